//! Games of all rounds in the window: those that have left their board are read there, and nothing
//! is done in them.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Setup;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::case::Case;
use jadoube_ui::actions::Action;

use crate::stage::{Stage, settle, setup};

const LIST: &str = "Games on this board";
const READ: &str = "This game has left its board: here it is only read";
const ROUND_3: &str = "Round 3: Novak 1 – Petrova 1 · 1–0 · resignation";

/// Board 1 in the fourth round; in the third White had won there after an incident.
fn two_rounds() -> Stage {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    let (board, case) = (Some(BoardNo(1)), Case::Other);
    let (caller, claim, clocks) = (Caller::Arbiter, String::new(), Clocks::Leave);
    let what = DisputeCommand::Open { board, case, caller, claim, clocks };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    let won = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    stage.ask(1, GameCommand::End(won.into()));
    let setup = Setup { round: 4, ..setup(1) };
    stage.desk.command(Command::SetUpGame { board: BoardNo(1), setup }).wait().unwrap();
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["d2d4"]);
    stage
}

#[test]
fn a_finished_game_is_chosen_by_keyboard_and_only_read() {
    let mut stage = two_rounds();
    stage.must_say("d4, white pawn");
    stage.focus(Role::ComboBox, LIST);
    stage.key(Key::Enter);
    let entry = stage.labels().into_iter().find(|label| label.starts_with("Round 3:")).unwrap();
    stage.window.get_by_label(&entry).focus();
    settle(&mut stage.window);
    stage.key(Key::Enter);
    stage.must_say(READ);
    stage.must_say("e5, black pawn");
    // Nothing of it can be changed, nor does a key reach the game that is played meanwhile.
    let before = (stage.game(1), stage.desk.snapshot().hall.seq);
    for action in [Action::StopClocks, Action::TakeBack, Action::OfferDraw, Action::Adjourn] {
        stage.run(action);
    }
    assert_eq!((stage.game(1), stage.desk.snapshot().hall.seq), before);
    // Its moments are looked back at.
    stage.run(Action::LookBack);
    stage.must_say("Earlier position");
    assert!(!stage.has("Take back to here…"), "{:?}", stage.labels());
    stage.key(Key::Escape);
    assert!(!stage.says(READ));
    stage.run(Action::StopClocks);
    assert!(stage.game(1).clock.running().is_none(), "the present game is at work again");
}

#[test]
fn an_incident_leads_to_its_game_and_not_to_the_board_where_another_is() {
    let mut stage = two_rounds();
    stage.run(Action::ShowDisputes);
    stage.click("Go to an earlier game of board 1");
    stage.must_say(READ);
    stage.must_say(ROUND_3);
    // Its list of incidents has it; that of the present game has none.
    assert!(stage.says("#1 "), "{:?}", stage.labels());
    stage.key(Key::Escape);
    assert!(!stage.says("#1 "), "{:?}", stage.labels());
    assert_eq!(stage.game(1).ply(), Ply(1));
}

#[test]
fn the_palette_finds_an_earlier_game_by_its_round() {
    let mut stage = two_rounds();
    stage.run(Action::ShowHall);
    stage.run(Action::Palette);
    stage.write("Round 3");
    stage.key(Key::Enter);
    stage.must_say(READ);
    // Who comes back to the Board finds the game that is there.
    stage.run(Action::ShowHall);
    stage.run(Action::ShowBoard);
    assert!(!stage.says(READ));
}
