//! One thread that keeps one device: it opens the line, lets the driver talk, reports what is
//! sensed, and when the line is lost finds the device again, under another name if need be. What
//! is said to the board and when is decided by its [`Driver`]; nothing is decided here about games.
//!
//! ```no_run
//! use jadoube_devices::supervisor::{Config, Report, Supervisor};
//! use jadoube_devices::request::Request;
//!
//! let (sender, reports) = std::sync::mpsc::channel();
//! let board = Supervisor::open("/dev/ttyACM0".into(), Config::board(), move |report| {
//!     // Whoever has gone no longer wants to know.
//!     sender.send(report).ok();
//! })?;
//! board.send(Request::Dump);
//! for report in reports {
//!     if let Report::Sensed { sensed, .. } = report { println!("{sensed:?}"); }
//! }
//! # Ok::<(), std::io::Error>(())
//! ```

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::time::{Duration, Instant};
use std::{io, thread};

use crate::driver::{Driver, Out};
use crate::line::{self, OpenResult};
use crate::makes;
use crate::ports::{self, UsbIdentity};
use crate::request::Request;
use crate::retry::Backoff;
use crate::trace::{Direction, LineEvent, Trace, TraceLevel, TraceLine};
use crate::transport::{Patience, Transport};
use jadoube_laws::ids::PortName;
use jadoube_laws::line::LineFault;
use jadoube_laws::sensing::{ClockAnswer, LinkState, SensorReport};

/// How a device is kept.
#[derive(Debug, Clone)]
pub struct Config {
    /// Makes the driver of the board.
    pub make: fn() -> Box<dyn Driver>,
    /// How long to wait before a lost line is tried again.
    pub retry: Backoff,
    /// How long the line is waited for.
    pub patience: Patience,
    /// How much of the traffic is written down.
    pub trace: TraceLevel,
    /// After so long without a line the device is let go; `None` tries for ever.
    pub give_up_after: Option<Duration>,
}

impl Config {
    /// For a real board in a hall, of the usual make: tried again for ever.
    #[must_use]
    pub fn board() -> Self {
        Self {
            make: makes::USUAL.board,
            retry: Backoff::HALL,
            patience: Patience::HALL,
            trace: TraceLevel::Off,
            give_up_after: None,
        }
    }

    /// For simulated boards that answer at once, in tests and checks.
    #[must_use]
    pub fn brisk() -> Self {
        Self {
            make: makes::USUAL.brisk,
            retry: Backoff { first: Duration::from_millis(5), longest: Duration::from_millis(20) },
            patience: Patience::BRISK,
            trace: TraceLevel::Off,
            give_up_after: None,
        }
    }
}

/// What a supervisor reports, in the order in which it happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Report {
    /// Something was sensed. The last one of a supervisor is
    /// [`LinkState::Closed`].
    Sensed {
        /// The port as it was asked for, whatever it is called now.
        port: PortName,
        /// The report of the device.
        sensed: SensorReport,
    },
    /// A line of the trace.
    Trace {
        /// The port as it was asked for.
        port: PortName,
        /// When, which way, and what.
        line: TraceLine,
    },
}

/// How often it is looked whether a line that takes its time is open.
const GLANCE: Duration = Duration::from_millis(20);

/// So many bytes without a single message: what talks there is something else.
const NO_BOARD: usize = 16 * 1024;

/// How long [`Supervisor::close`] waits; a thread that is stuck in the system is left behind.
const CLOSE_LIMIT: Duration = Duration::from_secs(2);

/// The handle of a device's thread. Dropping it lets go of the device without waiting.
#[derive(Debug)]
pub struct Supervisor {
    port: PortName,
    requests: Sender<Request>,
    done: Receiver<()>,
}

impl Supervisor {
    /// Takes a device in charge. `out` hears everything on the device's own thread: it should pass
    /// it on and return. A port that is not there yet is waited for.
    ///
    /// # Errors
    /// When the system has no thread to give.
    pub fn open(
        port: PortName,
        config: Config,
        out: impl Fn(Report) + Send + 'static,
    ) -> io::Result<Self> {
        let (requests, inbox) = channel();
        let (done_sender, done) = channel();
        let trace = Trace::new(port.as_str(), config.trace);
        let worker = Worker {
            current: port.clone(),
            asked: port.clone(),
            driver: (config.make)(),
            config,
            out: Box::new(out),
            inbox,
            trace,
            started: Instant::now(),
            usb: None,
            serial: None,
            alien: None,
            answered: false,
        };
        thread::Builder::new().name("device".into()).spawn(move || {
            let mut worker = worker;
            worker.run();
            // Nobody waits any more if this fails.
            done_sender.send(()).ok();
        })?;
        Ok(Self { port, requests, done })
    }

    /// The port as it was asked for.
    #[must_use]
    pub const fn port(&self) -> &PortName {
        &self.port
    }

