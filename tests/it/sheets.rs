//! The scoresheets in the window, by their accessible tree: entered with one key for the expected
//! move, typed, pasted and filled in; compared, rebuilt and decided.

use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Event, Key};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::result::Score;
use jadoube_chess::scoresheet::sheet::{Cell, Sheet};
use jadoube_chess::side::Side;
use jadoube_core::hall::command::Command;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Setup;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::sheets::{Origin, RecordingMethod};
use jadoube_laws::ids::BoardNo;
use jadoube_ui::actions::Screen;

use crate::heard::Ear;
use crate::stage::{Stage, preferences, rest, settle, setup};

/// The screen of the scoresheets of a game with these moves.
pub(crate) fn at_the_sheets(lang: Lang, moves: &[&str]) -> Stage {
    let mut stage = Stage::with(1, preferences(lang));
    stage.ask(1, GameCommand::Start);
    stage.play(1, moves);
    stage.ctrl(Key::S);
    assert_eq!(stage.window.state().screen, Screen::Sheets);
    stage
}

/// A sheet as it is entered, in one line.
fn sheet(stage: &Stage, side: Side) -> String {
    let game = stage.game(1);
    let cells = game.sheets.of(side).cells.iter();
    let word = |cell: &Cell| match cell.as_entered() {
        "" => "_".to_owned(),
        text => text.to_owned(),
    };
    cells.map(word).collect::<Vec<_>>().join(" ")
}

fn paste(stage: &mut Stage, text: &str) {
    stage.window.event(Event::Paste(text.to_owned()));
    settle(&mut stage.window);
}

fn tells(stage: &Stage, wanted: &str) -> bool {
    stage.labels().iter().any(|label| label.contains(wanted))
}

const OPENING: [&str; 4] = ["e2e4", "e7e5", "g1f3", "b8c6"];

#[test]
fn one_key_enters_the_move_that_is_expected_and_typing_replaces_it() {
    let mut stage = at_the_sheets(Lang::En, &OPENING);
    stage.key(Key::Enter);
    stage.key(Key::Enter);
    assert_eq!(sheet(&stage, Side::White), "e4 e5");
    stage.write("Nc3");
    stage.key(Key::Enter);
    assert_eq!(sheet(&stage, Side::White), "e4 e5 Nc3");
    assert!(tells(&stage, "2. Nc3, differs from the other scoresheet"));
    stage.key(Key::ArrowLeft);
    stage.write("Nf3");
    stage.key(Key::Enter);
    stage.key(Key::Enter);
    assert_eq!(sheet(&stage, Side::White), "e4 e5 Nf3 Nc6");
    assert!(!tells(&stage, "differs from the other scoresheet"));
    assert!(tells(&stage, "Complete, as far as the record goes"));
}

#[test]
fn a_cell_that_is_being_written_is_not_read_by_what_stood_there_before() {
    let mut stage = at_the_sheets(Lang::En, &OPENING);
    let ear = Ear::at(&mut stage);
    stage.write("e4");
    ear.after(&mut stage);
    stage.key(Key::Enter);
    let heard = ear.after(&mut stage);
    let cells: Vec<&String> = heard.iter().filter(|one| one.starts_with("GridCell")).collect();
    assert_eq!(cells.len(), 1, "only the next one: {heard:#?}");
    // Gone back to, it has the name of what is written in it now.
    stage.key(Key::ArrowLeft);
    let heard = ear.after(&mut stage);
    assert!(
        heard.iter().any(|one| one.starts_with("GridCell") && one.contains("e4")),
        "{heard:#?}"
    );
}

#[test]
fn what_is_typed_is_kept_when_the_keyboard_leaves_and_dropped_only_by_escape() {
    let mut stage = at_the_sheets(Lang::En, &OPENING);
    stage.write("e4");
    stage.key(Key::Escape);
    assert_eq!(sheet(&stage, Side::White), "");
    stage.write("d4");
    stage.key(Key::Tab);
    assert_eq!(sheet(&stage, Side::White), "d4");
}

