//! The `TimeControl` field of PGN (PGN standard of 1994, 9.6.1): `40/7200:20/3600:1800+30`, in
//! seconds. Times of single moves (`%clk`, `%emt`) belong to `formats`.

use crate::clock::control::{Bonus, ControlFault, Period, Schedule, TimeControl};
use jadoube_chess::moment::Millis;

/// Why a PGN field gives no time control.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum TagFault {
    /// `?`, or nothing at all.
    Unknown,
    /// `-`.
    NoControl,
    /// `*180`: a sandclock, which this program does not have.
    Sandclock(String),
    /// Free text, as many programs write.
    Unreadable {
        /// Which of the parts between colons, from 1.
        number: usize,
        /// What it says.
        text: String,
    },
    /// It can be read, but no game can be played with it.
    Unusable(#[from] ControlFault),
}

impl TimeControl {
    /// The value of the PGN tag.
    ///
    /// PGN knows less than we do. Left out are delay and Bronstein times (a `+` would claim an
    /// increment), the move from which a bonus is given, and how periods change. Where the
    /// players' times differ it is `?`; without any period it is `-`.
    #[must_use]
    pub fn pgn_tag(&self) -> String {
        let schedules = &self.schedules;
        if schedules.white != schedules.black {
            return "?".to_owned();
        }
        if schedules.white.0.is_empty() {
            return "-".to_owned();
        }
        let fields: Vec<String> = schedules.white.0.iter().map(field).collect();
        fields.join(":")
    }

    /// Reads the value of a PGN tag; seconds may have up to three decimals. As in PGN, a last
    /// part with a number of moves is repeated.
    ///
    /// # Errors
    /// When the tag tells of no time control, of one that cannot be kept here, or is free text.
    pub fn from_pgn_tag(tag: &str) -> Result<Self, TagFault> {
        match tag.trim() {
            "" | "?" => return Err(TagFault::Unknown),
            "-" => return Err(TagFault::NoControl),
            sandclock if sandclock.starts_with('*') => {
                return Err(TagFault::Sandclock(sandclock.to_owned()));
            }
            _ => {}
        }
        let mut periods = Vec::new();
        for (index, text) in tag.split(':').enumerate() {
            let text = text.trim();
            let number = index.saturating_add(1);
            let unreadable = || TagFault::Unreadable { number, text: text.to_owned() };
            periods.push(period(text).ok_or_else(unreadable)?);
        }
        let schedule = Schedule(periods);
        let control = Self::different(schedule.clone(), schedule);
        control.check()?;
        Ok(control)
    }
}

fn field(period: &Period) -> String {
    let moves = period.moves.map_or_else(String::new, |moves| format!("{moves}/"));
    let time = seconds(period.time);
    match period.bonus {
        Bonus::Increment(each) => format!("{moves}{time}+{}", seconds(each)),
        Bonus::None | Bonus::Delay(_) | Bonus::Bronstein(_) => format!("{moves}{time}"),
    }
}

/// Seconds, with decimals only where there is a part of a second.
fn seconds(Millis(ms): Millis) -> String {
    match ms % 1000 {
        0 => (ms / 1000).to_string(),
        part => format!("{}.{part:03}", ms / 1000).trim_end_matches('0').to_owned(),
    }
}

fn period(text: &str) -> Option<Period> {
    let (moves, text) = match text.split_once('/') {
        Some((moves, rest)) => (Some(whole(moves)?), rest),
        None => (None, text),
    };
    let (time, bonus) = match text.split_once('+') {
        Some((time, each)) => (time, read_seconds(each)?),
        None => (text, Millis::ZERO),
    };
    let time = read_seconds(time)?;
    let bonus = if bonus == Millis::ZERO { Bonus::None } else { Bonus::Increment(bonus) };
    let moves = moves.map(u16::try_from).transpose().ok()?;
    Some(Period { moves, time, bonus, bonus_from: 1 })
}

/// A whole number without a sign, which `parse` alone would let pass.
fn whole(text: &str) -> Option<u32> {
    let text = text.trim();
    if text.chars().all(|c| c.is_ascii_digit()) { text.parse().ok() } else { None }
}

fn read_seconds(text: &str) -> Option<Millis> {
    let (whole_part, decimals) = text.trim().split_once('.').unwrap_or((text, "0"));
    if decimals.is_empty() || decimals.len() > 3 {
        return None;
    }
    let part = whole(&format!("{decimals:0<3}"))?;
    Some(Millis::from_secs(whole(whole_part)?.into()) + Millis(part.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::side::Side;

    #[test]
    fn a_pgn_field_and_the_short_form_say_the_same() {
        for (tag, short) in [
            ("300+3", "5+3"),
            ("300", "5"),
            ("40/7200:20/3600:1800+30", "40/120, 20/60, 30+30"),
            ("40/5400+30:1800+30", "40/90+30, 30+30"),
            ("40/9000:16/3600", "40/150, 16/60"),
            ("1/259200", "1/4320"),
            ("0.5+0.125", "500ms+125ms"),
        ] {
            let control: TimeControl = short.parse().unwrap();
            assert_eq!(control.pgn_tag(), tag, "{short}");
            assert_eq!(TimeControl::from_pgn_tag(tag), Ok(control), "{tag}");
        }
        assert_eq!(TimeControl::from_pgn_tag(" 300 + 0 "), Ok("5".parse().unwrap()));
    }

    #[test]
    fn what_pgn_has_no_word_for_is_left_out_and_never_called_an_increment() {
        for (short, tag) in [
            ("90d5", "5400"),
            ("90b5", "5400"),
            ("60+30@61", "3600+30"),
            ("40/120, 60 by time", "40/7200:3600"),
            ("5 | 4", "?"),
        ] {
            let control: TimeControl = short.parse().unwrap();
            assert_eq!(control.pgn_tag(), tag, "{short}");
        }
        assert_eq!(TimeControl::equal(Vec::new()).pgn_tag(), "-");
    }

    #[test]
    fn a_field_that_gives_no_time_control_says_why() {
        let unreadable =
            |number, text: &str| TagFault::Unreadable { number, text: text.to_owned() };
        for (tag, fault) in [
            ("?", TagFault::Unknown),
            ("", TagFault::Unknown),
            ("-", TagFault::NoControl),
            ("*180", TagFault::Sandclock("*180".to_owned())),
            ("60 mins", unreadable(1, "60 mins")),
            ("15 min. + 10 s. per move", unreadable(1, "15 min. + 10 s. per move")),
            (": 90 minutes for the first 40 moves", unreadable(1, "")),
            ("40/7200:x", unreadable(2, "x")),
            ("300+-3", unreadable(1, "300+-3")),
            ("+300", unreadable(1, "+300")),
            ("99999999999999999999", unreadable(1, "99999999999999999999")),
            (
                "300:300",
                TagFault::Unusable(ControlFault::OpenEnded { side: Side::White, period: 1 }),
            ),
        ] {
            assert_eq!(TimeControl::from_pgn_tag(tag), Err(fault), "{tag:?}");
        }
    }
}
