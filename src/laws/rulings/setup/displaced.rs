//! Pieces displaced (Art. 9.2 of 1972 and 1980, 7.3 of 1997 to 2009, 7.4 since 2017): who puts them
//! right, in whose time, and what the opponent may do with the clock.

use crate::laws::irregular::Restore;
use crate::rulings::mating::ByFlag;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Doubt, Finding, NewColours, Remedy, Ruling};
use crate::rulings::sentence::{Said, Value};
use crate::rulings::setup::facts::{Displaced, FlagBeside};
use jadoube_chess::side::Side;

/// What is done when pieces were displaced.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &Displaced) -> Ruling {
    let by = facts.by;
    let rules = &scene.edition.rules.setup;
    match fallen(scene, facts) {
        FlagBeside::None => {}
        FlagBeside::Own => return own_flag(scene, facts),
        FlagBeside::Opponents => return opponents_flag(scene, facts),
    }
    if facts.lost {
        return lost(scene, facts);
    }
    let key = if facts.pressed { "setup-displaced-and-pressed" } else { "setup-displaced" };
    let own_time = rules.displaced_own_time.value;
    let put_back = if own_time { "setup-put-back-in-own-time" } else { "setup-put-back" };
    let mut remedies = vec![Remedy::Do(Said::new(put_back).of(by))];
    if own_time || facts.pressed {
        remedies.insert(0, Remedy::StartClock { side: by });
    }
    let finding = Finding::Told(Said::new(key).of(by));
    let ruling = Ruling::new(finding, remedies, scene.edition.cite(&rules.displaced));
    penalised(scene, clock(scene, facts, ruling)).leaving(Discretion::Times { increment: None })
}

/// The flag that is down: as told, or as the record has it.
fn fallen(scene: &Scene<'_>, facts: &Displaced) -> FlagBeside {
    let down = |side: Side| scene.game.flags.of(side).is_some();
    match facts.flag {
        FlagBeside::None if down(facts.by) => FlagBeside::Own,
        FlagBeside::None if down(facts.by.other()) => FlagBeside::Opponents,
        told => told,
    }
}

/// The flag of the player who displaced them: the pieces are put back in that player's own time, so
/// the time is over. Where the edition does not say in whose time, the arbiter weighs it.
fn own_flag(scene: &Scene<'_>, facts: &Displaced) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules);
    let by = facts.by;
    let ended = ByFlag::new(scene, scene.game.position(), by.other());
    let finding = Finding::Told(Said::new("setup-displaced-own-flag").of(by));
    let ruling = Ruling::new(finding, vec![Remedy::End(ended.outcome)], Vec::new())
        .citing(edition.cite(&rules.setup.displaced))
        .citing(edition.cite(&rules.flags.draw_if_no_mate));
    let ruling = ended.told_by(ruling);
    if rules.setup.displaced_own_time.value {
        ruling.because(Said::new("setup-own-time-ran").of(by))
    } else {
        ruling
            .unsure(Doubt::Judgement)
            .leaving(Discretion::Told(Said::new("setup-left-whose-time").of(by)))
    }
}

/// The opponent's flag. If the clock was pressed with the pieces lying about, that time should not
/// have run: it is given back. If not, it fell in the opponent's own time, before.
fn opponents_flag(scene: &Scene<'_>, facts: &Displaced) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules);
    let (by, other) = (facts.by, facts.by.other());
    if !facts.pressed {
        let ended = ByFlag::new(scene, scene.game.position(), by);
        let finding = Finding::Told(Said::new("setup-flag-before-displaced").of(other));
        let ruling = Ruling::new(finding, vec![Remedy::End(ended.outcome)], Vec::new())
            .citing(edition.cite(&rules.flags.draw_if_no_mate))
            .citing(edition.cite(&rules.setup.displaced));
        return ended.told_by(ruling);
    }
    let finding = Finding::Told(Said::new("setup-displaced-opponents-flag").of(other));
    let remedies = vec![
        Remedy::StopClock,
        Remedy::Do(Said::new("setup-time-given-back").of(other)),
        Remedy::Do(Said::new("setup-put-back").of(by)),
        Remedy::StartClock { side: by },
    ];
    let ruling = Ruling::new(finding, remedies, edition.cite(&rules.setup.displaced))
        .citing(edition.cite(&rules.illegal.times))
        .unsure(Doubt::Judgement)
        .leaving(Discretion::Told(Said::new("setup-left-which-first").of(other)));
    penalised(scene, ruling)
}

/// Whether the opponent may start the player's clock again.
fn clock(scene: &Scene<'_>, facts: &Displaced, ruling: Ruling) -> Ruling {
    let rule = &scene.edition.rules.setup.displaced_clock;
    let other = facts.by.other();
    let ruling = ruling.citing(scene.edition.cite(rule));
    match (rule.value, facts.restarted) {
        (true, true) => ruling.because(Said::new("setup-restart-was-right").of(other)),
        (true, false) => ruling.may_claim(Said::new("setup-may-restart").of(other)),
        (false, _) if rule.article.is_empty() => ruling,
        (false, true) => ruling.because(Said::new("setup-restart-was-not-right").of(other)),
        (false, false) => ruling.may_claim(Said::new("setup-may-stop-and-ask")),
    }
}

fn penalised(scene: &Scene<'_>, ruling: Ruling) -> Ruling {
    let rule = &scene.edition.rules.setup.displaced_penalty;
    if rule.value {
        return ruling.citing(scene.edition.cite(rule)).leaving(Discretion::Penalty);
    }
    ruling
}

/// The position cannot be made out any more.
fn lost(scene: &Scene<'_>, facts: &Displaced) -> Ruling {
    let rule = &scene.edition.rules.setup.displaced_lost;
    let citations = scene.edition.cite(rule);
    let finding = Finding::Told(Said::new("setup-displaced-lost").of(facts.by));
    if rule.value == Restore::BeforeElseAnnul {
        let remedies = vec![Remedy::NewGame { colours: NewColours::Same }];
        return penalised(scene, Ruling::new(finding, remedies, citations));
    }
    let now = scene.game.ply();
    let ply = facts.last_known.unwrap_or(now).min(now);
    let turn = scene.game.position_at(ply).map_or(facts.by, |position| position.turn());
    let remedies = vec![Remedy::Restore { ply }, Remedy::StartClock { side: turn }];
    let ruling = Ruling::new(finding, remedies, citations)
        .citing(scene.edition.cite(&scene.edition.rules.illegal.times))
        .because(Said::new("setup-last-known").with("place", Value::After(ply)));
    penalised(scene, ruling).leaving(Discretion::Times { increment: None })
}
