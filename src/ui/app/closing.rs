//! The window is closed, or another competition takes the place of the open one: while clocks of the
//! program run, or what was typed is not recorded yet, it is asked first.

use egui::{Context, ViewportCommand};

use crate::actions::UiMessage;
use crate::app::App;
use crate::app::window::{close_without_question, closes_without_question};
use crate::screens::clocks::{CloseForm, Draft, Leaving, LossOnClosing, running};
use jadoube_desk::inbox::Request;
use jadoube_desk::snapshot::Snapshot;
use jadoube_laws::ids::BoardNo;

impl App {
    /// Asks before the window is closed while clocks of the program run, or with a draft in a dialog.
    pub(super) fn ask_before_closing(&mut self, ctx: &Context, snap: &Snapshot) {
        let unasked = closes_without_question(ctx);
        let asks = !unasked && self.shots.is_none() && self.lock.is_none();
        if !asks || !ctx.input(|input| input.viewport().close_requested()) {
            return;
        }
        let open = self.closing.upgrade().is_some();
        let lost = LossOnClosing { clocks: self.clocks_left(snap), draft: self.draft() };
        let form = CloseForm::of(lost, Leaving::Window).filter(|_| !open);
        if open || form.is_some() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
        if let Some((form, known)) = form {
            self.closing = known;
            self.actions.push(UiMessage::OpenAbove(form.into()));
        }
    }

    /// Asks before another competition takes the place of the open one while clocks of the program run;
    /// returns whether it is asked. The dialog in which it was wanted waits behind the question, which
    /// hands on the request once it is answered.
    pub(super) fn is_asked_before_leaving(&mut self, snap: &Snapshot, leaving: Leaving) -> bool {
        let answered = self.closing.upgrade().is_some();
        if answered {
            return false;
        }
        // The dialog in which it was wanted holds what was typed for it.
        let lost = LossOnClosing { clocks: self.clocks_left(snap), draft: Draft::None };
        let Some((form, known)) = CloseForm::of(lost, leaving) else { return false };
        self.closing = known;
        if let Some(mut before) = self.dialog.replace(form.into()) {
            before.come_back();
            self.behind.get_or_insert(before);
        }
        true
    }

    /// The same about a request to the desk.
    pub(super) fn is_asked_before(&mut self, snap: &Snapshot, request: &Request) -> bool {
        let replaces = match request {
            // What was saved of a file that is lost is the same competition.
            Request::Open(path) => snap.saved_as() != Some(path.as_path()),
            Request::New(..) | Request::NewWith(..) | Request::Salvage(..) => true,
            _ => false,
        };
        replaces && self.is_asked_before_leaving(snap, Leaving::File(Box::new(request.clone())))
    }

    /// The boards of the open competition whose players lose time while it is not open: in the demonstration
    /// nobody does, nor in a file in which nothing is recorded.
    fn clocks_left(&self, snap: &Snapshot) -> Vec<BoardNo> {
        let loses = snap.records() && !self.shows_demonstration(snap);
        if loses { running(&snap.hall, snap.now()) } else { Vec::new() }
    }

    /// Whether something was typed, in a dialog or as a statement, that stands nowhere else.
    fn draft(&self) -> Draft {
        let mut dialogs = self.dialog.iter().chain(&self.behind);
        let is_typed = self.screens.disputes.holds_a_draft();
        let is_typed = is_typed || dialogs.any(|dialog| dialog.holds_a_draft());
        if is_typed { Draft::Typed } else { Draft::None }
    }

    /// Whether the file that is open is the demonstration's.
    pub(super) fn shows_demonstration(&self, snap: &Snapshot) -> bool {
        let folder = self.demo_folder();
        self.demo.is_some() && snap.path.as_ref().is_some_and(|path| path.starts_with(folder))
    }

    /// Closes the window, whatever runs.
    pub(super) fn close_window(&self, ctx: &Context) {
        close_without_question(ctx);
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }
}
