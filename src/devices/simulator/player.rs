//! The thread of a simulated board: plays a script into the cable at some pace, answers the host
//! meanwhile, and does to board and cable what the faults say.
//!
//! ```no_run
//! use jadoube_devices::simulator::player::{Options, Simulator};
//! use jadoube_devices::simulator::script::Script;
//! use std::time::Duration;
//!
//! let script = Script::from_hex(&std::fs::read_to_string("game.hex")?).unwrap();
//! let options = Options { port_link: Some("/tmp/board".into()), ..Options::real_time() };
//! let board = Simulator::start(script, options)?;
//! println!("open {}", board.port_name());
//! board.wait(Duration::from_secs(3600));
//! # Ok::<(), std::io::Error>(())
//! ```

use std::path::PathBuf;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use std::{io, mem};

use crate::dgt::command::{CommandReader, HostInput};
use crate::dgt::message::Message;
use crate::simulator::faults::{BadCable, Fault, Faults};
use crate::simulator::recording::Recorder;
use crate::simulator::script::{Script, Step};
use crate::simulator::table::{ClockOption, Table};
use crate::simulator::wire::Wire;
use jadoube_chess::moment::Millis;
use jadoube_laws::ids::PortName;
use jadoube_message::system::SystemReason;

/// How fast a script is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// As fast as the host reads.
    Instant,
    /// So many times as fast as real; 1 is real time, with bytes at 9600 baud.
    Times(u32),
}

/// The text is no pace.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a pace; write instant, or how many times as fast as real, such as 1 or 20")]
pub struct NotAPace(String);

/// `instant`, `1`, `20`.
impl FromStr for Pace {
    type Err = NotAPace;
    fn from_str(text: &str) -> Result<Self, NotAPace> {
        match (text, text.parse()) {
            ("instant", _) => Ok(Self::Instant),
            (_, Ok(factor @ 1..)) => Ok(Self::Times(factor)),
            _ => Err(NotAPace(text.to_owned())),
        }
    }
}

impl Pace {
    fn real(self, span: Millis) -> Duration {
        let ms = u64::try_from(span.0).unwrap_or(0);
        self.scaled(Duration::from_millis(ms))
    }

    fn scaled(self, span: Duration) -> Duration {
        match self {
            Self::Instant => Duration::ZERO,
            Self::Times(factor) => span / factor.max(1),
        }
    }
}

/// What the board does after the script.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AtEnd {
    /// Stays on the table and answers until it is stopped.
    Stay,
    /// Hangs up for good, when the host has read everything.
    HangUp,
}

/// How a script is played.
#[derive(Debug, Clone)]
pub struct Options {
    /// A path that always leads to the board, whatever its terminal is called; or `tcp://host:port`,
    /// where a network leads to it; or `memory://NAME`, within this program.
    pub port_link: Option<PathBuf>,
    /// How fast.
    pub pace: Pace,
    /// What goes wrong.
    pub faults: Faults,
    /// Whether the host may set the clock.
    pub clock: ClockOption,
    /// What comes after the script.
    pub at_end: AtEnd,
    /// A file into which everything that the board says is recorded.
    pub record: Option<PathBuf>,
    /// The board's serial number, five digits.
    pub serial: String,
}

impl Options {
    /// As fast as the host reads, then staying on the table; nothing goes wrong.
    #[must_use]
    pub fn instant() -> Self {
        Self {
            port_link: None,
            pace: Pace::Instant,
            faults: Faults::default(),
            clock: ClockOption::Settable,
            at_end: AtEnd::Stay,
            record: None,
            serial: "01025".into(),
        }
    }

    /// The same in real time.
    #[must_use]
    pub fn real_time() -> Self {
        Self { pace: Pace::Times(1), ..Self::instant() }
    }
}

