//! The clock not pressed, or pressed without a move (FIDE Laws 2023, Art. 6.2.1, 6.2.2, 7.5.3,
//! 12.6).

use crate::rulings::illegal::count::{Continuation, Count, counted};
use crate::rulings::illegal::facts::{ClockNotPressed, PressedWithoutMove};
use crate::rulings::illegal::times::counters;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Irregularity, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::moment::Millis;

/// A player moved and did not press: it is the player's own loss, and nobody may say so.
#[must_use]
pub fn not_pressed(scene: &Scene<'_>, facts: &ClockNotPressed) -> Ruling {
    let by = facts.by;
    let rules = &scene.edition.rules;
    // With the player on move again, the opponent has answered the unpressed move.
    let answered = scene.game.turn() == by;
    let mut ruling = Ruling::new(
        Finding::ClockNotPressed { by, answered },
        vec![Remedy::Continue],
        scene.edition.cite(&rules.play.completed_by_press),
    );
    if answered {
        if !rules.play.completed_by_next_move.value {
            let said = Said::new("illegal-not-pressed-but-answered").of(by);
            ruling.finding = Finding::Told(said);
        }
        ruling = ruling
            .citing(scene.edition.cite(&rules.play.completed_by_next_move))
            .citing(scene.edition.cite(&rules.play.press_clock));
    }
    ruling.citing(scene.edition.cite(&rules.flags.no_reminder))
}

/// A player pressed without having moved: it counts as an illegal move where the edition says so.
#[must_use]
pub fn without_move(scene: &Scene<'_>, facts: &PressedWithoutMove) -> Ruling {
    let by = facts.by;
    let rules = &scene.edition.rules;
    let game = scene.game;
    if game.turn() != by {
        let citations = scene.edition.cite(&rules.play.completed_by_press);
        return Ruling::new(Finding::PressedAfterMove { by }, vec![Remedy::Continue], citations);
    }
    let citations = scene.edition.cite(&rules.illegal.press_without_move);
    let mut then = counters(game, &[by], game.ply());
    then.push(Remedy::StartClock { side: by });
    if !rules.illegal.press_without_move.value {
        return Ruling::new(Finding::PressWithoutMoveFree { by }, then, citations)
            .citing(scene.edition.cite(&rules.conduct.penalties))
            .leaving(Discretion::Penalty);
    }
    if facts.accident {
        let finding = Finding::Told(Said::new("illegal-press-was-accident").of(by));
        let increment = scene.increment(by).filter(|time| *time > Millis::ZERO);
        return Ruling::new(finding, then, citations)
            .leaving(Discretion::Accident)
            .leaving(Discretion::Times { increment });
    }
    let irregularity = Irregularity::PressWithoutMove;
    let count = Count { by, irregularity, ply: game.ply(), before: game.position() };
    counted(scene, &count, Continuation { restored: Vec::new(), then, citations })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::command::Command;
    use crate::rulings::case::Case;
    use crate::rulings::scenario::{STANDARD, START, ask, game, now, ruled, told};
    use jadoube_chess::side::Side;

    #[test]
    fn a_press_without_a_move_is_an_illegal_move_and_a_missing_press_is_nobodys_business() {
        let (w, b) = (Side::White, Side::Black);
        for (name, moves, case, expected) in [
            (
                "pressed without moving",
                "",
                Case::PressedWithoutMove(PressedWithoutMove::new(w)),
                "count white, black+2:00, white has made 0, start white | 7.5.5 7.5.3",
            ),
            (
                "pressed after moving",
                "e2e4",
                Case::PressedWithoutMove(PressedWithoutMove::new(w)),
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
                "continue | 6.2.1 6.2.1.2 6.2.2 12.6",
            ),
            (
                "the other side",
                "e2e4",
                Case::PressedWithoutMove(PressedWithoutMove::new(b)),
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
            ruled("2023", &game, &Case::PressedWithoutMove(PressedWithoutMove::new(Side::White)));
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
