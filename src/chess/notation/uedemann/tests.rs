//! The table and the examples of the Laws, Nores's letters, words of two moves, and the round trip.

use proptest::prelude::*;

use super::*;
use crate::board::position::Variant;
use crate::notation::samples;

fn means(fen: &str, text: &str) -> Result<(String, Vec<Remark>), String> {
    let position = samples::position(fen, Variant::Standard);
    match read(&position, text) {
        Ok(reading) => Ok((samples::sorted(&position, &reading.moves), reading.remarks)),
        Err(NotationFault::Unreadable { .. }) => Err("unreadable".into()),
        Err(_) => Err("illegal".into()),
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const RICH: &str = "r5k1/1P6/8/3pP3/8/8/8/R3K2R w KQ d6 0 1";
const KNIGHT: &str = "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1";

#[test]
fn the_table_has_a_syllable_for_each_square() {
    let rows = [
        "BA CA DA FA GA HA KA LA",
        "BE CE DE FE GE HE KE LE",
        "BI CI DI FI GI HI KI LI",
        "BO CO DO FO GO HO KO LO",
        "MO NO PO RO SO TO WO ZO",
        "MI NI PI RI SI TI WI ZI",
        "ME NE PE RE SE TE WE ZE",
        "MA NA PA RA SA TA WA ZA",
    ];
    for (name, at) in rows.iter().flat_map(|row| row.split(' ')).zip(Square::all()) {
        assert_eq!(syllable(at).as_ref().map(|s| &s[..]), Some(name.as_bytes()), "{at}");
        assert_eq!(square(name.as_bytes().try_into().unwrap()), Some(at), "{name}");
    }
}

#[test]
fn the_examples_of_the_laws_and_nores_letters_are_read() {
    for (fen, text, moves) in [
        (START, "GEGO", "e2e4"),
        (START, "gego", "e2e4"),
        (START, "1. GE-GO (=)", "e2e4"),
        (CASTLING, "GAKA", "e1g1"),
        (CASTLING, "GALAL", "e1g1"),
        (CASTLING, "GABAL", "e1c1"),
        (&CASTLING.replace(" w ", " b "), "SAWA", "e8g8"),
        (RICH, "SORIP", "e5d6"),
        (RICH, "SORI", "e5d6"),
        (RICH, "NENAk", "b7b8n"),
        (RICH, "NENAqc", "b7b8q"),
        // The Laws say nothing of promotion: the text leaves it open.
        (RICH, "NEMA", "b7a8b b7a8n b7a8q b7a8r"),
        // A check that is written tells two of them apart from the others.
        (RICH, "NEMAC", "b7a8q b7a8r"),
    ] {
        assert_eq!(means(fen, text), Ok((moves.to_owned(), vec![])), "{text} in {fen}");
    }
}

#[test]
fn what_the_board_does_not_bear_out_is_remarked_on() {
    for (fen, text, moves, remark) in [
        (START, "GEGOC", "e2e4", Remark::NotCheck),
        (START, "GEGOM", "e2e4", Remark::NotMate),
        (START, "GEGOS", "e2e4", Remark::NotStalemate),
        (KNIGHT, "FOOI", "d4c6", Remark::Misprint { printed: "OI", meant: "PI" }),
    ] {
        assert_eq!(means(fen, text), Ok((moves.to_owned(), vec![remark])), "{text}");
    }
}

#[test]
fn what_is_no_move_is_told_from_what_is_not_legal() {
    for (text, fault) in [
        ("GEGA", "illegal"),
        ("GEGOP", "illegal"),
        ("GEGOL", "illegal"),
        ("GEGOQ", "illegal"),
        ("GEGOQR", "unreadable"),
        ("GEGOX", "unreadable"),
        ("GEG", "unreadable"),
        ("EGOG", "unreadable"),
        ("ГЕГО", "unreadable"),
        ("", "unreadable"),
    ] {
        assert_eq!(means(START, text), Err(fault.to_owned()), "{text}");
    }
}

#[test]
fn words_are_cut_into_their_moves() {
    for (word, moves) in [
        ("GEGOSESO", "GEGO SESO"),
        ("gegoseso", "gego seso"),
        ("GEGO", "GEGO"),
        ("NENAQCKABO", "NENAQC KABO"),
        ("GALALSAZAL", "GALAL SAZAL"),
        ("SORIPRESECM", "SORIP RESECM"),
        ("FOOIKAHI", "FOOI KAHI"),
        ("GEGOSESOKAHI", "GEGO SESO KAHI"),
        ("GEGOSE", "GEGO SE"),
        ("?", "?"),
    ] {
        assert_eq!(split(word).join(" "), moves, "{word}");
    }
    assert_eq!(split(""), [""]);
}

#[test]
fn the_sample_games_are_written_and_cut_again() {
    for (game, codes) in [
        (samples::GAME_2018, "GEGO SESO KAHI WATI FEFO SOFO GOSO TIGO FAFO RERO SORI GORI DAWO"),
        (samples::GAME_1980, "FEFO WATI DEDO SESI CADI TACO DAFE SAWA GEGO RERO GORO SIRO DORO"),
    ] {
        let mut word = String::new();
        for (position, m) in samples::game(game).into_iter().take(13) {
            write(&position, m, Extension::Laws, &mut word);
        }
        assert_eq!(split(&word).join(" "), codes);
    }
}

fn assert_round_trip(position: &Position) {
    for m in position.legal_moves() {
        let [laws, nores] = [Extension::Laws, Extension::Nores].map(|extension| {
            let mut text = String::new();
            write(position, m, extension, &mut text);
            assert_eq!(split(&text), [text.as_str()]);
            let reading = read(position, &text).unwrap();
            assert_eq!(reading.remarks, [], "{text} in {position:?}");
            reading.moves
        });
        assert!(laws.contains(&m), "{m:?} in {position:?}: {laws:?}");
        assert!(laws == [m] || m.promotion().is_some() || position.form() == Variant::Chess960);
        // A king's move without L can be castling as the Laws write it.
        let king = position.form() == Variant::Chess960 && m.kind() == Kind::King;
        assert!(nores == [m] || (king && !m.is_castling() && nores.contains(&m)), "{nores:?}");
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
    fn any_text_is_answered_and_cut(text in ".{0,12}", word in "[a-zA-Z ]{0,20}") {
        let _ = read(&Position::start(), &text);
        prop_assert_eq!(split(&text).concat(), text);
        prop_assert_eq!(split(&word).concat(), word);
    }
}
