//! What is sent to other stations, and what comes from them. What was recorded here goes out as soon as it
//! is on the disk; how far this station has come is told a moment after it has changed, and again and
//! again, so that whatever was lost on the way is found missing.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use uuid::Uuid;

use crate::cycle::Cycle;
use crate::cycle::strands::ExchangeFault;
use crate::exchange::{Exchange, Incoming, LineState, Outgoing, Parcel};
use crate::inbox::Answer;
use crate::request_error::Trouble;
use crate::snapshot::NoticeKind;
use crate::station::Station;
use crate::station_view::{StationView, StationsView};
use crate::stations_line::{Invitee, LineFault, LinePlace, LineRequest, StationsLine};
use crate::worker::Worker;
use crate::worker::others::{Exchanging, Other};
use jadoube_chess::moment::Millis;
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::command::Command as StationsCommand;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::refusal::Refusal as StationsRefusal;
use jadoube_core::stations::state::Stations;
use jadoube_core::stations::station::StationId;
use jadoube_journal::fresh;
use jadoube_journal::strand::{Delivery, Heads};
use jadoube_journal::wire::{heads_bytes, read_heads};
use jadoube_laws::ids::{CommandKey, Role};

/// How far the station has come is told at most so often, when it has changed.
const SOON: Duration = Duration::from_millis(200);

/// And so often when it has not.
const AGAIN: Duration = Duration::from_secs(3);

/// A station that was not heard for so long does not answer for its own strand: others do.
const SILENT: Duration = Duration::from_secs(10);

/// A disk that cannot be read is not asked more often.
const LEAST: Duration = Duration::from_millis(20);

/// So many rows of each strand are in one parcel at most.
const MOST: u64 = 500;

/// So many bytes are in one parcel, as long as it is more than one command.
const BYTES: usize = 512 * 1024;

/// So many parcels of each strand are sent to somebody in one go.
const PARCELS: usize = 8;

impl Worker {
    /// Makes a file for a station that joins, and opens it.
    pub(super) fn join(&mut self, path: &Path, competition: Uuid, trusted: PublicKey) -> Answer {
        self.finish_imports();
        let mut cycle = Cycle::join(path, self.station.clone(), competition, trusted)?;
        cycle.set_language(self.lang);
        Worker::take(self, cycle);
        Ok(Vec::new())
    }

    /// What was known of stations was of another file.
    pub(super) fn begin_exchanging(&mut self) {
        let Exchanging { exchange, line, door, way, .. } = std::mem::take(&mut self.exchanging);
        self.exchanging = Exchanging { exchange, line, door, way, ..Exchanging::default() };
        let lang = self.lang;
        let Some(cycle) = &mut self.cycle else { return };
        cycle.set_language(lang);
        if let Some(told) = cycle.key_news() {
            self.notice(NoticeKind::NotTaken(told));
        }
        self.tell_dismissed();
        self.look_at_line();
    }

    /// A station that takes part no more is told who has dismissed it, and why.
    pub(super) fn tell_dismissed(&mut self) {
        let Some(stations) = self.cycle.as_ref().map(|cycle| &cycle.hall().stations) else {
            return;
        };
        let own = self.cycle.as_ref().and_then(Cycle::own);
        let known = own.and_then(|own| stations.members.get(&own));
        let told = known.and_then(|one| {
            let (by, reason) = (stations.name(one.stood.0.of), one.dismissed.clone()?);
            Some(NoticeKind::Dismissed { by, reason })
        });
        if told == self.exchanging.dismissed {
            return;
        }
        self.exchanging.dismissed.clone_from(&told);
        told.into_iter().for_each(|told| self.notice(told));
    }

    pub(super) fn set_line(&mut self, line: Box<dyn StationsLine>) {
        self.exchanging.way = line;
        self.look_at_line();
    }

    /// Asks something of the line. What belongs to the record is recorded first: that the event is shared,
    /// that a station is admitted.
    pub(super) fn ask_line(&mut self, wish: &LineRequest) -> Answer {
        let mut recorded = Vec::new();
        if let Some(what) = self.before_line(wish)? {
            let key = CommandKey(fresh::id());
            recorded = self.submit(&Command::Stations { what }, Role::Arbiter, key)?;
        }
        let none = Hall::default();
        let Exchanging { way, .. } = &mut self.exchanging;
        way.ask(wish, place(self.cycle.as_ref(), &none, &self.station))?;
        Ok(recorded)
    }

    /// Whether there is a line to the others, or one is coming up.
    pub(super) fn expects_line(&self) -> bool {
        let none = Hall::default();
        let Exchanging { way, exchange, .. } = &self.exchanging;
        exchange.is_some() || way.expects(place(self.cycle.as_ref(), &none, &self.station))
    }

