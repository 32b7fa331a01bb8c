//! The values that the words of `jadoube envelope` take, as people write them.

use crate::value::ValueFault;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Variant};
use jadoube_chess::moment::Millis;
use jadoube_chess::notation::system::System;
use jadoube_chess::side::Side;
use jadoube_desk::sealing::now;
use jadoube_desk::times::{self, TimeFault};
use jadoube_i18n::time;
use jadoube_laws::wall::Wall;

pub(super) fn side(text: &str) -> Result<Side, ValueFault> {
    match text {
        "white" => Ok(Side::White),
        "black" => Ok(Side::Black),
        _ => Err(ValueFault::NotSide),
    }
}

pub(super) fn clock(text: &str) -> Result<Millis, ValueFault> {
    time::read(text).ok_or(ValueFault::NotClock)
}

/// A point of time; without the zone it is meant here, without the day today.
pub(super) fn wall(text: &str) -> Result<Wall, ValueFault> {
    times::within_reach(text, now()).map_err(|why| match why {
        TimeFault::NotTime => ValueFault::NotTime,
        TimeFault::TooFar => ValueFault::TooFar,
    })
}

/// A day, or a point of time.
pub(super) fn span(text: &str) -> Result<(Wall, Wall), ValueFault> {
    times::span(text, now()).ok_or(ValueFault::NotDay)
}

pub(super) fn fen(text: &str) -> Result<String, ValueFault> {
    Position::from_fen(text, Variant::Chess960)?;
    Ok(text.to_owned())
}

/// The men of a FEN; what stands behind them there, no board shows.
pub(super) fn placement(text: &str) -> Result<Placement, ValueFault> {
    let men = text.split_whitespace().next().unwrap_or_default();
    Ok(men.parse::<Placement>()?)
}

pub(super) fn system(text: &str) -> Result<String, ValueFault> {
    let known = System::named(text.trim(), None).is_some();
    known.then(|| text.trim().to_owned()).ok_or(ValueFault::NotSystem)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_taken_as_people_write_it() {
        let men = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        let whole = format!("{men} w KQkq - 0 1");
        for (text, is_placement) in [(men, true), (&whole, true), ("", false), ("e4", false)] {
            assert_eq!(placement(text).is_ok(), is_placement, "{text}");
        }
        assert_eq!(fen(&whole), Ok(whole));
        assert!(fen("e4").is_err());
        assert_eq!(clock("1:29:30"), Ok(Millis::from_secs(5370)));
        assert!(clock("half an hour").is_err());
        assert_eq!(system(" desc_en "), Ok("desc_en".to_owned()));
        assert!(system("runes").is_err());
        assert_eq!(side("black"), Ok(Side::Black));
        assert!(side("Black!").is_err());
    }
}
