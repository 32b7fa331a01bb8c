//! What the record holds of boards that are corrected step by step: each step with what it stands for in
//! the game, or as refused, skipped or left.

use std::sync::Arc;

use egui::accesskit::{self, Role};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::blind::command::Command;
use jadoube_core::blind::event::Event as BlindEvent;
use jadoube_core::blind::execution::ExecutionReport;
use jadoube_core::blind::reconcile::procedure::Step;
use jadoube_core::blind::reconcile::times::Basis;
use jadoube_core::hall::command::Command as HallCommand;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_desk::desk::Desk;
use jadoube_i18n::blind;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{Event as GameEvent, Setup, Timing};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::sensing::PlayerClocks;
use jadoube_ui::actions::Action;

use crate::by_ear::focused;
use crate::heard::Ear;
use crate::stage::{Stage, preferences, settle, setup};

const ON_WHITES_BOARD: Key = Key::Num3;
const ON_BLACKS_BOARD: Key = Key::Num4;
const ARRANGE: Key = Key::Num0;

fn entries(stage: &Stage) -> Vec<Arc<Entry>> {
    stage.desk.snapshot().history.all()
}

/// What the log says of the match.
fn log(stage: &Stage, lang: Lang) -> Vec<String> {
    let (words, game) = (Catalogue::new(lang), stage.game(1));
    let line = |entry: &Arc<Entry>| match &entry.event {
        Event::Blind { what, .. } => Some(blind::line(&words, what, Some(&game))),
        _ => None,
    };
    entries(stage).iter().filter_map(line).collect()
}

#[track_caller]
fn must_record(stage: &Stage, line: &str) {
    let log = log(stage, Lang::En);
    assert!(log.iter().any(|one| one == line), "{line} is not in {log:#?}");
}

/// The steps that are recorded as done.
fn done(stage: &Stage) -> Vec<Step> {
    let step = |entry: &Arc<Entry>| match &entry.event {
        Event::Blind { what: BlindEvent::StepDone { step, .. }, .. } => Some(step.clone()),
        _ => None,
    };
    entries(stage).iter().filter_map(step).collect()
}

/// The steps that are recorded as not done, each time that they were exited.
fn left(stage: &Stage) -> Vec<Vec<Step>> {
    let steps = |entry: &Arc<Entry>| match &entry.event {
        Event::Blind { what: BlindEvent::StepsLeft { steps, .. }, .. } => Some(steps.clone()),
        _ => None,
    };
    entries(stage).iter().filter_map(steps).collect()
}

/// A press of a button that can come in one pass with another.
fn press(stage: &Stage, label: &str) -> egui::Event {
    let button = stage.window.get_by_role_and_label(Role::Button, label);
    let (target_node, target_tree) = button.accesskit_node().locate();
    let action = accesskit::Action::Click;
    let request = accesskit::ActionRequest { target_node, target_tree, action, data: None };
    egui::Event::AccessKitActionRequest(request)
}

/// What happened in the game in one act with a step.
fn with_step(stage: &Stage, wanted: impl Fn(&Step) -> bool) -> Vec<GameEvent> {
    let entries = entries(stage);
    let is_it = |entry: &Arc<Entry>| match &entry.event {
        Event::Blind { what: BlindEvent::StepDone { step, .. }, .. } => wanted(step),
        _ => false,
    };
    let nth = entries.iter().position(is_it).expect("recorded as done");
    let at = entries[nth].at;
    let in_game = |entry: &Arc<Entry>| match &entry.event {
        Event::Game { what, .. } if entry.at == at => Some(what.clone()),
        _ => None,
    };
    entries[nth + 1..].iter().map_while(in_game).collect()
}

/// Has something found on a player's board.
fn stands(stage: &mut Stage, board: Side, placement: Placement) {
    let what = Command::Execute { board, done: ExecutionReport::Stands(placement), by: None };
    stage.desk.command(HallCommand::Blind { board: BoardNo(1), what }).wait().expect("told");
    settle(&mut stage.window);
}

/// 1. e4, which is found as 1. e3 on Black's board: the steps have begun.
fn begun(mut stage: Stage) -> Stage {
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.found_on_blacks_board("e3");
    stage.focus(Role::Button, "Correct step by step");
    stage.key(Key::Enter);
    stage
}

