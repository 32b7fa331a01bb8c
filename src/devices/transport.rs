//! The transport of a board's bytes, independent of its make. No protocol, no retries: a line is
//! opened, read and written, and a lost line reports the reason.

use std::time::Duration;

use crate::address::AddressFault;
use jadoube_laws::ids::PortName;

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

/// Why a line cannot be used; the texts go to the log and the trace.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LineFault {
    /// It is no address.
    #[error("{0} is no line: {1}")]
    Address(PortName, AddressFault),
    /// There is no such port.
    #[error("there is no port {0}; is the cable in, and the board switched on?")]
    NotFound(PortName),
    /// The port is there, but not for this user.
    #[error("no permission to open {0}; add yourself to the group that owns it (often dialout)")]
    NoPermission(PortName),
    /// Another program has it.
    #[error("{0} is in use by another program; close that one first")]
    Busy(PortName),
    /// The network knows no host of that name.
    #[error("the network knows no host of the name in {0}; write its number, if you know it")]
    NoHost(PortName),
    /// The host is there, and nothing listens at that port of it.
    #[error("nothing listens at {0}; is the number of the port right, and the board plugged in?")]
    NobodyListens(PortName),
    /// No answer came, in as long as one is waited for.
    #[error("{0} does not answer; is the network up, and the box at the board switched on?")]
    NoAnswer(PortName),
    /// Much has come, and nothing that a board of this make says.
    #[error("what answers at {0} is no board")]
    NoBoard(PortName),
    /// It opened and then went away, or something else is wrong with it.
    #[error("the line {port} is lost ({reason}); check the cable")]
    Lost {
        /// Which port.
        port: PortName,
        /// What the system said.
        reason: String,
    },
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
