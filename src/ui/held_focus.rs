//! A screen reader is told of no moment in which nothing has the keyboard: it would read the window's
//! frame between any two controls. A dialog that closes, a screen that changes and a Tab behind the
//! last control take a few passes until the next one has it; until then it hears nothing new.

use egui::accesskit::NodeId;
use egui::{Context, FullOutput};

/// So many passes nothing is told; then nothing has the keyboard indeed, as after a click on the ground.
/// The window brings it somewhere sooner, see `app::keyboard`.
const LONGEST: u8 = 10;

/// Keeps back the tree in which nothing has the keyboard.
#[derive(Debug, Default)]
pub struct HeldFocus {
    /// What had it when the tree was told last; nothing, as long as nobody listens.
    told: Option<NodeId>,
    /// For how many passes nothing has had it.
    passes: u8,
    /// Whether the tree of the last pass was kept back.
    is_held: bool,
}

impl HeldFocus {
    /// Whether what stood in the last pass was not told.
    #[must_use]
    pub const fn is_held(&self) -> bool {
        self.is_held
    }
}

impl egui::Plugin for HeldFocus {
    fn debug_name(&self) -> &'static str {
        "no moment without the keyboard"
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        self.is_held = false;
        let Some(update) = &output.platform_output.accesskit_update else {
            *self = Self::default();
            return;
        };
        let nowhere = update.tree.as_ref().is_some_and(|tree| tree.root == update.focus);
        self.passes = if nowhere { self.passes.saturating_add(1) } else { 0 };
        if self.told.is_some() && nowhere && self.passes <= LONGEST {
            self.is_held = true;
            output.platform_output.accesskit_update = None;
            ctx.request_repaint();
            return;
        }
        self.told = Some(update.focus);
    }
}

#[cfg(test)]
mod tests {
    use egui::{Id, RawInput};

    use super::*;

    /// What is told in each pass: `x` where something has the keyboard, `o` where the window has it, a
    /// dot for nothing.
    fn told(passes: &str) -> String {
        let ctx = Context::default();
        ctx.enable_accesskit();
        ctx.add_plugin(HeldFocus::default());
        let id = Id::unique("field");
        let mut told = String::new();
        for pass in passes.chars() {
            let mut output = ctx.run_ui(RawInput::default(), |ui| {
                let rect = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(9.0, 9.0));
                ui.interact(rect, id, egui::Sense::click());
                ui.memory_mut(|memory| match pass {
                    'x' => memory.request_focus(id),
                    _ => memory.surrender_focus(id),
                });
            });
            output.textures_delta.clear();
            told.push(match output.platform_output.accesskit_update {
                None => '.',
                Some(update) if update.focus == id.accesskit_id() => 'x',
                Some(_) => 'o',
            });
        }
        told
    }

    #[test]
    fn that_nothing_has_the_keyboard_is_told_only_where_it_stays_so() {
        for (passes, heard) in [
            ("xxoooxx", "xx...xx"),
            ("xooooooooooooox", "x..........ooox"),
            // What comes first is told as it is.
            ("oox", "o.x"),
        ] {
            assert_eq!(told(passes), heard, "{passes}");
        }
    }
}
