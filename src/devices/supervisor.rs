//! One thread that keeps one device: it opens the port, holds the conversation, reports what is
//! sensed, and when the line is lost finds the device again, under another name if need be. What
//! is said to the board and when is decided in [`crate::dgt::conversation`]; nothing is
//! decided here about games.
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
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::time::{Duration, Instant};
use std::{io, thread};

use crate::dgt::conversation::{Conversation, Out, Timing};
use crate::dgt::frame::FrameReader;
use crate::link::{Link, LinkFault, ModemLines, SerialLink};
use crate::ports::{self, UsbIdentity};
use crate::request::Request;
use crate::retry::Backoff;
use crate::trace::{Direction, Trace, TraceLevel, TraceRing};
use jadoube_laws::ids::PortName;
use jadoube_laws::sensing::{ClockAnswer, LinkState, Sensed};

/// How a device is kept.
#[derive(Debug, Clone)]
pub struct Config {
    /// The spans of the conversation.
    pub timing: Timing,
    /// How long to wait before a lost line is tried again.
    pub retry: Backoff,
    /// How long one read waits, which is also how long a request may wait.
    pub read_timeout: Duration,
    /// What is done to DTR and RTS.
    pub modem_lines: ModemLines,
    /// How much of the traffic is written down.
    pub trace: TraceLevel,
    /// A file at the end of which the trace is written as well.
    pub trace_file: Option<PathBuf>,
    /// After so long without a line the device is let go; `None` tries for ever.
    pub give_up_after: Option<Duration>,
}

impl Config {
    /// For a real board in a hall: tried again for ever.
    #[must_use]
    pub const fn board() -> Self {
        Self {
            timing: Timing::BOARD,
            retry: Backoff::HALL,
            read_timeout: Duration::from_millis(40),
            modem_lines: ModemLines::Leave,
            trace: TraceLevel::Off,
            trace_file: None,
            give_up_after: None,
        }
    }

    /// For simulated boards that answer at once, in tests and checks.
    #[must_use]
    pub const fn brisk() -> Self {
        Self {
            timing: Timing::BRISK,
            retry: Backoff { first: Duration::from_millis(5), longest: Duration::from_millis(20) },
            read_timeout: Duration::from_millis(2),
            modem_lines: ModemLines::Leave,
            trace: TraceLevel::Off,
            trace_file: None,
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
        /// What.
        sensed: Sensed,
    },
    /// A line of the trace.
    Trace {
        /// The port as it was asked for.
        port: PortName,
        /// Time, port, direction, text.
        line: String,
    },
}

/// Lines of the trace that are kept.
const KEPT_LINES: usize = 2000;

/// How long [`Supervisor::close`] waits; a thread that is stuck in the system is left behind.
const CLOSE_LIMIT: Duration = Duration::from_secs(2);

/// The handle of a device's thread. Dropping it lets go of the device without waiting.
#[derive(Debug)]
pub struct Supervisor {
    port: PortName,
    requests: Sender<Request>,
    done: Receiver<()>,
    ring: TraceRing,
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
        let ring = TraceRing::new(KEPT_LINES);
        let trace = Trace::new(port.as_str(), config.trace, ring.clone());
        let worker = Worker {
            current: port.clone(),
            asked: port.clone(),
            talk: Conversation::new(config.timing),
            config,
            out: Box::new(out),
            inbox,
            trace,
            started: Instant::now(),
            usb: None,
            serial: None,
            alien: None,
        };
        thread::Builder::new().name("device".into()).spawn(move || {
            let mut worker = worker;
            worker.run();
            // Nobody waits any more if this fails.
            done_sender.send(()).ok();
        })?;
        Ok(Self { port, requests, done, ring })
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

