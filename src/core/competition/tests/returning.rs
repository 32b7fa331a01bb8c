//! Somebody who left by mistake comes back.

use super::*;
use crate::competition::state::Entry as Listed;
use jadoube_chess::board::position::Uci;
use jadoube_competition::tournament::{Bye, RoundResult};
use jadoube_laws::game::command::AfterMove;
use jadoube_laws::game::event::Source;
use jadoube_laws::rulings::ruling::{Finding, Remedy, Ruling};
use jadoube_laws::rulings::score::result::is_corrected;
use jadoube_laws::rulings::sentence::Value;

fn leaves(no: u16, from: u8) -> Ask {
    Ask::Leave { no: EntrantNo(no), from, expelled: false, reason: "a mistake".into() }
}

fn returns(no: u16, from: u8) -> Ask {
    Ask::Return { no: EntrantNo(no), from, reason: "it was another".into() }
}

fn in_round(one: &TestHall, no: u16, round: u8) -> Option<RoundResult> {
    one.contest().in_round(EntrantNo(no), round, &one.hall.pairing_boards())
}

/// Player 4 left before round 2, which was played without him.
fn gone() -> TestHall {
    let mut one = TestHall::new(TABLE, 6);
    one.round(1, &[]);
    (1..=3).for_each(|board| drop(one.enter(board, "1").unwrap()));
    one.ask(leaves(4, 2)).unwrap();
    one.round(2, &[]);
    (1..=2).for_each(|board| drop(one.enter(board, "1").unwrap()));
    one
}

#[test]
fn who_comes_back_is_paired_again_and_lost_the_rounds_meanwhile_without_play() {
    let mut one = gone();
    assert_eq!(one.refused(&returns(4, 2)), Not::PublishedBefore(2, BY.grounds.article));
    let known = Ask::NotePresent { no: EntrantNo(4), round: 3 };
    assert_eq!(one.refused(&known), Not::HasLeft { name: "P4".into(), article: BY.departed });
    one.ask(returns(4, 3)).unwrap();
    assert!(matches!(in_round(&one, 4, 2), Some(RoundResult::Forfeit { won: false, .. })));
    let Some(RoundResult::Forfeit { won: false, opponent: Some(Number(other)), .. }) =
        in_round(&one, 4, 2)
    else {
        panic!("lost without play")
    };
    assert!(matches!(in_round(&one, other, 2), Some(RoundResult::Forfeit { won: true, .. })));
    one.round(3, &[]);
    assert_eq!(one.contest().rounds[&3].bouts.len(), 3, "all of them play");
    let readings = one.hall.tournament();
    assert!(readings.withdrawn.is_empty() && readings.left.is_empty());
    assert_eq!(one.ask(returns(5, 4)), Ok(Vec::new()), "he had not left");
}

#[test]
fn nobody_has_won_a_game_for_which_neither_was_there() {
    let mut one = gone();
    one.ask(returns(4, 3)).unwrap();
    let Some(RoundResult::Forfeit { opponent: Some(Number(other)), .. }) = in_round(&one, 4, 2)
    else {
        panic!("lost without play")
    };
    // His opponent of that round leaves for good, from the same round on.
    one.ask(leaves(other, 2)).unwrap();
    let readings = one.hall.tournament();
    for number in [4, other] {
        let known = readings.record.players[&Number(number)].rounds[1];
        assert!(matches!(known, Some(RoundResult::Forfeit { won: false, .. })), "{known:?}");
    }
}

#[test]
fn a_return_is_undone_with_the_draft_that_it_took_away() {
    let mut one = gone();
    one.ask(Ask::Draft { round: 3, pairings: Vec::new() }).unwrap();
    let (left, draft) = {
        let contest = one.contest();
        (contest.entrants[&EntrantNo(4)].clone(), contest.rounds.get(&3).cloned())
    };
    one.ask(returns(4, 3)).unwrap();
    assert_eq!(one.contest().rounds.get(&3), None, "he stands in no draft");
    one.ask(Ask::Undo).unwrap();
    let contest = one.contest();
    assert_eq!(contest.entrants[&EntrantNo(4)], left);
    assert_eq!(contest.rounds.get(&3).cloned(), draft);
}

