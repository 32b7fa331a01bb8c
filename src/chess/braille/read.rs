//! A braille score made into a game. What can be two moves is decided by the moves behind it; a
//! score that fits two games is not read as either.

use std::borrow::Cow;

use crate::board::position::{Move, Position, Variant};
use crate::braille::{
    AnnotatedMove, BROKEN, BrailleFault, COMMENT, DRAW_OFFER, GLYPHS, Score, tag_named,
};
use crate::notation::braille::{self, Code};
use crate::pgn::PgnResult;
use crate::ply::Ply;

/// Games kept side by side while moves are open.
const GAMES_MAX: usize = 64;

/// Half-moves for which there is room at once.
const PLIES: usize = 128;

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
    let mut lines = (first..).zip(text.lines());
    let mut tags = tags(&mut lines, code)?;
    let start = start(&mut tags)?;
    let mut reading = Reading::new(code, start, tags);
    for (line, text) in lines {
        reading.line(line, text)?;
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
    let word = line.trim_end().rsplit(' ').next().unwrap_or_default();
    indent(&line) < COMMENT
        && braille::read_word(word, code).is_some_and(|text| PgnResult::from_text(&text).is_some())
}

/// The blanks before a line.
fn indent(line: &str) -> usize {
    line.bytes().take_while(|byte| *byte == b' ').count()
}

/// Without the ends of pages, and with plain blanks.
fn without_pages(text: &str) -> Cow<'_, str> {
    // The last bytes of U+000C, U+FEFF and U+2800; without a way out, for it is faster so.
    let may_be = |byte: u8| matches!(byte, 0x0c | 0xbf | 0x80);
    if !text.bytes().fold(false, |found, byte| found | may_be(byte)) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.replace(['\u{c}', '\u{feff}'], "").replace('\u{2800}', " "))
}

type Tags = Vec<(String, String)>;

/// The tags: the lines to the first empty one, which is taken as well, put together again.
fn tags<'a>(
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
    code: Code,
) -> Result<Tags, BrailleFault> {
    let mut heading: Vec<(usize, Cow<'a, str>)> = Vec::new();
    for (line, text) in lines {
        let words = text.trim();
        if words.is_empty() {
            break;
        }
        match heading.last_mut().filter(|_| indent(text) > 0) {
            Some((_, tag)) => go_on(tag.to_mut(), words),
            None => heading.push((line, Cow::Borrowed(words))),
        }
    }
    let tag = |(line, tag): (usize, Cow<'a, str>)| {
        let tag = print(line, &tag, code)?;
        let Some((name, value)) = tag.split_once(':') else {
            return Err(BrailleFault::Tag { line, text: tag });
        };
        Ok((tag_named(name).to_owned(), value.trim().to_owned()))
    };
    heading.into_iter().map(tag).collect()
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
        Some(variant) if variant.contains("960") => Variant::Chess960,
        _ => Variant::Standard,
    };
    let Some(fen) = take("FEN") else { return Ok(Position::start()) };
    Position::from_fen(&fen, form).map_err(BrailleFault::Start)
}

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

/// What is written beside a move.
#[derive(Default)]
struct Annotations {
    /// How many moves stand up to it.
    moves: usize,
    nags: Vec<u16>,
    draw_offer: bool,
    comment: Option<String>,
}

struct Reading {
    code: Code,
    score: Score,
    /// The games that the words can mean so far, all of as many moves.
    games: Vec<(Position, Vec<Move>)>,
    /// What is written beside some of the moves; which moves they are, is known at the end.
    besides: Vec<Annotations>,
    /// A comment in braille that may go on in the next line, with its first line.
    comment: Option<(usize, String)>,
    /// The print of the word at hand.
    print: String,
}

impl Reading {
    fn new(code: Code, start: Position, tags: Tags) -> Self {
        let games = vec![(start.clone(), Vec::with_capacity(PLIES))];
        let score = Score { tags, ..Score::new(start) };
        Self { code, score, games, besides: Vec::new(), comment: None, print: String::new() }
    }

    /// A line below the tags.
    fn line(&mut self, line: usize, text: &str) -> Result<(), BrailleFault> {
        let words = text.trim();
        if words.is_empty() {
            return Ok(());
        }
        if indent(text) >= COMMENT {
            match &mut self.comment {
                Some((_, comment)) => go_on(comment, words),
                None => self.comment = Some((line, words.to_owned())),
            }
            return Ok(());
        }
        self.end_comment()?;
        let mut print = std::mem::take(&mut self.print);
        for word in split(words) {
            print.clear();
            braille::read_word_to(word, self.code, &mut print)
                .ok_or_else(|| BrailleFault::Cells { line, text: word.to_owned() })?;
            self.word(line, word, &print)?;
        }
        self.print = print;
        Ok(())
    }

