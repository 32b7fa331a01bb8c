//! Asks before the clock is pressed although no move was entered since the last press: the press counts
//! a move, adds what the time control adds, and sets the other clock going.

use egui::Ui;

use crate::form::{Check, DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::widgets::dialog::Column;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_i18n::chess;
use jadoube_laws::game::command::Command;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// The press that was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PressForm {
    board: BoardNo,
    side: Side,
    ply: Ply,
}

impl PressForm {
    /// The press of the clock that runs, if the moves of the game are recorded and none was entered
    /// since the last press.
    #[must_use]
    pub fn of(board: BoardNo, game: &Game) -> Option<Self> {
        let side = game.clock.running()?;
        let without = game.ply() > Ply(0) && !game.completes(side);
        without.then_some(Self { board, side, ply: game.ply() })
    }
}

impl DialogForm for PressForm {
    /// It is gone as soon as it no longer fits the game.
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let game = scene.snap.game(self.board)?;
        if Self::of(self.board, game) != Some(*self) {
            return None;
        }
        let side = chess::side(scene.words, self.side);
        let args = [("board", self.board.0.into()), ("side", side.into())];
        let what = scene.say_with("board-press-without-move", &args);
        let head =
            Head::new("press", scene.say("board-press-title"), scene.say("board-press-deed"));
        Some(head.about(what).begin_at_deed())
    }

    fn fields(&mut self, _: &mut Ui, _: &mut Fields<'_, '_>, _: Column) {}

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        check.actions.game(self.board, Command::PressClock { side: self.side });
        Some(())
    }
}
