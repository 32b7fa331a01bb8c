//! Exact fractions: averages and products of points, compared and added without rounding. Rounded
//! they are only where they are shown, or where an article says so.

use std::cmp::Ordering;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Mul, Neg, Sub};

use serde::{Serialize, Serializer};

use crate::points::Points;

/// A fraction in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fraction {
    numerator: i64,
    denominator: i64,
}

impl Fraction {
    /// Nothing.
    pub const ZERO: Self = Self::whole(0);

    /// A whole number.
    #[must_use]
    pub const fn whole(number: i64) -> Self {
        Self { numerator: number, denominator: 1 }
    }

    /// This divided by a count; nothing where nothing was counted.
    #[must_use]
    pub fn over(self, count: usize) -> Option<Self> {
        let count = i64::try_from(count).ok().filter(|count| *count > 0)?;
        Some(Self::reduced(self.numerator, self.denominator * count))
    }

    /// How often another goes wholly into this; never where the other is nothing.
    #[must_use]
    pub const fn divided_down(self, other: Self) -> i64 {
        if other.numerator == 0 {
            return 0;
        }
        let (mine, theirs) =
            (self.numerator * other.denominator, other.numerator * self.denominator);
        mine.div_euclid(theirs)
    }

    /// The nearest whole number, halves up.
    #[must_use]
    pub const fn half_up(self) -> i64 {
        (2 * self.numerator + self.denominator).div_euclid(2 * self.denominator)
    }

    /// As it is shown: with so many decimals, halves up.
    #[must_use]
    pub fn to_decimals(self, decimals: u32) -> String {
        let scale = 10_i64.pow(decimals);
        let all = (self * Self::whole(scale)).half_up();
        let sign = if all < 0 { "-" } else { "" };
        let (whole, rest) = (all.abs() / scale, all.abs() % scale);
        match decimals {
            0 => format!("{sign}{whole}"),
            _ => format!("{sign}{whole}.{rest:0width$}", width = decimals as usize),
        }
    }

    /// In lowest terms; the denominator is above 0.
    const fn reduced(numerator: i64, denominator: i64) -> Self {
        let (mut a, mut b) = (numerator.abs(), denominator);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        Self { numerator: numerator / a, denominator: denominator / a }
    }
}

impl Default for Fraction {
    fn default() -> Self {
        Self::ZERO
    }
}

impl From<Points> for Fraction {
    fn from(points: Points) -> Self {
        Self::reduced(i64::from(points.0), 10)
    }
}

impl Add for Fraction {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let numerator = self.numerator * other.denominator + other.numerator * self.denominator;
        Self::reduced(numerator, self.denominator * other.denominator)
    }
}

impl Neg for Fraction {
    type Output = Self;

    fn neg(self) -> Self {
        Self { numerator: -self.numerator, ..self }
    }
}

impl Sub for Fraction {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Mul for Fraction {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        Self::reduced(self.numerator * other.numerator, self.denominator * other.denominator)
    }
}

impl Sum for Fraction {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::ZERO, Add::add)
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        let mine = i128::from(self.numerator) * i128::from(other.denominator);
        mine.cmp(&(i128::from(other.numerator) * i128::from(self.denominator)))
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// As people write an exact number: “2.5”, and “4/3” where no decimals would do.
impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for decimals in 0..=4 {
            if 10_i64.pow(decimals) % self.denominator == 0 {
                return f.write_str(&self.to_decimals(decimals));
            }
        }
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

/// As its text, so that no reader makes a float of it.
impl Serialize for Fraction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_exact_and_rounded_half_up_when_shown() {
        let third = |n| Fraction::whole(n).over(3).unwrap();
        for (value, text, decimals, shown) in [
            (third(4), "4/3", 2, "1.33"),
            (third(1) + third(2), "1", 1, "1.0"),
            (Fraction::from(Points(25)) * Fraction::from(Points::HALF), "1.25", 1, "1.3"),
            (-Fraction::from(Points::HALF), "-0.5", 0, "0"),
            (third(-4), "-4/3", 2, "-1.33"),
            (Fraction::whole(28).over(3).unwrap(), "28/3", 0, "9"),
        ] {
            assert_eq!(value.to_string(), text);
            assert_eq!(value.to_decimals(decimals), shown);
        }
        assert!(third(1) < Fraction::from(Points(4)) && third(1) > Fraction::from(Points(3)));
        assert_eq!(Fraction::whole(3).over(0), None);
        assert_eq!(Fraction::whole(10).divided_down(third(12)), 2);
        assert_eq!(Fraction::whole(10).divided_down(Fraction::ZERO), 0);
    }
}
