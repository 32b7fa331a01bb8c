//! Of which incident, board and players a dialog is: with the log behind it, it may be taken for that of another one.

use crate::form::Head;
use crate::phrases::pairing;
use crate::scene::Scene;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::hall::games::HallGame;
use jadoube_laws::ids::IncidentNo;

/// A head with the incident and its board before the title, and the players before all else. It stays as it is where
/// there is no such incident.
pub(super) fn of_incident(scene: &Scene<'_>, no: IncidentNo, head: Head) -> Head {
    let Some(incident) = scene.incident(no) else { return head };
    let number = ("no", no.into());
    let place = match incident.board {
        Some(board) => {
            scene.say_with("disputes-incident-at-board", &[number, ("board", board.0.into())])
        }
        None => scene.say_with("disputes-incident", &[number]),
    };
    match scene.game_of(incident) {
        Some(game) => head.concerning(&place, &pairing(scene.words, game)),
        None => head.at(&place),
    }
}

/// The same of what was asked for: a new incident has no number yet.
pub(super) fn of_command(scene: &Scene<'_>, what: &DisputeCommand, head: Head) -> Head {
    let (DisputeCommand::Accept { no, .. }
    | DisputeCommand::DecideOtherwise { no, .. }
    | DisputeCommand::Withdraw { no, .. }
    | DisputeCommand::Reinstate { no, .. }) = what
    else {
        return match new_in(scene, what) {
            Some(one) => {
                let board = ("board", one.board.0.into());
                let place = scene.say_with("disputes-at-board", &[board]);
                head.concerning(&place, &pairing(scene.words, &one.game))
            }
            None => head,
        };
    };
    of_incident(scene, *no, head)
}

/// The game in which a new incident is opened.
fn new_in<'a>(scene: &Scene<'a>, what: &DisputeCommand) -> Option<&'a HallGame> {
    let hall = &scene.snap.hall;
    let on_board = || hall.at_board.get(&what.board()?).copied();
    hall.games.get(&what.game().or_else(on_board)?)
}
