//! The envelope from the sealing to the resumption: what stands on it, who keeps it, the sessions,
//! and games that are decided without being resumed.

use crate::adjournment::cases;
use crate::adjournment::command::Command;
use crate::adjournment::decide::{Context, RoutedEvent, here, named, required};
use crate::adjournment::envelope::{Appointment, Handover, Signature};
use crate::adjournment::event::Event;
use crate::adjournment::refusal::Refusal;
use crate::adjournment::session::Session;
use crate::adjournment::state::Adjournment;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::Outcome;
use jadoube_laws::ids::{EnvelopeNo, SessionNo};
use jadoube_laws::rulings::case::rule;
use jadoube_laws::rulings::ruling::Remedy;
use jadoube_laws::rulings::sealed::facts::SaidBefore;
use jadoube_laws::wall::Wall;

pub(super) fn decide(ctx: &Context<'_>, command: &Command) -> Result<Vec<RoutedEvent>, Refusal> {
    match command {
        Command::WriteFront { no, front } => {
            let one = unopened(ctx, *no)?;
            let rule = &ctx.edition.rules.adjournment.opponent_writes;
            if one.front == **front && (one.inscribed || !rule.value) {
                return Ok(Vec::new());
            }
            here(Event::FrontWritten { no: *no, front: front.clone() })
        }
        Command::Sign { no, signature } => {
            let one = unopened(ctx, *no)?;
            let signature = Signature { by: signature.by, name: named(&signature.name)? };
            if one.signatures.contains(&signature) {
                return Ok(Vec::new());
            }
            here(Event::Signed { no: *no, signature })
        }
        Command::Hand { no, handing } => {
            ctx.sealed(*no)?;
            let handing = Handover {
                from: handing.from.trim().to_owned(),
                to: named(&handing.to)?,
                place: handing.place.trim().to_owned(),
                at: handing.at,
            };
            here(Event::Handed { no: *no, handing })
        }
        Command::Schedule { no, due } => {
            let one = ctx.live(*no)?;
            if one.resumption.is_some() {
                return Err(Refusal::AlreadyResumed(*no));
            }
            if let Some(session) = due.session {
                ctx.sessions.get(&session).ok_or(Refusal::NoSuchSession(session))?;
            }
            if one.due() == Some(due) {
                return Ok(Vec::new());
            }
            here(Event::Scheduled { no: *no, due: due.clone() })
        }
        Command::PlanSession { .. }
        | Command::ChangeSession { .. }
        | Command::AnnounceSession { .. } => sessions(ctx, command),
        Command::OfferDraw { no, by } => {
            let one = unopened(ctx, *no)?;
            if one.standing_offer().is_some() {
                return Err(Refusal::OfferPending);
            }
            here(Event::DrawOffered { no: *no, by: *by })
        }
        Command::RejectDraw { no } => reject(ctx, ctx.sealed(*no)?),
        Command::Conclude { no, by, said } => conclude(ctx, unopened(ctx, *no)?, *by, *said),
        Command::Settle { no, reason } => {
            ctx.sealed(*no)?;
            here(Event::Settled { no: *no, reason: required(reason)? })
        }
        Command::Annul { no, reason } => {
            let one = ctx.sealed(*no)?;
            // Only where the envelope is lost and nothing can be established (A11b of 2001).
            let lost = one.cover.as_ref().is_some_and(|cover| cover.missing && !cover.played);
            if !lost {
                return Err(Refusal::NotMissing(*no));
            }
            if one.established != Some(false) {
                return Err(Refusal::NotEstablished(*no));
            }
            here(Event::Annulled { no: *no, reason: required(reason)? })
        }
        _ => Ok(Vec::new()),
    }
}

fn unopened<'a>(ctx: &Context<'a>, no: EnvelopeNo) -> Result<&'a Adjournment, Refusal> {
    let one = ctx.sealed(no)?;
    let opened = one.cover.as_ref().is_some_and(|cover| cover.opened.is_some() || cover.played);
    if opened { Err(Refusal::Opened(no)) } else { Ok(one) }
}

/// An offer that stands is rejected. One that was made before the sealing stands in the game as well:
/// there it is rejected at once, or, where the game is on no board, with the sealed move.
fn reject(ctx: &Context<'_>, one: &Adjournment) -> Result<Vec<RoutedEvent>, Refusal> {
    one.standing_offer().ok_or(Refusal::NoOffer)?;
    let mut happened = vec![RoutedEvent::Here(Event::DrawRejected { no: one.no })];
    if let Some((_, game)) = ctx.game.filter(|(_, game)| game.offer.is_some())
        && one.offer.is_none()
        && ctx.on_board
    {
        happened.extend(ctx.ask(&mut game.clone(), &GameCommand::DeclineDraw)?);
    }
    Ok(happened)
}

