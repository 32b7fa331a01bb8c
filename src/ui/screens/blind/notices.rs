//! What was noticed, the newest first, each with its way to the arbiter: the form of a new incident
//! with the facts filled in.

use egui::Ui;

use crate::actions::Actions;
use crate::scene::Scene;
use crate::screens::blind::at_work::Match;
use crate::screens::blind::earlier::earlier_ui;
use crate::screens::incident;
use crate::widgets::badge::{Tone, marked};
use crate::widgets::button::{Weight, button_about};
use crate::widgets::card::{card, item, list, soft};
use jadoube_core::blind::notice::Notice;
use jadoube_core::blind::reconcile::at_board::case_of;
use jadoube_core::blind::state::NoticeRecord;
use jadoube_i18n::blind as told;
use jadoube_i18n::chess::Numbering;
use jadoube_laws::game::state::Game;

/// How many are in sight; the earlier ones are behind a fold.
const SHOWN: usize = 6;

/// Draws them.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, at: &Match<'_>, actions: &mut Actions) {
    card(ui, &scene.say("match-noticed"), |ui| {
        if at.blind.noticed.is_empty() {
            soft(ui, scene.say("match-noticed-none"));
        }
        list(ui, &scene.say("match-noticed"), |ui| {
            for noticed in at.blind.noticed.iter().rev().take(SHOWN) {
                noticed_ui(ui, scene, (at, noticed), actions);
            }
        });
        let earlier = || at.blind.noticed.iter().rev().skip(SHOWN);
        let told =
            || earlier().map(|noticed| noticed_words(scene, at, noticed)).collect::<Vec<_>>();
        let of = ("match-noticed", at.blind.noticed.len(), SHOWN);
        earlier_ui(ui, scene, of, told, |ui| {
            for noticed in earlier() {
                noticed_ui(ui, scene, (at, noticed), actions);
            }
        });
    });
}

/// One of them with its way to the arbiter.
fn noticed_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (at, noticed): (&Match<'_>, &NoticeRecord),
    actions: &mut Actions,
) {
    let text = noticed_words(scene, at, noticed);
    let correction = if at.blind.is_corrected(noticed) {
        Correction::Done
    } else {
        Correction::open_in(at.game)
    };
    notice_item(ui, scene, (&noticed.what, &text), correction, |ui| {
        incident_ui(ui, scene, (at, noticed), actions);
    });
}

fn noticed_words(scene: &Scene<'_>, at: &Match<'_>, noticed: &NoticeRecord) -> String {
    told::notice(scene.words, &noticed.what, at.game.position_at(noticed.ply))
}

/// The way to the incident of a notice, named after the move: what was noticed stands once in the tree.
fn incident_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (at, noticed): (&Match<'_>, &NoticeRecord),
    actions: &mut Actions,
) {
    if noticed.what.case(&at.blind.arrangement, noticed.ply).is_none() {
        return;
    }
    let place = Numbering::from_start(&at.game.start).after(scene.words, noticed.ply);
    // What the scores tell is worked out once it is wanted.
    if button_about(ui, Weight::Quiet, &scene.say("match-open-incident"), &place).clicked()
        && let Some(case) = case_of(at.game, at.blind, noticed)
    {
        actions.open(incident::IncidentForm::of_case(scene, &case));
    }
}

/// Whether what was noticed is corrected already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Correction {
    /// It is still to be corrected.
    ToDo,
    /// It was corrected since.
    Done,
    /// The game is ended: nothing asks for a correction any more.
    Closed,
}

impl Correction {
    /// Of what is not known to be corrected in a game.
    pub(super) fn open_in(game: &Game) -> Self {
        if game.outcome().is_some() { Self::Closed } else { Self::ToDo }
    }
}

/// A notice in its list, with how grave it is; `more` stands below it. To the ear the line is the item
/// itself, and the text in it is not told again.
pub(super) fn notice_item(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (what, text): (&Notice, &str),
    correction: Correction,
    more: impl FnOnce(&mut Ui),
) {
    let (tone, word) = match (what.is_incident(), correction) {
        (true, _) => (Tone::Bad, "match-notice-incident"),
        (false, Correction::ToDo) => (Tone::Warn, "match-notice"),
        (false, Correction::Done) => (Tone::Good, "match-notice-corrected"),
        (false, Correction::Closed) => (Tone::Neutral, "match-notice-closed"),
    };
    let word = scene.say(word);
    item(ui, &format!("{word}: {text}"), |ui| {
        marked(ui, tone, &word, text);
        more(ui);
    });
}
