//! Looking into competition files without opening them for work: for the log, for checks, for
//! exports. Nothing here writes.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::entries::{entry_at, entry_of};
use crate::exported::ExportedRow;
use crate::past;
use crate::replay::{Mark, Replay};
use crate::same_meaning::SameMeaning;
use jadoube_chess::ply::Ply;
use jadoube_core::evidence::head::RecordState;
use jadoube_core::hall::event::Entry;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::station::StationId;
use jadoube_journal::arrival::ArrivedRow;
use jadoube_journal::chain::{BrokenRow, row_hash};
use jadoube_journal::fault::Fault;
use jadoube_journal::file::Journal;
use jadoube_journal::opening::Fold as _;
use jadoube_journal::reading::Verdict;
use jadoube_journal::row::Row;
use jadoube_journal::salvage::{RowMeaning as _, sound_rows};
use jadoube_journal::view::View;
use jadoube_laws::game::state::{Damage, MOVES_WHOLE};
use jadoube_laws::ids::GameNo;
use jadoube_laws::wall::Wall;

/// A competition file that is looked at; its entries are read when they are asked for.
#[derive(Debug)]
pub struct Reader {
    path: PathBuf,
    view: View,
    /// Of a file that does not stand, the rows that would be saved of it: the others may be about another
    /// game, or another round, than they were.
    sound: Option<Vec<Row>>,
    /// Games of which moves may be among the rows that are not there, each with the plies before that place.
    lacking: Vec<(GameNo, Ply)>,
}

impl Reader {
    /// Looks at a file.
    ///
    /// # Errors
    /// [`Fault`] when nothing at all can be read.
    pub fn of(path: &Path) -> Result<Self, Fault> {
        let view = View::of(path)?;
        let mut meaning = SameMeaning::default();
        let sound = view.trouble().map(|_| sound_rows(path, &mut meaning)).transpose()?;
        Ok(Self { path: path.to_owned(), view, sound, lacking: meaning.lacking() })
    }

    /// Games that may lack moves say so, as they will in what is saved of the file.
    fn note_lost_rows(&self, hall: &mut Hall) {
        let entry = self.broken().map_or_else(|| self.view.head().seq, |row| row.seq);
        for (no, sound) in &self.lacking {
            if let Some(one) = hall.games.get_mut(no) {
                Arc::make_mut(&mut one.game).note_lost_rows(*sound, entry);
            }
        }
    }

