//! Another edition of the Laws for the competition that is open: which one, what that changes, and why.

use egui::Ui;

use crate::form::{Check, DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::screens::founding::{editions, successor_ui};
use crate::widgets::card::soft;
use crate::widgets::dialog::Column;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_desk::choices;

/// The edition that is chosen, and the reason.
#[derive(Debug)]
pub struct EditionForm {
    edition: &'static str,
    reason: String,
}

impl EditionForm {
    /// With the edition that is in force.
    #[must_use]
    pub fn new(scene: &Scene<'_>) -> Self {
        let known = scene.snap.hall.competition.as_ref();
        let known = known.and_then(|one| choices::edition(&one.edition));
        let edition = known.unwrap_or_else(|| choices::newest()).id.as_str();
        Self { edition, reason: String::new() }
    }
}

impl DialogForm for EditionForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let competition = scene.snap.hall.competition.as_ref()?;
        let same = competition.edition == self.edition;
        let same = same.then(|| scene.say("setup-edition-same"));
        let (title, deed) = (scene.say("setup-edition-title"), scene.say("setup-edition-deed"));
        let head = Head::new("edition", title, deed).about(scene.say("setup-edition-what"));
        Some(head.width(600.0).begin_at("setup-edition").hindered(same).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        fields.pick(ui, "setup-edition", &editions(scene), &mut self.edition);
        if let Some(edition) = choices::edition(self.edition) {
            successor_ui(ui, scene, edition);
        }
        let own = scene.snap.hall.competition.as_ref().is_some_and(|one| one.rules.is_some());
        if own {
            soft(ui, scene.say("setup-edition-rules"));
        }
        fields.reason(ui, &mut self.reason);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let reason = check.reason(&self.reason)?;
        let known = check.scene.snap.hall.competition.as_ref()?;
        let competition = Competition { edition: self.edition.to_owned(), ..known.clone() };
        check.actions.command(Command::ChangeCompetition { competition, reason });
        Some(())
    }
}
