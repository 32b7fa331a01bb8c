//! Who is there for the resumption, since when, and what becomes of a player who came too late. Both
//! are judged by the time of arrival, whenever it is told.

use crate::adjournment::decide::scene::{CommandResult, Scene, here, required};
use crate::adjournment::event::Event;
use crate::adjournment::refusal::Refusal;
use crate::step::Step;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::EnvelopeNo;
use jadoube_laws::wall::Wall;

pub(super) fn excuse(on: &Scene<'_>, no: EnvelopeNo, side: Side, reason: &str) -> CommandResult {
    if !on.resumed(no)?.is_too_late(side) {
        return Err(Refusal::NotLate(side));
    }
    here(Event::Excused { no, side, reason: required(reason)? })
}

/// Who comes may stop the own clock; the envelope is then opened (Guidelines I.9.2 of 2023).
pub(super) fn arrive(on: &Scene<'_>, no: EnvelopeNo, side: Side, at: Wall) -> CommandResult {
    let one = on.resumed(no)?;
    let told = one.resumption.as_ref().and_then(|now| *now.arrived.of(side));
    if told == Some(at) {
        return Err(Refusal::AlreadyThere(side));
    }
    let too_late = one.is_over(on.edition, at);
    let mut happened = vec![Step::Here(Event::Arrived { no, side, at, too_late })];
    let closed = one.cover.as_ref().is_some_and(|cover| !cover.played);
    if let Some((_, game)) = on.game
        && side == one.replier()
        && closed
        && !game.clock_on_table()
        && game.whose_time() == Some(side)
    {
        happened.extend(on.ask(&mut game.clone(), &GameCommand::StopClock)?);
    }
    Ok(happened)
}

/// Somebody has looked for the player. Told again at the same time, it is known.
pub(super) fn note_absent(on: &Scene<'_>, no: EnvelopeNo, side: Side, at: Wall) -> CommandResult {
    let one = on.resumed(no)?;
    let sought = one.resumption.as_ref().and_then(|now| *now.sought.of(side));
    if !one.is_there(side) && sought == Some(at) {
        return Ok(Vec::new());
    }
    let too_late = one.is_over(on.edition, at);
    let mut happened = vec![Step::Here(Event::NotedAbsent { no, side, at, too_late })];
    let ran = one.resumption.as_ref().is_some_and(|now| now.clock == Some(side));
    let closed = one.cover.as_ref().is_some_and(|cover| !cover.played);
    if let Some((_, game)) = on.game
        && (one.is_there(side) && ran && closed)
        && !game.clock_on_table()
        && game.whose_time().is_none()
        && game.outcome().is_none()
    {
        // It was stopped for somebody who was not there after all.
        happened.extend(on.ask(&mut game.clone(), &GameCommand::StartClock { side })?);
    }
    Ok(happened)
}

/// Never more than the clock lost while it ran for the absence.
pub(super) fn give_back(on: &Scene<'_>, no: EnvelopeNo, side: Side, time: Millis) -> CommandResult {
    let one = on.resumed(no)?;
    let game = on.game()?;
    let ran = one.resumption.as_ref().is_some_and(|now| now.clock == Some(side));
    let closed = one.cover.as_ref().is_some_and(|cover| !cover.played);
    let (Some(left), true, false) = (one.times(), ran && closed, game.clock_on_table()) else {
        return Ok(Vec::new());
    };
    if !one.is_there(side) {
        return Err(Refusal::Absent(side));
    }
    let time = time.min(*left.of(side) - *game.times(on.at).of(side));
    if time <= Millis::ZERO {
        return Ok(Vec::new());
    }
    let citation = on.edition.telling(&on.edition.rules.adjournment.opening);
    let reason = format!("✉ {} · {citation}", one.no);
    let correction = Correction::Add { side, time };
    on.ask(&mut game.clone(), &GameCommand::CorrectClock { correction, reason })
}