    fn can_serve(&self) -> Result<(), Trouble> {
        let none = Hall::default();
        Ok(self.exchanging.way.can_serve(place(self.cycle.as_ref(), &none, &self.station))?)
    }

    fn before_line(&self, wish: &LineRequest) -> Result<Option<StationsCommand>, Trouble> {
        let stations = || self.cycle.as_ref().map(|cycle| &cycle.hall().stations);
        let is_of_event = !matches!(wish, LineRequest::Join { .. } | LineRequest::StopJoining);
        if is_of_event && self.cycle.as_ref().is_some_and(Cycle::is_saved_in_part) {
            return Err(Trouble::Refused(StationsRefusal::SavedInPart.into()));
        }
        match wish {
            LineRequest::Serve { name } => {
                self.can_serve()?;
                let all = stations().ok_or(Trouble::NoCompetition)?;
                let begun = all.is_begun();
                if begun {
                    self.check_chief(all, |chief| LineFault::ChiefServes { chief })?;
                }
                Ok((!begun).then(|| StationsCommand::Begin { name: name.clone() }))
            }
            LineRequest::LetIn(key, Invitee { name, role, boards }) => {
                self.check_inviting()?;
                let (station, role) = (StationId(*key), *role);
                let is_in = stations().is_some_and(|all| all.member(station).is_some());
                let (name, boards) = (name.clone(), boards.clone());
                Ok((!is_in).then_some(StationsCommand::Admit { station, name, role, boards }))
            }
            LineRequest::ServeBeside | LineRequest::ServeHall => {
                self.can_serve()?;
                Ok(None)
            }
            LineRequest::Invite(_) => {
                self.check_inviting()?;
                Ok(None)
            }
            LineRequest::UseHall(_)
            | LineRequest::StopServing
            | LineRequest::Withdraw
            | LineRequest::TurnAway(_)
            | LineRequest::Join { .. }
            | LineRequest::StopJoining => Ok(None),
        }
    }

    /// Only the chief station shares the event: a second one would part the stations.
    fn check_chief(
        &self,
        all: &Stations,
        fault: impl FnOnce(String) -> LineFault,
    ) -> Result<(), Trouble> {
        let Some(own) = self.cycle.as_ref().and_then(Cycle::own) else { return Ok(()) };
        all.check_home(own, Post::Chief).map_err(|why| match why {
            StationsRefusal::ChiefOnly { chief } => Trouble::Line(fault(chief)),
            other => Trouble::Refused(other.into()),
        })
    }

    /// Only the chief station invites and lets others in, whoever serves: a code of another one opens nothing.
    fn check_inviting(&self) -> Result<(), Trouble> {
        let all = self.cycle.as_ref().map(|cycle| &cycle.hall().stations);
        let Some(all) = all.filter(|all| all.is_begun()) else { return Ok(()) };
        self.check_chief(all, |chief| LineFault::ChiefInvites { chief })
    }

    /// Shows the line what is open and who takes part.
    pub(super) fn look_at_line(&mut self) {
        let none = Hall::default();
        let Exchanging { way, .. } = &mut self.exchanging;
        way.look(place(self.cycle.as_ref(), &none, &self.station));
    }

    /// This laptop was let in.
    fn joined(&mut self, file: &Path, competition: Uuid, trusted: PublicKey) {
        if let Err(trouble) = self.join(file, competition, trusted) {
            self.notice(NoticeKind::Trouble(None, trouble));
        }
    }

    pub(super) fn set_exchange(&mut self, exchange: Option<Box<dyn Exchange>>) {
        self.exchanging.line = if exchange.is_some() { LineState::Up } else { LineState::None };
        self.exchanging.exchange = exchange;
        self.exchanging.sent = None;
        self.exchanging.told = None;
    }

    /// How long the desk may wait until it tells how far it has come.
    pub(super) fn until_told(&self) -> Option<Duration> {
        self.exchanging.exchange.as_ref()?;
        let cycle = self.cycle.as_ref().filter(|cycle| cycle.own().is_some())?;
        let Some((_, at)) = &self.exchanging.told else { return Some(LEAST) };
        let is_new = cycle.hall().seq != self.exchanging.seq;
        Some(if is_new { SOON } else { AGAIN }.saturating_sub(at.elapsed()).max(LEAST))
    }

