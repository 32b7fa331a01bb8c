//! What the second trial by ears met where several stations keep an event: who handed what to whom, who has
//! done what was asked, where dialogs begin, a slip in a code, what the palette finds, and what is told in
//! which order.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::Key;
use egui::accesskit::Role as Part;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::hall::command::Command;
use jadoube_core::stations::attempt::Attempt;
use jadoube_core::stations::command::{Command as Asked, Stands};
use jadoube_core::stations::member::Role;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::station::StationId;
use jadoube_desk::desk::Desk;
use jadoube_desk::exchange::{Incoming, LineState};
use jadoube_desk::preferences::{Preferences, station as name_of_machine};
use jadoube_desk::snapshot::Snapshot;
use jadoube_desk::stations_line::{Door, Invitee, JoinStep, Joining, LineFault, LineRequest};
use jadoube_i18n::lang::Lang;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::LostTime;
use jadoube_laws::game::gap::{Cause, Gap};
use jadoube_laws::ids::BoardNo;
use jadoube_message::system::SystemReason;
use jadoube_ui::actions::Action;
use jadoube_ui::app::{App, Keep};

use crate::by_ear::with_a_reader;
use crate::by_ear_rest::until_said;
use crate::heard::Ear;
use crate::last_move::by_palette;
use crate::stage::{Stage, preferences, rest, settle, setup};
use crate::stations_by_ear::at;
use crate::stations_round::{enter, round};
use crate::stations_window::{CODE, Two, ask, come, keyed, send, sharing, until, with_a_door};

fn count(heard: &[String], text: &str) -> usize {
    heard.iter().filter(|one| one.starts_with('!') && one.contains(text)).count()
}

#[track_caller]
fn once(ear: &Ear, stage: &mut Stage, text: &str) -> Vec<String> {
    let heard = ear.after(stage);
    assert_eq!(count(&heard, text), 1, "{text}: {heard:#?}");
    heard
}

fn board(no: u16) -> Vec<Post> {
    vec![Post::Board(BoardNo(no))]
}

/// Waits until the own voice was given something to say.
fn spoken(stage: &mut Stage, text: &str) {
    let begun = Instant::now();
    while !stage.desk.snapshot().spoken.heard.iter().any(|one| one.text == text) {
        let heard = &stage.desk.snapshot().spoken.heard;
        let heard: Vec<&str> = heard.iter().map(|one| one.text.as_str()).collect();
        assert!(begun.elapsed() < Duration::from_secs(20), "{text} is not said: {heard:#?}");
        rest();
        stage.window.step();
    }
}

#[test]
fn who_hands_over_and_who_takes_hears_of_whom_and_what_comes_next() {
    let mut two = Two::new();
    let mut there = two.there();
    let (here, other) = (Ear::at(&mut two.stage), Ear::at(&mut there));
    let key = StationId(two.other_key);
    two.stage.desk.command(ask(Asked::Give { posts: board(2), to: key })).wait().unwrap();
    once(&here, &mut two.stage, "Handed to Hall 2: board 2. Nobody records there until");
    until(&two.other, &two.other_woken, "given", |seen| {
        seen.hall.stations.given_to(key).next().is_some()
    });
    let told = "Chief hands over to this station: board 2. Nobody records there until this station \
                takes it, under Stations (Shift+F5)";
    once(&other, &mut there, told);
    let take = Asked::Take { posts: board(2), ahead: BTreeMap::new() };
    two.other.command(ask(take)).wait().unwrap();
    once(&other, &mut there, "Taken from Chief: board 2. This station records there from now on");
    two.chief_sees("taken", |seen| seen.hall.stations.keeps(key, Post::Board(BoardNo(2))));
    once(&here, &mut two.stage, "Hall 2 has taken what this station handed over: board 2");
    let (posts, reason) = (board(1), "its battery is empty".into());
    let over = Asked::TakeOver { posts, reason, ahead: BTreeMap::new() };
    two.stage.desk.command(ask(over)).wait().unwrap();
    once(&here, &mut two.stage, "Taken over from Hall 2: board 1 (its battery is empty)");
    two.stage.run(Action::ShowStations);
    two.stage.must_say("Chief from Hall 2: board 1 (its battery is empty)");
}

