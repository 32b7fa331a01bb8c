//! Who may ask what where.

use super::*;
use crate::blind::event::Actor;
use crate::competition::command::Command as ContestCommand;
use crate::competition::entrant::{Entrant, EntrantNo};
use crate::competition::event::Act;
use crate::competition::refusal::Refusal as ContestRefusal;
use crate::competition::result::PairingResult;
use crate::evidence::key::PublicKey;
use crate::hall::all_clocks::AllClocks;
use crate::hall::competition::Competition;
use crate::hall::context::Context;
use crate::hall::event::Entry;
use crate::hall::testing::{contest, event, found, incident, set_up, stations, take};
use crate::stations::command::Command as Asked;
use crate::stations::station::EntryId;
use jadoube_chess::moment::Moment;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{CommandKey, Role as Capacity, Who};
use jadoube_laws::library::{appeals, laws};

const CHIEF: StationId = StationId(PublicKey([1; 32]));
const SECTOR: StationId = StationId(PublicKey([2; 32]));
const RESULTS: StationId = StationId(PublicKey([3; 32]));
const VIEWER: StationId = StationId(PublicKey([4; 32]));
const HELPER: StationId = StationId(PublicKey([5; 32]));
const STRANGER: StationId = StationId(PublicKey([6; 32]));

fn ask(hall: &mut Hall, station: StationId, command: &Command) -> Result<Vec<Event>, Refusal> {
    let book = appeals::rulebook(None, laws::edition("2023").unwrap());
    let number = hall.stations.seen.get(&station).copied().unwrap_or(0);
    let at = Moment(hall.last.0 + 1_000);
    let events = hall.decide(command, Context::from((at, book)).of(Some(station)))?;
    for (number, event) in (number + 1..).zip(&events) {
        let who = Who { station: station.to_string(), role: Capacity::Arbiter };
        let (wall, event) = (String::new(), event.clone());
        let entry = Entry { seq: number, at, wall, who, event, place: None };
        hall.apply(&entry.event, entry.origin_in(EntryId { station, number }));
    }
    Ok(events)
}

fn game(board: u16, what: GameCommand) -> Command {
    Command::Game { board: BoardNo(board), what }
}

fn blind(board: u16, what: BlindCommand) -> Command {
    Command::Blind { board: BoardNo(board), what }
}

fn result() -> Command {
    let outcome = Outcome { score: Score::WhiteWins, reason: EndReason::AsRecorded };
    let (result, reason) = (PairingResult::of(outcome), String::new());
    let what = ContestCommand::EnterResult { round: None, board: BoardNo(1), result, reason };
    Command::Contest { what }
}

const ONE: EntrantNo = EntrantNo(1);

fn enter() -> Command {
    contest(ContestCommand::Enter { entrants: vec![Entrant::named("Nada")] })
}

fn amend(name: &str) -> ContestCommand {
    ContestCommand::Amend { no: ONE, entrant: Box::new(Entrant::named(name)) }
}

fn leave(expelled: bool) -> ContestCommand {
    ContestCommand::Leave { no: ONE, from: 1, expelled, reason: "ill".into() }
}

fn draft() -> ContestCommand {
    ContestCommand::Draft { round: 1, pairings: Vec::new() }
}

/// Boards 1 and 2 are the chief's, 3 the sector's.
fn hall() -> Hall {
    let mut hall = Hall::default();
    for command in [found(), set_up(1), set_up(2), set_up(3)] {
        ask(&mut hall, CHIEF, &command).unwrap();
    }
    ask(&mut hall, CHIEF, &stations(Asked::Begin { name: "Chief".into() })).unwrap();
    for (station, name, role, boards) in [
        (SECTOR, "Hall B", Role::SectorArbiter, vec![BoardNo(3)]),
        (RESULTS, "Results", Role::ResultsDesk, Vec::new()),
        (VIEWER, "Screen", Role::Viewer, Vec::new()),
        (HELPER, "Helper", Role::Assistant(BoardNo(1)), Vec::new()),
    ] {
        let admit = Asked::Admit { station, name: name.into(), role, boards };
        ask(&mut hall, CHIEF, &stations(admit)).unwrap();
    }
    ask(&mut hall, SECTOR, &take(Post::Board(BoardNo(3)))).unwrap();
    hall
}

