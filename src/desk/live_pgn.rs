//! The live file of a round: all its games as they stand, for a broadcast to read at any time.
//! Replaced as a whole, so that nobody ever reads half of it.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;

use crate::export::{of_hall, pgn_text};
use jadoube_core::hall::state::Hall;
use jadoube_i18n::catalogue::Catalogue;

/// The file of a round in a folder: `round-3.pgn`.
#[must_use]
pub fn path_of(folder: &Path, round: u16) -> PathBuf {
    folder.join(format!("round-{round}.pgn"))
}

/// The text of the file of a round. Of a game that goes on the last `held_back` moves of both players
/// are left out.
#[must_use]
pub fn text_of(hall: &Hall, round: u16, held_back: u16, words: &Catalogue) -> String {
    let mut games: Vec<_> =
        hall.every_game().filter(|(_, game)| game.setup.round == round).collect();
    games.sort_by_key(|(board, _)| *board);
    let games: Vec<_> = games
        .into_iter()
        .flat_map(|(board, game)| {
            let held = if game.outcome().is_none() { 2 * usize::from(held_back) } else { 0 };
            let mut pieces = of_hall(hall, (board, game), held, words);
            let (_, behind) = game.certain_plies();
            let mut held = held.saturating_sub(behind.len());
            // A game with a gap is several pieces; what is held back may reach over it.
            while let Some(last) = pieces.last_mut().filter(|_| held > 0) {
                let plies = last.line.plies.len();
                last.line.plies.truncate(plies.saturating_sub(held));
                held = held.saturating_sub(plies);
                if held == 0 || pieces.len() == 1 {
                    break;
                }
                pieces.pop();
            }
            pieces
        })
        .collect();
    pgn_text(&games)
}

/// Every round that has a game.
#[must_use]
pub fn rounds_of(hall: &Hall) -> BTreeSet<u16> {
    hall.every_game().map(|(_, game)| game.setup.round).collect()
}

/// Replaces a file as a whole. What is no ordinary file (a pipe, `/dev/stdout`) is written
/// to, and where a link leads there the file is replaced, not the link.
///
/// # Errors
/// What the system says; the old file is then still there, whole. A competition file, which a slip
/// of the hand may name, is never replaced.
pub fn replace(path: &Path, text: impl AsRef<[u8]>) -> io::Result<()> {
    replace_with(path, |file| file.write_all(text.as_ref()))
}

/// The same with what somebody writes.
///
/// # Errors
/// As [`replace`].
pub fn replace_with(
    path: &Path,
    write: impl FnOnce(&mut dyn io::Write) -> io::Result<()>,
) -> io::Result<()> {
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    match fs::metadata(&path) {
        Ok(there) if there.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
        Ok(there) if !there.is_file() => {
            let mut stream = OpenOptions::new().write(true).open(&path)?;
            write(&mut stream)?;
            return stream.flush();
        }
        Ok(_) if is_database(&path)? => {
            let why = "it is a competition and was left as it is; choose another name";
            return Err(io::Error::new(io::ErrorKind::AlreadyExists, why));
        }
        _ => {}
    }
    let mut file = AtomicWriteFile::open(&path)?;
    write(&mut file)?;
    file.commit()
}

fn is_database(path: &Path) -> io::Result<bool> {
    const MAGIC: &[u8; 16] = b"SQLite format 3\0";
    let mut head = Vec::with_capacity(MAGIC.len());
    fs::File::open(path)?.take(MAGIC.len() as u64).read_to_end(&mut head)?;
    Ok(head == MAGIC)
}

/// Rewrites the file of a round, see [`text_of`].
///
/// # Errors
/// What the system says; the old file is then still there, whole.
pub fn rewrite(
    folder: &Path,
    hall: &Hall,
    (round, held_back): (u16, u16),
    words: &Catalogue,
) -> io::Result<PathBuf> {
    let path = path_of(folder, round);
    replace(&path, text_of(hall, round, held_back, words))?;
    Ok(path)
}
