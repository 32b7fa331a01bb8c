//! The Laws: the articles, topics and interpretations of an edition, and the glossary; found by
//! number or words, read at the right, through all editions side by side.

mod book;
mod page;

use egui::{ComboBox, Context, Key, Modifiers, ScrollArea, Ui, vec2};

use crate::actions::Actions;
use crate::icons::{self, Pen};
use crate::scene::{Scene, Way};
use crate::screens::founding;
use crate::screens::laws::book::{Book, LawPlace, ListLine, Of, Tab, lines};
use crate::screens::view::View;
use crate::tokens::{Text, scale, space};
use crate::widgets::announcer::Audience;
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::card::soft;
use crate::widgets::choice::{Choice, ChoiceKind, choice_ui};
use crate::widgets::columns::{columns, scrolling_column};
use crate::widgets::field::{FieldLabels, field};
use crate::widgets::focus;
use crate::widgets::pick::name_list;
use crate::widgets::rows::{self, Row, RowAction, rows_ui};
use jadoube_desk::choices;
use jadoube_laws::citation::Citation;
use jadoube_laws::laws::edition::Edition;

/// Where the keyboard shall come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Focus {
    /// It stays.
    #[default]
    Stay,
    /// To the field for words.
    Search,
    /// To the list.
    List,
}

/// What the screen remembers.
#[derive(Debug, Default)]
pub struct LawsState {
    /// Where the keyboard shall come to.
    pub focus: Focus,
    /// The edition that was picked; none for the competition's own.
    edition: Option<String>,
    tab: Tab,
    typed: String,
    shown: Option<LawPlace>,
    /// What was shown before, the latest last.
    before: Vec<(Option<String>, Tab, LawPlace)>,
    book: Option<Book>,
    lines: Option<((Tab, String), Vec<ListLine>)>,
}

impl LawsState {
    /// Shows an article that is cited, the nearest one where the edition has no such number.
    /// `own` is the competition's edition.
    pub fn open(&mut self, citation: &Citation, own: &Edition) {
        self.typed.clear();
        let article = LawPlace::Article(citation.article.clone());
        if own.overlay.as_ref() == Some(&citation.edition) {
            self.go(LawPlace::Own, Of::Own);
        } else if own.id == citation.edition {
            self.go(article, Of::Own);
        } else {
            self.go(article, Of::Edition(citation.edition.clone()));
        }
        self.focus = Focus::List;
    }

    /// Goes back to what was shown before.
    pub fn back(&mut self) {
        if let Some((edition, tab, place)) = self.before.pop() {
            self.edition = edition;
            self.tab = tab;
            self.shown = Some(place);
            self.focus = Focus::List;
        }
    }

    /// Shows a place.
    fn go(&mut self, place: LawPlace, of: Of) {
        if let Some(before) = self.shown.take() {
            self.before.push((self.edition.clone(), self.tab, before));
        }
        match of {
            Of::Shown => {}
            Of::Own => self.edition = None,
            Of::Edition(id) => self.edition = Some(id),
        }
        self.tab = place.tab();
        let listed = |lines: &[ListLine]| lines.iter().any(|line| line.place == place);
        if !self.lines.as_ref().is_some_and(|((tab, _), all)| *tab == self.tab && listed(all)) {
            self.typed.clear();
        }
        self.shown = Some(place);
    }

    /// The edition and its words, read again when another one or another language is wanted.
    fn refresh(&mut self, scene: &Scene<'_>) {
        let edition = book::edition(scene, self.edition.as_deref());
        if self.book.as_ref().is_none_or(|book| !book.is_of(edition, scene.words)) {
            self.book = Some(Book::new(edition, scene.words));
            self.lines = None;
        }
        let key = (self.tab, self.typed.clone());
        if let Some(book) = &self.book
            && self.lines.as_ref().is_none_or(|(known, _)| *known != key)
        {
            let found = lines(book, scene.words, self.tab, &self.typed);
            self.lines = Some((key, found));
        }
        if let (Some(book), Some(LawPlace::Article(number))) = (&self.book, &self.shown)
            && book.index.article(number).is_none()
        {
            let nearest = book.index.nearest(number);
            self.shown = nearest.map(|article| LawPlace::Article(article.number.clone()));
        }
    }
}

