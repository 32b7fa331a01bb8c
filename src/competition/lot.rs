//! Lots: chance as an argument. A draw is repeated by its seed, on every machine and in every later
//! program; so the generator is written out here (SplitMix64) and not that of a library.

use serde::{Deserialize, Serialize};

/// A source of lots that begins at a seed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lot(u64);

impl Lot {
    /// From a seed, which belongs into the record of the draw.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// From a seed, for one step of a draw: a draw can go on in the middle without what came before.
    #[must_use]
    pub fn of_step(seed: u64, step: usize) -> Self {
        let mut own = Self(seed);
        let first = own.next();
        Self(first ^ u64::try_from(step).unwrap_or(u64::MAX).wrapping_mul(0xD1B5_4A32_D192_ED03))
    }

    /// The next 64 bits.
    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below a bound, each as likely as the others; 0 where the bound leaves nothing else.
    pub fn below(&mut self, bound: usize) -> usize {
        let Ok(wide @ 2..) = u64::try_from(bound) else { return 0 };
        // What is left over at the top would make the low numbers likelier: it is drawn again.
        let fair = u64::MAX - u64::MAX % wide;
        loop {
            let drawn = self.next();
            if drawn < fair {
                return usize::try_from(drawn % wide).unwrap_or_default();
            }
        }
    }

    /// One of several.
    pub fn one_of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        let drawn = self.below(all.len());
        all.get(drawn)
    }

    /// Puts several into an order drawn by lot.
    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            all.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_lots_for_ever() {
        // SplitMix64 from 0, as its authors publish it.
        let mut lot = Lot::new(0);
        assert_eq!(lot.next(), 0xE220_A839_7B1D_CDAF);
        assert_eq!(lot.next(), 0x6E78_9E6A_A1B9_65F4);
        let mut all: Vec<u8> = (1..=8).collect();
        Lot::new(1972).shuffle(&mut all);
        assert_eq!(all, FROZEN);
        assert_ne!(Lot::of_step(7, 0), Lot::of_step(7, 1));
    }

    /// The first order that this seed gave: draws on record depend on it.
    const FROZEN: [u8; 8] = [4, 6, 5, 2, 8, 7, 1, 3];

    #[test]
    fn no_number_is_likelier_than_another() {
        let mut lot = Lot::new(2026);
        let mut counts = [0_u32; 7];
        for _ in 0..70_000 {
            counts[lot.below(7)] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..=10_400).contains(count)), "{counts:?}");
        assert_eq!((lot.below(0), lot.below(1), lot.one_of::<u8>(&[])), (0, 0, None));
    }
}
