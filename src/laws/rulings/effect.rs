//! What the remedies of a ruling do to a game, before anybody has accepted them: the game as it
//! would be, to be laid beside the game as it is.

use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::laws::edition::Edition;
use crate::rulings::ruling::Remedy;
use jadoube_chess::moment::Moment;

/// The game after the remedies, each asked of what the one before has left. What the players do
/// themselves is not in it.
///
/// # Errors
/// The [`Refusal`] of the first step that the game does not allow: such remedies cannot be
/// accepted.
pub fn after(
    remedies: &[Remedy],
    game: &Game,
    at: Moment,
    edition: &Edition,
) -> Result<Game, Refusal> {
    let mut after = game.clone();
    for remedy in remedies {
        // A correction must have a reason; nobody will read this one.
        for command in remedy.commands(&after, "as proposed") {
            after.obey(&command, (at, edition))?;
        }
    }
    Ok(after)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::command::Command;
    use crate::game::counter::Counter;
    use crate::rulings::scenario::{START, ask, edition, game};
    use jadoube_chess::board::position::Uci;
    use jadoube_chess::moment::Millis;
    use jadoube_chess::side::{BySide, Side};

    const NOW: Moment = Moment(0);

    fn mins(white: i64, black: i64) -> BySide<Millis> {
        BySide::new(Millis::from_mins(white), Millis::from_mins(black))
    }

    #[test]
    fn the_remedies_are_folded_one_after_the_other() {
        let (white, black) = (Side::White, Side::Black);
        let add = |side, time| Remedy::AddTime { side, time: Millis::from_mins(time) };
        let take = |side, time| Remedy::SubtractTime { side, time: Millis::from_mins(time) };
        let set = |side, time| Remedy::SetTime { side, time: Millis::from_mins(time) };
        for (remedies, times) in [
            (vec![], mins(90, 90)),
            (vec![add(white, 2)], mins(92, 90)),
            (vec![add(white, 2), take(black, 3)], mins(92, 87)),
            (vec![set(white, 10), add(white, 2)], mins(12, 90)),
            (vec![Remedy::Continue, Remedy::Warn { side: white }], mins(90, 90)),
        ] {
            let mut game = game("90", START, "");
            ask(&mut game, &Command::StopClock, NOW);
            let after = after(&remedies, &game, NOW, edition("2018")).unwrap();
            assert_eq!(after.times(NOW), times, "{remedies:?}");
            assert_eq!(game.times(NOW), mins(90, 90), "the game itself is left alone");
        }
    }

    #[test]
    fn counters_and_counts_are_part_of_it() {
        let game = game("40/90,30", START, "e2e4 e7e5");
        let remedies = [
            Remedy::SetCounter { side: Side::White, moves: 7 },
            Remedy::CountIllegalMove { by: Side::Black },
            Remedy::Warn { side: Side::Black },
        ];
        let after = after(&remedies, &game, Moment(3_000), edition("2018")).unwrap();
        assert_eq!(after.clock.moves_made(Side::White), 7);
        assert_eq!(after.illegal_moves, BySide::new(0, 1));
        assert_eq!(after.counts.of(Counter::Warnings, Side::Black), 1);
    }

    #[test]
    fn what_the_game_does_not_allow_is_told_before_it_is_accepted() {
        let game = game("90", START, "");
        let remedies = [Remedy::Play { uci: Uci("e2e5".into()) }];
        let refused = after(&remedies, &game, NOW, edition("2018"));
        assert!(matches!(refused, Err(Refusal::MoveIllegal { .. })), "{refused:?}");
    }
}
