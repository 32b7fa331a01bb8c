//! Knock-outs and matches through the hall: stages with their rates, byes, walkovers, undo, and pairings
//! by hand with what speaks against them.

use super::*;
use crate::competition::next::NextStep;
use crate::competition::remark::Remark;
use jadoube_chess::side::Side;
use jadoube_competition::knockout::bracket::Tie;
use jadoube_competition::knockout::written::stages;

const KNOCK_OUT: System = System::KnockOut { third_place: true };

fn bracket_of(system: System, players: u16, typed: &str) -> TestHall {
    let mut one = TestHall { hall: Hall::default() };
    one.command(&Command::Found { competition: Competition::new("Cup", "2023") }).unwrap();
    let control = "90+30".parse().unwrap();
    let stages = stages(typed).unwrap();
    let regulations = Box::new(Regulations { stages, ..Regulations::new(system, control) });
    one.ask(Ask::Start { regulations }).unwrap();
    let entrants = (1..=players).map(|no| entrant(&format!("P{no}"), 2500 - no)).collect();
    one.ask(Ask::Enter { entrants }).unwrap();
    one.ask(Ask::Number { how: Numbering::Rating, reason: String::new() }).unwrap();
    one
}

fn next(one: &mut TestHall) -> Vec<(u16, u16, u16)> {
    let round = one.contest().published() + 1;
    one.round(round, &[]);
    let bouts = one.contest().rounds[&round].bouts.iter();
    bouts.map(|bout| (bout.pairing.board.0, bout.pairing.white.0, bout.pairing.black.0)).collect()
}

fn winner(one: &TestHall, round: u16, place: u16) -> Option<u16> {
    let course = one.contest().bracket(&one.hall.pairing_boards()).unwrap();
    course.of(Tie { round, place }).unwrap().winner().map(|number| number.0)
}

fn control(one: &TestHall, board: u16) -> String {
    one.hall.game(BoardNo(board)).unwrap().setup.known_control().unwrap().to_string()
}

#[test]
fn a_knock_out_of_six_goes_over_byes_and_an_armageddon_game_to_the_places() {
    let mut one = bracket_of(KNOCK_OUT, 6, "2; a@5|4");
    assert_eq!(one.contest().planned(), 6, "two games in each of three rounds at least");
    assert_eq!(next(&mut one), [(1, 4, 5), (2, 3, 6)]);
    let byes: Vec<u16> = one.contest().rounds[&1].byes.keys().map(|no| no.0).collect();
    assert_eq!(byes, [1, 2]);
    one.enter(1, "=").unwrap();
    one.enter(2, "1").unwrap();
    assert_eq!(next(&mut one), [(1, 5, 4), (2, 6, 3)], "the colours change");
    assert_eq!(one.refused(&Ask::Draft { round: 3, pairings: Vec::new() }), {
        Not::ResultsMissing { round: 2, boards: vec![BoardNo(1), BoardNo(2)] }
    });
    one.enter(1, "=").unwrap();
    one.enter(2, "0").unwrap();
    assert_eq!(
        (winner(&one, 1, 1), winner(&one, 1, 2), winner(&one, 1, 3)),
        (Some(1), None, Some(2))
    );
    // One match goes on, at its own rate; and Black wins it with a draw.
    assert_eq!(next(&mut one), [(1, 4, 5)]);
    assert_eq!(control(&one, 1), "5 | 4");
    one.enter(1, "=").unwrap();
    assert_eq!(winner(&one, 1, 2), Some(5));
    assert_eq!(one.hall.next_step(), NextStep::Close { round: 1 });
    assert_eq!(next(&mut one), [(1, 1, 5), (2, 2, 3)]);
    assert_eq!(control(&one, 1), "90+30");
    // 5 leaves between the games; the other match is drawn, then won.
    one.enter(1, "1").unwrap();
    one.enter(2, "=").unwrap();
    let leave = Ask::Leave { no: EntrantNo(5), from: 5, expelled: false, reason: "ill".into() };
    one.ask(leave).unwrap();
    assert_eq!(winner(&one, 2, 1), Some(1));
    assert_eq!(next(&mut one), [(1, 3, 2)]);
    one.enter(1, "0").unwrap();
    // The third place is won without play; the final has two games.
    assert_eq!(next(&mut one), [(1, 1, 2)]);
    one.enter(1, "1").unwrap();
    assert_eq!(next(&mut one), [(1, 2, 1)]);
    one.enter(1, "=").unwrap();
    let again = Ask::Draft { round: 8, pairings: Vec::new() };
    assert_eq!(one.refused(&again), Not::AllRoundsPublished { rounds: 7, article: BY.basics });
    for round in 1..=7 {
        one.ask(Ask::Close { round }).unwrap();
    }
    assert_eq!(one.hall.next_step(), NextStep::Standings);
    let course = one.contest().bracket(&one.hall.pairing_boards()).unwrap();
    let places: Vec<_> = course.places().iter().map(|one| (one.number.0, one.from)).collect();
    assert_eq!(places, [(1, 1), (2, 2), (3, 3), (5, 4), (4, 5), (6, 5)]);
    // Of the Armageddon game no rating is reckoned.
    let record = one.hall.tournament().record;
    let rated = |round: usize| match record.players[&Number(5)].rounds[round] {
        Some(jadoube_competition::tournament::RoundResult::Game { is_rated, .. }) => is_rated,
        other => panic!("{other:?}"),
    };
    assert_eq!((rated(1), rated(2)), (true, false));
}

