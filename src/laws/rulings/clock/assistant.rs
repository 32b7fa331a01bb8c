//! A player who cannot handle clock, scoresheet or pieces (FIDE Laws 2023, Art. 4.9, 6.2.6, 8.1.6).

use crate::laws::clock::Assistance;
use crate::rulings::clock::facts::{Assistant, Unable};
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Doubt, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;

/// The ruling on a request for help.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &Assistant) -> Ruling {
    let side = facts.side;
    let rule = &scene.edition.rules.clocks.assistant;
    let citations = scene.edition.cite(rule);
    let allowed = rule.value;
    let assisted = match facts.unable {
        Unable::Pieces => allowed >= Assistance::Everything,
        Unable::Clock => allowed >= Assistance::Clock,
        Unable::Writing => allowed >= Assistance::ClockAndSheet,
    };
    if assisted {
        let finding = Finding::Told(Said::new("clock-assistant-allowed").of(side));
        let remedies = vec![Remedy::Do(Said::new("clock-accept-assistant").of(side))];
        let ruling = Ruling::new(finding, remedies, citations);
        // The time is adjusted for clock and scoresheet only, and not for a disability.
        return if allowed >= Assistance::Everything
            && (facts.disability || facts.unable == Unable::Pieces)
        {
            ruling.because(Said::new("clock-no-deduction"))
        } else {
            ruling.leaving(Discretion::Told(Said::new("clock-deduction").of(side)))
        };
    }
    if facts.unable == Unable::Writing && allowed >= Assistance::Deduction {
        let finding = Finding::Told(Said::new("clock-excused-from-writing").of(side));
        let remedies = vec![Remedy::Do(Said::new("clock-deduct-at-start").of(side))];
        return Ruling::new(finding, remedies, citations)
            .leaving(Discretion::Told(Said::new("clock-deduction").of(side)));
    }
    let finding = Finding::Told(Said::new("clock-no-rule-on-help").of(side));
    Ruling::new(finding, vec![Remedy::Continue], citations)
        .unsure(Doubt::NoRule)
        .leaving(Discretion::Everything)
}
