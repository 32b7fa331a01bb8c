//! The electronic boards on the tables: one supervisor and one recogniser for each line, and what
//! a user interface may know of it. Turns findings into commands; decides nothing itself.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::sync::mpsc::Sender;

use crate::inbox::{Message, Traffic};
use crate::own_boards::{CommandFromBoard, WatchedBoard, is_going, pressed, sense};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::hall::state::Hall;
use jadoube_devices::request::Request;
use jadoube_devices::supervisor::{Config, Report, Supervisor};
use jadoube_devices::trace::TraceLevel;
use jadoube_laws::game::command::{AfterMove, Command};
use jadoube_laws::game::event::{MissingAnswer, Observation, Source};
use jadoube_laws::game::state::{Game, TimedObservation};
use jadoube_laws::ids::{BoardNo, PortName};
use jadoube_laws::recognition::finding::{Finding, MoveEvidence};
use jadoube_laws::recognition::recognizer::{Recognizer, Settings};
use jadoube_laws::sensing::{
    Abilities, Battery, ClockAnswer, ClockEnd, ClockMapping, ClockVersion, DeviceIdentity,
    LinkState, Orientation, PlayerClocks, ResultSignal, Sensing, SensorReport,
};

/// How many lines of the traffic trace are kept for a user interface to show.
const TRACE_AT_HAND: usize = 500;

/// Whether the clock on the table can be set from here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ClockAccess {
    /// Never tried.
    #[default]
    Untried,
    /// It accepted a setting.
    Settable,
    /// It refused: only its own buttons set it.
    ReadOnly,
    /// It did not answer.
    Silent,
}

/// What is known of a line and the board at its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineView {
    /// The line.
    pub port: PortName,
    /// The table it belongs to.
    pub board: Option<BoardNo>,
    /// Whose board it is, in a blind match.
    pub whose: Option<Side>,
    /// The state of the line.
    pub link: LinkState,
    /// What boards of its make can tell, once the line was open.
    pub abilities: Option<Abilities>,
    /// What the board says about itself.
    pub identity: DeviceIdentity,
    /// Its battery.
    pub battery: Option<Battery>,
    /// How it lies.
    pub orientation: Orientation,
    /// What stands on it, seen as the game sees it.
    pub physical: Option<Placement>,
    /// The move it seems to show, not yet completed.
    pub provisional: Option<Uci>,
    /// The move that is made on it and not completed: it stands there, or had stood there when the
    /// pieces were taken away.
    pub standing: Option<Uci>,
    /// What its clock shows.
    pub clock: Option<PlayerClocks>,
    /// Whether a clock is connected to it.
    pub has_clock: bool,
    /// What its clock is.
    pub clock_version: Option<ClockVersion>,
    /// The battery of its clock is low.
    pub clock_battery_low: bool,
    /// Whether its clock can be set.
    pub clock_access: ClockAccess,
    /// The lever and the running side contradict each other.
    pub contradiction: bool,
    /// An earlier position of the game stands on the board, so many plies back.
    pub earlier: Option<u16>,
    /// Squares on which the board differs without being a move.
    pub displaced: Vec<Square>,
    /// A result shown by the players.
    pub result_shown: Option<ResultSignal>,
    /// The latest traffic, oldest first.
    pub trace: Arc<VecDeque<String>>,
}

impl LineView {
    fn new(port: PortName) -> Self {
        Self {
            port,
            board: None,
            whose: None,
            link: LinkState::Opening,
            abilities: None,
            identity: DeviceIdentity::default(),
            battery: None,
            orientation: Orientation::default(),
            physical: None,
            provisional: None,
            standing: None,
            clock: None,
            has_clock: false,
            clock_version: None,
            clock_battery_low: false,
            clock_access: ClockAccess::default(),
            contradiction: false,
            earlier: None,
            displaced: Vec::new(),
            result_shown: None,
            trace: Arc::default(),
        }
    }
}

impl LineView {
    /// Whether its board senses where something stands, and not which piece.
    #[must_use]
    pub fn senses_presence(&self) -> bool {
        self.abilities.is_some_and(|abilities| abilities.sensing == Sensing::Presence)
    }
}

