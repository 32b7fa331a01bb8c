//! The scoresheets in the window, by their accessible tree: entered with one key for the expected
//! move, typed, pasted and filled in; compared, rebuilt and decided.

use egui::accesskit::Role;
use egui::{Event, Key};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::core::game::command::Command as GameCommand;
use jadoube::core::game::sheets::{Kept, text_of};
use jadoube::core::side::Side;
use jadoube::i18n::lang::Lang;
use jadoube::ui::actions::Screen;

use crate::screens::{Stage, labels, preferences, settle};

/// The screen of the scoresheets of a game with these moves.
fn at_the_sheets(lang: Lang, moves: &[&str]) -> Stage {
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
    let word = |cell| match text_of(cell) {
        text if text.is_empty() => "_".to_owned(),
        text => text,
    };
    cells.map(word).collect::<Vec<_>>().join(" ")
}

fn paste(stage: &mut Stage, text: &str) {
    stage.window.event(Event::Paste(text.to_owned()));
    settle(&mut stage.window);
}

fn tells(stage: &Stage, wanted: &str) -> bool {
    labels(&stage.window.root()).iter().any(|label| label.contains(wanted))
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
    assert!(tells(&stage, "2. Nc3, another move than elsewhere"));
    stage.key(Key::ArrowLeft);
    stage.write("Nf3");
    stage.key(Key::Enter);
    stage.key(Key::Enter);
    assert_eq!(sheet(&stage, Side::White), "e4 e5 Nf3 Nc6");
    assert!(!tells(&stage, "another move than elsewhere"));
    assert!(tells(&stage, "Complete, as far as the record goes"));
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
        assert!(tells(&stage, told), "{told}: {:?}", labels(&stage.window.root()));
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
    stage.click("White’s sheet");
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_none());
    assert_eq!(sheet(&stage, Side::White), "e4 e5 Nf3 Nc6 Bb5");
}

#[test]
fn a_sheet_is_filled_from_the_record_in_the_letters_in_which_it_is_kept() {
    let mut stage = at_the_sheets(Lang::En, &OPENING);
    let kept = Kept { system: "algebraic".into(), language: "de".into() };
    stage.ask(1, GameCommand::KeepSheet { whose: Side::White, kept });
    stage.click("Fill from the record");
    assert_eq!(sheet(&stage, Side::White), "e4 e5 Sf3 Sc6");
    assert!(!tells(&stage, "another move than elsewhere"));
}

#[test]
fn a_notation_that_the_edition_does_not_accept_is_warned_of() {
    let mut stage = at_the_sheets(Lang::En, &OPENING);
    let kept = Kept { system: "descriptive".into(), language: "en".into() };
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
        (Key::ArrowRight, "White’s sheet, 1… nothing written"),
        (Key::ArrowRight, "Black’s sheet, 1. nothing written"),
        (Key::ArrowDown, "Black’s sheet, 2. nothing written"),
        (Key::ArrowRight, "Black’s sheet, 2… nothing written"),
        (Key::ArrowRight, "Record, 2. ♘f3"),
    ] {
        stage.key(key);
        assert_eq!(chosen(&stage), [told]);
    }
}
