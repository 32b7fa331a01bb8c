//! One competition kept by several stations: what this one shares, what it takes from the others and when
//! that takes effect, and what it does because of it. How the bytes go from one to the other is no matter
//! of the cycle.
//!
//! A row of another station takes effect once all has that its author knew then (`after` in its payload);
//! until then it waits in the file. Rows that this program does not understand wait, and with them the rest
//! of that strand: whoever waits for a later program loses nothing.
//!
//! What entries call for is done by the station that recorded them. Two things are done because of what
//! others recorded: boards of a round that has become known are set up by the station that keeps them, and
//! what was asked of this station is answered ([`jadoube_core::hall::proposals`]).

mod forks;

use std::collections::{BTreeMap, VecDeque};
use std::path::Path;
use std::sync::Arc;

use uuid::Uuid;

use crate::cycle::Cycle;
use crate::cycle::strands::{Change, ExchangeFault, StrandComparison};
use crate::entries::{After, after_of, entry_of};
use crate::judgement::{edition_of, judge};
use crate::request_error::CommandError;
use crate::station::Station;
use crate::station_view::Anchor;
use crate::timekeeper::{Clocks, Timekeeper, written};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::may::{Route, may};
use jadoube_core::hall::merge::Folding;
use jadoube_core::hall::records::Records;
use jadoube_core::hall::refusal::Refusal;
use jadoube_core::stations::command::{Ahead, Command as StationsCommand};
use jadoube_core::stations::post::Post;
use jadoube_core::stations::refusal::Refusal as StationsRefusal;
use jadoube_core::stations::station::{EntryId, StationId};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_journal::fault::Fault;
use jadoube_journal::file::Journal;
use jadoube_journal::fresh;
use jadoube_journal::row::{Header, Row};
use jadoube_journal::signing::SignatureRow;
use jadoube_journal::strand::{Delivery, Heads, StrandFault, TakeFault};
use jadoube_laws::ids::{CommandKey, Role, Who};

/// So many rows of each strand are looked at in one go.
const SHARE: u64 = 4096;

/// How many of the last entries are looked at for the latest of each station.
const TAIL: usize = 2_000;

/// Rows with their events.
type Events = Vec<(Row, Event)>;

/// A command of another station, with what it follows.
type Batch = (After, Events);

impl Cycle {
    /// Makes a file for a station that joins a competition. The strand of the station with which the event
    /// began is taken on trust: whoever invites tells its key.
    ///
    /// # Errors
    /// [`CommandError`]: the file exists or cannot be written, or this station has no key.
    pub fn join(
        path: &Path,
        station: impl Into<Station>,
        competition: Uuid,
        trusted: PublicKey,
    ) -> Result<Self, CommandError> {
        Self::join_by(path, station, (competition, trusted), Clocks::system())
    }

    /// The same by other clocks than the system's: for tests.
    ///
    /// # Errors
    /// As [`Cycle::join`].
    pub fn join_by(
        path: &Path,
        station: impl Into<Station>,
        (competition, trusted): (Uuid, PublicKey),
        clocks: Arc<Clocks>,
    ) -> Result<Self, CommandError> {
        let station = station.into();
        if station.signer().ok().flatten().is_none() {
            return Err(CommandError::Refused(StationsRefusal::NoKey.into()));
        }
        let (created, program) = (written(&clocks.read()), env!("CARGO_PKG_VERSION").to_owned());
        let journal = Journal::create(path, &Header { competition, created, program })?;
        let keeper = Timekeeper::by(Moment::START, clocks);
        let mut cycle = Self::around(path, journal, keeper, &station);
        cycle.begin_sharing()?;
        cycle.trust(trusted);
        Ok(cycle)
    }

    /// Takes the strand of a station although nothing here says yet that it takes part.
    pub const fn trust(&mut self, station: PublicKey) {
        self.sharing.trusted = Some(station);
    }

    /// The event of this competition began with this station, as was said where this one was let in. Another
    /// file may be open by now; and one that knows its stations trusts nobody else.
    pub fn begun_by(&mut self, competition: Uuid, station: PublicKey) {
        if self.journal.header().competition == competition && !self.hall.stations.is_begun() {
            self.trust(station);
        }
    }

    /// In which words others are told why something was turned down.
    pub const fn set_language(&mut self, lang: Lang) {
        self.sharing.lang = lang;
    }

    /// The station to which the file belongs, where it is one of several strands.
    #[must_use]
    pub const fn own(&self) -> Option<StationId> {
        self.hall.own
    }

