//! A list whose order somebody makes: one is moved up or down, or taken out, by key or by button.

use egui::{Key, Modifiers, Ui};

use crate::scene::Scene;
use crate::widgets::button::{Weight, button_about};

/// What is done to one of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ordering {
    /// It changes places with the one before it.
    Up,
    /// It changes places with the one behind it.
    Down,
    /// It is taken out.
    Remove,
}

impl Ordering {
    /// What the keys of a row ask for, where it has the keyboard; `name` is that of its list.
    pub(super) fn by_key(ui: &Ui, name: &str, row: usize) -> Option<Self> {
        let id = ui.scope_id().with(name).with(row);
        if !ui.memory(|memory| memory.has_focus(id)) {
            return None;
        }
        let pressed = |with, key| ui.input_mut(|input| input.consume_key(with, key));
        [
            (Modifiers::COMMAND, Key::ArrowUp, Self::Up),
            (Modifiers::COMMAND, Key::ArrowDown, Self::Down),
            (Modifiers::NONE, Key::Delete, Self::Remove),
        ]
        .into_iter()
        .find_map(|(with, key, what)| pressed(with, key).then_some(what))
    }

    /// The buttons for the one that is chosen, and what they ask for.
    pub(super) fn by_button(ui: &mut Ui, scene: &Scene<'_>, about: &str) -> Option<Self> {
        let buttons = [
            ("tournament-event-up", Self::Up),
            ("tournament-event-down", Self::Down),
            ("tournament-event-remove", Self::Remove),
        ];
        let mut asked = None;
        ui.horizontal_wrapped(|ui| {
            for (id, what) in buttons {
                if button_about(ui, Weight::Plain, &scene.say(id), about).clicked() {
                    asked = Some(what);
                }
            }
        });
        asked
    }

    /// Does it to the one at a place, and tells which one is chosen then.
    pub(super) fn carry_out<T>(self, list: &mut Vec<T>, at: usize) -> usize {
        let last = list.len().saturating_sub(1);
        let to = match self {
            Self::Up => at.saturating_sub(1),
            Self::Down => at.saturating_add(1).min(last),
            Self::Remove => at.min(last.saturating_sub(1)),
        };
        match self {
            Self::Up | Self::Down if at <= last && !list.is_empty() => list.swap(at, to),
            Self::Remove if at < list.len() => drop(list.remove(at)),
            _ => {}
        }
        to
    }
}

#[cfg(test)]
mod tests {
    use super::Ordering::{Down, Remove, Up};

    #[test]
    fn what_is_moved_or_taken_out_leaves_the_rest_in_order() {
        for (what, at, list, chosen) in [
            (Up, 2, "acb", 1),
            (Up, 0, "abc", 0),
            (Down, 0, "bac", 1),
            (Down, 2, "abc", 2),
            (Remove, 0, "bc", 0),
            (Remove, 2, "ab", 1),
        ] {
            let mut now: Vec<char> = "abc".chars().collect();
            assert_eq!(what.carry_out(&mut now, at), chosen, "{what:?} {at}");
            assert_eq!(now.into_iter().collect::<String>(), list, "{what:?} {at}");
        }
        let mut none = Vec::<char>::new();
        assert_eq!([Up, Down, Remove].map(|what| what.carry_out(&mut none, 0)), [0; 3]);
    }
}
