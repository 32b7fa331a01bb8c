//! A second make of board, which is nothing like the first: it speaks in lines of text, senses
//! presence only, and has no clock. Its driver is all that knows it: the same supervisor keeps it,
//! the same recogniser follows its game, and the window says what it can and cannot do.

use std::collections::BTreeSet;
use std::io::{ErrorKind, Read as _, Write as _};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use egui::Key;
use jadoube_chess::board::position::Position;
use jadoube_chess::board::square::Square;
use jadoube_competition::berger::Cycles;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo};
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::result::PairingResult;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Assignment;
use jadoube_desk::desk::Desk;
use jadoube_desk::line_view::LineView;
use jadoube_devices::driver::{Driver, Out};
use jadoube_devices::request::Request;
use jadoube_devices::supervisor::Config;
use jadoube_devices::trace::{Frame, Meaning};
use jadoube_devices::transport::{LineSettings, ModemLines};
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::{BoardNo, PortName};
use jadoube_laws::sensing::{
    Abilities, ClockMapping, DeviceIdentity, LinkState, Sensing, SensorReport,
};
use jadoube_message::Message;
use jadoube_ui::actions::Action;

use crate::stage::{Stage, preferences, settle, setup};

const BOARD: BoardNo = BoardNo(1);

/// The driver. `?` asks; the board answers `=` and the squares that are occupied, and tells `+e4`
/// and `-e2` by itself; each in a line.
#[derive(Default)]
struct Reed {
    line: Vec<u8>,
    is_connected: bool,
    asked_at: Duration,
}

/// What is said over its line.
#[derive(Message)]
#[message(prefix = "reed")]
enum Said {
    Question,
    Answer(String),
}

impl Reed {
    fn question() -> Out {
        Out::Send(Frame { meaning: Meaning::of(Said::Question), bytes: b"?".to_vec() })
    }

    fn read(&mut self) -> Vec<Out> {
        let bytes = std::mem::take(&mut self.line);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let (kind, rest) = text.split_at_checked(1).unwrap_or_default();
        let square = rest.parse::<Square>().ok();
        let sensed = match (kind, square) {
            ("=", _) => SensorReport::Presence(rest.split(' ').flat_map(str::parse).collect()),
            ("+", Some(square)) => SensorReport::Occupied(square, true),
            ("-", Some(square)) => SensorReport::Occupied(square, false),
            _ => {
                return vec![
                    Out::Noise(Meaning::of(Said::Answer(text))),
                    Out::Say(SensorReport::Gap),
                ];
            }
        };
        let meaning = Meaning::of(Said::Answer(text));
        let mut out = vec![Out::Received(Frame { meaning, bytes })];
        if !std::mem::replace(&mut self.is_connected, true) {
            let make = Some("Reed".to_owned());
            out.push(Out::Say(SensorReport::Link(LinkState::Connected)));
            out.push(Out::Say(SensorReport::Identity(DeviceIdentity {
                make,
                ..Default::default()
            })));
        }
        out.push(Out::Say(sensed));
        out
    }
}

impl Driver for Reed {
    fn abilities(&self) -> Abilities {
        Abilities { sensing: Sensing::Presence, clock: false, lever: false }
    }

    fn line(&self) -> LineSettings {
        LineSettings { baud: 38_400, modem_lines: ModemLines::Leave }
    }

    fn begin(&mut self, now: Duration) -> Vec<Out> {
        *self = Self { asked_at: now, ..Self::default() };
        vec![Out::Say(SensorReport::Link(LinkState::Opening)), Self::question()]
    }

    fn heard(&mut self, bytes: &[u8], _: Duration) -> Vec<Out> {
        let mut out = Vec::new();
        for byte in bytes {
            match byte {
                b'\n' => out.extend(self.read()),
                _ => self.line.push(*byte),
            }
        }
        out
    }

    fn due(&mut self, now: Duration) -> Vec<Out> {
        if now.saturating_sub(self.asked_at) < Duration::from_millis(200) {
            return Vec::new();
        }
        self.asked_at = now;
        vec![Self::question()]
    }

