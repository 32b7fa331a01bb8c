//! What Enter does in a field of a form: it goes on to what is still empty, sends what is filled in, or says with
//! which key that is sent. It never leaves the keyboard nowhere, for the next letters would be written elsewhere.

use egui::{Context, Event, Id, Key, KeyboardShortcut, Modifiers, Ui};

use crate::actions::{Actions, UiMessage, key_text};
use crate::form::parts::{Enter, EnterPress, Foot};
use crate::form::{DialogForm, Head, OpenForm, SHOWN};
use crate::scene::Scene;
use crate::widgets::announcer::Audience;
use crate::widgets::turns;

impl<F: DialogForm> OpenForm<F> {
    /// Whether Enter sends it. Where a field further down is empty, the keyboard comes there instead.
    pub(super) fn is_sent(
        &mut self,
        ui: &Ui,
        scene: &Scene<'_>,
        (head, pressed): (&Head, EnterPress),
        actions: &mut Actions,
    ) -> bool {
        self.goes_to = None;
        let anew = is_anew(ui);
        // One that is held down since it has opened the form, or gone on from a field, sends nothing that nobody has
        // looked at.
        let any = head.enter == Enter::Any && anew;
        let Some((nth, field)) = pressed.field else { return any && pressed.elsewhere };
        if any || self.asked || !anew {
            return any;
        }
        if head.enter == Enter::None {
            if head.foot == Foot::Send && !pressed.is_used && self.is_left(ui, field) {
                say_how_it_is_sent(scene, head, actions);
            }
            return false;
        }
        let mut below = self.written.iter().enumerate().skip(nth + 1);
        let Some((next, empty)) = below.find(|(_, one)| one.is_empty) else { return true };
        if self.is_left(ui, field) {
            actions.hear(Audience::Described, empty.label.clone());
            self.goes_to = Some(next);
            turns::wait(ui.ctx());
        }
        false
    }

    /// Enter takes the keyboard from a field: where it has led nowhere else, it is there again.
    pub(super) fn give_back(&self, ui: &Ui, pressed: EnterPress) {
        if let Some((_, field)) = pressed.field
            && self.is_left(ui, field)
            && !self.to_main_button
        {
            ui.memory_mut(|memory| memory.request_focus(field));
        }
    }

    /// What is wrong with the whole, or is shown already, leaves the keyboard where it was.
    pub(super) fn stay(&mut self, ctx: &Context, at: &'static str) {
        self.show_told(at);
        if is_at_no_field(at)
            && let Some(id) = self.keyboard
            && ctx.memory(|memory| memory.focused().is_none())
        {
            ctx.memory_mut(|memory| memory.request_focus(id));
        }
    }

    /// Whether nothing has taken the keyboard that a field had, nor is about to.
    fn is_left(&self, ui: &Ui, field: Id) -> bool {
        let leads = self.goes_to.is_some() || self.wanted.is_some_and(|at| !is_at_no_field(at));
        !leads && ui.memory(|memory| memory.focused().is_none_or(|id| id == field))
    }
}

/// Whether what is wrong there is told of no field to which the keyboard could come.
fn is_at_no_field(at: &str) -> bool {
    at.is_empty() || at == SHOWN
}

/// Whether Enter was pressed just now, and is not held down.
fn is_anew(ui: &Ui) -> bool {
    let anew = |event: &Event| {
        matches!(event, Event::Key { key: Key::Enter, pressed: true, repeat: false, .. })
    };
    ui.input(|input| input.events.iter().any(anew))
}

/// Says with which key it is sent, where Enter alone is too little for what it does.
fn say_how_it_is_sent(scene: &Scene<'_>, head: &Head, actions: &mut Actions) {
    let key = key_text(KeyboardShortcut::new(Modifiers::COMMAND, Key::Enter), scene.words);
    let what = head.button.trim_end_matches('…');
    let args = [("key", key.into()), ("what", what.into())];
    let again = scene.say_with("app-enter-not-here", &args);
    actions.push(UiMessage::PressAgain { told: head.title.clone(), again });
}