    /// From now on several stations keep the event. This one is chief and home of all boards; it is called
    /// so.
    ///
    /// # Errors
    /// [`CommandError`]; nothing has changed for the event then.
    pub fn share(&mut self, name: &str) -> Result<Vec<Entry>, CommandError> {
        let what = StationsCommand::Begin { name: name.to_owned() };
        let key = CommandKey(fresh::id());
        self.submit(&Command::Stations { what }, Role::Arbiter, key)
    }

    /// Before a command is judged: whether the file is to become one of several strands with it, and
    /// whether all own rows are here.
    pub(super) fn may_share(&mut self, command: &Command) -> Result<(), CommandError> {
        self.may_record_under_key()?;
        let have = self.journal.last_seq();
        if let Some(missing) = self.sharing.missing.filter(|missing| missing.seq > have) {
            return Err(CommandError::OwnRowsElsewhere { have, there: missing.seq });
        }
        self.may_go_on()?;
        let Command::Stations { what: StationsCommand::Begin { name } } = command else {
            return Ok(());
        };
        if self.is_saved_in_part() {
            return Err(StationsRefusal::SavedInPart.into());
        }
        if self.journal.is_shared() || self.hall.stations.is_begun() || name.trim().is_empty() {
            return Ok(());
        }
        self.begin_sharing()
    }

    fn begin_sharing(&mut self) -> Result<(), CommandError> {
        self.journal.begin_sharing().map_err(|fault| match fault {
            TakeFault::File(fault) => CommandError::NotRecorded(fault),
            TakeFault::Strand(_) => CommandError::Refused(StationsRefusal::NoKey.into()),
        })?;
        let own = self.journal.owner().map(StationId);
        self.hall.own = own;
        own.into_iter().for_each(|own| self.history.set_own(own));
        Ok(())
    }

    /// Takes note by how much the clock on another station's wall is ahead.
    pub fn set_wall(&mut self, station: StationId, ahead: Millis) {
        self.sharing.walls.insert(station, ahead);
        if let Some(anchor) = self.sharing.anchors.get_mut(&station) {
            anchor.ahead = ahead;
        }
    }

    /// The latest that is known of the clocks of other stations.
    pub(crate) const fn anchors(&self) -> &BTreeMap<StationId, Anchor> {
        &self.sharing.anchors
    }

    /// Takes note of the time line of the author of an entry.
    pub(super) fn anchor(&mut self, entry: &Entry) {
        let Some((place, anchor)) = entry.place.zip(Anchor::of(entry)) else { return };
        let ahead = self.sharing.walls.get(&place.station).copied().unwrap_or(Millis::ZERO);
        self.sharing.anchors.insert(place.station, Anchor { ahead, ..anchor });
    }

    /// The same after opening: of what was recorded last.
    pub(super) fn anchor_all(&mut self) {
        if self.hall.own.is_some() {
            let tail = self.history.since(self.history.len().saturating_sub(TAIL));
            tail.iter().for_each(|entry| self.anchor(entry));
        }
    }

    /// What is asked to take over from other stations, with what is known of their time lines.
    pub(super) fn with_clocks(&self, command: &Command) -> Option<Command> {
        let now = self.keeper.now();
        let known = || -> Ahead {
            let each = self.sharing.anchors.iter();
            each.map(|(of, anchor)| (*of, now.since(anchor.now(&self.keeper)))).collect()
        };
        let Command::Stations { what } = command else { return None };
        let what = match what {
            StationsCommand::Take { posts, ahead } if ahead.is_empty() => {
                StationsCommand::Take { posts: posts.clone(), ahead: known() }
            }
            StationsCommand::TakeOver { posts, reason, ahead } if ahead.is_empty() => {
                let (posts, reason) = (posts.clone(), reason.clone());
                StationsCommand::TakeOver { posts, reason, ahead: known() }
            }
            StationsCommand::Settle { post, aside, stands, reason, basis, ahead }
                if ahead.is_empty() =>
            {
                let (post, aside, stands, basis) = (*post, *aside, *stands, *basis);
                let (reason, ahead) = (reason.clone(), known());
                StationsCommand::Settle { post, aside, stands, reason, basis, ahead }
            }
            _ => return None,
        };
        Some(Command::Stations { what })
    }

