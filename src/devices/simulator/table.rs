//! A board and a clock on a table, without the cable: it hears commands and answers them, and says
//! by itself what happens on it, each only in the modes in which a real one would. Pure: time is
//! told to it.

use crate::dgt::command::{ClockCommand, HostCommand};
use crate::dgt::eeprom::{Display, Interval, Mark, MemoryEvent};
use crate::dgt::message::{BatteryStatus, ClockAck, ClockTimes, Message, status};
use crate::dgt::occupant::Occupant;
use crate::simulator::clock::{DisplayChange, SimClock};
use crate::simulator::faults::{Fault, Faults};
use crate::simulator::script::{Script, Step};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;
use jadoube_laws::sensing::ClockEnd;

/// What the board says by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Nothing, until any command comes. A board wakes in this mode.
    Bus,
    /// Nothing, but questions are answered.
    Idle,
    /// Fields and clock.
    Update,
    /// Fields only; not even answers of the clock.
    UpdateBoard,
}

/// Whether the host may set the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ClockOption {
    /// The clock is in the option in which the host sets it.
    #[default]
    Settable,
    /// The clock is in a tournament option: it says no.
    ReadOnly,
}

/// What the board says to the question for the maker's text. The protocol's own text is a
/// trademark and is not ours to send.
const MAKERS_TEXT: &str = "Simulated board of J'adoube";

/// The length of a memory that is read out.
const MEMORY_BYTES: usize = 0x1F00;

/// The table.
#[derive(Debug, Clone)]
pub struct Table {
    squares: [Occupant; 64],
    clock: SimClock,
    clock_is_in: bool,
    option: ClockOption,
    mode: Mode,
    faults: Faults,
    serial: String,
    memory: Vec<MemoryEvent>,
    answers: u32,
    presses: u32,
    /// The times before the clock was set, to be shown once more.
    stale: Option<ClockTimes>,
}

impl Table {
    /// The table at the beginning of a script, without power.
    #[must_use]
    pub fn new(script: &Script, option: ClockOption, faults: Faults, serial: &str) -> Self {
        let mut squares = [Occupant::Empty; 64];
        for (place, square) in squares.iter_mut().zip(Square::all()) {
            *place = script.start.get(square).into();
        }
        let mut clock = script.clock.clone();
        clock.battery_low = faults.has(Fault::BatteryLow);
        let mut table = Self {
            squares,
            clock,
            clock_is_in: !faults.has(Fault::NoClock),
            option,
            mode: Mode::Bus,
            faults,
            serial: serial.to_owned(),
            memory: Vec::new(),
            answers: 0,
            presses: 0,
            stale: None,
        };
        table.restart();
        table
    }

    /// Without power for a moment: it wakes in bus mode.
    pub fn restart(&mut self) {
        self.mode = Mode::Bus;
        self.memory.push(MemoryEvent::Mark(Mark::PowerUp));
        let interval = Interval::Short;
        let all = Square::all().map(|square| (square, self.at(square)));
        let pieces = all.filter(|(_, occupant)| *occupant != Occupant::Empty);
        let kept =
            pieces.map(|(square, occupant)| MemoryEvent::Square { square, occupant, interval });
        let kept: Vec<MemoryEvent> = kept.collect();
        self.memory.extend(kept);
    }

    /// Nobody listens any more: it says nothing until it is spoken to, and goes on keeping what
    /// happens.
    pub const fn fall_silent(&mut self) {
        self.mode = Mode::Bus;
    }

    /// Whether the host has asked to be told what happens.
    #[must_use]
    pub const fn is_reporting(&self) -> bool {
        matches!(self.mode, Mode::Update | Mode::UpdateBoard)
    }

    /// The clock.
    #[must_use]
    pub const fn clock(&self) -> &SimClock {
        &self.clock
    }

    /// What stands on a square, in the board's own numbering.
    #[must_use]
    pub fn at(&self, square: Square) -> Occupant {
        self.squares.get(square.index()).copied().unwrap_or_default()
    }

