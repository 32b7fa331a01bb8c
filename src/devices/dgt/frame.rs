//! Finds messages in a stream of bytes that may be cut anywhere, and finds its way again after
//! lost or alien bytes: only the first byte of a message has its top bit set, so such a byte
//! inside a message means that bytes were lost, and a message begins there. No time is needed: a
//! message that was cut off by the cable is given up when the next one begins.

use std::mem;

use crate::dgt::message::{Message, MessageFault, check_length, is_known};
use crate::trace::byte;

/// Something in the stream that is no message. After any of these the board should be asked for
/// all its fields, since a change may have been lost.
#[derive(Debug, Clone, PartialEq, Eq, jadoube_message::Message)]
#[message(prefix = "device-trace-fault", error)]
pub enum FrameFault {
    /// Bytes outside of any message.
    Stray(#[message(name = "count")] usize),
    /// A message broke off; another began inside it.
    BrokenOff {
        /// The first byte.
        #[message(with = byte)]
        id: u8,
        /// How much of it had come.
        #[message(name = "count")]
        received: usize,
    },
    /// A message that cannot be one.
    #[message(transparent, from)]
    Message(MessageFault),
}

/// The reader of a stream; one per opened line.
#[derive(Debug, Clone, Default)]
pub struct FrameReader {
    /// The message that is being received; empty, or begins with a known id.
    partial: Vec<u8>,
    stray: usize,
}

impl FrameReader {
    /// Takes bytes as they come and gives back what is complete or wrong, in order.
    pub fn push(&mut self, bytes: &[u8]) -> Vec<Result<Message, FrameFault>> {
        let mut found = Vec::new();
        for byte in bytes {
            self.take(*byte, &mut found);
        }
        // What follows may be stray too, but a fault must not wait for a message.
        self.report_stray(&mut found);
        found
    }

    fn take(&mut self, byte: u8, found: &mut Vec<Result<Message, FrameFault>>) {
        if byte >= 0x80 {
            self.begin(byte, found);
            return;
        }
        if self.partial.is_empty() {
            self.stray += 1;
            return;
        }
        self.partial.push(byte);
        let [id, high, low, ..] = *self.partial.as_slice() else { return };
        let length = usize::from(high) << 7 | usize::from(low);
        if let Err(fault) = check_length(id, length) {
            self.partial.clear();
            found.push(Err(fault.into()));
        } else if self.partial.len() >= length {
            found.push(Message::decode(&mem::take(&mut self.partial)).map_err(FrameFault::from));
        }
    }

    fn begin(&mut self, id: u8, found: &mut Vec<Result<Message, FrameFault>>) {
        self.report_stray(found);
        if let Some(broken) = self.partial.first() {
            let received = self.partial.len();
            found.push(Err(FrameFault::BrokenOff { id: *broken, received }));
        }
        self.partial.clear();
        if is_known(id) {
            self.partial.push(id);
        } else {
            found.push(Err(MessageFault::Unknown(id).into()));
        }
    }