struct DeviceLine {
    supervisor: Supervisor,
    recognizer: Option<Recognizer>,
    /// In a blind match: what is on this board, which makes no moves of itself.
    watch: Option<WatchedBoard>,
    mapping: ClockMapping,
    /// The times to which its clock was last asked to be set.
    wanted: Option<BySide<Millis>>,
    view: LineView,
}

/// All lines.
pub struct Tables {
    lines: BTreeMap<PortName, DeviceLine>,
    inbox: Sender<Message>,
    boards: Config,
    /// Written beside a take-back that the players made on a board.
    take_back_reason: String,
}

impl std::fmt::Debug for Tables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.lines.keys()).finish()
    }
}

/// What a device calls for, with the board it is meant for.
pub type DeviceCall = (BoardNo, CommandFromBoard);

impl Tables {
    /// No lines yet; reports will come to this inbox.
    #[must_use]
    pub fn new(inbox: Sender<Message>) -> Self {
        let boards = Config::board();
        Self { lines: BTreeMap::new(), inbox, boards, take_back_reason: String::new() }
    }

    /// Keeps the boards like this whose lines are opened from now on.
    pub fn set_boards(&mut self, boards: Config) {
        self.boards = boards;
    }

    /// Sets what is written beside a take-back that the players made on a board.
    pub fn set_take_back_reason(&mut self, reason: String) {
        self.take_back_reason = reason;
    }

    /// What is known of each line.
    #[must_use]
    pub fn views(&self) -> Vec<LineView> {
        self.lines.values().map(|line| line.view.clone()).collect()
    }

    /// Makes the lines those of the competition: opens what is assigned and not open, and tells
    /// each recogniser about its game.
    pub fn arrange(&mut self, hall: &Hall) {
        let own = hall.own_devices.keys().map(|(board, _)| board);
        let boards: BTreeSet<BoardNo> = hall.devices.keys().chain(own).copied().collect();
        for board in boards {
            self.arrange_board(hall, board);
        }
        self.release(hall);
    }

    /// The same for one table, when its game or its device is another: what the recognisers of the
    /// other tables have seen of a move in progress is kept.
    pub fn arrange_board(&mut self, hall: &Hall, board: BoardNo) {
        for (whose, device) in hall.devices_at(board) {
            self.open(&device.port);
            if let Some(line) = self.lines.get_mut(&device.port) {
                line.view.board = Some(board);
                line.view.whose = whose;
                line.watch = hall.blind(board).map(|_| WatchedBoard::default());
                line.mapping = device.mapping;
                let settings = Settings {
                    orientation: device.orientation,
                    mapping: device.mapping,
                    ..Settings::USUAL
                };
                line.recognizer = hall.game(board).map(|game| recognizer(game, settings));
                line.supervisor.send(Request::Dump);
            }
        }
        self.release(hall);
    }

    /// A game came to a board to be resumed, perhaps from another: its line follows it, and a board
    /// that it left has nothing to recognize.
    pub fn arrange_resumed(&mut self, hall: &Hall, board: BoardNo) {
        let left = hall.devices.keys().filter(|other| hall.game(**other).is_none());
        let boards: Vec<BoardNo> = left.copied().chain([board]).collect();
        for board in boards {
            self.arrange_board(hall, board);
        }
    }

    /// Takes the lines that belong to no table any more away from theirs.
    fn release(&mut self, hall: &Hall) {
        for line in self.lines.values_mut() {
            let devices = line.view.board.map(|board| hall.devices_at(board)).unwrap_or_default();
            if devices.iter().all(|(_, device)| device.port != line.view.port) {
                line.view.board = None;
                line.view.whose = None;
                line.watch = None;
                line.recognizer = None;
            }
        }
    }

