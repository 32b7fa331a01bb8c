//! From a command to events or a refusal, over all boards. Here an accepted ruling is carried out:
//! its remedies are asked of the game one after the other, each on the state that the one before
//! has left, and all of it is one batch of the journal or nothing.

use crate::core::adjournment::decide::allows;
use crate::core::adjournment::state::Adjournment;
use crate::core::blind::command::Command as BlindCommand;
use crate::core::blind::decide::decide as decide_blind;
use crate::core::blind::refusal::Refusal as BlindRefusal;
use crate::core::board::position::Position;
use crate::core::disputes::command::{Clocks, Command as DisputeCommand};
use crate::core::disputes::decide::decide as decide_dispute;
use crate::core::disputes::event::Event as DisputeEvent;
use crate::core::disputes::refusal::Refusal as DisputeRefusal;
use crate::core::disputes::state::Decision;
use crate::core::game::apply::apply as apply_game;
use crate::core::game::command::Command as GameCommand;
use crate::core::game::counter::Counter;
use crate::core::game::decide::decide as decide_game;
use crate::core::game::event::{Event as GameEvent, Setup};
use crate::core::game::state::Game;
use crate::core::hall::adjournments::{self, adjourn};
use crate::core::hall::appeals;
use crate::core::hall::command::Command;
use crate::core::hall::competition::{Assignment, Competition};
use crate::core::hall::event::Event;
use crate::core::hall::refusal::Refusal;
use crate::core::hall::state::Hall;
use crate::core::ids::BoardNo;
use crate::core::laws::edition::Edition;
use crate::core::laws::regulations::Rulebook;
use crate::core::moment::{Millis, Moment};

/// What the command leads to. No events means that it is already fulfilled. The book is that of the
/// competition.
///
/// # Errors
/// [`Refusal`] when the Laws or the state forbid it.
pub fn decide(
    hall: &Hall,
    command: &Command,
    at: Moment,
    book: Rulebook<'_>,
) -> Result<Vec<Event>, Refusal> {
    let edition = book.edition;
    match command {
        Command::Found { competition } => {
            if hall.competition.is_some() {
                return Err(Refusal::AlreadyFounded);
            }
            Ok(vec![Event::Founded { competition: named(competition)? }])
        }
        Command::ChangeCompetition { competition, reason } => {
            hall.competition.as_ref().ok_or(Refusal::NotFounded)?;
            if reason.trim().is_empty() {
                return Err(Refusal::ReasonMissing);
            }
            let (competition, reason) = (named(competition)?, reason.trim().to_owned());
            Ok(vec![Event::CompetitionChanged { competition, reason }])
        }
        Command::ProvideForAppeals { provisions } => appeals::provide(hall, provisions),
        Command::SetUpGame { board, setup } => set_up(hall, *board, setup),
        Command::Game { board, what } => {
            let game = game(hall, *board)?;
            may_start(hall, *board, what, edition)?;
            match adjournments::instead(hall, *board, what)? {
                Some(what) => adjourn(hall, &what, at, edition),
                None => ask(game, *board, what, at, edition),
            }
        }
        Command::Blind { board, what } => blind(hall, *board, what, at, edition),
        Command::Dispute { what } => {
            let mut events = dispute(hall, what, at, edition)?;
            let more = appeals::complete(hall, &mut events, at, book)?;
            events.extend(more);
            Ok(events)
        }
        Command::Adjournment { what } => adjourn(hall, what, at, edition),
        Command::AssignDevice { board, device } => {
            let held = hall.devices.get(board);
            let event = Event::DeviceAssigned { board: *board, device: device.clone() };
            assign(hall, *board, (held, device.as_ref()), event)
        }
        Command::AssignOwnBoard { board, side, device } => {
            let held = hall.own_devices.get(&(*board, *side));
            let (board, side) = (*board, *side);
            let event = Event::OwnBoardAssigned { board, side, device: device.clone() };
            assign(hall, board, (held, device.as_ref()), event)
        }
        Command::Recover { away } => Ok(recover(hall, *away, at, edition)),
    }
}

