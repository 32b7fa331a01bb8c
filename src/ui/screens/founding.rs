//! A new competition: its name and where its file lies. The rest can be changed later.

use std::path::{Path, PathBuf};

use egui::Ui;

use crate::actions::{FileChoice, FilePurpose, UiMessage};
use crate::form::{Check, DialogForm, Field, Fields, FormOutcome, Head};
use crate::scene::Scene;
use crate::tokens::Text;
use crate::widgets::button::{Weight, button};
use crate::widgets::dialog::Column;
use crate::widgets::pick::pick;
use jadoube_core::hall::competition::Competition;
use jadoube_desk::choices;
use jadoube_desk::inbox::Request;
use jadoube_desk::timekeeper::today;
use jadoube_i18n::law;
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::laws::kind::{Kind, Supervision};
use jadoube_laws::laws::overlay::Fault;

/// What was typed so far.
#[derive(Debug)]
pub struct NewCompetitionForm {
    name: String,
    place: String,
    arbiter: String,
    edition: &'static str,
    supervision: Option<Supervision>,
    rules: String,
    path: String,
    /// Whether the path was chosen and no longer follows the name.
    chosen: bool,
}

impl Default for NewCompetitionForm {
    fn default() -> Self {
        Self {
            name: String::new(),
            place: String::new(),
            arbiter: String::new(),
            edition: choices::newest().id.as_str(),
            supervision: None,
            rules: String::new(),
            path: String::new(),
            chosen: false,
        }
    }
}

impl NewCompetitionForm {
    fn known_edition(&self) -> &'static Edition {
        choices::edition(self.edition).unwrap_or_else(|| choices::newest())
    }

    /// The rules of the file that was named, and the edition that they are of; neither where none
    /// was.
    fn own_rules(&self) -> Result<(Option<String>, Option<String>), Vec<Fault>> {
        if self.rules.trim().is_empty() {
            return Ok((None, None));
        }
        let (rules, edition) = choices::rules_in(Path::new(self.rules.trim()))?;
        Ok((Some(rules), Some(edition)))
    }

    fn follow_name(&mut self) {
        self.path = place_of(&self.name).display().to_string();
    }
}

/// Where a competition of a name is kept unless somebody says otherwise.
pub(super) fn place_of(name: &str) -> PathBuf {
    let sign = |c: char| if c.is_alphanumeric() || c == '-' { c } else { '-' };
    let kept: String = name.trim().chars().map(sign).collect();
    folder().join(format!("{kept}.jadoube"))
}

/// Where competitions are kept unless somebody says otherwise.
fn folder() -> PathBuf {
    let home = std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE"));
    let home = home.map(PathBuf::from).unwrap_or_default();
    let documents = home.join("Documents");
    if documents.is_dir() { documents } else { home }
}

impl DialogForm for NewCompetitionForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let (title, deed) = (scene.say("setup-found-title"), scene.say("setup-found-deed"));
        let head = Head::new("found", title, deed).about(scene.say("setup-found-what"));
        Some(head.width(600.0).wide().enter_nowhere().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let name = Field::new("setup-name").example(scene.say("setup-name-example"));
        if fields.text(ui, name, &mut self.name).changed() && !self.chosen {
            self.follow_name();
        }
        fields.text(ui, "setup-place", &mut self.place);
        fields.text(ui, "setup-arbiter", &mut self.arbiter);
        fields.pick(ui, "setup-edition", &editions(scene), &mut self.edition);
        let known = self.known_edition();
        successor_ui(ui, scene, known);
        supervision(ui, scene, known, &mut self.supervision);
        // The file with the competition's own rules, if it has any; its edition counts then.
        let rules = Field::new("setup-rules").example(scene.say("setup-rules-none"));
        fields.text(ui, rules, &mut self.rules);
        if button(ui, Weight::Plain, &scene.say("settings-rules-choose"), None).clicked() {
            fields.actions.push(UiMessage::Choose(FileChoice::For(FilePurpose::Rules)));
        }
        if fields.text(ui, "setup-file", &mut self.path).changed() {
            self.chosen = true;
        }
        if button(ui, Weight::Plain, &scene.say("setup-choose-file"), None).clicked() {
            fields.actions.push(UiMessage::Choose(FileChoice::New));
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let name = check.given("setup-name", &self.name, "app-field-empty");
        let words = check.scene.words;
        let rules = self.own_rules().map_err(|faults| law::overlay_faults(words, &faults));
        let rules = check.result("setup-rules", rules);
        let path = check.given("setup-file", &self.path, "app-field-empty")?;
        let (name, (rules, meant)) = (name?, rules?);
        let competition = Competition {
            name,
            place: self.place.trim().to_owned(),
            date: today(),
            edition: meant.unwrap_or_else(|| self.known_edition().id.clone()),
            arbiter: self.arbiter.trim().to_owned(),
            rules,
            supervision: self.supervision,
        };
        check.actions.ask(Request::New(PathBuf::from(path), competition));
        Some(())
    }

    fn chosen(&mut self, what: FileChoice, path: &Path) -> FormOutcome {
        match what {
            FileChoice::New => {
                let named = path.extension().is_some();
                let path = if named { path.to_owned() } else { path.with_extension("jadoube") };
                self.path = path.display().to_string();
                self.chosen = true;
            }
            FileChoice::For(FilePurpose::Rules) => self.rules = path.display().to_string(),
            FileChoice::For(_)
            | FileChoice::Print
            | FileChoice::Players
            | FileChoice::RatingList => {}
        }
        FormOutcome::Stays
    }
}

/// The editions to choose from, by their ids.
pub(super) fn editions(scene: &Scene<'_>) -> Vec<(&'static str, String)> {
    let named = |edition: &'static Edition| {
        let year = ("year", edition.id.as_str().into());
        (edition.id.as_str(), scene.say_with("setup-laws-of", &[year]))
    };
    choices::editions().iter().map(named).collect()
}

/// That an edition may have been replaced since, once that day has come.
pub fn successor_ui(ui: &mut Ui, scene: &Scene<'_>, edition: &Edition) {
    if let Some(note) = law::may_be_replaced(scene.words, edition, &today()) {
        ui.label(Text::Body.rich(note));
    }
}

/// The supervision of rapid and blitz games, where the edition makes a difference of it.
pub(super) fn supervision(
    ui: &mut Ui,
    scene: &Scene<'_>,
    edition: &Edition,
    told: &mut Option<Supervision>,
) {
    let matters = |kind: &Kind| matches!(kind, Kind::RapidSupervised | Kind::BlitzSupervised);
    if !edition.kinds.iter().any(matters) {
        return;
    }
    let options = [
        (None, scene.say("setup-supervision-open")),
        (Some(Supervision::Adequate), scene.say("setup-supervision-adequate")),
        (Some(Supervision::Lacking), scene.say("setup-supervision-lacking")),
    ];
    pick(ui, &scene.say("setup-supervision"), &options, told);
}
