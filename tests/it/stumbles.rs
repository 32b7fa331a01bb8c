//! What made people do the wrong thing in trials of the window, or left them without the keyboard:
//! each by what they did then.

use std::path::PathBuf;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Setup;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::case::Case;
use jadoube_ui::actions::{Action, Change, Screen};
use jadoube_ui::tokens::{self, TextScale};

use crate::layout::controls;
use crate::stage::{Stage, file, preferences, settle, setup, window};

/// What screen readers were told last, politely.
fn told(stage: &Stage) -> String {
    let regions = stage.window.query_all_by_role(Role::Status);
    regions.filter_map(|node| node.accesskit_node().label()).collect()
}

/// The role and the name of what has the keyboard.
fn keyboard(stage: &Stage) -> Option<(Role, String)> {
    let here = stage.window.root().children_recursive().find(|node| node.is_focused())?;
    let node = here.accesskit_node();
    Some((node.role(), node.label().unwrap_or_default()))
}

fn is_at(stage: &Stage, label: &str) -> bool {
    keyboard(stage).is_some_and(|(_, name)| name.starts_with(label))
}

/// The text of the field that has the keyboard.
fn written(stage: &Stage) -> Option<String> {
    let all = stage.window.get_all_by_role(Role::TextInput);
    let here = all.into_iter().find(|node| node.is_focused())?;
    here.accesskit_node().value()
}

/// Types a text and clicks at a place, all of which comes with one pass.
fn type_and_click(stage: &mut Stage, text: &str, at: Pos2) {
    let click = |pressed| Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let events = [Event::Text(text.into()), Event::PointerMoved(at), click(true), click(false)];
    stage.window.input_mut().events.extend(events);
    settle(&mut stage.window);
}

#[test]
fn what_is_typed_before_a_click_in_one_pass_is_not_lost() {
    let mut stage = Stage::new(1);
    stage.run(Action::ShowSettings);
    stage.focus(Role::TextInput, "Name of this station");
    stage.rewrite("Hall");
    type_and_click(&mut stage, "way", Pos2::new(900.0, 20.0));
    assert_eq!(stage.desk.snapshot().station, "Hallway");

    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4"]);
    stage.run(Action::ShowSheets);
    stage.write("e");
    type_and_click(&mut stage, "4", Pos2::new(900.0, 20.0));
    let sheet = stage.game(1).sheets.of(Side::White).clone();
    assert_eq!(sheet.cells.first().map(|cell| cell.as_entered().to_owned()), Some("e4".into()));
}

#[test]
fn a_file_that_is_open_elsewhere_is_read_with_the_reason_and_nothing_in_it_can_be_changed() {
    let mut first = Stage::new(2);
    first.begin();
    first.play(1, &["e2e4"]);
    let case = Case::Other;
    let (board, caller, claim) = (Some(BoardNo(1)), Caller::Arbiter, String::new());
    let what = DisputeCommand::Open { board, case, caller, claim, clocks: Clocks::Leave };
    first.desk.command(Command::Dispute { what }).wait().unwrap();
    let desk = Arc::new(Desk::start("test", Box::new(|| {})).unwrap());
    assert!(desk.ask(Request::Open(file(&first.folder))).wait().is_err());
    let window = window(desk.clone(), preferences(Lang::En));
    let mut stage = Stage { folder: tempfile::tempdir().unwrap(), desk, window };
    assert!(stage.has("Open elsewhere: read only"), "{:#?}", stage.labels());
    stage.must_say("Close it there first");
    stage.run(Action::ShowBoard);
    assert!(stage.has("e4, white pawn"), "it is shown");
    assert!(!stage.has("Type a move or a question (F7)"));
    let off = |stage: &Stage, label: &str| {
        let button = stage.window.get_by_label(label);
        let node = button.accesskit_node();
        assert!(node.is_disabled(), "{label}");
        let why = node.description().unwrap_or_default();
        assert!(why.contains("Close it there first"), "{label}: {why}");
    };
    stage.run(Action::ShowHall);
    off(&stage, "Set up boards…");
    stage.run(Action::ShowDisputes);
    off(&stage, "Accept and carry out");
    off(&stage, "Record statement");
    let changing = [Action::NewIncident, Action::PressClock, Action::TypeMove, Action::TakeBack];
    for action in changing {
        stage.run(action);
        assert!(stage.window.state().dialog.is_none(), "{action:?}");
    }
    assert_eq!(stage.window.state().screen, Screen::Disputes);
    // Closed there, it is opened here.
    stage.click("Open again");
    assert!(stage.has("Open elsewhere: read only"));
    let Stage { folder, desk, window } = first;
    drop((window, desk));
    stage.click("Open again");
    assert!(!stage.has("Open elsewhere: read only"), "{:#?}", stage.labels());
    stage.run(Action::NewIncident);
    assert!(stage.window.state().dialog.is_some());
    drop(folder);
}

