//! Byes, late entries, and what speaks against pairings made by hand.

use super::*;
use crate::competition::bye::ByeRules;
use crate::competition::remark::Remark;
use jadoube_competition::tournament::Bye;
use jadoube_competition::tournament::RoundResult;

const BY_HAND: System = System::Manual { rounds: 5 };

fn bye(no: u16, round: u8, bye: Bye) -> Ask {
    Ask::GrantBye { no: EntrantNo(no), round, bye }
}

fn with(rules: ByeRules, players: u16) -> TestHall {
    let mut one = TestHall::new(BY_HAND, players);
    let mut regulations = one.contest().regulations.clone().unwrap();
    regulations.byes = rules;
    let (regulations, reason) = (Box::new(regulations), "announced".into());
    one.ask(Ask::ChangeRegulations { regulations, reason }).unwrap();
    one
}

fn did(one: &TestHall, number: u16, round: usize) -> Option<RoundResult> {
    one.hall.tournament().record.players[&Number(number)].rounds[round - 1]
}

#[test]
fn byes_are_given_as_c_05_6_7_and_the_regulations_have_it() {
    let mut one = TestHall::new(BY_HAND, 6);
    one.ask(bye(1, 2, Bye::Half)).unwrap();
    assert!(one.ask(bye(1, 2, Bye::Half)).unwrap().is_empty(), "he has it");
    let (no, round) = (EntrantNo(1), 2);
    one.round(1, &[board(1, 3, 4)]);
    for (asked, why) in [
        (
            bye(1, 3, Bye::Half),
            Not::HalfPointByesUsed { no, most: 1, article: BY.half_byes.article },
        ),
        (bye(2, 3, Bye::Full), Not::NoFullPointByes),
        (bye(2, 3, Bye::PairingAllocated), Not::ByeOfPairing(BY.basics)),
        (bye(2, 6, Bye::Half), Not::NotPlanned { round: 6, planned: 5, article: BY.basics }),
        (bye(2, 1, Bye::Half), Not::ByeTooLate { round: 1, article: BY.half_byes.article }),
        (bye(9, 2, Bye::Half), Not::NoSuchEntrant(EntrantNo(9))),
    ] {
        assert_eq!(one.refused(&asked), why);
    }
    one.ask(bye(2, 5, Bye::Zero)).unwrap();
    one.enter(1, "=").unwrap();
    let pairings = vec![board(1, 1, 2)];
    assert_eq!(
        one.refused(&Ask::Draft { round, pairings }),
        Not::HasBye { no, round, article: BY.absent }
    );
    one.round(2, &[board(1, 2, 3), board(2, 4, 5)]);
    assert_eq!(did(&one, 1, 2), Some(RoundResult::Bye(Bye::Half)));
    // Number 6 alone had no opponent.
    assert_eq!(did(&one, 6, 2), Some(RoundResult::Bye(Bye::PairingAllocated)));
    let mut table = TestHall::new(TABLE, 4);
    assert_eq!(table.refused(&bye(1, 1, Bye::Half)), Not::NoByesInTable(BY.tables));
}

#[test]
fn regulations_may_give_more_byes_or_none_at_the_end() {
    let mut one = with(ByeRules { half: 2, not_in_last: 2, full: true, late_half: 0 }, 4);
    one.ask(bye(1, 1, Bye::Half)).unwrap();
    one.ask(bye(1, 2, Bye::Half)).unwrap();
    one.ask(bye(2, 1, Bye::Full)).unwrap();
    assert_eq!(one.refused(&bye(3, 4, Bye::Half)), Not::NoByeInLastRounds { rounds: 2 });
    one.ask(bye(3, 5, Bye::Zero)).unwrap();
    // He comes after all.
    one.ask(Ask::NotePresent { no: EntrantNo(2), round: 1 }).unwrap();
    one.round(1, &[board(1, 2, 3)]);
    assert_eq!(did(&one, 1, 1), Some(RoundResult::Bye(Bye::Half)));
    let why = Not::PublishedBefore(1, BY.grounds.article);
    assert_eq!(one.refused(&Ask::NotePresent { no: EntrantNo(1), round: 1 }), why);
}