    /// Gives a comment to the last move, or to the game.
    fn end_comment(&mut self) -> Result<(), BrailleFault> {
        let Some((line, comment)) = self.comment.take() else { return Ok(()) };
        let comment = Some(print(line, &comment, self.code)?);
        match self.beside() {
            Some(beside) => beside.comment = comment,
            None => self.score.comment = comment,
        }
        Ok(())
    }

    /// What is beside the last move, if there is a move.
    fn beside(&mut self) -> Option<&mut Annotations> {
        let moves = self.moves();
        if moves > 0 && self.besides.last().is_none_or(|last| last.moves < moves) {
            self.besides.push(Annotations { moves, ..Annotations::default() });
        }
        self.besides.last_mut()
    }

    /// How many moves there are so far.
    fn moves(&self) -> usize {
        self.games.first().map_or(0, |(_, moves)| moves.len())
    }

    /// A word, in braille and in print.
    fn word(&mut self, line: usize, word: &str, print: &str) -> Result<(), BrailleFault> {
        let number = print.trim_end_matches('.');
        if print.starts_with(|c: char| c.is_ascii_alphabetic()) {
            self.read_move(line, word, print)
        } else if is_number(number) {
            let expected = self.games.first().map_or(1, |(position, _)| position.move_number());
            if number.parse() == Ok(expected) {
                return Ok(());
            }
            Err(BrailleFault::Number { line, found: number.to_owned(), expected })
        } else if let Some(result) = PgnResult::from_text(print) {
            self.score.result = result;
            Ok(())
        } else if print == DRAW_OFFER {
            let fault = BrailleFault::NoMove { line, text: print.to_owned() };
            self.beside().map(|beside| beside.draw_offer = true).ok_or(fault)
        } else {
            self.read_move(line, word, print)
        }
    }

    fn read_move(&mut self, line: usize, word: &str, print: &str) -> Result<(), BrailleFault> {
        if let [(position, moves)] = self.games.as_mut_slice()
            && let Some(only) = braille::play_plain(position, print, self.code)
        {
            moves.push(only);
        } else {
            self.part(line, word, print)?;
        }
        if print.ends_with(['!', '?']) {
            let glyph = print.trim_start_matches(|c| !matches!(c, '!' | '?'));
            let nag = GLYPHS.iter().find(|(_, own)| *own == glyph).map(|(nag, _)| *nag);
            if let Some(beside) = self.beside() {
                beside.nags.extend(nag);
            }
        }
        Ok(())
    }

    /// A move that can be several: each leads to a game of its own.
    fn part(&mut self, line: usize, word: &str, print: &str) -> Result<(), BrailleFault> {
        let ply = Ply(u16::try_from(self.moves() + 1).unwrap_or(u16::MAX));
        let (mut games, mut first_fault) = (Vec::new(), None);
        for (mut position, mut moves) in std::mem::take(&mut self.games) {
            if let Some(only) = braille::play_plain(&mut position, print, self.code) {
                moves.push(only);
                games.push((position, moves));
                continue;
            }
            match braille::read_printed(&position, word, print, self.code) {
                Ok(reading) => games.extend(reading.moves.into_iter().map(|m| {
                    let moves: Vec<Move> = moves.iter().copied().chain([m]).collect();
                    (position.after(m), moves)
                })),
                Err(fault) => {
                    first_fault.get_or_insert(fault);
                }
            }
        }
        match first_fault.filter(|_| games.is_empty()) {
            Some(fault) => Err(BrailleFault::Move { line, ply, fault }),
            None if games.len() > GAMES_MAX => Err(several(&self.score.start, &games)),
            None => {
                self.games = games;
                Ok(())
            }
        }
    }

    fn finish(mut self) -> Result<Score, BrailleFault> {
        self.end_comment()?;
        if self.games.len() > 1 {
            return Err(several(&self.score.start, &self.games));
        }
        let moves = self.games.pop().map(|(_, moves)| moves).unwrap_or_default();
        self.score.moves = moves.into_iter().map(AnnotatedMove::new).collect();
        for Annotations { moves, nags, draw_offer, comment } in self.besides {
            if let Some(written) = self.score.moves.get_mut(moves - 1) {
                *written = AnnotatedMove { played: written.played, nags, draw_offer, comment };
            }
        }
        Ok(self.score)
    }
}

/// The words of a line.
fn split(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = line;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(' ');
        let end = rest.bytes().position(|byte| byte == b' ').unwrap_or(rest.len());
        let (word, after) = rest.split_at_checked(end)?;
        rest = after;
        (!word.is_empty()).then_some(word)
    })
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit())
}

/// Where games part.
fn several(start: &Position, games: &[(Position, Vec<Move>)]) -> BrailleFault {
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
