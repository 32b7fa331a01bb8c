//! What the board says, one type per message, decoded from a whole frame and encoded into one
//! (the simulator speaks through the latter). Finding the frame in the stream is
//! [`crate::dgt::frame`]'s work; what a message means is [`crate::dgt::report`]'s.
//!
//! A frame is `id | 80h`, the length in two 7-bit halves (it counts these three bytes), and the
//! payload, in which no byte has its top bit set.

use jadoube_message::{Argument, Arguments, Value, count, plain};

use crate::dgt::eeprom::{self, MemoryEvent, bcd, bcd_below_60};
use crate::dgt::occupant::{Occupant, field_of_square, square_of_field, squares_in_field_order};
use crate::trace::{byte, hex};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;
use jadoube_laws::sensing::ClockEnd;

/// The ids with their top bit, as they stand on the wire.
mod id {
    pub(super) const BOARD: u8 = 0x86;
    pub(super) const CLOCK: u8 = 0x8D;
    pub(super) const FIELD: u8 = 0x8E;
    pub(super) const MEMORY: u8 = 0x8F;
    pub(super) const BUS_ADDRESS: u8 = 0x90;
    pub(super) const SERIAL: u8 = 0x91;
    pub(super) const TRADEMARK: u8 = 0x92;
    pub(super) const VERSION: u8 = 0x93;
    pub(super) const DRAUGHTS_BLACK: u8 = 0x94;
    pub(super) const DRAUGHTS_WHITE: u8 = 0x95;
    pub(super) const BATTERY: u8 = 0xA0;
    pub(super) const LONG_SERIAL: u8 = 0xA2;
}

