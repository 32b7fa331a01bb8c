//! What a stranger met at a blind match who worked by ears alone: steps that spoke on after they were
//! done, keys that pressed what had come under them, answers that nobody read out.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::scoresheet::sheet::Sheet;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::blind::arrangement::Assistant;
use jadoube_core::blind::command::Command;
use jadoube_core::blind::event::{Actor, Inquiry};
use jadoube_core::blind::execution::ExecutionReport;
use jadoube_core::disputes::change::Loss;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command as HallCommand;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::voicing::{Listener, Priority};
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::gap::{Cause, Gap};
use jadoube_laws::game::sheets::Origin;
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::laws::adjournment::AssistantDuty;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::ruling::Remedy;
use jadoube_ui::actions::Action;

use crate::by_ear::{focused, soundless, with_a_reader};
use crate::by_ear_rest::until_said;
use crate::heard::Ear;
use crate::stage::{Stage, preferences, settle};

const ON_WHITES_BOARD: Key = Key::Num3;
const ON_BLACKS_BOARD: Key = Key::Num4;
const CLOCK: Key = Key::Num5;
const COMPARE: Key = Key::Num7;
const WHITE_ASKS: Key = Key::Num8;

/// 1. e4, which was found as 1. e3 on Black's board.
fn found_wrong() -> Stage {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.found_on_blacks_board("e3");
    stage
}

/// What was said into the arbiter's ear, newest last.
fn spoken(stage: &Stage) -> Vec<String> {
    let ear = stage.said_aloud().into_iter().filter(|one| one.listener == Listener::Arbiter);
    ear.map(|one| one.text).collect()
}

#[test]
fn the_steps_end_by_themselves_and_say_nothing_of_the_next_move() {
    let mut stage = found_wrong();
    stage.click("Correct step by step");
    stage.do_steps();
    stage.must_say("The boards show the same");
    assert!(!stage.has("Exit step by step"), "{:#?}", stage.labels());
    // Enter alone records nothing there.
    assert_eq!(focused(&stage), "Announcement of Black");
    stage.hear("Eva fuenf");
    stage.hear("Eva fuenf");
    stage.alt(ON_BLACKS_BOARD);
    stage.alt(CLOCK);
    stage.must_say("The move is to be executed on the board of White");
    stage.alt(ON_WHITES_BOARD);
    assert_eq!(stage.game(1).plies.len(), 2);
    let orders = ["from e5 to e7", "from e4 to e2"];
    let said = spoken(&stage);
    let wrong = said.iter().find(|text| orders.iter().any(|order| text.contains(order)));
    assert_eq!(wrong, None);
    assert!(!orders.iter().any(|order| stage.says(order)), "{:#?}", stage.labels());
}

#[test]
fn where_the_own_voice_speaks_the_next_step_is_said_behind_what_was_recorded_with_the_last() {
    let mut stage = Stage::with(1, Preferences { speak_alerts: true, ..soundless() });
    stage.arrange_a_match();
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.found_on_blacks_board("e3");
    stage.click("Correct step by step");
    let ear = Ear::at(&mut stage);
    stage.do_step();
    assert_eq!(stage.game(1).clock.running(), None);
    let said = ear.after(&mut stage).join(". ");
    let (stopped, step) = (said.rfind("Both clocks stopped"), said.rfind("Step 2 of "));
    assert!(stopped.is_some() && stopped < step, "{said}");
}

#[test]
fn a_comparison_that_was_open_before_is_read_and_answered_anew_by_its_step() {
    let mut stage = found_wrong();
    let readings = |stage: &Stage| {
        let said = spoken(stage);
        said.iter().filter(|text| text.contains("Weiß, König: Eva eins")).count()
    };
    stage.alt(COMPARE);
    assert_eq!(readings(&stage), 1);
    stage.click("Correct step by step");
    stage.do_step();
    stage.do_step();
    let step = "Read both boards aloud and compare them square by square";
    assert_eq!(focused(&stage), format!("Mark as done: {step}"));
    stage.key(Key::Enter);
    settle(&mut stage.window);
    assert_eq!(readings(&stage), 2);
    assert_eq!(focused(&stage), "The board agrees: White");
    stage.must_say(&format!("to do: 3. {step}"));
    stage.key(Key::Enter);
    stage.click("The board agrees: Black");
    stage.must_say(&format!("done: 3. {step}"));
    assert!(!stage.says("skipped"), "{:#?}", stage.labels());
}

