//! What a player who touched pieces must do (FIDE Laws 2023, Art. 4.3–4.5; 1972, Art. 8 and 20),
//! computed from the position by the rules of an edition. Whether the touch counted at all is for
//! `rulings`.
//!
//! | Article (2018, 2023) | |
//! |---|---|
//! | 4.3.1 own pieces, 4.3.2 the opponent's, 4.3.3 both | ✓ |
//! | 4.4.1 king and rook, 4.4.2 rook first, 4.4.3 castling illegal | ✓ |
//! | 4.4.4 choice of the promoted piece | ✗ the board does not tell it from the touch alone |
//! | 4.5 none can be moved or captured | ✓ |

use serde::{Deserialize, Serialize};

use crate::game::touch_duty::Obligation;
use crate::laws::touch::{BothColours, OrderUnclear, RookFirst, Several, Touch};
use jadoube_chess::board::piece::Kind;
use jadoube_chess::board::position::{Move, Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;

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
    /// Several of a colour with the other colour (20.1d of 1972).
    Several,
    /// King and rook touched (4.4.1).
    Castling,
    /// The rook before the king (4.4.2).
    RookFirst,
    /// The rook before the king, where castling stands all the same (Int. 16 of 1972).
    RookFirstValid,
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

/// Whether it is known in which order the pieces were touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// As they are named.
    Known,
    /// It is not known, or they were touched at once.
    Unclear,
}

/// What the player to move owes after touching what stands on these squares, in this order.
/// Empty squares count for nothing. Where the edition leaves a choice, the first possibility.
#[must_use]
pub fn duty(rules: &Touch, position: &Position, touched: &[Square]) -> Duty {
    let first = duties(rules, position, touched, Order::Known).into_iter().next();
    first.unwrap_or_else(|| TouchSituation::new(rules, position).free())
}

/// What the player to move may owe: one duty, or several of which somebody must choose. Never
/// empty.
#[must_use]
pub fn duties(rules: &Touch, position: &Position, touched: &[Square], order: Order) -> Vec<Duty> {
    let table = TouchSituation::new(rules, position);
    let by = position.turn();
    let of = |side: Side| {
        let mut found: Vec<Square> = Vec::new();
        for square in touched {
            if position.piece_at(*square).is_some_and(|piece| piece.side == side)
                && !found.contains(square)
            {
                found.push(*square);
            }
        }
        found
    };
    let (own, enemy) = (of(by), of(by.other()));
    let found = match (own.is_empty(), enemy.is_empty()) {
        (true, true) => Vec::new(),
        (false, true) => match table.castling(&own, by, order) {
            Some(duty) => vec![duty],
            None => table.one_of(table.moves_of(&own, Basis::Own), order),
        },
        (true, false) => table.one_of(table.captures_of(&enemy, Basis::Enemy), order),
        (false, false) => table.both(touched, &own, &enemy, order),
    };
    if found.is_empty() { vec![table.free()] } else { found }
}

struct TouchSituation<'a> {
    rules: &'a Touch,
    position: &'a Position,
    moves: Vec<Move>,
}

impl<'a> TouchSituation<'a> {
    fn new(rules: &'a Touch, position: &'a Position) -> Self {
        Self { rules, position, moves: position.legal_moves() }
    }

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

    fn moves_of(&self, own: &[Square], basis: Basis) -> Vec<Duty> {
        own.iter().filter_map(|square| self.moving(*square, basis)).collect()
    }

    fn captures_of(&self, enemy: &[Square], basis: Basis) -> Vec<Duty> {
        enemy.iter().filter_map(|square| self.capturing(*square, None, basis)).collect()
    }

    /// Captures of one of these by one of those.
    fn captures_by(&self, own: &[Square], enemy: &[Square], basis: Basis) -> Vec<Duty> {
        let of = |square: &Square| {
            own.iter().filter_map(|with| self.capturing(*square, Some(*with), basis)).collect()
        };
        enemy.iter().flat_map(|square: &Square| -> Vec<Duty> { of(square) }).collect()
    }

    /// The first of those that can be done; all of them, where nobody knows which was the first.
    fn one_of(&self, mut possible: Vec<Duty>, order: Order) -> Vec<Duty> {
        if order == Order::Known {
            possible.truncate(1);
        }
        possible
    }

    /// Both colours: the chain of duties that the edition prescribes, or all that the opponent may
    /// choose from.
    fn both(
        &self,
        touched: &[Square],
        own: &[Square],
        enemy: &[Square],
        order: Order,
    ) -> Vec<Duty> {
        if self.rules.several.value == Several::OpponentSpecifies {
            // What can be neither moved nor captured counts as not touched (20.2a of 1972).
            let movable = self.moves_of(own, Basis::Several);
            let capturable = self.captures_of(enemy, Basis::Several);
            let both = !movable.is_empty() && !capturable.is_empty();
            if both && movable.len() + capturable.len() > 2 {
                let together = self.captures_by(own, enemy, Basis::Several);
                return [together, movable, capturable].concat();
            }
        }
        if order == Order::Unclear && own.len() + enemy.len() > 2 {
            let together = self.captures_by(own, enemy, Basis::Both);
            if !together.is_empty() {
                return together;
            }
        }
        let steps = self.rules.both.value.iter().copied().chain([BothColours::FirstTouched]);
        let sequence = self.sequence(touched, own, enemy, order);
        steps.filter_map(|step| self.step(step, own, enemy, &sequence)).take(1).collect()
    }

