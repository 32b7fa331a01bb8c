//! Whole sessions over real pseudo-terminals: a simulated board at one end, a supervisor at the
//! other. Nothing here sleeps; everything waits for reports, with a deadline.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use crate::request::Request;
use crate::simulator::player::{AtEnd, Options, SessionOutcome, Simulator};
use crate::simulator::recording::recorded;
use crate::simulator::script::{Game, Incident, Script, Step, Times};
use crate::simulator::table::ClockOption;
use crate::supervisor::{Config, Report, Supervisor};
use crate::trace::TraceLevel;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::BySide;
use jadoube_laws::ids::PortName;
use jadoube_laws::recognition::finding::Finding;
use jadoube_laws::recognition::recognizer::{Recognizer, Settings};
use jadoube_laws::sensing::{
    Abilities, ClockAnswer, ClockEnd, LinkState, MemoryRecord, Sensing, SensorReport,
};

/// Far longer than any of these takes, even on a busy machine.
pub(super) const DEADLINE: Duration = Duration::from_secs(20);

/// Captures of several kinds, a slide and castling.
pub(super) const GAME: &str =
    "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 b5c6 d7c6 e1g1 f6e4 f1e1 e4d6 f3e5 c8e6";

pub(super) fn game(moves: &str) -> Game {
    let times = Times {
        start: BySide::new(Millis::from_mins(5), Millis::from_mins(4)),
        increment: Millis::from_secs(2),
    };
    let moves = moves.split(' ').map(|uci| Uci(uci.into())).collect();
    Game::new(Position::start(), moves, times)
}

pub(super) fn after(moves: &str) -> Placement {
    let play = |position: Position, uci: &str| {
        let m = position.read_uci(&Uci(uci.into())).unwrap();
        position.after(m)
    };
    moves.split(' ').fold(Position::start(), play).placement()
}

/// The first so many plies of the game.
fn first(plies: usize) -> String {
    GAME.split(' ').take(plies).collect::<Vec<_>>().join(" ")
}

/// Somebody who listens to a board.
pub(super) struct Listener {
    pub(super) supervisor: Supervisor,
    reports: Receiver<Report>,
    /// What is on the board, as far as was heard.
    pub(super) board: Placement,
    pub(super) heard: Vec<SensorReport>,
    /// The lines of the trace.
    traced: Vec<String>,
}

impl Listener {
    pub(super) fn new(port: PortName, config: Config) -> Self {
        let (sender, reports) = channel();
        let out = move |report| drop(sender.send(report));
        let supervisor = Supervisor::open(port, config, out).unwrap();
        Self { supervisor, reports, board: Placement::EMPTY, heard: Vec::new(), traced: Vec::new() }
    }

    pub(super) fn at(simulator: &Simulator) -> Self {
        Self::new(simulator.port_name(), Config::brisk())
    }

    /// Listens until something is so, or fails with what was heard.
    pub(super) fn until(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        let until = Instant::now() + DEADLINE;
        while !so(self) {
            let left = until.saturating_duration_since(Instant::now());
            match self.reports.recv_timeout(left) {
                Ok(Report::Sensed { sensed, .. }) => {
                    match &sensed {
                        SensorReport::Board(placement) => self.board = *placement,
                        SensorReport::Square(square, piece) => self.board.set(*square, *piece),
                        _ => {}
                    }
                    self.heard.push(sensed);
                }
                Ok(Report::Trace { line, .. }) => self.traced.push(line.to_string()),
                Err(error) => panic!("{what}: {error}; board {}; {:?}", self.board, self.heard),
            }
        }
    }

    pub(super) fn has(&self, sensed: &SensorReport) -> bool {
        self.heard.contains(sensed)
    }

    fn answers(&self) -> Vec<&ClockAnswer> {
        let answers = self.heard.iter().filter_map(|sensed| match sensed {
            SensorReport::ClockAnswer(ClockAnswer::Version(..)) => None,
            SensorReport::ClockAnswer(answer) => Some(answer),
            _ => None,
        });
        answers.collect()
    }

