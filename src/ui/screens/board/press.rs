//! Asks before the clock is pressed although no move was entered since the last press: the press counts
//! a move, adds what the time control adds, and sets the other clock going.

use egui::{Context, Id};

use crate::actions::Actions;
use crate::dialogs::{Close, Foot, focus_deed, foot};
use crate::scene::Scene;
use crate::widgets::button::Enabled;
use crate::widgets::dialog::{Dialog as Frame, Urgency};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_i18n::chess;
use jadoube_laws::game::command::Command;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

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
