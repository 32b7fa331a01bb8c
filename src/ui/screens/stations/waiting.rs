//! What was asked of another station: what waits for its answer, and what was turned down.

use egui::Ui;

use crate::actions::Actions;
use crate::scene::Scene;
use crate::tokens::Text;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::card::{card, item, list};
use jadoube_core::hall::proposal::Proposal;
use jadoube_desk::log_reader::proposed;

/// Draws it, where there is anything.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, _: &mut Actions) {
    let hall = &scene.snap.hall;
    if hall.proposals.is_empty() {
        return;
    }
    let mut all: Vec<&Proposal> = hall.proposals.values().collect();
    all.sort_by_key(|one| (one.turned_down.is_none(), one.place));
    card(ui, &scene.say("stations-asked"), |ui| {
        list(ui, &scene.say("stations-asked"), |ui| {
            for one in all {
                let (tone, text) = line(scene, one);
                item(ui, &text, |ui| {
                    let word = match one.turned_down {
                        Some(_) => "stations-turned-down",
                        None => "stations-waits",
                    };
                    badge(ui, tone, &scene.say(word));
                    ui.label(Text::Body.rich(&text));
                });
            }
        });
    });
}

/// What was asked, by whom, and what became of it.
pub(crate) fn line(scene: &Scene<'_>, one: &Proposal) -> (Tone, String) {
    let hall = &scene.snap.hall;
    let what = proposed(scene.words, &hall.contest, &one.command);
    let by = hall.stations.name(one.place.station);
    let (what, by) = (("what", what.into()), ("by", by.into()));
    match &one.turned_down {
        Some((home, why)) => {
            let home = ("home", hall.stations.name(*home).into());
            let why = ("why", why.as_str().into());
            (Tone::Bad, scene.say_with("stations-was-turned-down", &[what, by, home, why]))
        }
        None => {
            let home = hall.answers(one).map(|home| hall.stations.name(home));
            let home = ("home", home.unwrap_or_default().into());
            (Tone::Info, scene.say_with("stations-waits-for", &[what, by, home]))
        }
    }
}
