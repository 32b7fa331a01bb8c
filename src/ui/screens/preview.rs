//! The preview of whatever is printed: its pages as they will be on paper, and where the PDF is
//! written. One dialog for all; what is written is what was seen.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{ScrollArea, Ui, vec2};

use crate::actions::{FileChoice, UiMessage};
use crate::form::{Check, DialogForm, Field, Fields, FormOutcome, Head};
use crate::scene::{Scene, Way};
use crate::screens::file::at_home;
use crate::tokens::{TextScale, scale, space};
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::card::soft;
use crate::widgets::columns::column;
use crate::widgets::dialog::Column;
use crate::widgets::focus;
use crate::widgets::paper::{Reading, page_ui, written_on};
use jadoube_core::hall::state::Hall;
use jadoube_desk::envelopes::Paper;
use jadoube_desk::inbox::Request;
use jadoube_desk::printing::{Printable, Proof, proof, proof_of_past, told};
use jadoube_desk::protocols::Sheet;
use jadoube_laws::wall::Wall;

/// How large the paper is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Zoom {
    /// One page in sight.
    Page,
    /// As broad as there is room.
    Width,
    /// Twice that.
    Double,
}

/// A state that was recorded by a time.
type Past = (Arc<Hall>, Wall);

/// What is looked at before it is printed.
#[derive(Debug)]
pub struct PrintPreview {
    what: Printable,
    /// The state and the time of which it is, where that is not now.
    past: Option<Past>,
    proof: Result<Proof, String>,
    zoom: Zoom,
    /// The page in sight, and one that is wanted there.
    page: usize,
    wanted: Option<usize>,
    /// At which of all that is written on the pages the keyboard stands.
    read: usize,
    path: String,
    /// The file about which the person knows that it will be replaced.
    may_replace: Option<PathBuf>,
}

impl PrintPreview {
    /// The preview of something, as it stands now.
    #[must_use]
    pub fn new(scene: &Scene<'_>, what: Printable) -> Self {
        Self::of(scene, what, None)
    }

    /// That of a sheet as it stood at an earlier time.
    #[must_use]
    pub fn of_past(scene: &Scene<'_>, sheet: Sheet, past: (Arc<Hall>, Wall)) -> Self {
        Self::of(scene, Printable::Sheet(sheet), Some(past))
    }

    fn of(scene: &Scene<'_>, what: Printable, past: Option<Past>) -> Self {
        let (proof, path) =
            (made(scene, what, past.as_ref()), proposed(scene, what, past.as_ref()));
        // A whole page in a low window is too small for who reads large text; of one broader than the window each
        // line would be read by scrolling.
        let text = TextScale::from_percent(scene.prefs.scale_percent);
        let zoom = if text.is_large() { Zoom::Width } else { Zoom::Page };
        Self { what, past, proof, zoom, page: 0, wanted: Some(0), read: 0, path, may_replace: None }
    }

    fn pages(&self) -> usize {
        self.proof.as_ref().map_or(0, |proof| proof.layout.pages.len())
    }

