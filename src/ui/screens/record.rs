//! The record as evidence: where it stands, large enough to be read across a table and as a code
//! for a camera; who signs it; whether a head on paper is part of it; a second signature.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::{Context, Sense, Ui};

use crate::actions::{Actions, UiMessage};
use crate::form::{DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::tokens::{self, Text, space};
use crate::widgets::announcer::Manner;
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::camera_code::camera_code;
use crate::widgets::card::{fact, soft};
use crate::widgets::dialog::Column;
use crate::widgets::field::entered;
use crate::widgets::focus;
use jadoube_core::evidence::record::Event;
use jadoube_core::hall::command::Command;
use jadoube_desk::evidence::{self, CheckResult};
use jadoube_desk::evidence_lines::checked_told;

/// How much larger than other text the head is.
const LARGE: f32 = 1.6;

/// The width of a sign of it, in sizes of its font.
const DIGIT: f32 = 0.62;

/// The dialog.
#[derive(Debug, Default)]
pub struct RecordDialog {
    head: String,
    second: String,
    /// A check of the file, which is slow for a large one.
    waits: Option<Receiver<CheckResult>>,
    told: String,
}

impl DialogForm for RecordDialog {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let head = Head::telling("record", scene.say("evidence-title"));
        Some(head.width(720.0).wide().begin_at(HEAD))
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        hear(fields.scene, self, fields.actions);
        let opened = fields.takes_focus(HEAD);
        head_ui(ui, fields.scene, opened);
        signers_ui(ui, fields.scene);
        self.check_ui(ui, fields);
    }
}

/// Where the keyboard begins: at the head.
const HEAD: &str = "evidence-what";

fn head_ui(ui: &mut Ui, scene: &Scene<'_>, opened: bool) {
    let Some(record) = scene.snap.record else {
        soft(ui, scene.say("desk-no-competition"));
        return;
    };
    let (short, whole) = (record.head.to_string(), record.scanned());
    soft(ui, scene.say("evidence-what"));
    ui.horizontal_wrapped(|ui| {
        // All of it in one line where there is room: it is read out and written down.
        let fits = ui.available_width() / (short.chars().count() as f32 * DIGIT);
        let large = (Text::Heading.font(ui).size * LARGE).min(fits);
        let size = large.max(Text::Body.font(ui).size);
        let text = egui::RichText::new(&short).size(size).monospace();
        let label = egui::Label::new(text).sense(Sense::focusable_noninteractive());
        let response = ui.add(label);
        focus::follow(&response);
        if opened {
            response.request_focus();
        }
        let said = scene.say_with("evidence-head-spelled", &[("head", spelled(&short).into())]);
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_role(egui::accesskit::Role::Label);
            node.set_value(said);
            node.add_action(egui::accesskit::Action::Focus);
        });
    });
    ui.horizontal_wrapped(|ui| {
        if button(ui, Weight::Plain, &scene.say("evidence-copy-short"), None).clicked() {
            ui.ctx().copy_text(short.clone());
        }
        if button(ui, Weight::Plain, &scene.say("evidence-copy-whole"), None).clicked() {
            ui.ctx().copy_text(whole.clone());
        }
    });
    if let Some((dark, side)) = evidence::code_squares(&whole) {
        let edge = tokens::scale(ui.ctx()).of(190.0).min(280.0);
        camera_code(ui, (&dark, side), edge, &scene.say("protocol-head-camera"));
    }
}

/// A head as it is read out: the number as it is, then sign by sign, with a rest between the groups.
fn spelled(head: &str) -> String {
    let Some((number, code)) = head.split_once(':') else { return head.to_owned() };
    let group = |group: &str| {
        let signs: Vec<String> = group.chars().map(String::from).collect();
        signs.join(" ")
    };
    let groups: Vec<String> = code.split('-').map(group).collect();
    format!("{number}: {}", groups.join(", "))
}

fn signers_ui(ui: &mut Ui, scene: &Scene<'_>) {
    ui.add_space(space::S);
    let key = scene.snap.record.and_then(|record| record.key);
    let own = key.map_or_else(|| scene.say("evidence-unsigned"), |key| key.fingerprint());
    fact(ui, &scene.say("evidence-own-key"), &own);
    let signers = &scene.snap.hall.signers;
    for (row, key, station) in &signers.stations {
        let told = Event::KeyShown { station: station.clone(), key: key.to_string() };
        let row = scene.say_with("evidence-row", &[("row", row.to_string().into())]);
        fact(ui, &row, &scene.words.tell(&told));
    }
    for (row, second) in &signers.seconds {
        let told = Event::Countersigned { signature: second.clone() };
        let row = scene.say_with("evidence-row", &[("row", row.to_string().into())]);
        fact(ui, &row, &scene.words.tell(&told));
    }
}

impl RecordDialog {
    fn check_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        let Some(path) = scene.snap.path.clone() else { return };
        let busy = self.waits.is_some().then(|| scene.say("app-why-busy"));
        let busy = busy.as_deref();
        let deed = |ui: &mut Ui, id| button_hindered(ui, Weight::Plain, &scene.say(id), None, busy);
        ui.add_space(space::S);
        // No code stands there that could be taken for the head.
        let head = Field::new("evidence-check-head").example(scene.say("evidence-head-example"));
        let typed = fields.text(ui, head, &mut self.head);
        let check = deed(ui, "evidence-check-head-deed").clicked();
        if (check || entered(ui, &typed)) && self.waits.is_none() {
            let head = self.head.clone();
            begin(ui.ctx(), self, path.clone(), move |path| evidence::check_head(path, &head));
        }
        if deed(ui, "evidence-check-file").clicked() {
            begin(ui.ctx(), self, path.clone(), evidence::check_file);
        }
        let second = Field::new("evidence-second").example("JADOUBE SIGNATURE …");
        fields.text(ui, second, &mut self.second);
        if deed(ui, "evidence-second-deed").clicked() {
            let text = self.second.clone();
            begin(ui.ctx(), self, path, move |path| evidence::check_second(path, &text));
        }
        if !self.told.is_empty() {
            ui.add_space(space::S);
            ui.label(Text::Strong.rich(&self.told));
        }
    }
}

/// Reads the file beside the window.
fn begin(
    ctx: &Context,
    form: &mut RecordDialog,
    path: PathBuf,
    deed: impl FnOnce(&std::path::Path) -> CheckResult + Send + 'static,
) {
    let (answer, waits) = channel();
    let ctx = ctx.clone();
    form.told.clear();
    form.waits = Some(waits);
    std::thread::spawn(move || {
        // The dialog may have been closed in the meantime.
        let _ = answer.send(deed(&path));
        ctx.request_repaint();
    });
}

fn hear(scene: &Scene<'_>, form: &mut RecordDialog, actions: &mut Actions) {
    let Some(waits) = &form.waits else { return };
    let checked = match waits.try_recv() {
        Err(TryRecvError::Empty) => return,
        Err(TryRecvError::Disconnected) => None,
        Ok(checked) => Some(checked),
    };
    form.waits = None;
    let Some(checked) = checked else { return };
    form.told = checked_told(scene.words, &checked);
    actions.push(UiMessage::Say(Manner::Assertive, form.told.clone()));
    if let CheckResult::Second(Ok(command)) = checked {
        form.second.clear();
        let command: Command = *command;
        actions.command(command);
    }
}
