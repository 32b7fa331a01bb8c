//! Time controls as data: how much time for how many moves (FIDE Laws 2023, Art. 6.2–6.3 and
//! Glossary: increment, delay, period), and whether it makes sense. Writing them as text is in
//! `short` and `tag`; files of presets are read in `formats`.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};

/// The most that a clock can show, and a period can hold: 99:59:59.
pub const MOST: Millis = Millis::from_secs(359_999);

/// What a player gets besides the time of the period.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// No increment and no delay.
    #[default]
    None,
    /// Added after every move, kept if unused (cumulative, Fischer).
    Increment(Millis),
    /// The main time begins to run only after so long (the Laws' time delay).
    Delay(Millis),
    /// What was used of it is given back after the move, never more (Bronstein).
    Bronstein(Millis),
}

/// One period of a time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Period {
    /// How many moves it holds; `None` is all the remaining moves. In the last period a number
    /// means that the period is repeated.
    pub moves: Option<u16>,
    /// The time added when it begins.
    pub time: Millis,
    /// The bonus during it.
    #[serde(default)]
    pub bonus: Bonus,
    /// The first of the player's moves (counted over the whole game, from 1) for which the bonus
    /// is given.
    #[serde(default = "first_move")]
    pub bonus_from: u16,
}

const fn first_move() -> u16 {
    1
}

/// When the time of the next period is added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PeriodChange {
    /// As soon as the moves of the period are made.
    #[default]
    ByMoves,
    /// When the time of the period has run out; the moves made are for the arbiter to check.
    ByTime,
}

/// The periods of one player, at least one.
///
/// A last period with a number of moves is repeated, again and again: `40 moves in 2½ hours, then
/// 16 per hour` is two periods.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Schedule(pub Vec<Period>);

/// The time control of a game.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TimeControl {
    /// The id of the preset it came from, if it is one; the name is in the locales.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// Each player's periods.
    pub schedules: BySide<Schedule>,
    /// How one period gives way to the next.
    #[serde(default)]
    pub change: PeriodChange,
}

impl Period {
    /// A period of a number of moves, without a bonus.
    #[must_use]
    pub const fn of_moves(moves: u16, time: Millis) -> Self {
        Self { moves: Some(moves), time, bonus: Bonus::None, bonus_from: 1 }
    }

    /// A period of all the remaining moves, without a bonus.
    #[must_use]
    pub const fn rest(time: Millis) -> Self {
        Self { moves: None, time, bonus: Bonus::None, bonus_from: 1 }
    }

    /// The same with a bonus.
    #[must_use]
    pub const fn with_bonus(self, bonus: Bonus) -> Self {
        Self { bonus, ..self }
    }

    /// The same with its bonus beginning at one of the player's moves, counted from 1.
    #[must_use]
    pub const fn with_bonus_from(self, number: u16) -> Self {
        Self { bonus_from: number, ..self }
    }
}

impl Bonus {
    /// The time that it gives for a move at most.
    #[must_use]
    pub const fn time(self) -> Millis {
        match self {
            Self::None => Millis::ZERO,
            Self::Increment(time) | Self::Delay(time) | Self::Bronstein(time) => time,
        }
    }
}

impl Schedule {
    /// The period of a stage: the schedule's periods are the stages from 0, and a last period
    /// that is repeated is all those after it.
    #[must_use]
    pub fn stage(&self, stage: u16) -> Option<&Period> {
        self.0
            .get(usize::from(stage))
            .or_else(|| self.0.last().filter(|period| period.moves.is_some()))
    }

    /// Whether the stage after this one is a repetition of the last period.
    #[must_use]
    pub fn repeats_at(&self, stage: u16) -> bool {
        usize::from(stage).saturating_add(1) >= self.0.len()
            && self.0.last().is_some_and(|period| period.moves.is_some())
    }

