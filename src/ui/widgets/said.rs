//! What a widget wants said that no name and no description tells: a cell of a table that was walked to,
//! why a button that is out of use does nothing. A widget knows nobody who speaks; the window takes it
//! out at the end of the pass.

use egui::{Context, Id};

/// Has something said; of several in one pass the last.
pub fn say(ctx: &Context, text: String) {
    ctx.data_mut(|data| data.insert_temp(key(), text));
    ctx.request_repaint();
}

/// Takes out what is to be said.
#[must_use]
pub fn take(ctx: &Context) -> Option<String> {
    ctx.data_mut(|data| data.remove_temp(key()))
}

fn key() -> Id {
    Id::unique("what a widget wants said")
}
