//! Prizes: what each place is worth, and what becomes of it where several are level. FIDE has no rule
//! for that: the regulations of the event say it (Hort's system is named after Vlastimil Hort, who
//! proposed it). Money is counted in hundredths, and nothing of it is lost: what cannot be divided goes
//! to those who stand higher.

use serde::{Deserialize, Serialize};

use crate::points::Points;
use crate::tournament::Number;

/// What becomes of the prizes of those who have the same points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sharing {
    /// Everybody gets what his place is worth.
    #[default]
    ByPlace,
    /// Those with the same points divide theirs equally.
    Equal,
    /// Half of each prize goes to the place, the other halves are divided equally (Hort’s system).
    Hort,
}

impl Sharing {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::ByPlace, Self::Equal, Self::Hort];
}

/// One who may win a prize, as he stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PrizeCandidate {
    /// The player, by his number.
    pub who: Number,
    /// His points.
    pub points: Points,
    /// His place; those whom no tie-break parts have the same.
    pub place: u16,
}

/// What everybody gets, of those who get something, in the order in which they stand: of amounts for
/// the first, the second, …, in hundredths. Those whom no tie-break parts are always level.
#[must_use]
pub fn shared(amounts: &[u32], ranked: &[PrizeCandidate], sharing: Sharing) -> Vec<(Number, u32)> {
    let by_place = |one: &PrizeCandidate, other: &PrizeCandidate| one.place == other.place;
    let by_points = |one: &PrizeCandidate, other: &PrizeCandidate| one.points == other.points;
    let each =
        |part: fn(u32) -> u32| amounts.iter().map(|amount| part(*amount)).collect::<Vec<_>>();
    let got: Vec<u32> = match sharing {
        Sharing::ByPlace => level(amounts, ranked, by_place),
        Sharing::Equal => level(amounts, ranked, by_points),
        Sharing::Hort => {
            let own = level(&each(|amount| amount / 2), ranked, by_place);
            let common = level(&each(|amount| amount - amount / 2), ranked, by_points);
            own.into_iter().zip(common).map(|(own, common)| own + common).collect()
        }
    };
    let all = ranked.iter().map(|one| one.who).zip(got);
    all.filter(|(_, amount)| *amount > 0).collect()
}

/// Each group of those who are level divides what its places are worth.
fn level(
    amounts: &[u32],
    ranked: &[PrizeCandidate],
    is_level: impl Fn(&PrizeCandidate, &PrizeCandidate) -> bool,
) -> Vec<u32> {
    let mut amounts = amounts.iter().copied();
    let groups = ranked.chunk_by(is_level);
    let of_group = |group: &[PrizeCandidate]| {
        let count = u32::try_from(group.len()).unwrap_or(u32::MAX);
        let sum: u32 = amounts.by_ref().take(group.len()).fold(0, u32::saturating_add);
        let (whole, rest) = (sum / count, sum % count);
        (0..count).map(|nth| whole + u32::from(nth < rest)).collect::<Vec<u32>>()
    };
    groups.flat_map(of_group).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Points in halves and place of each, in the order in which they stand.
    fn ranked(all: &[(i32, u16)]) -> Vec<PrizeCandidate> {
        let one = |(who, (halves, place)): (u16, &(i32, u16))| PrizeCandidate {
            who: Number(who),
            points: Points::halves(*halves),
            place: *place,
        };
        (1..).zip(all).map(one).collect()
    }

    #[test]
    fn prizes_are_divided_as_the_regulations_say_and_no_hundredth_is_lost() {
        let clear = [(14, 1), (13, 2), (12, 3), (11, 4)];
        let three = [(14, 1), (13, 2), (13, 3), (13, 4)];
        let unparted = [(14, 1), (13, 2), (13, 2), (13, 4)];
        let amounts = [100_000, 60_000, 30_000];
        for (all, sharing, expected) in [
            (clear, Sharing::Hort, vec![100_000, 60_000, 30_000]),
            (three, Sharing::ByPlace, vec![100_000, 60_000, 30_000]),
            (three, Sharing::Equal, vec![100_000, 30_000, 30_000, 30_000]),
            // 300 + 150 of their own, and of 450 in common 150 each.
            (three, Sharing::Hort, vec![100_000, 45_000, 30_000, 15_000]),
            (unparted, Sharing::ByPlace, vec![100_000, 45_000, 45_000]),
            (unparted, Sharing::Hort, vec![100_000, 37_500, 37_500, 15_000]),
        ] {
            let found = shared(&amounts, &ranked(&all), sharing);
            let got: Vec<u32> = found.iter().map(|(_, amount)| *amount).collect();
            assert_eq!(got, expected, "{sharing:?} {all:?}");
        }
        for sharing in Sharing::ALL {
            let found = shared(&[100, 1], &ranked(&[(9, 1), (9, 1), (9, 1)]), sharing);
            assert_eq!(found.iter().map(|(_, amount)| amount).sum::<u32>(), 101, "{sharing:?}");
            assert_eq!(found.len(), 3, "{sharing:?}");
            let few = shared(&[500, 300], &ranked(&[(9, 1)]), sharing);
            assert_eq!(few, [(Number(1), 500)], "{sharing:?}: the second prize is not given");
        }
        assert_eq!(shared(&[500], &[], Sharing::Hort), []);
    }
}
