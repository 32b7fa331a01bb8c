//! The page of the event as an arbiter meets it, by the names of its controls: the regulations, the
//! schedule, and what comes next.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_competition::berger::{Cycles, Joint};
use jadoube_competition::points::{Points, Scoring};
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::state::Contest;
use jadoube_core::hall::command::Command;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_ui::actions::Action;

use crate::stage::{Stage, preferences, settle};

/// Goes to a page; a screen on the rail may have the same name.
fn tab(stage: &mut Stage, name: &str) {
    let tabs = stage.window.query_all_by_role_and_label(Role::Tab, name);
    tabs.last().expect("a page").click_accesskit();
    settle(&mut stage.window);
}

fn contest(stage: &Stage) -> Contest {
    Contest::clone(&stage.desk.snapshot().hall.contest)
}

fn regulations(stage: &Stage) -> Regulations {
    contest(stage).regulations.expect("they are fixed")
}

/// An event that is fixed as it is proposed.
pub(crate) fn begun() -> Stage {
    let mut stage = Stage::new(0);
    stage.click("Fix the regulations…");
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
    stage
}

fn enter(stage: &mut Stage, name: &str) {
    stage.key(Key::Insert);
    stage.write(name);
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
}

#[test]
fn a_file_in_which_nothing_is_begins_with_its_event_and_one_key() {
    let mut stage = Stage::new(0);
    stage.must_say("Next: fix the regulations of the event");
    let button = stage.window.get_by_role_and_label(Role::Button, "Fix the regulations…");
    assert!(button.accesskit_node().is_focused(), "the keyboard is there");
    stage.key(Key::Enter);
    stage.ctrl(Key::Enter);
    let fixed = regulations(&stage);
    let table = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
    assert_eq!((fixed.system, fixed.scoring), (table, Scoring::USUAL));
    assert_eq!(fixed.tie_breaks, "DE,WIN,SB");
    stage.must_say("Next: enter the players, at least 3");
    stage.must_say("Round robin by the Berger tables (C.05 5.1)");
    stage.must_say("SB Sonneborn-Berger (C.07 9.1)");
}

#[test]
fn who_founds_a_competition_is_led_to_its_event_and_who_looks_into_the_hall_too() {
    let words = Catalogue::new(Lang::En);
    let mut stage = Stage::new(1);
    let path = stage.folder.path().join("new.jadoube");
    stage.run(Action::NewCompetition);
    stage.write("Cup");
    stage.write_in(&words.say("setup-file"), &path.display().to_string());
    stage.ctrl(Key::Enter);
    stage.must_say("Next: fix the regulations of the event");
    stage.key(Key::Enter);
    stage.ctrl(Key::Enter);
    assert!(contest(&stage).regulations.is_some(), "{:#?}", stage.labels());
    stage.key(Key::F2);
    stage.must_say("Next: enter the players, at least 3");
}

#[test]
fn the_regulations_are_composed_by_hand() {
    let mut stage = Stage::new(0);
    stage.click("Fix the regulations…");
    stage.answer("Pairing system", "Double round robin");
    stage.answer("Last two rounds of the first cycle", "As in the table");
    stage.answer("Scoring", "Own");
    stage.write_in("Win", "2");
    stage.write_in("Draw", "1,5");
    stage.must_say("two draws must not be worth more");
    stage.ctrl(Key::Enter);
    assert!(contest(&stage).regulations.is_none(), "two draws would be worth 3 points");
    stage.write_in("Draw", "½");
    stage.answer("Usual lists", "SB, DE, WIN");
    stage.write_in("Number of the first board", "11");
    stage.ctrl(Key::Enter);
    let fixed = regulations(&stage);
    let cycles = Cycles::Double(Joint::AsTabled);
    assert_eq!(fixed.system, System::RoundRobin { cycles, tables: Tables::Handbook });
    assert_eq!((fixed.scoring.win, fixed.scoring.draw), (Points(20), Points(5)));
    assert_eq!((fixed.tie_breaks.as_str(), fixed.first_board.0), ("SB,DE,WIN", 11));
}

