//! Asked once before moves or a result are lost, or where another ruling is proposed than the one
//! that was read: what has changed, the ruling as it is now, and what goes. What was asked for is
//! kept here and sent again with the consent.

use egui::{Context, Id, Ui};

use crate::actions::Actions;
use crate::dialogs::{Close, Dialog};
use crate::scene::Scene;
use crate::screens::ruling;
use crate::tokens::{self, Text, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::card;
use crate::widgets::dialog::{Dialog as Frame, Urgency, scrolled};
use crate::widgets::focus;
use jadoube_core::disputes::change::{Change, Loss, Moves};
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::disputes::state::Incident;
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::dispute::change::{change, loss};
use jadoube_laws::game::state::Game;
use jadoube_laws::rulings::effect;

/// The question.
#[derive(Debug)]
pub struct ConsentForm {
    command: DisputeCommand,
    changes: Vec<Change>,
    loss: Option<(Loss, Option<Moves>)>,
}

impl ConsentForm {
    /// Another ruling is proposed now, for these changes.
    #[must_use]
    pub const fn of_changes(command: DisputeCommand, changes: Vec<Change>) -> Self {
        Self { command, changes, loss: None }
    }

    /// This would be lost.
    #[must_use]
    pub const fn of_loss(command: DisputeCommand, loss: Loss, moves: Option<Moves>) -> Self {
        Self { command, changes: Vec::new(), loss: Some((loss, moves)) }
    }

    /// The incident whose proposal is accepted with it.
    fn accepts<'a>(&self, scene: &Scene<'a>) -> Option<&'a Incident> {
        let DisputeCommand::Accept { no, .. } = self.command else { return None };
        scene.incident(no)
    }

    /// What would be lost: as it was refused, or as the ruling of now would have it.
    fn lost(&self, scene: &Scene<'_>) -> Option<(Loss, Option<Moves>)> {
        if self.loss.is_some() {
            return self.loss.clone();
        }
        let incident = self.accepts(scene)?;
        let game = scene.game_of(incident)?;
        let remedies = &incident.proposal.remedies;
        let after = effect::after(remedies, game, scene.now, scene.snap.edition).ok()?;
        let loss = Loss::between(game, &after)?;
        Some((loss, loss.moves(game)))
    }
}

/// Draws the question.
pub fn show(ctx: &Context, scene: &Scene<'_>, form: &ConsentForm, actions: &mut Actions) -> Close {
    let title = match form.accepts(scene).filter(|_| !form.changes.is_empty()) {
        Some(incident) => scene.say_with("disputes-again-title", &[("no", incident.no.0.into())]),
        None => scene.say("disputes-lose-title"),
    };
    let lost = form.lost(scene);
    let words = |(lost, moves): &(Loss, Option<Moves>)| loss(scene.words, lost, moves.as_ref());
    let losses = lost.as_ref().map(words).unwrap_or_default();
    let about = losses.join(". ");
    let width = tokens::scale(ctx).of(720.0);
    let mut frame = Frame::new(Id::unique("consent"), &title, Urgency::Alarm).width(width);
    if !about.is_empty() {
        frame = frame.text(&about);
    }
    let outcome = frame.show(ctx, |ui, opened| {
        scrolled(ui, 0.6, |ui| {
            if !form.changes.is_empty() {
                card(ui, &scene.say("disputes-changed"), |ui| {
                    ui.set_width(ui.available_width());
                    for one in &form.changes {
                        ui.label(Text::Body.rich(change(scene.words, one)));
                    }
                });
            }
            if let Some(incident) = form.accepts(scene) {
                proposal_ui(ui, scene, incident);
            }
            if !losses.is_empty() {
                card(ui, &scene.say("disputes-lost"), |ui| {
                    ui.set_width(ui.available_width());
                    for text in &losses {
                        badge(ui, Tone::Bad, text);
                    }
                });
            }
        });
        foot_ui(ui, scene, opened)
    });
    if outcome.cancelled || outcome.inner == Some(Close::No) {
        let Some(before) = super::IncidentForm::again(scene, &form.command) else {
            return Close::Yes;
        };
        actions.open(Dialog::Incident(Box::new(before)));
        return Close::No;
    }
    if outcome.inner == Some(Close::Yes) {
        actions.dispute(form.command.clone().losing(lost.map(|(loss, _)| loss)));
        return Close::Yes;
    }
    Close::No
}

fn proposal_ui(ui: &mut Ui, scene: &Scene<'_>, incident: &Incident) {
    card(ui, &scene.say("disputes-proposal"), |ui| {
        ui.set_width(ui.available_width());
        let game = scene.game_of(incident).map(AsRef::as_ref);
        let start = |game: &Game| Numbering::from_start(&game.start);
        let numbering = game.map_or(Numbering::USUAL, start);
        ruling::show(ui, scene, &incident.proposal, numbering, None);
        if let Some(game) = game {
            ruling::effect_ui(ui, scene, game, &incident.proposal.remedies);
        }
    });
}

/// The main button and Cancel, which has the keyboard: who pressed Enter for something else has not
/// agreed to this. A key that is held down does not count.
fn foot_ui(ui: &mut Ui, scene: &Scene<'_>, opened: bool) -> Option<Close> {
    ui.add_space(space::S);
    let by_key = focus::deed_asked(ui.ctx()) == Some(focus::Pressed::Anew) && !opened;
    ui.horizontal_wrapped(|ui| {
        let label = scene.say("disputes-confirm");
        let done = button(ui, Weight::Primary, &label, Some("Ctrl+⏎")).clicked();
        let cancel = button(ui, Weight::Plain, &scene.say("app-cancel"), Some("Esc"));
        if opened {
            cancel.request_focus();
        }
        if done || by_key { Some(Close::Yes) } else { cancel.clicked().then_some(Close::No) }
    })
    .inner
}
