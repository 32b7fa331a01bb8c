//! The dialog with what the window has said.

use egui::Ui;

use crate::form::{DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::card::{card, item, list, soft};
use crate::widgets::dialog::Column;

/// What the window has said.
#[derive(Debug)]
pub struct Messages {
    /// The messages, the newest first.
    pub said: Vec<(Tone, String)>,
    /// What was left out, wrong or doubtful in the games that were read from files.
    pub imported: Vec<String>,
}

impl DialogForm for Messages {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        Some(Head::telling("said", scene.say("actions-messages")).width(680.0).wide())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let Self { said, imported } = self;
        if said.is_empty() {
            ui.label(fields.say("actions-messages-none"));
        }
        list(ui, &fields.say("actions-messages"), |ui| {
            for (tone, text) in said {
                item(ui, text, |ui| badge(ui, *tone, text));
            }
        });
        if !imported.is_empty() {
            card(ui, &fields.say("actions-messages-imported"), |ui| {
                list(ui, &fields.say("actions-messages-imported"), |ui| {
                    for line in imported.iter() {
                        item(ui, line, |ui| soft(ui, line));
                    }
                });
            });
        }
    }
}
