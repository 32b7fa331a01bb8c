//! What was typed after Tab goes to the widget that Tab leads to, in place of what stands there.

use egui::{Context, Event, Key};

use crate::widgets::focus;

/// Keeps what was typed after Tab for the next pass. egui brings the keyboard to the next widget while
/// it draws, and the widget that had it has seen all keys of the pass by then: on a slow machine, where
/// many keys come with one pass, a passphrase would be written into the name before it.
#[derive(Debug, Default)]
pub struct AfterTab {
    held: Vec<Event>,
}

impl egui::Plugin for AfterTab {
    fn debug_name(&self) -> &'static str {
        "what was typed after Tab"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut egui::RawInput) {
        self.held.append(&mut input.events);
        input.events = std::mem::take(&mut self.held);
        let tab = |event: &Event| matches!(event, Event::Key { key: Key::Tab, pressed: true, .. });
        if let Some(at) = input.events.iter().position(tab) {
            self.held = input.events.split_off(at + 1);
            focus::note_tab(ctx);
        }
        if !self.held.is_empty() {
            ctx.request_repaint();
        }
    }
}
