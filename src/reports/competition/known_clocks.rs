//! What the program knows of the clocks of a round: of each game that is being played how long it has
//! been played, what both clocks show, and by how much they differ from what they must show.

use std::sync::Arc;

use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::Side;
use jadoube_core::competition::round::Bout;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::GameNo;

/// All that was recorded in a game, oldest first.
pub type OfGame<'a> = &'a dyn Fn(GameNo) -> Vec<Arc<Entry>>;

/// The clocks of a game at a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct KnownClocks {
    /// How long it has been played, without the time in which both clocks stood.
    pub(super) played: Millis,
    /// What each clock shows.
    pub(super) shown: [Millis; 2],
    /// How many moves White has made.
    pub(super) moves: u16,
    /// What both must show together; none, where nobody can tell.
    pub(super) due: Option<Millis>,
}

impl KnownClocks {
    /// Of the game of a pairing that is being played and whose times are known.
    pub(super) fn of(hall: &Hall, bout: &Bout, at: Moment, of_game: OfGame<'_>) -> Option<Self> {
        let no = bout.game?;
        let game = &hall.games.get(&no)?.game;
        if !game.is_playing() || !game.knows_times(at) {
            return None;
        }
        let played = played(game, &of_game(no), at)?;
        let times = game.times(at);
        let given = game.clock.given(at);
        Some(Self {
            played,
            shown: Side::BOTH.map(|side| *times.of(side)),
            moves: game.clock.moves_made(Side::White),
            due: given.map(|given| given.white + given.black - played),
        })
    }

    /// What both show together.
    pub(super) fn sum(&self) -> Millis {
        self.shown[0] + self.shown[1]
    }

    /// By how much that differs from what it must be.
    pub(super) fn deviation(&self) -> Option<Millis> {
        Some(self.sum() - self.due?)
    }
}

/// How long a game has been played; none, where nobody has started it.
fn played(game: &Game, entries: &[Arc<Entry>], at: Moment) -> Option<Millis> {
    let (mut since, mut played, mut is_begun) = (None, Millis::ZERO, false);
    for entry in entries {
        let (Event::Game { what, .. } | Event::OffBoard { what, .. }) = &entry.event else {
            continue;
        };
        match what {
            GameEvent::Started
            | GameEvent::ClockStarted { .. }
            | GameEvent::ClockPressed { .. } => {
                is_begun = true;
                since.get_or_insert(entry.at);
            }
            GameEvent::ClockStopped | GameEvent::Ended(_) => {
                if let Some(since) = since.take() {
                    played += entry.at.since(since);
                }
            }
            _ => {}
        }
    }
    let goes_on = game.clock.running().is_some();
    let last = since.filter(|_| goes_on).map_or(Millis::ZERO, |since| at.since(since));
    is_begun.then(|| played + last)
}
