//! A result that is corrected two rounds later: what was paired since stays, what comes next follows it.

use super::*;
use crate::competition::remark::Remark;

#[test]
fn a_result_of_round_3_corrected_after_round_5_was_paired_changes_standings_and_the_next_pairing() {
    let mut one = TestHall::new(System::Manual { rounds: 6 }, 4);
    let pairs = [[1, 2, 3, 4], [1, 3, 2, 4], [1, 4, 2, 3], [2, 1, 4, 3], [3, 1, 4, 2]];
    for (round, [a, b, c, d]) in (1..).zip(pairs) {
        one.round(round, &[board(1, a, b), board(2, c, d)]);
        if round < 5 {
            // In round 3 player 4 did not come, as it was reported.
            one.enter(1, if round == 3 { "+-" } else { "=" }).unwrap();
            one.enter(2, "=").unwrap();
            one.ask(Ask::Close { round }).unwrap();
        }
    }
    let later = |one: &TestHall| [4, 5].map(|round| one.contest().rounds[&round].clone());
    let next = |one: &TestHall| {
        let boards = one.hall.pairing_boards();
        let all = one.contest().remarks(6, &[board(1, 4, 1), board(2, 2, 3)], &boards);
        let met = |remark: &&Remark| matches!(remark, Remark::MetBefore { round: 3, .. });
        all.iter().filter(met).count()
    };
    let (before, met) = (later(&one), next(&one));
    assert_eq!((one.points(1), one.points(4), met), (Points(25), Points(15), 1));
    one.ask(result(Some(3), 1, "0", "the player was at another board")).unwrap();
    assert_eq!(later(&one), before, "rounds 4 and 5 are as they were");
    assert_eq!((one.points(1), one.points(4)), (Points(15), Points(25)));
    assert_eq!(next(&one), 2, "the two have met now, and are not to be paired again");
    let entered = &one.contest().bout(3, BoardNo(1)).unwrap().entered;
    let last = entered.last().unwrap();
    assert_eq!(last.reason, "the player was at another board");
    assert_eq!((last.who.station.as_str(), last.wall.is_empty()), ("test", false));
}
