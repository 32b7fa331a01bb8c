//! The transport of a board's bytes, independent of its make. No protocol, no retries: a line is
//! opened, read and written, and a lost line reports the reason.

use std::time::Duration;

use jadoube_laws::line::LineFault;

/// Something that bytes go through.
pub trait Transport: Send {
    /// Reads what has come, waiting a short while; 0 when nothing came.
    ///
    /// # Errors
    /// [`LineFault`] when the line is gone.
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, LineFault>;

    /// Writes all the bytes.
    ///
    /// # Errors
    /// [`LineFault`] when the line is gone or takes nothing.
    fn write(&mut self, bytes: &[u8]) -> Result<(), LineFault>;
}

/// What is done to the lines DTR and RTS of a serial port. Sources disagree on what boards want, and
/// a port without such lines is as good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ModemLines {
    /// Left as the system has them, which suits most boards.
    #[default]
    Leave,
    /// Both raised.
    Raise,
    /// Both lowered, as some tournament boards on RS-232 are said to need.
    Lower,
}

/// How a make of board wants a serial port to be set; a network does not care. 8 bits without
/// parity and flow control in any case: a make with 7 bits and parity puts the parity into the
/// eighth itself, which is the same on the wire and the only way through a pseudo-terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LineSettings {
    /// Bits a second.
    pub baud: u32,
    /// What is done to DTR and RTS.
    pub modem_lines: ModemLines,
}

/// How long a line is waited for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// How long one read waits, which is also how long a request may wait.
    pub read: Duration,
    /// How long a host of the network may take to answer.
    pub connect: Duration,
    /// After so long without an answer a connection is taken to be open at our end only.
    pub half_open: Duration,
}

impl Patience {
    /// For a hall.
    pub const HALL: Self = Self {
        read: Duration::from_millis(40),
        connect: Duration::from_secs(3),
        half_open: Duration::from_secs(10),
    };

    /// For simulated boards that answer at once.
    pub const BRISK: Self = Self {
        read: Duration::from_millis(2),
        connect: Duration::from_secs(3),
        half_open: Duration::from_secs(1),
    };
}
