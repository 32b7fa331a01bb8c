//! The servers of an event in the window: who carries one, how it is with each, and the code for a station
//! that lost them. And what is told of a line that is tried for the first time.

use egui::Key;
use egui_kittest::kittest::NodeT;
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::{Caller, Clocks, Command as Dispute};
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::hall::command::Command;
use jadoube_core::stations::member::Role;
use jadoube_desk::exchange::{Incoming, LineState};
use jadoube_desk::inbox::Request;
use jadoube_desk::request_error::Trouble;
use jadoube_desk::stations_line::{
    Door, EventServer, Invitee, LineFault, LineRequest, ServerState,
};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;
use jadoube_message::system::SystemReason;
use jadoube_ui::actions::{Action, Screen};

use crate::by_ear::{focused, must_hear};
use crate::heard::Ear;
use crate::last_move::by_palette;
use crate::stage::Stage;
use crate::stations_window::{CODE, Two, come, rows, with_a_door};

/// The line puts something in, and it is shown.
fn put(stage: &mut Stage, incoming: Incoming) {
    assert!(stage.desk.inlet().put(incoming));
    come(stage);
}

/// The line says who carries the event: each letter with its state.
fn servers(stage: &mut Stage, all: &[(&str, ServerState)], beside: bool) {
    let stations = stage.desk.snapshot().stations.clone().expect("several stations");
    let shown = |(letter, state): &(&str, ServerState)| {
        let mut all = stations.stations.iter();
        let one = all.find(|one| one.letter.to_string() == *letter).expect("a station");
        let addresses = vec![format!("192.168.1.{letter}:4222")];
        EventServer { station: one.id.0, addresses, state: *state }
    };
    let servers = all.iter().map(shown).collect();
    let door = Door { servers, beside, ..Door::default() };
    put(stage, Incoming::Door(Box::new(door)));
}

fn row(stage: &Stage, letter: &str) -> String {
    let begins = format!("Station {letter},");
    rows(stage).into_iter().find(|row| row.starts_with(&begins)).expect("a row")
}

#[test]
fn an_arbiter_s_station_carries_a_server_too_and_the_list_says_how_it_is_with_each() {
    use ServerState::{Asked, Carries, Ready, Silent, Starts};
    let two = Two::new();
    let mut there = two.there();
    let said = with_a_door(&there.desk);
    there.run(Action::ShowStations);
    assert!(!row(&there, "A").contains("server"), "one server is the chief's");
    assert!(!there.has("Carry no server any more"));
    there.click("Carry a server too");
    come(&mut there);
    assert_eq!(said.lock().unwrap().last(), Some(&LineRequest::ServeBeside));
    let ear = Ear::at(&mut there);
    servers(&mut there, &[("A", Carries)], true);
    for (state, told) in [
        (Asked, "waits for the certificate of the chief station"),
        (Ready, "ready; three laptops are needed"),
        (Starts, "starts"),
        (Carries, "carries the event"),
        (Silent, "not heard"),
    ] {
        servers(&mut there, &[("A", Carries), ("B", state)], true);
        let own = row(&there, "B");
        assert!(own.contains(&format!("keeps board 1, server: {told}")), "{own}");
        assert!(row(&there, "A").contains("server: carries the event"));
        there.must_say("192.168.1.B:4222");
        let heard = ear.after(&mut there);
        let told = format!("Server of Hall 2: {told}");
        let times = heard.iter().filter(|one| one.contains(&told)).count();
        assert!(times > 0 && !heard.iter().any(|one| one.contains("Server of Chief")), "{heard:?}");
    }
    there.lacks_no_words("servers");
    assert!(!there.has("Carry a server too"));
    by_palette(&mut there, "Carry no server");
    come(&mut there);
    assert_eq!(said.lock().unwrap().last(), Some(&LineRequest::StopServing));
    servers(&mut there, &[("A", Carries), ("B", Carries)], false);
    servers(&mut there, &[("A", Carries)], false);
    must_hear(&there, "Hall 2 no longer runs a server");
    assert!(there.has("Carry a server too"));
}

/// Another station in line, which hears that the chief's laptop carries the server of a hall, and chooses.
pub(crate) fn using_a_hall() -> Stage {
    let two = Two::new();
    let mut there = two.there();
    there.run(Action::ShowStations);
    servers(&mut there, &[("A", ServerState::Hall)], false);
    there.click("Use the server of a hall…");
    two.left_with(there)
}