    /// Which paper, how large, which page, and where it is written.
    fn controls_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        if let Printable::Envelope(no, paper) = self.what {
            let mut wanted = paper;
            let papers = [
                (Paper::C5, "C5".to_owned()),
                (Paper::Dl, "DL".to_owned()),
                (Paper::Labels, scene.say("envelopes-labels")),
                (Paper::Receipts, scene.say("envelopes-receipts")),
            ];
            if fields.pick(ui, "envelopes-paper", &papers, &mut wanted) {
                self.what = Printable::Envelope(no, wanted);
                self.proof = made(scene, self.what, self.past.as_ref());
                (self.page, self.wanted, self.read) = (0, Some(0), 0);
                self.tell_paper(fields);
            }
        }
        if let Printable::Sheet(sheet) = self.what {
            self.round_ui(ui, fields, sheet);
        }
        let zooms = [
            (Zoom::Page, "preview-zoom-page"),
            (Zoom::Width, "preview-zoom-width"),
            (Zoom::Double, "preview-zoom-double"),
        ];
        fields.choose(ui, "preview-zoom", &zooms, &mut self.zoom);
        let (page, pages) = (self.page, self.pages());
        if pages > 1 {
            soft(ui, scene.say_with("preview-page", &[page_arg(page), ("count", pages.into())]));
            ui.horizontal_wrapped(|ui| {
                let turns = [
                    (Way::Back, "preview-back", page.checked_sub(1)),
                    (Way::On, "preview-on", Some(page + 1).filter(|page| *page < pages)),
                ];
                for (way, id, to) in turns {
                    let why = scene.no_way(way, to.is_some());
                    let label = scene.say(id);
                    let turn = button_hindered(ui, Weight::Plain, &label, None, why.as_deref());
                    if let Some(to) = to.filter(|_| turn.clicked()) {
                        self.turn(to);
                        let args = [page_arg(to), ("count", pages.into())];
                        let told = scene.say_with("preview-page", &args);
                        fields.actions.push(UiMessage::Say(Manner::Polite, told));
                    }
                }
            });
        }
        ui.add_space(space::S);
        fields.text(ui, Field::new("setup-file"), &mut self.path);
        if button(ui, Weight::Plain, &scene.say("setup-choose"), None).clicked() {
            fields.actions.push(UiMessage::Choose(FileChoice::Print));
        }
    }

    /// Which paper of a round it is.
    fn round_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, sheet: Sheet) {
        let scene = fields.scene;
        let papers = papers_of_round(scene, sheet);
        let papers: Vec<(Sheet, String)> =
            papers.into_iter().map(|(sheet, id)| (sheet, scene.say(id))).collect();
        let mut wanted = sheet;
        if papers.is_empty() || !fields.pick(ui, "preview-what", &papers, &mut wanted) {
            return;
        }
        let path = |what: Printable, past| proposed(scene, what, past);
        let is_proposed = self.path == path(self.what, self.past.as_ref());
        self.what = Printable::Sheet(wanted);
        self.proof = made(scene, self.what, self.past.as_ref());
        (self.page, self.wanted, self.read) = (0, Some(0), 0);
        if is_proposed {
            self.path = path(self.what, self.past.as_ref());
        }
        self.tell_paper(fields);
    }

    /// Brings a page into sight, and what is read next to its beginning.
    fn turn(&mut self, to: usize) {
        self.wanted = Some(to);
        if let Ok(proof) = &self.proof {
            self.read = proof.layout.pages.iter().take(to).map(written_on).sum();
        }
    }

    /// Says which paper it is now, and how many pages it has; or why there is none.
    fn tell_paper(&self, fields: &mut Fields<'_, '_>) {
        let (manner, told) = match &self.proof {
            Ok(proof) => {
                let args = [page_arg(0), ("count", self.pages().into())];
                let page = fields.scene.say_with("preview-page", &args);
                (Manner::Polite, format!("{}. {page}", proof.document.title))
            }
            Err(why) => (Manner::Assertive, why.clone()),
        };
        fields.actions.push(UiMessage::Say(manner, told));
    }

    /// The pages, one below the other; Page Up and Page Down scroll.
    fn pages_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, height: f32) {
        let proof = match &self.proof {
            Ok(proof) => proof,
            Err(why) => {
                badge(ui, Tone::Bad, why);
                return;
            }
        };
        let room = vec2(ui.available_width() - space::XL, height - space::M - EDGE);
        let (zoom, wanted) = (self.zoom, self.wanted.take());
        let pages = &proof.layout.pages;
        let area =
            ScrollArea::both().id_salt("pages").max_height(height).min_scrolled_height(height);
        let seen = area.auto_shrink([false, false]).show(ui, |ui| {
            focus::scroll_by_page(ui);
            ui.spacing_mut().item_spacing.y = space::M;
            ui.add_space(EDGE);
            let middle = ui.clip_rect().center().y;
            let mut reading = Reading::begin(ui, pages, self.read);
            self.read = reading.cursor;
            let mut seen = 0;
            for (nth, page) in pages.iter().enumerate() {
                let broad = room.x / page.size.0;
                let scale = match zoom {
                    Zoom::Page => broad.min(room.y / page.size.1),
                    Zoom::Width => broad,
                    Zoom::Double => broad * 2.0,
                };
                let args = [page_arg(nth), ("count", pages.len().into())];
                let name = scene.say_with("preview-page", &args);
                let indent = ((room.x - page.size.0 * scale) * 0.5).max(2.0);
                let rect = ui.horizontal(|ui| {
                    ui.add_space(indent);
                    page_ui(ui, page, &name, scale, &mut reading)
                });
                if rect.inner.top() <= middle {
                    seen = nth;
                }
                if wanted == Some(nth) {
                    let page = rect.inner.with_min_y(rect.inner.top() - EDGE);
                    ui.scroll_to_rect(page, Some(egui::Align::Min));
                }
            }
            seen
        });
        self.page = seen.inner;
    }
}

/// Above a page, in points: its edge is seen.
const EDGE: f32 = 4.0;

