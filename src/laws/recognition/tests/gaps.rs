//! The game is found again: after lost reports, after moves taken back, between two looks.

use crate::recognition::finding::{Finding, MoveEvidence};
use crate::recognition::recognizer::Settings;
use crate::recognition::tests::table::{START, Table, check};
use crate::sensing::Orientation;
use jadoube_chess::board::position::{Position, Uci, Variant};

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
            "clock ~e2 ~Pe4 ~e7 ~pe5 ~g1 ~Nf3 lever clock gap dump long ages",
            "missing-black",
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
fn what_the_clock_shows_now_is_no_time_of_moves_that_were_only_found() {
    for (name, script, known) in [
        (
            "seen",
            "clock e2 Pe4 press quiet d7 pd5 press quiet",
            vec![(MoveEvidence::Seen, true), (MoveEvidence::Seen, true)],
        ),
        (
            "found without a press",
            "clock ~e2 ~Pe4 ~d7 ~pd5 ~e4 ~Pe5 gap dump quiet quiet",
            vec![(MoveEvidence::Found, false); 2],
        ),
        (
            "found at a press",
            "clock ~e2 ~Pe4 ~d7 gap pd5 dump e4 Pe5 press",
            vec![
                (MoveEvidence::Found, false),
                (MoveEvidence::Found, false),
                (MoveEvidence::Found, true),
            ],
        ),
    ] {
        let mut table = Table::of(START);
        table.pass(300);
        table.told();
        table.play(script).pass(300);
        let moves = table.found.iter().filter_map(|finding| match finding {
            Finding::Move { known, shown, .. } => Some((*known, shown.is_some())),
            _ => None,
        });
        assert_eq!(moves.collect::<Vec<_>>(), known, "{name}");
    }
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
            "clock cut ~e2 ~e7 ~Pe5 ~d1 link clock dump long ages",
            "missing-white",
        ),
    ]);
}

/// The game stands after some moves when the board comes to it; its record has none.
#[test]
fn a_game_that_began_before_the_board_came_is_noticed_when_it_is_played() {
    const STANDS: &str = "=r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R clock quiet";
    let start = || Position::from_fen(START, Variant::Standard).unwrap();
    for (name, script, noticed) in [
        ("nothing is done", "", false),
        ("one move", "f3 Ng5 press quiet", false),
        ("a move, and the reply", "f3 Ng5 press quiet d7 pd5 press quiet", true),
        ("the clock is tried", "press quiet press quiet press quiet", false),
        ("pieces are taken away", "f3 press quiet d7 press quiet", false),
        ("it flickers", "f3 Ng5 press d7 pd5 press", false),
    ] {
        for lies in [Orientation::Normal, Orientation::Rotated] {
            let mut table = Table::new(start(), Settings::USUAL);
            table.lies = lies;
            let told = table.play(STANDS).play(script).told();
            assert!(!told.contains("missing"), "{name}: nothing is recorded of it: {told}");
            assert_eq!(table.recognizer.has_begun_unseen(), noticed, "{name}, {lies:?}");
        }
    }
    // Once the record has come to what stands there, all is well.
    let mut table = Table::new(start(), Settings::USUAL);
    table.play(STANDS).play("f3 Ng5 press quiet d7 pd5 press quiet");
    let reached = "r1bqkbnr/ppp2ppp/2n5/3pp1N1/2B1P3/8/PPPP1PPP/RNBQK2R w KQkq - 0 5";
    let reached = Position::from_fen(reached, Variant::Standard).unwrap();
    table.recognizer.accept(&[start(), reached], table.now);
    assert!(!table.recognizer.has_begun_unseen());
    // A board that has shown the start has seen all of it.
    let mut table = Table::of(START);
    table.play("clock e2 Pe4 press quiet e7 pe5 press quiet");
    assert!(!table.recognizer.has_begun_unseen());
}

/// Eight plies of which six were made while the line was away.
const AWAY: &str = "clock e2 Pe4 press quiet e7 pe5 press quiet cut \
    ~g1 ~Nf3 ~press ~b8 ~nc6 ~press ~f1 ~Bb5 ~press ~a7 ~pa6 ~press ~b5 ~c6 ~Bc6 ~press \
    ~d7 ~pc6 ~press link clock dump quiet";
const OF_AWAY: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6";