    /// What is asked of two records of a board with what the entries tell of the one that was put aside.
    /// Nothing is recorded on what is out of date: where either of them has gone on since the arbiter
    /// looked at them, that is refused.
    pub(super) fn with_record(&self, command: &Command) -> Result<Option<Command>, CommandError> {
        let (of, seen) = match command {
            Command::SettleInParts { board, aside, basis, .. } => {
                ((Post::Board(*board), *aside), *basis)
            }
            Command::Stations {
                what: StationsCommand::Settle { post, aside, basis: Some(seen), .. },
            } => ((*post, *aside), Some(*seen)),
            _ => return Ok(None),
        };
        let records = Records::of(&self.hall, self.history.all(), of);
        if seen.is_some_and(|seen| seen != records.basis) {
            return Err(StationsRefusal::RecordsChanged(of.0).into());
        }
        let mut command = command.clone();
        if let Command::SettleInParts { record, .. } = &mut command {
            *record = records.put_aside(of.0).map(Box::new);
        }
        Ok(Some(command))
    }

    /// How far this station knows each strand.
    ///
    /// # Errors
    /// The faults of the disk.
    pub fn heads(&self) -> Result<Heads, Fault> {
        if self.hall.own.is_none() {
            return Ok(Heads::new());
        }
        let mut heads = self.journal.heads()?;
        let Some(StationId(own)) = self.hall.own else { return Ok(heads) };
        match (self.set_aside(), self.sharing.doubted) {
            // Nobody is to send again what is not taken here.
            (Some(fork), _) => heads.insert(own, fork.reached),
            // Who has another row sends it, and its signature shows whether that is so.
            (None, Some(head)) => heads.insert(own, head),
            (None, None) => None,
        };
        Ok(heads)
    }

    /// What somebody lacks who knows the strands so far; of each about so many rows.
    ///
    /// # Errors
    /// The faults of the disk.
    pub fn since(&self, known: &Heads, most: u64) -> Result<Vec<Delivery>, Fault> {
        if self.hall.own.is_none() {
            return Ok(Vec::new());
        }
        let mut all = self.journal.since(known, most)?;
        if self.set_aside().is_some() {
            // Two records under one key: the others have one of them, and this one would divide them.
            all.retain(|one| Some(StationId(one.strand.key)) != self.hall.own);
        }
        Ok(all)
    }

    /// Takes note of how far somebody else knows the strands. Nothing vouches for what they say: where they
    /// say that they have own rows of this station that are not here, those are asked for, and only once
    /// rows with its signature have come ([`Cycle::take`]) nothing is recorded until they are taken back.
    /// Where there are two records under the own key, what they say shows which of them the others have.
    ///
    /// # Errors
    /// The faults of the disk.
    pub fn heard(&mut self, from: PublicKey, theirs: &Heads) -> Result<StrandComparison, Fault> {
        self.hear_own_head(from, theirs)?;
        let ours = self.heads()?;
        let Some(StationId(own)) = self.hall.own else { return Ok(StrandComparison::default()) };
        let have = self.journal.last_seq();
        let said = theirs.get(&own).map_or(0, |head| head.seq);
        let claimed = (said > have.max(self.sharing.claimed)).then_some(said);
        self.sharing.claimed = self.sharing.claimed.max(said);
        self.doubt(theirs.get(&own))?;
        let seq = |heads: &Heads, key: &PublicKey| heads.get(key).map_or(0, |head| head.seq);
        let here = |key: &PublicKey| self.journal.known_to(key).max(seq(&ours, key));
        let takes = |key: &PublicKey| self.takes_part(*key);
        let lacking = theirs.iter().any(|(key, head)| takes(key) && head.seq > here(key));
        let is_other = |key: &PublicKey, head: &Head| {
            theirs.get(key).is_some_and(|one| one.seq == head.seq && one.hash != head.hash)
        };
        let owing =
            ours.iter().any(|(key, head)| head.seq > seq(theirs, key) || is_other(key, head));
        Ok(StrandComparison { lacking, owing, claimed })
    }

    /// An own row that others have and that is not here.
    #[must_use]
    pub fn missing_own(&self) -> Option<Head> {
        self.sharing.missing.filter(|missing| missing.seq > self.journal.last_seq())
    }

    /// Whether somebody has own rows that are not here, or says so.
    #[must_use]
    pub fn is_behind(&self) -> bool {
        self.missing_own().is_some() || self.sharing.claimed > self.journal.last_seq()
    }

