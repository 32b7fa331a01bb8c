//! A line over a network: a host that carries the bytes of a board as they are.

use std::io::{self, Read as _, Write as _};
use std::net::{TcpStream, ToSocketAddrs as _};
use std::time::{Duration, Instant};

use crate::transport::{Patience, Transport};
use jadoube_laws::ids::PortName;
use jadoube_laws::line::LineFault;
use jadoube_message::system::SystemReason;

/// How long a write may take before the line is taken to be stuck.
const WRITE_TIMEOUT: Duration = Duration::from_millis(500);

/// A connection that is open, as far as this end knows.
#[derive(Debug)]
pub struct TcpLine {
    stream: TcpStream,
    name: PortName,
    half_open: Duration,
    /// Since when something has been asked and nothing has come.
    asked: Option<Instant>,
}

impl TcpLine {
    /// Connects to a host; waits for its name to be looked up and for its answer.
    ///
    /// # Errors
    /// [`LineFault`] with the reason; of several numbers of one host, that of the last.
    pub fn connect(
        name: &PortName,
        host: (&str, u16),
        patience: Patience,
    ) -> Result<Self, LineFault> {
        let mut fault = LineFault::NoHost(name.clone());
        for address in host.to_socket_addrs().into_iter().flatten() {
            match TcpStream::connect_timeout(&address, patience.connect) {
                Ok(stream) => return Self::around(stream, name, patience),
                Err(error) => fault = why(name, &error),
            }
        }
        Err(fault)
    }

    fn around(stream: TcpStream, name: &PortName, patience: Patience) -> Result<Self, LineFault> {
        let set = || {
            stream.set_nodelay(true)?;
            stream.set_read_timeout(Some(patience.read))?;
            stream.set_write_timeout(Some(WRITE_TIMEOUT))
        };
        set().map_err(|error| lost(name, error.into()))?;
        let half_open = patience.half_open;
        Ok(Self { stream, name: name.clone(), half_open, asked: None })
    }
}

impl Transport for TcpLine {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, LineFault> {
        match self.stream.read(buffer) {
            Ok(0) => Err(lost(&self.name, SystemReason::HungUp)),
            Ok(count) => {
                self.asked = None;
                Ok(count)
            }
            Err(error) if is_nothing_yet(&error) => match self.asked {
                // A box that lost its power has not hung up: only a new connection finds it again.
                Some(since) if since.elapsed() >= self.half_open => {
                    Err(LineFault::NoAnswer(self.name.clone()))
                }
                _ => Ok(0),
            },
            Err(error) => Err(lost(&self.name, error.into())),
        }
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), LineFault> {
        self.asked.get_or_insert_with(Instant::now);
        self.stream.write_all(bytes).map_err(|error| lost(&self.name, error.into()))
    }
}

fn lost(name: &PortName, reason: SystemReason) -> LineFault {
    LineFault::Lost { port: name.clone(), reason }
}

fn is_nothing_yet(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted
    )
}

fn why(name: &PortName, error: &io::Error) -> LineFault {
    match error.kind() {
        io::ErrorKind::ConnectionRefused => LineFault::NobodyListens(name.clone()),
        io::ErrorKind::TimedOut
        | io::ErrorKind::WouldBlock
        | io::ErrorKind::HostUnreachable
        | io::ErrorKind::NetworkUnreachable => LineFault::NoAnswer(name.clone()),
        _ => lost(name, error.into()),
    }
}
