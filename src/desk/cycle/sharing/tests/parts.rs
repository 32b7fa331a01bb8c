//! Two records of a board settled part by part, by what the files tell.

use std::collections::BTreeMap;

use super::room::Room;
use crate::request_error::CommandError;
use crate::testing::{incident, play, set_up, stations, take_over};
use crate::two_records::{last_move, outcome, two_records};
use jadoube_chess::ply::Ply;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::parts::{ClockSource, Parts};
use jadoube_core::stations::command::{Command as Asked, Stands};
use jadoube_core::stations::post::{Epoch, Post};
use jadoube_core::stations::refusal::Refusal as StationsRefusal;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::ids::BoardNo;

/// Station 1 went on at its board with an incident while the chief took it over and played on.
fn parted() -> (Room, Epoch) {
    let mut room = Room::new(2);
    room.must(1, &set_up(1));
    room.must(1, &play(1, "e2e4"));
    room.heal();
    room.cut.insert((0, 1));
    room.must(1, &incident(1));
    room.must(1, &play(1, "c7c5"));
    room.must(0, &take_over(1));
    room.must(0, &play(1, "e7e5"));
    room.heal();
    let epoch = room.hall(0).stations.open_differences().next().unwrap().epoch;
    (room, epoch)
}

#[test]
fn the_outcome_is_shown_before_it_is_recorded_and_is_the_same_everywhere_after() {
    let (mut room, aside) = parted();
    let (board, words) = (BoardNo(1), Catalogue::new(Lang::En));
    let of = (Post::Board(board), aside);
    let records = two_records(&words, room.hall(0), room.seen(0).history().all(), of);
    assert_eq!((records.common, records.in_force.plies, records.aside.plies), (1, 2, 2));
    let record = records.put_aside.as_deref().unwrap();
    let no = *record.incidents.keys().next().unwrap();
    let clock = ClockSource::Aside;
    let parts = Parts { moves: Stands::Aside, clock, incidents: vec![no], ..Parts::default() };
    let at = room.at(0).keeper().now();
    let shown = outcome(&words, room.hall(0), (board, aside), (&parts, "", record), at).unwrap();
    let told = shown.lines.join("\n");
    assert!(told.contains("settled part by part") && told.contains("1…c5"), "{told}");
    assert!(told.contains("Taken back to the position after move 1 of White"), "{told}");
    assert_eq!(shown.times, record.times);
    let (reason, basis) = ("both players".to_owned(), records.basis);
    let command = |basis| Command::SettleInParts {
        board,
        aside,
        parts: parts.clone(),
        reason: reason.clone(),
        basis,
        record: None,
    };
    // A move has come since the arbiter looked.
    room.must(0, &play(1, "g1f3"));
    let rows = room.at(0).head();
    let late = room.ask(0, &command(basis));
    let changed = StationsRefusal::RecordsChanged(Post::Board(board));
    let is_told = |why: CommandError| matches!(why, CommandError::Refused(why) if why == changed.clone().into());
    assert!(is_told(late.unwrap_err()));
    let whole = Asked::Settle {
        post: Post::Board(board),
        aside,
        stands: Stands::Aside,
        reason: reason.clone(),
        basis,
        ahead: BTreeMap::new(),
    };
    assert!(is_told(room.ask(0, &stations(whole)).unwrap_err()));
    assert_eq!(room.at(0).head(), rows, "nothing was recorded");
    let now = two_records(&words, room.hall(0), room.seen(0).history().all(), of).basis;
    assert_ne!(now, basis);
    room.must(0, &command(now));
    room.agree();
    for nth in [0, 1] {
        let hall = room.hall(nth);
        let game = hall.game(board).unwrap();
        let moves: Vec<&str> = game.plies.iter().map(|ply| ply.san.as_str()).collect();
        assert_eq!(moves, ["e4", "c5"]);
        assert_eq!(hall.stations.open_differences().count(), 0);
        assert!(hall.incidents.contains_key(&no));
    }
    room.must(0, &play(1, "g1f3"));
    room.agree();
}

#[test]
fn the_last_move_is_named_as_on_a_scoresheet() {
    let (room, _) = parted();
    let game = room.hall(0).game(BoardNo(1)).unwrap();
    for (text, ply) in
        [("1", Some(1)), ("1.", Some(1)), ("1…", Some(2)), ("1...", Some(2)), ("0", Some(0))]
    {
        assert_eq!(last_move(text, game), ply.map(Ply), "{text}");
    }
    for text in ["2", "e4", "1....", "-1", "…", "0…"] {
        assert_eq!(last_move(text, game), None, "{text}");
    }
}
