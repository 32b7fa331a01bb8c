//! Asked before it is recorded that no move is written in an envelope: the players are told of it,
//! and it decides what becomes of the game.

use egui::Ui;

use crate::actions::UiMessage;
use crate::form::{Check, DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::widgets::dialog::Column;
use jadoube_desk::sealing::SealingTask;
use jadoube_laws::ids::EnvelopeNo;

/// The question; the dialog in which the envelope is opened waits behind it.
#[derive(Debug)]
pub(super) struct NothingWritten {
    no: EnvelopeNo,
    /// What is done with the consent.
    task: Option<SealingTask>,
}

impl NothingWritten {
    /// The question whether an envelope is opened, and nothing is in it.
    pub(super) const fn new(no: EnvelopeNo, task: SealingTask) -> Self {
        Self { no, task: Some(task) }
    }
}

impl DialogForm for NothingWritten {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = scene.say_with("envelopes-nothing-title", &[("no", self.no.into())]);
        let head = Head::alarming("nothing written", title, scene.say("envelopes-nothing-deed"));
        Some(head.about(scene.say("envelopes-nothing-what")))
    }

    fn fields(&mut self, _: &mut Ui, _: &mut Fields<'_, '_>, _: Column) {}

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        check.actions.push(UiMessage::Unseen(Box::new(self.task.take()?)));
        // The dialog behind is closed with it.
        check.actions.push(UiMessage::ShowEnvelope(self.no));
        Some(())
    }
}
