//! A line through a serial port. A pseudo-terminal is as welcome as a cable: it has no modem lines,
//! so those are never insisted on.

use std::io::{self, Read as _, Write as _};
use std::time::Duration;

use serialport::{DataBits, FlowControl, Parity, SerialPort, StopBits};

#[cfg(unix)]
use crate::ports::resolved;
use crate::transport::{LineSettings, ModemLines, Transport};
use jadoube_laws::ids::PortName;
use jadoube_laws::line::LineFault;
use jadoube_message::system::SystemReason;

/// How long a write may take; far more than the longest command needs.
const WRITE_TIMEOUT: Duration = Duration::from_millis(500);

/// A serial port that is open.
pub struct SerialLine {
    port: Box<dyn SerialPort>,
    name: PortName,
    read_timeout: Duration,
}

impl SerialLine {
    /// Opens a port with 8 bits, no parity, 1 stop bit and no flow control. A read waits up to
    /// `read_timeout`.
    ///
    /// # Errors
    /// [`LineFault`] with the reason.
    pub fn open(
        name: &PortName,
        settings: LineSettings,
        read_timeout: Duration,
    ) -> Result<Self, LineFault> {
        let builder = serialport::new(name.as_str(), settings.baud)
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
        let raised = settings.modem_lines == ModemLines::Raise;
        if settings.modem_lines != ModemLines::Leave {
            port.write_data_terminal_ready(raised).ok();
            port.write_request_to_send(raised).ok();
        }
        Ok(Self { port, name: name.clone(), read_timeout })
    }

    fn lost(&self, error: &io::Error) -> LineFault {
        LineFault::Lost { port: self.name.clone(), reason: error.into() }
    }

    fn set_timeout(&mut self, timeout: Duration) -> Result<(), LineFault> {
        self.port.set_timeout(timeout).map_err(|error| why(&self.name, &error))
    }
}

impl Transport for SerialLine {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, LineFault> {
        match self.port.read(buffer) {
            // A terminal that is there never gives an end of file: the other side has hung up.
            Ok(0) => Err(self.lost(&io::ErrorKind::UnexpectedEof.into())),
            Ok(count) => Ok(count),
            Err(error) if is_nothing_yet(&error) => Ok(0),
            Err(error) => Err(self.lost(&error)),
        }
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), LineFault> {
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

fn why(name: &PortName, error: &serialport::Error) -> LineFault {
    match error.kind() {
        serialport::ErrorKind::Io(io::ErrorKind::NotFound) => LineFault::NotFound(name.clone()),
        serialport::ErrorKind::Io(io::ErrorKind::PermissionDenied) => {
            LineFault::NoPermission(name.clone())
        }
        // The crate's word both for a port that somebody holds and, on Windows, for none at all.
        serialport::ErrorKind::NoDevice if cfg!(unix) => LineFault::Busy(name.clone()),
        serialport::ErrorKind::NoDevice => LineFault::NotFound(name.clone()),
        serialport::ErrorKind::Io(kind) => {
            let reason = SystemReason::of_kind(kind);
            let reason = reason.unwrap_or_else(|| SystemReason::of_text(error.to_string()));
            LineFault::Lost { port: name.clone(), reason }
        }
        _ => {
            let reason = SystemReason::of_text(error.to_string());
            LineFault::Lost { port: name.clone(), reason }
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_pseudo_terminal_opens_carries_bytes_and_is_lost_when_its_other_side_closes() {
        let (mut board, slave) = serialport::TTYPort::pair().unwrap();
        let name = PortName::new(slave.name().unwrap());
        let open = |modem_lines| {
            let settings = LineSettings { baud: 9600, modem_lines };
            SerialLine::open(&name, settings, Duration::from_millis(20))
        };
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
        assert!(matches!(link.read(&mut buffer), Err(LineFault::Lost { .. })));
    }

    #[test]
    fn what_is_no_serial_port_is_told_without_the_systems_words() {
        let port = PortName::new("/dev/null");
        let settings = LineSettings { baud: 9600, modem_lines: ModemLines::Leave };
        let fault = SerialLine::open(&port, settings, Duration::ZERO).err().unwrap();
        assert_eq!(fault, LineFault::Lost { port, reason: SystemReason::NotSerial });
    }

    #[test]
    fn a_port_that_is_not_there_says_so_by_name() {
        let name = PortName::new("/dev/no-such-board");
        let settings = LineSettings { baud: 9600, modem_lines: ModemLines::Leave };
        let fault = SerialLine::open(&name, settings, Duration::ZERO).err().unwrap();
        assert_eq!(fault, LineFault::NotFound(name));
        assert!(fault.to_string().contains("/dev/no-such-board"));
    }
}
