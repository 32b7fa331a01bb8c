//! The increment of a press whose move goes back (FIDE Laws 2023, Art. 7.1): without it a player would
//! have it twice, once for the move that goes and once for the one played instead. What else is done
//! with the times is not here.

use crate::rulings::illegal::times::moves_at;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

/// Why time is subtracted with a legal move that goes back.
pub(in crate::rulings) const WITH_THE_MOVE: &str = "touch-increment-taken-back";

/// Whether the clock is known to have been pressed for a move after so many plies: the program's counts
/// the press. One on the table was, where the arbiter says so, and has added what its press gives.
pub(super) fn is_pressed(scene: &Scene<'_>, by: Side, ply: Ply) -> bool {
    let game = scene.game;
    game.clock_on_table() || game.clock.moves_made(by) > moves_at(game, by, ply)
}

/// What the press for a move after so many plies gave, where the edition takes it back; never more than
/// is left. Where more is on record than that move itself, the times are left to the arbiter.
pub(super) fn taken_back(scene: &Scene<'_>, by: Side, ply: Ply) -> Option<Millis> {
    let last = scene.game.ply();
    let alone = last.0 <= ply.0.saturating_add(1);
    let asked = scene.edition.rules.illegal.take_back_increment.value;
    let pressed = is_pressed(scene, by, if alone { ply } else { last });
    let increment = scene.increment(by).filter(|_| asked && pressed)?;
    let left = *scene.game.times(scene.at).of(by);
    Some(increment.min(left)).filter(|time| *time > Millis::ZERO)
}

