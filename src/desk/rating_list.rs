//! FIDE's rating list on this machine: imported once a month into a file of its own, and looked into
//! while a name is typed, without a network. Nothing of it stands in a competition's file but the
//! lines of its players.
//!
//! The file, of version 1, is written as a whole beside the old one and then takes its name:
//!
//! | part | what |
//! |---|---|
//! | blocks | players by federation and folded name, see `record`; a block is of one federation |
//! | pages | numbers in order, each with its block |
//! | directory | where blocks and pages are, with what they begin, and their check sums |
//! | about | [`About`] as RON |
//! | end | lengths of the two, their check sum, and the mark of the version |
//!
//! The directory is held in memory, some MB; blocks and pages are read when they are asked for. Bytes
//! that do not have their check sum are told as [`ListFault::Damaged`].

mod building;
mod directory;
mod finding;
mod import;
mod pieces;
mod record;

pub mod options;
pub mod progress;
pub mod importing;

use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use jadoube_message::{Message, Value};
use serde::{Deserialize, Serialize};

use crate::preferences::{self, Preferences};
use crate::rating_list::directory::{Directory, sum};
use crate::system_fault::SystemFault;
use jadoube_competition::rating::edition::Rate;
use jadoube_competition::rating_list::ListedPlayer;
use jadoube_competition::rating_list::odd::Oddities;
use jadoube_competition::tournament::Date;
use jadoube_core::competition::entrant::{Entrant, Rating, RatingKind};
use jadoube_formats::document;

/// With this a file of this version ends.
const MARK: &[u8; 8] = b"JADRATE1";

/// With this a file of any version ends, but for its number.
const KIND: &[u8; 7] = b"JADRATE";

/// How long the end is: two lengths, a check sum, the mark.
const END: u64 = 32;

/// More than directory and text can be long.
const MOST: u64 = 1 << 28;

/// What is known of the list.
#[derive(Debug, Clone, PartialEq, Eq, Message, Serialize, Deserialize)]
#[message(id = "rating-list-about")]
pub struct About {
    /// How the list is called where a rating names it.
    pub list: String,
    /// From when it is valid.
    #[message(with = day)]
    pub date: Date,
    /// Where the date comes from.
    pub dated_by: DatedBy,
    /// The name of the file that was imported.
    pub source: String,
    /// For which rates of play it has ratings.
    pub rates: Vec<Rate>,
    /// How many players it has.
    pub players: u32,
    /// How many of them have no rating.
    pub unrated: u32,
    /// What was odd.
    #[message(skip)]
    pub odd: Oddities,
}

/// How a list is called, with its date.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(id = "rating-list-of")]
pub struct ListName {
    /// The name.
    pub list: String,
    /// From when it is valid.
    #[message(with = day)]
    pub date: Date,
}

impl About {
    /// How it is called.
    #[must_use]
    pub fn name(&self) -> ListName {
        ListName { list: self.list.clone(), date: self.date }
    }
}

/// As days are written everywhere: `2026-11-01`.
fn day(date: &Date) -> Value<'static> {
    Value::Text(date.to_string().replace('/', "-").into())
}

/// Where the date of a list comes from; the combined list does not tell its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "rating-list-dated", name = "by")]
pub enum DatedBy {
    /// Who imported it said so.
    Arbiter,
    /// The heading of its ratings.
    Heading,
    /// The name of the file.
    Name,
    /// The day on which the file was written.
    FileTime,
}

/// Why there is no list to look into, or none to import.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "rating-list", error)]
pub enum ListFault {
    /// What the system says.
    #[message(transparent, from)]
    System(SystemFault),
    /// No list was imported on this machine.
    None,
    /// This machine has no folder for it.
    NoFolder,
    /// The file is packed.
    Packed(PathBuf),
    /// It is no rating list.
    NoList(PathBuf),
    /// It has a heading, and no players.
    NoPlayers(PathBuf),
    /// Another window imports a list.
    Busy,
    /// Somebody stopped the import.
    Stopped,
    /// The imported list is damaged.
    Damaged(PathBuf),
    /// It was imported by a later version of the program.
    Newer(PathBuf),
}

/// The players found, the federation's own first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FoundPlayers {
    /// So many as were wanted.
    pub players: Vec<ListedPlayer>,
    /// Whether there are more.
    pub more: bool,
}

