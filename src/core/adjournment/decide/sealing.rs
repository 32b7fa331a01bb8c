//! From “please seal” to the clock that is stopped.

use crate::adjournment::command::Command;
use crate::adjournment::decide::{Context, RoutedEvent, here, named, required};
use crate::adjournment::envelope::{EnvelopeFront, SealedMove};
use crate::adjournment::event::{AdjournmentReason, AdjournmentStart, Event};
use crate::adjournment::fingerprint;
use crate::adjournment::lock::{Lock, named_twice, newest};
use crate::adjournment::refusal::Refusal;
use crate::adjournment::state::Adjournment;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, LockNo};
use jadoube_laws::rulings::case::{Case, rule};
use jadoube_laws::rulings::ruling::Remedy;
use jadoube_laws::rulings::sealed::facts::{Sealing, SealingMatter};

pub(super) fn decide(ctx: &Context<'_>, command: &Command) -> Result<Vec<RoutedEvent>, Refusal> {
    match command {
        Command::MakeLock { lock } => make(ctx, lock),
        Command::Begin { board, why, assistants } => begin(ctx, *board, *why, *assistants),
        Command::MoveOnBoard { no, uci } => {
            let one = sealing(ctx, *no)?;
            let position = ctx.game()?.position();
            let m = position.read_uci(uci).map_err(|illegal| Refusal::MoveIllegal(illegal.0))?;
            let uci = position.uci(m);
            if one.on_board.as_ref() == Some(&uci) {
                return Ok(Vec::new());
            }
            here(Event::MovedOnBoard { no: *no, uci })
        }
        Command::Seal { no, what } => {
            sealing(ctx, *no)?;
            here(Event::Written { no: *no, what: encrypted(ctx, what)? })
        }
        Command::Enclose { no, whose } => {
            let one = sealing(ctx, *no)?;
            if *one.enclosed.of(*whose) {
                return Ok(Vec::new());
            }
            here(Event::Enclosed { no: *no, whose: *whose })
        }
        Command::Close { no } => {
            let one = sealing(ctx, *no)?;
            filled(one)?;
            if one.closed { Ok(Vec::new()) } else { here(Event::Closed { no: *no }) }
        }
        Command::StopClock { no } => stop(ctx, sealing(ctx, *no)?),
        Command::BreakOff { no, reason } => {
            sealing(ctx, *no)?;
            here(Event::BrokenOff { no: *no, reason: required(reason)? })
        }
        _ => Ok(Vec::new()),
    }
}

/// An adjournment whose move can still be changed.
fn sealing<'a>(ctx: &Context<'a>, no: EnvelopeNo) -> Result<&'a Adjournment, Refusal> {
    let one = ctx.live(no)?;
    if one.stopped.is_none() { Ok(one) } else { Err(Refusal::AlreadySealed(no)) }
}

fn make(ctx: &Context<'_>, lock: &Lock) -> Result<Vec<RoutedEvent>, Refusal> {
    if lock.public.trim().is_empty() || lock.secret.trim().is_empty() {
        return Err(Refusal::NotEncrypted);
    }
    let persons = lock.persons.iter().map(|name| named(name)).collect::<Result<Vec<_>, _>>()?;
    if persons.is_empty() {
        return Err(Refusal::NameMissing);
    }
    if let Some(name) = named_twice(&persons) {
        return Err(Refusal::SamePerson(name.to_owned()));
    }
    let last = newest(ctx.locks).map_or(0, |(no, _)| no.0);
    let no = LockNo(last.saturating_add(1));
    here(Event::LockMade { no, lock: Lock { persons, ..lock.clone() } })
}

/// What is kept in the program is a ciphertext with a fingerprint, under a lock of the competition.
pub(super) fn encrypted(ctx: &Context<'_>, what: &SealedMove) -> Result<SealedMove, Refusal> {
    match what {
        SealedMove::InProgram { ciphertext, fingerprint, .. }
            if ciphertext.is_empty() || !fingerprint::is_one(fingerprint) =>
        {
            Err(Refusal::NotEncrypted)
        }
        SealedMove::InProgram { lock, .. } if !ctx.locks.contains_key(lock) => {
            Err(Refusal::NoSuchLock(*lock))
        }
        what => Ok(what.clone()),
    }
}

fn filled(one: &Adjournment) -> Result<(), Refusal> {
    if one.cover.is_none() {
        return Err(Refusal::NotWritten(one.no));
    }
    let lacks = Side::BOTH.into_iter().find(|side| !one.enclosed.of(*side));
    lacks.map_or(Ok(()), |side| Err(Refusal::SheetMissing(one.no, side)))
}

