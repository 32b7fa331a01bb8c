//! The Laws' examples, what people type from hearing, that no word means two things, and the round
//! trip from random games in every language.

use proptest::prelude::*;

use super::vocabulary::{FRENCH, RUSSIAN, SPANISH};
use super::*;
use crate::board::position::Variant;
use crate::notation::reading::Remark;
use crate::notation::samples;

const ALL: [&Vocabulary; 4] = [&GERMAN, &RUSSIAN, &SPANISH, &FRENCH];

fn means(fen: &str, text: &str, words: &'static Vocabulary) -> Result<String, String> {
    let position = samples::position(fen, Variant::Standard);
    match read(&position, text, Scheme::of(words)) {
        Ok(reading) => Ok(samples::sorted(&position, &reading.moves)),
        Err(NotationFault::Unreadable { .. }) => Err("unreadable".into()),
        Err(_) => Err("illegal".into()),
    }
}

fn said(fen: &str, uci: &str, scheme: Scheme) -> String {
    let position = samples::position(fen, Variant::Standard);
    let mut text = String::new();
    write(&position, samples::legal_move(&position, uci), scheme, &mut text);
    text
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const RICH: &str = "r5k1/1P6/8/3pP3/8/8/8/R3K2R w KQ d6 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const KNIGHTS: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
const MATE: &str = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";

#[test]
fn moves_are_announced_as_the_laws_have_it() {
    for (fen, uci, plain, full) in [
        (START, "g1f3", "Springer Gustav eins - Felix drei", "Springer Gustav eins - Felix drei"),
        (CASTLING, "e1g1", "Kurze Rochade", "Kurze Rochade"),
        (CASTLING, "e1c1", "Lange Rochade", "Lange Rochade"),
        (
            CASTLING,
            "h1h8",
            "Turm Hector eins - Hector acht",
            "Turm Hector eins schlaegt Turm Hector acht, Schach",
        ),
        (
            RICH,
            "e5d6",
            "Bauer Eva fuenf - David sechs",
            "Bauer Eva fuenf schlaegt Bauer David sechs, en passant",
        ),
        (
            RICH,
            "b7a8q",
            "Bauer Bella sieben - Anna acht Dame",
            "Bauer Bella sieben schlaegt Turm Anna acht Dame, Schach",
        ),
        (MATE, "a1a8", "Turm Anna eins - Anna acht", "Turm Anna eins - Anna acht, matt"),
    ] {
        assert_eq!(said(fen, uci, Scheme::GERMAN), plain);
        assert_eq!(said(fen, uci, Scheme::GERMAN.in_full()), full);
    }
    assert_eq!(said(START, "g1f3", Scheme::of(&FRENCH)), "cavalier gé un - effe trois");
    assert_eq!(said(RICH, "b7a8q", Scheme::of(&SPANISH)), "peón be siete - a ocho dama");
}

#[test]
fn what_was_typed_from_hearing_is_read() {
    for (fen, text, moves) in [
        (START, "Springer Gustav eins - Felix drei", "g1f3"),
        (START, "springer gustav 1 nach felix 3", "g1f3"),
        (START, "1. Springer Gustav eins – Felix drei (=)", "g1f3"),
        (START, "SPRINGER FELIX DREI", "g1f3"),
        (START, "g eins f drei", "g1f3"),
        (START, "g1f3", "g1f3"),
        (START, "anna2 anna4", "a2a4"),
        (START, "Anna zwo Anna vier", "a2a4"),
        (START, "annazweiannavier", "a2a4"),
        (START, "c2 - Cäsar 4", "c2c4"),
        (START, "Caesar 2 Cesar 4", "c2c4"),
        (START, "Bauer Hektor zwei Hector vier, Remis", "h2h4"),
        // What is missing can be anything.
        (START, "Felix drei", "f2f3 g1f3"),
        (START, "Springer Anna drei", "b1a3"),
        (KNIGHTS, "Springer David zwei", "b1d2 f3d2"),
        (KNIGHTS, "Springer Bella David zwei", "b1d2"),
        (KNIGHTS, "Springer drei David zwei", "f3d2"),
        (CASTLING, "kurze Rochade", "e1g1"),
        (CASTLING, "KurzeRochade", "e1g1"),
        (CASTLING, "0-0-0", "e1c1"),
        (CASTLING, "Rochade lang", "e1c1"),
        (CASTLING, "Rochade", "e1c1 e1g1"),
        (CASTLING, "König Eva eins - Gustav eins", "e1g1"),
        (CASTLING, "Turm schlägt Turm", "a1a8 h1h8"),
        (CASTLING, "Turm Anna eins schlaegt Turm Anna acht Schach", "a1a8"),
        (RICH, "Eva fünf schlägt David sechs en passant", "e5d6"),
        (RICH, "Eva 5 David 6 e.p.", "e5d6"),
        (RICH, "Eva schlägt David", "e5d6"),
        (RICH, "Bella acht Dame", "b7b8q"),
        (RICH, "Bella sieben Bella acht Umwandlung in Springer", "b7b8n"),
        (RICH, "Bella 7 Anna 8", "b7a8b b7a8n b7a8q b7a8r"),
        (RICH, "Bella 7 schlägt Turm Anna 8 wird Läufer", "b7a8b"),
        (RICH, "Bella 7 Anna 8 Schach", "b7a8q b7a8r"),
        (MATE, "Turm Anna acht Schach matt", "a1a8"),
    ] {
        assert_eq!(means(fen, text, &GERMAN), Ok(moves.to_owned()), "{text}");
    }
}

#[test]
fn what_is_no_move_is_told_from_what_is_not_legal() {
    for (text, fault) in [
        ("Springer Gustav eins - Gustav drei", "illegal"),
        ("Dame Felix drei", "illegal"),
        ("Kurze Rochade", "illegal"),
        ("Springer schlägt Felix drei", "illegal"),
        ("Springer Gustav", "unreadable"),
        ("Springer", "unreadable"),
        ("Springer Springer Felix drei", "unreadable"),
        ("Anna zwei Anna drei Anna vier", "unreadable"),
        ("Kurze Rochade Felix drei", "unreadable"),
        ("Knight Gustav eins", "unreadable"),
        ("Springer Gustav neun", "unreadable"),
        ("", "unreadable"),
        ("Schach", "unreadable"),
    ] {
        assert_eq!(means(START, text, &GERMAN), Err(fault.to_owned()), "{text}");
    }
}

#[test]
fn what_is_said_beside_the_move_is_kept() {
    let start = Position::start();
    for (text, offered, remarks) in [
        ("Eva vier", false, vec![]),
        ("Eva vier Remis", true, vec![]),
        ("Eva vier (=)", true, vec![]),
        ("Eva vier Schach", false, vec![Remark::NotCheck]),
        ("Eva vier matt", false, vec![Remark::NotMate]),
    ] {
        let reading = read(&start, text, Scheme::GERMAN).unwrap();
        assert_eq!((reading.draw_offered, reading.remarks), (offered, remarks), "{text}");
    }
}

#[test]
fn no_word_means_two_things_and_every_sign_has_one() {
    for words in ALL {
        for sign in Sign::all() {
            assert!(!words.say(sign).is_empty(), "{sign:?}");
            for spelling in words.of(sign) {
                assert_eq!(words.signs(spelling), Some(vec![sign]), "{spelling}");
            }
        }
        for (nth, (file, rank)) in (0..).zip("abcdefgh".chars().zip("12345678".chars())) {
            let signs = words.signs(&format!("{file}{rank}"));
            assert_eq!(signs, Some(vec![Sign::File(nth), Sign::Rank(nth)]));
        }
    }
}

fn assert_round_trip(position: &Position) {
    for m in position.legal_moves() {
        for scheme in ALL.map(Scheme::of).into_iter().flat_map(|s| [s, s.in_full()]) {
            let mut text = String::new();
            write(position, m, scheme, &mut text);
            let reading = read(position, &text, scheme).map(|r| (r.moves, r.remarks));
            assert_eq!(reading, Ok((vec![m], vec![])), "{text} in {position:?}");
        }
    }
}

#[test]
fn what_is_said_as_it_is_written_here_is_heard_like_anything_else() {
    let mut squares = Square::all().cycle();
    for words in ALL {
        for (kind, from) in Kind::ALL.into_iter().flat_map(|k| Square::all().map(move |s| (k, s))) {
            let to = squares.nth(6).unwrap();
            let say = |signs: &[Sign]| {
                let mut text = String::new();
                say(signs, words, &mut text);
                text
            };
            let begin = say(&[Sign::Kind(kind), Sign::File(from.file()), Sign::Rank(from.rank())]);
            let end = say(&[Sign::File(to.file()), Sign::Rank(to.rank())]);
            let takes = say(&[Sign::Takes, Sign::Kind(kind)]);
            let (queen, passing) = (say(&[Sign::Kind(Kind::Queen)]), say(&[Sign::EnPassant]));
            let (check, mate) = (say(&[Sign::Check]), say(&[Sign::Mate]));
            for text in [
                format!("{begin} - {end}"),
                format!("{begin} - {end} {queen}"),
                format!("{begin} - {end}, {check}"),
                format!("{begin} {takes} {end} {queen}, {mate}"),
                format!("{begin} {takes} {end}, {passing}"),
                format!("{begin} {takes} {end}, {passing}, {check}"),
            ] {
                let quick = strict::read(words, &text);
                assert!(quick.is_some(), "{text}");
                let signs = words.signs(&text).and_then(|signs| SpokenMove::from_signs(&signs));
                assert_eq!(quick, signs, "{text}");
            }
        }
        for sign in [Sign::CastlesShort, Sign::CastlesLong] {
            let text = format!("{}, {}", words.say(sign), words.say(Sign::Check));
            let signs = words.signs(&text).and_then(|signs| SpokenMove::from_signs(&signs));
            assert_eq!(strict::read(words, &text), signs, "{text}");
        }
    }
}

#[test]
fn every_kind_of_move_comes_back() {
    samples::rich().for_each(|position| assert_round_trip(&position));
    for game in [samples::GAME_1980, samples::GAME_2018] {
        for (position, _) in samples::game(game) {
            assert_round_trip(&position);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn every_legal_move_of_random_games_comes_back(positions in samples::random_games()) {
        positions.iter().step_by(7).for_each(assert_round_trip);
    }
}

proptest! {
    #[test]
    fn any_text_is_answered(text in ".{0,40}", letters in "[a-h1-8x ]{0,130}") {
        let _ = read(&Position::start(), &text, Scheme::GERMAN);
        let _ = read(&Position::start(), &letters, Scheme::GERMAN);
    }
}

#[test]
fn what_is_no_move_can_name_a_square_a_line_or_a_piece() {
    for (text, found) in [
        ("e4", Some(NotAMoveText::Square("e4".parse().unwrap()))),
        ("Felix drei", Some(NotAMoveText::Square("f3".parse().unwrap()))),
        ("EVA4", Some(NotAMoveText::Square("e4".parse().unwrap()))),
        ("Gustav", Some(NotAMoveText::File(6))),
        ("zwo", Some(NotAMoveText::Rank(1))),
        ("Läufer", Some(NotAMoveText::Kind(Kind::Bishop))),
        ("Springer Felix drei", None),
        ("eins Anna", None),
        ("", None),
    ] {
        assert_eq!(named(text, &GERMAN), found, "{text}");
    }
}
