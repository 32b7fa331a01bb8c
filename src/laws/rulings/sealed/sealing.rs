//! Sealing a move (FIDE Laws 2023, Guidelines I.1–I.4; 15 of 1972): the order of actions, early
//! adjournment, a move made on the board, a change of mind, an offer, a claim. And the sessions.

use crate::laws::adjournment::{AdjournmentStatus, EnvelopeField, SealedNotation};
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sealed::facts::{Sealing, SealingMatter, Session, SessionMatter};
use crate::rulings::sentence::{Said, Value};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;

/// The move is written, in the notation that the edition wants.
fn write(scene: &Scene<'_>, by: Side) -> Remedy {
    act(
        match scene.edition.rules.adjournment.sealing.value {
            SealedNotation::Full => "sealed-write-in-full",
            SealedNotation::Unambiguous => "sealed-write",
        },
        by,
    )
}

/// A move is sealed.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &Sealing) -> Ruling {
    match facts.matter {
        SealingMatter::SessionEnd => session_end(scene, facts.by),
        SealingMatter::Early => early(scene, facts),
        SealingMatter::OnBoard => on_board(scene, facts),
        SealingMatter::Change => change(scene, facts),
        SealingMatter::Offer => offer(scene, facts.by),
        SealingMatter::Claim => claim(scene, facts.by),
    }
}

fn told(key: &str, by: Side) -> Finding {
    Finding::Told(Said::new(key).of(by))
}

fn act(key: &str, by: Side) -> Remedy {
    Remedy::Do(Said::new(key).of(by))
}

/// Write, close, stop; then the envelope is filled in and kept.
fn session_end(scene: &Scene<'_>, by: Side) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules.adjournment);
    let citations = edition.cite(&rules.sealing);
    if scene.game.turn() != by {
        let finding = told("sealed-not-on-move", by);
        return Ruling::new(finding, vec![Remedy::Continue], citations);
    }
    let mut remedies = vec![write(scene, by), act("sealed-close", by), Remedy::StopClock];
    for field in &rules.envelope.value {
        remedies.push(Remedy::Do(Said::new(match field {
            EnvelopeField::Names => "sealed-field-names",
            EnvelopeField::Countries => "sealed-field-countries",
            EnvelopeField::Position => "sealed-field-position",
            EnvelopeField::Times => "sealed-field-times",
            EnvelopeField::Sealer => "sealed-field-sealer",
            EnvelopeField::MoveNumber => "sealed-field-move-number",
            EnvelopeField::DrawOffer => "sealed-field-offer",
            EnvelopeField::Resumption => "sealed-field-resumption",
        })));
    }
    remedies.push(Remedy::Do(Said::new("sealed-keep")));
    let ruling = Ruling::new(told("sealed-session-ends", by), remedies, citations)
        .citing(edition.cite(&rules.status))
        .citing(edition.cite(&rules.envelope))
        .citing(edition.cite(&rules.custody));
    match rules.status.value {
        AdjournmentStatus::Guideline => ruling.because(Said::new("sealed-only-guidelines")),
        AdjournmentStatus::Law | AdjournmentStatus::Appendix => ruling,
    }
}

fn early(scene: &Scene<'_>, facts: &Sealing) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules.adjournment);
    let by = facts.by;
    let rule = &rules.early_is_nominal_end;
    let citations = edition.cite(rule);
    if rule.value {
        let remedies = vec![
            write(scene, by),
            act("sealed-close", by),
            Remedy::StopClock,
            Remedy::SubtractTime { side: by, time: facts.left },
        ];
        return Ruling::new(told("sealed-early", by), remedies, citations)
            .because(Said::new("sealed-at-nominal-end").of(by).time(facts.left))
            .leaving(Discretion::Told(Said::new("sealed-arbiter-may-allow")));
    }
    if rule.article.is_empty() {
        return Ruling::new(told("sealed-early", by), vec![Remedy::Continue], citations)
            .citing(edition.cite(&rules.sealing))
            .leaving(Discretion::Told(Said::new("sealed-early-no-text")));
    }
    let hour = Millis::from_mins(60);
    if facts.left > hour {
        return Ruling::new(told("sealed-too-early", by), vec![Remedy::Continue], citations);
    }
    let remedies = vec![write(scene, by), act("sealed-close", by), Remedy::StopClock];
    Ruling::new(told("sealed-early", by), remedies, citations)
        .leaving(Discretion::Told(Said::new("sealed-early-within").time(hour)))
}