    /// Sends what was recorded, and how far the station has come.
    pub(super) fn send_news(&mut self) {
        let Some(cycle) = self.cycle.as_ref().filter(|cycle| cycle.own().is_some()) else { return };
        let Some(StationId(own)) = cycle.own() else { return };
        let Exchanging { exchange: Some(exchange), sent, told, seq, more, .. } =
            &mut self.exchanging
        else {
            return;
        };
        let head = cycle.head();
        let waits = told.as_ref().map(|(_, at)| at.elapsed());
        // Who said now how far it is would be sent what waits here already.
        let soon = if *more { AGAIN } else { SOON };
        let is_told = |waits| waits < soon || waits < AGAIN && cycle.hall().seq == *seq;
        if sent.is_some_and(|sent| sent == head) && waits.is_some_and(is_told) {
            return;
        }
        if waits.is_none_or(|waits| waits >= soon) {
            *seq = cycle.hall().seq;
        }
        // What cannot be read now is sent with the next.
        let Ok(heads) = cycle.heads() else { return };
        if sent.is_some_and(|sent| sent != head) {
            let mut known = heads.clone();
            known.extend(sent.map(|sent| (own, sent)));
            for parcel in parcels(cycle, &mut known) {
                exchange.send(Outgoing::Recorded(parcel));
            }
        }
        *sent = Some(head);
        let is_new = told.as_ref().is_none_or(|(known, _)| *known != heads);
        if waits.is_none_or(|waits| waits >= AGAIN || is_new && waits >= soon) {
            exchange.send(Outgoing::Heads(heads_bytes(&heads)));
            *told = Some((heads, Instant::now()));
        }
    }

    /// Something came from another station.
    pub(super) fn receive(&mut self, incoming: Incoming) {
        match incoming {
            Incoming::Line(line) => {
                self.exchanging.line = line;
                if self.exchanging.line == LineState::Up {
                    self.line_is_up();
                }
            }
            Incoming::Trouble(fault) => {
                self.notice(NoticeKind::Trouble(None, Trouble::Line(fault)));
            }
            Incoming::Claimed { number, by } => self.claimed(number, by),
            Incoming::Wanted { behind } => self.send_again(behind),
            Incoming::Renewed { open } => self.notice(match open {
                true => NoticeKind::Renewed,
                false => NoticeKind::RenewedOfOther,
            }),
            Incoming::Led { by } => {
                let stations = self.cycle.as_ref().map(|cycle| &cycle.hall().stations);
                let by = stations.map(|all| all.name(StationId(by))).unwrap_or_default();
                self.notice(NoticeKind::Led { by });
            }
            Incoming::Door(door) => self.exchanging.door = Arc::from(door),
            Incoming::Joined { file, competition, trusted } => {
                self.joined(&file, competition, trusted);
            }
            Incoming::Founder { competition, station } => {
                let cycle = self.cycle.as_mut();
                cycle.into_iter().for_each(|cycle| cycle.begun_by(competition, station));
            }
            Incoming::Refused { what, station, name } => self.refused(what, station, &name),
            Incoming::Heard { station, ahead } => self.heard(station, ahead, None),
            Incoming::Heads { from, bytes } => match read_heads(&bytes) {
                Some(heads) => {
                    self.answer(from, &heads);
                    self.chief_heard(from, &heads);
                    self.heard(from, None, Some(heads));
                }
                None => self.not_taken(ExchangeFault::Unreadable),
            },
            Incoming::Delivery(bytes) => return self.receive_rows(&[bytes], false),
        }
        self.tell();
    }

    /// Sends own rows once more.
    fn send_again(&mut self, behind: u64) {
        let Some(cycle) = &self.cycle else { return };
        let (Some(StationId(own)), Ok(mut known)) = (cycle.own(), cycle.heads()) else { return };
        let Some(exchange) = &mut self.exchanging.exchange else { return };
        // Which row that is, is not known here; where it is another one, its command goes out again.
        known.insert(own, Head { seq: behind, hash: [0; 32] });
        loop {
            let found = parcels(cycle, &mut known);
            if found.is_empty() {
                return;
            }
            found.into_iter().for_each(|parcel| exchange.send(Outgoing::Recorded(parcel)));
        }
    }

    fn heard(&mut self, station: PublicKey, ahead: Option<Millis>, heads: Option<Heads>) {
        let (heard, at) = (Instant::now(), self.now());
        let known = self.exchanging.others.entry(station);
        let other = known.or_insert_with(|| Other { heard, at, heads: Heads::new(), ahead: None });
        (other.heard, other.at) = (heard, at);
        other.ahead = ahead.or(other.ahead);
        if let Some(heads) = heads {
            other.heads = heads;
        }
        if let (Some(cycle), Some(ahead)) = (&mut self.cycle, ahead) {
            cycle.set_wall(StationId(station), ahead);
        }
    }

