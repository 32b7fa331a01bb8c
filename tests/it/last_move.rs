//! The window when a game ends with a move on its electronic board that nobody completed, and when
//! moves are missing between the record and the board.

use std::time::{Duration, Instant};

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::board::position::Uci;
use jadoube_chess::notation::braille::{Code, read_text};
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Assignment;
use jadoube_desk::export::braille_sheet;
use jadoube_desk::simulate::{Play, Session, Source, start};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Observation;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::status::PlyMark;
use jadoube_laws::ids::{BoardNo, PortName};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::sensing::ClockMapping;
use jadoube_ui::actions::Action;

use crate::stage::{Stage, rest, settle};

const BOARD: BoardNo = BoardNo(1);
const STANDS: &str = "played on the board, not completed by pressing the clock";

/// A window on a game of which 1.e4 is made on an electronic board without a clock.
fn with_a_move_on_the_board() -> (Stage, Session) {
    let mut stage = Stage::new(1);
    let (pgn, link) = (stage.folder.path().join("game.pgn"), stage.folder.path().join("board"));
    std::fs::write(&pgn, "1. e4 *\n").unwrap();
    let board = start(&Play {
        source: Source::Pgn(pgn),
        faults: "no-clock,unpressed@1".into(),
        link: Some(link.clone()),
        speed: "20".into(),
        rotated: false,
        settable: false,
        record: None,
    });
    let device = Some(Assignment {
        port: PortName::new(link.to_string_lossy()),
        mapping: ClockMapping::Automatic,
        orientation: None,
    });
    stage.desk.command(Command::AssignDevice { board: BOARD, device }).wait().unwrap();
    let deadline = Instant::now() + Duration::from_secs(30);
    while stage.desk.snapshot().line(BOARD).is_none_or(|line| line.standing.is_none()) {
        assert!(Instant::now() < deadline, "the move does not come to stand on the board");
        rest();
    }
    settle(&mut stage.window);
    stage.begin();
    (stage, board.unwrap())
}

#[test]
fn the_end_asks_whether_the_last_move_belongs_to_the_record_and_takes_it_by_default() {
    for (leave_out, name, plies) in
        [(false, "Resignation", 1), (true, "Resignation", 0), (false, "End game", 1)]
    {
        let (mut stage, _board) = with_a_move_on_the_board();
        by_palette(&mut stage, name);
        stage.must_say("1.e4: ");
        stage.must_say(STANDS);
        if leave_out {
            stage.click("Leave it out");
        }
        if name == "End game" {
            // No result is chosen beforehand.
            stage.ctrl(Key::Enter);
            stage.must_say("Choose the result first");
            stage.key(Key::ArrowRight);
        }
        stage.ctrl(Key::Enter);
        let game = stage.game(1);
        assert!(game.outcome().is_some(), "{name}");
        assert_eq!(game.plies.len(), plies, "{name}");
        let marks: Vec<_> = game.plies.iter().map(|ply| ply.mark).collect();
        assert_eq!(marks, vec![Some(PlyMark::NotCompleted); plies], "{name}");
    }
}

pub(crate) fn by_palette(stage: &mut Stage, name: &str) {
    stage.ctrl(Key::K);
    stage.write(name);
    stage.key(Key::Enter);
}

#[test]
fn a_draw_that_is_accepted_asks_too() {
    let (mut stage, _board) = with_a_move_on_the_board();
    by_palette(&mut stage, "Draw offered");
    by_palette(&mut stage, "Draw accepted");
    stage.must_say(STANDS);
    stage.ctrl(Key::Enter);
    let drawn = Outcome { score: Score::Draw, reason: EndReason::Agreement };
    assert_eq!(stage.game(1).outcome(), Some(drawn));
    assert_eq!(stage.game(1).plies.len(), 1);
}