    /// Opens a line, if it is not open.
    pub fn open(&mut self, port: &PortName) {
        if self.lines.contains_key(port) {
            return;
        }
        let inbox = self.inbox.clone();
        let opened = Supervisor::open(port.clone(), self.boards.clone(), move |report| {
            // The desk has gone: nobody is left to be told.
            let _ = inbox.send(Message::Device(report));
        });
        // Without a thread available the line stays closed, and the next arrangement tries again.
        let Ok(supervisor) = opened else { return };
        let view = LineView::new(port.clone());
        self.lines.insert(
            port.clone(),
            DeviceLine {
                supervisor,
                recognizer: None,
                watch: None,
                mapping: ClockMapping::default(),
                wanted: None,
                view,
            },
        );
    }

    /// Lets go of a line.
    pub fn close(&mut self, port: &PortName) {
        self.lines.remove(port);
    }

    /// Sends a request to the board on a line.
    pub fn ask(&mut self, port: &PortName, request: Request) {
        if let Some(line) = self.lines.get_mut(port) {
            line.supervisor.send(request);
        }
    }

    /// Sets how much of the traffic is traced.
    pub fn trace(&mut self, port: &PortName, traffic: Traffic) {
        self.ask(port, Request::Trace(level(traffic)));
    }

    /// The table of a line.
    #[must_use]
    pub fn board_of(&self, port: &PortName) -> Option<BoardNo> {
        self.lines.get(port)?.view.board
    }

    /// The times to which the clock on a line was last asked to be set.
    #[must_use]
    pub fn wanted_times(&self, port: &PortName) -> Option<BySide<Millis>> {
        self.lines.get(port)?.wanted
    }

    /// The line of a table; of two, the one with the clock.
    #[must_use]
    pub fn port_of(&self, board: BoardNo) -> Option<PortName> {
        let mut lines: Vec<&DeviceLine> =
            self.lines.values().filter(|line| line.view.board == Some(board)).collect();
        lines.sort_by_key(|line| !line.view.has_clock);
        lines.first().map(|line| line.view.port.clone())
    }

    /// Sets the clock of a table to the times of its game.
    pub fn set_clock(&mut self, board: BoardNo, game: &Game, now: Moment) {
        let Some(port) = self.port_of(board) else { return };
        let Some(line) = self.lines.get_mut(&port) else { return };
        // The way in which the clock was found to stand goes before what is usual.
        let mapping = line.recognizer.as_ref().map_or(line.mapping, Recognizer::mapping);
        let times = game.times(now);
        line.wanted = Some(times);
        let end = |end: ClockEnd| *times.of(mapping.side(line.view.orientation, end));
        let running = game.clock.running().map(|side| {
            if mapping.side(line.view.orientation, ClockEnd::A) == side {
                ClockEnd::A
            } else {
                ClockEnd::B
            }
        });
        line.supervisor.send(Request::SetClock {
            a: end(ClockEnd::A),
            b: end(ClockEnd::B),
            run: running,
        });
    }

    /// A report of a device: what it means is found out, and comes back as commands.
    pub fn report(&mut self, report: Report, hall: &Hall, at: Moment) -> Vec<DeviceCall> {
        match report {
            Report::Sensed { port, sensed } => {
                let Some(line) = self.lines.get_mut(&port) else { return Vec::new() };
                line.note(&sensed);
                let findings = match &mut line.recognizer {
                    Some(recognizer) => recognizer.sense(&sensed, at),
                    None => Vec::new(),
                };
                if line.recognizer.is_none()
                    && let SensorReport::Board(placement) = sensed
                {
                    line.view.physical = Some(placement);
                }
                line.take(findings, hall, &self.take_back_reason, at)
            }
            Report::Trace { port, line: text } => {
                if let Some(line) = self.lines.get_mut(&port) {
                    let trace = Arc::make_mut(&mut line.view.trace);
                    if trace.len() >= TRACE_AT_HAND {
                        trace.pop_front();
                    }
                    trace.push_back(text);
                }
                Vec::new()
            }
        }
    }

    /// When a recogniser wants to be asked again, if nothing is reported before.
    #[must_use]
    pub fn wait_until(&self) -> Option<Moment> {
        let lines = self.lines.values();
        lines.flat_map(DeviceLine::wait_until).min()
    }

