//! The resumption of an adjourned game (FIDE Laws 2023, Guidelines I.5, I.7, I.9–I.11; 16 and 17.2 of
//! 1972): the order of steps, and who is late.

use crate::citation::Citation;
use crate::game::outcome::{EndReason, Outcome};
use crate::laws::adjournment::{AdjournmentStatus, LateResumption};
use crate::laws::edition::Edition;
use crate::rulings::mating::ByFlag;
use crate::rulings::rule::{Scene, ended_by};
use crate::rulings::ruling::{Discretion, Doubt, Finding, Remedy, Ruling};
use crate::rulings::sealed::facts::{Absent, Resumption, SealedEnds};
use crate::rulings::sentence::Said;
use jadoube_chess::moment::Millis;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

/// An adjourned game is to be resumed.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &Resumption) -> Ruling {
    let limit = limit(scene.edition);
    let over = facts.absent != Absent::Nobody && limit.is_some_and(|limit| facts.late > limit);
    let ruling = match (facts.absent, over) {
        (Absent::Nobody, _) => everybody_there(scene, facts),
        (Absent::Both, false) => both_absent(scene, facts),
        (Absent::Both, true) => both_too_late(scene, facts),
        (Absent::Sealer, false) => sealer_absent(scene, facts),
        (Absent::Replier, false) => replier_absent(scene, facts),
        (Absent::Sealer, true) => too_late(scene, facts, facts.sealer),
        (Absent::Replier, true) => too_late(scene, facts, facts.sealer.other()),
    };
    if facts.absent != Absent::Nobody && limit.is_none() {
        ruling.leaving(Discretion::Told(Said::new("sealed-no-default-time")))
    } else {
        ruling
    }
}

/// How late a player may come to a resumption; none where the edition leaves it to the event, which
/// has not said so.
#[must_use]
pub fn limit(edition: &Edition) -> Option<Millis> {
    let rules = &edition.rules;
    let minutes = match rules.adjournment.late.value {
        LateResumption::Minutes(minutes) => Some(minutes),
        LateResumption::DefaultTime => rules.clocks.default_time.value.minutes(),
    };
    minutes.map(|minutes| Millis::from_mins(i64::from(minutes)))
}

fn told(key: &str, side: Side) -> Finding {
    Finding::Told(Said::new(key).of(side))
}

fn act(key: &str) -> Remedy {
    Remedy::Do(Said::new(key))
}

fn opening(scene: &Scene<'_>) -> Vec<Citation> {
    let rules = &scene.edition.rules.adjournment;
    [scene.edition.cite(&rules.set_up), scene.edition.cite(&rules.opening)].concat()
}

/// How a sealed move that ends the game ends it.
fn ended(scene: &Scene<'_>, facts: &Resumption) -> Option<Outcome> {
    let (score, reason) = match facts.ends {
        SealedEnds::Mate => (Score::won_by(facts.sealer), EndReason::Checkmate),
        SealedEnds::Stalemate => (Score::Draw, EndReason::Stalemate),
        SealedEnds::Dead if scene.edition.rules.play.dead_position.value => {
            (Score::Draw, EndReason::DeadPosition)
        }
        SealedEnds::No | SealedEnds::Dead | SealedEnds::NotSeen => return None,
    };
    Some(Outcome { score, reason })
}

/// The sealed move ends the game: its result stands.
fn by_the_move(scene: &Scene<'_>, facts: &Resumption, outcome: Outcome) -> Ruling {
    let remedies = vec![Remedy::End(outcome)];
    Ruling::new(told("sealed-ends-game", facts.sealer), remedies, Vec::new())
        .citing(ended_by(scene.edition, outcome.reason))
}

/// Position and times are set, the envelope opened, the move made; then the game has ended, or the
/// clock is started.
fn opened(
    scene: &Scene<'_>,
    facts: &Resumption,
    rest: impl FnOnce(Vec<Remedy>) -> Ruling,
) -> Ruling {
    let mut remedies = vec![
        act("sealed-set-up"),
        act("sealed-open"),
        Remedy::Do(Said::new("sealed-make-move").of(facts.sealer)),
    ];
    if let Some(outcome) = ended(scene, facts) {
        remedies.push(Remedy::End(outcome));
        return Ruling { remedies, ..by_the_move(scene, facts, outcome) }.citing(opening(scene));
    }
    remedies.push(Remedy::StartClock { side: facts.sealer.other() });
    rest(remedies)
}

fn everybody_there(scene: &Scene<'_>, facts: &Resumption) -> Ruling {
    opened(scene, facts, |remedies| {
        Ruling::new(told("sealed-resumed", facts.sealer), remedies, opening(scene))
    })
}

/// The clock of the player who must reply runs; the envelope stays closed until that player comes.
fn replier_absent(scene: &Scene<'_>, facts: &Resumption) -> Ruling {
    let replier = facts.sealer.other();
    let remedies = vec![
        act("sealed-set-up"),
        Remedy::StartClock { side: replier },
        Remedy::Do(Said::new("sealed-open-on-arrival").of(replier)),
    ];
    Ruling::new(told("sealed-replier-absent", replier), remedies, opening(scene))
}

