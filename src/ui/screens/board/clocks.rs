//! The dual clock with what can be done to it.

use egui::{Ui, vec2};

use crate::actions::{Action, Actions};
use crate::phrases::{self, HalfText};
use crate::scene::Scene;
use crate::screens::board::look::ShownGame;
use crate::shell::{action_button, short_button};
use crate::tokens::{self, Text, scale, space};
use crate::widgets::button::Weight;
use crate::widgets::clock_face::{caption_height, clock_ui};
use crate::widgets::dial::dial_ui;
use crate::widgets::elide;
use crate::widgets::focus;
use crate::widgets::hint::hint;
use jadoube_chess::side::{BySide, Side};
use jadoube_i18n::clock;
use jadoube_laws::game::state::Game;

/// The name under which the preferences keep the mechanical face.
pub const DIAL: &str = "analogue";
/// The name under which they keep the digital one.
pub const DIGITAL: &str = "digital";

/// Draws the clock.
pub fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    shown: ShownGame<'_>,
    bottom: Side,
    actions: &mut Actions,
) {
    let mut view = phrases::clock_in(scene, shown.game, shown.at);
    if shown.past {
        // The past stands still; who ran then is told by the entry.
        view.running = None;
    }
    let texts = BySide::new(
        HalfText::of(scene.words, shown.game, &view, Side::White),
        HalfText::of(scene.words, shown.game, &view, Side::Black),
    );
    let words = BySide::new(texts.white.words(), texts.black.words());
    let width = ui.available_width();
    let text = scale(ui.ctx());
    if scene.prefs.clock_face == DIAL {
        let height = (width * 0.46).min(text.of(250.0));
        names(ui, shown.game, bottom, scene);
        dial_ui(ui, vec2(width, height), &view, bottom, &words);
    } else {
        let height = (width * 0.2).clamp(text.of(96.0), text.of(120.0));
        let height = height + caption_height(ui, width, &words);
        clock_ui(ui, vec2(width, height), &view, bottom, &words);
    }
    control_ui(ui, scene, shown, actions);
    if shown.past {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        let own = !shown.present.clock_on_table();
        if own {
            let idle = shown.present.clock.running().is_none();
            let weight = if idle { Weight::Primary } else { Weight::Plain };
            action_button(ui, scene, Action::PressClock, weight, actions);
            action_button(ui, scene, Action::StopClocks, Weight::Plain, actions);
        } else {
            action_button(ui, scene, Action::SetTableClock, Weight::Plain, actions);
        }
        action_button(ui, scene, Action::AdjustClock, Weight::Plain, actions);
        if Action::UndoCorrection.is_available(scene) {
            action_button(ui, scene, Action::UndoCorrection, Weight::Plain, actions);
        }
        ui.add_space(space::S);
        if shown.present.offer.is_some() {
            let accepted = (Action::AcceptDraw, "actions-accept-draw-short");
            short_button(ui, scene, accepted, Weight::Primary, actions);
            let declined = (Action::DeclineDraw, "actions-decline-draw-short");
            short_button(ui, scene, declined, Weight::Plain, actions);
        } else {
            action_button(ui, scene, Action::OfferDraw, Weight::Plain, actions);
        }
        action_button(ui, scene, Action::EndGame, Weight::Plain, actions);
    });
}

/// The time control, and the button for the other face.
fn control_ui(ui: &mut Ui, scene: &Scene<'_>, shown: ShownGame<'_>, actions: &mut Actions) {
    let text = scale(ui.ctx());
    let t = tokens::of(ui.ctx());
    let known = shown.game.setup.known_control();
    let control = known.map_or_else(
        || scene.say("board-control-unknown"),
        |control| clock::control(scene.words, control),
    );
    let told = known.map(|control| clock::control_aloud(scene.words, control));
    let mut lines = [told.unwrap_or_else(|| control.clone()), control];
    if shown.game.clock_on_table() {
        let on_table = scene.say("board-clock-on-table");
        lines = lines.map(|line| format!("{on_table} · {line}"));
    }
    let [told, line] = lines;
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 24.0;
        let face = scene.say(Action::ClockFace.label());
        let room = (ui.available_width() - text.of(150.0)).max(60.0);
        let galley = ui.painter().layout(line, Text::Caption.font(ui), t.ink_soft, room);
        let label = ui.label(galley);
        ui.ctx().accesskit_node_builder(label.id, |node| node.set_value(told));
        let right = egui::Layout::right_to_left(egui::Align::Center);
        ui.with_layout(right, |ui| {
            let label = Text::Caption.rich(face).color(t.accent);
            let button = egui::Button::new(label).frame(false).min_size(vec2(24.0, 24.0));
            let response = hint(ui.add(button), &scene.say(Action::ClockFace.hint()));
            focus::follow(&response);
            if response.clicked() {
                actions.run(Action::ClockFace);
            }
        });
    });
}

/// The players above the dials, as they sit; a mechanical clock bears no names.
fn names(ui: &mut Ui, game: &Game, left: Side, scene: &Scene<'_>) {
    let t = tokens::of(ui.ctx());
    let font = Text::Strong.font(ui);
    let width = ui.available_width();
    let size = vec2(width, font.size * 1.4);
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    for (side, x) in [(left, 0.25), (left.other(), 0.75)] {
        let name = phrases::player(scene.words, game, side);
        let at = rect.lerp_inside(vec2(x, 0.5));
        let place = (at, egui::Align2::CENTER_CENTER);
        elide::paint(ui.painter(), place, &name, font.clone(), t.ink, width * 0.46);
    }
}
