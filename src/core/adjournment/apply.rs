//! From an event to the new state. Obeys and cannot fail: an event about an envelope that is not
//! there (from a damaged journal) changes nothing.

use std::sync::Arc;

use crate::adjournment::envelope::{Appointment, EnvelopeFront, EnvelopeKind};
use crate::adjournment::event::{AdjournmentStart, Event};
use crate::adjournment::register::{Envelopes, Sessions};
use crate::adjournment::session::Session;
use crate::adjournment::state::{
    Adjournment, AdjournmentEnd, Envelope, OpeningAttempt, Resumption, SetUpCheck,
};
use jadoube_chess::moment::Moment;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::{EnvelopeNo, GameNo, SessionNo, Who};

/// Makes the event, which happened at that moment through somebody, part of the envelopes and the
/// sessions. `game` is the one that it is about.
pub fn apply(
    (envelopes, sessions): (&mut Envelopes, &mut Sessions),
    event: &Event,
    game: Option<GameNo>,
    (at, who): (Moment, &Who),
) {
    match event {
        Event::SessionPlanned { no, session } => {
            sessions.insert(*no, session.clone());
        }
        Event::SessionChanged { no, session, .. } => {
            let before = sessions.insert(*no, session.clone());
            // With another start the games are fixed again.
            let longer =
                |before: Session| before.starts == session.starts && before.ends != session.ends;
            if before.is_some_and(longer) {
                for one in fixed_in(envelopes, *no) {
                    one.revised = one.revised.saturating_add(1);
                }
            }
        }
        Event::SessionAnnounced { no, at } => {
            if let Some(session) = sessions.get_mut(no) {
                session.announced = Some(*at);
                session.announced_before = None;
            }
            for one in fixed_in(envelopes, *no) {
                one.moved = false;
            }
        }
        Event::Scheduled { no, due } => {
            if let Some(one) = envelopes.get_mut(no) {
                fix(Arc::make_mut(one), due, sessions);
            }
        }
        Event::Begun { no, beginning } => {
            let Some(game) = game else { return };
            let begun = || Arc::new(begun((*no, game), beginning, at, who));
            envelopes.entry(*no).or_insert_with(begun);
        }
        other => {
            if let Some(one) = other.envelope().and_then(|no| envelopes.get_mut(&no)) {
                change(Arc::make_mut(one), other, at);
            }
        }
    }
}

/// The games that are to be resumed in a session.
fn fixed_in(envelopes: &mut Envelopes, no: SessionNo) -> impl Iterator<Item = &mut Adjournment> {
    let here = move |one: &&mut Arc<Adjournment>| {
        one.due().is_some_and(|due| due.session == Some(no)) && one.resumption.is_none()
    };
    envelopes.values_mut().filter(here).map(Arc::make_mut)
}

/// When a game is resumed; fixed again, it is not what was announced with its session.
fn fix(one: &mut Adjournment, due: &Appointment, sessions: &Sessions) {
    if let Some(before) = one.front.resumption.replace(due.clone()) {
        one.revised = one.revised.saturating_add(1);
        let session = before.session.and_then(|no| sessions.get(&no));
        one.moved |=
            session.is_some_and(|one| one.announced.is_some() || one.announced_before.is_some());
    }
}

fn begun(
    (no, game): (EnvelopeNo, GameNo),
    beginning: &AdjournmentStart,
    at: Moment,
    who: &Who,
) -> Adjournment {
    Adjournment {
        no,
        game,
        board: beginning.board,
        round: beginning.round,
        players: beginning.players.clone(),
        sealer: beginning.sealer,
        ply: beginning.ply,
        why: beginning.why,
        until: beginning.until,
        assistants: beginning.assistants,
        begun_at: at,
        begun_by: who.clone(),
        on_board: None,
        cover: None,
        changes: 0,
        enclosed: BySide::default(),
        closed: false,
        stopped: None,
        spent: None,
        right: EnvelopeFront::default(),
        front: EnvelopeFront::default(),
        inscribed: false,
        signatures: Vec::new(),
        custody: Vec::new(),
        offer: None,
        rejected: None,
        attempts: Vec::new(),
        resumption: None,
        reply: None,
        established: None,
        questioned: Vec::new(),
        end: None,
        revised: 0,
        moved: false,
    }
}

