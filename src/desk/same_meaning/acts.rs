//! Acts of several rows of which some are lost: whether the others mean by themselves what they meant with those.
//! What an act was is seen from the rows of it that are there. Where they leave that open, or only the whole act
//! says what was done, as with a result and the end of its game, nothing of it is kept.

use std::collections::{BTreeMap, BTreeSet};

use crate::entries::entry_of;
use crate::judgement::edition_of;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::event::Event as AdjournmentEvent;
use jadoube_core::competition::event::{Act, Event as ContestEvent};
use jadoube_core::competition::round::Pairing;
use jadoube_core::disputes::event::Event as DisputeEvent;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_journal::row::Row;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{Event as GameEvent, Source};
use jadoube_laws::game::gap::Gap;
use jadoube_laws::ids::{BoardNo, GameNo};
use jadoube_laws::rulings::ruling::Remedy;

/// Whether these rows of an act mean the same without the others, behind what has made this state.
pub(super) fn means_the_same(hall: &Hall, rest: &[Row]) -> bool {
    let is_made_good = || lost_press(hall, rest).is_some() || !lost_absences(hall, rest).is_empty();
    if not_set_up(hall, rest).is_some() || is_made_good() {
        return true;
    }
    let events: Vec<Event> = rest.iter().filter_map(entry_of).map(|it| it.event).collect();
    let is_last_there = rest.last().is_some_and(|row| row.index.saturating_add(1) == row.of);
    let is_understood = !rest.is_empty() && events.len() == rest.len();
    is_understood
        && (are_of_a_list(hall, &events, is_last_there)
            || are_clocks(hall, rest, &events)
            || is_founding(&events))
}

/// Which competition it is, by which Laws: that stands for itself, beside the key of who signs.
fn is_founding(events: &[Event]) -> bool {
    matches!(events, [Event::Founded { .. }])
}

/// Players and teams that were entered from one list. Each row names whom it is about, and what undoes the list
/// names each again.
fn are_of_a_list(hall: &Hall, events: &[Event], is_last_there: bool) -> bool {
    let stands = |event: &Event| match event {
        Event::Contest { what } => what.stands_alone(),
        _ => false,
    };
    let is_team =
        |event: &&Event| matches!(event, Event::Contest { what: ContestEvent::TeamEntered { .. } });
    let is_joined = |event: &Event| {
        matches!(event, Event::Contest { what: ContestEvent::Entered { joined: true, .. } })
    };
    // Undone would be, with what is joined, the act before it: the first of the list, or else another.
    let is_of_another = !hall.contest.acts.is_empty() && events.first().is_some_and(is_joined);
    // Behind a single team may have stood that it fills up a group: then it is no team like the others.
    let is_filling = !is_last_there && events.iter().filter(is_team).count() == 1;
    events.iter().all(stands) && !is_of_another && !is_filling
}

/// Clocks of several boards that were started or stopped at once, or ran while the program was away: each row is
/// all of its board. So is one of two, whatever the other was: the clock of another board, an incident, a move.
fn are_clocks(hall: &Hall, rest: &[Row], events: &[Event]) -> bool {
    let board = |(row, event): (&Row, &Event)| match event {
        Event::Game {
            board,
            what: GameEvent::Started | GameEvent::ClockStopped | GameEvent::Interrupted { .. },
        } => Some(*board),
        Event::Game { board, what: GameEvent::ClockStarted { side } } => {
            starts_alone(hall, (*board, *side), row).then_some(*board)
        }
        _ => None,
    };
    let boards: BTreeSet<BoardNo> = rest.iter().zip(events).filter_map(board).collect();
    // With the program's absence a move may have been recorded.
    let is_absence =
        |event: &Event| matches!(event, Event::Game { what: GameEvent::Interrupted { .. }, .. });
    let is_of_two = rest.iter().all(|row| row.of == 2) && !events.iter().any(is_absence);
    boards.len() == events.len() && (boards.len() > 1 || is_of_two)
}

/// Whether one row is all that starts a clock in this state: before it may stand presses, and it may only turn a
/// running clock over, where a move was taken back.
fn starts_alone(hall: &Hall, (board, side): (BoardNo, Side), row: &Row) -> bool {
    let standing = hall.game(board).filter(|game| game.clock.running().is_none());
    let Some(mut game) = standing.map(|game| game.as_ref().clone()) else { return false };
    let made = game.obey(&GameCommand::StartClock { side }, (row.at, edition_of(hall)));
    made.is_ok_and(|made| made == [GameEvent::ClockStarted { side }])
}

