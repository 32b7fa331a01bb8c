//! The stream of events that a board keeps in its memory over power cuts, the payload of message
//! `8F`. It can bring back a game that no computer saw; making a game of it is not done here.
//!
//! | first byte | bytes | event |
//! |---|---|---|
//! | `4n`, `5n` | 2 | piece `n` now on the field of the second byte; `5`: soon after the one before |
//! | `6h`, `7h`, `h` ≤ 9 | 3 | time of the clock that was halted by the lever; `7`: the left display |
//! | `6A`–`6F`, `7A`–`7F`, `00` | 1 | marks |

use crate::dgt::occupant::{Occupant, field_of_square, square_of_field};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;

/// One event of the memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MemoryEvent {
    /// What now stands on a square.
    Square {
        /// Which square.
        square: Square,
        /// What stands there.
        occupant: Occupant,
        /// How soon after the event before.
        interval: Interval,
    },
    /// The time of the clock that was halted.
    Time {
        /// Which display, seen from the front.
        display: Display,
        /// The time.
        time: Millis,
    },
    /// A mark.
    Mark(Mark),
    /// Bytes that are none of these, one at a time.
    Unreadable(u8),
}

/// How soon one event followed another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Interval {
    /// Within about 250 ms.
    Short,
    /// After more than about 250 ms.
    Long,
}

/// A display of the clock, seen from the front.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Display {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

/// Marks of one byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// Power came on; the pieces on the board follow.
    PowerUp,
    /// The end of the memory.
    End,
    /// Four rows are filled: a start position of any kind.
    FourRows,
    /// The board is empty.
    EmptyBoard,
    /// The memory was read out.
    ReadOut,
    /// The start position.
    Start,
    /// The start position, turned round.
    StartRotated,
    /// A game was told to start.
    GameStart,
    /// The board restarted itself.
    Watchdog,
    /// Reserved (7D, 7E).
    Reserved(u8),
    /// Nothing (7F).
    Nothing,
    /// Nothing (00).
    Blank,
}

impl Mark {
    const fn from_byte(byte: u8) -> Option<Self> {
        Some(match byte {
            0x6A => Self::PowerUp,
            0x6B => Self::End,
            0x6C => Self::FourRows,
            0x6D => Self::EmptyBoard,
            0x6E => Self::ReadOut,
            0x6F => Self::Start,
            0x7A => Self::StartRotated,
            0x7B => Self::GameStart,
            0x7C => Self::Watchdog,
            0x7D | 0x7E => Self::Reserved(byte),
            0x7F => Self::Nothing,
            0x00 => Self::Blank,
            _ => return None,
        })
    }

    const fn byte(self) -> u8 {
        match self {
            Self::PowerUp => 0x6A,
            Self::End => 0x6B,
            Self::FourRows => 0x6C,
            Self::EmptyBoard => 0x6D,
            Self::ReadOut => 0x6E,
            Self::Start => 0x6F,
            Self::StartRotated => 0x7A,
            Self::GameStart => 0x7B,
            Self::Watchdog => 0x7C,
            Self::Reserved(byte) => byte,
            Self::Nothing => 0x7F,
            Self::Blank => 0x00,
        }
    }
}

/// Two decimal digits in one byte, below 60.
pub(in crate::dgt) fn bcd_below_60(byte: u8) -> Option<u8> {
    let (tens, units) = (byte >> 4, byte & 0x0F);
    (tens < 6 && units < 10).then_some(tens * 10 + units)
}

pub(in crate::dgt) const fn bcd(number: u8) -> u8 {
    ((number / 10) << 4) | (number % 10)
}

/// Reads the stream up to its end mark; after a byte that cannot be read it goes on with the next.
#[must_use]
pub fn decode(mut bytes: &[u8]) -> Vec<MemoryEvent> {
    let mut events = Vec::new();
    while let [first, rest @ ..] = bytes {
        let (event, after) =
            decode_one(*first, rest).unwrap_or((MemoryEvent::Unreadable(*first), rest));
        events.push(event);
        if event == MemoryEvent::Mark(Mark::End) {
            break;
        }
        bytes = after;
    }
    events
}

