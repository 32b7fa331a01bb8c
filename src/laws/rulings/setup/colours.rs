//! Colours reversed (Int. 3 of 1972, Int. 9.4 of 1980, Art. 7.2 of 1997 to 2009, 7.3 since 2014).

use crate::laws::irregular::ColoursReversed as Says;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, NewColours, Remedy, Ruling};
use crate::rulings::sentence::Said;
use crate::rulings::setup::facts::ColoursReversed;
use crate::rulings::setup::wrong_start::{completed, stands};

/// What is done when the players have the wrong colours.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &ColoursReversed) -> Ruling {
    let rule = &scene.edition.rules.setup.colours;
    if let Some(ruling) = stands(scene, rule) {
        return ruling;
    }
    let told = |key: &str| Finding::Told(Said::new(key));
    let citations = scene.edition.cite(rule);
    let anew = vec![Remedy::NewGame { colours: NewColours::AsPaired }];
    match rule.value {
        Says::Annul => Ruling::new(told("setup-colours-annulled"), anew, citations)
            .because(Said::new("setup-whoever-erred")),
        Says::Continue => {
            Ruling::new(told("setup-colours-stay"), vec![Remedy::Continue], citations)
                .leaving(Discretion::Told(Said::new("setup-arbiter-may-annul")))
        }
        Says::RestartBelow(limit) => {
            let made = completed(scene.game, facts.moves);
            let said = |key: &str| Finding::Told(Said::new(key).number("moves", limit));
            if made.white.min(made.black) >= limit {
                let finding = said("setup-colours-too-late");
                return Ruling::new(finding, vec![Remedy::Continue], citations);
            }
            let ruling = Ruling::new(said("setup-colours-in-time"), anew, citations);
            if made.white.max(made.black) >= limit {
                let left = Said::new("setup-limit-reached-by-one").number("moves", limit);
                return ruling.leaving(Discretion::Told(left));
            }
            ruling
        }
    }
}