#[test]
fn what_was_said_of_a_board_that_has_not_moved_since_is_not_asked_again_by_the_steps() {
    let mut stage = found_wrong();
    stage.alt(COMPARE);
    // Black's board is known to be wrong: only what is said of that is asked about.
    stage.click("The board agrees: White");
    assert!(!stage.has("Record it all the same"), "{:#?}", stage.labels());
    stage.click("Correct step by step");
    stage.do_step();
    stage.do_step();
    stage.do_step();
    let found = |stage: &Stage| stage.blind().comparison.map(|one| one.found);
    assert_eq!(found(&stage).and_then(|found| found.white), Some(true));
    assert_eq!(focused(&stage), "The board agrees: Black");
    stage.key(Key::Enter);
    stage.must_say("done: 3. Read both boards aloud and compare them square by square");
    // Of a board that has moved since it is asked anew.
    let mut stage = found_wrong();
    stage.alt(COMPARE);
    stage.click("The board agrees: Black");
    stage.click("Record it all the same");
    stage.click("Correct step by step");
    stage.do_step();
    stage.do_step();
    stage.do_step();
    assert_eq!(found(&stage).and_then(|found| found.black), None);
    assert_eq!(focused(&stage), "The board agrees: White");
}

#[test]
fn the_key_of_the_comparison_brings_the_keyboard_to_its_answers_each_time() {
    let mut stage = Stage::with_a_match(Lang::En);
    for _ in 0..2 {
        stage.alt(COMPARE);
        assert_eq!(focused(&stage), "The board agrees: White");
        stage.key(Key::F7);
        assert_eq!(focused(&stage), "Announcement of White");
    }
}

#[test]
fn an_answer_is_told_to_the_arbiter_first_and_the_next_question_does_not_come_under_the_key() {
    let mut stage = Stage::with_a_match(Lang::En);
    let board = BoardNo(1);
    let mut arrangement = stage.blind().arrangement;
    let name = "Ada".to_owned();
    let duties = [AssistantDuty::TellsOnRequest].into();
    *arrangement.assistants.of_mut(Side::Black) = Some(Assistant { name, duties });
    let (arrangement, reason) = (Box::new(arrangement), "an assistant came".to_owned());
    let what = Command::Arrange { arrangement, reason };
    stage.desk.command(HallCommand::Blind { board, what }).wait().unwrap();
    let what = Command::Ask { by: Side::Black, what: Inquiry::Times };
    stage.desk.command(HallCommand::Blind { board, what }).wait().unwrap();
    settle(&mut stage.window);

    stage.alt(WHITE_ASKS);
    assert_eq!(focused(&stage), "White asks: the number of moves");
    stage.key(Key::Enter);
    // Black's assistant tells Black alone.
    let question = "White asks for the number of moves";
    assert_eq!(focused(&stage), format!("Told by: arbiter: {question}"));
    let answer = "Moves completed: White 0, Black 0";
    let name = focused(&stage);
    let here = stage.window.get_by_role_and_label(Role::Button, &name);
    assert_eq!(here.accesskit_node().description().as_deref(), Some(answer));
    let told = |stage: &Stage| stage.blind().told.iter().filter(|one| one.text.is_some()).count();
    assert_eq!(told(&stage), 0);
    let said = spoken(&stage);
    assert!(said.iter().any(|text| text.contains(answer)), "{said:?}");
    stage.key(Key::Enter);
    assert_eq!(told(&stage), 1);
    assert!(stage.has("Told by: assistant of Black: Black asks for both times"));
    assert_eq!(focused(&stage), "Announcement of White");
    stage.key(Key::Enter);
    assert_eq!(told(&stage), 1);
    let what = stage.blind().told.last().map(|one| (one.by, one.what));
    assert_eq!(what, Some((Actor::Arbiter, Inquiry::Moves)));
}

#[test]
fn a_clock_that_was_set_back_leaves_the_keyboard_where_the_match_goes_on() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.alt(CLOCK);
    stage.focus(Role::Button, "Set clock back");
    stage.key(Key::Enter);
    assert!(!stage.has("Set clock back"), "{:?}", stage.labels());
    assert_eq!(focused(&stage), "Announcement of White");
    // Where steps are still to be done it is the next of them, and no button that ends them.
    let mut stage = found_wrong();
    stage.click("Correct step by step");
    stage.key(Key::F3);
    stage.run(Action::ShowBlind);
    assert_eq!(focused(&stage), "Mark as done: Stop both clocks");
}

