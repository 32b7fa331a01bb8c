//! Who works by keys is never left without a place: where nothing has the keyboard any more and no
//! mouse took it away, it goes to where the work of the screen begins.

use egui::{Context, FocusDirection};

use crate::app::App;

/// For how many passes nothing has had the keyboard; nothing, where a mouse took it away or it was not
/// to be brought anywhere.
pub(super) type Nowhere = Option<u8>;

/// After so many passes the screen is asked to take it: closing a dialog takes some by itself.
const ASKED: u8 = 4;
/// After so many the first control gets it.
const FIRST: u8 = 8;

impl App {
    /// Looks whether something has the keyboard, before anything is drawn.
    pub(super) fn hold_keyboard(&mut self, ctx: &Context) {
        let mouse = ctx.input(|input| input.pointer.any_down() || input.pointer.any_released());
        let held = ctx.memory(|memory| memory.focused().is_some());
        self.nowhere = match self.nowhere {
            _ if held || self.lock.is_some() || self.give_back.is_some() => Some(0),
            Some(passes) if !mouse && passes <= FIRST => {
                let alone = self.dialog.is_none();
                let first = if alone { FIRST } else { ASKED };
                if alone && passes == ASKED {
                    self.screens.view_mut(self.screen).take_focus();
                } else if passes == first {
                    ctx.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
                }
                ctx.request_repaint();
                Some(passes + 1)
            }
            _ => None,
        };
    }
}
