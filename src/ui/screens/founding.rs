//! A new competition: its name and where its file lies. The rest can be changed later.

use std::path::PathBuf;

use egui::{Context, Id, Ui};

use crate::actions::{Actions, Errand, FileChoice, Wish};
use crate::dialogs::{Close, Foot, foot};
use crate::scene::Scene;
use crate::tokens::{self, Text};
use crate::widgets::button::{Enabled, Weight, button};
use crate::widgets::dialog::{Dialog as Frame, Urgency, scrolled};
use crate::widgets::field::{FieldWords, field};
use crate::widgets::pick::pick;
use jadoube_core::hall::competition::Competition;
use jadoube_desk::catalogue;
use jadoube_desk::inbox::Request;
use jadoube_desk::timekeeper::today;
use jadoube_i18n::law;
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::laws::kind::{Kind, Supervision};
use jadoube_laws::laws::overlay::Fault;

/// What was typed so far.
#[derive(Debug)]
pub struct Form {
    name: String,
    place: String,
    arbiter: String,
    edition: usize,
    supervision: Option<Supervision>,
    rules: String,
    path: String,
    /// Whether the path was chosen and no longer follows the name.
    chosen: bool,
    tried: bool,
}

impl Default for Form {
    fn default() -> Self {
        let editions = catalogue::editions();
        let newest = &catalogue::newest().id;
        Self {
            name: String::new(),
            place: String::new(),
            arbiter: String::new(),
            edition: editions.iter().position(|edition| edition.id == *newest).unwrap_or(0),
            supervision: None,
            rules: String::new(),
            path: String::new(),
            chosen: false,
            tried: false,
        }
    }
}

impl Form {
    /// Takes a place for the file that was chosen in a file dialog.
    pub fn choose(&mut self, path: &std::path::Path) {
        let path = if path.extension().is_some() {
            path.to_owned()
        } else {
            path.with_extension("jadoube")
        };
        self.path = path.display().to_string();
        self.chosen = true;
    }

    /// Takes a file with the competition's own rules.
    pub fn choose_rules(&mut self, path: &std::path::Path) {
        self.rules = path.display().to_string();
    }

    /// The rules of the file that was named, and the edition that they are of; neither where none
    /// was.
    fn own_rules(&self) -> Result<(Option<String>, Option<String>), Vec<Fault>> {
        if self.rules.trim().is_empty() {
            return Ok((None, None));
        }
        let (rules, edition) = catalogue::rules_in(std::path::Path::new(self.rules.trim()))?;
        Ok((Some(rules), Some(edition)))
    }

    fn follow_name(&mut self) {
        let kept: String = self
            .name
            .trim()
            .chars()
            .map(|c| if c.is_alphanumeric() || c == '-' { c } else { '-' })
            .collect();
        let folder = folder();
        self.path = folder.join(format!("{kept}.jadoube")).display().to_string();
    }
}

/// Where competitions are kept unless somebody says otherwise.
fn folder() -> PathBuf {
    let home = std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE"));
    let home = home.map(PathBuf::from).unwrap_or_default();
    let documents = home.join("Documents");
    if documents.is_dir() { documents } else { home }
}

/// Draws the form.
pub fn show(ctx: &Context, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) -> Close {
    let title = scene.say("setup-found-title");
    let text = scene.say("setup-found-what");
    let frame = Frame::new(Id::unique("found"), &title, Urgency::Question)
        .text(&text)
        .width(tokens::scale(ctx).of(600.0));
    let outcome = frame.show(ctx, |ui, opened| {
        scrolled(ui, 0.62, |ui| {
            fields(ui, scene, form, opened, actions);
        });
        match foot(ui, scene, &scene.say("setup-found-deed"), Enabled::Yes) {
            Foot::Cancel => return Close::Yes,
            Foot::Nothing => return Close::No,
            Foot::Done => form.tried = true,
        }
        let name = form.name.trim().to_owned();
        let Ok((rules, meant)) = form.own_rules() else { return Close::No };
        if name.is_empty() || form.path.trim().is_empty() {
            return Close::No;
        }
        let edition = catalogue::editions().get(form.edition);
        let edition = edition.unwrap_or_else(|| catalogue::newest()).id.clone();
        let competition = Competition {
            name,
            place: form.place.trim().to_owned(),
            date: today(),
            edition: meant.unwrap_or(edition),
            arbiter: form.arbiter.trim().to_owned(),
            rules,
            supervision: form.supervision,
        };
        actions.ask(Request::New(PathBuf::from(form.path.trim()), competition));
        Close::No
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}

fn fields(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form, opened: bool, actions: &mut Actions) {
    let missing = form.tried && form.name.trim().is_empty();
    let missing = missing.then(|| scene.say("app-field-empty"));
    let words = FieldWords {
        label: &scene.say("setup-name"),
        example: &scene.say("setup-name-example"),
        fault: missing.as_deref(),
    };
    let response = field(ui, words, &mut form.name);
    if opened {
        response.request_focus();
    }
    if response.changed() && !form.chosen {
        form.follow_name();
    }
    let words = FieldWords { label: &scene.say("setup-place"), ..FieldWords::default() };
    field(ui, words, &mut form.place);
    let words = FieldWords { label: &scene.say("setup-arbiter"), ..FieldWords::default() };
    field(ui, words, &mut form.arbiter);
    let editions: Vec<(usize, String)> = catalogue::editions()
        .iter()
        .enumerate()
        .map(|(index, edition)| {
            let year = ("year", edition.id.as_str().into());
            (index, scene.say_with("setup-laws-of", &[year]))
        })
        .collect();
    pick(ui, &scene.say("setup-edition"), &editions, &mut form.edition);
    let known = catalogue::editions().get(form.edition).unwrap_or_else(|| catalogue::newest());
    successor_ui(ui, scene, known);
    supervision(ui, scene, known, &mut form.supervision);
    own_rules(ui, scene, form, actions);
    let words = FieldWords { label: &scene.say("setup-file"), ..FieldWords::default() };
    if field(ui, words, &mut form.path).changed() {
        form.chosen = true;
    }
    if button(ui, Weight::Plain, &scene.say("setup-choose-file"), None).clicked() {
        actions.push(Wish::Choose(FileChoice::New));
    }
}

/// That an edition may have been replaced since, once that day has come.
pub fn successor_ui(ui: &mut Ui, scene: &Scene<'_>, edition: &Edition) {
    if let Some(note) = law::may_be_replaced(scene.words, edition, &today()) {
        ui.label(Text::Body.rich(note));
    }
}

/// The file with the competition's own rules, if it has any; its edition counts then.
fn own_rules(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) {
    let fault = form.own_rules().err().filter(|_| form.tried);
    let fault = fault.map(|faults| law::overlay_faults(scene.words, &faults));
    let words = FieldWords {
        label: &scene.say("setup-rules"),
        example: &scene.say("setup-rules-none"),
        fault: fault.as_deref(),
    };
    field(ui, words, &mut form.rules);
    if button(ui, Weight::Plain, &scene.say("settings-rules-choose"), None).clicked() {
        actions.push(Wish::Choose(FileChoice::For(Errand::Rules)));
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