/// One message of the board.
#[derive(Debug, Clone, PartialEq, Eq, jadoube_message::Message)]
#[message(prefix = "device-trace-got")]
pub enum Message {
    /// `86`: the whole board, in the order of the fields (a8 first).
    Board(#[message(name = "count", with = pieces)] Box<[Occupant; 64]>),
    /// `8D`: times, lever and status of the clock.
    Clock(#[message(name = "times")] ClockTimes),
    /// `8D` in its other form: the clock's answer to a command, or a button.
    #[message(id = "device-trace-got-answer")]
    ClockAck(ClockAck),
    /// `8D` with nothing but zeros: said now and then after a command; means nothing.
    ClockNull,
    /// `8E`: what stands on one square now.
    Field(Square, #[message(name = "holds")] Occupant),
    /// `8F`: the memory.
    Memory(#[message(name = "count", with = count)] Vec<MemoryEvent>),
    /// `90`: the address on a bus.
    BusAddress(#[message(name = "address", with = plain)] u16),
    /// `91`: the serial number.
    Serial(String),
    /// `92`: the maker's text.
    Trademark(String),
    /// `93`: the version, both numbers as sent.
    Version(#[message(name = "major")] u8, #[message(name = "minor")] u8),
    /// `A0`: the battery.
    Battery(#[message(name = "percent", with = percent)] BatteryStatus),
    /// `A2`: the long serial number.
    LongSerial(String),
    /// A board of draughts: understood, and of no use here.
    Ignored {
        /// The first byte.
        #[message(with = byte)]
        id: u8,
        /// The payload.
        #[message(skip)]
        payload: Vec<u8>,
    },
}

/// The seven bytes of a clock message, as they came. End A is bytes 3 to 5 of the message, B is
/// bytes 6 to 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ClockTimes {
    /// Hours with flags, minutes, seconds of end A.
    pub a: [u8; 3],
    /// The same of end B.
    pub b: [u8; 3],
    /// The status byte.
    pub status: u8,
}

/// Bits of the hour byte.
pub mod hour {
    /// The flag has fallen and the clock is blocked at zero.
    pub const BLOCKED: u8 = 0x10;
    /// The increment sign is shown.
    pub const INCREMENT: u8 = 0x20;
    /// The flag is shown; the clock may run on.
    pub const FLAG: u8 = 0x40;
}

/// Bits of the status byte.
pub mod status {
    /// The clock runs.
    pub const RUNNING: u8 = 0x01;
    /// The lever: set when it is A's turn. The only bit on which all sources and boards agree.
    pub const TURN_A: u8 = 0x02;
    /// The clock's battery is low.
    pub const BATTERY_LOW: u8 = 0x04;
    /// B's turn; some editions have it the other way round, so it is written but not read.
    pub const TURN_B_TOO: u8 = 0x08;
    /// A's turn; written but not read.
    pub const TURN_A_TOO: u8 = 0x10;
    /// No clock is connected and the times mean nothing.
    pub const NO_CLOCK: u8 = 0x20;
}

impl ClockTimes {
    /// The hour, minute and second bytes of a time from 0:00:00 to 9:59:59 with these flags.
    #[must_use]
    pub fn end_bytes(time: Millis, flags: u8) -> [u8; 3] {
        let secs = time.secs_ceil().clamp(0, 9 * 3600 + 3599);
        let part = |n: i64| u8::try_from(n).unwrap_or(0);
        [part(secs / 3600) | flags, bcd(part(secs / 60 % 60)), bcd(part(secs % 60))]
    }

    /// The bytes of an end.
    #[must_use]
    pub const fn end(&self, end: ClockEnd) -> [u8; 3] {
        match end {
            ClockEnd::A => self.a,
            ClockEnd::B => self.b,
        }
    }

    /// The time of an end, flags masked; nothing if the bytes are not a time.
    #[must_use]
    pub fn time(&self, end: ClockEnd) -> Option<Millis> {
        let [hours, minutes, seconds] = self.end(end);
        let hours = hours & 0x0F;
        if hours > 9 {
            return None;
        }
        let (minutes, seconds) = (bcd_below_60(minutes)?, bcd_below_60(seconds)?);
        let secs = i64::from(hours) * 3600 + i64::from(minutes) * 60 + i64::from(seconds);
        Some(Millis::from_secs(secs))
    }

    /// Whether a bit of the status is set.
    #[must_use]
    pub const fn has(&self, bit: u8) -> bool {
        self.status & bit != 0
    }

    /// Whose turn the lever shows.
    #[must_use]
    pub const fn turn(&self) -> ClockEnd {
        if self.has(status::TURN_A) { ClockEnd::A } else { ClockEnd::B }
    }
}

/// The four bytes of a clock's answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ClockAck(pub [u8; 4]);

impl ClockAck {
    /// The first byte of an answer that says yes.
    pub const OK: u8 = 0x10;
    /// The second byte when a button was pressed.
    pub const BUTTON: u8 = 0x88;

    /// The answer to a command, accepted.
    #[must_use]
    pub const fn accepted(command: u8) -> Self {
        Self([Self::OK, command, 0, 0])
    }

    /// Whether it says yes; every other code is a refusal.
    #[must_use]
    pub const fn is_ok(self) -> bool {
        self.0[0] == Self::OK
    }

    /// Whether the clock spoke of its own accord (ready, a button) and answers nothing.
    #[must_use]
    pub const fn is_unasked(self) -> bool {
        self.0[1] & 0x80 != 0
    }

    /// The command that it answers.
    #[must_use]
    pub const fn command(self) -> u8 {
        self.0[1]
    }

    const fn from_payload(p: [u8; 7]) -> Self {
        Self([
            p[1] & 0x7F | (p[3] & 0x10) << 3,
            p[2] & 0x7F | (p[3] & 0x20) << 2,
            p[4] & 0x7F | (p[0] & 0x10) << 3,
            p[5] & 0x7F | (p[0] & 0x20) << 2,
        ])
    }

    const fn payload(self) -> [u8; 7] {
        let [ack0, ack1, ack2, ack3] = self.0;
        [
            0x0A | ack2 >> 3 & 0x10 | ack3 >> 2 & 0x20,
            ack0 & 0x7F,
            ack1 & 0x7F,
            0x0A | ack0 >> 3 & 0x10 | ack1 >> 2 & 0x20,
            ack2 & 0x7F,
            ack3 & 0x7F,
            0,
        ]
    }
}

/// A wireless board's battery.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BatteryStatus {
    /// Charge left, per cent.
    pub percent: u8,
    /// Hours and minutes left; 7Fh when the board does not know.
    pub left: [u8; 2],
    /// Hours and minutes on.
    pub on: [u8; 2],
    /// Days, hours and minutes in standby.
    pub standby: [u8; 3],
    /// Bit 0 charging, bit 1 discharging.
    pub status: u8,
}

/// The bytes are no message.
#[derive(Debug, Clone, PartialEq, Eq, jadoube_message::Message)]
#[message(prefix = "device-trace-fault", error)]
pub enum MessageFault {
    /// No board sends this id in single-board mode.
    Unknown(#[message(name = "id", with = byte)] u8),
    /// The length does not belong to the id.
    Length {
        /// The first byte.
        #[message(with = byte)]
        id: u8,
        /// The length that it claimed, its three first bytes counted.
        #[message(name = "count")]
        length: usize,
    },
    /// The payload makes no sense.
    Content(#[message(name = "id", with = byte)] u8),
}

/// Whether a message with an id (top bit set) may have a length.
///
/// # Errors
/// [`MessageFault::Unknown`] or [`MessageFault::Length`].
pub fn check_length(id: u8, length: usize) -> Result<(), MessageFault> {
    let allowed = match id {
        id::BOARD => length == 67 || length == 103,
        id::CLOCK => length == 10,
        id::FIELD | id::BUS_ADDRESS | id::VERSION => length == 5,
        id::MEMORY => (3..=0x1F03).contains(&length),
        // Five digits; the oldest boards add a blank and a version.
        id::SERIAL => (8..=12).contains(&length),
        id::TRADEMARK => (3..=259).contains(&length),
        id::DRAUGHTS_BLACK | id::DRAUGHTS_WHITE => length == 53,
        id::BATTERY => length == 12,
        id::LONG_SERIAL => length == 13,
        unknown => return Err(MessageFault::Unknown(unknown)),
    };
    if allowed { Ok(()) } else { Err(MessageFault::Length { id, length }) }
}

/// Whether an id (top bit set) begins a message of single-board mode.
#[must_use]
pub fn is_known(id: u8) -> bool {
    !matches!(check_length(id, 0), Err(MessageFault::Unknown(_)))
}

impl Message {
    /// Reads one whole frame.
    ///
    /// # Errors
    /// [`MessageFault`] when the id, the length or the payload is not one of the table's.
    pub fn decode(frame: &[u8]) -> Result<Self, MessageFault> {
        let [id, high, low, payload @ ..] = frame else {
            let id = frame.first().copied().unwrap_or(0);
            return Err(MessageFault::Length { id, length: frame.len() });
        };
        check_length(*id, frame.len())?;
        if (usize::from(*high) << 7 | usize::from(*low)) != frame.len() {
            return Err(MessageFault::Length { id: *id, length: frame.len() });
        }
        if frame.iter().skip(1).any(|byte| *byte >= 0x80) {
            return Err(MessageFault::Content(*id));
        }
        Self::from_payload(*id, payload).ok_or(MessageFault::Content(*id))
    }

    fn from_payload(id: u8, payload: &[u8]) -> Option<Self> {
        Some(match (id, payload) {
            (id::BOARD, codes) if codes.len() == 64 => {
                let mut board = Box::new([Occupant::Empty; 64]);
                for (place, code) in board.iter_mut().zip(codes) {
                    *place = Occupant::from_code(*code);
                }
                Self::Board(board)
            }
            (id::CLOCK, bytes) => Self::from_clock(bytes.try_into().ok()?),
            (id::FIELD, [field, code]) => {
                Self::Field(square_of_field(*field)?, Occupant::from_code(*code))
            }
            (id::MEMORY, stream) => Self::Memory(eeprom::decode(stream)),
            (id::BUS_ADDRESS, [high, low]) => {
                Self::BusAddress(u16::from(*high) << 7 | u16::from(*low))
            }
            (id::SERIAL, text) => Self::Serial(ascii(text)),
            (id::TRADEMARK, text) => Self::Trademark(ascii(text)),
            (id::VERSION, [major, minor]) => Self::Version(*major, *minor),
            (id::BATTERY, &[percent, lh, lm, oh, om, sd, sh, sm, status]) => {
                Self::Battery(BatteryStatus {
                    percent,
                    left: [lh, lm],
                    on: [oh, om],
                    standby: [sd, sh, sm],
                    status,
                })
            }
            (id::LONG_SERIAL, text) => Self::LongSerial(ascii(text)),
            (id::BOARD | id::DRAUGHTS_BLACK | id::DRAUGHTS_WHITE, payload) => {
                Self::Ignored { id, payload: payload.to_vec() }
            }
            _ => return None,
        })
    }

    fn from_clock(payload: [u8; 7]) -> Self {
        let [ah, am, asec, bh, bm, bsec, status] = payload;
        if payload == [0; 7] {
            Self::ClockNull
        } else if ah & 0x0F == 0x0A || bh & 0x0F == 0x0A {
            Self::ClockAck(ClockAck::from_payload(payload))
        } else {
            Self::Clock(ClockTimes { a: [ah, am, asec], b: [bh, bm, bsec], status })
        }
    }

    /// The frame.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let (id, payload) = match self {
            Self::Board(board) => (id::BOARD, board.iter().map(|o| o.code()).collect()),
            Self::Clock(ClockTimes { a, b, status }) => {
                (id::CLOCK, [a.as_slice(), b, &[*status]].concat())
            }
            Self::ClockAck(ack) => (id::CLOCK, ack.payload().to_vec()),
            Self::ClockNull => (id::CLOCK, vec![0; 7]),
            Self::Field(square, occupant) => {
                (id::FIELD, vec![field_of_square(*square), occupant.code()])
            }
            Self::Memory(events) => (id::MEMORY, eeprom::encode(events)),
            Self::BusAddress(address) => {
                (id::BUS_ADDRESS, seven_bit_halves(usize::from(*address)).to_vec())
            }
            Self::Serial(text) => (id::SERIAL, text.as_bytes().to_vec()),
            Self::Trademark(text) => (id::TRADEMARK, text.as_bytes().to_vec()),
            Self::Version(major, minor) => (id::VERSION, vec![*major, *minor]),
            Self::Battery(b) => {
                let payload = [&[b.percent], b.left.as_slice(), &b.on, &b.standby, &[b.status]];
                (id::BATTERY, payload.concat())
            }
            Self::LongSerial(text) => (id::LONG_SERIAL, text.as_bytes().to_vec()),
            Self::Ignored { id, payload } => (*id, payload.clone()),
        };
        let payload: Vec<u8> = payload.into_iter().map(|byte| byte & 0x7F).collect();
        let [high, low] = seven_bit_halves(payload.len() + 3);
        [&[id, high, low], payload.as_slice()].concat()
    }

    /// The dump of an arrangement, `at` telling what stands on a square.
    pub fn board_of(at: impl Fn(Square) -> Occupant) -> Self {
        let mut board = Box::new([Occupant::Empty; 64]);
        for (place, square) in board.iter_mut().zip(squares_in_field_order()) {
            *place = at(square);
        }
        Self::Board(board)
    }
}

fn seven_bit_halves(number: usize) -> [u8; 2] {
    // Both are masked to seven bits, so nothing is lost but what has no room on the wire.
    [number >> 7, number].map(|half| (half & 0x7F).to_le_bytes()[0])
}

fn ascii(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(byte & 0x7F)).collect()
}

fn pieces(board: &[Occupant; 64]) -> Value<'static> {
    let count = board.iter().filter(|o| **o != Occupant::Empty).count();
    Value::Number(i64::try_from(count).unwrap_or(i64::MAX))
}

fn percent(battery: &BatteryStatus) -> Value<'static> {
    Value::Number(battery.percent.into())
}

/// Three values: the key of what the answer is, the command and the bytes.
impl Argument for ClockAck {
    const NAME: &'static str = "answer";

    fn value(&self) -> Value<'_> {
        let kind = match self {
            ack if ack.is_unasked() => "unasked",
            ack if ack.is_ok() => "done",
            _ => "refused",
        };
        Value::Text(kind.into())
    }

    fn put_into<'a>(&'a self, name: &'static str, into: &mut Arguments<'a>) {
        into.push((name, self.value()));
        into.push(("command", byte(&self.command())));
        into.push(("bytes", Value::Text(hex(&self.0).into())));
    }

