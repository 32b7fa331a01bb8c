//! Who has entered: the list, sorted and searched, and what is done with one of them.

mod form;
pub(super) mod import;
pub(super) mod leave;
mod text;

use std::cmp::Reverse;
use std::sync::Arc;

use egui::{Align, Event, Id, Key, Modifiers, Ui, Vec2};

use crate::actions::{Actions, Dialog, key_name};
use crate::scene::Scene;
use crate::screens::competition::folding::{folded_ui, is_low, page_area};
use crate::screens::competition::headings::{columns_of, grid_labels};
use crate::screens::competition::players::form::EntrantForm;
use crate::screens::competition::players::import::ImportForm;
use crate::screens::competition::players::leave::{AbsentForm, LeaveForm, ReturnForm};
use crate::screens::competition::tab::Tab;
use crate::screens::competition::undo::undo_ui;
use crate::tokens::{self, scale, space};
use crate::widgets::announcer::Audience;
use crate::widgets::badge::Tone;
use crate::widgets::button::{Weight, button_about, button_hindered};
use crate::widgets::card::{all_ui, soft};
use crate::widgets::field::{FieldLabels, field_known};
use crate::widgets::focus;
use crate::widgets::grid::table::{Column, GridRow, GridTable, Keep};
use crate::widgets::grid::{Grid, GridState, grid_ui};
use crate::widgets::pick::pick;
use crate::widgets::rows::{RowAction, sentence};
use jadoube_core::competition::entrant::EntrantNo;
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::competition::regulations::Regulations;
use jadoube_core::competition::state::{Contest, Entry};
use jadoube_i18n::lang::Lang;

/// In which order they stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Order {
    #[default]
    Number,
    Name,
    Rating,
}

/// What the page remembers.
#[derive(Debug, Default)]
pub(super) struct PlayersPage {
    /// Whether the keyboard shall come.
    focus: bool,
    order: Order,
    search: String,
    grid: GridState,
    /// The one at whom the keyboard stands, wherever the order puts him.
    selected: Option<EntrantNo>,
    /// A form for others was opened here.
    entering: Option<Entering>,
    /// For how many passes more what is looked for comes into sight, with the rows below it.
    search_comes: u8,
    known: Option<TableCache>,
}

/// A form by which others enter.
#[derive(Debug)]
struct Entering {
    /// Who has entered as far as was looked.
    known: Arc<Contest>,
    /// Whether somebody has come since it was opened.
    came: bool,
    /// For how many passes more it is looked who comes.
    passes: u8,
}

/// In so many passes what the keyboard came to is in sight, and whoever entered by a form is known.
const SETTLES: u8 = 8;

/// So much room the page wants for the field of the search and some rows below it, in points of the usual text.
pub(super) const ROOM: f32 = 230.0;

/// The table as it was made, and of what.
#[derive(Debug)]
struct TableCache {
    contest: Arc<Contest>,
    order: Order,
    search: String,
    lang: Lang,
    nos: Vec<EntrantNo>,
    table: GridTable,
}

impl PlayersPage {
    /// Brings the keyboard to where work begins, with the next pass.
    pub(super) const fn take_focus(&mut self) {
        self.focus = true;
    }

