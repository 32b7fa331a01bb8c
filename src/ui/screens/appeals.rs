//! The appeal of an incident: its card, and what the list of incidents says of it. It is handed in
//! by the dialog `filing` and decided by the dialog `decision`; how the competition handles appeals
//! is set in `provisions`.

pub mod admissibility;
pub mod committee;
pub mod filing;
pub mod decision;

use egui::Ui;

use crate::actions::Actions;
use crate::scene::Scene;
use crate::screens::appeals::admissibility::{checks_ui, due, rulebook};
use crate::screens::appeals::committee::{flaws_ui, sitting_ui};
use crate::screens::preview::PrintPreview;
use crate::tokens::{Text, space};
use crate::widgets::badge::{Tone, badge, marked};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{card, fact, soft};
use jadoube_chess::moment::Millis;
use jadoube_core::disputes::state::{Appeal, Incident};
use jadoube_core::hall::appeals;
use jadoube_desk::printing::Printable;
use jadoube_desk::protocols::Sheet;
use jadoube_i18n::appeal;
use jadoube_laws::appeals::deadline::DeadlineStatus;
use jadoube_laws::appeals::verdict::{Decision, EffectStatus, Verdict};
use jadoube_laws::laws::edition::Rulebook;

/// What the list of incidents says of the appeal of one: the deadline as long as it runs, then the
/// appeal.
#[must_use]
pub fn in_the_list(scene: &Scene<'_>, incident: &Incident) -> Option<String> {
    if let Some(appeal) = &incident.appeal {
        let (_, decision) = appeal.decision.as_ref()?;
        let verdict = scene.words.tell(&decision.judgement.verdict);
        return Some(scene.say_with("appeals-row-decided", &[("verdict", verdict.into())]));
    }
    match due(scene, incident)? {
        // The card has room for the whole of it.
        DeadlineStatus::AfterRound { minutes } => {
            Some(scene.say_with("appeals-row-after-round", &[("minutes", minutes.into())]))
        }
        stands @ DeadlineStatus::Running { .. } => {
            let text = scene.words.tell(&stands);
            Some(scene.say_with("appeals-row-due", &[("due", text.into())]))
        }
        _ => None,
    }
}

/// The card on an incident that is decided.
pub fn card_ui(ui: &mut Ui, scene: &Scene<'_>, incident: &Incident, actions: &mut Actions) {
    card(ui, &scene.say("appeals-card"), |ui| {
        let book = rulebook(scene);
        soft(ui, appeal::regulations(scene.words, &book.regulations.id));
        if button(ui, Weight::Quiet, &scene.say("appeals-print"), None).clicked() {
            actions.open(PrintPreview::new(scene, Printable::Sheet(Sheet::Appeal(incident.no))));
        }
        let Some(appeal) = &incident.appeal else {
            due_ui(ui, scene, incident, book);
            if button(ui, Weight::Plain, &scene.say("appeals-file"), None).clicked() {
                let form = filing::FilingForm::new(incident);
                actions.open(form);
            }
            return;
        };
        appeal_ui(ui, scene, appeal);
        if let Some((_, decision)) = &appeal.decision {
            decision_ui(ui, scene, decision);
            return;
        }
        let sitting = appeals::sitting(&scene.snap.hall, incident, book);
        ui.label(Text::Strong.rich(scene.say("appeals-committee-of-case")));
        sitting_ui(ui, scene, &sitting);
        if button(ui, Weight::Primary, &scene.say("appeals-decide"), None).clicked() {
            let form = decision::DecisionForm::new(scene, incident, appeal);
            actions.open(form);
        }
    });
}

fn due_ui(ui: &mut Ui, scene: &Scene<'_>, incident: &Incident, book: Rulebook<'_>) {
    let Some(stands) = due(scene, incident) else { return };
    let mark = match stands {
        DeadlineStatus::Running { left } if left <= Millis::from_mins(5) => Tone::Warn,
        DeadlineStatus::Running { .. } | DeadlineStatus::AfterRound { .. } => Tone::Info,
        DeadlineStatus::AtOnce { .. } | DeadlineStatus::NotFixed => Tone::Warn,
        DeadlineStatus::Passed { .. } | DeadlineStatus::Silent => Tone::Neutral,
    };
    let text = scene.words.tell(&stands);
    let articles = appeal::articles(scene.words, &book.regulations.term.articles);
    let text = if articles.is_empty() { text } else { format!("{text} ({articles})") };
    marked(ui, mark, &scene.say("appeals-deadline"), &text);
}

fn appeal_ui(ui: &mut Ui, scene: &Scene<'_>, appeal: &Appeal) {
    let by = ("by", appeal.by.as_str().into());
    ui.label(Text::Strong.rich(scene.say_with("appeals-by", &[by])));
    if let Some(filing) = &appeal.filing {
        soft(ui, scene.words.value_of(filing));
    }
    if !appeal.text.is_empty() {
        ui.label(Text::Body.rich(&appeal.text));
    }
    if let Some(admissibility) = &appeal.admissibility {
        soft(ui, scene.say("appeals-as-recorded"));
        checks_ui(ui, scene, admissibility);
    }
}

fn decision_ui(ui: &mut Ui, scene: &Scene<'_>, decision: &Decision) {
    let judgement = &decision.judgement;
    ui.add_space(space::XS);
    ui.label(Text::Strong.rich(scene.say("appeals-decision")));
    let mark = match judgement.verdict {
        Verdict::Upheld | Verdict::Partly => Tone::Good,
        Verdict::Rejected => Tone::Neutral,
    };
    badge(ui, mark, &scene.words.tell(&judgement.verdict));
    let line = |ui: &mut Ui, label: &str, text: &str| fact(ui, &scene.say(label), text);
    line(ui, "appeals-effect", &scene.words.tell(&judgement.effect));
    line(ui, "appeals-fee-fate", &scene.words.tell(&judgement.fee));
    line(ui, "appeals-voters", &judgement.voters.join(", "));
    line(ui, "appeals-reasons", &judgement.reasons);
    if decision.carried == EffectStatus::ByHand {
        let text = scene.words.say("appeal-by-hand");
        marked(ui, Tone::Warn, &scene.say("appeals-attention"), &text);
    }
    flaws_ui(ui, scene, &decision.flaws);
}
