//! The card of the settings about the automatic copies: how often, how many, where, and how the
//! last one fared.

use egui::Ui;

use crate::actions::{Actions, Change, FilePurpose, UiMessage};
use crate::scene::Scene;
use crate::screens::file;
use crate::tokens::Text;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{card, soft};
use crate::widgets::pick::pick;
use jadoube_desk::log_lines;

/// How often, in minutes; 0 for never.
const EVERY: [u16; 5] = [0, 2, 5, 10, 30];

/// How many.
const KEPT: [u16; 4] = [3, 6, 12, 24];

/// The choices, with what somebody has written into the preferences among them.
fn with(choices: &[u16], chosen: u16) -> Vec<u16> {
    let mut all = choices.to_vec();
    if let Err(place) = all.binary_search(&chosen) {
        all.insert(place, chosen);
    }
    all
}

/// Draws the card.
pub fn card_ui(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let chosen = &scene.prefs.copies;
    card(ui, &scene.say("settings-copies"), |ui| {
        let option = |minutes: u16| match minutes {
            0 => (0, scene.say("settings-copies-never")),
            _ => {
                (minutes, scene.say_with("settings-copies-minutes", &[("minutes", minutes.into())]))
            }
        };
        let options: Vec<_> = with(&EVERY, chosen.minutes).into_iter().map(option).collect();
        let mut minutes = chosen.minutes;
        if pick(ui, &scene.say("settings-copies-every"), &options, &mut minutes) {
            actions.push(UiMessage::Change(Change::CopyEvery(minutes)));
        }
        let options: Vec<_> = with(&KEPT, chosen.keep)
            .into_iter()
            .map(|count| {
                (count, scene.say_with("settings-copies-count", &[("count", count.into())]))
            })
            .collect();
        let mut keep = chosen.keep;
        if pick(ui, &scene.say("settings-copies-keep"), &options, &mut keep) {
            actions.push(UiMessage::Change(Change::CopiesKept(keep)));
        }
        place(ui, scene, actions);
        status(ui, scene);
    });
}

fn place(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let chosen = &scene.prefs.copies;
    ui.label(Text::Body.rich(match &chosen.folder {
        Some(folder) => {
            let folder = folder.display().to_string();
            scene.say_with("settings-copies-in", &[("path", folder.into())])
        }
        None => scene.say("settings-copies-beside"),
    }));
    ui.horizontal_wrapped(|ui| {
        if button(ui, Weight::Plain, &scene.say("settings-copies-choose"), None).clicked() {
            let form = file::FileForm::new(scene, FilePurpose::Copies);
            actions.open(form);
        }
        if chosen.folder.is_some()
            && button(ui, Weight::Plain, &scene.say("settings-copies-here"), None).clicked()
        {
            actions.push(UiMessage::Change(Change::CopyFolder(None)));
        }
    });
}

fn status(ui: &mut Ui, scene: &Scene<'_>) {
    let state = &scene.snap.copies;
    if let Some(fault) = &state.failed {
        let why = log_lines::fault(scene.words, fault);
        badge(ui, Tone::Bad, &scene.say_with("settings-copies-failed", &[("why", why.into())]));
    }
    match &state.last {
        Some((path, wall)) => {
            // `2026-11-21T14:03:07…`: the time of day is enough.
            let time = wall.get(11..19).unwrap_or_default();
            let path = path.display().to_string();
            let args = [("time", time.into()), ("path", path.into())];
            soft(ui, scene.say_with("settings-copies-last", &args));
        }
        None => soft(ui, scene.say("settings-copies-none")),
    }
}
