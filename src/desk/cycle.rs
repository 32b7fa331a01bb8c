//! One turn of the wheel: command → decide → append → apply → react. Knows no thread, no device and
//! no window, so that it can be tested as a function.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use uuid::Uuid;

use crate::core::disputes::event::Event as DisputeEvent;
use crate::core::game::state::Game;
use crate::core::hall::command::Command;
use crate::core::hall::decide::decide;
use crate::core::hall::event::{EVENT_VERSION, Entry, Event};
use crate::core::hall::refusal::Refusal;
use crate::core::hall::state::{Hall, apply};
use crate::core::ids::{CommandKey, Role, Who};
use crate::core::laws::edition::Edition;
use crate::core::moment::{Millis, Moment};
use crate::core::react::react;
use crate::desk::catalogue;
use crate::desk::history::History;
use crate::desk::preferences;
use crate::desk::timekeeper::{Timekeeper, since_wall, wall};
use crate::formats::{appeals, laws};
use crate::journal::fault::Fault;
use crate::journal::file::Journal;
use crate::journal::reading::Head;
use crate::journal::row::{Appended, Batch, Header, Row};

/// Why a command did not become a fact.
#[derive(Debug, thiserror::Error)]
pub enum Rejected {
    /// The Laws or the state forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// It would have been right, but could not be written down; nothing has changed.
    #[error("not recorded: {0}")]
    NotRecorded(#[from] Fault),
}

/// What was found when a file was opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recovery {
    /// How long nobody had the file open, by the wall clock.
    pub away: Millis,
    /// How many entries were read.
    pub entries: usize,
    /// How many clocks were running when the program was cut off.
    pub clocks: usize,
    /// How many entries could not be understood and were passed over.
    pub unreadable: usize,
}

/// The open competition with its journal.
#[derive(Debug)]
pub struct Cycle {
    path: PathBuf,
    journal: Journal,
    hall: Hall,
    edition: &'static Edition,
    history: History,
    keeper: Arc<Timekeeper>,
    station: String,
}

impl Cycle {
    /// Makes a new competition file.
    ///
    /// # Errors
    /// [`Fault`] when the file exists or cannot be written.
    pub fn create(path: &Path, station: &str) -> Result<Self, Fault> {
        let journal = Journal::create(path, &header())?;
        Ok(Self::around(path, journal, Moment::START, station))
    }

    /// Makes a new competition file in which these commands have been carried out, at once: there
    /// is the whole file or none. Returns the entries in order, too.
    ///
    /// # Errors
    /// [`Rejected`]: one is refused, or the file exists or cannot be written.
    pub fn found(
        path: &Path,
        station: &str,
        commands: &[Command],
    ) -> Result<(Self, Vec<Entry>), Rejected> {
        let (mut hall, history) = (Hall::default(), History::default());
        let mut batches = Vec::with_capacity(commands.len());
        let mut made = Vec::new();
        let who = Who { station: station.to_owned(), role: Role::Arbiter };
        for command in commands {
            let edition = edition_of(&hall);
            let events = judge(&hall, command, Moment::START, edition)?;
            let (at, wall, key) = (Moment::START, wall(), CommandKey(Uuid::now_v7()));
            let payloads = payloads(path, &events)?;
            for event in events {
                let (wall, who) = (wall.clone(), who.clone());
                let entry = Entry { seq: hall.seq + 1, at, wall, who, event };
                apply(&mut hall, &entry);
                history.push(entry.clone());
                made.push(entry);
            }
            batches.push(Batch { key, wall, at, who: who.clone(), events: payloads });
        }
        batches.retain(|batch| !batch.events.is_empty());
        let journal = Journal::found(path, &header(), &batches)?;
        let mut cycle = Self::around(path, journal, Moment::START, station);
        cycle.edition = edition_of(&hall);
        (cycle.hall, cycle.history) = (hall, history);
        Ok((cycle, made))
    }

    /// Opens a competition file and replays it. Clocks that were running stand again where the
    /// last heartbeat has them; the question how the absence counts is put in the games.
    ///
    /// # Errors
    /// [`Fault`] when the file cannot be opened for writing.
    pub fn open(path: &Path, station: &str) -> Result<(Self, Recovery), Fault> {
        let (journal, rows) = Journal::open(path)?;
        let beat = journal.heartbeat()?;
        let mut recovery =
            Recovery { away: Millis::ZERO, entries: rows.len(), clocks: 0, unreadable: 0 };
        let last_row = rows.last().map(|row| (row.at, row.wall.clone()));
        let (hall, history) = replay(&rows, &mut recovery);
        let last_beat = beat.map(|beat| (beat.at, beat.wall));
        let (base, seen) = last_row
            .into_iter()
            .chain(last_beat)
            .max_by_key(|(at, _)| *at)
            .unwrap_or((Moment::START, wall()));
        recovery.away = since_wall(&seen);
        let mut cycle = Self::around(path, journal, base, station);
        cycle.history = history;
        cycle.edition = edition_of(&hall);
        cycle.hall = hall;
        // A clock on the table went on without us: nothing to recover there.
        let was_cut_off = |game: &Game| game.clock.running().is_some() && !game.clock_on_table();
        recovery.clocks = cycle.hall.games.values().filter(|game| was_cut_off(game)).count();
        cycle.catch_up();
        if recovery.clocks > 0 {
            let command = Command::Recover { away: recovery.away };
            // A file that cannot be written to has been refused above; a full disk is told at
            // the next command.
            let _ = cycle.submit(&command, Role::Program, CommandKey(Uuid::now_v7()));
        }
        Ok((cycle, recovery))
    }

