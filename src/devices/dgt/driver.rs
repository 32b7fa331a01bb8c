//! The make: its frames and its conversation as a [`Driver`].

use std::time::Duration;

use crate::dgt::conversation::{self, Conversation, Timing};
use crate::dgt::frame::FrameReader;
use crate::driver::{Driver, Out};
use crate::request::Request;
use crate::trace::{Frame, Meaning};
use crate::transport::{LineSettings, ModemLines};
use jadoube_laws::sensing::{Abilities, Sensing, SensorReport};

/// A DGT board in single-board mode, with or without a clock.
#[derive(Debug)]
pub struct Dgt {
    reader: FrameReader,
    talk: Conversation,
}

impl Dgt {
    /// A board of which nothing is known.
    #[must_use]
    pub fn new(timing: Timing) -> Self {
        Self { reader: FrameReader::default(), talk: Conversation::new(timing) }
    }
}

impl Driver for Dgt {
    fn abilities(&self) -> Abilities {
        Abilities { sensing: Sensing::Pieces, clock: true, lever: true }
    }

    fn line(&self) -> LineSettings {
        LineSettings { baud: 9600, modem_lines: ModemLines::Leave }
    }

    fn begin(&mut self, now: Duration) -> Vec<Out> {
        self.reader = FrameReader::default();
        outs(self.talk.begin(now))
    }

    fn heard(&mut self, bytes: &[u8], now: Duration) -> Vec<Out> {
        self.talk.bytes_came(now);
        let mut out = Vec::new();
        for read in self.reader.push(bytes) {
            match read {
                Ok(message) => {
                    let bytes = message.encode();
                    let frame = Frame { meaning: Meaning::of(message.clone()), bytes };
                    out.push(Out::Received(frame));
                    out.extend(outs(self.talk.heard(&message, now)));
                }
                Err(fault) => {
                    self.talk.faulty(now);
                    out.push(Out::Noise(Meaning::of(fault)));
                    out.push(Out::Say(SensorReport::Gap));
                }
            }
        }
        out
    }

    fn due(&mut self, now: Duration) -> Vec<Out> {
        outs(self.talk.due(now))
    }

    fn ask(&mut self, request: Request) -> Vec<Out> {
        outs(self.talk.ask(request))
    }

    fn serial(&self) -> Option<&str> {
        self.talk.serial()
    }
}

fn outs(said: Vec<conversation::Out>) -> Vec<Out> {
    let out = said.into_iter().map(|one| match one {
        conversation::Out::Say(sensed) => Out::Say(sensed),
        conversation::Out::Send(command) => {
            let bytes = command.encode();
            Out::Send(Frame { meaning: Meaning::of(command), bytes })
        }
    });
    out.collect()
}
