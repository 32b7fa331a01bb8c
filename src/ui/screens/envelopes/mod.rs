//! The envelopes of adjourned games: all of them in a list with search and filters, one as it will
//! be printed, and its guide with the one step that comes next. Dialogs: `forms`, and `unseen` for
//! what nobody may see.

pub mod forms;
pub mod unseen;
mod guide;
pub mod alarms;

use egui::{Layout, ScrollArea, Ui, vec2};

use crate::core::adjournment::command::Command as Ask;
use crate::core::adjournment::register::{Wanted, find};
use crate::core::adjournment::state::{Adjournment, Status};
use crate::core::board::position::{Form as Chess, Position};
use crate::core::hall::command::Command;
use crate::core::ids::EnvelopeNo;
use crate::core::side::Side;
use crate::desk::envelopes;
use crate::desk::sealing::now;
use crate::i18n::adjournment as said;
use crate::ui::actions::{Action, Actions};
use crate::ui::dialogs::Dialog;
use crate::ui::scene::Scene;
use crate::ui::screens::envelopes::alarms::alarms_ui;
use crate::ui::screens::envelopes::forms::Errand;
use crate::ui::shell::action_button;
use crate::ui::tokens::{Text, scale, space};
use crate::ui::widgets::badge::{Tone, badge};
use crate::ui::widgets::board_paint::paint_small;
use crate::ui::widgets::button::{Weight, button};
use crate::ui::widgets::card::{card, fact, soft};
use crate::ui::widgets::field::{FieldWords, field};
use crate::ui::widgets::focus;
use crate::ui::widgets::pick::pick;
use crate::ui::widgets::rows::{self, Row, RowAction, rows_ui};

/// Which envelopes are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Filter {
    #[default]
    All,
    Sealed,
    InCustody,
    Today,
    Opened,
    Settled,
}

/// The filters with their words and what they let through.
const FILTERS: [(Filter, &str, &[Status]); 6] = [
    (Filter::All, "envelopes-filter-all", &[]),
    (Filter::Sealed, "envelopes-filter-sealed", &[Status::Sealing, Status::Sealed]),
    (Filter::InCustody, "envelopes-filter-in-custody", &[Status::InCustody]),
    (Filter::Today, "envelopes-filter-today", &[]),
    (
        Filter::Opened,
        "envelopes-filter-opened",
        &[Status::Resuming, Status::Opened, Status::Missing],
    ),
    (Filter::Settled, "envelopes-filter-settled", &[Status::Settled, Status::BrokenOff]),
];

/// What the screen remembers.
#[derive(Debug, Default)]
pub struct EnvelopesState {
    /// Whether the keyboard shall come to the list.
    pub focus: bool,
    /// The envelope that is shown.
    pub shown: Option<EnvelopeNo>,
    filter: Filter,
    search: String,
    told: alarms::Told,
}

impl EnvelopesState {
    /// What has become urgent since the last look, to be told once.
    pub fn news(&mut self, scene: &Scene<'_>) -> Vec<String> {
        self.told.news(scene)
    }

    /// What is looked for: a number is a round, anything else a name.
    fn wanted(&self) -> Wanted {
        let search = self.search.trim();
        let round = search.parse().ok();
        let statuses = FILTERS.iter().find(|row| row.0 == self.filter).map(|row| row.2.to_vec());
        Wanted {
            statuses: statuses.unwrap_or_default(),
            round,
            player: if round.is_none() { search.to_owned() } else { String::new() },
            due_on: (self.filter == Filter::Today).then(|| now().date()),
            ..Wanted::default()
        }
    }
}

/// Asks something about an adjournment.
fn ask(actions: &mut Actions, what: Ask) {
    actions.command(Command::Adjournment { what });
}

/// Draws the screen.
pub fn show(ui: &mut Ui, scene: &Scene<'_>, state: &mut EnvelopesState, actions: &mut Actions) {
    let room = ui.available_size();
    let list_width = (room.x * 0.32).clamp(260.0, 420.0);
    if room.x < 760.0 * scale(ui.ctx()).spread(1.4) {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            list(ui, scene, state, actions);
            detail(ui, scene, state, actions);
        });
        return;
    }
    ui.with_layout(Layout::left_to_right(egui::Align::Min), |ui| {
        let mut column = |ui: &mut Ui, width: f32, name: &str, first: bool| {
            let size = vec2(width, room.y);
            ui.allocate_ui_with_layout(size, Layout::top_down(egui::Align::Min), |ui| {
                ui.set_width(width);
                ScrollArea::vertical().id_salt(name).auto_shrink([false, false]).show(ui, |ui| {
                    if first {
                        list(ui, scene, state, actions);
                    } else {
                        detail(ui, scene, state, actions);
                    }
                });
            });
        };
        column(ui, list_width, "envelopes", true);
        let rest = ui.available_width();
        column(ui, rest, "envelope", false);
    });
}

