//! From the start to the result: how the board lies, on which side the clock stands, how a game ends
//! and the next begins, and what the record says from outside.

use crate::recognition::finding::Finding;
use crate::recognition::recognizer::Settings;
use crate::recognition::tests::table::{START, Table, check, end};
use crate::sensing::{ClockMapping, Orientation};
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;

#[test]
fn kings_in_the_centre_are_a_result() {
    let bare = "8/8/3k4/8/8/4K3/8/8 w - - 0 1";
    check(&[
        ("light squares", START, "clock e1 Ke4 e8 kd5 quiet dump", "1-0"),
        ("dark squares", START, "clock d4 e1 e8 Kd4 ke5 quiet dump", "0-1"),
        ("one of each", START, "clock e1 e8 Ke4 ke5 quiet dump", "draw"),
        (
            "pieces half removed",
            START,
            "clock d2 e2 a1 e1 e8 Kd4 kd5 long dump a7 b7 c7 long dump",
            "draw",
        ),
        ("not before the board was read whole", START, "clock e1 Ke4 e8 kd5 long", ""),
        ("no moves of kings that could go there", bare, "clock e3 Ke4 d6 kd5 long dump", "1-0"),
        ("nor without a clock", bare, "e3 Ke4 d6 kd5 long dump", "1-0"),
        ("nor the other king first", bare, "clock d6 ke5 e3 Kd4 quiet dump", "0-1"),
        (
            "the move before them stands",
            START,
            "clock e2 Pe4 quiet e1 Kd4 e8 ke5 quiet dump",
            "e2e4 0-1",
        ),
        ("one king passing is nothing", START, "clock e1 Ke4 e4 Ke1 quiet", ""),
        (
            "then the pieces are set up",
            START,
            "clock e2 Pe4 press e1 e8 Kd4 ke5 quiet dump \
            d4 e5 a1 b1 c1 d1 long Re5 long",
            "e2e4 0-1",
        ),
        ("both kings off silences", START, "e1 e8 a1 b1 c1 long", ""),
    ]);
}

#[test]
fn a_piece_that_stands_for_a_result_counts_once_the_whole_board_shows_it_at_rest() {
    check(&[
        ("it is there", START, "clock e2 Pe4 press flip dump signal quiet", "e2e4 draw"),
        (
            "only dumps show it",
            START,
            "clock e2 Pe4 press dump signal dump signal quiet",
            "e2e4 draw",
        ),
        (
            "a bit fell over in a change",
            START,
            "clock e2 Pe4 press flip dump quiet long e7 pe5 press g1 Nf3 press",
            "e2e4 e7e5 g1f3",
        ),
        (
            "a bit fell over in a dump",
            START,
            "clock e2 Pe4 press dump signal dump long e7 pe5 press",
            "e2e4 e7e5",
        ),
        (
            "twice, and never in a dump",
            START,
            "clock e2 Pe4 press flip dump clock flip dump long e7 pe5 press",
            "e2e4 e7e5",
        ),
        ("not while pieces move", START, "clock e2 Pe4 press flip dump signal e7 pe5", "e2e4"),
        ("then all is silent", START, "clock flip dump signal quiet a1 b1 c1 long", "draw"),
    ]);
    let mut table = Table::of(START);
    table.play("clock flip");
    assert!(table.recognizer.wants_dump(), "it is asked for at once");
}

#[test]
fn a_new_game_begins_when_the_start_position_stands_again() {
    let start = "=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let script = format!(
        "clock e2 Pe4 press quiet finish e4 d1 Qh5 long a1 press long {start} quiet \
         d2 Pd4 long e7 pe5 long"
    );
    check(&[
        ("no alarms between", START, &script, "e2e4 new-game d2d4"),
        (
            "an ended game goes on",
            START,
            "clock finish e2 Pe4 press resume e4 Pe2 press e2 Pe4 press",
            "e2e4",
        ),
        ("no move was made, the pieces stayed", START, "clock finish e2 Pe2 long", ""),
    ]);
}

#[test]
fn the_board_is_found_to_lie_either_way_and_every_wrong_start_is_named() {
    let exchanged = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let normal = "RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr";
    let rotated = "RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr";
    let right = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let turned = "RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr";
    let cases: [(&str, Option<Orientation>, &str); 8] = [
        (right, None, "normal start"),
        (rotated, None, "rotated start"),
        (exchanged, None, "normal KingAndQueenExchanged"),
        (turned, None, "rotated KingAndQueenExchanged"),
        (normal, None, "normal ColoursReversed"),
        (rotated, Some(Orientation::Normal), "ColoursReversed"),
        (right, Some(Orientation::Rotated), "ColoursReversed"),
        ("rbnqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", None, "normal Other"),
    ];
    for (raw, orientation, expected) in cases {
        let settings = Settings { orientation, ..Settings::USUAL };
        let mut table = Table::new(Position::start(), settings);
        assert_eq!(table.play(&format!("={raw} quiet")).told(), expected, "{raw}");
    }
    let mut table = Table::new(Position::start(), Settings::USUAL);
    table.play(&format!("={exchanged} quiet d8 e8 qd8 ke8 quiet clock e2 Pe4 press"));
    assert_eq!(table.told(), "normal KingAndQueenExchanged start e2e4");
    let mut table = Table::of(START);
    table.play("clock e2 Pe4 press quiet turn dump lever clock e7 pe5 press");
    assert_eq!(table.told(), "normal e2e4 rotated e7e5", "turned round in the game");
}

