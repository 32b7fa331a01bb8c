//! A player who is there or is not, as `--present` and `--absent` take it.

use crate::envelope::values::{side, wall};
use crate::value::ValueFault;
use jadoube_chess::side::Side;
use jadoube_desk::sealing::now;
use jadoube_laws::wall::Wall;

/// A player who was seen, or not, and when; now, where no time is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sighting {
    /// The player.
    pub side: Side,
    /// The time by the wall clock; now, if absent.
    pub at: Option<Wall>,
}

/// Reads `white` or `black=15:20`.
pub(super) fn seen(text: &str) -> Result<Sighting, ValueFault> {
    let (who, at) = match text.split_once('=') {
        Some((who, at)) => (who, Some(wall(at)?)),
        None => (text, None),
    };
    if at.is_some_and(|at| at > now()) {
        return Err(ValueFault::NotYet);
    }
    Ok(Sighting { side: side(who.trim())?, at })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_there_is_told_with_a_time_that_has_come_or_without() {
        assert_eq!(seen("white"), Ok(Sighting { side: Side::White, at: None }));
        let then = seen("black=2026-01-02T15:20+01:00").unwrap();
        assert_eq!((then.side, then.at), (Side::Black, "2026-01-02T15:20+01:00".parse().ok()));
        for text in ["green", "white=", "white=soon", "white=2999-01-01 10:00", "=15:00"] {
            assert!(seen(text).is_err(), "{text}");
        }
    }
}
