//! Keys pressed in haste: they act at the board that is in sight, and what would be lost or published by
//! one too many is asked about first.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, ViewportCommand, ViewportId};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::result::Score;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_i18n::time;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_ui::actions::Action;
use jadoube_ui::screens::board::entry::field_id;

use crate::by_ear::focused;
use crate::competition_round::{TABLE, event, published};
use crate::earlier_games;
use crate::stage::{Stage, preferences, settle, setup};

const AGREED: Outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };

impl Stage {
    fn runs(&self, board: u16) -> bool {
        self.game(board).clock.running().is_some()
    }
}

/// Two boards whose clocks run, with an incident at each; the first is the board at work.
fn two_incidents() -> Stage {
    let mut stage = Stage::new(2);
    stage.begin();
    stage.ask(2, GameCommand::Start);
    stage.play(2, &["e2e4"]);
    for board in [1, 2] {
        let (board, case) = (Some(BoardNo(board)), Case::Other);
        let (caller, claim, clocks) = (Caller::Arbiter, String::new(), Clocks::Leave);
        let what = DisputeCommand::Open { board, case, caller, claim, clocks };
        stage.desk.command(Command::Dispute { what }).wait().unwrap();
    }
    settle(&mut stage.window);
    stage
}

/// Goes to the log from board 1, which shows its own incident, and asks for the newest.
fn show_newest(stage: &mut Stage) {
    stage.run(Action::ShowDisputes);
    stage.run(Action::ShowDisputes);
}

#[test]
fn the_log_begins_at_the_incident_of_the_board_from_which_it_is_asked_for() {
    let mut stage = two_incidents();
    stage.run(Action::ShowDisputes);
    stage.run(Action::StopClocks);
    stage.must_say("Board 1: Both clocks stopped");
    assert!(!stage.runs(1) && stage.runs(2));
    // Also where it is decided, and one of another board waits.
    let mut stage = two_incidents();
    let (no, text, reason) = (IncidentNo(1), "noted".to_owned(), "seen".to_owned());
    let remedies = Vec::new();
    let what = DisputeCommand::DecideOtherwise { no, remedies, text, reason, lose: None };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    settle(&mut stage.window);
    stage.run(Action::ShowBoard);
    assert_eq!(stage.window.state().board, Some(BoardNo(1)));
    stage.run(Action::ShowDisputes);
    assert_eq!(stage.window.state().board, Some(BoardNo(1)), "{:#?}", stage.labels());
    stage.run(Action::UndoDecision);
    assert!(stage.window.state().dialog.is_some(), "{:#?}", stage.labels());
    stage.key(Key::Escape);
    // From the hall it is the newest that waits.
    stage.run(Action::ShowHall);
    stage.run(Action::ShowDisputes);
    assert_eq!(stage.window.state().board, Some(BoardNo(2)), "{:#?}", stage.labels());
}

#[test]
fn the_keys_of_the_clocks_act_at_the_board_of_the_incident_that_is_shown() {
    let mut stage = two_incidents();
    assert_eq!(stage.window.state().board, Some(BoardNo(1)));
    show_newest(&mut stage);
    stage.run(Action::StopClocks);
    stage.must_say("Board 2: Both clocks stopped");
    assert!(stage.runs(1) && !stage.runs(2), "the newest incident is that of board 2");
    stage.key(Key::ArrowDown);
    stage.run(Action::StopClocks);
    stage.must_say("Board 1: Both clocks stopped");
    assert!(!stage.runs(1), "the other incident was chosen");
}

#[test]
fn what_is_taken_back_is_named_with_its_board() {
    let mut stage = two_incidents();
    show_newest(&mut stage);
    stage.run(Action::TakeBack);
    stage.must_say("Board 2: Novak 2 – Petrova 2. The initial position is restored");
}

