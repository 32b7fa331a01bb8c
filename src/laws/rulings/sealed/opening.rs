//! The envelope (FIDE Laws 2023, Guidelines I.5–I.8, I.12, I.13; 16 and 17.3 of 1972): what is found
//! in it, that it is lost, a game decided before it is opened, and wrong times on the clocks.

use crate::game::outcome::{EndReason, Outcome};
use crate::laws::adjournment::WrongResumptionTimes;
use crate::laws::adjournment::{IllegalSealed, LostEnvelope as LostRule};
use crate::rulings::mating::chances;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{CanMate, Discretion, Doubt, Finding, NewColours, Remedy, Ruling};
use crate::rulings::sealed::facts::{
    BeforeOpening, LostEnvelope, ResumedTimes, SaidBefore, SealedFound, SealedMove,
};
use crate::rulings::sentence::{Said, Value};
use jadoube_chess::board::position::Uci;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

/// The envelope is opened.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &SealedMove) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules.adjournment);
    let legal = facts.uci.as_ref().filter(|uci| scene.game.position().read_uci(uci).is_ok());
    let clear = facts.found == SealedFound::Clear && (legal.is_some() || facts.uci.is_none());
    if clear {
        return played(facts.sealer, legal, "sealed-move-clear")
            .citing(edition.cite(&rules.set_up))
            .citing(edition.cite(&rules.opening));
    }
    let rule = &rules.illegal_sealed;
    if rule.value == IllegalSealed::LossUnlessClear && facts.intent_clear == Some(true) {
        return played(facts.sealer, legal, "sealed-meaning-clear").citing(edition.cite(rule));
    }
    if (rule.value, facts.found) == (IllegalSealed::Loss, SealedFound::NotAsMade) {
        return not_as_made(scene, facts, legal);
    }
    let ruling = lost(scene, facts.sealer).citing(edition.cite(rule));
    let ruling = match facts.found {
        SealedFound::Nothing => ruling
            .citing(edition.cite(&rules.custody))
            .because(Said::new("sealed-arbiter-to-blame")),
        _ => ruling,
    };
    let weighed = match (rule.value, facts.found) {
        (_, SealedFound::Nothing) => false,
        (IllegalSealed::LossUnlessClear, _) => true,
        // Illegal or ambiguous loses by the letter; of what cannot be read the meaning is asked.
        (IllegalSealed::Loss, found) => found == SealedFound::Unreadable,
    };
    let doubt = weighed && facts.intent_clear.is_none();
    let ruling = ruling.unsure_if(doubt.then_some(Doubt::IntentNotTold));
    if doubt || rule.value == IllegalSealed::LossUnlessClear {
        ruling.leaving(Discretion::Told(Said::new("sealed-reasonable-doubt")))
    } else {
        ruling
    }
}

/// Another legal move is written than was made on the board: it is neither illegal nor ambiguous,
/// and no text since 1997 says what follows. The arbiter decides; what is told of the meaning is
/// followed.
fn not_as_made(scene: &Scene<'_>, facts: &SealedMove, made: Option<&Uci>) -> Ruling {
    let sealer = facts.sealer;
    let finding = Finding::Told(Said::new("sealed-not-as-made").of(sealer));
    let decide = || Remedy::Do(Said::new("sealed-decide-which-move").of(sealer));
    let ruling = match facts.intent_clear {
        None => Ruling::new(finding, vec![decide()], Vec::new()).unsure(Doubt::Judgement),
        Some(true) => Ruling { finding, ..played(sealer, made, "sealed-meaning-clear") },
        Some(false) => Ruling { finding, ..lost(scene, sealer) },
    };
    ruling
        .citing(scene.edition.cite(&scene.edition.rules.adjournment.board_move))
        .leaving(Discretion::Told(Said::new("sealed-not-as-made-no-text")))
}

/// The move is made on the board and the clock of the other player started.
fn played(sealer: Side, uci: Option<&Uci>, key: &str) -> Ruling {
    let play = match uci {
        Some(uci) => Remedy::Play { uci: uci.clone() },
        None => Remedy::Do(Said::new("sealed-make-move").of(sealer)),
    };
    let remedies = vec![play, Remedy::StartClock { side: sealer.other() }];
    Ruling::new(Finding::Told(Said::new(key).of(sealer)), remedies, Vec::new())
}

/// The sealer loses; drawn, where the edition excepts it and the opponent cannot mate.
fn lost(scene: &Scene<'_>, sealer: Side) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules);
    let side = sealer.other();
    let finding = Finding::Told(Said::new("sealed-move-void").of(sealer));
    let end = |score| Remedy::End(Outcome { score, reason: EndReason::SealedMove });
    let excepted = &rules.adjournment.sealed_exceptions;
    if !excepted.value {
        return Ruling::new(finding, vec![end(Score::won_by(side))], Vec::new());
    }
    let (can, chances) = chances(scene, scene.game.position(), side);
    let score = if can == CanMate::No { Score::Draw } else { Score::won_by(side) };
    let ruling = Ruling::new(finding, vec![end(score)], Vec::new())
        .unsure_if((can == CanMate::Unsure).then_some(Doubt::MateUnclear { side }))
        .because(chances);
    if can == CanMate::No {
        ruling.citing(edition.cite(excepted)).citing(edition.cite(&rules.flags.draw_if_no_mate))
    } else {
        ruling
    }
}

