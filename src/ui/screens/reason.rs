//! The dialog for a reason, with one more field where something new is written too.

use egui::Ui;

use crate::form::{Check, DialogForm, Fields, Head};
use crate::phrases::{fault_words, pairing, proposal_aloud};
use crate::scene::Scene;
use crate::screens::board::reading;
use crate::screens::ruling::effect_lines_ui;
use crate::screens::seen_game::{GameInQuestion, SameGame};
use crate::widgets::card::soft;
use crate::widgets::dialog::Column;
use jadoube_chess::board::position::Uci;
use jadoube_chess::notation::reading::NotationFault;
use jadoube_chess::ply::Ply;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::hall::command::Command;
use jadoube_i18n::chess;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, IncidentNo};

/// What needs a reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReasonFor {
    /// Take back to a ply.
    TakeBack(BoardNo, Ply),
    /// Correct a ply of the record.
    CorrectMove(BoardNo, Ply),
    /// Decide that these were the moves of the game.
    Reconstruct(BoardNo, Vec<Uci>),
    /// Undo the last correction of the clock.
    UndoCorrection(BoardNo),
    /// Take an ended game up again.
    Reopen(BoardNo),
    /// Decide an incident as proposed.
    Accept(IncidentNo),
    /// Take a decided incident up again.
    ReopenIncident(IncidentNo),
    /// Add a correction to an incident.
    CorrectIncident(IncidentNo),
}

/// The form of a reason, with one more field where something new is written too.
#[derive(Debug)]
pub struct Reason {
    what: ReasonFor,
    reason: String,
    text: String,
    /// The game at whose board something is recorded.
    seen: Option<GameInQuestion>,
}

impl Reason {
    /// An empty form.
    #[must_use]
    pub fn new(what: ReasonFor) -> Self {
        Self { what, reason: String::new(), text: String::new(), seen: None }
    }

    /// An empty form about the game that is on a board now.
    #[must_use]
    pub fn at(scene: &Scene<'_>, what: ReasonFor) -> Self {
        let seen = board_of(&what).and_then(|board| GameInQuestion::of(scene, board));
        Self { seen, ..Self::new(what) }
    }

