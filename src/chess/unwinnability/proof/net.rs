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
    let mut met = Family::default();
    met.add(ring.beyond() | ring.needs(scene.attacked | scene.taken));
    for man in men {
        let ways = if man.piece.color == scene.loser {
            blocking(&man, &ring)
        } else {
            attacking(scene, &man, &ring)
        };
        met = met.greatest();
        let (old, ways): (Vec<Needs>, Vec<Needs>) = (met.iter().collect(), ways.iter().collect());
        for way in ways {
            old.iter().for_each(|needs| met.add(needs | way));
        }
        if met.has(ALL) {
            return true;
        }
    }
    met.has(ALL)
}

fn attacking(scene: &Scene, man: &Man, ring: &Ring) -> Family {
    // The king hides nothing behind it: a square on the other side of it is attacked as well.
    let blocks = scene.blocks.without(ring.at);
    let near = king_attacks(ring.at).with(ring.at);
    let is_king = man.piece.role == Role::King;
    let places = if is_king { man.region & !near } else { man.region.without(ring.at) };
    let mut met = Family::default();
    for from in places {
        met.add(ring.needs(attacks(from, man.piece, blocks)));
    }
    met.greatest()
}

fn blocking(man: &Man, ring: &Ring) -> Family {
    let mut met = Family::default();
    let around = ring.around.iter().enumerate().filter(|_| man.piece.role != Role::King);
    for (index, square) in around {
        if man.region.contains(*square) {
            met.add(1 << index);
        }
    }
    met
}

/// Needs that can be met together, in all the ways there are: a bit for each of the 512 sets. So the
/// work for a man is bounded, however many ways there are.
#[derive(Debug, Clone, Copy, Default)]
struct Family([u64; 8]);

impl Family {
    fn add(&mut self, needs: Needs) {
        if let Some(word) = self.0.get_mut(usize::from(needs >> 6)) {
            *word |= 1 << (needs & 63);
        }
    }

    fn has(&self, needs: Needs) -> bool {
        self.0.get(usize::from(needs >> 6)).is_some_and(|word| word >> (needs & 63) & 1 == 1)
    }

    fn iter(&self) -> impl Iterator<Item = Needs> {
        (0..).zip(self.0).flat_map(|(high, word)| {
            let bits = Bitboard(word).into_iter();
            bits.map(move |low| high << 6 | Needs::from(u8::from(low)))
        })
    }

    /// The sets that have one of these needs, without it.
    fn less(&self, need: u16) -> Self {
        /// For each of the low needs, the places in a word of the sets that have it.
        const HAVE: [u64; 6] = [
            0xaaaa_aaaa_aaaa_aaaa,
            0xcccc_cccc_cccc_cccc,
            0xf0f0_f0f0_f0f0_f0f0,
            0xff00_ff00_ff00_ff00,
            0xffff_0000_ffff_0000,
            0xffff_ffff_0000_0000,
        ];
        let mut without = Self::default();
        if let Some(have) = HAVE.get(usize::from(need)) {
            for (to, word) in without.0.iter_mut().zip(self.0) {
                *to = (word & have) >> (1 << need);
            }
            return without;
        }
        let bit = 1 << (need - 6);
        for (at, word) in self.0.iter().enumerate().filter(|(at, _)| at & bit != 0) {
            if let Some(to) = without.0.get_mut(at & !bit) {
                *to |= word;
            }
        }
        without
    }

    fn union(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(own, more)| *own |= more);
    }

    /// Without those that others include.
    fn greatest(mut self) -> Self {
        let mut all = self;
        (0..9).for_each(|need| all.union(all.less(need)));
        let mut included = Self::default();
        (0..9).for_each(|need| included.union(all.less(need)));
        self.0.iter_mut().zip(included.0).for_each(|(own, less)| *own &= !less);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_sets_only_those_are_kept_that_no_other_includes() {
        let mut dice: u32 = 1;
        for count in 1..60 {
            let mut family = Family::default();
            let mut plain: Vec<Needs> = Vec::new();
            for _ in 0..count {
                dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let needs = Needs::try_from(dice >> 23).unwrap();
                family.add(needs);
                plain.push(needs);
            }
            let is_greatest =
                |one: &Needs| !plain.iter().any(|other| other != one && other & one == *one);
            let mut wanted: Vec<Needs> = plain.iter().copied().filter(is_greatest).collect();
            wanted.sort_unstable();
            wanted.dedup();
            assert_eq!(family.greatest().iter().collect::<Vec<_>>(), wanted);
        }
    }
}
