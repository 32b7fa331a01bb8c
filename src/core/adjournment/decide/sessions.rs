//! The sessions of play: planned, changed, announced.

use crate::adjournment::decide::scene::{CommandResult, Scene, here, required};
use crate::adjournment::envelope::Appointment;
use crate::adjournment::event::Event;
use crate::adjournment::refusal::Refusal;
use crate::adjournment::session::Session;
use crate::adjournment::state::Adjournment;
use crate::step::Step;
use jadoube_chess::moment::Millis;
use jadoube_laws::ids::SessionNo;
use jadoube_laws::wall::Wall;

pub(super) fn plan(on: &Scene<'_>, session: &Session, joined: bool) -> CommandResult {
    let known = [&on.books.sessions, &on.books.removed].into_iter().flat_map(|all| all.keys());
    let last = known.max().map_or(0, |no| no.0);
    let no = SessionNo(last.saturating_add(1));
    forwards(session)?;
    let (times, place) = ((session.starts, session.ends), session.place.clone());
    let session = Session::new(times, session.purpose, place);
    here(Event::SessionPlanned { no, session, joined })
}

pub(super) fn change(
    on: &Scene<'_>,
    (no, session): (SessionNo, &Session),
    (reason, joined): (&str, bool),
) -> CommandResult {
    let before = on.books.sessions.get(&no).ok_or(Refusal::NoSuchSession(no))?;
    let reason = required(reason)?;
    forwards(session)?;
    let session = changed(on, before, session)?;
    if session == *before {
        return Ok(Vec::new());
    }
    let moved = moved(on, (no, before), &session);
    let changed = Event::SessionChanged { no, session, reason, joined };
    Ok([changed].into_iter().chain(moved).map(Step::Here).collect())
}

/// A session does not take place. The games that are to be resumed in it are given another time first.
pub(super) fn remove(
    on: &Scene<'_>,
    no: SessionNo,
    (reason, joined): (&str, bool),
) -> CommandResult {
    if !on.books.sessions.contains_key(&no) {
        return Err(Refusal::NoSuchSession(no));
    }
    let reason = required(reason)?;
    if let Some(envelope) = on.books.waiting_in(no) {
        return Err(Refusal::SessionTaken { session: no, envelope });
    }
    here(Event::SessionRemoved { no, reason, joined })
}

/// That a session was removed is undone: it is planned as it was.
pub(super) fn restore(on: &Scene<'_>, no: SessionNo) -> CommandResult {
    if !on.books.removed.contains_key(&no) {
        return Err(Refusal::NoSuchSession(no));
    }
    here(Event::SessionRestored { no })
}

pub(super) fn announce(on: &Scene<'_>, no: SessionNo, at: Wall) -> CommandResult {
    let session = on.books.sessions.get(&no).ok_or(Refusal::NoSuchSession(no))?;
    if session.announced.is_some() {
        return Ok(Vec::new());
    }
    here(Event::SessionAnnounced { no, at })
}

/// The games of a session begin so much later or earlier as the session does, and where it is held.
fn moved(on: &Scene<'_>, (no, before): (SessionNo, &Session), to: &Session) -> Vec<Event> {
    let waits = |one: &&Adjournment| one.is_live() && one.resumption.is_none();
    let games = on.books.envelopes.values().map(AsRef::as_ref).filter(waits);
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
fn changed(on: &Scene<'_>, before: &Session, to: &Session) -> Result<Session, Refusal> {
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
    let rule = &on.edition.rules.adjournment.longest_extension;
    let most = rule.value.map(|minutes| Millis::from_mins(i64::from(minutes)));
    match most.filter(|most| session.extended > *most) {
        Some(most) => {
            let citation = Box::new(on.edition.telling(rule));
            Err(Refusal::TooLong { most, citation })
        }
        None => Ok(session),
    }
}