    /// Goes on although somebody has own rows that are not here.
    pub fn go_on_without(&mut self) {
        self.go_on_in_this();
        if let Some(missing) = self.sharing.missing.take() {
            self.sharing.without = missing.seq;
        }
        self.sharing.alone = true;
    }

    /// Rows with the own signature that are not here: nothing is recorded until they are taken back, else
    /// the strand would be written twice.
    fn note_missing(&mut self, delivery: &Delivery) -> Result<(), ExchangeFault> {
        delivery.check(self.journal.header().competition)?;
        let known = self.sharing.missing.map_or(self.sharing.without, |known| known.seq);
        let last = delivery.rows.last().filter(|row| row.seq > known.max(self.journal.last_seq()));
        if let Some(row) = last {
            self.sharing.missing = Some(Head { seq: row.seq, hash: row.hash.0 });
        }
        Ok(())
    }

    /// The rows of a station that are here and wait for what they rest on.
    #[must_use]
    pub fn waiting(&self, station: StationId) -> u64 {
        self.journal.known_to(&station.0).saturating_sub(self.journal.effective(&station.0))
    }

    /// How many rows of a station are here.
    #[must_use]
    pub fn rows_of(&self, station: StationId) -> u64 {
        self.journal.known_to(&station.0)
    }

    /// Whether a station goes on in words that this program does not understand.
    #[must_use]
    pub fn is_stuck(&self, station: StationId) -> bool {
        self.sharing.stuck.contains(&station)
    }

    /// Whether what is here says already that this station was admitted.
    #[must_use]
    pub fn knows_itself(&self) -> bool {
        self.hall.own.is_some_and(|own| self.hall.stations.members.contains_key(&own))
    }

    /// Whether the rows of a station are taken.
    pub(crate) fn takes_part(&self, key: PublicKey) -> bool {
        let station = StationId(key);
        let known = self.hall.stations.members.contains_key(&station)
            || self.hall.stations.founder == Some(station);
        known || self.hall.own == Some(station) || self.sharing.trusted == Some(key)
    }

    /// Takes rows that another station sent; what rests on nothing that is missing takes effect.
    ///
    /// # Errors
    /// [`ExchangeFault`]: nothing of it was taken.
    pub fn take(&mut self, delivery: &Delivery) -> Result<Change, ExchangeFault> {
        let station = delivery.strand.key;
        if !self.takes_part(station) {
            return Err(ExchangeFault::Stranger { station });
        }
        let mut change = Change::default();
        if self.hall.own == Some(StationId(station)) {
            if self.sharing.forked.is_none() {
                self.note_missing(delivery)?;
            }
            match self.take_back(delivery, &mut change) {
                Err(ExchangeFault::Take(TakeFault::Strand(StrandFault::Fork { got, .. }))) => {
                    self.note_fork(delivery, got.seq)?.map_or(Ok(()), Err)?;
                }
                done => {
                    done?;
                    self.sharing.doubted = None;
                }
            }
        } else {
            let (up_to, events) = self.at_once(delivery);
            let taken = self.journal.take(delivery, up_to);
            if matches!(taken, Err(TakeFault::Strand(StrandFault::Fork { .. }))) {
                self.note_twice();
            }
            let taken = taken?;
            if taken.effective.is_some() {
                self.fold(StationId(station), events, &mut change);
            }
        }
        self.settle_into(&mut change)?;
        change.recorded = self.own_duties();
        Ok(change)
    }

    /// What of a delivery can take effect at once, up to which row: nothing where rows of the strand wait
    /// already.
    fn at_once(&self, delivery: &Delivery) -> (u64, Events) {
        let station = delivery.strand.key;
        let have = self.journal.known_to(&station);
        let (mut up_to, mut events) = (0, Vec::new());
        if self.journal.effective(&station) != have {
            return (up_to, events);
        }
        let known = self.known();
        let new: Vec<Row> = delivery.rows.iter().filter(|row| row.seq > have).cloned().collect();
        for (after, batch) in batches(new).0 {
            let Some((last, _)) = batch.last().filter(|_| follows(&known, &after)) else { break };
            up_to = last.seq;
            events.extend(batch);
        }
        (up_to, events)
    }

    /// How far each strand has taken effect here.
    fn known(&self) -> After {
        let others = self.journal.others();
        let own = self.hall.own.map(|own| (own, self.journal.last_seq()));
        let of = |key| (StationId(key), self.journal.effective(&key));
        others.map(of).chain(own).collect()
    }