    fn lost(&self) -> bool {
        self.lost_because("")
    }

    /// Whether the line was lost for a reason in which these words stand.
    pub(super) fn lost_because(&self, words: &str) -> bool {
        self.heard.iter().any(|sensed| match sensed {
            SensorReport::Link(LinkState::Lost { reason }) => reason.to_string().contains(words),
            _ => false,
        })
    }
}

pub(super) fn start(game: &Game, options: Options) -> Simulator {
    Simulator::start(Script::from_game(game).unwrap(), options).unwrap()
}

pub(super) fn with(faults: &str) -> Options {
    Options { faults: faults.parse().unwrap(), ..Options::instant() }
}

#[test]
fn a_whole_game_is_sensed_in_order() {
    let game = game(GAME);
    let script = Script::from_game(&game).unwrap();
    let changes = |steps: &[Step]| -> Vec<String> {
        let squares = steps.iter().filter_map(|step| match step {
            Step::Square(square, occupant) => Some(format!("{square} {:?}", occupant.piece())),
            _ => None,
        });
        squares.collect()
    };
    let expected = changes(&script.steps);
    let simulator = Simulator::start(script, Options::instant()).unwrap();
    let mut listener = Listener::at(&simulator);
    assert_eq!(simulator.wait(DEADLINE), SessionOutcome::ToTheEnd);
    listener.until("the clock stopped after the last move", |l| {
        l.board == after(GAME)
            && matches!(l.heard.last(), Some(SensorReport::Clock(reading)) if !reading.running)
    });
    let heard: Vec<String> = listener
        .heard
        .iter()
        .filter_map(|sensed| match sensed {
            SensorReport::Square(square, piece) => Some(format!("{square} {piece:?}")),
            _ => None,
        })
        .collect();
    assert_eq!(heard, expected);
    let abilities = Abilities { sensing: Sensing::Pieces, clock: true, lever: true };
    let opened = [
        SensorReport::Abilities(abilities),
        SensorReport::Link(LinkState::Opening),
        SensorReport::Link(LinkState::Connected),
        SensorReport::Board(Placement::start()),
    ];
    assert_eq!(listener.heard[..4], opened);
    let turns = listener.heard.iter().filter_map(|sensed| match sensed {
        SensorReport::Clock(reading) if reading.running => Some(reading.turn),
        _ => None,
    });
    let mut turns: Vec<ClockEnd> = turns.collect();
    turns.dedup();
    assert_eq!(turns.len(), 15, "the lever turned once after each of the 14 plies: {turns:?}");
}

#[test]
fn a_board_that_was_unplugged_in_the_middle_of_a_move_is_read_again_on_its_return() {
    let folder = tempfile::tempdir().unwrap();
    let link = folder.path().join("board");
    let options = Options { port_link: Some(link.clone()), ..with("unplug@7") };
    let simulator = start(&game(GAME), options);
    let mut listener = Listener::at(&simulator);
    assert_eq!(simulator.wait(DEADLINE), SessionOutcome::ToTheEnd);
    listener.until("the end of the game", |l| l.board == after(GAME));
    assert!(listener.lost(), "{:?}", listener.heard);
    let back = SensorReport::Board(after(&first(7)));
    assert!(listener.has(&back), "the move that nobody saw: {:?}", listener.heard);
    assert_eq!(listener.supervisor.port(), &PortName::new(link.to_string_lossy()));
}

#[test]
fn however_bad_the_cable_is_the_board_is_known_in_the_end() {
    for faults in [
        "split",
        "glue",
        "noise,split",
        "truncate",
        "noise,truncate,glue,null-clock,flicker,knocked,battery-low,jump@3",
    ] {
        let simulator = start(&game(GAME), with(faults));
        let mut listener = Listener::at(&simulator);
        assert_eq!(simulator.wait(DEADLINE), SessionOutcome::ToTheEnd, "{faults}");
        listener.until(faults, |l| l.board == after(GAME));
    }
}

