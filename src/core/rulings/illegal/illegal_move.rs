//! Illegal moves (FIDE Laws 2023, Art. 7.5.1, 7.5.2, 7.5.5; A.5.2 for rapid and blitz): the
//! position is restored, the move is counted, the opponent gets time or the game is lost.

use crate::core::board::piece::{Kind, Piece};
use crate::core::board::position::{Move, Position, Uci};
use crate::core::board::square::Square;
use crate::core::citation::Citation;
use crate::core::claims::flag::moves_made;
use crate::core::claims::touch;
use crate::core::game::outcome::{EndReason, Outcome, Score};
use crate::core::ids::Ply;
use crate::core::laws::irregular::IllegalMovePenalty;
use crate::core::laws::kind::Pace;
use crate::core::notation::san;
use crate::core::rulings::illegal::clock_press;
use crate::core::rulings::illegal::facts::{IllegalMove, PressedWithoutMove};
use crate::core::rulings::rule::Scene;
use crate::core::rulings::ruling::{
    CanMate, Discretion, Doubt, Finding, Irregularity, Remedy, Ruling,
};
use crate::core::rulings::touch::touched_piece::oblige;
use crate::core::side::Side;
use crate::core::unwinnability::{Budget, can_mate};

enum Meaning {
    Legal(Move),
    Unpromoted(Uci),
    NotMoved,
    Illegal,
}

/// The ruling on an illegal move: completed with the clock, or not.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &IllegalMove) -> Ruling {
    if facts.completed { completed(scene, facts) } else { not_completed(scene, facts) }
}

/// The plies played before it: as told, or before the last turn of that player.
fn ply_of(scene: &Scene<'_>, facts: &IllegalMove) -> Ply {
    let now = scene.game.ply();
    let last = if scene.game.turn() == facts.by { now } else { Ply(now.0.saturating_sub(1)) };
    facts.ply.unwrap_or(last)
}

/// The clock was pressed: the move is completed and counts.
fn completed(scene: &Scene<'_>, facts: &IllegalMove) -> Ruling {
    let Some(before) = scene.game.position_at(ply_of(scene, facts)) else {
        return unknown(scene, facts);
    };
    match meaning(before, facts) {
        Meaning::Legal(m) => was_legal(scene, facts.by, before, m),
        Meaning::NotMoved => clock_press::without_move(scene, &PressedWithoutMove { by: facts.by }),
        Meaning::Unpromoted(uci) => unpromoted(scene, facts, before, uci),
        // The ply after it is the offender's own, as the record has it; the one after that answers.
        Meaning::Illegal
            if scene.kind.pace() != Pace::Standard
                && scene.game.ply().0 > ply_of(scene, facts).0 + 1 =>
        {
            let rules = &scene.edition.rules;
            let finding = Finding::IllegalMoveAnswered { by: facts.by };
            let citations = scene.edition.cite(&rules.illegal.until.rapid);
            Ruling::new(finding, vec![Remedy::Continue], citations)
                .unsure(Doubt::Supervision)
                .leaving(Discretion::Supervision)
        }
        Meaning::Illegal => illegal(scene, facts, before),
    }
}

/// The clock was not pressed: the move may be put right without a penalty, but the touched piece
/// must be played.
fn not_completed(scene: &Scene<'_>, facts: &IllegalMove) -> Ruling {
    let Some(before) = scene.game.position_at(ply_of(scene, facts)) else {
        return unknown(scene, facts);
    };
    if let Meaning::Legal(m) = meaning(before, facts) {
        return was_legal(scene, facts.by, before, m);
    }
    let rules = &scene.edition.rules;
    let mut remedies = vec![Remedy::Restore { ply: ply_of(scene, facts) }];
    remedies.extend(replacing_move(scene, before, facts));
    let citations = [
        scene.edition.cite(&rules.illegal.restore),
        scene.edition.cite(&rules.play.completed_by_press),
        scene.edition.cite(&rules.touch.touch_move),
    ]
    .concat();
    Ruling::new(Finding::NotCompleted { by: facts.by }, remedies, citations)
}

fn unknown(scene: &Scene<'_>, facts: &IllegalMove) -> Ruling {
    let citations = scene.edition.cite(&scene.edition.rules.illegal.restore);
    let finding = Finding::NotCompleted { by: facts.by };
    Ruling::new(finding, vec![Remedy::Continue], citations)
        .unsure(Doubt::MoveUnknown)
        .leaving(Discretion::Everything)
}

