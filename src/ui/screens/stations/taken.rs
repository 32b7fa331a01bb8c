//! What was taken over from stations that did not answer: the latest of it, with the time and the reason.

use egui::Ui;

use crate::scene::Scene;
use crate::tokens::Text;
use crate::widgets::card::{card, item, list, soft};
use jadoube_desk::takeovers::takeovers;

/// So many are shown; all are in the record.
const MOST: usize = 6;

/// Draws it, where there is anything.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>) {
    let hall = &scene.snap.hall;
    if hall.stations.takeovers().next().is_none() {
        return;
    }
    let all = takeovers(scene.words, hall);
    let title = scene.say("stations-taken-over");
    card(ui, &title, |ui| {
        list(ui, &title, |ui| {
            for one in all.iter().take(MOST) {
                let args = [
                    ("when", one.when.as_str().into()),
                    ("by", one.by.as_str().into()),
                    ("from", one.from.as_str().into()),
                    ("posts", one.posts.as_str().into()),
                    ("reason", one.reason.as_str().into()),
                ];
                let text = scene.say_with("stations-taken-over-line", &args);
                item(ui, &text, |ui| {
                    ui.label(Text::Body.rich(&text));
                });
            }
        });
        if all.len() > MOST {
            let count = ("count", (all.len() - MOST).into());
            soft(ui, scene.say_with("stations-refused-earlier", &[count]));
        }
    });
}