#[test]
fn a_board_that_restarts_is_told_again_to_report() {
    let simulator = start(&game(GAME), with("power-cycle@5"));
    let mut listener = Listener::at(&simulator);
    assert_eq!(simulator.wait(DEADLINE), SessionOutcome::ToTheEnd);
    listener.until("the end of the game", |l| l.board == after(GAME));
}

#[test]
fn a_clock_that_is_missing_and_one_that_is_pulled_out_are_both_reported() {
    for faults in ["no-clock", "clock-out@3"] {
        let simulator = start(&game(GAME), with(faults));
        let mut listener = Listener::at(&simulator);
        listener.until(faults, |l| l.has(&SensorReport::NoClock) && l.board == after(GAME));
        let readings =
            listener.heard.iter().filter(|s| matches!(s, SensorReport::Clock(_))).count();
        assert_eq!(readings == 0, faults == "no-clock", "{faults}: {readings} readings");
    }
}

#[test]
fn a_read_only_clock_refuses_and_another_is_set_even_with_bad_answers() {
    let set = Request::SetClock { a: Millis::from_secs(100), b: Millis::from_secs(200), run: None };
    let refused = ClockAnswer::Refused { code: 0x40 };
    for (option, faults, expected) in [
        (ClockOption::ReadOnly, "", refused),
        (ClockOption::Settable, "", ClockAnswer::Accepted),
        (ClockOption::Settable, "lost-ack", ClockAnswer::Accepted),
        (ClockOption::Settable, "error-ack,null-clock", ClockAnswer::Accepted),
        (ClockOption::Settable, "stale-time,null-clock", ClockAnswer::Accepted),
        (ClockOption::Settable, "no-clock", ClockAnswer::Silent),
    ] {
        let simulator = start(&game("e2e4"), Options { clock: option, ..with(faults) });
        let mut listener = Listener::at(&simulator);
        assert_eq!(simulator.wait(DEADLINE), SessionOutcome::ToTheEnd);
        listener.supervisor.send(set.clone());
        listener.until(faults, |l| !l.answers().is_empty());
        assert_eq!(listener.answers(), [&expected], "{option:?} {faults}");
        if expected == ClockAnswer::Accepted {
            listener.until("the new times", |l| {
                l.heard.iter().any(|sensed| {
                    matches!(sensed, SensorReport::Clock(r) if r.a.time == Millis::from_secs(100))
                })
            });
        }
    }
}

#[test]
fn texts_and_beeps_are_answered_in_order() {
    let simulator = start(&game("e2e4"), Options::instant());
    let mut listener = Listener::at(&simulator);
    let requests =
        [Request::ShowText("arbiter".into()), Request::Beep(Millis(200)), Request::EndText];
    for request in requests {
        listener.supervisor.send(request);
    }
    listener.until("three answers", |l| l.answers().len() == 3);
    assert!(listener.answers().iter().all(|answer| **answer == ClockAnswer::Accepted));
}

#[test]
fn letting_go_is_prompt_with_and_without_a_board() {
    let simulator = start(&game(GAME), Options::real_time());
    let ports = [simulator.port_name(), PortName::new("/dev/no-such-board")];
    for port in ports {
        let mut listener = Listener::new(port.clone(), Config::board());
        listener.until("a first word", |l| !l.heard.is_empty());
        let began = Instant::now();
        assert!(listener.supervisor.close(), "{port}");
        assert!(began.elapsed() < Duration::from_secs(1), "{port}: {:?}", began.elapsed());
        let last = listener.reports.iter().last();
        let closed = SensorReport::Link(LinkState::Closed);
        assert_eq!(last, Some(Report::Sensed { port, sensed: closed }));
    }
}

#[test]
fn dropping_the_handle_lets_go_too() {
    let simulator = start(&game(GAME), Options::real_time());
    let listener = Listener::at(&simulator);
    drop(listener.supervisor);
    let closed = SensorReport::Link(LinkState::Closed);
    let last = listener.reports.iter().last();
    assert!(matches!(last, Some(Report::Sensed { sensed, .. }) if sensed == closed));
}

