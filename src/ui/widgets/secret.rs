//! A field for what nobody may see, hear or copy: it shows dots, whatever was typed, tells
//! a screen reader that it is for a secret and never what stands in it, and keeps it nowhere else;
//! a usual text field remembers what it held, for undoing.

use egui::accesskit::{Invalid, Role};
use egui::{Event, EventFilter, Key, Response, Sense, Stroke, StrokeKind, Ui, vec2};

use crate::tokens::{self, Text, radius, space};
use crate::widgets::field::{SaidBy, fault_ui, was_said};
use crate::widgets::focus;
use jadoube_desk::sealing::Secret;

/// Draws the field with its label above and what is wrong with it below; `told` is what a screen reader
/// says of it, such as whether something was typed.
pub fn secret_ui(
    ui: &mut Ui,
    label: &str,
    (told, fault): (&str, Option<&str>),
    secret: &mut Secret,
) -> Response {
    let t = tokens::of(ui.ctx());
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        ui.label(Text::Caption.rich(label).color(t.ink_soft));
        let width = ui.available_width().min(ui.spacing().text_edit_width * 2.0);
        let height = ui.spacing().interact_size.y;
        let (rect, mut response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        if response.clicked() {
            response.request_focus();
        }
        focus::come_back_when_used(&response);
        focus::follow(&response);
        let focused = response.has_focus();
        // Only what has the keyboard has something marked.
        let mut all = SelectAll { key: marked_key(response.id), on: false };
        if focused {
            all.on = ui.data(|data| data.get_temp(all.key)).unwrap_or_default();
            let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
            if type_into(ui, secret, &mut all.on) {
                response.mark_changed();
            }
        }
        ui.data_mut(|data| data.insert_temp(all.key, all.on));
        let stroke = match fault {
            Some(_) => Stroke::new(2.0, t.bad.ink),
            None if focused => ui.visuals().selection.stroke,
            None => Stroke::new(t.edge_width, t.edge),
        };
        ui.painter().rect(rect, radius::S, t.surface, stroke, StrokeKind::Inside);
        let count = secret.count();
        let dots = "●".repeat(if count == 0 { 0 } else { DOTS + count % 2 });
        let at = rect.left_center() + vec2(space::S, 0.0);
        let galley = ui.painter().layout_no_wrap(dots, Text::Body.font(ui), t.ink);
        let place = egui::Align2::LEFT_CENTER.anchor_size(at, galley.size());
        if all.on {
            ui.painter().rect_filled(place, 0.0, ui.visuals().selection.bg_fill);
        }
        ui.painter().galley(place.min, galley, t.ink);
        let label = label.to_owned();
        let unsaid = fault.filter(|why| was_said(ui, response.id, why) != Some(SaidBy::OwnVoice));
        let told = unsaid.map_or_else(|| told.to_owned(), |why| format!("{why}. {told}"));
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_role(Role::PasswordInput);
            node.set_label(label);
            node.set_description(told);
            node.add_action(egui::accesskit::Action::Focus);
            if unsaid.is_some() {
                node.set_invalid(Invalid::True);
            }
        });
        if let Some(fault) = fault {
            fault_ui(ui, fault);
        }
        response
    })
    .inner
}

/// Marks all that was typed in a field to which the keyboard comes: what is typed next takes its place.
pub fn mark_all(field: &Response) {
    field.ctx.data_mut(|data| data.insert_temp(marked_key(field.id), true));
}

fn marked_key(field: egui::Id) -> egui::Id {
    field.with("all")
}

/// Whether all that was typed is marked, and where that is kept.
struct SelectAll {
    key: egui::Id,
    on: bool,
}

/// The dots that are drawn, one more at every other letter: who types sees that a key was taken, and
/// who looks on does not see how long a move is, for that alone tells castling from other moves.
const DOTS: usize = 8;

/// What was typed or pasted; taken out of the input, so that nothing else sees it. Ctrl+A marks all,
/// and what is typed then takes its place: who cannot see what is wrong begins again. Tells whether another
/// text stands there now.
fn type_into(ui: &Ui, secret: &mut Secret, all: &mut bool) -> bool {
    let mut changed = false;
    ui.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Text(typed) | Event::Paste(typed) => {
                if std::mem::take(all) {
                    *secret = Secret::empty();
                }
                secret.push(typed);
                changed = true;
                false
            }
            Event::Key { key: Key::A, pressed: true, modifiers, .. } if modifiers.command => {
                *all = secret.count() > 0;
                false
            }
            Event::Key { key: Key::Backspace | Key::Delete, pressed: true, .. }
                if std::mem::take(all) =>
            {
                *secret = Secret::empty();
                changed = true;
                false
            }
            Event::Key { key: Key::Backspace, pressed: true, .. } => {
                secret.pop();
                changed = true;
                false
            }
            Event::Copy | Event::Cut => false,
            _ => true,
        });
    });
    changed
}