    /// The last lines of the trace, oldest first.
    #[must_use]
    pub fn trace(&self) -> Vec<String> {
        self.ring.lines()
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
enum Ended {
    Closed,
    Lost(String),
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
    talk: Conversation,
    started: Instant,
    /// By what the device is found again under another name.
    usb: Option<UsbIdentity>,
    serial: Option<String>,
    /// A port behind which another board answered.
    alien: Option<PortName>,
}

impl Worker {
    fn run(&mut self) {
        self.start_trace_file();
        let mut failures = 0;
        let mut lost_since = None;
        let mut told = None;
        loop {
            let reason = match self.open() {
                Ok(link) => {
                    (failures, lost_since, told) = (0, None, None);
                    // A fault of ours costs this line, not the device.
                    let talked = catch_unwind(AssertUnwindSafe(|| self.converse(link)));
                    match talked.unwrap_or_else(|_| Ended::Lost("a fault in J'adoube".into())) {
                        Ended::Closed => break,
                        Ended::Lost(reason) => reason,
                    }
                }
                Err(fault) => fault.to_string(),
            };
            if told.as_ref() != Some(&reason) {
                self.line(&format!("lost: {reason}"));
                self.say(Sensed::Link(LinkState::Lost { reason: reason.clone() }));
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
        self.line("closed");
        self.say(Sensed::Link(LinkState::Closed));
    }

    fn start_trace_file(&mut self) {
        let Some(path) = self.config.trace_file.clone() else { return };
        if let Err(error) = self.trace.keep_in(&path) {
            self.line(&format!("the trace cannot be kept in {}: {error}", path.display()));
        }
    }

    fn now(&self) -> Duration {
        self.started.elapsed()
    }

    /// Opens the port that was asked for, or where its device has gone.
    fn open(&mut self) -> Result<SerialLink, LinkFault> {
        let listed = ports::list().unwrap_or_default();
        let here = ports::usb_identity_of(&self.asked, &listed);
        // After a replug the old name may belong to another device.
        let moved = self.usb.as_ref().filter(|lost| here.as_ref() != Some(lost));
        let elsewhere = moved
            .and_then(|lost| ports::find_again(lost, &listed))
            .filter(|name| self.alien.as_ref() != Some(name));
        let name = elsewhere.unwrap_or_else(|| self.asked.clone());
        let link = SerialLink::open(&name, self.config.modem_lines, self.config.read_timeout)?;
        if self.usb.is_none() {
            self.usb = here;
        }
        if name == self.current {
            self.line("open");
        } else {
            self.line(&format!("open under the name {name}"));
        }
        self.current = name;
        Ok(link)
    }

    fn converse(&mut self, mut link: impl Link) -> Ended {
        let mut reader = FrameReader::default();
        let mut buffer = [0; 1024];
        let mut out = self.talk.begin(self.now());
        loop {
            let ended = self.carry_out(out, &mut link);
            if let Err(fault) = ended {
                return Ended::Lost(fault.to_string());
            }
            out = match self.requests() {
                Some(out) => out,
                None => return Ended::Closed,
            };
            match link.read(&mut buffer) {
                Ok(count) => {
                    let bytes = buffer.get(..count).unwrap_or_default();
                    out.extend(self.received(&mut reader, bytes));
                }
                Err(fault) => return Ended::Lost(fault.to_string()),
            }
            if self.is_another_board() {
                self.alien = Some(self.current.clone());
                return Ended::Lost("another board answers there".into());
            }
            out.extend(self.talk.due(self.now()));
        }
    }

    /// What has been asked meanwhile; `None` when the device is to be let go.
    fn requests(&mut self) -> Option<Vec<Out>> {
        let mut out = Vec::new();
        loop {
            match self.inbox.try_recv() {
                Ok(Request::Close) | Err(TryRecvError::Disconnected) => return None,
                Ok(Request::Trace(level)) => self.trace.set_level(level),
                Ok(request) => out.extend(self.talk.ask(request)),
                Err(TryRecvError::Empty) => return Some(out),
            }
        }
    }

    fn received(&mut self, reader: &mut FrameReader, bytes: &[u8]) -> Vec<Out> {
        if bytes.is_empty() {
            return Vec::new();
        }
        let line = self.trace.bytes(Direction::FromBoard, bytes);
        self.pass_on(line);
        let now = self.now();
        self.talk.bytes_came(now);
        let mut out = Vec::new();
        for found in reader.push(bytes) {
            match found {
                Ok(message) => {
                    let frame = message.encode();
                    let line =
                        self.trace.said(Direction::FromBoard, || message.to_string(), &frame);
                    self.pass_on(line);
                    out.extend(self.talk.heard(&message, now));
                }
                Err(fault) => {
                    // The port of something that is no board would fill the trace with these.
                    if self.trace.level() > TraceLevel::Off {
                        self.line(&format!("not understood: {fault}"));
                    }
                    self.talk.faulty(now);
                    out.push(Out::Say(Sensed::Gap));
                }
            }
        }
        out
    }

    fn carry_out(&mut self, out: Vec<Out>, link: &mut impl Link) -> Result<(), LinkFault> {
        for item in out {
            match item {
                Out::Say(sensed) => self.say(sensed),
                Out::Send(command) => {
                    let bytes = command.encode();
                    let line = self.trace.said(Direction::ToBoard, || command.to_string(), &bytes);
                    self.pass_on(line);
                    link.write(&bytes)?;
                }
            }
        }
        Ok(())
    }

    /// Whether the board behind a port that we found ourselves is not the one that was lost.
    fn is_another_board(&mut self) -> bool {
        let Some(serial) = self.talk.serial() else { return false };
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
                // The board is read anyway when it comes back.
                Ok(Request::Dump | Request::Memory | Request::Battery) => {}
                Ok(_) => self.say(Sensed::ClockAnswer(ClockAnswer::Silent)),
                Err(RecvTimeoutError::Timeout) => return std::ops::ControlFlow::Continue(()),
            }
        }
    }

    fn line(&mut self, text: &str) {
        let line = self.trace.line(text);
        self.pass_on(Some(line));
    }

    fn pass_on(&mut self, line: Option<String>) {
        if let Some(line) = line {
            self.report(Report::Trace { port: self.asked.clone(), line });
        }
    }

    fn say(&mut self, sensed: Sensed) {
        self.report(Report::Sensed { port: self.asked.clone(), sensed });
    }

    fn report(&mut self, report: Report) {
        // A listener that panics loses this report; the board goes on.
        if catch_unwind(AssertUnwindSafe(|| (self.out)(report))).is_err() {
            self.trace.line("whoever listens has failed; one report is lost");
        }
    }
}