fn named(competition: &Competition) -> Result<Competition, Refusal> {
    if competition.name.trim().is_empty() {
        return Err(Refusal::NameMissing);
    }
    Ok(competition.clone())
}

fn game(hall: &Hall, board: BoardNo) -> Result<&Game, Refusal> {
    hall.game(board).map(AsRef::as_ref).ok_or(Refusal::NoGame(board))
}

fn ask(
    game: &Game,
    board: BoardNo,
    what: &GameCommand,
    at: Moment,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    let events =
        decide_game(game, what, at, edition).map_err(|why| Refusal::Game { board, why })?;
    Ok(events.into_iter().map(|what| Event::Game { board, what }).collect())
}

/// Without the assistant that its pairing needs, a blind match does not begin.
fn may_start(
    hall: &Hall,
    board: BoardNo,
    what: &GameCommand,
    edition: &Edition,
) -> Result<(), Refusal> {
    let starts = matches!(what, GameCommand::Start | GameCommand::StartClock { .. });
    let found = hall.blind(board).filter(|_| starts);
    match found.and_then(|blind| blind.arrangement.needs_assistant(edition)) {
        Some(citation) => {
            let why = BlindRefusal::AssistantNeeded(Box::new(citation));
            Err(Refusal::Blind { board, why })
        }
        None => Ok(()),
    }
}

/// What happens in a blind match, and what follows from it in its game.
fn blind(
    hall: &Hall,
    board: BoardNo,
    what: &BlindCommand,
    at: Moment,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    let game = game(hall, board)?;
    let blind = hall.blind(board).map(AsRef::as_ref);
    let decided = decide_blind(blind, game, what, at, edition)
        .map_err(|why| Refusal::Blind { board, why })?;
    let blind = decided.blind.into_iter().map(|what| Event::Blind { board, what });
    let game = decided.game.into_iter().map(|what| Event::Game { board, what });
    Ok(blind.chain(game).collect())
}

fn set_up(hall: &Hall, board: BoardNo, setup: &Setup) -> Result<Vec<Event>, Refusal> {
    hall.competition.as_ref().ok_or(Refusal::NotFounded)?;
    if board.0 == 0 {
        return Err(Refusal::NoBoardZero);
    }
    if adjournments::is_taken(hall, board) {
        return Err(Refusal::BoardTaken(board));
    }
    Position::from_fen(&setup.fen, setup.form)?;
    setup.control.check()?;
    Ok(vec![Event::Game { board, what: GameEvent::SetUp(setup.clone()) }])
}

/// A device is given where none held it but the place that it is given to.
fn assign(
    hall: &Hall,
    board: BoardNo,
    (held, device): (Option<&Assignment>, Option<&Assignment>),
    event: Event,
) -> Result<Vec<Event>, Refusal> {
    if board.0 == 0 {
        return Err(Refusal::NoBoardZero);
    }
    if held == device {
        return Ok(Vec::new());
    }
    let same = |device: &Assignment| held.is_some_and(|held| held.port == device.port);
    let taken = device.filter(|device| !same(device));
    match taken.and_then(|device| hall.table_of(&device.port)) {
        Some(other) => Err(Refusal::DeviceTaken(other)),
        None => Ok(vec![event]),
    }
}

fn recover(hall: &Hall, away: Millis, at: Moment, edition: &Edition) -> Vec<Event> {
    let what = GameCommand::Recover { away };
    hall.games
        .iter()
        .filter_map(|(board, game)| ask(game, *board, &what, at, edition).ok())
        .flatten()
        .collect()
}

