//! What is a move: by what it is committed, and every order in which hands make one.

use crate::recognition::evidence::Handling;
use crate::recognition::finding::Finding;
use crate::recognition::recognizer::Settings;
use crate::recognition::tests::table::{CAPTURE, CASTLES, EP, PROMOTION, START, Table, check};
use jadoube_chess::board::position::{Position, Variant};

#[test]
fn a_move_is_committed_by_the_press_and_not_before() {
    check(&[
        ("not by standing", START, "clock e2 Pe4 long", ""),
        ("by the press", START, "clock e2 Pe4 press", "e2e4"),
        ("placed before lifted", START, "clock Pe4 e2 press", "e2e4"),
        ("by the opponent's lift", START, "clock e2 Pe4 e7", "e2e4"),
        ("not by the mover's own touch", START, "clock e2 Pe4 b1 Nb1", ""),
        ("by the arbiter", START, "clock e2 Pe4 confirm", "e2e4"),
        ("a slide stops twice", START, "clock e2 Pe3 quiet e3 Pe4 press", "e2e4"),
        ("taken back before the press", START, "clock e2 Pe4 e4 Pe2 d2 Pd4 press", "d2d4"),
        ("both players", START, "clock e2 Pe4 press e7 pe5 press g1 Nf3 press", "e2e4 e7e5 g1f3"),
        (
            "the reply begins before the press",
            START,
            "clock e2 Pe4 e7 press pe5 press",
            "e2e4 e7e5",
        ),
        (
            "a reply made before the press",
            START,
            "clock e2 Pe4 e7 pe5 press press g1 Nf3 press",
            "e2e4 e7e5 g1f3",
        ),
    ]);
}

