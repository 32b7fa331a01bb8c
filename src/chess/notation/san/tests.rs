//! What is read and written, case by case, and the round trip from random games.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::board::piece::Kind;
use crate::board::position::Variant;
use crate::notation::letters::OwnLetters;

/// All languages, the figurines, and letters brought along (those of Slovene).
fn letters() -> Vec<PieceLetters> {
    let own = OwnLetters::new(["K", "D", "T", "L", "S"]).unwrap();
    let mut letters = PieceLetters::LANGUAGES.to_vec();
    letters.extend([PieceLetters::Figurine, PieceLetters::Own(own)]);
    letters
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Variant::Standard).unwrap()
}

fn means(fen: &str, text: &str, letters: PieceLetters) -> Result<String, String> {
    let position = position(fen);
    match read_entry(&position, text, letters) {
        Ok(entry) => Ok(position.uci(entry.played).0),
        Err(NotationFault::Unreadable { .. }) => Err("unreadable".into()),
        Err(NotationFault::Illegal { .. }) => Err("illegal".into()),
        Err(NotationFault::Ambiguous { moves, .. }) => {
            let mut moves: Vec<String> = moves.into_iter().map(|uci| uci.0).collect();
            moves.sort();
            Err(moves.join(" "))
        }
    }
}

/// Mate on the back rank.
const CORNER: &str = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Castling both ways, en passant on d6, a promotion on b8 and by capture on a8.
const RICH: &str = "r5k1/1P6/8/3pP3/8/8/8/R3K2R w KQ d6 0 1";
/// The pawn b2 and the bishop d2 can both take on c3; nothing else can.
const PAWN_OR_BISHOP: &str = "4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1";
/// The pawns c3 and d5 can take on d4 and c6.
const PAWNS: &str = "4k3/8/2n5/3P4/3n4/2P5/8/4K3 w - - 0 1";
/// Two knights reach d2.
const KNIGHTS: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";

/// Position, what is written, the move.
const FORMS: &[(&str, &str, &str)] = &[
    // As the Laws and PGN have it.
    (START, "e4", "e2e4"),
    (START, "Nf3", "g1f3"),
    (RICH, "0-0", "e1g1"),
    (RICH, "O-O-O", "e1c1"),
    (RICH, "0-0-0!?", "e1c1"),
    (RICH, "exd6 e.p.", "e5d6"),
    (RICH, "exd6e.p.", "e5d6"),
    (RICH, "exd6", "e5d6"),
    (RICH, "b8Q+", "b7b8q"),
    (RICH, "b8=Q", "b7b8q"),
    (RICH, "bxa8=N", "b7a8n"),
    (KNIGHTS, "Nbd2", "b1d2"),
    (KNIGHTS, "N3d2", "f3d2"),
    // As people write it.
    (START, "1.e4", "e2e4"),
    (START, "1. Nf3 (=)", "g1f3"),
    (START, " e4!? ", "e2e4"),
    (START, "e2-e4", "e2e4"),
    (START, "Ng1-f3", "g1f3"),
    (START, "Ng1f3", "g1f3"),
    (START, "♘f3", "g1f3"),
    (START, "♞f3", "g1f3"),
    (START, "nf3", "g1f3"),
    (START, "NF3", "g1f3"),
    (START, "E2-E4", "e2e4"),
    (RICH, "oo", "e1g1"),
    (RICH, "О–О", "e1g1"),
    (RICH, "Ke1-g1", "e1g1"),
    (RICH, "ed", "e5d6"),
    (RICH, "exd", "e5d6"),
    (RICH, "ed6", "e5d6"),
    (RICH, "e:d6", "e5d6"),
    (RICH, "ехd6", "e5d6"), // Cyrillic е and х
    (RICH, "b8(Q)", "b7b8q"),
    (RICH, "b8(=Q)", "b7b8q"),
    (RICH, "b8/R", "b7b8r"),
    (RICH, "bxa8b", "b7a8b"),
    (RICH, "baN", "b7a8n"),
    (RICH, "bxR=Q", "b7a8q"),
    (RICH, "Ra1xa8+", "a1a8"),
    (RICH, "R x a8", "a1a8"),
    (KNIGHTS, "Nb-d2", "b1d2"),
    (KNIGHTS, "N1-d2", "b1d2"),
    (PAWN_OR_BISHOP, "bxc3", "b2c3"),
    (PAWN_OR_BISHOP, "Bxc3", "d2c3"),
    (PAWN_OR_BISHOP, "Bc3", "d2c3"),
    (PAWN_OR_BISHOP, "be3", "d2e3"),
    (START, "1. ... Nf3", "g1f3"),
    (START, "1 Nf3", "g1f3"), // a scanned page has lost the dot
    (START, "N-f3", "g1f3"),
    (START, "Ng1~f3", "g1f3"),
    (START, "Ng1\\f3", "g1f3"),
    (START, "C2-C4", "c2c4"),
    (RICH, "0 – 0", "e1g1"),
    (RICH, "O-0", "e1g1"),
    (RICH, "000+", "e1c1"),
    (RICH, "E5xd6", "e5d6"),
    (RICH, "e5><d6", "e5d6"),
    (RICH, "ed:", "e5d6"),
    (RICH, "ed6 ep", "e5d6"),
    (RICH, "exd6 е.р.", "e5d6"), // Cyrillic throughout
    (RICH, "exd6 (e.p.)", "e5d6"),
    (RICH, "exd6 E.P. _", "e5d6"),
    (RICH, "exd6 en passant", "e5d6"),
    (RICH, "b8=(Q)", "b7b8q"),
    (RICH, "b8[Q] ch", "b7b8q"),
    (RICH, "Ra8:", "a1a8"),
    (RICH, "RxR", "a1a8"),
    (RICH, "Ra1xR", "a1a8"),
    (RICH, "R:a8 dis ch", "a1a8"),
    (RICH, "exP", "e5d6"),
    ("4k3/8/8/8/8/8/8/R2RK3 w - - 0 1", "RDB1", "d1b1"),
    (KNIGHTS, "N3-d2", "f3d2"),
    // As engines write it.
    (START, "e2e4", "e2e4"),
    (RICH, "b7a8n", "b7a8n"),
    (RICH, "e1g1", "e1g1"),
    (RICH, "e1h1", "e1g1"),
];

