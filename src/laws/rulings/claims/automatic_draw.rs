//! Draws that need no claim (FIDE Laws 2023, Art. 5.2.2, 9.6): asked about when the program has not
//! ended the game itself, because its record does not show it or because it cannot tell.

use crate::claims::fifty::quiet_moves;
use crate::game::automatic::appearances_of_last;
use crate::game::outcome::{EndReason, Outcome};
use crate::laws::draws::AutomaticRepetition;
use crate::rulings::claims::facts::{AutomaticDraw, AutomaticGround};
use crate::rulings::mating::chances;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{CanMate, Discretion, Doubt, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::board::position::Position;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

/// Whether the game is drawn without a claim.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &AutomaticDraw) -> Ruling {
    match facts.ground {
        AutomaticGround::Repetition => repetition(scene, facts.shown),
        AutomaticGround::Moves => moves(scene, facts.shown),
        AutomaticGround::Dead => dead(scene),
    }
}

fn drawn(said: Said, reason: EndReason) -> Ruling {
    let outcome = Outcome { score: Score::Draw, reason };
    Ruling::new(Finding::Told(said), vec![Remedy::End(outcome)], Vec::new())
}

fn goes_on(said: Said) -> Ruling {
    Ruling::new(Finding::Told(said), vec![Remedy::Continue], Vec::new())
}

fn repetition(scene: &Scene<'_>, shown: Option<u16>) -> Ruling {
    let rules = &scene.edition.rules.claims;
    let cited = scene.edition.cite(&rules.automatic_repetition);
    let Some(rule) = rules.automatic_repetition.value else {
        return goes_on(Said::new("claims-no-automatic-repetition"))
            .may_claim(Said::new("claims-player-on-move-may-claim").of(scene.game.turn()))
            .citing(scene.edition.cite(&rules.repetition_appeared));
    };
    let positions: Vec<&Position> = scene.game.positions().collect();
    let counted = appearances_of_last(&positions, scene.game.position(), rule);
    let counted = u16::try_from(counted).unwrap_or(u16::MAX).max(shown.unwrap_or(0));
    let needed = u16::from(rule.times());
    let said = |key: &str| Said::new(key).number("count", counted).number("needed", needed);
    if counted < needed {
        return goes_on(said("claims-not-yet-so-often")).citing(cited);
    }
    let ruling = drawn(said("claims-so-often"), EndReason::FivefoldRepetition).citing(cited);
    match (rule, shown) {
        // Whether nothing came between is for the arbiter to see from the sheets.
        (AutomaticRepetition::Consecutive(_), Some(_)) => {
            ruling.leaving(Discretion::Told(Said::new("claims-without-a-break")))
        }
        _ => ruling,
    }
}

fn moves(scene: &Scene<'_>, shown: Option<u16>) -> Ruling {
    let rules = &scene.edition.rules.claims;
    let Some(needed) = rules.automatic_moves.value else {
        return goes_on(Said::new("claims-no-automatic-moves"))
            .may_claim(Said::new("claims-player-on-move-may-claim").of(scene.game.turn()))
            .citing(scene.edition.cite(&rules.fifty_appeared));
    };
    let made = quiet_moves(scene.game.position());
    let by_record = u16::try_from(made.white.min(made.black)).unwrap_or(u16::MAX);
    let counted = by_record.max(shown.unwrap_or(0));
    let said = |key: &str| Said::new(key).number("count", counted).number("needed", needed);
    let ruling = if counted < needed {
        goes_on(said("claims-not-yet-so-many"))
    } else {
        drawn(said("claims-so-many"), EndReason::SeventyFiveMoves)
            .because(Said::new("claims-mate-comes-first"))
    };
    ruling.citing(scene.edition.cite(&rules.automatic_moves))
}

fn dead(scene: &Scene<'_>) -> Ruling {
    let rule = &scene.edition.rules.play.dead_position;
    let cited = scene.edition.cite(rule);
    if !rule.value {
        let key = if scene.edition.rules.flags.draw_if_no_mate.value {
            "claims-dead-matters-on-a-flag"
        } else {
            "claims-dead-matters-not"
        };
        return goes_on(Said::new(key)).citing(cited);
    }
    let asked = Side::BOTH.map(|side| (side, chances(scene, scene.game.position(), side)));
    let found = |wanted| asked.iter().find(move |(_, (can, _))| *can == wanted);
    if let Some((side, (_, line))) = found(CanMate::Yes) {
        let finding = Said::new("claims-not-dead").of(*side);
        return goes_on(finding).because(line.clone()).citing(cited);
    }
    if let Some((side, (_, tried))) = found(CanMate::Unsure) {
        return goes_on(Said::new("claims-dead-not-known").of(*side))
            .because(tried.clone())
            .citing(cited)
            .unsure(Doubt::MateUnclear { side: *side })
            .leaving(Discretion::PlayOnOrDraw);
    }
    let mut ruling = drawn(Said::new("claims-dead"), EndReason::DeadPosition).citing(cited);
    ruling.explanation.extend(asked.map(|(_, (_, reason))| reason));
    ruling
}
