//! A board the wrong way round: turned, or with the pieces of one colour where those of the other
//! belong. That is one thing to say and one to do, not a step for every piece.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use jadoube_chess::board::piece::Piece;
use jadoube_chess::board::placement::Placement;

/// How a board is the wrong way round. What is done twice is undone.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(keys)]
pub enum Reversal {
    /// The board is turned round: what should stand on a1 stands on h8.
    TurnedRound,
    /// Every piece has the colour of the other side.
    ColoursExchanged,
    /// Both: the players sit at the wrong ends.
    TurnedAndExchanged,
}

/// A board on which fewer squares are wrong is told piece by piece.
const MANY: usize = 8;

impl Reversal {
    /// All of them.
    pub const ALL: [Self; 3] =
        [Self::TurnedRound, Self::ColoursExchanged, Self::TurnedAndExchanged];

    /// The board the other way round.
    #[must_use]
    pub fn reverse(self, board: &Placement) -> Placement {
        match self {
            Self::TurnedRound => board.rotated(),
            Self::ColoursExchanged => exchanged(board),
            Self::TurnedAndExchanged => exchanged(&board.rotated()),
        }
    }

    /// How a board is the wrong way round that should show one of these; nothing unless it is far
    /// nearer to one of them when it is reversed.
    #[must_use]
    pub fn of(board: &Placement, targets: &[Placement]) -> Option<Self> {
        let wrong = |board: &Placement| {
            targets.iter().map(|target| target.differences(board).count()).min().unwrap_or_default()
        };
        let as_found = wrong(board);
        let (reversed, how) = Self::ALL
            .into_iter()
            .map(|how| (wrong(&how.reverse(board)), how))
            .min_by_key(|(squares, _)| *squares)?;
        (as_found >= MANY && 3 * reversed < as_found).then_some(how)
    }
}

fn exchanged(board: &Placement) -> Placement {
    let mut other = Placement::EMPTY;
    for (square, piece) in board.pieces() {
        other.set(square, Some(Piece::new(piece.side.other(), piece.kind)));
    }
    other
}