#[test]
fn what_was_played_while_the_line_was_away_is_read_from_the_boards_memory() {
    let mut table = Table::of(START);
    table.play(AWAY);
    assert!(table.recognizer.wants_memory());
    table.play("memory");
    let times = table.found.iter().filter_map(|finding| match finding {
        Finding::Move { shown, .. } => shown.map(|shown| shown.times.white.0 / 1000),
        _ => None,
    });
    assert_eq!(times.collect::<Vec<_>>(), [180, 180, 170, 170, 160, 160, 150, 150]);
    let kept = table.found.iter().filter_map(|finding| match finding {
        Finding::Move { known: MoveEvidence::Kept { since }, .. } => {
            Some(since.map(|shown| shown.times.white.0 / 1000))
        }
        _ => None,
    });
    let since = [None, Some(170), Some(170), Some(160), Some(160), Some(150)];
    assert_eq!(kept.collect::<Vec<_>>(), since, "when the turn of the first began nobody saw");
    assert_eq!(table.play("e1 Kg1 h1 Rf1 press").told(), format!("normal {OF_AWAY} e1g1"));

    for (name, script, expected) in [
        (
            "the last move was not pressed",
            "cut ~e2 ~Pe4 ~press ~e7 ~pe5 ~press ~g1 ~Nf3 ~press \
          ~b8 ~nc6 ~press ~f1 ~Bb5 link clock dump quiet memory quiet press",
            "e2e4 e7e5 g1f3 b8c6 f1b5",
        ),
        (
            "knights go out and back and out",
            "e2 Pe4 press cut \
          ~g8 ~nf6 ~press ~g1 ~Nf3 ~press ~f6 ~ng8 ~press ~f3 ~Ng1 ~press \
          ~g8 ~nf6 ~press ~g1 ~Nf3 ~press ~b8 ~nc6 ~press ~b1 ~Nc3 ~press \
          link clock dump quiet memory",
            "e2e4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 b8c6 b1c3",
        ),
        (
            "a piece slid and a move taken back",
            "e2 Pe4 press quiet cut \
          ~e7 ~pe6 ~e6 ~pe5 ~press ~g1 ~Nf3 ~press ~b8 ~nc6 ~press ~f1 ~Bb5 ~press \
          ~a7 ~pa6 ~press link clock dump quiet memory",
            "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6",
        ),
        (
            "the end of it came over the line again",
            "e2 Pe4 press quiet cut \
          ~e7 ~pe5 ~press ~g1 ~Nf3 ~press ~b8 ~nc6 ~press ~f1 ~Bb5 ~press ~a7 ~pa6 ~press \
          link clock dump quiet b5 Ba4 press quiet memory",
            "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4",
        ),
    ] {
        let mut table = Table::of(START);
        table.play("clock quiet").told();
        assert_eq!(table.play(script).told(), expected, "{name}");
    }
}

#[test]
fn what_comes_before_the_board_was_read_again_is_no_move() {
    // Further than is looked for by legal moves; the last two would be legal at the cut as well.
    let mut table = Table::of(START);
    table.play("clock quiet").told();
    let before = "e2 Pe4 press quiet e7 pe5 press quiet cut \
        ~g1 ~Nf3 ~press ~b8 ~nc6 ~press ~f1 ~Bb5 ~press ~a7 ~pa6 ~press \
        link clock d2 Pd3 press d7 pd6 press";
    assert_eq!(table.play(before).told(), "e2e4 e7e5");
    let known = "g1f3 b8c6 f1b5 a7a6 d2d3 d7d6";
    assert_eq!(table.play("dump long memory").told(), known);
}

#[test]
fn cut_twice_the_memory_tells_what_was_played_since_the_first_time() {
    let mut table = Table::of(START);
    table.play("quiet").told();
    let again = "cut ~e1 ~Kg1 ~h1 ~Rf1 ~press link clock dump quiet memory";
    let told = table.play(&format!("{AWAY} {again}")).told();
    assert_eq!(told, format!("{OF_AWAY} e1g1"));
}

#[test]
fn where_the_memory_tells_nothing_the_game_goes_on_from_what_stands_there() {
    // A memory that holds nothing of the time is of no use, nor is one that never comes.
    for no_use in ["ages", "forget memory long"] {
        let mut table = Table::of(START);
        table.play("quiet").told();
        assert_eq!(table.play(&format!("{AWAY} {no_use}")).told(), "e2e4 e7e5 missing-white");
        let on = "b1 Nc3 press quiet g8 nf6 press quiet dump long";
        assert_eq!(table.play(on).told(), "b1c3 g8f6", "{no_use}: no flood, and play is recorded");
        let back = "f6 ng8 press quiet long";
        assert_eq!(table.play(back).told(), "back-1", "{no_use}: and what is taken back");
    }
    let mut table = Table::of(START);
    table.play("quiet").told();
    let record = "=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
    let script = format!("{AWAY} ages {record} quiet g1 Nf3 press");
    let expected = "e2e4 e7e5 missing-white restored g1f3";
    assert_eq!(table.play(&script).told(), expected, "put back as the record has it");
    let mut table = Table::of(START);
    table.play("quiet").told();
    let told = table.play(&format!("{AWAY} press quiet press quiet press quiet ages")).told();
    assert_eq!(told, "e2e4 e7e5 missing-black", "nobody is blamed for what nobody saw");
}

