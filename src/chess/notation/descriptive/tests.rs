//! What is read and written, case by case, and the round trip from random games. The whole tables
//! are in `tests/it/notation.rs`; books of every kind in `tests/it/printed.rs`.

use proptest::prelude::*;

use crate::board::position::{Position, Uci, Variant};
use crate::notation::context::NotationContext;
use crate::notation::descriptive::Manner;
use crate::notation::descriptive::read::{read, read_widely};
use crate::notation::descriptive::spell::write;
use crate::notation::reading::{NotationFault, Remark};

const MANNERS: [Manner; 3] = [Manner::English, Manner::English1972, Manner::Spanish];

/// After moves from the start position.
fn after(moves: &str) -> NotationContext {
    let mut context = NotationContext::beginning(Position::start());
    for uci in moves.split_whitespace() {
        let m = context.position().read_uci(&Uci(uci.to_owned())).unwrap();
        context.play(m);
    }
    context
}

fn set_up(fen: &str) -> NotationContext {
    NotationContext::beginning(Position::from_fen(fen, Variant::Standard).unwrap())
}

fn means(context: &NotationContext, text: &str, manner: Manner) -> String {
    match read(context, text, manner) {
        Ok(reading) => {
            let mut moves: Vec<String> =
                reading.moves.iter().map(|m| context.position().uci(*m).0).collect();
            moves.sort();
            moves.join(" ")
        }
        Err(NotationFault::Illegal { .. }) => "illegal".into(),
        Err(_) => "unreadable".into(),
    }
}

fn written(context: &NotationContext, uci: &str, manner: Manner) -> String {
    let m = context.position().read_uci(&Uci(uci.to_owned())).unwrap();
    let mut text = String::new();
    write(context, m, manner, &mut text);
    text
}

#[test]
fn every_spelling_that_books_print_is_read() {
    let start = after("");
    // Castling both ways, en passant on d6, promotions on b8 and by capture on c8.
    let rich = set_up("2b3k1/1P6/8/3pP3/8/5N2/8/R3K2R w KQ d6 0 1");
    for (context, text, moves) in [
        (&start, "P-K4", "e2e4"),
        (&start, "1. P-K4", "e2e4"),
        (&start, "P - K 4 !", "e2e4"),
        (&start, "P to K4", "e2e4"),
        (&start, "p-k4", "e2e4"),
        (&start, "P—K4", "e2e4"),
        (&start, "PK4", "e2e4"),
        (&start, "KP-K4", "e2e4"),
        (&start, "P/2-K4", "e2e4"),
        (&start, "N-KB3", "g1f3"),
        (&start, "Kt-KB3", "g1f3"),
        (&start, "KT-KB3", "g1f3"),
        (&start, "K's Kt to B3", "g1f3"),
        (&start, "N-B3", "b1c3 g1f3"),
        (&start, "KKt-B3", "g1f3"),
        (&start, "N/KN1-B3", "g1f3"),
        (&start, "Kt(N1)-KB3", "g1f3"),
        (&start, "N3KB", "g1f3"),
        (&start, "P-B4", "c2c4 f2f4"),
        (&start, "P-K5", "illegal"),
        (&start, "PxP", "illegal"),
        (&start, "e4", "unreadable"),
        (&start, "P-K9", "unreadable"),
        (&start, "Castles", "illegal"),
        (&start, "", "unreadable"),
        (&rich, "Castles", "e1c1 e1g1"),
        (&rich, "Castles KR", "e1g1"),
        (&rich, "Castles (Q’s side)", "e1c1"),
        (&rich, "0-0-0", "e1c1"),
        (&rich, "PxP", "e5d6"),
        (&rich, "KPxQP e.p.", "e5d6"),
        (&rich, "PxP en passant", "e5d6"),
        (&rich, "P×P e. p.", "e5d6"),
        (&rich, "PxB e.p.", "illegal"),
        (&rich, "P-N8=Q", "b7b8q"),
        (&rich, "P-Kt8(Q)", "b7b8q"),
        (&rich, "P-QN8/N", "b7b8n"),
        (&rich, "P-N8R", "b7b8r"),
        (&rich, "P-N8", "b7b8b b7b8n b7b8q b7b8r"),
        (&rich, "PxB/Q, ch.", "b7c8q"),
        (&rich, "PxB=Qch", "b7c8q"),
        (&rich, "PxB/B8/N", "b7c8n"),
        (&rich, "R-R2", "a1a2 h1h2"),
        (&rich, "R-R8ch", "h1h8"),
        (&rich, "QR-R8", "a1a8"),
        (&rich, "R-K", "illegal"),
        (&rich, "R-Q sq", "a1d1"),
        (&rich, "R to Q", "a1d1"),
        (&rich, "K-K2", "e1e2"),
        (&rich, "N-N5 (=)", "f3g5"),
    ] {
        assert_eq!(means(context, text, Manner::English), moves, "{text}");
    }
}