/// An adjournment as it will be after what happens to it.
#[must_use]
pub fn after<'a>(
    one: &Adjournment,
    events: impl IntoIterator<Item = &'a Event>,
    at: Moment,
) -> Adjournment {
    let mut later = one.clone();
    for event in events {
        change(&mut later, event, at);
    }
    later
}

fn change(one: &mut Adjournment, event: &Event, at: Moment) {
    match event {
        Event::MovedOnBoard { uci, .. } => one.on_board = Some(uci.clone()),
        Event::Written { what, .. } => {
            one.changes += u16::from(one.cover.is_some());
            one.cover = Some(Envelope::new(what.clone()));
            // A changed move is put into the envelope again.
            one.closed = false;
        }
        Event::Enclosed { whose, .. } => *one.enclosed.of_mut(*whose) = true,
        Event::Closed { .. } => one.closed = true,
        Event::Sealed { front, spent, .. } => {
            one.stopped = Some(at);
            one.spent = *spent;
            let due = one.front.resumption.take();
            one.right = front.as_ref().clone();
            one.front = EnvelopeFront { resumption: due, ..front.as_ref().clone() };
        }
        Event::BrokenOff { reason, .. } => {
            one.end = Some(AdjournmentEnd::BrokenOff(reason.clone()));
        }
        Event::FrontWritten { front, .. } => {
            let otherwise = one.due().is_some() && one.due() != front.resumption.as_ref();
            one.revised = one.revised.saturating_add(otherwise.into());
            let given = front.given.or(one.right.given);
            one.front = EnvelopeFront { given, ..front.as_ref().clone() };
            one.inscribed = true;
        }
        Event::Signed { signature, .. } => one.signatures.push(signature.clone()),
        Event::Handed { handing, .. } => one.custody.push(handing.clone()),
        Event::DrawOffered { by, .. } => one.offer = Some(*by),
        Event::DrawRejected { .. } => {
            if one.offer.take().is_none() {
                one.rejected = one.right.draw_offer.take();
                one.front.draw_offer = None;
            }
        }
        Event::Concluded { .. } => one.end = Some(AdjournmentEnd::GameOver),
        Event::Settled { reason, .. } => one.end = Some(AdjournmentEnd::Otherwise(reason.clone())),
        Event::Annulled { reason, .. } => one.end = Some(AdjournmentEnd::NewGame(reason.clone())),
        Event::Established { agreed, .. } => one.established = Some(*agreed),
        Event::TimesQuestioned { by, moved, .. } => one.questioned.push((*by, *moved)),
        other => resume(one, other, at),
    }
}

fn resume(one: &mut Adjournment, event: &Event, moment: Moment) {
    match event {
        Event::Resumed { board, at, .. } => {
            one.board = *board;
            one.resumption = Some(Resumption {
                at: *at,
                arrived: BySide::default(),
                sought: BySide::default(),
                too_late: BySide::default(),
                excused: BySide::default(),
                changed: None,
                set_up: None,
                clock: None,
                moves: 0,
            });
        }
        Event::Arrived { .. } | Event::NotedAbsent { .. } | Event::Excused { .. } => {
            if let Some(now) = &mut one.resumption {
                now.changed = Some(moment);
                presence(now, event);
            }
            settle(one);
        }
        Event::SetUp { differs, times, .. } => {
            if let Some(now) = &mut one.resumption {
                now.set_up =
                    Some(SetUpCheck { differs: differs.clone(), times: *times, kept: false });
            }
        }
        Event::TimesKept { .. } => {
            let set_up = one.resumption.as_mut().and_then(|now| now.set_up.as_mut());
            if let Some(set_up) = set_up {
                set_up.kept = true;
            }
        }
        Event::ClockStarted { side, .. } => {
            if let Some(now) = &mut one.resumption {
                now.clock = Some(*side);
            }
        }
        Event::OpeningRefused { which, by, at, why, .. } => {
            one.attempts.push(OpeningAttempt { which: *which, by: by.clone(), at: *at, why: *why });
        }
        Event::ReplySealed { what, .. } => one.reply = Some(Envelope::new(what.clone())),
        Event::ReceiptChecked { which, whose, found, .. } => {
            cover(one, *which, |cover| *cover.receipts.of_mut(*whose) = Some(found.clone()));
        }
        Event::Opened { which, by, at, .. } => {
            cover(one, *which, |cover| cover.opened = Some((by.clone(), *at)));
        }
        Event::Read { which, contents, judgement, .. } => {
            cover(one, *which, |cover| cover.read = Some((contents.clone(), judgement.clone())));
        }
        Event::Missed { which, .. } => cover(one, *which, |cover| cover.missing = true),
        Event::Found { which, .. } => cover(one, *which, |cover| cover.missing = false),
        Event::MoveStated { uci, .. } => {
            cover(one, EnvelopeKind::Sealed, |cover| cover.stated = Some(uci.clone()));
        }
        Event::Played { which, .. } => {
            cover(one, *which, |cover| cover.played = true);
            if let Some(now) = &mut one.resumption {
                now.changed = Some(moment);
            }
            settle(one);
        }
        _ => {}
    }
}