#[test]
fn every_form_that_people_write_is_read() {
    for &(fen, text, uci) in FORMS {
        let read = means(fen, text, PieceLetters::English);
        assert_eq!(read, Ok(uci.to_owned()), "{text} in {fen}");
    }
}

#[test]
fn what_is_not_one_legal_move_is_refused_and_says_why() {
    for (fen, text, fault) in [
        (START, "", "unreadable"),
        (START, "hello", "unreadable"),
        (START, "--", "unreadable"),
        (START, "e9", "unreadable"),
        (START, "Кf3", "unreadable"), // a Russian knight is not the pawn f3
        (START, "Sf3", "unreadable"),
        (START, "Pf3", "unreadable"),
        (START, "dd4", "unreadable"), // nor a German queen the pawn d4
        // Nor a French knight or Spanish bishop a pawn that could take there.
        (PAWNS, "Cd4", "unreadable"),
        (PAWNS, "Dc6", "unreadable"),
        (START, "e5", "illegal"),
        (START, "Ke2", "illegal"),
        (START, "0-0", "illegal"),
        (START, "e2e5", "illegal"),
        (START, "Nxf3", "illegal"), // nothing to take there
        (RICH, "d6", "illegal"),    // the capture is not the push
        (RICH, "e6 e.p.", "illegal"),
        (RICH, "Kg1", "illegal"), // castling is not written so
        (RICH, "b8", "b7b8b b7b8n b7b8q b7b8r"),
        (RICH, "bxa8", "b7a8b b7a8n b7a8q b7a8r"),
        (KNIGHTS, "Nd2", "b1d2 f3d2"),
        (PAWN_OR_BISHOP, "bc3", "b2c3 d2c3"),
        (PAWN_OR_BISHOP, "bxN", "b2c3 d2c3"),
    ] {
        let read = means(fen, text, PieceLetters::English);
        assert_eq!(read, Err(fault.to_owned()), "“{text}” in {fen}");
    }
}