    /// Lets the time that has passed count.
    pub fn elapse(&mut self, hall: &Hall, at: Moment) -> Vec<DeviceCall> {
        let mut asked = Vec::new();
        for line in self.lines.values_mut() {
            if line.wait_until().is_none_or(|moment| moment > at) {
                continue;
            }
            let Some(recognizer) = &mut line.recognizer else { continue };
            let findings = recognizer.elapse(at);
            asked.extend(line.take(findings, hall, &self.take_back_reason, at));
        }
        asked
    }

    /// The arbiter confirms the move that a board seems to show.
    pub fn confirm(&mut self, board: BoardNo, hall: &Hall, at: Moment) -> Vec<DeviceCall> {
        let Some(line) = self.lines.values_mut().find(|line| line.view.board == Some(board)) else {
            return Vec::new();
        };
        let Some(recognizer) = &mut line.recognizer else { return Vec::new() };
        let findings = recognizer.confirm(at);
        line.take(findings, hall, &self.take_back_reason, at)
    }

    /// The move that is made on the board of a table and not completed.
    #[must_use]
    pub fn standing(&self, board: BoardNo) -> Option<Uci> {
        let of_board = |line: &&DeviceLine| line.view.board == Some(board) && line.watch.is_none();
        self.lines.values().find(of_board)?.recognizer.as_ref()?.standing()
    }

    /// The record of a game has changed other than by its own board.
    pub fn follow(
        &mut self,
        board: BoardNo,
        game: &Game,
        hall: &Hall,
        at: Moment,
    ) -> Vec<DeviceCall> {
        let lines = self.lines.values_mut().filter(|line| line.view.board == Some(board));
        let mut asked = Vec::new();
        for line in lines {
            let Some(recognizer) = &mut line.recognizer else { continue };
            if game.outcome().is_some() {
                recognizer.finish();
                continue;
            }
            if let Some(watch) = &mut line.watch {
                watch.look_again();
            }
            let findings = recognizer.accept(&game.connected(), at);
            behind_missing_moves(recognizer, game);
            asked.extend(line.take(findings, hall, &self.take_back_reason, at));
        }
        asked
    }
}

/// The devices' word for how much traffic is traced.
pub(crate) const fn level(traffic: Traffic) -> TraceLevel {
    match traffic {
        Traffic::None => TraceLevel::Off,
        Traffic::Messages => TraceLevel::Messages,
        Traffic::Frames => TraceLevel::Frames,
        Traffic::Bytes => TraceLevel::Bytes,
    }
}

fn recognizer(game: &Game, settings: Settings) -> Recognizer {
    let known = game.connected();
    let last = known.last().unwrap_or(&game.start).clone();
    let mut recognizer = Recognizer::new(last, settings);
    let _ = recognizer.accept(&known, Moment::START);
    behind_missing_moves(&mut recognizer, game);
    let turned = |seen: &TimedObservation| matches!(seen.what, Observation::ClockTurned { .. });
    if game.seen.iter().filter(|seen| turned(seen)).count() % 2 == 1 {
        recognizer.presume_turned();
    }
    if game.outcome().is_some() {
        recognizer.finish();
    }
    recognizer
}

/// While moves are missing, what is recognised does not follow from the record.
fn behind_missing_moves(recognizer: &mut Recognizer, game: &Game) {
    if game.missing.is_some() {
        recognizer.behind_missing_moves(game.connected_record());
    }
}

/// Where a move comes from that the recogniser knows so.
pub(crate) const fn source_of(known: MoveEvidence) -> Source {
    match known {
        MoveEvidence::Seen => Source::Board,
        MoveEvidence::Found => Source::Found,
    }
}

/// How a line's findings count while they are turned into commands.
struct Course {
    /// The plies of the record.
    ply: Ply,
    /// While moves are missing: the plies that were played on.
    played_on: Option<u16>,
}

impl Course {
    /// A move that a board shows: the next of the record, or of what is played on.
    fn go_on(&mut self, uci: Uci, times: Option<BySide<Millis>>, source: Source) -> Command {
        match &mut self.played_on {
            Some(played) => {
                *played = played.saturating_add(1);
                Command::Observe(Observation::PlayedOn { uci, times })
            }
            None => {
                self.ply.0 = self.ply.0.saturating_add(1);
                let after = AfterMove::Press;
                Command::Play { uci, source, times, spent: None, after }
            }
        }
    }

