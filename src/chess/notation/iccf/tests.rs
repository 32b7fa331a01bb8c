//! The examples of the Laws, what is read leniently, and the round trip from random games.

use proptest::prelude::*;

use super::*;
use crate::board::position::Variant;
use crate::notation::samples;

fn means(fen: &str, text: &str) -> Result<String, String> {
    let position = samples::position(fen, Variant::Standard);
    match read(&position, text) {
        Ok(reading) => Ok(samples::sorted(&position, &reading.moves)),
        Err(NotationFault::Unreadable { .. }) => Err("unreadable".into()),
        Err(_) => Err("illegal".into()),
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PAWN: &str = "1r6/2P5/8/8/8/8/8/k3K3 w - - 0 1";
const ROOK: &str = "8/2R5/8/8/8/8/8/k3K3 w - - 0 1";
const BLACK: &str = "8/8/8/8/8/8/3K1p2/k7 b - - 0 1";

#[test]
fn the_examples_of_the_laws_and_what_people_write_are_read() {
    for (fen, text, moves) in [
        (START, "5254", "e2e4"),
        (START, "1. 52-54", "e2e4"),
        (START, "5 2 5 4 (=)", "e2e4"),
        (START, "52–54", "e2e4"),
        (CASTLING, "5171", "e1g1"),
        (CASTLING, "5131", "e1c1"),
        (&CASTLING.replace(" w ", " b "), "5878", "e8g8"),
        // 37-38 = Q, by the Laws of 1980, by ICCF today, and a rook's move: the board decides.
        (PAWN, "3731", "c7c8q"),
        (PAWN, "37381", "c7c8q"),
        (PAWN, "3724", "c7b8n"),
        (PAWN, "37284", "c7b8n"),
        (ROOK, "3731", "c7c1"),
        // 62-61 = N, and the arrival square in full would be a queen.
        (BLACK, "6264", "f2f1n"),
        (BLACK, "6261", "f2f1q"),
        (BLACK, "62614", "f2f1n"),
        // The piece left out can be any.
        (PAWN, "3738", "c7c8b c7c8n c7c8q c7c8r"),
    ] {
        assert_eq!(means(fen, text), Ok(moves.to_owned()), "{text} in {fen}");
    }
}

#[test]
fn what_is_no_move_is_told_from_what_is_not_legal() {
    for (fen, text, fault) in [
        (START, "5255", "illegal"),
        (START, "52541", "illegal"),
        (PAWN, "37385", "unreadable"),
        (START, "5954", "unreadable"),
        (START, "0054", "unreadable"),
        (START, "525", "unreadable"),
        (START, "525454", "unreadable"),
        (START, "e2e4", "unreadable"),
        (START, "", "unreadable"),
        (START, "5²54", "unreadable"),
    ] {
        assert_eq!(means(fen, text), Err(fault.to_owned()), "{text} in {fen}");
    }
}

#[test]
fn the_misprint_of_1980_is_read_and_remarked_on() {
    let position = samples::position("4k3/8/8/7P/8/8/8/4K3 w - - 0 1", Variant::Standard);
    let reading = read(&position, "8598").unwrap();
    assert_eq!(samples::sorted(&position, &reading.moves), "h5h6");
    assert_eq!(reading.remarks, [Remark::Misprint { printed: "98", meant: "86" }]);
    assert_eq!(read(&position, "8586").unwrap().remarks, []);
}

#[test]
fn the_sample_games_are_written() {
    for (game, codes) in [
        (samples::GAME_2018, "5254 5755 7163 7866 4244 5544 5455 6654 4144 4745 5546 5446 3175"),
        (samples::GAME_1980, "4244 7866 3234 5756 2133 6824 3142 5878 5254 4745 5445 5645 3445"),
    ] {
        for ((position, m), code) in samples::game(game).into_iter().zip(codes.split(' ')) {
            let mut text = String::new();
            write(m, Promotion::Laws1980, &mut text);
            assert_eq!(text, code, "in {position:?}");
        }
    }
}

fn assert_round_trip(position: &Position) {
    for m in position.legal_moves() {
        for promotion in [Promotion::Laws1980, Promotion::Fifth] {
            let mut text = String::new();
            write(m, promotion, &mut text);
            let moves = read(position, &text).unwrap().moves;
            // Only castling in Chess960 can be the king's plain move, too.
            let alone =
                moves == [m] || (position.form() == Variant::Chess960 && moves.contains(&m));
            assert!(alone, "{text} in {position:?}: {moves:?}");
        }
    }
}

#[test]
fn every_kind_of_move_comes_back() {
    samples::rich().for_each(|position| assert_round_trip(&position));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_legal_move_of_random_games_comes_back(positions in samples::random_games()) {
        positions.iter().for_each(assert_round_trip);
    }

    #[test]
    fn any_text_is_answered(text in ".{0,12}") {
        let _ = read(&Position::start(), &text);
    }
}
