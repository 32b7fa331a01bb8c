//! A board that senses where something stands, and not which piece: what it tells like any other,
//! and what it never tells.

use jadoube_chess::board::position::{Position, Uci};

use crate::recognition::recognizer::Settings;
use crate::recognition::tests::table::{CAPTURE, CASTLES, EP, PROMOTION, START, Table};
use crate::sensing::SensorReport;

/// Each case: a sentence, the position, what is done, what is found.
fn check(lever: bool, cases: &[(&str, &str, &str, &str)]) {
    for (name, fen, script, expected) in cases {
        let mut table = Table::of_presence(fen, lever);
        table.told();
        assert_eq!(table.play(script).told(), *expected, "{name}: {script}");
    }
}

#[test]
fn moves_are_recognised_by_the_reply_or_by_the_press() {
    check(
        true,
        &[
            ("by the reply", START, "e2 Pe4 e7 pe5", "e2e4"),
            ("by the arbiter", START, "e2 Pe4 e7 pe5 confirm", "e2e4 e7e5"),
            ("by the press", START, "clock e2 Pe4 press e7 pe5 press", "e2e4 e7e5"),
            ("victim, mover, place", CAPTURE, "clock e5 d4 Pe5 press", "d4e5"),
            ("mover, victim, place", CAPTURE, "clock d4 e5 Pe5 press", "d4e5"),
            ("captured back", CAPTURE, "d4 e5 Pe5 f6 e5 pe5", "d4e5"),
            ("both, with the lever", CAPTURE, "clock d4 e5 Pe5 press e5 f6 pe5 press", "d4e5 f6e5"),
            ("touched and put back, then another", CAPTURE, "clock e5 pe5 d4 Pd5 press", "d4d5"),
            ("en passant", EP, "clock e5 Pd6 d5 press", "e5d6"),
            ("castling, king first", CASTLES, "clock e1 Kg1 h1 Rf1 press", "e1g1"),
            ("castling, rook first", CASTLES, "clock e1 h1 Rf1 Kg1 press", "e1g1"),
            ("taken back", START, "clock e2 Pe4 press quiet e4 Pe2 press", "e2e4 back-1"),
        ],
    );
}

#[test]
fn what_presence_cannot_show_is_never_told() {
    check(
        true,
        &[
            ("no illegal move", START, "clock b1 Nb3 press", "displaced-[b1-b3]"),
            ("nor without a clock", START, "b1 Nb3 long", "displaced-[b1-b3]"),
            ("agreed again", START, "clock b1 Nb3 press quiet b3 Nb1", "displaced-[b1-b3] agreed"),
            ("no promotion", PROMOTION, "clock e7 Pe8 e8 Qe8 press", "displaced-[e7-e8]"),
            ("nor one that takes", PROMOTION, "clock e7 d8 Qd8 press", "displaced-[e7-d8]"),
            ("no result", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "clock stop e1 e8 Ke4 kd5 long", ""),
            ("no fault of the start", START, "clock stop d1 e1 Kd1 Qe1 long", ""),
            ("pieces exchanged", START, "clock b1 c1 Bb1 Nc1 long", ""),
            (
                "no moves that nobody saw",
                START,
                "clock cut ~e2 ~Pe4 ~e7 ~pe5 ~g1 ~Nf3 link dump long",
                "displaced-[g1-f3-e5-e7]",
            ),
        ],
    );
}

#[test]
fn how_the_board_lies_is_not_found_but_said() {
    let mut table = Table::of_presence(START, true);
    assert_eq!(table.told(), "start", "not that it lies as the maker intends");
}

#[test]
fn a_clock_without_a_lever_completes_no_move() {
    check(false, &[("the turn is no press", START, "clock e2 Pe4 press", "")]);
}

#[test]
fn a_promotion_that_the_arbiter_enters_stands_on_the_board() {
    let mut table = Table::of_presence(PROMOTION, true);
    table.play("e7 Pe8 e8 Qe8").told();
    let before = table.recognizer.position().clone();
    let promoted = before.read_uci(&Uci("e7e8q".into())).unwrap();
    let after = before.after(promoted);
    let found = table.recognizer.accept(&[before, after.clone()], table.now);
    table.found.extend(found);
    assert_eq!(table.told(), "");
    assert_eq!(table.recognizer.physical(), Some(after.placement()));
}

#[test]
fn a_board_that_reports_moves_is_followed_and_accuses_nobody() {
    let mut table = Table::new(Position::start(), Settings::USUAL);
    for (uci, expected) in [
        ("e2e4", "e2e4"),
        ("e7e5", "e7e5"),
        ("e4e5", "displaced-[e4-e5]"),
        ("odd", ""),
        ("g1f3", "g1f3 agreed"),
    ] {
        table.sense(&SensorReport::Moved(Uci(uci.into())));
        assert_eq!(table.told(), expected, "{uci}");
    }
    table.recognizer.finish();
    table.sense(&SensorReport::Moved(Uci("b8c6".into())));
    assert_eq!(table.told(), "", "the game has ended");
}