#[test]
fn each_role_does_its_own_at_its_own_place() {
    let hall = hall();
    let rename = || {
        let competition = Competition::new("Open", "2023");
        Command::ChangeCompetition { competition, reason: "name".into() }
    };
    let press = || BlindCommand::PressClock { by: Actor::Player(Side::White) };
    let here = Ok(Route::Here);
    let chief = || Err(StationsRefusal::ChiefOnly { chief: "Chief".into() });
    let elsewhere = |board, home: &str| {
        let (post, home) = (Post::Board(BoardNo(board)), home.to_owned());
        Err(StationsRefusal::KeptElsewhere { post, home })
    };
    let not = |role| Err(StationsRefusal::NotInRole(role));
    let helper = Role::Assistant(BoardNo(1));
    let note = || game(1, GameCommand::NoteFlag { side: Side::White });
    for (station, command, right) in [
        (CHIEF, set_up(1), here.clone()),
        (CHIEF, set_up(3), elsewhere(3, "Hall B")),
        (CHIEF, rename(), here.clone()),
        (CHIEF, result(), here.clone()),
        (CHIEF, incident(None, Caller::Arbiter), here.clone()),
        (SECTOR, set_up(3), here.clone()),
        (SECTOR, game(1, GameCommand::StopClock), elsewhere(1, "Chief")),
        (SECTOR, incident(Some(3), Caller::White), here.clone()),
        (SECTOR, incident(Some(2), Caller::White), elsewhere(2, "Chief")),
        (SECTOR, incident(None, Caller::Arbiter), chief()),
        (SECTOR, rename(), chief()),
        (SECTOR, Command::Contest { what: ContestCommand::Undo }, chief()),
        (SECTOR, enter(), Ok(Route::Ask(CHIEF))),
        (SECTOR, contest(amend("Nada")), Ok(Route::Ask(CHIEF))),
        (SECTOR, contest(leave(false)), Ok(Route::Ask(CHIEF))),
        (SECTOR, contest(leave(true)), chief()),
        (SECTOR, contest(ContestCommand::NoteAbsent { no: ONE, round: 1 }), Ok(Route::Ask(CHIEF))),
        (SECTOR, contest(draft()), Ok(Route::Ask(CHIEF))),
        (SECTOR, contest(ContestCommand::Publish { round: 1 }), chief()),
        (SECTOR, contest(ContestCommand::Close { round: 1 }), chief()),
        (CHIEF, contest(leave(true)), here.clone()),
        (RESULTS, contest(leave(false)), not(Role::ResultsDesk)),
        (VIEWER, contest(leave(false)), not(Role::Viewer)),
        (SECTOR, result(), Ok(Route::Ask(CHIEF))),
        (RESULTS, result(), Ok(Route::Ask(CHIEF))),
        (RESULTS, set_up(1), not(Role::ResultsDesk)),
        (RESULTS, rename(), not(Role::ResultsDesk)),
        (VIEWER, result(), not(Role::Viewer)),
        (VIEWER, set_up(1), not(Role::Viewer)),
        (HELPER, blind(1, press()), Ok(Route::Ask(CHIEF))),
        (HELPER, blind(2, press()), not(helper)),
        (HELPER, blind(1, BlindCommand::SetClockBack), not(helper)),
        (HELPER, note(), Ok(Route::Ask(CHIEF))),
        (HELPER, incident(Some(1), Caller::Program), Ok(Route::Ask(CHIEF))),
        (HELPER, incident(Some(1), Caller::White), not(helper)),
        (HELPER, game(1, GameCommand::StopClock), not(helper)),
        (HELPER, result(), not(helper)),
        (STRANGER, set_up(1), Err(StationsRefusal::NotAdmitted)),
    ] {
        assert_eq!(may(&hall, station, &command), right, "{station} {command:?}");
    }
}