#[test]
fn a_spanish_text_names_the_rank_first_and_the_wing_last() {
    let start = after("");
    let rich = set_up("2b3k1/1P6/8/3pP3/8/5N2/8/R3K2R w KQ d6 0 1");
    for (context, text, moves) in [
        (&start, "P4R", "e2e4"),
        (&start, "P4AD", "c2c4"),
        (&start, "C3AR", "g1f3"),
        (&start, "CR3A", "g1f3"),
        (&start, "C3A", "b1c3 g1f3"),
        (&start, "C/1CR-3A", "g1f3"),
        (&start, "P-4R", "e2e4"),
        (&start, "N-KB3", "unreadable"),
        (&rich, "PRxPD a.p.", "e5d6"),
        (&rich, "P8C/D", "b7b8q"),
        (&rich, "PxA/C", "b7c8n"),
        (&rich, "TR8T+", "h1h8"),
        (&rich, "R2R", "e1e2"),
        (&rich, "enroque largo", "e1c1"),
    ] {
        assert_eq!(means(context, text, Manner::Spanish), moves, "{text}");
    }
}

#[test]
fn a_virgule_behind_a_capture_is_a_square_or_a_promotion_as_the_board_has_it() {
    let bishop_on_the_queens_file = set_up("4k3/8/8/8/3b1b2/1N6/6N1/4K3 w - - 0 1");
    assert_eq!(means(&bishop_on_the_queens_file, "NxB/Q", Manner::English), "b3d4");
    let rook_on_the_last_rank = set_up("3r1r2/2P5/8/8/8/8/8/k3K3 w - - 0 1");
    assert_eq!(means(&rook_on_the_last_rank, "PxR/Q", Manner::English), "c7d8q");
}

