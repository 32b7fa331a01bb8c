//! What the window asks of a screen. A new screen is a file that implements this for what it
//! remembers, its words, and a row in [`crate::actions::table`].

use egui::{Context, Ui};

use crate::actions::Actions;
use crate::icons::Pen;
use crate::scene::Scene;
use crate::screens::preview::PrintPreview;

/// A screen.
pub trait View {
    /// Draws it.
    fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions);

    /// Brings the keyboard to where work begins, with the next pass.
    fn take_focus(&mut self);

    /// Draws its picture on the rail.
    fn icon(&self, pen: &Pen<'_>);

    /// Prepares it for a person who asks for it by name or key, perhaps `again` while it is shown.
    fn asked_for(&mut self, _scene: &Scene<'_>, _again: bool) {}

    /// What of the things in its list it shows, for who asks for it and does not see it.
    fn shown_aloud(&self, _scene: &Scene<'_>) -> Option<String> {
        None
    }

    /// Its own keys, before those of the actions.
    fn keys(&mut self, _ctx: &Context, _scene: &Scene<'_>, _actions: &mut Actions) {}

    /// How many things wait there.
    fn waiting(&self, _scene: &Scene<'_>) -> usize {
        0
    }

    /// Whether it has something to show although no competition is open.
    fn needs_no_file(&self) -> bool {
        false
    }

    /// Whether it is about the board at work, whose number and players then stand in its head.
    fn is_of_a_board(&self) -> bool {
        false
    }

    /// What comes next there, in a sentence that is said while the screen is shown.
    fn next_step(&self, _scene: &Scene<'_>) -> Option<String> {
        None
    }

    /// What is printed while it is shown, to be looked at before; nothing where that is the round.
    fn preview(&self, _scene: &Scene<'_>) -> Option<PrintPreview> {
        None
    }

    /// Forgets what belonged to the competition that was open before.
    fn start_over(&mut self) {}
}
