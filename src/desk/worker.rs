//! The desk's thread: takes one message after the other, lets the cycle decide, and carries out the
//! effects outside: clocks on tables, live files, the snapshot for the user interfaces.

mod asking;
mod beside;
mod claiming;
mod copying;
mod draft;
mod effects;
mod examining;
mod exchanging;
mod head_writer;
mod held;
mod importing;
mod keeping;
mod attempts;
mod others;
mod picture;
mod refusing;
mod remembering;
mod serve;
mod taking;
#[cfg(test)]
mod testing;
mod unwritten;
mod writing;

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::alarms::Alarms;
use crate::broadcast::Broadcast;
use crate::copies::CopyState;
use crate::cycle::Cycle;
use crate::device_line::DeviceCall;
use crate::exchange::Incoming;
use crate::history::History;
use crate::inbox::{Answer, Message, Messages, Next};
use crate::own_boards::CommandFromBoard;
use crate::ports::{PortView, list as port_list};
use crate::reading::Reading;
use crate::request_error::CommandError;
use crate::shutdown;
use crate::snapshot::{Notice, NoticeKind, Picture, Snapshot, Waker};
use crate::station::Station;
use crate::tables::Tables;
use crate::timekeeper::Timekeeper;
use crate::worker::beside::{Copying, Examining, Writing};
use crate::worker::draft::Import;
use crate::worker::head_writer::HeadWriter;
use crate::worker::others::Exchanging;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;
use jadoube_core::hall::event::Event;
use jadoube_core::hall::state::Hall;
use jadoube_devices::supervisor::Report;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_journal::fault::Fault;
use jadoube_journal::fresh;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::{BoardNo, CommandKey, Role};
use jadoube_laws::library::laws;
use jadoube_laws::sensing::{ClockAnswer, SensorReport};
use jadoube_voice::history::VoiceState;
use jadoube_voice::voice::Settings;

/// While a clock runs, a heartbeat is left this often.
const HEARTBEAT: Duration = Duration::from_millis(500);

/// How long the desk waits before it tries again by itself what could not be recorded: a full disk
/// must not keep a processor busy.
const HOLD: Duration = Duration::from_secs(1);

/// So long the program goes on at the most to say that the competition is closed.
const LAST_WORD: Duration = Duration::from_millis(2_500);

/// Seconds that merely pass on a clock on a table wake a user interface no more often than this.
const TICKS: Duration = Duration::from_millis(500);

/// The state of the desk's thread.
pub(crate) struct Worker {
    station: Station,
    lang: Lang,
    voice: Settings,
    cycle: Option<Cycle>,
    /// What could be read of a file that cannot be worked on; never beside a cycle.
    reading: Option<Reading>,
    no_history: History,
    tables: Tables,
    alarms: Alarms,
    picture: Picture,
    waker: Waker,
    notices: Vec<Notice>,
    noticed: u64,
    live: Option<Broadcast>,
    last_beat: Instant,
    last_wake: Instant,
    /// Until when nothing is tried again by itself, after it could not be recorded.
    held: Option<Instant>,
    idle_keeper: Arc<Timekeeper>,
    ports: Arc<Vec<PortView>>,
    /// The files of games that are being read, one after the other.
    imports: VecDeque<Import>,
    copying: Copying,
    writing: Writing,
    examining: Examining,
    remembering: HeadWriter,
    /// What has become of the open file, once it is lost and that is told.
    lost: Option<Fault>,
    /// Why nothing can be written to the open file, as long as it is so.
    unwritten: Option<Fault>,
    /// Something was recorded after that, and whether there is room for more is still looked at.
    is_scarce: bool,
    exchanging: Exchanging,
}