    /// Moves that were taken back on the board.
    fn go_back(&mut self, plies: u16, reason: &str) -> Command {
        if let Some(played) = &mut self.played_on {
            *played = played.saturating_sub(plies);
            return Command::Observe(Observation::WentBack { remain: *played });
        }
        self.ply.0 = self.ply.0.saturating_sub(plies);
        Command::TakeBack { to: self.ply, reason: reason.to_owned() }
    }

    fn of(game: &Game) -> Self {
        let played = game.missing.as_ref().map(|missing| missing.played.len());
        let played_on = played.map(|played| u16::try_from(played).unwrap_or(u16::MAX));
        Self { ply: game.ply(), played_on }
    }
}

impl DeviceLine {
    /// Notes what a user interface may want to know.
    fn note(&mut self, sensed: &SensorReport) {
        let view = &mut self.view;
        match sensed {
            SensorReport::Link(state) => view.link = state.clone(),
            SensorReport::Abilities(abilities) => view.abilities = Some(*abilities),
            SensorReport::Identity(identity) => {
                let known = &mut view.identity;
                known.make = identity.make.clone().or(known.make.take());
                known.serial = identity.serial.clone().or(known.serial.take());
                known.version = identity.version.or(known.version);
            }
            SensorReport::Battery(battery) => view.battery = Some(*battery),
            SensorReport::NoClock => view.has_clock = false,
            SensorReport::Clock(reading) => {
                view.has_clock = true;
                view.clock_battery_low = reading.battery_low;
            }
            SensorReport::ClockAnswer(answer) => match answer {
                ClockAnswer::Accepted => view.clock_access = ClockAccess::Settable,
                ClockAnswer::Refused { .. } => view.clock_access = ClockAccess::ReadOnly,
                ClockAnswer::Silent => view.clock_access = ClockAccess::Silent,
                ClockAnswer::Version(version) => view.clock_version = Some(*version),
                ClockAnswer::Button(_) => {}
            },
            SensorReport::Board(_)
            | SensorReport::Square(..)
            | SensorReport::Presence(_)
            | SensorReport::Occupied(..)
            | SensorReport::Moved(_)
            | SensorReport::ResultPiece(_)
            | SensorReport::Memory(_)
            | SensorReport::Gap => {}
        }
    }

    /// When this line wants to be asked again.
    fn wait_until(&self) -> Option<Moment> {
        let recognizer = self.recognizer.as_ref().and_then(Recognizer::wait_until);
        let watch = self.watch.as_ref().and_then(WatchedBoard::wait_until);
        recognizer.into_iter().chain(watch).min()
    }

    fn take(
        &mut self,
        findings: Vec<Finding>,
        hall: &Hall,
        reason: &str,
        at: Moment,
    ) -> Vec<DeviceCall> {
        if let Some(recognizer) = &self.recognizer {
            self.view.physical = recognizer.physical();
            self.view.orientation = recognizer.orientation();
            self.view.clock = recognizer.clock();
            if recognizer.wants_dump() {
                self.supervisor.send(Request::Dump);
            }
            if self.watch.is_none() {
                self.view.standing = recognizer.standing();
                if recognizer.wants_memory() {
                    self.supervisor.send(Request::Memory);
                }
            }
        }
        let Some(board) = self.view.board else { return Vec::new() };
        let Some(game) = hall.game(board) else { return Vec::new() };
        if self.watch.is_some() {
            let calls = self.watched(findings, game, at);
            return calls.into_iter().map(|call| (board, call)).collect();
        }
        let mut course = Course::of(game);
        let mut asked = Vec::new();
        for finding in findings {
            let commands = self.meant(finding, &mut course, reason).into_iter();
            asked.extend(commands.map(|command| (board, CommandFromBoard::Game(command))));
        }
        asked
    }

