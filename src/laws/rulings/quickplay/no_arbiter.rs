//! A claim in a quickplay finish where no arbiter is present (Appendix D until 2009, Guidelines
//! III.6): the claim ends the game, and an arbiter decides it from what was written down.

use crate::laws::quickplay::NoArbiter;
use crate::rulings::quickplay::bars::barred;
use crate::rulings::quickplay::facts::{Ground, QuickplayNoArbiter};
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;

/// The claim was made.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &QuickplayNoArbiter) -> Ruling {
    let rule = &scene.edition.rules.quickplay.no_arbiter;
    let by = facts.by;
    if let Some(barred) = barred(scene, by, facts.announced) {
        return barred;
    }
    let cited = scene.edition.cite(rule);
    let lacking = [
        (!facts.position_written, Said::new("quickplay-write-the-position").of(by)),
        (!facts.position_verified, Said::new("quickplay-verify-the-position").of(by.other())),
        (
            facts.ground == Ground::NoEffort && !facts.sheet_complete,
            Said::new("quickplay-hand-in-the-sheet").of(by),
        ),
    ];
    let missing: Vec<Remedy> =
        lacking.into_iter().filter(|(lacks, _)| *lacks).map(|(_, said)| Remedy::Do(said)).collect();
    let refer = match rule.value {
        NoArbiter::Designated => "quickplay-refer-to-designated-arbiter",
        NoArbiter::Final | NoArbiter::NoRule => "quickplay-refer-to-an-arbiter",
    };
    let complete = missing.is_empty();
    let mut remedies = vec![Remedy::StopClock];
    remedies.extend(missing);
    remedies.push(Remedy::Do(Said::new(refer).of(by)));
    let key = if complete { "quickplay-claim-ends-the-game" } else { "quickplay-claim-incomplete" };
    let mut ruling = Ruling::new(Finding::Told(Said::new(key).of(by)), remedies, cited);
    if rule.value == NoArbiter::Final {
        ruling.appealable = false;
        ruling = ruling.because(Said::new("quickplay-final"));
    }
    ruling
}
