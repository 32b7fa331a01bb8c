//! The keys that come with one pass of the form of an incident: which of them is pressed, which sign it writes, and
//! what waits until the keyboard is where an answer is typed.

use egui::{Context, Event, Key, Modifiers, Ui};

use crate::form::Fields;
use crate::scene::Scene;
use crate::widgets::announcer::Audience;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::turns;
use jadoube_core::disputes::command::Clocks;

/// So many passes the keyboard takes to a field at most.
const LONGEST_WAY: u8 = 4;

/// That the keyboard is on its way to the field in which an answer is typed: what is typed waits for that, for it
/// would choose something else.
#[derive(Debug, Default)]
pub(super) struct KeyboardWay {
    /// For how many passes; more than it takes, where it did not come there.
    passes: u8,
}

impl KeyboardWay {
    /// The keyboard is led to a field now: all that is typed and not taken yet waits.
    pub(super) fn begin(&mut self, ctx: &Context) {
        if self.passes == 0 {
            self.passes = 1;
            turns::put_off_typed(ctx);
        }
    }

    /// It is led there by what came with this pass, which is done with: what comes with the next one waits.
    pub(super) const fn begin_behind(&mut self) {
        self.passes = 1;
    }

    /// Whether it is not there yet: what comes with this pass waits, too.
    pub(super) fn goes_on(&mut self, ctx: &Context) -> bool {
        let is_quiet = || ctx.input(|input| !input.events.iter().any(turns::is_typed));
        match self.passes {
            0 => false,
            _ if ctx.text_edit_focused() => {
                self.passes = 0;
                false
            }
            1..=LONGEST_WAY => {
                self.passes += 1;
                turns::put_off_typed(ctx);
                true
            }
            _ => {
                if is_quiet() {
                    self.passes = 0;
                }
                false
            }
        }
    }
}

/// So many seconds lie at most between two signs of one text.
const PAUSE: f64 = 1.2;

/// A text that is typed though the keyboard is in no field: it began with a sign that means nothing there, and the
/// digits in it choose no case.
#[derive(Debug, Default)]
pub(super) struct StrayText {
    /// When its last sign came, in seconds.
    last: Option<f64>,
    /// Whether it was said that it chooses nothing.
    told: bool,
    /// Whether that is shown: it outlasts the text, for it is read afterwards.
    shown: bool,
}

impl StrayText {
    /// Whether a key belongs to it and chooses nothing; that is said with the first digit, which might have.
    pub(super) fn takes(
        &mut self,
        ui: &Ui,
        fields: &mut Fields<'_, '_>,
        (key, is_digit): (Key, bool),
    ) -> bool {
        let now = ui.input(|input| input.time);
        let goes_on = self.last.is_some_and(|last| now - last < PAUSE);
        let belongs = key.name().len() == 1 && (goes_on || !is_digit);
        if belongs {
            self.last = Some(now);
        }
        self.told &= goes_on;
        self.shown |= belongs && is_digit;
        if belongs && is_digit && !std::mem::replace(&mut self.told, true) {
            let told = fields.say("disputes-typed-nowhere");
            fields.actions.hear(Audience::All, told);
        }
        belongs
    }

    /// Something else was done than to type on: it is known now.
    pub(super) const fn end(&mut self) {
        self.shown = false;
    }

    /// The same where somebody has gone to a field or clicked.
    pub(super) fn follow(&mut self, ui: &Ui) {
        if ui.ctx().text_edit_focused() || ui.input(|input| input.pointer.any_pressed()) {
            self.end();
        }
    }

    /// Draws that it chooses nothing, for who does not hear it.
    pub(super) fn show(&self, ui: &mut Ui, scene: &Scene<'_>) {
        if self.shown {
            badge(ui, Tone::Warn, &scene.say("disputes-typed-nowhere"));
        }
    }
}

/// Where the sign stands that was typed first, and which it is; none, where the first key wrote nothing.
/// What comes behind it with the same pass begins no answer: in “g8” that is the letter.
pub(super) fn first_typed(events: &[Event]) -> Option<(usize, Option<char>)> {
    let typed = |event: &Event| matches!(event, Event::Text(_) | Event::Key { pressed: true, .. });
    let first = events.iter().position(typed)?;
    // A key that writes is followed by its sign.
    let at = if matches!(events.get(first), Some(Event::Key { .. })) { first + 1 } else { first };
    let sign = match events.get(at) {
        Some(Event::Text(text)) => text.chars().next(),
        _ => None,
    };
    Some((at, sign))
}

/// What happens to the clocks where it is not this.
pub(super) const fn other(clocks: Clocks) -> Clocks {
    match clocks {
        Clocks::Stop => Clocks::Leave,
        Clocks::Leave => Clocks::Stop,
    }
}

/// The key that an event presses without Ctrl.
pub(super) fn plain_key(event: &Event) -> Option<Key> {
    match event {
        Event::Key { key, pressed: true, modifiers, .. }
            if modifiers.matches_logically(Modifiers::NONE) =>
        {
            Some(*key)
        }
        _ => None,
    }
}

/// Takes a key and its sign out of the input: it is not written in the field to which the keyboard
/// comes.
pub(super) fn take_with_its_sign(ui: &Ui, key: Key) {
    ui.input_mut(|input| {
        let Some(at) = input.events.iter().position(|event| plain_key(event) == Some(key)) else {
            return;
        };
        input.events.remove(at);
        if matches!(input.events.get(at), Some(Event::Text(_))) {
            input.events.remove(at);
        }
    });
}
