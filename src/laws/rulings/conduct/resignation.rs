//! Resignation: only what a player declares is one, and since 2023 it draws when the opponent
//! cannot mate (FIDE Laws 2023, Art. 5.1.2; Interpretation of 1971 on the handshake).

use crate::game::outcome::{EndReason, Outcome};
use crate::rulings::conduct::facts::{Resignation, ResignedBy};
use crate::rulings::conduct::penalties::not_proved;
use crate::rulings::facts::Proof;
use crate::rulings::mating::chances;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{CanMate, Discretion, Doubt, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

/// A player is said to have resigned.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &Resignation) -> Ruling {
    let rules = &scene.edition.rules.conduct;
    let by = facts.by;
    if facts.proof == Proof::Denied {
        return not_proved(scene, scene.edition.cite(&rules.resignation));
    }
    if matches!(facts.how, ResignedBy::Words | ResignedBy::Signed) || facts.confirmed {
        return resigned(scene, by);
    }
    let finding = Finding::Told(Said::new("conduct-sign-of-resignation").of(by));
    let remedies = vec![
        Remedy::StopClock,
        Remedy::Do(Said::new("conduct-ask-what-was-meant").of(by)),
        Remedy::Continue,
    ];
    let mut ruling = Ruling::new(finding, remedies, scene.edition.cite(&rules.resignation))
        .leaving(Discretion::Told(Said::new("conduct-left-meaning")));
    if facts.how == ResignedBy::Handshake {
        ruling = ruling
            .citing(scene.edition.cite(&rules.handshake_no_resignation))
            .because(Said::new("conduct-handshake-is-none"));
    }
    if facts.how == ResignedBy::StoppedClocks {
        ruling = ruling.citing(scene.edition.cite(&scene.edition.rules.clocks.stopping));
    }
    ruling
}

fn resigned(scene: &Scene<'_>, by: Side) -> Ruling {
    let rules = &scene.edition.rules.conduct;
    let other = by.other();
    let reason = EndReason::Resignation;
    let lost = Outcome { score: Score::won_by(other), reason };
    let finding = Finding::Told(Said::new("conduct-resigned").of(by));
    let citations = scene.edition.cite(&rules.resignation);
    let ruling = |outcome| Ruling::new(finding, vec![Remedy::End(outcome)], citations);
    if !rules.resign_draw_if_no_mate.value {
        return ruling(lost);
    }
    let (opponent, chances) = chances(scene, scene.game.position(), other);
    let draws = scene.edition.cite(&rules.resign_draw_if_no_mate);
    let ruling = match opponent {
        CanMate::No => ruling(Outcome { score: Score::Draw, reason }),
        CanMate::Yes => ruling(lost),
        CanMate::Unsure => ruling(lost).unsure(Doubt::MateUnclear { side: other }),
    };
    ruling.citing(draws).because(chances)
}
