//! A field for what nobody may see, hear or copy: it shows dots, whatever was typed, tells
//! a screen reader that it is for a secret and never what stands in it, and keeps it nowhere else;
//! a usual text field remembers what it held, for undoing.

use egui::accesskit::Role;
use egui::{Event, EventFilter, Key, Response, Sense, StrokeKind, Ui, vec2};

use crate::desk::sealing::Secret;
use crate::ui::tokens::{self, Text, radius, space};
use crate::ui::widgets::focus;

/// Draws the field with its label above; `told` is what a screen reader says of it, such as
/// whether something was typed.
pub fn secret_ui(ui: &mut Ui, label: &str, told: &str, secret: &mut Secret) -> Response {
    let t = tokens::of(ui.ctx());
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        ui.label(Text::Caption.rich(label).color(t.ink_soft));
        let width = ui.available_width().min(ui.spacing().text_edit_width * 2.0);
        let height = ui.spacing().interact_size.y;
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        if response.clicked() {
            response.request_focus();
        }
        focus::follow(&response);
        let focused = response.has_focus();
        if focused {
            let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
            type_into(ui, secret);
        }
        let stroke = if focused {
            ui.visuals().selection.stroke
        } else {
            egui::Stroke::new(t.edge_width, t.edge)
        };
        ui.painter().rect(rect, radius::S, t.surface, stroke, StrokeKind::Inside);
        let count = secret.count();
        let dots = "●".repeat(if count == 0 { 0 } else { DOTS + count % 2 });
        let at = rect.left_center() + vec2(space::S, 0.0);
        ui.painter().text(at, egui::Align2::LEFT_CENTER, dots, Text::Body.font(ui), t.ink);
        let (label, told) = (label.to_owned(), told.to_owned());
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_role(Role::PasswordInput);
            node.set_label(label);
            node.set_description(told);
            node.add_action(egui::accesskit::Action::Focus);
        });
        response
    })
    .inner
}

/// The dots that are drawn, one more at every other letter: who types sees that a key was taken, and
/// who looks on does not see how long a move is, for that alone tells castling from other moves.
const DOTS: usize = 8;

/// What was typed or pasted; taken out of the input, so that nothing else sees it.
fn type_into(ui: &Ui, secret: &mut Secret) {
    ui.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Text(typed) | Event::Paste(typed) => {
                secret.push(typed);
                false
            }
            Event::Key { key: Key::Backspace, pressed: true, .. } => {
                secret.pop();
                false
            }
            Event::Copy | Event::Cut => false,
            _ => true,
        });
    });
}