/// The result is what the ruling on it says; whatever lies in the envelope, it stands.
fn conclude(
    ctx: &Context<'_>,
    one: &Adjournment,
    by: Side,
    said: SaidBefore,
) -> Result<Vec<RoutedEvent>, Refusal> {
    let game = ctx.game()?;
    let ruling = rule(&cases::before_opening(by, said, false), game, ctx.edition, ctx.at);
    let outcome: Outcome = ruling
        .remedies
        .iter()
        .find_map(|remedy| match remedy {
            Remedy::End(outcome) => Some(*outcome),
            _ => None,
        })
        .ok_or(Refusal::Settled(one.no))?;
    let mut happened = vec![RoutedEvent::Here(Event::Concluded { no: one.no, by, said, outcome })];
    if ctx.on_board {
        happened.extend(ctx.ask(&mut game.clone(), &GameCommand::End(outcome.into()))?);
    }
    Ok(happened)
}

fn sessions(ctx: &Context<'_>, command: &Command) -> Result<Vec<RoutedEvent>, Refusal> {
    match command {
        Command::PlanSession { session } => {
            let last = ctx.sessions.keys().next_back().map_or(0, |no| no.0);
            let no = SessionNo(last.saturating_add(1));
            forwards(session)?;
            let (times, place) = ((session.starts, session.ends), session.place.clone());
            let session = Session::new(times, session.purpose, place);
            here(Event::SessionPlanned { no, session })
        }
        Command::ChangeSession { no, session, reason } => {
            let before = ctx.sessions.get(no).ok_or(Refusal::NoSuchSession(*no))?;
            let reason = required(reason)?;
            forwards(session)?;
            let session = changed(ctx, before, session)?;
            if session == *before {
                return Ok(Vec::new());
            }
            let moved = moved(ctx, (*no, before), &session);
            let changed = Event::SessionChanged { no: *no, session, reason };
            Ok([changed].into_iter().chain(moved).map(RoutedEvent::Here).collect())
        }
        Command::AnnounceSession { no, at } => {
            let session = ctx.sessions.get(no).ok_or(Refusal::NoSuchSession(*no))?;
            if session.announced.is_some() {
                return Ok(Vec::new());
            }
            here(Event::SessionAnnounced { no: *no, at: *at })
        }
        _ => Ok(Vec::new()),
    }
}

/// The games of a session begin so much later or earlier as the session does, and where it is held.
fn moved(ctx: &Context<'_>, (no, before): (SessionNo, &Session), to: &Session) -> Vec<Event> {
    let waits = |one: &&Adjournment| one.is_live() && one.resumption.is_none();
    let games = ctx.envelopes.values().map(AsRef::as_ref).filter(waits);
    let due = |one: &Adjournment| {
        let due = one.due().filter(|due| due.session == Some(no))?;
        let at = due.at.plus(to.starts.since(before.starts));
        let at = Wall::new(at.utc(), to.starts.offset());
        let place = if due.place == before.place { &to.place } else { &due.place };
        let now = Appointment { at, place: place.clone(), session: due.session };
        (now != *due).then_some(Event::Scheduled { no: one.no, due: now })
    };
    games.filter_map(due).collect()
}

fn forwards(session: &Session) -> Result<(), Refusal> {
    if session.starts < session.ends { Ok(()) } else { Err(Refusal::SessionBackwards) }
}

/// A later end of a session that was announced is an extension, which the edition may limit; any
/// other change must be announced again.
fn changed(ctx: &Context<'_>, before: &Session, to: &Session) -> Result<Session, Refusal> {
    let mut session =
        Session { announced: before.announced, extended: before.extended, ..to.clone() };
    session.announced_before = before.announced_before;
    let same = (to.purpose, &to.place) == (before.purpose, &before.place);
    if same && (to.starts, to.ends) == (before.starts, before.ends) {
        return Ok(session);
    }
    let longer = to.ends.since(before.ends);
    let extends =
        before.announced.is_some() && same && to.starts == before.starts && longer > Millis::ZERO;
    if !extends {
        session.announced_before = before.announced.or(before.announced_before);
        session.announced = None;
        session.extended = Millis::ZERO;
        return Ok(session);
    }
    session.extended += longer;
    let rule = &ctx.edition.rules.adjournment.longest_extension;
    let most = rule.value.map(|minutes| Millis::from_mins(i64::from(minutes)));
    match most.filter(|most| session.extended > *most) {
        Some(most) => {
            let citation = Box::new(ctx.edition.telling(rule));
            Err(Refusal::TooLong { most, citation })
        }
        None => Ok(session),
    }
}