#[test]
fn a_board_that_is_still_wrong_after_the_steps_is_told_until_the_next_move_is_announced() {
    let mut stage = found_wrong();
    stage.click("Correct step by step");
    for _ in 0..4 {
        let skip = stage.window.query_all_by_label_contains("Skip: ").next();
        skip.expect("a step").click_accesskit();
        settle(&mut stage.window);
    }
    stage.window.run_steps(60);
    stage.must_say("Black’s board: from e3 to e4: white pawn");
    assert!(stage.has("Exit step by step"));
    assert_eq!(focused(&stage), "Announcement of Black");
    stage.hear("Eva fuenf");
    settle(&mut stage.window);
    assert!(!stage.has("Exit step by step"), "{:#?}", stage.labels());
    assert_eq!(stage.blind().cycle(stage.game(1).ply()).map(|one| one.announced.len()), Some(1));
    assert_eq!(stage.game(1).plies.first().map(|ply| ply.uci.clone()), Some(Uci("e2e4".into())));
}

#[test]
fn a_key_for_a_word_that_is_not_typed_says_what_is_missing() {
    let mut stage = Stage::with_a_match(Lang::En);
    let ear = Ear::at(&mut stage);
    stage.key(Key::Enter);
    let heard = ear.after(&mut stage).join(" | ");
    assert!(heard.contains("! Announcement of White: first type what was said"), "{heard}");
    // Before a move is announced nothing can be repeated: the field stays that of the announcement.
    for (key, announced, field) in [
        (Key::Num1, None, "Announcement of White"),
        (Key::Num2, None, "Announcement of White"),
        (Key::Num2, Some("Eva vier"), "Repetition by Black"),
    ] {
        if let Some(announced) = announced {
            stage.hear(announced);
            ear.after(&mut stage);
        }
        stage.alt(key);
        let heard = ear.after(&mut stage).join(" | ");
        assert!(heard.contains(&format!("! {field}: first type what was said")), "{heard}");
    }
}

#[test]
fn the_field_follows_the_move_and_nothing_is_repeated_before_it_is_announced_unasked() {
    let mut stage = Stage::with_a_match(Lang::En);
    for (moves, announcement) in [("Eva vier", "Announcement of Black"), ("Eva fuenf", "")] {
        stage.hear(moves);
        stage.hear(moves);
        // Once too often.
        stage.alt(Key::Num2);
        assert!(focused(&stage).starts_with("Repetition by"), "{:?}", focused(&stage));
        stage.alt(ON_WHITES_BOARD);
        stage.alt(ON_BLACKS_BOARD);
        if announcement.is_empty() {
            // What is typed stays what it was typed for.
            stage.write("d2 d4");
        }
        stage.alt(CLOCK);
        if !announcement.is_empty() {
            assert_eq!(focused(&stage), announcement);
        }
    }
    assert_eq!(stage.game(1).plies.len(), 2);
    let said = |stage: &Stage| {
        let blind = stage.blind();
        let cycle = blind.cycle(Ply(2));
        cycle.map_or((0, 0), |cycle| (cycle.announced.len(), cycle.repeated.len()))
    };
    stage.key(Key::Enter);
    stage.must_say("This move has not been announced yet");
    assert_eq!(said(&stage), (0, 0));
    stage.click("Use it for: Announcement of White");
    stage.key(Key::Enter);
    assert_eq!(said(&stage), (1, 0));
}

#[test]
fn what_is_typed_behind_the_key_of_the_clock_or_at_a_button_is_written_in_the_field() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.hear("Eva vier");
    stage.hear("Eva vier");
    stage.alt(ON_WHITES_BOARD);
    stage.alt(ON_BLACKS_BOARD);
    stage.focus(Role::Button, "Repeated");
    stage.key(Key::F9);
    assert_eq!(stage.game(1).plies.len(), 1);
    assert_eq!(focused(&stage), "Announcement of Black");
    stage.focus(Role::Button, "Repeated");
    stage.write("Eva");
    assert_eq!(focused(&stage), "Announcement of Black");
    // Once more, behind what stands there.
    stage.focus(Role::Button, "Repeated");
    stage.hear(" fuenf");
    let blind = stage.blind();
    let announced = blind.cycle(Ply(1)).map(|cycle| cycle.announced[0].said.text.clone());
    assert_eq!(announced.as_deref(), Some("Eva fuenf"), "{:#?}", stage.labels());
}