#[test]
fn a_decision_leads_to_the_next_incident_that_waits_and_is_undone_by_its_key_from_there() {
    let is_open =
        |stage: &Stage, no: u32| stage.desk.snapshot().hall.incidents[&IncidentNo(no)].is_open();
    let mut stage = two_incidents();
    show_newest(&mut stage);
    stage.run(Action::AcceptProposal);
    assert!(!is_open(&stage, 2) && is_open(&stage, 1), "{:#?}", stage.labels());
    stage.must_say("Next: incident 1, Board 1, ");
    assert!(focused(&stage).starts_with("#1 "), "{}", focused(&stage));
    assert_eq!(stage.window.state().board, Some(BoardNo(1)));
    // One press too many was meant for the other incident.
    stage.run(Action::AcceptProposal);
    assert!(is_open(&stage, 1), "{:#?}", stage.labels());
    stage.must_say(" again: ");
    stage.run(Action::UndoDecision);
    stage.must_say("Incident 2, board 2: Undo the decision");
    stage.key(Key::Escape);
    stage.run(Action::AcceptProposal);
    assert!(!is_open(&stage, 1), "it was read: {:#?}", stage.labels());
    stage.run(Action::UndoDecision);
    stage.must_say("Incident 1, board 1: Undo the decision");
}

#[test]
fn the_forms_of_clock_end_and_counts_name_who_plays_there() {
    for action in [Action::AdjustClock, Action::EndGame, Action::Count] {
        let mut stage = two_incidents();
        stage.run(action);
        let dialog = stage.window.get_by_role(Role::Dialog);
        let named = dialog.children_recursive().any(|node| {
            let node = node.accesskit_node();
            let text = node.label().or_else(|| node.value()).unwrap_or_default();
            text.starts_with("Novak 1 – Petrova 1")
        });
        assert!(named, "{action:?}: {:#?}", stage.labels());
    }
}

#[test]
fn who_goes_on_to_another_board_from_the_log_works_there() {
    let mut stage = two_incidents();
    show_newest(&mut stage);
    stage.run(Action::NextBoard);
    stage.run(Action::StopClocks);
    assert!(!stage.runs(1) && stage.runs(2));
}

#[test]
fn beside_an_incident_of_a_game_that_has_left_its_board_its_keys_say_why_they_do_nothing() {
    let mut stage = earlier_games::two_rounds();
    stage.run(Action::ShowDisputes);
    assert!(stage.runs(1));
    stage.run(Action::StopClocks);
    assert!(stage.runs(1), "the game that is there now goes on");
    stage.must_say("the game has left its board and is only read");
}

fn rounds(stage: &Stage) -> (usize, u8) {
    let contest = &stage.desk.snapshot().hall.contest;
    (contest.rounds.len(), contest.published())
}

/// Both are pressed and released, in two passes.
fn control_and_enter(stage: &mut Stage) {
    for pressed in [true, false] {
        control_and(stage, Key::Enter, pressed);
    }
}

/// One pass in which a key is pressed or released with Ctrl.
fn control_and(stage: &mut Stage, key: Key, pressed: bool) {
    let (physical_key, repeat, modifiers) = (None, false, Modifiers::COMMAND);
    stage.window.event(Event::Key { key, physical_key, pressed, repeat, modifiers });
    stage.window.step();
}

#[test]
fn a_second_press_in_haste_publishes_no_draft_that_nobody_has_looked_at() {
    let mut stage = event(TABLE, 4);
    control_and_enter(&mut stage);
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while rounds(&stage).0 == 0 {
        assert!(std::time::Instant::now() < deadline, "the desk does not answer");
        std::thread::yield_now();
    }
    // The first pass in which the draft is drawn, or the one after it.
    control_and_enter(&mut stage);
    settle(&mut stage.window);
    assert_eq!(rounds(&stage), (1, 0), "a draft");
    stage.must_say("The draft of round 1 has only just come");
    stage.ctrl(Key::Enter);
    assert_eq!(rounds(&stage), (1, 1), "published by one key");
}

#[test]
fn a_publication_is_not_undone_by_one_key_too_many() {
    let mut stage = published(4);
    stage.write("1");
    stage.key(Key::Enter);
    for _ in 0..12 {
        stage.ctrl(Key::Z);
    }
    assert_eq!(rounds(&stage), (1, 1));
    stage.must_say("The pairings of this round are known to the players");
    stage.must_say("the publication of round 1");
    stage.click("Undo");
    assert_eq!(rounds(&stage), (1, 0));
}

/// An incident at board 1 of which the claim is typed.
fn half_typed(stage: &mut Stage) {
    stage.key(Key::F3);
    stage.key(Key::F8);
    stage.write_in(&Catalogue::new(Lang::En).say("disputes-claim"), "he touched it");
}