/// Where the list lies on this machine.
///
/// # Errors
/// [`ListFault::NoFolder`].
pub fn place(preferences: &Preferences) -> Result<PathBuf, ListFault> {
    if let Some(place) = &preferences.rating_list {
        return Ok(place.clone());
    }
    preferences::library().map(|folder| folder.join("fide.ratings")).ok_or(ListFault::NoFolder)
}

/// The list of this machine, opened.
#[derive(Debug)]
pub struct RatingList {
    path: PathBuf,
    file: Mutex<File>,
    directory: Directory,
    about: About,
}

impl RatingList {
    /// Opens the list of this machine.
    ///
    /// # Errors
    /// [`ListFault`]; [`ListFault::None`] where none was imported.
    pub fn own(preferences: &Preferences) -> Result<Self, ListFault> {
        Self::open(&place(preferences)?)
    }

    /// Opens a list.
    ///
    /// # Errors
    /// [`ListFault`].
    pub fn open(path: &Path) -> Result<Self, ListFault> {
        let fault = |error: std::io::Error| -> ListFault { SystemFault::of(path, &error).into() };
        let damaged = || ListFault::Damaged(path.to_owned());
        let mut file = match File::open(path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                return Err(ListFault::None);
            }
            opened => opened.map_err(fault)?,
        };
        let length = file.metadata().map_err(fault)?.len();
        let begin = length.checked_sub(END).ok_or_else(damaged)?;
        let end = read_at(&mut file, begin, END).map_err(fault)?;
        let number = |at: usize| -> Option<u64> {
            Some(u64::from_le_bytes(end.get(at..at + 8)?.try_into().ok()?))
        };
        let mark = end.get(24..).unwrap_or_default();
        if mark != MARK {
            let newer = mark.starts_with(KIND);
            return Err(if newer { ListFault::Newer(path.to_owned()) } else { damaged() });
        }
        let (directory, about, told) = number(0)
            .zip(number(8))
            .zip(number(16))
            .map(|((a, b), c)| (a, b, c))
            .ok_or_else(damaged)?;
        if directory > MOST || about > MOST {
            return Err(damaged());
        }
        let from = begin.checked_sub(directory + about).ok_or_else(damaged)?;
        let bytes = read_at(&mut file, from, directory + about).map_err(fault)?;
        let (list, text) = usize::try_from(directory)
            .ok()
            .filter(|_| sum(&bytes) == told)
            .and_then(|at| bytes.split_at_checked(at))
            .ok_or_else(damaged)?;
        let directory = Directory::read(list, from).ok_or_else(damaged)?;
        let text = std::str::from_utf8(text).ok();
        let about = text.and_then(|text| document::read(text).ok()).ok_or_else(damaged)?;
        Ok(Self { path: path.to_owned(), file: Mutex::new(file), directory, about })
    }

    /// What list it is.
    #[must_use]
    pub const fn about(&self) -> &About {
        &self.about
    }

    /// A player as an entrant, with his ratings and where they come from.
    #[must_use]
    pub fn entrant(&self, player: &ListedPlayer) -> Entrant {
        let kinds = [
            (RatingKind::Standard, player.ratings.standard),
            (RatingKind::Rapid, player.ratings.rapid),
            (RatingKind::Blitz, player.ratings.blitz),
        ];
        let ratings = kinds.into_iter().filter_map(|(kind, value)| {
            let (list, date) = (self.about.list.clone(), Some(self.about.date));
            Some(Rating { kind, value: value?, list, date })
        });
        Entrant {
            name: player.name.clone(),
            federation: player.federation.clone(),
            title: player.title.clone(),
            ratings: ratings.collect(),
            fide_id: Some(player.number),
            sex: player.sex,
            birth: player.birth.map(Date::year),
            ..Entrant::default()
        }
    }

    /// Bytes of the file.
    fn bytes(&self, from: u64, length: u64) -> Result<Vec<u8>, ListFault> {
        let mut file = self.file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        read_at(&mut file, from, length).map_err(|error| match error.kind() {
            std::io::ErrorKind::UnexpectedEof => self.damaged(),
            _ => SystemFault::of(&self.path, &error).into(),
        })
    }

    fn damaged(&self) -> ListFault {
        ListFault::Damaged(self.path.clone())
    }
}

fn read_at(file: &mut File, from: u64, length: u64) -> std::io::Result<Vec<u8>> {
    file.seek(SeekFrom::Start(from))?;
    let mut bytes = vec![0; usize::try_from(length).map_err(std::io::Error::other)?];
    file.read_exact(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests;