#[test]
fn who_comes_to_a_game_under_way_is_told_what_was_played_meanwhile() {
    let start = Position::start();
    let e4 = start.after(start.read_uci(&Uci("e2e4".into())).unwrap());
    let mut table = Table::new(Position::start(), Settings::USUAL);
    table.recognizer.accept(&[start, e4], table.now);
    table.play(
        "~e2 ~Pe4 ~press ~e7 ~pe5 ~press ~g1 ~Nf3 ~press ~b8 ~nc6 ~press ~f1 ~Bb5 ~press \
                ~a7 ~pa6 ~press clock dump quiet",
    );
    assert!(table.recognizer.wants_memory());
    assert_eq!(table.play("memory").told(), "e7e5 g1f3 b8c6 f1b5 a7a6");
}

/// A table whose board comes to a game in which 1.e4 was played.
fn come_to_a_game() -> Table {
    let start = Position::start();
    let e4 = start.after(start.read_uci(&Uci("e2e4".into())).unwrap());
    let mut table = Table::new(Position::start(), Settings::USUAL);
    table.recognizer.accept(&[start, e4], table.now);
    table
}

#[test]
fn a_board_that_comes_with_another_position_accuses_nobody_before_it_has_agreed() {
    const SET_UP: &str = "=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    const E4: &str = "=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    const E3: &str = "=rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR";
    const QUEENS_PAWN: &str = "=rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR";
    const SPANISH: &str = "=r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R";
    for (name, script, told) in [
        ("the move was not made on it", format!("{SET_UP} lever clock long"), "normal earlier-1"),
        (
            "nor from the other side of the table",
            format!("turn {SET_UP} clock long"),
            "rotated earlier-1",
        ),
        (
            "another game is begun on it",
            format!("{SET_UP} lever clock e7 pe5 press quiet d2 Pd4 press quiet long ages"),
            "normal displaced-[e2-e4-e5-e7]",
        ),
        (
            "another game is under way, to which this one cannot have come",
            format!("{QUEENS_PAWN} lever clock long ages"),
            "displaced-[d2-e2-d4-e4-d5-d7]",
        ),
        (
            "one piece is elsewhere, as after an illegal move",
            format!("{E3} lever clock long press quiet long"),
            "displaced-[e3-e4]",
        ),
        (
            "and the clock is pressed before it has stood for long",
            format!("{E3} lever clock press quiet long"),
            "displaced-[e3-e4]",
        ),
        (
            "once it has agreed, an illegal move is one",
            format!("{E3} lever clock long e3 Pe4 g8 ne5 press quiet"),
            "displaced-[e3-e4] normal agreed illegal-g8e5-Black-completed",
        ),
        (
            "the pieces are set up only now",
            format!("=8/8/8/8/8/8/8/8 lever clock long {E4} g8 ne5 press quiet"),
            "normal illegal-g8e5-Black-completed",
        ),
        (
            "it came while a piece was in the hand",
            "=rnbqkb1r/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR lever clock ne5 press quiet".into(),
            "illegal-g8e5-Black-completed",
        ),
        (
            "it has gone on so far that moves may be missing",
            format!("{SPANISH} clock long ages b5 Ba4 press quiet g8 ne4 press quiet"),
            "missing-white normal b5a4 illegal-g8e4-Black-completed",
        ),
    ] {
        let mut table = come_to_a_game();
        assert_eq!(table.play(&script).told(), told, "{name}: {script}");
    }
}

#[test]
fn a_board_that_shows_another_position_says_so_until_board_and_game_agree() {
    let other = "=rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR";
    let mut table = come_to_a_game();
    table.play(&format!("{other} clock"));
    assert!(!table.recognizer.shows_another(), "the pieces may be on their way");
    table.play("long");
    assert!(table.recognizer.shows_another());
    table.told();
    // The arbiter takes the record of what stands on the board.
    let mut record = vec![Position::start()];
    for uci in ["d2d4", "d7d5"] {
        let last = record.last().unwrap();
        let next = last.after(last.read_uci(&Uci(uci.into())).unwrap());
        record.push(next);
    }
    let found = table.recognizer.accept(&record, table.now);
    table.found.extend(found);
    assert!(!table.recognizer.shows_another());
    assert_eq!(table.play("c2 Pc4 press").told(), "agreed normal c2c4");
}

