//! One of a few values: a label with the row of choices below it.

use egui::{Response, Ui};

use crate::tokens::{self, Text, space};
use crate::widgets::choice::{Choice, ChoiceKind, choice_ui};

/// Draws the row below its label; returns whether another one was chosen.
pub fn pick<T: PartialEq + Copy>(
    ui: &mut Ui,
    label: &str,
    options: &[(T, String)],
    value: &mut T,
) -> bool {
    let t = tokens::of(ui.ctx());
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        ui.label(Text::Caption.rich(label).color(t.ink_soft));
        let choices: Vec<Choice<'_>> =
            options.iter().map(|(_, word)| Choice { word, key: "" }).collect();
        let at = options.iter().position(|(option, _)| option == value);
        let wanted = choice_ui(ui, ChoiceKind::Setting, label, &choices, at);
        let chosen = wanted.and_then(|wanted| options.get(wanted));
        if let Some((option, _)) = chosen {
            *value = *option;
        }
        chosen.is_some()
    })
    .inner
}

/// Names a list that drops down, and tells what is chosen in it: on Linux a screen reader is told no
/// value of such a list.
pub fn name_list(ui: &Ui, list: &Response, label: &str, chosen: &str) {
    let (label, chosen) = (label.to_owned(), chosen.to_owned());
    ui.ctx().accesskit_node_builder(list.id, |node| {
        node.set_label(label);
        node.set_value(chosen.clone());
        node.set_description(chosen);
    });
}
