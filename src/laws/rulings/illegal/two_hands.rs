//! One move with two hands (FIDE Laws 2023, Art. 4.1, 7.5.4): an illegal move in some editions, a
//! breach in others. Other faults with the clock are in `moves`.

use crate::laws::irregular::{CorrectedUntil, TwoHands};
use crate::rulings::illegal::count::{Continuation, Count, counted};
use crate::rulings::illegal::facts::TwoHandsMove;
use crate::rulings::rule::{Scene, under_either_supervision};
use crate::rulings::ruling::{Discretion, Doubt, Finding, Irregularity, Remedy, Ruling};
use crate::rulings::sentence::Said;

/// One move was made with two hands.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &TwoHandsMove) -> Ruling {
    under_either_supervision(scene, &|scene| ruled(scene, facts))
}

fn ruled(scene: &Scene<'_>, facts: &TwoHandsMove) -> Ruling {
    let by = facts.by;
    let rules = &scene.edition.rules;
    let rule = &rules.illegal.two_hands;
    let counts = match rule.value {
        TwoHands::No => false,
        TwoHands::Yes => true,
        TwoHands::IfPressed => facts.pressed,
    };
    if counts {
        return illegal(scene, facts);
    }
    if !rules.play.one_hand.value {
        // No article asks for one hand.
        let finding = Finding::Told(Said::new("illegal-two-hands-free").of(by));
        let citations = scene.edition.cite(&rules.play.one_hand);
        return Ruling::new(finding, vec![Remedy::Continue], citations).unsure(Doubt::NoRule);
    }
    let finding = Finding::Told(Said::new("illegal-two-hands-no-illegal-move").of(by));
    Ruling::new(finding, vec![Remedy::Warn { side: by }], scene.edition.cite(&rules.play.one_hand))
        .citing(scene.edition.cite(rule))
        .citing(scene.edition.cite(&rules.conduct.penalties))
        .leaving(Discretion::Penalty)
}

/// It is penalised as an illegal move; the move itself was legal and stands.
fn illegal(scene: &Scene<'_>, facts: &TwoHandsMove) -> Ruling {
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
    counted(scene, &count, Continuation { restored: Vec::new(), then, citations })
}