#[test]
fn a_clock_on_the_other_side_is_found_and_contradictions_told() {
    let mut table = Table::of(START);
    table.play("lever clock e2 Pe4 press e7 pe5 press g1 Nf3 press").pass(300);
    assert_eq!(table.told(), "normal turned-0 e2e4 e7e5 g1f3");
    assert_eq!(table.recognizer.clock().unwrap().turn, Side::Black);

    let settings = Settings { mapping: ClockMapping::AIsWhite, ..Settings::USUAL };
    let mut table = Table::new(Position::start(), settings);
    table.dump();
    table.play("lever clock e2 Pe4 press");
    assert_eq!(table.told(), "normal start e2e4".replace(" start", ""));

    let mut table = Table::of(START);
    table.play("clock").told();
    for second in 1..8 {
        table.pass(940);
        table.reading.a = end(180 - second);
        table.clock();
    }
    assert_eq!(table.told(), "contradiction");
}

#[test]
fn two_presses_that_contradict_the_moves_turn_the_clock_and_one_does_not() {
    // The clock stands the other way round, and its first press is made while it is at rest.
    let at_rest = "lever stop e2 Pe4 press go e7 pe5 press quiet g1 Nf3 press";
    check(&[
        ("at rest at first", START, at_rest, "e2e4 e7e5 turned-2 g1f3"),
        (
            "one press that was owed",
            START,
            "clock e2 Pe4 e7 pe5 press quiet press quiet g1 Nf3 press",
            "e2e4 e7e5 g1f3",
        ),
        (
            "moved to the other side in the game",
            START,
            "clock e2 Pe4 press e7 pe5 press g1 Nf3 press quiet \
             stop lever go b8 nc6 press quiet f1 Bb5 press quiet a7 pa6 press",
            "e2e4 e7e5 g1f3 b8c6 turned-1 f1b5 a7a6",
        ),
    ]);
    let shown = |table: &mut Table| {
        let times = table.found.iter().rev().find_map(|finding| match finding {
            Finding::Move { shown, .. } => *shown,
            _ => None,
        });
        times.unwrap().times.white
    };
    let mut table = Table::of(START);
    table.reading.a = end(100);
    table.play(at_rest).pass(300);
    assert_eq!(shown(&mut table), Millis::from_secs(100), "the times follow");

    let settings = Settings { mapping: ClockMapping::BIsWhite, ..Settings::USUAL };
    let mut table = Table::new(Position::start(), settings);
    table.dump();
    let told = table.play(at_rest).told();
    assert!(!told.contains("turned"), "what the arbiter has set is not doubted: {told}");
}

#[test]
fn the_record_may_be_changed_from_outside() {
    let start = Position::start();
    let after = |position: &Position, uci: &str| {
        position.after(position.read_uci(&Uci(uci.into())).unwrap())
    };
    let e4 = after(&start, "e2e4");
    let e5 = after(&e4, "e7e5");

    let mut table = Table::of(START);
    table.play("clock quiet").told();
    let found = table.recognizer.accept(&[start.clone(), e4.clone()], table.now);
    assert_eq!(found, [], "typed before it stands on the board");
    table.play("quiet e2 Pe4 quiet press e7 pe5 press");
    assert_eq!(table.told(), "e7e5", "the board follows, and is not taken to go back");

    let found = table.recognizer.accept(&[start.clone(), e4.clone()], table.now);
    assert_eq!(found, [], "taken back by the arbiter");
    assert_eq!(table.play("lever clock long e5 pe7 c7 pc5 press").told(), "c7c5");
    assert_eq!(table.recognizer.position().turn(), Side::White);

    let mut table = Table::of(START);
    table.play("clock e2 Pe4 press quiet").told();
    table.recognizer.accept(&[Position::chess960(0).unwrap()], table.now);
    assert_eq!(table.play("long a1 b1 long").told(), "", "the next game is being set up");
    assert_eq!(table.play("=bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR quiet").told(), "start");

    let mut table = Table::of(START);
    table.play("clock e2 Pe5 press quiet").told();
    let mut found = table.recognizer.accept(&[start.clone(), e4, e5.clone()], table.now);
    assert_eq!(found, [], "still apart");
    found = table.play("=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR").found.split_off(0);
    assert!(found.contains(&Finding::Agreed), "{found:?}");
    assert_eq!(table.recognizer.physical(), Some(e5.placement()));
}