#[test]
fn a_step_that_the_game_refuses_is_not_recorded_and_can_be_done_once_it_is_so() {
    let desk = Desk::start("test", Box::new(|| {})).unwrap();
    let on_table = Setup { timing: Timing::Device, ..setup(1) };
    let mut stage = Stage::on(desk, "2023", [on_table], preferences(Lang::En));
    stage.run(Action::ShowBlind);
    stage.alt(ARRANGE);
    stage.ctrl(Key::Enter);
    stage.key(Key::F7);
    let mut stage = begun(stage);
    let time = Millis::from_mins(90);
    let (times, flags) = (BySide::new(time, time), BySide::new(false, false));
    let shown = |running| PlayerClocks { times, flags, running, turn: Side::Black, raised: None };
    stage.ask(1, GameCommand::ObserveClock(shown(true)));
    let step = "Mark as done: Stop both clocks";
    for _ in 0..2 {
        stage.focus(Role::Button, step);
        stage.key(Key::Enter);
        stage.must_say("The clock on the table keeps the time of this game");
        stage.must_say("to do: 1. Stop both clocks");
        assert_eq!(focused(&stage), step);
    }
    assert!(done(&stage).is_empty());
    stage.ask(1, GameCommand::ObserveClock(shown(false)));
    stage.focus(Role::Button, step);
    stage.key(Key::Enter);
    assert_eq!(done(&stage), [Step::StopClocks]);
    stage.must_say("done: 1. Stop both clocks");
    assert_eq!(focused(&stage), "Mark as done: Black’s board: from e3 to e4: white pawn");
}

#[test]
fn a_step_that_is_so_already_is_recorded_as_done_without_a_refusal() {
    let mut stage = begun(Stage::with_a_match(Lang::En));
    stage.ask(1, GameCommand::StopClock);
    stage.do_step();
    assert!(!stage.says("Both clocks are stopped already"), "{:#?}", stage.labels());
    assert_eq!(done(&stage), [Step::StopClocks]);
    assert!(with_step(&stage, |step| *step == Step::StopClocks).is_empty());
}

#[test]
fn what_is_skipped_and_what_is_left_undone_stands_in_the_record() {
    let mut stage = begun(Stage::with_a_match(Lang::En));
    stage.focus(Role::Button, "Skip: Stop both clocks");
    stage.key(Key::Enter);
    stage.must_say("Step skipped: Stop both clocks");
    must_record(&stage, "Step skipped: Stop both clocks");
    assert_eq!(stage.game(1).clock.running(), Some(Side::Black));
    stage.do_step();
    stage.focus(Role::Button, "Exit step by step");
    stage.key(Key::Enter);
    let left = "Step-by-step correction exited; not done: Read both boards aloud and compare them \
                square by square; Start the clock of Black";
    must_record(&stage, left);
    for lang in Lang::ALL {
        let whole = |line: &String| !line.contains(['{', '⟦']);
        let log = log(&stage, lang);
        assert!(log.iter().all(whole), "{log:#?}");
    }
}

#[test]
fn steps_wait_for_who_comes_back_to_their_board_and_are_recorded_once_they_are_exited() {
    let mut stage = Stage::with(2, preferences(Lang::En));
    for other in [Action::NextBoard, Action::PreviousBoard] {
        stage.run(other);
        stage.arrange_a_match();
    }
    let mut stage = begun(stage);
    stage.do_step();
    stage.run(Action::NextBoard);
    assert!(!stage.has("Exit step by step"), "{:#?}", stage.labels());
    stage.run(Action::PreviousBoard);
    settle(&mut stage.window);
    assert_eq!(focused(&stage), "Mark as done: Black’s board: from e3 to e4: white pawn");
    assert_eq!(left(&stage), Vec::<Vec<Step>>::new());
    stage.do_step();
    stage.focus(Role::Button, "Exit step by step");
    stage.key(Key::Enter);
    let undone = vec![Step::Compare, Step::StartClock { side: Side::Black }];
    assert_eq!(left(&stage), [undone]);
}

#[test]
fn steps_end_with_their_game_and_are_none_of_the_next_at_the_board() {
    let mut stage = begun(Stage::with_a_match(Lang::En));
    stage.do_step();
    assert!(stage.shows("Step 2 of 4"), "{:#?}", stage.labels());
    let won = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    stage.ask(1, GameCommand::End(won.into()));
    let stands = ["Step 2 of 4", "Exit step by step", "Correct step by step"];
    let still = stands.iter().find(|text| stage.shows(text));
    assert_eq!(still, None, "{:#?}", stage.labels());
    let next = Setup { round: 4, ..setup(1) };
    let board = BoardNo(1);
    stage.desk.command(HallCommand::SetUpGame { board, setup: next }).wait().expect("set up");
    settle(&mut stage.window);
    // Its clock is started by the key, which no step of the game before hinders.
    stage.arrange_a_match();
    assert_eq!(stage.game(1).clock.running(), Some(Side::White));
    assert!(!stage.has("Exit step by step"), "{:#?}", stage.labels());
    assert_eq!(left(&stage), Vec::<Vec<Step>>::new());
}

