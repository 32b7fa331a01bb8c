//! The front of an envelope and a sealed text in a foreign notation, in the window.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::moment::Millis;
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::Appointment;
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::adjournment::reading::Judgement;
use jadoube_core::hall::command::Command;
use jadoube_desk::sealing::now;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{Setup, Timing};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_ui::actions::Action;

use crate::envelope_changes::{self, ask, one};
use crate::stage::{Stage, preferences, settle, setup};

const NO: EnvelopeNo = EnvelopeNo(1);

/// Begun and sealed on paper.
fn seal(stage: &Stage, board: BoardNo) {
    let (why, assistants) = (AdjournmentReason::SessionEnd, BySide::default());
    ask(stage, Ask::Begin { board, why, assistants });
    envelope_changes::seal(stage, NO);
}

/// The dialog that opens an envelope, after 1.e4 e5, White having sealed on paper.
fn opening(lang: Lang) -> Stage {
    let mut stage = Stage::with(1, preferences(lang));
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    seal(&stage, BoardNo(1));
    let at = now();
    ask(&stage, Ask::Resume { no: NO, board: BoardNo(1), at });
    for side in Side::BOTH {
        ask(&stage, Ask::Arrive { no: NO, side, at });
    }
    ask(&stage, Ask::SetUp { no: NO, placement: None, times: None });
    stage.run(Action::ShowEnvelopes);
    stage.alt(Key::Enter);
    stage
}

#[test]
fn a_text_that_could_not_be_read_fixes_no_notation() {
    let mut stage = opening(Lang::De);
    stage.write_in("Der Zug, wie er dort steht", "Sc5");
    stage.ctrl(Key::Enter);
    let read = |stage: &Stage| one(stage).cover.unwrap().read.expect("it was read");
    assert!(read(&stage).1.is_no_move(), "{:?}", read(&stage));
    stage.click("Gelesenes berichtigen…");
    stage.write_in("Der Zug, wie er dort steht", "Sf3");
    stage.must_say("Das ist Sf3");
    stage.ctrl(Key::Enter);
    let (contents, judgement) = read(&stage);
    assert_eq!(contents.system, "de");
    assert!(matches!(judgement, Judgement::Move { san, .. } if san == "Nf3"));
}

#[test]
fn a_move_in_another_notation_than_the_one_told_is_told_before_it_is_recorded_as_none() {
    let mut stage = opening(Lang::En);
    stage.window.get_by_role_and_label(Role::ComboBox, "Notation").click_accesskit();
    settle(&mut stage.window);
    // The keyboard comes to what is chosen in the list, and back to the list.
    let here = stage.window.root().children_recursive().find(|node| node.is_focused());
    let here = here.and_then(|node| node.accesskit_node().label());
    assert_eq!(here.as_deref(), Some("Any notation in which it is unambiguous"));
    stage.click("algebraic notation, English");
    let list = stage.window.get_by_role_and_label(Role::ComboBox, "Notation");
    assert!(list.is_focused(), "{:?}", stage.labels());
    stage.write_in("The move as it is written there", "Sf3");
    stage.ctrl(Key::Enter);
    stage.must_say("but it is a move as algebraic notation, German");
    stage.must_say("Confirm again to record it all the same");
    assert_eq!(one(&stage).cover.unwrap().opened, None, "nothing is opened before it is told");
    stage.ctrl(Key::Enter);
    let (contents, judgement) = one(&stage).cover.unwrap().read.expect("it was read");
    assert_eq!(contents.system, "san");
    assert!(judgement.is_no_move());
}

#[test]
fn an_envelope_without_a_time_ends_with_its_board() {
    let stage = envelope_changes::asked();
    let rows = stage.window.get_all_by_role(Role::ListBoxOption);
    let told: Vec<String> = rows.filter_map(|row| row.accesskit_node().label()).collect();
    assert!(
        told.iter().any(|row| row.ends_with("Board 1") || row.ends_with("board 1")),
        "{told:?}"
    );
}

