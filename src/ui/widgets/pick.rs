//! One of a few values: a label with the row of choices below it.

use egui::{EventFilter, Popup, Response, Ui};

use crate::tokens::{self, Text, space};
use crate::widgets::choice::{self, Choice, ChoiceKind, choice_ui};
use crate::widgets::field::fault_ui;
use crate::widgets::focus::{self, Escape};

/// Draws the row below its label; returns whether another one was chosen.
pub fn pick<T: PartialEq + Copy>(
    ui: &mut Ui,
    label: &str,
    options: &[(T, String)],
    value: &mut T,
) -> bool {
    pick_told(ui, label, (options, &[]), value)
}

/// The same with what is told of each option, in the order of the options, where their words are signs.
pub fn pick_told<T: PartialEq + Copy>(
    ui: &mut Ui,
    label: &str,
    options: (&[(T, String)], &[String]),
    value: &mut T,
) -> bool {
    pick_with_fault(ui, (label, None), options, value)
}

/// The same with what is wrong with what is chosen, below it.
pub fn pick_with_fault<T: PartialEq + Copy>(
    ui: &mut Ui,
    (label, fault): (&str, Option<&str>),
    (options, told): (&[(T, String)], &[String]),
    value: &mut T,
) -> bool {
    let t = tokens::of(ui.ctx());
    if is_squeezed(ui, options) {
        ui.end_row();
    }
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        ui.label(Text::Caption.rich(label).color(t.ink_soft));
        let told = told.iter().map(String::as_str).chain(std::iter::repeat(""));
        let choices = options.iter().zip(told);
        let choices: Vec<Choice<'_>> =
            choices.map(|((_, word), told)| Choice { word, told, key: "" }).collect();
        let at = options.iter().position(|(option, _)| option == value);
        let wanted = choice_ui(ui, ChoiceKind::Setting, label, &choices, at);
        let chosen = wanted.and_then(|wanted| options.get(wanted));
        if let Some((option, _)) = chosen {
            *value = *option;
        }
        if let Some(fault) = fault {
            fault_ui(ui, fault);
        }
        // Of what it is a choice is seen wherever the keyboard comes in it.
        focus::follow_whole(ui);
        chosen.is_some()
    })
    .inner
}

/// Whether the rest of a row is too narrow for all choices beside each other, and a row of its own is not.
fn is_squeezed<T>(ui: &Ui, options: &[(T, String)]) -> bool {
    let layout = ui.layout();
    if !layout.main_wrap() || !layout.is_horizontal() {
        return false;
    }
    let words = options.iter().map(|(_, word)| word.as_str());
    let wanted = choice::width(ui, words);
    let (rest, all) = (ui.available_size_before_wrap().x, ui.max_rect().width());
    wanted > rest && all > rest + 1.0
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

/// What Up and Down choose in a list that drops down, one of so many, while the keyboard is at it, open
/// or not.
pub fn turned(ui: &Ui, list: &Response, count: usize, at: Option<usize>) -> Option<usize> {
    let last = count.checked_sub(1)?;
    let by = steps(ui, list);
    let to = match at {
        _ if by == 0 => return None,
        Some(at) => at.saturating_add_signed(by).min(last),
        None if by > 0 => 0,
        None => last,
    };
    (Some(to) != at).then_some(to)
}

/// Opens a list that drops down with Up or Down, where what is chosen in it is done at once; in the open
/// one egui goes from line to line.
pub fn open_by_arrow(ui: &Ui, list: &Response) {
    let popup = list.id.with("popup");
    if Popup::is_id_open(ui.ctx(), popup) {
        let free = EventFilter::default();
        ui.memory_mut(|memory| memory.set_focus_lock_filter(list.id, free));
    } else if steps(ui, list) != 0 {
        Popup::open_id(ui.ctx(), popup);
    }
}

/// How many lines down the arrows go, while the keyboard is at a list.
fn steps(ui: &Ui, list: &Response) -> isize {
    if !list.has_focus() {
        return 0;
    }
    focus::hold_arrows(ui, list.id, Escape::Pass);
    focus::take_arrows(ui).iter().map(|step| isize::from(step.down)).sum()
}
