//! From a command to events or a refusal, over all boards. Here an accepted ruling is carried out:
//! its remedies are asked of the game one after the other, each on the state that the one before
//! has left, and all of it is one batch of the journal or nothing.

use crate::adjournment::decide::allows;
use crate::adjournment::state::{Adjournment, AdjournmentEnd};
use crate::blind::command::Command as BlindCommand;
use crate::blind::decide::decide as decide_blind;
use crate::blind::refusal::Refusal as BlindRefusal;
use crate::disputes::change::{Change, Loss};
use crate::disputes::command::{Clocks, Command as DisputeCommand};
use crate::disputes::decide::decide as decide_dispute;
use crate::disputes::event::{Event as DisputeEvent, TimeSince};
use crate::disputes::refusal::Refusal as DisputeRefusal;
use crate::disputes::state::{Decision, Incident};
use crate::disputes::undo::{Act, UndoResult, undone as take_out};
use crate::evidence::record;
use crate::hall::adjournments::{self, adjourn};
use crate::hall::appeals;
use crate::hall::command::Command;
use crate::hall::competition::{Assignment, Competition};
use crate::hall::event::Event;
use crate::hall::games::GameLocation;
use crate::hall::refusal::Refusal;
use crate::hall::state::Hall;
use jadoube_chess::board::position::Position;
use jadoube_chess::moment::Moment;
use jadoube_laws::game::apply::apply as apply_game;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::counter::Counter;
use jadoube_laws::game::decide::decide as decide_game;
use jadoube_laws::game::event::{Event as GameEvent, LostTime, RestoredGame, Setup};
use jadoube_laws::game::gap::Gap;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo};
use jadoube_laws::laws::edition::{Edition, Rulebook};
use jadoube_laws::rulings::ruling::Remedy;

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
        Command::Recover { gap } => Ok(recover(hall, *gap, (at, edition))),
        Command::NoteTime { what } => Ok(vec![Event::Time { what: what.clone() }]),
        Command::Evidence { what } => {
            let events = record::decide(&hall.signers, hall.seq, what)?;
            Ok(events.into_iter().map(|what| Event::Evidence { what }).collect())
        }
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

/// Every clock that ran unseen is asked about. The clock of a player who has not come to the
/// resumption runs all the same: nobody is there for whom it could have stood.
fn recover(hall: &Hall, gap: Gap, when: (Moment, &Edition)) -> Vec<Event> {
    let what = GameCommand::Recover { gap };
    let how = GameCommand::CountLostTime { how: LostTime::ToPlayerOnMove, gaps: None };
    let mut events = Vec::new();
    for (board, game) in hall.on_boards() {
        let (mut scratch, place) = (game.as_ref().clone(), GameLocation::Board(board));
        let asked = run(&mut scratch, place, &what, when).unwrap_or_default();
        let absent = game
            .whose_time()
            .is_some_and(|side| hall.adjournment_at(board).is_some_and(|one| one.is_awaited(side)));
        let counted = !asked.is_empty() && absent;
        events.extend(asked);
        if counted {
            // One that cannot be measured stays a question.
            events.extend(run(&mut scratch, place, &how, when).unwrap_or_default());
        }
    }
    events
}

/// A board without a game has no incident, and a proposal is not accepted once presence at an
/// adjourned game has changed.
fn concerns_what_is_there(
    hall: &Hall,
    what: &DisputeCommand,
    has_a_game: bool,
) -> Result<(), Refusal> {
    if let (
        DisputeCommand::Open { board: Some(board), .. }
        | DisputeCommand::Rule { board: Some(board), .. },
        false,
    ) = (what, has_a_game)
    {
        return Err(Refusal::NoGame(*board));
    }
    if let (DisputeCommand::Accept { no, .. }, Some(incident)) =
        (what, what.incident().and_then(|no| hall.incidents.get(&no)))
        && incident.is_open()
        && adjournments::is_overtaken(hall, incident)
    {
        let changes = vec![Change::Presence];
        return Err(DisputeRefusal::Outdated { no: *no, changes }.into());
    }
    Ok(())
}