#[test]
fn without_a_clock_a_move_is_committed_by_the_completed_reply() {
    check(&[
        ("not alone", START, "e2 Pe4 long", ""),
        ("not by a lift", START, "e2 Pe4 e7 long", ""),
        ("by the reply", START, "e2 Pe4 e7 pe5", "e2e4"),
        ("by the arbiter", START, "e2 Pe4 e7 pe5 confirm", "e2e4 e7e5"),
        ("mate stands", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1 Ra8 long", "a1a8"),
        ("clock stopped and never started", START, "stop e2 Pe4 e7 pe5", "e2e4"),
        (
            "a clock stopped in the game: moves shown then are not played",
            START,
            "clock e2 Pe4 press stop e7 pe5 g1 Nf3 b8 nc6 long",
            "e2e4",
        ),
        (
            "and none is taken back",
            START,
            "clock e2 Pe4 press stop e4 Pe2 long go e2 Pe4 e7 pe5 press",
            "e2e4 e7e5",
        ),
        ("clock taken away", START, "clock noclock e2 Pe4 e7 pe5", "e2e4"),
    ]);
}

#[test]
fn captures_are_recognised_in_every_order() {
    check(&[
        ("victim, mover, place", CAPTURE, "clock e5 d4 Pe5 press", "d4e5"),
        ("mover, victim, place", CAPTURE, "clock d4 e5 Pe5 press", "d4e5"),
        ("mover, overwritten", CAPTURE, "clock d4 Pe5 press", "d4e5"),
        ("overwritten, mover", CAPTURE, "clock Pe5 d4 press", "d4e5"),
        ("victim dragged over f5", CAPTURE, "clock d4 e5 pf5 Pe5 f5 press", "d4e5"),
        ("victim dragged after", CAPTURE, "clock d4 e5 Pe5 pf5 f5 press", "d4e5"),
        (
            "the slide's stop is no move when the victim goes",
            "3rk3/8/8/8/8/8/8/3RK3 w - - 0 1",
            "clock d1 Rd5 quiet d8 d5 Rd8 press",
            "d1d8",
        ),
        (
            "nor when the victim is dragged, without a clock",
            "3rk3/8/8/8/8/8/8/3RK3 w - - 0 1",
            "d1 Rd5 d8 rc8 c8 d5 Rd8 confirm",
            "d1d8",
        ),
    ]);
}

#[test]
fn castling_is_recognised_in_every_order() {
    check(&[
        ("king first", CASTLES, "clock e1 Kg1 h1 Rf1 press", "e1g1"),
        ("king first, slowly", CASTLES, "clock e1 Kg1 long h1 Rf1 press", "e1g1"),
        ("rook first", CASTLES, "clock h1 Rf1 e1 Kg1 press", "e1g1"),
        ("rook first, slowly", CASTLES, "clock h1 Rf1 long e1 long Kg1 press", "e1g1"),
        ("both hands", CASTLES, "clock e1 h1 Rf1 Kg1 press", "e1g1"),
        ("long, rook first", CASTLES, "clock a1 Rd1 e1 Kc1 press", "e1c1"),
        ("king slid over f1", CASTLES, "clock e1 Kf1 f1 Kg1 h1 Rf1 press", "e1g1"),
        ("only the rook", CASTLES, "clock h1 Rf1 press", "h1f1"),
        ("black, no clock", CASTLES, "e1 Kg1 h1 Rf1 h8 rf8", "e1g1"),
        ("king first, no clock, rook forgotten for a while", CASTLES, "e1 Kg1 long h1 Rf1", ""),
    ]);
    let chess960 = |number: u16, fen: &str, script: &str, expected: &str| {
        assert_eq!(Position::chess960(number).unwrap().form(), Variant::Chess960);
        let position = Position::from_fen(fen, Variant::Chess960).unwrap();
        let mut table = Table::new(position, Settings::USUAL);
        table.dump();
        table.play("clock").told();
        assert_eq!(table.play(script).told(), expected, "{fen}: {script}");
    };
    chess960(0, "1k6/8/8/8/8/8/8/5KR1 w G - 0 1", "g1 f1 Kg1 Rf1 press", "f1g1");
    chess960(0, "1k6/8/8/8/8/8/8/5KR1 w G - 0 1", "f1 Kg1 Rf1 press", "f1g1");
    chess960(0, "1k6/8/8/8/8/8/8/6KR w H - 0 1", "h1 Rf1 press", "g1h1");
    chess960(0, "1k6/8/8/8/8/8/8/5K1R w H - 0 1", "f1 Kg1 quiet h1 Rf1 press", "f1h1");
    chess960(0, "1k6/8/8/8/8/8/8/4KR2 w F - 0 1", "e1 Kg1 press", "e1f1");
}

#[test]
fn en_passant_and_promotion_are_recognised_in_every_order() {
    check(&[
        ("victim last", EP, "clock e5 Pd6 e5 d5 press", "e5d6"),
        ("victim first", EP, "clock d5 e5 Pd6 press", "e5d6"),
        ("pawn slid sideways over its victim", EP, "clock e5 Pd5 d5 Pd6 press", "e5d6"),
        ("queen at once", PROMOTION, "clock e7 Qe8 press", "e7e8q"),
        ("pawn pushed first", PROMOTION, "clock e7 Pe8 long e8 Qe8 press", "e7e8q"),
        ("pawn pushed and replaced", PROMOTION, "clock e7 Pe8 Ne8 press", "e7e8n"),
        ("queen placed, then a rook", PROMOTION, "clock e7 Qe8 e8 Re8 press", "e7e8r"),
        ("with a capture", PROMOTION, "clock d8 e7 Pd8 Bd8 press", "e7d8b"),
        (
            "the pawn left there is an illegal move",
            PROMOTION,
            "clock e7 Pe8 press quiet",
            "illegal-e7e8-White-completed",
        ),
        ("the pawn waits for its queen", PROMOTION, "e7 Pe8 long long", ""),
    ]);
}

#[test]
fn every_move_carries_what_was_touched_for_it_in_order() {
    let mut table = Table::of(CASTLES);
    table.play("clock h1 Rf1 e1 Kg1 press e8 kd7 press quiet");
    let moves: Vec<String> = table
        .found
        .iter()
        .filter_map(|finding| {
            let Finding::Move { touches, shown, .. } = finding else { return None };
            assert!(shown.is_some());
            let words: Vec<String> = touches
                .iter()
                .map(|touch| {
                    let sign = if touch.handling == Handling::Lifted { '-' } else { '+' };
                    format!("{sign}{}{}", touch.piece.fen_letter(), touch.square)
                })
                .collect();
            Some(words.join(" "))
        })
        .collect();
    assert_eq!(moves, ["-Rh1 +Rf1 -Ke1 +Kg1", "-ke8 +kd7"]);

    let mut table = Table::of(START);
    table.play("e2 Pe4 e7 pe5");
    let touches = table.found.iter().find_map(|finding| match finding {
        Finding::Move { touches, .. } => Some(touches.len()),
        _ => None,
    });
    assert_eq!(touches, Some(2), "the reply's touches are the reply's");
}

#[test]
fn the_newest_legal_explanation_is_provisional() {
    let mut table = Table::of(CASTLES);
    table.play("clock h1 Rf1 e1 Kg1 g1");
    let words: Vec<String> = table
        .found
        .iter()
        .filter_map(|finding| match finding {
            Finding::Provisional { uci } => Some(uci.to_string()),
            Finding::Withdrawn => Some("withdrawn".into()),
            _ => None,
        })
        .collect();
    assert_eq!(words, ["h1f1", "withdrawn", "e1g1", "withdrawn"]);
}
