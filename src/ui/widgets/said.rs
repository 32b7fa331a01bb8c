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

/// Has it said what a page holds, when it comes into sight: call it in every pass in which it is.
pub fn page(ctx: &Context, text: &str) {
    let (key, pass) = (page_key(), ctx.cumulative_pass_nr());
    let before = ctx.data_mut(|data| {
        let before = data.get_temp::<Page>(key);
        let told = Page { text: text.to_owned(), pass, is_new: false };
        data.insert_temp(key, told);
        before
    });
    if before.is_none_or(|before| before.pass + 1 < pass || before.is_new) {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Page>(key).is_new = true);
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