    /// Sends somebody what they lack, and tells them what is lacking here.
    fn answer(&mut self, from: PublicKey, theirs: &Heads) {
        let Some(cycle) = &mut self.cycle else { return };
        let own = cycle.own().map(|StationId(own)| own);
        if own.is_none() || own == Some(from) {
            return;
        }
        let Ok(compared) = cycle.heard(from, theirs) else { return };
        let (have, told) = (cycle.head().seq, cycle.key_news());
        if let Some(told) = told {
            self.notice(NoticeKind::NotTaken(told));
        }
        if let Some(there) = compared.claimed {
            self.notice(NoticeKind::NotTaken(ExchangeFault::OwnRowsClaimed { have, there }));
        }
        let Some(cycle) = &mut self.cycle else { return };
        if !compared.owing {
            self.exchanging.owed.retain(|(who, _), _| *who != from);
        }
        let lacked = if compared.owing { parcels(cycle, &mut theirs.clone()) } else { Vec::new() };
        for parcel in lacked {
            let author = parcel.station;
            let known = self.exchanging.others.get(&author);
            // The author of a strand answers for it himself, as long as he is there and does.
            let is_silent = author == from || known.is_none_or(|one| one.heard.elapsed() > SILENT);
            let has = theirs.get(&author).map_or(0, |head| head.seq);
            let answers = own == Some(author) || is_silent;
            if (answers || self.exchanging.is_left_waiting(from, author, has))
                && let Some(exchange) = &mut self.exchanging.exchange
            {
                exchange.send(Outgoing::Answer { to: from, parcel });
            }
        }
        let Exchanging { exchange: Some(exchange), told, more, .. } = &mut self.exchanging else {
            return;
        };
        if compared.lacking
            && !*more
            && let Ok(heads) = cycle.heads()
            && told.as_ref().is_none_or(|(known, at)| *known != heads || at.elapsed() >= SOON)
        {
            exchange.send(Outgoing::Heads(heads_bytes(&heads)));
            *told = Some((heads, Instant::now()));
        }
    }

    /// The stations for the user interfaces; the same value as long as nothing has changed.
    pub(super) fn stations_view(&mut self) -> Option<Arc<StationsView>> {
        let view = self.cycle.as_ref().and_then(|cycle| self.exchanging.look(cycle)).map(Arc::new);
        if view != self.exchanging.view {
            self.exchanging.view = view;
        }
        self.exchanging.view.clone()
    }
}

/// What somebody lacks who knows the strands so far, in parcels, as far as it is sent in one go. What cannot
/// be read now is sent another time.
fn parcels(cycle: &Cycle, known: &mut Heads) -> Vec<Parcel> {
    let (mut all, mut most) = (Vec::new(), MOST);
    for _ in 0..PARCELS {
        let mut made: Vec<Parcel> = Vec::new();
        loop {
            let found = cycle.since(known, most).unwrap_or_default();
            made.clear();
            made.extend(found.iter().filter_map(Parcel::of));
            if most == 1 || made.iter().all(|parcel| parcel.bytes.len() <= BYTES) {
                let last = |one: &Delivery| {
                    let row = one.rows.last()?;
                    Some((one.strand.key, Head { seq: row.seq, hash: row.hash.0 }))
                };
                known.extend(found.iter().filter_map(last));
                break;
            }
            most = (most / 4).max(1);
        }
        if made.is_empty() {
            break;
        }
        all.append(&mut made);
    }
    all
}

impl Exchanging {
    fn look(&self, cycle: &Cycle) -> Option<StationsView> {
        cycle.own()?;
        let mut stations = StationView::all(cycle.hall());
        for one in &mut stations {
            one.rows = cycle.rows_of(one.id);
            one.waiting = cycle.waiting(one.id);
            one.newer = cycle.is_stuck(one.id);
            one.written_twice = cycle.written_twice(one.id);
        }
        let here: BTreeMap<PublicKey, u64> =
            stations.iter().map(|one| (one.id.0, one.rows)).collect();
        for one in &mut stations {
            let Some(other) = self.others.get(&one.id.0) else { continue };
            let lacks = |(key, rows): (&PublicKey, &u64)| {
                rows.saturating_sub(other.heads.get(key).map_or(0, |head| head.seq))
            };
            one.behind = (!other.heads.is_empty()).then(|| here.iter().map(lacks).sum());
            (one.heard, one.ahead) = (Some(other.at), other.ahead);
        }
        let (line, missing_own) = (self.line.clone(), cycle.missing_own());
        let undecided = cycle.forked_from().filter(|_| cycle.is_key_undecided());
        let anchors = cycle.anchors().clone();
        Some(StationsView { line, stations, missing_own, undecided, anchors })
    }
}

/// Where a wish is said.
fn place<'a>(cycle: Option<&'a Cycle>, none: &'a Hall, station: &'a Station) -> LinePlace<'a> {
    let open = cycle.map(|cycle| (cycle.path(), cycle.record_state().competition));
    LinePlace { open, hall: cycle.map_or(none, Cycle::hall), station }
}