    /// What has become known of other strands since the last own row told it.
    pub(super) fn news(&self) -> After {
        let Some(own) = self.hall.own else { return After::new() };
        let mut known = self.known();
        known.remove(&own);
        known.retain(|station, seq| *seq > 0 && self.sharing.told.get(station) != Some(seq));
        known
    }

    /// Takes own rows back that others had kept: as far as what they rest on is here.
    fn take_back(&mut self, delivery: &Delivery, change: &mut Change) -> Result<(), ExchangeFault> {
        let mut from = 0;
        loop {
            let have = self.journal.last_seq();
            let known = self.known();
            let new: Vec<Row> =
                delivery.rows.iter().filter(|row| row.seq > have).cloned().collect();
            let mut events = Vec::new();
            for (after, batch) in batches(new).0 {
                if !follows(&known, &after) {
                    break;
                }
                self.sharing.told.extend(after);
                events.extend(batch);
            }
            let up_to = events.last().map_or(have, |(row, _)| row.seq);
            let rows: Vec<Row> = delivery
                .rows
                .iter()
                .take_while(|row| row.seq <= up_to.max(from))
                .cloned()
                .collect();
            let is_in = |one: &&SignatureRow| one.seq <= up_to.max(from);
            let signatures = delivery.signatures.iter().filter(is_in).copied().collect();
            let part = Delivery { strand: delivery.strand.clone(), rows, signatures };
            let taken = self.journal.take(&part, u64::MAX)?;
            if taken.rows.is_empty() || up_to <= from {
                return Ok(());
            }
            from = up_to;
            self.go_on_from(events.iter().map(|(row, _)| row.at).max());
            self.fold(StationId(delivery.strand.key), events, change);
            self.settle_into(change)?;
        }
    }

    /// What is recorded from now on is later than what was taken back.
    fn go_on_from(&mut self, last: Option<Moment>) {
        if let Some(last) = last.filter(|last| *last > self.keeper.now()) {
            self.keeper = Arc::new(self.keeper.at(last));
        }
        self.recorded = true;
    }

    /// Lets take effect what waited for nothing that is still missing.
    pub(super) fn settle(&mut self) -> Result<Change, ExchangeFault> {
        let mut change = Change::default();
        self.settle_into(&mut change)?;
        Ok(change)
    }

    fn settle_into(&mut self, change: &mut Change) -> Result<(), ExchangeFault> {
        if self.hall.own.is_none() {
            return Ok(());
        }
        loop {
            let found = self.ready()?;
            if found.is_empty() {
                return Ok(());
            }
            let up_to =
                |(station, events): &(StationId, Events)| Some((station.0, events.last()?.0.seq));
            let steps: Vec<(PublicKey, u64)> = found.iter().filter_map(up_to).collect();
            self.journal.enter_each(&steps)?;
            for (station, events) in found {
                self.fold(station, events, change);
            }
        }
    }

    /// What waits and can take effect now, in an order in which nothing comes before what it follows.
    fn ready(&mut self) -> Result<Vec<(StationId, Events)>, Fault> {
        let waiting = self.journal.waiting(SHARE)?;
        let mut known = self.known();
        let mut queues: Vec<(StationId, VecDeque<Batch>)> = Vec::with_capacity(waiting.len());
        for (key, rows) in waiting {
            let (batches, all) = batches(rows);
            let station = StationId(key);
            if all || !batches.is_empty() {
                self.sharing.stuck.remove(&station);
            } else {
                self.sharing.stuck.insert(station);
            }
            queues.push((station, batches.into()));
        }
        let mut found: Vec<(StationId, Events)> = Vec::new();
        loop {
            let before = found.len();
            for (station, queue) in &mut queues {
                let mut run = Vec::new();
                while let Some((_, batch)) = queue.pop_front_if(|(after, _)| follows(&known, after))
                {
                    let last = batch.last().map_or(0, |(row, _)| row.seq);
                    known.insert(*station, last);
                    run.extend(batch);
                }
                if !run.is_empty() {
                    found.push((*station, run));
                }
            }
            if found.len() == before {
                return Ok(found);
            }
        }
    }

    /// Makes rows part of the state that have taken effect.
    fn fold(&mut self, station: StationId, events: Events, change: &mut Change) {
        for (row, event) in events {
            let place = Some(EntryId { station, number: row.seq });
            let Row { at, wall, who, .. } = row;
            let entry = Entry { seq: self.hall.seq + 1, at, wall, who, event, place };
            let folding = self.history.add(&mut self.hall, entry.clone());
            self.anchor(&entry);
            change.anew |= folding == Folding::Anew;
            change.taken.push(entry);
        }
        self.edition = edition_of(&self.hall);
    }