#[test]
fn a_move_that_is_not_recorded_stays_and_gives_way_to_the_next() {
    let mut stage = Stage::new(1);
    stage.key(Key::F3);
    stage.key(Key::F7);
    // Not understood, not legal, and refused: the game was interrupted.
    for (nth, text) in ["xyz", "Nf5", "e5"].into_iter().enumerate() {
        stage.write(text);
        stage.key(Key::Enter);
        assert_eq!(written(&stage).as_deref(), Some(text), "{nth}");
    }
    stage.ask(1, GameCommand::Start);
    stage.key(Key::F7);
    stage.write("d4");
    stage.key(Key::Enter);
    assert_eq!(stage.game(1).plies.last().unwrap().san, "d4");
    assert_eq!(written(&stage).as_deref(), Some(""), "what is recorded is gone");
    let won = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    stage.ask(1, GameCommand::End(won.into()));
    stage.key(Key::F7);
    stage.write("d5");
    stage.key(Key::Enter);
    assert_eq!(stage.game(1).plies.len(), 1);
    assert_eq!(written(&stage).as_deref(), Some("d5"), "refused, it stays");
    let why = "The game has ended. Reopen it first";
    assert!(stage.shows(why), "{:#?}", stage.labels());
    stage.write("Nf6");
    assert_eq!(written(&stage).as_deref(), Some("Nf6"), "what is typed next takes its place");
    stage.ctrl(Key::B);
    assert_eq!(
        keyboard(&stage).map(|(role, _)| role),
        Some(Role::GridCell),
        "{:?}",
        keyboard(&stage)
    );
    // What is recorded now is not refused any more.
    stage.ask(1, GameCommand::Reopen { reason: "appeal".into() });
    stage.key(Key::F7);
    stage.write("d5");
    stage.key(Key::Enter);
    assert_eq!(stage.game(1).plies.len(), 2);
    assert!(!stage.shows(why), "{:#?}", stage.labels());
}

/// Board 1 in the fourth round; in the third White had won there. An incident in each.
fn two_rounds() -> Stage {
    let mut stage = Stage::new(2);
    stage.begin();
    let open = |stage: &Stage, claim: &str| {
        let (board, case, claim) = (Some(BoardNo(1)), Case::Other, claim.to_owned());
        let (caller, clocks) = (Caller::Arbiter, Clocks::Leave);
        let what = DisputeCommand::Open { board, case, caller, claim, clocks };
        stage.desk.command(Command::Dispute { what }).wait().unwrap();
    };
    open(&stage, "in the third round");
    let won = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    stage.ask(1, GameCommand::End(won.into()));
    let setup = Setup { round: 4, ..setup(1) };
    stage.desk.command(Command::SetUpGame { board: BoardNo(1), setup }).wait().unwrap();
    stage.ask(1, GameCommand::Start);
    open(&stage, "in the fourth round");
    settle(&mut stage.window);
    stage
}

