//! A move with two hands, and the clock pressed with another hand than that which moved (FIDE Laws
//! 2023, Art. 4.1, 6.2.3, 7.5.4).

use crate::core::laws::irregular::{CorrectedUntil, TwoHands};
use crate::core::rulings::illegal::count::{Count, Course, counted};
use crate::core::rulings::illegal::facts::{Hands, UsedHands};
use crate::core::rulings::rule::{Scene, under_either_supervision};
use crate::core::rulings::ruling::{Discretion, Doubt, Finding, Irregularity, Remedy, Ruling};
use crate::core::rulings::said::Said;

/// Hands were used as they must not be.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &UsedHands) -> Ruling {
    under_either_supervision(scene, &|scene| match facts.how {
        Hands::Two => two_hands(scene, facts),
        Hands::Other => other_hand(scene, facts),
    })
}

fn other_hand(scene: &Scene<'_>, facts: &UsedHands) -> Ruling {
    let by = facts.by;
    let rule = &scene.edition.rules.play.same_hand;
    let citations = scene.edition.cite(rule);
    if rule.value {
        let finding = Finding::Told(Said::new("illegal-other-hand").of(by));
        return Ruling::new(finding, vec![Remedy::Warn { side: by }], citations)
            .citing(scene.edition.cite(&scene.edition.rules.conduct.penalties))
            .leaving(Discretion::Penalty);
    }
    free(
        scene,
        Ruling::new(
            Finding::Told(Said::new("illegal-any-hand-may-press").of(by)),
            vec![Remedy::Continue],
            citations,
        ),
    )
}

/// Where no article speaks of it, that is said.
fn free(scene: &Scene<'_>, ruling: Ruling) -> Ruling {
    let ruling = ruling.citing(scene.edition.cite(&scene.edition.rules.play.one_hand));
    let silent = ruling.citations.is_empty();
    ruling.unsure_if(silent.then_some(Doubt::NoRule))
}

fn two_hands(scene: &Scene<'_>, facts: &UsedHands) -> Ruling {
    let by = facts.by;
    let rules = &scene.edition.rules;
    let rule = &rules.illegal.two_hands;
    let counts = match rule.value {
        TwoHands::No => false,
        TwoHands::Yes => true,
        TwoHands::IfPressed | TwoHands::IfPressedUnclear => facts.pressed,
    };
    if counts {
        return illegal(scene, facts);
    }
    if !rules.play.one_hand.value {
        let finding = Finding::Told(Said::new("illegal-two-hands-free").of(by));
        return free(scene, Ruling::new(finding, vec![Remedy::Continue], Vec::new()));
    }
    let finding = Finding::Told(Said::new("illegal-two-hands-no-illegal-move").of(by));
    let ruling = Ruling::new(
        finding,
        vec![Remedy::Warn { side: by }],
        scene.edition.cite(&rules.play.one_hand),
    )
    .citing(scene.edition.cite(rule))
    .citing(scene.edition.cite(&rules.conduct.penalties))
    .leaving(Discretion::Penalty);
    if rule.value == TwoHands::IfPressedUnclear {
        return ruling.leaving(Discretion::Told(Said::new("illegal-two-hands-texts-differ")));
    }
    ruling
}

/// It is penalised as an illegal move; the move itself was legal and stands.
fn illegal(scene: &Scene<'_>, facts: &UsedHands) -> Ruling {
    let by = facts.by;
    let game = scene.game;
    let rules = &scene.edition.rules.illegal;
    let until = rules.until.of(scene.kind);
    if facts.answered && until.value != CorrectedUntil::EndOfGame {
        let finding = Finding::IllegalMoveAnswered { by };
        return Ruling::new(finding, vec![Remedy::Continue], scene.edition.cite(until));
    }
    let citations = scene.edition.cite(&rules.two_hands);
    let mut then = vec![Remedy::Do(Said::new("illegal-two-hands-move-stands").of(by))];
    if !facts.answered {
        then.push(Remedy::StartClock { side: by.other() });
    }
    let irregularity = Irregularity::TwoHands;
    let count = Count { by, irregularity, ply: game.ply(), before: game.position() };
    counted(scene, &count, Course { restored: Vec::new(), then, citations })
}
