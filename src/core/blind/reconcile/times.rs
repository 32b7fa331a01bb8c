//! The times when a game goes back to an earlier half-move: as measured then, or in proportion to
//! the moves made (Laws of 1972 and 1980, Art. 14.7; a help to the arbiter's judgement since).

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::clock::control::TimeControl;

/// The clocks as they stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clocks {
    /// What each player has left.
    pub left: BySide<Millis>,
    /// By what time control.
    pub control: TimeControl,
}

/// Where times come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(keys)]
pub enum Basis {
    /// They were measured after that half-move.
    Measured,
    /// Nothing has been played: they are those of the start.
    Start,
    /// In proportion: time used × moves until then ÷ moves made.
    Proportion,
}

/// The times to which the clocks are set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(fields, with(white = BySide::white_clock(left), black = BySide::black_clock(left)))]
pub struct Times {
    /// What each player has left.
    #[message(skip)]
    pub left: BySide<Millis>,
    /// Where that comes from.
    pub basis: Basis,
}

/// How many moves a player has made after so many half-moves, when a side began.
#[must_use]
pub const fn moves_made(began: Side, side: Side, ply: Ply) -> u16 {
    match (began, side) {
        (Side::White, Side::White) | (Side::Black, Side::Black) => ply.0.div_ceil(2),
        (Side::White, Side::Black) | (Side::Black, Side::White) => ply.0 / 2,
    }
}

/// The times after so many half-moves of a game that stands at `now`; nothing when neither measured
/// times nor the clocks are known.
#[must_use]
pub fn times_at(
    ply: Ply,
    now: Ply,
    began: Side,
    measured: &[Option<BySide<Millis>>],
    clocks: Option<&Clocks>,
) -> Option<Times> {
    let nth = usize::from(ply.0).checked_sub(1);
    if let Some(left) = nth.and_then(|nth| *measured.get(nth)?) {
        return Some(Times { left, basis: Basis::Measured });
    }
    let Clocks { left, control } = clocks?;
    let at = |side: Side| {
        let schedule = control.schedules.of(side);
        let (then, made) = (moves_made(began, side, ply), moves_made(began, side, now));
        schedule.left_in_proportion(then, made, *left.of(side))
    };
    let left = BySide::new(at(Side::White)?, at(Side::Black)?);
    Some(Times { left, basis: if nth.is_none() { Basis::Start } else { Basis::Proportion } })
}