#[test]
fn the_window_is_not_closed_over_a_draft_without_a_question() {
    let mut stage = Stage::new(2);
    half_typed(&mut stage);
    assert!(stage.close().contains(&ViewportCommand::CancelClose), "no clock runs");
    stage.must_say("Close although something typed is not recorded?");
    stage.must_say("What you typed is not recorded yet: if you close now");
    stage.key(Key::Escape);
    stage.must_say("he touched it");
    assert!(stage.has("Open incident"), "{:#?}", stage.labels());
    stage.close();
    stage.click("Close");
    assert!(!stage.close().contains(&ViewportCommand::CancelClose), "it was answered");
}

#[test]
fn the_question_about_running_clocks_tells_of_a_draft_as_well() {
    let mut stage = Stage::new(2);
    stage.ask(2, GameCommand::Start);
    half_typed(&mut stage);
    assert!(stage.close().contains(&ViewportCommand::CancelClose));
    stage.must_say("What you typed is not recorded yet: if you close now");
    stage.must_say("The clock of board 2 is running");
}

/// Whether the window was asked to close in the last pass.
fn is_asked_to_close(stage: &Stage) -> bool {
    let root = &stage.window.output().viewport_output[&ViewportId::ROOT];
    root.commands.contains(&ViewportCommand::Close)
}

#[test]
fn a_key_closes_the_window_as_its_own_button_does_and_the_palette_finds_it() {
    let mut stage = Stage::new(2);
    control_and(&mut stage, Key::Q, true);
    assert!(is_asked_to_close(&stage));
    control_and(&mut stage, Key::Q, false);
    for typed in ["quit", "exit", "close"] {
        let found = stage.finds(typed);
        assert!(found.starts_with("Quit"), "{typed}: {found}");
        stage.key(Key::Escape);
    }
    // A dialog is finished first.
    half_typed(&mut stage);
    control_and(&mut stage, Key::Q, true);
    assert!(!is_asked_to_close(&stage));
}

/// The keys of what is typed, each as a window sends it: pressed, with its sign, and released.
fn keys_of(typed: &str) -> Vec<Vec<Event>> {
    let of_sign = |sign: String| {
        let capital = sign.chars().any(char::is_uppercase);
        let modifiers = if capital { Modifiers::SHIFT } else { Modifiers::NONE };
        let key = Key::from_name(&sign.to_uppercase()).unwrap();
        vec![one(key, true, modifiers), Event::Text(sign), one(key, false, modifiers)]
    };
    typed.chars().map(String::from).map(of_sign).collect()
}

fn pressed(key: Key, modifiers: Modifiers) -> Vec<Event> {
    vec![one(key, true, modifiers), one(key, false, modifiers)]
}

fn one(key: Key, pressed: bool, modifiers: Modifiers) -> Event {
    Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }
}

/// Sends these keys in two passes, parted in every way, in one, and each in a pass of its own.
fn in_every_way(keys: &[Vec<Event>], begin: fn() -> Stage, check: impl Fn(&Stage, &[usize])) {
    let whole = keys.len();
    let parted = (1..whole).map(|at| vec![at, whole]);
    for way in parted.chain([vec![whole], (1..=whole).collect()]) {
        let mut stage = begin();
        let mut from = 0;
        for to in &way {
            stage.window.input_mut().events.extend(keys[from..*to].concat());
            stage.window.step();
            from = *to;
        }
        settle(&mut stage.window);
        check(&stage, &way);
    }
}

/// After 1. e4, with the keyboard on the squares.
fn on_the_squares() -> Stage {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4"]);
    stage.run(Action::FocusBoard);
    stage
}

#[test]
fn a_move_typed_in_one_go_with_the_key_of_its_field_is_the_one_that_was_typed() {
    let mut keys = vec![pressed(Key::F7, Modifiers::NONE)];
    keys.extend(keys_of("Nf6"));
    keys.push(pressed(Key::Enter, Modifiers::NONE));
    // Without its first letter it would be another legal move.
    in_every_way(&keys, on_the_squares, |stage, way| {
        let game = stage.game(1);
        let played: Vec<&str> = game.plies.iter().map(|ply| ply.uci.0.as_str()).collect();
        assert_eq!(played, ["e2e4", "g8f6"], "{way:?}: {:#?}", stage.labels());
    });
}

/// Whether the keyboard is in the field for moves.
fn at_moves(stage: &Stage) -> bool {
    stage.window.ctx.memory(|memory| memory.has_focus(field_id()))
}

