//! The live file of a round: all its games as they stand, for a broadcast to read at any time.
//! Replaced as a whole, so that nobody ever reads half of it.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;

use crate::core::hall::state::Hall;
use crate::desk::export::{pgn_text, to_pgn};

/// The file of a round in a folder: `round-3.pgn`.
#[must_use]
pub fn path_of(folder: &Path, round: u16) -> PathBuf {
    folder.join(format!("round-{round}.pgn"))
}

/// The text of the file of a round.
#[must_use]
pub fn text_of(hall: &Hall, round: u16) -> String {
    let earlier = hall.archive.iter().map(|(board, game)| (*board, game));
    let present = hall.games.iter().map(|(board, game)| (*board, game));
    let mut games: Vec<_> =
        earlier.chain(present).filter(|(_, game)| game.setup.round == round).collect();
    games.sort_by_key(|(board, _)| *board);
    let games: Vec<_> = games
        .into_iter()
        .map(|(board, game)| to_pgn(hall.competition.as_ref(), board, game))
        .collect();
    pgn_text(&games)
}

/// Replaces a text file as a whole.
///
/// # Errors
/// What the system says; the old file is then still there, whole.
pub fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    let mut file = AtomicWriteFile::open(path)?;
    file.write_all(text.as_bytes())?;
    file.commit()
}

/// Rewrites the file of a round.
///
/// # Errors
/// What the system says; the old file is then still there, whole.
pub fn rewrite(folder: &Path, hall: &Hall, round: u16) -> std::io::Result<PathBuf> {
    let path = path_of(folder, round);
    replace(&path, &text_of(hall, round))?;
    Ok(path)
}
