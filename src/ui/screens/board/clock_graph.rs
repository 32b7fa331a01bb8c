//! The clocks of the game as a graph beside the score, and the same in sentences.

use egui::Ui;

use crate::scene::Scene;
use crate::screens::board::look::{self, ShownGame};
use crate::tokens::scale;
use crate::widgets::card::card;
use crate::widgets::clock_graph::{ClockGraph, clock_graph_ui};
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_desk::clock_course::{ClockCourse, ClockEvent, ClockMark};
use jadoube_desk::line_view::LineLoss;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::{self, Numbering, localized_san};
use jadoube_i18n::lang::Lang;
use jadoube_i18n::time;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::GameNo;

/// The clocks of the game that is shown, kept while nothing new is recorded.
#[derive(Debug, Default)]
pub struct ClockGraphState {
    known: Option<(GameNo, usize, Lang, Vec<LineLoss>)>,
    course: ClockCourse,
    written: Vec<String>,
    spoken: Vec<String>,
    summary: String,
}

/// For whom a move is told: in letters for the eye, in words for the ear.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sense {
    Eye,
    Ear,
}

impl ClockGraphState {
    fn learn(&mut self, scene: &Scene<'_>, look: &look::Look, shown: ShownGame<'_>) {
        let lines = scene.snap.lines.iter().filter(|line| line.board == Some(shown.board));
        let losses: Vec<LineLoss> = lines.flat_map(|line| line.losses.iter().copied()).collect();
        let now = (shown.no, scene.snap.history.len(), scene.words.lang(), losses);
        if self.known.as_ref() == Some(&now) {
            return;
        }
        let incidents = scene.snap.hall.incidents.values();
        let of_game: Vec<_> = incidents.filter(|one| one.game == Some(shown.no)).collect();
        let course = ClockCourse::of(shown.present, look.entries(), &of_game, &now.3);
        self.known = Some(now);
        self.written = sentences(scene, shown.present, &course, Sense::Eye);
        self.spoken = sentences(scene, shown.present, &course, Sense::Ear);
        self.summary = summary(scene, shown.present, &course, &self.spoken);
        self.course = course;
    }
}

/// Draws the graph; returns the half-move under the pointer. With none but unknown times there is
/// nothing to draw.
pub fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut ClockGraphState,
    look: &mut look::Look,
    shown: ShownGame<'_>,
    pointed: Option<usize>,
) -> Option<usize> {
    state.learn(scene, look, shown);
    if !scene.prefs.graphs || state.course.plies.iter().all(|ply| ply.left.is_none()) {
        return None;
    }
    let name = scene.say("clock-graph-name");
    let response = card(ui, &name, |ui| {
        ui.set_width(ui.available_width());
        let sides = Side::BOTH.map(|side| chess::side(scene.words, side));
        let past = shown.marked_ply(scene).filter(|_| shown.past);
        clock_graph_ui(
            ui,
            &ClockGraph {
                name: &name,
                summary: &state.summary,
                legend: [&sides[0], &sides[1]],
                bars: &scene.say("clock-graph-bars"),
                course: &state.course,
                written: &state.written,
                spoken: &state.spoken,
                shown: past,
                pointed,
                height: scale(ui.ctx()).of(78.0).min(160.0),
            },
        )
    });
    if let Some(ply) = response.wanted {
        look.to_ply(scene, ply + 1);
    }
    response.pointed
}

/// A time: as clocks show it for the eye, in full for the ear.
fn time_for(words: &Catalogue, time: Millis, sense: Sense) -> String {
    match sense {
        Sense::Eye => time::shown(time),
        Sense::Ear => time::aloud(words, time),
    }
}

