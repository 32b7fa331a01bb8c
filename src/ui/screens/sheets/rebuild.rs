//! The game that two sheets tell: asked for here, looked for by the desk on a thread of its own,
//! and shown with how sure it is, where the games part, what was filled in and what each sheet did.

use std::sync::Arc;

use egui::Ui;

use crate::core::board::position::{Position, Uci};
use crate::core::game::state::Game;
use crate::core::ids::{BoardNo, Ply};
use crate::core::notation::san;
use crate::core::scoresheet::align::Slip;
use crate::core::side::{BySide, Side};
use crate::desk::reconstructing::{Asked, Certainty, Found, Question, Step};
use crate::i18n::chess::{self, Numbering};
use crate::i18n::sheets as words;
use crate::ui::actions::{Actions, Wish};
use crate::ui::dialogs::{Dialog, Reason, ReasonFor};
use crate::ui::scene::Scene;
use crate::ui::screens::sheets::entry::sheet_name;
use crate::ui::tokens::{Text, space};
use crate::ui::widgets::announcer::Manner;
use crate::ui::widgets::badge::{Tone, badge};
use crate::ui::widgets::button::{Enabled, Weight, button, button_enabled};
use crate::ui::widgets::card::{fact, soft};
use crate::ui::widgets::pick::pick;
use crate::ui::widgets::rows::{Row, RowAction, rows_ui};

/// Whether the last position is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum End {
    /// It is not.
    #[default]
    Unknown,
    /// It is that of the record.
    Record,
}

/// What was asked and is looked at.
#[derive(Debug, Default)]
pub(super) struct Rebuilding {
    asked: Option<Asked>,
    end: End,
    /// Which of the games is looked at.
    pub(super) chosen: usize,
    /// Counts the answers, so that what follows from one is worked out anew.
    answers: u32,
    /// Whether the table goes along the record all the same.
    by_record: bool,
}

impl Rebuilding {
    /// Takes in an answer that has come; says it.
    pub(super) fn follow(&mut self, scene: &Scene<'_>, actions: &mut Actions) {
        let Some(asked) = &mut self.asked else { return };
        if asked.poll() {
            self.chosen = 0;
            self.answers += 1;
            let text = self.found().map(|found| scene.say(verdict(found)));
            actions.push(Wish::Say(Manner::Polite, text.unwrap_or_default()));
        }
    }

    /// The answer and the game of it along which the sheets are looked at.
    pub(super) fn along(&self) -> Option<(u32, usize)> {
        self.game().filter(|_| !self.by_record).map(|_| (self.answers, self.chosen))
    }

    /// What was found.
    pub(super) fn found(&self) -> Option<&Found> {
        self.asked.as_ref()?.found()
    }

    /// The game that is looked at.
    pub(super) fn game(&self) -> Option<&[Step]> {
        self.found()?.games.get(self.chosen).map(Vec::as_slice)
    }

    /// The moves of each player that the sheets prove.
    pub(super) fn proved(&self, start: &Position) -> Option<BySide<u16>> {
        self.found().map(|found| found.proved_moves(start))
    }

    fn ask(&mut self, ui: &Ui, game: &Game) {
        let sheets = BySide::new(game.sheets.white.sheet(), game.sheets.black.sheet());
        let end = (self.end == End::Record).then(|| game.position().clone());
        let wake = ui.ctx().clone();
        let question = Question { start: game.start.clone(), sheets, end };
        self.asked = Some(Asked::new(question, move || wake.request_repaint()));
    }

    /// Whether the sheets have been changed since they were put together.
    fn is_stale(&self, game: &Game) -> bool {
        self.asked.as_ref().is_some_and(|asked| {
            let sheets = &asked.question().sheets;
            Side::BOTH.into_iter().any(|side| game.sheets.of(side).sheet() != *sheets.of(side))
        })
    }
}

/// The moves of a game with the position before each.
fn played<'a>(
    start: &Position,
    steps: &'a [Step],
) -> impl Iterator<Item = (Ply, Position, &'a Step)> {
    let mut position = start.clone();
    (1..).map(Ply).zip(steps).map(move |(ply, step)| {
        let before = position.clone();
        position = position.after(step.played);
        (ply, before, step)
    })
}

