//! Who may ask what at which station, where several keep the event. What a command needs stands in one
//! match without a rest, so that a new command does not compile before it has its place here; and
//! whatever a command leads to is looked at once more by its events.

use crate::adjournment::command::Command as AdjournmentCommand;
use crate::blind::command::Command as BlindCommand;
use crate::competition::command::Command as ContestCommand;
use crate::competition::event::Event as ContestEvent;
use crate::disputes::command::{Caller, Command as DisputeCommand};
use crate::hall::command::Command;
use crate::hall::contest::result_post;
use crate::hall::event::Event;
use crate::hall::posts::{Scope, of_envelope, of_incident, scope};
use crate::hall::refusal::Refusal;
use crate::hall::state::Hall;
use crate::stations::member::Role;
use crate::stations::post::Post;
use crate::stations::refusal::Refusal as StationsRefusal;
use crate::stations::station::StationId;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::ids::{BoardNo, GameNo};

/// Where a command of a station is recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Route {
    /// In its own strand.
    Here,
    /// This station is asked, which then records it for the other.
    Ask(StationId),
}

/// What a command needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Need {
    /// To be the home of a board.
    Board {
        board: BoardNo,
        /// Whether a blind player's assistant does it too, or the program by itself.
        by: By,
    },
    /// To keep the chief's place.
    Chief,
    /// An arbiter asks the chief for it, who records it: what becomes known of a player in a hall, and a draft of
    /// pairings.
    Ask,
    /// To be a station of an arbiter: it is about whichever boards that keeps.
    Arbiter,
    /// A result is entered, at any station that has to do with it. The keeper of this post records it: of
    /// the board while the game is not over there, else the chief.
    Result(Post),
    /// To record at all: it touches no post, or is asked for each post by itself.
    Record,
    /// Only to take part: what it needs is asked where it is decided.
    Part,
}

/// Who may do something at a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum By {
    /// An arbiter's alone.
    Arbiter,
    /// An assistant's as well, or the program's.
    Assistant,
}

/// Whether a station may give a command, and which records it.
///
/// # Errors
/// [`StationsRefusal`], which says where it is done instead, or that a station in that role does not.
pub fn may(hall: &Hall, station: StationId, command: &Command) -> Result<Route, StationsRefusal> {
    let stations = &hall.stations;
    let role = stations.member(station).ok_or(StationsRefusal::NotAdmitted)?.role;
    let need = need(hall, command);
    let not = || Err(StationsRefusal::NotInRole(role));
    let kept = |post: Post| stations.check_home(station, post).map(|()| Route::Here);
    let asked = |post: Post| match stations.keeper(post) {
        Some(home) if home != station && !stations.keeps(station, post) => Ok(Route::Ask(home)),
        _ => kept(post),
    };
    match (need, role) {
        (Need::Part, _) => Ok(Route::Here),
        (_, Role::Viewer) => not(),
        (Need::Record, _) => Ok(Route::Here),
        (Need::Result(post), Role::ChiefArbiter | Role::SectorArbiter | Role::ResultsDesk) => {
            asked(post)
        }
        (Need::Board { board, by: By::Assistant }, Role::Assistant(own)) if own == board => {
            asked(Post::Board(board))
        }
        (_, Role::ResultsDesk | Role::Assistant(_)) => not(),
        (Need::Board { board, .. }, Role::ChiefArbiter | Role::SectorArbiter) => {
            kept(Post::Board(board))
        }
        (Need::Chief, Role::ChiefArbiter | Role::SectorArbiter) => kept(Post::Chief),
        (Need::Ask, Role::ChiefArbiter | Role::SectorArbiter) => asked(Post::Chief),
        (Need::Arbiter, Role::ChiefArbiter | Role::SectorArbiter) => Ok(Route::Here),
    }
}

/// The keeper of which post is asked where a station does not record something itself.
pub(in crate::hall) fn asked_of(hall: &Hall, command: &Command) -> Option<Post> {
    match need(hall, command) {
        Need::Board { board, .. } => Some(Post::Board(board)),
        Need::Result(post) => Some(post),
        Need::Chief | Need::Ask => Some(Post::Chief),
        Need::Arbiter | Need::Record | Need::Part => None,
    }
}