    /// Draws it.
    pub(super) fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        let contest = &scene.snap.hall.contest;
        let Some(regulations) = &contest.regulations else {
            self.focus = false;
            all_ui(ui, &scene.words.tell(&contest.not_started()));
            return;
        };
        let room = ui.available_height();
        page_area("players").show(ui, |ui| {
            self.follow_entered(ui, contest);
            let before = self.search.clone();
            // Where nobody has entered yet that is what comes next.
            let hindered = hindered_by(scene, regulations);
            let mut tools = |ui: &mut Ui| {
                self.bar_ui(ui, scene, (regulations, hindered.as_deref()), actions);
                self.choose_ui(ui, scene);
            };
            if is_low(ui) && !contest.entrants.is_empty() {
                folded_ui(ui, &scene.say("hall-controls"), tools);
            } else {
                tools(ui);
            }
            if hindered.is_none() && insert_pressed(ui) {
                self.open(scene, EntrantForm::new(scene), actions);
            }
            if hindered.is_none()
                && let Some(text) = pasted(ui)
            {
                self.open(scene, ImportForm::new(regulations.rating).with(text), actions);
            }
            self.learn(scene);
            let shown = self.known.as_ref().map_or(0, |known| known.nos.len());
            let count = [("shown", shown.into()), ("all", contest.entrants.len().into())];
            let count = scene.say_with("tournament-players-count", &count);
            if before != self.search {
                actions.hear(Audience::All, count.clone());
            }
            soft(ui, count);
            let left = room - ui.min_rect().height();
            self.table_ui(ui, scene, left, actions);
        });
    }

    /// Opens a form by which others enter.
    fn open(&mut self, scene: &Scene<'_>, form: impl Into<Box<dyn Dialog>>, actions: &mut Actions) {
        let known = scene.snap.hall.contest.clone();
        self.entering = Some(Entering { known, came: false, passes: SETTLES });
        actions.open(form);
    }

    /// Selects who has entered by a form that was opened here; what hides that player is looked for no more.
    fn follow_entered(&mut self, ui: &Ui, contest: &Arc<Contest>) {
        let Some(Entering { known, came, passes }) = self.entering.take() else { return };
        let new = contest.entrants.keys().find(|no| !known.entrants.contains_key(*no));
        if let Some(no) = new {
            self.selected = Some(*no);
            if !listed(contest, self.order, &self.search).contains(no) {
                self.search.clear();
            }
        }
        let came = came || new.is_some();
        // Others may enter elsewhere while the form is filled in.
        let is_open = ui.memory(|memory| memory.top_modal_layer().is_some());
        let passes = if is_open { SETTLES } else { passes.saturating_sub(1) };
        if passes > 0 {
            self.entering = Some(Entering { known: contest.clone(), came, passes });
            if !is_open {
                ui.ctx().request_repaint();
            }
        } else if came && is_low(ui) {
            // Where there is room for little else the row is seen when the keyboard is there.
            self.focus = true;
        }
    }

    /// New ones, a list of them, and what was done last.
    fn bar_ui(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        (regulations, hindered): (&Regulations, Option<&str>),
        actions: &mut Actions,
    ) {
        ui.horizontal_wrapped(|ui| {
            let new = scene.say("tournament-players-new");
            let key = key_name(Key::Insert.name(), scene.words);
            let new = button_hindered(ui, Weight::Primary, &new, Some(&key), hindered);
            if new.clicked() {
                self.open(scene, EntrantForm::new(scene), actions);
            }
            let import = scene.say("tournament-players-import");
            let import = button_hindered(ui, Weight::Plain, &import, None, hindered);
            if import.clicked() {
                self.open(scene, ImportForm::new(regulations.rating), actions);
            }
            if self.focus && scene.snap.hall.contest.entrants.is_empty() && focus::can_come(ui) {
                self.focus = false;
                new.request_focus();
            }
            undo_ui(ui, scene, Tab::Players, actions);
        });
        if is_full(scene, regulations) {
            soft(
                ui,
                scene.words.tell(&Refusal::TableFixed(scene.snap.hall.contest.handling().tables)),
            );
        }
    }

    /// What is looked for, and in which order they stand.
    fn choose_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        let stacked = ui.available_width() < scale(ui.ctx()).of(560.0);
        let layout = match stacked {
            true => egui::Layout::top_down(Align::Min),
            false => egui::Layout::left_to_right(Align::Min),
        };
        ui.scope_builder(egui::UiBuilder::new().layout(layout), |ui| {
            // One below the other, the field stands next to the rows that it is about.
            if stacked {
                self.order_ui(ui, scene);
                ui.add_space(space::M);
                self.search_ui(ui, scene);
            } else {
                self.search_ui(ui, scene);
                ui.add_space(space::M);
                self.order_ui(ui, scene);
            }
        });
    }

    /// What is looked for; in a low window the rows are seen below it while it is typed.
    fn search_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        let label = scene.say("tournament-players-search");
        let labels = FieldLabels { label: &label, example: "", fault: None };
        let id = Id::unique("the search among the players");
        let top = ui.cursor().top();
        let response = ui
            .scope(|ui| {
                ui.spacing_mut().text_edit_width = scale(ui.ctx()).of(110.0);
                field_known(ui, labels, &mut self.search, id)
            })
            .inner;
        if response.gained_focus() && is_low(ui) {
            self.search_comes = SETTLES;
        }
        // Who turns the wheel wants to see something else.
        let is_turned = ui.input(|input| input.smooth_scroll_delta() != Vec2::ZERO);
        if is_turned || !response.has_focus() {
            self.search_comes = 0;
        }
        if let Some(left) = self.search_comes.checked_sub(1) {
            self.search_comes = left;
            ui.scroll_to_rect(response.rect.with_min_y(top), Some(Align::TOP));
            ui.ctx().request_repaint();
        }
    }

    fn order_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        let orders = [
            (Order::Number, scene.say("tournament-players-by-number")),
            (Order::Name, scene.say("tournament-players-by-name")),
            (Order::Rating, scene.say("tournament-players-by-rating")),
        ];
        pick(ui, &scene.say("tournament-players-order"), &orders, &mut self.order);
    }

    /// Makes the table anew where something in it is new.
    fn learn(&mut self, scene: &Scene<'_>) {
        let (contest, lang) = (&scene.snap.hall.contest, scene.words.lang());
        let same = self.known.as_ref().is_some_and(|known| {
            Arc::ptr_eq(&known.contest, contest)
                && (known.order, known.lang) == (self.order, lang)
                && known.search == self.search
        });
        if same {
            return;
        }
        let nos = listed(contest, self.order, &self.search);
        let rows = nos.iter().filter_map(|no| Some((*no, contest.entrants.get(no)?)));
        let rows = rows.map(|(no, entry)| row(scene, contest, no, entry)).collect();
        self.known = Some(TableCache {
            contest: contest.clone(),
            order: self.order,
            search: self.search.clone(),
            lang,
            table: GridTable::new(columns(scene), rows),
            nos,
        });
    }

    /// The table in the room that is left, with what is done with one of them below it.
    fn table_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, room: f32, actions: &mut Actions) {
        let Some(known) = &self.known else { return };
        let at = known.nos.iter().position(|no| Some(*no) == self.selected);
        self.grid.row = at.unwrap_or(self.grid.row).min(known.nos.len().saturating_sub(1));
        self.selected = known.nos.get(self.grid.row).copied();
        let Some(selected) = self.selected else { return };
        if std::mem::take(&mut self.focus) {
            self.grid.take_focus();
        }
        let name = scene.say("tournament-players-table");
        let below = tokens::target(ui.ctx()) * 2.0 + space::L;
        let height = room - below;
        let delete = delete_pressed(ui, &name, self.grid.row);
        let grid = Grid { name: &name, table: &known.table, height, labels: &grid_labels(scene) };
        let action = grid_ui(ui, &grid, &mut self.grid);
        let now = known.nos.get(self.grid.row).copied();
        self.selected = now;
        let open = |actions: &mut Actions| {
            if let Some(form) = now.and_then(|no| EntrantForm::of(scene, no)) {
                actions.open(form);
            }
        };
        if matches!(action, Some(RowAction::Open(_))) {
            open(actions);
        }
        let who = scene.snap.hall.contest.name(selected);
        ui.horizontal_wrapped(|ui| {
            let amend = scene.say("tournament-players-amend");
            if button_about(ui, Weight::Plain, &amend, who).clicked() {
                open(actions);
            }
            if !scene.can_change() {
                return;
            }
            let entry = scene.snap.hall.contest.entrants.get(&selected);
            if entry.is_some_and(|entry| entry.stay.left.is_some()) {
                let comes = scene.say("tournament-players-return");
                if button_about(ui, Weight::Plain, &comes, who).clicked() {
                    actions.open(ReturnForm::new(scene, selected));
                }
            }
            let leave = scene.say("tournament-players-leave");
            if button_about(ui, Weight::Plain, &leave, who).clicked() || delete {
                actions.open(LeaveForm::new(scene, selected));
            }
            let absent = scene.say("tournament-players-note-absent");
            if button_about(ui, Weight::Plain, &absent, who).clicked() {
                actions.open(AbsentForm::new(scene, selected));
            }
            soft(ui, scene.say("tournament-players-keys"));
        });
    }
}

