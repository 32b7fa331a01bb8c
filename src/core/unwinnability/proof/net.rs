//! Whether men that may stand anywhere in their regions can form a mate.
//!
//! A mate needs a check, and each square next to the king must be off the board, taken by a man of
//! its own, or attacked. Each man serves once: a man of the winner from one square, a man of the
//! loser on one square. What stands in the way is left out unless it can never go, and so is
//! whether the check could be parried: the test errs to the side of a mate.

use shakmaty::attacks::{attacks, king_attacks};
use shakmaty::{Bitboard, Color, Role, Square};

use crate::core::unwinnability::proof::structure::{Man, Relaxed};

/// Bits 0 to 7 for the squares around the king, 8 for the king's own.
type Needs = u16;

const CHECK: Needs = 1 << 8;
const ALL: Needs = (1 << 9) - 1;

/// The square on which the king of the loser could be mated at all.
pub(super) fn mate_square(relaxed: &Relaxed, winner: Color) -> Option<Square> {
    let king = king_of(relaxed, !winner)?;
    let could_check = relaxed.could_check(winner);
    (king.region & could_check).into_iter().find(|at| mate_at(relaxed, winner, *at))
}

pub(super) fn king_of(relaxed: &Relaxed, color: Color) -> Option<&Man> {
    relaxed.men.iter().find(|man| man.piece == Role::King.of(color))
}

/// The squares around a king.
struct Ring {
    at: Square,
    around: Vec<Square>,
}

impl Ring {
    /// The needs that attacks on these squares meet.
    fn needs(&self, attacked: Bitboard) -> Needs {
        let on = |index: usize, square: &Square| Needs::from(attacked.contains(*square)) << index;
        let around = self.around.iter().enumerate().map(|(i, square)| on(i, square));
        around.fold(0, |all, bit| all | bit) | on(8, &self.at)
    }

    fn beyond(&self) -> Needs {
        ALL & !CHECK & !((1 << self.around.len()) - 1)
    }
}

fn mate_at(relaxed: &Relaxed, winner: Color, at: Square) -> bool {
    let ring = Ring { at, around: king_attacks(at).into_iter().collect() };
    let mut met = vec![ring.beyond()];
    for man in &relaxed.men {
        let ways = if man.piece.color == winner {
            attacking(relaxed, man, &ring)
        } else {
            blocking(man, &ring)
        };
        if ways.is_empty() {
            continue;
        }
        let with: Vec<Needs> =
            met.iter().flat_map(|old| ways.iter().map(move |way| old | way)).collect();
        if with.contains(&ALL) {
            return true;
        }
        met.extend(with);
        met = greatest(met);
    }
    false
}

fn attacking(relaxed: &Relaxed, man: &Man, ring: &Ring) -> Vec<Needs> {
    // The king hides nothing behind it: a square on the other side of it is attacked as well.
    let blocks = relaxed.blocks().without(ring.at);
    let is_king = man.piece.role == Role::King;
    let near = king_attacks(ring.at).with(ring.at);
    let places = if is_king { man.region & !near } else { man.region.without(ring.at) };
    let meets = |from: Square| ring.needs(attacks(from, man.piece, blocks));
    greatest(places.into_iter().map(meets).filter(|needs| *needs != 0).collect())
}

fn blocking(man: &Man, ring: &Ring) -> Vec<Needs> {
    if man.piece.role == Role::King {
        return Vec::new();
    }
    let stands = man.stands();
    let bit = |(index, square): (usize, &Square)| stands.contains(*square).then_some(1 << index);
    ring.around.iter().enumerate().filter_map(bit).collect()
}

/// Without those that others include.
fn greatest(mut all: Vec<Needs>) -> Vec<Needs> {
    all.sort_unstable_by_key(|needs| std::cmp::Reverse((needs.count_ones(), *needs)));
    all.dedup();
    let mut kept: Vec<Needs> = Vec::with_capacity(all.len());
    for needs in all {
        if kept.iter().all(|greater| greater & needs != needs) {
            kept.push(needs);
        }
    }
    kept
}
