//! What the host may say to the board, with its bytes, and the reader that the simulator hears it
//! with. Commands that write into the board's memory or start its boot loader (4E, 51, 53, 54)
//! have no word here, so that they cannot be sent.

use std::borrow::Cow;

use jadoube_message::{Message, Value};

use crate::dgt::occupant::{field_of_square, square_of_field};
use crate::dgt::segments::{Strokes, six_places};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;
use jadoube_laws::sensing::ClockEnd;

/// One command to the board.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "device-trace-ask")]
pub enum HostCommand {
    /// `40`: idle mode, no more updates; no answer.
    Reset,
    /// `41`: the clock's times once.
    Clock,
    /// `42`: the whole board once; the mode stays.
    Board,
    /// `43`: updates of fields, and of the clock at least every second.
    UpdateAll,
    /// `44`: updates of fields only; no clock, not even its answers.
    UpdateBoard,
    /// `4B`: updates of fields, and of the clock when it changed. The mode to use.
    UpdateNice,
    /// `45`: the serial number. Also asked to see whether the board is alive.
    Serial,
    /// `46`: the address on a bus.
    BusAddress,
    /// `47`: the maker's text.
    Trademark,
    /// `49`: the memory of all past games, eight seconds of bytes.
    Memory,
    /// `4A`: bus mode, in which the board is silent until a single-board command.
    BusMode,
    /// `4C`: the battery of a wireless board.
    Battery,
    /// `4D`: the version.
    Version,
    /// `55`: the long serial number.
    LongSerial,
    /// `60`: the lights of a Revelation II.
    Lights(#[message(name = "squares", with = Lights::squares)] Lights),
    /// `2B`: something for the clock.
    #[message(transparent)]
    Clockwork(ClockCommand),
}

/// Which lights of a Revelation II.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lights {
    /// All dark.
    AllOff,
    /// Two squares dark.
    Off(Square, Square),
    /// Two squares lit.
    On(Square, Square),
    /// Two squares flashing as the board likes.
    Automatic(Square, Square),
}

/// A command to the clock; answered only in the modes 43 and 4B.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "device-trace-clock")]
pub enum ClockCommand {
    /// `01`: six places of seven strokes.
    #[message(skip(places, icons, beep))]
    TextXl {
        /// The places from left to right.
        places: [Strokes; 6],
        /// Dots, colons and the ones before them.
        icons: u8,
        /// Whether it beeps.
        beep: Sound,
    },
    /// `02`: the icons (flags, periods, kings).
    #[message(skip(icons, special))]
    Icons {
        /// Four bytes of icons.
        icons: [u8; 4],
        /// The byte that acts on all of them.
        special: u8,
    },
    /// `03`: back from the text to the times.
    EndText,
    /// `08`: the buttons; answered, but without a button.
    Buttons,
    /// `09`: the version.
    Version,
    /// `0A`: sets both times and starts or stops.
    SetAndRun {
        /// End A (the protocol's right).
        #[message(with = ClockTime::shown)]
        a: ClockTime,
        /// End B (the protocol's left).
        #[message(with = ClockTime::shown)]
        b: ClockTime,
        /// Which end runs.
        #[message(with = Run::key)]
        run: Run,
    },
    /// `0B`: a beep of so many 64 ms.
    Beep {
        /// Units of 64 ms, 1 to 127.
        #[message(name = "ms", with = milliseconds)]
        units: u8,
    },
    /// `0C`: eight letters on a DGT 3000.
    #[message(id = "device-trace-clock-text")]
    Text3000 {
        /// The letters, printable ASCII.
        #[message(with = ascii)]
        text: [u8; 8],
        /// Beeps, 0 to 15 units.
        #[message(skip)]
        beep: u8,
    },
    /// `0D`: eleven letters on a Revelation II.
    #[message(id = "device-trace-clock-text")]
    TextRevelation {
        /// The letters, printable ASCII.
        #[message(with = ascii)]
        text: [u8; 11],
        /// Beeps, 0 to 15 units.
        #[message(skip)]
        beep: u8,
    },
}

/// Whether the clock beeps with a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sound {
    /// The clock is silent.
    Quiet,
    /// The clock beeps.
    Beep,
}