#[test]
fn who_types_moves_goes_on_typing_them_on_the_next_board() {
    let mut stage = Stage::new(2);
    for board in [1, 2] {
        stage.ask(board, GameCommand::Start);
    }
    stage.run(Action::TypeMove);
    for (played, on) in [("e4", "Novak 2"), ("d4", "Novak 1")] {
        stage.write(played);
        stage.key(Key::Enter);
        stage.ctrl(Key::PageDown);
        assert!(at_moves(&stage), "{played}: {:#?}", stage.labels());
        assert_eq!(in_field(&stage).as_deref().unwrap_or_default(), "", "{played}");
        stage.must_say(on);
    }
    assert_eq!(moves_of(&stage), ["e2e4"]);
    assert_eq!(stage.game(2).plies.len(), 1, "{:#?}", stage.labels());
    // In one go with the key.
    let mut keys = vec![pressed(Key::PageDown, Modifiers::COMMAND)];
    keys.extend(keys_of("e5"));
    keys.push(pressed(Key::Enter, Modifiers::NONE));
    stage.window.input_mut().events.extend(keys.concat());
    settle(&mut stage.window);
    assert_eq!(stage.game(2).plies.len(), 2, "{:#?}", stage.labels());
    assert_eq!(moves_of(&stage), ["e2e4"]);
    // From the squares the keyboard goes on to squares.
    stage.run(Action::FocusBoard);
    stage.ctrl(Key::PageDown);
    assert!(!at_moves(&stage), "{:#?}", stage.labels());
}

#[test]
fn ctrl_and_enter_in_the_field_enter_the_move_that_stands_typed() {
    let mut keys = vec![pressed(Key::F7, Modifiers::NONE)];
    keys.extend(keys_of("Nf6"));
    keys.push(pressed(Key::Enter, Modifiers::COMMAND));
    in_every_way(&keys, on_the_squares, |stage, way| {
        assert_eq!(stage.game(1).plies.len(), 2, "{way:?}: {:#?}", stage.labels());
        assert!(!stage.says("Not possible now"), "{way:?}: {:#?}", stage.labels());
    });
}

#[test]
fn the_key_that_takes_back_in_one_go_with_a_typed_move_is_about_that_move() {
    let mut keys = vec![pressed(Key::F7, Modifiers::NONE)];
    keys.extend(keys_of("Nf6"));
    keys.push(pressed(Key::Enter, Modifiers::NONE));
    keys.push(pressed(Key::Z, Modifiers::COMMAND));
    in_every_way(&keys, on_the_squares, |stage, way| {
        assert_eq!(stage.game(1).plies.len(), 2, "{way:?}");
        let asks = stage.window.state().dialog.is_some();
        assert!(asks, "{way:?}: {:#?}", stage.labels());
        stage.must_say("The position after move 1 of White is restored");
    });
}

#[test]
fn moves_typed_in_one_go_with_the_key_that_takes_back_are_no_reason_for_it() {
    let mut keys = vec![pressed(Key::Z, Modifiers::COMMAND), pressed(Key::F7, Modifiers::NONE)];
    for typed in ["d4", "Nf6"] {
        keys.extend(keys_of(typed));
        keys.push(pressed(Key::Enter, Modifiers::NONE));
    }
    in_every_way(&keys, on_the_squares, |stage, way| {
        assert_eq!(stage.game(1).plies.len(), 1, "{way:?}: nothing is taken back");
        stage.must_say("“Nf6” is a move, not a reason");
    });
}

#[test]
fn a_move_is_no_reason_for_a_correction_of_the_clock() {
    let mut stage = on_the_squares();
    stage.run(Action::AdjustClock);
    stage.write("d5");
    stage.key(Key::Enter);
    stage.must_say("“d5” is a move, not a reason");
    stage.rewrite("late start");
    stage.key(Key::Enter);
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
}

#[test]
fn a_time_is_no_reason_for_a_correction_of_the_clock_and_what_was_corrected_is_shown() {
    for typed in ["5:00", "1:00", "5"] {
        let mut stage = on_the_squares();
        stage.run(Action::AdjustClock);
        stage.write(typed);
        stage.key(Key::Enter);
        stage.must_say(&format!("“{typed}” is a time, not a reason"));
        assert!(stage.game(1).corrections.is_empty(), "{typed}");
        stage.write_in("Time", "5:00");
        stage.write_in("Reason", "late start");
        stage.key(Key::Enter);
        assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
        let game = stage.game(1);
        let done = game.corrections.last().expect("a correction");
        let [before, after] = [done.before.black, done.after.black].map(time::shown);
        let shown = format!("Clock of board 1 corrected. Black: {before} → {after}");
        assert!(stage.shows(&shown), "{shown}: {:#?}", stage.labels());
        assert!(stage.shows("Undo clock correction (Ctrl+Shift+Z)"), "{:#?}", stage.labels());
    }
}

