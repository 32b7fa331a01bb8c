//! A competition file is made or opened, and with it the cycle begins.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use crate::cycle::strands::{OwnFork, Sharing};
use crate::cycle::{Cycle, EVERY, payloads};
use crate::entries::After;
use crate::evidence::Dossier;
use crate::history::History;
use crate::judgement::{edition_of, judge};
use crate::last_known::Doubt;
use crate::recovery::{FileLeftAs, Recovery, TimeAway};
use crate::replay::Replay;
use crate::request_error::CommandError;
use crate::station::Station;
use crate::time_away::last_sight;
use crate::timekeeper::{Clocks, Timekeeper, written};
use jadoube_chess::moment::Moment;
use jadoube_core::evidence::record::Command::ShowKey;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::Entry;
use jadoube_core::hall::state::Hall;
use jadoube_journal::fault::Fault;
use jadoube_journal::file::Journal;
use jadoube_journal::fresh;
use jadoube_journal::row::{Batch, Header};
use jadoube_journal::signing::Signer;
use jadoube_laws::game::gap::Gap;
use jadoube_laws::ids::{CommandKey, Role, Who};
use jadoube_laws::library::laws;

impl Cycle {
    /// Makes a new competition file.
    ///
    /// # Errors
    /// [`Fault`] when the file exists or cannot be written.
    pub fn create(path: &Path, station: impl Into<Station>) -> Result<Self, Fault> {
        Self::create_by(path, station, Clocks::system())
    }

    /// The same by other clocks than the system's: for tests.
    ///
    /// # Errors
    /// As [`Cycle::create`].
    pub fn create_by(
        path: &Path,
        station: impl Into<Station>,
        clocks: Arc<Clocks>,
    ) -> Result<Self, Fault> {
        let journal = Journal::create(path, &header(&clocks))?;
        let keeper = Timekeeper::by(Moment::START, clocks);
        Ok(Self::around(path, journal, keeper, &station.into()))
    }

    /// Makes a new competition file in which these commands have been carried out, at once: there
    /// is the whole file or none. Returns the entries in order, too.
    ///
    /// # Errors
    /// [`CommandError`]: one is refused, or the file exists or cannot be written.
    pub fn found(
        path: &Path,
        station: impl Into<Station>,
        commands: &[Command],
    ) -> Result<(Self, Vec<Entry>), CommandError> {
        let (station, clocks) = (station.into(), Clocks::system());
        let (mut hall, history) = (Hall::default(), History::default());
        let mut batches = Vec::with_capacity(commands.len());
        let mut made = Vec::new();
        let who = Who { station: station.name.clone(), role: Role::Arbiter };
        // A key that cannot be had is told by `around`, as for a file that is opened.
        let signer = station.signer().ok().flatten();
        let shown = signer.as_ref().map(|signer| Command::Evidence {
            what: ShowKey { station: station.name.clone(), key: signer.public().to_string() },
        });
        let told = usize::from(shown.is_some());
        let mut first = shown.into_iter().collect::<Vec<_>>();
        for command in commands {
            let mut events = Vec::new();
            let edition = edition_of(&hall);
            for command in first.drain(..).chain([command.clone()]) {
                events.extend(judge(&hall, &command, Moment::START, edition)?);
            }
            let (at, key) = (Moment::START, CommandKey(fresh::id()));
            let wall = written(&clocks.read());
            let payloads = payloads(path, &events, &After::new())?;
            for event in events {
                let (wall, who) = (wall.clone(), who.clone());
                let entry = Entry { seq: hall.seq + 1, at, wall, who, event, place: None };
                history.add(&mut hall, entry.clone());
                made.push(entry);
            }
            batches.push(Batch { key, wall, at, who: who.clone(), events: payloads });
        }
        batches.retain(|batch| !batch.events.is_empty());
        let journal = Journal::found(path, &header(&clocks), &batches, signer.as_ref())?;
        let keeper = Timekeeper::by(Moment::START, clocks);
        let mut cycle = Self::around(path, journal, keeper, &station);
        cycle.edition = edition_of(&hall);
        (cycle.hall, cycle.history) = (hall, history);
        // That the key was told is in the record; it is no part of what was asked for.
        Ok((cycle, made.split_off(told.min(made.len()))))
    }

