//! What can be done with a proposed ruling, and what that is, wherever its card has scrolled.

use egui::{ScrollArea, Ui};

use crate::actions::{Action, Actions};
use crate::phrases;
use crate::scene::Scene;
use crate::screens::incident::otherwise::OtherwiseForm;
use crate::screens::reason::{Reason, ReasonFor};
use crate::shell::action_button;
use crate::tokens::{Text, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::card::soft;
use crate::widgets::focus;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::disputes::state::Incident;
use jadoube_i18n::ruling;

/// How many lines of a proposal stand above the buttons: with large text more would leave no room for the
/// case.
const LINES: f32 = 2.0;

/// What can be done with the proposal; whether the keyboard comes there.
pub(super) fn buttons_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    incident: &Incident,
    comes: bool,
    actions: &mut Actions,
) {
    let hindered = phrases::proposal_hindered(scene, incident);
    let hindered = hindered.as_deref();
    let top = ui.cursor().top();
    match hindered {
        Some(why) => {
            badge(ui, Tone::Warn, why);
        }
        None => accepted_ui(ui, scene, incident),
    }
    let key = |action: Action| action.key_text(scene.words);
    ui.horizontal_wrapped(|ui| {
        let (accept, by) = (scene.say("disputes-accept"), key(Action::AcceptProposal));
        // While facts are to be saved, their button is what is done next.
        let weight = if scene.unsaved { Weight::Plain } else { Weight::Primary };
        let accept = button_hindered(ui, weight, &accept, by.as_deref(), hindered);
        focus::follow_from(ui, &accept, top);
        if comes {
            accept.request_focus();
        }
        if accept.clicked() {
            let (no, reason) = (incident.no, String::new());
            actions.dispute(DisputeCommand::Accept { no, reason, lose: None });
        }
        let with = scene.say("disputes-accept-with-reason");
        let by = key(Action::AcceptWithReason);
        if button_hindered(ui, Weight::Plain, &with, by.as_deref(), hindered).clicked() {
            let what = ReasonFor::Accept(incident.no);
            actions.open(Reason::new(what));
        }
        let otherwise = scene.say("disputes-otherwise");
        let by = key(Action::DecideOtherwise);
        if button(ui, Weight::Plain, &otherwise, by.as_deref()).clicked() {
            let form = OtherwiseForm::new(incident);
            actions.open(form);
        }
        if incident.withdrawn.is_some() {
            action_button(ui, scene, Action::RestoreDecision, Weight::Quiet, actions);
        }
    });
}

/// What is accepted, and by which articles: its card may be out of sight, and nobody accepts what they have
/// not seen. What is longer scrolls, and the whole stands in the card.
fn accepted_ui(ui: &mut Ui, scene: &Scene<'_>, incident: &Incident) {
    let Some(told) = phrases::proposal_aloud(scene, incident) else { return };
    let most = LINES * ui.text_style_height(&Text::Strong.style()) + space::XS;
    let area = ScrollArea::vertical().id_salt(("accepted", incident.no.0));
    let area = area.max_height(most).min_scrolled_height(most).auto_shrink([false, true]);
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        ui.label(Text::Strong.rich(told));
        let cited = ruling::citations(scene.words, &incident.proposal.citations);
        if !cited.is_empty() {
            soft(ui, cited);
        }
    });
}