    fn report_stray(&mut self, found: &mut Vec<Result<Message, FrameFault>>) {
        if self.stray > 0 {
            found.push(Err(FrameFault::Stray(mem::take(&mut self.stray))));
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::dgt::message::samples;
    use crate::simulator::recording::recorded;

    fn messages(found: Vec<Result<Message, FrameFault>>) -> Vec<Message> {
        found.into_iter().filter_map(Result::ok).collect()
    }

    /// The lines of the recorded games that are at hand.
    fn recorded_lines() -> Vec<Vec<u8>> {
        let text = recorded().concat();
        let byte =
            |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap();
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines.map(|line| line.trim().as_bytes().chunks(2).map(byte).collect()).collect()
    }

    #[test]
    fn every_message_is_found_whole_and_byte_by_byte_and_doubled() {
        for (message, bytes) in samples() {
            assert_eq!(FrameReader::default().push(&bytes), [Ok(message.clone())]);
            let mut reader = FrameReader::default();
            let found: Vec<_> = bytes.iter().flat_map(|byte| reader.push(&[*byte])).collect();
            assert_eq!(found, [Ok(message.clone())]);
            let twice = FrameReader::default().push(&[bytes.clone(), bytes].concat());
            assert_eq!(twice, [Ok(message.clone()), Ok(message)]);
        }
    }

    #[test]
    fn all_messages_glued_together_are_found_in_order() {
        let (expected, bytes): (Vec<_>, Vec<_>) = samples().into_iter().unzip();
        let found = FrameReader::default().push(&bytes.concat());
        assert_eq!(messages(found), expected);
    }

    #[test]
    fn a_message_cut_anywhere_costs_only_itself() {
        let field = vec![0x8E, 0, 5, 0x24, 1];
        for (message, bytes) in samples() {
            for kept in 1..bytes.len() {
                let mut reader = FrameReader::default();
                let found = reader.push(&[&bytes[..kept], &field].concat());
                let broken = FrameFault::BrokenOff { id: bytes[0], received: kept };
                assert_eq!(found.first(), Some(&Err(broken)), "{message:?} after {kept} bytes");
                assert_eq!(messages(found), [Message::decode(&field).unwrap()], "{message:?}");
            }
        }
    }

    #[test]
    fn noise_before_a_message_is_reported_once_and_costs_nothing() {
        for (message, bytes) in samples() {
            let noisy = [&[0x00, 0x7F, 0x35, 0xFE, 0x01], bytes.as_slice()].concat();
            let expected = [
                Err(FrameFault::Stray(3)),
                Err(FrameFault::Message(MessageFault::Unknown(0xFE))),
                Err(FrameFault::Stray(1)),
                Ok(message),
            ];
            assert_eq!(FrameReader::default().push(&noisy), expected);
        }
    }

    #[test]
    fn a_silly_length_does_not_swallow_what_follows() {
        let field = [0x8E, 0, 5, 0x24, 1];
        for header in [[0x8D, 0x7F, 0x7F], [0x8E, 0, 4], [0x86, 0, 0], [0x8F, 0x7F, 0]] {
            let found = FrameReader::default().push(&[header, [0x01; 3]].concat());
            let length = usize::from(header[1]) << 7 | usize::from(header[2]);
            let fault = MessageFault::Length { id: header[0], length };
            assert_eq!(found.first(), Some(&Err(fault.into())));
            let found = FrameReader::default().push(&[header.as_slice(), &field].concat());
            assert_eq!(messages(found).len(), 1, "{header:02x?}");
        }
    }

    #[test]
    fn every_line_of_the_recorded_game_is_one_message_and_is_written_back_as_it_came() {
        let lines = recorded_lines();
        for (number, line) in (1..).zip(&lines) {
            let found = FrameReader::default().push(line);
            let [Ok(message)] = found.as_slice() else { panic!("line {number}: {found:?}") };
            assert_eq!(&message.encode(), line, "line {number}");
        }
        let glued = FrameReader::default().push(&lines.concat());
        assert_eq!(glued.iter().filter(|found| found.is_ok()).count(), lines.len());
    }

    proptest! {
        #[test]
        fn any_bytes_are_survived_and_the_next_message_is_found(
            bytes in proptest::collection::vec(any::<u8>(), 0..600),
            cuts in proptest::collection::vec(1_usize..40, 1..20),
        ) {
            let mut reader = FrameReader::default();
            let mut rest = bytes.as_slice();
            for cut in cuts.iter().cycle().take(600) {
                let (chunk, after) = rest.split_at((*cut).min(rest.len()));
                reader.push(chunk);
                rest = after;
            }
            let found = reader.push(&[0x8E, 0, 5, 0x24, 1]);
            prop_assert_eq!(found.last(), Some(&Message::decode(&[0x8E, 0, 5, 0x24, 1]).map_err(FrameFault::from)));
        }

        #[test]
        fn how_the_stream_is_cut_changes_no_message(
            order in proptest::collection::vec(0_usize..21, 1..12),
            cuts in proptest::collection::vec(1_usize..90, 1..40),
        ) {
            let samples = samples();
            let chosen: Vec<_> = order.iter().map(|n| &samples[n % samples.len()]).collect();
            let stream: Vec<u8> = chosen.iter().flat_map(|(_, bytes)| bytes.clone()).collect();
            let mut reader = FrameReader::default();
            let (mut rest, mut found) = (stream.as_slice(), Vec::new());
            for cut in cuts.iter().cycle().take(stream.len()) {
                let (chunk, after) = rest.split_at((*cut).min(rest.len()));
                found.extend(reader.push(chunk));
                rest = after;
            }
            let expected: Vec<_> = chosen.iter().map(|(message, _)| Ok(message.clone())).collect();
            prop_assert_eq!(found, expected);
        }
    }
}
