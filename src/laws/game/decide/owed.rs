//! Decisions about what a player who is on move owes.

use crate::game::event::{Event, Observation};
use crate::game::state::Game;
use crate::game::touch_duty::{Obligation, TouchDuty};
use jadoube_chess::board::position::Uci;
use jadoube_chess::side::Side;

/// The event by which something is owed from now on, or no longer; none where it is so already, or
/// nobody on move could do it.
pub(super) fn oblige(
    game: &Game,
    (by, obligation, moves): (Side, &Obligation, &[Uci]),
) -> Vec<Event> {
    let asked =
        TouchDuty { by, obligation: obligation.clone(), moves: moves.to_vec(), ply: game.ply() };
    let as_it_is = if *obligation == Obligation::Free {
        game.owed().is_none()
    } else {
        let possible = Game { owed: Some(asked.clone()), ..game.clone() };
        possible.owed().is_none() || game.owed() == Some(&asked)
    };
    if as_it_is {
        return Vec::new();
    }
    let TouchDuty { obligation, moves, .. } = asked;
    vec![Event::Obliged { by, obligation, moves }]
}

/// What is to be told of a move: that something else was owed.
pub(super) fn not_done(game: &Game, uci: &Uci) -> Option<Event> {
    let owed = game.owed().filter(|owed| !owed.moves.contains(uci))?;
    let (ply, by, touched) = (owed.ply, owed.by, owed.touched(game.position()));
    Some(Event::Observed(Observation::OwedNotPlayed { ply, by, touched, uci: uci.clone() }))
}
