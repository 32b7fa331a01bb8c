//! One board: the game on it, what is asked of that, and a new one set up.

use crate::hall::adjournments;
use crate::hall::event::Event;
use crate::hall::refusal::Refusal;
use crate::hall::state::Hall;
use jadoube_chess::board::position::Position;
use jadoube_chess::moment::Moment;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{Event as GameEvent, Setup};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::laws::edition::Edition;

/// The game on a board.
pub(in crate::hall) fn game(hall: &Hall, board: BoardNo) -> Result<&Game, Refusal> {
    hall.game(board).map(AsRef::as_ref).ok_or(Refusal::NoGame(board))
}

/// What comes of asking something of it.
pub(in crate::hall) fn ask(
    game: &Game,
    board: BoardNo,
    what: &GameCommand,
    at: Moment,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    let events = game.decide(what, (at, edition)).map_err(|why| Refusal::Game { board, why })?;
    Ok(events.into_iter().map(|what| Event::Game { board, what }).collect())
}

/// What comes of setting a game up on a board.
pub(in crate::hall) fn set_up(
    hall: &Hall,
    board: BoardNo,
    setup: &Setup,
) -> Result<Vec<Event>, Refusal> {
    hall.competition.as_ref().ok_or(Refusal::NotFounded)?;
    if board.0 == 0 {
        return Err(Refusal::NoBoardZero);
    }
    if adjournments::is_taken(hall, board) {
        return Err(Refusal::BoardTaken(board));
    }
    Position::from_fen(&setup.fen, setup.form)?;
    setup.control.check()?;
    Ok(vec![Event::Game { board, what: GameEvent::SetUp(setup.clone()) }])
}