/// What runs after a set-and-run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Run {
    /// Nothing: the clock stands.
    Stopped,
    /// An end runs down, and the lever changes over.
    Running(ClockEnd),
}

/// A time that the clock can be set to, up to 9:59:59.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ClockTime {
    secs: u16,
}

/// The time is negative, or more than such a clock has digits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a DGT clock can be set from 0:00:00 to 9:59:59, not to {0}; set it by its own buttons")]
pub struct NotSettable(pub Millis);

impl ClockTime {
    const LONGEST_SECS: i64 = 9 * 3600 + 59 * 60 + 59;

    /// The time as the clock shows it: parts of a second are rounded up.
    ///
    /// # Errors
    /// [`NotSettable`] outside 0:00:00 to 9:59:59.
    pub fn new(time: Millis) -> Result<Self, NotSettable> {
        let secs = time.secs_ceil();
        match u16::try_from(secs) {
            Ok(short) if secs <= Self::LONGEST_SECS => Ok(Self { secs: short }),
            _ => Err(NotSettable(time)),
        }
    }

    /// As a value of a message: as a clock shows it.
    fn shown(&self) -> Value<'_> {
        Value::ClockInFull(self.millis().0)
    }

    /// The span.
    #[must_use]
    pub fn millis(self) -> Millis {
        Millis::from_secs(i64::from(self.secs))
    }

    /// Hours, minutes, seconds.
    #[must_use]
    pub fn hms(self) -> [u8; 3] {
        // Each fits: the hours are at most 9, the others below 60.
        [self.secs / 3600, self.secs / 60 % 60, self.secs % 60].map(|n| n.to_le_bytes()[0])
    }

    fn from_hms(hours: u8, minutes: u8, seconds: u8) -> Option<Self> {
        let secs = i64::from(hours & 0x0F) * 3600 + i64::from(minutes) * 60 + i64::from(seconds);
        Self::new(Millis::from_secs(secs)).ok()
    }
}

impl ClockCommand {
    /// Sets both times and what runs.
    ///
    /// # Errors
    /// [`NotSettable`] when a time is outside 0:00:00 to 9:59:59.
    pub fn set_and_run(a: Millis, b: Millis, run: Run) -> Result<Self, NotSettable> {
        Ok(Self::SetAndRun { a: ClockTime::new(a)?, b: ClockTime::new(b)?, run })
    }

    /// A text for the six places of a DGT XL.
    #[must_use]
    pub fn text_xl(text: &str, beep: Sound) -> Self {
        Self::TextXl { places: six_places(text), icons: 0, beep }
    }

    /// A text for the eight letters of a DGT 3000; what is not printable ASCII becomes a blank.
    #[must_use]
    pub fn text_3000(text: &str, beep: Sound) -> Self {
        Self::Text3000 { text: padded(text), beep: if beep == Sound::Beep { 1 } else { 0 } }
    }

    /// A beep, 64 ms to about 8 s.
    #[must_use]
    pub fn beep(length: Millis) -> Self {
        let units = length.0.saturating_add(63).div_euclid(64).clamp(1, 127);
        Self::Beep { units: u8::try_from(units).unwrap_or(1) }
    }

    /// The byte that the clock repeats in its answer.
    #[must_use]
    pub const fn id(&self) -> u8 {
        match self {
            Self::TextXl { .. } => 0x01,
            Self::Icons { .. } => 0x02,
            Self::EndText => 0x03,
            Self::Buttons => 0x08,
            Self::Version => 0x09,
            Self::SetAndRun { .. } => 0x0A,
            Self::Beep { .. } => 0x0B,
            Self::Text3000 { .. } => 0x0C,
            Self::TextRevelation { .. } => 0x0D,
        }
    }

    fn data(&self) -> Vec<u8> {
        match self {
            Self::TextXl { places: [a, b, c, d, e, f], icons, beep } => {
                let beep = if *beep == Sound::Beep { 0x03 } else { 0x01 };
                vec![*c, *b, *a, *f, *e, *d, *icons, beep]
            }
            Self::Icons { icons: [a, b, c, d], special } => {
                vec![*a, *b, *c, *d, *special, 0, 0, 0]
            }
            Self::EndText | Self::Buttons | Self::Version => Vec::new(),
            Self::SetAndRun { a, b, run } => {
                let flags = match run {
                    Run::Stopped => 0x00,
                    Run::Running(ClockEnd::B) => 0x09,
                    Run::Running(ClockEnd::A) => 0x0A,
                };
                [b.hms().as_slice(), a.hms().as_slice(), &[flags]].concat()
            }
            Self::Beep { units } => vec![*units],
            Self::Text3000 { text, beep } => [text.as_slice(), &[*beep]].concat(),
            Self::TextRevelation { text, beep } => [text.as_slice(), &[*beep]].concat(),
        }
    }

