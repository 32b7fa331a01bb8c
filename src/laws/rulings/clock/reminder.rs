//! A player is told of the clock or of the number of moves (FIDE Laws 2023, Art. 12.6).

use crate::laws::clock::MovesDisclosure;
use crate::rulings::clock::facts::{Reminder, Teller, Told};
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;

/// The ruling on what was told: it cannot be unsaid, the game goes on; who told it is to be quiet.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &Reminder) -> Ruling {
    let rules = &scene.edition.rules;
    let told = facts.told;
    let moves_told = &rules.flags.moves_told;
    let (key, citations) = match facts.what {
        Told::Clock => ("clock-told-of-clock", scene.edition.cite(&rules.flags.no_reminder)),
        Told::Moves => ("clock-told-of-moves", scene.edition.cite(moves_told)),
    };
    let may_be_told = moves_told.value == MovesDisclosure::Completing;
    if facts.what == Told::Moves && facts.completing && may_be_told {
        let finding = Finding::Told(Said::new("clock-told-while-completing").of(told));
        return Ruling::new(finding, vec![Remedy::Continue], citations)
            .citing(scene.edition.cite(&rules.score.arrears_both));
    }
    let finding = Finding::Told(Said::new(key).of(told));
    let ruling = Ruling::new(finding, vec![Remedy::Continue], citations)
        .because(Said::new("clock-cannot-be-unsaid"));
    match facts.by {
        Teller::Arbiter => ruling.because(Said::new("clock-arbiter-too")),
        Teller::Opponent => opponent(scene, facts, ruling),
        Teller::Bystander => {
            let mut ruling = ruling
                .citing(scene.edition.cite(&rules.conduct.spectators))
                .leaving(Discretion::Told(Said::new("clock-bystander-expelled")));
            ruling.remedies.push(Remedy::Do(Said::new("clock-silence-bystander")));
            ruling
        }
    }
}

/// The opponent is bound only where nobody at all may tell the moves; for the rest the question is
/// whether it distracts.
fn opponent(scene: &Scene<'_>, facts: &Reminder, mut forbidden: Ruling) -> Ruling {
    let rules = &scene.edition.rules;
    let by = facts.told.other();
    if facts.what == Told::Moves && rules.flags.moves_told.value == MovesDisclosure::Never {
        forbidden.remedies.push(Remedy::Warn { side: by });
        return forbidden;
    }
    let finding = Finding::Told(Said::new("clock-opponent-told").of(by));
    Ruling::new(finding, vec![Remedy::Continue], scene.edition.cite(&rules.conduct.distraction))
        .leaving(Discretion::Told(Said::new("clock-whether-distracting").of(by)))
}