/// The papers of the round of which this is one, as far as there are any yet.
fn papers_of_round(scene: &Scene<'_>, sheet: Sheet) -> Vec<(Sheet, &'static str)> {
    let (Sheet::Pairings(round)
    | Sheet::Results(round)
    | Sheet::BoardCards(round)
    | Sheet::Scoresheets(round)
    | Sheet::RoundProtocol(round)) = sheet
    else {
        return Vec::new();
    };
    let is_known = round <= scene.snap.hall.contest.published();
    let papers = [
        (Sheet::Pairings(round), "preview-pairings", true),
        (Sheet::Results(round), "preview-results", is_known),
        (Sheet::BoardCards(round), "preview-cards", true),
        (Sheet::Scoresheets(round), "preview-scoresheets", true),
        (Sheet::RoundProtocol(round), "preview-protocol", is_known),
    ];
    let there = papers.into_iter().filter(|(.., is_there)| *is_there);
    there.map(|(sheet, id, _)| (sheet, id)).collect()
}

/// Where a file lies as long as nobody says otherwise.
fn proposed(scene: &Scene<'_>, what: Printable, past: Option<&Past>) -> String {
    let open = scene.snap.path.as_deref().unwrap_or_else(|| Path::new("sheet"));
    let ending = what.file_ending();
    let ending = match past.zip(ending.strip_suffix(".pdf")) {
        None => ending,
        Some(((_, wall), kind)) => {
            let (hour, minute, _) = wall.time();
            format!("{kind}-{}-{hour:02}{minute:02}.pdf", wall.date())
        }
    };
    open.with_extension(ending).display().to_string()
}

/// The number of a page as people count it.
fn page_arg(page: usize) -> (&'static str, jadoube_i18n::catalogue::Arg<'static>) {
    ("page", (page + 1).into())
}

fn made(scene: &Scene<'_>, what: Printable, past: Option<&Past>) -> Result<Proof, String> {
    let (words, snap) = (scene.words, scene.snap);
    let made = match (what, past) {
        (Printable::Sheet(sheet), Some((hall, wall))) => {
            proof_of_past(words, snap, sheet, (hall, *wall))
        }
        _ => proof(words, snap, what, scene.now),
    };
    made.map_err(|fault| told(words, &fault))
}

impl DialogForm for PrintPreview {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = match &self.proof {
            Ok(proof) => {
                let name = proof.document.title.as_str();
                scene.say_with("preview-title-of", &[("name", name.into())])
            }
            Err(_) => scene.say("preview-title"),
        };
        let head = Head::new("preview", title, scene.say("preview-save")).width(1240.0);
        Some(head.begin_at_main_button().enter_anywhere().ready(self.proof.is_ok()).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let text = scale(ui.ctx());
        let height = fields.room;
        // The paper has the most of the room, however large the text is.
        let beside = text.of(330.0).min(ui.available_width() * 0.36);
        let all = |ui: &mut Ui, salt: &str, draw: &mut dyn FnMut(&mut Ui)| {
            ScrollArea::vertical().id_salt(salt).max_height(height).show(ui, draw);
        };
        if ui.available_width() < text.of(560.0) {
            all(ui, "all", &mut |ui| {
                self.pages_ui(ui, scene, height * 0.8);
                self.controls_ui(ui, fields);
            });
            return;
        }
        let width = ui.available_width();
        ui.horizontal_top(|ui| {
            column(ui, vec2(beside, height), |ui| {
                all(ui, "controls", &mut |ui| self.controls_ui(ui, fields));
            });
            let rest = width - beside - space::L;
            column(ui, vec2(rest, height), |ui| self.pages_ui(ui, scene, height));
        });
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let scene = check.scene;
        let document = self.proof.as_ref().ok()?.document.clone();
        let typed = check.given("setup-file", &self.path, "app-field-empty")?;
        let path = at_home(&typed);
        if path.exists() && self.may_replace.as_ref() != Some(&path) {
            let shown = ("path", path.display().to_string().into());
            check.fault("setup-file", scene.say_with("setup-file-there", &[shown]));
            self.may_replace = Some(path);
            return None;
        }
        check.actions.ask(Request::Print(Box::new(document), path));
        Some(())
    }

    /// The dialog of the system has asked whether a file may be replaced.
    fn chosen(&mut self, what: FileChoice, path: &Path) -> FormOutcome {
        if what != FileChoice::Print {
            return FormOutcome::Stays;
        }
        self.path = path.display().to_string();
        self.may_replace = Some(path.to_owned());
        FormOutcome::IsSent
    }
}