#[test]
fn a_station_carries_the_server_of_a_hall_and_another_one_uses_it() {
    let two = Two::new();
    let mut there = two.there();
    let said = with_a_door(&there.desk);
    let last = || said.lock().unwrap().last().cloned();
    there.run(Action::ShowStations);
    assert!(!there.has("Use the server of a hall…"), "there is none");
    by_palette(&mut there, "Use the server of a hall");
    there.must_say("no hall has a server of its own");
    there.key(Key::Escape);
    there.click("Carry the server of a hall");
    come(&mut there);
    assert_eq!(last(), Some(LineRequest::ServeHall));

    let hall = there.desk.snapshot().stations.clone().expect("several stations").stations[0].id;
    servers(&mut there, &[("A", ServerState::Hall)], false);
    assert!(row(&there, "A").contains("server of a hall"));
    there.click("Use the server of a hall…");
    there.must_say("None of a hall");
    there.ctrl(Key::Enter);
    come(&mut there);
    assert_eq!(last(), Some(LineRequest::UseHall(Some(hall.0))));
    servers(&mut there, &[("A", ServerState::Hall)], false);
    let ear = Ear::at(&mut there);
    servers(&mut there, &[("A", ServerState::OwnHall)], false);
    let heard = ear.after(&mut there);
    assert!(heard.iter().any(|one| one.contains("server of the hall, used here")), "{heard:?}");
    there.click("Use the server of a hall…");
    there.click("None of a hall");
    there.ctrl(Key::Enter);
    come(&mut there);
    assert_eq!(last(), Some(LineRequest::UseHall(None)));
    servers(&mut there, &[("B", ServerState::OwnHall)], true);
    assert!(!there.has("Use the server of a hall…") && there.has("Carry no server any more"));
}

#[test]
fn who_cannot_carry_a_server_is_told_why() {
    let mut two = Two::of(2, Role::Viewer, &[]);
    let mut there = two.there();
    by_palette(&mut there, "Carry a server too");
    there.must_say("this station has no role for it");
    let served = vec!["192.168.1.20:4222".to_owned()];
    let door = Door { served, ..Door::default() };
    put(&mut two.stage, Incoming::Door(Box::new(door)));
    by_palette(&mut two.stage, "Carry a server too");
    two.stage.must_say("this laptop has a server already");
}

#[test]
fn the_code_for_a_station_that_lost_the_server_is_shown_and_read_at_the_chief_s() {
    let mut two = Two::new();
    two.stage.run(Action::ShowStations);
    assert!(!two.stage.has("Code for a station without connection"));
    let (served, renewal) = (vec!["192.168.1.20:4222".to_owned()], Some(CODE.to_owned()));
    let door = Door { served, renewal, ..Door::default() };
    put(&mut two.stage, Incoming::Door(Box::new(door)));
    two.stage.run(Action::ShowHall);
    by_palette(&mut two.stage, "Code for a station without");
    let stage = &mut two.stage;
    assert_eq!(stage.window.state().screen, Screen::Stations);
    must_hear(stage, "The code has 3 groups: Alt+C reads one after the other");
    stage.must_say("It lets in only stations that already take part");
    stage.must_say("Code for a camera");
    assert!(focused(stage).contains("Read the next group"), "{}", focused(stage));
    for group in [
        "Group 1 of 3: 7, Q Quebec, K Kilo, 2, M Mike",
        "Group 2 of 3: 4, H Hotel, T Tango, 9, W Whiskey",
    ] {
        stage.alt(Key::C);
        must_hear(stage, group);
    }
    stage.lacks_no_words("server code");
    stage.click("Hide code");
    assert!(!stage.says("It lets nobody in"));
    put(stage, Incoming::Renewed { open: true });
    stage.must_say("The servers of this event are looked for where the code says");
    put(stage, Incoming::Renewed { open: false });
    stage.must_say("Open its file on this laptop");
}

#[test]
fn nothing_is_told_of_a_line_before_it_was_tried_and_then_how_it_is() {
    let mut two = Two::new();
    let line = |stage: &mut Stage, state| put(stage, Incoming::Line(state));
    let ear = Ear::at(&mut two.stage);
    line(&mut two.stage, LineState::Connecting);
    two.stage.run(Action::ShowStations);
    two.stage.must_say("Connecting to the other stations");
    let heard = ear.after(&mut two.stage);
    assert!(!heard.iter().any(|one| one.contains("Not connected")), "{heard:?}");
    line(&mut two.stage, LineState::Down(SystemReason::Refused));
    let heard = ear.after(&mut two.stage);
    assert!(heard.iter().any(|one| one.contains("Not connected")), "{heard:?}");
    line(&mut two.stage, LineState::Connecting);
    line(&mut two.stage, LineState::Up);
    must_hear(&two.stage, "Connected to the other stations");
}

#[test]
fn the_end_of_the_server_is_told_and_that_nobody_has_come_with_what_to_do() {
    let mut two = Two::new();
    let stage = &mut two.stage;
    stage.run(Action::ShowHall);
    put(stage, Incoming::Trouble(LineFault::Ended));
    stage.must_say("nats-server has ended. It is started again");
    put(stage, Incoming::Trouble(LineFault::NobodyCame));
    stage.must_say("No other station has connected since the event was opened here");
    stage.must_say("type it here under “Join an event” (jadoube join CODE FILE)");
    // The hall goes on.
    stage.play(2, &["e2e4"]);
}