fn dispute(
    hall: &Hall,
    what: &DisputeCommand,
    at: Moment,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    let at_it = site(hall, what);
    concerns_what_is_there(hall, what, at_it.is_some())?;
    let game = at_it.map(|site| site.game);
    let mut decided = decide_dispute(&hall.incidents, game, what, at, edition)?;
    // A warning for a game that is gone stands in the log alone.
    let mut events = Vec::new();
    let mut scratch = game.cloned();
    if let (true, Some(site), Some(game)) = (stops_the_clocks(what), at_it, &mut scratch) {
        // Stopping a clock that stands, or one on the table, is not worth a refusal here.
        let stopped = run(game, site.place, &GameCommand::StopClock, (at, edition));
        events.extend(stopped.unwrap_or_default());
    }
    let follows = match (at_it, &mut scratch) {
        (Some(site), Some(game)) => {
            let (place, before) = (site.place, site.game);
            let bar = hall.adjournment_of(site.no);
            let mut follows = Vec::new();
            for event in &mut decided {
                follows.extend(match event {
                    DisputeEvent::Decided { decision, .. } => {
                        // A clock that stands while its game is away is not started.
                        let stopped = match place {
                            GameLocation::Board(_) => stopped_for_it(hall, what, before, edition),
                            GameLocation::Off(..) => Stopped::No,
                        };
                        decision.waits_for = others_open(hall, what, site.no);
                        carry_out(game, (place, bar), (decision, stopped), (at, edition))?
                    }
                    DisputeEvent::Withdrawn { time, reason, .. }
                    | DisputeEvent::Reinstated { time, reason, .. } => {
                        undo(hall, (site, bar), what, (reason, time), (at, edition))?
                    }
                    _ => Vec::new(),
                });
            }
            has_a_board(hall, site, game)?;
            if !matches!(what, DisputeCommand::Withdraw { .. } | DisputeCommand::Reinstate { .. }) {
                is_known(what, before, Loss::between(before, game))?;
            }
            follows
        }
        _ => Vec::new(),
    };
    let settled = at_it.zip(scratch.as_ref()).map(|(site, game)| {
        let made = decided.iter().filter_map(|event| match event {
            DisputeEvent::Decided { no, decision } => Some((*no, decision.as_ref())),
            _ => None,
        });
        made.flat_map(|(no, decision)| {
            let case = hall.incidents.get(&no).map(|incident| &incident.case).or(what.case());
            case.map(|case| adjournments::settled_by(hall, (site.no, game), (case, decision)))
        })
        .flatten()
        .collect::<Vec<_>>()
    });
    events.extend(decided.into_iter().map(|what| Event::Dispute { what }));
    events.extend(follows);
    events.extend(settled.unwrap_or_default());
    Ok(events)
}

/// A game that has left its board does not go on, unless it is adjourned and waits for its resumption.
fn has_a_board(hall: &Hall, site: Site<'_>, after: &Game) -> Result<(), Refusal> {
    let GameLocation::Off(_, incident) = site.place else { return Ok(()) };
    let reopened = site.game.outcome().is_some() && after.outcome().is_none();
    let waits = hall.last_adjournment_of(site.no).is_some_and(|one| {
        let over = matches!(one.end, None | Some(AdjournmentEnd::GameOver));
        over && one.stopped.is_some() && one.resumption.is_none()
    });
    if after.clock.running().is_some() || (reopened && !waits) {
        return Err(DisputeRefusal::OffBoard(incident).into());
    }
    Ok(())
}

/// What is lost is known to whoever asks for it.
fn is_known(what: &DisputeCommand, game: &Game, lost: Option<Loss>) -> Result<(), Refusal> {
    match lost {
        Some(loss) if what.lose() != Some(loss) => {
            let moves = loss.moves(game).map(Box::new);
            Err(DisputeRefusal::WouldLose { loss, moves }.into())
        }
        _ => Ok(()),
    }
}

/// A game in which something is decided.
#[derive(Clone, Copy)]
struct Site<'a> {
    no: GameNo,
    place: GameLocation,
    game: &'a Game,
}

/// The game that a command is about: the one on a board for a new incident, else that in which the
/// incident happened, wherever it is now.
fn site<'a>(hall: &'a Hall, what: &DisputeCommand) -> Option<Site<'a>> {
    if let DisputeCommand::Open { board, .. } | DisputeCommand::Rule { board, .. } = what {
        let no = *hall.at_board.get(&(*board)?)?;
        let one = hall.games.get(&no)?;
        return Some(Site { no, place: GameLocation::Board(one.board), game: &one.game });
    }
    let incident = hall.incidents.get(&what.incident()?)?;
    let (place, game) = place_of(hall, incident)?;
    Some(Site { no: incident.game?, place, game })
}

