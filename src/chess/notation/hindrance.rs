//! Why a written move is not legal, where the position says it plainly: for whoever cannot see the board.

use crate::board::piece::Piece;
use crate::board::position::{Position, Variant};
use crate::board::square::Square;

/// What stands against a move that somebody wrote.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hindrance {
    /// A piece of the player's own stands where the move ends.
    OwnPiece(Square, Piece),
    /// The player is in check, and the move does not end it.
    Check,
}

impl Hindrance {
    /// What stands against a text that is no legal move in this position; nothing where it is not plain.
    #[must_use]
    pub fn of(position: &Position, text: &str) -> Option<Self> {
        // In Chess960 the king castles by a move to its own rook.
        let own = || {
            let square = target(text).filter(|_| position.form() == Variant::Standard)?;
            let piece = position.piece_at(square)?;
            (piece.side == position.turn()).then_some(Self::OwnPiece(square, piece))
        };
        own().or_else(|| position.is_check().then_some(Self::Check))
    }
}

/// The square that is named last.
fn target(text: &str) -> Option<Square> {
    let signs: Vec<char> = text.chars().collect();
    signs.windows(2).rev().find_map(|two| String::from_iter(two).parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_own_piece_in_the_way_and_a_check_are_told_and_nothing_is_guessed() {
        let told = |fen: &str, text| {
            let position = Position::from_fen(fen, Variant::Standard).unwrap();
            match Hindrance::of(&position, text) {
                Some(Hindrance::OwnPiece(square, piece)) => {
                    format!("{} {square}", piece.fen_letter())
                }
                Some(Hindrance::Check) => "check".into(),
                None => "nothing".into(),
            }
        };
        let queens_gambit = "rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2";
        let checked = "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1";
        for (fen, text, expected) in [
            (queens_gambit, "Nd5", "p d5"),
            (queens_gambit, "Springer d5!?", "p d5"),
            (queens_gambit, "b8d7", "nothing"),
            (queens_gambit, "Nd4", "nothing"),
            (queens_gambit, "0-0", "nothing"),
            (checked, "Rb1", "check"),
            (checked, "e1h1", "R h1"),
        ] {
            assert_eq!(told(fen, text), expected, "{text}");
        }
    }
}
