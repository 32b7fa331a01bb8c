//! The last act of the arbiter undone, from every page: by a button or by Ctrl+Z.

use egui::{Context, Key, KeyboardShortcut, Modifiers, Ui};

use crate::actions::{Actions, key_text};
use crate::scene::Scene;
use crate::widgets::button::{Weight, button};
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::hall::command::Command;

const UNDO: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::Z);

/// Whether there is something to undo.
fn can_undo(scene: &Scene<'_>) -> bool {
    scene.can_change() && !scene.snap.hall.contest.acts.is_empty()
}

/// The button, where there is something to undo.
pub(super) fn undo_ui(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let key = key_text(UNDO, scene.words);
    if can_undo(scene)
        && button(ui, Weight::Plain, &scene.say("tournament-undo"), Some(&key)).clicked()
    {
        actions.command(Command::Contest { what: Ask::Undo });
    }
}

/// The key. A field undoes what was typed in it.
pub(super) fn undo_by_key(ctx: &Context, scene: &Scene<'_>, actions: &mut Actions) {
    if can_undo(scene)
        && !ctx.text_edit_focused()
        && ctx.input_mut(|input| input.consume_shortcut(&UNDO))
    {
        actions.command(Command::Contest { what: Ask::Undo });
    }
}