#[test]
fn a_board_that_hangs_up_for_good_is_let_go_after_everything_was_heard() {
    // With a link: the number of a terminal that is gone soon belongs to another one.
    let folder = tempfile::tempdir().unwrap();
    let link = Some(folder.path().join("board"));
    let options = Options { at_end: AtEnd::HangUp, port_link: link, ..Options::instant() };
    let simulator = start(&game(GAME), options);
    let config = Config { give_up_after: Some(Duration::from_millis(100)), ..Config::brisk() };
    let mut listener = Listener::new(simulator.port_name(), config);
    listener.until("closed", |l| l.has(&SensorReport::Link(LinkState::Closed)));
    assert!(listener.lost());
    assert_eq!(listener.board, after(GAME));
}

#[test]
fn a_listener_that_panics_does_not_cost_the_board() {
    let simulator = start(&game(GAME), Options::instant());
    let (sender, reports) = channel();
    let out = move |report| {
        assert!(
            !matches!(&report, Report::Sensed { sensed: SensorReport::Identity(_), .. }),
            "this listener does not like names (a panic that belongs to the test)"
        );
        drop(sender.send(report));
    };
    let _supervisor = Supervisor::open(simulator.port_name(), Config::brisk(), out).unwrap();
    let mut board = Placement::EMPTY;
    while board != after(GAME) {
        match reports.recv_timeout(DEADLINE) {
            Ok(Report::Sensed { sensed: SensorReport::Board(placement), .. }) => board = placement,
            Ok(Report::Sensed { sensed: SensorReport::Square(square, piece), .. }) => {
                board.set(square, piece);
            }
            Ok(_) => {}
            Err(error) => panic!("{error} with {board}"),
        }
    }
}

#[test]
fn the_trace_tells_the_session_by_meaning_and_bytes() {
    let simulator = start(&game("e2e4"), Options::instant());
    let config = Config { trace: TraceLevel::Frames, ..Config::brisk() };
    let mut listener = Listener::new(simulator.port_name(), config);
    listener.until("the move", |l| l.board == after("e2e4"));
    let told = listener.traced.join("\n");
    for line in [
        "--> device-trace-ask-update-nice [4b]",
        "<-- device-trace-got-field square=e2 holds=none [8e 00 05 34 00]",
        "--- device-trace-open",
    ] {
        assert!(told.contains(line), "{line} in\n{told}");
    }
}

#[test]
fn a_recorded_game_comes_through_a_cable_unchanged() {
    for text in recorded() {
        comes_through_unchanged(&text);
    }
}

fn comes_through_unchanged(text: &str) {
    let folder = tempfile::tempdir().unwrap();
    let record: PathBuf = folder.path().join("again.hex");
    let options = Options { record: Some(record.clone()), ..Options::instant() };
    let simulator = Simulator::start(Script::from_hex(text).unwrap(), options).unwrap();
    let mut listener = Listener::at(&simulator);
    assert_eq!(simulator.wait(DEADLINE), SessionOutcome::ToTheEnd);
    let fields = text.lines().filter(|line| line.starts_with("8e")).count();
    let heard =
        |l: &Listener| l.heard.iter().filter(|s| matches!(s, SensorReport::Square(..))).count();
    listener.until("every field", |l| heard(l) == fields);
    // The recording of the session holds the lines of the original, in order.
    let again = std::fs::read_to_string(&record).unwrap();
    let of_game = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| line.starts_with("8e"));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(of_game(&again), of_game(text));
}

/// What a recognizer makes of a game that came through the cable: the moves, and how many illegal
/// moves it found.
fn recognised(game: &Game, faults: &str) -> (Vec<String>, usize) {
    let folder = tempfile::tempdir().unwrap();
    recognised_at(&folder.path().join("board"), game, faults)
}

