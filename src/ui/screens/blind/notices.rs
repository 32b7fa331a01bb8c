//! What was noticed, the newest first, each with its way to the arbiter: the form of a new incident
//! with the facts filled in.

use egui::Ui;

use crate::actions::Actions;
use crate::scene::Scene;
use crate::screens::blind::at_work::Match;
use crate::screens::incident;
use crate::widgets::badge::{Tone, marked};
use crate::widgets::button::{Weight, button_about};
use crate::widgets::card::{card, item, list, soft};
use jadoube_core::blind::notice::Notice;
use jadoube_core::blind::reconcile::at_board::case_of;
use jadoube_core::blind::state::NoticeRecord;
use jadoube_i18n::blind as told;

/// How many are shown.
const SHOWN: usize = 6;

/// Draws them.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, at: &Match<'_>, actions: &mut Actions) {
    card(ui, &scene.say("match-noticed"), |ui| {
        if at.blind.noticed.is_empty() {
            soft(ui, scene.say("match-noticed-none"));
        }
        list(ui, &scene.say("match-noticed"), |ui| {
            for noticed in at.blind.noticed.iter().rev().take(SHOWN) {
                let position = at.game.position_at(noticed.ply);
                let text = told::notice(scene.words, &noticed.what, position);
                item(ui, &text, |ui| notice_ui(ui, scene, (at, noticed), &text, actions));
            }
        });
    });
}

fn notice_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (at, noticed): (&Match<'_>, &NoticeRecord),
    text: &str,
    actions: &mut Actions,
) {
    noticed_ui(ui, scene, &noticed.what, text);
    if noticed.what.case(&at.blind.arrangement, noticed.ply).is_none() {
        return;
    }
    // What the scores tell is worked out once it is wanted.
    if button_about(ui, Weight::Quiet, &scene.say("match-open-incident"), text).clicked()
        && let Some(case) = case_of(at.game, at.blind, noticed)
    {
        actions.open(incident::IncidentForm::of_case(scene, &case));
    }
}

/// A notice, with how grave it is.
pub(super) fn noticed_ui(ui: &mut Ui, scene: &Scene<'_>, what: &Notice, text: &str) {
    let (tone, word) = match what.is_incident() {
        true => (Tone::Bad, "match-notice-incident"),
        false => (Tone::Warn, "match-notice"),
    };
    marked(ui, tone, &scene.say(word), text);
}