/// Nobody enters a table whose first round is published.
pub(super) fn is_full(scene: &Scene<'_>, regulations: &Regulations) -> bool {
    scene.snap.hall.contest.published() > 0 && regulations.is_table()
}

/// Why nobody can be entered now.
pub(super) fn hindered_by(scene: &Scene<'_>, regulations: &Regulations) -> Option<String> {
    let full = || {
        is_full(scene, regulations).then(|| {
            scene.words.tell(&Refusal::TableFixed(scene.snap.hall.contest.handling().tables))
        })
    };
    scene.hindrance().or_else(full)
}

/// Whether Insert was pressed, with no dialog before the page.
pub(super) fn insert_pressed(ui: &Ui) -> bool {
    let key = egui::KeyboardShortcut::new(Modifiers::NONE, Key::Insert);
    !ui.ctx().text_edit_focused() && focus::pressed_behind_nothing(ui, key)
}

/// What was pasted while no field has the keyboard, and no dialog stands before the page.
pub(super) fn pasted(ui: &Ui) -> Option<String> {
    if ui.ctx().text_edit_focused() || ui.memory(|memory| memory.top_modal_layer().is_some()) {
        return None;
    }
    ui.input_mut(|input| {
        let at = input.events.iter().position(|event| matches!(event, Event::Paste(_)))?;
        match input.events.remove(at) {
            Event::Paste(text) => Some(text).filter(|text| !text.trim().is_empty()),
            _ => None,
        }
    })
}

