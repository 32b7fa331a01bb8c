//! Asked once before moves or a result are lost, or where another ruling is proposed than the one
//! that was read: what has changed, the ruling as it is now, and what goes. What was asked for is
//! kept here and sent again with the consent; the dialog in which it was asked for waits behind.

use egui::Ui;

use crate::form::{Check, DialogForm, Fields, Head};
use crate::phrases::proposal_aloud;
use crate::scene::Scene;
use crate::screens::incident::named::of_command;
use crate::screens::incident::otherwise::OtherwiseForm;
use crate::screens::ruling;
use crate::tokens::Text;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::card;
use crate::widgets::dialog::Column;
use jadoube_core::disputes::change::{Change, Loss, Moves};
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::disputes::state::Incident;
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::dispute::change::loss;
use jadoube_i18n::ruling::remedy;
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

    /// What is lost, in words.
    fn losses(&self, scene: &Scene<'_>) -> Vec<String> {
        let words = |(lost, moves): (Loss, Option<Moves>)| loss(scene.words, &lost, moves.as_ref());
        self.lost(scene).map(words).unwrap_or_default()
    }
}

impl ConsentForm {
    /// What has changed, the ruling as it is now, and what is no longer in it: the keyboard begins at Cancel,
    /// from where none of it is heard.
    fn told(&self, scene: &Scene<'_>) -> String {
        let changed = self.changes.iter().map(|one| scene.words.tell(one));
        let proposal = self.accepts(scene).and_then(|one| proposal_aloud(scene, one));
        let dropped = self.dropped(scene);
        changed.chain(proposal).chain(dropped).collect::<Vec<_>>().join(". ")
    }

    /// What was proposed until the game went on and is no longer, and where it can be decided all the same.
    fn dropped(&self, scene: &Scene<'_>) -> Option<String> {
        let incident = self.accepts(scene)?;
        let then = incident.proposed_for_then()?;
        let numbering = numbering(scene, incident);
        let now = &incident.proposal.remedies;
        let gone = then.remedies.iter().filter(|one| !now.contains(one));
        let list: Vec<String> = gone.map(|one| remedy(scene.words, one, numbering)).collect();
        let args = [("list", list.join("; ").into())];
        (!list.is_empty()).then(|| scene.say_with("disputes-dropped", &args))
    }

    /// Draws that, with the way there.
    fn dropped_ui(&self, ui: &mut Ui, fields: &mut Fields<'_, '_>, incident: &Incident) {
        let scene = fields.scene;
        let Some(text) = self.dropped(scene) else { return };
        badge(ui, Tone::Warn, &text);
        if button(ui, Weight::Plain, &scene.say("disputes-otherwise"), None).clicked() {
            fields.actions.open(OtherwiseForm::new(incident));
        }
    }
}

impl DialogForm for ConsentForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let is_other = self.accepts(scene).is_some() && !self.changes.is_empty();
        let title = if is_other { "disputes-again-title" } else { "disputes-lose-title" };
        let title = scene.say(title);
        let head = Head::alarming("consent", title, scene.say("disputes-confirm"));
        let head = head.told(self.told(scene)).about(self.losses(scene).join(". "));
        Some(of_command(scene, &self.command, head).width(720.0).wide().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        if !self.changes.is_empty() {
            card(ui, &scene.say("disputes-changed"), |ui| {
                for one in &self.changes {
                    ui.label(Text::Body.rich(scene.words.tell(one)));
                }
            });
        }
        if let Some(incident) = self.accepts(scene) {
            proposal_ui(ui, scene, incident);
            self.dropped_ui(ui, fields, incident);
        }
        let losses = self.losses(scene);
        if !losses.is_empty() {
            card(ui, &scene.say("disputes-lost"), |ui| {
                for text in &losses {
                    badge(ui, Tone::Bad, text);
                }
            });
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let lost = self.lost(check.scene).map(|(loss, _)| loss);
        check.actions.dispute(self.command.clone().losing(lost));
        Some(())
    }
}

fn proposal_ui(ui: &mut Ui, scene: &Scene<'_>, incident: &Incident) {
    card(ui, &scene.say("disputes-proposal"), |ui| {
        let game = scene.game_of(incident).map(AsRef::as_ref);
        let numbering = numbering(scene, incident);
        ruling::show(ui, scene, &incident.proposal, (game, numbering), None);
        if let Some(game) = game {
            ruling::effect_ui(ui, scene, game, &incident.proposal.remedies);
        }
    });
}

/// How the moves of the game of an incident are numbered.
fn numbering(scene: &Scene<'_>, incident: &Incident) -> Numbering {
    let game = scene.game_of(incident).map(AsRef::as_ref);
    game.map_or(Numbering::USUAL, |game: &Game| Numbering::from_start(&game.start))
}