/// How a session went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SessionOutcome {
    /// The script is over, and the host has read all of it.
    ToTheEnd,
    /// It was stopped before its end.
    Stopped,
    /// The terminal or the recording failed.
    Failed(SystemReason),
    /// It still plays.
    NotYet,
}

/// The handle of a simulated board; dropping it pulls the cable.
#[derive(Debug)]
pub struct Simulator {
    port: Arc<Mutex<PortName>>,
    stop: Arc<AtomicBool>,
    played: Receiver<SessionOutcome>,
    thread: Option<JoinHandle<()>>,
}

impl Simulator {
    /// Puts a board on the table, with its cable plugged in. It begins to play when a host asks to
    /// be told what happens.
    ///
    /// # Errors
    /// When the system gives no terminal, no link or no recording.
    pub fn start(script: Script, mut options: Options) -> io::Result<Self> {
        let wire = Wire::lay(options.port_link.as_deref())?;
        // Put back after it was pulled, it is where it was, even if any free port was asked for.
        options.port_link = options.port_link.map(|_| wire.port_name().0.into());
        let recorder = options.record.as_deref().map(Recorder::create).transpose()?;
        let port = Arc::new(Mutex::new(wire.port_name()));
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, played) = channel();
        let player = Player {
            table: Table::new(&script, options.clock, options.faults.clone(), &options.serial),
            wire: Some(wire),
            cable: BadCable::new(options.faults.clone()),
            commands: CommandReader::default(),
            held: HeldMessages::default(),
            recorder,
            options,
            port: Arc::clone(&port),
            stop: Arc::clone(&stop),
            power: Power::On,
            pull: Pull::No,
            back_at: 0,
        };
        let thread = thread::Builder::new()
            .name("simulated-board".into())
            .spawn(move || player.run(&script.steps, &sender))?;
        Ok(Self { port, stop, played, thread: Some(thread) })
    }

    /// The port to open: the link if there is one, else the terminal as it is called now.
    #[must_use]
    pub fn port_name(&self) -> PortName {
        self.port.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Waits until the script is over, up to a limit ([`SessionOutcome::NotYet`]). To be asked once: after
    /// the end it is [`SessionOutcome::Stopped`].
    pub fn wait(&self, limit: Duration) -> SessionOutcome {
        match self.played.recv_timeout(limit) {
            Ok(played) => played,
            Err(RecvTimeoutError::Timeout) => SessionOutcome::NotYet,
            Err(RecvTimeoutError::Disconnected) => SessionOutcome::Stopped,
        }
    }

    /// Pulls the cable and takes the board away; returns when its link is gone.
    pub fn stop(self) {
        drop(self);
    }
}

impl Drop for Simulator {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // A panic of the player was reported by itself; there is nothing to add.
            thread.join().ok();
        }
    }
}

/// Why the player does not go on.
enum Halt {
    Stopped,
    Failed(io::Error),
}

impl From<io::Error> for Halt {
    fn from(error: io::Error) -> Self {
        Self::Failed(error)
    }
}

