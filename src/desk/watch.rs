//! Watching one board without a competition: what it says and which moves were recognised, for the
//! command line, for support, and for tests of real hardware.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use crate::device_line::source_of;
use crate::export::{pgn_text, to_pgn};
use crate::inbox::Traffic;
use crate::shutdown;
use crate::sighting::{DeviceFault, Sighting};
use crate::timekeeper::Timekeeper;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::pgn::Note;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_devices::request::Request;
use jadoube_devices::supervisor::{Config, Report, Supervisor};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::clock::control::{Period, TimeControl};
use jadoube_laws::game::command::{AfterMove, Command};
use jadoube_laws::game::event::{Event, MissingAnswer, Observation, Setup, Source, Timing};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::plies::PlyRecord;
use jadoube_laws::game::state::Game;
use jadoube_laws::game::status::PlyMark;
use jadoube_laws::ids::{BoardNo, PortName};
use jadoube_laws::library::laws;
use jadoube_laws::recognition::finding::Finding;
use jadoube_laws::recognition::recognizer::{Recognizer, Settings};
use jadoube_laws::sensing::{
    Abilities, ClockAnswer, ClockMapping, LinkState, Orientation, PlayerClocks, ResultSignal,
    Sensing, SensorReport,
};

/// How to watch.
#[derive(Debug, Clone)]
pub struct Options {
    /// The line.
    pub port: PortName,
    /// The position that stands on the board at first.
    pub start: Position,
    /// Which end of the clock is White's.
    pub mapping: ClockMapping,
    /// How the board lies; found out when not given.
    pub orientation: Option<Orientation>,
    /// How long a silent or lost line is waited for before it is taken to have gone for good.
    pub patience: Duration,
    /// How much traffic to report.
    pub trace: Traffic,
}

/// The watch.
#[derive(Debug)]
pub struct Watch {
    options: Options,
    supervisor: Supervisor,
    reports: Receiver<Report>,
    recognizer: Recognizer,
    game: Game,
    signal: Option<ResultSignal>,
    keeper: Timekeeper,
    gone_since: Option<Instant>,
    connected: bool,
    /// What stands on the board, as the board sees it.
    stands: Option<Placement>,
    /// Whether the line was lost and came back since the last move.
    returned: bool,
}

impl Watch {
    /// Opens the line.
    ///
    /// # Errors
    /// What the system says when no thread can be had.
    pub fn open(options: Options) -> std::io::Result<Self> {
        let (sender, reports): (Sender<Report>, _) = channel();
        let config = Config { trace: options.trace.level(), ..Config::board() };
        let supervisor = Supervisor::open(options.port.clone(), config, move |report| {
            // Nobody watches any more: nobody is to be told.
            let _ = sender.send(report);
        })?;
        let settings = Settings {
            orientation: options.orientation,
            mapping: options.mapping,
            ..Settings::USUAL
        };
        let setup = Setup {
            form: options.start.form(),
            fen: options.start.fen(),
            timing: Timing::Device,
            ..Setup::new(TimeControl::equal(vec![Period::rest(Millis::from_mins(1))]))
        };
        Ok(Self {
            recognizer: Recognizer::new(options.start.clone(), settings),
            game: Game::new(setup),
            options,
            supervisor,
            reports,
            signal: None,
            keeper: Timekeeper::resume(Moment::START),
            gone_since: Some(Instant::now()),
            connected: false,
            stands: None,
            returned: false,
        })
    }

    /// Waits for the next thing seen; `None` when the other side has hung up for good.
    pub fn sightings(&mut self) -> Option<Vec<Sighting>> {
        loop {
            // Ended by a signal: what was seen until then is kept.
            if shutdown::is_asked() {
                return None;
            }
            if self.gone_since.is_some_and(|since| since.elapsed() > self.options.patience) {
                return None;
            }
            let now = self.keeper.now();
            let settle = self.recognizer.wait_until().map_or(Duration::from_millis(200), |until| {
                Duration::from_millis(u64::try_from(until.since(now).0.clamp(0, 200)).unwrap_or(0))
            });
            let sightings = match self.reports.recv_timeout(settle) {
                Ok(report) => self.report(report),
                Err(RecvTimeoutError::Timeout) => {
                    let findings = self.recognizer.elapse(self.keeper.now());
                    self.take(findings)
                }
                Err(RecvTimeoutError::Disconnected) => return None,
            };
            if !sightings.is_empty() {
                return Some(sightings);
            }
        }
    }

