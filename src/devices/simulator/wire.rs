//! The cable of a simulated board: a pseudo-terminal whose other end a program opens like a serial
//! port, with a link under a lasting name, since a pseudo-terminal gets a new number each time; or
//! a network, on which a program connects to it; or a line within this program. Pseudo-terminals are a thing of Unix: elsewhere
//! every board is on the network of this machine.

#[cfg(unix)]
mod terminal;

use std::io::{self, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::time::Duration;

use crate::address::Address;
use crate::memory::DeviceEnd;
#[cfg(unix)]
use crate::simulator::wire::terminal::Terminal;
use jadoube_laws::ids::PortName;

/// Longer than a terminal that is read at all ever takes.
const WRITE_TIMEOUT: Duration = Duration::from_millis(500);
/// How often it is looked whether somebody connects.
const ACCEPT: Duration = Duration::from_millis(10);

/// One end of a cable that is plugged in; dropping it pulls the cable.
#[derive(Debug)]
pub enum Wire {
    /// A pseudo-terminal.
    #[cfg(unix)]
    Terminal(Terminal),
    /// A network, of which one host may be connected at a time.
    Network(Listener),
    /// A line within this program.
    Memory(DeviceEnd),
}

impl Wire {
    /// Makes a line. Under a name of the form `tcp://host:port` it is listened there, one of the
    /// form `memory://NAME` is that of a line within this program; any other is that of a link, which in one step comes to point to a pseudo-terminal.
    ///
    /// # Errors
    /// What the system said; also when something that is no link stands at the link's place.
    pub fn lay(name: Option<&Path>) -> io::Result<Self> {
        let address = name.and_then(Path::to_str).map(|name| Address::read(&PortName::new(name)));
        match address {
            Some(Ok(Address::Tcp { host, port })) => Listener::at(&host, port).map(Self::Network),
            Some(Ok(Address::Memory(name))) => DeviceEnd::plug_in(name).map(Self::Memory),
            Some(Err(fault)) => Err(io::Error::new(io::ErrorKind::InvalidInput, fault)),
            #[cfg(unix)]
            Some(Ok(Address::Port(_))) | None => Terminal::make(name).map(Self::Terminal),
            #[cfg(not(unix))]
            Some(Ok(Address::Port(_))) => Err(io::ErrorKind::Unsupported.into()),
            #[cfg(not(unix))]
            None => Listener::at("127.0.0.1", 0).map(Self::Network),
        }
    }

    /// The name that a program opens.
    #[must_use]
    pub fn port_name(&self) -> PortName {
        match self {
            #[cfg(unix)]
            Self::Terminal(terminal) => terminal.port_name(),
            Self::Network(listener) => listener.name.clone(),
            Self::Memory(end) => end.name().clone(),
        }
    }

    /// What the host has written, waiting up to `timeout`; 0 when nothing.
    ///
    /// # Errors
    /// What the system said.
    pub fn read(&mut self, buffer: &mut [u8], timeout: Duration) -> io::Result<usize> {
        let read = match self {
            #[cfg(unix)]
            Self::Terminal(terminal) => terminal.read(buffer, timeout),
            Self::Network(listener) => listener.read(buffer, timeout),
            Self::Memory(end) => Ok(end.read(buffer, timeout)),
        };
        match read {
            Err(error) if is_nothing_yet(&error) => Ok(0),
            other => other,
        }
    }

    /// Writes to the host.
    ///
    /// # Errors
    /// What the system said.
    pub fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self {
            #[cfg(unix)]
            Self::Terminal(terminal) => terminal.write(bytes, WRITE_TIMEOUT),
            Self::Network(listener) => {
                // What is said to nobody is lost, and a host that has gone may come again.
                if listener.host.as_mut().is_some_and(|host| host.write_all(bytes).is_err()) {
                    listener.host = None;
                }
                Ok(())
            }
            Self::Memory(end) => {
                end.write(bytes);
                Ok(())
            }
        }
    }

    /// How many bytes the host has not read yet, as far as can be told.
    #[must_use]
    pub fn unread(&self) -> u32 {
        match self {
            #[cfg(unix)]
            Self::Terminal(terminal) => terminal.unread(),
            Self::Network(_) => 0,
            Self::Memory(end) => end.unread(),
        }
    }
}

/// A listener of the network, and who has connected last.
#[derive(Debug)]
pub struct Listener {
    listener: TcpListener,
    name: PortName,
    host: Option<TcpStream>,
}

impl Listener {
    fn at(host: &str, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((host, port))?;
        listener.set_nonblocking(true)?;
        let name = PortName::new(format!("tcp://{}", listener.local_addr()?));
        Ok(Self { listener, name, host: None })
    }

    fn read(&mut self, buffer: &mut [u8], timeout: Duration) -> io::Result<usize> {
        if let Ok((host, _)) = self.listener.accept() {
            host.set_nonblocking(false)?;
            host.set_nodelay(true)?;
            host.set_write_timeout(Some(WRITE_TIMEOUT))?;
            self.host = Some(host);
        }
        let Some(host) = &mut self.host else {
            std::thread::sleep(timeout.min(ACCEPT));
            return Ok(0);
        };
        // Nothing would mean for ever.
        host.set_read_timeout(Some(timeout.max(Duration::from_millis(1))))?;
        let read = host.read(buffer);
        if !read.as_ref().is_ok_and(|count| *count > 0) && !read.as_ref().is_err_and(is_nothing_yet)
        {
            self.host = None;
            return Ok(0);
        }
        read
    }
}

fn is_nothing_yet(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock)
}