#[test]
fn the_log_is_about_the_game_that_was_shown_and_leads_back_to_it() {
    let mut stage = two_rounds();
    stage.run(Action::Palette);
    stage.write("Round 3");
    stage.key(Key::Enter);
    stage.must_say("This game has left its board");
    assert!(told(&stage).contains("Round 3"), "{}", told(&stage));
    stage.run(Action::ShowDisputes);
    stage.answer("Show", "This game");
    stage.must_say("in the third round");
    assert!(!stage.says("in the fourth round"), "{:#?}", stage.labels());
    stage.run(Action::ShowBoard);
    stage.must_say("This game has left its board");
    let told_back = told(&stage);
    assert!(told_back.contains("Round 3") && told_back.contains("Esc"), "{told_back}");
    stage.key(Key::Escape);
    assert!(!stage.says("This game has left its board"));
    // Another board, another game.
    stage.run(Action::ShowDisputes);
    stage.must_say("in the fourth round");
    stage.run(Action::NextBoard);
    let none = Catalogue::new(Lang::En).say("disputes-none");
    assert!(stage.has(&none), "{:#?}", stage.labels());
}

/// An incident about a touched piece that waits for its decision, and the question which piece it is.
pub(crate) fn with_a_touched_piece() -> (Stage, String) {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4"]);
    stage.ask(1, GameCommand::StopClock);
    stage.key(Key::F8);
    stage.key(Key::Num6);
    stage.click("Open incident");
    let touched = Catalogue::new(Lang::En).say("case-touch-ask-touched-piece-touched");
    (stage, touched)
}

#[test]
fn the_first_missing_fact_has_the_keyboard_and_after_saving_what_is_done_next() {
    let (mut stage, touched) = with_a_touched_piece();
    assert!(is_at(&stage, &touched), "{:?}", keyboard(&stage));
    let field = stage.window.get_by_role_and_label(Role::TextInput, &touched);
    assert!(field.rect().bottom() < 720.0, "it is in view: {:?}", field.rect());
    // Half written it is not wrong yet.
    stage.window.event(Event::Text("z".into()));
    stage.window.step();
    let wrong = |stage: &Stage| {
        let field = stage.window.get_by_role_and_label(Role::TextInput, &touched);
        field.accesskit_node().description().is_some_and(|text| !text.is_empty())
    };
    assert!(!wrong(&stage), "{:#?}", stage.labels());
    for _ in 0..8 {
        stage.window.step();
    }
    assert!(wrong(&stage), "after a pause it is told");
    stage.rewrite("g8");
    stage.click("Save the changed facts");
    assert!(is_at(&stage, "Accept and carry out"), "{:?}", keyboard(&stage));
}

#[test]
fn every_screen_and_every_dialog_leaves_the_keyboard_somewhere() {
    for (what, mut stage) in [("no board", Stage::new(0)), ("games", two_rounds())] {
        for screen in Screen::ALL {
            stage.run(screen.action());
            settle(&mut stage.window);
            assert!(keyboard(&stage).is_some(), "{what}: {screen:?}");
            stage.key(Key::Escape);
            settle(&mut stage.window);
            assert!(keyboard(&stage).is_some(), "{what}: {screen:?} after Escape");
            opens_and_closes(&mut stage, Action::Palette, what);
        }
        stage.run(Action::ShowBoard);
        for action in Action::ALL.iter().filter(|action| action.shortcut().is_some()) {
            opens_and_closes(&mut stage, *action, what);
        }
        let words = Catalogue::new(Lang::En);
        for action in Action::ALL.iter().filter(|action| action.shortcut().is_none()) {
            stage.run(Action::Palette);
            stage.write(&words.say(action.label()));
            stage.key(Key::Enter);
            is_left_somewhere(&mut stage, *action, what);
        }
    }
}

fn opens_and_closes(stage: &mut Stage, action: Action, what: &str) {
    stage.run(action);
    is_left_somewhere(stage, action, what);
}

