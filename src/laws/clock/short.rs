//! The short form of a time control, for typing in the window and on the command line. The PGN
//! field is in `tag`.
//!
//! ```text
//! 40/90+30, 30+30     40 moves in 90 minutes, then 30 minutes; 30 seconds for every move
//! 40/150, 16/60       a last period with a number of moves is repeated
//! 90d5   60b10        5 seconds of delay; 10 seconds of Bronstein
//! 120, 15+30@61       the bonus from move 61
//! 5 | 4               White's and Black's
//! 40/120, 60 by time  the next period begins when the time has run out
//! 2h30   45s   500ms  other units than minutes (for a bonus: than seconds)
//! ```
//!
//! Spaces may stand anywhere but inside a number. What is printed is read back as the same.

use std::fmt;
use std::str::FromStr;

use jadoube_message::{Argument, Message, Value};

use crate::clock::control::{Bonus, ControlFault, Period, PeriodChange, Schedule, TimeControl};
use jadoube_chess::moment::Millis;

/// What could have stood where something else was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expectation {
    /// A whole number.
    Number,
    /// A unit of time, a bonus, another period, the other player's, `by time`, or the end.
    Next,
    /// The word `time` after `by`.
    Time,
}

/// Why a text is no time control in the short form.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "setup-control", error)]
pub enum ShortFault {
    /// Something else stands there than could.
    Unexpected {
        /// Which character, from 1.
        at: usize,
        /// What stands there; nothing is the end.
        #[message(with = standing)]
        found: Option<char>,
        /// What could.
        #[message(skip)]
        expected: Expectation,
    },
    /// A number is larger than any time control needs.
    TooLarge {
        /// Its first character, from 1.
        at: usize,
    },
    /// It can be read, but no game can be played with it.
    #[message(transparent, from)]
    Unusable(ControlFault),
}

/// What stands there; nothing at the end.
fn standing(found: &Option<char>) -> Value<'_> {
    found.as_ref().map_or(Value::Text("".into()), char::value)
}

impl FromStr for TimeControl {
    type Err = ShortFault;

    fn from_str(text: &str) -> Result<Self, ShortFault> {
        let mut reader = Reader { rest: text, at: 1 };
        let white = reader.schedule()?;
        let black = if reader.take("|") { reader.schedule()? } else { white.clone() };
        let mut control = Self::different(white, black);
        if reader.take("by") {
            if !reader.take("time") {
                return Err(reader.unexpected(Expectation::Time));
            }
            control = control.by_time();
        }
        if reader.peek().is_some() {
            return Err(reader.unexpected(Expectation::Next));
        }
        control.check()?;
        Ok(control)
    }
}

/// What is left to read, and which character comes next.
struct Reader<'a> {
    rest: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn skip(&mut self, chars: usize) {
        let mut rest = self.rest.chars();
        for _ in 0..chars {
            rest.next();
        }
        self.rest = rest.as_str();
        self.at = self.at.saturating_add(chars);
    }

    /// The next character that is not a space.
    fn peek(&mut self) -> Option<char> {
        let spaces = self.rest.chars().take_while(|c| c.is_whitespace()).count();
        self.skip(spaces);
        self.rest.chars().next()
    }

    /// Whether a word was next; then it is read.
    fn take(&mut self, word: &str) -> bool {
        self.peek();
        let is_next = self.rest.starts_with(word);
        if is_next {
            self.skip(word.chars().count());
        }
        is_next
    }

    fn unexpected(&mut self, expected: Expectation) -> ShortFault {
        let found = self.peek();
        ShortFault::Unexpected { at: self.at, found, expected }
    }

    fn number(&mut self) -> Result<u32, ShortFault> {
        if !self.peek().is_some_and(|c| c.is_ascii_digit()) {
            return Err(self.unexpected(Expectation::Number));
        }
        let at = self.at;
        let digits: String = self.rest.chars().take_while(char::is_ascii_digit).collect();
        self.skip(digits.len());
        digits.parse().map_err(|_| ShortFault::TooLarge { at })
    }

    fn schedule(&mut self) -> Result<Schedule, ShortFault> {
        let mut periods = vec![self.period()?];
        while self.take(",") {
            periods.push(self.period()?);
        }
        Ok(Schedule(periods))
    }

    fn period(&mut self) -> Result<Period, ShortFault> {
        self.peek();
        let at = self.at;
        let first = self.number()?;
        let (moves, time) = if self.take("/") {
            let moves = u16::try_from(first).map_err(|_| ShortFault::TooLarge { at })?;
            let number = self.number()?;
            (Some(moves), self.time(number, Unit::Minute)?)
        } else {
            (None, self.time(first, Unit::Minute)?)
        };
        let (bonus, bonus_from) = self.bonus()?;
        let period =
            moves.map_or_else(|| Period::rest(time), |moves| Period::of_moves(moves, time));
        Ok(period.with_bonus(bonus).with_bonus_from(bonus_from))
    }

    /// The rest of a time after its first number. A number without a unit is of the default one,
    /// or, after another unit, of the next smaller one; it ends the time.
    fn time(&mut self, first: u32, default: Unit) -> Result<Millis, ShortFault> {
        let mut number = first;
        let mut default = default;
        let mut time = Millis::ZERO;
        loop {
            let Some(unit) = self.unit() else {
                return Ok(time + default.times(number));
            };
            time += unit.times(number);
            match unit.smaller() {
                Some(smaller) if self.peek().is_some_and(|c| c.is_ascii_digit()) => {
                    default = smaller;
                    number = self.number()?;
                }
                Some(_) | None => return Ok(time),
            }
        }
    }

    fn unit(&mut self) -> Option<Unit> {
        self.peek();
        let unit = Unit::ALL.into_iter().find(|unit| self.rest.starts_with(unit.letters()))?;
        self.skip(unit.letters().len());
        Some(unit)
    }

    fn bonus(&mut self) -> Result<(Bonus, u16), ShortFault> {
        // `by time` is no bonus.
        self.peek();
        let bonus: fn(Millis) -> Bonus = if self.rest.starts_with("by") {
            return Ok((Bonus::None, 1));
        } else if self.take("+") {
            Bonus::Increment
        } else if self.take("d") {
            Bonus::Delay
        } else if self.take("b") {
            Bonus::Bronstein
        } else {
            return Ok((Bonus::None, 1));
        };
        let number = self.number()?;
        let time = self.time(number, Unit::Second)?;
        self.peek();
        if !self.take("@") {
            let bonus = if time == Millis::ZERO { Bonus::None } else { bonus(time) };
            return Ok((bonus, 1));
        }
        self.peek();
        let at = self.at;
        let from = u16::try_from(self.number()?).map_err(|_| ShortFault::TooLarge { at })?;
        Ok((bonus(time), from))
    }
}

