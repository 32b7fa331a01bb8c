//! What stands round every screen: the rail with the screens, the head with the competition and
//! the two most wanted buttons.

use egui::accesskit::Role;
use egui::{FontId, Frame, Panel, Rect, ScrollArea, Sense, Ui, vec2};

use crate::actions::{Action, Actions, Screen};
use crate::icons::Pen;
use crate::scene::Scene;
use crate::screens::palette::groups;
use crate::screens::view::View;
use crate::tokens::{self, Text, radius, scale, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::elide;
use crate::widgets::hint::hint;
use jadoube_chess::side::Side;
use jadoube_i18n::chess;
use jadoube_laws::ids::BoardNo;

/// A button for an action, with its key and explanation.
pub fn action_button(
    ui: &mut Ui,
    scene: &Scene<'_>,
    action: Action,
    weight: Weight,
    actions: &mut Actions,
) -> egui::Response {
    let key = action.key_text(scene.words);
    let name = scene.say(action.label());
    button_of(ui, scene, (action, key.as_deref(), &name), weight, actions)
}

/// The same without its key and with a shorter caption, the message of that id, where there is little
/// room: its name for a screen reader stays the action's.
pub fn short_button(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (action, caption): (Action, &str),
    weight: Weight,
    actions: &mut Actions,
) -> egui::Response {
    let response = button_of(ui, scene, (action, None, &scene.say(caption)), weight, actions);
    let name = scene.say(action.label());
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
    response
}

fn button_of(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (action, key, caption): (Action, Option<&str>, &str),
    weight: Weight,
    actions: &mut Actions,
) -> egui::Response {
    let why = (!action.is_available(scene)).then(|| why_not(scene, action));
    let response = button_hindered(ui, weight, caption, key, why.as_deref());
    let response = hint(response, &scene.say(action.hint()));
    if response.clicked() {
        actions.run(action);
    }
    response
}

/// Why an action cannot be done now.
fn why_not(scene: &Scene<'_>, action: Action) -> String {
    let only_read = scene.hindrance().filter(|_| scene.is_open());
    only_read.unwrap_or_else(|| groups::why_not(action, scene))
}

/// What says why a game is only read, as when it has left its board, and the way to the present one;
/// returns that button, where work begins.
pub fn only_read_ui(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) -> egui::Response {
    ui.horizontal_wrapped(|ui| {
        badge(ui, Tone::Warn, &scene.say(scene.why_only_read()));
        let present = button(ui, Weight::Plain, &scene.say(Action::LookAtPresent.label()), None);
        if present.clicked() {
            actions.run(Action::LookAtPresent);
        }
        present
    })
    .inner
}

/// The rail is no wider than this.
const RAIL_MAX: f32 = 190.0;

/// The rail at the left with the screens.
pub(crate) fn rail<'v>(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (views, shown): (&dyn Fn(Screen) -> &'v dyn View, Screen),
    actions: &mut Actions,
) {
    let t = tokens::of(ui.ctx());
    let width = rail_width(ui, scene);
    let frame = Frame::new().fill(t.surface).inner_margin(space::S);
    Panel::left("rail").exact_size(width).resizable(false).frame(frame).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        ui.add_space(space::XS);
        let each = ui.available_height() / Screen::ALL.len() as f32 - space::XS - 0.5;
        let font = rail_font(ui, scene, each);
        // In a very low window the last screens are below its edge.
        ScrollArea::vertical().show(ui, |ui| {
            for screen in Screen::ALL {
                rail_button(ui, scene, (each, &font), (views(screen), screen, shown), actions);
            }
        });
    });
}

/// As wide as the longest name needs, within reason.
fn rail_width(ui: &Ui, scene: &Scene<'_>) -> f32 {
    (widest_name(ui, scene, &Text::Caption.font(ui)) + space::S * 3.0).clamp(92.0, RAIL_MAX)
}