/// The station, if it may give the command and records it itself.
pub(in crate::hall) fn here(
    hall: &Hall,
    command: &Command,
    station: Option<StationId>,
) -> Result<StationId, Refusal> {
    let station = station.ok_or(StationsRefusal::NoKey)?;
    match may(hall, station, command)? {
        Route::Here => Ok(station),
        Route::Ask(home) => {
            Err(StationsRefusal::AskStation { home: hall.stations.name(home) }.into())
        }
    }
}

/// What a command leads to, if the station keeps every post that it touches. What concerns all boards
/// at once is done at those that it keeps; and the boards of a round that is made known are set up by
/// the station of each ([`Hall::to_set_up`]).
pub(in crate::hall) fn at_home(
    hall: &Hall,
    command: &Command,
    station: StationId,
    events: Vec<Event>,
) -> Result<Vec<Event>, Refusal> {
    let is_of_all = matches!(command, Command::Clocks { .. } | Command::Recover { .. });
    let is_of_event = matches!(command, Command::Contest { .. });
    let any = !events.is_empty();
    let mut kept = Vec::with_capacity(events.len());
    for event in events {
        let missing = scope(hall, &event).posts().find(|post| !hall.stations.keeps(station, *post));
        match missing {
            None => kept.push(event),
            Some(_) if is_of_all => {}
            Some(_) if is_of_event && is_set_up(&event) => {}
            Some(Post::Chief) if !kept.is_empty() && is_beside(&event)? => {}
            Some(post) => hall.stations.check_home(station, post)?,
        }
    }
    match command {
        Command::Clocks { what, .. } if any && kept.is_empty() => Err(Refusal::NoClocks(*what)),
        _ => Ok(kept),
    }
}

/// Whether an event says beside the end of a game what the board cannot show: the chief is asked to record
/// it ([`Hall::besides`]), and takes nothing that differs from the board without a reason.
const fn is_beside(event: &Event) -> Result<bool, Refusal> {
    match event {
        Event::Contest { what: ContestEvent::ResultEntered { against: Some(_), reason, .. } }
            if reason.is_empty() =>
        {
            Err(Refusal::ReasonMissing)
        }
        Event::Contest { what: ContestEvent::ResultEntered { .. } } => Ok(true),
        _ => Ok(false),
    }
}

const fn is_set_up(event: &Event) -> bool {
    matches!(event, Event::Game { what: GameEvent::SetUp(_), .. })
}

fn need(hall: &Hall, command: &Command) -> Need {
    match command {
        Command::Found { .. }
        | Command::ChangeCompetition { .. }
        | Command::ProvideForAppeals { .. } => Need::Chief,
        Command::SetUpGame { board, .. }
        | Command::SettleInParts { board, .. }
        | Command::AssignDevice { board, .. }
        | Command::AssignOwnBoard { board, .. } => Need::Board { board: *board, by: By::Arbiter },
        Command::Game { board, what } => Need::Board { board: *board, by: of_game(what) },
        Command::Blind { board, what } => Need::Board { board: *board, by: of_blind(what) },
        Command::Dispute { what } => of_dispute(hall, what),
        Command::Adjournment { what } => of_adjournment(hall, what),
        Command::Contest { what } => of_contest(hall, what),
        Command::Clocks { .. } => Need::Arbiter,
        // What the program notes by itself, at its own boards only.
        Command::Recover { .. }
        | Command::NoteTime { .. }
        | Command::Evidence { .. }
        | Command::Propose { .. } => Need::Record,
        // Which post an answer is about is told by what was asked.
        Command::Stations { .. } | Command::CarryOut { .. } | Command::TurnDown { .. } => {
            Need::Part
        }
    }
}