impl Worker {
    pub(crate) fn new(station: Station, inbox: Sender<Message>, waker: Waker) -> Self {
        let idle_keeper = Arc::new(Timekeeper::resume(Moment::START));
        let lang = Lang::detect();
        let empty = Snapshot {
            revision: 0,
            path: None,
            hall: Hall::default(),
            edition: laws::newest(),
            history: History::default(),
            lines: Arc::default(),
            ports: Arc::default(),
            notices: Arc::default(),
            lost: None,
            unwritten: None,
            unlike: None,
            only_read: None,
            copies: CopyState::default(),
            live_pgn: None,
            station: station.name.clone(),
            lang,
            voice: Settings::default(),
            spoken: VoiceState::default(),
            keeper: idle_keeper.clone(),
            importing: None,
            stations: None,
            door: Arc::default(),
            record: None,
        };
        Self {
            station,
            lang,
            voice: Settings::default(),
            cycle: None,
            reading: None,
            no_history: History::default(),
            tables: tables(inbox.clone(), &Catalogue::new(lang)),
            alarms: Alarms::new(inbox.clone()),
            copying: Copying::new(inbox),
            writing: Writing::default(),
            examining: Examining::default(),
            remembering: HeadWriter::default(),
            lost: None,
            unwritten: None,
            is_scarce: false,
            exchanging: Exchanging::default(),
            picture: Arc::new(Mutex::new(Arc::new(empty))),
            waker,
            notices: Vec::new(),
            noticed: 0,
            live: None,
            last_beat: Instant::now(),
            last_wake: Instant::now(),
            held: None,
            idle_keeper,
            ports: Arc::new(port_list()),
            imports: VecDeque::new(),
        }
    }

    pub(crate) fn picture(&self) -> Picture {
        self.picture.clone()
    }

    /// Works until it is told to end.
    ///
    /// # Errors
    /// [`Fault`] when the file could not be closed as it should.
    pub(crate) fn run(mut self, messages: &Receiver<Message>) -> Result<(), Fault> {
        self.publish();
        let mut messages = Messages::of(messages);
        loop {
            let busy = !self.imports.is_empty() || self.is_keeping();
            let wait = if busy { Some(Duration::ZERO) } else { self.wait() };
            let next = messages.next(wait);
            self.watch_clocks();
            match next {
                Next::Gone => break,
                Next::Nothing if busy => {}
                Next::Nothing => self.time_passed(),
                Next::Message(message) => match *message {
                    Message::Quit => {
                        self.end_asking();
                        break;
                    }
                    Message::Incoming(Incoming::Delivery(bytes), _room) => {
                        let (all, more) = messages.deliveries(bytes);
                        self.receive_rows(&all, more);
                    }
                    message => {
                        if let Some(message) = self.hold(message) {
                            self.handle(message);
                        }
                    }
                },
            }
            self.go_on_asking();
            self.go_on_claiming();
            self.go_on_importing();
            self.go_on_keeping();
            self.go_on_remembering();
            self.send_news();
            self.chief_not_heard();
            self.keep_time();
        }
        if shutdown::is_asked() {
            self.stop_imports();
        } else {
            self.finish_imports();
        }
        self.broadcast();
        let is_safe = self.cycle.is_some() && self.lost.is_none() && self.unwritten.is_none();
        let left = self.leave();
        // Who does not see the window go hears that nothing is lost; a signal leaves no time for it.
        let is_told = is_safe && left.is_ok() && !shutdown::is_asked() && self.alarms.say_closed();
        let until = Instant::now() + LAST_WORD;
        // Only now that the competition is closed, for what may hang.
        self.writing.finish();
        if is_told {
            self.alarms.wait_for_last(until);
        }
        left
    }

    /// Does what a message asks for.
    pub(super) fn handle(&mut self, message: Message) {
        match message {
            // The loop ends with it.
            Message::Quit => {}
            Message::Face(request, mut answer) => {
                let answered = self.serve(request, &mut answer);
                self.reply(answered, answer);
            }
            Message::Device(report) => self.hear(report),
            Message::Voice => {
                self.alarms.heard();
                self.tell();
            }
            Message::Copied { of, upto, made } => self.copied(&of, upto, made),
            Message::Written { done, to } => self.written(done, to),
            Message::Published { live, failed } => self.published(&live, failed),
            Message::Examined { of, broken } => self.examined(&of, broken),
            Message::StateMade { of, made } => self.state_made(&of, made),
            Message::Incoming(incoming, _room) => self.receive(incoming),
            Message::Exchange(exchange) => self.set_exchange(exchange),
            Message::Line(line) => self.set_line(line),
            Message::Timekeeper(keeper) => {
                if let Some(cycle) = &mut self.cycle {
                    cycle.set_timekeeper(keeper);
                }
                self.publish();
            }
        }
    }

