//! The electronic boards on the tables: one supervisor and one recogniser for each line. Turns what
//! they report into commands; decides nothing itself.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::mpsc::Sender;

use crate::device_line::{DeviceCall, DeviceLine, behind_missing_moves, recognizer};
use crate::inbox::{Message, Traffic};
use crate::line_view::LineView;
use crate::own_boards::WatchedBoard;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::{BySide, Side};
use jadoube_core::competition::event::Act;
use jadoube_core::hall::competition::Assignment;
use jadoube_core::hall::state::Hall;
use jadoube_devices::request::Request;
use jadoube_devices::supervisor::{Config, Report, Supervisor};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, PortName};
use jadoube_laws::recognition::recognizer::{Recognizer, Settings};
use jadoube_laws::sensing::{ClockEnd, ClockMapping, SensorReport};

/// How many lines of the traffic trace are kept for a user interface to show.
const TRACE_AT_HAND: usize = 500;

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
        for (whose, device) in devices_here(hall, board) {
            self.open(&device.port);
            if let Some(line) = self.lines.get_mut(&device.port) {
                line.view.belong_to(board);
                line.view.whose = whose;
                line.view.read_anew();
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
        self.arrange_free(hall);
        self.arrange_board(hall, board);
    }

    /// Boards without a game have nothing to recognize.
    pub fn arrange_free(&mut self, hall: &Hall) {
        let free = hall.devices.keys().filter(|board| hall.game(**board).is_none());
        for board in free {
            self.arrange_board(hall, *board);
        }
    }

    /// An act was undone: a board may have no game any more, or again the one before it. Where a clock runs
    /// nothing has changed.
    pub fn arrange_undone(&mut self, hall: &Hall, act: Act) {
        if !matches!(act, Act::Publication { .. } | Act::Changing { .. }) {
            return self.arrange_free(hall);
        }
        let runs = |board: BoardNo| hall.game(board).is_some_and(|it| it.clock.running().is_some());
        for board in hall.devices.keys().copied().filter(|board| !runs(*board)) {
            self.arrange_board(hall, board);
        }
    }

    /// Takes the lines that belong to no table any more away from theirs.
    fn release(&mut self, hall: &Hall) {
        for line in self.lines.values_mut() {
            let devices =
                line.view.board.map(|board| devices_here(hall, board)).unwrap_or_default();
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
        self.ask(port, Request::Trace(traffic.level()));
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

    /// At which tables a game is played that began before the board came to it.
    #[must_use]
    pub fn begun_unseen(&self) -> BTreeSet<BoardNo> {
        let begun = self.lines.values().filter(|line| line.view.begun_unseen);
        begun.filter_map(|line| line.view.board).collect()
    }

    /// At which tables the board shows another position than the game, since it came to it.
    #[must_use]
    pub fn showing_another(&self) -> BTreeSet<BoardNo> {
        let another = self.lines.values().filter(|line| line.view.another);
        another.filter_map(|line| line.view.board).collect()
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
                line.view.note(&sensed, at);
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
            line.view.earlier = line.view.earlier_in(game);
            let findings = recognizer.accept(&game.connected(), at);
            behind_missing_moves(recognizer, game);
            asked.extend(line.take(findings, hall, &self.take_back_reason, at));
        }
        asked
    }
}

/// The devices of a table, where it is kept here: those of another station are on that machine.
fn devices_here(hall: &Hall, board: BoardNo) -> Vec<(Option<Side>, &Assignment)> {
    if hall.is_kept_here(board) { hall.devices_at(board) } else { Vec::new() }
}
