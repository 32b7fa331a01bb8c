//! Game scores in braille, for embossing or a braille display: [`write::write`] and [`read::read`].
//! The spelling of moves and texts is in `core::notation::braille`; lines and pages are laid out
//! here.
//!
//! First come the tags, one per line with the value after a colon, then an empty line, then the
//! moves: one pair per line after its number, with Black's move on the next line, indented by two
//! cells, where the line is too short; comments are on lines of their own, indented by four; the
//! result is at the end. A word longer than a line is broken after dot 5.

use jadoube_message::Message;

pub mod read;
pub mod write;

use crate::board::position::{Move, Position, PositionFault, Uci};
use crate::notation::braille::Code;
use crate::notation::reading::{NotationFault, raw};
use crate::pgn::PgnResult;
use crate::ply::Ply;

/// Cells before what is left of a line.
pub const CONTINUED: usize = 2;
/// Cells before a comment.
pub const COMMENT: usize = 4;
/// Dot 5, behind which a word goes on in the next line.
const BROKEN: char = '⠐';
/// The glyphs that are written behind a move, with their numbers in PGN.
const GLYPHS: [(u16, &str); 6] = [(1, "!"), (2, "?"), (3, "!!"), (4, "??"), (5, "!?"), (6, "?!")];
/// A draw offer with a move.
const DRAW_OFFER: &str = "(=)";

/// Tags by their names in PGN, and as German readers know them. What the German code writes comes
/// back without its capitals.
const TAGS: [(&str, &str); 16] = [
    ("Event", "Turnier"),
    ("Site", "Ort"),
    ("Date", "Datum"),
    ("Round", "Runde"),
    ("White", "Weiß"),
    ("Black", "Schwarz"),
    ("Result", "Ergebnis"),
    ("WhiteElo", "EloWeiß"),
    ("BlackElo", "EloSchwarz"),
    ("WhiteTitle", "TitelWeiß"),
    ("BlackTitle", "TitelSchwarz"),
    ("ECO", "ECO"),
    ("TimeControl", "Bedenkzeit"),
    ("Termination", "Ende"),
    ("Variant", "Variante"),
    ("FEN", "FEN"),
];

/// A tag as it is called in a code.
fn tag_name(name: &str, code: Code) -> &str {
    let german = TAGS.iter().filter(|_| code == Code::German);
    german.into_iter().find(|(own, _)| *own == name).map_or(name, |(_, german)| german)
}

/// The tag that a name means: the English ones are read in every code.
fn tag_named(name: &str) -> &str {
    let small = name.to_lowercase();
    let meant = |(own, german): &&(&str, &str)| {
        own.to_lowercase() == small || german.to_lowercase() == small
    };
    TAGS.iter().find(meant).map_or(name, |(own, _)| own)
}

/// A game as a score for reading tells it.
#[derive(Debug, Clone, PartialEq)]
pub struct Score {
    /// Names and values above the moves: `White`, `Ada`. The start position is not among them.
    pub tags: Vec<(String, String)>,
    /// The position that it begins from.
    pub start: Position,
    /// A comment before the first move.
    pub comment: Option<String>,
    /// The moves.
    pub moves: Vec<AnnotatedMove>,
    /// The result.
    pub result: PgnResult,
}

impl Score {
    /// A score without moves.
    #[must_use]
    pub const fn new(start: Position) -> Self {
        let result = PgnResult::Open;
        Self { tags: Vec::new(), start, comment: None, moves: Vec::new(), result }
    }
}

/// A move and what is written beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnnotatedMove {
    /// The move.
    pub played: Move,
    /// Numeric glyphs of PGN: 1 is `!`.
    pub nags: Vec<u16>,
    /// Whether a draw was offered with it.
    pub draw_offer: bool,
    /// The comment behind it.
    pub comment: Option<String>,
}

impl AnnotatedMove {
    /// A move with nothing beside it.
    #[must_use]
    pub const fn new(played: Move) -> Self {
        Self { played, nags: Vec::new(), draw_offer: false, comment: None }
    }
}

/// In which characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Script {
    /// Unicode patterns, lines ended as usual in text.
    Unicode,
    /// North American ASCII braille (BRF), which embossers take: lines ended with CR LF, each page
    /// with a form feed.
    Brf,
}

/// How a score is laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    /// The code.
    pub code: Code,
    /// The characters.
    pub script: Script,
    /// Cells in a line; fewer than 12 count as 12.
    pub cells: usize,
    /// Lines on a page, if there are pages.
    pub lines: Option<usize>,
}

impl Layout {
    /// For embossers: pages of 25 lines of 40 cells.
    #[must_use]
    pub const fn brf(code: Code) -> Self {
        Self { code, script: Script::Brf, cells: 40, lines: Some(25) }
    }

    /// For reading: lines of 40 cells.
    #[must_use]
    pub const fn unicode(code: Code) -> Self {
        Self { code, script: Script::Unicode, cells: 40, lines: None }
    }
}

/// A score in braille could not be read to its end.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "convert-braille", error)]
pub enum BrailleFault {
    /// Cells without meaning in the code.
    Cells {
        /// The line, from 1.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// A line above the moves is no tag.
    Tag {
        /// The line, from 1.
        line: usize,
        /// What stands there, in print.
        text: String,
    },
    /// The start position cannot be played from.
    Start(PositionFault),
    /// A move number is not that of the next move.
    Number {
        /// The line, from 1.
        line: usize,
        /// As it stands.
        found: String,
        /// The number of the next move.
        expected: u32,
    },
    /// A move cannot be understood.
    Move {
        /// The line, from 1.
        line: usize,
        /// The half-move, from 1.
        #[message(with = Ply::number)]
        ply: Ply,
        /// What is wrong.
        fault: NotationFault,
    },
    /// Several games can be meant, and they part here.
    Several {
        /// The half-move, from 1.
        #[message(with = Ply::number)]
        ply: Ply,
        /// What it can be.
        #[message(with = raw)]
        moves: Vec<Uci>,
    },
    /// A draw offer, glyph or comment stands where no move is.
    NoMove {
        /// The line, from 1.
        line: usize,
        /// What stands there, in print.
        text: String,
    },
}

#[cfg(test)]
mod tests;
