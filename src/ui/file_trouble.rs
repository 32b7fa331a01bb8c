//! What stands above every screen when something is the matter with the open file: that it was
//! lost while it was open, and where everything is now; that it is damaged, and what can be saved.

use egui::{Frame, Panel, Ui};

use crate::desk::inbox::Request;
use crate::desk::words;
use crate::ui::actions::{Actions, Errand, Wish};
use crate::ui::dialogs::Dialog;
use crate::ui::scene::Scene;
use crate::ui::screens::file;
use crate::ui::tokens::{self, Text, radius, space};
use crate::ui::widgets::badge::{Tone, badge};
use crate::ui::widgets::button::{Weight, button};

/// Draws it, if there is anything.
pub fn show(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    if let Some(fault) = &scene.snap.lost {
        let text = words::fault(scene.words, fault);
        banner(ui, &scene.say("app-file-lost"), &text, |ui| {
            let Some(saved) = scene.snap.saved_as() else { return };
            let name = saved.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let label = scene.say_with("app-file-go-on", &[("name", name.into())]);
            if button(ui, Weight::Primary, &label, None).clicked() {
                actions.ask(Request::Open(saved.to_owned()));
            }
        });
    } else if scene.snap.damaged().is_some() {
        let text = scene.say("app-file-damaged-what");
        banner(ui, &scene.say("app-file-damaged"), &text, |ui| {
            if button(ui, Weight::Primary, &scene.say("app-file-salvage"), None).clicked() {
                let form = file::Form::new(scene, Errand::Salvage);
                actions.push(Wish::Open(Box::new(Dialog::File(Box::new(form)))));
            }
        });
    } else if let Some(why) = scene.snap.only_read.as_ref().filter(|why| why.is_of_newer_program())
    {
        let text = words::fault(scene.words, why);
        banner(ui, &scene.say("app-file-only-read"), &text, |_| {});
    }
}

fn banner(ui: &mut Ui, title: &str, text: &str, deeds: impl FnOnce(&mut Ui)) {
    let t = tokens::of(ui.ctx());
    let frame = Frame::new()
        .fill(t.bad.soft)
        .stroke(egui::Stroke::new(2.0, t.bad.ink))
        .corner_radius(radius::M)
        .inner_margin(space::M);
    let margin = egui::Margin { left: 16, right: 16, top: 0, bottom: 8 };
    let around = Frame::new().fill(t.canvas).inner_margin(margin);
    let panel = Panel::top("file trouble").resizable(false).show_separator_line(false);
    panel.frame(around).show(ui, |ui| {
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            badge(ui, Tone::Bad, title);
            ui.label(Text::Body.rich(text));
            ui.horizontal_wrapped(deeds);
        });
    });
}