impl View for LawsState {
    fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        show(ui, scene, self, actions);
    }

    fn take_focus(&mut self) {
        self.focus = Focus::List;
    }

    fn icon(&self, pen: &Pen<'_>) {
        icons::book(pen);
    }

    fn needs_no_file(&self) -> bool {
        true
    }

    /// Whoever asks for the Laws has a question.
    fn asked_for(&mut self, _scene: &Scene<'_>, _again: bool) {
        self.focus = Focus::Search;
    }

    /// The keys for finding and going back mean the Laws and not the board at work.
    fn keys(&mut self, ctx: &Context, _scene: &Scene<'_>, _actions: &mut Actions) {
        let pressed = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
        if pressed(Modifiers::COMMAND, Key::F) {
            self.focus = Focus::Search;
        }
        if pressed(Modifiers::ALT, Key::ArrowLeft) {
            self.back();
        }
    }
}

fn show(ui: &mut Ui, scene: &Scene<'_>, state: &mut LawsState, actions: &mut Actions) {
    state.refresh(scene);
    keys(ui, state);
    let room = ui.available_size();
    let text = scale(ui.ctx());
    if room.x < 720.0 * text.spread(1.4) {
        ScrollArea::vertical().id_salt("laws").auto_shrink([false, false]).show(ui, |ui| {
            head(ui, scene, state, actions);
            state.refresh(scene);
            let height = (room.y * 0.6).max(160.0);
            let area = ScrollArea::vertical().id_salt("list").max_height(height);
            area.show(ui, |ui| list(ui, scene, state));
            page(ui, scene, state);
        });
        return;
    }
    head(ui, scene, state, actions);
    state.refresh(scene);
    let room = ui.available_size();
    let list_width = (room.x * 0.36).clamp(260.0, 520.0);
    columns(ui, |ui| {
        scrolling_column(ui, vec2(list_width, room.y), "list", |ui| list(ui, scene, state));
        scrolling_column(ui, vec2(ui.available_width(), room.y), "page", |ui| {
            focus::scroll_by_page(ui);
            page(ui, scene, state);
        });
    });
}

/// The keys of this screen that a text field does not want.
fn keys(ui: &Ui, state: &mut LawsState) {
    let free = focus::can_come(ui) && !ui.ctx().text_edit_focused();
    let slash = |input: &mut egui::InputState| {
        let typed = input.events.iter().any(|event| *event == egui::Event::Text("/".into()));
        input.consume_key(Modifiers::NONE, Key::Slash) || typed
    };
    if free && ui.input_mut(slash) {
        state.focus = Focus::Search;
    }
}

fn head(ui: &mut Ui, scene: &Scene<'_>, state: &mut LawsState, actions: &mut Actions) {
    ui.horizontal_wrapped(|ui| {
        let words = Tab::ALL.map(|tab| scene.say(tab.label()));
        let choices: Vec<Choice<'_>> =
            words.iter().map(|word| Choice { word, told: "", key: "" }).collect();
        let at = Tab::ALL.iter().position(|tab| *tab == state.tab);
        let name = scene.say("laws-parts");
        if let Some(tab) = choice_ui(ui, ChoiceKind::Tabs, &name, &choices, at)
            .and_then(|wanted| Tab::ALL.get(wanted))
        {
            state.tab = *tab;
        }
        let why = scene.no_way(Way::Back, !state.before.is_empty());
        let label = scene.say("laws-back");
        let back = button_hindered(ui, Weight::Quiet, &label, Some("Alt+←"), why.as_deref());
        if back.clicked() {
            state.back();
        }
    });
    ui.horizontal_top(|ui| {
        let width = scale(ui.ctx()).of(360.0).min(ui.available_width() * 0.6);
        ui.allocate_ui(vec2(width, 40.0), |ui| {
            ui.set_width(width);
            search(ui, scene, state, actions);
        });
        editions(ui, scene, state);
    });
    if let Some(book) = &state.book {
        founding::successor_ui(ui, scene, book.edition);
    }
}