/// Something has the keyboard, and again when the dialog is closed that may be open.
fn is_left_somewhere(stage: &mut Stage, action: Action, what: &str) {
    settle(&mut stage.window);
    let place = format!("{what}: {:?}, {action:?}", stage.window.state().screen);
    assert!(keyboard(stage).is_some(), "{place}");
    if stage.window.state().dialog.is_some() {
        stage.key(Key::Escape);
        settle(&mut stage.window);
        assert!(stage.window.state().dialog.is_none(), "{place} stays open");
        assert!(keyboard(stage).is_some(), "{place}, closed");
    }
}

#[test]
fn escape_in_the_field_for_moves_brings_the_keyboard_to_the_board() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.key(Key::F7);
    stage.key(Key::Escape);
    settle(&mut stage.window);
    assert_eq!(
        keyboard(&stage).map(|(role, _)| role),
        Some(Role::GridCell),
        "{:?}",
        keyboard(&stage)
    );
}

#[test]
fn another_board_is_told_with_its_players_and_who_is_to_move() {
    let mut stage = Stage::new(3);
    for board in 1..=3 {
        stage.ask(board, GameCommand::Start);
    }
    stage.play(2, &["e2e4"]);
    let tells = |stage: &Stage, what: &str, parts: [&str; 3]| {
        for part in parts {
            assert!(told(stage).contains(part), "{what}: {part} in {}", told(stage));
        }
    };
    stage.key(Key::F3);
    tells(&stage, "F3", ["Board 1", "Novak 1 – Petrova 1", "White has the move"]);
    stage.run(Action::NextBoard);
    tells(&stage, "next", ["Board 2", "Novak 2 – Petrova 2", "Black has the move"]);
    stage.run(Action::PreviousBoard);
    tells(&stage, "back", ["Board 1", "Novak 1 – Petrova 1", "White has the move"]);
    let case = Case::Other;
    let (board, caller, claim) = (Some(BoardNo(3)), Caller::White, String::new());
    let what = DisputeCommand::Open { board, case, caller, claim, clocks: Clocks::Leave };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    settle(&mut stage.window);
    stage.key(Key::F12);
    tells(&stage, "F12", ["Board 3", "Novak 3 – Petrova 3", "White has the move"]);
}

#[test]
fn a_competition_that_is_gone_is_marked_in_the_list_and_one_key_removes_it() {
    let folder = tempfile::tempdir().unwrap();
    let there = folder.path().join("there.jadoube");
    std::fs::write(&there, "").unwrap();
    let recent: Vec<PathBuf> = vec![folder.path().join("gone.jadoube"), there];
    let desk = Arc::new(Desk::start("test", Box::new(|| {})).unwrap());
    let prefs = Preferences { recent, ..preferences(Lang::En) };
    let window = window(desk.clone(), prefs);
    let mut stage = Stage { folder, desk, window };
    assert!(is_at(&stage, "New competition"), "{:?}", keyboard(&stage));
    let gone = stage.window.get_by_role_and_label(Role::Button, "gone");
    assert_eq!(gone.accesskit_node().description().as_deref(), Some("Not found"));
    assert!(!stage.has("Remove from list: there"));
    stage.focus(Role::Button, "gone");
    stage.key(Key::Delete);
    assert!(!stage.has("gone"), "{:#?}", stage.labels());
    assert!(stage.has("there"));
}

#[test]
fn work_goes_on_in_the_newest_competition_by_one_key() {
    let folder = tempfile::tempdir().unwrap();
    let there = folder.path().join("there.jadoube");
    std::fs::write(&there, "").unwrap();
    let recent: Vec<PathBuf> = vec![there.clone(), folder.path().join("gone.jadoube")];
    let desk = Arc::new(Desk::start("test", Box::new(|| {})).unwrap());
    let prefs = Preferences { recent, ..preferences(Lang::En) };
    let window = window(desk.clone(), prefs);
    let mut stage = Stage { folder, desk, window };
    assert!(is_at(&stage, "there"), "{:?}", keyboard(&stage));
    stage.run(Action::OpenCompetition);
    let field = stage.window.get_by_role_and_label(Role::TextInput, "File");
    assert_eq!(field.accesskit_node().value(), Some(there.display().to_string()));
}

