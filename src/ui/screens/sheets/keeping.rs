//! How each sheet is kept, how far it is behind, what the player owes it, and what must be
//! completed at whose cost.

use std::sync::Arc;

use egui::Ui;

use crate::actions::Actions;
use crate::scene::Scene;
use crate::screens::ruling;
use crate::tokens::{Text, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::hindered_ui;
use crate::widgets::card::{card, fact, soft};
use crate::widgets::pick::name_list;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::{law, ruling as ruling_words, scoresheet, sheets as words, time};
use jadoube_laws::game::command::Command;
use jadoube_laws::game::sheets::{ELECTRONIC, RecordingMethod, SYSTEMS};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::case::{Case, rule_on};
use jadoube_laws::rulings::rule::Scene as Situation;
use jadoube_laws::rulings::score::duty::{self, ArbiterRecord, Duty};

/// Draws the page.
pub(super) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (board, game): (BoardNo, &Arc<Game>),
    actions: &mut Actions,
) {
    let situation = Situation::new(game, scene.snap.edition, scene.now);
    for side in Side::BOTH {
        card(ui, &scoresheet::sheet(scene.words, side), |ui| {
            let why = scene.is_only_read().then(|| scene.say(scene.why_only_read()));
            hindered_ui(ui, why.as_deref(), |ui| {
                kept_ui(ui, scene, (board, game, side), actions);
            });
            behind_ui(ui, scene, game, side);
            duty_ui(ui, scene, &situation, side);
            evidence_ui(ui, scene, game, side);
            // The one place where the window asks whether the edition accepts how a sheet is kept.
            if let Some(case) = duty::notation(&situation, side) {
                badge(ui, Tone::Warn, &scene.say("sheets-not-accepted"));
                ruled_ui(ui, scene, &situation, &case, actions);
            }
            if let Some(case) = duty::not_recording(&situation, side) {
                ruled_ui(ui, scene, &situation, &case, actions);
            }
        });
        ui.add_space(space::XS);
    }
    if let Some(case) = duty::arrears(&situation, ArbiterRecord::Complete) {
        card(ui, &scene.say("sheets-arrears"), |ui| {
            ruled_ui(ui, scene, &situation, &case, actions);
        });
    }
}

/// What the sheet is worth by the notation that it is said to be kept in.
fn evidence_ui(ui: &mut Ui, scene: &Scene<'_>, game: &Game, side: Side) {
    let record = game.sheets.of(side);
    let told = record.kept.as_ref().filter(|kept| kept.system != ELECTRONIC);
    if told.is_some() {
        let evidence = scene.snap.edition.evidence(record.system());
        soft(ui, law::evidence(scene.words, &evidence));
    }
}

/// What the edition says to a case.
pub(super) fn ruled_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    situation: &Situation<'_>,
    case: &Case,
    actions: &mut Actions,
) {
    let ruling = rule_on(case, situation);
    let numbering = Numbering::from_start(&situation.game.start);
    ui.push_id(format!("{case:?}"), |ui| {
        let place = (Some(situation.game), numbering);
        ruling::show(ui, scene, &ruling, place, Some(actions));
    });
}

/// The lists of systems and languages.
fn kept_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (board, game, whose): (BoardNo, &Arc<Game>, Side),
    actions: &mut Actions,
) {
    let kept = game.sheets.of(whose).kept.clone();
    let nothing = RecordingMethod { system: String::new(), language: String::new() };
    let mut wanted = kept.clone().unwrap_or(nothing);
    let untold = scene.say("sheets-untold");
    ui.horizontal_wrapped(|ui| {
        let label = scene.say("sheets-kept-in");
        ui.label(Text::Body.rich(&label));
        let shown = kept
            .as_ref()
            .map_or_else(|| untold.clone(), |kept| words::system(scene.words, &kept.system));
        let list = egui::ComboBox::from_id_salt(("system", whose)).selected_text(&shown);
        let response = list.show_ui(ui, |ui| {
            for (name, _) in SYSTEMS {
                let word = words::system(scene.words, name);
                ui.selectable_value(&mut wanted.system, name.to_owned(), word);
            }
        });
        let label = format!("{label}: {}", chess::side(scene.words, whose));
        name_list(ui, &response.response, &label, &shown);
        let label = scene.say("sheets-language");
        ui.label(Text::Body.rich(&label));
        let shown = words::language(scene.words, &wanted.language).unwrap_or(untold);
        let list = egui::ComboBox::from_id_salt(("language", whose)).selected_text(&shown);
        let response = list.show_ui(ui, |ui| {
            for tag in words::LANGUAGES {
                let word = words::language(scene.words, tag).unwrap_or_default();
                ui.selectable_value(&mut wanted.language, tag.to_owned(), word);
            }
        });
        let label = format!("{label}: {}", chess::side(scene.words, whose));
        name_list(ui, &response.response, &label, &shown);
    });
    let told = !wanted.system.is_empty() || !wanted.language.is_empty();
    if told && kept.as_ref() != Some(&wanted) {
        if wanted.system.is_empty() {
            // Who tells a language means its piece letters.
            SYSTEMS[0].0.clone_into(&mut wanted.system);
        }
        actions.game(board, Command::KeepSheet { whose, kept: wanted });
    }
}

/// How much is entered and where the sheet is behind the record.
fn behind_ui(ui: &mut Ui, scene: &Scene<'_>, game: &Game, side: Side) {
    if game.sheets.of(side).is_empty() {
        soft(ui, scene.say("sheets-not-entered"));
        return;
    }
    let gap = *duty::gaps(game).of(side);
    let Some(from) = gap.from else {
        if !game.plies.is_empty() {
            badge(ui, Tone::Good, &scene.say("sheets-complete"));
        }
        return;
    };
    let from = words::place(Numbering::from_start(&game.start), from);
    let args = [("cells", gap.cells.into()), ("from", from.into())];
    let tone = if gap.cells > 2 { Tone::Warn } else { Tone::Neutral };
    badge(ui, tone, &scene.say_with("sheets-behind", &args));
}

/// Whether the player must write, and until or since when.
fn duty_ui(ui: &mut Ui, scene: &Scene<'_>, situation: &Situation<'_>, side: Side) {
    let (duty, citations) = duty::duty(situation, side);
    let after = |ply: Ply| Numbering::from_start(&situation.game.start).after(scene.words, ply);
    let text = match duty {
        Duty::Always => scene.say("sheets-duty-always"),
        Duty::Until { left } => {
            let left = time::aloud(scene.words, left);
            scene.say_with("sheets-duty-until", &[("left", left.into())])
        }
        Duty::Exempt { since: Some(ply) } => {
            scene.say_with("sheets-duty-exempt-since", &[("place", after(ply).into())])
        }
        Duty::Exempt { since: None } => scene.say("sheets-duty-exempt"),
        Duty::Judged => scene.say("sheets-duty-judged"),
        Duty::NoneAtThisPace => scene.say("sheets-duty-none"),
    };
    fact(ui, &scene.say("sheets-duty"), &text);
    soft(ui, ruling_words::citations(scene.words, &citations));
}