#[test]
fn tie_breaks_are_moved_removed_and_added_by_keys_and_one_that_breaks_nothing_is_told() {
    let mut stage = Stage::new(0);
    stage.click("Fix the regulations…");
    let field = "Tie-breaks as codes, separated by commas";
    let typed = |stage: &Stage| {
        let field = stage.window.get_by_role_and_label(Role::TextInput, field);
        field.accesskit_node().value().unwrap_or_default()
    };
    let with_control = |stage: &mut Stage, key| {
        stage.window.key_press_modifiers(Modifiers::COMMAND, key);
        settle(&mut stage.window);
    };
    stage.focus(Role::ListBoxOption, "1. DE, direct encounter, C.07 6");
    with_control(&mut stage, Key::ArrowDown);
    assert_eq!(typed(&stage), "WIN,DE,SB");
    with_control(&mut stage, Key::ArrowDown);
    assert_eq!(typed(&stage), "WIN,SB,DE");
    stage.key(Key::Delete);
    assert_eq!(typed(&stage), "WIN,SB");
    let koya = "KS, Koya system, C.07 9.2";
    stage.click(koya);
    stage.click(koya);
    assert_eq!(typed(&stage), "WIN,SB,KS");
    assert!(!stage.has(koya), "it is in the list");
    stage.write_in(field, "BH, SB");
    stage.must_say("BH breaks no tie here: it must not be used in round robins (C.07 8)");
    stage.write_in(field, "BHX");
    stage.must_say("BHX is not a tie-break that the program knows");
    stage.ctrl(Key::Enter);
    assert!(contest(&stage).regulations.is_none());
}

#[test]
fn regulations_change_with_a_reason_and_what_cannot_change_says_why() {
    let mut stage = begun();
    for name in ["One", "Two", "Three"] {
        stage.run(Action::ShowCompetition);
        tab(&mut stage, "Players");
        enter(&mut stage, name);
    }
    let publish = {
        use jadoube_core::competition::command::Command as Ask;
        use jadoube_core::competition::event::Numbering;
        [
            Ask::Number { how: Numbering::Rating, reason: String::new() },
            Ask::Draft { round: 1, pairings: Vec::new() },
            Ask::Publish { round: 1 },
        ]
    };
    for what in publish {
        let command = jadoube_core::hall::command::Command::Contest { what };
        stage.desk.command(command).wait().unwrap();
    }
    settle(&mut stage.window);
    tab(&mut stage, "Overview");
    stage.click("Change…");
    stage.must_say("The pairing system cannot be changed any more: a round is published");
    stage.answer("Usual lists", "DE, KS, SB");
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_some(), "a reason is missing");
    stage.write_in("Reason", "announced wrongly");
    stage.ctrl(Key::Enter);
    assert_eq!(regulations(&stage).tie_breaks, "DE,KS,SB");
    stage.must_say("3 rounds for 3 players");
}

/// A round begins later, and so do its two sessions; one key brings back all of it.
fn move_and_bring_back(stage: &mut Stage, row: &str) {
    stage.focus(Role::ListBoxOption, row);
    stage.key(Key::Enter);
    stage.rewrite("2026-12-01 18:00");
    stage.write_in("Ends", "22:30");
    stage.write_in("Break", "20:00–20:30");
    stage.write_in("Reason", "the bus was late");
    stage.ctrl(Key::Enter);
    stage.must_say("Round 2, 2026-12-01 18:00, sessions 18:00–20:00, 20:30–22:30");
    stage.ctrl(Key::Z);
    stage.must_say(row);
}

/// The two sessions of a round are removed, as it has no times any more, and come back together.
fn remove_and_bring_back(stage: &mut Stage, row: &str) {
    stage.focus(Role::ListBoxOption, row);
    stage.key(Key::Enter);
    for field in ["Ends", "Break"] {
        stage.focus(Role::TextInput, field);
        stage.ctrl(Key::A);
        stage.key(Key::Backspace);
    }
    stage.write_in("Reason", "the hall is closed");
    stage.ctrl(Key::Enter);
    let sessions = |stage: &Stage| stage.desk.snapshot().hall.adjournments.sessions.len();
    assert_eq!(sessions(stage), 0, "{:#?}", stage.labels());
    stage.ctrl(Key::Z);
    assert_eq!(sessions(stage), 2, "{:#?}", stage.labels());
    stage.must_say(row);
}

