//! What brings the game of chess into disrepute (FIDE Laws 2023, Art. 11.1; 12.1 from 2001 to 2009):
//! a result that was made up before the game, in standard play, rapid and blitz alike, and the
//! rest. The Laws name no consequence: the arbiter chooses from the list of penalties. Where the
//! edition has no such article, the one on distracting or the interpretations of the time are left.

use crate::game::outcome::{EndReason, Outcome};
use crate::rulings::conduct::facts::{Disrepute, DisreputeAct};
use crate::rulings::conduct::penalties::{choice, not_proved};
use crate::rulings::facts::Proof;
use crate::rulings::rule::{Scene, ended_by};
use crate::rulings::ruling::{Discretion, Doubt, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

/// An action that brings the game into disrepute.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &Disrepute) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules);
    let article = edition.cite(&rules.conduct.disrepute);
    if facts.proof == Proof::Denied {
        let duties = edition.cite(&rules.conduct.duties);
        return not_proved(scene, if article.is_empty() { duties } else { article });
    }
    let ruling = match facts.act {
        DisreputeAct::Prearranged => prearranged(),
        DisreputeAct::Other => other(facts.by),
    };
    let mut citations = article;
    if !rules.conduct.disrepute.value {
        // The interpretations of the time on games that are drawn without a fight.
        if facts.act == DisreputeAct::Prearranged {
            citations.extend(edition.cite(&rules.offers.short_draw));
        }
        citations.extend(edition.cite(&rules.conduct.duties));
    }
    if let Some(outcome) = scene.game.outcome() {
        citations.extend(ended_by(edition, outcome.reason));
    }
    let ruling = Ruling { citations: Vec::new(), ..ruling }.citing(citations);
    let ruling = choice(scene, ruling).unsure(Doubt::Judgement);
    if rules.conduct.disrepute.value {
        ruling
    } else {
        ruling.because(Said::new("conduct-disrepute-no-rule"))
    }
}

/// Both have made it up: zero for both is the arbiter's choice, at every pace, and takes the place of
/// a result that was reached.
fn prearranged() -> Ruling {
    let zero = Outcome { score: Score::BothLose, reason: EndReason::ArbiterDecision };
    let finding = Finding::Told(Said::new("conduct-prearranged"));
    Ruling::new(finding, vec![Remedy::End(zero)], Vec::new())
        .because(Said::new("conduct-prearranged-at-every-pace"))
        .leaving(Discretion::Told(Said::new("conduct-left-zero-for-both")))
}

/// Who is not told is warned of nothing.
fn other(by: Option<Side>) -> Ruling {
    let Some(by) = by else {
        let finding = Finding::Told(Said::new("conduct-disrepute-by-somebody"));
        return Ruling::new(finding, vec![Remedy::Continue], Vec::new());
    };
    let finding = Finding::Told(Said::new("conduct-into-disrepute").of(by));
    Ruling::new(finding, vec![Remedy::Warn { side: by }, Remedy::Continue], Vec::new())
}
