//! The driver of a make of board: the settings of its line, what it can sense, what is sent to it
//! and when, and the meaning of its bytes. A driver is a value without I/O and timers: time is an
//! argument, as the span since the device was taken into use; received bytes are arguments; bytes
//! to send and reports are results. It outlives the line: after a loss it begins again.

use std::time::Duration;

use crate::request::Request;
use crate::trace::{Frame, Meaning};
use crate::transport::LineSettings;
use jadoube_laws::sensing::{Abilities, SensorReport};

/// One make of board. Nothing but its driver knows its bytes; whatever else differs from make to
/// make is in its [`Abilities`].
///
/// It reports how the line stands, too: `Opening` when it begins, `Connected` with the first message
/// of a board, `Silent` when nothing has come for longer than it should. That a line is lost or
/// closed its supervisor reports.
pub trait Driver: Send {
    /// What boards of this make sense, and whether they have a clock and a lever.
    fn abilities(&self) -> Abilities;

    /// How a serial port is set for them.
    fn line(&self) -> LineSettings;

    /// The line has just been opened, for the first time or again: what came before is void.
    fn begin(&mut self, now: Duration) -> Vec<Out>;

    /// Bytes came, in pieces of any size.
    fn heard(&mut self, bytes: &[u8], now: Duration) -> Vec<Out>;

    /// What is due by now; called often, at least every 50 ms.
    fn due(&mut self, now: Duration) -> Vec<Out>;

    /// Somebody asks for something that boards of this make can do.
    fn ask(&mut self, request: Request) -> Vec<Out>;

    /// The board's serial number as far as it has told, by which it is known again.
    fn serial(&self) -> Option<&str> {
        None
    }
}

/// What a driver wants done, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Out {
    /// Send this.
    Send(Frame),
    /// For the trace: this was received.
    Received(Frame),
    /// For the trace: bytes came that are no message, and why they are none.
    Noise(Meaning),
    /// Report this.
    Say(SensorReport),
}
