//! A simulated board for whoever asks: what it plays, how fast, and what goes wrong.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::export;
use crate::pgn_file::{is_binary, is_game};
use crate::system_fault::SystemFault;
use jadoube_chess::board::position::IllegalMove;
use jadoube_chess::moment::Millis;
use jadoube_chess::pgn::fault::Complaint;
use jadoube_chess::pgn::read::read_bytes;
use jadoube_chess::pgn::{PgnGame, PgnResult};
use jadoube_chess::side::{BySide, Side};
use jadoube_devices::simulator::faults::{Faults, NotAFault};
use jadoube_devices::simulator::player::{AtEnd, Options, SessionOutcome, Simulator};
use jadoube_devices::simulator::recording::NotARecording;
use jadoube_devices::simulator::script::{ClockStands, Ending, Game, Incident, Script, Times};
use jadoube_devices::simulator::table::ClockOption;
use jadoube_laws::clock::control::Bonus;
use jadoube_laws::ids::PortName;
use jadoube_laws::library::time_controls;
use jadoube_laws::sensing::{Orientation, ResultSignal};
use jadoube_message::Message;
use jadoube_message::system::SystemReason;

/// Where the game comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// The first game of a PGN file.
    Pgn(PathBuf),
    /// A recording, one message in hexadecimal a line.
    Recording(PathBuf),
}

/// What is simulated.
#[derive(Debug, Clone)]
pub struct Play {
    /// The game.
    pub source: Source,
    /// Faults of board and cable and incidents at the board, separated by commas.
    pub faults: String,
    /// A path that always leads to the board.
    pub link: Option<PathBuf>,
    /// `instant`, or how many times as fast as real.
    pub speed: String,
    /// Whether the board lies turned round.
    pub rotated: bool,
    /// Whether its clock may be set.
    pub settable: bool,
    /// A file into which what the board says is recorded.
    pub record: Option<PathBuf>,
}

/// The board could not be simulated.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "cli-simulate", error)]
pub enum SimulateFault {
    /// A file could not be read.
    #[message(transparent, from)]
    File(SystemFault),
    /// The system gave no pseudo-terminal, link or file.
    NoLine(SystemFault),
    /// A line of a recording is no message.
    Recording {
        /// The recording.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// There is no game in a PGN file.
    NoGame {
        /// The file.
        path: PathBuf,
        /// What is wrong with it, if anything is.
        complaint: Option<Complaint>,
    },
    /// A move of the game cannot be made.
    #[message(transparent, from)]
    Move(IllegalMove),
    /// What was to be recorded into is there already.
    RecordExists(PathBuf),
    /// Neither a fault nor an incident.
    NoFault {
        /// What was asked for.
        text: String,
        /// What there is.
        known: String,
    },
    /// An incident without the half-move at which it happens.
    NoPly {
        /// What was asked for.
        text: String,
        /// The incident.
        name: String,
    },
    /// Not a pace.
    Pace(String),
}

/// A simulated board that plays.
#[derive(Debug)]
pub struct Session(Simulator);

impl Session {
    /// The line to open.
    #[must_use]
    pub fn port(&self) -> PortName {
        self.0.port_name()
    }

    /// Waits for the end of the script; nothing, if it is not reached within the limit.
    pub fn wait(&self, limit: Duration) -> Option<Result<(), SystemReason>> {
        match self.0.wait(limit) {
            SessionOutcome::NotYet => None,
            SessionOutcome::ToTheEnd | SessionOutcome::Stopped => Some(Ok(())),
            SessionOutcome::Failed(why) => Some(Err(why)),
        }
    }
}

/// Puts the board on the table.
///
/// # Errors
/// [`SimulateFault`] when the game cannot be read or the system gives no terminal.
pub fn start(play: &Play) -> Result<Session, SimulateFault> {
    let of = |path: &Path, error: std::io::Error| SystemFault::of(path, &error);
    let (at_board, faults) = incidents(&play.faults)?;
    let script = match &play.source {
        Source::Recording(path) => {
            let text = std::fs::read_to_string(path).map_err(|error| of(path, error))?;
            Script::from_hex(&text).map_err(|NotARecording { line, text }| {
                SimulateFault::Recording { path: path.clone(), line, text }
            })?
        }
        Source::Pgn(path) => {
            let bytes = std::fs::read(path).map_err(|error| of(path, error))?;
            let file = read_bytes(&bytes);
            let game = file.games.iter().find(|game| is_game(game)).filter(|_| !is_binary(&bytes));
            let game = game.ok_or_else(|| SimulateFault::NoGame {
                path: path.clone(),
                complaint: file.complaints.first().cloned(),
            })?;
            script_of(game, play, at_board)?
        }
    };
    if let Some(path) = play.record.as_ref().filter(|path| path.symlink_metadata().is_ok()) {
        return Err(SimulateFault::RecordExists(path.clone()));
    }
    let options = Options {
        port_link: play.link.clone(),
        pace: play.speed.parse().map_err(|_| SimulateFault::Pace(play.speed.clone()))?,
        faults: faults
            .parse()
            .map_err(|NotAFault(text)| SimulateFault::NoFault { text, known: known() })?,
        clock: if play.settable { ClockOption::Settable } else { ClockOption::ReadOnly },
        at_end: AtEnd::HangUp,
        record: play.record.clone(),
        ..Options::instant()
    };
    let line = play.link.clone().unwrap_or_else(|| "/dev/ptmx".into());
    Simulator::start(script, options)
        .map(Session)
        .map_err(|error| SimulateFault::NoLine(SystemFault::of(&line, &error)))
}

/// What happens at the board besides the moves.
#[derive(Debug, Default)]
struct AtBoard {
    incidents: Vec<(u16, Incident)>,
    kings: Kings,
    clock: ClockStands,
}

/// Whether the players show the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Kings {
    /// They leave the pieces.
    #[default]
    Left,
    /// They put the kings into the centre.
    InTheCentre,
}

