//! Recorded traffic: one message per line in hexadecimal, as the board sent it. A recording
//! becomes a script, paced by its own clock, and a script can be written as a recording.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;

use crate::dgt::command::HostCommand;
use crate::dgt::message::{ClockTimes, Message, status};
use crate::dgt::report::sensed;
use crate::simulator::clock::SimClock;
use crate::simulator::faults::Faults;
use crate::simulator::script::{Script, Step};
use crate::simulator::table::{ClockOption, Table};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::moment::Millis;
use jadoube_laws::sensing::{ClockEnd, SensorReport};

/// A line of a recording that is no message.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the recording is not a message in hexadecimal: “{text}”")]
pub struct NotARecording {
    /// Which line, from 1.
    pub line: usize,
    /// What stands there.
    pub text: String,
}

/// Between two changes of squares, of which the recording does not tell the time.
const BETWEEN_FIELDS: Millis = Millis(60);

impl Script {
    /// A script that plays a recording: blank lines and lines that begin with `#` are skipped,
    /// blanks between bytes allowed. The first dump is the start; messages other than of fields,
    /// board and clock are left out. The time between messages is what its clock shows.
    ///
    /// # Errors
    /// The first line that is no message.
    pub fn from_hex(text: &str) -> Result<Self, NotARecording> {
        let mut reader = Replay::default();
        for (line, text) in (1..).zip(text.lines()) {
            let text = text.trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let message = bytes_of(text).and_then(|bytes| Message::decode(&bytes).ok());
            let message = message.ok_or_else(|| NotARecording { line, text: text.to_owned() })?;
            reader.take(message);
        }
        let Replay { start, steps, .. } = reader;
        let mut clock = SimClock::new(Millis::ZERO, Millis::ZERO, Millis::ZERO, ClockEnd::B);
        // Until the first reading of the recording the clock shows that one.
        clock.recorded = steps.iter().find_map(|step| match step {
            Step::Recorded(Message::Clock(times)) => Some(*times),
            _ => None,
        });
        Ok(Self { start: start.unwrap_or(Placement::EMPTY), clock, steps })
    }

    /// The script as a recording: the dump of the start, then what a board would say.
    #[must_use]
    pub fn to_hex(&self) -> String {
        let mut table = Table::new(self, ClockOption::ReadOnly, Faults::default(), "00000");
        table.hear(&HostCommand::UpdateNice);
        let mut text = String::new();
        let mut write = |messages: Vec<Message>| {
            for message in messages {
                text.push_str(&line_of(&message));
                text.push('\n');
            }
        };
        write(table.hear(&HostCommand::Board));
        write(table.hear(&HostCommand::Clock));
        for step in &self.steps {
            let mut left = match step {
                Step::Time(span) => *span,
                Step::UntilFlag => Millis(i64::MAX),
                _ => {
                    write(table.happen(step));
                    continue;
                }
            };
            // A clock that stands says nothing more, however long.
            while let Some(until) = table.clock().until_change().filter(|_| left > Millis::ZERO) {
                let part = left.min(until);
                write(table.pass(part));
                left -= part;
            }
        }
        text
    }
}

/// A message as a line of a recording.
#[must_use]
pub fn line_of(message: &Message) -> String {
    let mut line = String::new();
    for byte in message.encode() {
        // Writing into a String cannot fail.
        let _ = write!(line, "{byte:02x}");
    }
    line
}

fn bytes_of(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> = text.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect();
    if !digits.len().is_multiple_of(2) {
        return None;
    }
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|d| u8::try_from(d).ok());
    digits.chunks(2).map(|pair| Some(digit(*pair.first()?)? << 4 | digit(*pair.get(1)?)?)).collect()
}

#[derive(Default)]
struct Replay {
    start: Option<Placement>,
    clock: Option<ClockTimes>,
    steps: Vec<Step>,
    ply: u16,
}

impl Replay {
    fn take(&mut self, message: Message) {
        let turned = match &message {
            Message::Board(_) if self.start.is_none() => {
                if let Some(SensorReport::Board(placement)) = sensed(&message).first() {
                    self.start = Some(*placement);
                }
                return;
            }
            Message::Clock(times) => self.clock(*times),
            Message::Field(..) => {
                self.steps.push(Step::Time(BETWEEN_FIELDS));
                Lever::AsBefore
            }
            Message::Board(_) => Lever::AsBefore,
            _ => return,
        };
        self.steps.push(Step::Recorded(message));
        if turned == Lever::Turned {
            self.ply += 1;
            self.steps.push(Step::Ply(self.ply));
        }
    }

    /// Lets the time pass that the clock shows to have passed.
    fn clock(&mut self, times: ClockTimes) -> Lever {
        let before = self.clock.replace(times);
        let turned = before.is_none_or(|before| before.turn() != times.turn());
        if let Some(before) = before.filter(|before| before.has(status::RUNNING)) {
            let end = before.turn();
            let ran = before.time(end).zip(times.time(end)).map(|(was, is)| was - is);
            // More than a few seconds is a clock that was set, not time that passed.
            let ran = ran.filter(|span| (Millis(1)..=Millis::from_secs(5)).contains(span));
            self.steps.extend(ran.map(Step::Time));
        }
        if turned { Lever::Turned } else { Lever::AsBefore }
    }
}