/// The game that all of an act was about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Site {
    /// The one on a board.
    Board(BoardNo),
    /// One that has left its board.
    Away(GameNo),
}

impl Site {
    fn of(hall: &Hall, no: GameNo) -> Option<Self> {
        let one = hall.games.get(&no)?;
        Some(if hall.is_on_board(no) { Self::Board(one.board) } else { Self::Away(no) })
    }
}

/// The game that all of an act was about, where the rows of it that are there show that.
pub(super) fn site_of_act(hall: &Hall, rest: &[Row]) -> Option<Site> {
    board_of_play(hall, rest).map(Site::Board).or_else(|| site_of_one_game(hall, rest))
}

/// The game that these rows of an act name, where one of them is recorded with nothing of another game. A row
/// that names none, as that of an incident which is opened in the same act, is about that of the others.
fn site_of_one_game(hall: &Hall, rest: &[Row]) -> Option<Site> {
    let events: Vec<Event> = rest.iter().filter_map(entry_of).map(|it| it.event).collect();
    let mut sites = BTreeSet::new();
    for event in &events {
        let site = match event {
            // Which game it was that is read from a file may be told by what is lost.
            Event::Game { board, what } if !is_read(what) => Some(Site::Board(*board)),
            Event::OffBoard { incident, .. } => {
                let no = hall.incidents.get(incident).and_then(|one| one.game);
                no.and_then(|no| Site::of(hall, no))
            }
            Event::Dispute { what: DisputeEvent::Opened { opening, .. } } => {
                opening.board.filter(|_| opening.game.is_none()).map(Site::Board)
            }
            // What lapses does so beside anything of its adjournment.
            Event::Dispute { what: DisputeEvent::Lapsed { .. } } => continue,
            Event::Dispute { what } => {
                let Some(incident) = hall.incidents.get(&what.incident()) else { continue };
                incident.game.and_then(|no| Site::of(hall, no))
            }
            Event::Adjournment { what } => {
                let no = what.envelope().and_then(|no| hall.adjournments.get(&no));
                no.and_then(|one| Site::of(hall, one.game))
            }
            Event::Contest { what } => {
                let bout = place_of_result(what).and_then(|(no, at)| hall.contest.bout(no, at));
                bout.and_then(|bout| bout.game).and_then(|no| Site::of(hall, no))
            }
            _ => None,
        };
        sites.insert(site?);
    }
    let site = *sites.first()?;
    let is_blind = matches!(site, Site::Board(board) if hall.blind(board).is_some());
    let shows = sites.len() == 1 && events.len() == rest.len() && events.iter().any(is_of_one_game);
    (shows && !is_blind).then_some(site)
}

const fn is_read(what: &GameEvent) -> bool {
    matches!(what, GameEvent::MovePlayed { source: Source::Import, .. })
}

/// The pairing whose result is entered, or undone.
const fn place_of_result(what: &ContestEvent) -> Option<(u8, BoardNo)> {
    match what {
        ContestEvent::ResultEntered { round, board, .. }
        | ContestEvent::Undone {
            act: Act::Result { round, board } | Act::BoardResult { round, board },
        } => Some((*round, *board)),
        _ => None,
    }
}

/// Whether something is recorded with nothing of another game: clocks of several boards are started, stopped and
/// found to have run together, and boards are set up together.
const fn is_of_one_game(event: &Event) -> bool {
    match event {
        Event::Game { what, .. } => is_done_alone(what),
        Event::Dispute { what } => !matches!(what, DisputeEvent::Lapsed { .. }),
        Event::OffBoard { .. } | Event::Adjournment { .. } | Event::Contest { .. } => true,
        _ => false,
    }
}

