//! Buttons with their key beside the word. Which key does what is the actions' affair.

use egui::{Button, Context, Id, Response, RichText, Stroke, Ui};

use crate::tokens::{self, Text, scale, space};
use crate::widgets::focus;

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
    button_enabled(ui, weight, word, key, Enabled::Yes)
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
pub enum Enabled {
    /// It can.
    Yes,
    /// It cannot; it stays visible so that things keep their place.
    No,
}

impl From<bool> for Enabled {
    fn from(can: bool) -> Self {
        if can { Self::Yes } else { Self::No }
    }
}

/// A button that is out of use where something hinders it: read aloud with the reason, which also
/// stands beside it.
pub fn button_hindered(
    ui: &mut Ui,
    weight: Weight,
    word: &str,
    key: Option<&str>,
    hindered: Option<&str>,
) -> Response {
    let response = button_enabled(ui, weight, word, key, hindered.is_none());
    if let Some(why) = hindered {
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(why));
    }
    response
}

/// A button that may be out of use.
pub fn button_enabled(
    ui: &mut Ui,
    weight: Weight,
    word: &str,
    key: Option<&str>,
    enabled: impl Into<Enabled>,
) -> Response {
    let t = tokens::of(ui.ctx());
    let height = scale(ui.ctx()).of(space::TARGET);
    let (fill, ink, edge) = match weight {
        Weight::Primary => (Some(t.accent), t.on_accent, Some(t.accent)),
        Weight::Plain => (None, t.ink, None),
        Weight::Quiet => (None, t.accent, None),
    };
    let style = if weight == Weight::Primary { Text::Strong } else { Text::Body };
    let mut face = Button::new(style.rich(word).color(ink)).min_size(egui::vec2(height, height));
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
    let response = ui.add_enabled(enabled.into() == Enabled::Yes, face);
    focus::follow(&response);
    let why = ui.data(|data| data.get_temp::<String>(hindrance())).filter(|_| !response.enabled());
    // Voices leave the sign out.
    let (name, hint) = (word.to_owned(), key.map(|key| key.replace('⏎', "Enter")));
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

/// Tells why nothing can be changed, if it is so: every button that is out of use then says it.
pub fn hinder(ctx: &Context, why: Option<&str>) {
    ctx.data_mut(|data| match why {
        Some(why) => {
            data.insert_temp(hindrance(), why.to_owned());
        }
        None => data.remove::<String>(hindrance()),
    });
}

fn hindrance() -> Id {
    Id::unique("why nothing can be changed")
}