#[test]
fn what_is_refused_is_not_decided() {
    let mut hall = hall();
    let before = hall.clone();
    let ask_chief = StationsRefusal::AskStation { home: "Chief".into() };
    assert_eq!(ask(&mut hall, RESULTS, &result()), Err(ask_chief.into()));
    let book = appeals::rulebook(None, laws::edition("2023").unwrap());
    let nobody = hall.decide(&set_up(1), (Moment(9_000), book).into());
    assert_eq!(nobody, Err(StationsRefusal::NoKey.into()), "a desk that does not say which it is");
    assert!(hall == before);
}

#[test]
fn what_concerns_all_boards_is_done_at_the_own() {
    let mut hall = hall();
    let start = Command::Clocks { what: AllClocks::Start, games: None };
    let events = ask(&mut hall, SECTOR, &start).unwrap();
    assert!(!events.is_empty() && events.iter().all(|event| event.board() == Some(BoardNo(3))));
    let events = ask(&mut hall, CHIEF, &start).unwrap();
    let own = |event: &Event| matches!(event.board(), Some(BoardNo(1 | 2)));
    assert!(!events.is_empty() && events.iter().all(own), "{events:?}");
    let stop = Command::Clocks { what: AllClocks::Stop, games: None };
    let not = Err(StationsRefusal::NotInRole(Role::ResultsDesk).into());
    assert_eq!(ask(&mut hall, RESULTS, &stop), not);
}

#[test]
fn a_forged_entry_of_a_viewer_changes_no_board() {
    let mut hall = hall();
    let event = Event::Game { board: BoardNo(1), what: GameEvent::Started };
    let who = Who { station: "Screen".into(), role: Capacity::Arbiter };
    let at = Moment(hall.last.0 + 1);
    let entry = Entry { seq: 99, at, wall: String::new(), who, event, place: None };
    let before = hall.games.clone();
    hall.apply(&entry.event, entry.origin_in(EntryId { station: VIEWER, number: 1 }));
    assert!(hall.games == before);
    let open: Vec<_> = hall.stations.open_differences().collect();
    assert_eq!(open.len(), 1, "and is shown");
    assert_eq!((open[0].epoch.of, open[0].instead), (VIEWER, CHIEF));
}

/// The sector arbiter asks for something under a key.
fn asked(hall: &mut Hall, key: u128, what: ContestCommand) -> CommandKey {
    let key = CommandKey(uuid::Uuid::from_u128(key));
    let command = Box::new(contest(what));
    let events = ask(hall, SECTOR, &Command::Propose { key, command }).unwrap();
    assert!(matches!(events[..], [Event::Proposed { .. }]), "{events:?}");
    key
}

#[test]
fn what_a_sector_asks_for_is_done_by_the_chief_as_long_as_it_fits() {
    let mut hall = hall();
    for command in event(2) {
        ask(&mut hall, CHIEF, &command).unwrap();
    }
    let name = |hall: &Hall| hall.contest.entrants[&ONE].entrant.name.clone();
    // Two corrections, one upon the other, while the chief is away.
    let first = asked(&mut hall, 1, amend("Ilic, N."));
    let second = asked(&mut hall, 2, amend("Ilic, Nada"));
    let late = asked(&mut hall, 3, amend("Ilic, Nada M."));
    for key in [first, second] {
        ask(&mut hall, CHIEF, &Command::CarryOut { key }).unwrap();
    }
    assert_eq!(name(&hall), "Ilic, Nada");
    // The chief knows something that the sector did not.
    ask(&mut hall, CHIEF, &contest(amend("Ilic-Petrova, Nada"))).unwrap();
    let why = StationsRefusal::AmendedMeanwhile("Ilic-Petrova, Nada".into());
    assert_eq!(ask(&mut hall, CHIEF, &Command::CarryOut { key: late }), Err(why.into()));

    let drafted = asked(&mut hall, 4, draft());
    ask(&mut hall, CHIEF, &contest(draft())).unwrap();
    let why = StationsRefusal::PairedMeanwhile(1);
    assert_eq!(ask(&mut hall, CHIEF, &Command::CarryOut { key: drafted }), Err(why.into()));

    let left = asked(&mut hall, 5, leave(false));
    ask(&mut hall, CHIEF, &Command::CarryOut { key: left }).unwrap();
    assert!(hall.contest.entrants[&ONE].stay.has_left(1));
}

