//! The values that the words of `jadoube envelope` take, as people write them.

use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Variant};
use jadoube_chess::moment::Millis;
use jadoube_chess::notation::system::System;
use jadoube_chess::side::Side;
use jadoube_desk::sealing::now;
use jadoube_desk::times;
use jadoube_i18n::time;
use jadoube_laws::wall::Wall;

pub(super) fn side(text: &str) -> Result<Side, String> {
    match text {
        "white" => Ok(Side::White),
        "black" => Ok(Side::Black),
        _ => Err("not white or black".to_owned()),
    }
}

pub(super) fn clock(text: &str) -> Result<Millis, String> {
    time::read(text).ok_or_else(|| "not a time; write it like 1:29:30 or 90m".to_owned())
}

/// A point of time; without the zone it is meant here, without the day today.
pub(super) fn wall(text: &str) -> Result<Wall, String> {
    let fault = || "not a time; write it like 2026-11-23 15:00".to_owned();
    times::typed(text, now()).ok_or_else(fault)
}

/// A day, or a point of time.
pub(super) fn span(text: &str) -> Result<(Wall, Wall), String> {
    let fault = || "not a day or a time; write it like 2026-11-23".to_owned();
    times::span(text, now()).ok_or_else(fault)
}

pub(super) fn fen(text: &str) -> Result<String, String> {
    let position = Position::from_fen(text, Variant::Chess960);
    position.map(|_| text.to_owned()).map_err(|fault| fault.to_string())
}

/// The men of a FEN; what stands behind them there, no board shows.
pub(super) fn placement(text: &str) -> Result<Placement, String> {
    let men = text.split_whitespace().next().unwrap_or_default();
    men.parse::<Placement>().map_err(|fault| fault.to_string())
}

pub(super) fn system(text: &str) -> Result<String, String> {
    let known = System::named(text.trim(), None).is_some();
    known.then(|| text.trim().to_owned()).ok_or_else(|| "no such notation is known".to_owned())
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