    fn from_data(id: u8, data: &[u8]) -> Option<Self> {
        Some(match (id, data) {
            (0x01, &[c, b, a, f, e, d, icons, beep]) => Self::TextXl {
                places: [a, b, c, d, e, f],
                icons,
                beep: if beep == 0x03 { Sound::Beep } else { Sound::Quiet },
            },
            (0x02, &[a, b, c, d, special, ..]) => Self::Icons { icons: [a, b, c, d], special },
            (0x03, []) => Self::EndText,
            (0x08, []) => Self::Buttons,
            (0x09, []) => Self::Version,
            (0x0A, &[lh, lm, ls, rh, rm, rs, flags]) => Self::SetAndRun {
                a: ClockTime::from_hms(rh, rm, rs)?,
                b: ClockTime::from_hms(lh, lm, ls)?,
                run: match flags & 0x07 {
                    0x01 => Run::Running(ClockEnd::B),
                    0x02 => Run::Running(ClockEnd::A),
                    _ => Run::Stopped,
                },
            },
            (0x0B, &[units]) => Self::Beep { units },
            (0x0C, [text @ .., beep]) => {
                Self::Text3000 { text: text.try_into().ok()?, beep: *beep }
            }
            (0x0D, [text @ .., beep]) => {
                Self::TextRevelation { text: text.try_into().ok()?, beep: *beep }
            }
            _ => return None,
        })
    }
}

fn padded<const N: usize>(text: &str) -> [u8; N] {
    let mut letters = [b' '; N];
    for (letter, c) in letters.iter_mut().zip(text.chars()) {
        *letter = u8::try_from(c).ok().filter(|b| (b' '..0x7F).contains(b)).unwrap_or(b' ');
    }
    letters
}

impl HostCommand {
    /// The bytes.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        match self {
            Self::Lights(lights) => {
                let (pattern, from, to) = match lights {
                    Lights::AllOff => (0, 0x40, 0),
                    Lights::Off(from, to) => (0, field_of_square(*from), field_of_square(*to)),
                    Lights::On(from, to) => (1, field_of_square(*from), field_of_square(*to)),
                    Lights::Automatic(from, to) => {
                        (2, field_of_square(*from), field_of_square(*to))
                    }
                };
                vec![0x60, 0x04, pattern, from, to, 0x00]
            }
            Self::Clockwork(command) => {
                let data = command.data();
                // At most twelve bytes of data, so the size is far below 128.
                let size = u8::try_from(data.len() + 3).unwrap_or(3);
                [&[0x2B, size, 0x03, command.id()], data.as_slice(), &[0x00]].concat()
            }
            simple => simple.letter().into_iter().collect(),
        }
    }

    const fn letter(&self) -> Option<u8> {
        Some(match self {
            Self::Reset => 0x40,
            Self::Clock => 0x41,
            Self::Board => 0x42,
            Self::UpdateAll => 0x43,
            Self::UpdateBoard => 0x44,
            Self::Serial => 0x45,
            Self::BusAddress => 0x46,
            Self::Trademark => 0x47,
            Self::Memory => 0x49,
            Self::BusMode => 0x4A,
            Self::UpdateNice => 0x4B,
            Self::Battery => 0x4C,
            Self::Version => 0x4D,
            Self::LongSerial => 0x55,
            Self::Lights(_) | Self::Clockwork(_) => return None,
        })
    }

    fn from_letter(letter: u8) -> Option<Self> {
        const SIMPLE: [HostCommand; 14] = [
            HostCommand::Reset,
            HostCommand::Clock,
            HostCommand::Board,
            HostCommand::UpdateAll,
            HostCommand::UpdateBoard,
            HostCommand::Serial,
            HostCommand::BusAddress,
            HostCommand::Trademark,
            HostCommand::Memory,
            HostCommand::BusMode,
            HostCommand::UpdateNice,
            HostCommand::Battery,
            HostCommand::Version,
            HostCommand::LongSerial,
        ];
        SIMPLE.into_iter().find(|command| command.letter() == Some(letter))
    }
}