fn widest_name(ui: &Ui, scene: &Scene<'_>, font: &FontId) -> f32 {
    let widths = Screen::ALL.into_iter().map(|screen| {
        let label = scene.say(screen.action().label());
        let ink = egui::Color32::PLACEHOLDER;
        ui.painter().layout_no_wrap(label, font.clone(), ink).size().x
    });
    widths.fold(0.0, f32::max)
}

/// The smallest picture of a screen, and the smallest type of its name.
const PICTURE_MIN: f32 = 16.0;
const NAME_MIN: f32 = 12.0;

/// The type of the names on the rail: as large as all other text until the longest would be cut, or the
/// last screens would be below the edge of the window.
fn rail_font(ui: &Ui, scene: &Scene<'_>, height: f32) -> FontId {
    let font = Text::Caption.font(ui);
    let room = RAIL_MAX - space::S * 3.0;
    let size = font.size * (room / widest_name(ui, scene, &font)).min(1.0);
    let fits = (height - PICTURE_MIN - space::S) / 1.4;
    FontId::new(size.min(fits.max(NAME_MIN)), font.family)
}

fn rail_button(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (room, font): (f32, &FontId),
    (view, screen, shown): (&dyn View, Screen, Screen),
    actions: &mut Actions,
) {
    let t = tokens::of(ui.ctx());
    let action = screen.action();
    // The picture shrinks until all screens are in sight.
    let word = font.size * 1.4;
    let picture = (font.size * 1.7).max(22.0);
    let around = (room - word - picture).clamp(space::S, space::M * 1.5);
    let picture = picture.min(room - word - around).max(PICTURE_MIN);
    let others = word + around;
    let width = ui.available_width();
    let size = vec2(width, picture + others);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let chosen = screen == shown;
    let (fill, ink) = if chosen {
        (t.accent, t.on_accent)
    } else if response.hovered() {
        (t.raised_hover, t.ink)
    } else {
        (t.surface, t.ink_soft)
    };
    ui.painter().rect_filled(rect, f32::from(radius::M), fill);
    let top = rect.center_top() + vec2(0.0, around * 0.5 + picture * 0.5);
    let square = Rect::from_center_size(top, egui::Vec2::splat(picture));
    view.icon(&Pen::new(ui.painter(), square, ink, fill));
    let at = (rect.center_bottom() - vec2(0.0, around * 0.25), egui::Align2::CENTER_BOTTOM);
    let label = scene.say(action.label());
    elide::paint(ui.painter(), at, &label, font.clone(), ink, width);
    let size = font.size.min(picture * 0.7);
    rail_mark(ui, view.waiting(scene), rect, &FontId { size, ..font.clone() });
    let key = action.key_text(scene.words).unwrap_or_default();
    let name = label.clone();
    let what = format!("{} · {key}", scene.say(action.hint()));
    let told = key;
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Tab);
        node.set_label(name);
        node.set_selected(chosen);
        node.set_description(told);
        node.add_action(egui::accesskit::Action::Click);
    });
    if hint(response, &what).clicked() {
        actions.run(action);
    }
}

/// The number of things that wait on a screen, at the corner of its button.
fn rail_mark(ui: &Ui, waiting: usize, rect: Rect, font: &FontId) {
    if waiting == 0 {
        return;
    }
    let t = tokens::of(ui.ctx());
    let text = waiting.to_string();
    let galley = ui.painter().layout_no_wrap(text, font.clone(), t.warn.on_fill);
    let width = (galley.size().x + 10.0).max(font.size * 1.5);
    let min = egui::pos2(rect.right() - width - 4.0, rect.top() + 4.0);
    let mark = Rect::from_min_size(min, vec2(width, font.size * 1.4));
    ui.painter().rect_filled(mark, mark.height() * 0.5, t.warn.fill);
    ui.painter().galley(mark.center() - galley.size() * 0.5, galley, t.warn.on_fill);
}