    /// Whether the board was ever there.
    #[must_use]
    pub const fn was_connected(&self) -> bool {
        self.connected
    }

    /// The game as PGN, with the result that the players showed if the moves do not end it.
    #[must_use]
    pub fn pgn(&self, words: &Catalogue) -> String {
        let mut game = self.game.clone();
        if let (None, Some(signal)) = (game.outcome(), self.signal) {
            let score = score_of(signal);
            let outcome = Outcome { score, reason: EndReason::AsRecorded };
            game.apply(&Event::Ended(outcome), self.keeper.now());
        }
        let mut pieces = to_pgn(None, BoardNo(1), &game, 0, words);
        for pgn in &mut pieces {
            // Nobody has told the time control; the board does not know it.
            pgn.set_tag("TimeControl", "?");
            // Nor, without the increment, how much of the time between two readings was spent.
            for ply in &mut pgn.line.plies {
                ply.emt = None;
            }
        }
        if let (Some(_), Some(last)) = (self.unfinished(), pieces.last_mut()) {
            // The game breaks off because the board was lost.
            let note = Note::Comment(words.say("pgn-line-lost"));
            match last.line.plies.last_mut() {
                Some(ply) => ply.notes.push(note),
                None => last.line.notes.push(note),
            }
        }
        pgn_text(&pieces)
    }

    /// Nobody is there any more: the move that was made last and not completed belongs to the game.
    pub fn end(&mut self) -> Option<Sighting> {
        let uci = self.recognizer.standing()?;
        let times = self.recognizer.clock().map(|shown| shown.times);
        let ply = self.game.ply();
        self.ask(&Command::Play {
            uci,
            source: Source::Board,
            times,
            spent: None,
            after: AfterMove::Leave,
        });
        let record = self.game.plies.last().filter(|_| self.game.ply() > ply)?;
        let (uci, san) = (record.uci.clone(), record.san.clone());
        let ply = self.game.ply();
        // The move that ends the game needs no press (Art. 5).
        if self.game.outcome().is_none() {
            self.game.apply(&Event::NotCompleted { ply }, self.keeper.now());
        }
        self.recognizer.finish();
        Some(Sighting::NotCompleted { ply: ply.0, uci, san })
    }

    /// Whether the line was lost while the game went on: its clock ran, or the board came back once
    /// more and showed what no move that is known leads to. Nobody has ended such a game here.
    #[must_use]
    pub fn unfinished(&self) -> Option<Sighting> {
        if !self.connected || shutdown::is_asked() {
            return None;
        }
        if self.signal.is_some() || self.game.outcome().is_some() {
            return None;
        }
        let runs = self.recognizer.clock().is_some_and(|shown| shown.running);
        let record = self.game.position().placement();
        let strays = |stands: Placement| {
            [Orientation::Normal, Orientation::Rotated]
                .into_iter()
                .all(|way| way.placement(&record) != stands)
        };
        let strays = self.returned && self.stands.is_some_and(strays);
        (runs || strays).then(|| Sighting::Unfinished { ply: self.game.ply().0 })
    }

    fn report(&mut self, report: Report) -> Vec<Sighting> {
        match report {
            Report::Trace { .. } if self.options.trace == Traffic::None => Vec::new(),
            Report::Trace { line, .. } => vec![Sighting::Trace { line }],
            Report::Sensed { sensed, .. } => {
                let mut seen = self.note(&sensed);
                let findings = self.recognizer.sense(&sensed, self.keeper.now());
                seen.extend(self.take(findings));
                seen
            }
        }
    }