/// A move that was made on the board is the one to be sealed.
fn on_board(scene: &Scene<'_>, facts: &Sealing) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules.adjournment);
    let by = facts.by;
    let write = match &facts.uci {
        Some(uci) => Remedy::Do(
            Said::new("sealed-write-this").of(by).with("moves", Value::Moves(vec![uci.clone()])),
        ),
        None => act("sealed-write-made", by),
    };
    let remedies = vec![write, act("sealed-close", by), Remedy::StopClock];
    Ruling::new(told("sealed-on-board", by), remedies, edition.cite(&rules.board_move))
}

fn change(scene: &Scene<'_>, facts: &Sealing) -> Ruling {
    let by = facts.by;
    let citations = scene.edition.cite(&scene.edition.rules.adjournment.changing);
    let (key, remedy) = if facts.stopped {
        ("sealed-change-too-late", Remedy::Continue)
    } else {
        ("sealed-change-allowed", act("sealed-write-anew", by))
    };
    Ruling::new(told(key, by), vec![remedy], citations)
}

/// An offer made after the opponent has sealed.
fn offer(scene: &Scene<'_>, by: Side) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules);
    let rule = &rules.adjournment.offer;
    let remedies = vec![Remedy::RecordOffer { by }];
    let ruling = Ruling::new(told("sealed-offer-stands", by), remedies, edition.cite(rule))
        .citing(edition.cite(&rules.offers.made));
    if rule.value {
        ruling
    } else {
        ruling.leaving(Discretion::Told(Said::new("sealed-offer-no-text")))
    }
}

/// Only the player on move may claim: after sealing it is too late.
fn claim(scene: &Scene<'_>, by: Side) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules);
    let rule = &rules.adjournment.claim_before_sealing;
    let remedies = vec![act("sealed-claim-first", by)];
    let ruling = Ruling::new(told("sealed-claim", by), remedies, edition.cite(rule))
        .citing(edition.cite(&rules.claims.repetition_intended));
    if rule.value {
        ruling
    } else {
        ruling.leaving(Discretion::Told(Said::new("sealed-claim-no-text")))
    }
}

/// The sessions of play.
#[must_use]
pub fn session(scene: &Scene<'_>, facts: &Session) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules.adjournment);
    let citations = edition.cite(&rules.session);
    let finding = |key| Finding::Told(Said::new(key));
    match (facts.matter, rules.longest_extension.value) {
        (SessionMatter::End, _) => {
            let remedies = vec![Remedy::Do(Said::new("sealed-announce-session"))];
            Ruling::new(finding("sealed-session-end"), remedies, citations)
        }
        (SessionMatter::Longer, Some(minutes)) => {
            let most = Millis::from_mins(i64::from(minutes));
            Ruling::new(finding("sealed-session-longer"), vec![Remedy::Continue], citations)
                .citing(edition.cite(&rules.longest_extension))
                .leaving(Discretion::Told(Said::new("sealed-longer-at-most").time(most)))
        }
        (SessionMatter::Longer, None) => {
            Ruling::new(finding("sealed-session-longer"), vec![Remedy::Continue], citations)
                .leaving(Discretion::Told(Said::new("sealed-by-rules-of-event")))
        }
        (SessionMatter::LastRound, _) => last_round(scene),
    }
}

/// Whether the adjourned games are finished before the last round.
fn last_round(scene: &Scene<'_>) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules.adjournment);
    let rule = &rules.before_last_round;
    let finding = |key| Finding::Told(Said::new(key));
    if rule.value {
        let remedies = vec![Remedy::Do(Said::new("sealed-finish-before-last-round"))];
        return Ruling::new(finding("sealed-before-last-round-must"), remedies, edition.cite(rule))
            .leaving(Discretion::Told(Said::new("sealed-last-round-elsewhere")));
    }
    let citations = edition.cite(&rules.session);
    Ruling::new(finding("sealed-before-last-round"), vec![Remedy::Continue], citations)
        .leaving(Discretion::Told(Said::new("sealed-by-rules-of-event")))
}
