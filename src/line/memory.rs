//! What this machine remembers of the line of each event, in a file beside its key: nothing of it is part of
//! the event.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_desk::live_pgn::replace;
use jadoube_desk::station::Station;
use jadoube_formats::document;
use jadoube_network::certificate::Pin;
use jadoube_network::station::Position;

/// The file.
const LINES: &str = "line.ron";

/// How many events are remembered; the one whose line stood longest ago is forgotten first.
const MOST: usize = 100;

/// The line of one event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Known {
    pub(crate) competition: Uuid,
    /// Where this machine serves it, if it does.
    #[serde(default)]
    pub(crate) served: Option<SocketAddr>,
    /// Where its server is reached.
    pub(crate) addresses: Vec<SocketAddr>,
    /// How that is recognised.
    pub(crate) pin: Vec<u8>,
    /// What this station was invited as.
    pub(crate) role: Role,
    /// The keys of the connections of those who were let in here.
    #[serde(default)]
    pub(crate) nkeys: BTreeMap<String, String>,
    /// The stream that was read, and how far.
    #[serde(default)]
    pub(crate) stream: Option<(String, u64)>,
}

impl Known {
    pub(crate) fn pin(&self) -> Option<Pin> {
        Pin::read(&self.pin)
    }

    pub(crate) fn position(&self) -> Option<Position> {
        let (made, next) = self.stream.clone()?;
        Some(Position { made, next })
    }

    pub(crate) fn nkey(&self, station: PublicKey) -> Option<&String> {
        self.nkeys.get(&station.to_string())
    }
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct Lines(Vec<Known>);

/// Whether this machine knows a line for an event.
#[must_use]
pub fn is_known(station: &Station, competition: Uuid) -> bool {
    station.folder().is_some_and(|folder| of(folder, competition).is_some())
}

/// The line of an event.
pub(crate) fn of(folder: &Path, competition: Uuid) -> Option<Known> {
    let Lines(lines) = read(&file(folder));
    lines.into_iter().find(|known| known.competition == competition)
}

/// Remembers the line of an event.
pub(crate) fn keep(folder: &Path, known: Known) -> io::Result<()> {
    let file = file(folder);
    let Lines(mut lines) = read(&file);
    if lines.first() == Some(&known) {
        return Ok(());
    }
    lines.retain(|other| other.competition != known.competition);
    lines.insert(0, known);
    lines.truncate(MOST);
    fs::create_dir_all(folder)?;
    replace(&file, document::write(&Lines(lines)).map_err(io::Error::other)?)
}

/// Nothing is remembered where the file is not there or cannot be read.
fn read(file: &Path) -> Lines {
    let text = fs::read_to_string(file).unwrap_or_default();
    document::read(&text).unwrap_or_default()
}

fn file(folder: &Path) -> PathBuf {
    folder.join(LINES)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(nth: u128) -> Known {
        Known {
            competition: Uuid::from_u128(nth),
            served: Some("0.0.0.0:4222".parse().unwrap()),
            addresses: vec!["127.0.0.1:4222".parse().unwrap()],
            pin: vec![7; 32],
            role: Role::Assistant(jadoube_laws::ids::BoardNo(4)),
            nkeys: BTreeMap::from([(PublicKey([1; 32]).to_string(), "U".to_owned())]),
            stream: Some(("made".to_owned(), 12)),
        }
    }

    #[test]
    fn lines_are_remembered_by_their_event_and_the_oldest_is_forgotten() {
        let folder = tempfile::TempDir::new().unwrap();
        let station = Station::in_folder("desk", folder.path());
        assert!(!is_known(&station, Uuid::from_u128(1)));
        for nth in 1..=MOST as u128 + 1 {
            keep(folder.path(), known(nth)).unwrap();
        }
        assert_eq!(of(folder.path(), Uuid::from_u128(1)), None);
        let found = of(folder.path(), Uuid::from_u128(2)).unwrap();
        assert_eq!(found, known(2));
        assert_eq!(found.nkey(PublicKey([1; 32])), Some(&"U".to_owned()));
        assert!(found.pin().is_some() && found.position().is_some());
        fs::write(file(folder.path()), "a letter").unwrap();
        assert!(!is_known(&station, Uuid::from_u128(2)));
        keep(folder.path(), known(3)).unwrap();
        assert!(is_known(&station, Uuid::from_u128(3)));
    }
}
