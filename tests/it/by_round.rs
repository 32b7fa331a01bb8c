//! The hall and the disputes show what belongs to one round, where boards are of several; envelopes are
//! looked for by round in `envelope_changes`.

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_desk::desk::Desk;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Setup;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;
use jadoube_ui::actions::Action;

use crate::stage::{Stage, preferences, settle, setup};

/// Board 1 plays round 3, board 2 round 4; there is an incident at each.
fn two_rounds() -> Stage {
    let games = [setup(1), Setup { round: 4, ..setup(2) }];
    let desk = Desk::start("test", Box::new(|| {})).unwrap();
    let mut stage = Stage::on(desk, "2023", games, preferences(Lang::En));
    for board in [1, 2] {
        stage.ask(board, GameCommand::Start);
        let what = DisputeCommand::Open {
            board: Some(BoardNo(board)),
            case: Case::FlagFall(FlagFall::new(Side::White, true)),
            caller: Caller::White,
            claim: String::new(),
            clocks: Clocks::Leave,
        };
        stage.desk.command(Command::Dispute { what }).wait().unwrap();
    }
    settle(&mut stage.window);
    stage
}

/// The rows of the list that speak of a board.
fn rows(stage: &Stage) -> Vec<String> {
    let rows = stage.window.query_all_by_role(Role::ListBoxOption);
    rows.filter_map(|row| row.accesskit_node().label()).collect()
}

#[test]
fn the_hall_and_the_disputes_are_those_of_a_round() {
    let mut stage = two_rounds();
    for screen in [Action::ShowHall, Action::ShowDisputes] {
        stage.run(screen);
        for (round, count) in [("3", 1), ("4", 1), ("All", 2)] {
            let shown = stage.window.get_by_role_and_label(Role::RadioGroup, "Round");
            shown.get_by_label(round).click_accesskit();
            settle(&mut stage.window);
            let all = rows(&stage);
            // What happened in the incident that is shown is a list, too.
            let listed = |row: &&String| screen == Action::ShowHall || row.starts_with('#');
            assert_eq!(all.iter().filter(listed).count(), count, "{screen:?} {round}: {all:#?}");
        }
    }
}