impl Run {
    /// As a value of a message: the end that runs, or the key `none`.
    const fn key(&self) -> Value<'static> {
        match self {
            Self::Stopped => Value::NONE,
            Self::Running(ClockEnd::A) => Value::Text(Cow::Borrowed("A")),
            Self::Running(ClockEnd::B) => Value::Text(Cow::Borrowed("B")),
        }
    }
}

impl Lights {
    /// As a value of a message: which squares, and `+` where they are lit, `~` where they flash.
    fn squares(&self) -> Value<'static> {
        Value::Text(match self {
            Self::AllOff => "–".into(),
            Self::Off(one, other) => format!("{one} {other} –").into(),
            Self::On(one, other) => format!("{one} {other} +").into(),
            Self::Automatic(one, other) => format!("{one} {other} ~").into(),
        })
    }
}

fn milliseconds(units: &u8) -> Value<'static> {
    Value::Number(i64::from(*units) * 64)
}

fn ascii(text: &[u8]) -> Value<'static> {
    Value::Text(text.escape_ascii().to_string().into())
}

/// Hears commands byte by byte, for the simulator.
#[derive(Debug, Clone, Default)]
pub struct CommandReader {
    pending: Vec<u8>,
}

/// What was heard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HostInput {
    /// A command.
    Command(HostCommand),
    /// Bytes that are no command that a board of ours knows.
    Unknown(Vec<u8>),
}

impl CommandReader {
    /// Takes bytes as they come and gives back what is complete.
    pub fn push(&mut self, bytes: &[u8]) -> Vec<HostInput> {
        self.pending.extend_from_slice(bytes);
        let mut heard = Vec::new();
        while let Some(length) = self.complete() {
            let command: Vec<u8> = self.pending.drain(..length).collect();
            heard.push(decode(&command).map_or(HostInput::Unknown(command), HostInput::Command));
        }
        heard
    }

    /// The length of the command at the front, once all of it is there.
    fn complete(&self) -> Option<usize> {
        let length = match self.pending.as_slice() {
            [] | [0x2B | 0x60] => return None,
            [0x2B | 0x60, size, ..] => usize::from(*size) + 2,
            _ => 1,
        };
        (self.pending.len() >= length).then_some(length)
    }
}

