//! One of a few values: a label with the row of choices below it.

use egui::Ui;

use crate::ui::tokens::{self, Text, space};
use crate::ui::widgets::choice::{Choice, Form, choice_ui};

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
        let at = options.iter().position(|(option, _)| option == value).unwrap_or(0);
        let wanted = choice_ui(ui, Form::Setting, label, &choices, at);
        let chosen = wanted.and_then(|wanted| options.get(wanted));
        if let Some((option, _)) = chosen {
            *value = *option;
        }
        chosen.is_some()
    })
    .inner
}