#[test]
fn a_round_that_several_stations_know_stays_published() {
    let mut hall = hall();
    let publish = ContestCommand::Publish { round: 1 };
    for command in event(3).into_iter().chain([contest(draft()), contest(publish)]) {
        ask(&mut hall, CHIEF, &command).unwrap();
    }
    let undone = ask(&mut hall, CHIEF, &contest(ContestCommand::Undo));
    assert_eq!(undone, Err(ContestRefusal::SharedPublication.into()));
    assert_eq!(hall.contest.acts.last(), Some(&Act::Publication { round: 1 }));
}

#[test]
fn a_result_at_a_board_that_the_chief_keeps_is_an_act_that_the_chief_undoes() {
    let mut hall = hall();
    let publish = ContestCommand::Publish { round: 1 };
    for command in event(3).into_iter().chain([contest(draft()), contest(publish)]) {
        ask(&mut hall, CHIEF, &command).unwrap();
    }
    for station in [CHIEF, SECTOR] {
        for command in hall.to_set_up(station) {
            ask(&mut hall, station, &command).unwrap();
        }
    }
    let before = hall.contest.acts.clone();
    let acts = |hall: &Hall| hall.contest.acts.clone();
    let (board, home) = (BoardNo(1), "Hall B".to_owned());
    let act = Act::BoardResult { round: 1, board };
    ask(&mut hall, CHIEF, &result()).unwrap();
    assert_eq!(hall.contest.undoable(&hall.pairing_boards()), Some(act));
    // What is entered at the board of another station is undone there.
    let outcome = Outcome { score: Score::WhiteWins, reason: EndReason::AsRecorded };
    let (result_there, reason) = (PairingResult::of(outcome), String::new());
    let there = ContestCommand::EnterResult {
        round: None,
        board: BoardNo(3),
        result: result_there,
        reason,
    };
    ask(&mut hall, SECTOR, &contest(there)).unwrap();
    assert_eq!(hall.contest.undoable(&hall.pairing_boards()), Some(act));
    let undone = ask(&mut hall, CHIEF, &contest(ContestCommand::Undo)).unwrap();
    let note = Event::Contest { what: ContestEvent::Undone { act } };
    assert!(
        matches!(&undone[..], [one, Event::Game { board: at, what: GameEvent::Reopened { .. } }]
            if *one == note && *at == board),
        "{undone:?}"
    );
    assert_eq!(acts(&hall), before);
    // Once the board is given away, it is undone by who keeps it now.
    ask(&mut hall, CHIEF, &result()).unwrap();
    let post = Post::Board(board);
    let give = Asked::Give { posts: vec![post], to: SECTOR };
    ask(&mut hall, CHIEF, &stations(give)).unwrap();
    ask(&mut hall, SECTOR, &take(post)).unwrap();
    let elsewhere = StationsRefusal::KeptElsewhere { post, home };
    let undo = contest(ContestCommand::Undo);
    assert_eq!(ask(&mut hall, CHIEF, &undo), Err(elsewhere.into()));
    let reopen = game(1, GameCommand::Reopen { reason: "a slip".into() });
    ask(&mut hall, SECTOR, &reopen).unwrap();
    assert_eq!(acts(&hall), before);
}