#[test]
fn a_promotion_that_could_be_a_file_is_told_from_it() {
    let context = set_up("4k3/8/1p6/2B5/8/8/6p1/4KB2 b - - 0 1");
    assert_eq!(means(&context, "PxB/B", Manner::English), "b6c5 g2f1b");
    assert_eq!(written(&context, "g2f1b", Manner::English), "PxKB/B");
    assert_eq!(written(&context, "g2f1n", Manner::English), "PxB/N");
    // Without a virgule it is a promotion only where it is nothing else.
    let context = set_up("3q3k/2P5/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(means(&context, "PxQR", Manner::English), "c7d8r");
}

#[test]
fn men_are_called_by_their_origin_and_otherwise_by_where_they_stand() {
    // The king's rook has gone round to a3, the queen's stands on d1.
    let moves = "h2h4 a7a6 h1h3 a6a5 h3a3 h7h6 d2d4 h6h5 d1d2 g7g6 d2e3 g6g5 c1d2 g5h4 b1c3 b7b6 \
                 e1c1 b6b5";
    let context = after(moves);
    assert_eq!(means(&context, "KR-N3", Manner::English), "a3b3");
    // By its origin no king's rook can go to K1, but the rook nearer to the king's side can.
    assert_eq!(means(&context, "KR-K1", Manner::English), "d1e1");
    // Only one bishop can go there, and it is the queen's.
    assert_eq!(means(&context, "QB-K1", Manner::English), "d2e1");
    assert_eq!(means(&context, "B-K1", Manner::English), "d2e1");
}

#[test]
fn a_name_that_would_be_another_move_by_position_is_remarked_upon() {
    // The king's rook has gone round to a3, the queen's stands on e4: both can go to e3.
    let moves = "a2a4 a7a6 a1a3 b7b6 a3e3 c7c6 e3e4 d7d6 h2h4 e7e6 h1h3 f7f6 h3a3 g7g6";
    let context = after(moves);
    let reading = read(&context, "KR-K3", Manner::English).unwrap();
    assert_eq!(means(&context, "KR-K3", Manner::English), "a3e3");
    assert_eq!(reading.remarks, [Remark::OtherByPosition]);
    assert_eq!(read_widely(&context, "KR-K3", Manner::English).len(), 2);
    assert!(read(&context, "KR-Q3", Manner::English).unwrap().remarks.is_empty());
}

#[test]
fn a_check_that_is_written_tells_moves_apart_and_one_left_out_proves_nothing() {
    let context = set_up("4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1");
    assert_eq!(means(&context, "N-B5", Manner::English), "g3f5");
    assert_eq!(means(&context, "N-K4", Manner::English), "c3e4 g3e4");
    let context = set_up("8/2k5/8/8/8/2N3N1/8/4K3 w - - 0 1");
    assert_eq!(means(&context, "N-K4", Manner::English), "c3e4 g3e4");
    assert_eq!(means(&context, "N-Q5ch", Manner::English), "c3d5");
    let reading = read(&context, "N-R5ch", Manner::English).unwrap();
    assert_eq!(reading.remarks, [Remark::NotCheck]);
    let rook_behind = set_up("4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1");
    assert_eq!(means(&rook_behind, "N-B3 dis ch", Manner::English), "e4c3");
    assert_eq!(means(&rook_behind, "N-B6 dbl. ch.", Manner::English), "e4f6");
}

#[test]
fn a_move_is_written_in_the_shortest_form_that_no_other_shares() {
    let two_knights = "g1f3 g8f6 f3d4 b8c6";
    for (moves, uci, english, spanish, of_1972) in [
        ("", "e2e4", "P-K4", "P4R", "P-K4"),
        ("", "c2c4", "P-QB4", "P4AD", "P-QB4"),
        ("", "g1f3", "N-KB3", "C3AR", "N-KB3"),
        (two_knights, "b1c3", "N-QB3", "C3AD", "N-QB3"),
        (two_knights, "d4c6", "NxN", "CxC", "NxN"),
        ("d2d4 d7d5 c2c4 e7e6 g1f3 g8f6", "b1d2", "QN-Q2", "CD2D", "N/QN1-Q2"),
        ("e2e4 d7d5", "e4d5", "PxP", "PxP", "PxP"),
        ("e2e4 d7d5 c2c4 g8f6", "c4d5", "BPxP", "PAxP", "P/QB4xP/Q5"),
        ("e2e4 a7a6 e4e5 d7d5", "e5d6", "PxP e.p.", "PxP a.p.", "PxP e.p."),
        ("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5", "e1g1", "O-O", "O-O", "0-0"),
        ("e2e4 f7f6 f2f4 g7g5", "d1h5", "Q-R5ch", "D5T+", "Q-KR5ch"),
    ] {
        let context = after(moves);
        assert_eq!(written(&context, uci, Manner::English), english);
        assert_eq!(written(&context, uci, Manner::Spanish), spanish);
        assert_eq!(written(&context, uci, Manner::English1972), of_1972);
    }
}

#[test]
fn two_pawns_on_a_file_and_three_queens_are_told_apart_by_their_squares() {
    // g4xh5 and g5xh6 in passing both take the pawn on h5.
    let pawns = set_up("4k3/8/8/6Pp/6P1/8/8/4K3 w - h6 0 1");
    assert_eq!(written(&pawns, "g5h6", Manner::English), "PxP e.p.");
    assert_eq!(written(&pawns, "g4h5", Manner::English), "P/4xP");
    assert_eq!(means(&pawns, "P/4xP", Manner::English), "g4h5");
    // Both pawns of the file can take, each another one.
    let pawns = set_up("4k3/8/5p2/4P3/3p1p2/4P3/8/4K3 w - - 0 1");
    for (uci, text) in [("e3f4", "P/3xBP"), ("e3d4", "PxQP"), ("e5f6", "P/5xP")] {
        assert_eq!(written(&pawns, uci, Manner::English), text);
        assert_eq!(means(&pawns, text, Manner::English), uci);
    }
    assert_eq!(means(&pawns, "PxP/KB4", Manner::English), "e3f4");
    let queens = set_up("Q7/8/8/8/8/Q4Q2/8/4K1k1 w - - 0 1");
    assert_eq!(written(&queens, "a3f8", Manner::Spanish), "D/3TD-8A");
    assert_eq!(means(&queens, "D/3TD-8A", Manner::Spanish), "a3f8");
}

#[test]
fn the_forms_of_1972_are_read_as_they_were_printed() {
    let rooks = set_up("4k3/8/8/8/6R1/8/8/4K1R1 w - - 0 1");
    for text in ["R/KN4-KN2", "R4KN-2KN", "R/4-N2", "R(Kt4)-Kt2"] {
        assert_eq!(means(&rooks, text, Manner::English1972), "g4g2", "{text}");
    }
    assert_eq!(written(&rooks, "g4g2", Manner::English1972), "R/KN4-KN2");
    assert_eq!(means(&after("e2e4 e7e5"), "Q4KN", Manner::English1972), "d1g4");
}

/// A game of random moves.
fn games() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 0..120)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn every_legal_move_written_then_read_is_that_move(choices in games()) {
        let mut context = NotationContext::beginning(Position::start());
        for choice in choices {
            let legal = context.position().legal_moves();
            for m in &legal {
                for manner in MANNERS {
                    let mut text = String::new();
                    write(&context, *m, manner, &mut text);
                    let reading = read(&context, &text, manner);
                    let moves = reading.as_ref().map(|reading| reading.moves.as_slice());
                    prop_assert_eq!(moves, Ok(&[*m][..]), "{} in {:?}", text, context.position());
                    prop_assert!(read_widely(&context, &text, manner).contains(m));
                }
            }
            let Some(m) = legal.get(usize::from(choice) % legal.len().max(1)) else { break };
            context.play(*m);
        }
    }

    #[test]
    fn no_text_is_too_strange(text in any::<String>(), signs in "[KQRBNTPADC1-8x/()=-]{0,24}") {
        let context = after("e2e4 d7d5");
        for manner in MANNERS {
            for text in [&text, &signs] {
                let _ = read(&context, text, manner);
                let _ = read_widely(&context, text, manner);
            }
        }
    }
}
