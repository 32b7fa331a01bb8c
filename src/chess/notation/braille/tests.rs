//! Each code's texts for moves of every kind, the ASCII form, any text, and the round trip.

use proptest::prelude::*;

use super::*;
use crate::board::position::Variant;
use crate::notation::samples;

fn written(position: &Position, m: Move, code: Code) -> String {
    let mut out = String::new();
    write(position, m, code, &mut out);
    out
}

fn text(text: &str, code: Code) -> String {
    let mut out = String::new();
    write_text(text, code, &mut out);
    out
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const RICH: &str = "r5k1/1P6/8/3pP3/8/8/8/R3K2R w KQ d6 0 1";
const ROOKS: &str = "6k1/8/8/4R3/8/8/8/2K1R3 w - - 0 1";
const CAPTURES: &str = "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1";
const QUEENS: &str = "4k3/8/8/8/4p3/3P4/8/1Q2K3 w - - 0 1";
const QUEEN: &str = "4k3/8/8/8/3Pp3/3P4/4Q3/4K3 w - - 0 1";

#[test]
fn moves_are_written_in_each_code() {
    for (fen, uci, ueb, german, compact) in [
        (START, "e2e4", "⠑⠼⠙", "⠑⠼⠙", "⠑⠲"),
        (START, "g1f3", "⠠⠝⠋⠼⠉", "⠎⠋⠼⠉", "⠎⠋⠒"),
        (ROOKS, "e1e2", "⠠⠗⠼⠁⠰⠑⠼⠃", "⠞⠼⠁⠠⠑⠼⠃", "⠗⠂⠑⠆"),
        (CAPTURES, "b2c3", "⠃⠭⠉⠼⠉", "⠃⠭⠉⠼⠉", "⠃⠭⠉⠒"),
        (CAPTURES, "d2c3", "⠠⠃⠭⠉⠼⠉", "⠇⠭⠉⠼⠉", "⠃⠉⠒"),
        (RICH, "e1g1", "⠠⠕⠤⠠⠕", "⠼⠚⠤⠼⠚", "⠕⠤⠕"),
        (RICH, "e5d6", "⠑⠭⠙⠼⠋", "⠑⠭⠙⠼⠋", "⠑⠭⠙⠖"),
        (RICH, "b7b8q", "⠃⠼⠓⠐⠶⠠⠟⠐⠖", "⠃⠼⠓⠠⠙⠈⠖", "⠃⠦⠟⠜⠏"),
        (RICH, "b7b8n", "⠃⠼⠓⠐⠶⠠⠝", "⠃⠼⠓⠎", "⠃⠦⠎"),
        ("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8", "⠠⠗⠁⠼⠓⠸⠹", "⠞⠁⠼⠓⠈⠼", "⠗⠁⠦⠜⠍"),
    ] {
        let position = samples::position(fen, Variant::Standard);
        let m = samples::legal_move(&position, uci);
        for (code, expected) in Code::ALL.into_iter().zip([ueb, german, compact]) {
            assert_eq!(written(&position, m, code), expected, "{uci} {code:?}");
            for form in [expected.to_owned(), cells::to_ascii(expected).to_lowercase()] {
                let reading = read(&position, &form, code).unwrap();
                assert_eq!(reading.moves, [m], "{form} {code:?}");
            }
        }
    }
}

#[test]
fn a_text_that_can_be_two_moves_is_read_as_both() {
    for (fen, code, braille, moves) in [
        (QUEENS, Code::German, "⠙⠭⠑⠼⠙", "d3e4"),
        (QUEEN, Code::German, "⠙⠭⠑⠼⠙", "d3e4 e2e4"),
        (QUEEN, Code::Ueb, "⠙⠭⠑⠼⠙", "d3e4"),
        (QUEEN, Code::Ueb, "⠠⠟⠭⠑⠼⠙", "e2e4"),
        (START, Code::Compact, "⠂ ⠑⠲", "e2e4"),
        (START, Code::Compact, "⠤⠑⠲", "e2e4"),
        (START, Code::Ueb, "⠼⠁⠲ ⠑⠼⠙", "e2e4"),
        (START, Code::German, "#A' SF#C", "g1f3"),
    ] {
        let position = samples::position(fen, Variant::Standard);
        let reading = read(&position, braille, code).unwrap();
        assert_eq!(samples::sorted(&position, &reading.moves), moves, "{braille} in {fen}");
    }
}

#[test]
fn what_is_no_move_is_told_from_what_is_not_legal() {
    let start = Position::start();
    for (code, braille, illegal) in [
        (Code::Ueb, "⠑⠼⠑", true),
        (Code::German, "⠙⠑⠼⠙", true),
        (Code::Compact, "⠟⠑⠲", true),
        (Code::Ueb, "⠸", false),
        (Code::German, "⠼", false),
        (Code::Compact, "⠶⠶", false),
        (Code::Ueb, "e4 ⠑", false),
        (Code::Ueb, "", false),
    ] {
        let fault = read(&start, braille, code).unwrap_err();
        assert_eq!(matches!(fault, NotationFault::Illegal { .. }), illegal, "{braille} {code:?}");
    }
}

#[test]
fn any_text_is_written_and_what_has_no_cells_is_told() {
    for (code, print, braille) in [
        (Code::Ueb, "1.", "⠼⠁⠲"),
        (Code::Ueb, "Hello, 3.5 bd", "⠠⠓⠑⠇⠇⠕⠂ ⠼⠉⠲⠑ ⠃⠙"),
        (Code::Ueb, "Żółw", "⠿⠘⠌⠕⠿⠺"),
        (Code::Ueb, "É", "⠠⠘⠌⠑"),
        (Code::German, "Übel (so)", "⠳⠃⠑⠇ ⠶⠎⠕⠶"),
        (Code::German, "„ja“", "⠦⠚⠁⠴"),
        (Code::German, "½", "⠼⠁⠐⠂⠼⠃"),
    ] {
        assert_eq!(text(print, code), braille, "{print}");
    }
    let mut out = String::new();
    assert_eq!(write_text("Ж 4", Code::Ueb, &mut out), ['Ж']);
    assert_eq!(out, "⠿ ⠼⠙");
}

#[test]
fn numbers_and_results_are_written_and_read() {
    for (code, white, black, result) in [
        (Code::Ueb, "⠼⠁⠃⠲ ", "⠼⠁⠃⠲⠲⠲ ", "⠼⠁⠤⠼⠚"),
        (Code::German, "⠼⠁⠃⠄ ", "⠼⠁⠃⠄⠄⠄ ", "⠼⠁⠤⠼⠚"),
        (Code::Compact, "⠂⠆ ", "⠂⠆ ⠤", "⠂⠤⠴"),
    ] {
        for (side, expected) in [(Side::White, white), (Side::Black, black)] {
            let mut out = String::new();
            write_number(12, side, code, &mut out);
            assert_eq!(out, expected);
        }
        for print in ["1-0", "0-1", "1/2-1/2", "*"] {
            let mut out = String::new();
            write_mark(print, code, &mut out);
            assert!(print != "1-0" || out == result, "{out}");
            assert_eq!(read_word(&out, code).as_deref(), Some(print), "{out} {code:?}");
        }
    }
}

#[test]
fn the_cells_of_the_sample_games_are_the_same_in_ascii() {
    let all: String = (0..64).map(cells::unicode).collect();
    assert_eq!(cells::from_ascii(&cells::to_ascii(&all)), Some(all));
    for code in Code::ALL {
        for (position, m) in samples::game(samples::GAME_2018) {
            let unicode = written(&position, m, code);
            assert_eq!(cells::from_ascii(&cells::to_ascii(&unicode)), Some(unicode));
        }
    }
}

fn assert_round_trip(position: &Position) {
    for m in position.legal_moves() {
        for code in Code::ALL {
            let braille = written(position, m, code);
            let reading = read(position, &braille, code).unwrap();
            let queen_or_pawn = code == Code::German && braille.starts_with('⠙');
            let alone = reading.moves == [m] || (queen_or_pawn && reading.moves.contains(&m));
            assert!(alone, "{braille} {code:?} in {position:?}: {:?}", reading.moves);
        }
    }
}

#[test]
fn every_kind_of_move_comes_back() {
    samples::rich().for_each(|position| assert_round_trip(&position));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn every_legal_move_of_random_games_comes_back(positions in samples::random_games()) {
        positions.iter().step_by(5).for_each(assert_round_trip);
    }
}

proptest! {
    #[test]
    fn text_of_the_codes_letters_comes_back(print in "[a-zA-Z0-9 .,;:!?'\"()/+=#*äöüéÉÜ-]{0,40}") {
        let print = print.trim();
        prop_assert_eq!(read_text(&text(print, Code::Ueb), Code::Ueb), Some(print.to_owned()));
    }

    #[test]
    fn german_text_comes_back_small(print in "[a-zA-Z0-9 .,;:!?/+=#*äöüßÜ-]{0,40}") {
        let print = print.trim();
        let small = Some(print.to_lowercase());
        prop_assert_eq!(read_text(&text(print, Code::German), Code::German), small);
    }

    #[test]
    fn any_cells_are_answered(braille in "[\u{2800}-\u{283f} ]{0,12}", ascii in ".{0,12}") {
        for code in Code::ALL {
            let _ = read(&Position::start(), &braille, code);
            let _ = read(&Position::start(), &ascii, code);
            let _ = read_text(&braille, code);
        }
    }
}