fn search(ui: &mut Ui, scene: &Scene<'_>, state: &mut LawsState, actions: &mut Actions) {
    ui.spacing_mut().text_edit_width = ui.available_width();
    let labels = FieldLabels {
        label: &scene.say("laws-search"),
        // In the label the key would be a part of the field's name.
        example: &format!(
            "{}+F: {}",
            scene.say("app-key-control"),
            scene.say("laws-search-example")
        ),
        fault: None,
    };
    let response = field(ui, labels, &mut state.typed);
    if response.changed() {
        state.refresh(scene);
        actions.hear(Audience::All, match_count(scene, state));
    }
    if state.focus == Focus::Search && focus::can_come(ui) {
        response.request_focus();
        state.focus = Focus::Stay;
    }
    let down = response.has_focus()
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowDown));
    let enter = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if down || enter {
        state.refresh(scene);
        let first = state.lines.as_ref().and_then(|(_, lines)| lines.first());
        if let Some(place) = first.map(|line| line.place.clone()) {
            if state.shown.as_ref() != Some(&place) {
                state.go(place, Of::Shown);
            }
            state.focus = Focus::List;
        }
    }
}

/// How many places the words in the field have found.
fn match_count(scene: &Scene<'_>, state: &LawsState) -> String {
    match state.lines.as_ref().map_or(0, |(_, lines)| lines.len()) {
        0 => scene.say("laws-none"),
        count => scene.say_with("laws-found", &[("count", count.into())]),
    }
}

fn editions(ui: &mut Ui, scene: &Scene<'_>, state: &mut LawsState) {
    let own = book::edition(scene, None);
    let own_name = match &own.overlay {
        Some(overlay) => format!("{} · {overlay}", own.id),
        None => own.id.clone(),
    };
    let own_name = if scene.is_open() {
        scene.say_with("laws-edition-own", &[("edition", own_name.into())])
    } else {
        own_name
    };
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let label = scene.say("laws-edition");
        soft(ui, label.clone());
        let now = state.edition.clone().unwrap_or_else(|| own_name.clone());
        let combo = ComboBox::from_id_salt("edition").selected_text(Text::Body.rich(&now));
        let width = scale(ui.ctx()).of(150.0).min(ui.available_width());
        let shown = combo.width(width).wrap().height(420.0).show_ui(ui, |ui| {
            ui.selectable_value(&mut state.edition, None, Text::Body.rich(own_name));
            for edition in choices::editions().iter().rev() {
                let value = Some(edition.id.clone());
                ui.selectable_value(&mut state.edition, value, Text::Body.rich(&edition.id));
            }
        });
        name_list(ui, &shown.response, &label, &now);
        if let Some(overlay) = own.overlay.as_ref().filter(|_| state.edition.is_none())
            && button(ui, Weight::Quiet, overlay, None).clicked()
        {
            state.go(LawPlace::Own, Of::Own);
        }
    });
}

fn list(ui: &mut Ui, scene: &Scene<'_>, state: &mut LawsState) {
    let Some((key, lines)) = state.lines.take() else { return };
    if lines.is_empty() {
        ui.label(Text::Body.rich(scene.say("laws-none")));
    }
    let rows: Vec<Row<'_>> = lines.iter().map(ListLine::row).collect();
    let place = |line: &ListLine| Some(&line.place) == state.shown.as_ref();
    let selected = lines.iter().position(place);
    let name = scene.say("laws-list");
    if state.focus == Focus::List && focus::can_come(ui) {
        rows::focus(ui, &name, selected.unwrap_or(0));
        state.focus = Focus::Stay;
    }
    let done = rows_ui(ui, &name, &rows, selected.unwrap_or(0));
    drop(rows);
    let place = match done {
        Some(RowAction::Select(row) | RowAction::Open(row)) => lines.get(row),
        None => None,
    };
    let place = place.map(|line| line.place.clone());
    state.lines = Some((key, lines));
    if let Some(place) = place.filter(|place| state.shown.as_ref() != Some(place)) {
        // Walking through the list is no trail to go back on.
        state.shown = Some(place);
    }
}

/// What is shown, at the right.
fn page(ui: &mut Ui, scene: &Scene<'_>, state: &mut LawsState) {
    let Some(book) = &state.book else { return };
    if let Some((place, of)) = page::show(ui, scene, book, state.shown.as_ref()) {
        // What was clicked is gone; its line in the list is where to go on from.
        state.go(place, of);
        state.focus = Focus::List;
    }
}