/// Messages held back to be glued together.
#[derive(Default)]
struct HeldMessages {
    bytes: Vec<u8>,
    messages: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Power {
    On,
    /// The board restarts and hears nothing.
    Off,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Pull {
    No,
    /// The cable comes out as soon as a piece is touched.
    AtNextTouch(Supply),
}

/// Where a board has its power from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Supply {
    /// The cable.
    Cable,
    /// A supply of its own.
    Own,
}

struct Player {
    table: Table,
    /// Nothing while the cable is out.
    wire: Option<Wire>,
    cable: BadCable,
    commands: CommandReader,
    held: HeldMessages,
    recorder: Option<Recorder>,
    options: Options,
    port: Arc<Mutex<PortName>>,
    stop: Arc<AtomicBool>,
    power: Power,
    pull: Pull,
    /// From this ply on the cable is put back.
    back_at: u16,
}

/// One byte at 9600 baud with its start and stop bit.
const BYTE: Duration = Duration::from_micros(1042);
/// How often a wait for the host looks again.
const GLANCE: Duration = Duration::from_millis(10);
/// How often a long wait looks whether it should end; what the host says cuts it short.
const LOOK: Duration = Duration::from_millis(50);
/// More than so many bytes that the host has not read are not sent to it.
const UNREAD_LIMIT: u32 = 1024;
/// How long a host may take to read the last bytes before they are called lost.
const DRAIN_LIMIT: Duration = Duration::from_secs(5);
/// How long bytes may be under way in the system.
const ON_THE_WAY: Duration = Duration::from_millis(60);
/// How long the cable is out, and the line open after the last message.
const PAUSE: Millis = Millis(1500);
/// So many messages are glued together.
const GLUED: usize = 6;

impl Player {
    fn run(mut self, steps: &[Step], sender: &Sender<SessionOutcome>) {
        let outcome = self.play_all(steps);
        let over = outcome.is_ok();
        let played = match outcome {
            Ok(()) => SessionOutcome::ToTheEnd,
            Err(Halt::Stopped) => SessionOutcome::Stopped,
            Err(Halt::Failed(error)) => SessionOutcome::Failed(error.into()),
        };
        if over && self.options.at_end == AtEnd::HangUp {
            // The host may still ask something about the last position.
            self.pause(PAUSE).and_then(|()| self.drain()).ok();
            self.wire = None;
        }
        // Whoever started it may have gone.
        sender.send(played).ok();
        if over {
            while self.wire.is_some() && self.listen(LOOK).and_then(|()| self.release()).is_ok() {}
        }
    }

    fn play_all(&mut self, steps: &[Step]) -> Result<(), Halt> {
        self.await_host()?;
        for step in steps {
            self.play(step)?;
        }
        if self.wire.is_none() {
            self.plug_in()?;
        }
        self.drain()
    }

    fn play(&mut self, step: &Step) -> Result<(), Halt> {
        match step {
            Step::Ply(ply) => self.begin_ply(*ply)?,
            Step::Time(span) => return self.time(*span),
            Step::UntilFlag => {
                while let Some(until) = self.table.clock().until_change() {
                    self.time(until)?;
                }
                return Ok(());
            }
            _ => {}
        }
        let said = self.table.happen(step);
        self.say(said)?;
        let touched = matches!(step, Step::Square(..) | Step::Recorded(Message::Field(..)));
        if touched && let Pull::AtNextTouch(supply) = mem::replace(&mut self.pull, Pull::No) {
            self.drain()?;
            self.wire = None;
            match supply {
                Supply::Cable => self.table.restart(),
                Supply::Own => self.table.fall_silent(),
            }
        }
        self.check_stop()
    }

    fn begin_ply(&mut self, ply: u16) -> Result<(), Halt> {
        if self.wire.is_none() && ply >= self.back_at {
            self.plug_in()?;
        }
        if mem::replace(&mut self.power, Power::On) == Power::Off {
            self.await_host()?;
        }
        for fault in &self.options.faults.0 {
            if let Fault::Unplug(at, plies) = fault
                && *at == ply
            {
                let supply = if *plies == 1 { Supply::Cable } else { Supply::Own };
                self.pull = Pull::AtNextTouch(supply);
                self.back_at = ply.saturating_add(*plies);
            }
        }
        if self.options.faults.has(Fault::PowerCycle(ply)) {
            self.drain()?;
            self.table.restart();
            self.power = Power::Off;
        }
        Ok(())
    }

    fn plug_in(&mut self) -> Result<(), Halt> {
        self.pause(PAUSE)?;
        let wire = Wire::lay(self.options.port_link.as_deref())?;
        *self.port.lock().unwrap_or_else(PoisonError::into_inner) = wire.port_name();
        self.wire = Some(wire);
        self.commands = CommandReader::default();
        self.await_host()
    }