fn was_legal(scene: &Scene<'_>, by: Side, before: &Position, m: Move) -> Ruling {
    let finding = Finding::MoveWasLegal { by, san: san::san(before, m) };
    let citations = scene.edition.cite(&scene.edition.rules.play.legal);
    Ruling::new(finding, vec![Remedy::Continue], citations)
}

fn illegal(scene: &Scene<'_>, facts: &IllegalMove, before: &Position) -> Ruling {
    let replacing = replacing_move(scene, before, facts);
    let mut citations = scene.edition.cite(&scene.edition.rules.illegal.restore);
    if facts.made.is_some() {
        citations.extend(scene.edition.cite(&scene.edition.rules.touch.touch_move));
    }
    let restored = vec![Remedy::Restore { ply: ply_of(scene, facts) }];
    let known = facts.standing.is_some() || facts.made.is_some();
    let ruling = counted(
        scene,
        &Count { by: facts.by, irregularity: Irregularity::Move, before },
        (restored, citations),
        &|opponent_plays_on| {
            let mut then = replacing.clone();
            then.extend(opponent_plays_on.iter().cloned());
            then
        },
    );
    if known { ruling } else { ruling.unsure_if(Some(Doubt::MoveUnknown)) }
}

fn unpromoted(scene: &Scene<'_>, facts: &IllegalMove, before: &Position, queen: Uci) -> Ruling {
    let citations = scene.edition.cite(&scene.edition.rules.illegal.unpromoted_pawn);
    let then = vec![
        Remedy::Play { uci: queen },
        // The move is complete with the queen: it is the opponent's turn.
        Remedy::StartClock { side: facts.by.other() },
    ];
    let count = Count { by: facts.by, irregularity: Irregularity::UnpromotedPawn, before };
    let restored = vec![Remedy::Restore { ply: ply_of(scene, facts) }];
    counted(scene, &count, (restored, citations), &|_| then.clone())
}

/// What is counted, and in which position it is asked whether the opponent could mate.
pub(super) struct Count<'a> {
    pub(super) by: Side,
    pub(super) irregularity: Irregularity,
    pub(super) before: &'a Position,
}

/// The part that all illegal moves share: count, then time or the end of the game. `then` is what
/// follows when the game goes on; it is given what sets the offender's clock going.
pub(super) fn counted(
    scene: &Scene<'_>,
    count: &Count<'_>,
    (mut remedies, mut citations): (Vec<Remedy>, Vec<Citation>),
    then: &dyn Fn(&[Remedy]) -> Vec<Remedy>,
) -> Ruling {
    let (by, other) = (count.by, count.by.other());
    let ladder = scene.edition.rules.illegal.penalties.of(scene.kind);
    let nth = scene.game.illegal_moves.of(by).saturating_add(1);
    let step = usize::from(nth).saturating_sub(1);
    let penalty = ladder.value.get(step).or_else(|| ladder.value.last());
    let penalty = penalty.copied().unwrap_or(IllegalMovePenalty::Nothing);
    citations.splice(0..0, scene.edition.cite(ladder));
    remedies.push(Remedy::CountIllegalMove { by });
    let mut opponent = None;
    match penalty {
        IllegalMovePenalty::LossOrDraw => {
            let found = CanMate::from(can_mate(count.before, other, Budget::Full));
            let score = if found == CanMate::No { Score::Draw } else { Score::won_by(other) };
            remedies.push(Remedy::End(Outcome { score, reason: EndReason::IllegalMoves }));
            opponent = Some(found);
        }
        IllegalMovePenalty::Loss => {
            let score = Score::won_by(other);
            remedies.push(Remedy::End(Outcome { score, reason: EndReason::IllegalMoves }));
        }
        IllegalMovePenalty::Nothing => {}
        IllegalMovePenalty::OpponentTime(time) => {
            remedies.push(Remedy::AddTime { side: other, time });
        }
    }
    let ends = matches!(penalty, IllegalMovePenalty::Loss | IllegalMovePenalty::LossOrDraw);
    if !ends {
        if !scene.game.clock_on_table() && count.irregularity != Irregularity::UnpromotedPawn {
            let moves = moves_made(scene.game, by);
            remedies.push(Remedy::SetCounter { side: by, moves });
        }
        remedies.extend(then(&[Remedy::StartClock { side: by }]));
    }
    let irregularity = count.irregularity;
    let doubt = (opponent == Some(CanMate::Unsure)).then_some(Doubt::MateUnclear { side: other });
    let finding = Finding::IllegalMove { by, irregularity, nth, penalty, opponent };
    let ruling = Ruling::new(finding, remedies, citations).unsure_if(doubt);
    match (penalty, irregularity) {
        (IllegalMovePenalty::Loss | IllegalMovePenalty::LossOrDraw, _) => ruling,
        (_, Irregularity::PressWithoutMove) => ruling.leaving(Discretion::Accident),
        _ => ruling.leaving(Discretion::Times { increment: scene.increment(by) }),
    }
}

