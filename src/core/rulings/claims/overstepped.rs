//! A claimant whose time is over: lost, or drawn where the edition draws when the opponent cannot
//! mate (FIDE Laws 2023, Art. 6.9).

use crate::core::game::outcome::{EndReason, Outcome, Score};
use crate::core::rulings::rule::Scene;
use crate::core::rulings::ruling::{CanMate, Doubt, Remedy, Ruling};
use crate::core::side::Side;
use crate::core::unwinnability::can_mate;

/// The ruling, ended by the time of a player.
pub(in crate::core::rulings) fn overstepped(
    scene: &Scene<'_>,
    by: Side,
    mut ruling: Ruling,
) -> Ruling {
    let rule = &scene.edition.rules.flags.draw_if_no_mate;
    let other = by.other();
    let found = if rule.value {
        CanMate::from(can_mate(scene.game.position(), other, scene.budget))
    } else {
        CanMate::Yes
    };
    let outcome = if found == CanMate::No {
        Outcome { score: Score::Draw, reason: EndReason::FlagWithoutMatingMaterial }
    } else {
        Outcome { score: Score::won_by(other), reason: EndReason::Flag }
    };
    ruling.remedies.push(Remedy::End(outcome));
    let doubt = (found == CanMate::Unsure).then_some(Doubt::MateUnclear { side: other });
    ruling.citing(scene.edition.cite(rule)).unsure_if(doubt)
}
