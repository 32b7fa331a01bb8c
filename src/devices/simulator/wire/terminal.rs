//! A pseudo-terminal that a program opens like a serial port, with a link under a lasting name.

use std::fs;
use std::io::{self, Read as _, Write as _};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serialport::{SerialPort as _, TTYPort};

use jadoube_laws::ids::PortName;

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
    /// One of the system's, under a link if it is to have one.
    pub(super) fn make(link: Option<&Path>) -> io::Result<Self> {
        let (board, host) = TTYPort::pair()?;
        let terminal = host.name().ok_or_else(|| io::Error::other("a terminal without a name"))?;
        if let Some(link) = link {
            point(link, &terminal)?;
        }
        let terminal = PortName::new(terminal);
        Ok(Self { board, host, terminal, link: link.map(Path::to_owned) })
    }

    pub(super) fn read(&mut self, buffer: &mut [u8], timeout: Duration) -> io::Result<usize> {
        self.board.set_timeout(timeout)?;
        self.board.read(buffer)
    }

    pub(super) fn write(&mut self, bytes: &[u8], timeout: Duration) -> io::Result<()> {
        self.board.set_timeout(timeout)?;
        self.board.write_all(bytes)
    }

    /// How many bytes the host has not read yet; a terminal that cannot say is not waited for.
    pub(super) fn unread(&self) -> u32 {
        self.host.bytes_to_read().unwrap_or(0)
    }

    /// The link if there is one, else the terminal.
    pub(super) fn port_name(&self) -> PortName {
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
    use crate::simulator::wire::Wire;

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