#[test]
fn letters_of_a_language_are_read_in_that_language() {
    for (letters, text, uci) in [
        (PieceLetters::German, "Sf3", "g1f3"),
        (PieceLetters::German, "sf3", "g1f3"),
        (PieceLetters::Macedonian, "Сf3", "g1f3"),
        (PieceLetters::Russian, "Кf3", "g1f3"),
        (PieceLetters::Dutch, "Pf3", "g1f3"),
        (PieceLetters::French, "♘f3", "g1f3"),
        (PieceLetters::Spanish, "g1f3", "g1f3"),
    ] {
        assert_eq!(means(START, text, letters), Ok(uci.to_owned()), "{text} in {letters:?}");
    }
    assert_eq!(means(RICH, "b8D", PieceLetters::German), Ok("b7b8q".into()));
    assert_eq!(means(RICH, "b7b8q", PieceLetters::Macedonian), Ok("b7b8q".into()));
}

#[test]
fn a_draw_offer_and_wrong_marks_are_reported_with_the_move() {
    for (text, offered, remarks) in [
        ("e4 (=)", true, vec![]),
        ("e4", false, vec![]),
        ("e4+", false, vec![Remark::NotCheck]),
        ("e4# (=)", true, vec![Remark::NotMate]),
    ] {
        let entry = read_entry(&Position::start(), text, PieceLetters::English).unwrap();
        assert_eq!((entry.draw_offered, entry.remarks), (offered, remarks), "{text}");
    }
}

#[test]
fn letters_that_only_look_right_are_read_and_reported() {
    let (en, mk, ru) = (PieceLetters::English, PieceLetters::Macedonian, PieceLetters::Russian);
    for (fen, text, letters, uci) in [
        (RICH, "dxе5", en, None),
        (RICH, "ехd6", en, Some("e5d6")), // Cyrillic е and х
        (RICH, "b8=Ԛ", en, Some("b7b8q")),
        (RICH, "О-О", en, Some("e1g1")),
        (RICH, "Rdl", en, Some("a1d1")),   // an l for the 1
        (START, "аЗ", en, Some("a2a3")),   // Cyrillic а and Ze
        (START, "ｅ４", en, Some("e2e4")), // of an Asian keyboard
        (START, "Kf3", ru, Some("g1f3")),  // a Latin K for the knight's К
        (START, "Cf3", mk, Some("g1f3")),  // a Latin C for the knight's С
        (RICH, "Kpe2", ru, Some("e1e2")),
        (RICH, "Кe2", en, Some("e1e2")), // a Cyrillic К can be nothing but a king here
        (START, "Кf3", en, None),
    ] {
        let read = read_entry(&position(fen), text, letters);
        match (read, uci) {
            (Ok(entry), Some(uci)) => {
                assert_eq!(position(fen).uci(entry.played).0, uci, "{text}");
                assert_eq!(entry.remarks, [Remark::Lookalike], "{text}");
            }
            (Err(_), None) => {}
            (read, _) => panic!("{text}: {read:?}"),
        }
    }
    // The right letters are not remarked on.
    for (fen, text, letters) in
        [(START, "Кf3", ru), (START, "Сf3", mk), (RICH, "Крe2", ru), (RICH, "Кe2", mk)]
    {
        let entry = read_entry(&position(fen), text, letters).unwrap();
        assert_eq!(entry.remarks, [], "{text}");
    }
}

#[test]
fn both_readers_agree_on_what_is_strictly_written() {
    for fen in [START, RICH, PAWN_OR_BISHOP, KNIGHTS, PAWNS] {
        let position = position(fen);
        for m in position.legal_moves() {
            for style in styles() {
                let text = write(&position, m, style);
                let quick = strict::read(&position, &text, &style.letters());
                let patient = read_patiently(&position, &text, style.letters());
                let quick = quick.map(|(moves, _)| moves);
                if quick.is_some() {
                    assert_eq!(quick, patient.ok().map(|read| read.moves), "{text} in {fen}");
                }
                let usual = !matches!(style, Style::Laws1972(_));
                assert!(quick.is_some() || !usual, "{text} in {fen} is not read quickly");
            }
        }
    }
}

