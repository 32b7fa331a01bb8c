//! The one step that comes next, and the checklist.

use crate::adjournment::cases;
use crate::adjournment::envelope::{EnvelopeKind, MissingField};
use crate::adjournment::guide::notes::{Note, notes};
use crate::adjournment::guide::resuming;
use crate::adjournment::guide::{Actor, GuideInput, Step};
use crate::adjournment::state::Envelope;
use jadoube_chess::side::Side;
use jadoube_laws::citation::Citation;
use jadoube_laws::laws::adjournment::{AssistantDuty, EnvelopeField};
use jadoube_laws::rulings::case::Case;

/// A line of the checklist.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChecklistItem {
    /// The step.
    pub step: Step,
    /// Who takes it.
    pub actor: Actor,
    /// Whether it is done.
    pub done: bool,
}

/// What comes next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NextStep {
    /// The step.
    pub step: Step,
    /// Who takes it.
    pub actor: Actor,
    /// The case to decide, where a decision is needed.
    pub case: Option<Case>,
    /// By which articles.
    pub citations: Vec<Citation>,
}

/// The whole guide for one adjournment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guide {
    /// The checklist in order.
    pub lines: Vec<ChecklistItem>,
    /// The one step that comes next.
    pub next: NextStep,
    /// What must be kept in mind.
    pub notes: Vec<Note>,
}

/// The guide at a moment.
#[must_use]
pub fn guide(view: &GuideInput<'_>) -> Guide {
    let next = next(view);
    Guide { lines: lines(view, next.step), notes: notes(view), next }
}

/// The one step that comes next.
#[must_use]
pub fn next(view: &GuideInput<'_>) -> NextStep {
    let case = decision(view);
    let step = match case {
        Some(_) => Step::Decide,
        None => step(view),
    };
    NextStep { step, actor: actor(view, step), case, citations: articles(view, step) }
}

fn step(view: &GuideInput<'_>) -> Step {
    let one = view.adjournment;
    if !one.is_live() {
        return Step::Done;
    }
    if one.stopped.is_none() {
        return sealing(view);
    }
    match &one.resumption {
        None => between(view),
        Some(_) => resuming::step(view),
    }
}

fn sealing(view: &GuideInput<'_>) -> Step {
    let one = view.adjournment;
    if one.cover.is_none() {
        Step::Write(view.edition.rules.adjournment.sealing.value)
    } else if let Some(side) = Side::BOTH.into_iter().find(|side| !one.enclosed.of(*side)) {
        Step::Enclose(side)
    } else if one.closed {
        Step::Stop
    } else {
        Step::Close
    }
}

fn between(view: &GuideInput<'_>) -> Step {
    let one = view.adjournment;
    let missing = one.missing(view.edition);
    let flap = MissingField::FlapSignature;
    let due = one.due();
    let lost = one.cover.as_ref().is_some_and(|cover| cover.missing);
    if lost {
        return if due.is_some_and(|due| view.now < due.at) { Step::Wait } else { Step::Resume };
    }
    if !is_scheduled(view) {
        Step::Schedule
    } else if missing.iter().any(|lacking| *lacking != flap) || !one.disagreements().is_empty() {
        front(view)
    } else if missing.contains(&flap) {
        Step::SignFlap
    } else if one.custody.is_empty() {
        Step::Keep
    } else if due.is_some_and(|due| view.now < due.at) {
        Step::Wait
    } else {
        Step::Resume
    }
}

/// Whether it is fixed when the game is resumed, and where, if that has to stand on the envelope.
fn is_scheduled(view: &GuideInput<'_>) -> bool {
    let one = view.adjournment;
    let lacks = MissingField::Field(EnvelopeField::Resumption);
    one.due().is_some() && !one.front.missing(view.edition).contains(&lacks)
}

/// Who completes what stands on the envelope: the program and the arbiter, or the opponent.
const fn front(view: &GuideInput<'_>) -> Step {
    if view.edition.rules.adjournment.opponent_writes.value {
        Step::OpponentWrites
    } else {
        Step::Front
    }
}

/// The case that must be decided before anything else can be done.
fn decision(view: &GuideInput<'_>) -> Option<Case> {
    let one = view.adjournment;
    if !one.is_adjourned() {
        return None;
    }
    let flag = view.game.and_then(|game| cases::flag(one, game));
    if flag.is_some() && one.cover.as_ref().is_none_or(|cover| !cover.played) {
        return flag;
    }
    one.resumption.as_ref()?;
    resuming::decision(view)
}

fn actor(view: &GuideInput<'_>, step: Step) -> Actor {
    let one = view.adjournment;
    let by = |side: Side| {
        if *one.assistants.of(side) { Actor::Assistant(side) } else { Actor::Player(side) }
    };
    let rules = &view.edition.rules.adjournment;
    match step {
        Step::Ask if !rules.arbiter_asks.value => by(one.sealer),
        Step::Write(_) | Step::Close | Step::Stop | Step::Enclose(_) | Step::State => {
            by(one.sealer)
        }
        Step::OpponentWrites => by(one.replier()),
        Step::Reply => by(one.replier()),
        Step::Await(side) => Actor::Player(side),
        _ => Actor::Arbiter,
    }
}

