//! A code for a camera: always dark on white, whatever the theme.

use egui::accesskit::Role;
use egui::{Color32, Rect, Sense, Ui, vec2};

/// Draws the dark modules of a code of so many modules a side, as a picture with a name.
pub fn camera_code(ui: &mut Ui, (dark, side): (&[(usize, usize)], usize), edge: f32, name: &str) {
    let (rect, response) = ui.allocate_exact_size(vec2(edge, edge), Sense::hover());
    let painter = ui.painter();
    painter.rect_filled(rect, 0.0, Color32::WHITE);
    // Four modules of silence around it, as the standard asks for.
    let step = edge / (side as f32 + 8.0);
    for (column, row) in dark {
        let place = vec2((*column as f32 + 4.0) * step, (*row as f32 + 4.0) * step);
        let module = Rect::from_min_size(rect.min + place, vec2(step, step));
        painter.rect_filled(module, 0.0, Color32::BLACK);
    }
    let name = name.to_owned();
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Image);
        node.set_label(name);
    });
}