    fn note(&mut self, sensed: &SensorReport) -> Vec<Sighting> {
        match sensed {
            SensorReport::Board(placement) => self.stands = Some(*placement),
            SensorReport::Square(square, piece) => {
                if let Some(stands) = &mut self.stands {
                    stands.set(*square, *piece);
                }
            }
            _ => {}
        }
        match sensed {
            SensorReport::Link(state) => {
                self.gone_since = match state {
                    LinkState::Connected => {
                        self.returned |= self.connected;
                        self.connected = true;
                        None
                    }
                    LinkState::Opening | LinkState::Silent | LinkState::Lost { .. } => {
                        self.gone_since.or_else(|| Some(Instant::now()))
                    }
                    LinkState::Closed => Some(Instant::now()),
                };
                let mut seen = vec![Sighting::Link { state: state.clone() }];
                if let LinkState::Lost { reason } = state {
                    seen.push(Sighting::Fault { what: DeviceFault::Lost(reason.clone()) });
                }
                seen
            }
            SensorReport::Identity(identity) => vec![Sighting::Device {
                serial: identity.serial.clone(),
                version: identity.version,
            }],
            SensorReport::ClockAnswer(ClockAnswer::Refused { code }) => {
                vec![Sighting::Fault { what: DeviceFault::Refused(*code) }]
            }
            SensorReport::ClockAnswer(ClockAnswer::Silent) => {
                vec![Sighting::Fault { what: DeviceFault::Silent }]
            }
            SensorReport::NoClock => vec![Sighting::Fault { what: DeviceFault::NoClock }],
            SensorReport::Abilities(Abilities { sensing, .. }) if *sensing != Sensing::Pieces => {
                vec![Sighting::Senses { what: *sensing }]
            }
            SensorReport::Abilities(_)
            | SensorReport::ClockAnswer(_)
            | SensorReport::Board(_)
            | SensorReport::Square(..)
            | SensorReport::Presence(_)
            | SensorReport::Occupied(..)
            | SensorReport::Moved(_)
            | SensorReport::ResultPiece(_)
            | SensorReport::Clock(_)
            | SensorReport::Memory(_)
            | SensorReport::Gap
            | SensorReport::Battery(_) => Vec::new(),
        }
    }

    fn take(&mut self, findings: Vec<Finding>) -> Vec<Sighting> {
        if self.recognizer.wants_dump() {
            self.supervisor.send(Request::Dump);
        }
        if self.recognizer.wants_memory() {
            self.supervisor.send(Request::Memory);
        }
        findings.into_iter().flat_map(|finding| self.seen(finding)).collect()
    }