#[test]
fn a_match_that_stands_even_goes_by_lot_which_is_recorded_and_undone() {
    let mut one = bracket_of(KNOCK_OUT, 4, "2");
    let lot = |no: u16, seed, winner: Option<u16>| Ask::DrawMatch {
        no: EntrantNo(no),
        seed,
        winner: winner.map(EntrantNo),
        reason: "regulations 7".into(),
    };
    next(&mut one);
    one.enter(1, "=").unwrap();
    one.enter(2, "1").unwrap();
    let not_yet = Not::NoTiedMatch("P1".into());
    assert_eq!(one.refused(&lot(1, Some(7), None)), not_yet, "a game of it is left");
    next(&mut one);
    one.enter(1, "=").unwrap();
    one.enter(2, "0").unwrap();
    assert_eq!(winner(&one, 1, 1), None);
    // Player 2 has won both games.
    assert_eq!(one.refused(&lot(2, Some(7), None)), Not::NoTiedMatch("P2".into()));
    assert_eq!(one.refused(&lot(1, None, Some(3))), not_yet, "3 does not play in it");
    let before = one.contest().clone();
    one.ask(lot(1, None, Some(4))).unwrap();
    assert_eq!((winner(&one, 1, 1), winner(&one, 1, 2)), (Some(4), Some(2)));
    one.ask(Ask::Undo).unwrap();
    assert_eq!(one.contest().lots, before.lots);
    assert_eq!(winner(&one, 1, 1), None);
    one.ask(lot(4, Some(7), None)).unwrap();
    let first = winner(&one, 1, 1);
    assert!(matches!(first, Some(1 | 4)), "{first:?}");
    one.ask(Ask::Undo).unwrap();
    one.ask(lot(1, Some(7), None)).unwrap();
    assert_eq!(winner(&one, 1, 1), first, "the same seed draws the same");
    let games = next(&mut one);
    assert_eq!(games.len(), 2, "the final and the match for the third place");
}

#[test]
fn a_correction_takes_the_winner_back_and_undo_takes_back_the_draft() {
    let mut one = bracket_of(System::KnockOut { third_place: false }, 4, "1; a@5|4");
    assert_eq!(next(&mut one), [(1, 1, 4), (2, 2, 3)]);
    one.enter(1, "1").unwrap();
    one.enter(2, "1").unwrap();
    one.ask(Ask::Draft { round: 2, pairings: Vec::new() }).unwrap();
    one.ask(result(Some(1), 2, "0", "both say so")).unwrap();
    assert_eq!(one.refused(&Ask::Publish { round: 2 }), Not::DraftOutdated(2));
    one.ask(Ask::Undo).unwrap();
    one.ask(Ask::Publish { round: 2 }).unwrap();
    // Found too late: those who were paired play, and who wins has won.
    one.ask(result(Some(1), 2, "0", "both say so")).unwrap();
    one.enter(1, "0").unwrap();
    assert_eq!((winner(&one, 1, 2), winner(&one, 2, 1)), (Some(3), Some(2)));
}