#[test]
fn moves_typed_at_the_squares_are_told_not_to_be_entered() {
    let mut stage = Stage::new(2);
    stage.begin();
    stage.run(Action::TypeMove);
    stage.write("e4");
    // With another board the keyboard stays where moves are typed.
    stage.run(Action::NextBoard);
    stage.run(Action::FocusBoard);
    let not_entered = |moves: &str| {
        Catalogue::new(Lang::En).say_with("board-typed-at-squares", &[("moves", moves.into())])
    };
    stage.write("e4 e5");
    stage.key(Key::Enter);
    stage.must_say(&not_entered("e4 e5"));
    stage.key(Key::ArrowUp);
    // A letter is a question.
    stage.write("n");
    stage.key(Key::Enter);
    stage.must_say("no move for White from here");
    stage.write("Nf3");
    stage.key(Key::Enter);
    stage.must_say(&not_entered("Nf3"));
    assert!(stage.game(2).plies.is_empty(), "nothing was entered");
}

#[test]
fn the_number_of_boards_follows_the_pairings_and_what_was_set_up_is_shown() {
    let mut stage = Stage::new(0);
    stage.run(Action::ShowCompetition);
    stage.run(Action::SetUp);
    stage.focus(Role::MultilineTextInput, "Pairings, one per line");
    stage.write("Ana - Boris\nCveta - Dora\nEva - Filip");
    let count = stage.window.get_by_role_and_label(Role::TextInput, "How many boards");
    assert_eq!(count.accesskit_node().value().as_deref(), Some("3"));
    stage.ctrl(Key::Enter);
    assert_eq!(stage.desk.snapshot().hall.at_board.len(), 3);
    assert_eq!(stage.window.state().screen, Screen::Hall);
}

#[test]
fn the_selected_board_stays_in_sight_when_the_text_becomes_larger() {
    let mut stage = Stage::new(12);
    stage.run(Action::ShowHall);
    stage.key(Key::End);
    let ctx = stage.window.ctx.clone();
    stage.window.state_mut().change(&ctx, Change::Scale(200));
    stage.window.run_steps(20);
    let root = stage.window.root();
    let here = root.children_recursive().find(|node| node.is_focused()).expect("a tile");
    let here = here.accesskit_node().locate().0;
    let all = controls(&stage);
    let tile = all.iter().find(|one| one.at.0 == here).expect("a tile");
    assert!(tile.what.contains("12"), "{}", tile.what);
    assert!(tile.is_whole(), "{:?} of {:?}", tile.seen, tile.rect);
}

#[test]
fn a_refused_set_up_stays_open_with_what_was_typed() {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    stage.run(Action::SetUp);
    stage.write_in("First board", "1");
    stage.write_in("Round", "7");
    stage.ctrl(Key::Enter);
    settle(&mut stage.window);
    assert!(stage.window.state().dialog.is_some(), "{:#?}", stage.labels());
    let round = stage.window.get_by_role_and_label(Role::TextInput, "Round");
    assert_eq!(round.accesskit_node().value().as_deref(), Some("7"));
    assert!(keyboard(&stage).is_some());
    stage.write_in("First board", "2");
    stage.ctrl(Key::Enter);
    settle(&mut stage.window);
    assert!(stage.window.state().dialog.is_none());
    assert_eq!(stage.game(2).setup.round, 7);
}

/// Board 1 is at work and its game is over, at board 2 one goes on, at board 3 one waits.
fn over_and_going_on() -> Stage {
    let mut stage = Stage::new(3);
    for board in [1, 2] {
        stage.ask(board, GameCommand::Start);
    }
    stage.play(2, &["e2e4"]);
    let won = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    stage.ask(1, GameCommand::End(won.into()));
    stage.window.state_mut().board = Some(BoardNo(1));
    stage
}