    /// The order in which the pieces count as touched.
    fn sequence(
        &self,
        touched: &[Square],
        own: &[Square],
        enemy: &[Square],
        order: Order,
    ) -> Vec<Square> {
        let own_first = self.rules.order_unclear.value == OrderUnclear::OwnFirst;
        if order == Order::Unclear && own_first { [own, enemy].concat() } else { touched.to_vec() }
    }

    fn step(
        &self,
        step: BothColours,
        own: &[Square],
        enemy: &[Square],
        sequence: &[Square],
    ) -> Option<Duty> {
        // Where an edition has one piece of each colour in view, others are not there.
        let (first_own, first_enemy) = (*own.first()?, *enemy.first()?);
        match step {
            BothColours::OwnTakesIt => self.capturing(first_enemy, Some(first_own), Basis::Both),
            BothColours::OtherTakesIt => self.capturing(first_enemy, None, Basis::Both),
            BothColours::OwnMoves => self.moving(first_own, Basis::Both),
            BothColours::FirstTouched => sequence.iter().find_map(|square| {
                if own.contains(square) {
                    self.moving(*square, Basis::Both)
                } else {
                    self.capturing(*square, None, Basis::Both)
                }
            }),
        }
    }

    /// King and rook touched and nothing else in between.
    fn castling(&self, own: &[Square], by: Side, order: Order) -> Option<Duty> {
        let (first, second) = (*own.first()?, *own.get(1)?);
        let kind = |square: Square| self.position.piece_at(square).map(|piece| piece.kind);
        match (kind(first), kind(second)) {
            (Some(Kind::King), Some(Kind::Rook)) => self.king_and_rook(second, by),
            // Nobody can say that the rook was first.
            (Some(Kind::Rook), Some(Kind::King)) if order == Order::Unclear => {
                self.king_and_rook(first, by)
            }
            (Some(Kind::Rook), Some(Kind::King)) => match self.rules.rook_first.value {
                RookFirst::ValidWithWarning => {
                    let duty = self.king_and_rook(first, by)?;
                    let castles = duty.basis == Basis::Castling;
                    let basis = if castles { Basis::RookFirstValid } else { duty.basis };
                    Some(Duty { basis, ..duty })
                }
                RookFirst::Forbidden => self.moving(first, Basis::RookFirst).or_else(|| {
                    // Castling with that rook is not allowed any more on this move.
                    self.king_without(by, Basis::RookFirst, |before| before == first)
                }),
            },
            _ => None,
        }
    }

    /// Castling with that rook; if it is illegal, a move of the king; if there is none, any.
    fn king_and_rook(&self, rook: Square, by: Side) -> Option<Duty> {
        let basis = Basis::CastlingIllegal;
        let other_side = self.rules.castling_other_side.value;
        self.castle_with(rook)
            .or_else(|| self.king_without(by, basis, |before| before == rook || !other_side))
            .or_else(|| Some(Duty { basis, ..self.free() }))
    }

    /// A move of the king that is no castling with a rook that is barred.
    fn king_without(
        &self,
        by: Side,
        basis: Basis,
        barred: impl Fn(Square) -> bool,
    ) -> Option<Duty> {
        let king = self.position.king(by)?;
        let castles = |m: &Move| m.castling_rook().is_some_and(|(before, _)| barred(before));
        let moves = self.written(|m| m.from() == king && !castles(m));
        let obligation = Obligation::Move { square: king };
        (!moves.is_empty()).then_some(Duty { obligation, basis, moves })
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
    use crate::laws::touch::Touch;
    use crate::library::laws;
    use jadoube_chess::board::position::Variant;

    fn newest() -> &'static Touch {
        &laws::newest().rules.touch
    }

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
            let position = Position::from_fen(fen, Variant::Standard).unwrap();
            let squares: Vec<Square> =
                touched.split(' ').map(|square| square.parse().unwrap()).collect();
            let duty = duty(newest(), &position, &squares);
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
        let position = Position::from_fen(fen, Variant::Chess960).unwrap();
        let squares: Vec<Square> = ["g1", "f1"].map(|square| square.parse().unwrap()).into();
        let moves = duty(newest(), &position, &squares).moves;
        assert!(moves.contains(&Uci("f1a1".into())), "the other side is allowed: {moves:?}");
        assert!(!moves.contains(&Uci("f1g1".into())));
    }

    #[test]
    fn a_king_that_cannot_move_after_an_illegal_castling_frees_the_rook_too() {
        // f1 and all squares round the king are attacked or taken; the rook could move.
        let fen = "4k3/8/8/8/8/8/3PPr2/3QK2R w K - 0 1";
        let position = Position::from_fen(fen, Variant::Standard).unwrap();
        let squares: Vec<Square> = ["e1", "h1"].map(|square| square.parse().unwrap()).into();
        let duty = duty(newest(), &position, &squares);
        assert_eq!(
            (duty.obligation, duty.basis),
            (Obligation::Move { square: squares[0] }, Basis::CastlingIllegal)
        );
    }
}