    /// A board has nothing to say before it is asked.
    fn await_host(&mut self) -> Result<(), Halt> {
        loop {
            self.release()?;
            if self.table.is_reporting() {
                return Ok(());
            }
            self.listen(GLANCE)?;
        }
    }

    fn time(&mut self, span: Millis) -> Result<(), Halt> {
        let mut left = span;
        while left > Millis::ZERO {
            let part = self.table.clock().until_change().map_or(left, |until| until.min(left));
            self.pause(part)?;
            let said = self.table.pass(part);
            self.say(said)?;
            left -= part;
        }
        Ok(())
    }

    fn pause(&mut self, span: Millis) -> Result<(), Halt> {
        let span = self.options.pace.real(span);
        let until = Instant::now() + span;
        if span > 20 * GLANCE {
            self.release()?;
        }
        loop {
            let left = until.saturating_duration_since(Instant::now());
            self.listen(left.min(LOOK))?;
            if left.is_zero() {
                return Ok(());
            }
        }
    }

    fn check_stop(&self) -> Result<(), Halt> {
        if self.stop.load(Ordering::Relaxed) { Err(Halt::Stopped) } else { Ok(()) }
    }

    /// Hears the host for a while and answers it.
    fn listen(&mut self, timeout: Duration) -> Result<(), Halt> {
        self.check_stop()?;
        let Some(wire) = &mut self.wire else {
            thread::sleep(timeout);
            return Ok(());
        };
        let mut buffer = [0; 256];
        let count = wire.read(&mut buffer, timeout)?;
        if self.power == Power::Off {
            return Ok(());
        }
        for heard in self.commands.push(buffer.get(..count).unwrap_or_default()) {
            if let HostInput::Command(command) = heard {
                let answers = self.table.hear(&command);
                self.say(answers)?;
            }
        }
        Ok(())
    }

    fn say(&mut self, messages: Vec<Message>) -> Result<(), Halt> {
        for message in messages {
            if let Some(recorder) = &mut self.recorder {
                recorder.write(&message)?;
            }
            let pieces = self.cable.carry(message.encode());
            if self.options.faults.has(Fault::Glue) {
                self.held.bytes.extend(pieces.concat());
                self.held.messages += 1;
                if self.held.messages >= GLUED {
                    self.release()?;
                }
            } else {
                for piece in pieces {
                    self.write(&piece)?;
                }
            }
        }
        Ok(())
    }

    /// Writes what was held back.
    fn release(&mut self) -> Result<(), Halt> {
        let held = mem::take(&mut self.held);
        self.write(&held.bytes)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Halt> {
        for part in bytes.chunks(64) {
            while self.wire.as_ref().is_some_and(|wire| wire.unread() > UNREAD_LIMIT) {
                self.check_stop()?;
                thread::sleep(Duration::from_millis(1));
            }
            let Some(wire) = &mut self.wire else { return Ok(()) };
            wire.write(part)?;
            let count = u32::try_from(part.len()).unwrap_or(0);
            let on_the_wire = self.options.pace.scaled(BYTE * count);
            if !on_the_wire.is_zero() {
                thread::sleep(on_the_wire);
            }
        }
        Ok(())
    }

    /// Waits until the host has read everything, if it reads at all: pulling the plug of a
    /// terminal throws away what is in it.
    fn drain(&mut self) -> Result<(), Halt> {
        self.release()?;
        let until = Instant::now() + DRAIN_LIMIT;
        // For a while, since bytes on their way through the system are counted on neither side.
        let mut empty_since = None;
        while Instant::now() < until {
            self.listen(GLANCE)?;
            self.release()?;
            if self.wire.as_ref().is_some_and(|wire| wire.unread() > 0) {
                empty_since = None;
            } else if empty_since.get_or_insert_with(Instant::now).elapsed() >= ON_THE_WAY {
                break;
            }
        }
        Ok(())
    }
}
