//! The desk's thread: takes one message after the other, lets the cycle decide, and does what has
//! to be done outside: clocks on tables, live files, the picture for the faces.

mod copying;
mod importing;
mod serve;

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use uuid::Uuid;

use crate::core::adjournment::event::Event as AdjournmentEvent;
use crate::core::blind::event::Event as BlindEvent;
use crate::core::game::command::Command as GameCommand;
use crate::core::game::event::{Event as GameEvent, Source, Timing};
use crate::core::hall::command::Command;
use crate::core::hall::event::{Entry, Event};
use crate::core::hall::state::Hall;
use crate::core::ids::{BoardNo, CommandKey, Role};
use crate::core::moment::Moment;
use crate::core::sensing::{ClockAnswer, Sensed};
use crate::core::side::Side;
use crate::desk::alarms::Alarms;
use crate::desk::copies::CopyState;
use crate::desk::cycle::{Cycle, Rejected};
use crate::desk::desk::{Next, Picture, Waker, next};
use crate::desk::history::History;
use crate::desk::inbox::{Answer, Message};
use crate::desk::live_pgn;
use crate::desk::own_boards::Call;
use crate::desk::ports::{PortView, list as port_list};
use crate::desk::reading::Reading;
use crate::desk::snapshot::{Notice, NoticeKind, Snapshot};
use crate::desk::tables::{Asked, LineView, Tables};
use crate::desk::timekeeper::Timekeeper;
use crate::desk::trouble::Trouble;
use crate::desk::worker::copying::Copying;
use crate::desk::worker::importing::Import;
use crate::devices::supervisor::Report;
use crate::formats::laws;
use crate::i18n::lang::Lang;
use crate::i18n::words::Words;
use crate::journal::fault::Fault;
use crate::voice::history::VoiceState;
use crate::voice::voice::Settings;

/// While a clock runs, a heartbeat is left this often.
const HEARTBEAT: Duration = Duration::from_millis(500);

/// How long the desk waits before it tries again by itself what could not be recorded: a full disk
/// must not keep a processor busy.
const HOLD: Duration = Duration::from_secs(1);

/// Seconds that merely pass on a clock on a table wake a face no more often than this.
const TICKS: Duration = Duration::from_millis(500);

/// How many notices are kept.
const NOTICES: usize = 50;

/// The state of the desk's thread.
pub(in crate::desk) struct Worker {
    station: String,
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
    live: Option<PathBuf>,
    last_beat: Instant,
    last_wake: Instant,
    /// Until when nothing is tried again by itself, after it could not be recorded.
    held: Option<Instant>,
    idle_keeper: Arc<Timekeeper>,
    ports: Arc<Vec<PortView>>,
    /// The files of games that are being read, one after the other.
    imports: VecDeque<Import>,
    copying: Copying,
    /// What has become of the open file, once it is lost and that is told.
    lost: Option<Fault>,
}

