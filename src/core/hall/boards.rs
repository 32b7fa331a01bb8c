//! One board: the game on it, what is asked of that, and a new one set up.

use crate::hall::adjournments;
use crate::hall::event::Event;
use crate::hall::refusal::Refusal;
use crate::hall::state::Hall;
use crate::stations::post::Post;
use jadoube_chess::board::position::Position;
use jadoube_chess::moment::Moment;
use jadoube_chess::ply::Ply;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{Event as GameEvent, Setup, UNDONE};
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
    let happens = press_taken_back(game, &events, at).into_iter().chain(events);
    Ok(happens.map(|what| Event::Game { board, what }).collect())
}

/// Where the last move is taken back, its press is undone: the opponent gets back what ran since, and the
/// mover is charged with it. Where that cannot be known, the increment of the press goes alone: the move that
/// is entered instead is pressed anew, and the player would have it twice. A ruling that restores a position
/// is carried out elsewhere: it says itself what is done with the times. It comes before the move goes,
/// which leaves no correction to undo.
fn press_taken_back(game: &Game, events: &[GameEvent], at: Moment) -> Option<GameEvent> {
    let (to, reason) = events.iter().find_map(|event| {
        if let GameEvent::TakenBack { to, reason } = event { Some((*to, reason)) } else { None }
    })?;
    if to.0.saturating_add(1) != game.ply().0 {
        return None;
    }
    let times = game.times_without_last_press(at).filter(|times| *times != game.times(at));
    let correction = match times {
        Some(times) => Correction::SetBoth { times },
        None => {
            let (side, time) = game.increment_of_last_press(at)?;
            Correction::Subtract { side, time }
        }
    };
    Some(GameEvent::ClockCorrected { correction, reason: reason.clone() })
}

impl Hall {
    /// The game on a board as it would be, its clocks with it, if it were taken back to a half-move at that
    /// moment. None where there is no game, or that is refused.
    #[must_use]
    pub fn if_taken_back(
        &self,
        (board, to): (BoardNo, Ply),
        at: Moment,
        edition: &Edition,
    ) -> Option<Game> {
        let game: &Game = self.game(board)?;
        // There must be a reason; nobody will read this one.
        let what = GameCommand::TakeBack { to, reason: UNDONE.to_owned() };
        let events = game.decide(&what, (at, edition)).ok()?;
        let press = press_taken_back(game, &events, at);
        Some(game.after(press.iter().chain(&events), at))
    }

    /// Whether a game could be set up on a board now. Who sets several up asks this of each before the first.
    ///
    /// # Errors
    /// Why not: another game goes on there, or another station keeps the board.
    pub fn may_set_up(&self, board: BoardNo, setup: &Setup) -> Result<(), Refusal> {
        if let Some(own) = self.own.filter(|_| self.stations.is_begun()) {
            self.stations.check_home(own, Post::Board(board))?;
        }
        set_up(self, board, setup).map(drop)
    }
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

#[cfg(test)]
mod tests;