/// A sentence for every half-move, with what happened to the clocks after it.
fn sentences(scene: &Scene<'_>, game: &Game, course: &ClockCourse, sense: Sense) -> Vec<String> {
    let of = |(index, ply): (usize, &jadoube_desk::clock_course::PlyTime)| {
        let played = ("move", move_of(scene, game, index, sense).into());
        let side = ("side", chess::side(scene.words, ply.mover).into());
        let in_sense = |time| time_for(scene.words, time, sense);
        let left = ply.left.map(|left| in_sense(*left.of(ply.mover)));
        let mut told = match (ply.spent.map(in_sense), left) {
            (Some(spent), Some(left)) => {
                let times = [("spent", spent.into()), ("left", left.into())];
                let [spent, left] = times;
                scene.say_with("clock-graph-ply", &[played, side, spent, left])
            }
            (None, Some(left)) => {
                scene.say_with("clock-graph-ply-left", &[played, side, ("left", left.into())])
            }
            _ => scene.say_with("clock-graph-ply-unknown", &[played, side]),
        };
        for mark in course.marks.iter().filter(|mark| mark.after == index + 1) {
            told.push_str("; ");
            told.push_str(&happened(scene, game, mark, sense));
        }
        told
    };
    course.plies.iter().enumerate().map(of).collect()
}

/// `23. Nf3`, in the letters of the language, or in its words.
fn move_of(scene: &Scene<'_>, game: &Game, index: usize, sense: Sense) -> String {
    let Some(record) = game.plies.get(index) else { return String::new() };
    let number = |index: usize| Ply(u16::try_from(index).unwrap_or(u16::MAX));
    let sign = Numbering::from_start(&game.start).sign(number(index + 1));
    let before = game.position_at(number(index)).filter(|_| sense == Sense::Ear);
    let aloud = before.and_then(|before| {
        let played = before.read_uci(&record.uci).ok()?;
        Some(chess::move_aloud(scene.words, played, before))
    });
    format!("{sign} {}", aloud.unwrap_or_else(|| localized_san(scene.words, &record.san)))
}

/// What happened to the clocks, without where.
fn happened(scene: &Scene<'_>, game: &Game, mark: &ClockMark, sense: Sense) -> String {
    let words = scene.words;
    match mark.what {
        ClockEvent::Corrected(correction, incident) => {
            let told = ("correction", words.tell(&correction).into());
            match incident {
                Some(no) => scene.say_with("clock-graph-corrected-by", &[told, ("no", no.into())]),
                None => scene.say_with("clock-graph-corrected", &[told]),
            }
        }
        ClockEvent::Undone => scene.say("clock-graph-undone"),
        ClockEvent::Flag(side) => {
            scene.say_with("app-concern-flag", &[("side", chess::side(words, side).into())])
        }
        ClockEvent::Unseen(gap) => words.tell(&gap),
        ClockEvent::LineLost(Some(away)) => {
            let time = ("time", time::brief(words, away).into());
            scene.say_with("clock-graph-lost", &[time])
        }
        ClockEvent::LineLost(None) => scene.say("clock-graph-lost-still"),
        ClockEvent::LineAway(count) => {
            let args = [
                ("from", move_of(scene, game, mark.after, sense).into()),
                ("to", move_of(scene, game, mark.after + count - 1, sense).into()),
            ];
            let id = if count == 1 { "clock-graph-away-one" } else { "clock-graph-away" };
            scene.say_with(id, &args)
        }
    }
}

/// Where most time went, and all that happened to the clocks.
fn summary(scene: &Scene<'_>, game: &Game, course: &ClockCourse, spoken: &[String]) -> String {
    let numbering = Numbering::from_start(&game.start);
    let longest = Side::BOTH.into_iter().filter_map(|side| course.longest(side));
    let longest = longest
        .filter_map(|(index, _)| spoken.get(index))
        .map(|told| scene.say_with("clock-graph-longest", &[("move", told.as_str().into())]));
    let marks = course.marks.iter().map(|mark| {
        let after = Ply(u16::try_from(mark.after).unwrap_or(u16::MAX));
        let place = numbering.after(scene.words, after);
        format!("{place}: {}", happened(scene, game, mark, Sense::Ear))
    });
    longest.chain(marks).collect::<Vec<_>>().join(". ")
}