    /// Answers a request.
    pub(super) fn reply(&mut self, answered: Answer, to: Option<Sender<Answer>>) {
        self.publish();
        if let Some(to) = to {
            // The face did not wait: then it does not want to know.
            let _ = to.send(answered);
        }
        // Only now: a user interface that is woken must find picture and answer there.
        self.wake();
    }

    /// Before anything else is done after a wait: the machine may have slept, or its clock been set.
    fn watch_clocks(&mut self) {
        let Some(cycle) = &mut self.cycle else { return };
        match cycle.watch_clocks() {
            Ok(entries) if entries.is_empty() => {}
            Ok(entries) => {
                self.effects(&entries);
                for entry in entries {
                    if let Event::Time { what } = entry.event {
                        self.notice(NoticeKind::Time(what));
                    }
                }
                self.tell();
            }
            Err(CommandError::NotRecorded(fault)) => self.not_written(&fault),
            Err(rejected) => self.notice(NoticeKind::Trouble(None, rejected.into())),
        }
    }

    /// Sixty boards that report without a pause must not keep a flag from being noticed.
    fn keep_time(&mut self) {
        if self.wait().is_some_and(|wait| wait.is_zero()) {
            self.time_passed();
        }
    }

    /// Lets go of the open file.
    fn leave(&mut self) -> Result<(), Fault> {
        self.remember();
        self.cycle.take().map_or(Ok(()), Cycle::close)
    }

    /// Goes over to another competition.
    fn take(&mut self, cycle: Cycle) {
        if self.cycle.is_some() {
            // The live files in that folder belong to the competition that is left.
            self.stop_live();
        }
        let known = self.lost.take();
        (self.unwritten, self.is_scarce) = (None, false);
        let left = self.leave();
        self.remembering.begin_anew();
        self.tables.arrange(cycle.hall());
        self.cycle = Some(cycle);
        self.reading = None;
        self.alarms.forget();
        self.notices.clear();
        self.held = None;
        self.broadcast();
        if let Err(fault) = left
            && known.as_ref() != Some(&fault)
        {
            // It is about the file that is left, and its last chance to be heard.
            self.tell_loss(&fault);
            self.lost = None;
        }
        self.begin_exchanging();
        self.begin_asking();
        self.begin_copying();
        self.begin_examining();
    }

    fn hear(&mut self, report: Report) {
        let at = self.now();
        if let Some(cycle) = &self.cycle {
            self.alarms.reported(cycle.hall(), &report);
        }
        self.tell_clock_answer(&report);
        let asked = match &self.cycle {
            Some(cycle) => self.tables.report(report, cycle.hall(), at),
            None => self.tables.report(report, &Hall::default(), at),
        };
        self.alarms.begun_unseen(self.tables.begun_unseen());
        self.alarms.showing_another(self.tables.showing_another());
        self.obey(asked);
        self.tell();
    }

    /// A clock that will not be set is the arbiter's to set: with its own buttons, to these times.
    fn tell_clock_answer(&mut self, report: &Report) {
        let Report::Sensed { port, sensed } = report else { return };
        let (
            SensorReport::ClockAnswer(ClockAnswer::Refused { .. } | ClockAnswer::Silent),
            Some(board),
        ) = (sensed, self.tables.board_of(port))
        else {
            return;
        };
        // An answer to something else than a setting says nothing about settings.
        if let Some(times) = self.tables.wanted_times(port) {
            self.notice(NoticeKind::SetByHand { board, times });
        }
    }

    fn now(&self) -> Moment {
        self.cycle.as_ref().map_or_else(|| self.idle_keeper.now(), |cycle| cycle.keeper().now())
    }

