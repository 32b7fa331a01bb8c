//! What the own voice says where a screen reader's user works with it: of which board
//! something is told, and moves as they are told everywhere.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use jadoube_chess::board::position::Uci;
use jadoube_chess::side::Side;
use jadoube_core::blind::command::Command as BlindCommand;
use jadoube_core::blind::event::Actor;
use jadoube_core::blind::utterance::Utterance;
use jadoube_core::hall::command::Command;
use jadoube_i18n::lang::Lang;
use jadoube_laws::ids::BoardNo;
use jadoube_ui::actions::Action;

use crate::by_ear::must_hear;
use crate::by_ear_rest::until_said;
use crate::stage::{Stage, settle};

#[test]
fn a_move_that_can_be_several_is_chosen_by_its_squares() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["d2d4", "d7d5", "g1f3", "g8f6"]);
    stage.key(Key::F7);
    stage.write("Nd2");
    stage.key(Key::Enter);
    stage.window.get_by_role_and_label(Role::Button, "knight b1 d2");
    stage.window.get_by_role_and_label(Role::Button, "knight f3 d2");
}

#[test]
fn the_clocks_of_a_tile_are_told_with_their_board() {
    let mut stage = Stage::new(2);
    stage.run(Action::ShowHall);
    stage.key(Key::ArrowRight);
    stage.key(Key::T);
    must_hear(&stage, "Board 2: White: ");
}

#[test]
fn an_announcement_that_is_heard_on_another_screen_is_told_with_its_board() {
    let mut stage = Stage::with_a_match(Lang::En);
    for said in ["Bauer Felix zwei Felix drei", "f3"] {
        stage.write(said);
        stage.key(Key::Enter);
    }
    for key in [Key::Num3, Key::Num5, Key::Num4] {
        stage.alt(key);
    }
    let announce = |stage: &mut Stage, uci: &str| {
        let said = Utterance::of_move(uci, Uci(uci.into()));
        let what = BlindCommand::Announce { by: Actor::Player(Side::Black), said };
        stage.desk.command(Command::Blind { board: BoardNo(1), what }).wait().unwrap();
        settle(&mut stage.window);
    };
    stage.key(Key::F2);
    announce(&mut stage, "e7e5");
    until_said(&mut stage, "Brett 1: Bauer Eva sieben");
}
