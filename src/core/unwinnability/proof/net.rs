//! Whether men that may stand anywhere in their regions can form a mate.
//!
//! A mate needs a check, and each square next to the king must be off the board, taken by a man of
//! its own, or attacked. Each man serves once: a man of the winner from one square, a man of the
//! loser on one square. What stands in the way is left out unless it can never go, and so is
//! whether the check could be parried: the test errs to the side of a mate.

use shakmaty::attacks::{attacks, king_attacks};
use shakmaty::{Bitboard, Color, Piece, Role, Square};

/// Bits 0 to 7 for the squares around the king, 8 for the king's own.
type Needs = u16;

const CHECK: Needs = 1 << 8;
const ALL: Needs = (1 << 9) - 1;

/// A man that may stand on any square of its region.
#[derive(Debug, Clone, Copy)]
pub(super) struct Man {
    pub(super) piece: Piece,
    pub(super) region: Bitboard,
}

/// Where everything stands that stands still, and whose king is to be mated where.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scene {
    pub(super) king: Square,
    pub(super) loser: Color,
    /// What no line passes.
    pub(super) blocks: Bitboard,
    /// Squares that the winner attacks besides with the men that move.
    pub(super) attacked: Bitboard,
    /// Squares that the loser's king cannot go to, for men of its own that stand still.
    pub(super) taken: Bitboard,
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

/// Whether the king can be mated on its square.
pub(super) fn mate_at(scene: &Scene, men: impl Iterator<Item = Man>) -> bool {
    let ring = Ring { at: scene.king, around: king_attacks(scene.king).into_iter().collect() };
    let mut met = vec![ring.beyond() | ring.needs(scene.attacked | scene.taken)];
    for man in men {
        let ways = if man.piece.color == scene.loser {
            blocking(&man, &ring)
        } else {
            attacking(scene, &man, &ring)
        };
        if ways.is_empty() {
            continue;
        }
        let with: Vec<Needs> =
            met.iter().flat_map(|old| ways.iter().map(move |way| old | way)).collect();
        met.extend(with);
        met = greatest(met);
        if met.first() == Some(&ALL) {
            return true;
        }
    }
    met.contains(&ALL)
}

fn attacking(scene: &Scene, man: &Man, ring: &Ring) -> Vec<Needs> {
    // The king hides nothing behind it: a square on the other side of it is attacked as well.
    let blocks = scene.blocks.without(ring.at);
    let near = king_attacks(ring.at).with(ring.at);
    let is_king = man.piece.role == Role::King;
    let places = if is_king { man.region & !near } else { man.region.without(ring.at) };
    let meets = |from: Square| ring.needs(attacks(from, man.piece, blocks));
    greatest(places.into_iter().map(meets).filter(|needs| *needs != 0).collect())
}

fn blocking(man: &Man, ring: &Ring) -> Vec<Needs> {
    let bit =
        |(index, square): (usize, &Square)| man.region.contains(*square).then_some(1 << index);
    let around = ring.around.iter().enumerate().filter(|_| man.piece.role != Role::King);
    around.filter_map(bit).collect()
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