#[test]
fn a_word_that_its_key_takes_is_told_once() {
    let mut stage = with_a_reader();
    stage.arrange_a_match();
    for key in [Key::Num1, Key::Num2] {
        stage.write("Eva vier");
        stage.alt(key);
        until_said(&mut stage, "Eva vier");
        stage.window.run_steps(3);
    }
    let heard = stage.said_aloud();
    for typed in ["Announcement of White: Eva vier", "Repetition by Black: Eva vier"] {
        let twice = heard.iter().find(|one| one.text.contains(typed));
        assert!(twice.is_none(), "{:?}", twice.map(|one| &one.text));
    }
}

#[test]
fn a_clock_that_was_started_too_early_is_set_back_from_the_palette() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.alt(CLOCK);
    assert_eq!(stage.game(1).clock.running(), Some(Side::Black));
    stage.must_say("Set the clock back with “Set clock back”");
    stage.run(Action::Palette);
    stage.write("Set clock back");
    stage.key(Key::Enter);
    assert_eq!(stage.game(1).clock.running(), Some(Side::White));
}

#[test]
fn the_key_that_is_named_with_a_clock_started_too_early_sets_it_back() {
    let mut stage = Stage::with_a_match(Lang::De);
    stage.alt(CLOCK);
    stage.must_say("(Strg+Umschalt+I)");
    stage.run(Action::SetClockBack);
    assert_eq!(stage.game(1).clock.running(), Some(Side::White));
}

#[test]
fn a_clock_that_was_started_too_early_is_set_back_after_the_move_and_pressed_again() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.alt(CLOCK);
    stage.hear("Eva vier");
    stage.hear("Eva vier");
    stage.alt(ON_WHITES_BOARD);
    assert_eq!(stage.game(1).plies.len(), 1);
    stage.must_say("The opponent’s clock was started too early");
    stage.run(Action::SetClockBack);
    assert_eq!(stage.game(1).clock.running(), Some(Side::White));
    stage.must_say("Corrected: White had the opponent’s clock started too early");
    assert!(!stage.has("Set clock back"), "{:?}", stage.labels());
    stage.alt(CLOCK);
    let clock = stage.game(1).clock.clone();
    assert_eq!((clock.running(), clock.moves_made(Side::White)), (Some(Side::Black), 1));
}

#[test]
fn a_press_that_is_set_back_is_told_once_and_not_as_news_behind_that() {
    let mut stage = Stage::with_a_match(Lang::En);
    let ear = Ear::at(&mut stage);
    stage.alt(CLOCK);
    stage.run(Action::SetClockBack);
    let heard = ear.after(&mut stage).join(" | ");
    assert!(heard.contains("Opponent’s clock started by"), "{heard}");
    assert!(!heard.contains("pressed the clock"), "{heard}");
}

#[test]
fn a_clock_that_is_set_back_once_more_is_told_as_that() {
    let mut stage = Stage::with_a_match(Lang::En);
    let ear = Ear::at(&mut stage);
    for told in ["Clock started too early: set back", "Clock started too early again"] {
        stage.alt(CLOCK);
        stage.run(Action::SetClockBack);
        assert_eq!(stage.game(1).clock.running(), Some(Side::White));
        let heard = ear.after(&mut stage).join(" | ");
        let told = heard.find(told).expect("told");
        // What the clocks show by it is told with it, and once: before the counter and what comes next.
        let rest = heard.get(told..).unwrap_or_default();
        assert!(rest.contains(". The clock of White is running. White 1 hour"), "{heard}");
        assert_eq!(heard.matches("Clock of White started").count(), 0, "{heard}");
        let counter = rest.find("move counter of White set to 0");
        assert!(counter > rest.find("The clock of White is running"), "{heard}");
    }
}

#[test]
fn that_the_clocks_are_stopped_and_started_is_an_answer_which_waits_for_no_reading() {
    let mut stage = with_a_reader();
    stage.arrange_a_match();
    stage.alt(COMPARE);
    let ear = Ear::at(&mut stage);
    for (key, told) in [(Key::F10, "Both clocks stopped"), (Key::F9, "Clock of White started")] {
        stage.key(key);
        let mut heard = ear.after(&mut stage);
        // What is only a hint of the own voice would wait until the position is read.
        let answers = stage.said_aloud().into_iter().filter(|one| one.priority == Priority::Answer);
        heard.extend(answers.map(|one| one.text));
        assert!(heard.iter().any(|text| text.contains(told)), "{told}: {heard:#?}");
    }
}