#[test]
fn a_move_only_as_others_write_is_asked_before_the_envelope_is_opened() {
    let mut stage = opening(Lang::En);
    stage.write_in("The move as it is written there", "Re2");
    stage.ctrl(Key::Enter);
    stage.must_say("In no notation that the player is known to use is this a move");
    stage.must_say("algebraic notation, French");
    assert_eq!(one(&stage).cover.unwrap().opened, None, "nothing is opened before it is told");
    // The arbiter says that it is English: then it is illegal, and to be decided.
    stage.window.get_by_role_and_label(Role::ComboBox, "Notation").click_accesskit();
    settle(&mut stage.window);
    stage.click("algebraic notation, English");
    stage.must_say("That is not legal");
    stage.ctrl(Key::Enter);
    let cover = one(&stage).cover.unwrap();
    assert!(cover.playable().is_none() && cover.read.is_some());
}

#[test]
fn the_times_of_a_clock_on_the_table_are_asked_for_and_stand_on_the_envelope() {
    let mut stage = Stage::new(1);
    let (board, setup) = (BoardNo(2), Setup { timing: Timing::Device, ..setup(2) });
    stage.desk.command(Command::SetUpGame { board, setup }).wait().unwrap();
    stage.ask(2, GameCommand::Start);
    seal(&stage, board);
    let at = now().plus(Millis::from_mins(60));
    ask(
        &stage,
        Ask::Schedule { no: NO, due: Appointment { at, place: "Hall".into(), session: None } },
    );
    stage.run(Action::ShowEnvelopes);
    stage.must_say("not indicated on the envelope: the times");
    stage.alt(Key::Enter);
    stage.write_in("Time left, White", "half an hour");
    stage.click("Complete it");
    stage.must_say("Enter a time such as");
    stage.write_in("Time left, White", "0:50:00");
    stage.write_in("Time left, Black", "1:05:00");
    stage.click("Complete it");
    assert!(!stage.says("not indicated on the envelope"), "{:?}", stage.labels());
    stage.must_say("Time left: White 50 minutes · Black 1 hour 5 minutes");
    let front = one(&stage).front;
    let used = front.times_used().unwrap();
    assert_eq!(used.white - used.black, Millis::from_mins(15));
}

#[test]
fn the_assistant_of_a_player_carries_out_the_formalities_where_that_is_told() {
    for (answer, says) in [("Yes", "the assistant of White"), ("No", "White")] {
        let mut stage = Stage::new(1);
        stage.begin();
        stage.run(Action::ShowEnvelopes);
        stage.click("Adjourn early…");
        stage.write_in(REST, "0:30:00");
        stage.answer("The player’s assistant carries out the formalities", answer);
        stage.click("Ask to seal");
        assert_eq!(one(&stage).assistants, BySide::new(answer == "Yes", false));
        stage.must_say(says);
        assert_eq!(stage.says("D.2.10.6"), answer == "Yes", "{:?}", stage.labels());
    }
}

const REST: &str = "Time to the end of the session, like 0:30:00";

/// The dialog that adjourns the game on board 1 early, filled in.
fn adjourning() -> Stage {
    let mut stage = Stage::new(2);
    stage.begin();
    stage.run(Action::ShowEnvelopes);
    stage.click("Adjourn early…");
    stage.write_in(REST, "0:30:00");
    stage
}

#[test]
fn a_game_that_took_the_place_of_another_is_not_adjourned_in_its_stead() {
    let mut stage = adjourning();
    // Another station, or the command line.
    let at_board = |what| Command::Game { board: BoardNo(1), what };
    let won = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    let next = Setup { round: 4, ..setup(1) };
    for what in [
        at_board(GameCommand::End(won.into())),
        Command::SetUpGame { board: BoardNo(1), setup: next },
        at_board(GameCommand::Start),
    ] {
        stage.desk.command(what).wait().unwrap();
    }
    settle(&mut stage.window);
    stage.must_say("Board 1: this game is no longer being played there");
    assert!(stage.window.state().dialog.is_none(), "it is about no other game");
    stage.ctrl(Key::Enter);
    assert!(stage.desk.snapshot().hall.adjournments.is_empty());
}

#[test]
fn a_move_that_comes_in_while_it_is_adjourned_is_told_before_the_other_player_seals() {
    let mut stage = adjourning();
    stage.play(1, &["e2e4"]);
    stage.click("Ask to seal");
    stage.must_say("The game has gone on meanwhile");
    assert!(stage.desk.snapshot().hall.adjournments.is_empty(), "nobody was asked to seal");
    stage.click("Ask to seal");
    assert_eq!(one(&stage).sealer, Side::Black);
}
