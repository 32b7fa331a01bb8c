//! That the own voice was switched off while a screen reader runs: a dialog, for that is read by each.

use egui::Ui;

use crate::actions::{Action, Change, UiMessage};
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

    /// The key that is named works here.
    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let key = Action::OwnVoice.shortcut();
        if key.is_some_and(|key| ui.input_mut(|input| input.consume_shortcut(&key))) {
            fields.actions.push(UiMessage::Change(Change::OwnVoice(true)));
            fields.actions.push(UiMessage::Close);
        }
    }
}
