//! The stations that keep the event: how the line is, who is there, what each keeps and how far it has
//! come; what waits for another station, and what was recorded twice. Dialogs: `join`, `hand`, `settle`,
//! `parts`.

pub mod hand;
pub mod join;
pub mod parts;
pub mod settle;
pub mod turn_away;
pub mod hall;
mod differing;
pub(crate) mod door;
pub(crate) mod lines;
mod refused;
mod taken;
mod waiting;

use egui::{Context, ScrollArea, Ui, vec2};

use crate::actions::{Action, Actions};
use crate::icons::{self, Pen};
use crate::scene::Scene;
use crate::screens::view::View;
use crate::shell::action_button;
use crate::tokens::{Text, scale, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::Weight;
use crate::widgets::card::{card, facts, soft};
use crate::widgets::columns::{columns, scrolling_column};
use crate::widgets::focus;
use crate::widgets::rows::{RowTexts, list_ui, sentence};
use crate::widgets::said;
use jadoube_core::stations::station::StationId;
use jadoube_desk::exchange::LineState;
use jadoube_desk::station_view::{StationView, StationsView};

/// What the screen remembers.
#[derive(Debug, Default)]
pub struct StationsScreen {
    /// Whether the keyboard shall come.
    focus: bool,
    /// The station that is shown.
    shown: Option<StationId>,
    door: door::DoorState,
}

impl View for StationsScreen {
    fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        self.focus &= !(self.focus && self.door.takes_focus(scene));
        match scene.snap.stations.as_deref().filter(|all| !all.stations.is_empty()) {
            Some(all) => self.several(ui, scene, all, actions),
            None => self.alone(ui, scene, actions),
        }
    }

    fn take_focus(&mut self) {
        self.focus = true;
    }

    fn icon(&self, pen: &Pen<'_>) {
        icons::laptops(pen);
    }

    fn keys(&mut self, ctx: &Context, scene: &Scene<'_>, actions: &mut Actions) {
        self.door.keys(ctx, scene, actions);
    }

    fn waiting(&self, scene: &Scene<'_>) -> usize {
        let stations = &scene.snap.hall.stations;
        let given = scene.snap.hall.own.map_or(0, |own| stations.given_to(own).count());
        let knocking = scene.snap.door.waiting.len();
        stations.open_differences().count() + usize::from(given > 0) + knocking
    }

    fn needs_no_file(&self) -> bool {
        true
    }

    fn start_over(&mut self) {
        *self = Self::default();
    }
}

impl StationsScreen {
    /// Shows the code with which a station finds the event again, and brings the keyboard to it.
    pub(crate) fn show_server_code(&mut self) {
        self.door.show_server_code();
    }

    /// One laptop keeps the event.
    fn alone(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        ScrollArea::vertical().id_salt("stations").auto_shrink([false, false]).show(ui, |ui| {
            let id = if scene.is_open() { "stations-alone" } else { "stations-no-event" };
            let alone = scene.say(id);
            // Who is on the way to another event is told of that.
            let arrives =
                scene.snap.door.joining.is_some() || scene.snap.path.is_some() && !scene.is_open();
            if !arrives {
                said::page(ui.ctx(), "stations", &alone);
            }
            ui.label(Text::Heading.rich(alone));
            ui.label(Text::Body.rich(scene.say("stations-alone-what")));
            ui.add_space(space::M);
            ui.horizontal_wrapped(|ui| {
                let share = action_button(ui, scene, Action::ShareEvent, Weight::Primary, actions);
                let join = action_button(ui, scene, Action::JoinEvent, Weight::Plain, actions);
                let first = if Action::ShareEvent.is_available(scene) { share } else { join };
                if std::mem::take(&mut self.focus) {
                    first.request_focus();
                }
                if scene.snap.door.joining.is_none() {
                    focus::begin_at(&first);
                }
            });
            self.door.show(ui, scene, actions);
        });
    }

