//! That an entry of the journal does not fit the game, that a newer program wrote it, or that moves may be
//! among rows that are lost: how far its record can be relied on, and what the arbiter can do.

use egui::Ui;

use crate::phrases;
use crate::scene::Scene;
use crate::screens::board::look::ShownGame;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::card::{card, soft};
use jadoube_i18n::chess::Numbering;
use jadoube_laws::game::state::DamageKind;

/// Draws it, if it is so.
pub fn show(ui: &mut Ui, scene: &Scene<'_>, shown: ShownGame<'_>) {
    let game = shown.present;
    let Some(damage) = game.damage else { return };
    let is_salvaged = !scene.snap.hall.signers.salvaged.is_empty();
    let [what, remedy] = match damage.kind {
        // Nobody is said to have written it otherwise: rows that are lost explain it.
        DamageKind::Misfit if is_salvaged => ["board-damaged-what", "board-damaged-saved-remedy"],
        DamageKind::Misfit => ["board-damaged-what", "board-damaged-remedy"],
        DamageKind::NotUnderstood => ["board-newer-what", "board-newer-remedy"],
        DamageKind::RowsLost if scene.snap.damaged().is_some() => {
            ["board-lost-here", "board-lost-remedy"]
        }
        DamageKind::RowsLost => ["board-lost-what", "board-lost-remedy"],
        DamageKind::TimesLost => ["board-times-lost-what", "board-times-lost-remedy"],
    };
    card(ui, &scene.say(phrases::damage_title(damage.kind)), |ui| {
        let numbering = Numbering::from_start(&game.start);
        let place = damage.sound.map(|ply| numbering.after(scene.words, ply));
        let args = [
            ("row", damage.seq.to_string().into()),
            ("sound", if place.is_some() { "whole" } else { "none" }.into()),
            ("place", place.unwrap_or_default().into()),
        ];
        badge(ui, Tone::Bad, &scene.say_with(what, &args));
        soft(ui, scene.say(remedy));
    });
}