#[test]
fn what_is_refused_beside_a_step_leaves_the_step_to_its_own_answer() {
    let mut stage = begun(Stage::with_a_match(Lang::En));
    stage.do_step();
    stage.do_step();
    let compare = "Read both boards aloud and compare them square by square";
    // The clocks stand already: that is refused before both sides are asked to compare.
    let (key, modifiers) = (Key::F10, Modifiers::NONE);
    let stop =
        egui::Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    let both = [stop, press(&stage, &format!("Mark as done: {compare}"))];
    stage.window.input_mut().events.extend(both);
    settle(&mut stage.window);
    stage.must_say("Both clocks are stopped already");
    stage.click("The board agrees: White");
    stage.click("The board agrees: Black");
    stage.must_say(&format!("done: 3. {compare}"));
    assert_eq!(done(&stage).last(), Some(&Step::Compare));
}

#[test]
fn a_step_that_was_recorded_while_the_window_was_locked_is_done_and_the_next_one_follows() {
    let mut stage = begun(Stage::with_a_match(Lang::En));
    let stop = press(&stage, "Mark as done: Stop both clocks");
    stage.window.input_mut().events.push(stop);
    stage.window.step();
    // Nothing of what is recorded is told on a locked screen.
    let (board, side, passphrase) = (BoardNo(1), Side::Black, "…".to_owned());
    for what in [Command::Lock { side, passphrase }, Command::Unlock { side }] {
        stage.desk.command(HallCommand::Blind { board, what }).wait().expect("done");
        settle(&mut stage.window);
    }
    assert_eq!(done(&stage), [Step::StopClocks]);
    stage.must_say("done: 1. Stop both clocks");
    stage.do_step();
    assert_eq!(done(&stage).len(), 2);
}

#[test]
fn a_step_that_is_being_recorded_is_neither_left_undone_nor_skipped() {
    for other in ["Exit step by step", "Skip: Stop both clocks"] {
        let mut stage = begun(Stage::with_a_match(Lang::En));
        let ear = Ear::at(&mut stage);
        let both = ["Mark as done: Stop both clocks", other].map(|label| press(&stage, label));
        stage.window.input_mut().events.extend(both);
        let heard = ear.after(&mut stage).join(" | ");
        assert!(heard.contains("It is being recorded"), "{other}: {heard}");
        assert_eq!(done(&stage), [Step::StopClocks], "{other}");
        stage.must_say("to do: 2. Black’s board: from e3 to e4: white pawn");
        let log = log(&stage, Lang::En);
        let not_done = |line: &&String| line.starts_with("Exited") || line.contains("skipped");
        assert_eq!(log.iter().find(not_done), None, "{other}");
    }
}

#[test]
fn steps_that_are_all_done_leave_nothing_undone() {
    let mut stage = begun(Stage::with_a_match(Lang::En));
    stage.do_steps();
    let log = log(&stage, Lang::En);
    assert!(!log.iter().any(|line| line.starts_with("Step-by-step correction exited")), "{log:#?}");
}

#[test]
fn which_board_is_right_is_told_once_that_is_recorded() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    let ear = Ear::at(&mut stage);
    let (step, reason) = (Step::Hear { about: None }, "both were heard".to_owned());
    let what = Command::DoStep { step, reason, right: Some(Side::White) };
    stage.desk.command(HallCommand::Blind { board: BoardNo(1), what }).wait().expect("decided");
    let heard = ear.after(&mut stage).join(" | ");
    assert!(heard.contains("The board of White is right"), "{heard}");
}

#[test]
fn the_record_says_for_which_board_the_arbiter_decided() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.say_and_do("Eva fuenf", [ON_BLACKS_BOARD, ON_WHITES_BOARD]);
    stage.take_scores(["1. e4"; 2]);
    stage.found_on_blacks_board("e4 d5");
    stage.click("Correct step by step");
    stage.do_steps();
    stage.click("The board of Black is right");
    let corrected = with_step(&stage, |step| matches!(step, Step::Hear { .. }));
    let is_his = |what: &GameEvent| match what {
        GameEvent::MoveCorrected { ply, uci, .. } => *ply == Ply(2) && uci.0 == "d7d5",
        _ => false,
    };
    assert!(corrected.iter().any(is_his), "{corrected:?}");
    let log = log(&stage, Lang::En);
    let decided = |line: &String| {
        line.starts_with("Step done: Hear") && line.ends_with(". The board of Black is right")
    };
    assert!(log.iter().any(decided), "{log:#?}");
    stage.do_steps();
    let game = stage.game(1);
    let boards = Side::BOTH.map(|side| stage.blind().placement(&game, side));
    assert_eq!(boards, [game.position().placement(); 2]);
}