fn list(ui: &mut Ui, scene: &Scene<'_>, state: &mut EnvelopesState, actions: &mut Actions) {
    ui.horizontal_wrapped(|ui| {
        action_button(ui, scene, Action::Adjourn, Weight::Plain, actions);
        action_button(ui, scene, Action::PlanResumptions, Weight::Plain, actions);
        if button(ui, Weight::Plain, &scene.say("envelopes-lock"), None).clicked() {
            actions.open(Dialog::Unseen(Box::new(unseen::Form::lock(scene))));
        }
    });
    alarms_ui(ui, scene, actions);
    let label = scene.say("envelopes-search");
    field(ui, FieldWords { label: &label, ..FieldWords::default() }, &mut state.search);
    let filters: Vec<_> = FILTERS.iter().map(|row| (row.0, scene.say(row.1))).collect();
    pick(ui, &scene.say("envelopes-show"), &filters, &mut state.filter);
    let all = find(&scene.snap.hall.adjournments, &state.wanted());
    if all.is_empty() {
        ui.label(Text::Strong.rich(scene.say("envelopes-none")));
        soft(ui, scene.say("envelopes-none-what"));
        return;
    }
    if !all.iter().any(|one| Some(one.no) == state.shown) {
        state.shown = all.first().map(|one| one.no);
    }
    let texts: Vec<[String; 4]> = all.iter().map(|one| row_texts(scene, one)).collect();
    let row = |(one, text): (&&Adjournment, &'_ [String; 4])| (tone_of(one.status()), text.clone());
    let parts: Vec<_> = all.iter().zip(&texts).map(row).collect();
    let rows: Vec<Row<'_>> = parts
        .iter()
        .map(|(tone, [title, detail, aside, spoken])| Row {
            title,
            detail,
            aside,
            tone: *tone,
            spoken,
        })
        .collect();
    let selected = all.iter().position(|one| Some(one.no) == state.shown).unwrap_or(0);
    let name = scene.say("envelopes-list");
    if state.focus && focus::can_come(ui) {
        state.focus = false;
        rows::focus(ui, &name, selected);
    }
    if let Some(RowAction::Select(index) | RowAction::Open(index)) =
        rows_ui(ui, &name, &rows, selected)
    {
        state.shown = all.get(index).map(|one| one.no);
    }
}

const fn tone_of(status: Status) -> Tone {
    match status {
        Status::Sealing | Status::Sealed => Tone::Warn,
        Status::InCustody | Status::Resuming | Status::Opened => Tone::Info,
        Status::Missing => Tone::Bad,
        Status::BrokenOff => Tone::Neutral,
        Status::Settled => Tone::Good,
    }
}

fn title_of(scene: &Scene<'_>, one: &Adjournment) -> String {
    said::envelope(scene.words, one.no, crate::core::adjournment::envelope::Which::Sealed)
}

fn row_texts(scene: &Scene<'_>, one: &Adjournment) -> [String; 4] {
    let pairing = crate::i18n::chess::pairing(scene.words, &one.players);
    let title = format!("{} · {pairing}", title_of(scene, one));
    let args = [("round", one.round.into()), ("board", one.board.0.into())];
    let place = scene.words.say_with("paper-round-board", &args);
    let detail = format!("{} · {place}", said::status(scene.words, one.status()));
    let aside = one.due().map(|due| said::when(due.at)).unwrap_or_default();
    let spoken = format!("{title}, {detail}, {aside}");
    [title, detail, aside, spoken]
}

fn detail(ui: &mut Ui, scene: &Scene<'_>, state: &mut EnvelopesState, actions: &mut Actions) {
    let found = state.shown.and_then(|no| scene.snap.hall.adjournments.get(&no));
    let Some(one) = found.map(AsRef::as_ref) else { return };
    ui.horizontal_wrapped(|ui| {
        ui.label(Text::Heading.rich(title_of(scene, one)));
        badge(ui, tone_of(one.status()), &said::status(scene.words, one.status()));
    });
    guide::show(ui, scene, one, actions);
    cover_ui(ui, scene, one, actions);
    custody_ui(ui, scene, one, actions);
}

/// The envelope as it will be printed: the facts of the same document, and the position.
fn cover_ui(ui: &mut Ui, scene: &Scene<'_>, one: &Adjournment, actions: &mut Actions) {
    card(ui, &scene.say("envelopes-cover"), |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            let fen = one.front.position.as_deref();
            let position = fen.and_then(|fen| Position::from_fen(fen, Chess::Chess960).ok());
            if let Some(position) = position {
                let side = scale(ui.ctx()).of(168.0).min(240.0);
                let size = egui::Vec2::splat(side);
                let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
                paint_small(ui, rect, &position.placement(), Side::White, None);
                let fen = ("fen", fen.unwrap_or_default().into());
                let name = scene.say_with("disputes-position", &[fen]);
                ui.ctx().accesskit_node_builder(response.id, |node| {
                    node.set_role(egui::accesskit::Role::Image);
                    node.set_label(name);
                });
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = space::XS;
                for (name, value) in envelopes::facts(scene.words, scene.snap.edition, one) {
                    fact(ui, &name, &value);
                }
            });
        });
        if button(ui, Weight::Plain, &scene.say("envelopes-print"), None).clicked() {
            actions.open(forms::dialog(scene, one.no, Errand::Print));
        }
    });
}

fn custody_ui(ui: &mut Ui, scene: &Scene<'_>, one: &Adjournment, actions: &mut Actions) {
    card(ui, &scene.say("envelopes-custody"), |ui| {
        ui.set_width(ui.available_width());
        for handing in &one.custody {
            let place = format!("{}, {}", handing.place, said::when(handing.at));
            fact(ui, &format!("{} → {}", handing.from, handing.to), &place);
        }
        for attempt in &one.attempts {
            let why = said::not_opened(scene.words, attempt.why);
            let when = attempt.at.map(said::when).unwrap_or_default();
            fact(ui, &scene.say("envelopes-attempt"), &format!("{}, {when}: {why}", attempt.by));
        }
        ui.horizontal_wrapped(|ui| {
            for (errand, id) in [
                (Errand::Keep, "envelopes-hand"),
                (Errand::Schedule, "envelopes-schedule"),
                (Errand::Conclude, "envelopes-conclude"),
            ] {
                let may = one.stopped.is_some() && one.is_live();
                if may && button(ui, Weight::Plain, &scene.say(id), None).clicked() {
                    actions.open(forms::dialog(scene, one.no, errand));
                }
            }
            guide::lost_ui(ui, scene, one, actions);
        });
    });
}