#[test]
fn moves_are_written_in_each_style() {
    let de = Style::Fide(PieceLetters::German);
    let long = Style::Long(PieceLetters::English);
    let squares = Style::Squares(PieceLetters::English);
    let old = Style::Laws1972(PieceLetters::English);
    for (fen, uci, style, text) in [
        (START, "g1f3", Style::Pgn, "Nf3"),
        (START, "g1f3", de, "Sf3"),
        (START, "g1f3", Style::FIGURINE, "♘f3"),
        (START, "g1f3", long, "Ng1-f3"),
        (START, "g1f3", Style::Fide(PieceLetters::Macedonian), "Сf3"),
        (RICH, "e1g1", Style::Pgn, "O-O"),
        (RICH, "e1c1", de, "0-0-0"),
        (RICH, "e5d6", Style::Pgn, "exd6"),
        (RICH, "e5d6", de, "exd6 e.p."),
        (RICH, "e5d6", long, "e5xd6 e.p."),
        (RICH, "b7a8q", Style::Pgn, "bxa8=Q+"),
        (RICH, "b7a8q", de, "bxa8D+"),
        (RICH, "b7a8n", Style::FIGURINE, "bxa8♘"),
        (KNIGHTS, "b1d2", de, "Sbd2"),
        (START, "g1f3", squares, "Ng1f3"),
        (RICH, "a1a8", squares, "Ra1a8+"),
        (RICH, "e5d6", squares, "e5d6 e.p."),
        (RICH, "b7b8q", squares, "b7b8Q+"),
        (START, "g1f3", old, "Nf3"),
        (KNIGHTS, "b1d2", old, "Nb-d2"),
        (RICH, "a1a8", old, "R:a8†"),
        (RICH, "e5d6", old, "e:d6 e.p."),
        (RICH, "e1g1", old, "0-0"),
        (CORNER, "a1a8", old, "Ra8‡"),
        (CORNER, "a1a8", Style::Pgn, "Ra8#"),
        (CORNER, "a1a8", long, "Ra1-a8#"),
        (CORNER, "a1a8", Style::Fide(PieceLetters::Polish), "Wa8#"),
        (CORNER, "a1a8", Style::Fide(PieceLetters::Italian), "Ta8#"),
    ] {
        let position = position(fen);
        let m = position.read_uci(&Uci(uci.into())).unwrap();
        assert_eq!(write(&position, m, style), text, "{uci} in {fen}");
    }
}

#[test]
fn mate_has_the_sign_that_is_asked_for_where_the_laws_leave_it_open() {
    let position = position(CORNER);
    let m = position.read_uci(&Uci("a1a8".into())).unwrap();
    for (style, mate, text) in [
        (Style::Fide(PieceLetters::English), MateSign::DoublePlus, "Ra8++"),
        (Style::Fide(PieceLetters::English), MateSign::Hash, "Ra8#"),
        (Style::Long(PieceLetters::German), MateSign::DoublePlus, "Ta1-a8++"),
        (Style::Pgn, MateSign::DoublePlus, "Ra8#"),
        (Style::Laws1972(PieceLetters::English), MateSign::DoublePlus, "Ra8‡"),
    ] {
        let mut out = String::from("1. ");
        write_to(&position, m, style, mate, &mut out);
        assert_eq!(out, format!("1. {text}"));
    }
}

#[test]
fn chess960_castling_and_the_kings_step_are_two_moves() {
    // King f1, rook h1: the king's step to g1 and castling end on the same square.
    let fen = "4k3/8/8/8/8/8/8/5K1R w H - 0 1";
    let position = Position::from_fen(fen, Variant::Chess960).unwrap();
    for (text, uci) in [("O-O", "f1h1"), ("f1h1", "f1h1"), ("Kg1", "f1g1"), ("f1g1", "f1g1")] {
        let m = read(&position, text).unwrap();
        assert_eq!(position.uci(m).0, uci, "{text}");
    }
    // At the board the king that does not move castles too.
    let position = Position::from_fen("4k3/8/8/8/8/8/8/6KR w H - 0 1", Variant::Chess960).unwrap();
    assert_eq!(position.uci(read(&position, "0-0").unwrap()).0, "g1h1");
}