    /// How long the thread may sleep: until a heartbeat, a flag, an alarm or a recogniser
    /// wants it.
    fn wait(&self) -> Option<Duration> {
        let cycle = self.cycle.as_ref()?;
        // Where nothing is recorded yet, no clock runs.
        let goes_on = cycle.unlike().is_none();
        let live = self.live.as_ref().and_then(Broadcast::next);
        let now = cycle.keeper().now();
        let until = |moment: Moment| {
            Duration::from_millis(u64::try_from(moment.since(now).0.max(0)).unwrap_or(0))
        };
        let beat = cycle
            .hall()
            .is_own_clock_running()
            .then(|| HEARTBEAT.saturating_sub(self.last_beat.elapsed()));
        let held =
            self.held.map_or(Duration::ZERO, |held| held.saturating_duration_since(Instant::now()));
        let flag = next_flag(cycle.hall(), now).map(|(_, _, moment)| until(moment).max(held));
        let alarm = self.alarms.next(cycle.hall(), now).map(until);
        let settle = self.tables.wait_until().map(|moment| until(moment).max(held));
        let of_games = [beat, flag, alarm, settle].map(|wait| wait.filter(|_| goes_on));
        let (asked, claimed) = (self.until_asked(), self.until_claimed());
        let (looked, told) = (self.until_look(), self.until_told());
        let others = [live.map(until), looked, told, asked, claimed, self.until_remembered()];
        of_games.into_iter().chain(others).flatten().min()
    }

    fn time_passed(&mut self) {
        let now = self.now();
        self.broadcast();
        self.look_after_file();
        let Some(cycle) = self.cycle.as_mut().filter(|cycle| cycle.unlike().is_none()) else {
            return self.tell();
        };
        if cycle.hall().is_own_clock_running() && self.last_beat.elapsed() >= HEARTBEAT {
            self.last_beat = Instant::now();
            if let Err(fault) = cycle.beat() {
                self.not_written(&fault);
            }
        }
        let Some(cycle) = &self.cycle else { return };
        if self.held.is_some_and(|held| held > Instant::now()) {
            self.alarms.time_passed(cycle.hall(), now);
            return self.tell();
        }
        self.held = None;
        let mut asked: Vec<DeviceCall> = self.tables.elapse(cycle.hall(), now);
        self.alarms.showing_another(self.tables.showing_another());
        if let Some((board, side, moment)) = next_flag(cycle.hall(), now)
            && moment <= now
        {
            asked.push((board, CommandFromBoard::Game(GameCommand::NoteFlag { side })));
        }
        self.obey_as(asked, Role::Program);
        if let Some(cycle) = &self.cycle {
            self.alarms.time_passed(cycle.hall(), now);
        }
        self.tell();
    }

    fn obey(&mut self, asked: Vec<DeviceCall>) {
        self.obey_as(asked, Role::Device);
    }

    /// Carries out what devices or the time call for; refusals are told as notices.
    fn obey_as(&mut self, asked: Vec<DeviceCall>, role: Role) {
        for (board, what) in asked {
            let moves = what.moves();
            let command = what.at(board);
            if let Err(trouble) = self.submit(&command, role, CommandKey(fresh::id())) {
                self.held = Some(Instant::now() + HOLD);
                self.notice(NoticeKind::Trouble(Some(board), trouble));
                if moves {
                    self.put_back(board);
                }
            }
        }
    }

    /// What a board showed has not become a fact: its recogniser goes back to the record and
    /// reads the board again.
    fn put_back(&mut self, board: BoardNo) {
        if let Some(cycle) = &self.cycle {
            self.tables.arrange_board(cycle.hall(), board);
        }
    }
}

fn tables(inbox: Sender<Message>, words: &Catalogue) -> Tables {
    let mut tables = Tables::new(inbox);
    tables.set_take_back_reason(words.say("desk-taken-back-on-board"));
    tables
}

/// The next flag of a clock of the program's own that has not been noted: where, whose, when.
fn next_flag(hall: &Hall, now: Moment) -> Option<(BoardNo, Side, Moment)> {
    hall.on_own_boards()
        .filter(|(_, game)| game.outcome().is_none() && !game.clock_on_table())
        .filter_map(|(board, game)| {
            let running = game.clock.running()?;
            if game.flags.of(running).is_some() {
                return None;
            }
            let fallen = game.clock.flag(running, now);
            let (side, moment) = fallen.map(|m| (running, m)).or_else(|| game.clock.next_flag())?;
            Some((board, side, moment))
        })
        .min_by_key(|(_, _, moment)| *moment)
}
