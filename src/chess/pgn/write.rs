//! Games made into PGN text, in the standard's export format. Only legal moves are written as
//! moves; words that were not understood are written as they stood.

use crate::board::position::{IllegalMove, Position, Variant};
use crate::notation::san;
use crate::pgn::read::start::start;
use crate::pgn::times::{self, Precision};
use crate::pgn::{Note, PgnGame, PgnPly, PgnResult, Variation, quoted};
use crate::side::Side;

/// The tags that every game has, in this order, with what stands for an unknown value.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The tags that stand at the end, in this order; all others stand before them by the alphabet.
const LAST: [&str; 5] = ["TimeControl", "Termination", "Variant", "SetUp", "FEN"];

const COLUMNS: usize = 80;

/// The game in export format, times in whole seconds.
///
/// # Errors
/// [`IllegalMove`] when a move is not legal where it stands; such a game is not written.
pub fn write(game: &PgnGame) -> Result<String, IllegalMove> {
    write_times(game, Precision::Seconds)
}

/// The game in export format, times with their decimals.
///
/// # Errors
/// [`IllegalMove`] when a move is not legal where it stands; such a game is not written.
pub fn write_exact(game: &PgnGame) -> Result<String, IllegalMove> {
    write_times(game, Precision::Exact)
}

fn write_times(game: &PgnGame, precision: Precision) -> Result<String, IllegalMove> {
    let mut text = heading(game);
    for line in &game.kept {
        text.push_str(line);
        text.push('\n');
    }
    text.push('\n');
    let refused = start(&game.tags).is_err();
    let mut words = Movetext { words: Vec::new(), precision, refused };
    words.line(&game.line, &game.start)?;
    words.words.push(game.result.text().to_owned());
    text.push_str(&wrapped(&words.words));
    text.push('\n');
    Ok(text)
}

/// The lines of a game's tags as [`write()`] writes them.
#[must_use]
pub fn heading(game: &PgnGame) -> String {
    let tags = export_tags(game);
    tags.iter().map(|(name, value)| format!("[{name} \"{}\"]\n", escaped(value))).collect()
}

impl PgnGame {
    /// The game with its tags as [`write()`] writes them: all of the roster, in order, those of the
    /// start position as it is, `Result` as it is unless the tag says something else. A game in
    /// this form that is written and read again is the same value.
    #[must_use]
    pub fn in_export_form(&self) -> Self {
        let tags = export_tags(self);
        Self { tags, ..self.clone() }
    }
}