/// The other player need not reply on the board.
fn sealer_absent(scene: &Scene<'_>, facts: &Resumption) -> Ruling {
    opened(scene, facts, |remedies| {
        let citations = scene.edition.cite(&scene.edition.rules.adjournment.sealer_absent);
        Ruling::new(told("sealed-sealer-absent", facts.sealer), remedies, opening(scene))
            .citing(citations)
            .may_claim(Said::new("sealed-may-seal-reply").of(facts.sealer.other()))
    })
}

fn both_absent(scene: &Scene<'_>, facts: &Resumption) -> Ruling {
    let replier = facts.sealer.other();
    let rule = &scene.edition.rules.adjournment.both_absent;
    let remedies = vec![act("sealed-set-up"), Remedy::StartClock { side: replier }];
    let ruling =
        Ruling::new(told("sealed-both-absent", replier), remedies, scene.edition.cite(rule));
    if rule.value {
        return ruling;
    }
    ruling.citing(opening(scene)).leaving(Discretion::Told(Said::new("sealed-both-absent-no-text")))
}

/// A player came too late: the game is lost, unless it had ended before. By most editions that saves
/// only a sealer who is late, not a player who had to reply to a stalemate.
fn too_late(scene: &Scene<'_>, facts: &Resumption, absent: Side) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules);
    let citations = edition.cite(&rules.adjournment.late);
    let excepted = &rules.adjournment.end_stands;
    let stands = excepted.value || absent == facts.sealer;
    if let Some(outcome) = ended(scene, facts).filter(|_| stands) {
        return by_the_move(scene, facts, outcome).citing(edition.cite(excepted));
    }
    if facts.present_flag {
        let lost = ByFlag::new(scene, scene.game.position(), absent);
        let finding = told("sealed-present-flag", absent.other());
        let ruling = Ruling::new(finding, vec![Remedy::End(lost.outcome)], citations)
            .citing(edition.cite(&rules.flags.draw_if_no_mate));
        return lost.told_by(ruling);
    }
    let outcome = Outcome { score: Score::won_by(absent.other()), reason: EndReason::Forfeit };
    let ruling =
        Ruling::new(told("sealed-too-late", absent), vec![Remedy::End(outcome)], citations);
    let ruling = by_default_time(scene, ruling);
    if stands { unless_seen(scene, facts, ruling) } else { ruling }
}

/// As long as the envelope is closed, the sealed move may have ended the game.
fn unless_seen(scene: &Scene<'_>, facts: &Resumption, ruling: Ruling) -> Ruling {
    if facts.ends != SealedEnds::NotSeen {
        return ruling;
    }
    ruling
        .citing(scene.edition.cite(&scene.edition.rules.adjournment.end_stands))
        .leaving(Discretion::Told(Said::new("sealed-look-first")))
        .unsure(Doubt::SealedMoveNotSeen)
}

/// Where the default time of the event counts, it is named. In the Laws of 1972 and 1980 who is too
/// late loses; in the appendices and guidelines since, the rules of the event or the arbiter may say
/// otherwise (A10 of 2001, I.10 and 6.7.1 of 2023).
fn by_default_time(scene: &Scene<'_>, ruling: Ruling) -> Ruling {
    let rules = &scene.edition.rules;
    let ruling = match rules.adjournment.late.value {
        LateResumption::DefaultTime => {
            ruling.citing(scene.edition.cite(&rules.clocks.default_time))
        }
        LateResumption::Minutes(minutes) => {
            ruling.because(Said::new("sealed-limit").number("minutes", minutes))
        }
    };
    if rules.adjournment.status.value == AdjournmentStatus::Law {
        return ruling;
    }
    let left = match rules.adjournment.late.value {
        LateResumption::DefaultTime => "sealed-unless-decided-otherwise",
        LateResumption::Minutes(_) => "sealed-or-as-the-arbiter-says",
    };
    ruling.leaving(Discretion::Told(Said::new(left))).unsure(Doubt::Judgement)
}

/// Both came too late.
fn both_too_late(scene: &Scene<'_>, facts: &Resumption) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules);
    let citations = edition.cite(&rules.adjournment.late);
    if let Some(outcome) = ended(scene, facts) {
        return by_the_move(scene, facts, outcome)
            .citing(edition.cite(&rules.adjournment.end_stands));
    }
    let outcome = Outcome { score: Score::BothLose, reason: EndReason::Forfeit };
    let finding = Finding::Told(Said::new("sealed-both-too-late"));
    let ruling = Ruling::new(finding, vec![Remedy::End(outcome)], citations);
    let ruling = by_default_time(scene, ruling);
    let ruling = if rules.clocks.both_late_lose.value {
        ruling.citing(edition.cite(&rules.clocks.both_late_lose))
    } else {
        ruling.leaving(Discretion::Told(Said::new("sealed-both-late-no-text")))
    };
    unless_seen(scene, facts, ruling)
}
