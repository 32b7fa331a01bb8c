//! What was added to an incident after it was written down, and what it was before.

use egui::Ui;

use crate::actions::Actions;
use crate::scene::Scene;
use crate::screens::reason::{Reason, ReasonFor};
use crate::tokens::Text;
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{card, soft};
use jadoube_core::disputes::state::{EarlierVersion, Incident, UndoneStatus};
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::{dispute, ruling};

/// Corrections, and what it was before.
pub(super) fn later_card(
    ui: &mut Ui,
    scene: &Scene<'_>,
    incident: &Incident,
    numbering: Numbering,
    actions: &mut Actions,
) {
    card(ui, &scene.say("disputes-later"), |ui| {
        for correction in &incident.corrections {
            ui.label(Text::Strong.rich(&correction.text));
            let reason = ("reason", correction.reason.as_str().into());
            soft(ui, scene.say_with("disputes-because", &[reason]));
        }
        for earlier in &incident.earlier {
            match earlier {
                EarlierVersion::Case { until, case, proposal } => {
                    let case = scene.words.value_of(case);
                    soft(ui, scene.say_with("disputes-earlier-case", &[("case", case.into())]));
                    for changed in dispute::change::restated(scene.words, incident, *until) {
                        soft(ui, changed);
                    }
                    soft(ui, scene.words.tell(&proposal.finding));
                }
                EarlierVersion::Proposal { proposal, .. } => {
                    soft(ui, scene.say("disputes-earlier-proposal"));
                    soft(ui, scene.words.tell(&proposal.finding));
                }
                EarlierVersion::Withdrawal { reason, .. } => {
                    let reason = ("reason", reason.as_str().into());
                    soft(ui, scene.say_with("disputes-earlier-restored", &[reason]));
                }
                EarlierVersion::Decision { decision, reason, undone, .. } => {
                    let reason = ("reason", reason.as_str().into());
                    let id = match undone {
                        UndoneStatus::Wholly => "disputes-earlier-undone",
                        UndoneStatus::No => "disputes-earlier-decision",
                    };
                    soft(ui, scene.say_with(id, &[reason]));
                    for remedy in &decision.ruling.remedies {
                        soft(ui, ruling::remedy(scene.words, remedy, numbering));
                    }
                }
            }
        }
        if button(ui, Weight::Quiet, &scene.say("disputes-correct"), None).clicked() {
            let what = ReasonFor::CorrectIncident(incident.no);
            actions.open(Reason::new(what));
        }
    });
}
