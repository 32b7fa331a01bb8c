//! That the own voice was switched off while a screen reader runs: a dialog, for that is read by each.

use egui::Ui;

use crate::actions::Action;
use crate::form::{DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::widgets::dialog::Column;

/// Tells it.
#[derive(Debug)]
pub struct Silence;

impl DialogForm for Silence {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let key = Action::OwnVoice.key_text(scene.words).unwrap_or_default();
        let about = scene.say_with("app-voice-off-what", &[("key", key.into())]);
        Some(Head::telling("own voice", scene.say("app-voice-off")).about(about))
    }

    fn fields(&mut self, _: &mut Ui, _: &mut Fields<'_, '_>, _: Column) {}
}
