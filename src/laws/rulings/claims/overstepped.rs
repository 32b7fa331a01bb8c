//! A claimant whose time is over: lost, or drawn where the edition draws when the opponent cannot
//! mate (FIDE Laws 2023, Art. 6.9).

use crate::rulings::mating::ByFlag;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Remedy, Ruling};
use jadoube_chess::side::Side;

/// The ruling, ended by the time of a player.
pub(in crate::rulings) fn overstepped(scene: &Scene<'_>, by: Side, mut ruling: Ruling) -> Ruling {
    let lost = ByFlag::new(scene, scene.game.position(), by.other());
    ruling.remedies.push(Remedy::End(lost.outcome));
    let cited = scene.edition.cite(&scene.edition.rules.flags.draw_if_no_mate);
    lost.told_by(ruling.citing(cited))
}
