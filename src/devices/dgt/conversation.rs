//! When to say what to a board: the questions at the start, one command at a time, the clock's
//! answers awaited and asked for again, heartbeats, the board read again whenever something
//! may have been missed. A value without timers: time comes in as the span since the line was
//! first opened, and what is to be sent or reported goes out.

use std::collections::VecDeque;
use std::time::Duration;

use crate::dgt::command::{ClockCommand, HostCommand, Run, Sound};
use crate::dgt::message::{ClockAck, ClockTimes, Message};
use crate::dgt::report::sensed;
use crate::request::Request;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::moment::Millis;
use jadoube_laws::sensing::{ClockAnswer, ClockEnd, DeviceIdentity, LinkState, SensorReport};

/// The spans of a conversation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timing {
    /// Between two commands: the board holds ten bytes of them.
    pub command_gap: Duration,
    /// After so long without an answer a clock command is sent again.
    pub answer_wait: Duration,
    /// After so long in all it is given up.
    pub answer_limit: Duration,
    /// After so long without a byte the board is asked for a heartbeat.
    pub keep_alive: Duration,
    /// After so long without a message the board is called silent.
    pub silent_after: Duration,
    /// After so long without a change the board is read again and compared.
    pub settle: Duration,
    /// After so long without news the board is told the mode again and read, for it may have
    /// restarted unnoticed.
    pub refresh: Duration,
}

impl Timing {
    /// For real boards at 9600 baud.
    pub const BOARD: Self = Self {
        command_gap: Duration::from_millis(100),
        answer_wait: Duration::from_secs(2),
        answer_limit: Duration::from_secs(6),
        keep_alive: Duration::from_secs(1),
        silent_after: Duration::from_secs(3),
        settle: Duration::from_millis(250),
        refresh: Duration::from_secs(5),
    };

    /// For simulated boards that answer at once, in tests and checks: everything fifty times
    /// faster.
    pub const BRISK: Self = Self {
        command_gap: Duration::from_millis(2),
        answer_wait: Duration::from_millis(100),
        answer_limit: Duration::from_millis(400),
        keep_alive: Duration::from_millis(100),
        silent_after: Duration::from_millis(400),
        settle: Duration::from_millis(20),
        refresh: Duration::from_millis(500),
    };
}

/// What is to be done now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Out {
    /// Send this.
    Send(HostCommand),
    /// Report this.
    Say(SensorReport),
}

/// How often a clock command is sent before it is given up.
const TRIES: u32 = 4;
/// How often the times are read back before the clock is said to show others.
const READ_BACKS: u32 = 6;

