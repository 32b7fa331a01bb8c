//! Asked before it is recorded that no move is written in an envelope: the players are told of it,
//! and it decides what becomes of the game.

use egui::Ui;

use crate::actions::UiMessage;
use crate::form::{Check, DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::screens::envelopes::named;
use crate::widgets::dialog::Column;
use jadoube_core::adjournment::envelope::EnvelopeKind;
use jadoube_desk::sealing::SealingTask;
use jadoube_laws::ids::EnvelopeNo;

/// The question; the dialog in which the envelope is opened waits behind it.
#[derive(Debug)]
pub(super) struct NothingWritten {
    no: EnvelopeNo,
    /// Whether it is that of the reply.
    which: EnvelopeKind,
    /// What is done with the consent.
    task: Option<SealingTask>,
}

impl NothingWritten {
    /// The question whether an envelope is opened, and nothing is in it.
    pub(super) const fn new((no, which): (EnvelopeNo, EnvelopeKind), task: SealingTask) -> Self {
        Self { no, which, task: Some(task) }
    }
}

impl DialogForm for NothingWritten {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let [title, deed] =
            ["envelopes-nothing-title", "envelopes-nothing-deed"].map(|id| scene.say(id));
        let head = Head::alarming("nothing written", title, deed);
        let head = head.about(scene.say("envelopes-nothing-what"));
        Some(named::of_envelope(scene, (self.no, self.which), head))
    }

    fn fields(&mut self, _: &mut Ui, _: &mut Fields<'_, '_>, _: Column) {}

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        check.actions.push(UiMessage::Unseen(Box::new(self.task.take()?)));
        // The dialog behind is closed with it.
        check.actions.push(UiMessage::ShowEnvelope(self.no));
        Some(())
    }
}
