//! The window as the desktop has it: its name, where it lies, and the file dialogs of the system.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};

use egui::{Context, Id, ViewportBuilder, ViewportCommand};

use crate::scene::Scene;
use jadoube_desk::preferences::Preferences;

/// The name of the program.
const PROGRAM: &str = "J'adoube";

/// The size of a window that no longer fills its screen, in points: with the title bar above it and the
/// bars of the desktop it is in sight on a screen of 1366 by 768.
const USUAL: [f32; 2] = [1240.0, 640.0];

/// For so long after the start the desktop may still put the window somewhere, in seconds.
const SETTLING: f64 = 5.0;

/// The window with which the program begins: where it was last, else as large as the screen allows.
#[must_use]
pub(super) fn viewport(prefs: &Preferences) -> ViewportBuilder {
    let viewport = ViewportBuilder::default()
        .with_title(PROGRAM)
        .with_app_id("org.jadoube.Jadoube")
        .with_min_inner_size([640.0, 420.0])
        .with_inner_size(USUAL)
        .with_maximized(prefs.maximized || prefs.window.is_none());
    match prefs.window {
        Some((left, top, width, height)) => viewport
            .with_position([left as f32, top as f32])
            .with_inner_size([width as f32, height as f32]),
        None => viewport,
    }
}

/// A window that reaches beyond its screen fills it: what is below the edge, as the messages, nobody
/// reads.
pub(super) fn fit(ctx: &Context) {
    let reaches_beyond = ctx.input(|input| {
        let viewport = input.viewport();
        let fills = viewport.maximized == Some(true) || viewport.fullscreen == Some(true);
        let (screen, outer) = (viewport.monitor_size?, viewport.outer_rect?);
        let within = outer.min.x >= 0.0 && outer.min.y >= 0.0;
        let here = within && outer.min.x < screen.x && outer.min.y < screen.y;
        let large = outer.width() > screen.x || outer.height() > screen.y;
        let low = here && outer.max.y > screen.y;
        Some(input.time < SETTLING && !fills && (large || low))
    });
    if reaches_beyond == Some(true) {
        ctx.send_viewport_cmd(ViewportCommand::Maximized(true));
    }
}

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

/// Whether it may be.
pub(super) fn closes_without_question(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp::<bool>(unasked())).is_some()
}

fn unasked() -> Id {
    Id::unique("close without question")
}

/// Keeps where the window lies and how large it is; of one that fills its screen, that it does.
pub(super) fn remember(prefs: &mut Preferences, ctx: &Context) {
    if let Some(maximized) = ctx.input(|input| input.viewport().maximized) {
        prefs.maximized = maximized;
        if maximized {
            return;
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_window_is_in_sight_below_its_title_bar() {
        let prefs = Preferences { window: None, ..Preferences::default() };
        let first = viewport(&prefs);
        assert_eq!(first.maximized, Some(true));
        let size = first.inner_size.expect("a size");
        assert!(size.x <= 1366.0 && size.y <= 768.0 - 100.0, "title bar and bars: {size}");
        let moved = Preferences { window: Some((40, 30, 900, 600)), ..prefs };
        let again = viewport(&moved);
        assert_eq!(again.maximized, Some(false));
        assert_eq!(again.inner_size, Some(egui::vec2(900.0, 600.0)));
        let filled = viewport(&Preferences { maximized: true, ..moved });
        assert_eq!(filled.maximized, Some(true), "as it was left");
    }
}
