//! Notes and advice, leaving, distraction, people from outside, refusal to comply (FIDE Laws 2023,
//! Art. 11.2 to 11.8, 12.7; Art. 17.4 and 18 of 1972, 17.4 and 19 of 1980).

use crate::game::outcome::{EndReason, Outcome};
use crate::laws::conduct::{CaptainOnDraws, Penalty};
use crate::rulings::conduct::after_the_game;
use crate::rulings::conduct::facts::{
    Distraction, DistractionKind, ForbiddenHelp, HelpKind, Interference, Leaving, LeftWhat,
    Outsider, Refusal, SaidFromOutside,
};
use crate::rulings::conduct::penalties::{choice, not_proved};
use crate::rulings::facts::Proof;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

/// A player used notes, advice or analysis.
#[must_use]
pub fn forbidden_help(scene: &Scene<'_>, facts: &ForbiddenHelp) -> Ruling {
    let by = facts.by;
    let citations = scene.edition.cite(&scene.edition.rules.conduct.notes);
    if facts.proof == Proof::Denied {
        return not_proved(scene, citations);
    }
    let finding = Finding::Told(Said::new("conduct-help-found").of(by));
    let remedies = match facts.help {
        HelpKind::Engine => vec![Remedy::Penalise { side: by, penalty: Penalty::Loss }],
        HelpKind::Advice | HelpKind::Board | HelpKind::Notes => {
            vec![Remedy::Do(Said::new("conduct-take-away").of(by)), Remedy::Warn { side: by }]
        }
    };
    let ruling = Ruling::new(finding, remedies, citations);
    match scene.game.outcome() {
        Some(outcome) => after_the_game::stands(scene, ruling, by, outcome),
        None => choice(scene, ruling),
    }
}

/// A player left the playing area or the venue.
#[must_use]
pub fn leaving(scene: &Scene<'_>, facts: &Leaving) -> Ruling {
    let by = facts.by;
    let rule = &scene.edition.rules.conduct.leaving;
    let citations = scene.edition.cite(rule);
    if facts.allowed {
        let finding = Finding::Told(Said::new("conduct-leave-allowed").of(by));
        return Ruling::new(finding, vec![Remedy::Continue], citations);
    }
    let said = match facts.left {
        LeftWhat::AreaOnMove => "conduct-left-area",
        LeftWhat::Venue => "conduct-left-venue",
    };
    let finding = Finding::Told(Said::new(said).of(by));
    if citations.is_empty() {
        return Ruling::new(finding, vec![Remedy::Continue], citations)
            .citing(scene.edition.cite(&scene.edition.rules.conduct.duties))
            .because(Said::new("conduct-leave-no-rule"))
            .leaving(Discretion::Everything);
    }
    let remedies =
        vec![if facts.again { more_time(scene, facts.by) } else { Remedy::Warn { side: by } }];
    choice(scene, Ruling::new(finding, remedies, citations))
}

/// A player distracted the opponent.
#[must_use]
pub fn distraction(scene: &Scene<'_>, facts: &Distraction) -> Ruling {
    let by = facts.by;
    let rules = &scene.edition.rules;
    let citations = match facts.how {
        DistractionKind::Offers => scene.edition.cite(&rules.offers.repeated),
        DistractionKind::Noise | DistractionKind::Manner => {
            scene.edition.cite(&rules.conduct.distraction)
        }
    };
    if facts.proof == Proof::Denied {
        return not_proved(scene, citations);
    }
    let finding = Finding::Told(Said::new("conduct-distracted").of(by));
    let remedies = vec![if facts.again { more_time(scene, by) } else { Remedy::Warn { side: by } }];
    choice(scene, Ruling::new(finding, remedies, citations))
}

/// The step after a warning: more time for the opponent where the edition knows it.
fn more_time(scene: &Scene<'_>, by: Side) -> Remedy {
    let known = &scene.edition.rules.conduct.penalties.value;
    if known.contains(&Penalty::OpponentTime) {
        Remedy::Penalise { side: by, penalty: Penalty::OpponentTime }
    } else {
        Remedy::Warn { side: by }
    }
}

/// Somebody from outside stepped in.
#[must_use]
pub fn interference(scene: &Scene<'_>, facts: &Interference) -> Ruling {
    let rules = &scene.edition.rules.conduct;
    let captain = facts.who == Outsider::Captain;
    if captain && facts.what == SaidFromOutside::DrawOrResign {
        let citations = scene.edition.cite(&rules.captain_on_draws);
        if rules.captain_on_draws.value == CaptainOnDraws::May {
            let finding = Finding::Told(Said::new("conduct-captain-may"));
            return Ruling::new(finding, vec![Remedy::Continue], citations)
                .because(Said::new("conduct-captain-before-arbiter"));
        }
        let finding = Finding::Told(Said::new("conduct-captain-by-the-event"));
        return Ruling::new(finding, vec![Remedy::Continue], citations)
            .citing(scene.edition.cite(&rules.notes))
            .leaving(Discretion::Everything);
    }
    let finding = Finding::Told(Said::new("conduct-interfered"));
    let citations = scene.edition.cite(&rules.spectators);
    let expelled = match facts.who {
        Outsider::Spectator => "conduct-send-out",
        Outsider::OtherPlayer | Outsider::Captain => "conduct-warn-outsider",
    };
    let mut ruling =
        Ruling::new(finding, vec![Remedy::Do(Said::new(expelled)), Remedy::Continue], citations)
            .citing(scene.edition.cite(&rules.duties))
            .leaving(Discretion::Penalty);
    if let Some(to) = facts.to {
        ruling = ruling
            .because(Said::new("conduct-advice-not-asked").of(to))
            .citing(scene.edition.cite(&rules.notes));
    }
    ruling
}

/// A player, or both, refuse to comply.
#[must_use]
pub fn refusal(scene: &Scene<'_>, facts: &Refusal) -> Ruling {
    let rules = &scene.edition.rules.conduct;
    let by = facts.by;
    let finding = Finding::Told(Said::new("conduct-refuses").of(by));
    let ended = scene.game.outcome();
    if !facts.persistent || ended.is_some() {
        let citations = scene.edition.cite(&rules.refusal);
        let key = if ended.is_some() { "conduct-explain-after-game" } else { "conduct-explain" };
        let remedies = vec![Remedy::Do(Said::new(key).of(by)), Remedy::Warn { side: by }];
        let ruling = Ruling::new(finding, remedies, citations);
        return match ended {
            Some(outcome) => after_the_game::stands(scene, ruling, by, outcome),
            None => choice(scene, ruling),
        };
    }
    let reason = EndReason::ArbiterDecision;
    if facts.both {
        let outcome = Outcome { score: Score::BothLose, reason };
        let finding = Finding::Told(Said::new("conduct-both-refuse"));
        let citations = scene.edition.cite(&rules.both_guilty);
        return Ruling::new(finding, vec![Remedy::End(outcome)], citations);
    }
    let outcome = Outcome { score: Score::won_by(by.other()), reason };
    Ruling::new(finding, vec![Remedy::End(outcome)], scene.edition.cite(&rules.refusal))
        .leaving(Discretion::Told(Said::new("conduct-left-opponents-score")))
}
