//! A round on several stations, in the window: results, what is told of the line and of the others, and what
//! a station is not offered in its role.

use std::collections::BTreeMap;

use egui::Key;
use jadoube_competition::berger::Cycles;
use jadoube_core::competition::command::Command as Contest;
use jadoube_core::competition::entrant::{Entrant, EntrantNo};
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::result::PairingResult;
use jadoube_core::competition::round::Stage as RoundStage;
use jadoube_core::hall::command::Command;
use jadoube_core::stations::command::Command as Asked;
use jadoube_core::stations::member::Role;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::station::StationId;
use jadoube_desk::desk::Desk;
use jadoube_desk::exchange::{Incoming, LineState};
use jadoube_desk::request_error::Trouble;
use jadoube_desk::snapshot::Snapshot;
use jadoube_laws::ids::BoardNo;
use jadoube_message::system::SystemReason;
use jadoube_ui::actions::Action;

use crate::stage::{Stage, settle};
use crate::stations_window::{Two, ask, rows, until};

/// Round 1 of four players is published: board 1 is the other station’s, board 2 the chief’s.
pub(crate) fn round() -> Two {
    let mut two = Two::of(0, Role::SectorArbiter, &[BoardNo(1)]);
    let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
    let regulations = Box::new(Regulations::new(system, "90+30".parse().unwrap()));
    let entrants = (1..=4).map(|no| Entrant::named(format!("Player {no}"))).collect();
    let order = (1..=4).map(EntrantNo).collect();
    for what in [
        Contest::Start { regulations },
        Contest::Enter { entrants },
        Contest::Number { how: Numbering::Arbiter { order }, reason: String::new() },
        Contest::Draft { round: 1, pairings: Vec::new() },
        Contest::Publish { round: 1 },
    ] {
        two.stage.desk.command(Command::Contest { what }).wait().unwrap();
    }
    // The board of the other is set up there.
    let has_both = |seen: &Snapshot| seen.hall.at_board.len() == 2;
    two.chief_sees("both boards", has_both);
    until(&two.other, &two.other_woken, "both boards", has_both);
    two
}

fn result(desk: &Desk, board: u16) -> Option<PairingResult> {
    let snap = desk.snapshot();
    let boards = snap.hall.pairing_boards();
    snap.hall.contest.bout(1, BoardNo(board))?.result(&boards)
}

/// Types a result on the page of the round.
pub(crate) fn enter(stage: &mut Stage, text: &str) {
    stage.run(Action::ShowRound);
    stage.write(text);
    stage.key(Key::Enter);
}

#[test]
fn the_chief_types_results_and_closes_the_round_of_a_shared_event() {
    let mut two = round();
    enter(&mut two.stage, "2 =");
    assert_eq!(result(&two.stage.desk, 2), Some(PairingResult::Draw));
    // The other’s board is asked of the other, which records it.
    enter(&mut two.stage, "1 1");
    two.chief_sees("both results", |seen| {
        let boards = seen.hall.pairing_boards();
        let bout = seen.hall.contest.bout(1, BoardNo(1));
        bout.and_then(|bout| bout.result(&boards)) == PairingResult::read("1")
    });
    two.stage.ctrl(Key::Enter);
    let stage =
        |stage: &Stage| stage.desk.snapshot().hall.contest.rounds.get(&1).map(|one| one.stage);
    assert_eq!(stage(&two.stage), Some(RoundStage::Closed));
}

#[test]
fn a_result_of_another_station_s_board_waits_until_that_one_is_reached() {
    let mut two = round();
    two.cut(true);
    let mut there = two.there();
    enter(&mut there, "2 =");
    there.must_say("Asked of the station that records it");
    assert_eq!(there.desk.snapshot().hall.waiting_proposals().count(), 1);
    assert_eq!(result(&two.stage.desk, 2), None);
    two.cut(false);
    two.chief_sees("the result", |seen| {
        let boards = seen.hall.pairing_boards();
        let bout = seen.hall.contest.bout(1, BoardNo(2));
        bout.and_then(|bout| bout.result(&boards)) == Some(PairingResult::Draw)
    });
}

#[test]
fn that_the_line_went_and_came_back_is_told_once_each() {
    let mut two = Two::new();
    let put = |two: &mut Two, line| {
        assert!(two.stage.desk.inlet().put(Incoming::Line(line)));
        two.stage.desk.ask(jadoube_desk::inbox::Request::ListPorts).wait().unwrap();
        settle(&mut two.stage.window);
    };
    put(&mut two, LineState::Down(SystemReason::TimedOut));
    two.stage.must_say("The connection to the other stations is lost");
    two.stage.run(Action::ShowStations);
    // Who is not connected does not know who is there.
    let all = rows(&two.stage);
    assert!(all.iter().all(|row| !row.contains(", there")), "{all:?}");
    put(&mut two, LineState::Up);
    two.stage.must_say("Connected to the other stations");
}