    /// Asks for something; the answer is a report. After the device was let go nothing happens.
    pub fn send(&self, request: Request) {
        // The thread has ended: it has reported `Closed`, which is the answer.
        self.requests.send(request).ok();
    }

    /// Lets go of the device and waits, shortly, until the port is closed. Says whether it is.
    #[must_use = "a port that is not closed cannot be opened again"]
    pub fn close(self) -> bool {
        self.send(Request::Close);
        // A thread that has ended has dropped its end; that is as good as its word.
        !matches!(self.done.recv_timeout(CLOSE_LIMIT), Err(RecvTimeoutError::Timeout))
    }
}

impl Drop for Supervisor {
    fn drop(&mut self) {
        self.send(Request::Close);
    }
}

/// Why a conversation ended.
enum ConversationEnd {
    Closed,
    Lost(LineFault),
}

impl From<LineFault> for ConversationEnd {
    fn from(fault: LineFault) -> Self {
        Self::Lost(fault)
    }
}

struct Worker {
    /// The port as it was asked for.
    asked: PortName,
    /// The port as it is called now.
    current: PortName,
    config: Config,
    out: Box<dyn Fn(Report) + Send>,
    inbox: Receiver<Request>,
    trace: Trace,
    driver: Box<dyn Driver>,
    started: Instant,
    /// By what the device is found again under another name.
    usb: Option<UsbIdentity>,
    serial: Option<String>,
    /// A port behind which another board answered.
    alien: Option<PortName>,
    /// A board has answered since the line was opened.
    answered: bool,
}

impl Worker {
    fn run(&mut self) {
        let mut failures = 0;
        let mut lost_since = None;
        let mut told = None;
        loop {
            let reason = match self.open() {
                Ok(line) => {
                    told = None;
                    // A fault of ours costs this line, not the device.
                    let talked = catch_unwind(AssertUnwindSafe(|| self.converse(line)));
                    // A line that opens and is lost before a board has answered is no better than
                    // one that does not open.
                    if std::mem::take(&mut self.answered) {
                        (failures, lost_since) = (0, None);
                    }
                    talked.unwrap_or_else(|_| LineFault::Broken(self.current.clone()).into())
                }
                Err(ended) => ended,
            };
            let ConversationEnd::Lost(reason) = reason else { break };
            if told.as_ref() != Some(&reason) {
                self.line(LineEvent::Lost { reason: reason.clone() });
                self.say(SensorReport::Link(LinkState::Lost { reason: reason.clone() }));
                told = Some(reason);
            }
            let since = *lost_since.get_or_insert_with(Instant::now);
            if self.config.give_up_after.is_some_and(|limit| since.elapsed() >= limit) {
                break;
            }
            failures += 1;
            if self.wait(self.config.retry.after(failures)).is_break() {
                break;
            }
        }
        self.line(LineEvent::Closed);
        self.say(SensorReport::Link(LinkState::Closed));
    }

    fn now(&self) -> Duration {
        self.started.elapsed()
    }

    /// Opens the line that was asked for, or where its device has gone.
    fn open(&mut self) -> Result<Box<dyn Transport>, ConversationEnd> {
        let listed = ports::list().unwrap_or_default();
        let here = ports::usb_identity_of(&self.asked, &listed);
        // After a replug the old name may belong to another device.
        let moved = self.usb.as_ref().filter(|lost| here.as_ref() != Some(lost));
        let elsewhere = moved
            .and_then(|lost| ports::find_again(lost, &listed))
            .filter(|name| self.alien.as_ref() != Some(name));
        let name = elsewhere.unwrap_or_else(|| self.asked.clone());
        let opened = line::open(&name, self.driver.line(), self.config.patience);
        let line = self.await_line(&name, &opened)?;
        if self.usb.is_none() {
            self.usb = here;
        }
        if name == self.current {
            self.line(LineEvent::Open);
        } else {
            self.line(LineEvent::OpenAs { port: name.clone() });
        }
        self.current = name;
        Ok(line)
    }

    /// Waits for a line to open, and hears meanwhile what is asked.
    fn await_line(
        &mut self,
        name: &PortName,
        opened: &Receiver<OpenResult>,
    ) -> Result<Box<dyn Transport>, ConversationEnd> {
        let until = Instant::now() + self.config.patience.connect;
        loop {
            match opened.try_recv() {
                Ok(line) => return line.map_err(ConversationEnd::from),
                Err(TryRecvError::Empty) if Instant::now() < until => {
                    if self.wait(GLANCE).is_break() {
                        return Err(ConversationEnd::Closed);
                    }
                }
                Err(_) => return Err(LineFault::NoAnswer(name.clone()).into()),
            }
        }
    }

