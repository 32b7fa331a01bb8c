//! What can be done with a proposed ruling, and what that is, wherever its card has scrolled.

use egui::{Label, Response, ScrollArea, Sense, Ui};

use crate::actions::{Action, Actions};
use crate::phrases;
use crate::scene::Scene;
use crate::screens::disputes::sight::{RulingSight, is_large, most};
use crate::screens::incident::otherwise::OtherwiseForm;
use crate::screens::reason::{Reason, ReasonFor};
use crate::shell::action_button;
use crate::tokens::{Text, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::card::soft;
use crate::widgets::focus;
use jadoube_core::disputes::change::{Change, changes};
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::disputes::state::Incident;
use jadoube_i18n::ruling;

/// What can be done with the proposal; whether the keyboard comes there.
pub(super) fn buttons_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (incident, comes): (&Incident, bool),
    sight: &mut RulingSight,
    actions: &mut Actions,
) {
    let hindered = phrases::proposal_hindered(scene, incident);
    let hindered = hindered.as_deref();
    let top = ui.cursor().top();
    let left = phrases::left_to_arbiter(scene.words, &incident.proposal);
    let left = left.filter(|_| hindered.is_none());
    let ended = ended_since(scene, incident);
    if let Some(ended) = &ended {
        badge(ui, Tone::Warn, ended);
    }
    let brought = match hindered {
        Some(why) => {
            badge(ui, Tone::Warn, why);
            None
        }
        None => accepted_ui(ui, scene, (incident, left.as_deref()), sight),
    };
    let more = sight.more(scene);
    if let Some(more) = &more {
        badge(ui, Tone::Warn, more);
    }
    let told: Vec<String> = ended.into_iter().chain(more).chain(left).collect();
    let key = |action: Action| action.key_text(scene.words);
    ui.horizontal_wrapped(|ui| {
        let accept = accept_button(ui, scene, hindered, &told);
        focus::follow_from(ui, &accept, top);
        if let Some(ruling) = &brought {
            sight.come(ui, ruling, accept.rect.with_min_y(top));
        }
        if comes {
            accept.request_focus();
        }
        // The second of two quick clicks was meant for the incident that stood there with the first.
        let again = accept.double_clicked() || accept.triple_clicked();
        if accept.clicked() && !again {
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

/// That the game has ended since the ruling was proposed, which was made for a game in play: what is ruled then is
/// another matter.
fn ended_since(scene: &Scene<'_>, incident: &Incident) -> Option<String> {
    let (ground, game) = incident.ground.as_ref().zip(scene.game_of(incident))?;
    let mut since = changes(ground, game).into_iter();
    let ended = since.find(|one| matches!(one, Change::Ended(_)))?;
    Some(format!("{}: {}", scene.say("disputes-changed"), scene.words.tell(&ended)))
}

/// The button that accepts the proposal, described by its key and by what else is `told` of what it does.
fn accept_button(
    ui: &mut Ui,
    scene: &Scene<'_>,
    hindered: Option<&str>,
    told: &[String],
) -> Response {
    let key = Action::AcceptProposal.key_text(scene.words);
    // While facts are to be saved, their button is what is done next.
    let weight = if scene.unsaved { Weight::Plain } else { Weight::Primary };
    let label = scene.say("disputes-accept");
    let accept = button_hindered(ui, weight, &label, key.as_deref(), hindered);
    if !told.is_empty() && ui.is_enabled() {
        let told: Vec<String> = key.into_iter().chain(told.iter().cloned()).collect();
        ui.ctx().accesskit_node_builder(accept.id, |node| node.set_description(told.join(". ")));
    }
    accept
}

/// What is accepted, with what it leaves to the arbiter, and by which articles: its card may be out of sight, and
/// nobody accepts what they have not seen. What is longer scrolls, and the whole stands in the card. Returns its
/// text, where a key of a decision has brought it into sight.
fn accepted_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (incident, left): (&Incident, Option<&str>),
    sight: &mut RulingSight,
) -> Option<Response> {
    let told = phrases::proposal_aloud(scene, incident)?;
    let most = most(ui);
    let area = ScrollArea::vertical().id_salt(("accepted", incident.no.0));
    let area = area.max_height(most).min_scrolled_height(most).auto_shrink([false, true]);
    let area = if sight.is_wanted() { area.vertical_scroll_offset(0.0) } else { area };
    let is_brought = sight.is_brought(incident);
    let takes_page = sight.takes_page(ui);
    // Large text takes the room that there is: all of it scrolls there, and it is said how much that is.
    let (within, below) = if is_large(ui) { (left, None) } else { (None, left) };
    let shown = area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let text = Label::new(Text::Strong.rich(told));
        let text = match is_brought {
            true => ui.add(text.sense(Sense::focusable_noninteractive())),
            false => ui.add(text),
        };
        if let Some(left) = within {
            badge(ui, Tone::Warn, left);
        }
        let cited = ruling::citations(scene.words, &incident.proposal.citations);
        if !cited.is_empty() {
            soft(ui, cited);
        }
        if takes_page {
            focus::scroll_by_page_from_fields(ui);
        }
        text
    });
    let scrolled = (shown.content_size.y, shown.state.clamped_offset().y);
    sight.measured(ui, scrolled, shown.inner_rect);
    if let Some(left) = below {
        badge(ui, Tone::Warn, left);
    }
    is_brought.then_some(shown.inner)
}

/// The way to save what stands in the form of the facts, wherever that has scrolled; nothing is saved where `why`
/// says what is missing.
pub(super) fn save_ui(ui: &mut Ui, scene: &Scene<'_>, why: Option<&str>, actions: &mut Actions) {
    let label = scene.say(Action::SaveFacts.label());
    let key = format!("{}+⏎", scene.say("app-key-control"));
    ui.horizontal_wrapped(|ui| {
        if button_hindered(ui, Weight::Primary, &label, Some(&key), why).clicked() {
            actions.run(Action::SaveFacts);
        }
        action_button(ui, scene, Action::DiscardFacts, Weight::Quiet, actions);
    });
}

/// The way to take an incident up again that is decided, or whose matter has gone.
pub(super) fn reopen_button(
    ui: &mut Ui,
    scene: &Scene<'_>,
    incident: &Incident,
    actions: &mut Actions,
) {
    if button(ui, Weight::Quiet, &scene.say("disputes-reopen"), None).clicked() {
        actions.open(Reason::new(ReasonFor::ReopenIncident(incident.no)));
    }
}

/// What has happened in the game since the ruling was proposed, and the way to have it again. The
/// room for it is there from the beginning, so that what stands below stays where it is.
pub(super) fn changed_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    incident: &Incident,
    changes: &[Change],
    actions: &mut Actions,
) {
    let unchanged = changes.iter().all(|one| *one == Change::Clock);
    if unchanged {
        badge(ui, Tone::Neutral, &scene.say("disputes-unchanged"));
    } else {
        let head = scene.say("disputes-changed");
        for one in changes {
            badge(ui, Tone::Warn, &format!("{head}: {}", scene.words.tell(one)));
        }
    }
    let why = unchanged.then(|| scene.say("disputes-unchanged"));
    let label = scene.say("disputes-propose");
    if button_hindered(ui, Weight::Plain, &label, None, why.as_deref()).clicked() {
        actions.dispute(DisputeCommand::Propose { no: incident.no });
    }
}