    /// How many moves a player has made when a stage ends; nothing if it holds all the moves.
    #[must_use]
    pub fn end_of(&self, stage: u16) -> Option<u32> {
        let listed = self.0.iter().take(usize::from(stage).saturating_add(1));
        let moves: u32 = listed.map(|period| period.moves.map(u32::from)).sum::<Option<u32>>()?;
        let last = self.0.last()?.moves.map(u32::from);
        let repeated = usize::from(stage).saturating_add(1).saturating_sub(self.0.len());
        let repeated = u32::try_from(repeated).unwrap_or(u32::MAX);
        match (repeated, last) {
            (0, _) => Some(moves),
            (_, last) => Some(moves.saturating_add(last?.saturating_mul(repeated))),
        }
    }

    /// The stage of a player who has made so many moves, where periods change by moves.
    #[must_use]
    pub fn stage_after(&self, moves: u16) -> u16 {
        let mut stage = 0_u16;
        while let Some(end) = self.end_of(stage)
            && u32::from(moves) >= end
            && let Some(next) = stage.checked_add(1)
            && self.stage(next).is_some_and(|period| period.moves != Some(0))
        {
            stage = next;
        }
        stage
    }

    fn check(&self, side: Side, change: PeriodChange) -> Result<(), ControlFault> {
        let Some(first) = self.0.first() else {
            return Err(ControlFault::NoPeriod { side });
        };
        for (index, period) in self.0.iter().enumerate() {
            let number = index.saturating_add(1);
            period.check(side, number)?;
            if period.moves.is_none() && number < self.0.len() {
                return Err(ControlFault::OpenEnded { side, period: number });
            }
            let timeless = period.time == Millis::ZERO;
            let useless = period.bonus.time() == Millis::ZERO || change == PeriodChange::ByTime;
            if index > 0 && timeless && useless {
                return Err(ControlFault::NoTime { side, period: number });
            }
        }
        let begins = first.bonus_from <= 1
            && matches!(first.bonus, Bonus::Increment(time) if time > Millis::ZERO);
        if first.time == Millis::ZERO && !begins {
            return Err(ControlFault::NoTime { side, period: 1 });
        }
        Ok(())
    }
}

impl Period {
    fn check(&self, side: Side, number: usize) -> Result<(), ControlFault> {
        if self.moves == Some(0) {
            return Err(ControlFault::NoMoves { side, period: number });
        }
        for time in [self.time, self.bonus.time()] {
            if time < Millis::ZERO {
                return Err(ControlFault::BelowZero { side, period: number });
            }
            if time > MOST {
                return Err(ControlFault::TooMuch { side, period: number, time });
            }
        }
        if self.bonus_from == 0 {
            return Err(ControlFault::BonusFromNothing { side, period: number });
        }
        Ok(())
    }
}

impl TimeControl {
    /// The same periods for both players, changing by moves.
    #[must_use]
    pub fn equal(periods: Vec<Period>) -> Self {
        let schedule = Schedule(periods);
        Self::different(schedule.clone(), schedule)
    }

    /// Each player's own periods, changing by moves.
    #[must_use]
    pub const fn different(white: Schedule, black: Schedule) -> Self {
        Self { preset: None, schedules: BySide::new(white, black), change: PeriodChange::ByMoves }
    }

    /// The same with periods changing by time.
    #[must_use]
    pub fn by_time(self) -> Self {
        Self { change: PeriodChange::ByTime, ..self }
    }

    /// Whether a game can be played with it.
    ///
    /// # Errors
    /// The first thing that is wrong with it, White's periods first.
    pub fn check(&self) -> Result<(), ControlFault> {
        self.schedules.white.check(Side::White, self.change)?;
        self.schedules.black.check(Side::Black, self.change)
    }
}

