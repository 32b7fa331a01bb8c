//! Whether a time control makes standard, rapid or blitz chess (FIDE Laws 2023, Art. A.1, B.1).
//! What follows from it is in the editions of the Laws, not here.

use serde::{Deserialize, Serialize};

use crate::clock::control::{Bonus, Schedule, TimeControl};
use jadoube_chess::moment::Millis;

/// How many moves of increment the definitions count.
const COUNTED: u16 = 60;
/// Art. B.1: blitz is up to and including so much.
const BLITZ_MOST: Millis = Millis::from_mins(10);
/// Art. A.1: rapid is more than blitz and less than this.
const RAPID_BELOW: Millis = Millis::from_mins(60);

/// The kind of chess that a time control makes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// 10 minutes or less (Art. B.1).
    Blitz,
    /// More than 10 and less than 60 minutes (Art. A.1).
    Rapid,
    /// 60 minutes and more.
    Standard,
}

impl Pace {
    /// The pace of a time control. When the players' times differ, the slower one counts.
    #[must_use]
    pub fn of(control: &TimeControl) -> Self {
        let schedules = &control.schedules;
        Ord::max(
            Self::of_allotment(schedules.white.allotment()),
            Self::of_allotment(schedules.black.allotment()),
        )
    }

    /// The pace of a player's time with 60 moves of increment.
    #[must_use]
    pub fn of_allotment(time: Millis) -> Self {
        if time <= BLITZ_MOST {
            Self::Blitz
        } else if time < RAPID_BELOW {
            Self::Rapid
        } else {
            Self::Standard
        }
    }
}

impl Schedule {
    /// A player's time as Art. A.1 and B.1 sum it: all the periods and the bonus of 60 moves.
    ///
    /// The Articles speak of increments; a delay or Bronstein time is counted like one. A last
    /// period that is repeated is counted as often as it begins within the 60 moves.
    #[must_use]
    pub fn allotment(&self) -> Millis {
        let mut time = Millis::ZERO;
        for period in &self.0 {
            time += period.time;
        }
        let listed = u16::try_from(self.0.len()).unwrap_or(u16::MAX);
        let reached = self.stage_after(COUNTED.saturating_sub(1));
        for stage in listed..=reached {
            time += self.stage(stage).map_or(Millis::ZERO, |period| period.time);
        }
        for number in 1..=COUNTED {
            let stage = self.stage_after(number.saturating_sub(1));
            if let Some(period) = self.stage(stage)
                && number >= period.bonus_from
            {
                time += period.bonus.time();
            }
        }
        time
    }

    /// What a player who has made so many moves has been given so far: the periods begun and the
    /// increments, that for the present move included. What was used is this less what is left.
    #[must_use]
    pub fn granted(&self, moves: u16) -> Millis {
        let mut time = Millis::ZERO;
        for stage in 0..=self.stage_after(moves) {
            time += self.stage(stage).map_or(Millis::ZERO, |period| period.time);
        }
        for number in 1..=moves.saturating_add(1) {
            if let Some(period) = self.stage(self.stage_after(number.saturating_sub(1)))
                && number >= period.bonus_from
                && let Bonus::Increment(increment) = period.bonus
            {
                time += increment;
            }
        }
        time
    }

    /// What a player had left after `then` moves who has so much left after `made`: the time used
    /// is shared out in proportion, used × then ÷ made (Laws of 1972 and 1980, Art. 14.7). Never
    /// below zero; nothing if `then` is more than `made`.
    #[must_use]
    pub fn left_in_proportion(&self, then: u16, made: u16, left: Millis) -> Option<Millis> {
        if then > made {
            return None;
        }
        if then == 0 {
            return Some(self.granted(0));
        }
        let used = self.granted(made) - left;
        let share = used.0.checked_mul(i64::from(then))?.checked_div(i64::from(made))?;
        Some((self.granted(then) - Millis(share)).max(Millis::ZERO))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn art_a_1_and_b_1_count_sixty_moves_of_increment() {
        for (written, minutes, pace) in [
            ("3+2", 5, Pace::Blitz),
            ("5", 5, Pace::Blitz),
            ("10", 10, Pace::Blitz),
            ("5+5", 10, Pace::Blitz),
            ("9+2", 11, Pace::Rapid),
            ("10+5", 15, Pace::Rapid),
            ("15+10", 25, Pace::Rapid),
            ("59", 59, Pace::Rapid),
            ("45+15", 60, Pace::Standard),
            ("60", 60, Pace::Standard),
            ("60d5", 65, Pace::Standard),
            ("40/90+30, 30+30", 150, Pace::Standard),
            ("60+30@61", 60, Pace::Standard),
            ("40/150, 16/60", 270, Pace::Standard),
            ("5 | 4", 5, Pace::Blitz),
            ("5 | 11", 5, Pace::Rapid),
        ] {
            let control: TimeControl = written.parse().unwrap();
            assert_eq!(
                control.schedules.white.allotment(),
                Millis::from_mins(minutes),
                "{written}"
            );
            assert_eq!(Pace::of(&control), pace, "{written}");
        }
        assert_eq!(Pace::of_allotment(BLITZ_MOST + Millis(1)), Pace::Rapid);
        assert_eq!(Pace::of_allotment(RAPID_BELOW - Millis(1)), Pace::Rapid);
    }
}