/// A unit of time; the longer letters first, as `ms` begins with `m`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unit {
    Milli,
    Hour,
    Minute,
    Second,
}

impl Unit {
    const ALL: [Self; 4] = [Self::Milli, Self::Hour, Self::Minute, Self::Second];

    const fn letters(self) -> &'static str {
        match self {
            Self::Milli => "ms",
            Self::Hour => "h",
            Self::Minute => "m",
            Self::Second => "s",
        }
    }

    const fn smaller(self) -> Option<Self> {
        match self {
            Self::Hour => Some(Self::Minute),
            Self::Minute => Some(Self::Second),
            Self::Second => Some(Self::Milli),
            Self::Milli => None,
        }
    }

    fn times(self, number: u32) -> Millis {
        let each = match self {
            Self::Hour => 3_600_000,
            Self::Minute => 60_000,
            Self::Second => 1000,
            Self::Milli => 1,
        };
        Millis(i64::from(number).saturating_mul(each))
    }
}

/// The short form. The id of a preset is not in it.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.schedules.white)?;
        if self.schedules.white != self.schedules.black {
            write!(f, " | {}", self.schedules.black)?;
        }
        match self.change {
            PeriodChange::ByMoves => Ok(()),
            PeriodChange::ByTime => f.write_str(" by time"),
        }
    }
}

/// One player's periods in the short form.
impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, period) in self.0.iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            write!(f, "{comma}{period}")?;
        }
        Ok(())
    }
}

