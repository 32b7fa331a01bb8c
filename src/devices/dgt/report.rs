//! A message of the board as a reading for the rest of the program. Messages that mean nothing to
//! a game (a null clock message, times that are no times, draughts) give no reading.

use crate::dgt::eeprom::{Display, Interval, MemoryEvent};
use crate::dgt::message::{ClockAck, ClockTimes, Message, hour, status};
use crate::dgt::occupant::{Occupant, squares_in_field_order};
use jadoube_chess::board::placement::Placement;
use jadoube_laws::sensing::{
    Battery, ClockAnswer, ClockEnd, ClockReading, ClockVersion, DeviceIdentity, EndReading,
    MemoryRecord, SensorReport,
};

/// The readings in a message: none, one, or two where a piece that stands for a result is on the
/// board (for the game its square is empty).
#[must_use]
pub fn sensed(message: &Message) -> Vec<SensorReport> {
    match message {
        Message::Board(board) => from_board(board),
        Message::Field(square, occupant) => {
            let mut readings = vec![SensorReport::Square(*square, occupant.piece())];
            if let Occupant::Result(signal) = occupant {
                readings.push(SensorReport::ResultPiece(*signal));
            }
            readings
        }
        Message::Clock(times) => from_clock(times).into_iter().collect(),
        Message::ClockAck(ack) => from_answer(*ack).into_iter().collect(),
        Message::Serial(text) | Message::LongSerial(text) => {
            vec![identity(DeviceIdentity { serial: Some(text.trim().into()), ..make() })]
        }
        Message::Version(major, minor) => {
            vec![identity(DeviceIdentity { version: Some((*major, *minor)), ..make() })]
        }
        Message::Battery(battery) => vec![SensorReport::Battery(Battery {
            percent: battery.percent.min(100),
            charging: battery.status & 0x01 != 0,
        })],
        Message::Memory(events) => vec![SensorReport::Memory(remembered(events))],
        Message::ClockNull
        | Message::BusAddress(_)
        | Message::Trademark(_)
        | Message::Ignored { .. } => Vec::new(),
    }
}

/// What of the memory means something to a game: where the pieces came to stand, and the times of
/// the clock. After power came on all pieces are told once more, which changes nothing.
fn remembered(events: &[MemoryEvent]) -> Vec<MemoryRecord> {
    let kept = events.iter().filter_map(|event| match event {
        MemoryEvent::Square { square, occupant, interval } => Some(MemoryRecord::Square {
            square: *square,
            piece: occupant.piece(),
            soon: *interval == Interval::Short,
        }),
        // Seen from the front, the left display is that of end B.
        MemoryEvent::Time { display: Display::Left, time } => {
            Some(MemoryRecord::Halted { end: ClockEnd::B, time: *time })
        }
        MemoryEvent::Time { display: Display::Right, time } => {
            Some(MemoryRecord::Halted { end: ClockEnd::A, time: *time })
        }
        MemoryEvent::Mark(_) | MemoryEvent::Unreadable(_) => None,
    });
    kept.collect()
}

fn make() -> DeviceIdentity {
    DeviceIdentity { make: Some("DGT".into()), ..DeviceIdentity::default() }
}

const fn identity(part: DeviceIdentity) -> SensorReport {
    SensorReport::Identity(part)
}

fn from_board(board: &[Occupant; 64]) -> Vec<SensorReport> {
    let mut placement = Placement::EMPTY;
    for (square, occupant) in squares_in_field_order().zip(board) {
        placement.set(square, occupant.piece());
    }
    let signals = board.iter().filter_map(|occupant| match occupant {
        Occupant::Result(signal) => Some(SensorReport::ResultPiece(*signal)),
        Occupant::Empty | Occupant::Piece(_) => None,
    });
    std::iter::once(SensorReport::Board(placement)).chain(signals).collect()
}

fn from_clock(times: &ClockTimes) -> Option<SensorReport> {
    // The times are garbage then, so this comes first.
    if times.has(status::NO_CLOCK) {
        return Some(SensorReport::NoClock);
    }
    Some(SensorReport::Clock(ClockReading {
        a: end_reading(times, ClockEnd::A)?,
        b: end_reading(times, ClockEnd::B)?,
        running: times.has(status::RUNNING),
        turn: times.turn(),
        battery_low: times.has(status::BATTERY_LOW),
    }))
}

fn end_reading(times: &ClockTimes, end: ClockEnd) -> Option<EndReading> {
    let [flags, ..] = times.end(end);
    let blocked = flags & hour::BLOCKED != 0;
    Some(EndReading { time: times.time(end)?, flag: blocked || flags & hour::FLAG != 0, blocked })
}

const fn from_answer(ack: ClockAck) -> Option<SensorReport> {
    let ClockAck([ack0, ack1, ack2, ack3]) = ack;
    Some(SensorReport::ClockAnswer(match ack1 {
        ClockAck::BUTTON => ClockAnswer::Button(ack3),
        // Ready, and two that even the maker writes with a question mark: no answers to anything.
        _ if ack.is_unasked() => return None,
        _ if !ack.is_ok() => ClockAnswer::Refused { code: ack0 },
        0x09 => ClockAnswer::Version(version(ack2)),
        _ => ClockAnswer::Accepted,
    }))
}

