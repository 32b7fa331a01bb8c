//! What the tests of the hall of several stations ask for again and again.

use std::collections::BTreeMap;

use crate::competition::command::Command as Ask;
use crate::competition::entrant::Entrant;
use crate::competition::event::Numbering;
use crate::competition::regulations::{Regulations, System, Tables};
use crate::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use crate::hall::command::Command;
use crate::hall::competition::Competition;
use crate::hall::event::{Entry, Event};
use crate::hall::refusal::Refusal;
use crate::hall::state::Hall;
use crate::stations::command::Command as Asked;
use crate::stations::post::Post;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;
use jadoube_competition::berger::Cycles;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::event::Setup;
use jadoube_laws::ids::{BoardNo, Role, Who};
use jadoube_laws::library::{appeals, laws};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;

/// What is asked at the one station there is, decided and applied; the events.
pub(in crate::hall) fn ask(
    hall: &mut Hall,
    at: Moment,
    command: &Command,
) -> Result<Vec<Event>, Refusal> {
    let book = appeals::rulebook(None, laws::newest());
    let events = hall.decide(command, (at, book).into())?;
    for event in &events {
        let entry = Entry {
            seq: hall.seq + 1,
            at,
            wall: String::new(),
            who: Who { station: "desk".into(), role: Role::Arbiter },
            event: event.clone(),
            place: None,
        };
        hall.apply(&entry.event, entry.origin());
    }
    Ok(events)
}

pub(in crate::hall) fn found() -> Command {
    Command::Found { competition: Competition::new("Cup", "2023") }
}

pub(in crate::hall) fn contest(what: Ask) -> Command {
    Command::Contest { what }
}

pub(in crate::hall) fn stations(what: Asked) -> Command {
    Command::Stations { what }
}

/// A round-robin with so many boards, up to the numbers of its players.
pub(in crate::hall) fn event(boards: u16) -> [Command; 3] {
    let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
    let regulations = Box::new(Regulations::new(system, "90+30".parse().unwrap()));
    let entrants = (1..=2 * boards).map(|no| Entrant::named(format!("P{no}"))).collect();
    [
        contest(Ask::Start { regulations }),
        contest(Ask::Enter { entrants }),
        contest(Ask::Number { how: Numbering::Rating, reason: String::new() }),
    ]
}

pub(in crate::hall) fn set_up(board: u16) -> Command {
    let setup = Setup::new("90+30".parse().unwrap());
    Command::SetUpGame { board: BoardNo(board), setup }
}

/// A flag has fallen.
pub(in crate::hall) fn incident(board: Option<u16>, caller: Caller) -> Command {
    let case = Case::FlagFall(FlagFall::new(Side::White, false));
    let (board, claim, clocks) = (board.map(BoardNo), String::new(), Clocks::Leave);
    Command::Dispute { what: DisputeCommand::Open { board, case, caller, claim, clocks } }
}

pub(in crate::hall) fn take(post: Post) -> Command {
    stations(Asked::Take { posts: vec![post], ahead: BTreeMap::new() })
}

pub(in crate::hall) fn take_over(post: Post) -> Command {
    let (posts, reason) = (vec![post], "no answer".to_owned());
    stations(Asked::TakeOver { posts, reason, ahead: BTreeMap::new() })
}