/// The head with the name of the competition.
pub fn head(ui: &mut Ui, scene: &Scene<'_>, title: &str, actions: &mut Actions) {
    let t = tokens::of(ui.ctx());
    let tight = tokens::is_tight(ui.ctx());
    let margin = egui::Margin::symmetric(16, if tight { 4 } else { 10 });
    let frame = Frame::new().fill(t.canvas).inner_margin(margin);
    Panel::top("head").resizable(false).show_separator_line(false).frame(frame).show(ui, |ui| {
        let buttons = scale(ui.ctx()).of(400.0);
        let room = ui.available_width() - buttons;
        let ink = egui::Color32::PLACEHOLDER;
        let wanted = ui.painter().layout_no_wrap(title.to_owned(), Text::Heading.font(ui), ink);
        if room < wanted.size().x * 0.75 {
            // Beside the buttons there is no room for the title: it has a line of its own.
            ui.spacing_mut().interact_size.y = tokens::target(ui.ctx());
            let room = ui.available_width();
            let kind = if tight { Text::Strong } else { Text::Heading };
            title_ui(ui, title, (kind, room));
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
                if tight {
                    ui.spacing_mut().button_padding.x = space::XS;
                }
                menu_items(ui, scene, !tight, actions);
            });
            return;
        }
        ui.horizontal(|ui| {
            title_ui(ui, title, (Text::Heading, room));
            place_ui(ui, scene, buttons);
            let right = egui::Layout::right_to_left(egui::Align::Center);
            ui.with_layout(right, |ui| menu_items(ui, scene, true, actions));
        });
    });
}

/// The most wanted buttons, with their keys where there is room for them.
fn menu_items(ui: &mut Ui, scene: &Scene<'_>, keys: bool, actions: &mut Actions) {
    let items = [(Action::NewIncident, Weight::Primary), (Action::Palette, Weight::Plain)];
    for (action, weight) in items {
        if keys {
            action_button(ui, scene, action, weight, actions);
            continue;
        }
        let name = scene.say(action.label());
        let response = button_of(ui, scene, (action, None, &name), weight, actions);
        let key = action.key_text(scene.words).unwrap_or_default();
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_keyboard_shortcut(key));
    }
}

fn title_ui(ui: &mut Ui, title: &str, (kind, room): (Text, f32)) {
    let ink = tokens::of(ui.ctx()).ink;
    let galley = elide::fitted(ui.painter(), title, kind.font(ui), ink, room);
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    ui.painter().galley(rect.min, galley, ink);
    let name = title.to_owned();
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Heading);
        node.set_label(name);
    });
}

/// The name of the competition, where there is room for it beside the buttons.
fn place_ui(ui: &mut Ui, scene: &Scene<'_>, buttons: f32) {
    let Some(competition) = &scene.snap.hall.competition else { return };
    if ui.available_width() <= buttons + scale(ui.ctx()).of(80.0) {
        return;
    }
    let ink = tokens::of(ui.ctx()).ink_soft;
    let place = [competition.name.as_str(), competition.place.as_str()];
    let place: Vec<&str> = place.into_iter().filter(|text| !text.is_empty()).collect();
    let room = (ui.available_width() - buttons).max(0.0);
    // All of it, or the name alone.
    let texts = [place.join(" · "), competition.name.clone()];
    let lay = |text: String| {
        let galley = ui.painter().layout_no_wrap(text.clone(), Text::Body.font(ui), ink);
        (text, galley)
    };
    let fits = texts.into_iter().map(lay).find(|(_, galley)| galley.size().x <= room);
    let Some((text, galley)) = fits else { return };
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    ui.painter().galley(rect.min, galley, ink);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Label);
        // The text of a label is its value: on Linux it has no other name.
        node.set_value(text);
    });
}

/// “Board 3, White at the bottom”, the name of a board widget.
#[must_use]
pub fn board_name(scene: &Scene<'_>, board: BoardNo, bottom: Side) -> String {
    let bottom = chess::side(scene.words, bottom).into();
    scene.say_with("app-board-name", &[("board", board.0.into()), ("side", bottom)])
}
