//! The steps of the resumption, from the question who is there to the move that is made on the
//! board.

use crate::adjournment::cases;
use crate::adjournment::envelope::EnvelopeKind;
use crate::adjournment::guide::{GuideInput, Step};
use crate::adjournment::state::Adjournment;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_laws::laws::adjournment::LostEnvelope;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::sealed::facts::Resumption;
use jadoube_laws::rulings::sealed::resumption::limit;
use jadoube_laws::wall::Wall;

/// The next step, where no decision is needed.
pub(super) fn step(view: &GuideInput<'_>) -> Step {
    let one = view.adjournment;
    let Some(cover) = &one.cover else { return Step::Done };
    let (sealer, replier) = (one.sealer, one.replier());
    if is_asked(view) {
        return Step::Presence;
    }
    if cover.played {
        return replying(one);
    }
    if !one.is_set_up() {
        return Step::SetUp;
    }
    if cover.missing && one.established.is_none() {
        return Step::Establish;
    }
    if cover.missing && cover.stated.is_none() {
        // The edition lets the sealer state the move; where it does not, a decision is needed.
        return if one.is_there(sealer) { Step::State } else { Step::Await(sealer) };
    }
    if cover.playable().is_some() {
        return Step::Play(EnvelopeKind::Sealed);
    }
    if cover.opened.is_some() {
        return Step::Read(EnvelopeKind::Sealed);
    }
    // Before the time that was fixed nobody is absent: it goes on once both are there.
    let early = |side: &Side| !one.is_there(*side) && one.absent_from(*side).is_some();
    if let Some(side) = [replier, sealer].into_iter().find(early) {
        return Step::Await(side);
    }
    if one.is_there(replier) {
        return Step::Open(EnvelopeKind::Sealed);
    }
    if one.resumption.as_ref().is_some_and(|now| now.clock.is_none()) {
        return Step::StartClock(replier);
    }
    Step::Await(replier)
}

/// The sealed move was made, and the player who sealed is absent.
fn replying(one: &Adjournment) -> Step {
    let Some(reply) = &one.reply else { return Step::Reply };
    if reply.played {
        Step::Done
    } else if reply.playable().is_some() {
        Step::Play(EnvelopeKind::Reply)
    } else if reply.opened.is_some() {
        Step::Read(EnvelopeKind::Reply)
    } else if one.is_there(one.sealer) {
        Step::Open(EnvelopeKind::Reply)
    } else {
        Step::Await(one.sealer)
    }
}

/// Whether it must be asked who is there: at the beginning, and of an absent player again once the time
/// has come that was fixed, and once that is over in which one must come, for the hour alone tells
/// nothing of who is in the hall.
#[must_use]
pub(super) fn is_asked(view: &GuideInput<'_>) -> bool {
    let one = view.adjournment;
    let Some(now) = &one.resumption else { return false };
    let played = one.cover.as_ref().is_some_and(|cover| cover.played);
    let opened = one.cover.as_ref().is_some_and(|cover| cover.opened.is_some());
    let first = !opened && !played && Side::BOTH.into_iter().any(|side| !one.is_known(side));
    let over = one.is_over(view.edition, view.now);
    let has_come = |from: Wall| view.now.since(from) >= Millis::ZERO;
    let again = |side: Side| {
        let matters = if played { side == one.sealer && one.reply_is_closed() } else { true };
        let settled = *now.too_late.of(side) || *now.excused.of(side);
        let later = over && !settled || one.absent_from(side).is_some_and(has_come);
        matters && !one.is_there(side) && later
    };
    first || Side::BOTH.into_iter().any(again)
}

/// The case that must be decided before anything else can be done.
pub(super) fn decision(view: &GuideInput<'_>) -> Option<Case> {
    let one = view.adjournment;
    let lost =
        [EnvelopeKind::Sealed, EnvelopeKind::Reply].into_iter().find(|which| is_lost(one, *which));
    if let Some(which) = lost {
        let states =
            view.edition.rules.adjournment.lost_envelope.value == LostEnvelope::SealerStates;
        // Whether position and times are established is asked first.
        let decides = one.established.is_some_and(|agreed| !agreed || !states);
        if which == EnvelopeKind::Reply || decides {
            return Some(cases::lost(one, which));
        }
    }
    for which in [EnvelopeKind::Sealed, EnvelopeKind::Reply] {
        let cover = one.cover(which);
        let found = cover.filter(|cover| !cover.played && cover.playable().is_none());
        if found.is_some_and(|cover| cover.read.is_some()) {
            return cases::sealed_move(one, which);
        }
    }
    if is_asked(view) {
        return None;
    }
    let fallen = cases::absent_flag(one, view.game, view.at);
    if fallen.is_some() && flag_came_first(view) {
        return fallen;
    }
    lateness(view).or(fallen)
}

/// Somebody has come too late, or not at all.
fn lateness(view: &GuideInput<'_>) -> Option<Case> {
    let one = view.adjournment;
    let replied = one.reply.as_ref().is_some_and(|reply| reply.played);
    if replied || !Side::BOTH.into_iter().any(|side| one.is_too_late(side)) {
        return None;
    }
    let played = one.cover.as_ref().is_some_and(|cover| cover.played);
    let case = cases::resumption(one, view.game, view.edition, (view.at, view.now));
    // A move that ends the game is made all the same, where its result stands.
    let stands = !played && cases::end_stands(one, view.edition);
    match &case {
        Case::Resumption(Resumption { ends, .. }) if stands && ends.ended() => None,
        _ => Some(case),
    }
}

/// Whether the flag of the absent player fell before it was too late to come: the clock was started
/// when the resumption began, with what stands on the envelope.
fn flag_came_first(view: &GuideInput<'_>) -> bool {
    let one = view.adjournment;
    let (Some(now), Some(left)) = (&one.resumption, one.recorded_times()) else { return true };
    let fell = one.late(now.at) + *left.of(one.replier());
    limit(view.edition).is_none_or(|limit| fell <= limit)
}

fn is_lost(one: &Adjournment, which: EnvelopeKind) -> bool {
    one.cover(which).is_some_and(|cover| cover.missing && !cover.played)
}
