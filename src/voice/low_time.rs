//! When a player's time is low: the levels, and a watch that tells each crossing once. Pure; the
//! desk asks when the next crossing is due and sleeps until then.
//!
//! The levels:
//! - 5 minutes in standard chess without 30 seconds more with each move: from there on a player
//!   need not record the moves (FIDE Laws 2023, Art. 8.4), which the arbiter has to know;
//! - 1 minute, but not in blitz, half of which is played below it;
//! - 10 seconds.
//!
//! With an increment a player can live around a level for an hour. So a level that was told is told
//! again only after the time has risen to twice the level and twice the bonus, as it does with a
//! new period or a correction, and not from move to move.

use jadoube_chess::moment::Millis;
use jadoube_laws::clock::pace::Pace;

/// Art. 8.4.
const RECORDING: Millis = Millis::from_mins(5);
/// Art. 8.4: so much more with each move, and a player must record to the end.
const RECORDING_BONUS: Millis = Millis::from_secs(30);
const MINUTE: Millis = Millis::from_mins(1);
const LAST: Millis = Millis::from_secs(10);
/// So far below a level it is not told any more: the clock was set there, and has not run there.
const TOO_LATE: Millis = Millis::from_secs(5);

/// The levels of time left that are told, the highest first.
#[must_use]
pub fn levels(pace: Pace, bonus: Millis) -> Vec<Millis> {
    match pace {
        Pace::Blitz => vec![LAST],
        Pace::Standard if bonus < RECORDING_BONUS => vec![RECORDING, MINUTE, LAST],
        Pace::Standard | Pace::Rapid => vec![MINUTE, LAST],
    }
}

/// Whether a level lies between the times left before and now. A clock at zero is no low time any
/// more: its flag has fallen.
#[must_use]
pub fn low_time(level: Millis, before: Millis, now: Millis) -> bool {
    before > level && now <= level && now > Millis::ZERO
}

/// What a watch is told of one player's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    /// The main time left.
    pub left: Millis,
    /// The increment, delay or Bronstein time of the present move.
    pub bonus: Millis,
    /// The kind of chess.
    pub pace: Pace,
}

/// The watch over one player's clock.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LowTimeWatch {
    last: Option<Millis>,
    told: Vec<Millis>,
}

impl LowTimeWatch {
    /// Takes a reading; returns the lowest level that has been crossed since the one before. The
    /// first reading never tells: a file opened in the middle of a scramble is no news.
    pub fn look(&mut self, reading: Reading) -> Option<Millis> {
        let Reading { left, bonus, pace } = reading;
        self.told.retain(|level| left < again_from(*level, bonus));
        let before = self.last.replace(left);
        let mut crossed = None;
        for level in levels(pace, bonus) {
            if left > level || self.told.contains(&level) {
                continue;
            }
            self.told.push(level);
            let is_late = level - left > TOO_LATE;
            if !is_late && before.is_some_and(|before| low_time(level, before, left)) {
                crossed = Some(level);
            }
        }
        crossed
    }

    /// How much main time the player may use before the next level is crossed; nothing if none is
    /// left to tell.
    #[must_use]
    pub fn until_next(&self, reading: Reading) -> Option<Millis> {
        levels(reading.pace, reading.bonus)
            .into_iter()
            .find(|level| *level < reading.left && !self.told.contains(level))
            .map(|level| reading.left - level)
    }
}

/// The time left from which a level that was told is told again.
fn again_from(level: Millis, bonus: Millis) -> Millis {
    level + level + bonus + bonus
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(pace: Pace, bonus: i64, readings: &[i64]) -> Vec<i64> {
        let mut watch = LowTimeWatch::default();
        readings
            .iter()
            .filter_map(|secs| {
                let left = Millis::from_secs(*secs);
                watch.look(Reading { left, bonus: Millis::from_secs(bonus), pace })
            })
            .map(Millis::secs_ceil)
            .collect()
    }

    #[test]
    fn each_level_is_told_once_and_honours_the_increment() {
        use Pace::{Blitz, Rapid, Standard};
        for (case, pace, bonus, readings, levels) in [
            (
                "sudden death",
                Standard,
                0,
                &[301, 300, 299, 61, 60, 11, 9, 1][..],
                &[300, 60, 10][..],
            ),
            (
                "30 s a move: everything is recorded",
                Standard,
                30,
                &[301, 299, 61, 59, 9],
                &[60, 10],
            ),
            ("rapid", Rapid, 0, &[400, 299, 59, 9], &[60, 10]),
            ("blitz", Blitz, 0, &[180, 59, 10], &[10]),
            ("living on the increment", Rapid, 10, &[65, 55, 65, 58, 68, 59, 66], &[60]),
            ("never in danger again", Standard, 30, &[61, 59, 179, 59], &[60]),
            ("a new period", Standard, 30, &[61, 59, 1859, 61, 59], &[60, 60]),
            ("several at one glance: the lowest", Standard, 0, &[400, 8], &[10]),
            ("already low when first seen", Rapid, 0, &[40, 30, 9], &[10]),
            ("the flag is another alarm", Blitz, 0, &[11, 0], &[]),
            ("set to 0:20 by hand: that is no minute", Standard, 0, &[900, 20, 10], &[10]),
        ] {
            assert_eq!(told(pace, bonus, readings), levels, "{case}");
        }
    }

    #[test]
    fn the_desk_knows_how_long_it_may_sleep() {
        let mut watch = LowTimeWatch::default();
        let at = |secs| Reading {
            left: Millis::from_secs(secs),
            bonus: Millis::ZERO,
            pace: Pace::Rapid,
        };
        assert_eq!(watch.until_next(at(90)), Some(Millis::from_secs(30)));
        watch.look(at(90));
        watch.look(at(60));
        assert_eq!(watch.until_next(at(60)), Some(Millis::from_secs(50)));
        watch.look(at(10));
        assert_eq!(watch.until_next(at(10)), None);
    }

    #[test]
    fn a_level_is_crossed_downwards_only() {
        let ten = Millis::from_secs(10);
        for (before, now, crossed) in [
            (10_001, 10_000, true),
            (10_000, 9_999, false),
            (9_000, 11_000, false),
            (11_000, 0, false),
            (11_000, 1, true),
        ] {
            assert_eq!(low_time(ten, Millis(before), Millis(now)), crossed, "{before} {now}");
        }
    }
}
