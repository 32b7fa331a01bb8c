//! What is known of the final position: all of a position, or only where the pieces stand, as on an
//! electronic board, on a photograph, in a diagram.

use std::fmt;
use std::str::FromStr;

use crate::board::draft::{Draft, DraftFault};
use crate::board::placement::{NotAPlacement, Placement};
use crate::board::position::{Position, Variant};
use crate::side::Side;
use jadoube_message::Message;

/// The position on the board at the end, as far as it is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EndPosition {
    /// All of it: who is on move, who may still castle, and counters, which are used when they can
    /// be true.
    Whole(Position),
    /// Where the pieces stand, and who is on move if that is known. Nobody sees from the pieces who
    /// may still castle, nor how many moves were made.
    Placed(Placement, Option<Side>),
}

/// A text or a draft that tells no final position.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "cli", error)]
pub enum NotAnEnd {
    /// The text does not begin with ranks.
    #[message(transparent, from)]
    Placement(NotAPlacement),
    /// No game can have come to it.
    #[message(transparent, from)]
    Lack(DraftFault),
}

impl EndPosition {
    /// What a draft tells: all of a position where it says who is on move and who may castle.
    ///
    /// # Errors
    /// [`DraftFault`]: why no game can have come to it.
    pub fn of(draft: &Draft) -> Result<Self, DraftFault> {
        let position = draft.position()?;
        Ok(match draft.turn() {
            Some(_) if draft.tells_castling() => Self::Whole(position),
            turn => Self::Placed(*draft.placement(), turn),
        })
    }

    /// The draft that tells it.
    #[must_use]
    pub fn draft(&self, form: Variant) -> Draft {
        match self {
            Self::Whole(position) => Draft::of(position),
            Self::Placed(placement, turn) => Draft::arranged(*placement, *turn, form),
        }
    }
}

/// A FEN of usual chess, or as much of it as is known: the ranks alone, or with who is on move. From
/// the field of castling on it is taken at its word: `-` says that nobody may castle.
impl FromStr for EndPosition {
    type Err = NotAnEnd;

    fn from_str(text: &str) -> Result<Self, NotAnEnd> {
        Ok(Self::of(&Draft::read(text, Variant::Standard)?)?)
    }
}

/// A FEN as far as it is known.
impl fmt::Display for EndPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole(position) => f.write_str(&position.fen()),
            Self::Placed(..) => f.write_str(&self.draft(Variant::Standard).fen()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_much_of_a_fen_as_is_written_is_known() {
        for (text, told) in [
            ("r3k2r/8/8/8/8/8/8/R3K2R b Kq - 3 41", Ok("r3k2r/8/8/8/8/8/8/R3K2R b Kq - 3 41")),
            ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", Ok("4k3/8/8/8/8/8/8/4K2R w - - 0 1")),
            ("4k3/8/8/8/8/8/8/4K2R w K", Ok("4k3/8/8/8/8/8/8/4K2R w K - 0 1")),
            // What cannot be is left out.
            ("4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1", Ok("4k3/8/8/8/8/8/8/4K2R w K - 0 1")),
            (" 4k3/8/8/8/8/8/8/4K2R b ", Ok("4k3/8/8/8/8/8/8/4K2R b")),
            ("4k3/8/8/8/8/8/8/4K2R", Ok("4k3/8/8/8/8/8/8/4K2R")),
            // Only Black can be on move.
            ("4k3/8/8/8/8/8/8/K3R3", Ok("4k3/8/8/8/8/8/8/K3R3")),
            ("4k3/8/8/8/8/8/8/K3R3 w", Err(NotAnEnd::Lack(DraftFault::Check(Side::Black)))),
            ("4k3/4R3/8/8/8/8/4r3/4K3", Err(NotAnEnd::Lack(DraftFault::Check(Side::White)))),
            ("4k3/8/8/8/8/8/8/8", Err(NotAnEnd::Lack(DraftFault::King(Side::White)))),
            ("4k3/8/8/8/8/8/8/4K2P", Err(NotAnEnd::Lack(DraftFault::Pawn))),
        ] {
            let found = text.parse().map(|end: EndPosition| end.to_string());
            assert_eq!(found, told.map(str::to_owned), "{text}");
        }
        assert!(matches!("e4 e5".parse::<EndPosition>(), Err(NotAnEnd::Placement(_))));
    }
}