fn decode(bytes: &[u8]) -> Option<HostCommand> {
    match bytes {
        [0x2B, _, 0x03, id, data @ .., 0x00] => {
            ClockCommand::from_data(*id, data).map(HostCommand::Clockwork)
        }
        [0x60, 0x04, 0, 0x40, _, 0] => Some(HostCommand::Lights(Lights::AllOff)),
        [0x60, 0x04, pattern, from, to, 0] => {
            let (from, to) = (square_of_field(*from)?, square_of_field(*to)?);
            Some(HostCommand::Lights(match pattern {
                0 => Lights::Off(from, to),
                1 => Lights::On(from, to),
                2 => Lights::Automatic(from, to),
                _ => return None,
            }))
        }
        [letter] => HostCommand::from_letter(*letter),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_command() -> Vec<(HostCommand, Vec<u8>)> {
        let clock = HostCommand::Clockwork;
        let (e2, e4) = (square_of_field(52).unwrap(), square_of_field(36).unwrap());
        let (three, two) = (Millis(179_001), Millis::from_secs(3_730));
        vec![
            (HostCommand::Reset, vec![0x40]),
            (HostCommand::Clock, vec![0x41]),
            (HostCommand::Board, vec![0x42]),
            (HostCommand::UpdateAll, vec![0x43]),
            (HostCommand::UpdateBoard, vec![0x44]),
            (HostCommand::Serial, vec![0x45]),
            (HostCommand::BusAddress, vec![0x46]),
            (HostCommand::Trademark, vec![0x47]),
            (HostCommand::Memory, vec![0x49]),
            (HostCommand::BusMode, vec![0x4A]),
            (HostCommand::UpdateNice, vec![0x4B]),
            (HostCommand::Battery, vec![0x4C]),
            (HostCommand::Version, vec![0x4D]),
            (HostCommand::LongSerial, vec![0x55]),
            (HostCommand::Lights(Lights::AllOff), vec![0x60, 4, 0, 0x40, 0, 0]),
            (HostCommand::Lights(Lights::On(e2, e4)), vec![0x60, 4, 1, 52, 36, 0]),
            (HostCommand::Lights(Lights::Off(e2, e4)), vec![0x60, 4, 0, 52, 36, 0]),
            (HostCommand::Lights(Lights::Automatic(e2, e4)), vec![0x60, 4, 2, 52, 36, 0]),
            (
                // The places travel as C B A F E D.
                clock(ClockCommand::text_xl("12 45 ", Sound::Beep)),
                vec![0x2B, 0x0B, 3, 1, 0, 0x5B, 0x06, 0, 0x6D, 0x66, 0, 3, 0],
            ),
            (
                clock(ClockCommand::Icons { icons: [1, 2, 3, 4], special: 5 }),
                vec![0x2B, 0x0B, 3, 2, 1, 2, 3, 4, 5, 0, 0, 0, 0],
            ),
            (clock(ClockCommand::EndText), vec![0x2B, 3, 3, 3, 0]),
            (clock(ClockCommand::Buttons), vec![0x2B, 3, 3, 8, 0]),
            (clock(ClockCommand::Version), vec![0x2B, 3, 3, 9, 0]),
            (
                // B, the protocol's left, comes first; plain binary, not BCD.
                clock(ClockCommand::set_and_run(three, two, Run::Running(ClockEnd::B)).unwrap()),
                vec![0x2B, 0x0A, 3, 0x0A, 1, 2, 10, 0, 3, 0, 0x09, 0],
            ),
            (
                clock(ClockCommand::set_and_run(three, two, Run::Stopped).unwrap()),
                vec![0x2B, 0x0A, 3, 0x0A, 1, 2, 10, 0, 3, 0, 0, 0],
            ),
            (clock(ClockCommand::beep(Millis(100))), vec![0x2B, 4, 3, 0x0B, 2, 0]),
            (
                clock(ClockCommand::text_3000("Pause…", Sound::Quiet)),
                b"\x2B\x0C\x03\x0CPause   \x00\x00".to_vec(),
            ),
            (
                clock(ClockCommand::TextRevelation { text: *b"hello world", beep: 1 }),
                b"\x2B\x0F\x03\x0Dhello world\x01\x00".to_vec(),
            ),
        ]
    }

    #[test]
    fn every_command_has_the_bytes_of_the_table_and_is_heard_again() {
        for (command, bytes) in every_command() {
            assert_eq!(command.encode(), bytes, "{command:?}");
            let heard = CommandReader::default().push(&bytes);
            assert_eq!(heard, [HostInput::Command(command)]);
        }
    }

    #[test]
    fn commands_are_heard_byte_by_byte_and_glued() {
        let all: Vec<u8> = every_command().into_iter().flat_map(|(_, bytes)| bytes).collect();
        let expected: Vec<HostInput> =
            every_command().into_iter().map(|(command, _)| HostInput::Command(command)).collect();
        let mut reader = CommandReader::default();
        let single: Vec<HostInput> = all.iter().flat_map(|byte| reader.push(&[*byte])).collect();
        assert_eq!(single, expected);
        assert_eq!(CommandReader::default().push(&all), expected);
    }

    #[test]
    fn dangerous_commands_are_unknown_words() {
        for letter in [0x4E, 0x51, 0x53, 0x54] {
            assert_eq!(
                CommandReader::default().push(&[letter]),
                [HostInput::Unknown(vec![letter])]
            );
            assert!(every_command().iter().all(|(_, bytes)| bytes.first() != Some(&letter)));
        }
    }

    #[test]
    fn a_clock_cannot_be_set_below_zero_or_to_ten_hours() {
        for (ms, hms) in [(0, [0, 0, 0]), (1, [0, 0, 1]), (35_999_000, [9, 59, 59])] {
            assert_eq!(ClockTime::new(Millis(ms)).unwrap().hms(), hms);
        }
        for ms in [-1000, 35_999_001, i64::MAX] {
            assert_eq!(ClockTime::new(Millis(ms)), Err(NotSettable(Millis(ms))));
        }
    }
}
