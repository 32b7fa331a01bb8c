//! What a player who touched pieces must do (FIDE Laws 2023, Art. 4.3–4.5), computed from the
//! position. Whether the touch counted at all is for `rulings`.
//!
//! | Article (2018, 2023) | |
//! |---|---|
//! | 4.3.1 own pieces, 4.3.2 the opponent's, 4.3.3 both | ✓ |
//! | 4.4.1 king and rook, 4.4.2 rook first, 4.4.3 castling illegal | ✓ |
//! | 4.4.4 choice of the promoted piece | ✗ the board does not tell it from the touch alone |
//! | 4.5 none can be moved or captured | ✓ |

use serde::{Deserialize, Serialize};

use crate::core::board::piece::Kind;
use crate::core::board::position::{Move, Position, Uci};
use crate::core::board::square::Square;
use crate::core::side::Side;

/// What the player owes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "owes", rename_all = "kebab-case")]
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
        uci: Uci,
    },
    /// Nothing: any legal move will do.
    Free,
}

/// By which rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Basis {
    /// Own pieces touched (4.3.1).
    Own,
    /// The opponent's pieces touched (4.3.2).
    Enemy,
    /// Both (4.3.3).
    Both,
    /// King and rook touched (4.4.1).
    Castling,
    /// The rook before the king (4.4.2).
    RookFirst,
    /// King and rook touched, castling illegal (4.4.3).
    CastlingIllegal,
    /// Nothing touched can be moved or captured (4.5).
    Free,
}

/// An obligation with the legal moves that fulfil it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Duty {
    /// What is owed.
    pub obligation: Obligation,
    /// By which rule.
    pub basis: Basis,
    /// The legal moves that fulfil it; all legal moves when nothing is owed.
    pub moves: Vec<Uci>,
}

/// What the player to move owes after touching what stands on these squares, in this order.
/// Empty squares count for nothing.
#[must_use]
pub fn duty(position: &Position, touched: &[Square]) -> Duty {
    let by = position.turn();
    let side_on = |square: &Square| position.piece_at(*square).map(|piece| piece.side);
    let own: Vec<Square> =
        touched.iter().copied().filter(|square| side_on(square) == Some(by)).collect();
    let enemy: Vec<Square> =
        touched.iter().copied().filter(|square| side_on(square) == Some(by.other())).collect();
    let table = Table { position, moves: position.legal_moves() };
    let found = match (own.is_empty(), enemy.is_empty()) {
        (true, true) => None,
        (false, true) => table.castling(&own, by).or_else(|| table.own(&own, Basis::Own)),
        (true, false) => table.capture(&enemy, Basis::Enemy),
        (false, false) => table.both(touched, &own, &enemy),
    };
    found.unwrap_or_else(|| table.free())
}

struct Table<'a> {
    position: &'a Position,
    moves: Vec<Move>,
}

