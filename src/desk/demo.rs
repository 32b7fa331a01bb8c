//! The demonstration competition: six boards, four of them on simulated serial lines. One game goes
//! to its mate, one is played from a recording, on one an illegal move is made, and on one a flag
//! falls. The fifth is a blind match in which one of two boards slips, the sixth was adjourned and
//! is resumed without the player who sealed.

mod adjourned;
mod blind;
pub mod fault;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::demo::fault::{DemoFault, Deviation};
use crate::desk::Desk;
use crate::inbox::Request;
use crate::shutdown;
use crate::timekeeper::today;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::moment::Millis;
use jadoube_chess::notation::san;
use jadoube_chess::result::Score;
use jadoube_chess::side::BySide;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::{Assignment, Competition};
use jadoube_core::hall::state::Hall;
use jadoube_devices::simulator::player::{Options, Pace, Simulator};
use jadoube_devices::simulator::script::{Game, Incident, Script, Times};
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::game::event::{Player, Setup, Timing};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, PortName};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::sensing::{ClockMapping, Orientation};

/// A game of the demonstration, with what is to come of it.
struct Part {
    white: &'static str,
    black: &'static str,
    /// The moves of a real game.
    moves: &'static str,
    orientation: Orientation,
    incident: Option<(u16, Incident)>,
    /// The players' time at the beginning, minutes.
    minutes: i64,
    /// Whether it is played from the recording in `assets/demo`.
    recorded: bool,
    expected: Outcome,
}

const WHITE_MATES: Outcome = Outcome { score: Score::WhiteWins, reason: EndReason::Checkmate };

const PARTS: [Part; 4] = [
    Part {
        white: "Morphy, Paul",
        black: "Duke Karl / Count Isouard",
        moves: "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 \
                Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#",
        orientation: Orientation::Normal,
        incident: Some((7, Incident::OtherPieceTouched)),
        minutes: 3,
        recorded: false,
        expected: WHITE_MATES,
    },
    Part {
        white: "Réti, Richard",
        black: "Tartakower, Savielly",
        moves: "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Qd3 e5 dxe5 Qa5+ Bd2 Qxe5 O-O-O Nxe4 Qd8+ Kxd8 \
                Bg5+ Kc7 Bd8#",
        orientation: Orientation::Rotated,
        incident: None,
        minutes: 3,
        recorded: true,
        expected: WHITE_MATES,
    },
    Part {
        white: "Lasker, Edward",
        black: "Thomas, George Alan",
        moves: "d4 e6 Nf3 f5 Nc3 Nf6 Bg5 Be7 Bxf6 Bxf6 e4 fxe4 Nxe4 b6 Ne5 O-O Bd3 Bb7 Qh5 Qe7 \
                Qxh7+ Kxh7 Nxf6+ Kh6 Neg4+ Kg5 h4+ Kf4 g3+ Kf3 Be2+ Kg2 Rh2+ Kg1 Kd2#",
        orientation: Orientation::Normal,
        incident: Some((9, Incident::IllegalMove)),
        minutes: 3,
        recorded: false,
        expected: WHITE_MATES,
    },
    Part {
        white: "Anderssen, Adolf",
        black: "Kieseritzky, Lionel",
        moves: "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1",
        orientation: Orientation::Normal,
        incident: Some((17, Incident::FlagFall)),
        minutes: 1,
        recorded: false,
        expected: Outcome { score: Score::BlackWins, reason: EndReason::Flag },
    },
];

/// What the demonstration's event says beyond the Laws, which leave it to the event how late one may
/// come: without it the player who is late at the resumption would have lost at once.
const RULES: &str = r#"(
    name: "Demonstration",
    edition: "2023",
    rules: { "clocks.default_time": (value: Minutes(30), article: "1") },
)"#;

/// How many boards the demonstration has.
pub const BOARDS: usize = PARTS.len() + 2;

