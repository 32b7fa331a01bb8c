//! Board and clock as large as the window allows, to be read from two metres away: the times, whose
//! move it is and the last move beside the board; the field for moves and questions stays.

use egui::{RichText, Ui, vec2};

use crate::actions::{Action, Actions};
use crate::phrases::{self, HalfText};
use crate::scene::Scene;
use crate::screens::board::entry::{self, MoveInput};
use crate::screens::board::look::{self, Look, ShownGame};
use crate::screens::board::{explore, position};
use crate::shell::{action_button, short_button};
use crate::tokens::{self, Text, scale, space};
use crate::widgets::button::Weight;
use crate::widgets::clock_face::{large_half_ui, wake_for};
use crate::widgets::columns::{column, columns};
use jadoube_chess::side::Side;

/// The part of the window's width that the board may take.
const BOARD: f32 = 0.6;
/// The height of the words beside the board, as a part of the board's side; it grows with the text.
const WORDS: (f32, f32) = (0.055, 0.09);
/// The height of a clock, as a part of the board's side, where there is room for it; and at least.
const CLOCK: f32 = 0.27;
const LEAST: f32 = 0.12;
/// From this width on, in points of the usual text, the key stands beside the word of a button.
const KEY: f32 = 230.0;

/// How high that is which stands beside the clocks in their column, as in the pass before.
#[derive(Debug, Clone, Copy)]
struct AroundClocks {
    /// The words between them.
    between: f32,
    /// The field below them.
    field: f32,
}

impl AroundClocks {
    fn differs(self, other: Self) -> bool {
        let pairs = [(self.between, other.between), (self.field, other.field)];
        pairs.iter().any(|(one, other)| (one - other).abs() > 1.0)
    }
}

/// Draws it.
pub fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut MoveInput,
    look: &mut Look,
    shown: ShownGame<'_>,
    actions: &mut Actions,
) {
    let room = vec2(ui.available_width(), ui.clip_rect().height());
    let side = (room.y - space::S).min(room.x * BOARD).max(260.0);
    columns(ui, |ui| {
        column(ui, vec2(side, room.y), |ui| {
            position::show(ui, scene, state, shown, side, actions);
        });
        ui.add_space(space::S);
        let width = ui.available_width();
        column(ui, vec2(width, room.y), |ui| {
            beside(ui, scene, state, look, shown, side, actions);
        });
    });
}

fn beside(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut MoveInput,
    look: &mut Look,
    shown: ShownGame<'_>,
    side: f32,
    actions: &mut Actions,
) {
    if shown.past {
        look::banner(ui, scene, look, shown, actions);
    }
    // Both clocks are in sight, whatever stands above them and between them; so is the field with two lines of what
    // is wrong with a move, where there is room for that.
    let key = ui.scope_id().with("around the clocks");
    let around = ui.data(|data| data.get_temp::<AroundClocks>(key));
    let around = around.unwrap_or(AroundClocks { between: side * 0.15, field: 0.0 });
    let kept = 2.0 * ui.text_style_height(&Text::Caption.style()) + space::XS;
    let rest = (ui.available_height() - around.between - space::S) * 0.5;
    let with_field = rest - (around.field + kept + space::S) * 0.5;
    let rest = if with_field < side * LEAST { rest } else { with_field };
    let height = (side * CLOCK).min(ui.available_width() * 0.5).min(rest.max(side * LEAST));
    clock(ui, scene, shown, state.bottom.other(), height);
    let top = ui.cursor().top();
    words(ui, scene, shown, side);
    let mut measured = AroundClocks { between: ui.cursor().top() - top, ..around };
    clock(ui, scene, shown, state.bottom, height);
    if !shown.past {
        if let Some(tried) = state.attempt {
            position::attempt_ui(ui, scene, shown, tried, actions);
        }
        let top = ui.cursor().top();
        entry::show(ui, scene, state, shown, actions);
        measured.field = ui.cursor().top() - top;
    }
    if measured.differs(around) {
        ui.data_mut(|data| data.insert_temp(key, measured));
        ui.ctx().request_discard("the clocks make room for the words and the field");
    }
    // What is wrong scrolls in its place: longer, it would push the clocks out of the window.
    let foot = tokens::target(ui.ctx()) + 2.0 * space::S;
    let room = (ui.available_height() - foot).max(kept);
    ui.vertical(|ui| {
        if !shown.past {
            ui.set_min_height(kept);
            entry::answer_ui(ui, scene, state, shown, Some(room), actions);
        }
        state.explore.show(ui);
    });
    state.entry.reveals = false;
    let back = Action::LargeBoard;
    // In a narrow column the key would leave no room for a whole word.
    if ui.available_width() < scale(ui.ctx()).of(KEY) {
        short_button(ui, scene, (back, back.label()), Weight::Quiet, actions);
    } else {
        action_button(ui, scene, back, Weight::Quiet, actions);
    }
}

/// One player's clock, across the whole column.
fn clock(ui: &mut Ui, scene: &Scene<'_>, shown: ShownGame<'_>, side: Side, height: f32) {
    let mut view = phrases::clock_in(scene, shown.game, shown.at);
    if shown.past {
        view.running = None;
    }
    let text = HalfText::of(scene.words, shown.game, &view, side);
    let size = vec2(ui.available_width(), height);
    let (rect, room) = ui.allocate_exact_size(size, egui::Sense::hover());
    large_half_ui(ui, rect, room.id.with("clock"), &view, side, &text.words());
    wake_for(ui, &view);
}

/// Whose move it is, and the last move.
fn words(ui: &mut Ui, scene: &Scene<'_>, shown: ShownGame<'_>, side: f32) {
    let t = tokens::of(ui.ctx());
    let size = Text::Heading.font(ui).size.clamp(side * WORDS.0, side * WORDS.1);
    let big = |text: String| {
        let font = egui::FontId::new(size, Text::Strong.family());
        RichText::new(text).font(font).color(t.ink)
    };
    ui.label(big(phrases::status_of(scene, shown.no, shown.game)));
    if let Some(last) = phrases::last_move(shown.game) {
        let said = explore::last_move(scene, shown.game);
        let label = ui.label(big(last));
        ui.ctx().accesskit_node_builder(label.id, |node| node.set_value(said));
    }
}