    /// Does what the last batch called for and the end of the program came before: a flag without
    /// its incident would never be noticed again.
    fn catch_up(&mut self) {
        let mut all = self.history.all();
        while all.last().is_some_and(|entry| is_reaction(entry)) {
            all.pop();
        }
        let Some(last) = all.last().cloned() else { return };
        let from = all.partition_point(|entry| entry.at < last.at);
        let called_for: Vec<Command> = all
            .iter()
            .skip(from)
            .filter(|entry| entry.who == last.who)
            .flat_map(|entry| react(&self.hall, &entry.event))
            .collect();
        for command in called_for {
            // As in `submit`: what cannot be done now is told at the next command.
            let _ = self.submit(&command, Role::Program, CommandKey(Uuid::now_v7()));
        }
    }

    fn around(path: &Path, mut journal: Journal, base: Moment, station: &str) -> Self {
        journal.set_refuge(&preferences::refuge());
        Self {
            path: path.to_owned(),
            journal,
            hall: Hall::default(),
            edition: laws::newest(),
            history: History::default(),
            keeper: Arc::new(Timekeeper::resume(base)),
            station: station.to_owned(),
        }
    }

    /// Takes another timekeeper: for tests.
    pub fn set_timekeeper(&mut self, keeper: Arc<Timekeeper>) {
        self.keeper = keeper;
    }