/// How many of them are electronic, on simulated lines.
pub const ELECTRONIC: usize = PARTS.len();

/// The board of the adjourned game.
const ADJOURNED: BoardNo = BoardNo(6);

/// The recording of the second game, made by [`recording`].
const RECORDING: &str = include_str!("../../assets/demo/board-2.hex");

/// The board of the blind match.
const BLIND: BoardNo = BoardNo(5);

/// The increment, seconds.
const INCREMENT: i64 = 2;

/// The boards of the demonstration; they play as long as this lives.
#[derive(Debug)]
pub struct Demo {
    file: PathBuf,
    /// Kept, because dropping one pulls its cable.
    boards: Vec<Simulator>,
}

impl Demo {
    /// Makes the competition file in a folder, opens it on the desk, and puts the boards on the
    /// tables. `speed` is how many times as fast as real the players play.
    ///
    /// # Errors
    /// [`DemoFault`] when something is not available.
    pub fn set_up(desk: &Desk, folder: &Path, speed: u32) -> Result<Self, DemoFault> {
        std::fs::create_dir_all(folder)?;
        let file = folder.join("demonstration.jadoube");
        let competition = Competition {
            name: "J’adoube".into(),
            place: "Skopje".into(),
            date: today(),
            edition: "2023".into(),
            arbiter: String::new(),
            rules: Some(RULES.into()),
            supervision: None,
        };
        desk.ask(Request::New(file.clone(), competition)).wait()?;
        let mut boards = Vec::new();
        for (number, part) in (1..).zip(&PARTS) {
            let board = BoardNo(number);
            desk.command(Command::SetUpGame { board, setup: setup(part)? }).wait()?;
            let link = folder.join(format!("line-{number}"));
            let options = Options {
                port_link: Some(link.clone()),
                pace: Pace::Times(speed),
                serial: format!("{:05}", 1000 + number),
                ..Options::real_time()
            };
            boards.push(Simulator::start(script(part)?, options)?);
            let device = Some(Assignment {
                port: PortName(link.to_string_lossy().into_owned()),
                mapping: ClockMapping::Automatic,
                orientation: None,
            });
            desk.command(Command::AssignDevice { board, device }).wait()?;
        }
        blind::play(desk, BLIND)?;
        adjourned::play(desk, ADJOURNED)?;
        Ok(Self { file, boards })
    }

    /// The competition file.
    #[must_use]
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// How many boards are on the tables.
    #[must_use]
    pub fn boards(&self) -> usize {
        self.boards.len()
    }
}

/// Accepts every ruling that is proposed until all games have ended, or the time is up; says
/// whether they all have.
pub fn arbitrate(desk: &Desk, limit: Duration) -> bool {
    let begun = Instant::now();
    loop {
        let snapshot = desk.snapshot();
        let open = snapshot.hall.incidents.values().filter(|incident| incident.is_open());
        for incident in open {
            let no = incident.no;
            // Refused, if the game has changed in the meantime: then the next look tells.
            let _ = desk.command(Command::Dispute { what: DisputeCommand::Propose { no } }).wait();
            let what = DisputeCommand::Accept { no, reason: String::new(), lose: None };
            let _ = desk.command(Command::Dispute { what }).wait();
        }
        blind::put_right(desk, &snapshot.hall);
        adjourned::end(desk, &snapshot.hall, ADJOURNED);
        let waiting = snapshot.hall.incidents.values().any(|incident| incident.is_open());
        let mut games = snapshot.hall.on_boards().peekable();
        if !waiting && games.peek().is_some() && games.all(|(_, game)| game.outcome().is_some()) {
            return true;
        }
        if begun.elapsed() > limit || shutdown::is_asked() {
            return false;
        }
        std::thread::park_timeout(Duration::from_millis(50));
    }
}

