//! The offer to who works with a screen reader, above every screen: that the own voice says alarms,
//! answers and errors. It does not stop the work, and takes the keyboard from nothing.

use egui::Ui;

use crate::actions::{Action, Actions, Change, UiMessage};
use crate::scene::Scene;
use crate::tokens::Text;
use crate::widgets::badge::Tone;
use crate::widgets::button::{Weight, button};
use crate::widgets::card::strip;
use jadoube_i18n::catalogue::Catalogue;

/// What is offered, and the key that takes it.
#[must_use]
pub fn text(words: &Catalogue) -> String {
    let key = Action::OwnVoice.key_text(words).unwrap_or_default();
    words.say_with("app-voice-offer", &[("key", key.into())])
}

/// Draws it.
pub fn show(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    strip(ui, "voice offer", Tone::Info, |ui| {
        ui.label(Text::Body.rich(text(scene.words)));
        ui.horizontal_wrapped(|ui| {
            let key = Action::OwnVoice.key_text(scene.words);
            for (on, id, key) in
                [(true, "app-voice-yes", key.as_deref()), (false, "app-voice-no", None)]
            {
                if button(ui, Weight::Plain, &scene.say(id), key).clicked() {
                    actions.push(UiMessage::Change(Change::OwnVoice(on)));
                }
            }
        });
    });
}