/// The same ruling, which may put back a legal move of the player, with the increment of its press:
/// taken back where the edition says so, otherwise named to the arbiter.
pub(in crate::rulings) fn with_increment_of_restored(
    scene: &Scene<'_>,
    by: Side,
    mut ruling: Ruling,
) -> Ruling {
    let restored = ruling.remedies.iter().zip(1..).find_map(|(remedy, next)| {
        if let Remedy::Restore { ply } = remedy { Some((*ply, next)) } else { None }
    });
    let Some((ply, next)) = restored else { return ruling };
    if let Some(time) = taken_back(scene, by, ply) {
        ruling.remedies.insert(next, Remedy::SubtractTime { side: by, time });
        return ruling
            .citing(scene.edition.cite(&scene.edition.rules.illegal.take_back_increment))
            .because(Said::new(WITH_THE_MOVE).of(by).time(time));
    }
    match scene.increment(by).filter(|_| is_pressed(scene, by, ply)) {
        Some(time) => ruling.leaving(Discretion::Times { increment: Some(time) }),
        None => ruling,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::correction::Correction;
    use crate::game::command::Command;
    use crate::game::state::Game;
    use crate::rulings::case::Case;
    use crate::rulings::facts::Proof;
    use crate::rulings::illegal::facts::IllegalMove;
    use crate::rulings::scenario::{STANDARD, START, ask, game, now, ruled, told};
    use crate::rulings::touch::facts::{
        CastlingByHand, CastlingHand, CastlingStage, PromotionChoice, PromotionStage, TouchedPiece,
    };

    const LINE: &str = "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4";
    const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    const PROMOTION: &str = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    const HALF_A_MINUTE: Millis = Millis::from_secs(30);

    /// The pawn of Black from b7 to b4, after so many plies.
    fn illegal(ply: u16) -> Case {
        let made = Some(("b7".parse().unwrap(), "b4".parse().unwrap()));
        let ply = Some(Ply(ply));
        Case::IllegalMove(IllegalMove { made, ply, ..IllegalMove::new(Side::Black, true) })
    }

    fn touched() -> Case {
        Case::TouchedPiece(TouchedPiece::new(Side::White, vec!["g1".parse().unwrap()]))
    }

    fn castled() -> Case {
        Case::CastlingByHand(CastlingByHand {
            by: Side::White,
            rook: "h1".parse().unwrap(),
            first: CastlingHand::Rook,
            stage: CastlingStage::Pressed,
            proof: Proof::Certain,
        })
    }

    fn promoted() -> Case {
        let (by, stage) = (Side::White, PromotionStage::InHand);
        Case::PromotionChoice(PromotionChoice { by, stage, fetched: false, pressed: true })
    }

    /// The increment that is named to the arbiter, if one is.
    fn named(ruling: &Ruling) -> Option<Millis> {
        ruling.discretion.iter().find_map(|left| match left {
            Discretion::Times { increment } => *increment,
            _ => None,
        })
    }

    /// A name, the edition, the time control, the start and the moves, the case, its ruling, and the
    /// increment that is named to the arbiter.
    type Row<'a> = (&'a str, &'a str, &'a str, [&'a str; 2], Case, &'a str, Option<Millis>);

    fn check<'a>(rows: impl IntoIterator<Item = Row<'a>>) {
        for (name, id, control, [fen, moves], case, expected, left) in rows {
            let ruling = ruled(id, &game(control, fen, moves), &case);
            assert_eq!(told(&ruling), expected, "{name}");
            assert_eq!(named(&ruling), left, "{name}");
        }
    }

    #[test]
    fn the_increment_of_a_recorded_move_goes_back_with_it_after_an_illegal_one() {
        check([
            (
                "the illegal move stands for a recorded one: Art. 7.1 of 2023",
                "2023",
                "40/90+30,30+30",
                [START, LINE],
                illegal(5),
                "restore 5, count black, white+2:00, black-0:30, black has made 2, \
                 black moves b7, start black | 7.5.5 7.5.1 4.3 7.1",
                None,
            ),
            (
                "the same in 2018: it is named",
                "2018",
                "40/90+30,30+30",
                [START, LINE],
                illegal(5),
                "restore 5, count black, white+2:00, black has made 2, black moves b7, \
                 start black | 7.5.5 7.5.1 4.3",
                Some(HALF_A_MINUTE),
            ),
            (
                "more goes than that move: the times are the arbiter's (7.1)",
                "2023",
                STANDARD,
                [START, LINE],
                illegal(3),
                "restore 3, count black, white+2:00, white has made 2, black has made 1, \
                 black moves b7, start black | 7.5.5 7.5.1 4.3 7.1",
                None,
            ),
        ]);
    }

    #[test]
    fn the_increment_of_a_recorded_move_goes_back_with_it_after_a_touched_piece() {
        check([
            (
                "another piece than the touched one was played: 4.3.1, 7.1",
                "2023",
                STANDARD,
                [START, "e2e4"],
                touched(),
                "restore 0, white-0:30, white moves g1, start white | 4.3.1 4.2.2 7.1",
                None,
            ),
            (
                "the same in 2018",
                "2018",
                STANDARD,
                [START, "e2e4"],
                touched(),
                "restore 0, white moves g1, start white | 4.3.1 4.2.2",
                Some(HALF_A_MINUTE),
            ),
            (
                "a delay has given nothing",
                "2023",
                "90d5",
                [START, "e2e4"],
                touched(),
                "restore 0, white moves g1, start white | 4.3.1 4.2.2",
                None,
            ),
            (
                "castled rook first: 4.4.2, 7.1",
                "2023",
                STANDARD,
                [CASTLING, "e1g1"],
                castled(),
                "restore 0, white-0:30, white moves h1, start white | 4.4.2 4.3.1 4.2.2 4.7.2 7.1",
                None,
            ),
            (
                "a recorded promotion is made anew with the queen, and gets it anew: 7.5.2, 7.1",
                "2023",
                STANDARD,
                [PROMOTION, "a7a8r"],
                promoted(),
                "restore 0, count white, black+2:00, white-0:30, play a7a8q, start black \
                 | 7.5.5 7.5.2 7.1 4.7.3",
                None,
            ),
            (
                "one that is not on record keeps it",
                "2023",
                STANDARD,
                [PROMOTION, ""],
                promoted(),
                "restore 0, count white, black+2:00, play a7a8q, start black | 7.5.5 7.5.2 4.7.3",
                None,
            ),
        ]);
    }

    fn carried_out(mut game: Game, case: &Case) -> Game {
        let at = now(&game);
        for remedy in ruled("2023", &game, case).remedies {
            for command in remedy.commands(&game, "7.1") {
                ask(&mut game, &command, at);
            }
        }
        game
    }

    #[test]
    fn the_player_has_had_the_increment_once_when_the_ruling_is_carried_out() {
        for (name, fen, moves, case, by, less) in [
            ("an illegal move", START, LINE, illegal(5), Side::Black, HALF_A_MINUTE),
            ("a touched piece", START, "e2e4", touched(), Side::White, HALF_A_MINUTE),
            ("castling", CASTLING, "e1g1", castled(), Side::White, HALF_A_MINUTE),
            ("a promotion, pressed anew", PROMOTION, "a7a8r", promoted(), Side::White, Millis(0)),
        ] {
            let game = game(STANDARD, fen, moves);
            let at = now(&game);
            let before = *game.times(at).of(by);
            let after = *carried_out(game, &case).times(at).of(by);
            assert_eq!(after.0, before.0 - less.0, "{name}");
        }
    }

    #[test]
    fn no_more_is_taken_back_than_is_left() {
        let mut game = game(STANDARD, START, "e2e4");
        let time = Millis::from_secs(10);
        let correction = Correction::Set { side: Side::White, time };
        let at = now(&game);
        ask(&mut game, &Command::CorrectClock { correction, reason: "as shown".into() }, at);
        let ruling = ruled("2023", &game, &touched());
        assert!(ruling.remedies.contains(&Remedy::SubtractTime { side: Side::White, time }));
    }
}
