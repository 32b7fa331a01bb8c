//! Who is there for the resumption, since when, and what becomes of a player who came too late. Both
//! are judged by the time of arrival, whenever it is told.

use crate::adjournment::command::Command;
use crate::adjournment::decide::opening::resumed;
use crate::adjournment::decide::{Context, RoutedEvent, here, required};
use crate::adjournment::event::Event;
use crate::adjournment::refusal::Refusal;
use crate::adjournment::state::Adjournment;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::wall::Wall;

pub(super) fn decide(ctx: &Context<'_>, command: &Command) -> Result<Vec<RoutedEvent>, Refusal> {
    match command {
        Command::Arrive { no, side, at } => arrive(ctx, resumed(ctx, *no)?, *side, *at),
        Command::NoteAbsent { no, side, at } => note_absent(ctx, resumed(ctx, *no)?, *side, *at),
        Command::GiveBack { no, side, time } => give_back(ctx, resumed(ctx, *no)?, *side, *time),
        Command::Excuse { no, side, reason } => {
            if !resumed(ctx, *no)?.is_too_late(*side) {
                return Err(Refusal::NotLate(*side));
            }
            here(Event::Excused { no: *no, side: *side, reason: required(reason)? })
        }
        _ => Ok(Vec::new()),
    }
}

/// Who comes may stop the own clock; the envelope is then opened (Guidelines I.9.2 of 2023).
fn arrive(
    ctx: &Context<'_>,
    one: &Adjournment,
    side: Side,
    at: Wall,
) -> Result<Vec<RoutedEvent>, Refusal> {
    let told = one.resumption.as_ref().and_then(|now| *now.arrived.of(side));
    if told == Some(at) {
        return Err(Refusal::AlreadyThere(side));
    }
    let too_late = one.is_over(ctx.edition, at);
    let mut happened = vec![RoutedEvent::Here(Event::Arrived { no: one.no, side, at, too_late })];
    let closed = one.cover.as_ref().is_some_and(|cover| !cover.played);
    if let Some((_, game)) = ctx.game
        && side == one.replier()
        && closed
        && !game.clock_on_table()
        && game.whose_time() == Some(side)
    {
        happened.extend(ctx.ask(&mut game.clone(), &GameCommand::StopClock)?);
    }
    Ok(happened)
}

/// Somebody has looked for the player. Told again at the same time, it is known.
fn note_absent(
    ctx: &Context<'_>,
    one: &Adjournment,
    side: Side,
    at: Wall,
) -> Result<Vec<RoutedEvent>, Refusal> {
    let sought = one.resumption.as_ref().and_then(|now| *now.sought.of(side));
    if !one.is_there(side) && sought == Some(at) {
        return Ok(Vec::new());
    }
    let too_late = one.is_over(ctx.edition, at);
    let mut happened =
        vec![RoutedEvent::Here(Event::NotedAbsent { no: one.no, side, at, too_late })];
    let ran = one.resumption.as_ref().is_some_and(|now| now.clock == Some(side));
    let closed = one.cover.as_ref().is_some_and(|cover| !cover.played);
    if let Some((_, game)) = ctx.game
        && (one.is_there(side) && ran && closed)
        && !game.clock_on_table()
        && game.whose_time().is_none()
        && game.outcome().is_none()
    {
        // It was stopped for somebody who was not there after all.
        happened.extend(ctx.ask(&mut game.clone(), &GameCommand::StartClock { side })?);
    }
    Ok(happened)
}

/// Never more than the clock lost while it ran for the absence.
fn give_back(
    ctx: &Context<'_>,
    one: &Adjournment,
    side: Side,
    time: Millis,
) -> Result<Vec<RoutedEvent>, Refusal> {
    let game = ctx.game()?;
    let ran = one.resumption.as_ref().is_some_and(|now| now.clock == Some(side));
    let closed = one.cover.as_ref().is_some_and(|cover| !cover.played);
    let (Some(left), true, false) = (one.right.left, ran && closed, game.clock_on_table()) else {
        return Ok(Vec::new());
    };
    if !one.is_there(side) {
        return Err(Refusal::Absent(side));
    }
    let time = time.min(*left.of(side) - *game.times(ctx.at).of(side));
    if time <= Millis::ZERO {
        return Ok(Vec::new());
    }
    let citation = ctx.edition.telling(&ctx.edition.rules.adjournment.opening);
    let reason = format!("✉ {} · {citation}", one.no);
    let correction = Correction::Add { side, time };
    ctx.ask(&mut game.clone(), &GameCommand::CorrectClock { correction, reason })
}