/// The moves as the record has them.
pub(super) fn record_of(start: &Position, steps: &[Step]) -> Vec<Uci> {
    played(start, steps).map(|(_, before, step)| before.uci(step.played)).collect()
}

/// `12…Nf6`
fn written(start: &Position, steps: &[Step], ply: usize) -> Option<String> {
    let (number, before, step) = played(start, steps).nth(ply)?;
    let sign = Numbering::from_start(start).sign(number);
    Some(format!("{sign}{}", san::figurine(&before, step.played)))
}

const fn verdict(found: &Found) -> &'static str {
    match (found.games.is_empty(), found.certainty) {
        (true, _) => "sheets-rebuilt-none",
        (false, Certainty::Certain) => "sheets-rebuilt-certain",
        (false, Certainty::Likely) => "sheets-rebuilt-likely",
        (false, Certainty::Open) => "sheets-rebuilt-open",
    }
}

/// Draws the page.
pub(super) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut Rebuilding,
    (board, game): (BoardNo, &Arc<Game>),
    actions: &mut Actions,
) {
    let options = [
        (End::Unknown, scene.say("sheets-end-unknown")),
        (End::Record, scene.say("sheets-end-record")),
    ];
    pick(ui, &scene.say("sheets-end"), &options, &mut state.end);
    let empty = Side::BOTH.into_iter().all(|side| game.sheets.of(side).is_empty());
    let enabled = if empty { Enabled::No } else { Enabled::Yes };
    let deed = scene.say("sheets-rebuild");
    if button_enabled(ui, Weight::Primary, &deed, None, enabled).clicked() {
        state.ask(ui, game);
    }
    if empty {
        soft(ui, scene.say("sheets-rebuild-empty"));
    }
    if state.is_stale(game) {
        badge(ui, Tone::Warn, &scene.say("sheets-rebuild-stale"));
    }
    if state.asked.is_some() && state.found().is_none() {
        soft(ui, scene.say("sheets-rebuilding"));
    }
    let Some(found) = state.asked.as_ref().and_then(Asked::found) else { return };
    let tone = match found.certainty {
        _ if found.games.is_empty() => Tone::Bad,
        Certainty::Certain => Tone::Good,
        Certainty::Likely => Tone::Info,
        Certainty::Open => Tone::Warn,
    };
    badge(ui, tone, &scene.say(verdict(found)));
    if found.games.is_empty() {
        return;
    }
    proved_ui(ui, scene, game, found);
    let chosen = games_ui(ui, scene, game, found, state.chosen);
    if let Some(chosen) = chosen {
        state.chosen = chosen;
    }
    let mut along = !state.by_record;
    ui.checkbox(&mut along, scene.say("sheets-along"));
    state.by_record = !along;
    let Some(steps) = state.game() else { return };
    game_ui(ui, scene, game, steps);
    let label = scene.say("sheets-decide");
    if button(ui, Weight::Plain, &label, None).clicked() {
        let what = ReasonFor::Reconstruct(board, record_of(&game.start, steps));
        actions.open(Dialog::Reason(Reason::new(what)));
    }
}

/// How far the games agree, and whether the first control was reached.
fn proved_ui(ui: &mut Ui, scene: &Scene<'_>, game: &Game, found: &Found) {
    let proved = found.proved_moves(&game.start);
    let args = [("white", proved.white.into()), ("black", proved.black.into())];
    ui.label(Text::Strong.rich(scene.say_with("sheets-proved", &args)));
    for side in Side::BOTH {
        let schedule = game.setup.control.schedules.of(side);
        let Some(control) = schedule.end_of(0) else { continue };
        let has = u32::from(*proved.of(side));
        let id = if has >= control { "sheets-control-made" } else { "sheets-control-open" };
        let side = chess::side(scene.words, side).into();
        soft(ui, scene.say_with(id, &[("side", side), ("move", control.into())]));
    }
}