/// One period in the short form.
impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        let Millis(ms) = self.time;
        match (ms % 60_000, ms % 1000) {
            (0, _) => write!(f, "{}", ms / 60_000)?,
            (_, 0) => write!(f, "{}s", ms / 1000)?,
            (_, _) => write!(f, "{ms}ms")?,
        }
        let sign = match self.bonus {
            Bonus::None => return Ok(()),
            Bonus::Increment(_) => '+',
            Bonus::Delay(_) => 'd',
            Bonus::Bronstein(_) => 'b',
        };
        let Millis(ms) = self.bonus.time();
        match ms % 1000 {
            0 => write!(f, "{sign}{}", ms / 1000)?,
            _ => write!(f, "{sign}{ms}ms")?,
        }
        if self.bonus_from == 1 { Ok(()) } else { write!(f, "@{}", self.bonus_from) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use jadoube_chess::side::Side;

    const fn mins(mins: i64) -> Millis {
        Millis::from_mins(mins)
    }

    const fn secs(secs: i64) -> Millis {
        Millis::from_secs(secs)
    }

    #[test]
    fn the_short_form_is_read_as_it_is_meant_and_printed_shortest() {
        let thirty = Bonus::Increment(secs(30));
        let fide = TimeControl::equal(vec![
            Period::of_moves(40, mins(90)).with_bonus(thirty),
            Period::rest(mins(30)).with_bonus(thirty),
        ]);
        let one = |period: Period| TimeControl::equal(vec![period]);
        let rest = |time: Millis, bonus: Bonus| one(Period::rest(time).with_bonus(bonus));
        for (written, control, printed) in [
            ("40/90+30, 30+30", fide.clone(), "40/90+30, 30+30"),
            (" 40 / 1h30 + 30s ,30m+30 ", fide, "40/90+30, 30+30"),
            ("5", rest(mins(5), Bonus::None), "5"),
            ("5+0", rest(mins(5), Bonus::None), "5"),
            ("0+10", rest(mins(0), Bonus::Increment(secs(10))), "0+10"),
            ("90d5", rest(mins(90), Bonus::Delay(secs(5))), "90d5"),
            ("90 b5", rest(mins(90), Bonus::Bronstein(secs(5))), "90b5"),
            ("1m30+1s500", rest(secs(90), Bonus::Increment(Millis(1500))), "90s+1500ms"),
            ("2h 30", rest(mins(150), Bonus::None), "150"),
            (
                "60+30@61",
                one(Period::rest(mins(60)).with_bonus(thirty).with_bonus_from(61)),
                "60+30@61",
            ),
            (
                "5|4",
                TimeControl::different(
                    Schedule(vec![Period::rest(mins(5))]),
                    Schedule(vec![Period::rest(mins(4))]),
                ),
                "5 | 4",
            ),
            (
                "40/150,16/60 by time",
                TimeControl::equal(vec![
                    Period::of_moves(40, mins(150)),
                    Period::of_moves(16, mins(60)),
                ])
                .by_time(),
                "40/150, 16/60 by time",
            ),
        ] {
            assert_eq!(written.parse(), Ok(control.clone()), "{written}");
            assert_eq!(control.to_string(), printed, "{written}");
        }
    }

    #[test]
    fn what_is_wrong_and_where_is_told() {
        let unexpected = |at, found, expected| ShortFault::Unexpected { at, found, expected };
        for (written, fault) in [
            ("", unexpected(1, None, Expectation::Number)),
            ("  ", unexpected(3, None, Expectation::Number)),
            ("x", unexpected(1, Some('x'), Expectation::Number)),
            ("40/", unexpected(4, None, Expectation::Number)),
            ("40/90, ", unexpected(8, None, Expectation::Number)),
            ("90 + x", unexpected(6, Some('x'), Expectation::Number)),
            ("90 30", unexpected(4, Some('3'), Expectation::Next)),
            ("5 \u{2013} 4", unexpected(3, Some('\u{2013}'), Expectation::Next)),
            ("1.5", unexpected(2, Some('.'), Expectation::Next)),
            ("60, 60 by moves", unexpected(11, Some('m'), Expectation::Time)),
            ("5 by time 3", unexpected(11, Some('3'), Expectation::Next)),
            ("99999999999", ShortFault::TooLarge { at: 1 }),
            ("5, 70000/5", ShortFault::TooLarge { at: 4 }),
            ("0", ShortFault::Unusable(ControlFault::NoTime { side: Side::White, period: 1 })),
            ("0/90", ShortFault::Unusable(ControlFault::NoMoves { side: Side::White, period: 1 })),
            (
                "90, 30",
                ShortFault::Unusable(ControlFault::OpenEnded { side: Side::White, period: 1 }),
            ),
            ("5 | 0", ShortFault::Unusable(ControlFault::NoTime { side: Side::Black, period: 1 })),
            (
                "40/7200",
                ShortFault::Unusable(ControlFault::TooMuch {
                    side: Side::White,
                    period: 1,
                    time: mins(7200),
                }),
            ),
        ] {
            assert_eq!(written.parse::<TimeControl>(), Err(fault), "{written:?}");
        }
    }

    fn period() -> impl Strategy<Value = (u16, i64, Bonus, u16)> {
        let time = prop_oneof![(1..200_i64).prop_map(|m| m * 60_000), 1..9_000_000_i64];
        let bonus = (1..90_000_i64, 0..4_u8).prop_map(|(ms, kind)| match kind {
            0 => Bonus::None,
            1 => Bonus::Increment(Millis(ms)),
            2 => Bonus::Delay(Millis(ms)),
            _ => Bonus::Bronstein(Millis(ms)),
        });
        (1..200_u16, time, bonus, 1..100_u16)
    }

    fn schedule() -> impl Strategy<Value = Schedule> {
        (prop::collection::vec(period(), 1..5), any::<bool>()).prop_map(|(periods, repeats)| {
            let last = periods.len() - 1;
            let periods =
                periods.into_iter().enumerate().map(|(index, (moves, ms, bonus, from))| Period {
                    moves: (index < last || repeats).then_some(moves),
                    time: Millis(ms),
                    bonus,
                    bonus_from: if bonus == Bonus::None { 1 } else { from },
                });
            Schedule(periods.collect())
        })
    }

    proptest! {
        #[test]
        fn what_is_printed_is_read_back_as_the_same(
            white in schedule(), black in schedule(), same in any::<bool>(), by_time in any::<bool>(),
        ) {
            let black = if same { white.clone() } else { black };
            let control = TimeControl::different(white, black);
            let control = if by_time { control.by_time() } else { control };
            prop_assert_eq!(control.to_string().parse(), Ok(control));
        }

        #[test]
        fn nothing_that_is_typed_breaks_the_reader(text in "[0-9hmsdby@+/,| time\u{bd}]{0,24}") {
            let _ = text.parse::<TimeControl>();
        }
    }
}