    /// Opens a competition file and replays it. Clocks that were running stand again where the
    /// last heartbeat has them; the question how the absence counts is put in the games. Where it was put
    /// already and all clocks stand, a short absence is a part of what passes until its answer: nothing is
    /// recorded, and the line of time goes on by it.
    ///
    /// # Errors
    /// [`Fault`] when the file cannot be opened for writing.
    pub fn open(path: &Path, station: impl Into<Station>) -> Result<(Self, Recovery), Fault> {
        Self::open_by(path, station, Clocks::system())
    }

    /// The same by other clocks than the system's: for tests.
    ///
    /// # Errors
    /// As [`Cycle::open`].
    pub fn open_by(
        path: &Path,
        station: impl Into<Station>,
        clocks: Arc<Clocks>,
    ) -> Result<(Self, Recovery), Fault> {
        let (mut cycle, recovery) = Self::open_asking_by(path, station, clocks)?;
        cycle.begin();
        Ok((cycle, recovery))
    }

    /// Opens one in which nothing is recorded yet where several stations share it: they are asked first how
    /// far they know its strand ([`Cycle::begin`]).
    ///
    /// # Errors
    /// As [`Cycle::open`].
    pub fn open_asking(
        path: &Path,
        station: impl Into<Station>,
    ) -> Result<(Self, Recovery), Fault> {
        let (mut cycle, recovery) = Self::open_asking_by(path, station, Clocks::system())?;
        if cycle.hall.own.is_none() {
            cycle.begin();
        }
        Ok((cycle, recovery))
    }

    /// What the opening calls for is recorded: others were asked, or nobody is there to be asked. Where own
    /// rows are known to be missing it waits for them, where another laptop records with the key of this
    /// station until it is known which of the two goes on, and in another file than is remembered until that
    /// is answered. Returns the entries.
    pub fn begin(&mut self) -> Vec<Entry> {
        let mut entries = Vec::new();
        let waits = self.missing_own().is_some() || self.is_key_undecided() || self.is_doubted();
        if !self.sharing.asking || waits {
            return entries;
        }
        // What was remembered may be among own rows that were taken back.
        self.doubt = None;
        self.sharing.asking = false;
        // Own rows that were taken back are later than what the length was measured by.
        let is_known = !self.recorded;
        self.catch_up();
        entries.extend(self.own_duties());
        for command in std::mem::take(&mut self.sharing.deferred) {
            let command = match command {
                Command::Recover { gap } if !is_known => {
                    Command::Recover { gap: Gap { from: None, away: None, ..gap } }
                }
                other => other,
            };
            // A file that cannot be written to has been refused above; a full disk is told at
            // the next command.
            let done = self.submit(&command, Role::Program, CommandKey(fresh::id()));
            entries.extend(done.unwrap_or_default());
        }
        entries
    }

    /// Whether it is not begun yet: others are asked first.
    #[must_use]
    pub const fn is_asking(&self) -> bool {
        self.sharing.asking
    }