/// Whether Delete was pressed on the row with the keyboard.
fn delete_pressed(ui: &Ui, table: &str, row: usize) -> bool {
    let row = ui.scope_id().with(table).with(row);
    ui.memory(|memory| memory.has_focus(row))
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Delete))
}

/// Those in whom what is looked for is found, in an order.
fn listed(contest: &Contest, order: Order, search: &str) -> Vec<EntrantNo> {
    let wanted = search.trim().to_lowercase();
    let is_wanted = |no: EntrantNo, entry: &Entry| {
        let entrant = &entry.entrant;
        let number = text::number(contest, no).to_string();
        let texts = [&entrant.name, &entrant.federation, &entrant.title, &entrant.club];
        let id = entrant.fide_id.map(|id| id.to_string()).unwrap_or_default();
        number == wanted
            || (id == wanted && !id.is_empty())
            || texts.iter().any(|text| text.to_lowercase().contains(&wanted))
    };
    let all = contest.entrants.iter();
    let mut nos: Vec<EntrantNo> =
        all.filter(|(no, entry)| is_wanted(**no, entry)).map(|(no, _)| *no).collect();
    let kind = contest.regulations.as_ref().map(|one| one.rating).unwrap_or_default();
    let rating = |no: &EntrantNo| contest.entrants.get(no)?.entrant.rating(kind);
    match order {
        // Who came after the numbers were given stands last.
        Order::Number => {
            nos.sort_by_cached_key(|no| (contest.number(*no).unwrap_or(u16::MAX), *no));
        }
        Order::Name => nos.sort_by_cached_key(|no| (contest.name(*no).to_lowercase(), *no)),
        Order::Rating => nos.sort_by_cached_key(|no| (Reverse(rating(no)), *no)),
    }
    nos
}

fn columns(scene: &Scene<'_>) -> Vec<Column> {
    columns_of(
        scene,
        [
            ("tournament-players-head-number", Align::Max, Keep::Whole),
            ("tournament-players-head-name", Align::Min, Keep::Elastic),
            ("tournament-players-head-title", Align::Min, Keep::Drops(3)),
            ("tournament-players-head-federation", Align::Min, Keep::Drops(2)),
            ("tournament-players-head-rating", Align::Max, Keep::Drops(1)),
            ("tournament-players-head-club", Align::Min, Keep::Drops(6)),
            ("tournament-players-head-birth-year", Align::Max, Keep::Drops(5)),
            ("tournament-players-head-remarks", Align::Min, Keep::Drops(4)),
        ],
    )
}

fn row(scene: &Scene<'_>, contest: &Contest, no: EntrantNo, entry: &Entry) -> GridRow {
    let entrant = &entry.entrant;
    let kind = contest.regulations.as_ref().map(|one| one.rating).unwrap_or_default();
    let number = contest.numbers.last().and(contest.number(no));
    let number = number.map(|number| number.to_string());
    let rating = entrant.rating(kind).map(|rating| rating.to_string());
    let birth = entrant.birth.map(|birth| birth.year.to_string()).unwrap_or_default();
    let remarks = jadoube_i18n::entrant::remarks(scene.words, contest, entry);
    let numbered = match &number {
        Some(number) => scene.say_with("tournament-players-numbered", &[("number", number.into())]),
        None => scene.say("tournament-players-no-number"),
    };
    let rated = match &rating {
        Some(rating) => scene.say_with("tournament-players-rated", &[("rating", rating.into())]),
        None => scene.say("tournament-players-unrated"),
    };
    let born = match birth.is_empty() {
        true => String::new(),
        false => scene.say_with("tournament-players-born", &[("year", birth.as_str().into())]),
    };
    let parts = [
        entrant.name.as_str(),
        &numbered,
        &entrant.title,
        &entrant.federation,
        &rated,
        &entrant.club,
        &born,
        &remarks.join(", "),
    ];
    let spoken = sentence(&parts);
    let cells = vec![
        number.unwrap_or_else(|| "–".into()),
        entrant.name.clone(),
        entrant.title.clone(),
        entrant.federation.clone(),
        rating.unwrap_or_else(|| "–".into()),
        entrant.club.clone(),
        birth,
        remarks.join(", "),
    ];
    let tone = if entry.stay.left.is_some() { Tone::Warn } else { Tone::Neutral };
    GridRow { cells, spoken, tone }
}
