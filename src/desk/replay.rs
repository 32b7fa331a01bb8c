//! What the rows of a file make when it is opened: the state, and of which game each row is. Both
//! can be written as a snapshot, from which the next opening goes on.

use std::io;
use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::entries::{Reach, entry_at, not_understood, reach};
use jadoube_chess::moment::Millis;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::{Hall, STATE_FORM};
use jadoube_core::stations::event::Event::{Taken, TakenOver};
use jadoube_core::stations::post::Epoch;
use jadoube_core::stations::station::StationId;
use jadoube_journal::arrival::ArrivedRow;
use jadoube_journal::fault::Fault;
use jadoube_journal::opening::Fold;
use jadoube_journal::row::Row;
use jadoube_journal::snapshot::Snapshot;
use jadoube_journal::view::View;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::state::{Damage, DamageKind};
use jadoube_laws::ids::GameNo;

/// In which game something has happened with an entry, in it or in its blind match; none for the rest, and
/// for what is not in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Mark(Option<GameNo>);

impl Mark {
    /// Makes an entry part of the state; which game it was can only be told by the state after it.
    pub(crate) fn taken(hall: &mut Hall, entry: &Entry) -> Self {
        hall.apply(&entry.event, entry.origin());
        if sets_clocks(hall, entry) {
            return Self(Some(HANDED_OVER));
        }
        let is_part = entry.place.is_none_or(|place| hall.is_part(&entry.event, place));
        Self(hall.game_in(&entry.event).filter(|_| is_part))
    }

    /// Whether boards were handed over to another time line.
    pub(crate) fn is_handed_over(self) -> bool {
        self.0 == Some(HANDED_OVER)
    }

    pub(crate) fn is_of(self, no: GameNo) -> bool {
        self.0 == Some(no)
    }
}

/// In the place of a game: clocks of several go on by another time line. No row has that number.
const HANDED_OVER: GameNo = GameNo(u64::MAX);

/// Whether clocks of boards go on by another time line from an entry on.
fn sets_clocks(hall: &Hall, entry: &Entry) -> bool {
    let Event::Stations { what: Taken { terms } | TakenOver { terms, .. } } = &entry.event else {
        return false;
    };
    let Some(place) = entry.place else { return false };
    terms.iter().any(|term| {
        let epoch = Epoch { no: term.no, of: place.station };
        term.ahead != Millis::ZERO && hall.stations.in_force(term.post, epoch).is_some()
    })
}

/// The rows so far.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Replay {
    pub(crate) hall: Hall,
    /// One for each row.
    pub(crate) marks: Vec<Mark>,
    /// From the first row on that is not understood.
    behind: Option<Box<Behind>>,
    /// How many rows there were, those not understood with them.
    rows: u64,
    /// Whether something has changed which of the entries before it are in force.
    turned: bool,
}

/// What comes from a row on that is not understood: it may rest on that, and is no part of the state.
#[derive(Debug, PartialEq, Eq)]
struct Behind {
    /// The row.
    first: u64,
    /// How many are not understood.
    unknown: usize,
    /// The state that the others make, for which games they are about.
    hall: Hall,
}

impl Replay {
    /// What the rows of a file that is looked at make.
    pub(crate) fn of(view: &View) -> Self {
        let mut made = Self::about(view);
        view.arrived().for_each(|one| made.next(&one.row, entry_at(&one).as_ref()));
        made.settle(view.arrived());
        made
    }

    /// Before the first row of a file that is looked at.
    pub(crate) fn about(view: &View) -> Self {
        let mut made = Self::begin();
        view.owner().iter().for_each(|owner| made.shared(owner));
        made
    }

    /// The marks of the rows, the state, and whether all have to be folded again.
    pub(crate) fn into_parts(self) -> (Vec<Mark>, Hall, bool) {
        (self.marks, self.hall, self.turned)
    }

    /// How many entries there are.
    pub(crate) const fn count(&self) -> usize {
        self.marks.len()
    }

    /// Whether something has changed which of the entries before it are in force, and they are to be folded
    /// again.
    pub(crate) const fn is_turned(&self) -> bool {
        self.turned
    }

    /// Folds all rows again, where one has changed which of those before it are in force.
    pub(crate) fn settle(&mut self, rows: impl Iterator<Item = ArrivedRow>) {
        if !self.turned || self.behind.is_some() {
            return;
        }
        self.turned = false;
        self.hall = self.hall.anew();
        self.marks.clear();
        for one in rows {
            if let Some(entry) = entry_at(&one) {
                self.marks.push(Mark::taken(&mut self.hall, &entry));
            }
        }
    }

