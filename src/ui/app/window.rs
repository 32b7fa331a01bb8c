//! The window as the desktop has it: its name, where it lies, and the file dialogs of the system.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};

use egui::{Context, Id, ViewportCommand};

use crate::actions::UiMessage;
use crate::app::App;
use crate::scene::Scene;
use crate::screens::clocks::CloseForm;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::snapshot::Snapshot;

/// The name of the program.
const PROGRAM: &str = "J'adoube";

/// The root of the accessible tree has no name of its own.
pub(super) fn name(ctx: &Context, scene: &Scene<'_>) {
    let title = match &scene.snap.hall.competition {
        // Whatever apostrophe the competition writes, the program is named once.
        Some(competition) if competition.name.replace('’', "'") != PROGRAM => {
            format!("{} – {PROGRAM}", competition.name)
        }
        _ => PROGRAM.to_owned(),
    };
    let key = Id::unique("window title");
    let known = ctx.data(|data| data.get_temp::<String>(key));
    if known.as_deref() != Some(title.as_str()) {
        ctx.data_mut(|data| data.insert_temp(key, title.clone()));
        ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
    }
    let lang = scene.words.lang().code();
    ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| {
        node.set_label(title);
        node.set_language(lang);
    });
}

/// The window may be closed although clocks run: that was answered, or nobody is there to answer.
pub(super) fn close_without_question(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(unasked(), true));
}

fn unasked() -> Id {
    Id::unique("close without question")
}

impl App {
    /// Asks before the window is closed while clocks of the program run. In the demonstration nobody
    /// loses time.
    pub(super) fn ask_before_closing(&mut self, ctx: &Context, snap: &Snapshot) {
        let unasked = ctx.data(|data| data.get_temp::<bool>(unasked())).is_some();
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

/// Keeps where the window lies and how large it is.
pub(super) fn remember(prefs: &mut Preferences, ctx: &Context) {
    let rects = ctx.input(|input| {
        let viewport = input.viewport();
        Some((viewport.outer_rect?, viewport.inner_rect?))
    });
    if let Some((outer, inner)) = rects
        && inner.width() > 100.0
    {
        let whole = |v: f32| v.round().max(0.0) as u32;
        let place = (outer.left().round() as i32, outer.top().round() as i32);
        prefs.window = Some((place.0, place.1, whole(inner.width()), whole(inner.height())));
    }
}

/// Starts a file dialog of the system on a thread of its own.
pub(crate) fn file_dialog(
    ctx: &Context,
    open: impl FnOnce() -> Option<PathBuf> + Send + 'static,
) -> Receiver<Option<PathBuf>> {
    let (answer, chosen) = channel();
    let ctx = ctx.clone();
    let made = std::thread::Builder::new().name("file dialog".into()).spawn(move || {
        let _ = answer.send(open());
        ctx.request_repaint();
    });
    // Without a thread there is no dialog; a path can still be typed.
    drop(made);
    chosen
}