fn styles() -> Vec<Style> {
    let forms = [Style::Fide, Style::Long, Style::Squares, Style::Laws1972];
    let forms = forms.into_iter().flat_map(|form| letters().into_iter().map(form));
    forms.chain([Style::Pgn]).collect()
}

fn check_round_trip(position: &Position) {
    let legal = position.legal_moves();
    for style in styles() {
        let mut texts = BTreeSet::new();
        for m in &legal {
            let text = write(position, *m, style);
            let back = read_entry(position, &text, style.letters());
            assert_eq!(back.map(|e| e.played), Ok(*m), "{text} in {position:?}");
            assert!(texts.insert(text.clone()), "{text} twice in {position:?}");
        }
    }
    for m in &legal {
        let uci = position.uci(*m);
        assert_eq!(read(position, &uci.0), Ok(*m), "{uci} in {position:?}");
    }
}

/// How players write a move that the Laws write otherwise.
fn careless(position: &Position, m: Move) -> Vec<String> {
    let usual = write(position, m, Style::Fide(PieceLetters::English));
    let bare = usual.replace([' ', '+', '#'], "").replace("e.p.", "");
    let long = write(position, m, Style::Long(PieceLetters::English));
    let mut texts = vec![
        usual.replace('0', "O"),
        usual.replace('-', "–"),
        usual.to_uppercase(),
        long.to_uppercase(),
        long.replace('-', " – "),
        long.replace('x', "><"),
        usual.replace('x', " x "),
        usual.replace('x', ":"),
        usual.replace('x', "х").replace('a', "а").replace('c', "с").replace('e', "е"),
        format!("12. ... {bare}!?"),
        bare.replace('x', ""),
        bare.clone(),
    ];
    if let Some(kind) = m.promotion() {
        let (body, letter) = (bare.trim_end_matches(kind.letter()), kind.letter());
        texts.extend(["=", "=(", "(", "/", "-"].map(|sign| format!("{body}{sign}{letter}")));
        texts.push(body.to_owned());
    }
    if let Some((taken, _)) = m.capture() {
        let (mover, promotion) = (bare.split('x').next().unwrap(), m.promotion());
        let promotion = promotion.map_or(String::new(), |kind| format!("={}", kind.letter()));
        texts.push(format!("{mover}x{}{promotion}", taken.letter()));
        if m.kind() == Kind::Pawn {
            let file = m.to().to_string().remove(0);
            texts.push(format!("{mover}x{file}{promotion}"));
            texts.push(format!("{mover}{file}{promotion}"));
        }
    }
    // A small b is a pawn's file before it is a bishop.
    if m.kind() != Kind::Bishop {
        texts.push(bare.to_lowercase());
    }
    texts
}

fn check_careless(position: &Position) {
    for m in position.legal_moves() {
        for text in careless(position, m) {
            let read = read_all(position, &text, PieceLetters::English);
            let moves = read.map(|reading| reading.moves);
            assert!(
                moves.as_ref().is_ok_and(|moves| moves.contains(&m)),
                "{text} for {m:?} in {position:?}: {moves:?}"
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_legal_move_of_a_random_game_is_read_back_however_it_is_written(
        start in 0_u16..960,
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..120),
    ) {
        let mut position = if start % 3 == 0 {
            Position::start()
        } else {
            Position::chess960(start).unwrap()
        };
        for (ply, choice) in choices.iter().enumerate() {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            if ply % 8 == 0 {
                check_round_trip(&position);
                check_careless(&position);
            }
            position = position.after(*choice.get(&legal));
        }
        check_round_trip(&position);
    }

    #[test]
    fn no_text_at_all_makes_the_reader_stumble(text in "\\PC{0,12}", index in 0_u16..960) {
        let position = Position::chess960(index).unwrap();
        for letters in letters() {
            let _ = read_entry(&position, &text, letters);
        }
    }

    #[test]
    fn whatever_is_read_from_letters_of_moves_is_legal(text in "[a-hKQRBNO0-8x=+#:()-]{1,8}") {
        let position = position(RICH);
        if let Ok(m) = read(&position, &text) {
            prop_assert!(position.legal_moves().contains(&m), "{text}");
        }
    }
}