fn dispute(
    hall: &Hall,
    what: &DisputeCommand,
    at: Moment,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    let board = board_of(hall, what);
    let found = board.and_then(|board| Some((board, hall.game(board)?.as_ref())));
    if let (DisputeCommand::Open { .. } | DisputeCommand::Rule { .. }, Some(board), None) =
        (what, board, found)
    {
        return Err(Refusal::NoGame(board));
    }
    let decided = decide_dispute(&hall.incidents, found, what, at, edition)?;
    let mut scratch = found.map(|(board, game)| (board, game.clone()));
    let mut events = Vec::new();
    if let (true, Some((board, game))) = (stops_the_clocks(what), &mut scratch) {
        // Stopping a clock that stands, or one on the table, is not worth a refusal here.
        let stopped = run(game, *board, &GameCommand::StopClock, (at, edition));
        events.extend(stopped.unwrap_or_default());
    }
    let decision = decided.iter().find_map(|event| match event {
        DisputeEvent::Decided { decision, .. } => Some(decision.clone()),
        _ => None,
    });
    events.extend(decided.into_iter().map(|what| Event::Dispute { what }));
    if let (Some(decision), Some((board, mut game))) = (decision, scratch) {
        match of_this_game(hall, what) {
            Ok(()) => {
                let bar = hall.adjournment_at(board);
                events.extend(carry_out(&mut game, board, &decision, bar, (at, edition))?);
            }
            Err(gone) if decision.ruling.remedies.iter().any(|step| step.changes(&game)) => {
                return Err(gone);
            }
            // A warning for a game that is gone stands in the log alone.
            Err(_) => {}
        }
    }
    Ok(events)
}

const fn stops_the_clocks(what: &DisputeCommand) -> bool {
    matches!(
        what,
        DisputeCommand::Open { clocks: Clocks::Stop, .. }
            | DisputeCommand::Rule { clocks: Clocks::Stop, .. }
    )
}

/// Remedies may not hit a game that was set up after the incident, not even one of the same round
/// and players: a replay, or boards whose players were never entered.
fn of_this_game(hall: &Hall, what: &DisputeCommand) -> Result<(), Refusal> {
    let incident = what.incident().and_then(|no| hall.incidents.get(&no));
    let newer = incident.filter(|incident| {
        let set_up = incident.board.and_then(|board| hall.set_up.get(&board));
        set_up.is_some_and(|set_up| incident.opened_at < *set_up)
    });
    newer.map_or(Ok(()), |incident| Err(DisputeRefusal::GameGone(incident.no).into()))
}

fn board_of(hall: &Hall, what: &DisputeCommand) -> Option<BoardNo> {
    match what {
        DisputeCommand::Open { board, .. } | DisputeCommand::Rule { board, .. } => *board,
        other => hall.incidents.get(&other.incident()?)?.board,
    }
}

/// The remedies of a decision, and the count of a claim that it found to be wrong.
fn carry_out(
    scratch: &mut Game,
    board: BoardNo,
    decision: &Decision,
    bar: Option<&Adjournment>,
    when: (Moment, &Edition),
) -> Result<Vec<Event>, Refusal> {
    let mut events = Vec::new();
    for remedy in &decision.ruling.remedies {
        for what in remedy.commands(scratch, &decision.reason) {
            bar.map_or(Ok(()), |one| allows(one, &what))?;
            events.extend(run(scratch, board, &what, when)?);
        }
    }
    if let (true, Some(by)) = (decision.as_proposed, decision.ruling.finding.wrong_claim()) {
        let what = GameCommand::Count { what: Counter::WrongClaims, by };
        events.extend(run(scratch, board, &what, when)?);
    }
    Ok(events)
}

/// Carries a command out on a copy of a game, for the next to be asked of what it has left.
pub(in crate::core::hall) fn run(
    scratch: &mut Game,
    board: BoardNo,
    what: &GameCommand,
    (at, edition): (Moment, &Edition),
) -> Result<Vec<Event>, Refusal> {
    let found =
        decide_game(scratch, what, at, edition).map_err(|why| Refusal::Game { board, why })?;
    for what in &found {
        apply_game(scratch, what, at);
    }
    Ok(found.into_iter().map(|what| Event::Game { board, what }).collect())
}