#[test]
fn at_a_settlement_it_is_told_whose_record_stands_and_not_that_anything_was_taken_over() {
    for (stands, told) in [
        (Stands::Aside, "Two records of board 1: that of Hall 2 counts, that of Chief does not"),
        (Stands::InForce, "Two records of board 1: that of Chief counts, that of Hall 2 does not"),
    ] {
        let mut two = Two::differing();
        let mut there = two.there();
        until(&two.other, &two.other_woken, "differs", |seen| {
            seen.hall.stations.open_differences().count() == 1
        });
        settle(&mut there.window);
        let (here, other) = (Ear::at(&mut two.stage), Ear::at(&mut there));
        let snap = two.stage.desk.snapshot();
        let one = snap.hall.stations.open_differences().next().unwrap();
        let (post, aside, reason) = (one.post, one.epoch, "both players say so".to_owned());
        let ahead = BTreeMap::new();
        let what = Asked::Settle { post, aside, stands, reason, basis: None, ahead };
        two.stage.desk.command(ask(what)).wait().unwrap();
        let settled = |seen: &Snapshot| seen.hall.stations.open_differences().count() == 0;
        until(&two.other, &two.other_woken, "settled", settled);
        for (ear, stage) in [(&here, &mut two.stage), (&other, &mut there)] {
            let heard = once(ear, stage, told);
            assert_eq!(count(&heard, "aken over"), 0, "{heard:#?}");
            let takeovers = stage.desk.snapshot().hall.stations.takeovers().count();
            assert_eq!(takeovers, 1, "the one by which they came to differ");
        }
    }
}

#[test]
fn who_asked_hears_that_it_was_done_and_who_did_it_hears_who_had_asked() {
    let mut two = round();
    let mut there = two.there();
    let (here, other) = (Ear::at(&mut two.stage), Ear::at(&mut there));
    two.cut(true);
    enter(&mut there, "2 =");
    once(&other, &mut there, "Asked of the station that records it: board 2, result half–half");
    two.cut(false);
    two.chief_sees("done", |seen| {
        let boards = seen.hall.pairing_boards();
        let bout = seen.hall.contest.bout(1, BoardNo(2));
        bout.is_some_and(|bout| bout.result(&boards).is_some())
    });
    let heard = once(&here, &mut two.stage, "Done as Hall 2 had asked: board 2, result half–half");
    assert_eq!(count(&heard, "Done by"), 0, "{heard:#?}");
    until(&two.other, &two.other_woken, "answered", |seen| {
        seen.hall.waiting_proposals().count() == 0
    });
    let heard = once(&other, &mut there, "Done by Chief as asked: board 2, result half–half");
    assert_eq!(count(&heard, "had asked"), 0, "{heard:#?}");
}

#[test]
fn a_dialog_begins_at_what_is_chosen_and_says_which_boards_all_are_and_who_is_away() {
    let mut two = Two::new();
    let (name, role) = ("Hall 3".into(), Role::SectorArbiter);
    let station = StationId(PublicKey([9; 32]));
    let admit = Asked::Admit { station, name, role, boards: Vec::new() };
    two.stage.desk.command(ask(admit)).wait().unwrap();
    come(&mut two.stage);
    two.stage.run(Action::ShowStations);
    two.stage.click("Hand over boards…");
    assert!(at(&two.stage).contains("B · Hall 2"), "{}", at(&two.stage));
    assert!(two.stage.has("C · Hall 3, away") && two.stage.has("All: 2, 3"));
    two.stage.key(Key::Escape);
    two.stage.click("Take over boards…");
    assert!(at(&two.stage).contains("B · Hall 2"), "{}", at(&two.stage));
    assert!(two.stage.has("All: 1"));
    two.stage.key(Key::Escape);
    // Who is away is dismissed rather than who is there.
    two.stage.click("Dismiss a station…");
    assert!(at(&two.stage).contains("C · Hall 3, away"), "{}", at(&two.stage));
    two.stage.key(Key::Escape);
    // Without the line nobody is there: boards are handed to whoever comes back.
    let down = LineState::Down(SystemReason::TimedOut);
    assert!(two.stage.desk.inlet().put(Incoming::Line(down)));
    come(&mut two.stage);
    two.stage.click("Hand over boards…");
    assert!(at(&two.stage).contains("B · Hall 2, away"), "{}", at(&two.stage));
    two.stage.lacks_no_words("hand over");
}

