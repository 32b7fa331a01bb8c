//! “Is checkmate still possible?” in the window, by its accessible tree: the answers for both sides, the
//! squares of a reason, and the line to mate played through without touching the game.

use std::time::{Duration, Instant};

use egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::hall::command::Command;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Setup;
use jadoube_laws::ids::BoardNo;

use crate::stage::{Stage, preferences, rest, settle, setup};

const HELPMATE: &str = "6k1/8/5KQ1/8/8/8/8/8 b - - 0 7";
const WALL: &str = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";

/// The question asked about a position, with both answers.
fn asked(lang: Lang, fen: &str, answers: [&str; 2]) -> Stage {
    let mut stage = Stage::with(0, preferences(lang));
    let setup = Setup { fen: fen.into(), ..setup(1) };
    let board = BoardNo(1);
    stage.desk.command(Command::SetUpGame { board, setup }).wait().unwrap();
    settle(&mut stage.window);
    stage.key(Key::F3);
    stage.ctrl(Key::M);
    let deadline = Instant::now() + Duration::from_secs(60);
    while !answers.iter().all(|wanted| stage.says(wanted)) {
        assert!(Instant::now() < deadline, "{:?}", stage.labels());
        rest();
        stage.window.step();
    }
    stage
}

/// What is said of a square besides what stands on it.
fn remark(stage: &Stage, square: &str) -> String {
    let squares = stage.window.get_all_by_role(egui::accesskit::Role::GridCell);
    // The board of the dialog stands behind that of the screen.
    let mut named =
        squares.filter(|node| node.accesskit_node().label().is_some_and(|l| l.starts_with(square)));
    let node = named.next_back().expect("the board has the square");
    node.accesskit_node().description().unwrap_or_default()
}

#[test]
fn a_line_to_mate_is_played_through_on_the_board_and_the_game_stays_as_it_is() {
    let mut stage =
        asked(Lang::En, HELPMATE, ["White can still checkmate", "Black cannot checkmate"]);
    assert!(stage.says("Black has nothing but the king"));
    assert!(stage.says("The position that is asked about"));
    stage.click("Next");
    assert!(stage.says("7… Black, king g8"), "{:?}", stage.labels());
    stage.alt(Key::End);
    assert!(stage.says("8. White, queen g6"));
    assert!(stage.says("mate"));
    stage.alt(Key::ArrowLeft);
    stage.alt(Key::ArrowLeft);
    assert!(stage.says("The position that is asked about"));
    stage.key(Key::Escape);
    assert!(stage.window.state().dialog.is_none());
    let game = stage.game(1);
    assert_eq!((game.position().fen().as_str(), game.plies.len()), (HELPMATE, 0));
}

#[test]
fn the_squares_of_a_reason_are_named_and_those_of_the_other_side_on_demand() {
    let mut stage = asked(Lang::En, WALL, ["White cannot checkmate", "Black cannot checkmate"]);
    assert!(stage.says("Dead position"));
    let (wall, reached) = ("pawn that can never move nor be taken", "the king to be checkmated");
    assert!(remark(&stage, "a4,").contains(wall));
    assert!(remark(&stage, "e8,").contains(reached) && !remark(&stage, "e1,").contains(reached));
    stage.click("Show the squares on the board: Black");
    assert!(remark(&stage, "e1,").contains(reached) && !remark(&stage, "e8,").contains(reached));
}

#[test]
fn the_answers_have_their_words_in_every_language() {
    for lang in Lang::ALL {
        for (fen, answers) in [(HELPMATE, ["1", "a"]), (WALL, ["a4 c4 e4", "a5"])] {
            let stage = asked(lang, fen, answers);
            let found = stage.labels();
            let missing: Vec<_> =
                found.iter().filter(|l| l.contains('⟦') || l.contains("{$")).collect();
            assert!(missing.is_empty(), "{lang:?} {fen}: {missing:?}");
        }
    }
}

#[test]
fn a_game_that_ended_in_a_dead_position_tells_in_its_score_why() {
    let mut stage = Stage::with(0, preferences(Lang::En));
    let setup = Setup { fen: "8/8/8/8/8/1k6/1P6/7K b - - 0 1".into(), ..setup(1) };
    stage.desk.command(Command::SetUpGame { board: BoardNo(1), setup }).wait().unwrap();
    stage.key(Key::F3);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["b3b2"]);
    assert!(stage.says("White cannot checkmate the opponent’s king by any possible series of legal moves. White has nothing but"));
    assert!(stage.says("Black cannot checkmate the opponent’s king by any possible series of legal moves. Black has nothing but"));
}