    /// What the board of a blind match asks of it: what stands there, and the lever of its clock.
    fn watched(
        &mut self,
        findings: Vec<Finding>,
        game: &Game,
        at: Moment,
    ) -> Vec<CommandFromBoard> {
        let Some(watch) = &mut self.watch else { return Vec::new() };
        let mut calls = Vec::new();
        let (whose, physical) = (self.view.whose, self.view.physical);
        if let (Some(side), Some(placement)) = (whose, physical) {
            let seen = watch.see(placement, at).or_else(|| watch.elapse(at));
            // Before the game and after it pieces are only set up.
            let seen = seen.filter(|_| is_going(game));
            calls.extend(seen.map(|told| sense(side, told)));
        }
        for finding in findings {
            match finding {
                Finding::Clock(shown) => {
                    self.view.contradiction = false;
                    let by = watch.press(shown);
                    calls.push(CommandFromBoard::Game(Command::ObserveClock(shown)));
                    if let Some(press) = by.and_then(|by| pressed(by, game)) {
                        // What was done before the press must be known before it.
                        let done = whose.and_then(|side| Some(sense(side, watch.tell()?)));
                        calls.extend(done.into_iter().chain([press]));
                    }
                }
                Finding::ClockContradiction => self.view.contradiction = true,
                _ => {}
            }
        }
        calls
    }

    /// What a finding asks of the game.
    fn meant(&mut self, finding: Finding, course: &mut Course, reason: &str) -> Vec<Command> {
        let ply = course.ply;
        let view = &mut self.view;
        let observe = |observation| vec![Command::Observe(observation)];
        match finding {
            Finding::Provisional { uci } => view.provisional = Some(uci),
            Finding::Withdrawn => view.provisional = None,
            Finding::Move { uci, touches, shown, known } => {
                view.provisional = None;
                view.displaced.clear();
                let made = course.go_on(uci, shown.map(|shown| shown.times), source_of(known));
                return vec![Command::Observe(Observation::Touched { ply, touches }), made];
            }
            Finding::Illegal { placement, made, by, completed, touches } => {
                view.provisional = None;
                let touched = Observation::Touched { ply, touches };
                let illegal = Observation::IllegalPosition { ply, placement, made, by, completed };
                return vec![Command::Observe(touched), Command::Observe(illegal)];
            }
            Finding::Agreed => {
                view.displaced.clear();
                view.earlier = None;
                return observe(Observation::Agreed { ply });
            }
            Finding::Displaced { squares } => view.displaced = squares,
            Finding::PressedWithoutMove { by } => {
                return observe(Observation::PressedWithoutMove { ply, by });
            }
            Finding::Result(signal) => {
                view.result_shown = Some(signal);
                return observe(Observation::ResultShown { signal });
            }
            Finding::Orientation(orientation) => {
                return observe(Observation::Orientation { orientation });
            }
            Finding::WrongStart(fault) => return observe(Observation::WrongStart { fault }),
            // The recogniser has gone back already, and the record follows.
            Finding::TakenBack { to_back } => return vec![course.go_back(to_back, reason)],
            Finding::Earlier { back } => view.earlier = Some(back),
            Finding::Clock(shown) => {
                view.contradiction = false;
                return vec![Command::ObserveClock(shown)];
            }
            Finding::ClockContradiction => view.contradiction = true,
            Finding::ClockTurned { plies, mapping } => {
                let since = Ply(ply.0.saturating_sub(plies));
                return observe(Observation::ClockTurned { since, mapping });
            }
            Finding::Missing { position } => {
                view.displaced.clear();
                course.played_on = Some(0);
                return observe(Observation::MovesMissing { ply, fen: position.fen() });
            }
            Finding::Restored => {
                course.played_on = None;
                return vec![Command::AnswerMissing { how: MissingAnswer::NoneMissing }];
            }
            Finding::StartPosition | Finding::NewGame => {
                // The pieces are set up, and nobody has said how the game ended.
                view.earlier = Some(course.ply.0).filter(|played| *played > 0);
                view.displaced.clear();
                view.result_shown = None;
            }
            Finding::Touched(_) => {}
        }
        Vec::new()
    }
}
