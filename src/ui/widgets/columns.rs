//! Columns that stand beside each other, each drawn from the top down.

use egui::{Align, AsIdSalt, Layout, ScrollArea, Ui, Vec2};

/// Draws what stands beside each other.
pub fn columns<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.with_layout(Layout::left_to_right(Align::Min), content).inner
}

/// One of them, of this size.
pub fn column<R>(ui: &mut Ui, size: Vec2, content: impl FnOnce(&mut Ui) -> R) -> R {
    let column = ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        ui.set_width(size.x);
        content(ui)
    });
    column.inner
}

/// One that scrolls for itself; `salt` tells it from the others.
pub fn scrolling_column<R>(
    ui: &mut Ui,
    size: Vec2,
    salt: impl AsIdSalt,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    column(ui, size, |ui| {
        let area = ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]);
        area.show(ui, content).inner
    })
}