/// The game of an incident, and where what is decided in it is recorded.
pub(in crate::hall) fn place_of<'a>(
    hall: &'a Hall,
    incident: &Incident,
) -> Option<(GameLocation, &'a Game)> {
    let (no, one) = (incident.game?, hall.game_of_incident(incident)?);
    let place = if hall.is_on_board(no) {
        GameLocation::Board(one.board)
    } else {
        GameLocation::Off(one.board, incident.no)
    };
    Some((place, &one.game))
}

/// The other incidents of a game that wait for their decision.
fn others_open(hall: &Hall, what: &DisputeCommand, game: GameNo) -> Vec<IncidentNo> {
    let all = hall.incidents.values().filter(|one| one.game == Some(game) && one.is_open());
    all.map(|one| one.no).filter(|no| what.incident() != Some(*no)).collect()
}

/// Whether another decision would have set the clock going and left it stopped for this incident,
/// and nobody has touched it since.
fn waits_for_it(hall: &Hall, no: IncidentNo, before: &Game, edition: &Edition) -> bool {
    hall.incidents.values().any(|one| {
        let waiting = one.decision.as_ref().filter(|decision| decision.waits_for.contains(&no));
        let (Some(decision), Some(act)) = (waiting, &one.act) else { return false };
        let Some((place, _)) = place_of(hall, one) else { return false };
        let (mut game, mut decision) = (act.before.as_ref().clone(), decision.clone());
        let decision = (&mut decision, Stopped::ForIt);
        let _ = carry_out(&mut game, (place, None), decision, (act.at, edition));
        game.clock == before.clock
    })
}

/// Whether the clocks ran before they were stopped for the incident or for one that was decided
/// before it, and nobody has touched them since.
fn stopped_for_it(hall: &Hall, what: &DisputeCommand, before: &Game, edition: &Edition) -> Stopped {
    if what.incident().is_some_and(|no| waits_for_it(hall, no, before, edition)) {
        return Stopped::ForIt;
    }
    let incident = what.incident().and_then(|no| hall.incidents.get(&no));
    let (clocks, ran) = match (what, incident) {
        (DisputeCommand::Rule { clocks, .. }, _) => (*clocks, before.clock.running()),
        (_, Some(incident)) => {
            let same = incident.then.as_ref().is_some_and(|then| then.clock == before.clock);
            let then = incident.circumstances.as_ref().filter(|_| same);
            (incident.clocks, then.and_then(|then| then.running))
        }
        (_, None) => return Stopped::No,
    };
    if clocks == Clocks::Stop && ran.is_some() { Stopped::ForIt } else { Stopped::No }
}