/// What is wrong with a time control. Periods are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "clock-fault", error)]
pub enum ControlFault {
    /// A player has no period.
    NoPeriod {
        /// The player without a period.
        side: Side,
    },
    /// A period of all the moves has others after it.
    OpenEnded {
        /// The player whose period it is.
        side: Side,
        /// The number of the period, from 1.
        period: usize,
    },
    /// A period of no moves.
    NoMoves {
        /// The player whose period it is.
        side: Side,
        /// The number of the period, from 1.
        period: usize,
    },
    /// A period without any time to play in.
    NoTime {
        /// The player whose period it is.
        side: Side,
        /// The number of the period, from 1.
        period: usize,
    },
    /// A negative time.
    BelowZero {
        /// The player whose period it is.
        side: Side,
        /// The number of the period, from 1.
        period: usize,
    },
    /// More than a clock can show.
    TooMuch {
        /// The player whose period it is.
        side: Side,
        /// The number of the period, from 1.
        period: usize,
        /// The time.
        #[message(skip)]
        time: Millis,
    },
    /// Moves are counted from 1.
    BonusFromNothing {
        /// The player whose period it is.
        side: Side,
        /// The number of the period, from 1.
        period: usize,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn mins(mins: i64) -> Millis {
        Millis::from_mins(mins)
    }

    #[test]
    fn a_time_control_that_cannot_be_played_is_told_why() {
        let side = Side::White;
        let ten = Bonus::Increment(Millis::from_secs(10));
        let rest = Period::rest(mins(5));
        let only_bonus =
            vec![Period::of_moves(40, mins(90)), Period::rest(Millis::ZERO).with_bonus(ten)];
        for (control, verdict) in [
            (TimeControl::equal(vec![rest]), Ok(())),
            (TimeControl::equal(only_bonus.clone()), Ok(())),
            (
                TimeControl::equal(only_bonus).by_time(),
                Err(ControlFault::NoTime { side, period: 2 }),
            ),
            (TimeControl::equal(vec![Period::rest(Millis::ZERO).with_bonus(ten)]), Ok(())),
            (
                TimeControl::equal(vec![
                    Period::rest(Millis::ZERO).with_bonus(ten).with_bonus_from(2),
                ]),
                Err(ControlFault::NoTime { side, period: 1 }),
            ),
            (TimeControl::equal(Vec::new()), Err(ControlFault::NoPeriod { side })),
            (
                TimeControl::different(Schedule(vec![rest]), Schedule(Vec::new())),
                Err(ControlFault::NoPeriod { side: Side::Black }),
            ),
            (
                TimeControl::equal(vec![rest, rest]),
                Err(ControlFault::OpenEnded { side, period: 1 }),
            ),
            (
                TimeControl::equal(vec![
                    Period::of_moves(40, mins(90)),
                    Period::of_moves(0, mins(5)),
                ]),
                Err(ControlFault::NoMoves { side, period: 2 }),
            ),
            (
                TimeControl::equal(vec![Period::rest(mins(-1))]),
                Err(ControlFault::BelowZero { side, period: 1 }),
            ),
            (
                TimeControl::equal(vec![rest.with_bonus(Bonus::Delay(Millis(-1)))]),
                Err(ControlFault::BelowZero { side, period: 1 }),
            ),
            (
                TimeControl::equal(vec![Period::rest(mins(6000))]),
                Err(ControlFault::TooMuch { side, period: 1, time: mins(6000) }),
            ),
            (TimeControl::equal(vec![Period::rest(MOST)]), Ok(())),
            (
                TimeControl::equal(vec![rest.with_bonus(ten).with_bonus_from(0)]),
                Err(ControlFault::BonusFromNothing { side, period: 1 }),
            ),
        ] {
            assert_eq!(control.check(), verdict, "{control}");
        }
    }

    #[test]
    fn what_journals_hold_is_still_read_and_written_the_same() {
        let written = r#"{"preset":"standard-1972","schedules":{"white":[{"moves":40,"time":9000000,"bonus":{"increment":30000},"bonus_from":1}],"black":[{"moves":null,"time":300000,"bonus":"none","bonus_from":61}]},"change":"by-time"}"#;
        let control: TimeControl = serde_json::from_str(written).unwrap();
        assert_eq!(control.schedules.black.0, [Period::rest(mins(5)).with_bonus_from(61)]);
        assert_eq!(serde_json::to_string(&control).unwrap(), written);
        let shortest = r#"{"schedules":{"white":[{"moves":null,"time":1}],"black":[]}}"#;
        let control: TimeControl = serde_json::from_str(shortest).unwrap();
        assert_eq!(control.schedules.white.0, [Period::rest(Millis(1))]);
        assert_eq!((control.preset, control.change), (None, PeriodChange::ByMoves));
    }
}
