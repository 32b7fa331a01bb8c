//! A braille score made into a game. What can be two moves is decided by the moves behind it; a
//! score that fits two games is not read as either.

use std::borrow::Cow;

use crate::core::board::position::{Form, Move, Position};
use crate::core::ids::Ply;
use crate::core::notation::braille::{self, Code};
use crate::core::notation::place::Place;
use crate::formats::braille::{BROKEN, BrailleFault, COMMENT, DRAW_OFFER, GLYPHS, Score, Written};
use crate::formats::pgn::PgnResult;

/// Games kept side by side while moves are open.
const GAMES_MAX: usize = 64;

/// Tags whose capitals the German code does not keep.
const TAGS: [&str; 16] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "ECO",
    "TimeControl",
    "Termination",
    "Variant",
    "FEN",
];

/// Reads a score in Unicode patterns or ASCII braille; pages and line ends of every kind are
/// understood. Without a result the game is open.
///
/// # Errors
/// [`BrailleFault`] with the line; nothing is left out of a game that is read.
pub fn read(text: &str, code: Code) -> Result<Score, BrailleFault> {
    read_from(text, code, 1)
}

/// Reads a score like [`read`] that begins with a line of its file.
///
/// # Errors
/// [`BrailleFault`] with the line of the file.
pub fn read_from(text: &str, code: Code, first: usize) -> Result<Score, BrailleFault> {
    let text = without_pages(text);
    let (mut tags, parts) = parts(&text, code, first)?;
    let start = start(&mut tags)?;
    let mut score = Score::new(start.clone());
    score.tags = tags;
    let games = vec![(Place::beginning(start), Vec::new())];
    let mut reading = Reading { code, score, besides: Vec::new(), games };
    let mut printed = String::new();
    for part in parts {
        match part {
            Part::Comment(line, text) => reading.comment(print(line, &text, code)?),
            Part::Word(line, word) => {
                printed.clear();
                braille::read_word_to(word, code, &mut printed)
                    .ok_or_else(|| BrailleFault::Cells { line, text: word.to_owned() })?;
                reading.word(line, word, &printed)?;
            }
        }
    }
    reading.finish()
}

/// Whether a line is a tag, as they stand above the moves: a name, a colon and a value.
#[must_use]
pub fn is_tag(line: &str, code: Code) -> bool {
    let line = without_pages(line);
    let name = braille::read_text(line.trim(), code)
        .and_then(|text| text.split_once(':').map(|(name, _)| name.to_owned()));
    !line.starts_with(' ')
        && name.is_some_and(|name| {
            !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_')
        })
}

/// Whether a line among the moves is the last of its game: a result stands at its end.
#[must_use]
pub fn is_last(line: &str, code: Code) -> bool {
    let bare = line.trim_end_matches([' ', '\r', '\n', '\u{c}', '\u{2800}']);
    let last = bare.rsplit([' ', '\u{2800}', '\u{c}', '\u{feff}']).next().unwrap_or_default();
    if !braille::may_be_result(last) {
        return false;
    }
    let line = without_pages(line);
    let indent = line.chars().take_while(|c| *c == ' ').count();
    let word = line.trim_end().rsplit(' ').next().unwrap_or_default();
    indent < COMMENT
        && braille::read_word(word, code).is_some_and(|text| PgnResult::from_text(&text).is_some())
}

/// Without the ends of pages, and with plain blanks.
fn without_pages(text: &str) -> Cow<'_, str> {
    // A search for matches is much faster here than `contains`.
    let has = |c: char| text.matches(c).next().is_some();
    if !has('\u{c}') && !has('\u{feff}') && !has('\u{2800}') {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.replace(['\u{c}', '\u{feff}'], "").replace('\u{2800}', " "))
}

/// Among the moves, with its line.
enum Part<'a> {
    /// A word in braille.
    Word(usize, &'a str),
    /// A comment in braille, its lines put together.
    Comment(usize, String),
}

type Tags = Vec<(String, String)>;

/// The lines put together again: tags, words and comments.
fn parts(text: &str, code: Code, first: usize) -> Result<(Tags, Vec<Part<'_>>), BrailleFault> {
    let mut heading: Vec<(usize, String)> = Vec::new();
    let mut body: Vec<Part<'_>> = Vec::new();
    let mut in_heading = true;
    for (line, text) in (first..).zip(text.lines()) {
        let indent = text.bytes().take_while(|c| *c == b' ').count();
        let words = text.trim();
        if words.is_empty() {
            in_heading = false;
        } else if in_heading {
            match heading.last_mut().filter(|_| indent > 0) {
                Some((_, tag)) => go_on(tag, words),
                None => heading.push((line, words.to_owned())),
            }
        } else if indent >= COMMENT {
            match body.last_mut() {
                Some(Part::Comment(_, comment)) => go_on(comment, words),
                _ => body.push(Part::Comment(line, words.to_owned())),
            }
        } else {
            let words = words.split(' ').filter(|word| !word.is_empty());
            body.extend(words.map(|word| Part::Word(line, word)));
        }
    }
    let mut tags = Vec::new();
    for (line, tag) in heading {
        let tag = print(line, &tag, code)?;
        let Some((name, value)) = tag.split_once(':') else {
            return Err(BrailleFault::Tag { line, text: tag });
        };
        let known = TAGS.iter().find(|known| known.eq_ignore_ascii_case(name));
        tags.push((known.map_or(name, |known| known).to_owned(), value.trim().to_owned()));
    }
    Ok((tags, body))
}

/// The print of a text.
fn print(line: usize, text: &str, code: Code) -> Result<String, BrailleFault> {
    let cells = || BrailleFault::Cells { line, text: text.to_owned() };
    braille::read_text(text, code).ok_or_else(cells)
}

