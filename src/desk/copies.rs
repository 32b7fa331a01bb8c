//! The automatic copies of the open competition: how often, how many, where; and how they fare.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use jadoube_journal::fault::Fault;

/// How the open competition is copied by itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Copies {
    /// Every so many minutes, if anything was recorded since; 0 for never.
    pub minutes: u16,
    /// How many are kept; the oldest go.
    pub keep: u16,
    /// In this folder, or else in one beside the competition.
    pub folder: Option<PathBuf>,
}

impl Default for Copies {
    fn default() -> Self {
        Self { minutes: 10, keep: 6, folder: None }
    }
}

impl Copies {
    /// How long after a copy the next is due; nothing if there is none.
    #[must_use]
    pub fn every(&self) -> Option<Duration> {
        (self.minutes > 0).then(|| Duration::from_secs(u64::from(self.minutes) * 60))
    }

    /// The folder for the copies of a competition.
    #[must_use]
    pub fn folder_for(&self, competition: &Path) -> PathBuf {
        match &self.folder {
            Some(folder) => folder.clone(),
            None => {
                let stem = competition.file_stem().unwrap_or_default().to_string_lossy();
                competition.with_file_name(format!("{stem}-copies"))
            }
        }
    }
}

/// How the copies fare.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CopyState {
    /// How they are made; not at all until a user interface has asked for it.
    pub asked: Option<Copies>,
    /// The last one, and when it was made (wall time).
    pub last: Option<(PathBuf, String)>,
    /// Why the last attempt came to nothing.
    pub failed: Option<Fault>,
}
