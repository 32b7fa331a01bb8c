//! The hall over the session, above the tiles: games under way, boards with an alarm, time trouble to
//! come. A chart, and the same in sentences.

use egui::accesskit::Role;
use egui::{Rect, Sense, Ui, UiBuilder, vec2};

use crate::scene::Scene;
use crate::tokens::{self, Text, scale, space};
use crate::widgets::card::{item, list, plain};
use crate::widgets::elide;
use crate::widgets::focus;
use crate::widgets::session_chart::{self, SessionChart};
use jadoube_chess::moment::Millis;
use jadoube_desk::session_course::{RunningOut, SessionCourse, SessionPoint, running_out};
use jadoube_i18n::{chess, time};

/// The spans to come, minutes.
const SPANS: [i64; 3] = [5, 10, 15];
/// How many stretches of the past are told in sentences.
const TOLD: usize = 8;

/// Draws the chart where there is room for it, and tells what it shows; the window is `height` high from
/// here.
pub fn show(ui: &mut Ui, scene: &Scene<'_>, course: &mut SessionCourse, height: f32) {
    let Some(ends) = follow(scene, course) else { return };
    let text = scale(ui.ctx());
    let wanted = text.of(118.0);
    // The tiles come first.
    if height < wanted * 4.0 || ui.available_width() < text.of(560.0) {
        let line = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), 1.0));
        told_ui(ui, scene, course, &ends, line);
        return;
    }
    plain(ui, |ui| {
        let size = vec2(ui.available_width(), wanted - 2.0 * space::M);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        chart_ui(ui, scene, course, &ends, rect);
        told_ui(ui, scene, course, &ends, rect);
    });
}

/// The same as text, where the window has no room for a chart beside the tiles.
pub fn text_ui(ui: &mut Ui, scene: &Scene<'_>, course: &mut SessionCourse) {
    let Some(ends) = follow(scene, course) else { return };
    let name = scene.say("session-chart");
    ui.add_space(space::S);
    ui.label(Text::Strong.rich(&name));
    list(ui, &name, |ui| {
        for told in sentences(scene, course, &ends) {
            item(ui, &told, |ui| ui.label(Text::Body.rich(&told)));
        }
    });
}

/// Takes what was recorded since; whose time runs out, or nothing where there is nothing to show.
fn follow(scene: &Scene<'_>, course: &mut SessionCourse) -> Option<Vec<RunningOut>> {
    if !scene.prefs.graphs {
        return None;
    }
    course.follow(&scene.snap.hall, &scene.snap.history);
    let ends = || running_out(&scene.snap.hall, |board| scene.now_at(board), minutes(SPANS[2]));
    (!course.points().is_empty()).then(ends)
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
    // It lies over what is drawn, and takes no room of its own.
    let ui = ui.new_child(builder);
    for (nth, told) in sentences(scene, course, ends).into_iter().enumerate() {
        let id = list.with(nth);
        ui.interact(rect, id, Sense::hover());
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_role(Role::ListItem);
            node.set_label(told);
            node.set_bounds(focus::bounds(rect));
        });
    }
}

fn sentences(scene: &Scene<'_>, course: &SessionCourse, ends: &[RunningOut]) -> Vec<String> {
    past(scene, course).into_iter().chain(soon(scene, ends)).collect()
}

/// How the hall stood at a few of the moments at which something changed: a sentence stays as it is while
/// nothing is recorded.
fn past(scene: &Scene<'_>, course: &SessionCourse) -> Vec<String> {
    let points = course.points();
    let last = points.len().saturating_sub(1);
    let mut places: Vec<usize> = (0..=TOLD).map(|nth| last * nth / TOLD).collect();
    places.dedup();
    let told = |point: &SessionPoint| {
        let args = [
            ("time", point.wall.as_str().into()),
            ("playing", point.playing.into()),
            ("alarms", point.alarms.into()),
        ];
        scene.say_with("session-at", &args)
    };
    places.into_iter().filter_map(|place| points.get(place)).map(told).collect()
}

/// Whose time runs out, span by span.
fn soon(scene: &Scene<'_>, ends: &[RunningOut]) -> Vec<String> {
    let told = |span: i64| {
        // In whole minutes: a sentence that changes with every tick is never read to its end.
        let told = |one: &RunningOut| running(scene, one, time::in_minutes(scene.words, one.left));
        let boards: Vec<String> = within(ends, span).iter().map(told).collect();
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
    let drawn = |one: &RunningOut| {
        let left = Millis(one.left.0.div_euclid(5000) * 5000);
        running(scene, one, time::shown(left))
    };
    let boards: Vec<String> = ends.iter().take(5).map(drawn).collect();
    boards.join(" · ")
}

/// “Board 4: White 1:05, 3 moves to the time control”.
fn running(scene: &Scene<'_>, one: &RunningOut, left: String) -> String {
    let args = [
        ("board", one.board.0.into()),
        ("side", chess::side(scene.words, one.side).into()),
        ("time", left.into()),
        ("moves", one.moves.unwrap_or(0).into()),
    ];
    scene.say_with(if one.moves.is_some() { "session-control" } else { "session-flag" }, &args)
}
