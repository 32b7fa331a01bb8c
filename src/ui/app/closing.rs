//! The window is closed: while clocks of the program run, it asks first.

use egui::{Context, ViewportCommand};

use crate::actions::UiMessage;
use crate::app::App;
use crate::app::window::{close_without_question, closes_without_question};
use crate::screens::clocks::CloseForm;
use jadoube_desk::snapshot::Snapshot;

impl App {
    /// Asks before the window is closed while clocks of the program run. In the demonstration nobody
    /// loses time.
    pub(super) fn ask_before_closing(&mut self, ctx: &Context, snap: &Snapshot) {
        let unasked = closes_without_question(ctx);
        let real = snap.only_read.is_none() && !self.shows_demonstration(snap);
        let asks = real && !unasked && self.shots.is_none() && self.lock.is_none();
        if !asks || !ctx.input(|input| input.viewport().close_requested()) {
            return;
        }
        let open = self.closing.upgrade().is_some();
        let form = CloseForm::of(&snap.hall, snap.now()).filter(|_| !open);
        if open || form.is_some() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
        if let Some((form, known)) = form {
            self.closing = known;
            self.actions.push(UiMessage::OpenAbove(form.into()));
        }
    }

    fn shows_demonstration(&self, snap: &Snapshot) -> bool {
        let folder = self.demo_folder();
        self.demo.is_some() && snap.path.as_ref().is_some_and(|path| path.starts_with(folder))
    }

    /// Closes the window, whatever runs.
    pub(super) fn close_window(&self, ctx: &Context) {
        close_without_question(ctx);
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }
}
