//! Buttons with their key beside the word. Which key does what is the actions' affair.
//!
//! A button that is out of use takes the keyboard all the same and tells why: who works by ear learns
//! that it is there only where the keyboard comes to. Pressed, it says so.

use egui::response::Flags;
use egui::{Button, Context, Id, Response, RichText, Sense, Stroke, Ui};

use crate::tokens::{self, Text};
use crate::widgets::{focus, said};

/// What a button is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// The thing to do next; at most one in sight.
    Primary,
    /// Any other.
    Plain,
    /// Without a frame, among text.
    Quiet,
}

/// A button; `key` is shown beside the word and told to screen readers.
pub fn button(ui: &mut Ui, weight: Weight, word: &str, key: Option<&str>) -> Response {
    button_hindered(ui, weight, word, key, None)
}

/// A button that is one of several with the same word: read aloud with what it is about,
/// `Remove: Novak`.
pub fn button_about(ui: &mut Ui, weight: Weight, word: &str, about: &str) -> Response {
    let response = button(ui, weight, word, None);
    let name = format!("{word}: {about}");
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
    response
}

/// Whether a control can be used now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Availability {
    /// It can.
    Yes,
    /// It cannot; it stays visible so that things keep their place.
    No,
}

impl From<bool> for Availability {
    fn from(can: bool) -> Self {
        if can { Self::Yes } else { Self::No }
    }
}

/// A button that is out of use where something hinders it: it tells the reason.
pub fn button_hindered(
    ui: &mut Ui,
    weight: Weight,
    word: &str,
    key: Option<&str>,
    hindered: Option<&str>,
) -> Response {
    let off = hindered.is_some() || !ui.is_enabled();
    next_row_before_breaking(ui, weight, word, key);
    let face = face(ui, weight, word, key);
    let (response, pressed) = if off { off_ui(ui, face) } else { (ui.add(face), false) };
    focus::follow(&response);
    // What hinders all of them comes before what hinders this one.
    let why = hindered_by(ui).or_else(|| hindered.map(str::to_owned));
    if pressed && let Some(why) = &why {
        said::say(ui.ctx(), format!("{word}: {why}"));
    }
    // The tree has the name of the key in the language for its sign.
    let (name, hint) = (word.to_owned(), key.map(str::to_owned));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_label(name);
        if let Some(key) = hint {
            node.set_keyboard_shortcut(key.clone());
            node.set_description(key);
        }
        if let Some(why) = why {
            node.set_description(why);
        }
    });
    response
}

/// In a row that wraps, a button goes to the next line before its word breaks. Where it is drawn in a `Ui` of its
/// own, as by [`hindered_ui`], only the one around that knows the row.
pub fn next_row_before_breaking(ui: &mut Ui, weight: Weight, word: &str, key: Option<&str>) {
    let layout = ui.layout();
    let begins = ui.cursor().left() <= ui.max_rect().left() + 1.0;
    if !(layout.is_horizontal() && layout.main_wrap()) || begins {
        return;
    }
    let width = |text: &str, style: Text| {
        let (text, font) = (text.to_owned(), style.font(ui));
        ui.painter().layout_no_wrap(text, font, egui::Color32::PLACEHOLDER).size().x
    };
    let (spacing, style) = (ui.spacing(), word_style(weight));
    let key = key.map_or(0.0, |key| width(key, Text::Caption) + spacing.icon_spacing);
    let wanted = width(word, style) + key + spacing.button_padding.x * 2.0;
    if wanted > ui.available_size_before_wrap().x {
        ui.end_row();
    }
}

/// The type of a button's word.
const fn word_style(weight: Weight) -> Text {
    match weight {
        Weight::Primary => Text::Strong,
        Weight::Plain | Weight::Quiet => Text::Body,
    }
}

fn face<'a>(ui: &Ui, weight: Weight, word: &str, key: Option<&str>) -> Button<'a> {
    let t = tokens::of(ui.ctx());
    let height = tokens::target(ui.ctx());
    let (fill, ink, edge) = match weight {
        Weight::Primary => (Some(t.accent), t.on_accent, Some(t.accent)),
        Weight::Plain => (None, t.ink, None),
        Weight::Quiet => (None, t.accent, None),
    };
    let mut face =
        Button::new(word_style(weight).rich(word).color(ink)).min_size(egui::vec2(height, height));
    if let Some(key) = key {
        let soft = if weight == Weight::Primary { t.on_accent } else { t.ink_soft };
        face = face.shortcut_text(RichText::new(key).text_style(Text::Caption.style()).color(soft));
    }
    if let Some(fill) = fill {
        face = face.fill(fill);
    }
    if let Some(edge) = edge {
        face = face.stroke(Stroke::new(t.edge_width, edge));
    }
    if weight == Weight::Quiet {
        face = face.frame_when_inactive(false);
    }
    face
}

/// A face that is out of use, drawn as egui draws one, but with the keyboard coming to it: the response
/// is that of a control that is neither enabled nor clicked. And whether it was pressed.
fn off_ui(ui: &mut Ui, face: Button<'_>) -> (Response, bool) {
    let before = ui.memory(|memory| memory.focused());
    let mut drawn = ui.add_enabled(false, face);
    // egui takes the keyboard from whatever is out of use.
    if before == Some(drawn.id) {
        ui.memory_mut(|memory| memory.request_focus(drawn.id));
    }
    drawn.flags.insert(Flags::ENABLED);
    let mut response = drawn.interact(Sense::click());
    let pressed = response.clicked();
    let on = Flags::ENABLED | Flags::CLICKED | Flags::FAKE_PRIMARY_CLICKED;
    response.flags.remove(on);
    (response, pressed)
}

/// Tells why nothing can be changed, if it is so: every button of a [`hindered_ui`] then says it.
pub fn hinder(ctx: &Context, why: Option<&str>) {
    ctx.data_mut(|data| match why {
        Some(why) => {
            data.insert_temp(hindrance(), why.to_owned());
        }
        None => data.remove::<String>(hindrance()),
    });
}

/// Draws controls that are all out of use where something hinders them; each button tells the reason.
pub fn hindered_ui<R>(ui: &mut Ui, why: Option<&str>, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let before = ui.data(|data| data.get_temp::<String>(hindrance()));
    if why.is_some() {
        hinder(ui.ctx(), why);
    }
    let drawn = ui.add_enabled_ui(why.is_none(), draw).inner;
    if why.is_some() {
        hinder(ui.ctx(), before.as_deref());
    }
    drawn
}

/// Why nothing can be changed here, if it is so.
#[must_use]
pub fn hindered_by(ui: &Ui) -> Option<String> {
    ui.data(|data| data.get_temp::<String>(hindrance())).filter(|_| !ui.is_enabled())
}

fn hindrance() -> Id {
    Id::unique("why nothing can be changed")
}