#[test]
fn several_boards_are_proposed_where_no_game_is_in_their_way() {
    let mut stage = over_and_going_on();
    stage.run(Action::SetUp);
    let first = |stage: &Stage| {
        let field = stage.window.get_by_role_and_label(Role::TextInput, "First board");
        field.accesskit_node().value()
    };
    assert_eq!(first(&stage).as_deref(), Some("1"));
    stage.focus(Role::MultilineTextInput, "Pairings, one per line");
    stage.write("Ana - Boris\nCveta - Dora");
    assert_eq!(first(&stage).as_deref(), Some("4"));
    // What was typed stays, however many there are.
    stage.write_in("First board", "7");
    stage.focus(Role::MultilineTextInput, "Pairings, one per line");
    stage.rewrite("Ana - Boris");
    assert_eq!(first(&stage).as_deref(), Some("7"));
}

#[test]
fn where_one_board_is_taken_none_is_set_up_and_that_is_told_before_any_question() {
    let mut stage = over_and_going_on();
    stage.run(Action::SetUp);
    stage.focus(Role::MultilineTextInput, "Pairings, one per line");
    stage.write("Ana - Boris\nCveta - Dora");
    stage.write_in("First board", "1");
    for _ in 0..2 {
        stage.ctrl(Key::Enter);
        stage.must_say("Another game is going on at board 2");
        assert!(!stage.says("To set up all the same"), "{:#?}", stage.labels());
        assert!(stage.game(1).outcome().is_some(), "nothing is set up");
    }
    stage.write_in("First board", "4");
    stage.ctrl(Key::Enter);
    let boards: Vec<u16> = stage.desk.snapshot().hall.at_board.keys().map(|one| one.0).collect();
    assert_eq!(boards, [1, 2, 3, 4, 5], "{:#?}", stage.labels());
    assert_eq!(stage.game(5).players().white.name, "Cveta");
    assert!(stage.game(1).outcome().is_some());
}

#[test]
fn set_up_proposes_the_round_after_one_whose_games_have_all_ended() {
    let mut stage = Stage::new(2);
    for (board, round) in [(1, "3"), (2, "4")] {
        stage.ask(board, GameCommand::Start);
        let won = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
        stage.ask(board, GameCommand::End(won.into()));
        stage.run(Action::SetUp);
        let field = stage.window.get_by_role_and_label(Role::TextInput, "Round");
        assert_eq!(field.accesskit_node().value().as_deref(), Some(round));
        stage.key(Key::Escape);
    }
}

#[test]
fn set_up_proposes_the_board_at_work_where_its_game_is_over() {
    let mut stage = Stage::new(3);
    for board in [1, 2] {
        stage.ask(board, GameCommand::Start);
        let won = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
        stage.ask(board, GameCommand::End(won.into()));
    }
    // A game goes on at the last of them: the first one that is over comes then.
    for (at, first) in [(1, "1"), (2, "2"), (3, "1")] {
        stage.window.state_mut().board = Some(BoardNo(at));
        stage.run(Action::SetUp);
        let field = stage.window.get_by_role_and_label(Role::TextInput, "First board");
        assert_eq!(field.accesskit_node().value().as_deref(), Some(first), "at board {at}");
        stage.key(Key::Escape);
    }
}

#[test]
fn keys_are_named_as_they_stand_on_the_keyboards_of_the_language() {
    for (lang, keys) in [(Lang::En, "Ctrl+Shift+U"), (Lang::De, "Strg+Umschalt+U")] {
        assert_eq!(Action::Adjourn.key_text(&Catalogue::new(lang)).as_deref(), Some(keys));
    }
}

#[test]
fn the_palette_says_what_is_chosen_once() {
    let mut stage = Stage::new(1);
    stage.run(Action::Palette);
    stage.write("mate");
    let told = told(&stage);
    assert!(!told.is_empty());
    let field = stage.window.get_all_by_role(Role::TextInput).next().expect("the field");
    assert_eq!(field.accesskit_node().description(), None, "{told}");
}