/// The same of what happens in a game.
const fn is_done_alone(what: &GameEvent) -> bool {
    match what {
        // The moves that were entered while a clock stood are counted with its start.
        GameEvent::ClockCorrected { correction, .. } => {
            !matches!(correction, Correction::SetCounter { .. })
        }
        GameEvent::MovePlayed { .. }
        | GameEvent::NotCompleted { .. }
        | GameEvent::TakenBack { .. }
        | GameEvent::MoveCorrected { .. }
        | GameEvent::PutBack { .. }
        | GameEvent::Ended(_)
        | GameEvent::Reopened { .. }
        | GameEvent::CorrectionUndone { .. }
        | GameEvent::Counted { .. }
        | GameEvent::IllegalMoveCounted { .. }
        | GameEvent::Obliged { .. } => true,
        _ => false,
    }
}

/// Whether an act of the event may have been recorded with it: a result, or that it is undone.
pub(super) const fn may_be_of_result(event: &Event) -> bool {
    matches!(
        event,
        Event::Contest { .. }
            | Event::Game { what: GameEvent::Ended(_) | GameEvent::Reopened { .. }, .. }
    )
}

/// Whether a game is neither adjourned nor played by the rules for blind players.
fn is_plain(hall: &Hall, board: BoardNo) -> bool {
    hall.blind(board).is_none() && hall.adjournment_at(board).is_none()
}

/// Whether a decision among these rows of an act may have set up a new game in the place of the one that it is
/// about.
pub(super) fn may_annul(rest: &[Entry]) -> bool {
    rest.iter().any(|entry| match &entry.event {
        Event::Dispute { what: DisputeEvent::Decided { decision, .. } } => {
            let remedies = &decision.ruling.remedies;
            remedies.iter().any(|remedy| matches!(remedy, Remedy::NewGame { .. }))
        }
        Event::Dispute { what: DisputeEvent::Reinstated { .. } } => true,
        _ => false,
    })
}

/// The board at which was played, where these rows of an act show that the others are about its game as well: a
/// move, a press or the program's absence is recorded with nothing of another game, but for clocks that were
/// started, or ran unseen, together.
///
/// Nothing of a game that was read from a file, is adjourned or is played by the rules for blind players: with
/// that may be recorded which game is at a board.
fn board_of_play(hall: &Hall, rest: &[Row]) -> Option<BoardNo> {
    let events: Vec<Event> = rest.iter().filter_map(entry_of).map(|it| it.event).collect();
    let at = |event: &Event| match event {
        Event::Game { board, what } if is_in_play(what) => Some(*board),
        _ => None,
    };
    let board = events.first().and_then(at)?;
    let is_played = |event: &Event| {
        let Event::Game { what, .. } = event else { return false };
        matches!(
            what,
            GameEvent::MovePlayed { .. }
                | GameEvent::ClockPressed { .. }
                | GameEvent::Interrupted { .. }
        )
    };
    let shows = events.len() == rest.len()
        && events.iter().all(|event| at(event) == Some(board))
        && events.iter().any(is_played);
    (shows && is_plain(hall, board)).then_some(board)
}

/// The press that is lost behind a move, where the same move, made in this state, is recorded with it and with
/// nothing else.
pub(super) fn lost_press(hall: &Hall, rest: &[Row]) -> Option<Event> {
    let last = rest.last().filter(|last| usize::from(last.of) == rest.len() + 1)?;
    let board = board_of_play(hall, rest)?;
    let events: Vec<Event> = rest.iter().filter_map(entry_of).map(|it| it.event).collect();
    let Event::Game { what: GameEvent::MovePlayed { uci, source, times, spent }, .. } =
        events.last()?
    else {
        return None;
    };
    let (uci, after) = (uci.clone(), AfterMove::Press);
    let what = GameCommand::Play { uci, source: *source, times: *times, spent: *spent, after };
    let mut game = hall.game(board)?.as_ref().clone();
    let made = game.obey(&what, (last.at, edition_of(hall))).ok()?;
    let made: Vec<Event> = made.into_iter().map(|what| Event::Game { board, what }).collect();
    let (press, before) = made.split_last()?;
    let is_press = matches!(press, Event::Game { what: GameEvent::ClockPressed { .. }, .. });
    (is_press && before == events.as_slice()).then(|| press.clone())
}

