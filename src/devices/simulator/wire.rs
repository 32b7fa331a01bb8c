//! The cable of a simulated board: a pseudo-terminal whose other end a program opens like a serial
//! port, with a link under a lasting name, since a pseudo-terminal gets a new number each time; or
//! a network, on which a program connects to it.

use std::fs;
use std::io::{self, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serialport::{SerialPort as _, TTYPort};

use crate::address::Address;
use jadoube_laws::ids::PortName;

/// Longer than a terminal that is read at all ever takes.
const WRITE_TIMEOUT: Duration = Duration::from_millis(500);
/// How often it is looked whether somebody connects.
const ACCEPT: Duration = Duration::from_millis(10);

/// One end of a cable that is plugged in; dropping it pulls the cable.
#[derive(Debug)]
pub enum Wire {
    /// A pseudo-terminal.
    Terminal(Terminal),
    /// A network, of which one host may be connected at a time.
    Network(Listener),
}

impl Wire {
    /// Makes a line. Under a name of the form `tcp://host:port` it is listened there; any other is
    /// that of a link, which in one step comes to point to a pseudo-terminal.
    ///
    /// # Errors
    /// What the system said; also when something that is no link stands at the link's place.
    pub fn lay(name: Option<&Path>) -> io::Result<Self> {
        let address = name.and_then(Path::to_str).map(|name| Address::read(&PortName::new(name)));
        match address {
            Some(Ok(Address::Tcp { host, port })) => Listener::at(&host, port).map(Self::Network),
            Some(Err(fault)) => Err(io::Error::new(io::ErrorKind::InvalidInput, fault)),
            Some(Ok(Address::Port(_))) | None => Terminal::make(name).map(Self::Terminal),
        }
    }

    /// The name that a program opens.
    #[must_use]
    pub fn port_name(&self) -> PortName {
        match self {
            Self::Terminal(terminal) => terminal.port_name(),
            Self::Network(listener) => listener.name.clone(),
        }
    }

    /// What the host has written, waiting up to `timeout`; 0 when nothing.
    ///
    /// # Errors
    /// What the system said.
    pub fn read(&mut self, buffer: &mut [u8], timeout: Duration) -> io::Result<usize> {
        let read = match self {
            Self::Terminal(terminal) => {
                terminal.board.set_timeout(timeout)?;
                terminal.board.read(buffer)
            }
            Self::Network(listener) => listener.read(buffer, timeout),
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
            Self::Terminal(terminal) => {
                terminal.board.set_timeout(WRITE_TIMEOUT)?;
                terminal.board.write_all(bytes)
            }
            Self::Network(listener) => {
                // What is said to nobody is lost, and a host that has gone may come again.
                if listener.host.as_mut().is_some_and(|host| host.write_all(bytes).is_err()) {
                    listener.host = None;
                }
                Ok(())
            }
        }
    }

    /// How many bytes the host has not read yet, as far as can be told.
    #[must_use]
    pub fn unread(&self) -> u32 {
        match self {
            // A terminal that cannot say is not waited for.
            Self::Terminal(terminal) => terminal.host.bytes_to_read().unwrap_or(0),
            Self::Network(_) => 0,
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

/// A pseudo-terminal, and the link to it.
#[derive(Debug)]
pub struct Terminal {
    board: TTYPort,
    /// Held open so that our end is not told of an error between two visitors of the other.
    host: TTYPort,
    terminal: PortName,
    link: Option<PathBuf>,
}

impl Terminal {
    fn make(link: Option<&Path>) -> io::Result<Self> {
        let (board, host) = TTYPort::pair()?;
        let terminal = host.name().ok_or_else(|| io::Error::other("a terminal without a name"))?;
        if let Some(link) = link {
            point(link, &terminal)?;
        }
        let terminal = PortName::new(terminal);
        Ok(Self { board, host, terminal, link: link.map(Path::to_owned) })
    }

    /// The link if there is one, else the terminal.
    fn port_name(&self) -> PortName {
        match &self.link {
            Some(link) => PortName::new(link.to_string_lossy()),
            None => self.terminal.clone(),
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let Some(link) = &self.link else { return };
        // Only if it still is ours: another simulator may have taken the name meanwhile.
        if fs::read_link(link).is_ok_and(|target| target == Path::new(self.terminal.as_str())) {
            fs::remove_file(link).ok();
        }
    }
}

fn is_nothing_yet(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock)
}

fn point(link: &Path, terminal: &str) -> io::Result<()> {
    if link.exists() && !link.is_symlink() {
        let message = format!("{} is no link; choose another name", link.display());
        return Err(io::Error::new(io::ErrorKind::AlreadyExists, message));
    }
    let mut fresh = link.as_os_str().to_owned();
    fresh.push(format!(".{}.new", std::process::id()));
    let fresh = PathBuf::from(fresh);
    // Left over from a simulator that was killed; if not, the next line says what is wrong.
    fs::remove_file(&fresh).ok();
    symlink(terminal, &fresh)?;
    fs::rename(&fresh, link)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_link_is_replaced_in_one_step_and_taken_away_only_by_its_owner() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("board");
        let first = Terminal::make(Some(&link)).unwrap();
        assert_eq!(fs::read_link(&link).unwrap(), Path::new(first.terminal.as_str()));
        let second = Terminal::make(Some(&link)).unwrap();
        drop(first);
        assert_eq!(fs::read_link(&link).unwrap(), Path::new(second.terminal.as_str()));
        drop(second);
        assert!(!link.is_symlink());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is left over");
    }

    #[test]
    fn a_file_of_the_user_is_never_replaced_by_a_link() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("notes");
        fs::write(&file, "mine").unwrap();
        let fault = Wire::lay(Some(&file)).unwrap_err();
        assert_eq!(fault.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    }
}