#[test]
fn a_match_is_of_two_and_goes_to_who_cannot_be_caught_up_with() {
    let mut one = bracket_of(System::Match, 2, "4; 2@5+3");
    let third = Ask::Enter { entrants: vec![entrant("third", 2000)] };
    assert_eq!(one.refused(&third), Not::MatchOfTwo);
    assert_eq!(one.contest().planned(), 4);
    for (round, sign) in [(1, "1"), (2, "="), (3, "1")] {
        let colours = if round % 2 == 1 { (1, 1, 2) } else { (1, 2, 1) };
        assert_eq!(next(&mut one), [colours]);
        one.enter(1, sign).unwrap();
    }
    assert_eq!(winner(&one, 1, 1), Some(1), "two and a half of four");
    let bout = |round| one.contest().match_score(round, BoardNo(1), &one.hall.pairing_boards());
    assert_eq!(bout(3), Some([Points(15), Points(5)]));
    // A match whose stages are used up is over, and even.
    let mut even = bracket_of(System::Match, 2, "2");
    for _ in 0..2 {
        next(&mut even);
        even.enter(1, "=").unwrap();
    }
    for round in 1..=2 {
        even.ask(Ask::Close { round }).unwrap();
    }
    assert_eq!((winner(&even, 1, 1), even.hall.next_step()), (None, NextStep::Standings));
}

#[test]
fn regulations_that_nobody_can_play_by_are_refused() {
    let mut one = TestHall { hall: Hall::default() };
    one.command(&Command::Found { competition: Competition::new("Cup", "2023") }).unwrap();
    let usual = Regulations::new(KNOCK_OUT, "90+30".parse().unwrap());
    let stages = stages("2; a@fast").unwrap();
    let regulations = Box::new(Regulations { stages, ..usual.clone() });
    assert!(matches!(one.refused(&Ask::Start { regulations }), Not::Rate(_)));
    let teams = Some(crate::competition::team::TeamRules::new(4));
    let regulations = Box::new(Regulations { teams, ..usual });
    assert_eq!(one.refused(&Ask::Start { regulations }), Not::KnockOutOfTeams);
}

/// Scheveningen, Schiller, Molter, and clubs' own ways: the arbiter types all rounds, and is told what
/// speaks against each.
#[test]
fn pairings_by_hand_are_checked_round_by_round() {
    let mut one = TestHall::new(System::Manual { rounds: 5 }, 5);
    // 5 is free in round 1; in the others the colours of 1 run away.
    for (round, pairings) in [(1, [(1, 2), (3, 4)]), (2, [(1, 3), (2, 5)])] {
        let pairings: Vec<Pairing> = pairings
            .into_iter()
            .zip(1..)
            .map(|((white, black), no)| board(no, white, black))
            .collect();
        assert_eq!(one.contest().remarks(round, &pairings, &one.hall.pairing_boards()), []);
        one.round(round, &pairings);
        one.enter(1, "1").unwrap();
        one.enter(2, "1").unwrap();
    }
    let typed = [board(1, 1, 4), board(2, 3, 2)];
    let found = one.contest().remarks(3, &typed, &one.hall.pairing_boards());
    let name = |no: u16| format!("{no} P{no}");
    assert_eq!(
        found,
        [
            Remark::ColourThrice { name: name(1), colour: Side::White, article: BY.basics },
            Remark::ColourDifference { name: name(1), whites: 3, blacks: 0, article: BY.basics },
            Remark::ByeAgain { name: name(5), article: BY.basics },
        ]
    );
    let typed = [board(1, 2, 1), board(2, 3, 5)];
    let found = one.contest().remarks(3, &typed, &one.hall.pairing_boards());
    let met = Remark::MetBefore { white: name(2), black: name(1), round: 1, article: BY.basics };
    assert!(found.contains(&met), "{found:?}");
    assert!(found.contains(&Remark::ByeAgain { name: name(4), article: BY.basics }), "{found:?}");
}
