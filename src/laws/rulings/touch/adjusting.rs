//! Adjusting pieces (FIDE Laws 2023, Art. 4.2.1; 8 of 1972): by whom, and what must be said first.

use crate::laws::touch::TouchIntent;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use crate::rulings::touch::facts::{Adjusting, AnnouncedTo};

/// A player adjusts pieces.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &Adjusting) -> Ruling {
    let (edition, touch) = (scene.edition, &scene.edition.rules.touch);
    let by = facts.by;
    let told = |key: &str| Finding::Told(Said::new(key).of(by));
    let warned = || vec![Remedy::Warn { side: by }, Remedy::Continue];
    if scene.game.turn() != by {
        let citations = edition.cite(&touch.adjusting_on_move);
        return Ruling::new(told("touch-adjusting-not-on-move"), warned(), citations)
            .citing(edition.cite(&edition.rules.conduct.distraction))
            .leaving(Discretion::Penalty);
    }
    let mut citations = edition.cite(&touch.adjusting);
    if !facts.announced {
        citations.extend(edition.cite(&touch.intent));
        let finding = told("touch-adjusting-unannounced");
        let ruling = |remedies| Ruling::new(finding, remedies, Vec::new()).citing(citations);
        if touch.intent.value == TouchIntent::Intent {
            return ruling(warned()).leaving(Discretion::Intent);
        }
        let rule_it = Remedy::Do(Said::new("touch-rule-as-touched").of(by));
        return ruling(vec![Remedy::Warn { side: by }, rule_it]);
    }
    if facts.told != AnnouncedTo::Opponent {
        citations.extend(edition.cite(&touch.adjusting_alone));
    }
    let to_nobody = facts.told == AnnouncedTo::Nobody && touch.adjusting_alone.value;
    let key = if to_nobody { "touch-adjusting-to-nobody" } else { "touch-adjusting-right" };
    if facts.repeated {
        return Ruling::new(told("touch-adjusting-repeated"), warned(), Vec::new())
            .citing(citations)
            .citing(edition.cite(&edition.rules.conduct.distraction))
            .leaving(Discretion::Penalty);
    }
    let remedies = if to_nobody { warned() } else { vec![Remedy::Continue] };
    Ruling::new(told(key), remedies, Vec::new()).citing(citations)
}