#[test]
fn the_question_of_lost_time_is_answered_by_the_keys_on_its_answers() {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    let mut stage = crate::screens::opened_again(stage);
    assert!(stage.game(1).lost_time.is_some());
    stage.ctrl(Key::Num1);
    assert!(stage.game(1).lost_time.is_none());
}

#[test]
fn who_types_the_size_of_the_text_stays_at_it() {
    let mut stage = Stage::new(1);
    stage.run(Action::ShowSettings);
    let focused = |stage: &Stage| stage.window.ctx.memory(|memory| memory.focused());
    stage.window.get_all_by_role(Role::SpinButton).next().expect("the size").focus();
    settle(&mut stage.window);
    let before = focused(&stage);
    assert!(before.is_some());
    stage.key(Key::Enter);
    assert_eq!(focused(&stage), before);
}

#[test]
fn a_size_is_typed_whole_before_it_holds_and_the_keyboard_stays_at_it() {
    let prefs = Preferences { scale_percent: 200, ..preferences(Lang::En) };
    let mut stage = Stage::with(1, prefs);
    stage.run(Action::ShowSettings);
    let is_there = |stage: &Stage| matches!(keyboard(stage), Some((Role::SpinButton, _)));
    let holds = |stage: &Stage, percent: u16| {
        assert_eq!(tokens::scale(&stage.window.ctx), TextScale::from_percent(percent));
    };
    stage.window.get_all_by_role(Role::SpinButton).next().expect("the size").focus();
    settle(&mut stage.window);
    stage.ctrl(Key::A);
    for digit in ["1", "0", "0"] {
        stage.write(digit);
        holds(&stage, 200);
        assert!(is_there(&stage), "{digit}");
    }
    stage.key(Key::Enter);
    holds(&stage, 100);
    assert!(is_there(&stage), "in two columns, where there was one");
}

#[test]
fn the_keys_for_the_size_of_the_text_work_in_a_dialog_and_leave_it_as_it_is() {
    let mut stage = Stage::new(1);
    stage.run(Action::NewCompetition);
    stage.write_in("Name", "Open");
    for (action, percent) in
        [(Action::LargerText, 110), (Action::LargerText, 120), (Action::SmallerText, 110)]
    {
        stage.run(action);
        assert_eq!(tokens::scale(&stage.window.ctx), TextScale::from_percent(percent));
        assert!(stage.window.state().dialog.is_some(), "{percent} %");
        assert_eq!(written(&stage).as_deref(), Some("Open"), "{percent} %");
    }
    assert!(!stage.says("First finish or cancel this dialog"));
}

#[test]
fn in_the_empty_field_for_moves_the_key_takes_back_and_in_a_full_one_it_undoes_the_text() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4"]);
    stage.key(Key::F7);
    stage.write("e5");
    stage.ctrl(Key::Z);
    assert!(stage.window.state().dialog.is_none());
    stage.rewrite("e");
    stage.key(Key::Backspace);
    stage.run(Action::TakeBack);
    assert!(stage.window.state().dialog.is_some());
}

#[test]
fn the_button_for_the_next_alarm_is_of_use_where_there_is_one() {
    let mut stage = Stage::new(1);
    stage.key(Key::F2);
    let is_out_of_use = |stage: &Stage| {
        let button = stage.window.get_by_role_and_label(Role::Button, "Next alarm");
        button.accesskit_node().is_disabled()
    };
    assert!(is_out_of_use(&stage));
    stage.ask(1, GameCommand::Start);
    let what = DisputeCommand::Open {
        board: Some(BoardNo(1)),
        case: Case::Other,
        caller: Caller::Arbiter,
        claim: String::new(),
        clocks: Clocks::Leave,
    };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    settle(&mut stage.window);
    assert!(!is_out_of_use(&stage));
}
