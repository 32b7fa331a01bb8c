//! Claims of repetition and of fifty moves (FIDE Laws 2023, Art. 9.2–9.5): a correct one draws, a
//! wrong one gives the opponent time and binds the claimant to the intended move.

use crate::core::board::position::Uci;
use crate::core::board::square::Square;
use crate::core::citation::Citation;
use crate::core::claims::repetition::NotAdmissible;
use crate::core::claims::{fifty, repetition, touch};
use crate::core::game::event::Observation;
use crate::core::game::outcome::{EndReason, Outcome, Score};
use crate::core::laws::edition::{Rule, WrongClaim};
use crate::core::rulings::rule::Scene;
use crate::core::rulings::ruling::{Doubt, Finding, Remedy, Ruling};
use crate::core::rulings::touched_piece::oblige;
use crate::core::side::Side;

/// The articles of a kind of claim.
struct Grounds<'a> {
    intended: &'a Rule<()>,
    appeared: &'a Rule<()>,
    reason: EndReason,
}

/// A claim that the position has appeared three times.
#[must_use]
pub fn repetition(scene: &Scene<'_>, by: Side, intended: Option<&Uci>) -> Ruling {
    let rules = &scene.edition.rules;
    let grounds = Grounds {
        intended: &rules.repetition_intended,
        appeared: &rules.repetition_appeared,
        reason: EndReason::Repetition,
    };
    match repetition::check(scene.game, by, intended, scene.edition) {
        Err(fault) => not_admissible(scene, by, fault, &grounds),
        Ok(check) => {
            let correct = check.is_correct();
            let finding = Finding::Repetition {
                by,
                correct,
                at: check.at,
                needed: check.needed,
                intended: check.intended,
            };
            judged(scene, by, intended, (finding, correct), &grounds)
        }
    }
}

/// A claim that fifty moves were made without capture or pawn move.
#[must_use]
pub fn fifty_moves(scene: &Scene<'_>, by: Side, intended: Option<&Uci>) -> Ruling {
    let rules = &scene.edition.rules;
    let grounds = Grounds {
        intended: &rules.fifty_intended,
        appeared: &rules.fifty_appeared,
        reason: EndReason::FiftyMoves,
    };
    match fifty::check(scene.game, by, intended, scene.edition) {
        Err(fault) => not_admissible(scene, by, fault, &grounds),
        Ok(check) => {
            let correct = check.is_correct();
            let finding = Finding::FiftyMoves {
                by,
                correct,
                moves: check.moves,
                needed: check.needed,
                intended: check.intended,
            };
            judged(scene, by, intended, (finding, correct), &grounds)
        }
    }
}

fn judged(
    scene: &Scene<'_>,
    by: Side,
    intended: Option<&Uci>,
    (finding, correct): (Finding, bool),
    grounds: &Grounds<'_>,
) -> Ruling {
    let article = if intended.is_some() { grounds.intended } else { grounds.appeared };
    let rules = &scene.edition.rules;
    let mut citations = vec![scene.edition.cite(article)];
    let touched = touched_before(scene, by).then_some(Doubt::TouchedBeforeClaim { by });
    if touched.is_some() {
        citations.push(scene.edition.cite(&rules.claim_lost));
    }
    if correct {
        citations.push(scene.edition.cite(&rules.claim_correct));
        let outcome = Outcome { score: Score::Draw, reason: grounds.reason };
        return Ruling::new(finding, vec![Remedy::End(outcome)], citations).unsure_if(touched);
    }
    let played = intended.map(|uci| Remedy::Play { uci: uci.clone() });
    wrong(scene, by, (finding, citations), played)
}

/// The opponent gets time; the clock goes on for the claimant, who must play the intended move.
fn wrong(
    scene: &Scene<'_>,
    by: Side,
    (finding, mut citations): (Finding, Vec<Citation>),
    then: Option<Remedy>,
) -> Ruling {
    let rule = scene.edition.rules.wrong_claim.of(scene.pace);
    citations.extend(scene.edition.cite_all(rule));
    let mut remedies = Vec::new();
    if let WrongClaim::OpponentTime(time) = rule.value {
        remedies.push(Remedy::AddTime { side: by.other(), time });
    }
    remedies.push(Remedy::StartClock { side: by });
    remedies.extend(then);
    Ruling::new(finding, remedies, citations)
}

fn not_admissible(
    scene: &Scene<'_>,
    by: Side,
    fault: NotAdmissible,
    grounds: &Grounds<'_>,
) -> Ruling {
    match fault {
        NotAdmissible::NotOnMove(by) => {
            let citations = vec![
                scene.edition.cite(grounds.appeared),
                scene.edition.cite(&scene.edition.rules.distraction),
            ];
            let turn = scene.game.turn();
            let remedies = vec![Remedy::StartClock { side: turn }, Remedy::Continue];
            Ruling::new(Finding::ClaimantNotOnMove { by }, remedies, citations)
        }
        NotAdmissible::IntendedIllegal(uci) => {
            // Another move with the same piece, where one is legal (Art. 9.5.3 with 4).
            let from: Option<Square> = uci.0.get(..2).and_then(|name| name.parse().ok());
            let duty = touch::duty(scene.game.position(), from.as_slice());
            let citations = vec![scene.edition.cite(grounds.intended)];
            let finding = Finding::IntendedIllegal { by, uci };
            wrong(scene, by, (finding, citations), Some(oblige(by, duty)))
        }
    }
}

/// Whether the board has felt the claimant touch an own piece since the opponent's last move.
fn touched_before(scene: &Scene<'_>, by: Side) -> bool {
    let now = scene.game.ply();
    scene.game.seen.iter().any(|seen| match &seen.what {
        Observation::Touched { ply, touches } => {
            *ply == now && touches.iter().any(|touch| touch.piece.side == by)
        }
        _ => false,
    })
}
