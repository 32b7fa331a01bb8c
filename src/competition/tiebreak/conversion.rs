//! The two tables of the rating regulations (B.02 8.1): what a share of the points is worth in
//! rating, and what share a difference of ratings lets expect.

/// What so many per cent of the points, 0 to 100, add to the average of the opponents (B.02 8.1.1).
#[must_use]
pub(crate) fn difference(percent: u8) -> i64 {
    let (above, sign) = if percent < 50 { (100 - percent.min(100), -1) } else { (percent, 1) };
    let index = usize::from(above.min(100) - 50);
    sign * DIFFERENCES.get(index).map_or(0, |difference| i64::from(*difference))
}

/// How many per cent of a point are to be expected by somebody so much stronger, or by a negative
/// difference weaker (B.02 8.1.2), without a limit for large differences.
#[must_use]
pub(crate) fn expected(difference: i64) -> i64 {
    let above = EXPECTED.partition_point(|last| i64::from(*last) < difference.abs());
    let higher = 50 + i64::try_from(above).unwrap_or(50);
    if difference < 0 { 100 - higher } else { higher }
}

/// For 50 to 100 per cent.
const DIFFERENCES: [u16; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The last difference for which 50, 51 … 99 per cent are to be expected.
const EXPECTED: [u16; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_tables_have_their_corners() {
        for (percent, worth) in [(100, 800), (99, 677), (50, 0), (49, -7), (1, -677), (0, -800)] {
            assert_eq!(difference(percent), worth, "{percent}");
        }
        for (apart, percent) in
            [(0, 50), (3, 50), (4, 51), (-4, 49), (735, 99), (736, 100), (-736, 0), (2000, 100)]
        {
            assert_eq!(expected(apart), percent, "{apart}");
        }
    }

    #[test]
    fn both_tables_rise() {
        assert!(DIFFERENCES.is_sorted_by(|a, b| a < b) && EXPECTED.is_sorted_by(|a, b| a < b));
    }
}