/// Who is there, or was not. What was decided about an arrival holds for no other.
fn presence(now: &mut Resumption, event: &Event) {
    if let Event::Arrived { side, .. } | Event::NotedAbsent { side, .. } = event
        && now.arrived.of(*side).is_some()
    {
        *now.excused.of_mut(*side) = false;
    }
    match event {
        Event::Arrived { side, at, too_late, .. } => {
            *now.arrived.of_mut(*side) = Some(*at);
            *now.too_late.of_mut(*side) = *too_late;
        }
        Event::NotedAbsent { side, at, too_late, .. } => {
            *now.arrived.of_mut(*side) = None;
            *now.sought.of_mut(*side) = Some(*at);
            *now.too_late.of_mut(*side) = *too_late;
        }
        Event::Excused { side, .. } => *now.excused.of_mut(*side) = true,
        _ => {}
    }
}

fn cover(one: &mut Adjournment, which: EnvelopeKind, change: impl FnOnce(&mut Envelope)) {
    let cover = match which {
        EnvelopeKind::Sealed => &mut one.cover,
        EnvelopeKind::Reply => &mut one.reply,
    };
    if let Some(cover) = cover {
        change(cover);
    }
}

/// The game goes on once the sealed move was made and either both are there and no reply lies
/// sealed, or the reply was made too.
fn settle(one: &mut Adjournment) {
    let made = |cover: &Option<Envelope>| cover.as_ref().is_some_and(|cover| cover.played);
    let there = !one.fails(one.sealer) && !one.fails(one.replier());
    let late = Side::BOTH.into_iter().any(|side| one.is_too_late(side));
    let replied = one.reply.is_none() && there || made(&one.reply) && !late;
    if one.is_live() && made(&one.cover) && replied {
        one.end = Some(AdjournmentEnd::WentOn);
    }
}

/// Something happened in the game itself: it went on or ended, by a decision or on the board; or the
/// decision that had ended it was undone.
pub fn game_went_on(one: &mut Adjournment, event: &GameEvent) {
    if let GameEvent::PutBack { standing, .. } = event {
        let over = matches!(standing.status, Status::Ended(_));
        match one.end {
            None if over => one.end = Some(AdjournmentEnd::GameOver),
            Some(AdjournmentEnd::GameOver) if !over => one.end = None,
            _ => {}
        }
        return;
    }
    if !one.is_live() {
        return;
    }
    match event {
        GameEvent::Ended(_) => one.end = Some(AdjournmentEnd::GameOver),
        GameEvent::MovePlayed { .. } => {
            let Some(now) = &mut one.resumption else { return };
            now.moves = now.moves.saturating_add(1);
            if now.moves > 1 {
                one.end = Some(AdjournmentEnd::WentOn);
                return;
            }
            // The sealed move itself, also where a decision made it.
            cover(one, EnvelopeKind::Sealed, |cover| cover.played = true);
            settle(one);
        }
        _ => {}
    }
}