#[test]
fn what_is_typed_in_one_go_with_the_key_of_a_dialog_is_written_whole_in_its_first_field() {
    for (key, modifiers) in
        [(Key::C, Modifiers::COMMAND | Modifiers::SHIFT), (Key::K, Modifiers::COMMAND)]
    {
        let mut keys = vec![pressed(key, modifiers)];
        keys.extend(keys_of("Nf3"));
        in_every_way(&keys, on_the_squares, |stage, way| {
            let mut fields = stage.window.query_all_by_role(Role::TextInput);
            let field = fields.find(|field| field.is_focused());
            let written = field.and_then(|field| field.accesskit_node().value());
            assert_eq!(written.as_deref(), Some("Nf3"), "{key:?} {way:?}: {:#?}", stage.labels());
        });
    }
}

/// Gives the desk so much to do that all that is typed now comes before its next answer.
pub(crate) fn keep_busy(stage: &Stage) {
    for board in 100..250 {
        let (board, setup) = (BoardNo(board), setup(board));
        drop(stage.desk.command(Command::SetUpGame { board, setup }));
    }
}

/// What is told or typed grows no older on a slow machine than on a fast one.
#[test]
fn while_the_desk_is_waited_for_the_time_of_the_window_stands() {
    let mut stage = on_the_squares();
    let time = |stage: &Stage| stage.window.ctx.input(|input| input.time);
    let before = time(&stage);
    keep_busy(&stage);
    stage.run(Action::StopClocks);
    assert!(!stage.runs(1));
    // The passes of the keys and those that follow, of a quarter of a second each.
    assert!(time(&stage) - before <= 2.5, "{}", time(&stage) - before);
}

/// The keys of moves that are typed one behind the other, with those that lead to their field.
fn typed(moves: &[&str]) -> Vec<Event> {
    let mut keys = vec![pressed(Key::F7, Modifiers::NONE)];
    for typed in moves {
        keys.extend(keys_of(typed));
        keys.push(pressed(Key::Enter, Modifiers::NONE));
    }
    keys.concat()
}

fn moves_of(stage: &Stage) -> Vec<String> {
    stage.game(1).plies.iter().map(|ply| ply.uci.0.clone()).collect()
}

#[test]
fn moves_typed_before_the_desk_answers_are_each_read_in_the_position_after_the_one_before() {
    let mut stage = on_the_squares();
    keep_busy(&stage);
    // Read in the position before the one just entered, these are moves of the other side or none.
    stage.window.input_mut().events.extend(typed(&["e5", "Nf3", "Nc6", "Nc3"]));
    settle(&mut stage.window);
    let played = moves_of(&stage);
    assert_eq!(played, ["e2e4", "e7e5", "g1f3", "b8c6", "b1c3"], "{:#?}", stage.labels());
}

#[test]
fn what_takes_back_waits_for_all_moves_that_were_typed_before() {
    let mut stage = on_the_squares();
    keep_busy(&stage);
    let mut keys = typed(&["e5", "Nf3"]);
    keys.extend(pressed(Key::Z, Modifiers::COMMAND));
    stage.window.input_mut().events.extend(keys);
    settle(&mut stage.window);
    assert_eq!(moves_of(&stage), ["e2e4", "e7e5", "g1f3"]);
    stage.must_say("The position after move 1 of Black is restored");
}

#[test]
fn moves_typed_behind_one_that_is_refused_come_back_into_the_field() {
    let mut stage = on_the_squares();
    keep_busy(&stage);
    // The game ends before the moves come to the desk.
    let (board, what) = (BoardNo(1), GameCommand::End(AGREED.into()));
    drop(stage.desk.command(Command::Game { board, what }));
    stage.window.input_mut().events.extend(typed(&["e5", "Nf3", "Nc6"]));
    settle(&mut stage.window);
    assert_eq!(moves_of(&stage), ["e2e4"]);
    stage.must_say("e5 is move 1 of 3: none of them is entered, and all are in the field");
    let mut fields = stage.window.query_all_by_role(Role::TextInput);
    let field = fields.find(|field| field.is_focused());
    let written = field.and_then(|field| field.accesskit_node().value());
    assert_eq!(written.as_deref(), Some("e5 Nf3 Nc6"));
}

