//! A position that cannot be, seen by the arbiter: both kings in check, or a pawn on the last rank
//! (Art. A.4c of 2009, A.4d of 2014, A.4.4 of 2017 and 2018, A.5.4 of 2023).

use crate::game::outcome::{EndReason, Outcome};
use crate::laws::irregular::{ArbiterActs, BothKings};
use crate::rulings::illegal::facts::{Impossible, NextMove, SeenPosition};
use crate::rulings::rule::{Scene, under_either_supervision};
use crate::rulings::ruling::{Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::result::Score;

/// What the arbiter who sees it does.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &SeenPosition) -> Ruling {
    under_either_supervision(scene, &|scene| ruled(scene, facts))
}

fn ruled(scene: &Scene<'_>, facts: &SeenPosition) -> Ruling {
    let rules = &scene.edition.rules.illegal;
    let rule = rules.both_kings.of(scene.kind);
    let acts = rules.arbiter_acts.of(scene.kind);
    let citations = scene.edition.cite(rule);
    let finding = Finding::Told(Said::new(match facts.seen {
        Impossible::BothKings => "illegal-both-kings-in-check",
        Impossible::Pawn => "illegal-pawn-on-last-rank",
    }));
    match rule.value {
        BothKings::WaitThenDraw => {
            let remedy = match facts.next {
                NextMove::NotYet => Remedy::Do(Said::new("illegal-wait-for-next-move")),
                NextMove::PutRight => Remedy::Continue,
                NextMove::Stands => {
                    Remedy::End(Outcome { score: Score::Draw, reason: EndReason::ArbiterDecision })
                }
            };
            Ruling::new(finding, vec![remedy], citations)
        }
        BothKings::Intervene => intervene(Ruling::new(finding, Vec::new(), citations)),
        BothKings::NoRule if acts.value == ArbiterActs::Unasked => {
            let ruling = Ruling::new(finding, Vec::new(), citations);
            intervene(ruling.citing(scene.edition.cite(&rules.restore)))
                .citing(scene.edition.cite(acts))
        }
        BothKings::NoRule => Ruling::new(finding, vec![Remedy::Continue], citations)
            .citing(scene.edition.cite(acts))
            .because(Said::new("illegal-arbiter-stays-out"))
            .may_claim(Said::new("illegal-may-claim").of(scene.game.turn())),
    }
}

fn intervene(mut ruling: Ruling) -> Ruling {
    ruling.remedies =
        vec![Remedy::StopClock, Remedy::Do(Said::new("illegal-find-the-first-illegal-move"))];
    ruling
}