/// The envelope is lost.
#[must_use]
pub fn lost_envelope(scene: &Scene<'_>, facts: &LostEnvelope) -> Ruling {
    let rule = &scene.edition.rules.adjournment.lost_envelope;
    let by = facts.sealer;
    let citations = scene.edition.cite(rule);
    let told = |key: &str| Finding::Told(Said::new(key).of(by));
    if facts.reply {
        return reply_lost(scene, facts.sealer);
    }
    if !facts.established {
        let remedies = vec![Remedy::NewGame { colours: NewColours::Same }];
        return Ruling::new(told("sealed-lost-not-established"), remedies, citations);
    }
    let remedies = match (rule.value, &facts.uci) {
        (LostRule::AnnulUnlessAgreed, _) => {
            vec![Remedy::Do(Said::new("sealed-go-on-from-position"))]
        }
        (LostRule::SealerStates, None) => vec![Remedy::Do(Said::new("sealed-state-move").of(by))],
        (LostRule::SealerStates, Some(uci)) => vec![
            Remedy::Do(
                Said::new("sealed-stated").of(by).with("moves", Value::Moves(vec![uci.clone()])),
            ),
            Remedy::Play { uci: uci.clone() },
            Remedy::StartClock { side: by.other() },
        ],
    };
    let ruling = Ruling::new(told("sealed-lost"), remedies, citations);
    match rule.value {
        LostRule::SealerStates => {
            ruling.leaving(Discretion::Told(Said::new("sealed-times-by-arbiter")))
        }
        LostRule::AnnulUnlessAgreed => ruling,
    }
}

/// The envelope with the reply is lost. Where an edition does not speak of it, the rule of 1980 is
/// lent, and said to be: the articles of the edition on a lost envelope are about another.
fn reply_lost(scene: &Scene<'_>, by: Side) -> Ruling {
    let rule = &scene.edition.rules.adjournment.lost_envelope;
    let finding = Finding::Told(Said::new("sealed-reply-lost").of(by));
    let remedies = vec![Remedy::Do(Said::new("sealed-back-to-adjournment"))];
    match rule.value {
        LostRule::AnnulUnlessAgreed => Ruling::new(finding, remedies, scene.edition.cite(rule)),
        LostRule::SealerStates => Ruling::new(finding, remedies, Vec::new())
            .leaving(Discretion::Told(Said::new("sealed-reply-no-text")))
            .unsure(Doubt::Lent),
    }
}

/// The clocks were set wrongly at the resumption.
#[must_use]
pub fn times(scene: &Scene<'_>, facts: &ResumedTimes) -> Ruling {
    let rule = &scene.edition.rules.adjournment.wrong_times;
    let by = facts.by;
    let citations = scene.edition.cite(rule);
    let told = |key: &str| Finding::Told(Said::new(key).of(by));
    let right = || -> Vec<Remedy> {
        let set: Vec<Remedy> = [(Side::White, facts.white), (Side::Black, facts.black)]
            .into_iter()
            .filter_map(|(side, time)| time.map(|time| Remedy::SetTime { side, time }))
            .collect();
        if set.is_empty() { vec![Remedy::Do(Said::new("sealed-set-times"))] } else { set }
    };
    if !facts.moved {
        return Ruling::new(told("sealed-times-in-time"), right(), citations);
    }
    let finding = told("sealed-times-too-late");
    match (rule.value, facts.severe) {
        (WrongResumptionTimes::BeforeFirstMove, _) => {
            Ruling::new(finding, vec![Remedy::Continue], citations)
        }
        (WrongResumptionTimes::BeforeFirstMoveOrArbiter, false) => {
            Ruling::new(finding, vec![Remedy::Continue], citations)
                .leaving(Discretion::Told(Said::new("sealed-times-if-severe")))
        }
        (WrongResumptionTimes::BeforeFirstMoveOrArbiter, true) => {
            Ruling::new(finding, right(), citations)
                .leaving(Discretion::Told(Said::new("sealed-times-if-severe")))
        }
    }
}

/// The game is decided before the envelope is opened.
#[must_use]
pub fn before_opening(scene: &Scene<'_>, facts: &BeforeOpening) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules);
    let by = facts.by;
    let rule = &rules.adjournment.before_opening;
    let (key, outcome, citations) = match facts.said {
        SaidBefore::Agreed => (
            "sealed-agreed-before",
            Outcome { score: Score::Draw, reason: EndReason::Agreement },
            edition.cite(&rules.offers.agreement),
        ),
        SaidBefore::Resigned => (
            "sealed-resigned-before",
            Outcome { score: Score::won_by(by.other()), reason: EndReason::Resignation },
            edition.cite(&rules.conduct.resignation),
        ),
    };
    let finding = Finding::Told(Said::new(key).of(by));
    let ruling =
        Ruling::new(finding, vec![Remedy::End(outcome)], edition.cite(rule)).citing(citations);
    let ruling =
        if facts.void { ruling.because(Said::new("sealed-void-changes-nothing")) } else { ruling };
    if rule.value {
        ruling
    } else {
        ruling.leaving(Discretion::Told(Said::new("sealed-before-no-text")))
    }
}