fn begin(
    ctx: &Context<'_>,
    board: BoardNo,
    why: AdjournmentReason,
    assistants: BySide<bool>,
) -> Result<Vec<RoutedEvent>, Refusal> {
    let (this, game) = ctx.game.filter(|(_, game)| game.is_playing()).ok_or(Refusal::NoGame)?;
    let here_already = |one: &&Adjournment| one.is_live() && one.game == this;
    if let Some(one) = ctx.envelopes.values().map(AsRef::as_ref).find(here_already) {
        return Err(Refusal::AlreadyBegun(one.no));
    }
    let sealer = game.turn();
    answered(game, board)?;
    let until = match why {
        AdjournmentReason::Early { left } => {
            may_be_early(ctx, game, sealer, left)?;
            Some(ctx.at + left)
        }
        AdjournmentReason::SessionEnd | AdjournmentReason::Arbiter => None,
    };
    let last = ctx.envelopes.keys().next_back().map_or(0, |no| no.0);
    let beginning = AdjournmentStart {
        board,
        round: game.setup.round,
        players: game.setup.players.clone(),
        sealer,
        ply: game.ply(),
        why,
        until,
        assistants,
    };
    let no = EnvelopeNo(last.saturating_add(1));
    here(Event::Begun { no, beginning: Box::new(beginning) })
}

/// The times on the front are those to which the clocks are set at the resumption: what is asked
/// about lost time is answered before them. After a cut while the envelope was being closed, its
/// move can still be written, and only the clock waits.
fn answered(game: &Game, board: BoardNo) -> Result<(), Refusal> {
    if game.lost_time.is_some() { Err(Refusal::LostTimeOpen(board)) } else { Ok(()) }
}

/// Whether the edition lets a player adjourn so early: the ruling on it tells.
fn may_be_early(ctx: &Context<'_>, game: &Game, by: Side, left: Millis) -> Result<(), Refusal> {
    let matter = SealingMatter::Early;
    let facts = Sealing { by, matter, stopped: false, uci: None, left };
    let ruling = rule(&Case::Sealing(facts), game, ctx.edition, ctx.at);
    let rule = &ctx.edition.rules.adjournment.early_is_nominal_end;
    let says = !rule.article.is_empty();
    if says && ruling.remedies == [Remedy::Continue] {
        let citation = Box::new(ctx.edition.telling(rule));
        return Err(Refusal::TooEarly { left, citation });
    }
    oversteps(game, ctx, by, if rule.value { left } else { Millis::ZERO })
}

/// The time to the end of the session must be on the player's clock, where it counts as used.
fn oversteps(game: &Game, ctx: &Context<'_>, by: Side, left: Millis) -> Result<(), Refusal> {
    let time = *game.times(ctx.at).of(by);
    if left > Millis::ZERO && time <= left {
        return Err(Refusal::EarlyOversteps { left, time });
    }
    Ok(())
}

/// The envelope is closed, and only now the clock is stopped, without starting the other.
fn stop(ctx: &Context<'_>, one: &Adjournment) -> Result<Vec<RoutedEvent>, Refusal> {
    filled(one)?;
    if !one.closed {
        return Err(Refusal::NotClosed(one.no));
    }
    let game = ctx.game()?;
    answered(game, one.board)?;
    let mut scratch = game.clone();
    let mut clock = Vec::new();
    if !game.clock_on_table() && game.whose_time().is_some() {
        clock.extend(ctx.ask(&mut scratch, &GameCommand::StopClock)?);
    }
    let counted = one.counts_as_used(ctx.edition, ctx.at);
    if counted > Millis::ZERO {
        oversteps(game, ctx, one.sealer, counted)?;
        let correction = Correction::Subtract { side: one.sealer, time: counted };
        let citation = ctx.edition.telling(&ctx.edition.rules.adjournment.early_is_nominal_end);
        let reason = format!("✉ {} · {citation}", one.no);
        clock.extend(ctx.ask(&mut scratch, &GameCommand::CorrectClock { correction, reason })?);
    }
    let front = EnvelopeFront::of(ctx.event, one.board, &scratch, ctx.at);
    let before = game.turn_since.map(|since| *since.of(one.sealer));
    // What was taken off moved the beginning of the turn with it, and is not time spent on the move.
    let spent = before.map(|before| before - *game.times(ctx.at).of(one.sealer));
    let spent = spent.filter(|spent| *spent >= Millis::ZERO);
    // The clock is stopped last: until then the move can be changed.
    let mut happened = clock;
    happened.push(RoutedEvent::Here(Event::Sealed { no: one.no, front: Box::new(front), spent }));
    Ok(happened)
}
