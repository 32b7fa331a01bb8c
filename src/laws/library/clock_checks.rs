//! How the clocks of a round are checked, read from `assets/clock-checks.ron`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::laws::regulations::WithArticles;
use crate::library::bundled::{BundledFile, shipped};
use jadoube_chess::moment::Millis;

const FILE: BundledFile = shipped!("clock-checks.ron");

static CHECKS: LazyLock<ClockChecks> = LazyLock::new(|| FILE.value());

/// How clocks are checked, each value with where it stands.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct ClockChecks {
    /// How many minutes lie between two checks.
    pub every_minutes: WithArticles<u16>,
    /// By how many seconds both times together may differ from what they must be.
    pub tolerance_seconds: WithArticles<u16>,
}

impl ClockChecks {
    /// The time between two checks.
    #[must_use]
    pub fn every(&self) -> Millis {
        Millis::from_mins(i64::from(self.every_minutes.value))
    }

    /// The largest deviation that is none.
    #[must_use]
    pub fn tolerance(&self) -> Millis {
        Millis::from_secs(i64::from(self.tolerance_seconds.value))
    }
}

/// Those that come with the program.
#[must_use]
pub fn clock_checks() -> &'static ClockChecks {
    &CHECKS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_value_is_there_with_its_source() {
        let checks = clock_checks();
        assert!(checks.every() > checks.tolerance() && checks.tolerance() > Millis::ZERO);
        let sources = [&checks.every_minutes.articles, &checks.tolerance_seconds.articles];
        assert!(sources.iter().all(|articles| !articles.is_empty()));
    }
}
