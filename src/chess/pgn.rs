//! PGN, the standard text format for chess games: games as values, [`read::games`] and
//! [`write::write`]. Opens no file; the desk decides what the end of a game means in the tag
//! `Termination`.
//!
//! The lexer is our own and not that of the crate `pgn-reader`, which silently drops what it does
//! not understand (`Ng1-f3`, `e:d5`, `++`, all moves of engines) and plays on, and takes a Dutch
//! knight `Pf3` for a pawn: an arbiter must never be shown a game that was not played. That crate
//! is the yardstick of the benchmark instead. Every text is kept or reported, most often both: what
//! was not understood stays in the value and is written back unchanged.
//!
//! `source` decodes bytes of any encoding, `tokens` is the lexer, `read` builds games, one at a
//! time, so that a file of any size needs the memory of one game.

pub mod signal;
pub mod fault;
mod source;
mod tokens;
mod times;
pub mod read;
pub mod write;

use crate::board::position::{Move, Position, Uci};
use crate::moment::Millis;
use crate::notation::san;
use crate::result::Score;

/// One game.
#[derive(Debug, Clone, PartialEq)]
pub struct PgnGame {
    /// The tags as they stand in the file; of two with one name the first counts.
    pub tags: Vec<(String, String)>,
    /// Lines among the tags that are none: `%` lines, which the standard leaves to programs, and
    /// damaged tags. Written behind the tags, unchanged.
    pub kept: Vec<String>,
    /// The position that it begins from.
    pub start: Position,
    /// The moves.
    pub line: Variation,
    /// The result.
    pub result: PgnResult,
}

/// A series of moves: the game's own, or a variation.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Variation {
    /// What stands before the first move.
    pub notes: Vec<Note>,
    /// The moves.
    pub plies: Vec<PgnPly>,
    /// The words from the first one on that could not be read as a move; empty in a sound line.
    pub unread: Vec<String>,
}

/// What may stand beside a move, in the order in which it stands there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// A numeric glyph: 1 is `!`.
    Nag(u16),
    /// A comment, without the times and with single blanks. Commands that are not understood
    /// (`[%eval 0.3]`) stay in it.
    Comment(String),
    /// Moves played instead of the move that they stand behind.
    Variation(Variation),
    /// A word that is not understood, as it stands.
    Stray(String),
}

/// One move with what is written beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PgnPly {
    /// The move; nothing where the player passes (`--`), as analyses do.
    pub played: Option<Move>,
    /// The time left on the mover's clock after it (`%clk`).
    pub clk: Option<Millis>,
    /// The time spent on it (`%emt`).
    pub emt: Option<Millis>,
    /// The time spent on the game so far (`%egt`).
    pub egt: Option<Millis>,
    /// Whether a draw was offered with it, `(=)`.
    pub draw_offer: bool,
    /// Glyphs, comments and variations.
    pub notes: Vec<Note>,
}

impl PgnPly {
    /// A move with nothing beside it.
    #[must_use]
    pub const fn new(played: Option<Move>) -> Self {
        Self { played, clk: None, emt: None, egt: None, draw_offer: false, notes: Vec::new() }
    }

    /// Its numeric glyphs.
    pub fn nags(&self) -> impl Iterator<Item = u16> {
        self.notes
            .iter()
            .filter_map(|note| if let Note::Nag(nag) = note { Some(*nag) } else { None })
    }

    /// Its comments in one, a blank between them.
    #[must_use]
    pub fn comment(&self) -> Option<String> {
        comment_of(&self.notes)
    }

    /// What was played instead.
    pub fn variations(&self) -> impl Iterator<Item = &Variation> {
        self.notes
            .iter()
            .filter_map(|note| if let Note::Variation(line) = note { Some(line) } else { None })
    }
}

fn comment_of(notes: &[Note]) -> Option<String> {
    let texts: Vec<&str> = notes
        .iter()
        .filter_map(|note| if let Note::Comment(text) = note { Some(text.as_str()) } else { None })
        .collect();
    (!texts.is_empty()).then(|| texts.join(" "))
}

