//! The offer to who works with a screen reader, above every screen: that the own voice says alarms,
//! answers and errors. It does not stop the work, and takes the keyboard from nothing.

use egui::{Frame, Panel, Ui};

use crate::actions::{Action, Actions, Change, UiMessage};
use crate::scene::Scene;
use crate::tokens::{self, Text, radius, space};
use crate::widgets::button::{Weight, button};
use jadoube_i18n::catalogue::Words;

/// What is offered, and the key that takes it.
#[must_use]
pub fn text(words: &Words) -> String {
    let key = Action::OwnVoice.key_text().unwrap_or_default();
    words.say_with("app-voice-offer", &[("key", key.into())])
}

/// Draws it.
pub fn show(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let t = tokens::of(ui.ctx());
    let frame = Frame::new()
        .fill(t.info.soft)
        .stroke(egui::Stroke::new(2.0, t.info.ink))
        .corner_radius(radius::M)
        .inner_margin(space::M);
    let margin = egui::Margin { left: 16, right: 16, top: 0, bottom: 8 };
    let around = Frame::new().fill(t.canvas).inner_margin(margin);
    let panel = Panel::top("voice offer").resizable(false).show_separator_line(false);
    panel.frame(around).show(ui, |ui| {
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(Text::Body.rich(text(scene.words)));
            ui.horizontal_wrapped(|ui| {
                let key = Action::OwnVoice.key_text();
                for (on, id, key) in
                    [(true, "app-voice-yes", key.as_deref()), (false, "app-voice-no", None)]
                {
                    if button(ui, Weight::Plain, &scene.say(id), key).clicked() {
                        actions.push(UiMessage::Change(Change::OwnVoice(on)));
                    }
                }
            });
        });
    });
}