    const fn title(&self) -> &'static str {
        match self.what {
            ReasonFor::TakeBack(..) => "board-reason-take-back",
            ReasonFor::CorrectMove(..) => "board-reason-correct-move",
            ReasonFor::Reconstruct(..) => "sheets-reason-decide",
            ReasonFor::UndoCorrection(_) => "board-reason-undo-correction",
            ReasonFor::Reopen(_) => "board-reason-reopen",
            ReasonFor::Accept(_) => "disputes-reason-accept",
            ReasonFor::ReopenIncident(_) => "disputes-reason-reopen",
            ReasonFor::CorrectIncident(_) => "disputes-reason-correct",
        }
    }

    /// The label of the field before the reason, where there is one.
    const fn extra(&self) -> Option<&'static str> {
        match self.what {
            ReasonFor::CorrectMove(..) => Some("board-right-move"),
            ReasonFor::CorrectIncident(_) => Some("disputes-what-is-right"),
            _ => None,
        }
    }

    /// The board at whose game something is recorded, and who plays there.
    fn place(&self, scene: &Scene<'_>) -> Option<String> {
        let board = board_of(&self.what)?;
        let name = scene.say_with("disputes-at-board", &[("board", board.0.into())]);
        let players = pairing(scene.words, scene.snap.game(board)?);
        Some(format!("{name}: {players}"))
    }

    fn about(&self, scene: &Scene<'_>) -> Option<String> {
        if let ReasonFor::Reconstruct(board, moves) = &self.what {
            return Some(decided(scene, scene.snap.game(*board)?, moves));
        }
        if let ReasonFor::UndoCorrection(board) = self.what {
            let done = scene.snap.game(board)?.corrections.last()?;
            let correction = scene.words.tell(&done.correction);
            return Some(
                scene.say_with("event-clock-corrected-aloud", &[("correction", correction.into())]),
            );
        }
        let (ReasonFor::TakeBack(board, ply) | ReasonFor::CorrectMove(board, ply)) = &self.what
        else {
            return None;
        };
        let game = scene.snap.game(*board)?;
        if let ReasonFor::TakeBack(..) = self.what {
            let (number, side) = (ply.0 > 0).then(|| game.move_label(*ply)).unzip();
            return Some(match (number, side) {
                (Some(number), Some(side)) => scene.say_with(
                    "board-take-back-to",
                    &[("number", number.into()), ("side", chess::side(scene.words, side).into())],
                ),
                _ => scene.say("board-take-back-to-start"),
            });
        }
        let record = game.plies.get(usize::from(ply.0).checked_sub(1)?)?;
        let (number, side) = game.move_label(*ply);
        let side = chess::side(scene.words, side);
        Some(scene.say_with(
            "board-correct-which",
            &[
                ("number", number.into()),
                ("side", side.into()),
                ("move", chess::localized_san(scene.words, &record.san).into()),
            ],
        ))
    }

    /// Which moves go, where some are taken back.
    fn taken_back(&self, scene: &Scene<'_>) -> Option<String> {
        let ReasonFor::TakeBack(_, to) = self.what else { return None };
        let moves = self.seen.as_ref()?.moves_after(scene, to)?;
        Some(scene.say_with("board-take-back-moves", &[("moves", moves.into())]))
    }

    /// That the sealed move of an envelope goes with what is taken back, and what follows from that.
    fn of_envelope(&self, scene: &Scene<'_>) -> Option<String> {
        let ReasonFor::TakeBack(board, to) = self.what else { return None };
        let one = scene.snap.hall.reopened_at((board, to))?;
        Some(scene.say_with("board-take-back-sealed", &[("no", one.no.into())]))
    }

    /// What else there is to know of taking moves back.
    fn of_taking_back(&self, scene: &Scene<'_>) -> Option<String> {
        let ReasonFor::TakeBack(board, to) = self.what else { return None };
        let game = scene.snap.game(board)?;
        if is_last_move(game, to) {
            return Some(scene.say("board-take-back-one"));
        }
        (!game.clock_on_table()).then(|| scene.say("board-take-back-several"))
    }

    fn command(&self, check: &mut Check<'_, '_>) -> Option<Command> {
        let game = |board, what| Some(Command::Game { board, what });
        let dispute = |what| Some(Command::Dispute { what });
        let wrong = match self.what {
            ReasonFor::CorrectMove(board, ply) => {
                let read = right_move(check.scene, board, ply, &self.text);
                check.result("board-right-move", read)
            }
            _ => None,
        };
        let text = match self.what {
            ReasonFor::CorrectIncident(_) => {
                check.given("disputes-what-is-right", &self.text, "app-field-empty")
            }
            _ => None,
        };
        let reason = match self.what {
            ReasonFor::Accept(_) => self.reason.trim().to_owned(),
            ReasonFor::TakeBack(board, _)
            | ReasonFor::CorrectMove(board, _)
            | ReasonFor::UndoCorrection(board)
            | ReasonFor::Reopen(board) => reason_at(check, board, &self.reason)?,
            _ => check.reason(&self.reason)?,
        };
        match self.what {
            ReasonFor::TakeBack(board, to) => game(board, GameCommand::TakeBack { to, reason }),
            ReasonFor::CorrectMove(board, ply) => {
                game(board, GameCommand::CorrectMove { ply, uci: wrong?, reason })
            }
            ReasonFor::Reconstruct(board, ref moves) => {
                game(board, GameCommand::Reconstruct { moves: moves.clone(), reason })
            }
            ReasonFor::UndoCorrection(board) => game(board, GameCommand::UndoCorrection { reason }),
            ReasonFor::Reopen(board) => game(board, GameCommand::Reopen { reason }),
            ReasonFor::Accept(no) => dispute(DisputeCommand::Accept { no, reason, lose: None }),
            ReasonFor::ReopenIncident(no) => dispute(DisputeCommand::Reopen { no, reason }),
            ReasonFor::CorrectIncident(no) => {
                dispute(DisputeCommand::Correct { no, text: text?, reason })
            }
        }
    }
}

