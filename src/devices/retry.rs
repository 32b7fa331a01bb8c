//! How long to wait before trying a lost line again. A policy, without a timer.

use std::time::Duration;

/// Waiting that doubles from try to try up to a limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Backoff {
    /// Before the second try; the first is made at once.
    pub first: Duration,
    /// Never longer than this.
    pub longest: Duration,
}

impl Backoff {
    /// For a board in a tournament hall: soon at first, since a cable that was knocked out is put
    /// back within seconds, and never so long that the arbiter wonders.
    pub const HALL: Self =
        Self { first: Duration::from_millis(200), longest: Duration::from_secs(2) };

    /// How long to wait after so many failed tries in a row.
    #[must_use]
    pub fn after(&self, failures: u32) -> Duration {
        let doublings = failures.saturating_sub(1).min(16);
        if failures == 0 {
            return Duration::ZERO;
        }
        self.first.saturating_mul(1 << doublings).min(self.longest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wait_doubles_up_to_its_limit_and_never_overflows() {
        let waits = |n| Backoff::HALL.after(n).as_millis();
        assert_eq!([0, 1, 2, 3, 4, 5, 6].map(waits), [0, 200, 400, 800, 1600, 2000, 2000]);
        assert_eq!(waits(u32::MAX), 2000);
    }
}
