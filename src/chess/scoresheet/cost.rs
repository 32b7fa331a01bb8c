//! How unlikely something is, in hundredths of a bit, and the little arithmetic that turns weights
//! into such costs without a float. What costs how much stands with those who know: `error_model`,
//! `align`, `prior`.

use std::iter::Sum;
use std::ops::{Add, AddAssign};

/// The cost of an assumption: minus the binary logarithm of its probability, in hundredths of a
/// bit. 100 is a thing that happens every second time, 1000 one in a thousand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cost(pub u32);

impl Cost {
    /// No cost: certain.
    pub const ZERO: Self = Self(0);
    /// Not available at all.
    pub const NEVER: Self = Self(u32::MAX / 4);

    /// What is left of it when another cost is taken off; nothing when the other is bigger.
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Add for Cost {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Cost {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for Cost {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::ZERO, Add::add)
    }
}

/// 2 to the power of minus a hundredth, times 2 to the power of 32.
const STEP: u64 = 4_265_299_720;

/// 2 to the powers of 0, -0.01, … -0.99, times 2 to the power of 32.
const FRACTIONS: [u64; 100] = {
    let mut table = [1 << 32; 100];
    let mut rest: &mut [u64] = &mut table;
    let mut last = 1 << 32;
    while let Some((first, others)) = rest.split_first_mut() {
        *first = last;
        last = (last * STEP) >> 32;
        rest = others;
    }
    table
};

/// What costs a single weight less than the others: `2^(-cost)`, times 2 to the power of 32.
fn share(cost: u32) -> u64 {
    let fraction = FRACTIONS.get((cost % 100) as usize).copied().unwrap_or_default();
    fraction.checked_shr(cost / 100).unwrap_or_default()
}

/// The binary logarithm of `value / 2^32`, in hundredths, downwards; 0 for less than 1.
fn log(value: u64) -> u32 {
    let Some(whole) = value.max(1).ilog2().checked_sub(32) else { return 0 };
    // Squaring a mantissa between 1 and 2 yields the bits of its logarithm one by one.
    let mut mantissa = value >> whole;
    let mut bits = 0;
    for _ in 0..8 {
        let squared = (u128::from(mantissa) * u128::from(mantissa)) >> 32;
        mantissa = u64::try_from(squared).unwrap_or(u64::MAX);
        bits <<= 1;
        if mantissa >= 2 << 32 {
            mantissa >>= 1;
            bits |= 1;
        }
    }
    whole * 100 + bits * 100 / 256
}

/// Turns weights (hundredths of a bit, more is likelier) into the costs of the choices, which
/// together are certain.
pub(super) fn normalize(weights: &mut [i32]) {
    let Some(best) = weights.iter().copied().max() else { return };
    let all: u64 = weights.iter().map(|weight| share(best.abs_diff(*weight))).sum();
    let all = i32::try_from(log(all)).unwrap_or_default();
    for weight in weights {
        *weight = best - *weight + all;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costs_of_equal_choices_are_the_logarithm_of_their_number() {
        for (number, cost) in [(1, 0), (2, 100), (4, 200), (3, 158), (10, 332), (32, 500)] {
            let mut weights = vec![7; number];
            normalize(&mut weights);
            for weight in weights {
                assert!((weight - cost).abs() <= 1, "{number}: {weight}");
            }
        }
    }

    #[test]
    fn a_weight_of_one_bit_more_is_twice_as_likely() {
        let mut weights = [100, 0];
        normalize(&mut weights);
        assert!((weights[0] - 58).abs() <= 1 && (weights[1] - 158).abs() <= 1, "{weights:?}");
    }
}
