//! Files with secrets or settings of this machine: nobody but their owner reads them.

use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;

use crate::fault::Fault;

/// Writes a file that is not there yet, for its owner only.
pub(crate) fn write_new(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Writes a file anew, whole or not at all, for its owner only.
pub(crate) fn write_whole(path: &Path, text: &str) -> Result<(), Fault> {
    let unfinished = path.with_extension("new");
    let _ = fs::remove_file(&unfinished);
    write_new(&unfinished, text)
        .and_then(|()| fs::rename(&unfinished, path))
        .map_err(|error| Fault::file(path, &error))
}