    /// Takes the next row, whose entry this is if it is understood.
    pub(crate) fn next(&mut self, row: &Row, entry: Option<&Entry>) {
        self.rows += 1;
        let Some(entry) = entry else { return self.take_unknown(row) };
        match &mut self.behind {
            None => self.take(entry),
            Some(behind) => {
                behind.hall.apply(&entry.event, entry.origin());
                let game = behind.hall.game_about(&entry.event);
                game.into_iter().for_each(|no| self.leave_open(no, row.seq));
            }
        }
    }

    fn take_unknown(&mut self, row: &Row) {
        let hall = || Box::new(Behind { first: row.seq, unknown: 0, hall: self.hall.clone() });
        let behind = self.behind.get_or_insert_with(hall);
        behind.unknown += 1;
        let games = match reach(&behind.hall, row) {
            Reach::Game(no) => vec![no],
            Reach::None => Vec::new(),
            Reach::All => self.hall.games.keys().copied().collect(),
        };
        games.into_iter().for_each(|no| self.leave_open(no, row.seq));
    }

    /// Marks a game of which the state does not have what was recorded from a row on.
    fn leave_open(&mut self, no: GameNo, seq: u64) {
        let Some(one) = self.hall.games.get_mut(&no) else { return };
        let sound = Some(one.game.ply());
        let damage = Damage { seq, sound, kind: DamageKind::NotUnderstood };
        Arc::make_mut(&mut one.game).damage_with(damage);
    }

    /// Whether this is the state that was written as these bytes.
    pub(crate) fn is_written(&self, bytes: &[u8]) -> bool {
        let mut rest = Rest(bytes);
        let made = SnapshotRef { hall: &self.hall, marks: &self.marks };
        serde_json::to_writer(&mut rest, &made).is_ok() && rest.0.is_empty()
    }

    /// The row at the next place.
    fn arrive(&mut self, station: Option<PublicKey>, row: Row) {
        let place = if station.is_some() { self.rows + 1 } else { row.seq };
        let one = ArrivedRow { place, station, row };
        self.next(&one.row, entry_at(&one).as_ref());
    }

    pub(crate) fn take(&mut self, entry: &Entry) {
        self.turned |= entry.place.is_some_and(|place| self.hall.turns(&entry.event, place));
        self.marks.push(Mark::taken(&mut self.hall, entry));
    }
}

#[derive(Deserialize)]
struct Read {
    hall: Hall,
    marks: Vec<Mark>,
}

#[derive(Serialize)]
struct SnapshotRef<'a> {
    hall: &'a Hall,
    marks: &'a [Mark],
}

/// What is left of bytes after those that were written to it, as long as these are the same.
struct Rest<'a>(&'a [u8]);

impl io::Write for Rest<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self.0.strip_prefix(bytes).ok_or(io::ErrorKind::InvalidData)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The form in which this program writes a state: another version of the program reads the rows.
pub(crate) fn form() -> String {
    format!("jadoube {} state {STATE_FORM}", env!("CARGO_PKG_VERSION"))
}

/// A state as the bytes of a snapshot.
///
/// # Errors
/// When something in it has no such form.
pub(crate) fn written(hall: &Hall, marks: &[Mark]) -> serde_json::Result<Vec<u8>> {
    serde_json::to_vec(&SnapshotRef { hall, marks })
}

impl Fold for Replay {
    fn begin() -> Self {
        Self::default()
    }

    fn knows(found: &str) -> bool {
        found == form()
    }

    fn resume(snapshot: &Snapshot) -> Option<Self> {
        let Read { hall, marks } = serde_json::from_slice(&snapshot.bytes).ok()?;
        let (own, rows) = (snapshot.head.seq, marks.len() as u64);
        let known = match hall.own {
            // Of an own row that came before there was a second station nobody has taken note.
            Some(station) => hall.stations.seen.get(&station).is_none_or(|seen| *seen == own),
            None => rows == own,
        };
        let whole = hall.seq == rows && known && rows >= own;
        whole.then_some(Self { hall, marks, rows, ..Self::default() })
    }

    fn shared(&mut self, owner: &PublicKey) {
        self.hall.own = Some(StationId(*owner));
    }

    fn row(&mut self, row: Row) {
        let own = self.hall.own.map(|StationId(own)| own);
        self.arrive(own, row);
    }

    fn foreign(&mut self, station: &PublicKey, row: Row) {
        self.arrive(Some(*station), row);
    }

    fn refusal(&self, path: &Path) -> Option<Fault> {
        self.behind.as_ref().map(|behind| not_understood(path, behind.first, behind.unknown))
    }
}

#[cfg(test)]
mod tests;
