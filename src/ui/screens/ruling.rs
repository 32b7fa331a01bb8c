//! A ruling as the arbiter reads it: what was found, what is done about it, by which articles, how
//! certain that is, and what is left to judgement.

use egui::Ui;

use crate::core::citation::Citation;
use crate::core::rulings::ruling::{Certainty, Ruling};
use crate::desk::catalogue;
use crate::i18n::chess::Numbering;
use crate::i18n::{law, ruling};
use crate::ui::actions::{Actions, Wish};
use crate::ui::scene::Scene;
use crate::ui::tokens::{self, Text, space};
use crate::ui::widgets::badge::{Tone, badge};
use crate::ui::widgets::button::{Weight, button};

/// Draws a ruling.
pub fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    what: &Ruling,
    numbering: Numbering,
    actions: &mut Actions,
) {
    let t = tokens::of(ui.ctx());
    ui.label(Text::Body.rich(ruling::finding(scene.words, &what.finding)));
    ui.add_space(space::XS);
    for (index, remedy) in what.remedies.iter().enumerate() {
        let text = ruling::remedy(scene.words, remedy, numbering);
        ui.label(Text::Strong.rich(format!("{}.  {text}", index + 1)));
    }
    let cited = ruling::citations(scene.words, &what.citations);
    if !cited.is_empty() {
        let head = Text::Caption.rich(cited).color(t.ink_soft);
        let articles = egui::CollapsingHeader::new(head).id_salt("articles");
        articles.show(ui, |ui| articles_ui(ui, scene, &what.citations, actions));
    }
    let tone = if what.certainty == Certainty::Certain { Tone::Good } else { Tone::Warn };
    badge(ui, tone, &ruling::certainty(scene.words, what.certainty));
    for left in &what.discretion {
        let text = ruling::discretion(scene.words, left);
        ui.label(Text::Caption.rich(format!("· {text}")).color(t.ink_soft));
    }
}

/// What the articles say, as far as the program uses them.
fn articles_ui(ui: &mut Ui, scene: &Scene<'_>, citations: &[Citation], actions: &mut Actions) {
    for citation in citations {
        let word = law::citation(scene.words, citation);
        let response = button(ui, Weight::Quiet, &word, None);
        let hint = scene.say("laws-open");
        if response.on_hover_text(hint).clicked() {
            actions.push(Wish::ShowArticle(citation.clone()));
        }
        let said = law::statements(scene.words, catalogue::topics(), citation).join(". ");
        if !said.is_empty() {
            ui.label(Text::Body.rich(said));
        }
    }
}