fn export_tags(game: &PgnGame) -> Vec<(String, String)> {
    let mut tags: Vec<(String, String)> =
        game.tags.iter().filter(|(name, _)| is_name(name)).cloned().collect();
    for (name, unknown) in ROSTER {
        match tags.iter_mut().find(|(known, _)| *known == name) {
            None => {
                let value = if name == "Result" { game.result.text() } else { unknown };
                tags.push((name.to_owned(), value.to_owned()));
            }
            // `½-½` becomes `1/2-1/2`; what contradicts the moves is for a person to decide.
            Some((_, value)) if name == "Result" => {
                if PgnResult::from_text(value) == Some(game.result) {
                    game.result.text().clone_into(value);
                }
            }
            Some(_) => {}
        }
    }
    // The tags of the file are right where they lead to the start, or to no start at all.
    let told = start(&tags);
    let right = match &told {
        Ok((told, _)) => *told == game.start,
        Err(_) => game.line.plies.is_empty(),
    };
    if !right {
        tags.retain(|(name, _)| !matches!(name.as_str(), "SetUp" | "FEN" | "Variant"));
        if game.start.form() == Variant::Chess960 {
            tags.push(("Variant".to_owned(), "Chess960".to_owned()));
        }
        if game.start != Position::start() {
            tags.push(("FEN".to_owned(), game.start.fen()));
        }
    }
    let has = |name: &str| tags.iter().any(|(known, _)| known == name);
    if has("FEN") && !has("SetUp") {
        tags.push(("SetUp".to_owned(), "1".to_owned()));
    }
    let place = |name: &str| {
        let first = ROSTER.iter().position(|(known, _)| *known == name);
        let last = LAST.iter().position(|known| *known == name);
        match (first, last) {
            (Some(place), _) => (0, place),
            (None, None) => (1, 0),
            (None, Some(place)) => (2, place),
        }
    };
    // Stable: of two tags with one name the first stays the first.
    tags.sort_by_cached_key(|(name, _)| (place(name), name.clone()));
    tags
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

fn escaped(value: &str) -> String {
    let printable = value.chars().map(|c| if matches!(c, '\n' | '\r') { ' ' } else { c });
    printable.collect::<String>().replace('\\', "\\\\").replace('"', "\\\"")
}

/// The words of the moves, between any two of which a line may end.
struct Movetext {
    words: Vec<String>,
    precision: Precision,
    /// Whether the words of the file were never read, because of its start position.
    refused: bool,
}

impl Movetext {
    /// A line with all that stands in it; `start` is the position that it begins from.
    fn line(&mut self, line: &Variation, start: &Position) -> Result<(), IllegalMove> {
        let mut position = start.clone();
        let mut number_needed = true;
        for note in &line.notes {
            self.note(note, start)?;
        }
        for ply in &line.plies {
            self.number(&position, number_needed);
            let before = position.clone();
            match ply.played {
                Some(played) => {
                    self.words.push(san::san(&before, played));
                    if !position.play(played) {
                        return Err(IllegalMove(before.uci(played)));
                    }
                }
                None => {
                    self.words.push("--".to_owned());
                    position = position.passed().unwrap_or(position);
                }
            }
            number_needed = self.beside(ply, &before)?;
        }
        if let Some(first) = line.unread.first() {
            if !first.starts_with(|c: char| c.is_ascii_digit()) && !self.refused {
                self.number(&position, number_needed);
            }
            for word in &line.unread {
                self.written(word);
            }
        }
        Ok(())
    }

    fn number(&mut self, position: &Position, needed: bool) {
        let number = position.move_number();
        match position.turn() {
            Side::White => self.words.push(format!("{number}.")),
            Side::Black if needed => self.words.push(format!("{number}...")),
            Side::Black => {}
        }
    }

    /// What stands beside a move; says whether the next move needs its number.
    fn beside(&mut self, ply: &PgnPly, before: &Position) -> Result<bool, IllegalMove> {
        let mut times = commands(ply, self.precision);
        let mut between = !times.is_empty();
        for note in &ply.notes {
            match note {
                Note::Nag(_) => {}
                Note::Comment(text) if !text.contains(['{', '}']) => {
                    between = true;
                    let joined = [std::mem::take(&mut times), text.clone()];
                    self.written(&quoted(joined.join(" ").trim_start()));
                    continue;
                }
                _ => {
                    between = true;
                    self.times(&std::mem::take(&mut times));
                }
            }
            self.note(note, before)?;
        }
        self.times(&times);
        Ok(between)
    }

    fn times(&mut self, times: &str) {
        if !times.is_empty() {
            self.written(&quoted(times));
        }
    }

    fn note(&mut self, note: &Note, before: &Position) -> Result<(), IllegalMove> {
        match note {
            Note::Nag(nag) => self.words.push(format!("${nag}")),
            Note::Comment(text) => self.written(&quoted(text)),
            Note::Stray(word) => self.written(word),
            Note::Variation(line) => {
                // The brackets stand close, as the standard has them, where that is possible.
                let open = self.words.len();
                self.words.push("(".to_owned());
                self.line(line, before)?;
                let follows = self.words.get(open + 1).filter(|word| !word.starts_with([';', '[']));
                if let Some(follows) = follows {
                    let first = format!("({follows}");
                    self.words.splice(open..open + 2, [first]);
                }
                match self.words.last_mut().filter(|word| !word.ends_with('\n')) {
                    Some(last) => last.push(')'),
                    None => self.words.push(")".to_owned()),
                }
            }
        }
        Ok(())
    }

    /// A text as it stands, except that lines may end at its blanks. A command and its operand
    /// stay on one line, for not every reader joins them again; and no line begins like a tag or
    /// an escape. A comment to the end of its line stays whole, with that end.
    fn written(&mut self, text: &str) {
        if text.starts_with(';') {
            self.words.push(format!("{text}\n"));
            return;
        }
        let first = self.words.len();
        let parts = if text.starts_with('[') { vec![text] } else { text.split(' ').collect() };
        for word in parts {
            let words = self.words.len();
            match self.words.last_mut().filter(|last| !last.ends_with('\n')) {
                Some(last) if word.starts_with(['[', '%']) => {
                    last.push(' ');
                    last.push_str(word);
                }
                Some(last) if words > first && is_open_command(last) => {
                    last.push(' ');
                    last.push_str(word);
                }
                _ => self.words.push(word.to_owned()),
            }
        }
    }
}

/// The times and the offer of a move as they stand in a comment.
fn commands(ply: &PgnPly, precision: Precision) -> String {
    let left = ply.clk.map(|time| format!("[%clk {}]", times::write(time, precision)));
    let mut parts: Vec<String> = left.into_iter().collect();
    for (name, time) in [("emt", ply.emt), ("egt", ply.egt)] {
        let passed = time.map(|time| times::write_passed(time, precision));
        parts.extend(passed.map(|time| format!("[%{name} {time}]")));
    }
    if ply.draw_offer {
        parts.push("(=)".to_owned());
    }
    parts.join(" ")
}

fn is_open_command(text: &str) -> bool {
    text.rfind("[%").is_some_and(|at| !text.get(at..).unwrap_or_default().contains(']'))
}

/// The words in lines of less than 80 characters; a comment to the end of its line has its own.
fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        let alone = word.ends_with('\n');
        if column > 0 {
            let breaks = alone || column + 1 + width >= COLUMNS;
            text.push(if breaks { '\n' } else { ' ' });
            column = if breaks { 0 } else { column + 1 };
        }
        text.push_str(word);
        column = if alone { 0 } else { column + width };
    }
    text.push('\n');
    text
}