fn decode_one(first: u8, rest: &[u8]) -> Option<(MemoryEvent, &[u8])> {
    if let Some(mark) = Mark::from_byte(first) {
        return Some((MemoryEvent::Mark(mark), rest));
    }
    match (first, rest) {
        (0x40..=0x5F, [field, rest @ ..]) => {
            let event = MemoryEvent::Square {
                square: square_of_field(*field)?,
                occupant: Occupant::from_code(first),
                interval: if first & 0x10 == 0 { Interval::Long } else { Interval::Short },
            };
            Some((event, rest))
        }
        (0x60..=0x69 | 0x70..=0x79, [minutes, seconds, rest @ ..]) => {
            let (hours, minutes) = (first & 0x0F, bcd_below_60(*minutes)?);
            let seconds = bcd_below_60(*seconds)?;
            let secs = i64::from(hours) * 3600 + i64::from(minutes) * 60 + i64::from(seconds);
            let display = if first & 0x10 == 0 { Display::Right } else { Display::Left };
            Some((MemoryEvent::Time { display, time: Millis::from_secs(secs) }, rest))
        }
        _ => None,
    }
}

/// The bytes of a stream of events.
#[must_use]
pub fn encode(events: &[MemoryEvent]) -> Vec<u8> {
    events.iter().flat_map(|event| encode_one(*event)).collect()
}

fn encode_one(event: MemoryEvent) -> Vec<u8> {
    match event {
        MemoryEvent::Square { square, occupant, interval } => {
            let soon = if interval == Interval::Short { 0x10 } else { 0 };
            vec![0x40 | soon | occupant.code(), field_of_square(square)]
        }
        MemoryEvent::Time { display, time } => {
            let left = if display == Display::Left { 0x10 } else { 0 };
            let secs = time.secs_ceil().clamp(0, 9 * 3600 + 3599);
            let part = |n: i64| u8::try_from(n).unwrap_or(0);
            let (hours, minutes) = (part(secs / 3600), part(secs / 60 % 60));
            vec![0x60 | left | hours, bcd(minutes), bcd(part(secs % 60))]
        }
        MemoryEvent::Mark(mark) => vec![mark.byte()],
        MemoryEvent::Unreadable(byte) => vec![byte],
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_stream_is_read_with_its_two_and_three_byte_events() {
        let bytes = [
            0x7F, 0x6A, 0x41, 52, 0x6F, 0x40, 52, 0x51, 36, 0x71, 0x29, 0x05, 0x60, 0x02, 0x59,
            0x6B, 0x41,
        ];
        let square = |field, code, interval| MemoryEvent::Square {
            square: square_of_field(field).unwrap(),
            occupant: Occupant::from_code(code),
            interval,
        };
        let time = |display, secs| MemoryEvent::Time { display, time: Millis::from_secs(secs) };
        let expected = [
            MemoryEvent::Mark(Mark::Nothing),
            MemoryEvent::Mark(Mark::PowerUp),
            square(52, 1, Interval::Long),
            MemoryEvent::Mark(Mark::Start),
            square(52, 0, Interval::Long),
            square(36, 1, Interval::Short),
            time(Display::Left, 3600 + 29 * 60 + 5),
            time(Display::Right, 179),
            MemoryEvent::Mark(Mark::End),
        ];
        assert_eq!(decode(&bytes), expected, "the byte after the end is not read");
        assert_eq!(encode(&expected), bytes[..bytes.len() - 1]);
    }

    proptest! {
        #[test]
        fn any_bytes_are_read_and_written_back(bytes in proptest::collection::vec(0_u8..0x80, 0..400)) {
            let read = decode(&bytes);
            let written = encode(&read);
            prop_assert!(bytes.starts_with(&written));
            prop_assert!(written.len() == bytes.len() || read.last() == Some(&MemoryEvent::Mark(Mark::End)));
        }
    }
}