    fn ask(&mut self, request: Request) -> Vec<Out> {
        assert!(!request.is_for_a_clock(), "it has none, and is not asked for it");
        if request == Request::Dump { vec![Self::question()] } else { Vec::new() }
    }
}

/// A board of this make on a table, and hands that move its pieces.
struct Table {
    port: PortName,
    /// `-e2` lifts, `+e4` places.
    hands: Sender<String>,
    board: JoinHandle<()>,
}

impl Table {
    fn lay() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = PortName::new(format!("tcp://{}", listener.local_addr().unwrap()));
        let (hands, done) = channel();
        let board = thread::spawn(move || answer(&listener, &done));
        Self { port, hands, board }
    }

    fn play(&self, script: &str) {
        for act in script.split(' ') {
            self.hands.send(act.to_owned()).unwrap();
        }
    }

    /// Takes the board away, and waits until it is gone.
    fn clear(self) {
        drop(self.hands);
        self.board.join().unwrap();
    }
}

/// The board itself, for one host, until nobody plays on it any more.
fn answer(listener: &TcpListener, hands: &Receiver<String>) {
    let start = Position::start().placement();
    let mut occupied: BTreeSet<Square> = start.pieces().map(|(square, _)| square).collect();
    let (mut host, _) = listener.accept().unwrap();
    host.set_read_timeout(Some(Duration::from_millis(2))).unwrap();
    let mut asked = [0; 64];
    loop {
        let count = match host.read(&mut asked) {
            Ok(0) => return,
            Ok(count) => count,
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => 0,
            Err(_) => return,
        };
        let all: Vec<String> = occupied.iter().map(ToString::to_string).collect();
        let mut said = format!("={}\n", all.join(" ")).repeat(count);
        match hands.try_recv() {
            Ok(act) => {
                let square = act[1..].parse().unwrap();
                if act.starts_with('+') {
                    occupied.insert(square)
                } else {
                    occupied.remove(&square)
                };
                said.push_str(&format!("{act}\n"));
            }
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => return,
        }
        if host.write_all(said.as_bytes()).is_err() {
            return;
        }
    }
}

/// A window on a desk that keeps boards of this make, one of them on its table.
fn stage(lang: Lang) -> (Stage, Table) {
    let table = Table::lay();
    let boards = Config { make: || Box::new(Reed::default()), ..Config::brisk() };
    let desk = Desk::start_with("test", boards, Box::new(|| {})).unwrap();
    let mut stage = Stage::on(desk, "2023", [setup(1)], preferences(lang));
    let (port, mapping) = (table.port.clone(), ClockMapping::Automatic);
    let device = Some(Assignment { port, mapping, orientation: None });
    stage.desk.command(Command::AssignDevice { board: BOARD, device }).wait().unwrap();
    stage.begin();
    until(&mut stage, "the board", |line| line.physical == Some(Position::start().placement()));
    (stage, table)
}

/// Waits until the line to the board is so; says what it was like when it does not become so.
fn until(stage: &mut Stage, what: &str, so: impl Fn(&LineView) -> bool) {
    let deadline = Instant::now() + Duration::from_secs(20);
    loop {
        let line = stage.desk.snapshot().line(BOARD).cloned();
        if line.as_ref().is_some_and(&so) {
            break;
        }
        assert!(Instant::now() < deadline, "waited in vain: {what}: {line:#?}");
        thread::park_timeout(Duration::from_millis(10));
    }
    settle(&mut stage.window);
}

#[test]
fn a_game_on_a_board_of_another_make_is_followed_and_what_it_cannot_do_is_said() {
    let (mut stage, table) = stage(Lang::En);
    stage.must_say("This board senses presence, not pieces: which piece stands where follows");
    stage.must_say("Boards of this make have no clock");
    // A pawn takes, and the queen takes back: both stay on the same square for the board.
    table.play("-e2 +e4 -d7 +d5 -e4 -d5 +d5 -d8 -d5 +d5");
    until(&mut stage, "the reply", |line| {
        line.provisional.as_ref().is_some_and(|uci| uci.0 == "d8d5")
    });
    let played: Vec<String> = stage.game(1).plies.iter().map(|ply| ply.uci.0.clone()).collect();
    assert_eq!(played, ["e2e4", "d7d5", "e4d5"], "each when it was replied to");
    stage.must_say("The board shows");
    stage.run(Action::ConfirmMove);
    assert_eq!(stage.game(1).plies.len(), 4, "the last one when the arbiter says so");

    stage.run(Action::ShowDevices);
    stage.must_say("Reed");
    stage.must_say("It finds no illegal move and no result, and how it lies must be said");
    stage.must_say("Boards of this make have no clock");
    assert!(!stage.says("DGT"), "nothing here is of the other make");

    stage.key(Key::F3);
    stage.must_say("Board and record agree");
    table.clear();
    until(&mut stage, "the loss", |line| matches!(line.link, LinkState::Lost { .. }));
    stage.must_say("The line is lost");
    assert!(!stage.says("Board and record agree"), "nobody can know it now");
}

