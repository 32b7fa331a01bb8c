//! What is no move: illegal ones, knocked over pieces, presses of the lever.

use crate::recognition::finding::Finding;
use crate::recognition::tests::table::{CAPTURE, CASTLES, EP, START, Table, check};

#[test]
fn an_alarm_needs_a_press_or_a_quiet_time_without_a_clock() {
    check(&[
        ("standing is not enough", START, "clock e2 Pe5 long long", ""),
        ("pressed", START, "clock e2 Pe5 press quiet", "illegal-e2e5-White-completed"),
        (
            "told once",
            START,
            "clock e2 Pe5 press quiet dump long dump press press long",
            "illegal-e2e5-White-completed",
        ),
        ("the last report may come after the press", START, "clock e2 press Pe4 quiet", "e2e4"),
        (
            "put right",
            START,
            "clock e2 Pe5 press quiet e5 Pe4 press press",
            "illegal-e2e5-White-completed agreed e2e4",
        ),
        (
            "put back",
            START,
            "clock e2 Pe5 press quiet e5 Pe2",
            "illegal-e2e5-White-completed agreed",
        ),
        ("no clock, not at once", START, "e2 Pe5 quiet quiet", ""),
        ("no clock, after quiet time", START, "e2 Pe5 long long", "illegal-e2e5-White-open"),
        ("no clock, the reply is wrong", START, "e2 Pe4 e7 pe4 long", "illegal-e7e4-Black-open"),
        (
            "castling out of check",
            "4k3/8/8/8/4r3/8/8/4K2R w K - 0 1",
            "clock e1 Kg1 h1 Rf1 press quiet",
            "illegal-e1g1-White-completed",
        ),
        (
            "a capture of the wrong piece",
            CAPTURE,
            "clock f6 d4 Pf6 press quiet",
            "illegal-d4f6-White-completed",
        ),
        ("in hand, no clock", START, "e2 long long", ""),
        ("clock stopped in a dispute", START, "clock e2 Pe5 stop long long", ""),
        ("after a flag", START, "clock flag e2 Pe5 press quiet", ""),
    ]);
}

#[test]
fn a_piece_knocked_over_is_no_move() {
    check(&[
        ("and put back", START, "clock e2 Pe4 press d7 pd7 e7 pe5 press", "e2e4 e7e5"),
        ("two, and put back", START, "clock d1 e1 Ke1 Qd1 e2 Pe4 press", "e2e4"),
        (
            "knocked over with the move, then put right",
            START,
            "clock e2 Pe4 d2 press Pd2 e7 pe5 press",
            "e2e4 e7e5",
        ),
        ("several, for long", START, "clock d1 e1 c1 long long", "displaced-[c1-d1-e1]"),
        (
            "several, then put back",
            START,
            "d1 e1 c1 long Bc1 Qd1 Ke1",
            "displaced-[c1-d1-e1] agreed",
        ),
        ("a stranger left on the board", START, "clock e2 Pe4 pa3 press quiet", "displaced-[a3]"),
    ]);
}

#[test]
fn the_lever_alone_is_judged_by_whether_it_stays() {
    check(&[
        ("it stays", START, "clock press quiet", "pressed-White"),
        ("a flicker", START, "clock press press quiet quiet", ""),
        ("a flicker with a piece in hand", START, "clock e2 press press quiet Pe4 press", "e2e4"),
        ("the first reading", START, "lever clock quiet", ""),
        ("while the clock stands still", START, "stop lever stop lever stop go quiet", ""),
        (
            "put right after it stayed",
            START,
            "clock press quiet press quiet e2 Pe4 press",
            "pressed-White e2e4",
        ),
        (
            "moved after pressing",
            START,
            "clock press quiet e2 Pe4 e7 pe5 press",
            "pressed-White e2e4 e7e5",
        ),
    ]);
}

#[test]
fn a_lever_that_turns_back_at_once_completes_nothing_and_alarms_nobody() {
    let mate = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    check(&[
        ("with a legal move there", START, "clock e2 Pe4 press press quiet long", ""),
        ("which goes on", START, "clock e2 Pe3 press press e3 Pe4 press", "e2e4"),
        ("with the rook put down first", CASTLES, "clock h1 Rf1 press press e1 Kg1 press", "e1g1"),
        ("with the king moved", CASTLES, "clock e1 Kg1 press press h1 Rf1 press", "e1g1"),
        ("with the victim still there", EP, "clock e5 Pd6 press press d5 press", "e5d6"),
        (
            "with an illegal move there",
            START,
            "clock e2 Pe5 press press quiet e5 Pe4 press",
            "e2e4",
        ),
        (
            "the press itself bounces",
            START,
            "clock e2 Pe4 press press press e7 pe5 press",
            "e2e4 e7e5",
        ),
        ("and bounces again", START, "clock e2 Pe4 press press press press press quiet", "e2e4"),
        (
            "it bounces, and the reply is quick and slow to be taken",
            "4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 1",
            "clock press press e5 Pf6 quiet f5 quiet press",
            "e5f6",
        ),
        (
            "a bounce at once, and then a reply that slides",
            START,
            "clock e2 Pe4 press press press e7 pe6 quiet e6 pe5 press",
            "e2e4 e7e5",
        ),
        ("a mate was made without it", mate, "clock a1 Ra8 press press long", "a1a8"),
        (
            "it stays after all",
            START,
            "clock e2 Pe5 press press press quiet quiet",
            "illegal-e2e5-White-completed",
        ),
    ]);
}

#[test]
fn a_quick_reply_completes_the_move_at_once() {
    let mut table = Table::of(START);
    table.play("clock").told();
    table.play("e2 Pe4 press");
    let is_move = |finding: &Finding| matches!(finding, Finding::Move { .. });
    assert!(!table.found.iter().any(is_move), "the lever may turn back");
    table.play("e7");
    assert!(table.found.iter().any(is_move), "a piece of the opponent was lifted");
    for end in ["cut", "noclock", "e1 e8 Ke4 kd5 quiet"] {
        let mut table = Table::of(START);
        table.play("clock e2 Pe4 press").play(end);
        assert!(table.found.iter().any(is_move), "nothing can tell otherwise after {end}");
    }
}
