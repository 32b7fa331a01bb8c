//! From an event to the new state. Obeys and cannot fail: an event about an envelope that is not
//! there (from a damaged journal) changes nothing.

use std::sync::Arc;

use crate::adjournment::context::{ClockChange, Origin};
use crate::adjournment::envelope::{Appointment, EnvelopeFront, EnvelopeKind, SealedMove};
use crate::adjournment::event::{AdjournmentStart, Event};
use crate::adjournment::register::{Adjournments, Envelopes, Sessions};
use crate::adjournment::session::Session;
use crate::adjournment::state::{
    Adjournment, AdjournmentEnd, Envelope, OpeningAttempt, Resumption, SetUpCheck,
};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, GameNo, SessionNo, Who};
use jadoube_laws::wall::Wall;

/// Makes the event part of the envelopes, the sessions and the locks.
pub(in crate::adjournment) fn apply(books: &mut Adjournments, event: &Event, origin: Origin<'_>) {
    let Adjournments { envelopes, sessions, removed, locks } = books;
    match event {
        Event::LockMade { no, lock } => {
            locks.insert(*no, lock.clone());
        }
        Event::SessionPlanned { no, session, .. } => {
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
        Event::SessionRemoved { no, .. } => {
            removed.extend(sessions.remove(no).map(|session| (*no, session)));
        }
        Event::SessionRestored { no } => {
            sessions.extend(removed.remove(no).map(|session| (*no, session)));
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
            let Some(game) = origin.game else { return };
            let begun = || Arc::new(begun((*no, game), beginning, origin.at, origin.who));
            envelopes.entry(*no).or_insert_with(begun);
        }
        // It names every event.
        of_one => {
            if let Some(one) = of_one.envelope().and_then(|no| envelopes.get_mut(&no)) {
                change(Arc::make_mut(one), of_one, origin.at);
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
        granted: BySide::default(),
    }
}

/// What happens to one adjournment.
#[deny(clippy::wildcard_enum_match_arm)]
pub(in crate::adjournment) fn change(one: &mut Adjournment, event: &Event, at: Moment) {
    match event {
        // These are of all of them together.
        Event::LockMade { .. }
        | Event::SessionPlanned { .. }
        | Event::SessionChanged { .. }
        | Event::SessionRemoved { .. }
        | Event::SessionRestored { .. }
        | Event::SessionAnnounced { .. }
        | Event::Scheduled { .. }
        | Event::Begun { .. } => {}
        Event::MovedOnBoard { uci, .. } => one.on_board = Some(uci.clone()),
        Event::Written { what, .. } => write(one, what),
        Event::Enclosed { whose, .. } => *one.enclosed.of_mut(*whose) = true,
        Event::Closed { .. } => one.closed = true,
        Event::Sealed { front, spent, .. } => seal(one, front, *spent, at),
        Event::FrontWritten { front, .. } => write_front(one, front),
        Event::Signed { signature, .. } => one.signatures.push(signature.clone()),
        Event::Handed { handing, .. } => one.custody.push(handing.clone()),
        Event::DrawOffered { by, .. } => one.offer = Some(*by),
        Event::DrawRejected { .. } => reject(one),
        Event::BrokenOff { reason, .. } => {
            one.end = Some(AdjournmentEnd::BrokenOff(reason.clone()));
        }
        Event::Concluded { .. } => one.end = Some(AdjournmentEnd::GameOver),
        Event::Settled { reason, .. } => one.end = Some(AdjournmentEnd::Otherwise(reason.clone())),
        Event::Annulled { reason, .. } => one.end = Some(AdjournmentEnd::NewGame(reason.clone())),
        Event::Established { agreed, .. } => one.established = Some(*agreed),
        Event::TimesQuestioned { by, moved, .. } => one.questioned.push((*by, *moved)),
        Event::Resumed { board, at, .. } => resume(one, *board, *at),
        Event::Arrived { side, at: came, too_late, .. } => {
            presence(one, *side, at, |now| {
                *now.arrived.of_mut(*side) = Some(*came);
                *now.too_late.of_mut(*side) = *too_late;
            });
        }
        Event::NotedAbsent { side, at: looked, too_late, .. } => {
            presence(one, *side, at, |now| {
                *now.arrived.of_mut(*side) = None;
                *now.sought.of_mut(*side) = Some(*looked);
                *now.too_late.of_mut(*side) = *too_late;
            });
        }
        Event::Excused { side, .. } => excuse(one, *side, at),
        Event::SetUp { differs, times, .. } => set_up(one, differs, *times),
        Event::TimesKept { .. } => keep_times(one),
        Event::ClockStarted { side, .. } => start_clock(one, *side),
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
        Event::Played { which, .. } => play(one, *which, at),
    }
}

fn write(one: &mut Adjournment, what: &SealedMove) {
    one.changes += u16::from(one.cover.is_some());
    one.cover = Some(Envelope::new(what.clone()));
    // A changed move is put into the envelope again.
    one.closed = false;
}

fn seal(one: &mut Adjournment, front: &EnvelopeFront, spent: Option<Millis>, at: Moment) {
    one.stopped = Some(at);
    one.spent = spent;
    let due = one.front.resumption.take();
    one.right = front.clone();
    one.front = EnvelopeFront { resumption: due, ..front.clone() };
}

fn write_front(one: &mut Adjournment, front: &EnvelopeFront) {
    let otherwise = one.due().is_some() && one.due() != front.resumption.as_ref();
    one.revised = one.revised.saturating_add(otherwise.into());
    let given = front.given.or(one.right.given);
    one.front = EnvelopeFront { given, ..front.clone() };
    one.inscribed = true;
}

fn reject(one: &mut Adjournment) {
    if one.offer.take().is_none() {
        one.rejected = one.right.draw_offer.take();
        one.front.draw_offer = None;
    }
}

fn resume(one: &mut Adjournment, board: BoardNo, at: Wall) {
    one.board = board;
    one.resumption = Some(Resumption {
        at,
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

/// Who is there, or was not. What was decided about an arrival holds for no other.
fn presence(one: &mut Adjournment, side: Side, at: Moment, change: impl FnOnce(&mut Resumption)) {
    if let Some(now) = &mut one.resumption {
        now.changed = Some(at);
        if now.arrived.of(side).is_some() {
            *now.excused.of_mut(side) = false;
        }
        change(now);
    }
    settle(one);
}

fn excuse(one: &mut Adjournment, side: Side, at: Moment) {
    if let Some(now) = &mut one.resumption {
        now.changed = Some(at);
        *now.excused.of_mut(side) = true;
    }
    settle(one);
}

fn set_up(one: &mut Adjournment, differs: &[Square], times: BySide<Millis>) {
    if let Some(now) = &mut one.resumption {
        now.set_up = Some(SetUpCheck { differs: differs.to_vec(), times, kept: false });
    }
}

fn keep_times(one: &mut Adjournment) {
    if let Some(set_up) = one.resumption.as_mut().and_then(|now| now.set_up.as_mut()) {
        set_up.kept = true;
    }
}

fn start_clock(one: &mut Adjournment, side: Side) {
    if let Some(now) = &mut one.resumption {
        now.clock = Some(side);
    }
}

fn play(one: &mut Adjournment, which: EnvelopeKind, at: Moment) {
    cover(one, which, |cover| cover.played = true);
    if let Some(now) = &mut one.resumption {
        now.changed = Some(at);
    }
    settle(one);
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

/// Moves of the resumption are taken back: an envelope whose move is not on the board any more is
/// open again, and so is the adjournment that the move had settled.
fn take_back(one: &mut Adjournment, to: Ply) {
    let left = to.0.checked_sub(one.ply.0).filter(|left| *left <= 1 && one.is_left_to_play());
    let (Some(left), Some(now)) = (left, one.resumption.as_mut()) else { return };
    now.moves = now.moves.min(left);
    one.end = None;
    cover(one, EnvelopeKind::Reply, |reply| reply.played = false);
    if left == 0 {
        cover(one, EnvelopeKind::Sealed, |cover| cover.played = false);
    }
    settle(one);
}

/// Something happened in the game itself: it went on or ended, by a decision or on the board; or the
/// decision that had ended it was undone.
pub(in crate::adjournment) fn follow(one: &mut Adjournment, event: &GameEvent, clock: ClockChange) {
    grant(one, event, clock);
    if let GameEvent::PutBack { standing, .. } = event {
        let over = matches!(standing.status, Status::Ended(_));
        match one.end {
            None if over => one.end = Some(AdjournmentEnd::GameOver),
            Some(AdjournmentEnd::GameOver) if !over => one.end = None,
            _ => {}
        }
        return;
    }
    if let GameEvent::TakenBack { to, .. } = event {
        return take_back(one, *to);
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

/// What a correction of the clocks, or its undoing, gives and takes between the sealing and the
/// moment when a clock runs again. A time that a decision sets is that to which the clock is set at
/// the resumption, too; set by a hand it is not: then the envelope tells what is right.
fn grant(one: &mut Adjournment, event: &GameEvent, clock: ClockChange) {
    let begun = one.resumption.as_ref().is_some_and(|now| now.clock.is_some());
    let played = one.cover.as_ref().is_some_and(|cover| cover.played);
    if !one.is_adjourned() || begun || played {
        return;
    }
    let sets = |correction: &Correction| {
        matches!(correction, Correction::Set { .. } | Correction::SetBoth { .. })
    };
    let set = match event {
        GameEvent::ClockCorrected { correction, .. } if sets(correction) => match correction {
            Correction::Set { side, .. } if clock.decided => Some(*side),
            _ => return,
        },
        GameEvent::CorrectionUndone { .. } if clock.last.as_ref().is_some_and(sets) => return,
        GameEvent::ClockCorrected { .. }
        | GameEvent::CorrectionUndone { .. }
        | GameEvent::PutBack { .. } => None,
        _ => return,
    };
    let written = one.written_times();
    let granted = |side: Side, granted: Millis| {
        let (before, after) = (*clock.before.of(side), *clock.after.of(side));
        match written {
            Some(written) if set == Some(side) => after - *written.of(side),
            _ => granted + after - before,
        }
    };
    let before = one.granted;
    let now = BySide::new(granted(Side::White, before.white), granted(Side::Black, before.black));
    one.granted = now;
    // The program's own clock shows it; one on the table is set by hand.
    let set_up = one.resumption.as_mut().and_then(|now| now.set_up.as_mut());
    if let (Some(set_up), false) = (set_up, clock.on_table) {
        set_up.times = BySide::new(
            set_up.times.white + now.white - before.white,
            set_up.times.black + now.black - before.black,
        );
    }
}
