//! Where the answer of a command goes that is a file: a file that is there stays as it is, unless it is
//! agreed that it is written over.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use crate::consent;
use crate::exit::Exit;
use jadoube_desk::live_pgn::replace_with;
use jadoube_i18n::catalogue::Catalogue;

/// Whether a file can be written without another one being lost. A device or a pipe loses nothing.
///
/// # Errors
/// [`Exit`] where a file is there.
pub(crate) fn free(path: &Path, words: &Catalogue) -> Result<(), Exit> {
    let is_there = fs::metadata(path).is_ok_and(|there| there.is_file());
    if !is_there || consent::given().overwrite {
        return Ok(());
    }
    let path = [("path", path.display().to_string().into())];
    Err(Exit::refused(words.say_with("cli-output-there", &path)))
}

/// Writes a file, where none is lost by it.
///
/// # Errors
/// [`Exit`] where a file is there, or the system refuses.
pub(crate) fn write_with(
    path: &Path,
    words: &Catalogue,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Exit> {
    free(path, words)?;
    replace_with(path, write).map_err(|error| Exit::of_system(words, path, &error))
}

/// The same with what is to stand in it.
///
/// # Errors
/// [`Exit`], as above.
pub(crate) fn write(path: &Path, words: &Catalogue, bytes: &[u8]) -> Result<(), Exit> {
    write_with(path, words, |file| file.write_all(bytes))
}
