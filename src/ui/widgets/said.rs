//! What a widget wants said that no name and no description tells: a cell of a table that was walked to,
//! why a button that is out of use does nothing, what a page holds on which the keyboard stands elsewhere, that a
//! dialog has opened.
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

/// What a dialog says that has just opened.
#[derive(Debug, Clone, Default)]
pub struct OpenedDialog {
    /// Its name, and what it asks or tells: a screen reader reads that by itself.
    pub text: String,
    /// What of that stands at no control to which the keyboard comes, for a screen reader.
    pub undescribed: String,
    /// Whether it cannot wait; who has no screen reader is answered with it then.
    pub is_urgent: bool,
}

impl OpenedDialog {
    /// A dialog of which no more is said than its name.
    #[must_use]
    pub const fn named(text: String) -> Self {
        Self { text, undescribed: String::new(), is_urgent: false }
    }
}

/// Has it said which dialog has just opened, and what it asks.
pub fn opened(ctx: &Context, dialog: OpenedDialog) {
    ctx.data_mut(|data| data.insert_temp(opened_key(), dialog));
}

/// Notes that the dialog that has just opened begins at a choice: what it tells beside its name describes none of
/// its options, and a screen reader is told of it otherwise.
pub fn begins_at_choice(ctx: &Context, told: &str) {
    let Some(dialog) = ctx.data(|data| data.get_temp::<OpenedDialog>(opened_key())) else { return };
    opened(ctx, OpenedDialog { undescribed: told.to_owned(), ..dialog });
    ctx.request_repaint();
}

/// Takes out which dialog has opened.
#[must_use]
pub fn take_opened(ctx: &Context) -> Option<OpenedDialog> {
    ctx.data_mut(|data| data.remove_temp(opened_key()))
}

/// Has it said what a page holds, when it comes into sight: call it in every pass in which it is. `of` tells
/// it from other pages, of which several may be in sight at once.
pub fn page(ctx: &Context, of: &str, text: &str) {
    let pass = ctx.cumulative_pass_nr();
    let is_new = ctx.data_mut(|data| {
        let pages = data.get_temp_mut_or_default::<Vec<Page>>(pages_key());
        pages.retain(|page| page.pass + 1 >= pass);
        if let Some(page) = pages.iter_mut().find(|page| page.of == of) {
            text.clone_into(&mut page.text);
            page.pass = pass;
            return page.is_new;
        }
        let (of, text) = (of.to_owned(), text.to_owned());
        pages.push(Page { of, text, pass, is_new: true });
        true
    });
    if is_new {
        ctx.request_repaint();
    }
}

/// Takes out what the pages hold that have come into sight.
#[must_use]
pub fn take_page(ctx: &Context) -> Option<String> {
    ctx.data_mut(|data| {
        let pages = data.get_temp_mut_or_default::<Vec<Page>>(pages_key());
        let new = pages
            .iter_mut()
            .filter_map(|page| std::mem::take(&mut page.is_new).then(|| page.text.clone()));
        let new: Vec<String> = new.filter(|text| !text.is_empty()).collect();
        (!new.is_empty()).then(|| new.join(". "))
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

fn opened_key() -> Id {
    Id::unique("which dialog has opened")
}

fn pages_key() -> Id {
    Id::unique("what the pages in sight hold")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_page_in_sight_is_said_once_however_many_there_are() {
        let ctx = Context::default();
        let told = |of: &[&str]| {
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                for of in of {
                    page(ui.ctx(), of, of);
                }
            });
            output.textures_delta.clear();
            take_page(&ctx)
        };
        assert_eq!(told(&["alone", "joining"]).as_deref(), Some("alone. joining"));
        for _ in 0..3 {
            assert_eq!(told(&["alone", "joining"]), None);
        }
        assert_eq!(told(&["joining"]), None);
        assert_eq!(told(&["joining", "alone"]).as_deref(), Some("alone"));
        // Who comes back to it hears it again.
        assert_eq!((told(&[]), told(&[])), (None, None));
        assert_eq!(told(&["joining"]).as_deref(), Some("joining"));
    }
}
