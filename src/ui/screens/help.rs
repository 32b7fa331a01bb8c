//! The help: what every key does, read from the actions themselves.

use egui::Ui;

use crate::actions::{Action, OTHER_KEYS, Screen};
use crate::form::{DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::screens::board::explore;
use crate::tokens::{self, Text, radius, space};
use crate::widgets::card::{item, list};
use crate::widgets::dialog::Column;
use crate::widgets::rows::sentence;

/// What the keys do, those of a screen first.
#[derive(Debug)]
pub struct Help(pub Screen);

impl DialogForm for Help {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        Some(Head::telling("help", scene.say("actions-help-title")).width(860.0).wide())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let Self(screen) = self;
        if *screen == Screen::Board {
            board_ui(ui, scene);
        }
        list(ui, &scene.say("actions-help-title"), |ui| {
            for action in Action::ALL {
                if let Some(key) = action.key_text(scene.words) {
                    line(ui, &key, &scene.say(action.label()), &scene.say(action.hint()));
                }
            }
            for (key, id) in OTHER_KEYS {
                line(ui, key, &scene.say(id), "");
            }
        });
        if *screen != Screen::Board {
            board_ui(ui, scene);
        }
    }
}

/// What helps to explore the board by ear: the keys, and what can be typed.
fn board_ui(ui: &mut Ui, scene: &Scene<'_>) {
    ui.label(Text::Title.rich(scene.say("explore-keys")));
    list(ui, &scene.say("explore-keys"), |ui| {
        for (key, id) in explore::HELP {
            line(ui, key, &scene.say(id), "");
        }
    });
    ui.label(Text::Body.rich(explore::known(scene, "explore-known", "")));
    ui.separator();
}

fn line(ui: &mut Ui, key: &str, label: &str, hint: &str) {
    let t = tokens::of(ui.ctx());
    item(ui, &sentence(&[key, label, hint]), |ui| {
        ui.horizontal_wrapped(|ui| {
            key_cap(ui, key);
            ui.label(Text::Strong.rich(label));
            // An empty label is a node without a name.
            if !hint.is_empty() {
                ui.label(Text::Body.rich(hint).color(t.ink_soft));
            }
        });
    });
}

/// A key as a key looks.
pub fn key_cap(ui: &mut Ui, key: &str) {
    let t = tokens::of(ui.ctx());
    let font = Text::Caption.font(ui);
    let galley = ui.painter().layout_no_wrap(key.to_owned(), font, t.ink);
    let size = galley.size() + egui::vec2(space::S * 2.0, 6.0);
    let width = size.x.max(tokens::scale(ui.ctx()).of(112.0));
    let (room, response) = ui.allocate_exact_size(egui::vec2(width, size.y), egui::Sense::hover());
    let rect = egui::Rect::from_min_size(room.min, size);
    let edge = egui::Stroke::new(1.0, t.edge);
    let kind = egui::StrokeKind::Inside;
    ui.painter().rect(rect, f32::from(radius::S), t.raised, edge, kind);
    let at = rect.center() - galley.size() * 0.5;
    ui.painter().galley(at, galley, t.ink);
    let name = key.to_owned();
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(egui::accesskit::Role::Label);
        // The text of a label is its value: on Linux it has no other name.
        node.set_value(name);
    });
}
