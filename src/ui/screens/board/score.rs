//! The score: every move with both times and draw offers, and the way back through the game.

use std::sync::Arc;

use egui::{ScrollArea, Ui};

use crate::actions::{Action, Actions};
use crate::phrases;
use crate::scene::Scene;
use crate::screens::board::look::{self, ShownGame};
use crate::shell::action_button;
use crate::tokens::{self, Text, space};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{card, soft};
use crate::widgets::move_list::{PlyView, Score, ScoreBreak, move_list_ui};
use jadoube_chess::notation::san;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_chess::unwinnability::{Budget, decide};
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::lang::Lang;
use jadoube_i18n::{mate, time};
use jadoube_laws::game::outcome::EndReason;
use jadoube_laws::game::state::Game;
use jadoube_laws::game::status::PlyMark;

/// The moves as they are written, kept while the game is the same one.
#[derive(Debug, Default)]
pub struct RenderedMoves {
    of: Option<(Arc<Game>, Lang)>,
    plies: Vec<PlyText>,
    /// The half-move that is pointed at.
    pub pointed: Option<usize>,
    /// Why nobody can mate, where that ended the game.
    dead: Vec<String>,
    /// Behind how many half-moves it can be relied on no further, and what stands there.
    broken: Option<(usize, String)>,
}

#[derive(Debug)]
struct PlyText {
    written: String,
    clock: String,
    spoken: String,
}

impl RenderedMoves {
    fn learn(&mut self, scene: &Scene<'_>) {
        let Some(game) = scene.looked_at().map(|(_, one)| &one.game) else { return };
        let lang = scene.words.lang();
        let same =
            self.of.as_ref().is_some_and(|(known, l)| Arc::ptr_eq(known, game) && *l == lang);
        if same {
            return;
        }
        self.plies = (1..=game.plies.len()).filter_map(|ply| text_of(scene, game, ply)).collect();
        self.dead = dead(scene, game);
        self.broken = broken(scene, game);
        self.of = Some((game.clone(), lang));
    }
}

/// Where the record can be relied on no further: why, and that what follows is not certain.
fn broken(scene: &Scene<'_>, game: &Game) -> Option<(usize, String)> {
    let why = chess::record_break(scene.words, game.damage?);
    let (certain, behind) = game.certain_plies();
    let told = match behind.is_empty() {
        true => why,
        false => scene.say_with("board-broken", &[("why", why.into())]),
    };
    Some((certain.len(), told))
}

/// Each player's chances in a dead position, one sentence a player.
fn dead(scene: &Scene<'_>, game: &Game) -> Vec<String> {
    if game.outcome().is_none_or(|outcome| outcome.reason != EndReason::DeadPosition) {
        return Vec::new();
    }
    let position = game.position();
    let told = |side| {
        let answer = decide(position, side, Budget::Quick);
        let because = mate::explain(scene.words, position, side, &answer);
        let verdict = mate::verdict(scene.words, side, &answer.verdict);
        std::iter::once(verdict).chain(because.into_iter().take(1)).collect::<Vec<_>>().join(". ")
    };
    Side::BOTH.map(told).to_vec()
}

fn text_of(scene: &Scene<'_>, game: &Game, ply: usize) -> Option<PlyText> {
    let record = game.plies.get(ply - 1)?;
    let number = Ply(u16::try_from(ply).ok()?);
    let before = game.position_at(Ply(number.0 - 1))?;
    let mover = before.turn();
    let (mut written, aloud) = match before.read_uci(&record.uci) {
        Ok(m) => (san::figurine(before, m), chess::move_aloud(scene.words, m, before)),
        Err(_) => (record.san.clone(), record.san.clone()),
    };
    let clock = record.times.map(|times| time::shown(*times.of(mover))).unwrap_or_default();
    let sign = Numbering::from_start(&game.start).sign(number);
    let mut spoken = format!("{sign} {}, {aloud}", chess::side(scene.words, mover));
    if let Some(times) = record.times {
        spoken.push_str(", ");
        spoken.push_str(&time::aloud(scene.words, *times.of(mover)));
    }
    if record.draw_offered {
        written.push_str(" (=)");
        spoken.push_str(", ");
        spoken.push_str(&scene.say("board-draw-offered"));
    }
    if record.mark == Some(PlyMark::NotCompleted) {
        written.push_str(" …");
        spoken.push_str(", ");
        spoken.push_str(&scene.say("board-not-completed"));
    }
    if record.mark == Some(PlyMark::Missing) {
        spoken.push_str(", ");
        spoken.push_str(&scene.say("board-moves-missing"));
    }
    if ply > game.certain_plies().0.len() {
        spoken.push_str(", ");
        spoken.push_str(&scene.say("board-not-certain"));
    }
    if let Some(was) = &record.corrected_from {
        written.push_str(" *");
        spoken.push_str(", ");
        spoken
            .push_str(&scene.say_with("board-corrected-from", &[("move", was.0.as_str().into())]));
    }
    Some(PlyText { written, clock, spoken })
}

