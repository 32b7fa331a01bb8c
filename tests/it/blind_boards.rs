//! Two simulated boards at the table of a blind match: what is executed on them reaches the match,
//! the lever starts the clock, and a board that slips is noticed within a second of the press.

use std::path::Path;
use std::time::{Duration, Instant};

use jadoube_chess::board::piece::Piece;
use jadoube_chess::board::position::Position;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::Side;
use jadoube_core::blind::arrangement::{Arrangement, BoardTracking, Boards};
use jadoube_core::blind::command::Command as BlindCommand;
use jadoube_core::blind::event::Event as BlindEvent;
use jadoube_core::blind::notice::Notice;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Assignment;
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::event::Event;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::library;
use jadoube_devices::simulator::clock::SimClock;
use jadoube_devices::simulator::faults::Faults;
use jadoube_devices::simulator::player::{Options, Simulator};
use jadoube_devices::simulator::script::{Script, Step};
use jadoube_laws::game::event::{Setup, Timing};
use jadoube_laws::ids::{BoardNo, PortName};
use jadoube_laws::sensing::{ClockEnd, ClockMapping};

const BOARD: BoardNo = BoardNo(1);
const PATIENCE: Duration = Duration::from_secs(60);

/// A pawn moved by hand: lifted, and put down a moment later.
fn pawn(from: &str, to: &str) -> [Step; 3] {
    let piece = Piece::from_fen_letter('P').expect("a pawn");
    let square = |name: &str| name.parse().expect("a square");
    [
        Step::Square(square(from), None.into()),
        Step::Time(Millis(350)),
        Step::Square(square(to), Some(piece).into()),
    ]
}

fn script(steps: Vec<Step>) -> Script {
    let time = Millis::from_mins(90);
    Script {
        start: Position::start().placement(),
        clock: SimClock::new(time, time, Millis::from_secs(30), ClockEnd::A),
        steps,
    }
}

/// A board on the line of one player.
fn put(desk: &Desk, folder: &Path, side: Side, script: Script, faults: Faults) -> Simulator {
    let link = folder.join(format!("{side:?}"));
    let options = Options { port_link: Some(link.clone()), faults, ..Options::real_time() };
    let board = Simulator::start(script, options).expect("a pseudo-terminal");
    let port = PortName::new(link.to_string_lossy());
    let device = Some(Assignment { port, mapping: ClockMapping::AIsWhite, orientation: None });
    let what = Command::AssignOwnBoard { board: BOARD, side, device };
    desk.command(what).wait().expect("assigned");
    board
}

fn table(file: &Path) -> Desk {
    let desk = Desk::start("test", Box::new(|| {})).expect("a thread");
    let competition = Competition::new("Blind", "2023");
    desk.ask(Request::New(file.to_owned(), competition)).wait().expect("made");
    let setup =
        Setup { timing: Timing::Device, ..Setup::new("90+30".parse().expect("a time control")) };
    desk.command(Command::SetUpGame { board: BOARD, setup }).wait().expect("set up");
    let mut arrangement = Arrangement::of_blind(Side::Black);
    if let Boards::Two(boards) = &mut arrangement.boards {
        boards.white.keeping = BoardTracking::Electronic;
        boards.black.keeping = BoardTracking::Electronic;
    }
    let arrangement = Box::new(arrangement);
    let what = BlindCommand::Arrange { arrangement, reason: String::new() };
    desk.command(Command::Blind { board: BOARD, what }).wait().expect("arranged");
    desk
}

#[test]
fn a_board_that_slips_is_noticed_within_a_second_of_the_press() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("blind.jadoube");
    let desk = table(&file);
    let mut white = vec![Step::Time(Millis(1_000)), Step::Start, Step::Time(Millis(1_500))];
    white.extend(pawn("e2", "e4"));
    white.extend([Step::Time(Millis(900)), Step::Press, Step::Time(Millis(20_000))]);
    // On Black's board the assistant puts the pawn one square short.
    let mut black = vec![Step::Time(Millis(2_900))];
    black.extend(pawn("e2", "e3"));
    black.push(Step::Time(Millis(20_000)));
    let no_clock: Faults = "no-clock".parse().expect("a fault");
    let boards = [
        put(&desk, folder.path(), Side::White, script(white), Faults::default()),
        put(&desk, folder.path(), Side::Black, script(black), no_clock),
    ];
    let noticed = || {
        let hall = desk.snapshot().hall.clone();
        let blind = hall.blind(BOARD).expect("arranged").clone();
        blind.noticed.iter().any(|one| matches!(one.what, Notice::BoardsDiffer { .. }))
            && hall.game(BOARD).is_some_and(|game| game.plies.len() == 1)
    };
    let begun = Instant::now();
    while !noticed() && begun.elapsed() < PATIENCE {
        std::thread::park_timeout(Duration::from_millis(20));
    }
    let log: Vec<String> = desk
        .snapshot()
        .history
        .since(0)
        .into_iter()
        .map(|entry| format!("{:?} {:?}", entry.at, entry.event))
        .collect();
    assert!(noticed(), "waited in vain: {log:#?}");
    drop(boards);
    let hall = desk.snapshot().hall.clone();
    drop(desk);

    let record = library::read(&file).expect("readable");
    assert_eq!(record.hall, hall, "the file holds the match");
    let at = |wanted: fn(&BlindEvent) -> bool| -> Option<Moment> {
        let found = record.entries.iter().find(|entry| match &entry.event {
            Event::Blind { what, .. } => wanted(what),
            _ => false,
        });
        found.map(|entry| entry.at)
    };
    let pressed = at(|what| matches!(what, BlindEvent::ClockStarted { .. })).expect("pressed");
    let lifted = at(|what| {
        matches!(what, BlindEvent::Lifted { board: Side::White, square, .. }
            if square.to_string() == "e2")
    });
    let noticed = at(|what| {
        matches!(
            what,
            BlindEvent::Noticed { what: Notice::BoardsDiffer { board: Side::Black, .. }, .. }
        )
    });
    assert!(lifted.is_some_and(|lifted| lifted < pressed), "the touch is evidence");
    let noticed = noticed.expect("noticed");
    assert!(noticed.since(pressed) <= Millis::from_secs(1), "{noticed:?} after {pressed:?}");
    assert_eq!(hall.game(BOARD).expect("a game").plies[0].uci.0, "e2e4");
}
