//! From a command to events or a refusal, over all boards: the game is found that a command is about,
//! its aggregate decides, and what comes of it is routed to where it happens.
#![deny(clippy::wildcard_enum_match_arm)]

use crate::blind::command::Command as BlindCommand;
use crate::blind::reconcile::acts::game_acts;
use crate::blind::refusal::Refusal as BlindRefusal;
use crate::blind::state::asks_for_lost_time;
use crate::disputes::command::Command as DisputeCommand;
use crate::disputes::context::{Context as DisputeContext, Site};
use crate::disputes::event::Event as DisputeEvent;
use crate::disputes::refusal::Refusal as DisputeRefusal;
use crate::disputes::state::{Decision, Incident};
use crate::disputes::undo::{ElapsedTime, UndoResult};
use crate::hall::adjournments::{self, adjourn};
use crate::hall::annulled;
use crate::hall::appeals;
use crate::hall::boards::{ask, game, set_up};
use crate::hall::clocks;
use crate::hall::command::Command;
use crate::hall::competition::{Assignment, Competition};
use crate::hall::contest;
use crate::hall::context::Context;
use crate::hall::event::Event;
use crate::hall::games::{GameLocation, HallGame};
use crate::hall::proposals;
use crate::hall::refusal::Refusal;
use crate::hall::running::run;
use crate::hall::settling;
use crate::hall::state::Hall;
use crate::hall::texts;
use crate::step::Step;
use jadoube_chess::moment::Moment;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::LostTime;
use jadoube_laws::game::gap::Gap;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo};
use jadoube_laws::laws::edition::Edition;

/// What the command leads to. The book is that of the competition.
pub(in crate::hall) fn decide(
    hall: &Hall,
    command: &Command,
    ctx: Context<'_>,
) -> Result<Vec<Event>, Refusal> {
    let Context { at, book, .. } = ctx;
    let edition = book.edition;
    texts::check(command)?;
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
        Command::Game { board, what } => in_game(hall, (*board, what), ctx),
        Command::Clocks { what, games } => {
            clocks::decide(hall, (*what, games.as_deref()), (at, book))
        }
        Command::Blind { board, what } => in_match(hall, (*board, what), ctx),
        Command::Dispute { what } => dispute(hall, what, ctx),
        Command::Adjournment { what } => adjourn(hall, what, ctx),
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
        Command::Contest { what } => contest::decide(hall, what, (at, edition)),
        Command::Evidence { what } => {
            let events = hall.signers.decide(what, hall.seq)?;
            Ok(events.into_iter().map(|what| Event::Evidence { what }).collect())
        }
        Command::Stations { what } => {
            let events = hall.stations.decide(what, ctx.station)?;
            Ok(events.into_iter().map(|what| Event::Stations { what }).collect())
        }
        Command::SettleInParts { board, aside, parts, reason, record, basis: _ } => {
            settling::settle(hall, (*board, *aside), (parts, reason, record.as_deref()), ctx)
        }
        Command::Propose { key, command } => proposals::propose(hall, (*key, command), ctx),
        Command::CarryOut { key } => proposals::carry_out(hall, *key, ctx),
        Command::TurnDown { key, reason } => proposals::turn_down(hall, (*key, reason), ctx),
    }
}

fn named(competition: &Competition) -> Result<Competition, Refusal> {
    if competition.name.trim().is_empty() {
        return Err(Refusal::NameMissing);
    }
    Ok(competition.clone())
}

/// Without the assistant that its pairing needs, a blind match does not begin; and none goes on before it
/// is said how lost time counts.
fn may_start(
    hall: &Hall,
    (board, game): (BoardNo, &Game),
    what: &GameCommand,
    edition: &Edition,
) -> Result<(), Refusal> {
    let starts = matches!(what, GameCommand::Start | GameCommand::StartClock { .. });
    let found = hall.blind(board).filter(|_| starts);
    let Some(blind) = found else { return Ok(()) };
    let needed = blind.arrangement.needs_assistant(edition);
    let why = match needed.map(|citation| BlindRefusal::AssistantNeeded(Box::new(citation))) {
        Some(why) => why,
        None if asks_for_lost_time(game) => BlindRefusal::LostTimeOpen,
        None => return Ok(()),
    };
    Err(Refusal::Blind { board, why })
}

