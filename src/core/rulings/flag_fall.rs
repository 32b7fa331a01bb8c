//! Flag fall (FIDE Laws 2023, Art. 6.8, 6.9; both flags: Guidelines III.3.1).

use crate::core::claims::flag;
use crate::core::game::outcome::{EndReason, Outcome, Score};
use crate::core::rulings::rule::Scene;
use crate::core::rulings::ruling::{CanMate, Discretion, Doubt, Finding, Remedy, Ruling};
use crate::core::side::Side;

/// One flag is down.
#[must_use]
pub fn one(scene: &Scene<'_>, side: Side) -> Ruling {
    let check = flag::check(scene.game, side, scene.at);
    let rules = &scene.edition.rules;
    let citations = vec![
        scene.edition.cite(&rules.flag_draw_if_no_mate),
        scene.edition.cite(&rules.flag_fallen),
    ];
    if !check.is_down && scene.game.turn_since.is_some() {
        let finding = Finding::FlagUp { side, remaining: check.remaining };
        return Ruling::new(finding, vec![Remedy::Continue], citations)
            .unsure(Doubt::FlagNotSeen { side });
    }
    let opponent = CanMate::from(check.opponent_can_mate);
    let draws = rules.flag_draw_if_no_mate.value && opponent == CanMate::No;
    let outcome = if draws {
        Outcome { score: Score::Draw, reason: EndReason::FlagWithoutMatingMaterial }
    } else {
        Outcome { score: Score::won_by(side.other()), reason: EndReason::Flag }
    };
    let doubt = if !check.is_down {
        Some(Doubt::FlagNotSeen { side })
    } else if rules.flag_draw_if_no_mate.value && opponent == CanMate::Unsure {
        Some(Doubt::MateUnclear { side: side.other() })
    } else {
        None
    };
    let finding = Finding::FlagFallen { side, opponent, moves_made: check.moves_made };
    Ruling::new(finding, vec![Remedy::End(outcome)], citations).unsure_if(doubt)
}

/// Both are down: the one that is known to have fallen first decides; otherwise the guidelines
/// let play go on, or draw in the last period.
#[must_use]
pub fn both(scene: &Scene<'_>, side: Side) -> Ruling {
    let check = flag::check(scene.game, side, scene.at);
    if let Some(first) = check.first {
        return one(scene, first);
    }
    let citations = vec![
        scene.edition.cite(&scene.edition.rules.both_flags),
        scene.edition.cite(&scene.edition.rules.flag_fallen),
    ];
    let last_period = check.last_period;
    let remedy = if last_period {
        Remedy::End(Outcome { score: Score::Draw, reason: EndReason::Flag })
    } else {
        Remedy::Continue
    };
    Ruling::new(Finding::BothFlags { last_period }, vec![remedy], citations)
        .unsure(Doubt::OrderOfFlags)
        .leaving(Discretion::PlayOnOrDraw)
}