    fn converse(&mut self, mut line: Box<dyn Transport>) -> ConversationEnd {
        self.say(SensorReport::Abilities(self.driver.abilities()));
        let mut buffer = [0; 1024];
        let mut strange = 0;
        let mut out = self.driver.begin(self.now());
        loop {
            if let Err(fault) = self.carry_out(out, &mut *line) {
                return fault.into();
            }
            out = match self.requests() {
                Some(out) => out,
                None => return ConversationEnd::Closed,
            };
            match line.read(&mut buffer) {
                Ok(count) => {
                    let heard = self.received(buffer.get(..count).unwrap_or_default());
                    let understood = heard.iter().any(|out| matches!(out, Out::Received(_)));
                    strange = if understood { 0 } else { strange + count };
                    self.answered |= understood;
                    out.extend(heard);
                }
                Err(fault) => return fault.into(),
            }
            if strange > NO_BOARD {
                return LineFault::NoBoard(self.current.clone()).into();
            }
            if self.is_another_board() {
                self.alien = Some(self.current.clone());
                return LineFault::AnotherBoard(self.current.clone()).into();
            }
            out.extend(self.driver.due(self.now()));
        }
    }

    /// What has been asked meanwhile; `None` when the device is to be let go.
    fn requests(&mut self) -> Option<Vec<Out>> {
        let mut out = Vec::new();
        loop {
            match self.inbox.try_recv() {
                Ok(Request::Close) | Err(TryRecvError::Disconnected) => return None,
                Ok(Request::Trace(level)) => self.trace.set_level(level),
                Ok(request) => out.extend(self.ask(request)),
                Err(TryRecvError::Empty) => return Some(out),
            }
        }
    }

    /// Asks the driver, if its make has what is asked for.
    fn ask(&mut self, request: Request) -> Vec<Out> {
        if request.is_for_a_clock() && !self.driver.abilities().clock {
            return vec![Out::Say(SensorReport::ClockAnswer(ClockAnswer::Silent))];
        }
        self.driver.ask(request)
    }

    fn received(&mut self, bytes: &[u8]) -> Vec<Out> {
        if bytes.is_empty() {
            return Vec::new();
        }
        let line = self.trace.bytes(Direction::FromBoard, bytes);
        self.pass_on(line);
        self.driver.heard(bytes, self.now())
    }

    fn carry_out(&mut self, out: Vec<Out>, line: &mut dyn Transport) -> Result<(), LineFault> {
        for item in out {
            match item {
                Out::Say(sensed) => self.say(sensed),
                Out::Send(frame) => {
                    let traced = self.trace.frame(Direction::ToBoard, &frame);
                    self.pass_on(traced);
                    line.write(&frame.bytes)?;
                }
                Out::Received(frame) => {
                    let traced = self.trace.frame(Direction::FromBoard, &frame);
                    self.pass_on(traced);
                }
                // The port of something that is no board would fill the trace with these.
                Out::Noise(why) if self.trace.level() > TraceLevel::Off => {
                    self.line(LineEvent::NotUnderstood { why });
                }
                Out::Noise(_) => {}
            }
        }
        Ok(())
    }

    /// Whether the board behind a port that we found ourselves is not the one that was lost.
    fn is_another_board(&mut self) -> bool {
        let Some(serial) = self.driver.serial() else { return false };
        match &self.serial {
            // The short and the long number of one board cannot be compared.
            Some(known) if known.len() == serial.len() => {
                known != serial && self.current != self.asked
            }
            _ => {
                self.serial = Some(serial.to_owned());
                false
            }
        }
    }

    /// Waits before the next try; breaks when the device is to be let go.
    fn wait(&mut self, span: Duration) -> std::ops::ControlFlow<()> {
        let until = Instant::now() + span;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.inbox.recv_timeout(left) {
                Ok(Request::Close) | Err(RecvTimeoutError::Disconnected) => {
                    return std::ops::ControlFlow::Break(());
                }
                Ok(Request::Trace(level)) => self.trace.set_level(level),
                Ok(request) if request.is_for_a_clock() => {
                    self.say(SensorReport::ClockAnswer(ClockAnswer::Silent));
                }
                // The board is read anyway when it comes back.
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => return std::ops::ControlFlow::Continue(()),
            }
        }
    }

    fn line(&self, what: LineEvent) {
        self.pass_on(Some(self.trace.line(what)));
    }

    fn pass_on(&self, line: Option<TraceLine>) {
        if let Some(line) = line {
            self.report(Report::Trace { port: self.asked.clone(), line });
        }
    }

    fn say(&self, sensed: SensorReport) {
        self.report(Report::Sensed { port: self.asked.clone(), sensed });
    }

    fn report(&self, report: Report) {
        // A listener that panics loses this report; the board goes on.
        let _ = catch_unwind(AssertUnwindSafe(|| (self.out)(report)));
    }
}
