//! A box that is ticked, with its word behind it.

use egui::{IntoAtoms, Response, Ui};

use crate::widgets::focus;

/// Draws the box; it comes into sight with the keyboard, and the ring leaves its word alone.
pub fn tick<'a>(ui: &mut Ui, on: &'a mut bool, word: impl IntoAtoms<'a>) -> Response {
    let response = ui.checkbox(on, word);
    focus::follow(&response);
    focus::ring_apart(&response);
    response
}
