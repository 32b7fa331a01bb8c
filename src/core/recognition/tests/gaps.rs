//! The game is found again: after lost reports, after moves taken back, between two looks.

use crate::core::board::position::Position;
use crate::core::recognition::recognizer::Settings;
use crate::core::recognition::tests::table::{START, Table, check};

#[test]
fn after_a_gap_nothing_is_judged_before_the_board_was_read() {
    check(&[
        ("a lost placing", START, "clock e2 ~Pe4 gap press quiet quiet dump", "e2e4"),
        ("a lost lift", START, "clock ~e2 Pe4 gap press quiet dump", "e2e4"),
        ("nothing was lost", START, "clock e2 Pe4 gap press quiet dump", "e2e4"),
        ("nothing stands for long", START, "e2 ~Pe4 gap long long dump long confirm", "e2e4"),
        (
            "the opponent has gone on by then",
            START,
            "clock e2 ~Pe4 gap press e7 dump quiet quiet pe5 press",
            "e2e4 e7e5",
        ),
        (
            "an illegal move is one all the same",
            START,
            "clock e2 ~Pe5 gap press dump quiet",
            "illegal-e2e5-White-completed",
        ),
        ("the line goes away meanwhile", START, "clock e2 ~Pe4 gap cut link dump press", "e2e4"),
    ]);
    let mut table = Table::of(START);
    table.play("clock gap");
    assert!(table.recognizer.wants_dump());
    table.play("clock");
    assert!(!table.recognizer.wants_dump(), "asked once");
    let due = table.recognizer.wait_until().unwrap();
    table.recognizer.elapse(due);
    assert!(table.recognizer.wants_dump(), "and again when none came");
}

#[test]
fn after_a_gap_the_game_is_found_again_several_plies_later() {
    let knights = "4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1";
    check(&[
        (
            "three plies, and the last was pressed",
            START,
            "clock ~e2 ~Pe4 ~d7 ~pd5 ~e4 ~Pe5 lever clock gap dump quiet quiet",
            "e2e4 d7d5 e4e5",
        ),
        (
            "three plies, and the last was not",
            START,
            "clock ~e2 ~Pe4 ~d7 ~pd5 ~e4 ~Pe5 gap dump quiet quiet",
            "e2e4 d7d5",
        ),
        (
            "four plies",
            START,
            "clock ~e2 ~Pe4 ~d7 ~pd5 ~e4 ~d5 ~Pd5 ~d8 ~qd5 gap dump quiet",
            "e2e4 d7d5 e4d5 d8d5",
        ),
        (
            "found at a press, without a quiet moment",
            START,
            "clock ~e2 ~Pe4 ~d7 gap pd5 dump e4 Pe5 press",
            "e2e4 d7d5 e4e5",
        ),
        (
            "two moves of one player in either order",
            START,
            "clock ~e2 ~Pe4 ~e7 ~pe5 ~g1 ~Nf3 lever clock gap dump long",
            "displaced-[g1-f3-e5-e7]",
        ),
        (
            "in the order in which they were seen",
            START,
            "clock ~e2 Pe4 ~e7 ~pe5 g1 Nf3 lever clock gap dump quiet quiet",
            "e2e4 e7e5 g1f3",
        ),
        (
            "a pawn of which nobody saw where it stood before it was captured, but its lifting",
            "4k3/5p2/8/4P3/8/8/8/4K3 b - - 0 1",
            "clock f7 ~pf5 gap press e5 Pf6 dump f5 press",
            "f7f5 e5f6",
        ),
        (
            "everything is somewhere else",
            START,
            "clock gap =2kr1b1r/ppp1pppp/2n2n2/3q4/3P2b1/2N2N2/PPP1BPPP/R1BQK2R quiet",
            "",
        ),
        (
            "nothing was lost, so nothing is made up",
            knights,
            "clock g1 Ne5 press quiet dump long",
            "illegal-g1e5-White-completed",
        ),
    ]);
}

#[test]
fn moves_taken_back_are_found_when_they_stand() {
    check(&[
        (
            "with the lever",
            START,
            "clock e2 Pe4 press quiet e4 Pe2 press d2 Pd4 press",
            "e2e4 back-1 d2d4",
        ),
        ("after a while", START, "clock e2 Pe4 press e4 Pe2 quiet", "e2e4"),
        ("after a long while", START, "clock e2 Pe4 press e4 Pe2 long", "e2e4 back-1"),
        (
            "two plies",
            START,
            "clock e2 Pe4 press e7 pe5 press e5 pe7 e4 Pe2 long",
            "e2e4 e7e5 back-2",
        ),
        (
            "a knight's return is a move",
            START,
            "clock g1 Nf3 press g8 nf6 press f3 Ng1 press f6 ng8 press",
            "g1f3 g8f6 f3g1 f6g8",
        ),
        (
            "a move committed at the reply's lift was a slide",
            "3rk3/8/8/8/8/8/8/R3K3 w - - 0 1",
            "clock a1 Ra5 e8 ke8 a5 Ra6 press quiet",
            "a1a5 back-1 a1a6",
        ),
    ]);
}

#[test]
fn two_plies_between_two_looks_are_both_found() {
    check(&[
        ("both presses seen", START, "clock ~e2 ~Pe4 ~e7 ~pe5 press press dump", "e2e4 e7e5"),
        ("no clock", START, "~e2 ~Pe4 ~e7 ~pe5 dump quiet confirm", "e2e4 e7e5"),
        ("one press seen", START, "clock ~e2 ~Pe4 ~e7 ~pe5 dump press quiet press", "e2e4 e7e5"),
        (
            "a lost update, found by the dump after the press",
            START,
            "clock e2 ~Pe4 press dump quiet",
            "e2e4",
        ),
        (
            "a lost lift, found by the dump after settling",
            START,
            "clock ~e2 Pe4 quiet dump press",
            "e2e4",
        ),
        (
            "the cable came out in a move",
            START,
            "clock e2 cut ~Pe4 lever link clock dump quiet",
            "e2e4",
        ),
        (
            "and for two plies",
            START,
            "clock e2 cut ~Pe4 ~e7 ~pe5 link clock dump quiet",
            "e2e4 e7e5",
        ),
        (
            "and came back to a mess",
            START,
            "clock cut ~e2 ~e7 ~Pe5 ~d1 link clock dump long",
            "displaced-[d1-e2-e5-e7]",
        ),
    ]);
}

#[test]
fn a_dump_is_wanted_at_first_after_settling_and_when_the_line_is_back() {
    let mut table = Table::new(Position::start(), Settings::USUAL);
    assert!(table.recognizer.wants_dump(), "nothing is known");
    table.dump();
    assert!(!table.recognizer.wants_dump());
    table.play("e2 Pe4");
    assert!(!table.recognizer.wants_dump(), "not yet quiet");
    table.play("quiet");
    assert!(table.recognizer.wants_dump());
    table.play("dump cut link");
    assert!(table.recognizer.wants_dump());
}
