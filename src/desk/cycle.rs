//! One turn of the wheel: command → decide → append → apply → react. Knows no thread, no device and
//! no window, so that it can be tested as a function. How a file is made or opened is in `opening`.

mod opening;
pub mod sharing;
pub mod strands;

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::batch::Ahead;
use crate::cycle::strands::Sharing;
use crate::entries::{After, entry_of, payload};
use crate::evidence::{Dossier, is_signed};
use crate::history::History;
use crate::judgement::{edition_of, judge, stamped};
use crate::last_known::{Doubt, OtherState};
use crate::recovery::TimeAway;
use crate::request_error::CommandError;
use crate::state_copy::StateCopy;
use crate::time_away::{called_for_by, last_trace, trace};
use crate::timekeeper::{ClockReadings, Timekeeper, written};
use jadoube_chess::moment::Moment;
use jadoube_core::disputes::event::Event as DisputeEvent;
use jadoube_core::evidence::code::hex;
use jadoube_core::evidence::head::{Head, RecordState};
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::evidence::record::Command::{Countersign, ShowKey};
use jadoube_core::evidence::record::Refusal as EvidenceRefusal;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_core::react::react;
use jadoube_core::stations::station::EntryId;
use jadoube_journal::fault::Fault;
use jadoube_journal::file::Journal;
use jadoube_journal::fresh;
use jadoube_journal::row::{AppendResult, Batch};
use jadoube_journal::snapshot::{Snapshot, Transfer};
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::ids::{BoardNo, CommandKey, Role, Who};
use jadoube_laws::laws::edition::Edition;
use jadoube_message::system::SystemReason;

/// After so many rows a snapshot of the state is left in the file.
const EVERY: u64 = 10_000;

/// So many bytes of it are written at once: a small part of a second on a slow stick.
const PART: usize = 256 * 1024;

/// A batch is looked for among so many of the last entries.
const TAIL: usize = 1_000;

/// Whether entries can be what a command has led to, by their kind, their board, and the move.
fn answers(entries: &[Entry], command: &Command) -> bool {
    let any = |is: &dyn Fn(&Event) -> bool| entries.iter().any(|entry| is(&entry.event));
    let at = |board: BoardNo| any(&|event| event.board() == Some(board));
    let asks = |event: &Event| match event {
        Event::Proposed { command: asked, .. } => **asked == *command,
        _ => false,
    };
    if any(&asks) {
        return true;
    }
    let adjourns = || any(&|event| matches!(event, Event::Adjournment { .. }));
    match command {
        Command::Found { .. } => any(&|event| matches!(event, Event::Founded { .. })),
        Command::SetUpGame { board, setup } => any(&|event| match event {
            Event::Game { board: there, what: GameEvent::SetUp(made) } => {
                there == board && made == setup
            }
            _ => false,
        }),
        Command::Game { board, what } => {
            let other = any(&|event| match (event, what) {
                (Event::Game { what: GameEvent::SetUp(_), .. }, _) => true,
                (
                    Event::Game { what: GameEvent::MovePlayed { uci, .. }, .. },
                    GameCommand::Play { uci: asked, .. },
                ) => uci != asked,
                _ => false,
            });
            (at(*board) || adjourns()) && !other
        }
        Command::Dispute { .. } => any(&|event| matches!(event, Event::Dispute { .. })),
        Command::Adjournment { .. } => adjourns(),
        Command::Blind { board, .. } => at(*board),
        _ => true,
    }
}

/// A command as a number, by which it is told from any other.
fn digest(command: &Command) -> u64 {
    let mut hasher = DefaultHasher::new();
    serde_json::to_string(command).unwrap_or_default().hash(&mut hasher);
    hasher.finish()
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
    /// Whether an entry was recorded since the file was opened.
    recorded: bool,
    /// Why what is recorded is not signed although it should be.
    unsigned: Option<SystemReason>,
    key: Option<PublicKey>,
    /// The row of the last snapshot of the state, and after how many more the next is made.
    kept: u64,
    every: u64,
    /// The snapshot that is being written.
    keeping: Option<Transfer>,
    /// What was read at opening, until somebody looks at its signatures.
    opened: Option<Dossier>,
    closed: Option<TimeAway>,
    /// What was asked for under each key since the file was opened.
    asked: BTreeMap<CommandKey, u64>,
    /// What belongs to a file of several strands.
    sharing: Sharing,
    /// Why nothing is recorded, until it is answered.
    doubt: Option<Doubt>,
}