    /// Hears a command.
    pub fn hear(&mut self, command: &HostCommand) -> Vec<Message> {
        if self.mode == Mode::Bus {
            self.mode = Mode::Idle;
        }
        match command {
            HostCommand::Reset => self.mode = Mode::Idle,
            HostCommand::UpdateAll | HostCommand::UpdateNice => self.mode = Mode::Update,
            HostCommand::UpdateBoard => self.mode = Mode::UpdateBoard,
            HostCommand::BusMode => self.mode = Mode::Bus,
            HostCommand::Lights(_) => {}
            HostCommand::Clockwork(command) => return self.hear_for_clock(command),
            HostCommand::Clock => {
                let stale = self.stale.take().map(Message::Clock);
                return vec![stale.unwrap_or_else(|| self.clock_message())];
            }
            HostCommand::Board => return vec![self.dump()],
            HostCommand::Serial => return vec![Message::Serial(self.serial.clone())],
            HostCommand::LongSerial => {
                return vec![Message::LongSerial(format!("30000{:0>5}", self.serial))];
            }
            HostCommand::BusAddress => {
                return vec![Message::BusAddress(self.serial.parse().unwrap_or(0))];
            }
            HostCommand::Trademark => return vec![Message::Trademark(MAKERS_TEXT.into())],
            HostCommand::Version => return vec![Message::Version(1, 8)],
            HostCommand::Memory => return vec![self.read_memory()],
            HostCommand::Battery => return vec![self.battery()],
        }
        Vec::new()
    }

    fn dump(&self) -> Message {
        Message::board_of(|square| self.at(square))
    }

    fn battery(&self) -> Message {
        let low = self.faults.has(Fault::BatteryLow);
        Message::Battery(BatteryStatus {
            percent: if low { 4 } else { 90 },
            left: [0x7F, 0x7F],
            on: [1, 15],
            standby: [0, 0, 0],
            status: 0x02,
        })
    }

    fn read_memory(&mut self) -> Message {
        if self.faults.has(Fault::NoMemory) {
            self.memory.clear();
        }
        let kept = self.memory.iter().rev().take(MEMORY_BYTES / 3 - 1);
        let mut events: Vec<MemoryEvent> = kept.copied().collect();
        events.reverse();
        events.push(MemoryEvent::Mark(Mark::End));
        let used = crate::dgt::eeprom::encode(&events).len();
        let padding = MEMORY_BYTES.saturating_sub(used);
        let mut all = vec![MemoryEvent::Mark(Mark::Nothing); padding];
        all.append(&mut events);
        self.memory.push(MemoryEvent::Mark(Mark::ReadOut));
        Message::Memory(all)
    }

    fn hear_for_clock(&mut self, command: &ClockCommand) -> Vec<Message> {
        let mut ack = ClockAck::accepted(command.id());
        if let ClockCommand::Version = command {
            ack = ClockAck([ClockAck::OK, command.id(), 0x20, 0]);
        }
        self.answers += 1;
        let odd = !self.answers.is_multiple_of(2);
        let garbled = odd && self.faults.has(Fault::ErrorAck);
        if garbled {
            ack = ClockAck([0x20, 0, 0, 0]);
        } else if let ClockCommand::SetAndRun { a, b, run } = command {
            if self.option == ClockOption::ReadOnly {
                ack = ClockAck([0x40, command.id(), 0, 0]);
            } else {
                if self.faults.has(Fault::StaleTime) {
                    self.stale = Some(self.clock.shown());
                }
                self.clock.set(a.millis(), b.millis(), *run);
            }
        }
        // Fields-only mode hears the clock's commands and keeps their answers to itself.
        if !self.clock_is_in || self.mode != Mode::Update {
            return Vec::new();
        }
        let mut said = Vec::new();
        if !(odd && self.faults.has(Fault::LostAck)) {
            said.push(Message::ClockAck(ack));
        }
        if self.faults.has(Fault::NullClock) {
            said.push(Message::ClockNull);
        }
        said
    }

    fn clock_message(&self) -> Message {
        if self.clock_is_in {
            return Message::Clock(self.clock.shown());
        }
        // Garbage with the sign that it is garbage.
        Message::Clock(ClockTimes {
            a: [0x0F, 0x7F, 0x7F],
            b: [0x0F, 0x7F, 0x7F],
            status: status::NO_CLOCK,
        })
    }

