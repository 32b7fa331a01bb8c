//! The clock not pressed, or pressed without a move (FIDE Laws 2023, Art. 6.2.1, 6.2.2, 7.5.3,
//! 12.6).

use crate::core::rulings::illegal::facts::{ClockNotPressed, PressedWithoutMove};
use crate::core::rulings::illegal::illegal_move::{Count, counted};
use crate::core::rulings::rule::Scene;
use crate::core::rulings::ruling::{Discretion, Finding, Irregularity, Remedy, Ruling};

/// A player moved and did not press: it is the player's own loss, and nobody may say so.
#[must_use]
pub fn not_pressed(scene: &Scene<'_>, facts: &ClockNotPressed) -> Ruling {
    let by = facts.by;
    let rules = &scene.edition.rules;
    // With the player on move again, the opponent has answered the unpressed move.
    let answered = scene.game.turn() == by;
    let mut citations = scene.edition.cite(&rules.play.completed_by_press);
    if answered {
        citations.extend(scene.edition.cite(&rules.play.press_clock));
    }
    citations.extend(scene.edition.cite(&rules.flags.no_reminder));
    Ruling::new(Finding::ClockNotPressed { by, answered }, vec![Remedy::Continue], citations)
}

/// A player pressed without having moved: it counts as an illegal move where the edition says so.
#[must_use]
pub fn without_move(scene: &Scene<'_>, facts: &PressedWithoutMove) -> Ruling {
    let by = facts.by;
    let rules = &scene.edition.rules;
    if scene.game.turn() != by {
        let citations = scene.edition.cite(&rules.play.completed_by_press);
        return Ruling::new(Finding::PressedAfterMove { by }, vec![Remedy::Continue], citations);
    }
    let citations = scene.edition.cite(&rules.illegal.press_without_move);
    if !rules.illegal.press_without_move.value {
        let remedies = vec![Remedy::Warn { side: by }, Remedy::StartClock { side: by }];
        return Ruling::new(Finding::PressWithoutMoveFree { by }, remedies, citations)
            .leaving(Discretion::Penalty);
    }
    let before = scene.game.position();
    let count = Count { by, irregularity: Irregularity::PressWithoutMove, before };
    counted(scene, &count, (Vec::new(), citations), &|starts| starts.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::game::command::Command;
    use crate::core::rulings::case::Case;
    use crate::core::rulings::scenario::{STANDARD, START, ask, game, now, ruled, told};
    use crate::core::side::Side;

    #[test]
    fn a_press_without_a_move_is_an_illegal_move_and_a_missing_press_is_nobodys_business() {
        let (w, b) = (Side::White, Side::Black);
        for (name, moves, case, expected) in [
            (
                "pressed without moving",
                "",
                Case::PressedWithoutMove(PressedWithoutMove { by: w }),
                "count white, black+2:00, white has made 0, start white | 7.5.5 7.5.3",
            ),
            (
                "pressed after moving",
                "e2e4",
                Case::PressedWithoutMove(PressedWithoutMove { by: w }),
                "continue | 6.2.1",
            ),
            (
                "forgot to press",
                "e2e4",
                Case::ClockNotPressed(ClockNotPressed { by: w }),
                "continue | 6.2.1 12.6",
            ),
            (
                "forgot to press and was answered",
                "e2e4 e7e5",
                Case::ClockNotPressed(ClockNotPressed { by: w }),
                "continue | 6.2.1 6.2.2 12.6",
            ),
            (
                "the other side",
                "e2e4",
                Case::PressedWithoutMove(PressedWithoutMove { by: b }),
                "count black, white+2:00, black has made 0, start black | 7.5.5 7.5.3",
            ),
        ] {
            for id in ["2018", "2023"] {
                let ruling = ruled(id, &game(STANDARD, START, moves), &case);
                assert_eq!(told(&ruling), expected, "{name} {id}");
            }
        }
    }

    #[test]
    fn the_ruling_on_a_press_without_a_move_puts_the_clock_right() {
        let mut game = game(STANDARD, START, "");
        let at = now(&game);
        ask(&mut game, &Command::PressClock { side: Side::White }, at);
        assert_eq!(game.clock.moves_made(Side::White), 1);
        let before = game.times(at).black;
        let ruling =
            ruled("2023", &game, &Case::PressedWithoutMove(PressedWithoutMove { by: Side::White }));
        for remedy in &ruling.remedies {
            for command in remedy.commands(&game, "7.5.3") {
                ask(&mut game, &command, at);
            }
        }
        assert_eq!(game.clock.moves_made(Side::White), 0);
        assert_eq!(game.clock.running(), Some(Side::White));
        assert_eq!(game.times(at).black.0, before.0 + 120_000);
        assert_eq!(game.illegal_moves.white, 1);
    }
}
