//! A tile: a card that is one control with one name, of the list that the hall is. What is painted in it says
//! nothing to a screen reader; the name says it all.

use egui::accesskit::Role;
use egui::{Id, Rect, Response, Sense, Stroke, StrokeKind, Ui};

use crate::tokens::{self, radius};
use crate::widgets::badge::Tone;
use crate::widgets::focus;

/// How a tile stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TileLook {
    /// Its edge; a tile that needs the arbiter has a thick one.
    pub tone: Tone,
    /// Whether it is the one at work.
    pub selected: bool,
    /// Whether the keyboard may stop here: one tile of a hall at a time.
    pub stop: TabStop,
}

/// Whether Tab stops at a control that belongs to a group with one tab stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TabStop {
    /// It does.
    Here,
    /// It does not; the arrow keys lead here.
    Elsewhere,
}

impl TabStop {
    /// `Here` if the two places are the same one.
    #[must_use]
    pub fn at<T: PartialEq + Copy>(place: T, cursor: T) -> Self {
        if place == cursor { Self::Here } else { Self::Elsewhere }
    }

    /// The sense of a control with this stop.
    #[must_use]
    pub fn sense(self) -> Sense {
        if self == Self::Here { Sense::click() } else { Sense::CLICK }
    }
}

/// What a tile is for a screen reader.
#[derive(Debug)]
pub struct TileText {
    /// Its name, in which nothing runs.
    pub name: String,
    /// Of what `passing` tells: once that is another, it is told anew.
    pub of: String,
    /// What goes on all the time, where the keyboard stops: told when it comes, and then left as it
    /// is while what it is of stays the same.
    pub passing: Option<String>,
}

/// Paints the card and announces it; returns what was done to it. Paint the content into `rect`
/// afterwards.
pub fn tile(ui: &Ui, rect: Rect, id: Id, text: TileText, look: TileLook) -> Response {
    let t = tokens::of(ui.ctx());
    let response = ui.interact(rect, id, look.stop.sense());
    let fill = if look.selected {
        t.accent_soft
    } else if response.hovered() {
        t.raised_hover
    } else {
        t.surface
    };
    let edge = match look.tone {
        Tone::Bad | Tone::Warn => Stroke::new(3.0, look.tone.colours(t).ink),
        _ if look.selected => Stroke::new(2.0, t.accent),
        _ => Stroke::new(1.0, t.line),
    };
    let corner = f32::from(radius::L);
    ui.painter().rect(rect, corner, fill, edge, StrokeKind::Inside);
    let TileText { name, of, passing } = text;
    let passing = passing.map(|passing| focus::while_it_is(ui, id, &of, passing));
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::ListBoxOption);
        focus::name_clickable(node, rect, name);
        node.set_selected(look.stop == TabStop::Here);
        if let Some(passing) = passing {
            node.set_description(passing);
        }
    });
    response
}