/// What is marked in the field that has the keyboard.
fn marked(stage: &Stage) -> Option<std::ops::Range<usize>> {
    let ctx = &stage.window.ctx;
    let field = ctx.memory(|memory| memory.focused())?;
    let marked = egui::TextEdit::load_state(ctx, field)?.cursor.char_range()?;
    let signs = marked.as_sorted_char_range();
    Some(signs.start.0..signs.end.0)
}

#[test]
fn after_a_slip_only_that_group_is_read_and_it_is_marked() {
    let mut stage = with_a_reader();
    let _said = with_a_door(&stage.desk);
    by_palette(&mut stage, "Join an event");
    stage.focus(Part::MultilineTextInput, "Code");
    stage.rewrite("7QK2M 4HU9W 0ABCD");
    send(&mut stage);
    stage.must_say("“U” never occurs in a code");
    spoken(&mut stage, "Code: 4HU9W");
    assert_eq!(at(&stage), "MultilineTextInput Code");
    assert_eq!(marked(&stage), Some(6..11));
    let heard = &stage.desk.snapshot().spoken.heard;
    assert!(!heard.iter().any(|one| one.text.contains("0ABCD")), "{heard:#?}");
    // What is typed takes its place.
    stage.write("4HT9W");
    stage.must_say(CODE);
}

#[test]
fn who_was_turned_away_comes_again_with_the_code_that_stands_there() {
    let mut stage = Stage::new(0);
    let said = with_a_door(&stage.desk);
    by_palette(&mut stage, "Join an event");
    stage.focus(Part::MultilineTextInput, "Code");
    stage.rewrite(CODE);
    send(&mut stage);
    let file = stage.folder.path().join("joined.jadoube");
    for (why, again) in [(LineFault::NotAllowed, true), (LineFault::Used, false)] {
        let step = JoinStep::TurnedAway(why);
        let (code, name) = (CODE.to_owned(), "Hall 2".to_owned());
        let joining = Some(Joining { file: file.clone(), code, name, step });
        let door = Door { joining, ..Door::default() };
        assert!(stage.desk.inlet().put(Incoming::Door(Box::new(door))));
        come(&mut stage);
        by_palette(&mut stage, "Join an event");
        assert_eq!(stage.says("The code typed before is kept here"), again);
        assert_eq!(stage.says(CODE), again);
        assert_eq!(at(&stage).starts_with("Button Join"), again, "{}", at(&stage));
        stage.key(Key::Escape);
    }
    assert_eq!(said.lock().unwrap().len(), 1);
}

#[test]
fn the_name_of_the_invitation_stands_beside_what_the_laptop_calls_itself() {
    let mut stage = sharing();
    send(&mut stage);
    by_palette(&mut stage, "Invite a station");
    stage.write_in("Name of the station", "Hall 2");
    send(&mut stage);
    stage.must_say("Laptop of Ana wants to join as Hall 2: number 314 159");
    stage.must_say("Same number: let in: Laptop of Ana");
}

#[test]
fn who_was_invited_before_the_program_was_closed_is_told_and_can_be_disinvited() {
    let keys = tempfile::tempdir().unwrap();
    let (desk, ..) = keyed(&keys, "chief");
    let said = with_a_door(&desk);
    let mut stage = Stage::on(desk, "2023", [setup(1)], preferences(Lang::En));
    by_palette(&mut stage, "Share this event");
    send(&mut stage);
    let ear = Ear::at(&mut stage);
    let (name, role, boards) = ("Hall 2".into(), Role::SectorArbiter, vec![BoardNo(2)]);
    let until = Instant::now() + Duration::from_secs(290);
    let invited_before = vec![(Invitee { name, role, boards }, until)];
    let door = Door { invited_before, ..Door::default() };
    assert!(stage.desk.inlet().put(Incoming::Door(Box::new(door))));
    come(&mut stage);
    let told = "Invited: Hall 2, sector arbiter; boards: 2. The code given out before this program \
                was closed is still valid";
    once(&ear, &mut stage, told);
    stage.run(Action::ShowStations);
    stage.must_say("Valid for 5 more minutes");
    stage.click("Withdraw these invitations");
    come(&mut stage);
    assert_eq!(said.lock().unwrap().last(), Some(&LineRequest::Withdraw));
    stage.lacks_no_words("invited before");
}