#[test]
fn what_came_back_into_the_field_is_told_no_longer_once_something_else_is_entered() {
    let mut stage = on_the_squares();
    keep_busy(&stage);
    stage.window.input_mut().events.extend(typed(&["e5", "Ke5"]));
    settle(&mut stage.window);
    let told = |stage: &Stage| {
        let shapes = stage.window.output().shapes.iter();
        let is_told = |one: &&egui::epaint::ClippedShape| match &one.shape {
            egui::Shape::Text(text) => text.galley.text().contains("does not move to e5"),
            _ => false,
        };
        shapes.filter(is_told).count()
    };
    // At the field, and not among the messages as well; who hears is told what came back.
    assert_eq!(told(&stage), 1, "{:#?}", stage.labels());
    stage.must_say("back in the field: Ke5");
    stage.rewrite("Ke4");
    stage.key(Key::Enter);
    assert_eq!(told(&stage), 0, "{:#?}", stage.labels());
    assert_eq!(moves_of(&stage), ["e2e4", "e7e5"]);
}

/// What stands in the field that has the keyboard.
fn in_field(stage: &Stage) -> Option<String> {
    let mut fields = stage.window.query_all_by_role(Role::TextInput);
    let field = fields.find(|field| field.is_focused());
    field.and_then(|field| field.accesskit_node().value())
}

#[test]
fn the_answer_typed_in_one_go_behind_a_slip_is_not_taken_for_the_move_of_who_slipped() {
    let mut keys = vec![pressed(Key::F7, Modifiers::NONE)];
    // Black cannot play the first; the second would be legal for Black.
    for typed in ["Nf3", "Nf6"] {
        keys.extend(keys_of(typed));
        keys.push(pressed(Key::Enter, Modifiers::NONE));
    }
    in_every_way(&keys, on_the_squares, |stage, way| {
        assert_eq!(moves_of(stage), ["e2e4"], "{way:?}: {:#?}", stage.labels());
        assert_eq!(in_field(stage).as_deref(), Some("Nf3 Nf6"), "{way:?}");
        stage.must_say("Not entered either, and in the field behind it: Nf6");
    });
}

#[test]
fn what_is_typed_behind_a_slip_once_that_was_noticed_takes_its_place() {
    let mut stage = on_the_squares();
    stage.run(Action::TypeMove);
    stage.write("Nf3");
    stage.key(Key::Enter);
    stage.write("Nf6");
    assert_eq!(in_field(&stage).as_deref(), Some("Nf6"));
    stage.key(Key::Enter);
    assert_eq!(moves_of(&stage), ["e2e4", "g8f6"], "{:#?}", stage.labels());
}

#[test]
fn texts_that_stand_behind_each_other_give_way_to_what_is_typed_with_the_key_of_the_field() {
    let mut stage = on_the_squares();
    stage.window.input_mut().events.extend(typed(&["Nf3", "Nf6"]));
    settle(&mut stage.window);
    assert_eq!(in_field(&stage).as_deref(), Some("Nf3 Nf6"));
    stage.run(Action::TypeMove);
    stage.write("d5");
    stage.key(Key::Enter);
    assert_eq!(moves_of(&stage), ["e2e4", "d7d5"], "{:#?}", stage.labels());
}

#[test]
fn what_is_typed_in_haste_behind_moves_that_come_back_stays_behind_them() {
    let mut stage = on_the_squares();
    keep_busy(&stage);
    stage.window.input_mut().events.extend(typed(&["e5", "Qh8", "Nc6"]));
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while in_field(&stage).as_deref() != Some("Qh8 Nc6") {
        assert!(std::time::Instant::now() < deadline, "{:#?}", stage.labels());
        std::thread::yield_now();
        stage.window.step();
    }
    let mut keys = keys_of("Nf3");
    keys.push(pressed(Key::Enter, Modifiers::NONE));
    stage.window.input_mut().events.extend(keys.concat());
    settle(&mut stage.window);
    assert_eq!(moves_of(&stage), ["e2e4", "e7e5"], "{:#?}", stage.labels());
    assert_eq!(in_field(&stage).as_deref(), Some("Qh8 Nc6 Nf3"));
}