#[test]
fn why_a_clock_that_was_started_too_early_is_not_set_back_any_more_is_said() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.run(Action::SetClockBack);
    stage.must_say("no clock was started too early");
    stage.alt(CLOCK);
    stage.hear("Eva vier");
    stage.hear("Eva vier");
    for act in [ON_WHITES_BOARD, ON_BLACKS_BOARD] {
        stage.alt(act);
    }
    stage.say_and_do("Eva fuenf", [ON_BLACKS_BOARD, ON_WHITES_BOARD]);
    assert_eq!(stage.game(1).plies.len(), 2);
    stage.run(Action::SetClockBack);
    stage.must_say("the move is complete, and the opponent has moved since");
}

#[test]
fn the_clock_of_a_blind_match_waits_for_what_is_said_of_lost_time() {
    let mut stage = Stage::with_a_match(Lang::En);
    assert_eq!(stage.game(1).clock.running(), Some(Side::White));
    let gap = Gap { cause: Cause::Cut, from: None, to: None, away: Some(Millis(60_000)) };
    stage.desk.command(HallCommand::Recover { gap }).wait().unwrap();
    settle(&mut stage.window);
    let told = "Board 1: the clocks are stopped until you say how the lost time is to be counted";
    assert!(stage.shows(told), "{:#?}", stage.labels());
    let board = BoardNo(1);
    stage.alt(CLOCK);
    stage.must_say(told);
    assert_eq!(stage.game(1).clock.running(), None);
    for what in [
        HallCommand::Game { board, what: GameCommand::StartClock { side: Side::White } },
        HallCommand::Blind { board, what: Command::PressClock { by: Actor::Player(Side::White) } },
    ] {
        assert!(stage.desk.command(what.clone()).wait().is_err(), "{what:?}");
    }
    stage.window.key_press_modifiers(egui::Modifiers::COMMAND, Key::Num1);
    settle(&mut stage.window);
    stage.alt(CLOCK);
    assert_eq!(stage.game(1).clock.running(), Some(Side::White));
}

#[test]
fn what_is_read_is_what_both_boards_should_show_and_which_position_that_is() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.must_say("Blind players, board 1");
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.hear("Eva fuenf");
    stage.hear("Eva fuenf");
    stage.alt(ON_BLACKS_BOARD);
    stage.alt(COMPARE);
    let reading = |stage: &Stage| {
        let mut said = spoken(stage).into_iter().rev();
        said.find(|text| text.contains("Weiß, König: Eva eins")).unwrap()
    };
    let first = reading(&stage);
    assert!(first.starts_with("Bretter vergleichen nach dem 1. Zug von Weiß, ohne"), "{first}");
    // The move is named in the agreed words as well.
    let (move_named, position) = first.split_once("ausgeführt ist. ").unwrap();
    assert!(move_named.contains("Bauer Eva sieben"), "{first}");
    assert!(position.contains("Eva sieben") && !position.contains("Eva fünf"), "{first}");
    stage.must_say("without the move pawn e7 e5, which has been executed on one board only");
    // Once the move is on the other board, too, the position is read with it, but not by itself.
    stage.alt(ON_WHITES_BOARD);
    assert_eq!(reading(&stage), first);
    stage.alt(COMPARE);
    let second = reading(&stage);
    let (_, second) = second.split_once(". Weiß, ").unwrap();
    assert!(second.contains("Eva fünf") && !second.contains("Eva sieben"), "{second}");
    stage.must_say("with the move pawn e7 e5, which has been executed");
}

#[test]
fn where_the_scores_end_before_the_announced_move_only_the_wrong_board_is_corrected() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.say_and_do("Eva fuenf", [ON_BLACKS_BOARD, ON_WHITES_BOARD]);
    for whose in Side::BOTH {
        let cells = Sheet::from_text("1. e4 e5").cells().to_vec();
        stage.ask(1, GameCommand::TakeSheet { whose, cells, from: Origin::Text });
    }
    stage.hear("Springer Gustav eins Felix drei");
    stage.hear("Springer Gustav eins Felix drei");
    let done = ExecutionReport::Move(Uci("g1h3".into()));
    let what = Command::Execute { board: Side::White, done, by: None };
    stage.desk.command(HallCommand::Blind { board: BoardNo(1), what }).wait().unwrap();
    settle(&mut stage.window);
    stage.alt(ON_BLACKS_BOARD);
    let verdict = "The announcement decides: White’s board is adjusted to it";
    stage.must_say(&format!("{verdict}. Different there: f3, h3"));
    stage.click("Correct step by step");
    stage.must_say("White’s board: from h3 to f3: white knight");
    assert!(!stage.says("from f3 to g1"), "{:#?}", stage.labels());
}