/// Whether a command sets the clock of a move's player going again after the opponent's was started too early.
fn sets_back(hall: &Hall, board: BoardNo, what: &GameCommand) -> bool {
    let (Some(game), Some(blind)) = (hall.game(board), hall.blind(board)) else { return false };
    let early = blind.pressed_early(game).and_then(|(ply, _)| game.position_at(ply));
    early.is_some_and(|before| {
        let side = before.turn();
        *what == GameCommand::StartClock { side } && game.clock.running() != Some(side)
    })
}

/// What is asked of the game on a board.
fn in_game(
    hall: &Hall,
    (board, what): (BoardNo, &GameCommand),
    ctx: Context<'_>,
) -> Result<Vec<Event>, Refusal> {
    let (at, edition) = (ctx.at, ctx.book.edition);
    let game = game(hall, board)?;
    may_start(hall, (board, game), what, edition)?;
    if sets_back(hall, board, what) {
        return blind(hall, board, &BlindCommand::SetClockBack, at, edition);
    }
    match adjournments::instead(hall, (board, what), edition)? {
        Some(what) => adjourn(hall, &what, ctx),
        None => ask(hall, board, what, at, edition),
    }
}

/// What is asked of the blind match at a board, with what that asks of its game: if the game refuses,
/// nothing has happened in the match either.
fn in_match(
    hall: &Hall,
    (board, what): (BoardNo, &BlindCommand),
    ctx: Context<'_>,
) -> Result<Vec<Event>, Refusal> {
    let mut events = blind(hall, board, what, ctx.at, ctx.book.edition)?;
    if let (Some(game), Some(found)) = (hall.game(board), hall.blind(board)) {
        for act in game_acts(game, found, what) {
            events.extend(in_game(hall, (board, &act), ctx)?);
        }
    }
    Ok(events)
}

/// What happens in a blind match, and what follows from it in its game.
fn blind(
    hall: &Hall,
    board: BoardNo,
    what: &BlindCommand,
    at: Moment,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    let on_board = hall.at_board.get(&board).and_then(|no| hall.games.get(no));
    let HallGame { game, blind, .. } = on_board.ok_or(Refusal::NoGame(board))?;
    let steps = blind.decide(what, (game, at, edition));
    let happens = |step| match step {
        Step::Here(what) => Event::Blind { board, what },
        Step::Game(what) => Event::Game { board, what },
    };
    let steps = steps.map_err(|why| Refusal::Blind { board, why })?;
    Ok(steps.into_iter().map(happens).collect())
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
    if device.is_some_and(|device| device.port.as_str().trim().is_empty()) {
        return Err(Refusal::LineNameless);
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
        let counted = !asked.is_empty() && hall.is_time_of_absent(board);
        events.extend(asked);
        if counted {
            // One that cannot be measured stays a question.
            events.extend(run(&mut scratch, place, &how, when).unwrap_or_default());
        }
    }
    events
}

