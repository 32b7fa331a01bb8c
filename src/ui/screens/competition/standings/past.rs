//! The time of which the standings are shown, as they were recorded then.

use egui::Ui;

use crate::actions::UiMessage;
use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::widgets::card::soft;
use crate::widgets::dialog::Column;
use jadoube_desk::times;
use jadoube_i18n::adjournment::date_time_exact;

/// The form for a time.
#[derive(Debug)]
pub(super) struct PastForm {
    typed: String,
}

impl PastForm {
    pub(super) fn new(scene: &Scene<'_>) -> Self {
        Self { typed: date_time_exact(scene.words, scene.wall()) }
    }
}

const TIME: &str = "tournament-standings-past-time";

impl DialogForm for PastForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = scene.say("tournament-standings-past-title");
        Some(Head::new("standings-past", title, scene.say("tournament-standings-past-deed")))
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let example = fields.say("tournament-standings-past-example");
        fields.text(ui, Field::new(TIME).example(example), &mut self.typed);
        soft(ui, fields.say("tournament-standings-past-what"));
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let time = times::typed(&self.typed, check.scene.wall());
        let time = check.read(TIME, time, "tournament-standings-past-wrong")?;
        check.actions.push(UiMessage::StandingsAt(time));
        Some(())
    }
}