    /// Something happens. Time is passed with [`Table::pass`] instead.
    pub fn happen(&mut self, step: &Step) -> Vec<Message> {
        let said = match step {
            Step::Ply(ply) => self.ply(*ply),
            Step::Time(_) | Step::UntilFlag => Vec::new(),
            Step::Square(square, occupant) => vec![self.put(*square, *occupant)],
            Step::Press => self.press(),
            Step::Lever(end) => {
                self.clock.turn = *end;
                vec![self.clock_message()]
            }
            Step::Start => {
                self.clock.start();
                vec![self.clock_message()]
            }
            Step::Stop => {
                self.clock.running = false;
                vec![self.clock_message()]
            }
            Step::Recorded(message) => {
                self.recorded(message);
                vec![message.clone()]
            }
        };
        self.audible(said)
    }

    /// Time passes: at most until the display changes, see [`SimClock::until_change`].
    pub fn pass(&mut self, span: Millis) -> Vec<Message> {
        match self.clock.pass(span) {
            DisplayChange::Anew => self.audible(vec![self.clock_message()]),
            DisplayChange::AsBefore => Vec::new(),
        }
    }

    /// What of it the board says in this mode.
    fn audible(&self, mut said: Vec<Message>) -> Vec<Message> {
        said.retain(|message| match self.mode {
            Mode::Bus | Mode::Idle => false,
            Mode::UpdateBoard => !matches!(message, Message::Clock(_) | Message::ClockAck(_)),
            Mode::Update => {
                !matches!(message, Message::Clock(_)) || self.clock_is_in || {
                    // The one message with which a clock that is pulled out says goodbye.
                    matches!(message, Message::Clock(times) if times.has(status::NO_CLOCK))
                        && self.faults.0.iter().any(|fault| matches!(fault, Fault::ClockOut(_)))
                }
            }
        });
        said
    }

    fn put(&mut self, square: Square, occupant: Occupant) -> Message {
        if let Some(place) = self.squares.get_mut(square.index()) {
            *place = occupant;
        }
        self.memory.push(MemoryEvent::Square { square, occupant, interval: Interval::Long });
        Message::Field(square, occupant)
    }

    fn press(&mut self) -> Vec<Message> {
        let halted = self.clock.turn;
        self.clock.press();
        let (display, time) = (display_of(halted), self.clock.time(halted));
        self.memory.push(MemoryEvent::Time { display, time });
        self.presses += 1;
        let pressed = self.clock_message();
        if !self.faults.has(Fault::Flicker) || !self.presses.is_multiple_of(4) {
            return vec![pressed];
        }
        let mut back = self.clock.clone();
        back.turn = halted;
        vec![pressed.clone(), Message::Clock(back.shown()), pressed]
    }

    fn ply(&mut self, ply: u16) -> Vec<Message> {
        let mut said = Vec::new();
        for fault in self.faults.0.clone() {
            match fault {
                Fault::ClockOut(at) if at == ply => {
                    self.clock_is_in = false;
                    said.push(self.clock_message());
                }
                Fault::ClockOut(at) if at.saturating_add(2) == ply => {
                    self.clock_is_in = true;
                    said.push(self.clock_message());
                }
                Fault::Jump(at) if at == ply => {
                    let turn = self.clock.turn;
                    *self.clock.time_mut(turn) += Millis::from_mins(1);
                    said.push(self.clock_message());
                }
                Fault::Knocked if ply.is_multiple_of(6) => said.extend(self.knock(ply)),
                _ => {}
            }
        }
        said
    }

    /// A piece falls over and is put back.
    fn knock(&mut self, ply: u16) -> Vec<Message> {
        let standing: Vec<Square> =
            Square::all().filter(|square| self.at(*square).piece().is_some()).collect();
        let Some(index) = usize::from(ply).checked_rem(standing.len()) else { return Vec::new() };
        let Some(square) = standing.get(index).copied() else { return Vec::new() };
        let occupant = self.at(square);
        vec![self.put(square, Occupant::Empty), self.put(square, occupant)]
    }