#[test]
fn a_departure_put_off_leaves_the_rounds_that_were_not_played_as_they_are() {
    let mut one = gone();
    one.ask(leaves(4, 5)).unwrap();
    let entry = &one.contest().entrants[&EntrantNo(4)];
    assert_eq!(
        [1, 2, 3, 4, 5].map(|round| entry.stay.has_left(round)),
        [false, true, false, false, true]
    );
    one.ask(Ask::Undo).unwrap();
    let entry = &one.contest().entrants[&EntrantNo(4)];
    assert_eq!(
        [1, 2, 3, 4, 5].map(|round| entry.stay.has_left(round)),
        [false, true, true, true, true]
    );
}

/// Snapshots of before have it so.
#[test]
fn how_long_he_plays_is_written_in_his_entry() {
    let mut one = gone();
    one.ask(leaves(4, 5)).unwrap();
    let mut entry = one.contest().entrants[&EntrantNo(4)].clone();
    entry.byes.insert(3, Bye::Half);
    let written = serde_json::to_string(&entry).unwrap();
    let stay = r#","left":{"from":5,"expelled":false,"reason":"a mistake"},"away":[{"from":2,"until":3}],"absent":[],"#;
    assert!(written.contains(stay), "{written}");
    assert_eq!(serde_json::from_str::<Listed>(&written).unwrap(), entry);
}

#[test]
fn a_game_that_goes_on_after_its_result_was_undone_waits_for_a_clock() {
    let mut one = TestHall::new(TABLE, 4);
    one.round(1, &[]);
    let board = BoardNo(1);
    // Nothing has run: the game has not begun.
    one.enter(1, "1").unwrap();
    one.ask(Ask::Undo).unwrap();
    assert!(!one.hall.waits_for_clock(board));
    let board = BoardNo(2);
    one.command(&Command::Game { board, what: GameCommand::Start }).unwrap();
    let (uci, source, after) = (Uci("e2e4".into()), Source::Arbiter, AfterMove::Press);
    let play = GameCommand::Play { uci, source, times: None, spent: None, after };
    one.command(&Command::Game { board, what: play }).unwrap();
    one.ask(result(None, 2, "1", "resigned")).unwrap();
    one.ask(Ask::Undo).unwrap();
    assert!(one.hall.waits_for_clock(board));
}

#[test]
fn a_result_that_was_corrected_is_told_beside_the_one_that_the_board_shows() {
    let mut one = TestHall::new(TABLE, 4);
    one.round(1, &[]);
    one.enter(1, "0").unwrap();
    let no = one.contest().bout(1, BoardNo(1)).unwrap().game.unwrap();
    assert_eq!(one.hall.corrected(no), None);
    one.ask(result(None, 1, "1", "wrong board")).unwrap();
    let told = one.hall.corrected(no).map(|one| (one.entered, one.shown));
    assert_eq!(told, Some((PairingResult::WhiteWins, PairingResult::BlackWins)));
    let boards = one.hall.pairing_boards();
    assert!(one.contest().bout(1, BoardNo(1)).unwrap().is_shown_by_hand(&boards));
    // A ruling on that game names the result that counts, and is no longer that of the board alone.
    let outcome = Outcome { score: Score::BlackWins, reason: EndReason::AsRecorded };
    let over = || Ruling::new(Finding::GameOver { outcome }, vec![Remedy::ResultStands], vec![]);
    let ruling = one.hall.corrected(no).unwrap().named_in(over());
    assert!(is_corrected(&ruling) && !is_corrected(&over()));
    assert_eq!(ruling.remedies, [Remedy::ResultStands]);
    let Finding::Told(said) = &ruling.finding else { panic!("{:?}", ruling.finding) };
    let values = [("result", Value::Text("1–0".into())), ("shown", Value::Outcome(outcome))];
    assert_eq!(said.values, values.map(|(name, value)| (name.to_owned(), value)));
    one.ask(Ask::Undo).unwrap();
    assert_eq!(one.hall.corrected(no), None);
}
