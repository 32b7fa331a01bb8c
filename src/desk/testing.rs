//! What the tests of this layer ask for again and again: commands of an event with a few boards.

use std::collections::BTreeMap;

use jadoube_chess::board::position::Uci;
use jadoube_chess::side::Side;
use jadoube_competition::berger::Cycles;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::Entrant;
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::result::PairingResult;
use jadoube_core::disputes::command::{Caller, Clocks, Command as Dispute};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_core::stations::command::Command as Asked;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::station::StationId;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{Setup, Source};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;

pub(crate) fn setup() -> Setup {
    Setup::new("90+30".parse().unwrap())
}

pub(crate) fn cup() -> Competition {
    Competition::new("Cup", "2023")
}

pub(crate) fn contest(what: Ask) -> Command {
    Command::Contest { what }
}

pub(crate) fn stations(what: Asked) -> Command {
    Command::Stations { what }
}

/// A round-robin with so many boards, up to the numbers of its players.
pub(crate) fn event(boards: u16) -> [Command; 3] {
    let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
    let regulations = Box::new(Regulations::new(system, "90+30".parse().unwrap()));
    let entrants = (1..=2 * boards).map(|no| Entrant::named(format!("P{no}"))).collect();
    [
        contest(Ask::Start { regulations }),
        contest(Ask::Enter { entrants }),
        contest(Ask::Number { how: Numbering::Rating, reason: String::new() }),
    ]
}

/// The pairings of round 1, drafted and published.
pub(crate) fn first_round() -> [Command; 2] {
    [contest(Ask::Draft { round: 1, pairings: Vec::new() }), contest(Ask::Publish { round: 1 })]
}

pub(crate) fn set_up(board: u16) -> Command {
    Command::SetUpGame { board: BoardNo(board), setup: setup() }
}

pub(crate) fn play(board: u16, uci: &str) -> Command {
    let (uci, source) = (Uci(uci.to_owned()), Source::Arbiter);
    let what = GameCommand::Play { uci, source, times: None, spent: None, after: AfterMove::Press };
    Command::Game { board: BoardNo(board), what }
}

pub(crate) fn result(board: u16, result: PairingResult) -> Command {
    let (board, reason) = (BoardNo(board), String::new());
    contest(Ask::EnterResult { round: None, board, result, reason })
}

/// A flag has fallen at a board.
pub(crate) fn incident(board: u16) -> Command {
    let case = Case::FlagFall(FlagFall::new(Side::White, false));
    let (caller, claim, clocks) = (Caller::Arbiter, String::new(), Clocks::Leave);
    let board = Some(BoardNo(board));
    Command::Dispute { what: Dispute::Open { board, case, caller, claim, clocks } }
}

pub(crate) fn post(board: u16) -> Post {
    Post::Board(BoardNo(board))
}

pub(crate) fn give(board: u16, to: StationId) -> Command {
    stations(Asked::Give { posts: vec![post(board)], to })
}

pub(crate) fn take(board: u16) -> Command {
    stations(Asked::Take { posts: vec![post(board)], ahead: BTreeMap::new() })
}

pub(crate) fn take_over(board: u16) -> Command {
    let (posts, reason) = (vec![post(board)], "no answer".to_owned());
    stations(Asked::TakeOver { posts, reason, ahead: BTreeMap::new() })
}
