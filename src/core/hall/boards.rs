//! One board: the game on it, what is asked of that, and a new one set up.

use crate::adjournment::state::Adjournment;
use crate::hall::adjournments;
use crate::hall::event::Event;
use crate::hall::refusal::Refusal;
use crate::hall::state::Hall;
use crate::stations::post::Post;
use jadoube_chess::board::position::Position;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
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
    hall: &Hall,
    board: BoardNo,
    what: &GameCommand,
    at: Moment,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    let game = game(hall, board)?;
    let events = game.decide(what, (at, edition)).map_err(|why| Refusal::Game { board, why })?;
    let happens = with_clock(hall, (board, game), events, at);
    Ok(happens.into_iter().map(|what| Event::Game { board, what }).collect())
}

/// What happens, with what becomes of the clock where the last move is taken back. It comes before the move goes,
/// which leaves no correction to undo. A ruling that restores a position is carried out elsewhere: it says itself
/// what is done with the times.
///
/// Where an envelope is open again with it, no clock runs until its move is made.
fn with_clock(
    hall: &Hall,
    (board, game): (BoardNo, &Game),
    events: Vec<GameEvent>,
    at: Moment,
) -> Vec<GameEvent> {
    let found = events.iter().find_map(|event| {
        if let GameEvent::TakenBack { to, reason } = event { Some((*to, reason)) } else { None }
    });
    let Some((to, reason)) = found else { return events };
    let is_reopened = hall.reopened_at((board, to)).is_some();
    let is_last = to.0.saturating_add(1) == game.ply().0;
    let correction = match (is_last, is_reopened) {
        (false, _) => None,
        (true, false) => press_taken_back(game, at),
        (true, true) => sealed_taken_back(game, at),
    };
    let corrected = correction
        .map(|correction| GameEvent::ClockCorrected { correction, reason: reason.clone() });
    let stops = is_reopened && !game.clock_on_table() && game.whose_time().is_some();
    let starts = |event: &GameEvent| is_reopened && matches!(event, GameEvent::ClockStarted { .. });
    let events = events.into_iter().filter(|event| !starts(event));
    let stopped = stops.then_some(GameEvent::ClockStopped);
    corrected.into_iter().chain(events).chain(stopped).collect()
}

/// The press of the last move is undone with it: the opponent gets back what ran since, and the mover is charged
/// with it. Where that cannot be known, the increment of the press goes alone: the move that is entered instead is
/// pressed anew, and the player would have it twice.
fn press_taken_back(game: &Game, at: Moment) -> Option<Correction> {
    let times = game.times_without_last_press(at).filter(|times| *times != game.times(at));
    if let Some(times) = times {
        return Some(Correction::SetBoth { times });
    }
    let (side, time) = game.increment_of_last_press(at)?;
    Some(Correction::Subtract { side, time })
}

/// A sealed move was thought about before the adjournment: its player has what he had at the resumption, and so has
/// the opponent, with what was given or taken since. A period that has begun with the move stays.
fn sealed_taken_back(game: &Game, at: Moment) -> Option<Correction> {
    let made = game.plies.last().filter(|_| !game.clock_on_table())?;
    let mut times = made.times?;
    if let Some((side, time)) = game.increment_of_last_press(at) {
        *times.of_mut(side) -= time;
    }
    for done in &game.corrections {
        let is_a_difference =
            matches!(done.correction, Correction::Add { .. } | Correction::Subtract { .. });
        for side in Side::BOTH {
            let (before, after) = (*done.before.of(side), *done.after.of(side));
            if is_a_difference {
                *times.of_mut(side) += after - before;
            } else if before != after {
                // Whatever was used and granted before, that is what the player is meant to have.
                *times.of_mut(side) = after;
            }
        }
    }
    let times = times.map(|left| left.max(Millis::ZERO));
    (times != game.times(at)).then_some(Correction::SetBoth { times })
}

impl Hall {
    /// The adjournment whose envelope is open again once the moves behind a half-move are taken back at a board.
    #[must_use]
    pub fn reopened_at(&self, (board, to): (BoardNo, Ply)) -> Option<&Adjournment> {
        let no = *self.at_board.get(&board)?;
        self.last_adjournment_of(no).filter(|one| one.is_reopened_at(to))
    }

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
        Some(game.after(&with_clock(self, (board, game), events, at), at))
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