/// The absences of the program that are lost beside those of other boards: at once each clock that ran has one.
/// Nothing where not as many are lost as there are such clocks.
pub(super) fn lost_absences(hall: &Hall, rest: &[Row]) -> Vec<Event> {
    let Some((at, of)) = rest.first().map(|row| (row.at, usize::from(row.of))) else {
        return Vec::new();
    };
    let lost = of.saturating_sub(rest.len());
    let absence = |event: Event| match event {
        Event::Game { board, what: GameEvent::Interrupted { gap, .. } } => Some((board, gap)),
        _ => None,
    };
    let told: Option<BTreeMap<BoardNo, Gap>> =
        rest.iter().map(|row| entry_of(row).and_then(|entry| absence(entry.event))).collect();
    let told = told.filter(|_| lost > 0).unwrap_or_default();
    let Some(gap) = told.values().next().copied() else { return Vec::new() };
    let others = hall.on_boards().filter(|(board, _)| !told.contains_key(board));
    let ran = others.filter_map(|(board, game)| {
        let side = game.time_to_lose(at)?;
        Some(Event::Game { board, what: GameEvent::Interrupted { side, gap } })
    });
    let ran: Vec<Event> = ran.collect();
    if ran.len() == lost { ran } else { Vec::new() }
}

/// That the clock of a game stands whose envelope is sealed: what stopped it, or asked about time that was lost,
/// is not there.
pub(super) fn lost_stop(hall: &Hall, entries: &[Entry]) -> Option<Event> {
    let is_stop =
        |entry: &Entry| matches!(entry.event, Event::Game { what: GameEvent::ClockStopped, .. });
    let no = entries.iter().find_map(|entry| match &entry.event {
        Event::Adjournment { what: what @ AdjournmentEvent::Sealed { .. } } => what.envelope(),
        _ => None,
    })?;
    let game = hall.adjournments.get(&no)?.game;
    let one = hall.games.get(&game).filter(|_| hall.is_on_board(game))?;
    let runs = one.game.clock.running().is_some() && !one.game.clock_on_table();
    let stopped = Event::Game { board: one.board, what: GameEvent::ClockStopped };
    (runs && !entries.iter().any(is_stop)).then_some(stopped)
}

/// Whether it can be recorded with a move or a press, and is about nothing but its game.
const fn is_in_play(what: &GameEvent) -> bool {
    match what {
        GameEvent::MovePlayed { source, .. } => !matches!(source, Source::Import),
        GameEvent::Started
        | GameEvent::DrawDeclined
        | GameEvent::ClockCorrected { .. }
        | GameEvent::ClockPressed { .. }
        | GameEvent::ClockStarted { .. }
        | GameEvent::Interrupted { .. }
        | GameEvent::LostTimeCounted { .. }
        | GameEvent::Observed(_)
        | GameEvent::Ended(_) => true,
        _ => false,
    }
}

/// Whether it changes nothing in the event that an act is undone, because the one who was entered by it is not
/// there, or the act is none: its row is lost, and those of the others that are undone with it are there.
pub(super) fn changes_nothing(hall: &Hall, act: Act) -> bool {
    let contest = &hall.contest;
    match act {
        Act::Entry { no } => !contest.entrants.contains_key(&no),
        Act::TeamEntry { no } => !contest.teams.contains_key(&no),
        Act::TeamAmendment { .. } | Act::GroupFilling { .. } => !contest.acts.contains(&act),
        // Its game is not that of the pairing, of which a player is not there; that goes on by its own row.
        Act::BoardResult { round, board } => {
            let is_of_none = contest.bout(round, board).is_some_and(|bout| bout.game.is_none());
            let is_over = hall.game(board).is_some_and(|game| game.outcome().is_some());
            is_of_none && is_over && !contest.acts.contains(&act)
        }
        _ => false,
    }
}