#[test]
fn a_game_goes_back_to_where_the_scores_agree_by_keys_with_its_clocks_and_counters() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.say_and_do("Eva fuenf", [ON_BLACKS_BOARD, ON_WHITES_BOARD]);
    stage.take_scores(["1. e4 e5", "1. e4 d5"]);
    stage.found_on_blacks_board("e4 d5");
    stage.must_say("The game goes back to where the scores agree");
    let measured = stage.game(1).plies[0].times.expect("measured");
    stage.focus(Role::Button, "Correct step by step");
    stage.key(Key::Enter);
    let mut steps = Vec::new();
    while steps.len() < 12 {
        let here = focused(&stage);
        if let Some(step) = here.strip_prefix("Mark as done: ") {
            steps.push(step.to_owned());
        } else if here == "The board agrees: White" {
            stage.key(Key::Enter);
            stage.focus(Role::Button, "The board agrees: Black");
        } else {
            break;
        }
        stage.key(Key::Enter);
        settle(&mut stage.window);
    }
    assert!(!stage.has("Exit step by step"), "{steps:#?}, then {}", focused(&stage));
    let done = done(&stage);
    assert_eq!(done.len(), steps.len(), "{steps:#?}");
    assert_eq!(done.get(..2), Some(&[Step::StopClocks, Step::GoBack { to: Ply(1) }][..]));
    let tail = [Step::Compare, Step::StartClock { side: Side::Black }];
    assert_eq!(done.get(done.len() - 2..), Some(&tail[..]));

    let back = with_step(&stage, |step| matches!(step, Step::GoBack { .. }));
    let goes_back = |what: &GameEvent| matches!(what, GameEvent::TakenBack { to: Ply(1), .. });
    assert!(back.iter().any(goes_back), "{back:?}");
    let times = done.iter().find_map(|step| match step {
        Step::SetClocks { times } => Some(*times),
        _ => None,
    });
    let times = times.expect("the clocks are set");
    assert_eq!((times.basis, times.left), (Basis::Measured, measured));
    let set = with_step(&stage, |step| matches!(step, Step::SetClocks { .. }));
    let correction = Correction::SetBoth { times: measured };
    assert!(
        matches!(&set[..], [GameEvent::ClockCorrected { correction: made, .. }] if *made == correction),
        "{set:?}"
    );
    let counted = with_step(&stage, |step| matches!(step, Step::SetCounters { .. }));
    assert_eq!(counted.len(), 2, "{counted:?}");

    let game = stage.game(1);
    let moves: Vec<&str> = game.plies.iter().map(|ply| ply.uci.0.as_str()).collect();
    assert_eq!(moves, ["e2e4"]);
    let boards = Side::BOTH.map(|side| stage.blind().placement(&game, side));
    assert_eq!(boards, [game.position().placement(); 2]);
    assert_eq!(game.clock.running(), Some(Side::Black));
    assert_eq!(Side::BOTH.map(|side| game.clock.moves_made(side)), [1, 0]);
    // White's clock stands, and Black's has run since.
    let now = stage.times();
    assert_eq!(now.white, measured.white);
    assert!(now.black <= measured.black, "{now:?}");
}

#[test]
fn two_boards_that_are_the_wrong_way_round_alike_are_told_and_put_right() {
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let mut stage = Stage::with_a_match(lang);
        stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
        let right = stage.game(1).position().placement();
        for board in Side::BOTH {
            stands(&mut stage, board, right.rotated());
        }
        stage.must_say(&words.say("match-settle-reversed"));
        stage.must_say(&words.say_with("reconcile-reversed", &[("boards", "both".into())]));
        stage.lacks_no_words(lang.code());
        if lang != Lang::En {
            continue;
        }
        stage.click("Correct step by step");
        stage.do_steps();
        let boards = Side::BOTH.map(|side| stage.blind().placement(&stage.game(1), side));
        assert_eq!(boards, [right; 2]);
        assert!(!stage.says("Correct step by step"), "{:#?}", stage.labels());
        let both = "Nothing is wrong but that both boards are the wrong way round";
        must_record(&stage, &format!("Boards and scores compared: {both}"));
        assert_eq!(stage.game(1).clock.running(), Some(Side::Black));
    }
}