/// What is decided in the dispute log, in the game of the incident, and in its adjournment.
fn dispute(hall: &Hall, what: &DisputeCommand, ctx: Context<'_>) -> Result<Vec<Event>, Refusal> {
    let Context { at, book, .. } = ctx;
    let (board, incident) = match what.incident() {
        None => (what.board(), None),
        Some(no) => (None, hall.incidents.get(&no)),
    };
    let there = match (board, what.game()) {
        (Some(board), _) => Some(site_at(hall, board).ok_or(Refusal::NoGame(board))?),
        (None, Some(no)) => {
            Some(place_in(hall, no, ctx.next_incident(hall)).ok_or(Refusal::NoSuchGame)?)
        }
        (None, None) => incident.and_then(|incident| place_of(hall, incident)),
    };
    annulled::may_come_back(hall, what)?;
    let provisions = appeals::provisions(hall, book);
    let context = DisputeContext {
        site: there.map(|(_, site)| site),
        appeals: appeals::context(hall, incident, &provisions),
        book,
        at,
        next: ctx.next_incident(hall),
    };
    let refused = |why| match (why, there) {
        (DisputeRefusal::Game(why), Some((place, _))) => {
            Refusal::Game { board: place.board(), why }
        }
        (DisputeRefusal::Adjournment(why), _) => Refusal::Adjournment(why),
        (why, _) => Refusal::Dispute(why),
    };
    let steps = hall.incidents.decide(what, context).map_err(refused)?;
    let settled = there.map(|(_, site)| settled_by(hall, site, (what, &steps), at));
    let anew = there.map(|there| annulled::new_game(hall, there, &steps, (at, book.edition)));
    let routed = steps.into_iter().filter_map(|step| match step {
        Step::Here(what) => Some(Event::Dispute { what }),
        Step::Game(what) => there.map(|(place, _)| place.event(what)),
    });
    Ok(routed.chain(settled.into_iter().chain(anew).flatten()).collect())
}

/// What decisions mean for the adjournment of their game.
fn settled_by(
    hall: &Hall,
    site: Site<'_>,
    (what, steps): (&DisputeCommand, &[Step<DisputeEvent>]),
    at: Moment,
) -> Vec<Event> {
    let mut game = site.game.clone();
    let mut made = Vec::new();
    for step in steps {
        match step {
            Step::Game(event) => game.apply(event, at),
            Step::Here(DisputeEvent::Decided { no, decision }) => {
                made.push((no, decision.as_ref()));
            }
            Step::Here(_) => {}
        }
    }
    let of = |(no, decision): (&IncidentNo, &Decision)| {
        let case = hall.incidents.get(no).map(|incident| &incident.case).or(what.case())?;
        Some(adjournments::settled_by(hall, (site.no, &game), (case, decision)))
    };
    made.into_iter().filter_map(of).flatten().collect()
}

/// The game on a board.
fn site_at(hall: &Hall, board: BoardNo) -> Option<(GameLocation, Site<'_>)> {
    site(hall, *hall.at_board.get(&board)?, GameLocation::Board(board))
}

/// The game of an incident, and where what is decided in it is recorded.
fn place_of<'a>(hall: &'a Hall, incident: &Incident) -> Option<(GameLocation, Site<'a>)> {
    place_in(hall, incident.game?, incident.no)
}

/// A game, and where what is decided in it in an incident is recorded.
fn place_in(hall: &Hall, no: GameNo, incident: IncidentNo) -> Option<(GameLocation, Site<'_>)> {
    let board = hall.games.get(&no)?.board;
    let place = if hall.is_on_board(no) {
        GameLocation::Board(board)
    } else {
        GameLocation::Off(board, incident)
    };
    site(hall, no, place)
}

fn site(hall: &Hall, no: GameNo, place: GameLocation) -> Option<(GameLocation, Site<'_>)> {
    let game = hall.games.get(&no)?.game.as_ref();
    let (board, on_board) = (place.board(), matches!(place, GameLocation::Board(_)));
    let (adjournment, corrected) = (hall.last_adjournment_of(no), hall.corrected(no));
    Some((place, Site { no, game, board, on_board, adjournment, corrected }))
}

/// The game of an incident without its decision, or with it again.
pub(in crate::hall) fn undone(
    hall: &Hall,
    incident: &Incident,
    time: Option<ElapsedTime>,
    when: (Moment, &Edition),
) -> Option<UndoResult> {
    let (_, site) = place_of(hall, incident)?;
    hall.incidents.undone(incident, site, time, when)
}