#[test]
fn a_bye_given_after_the_pairing_ends_the_draft_or_changes_who_is_free() {
    let mut one = TestHall::new(BY_HAND, 4);
    let pairings = vec![board(1, 1, 2)];
    one.ask(Ask::Draft { round: 1, pairings }).unwrap();
    one.ask(bye(3, 1, Bye::Half)).unwrap();
    assert_eq!(one.contest().rounds[&1].byes[&EntrantNo(3)], Bye::Half);
    one.ask(bye(1, 1, Bye::Half)).unwrap();
    let why = Not::HasBye { no: EntrantNo(1), round: 1, article: BY.absent };
    assert_eq!(one.refused(&Ask::Publish { round: 1 }), why);
}

#[test]
fn who_comes_late_has_missed_rounds_without_points_unless_the_rules_say_otherwise() {
    for (late_half, points) in [(0, Points::ZERO), (1, Points::HALF)] {
        let mut one = with(ByeRules { late_half, ..ByeRules::default() }, 4);
        for round in 1..=2 {
            one.round(round, &[board(1, 1, 2), board(2, 3, 4)]);
            one.enter(1, "1").unwrap();
            one.enter(2, "1").unwrap();
        }
        one.ask(Ask::Enter { entrants: vec![entrant("Late", 2000)] }).unwrap();
        let late = EntrantNo(5);
        assert_eq!(one.contest().missed(late), 2);
        assert_eq!(one.contest().entrants[&late].entrant.from_round, Some(3));
        one.ask(Ask::Number { how: Numbering::Rating, reason: "late entry".into() }).unwrap();
        assert_eq!(one.points(5), points, "C.04.2 2.4");
        one.round(3, &[board(1, 5, 1)]);
    }
}

#[test]
fn pairings_by_hand_are_made_and_what_speaks_against_them_is_told() {
    let mut one = TestHall::new(BY_HAND, 7);
    let shy = Entrant { not_with: [EntrantNo(5)].into(), ..entrant("P4", 2496) };
    one.ask(Ask::Amend { no: EntrantNo(4), entrant: Box::new(shy) }).unwrap();
    for round in 1..=2 {
        // 7 has the bye of round 1, 5 wins by forfeit in it.
        let first = [board(1, 1, 2), board(2, 3, 4), board(3, 5, 6)];
        let second = [board(1, 1, 3), board(2, 7, 2), board(3, 4, 6)];
        one.round(round, if round == 1 { &first } else { &second });
        for no in 1..=3 {
            one.enter(no, if no == 3 && round == 1 { "+-" } else { "1" }).unwrap();
        }
    }
    one.ask(Ask::NoteAbsent { no: EntrantNo(6), round: 3 }).unwrap();
    let told =
        |pairings: &[Pairing]| one.contest().remarks(3, pairings, &one.hall.pairing_boards());
    let name = |no: u16| format!("{no} P{no}");
    let (white, black) = (name(1), name(2));
    let thrice = Remark::ColourThrice {
        name: name(1),
        colour: jadoube_chess::side::Side::White,
        article: BY.basics,
    };
    let difference =
        Remark::ColourDifference { name: name(1), whites: 3, blacks: 0, article: BY.basics };
    let found = told(&[board(1, 1, 2), board(2, 5, 4), board(3, 3, 7)]);
    let met = Remark::MetBefore { white, black, round: 1, article: BY.basics };
    let shuns = Remark::NotTogether { white: name(5), black: name(4) };
    assert!(found.starts_with(&[met, thrice, difference]), "{found:?}");
    assert!(found.contains(&shuns), "{found:?}");
    // A game that was not played is no meeting (C.04.2 3.5).
    let again = told(&[board(1, 2, 1), board(2, 6, 5), board(3, 4, 3)]);
    let is_met =
        |remark: &&Remark| matches!(remark, Remark::MetBefore { black, .. } if *black == name(5));
    assert_eq!(again.iter().find(is_met), None);
    assert!(again.contains(&Remark::KnownAbsent { name: name(6), article: BY.absent }));
    assert!(again.contains(&Remark::ByeAgain { name: name(7), article: BY.basics }));
    assert!(
        told(&[board(1, 2, 1)]).contains(&Remark::LeftOut { name: name(3), article: BY.basics })
    );
}