    /// What is recorded from now on bears this name of the machine; what was recorded keeps its own.
    pub fn set_station(&mut self, station: &str) {
        station.clone_into(&mut self.station);
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The state.
    #[must_use]
    pub const fn hall(&self) -> &Hall {
        &self.hall
    }

    /// The edition of the Laws in force.
    #[must_use]
    pub const fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// The entries.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The timekeeper.
    #[must_use]
    pub const fn keeper(&self) -> &Arc<Timekeeper> {
        &self.keeper
    }

    /// Decides on a command, records what it leads to, and only then makes it true; then does the
    /// same with the commands that it calls for. Returns the entries in order. A command whose key
    /// was recorded before changes nothing and is answered with the entries of that time.
    ///
    /// # Errors
    /// [`Rejected`]: refused, or not recorded. Nothing has changed then.
    pub fn submit(
        &mut self,
        command: &Command,
        role: Role,
        key: CommandKey,
    ) -> Result<Vec<Entry>, Rejected> {
        // Before anything is judged: what was recorded under this key may no longer be possible
        // now, just because it has happened.
        let known = self.journal.recorded(key)?;
        if !known.is_empty() {
            return Ok(entries(&known).0);
        }
        let at = self.keeper.now();
        let events = judge(&self.hall, command, at, self.edition)?;
        let recorded = self.record(events, role, key, at)?;
        Ok(self.called_for(recorded))
    }

    /// Decides on commands one after the other, each with what those before it have led to, and
    /// records all in one batch: either all become true or none. `next` is given the state so far
    /// and says what comes next, until there is no more. For what belongs together and is long,
    /// such as a game of a file.
    ///
    /// # Errors
    /// [`Rejected`]: one was refused, or they could not be recorded. Nothing has changed then.
    pub fn submit_all(
        &mut self,
        mut next: impl FnMut(&Hall) -> Option<Command>,
        role: Role,
        key: CommandKey,
    ) -> Result<Vec<Entry>, Rejected> {
        let known = self.journal.recorded(key)?;
        if !known.is_empty() {
            return Ok(entries(&known).0);
        }
        let (at, wall) = (self.keeper.now(), wall());
        let who = Who { station: self.station.clone(), role };
        let mut ahead = self.hall.clone();
        let mut all = Vec::new();
        while let Some(command) = next(&ahead) {
            for event in judge(&ahead, &command, at, self.edition)? {
                let (wall, who) = (wall.clone(), who.clone());
                let entry = Entry { seq: ahead.seq + 1, at, wall, who, event };
                apply(&mut ahead, &entry);
                all.push(entry.event);
            }
        }
        drop(ahead);
        let recorded = self.record(all, role, key, at)?;
        Ok(self.called_for(recorded))
    }

    /// Does what entries call for, and adds that to them.
    fn called_for(&mut self, mut entries: Vec<Entry>) -> Vec<Entry> {
        let called_for: Vec<Command> =
            entries.iter().flat_map(|entry| react(&self.hall, &entry.event)).collect();
        for command in called_for {
            let key = CommandKey(Uuid::now_v7());
            // What an event calls for may be out of date by now; that is no fault of the first.
            if let Ok(more) = self.submit(&command, Role::Program, key) {
                entries.extend(more);
            }
        }
        entries
    }

    fn record(
        &mut self,
        events: Vec<Event>,
        role: Role,
        key: CommandKey,
        at: Moment,
    ) -> Result<Vec<Entry>, Fault> {
        if events.is_empty() {
            return Ok(Vec::new());
        }
        let who = Who { station: self.station.clone(), role };
        let payloads = payloads(&self.path, &events)?;
        let wall = wall();
        let batch = Batch { key, wall: wall.clone(), at, who: who.clone(), events: payloads };
        let Appended::New(rows) = self.journal.append(&batch)? else { return Ok(Vec::new()) };
        let mut entries = Vec::with_capacity(events.len());
        for (event, row) in events.into_iter().zip(rows) {
            let entry = Entry { seq: row.seq, at, wall: wall.clone(), who: who.clone(), event };
            apply(&mut self.hall, &entry);
            self.history.push(entry.clone());
            entries.push(entry);
        }
        self.edition = edition_of(&self.hall);
        Ok(entries)
    }

    /// Leaves a heartbeat, so that a power cut costs no more clock time than since this moment.
    ///
    /// # Errors
    /// [`Fault`] when it cannot be written.
    pub fn beat(&mut self) -> Result<(), Fault> {
        let now = self.keeper.now();
        self.journal.beat(now, &wall(), "")
    }

    /// Looks whether the file is still what was written to it, see [`Journal::check`].
    ///
    /// # Errors
    /// [`Fault::Lost`].
    pub fn check(&mut self) -> Result<(), Fault> {
        self.journal.check()
    }

    /// What has become of the file, once it is lost.
    #[must_use]
    pub const fn lost(&self) -> Option<&Fault> {
        self.journal.lost()
    }

    /// The last row and its hash.
    #[must_use]
    pub fn head(&self) -> Head {
        self.journal.head()
    }

    /// Closes the file. A last heartbeat keeps clocks that run to the second.
    ///
    /// # Errors
    /// [`Fault`] when something is not where it should be.
    pub fn close(mut self) -> Result<(), Fault> {
        if self.hall.is_any_clock_running() {
            // What cannot be written is told by closing.
            let _ = self.beat();
        }
        self.journal.close()
    }
}

fn header() -> Header {
    Header {
        competition: Uuid::now_v7(),
        created: wall(),
        program: env!("CARGO_PKG_VERSION").to_owned(),
    }
}

/// Events as the journal keeps them.
fn payloads(path: &Path, events: &[Event]) -> Result<Vec<(u16, String)>, Fault> {
    let write = |event| serde_json::to_string(event).map(|text| (EVENT_VERSION, text));
    let all: Result<_, _> = events.iter().map(write).collect();
    all.map_err(|error| Fault::Io { path: path.to_owned(), note: error.to_string() })
}

/// The judgement of `core`, after what only the desk knows: which editions of the Laws and which
/// regulations there are.
///
/// # Errors
/// [`Refusal`] when the Laws or the state forbid it.
pub fn judge(
    hall: &Hall,
    command: &Command,
    at: Moment,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    if let Command::Found { competition } | Command::ChangeCompetition { competition, .. } = command
    {
        if laws::edition(&competition.edition).is_none() {
            return Err(Refusal::NoSuchEdition(competition.edition.clone()));
        }
        catalogue::in_force(competition).map_err(Refusal::RulesUnusable)?;
    }
    if let Command::ProvideForAppeals { provisions } = command
        && appeals::regulations(&provisions.regulations).is_none()
    {
        return Err(Refusal::NoSuchRegulations(provisions.regulations.clone()));
    }
    decide(hall, command, at, catalogue::rulebook(hall, edition))
}

fn is_reaction(entry: &Entry) -> bool {
    let opened = matches!(&entry.event, Event::Dispute { what: DisputeEvent::Opened { .. } });
    opened && entry.who.role == Role::Program
}

fn edition_of(hall: &Hall) -> &'static Edition {
    hall.competition
        .as_ref()
        .and_then(|competition| {
            // Rules that a later version of the program cannot read leave the edition.
            let changed = catalogue::in_force(competition).ok();
            changed.or_else(|| laws::edition(&competition.edition))
        })
        .unwrap_or_else(laws::newest)
}

/// The entries of a journal's rows; a row of a format not understood is counted and passed over.
#[must_use]
pub fn entries(rows: &[Row]) -> (Vec<Entry>, usize) {
    let mut read = Vec::with_capacity(rows.len());
    let mut unreadable = 0;
    for row in rows {
        match serde_json::from_str::<Event>(&row.payload) {
            Ok(event) => read.push(Entry {
                seq: row.seq,
                at: row.at,
                wall: row.wall.clone(),
                who: row.who.clone(),
                event,
            }),
            Err(_) => unreadable += 1,
        }
    }
    (read, unreadable)
}

fn replay(rows: &[Row], recovery: &mut Recovery) -> (Hall, History) {
    let (entries, unreadable) = entries(rows);
    recovery.unreadable = unreadable;
    let (mut hall, history) = (Hall::default(), History::default());
    for entry in entries {
        apply(&mut hall, &entry);
        history.push(entry);
    }
    (hall, history)
}