    /// What this station does because of what others have recorded: sets up its boards of a round, and
    /// answers what it was asked for.
    pub(super) fn own_duties(&mut self) -> Vec<Entry> {
        let begun = self.hall.stations.is_begun();
        let begun = begun && !self.sharing.asking;
        let Some(own) = self.hall.own.filter(|_| begun) else { return Vec::new() };
        let mut entries = Vec::new();
        for command in self.hall.to_set_up(own) {
            // What cannot be done now is done with the next delivery.
            let key = CommandKey(fresh::id());
            entries.extend(self.submit(&command, Role::Program, key).unwrap_or_default());
        }
        let asked: Vec<CommandKey> =
            self.hall.to_answer(own).into_iter().map(|(key, _)| key).collect();
        for key in asked {
            entries.extend(self.answer(key).unwrap_or_default());
        }
        entries
    }

    /// Answers what another station has asked for: it is done, or turned down with the reason.
    fn answer(&mut self, key: CommandKey) -> Result<Vec<Entry>, CommandError> {
        if !self.journal.recorded(key)?.is_empty() {
            // This station has asked itself, and became the one that answers.
            return self.answer_under(key, CommandKey(fresh::id()));
        }
        self.answer_under(key, key)
    }

    fn answer_under(
        &mut self,
        key: CommandKey,
        under: CommandKey,
    ) -> Result<Vec<Entry>, CommandError> {
        let carry_out = Command::CarryOut { key };
        self.may_share(&carry_out)?;
        let Some(proposal) = self.hall.proposals.get(&key) else { return Ok(Vec::new()) };
        let station = self.hall.stations.name(proposal.place.station);
        let who = Who { station, role: proposal.who.role };
        let (at, wall) = (self.keeper.now(), written(&self.keeper.shown()));
        let judged = judge(&self.hall, &carry_out, at, self.edition);
        let events = match judged {
            Ok(mut events) => {
                events.extend(self.asked_besides(&carry_out, &events));
                events
            }
            Err(why) => {
                let reason = Catalogue::new(self.sharing.lang).tell(&why);
                let turn_down = Command::TurnDown { key, reason };
                judge(&self.hall, &turn_down, at, self.edition)?
            }
        };
        let recorded = self.record_by(events, &who, under, (at, wall))?;
        Ok(self.called_for(recorded))
    }

    /// What is asked of the chief beside what is recorded here.
    pub(super) fn asked_besides(&self, command: &Command, events: &[Event]) -> Option<Event> {
        let asked = self.hall.besides(self.hall.own?, command, events)?;
        let (key, command) = (CommandKey(fresh::id()), Box::new(asked));
        Some(Event::Proposed { key, command, before: None })
    }

    /// What is asked of another station instead of being recorded here, if it is.
    pub(super) fn proposed(&self, command: &Command, key: CommandKey) -> Option<Command> {
        let own = self.hall.own.filter(|_| self.hall.stations.is_begun())?;
        match may(&self.hall, own, command) {
            Ok(Route::Ask(_)) => Some(Command::Propose { key, command: Box::new(command.clone()) }),
            Ok(Route::Here) | Err(_) => None,
        }
    }
}

/// Whether all has taken effect that something follows.
fn follows(known: &After, after: &After) -> bool {
    after.iter().all(|(station, seq)| known.get(station).copied().unwrap_or(0) >= *seq)
}

/// Rows as whole commands, as far as they are understood, and whether all are. The first command that
/// is not ends them.
fn batches(rows: Vec<Row>) -> (Vec<Batch>, bool) {
    let (mut all, mut open): (Vec<Batch>, Option<Batch>) = (Vec::new(), None);
    for row in rows {
        let Some(entry) = entry_of(&row) else { return (all, false) };
        let is_last = row.index + 1 == row.of;
        let batch = open.get_or_insert_with(|| (after_of(&row), Vec::new()));
        batch.1.push((row, entry.event));
        if is_last {
            all.extend(open.take());
        }
    }
    (all, true)
}

impl From<StationsRefusal> for CommandError {
    fn from(refusal: StationsRefusal) -> Self {
        Self::Refused(Refusal::from(refusal))
    }
}

#[cfg(test)]
mod tests;
