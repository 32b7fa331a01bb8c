//! Which attempts were recorded of late. A flood does not fill the file: each attempt of each station is recorded
//! once in a while, and of one kind of them a few.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::attempt::Attempt;

/// The same of the same station is recorded once in so long.
const LASTS: Duration = Duration::from_secs(30 * 60);

/// So many of one kind are recorded in that time, whoever they are of: keys are made in no time.
const MOST: usize = 5;

/// The attempts that were recorded of late.
#[derive(Debug, Default)]
pub(super) struct RecentAttempts(BTreeMap<(Attempt, Option<PublicKey>), Instant>);

impl RecentAttempts {
    /// Whether it is to be recorded now.
    pub(super) fn takes(
        &mut self,
        what: Attempt,
        station: Option<PublicKey>,
        now: Instant,
    ) -> bool {
        self.0.retain(|_, at| now.saturating_duration_since(*at) < LASTS);
        let of_kind = self.0.keys().filter(|(kind, _)| *kind == what).count();
        let is_new = of_kind < MOST && !self.0.contains_key(&(what, station));
        if is_new {
            self.0.insert((what, station), now);
        }
        is_new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_recorded_as_its_first_ones_and_again_after_a_while() {
        let (mut recorded, begun) = (RecentAttempts::default(), Instant::now());
        let mut taken = |what, key: u8, after: u64| {
            let station = Some(PublicKey([key; 32]));
            recorded.takes(what, station, begun + Duration::from_secs(after))
        };
        assert!(taken(Attempt::Altered, 1, 0));
        assert!(!taken(Attempt::Altered, 1, 600), "the same once more");
        assert!(taken(Attempt::Rewritten, 1, 600), "something else");
        assert_eq!((2..200).filter(|key| taken(Attempt::Altered, *key, 700)).count(), MOST - 1);
        assert!(taken(Attempt::WrongKey, 1, 700), "one kind does not hide another");
        assert!(taken(Attempt::Altered, 1, 1_801));
    }
}
