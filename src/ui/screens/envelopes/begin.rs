//! Asked before a game is adjourned that is not in sight: the key acts at the board at work, whatever screen is
//! shown, and the adjournment stays on record.

use egui::Ui;

use crate::form::{Check, DialogForm, Fields, Head};
use crate::phrases;
use crate::scene::Scene;
use crate::screens::seen_game::{GameInQuestion, SameGame};
use crate::widgets::dialog::Column;
use jadoube_core::adjournment::command::Command as AdjournmentCommand;
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_laws::ids::BoardNo;

/// The question whether the game on a board is adjourned.
#[derive(Debug)]
pub struct AdjournForm {
    seen: GameInQuestion,
}

impl AdjournForm {
    /// The question about the game that is on a board now, if one is.
    #[must_use]
    pub fn at(scene: &Scene<'_>, board: BoardNo) -> Option<Self> {
        Some(Self { seen: GameInQuestion::of(scene, board)? })
    }
}

impl DialogForm for AdjournForm {
    /// It is gone as soon as that game is played there no more.
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let (board, game) = self.seen.game(scene).filter(|(_, game)| game.is_playing())?;
        let title = scene.say_with("envelopes-adjourn-title", &[("board", board.0.into())]);
        let players = phrases::pairing(scene.words, game);
        let about = format!("{players}. {}", scene.say("actions-adjourn-hint"));
        let head = Head::new("adjourn", title, scene.say("envelopes-adjourn-deed"));
        Some(head.about(about).begin_at_main_button().waits())
    }

    fn fields(&mut self, _: &mut Ui, _: &mut Fields<'_, '_>, _: Column) {}

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        if self.seen.holds(check, SameGame::Record, "") {
            let (board, _) = self.seen.game(check.scene)?;
            check.actions.adjournment(at_session_end(check.scene, board));
        }
        Some(())
    }

    fn gone(&self, scene: &Scene<'_>) -> Option<String> {
        Some(self.seen.told_gone(scene))
    }
}

/// That the player on move at a board is asked to seal, for the session ends. In a blind match the assistants
/// see to the formalities.
pub(crate) fn at_session_end(scene: &Scene<'_>, board: BoardNo) -> AdjournmentCommand {
    let assistants = scene.snap.hall.assistants_at(board);
    AdjournmentCommand::Begin { board, why: AdjournmentReason::SessionEnd, assistants }
}
