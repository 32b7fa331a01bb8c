//! Games as real boards reported them.

use crate::recognition::recognizer::Settings;
use crate::recognition::tests::table::{START, Table};
use crate::sensing::{ClockEnd, ClockReading, EndReading, Orientation, SensorReport};
use jadoube_chess::board::piece::Piece;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Variant};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;

/// Reads the three messages of the recorded traffic that matter here.
fn decode(line: &str, turned: bool) -> SensorReport {
    let bytes: Vec<u8> = (0..line.len() / 2)
        .map(|i| u8::from_str_radix(&line[2 * i..2 * i + 2], 16).unwrap())
        .collect();
    let field = |field: u8| {
        let square = Square::new(field % 8, 7 - field / 8).unwrap();
        if turned { square.rotated() } else { square }
    };
    let piece = |code: u8| {
        let code = code & 0x0f;
        " PRNBKQprnbkq".chars().nth(code.into()).and_then(Piece::from_fen_letter)
    };
    let bcd = |byte: u8| i64::from(byte >> 4) * 10 + i64::from(byte & 15);
    let end = |at: usize| EndReading {
        time: Millis::from_secs(
            i64::from(bytes[at] & 15) * 3600 + bcd(bytes[at + 1]) * 60 + bcd(bytes[at + 2]),
        ),
        flag: bytes[at] & 0x50 != 0,
        blocked: bytes[at] & 0x10 != 0,
    };
    match bytes[0] {
        0x86 => {
            let mut placement = Placement::EMPTY;
            for (code, number) in bytes[3..].iter().zip(0..) {
                placement.set(field(number), piece(*code));
            }
            SensorReport::Board(placement)
        }
        0x8e => SensorReport::Square(field(bytes[3]), piece(bytes[4])),
        0x8d => {
            let a_moves = (bytes[9] & 2 != 0) != turned;
            let (a, b) = if turned { (end(6), end(3)) } else { (end(3), end(6)) };
            SensorReport::Clock(ClockReading {
                a,
                b,
                running: bytes[9] & 1 != 0,
                turn: if a_moves { ClockEnd::A } else { ClockEnd::B },
                battery_low: false,
            })
        }
        other => panic!("no such message: {other:x}"),
    }
}

/// Turns of recorded games (facts on devices, 5.1) in positions made for them: the field updates
/// between two presses, and what they mean. `turned` boards were recorded turned round.
#[test]
fn the_selected_turns_of_recorded_games_are_recognised() {
    use Orientation::{Normal, Rotated};
    let cases = [
        ("1/9", Normal, "4k3/8/2n5/1B6/8/8/8/4K3 w - - 0 1", "1200 1900 1204", "b5c6"),
        ("1/10", Normal, "4k3/3p4/2B5/8/8/8/8/4K3 b - - 0 1", "0b00 1207", "d7c6"),
        ("1/12", Normal, "4k2r/8/8/8/8/8/8/4K3 b k - 0 1", "0400 060b 0700 0508", "e8g8"),
        ("1/21", Normal, "6k1/4b3/8/3N4/8/8/8/4K3 w - - 0 1", "1b00 0c00 0c03 140a 1400", "d5e7"),
        ("1/35", Normal, "4k3/8/8/8/8/8/6K1/R7 w - - 0 1", "3800 3b02 3b00 3c02 3c00 3d02", "a1f1"),
        ("2/5", Rotated, START, "0c00 1401 1400 1c01", "d2d4"),
        ("2/18", Rotated, "4k2r/8/8/8/8/8/8/4K3 b k - 0 1", "3b00 390b 3800 3a08", "e8g8"),
        ("2/30", Rotated, "4k3/8/8/8/pP6/8/8/4K3 b - b3 0 1", "1f00 1607 1e00", "a4b3"),
        ("2/60", Rotated, "4k3/8/8/4p3/5P2/8/8/4K3 b - - 0 1", "2300 2207 2200 1a00 1a07", "e5f4"),
        ("2/62", Rotated, "6k1/2qR4/8/8/8/8/8/6K1 b - - 0 1", "3400 3500 340c", "c7d7"),
        (
            "2/70",
            Rotated,
            "6k1/8/2q5/8/2P5/8/8/6K1 b - - 0 1",
            "2d00 250c 2500 1d0c 1501 1500",
            "c6c4",
        ),
        ("johan/12", Normal, "4k3/2p5/8/8/8/8/8/4K3 b - - 0 1", "1207 0a00", "c7c6"),
        ("johan/34", Normal, "r5k1/8/8/8/8/8/8/6K1 b - - 0 1", "0000 0308 0300 0408", "a8e8"),
        ("johan/37", Normal, "6k1/8/8/5p2/4P3/8/8/6K1 w - - 0 1", "1d00 2400 1d01", "e4f5"),
        ("johan/44", Normal, "6k1/8/8/8/3P4/8/8/6K1 b - - 0 1", "2300 0600 3e00 1b0b 2405", "1-0"),
    ];
    for (name, lies, fen, fields, expected) in cases {
        for has_clock in [true, false] {
            let position = Position::from_fen(fen, Variant::Standard).unwrap();
            let mut table = Table::new(position, Settings::USUAL);
            table.lies = lies;
            table.reading.turn = match (table.reading.turn, lies) {
                (turn, Normal) => turn,
                (ClockEnd::A, Rotated) => ClockEnd::B,
                (ClockEnd::B, Rotated) => ClockEnd::A,
            };
            table.play(if has_clock { "dump clock quiet" } else { "dump quiet" }).told();
            for field in fields.split_whitespace() {
                table.sense(&decode(&format!("8e0005{field}"), false));
            }
            let is_move = expected.len() > 3;
            table.board = table.recognizer.physical().unwrap();
            table.play(match (is_move, has_clock) {
                (true, true) => "press quiet",
                (true, false) => "long confirm",
                (false, _) => "quiet dump",
            });
            assert_eq!(table.told(), expected, "{name}, clock: {has_clock}");
        }
    }
}

#[expect(clippy::disallowed_methods, clippy::print_stderr, reason = "a test reads its vectors")]
#[test]
fn a_recorded_game_is_recognised_move_by_move_without_a_false_alarm() {
    let ours = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/frozen/board-1");
    let real = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/vectors/dgt_real_1");
    for (path, plies) in [(ours, 33), (real, 57)] {
        let read = |ending: &str| std::fs::read_to_string(format!("{path}.{ending}"));
        let (Ok(hex), Ok(score)) = (read("hex"), read("uci")) else {
            assert_ne!(path, ours, "ours is always here");
            eprintln!("left out: {path} is not here");
            continue;
        };
        let score: Vec<&str> =
            score.split_whitespace().filter(|w| w.len() >= 4 && !w.ends_with('.')).collect();
        assert_eq!(score.len(), plies);
        recognised_move_by_move(&hex, &score);
    }
}

fn recognised_move_by_move(hex: &str, score: &[&str]) {
    for turned in [false, true] {
        // Reports in their second, and all glued together.
        for pace in [120, 1000, 0] {
            let mut table = Table::new(Position::start(), Settings::USUAL);
            for line in hex.lines().filter(|line| !line.starts_with('#')) {
                table.pass(pace);
                let found = table.recognizer.sense(&decode(line, turned), table.now);
                table.found.extend(found);
            }
            let lies = if turned { "rotated" } else { "normal" };
            let start = if pace == 0 { "" } else { "start " };
            let expected = format!("{lies} {start}{}", score.join(" "));
            let told = table.told();
            assert_eq!(told, expected, "turned: {turned}, pace: {pace}");
        }
    }
}
