//! The duty to record, and writing before moving (FIDE Laws 2023, Art. 8.1, 8.4, A.2).

use crate::laws::kind::Pace;
use crate::laws::score::{Exempt, WriteBefore};
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::score::facts::{NotRecording, Purpose, WroteFirst};
use crate::rulings::sentence::Said;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;

/// The ruling on a player who does not record: exempt, or to be told to write.
#[must_use]
pub fn not_recording(scene: &Scene<'_>, facts: &NotRecording) -> Ruling {
    let by = facts.by;
    let rules = &scene.edition.rules.score;
    if scene.kind.pace() != Pace::Standard && rules.exempt_in_rapid.value {
        let finding = Finding::Told(Said::new("score-no-duty-in-rapid").of(by));
        let citations = scene.edition.cite(&rules.exempt_in_rapid);
        return Ruling::new(finding, vec![Remedy::Continue], citations);
    }
    if is_exempt(scene, facts, by) {
        return exempt(scene, facts);
    }
    let citations = [scene.edition.cite(&rules.duty), scene.edition.cite(&rules.exempt)].concat();
    if facts.missing <= 1 {
        let finding = Finding::Told(Said::new("score-one-move-behind").of(by));
        return Ruling::new(finding, vec![Remedy::Continue], citations);
    }
    let finding = Said::new("score-must-record").of(by).number("moves", facts.missing);
    let mut remedies = vec![Remedy::Warn { side: by }];
    if facts.both && !is_exempt(scene, facts, by.other()) {
        remedies.push(Remedy::Warn { side: by.other() });
    }
    remedies.push(Remedy::Do(Said::new("score-write-before-next-move").of(by)));
    Ruling::new(Finding::Told(finding), remedies, citations).leaving(Discretion::Penalty)
}

fn exempt(scene: &Scene<'_>, facts: &NotRecording) -> Ruling {
    let by = facts.by;
    let rules = &scene.edition.rules.score;
    let finding = Finding::Told(Said::new("score-exempt").of(by));
    let citations = scene.edition.cite(&rules.exempt);
    let ruling = match rules.exempt.value {
        Exempt::Judged => Ruling::new(finding, vec![Remedy::Continue], citations)
            .because(Said::new("score-tick-moves").of(by))
            .leaving(Discretion::Told(Said::new("score-judge-pressure").of(by))),
        Exempt::Below { .. } => Ruling::new(finding, vec![Remedy::Continue], citations)
            .because(Said::new("score-complete-after-flag").of(by)),
    };
    if facts.both && is_exempt(scene, facts, by.other()) {
        let mut ruling = ruling.citing(scene.edition.cite(&rules.arrears_both));
        ruling.remedies.push(Remedy::Do(Said::new("score-arbiter-records")));
        ruling
    } else {
        ruling
    }
}

/// Whether a player need not write at the moment.
fn is_exempt(scene: &Scene<'_>, facts: &NotRecording, side: Side) -> bool {
    match scene.edition.rules.score.exempt.value {
        Exempt::Judged => facts.pressed,
        Exempt::Below { left, unless } => {
            let told = facts.was_below && side == facts.by;
            let below = *scene.game.times(scene.at).of(side) < left || told;
            below && scene.increment(side).unwrap_or(Millis::ZERO) < unless
        }
    }
}

/// The ruling on a move that was written before it was played.
#[must_use]
pub fn wrote_first(scene: &Scene<'_>, facts: &WroteFirst) -> Ruling {
    let by = facts.by;
    let rule = &scene.edition.rules.score.write_before;
    let citations = scene.edition.cite(rule);
    let allowed = match (rule.value, facts.purpose) {
        (WriteBefore::Allowed, _) | (_, Purpose::Claim) => true,
        (WriteBefore::OnlyClaimsOrSealing, Purpose::Seal) => true,
        (WriteBefore::OnlyClaims, Purpose::Seal)
        | (WriteBefore::OnlyClaims | WriteBefore::OnlyClaimsOrSealing, Purpose::None) => false,
    };
    if allowed {
        let finding = Finding::Told(Said::new("score-may-write-first").of(by));
        return Ruling::new(finding, vec![Remedy::Continue], citations);
    }
    // The edition that forbids it names only claims; to seal a move it must be written all the same.
    if facts.purpose == Purpose::Seal {
        let finding = Finding::Told(Said::new("score-sealing-needs-writing").of(by));
        return Ruling::new(finding, vec![Remedy::Continue], citations);
    }
    let finding = Finding::Told(Said::new("score-must-not-write-first").of(by));
    let remedies = vec![Remedy::Continue, Remedy::Warn { side: by }];
    Ruling::new(finding, remedies, citations)
        .citing(scene.edition.cite(&scene.edition.rules.conduct.penalties))
        .because(Said::new("score-free-to-play-another").of(by))
        .leaving(Discretion::Penalty)
}
