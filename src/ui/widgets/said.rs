//! What a widget wants said that no name and no description tells: a cell of a table that was walked to,
//! why a button that is out of use does nothing, what a page holds on which the keyboard stands elsewhere.
//! A widget knows nobody who speaks; the window takes it out at the end of the pass.

use egui::{Context, Id};

/// Has something said that was asked for; of several in one pass the last.
pub fn say(ctx: &Context, text: String) {
    ctx.data_mut(|data| data.insert_temp(key(), text));
    ctx.request_repaint();
}

/// Takes out what is to be said.
#[must_use]
pub fn take(ctx: &Context) -> Option<String> {
    ctx.data_mut(|data| data.remove_temp(key()))
}

/// Has it said what a page holds, when it comes into sight: call it in every pass in which it is. `of` tells
/// it from other pages.
pub fn page(ctx: &Context, of: &str, text: &str) {
    let pass = ctx.cumulative_pass_nr();
    let is_new = ctx.data_mut(|data| {
        let page = data.get_temp_mut_or_default::<Page>(page_key());
        let stays = page.of == of && page.pass + 1 >= pass;
        page.is_new |= !stays;
        of.clone_into(&mut page.of);
        text.clone_into(&mut page.text);
        page.pass = pass;
        page.is_new
    });
    if is_new {
        ctx.request_repaint();
    }
}

/// Takes out what the page holds that has come into sight.
#[must_use]
pub fn take_page(ctx: &Context) -> Option<String> {
    ctx.data_mut(|data| {
        let page = data.get_temp_mut_or_default::<Page>(page_key());
        std::mem::take(&mut page.is_new).then(|| page.text.clone())
    })
}

/// What a page holds, and in which pass it was in sight last.
#[derive(Debug, Clone, Default)]
struct Page {
    of: String,
    text: String,
    pass: u64,
    /// Whether it has just come into sight, and nobody has said so.
    is_new: bool,
}

fn key() -> Id {
    Id::unique("what a widget wants said")
}

fn page_key() -> Id {
    Id::unique("what the page in sight holds")
}