/// What did not come out as it should have; nothing, when all is right.
#[must_use]
pub fn complaints(hall: &Hall) -> Vec<Deviation> {
    let mut wrong = Vec::new();
    for (number, part) in (1..).zip(&PARTS) {
        let board = BoardNo(number);
        let Some(game) = hall.game(board) else {
            wrong.push(Deviation::NoGame(board));
            continue;
        };
        let written: Vec<&str> = part.moves.split_whitespace().collect();
        let whole = match part.incident {
            Some((ply, Incident::FlagFall)) => usize::from(ply) - 1,
            _ => written.len(),
        };
        let moves = written[..whole].join(" ");
        wrong.extend(Deviation::of_game(board, game, &moves, part.expected));
    }
    wrong.extend(blind::complaints(hall, BLIND));
    wrong.extend(incident_complaints(hall));
    wrong.extend(adjourned::complaints(hall, ADJOURNED));
    wrong
}

fn incident_complaints(hall: &Hall) -> Vec<Deviation> {
    let mut wrong = Vec::new();
    let mut cases: Vec<(u16, &str)> = Vec::new();
    for incident in hall.incidents.values() {
        let case = match incident.case {
            Case::IllegalMove(_) => "illegal move",
            Case::FlagFall(_) => "flag",
            _ => "another case",
        };
        cases.push((incident.board.map_or(0, |board| board.0), case));
        let cited = incident.decision.as_ref().map_or(0, |d| d.ruling.citations.len());
        if cited == 0 {
            wrong.push(Deviation::NoArticle(incident.no));
        }
    }
    cases.sort_unstable();
    if cases != [(3, "illegal move"), (4, "flag")] {
        wrong.push(Deviation::Incidents { count: cases.len() });
    }
    let board = BoardNo(3);
    if hall.game(board).map(|game| game.illegal_moves) != Some(BySide::new(1, 0)) {
        wrong.push(Deviation::Counted(board));
    }
    wrong
}

fn moves(part: &Part) -> Result<Vec<Uci>, DemoFault> {
    let mut position = Position::start();
    let mut moves = Vec::new();
    for text in part.moves.split_whitespace() {
        let m = san::read(&position, text)
            .map_err(|fault| DemoFault::Script(format!("{text}: {fault}")))?;
        moves.push(position.uci(m));
        position = position.after(m);
    }
    Ok(moves)
}

fn control(part: &Part) -> Result<TimeControl, DemoFault> {
    format!("{}+{INCREMENT}", part.minutes)
        .parse()
        .map_err(|error| DemoFault::Script(format!("time control: {error}")))
}

fn setup(part: &Part) -> Result<Setup, DemoFault> {
    let player = |name: &str| Player { name: name.into(), ..Player::default() };
    Ok(Setup {
        players: BySide::new(player(part.white), player(part.black)),
        timing: Timing::Device,
        ..Setup::new(control(part)?)
    })
}

fn script(part: &Part) -> Result<Script, DemoFault> {
    if part.recorded {
        return Script::from_hex(RECORDING).map_err(|error| DemoFault::Script(error.to_string()));
    }
    let moves = moves(part)?;
    let start = Millis::from_mins(part.minutes) + Millis::from_secs(INCREMENT);
    let times = Times { start: BySide::new(start, start), increment: Millis::from_secs(INCREMENT) };
    // A hand that is quick in the opening and slower later, the same in every run.
    let thinks = (0..moves.len()).map(|ply| Millis(900 + (ply as i64 * 37 % 7) * 250)).collect();
    let game = Game {
        thinks,
        orientation: part.orientation,
        incidents: part.incident.into_iter().collect(),
        ..Game::new(Position::start(), moves, times)
    };
    Script::from_game(&game).map_err(|error| DemoFault::Script(error.to_string()))
}

/// The recording of the demonstration's second game, made again by the simulator.
///
/// # Errors
/// [`DemoFault::Script`] when its moves are wrong.
pub fn recording() -> Result<String, DemoFault> {
    let part = Part { recorded: false, ..PARTS[1] };
    Ok(script(&part)?.to_hex())
}