/// The piece that was moved must be moved, and the one that was taken be taken, where that is
/// legal (Art. 7.5.1 with 4.3).
fn replacing_move(scene: &Scene<'_>, before: &Position, facts: &IllegalMove) -> Vec<Remedy> {
    let touched: Vec<Square> = match facts.made {
        Some((from, to)) if before.turn() == facts.by => vec![from, to],
        _ => return vec![Remedy::AnyLegalMove { by: facts.by }],
    };
    let rules = &scene.edition.rules.touch;
    vec![oblige(facts.by, touch::duty(rules, before, &touched))]
}

fn meaning(before: &Position, facts: &IllegalMove) -> Meaning {
    if before.turn() != facts.by {
        return Meaning::Illegal;
    }
    let legal = before.legal_moves();
    let Some(standing) = facts.standing else {
        let Some((from, to)) = facts.made else { return Meaning::Illegal };
        return match legal.into_iter().find(|m| m.from() == from && m.to() == to) {
            Some(m) if m.promotion().is_some() => Meaning::Unpromoted(queening(before, m)),
            Some(m) => Meaning::Legal(m),
            None => Meaning::Illegal,
        };
    };
    if standing == before.placement() {
        return Meaning::NotMoved;
    }
    for m in legal {
        let mut after = before.after(m).placement();
        if after == standing {
            return Meaning::Legal(m);
        }
        if m.promotion() == Some(Kind::Queen) {
            after.set(m.to(), Some(Piece::new(facts.by, Kind::Pawn)));
            if after == standing {
                return Meaning::Unpromoted(before.uci(m));
            }
        }
    }
    Meaning::Illegal
}

