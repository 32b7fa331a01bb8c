//! A player is told of the clock or of the number of moves (FIDE Laws 2023, Art. 12.6).

use crate::core::rulings::clock::facts::{Reminder, Teller, Told};
use crate::core::rulings::rule::Scene;
use crate::core::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::core::rulings::said::Said;

/// The ruling on what was told: it cannot be unsaid, the game goes on; who told it is to be quiet.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &Reminder) -> Ruling {
    let rules = &scene.edition.rules;
    let citations = scene.edition.cite(&rules.flags.no_reminder);
    let told = facts.told;
    if facts.completing && facts.what == Told::Moves {
        let finding = Finding::Told(Said::new("clock-told-while-completing").of(told));
        return Ruling::new(finding, vec![Remedy::Continue], citations)
            .citing(scene.edition.cite(&rules.score.arrears_both));
    }
    let finding = Finding::Told(
        Said::new(match facts.what {
            Told::Clock => "clock-told-of-clock",
            Told::Moves => "clock-told-of-moves",
        })
        .of(told),
    );
    let ruling = Ruling::new(finding, vec![Remedy::Continue], citations)
        .because(Said::new("clock-cannot-be-unsaid"));
    match facts.by {
        Teller::Arbiter => ruling.because(Said::new("clock-arbiter-too")),
        Teller::Opponent => ruling.because(Said::new("clock-opponent-told").of(told.other())),
        Teller::Bystander => {
            let mut ruling = ruling
                .citing(scene.edition.cite(&rules.conduct.spectators))
                .leaving(Discretion::Told(Said::new("clock-bystander-expelled")));
            ruling.remedies.push(Remedy::Do(Said::new("clock-silence-bystander")));
            ruling
        }
    }
}