/// Takes the start position out of the tags.
fn start(tags: &mut Tags) -> Result<Position, BrailleFault> {
    let mut take = |name: &str| {
        let at = tags.iter().position(|(known, _)| known == name)?;
        Some(tags.remove(at).1)
    };
    let form = match take("Variant") {
        Some(variant) if variant.contains("960") => Form::Chess960,
        _ => Form::Standard,
    };
    let Some(fen) = take("FEN") else { return Ok(Position::start()) };
    Position::from_fen(&fen, form).map_err(BrailleFault::Start)
}

/// What is written beside a move: glyphs, a draw offer, a comment.
type Beside = (Vec<u16>, bool, Option<String>);

/// Joins a line to the one before, without a blank where a word was broken.
fn go_on(before: &mut String, words: &str) {
    // In ASCII dot 5 is the quotation mark.
    match before.strip_suffix([BROKEN, '"']) {
        Some(whole) => *before = whole.to_owned() + words,
        None => {
            before.push(' ');
            before.push_str(words);
        }
    }
}

struct Reading {
    code: Code,
    score: Score,
    /// What is written beside the moves so far.
    besides: Vec<Beside>,
    /// The games that the words can mean so far.
    games: Vec<(Place, Vec<Move>)>,
}

impl Reading {
    fn comment(&mut self, text: String) {
        match self.besides.last_mut() {
            Some((.., comment)) => *comment = Some(text),
            None => self.score.comment = Some(text),
        }
    }

    /// A word, in braille and in print.
    fn word(&mut self, line: usize, word: &str, print: &str) -> Result<(), BrailleFault> {
        let number = print.trim_end_matches('.');
        if print.starts_with(|c: char| c.is_ascii_lowercase()) {
            self.read_move(line, word, print)
        } else if is_number(number) {
            let expected =
                self.games.first().map_or(1, |(place, _)| place.position().move_number());
            if number.parse() == Ok(expected) {
                return Ok(());
            }
            Err(BrailleFault::Number { line, found: number.to_owned(), expected })
        } else if let Some(result) = PgnResult::from_text(print) {
            self.score.result = result;
            Ok(())
        } else if print == DRAW_OFFER {
            let fault = BrailleFault::NoMove { line, text: print.to_owned() };
            self.besides.last_mut().map(|(_, offer, _)| *offer = true).ok_or(fault)
        } else {
            self.read_move(line, word, print)
        }
    }

    fn read_move(&mut self, line: usize, word: &str, print: &str) -> Result<(), BrailleFault> {
        if let [(place, moves)] = self.games.as_mut_slice()
            && let Some(only) = braille::read_only(place.position(), word, print, self.code)
        {
            moves.push(only);
            place.play(only);
            self.beside(print);
            return Ok(());
        }
        let mut games = Vec::new();
        let mut first_fault = None;
        for (place, moves) in &self.games {
            match braille::read_printed(place.position(), word, print, self.code) {
                Ok(reading) => games.extend(reading.moves.into_iter().map(|m| {
                    let moves: Vec<Move> = moves.iter().copied().chain([m]).collect();
                    (place.after(m), moves)
                })),
                Err(fault) => {
                    first_fault.get_or_insert(fault);
                }
            }
        }
        let ply = Ply(u16::try_from(self.besides.len() + 1).unwrap_or(u16::MAX));
        match first_fault.filter(|_| games.is_empty()) {
            Some(fault) => return Err(BrailleFault::Move { line, ply, fault }),
            None if games.len() > GAMES_MAX => return Err(several(&self.score.start, &games)),
            None => self.games = games,
        }
        self.beside(print);
        Ok(())
    }

    /// Keeps the glyph behind a move; which move it is, is known at the end.
    fn beside(&mut self, print: &str) {
        if !print.ends_with(['!', '?']) {
            return self.besides.push((Vec::new(), false, None));
        }
        let glyph = print.trim_start_matches(|c| !matches!(c, '!' | '?'));
        let nag = GLYPHS.iter().find(|(_, own)| *own == glyph).map(|(nag, _)| *nag);
        self.besides.push((Vec::from_iter(nag), false, None));
    }

    fn finish(mut self) -> Result<Score, BrailleFault> {
        if self.games.len() > 1 {
            return Err(several(&self.score.start, &self.games));
        }
        let moves = self.games.pop().map(|(_, moves)| moves).unwrap_or_default();
        let written = |(played, (nags, draw_offer, comment)): (Move, Beside)| Written {
            played,
            nags,
            draw_offer,
            comment,
        };
        self.score.moves = moves.into_iter().zip(self.besides).map(written).collect();
        Ok(self.score)
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit())
}

/// Where games part.
fn several(start: &Position, games: &[(Place, Vec<Move>)]) -> BrailleFault {
    let mut position = start.clone();
    let longest = games.iter().map(|(_, moves)| moves.len()).max().unwrap_or_default();
    for nth in 0..longest {
        let mut moves: Vec<Move> =
            games.iter().filter_map(|(_, moves)| moves.get(nth).copied()).collect();
        moves.dedup();
        if let [m] = *moves.as_slice() {
            position.play(m);
            continue;
        }
        let ply = Ply(u16::try_from(nth + 1).unwrap_or(u16::MAX));
        let mut moves: Vec<_> = moves.into_iter().map(|m| position.uci(m)).collect();
        moves.sort();
        moves.dedup();
        return BrailleFault::Several { ply, moves };
    }
    BrailleFault::Several { ply: Ply(0), moves: Vec::new() }
}
