//! A fallen flag (FIDE Laws 2023, Art. 6.8, 6.9): whose is down, and which fell first. What it
//! decides is in `rulings`.

use crate::game::state::Game;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::Side;

/// What was found about a flag.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlagCheck {
    /// Whose flag.
    pub side: Side,
    /// Whether the record, the program's clock or the clock on the table shows it down, or a period
    /// has ended by time without its moves.
    pub is_down: bool,
    /// Whether a period has ended by time and its moves were made.
    pub control_reached: bool,
    /// The time that is left by the clock.
    pub remaining: Millis,
    /// Whether the opponent's flag is down too.
    pub other_is_down: bool,
    /// The flag that fell first, where both are down and it is known.
    pub first: Option<Side>,
    /// The moves that the player has made, by the record.
    pub moves_made: u16,
    /// Whether the player is in the last period.
    pub last_period: bool,
}

/// Looks into a flag at a moment.
#[must_use]
pub fn check(game: &Game, side: Side, at: Moment) -> FlagCheck {
    let other = side.other();
    let first = match (fell(game, side, at), fell(game, other, at)) {
        (Some(mine), Some(theirs)) if mine < theirs => Some(side),
        (Some(mine), Some(theirs)) if mine > theirs => Some(other),
        _ => None,
    };
    let clock = game.clock.brought_to(at);
    let lacking = clock.moves_lacking(side);
    let periods = game.setup.control.schedules.of(side).0.len();
    FlagCheck {
        side,
        is_down: is_down(game, side, at) || lacking > 0,
        control_reached: clock.period_flag(side) && lacking == 0,
        remaining: *game.times(at).of(side),
        other_is_down: is_down(game, other, at),
        first,
        moves_made: moves_made(game, side),
        last_period: clock.period(side) + 1 >= periods,
    }
}

/// The moves that a player has made, by the record.
#[must_use]
pub fn moves_made(game: &Game, side: Side) -> u16 {
    let plies = game.ply().0;
    if game.start.turn() == side { plies.div_ceil(2) } else { plies / 2 }
}

fn fell(game: &Game, side: Side, at: Moment) -> Option<Moment> {
    game.flags.of(side).or_else(|| game.clock.flag(side, at))
}

fn is_down(game: &Game, side: Side, at: Moment) -> bool {
    let shown = game
        .shown
        .is_some_and(|(shown, _)| *shown.flags.of(side) && *shown.times.of(side) <= Millis::ZERO);
    shown || fell(game, side, at).is_some()
}