    fn recorded(&mut self, message: &Message) {
        match message {
            Message::Field(square, occupant) => {
                self.put(*square, *occupant);
            }
            Message::Clock(times) => {
                let before = self.clock.recorded.replace(*times);
                let halted = before.map(|before| (before.turn(), before.has(status::RUNNING)));
                if let Some((halted, true)) = halted
                    && halted != times.turn()
                    && let Some(time) = times.time(halted)
                {
                    self.memory.push(MemoryEvent::Time { display: display_of(halted), time });
                }
            }
            Message::Board(board) => {
                let squares = crate::dgt::occupant::squares_in_field_order();
                for (square, occupant) in squares.zip(board.iter()) {
                    if let Some(place) = self.squares.get_mut(square.index()) {
                        *place = *occupant;
                    }
                }
            }
            _ => {}
        }
    }
}

/// The display of an end, as the clock is seen from the front.
const fn display_of(end: ClockEnd) -> Display {
    match end {
        ClockEnd::A => Display::Right,
        ClockEnd::B => Display::Left,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dgt::command::Run;
    use crate::simulator::script::Times;
    use jadoube_chess::board::position::Position;
    use jadoube_chess::side::BySide;

    fn table(option: ClockOption, faults: &str) -> Table {
        let five = Millis::from_mins(5);
        let times = Times { start: BySide::new(five, five), increment: Millis::ZERO };
        let script = Script::from_moves(&Position::start(), &[], &[], times).unwrap();
        Table::new(&script, option, faults.parse().unwrap(), "01025")
    }

    fn lift() -> Step {
        Step::Square("e2".parse().unwrap(), Occupant::Empty)
    }

    #[test]
    fn the_board_is_silent_until_it_is_told_a_mode_and_answers_questions_before() {
        let mut table = table(ClockOption::Settable, "");
        assert_eq!(table.happen(&lift()), []);
        assert!(matches!(table.hear(&HostCommand::Board).as_slice(), [Message::Board(_)]));
        assert_eq!(table.happen(&lift()), []);
        for (command, fields, clock) in [
            (HostCommand::UpdateNice, 1, 1),
            (HostCommand::UpdateBoard, 1, 0),
            (HostCommand::UpdateAll, 1, 1),
            (HostCommand::Reset, 0, 0),
        ] {
            table.hear(&command);
            let said = (table.happen(&lift()).len(), table.happen(&Step::Press).len());
            assert_eq!(said, (fields, clock), "{command:?}");
        }
    }

    #[test]
    fn the_clock_answers_only_in_the_modes_that_relay_it() {
        let version = HostCommand::Clockwork(ClockCommand::Version);
        for (mode, answers) in [
            (HostCommand::UpdateNice, 1),
            (HostCommand::UpdateAll, 1),
            (HostCommand::UpdateBoard, 0),
            (HostCommand::Reset, 0),
        ] {
            let mut table = table(ClockOption::Settable, "");
            table.hear(&mode);
            assert_eq!(table.hear(&version).len(), answers, "{mode:?}");
        }
    }

    #[test]
    fn a_clock_in_a_tournament_option_says_no_and_stays_as_it_is() {
        let set = |secs| Millis::from_secs(secs);
        let command = ClockCommand::set_and_run(set(60), set(70), Run::Stopped).unwrap();
        let command = HostCommand::Clockwork(command);
        for (option, code, a) in
            [(ClockOption::ReadOnly, 0x40, 300), (ClockOption::Settable, 0x10, 60)]
        {
            let mut table = table(option, "");
            table.hear(&HostCommand::UpdateNice);
            let said = table.hear(&command);
            assert_eq!(said, [Message::ClockAck(ClockAck([code, 0x0A, 0, 0]))]);
            assert_eq!(table.clock().a, set(a));
        }
    }

    #[test]
    fn the_makers_text_is_neutral() {
        let said = table(ClockOption::Settable, "").hear(&HostCommand::Trademark);
        assert_eq!(said, [Message::Trademark("Simulated board of J'adoube".into())]);
    }

    #[test]
    fn the_memory_is_read_out_in_full_length_with_what_happened() {
        let mut table = table(ClockOption::Settable, "");
        table.happen(&lift());
        let said = table.hear(&HostCommand::Memory);
        let [message @ Message::Memory(events)] = said.as_slice() else { panic!("{said:?}") };
        assert_eq!(message.encode().len(), 0x1F03);
        assert!(events.iter().any(|event| matches!(event, MemoryEvent::Square { .. })));
    }
}