#[test]
fn a_board_that_comes_back_with_another_game_accuses_nobody_either() {
    let mut table = Table::of(START);
    table.pass(300);
    table.told();
    let played =
        "clock e2 Pe4 press e7 pe5 press g1 Nf3 press b8 nc6 press f1 Bc4 press f8 bc5 press";
    assert_eq!(table.play(played).told(), "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5");
    let sicilian = "=rnbqkb1r/pp2pppp/3p1n2/8/3NP3/8/PPP2PPP/RNBQKB1R";
    let told = table.play(&format!("cut link {sicilian} long press long press ages")).told();
    let squares = "f1-d2-f3-c4-d4-c5-e5-c6-d6-f6-c7-d7-e7-b8-f8-g8";
    assert_eq!(told, format!("displaced-[{squares}]"), "told once");
    let own = "=r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R quiet";
    assert_eq!(table.play(own).told(), "agreed", "the cables are exchanged back");
}

#[test]
fn a_board_of_which_no_moves_are_missing_after_all_is_no_witness() {
    let mut table = come_to_a_game();
    table.play("=r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R clock long ages");
    assert_eq!(table.told(), "missing-white");
    let start = Position::start();
    let e4 = start.after(start.read_uci(&Uci("e2e4".into())).unwrap());
    table.recognizer.accept(&[start, e4], table.now);
    let told = table.play("=rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR long press quiet").told();
    assert_eq!(told, "displaced-[e3-e4]");
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

#[test]
fn an_earlier_position_far_back_or_after_the_line_was_away_takes_nothing_back() {
    const ITALIAN: &str = "clock e2 Pe4 press e7 pe5 press g1 Nf3 press b8 nc6 press f1 Bc4 press \
                           f8 bc5 press";
    const PLAYED: &str = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5";
    let set_up = "=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let (first, third) = (
        "=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
        "=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
    );
    for (name, then, told) in [
        ("the pieces are set up for another game", format!("cut link {set_up} long"), "start"),
        (
            "and it is begun: the cable was out after the last move",
            format!("cut link {set_up} long e2 Pe4 press quiet long"),
            "start",
        ),
        (
            "and its first move is not that of the record",
            format!("cut link {set_up} long d2 Pd4 press long"),
            "start",
        ),
        (
            "a move was gone back while nobody watched",
            format!("cut link {third} long"),
            "earlier-3",
        ),
        (
            "five half-moves are shown at once, with the lever",
            format!("{first} press long"),
            "earlier-5",
        ),
        (
            "it is told once, and that board and game agree again",
            format!(
                "{first} press long dump long =r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R long"
            ),
            "earlier-5 agreed",
        ),
    ] {
        let mut table = Table::of(START);
        table.pass(300);
        table.told();
        assert_eq!(table.play(ITALIAN).told(), PLAYED);
        assert_eq!(table.play(&then).told(), told, "{name}: {then}");
    }
}

#[test]
fn an_earlier_position_after_a_break_is_not_reached_by_moves_that_nobody_saw() {
    const RUY_LOPEZ: &str = "clock e2 Pe4 press quiet e7 pe5 press quiet g1 Nf3 press quiet b8 nc6 \
                             press quiet f1 Bb5 press quiet";
    const PLAYED: &str = "e2e4 e7e5 g1f3 b8c6 f1b5";
    let set_up = "=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR lever clock long";
    let again = "e2 Pe4 press quiet e7 pe5 press quiet g1 Nf3 press quiet";
    let on = "b8 nc6 press quiet f1 Bb5 press quiet a7 pa6 press quiet";
    let third = "=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    let bishop = "=r1bqkbnr/1ppp1ppp/p1n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    for (name, then, told) in [
        (
            "a move was not pressed, and the game is played again from its start",
            format!("a7 pa6 quiet cut link {set_up} {again} long"),
            "earlier-5 start",
        ),
        (
            "until the board shows what the record has",
            format!("a7 pa6 quiet cut link {set_up} {again} {on}"),
            "earlier-5 start agreed a7a6",
        ),
        (
            "two plies back, which knight and bishop could go as moves, a move pending",
            format!("a7 pa6 quiet cut link {third} long"),
            "earlier-2",
        ),
        ("and none pending", format!("quiet cut link {third} long"), "earlier-2"),
        (
            "a bishop is back where it came from: it is asked, not guessed",
            format!("cut link {bishop} long ages"),
            "missing-black",
        ),
    ] {
        let mut table = Table::of(START);
        table.pass(300);
        table.told();
        assert_eq!(table.play(RUY_LOPEZ).told(), PLAYED);
        assert_eq!(table.play(&then).told(), told, "{name}: {then}");
    }
}