impl Worker {
    pub(in crate::desk) fn new(station: &str, inbox: Sender<Message>, waker: Waker) -> Self {
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
            only_read: None,
            copies: CopyState::default(),
            live_pgn: None,
            station: station.to_owned(),
            lang,
            voice: Settings::default(),
            spoken: VoiceState::default(),
            keeper: idle_keeper.clone(),
            importing: None,
        };
        Self {
            station: station.to_owned(),
            lang,
            voice: Settings::default(),
            cycle: None,
            reading: None,
            no_history: History::default(),
            tables: tables(inbox.clone(), &Words::new(lang)),
            alarms: Alarms::new(inbox.clone()),
            copying: Copying::new(inbox),
            lost: None,
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

    pub(in crate::desk) fn picture(&self) -> Picture {
        self.picture.clone()
    }

    /// Works until it is told to end.
    ///
    /// # Errors
    /// [`Fault`] when the file could not be closed as it should.
    pub(in crate::desk) fn run(mut self, messages: &Receiver<Message>) -> Result<(), Fault> {
        self.publish();
        loop {
            let reads = !self.imports.is_empty();
            let wait = if reads { Some(Duration::ZERO) } else { self.wait() };
            match next(messages, wait) {
                Next::Gone => break,
                Next::Nothing if reads => {}
                Next::Nothing => self.time_passed(),
                Next::Message(message) => match *message {
                    Message::Quit => break,
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
                },
            }
            self.go_on_importing();
            self.keep_time();
        }
        self.finish_imports();
        self.leave()
    }

    /// Answers a request.
    fn reply(&mut self, answered: Answer, to: Option<Sender<Answer>>) {
        self.publish();
        if let Some(to) = to {
            // The face did not wait: then it does not want to know.
            let _ = to.send(answered);
        }
        // Only now: a face that is woken must find picture and answer there.
        self.wake();
    }

    /// Sixty boards that report without a pause must not keep a flag from being noticed.
    fn keep_time(&mut self) {
        if self.wait().is_some_and(|wait| wait.is_zero()) {
            self.time_passed();
        }
    }

    /// Lets go of the open file.
    fn leave(&mut self) -> Result<(), Fault> {
        self.cycle.take().map_or(Ok(()), Cycle::close)
    }

    /// Goes over to another competition.
    fn take(&mut self, cycle: Cycle) {
        if self.cycle.is_some() {
            // The live files in that folder belong to the competition that is left.
            self.live = None;
        }
        let known = self.lost.take();
        let left = self.leave();
        self.tables.arrange(cycle.hall());
        self.cycle = Some(cycle);
        self.reading = None;
        self.alarms.forget();
        self.notices.clear();
        self.held = None;
        if let Err(fault) = left
            && known.as_ref() != Some(&fault)
        {
            // It is about the file that is left, and its last chance to be heard.
            self.tell_loss(&fault);
            self.lost = None;
        }
        self.begin_copying();
        self.rewrite_all();
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
        self.obey(asked);
        self.tell();
    }

    /// A clock that will not be set is the arbiter's to set: with its own buttons, to these times.
    fn tell_clock_answer(&mut self, report: &Report) {
        let Report::Sensed { port, sensed } = report else { return };
        let (Sensed::ClockAnswer(ClockAnswer::Refused { .. } | ClockAnswer::Silent), Some(board)) =
            (sensed, self.tables.board_of(port))
        else {
            return;
        };
        // An answer to something else than a setting says nothing about settings.
        if let Some(times) = self.tables.wanted_times(port) {
            self.notice(NoticeKind::SetByHand(board, times));
        }
    }

    fn now(&self) -> Moment {
        self.cycle.as_ref().map_or_else(|| self.idle_keeper.now(), |cycle| cycle.keeper().now())
    }

    /// How long the thread may sleep: until a heartbeat, a flag, an alarm or a recogniser
    /// wants it.
    fn wait(&self) -> Option<Duration> {
        let cycle = self.cycle.as_ref()?;
        let now = cycle.keeper().now();
        let until = |moment: Moment| {
            Duration::from_millis(u64::try_from(moment.since(now).0.max(0)).unwrap_or(0))
        };
        let beat = cycle
            .hall()
            .is_any_clock_running()
            .then(|| HEARTBEAT.saturating_sub(self.last_beat.elapsed()));
        let held =
            self.held.map_or(Duration::ZERO, |held| held.saturating_duration_since(Instant::now()));
        let flag = next_flag(cycle.hall(), now).map(|(_, _, moment)| until(moment).max(held));
        let alarm = self.alarms.next(cycle.hall(), now).map(until);
        let settle = self.tables.wait_until().map(|moment| until(moment).max(held));
        [beat, flag, alarm, settle, self.until_look()].into_iter().flatten().min()
    }

    fn time_passed(&mut self) {
        let now = self.now();
        self.look_after_file();
        let Some(cycle) = &mut self.cycle else { return };
        if cycle.hall().is_any_clock_running() && self.last_beat.elapsed() >= HEARTBEAT {
            self.last_beat = Instant::now();
            if let Err(fault) = cycle.beat() {
                self.tell_loss(&fault);
                let trouble = Trouble::NotRecorded(fault);
                self.notice(NoticeKind::Trouble(None, trouble));
            }
        }
        let Some(cycle) = &self.cycle else { return };
        if self.held.is_some_and(|held| held > Instant::now()) {
            self.alarms.time_passed(cycle.hall(), now);
            return self.tell();
        }
        self.held = None;
        let mut asked: Vec<Asked> = self.tables.elapse(cycle.hall(), now);
        if let Some((board, side, moment)) = next_flag(cycle.hall(), now)
            && moment <= now
        {
            asked.push((board, Call::Game(GameCommand::NoteFlag { side })));
        }
        self.obey_as(asked, Role::Program);
        if let Some(cycle) = &self.cycle {
            self.alarms.time_passed(cycle.hall(), now);
        }
        self.tell();
    }

    fn obey(&mut self, asked: Vec<Asked>) {
        self.obey_as(asked, Role::Device);
    }

    /// Carries out what devices or the time call for; refusals are told as notices.
    fn obey_as(&mut self, asked: Vec<Asked>, role: Role) {
        for (board, what) in asked {
            let moves = what.moves();
            let command = what.at(board);
            if let Err(trouble) = self.submit(&command, role, CommandKey(Uuid::now_v7())) {
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

    fn submit(&mut self, command: &Command, role: Role, key: CommandKey) -> Answer {
        let none = if self.reading.is_some() { Trouble::OnlyRead } else { Trouble::NoCompetition };
        let cycle = self.cycle.as_mut().ok_or(none)?;
        let submitted = cycle.submit(command, role, key);
        self.took(submitted)
    }

    /// Does what follows from what was recorded, or tells why it was not.
    fn took(&mut self, submitted: Result<Vec<Entry>, Rejected>) -> Answer {
        let entries = submitted.map_err(|rejected| {
            match &rejected {
                Rejected::NotRecorded(fault @ Fault::Lost { .. }) => self.tell_loss(fault),
                Rejected::NotRecorded(fault) => eprintln!("jadoube: {fault}"),
                Rejected::Refused(_) => {}
            }
            Trouble::from(rejected)
        })?;
        self.effects(&entries);
        Ok(entries)
    }

    /// Several commands in one batch, see [`Cycle::submit_all`].
    fn submit_all(&mut self, next: impl FnMut(&Hall) -> Option<Command>, role: Role) -> Answer {
        let none = if self.reading.is_some() { Trouble::OnlyRead } else { Trouble::NoCompetition };
        let cycle = self.cycle.as_mut().ok_or(none)?;
        let submitted = cycle.submit_all(next, role, CommandKey(Uuid::now_v7()));
        self.took(submitted)
    }

    /// What an entry means for the world outside.
    fn effects(&mut self, entries: &[Entry]) {
        for entry in entries {
            match &entry.event {
                Event::DeviceAssigned { board, .. }
                | Event::OwnBoardAssigned { board, .. }
                | Event::Blind { board, what: BlindEvent::Arranged { .. } }
                | Event::Game { board, what: GameEvent::SetUp(_) } => {
                    if let Some(cycle) = &self.cycle {
                        self.tables.arrange_board(cycle.hall(), *board);
                    }
                }
                Event::Game { board, what } => self.game_effects(*board, what, entry),
                Event::Founded { .. }
                | Event::CompetitionChanged { .. }
                | Event::AppealsProvided { .. }
                | Event::Blind { .. }
                | Event::Dispute { .. } => {}
                Event::Adjournment { what } => {
                    if let (AdjournmentEvent::Resumed { board, .. }, Some(cycle)) =
                        (what, &self.cycle)
                    {
                        self.tables.arrange_resumed(cycle.hall(), *board);
                    }
                }
            }
        }
        if let Some(cycle) = &self.cycle {
            self.alarms.recorded(cycle.hall(), entries, cycle.keeper().now());
        }
        self.rewrite_live(entries);
    }

    fn game_effects(&mut self, board: BoardNo, what: &GameEvent, entry: &Entry) {
        let Some(cycle) = &self.cycle else { return };
        let hall = cycle.hall().clone();
        let Some(game) = hall.game(board) else { return };
        let from_outside = match what {
            // The boards of a blind match do not make the moves of the record.
            GameEvent::MovePlayed { source, .. } => {
                *source != Source::Board || hall.blind(board).is_some()
            }
            GameEvent::Started => hall.blind(board).is_some(),
            GameEvent::TakenBack { .. }
            | GameEvent::MoveCorrected { .. }
            | GameEvent::Ended(_)
            | GameEvent::Reopened { .. } => true,
            _ => false,
        };
        if from_outside {
            let asked = self.tables.follow(board, game, &hall, entry.at);
            self.obey(asked);
        }
        if matches!(what, GameEvent::ClockPressed { .. }) && entry.who.role == Role::Arbiter {
            // The press completes the move that a board without a clock of its own seems to show.
            let asked = self.tables.confirm(board, &hall, entry.at);
            self.obey(asked);
        }
        let corrected =
            matches!(what, GameEvent::ClockCorrected { .. } | GameEvent::CorrectionUndone { .. });
        if corrected && game.setup.timing == Timing::Device {
            self.tables.set_clock(board, game, entry.at);
        }
    }

    fn rewrite_live(&mut self, entries: &[Entry]) {
        let (Some(folder), Some(cycle)) = (self.live.clone(), &self.cycle) else { return };
        let mut rounds: Vec<u16> = entries
            .iter()
            .filter_map(|entry| match &entry.event {
                Event::Game { board, what } if changes_record(what) => {
                    cycle.hall().game(*board).map(|game| game.setup.round)
                }
                Event::Adjournment { what: AdjournmentEvent::Concluded { no, .. } } => {
                    cycle.hall().adjournments.get(no).map(|one| one.round)
                }
                _ => None,
            })
            .collect();
        rounds.sort_unstable();
        rounds.dedup();
        // Its name and place stand in every file.
        let renamed = |entry: &Entry| matches!(entry.event, Event::CompetitionChanged { .. });
        if entries.iter().any(renamed) {
            rounds = live_pgn::rounds_of(cycle.hall()).into_iter().collect();
        }
        for round in rounds {
            if let Err(error) = live_pgn::rewrite(&folder, cycle.hall(), round) {
                let kind = NoticeKind::LivePgnFailed(folder.clone(), error.to_string());
                return self.notice(kind);
            }
        }
    }

    fn rewrite_all(&mut self) {
        if let Some(folder) = self.live.clone()
            && let Err(error) = self.write_live(&folder)
        {
            self.notice(NoticeKind::LivePgnFailed(folder, error.to_string()));
        }
    }

    fn write_live(&self, folder: &Path) -> std::io::Result<()> {
        let Some(cycle) = &self.cycle else { return Ok(()) };
        for round in live_pgn::rounds_of(cycle.hall()) {
            live_pgn::rewrite(folder, cycle.hall(), round)?;
        }
        Ok(())
    }

    fn notice(&mut self, what: NoticeKind) {
        if self.notices.last().is_some_and(|last| last.what == what) {
            return;
        }
        self.noticed += 1;
        if self.notices.len() >= NOTICES {
            self.notices.remove(0);
        }
        self.notices.push(Notice { number: self.noticed, at: self.now(), what });
    }

    /// Makes a new picture if there is news, and wakes the faces for it.
    fn tell(&mut self) {
        let wake = match self.publish() {
            News::None => false,
            News::Ticks => self.last_wake.elapsed() >= TICKS,
            News::Some => true,
        };
        if wake {
            self.wake();
        }
    }

    fn wake(&mut self) {
        self.last_wake = Instant::now();
        (self.waker)();
    }

    /// What faces have asked of the desk itself.
    const fn manners(&self) -> (&str, Lang, &Settings) {
        (self.station.as_str(), self.lang, &self.voice)
    }

    fn publish(&mut self) -> News {
        let old = self.picture.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let cycle = self.cycle.as_ref();
        let (path, hall, history, keeper) = match (cycle, &self.reading) {
            (Some(cycle), _) => {
                (Some(cycle.path()), cycle.hall().clone(), cycle.history(), cycle.keeper())
            }
            (None, Some(read)) => {
                (Some(read.path.as_path()), read.hall.clone(), &read.history, &read.keeper)
            }
            (None, None) => (None, Hall::default(), &self.no_history, &self.idle_keeper),
        };
        let lines = self.tables.views();
        let importing = self.imported();
        // Every entry has a number of its own, so that the state need not be compared.
        let same = hall.seq == old.hall.seq
            && Arc::ptr_eq(keeper, &old.keeper)
            && Arc::ptr_eq(&self.ports, &old.ports)
            && self.live == old.live_pgn
            && self.lost == old.lost
            && self.copying.state == old.copies
            && importing == old.importing
            && self.manners() == (old.station.as_str(), old.lang, &old.voice)
            && self.alarms.revision() == old.spoken.revision
            && self.notices == *old.notices;
        let news = match same {
            true if lines == *old.lines => return News::None,
            true if differ_in_ticks_only(&lines, &old.lines) => News::Ticks,
            _ => News::Some,
        };
        let picture = Arc::new(Snapshot {
            revision: old.revision + 1,
            path: path.map(Path::to_owned),
            hall,
            edition: cycle.map_or_else(laws::newest, Cycle::edition),
            history: history.clone(),
            lines: Arc::new(lines),
            ports: self.ports.clone(),
            notices: Arc::new(self.notices.clone()),
            lost: self.lost.clone(),
            only_read: self.reading.as_ref().and_then(|reading| reading.trouble.clone()),
            copies: self.copying.state.clone(),
            live_pgn: self.live.clone(),
            station: self.station.clone(),
            lang: self.lang,
            voice: self.voice.clone(),
            spoken: self.alarms.state(),
            keeper: keeper.clone(),
            importing,
        });
        *self.picture.lock().unwrap_or_else(PoisonError::into_inner) = picture;
        news
    }
}

fn tables(inbox: Sender<Message>, words: &Words) -> Tables {
    let mut tables = Tables::new(inbox);
    tables.set_take_back_reason(words.say("desk-taken-back-on-board"));
    tables
}

/// What is new in a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum News {
    /// Nothing: there is no new picture.
    None,
    /// Only the seconds on clocks on tables.
    Ticks,
    /// Something to look at.
    Some,
}

fn differ_in_ticks_only(new: &[LineView], old: &[LineView]) -> bool {
    let but_for_ticks = |(new, old): (&LineView, &LineView)| {
        let mut new = new.clone();
        if let (Some(now), Some(before)) = (&mut new.clock, &old.clock) {
            now.times = before.times;
        }
        new == *old
    };
    new.len() == old.len() && new.iter().zip(old).all(but_for_ticks)
}

/// The next flag of a clock of the program's own that has not been noted: where, whose, when.
fn next_flag(hall: &Hall, now: Moment) -> Option<(BoardNo, Side, Moment)> {
    hall.games
        .iter()
        .filter(|(_, game)| game.outcome().is_none() && !game.clock_on_table())
        .filter_map(|(board, game)| {
            let running = game.clock.running()?;
            if game.flags.of(running).is_some() {
                return None;
            }
            let fallen = game.clock.flag(running, now);
            let (side, moment) = fallen.map(|m| (running, m)).or_else(|| game.clock.next_flag())?;
            Some((*board, side, moment))
        })
        .min_by_key(|(_, _, moment)| *moment)
}

/// Whether a game's PGN is another one after this.
const fn changes_record(event: &GameEvent) -> bool {
    matches!(
        event,
        GameEvent::SetUp(_)
            | GameEvent::MovePlayed { .. }
            | GameEvent::TakenBack { .. }
            | GameEvent::MoveCorrected { .. }
            | GameEvent::ClockPressed { .. }
            | GameEvent::DrawOffered { .. }
            | GameEvent::Ended(_)
            | GameEvent::Reopened { .. }
    )
}
