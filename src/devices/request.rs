//! What the rest of the program may ask of a device.

use crate::trace::TraceLevel;
use jadoube_chess::moment::Millis;
use jadoube_laws::sensing::ClockEnd;

/// One request. Answers come as readings: a board, or a
/// [`ClockAnswer`](jadoube_laws::sensing::ClockAnswer) for each request about the clock, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Request {
    /// The whole board, even if it is as it was.
    Dump,
    /// What the board has kept of what happened on it; some seconds on a serial line.
    Memory,
    /// The state of a wireless board's battery.
    Battery,
    /// Sets the clock and starts or stops it. `Accepted` means that the times were read back and
    /// found right. `Refused` with the clock's code means that the clock is read-only (it is in
    /// an option that only its own buttons set); with code 0, that it said yes and shows other
    /// times, or that it cannot show so much. Below zero is set as zero.
    SetClock {
        /// The time of end A.
        a: Millis,
        /// The time of end B.
        b: Millis,
        /// Which end runs; none stops the clock.
        run: Option<ClockEnd>,
    },
    /// Shows a text on the clock, as many letters of it as the clock has places.
    ShowText(String),
    /// Back from the text to the times.
    EndText,
    /// A beep of the clock, at most as long as the clock can.
    Beep(Millis),
    /// How much of the traffic is written down.
    Trace(TraceLevel),
    /// Let go of the device.
    Close,
}

impl Request {
    /// Whether it asks something of a clock.
    #[must_use]
    pub const fn is_for_a_clock(&self) -> bool {
        match self {
            Self::SetClock { .. } | Self::ShowText(_) | Self::EndText | Self::Beep(_) => true,
            Self::Dump | Self::Memory | Self::Battery | Self::Trace(_) | Self::Close => false,
        }
    }
}