impl PgnGame {
    /// A game with no moves yet.
    #[must_use]
    pub const fn new(start: Position) -> Self {
        let line = Variation { notes: Vec::new(), plies: Vec::new(), unread: Vec::new() };
        Self { tags: Vec::new(), kept: Vec::new(), start, line, result: PgnResult::Open }
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        tag_of(&self.tags, name)
    }

    /// Sets a tag, in its old place if it is there already.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }

    /// The moves of the game itself, without variations.
    #[must_use]
    pub fn plies(&self) -> &[PgnPly] {
        &self.line.plies
    }

    /// The comment before the first move.
    #[must_use]
    pub fn comment(&self) -> Option<String> {
        comment_of(&self.line.notes)
    }

    /// The moves of the game that can be played on a board, each with the position before it; it
    /// ends where a player passes.
    pub fn played(&self) -> impl Iterator<Item = (Position, Move, &PgnPly)> {
        let mut position = self.start.clone();
        self.line.plies.iter().map_while(move |ply| {
            let played = ply.played?;
            let before = position.clone();
            position.play(played);
            Some((before, played, ply))
        })
    }

    /// The moves as the engines' protocol writes them, to the first pass.
    #[must_use]
    pub fn ucis(&self) -> Vec<Uci> {
        self.played().map(|(before, played, _)| before.uci(played)).collect()
    }

    /// The moves as PGN writes them, to the first pass.
    #[must_use]
    pub fn sans(&self) -> Vec<String> {
        self.played().map(|(before, played, _)| san::san(&before, played)).collect()
    }
}

fn tag_of<'a>(tags: &'a [(String, String)], name: &str) -> Option<&'a str> {
    tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
}

/// A comment as it is written: one that holds a brace needs a line for itself.
#[must_use]
pub fn quoted(comment: &str) -> String {
    if comment.contains(['{', '}']) { format!(";{comment}") } else { format!("{{{comment}}}") }
}

/// The result as PGN writes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PgnResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: going on, adjourned, unknown, or 0-0, ½-0 and 0-½, for which PGN has no sign.
    Open,
}

impl PgnResult {
    /// The result of an ended game; open while there is no score.
    #[must_use]
    pub const fn of(score: Option<Score>) -> Self {
        match score {
            Some(Score::WhiteWins) => Self::WhiteWins,
            Some(Score::BlackWins) => Self::BlackWins,
            Some(Score::Draw) => Self::Draw,
            Some(Score::BothLose | Score::HalfForWhite | Score::HalfForBlack) | None => Self::Open,
        }
    }

    /// As it is written.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// The result with a text; dashes of every length and `½` are understood.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        if !text.starts_with(['0', '1', '½', '*']) {
            return None;
        }
        let plain = text.replace(['–', '—', '−'], "-").replace('½', "1/2");
        match plain.as_str() {
            "1-0" => Some(Self::WhiteWins),
            "0-1" => Some(Self::BlackWins),
            "1/2-1/2" | "1/2" => Some(Self::Draw),
            "*" => Some(Self::Open),
            _ => None,
        }
    }
}

/// The words of the tag `Termination` (PGN standard, 9.8.1).
pub mod termination {
    /// The game was given up before its end.
    pub const ABANDONED: &str = "abandoned";
    /// A third party decided.
    pub const ADJUDICATION: &str = "adjudication";
    /// A player died.
    pub const DEATH: &str = "death";
    /// Something unforeseen ended the game.
    pub const EMERGENCY: &str = "emergency";
    /// Mate, resignation, or a draw by the Laws.
    pub const NORMAL: &str = "normal";
    /// Forfeited for breaking the Laws.
    pub const RULES_INFRACTION: &str = "rules infraction";
    /// Lost on time.
    pub const TIME_FORFEIT: &str = "time forfeit";
    /// Not ended yet, or adjourned.
    pub const UNTERMINATED: &str = "unterminated";
}

#[cfg(test)]
mod tests;