/// The boards whose set-ups are not among what is there of a batch that made a round known or changed pairings:
/// each pairing has a row behind that, in order. Nothing where more is not there, or it did something else.
pub(super) fn not_set_up(hall: &Hall, rest: &[Row]) -> Option<Vec<BoardNo>> {
    let head: Vec<Event> = rest.iter().take(2).filter_map(entry_of).map(|it| it.event).collect();
    let (before, pairings): (usize, Vec<Pairing>) = match head.as_slice() {
        [Event::Contest { what: ContestEvent::Published { round } }, ..] => {
            let bouts = hall.contest.rounds.get(round)?.bouts.iter();
            (1, bouts.map(|bout| bout.pairing).collect())
        }
        [Event::Contest { what: ContestEvent::PairingsChanged { pairings, .. } }, ..] => {
            (1, pairings.clone())
        }
        [
            Event::Contest { what: ContestEvent::Seated { pairings, .. } },
            Event::Contest { what: ContestEvent::Published { .. } },
        ] => (2, pairings.clone()),
        _ => return None,
    };
    let is_whole = rest.iter().take(before).map(|row| usize::from(row.index)).eq(0..before)
        && rest.iter().all(|row| usize::from(row.of) == before + pairings.len());
    let is_there = |nth: usize| rest.iter().any(|row| usize::from(row.index) == before + nth);
    let boards = pairings.iter().enumerate().filter(|(nth, _)| !is_there(*nth));
    is_whole.then(|| boards.map(|(_, pairing)| pairing.board).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::setup;
    use jadoube_chess::board::position::Uci;
    use jadoube_chess::moment::Moment;
    use jadoube_chess::result::Score;
    use jadoube_competition::handling::{Edition, Ground};
    use jadoube_core::competition::entrant::{Entrant, EntrantNo};
    use jadoube_core::competition::team::{Team, TeamNo};
    use jadoube_journal::hash::Hash;
    use jadoube_laws::aggregate::Aggregate as _;
    use jadoube_laws::game::outcome::{EndReason, Outcome};
    use jadoube_laws::ids::{CommandKey, IncidentNo, Role, Who};
    use uuid::Uuid;

    fn entered(no: u16, joined: bool) -> ContestEvent {
        let entrant = Box::new(Entrant::named(format!("P{no}")));
        ContestEvent::Entered { no: EntrantNo(no), entrant, joined }
    }

    fn team(no: u16) -> ContestEvent {
        let (name, federation, captain) = (format!("T{no}"), String::new(), String::new());
        let team = Box::new(Team { name, federation, captain, players: Vec::new() });
        ContestEvent::TeamEntered { no: TeamNo(no), team }
    }

    /// Rows of an act of so many, with their places in it.
    fn rows(of: u16, events: Vec<(u16, Event)>) -> Vec<Row> {
        let row = |(index, event): (u16, Event)| Row {
            seq: u64::from(index) + 1,
            key: CommandKey(Uuid::from_u128(1)),
            index,
            of,
            wall: "2026-11-21T09:00:01+01:00[Europe/Berlin]".to_owned(),
            at: Moment(1000),
            who: Who { station: "desk 1".to_owned(), role: Role::Arbiter },
            version: event.version(),
            payload: serde_json::to_string(&event).unwrap(),
            previous: Hash([0; 32]),
            hash: Hash([0; 32]),
        };
        events.into_iter().map(row).collect()
    }

    #[test]
    fn players_and_teams_of_a_list_stand_alone_and_a_team_that_may_fill_a_group_does_not() {
        let filled = || ContestEvent::GroupFilled { group: 1, team: TeamNo(1), against: 0 };
        let cases = [
            ("a player is lost", 3, vec![(0, entered(1, false)), (2, entered(3, true))], true),
            ("the first is lost", 2, vec![(1, entered(2, true))], true),
            ("a player of a team is lost", 3, vec![(0, entered(1, false)), (2, team(1))], true),
            ("the last of two teams is lost", 3, vec![(0, team(1)), (1, team(2))], true),
            ("what stood behind one team is lost", 2, vec![(0, team(1))], false),
            ("a group has a team that is lost", 2, vec![(1, filled())], false),
            ("all is lost", 2, Vec::new(), false),
        ];
        for (name, of, events, spared) in cases {
            let events = events.into_iter().map(|(at, what)| (at, Event::Contest { what }));
            let rest = rows(of, events.collect());
            assert_eq!(means_the_same(&Hall::default(), &rest), spared, "{name}");
        }
    }

    #[test]
    fn what_is_joined_to_a_lost_row_would_be_joined_to_the_act_before() {
        let mut hall = Hall::default();
        let before = Event::Contest { what: entered(1, false) };
        let first = rows(1, vec![(0, before)]);
        let entry = entry_of(&first[0]).unwrap();
        hall.apply(&entry.event, entry.origin());
        let rest = rows(2, vec![(1, Event::Contest { what: entered(3, true) })]);
        assert!(!means_the_same(&hall, &rest));
    }

    #[test]
    fn changed_pairings_spare_the_set_up_of_a_board() {
        let pairing = |board, white, black| Pairing {
            board: BoardNo(board),
            white: EntrantNo(white),
            black: EntrantNo(black),
        };
        let what = ContestEvent::PairingsChanged {
            round: 1,
            pairings: vec![pairing(1, 1, 2), pairing(2, 3, 4)],
            ground: Ground::MetBefore,
            edition: Edition::default(),
            reason: "x".to_owned(),
        };
        let board = Event::Game { board: BoardNo(1), what: GameEvent::SetUp(setup()) };
        let rest = rows(3, vec![(0, Event::Contest { what }), (1, board)]);
        assert_eq!(not_set_up(&Hall::default(), &rest), Some(vec![BoardNo(2)]));
    }

    #[test]
    fn clocks_of_several_boards_stand_alone_and_that_of_one_beside_a_single_row() {
        let clock = |at: u16, board, what| (at, Event::Game { board: BoardNo(board), what });
        let started = |at, board| clock(at, board, GameEvent::Started);
        let stopped = |at, board| clock(at, board, GameEvent::ClockStopped);
        // Of a clock that is started again only the state shows that no press came before it.
        let again = |at, board| clock(at, board, GameEvent::ClockStarted { side: Side::White });
        for (of, rest, spared) in [
            (3, vec![started(0, 1), started(2, 3)], true),
            (3, vec![started(0, 1)], false),
            (3, vec![started(0, 1), started(1, 1)], false),
            (2, vec![stopped(1, 2)], true),
            (2, vec![started(0, 1)], true),
            (3, vec![again(0, 1), started(2, 3)], false),
        ] {
            let rest = rows(of, rest);
            assert_eq!(means_the_same(&Hall::default(), &rest), spared, "{rest:?}");
        }
    }

    #[test]
    fn what_is_left_of_an_incident_names_its_board() {
        let lapsed = DisputeEvent::Lapsed { no: IncidentNo(1) };
        let reopened = DisputeEvent::Reopened { no: IncidentNo(1), reason: "x".to_owned() };
        let dispute = |what| Event::Dispute { what };
        let stopped = |board| Event::Game { board: BoardNo(board), what: GameEvent::ClockStopped };
        let cases = [
            ("beside its game", vec![dispute(reopened.clone()), stopped(2)], Some(BoardNo(2))),
            ("no board is named", vec![dispute(reopened.clone())], None),
            ("two boards", vec![dispute(reopened), stopped(1), stopped(2)], None),
            ("it may lapse beside anything", vec![dispute(lapsed), stopped(2)], None),
            ("only its game", vec![stopped(2)], None),
        ];
        for (name, events, board) in cases {
            let rest = rows(9, (0..).zip(events).collect());
            let site = board.map(Site::Board);
            assert_eq!(site_of_act(&Hall::default(), &rest), site, "{name}");
        }
    }

    #[test]
    fn what_is_left_of_moves_and_presses_names_the_board_that_the_rest_is_about() {
        let (uci, times, spent) = (Uci("e2e4".to_owned()), None, None);
        let played = |source| GameEvent::MovePlayed { uci: uci.clone(), source, times, spent };
        let pressed = || GameEvent::ClockPressed { side: Side::White };
        let started = || GameEvent::ClockStarted { side: Side::White };
        let ended =
            || GameEvent::Ended(Outcome { score: Score::WhiteWins, reason: EndReason::AsRecorded });
        let cases = [
            ("presses", vec![(1, pressed()), (1, started())], Some(BoardNo(1))),
            ("a move", vec![(2, played(Source::Arbiter))], Some(BoardNo(2))),
            ("two boards", vec![(1, pressed()), (2, pressed())], None),
            ("a start may be one of many", vec![(1, started())], None),
            ("an end may be that of a result", vec![(1, ended())], None),
            ("a game that was read may be set up with it", vec![(1, played(Source::Import))], None),
            ("another game", vec![(1, GameEvent::SetUp(setup())), (1, pressed())], None),
        ];
        for (name, events, board) in cases {
            let game = |(at, what)| Event::Game { board: BoardNo(at), what };
            let events = (1..).zip(events.into_iter().map(game)).collect();
            assert_eq!(board_of_play(&Hall::default(), &rows(9, events)), board, "{name}");
        }
    }
}
