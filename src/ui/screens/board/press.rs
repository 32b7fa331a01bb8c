//! Asks before the clock is pressed although no move was entered since the last press: the press counts
//! a move, adds what the time control adds, and sets the other clock going.

use egui::{Context, Id};

use crate::core::game::command::Command;
use crate::core::game::state::Game;
use crate::core::ids::{BoardNo, Ply};
use crate::core::side::Side;
use crate::i18n::chess;
use crate::ui::actions::Actions;
use crate::ui::dialogs::{Close, Foot, focus_deed, foot};
use crate::ui::scene::Scene;
use crate::ui::widgets::button::Enabled;
use crate::ui::widgets::dialog::{Dialog as Frame, Urgency};

/// The press that was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Form {
    board: BoardNo,
    side: Side,
    ply: Ply,
}

impl Form {
    /// The press of the clock that runs, if the moves of the game are recorded and none was entered
    /// since the last press.
    #[must_use]
    pub fn of(board: BoardNo, game: &Game) -> Option<Self> {
        let side = game.clock.running()?;
        let without = game.ply() > Ply(0) && !game.completes(side);
        without.then_some(Self { board, side, ply: game.ply() })
    }
}

/// Draws the question. It is gone as soon as it no longer fits the game.
pub fn show(ctx: &Context, scene: &Scene<'_>, form: Form, actions: &mut Actions) -> Close {
    let game = scene.snap.game(form.board);
    if game.and_then(|game| Form::of(form.board, game)) != Some(form) {
        return Close::Yes;
    }
    let title = scene.say("board-press-title");
    let side = chess::side(scene.words, form.side);
    let args = [("board", form.board.0.into()), ("side", side.into())];
    let what = scene.say_with("board-press-without-move", &args);
    let frame = Frame::new(Id::unique("press"), &title, Urgency::Question).text(&what);
    let outcome = frame.show(ctx, |ui, opened| {
        let used = foot(ui, scene, &scene.say("board-press-deed"), Enabled::Yes);
        if opened {
            focus_deed(ui);
        }
        match used {
            Foot::Done => {
                actions.game(form.board, Command::PressClock { side: form.side });
                Close::Yes
            }
            Foot::Cancel => Close::Yes,
            Foot::Nothing => Close::No,
        }
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}
