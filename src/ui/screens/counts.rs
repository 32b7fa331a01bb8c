//! What is counted for each player, as a line of the board screen, and the dialog that counts one
//! more or sets a count right.

use egui::{Context, Id, Ui};

use crate::actions::Actions;
use crate::dialogs::{Close, Dialog, Foot, entered, focus_deed, foot, pick_side, reason_field};
use crate::scene::Scene;
use crate::tokens::{self, Text};
use crate::widgets::button::{Enabled, Weight, button_about};
use crate::widgets::dialog::{Dialog as Frame, Urgency, scrolled};
use crate::widgets::field::{FieldWords, field};
use crate::widgets::pick::pick;
use jadoube_chess::side::Side;
use jadoube_i18n::chess;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::counter::Counter;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// What can be counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum What {
    IllegalMoves,
    Other(Counter),
}

impl What {
    const ALL: [Self; 4] = [
        Self::IllegalMoves,
        Self::Other(Counter::Warnings),
        Self::Other(Counter::WrongClaims),
        Self::Other(Counter::SheetRequests),
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::IllegalMoves => "counts-illegal-moves",
            Self::Other(Counter::Warnings) => "counts-warnings",
            Self::Other(Counter::WrongClaims) => "counts-wrong-claims",
            Self::Other(Counter::SheetRequests) => "counts-sheet-requests",
        }
    }

    const fn counted(self) -> &'static str {
        match self {
            Self::IllegalMoves => "counts-so-many-illegal-moves",
            Self::Other(Counter::Warnings) => "counts-so-many-warnings",
            Self::Other(Counter::WrongClaims) => "counts-so-many-wrong-claims",
            Self::Other(Counter::SheetRequests) => "counts-so-many-sheet-requests",
        }
    }

    const fn of(self, game: &Game, by: Side) -> u8 {
        match self {
            Self::IllegalMoves => *game.illegal_moves.of(by),
            Self::Other(what) => game.counts.of(what, by),
        }
    }
}

/// Whether one is added or the count is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum How {
    OneMore,
    SetTo,
}

/// The counts of a player in words: “White: 1 illegal move, 2 warnings”; what is nothing is left
/// out, but for illegal moves.
#[must_use]
pub fn line(scene: &Scene<'_>, game: &Game, by: Side) -> String {
    let said: Vec<String> = What::ALL
        .into_iter()
        .filter(|what| *what == What::IllegalMoves || what.of(game, by) > 0)
        .map(|what| scene.say_with(what.counted(), &[("count", what.of(game, by).into())]))
        .collect();
    format!("{}: {}", chess::side(scene.words, by), said.join(", "))
}

/// The lines of both players with the way to change them.
pub fn lines_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (board, game): (BoardNo, &Game),
    change: Enabled,
    actions: &mut Actions,
) {
    for side in Side::BOTH {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = Text::Body.font(ui).size * 1.3;
            ui.label(Text::Body.rich(line(scene, game, side)));
            if change == Enabled::No {
                return;
            }
            let label = scene.say("counts-change");
            let side_word = chess::side(scene.words, side);
            if button_about(ui, Weight::Quiet, &label, &side_word).clicked() {
                actions.open(Dialog::Count(Form::new(board, side)));
            }
        });
    }
}

/// What is counted, for whom, and how.
#[derive(Debug)]
pub struct Form {
    board: BoardNo,
    what: What,
    by: Side,
    how: How,
    count: String,
    reason: String,
    tried: bool,
}

impl Form {
    /// A form that counts one more warning.
    #[must_use]
    pub const fn new(board: BoardNo, by: Side) -> Self {
        Self {
            board,
            what: What::Other(Counter::Warnings),
            by,
            how: How::OneMore,
            count: String::new(),
            reason: String::new(),
            tried: false,
        }
    }

    fn command(&self) -> Option<GameCommand> {
        let by = self.by;
        if self.how == How::OneMore {
            return Some(match self.what {
                What::IllegalMoves => GameCommand::CountIllegalMove { by },
                What::Other(what) => GameCommand::Count { what, by },
            });
        }
        let count = self.count.trim().parse().ok()?;
        let reason = Some(self.reason.trim().to_owned()).filter(|reason| !reason.is_empty())?;
        Some(match self.what {
            What::IllegalMoves => GameCommand::SetIllegalMoves { by, count, reason },
            What::Other(what) => GameCommand::SetCount { what, by, count, reason },
        })
    }
}

/// Draws the dialog.
pub fn show(ctx: &Context, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) -> Close {
    let title = scene.say_with("counts-title", &[("board", form.board.0.into())]);
    let frame = Frame::new(Id::unique("counts"), &title, Urgency::Question)
        .width(tokens::scale(ctx).of(560.0));
    let outcome = frame.show(ctx, |ui, opened| {
        let mut done = scrolled(ui, 0.66, |ui| fields(ui, scene, form));
        match foot(ui, scene, &scene.say("app-record"), Enabled::Yes) {
            Foot::Done => done = true,
            Foot::Cancel => return Close::Yes,
            Foot::Nothing => {}
        }
        if opened {
            focus_deed(ui);
        }
        if !done {
            return Close::No;
        }
        form.tried = true;
        match form.command() {
            Some(what) => {
                actions.game(form.board, what);
                Close::Yes
            }
            None => Close::No,
        }
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}

/// The fields; returns whether Enter was pressed in the last.
fn fields(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form) -> bool {
    let what = What::ALL.map(|what| (what, scene.say(what.name())));
    pick(ui, &scene.say("counts-what"), &what, &mut form.what);
    pick_side(ui, scene, "counts-whose", &mut form.by);
    let how =
        [(How::OneMore, scene.say("counts-one-more")), (How::SetTo, scene.say("counts-set-right"))];
    pick(ui, &scene.say("counts-how"), &how, &mut form.how);
    if let Some(game) = scene.snap.game(form.board) {
        ui.label(Text::Body.rich(line(scene, game, form.by)));
    }
    if form.how == How::OneMore {
        return false;
    }
    let wrong = form.tried && form.count.trim().parse::<u8>().is_err();
    let fault = wrong.then(|| scene.say("board-not-a-count"));
    let label = scene.say("counts-right-count");
    let words = FieldWords { label: &label, example: "0", fault: fault.as_deref() };
    field(ui, words, &mut form.count);
    let missing = form.tried.then_some("app-reason-missing");
    let response = reason_field(ui, scene, &mut form.reason, missing);
    entered(ui, &response)
}
