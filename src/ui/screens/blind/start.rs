//! Asks before the clock is started of a game with a blind player that was not set up as one: the
//! announcements and the second board would be missing from its record.

use egui::Ui;

use crate::actions::Action;
use crate::form::{Check, DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::widgets::dialog::Column;
use jadoube_core::hall::clocks::lacks_blind_match;
use jadoube_laws::game::command::Command;
use jadoube_laws::ids::BoardNo;

/// The start that was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StartForm {
    board: BoardNo,
}

impl StartForm {
    /// The start of the game at a board, where a blind player plays there and nothing is set up for that.
    #[must_use]
    pub fn of(scene: &Scene<'_>, board: BoardNo) -> Option<Self> {
        lacks_blind_match(&scene.snap.hall, board).then_some(Self { board })
    }
}

/// How the games of the blind players at these boards begin; nothing, where there are none.
#[must_use]
pub fn hint(scene: &Scene<'_>, boards: &[BoardNo]) -> Option<String> {
    let named: Vec<String> = boards.iter().map(ToString::to_string).collect();
    let args = [
        ("boards", named.join(", ").into()),
        ("deed", scene.say("actions-arrange-blind").into()),
        ("key", Action::ShowBlind.key_text(scene.words).unwrap_or_default().into()),
    ];
    (!boards.is_empty()).then(|| scene.say_with("tournament-round-blind", &args))
}

impl DialogForm for StartForm {
    /// It is gone once the game has begun or is set up.
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        Self::of(scene, self.board)?;
        let [title, deed] = ["match-start-title", "match-start-deed"].map(|id| scene.say(id));
        let about = hint(scene, &[self.board]).unwrap_or_default();
        Some(Head::alarming("blind start", title, deed).about(about))
    }

    fn fields(&mut self, _: &mut Ui, _: &mut Fields<'_, '_>, _: Column) {}

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        check.actions.game(self.board, Command::Start);
        Some(())
    }
}
