//! A station whose key was used twice: what its own laptop says, how it goes on where nobody can be asked, and how
//! the others show it, in the window and on the command line.

use std::path::PathBuf;
use std::process::Command as Process;
use std::sync::{Arc, Mutex};

use egui::Key;
use egui::accesskit::Role as Part;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::event::Event;
use jadoube_core::stations::command::Command as Asked;
use jadoube_core::stations::event::Event as StationsEvent;
use jadoube_core::stations::station::StationId;
use jadoube_desk::cycle::Cycle;
use jadoube_desk::desk::Desk;
use jadoube_desk::exchange::Incoming;
use jadoube_desk::inbox::Request;
use jadoube_desk::station::Station;
use jadoube_i18n::lang::Lang;
use jadoube_journal::strand::Heads;
use jadoube_journal::wire::delivery_bytes;
use jadoube_journal::{copies, fresh};
use jadoube_laws::ids::{BoardNo, CommandKey, Role as Who};
use jadoube_ui::actions::Action;

use crate::cli::{code, text};
use crate::stage::{Stage, preferences, setup, window};
use crate::stations_window::{Sent, Two, ask, come, keyed, play, rows};

fn set_up(desk: &Desk, board: u16) -> bool {
    let (board, setup) = (BoardNo(board), setup(board));
    desk.command(Command::SetUpGame { board, setup }).wait().is_ok()
}

/// The chief's desk in an older copy of its file, in which it has recorded something else than in the right one;
/// and what it sent from there.
fn in_an_older_copy(keys: &tempfile::TempDir) -> (Arc<Desk>, Vec<Vec<u8>>) {
    let (file, copy) = (keys.path().join("event.jadoube"), keys.path().join("copy.jadoube"));
    let (desk, ..) = keyed(keys, "chief");
    let cup = Competition::new("Cup", "2023");
    desk.ask(Request::New(file.clone(), cup)).wait().unwrap();
    desk.command(ask(Asked::Begin { name: "Chief".into() })).wait().unwrap();
    desk.close().unwrap();
    std::fs::copy(&file, &copy).unwrap();
    let sent = Arc::new(Mutex::new(Vec::new()));
    let (desk, ..) = keyed(keys, "chief");
    desk.ask(Request::Open(file)).wait().unwrap();
    desk.exchange(Some(Box::new(Sent(Arc::clone(&sent)))));
    desk.ask(Request::ListPorts).wait().unwrap();
    assert!(set_up(&desk, 1));
    desk.ask(Request::ListPorts).wait().unwrap();
    desk.close().unwrap();
    let sent = sent.lock().unwrap().clone();
    let (desk, ..) = keyed(keys, "chief");
    desk.ask(Request::Open(copy)).wait().unwrap();
    assert!(!set_up(&desk, 2), "nothing is recorded before it is answered");
    desk.ask(Request::GoOnInThis).wait().unwrap();
    assert!(set_up(&desk, 2));
    (Arc::new(desk), sent)
}

#[test]
fn where_nobody_can_be_asked_a_laptop_goes_on_by_a_question_and_that_is_recorded() {
    let keys = tempfile::tempdir().unwrap();
    let (desk, sent) = in_an_older_copy(&keys);
    for bytes in sent {
        assert!(desk.inlet().put(Incoming::Delivery(bytes)));
    }
    let window = window(Arc::clone(&desk), preferences(Lang::En));
    let mut stage = Stage { window, desk, folder: tempfile::tempdir().unwrap() };
    come(&mut stage);
    stage.must_say("The key of this station was used twice");
    stage.must_say(
        "Nothing is recorded here until another station has said which of the two it has",
    );
    assert!(!set_up(&stage.desk, 3), "nothing is recorded");
    stage.focus(Part::Button, "Go on here…");
    stage.key(Key::Enter);
    stage.must_say("they will not take what is recorded here from now on");
    // Who looks into it and goes back has decided nothing.
    stage.key(Key::Escape);
    assert!(!set_up(&stage.desk, 3), "nothing is recorded yet");
    stage.focus(Part::Button, "Go on here…");
    stage.key(Key::Enter);
    stage.focus(Part::Button, "Go on here");
    stage.key(Key::Enter);
    come(&mut stage);
    assert!(!stage.shows("The key of this station was used twice"));
    assert!(set_up(&stage.desk, 3));
    let snap = stage.desk.snapshot();
    let went_on = |event: &Event| matches!(event, Event::Stations { what: StationsEvent::WentOn { row } } if *row > 0);
    assert_eq!(snap.history.all().iter().filter(|one| went_on(&one.event)).count(), 1);
}

/// The chief's window where the other station has recorded and signed a row twice.
fn written_twice() -> Two {
    let mut two = Two::new();
    let seen = two.other.snapshot();
    let (file, head) = (seen.path.clone().unwrap(), seen.record.unwrap().head);
    let copy = copies::copy(&file, head, &two.folder().join("copies"), 6).unwrap();
    two.other_plays("d2d4");
    two.chief_sees("the move", |seen| {
        seen.game(BoardNo(1)).is_some_and(|game| game.plies.len() == 1)
    });
    let own = Station::in_folder("other", &two.folder().join("other"));
    let mut cycle = Cycle::open(&copy, own).unwrap().0;
    cycle.go_on_in_this();
    cycle.submit(&play("e2e4"), Who::Arbiter, CommandKey(fresh::id())).unwrap();
    let all = cycle.since(&Heads::new(), 1_000).unwrap();
    let other = all.iter().find(|one| one.strand.key == two.other_key).unwrap();
    assert!(two.stage.desk.inlet().put(Incoming::Delivery(delivery_bytes(other))));
    let key = StationId(two.other_key);
    two.chief_sees("twice", |seen| {
        let all = seen.stations.as_deref().unwrap();
        all.station(key).is_some_and(|one| one.written_twice.is_some())
    });
    two
}

#[test]
fn a_station_that_has_recorded_a_row_twice_is_shown_so_with_what_it_means_and_what_to_do() {
    let mut two = written_twice();
    two.stage.run(Action::ShowStations);
    let all = rows(&two.stage);
    let [own, other, ..] = &all[..] else { panic!("{all:#?}") };
    assert!(other.contains("Station B, Hall 2, two records under its key, from row "), "{other}");
    assert!(!own.contains("two records"), "{own}");
    two.stage.key(Key::ArrowDown);
    two.stage.must_say("Key used twice");
    two.stage.must_say(
        "Keep the files of both laptops, ask who recorded what, and go on at one of them",
    );
    two.stage.lacks_no_words("stations");
    // It is known after the file was closed, and on the command line.
    let keys = two.folder().to_owned();
    let from: PathBuf = two.stage.desk.snapshot().path.clone().unwrap();
    let folder = two.closed();
    let run = |args: &[&str]| {
        let output = Process::new(env!("CARGO_BIN_EXE_jadoube"))
            .env("JADOUBE_CONFIG", keys.join("chief"))
            .args(["--lang", "en", "stations"])
            .arg(&from)
            .args(args)
            .output()
            .unwrap();
        (code(&output), text(&output.stdout))
    };
    let (done, told) = run(&[]);
    assert_eq!(done, 1, "{told}");
    assert!(told.contains("two records under its key, from row "), "{told}");
    assert!(told.contains("Keep the files of both laptops"), "{told}");
    let (done, told) = run(&["--json"]);
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    let other = &told["stations"][1];
    assert_eq!((done, &other["written_twice"]), (1, &serde_json::json!(true)), "{told}");
    assert!(other["twice_row"].as_u64().is_some_and(|row| row > 0), "{told}");
    drop(folder);
}