#[test]
fn ticks_gaps_and_draw_offers_stand_where_they_were_written() {
    let mut stage = at_the_sheets(Lang::En, &OPENING);
    for text in ["e4", "|", "Nf3 (=)", "?"] {
        stage.write(text);
        stage.key(Key::Enter);
    }
    assert_eq!(sheet(&stage, Side::White), "e4 | Nf3 ?");
    assert!(stage.game(1).sheets.white.mark(2).draw_offered);
    for told in ["1… only ticked", "2. Nf3, (=)", "2… cannot be read"] {
        assert!(tells(&stage, told), "{told}: {:?}", stage.labels());
    }
    stage.key(Key::ArrowUp);
    stage.key(Key::Delete);
    assert_eq!(sheet(&stage, Side::White), "e4 | _ ?");
}

#[test]
fn a_whole_sheet_is_pasted_after_it_was_looked_at() {
    let mut stage = at_the_sheets(Lang::En, &OPENING);
    paste(&mut stage, "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 1-0");
    assert!(tells(&stage, "5 entries are understood"));
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_none());
    assert_eq!(sheet(&stage, Side::White), "e4 e5 Nf3 Nc6 Bb5");
}

#[test]
fn a_sheet_is_filled_from_the_record_in_the_letters_in_which_it_is_kept() {
    let mut stage = at_the_sheets(Lang::En, &OPENING);
    let kept = RecordingMethod { system: "algebraic".into(), language: "de".into() };
    stage.ask(1, GameCommand::KeepSheet { whose: Side::White, kept });
    stage.click("Fill from the record");
    assert_eq!(sheet(&stage, Side::White), "e4 e5 Sf3 Sc6");
    assert!(!tells(&stage, "differs from the other scoresheet"));
}

#[test]
fn a_notation_that_the_edition_does_not_accept_is_warned_of() {
    let mut stage = at_the_sheets(Lang::En, &OPENING);
    let kept = RecordingMethod { system: "descriptive".into(), language: "en".into() };
    stage.ask(1, GameCommand::KeepSheet { whose: Side::Black, kept });
    assert!(tells(&stage, "The edition does not accept this notation"));
    assert!(tells(&stage, "Black writes in a way that the edition does not allow"));
}

#[test]
fn every_cell_is_a_named_cell_of_the_table_and_the_cursor_keys_reach_it() {
    let mut stage = at_the_sheets(Lang::En, &OPENING);
    let chosen = |stage: &Stage| {
        let cells = stage.window.get_all_by_role(Role::GridCell);
        let at = cells.filter(|node| node.accesskit_node().is_selected() == Some(true));
        at.filter_map(|node| node.accesskit_node().label()).collect::<Vec<_>>()
    };
    for (key, told) in [
        (Key::ArrowRight, "White’s sheet, 1… blank"),
        (Key::ArrowRight, "Black’s sheet, 1. blank"),
        (Key::ArrowDown, "Black’s sheet, 2. blank"),
        (Key::ArrowRight, "Black’s sheet, 2… blank"),
        (Key::ArrowRight, "Recorded game, 2. ♘f3"),
    ] {
        stage.key(key);
        assert_eq!(chosen(&stage), [told]);
    }
}

/// Waits for what another thread works out.
fn until(stage: &mut Stage, wanted: &str) {
    let deadline = Instant::now() + Duration::from_secs(120);
    while !stage.has(wanted) {
        assert!(Instant::now() < deadline, "{:?}", stage.labels());
        rest();
        stage.window.step();
    }
    settle(&mut stage.window);
}

pub(crate) fn take(stage: &mut Stage, whose: Side, text: &str) {
    let cells = Sheet::from_text(text).cells().to_vec();
    stage.ask(1, GameCommand::TakeSheet { whose, cells, from: Origin::Text });
}