#[test]
fn an_announcement_that_sounds_like_another_move_is_told_to_the_arbiter() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.hear("Bauer Eva zwei - Eva vier");
    let warning = "What White announced sounds like pawn b2 b4: have it repeated";
    let said = spoken(&stage);
    assert!(said.iter().any(|text| text.contains(warning)), "{said:?}");
}

/// 1. e4 on both boards, and 1… e5 announced and repeated.
fn with_the_next_move_announced() -> Stage {
    announced(Stage::with_a_match(Lang::En))
}

fn announced(mut stage: Stage) -> Stage {
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.hear("Eva fuenf");
    stage.hear("Eva fuenf");
    stage
}

/// On whose boards the present move is executed.
fn executed(stage: &Stage) -> [bool; 2] {
    let blind = stage.blind();
    let cycle = blind.cycle(stage.game(1).ply());
    Side::BOTH.map(|side| cycle.is_some_and(|one| one.executed.of(side).is_some()))
}

#[test]
fn a_difference_of_which_nothing_is_known_leads_to_the_steps_and_the_decision() {
    let mut stage = with_the_next_move_announced();
    stage.alt(COMPARE);
    stage.focus(Role::Button, "The board differs: Black");
    stage.key(Key::Enter);
    settle(&mut stage.window);
    assert_eq!(focused(&stage), "Mark as done: Stop both clocks");
    stage.must_say("A player finds a difference that the program does not know of");
    for key in [ON_BLACKS_BOARD, CLOCK] {
        stage.alt(key);
        stage.must_say("do or exit the steps first");
    }
    assert_eq!(executed(&stage), [false; 2]);
    stage.do_step();
    assert_eq!(focused(&stage), "The board of White is right");
    stage.click("The board of White is right");
    stage.do_steps();
    assert!(!stage.has("Exit step by step"), "{:#?}", stage.labels());
    assert_eq!(stage.game(1).clock.running(), Some(Side::Black));
    stage.alt(ON_BLACKS_BOARD);
    assert_eq!(executed(&stage), [false, true]);
}

#[test]
fn that_nothing_proves_which_board_is_right_is_not_broken_off_by_the_step_behind_it() {
    let mut stage = with_the_next_move_announced();
    stage.alt(COMPARE);
    stage.focus(Role::Button, "The board differs: Black");
    let ear = Ear::at(&mut stage);
    stage.key(Key::Enter);
    // What comes in later gives way to no step.
    let heard = ear.after(&mut stage).join(" | ");
    assert!(heard.contains("! A player finds a difference"), "{heard}");
    assert!(heard.contains("nothing proves which board is right"), "{heard}");
}

#[test]
fn what_was_said_before_a_board_was_decided_for_is_asked_anew() {
    let mut stage = with_the_next_move_announced();
    stage.alt(COMPARE);
    stage.click("The board agrees: White");
    stage.click("The board differs: Black");
    settle(&mut stage.window);
    stage.do_step();
    // White's board is the one that is put right.
    stage.click("The board of Black is right");
    stage.do_step();
    let found = stage.blind().comparison.map(|one| one.found);
    assert_eq!(found, Some(BySide::new(None, None)));
}

#[test]
fn a_key_in_one_go_with_the_one_that_chooses_the_board_is_about_the_game_there() {
    let mut stage = Stage::with(2, preferences(Lang::En));
    for other in [Action::NextBoard, Action::PreviousBoard] {
        stage.run(other);
        stage.arrange_a_match();
    }
    stage.write("Eva");
    let next = Action::NextBoard.shortcut().expect("a key");
    // Each in the pass after the other.
    for (key, modifiers) in [(next.logical_key, next.modifiers), (Key::Num1, Modifiers::ALT)] {
        let (physical_key, pressed, repeat) = (None, true, false);
        let event = Event::Key { key, physical_key, pressed, repeat, modifiers };
        stage.window.input_mut().events.push(event);
        stage.window.step();
    }
    settle(&mut stage.window);
    assert_eq!(stage.window.state().board, Some(BoardNo(2)));
    stage.must_say("first type what was said");
}

#[test]
fn steps_that_were_left_do_not_come_back_with_the_board() {
    let mut stage = Stage::with(2, preferences(Lang::En));
    for other in [Action::NextBoard, Action::PreviousBoard] {
        stage.run(other);
        stage.arrange_a_match();
    }
    let mut stage = announced(stage);
    stage.alt(COMPARE);
    stage.click("The board differs: Black");
    settle(&mut stage.window);
    stage.click("Exit step by step");
    stage.run(Action::NextBoard);
    stage.run(Action::PreviousBoard);
    settle(&mut stage.window);
    assert!(!stage.has("Exit step by step"), "{:#?}", stage.labels());
    stage.alt(ON_BLACKS_BOARD);
    assert_eq!(executed(&stage), [false, true]);
}