#[test]
fn a_ruling_says_before_it_is_accepted_that_the_move_on_the_board_comes_into_the_record() {
    let (mut stage, _board) = with_a_move_on_the_board();
    let facts = serde_json::json!({"by": "black", "how": "words"});
    let case = Case::from_facts("resignation", facts.as_object().unwrap()).unwrap();
    let (board, caller, claim) = (Some(BOARD), Caller::White, String::new());
    let clocks = Clocks::Leave;
    let what = DisputeCommand::Open { board, case, caller, claim, clocks };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    stage.key(Key::F4);
    let said = "1.e4 is on the board, not completed by pressing the clock: it becomes part of \
                the record";
    stage.must_say(said);
    assert_eq!(stage.game(1).plies.len(), 0, "not yet");
    stage.click("Accept and carry out");
    assert_eq!(stage.game(1).plies.len(), 1);
    assert!(!stage.says(said));
}

/// A window on a game after 1.e4 e5, and on the board stands the Spanish game.
pub(crate) fn with_a_gap() -> Stage {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    let fen = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 3";
    let missing = Observation::MovesMissing { ply: Ply(2), fen: fen.into() };
    stage.ask(1, GameCommand::Observe(missing));
    stage.must_say("Moves are missing");
    stage
}

#[test]
fn missing_moves_are_entered_marked_or_found_not_to_be_missing() {
    let mut stage = with_a_gap();
    stage.click("Enter missing moves…");
    stage.focus(Role::TextInput, "The missing moves");
    stage.write("2.Nf3 Nc6");
    stage.must_say("2 squares still differ from the board: f1, b5");
    stage.ctrl(Key::Enter);
    assert_eq!(stage.game(1).plies.len(), 2, "they do not lead there");
    stage.write(" 3.Bb5");
    stage.must_say("These moves lead to the position on the board");
    stage.ctrl(Key::Enter);
    assert_eq!(stage.game(1).plies.len(), 5);
    assert_eq!(stage.game(1).missing, None);

    let mut stage = with_a_gap();
    stage.click("Continue with a marked gap");
    let game = stage.game(1);
    assert_eq!(game.plies.last().unwrap().mark, Some(PlyMark::Missing));
    stage.play(1, &["a7a6"]);
    assert_eq!(stage.game(1).plies.len(), 4, "the game goes on from there");
    let snap = stage.desk.snapshot();
    let sheet = (snap.hall.at_board[&BOARD], Side::White);
    let pages = braille_sheet(&snap.hall, sheet, false, &Catalogue::new(Lang::En)).unwrap();
    let lines: Vec<String> =
        pages.text.lines().filter_map(|line| read_text(line.trim(), Code::Ueb)).collect();
    let told = ["1. e4 e5", "2. ... a6", "moves are missing here"];
    assert!(lines.ends_with(&told.map(str::to_owned)), "{lines:?}");

    let mut stage = with_a_gap();
    stage.click("None missing: pieces displaced");
    assert_eq!((stage.game(1).plies.len(), stage.game(1).missing.clone()), (2, None));
}

#[test]
fn the_field_is_empty_behind_the_last_missing_move_though_what_was_played_on_follows_it() {
    let mut stage = with_a_gap();
    for uci in ["a7a6", "b5a4"] {
        let played = Observation::PlayedOn { uci: Uci(uci.into()), times: None };
        stage.ask(1, GameCommand::Observe(played));
    }
    stage.run(Action::TypeMove);
    for text in ["Nf3", "Nc6", "Bb5"] {
        stage.write(text);
        stage.key(Key::Enter);
    }
    assert_eq!(stage.game(1).plies.len(), 7, "{:#?}", stage.labels());
    let value = {
        let mut fields = stage.window.query_all_by_role(Role::TextInput);
        let field = fields.find(|field| field.is_focused()).expect("the field for moves");
        field.accesskit_node().value().unwrap_or_default()
    };
    assert_eq!(value, "");
    // They were entered one by one, and none at once.
    assert!(!stage.says("0 half-moves"), "{:#?}", stage.labels());
    stage.run(Action::Messages);
    assert!(!stage.says("0 half-moves"), "{:#?}", stage.labels());
}