/// The incidents at the board that happen at a half-move, by their names: `illegal@9`.
const AT_PLY: [(&str, Incident); 6] = [
    ("illegal", Incident::IllegalMove),
    ("flag", Incident::FlagFall),
    ("takeback", Incident::TakeBack),
    ("touch", Incident::OtherPieceTouched),
    ("forget", Incident::PressForgotten),
    ("unpressed", Incident::NotPressed),
];

/// The players show the result with their kings.
const KINGS: &str = "kings";

/// The clock lies turned round.
const CLOCK_TURNED: &str = "clock-turned";

/// All that can go wrong, as it is written.
fn known() -> String {
    let at_board = AT_PLY.iter().map(|(name, _)| format!("{name}@9"));
    let at_board = at_board.chain([KINGS, CLOCK_TURNED].map(str::to_owned));
    at_board.chain(Faults::names()).collect::<Vec<_>>().join(", ")
}

/// Incidents at the board, and the other words, which are faults of board and cable.
fn incidents(words: &str) -> Result<(AtBoard, String), SimulateFault> {
    let mut at_board = AtBoard::default();
    let mut others = Vec::new();
    for word in words.split(',').map(str::trim).filter(|word| !word.is_empty()) {
        let (name, ply) = word.split_once('@').unwrap_or((word, ""));
        if name == KINGS {
            at_board.kings = Kings::InTheCentre;
            continue;
        }
        if name == CLOCK_TURNED {
            at_board.clock = ClockStands::Turned;
            at_board.incidents.push((1, Incident::PressedAtRest));
            continue;
        }
        let Some((_, incident)) = AT_PLY.iter().find(|(known, _)| *known == name) else {
            others.push(word);
            continue;
        };
        let no_ply = || SimulateFault::NoPly { text: word.to_owned(), name: name.to_owned() };
        let ply = ply.parse().map_err(|_| no_ply())?;
        at_board.incidents.push((ply, *incident));
    }
    Ok((at_board, others.join(",")))
}

fn script_of(game: &PgnGame, play: &Play, at_board: AtBoard) -> Result<Script, IllegalMove> {
    let default = time_controls::default_control();
    let setup = export::setup_of(game, &default);
    let period = |side: Side| setup.control.schedules.of(side).0.first().copied();
    let start = |side| period(side).map_or(Millis::from_mins(5), |period| period.time);
    let increment = match period(Side::White).map(|period| period.bonus) {
        Some(Bonus::Increment(time)) => time,
        _ => Millis::ZERO,
    };
    let times = Times {
        start: BySide::new(start(Side::White) + increment, start(Side::Black) + increment),
        increment,
    };
    let moves = game.ucis();
    let thinks = game.plies().iter().map(|ply| ply.emt.unwrap_or(Game::USUAL_THINK)).collect();
    Script::from_game(&Game {
        thinks,
        incidents: at_board.incidents,
        clock: at_board.clock,
        ending: match (at_board.kings, shown(game)) {
            (Kings::InTheCentre, Some(signal)) => Ending::KingsInTheCentre(signal),
            _ => Ending::ClockStopped,
        },
        orientation: if play.rotated { Orientation::Rotated } else { Orientation::Normal },
        ..Game::new(game.start.clone(), moves, times)
    })
}

/// The result of a game as the kings show it.
const fn shown(game: &PgnGame) -> Option<ResultSignal> {
    match game.result {
        PgnResult::WhiteWins => Some(ResultSignal::WhiteWins),
        PgnResult::BlackWins => Some(ResultSignal::BlackWins),
        PgnResult::Draw => Some(ResultSignal::Draw),
        PgnResult::Open => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_a_game_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("png.pgn");
        let picture = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x04\0 e4 \0\x01\x02\x03";
        for bytes in [&picture[..], b"no game at all\n", b""] {
            std::fs::write(&path, bytes).unwrap();
            let play = Play {
                source: Source::Pgn(path.clone()),
                faults: String::new(),
                link: None,
                speed: "instant".into(),
                rotated: false,
                settable: true,
                record: None,
            };
            let refused = start(&play).err();
            assert!(matches!(refused, Some(SimulateFault::NoGame { .. })), "{refused:?}");
        }
    }

    #[test]
    fn all_that_is_listed_can_go_wrong_and_all_that_can_is_listed() {
        let listed = known();
        for name in listed.split(", ") {
            let (at_board, faults) = incidents(name).unwrap();
            let faults: Faults = faults.parse().unwrap();
            let kings = at_board.kings == Kings::InTheCentre;
            assert!(kings || !at_board.incidents.is_empty() || !faults.0.is_empty(), "{name}");
        }
        for name in ["illegal@", "flag@", "takeback@", "kings", "clock-turned", "noise", "unplug@"]
        {
            assert!(listed.contains(name), "{name} in {listed}");
        }
    }
}