/// The games that fit, to choose from; a choice.
fn games_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    game: &Game,
    found: &Found,
    chosen: usize,
) -> Option<usize> {
    let texts: Vec<(String, String)> = (0..found.games.len())
        .map(|nth| {
            let steps = &found.games[nth];
            let args = [("number", (nth + 1).into()), ("moves", steps.len().into())];
            let title = scene.say_with("sheets-game", &args);
            let detail = match found.parts(nth) {
                Some(at) => {
                    let of = |steps| written(&game.start, steps, at).unwrap_or_else(|| "–".into());
                    let args = [("there", of(steps).into()), ("first", of(&found.games[0]).into())];
                    scene.say_with("sheets-game-parts", &args)
                }
                None => scene.say("sheets-game-first"),
            };
            (title, detail)
        })
        .collect();
    let spoken: Vec<String> =
        texts.iter().map(|(title, detail)| format!("{title}. {detail}")).collect();
    let rows: Vec<Row<'_>> = texts
        .iter()
        .zip(&spoken)
        .map(|((title, detail), spoken)| Row {
            title,
            detail,
            aside: "",
            tone: Tone::Neutral,
            spoken,
        })
        .collect();
    match rows_ui(ui, &scene.say("sheets-games"), &rows, chosen) {
        Some(RowAction::Select(nth) | RowAction::Open(nth)) => Some(nth),
        None => None,
    }
}

/// What was filled in and what each sheet did, in one game.
fn game_ui(ui: &mut Ui, scene: &Scene<'_>, game: &Game, steps: &[Step]) {
    ui.add_space(space::XS);
    let filled: Vec<String> = steps
        .iter()
        .enumerate()
        .filter(|(_, step)| step.is_filled())
        .filter_map(|(ply, _)| written(&game.start, steps, ply))
        .collect();
    if !filled.is_empty() {
        fact(ui, &scene.say("sheets-filled"), &filled.join(" "));
    }
    for side in Side::BOTH {
        let slips = slips(scene, game, steps, side);
        if slips.is_empty() {
            continue;
        }
        ui.label(Text::Strong.rich(sheet_name(scene, side)));
        for slip in slips {
            ui.label(Text::Body.rich(slip));
        }
    }
}

/// What a sheet does otherwise than move by move, one sentence each: “17… row left out”.
fn slips(scene: &Scene<'_>, game: &Game, steps: &[Step], side: Side) -> Vec<String> {
    let numbering = Numbering::from_start(&game.start);
    let record = game.sheets.of(side);
    let mut told = Vec::new();
    let mut stopped = false;
    for (ply, before, step) in played(&game.start, steps) {
        let sign = numbering.sign(ply);
        let id = match *step.slips.of(side) {
            Slip::InPlace => {
                told.extend(misread(scene, (game, side), &before, step, &sign));
                continue;
            }
            Slip::HalfMoveOmitted => "sheets-slip-half-move",
            Slip::RowOmitted => "sheets-slip-row",
            Slip::WrittenTwice => "sheets-slip-twice",
            Slip::ExtraCell => "sheets-slip-extra",
            Slip::Swapped => "sheets-slip-swapped",
            Slip::Stopped if stopped => continue,
            Slip::Stopped => {
                stopped = true;
                "sheets-slip-stopped"
            }
        };
        let read = step.reads.of(side).map(|cell| record.cell(cell));
        let text = read.and_then(|cell| cell.text()).unwrap_or("–");
        let played = format!("{sign}{}", san::figurine(&before, step.played));
        let args = [("move", played.into()), ("written", text.into())];
        told.push(scene.say_with(id, &args));
    }
    told
}

/// An entry in its place that is not the move: what is written and what was played.
fn misread(
    scene: &Scene<'_>,
    (game, side): (&Game, Side),
    before: &Position,
    step: &Step,
    sign: &str,
) -> Option<String> {
    let record = game.sheets.of(side);
    let index = (*step.reads.of(side))?;
    let cell = record.cell(index);
    let text = cell.text()?;
    let means = crate::core::game::course::meant(record, before, cell);
    if means.is_ok_and(|m| m == step.played) {
        return None;
    }
    let place = words::place(Numbering::from_start(&game.start), index);
    let played = format!("{sign}{}", san::figurine(before, step.played));
    let args = [("place", place.into()), ("written", text.into()), ("move", played.into())];
    Some(scene.say_with("sheets-slip-other", &args))
}