/// Draws the score; returns the half-move under the pointer.
pub fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    written: &mut RenderedMoves,
    look: &mut look::Look,
    shown: ShownGame<'_>,
    height: f32,
    actions: &mut Actions,
) -> Option<usize> {
    written.learn(scene);
    card(ui, &scene.say("board-score"), |ui| {
        let foot_id = ui.scope_id().with("foot");
        let foot = ui.data(|data| data.get_temp::<f32>(foot_id)).unwrap_or(120.0);
        let above = ui.min_rect().height() + 2.0 * space::M + space::S;
        let room = (height - foot - above).max(110.0);
        let plies: Vec<PlyView<'_>> = written
            .plies
            .iter()
            .map(|ply| PlyView { written: &ply.written, clock: &ply.clock, spoken: &ply.spoken })
            .collect();
        let broken = written.broken.as_ref();
        let list = Score {
            name: &scene.say("board-score"),
            plies: &plies,
            first_number: shown.present.start.move_number(),
            first_mover: shown.present.start.turn(),
            shown: shown.marked_ply(scene),
            pointed: written.pointed,
            broken: broken.map(|(after, told)| ScoreBreak { after: *after, told }),
        };
        let area =
            ScrollArea::vertical().id_salt("score").max_height(room).min_scrolled_height(room);
        let response = area
            .animated(false)
            .auto_shrink([false, false])
            .stick_to_bottom(!shown.past)
            .show(ui, |ui| {
                if plies.is_empty() {
                    soft(ui, scene.say("board-score-empty"));
                }
                move_list_ui(ui, &list)
            })
            .inner;
        if let Some(index) = response.wanted {
            look.to_ply(scene, index + 1);
        }
        let top = ui.cursor().top();
        if let Some(ended) = shown.present.outcome() {
            let no = scene.looked_at().map(|(no, _)| no);
            ui.label(Text::Strong.rich(phrases::result_of(scene, no, &ended)));
            for why in &written.dead {
                soft(ui, why.as_str());
            }
        }
        if let Some(told) = chess::source_goes_on(scene.words, &shown.present.setup) {
            let ink = tokens::of(ui.ctx()).warn.ink;
            ui.label(Text::Strong.rich(told).color(ink));
        }
        look::slider(ui, scene, look);
        foot_ui(ui, scene, shown, actions);
        let height = ui.cursor().top() - top;
        ui.data_mut(|data| data.insert_temp(foot_id, height));
        response.pointed
    })
}

/// What can be done from the past; what is done in the present stands below the clocks.
fn foot_ui(ui: &mut Ui, scene: &Scene<'_>, shown: ShownGame<'_>, actions: &mut Actions) {
    if !shown.past {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(space::XS, space::XS);
        past_ui(ui, scene, actions);
        action_button(ui, scene, Action::MateChances, Weight::Plain, actions);
    });
}

/// What can be done about the moment that is shown, with a reason.
fn past_ui(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    for (action, id) in
        [(Action::TakeBack, "board-take-back-here"), (Action::CorrectMove, "board-correct-here")]
    {
        if action.is_available(scene) && button(ui, Weight::Plain, &scene.say(id), None).clicked() {
            actions.run(action);
        }
    }
}