    /// The entries that are understood and mean what they meant, oldest first.
    pub fn entries(&self) -> impl Iterator<Item = Entry> + '_ {
        let sound = self.sound.iter().flatten().filter_map(entry_of);
        let whole = self.sound.is_none().then(|| self.view.arrived());
        sound.chain(whole.into_iter().flatten().filter_map(|one| entry_at(&one)))
    }

    /// All entries that can be read and are understood, oldest first, whatever they mean.
    fn every_entry(&self) -> impl Iterator<Item = Entry> + '_ {
        self.view.arrived().filter_map(|one| entry_at(&one))
    }

    /// All rows that can be read, oldest first: what this program does not understand as it stands in the
    /// file, and behind the others what has not taken effect.
    pub fn exported(&self) -> impl Iterator<Item = ExportedRow> + '_ {
        let waiting = self.view.waiting();
        let waiting = waiting.map(|(key, row)| ExportedRow::waiting(StationId(key), row));
        self.view.arrived().map(ExportedRow::arrived).chain(waiting)
    }

    /// The rows that can be read, whether they are understood or not.
    pub(crate) fn rows(&self) -> impl Iterator<Item = ArrivedRow> + '_ {
        self.view.arrived()
    }

    /// The state before the first row: of a file of several strands, what says whose records are in force.
    pub(crate) fn beginning(&self) -> Hall {
        let whole = self.view.owner().map(|_| Replay::of(&self.view).hall.anew());
        whole.unwrap_or_default()
    }

    /// The first row that does not stand.
    #[must_use]
    pub fn broken(&self) -> Option<BrokenRow> {
        match self.view.trouble()? {
            Fault::Damaged { broken, .. } => *broken,
            _ => None,
        }
    }

    /// The state with every game marked damaged of which a row is altered, left out, or may be missing, and something
    /// is recorded from the first row on that does not stand: an altered row may be as good as a true one in the eyes
    /// of the Laws. A game can be relied on as far as no row of it is altered or missing.
    #[must_use]
    pub fn doubted(&self) -> Option<Hall> {
        let seq = self.broken()?.seq;
        let mut rows = self.sound.clone()?;
        rows.extend(self.view.rows().filter(|row| row_hash(row) != row.hash));
        rows.sort_by_key(|row| row.seq);
        let mut made = Replay::begin();
        let (mut doubtful, mut altered) = (BTreeSet::new(), BTreeMap::new());
        for row in &rows {
            let entry = entry_of(row);
            let before = entry.as_ref().and_then(|entry| {
                let no = made.hall.game_in(&entry.event)?;
                Some((no, made.hall.games.get(&no)?.game.ply()))
            });
            made.next(row, entry.as_ref());
            let entry = entry.filter(|_| row.seq >= seq);
            let Some(no) = entry.and_then(|entry| made.hall.game_in(&entry.event)) else {
                continue;
            };
            let is_altered = row_hash(row) != row.hash;
            // A row that stands is of a game that can be relied on, where no row of that is lost.
            if is_altered || self.may_lack_moves(no) {
                doubtful.insert(no);
            }
            if is_altered {
                // None of a game that it sets up.
                let sound = before.filter(|(of, _)| *of == no).map(|(_, ply)| ply);
                altered.entry(no).or_insert(sound);
            }
        }
        // What is left out may be about a game that is not over.
        let is_shown = |row: &Row| rows.binary_search_by_key(&row.seq, |one| one.seq).is_ok();
        for entry in self.view.rows().filter(|row| !is_shown(row)).filter_map(|row| entry_of(&row))
        {
            let no = made.hall.game_in(&entry.event);
            let open = |no: &GameNo| {
                made.hall.games.get(no).is_some_and(|one| one.game.outcome().is_none())
            };
            doubtful.extend(no.filter(open));
        }
        self.note_lost_rows(&mut made.hall);
        for no in doubtful {
            let Some(one) = made.hall.games.get_mut(&no) else { continue };
            let whole = Some(one.game.ply());
            let sound = altered.get(&no).copied().unwrap_or(whole);
            let damage = Damage { seq, ..Damage::misfit(sound) };
            Arc::make_mut(&mut one.game).damage_with(damage);
        }
        Some(made.hall)
    }

    /// Whether moves of a game may be among the rows that are not there.
    fn may_lack_moves(&self, no: GameNo) -> bool {
        self.lacking.iter().any(|(of, sound)| *of == no && *sound != MOVES_WHOLE)
    }

    /// What has happened in a game and its blind match, oldest first.
    #[must_use]
    pub fn of_game(&self, no: GameNo) -> Vec<Arc<Entry>> {
        let mut hall = self.beginning();
        let of_it = |entry: &Entry| Mark::taken(&mut hall, entry).is_of(no);
        self.entries().filter(of_it).map(Arc::new).collect()
    }

    /// Where the record has come to.
    #[must_use]
    pub fn record(&self) -> RecordState {
        let competition = self.view.header().competition;
        RecordState { competition, head: self.view.head(), key: self.view.signer() }
    }

    /// The state that the entries make, that before the first row which is not understood, if there is
    /// one; and what is wrong with the file, if anything. Of a damaged one it is the state that would be saved.
    #[must_use]
    pub fn state(&self) -> (Hall, Option<Fault>) {
        let made = match &self.sound {
            None => Replay::of(&self.view),
            Some(rows) => {
                let mut made = Replay::begin();
                rows.iter().for_each(|row| made.next(row, entry_of(row).as_ref()));
                self.note_lost_rows(&mut made.hall);
                made
            }
        };
        let trouble = self.view.trouble().cloned().or_else(|| made.refusal(&self.path));
        (made.hall, trouble)
    }

    /// The state as it was at a time of the wall clock, with the time of the last entry in it; nothing
    /// where nothing was recorded yet.
    #[must_use]
    pub fn state_at(&self, time: Wall) -> Option<(Hall, Wall)> {
        past::hall_at(self.beginning(), time, |take| {
            for entry in self.entries() {
                if !take(&entry) {
                    return;
                }
            }
        })
    }
}

/// All that could be read of a competition file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The entries, oldest first; of a damaged file also those that may not mean what they meant.
    pub entries: Vec<Entry>,
    /// Where the record has come to.
    pub record: RecordState,
    /// The state that they make, see [`Reader::state`].
    pub hall: Hall,
    /// When the last entry in that state was recorded, by the clock on the wall; none where there is none.
    pub last_wall: Option<String>,
    /// What is wrong with the file, if anything; the entries above are what could be read.
    pub trouble: Option<Fault>,
}

/// Reads a competition file into memory.
///
/// # Errors
/// [`Fault`] when nothing at all can be read.
pub fn read(path: &Path) -> Result<Record, Fault> {
    let reader = Reader::of(path)?;
    let (hall, trouble) = reader.state();
    let entries: Vec<Entry> = reader.every_entry().collect();
    let last_wall = match &reader.sound {
        None => entries.last().map(|entry| entry.wall.clone()),
        Some(rows) => rows.iter().rev().find_map(entry_of).map(|entry| entry.wall),
    };
    Ok(Record { entries, record: reader.record(), hall, last_wall, trouble })
}

/// Checks the chain of a competition file.
///
/// # Errors
/// [`Fault`] when nothing at all can be read.
pub fn verify(path: &Path) -> Result<Verdict, Fault> {
    Journal::verify(path)
}