impl DialogForm for Reason {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        if self.seen.as_ref().is_some_and(|seen| !seen.is_there(scene)) {
            return None;
        }
        let head = Head::new("reason", scene.say(self.title()), scene.say("app-record"));
        let taking_back =
            [self.taken_back(scene), self.of_envelope(scene), self.of_taking_back(scene)];
        let about = [self.place(scene), self.about(scene)].into_iter().chain(taking_back);
        let about: Vec<String> = about.flatten().collect();
        let accepted = match self.what {
            ReasonFor::Accept(no) => scene.incident(no),
            _ => None,
        };
        let told = accepted.and_then(|one| proposal_aloud(scene, one)).unwrap_or_default();
        Some(head.about(about.join(". ")).told(told).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        if let Some(label) = self.extra() {
            fields.text(ui, label, &mut self.text);
        }
        if let ReasonFor::TakeBack(board, to) = self.what {
            taking_back_ui(ui, fields.scene, board, to);
        }
        fields.reason(ui, &mut self.reason);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let command = self.command(check)?;
        if let Some(seen) = &mut self.seen
            && !seen.holds(check, SameGame::Record, "app-reason")
        {
            return None;
        }
        check.actions.command(command);
        Some(())
    }
}

/// The board at whose game something is recorded.
const fn board_of(what: &ReasonFor) -> Option<BoardNo> {
    match what {
        ReasonFor::TakeBack(board, _)
        | ReasonFor::CorrectMove(board, _)
        | ReasonFor::Reconstruct(board, _)
        | ReasonFor::UndoCorrection(board)
        | ReasonFor::Reopen(board) => Some(*board),
        ReasonFor::Accept(_) | ReasonFor::ReopenIncident(_) | ReasonFor::CorrectIncident(_) => None,
    }
}

/// The reason for what is changed of the game at a board. A move is none: it was typed in haste, before the
/// dialog was seen.
pub(crate) fn reason_at(check: &mut Check<'_, '_>, board: BoardNo, text: &str) -> Option<String> {
    let reason = check.reason(text)?;
    let scene = check.scene;
    let is_move = scene.snap.game(board).is_some_and(|game| {
        let read = reading::read(game.on_board(), &reason, scene.words.lang());
        !matches!(read, Err(NotationFault::Unreadable { .. }))
    });
    if is_move {
        let why = scene.say_with("board-reason-is-move", &[("text", (&reason).into())]);
        check.fault("app-reason", why);
        return None;
    }
    Some(reason)
}

/// Whether the last move alone goes when a game is taken back to a half-move.
fn is_last_move(game: &Game, to: Ply) -> bool {
    to.0.saturating_add(1) == game.ply().0
}

/// What it does to the program's clock that the last move is taken back; of several moves the times stay.
fn taking_back_ui(ui: &mut Ui, scene: &Scene<'_>, board: BoardNo, to: Ply) {
    let Some(game) = scene.snap.game(board) else { return };
    if game.clock_on_table() || !is_last_move(game, to) {
        return;
    }
    let after = scene.snap.hall.if_taken_back((board, to), scene.now, scene.snap.edition);
    if let Some(after) = after {
        soft(ui, scene.say("ruling-effect"));
        effect_lines_ui(ui, scene, (game, &after), "taken back");
    }
}

/// What a decision on the moves of a game does to its record.
fn decided(scene: &Scene<'_>, game: &Game, moves: &[Uci]) -> String {
    let same = game.plies.iter().zip(moves).take_while(|(ply, uci)| ply.uci == **uci).count();
    let args = [
        ("moves", moves.len().into()),
        ("same", same.into()),
        ("recorded", game.plies.len().into()),
    ];
    scene.say_with("sheets-decide-what", &args)
}

fn right_move(scene: &Scene<'_>, board: BoardNo, ply: Ply, text: &str) -> Result<Uci, String> {
    let unreadable = || scene.say("app-field-empty");
    let game = scene.snap.game(board).ok_or_else(unreadable)?;
    let before = game.position_at(Ply(ply.0.saturating_sub(1))).ok_or_else(unreadable)?;
    let (read, _) = reading::read(before, text.trim(), scene.words.lang())
        .map_err(|fault| fault_words(scene, &fault))?;
    Ok(before.uci(read))
}
