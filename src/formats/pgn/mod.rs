//! PGN, the text in which games are published and exchanged: games as values, [`read::read`] and
//! [`write::write`]. Opens no file; what a game's end means in the words of the tag `Termination`
//! is decided by the desk.
//!
//! The tokens are cut here and not by a crate: the usual reader drops a move that it does not
//! understand (`Ng1-f3`, `exd6e.p.`, all moves of engines) without a word and plays on, and an
//! arbiter must never be shown a game that was not played. Every text is kept or complained about.

mod tokens;
mod times;
pub mod read;
pub mod write;

use crate::core::board::position::{Position, PositionFault, Uci};
use crate::core::game::outcome::Score;
use crate::core::ids::Ply;
use crate::core::moment::Millis;
use crate::core::notation::san::NotationFault;

/// A file: its games, and everything in it that could not be taken as it stands.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct PgnFile {
    /// The games, in order; one that is damaged holds what came before the damage.
    pub games: Vec<PgnGame>,
    /// What is wrong; empty for a sound file.
    pub complaints: Vec<Complaint>,
}

/// One game.
#[derive(Debug, Clone, PartialEq)]
pub struct PgnGame {
    /// The tags as they stand in the file, the first of each name.
    pub tags: Vec<(String, String)>,
    /// The position that it begins from.
    pub start: Position,
    /// A comment before the first move.
    pub comment: Option<String>,
    /// The moves of the game itself; variations are left out.
    pub plies: Vec<PgnPly>,
    /// The result.
    pub result: PgnResult,
}

impl PgnGame {
    /// A game with no moves yet.
    #[must_use]
    pub const fn new(start: Position) -> Self {
        Self { tags: Vec::new(), start, comment: None, plies: Vec::new(), result: PgnResult::Open }
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag, in its old place if it is there already.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }
}

/// One move with what is written beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PgnPly {
    /// The move.
    pub uci: Uci,
    /// The move as PGN writes it, whatever stood in the file.
    pub san: String,
    /// The time left on the mover's clock after it (`%clk`).
    pub clk: Option<Millis>,
    /// The time spent on it (`%emt`).
    pub emt: Option<Millis>,
    /// Whether a draw was offered with it, `(=)`.
    pub draw_offer: bool,
    /// Numeric glyphs: 1 is `!`.
    pub nags: Vec<u16>,
    /// All comments behind it in one, without the times.
    pub comment: Option<String>,
}

impl PgnPly {
    /// A move with nothing beside it.
    #[must_use]
    pub const fn new(uci: Uci, san: String) -> Self {
        Self { uci, san, clk: None, emt: None, draw_offer: false, nags: Vec::new(), comment: None }
    }
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
    /// `*`: going on, adjourned, unknown, or lost by both, for which PGN has no sign.
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
            Some(Score::BothLose) | None => Self::Open,
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

/// Something in a file that could not be taken as it stands.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, game {game}: {fault}")]
pub struct Complaint {
    /// The game, from 1.
    pub game: usize,
    /// The half-move that it concerns, from 1, if it concerns one.
    pub ply: Option<Ply>,
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: PgnFault,
}

/// What can be wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PgnFault {
    /// The move is not one legal move; it and all after it were left out.
    #[error("{0}; the moves from here on were left out")]
    Move(NotationFault),
    /// A move was passed (`--`); it and all after it were left out.
    #[error("a move is passed with “--”; the moves from here on were left out")]
    NullMove,
    /// The start position cannot be played from; the moves were left out.
    #[error("the start position: {0}; the moves were left out")]
    Start(PositionFault),
    /// Another kind of chess; the moves were left out.
    #[error("the variant “{0}” is not played here; the moves were left out")]
    Variant(String),
    /// A line in brackets that is no tag; it was left out.
    #[error("“{0}” is not a tag; it should read [Name \"value\"]")]
    Tag(String),
    /// A tag stands twice with different values; the first counts.
    #[error("the tag {0} stands twice; the first counts")]
    TagTwice(String),
    /// A comment has no end; it was ended before the next game.
    #[error("a comment is not closed with “}}”")]
    CommentOpen,
    /// A variation has no end or no beginning.
    #[error("the brackets round a variation do not match")]
    Brackets,
    /// The time cannot be read; it was left in the comment.
    #[error("“{0}” is not a time; expected h:mm:ss")]
    Time(String),
    /// The result of the tag and the one after the moves differ; the latter counts.
    #[error("the result is {tag} in the tag but {end} after the moves; the latter counts")]
    TwoResults {
        /// In the tag.
        tag: String,
        /// After the moves.
        end: &'static str,
    },
    /// There is no result after the moves: the file may have been cut.
    #[error("no result stands after the moves: the file may be cut short")]
    NoEnd,
    /// The bytes are not UTF-8; they were taken for ISO 8859-1, as the PGN standard has it.
    #[error("not UTF-8; read as ISO 8859-1")]
    NotUtf8,
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