/// Whether a ply begins with a reading of the clock.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lever {
    AsBefore,
    Turned,
}

/// Writes what a board says into a file, message by message.
#[derive(Debug)]
pub struct Recorder {
    file: io::BufWriter<File>,
}

impl Recorder {
    /// A new recording; a file that is there is left alone.
    ///
    /// # Errors
    /// What the system said.
    pub fn create(path: &Path) -> io::Result<Self> {
        Ok(Self { file: io::BufWriter::new(File::create_new(path)?) })
    }

    /// Writes a message, and to the disk, since a session may end by a cut cable.
    ///
    /// # Errors
    /// What the system said.
    pub fn write(&mut self, message: &Message) -> io::Result<()> {
        writeln!(self.file, "{}", line_of(message))?;
        self.file.flush()
    }
}

/// The recordings that are at hand for tests: ours, and that of a real board where it lies beside
/// the project, since it is not ours to keep.
#[cfg(test)]
pub(crate) fn recorded() -> Vec<String> {
    let real = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/vectors/dgt_real_1.hex");
    let ours = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/frozen/board-1.hex"));
    let real = std::fs::read_to_string(real);
    if real.is_err() {
        eprintln!("left out: the recording of a real board is not here");
    }
    std::iter::once(ours.to_owned()).chain(real).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulator::script::Times;
    use crate::simulator::script::{Game, Incident};
    use jadoube_chess::board::position::{Position, Uci};
    use jadoube_chess::side::BySide;
    use jadoube_laws::sensing::Orientation;

    fn game(moves: &str) -> Game {
        let three = Millis::from_mins(3);
        let times = Times { start: BySide::new(three, three), increment: Millis::from_secs(2) };
        let moves = moves.split(' ').map(|uci| Uci(uci.into())).collect();
        Game::new(Position::start(), moves, times)
    }

    #[test]
    fn a_game_is_recorded_as_a_real_board_records_it() {
        let script = Script::from_game(&game("e2e4 e7e5")).unwrap();
        let text = script.to_hex();
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[0].starts_with("86004308090a0c0b0a0908"));
        // Times 3:00, increment sign, B (White) to move: standing, then running.
        assert_eq!(lines[1..3], ["8d000a20030020030008", "8d000a20030020030009"]);
        let fields: Vec<&&str> = lines.iter().filter(|line| line.starts_with("8e")).collect();
        assert_eq!(
            fields,
            [
                &"8e00053400",
                &"8e00052401",
                &"8e00050c00",
                &"8e00051407",
                &"8e00051400",
                &"8e00051c07"
            ]
        );
    }

    #[test]
    fn a_turned_board_has_turned_squares_and_its_clock_the_other_way_round() {
        let turned = Game { orientation: Orientation::Rotated, ..game("e2e4") };
        let text = Script::from_game(&turned).unwrap().to_hex();
        assert!(text.starts_with("860043020304050604"), "{text}");
        assert!(text.contains("8e00050b00") && text.contains("8d000a20030020030013"), "{text}");
    }

    #[test]
    fn a_recording_is_played_as_it_was_recorded() {
        let with = game("e2e4 e7e5 g1f3").with(2, Incident::IllegalMove);
        let text = Script::from_game(&with).unwrap().to_hex();
        let again = Script::from_hex(&text).unwrap();
        // The clock is read once more at the start.
        let clock_twice = again.to_hex();
        let mut lines: Vec<&str> = clock_twice.lines().collect();
        lines.remove(1);
        assert_eq!(lines, text.lines().collect::<Vec<_>>());
    }

    #[test]
    fn a_recorded_game_is_played_line_by_line_at_the_pace_of_its_clock() {
        for text in recorded() {
            let script = Script::from_hex(&text).unwrap();
            let is_played = |step: &&Step| matches!(step, Step::Recorded(_));
            let played = script.steps.iter().filter(is_played).count();
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            let messages: Vec<&str> = lines.collect();
            assert_eq!(played, messages.len() - 1, "all but the first dump");
            assert_eq!(script.start, Placement::start());
            let span = |step: &Step| if let Step::Time(span) = step { span.0 } else { 0 };
            let secs = script.steps.iter().map(span).sum::<i64>() / 1000;
            let readings = messages.iter().filter(|line| line.starts_with("8d")).count();
            let readings = i64::try_from(readings).unwrap();
            let pace = readings * 2 / 3..readings * 5 / 2;
            assert!(pace.contains(&secs), "{secs} s for {readings} readings of the clock");
            // A lifted piece and a placed one at least for each ply.
            let fields = messages.iter().filter(|line| line.starts_with("8e")).count();
            assert!((30..=fields / 2 + 1).contains(&usize::from(script.plies())));
        }
    }

    #[test]
    fn a_line_that_is_no_message_is_named() {
        let fault = Script::from_hex("# a comment\n\n8e 00 05 34 00\n8e0005\n").unwrap_err();
        assert_eq!(fault, NotARecording { line: 4, text: "8e0005".into() });
    }
}
