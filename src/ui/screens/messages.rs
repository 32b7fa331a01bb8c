//! The dialog with what the window has said.

use egui::Ui;

use crate::form::{DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::card::{item, list};
use crate::widgets::dialog::Column;

/// What the window has said, the newest first.
#[derive(Debug)]
pub struct Messages(pub Vec<(Tone, String)>);

impl DialogForm for Messages {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        Some(Head::telling("said", scene.say("actions-messages")).width(680.0).scrolled(0.6))
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let Self(said) = self;
        if said.is_empty() {
            ui.label(fields.say("actions-messages-none"));
        }
        list(ui, &fields.say("actions-messages"), |ui| {
            for (tone, text) in said {
                item(ui, text, |ui| badge(ui, *tone, text));
            }
        });
    }
}