#[test]
fn an_incident_names_the_station_that_recorded_it() {
    let mut two = Two::new();
    let case = Case::FlagFall(FlagFall::new(Side::White, false));
    let (board, caller, claim) = (Some(BoardNo(2)), Caller::Arbiter, String::new());
    let what = Dispute::Open { board, case, caller, claim, clocks: Clocks::Leave };
    two.stage.desk.command(Command::Dispute { what }).wait().unwrap();
    two.stage.run(Action::ShowDisputes);
    two.stage.must_say("Recorded at");
    two.stage.must_say("A · Chief");
    assert!(!two.stage.says("Recorded at (computer)"));
}

#[test]
fn moves_that_differ_are_told_and_each_record_is_walked_through_by_keys() {
    let mut stage = crate::stations_window::settling();
    stage.must_say("Moves that differ: Chief has 1.e4; Hall 2 has 1.d4");
    let mut met = Vec::new();
    for _ in 0..40 {
        stage.window.key_press(Key::Tab);
        stage.window.run_steps(2);
        met.push(focused(&stage));
    }
    for station in ["Chief", "Hall 2"] {
        let own = format!("{station}: 1 half-moves; the first 0 are the same");
        assert!(met.iter().any(|one| one.contains(&own)), "{met:#?}");
    }
    while !focused(&stage).contains("Hall 2: 1 half-moves") {
        stage.window.key_press(Key::Tab);
        stage.window.run_steps(2);
    }
    stage.key(Key::ArrowDown);
    assert!(focused(&stage).contains("Clock of Hall 2 at the end: White"), "{}", focused(&stage));
    let here = |stage: &Stage| {
        let all = stage.window.root().children_recursive();
        all.filter(|node| node.is_focused()).count()
    };
    assert_eq!(here(&stage), 1);
    let mut moves = Vec::new();
    for _ in 0..4 {
        stage.key(Key::ArrowDown);
        moves.push(focused(&stage));
    }
    assert!(moves.iter().any(|one| one.contains("1.d4")), "{moves:#?}");
}

#[test]
fn what_comes_of_another_choice_is_told_and_a_running_clock_is_not_read_each_second() {
    let mut stage = crate::stations_window::settling_in_parts();
    stage.must_say("Moves that differ: Chief has 1.e4; Hall 2 has 1.d4");
    stage.must_say("As they are now; a clock is running");
    let ear = Ear::at(&mut stage);
    stage.answer("Moves", "The one put aside, of Hall 2");
    let heard = ear.after(&mut stage);
    let told = "Outcome: Last move: 1.d4 (one half-move). Clock at the end: White";
    assert_eq!(heard.iter().filter(|one| one.contains(told)).count(), 1, "{heard:#?}");
}

#[test]
fn a_chief_station_that_does_not_share_the_event_is_offered_to_and_told_what_follows() {
    let mut two = Two::new();
    let stage = &mut two.stage;
    let said = with_a_door(&stage.desk);
    stage.run(Action::ShowStations);
    put(stage, Incoming::Line(LineState::Up));
    // The chief's place came here; the laptop of the other station still shares the event.
    servers(stage, &[("B", ServerState::Carries)], false);
    stage.click("Share this event…");
    stage.must_say("instead of that of Hall 2");
    stage.must_say("To a station that stays without connection give the code");
    stage.ctrl(Key::Enter);
    come(stage);
    let name = String::new();
    assert_eq!(said.lock().unwrap().last(), Some(&LineRequest::Serve { name }));
    let by = stage.desk.snapshot().stations.clone().expect("several stations");
    let by = by.stations.iter().find(|one| !one.own).expect("another one").id.0;
    put(stage, Incoming::Led { by });
    stage.must_say("The laptop of Hall 2 shares the event from now on");
}

#[test]
fn only_the_chief_station_shares_the_event() {
    let two = Two::new();
    let there = two.there();
    let said = with_a_door(&there.desk);
    let name = String::new();
    let asked = there.desk.ask(Request::Line(LineRequest::Serve { name })).wait();
    let chief = |why: &Trouble| match why {
        Trouble::Line(LineFault::ChiefServes { chief }) => Some(chief.clone()),
        _ => None,
    };
    let told = asked.as_ref().err().and_then(chief);
    assert_eq!(told.as_deref(), Some("Chief"), "{asked:?}");
    assert!(said.lock().unwrap().is_empty());
}

#[test]
fn only_the_chief_station_invites_and_lets_others_in_whoever_serves() {
    let two = Two::new();
    let there = two.there();
    let said = with_a_door(&there.desk);
    // This laptop served the event before, and its server still runs.
    let served = vec!["192.168.1.20:4222".to_owned()];
    let door = Door { served, ..Door::default() };
    assert!(there.desk.inlet().put(Incoming::Door(Box::new(door))));
    let who = Invitee { name: "Press".into(), role: Role::Viewer, boards: Vec::new() };
    let waits = PublicKey([7; 32]);
    for wish in [LineRequest::Invite(who.clone()), LineRequest::LetIn(waits, who)] {
        let asked = there.desk.ask(Request::Line(wish)).wait();
        let chief = match &asked {
            Err(Trouble::Line(LineFault::ChiefInvites { chief })) => Some(chief.as_str()),
            _ => None,
        };
        assert_eq!(chief, Some("Chief"), "{asked:?}");
    }
    assert!(said.lock().unwrap().is_empty());
}