impl Table<'_> {
    fn written(&self, keep: impl Fn(&Move) -> bool) -> Vec<Uci> {
        self.moves.iter().filter(|m| keep(m)).map(|m| self.position.uci(*m)).collect()
    }

    fn free(&self) -> Duty {
        let moves = self.written(|_| true);
        Duty { obligation: Obligation::Free, basis: Basis::Free, moves }
    }

    fn moving(&self, square: Square, basis: Basis) -> Option<Duty> {
        let moves = self.written(|m| m.from() == square);
        (!moves.is_empty()).then_some(Duty {
            obligation: Obligation::Move { square },
            basis,
            moves,
        })
    }

    fn capturing(&self, square: Square, with: Option<Square>, basis: Basis) -> Option<Duty> {
        let moves = self.written(|m| {
            m.capture().is_some_and(|(_, on)| on == square)
                && with.is_none_or(|from| m.from() == from)
        });
        let obligation = Obligation::Capture { square, with };
        (!moves.is_empty()).then_some(Duty { obligation, basis, moves })
    }

    fn own(&self, own: &[Square], basis: Basis) -> Option<Duty> {
        own.iter().find_map(|square| self.moving(*square, basis))
    }

    fn capture(&self, enemy: &[Square], basis: Basis) -> Option<Duty> {
        enemy.iter().find_map(|square| self.capturing(*square, None, basis))
    }

    /// The first own piece takes the first of the opponent's; if it cannot, the first touched of
    /// all that can be moved or captured.
    fn both(&self, touched: &[Square], own: &[Square], enemy: &[Square]) -> Option<Duty> {
        let (first_own, first_enemy) = (*own.first()?, *enemy.first()?);
        self.capturing(first_enemy, Some(first_own), Basis::Both).or_else(|| {
            touched.iter().find_map(|square| {
                if own.contains(square) {
                    self.moving(*square, Basis::Both)
                } else {
                    self.capturing(*square, None, Basis::Both)
                }
            })
        })
    }

    /// King and rook touched and nothing else in between.
    fn castling(&self, own: &[Square], by: Side) -> Option<Duty> {
        let (first, second) =
            (*own.first()?, *own.iter().find(|square| Some(*square) != own.first())?);
        let kind = |square: Square| self.position.piece_at(square).map(|piece| piece.kind);
        let king = self.position.king(by)?;
        match (kind(first), kind(second)) {
            (Some(Kind::King), Some(Kind::Rook)) => {
                let castle = self.castle_with(second);
                let basis = Basis::CastlingIllegal;
                castle
                    .or_else(|| self.moving(king, basis))
                    .or_else(|| Some(Duty { basis, ..self.free() }))
            }
            (Some(Kind::Rook), Some(Kind::King)) => {
                // Castling with that rook is not allowed any more on this move.
                self.moving(first, Basis::RookFirst).or_else(|| {
                    let barred =
                        |m: &Move| m.castling_rook().is_some_and(|(before, _)| before == first);
                    let moves = self.written(|m| m.from() == king && !barred(m));
                    let obligation = Obligation::Move { square: king };
                    (!moves.is_empty()).then_some(Duty {
                        obligation,
                        basis: Basis::RookFirst,
                        moves,
                    })
                })
            }
            _ => None,
        }
    }

    fn castle_with(&self, rook: Square) -> Option<Duty> {
        let castle = self
            .moves
            .iter()
            .find(|m| m.castling_rook().is_some_and(|(before, _)| before == rook))?;
        let uci = self.position.uci(*castle);
        let moves = vec![uci.clone()];
        Some(Duty { obligation: Obligation::Castle { uci }, basis: Basis::Castling, moves })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::board::position::Form;

    const CASTLE: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

    /// Name, position, squares touched, what is owed, by which rule.
    const CASES: &[(&str, &str, &str, &str, Basis)] = &[
        ("own rook", CASTLE, "a1", "moves a1", Basis::Own),
        ("king alone may castle", CASTLE, "e1", "moves e1", Basis::Own),
        ("king, then rook", CASTLE, "e1 h1", "castles e1g1", Basis::Castling),
        ("king, then the other rook", CASTLE, "e1 a1", "castles e1c1", Basis::Castling),
        ("rook, then king", CASTLE, "h1 e1", "moves h1", Basis::RookFirst),
        (
            "king, then rook, with f1 attacked",
            "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            "e1 h1",
            "moves e1",
            Basis::CastlingIllegal,
        ),
        (
            "a rook with one square, then the king",
            "7k/8/8/8/8/8/3P1P1P/3QKB1R w K - 0 1",
            "h1 e1",
            "moves h1",
            Basis::RookFirst,
        ),
        (
            "the first own piece cannot move, the second can",
            "7k/8/8/8/8/8/P7/RN4K1 w - - 0 1",
            "a1 b1",
            "moves b1",
            Basis::Own,
        ),
        (
            "an enemy piece that can be taken",
            "7k/8/8/3p4/4P3/8/8/6K1 w - - 0 1",
            "d5",
            "captures d5",
            Basis::Enemy,
        ),
        (
            "an enemy piece that cannot",
            "7k/3p4/8/8/4P3/8/8/6K1 w - - 0 1",
            "d7",
            "free",
            Basis::Free,
        ),
        (
            "own takes enemy, touched in either order",
            "7k/8/8/3p4/4P3/8/8/3R2K1 w - - 0 1",
            "d5 d1",
            "captures d5 with d1",
            Basis::Both,
        ),
        (
            "own cannot take enemy: the enemy was first and another can",
            "6k1/8/8/3p4/4P3/8/8/B5K1 w - - 0 1",
            "d5 a1",
            "captures d5",
            Basis::Both,
        ),
        (
            "own cannot take enemy: the own piece was first",
            "6k1/8/8/3p4/4P3/8/8/B5K1 w - - 0 1",
            "a1 d5",
            "moves a1",
            Basis::Both,
        ),
        ("a pinned piece is free", "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2", "free", Basis::Free),
        (
            "en passant takes the pawn on its own square",
            "7k/8/8/3pP3/8/8/8/6K1 w - d6 0 1",
            "e5 d5",
            "captures d5 with e5",
            Basis::Both,
        ),
    ];

    #[test]
    fn a_touched_piece_must_do_what_article_4_says() {
        for (name, fen, touched, owed, basis) in CASES {
            let position = Position::from_fen(fen, Form::Standard).unwrap();
            let squares: Vec<Square> =
                touched.split(' ').map(|square| square.parse().unwrap()).collect();
            let duty = duty(&position, &squares);
            let said = match &duty.obligation {
                Obligation::Move { square } => format!("moves {square}"),
                Obligation::Capture { square, with: None } => format!("captures {square}"),
                Obligation::Capture { square, with: Some(with) } => {
                    format!("captures {square} with {with}")
                }
                Obligation::Castle { uci } => format!("castles {uci}"),
                Obligation::Free => "free".into(),
            };
            assert_eq!((said.as_str(), duty.basis), (*owed, *basis), "{name}");
            assert!(!duty.moves.is_empty(), "{name}: there is always something to play");
        }
    }

    #[test]
    fn after_the_rook_was_touched_first_castling_with_it_is_barred() {
        // The rook on g1 is boxed in and castling on its side would be legal.
        let fen = "7k/8/8/8/8/8/5PPP/R4KRN w GA - 0 1";
        let position = Position::from_fen(fen, Form::Chess960).unwrap();
        let squares: Vec<Square> = ["g1", "f1"].map(|square| square.parse().unwrap()).into();
        let moves = duty(&position, &squares).moves;
        assert!(moves.contains(&Uci("f1a1".into())), "the other side is allowed: {moves:?}");
        assert!(!moves.contains(&Uci("f1g1".into())));
    }

    #[test]
    fn a_king_that_cannot_move_after_an_illegal_castling_frees_the_rook_too() {
        // f1 and all squares round the king are attacked or taken; the rook could move.
        let fen = "4k3/8/8/8/8/8/3PPr2/3QK2R w K - 0 1";
        let position = Position::from_fen(fen, Form::Standard).unwrap();
        let squares: Vec<Square> = ["e1", "h1"].map(|square| square.parse().unwrap()).into();
        let duty = duty(&position, &squares);
        assert_eq!(
            (duty.obligation, duty.basis),
            (Obligation::Move { square: squares[0] }, Basis::CastlingIllegal)
        );
    }
}