#[test]
fn a_difference_reported_of_the_board_with_the_present_move_leads_to_the_steps() {
    let mut stage = with_the_next_move_announced();
    stage.alt(ON_BLACKS_BOARD);
    stage.alt(COMPARE);
    stage.click("The board differs: Black");
    settle(&mut stage.window);
    assert_eq!(focused(&stage), "Mark as done: Stop both clocks");
    stage.alt(ON_WHITES_BOARD);
    stage.must_say("do or exit the steps first");
    assert_eq!(executed(&stage), [false, true]);
    // Once they are left the move goes on.
    stage.click("Exit step by step");
    stage.alt(ON_WHITES_BOARD);
    assert_eq!(executed(&stage), [true; 2]);
}

#[test]
fn a_reported_difference_is_told_with_the_question_of_lost_time_and_waits_for_its_answer() {
    let mut stage = with_the_next_move_announced();
    stage.key(Key::F3);
    for what in [Command::Compare, Command::Confirm { side: Side::Black, agrees: false }] {
        stage.desk.command(HallCommand::Blind { board: BoardNo(1), what }).wait().unwrap();
    }
    let gap = Gap { cause: Cause::Cut, from: None, to: None, away: Some(Millis(60_000)) };
    stage.desk.command(HallCommand::Recover { gap }).wait().unwrap();
    settle(&mut stage.window);
    let told = "Black has reported a difference on the player’s own board";
    stage.must_say(told);
    stage.run(Action::ShowBlind);
    assert!(stage.shows(told), "{:#?}", stage.labels());
    // Enter alone confirms nothing.
    assert_ne!(focused(&stage), "The board agrees: White");
    stage.alt(ON_BLACKS_BOARD);
    assert_eq!(executed(&stage), [false; 2]);
    assert!(!stage.has("Exit step by step"), "{:#?}", stage.labels());
    stage.ctrl(Key::Num1);
    settle(&mut stage.window);
    assert_eq!(focused(&stage), "Mark as done: Stop both clocks");
    let said = spoken(&stage);
    assert!(!said.iter().any(|text| text.contains("Weiß, König: Eva eins")), "{said:?}");
}

#[test]
fn an_act_is_confirmed_at_once_although_a_position_is_being_read() {
    let mut stage = with_a_reader();
    stage.arrange_a_match();
    stage.hear("Eva vier");
    stage.hear("Eva vier");
    stage.alt(COMPARE);
    let ear = Ear::at(&mut stage);
    stage.alt(ON_WHITES_BOARD);
    // Pressed once more it is answered.
    stage.alt(ON_WHITES_BOARD);
    let heard = ear.after(&mut stage);
    let has = |part: &str| heard.iter().any(|one| one.contains(part));
    assert!(has("Executed on the board of White"), "{heard:#?}");
    assert!(has("Already executed on the board of White"), "{heard:#?}");
    // And the position is not read once more from its beginning.
    assert!(!has("Bretter vergleichen"), "{heard:#?}");
}

#[test]
fn what_is_said_of_a_board_in_a_comparison_is_confirmed_although_the_position_is_being_read() {
    let mut stage = with_a_reader();
    stage.arrange_a_match();
    stage.alt(COMPARE);
    assert_eq!(focused(&stage), "The board agrees: White");
    let ear = Ear::at(&mut stage);
    // The second time it is told that it was said already.
    for confirmed in [
        "White confirms that the player’s own board is correct",
        "Recorded before: The board agrees: White",
    ] {
        stage.key(Key::Enter);
        let mut heard = ear.after(&mut stage);
        // What is only a hint of the own voice would wait until the position is read.
        let answers = stage.said_aloud().into_iter().filter(|one| one.priority == Priority::Answer);
        heard.extend(answers.map(|one| one.text));
        assert!(heard.iter().any(|text| text.contains(confirmed)), "{confirmed}: {heard:#?}");
    }
    assert_eq!(stage.blind().comparison.and_then(|one| one.found.white), Some(true));
}