#[test]
fn a_station_is_proposed_a_word_and_not_what_the_system_calls_its_computer() {
    let keys = tempfile::tempdir().unwrap();
    let (desk, ..) = keyed(&keys, "chief");
    let machine = Preferences { station: name_of_machine(), ..preferences(Lang::En) };
    let mut stage = Stage::on(desk, "2023", [setup(1)], machine);
    for (action, proposed) in [("Share this event", "Chief desk"), ("Join an event", "Hall")] {
        by_palette(&mut stage, action);
        let field = stage.window.root().children_recursive().find_map(|node| {
            let node = node.accesskit_node();
            let is_name = node.label().as_deref() == Some("Name of this station");
            is_name.then(|| node.value()).flatten()
        });
        assert_eq!(field.as_deref(), Some(proposed));
        stage.key(Key::Escape);
    }
}

#[test]
fn a_dialog_that_begins_in_a_filled_field_says_what_it_is() {
    let mut stage = with_a_reader();
    by_palette(&mut stage, "Share this event");
    // What stands above the field counts most: this act cannot be undone.
    until_said(&mut stage, "Share this event. This laptop becomes the chief station");
    until_said(&mut stage, "This cannot be undone for this event. Name of this station: test");
    let field = stage.window.get_by_role_and_label(Part::TextInput, "Name of this station");
    let told = field.accesskit_node().description().unwrap_or_default();
    assert!(told.contains("This cannot be undone for this event"), "{told}");
    // What is wrong with the field is told alone.
    stage.rewrite(" ");
    stage.key(Key::Tab);
    stage.ctrl(Key::Enter);
    let field = stage.window.get_by_role_and_label(Part::TextInput, "Name of this station");
    let told = field.accesskit_node().description().unwrap_or_default();
    assert!(!told.is_empty() && !told.contains("undone"), "{told}");
}

#[test]
fn the_palette_finds_the_records_to_compare_who_is_let_in_and_what_comes_next() {
    let mut two = Two::differing();
    by_palette(&mut two.stage, "compare");
    two.stage.must_say("Two records: board 1");
    two.stage.must_say("Which record counts");
    two.stage.key(Key::Escape);
    two.stage.ctrl(Key::K);
    two.stage.write("let in");
    two.stage.must_say("“Let a laptop in…” cannot be done now: nobody waits to be let in");
    two.stage.key(Key::Escape);
    let mut alone = Stage::new(0);
    by_palette(&mut alone, "fix the reg");
    assert!(alone.window.state().dialog.is_some());
    alone.must_say("Time control");
    alone.lacks_no_words("palette");
}

#[test]
fn that_time_was_lost_at_another_station_is_told_before_how_it_counts() {
    let mut two = Two::new();
    two.other
        .command(Command::Game { board: BoardNo(1), what: GameCommand::Start })
        .wait()
        .unwrap();
    two.chief_sees("begun", |seen| {
        seen.game(BoardNo(1)).is_some_and(|it| it.clock.running().is_some())
    });
    let ear = Ear::at(&mut two.stage);
    two.cut(true);
    let gap = Gap { cause: Cause::Cut, from: None, to: None, away: Some(Millis::from_secs(33)) };
    let count = GameCommand::CountLostTime { how: LostTime::NotCounted, gaps: None };
    for what in [GameCommand::Recover { gap }, count] {
        two.other.command(Command::Game { board: BoardNo(1), what }).wait().unwrap();
    }
    two.cut(false);
    two.other_plays("e2e4");
    two.chief_sees("counted", |seen| {
        seen.game(BoardNo(1)).is_some_and(|it| it.lost_time.is_none() && it.ply().0 == 1)
    });
    let heard = ear.after(&mut two.stage);
    let told =
        |text: &str| heard.iter().find_map(|one| one.find(text).map(|at| (one.as_str(), at)));
    let (away, counted) = (told("program away for 33 seconds"), told("Lost time of"));
    let (away, counted) = (away.expect("that it was away"), counted.expect("how it counts"));
    // In one sentence behind the other, and nothing before it.
    assert!(away.0 == counted.0 && away.1 < counted.1, "{heard:#?}");
    let alerts = two.stage.window.query_all_by_role(Part::Alert);
    let told: Vec<_> = alerts.filter_map(|node| node.accesskit_node().label()).collect();
    assert!(!told.iter().any(|one| one.contains("Lost time of")), "{told:?}");
}

