//! This machine as a station: the name under which it records, where the key lies with which it signs,
//! and what it remembers. The key is made when it is first needed.

use std::io;
use std::path::{Path, PathBuf};

use crate::preferences;
use jadoube_journal::signing::Signer;

/// A station.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Station {
    /// Its name, which stands in every row.
    pub name: String,
    pub(crate) key: Option<PathBuf>,
    pub(crate) refuge: Option<PathBuf>,
}

impl Station {
    /// This machine, with its own key: what every face of the program records as.
    #[must_use]
    pub fn own(name: &str) -> Self {
        let own = preferences::folder().map(|folder| Self::in_folder(name, &folder));
        Self { refuge: Some(preferences::refuge()), ..own.unwrap_or_else(|| name.into()) }
    }

    /// A machine that keeps its key, what it remembers and what it saves of lost files in this folder.
    #[must_use]
    pub fn in_folder(name: &str, folder: &Path) -> Self {
        let (key, refuge) = (Some(folder.join(KEY)), Some(folder.join(SAVED)));
        Self { name: name.to_owned(), key, refuge }
    }

    /// The folder in which it keeps its key; none without one.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        self.key.as_deref().and_then(Path::parent)
    }

    /// The file in which it remembers how far each competition had come; none without a key.
    pub(crate) fn heads(&self) -> Option<PathBuf> {
        self.key.as_ref().map(|key| key.with_file_name(HEADS))
    }

    /// The folder in which a competition is saved whose file is lost with its folder. A mere name has
    /// none, and leaves nothing on the machine outside the folder of the file.
    pub(crate) fn refuge(&self) -> Option<&Path> {
        self.refuge.as_deref()
    }

    /// The key, if it has one.
    ///
    /// # Errors
    /// What the system says when the key can neither be read nor made.
    pub fn signer(&self) -> io::Result<Option<Signer>> {
        self.key.as_deref().map(Signer::at).transpose()
    }
}

/// The file of the key, beside the preferences.
const KEY: &str = "station.key";
/// The file of what is remembered, beside it.
const HEADS: &str = "heads.ron";
/// The folder of what is saved, beside it.
const SAVED: &str = "saved";

/// A station without a key: what it records is not signed.
impl From<&str> for Station {
    fn from(name: &str) -> Self {
        Self { name: name.to_owned(), key: None, refuge: None }
    }
}