    fn several(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        all: &StationsView,
        actions: &mut Actions,
    ) {
        if !all.stations.iter().any(|one| Some(one.id) == self.shown) {
            self.shown = all.stations.iter().find(|one| one.own).map(|one| one.id);
        }
        let room = ui.available_size();
        if room.x < 760.0 * scale(ui.ctx()).spread(1.4) {
            ScrollArea::vertical().id_salt("stations").auto_shrink([false, false]).show(ui, |ui| {
                self.list(ui, scene, all, actions);
                self.detail(ui, scene, all, actions);
            });
            return;
        }
        let width = (room.x * 0.42).clamp(300.0, 560.0);
        columns(ui, |ui| {
            scrolling_column(ui, vec2(width, room.y), "stations", |ui| {
                self.list(ui, scene, all, actions);
            });
            let salt = ("station", self.shown.map(String::from));
            scrolling_column(ui, vec2(ui.available_width(), room.y), salt, |ui| {
                self.detail(ui, scene, all, actions);
            });
        });
    }

    /// How the line is, what can be done, and who is there.
    fn list(&mut self, ui: &mut Ui, scene: &Scene<'_>, all: &StationsView, actions: &mut Actions) {
        line_ui(ui, scene, all);
        ui.horizontal_wrapped(|ui| {
            for action in [
                Action::ShareEvent,
                Action::InviteStation,
                Action::ShowServerCode,
                Action::CarryServer,
                Action::CarryHallServer,
                Action::CarryNoServer,
                Action::UseHallServer,
            ] {
                if action.is_available(scene) {
                    action_button(ui, scene, action, Weight::Plain, actions);
                }
            }
        });
        let rows: Vec<RowTexts> = all.stations.iter().map(|one| row(scene, one)).collect();
        let selected = all.stations.iter().position(|one| Some(one.id) == self.shown);
        let name = scene.say("stations-list");
        let chosen = list_ui(ui, &name, &rows, selected.unwrap_or(0), &mut self.focus);
        if let Some(one) = chosen.and_then(|row| all.stations.get(row)) {
            self.shown = Some(one.id);
        }
        // The keyboard begins in the list: what waits to be taken comes next.
        if Action::TakeBoards.is_available(scene) {
            action_button(ui, scene, Action::TakeBoards, Weight::Primary, actions);
        }
        waiting::show(ui, scene, actions);
        taken::show(ui, scene);
        refused::show(ui, scene);
    }

    fn detail(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        all: &StationsView,
        actions: &mut Actions,
    ) {
        self.door.show(ui, scene, actions);
        settle::list_ui(ui, scene, actions);
        let found = self.shown.and_then(|id| all.station(id));
        let Some(one) = found else { return };
        let title = scene.say_with("stations-station", &lines::named(one));
        card(ui, &title, |ui| {
            facts(ui, &lines::facts(scene, one));
        });
        ui.horizontal_wrapped(|ui| {
            for action in [
                Action::GiveBoards,
                Action::TakeOverBoards,
                Action::HandOverChief,
                Action::TakeOverChief,
                Action::DismissStation,
                Action::JoinEvent,
            ] {
                action_button(ui, scene, action, Weight::Plain, actions);
            }
        });
    }
}

/// How the line to the others is.
fn line_ui(ui: &mut Ui, scene: &Scene<'_>, all: &StationsView) {
    let (tone, text) = match &all.line {
        LineState::None => (Tone::Warn, scene.say("stations-line-none")),
        LineState::Connecting => (Tone::Info, scene.say("stations-line-connecting")),
        LineState::Up => (Tone::Good, scene.say("stations-line-up")),
        LineState::Down(why) => {
            let why = ("why", scene.words.tell(why).into());
            (Tone::Bad, scene.say_with("stations-line-down", &[why]))
        }
    };
    badge(ui, tone, &text);
    let served = &scene.snap.door.served;
    if !served.is_empty() {
        let at = ("address", served.join(", ").into());
        soft(ui, scene.say_with("stations-served", &[at]));
    }
}

fn row(scene: &Scene<'_>, one: &StationView) -> RowTexts {
    let tone = match lines::is_away(scene, one) {
        _ if one.written_twice.is_some() => Tone::Bad,
        _ if one.dismissed => Tone::Neutral,
        true => Tone::Warn,
        false if one.newer || one.behind.is_some_and(|rows| rows > 0) => Tone::Info,
        false => Tone::Good,
    };
    let title = scene.say_with("stations-row", &lines::named(one));
    let twice = lines::twice(scene, one);
    let detail = sentence(&[&twice, &lines::keeps(scene, one), &lines::serves(scene, one)]);
    let aside = lines::heard(scene, one);
    (tone, [title, detail, aside, lines::spoken(scene, one)])
}
