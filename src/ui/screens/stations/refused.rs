//! What somebody tried and was refused: the latest of it, with the time and the station that refused it.

use egui::Ui;

use crate::scene::Scene;
use crate::tokens::Text;
use crate::widgets::card::{card, item, list, soft};
use jadoube_desk::refusals::refused;

/// So many are shown; all are in the record.
const MOST: usize = 12;

/// Draws it, where there is anything.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>) {
    let hall = &scene.snap.hall;
    if hall.stations.refused.is_empty() {
        return;
    }
    let all = refused(scene.words, hall);
    let title = scene.say("stations-refused");
    card(ui, &title, |ui| {
        list(ui, &title, |ui| {
            for one in all.iter().take(MOST) {
                let args = [
                    ("when", one.when.as_str().into()),
                    ("by", one.by.as_str().into()),
                    ("what", one.what.as_str().into()),
                ];
                let text = scene.say_with("stations-refused-line", &args);
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
