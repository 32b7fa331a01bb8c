//! The record as it was when its file was opened, out of reach of whoever spoils the file: what is
//! looked up of older rows comes from here, and so does what is saved when the file is lost. A short
//! record lies in memory, a long one in a file of our own.

use std::fmt;
use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use crate::arrival::{ArrivedRow, Places};
use crate::fault::Fault;
use crate::hash::Hash;
use crate::image::copy_of;
use crate::others::Others;
use crate::own_copy::OwnCopy;
use crate::reading::in_memory;
use crate::row::{Header, Row, row, rows};
use crate::signing::{self, Proof, SignatureRow};
use crate::strands::{Arrival, OpenStrand};
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;

/// Up to this many bytes of a file are kept in memory.
const AT_HAND: u64 = 64 * 1024 * 1024;

/// The record up to a row.
pub struct Base {
    copy: Mutex<OwnCopy>,
    header: Header,
    head: Head,
    places: OnceLock<Places>,
}

impl fmt::Debug for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Base").field("head", &self.head).finish_non_exhaustive()
    }
}

impl Base {
    /// Of a file that is open, into which its side file was just folded; and what its bytes are known
    /// by.
    pub(crate) fn of(
        path: &Path,
        held: &File,
        header: &Header,
        head: Head,
    ) -> Result<(Self, (u64, Hash)), Fault> {
        let reading = |error: io::Error| Fault::of_reading(path, &error);
        let length = held.metadata().map_err(reading)?.len();
        let copied = || OwnCopy::in_file(|file, _| copy_of(held, length, file));
        let long = (length > AT_HAND).then(copied).transpose();
        // Where there is no room for a copy, there may be memory.
        let (copy, hash) = match long {
            Ok(Some(copied)) => copied,
            Ok(None) | Err(_) => {
                let mut bytes = Vec::new();
                let hash = copy_of(held, length, &mut bytes).map_err(reading)?;
                (OwnCopy::of(in_memory(path, &bytes)?), hash)
            }
        };
        Ok((
            Self { copy: Mutex::new(copy), header: header.clone(), head, places: OnceLock::new() },
            (length, hash),
        ))
    }

    fn locked(&self) -> MutexGuard<'_, OwnCopy> {
        // Nothing is changed in it, so that who panicked has left it whole.
        self.copy.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The header of the file.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Its last row.
    #[must_use]
    pub const fn head(&self) -> Head {
        self.head
    }

    /// The rows behind one, at most so many.
    ///
    /// # Errors
    /// What the database says.
    pub fn rows(&self, after: u64, most: usize) -> rusqlite::Result<Vec<Row>> {
        rows(&self.locked().connection, after, most)
    }

    /// The rows of all strands behind a place in the order in which they took effect, at most so many.
    ///
    /// # Errors
    /// What the database says.
    pub fn arrived(&self, after: u64, most: usize) -> rusqlite::Result<Vec<ArrivedRow>> {
        let copy = self.locked();
        let places = match self.places.get() {
            Some(places) => places,
            None => {
                let places = Places::of(&copy.connection)?;
                self.places.get_or_init(|| places)
            }
        };
        places.rows(&copy.connection, after, most)
    }

    /// One row, if there is one of that number.
    #[must_use]
    pub fn row(&self, seq: u64) -> Option<Row> {
        row(&self.locked().connection, seq).ok().flatten()
    }

    /// The signatures, in the order of the rows.
    pub(crate) fn signatures(&self) -> rusqlite::Result<Vec<SignatureRow>> {
        signing::all(&self.locked().connection)
    }

    /// What other stations have recorded: what the file held of it, and what came since.
    pub(crate) fn others(
        &self,
        owner: PublicKey,
        known: &[OpenStrand],
        arrivals: &[Arrival],
    ) -> rusqlite::Result<Others> {
        Others::of(&self.locked().connection, owner, known, arrivals)
    }

    /// All that the file held of who has signed what.
    ///
    /// # Errors
    /// What the database says.
    pub fn proof(&self) -> rusqlite::Result<Proof> {
        Proof::of(&self.locked().connection)
    }
}
