//! How a form is laid out, where its keyboard begins, what Enter does, and which buttons stand below.

use egui::{Context, Event, Id, Key, Ui};

use crate::widgets::choice;

/// How the fields of a form are laid out; where the window is too low for them, they scroll.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FormLayout {
    /// As wide as they are.
    Plain,
    /// As wide as the dialog may be.
    Wide,
    /// In two columns that scroll together.
    Columns,
    /// In two columns that scroll each for itself.
    Beside,
}

/// Where the keyboard begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Begin {
    /// At the first field that is written in.
    First,
    /// At the field or the choice with this label.
    At(&'static str),
    /// At the button that sends the form, so that Enter is enough.
    MainButton,
    /// At the button that closes it: who pressed Enter for something else has agreed to nothing.
    Cancel,
    /// Where it is.
    Stay,
}

/// In which fields Enter sends the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Enter {
    /// In each, once none further down is empty.
    Last,
    /// In any of them, and at what is chosen in a choice.
    Any,
    /// In none.
    None,
}

/// Where Enter was pressed in a pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct EnterPress {
    /// In which of the fields, counted from the first, and its id.
    pub(super) field: Option<(usize, Id)>,
    /// Whether it was pressed in what was drawn elsewhere and counts as a field, or at what is chosen.
    pub(super) elsewhere: bool,
    /// Whether the form itself has done something with it.
    pub(super) is_used: bool,
}

impl EnterPress {
    /// The same with what was pressed at a choice; the key that has opened the form is none of its own.
    pub(super) fn at_choice(self, ui: &Ui, opened: bool) -> Self {
        Self { elsewhere: self.elsewhere || !opened && choice::entered(ui), ..self }
    }
}

/// A field that is written in, as it was drawn last.
#[derive(Debug)]
pub(super) struct WrittenField {
    /// By which it is known.
    pub(super) id: &'static str,
    /// Its label in words.
    pub(super) label: String,
    /// Whether nothing stands in it.
    pub(super) is_empty: bool,
}

/// Another button that sends a form, by Ctrl and Enter; Enter is then that of the first.
#[derive(Debug)]
pub(super) struct Second {
    pub(super) label: String,
    /// Why it cannot be pressed; nothing, if it can.
    pub(super) hindered: Option<String>,
}

/// Which buttons stand below a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Foot {
    /// Those that send it, and Cancel.
    Send,
    /// Close: nothing is sent.
    Close,
    /// No buttons.
    Bare,
}

/// How much is selected in a field to which the keyboard is brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FieldSelection {
    All,
    Nothing,
}

/// Whether a key that presses a button or leaves a dialog comes with this pass only because it is held down.
pub(super) fn is_held(ctx: &Context) -> bool {
    let presses = |event: &Event| match event {
        Event::Key {
            key: Key::Enter | Key::Space | Key::Escape, pressed: true, repeat, ..
        } => Some(*repeat),
        _ => None,
    };
    ctx.input(|input| {
        let mut repeats = input.events.iter().filter_map(presses).peekable();
        repeats.peek().is_some() && repeats.all(|repeat| repeat)
    })
}

/// Adds what stands above the fields to the description of the one in which the form was opened: of a dialog
/// whose keyboard begins in such a field a screen reader may read no more than that. What is wrong with it
/// comes alone.
pub(super) fn describe(ui: &Ui, field: Option<Id>, about: &str) {
    let Some(field) = field.filter(|_| !about.is_empty()) else { return };
    ui.ctx().accesskit_node_builder(field, |node| {
        if node.invalid().is_some() {
            return;
        }
        let told = match node.description() {
            Some(more) => format!("{about} {more}"),
            None => about.to_owned(),
        };
        node.set_description(told);
    });
}