const fn version(byte: u8) -> ClockVersion {
    let (major, minor) = (byte >> 4, byte & 0x0F);
    let model = match major {
        1 => Some("DGT XL"),
        2 => Some("DGT 3000"),
        _ => None,
    };
    ClockVersion { model, major, minor }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dgt::occupant::square_of_field;
    use jadoube_chess::moment::Millis;
    use jadoube_laws::sensing::ResultSignal;

    fn clock(payload: [u8; 7]) -> Option<SensorReport> {
        let frame = [&[0x8D, 0, 0x0A], payload.as_slice()].concat();
        sensed(&Message::decode(&frame).unwrap()).pop()
    }

    fn end(secs: i64) -> EndReading {
        EndReading { time: Millis::from_secs(secs), flag: false, blocked: false }
    }

    #[test]
    fn the_four_status_bytes_of_real_boards_tell_turn_and_running() {
        use ClockEnd::{A, B};
        for (status, running, turn) in
            [(0x08, false, B), (0x09, true, B), (0x12, false, A), (0x13, true, A)]
        {
            let reading =
                ClockReading { a: end(182), b: end(179), running, turn, battery_low: false };
            let payload = [0x20, 0x03, 0x02, 0x20, 0x02, 0x59, status];
            assert_eq!(clock(payload), Some(SensorReport::Clock(reading)), "{status:02x}");
        }
    }

    #[test]
    fn a_flag_that_blocks_and_a_flag_that_lets_the_clock_run_on_are_told_apart() {
        for (hours, flag, blocked) in
            [(0x00, false, false), (0x30, true, true), (0x60, true, false)]
        {
            let Some(SensorReport::Clock(reading)) = clock([hours, 0, 0, 0x20, 0, 0x16, 0x12])
            else {
                panic!("a reading of {hours:02x}")
            };
            assert_eq!((reading.a.flag, reading.a.blocked), (flag, blocked), "{hours:02x}");
            assert_eq!(reading.b, end(16));
        }
    }

    #[test]
    fn nothing_is_made_of_null_messages_and_of_times_that_are_no_times() {
        for payload in [
            [0, 0, 0, 0, 0, 0, 0],
            [0x0B, 0, 0, 0, 0, 1, 0x08],
            [0, 0x60, 0, 0, 0, 1, 0x08],
            [0, 0, 1, 0, 0x0A, 0, 0x08],
        ] {
            assert_eq!(clock(payload), None, "{payload:02x?}");
        }
    }

    #[test]
    fn without_a_clock_the_garbage_times_are_not_looked_at() {
        assert_eq!(clock([0x0F, 0x7F, 0x7F, 0, 0, 0, 0x20]), Some(SensorReport::NoClock));
    }

    #[test]
    fn a_low_battery_of_the_clock_is_seen() {
        let reading = clock([0, 1, 0, 0, 1, 0, 0x0C]);
        assert!(matches!(reading, Some(SensorReport::Clock(r)) if r.battery_low), "{reading:?}");
    }

    #[test]
    fn answers_of_the_clock_are_told_apart() {
        let known = |model, major, minor| ClockVersion { model: Some(model), major, minor };
        for (bytes, expected) in [
            ([0x10, 0x0A, 0, 0], Some(ClockAnswer::Accepted)),
            ([0x10, 0x09, 0x20, 0], Some(ClockAnswer::Version(known("DGT 3000", 2, 0)))),
            ([0x10, 0x09, 0x1E, 0], Some(ClockAnswer::Version(known("DGT XL", 1, 14)))),
            ([0x10, 0x88, 0, 0x35], Some(ClockAnswer::Button(0x35))),
            ([0x40, 0x0A, 0, 0], Some(ClockAnswer::Refused { code: 0x40 })),
            ([0x20, 0, 0, 0], Some(ClockAnswer::Refused { code: 0x20 })),
            ([0x10, 0x81, 0, 0], None),
            ([0x10, 0x90, 0, 0], None),
        ] {
            let found = sensed(&Message::ClockAck(ClockAck(bytes))).pop();
            assert_eq!(found, expected.map(SensorReport::ClockAnswer), "{bytes:02x?}");
        }
    }

    #[test]
    fn the_start_position_is_sensed_as_it_stands_and_rotated_when_the_board_is_turned() {
        let start = Placement::start();
        for placement in [start, start.rotated(), Placement::EMPTY] {
            let dump = Message::board_of(|square| placement.get(square).into());
            assert_eq!(sensed(&dump), [SensorReport::Board(placement)]);
        }
    }

    #[test]
    fn a_piece_that_stands_for_a_result_leaves_its_square_empty_for_the_game() {
        let e4 = square_of_field(36).unwrap();
        let signal = Occupant::Result(ResultSignal::WhiteWins);
        let expected = SensorReport::ResultPiece(ResultSignal::WhiteWins);
        assert_eq!(
            sensed(&Message::Field(e4, signal)),
            [SensorReport::Square(e4, None), expected.clone()]
        );
        let dump = Message::board_of(|sq| if sq == e4 { signal } else { Occupant::Empty });
        assert_eq!(sensed(&dump), [SensorReport::Board(Placement::EMPTY), expected]);
    }
}
