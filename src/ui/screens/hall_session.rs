//! The hall over the session, above the tiles: games under way, boards with an alarm, time trouble to
//! come. A chart, and the same in sentences.

use egui::accesskit::Role;
use egui::{Rect, Sense, Ui, UiBuilder, vec2};

use crate::scene::Scene;
use crate::tokens::{self, Text, scale, space};
use crate::widgets::card::plain;
use crate::widgets::elide;
use crate::widgets::focus;
use crate::widgets::session_chart::{self, SessionChart};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_desk::session_course::{RunningOut, SessionCourse, running_out};
use jadoube_i18n::{chess, time};

/// The spans to come, minutes.
const SPANS: [i64; 3] = [5, 10, 15];
/// How many moments of the past are told in sentences.
const TOLD: i64 = 8;

/// Draws it, if it is wanted and there is room; the window is `height` high from here.
pub fn show(ui: &mut Ui, scene: &Scene<'_>, course: &mut SessionCourse, height: f32) {
    let text = scale(ui.ctx());
    let wanted = text.of(118.0);
    // The tiles come first.
    if !scene.prefs.graphs || height < wanted * 4.0 || ui.available_width() < text.of(560.0) {
        return;
    }
    course.follow(&scene.snap.hall, &scene.snap.history);
    if course.points().is_empty() {
        return;
    }
    let ends = running_out(&scene.snap.hall, |board| scene.now_at(board), minutes(SPANS[2]));
    plain(ui, |ui| {
        let size = vec2(ui.available_width(), wanted - 2.0 * space::M);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        chart_ui(ui, scene, course, &ends, rect);
        told_ui(ui, scene, course, &ends, rect);
    });
}

const fn minutes(count: i64) -> Millis {
    Millis::from_mins(count)
}

fn within(ends: &[RunningOut], span: i64) -> &[RunningOut] {
    let count = ends.partition_point(|one| one.left <= minutes(span));
    ends.get(..count).unwrap_or_default()
}

fn chart_ui(ui: &Ui, scene: &Scene<'_>, course: &SessionCourse, ends: &[RunningOut], rect: Rect) {
    if !ui.is_rect_visible(rect) {
        return;
    }
    let (hour, minute, _) = scene.wall().time();
    let spans = SPANS.map(|span| scene.say_with("session-minutes", &[("minutes", span.into())]));
    let soon = [0, 1, 2].map(|nth| (within(ends, SPANS[nth]).len(), spans[nth].as_str()));
    let line = Text::Caption.font(ui).size * 1.5;
    let foot = Rect::from_min_max(egui::pos2(rect.left(), rect.bottom() - line), rect.max);
    let above = Rect::from_min_max(rect.min, egui::pos2(rect.right(), foot.top()));
    session_chart::paint(
        ui,
        above,
        &SessionChart {
            points: course.points(),
            now: scene.now,
            wall: &format!("{hour:02}:{minute:02}"),
            legend: [&scene.say("session-playing"), &scene.say("session-alarms")],
            soon,
            soon_name: &scene.say("session-soon"),
        },
    );
    let t = tokens::of(ui.ctx());
    let place = (foot.right_center(), egui::Align2::RIGHT_CENTER);
    let font = Text::Caption.font(ui);
    if !ends.is_empty() {
        elide::paint(ui.painter(), place, &next(scene, ends), font, t.ink, rect.width());
    }
}

/// The same as a list of sentences, for a screen reader.
fn told_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    course: &SessionCourse,
    ends: &[RunningOut],
    rect: Rect,
) {
    let list = ui.scope_id().with("session");
    let builder = UiBuilder::new()
        .scope_id(list)
        .max_rect(rect)
        .accessibility_role(Role::List)
        .accessibility_label(scene.say("session-chart"));
    ui.scope_builder(builder, |ui| {
        let sentences = past(scene, course).into_iter().chain(soon(scene, ends));
        for (nth, told) in sentences.enumerate() {
            let id = list.with(nth);
            ui.interact(rect, id, Sense::hover());
            ui.ctx().accesskit_node_builder(id, |node| {
                node.set_role(Role::ListItem);
                node.set_label(told);
                node.set_bounds(focus::bounds(rect));
            });
        }
    });
}

/// How the hall stood at a few moments, as far apart as the session is long.
fn past(scene: &Scene<'_>, course: &SessionCourse) -> Vec<String> {
    let Some(first) = course.points().first() else { return Vec::new() };
    let span = scene.now.since(first.at).0.max(0);
    let moments = (0..=TOLD).map(|nth| Moment(first.at.0 + span * nth / TOLD));
    let mut points: Vec<_> = moments.filter_map(|moment| course.at(moment)).collect();
    points.dedup();
    let told = |point: &jadoube_desk::session_course::SessionPoint| {
        let args = [
            ("time", point.wall.as_str().into()),
            ("playing", point.playing.into()),
            ("alarms", point.alarms.into()),
        ];
        scene.say_with("session-at", &args)
    };
    points.into_iter().map(told).collect()
}

/// Whose time runs out, span by span.
fn soon(scene: &Scene<'_>, ends: &[RunningOut]) -> Vec<String> {
    let told = |span: i64| {
        let boards: Vec<String> =
            within(ends, span).iter().map(|one| running(scene, one)).collect();
        let args = [
            ("minutes", span.into()),
            ("count", boards.len().into()),
            ("boards", boards.join("; ").into()),
        ];
        scene.say_with("session-out", &args)
    };
    SPANS.map(told).to_vec()
}

/// The boards where it runs out first.
fn next(scene: &Scene<'_>, ends: &[RunningOut]) -> String {
    let boards: Vec<String> = ends.iter().take(5).map(|one| running(scene, one)).collect();
    boards.join(" · ")
}

/// “Board 4: White, 1:05, 3 moves to the time control”.
fn running(scene: &Scene<'_>, one: &RunningOut) -> String {
    // In steps of five seconds: a sentence that changes with every tick is never read to its end.
    let left = Millis(one.left.0.div_euclid(5000) * 5000);
    let args = [
        ("board", one.board.0.into()),
        ("side", chess::side(scene.words, one.side).into()),
        ("time", time::shown(left).into()),
        ("moves", one.moves.unwrap_or(0).into()),
    ];
    scene.say_with(if one.moves.is_some() { "session-control" } else { "session-flag" }, &args)
}
