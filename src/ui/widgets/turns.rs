//! What was typed goes to the widget that had the keyboard when it was typed, however many keys and
//! clicks come with one pass.

use egui::{Context, Event, FocusDirection, Id, Key, RawInput};

use crate::widgets::focus;

/// Parts what comes with one pass where the keyboard goes elsewhere, and keeps the rest for the next
/// one; all of it, where something is opened, see [`wait`]. egui brings the keyboard to the next widget while it
/// draws, and takes it from a field before that has read its keys: on a slow machine a passphrase would be
/// written into the name before it, and a word lose its last letters when a click follows.
#[derive(Debug, Default)]
pub struct Turns {
    held: Vec<Event>,
}

impl egui::Plugin for Turns {
    fn debug_name(&self) -> &'static str {
        "one field at a time"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let put_off = ctx.data_mut(|data| data.remove_temp::<Vec<Event>>(later()));
        let mut events = put_off.unwrap_or_default();
        events.append(&mut self.held);
        events.append(&mut input.events);
        input.events = events;
        if ctx.data_mut(|data| data.remove_temp::<bool>(waits())) == Some(true) {
            self.held = std::mem::take(&mut input.events);
            ctx.request_repaint();
            return;
        }
        if let Some(at) = turn(&input.events) {
            self.held = input.events.split_off(at);
            ctx.request_repaint();
        }
        let tab = |event: &Event| matches!(event, Event::Key { key: Key::Tab, pressed: true, .. });
        if input.events.iter().any(tab) {
            focus::note_tab(ctx);
        }
    }
}

/// Lets what comes with the next pass wait for the one after it: what is opened now takes the keyboard while
/// it is drawn, and what is behind it would take what is typed.
pub fn wait(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(waits(), true));
}

/// Takes some events out of what came with this pass, and lets them come with the next one, before all others:
/// what they mean is not known yet.
pub fn put_off(ctx: &Context, which: impl Fn(&Event) -> bool) {
    let put_off = ctx.input_mut(|input| {
        let all = std::mem::take(&mut input.events).into_iter();
        let (put_off, now) = all.partition::<Vec<Event>, _>(which);
        input.events = now;
        for event in &put_off {
            // It comes once more, and is no less new then: pressed anew, it answers what a held one does not.
            if let Event::Key { key, pressed: true, repeat: false, .. } = event
                && matches!(key, Key::Enter | Key::Escape)
            {
                input.keys_down.remove(key);
            }
        }
        put_off
    });
    if !put_off.is_empty() {
        ctx.data_mut(|data| {
            data.get_temp_mut_or_default::<Vec<Event>>(later()).extend(put_off);
        });
        ctx.request_repaint();
    }
}

/// The same with all that was typed: the keyboard is on its way to where it belongs.
pub fn put_off_typed(ctx: &Context) {
    put_off(ctx, is_typed);
    // A Tab among it leads on once it has come.
    ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
}

/// Whether an event comes from the keyboard.
#[must_use]
pub const fn is_typed(event: &Event) -> bool {
    matches!(
        event,
        Event::Key { .. }
            | Event::Text(_)
            | Event::Paste(_)
            | Event::Copy
            | Event::Cut
            | Event::Ime(_)
    )
}

fn later() -> Id {
    Id::unique("what was typed and is put off")
}

fn waits() -> Id {
    Id::unique("what is typed waits for what is opened")
}

/// How many events come before the keyboard is elsewhere, if more follow: those up to a Tab, an Enter, a
/// function key or a key with Ctrl, and what was typed before a click or before Ctrl and Enter, which sends what
/// stands in the field.
fn turn(events: &[Event]) -> Option<usize> {
    let mut typed = false;
    for (at, event) in events.iter().enumerate() {
        match event {
            Event::Key { key: Key::Enter, pressed: true, modifiers, .. }
                if typed && modifiers.command =>
            {
                return Some(at);
            }
            Event::Key { key, pressed: true, modifiers, .. }
                if modifiers.command || leads_elsewhere(*key) =>
            {
                return Some(at + 1).filter(|next| *next < events.len());
            }
            Event::Key { .. } | Event::Text(_) | Event::Paste(_) | Event::Cut | Event::Ime(_) => {
                typed = true;
            }
            Event::PointerButton { pressed: true, .. } | Event::AccessKitActionRequest(_)
                if typed =>
            {
                return Some(at);
            }
            _ => {}
        }
    }
    None
}

/// Whether a key may bring the keyboard elsewhere: to the next control, or to what it shows or opens.
fn leads_elsewhere(key: Key) -> bool {
    let is_function = key.name().strip_prefix('F').is_some_and(|no| no.parse::<u8>().is_ok());
    is_function || matches!(key, Key::Tab | Key::Enter)
}