    fn seen(&mut self, finding: Finding) -> Vec<Sighting> {
        match finding {
            Finding::Move { uci, shown, known, .. } => self.played(uci, shown, source_of(known)),
            Finding::Touched(touch) => vec![Sighting::Touched(touch)],
            Finding::TakenBack { to_back } => self.took_back(to_back),
            Finding::Earlier { back } => {
                vec![Sighting::Earlier { ply: self.game.ply().0.saturating_sub(back) }]
            }
            Finding::Illegal { placement, made, by, completed, .. } => vec![Sighting::Illegal {
                ply: self.game.ply().0,
                by,
                completed,
                placement,
                made: made.map(|(from, to)| (from.to_string(), to.to_string())),
            }],
            Finding::Agreed => vec![Sighting::Agreed],
            Finding::Displaced { squares } => vec![Sighting::Displaced {
                squares: squares.iter().map(ToString::to_string).collect(),
            }],
            Finding::PressedWithoutMove { by } => vec![Sighting::PressedWithoutMove { by }],
            Finding::Clock(shown) => {
                let flags = self.game.flags;
                self.ask(&Command::ObserveClock(shown));
                let mut seen = vec![Sighting::Clock {
                    white_ms: shown.times.white.0,
                    black_ms: shown.times.black.0,
                    running: shown.running,
                    turn: shown.turn,
                    flags: shown.flags,
                }];
                let fallen =
                    |side: &Side| flags.of(*side).is_none() && self.game.flags.of(*side).is_some();
                seen.extend(
                    Side::BOTH.into_iter().filter(fallen).map(|side| Sighting::Flag { side }),
                );
                seen
            }
            Finding::ClockContradiction => {
                vec![Sighting::Fault { what: DeviceFault::LeverContradicts }]
            }
            Finding::Result(signal) => {
                self.signal = Some(signal);
                self.recognizer.finish();
                vec![result(Outcome { score: score_of(signal), reason: EndReason::AsRecorded })]
            }
            Finding::ClockTurned { plies, mapping } => {
                let since = Ply(self.game.ply().0.saturating_sub(plies));
                self.ask(&Command::Observe(Observation::ClockTurned { since, mapping }));
                vec![Sighting::ClockTurned { since: since.0, mapping }]
            }
            Finding::Missing { position } => {
                let (ply, fen) = (self.game.ply(), position.fen());
                let missing = Observation::MovesMissing { ply, fen: fen.clone() };
                self.ask(&Command::Observe(missing));
                // There is no arbiter to be asked.
                self.ask(&Command::AnswerMissing { how: MissingAnswer::Marked });
                vec![Sighting::MovesMissing { ply: ply.0, fen }]
            }
            Finding::Restored => {
                let mark = |ply: &PlyRecord| ply.mark == Some(PlyMark::Missing);
                let missing = self.game.plies.iter().rev().take_while(|ply| mark(ply)).count();
                self.took_back(u16::try_from(missing).unwrap_or(u16::MAX))
            }
            Finding::Orientation(orientation) => vec![Sighting::Orientation { orientation }],
            Finding::StartPosition | Finding::NewGame => vec![Sighting::Start],
            Finding::WrongStart(fault) => vec![Sighting::WrongStart { fault }],
            Finding::Provisional { .. } | Finding::Withdrawn => Vec::new(),
        }
    }

    fn played(&mut self, uci: Uci, shown: Option<PlayerClocks>, source: Source) -> Vec<Sighting> {
        let before = self.game.ply();
        self.ask(&Command::Play {
            uci,
            source,
            times: shown.map(|shown| shown.times),
            spent: None,
            after: AfterMove::Leave,
        });
        let Some(record) = self.game.plies.last().filter(|_| self.game.ply() > before) else {
            return vec![Sighting::Fault { what: DeviceFault::NotLegal }];
        };
        self.returned = false;
        let mut seen = vec![Sighting::Move {
            ply: self.game.ply().0,
            uci: record.uci.clone(),
            san: record.san.clone(),
            white_ms: record.times.map(|times| times.white.0),
            black_ms: record.times.map(|times| times.black.0),
        }];
        if let Some(outcome) = self.game.outcome() {
            self.recognizer.finish();
            seen.push(result(outcome));
        }
        seen
    }

    fn took_back(&mut self, plies: u16) -> Vec<Sighting> {
        let to = Ply(self.game.ply().0.saturating_sub(plies));
        self.ask(&Command::TakeBack { to, reason: "shown on the board".into() });
        let findings = self.recognizer.accept(&self.game.connected(), self.keeper.now());
        let mut seen = vec![Sighting::TakenBack { ply: to.0 }];
        seen.extend(self.take(findings));
        seen
    }

    fn ask(&mut self, command: &Command) {
        let at = self.keeper.now();
        // A refusal here means that the board shows something that the game does not allow; the
        // recogniser has said so already.
        // What the game refuses is not of it.
        let _ = self.game.obey(command, (at, laws::newest()));
    }
}

const fn result(Outcome { score, reason }: Outcome) -> Sighting {
    Sighting::Result { score, pgn: score.pgn(), reason }
}

const fn score_of(signal: ResultSignal) -> Score {
    match signal {
        ResultSignal::WhiteWins => Score::WhiteWins,
        ResultSignal::BlackWins => Score::BlackWins,
        ResultSignal::Draw => Score::Draw,
    }
}