/// One conversation with one board; it outlives the line.
#[derive(Debug)]
pub struct Conversation {
    timing: Timing,
    commands: VecDeque<HostCommand>,
    orders: VecDeque<Order>,
    waiting: Option<SentCommand>,
    /// When the next command may be sent.
    free_at: Duration,
    heard_at: Duration,
    asked_at: Duration,
    /// The last time that the board said something of its own accord, or was told the mode.
    news_at: Duration,
    dump_due: Option<DumpDue>,
    /// Not before then is the board read again because of a fault.
    next_pressing: Duration,
    line: LineState,
    /// What the board holds, as far as known.
    mirror: Option<Placement>,
    /// The next dump is reported even if it holds no news.
    show_next_board: bool,
    identity: DeviceIdentity,
    long_serial: bool,
    clock_version: Option<(u8, u8)>,
    clock: ClockPresence,
    text_is_shown: bool,
    /// The memory was asked for and has not come whole.
    memory_asked: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LineState {
    Opening,
    Connected,
    Silent,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ClockPresence {
    Unknown,
    Connected,
    Absent,
}

#[derive(Debug, Clone, Copy)]
struct DumpDue {
    at: Duration,
    /// Something may have been lost: no later change puts it off.
    pressing: bool,
}

/// A clock command that waits for its turn.
#[derive(Debug, Clone)]
struct Order {
    command: ClockCommand,
    /// Whether somebody asked for it and hears how it went.
    reported: bool,
}

/// The clock command that was sent.
#[derive(Debug)]
struct SentCommand {
    order: Order,
    first_sent: Duration,
    /// When to send it, or to read back, once more.
    next_at: Duration,
    tries: u32,
    stage: Stage,
}

#[derive(Debug, Clone, Copy)]
enum Stage {
    /// No answer yet; how often the clock has said no.
    Answer { refusals: u32 },
    /// Answered with yes; the times are being read back.
    ReadBack { asked: u32 },
}

impl Conversation {
    /// A conversation that has not begun.
    #[must_use]
    pub fn new(timing: Timing) -> Self {
        Self {
            timing,
            commands: VecDeque::new(),
            orders: VecDeque::new(),
            waiting: None,
            free_at: Duration::ZERO,
            heard_at: Duration::ZERO,
            asked_at: Duration::ZERO,
            news_at: Duration::ZERO,
            dump_due: None,
            next_pressing: Duration::ZERO,
            line: LineState::Opening,
            mirror: None,
            show_next_board: true,
            identity: DeviceIdentity::default(),
            long_serial: false,
            clock_version: None,
            clock: ClockPresence::Unknown,
            text_is_shown: false,
            memory_asked: false,
        }
    }

    /// The line has just been opened, for the first time or again.
    pub fn begin(&mut self, now: Duration) -> Vec<Out> {
        let mut out = vec![Out::Say(SensorReport::Link(LinkState::Opening))];
        out.extend(self.give_up_all());
        let fresh = Self::new(self.timing);
        *self = Self { free_at: now, heard_at: now, asked_at: now, news_at: now, ..fresh };
        self.ask_everything();
        out
    }

    /// The questions to a board of which nothing is known, or which may have restarted.
    fn ask_everything(&mut self) {
        self.commands = VecDeque::from([
            HostCommand::Reset,
            HostCommand::Board,
            HostCommand::Version,
            HostCommand::Serial,
            HostCommand::LongSerial,
            HostCommand::Clock,
            HostCommand::UpdateNice,
            // Once more, for what changed between the first reading and the mode.
            HostCommand::Board,
        ]);
        self.show_next_board = true;
        self.ask_clock_version();
    }

    fn ask_clock_version(&mut self) {
        if !self.orders.iter().any(|order| order.command == ClockCommand::Version) {
            self.orders.push_back(Order { command: ClockCommand::Version, reported: false });
        }
    }

    /// The board's serial number as far as it has told.
    #[must_use]
    pub fn serial(&self) -> Option<&str> {
        self.identity.serial.as_deref()
    }

    /// Somebody wishes something.
    pub fn ask(&mut self, request: Request) -> Vec<Out> {
        match request {
            Request::Dump => {
                self.show_next_board = true;
                self.queue(HostCommand::Board);
            }
            Request::Memory => {
                self.memory_asked = true;
                self.queue(HostCommand::Memory);
            }
            Request::Battery => self.queue(HostCommand::Battery),
            Request::SetClock { a, b, run } => {
                let run = run.map_or(Run::Stopped, Run::Running);
                let (a, b) = (a.max(Millis::ZERO), b.max(Millis::ZERO));
                let Ok(command) = ClockCommand::set_and_run(a, b, run) else {
                    return vec![Out::Say(SensorReport::ClockAnswer(ClockAnswer::Refused {
                        code: 0,
                    }))];
                };
                self.order(command);
                // Some clocks go on showing a text after they were set.
                if self.text_is_shown {
                    self.text_is_shown = false;
                    let command = ClockCommand::EndText;
                    self.orders.push_back(Order { command, reported: false });
                }
            }
            Request::ShowText(text) => {
                self.text_is_shown = true;
                self.order(match self.clock_version {
                    Some((2.., _)) => ClockCommand::text_3000(&text, Sound::Quiet),
                    _ => ClockCommand::text_xl(&text, Sound::Quiet),
                });
            }
            Request::EndText => {
                self.text_is_shown = false;
                self.order(ClockCommand::EndText);
            }
            Request::Beep(length) => self.order(ClockCommand::beep(length)),
            // The supervisor's own business.
            Request::Trace(_) | Request::Close => {}
        }
        Vec::new()
    }

    fn order(&mut self, command: ClockCommand) {
        self.orders.push_back(Order { command, reported: true });
    }

    fn queue(&mut self, command: HostCommand) {
        if !self.commands.contains(&command) {
            self.commands.push_back(command);
        }
    }

    /// Bytes came that are no message: something may have been lost.
    pub fn faulty(&mut self, now: Duration) {
        if !self.dump_due.is_some_and(|due| due.pressing) {
            // At once, since a press may be judged soon; but a line full of noise is not filled
            // with questions as well.
            let at = now.max(self.next_pressing);
            self.next_pressing = at + self.timing.settle;
            self.dump_due = Some(DumpDue { at, pressing: true });
        }
    }

    /// Bytes came, of a message or of a part of one: a memory that is read out takes longer than a
    /// board is given before it is called silent.
    pub const fn bytes_came(&mut self, now: Duration) {
        if self.memory_asked {
            self.heard_at = now;
        }
    }

    /// A message came.
    pub fn heard(&mut self, message: &Message, now: Duration) -> Vec<Out> {
        self.heard_at = now;
        let mut said = self.connected();
        match message {
            Message::ClockAck(ack) if !ack.is_unasked() => said.extend(self.answered(*ack, now)),
            Message::Board(_) => said.extend(self.board(message)),
            _ => {
                self.memory_asked &= !matches!(message, Message::Memory(_));
                if let Message::Clock(times) = message {
                    said.extend(self.read_back(times, now));
                }
                for reading in sensed(message) {
                    said.extend(self.reading(reading, now));
                }
            }
        }
        said.into_iter().map(Out::Say).collect()
    }

    fn connected(&mut self) -> Vec<SensorReport> {
        let before = std::mem::replace(&mut self.line, LineState::Connected);
        if before == LineState::Connected {
            return Vec::new();
        }
        if before == LineState::Silent {
            // It may have been without power, and then it has forgotten the mode.
            self.ask_everything();
        }
        vec![SensorReport::Link(LinkState::Connected)]
    }

    fn board(&mut self, message: &Message) -> Vec<SensorReport> {
        let readings = sensed(message);
        let Some(SensorReport::Board(placement)) = readings.first() else { return Vec::new() };
        let news = self.mirror.replace(*placement) != Some(*placement);
        let wanted = std::mem::replace(&mut self.show_next_board, false);
        if news || wanted { readings } else { Vec::new() }
    }

    /// A reading that came of the board's own accord or answers a plain question.
    fn reading(&mut self, reading: SensorReport, now: Duration) -> Option<SensorReport> {
        match reading {
            SensorReport::Square(square, piece) => {
                if let Some(mirror) = &mut self.mirror {
                    mirror.set(square, piece);
                }
                self.news_at = now;
                if !self.dump_due.is_some_and(|due| due.pressing) {
                    self.dump_due = Some(DumpDue { at: now + self.timing.settle, pressing: false });
                }
                Some(SensorReport::Square(square, piece))
            }
            SensorReport::Identity(part) => self.identified(part),
            SensorReport::NoClock => {
                let before = std::mem::replace(&mut self.clock, ClockPresence::Absent);
                (before != ClockPresence::Absent).then_some(SensorReport::NoClock)
            }
            SensorReport::Clock(reading) => {
                self.news_at = now;
                let before = std::mem::replace(&mut self.clock, ClockPresence::Connected);
                if before == ClockPresence::Absent {
                    self.ask_clock_version();
                }
                Some(SensorReport::Clock(reading))
            }
            other => Some(other),
        }
    }

    /// Reports what the board says of itself once, not with every heartbeat.
    fn identified(&mut self, part: DeviceIdentity) -> Option<SensorReport> {
        // The long number, once known, is the better name for the same board.
        let long = part.serial.as_ref().is_some_and(|serial| serial.len() > 9);
        let serial = if self.long_serial && !long { None } else { part.serial };
        self.long_serial |= long;
        let merged = DeviceIdentity {
            make: part.make.or_else(|| self.identity.make.clone()),
            serial: serial.or_else(|| self.identity.serial.clone()),
            version: part.version.or(self.identity.version),
        };
        if merged == self.identity {
            return None;
        }
        self.identity = merged.clone();
        Some(SensorReport::Identity(merged))
    }

    fn answered(&mut self, ack: ClockAck, now: Duration) -> Vec<SensorReport> {
        // Some boards repeat the last answer for a second: only the awaited one counts.
        let Some(waiting) = &mut self.waiting else { return Vec::new() };
        let Stage::Answer { refusals } = waiting.stage else { return Vec::new() };
        if !ack.is_ok() {
            waiting.stage = Stage::Answer { refusals: refusals + 1 };
            // The first no may be a garbled yes: `due` asks once more.
            if refusals == 0 {
                waiting.next_at = now;
                return Vec::new();
            }
            return self.finish(ClockAnswer::Refused { code: ack.0[0] });
        }
        if ack.command() != waiting.order.command.id() {
            return Vec::new();
        }
        if matches!(waiting.order.command, ClockCommand::SetAndRun { .. }) {
            waiting.stage = Stage::ReadBack { asked: 0 };
            waiting.next_at = now;
            return Vec::new();
        }
        let answer = sensed(&Message::ClockAck(ack)).pop();
        if let Some(SensorReport::ClockAnswer(ClockAnswer::Version(version))) = answer {
            self.clock_version = Some((version.major, version.minor));
            self.waiting = None;
            return answer.into_iter().collect();
        }
        self.finish(ClockAnswer::Accepted)
    }

    /// Compares the clock's times with those it was set to.
    fn read_back(&mut self, times: &ClockTimes, now: Duration) -> Vec<SensorReport> {
        let Some(SentCommand { order, first_sent, stage: Stage::ReadBack { .. }, .. }) =
            &self.waiting
        else {
            return Vec::new();
        };
        let ClockCommand::SetAndRun { a, b, .. } = &order.command else { return Vec::new() };
        // Since it was set an end may have run, and what it shows is up to a second old.
        let ran_ms = now.saturating_sub(*first_sent).as_millis().saturating_add(2000);
        let ran = Millis(i64::try_from(ran_ms).unwrap_or(i64::MAX));
        let right = [(ClockEnd::A, a), (ClockEnd::B, b)].into_iter().all(|(end, set)| {
            times
                .time(end)
                .is_some_and(|shown| shown <= set.millis() && set.millis() - shown <= ran)
        });
        if right { self.finish(ClockAnswer::Accepted) } else { Vec::new() }
    }

    fn finish(&mut self, answer: ClockAnswer) -> Vec<SensorReport> {
        match self.waiting.take() {
            Some(waiting) if waiting.order.reported => vec![SensorReport::ClockAnswer(answer)],
            _ => Vec::new(),
        }
    }

    /// Nobody will answer any more: says so to whoever asked.
    fn give_up_all(&mut self) -> Vec<Out> {
        let waiting = self.waiting.take().map(|waiting| waiting.order);
        let orders = waiting.into_iter().chain(self.orders.drain(..));
        orders
            .filter(|order| order.reported)
            .map(|_| Out::Say(SensorReport::ClockAnswer(ClockAnswer::Silent)))
            .collect()
    }

    /// What is due by now; to be called often, at least every 50 ms.
    pub fn due(&mut self, now: Duration) -> Vec<Out> {
        let mut out = Vec::new();
        if self.line != LineState::Silent
            && now.saturating_sub(self.heard_at) > self.timing.silent_after
        {
            self.line = LineState::Silent;
            out.push(Out::Say(SensorReport::Link(LinkState::Silent)));
            out.extend(self.give_up_all());
        }
        self.signs_of_life(now);
        out.extend(self.await_clock(now));
        if now >= self.free_at
            && let Some(command) = self.next_command(now)
        {
            self.free_at = now + self.timing.command_gap;
            out.push(Out::Send(command));
        }
        out
    }

    fn signs_of_life(&mut self, now: Duration) {
        let Timing { keep_alive, refresh, .. } = self.timing;
        let quiet = now.saturating_sub(self.heard_at.max(self.asked_at));
        if quiet >= keep_alive && self.commands.is_empty() {
            self.asked_at = now;
            self.queue(HostCommand::Serial);
        }
        if now.saturating_sub(self.news_at) >= refresh && self.line == LineState::Connected {
            self.news_at = now;
            self.queue(HostCommand::UpdateNice);
            self.queue(HostCommand::Board);
        }
        if let Some(due) = self.dump_due
            && now >= due.at
        {
            self.dump_due = None;
            self.show_next_board |= due.pressing;
            self.queue(HostCommand::Board);
        }
    }

    /// Sends the clock's command again, reads back, or gives up.
    fn await_clock(&mut self, now: Duration) -> Vec<Out> {
        let Some(waiting) = &mut self.waiting else { return Vec::new() };
        let Timing { answer_wait, answer_limit, .. } = self.timing;
        if now < waiting.next_at {
            return Vec::new();
        }
        // Reading back goes faster than sending again: the clock has already said yes.
        waiting.next_at = now
            + match waiting.stage {
                Stage::ReadBack { .. } => answer_limit / 20,
                Stage::Answer { .. } => answer_wait,
            };
        let late = now.saturating_sub(waiting.first_sent) >= answer_limit;
        let answer = match &mut waiting.stage {
            Stage::Answer { .. } if late || waiting.tries >= TRIES => Some(ClockAnswer::Silent),
            Stage::ReadBack { asked } if *asked >= READ_BACKS => {
                Some(ClockAnswer::Refused { code: 0 })
            }
            Stage::Answer { .. } => {
                waiting.tries += 1;
                let command = HostCommand::Clockwork(waiting.order.command.clone());
                self.commands.push_front(command);
                None
            }
            Stage::ReadBack { asked } => {
                *asked += 1;
                self.commands.push_front(HostCommand::Clock);
                None
            }
        };
        let Some(answer) = answer else { return Vec::new() };
        self.finish(answer).into_iter().map(Out::Say).collect()
    }

    fn next_command(&mut self, now: Duration) -> Option<HostCommand> {
        if let Some(command) = self.commands.pop_front() {
            return Some(command);
        }
        if self.waiting.is_some() {
            return None;
        }
        let order = self.orders.pop_front()?;
        let command = HostCommand::Clockwork(order.command.clone());
        let stage = Stage::Answer { refusals: 0 };
        let next_at = now + self.timing.answer_wait;
        self.waiting = Some(SentCommand { order, first_sent: now, next_at, tries: 1, stage });
        Some(command)
    }
}

#[cfg(test)]
mod tests;
