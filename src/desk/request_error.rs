//! What can go wrong with a request, as a user interface has to tell it: refused by the Laws or the
//! state, or a fault of file or device. Faults are kept as text for the log beside their kind for
//! the words.

use std::path::PathBuf;

use jadoube_core::hall::refusal::Refusal;
use jadoube_journal::fault::Fault;

/// What a file that cannot hold games is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoPgn {
    /// A folder.
    #[error("a folder")]
    Folder,
    /// A pipe or a device: it may never end.
    #[error("a pipe or a device")]
    Special,
    /// No text.
    #[error("no text")]
    Binary,
}

/// Why a command did not become a fact.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    /// The Laws or the state forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Another command was recorded under the same key.
    #[error("another command was recorded under this key")]
    KeyUsed,
    /// It would have been right, but could not be written down; nothing has changed.
    #[error("not recorded: {0}")]
    NotRecorded(#[from] Fault),
}

/// Why a request was not fulfilled.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// The Laws or the state forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// It could not be written down; nothing has changed.
    #[error("not recorded: {0}")]
    NotRecorded(Fault),
    /// Another command was recorded under the same key; nothing has changed.
    #[error("another command was recorded under this key")]
    KeyUsed,
    /// No competition is open.
    #[error("no competition is open")]
    NoCompetition,
    /// The competition can only be looked at.
    #[error("the file cannot be written: the competition can only be looked at")]
    OnlyRead,
    /// A competition file could not be opened or made.
    #[error(transparent)]
    File(Fault),
    /// A text file could not be read or written.
    #[error("{path}: {why}")]
    Text {
        /// The file.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// A file held no game that could be read.
    #[error("{0} holds no game that can be read")]
    NoGames(PathBuf),
    /// A file cannot hold games in PGN.
    #[error("{path} is {what} and holds no games in PGN: choose a text file")]
    NoPgn {
        /// The file.
        path: PathBuf,
        /// What it is.
        what: NoPgn,
    },
    /// The program was asked to end while it read a file of games.
    #[error("the program was asked to end: {games} games of {path} were read")]
    Stopped {
        /// The file.
        path: PathBuf,
        /// How many games of it are on their boards.
        games: usize,
    },
    /// A file holds a game longer than any can be.
    #[error("{path} holds a game of {plies} half-moves; no game can have more than {most}")]
    GameTooLong {
        /// The file.
        path: PathBuf,
        /// How many half-moves it has.
        plies: usize,
        /// How many there can be.
        most: usize,
    },
    /// No electronic board belongs to that table.
    #[error("no electronic board belongs to this table")]
    NoDevice,
    /// The desk's thread has ended.
    #[error("the desk has stopped; start the program again, nothing recorded is lost")]
    DeskGone,
}

impl Trouble {
    /// Whether the file is sound, but of a later program: then opening it is refused, not impossible.
    #[must_use]
    pub const fn is_of_newer_program(&self) -> bool {
        matches!(self, Self::File(fault) if fault.is_of_newer_program())
    }
}

impl From<CommandError> for Trouble {
    fn from(rejected: CommandError) -> Self {
        match rejected {
            CommandError::Refused(refusal) => Self::Refused(refusal),
            CommandError::KeyUsed => Self::KeyUsed,
            CommandError::NotRecorded(fault) => Self::NotRecorded(fault),
        }
    }
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Self {
        Self::File(fault)
    }
}
