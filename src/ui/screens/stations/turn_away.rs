//! The question before somebody at the door is turned away, who may have waited there for long.

use egui::Ui;

use crate::form::{Check, DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::widgets::dialog::Column;
use jadoube_core::evidence::key::PublicKey;
use jadoube_desk::inbox::Request;
use jadoube_desk::stations_line::{Candidate, LineRequest};

/// The question.
#[derive(Debug)]
pub struct TurnAwayForm {
    station: PublicKey,
    name: String,
}

impl TurnAwayForm {
    /// About somebody who waits.
    #[must_use]
    pub fn new(one: &Candidate) -> Self {
        Self { station: one.station, name: one.name.clone() }
    }
}

impl DialogForm for TurnAwayForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        // Who has gone meanwhile is asked about no more.
        scene.snap.door.waiting.iter().find(|one| one.station == self.station)?;
        let name = ("name", self.name.as_str().into());
        let title = scene.say_with("stations-turn-away-title", &[name]);
        let head = Head::alarming("turn away", title, scene.say("stations-turn-away"));
        Some(head.about(scene.say("stations-turn-away-what")).waits())
    }

    fn fields(&mut self, _: &mut Ui, _: &mut Fields<'_, '_>, _: Column) {}

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        check.actions.ask(Request::Line(LineRequest::TurnAway(self.station)));
        Some(())
    }
}
