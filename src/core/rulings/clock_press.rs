//! The clock not pressed, or pressed without a move (FIDE Laws 2023, Art. 6.2.1, 6.2.2, 7.5.3,
//! 12.6).

use crate::core::rulings::illegal_move::{Count, counted};
use crate::core::rulings::rule::Scene;
use crate::core::rulings::ruling::{Discretion, Finding, Irregularity, Remedy, Ruling};
use crate::core::side::Side;

/// A player moved and did not press: it is the player's own loss, and nobody may say so.
#[must_use]
pub fn not_pressed(scene: &Scene<'_>, by: Side) -> Ruling {
    let rules = &scene.edition.rules;
    // With the player on move again, the opponent has answered the unpressed move.
    let answered = scene.game.turn() == by;
    let mut citations = vec![scene.edition.cite(&rules.move_completed)];
    if answered {
        citations.push(scene.edition.cite(&rules.press_clock));
    }
    citations.push(scene.edition.cite(&rules.no_reminder));
    Ruling::new(Finding::ClockNotPressed { by, answered }, vec![Remedy::Continue], citations)
}

/// A player pressed without having moved: it counts as an illegal move where the edition says so.
#[must_use]
pub fn without_move(scene: &Scene<'_>, by: Side) -> Ruling {
    let rules = &scene.edition.rules;
    if scene.game.turn() != by {
        let citations = vec![scene.edition.cite(&rules.move_completed)];
        return Ruling::new(Finding::PressedAfterMove { by }, vec![Remedy::Continue], citations);
    }
    let citations = vec![scene.edition.cite(&rules.press_without_move_counts)];
    if !rules.press_without_move_counts.value {
        let remedies = vec![Remedy::Warn { side: by }, Remedy::StartClock { side: by }];
        return Ruling::new(Finding::PressWithoutMoveFree { by }, remedies, citations)
            .leaving(Discretion::Penalty);
    }
    let before = scene.game.position();
    let count = Count { by, irregularity: Irregularity::PressWithoutMove, before };
    counted(scene, &count, (Vec::new(), citations), &|starts| starts.to_vec())
}