#[test]
fn who_lost_a_board_is_told_by_whom_it_was_taken_over_and_that_two_records_lie_there() {
    let mut two = Two::new();
    let mut there = two.there();
    two.cut(true);
    two.other_plays("d2d4");
    let (posts, reason) = (vec![Post::Board(BoardNo(1))], "its battery is empty".into());
    let over = Asked::TakeOver { posts, reason, ahead: BTreeMap::new() };
    two.stage.desk.command(ask(over)).wait().unwrap();
    two.stage.play(1, &["e2e4"]);
    two.cut(false);
    let differs = |seen: &Snapshot| seen.hall.stations.open_differences().count() == 1;
    until(&two.other, &two.other_woken, "differs", differs);
    two.chief_sees("differs", differs);
    settle(&mut there.window);
    there.must_say("Chief has taken over from this station: board 1 (its battery is empty)");
    for stage in [&there, &two.stage] {
        stage.must_say("Recorded twice: board 1. Of the record of Hall 2");
    }
    // What is put aside has not happened at the board.
    assert!(!two.stage.says("d2d4") && !two.stage.says("d4"), "{:?}", two.stage.labels());
    // Who does not keep the board reads both records, and is told at once where it is decided.
    there.run(Action::ShowStations);
    for button in ["Compare…: board 1", "Part by part…: board 1"] {
        there.click(button);
        there.must_say("Moves that differ: Chief has 1.e4; Hall 2 has 1.d4");
        there.must_say("Chief keeps board 1. Do it there");
        there.key(Key::Escape);
    }
}

#[test]
fn a_viewer_is_not_offered_what_its_role_does_not_do() {
    let two = Two::of(2, Role::Viewer, &[]);
    let mut there = two.there();
    there.key(Key::F3);
    there.must_say("keeps board 1");
    assert!(!there.says("Take over this board…"));
    there.ctrl(Key::K);
    there.write("Take over boards");
    there.must_say("this station has no role for it");
}

#[test]
fn what_was_handed_over_and_not_taken_stands_in_the_list() {
    let mut two = Two::new();
    let key = StationId(two.other_key);
    two.stage.run(Action::ShowStations);
    let posts = vec![Post::Board(BoardNo(2)), Post::Chief];
    two.stage.desk.command(ask(Asked::Give { posts, to: key })).wait().unwrap();
    settle(&mut two.stage.window);
    let all = rows(&two.stage).join("\n");
    assert!(all.contains("handed over, not yet taken: the chief station, board 2"), "{all}");
}

#[test]
fn what_a_sector_learns_of_players_waits_for_the_chief_with_words_and_is_done_or_turned_down() {
    let mut two = round();
    two.cut(true);
    let mut there = two.there();
    let leave = |no: u16| {
        let (no, reason) = (EntrantNo(no), "ill".to_owned());
        Command::Contest { what: Contest::Leave { no, from: 2, expelled: false, reason } }
    };
    let correct = |name: &str| {
        let (no, entrant) = (EntrantNo(4), Box::new(Entrant::named(name)));
        Command::Contest { what: Contest::Amend { no, entrant } }
    };
    for command in [leave(3), correct("Quatre, Ana")] {
        two.other.command(command).wait().unwrap();
    }
    there.run(Action::ShowStations);
    there.must_say("Hall 2 waits for Chief: withdrawal from round 2 on: Player 3");
    // The chief has learnt something else of the other player meanwhile.
    two.stage.desk.command(correct("Quatre, Anna Maria")).wait().unwrap();
    two.cut(false);
    two.chief_sees("the first is done", |seen| {
        seen.hall.waiting_proposals().count() == 0
            && seen.hall.contest.entrants[&EntrantNo(3)].stay.has_left(2)
    });
    until(&two.other, &two.other_woken, "answered", |seen| {
        seen.hall.waiting_proposals().count() == 0
    });
    settle(&mut there.window);
    there.must_say("turned down by Chief: correction of the data of Quatre, Ana.");
    there.must_say("The data of Quatre, Anna Maria were changed at the chief station");
    let snap = two.stage.desk.snapshot();
    assert_eq!(snap.hall.contest.entrants[&EntrantNo(4)].entrant.name, "Quatre, Anna Maria");
    // What is decided about the event is not asked for.
    let close = Command::Contest { what: Contest::Close { round: 1 } };
    let why = two.other.command(close).wait().unwrap_err();
    assert!(matches!(why, Trouble::Refused(_)), "{why:?}");
}
