//! What a request to the desk is about, where the window makes something of its answer.

use egui::Id;

use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::blind::command::Command as BlindCommand;
use jadoube_core::competition::command::Command as ContestCommand;
use jadoube_core::competition::event::Event as ContestEvent;
use jadoube_core::disputes::change::Change as GameChange;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::hall::all_clocks::AllClocks;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_desk::desk::Pending;
use jadoube_desk::inbox::Request;
use jadoube_desk::snapshot::Snapshot;
use jadoube_desk::stations_line::LineRequest;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::{BoardNo, GameNo};

/// An answer that is awaited, and what it was about.
#[derive(Debug)]
pub(super) struct PendingAnswer {
    pub(super) pending: Pending,
    pub(super) about: About,
    /// By what a refusal takes the place of an earlier one: what was asked, and of which board.
    pub(super) subject: Id,
    /// Whether the form that is open waits for it.
    pub(super) here: bool,
    /// What was asked of the dispute log, to be asked again with the arbiter's consent.
    pub(super) dispute: Option<DisputeCommand>,
    /// The board at which it changes the position.
    pub(super) moves_at: Option<BoardNo>,
    /// The game whose boards are corrected by it step by step.
    pub(super) steps_of: Option<GameNo>,
}

/// What was asked of the desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum About {
    Founding,
    /// The clocks of these games at once.
    Clocks(AllClocks, Vec<GameNo>),
    Incident,
    /// A game that is adjourned.
    Adjourning,
    Ruling,
    /// A ruling is proposed again, for it had been asked to carry out the one of before.
    Anew(Box<DisputeCommand>, Vec<GameChange>),
    /// This laptop is turned away.
    TurningAway(String),
    File,
    /// Games of a file.
    Import,
    /// The clocks of a board are stopped while a dialog is open.
    StopInDialog(BoardNo),
    /// How lost time counts at a board: one key asks it of several.
    LostTime,
    /// The clock of a board is corrected, or something counted there.
    Corrected(BoardNo),
    /// The result of a pairing.
    Result(Box<ContestCommand>),
    Other,
}

impl About {
    /// What a request is about, as things stand.
    pub(super) fn of(request: &Request, snap: &Snapshot) -> Self {
        match request {
            Request::New(..) => Self::Founding,
            Request::Do(Command::Clocks { what, games }, _) => {
                Self::Clocks(*what, games.clone().unwrap_or_default())
            }
            Request::Do(
                Command::Dispute {
                    what: DisputeCommand::Open { .. } | DisputeCommand::OpenInGame { .. },
                },
                _,
            ) => Self::Incident,
            Request::Do(Command::Dispute { what }, _) if what.acts_on_a_game() => Self::Ruling,
            Request::Do(Command::Adjournment { what: Ask::Begin { .. } }, _) => Self::Adjourning,
            Request::Do(
                Command::Contest { what: what @ ContestCommand::EnterResult { .. } },
                _,
            ) => Self::Result(Box::new(what.clone())),
            Request::Do(Command::Game { what: GameCommand::CountLostTime { .. }, .. }, _) => {
                Self::LostTime
            }
            Request::Do(
                Command::Game {
                    board,
                    what:
                        GameCommand::CorrectClock { .. }
                        | GameCommand::Count { .. }
                        | GameCommand::SetCount { .. }
                        | GameCommand::CountIllegalMove { .. }
                        | GameCommand::SetIllegalMoves { .. },
                },
                _,
            ) => Self::Corrected(*board),
            Request::Line(LineRequest::TurnAway(key)) => {
                let one = snap.door.waiting.iter().find(|one| one.station == *key);
                Self::TurningAway(one.map(|one| one.name.clone()).unwrap_or_default())
            }
            Request::Open(_)
            | Request::Salvage(..)
            | Request::GoOver(_)
            | Request::ExportPgn(_)
            | Request::ExportEvent(..)
            | Request::BrailleSheet(..)
            | Request::LivePgn(Some(_)) => Self::File,
            Request::ImportPgn(..) => Self::Import,
            _ => Self::Other,
        }
    }

    /// The board whose result was asked for: what is refused of another one takes nothing of it out of sight.
    pub(super) fn board(&self) -> Option<u16> {
        let Self::Result(what) = self else { return None };
        match **what {
            ContestCommand::EnterResult { board, .. } => Some(board.0),
            _ => None,
        }
    }
}

/// Whether a round is published or closed by it: what was to be looked at before is done with.
pub(super) const fn ends_a_step(entry: &Entry) -> bool {
    let Event::Contest { what } = &entry.event else { return false };
    matches!(what, ContestEvent::Published { .. } | ContestEvent::Closed { .. })
}

/// The board at which a request changes the position.
pub(super) fn moves_at(request: &Request) -> Option<BoardNo> {
    match request {
        Request::ConfirmMove(board) => Some(*board),
        Request::Do(Command::Game { board, what }, _) => {
            let moves = matches!(
                what,
                GameCommand::Play { .. }
                    | GameCommand::TakeBack { .. }
                    | GameCommand::CorrectMove { .. }
                    | GameCommand::Reconstruct { .. }
                    | GameCommand::AnswerMissing { .. }
            );
            moves.then_some(*board)
        }
        _ => None,
    }
}

/// The game for whose steps it is asked: one is done, skipped or left, or both sides are asked to compare.
pub(super) fn steps_of(request: &Request, snap: &Snapshot) -> Option<GameNo> {
    let Request::Do(Command::Blind { board, what }, _) = request else { return None };
    let is_of_steps = matches!(
        what,
        BlindCommand::DoStep { .. }
            | BlindCommand::SkipStep { .. }
            | BlindCommand::LeaveSteps { .. }
            | BlindCommand::Compare
    );
    snap.hall.at_board.get(board).copied().filter(|_| is_of_steps)
}
