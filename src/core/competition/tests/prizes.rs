//! Prizes of all and of categories: who gets what, and that they are part of the regulations.

use super::*;
use crate::competition::category::Category;
use crate::competition::prize::{Prizes, amounts, amounts_with_comma, written};
use jadoube_competition::prize::Sharing;
use jadoube_competition::tournament::Sex;

/// Four players, of whom the last two are women. The first wins all, the others draw with each other.
fn played(prizes: Prizes) -> TestHall {
    let mut one = TestHall::new(TABLE, 4);
    for no in [3, 4].map(EntrantNo) {
        let known = one.contest().entrants[&no].entrant.clone();
        let entrant = Box::new(Entrant { sex: Some(Sex::Woman), ..known });
        one.ask(Ask::Amend { no, entrant }).unwrap();
    }
    let old = one.contest().regulations.clone().unwrap();
    let regulations = Box::new(Regulations { prizes, tie_breaks: "WIN".into(), ..old });
    one.ask(Ask::ChangeRegulations { regulations, reason: "a sponsor".into() }).unwrap();
    for round in 1..=3 {
        one.round(round, &[]);
        let bouts = one.contest().rounds[&round].bouts.clone();
        for bout in bouts {
            let sign = match bout.pairing.both() {
                [EntrantNo(1), _] => "1",
                [_, EntrantNo(1)] => "0",
                _ => "=",
            };
            one.enter(bout.pairing.board.0, sign).unwrap();
        }
    }
    one
}

fn awards(one: &TestHall) -> Vec<(Category, usize, u16, u32)> {
    let (contest, readings) = (one.contest(), one.hall.tournament());
    let ranking = contest.regulations.as_ref().unwrap().ranking();
    let standing = ranking.standing(&readings.standing, 3);
    let boards = one.hall.pairing_boards();
    let all = contest.awards((&readings, &boards), &standing, 2026).into_iter();
    all.map(|one| (one.category, one.place, one.who.0, one.amount)).collect()
}

fn prizes(sharing: Sharing, several: bool) -> Prizes {
    let of = [(Category::All, vec![50_000, 30_000]), (Category::Women, vec![10_000, 5_000])];
    Prizes { amounts: of.into(), sharing, several, currency: "EUR".into() }
}

#[test]
fn a_category_is_for_those_without_a_prize_unless_several_are_allowed() {
    use Category::{All, Women};
    // Behind the winner three are level to the last, and divide the second prize.
    let first =
        vec![(All, 1, 1, 50_000), (All, 2, 2, 10_000), (All, 3, 3, 10_000), (All, 4, 4, 10_000)];
    assert_eq!(
        awards(&played(prizes(Sharing::Hort, false))),
        first,
        "nobody is left for the prizes of the women"
    );
    let both = [first, vec![(Women, 1, 3, 7_500), (Women, 2, 4, 7_500)]].concat();
    assert_eq!(awards(&played(prizes(Sharing::Equal, true))), both);
    let none = TestHall::new(TABLE, 4);
    assert_eq!(awards(&none), [], "there are none");
}

#[test]
fn who_has_left_gets_nothing() {
    let mut one = TestHall::new(System::Manual { rounds: 5 }, 4);
    let old = one.contest().regulations.clone().unwrap();
    let prizes = Prizes { amounts: [(Category::All, vec![900, 600])].into(), ..Prizes::default() };
    let regulations = Box::new(Regulations { prizes, ..old });
    one.ask(Ask::ChangeRegulations { regulations, reason: "a sponsor".into() }).unwrap();
    one.round(1, &[board(1, 1, 2), board(2, 3, 4)]);
    one.enter(1, "1").unwrap();
    one.enter(2, "=").unwrap();
    let who = |one: &TestHall| -> Vec<u16> { awards(one).iter().map(|award| award.2).collect() };
    assert_eq!(who(&one), [1, 3, 4]);
    let (no, reason) = (EntrantNo(1), String::from("ill"));
    one.ask(Ask::Leave { no, from: 2, expelled: false, reason }).unwrap();
    assert_eq!(who(&one), [3, 4]);
}

#[test]
fn prizes_are_kept_with_the_regulations_and_undone_with_them() {
    let one = played(prizes(Sharing::Hort, false));
    let regulations = one.contest().regulations.clone().unwrap();
    let text = serde_json::to_string(&regulations).unwrap();
    assert!(
        text.contains(
            r#""amounts":[["all",[50000,30000]],["women",[10000,5000]]],"sharing":"hort""#
        ),
        "{text}"
    );
    assert_eq!(serde_json::from_str::<Regulations>(&text).unwrap(), regulations);
    let without = Regulations { prizes: Prizes::default(), ..regulations };
    assert!(!serde_json::to_string(&without).unwrap().contains("prizes"), "as older files have it");
}

#[test]
fn amounts_are_read_as_they_are_typed() {
    for (typed, expected, again) in [
        ("500, 300,99.5", vec![50_000, 30_000, 9_950], "500, 300, 99.50"),
        ("1000 500;0.05", vec![100_000, 50_000, 5], "1000, 500, 0.05"),
        ("", vec![], ""),
    ] {
        assert_eq!(amounts(typed), Some(expected.clone()), "{typed}");
        let listed: Vec<String> = expected.iter().map(|one| written(*one)).collect();
        assert_eq!(listed.join(", "), again);
    }
    for wrong in ["x", "1.234", ".5", "-1", "99999999999", "+5", "500, x"] {
        assert_eq!(amounts(wrong), None, "{wrong}");
    }
}

#[test]
fn a_comma_before_two_digits_stands_before_decimals_where_the_language_has_it_so() {
    for (typed, read) in [
        ("500; 300; 99,50", Some(vec![50_000, 30_000, 9_950])),
        ("500, 300, 200", Some(vec![50_000, 30_000, 20_000])),
        ("500,300,200", Some(vec![50_000, 30_000, 20_000])),
        ("99.50 10,5", Some(vec![9_950, 1_050])),
        ("50,30,20", Some(vec![5_000, 3_000, 2_000])),
        ("99,50,", Some(vec![9_950])),
        ("", Some(Vec::new())),
        ("viel", None),
    ] {
        assert_eq!(amounts_with_comma(typed), read, "{typed}");
    }
    assert_eq!(amounts("99,50"), Some(vec![9_900, 5_000]));
}