#[test]
fn the_rounds_are_scheduled_one_by_one_and_all_at_once() {
    let mut stage = begun();
    stage.click("Change…");
    stage.answer("Pairing system", "Paired by the arbiter");
    stage.write_in("Number of rounds", "5");
    stage.write_in("Reason", "a club event");
    stage.ctrl(Key::Enter);
    stage.click("Fill…");
    stage.write_in("First day", "2026-12-01");
    stage.write_in("Times of each day at which rounds begin", "10:00, 16:00");
    stage.write_in("Free days", "Sunday");
    stage.must_say("Write days such as");
    stage.write_in("Free days", "2.12.2026");
    stage.must_say("Round 3: 2026-12-03 10:00");
    stage.ctrl(Key::Enter);
    let schedule = contest(&stage).schedule;
    let starts = schedule.iter().map(|(round, at)| (*round, *at)).collect();
    let shown: Vec<String> = schedule.values().map(|at| at.to_string()[..16].to_owned()).collect();
    let days = ["01T10:00", "01T16:00", "03T10:00", "03T16:00", "04T10:00"];
    assert_eq!(shown, days.map(|day| format!("2026-12-{day}")));
    // It is one act, and undone as one.
    stage.desk.command(Command::Contest { what: Ask::Undo }).wait().unwrap();
    assert!(contest(&stage).schedule.is_empty());
    stage.desk.command(Command::Contest { what: Ask::ScheduleRounds { starts } }).wait().unwrap();
    settle(&mut stage.window);
    let row = "Round 2, 2026-12-01 16:00";
    stage.focus(Role::ListBoxOption, "Round 1, 2026-12-01 10:00");
    stage.key(Key::ArrowDown);
    stage.must_say(row);
    stage.key(Key::Enter);
    stage.rewrite("2026-12-01 17:30");
    stage.key(Key::Enter);
    stage.must_say("Round 2, 2026-12-01 17:30");
    // Its sessions are those of the plan; they are changed with a reason.
    stage.focus(Role::ListBoxOption, "Round 2, 2026-12-01 17:30");
    stage.key(Key::Enter);
    stage.write_in("Ends", "22:00");
    stage.write_in("Break", "19:30–17:00");
    stage.ctrl(Key::Enter);
    stage.must_say("Write a break between beginning and end");
    stage.write_in("Break", "19:30–20:00");
    stage.ctrl(Key::Enter);
    let row = "Round 2, 2026-12-01 17:30, sessions 17:30–19:30, 20:00–22:00";
    stage.must_say(row);
    assert_eq!(stage.desk.snapshot().hall.adjournments.sessions.len(), 2);
    stage.focus(Role::ListBoxOption, row);
    stage.key(Key::Enter);
    stage.write_in("Ends", "23:00");
    stage.ctrl(Key::Enter);
    stage.must_say("reason");
    stage.write_in("Reason", "a longer dinner");
    stage.ctrl(Key::Enter);
    let row = "Round 2, 2026-12-01 17:30, sessions 17:30–19:30, 20:00–23:00";
    stage.must_say(row);
    // The key that undoes brings back what was changed, and nothing else.
    stage.ctrl(Key::Z);
    let row = "Round 2, 2026-12-01 17:30, sessions 17:30–19:30, 20:00–22:00";
    stage.must_say(row);
    move_and_bring_back(&mut stage, row);
    remove_and_bring_back(&mut stage, row);
    assert_eq!(contest(&stage).schedule.len(), 5, "and nothing else is undone");
}

#[test]
fn the_next_step_leads_from_page_to_page() {
    let mut stage = begun();
    stage.click("Enter players");
    for name in ["One", "Two", "Three"] {
        enter(&mut stage, name);
    }
    tab(&mut stage, "Overview");
    stage.must_say("Next: give everybody a pairing number");
    let number = jadoube_core::competition::command::Command::Number {
        how: jadoube_core::competition::event::Numbering::Rating,
        reason: String::new(),
    };
    let command = jadoube_core::hall::command::Command::Contest { what: number };
    stage.desk.command(command).wait().unwrap();
    settle(&mut stage.window);
    stage.click("Pair round 1");
    assert_eq!(contest(&stage).rounds.len(), 1);
}

#[test]
fn the_page_has_its_words_in_every_language() {
    for lang in Lang::ALL {
        let mut stage = Stage::with(0, preferences(lang));
        let words = Catalogue::new(lang);
        stage.lacks_no_words("an empty event");
        stage.click(&words.say("tournament-next-fix"));
        stage.lacks_no_words("the regulations");
        stage.ctrl(Key::Enter);
        stage.lacks_no_words("an event");
        tab(&mut stage, &words.say("tournament-players"));
        stage.lacks_no_words("no players");
    }
}
