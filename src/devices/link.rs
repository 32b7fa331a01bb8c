//! The thin end: open a port, read, write. No protocol, no retries and no threads here. A
//! pseudo-terminal is as welcome as a cable: it has no modem lines, so those are never insisted on.

use std::io::{self, Read as _, Write as _};
use std::time::Duration;

use serialport::{DataBits, FlowControl, Parity, SerialPort, StopBits};

use crate::ports::resolved;
use jadoube_laws::ids::PortName;

/// 9600 baud, the speed of every DGT board.
const SPEED_BAUD: u32 = 9600;

/// How long a write may take; far more than the longest command needs.
const WRITE_TIMEOUT: Duration = Duration::from_millis(500);

/// Something that bytes go through. Tests put their own in place of a port.
pub trait Link: Send {
    /// Reads what has come, waiting a short while; 0 when nothing came.
    ///
    /// # Errors
    /// [`LinkFault`] when the line is gone.
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, LinkFault>;

    /// Writes all the bytes.
    ///
    /// # Errors
    /// [`LinkFault`] when the line is gone or takes nothing.
    fn write(&mut self, bytes: &[u8]) -> Result<(), LinkFault>;
}

/// Why a line cannot be used; the texts go to the log and the trace.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LinkFault {
    /// There is no such port.
    #[error("there is no port {0}; is the cable in, and the board switched on?")]
    NotFound(PortName),
    /// The port is there, but not for this user.
    #[error("no permission to open {0}; add yourself to the group that owns it (often dialout)")]
    NoPermission(PortName),
    /// Another program has it.
    #[error("{0} is in use by another program; close that one first")]
    Busy(PortName),
    /// It opened and then went away, or something else is wrong with it.
    #[error("the line {port} is lost ({reason}); check the cable")]
    Lost {
        /// Which port.
        port: PortName,
        /// What the system said.
        reason: String,
    },
}

/// What is done to the lines DTR and RTS of a real port. Sources disagree on what boards want, and
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

/// A serial port that is open.
pub struct SerialLink {
    port: Box<dyn SerialPort>,
    name: PortName,
    read_timeout: Duration,
}

impl SerialLink {
    /// Opens a port for a DGT board: 9600 baud, 8 bits, no parity, 1 stop bit, no flow control.
    /// A read waits up to `read_timeout`.
    ///
    /// # Errors
    /// [`LinkFault`] with the reason.
    pub fn open(
        name: &PortName,
        lines: ModemLines,
        read_timeout: Duration,
    ) -> Result<Self, LinkFault> {
        let builder = serialport::new(name.as_str(), SPEED_BAUD)
            .data_bits(DataBits::Eight)
            .parity(Parity::None)
            .stop_bits(StopBits::One)
            .flow_control(FlowControl::None)
            .timeout(read_timeout);
        // A pseudo-terminal outlives us in its simulator's hands, and would keep our lock if we
        // were killed: nobody could open it again.
        #[cfg(unix)]
        let builder = builder.exclusive(!is_pseudo_terminal(name));
        let mut port = builder.open().map_err(|error| why(name, &error))?;
        // A pseudo-terminal has neither, and a board that does not care loses nothing.
        if lines != ModemLines::Leave {
            port.write_data_terminal_ready(lines == ModemLines::Raise).ok();
            port.write_request_to_send(lines == ModemLines::Raise).ok();
        }
        Ok(Self { port, name: name.clone(), read_timeout })
    }

    fn lost(&self, error: &io::Error) -> LinkFault {
        LinkFault::Lost { port: self.name.clone(), reason: error.to_string() }
    }

    fn set_timeout(&mut self, timeout: Duration) -> Result<(), LinkFault> {
        self.port.set_timeout(timeout).map_err(|error| why(&self.name, &error))
    }
}

impl Link for SerialLink {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, LinkFault> {
        match self.port.read(buffer) {
            // A terminal that is there never gives an end of file: the other side has hung up.
            Ok(0) => Err(self.lost(&io::ErrorKind::UnexpectedEof.into())),
            Ok(count) => Ok(count),
            Err(error) if is_nothing_yet(&error) => Ok(0),
            Err(error) => Err(self.lost(&error)),
        }
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), LinkFault> {
        self.set_timeout(WRITE_TIMEOUT)?;
        let written = self.port.write_all(bytes).map_err(|error| self.lost(&error));
        self.set_timeout(self.read_timeout)?;
        written
    }
}

#[cfg(unix)]
fn is_pseudo_terminal(name: &PortName) -> bool {
    resolved(name).as_str().starts_with("/dev/pts/")
}

fn is_nothing_yet(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted
    )
}

fn why(name: &PortName, error: &serialport::Error) -> LinkFault {
    match error.kind() {
        serialport::ErrorKind::Io(io::ErrorKind::NotFound) => LinkFault::NotFound(name.clone()),
        serialport::ErrorKind::Io(io::ErrorKind::PermissionDenied) => {
            LinkFault::NoPermission(name.clone())
        }
        // The crate's word both for a port that somebody holds and, on Windows, for none at all.
        serialport::ErrorKind::NoDevice if cfg!(unix) => LinkFault::Busy(name.clone()),
        serialport::ErrorKind::NoDevice => LinkFault::NotFound(name.clone()),
        _ => LinkFault::Lost { port: name.clone(), reason: error.to_string() },
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_pseudo_terminal_opens_carries_bytes_and_is_lost_when_its_other_side_closes() {
        let (mut board, slave) = serialport::TTYPort::pair().unwrap();
        let name = PortName::new(slave.name().unwrap());
        let open = |lines| SerialLink::open(&name, lines, Duration::from_millis(20));
        for lines in [ModemLines::Leave, ModemLines::Lower] {
            assert!(open(lines).is_ok(), "{lines:?}");
        }
        let mut link = open(ModemLines::Raise).unwrap();
        let mut buffer = [0; 16];
        assert_eq!(link.read(&mut buffer), Ok(0), "nothing yet");
        board.write_all(&[0x8E, 0x00, 0x05, 0x0A, 0x0D]).unwrap();
        let mut received = Vec::new();
        while received.len() < 5 {
            let count = link.read(&mut buffer).unwrap();
            received.extend_from_slice(&buffer[..count]);
        }
        assert_eq!(received, [0x8E, 0x00, 0x05, 0x0A, 0x0D], "carried without translation");
        link.write(&[0x40, 0x42]).unwrap();
        board.read_exact(&mut buffer[..2]).unwrap();
        assert_eq!(buffer[..2], [0x40, 0x42]);
        drop((board, slave));
        assert!(matches!(link.read(&mut buffer), Err(LinkFault::Lost { .. })));
    }

    #[test]
    fn a_port_that_is_not_there_says_so_by_name() {
        let name = PortName::new("/dev/no-such-board");
        let fault = SerialLink::open(&name, ModemLines::Leave, Duration::ZERO).err().unwrap();
        assert_eq!(fault, LinkFault::NotFound(name));
        assert!(fault.to_string().contains("/dev/no-such-board"));
    }
}