#[test]
fn behind_the_answer_of_one_side_that_its_board_agrees_the_other_side_is_asked() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.alt(COMPARE);
    assert_eq!(focused(&stage), "The board agrees: White");
    // Before it is answered the other answer comes next.
    stage.key(Key::Tab);
    assert_eq!(focused(&stage), "The board differs: White");
    stage.click("The board agrees: White");
    stage.focus(Role::Button, "The board agrees: White");
    stage.key(Key::Tab);
    assert_eq!(focused(&stage), "The board agrees: Black");
    stage.window.key_press_modifiers(egui::Modifiers::SHIFT, Key::Tab);
    settle(&mut stage.window);
    assert_eq!(focused(&stage), "The board differs: White", "it can still be said otherwise");
}

#[test]
fn a_repetition_that_is_no_legal_move_gives_way_to_the_next_words_or_is_recorded() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.hear("e2 e4");
    stage.write("e2 e5");
    stage.alt(Key::Num2);
    stage.must_say("Type it again, or press Tab and choose “Record it as announced”");
    assert_eq!(focused(&stage), "Repetition by Black");
    stage.hear("e2 e4");
    let blind = stage.blind();
    let cycle = blind.cycle(stage.game(1).ply());
    let repeated = cycle.map(|one| &one.repeated[..]).unwrap_or_default();
    let texts: Vec<&str> = repeated.iter().map(|one| one.said.text.as_str()).collect();
    assert_eq!(texts, ["e2 e4"]);
}

#[test]
fn what_is_to_be_set_up_is_told_when_a_decision_is_undone_that_took_moves_back() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.hear("Eva fuenf");
    let dispute = |what| stage.desk.command(HallCommand::Dispute { what }).wait().unwrap();
    let (no, reason) = (IncidentNo(1), || "heard both".to_owned());
    let (case, claim) = (Case::Other, String::new());
    let (board, caller, clocks) = (Some(BoardNo(1)), Caller::Arbiter, Clocks::Stop);
    dispute(DisputeCommand::Open { board, case, caller, claim, clocks });
    let (remedies, text) = (vec![Remedy::Restore { ply: Ply(0) }], String::new());
    let lose = Some(Loss { to: Ply(0), of: Ply(1), result: None });
    dispute(DisputeCommand::DecideOtherwise { no, remedies, text, reason: reason(), lose });
    dispute(DisputeCommand::Withdraw { no, reason: reason(), time: None, lose: None });
    settle(&mut stage.window);
    assert_eq!(stage.game(1).plies.len(), 1);
    assert_eq!(stage.blind().cycle(Ply(1)), None, "what was announced is gone");
    stage.must_say("Board 1: set up on both boards the position after move 1 of White: ");
    stage.must_say("Then Black announces the move, also one that was announced before");
    // Where nothing was taken back the boards stand as they should.
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    let dispute = |what| stage.desk.command(HallCommand::Dispute { what }).wait().unwrap();
    let (case, claim) = (Case::Other, String::new());
    dispute(DisputeCommand::Open { board, case, caller, claim, clocks });
    let warned = vec![Remedy::Warn { side: Side::White }];
    let (remedies, text) = (warned, String::new());
    dispute(DisputeCommand::DecideOtherwise { no, remedies, text, reason: reason(), lose: None });
    dispute(DisputeCommand::Withdraw { no, reason: reason(), time: None, lose: None });
    settle(&mut stage.window);
    assert!(!stage.says("set up on both boards"), "{:#?}", stage.labels());
}

#[test]
fn what_is_older_than_the_lines_in_sight_is_counted_and_comes_into_sight_behind_them() {
    let mut stage = Stage::with_a_match(Lang::En);
    for _ in 0..8 {
        stage.alt(CLOCK);
        stage.click("Set clock back");
        for side in Side::BOTH {
            let what = Command::Ask { by: side, what: Inquiry::Times };
            stage.desk.command(HallCommand::Blind { board: BoardNo(1), what }).wait().unwrap();
        }
    }
    settle(&mut stage.window);
    let (noticed, asked) = (stage.blind().noticed.len(), stage.blind().told.len());
    assert_eq!((noticed, asked), (8, 16));
    let lines = |stage: &Stage, text: &str| {
        let items = stage.window.query_all_by_role(Role::ListItem);
        let told = items.filter_map(|item| item.accesskit_node().label());
        told.filter(|told| told.contains(text)).count()
    };
    for (list, text, in_sight, all) in [
        ("Noticed", "opponent’s clock started too early", 6, 8),
        ("Questions and answers", "asks for both times", 8, 16),
    ] {
        assert_eq!(lines(&stage, text), in_sight, "{:#?}", stage.labels());
        stage.click(&format!("{list}: Earlier ({})", all - in_sight));
        assert_eq!(lines(&stage, text), all, "{:#?}", stage.labels());
    }
}