    fn names(name: &'static str) -> Vec<&'static str> {
        vec![name, "command", "bytes"]
    }
}

/// `A 0:03:02, B 0:02:59, runs, A to move`.
impl Argument for ClockTimes {
    const NAME: &'static str = "times";

    fn value(&self) -> Value<'_> {
        let said = |id: &'static str| Value::Said(id.into(), Arguments::new());
        if self.has(status::NO_CLOCK) {
            return said("device-trace-no-clock");
        }
        let name = |end: ClockEnd| Value::Text(if end == ClockEnd::A { "A" } else { "B" }.into());
        let of = |end: ClockEnd| {
            let flag = match self.end(end)[0] & (hour::BLOCKED | hour::FLAG) {
                0 => "none",
                hour::FLAG => "flag",
                _ => "blocked",
            };
            let time = self.time(end).map_or(Value::NONE, |time| Value::ClockInFull(time.0));
            let values =
                vec![("end", name(end)), ("time", time), ("flag", Value::Text(flag.into()))];
            Value::Said("device-trace-end".into(), values)
        };
        let runs = self.has(status::RUNNING);
        let turn = Value::Said("device-trace-turn".into(), vec![("end", name(self.turn()))]);
        let mut all = vec![of(ClockEnd::A), of(ClockEnd::B)];
        all.push(said(if runs { "device-trace-runs" } else { "device-trace-stands" }));
        all.push(turn);
        all.extend(self.has(status::BATTERY_LOW).then(|| said("device-trace-battery-low")));
        Value::List(all, ", ")
    }
}