fn queening(before: &Position, like: Move) -> Uci {
    let queen = before.legal_moves().into_iter().find(|m| {
        m.from() == like.from() && m.to() == like.to() && m.promotion() == Some(Kind::Queen)
    });
    before.uci(queen.unwrap_or(like))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::rulings::case::Case;

    use crate::core::rulings::scenario::{STANDARD, START, game, ruled, told};

    fn made(by: Side, text: &str, ply: u16) -> Case {
        let (from, to) = text.split_once('-').unwrap();
        let made = Some((from.parse().unwrap(), to.parse().unwrap()));
        Case::IllegalMove(IllegalMove { made, ply: Some(Ply(ply)), ..IllegalMove::new(by, true) })
    }

    #[test]
    fn an_illegal_move_costs_what_edition_pace_and_count_say() {
        let (w, b) = (Side::White, Side::Black);
        let first =
            "restore 0, count white, black+2:00, white has made 0, white moves e2, start white";
        let cheap = first.replace("2:00", "1:00");
        let loses = "restore 0, count white, end 0-1 IllegalMoves";
        for (name, id, control, before, told_as) in [
            ("standard 2018", "2018", STANDARD, 0, format!("{first} | 7.5.5 7.5.1 4.3")),
            ("standard 2023", "2023", STANDARD, 0, format!("{first} | 7.5.5 7.5.1 4.3")),
            ("rapid 2018", "2018", "15+10", 0, format!("{first} | 7.5.5 A.4.2 7.5.1 4.3")),
            ("rapid 2023", "2023", "15+10", 0, format!("{cheap} | 7.5.5 A.3 A.5.2 7.5.1 4.3")),
            ("blitz 2018", "2018", "3+2", 0, format!("{cheap} | 7.5.5 B.2 A.4.2 7.5.1 4.3")),
            ("blitz 2023", "2023", "3+2", 0, format!("{cheap} | 7.5.5 B.3 A.3 A.5.2 7.5.1 4.3")),
            ("the second loses", "2023", STANDARD, 1, format!("{loses} | 7.5.5 7.5.1 4.3")),
            ("a third loses too", "2018", "3+2", 2, format!("{loses} | 7.5.5 B.2 A.4.2 7.5.1 4.3")),
        ] {
            let mut game = game(control, START, "");
            game.illegal_moves.white = before;
            let ruling = ruled(id, &game, &made(w, "e2-e5", 0));
            assert_eq!(told(&ruling), told_as, "{name}");
        }
        // The count is each player's own.
        let mut game = game(STANDARD, START, "e2e4");
        game.illegal_moves.white = 1;
        let ruling = ruled("2023", &game, &made(b, "e7-e4", 1));
        assert!(told(&ruling).contains("white+2:00"), "{}", told(&ruling));
    }

    #[test]
    fn the_second_illegal_move_only_draws_when_the_opponent_cannot_mate() {
        let mut game = game(STANDARD, "8/8/8/8/8/2k5/7R/K7 w - - 0 1", "");
        game.illegal_moves.white = 1;
        let ruling = ruled("2023", &game, &made(Side::White, "h2-g3", 0));
        let expected = "restore 0, count white, end draw IllegalMoves | 7.5.5 7.5.1 4.3";
        assert_eq!(told(&ruling), expected);
        assert!(matches!(
            ruling.finding,
            Finding::IllegalMove { nth: 2, opponent: Some(CanMate::No), .. }
        ));
    }

    #[test]
    fn what_stands_on_the_board_tells_what_was_done() {
        let promotion = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
        let in_check = "4r2k/8/8/8/8/8/3N4/4K3 w - - 0 1";
        for (name, fen, standing, expected) in [
            (
                "left in check",
                in_check,
                "4r2k/8/8/8/8/5N2/8/4K3",
                "restore 0, count white, black+2:00, white has made 0, white moves freely, \
                 start white | 7.5.5 7.5.1",
            ),
            (
                "a pawn left on the last rank becomes a queen",
                promotion,
                "P7/7k/8/8/8/8/8/K7",
                "restore 0, count white, black+2:00, play a7a8q, start black | 7.5.5 7.5.2",
            ),
            ("a legal promotion", promotion, "N7/7k/8/8/8/8/8/K7", "continue | 3.10.1"),
            (
                "nothing was moved",
                promotion,
                "8/P6k/8/8/8/8/8/K7",
                "count white, black+2:00, white has made 0, start white | 7.5.5 7.5.3",
            ),
        ] {
            let case = Case::IllegalMove(IllegalMove {
                standing: Some(standing.parse().unwrap()),
                ..IllegalMove::new(Side::White, true)
            });
            assert_eq!(told(&ruled("2023", &game(STANDARD, fen, ""), &case)), expected, "{name}");
        }
    }

    #[test]
    fn a_move_that_is_not_completed_is_put_right_without_being_counted() {
        let mut case = made(Side::White, "e2-e5", 0);
        if let Case::IllegalMove(IllegalMove { completed, .. }) = &mut case {
            *completed = false;
        }
        let ruling = ruled("2018", &game(STANDARD, START, ""), &case);
        assert_eq!(told(&ruling), "restore 0, white moves e2 | 7.5.1 6.2.1 4.3");
    }

    #[test]
    fn an_answered_illegal_move_stands_in_unsupervised_blitz_but_not_in_standard_play() {
        let case = made(Side::White, "e2-e5", 0);
        for (control, expected) in [
            ("3+2", "continue | A.5.2 ?"),
            (
                STANDARD,
                "restore 0, count white, black+2:00, white has made 1, white moves e2, start white \
                 | 7.5.5 7.5.1 4.3",
            ),
        ] {
            let ruling = ruled("2023", &game(control, START, "e2e4 e7e5"), &case);
            assert_eq!(told(&ruling), expected, "{control}");
        }
    }

    #[test]
    fn after_the_game_the_result_stands() {
        let mate = game(STANDARD, "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8");
        let ruling = ruled("2023", &mate, &made(Side::White, "a1-b8", 0));
        assert_eq!(told(&ruling), "continue | 5.1.1");
        assert!(matches!(ruling.finding, Finding::GameOver { .. }));
    }
}
