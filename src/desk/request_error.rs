//! What can go wrong with a request, as a user interface has to tell it: refused by the Laws or the
//! state, or a fault of file or device.

use std::path::PathBuf;

use jadoube_message::system::SystemReason;
use jadoube_message::{Message, plain};

use crate::protocols::ProtocolFault;
use crate::stations_line::LineFault;
use jadoube_core::hall::refusal::Refusal;
use jadoube_journal::fault::Fault;

/// What a file that cannot hold games is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(prefix = "desk-pgn")]
pub enum NoPgn {
    /// A folder.
    Folder,
    /// A pipe or a device: it may never end.
    Special,
    /// No text.
    Binary,
}

/// Why a command did not become a fact.
#[derive(Debug, Message)]
#[message(prefix = "desk", error)]
pub enum CommandError {
    /// The Laws or the state forbid it.
    #[message(transparent, from)]
    Refused(Refusal),
    /// Another command was recorded under the same key.
    KeyUsed,
    /// Others have rows of this station that are not in this file: they are taken back first.
    OwnRowsElsewhere {
        /// The last own row here.
        #[message(with = plain)]
        have: u64,
        /// The last that somebody else has.
        #[message(with = plain)]
        there: u64,
    },
    /// Another laptop records with the key of this station, so that there are two records under it: nothing
    /// more is recorded here.
    KeyElsewhere {
        /// The row that there is twice.
        #[message(with = plain)]
        row: u64,
        /// Where this laptop keeps its key.
        folder: PathBuf,
    },
    /// Another laptop records with the key of this station, and no other station has told yet which of the
    /// two records it has: until then nothing is recorded here.
    KeyUndecided {
        /// The row that there is twice.
        #[message(with = plain)]
        row: u64,
    },
    /// The open file is not the one in which this computer worked last, and it was not answered yet that the
    /// work goes on in it.
    OtherState,
    /// It would have been right, but could not be written down; nothing has changed.
    NotRecorded(#[message(name = "why")] Fault),
}

/// Why a request was not fulfilled.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "desk", error)]
pub enum Trouble {
    /// The Laws or the state forbid it.
    #[message(transparent, from)]
    Refused(Refusal),
    /// It could not be written down; nothing has changed.
    NotRecorded(#[message(name = "why")] Fault),
    /// Another command was recorded under the same key; nothing has changed.
    KeyUsed,
    /// Others have rows of this station that are not in this file: they are taken back first.
    OwnRowsElsewhere {
        /// The last own row here.
        #[message(with = plain)]
        have: u64,
        /// The last that somebody else has.
        #[message(with = plain)]
        there: u64,
    },
    /// Another laptop records with the key of this station, so that there are two records under it: nothing
    /// more is recorded here.
    KeyElsewhere {
        /// The row that there is twice.
        #[message(with = plain)]
        row: u64,
        /// Where this laptop keeps its key.
        folder: PathBuf,
    },
    /// Another laptop records with the key of this station, and no other station has told yet which of the
    /// two records it has: until then nothing is recorded here.
    KeyUndecided {
        /// The row that there is twice.
        #[message(with = plain)]
        row: u64,
    },
    /// The open file is not the one in which this computer worked last, and it was not answered yet that the
    /// work goes on in it.
    OtherState,
    /// No competition is open.
    NoCompetition,
    /// The competition can only be looked at.
    OnlyRead,
    /// A competition file could not be opened or made.
    #[message(transparent)]
    File(Fault),
    /// A text file could not be read or written.
    #[message(id = "desk-text-file")]
    Text {
        /// The file.
        path: PathBuf,
        /// What the system said.
        why: SystemReason,
    },
    /// A sheet could not be made.
    #[message(id = "desk-text-file")]
    NotPrinted {
        /// The file.
        path: PathBuf,
        /// Why not.
        why: ProtocolFault,
    },
    /// A file held no game that could be read.
    NoGames(PathBuf),
    /// A file cannot hold games in PGN.
    NoPgn {
        /// The file.
        path: PathBuf,
        /// What it is.
        #[message(id)]
        what: NoPgn,
    },
    /// The program was asked to end while it read a file of games.
    #[message(id = "desk-import-stopped")]
    Stopped {
        /// The file.
        path: PathBuf,
        /// How many games of it are on their boards.
        games: usize,
    },
    /// A file holds a game longer than any can be.
    GameTooLong {
        /// The file.
        path: PathBuf,
        /// How many half-moves it has.
        #[message(with = plain)]
        plies: usize,
        /// How many there can be.
        #[message(with = plain)]
        most: usize,
    },
    /// No electronic board belongs to that table.
    NoDevice,
    /// The line to the other stations does not do it.
    #[message(transparent, from)]
    Line(LineFault),
    /// The desk's thread has ended.
    #[message(id = "desk-gone")]
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
            CommandError::OwnRowsElsewhere { have, there } => {
                Self::OwnRowsElsewhere { have, there }
            }
            CommandError::KeyElsewhere { row, folder } => Self::KeyElsewhere { row, folder },
            CommandError::KeyUndecided { row } => Self::KeyUndecided { row },
            CommandError::OtherState => Self::OtherState,
            CommandError::NotRecorded(fault) => Self::NotRecorded(fault),
        }
    }
}

impl From<Fault> for CommandError {
    fn from(fault: Fault) -> Self {
        Self::NotRecorded(fault)
    }
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Self {
        Self::File(fault)
    }
}