#[test]
fn a_piece_where_no_move_leads_is_something_there_and_no_illegal_move() {
    let (mut stage, table) = stage(Lang::En);
    table.play("-b1 +b3");
    until(&mut stage, "the alarm", |line| line.displaced.len() == 2);
    stage.key(Key::F3);
    stage.must_say("b3: record nothing, board something");
    assert!(stage.game(1).disagreement.is_none(), "no illegal move was recorded");
    assert!(!stage.says("llegal move by"), "{:?}", stage.labels());
    table.clear();
}

#[test]
fn a_board_stays_with_its_table_when_the_next_round_is_published() {
    let table = Table::lay();
    let boards = Config { make: || Box::new(Reed::default()), ..Config::brisk() };
    let desk = Desk::start_with("test", boards, Box::new(|| {})).unwrap();
    let mut stage = Stage::on(desk, "2023", [], preferences(Lang::En));
    let ask = |stage: &Stage, what: Ask| {
        stage.desk.command(Command::Contest { what }).wait().unwrap();
    };
    let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
    let regulations = Box::new(Regulations::new(system, "90+30".parse().unwrap()));
    ask(&stage, Ask::Start { regulations });
    let entrants = (1..=4).map(|no| Entrant::named(format!("Player {no}"))).collect();
    ask(&stage, Ask::Enter { entrants });
    let how = Numbering::Arbiter { order: (1..=4).map(EntrantNo).collect() };
    ask(&stage, Ask::Number { how, reason: String::new() });
    let publish = |stage: &Stage, round: u8| {
        ask(stage, Ask::Draft { round, pairings: Vec::new() });
        ask(stage, Ask::Publish { round });
    };
    publish(&stage, 1);
    let (port, mapping) = (table.port.clone(), ClockMapping::Automatic);
    let device = Some(Assignment { port, mapping, orientation: None });
    stage.desk.command(Command::AssignDevice { board: BOARD, device }).wait().unwrap();
    for board in [1, 2].map(BoardNo) {
        let (result, reason) = (PairingResult::Draw, String::new());
        ask(&stage, Ask::EnterResult { round: Some(1), board, result, reason });
    }
    ask(&stage, Ask::Close { round: 1 });
    publish(&stage, 2);
    until(&mut stage, "the board", |line| line.physical == Some(Position::start().placement()));
    let snap = stage.desk.snapshot();
    let game = snap.hall.contest.bout(2, BOARD).and_then(|bout| bout.game);
    assert_eq!(game, snap.hall.at_board.get(&BOARD).copied(), "the game of round 2 is there");
    stage.ask(1, GameCommand::Start);
    table.play("-e2 +e4 -e7 +e5");
    until(&mut stage, "the reply", |line| {
        line.provisional.as_ref().is_some_and(|uci| uci.0 == "e7e5")
    });
    let game = stage.game(1);
    let played: Vec<String> = game.plies.iter().map(|ply| ply.uci.0.clone()).collect();
    assert_eq!((game.setup.round, played), (2, vec!["e2e4".to_owned()]));
    table.clear();
}

#[test]
fn what_such_a_board_is_has_words_in_every_language() {
    for lang in Lang::ALL {
        let (mut stage, table) = stage(lang);
        stage.lacks_no_words(&format!("{lang:?}"));
        stage.run(Action::ShowDevices);
        stage.lacks_no_words(&format!("{lang:?}: devices"));
        table.clear();
    }
}