/// Players come, go and are away in every hall. What is decided about the event is the chief's: regulations, who
/// is expelled, numbers, what is made known and closed, and what is undone.
fn of_contest(hall: &Hall, what: &ContestCommand) -> Need {
    match what {
        ContestCommand::EnterResult { round, board, .. } => {
            Need::Result(result_post(hall, *round, *board))
        }
        ContestCommand::Enter { .. }
        | ContestCommand::EnterTeams { .. }
        | ContestCommand::Amend { .. }
        | ContestCommand::Leave { expelled: false, .. }
        | ContestCommand::LeaveTogether { expelled: false, .. }
        | ContestCommand::LeaveTeam { expelled: false, .. }
        | ContestCommand::Return { .. }
        | ContestCommand::ReturnTeam { .. }
        | ContestCommand::NoteAbsences { .. }
        | ContestCommand::NoteAbsent { .. }
        | ContestCommand::NotePresent { .. }
        | ContestCommand::GrantBye { .. }
        | ContestCommand::Draft { .. }
        | ContestCommand::DraftMatches { .. } => Need::Ask,
        ContestCommand::Start { .. }
        | ContestCommand::ChangeRegulations { .. }
        | ContestCommand::Schedule { .. }
        | ContestCommand::ScheduleRounds { .. }
        | ContestCommand::Leave { .. }
        | ContestCommand::LeaveTogether { .. }
        | ContestCommand::LeaveTeam { .. }
        | ContestCommand::BeginDraw { .. }
        | ContestCommand::DrawStart { .. }
        | ContestCommand::HandInLineUp { .. }
        | ContestCommand::Publish { .. }
        | ContestCommand::Close { .. }
        | ContestCommand::AmendTeam { .. }
        | ContestCommand::NumberTeams { .. }
        | ContestCommand::Divide { .. }
        | ContestCommand::DrawGroups { .. }
        | ContestCommand::Qualify { .. }
        | ContestCommand::FillGroup { .. }
        | ContestCommand::PlayOff
        | ContestCommand::PlayOffTwice
        | ContestCommand::Number { .. }
        | ContestCommand::ChangePairings { .. }
        | ContestCommand::DrawMatch { .. }
        | ContestCommand::Draw { .. }
        | ContestCommand::Undo => Need::Chief,
    }
}

/// What the program sees at a board by itself it records wherever that is kept.
const fn of_game(what: &GameCommand) -> By {
    match what {
        GameCommand::NoteFlag { .. }
        | GameCommand::Observe(_)
        | GameCommand::ObserveClock(_)
        | GameCommand::Recover { .. } => By::Assistant,
        _ => By::Arbiter,
    }
}

/// What an assistant does for a blind player: to repeat, execute, press, ask, tell, and the duties. What
/// is arranged, judged and locked is the arbiter's.
const fn of_blind(what: &BlindCommand) -> By {
    match what {
        BlindCommand::Announce { .. }
        | BlindCommand::CorrectAnnouncement { .. }
        | BlindCommand::Repeat { .. }
        | BlindCommand::Execute { .. }
        | BlindCommand::Lift { .. }
        | BlindCommand::Sense { .. }
        | BlindCommand::PressClock { .. }
        | BlindCommand::Ask { .. }
        | BlindCommand::Tell { .. }
        | BlindCommand::Leave { .. }
        | BlindCommand::Return { .. }
        | BlindCommand::DoDuty { .. }
        | BlindCommand::Compare
        | BlindCommand::Confirm { .. } => By::Assistant,
        BlindCommand::Arrange { .. }
        | BlindCommand::SetClockBack
        | BlindCommand::Settle { .. }
        | BlindCommand::Report { .. }
        | BlindCommand::Reconcile
        | BlindCommand::DoStep { .. }
        | BlindCommand::SkipStep { .. }
        | BlindCommand::LeaveSteps { .. }
        | BlindCommand::Lock { .. }
        | BlindCommand::Unlock { .. } => By::Arbiter,
    }
}

fn of_dispute(hall: &Hall, what: &DisputeCommand) -> Need {
    let by = match what {
        DisputeCommand::Open { caller: Caller::Program, .. } => By::Assistant,
        _ => By::Arbiter,
    };
    match what.incident() {
        Some(no) => of_scope(of_incident(hall, no), by),
        None => {
            let of = |no: GameNo| Some(hall.games.get(&no)?.board);
            let board = what.board().or_else(|| what.game().and_then(of));
            board.map_or(Need::Chief, |board| Need::Board { board, by })
        }
    }
}

fn of_adjournment(hall: &Hall, what: &AdjournmentCommand) -> Need {
    match (what, what.envelope()) {
        (AdjournmentCommand::Begin { board, .. }, _) => {
            Need::Board { board: *board, by: By::Arbiter }
        }
        (_, Some(no)) => of_scope(of_envelope(hall, no), By::Arbiter),
        (_, None) => Need::Chief,
    }
}

const fn of_scope(scope: Scope, by: By) -> Need {
    match scope {
        Scope::Post(Post::Board(board)) | Scope::Boards(board, _) => Need::Board { board, by },
        Scope::Post(Post::Chief) => Need::Chief,
        // What is not known is refused where it is decided.
        Scope::Anywhere | Scope::Unknown => Need::Arbiter,
    }
}

#[cfg(test)]
mod tests;
