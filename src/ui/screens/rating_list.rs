//! FIDE's rating list in the window: the card of the settings that tells which list there is, the form
//! by which another one is imported, and the import, which goes on whatever screen is shown.

use std::path::{Path, PathBuf};

use egui::{Context, ProgressBar, Ui};

use crate::actions::{Actions, FileChoice, UiMessage};
use crate::form::{Check, DialogForm, Field, Fields, FormOutcome, Head};
use crate::scene::Scene;
use crate::screens::file::at_home;
use crate::tokens::Text;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{card, soft};
use crate::widgets::dialog::Column;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::rating_list::importing::ListImport;
use jadoube_desk::rating_list::options::{ListOptions, month, month_text};
use jadoube_desk::rating_list::{About, ListFault, RatingList};
use jadoube_i18n::catalogue::Catalogue;

/// What the window knows of the list.
#[derive(Debug, Default)]
pub struct RatingListState {
    /// What list there is, as far as that was looked at.
    known: Option<Result<About, ListFault>>,
    importing: Option<ListImport>,
}

impl RatingListState {
    /// Begins to import a list; one at a time.
    pub fn begin(
        &mut self,
        ctx: &Context,
        preferences: &Preferences,
        (path, options): (PathBuf, ListOptions),
    ) {
        if self.importing.is_none() {
            let (wake, preferences) = (ctx.clone(), preferences.clone());
            let wake = move || wake.request_repaint();
            let import = ListImport::new(path, preferences, options, wake);
            self.importing = Some(import);
        }
    }

    /// What came of an import that has ended, with how good that is.
    pub fn ended(&mut self, words: &Catalogue) -> Option<(Tone, String)> {
        let done = self.importing.as_mut()?.poll()?;
        self.importing = None;
        self.known = None;
        Some(match done {
            Ok(about) => (Tone::Good, words.tell(&about)),
            Err(why @ ListFault::Stopped) => (Tone::Neutral, words.tell(&why)),
            Err(why) => (Tone::Bad, words.tell(&why)),
        })
    }

    /// Draws the card.
    pub fn card_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        card(ui, &scene.say("rating-list-title"), |ui| {
            let look = || RatingList::own(scene.prefs).map(|list| list.about().clone());
            match self.known.get_or_insert_with(look) {
                Ok(about) => {
                    ui.label(Text::Body.rich(scene.words.tell(about)));
                    about.odd.kinds().for_each(|odd| soft(ui, scene.words.tell(&odd)));
                }
                Err(ListFault::None) => {
                    ui.label(Text::Body.rich(scene.words.tell(&ListFault::None)));
                    soft(ui, scene.say("rating-list-where"));
                }
                Err(why) => {
                    badge(ui, Tone::Bad, &scene.words.tell(why));
                }
            }
            match &self.importing {
                Some(import) => {
                    let percent = import.progress().percent();
                    let text = scene.say_with("rating-list-come", &[("percent", percent.into())]);
                    ui.add(ProgressBar::new(f32::from(percent) / 100.0).text(text));
                    let stop = scene.say("rating-list-stop");
                    if button(ui, Weight::Plain, &stop, None).clicked() {
                        import.progress().stop();
                    }
                }
                None => {
                    let label = scene.say("rating-list-import");
                    if button(ui, Weight::Plain, &label, None).clicked() {
                        actions.open(ListForm::default());
                    }
                }
            }
        });
    }
}

/// The labels of the fields.
const FILE: &str = "setup-file";
const MONTH: &str = "rating-list-month";

/// Which file is imported, and of which month it is.
#[derive(Debug, Default)]
struct ListForm {
    path: String,
    month: String,
    /// The path by which a month was proposed, and that month.
    proposed: (String, String),
}

impl ListForm {
    /// Proposes the month by the file, as soon as there is one; what was typed since stays.
    fn propose(&mut self) {
        if self.path == self.proposed.0 {
            return;
        }

        let path = at_home(self.path.trim());
        let date = path.is_file().then(|| ListOptions::default().date_of(&path)).flatten();
        self.month = date.map(|(date, _)| month_text(date)).unwrap_or_default();
        self.proposed = (self.path.clone(), self.month.clone());
    }
}

impl DialogForm for ListForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let (title, deed) = (scene.say("rating-list-title"), scene.say("rating-list-deed"));
        let about = scene.say("rating-list-where");
        Some(Head::new("rating list", title, deed).about(about).width(640.0).enter_anywhere())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        fields.text(ui, Field::new(FILE).example("players_list_foa.txt"), &mut self.path);
        if button(ui, Weight::Plain, &fields.say("setup-choose"), None).clicked() {
            fields.actions.push(UiMessage::Choose(FileChoice::RatingList));
        }
        self.propose();
        fields.text(ui, Field::new(MONTH).example("2026-11"), &mut self.month);
        soft(ui, fields.say("rating-list-month-what"));
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let path = check.given(FILE, &self.path, "app-field-empty");
        let told = [("text", self.month.as_str().into())];
        let wrong = check.scene.say_with("rating-list-no-date", &told);
        let date = match self.month.trim() {
            typed if typed.is_empty() || typed == self.proposed.1 => Some(None),
            typed => check.result(MONTH, month(typed).ok_or(wrong).map(Some)),
        };
        let (path, date) = (at_home(&path?), date?);
        if !path.is_file() {
            let told = [("path", path.display().to_string().into())];
            let why = check.scene.say_with("cli-file-not-found", &told);
            check.fault(FILE, why);
            return None;
        }
        let options = ListOptions { date, rate: None };
        check.actions.push(UiMessage::ImportRatingList { path, options });
        Some(())
    }

    /// It is sent only when the month was looked at.
    fn chosen(&mut self, what: FileChoice, path: &Path) -> FormOutcome {
        if what == FileChoice::RatingList {
            self.path = path.display().to_string();
        }
        FormOutcome::Stays
    }
}
