//! The files in which this machine keeps what is its own, beside its settings. They are read and written only
//! where a file lies or nothing at all: at a pipe, the program would wait without end and without a word. What
//! stands in them is for those who keep them.

use std::fs;
use std::io;
use std::path::Path;

use crate::live_pgn::replace;

/// Reads one.
///
/// # Errors
/// What the system says; [`io::ErrorKind::InvalidData`] where something else than a file lies there.
pub fn read(path: &Path) -> io::Result<String> {
    if !fs::metadata(path)?.is_file() {
        return Err(no_file());
    }
    fs::read_to_string(path)
}

/// Writes one, and makes its folder.
///
/// # Errors
/// As [`read`]; what lay there is then as it was.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return Err(no_file());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    replace(path, text)
}

fn no_file() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "something else than a file lies there")
}

#[cfg(all(test, unix))]
mod tests {
    use std::process::Command;

    use super::*;

    #[test]
    fn a_pipe_is_waited_for_by_nobody_and_a_link_to_a_file_is_one() {
        let folder = tempfile::tempdir().unwrap();
        let [pipe, file, link] = ["pipe", "file", "link"].map(|name| folder.path().join(name));
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        for kind in [read(&pipe).map(drop), write(&pipe, "what")].map(|it| it.unwrap_err().kind()) {
            assert_eq!(kind, io::ErrorKind::InvalidData);
        }
        write(&file, "what").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        assert_eq!(read(&link).unwrap(), "what");
    }
}
