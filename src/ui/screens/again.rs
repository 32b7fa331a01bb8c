//! The question after games were read from a file of which some are in the competition already:
//! which they are, and whether they are read once more.

use egui::Ui;

use crate::form::{Check, DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::screens::file::importing_ui;
use crate::tokens::Text;
use crate::widgets::card::{item, list};
use crate::widgets::dialog::Column;
use jadoube_desk::import::GamesLeftOut;
use jadoube_desk::inbox::{Again, ImportOptions, Request};

/// The games that were not read again.
#[derive(Debug)]
pub struct AgainForm {
    there: GamesLeftOut,
}

impl AgainForm {
    /// The question about them.
    #[must_use]
    pub const fn new(there: GamesLeftOut) -> Self {
        Self { there }
    }
}

impl DialogForm for AgainForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let count = || ("count", self.there.games.len().into());
        let path = ("path", self.there.path.display().to_string().into());
        let what = scene.say_with("setup-again-what", &[count(), path]);
        let (title, deed) =
            (scene.say("setup-again-title"), scene.say_with("setup-again-deed", &[count()]));
        Some(Head::alarming("again", title, deed).about(what).width(640.0).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        list(ui, &fields.say("setup-again-title"), |ui| {
            for one in self.there.games.iter() {
                let text = fields.scene.words.tell(one);
                item(ui, &text, |ui| ui.label(Text::Body.rich(&text)));
            }
        });
        importing_ui(ui, fields);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let GamesLeftOut { path, signs, games } = &self.there;
        let again = Again::These(games.iter().map(|one| one.game).collect());
        let options = ImportOptions { signs: *signs, again, piped: false };
        check.actions.ask(Request::ImportPgn(path.clone(), options));
        Some(())
    }
}