/// The same on a line of this name.
pub(super) fn recognised_at(line: &Path, game: &Game, faults: &str) -> (Vec<String>, usize) {
    let options =
        Options { port_link: Some(line.to_owned()), at_end: AtEnd::HangUp, ..with(faults) };
    let simulator = start(game, options);
    // Longer than a simulated cable is out, where one is pulled.
    let patience = Duration::from_millis(if faults.contains("unplug") { 2000 } else { 100 });
    let config = Config { give_up_after: Some(patience), ..Config::brisk() };
    let mut listener = Listener::new(simulator.port_name(), config);
    let mut recognizer = Recognizer::new(game.start.clone(), Settings::USUAL);
    let (mut moves, mut illegal, mut used) = (Vec::new(), 0, 0);
    while !listener.has(&SensorReport::Link(LinkState::Closed)) {
        let seen = listener.heard.len();
        listener.until("the end", |l| l.heard.len() > seen);
        for sensed in &listener.heard[used..] {
            // As if half a second lay between any two reports.
            let at = Moment(i64::try_from(used).unwrap() * 500);
            used += 1;
            for finding in recognizer.sense(sensed, at) {
                match finding {
                    Finding::Move { uci, .. } => moves.push(uci.0),
                    Finding::TakenBack { to_back } => {
                        moves.truncate(moves.len() - usize::from(to_back));
                    }
                    Finding::Illegal { .. } => illegal += 1,
                    _ => {}
                }
            }
            if recognizer.wants_dump() {
                listener.supervisor.send(Request::Dump);
            }
        }
    }
    (moves, illegal)
}

#[test]
fn the_moves_are_recognised_whatever_happens_to_the_board() {
    for faults in ["", "split,noise", "glue,null-clock", "flicker", "knocked", "jump@3", "unplug@7"]
    {
        let (moves, illegal) = recognised(&game(GAME), faults);
        assert_eq!((moves.join(" ").as_str(), illegal), (GAME, 0), "{faults}");
    }
}

#[test]
fn incidents_are_recognised_as_what_they_are() {
    for (incident, expected) in [
        (Incident::IllegalMove, 1),
        (Incident::TakeBack, 0),
        (Incident::OtherPieceTouched, 0),
        (Incident::PressForgotten, 0),
    ] {
        let (moves, illegal) = recognised(&game(GAME).with(6, incident), "");
        assert_eq!((moves.join(" ").as_str(), illegal), (GAME, expected), "{incident:?}");
    }
}

#[test]
fn a_memory_is_read_out_while_the_line_counts_as_alive() {
    let game = game(GAME);
    let simulator = start(&game, Options::instant());
    let mut listener = Listener::at(&simulator);
    assert_eq!(simulator.wait(DEADLINE), SessionOutcome::ToTheEnd);
    listener.supervisor.send(Request::Memory);
    let kept = |l: &Listener| {
        l.heard.iter().find_map(|sensed| match sensed {
            SensorReport::Memory(kept) => Some(kept.clone()),
            _ => None,
        })
    };
    listener.until("the memory", |l| kept(l).is_some());
    let kept = kept(&listener).unwrap();
    let halted = kept.iter().filter(|kept| matches!(kept, MemoryRecord::Halted { .. })).count();
    assert_eq!(halted, 14, "one for each ply");
    let first = kept.iter().find_map(|kept| match kept {
        MemoryRecord::Halted { end, time } => Some((*end, *time)),
        MemoryRecord::Square { .. } => None,
    });
    // Five minutes, four seconds of thought, two seconds of increment; B is White's.
    assert_eq!(first, Some((ClockEnd::B, Millis::from_secs(300 - 4 + 2))));
    assert!(!listener.heard.contains(&SensorReport::Link(LinkState::Silent)));
}

#[test]
fn a_flag_that_falls_is_sensed_with_a_clock_that_stands() {
    let simulator = start(&game(GAME).with(4, Incident::FlagFall), Options::instant());
    let mut listener = Listener::at(&simulator);
    assert_eq!(simulator.wait(DEADLINE), SessionOutcome::ToTheEnd);
    listener.until("the flag", |l| {
        matches!(l.heard.last(), Some(SensorReport::Clock(r)) if r.a.flag && r.a.blocked && !r.running)
    });
    assert_eq!(listener.board, after(&first(3)), "the fourth ply was not played");
}