/// The articles of a step.
fn articles(view: &GuideInput<'_>, step: Step) -> Vec<Citation> {
    let (edition, rules) = (view.edition, &view.edition.rules.adjournment);
    match step {
        Step::Ask => edition.cite(&rules.arbiter_asks),
        Step::Write(_) | Step::Enclose(_) | Step::Close | Step::Stop => {
            [edition.cite(&rules.sealing), assisted(view)].concat()
        }
        Step::Front => edition.cite(&rules.envelope),
        Step::OpponentWrites => {
            let first = edition.cite(&rules.opponent_writes);
            let more = edition.cite(&rules.envelope).into_iter();
            let more: Vec<_> = more.filter(|one| !first.contains(one)).collect();
            [first, more].concat()
        }
        Step::SignFlap => edition.cite(&rules.flap_signed),
        Step::Keep => edition.cite(&rules.custody),
        Step::Schedule | Step::Wait | Step::Resume => edition.cite(&rules.session),
        Step::Presence => edition.cite(&rules.opening),
        Step::SetUp => edition.cite(&rules.set_up),
        Step::StartClock(_) if !view.adjournment.is_there(view.adjournment.sealer) => {
            match rules.both_absent.value {
                true => edition.cite(&rules.both_absent),
                false => edition.cite(&rules.opening),
            }
        }
        Step::StartClock(_) | Step::Await(_) => edition.cite(&rules.opening),
        Step::Open(EnvelopeKind::Sealed)
        | Step::Read(EnvelopeKind::Sealed)
        | Step::Play(EnvelopeKind::Sealed) => edition.cite(&rules.opening),
        Step::Open(_) | Step::Read(_) | Step::Play(_) | Step::Reply => {
            edition.cite(&rules.sealer_absent)
        }
        Step::Establish | Step::State => edition.cite(&rules.lost_envelope),
        Step::Decide | Step::Done => Vec::new(),
    }
}

/// That an assistant carries out the formalities of the player who seals (9f of the supplement of
/// 1980).
fn assisted(view: &GuideInput<'_>) -> Vec<Citation> {
    let one = view.adjournment;
    let duties = &view.edition.rules.blind.assistant_duties;
    let theirs = *one.assistants.of(one.sealer) && duties.value.contains(&AssistantDuty::Adjourns);
    if theirs { view.edition.cite(duties) } else { Vec::new() }
}

/// The checklist: the sealing until the envelope is kept, then the resumption.
fn lines(view: &GuideInput<'_>, next: Step) -> Vec<ChecklistItem> {
    let one = view.adjournment;
    let cover = one.cover.as_ref();
    let is = |test: fn(&Envelope) -> bool| cover.is_some_and(test);
    let mut steps = Vec::new();
    if let Some(now) = &one.resumption {
        let asked = !resuming::is_asked(view);
        steps.extend([(Step::Resume, true), (Step::Presence, asked)]);
        steps.push((Step::SetUp, one.is_set_up()));
        if now.clock.is_some() || matches!(next, Step::StartClock(_)) {
            steps.push((Step::StartClock(one.replier()), now.clock.is_some()));
        }
        if is(|cover| cover.missing) {
            steps.push((Step::Establish, one.established.is_some()));
            steps.push((Step::State, is(|cover| cover.stated.is_some())));
        } else {
            steps.push((Step::Open(EnvelopeKind::Sealed), is(|cover| cover.opened.is_some())));
            steps.push((Step::Read(EnvelopeKind::Sealed), is(|cover| cover.read.is_some())));
        }
        steps.push((Step::Play(EnvelopeKind::Sealed), is(|cover| cover.played)));
        if let Some(reply) = &one.reply {
            steps.push((Step::Reply, true));
            steps.push((Step::Open(EnvelopeKind::Reply), reply.opened.is_some()));
            steps.push((Step::Read(EnvelopeKind::Reply), reply.read.is_some()));
            steps.push((Step::Play(EnvelopeKind::Reply), reply.played));
        } else if next == Step::Reply {
            steps.push((Step::Reply, false));
        }
    } else {
        steps.extend([
            (Step::Ask, true),
            (Step::Write(view.edition.rules.adjournment.sealing.value), cover.is_some()),
            (Step::Enclose(Side::White), one.enclosed.white),
            (Step::Enclose(Side::Black), one.enclosed.black),
            (Step::Close, one.closed),
            (Step::Stop, one.stopped.is_some()),
            (Step::Schedule, is_scheduled(view)),
            (front(view), one.stopped.is_some() && is_front_right(view)),
        ]);
        if view.edition.rules.adjournment.flap_signed.value {
            let flap = MissingField::FlapSignature;
            steps.push((Step::SignFlap, !one.missing(view.edition).contains(&flap)));
        }
        steps.push((Step::Keep, !one.custody.is_empty()));
    }
    let line = |(step, done)| ChecklistItem { step, actor: actor(view, step), done };
    steps.into_iter().map(line).collect()
}

fn is_front_right(view: &GuideInput<'_>) -> bool {
    let one = view.adjournment;
    let flap = MissingField::FlapSignature;
    one.missing(view.edition).iter().all(|lacking| *lacking == flap)
        && one.disagreements().is_empty()
}