#[test]
fn a_list_of_moves_that_came_back_is_entered_as_a_list_once_it_is_put_right() {
    let mut stage = on_the_squares();
    keep_busy(&stage);
    stage.window.input_mut().events.extend(typed(&["e5", "Nf3", "Nxc6", "Bb5"]));
    settle(&mut stage.window);
    assert_eq!(moves_of(&stage), ["e2e4", "e7e5", "g1f3"], "{:#?}", stage.labels());
    assert_eq!(in_field(&stage).as_deref(), Some("Nxc6 Bb5"));
    stage.rewrite("Nc6 Bb5 a6");
    stage.key(Key::Enter);
    let played = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"];
    assert_eq!(moves_of(&stage), played, "{:#?}", stage.labels());
    assert_eq!(in_field(&stage).as_deref().unwrap_or_default(), "");
}

#[test]
fn of_a_list_of_moves_typed_at_once_what_is_behind_the_wrong_one_comes_back_with_it() {
    let mut stage = on_the_squares();
    stage.run(Action::TypeMove);
    stage.write("1…e5 2.Nf3 Qxc6 d4");
    stage.key(Key::Enter);
    assert_eq!(moves_of(&stage), ["e2e4", "e7e5", "g1f3"], "{:#?}", stage.labels());
    assert_eq!(in_field(&stage).as_deref(), Some("Qxc6 d4"));
    // Two squares, which nothing but a list can mean here.
    stage.rewrite("d6 d4");
    stage.key(Key::Enter);
    let played = ["e2e4", "e7e5", "g1f3", "d7d6", "d2d4"];
    assert_eq!(moves_of(&stage), played, "{:#?}", stage.labels());
}

#[test]
fn of_a_refused_list_one_key_deletes_one_sign_of_the_move_that_does_not_fit() {
    // Nothing of the first is entered, two moves of the second; of the third a word is no move.
    for (typed, deleted, more, written, rest) in [
        ("Nf3 Nc3", "Nf Nc3", 0, "6", &["g8f6", "b1c3"][..]),
        ("1…e5 2.Nf3 Nxc6 d4", "Nxc d4", 2, "c6", &["e7e5", "g1f3", "b8c6", "d2d4"][..]),
        ("e5 zzz d6", "e5 zz d6", 2, "Nf3", &["e7e5", "g1f3", "d7d6"][..]),
    ] {
        let mut stage = on_the_squares();
        stage.run(Action::TypeMove);
        stage.write(typed);
        stage.key(Key::Enter);
        // Until it was noticed.
        stage.window.run_steps(12);
        stage.key(Key::Backspace);
        assert_eq!(in_field(&stage).as_deref(), Some(deleted), "{typed}");
        for _ in 0..more {
            stage.key(Key::Backspace);
        }
        stage.write(written);
        stage.key(Key::Enter);
        let played = [&["e2e4"][..], rest].concat();
        assert_eq!(moves_of(&stage), played, "{typed}: {:#?}", stage.labels());
    }
}

#[test]
fn who_asks_for_the_field_after_a_refused_list_writes_in_the_place_of_all_of_it() {
    let mut stage = on_the_squares();
    stage.run(Action::TypeMove);
    stage.write("e5 Nf3 Qxc6 d4");
    stage.key(Key::Enter);
    stage.window.run_steps(12);
    stage.run(Action::TypeMove);
    stage.write("d6");
    assert_eq!(in_field(&stage).as_deref(), Some("d6"));
}

#[test]
fn a_refused_list_is_told_by_the_number_of_its_wrong_move_and_what_of_it_is_entered() {
    let none = "Nf3 Nc3 d6";
    let some = "e5 Nf3 Qxc6 d4";
    let one = "e5 Qxc6 d4";
    let word = "e5 zzz d6";
    for (lang, typed, back, told) in [
        (Lang::En, none, none, "This is move 1 of 3: none of them is entered"),
        (Lang::De, none, none, "Das ist Zug 1 von 3: Keiner davon ist eingegeben"),
        (Lang::Mk, none, none, "Тоа е потег 1 од 3: ниту еден од нив не е внесен"),
        (Lang::En, some, "Qxc6 d4", "This is move 3 of 4: those before it are entered"),
        (Lang::De, some, "Qxc6 d4", "Das ist Zug 3 von 4: Die Züge davor sind eingegeben"),
        (Lang::Mk, some, "Qxc6 d4", "Тоа е потег 3 од 4: потезите пред него се внесени"),
        (Lang::En, one, "Qxc6 d4", "This is move 2 of 3: the one before it is entered"),
        (Lang::De, one, "Qxc6 d4", "Das ist Zug 2 von 3: Der Zug davor ist eingegeben"),
        (Lang::Mk, one, "Qxc6 d4", "Тоа е потег 2 од 3: потегот пред него е внесен"),
        (Lang::En, word, word, "This is move 2 of 3: none of them is entered"),
    ] {
        let mut stage = Stage::with(1, preferences(lang));
        stage.begin();
        stage.play(1, &["e2e4"]);
        stage.run(Action::TypeMove);
        stage.write(typed);
        stage.key(Key::Enter);
        assert_eq!(in_field(&stage).as_deref(), Some(back), "{lang:?}");
        assert!(stage.shows(told), "{told} is not shown: {:#?}", stage.labels());
        let repeated = |label: &String| label.contains(back) && label.trim() != back;
        let repeated: Vec<String> = stage.labels().into_iter().filter(repeated).collect();
        assert!(repeated.is_empty(), "it stands in the field: {repeated:?}");
    }
}

