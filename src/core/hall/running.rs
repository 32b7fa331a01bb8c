//! Commands of a game that are carried out on a copy of it, one after the other.

use crate::hall::event::Event;
use crate::hall::games::GameLocation;
use crate::hall::refusal::Refusal;
use jadoube_chess::moment::Moment;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::state::Game;
use jadoube_laws::laws::edition::Edition;

/// Carries a command out on a copy of a game, for the next to be asked of what it has left.
pub(in crate::hall) fn run(
    scratch: &mut Game,
    place: GameLocation,
    what: &GameCommand,
    when: (Moment, &Edition),
) -> Result<Vec<Event>, Refusal> {
    let found =
        scratch.obey(what, when).map_err(|why| Refusal::Game { board: place.board(), why })?;
    Ok(found.into_iter().map(|what| place.event(what)).collect())
}