/// Two sheets of a short game, each with a slip, put together on the page for it.
fn put_together(lang: Lang) -> Stage {
    let mut stage = at_the_sheets(lang, &[]);
    for (whose, text) in [
        (Side::White, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7"),
        (Side::Black, "1. e4 e5 2. Nf3 Nc6 3. Bb6 a6 4. Ba4 Nf6 5. O-O Be7"),
    ] {
        take(&mut stage, whose, text);
    }
    let words = Catalogue::new(lang);
    stage.click(&words.say("sheets-page-rebuild"));
    stage.click(&words.say("sheets-rebuild"));
    until(&mut stage, &words.say("sheets-decide"));
    stage
}

#[test]
fn two_sheets_are_put_together_compared_and_decided_on() {
    let mut stage = put_together(Lang::En);
    assert!(tells(&stage, "Proved: White made 5 moves, Black 5"));
    stage.click("Compare");
    assert!(tells(&stage, "Black’s sheet: Bb6 for 3.♗b5"), "{:?}", stage.labels());
    assert!(tells(&stage, "wrong rank"));
    stage.click("Reconstruct");
    stage.click("Decide: this is the game…");
    assert!(tells(&stage, "The record will have 10 half-moves in place of 0"));
    stage.write("both sheets agree but for one letter");
    stage.ctrl(Key::Enter);
    let game = stage.game(1);
    let san: Vec<&str> = game.plies.iter().map(|ply| ply.san.as_str()).collect();
    assert_eq!(san.join(" "), "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7");
    assert!(tells(&stage, "Recorded game, 5… ♗e7"), "{:?}", stage.labels());
}

#[test]
fn claims_are_held_against_the_game_with_the_positions_on_small_boards() {
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"];
    let mut stage = at_the_sheets(Lang::En, &shuffle);
    stage.click("Claims");
    assert!(tells(&stage, "White having the move could claim after move 4 of Black"));
    let squares = stage.window.get_all_by_role(Role::GridCell);
    let rooks = squares.filter(|node| {
        node.accesskit_node().label().is_some_and(|label| label == "a1, white rook")
    });
    assert_eq!(rooks.count(), 1 + 3, "the board beside the table, and one for each appearance");
}

#[test]
fn the_procedure_opens_an_incident_with_its_case() {
    let mut stage = at_the_sheets(Lang::En, &OPENING);
    stage.click("Procedure");
    stage.click("No");
    assert!(tells(&stage, "The players reconstruct the game on a second board"));
    stage.click("Open an incident from this: Scoresheets not up to date");
    assert_eq!(stage.window.state().screen, Screen::Disputes);
    assert_eq!(stage.desk.snapshot().hall.incidents.len(), 1);
}

#[test]
fn every_page_has_its_words_in_every_language() {
    for lang in Lang::ALL {
        let mut stage = put_together(lang);
        let words = Catalogue::new(lang);
        for page in [
            "sheets-page-keeping",
            "sheets-page-compare",
            "sheets-page-rebuild",
            "sheets-page-claims",
            "sheets-page-procedure",
        ] {
            stage.click(&words.say(page));
            let found = stage.labels();
            let missing: Vec<_> =
                found.iter().filter(|l| l.contains('⟦') || l.contains("{$")).collect();
            assert!(missing.is_empty(), "{lang:?} {page}: {missing:?}");
        }
    }
}

/// Clicks something in the dialog of the final position: behind it stands another board.
fn click_in_dialog(stage: &mut Stage, label: &str) {
    let dialog = stage.window.get_by_role_and_label(Role::Dialog, "The final position");
    dialog.get_by_label(label).click_accesskit();
    settle(&mut stage.window);
}

#[test]
fn the_final_position_is_set_up_by_hand_with_mouse_and_keyboard() {
    let mut stage = at_the_sheets(Lang::En, &[]);
    for whose in Side::BOTH {
        take(&mut stage, whose, "1. e4 e5\n2. Nf3 ?");
    }
    stage.click("Reconstruct");
    stage.click("Set up by hand");
    for clicked in ["white pawn", "e4, empty", "nothing: the square is emptied"] {
        click_in_dialog(&mut stage, clicked);
    }
    for clicked in
        ["e2, white pawn", "e7, black pawn", "black pawn", "e5, empty", "g1, white knight"]
    {
        click_in_dialog(&mut stage, clicked);
    }
    // The hand holds a black pawn: the knight's square is emptied by a key, and so on.
    for (keys, typed) in [
        (&[Key::Delete, Key::ArrowLeft, Key::ArrowUp, Key::ArrowUp][..], "N"),
        (
            &[
                Key::ArrowLeft,
                Key::ArrowLeft,
                Key::ArrowLeft,
                Key::ArrowUp,
                Key::ArrowUp,
                Key::ArrowUp,
            ],
            "n",
        ),
        (&[Key::ArrowLeft, Key::ArrowUp, Key::ArrowUp, Key::Delete], ""),
    ] {
        for key in keys {
            stage.key(*key);
        }
        if !typed.is_empty() {
            stage.write(typed);
        }
    }
    stage.ctrl(Key::Enter);
    let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1";
    stage.must_say(fen);
    stage.click("Reconstruct the game");
    until(&mut stage, "Decide: this is the game…");
    stage.must_say("Reconstructed, 2… ♘c6");
}

#[test]
fn of_the_final_position_the_pieces_are_enough() {
    const PIECES: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    const UNKNOWN: &str = "It is not known who may still castle";
    let mut stage = at_the_sheets(Lang::En, &[]);
    for whose in Side::BOTH {
        take(&mut stage, whose, "1. e4 e5\n2. Nf3 Nc6");
    }
    stage.click("Reconstruct");
    stage.click("Set up by hand");
    stage.write_in("FEN", &format!("{PIECES} w"));
    stage.ctrl(Key::Enter);
    stage.must_say(&format!("{PIECES} w"));
    stage.click("Set it up…");
    // Known, nobody may castle; then not known after all, and who is on move neither.
    for clicked in [UNKNOWN, UNKNOWN, "Not known"] {
        click_in_dialog(&mut stage, clicked);
    }
    stage.ctrl(Key::Enter);
    stage.must_say(PIECES);
    stage.click("Reconstruct the game");
    until(&mut stage, "Decide: this is the game…");
    stage.must_say("Certain: no other legal game fits these scoresheets nearly as well");
}

#[test]
fn a_position_that_cannot_be_played_from_is_told_and_not_taken() {
    let mut stage = at_the_sheets(Lang::En, &OPENING);
    stage.click("Reconstruct");
    stage.click("Set up by hand");
    stage.write_in("FEN", "4k3/8/8/8/8/8/8/4K2R b");
    stage.click("Black");
    for (fen, told) in [
        ("4k3/8/8/8/8/8/8/8 w", "White needs one king"),
        ("4k3/8/8/8/8/8/8/P3K3 w", "A pawn stands on the first or the last rank"),
        ("4k3/8/8/8/8/8/4R3/4K3 w", "Black is in check and does not have the move"),
        ("e4 e5", "These are not eight ranks of eight squares"),
    ] {
        stage.write_in("FEN", fen);
        stage.must_say(told);
        stage.ctrl(Key::Enter);
        assert!(stage.window.state().dialog.is_some(), "{fen}");
    }
    stage.write_in("FEN", "4k3/8/8/8/8/8/8/4K2R w");
    stage.click("White, short");
    stage.ctrl(Key::Enter);
    stage.must_say("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

#[test]
fn of_several_games_in_a_file_one_is_chosen_and_a_file_too_long_is_refused() {
    let mut stage = at_the_sheets(Lang::En, &[]);
    let (two, long) = (stage.folder.path().join("two.pgn"), stage.folder.path().join("long.pgn"));
    let game =
        |white: &str, moves: &str| format!("[White \"{white}\"]\n[Black \"B\"]\n\n{moves} *\n\n");
    std::fs::write(&two, game("Ada", "1. e4 e5") + &game("Cyra", "1. d4 d5 2. c4")).unwrap();
    std::fs::File::create(&long).unwrap().set_len(1 << 25).unwrap();
    stage.click("From a file…");
    stage.write(&long.display().to_string());
    stage.key(Key::Enter);
    stage.must_say("longer than 16 MB");
    stage.rewrite(&two.display().to_string());
    stage.key(Key::Enter);
    stage.must_say("2 games are in the file");
    stage.must_say("1. Ada – B");
    stage.key(Key::ArrowDown);
    stage.must_say("3 entries are understood");
    stage.ctrl(Key::Enter);
    assert_eq!(sheet(&stage, Side::White), "d4 d5 c4");
}

#[test]
fn a_sheet_is_written_in_braille_at_any_moment_of_the_game() {
    let mut stage = at_the_sheets(Lang::En, &["e2e4", "e7e5"]);
    take(&mut stage, Side::White, "1. e4 ?");
    let path = stage.folder.path().join("white.brf");
    stage.click("In braille…");
    stage.rewrite(&path.display().to_string());
    stage.key(Key::Enter);
    until(&mut stage, &format!("{} was written", path.display()));
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(written.is_ascii() && written.contains("#A4 E#D 8\r\n"), "{written}");
}

#[test]
fn shifted_rows_are_known_once_the_sheets_are_compared_also_along_the_record() {
    let moves = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6"];
    let mut stage = at_the_sheets(Lang::En, &moves);
    take(&mut stage, Side::White, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6");
    // White's second move was left out: everything behind it stands in the wrong column.
    take(&mut stage, Side::Black, "1. e4 e5 2. Nc6 Bb5 3. a6 Ba4");
    stage.must_say("Black’s sheet, 2. Nc6, not a legal move here");
    stage.click("Compare");
    stage.click("Compare the sheets");
    until(&mut stage, "Beside the moves of the record");
    let right = |stage: &Stage| {
        for told in ["2. Nc6", "2… Bb5", "3. a6", "3… Ba4"] {
            assert!(stage.has(&format!("Black’s sheet, {told}")), "{told}: {:?}", stage.labels());
        }
    };
    right(&stage);
    stage.click("Reconstruct");
    stage.click("Show the scoresheets next to this game");
    right(&stage);
    // What comes next is the move that comes next on this sheet.
    stage.click("Black’s sheet, 4. blank");
    stage.key(Key::Enter);
    assert_eq!(sheet(&stage, Side::Black), "e4 e5 Nc6 Bb5 a6 Ba4 Nf6");
}

#[test]
fn a_sheet_is_not_entered_in_the_game_that_has_taken_the_board_meanwhile() {
    let by_hand = ["Reconstruct", "Set up by hand"];
    for clicks in [&["Paste…"][..], &["From a file…"], &by_hand] {
        let mut stage = at_the_sheets(Lang::En, &["e2e4"]);
        clicks.iter().for_each(|label| stage.click(label));
        assert!(stage.window.state().dialog.is_some(), "{clicks:?}");
        let won = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
        let (board, what) = (BoardNo(1), GameCommand::End(won.into()));
        stage.desk.command(Command::Game { board, what }).wait().unwrap();
        let setup = Setup { round: 4, ..setup(1) };
        stage.desk.command(Command::SetUpGame { board, setup }).wait().unwrap();
        settle(&mut stage.window);
        stage.must_say("Board 1: this game is no longer being played there");
        assert!(stage.window.state().dialog.is_none(), "{clicks:?}");
    }
}