/// What was done last is taken out of the game, and told of in the event.
fn undo(
    hall: &Hall,
    (site, bar): (Site<'_>, Option<&Adjournment>),
    what: &DisputeCommand,
    (reason, time): (&str, &mut Option<TimeSince>),
    (at, edition): (Moment, &Edition),
) -> Result<Vec<Event>, Refusal> {
    let incident = what.incident().and_then(|no| hall.incidents.get(&no));
    let Some(incident) = incident else { return Ok(Vec::new()) };
    let Some(undone) = undone(hall, incident, what, (at, edition)) else { return Ok(Vec::new()) };
    is_known(what, site.game, undone.lost)?;
    has_a_board(hall, site, &undone.game)?;
    let standing = RestoredGame::of(&undone.game, site.game, at);
    if standing.kept < site.game.ply() {
        let back = GameCommand::TakeBack { to: standing.kept, reason: reason.to_owned() };
        bar.map_or(Ok(()), |one| allows(one, &back))?;
    }
    *time = Some(TimeSince { ran: undone.ran, how: undone.how });
    let (incident, reason) = (incident.no, reason.to_owned());
    let what = GameEvent::PutBack { incident, standing: Box::new(standing), reason };
    Ok(vec![site.place.event(what)])
}

/// The game of an incident as it would be after its decision is withdrawn, or stands again; nothing
/// where that does nothing to a game.
#[must_use]
pub fn undone(
    hall: &Hall,
    incident: &Incident,
    what: &DisputeCommand,
    (at, edition): (Moment, &Edition),
) -> Option<UndoResult> {
    let (DisputeCommand::Withdraw { time, .. } | DisputeCommand::Reinstate { time, .. }) = what
    else {
        return None;
    };
    let (place, now) = place_of(hall, incident)?;
    let act = incident.act.as_ref()?;
    let after = match (&act.after, &incident.decision) {
        (Some(after), _) => after.as_ref().clone(),
        (None, Some(decision)) => {
            let (mut game, mut decision) = (act.before.as_ref().clone(), decision.clone());
            let stopped = stopped_for_it(hall, what, &game, edition);
            let decision = (&mut decision, stopped);
            // It was carried out then: under other Laws since, as far as it can be.
            let _ = carry_out(&mut game, (place, None), decision, (act.at, edition));
            game
        }
        (None, None) => return None,
    };
    let act = Act { before: &act.before, after: &after, at: act.at };
    let mut undone = take_out(now, act, *time, at);
    if let GameLocation::Off(..) = place {
        undone.game.clock.stop(at);
    }
    Some(undone)
}

const fn stops_the_clocks(what: &DisputeCommand) -> bool {
    matches!(
        what,
        DisputeCommand::Open { clocks: Clocks::Stop, .. }
            | DisputeCommand::Rule { clocks: Clocks::Stop, .. }
    )
}

/// Whether the clocks that ran were stopped for an incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stopped {
    /// They were.
    ForIt,
    /// They stood, or were left alone.
    No,
}

/// The remedies of a decision, and the count of a claim that it found to be wrong. Where the ruling
/// says that play goes on, clocks that were stopped for the incident run again. A clock that stands
/// is not started while the decision waits for others; if it would not be anyhow, it does not wait.
fn carry_out(
    scratch: &mut Game,
    (place, bar): (GameLocation, Option<&Adjournment>),
    (decision, stopped): (&mut Decision, Stopped),
    when: (Moment, &Edition),
) -> Result<Vec<Event>, Refusal> {
    let mut events = Vec::new();
    let stands = scratch.whose_time().is_none() && !decision.waits_for.is_empty();
    let starts = |what: &GameCommand| matches!(what, GameCommand::StartClock { .. });
    let mut waits = false;
    for remedy in &decision.ruling.remedies {
        for what in remedy.commands(scratch, &decision.reason) {
            if stands && starts(&what) {
                waits = true;
                continue;
            }
            // The clock of an adjourned game is started when it is resumed.
            let barred = |one: &Adjournment| allows(one, &what).is_err();
            if decision.as_proposed && starts(&what) && bar.is_some_and(barred) {
                continue;
            }
            bar.map_or(Ok(()), |one| allows(one, &what))?;
            events.extend(run(scratch, place, &what, when)?);
        }
    }
    if let (true, Some(by)) = (decision.as_proposed, decision.ruling.finding.wrong_claim()) {
        let what = GameCommand::Count { what: Counter::WrongClaims, by };
        events.extend(run(scratch, place, &what, when)?);
    }
    if stopped == Stopped::ForIt && decision.lets_play_go_on() && scratch.is_playing() {
        let go_on = Remedy::StartClock { side: scratch.turn() };
        for what in go_on.commands(scratch, &decision.reason) {
            if bar.is_none_or(|one| allows(one, &what).is_ok()) {
                if stands {
                    waits = true;
                } else {
                    events.extend(run(scratch, place, &what, when)?);
                }
            }
        }
    }
    if !waits {
        decision.waits_for.clear();
    }
    Ok(events)
}

/// Carries a command out on a copy of a game, for the next to be asked of what it has left.
pub(in crate::hall) fn run(
    scratch: &mut Game,
    place: GameLocation,
    what: &GameCommand,
    (at, edition): (Moment, &Edition),
) -> Result<Vec<Event>, Refusal> {
    let found = decide_game(scratch, what, at, edition)
        .map_err(|why| Refusal::Game { board: place.board(), why })?;
    for what in &found {
        apply_game(scratch, what, at);
    }
    Ok(found.into_iter().map(|what| place.event(what)).collect())
}
