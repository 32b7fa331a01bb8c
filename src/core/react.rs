//! Commands that follow from events: a flag fall, an illegal move, a press without a move, or a
//! move other than the one owed opens an incident with its case, so that the arbiter finds a ruling
//! prepared. So does an irregularity in a blind match that can no longer be corrected at the board.

use crate::blind::event::Event as BlindEvent;
use crate::blind::notice::Notice;
use crate::blind::reconcile::at_board::case_of;
use crate::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use crate::disputes::state::Incident;
use crate::hall::command::Command;
use crate::hall::event::Event;
use crate::hall::state::Hall;
use jadoube_chess::ply::Ply;
use jadoube_laws::game::event::{Event as GameEvent, Observation};
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;
use jadoube_laws::rulings::illegal::facts::IllegalMove;
use jadoube_laws::rulings::illegal::facts::PressedWithoutMove;
use jadoube_laws::rulings::touch::facts::TouchedPiece;

/// The commands that an event calls for, given the state after it.
#[must_use]
pub fn react(hall: &Hall, event: &Event) -> Vec<Command> {
    match event {
        Event::Game { board, what } => {
            let case = of_game(hall, *board, what);
            case.map_or_else(Vec::new, |case| open(hall, *board, case))
        }
        Event::Blind { board, what: BlindEvent::Noticed { ply, what } } if what.is_incident() => {
            let case = of_notice(hall, *board, (*ply, what));
            case.map_or_else(Vec::new, |case| open(hall, *board, case))
        }
        _ => Vec::new(),
    }
}

/// The case of what was noticed in a blind match, as it is kept there.
fn of_notice(hall: &Hall, board: BoardNo, (ply, what): (Ply, &Notice)) -> Option<Case> {
    let (game, blind) = (hall.game(board)?, hall.blind(board)?);
    let kept = blind.noticed.iter().rev().find(|one| one.ply == ply && one.what == *what);
    kept.map_or_else(|| what.case(&blind.arrangement, ply), |kept| case_of(game, blind, kept))
}

/// The case that an event of a game is.
fn of_game(hall: &Hall, board: BoardNo, what: &GameEvent) -> Option<Case> {
    Some(match what {
        GameEvent::FlagFell { side } => {
            let both = hall
                .game(board)
                .is_some_and(|game| game.flags.white.is_some() && game.flags.black.is_some());
            Case::FlagFall(FlagFall::new(*side, both))
        }
        GameEvent::Observed(Observation::IllegalPosition {
            ply,
            placement,
            made,
            by,
            completed: true,
        }) => Case::IllegalMove(IllegalMove {
            standing: Some(*placement),
            made: *made,
            ply: Some(*ply),
            ..IllegalMove::new(*by, true)
        }),
        GameEvent::Observed(Observation::OwedNotPlayed { by, touched, .. }) => {
            Case::TouchedPiece(TouchedPiece::new(*by, touched.clone()))
        }
        GameEvent::Observed(Observation::PressedWithoutMove { by, .. }) => {
            Case::PressedWithoutMove(PressedWithoutMove::new(*by))
        }
        _ => return None,
    })
}

/// The commands that open an incident on a case, or change the open one that it belongs to.
fn open(hall: &Hall, board: BoardNo, case: Case) -> Vec<Command> {
    if is_open(hall, board, &case) {
        return Vec::new();
    }
    if let (Case::FlagFall(_), Some((no, first))) = (&case, open_flag(hall, board)) {
        // The other flag belongs to the same incident, whose case it changes.
        return match first {
            Case::FlagFall(FlagFall { side, both: false, .. }) => {
                let case = Case::FlagFall(FlagFall::new(*side, true));
                vec![Command::Dispute { what: DisputeCommand::Restate { no, case } }]
            }
            _ => Vec::new(),
        };
    }
    vec![Command::Dispute {
        what: DisputeCommand::Open {
            board: Some(board),
            case,
            caller: Caller::Program,
            claim: String::new(),
            clocks: Clocks::Leave,
        },
    }]
}

/// The incidents that wait for a decision in the game on that board. What waits of an earlier game
/// there has nothing to do with this one.
fn waiting(hall: &Hall, board: BoardNo) -> impl Iterator<Item = &Incident> {
    let game = hall.at_board.get(&board).copied();
    let all = hall.incidents.values();
    all.filter(move |incident| game.is_some() && incident.game == game && incident.is_open())
}

/// Whether the same case is waiting for a decision in the game on that board.
fn is_open(hall: &Hall, board: BoardNo, case: &Case) -> bool {
    waiting(hall, board).any(|incident| incident.case == *case)
}

/// The incident about a flag that waits for a decision in the game on that board.
fn open_flag(hall: &Hall, board: BoardNo) -> Option<(IncidentNo, &Case)> {
    waiting(hall, board)
        .find(|incident| matches!(incident.case, Case::FlagFall(_)))
        .map(|incident| (incident.no, &incident.case))
}
