//! From a command to events or a refusal. What was said and done is kept as a fact wherever it can
//! have been so; what does not agree with it is noticed in the same batch. A move that is made and
//! after which the clock was started is recorded by the game's own `decide`.

mod pending;
mod moves;
mod people;
mod steps;
mod boards;

use crate::blind::arrangement::Arrangement;
use crate::blind::command::Command;
use crate::blind::decide::pending::PendingMatch;
use crate::blind::event::Event;
use crate::blind::refusal::Refusal;
use crate::blind::state::Blind;
use crate::step::Step;
use jadoube_chess::moment::Moment;
use jadoube_laws::game::state::Game;
use jadoube_laws::laws::edition::Edition;

/// What the command leads to in this match and its game, at this moment, under this edition.
#[deny(clippy::wildcard_enum_match_arm)]
pub(in crate::blind) fn decide(
    blind: Option<&Blind>,
    command: &Command,
    (game, at, edition): (&Game, Moment, &Edition),
) -> Result<Vec<Step<Event>>, Refusal> {
    if let Command::Arrange { arrangement, reason } = command {
        return arrange(blind, arrangement, reason, edition);
    }
    let blind = blind.ok_or(Refusal::NotArranged)?;
    let mut table = PendingMatch { blind: blind.clone(), game, at, edition, events: Vec::new() };
    let before = table.disagreeing();
    let owed = blind.owed_press(game).filter(|_| matches!(command, Command::PressClock { .. }));
    match command {
        Command::Arrange { .. } => {}
        Command::Announce { by, said } => table.moving()?.announce(*by, said)?,
        Command::CorrectAnnouncement { by, said } => table.moving()?.correct(*by, said)?,
        Command::Repeat { by, said } => table.moving()?.repeat(*by, said)?,
        Command::Execute { board, done, by } => table.moving()?.execute(*board, done, *by)?,
        Command::Lift { board, square } => table.moving()?.lift(*board, *square),
        Command::Sense { board, placement } => table.moving()?.sense(*board, placement),
        Command::PressClock { by } => table.moving()?.press(*by)?,
        Command::SetClockBack => return table.moving()?.set_clock_back(),
        Command::Settle { uci, reason } => table.moving()?.settle(uci, reason)?,
        Command::Ask { by, what } => table.push(Event::Asked { by: *by, what: *what }),
        Command::Tell { by, to, what, text } => table.tell(*by, *to, *what, text)?,
        Command::Leave { of } => table.leave(*of)?,
        Command::Return { of } => table.come_back(*of)?,
        Command::DoDuty { of, duty } => table.do_duty(*of, *duty)?,
        Command::Report { of, act } => table.report(*of, *act)?,
        Command::Compare => table.push(Event::CompareCalled { ply: game.ply() }),
        Command::Confirm { side, agrees } => table.confirm(*side, *agrees)?,
        Command::Reconcile => table.reconcile(),
        Command::DoStep { step, reason, right } => {
            table.unended()?.do_step(step, reason, *right)?;
        }
        Command::SkipStep { step } => table.unended()?.skip_step(step),
        Command::LeaveSteps { steps } => table.unended()?.leave_steps(steps),
        Command::Lock { side, passphrase } => table.lock(*side, passphrase),
        Command::Unlock { side } => table.unlock(*side),
    }
    for (ply, what) in table.disagreeing() {
        if !before.contains(&(ply, what.clone())) {
            table.notice(ply, what);
        }
    }
    let game = match owed {
        Some(ply) => table.press_again(ply)?,
        None => table.recorded(matches!(command, Command::PressClock { .. }))?,
    };
    Ok(table.events.into_iter().map(Step::Here).chain(game.into_iter().map(Step::Game)).collect())
}

/// How a match is played from now on; none was arranged before is `None`.
fn arrange(
    blind: Option<&Blind>,
    arrangement: &Arrangement,
    reason: &str,
    edition: &Edition,
) -> Result<Vec<Step<Event>>, Refusal> {
    let reason = reason.trim();
    if let Some(blind) = blind {
        if blind.arrangement == *arrangement {
            return Ok(Vec::new());
        }
        if reason.is_empty() {
            return Err(Refusal::ReasonMissing);
        }
    }
    arrangement.check(edition)?;
    let (arrangement, reason) = (Box::new(arrangement.clone()), reason.to_owned());
    Ok(vec![Step::Here(Event::Arranged { arrangement, reason })])
}

#[cfg(test)]
mod tests;