impl Cycle {
    /// Records what has befallen the clocks of the machine: that it slept, and what that asks about
    /// clocks that were running; that its wall clock was set. To be called before anything is done
    /// after a wait. Returns the entries, none as a rule.
    ///
    /// # Errors
    /// [`CommandError`] when it could not be recorded; it is found again the next time.
    pub fn watch_clocks(&mut self) -> Result<Vec<Entry>, CommandError> {
        let mut entries = Vec::new();
        if self.sharing.asking {
            // It is found again once there is a record to note it in.
            return Ok(entries);
        }
        let (jumps, shown) = self.keeper.jumps();
        if jumps.is_empty() {
            return Ok(entries);
        }
        for jump in jumps {
            for command in called_for_by(jump) {
                let key = CommandKey(fresh::id());
                entries.extend(self.submit(&command, Role::Program, key)?);
            }
        }
        self.keeper.settle(shown);
        Ok(entries)
    }

    /// Does what the last batch called for and the end of the program came before: a flag without
    /// its incident would never be noticed again.
    fn catch_up(&mut self) {
        // The last batch is among the last entries; in a very long one all are looked at.
        let tail = self.history.since(self.history.len().saturating_sub(TAIL));
        let within = tail.first().zip(tail.last()).is_some_and(|(first, last)| first.at < last.at);
        let mut all = if within { tail } else { self.history.all() };
        // What others recorded they look after themselves.
        let own = self.hall.own;
        all.retain(|entry| entry.place.is_none_or(|place| own == Some(place.station)));
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
            let _ = self.submit(&command, Role::Program, CommandKey(fresh::id()));
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

    /// Why what is recorded is not signed although it should be.
    #[must_use]
    pub const fn unsigned(&self) -> Option<&SystemReason> {
        self.unsigned.as_ref()
    }

    /// How long the file was closed before it was opened, and after which row; none for a new file, and
    /// where it cannot be measured.
    #[must_use]
    pub const fn closed(&self) -> Option<TimeAway> {
        self.closed
    }

    /// Where the record stands, and who signs it.
    #[must_use]
    pub fn record_state(&self) -> RecordState {
        let competition = self.journal.header().competition;
        RecordState { competition, head: self.journal.head(), key: self.key }
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

    /// What the clocks are shown by: they stand where nothing is recorded yet.
    pub(crate) fn shown_by(&self) -> &Arc<Timekeeper> {
        self.doubt.as_ref().map_or(&self.keeper, Doubt::keeper)
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
    /// [`CommandError`]: refused, or not recorded. Nothing has changed then.
    pub fn submit(
        &mut self,
        command: &Command,
        role: Role,
        key: CommandKey,
    ) -> Result<Vec<Entry>, CommandError> {
        // Before anything is judged: what was recorded under this key may no longer be possible
        // now, just because it has happened.
        let known = self.journal.recorded(key)?;
        if !known.is_empty() {
            let entries: Vec<Entry> = known.iter().filter_map(entry_of).collect();
            let same = match self.asked.get(&key) {
                Some(asked) => *asked == digest(command),
                None => entries.is_empty() || answers(&entries, command),
            };
            return if same { Ok(entries) } else { Err(CommandError::KeyUsed) };
        }
        self.may_sign(command)?;
        self.may_share(command)?;
        let (at, shown) = (self.keeper.now(), self.keeper.shown());
        let with_record = self.with_record(command)?;
        let stamped = stamped(command, shown.wall()).or_else(|| self.with_clocks(command));
        let command_now = stamped.as_ref().or(with_record.as_ref()).unwrap_or(command);
        let proposed = self.proposed(command_now, key);
        let asked = proposed.as_ref().unwrap_or(command_now);
        let mut events = judge(&self.hall, asked, at, self.edition)?;
        events.extend(self.asked_besides(asked, &events));
        let recorded = self.record(events, role, key, (at, written(&shown)))?;
        self.asked.insert(key, digest(command));
        Ok(self.called_for(recorded))
    }

    /// Begins to judge commands that are to be recorded in one batch.
    #[must_use]
    pub fn ahead(&self, role: Role) -> Ahead {
        let who = Who { station: self.station.clone(), role };
        let now = (self.keeper.now(), self.keeper.shown().wall());
        Ahead::new(self.hall.clone(), self.journal.last_seq(), now, who)
    }

    /// Records what was judged ahead in one batch: either all becomes true or nothing. What was
    /// recorded since it began must have left alone what the commands are about.
    ///
    /// # Errors
    /// [`CommandError`]: it could not be recorded. Nothing has changed then.
    pub fn submit_ahead(
        &mut self,
        ahead: Ahead,
        role: Role,
        key: CommandKey,
    ) -> Result<Vec<Entry>, CommandError> {
        let known = self.journal.recorded(key)?;
        if !known.is_empty() {
            return Ok(known.iter().filter_map(entry_of).collect());
        }
        let (at, wall) = (self.keeper.now(), written(&self.keeper.shown()));
        let recorded = self.record(ahead.into_events(), role, key, (at, wall))?;
        Ok(self.called_for(recorded))
    }

    /// A second signature that is not genuine, or the key of somebody else, would make the record
    /// call itself changed.
    fn may_sign(&self, command: &Command) -> Result<(), CommandError> {
        let Command::Evidence { what } = command else { return Ok(()) };
        let no = |why: EvidenceRefusal| Err(CommandError::Refused(why.into()));
        match what {
            ShowKey { key, .. } if PublicKey::read(key) != self.key => no(EvidenceRefusal::NoKey),
            ShowKey { .. } => Ok(()),
            Countersign { signature } => {
                let found = self.journal.hash_at(signature.head)?;
                match found.map(|hash| Head { seq: signature.head, hash: hash.0 }) {
                    None => no(EvidenceRefusal::NoSuchRow(signature.head)),
                    Some(head) if hex(&head.hash) != signature.hash.to_lowercase() => {
                        no(EvidenceRefusal::NoSuchRow(signature.head))
                    }
                    Some(head) => {
                        let competition = self.journal.header().competition;
                        let genuine = is_signed(competition, &head, signature);
                        if genuine { Ok(()) } else { no(EvidenceRefusal::NotGenuine) }
                    }
                }
            }
        }
    }

    /// Does what entries call for, and adds that to them.
    fn called_for(&mut self, mut entries: Vec<Entry>) -> Vec<Entry> {
        // One after the other: two flags that fell at once are one incident.
        for index in 0..entries.len() {
            let called_for = entries.get(index).map(|entry| react(&self.hall, &entry.event));
            for command in called_for.unwrap_or_default() {
                let key = CommandKey(fresh::id());
                // What an event calls for may be out of date by now; that is no fault of the first.
                if let Ok(more) = self.submit(&command, Role::Program, key) {
                    entries.extend(more);
                }
            }
        }
        let of_stations =
            |entry: &Entry| matches!(entry.event, Event::Stations { .. } | Event::Proposed { .. });
        if entries.iter().any(of_stations) {
            entries.extend(self.own_duties());
        }
        entries
    }

    fn record(
        &mut self,
        events: Vec<Event>,
        role: Role,
        key: CommandKey,
        when: (Moment, String),
    ) -> Result<Vec<Entry>, CommandError> {
        let who = Who { station: self.station.clone(), role };
        self.record_by(events, &who, key, when)
    }

    fn record_by(
        &mut self,
        events: Vec<Event>,
        who: &Who,
        key: CommandKey,
        (at, wall): (Moment, String),
    ) -> Result<Vec<Entry>, CommandError> {
        if events.is_empty() {
            return Ok(Vec::new());
        }
        self.may_go_on()?;
        let shown = self.key_to_show();
        let first = shown.len();
        let events: Vec<Event> = shown.into_iter().chain(events).collect();
        let after = self.news();
        let payloads = payloads(&self.path, &events, &after)?;
        let batch = Batch { key, wall: wall.clone(), at, who: who.clone(), events: payloads };
        let AppendResult::New(rows) = self.journal.append(&batch)? else { return Ok(Vec::new()) };
        self.sharing.told.extend(after);
        let mut entries = Vec::with_capacity(events.len());
        for (event, row) in events.into_iter().zip(rows) {
            let place = self.hall.own.map(|station| EntryId { station, number: row.seq });
            let seq = if place.is_some() { self.hall.seq + 1 } else { row.seq };
            let (wall, who) = (wall.clone(), who.clone());
            let entry = Entry { seq, at, wall, who, event, place };
            self.history.add(&mut self.hall, entry.clone());
            entries.push(entry);
        }
        self.recorded = true;
        self.edition = edition_of(&self.hall);
        // That the key was told is in the record; it is no part of what was asked for.
        Ok(entries.split_off(first))
    }

    /// Before the first rows that this station signs, its key: told in the same batch.
    fn key_to_show(&self) -> Vec<Event> {
        let Some(key) = self.key.filter(|key| !self.hall.signers.knows(key)) else {
            return Vec::new();
        };
        let what = ShowKey { station: self.station.clone(), key: key.to_string() };
        judge(&self.hall, &Command::Evidence { what }, self.keeper.now(), self.edition)
            .unwrap_or_default()
    }

    /// Leaves a heartbeat, so that a power cut costs no more clock time than since this moment.
    ///
    /// # Errors
    /// [`Fault`] when it cannot be written.
    pub fn beat(&mut self) -> Result<(), Fault> {
        self.leave_beat(trace)
    }

    fn leave_beat(&mut self, trace: fn(&ClockReadings) -> String) -> Result<(), Fault> {
        // A clock of ours that runs was started since the file was opened. One on the table needs
        // no heartbeat, and without an entry of today there is nothing to measure it by.
        if !self.recorded || self.doubt.is_some() {
            return Ok(());
        }
        let (now, shown) = (self.keeper.now(), self.keeper.shown());
        self.journal.beat(now, &written(&shown), &trace(&shown))
    }

    /// The state of which a snapshot is to be left in the file, if so many rows have come since the
    /// last one that it is time.
    pub fn state_to_keep(&mut self) -> Option<StateCopy> {
        let last = self.hall.seq;
        if last < self.kept.saturating_add(self.every) || self.keeping.is_some() {
            return None;
        }
        self.kept = last;
        let site = self.journal.snapshot_site()?;
        Some(StateCopy::new(site, self.hall.clone(), self.history.clone()))
    }

    /// Writes this snapshot from now on, part by part.
    pub fn keep(&mut self, snapshot: Snapshot) {
        self.keeping = Some(Transfer::new(snapshot, PART));
    }

    /// Whether a snapshot is being written.
    #[must_use]
    pub const fn is_keeping(&self) -> bool {
        self.keeping.is_some()
    }

    /// Writes the next part of the snapshot that is being written.
    ///
    /// # Errors
    /// [`Fault`] when it cannot be; another is made after as many rows.
    pub fn keep_part(&mut self) -> Result<(), Fault> {
        let Some(mut transfer) = self.keeping.take() else { return Ok(()) };
        if self.journal.keep_part(&mut transfer)? {
            self.keeping = Some(transfer);
        }
        Ok(())
    }

    /// What was read at opening, to look at all of its signatures: once.
    pub(crate) const fn take_opened(&mut self) -> Option<Dossier> {
        self.opened.take()
    }

    /// Looks whether the file is still what was written to it, see [`Journal::check`].
    ///
    /// # Errors
    /// [`Fault::Lost`].
    pub fn check(&mut self) -> Result<(), Fault> {
        self.journal.check()
    }

    /// Whether nothing is signed in a file of a format in which rows are. A station without a key
    /// makes such files itself.
    #[must_use]
    pub fn is_bare(&self) -> bool {
        self.key.is_some() && self.journal.is_bare()
    }

    /// How the file differs from what this computer remembers of the competition. As long as it does, nothing
    /// is recorded in it, until it is answered that the work goes on in this one.
    #[must_use]
    pub fn unlike(&self) -> Option<&Arc<OtherState>> {
        self.doubt.as_ref().map(Doubt::state)
    }

    /// The work goes on in this file, whatever is remembered; where several stations share it, once they were
    /// asked ([`Cycle::begin`]).
    pub fn go_on_in_this(&mut self) {
        self.doubt = None;
        if self.hall.own.is_none() {
            self.begin();
        }
    }

    fn is_doubted(&self) -> bool {
        let hash = |row| self.journal.hash_at(row).ok().flatten();
        let unlike = |doubt: &Doubt| doubt.known().unlike(self.journal.last_seq(), hash).is_some();
        self.doubt.as_ref().is_some_and(unlike)
    }

    /// Whatever is recorded comes by here.
    const fn may_go_on(&self) -> Result<(), CommandError> {
        match self.doubt {
            Some(_) => Err(CommandError::OtherState),
            None => Ok(()),
        }
    }

    /// Tries whether something can be written again, see [`Journal::try_writing`].
    ///
    /// # Errors
    /// The fault that there still is.
    pub fn try_writing(&mut self) -> Result<(), Fault> {
        self.journal.try_writing()?;
        // What the last batch called for may have been the first that could not be written.
        self.catch_up();
        Ok(())
    }

    /// Saves everything as a new file and goes on in that, clocks and all, see [`Journal::go_over`].
    ///
    /// # Errors
    /// [`Fault`] of the new file; nothing has changed then.
    pub fn go_over(&mut self, path: &Path) -> Result<(), Fault> {
        self.journal.go_over(path)?;
        // What was written of it is in the file that is left.
        self.keeping = None;
        path.clone_into(&mut self.path);
        self.catch_up();
        if self.hall.is_own_clock_running() {
            // The clocks ran on meanwhile; what cannot be written is told at the next beat.
            let _ = self.beat();
        }
        Ok(())
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

    /// Closes the file. A last heartbeat keeps clocks that run to the second. A snapshot that is not
    /// all written is left: without it the next opening reads more rows, and nothing else.
    ///
    /// # Errors
    /// [`Fault`] when something is not where it should be.
    pub fn close(mut self) -> Result<(), Fault> {
        if self.hall.is_own_clock_running() {
            // What cannot be written is told by closing.
            let _ = self.leave_beat(last_trace);
        }
        self.journal.close()
    }
}

/// Events as the journal keeps them.
fn payloads(path: &Path, events: &[Event], after: &After) -> Result<Vec<(u16, String)>, Fault> {
    // What they follow is told once, with the first.
    let none = After::new();
    let afters = std::iter::once(after).chain(std::iter::repeat(&none));
    let write = |(event, after): (&Event, &After)| {
        payload(event, after).map(|text| (event.version(), text))
    };
    let all: Result<_, _> = events.iter().zip(afters).map(write).collect();
    all.map_err(|error| Fault::Io {
        path: path.to_owned(),
        why: SystemReason::Other(error.to_string()),
    })
}

fn is_reaction(entry: &Entry) -> bool {
    let opened = matches!(&entry.event, Event::Dispute { what: DisputeEvent::Opened { .. } });
    opened && entry.who.role == Role::Program
}

#[cfg(test)]
impl Cycle {
    /// Makes a snapshot after every so many rows.
    pub(crate) const fn set_every(&mut self, rows: u64) {
        self.every = rows;
    }

    /// Leaves a snapshot if it is time, at once.
    pub(crate) fn keep_state(&mut self) {
        if let Some(state) = self.state_to_keep() {
            self.keep(state.snapshot().unwrap());
        }
        while self.is_keeping() {
            self.keep_part().unwrap();
        }
    }

    /// The journal, to be spoiled.
    pub(crate) const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The journal, to be written to.
    pub(crate) const fn journal_mut(&mut self) -> &mut Journal {
        &mut self.journal
    }
}