#[test]
fn what_is_told_of_a_file_that_is_opened_at_the_start_is_not_mixed_with_the_welcome() {
    let Stage { window, desk, folder } = Stage::new(1);
    let path = desk.snapshot().path.clone().unwrap();
    drop(window);
    drop(desk);
    // The desk stands still at its first picture: the window is drawn before it has opened anything.
    let gate = Arc::new(std::sync::Mutex::new(()));
    let held = Arc::clone(&gate);
    let shut = gate.lock().unwrap();
    let desk = Desk::start("test", Box::new(move || drop(held.lock()))).unwrap();
    let desk = Arc::new(desk);
    let (ear, mut stage) = Ear::while_opening(|| {
        let own = Arc::clone(&desk);
        let mut window: Harness<'static, App> = Harness::builder()
            .with_size([1366.0, 768.0])
            .with_max_steps(64)
            .build_eframe(move |creation| {
                crate::heard::attach(&creation.egui_ctx);
                let prefs = preferences(Lang::En);
                let mut app = App::new(&creation.egui_ctx, own, prefs, Keep::InMemory);
                app.open(path);
                app
            });
        window.run_steps(3);
        assert!(window.state().is_waiting(), "the welcome is in sight still");
        drop(shut);
        settle(&mut window);
        Stage { window, desk, folder }
    });
    let heard = ear.after(&mut stage);
    assert!(stage.desk.snapshot().path.is_some());
    assert_eq!(count(&heard, "Boards, clocks and disputes"), 0, "{heard:#?}");
    // The keyboard, too, has waited for it.
    assert!(!heard.iter().any(|one| one.contains("New competition")), "{heard:#?}");
}

#[test]
fn what_another_station_has_refused_is_told_to_the_chief_and_stands_on_the_page_with_its_time() {
    let mut two = Two::new();
    let here = Ear::at(&mut two.stage);
    let inlet = two.other.inlet();
    for _ in 0..3 {
        assert!(inlet.put(Incoming::Delivery(b"no message".to_vec())));
    }
    let (what, station) = (Attempt::ExpiredCode, Some(PublicKey([78; 32])));
    assert!(inlet.put(Incoming::Refused { what, station, name: "Laptop of Ana".into() }));
    two.chief_sees("both", |seen| seen.hall.stations.refused.len() == 2);
    let heard = once(&here, &mut two.stage, "Hall 2: Message refused, not readable");
    let late = "Hall 2: Not let in, the code has expired: Laptop of Ana (";
    assert_eq!(count(&heard, late), 1, "{heard:#?}");
    two.stage.run(Action::ShowStations);
    let labels = two.stage.labels();
    let is_day = |one: &str| one.starts_with(|sign: char| sign.is_ascii_digit());
    let shown = |text: &str| labels.iter().any(|one| is_day(one) && one.contains(text));
    assert!(shown("Hall 2: Message refused, not readable"), "{labels:#?}");
    assert!(shown("Hall 2: Not let in, the code has expired: Laptop of Ana"), "{labels:#?}");
}

#[test]
fn a_flag_is_heard_at_the_station_of_its_board_and_at_the_chief_s_and_nowhere_else() {
    let mut two = Two::of(3, Role::SectorArbiter, &[BoardNo(2)]);
    let third = two.third();
    let (mut there, mut elsewhere) = (two.there(), Two::window_on(&third));
    let at_chief = Ear::at(&mut two.stage);
    let (at_home, apart) = (Ear::at(&mut there), Ear::at(&mut elsewhere));
    let on_two = |what| Command::Game { board: BoardNo(2), what };
    let correction = Correction::Set { side: Side::White, time: Millis(1) };
    let reason = "a trial".to_owned();
    for what in [GameCommand::Start, GameCommand::CorrectClock { correction, reason }] {
        two.other.command(on_two(what)).wait().unwrap();
    }
    let fell =
        |seen: &Snapshot| seen.game(BoardNo(2)).is_some_and(|game| game.flags.white.is_some());
    two.chief_sees("the flag", fell);
    let begun = Instant::now();
    while !fell(&third.snapshot()) || !fell(&two.other.snapshot()) {
        assert!(begun.elapsed() < Duration::from_secs(60), "all know of it");
        rest();
    }
    let flag = "Flag of White has fallen";
    let heard =
        [at_home.after(&mut there), at_chief.after(&mut two.stage), apart.after(&mut elsewhere)];
    let counts: Vec<usize> =
        heard.iter().map(|all| all.iter().filter(|one| one.contains(flag)).count()).collect();
    assert_eq!((counts[0] > 0, counts[1] > 0, counts[2]), (true, true, 0), "{heard:#?}");
}