    fn open_asking_by(
        path: &Path,
        station: impl Into<Station>,
        clocks: Arc<Clocks>,
    ) -> Result<(Self, Recovery), Fault> {
        let station = station.into();
        let signer = station.signer().ok().flatten();
        let key = signer.as_ref().map(Signer::public);
        let (journal, replay) = Journal::open_as::<Replay>(path, key.as_ref())?;
        let last = journal.row(journal.last_seq())?;
        let beat = match journal.heartbeat()? {
            Some(beat) => Some((journal.row(beat.after)?, beat)),
            None => None,
        };
        let sighted = last_sight(journal.header(), last.as_ref(), beat, &clocks.read());
        let mut recovery = Recovery {
            away: sighted.gap.told(),
            notes: sighted.notes,
            rows: journal.last_seq(),
            entries: replay.count(),
            clocks: 0,
            stood: 0,
            since: None,
            absent: Vec::new(),
            running: Vec::new(),
            asked_at: Vec::new(),
            moved: Vec::new(),
            left: if sighted.closed { FileLeftAs::Closed } else { FileLeftAs::CutOff },
        };
        let keeper = Timekeeper::by(sighted.at, clocks);
        let mut cycle = Self::around(path, journal, keeper, &station);
        let (marks, mut hall, turned) = replay.into_parts();
        cycle.history = History::of(Arc::clone(cycle.journal.base()), marks);
        hall.own.into_iter().for_each(|own| cycle.history.set_own(own));
        if turned {
            cycle.history.fold_anew(&mut hall);
        }
        cycle.edition = edition_of(&hall);
        let signers = Arc::clone(&hall.signers);
        cycle.opened = Some(Dossier { base: Arc::clone(cycle.journal.base()), signers });
        cycle.hall = hall;
        if cycle.hall.own.is_some() && cycle.kept > 0 {
            cycle.kept = cycle.hall.seq;
        }
        // A clock on the table went on without us: nothing to recover there.
        let now = match cycle.hall.own {
            // The last entry may be one of another station, and of its time line.
            Some(_) => sighted.at,
            None => cycle.hall.last.max(sighted.at),
        };
        recovery.look_at(&cycle.hall, now);
        // Another station knows nothing of a time line that goes on where no row says so.
        let waited = recovery.only_waited().filter(|_| cycle.hall.own.is_none());
        if let Some(away) = waited {
            cycle.keeper = Arc::new(cycle.keeper.at(sighted.at + away));
        } else {
            let last = cycle.hall.seq;
            cycle.closed = sighted.gap.away.map(|away| TimeAway { last, away });
        }
        // Rows may have been taken, and the program have ended before they took effect.
        let _ = cycle.settle();
        cycle.anchor_all();
        cycle.note_twice();
        let notes = recovery.notes.iter().cloned().map(|what| Command::NoteTime { what });
        let is_unseen = recovery.is_told() && waited.is_none();
        let asks = is_unseen.then_some(Command::Recover { gap: sighted.gap });
        cycle.sharing.deferred = notes.chain(asks).collect();
        cycle.sharing.asking = true;
        let of = (cycle.journal.header().competition, path);
        let hash = |row| cycle.journal.hash_at(row).ok().flatten();
        let is_salvaged = !cycle.hall.signers.salvaged.is_empty();
        cycle.doubt = Doubt::of(&station, of, sighted.at, (recovery.rows, hash), is_salvaged);
        Ok((cycle, recovery))
    }

    pub(super) fn around(
        path: &Path,
        mut journal: Journal,
        keeper: Timekeeper,
        station: &Station,
    ) -> Self {
        let (mut unsigned, mut key) = (None, None);
        match station.signer() {
            Ok(Some(signer)) => {
                key = Some(signer.public());
                journal.sign_with(signer);
            }
            Ok(None) => {}
            Err(error) => unsigned = Some(error.into()),
        }
        if let Some(refuge) = station.refuge() {
            journal.set_refuge(refuge);
        }
        let journal_resumed = journal.resumed();
        let folder = station.folder().map(Path::to_owned).unwrap_or_default();
        let forked = proven_fork(&journal);
        let sharing = Sharing { folder, forked, ..Sharing::default() };
        Self {
            unsigned,
            key,
            closed: None,
            asked: BTreeMap::new(),
            sharing,
            doubt: None,
            path: path.to_owned(),
            journal,
            hall: Hall::default(),
            edition: laws::newest(),
            history: History::default(),
            keeper: Arc::new(keeper),
            station: station.name.clone(),
            recorded: false,
            kept: journal_resumed,
            every: EVERY,
            keeping: None,
            opened: None,
        }
    }
}

/// What the file proves of another record under its own key, and how far that has come. Where it cannot be
/// read now, others send it again.
fn proven_fork(journal: &Journal) -> Option<OwnFork> {
    let own = journal.owner().filter(|_| journal.is_shared())?;
    let fork = journal.fork_of(&own).ok()??;
    Some(OwnFork::new(fork.head.seq, fork.head))
}

fn header(clocks: &Clocks) -> Header {
    Header {
        competition: fresh::id(),
        created: written(&clocks.read()),
        program: env!("CARGO_PKG_VERSION").to_owned(),
    }
}
