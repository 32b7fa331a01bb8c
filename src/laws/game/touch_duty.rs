//! What a player who is on move owes by a decision: to move a piece, to capture one, to castle
//! (FIDE Laws 2023, Art. 4.3–4.4, 7.5.1). It stands with the game until that move is made; another
//! move is recorded as it was played, and reported at once.

use jadoube_message::{Argument as _, Message, Value};
use serde::{Deserialize, Serialize};

use jadoube_chess::board::position::{Move, Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

/// What the player owes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "owes", rename_all = "kebab-case")]
#[message(prefix = "ruling-must")]
pub enum Obligation {
    /// To move the piece on this square.
    Move {
        /// The square.
        square: Square,
    },
    /// To capture the piece on this square.
    Capture {
        /// The square.
        square: Square,
        /// With the piece on this one, where that is prescribed.
        with: Option<Square>,
    },
    /// To castle.
    Castle {
        /// The move.
        #[message(name = "move")]
        uci: Uci,
    },
    /// Nothing: any legal move will do.
    #[message(id = "ruling-any-legal-move")]
    Free,
}

impl Obligation {
    /// As a value of a message: that a player owes it.
    #[must_use]
    pub fn of<'a>(&'a self, by: &'a Side) -> Value<'a> {
        let mut values = self.values();
        values.push(("side", by.value()));
        Value::Said(self.id(), values)
    }
}

/// What was decided to be owed, and when in the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TouchDuty {
    /// By whom.
    pub by: Side,
    /// What the player has to do.
    pub obligation: Obligation,
    /// The moves that fulfil it.
    pub moves: Vec<Uci>,
    /// The plies played when it was decided.
    pub ply: Ply,
}

impl TouchDuty {
    /// The pieces that were touched, as a case of a touched piece has them.
    pub(in crate::game) fn touched(&self, position: &Position) -> Vec<Square> {
        match &self.obligation {
            Obligation::Move { square } => vec![*square],
            Obligation::Capture { square, with } => with.iter().chain([square]).copied().collect(),
            Obligation::Castle { uci } => {
                let rook = |m: Move| Some(vec![m.from(), m.castling_rook()?.0]);
                let castling = position.read_uci(uci).ok().and_then(rook);
                castling.unwrap_or_default()
            }
            Obligation::Free => Vec::new(),
        }
    }
}