/// One message of every kind with its bytes, for the tests of this module.
#[cfg(test)]
pub(in crate::dgt) fn samples() -> Vec<(Message, Vec<u8>)> {
    use crate::dgt::eeprom::Mark;
    let field = |number| square_of_field(number).expect("a field of the table");
    let start = jadoube_chess::board::placement::Placement::start();
    let mut dump = vec![0x86, 0x00, 0x43, 8, 9, 10, 12, 11, 10, 9, 8];
    dump.extend([7; 8].iter().chain(&[0; 32]).chain(&[1; 8]));
    dump.extend([2, 3, 4, 6, 5, 4, 3, 2]);
    let draughts = |id: u8, length: u8| {
        let payload = vec![1; usize::from(length) - 3];
        let bytes = [&[id, 0, length], payload.as_slice()].concat();
        (Message::Ignored { id, payload }, bytes)
    };
    vec![
        (Message::board_of(|square| start.get(square).into()), dump),
        (
            // Hours with the increment sign; A stands at 0:00:00 with its flag, the clock stopped.
            Message::Clock(ClockTimes { a: [0x30, 0, 0], b: [0x20, 0, 0x16], status: 0x12 }),
            vec![0x8D, 0, 0x0A, 0x30, 0, 0, 0x20, 0, 0x16, 0x12],
        ),
        (
            Message::ClockAck(ClockAck([0x10, 0x09, 0x22, 0])),
            vec![0x8D, 0, 0x0A, 0x0A, 0x10, 0x09, 0x0A, 0x22, 0, 0],
        ),
        (
            // A button: the top bit of the second byte travels in bit 5 of byte 6.
            Message::ClockAck(ClockAck([0x10, 0x88, 0, 0x35])),
            vec![0x8D, 0, 0x0A, 0x0A, 0x10, 0x08, 0x2A, 0, 0x35, 0],
        ),
        (
            Message::ClockAck(ClockAck([0x90, 0x01, 0x80, 0x81])),
            vec![0x8D, 0, 0x0A, 0x3A, 0x10, 0x01, 0x1A, 0, 0x01, 0],
        ),
        (Message::ClockNull, vec![0x8D, 0, 0x0A, 0, 0, 0, 0, 0, 0, 0]),
        (Message::Field(field(52), Occupant::Empty), vec![0x8E, 0, 5, 0x34, 0]),
        (Message::Field(field(36), Occupant::from_code(1)), vec![0x8E, 0, 5, 0x24, 1]),
        (Message::Field(field(36), Occupant::from_code(14)), vec![0x8E, 0, 5, 0x24, 14]),
        (
            Message::Memory(vec![MemoryEvent::Mark(Mark::PowerUp), MemoryEvent::Mark(Mark::End)]),
            vec![0x8F, 0, 5, 0x6A, 0x6B],
        ),
        (Message::BusAddress(1025), vec![0x90, 0, 5, 8, 1]),
        (Message::Serial("01025".into()), b"\x91\x00\x0801025".to_vec()),
        (Message::Serial("01025 1.0".into()), b"\x91\x00\x0C01025 1.0".to_vec()),
        (Message::Trademark("board".into()), b"\x92\x00\x08board".to_vec()),
        (Message::Trademark("x".repeat(200)), [vec![0x92, 1, 75], vec![b'x'; 200]].concat()),
        (Message::Version(1, 8), vec![0x93, 0, 5, 1, 8]),
        (
            Message::Battery(BatteryStatus {
                percent: 84,
                left: [0x7F, 0x7F],
                on: [2, 30],
                standby: [1, 2, 3],
                status: 2,
            }),
            vec![0xA0, 0, 12, 84, 0x7F, 0x7F, 2, 30, 1, 2, 3, 2],
        ),
        (Message::LongSerial("3000147740".into()), b"\xA2\x00\x0D3000147740".to_vec()),
        draughts(0x94, 53),
        draughts(0x95, 53),
        draughts(0x86, 103),
    ]
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn every_message_has_the_bytes_of_the_table_both_ways() {
        for (message, bytes) in samples() {
            assert_eq!(message.encode(), bytes, "{message:?}");
            assert_eq!(Message::decode(&bytes), Ok(message));
        }
    }

    #[test]
    fn a_frame_cut_lengthened_or_with_a_top_bit_is_refused() {
        for (message, bytes) in samples() {
            let cut = &bytes[..bytes.len() - 1];
            assert!(Message::decode(cut).is_err(), "{message:?} cut");
            assert!(
                Message::decode(&[bytes.as_slice(), &[0]].concat()).is_err(),
                "{message:?} long"
            );
            for position in 1..bytes.len() {
                let mut wrong = bytes.clone();
                wrong[position] |= 0x80;
                assert!(Message::decode(&wrong).is_err(), "{message:?}, byte {position}");
            }
        }
        assert_eq!(
            Message::decode(&[0x8E, 0, 5, 64, 1]),
            Err(MessageFault::Content(0x8E)),
            "there is no field 64"
        );
        assert_eq!(Message::decode(&[0xC0, 0, 3]), Err(MessageFault::Unknown(0xC0)));
    }

    #[test]
    fn the_time_of_an_end_is_read_without_its_flags_and_only_if_it_is_one() {
        for (bytes, secs) in [
            ([0x20, 0x03, 0x02], Some(182)),
            ([0x79, 0x59, 0x59], Some(35_999)),
            ([0x0B, 0x00, 0x00], None),
            ([0x00, 0x60, 0x00], None),
            ([0x00, 0x1A, 0x00], None),
            ([0x00, 0x00, 0x7F], None),
        ] {
            let times = ClockTimes { a: bytes, b: [0; 3], status: 0 };
            assert_eq!(times.time(ClockEnd::A), secs.map(Millis::from_secs), "{bytes:02x?}");
        }
        assert_eq!(ClockTimes::end_bytes(Millis(3_722_001), hour::FLAG), [0x41, 0x02, 0x03]);
    }

    proptest! {
        #[test]
        fn four_answer_bytes_survive_being_folded_into_a_clock_message(bytes: [u8; 4]) {
            let message = Message::ClockAck(ClockAck(bytes));
            prop_assert_eq!(Message::decode(&message.encode()), Ok(message));
        }

        #[test]
        fn every_clock_payload_is_written_back_as_it_came(payload: [u8; 7]) {
            let payload = payload.map(|byte| byte & 0x7F);
            let frame = [&[0x8D, 0, 0x0A], payload.as_slice()].concat();
            let message = Message::decode(&frame).unwrap();
            if matches!(message, Message::Clock(_) | Message::ClockNull) {
                prop_assert_eq!(message.encode(), frame);
            }
        }
    }
}
