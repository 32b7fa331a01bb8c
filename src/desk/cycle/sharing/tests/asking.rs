//! What a station asks of the one that keeps a board, and what becomes of results.

use super::room::Room;
use crate::request_error::CommandError;
use crate::testing::{contest, give, incident, play, result, stations, take};
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::result::PairingResult;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::refusal::Refusal;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::command::Command as Asked;
use jadoube_core::stations::member::Role as StationRole;
use jadoube_laws::ids::BoardNo;

#[test]
fn what_one_station_records_all_know_and_each_asks_for_its_own_boards() {
    let mut room = Room::new(3);
    room.publish();
    room.heal();
    let set_up = |room: &Room, nth| room.hall(nth).at_board.len();
    assert_eq!((set_up(&room, 0), set_up(&room, 1)), (5, 5), "each its own, and the one of before");
    let game = room.hall(0).at_board[&BoardNo(1)];
    assert_eq!(game.letter().unwrap().to_string(), "B");
    assert_eq!(room.hall(0).at_board[&BoardNo(9)].letter(), None, "of before");
    room.must(1, &play(1, "e2e4"));
    let not = room.ask(0, &play(1, "e7e5"));
    assert!(matches!(not, Err(CommandError::Refused(Refusal::Stations(_)))), "{not:?}");
    room.must(1, &incident(1));
    room.must(0, &incident(9));
    room.heal();
    let numbers: Vec<String> = room.hall(2).incidents.keys().map(ToString::to_string).collect();
    assert_eq!(numbers, ["1", "A-1", "B-1"]);
    assert!(room.hall(2).own == Some(room.id(2)) && !room.hall(2).is_kept_here(BoardNo(1)));
    room.agree();
}

#[test]
fn what_is_asked_of_the_chief_waits_for_it_and_is_done_once() {
    let mut room = Room::new(2);
    room.publish();
    room.heal();
    let draw = PairingResult::Draw;
    room.cut.insert((0, 1));
    let asked = room.must(1, &result(2, draw));
    assert!(matches!(asked[0].event, Event::Proposed { .. }));
    let again = room.must(1, &result(2, draw));
    assert_eq!(again.len(), 1, "a second time is another proposal");
    room.kill(1);
    assert_eq!(room.hall(1).waiting_proposals().count(), 2, "it outlasts the program");
    room.heal();
    assert_eq!(room.hall(1).waiting_proposals().count(), 0);
    let entered = |hall: &Hall| hall.game(BoardNo(2))?.outcome().map(PairingResult::of);
    assert_eq!((entered(room.hall(0)), entered(room.hall(1))), (Some(draw), Some(draw)));
    // What cannot be done is turned down with the reason, and both know it.
    room.must(1, &result(77, draw));
    room.heal();
    let turned: Vec<_> =
        room.hall(1).proposals.values().filter_map(|one| one.turned_down.clone()).collect();
    assert!(turned.iter().any(|(by, why)| *by == room.id(0) && !why.is_empty()), "{turned:?}");
    room.agree();
}

#[test]
fn a_result_ends_the_game_where_its_board_is_kept_and_counts_everywhere() {
    let mut room = Room::new(3);
    room.publish();
    room.heal();
    let results = |room: &Room, board: u16| -> Vec<Option<PairingResult>> {
        (0..3)
            .map(|nth| {
                let hall = room.hall(nth);
                hall.contest.bout(1, BoardNo(board))?.result(&hall.pairing_boards())
            })
            .collect()
    };
    let (draw, all) = (PairingResult::Draw, vec![Some(PairingResult::Draw); 3]);
    // At the home of the board, with a cut line.
    room.cut.insert((0, 1));
    let entries = room.must(1, &result(1, draw));
    assert!(entries.iter().all(|one| one.event.board() == Some(BoardNo(1))), "{entries:?}");
    room.heal();
    assert_eq!(results(&room, 1), all);
    // At the chief's station, for the board of another: its home is asked, and ends it once it hears.
    room.cut.extend([(0, 1), (0, 2)]);
    let asked = room.must(0, &result(2, draw));
    assert!(matches!(asked[..], [Entry { event: Event::Proposed { .. }, .. }]), "{asked:?}");
    assert_eq!(results(&room, 2)[0], None);
    room.heal();
    assert_eq!(results(&room, 2), all);
    let ended = room.hall(0).at_board[&BoardNo(2)];
    assert_eq!(room.hall(0).games[&ended].board, BoardNo(2));
    // At a results desk: likewise; and one that is over already is the chief's.
    room.must(0, &give(3, room.id(1)));
    room.heal();
    room.must(1, &take(3));
    room.must(2, &give(2, room.id(0)));
    room.heal();
    room.must(0, &take(2));
    let (station, role) = (room.id(2), StationRole::ResultsDesk);
    room.must(
        0,
        &stations(Asked::Admit { station, name: "Desk".into(), role, boards: Vec::new() }),
    );
    room.heal();
    room.must(2, &result(3, draw));
    room.heal();
    assert_eq!(results(&room, 3), all);
    let not_rated = contest(Ask::EnterResult {
        round: None,
        board: BoardNo(3),
        result: PairingResult::DrawUnrated,
        reason: "not rated".into(),
    });
    room.must(2, &not_rated);
    room.heal();
    assert_eq!(results(&room, 3), vec![Some(PairingResult::DrawUnrated); 3]);
    assert_eq!(room.hall(2).waiting_proposals().count(), 0);
    room.agree();
}

#[test]
fn what_the_board_cannot_show_of_a_result_is_asked_of_the_chief() {
    let mut room = Room::new(2);
    room.publish();
    room.heal();
    let enter = |reason: &str| {
        let (board, result, reason) = (BoardNo(1), PairingResult::DrawUnrated, reason.to_owned());
        contest(Ask::EnterResult { round: None, board, result, reason })
    };
    assert!(room.ask(1, &enter("")).is_err(), "the chief would want to know why");
    let entries = room.must(1, &enter("not rated"));
    assert!(entries.iter().any(|one| matches!(one.event, Event::Proposed { .. })), "{entries:?}");
    room.heal();
    for nth in 0..2 {
        let hall = room.hall(nth);
        let bout = hall.contest.bout(1, BoardNo(1)).unwrap();
        assert_eq!(bout.result(&hall.pairing_boards()), Some(PairingResult::DrawUnrated));
        assert_eq!(hall.waiting_proposals().count(), 0);
    }
    room.agree();
}