#[test]
fn two_squares_between_which_no_piece_moves_are_no_list_of_moves() {
    let mut stage = on_the_squares();
    stage.run(Action::TypeMove);
    stage.write("d6 d4");
    stage.key(Key::Enter);
    assert_eq!(moves_of(&stage), ["e2e4"], "{:#?}", stage.labels());
    assert_eq!(in_field(&stage).as_deref(), Some("d6 d4"));
}

#[test]
fn a_move_that_comes_in_while_moves_are_taken_back_is_named_and_asked_about_before_it_goes() {
    let mut stage = on_the_squares();
    stage.run(Action::TakeBack);
    stage.must_say("Taken back: 1.e4.");
    stage.play(1, &["e7e5"]);
    stage.write("typed wrongly");
    stage.key(Key::Enter);
    assert_eq!(stage.game(1).plies.len(), 2, "nobody has agreed to that");
    stage.must_say("The game has gone on meanwhile: 1…e5. Nothing is recorded yet");
    stage.must_say("Taken back: 1.e4 e5.");
    stage.key(Key::Enter);
    assert_eq!(stage.game(1).plies.len(), 0, "{:#?}", stage.labels());
    assert!(stage.window.state().dialog.is_none());
}

#[test]
fn a_move_that_comes_in_while_the_end_of_the_game_is_entered_is_asked_about_first() {
    let mut stage = on_the_squares();
    stage.run(Action::EndGame);
    stage.key(Key::ArrowRight);
    stage.play(1, &["e7e5"]);
    stage.ctrl(Key::Enter);
    assert!(stage.game(1).outcome().is_none());
    stage.must_say("The game has gone on meanwhile: 1…e5. Nothing is recorded yet");
    stage.ctrl(Key::Enter);
    assert!(stage.game(1).outcome().is_some(), "{:#?}", stage.labels());
}

#[test]
fn a_correction_of_the_last_move_is_asked_about_again_when_another_has_come_in() {
    let mut stage = on_the_squares();
    stage.run(Action::CorrectMove);
    stage.play(1, &["e7e5"]);
    stage.write_in("Correct move", "d4");
    stage.write_in("Reason", "misread");
    stage.key(Key::Enter);
    assert_eq!(moves_of(&stage), ["e2e4", "e7e5"]);
    stage.must_say("The game has gone on meanwhile: 1…e5. Nothing is recorded yet");
    stage.key(Key::Enter);
    assert_eq!(moves_of(&stage), ["d2d4", "e7e5"], "{:#?}", stage.labels());
}

#[test]
fn a_time_that_is_set_is_asked_about_again_after_a_press_and_time_that_is_added_is_not() {
    for (what, asks) in [("Add time", false), ("Set the time", true)] {
        let mut stage = on_the_squares();
        stage.run(Action::AdjustClock);
        stage.answer("Correction", what);
        stage.write_in("Reason", "as on the sheet");
        stage.play(1, &["e7e5"]);
        stage.key(Key::Enter);
        assert_eq!(stage.window.state().dialog.is_some(), asks, "{what}: {:#?}", stage.labels());
        assert_eq!(stage.game(1).corrections.len(), usize::from(!asks), "{what}");
        if asks {
            stage.must_say("The game has gone on meanwhile: 1…e5. Nothing is recorded yet");
            stage.key(Key::Enter);
            assert_eq!(stage.game(1).corrections.len(), 1, "{:#?}", stage.labels());
        }
    }
}
