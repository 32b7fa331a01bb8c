//! Where the sheets differ from the game, entry by entry, and what kind of slip each difference is.
//! They are laid beside the record, or beside the likeliest game where there is none.

use std::sync::Arc;

use egui::Ui;

use crate::actions::Actions;
use crate::scene::Scene;
use crate::screens::sheets::analysis::{Column, Cursor};
use crate::screens::sheets::rebuild::{Rebuilding, ask_ui, written};
use crate::tokens::Text;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::card::soft;
use crate::widgets::rows::{Row, RowAction, rows_ui};
use jadoube_chess::ply::Ply;
use jadoube_chess::scoresheet::compare::Comparison;
use jadoube_chess::scoresheet::slips::Slip;
use jadoube_chess::side::Side;
use jadoube_desk::reconstructing::ReconstructionResult;
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::scoresheet;
use jadoube_laws::game::state::Game;

/// One entry with what is wrong with it.
struct Difference {
    cursor: Cursor,
    title: String,
    detail: String,
    tone: Tone,
}

/// Draws the page; the cell that somebody wants to see.
pub(super) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut Rebuilding,
    game: &Arc<Game>,
    actions: &mut Actions,
) -> Option<Cursor> {
    ask_ui(ui, scene, state, game, "sheets-compare", actions);
    let found = state.found()?;
    let Some(beside) = &found.beside else {
        badge(ui, Tone::Bad, &scene.say("sheets-beside-nothing"));
        return None;
    };
    let further = found.moves.len() > game.plies.len();
    let id = if further { "sheets-beside-likeliest" } else { "sheets-beside-record" };
    soft(ui, scene.say(id));
    let agreed = [("count", beside.agreed().into()), ("all", beside.entries.len().into())];
    ui.label(Text::Body.rich(scene.say_with("sheets-agreed", &agreed)));
    if let Some(first) = beside.first_difference {
        let place = written(&game.start, &found.moves, first).unwrap_or_default();
        let place = [("place", place.into())];
        ui.label(Text::Strong.rich(scene.say_with("sheets-first", &place)));
    }
    let all = differences(scene, game, found, beside);
    if all.is_empty() {
        badge(ui, Tone::Good, &scene.say("sheets-no-difference"));
        return None;
    }
    let spoken: Vec<String> =
        all.iter().map(|one| format!("{}. {}", one.title, one.detail)).collect();
    let rows: Vec<Row<'_>> = all
        .iter()
        .zip(&spoken)
        .map(|(one, spoken)| Row {
            title: &one.title,
            detail: &one.detail,
            aside: "",
            tone: one.tone,
            spoken,
        })
        .collect();
    let (RowAction::Select(nth) | RowAction::Open(nth)) =
        rows_ui(ui, &scene.say("sheets-differences"), &rows, state.difference)?;
    state.difference = nth;
    all.get(nth).map(|one| one.cursor)
}

fn differences(
    scene: &Scene<'_>,
    game: &Game,
    found: &ReconstructionResult,
    beside: &Comparison,
) -> Vec<Difference> {
    let mut all = Vec::new();
    let mut stopped = [false; 2];
    for (ply, both) in beside.entries.iter().enumerate() {
        for side in Side::BOTH {
            let entry = both.of(side);
            if entry.slips.is_empty() {
                continue;
            }
            // That a player no longer writes is said once.
            let only_stopped = entry
                .slips
                .iter()
                .all(|slip| matches!(slip, Slip::StoppedWriting | Slip::NotWritten));
            let known = &mut stopped[usize::from(side == Side::Black)];
            if only_stopped && std::mem::replace(known, true) {
                continue;
            }
            let index = entry.cell.and_then(|cell| u16::try_from(cell).ok());
            let place = u16::try_from(ply).unwrap_or(u16::MAX);
            let index = index.unwrap_or_else(|| game.cell_of(place));
            all.push(difference(scene, game, found, (ply, side, index, &entry.slips)));
        }
    }
    all
}

fn difference(
    scene: &Scene<'_>,
    game: &Game,
    found: &ReconstructionResult,
    (ply, side, index, slips): (usize, Side, u16, &[Slip]),
) -> Difference {
    let numbering = Numbering::from_start(&game.start);
    let number = u16::try_from(ply + 1).map_or(Ply(u16::MAX), Ply);
    let played = written(&game.start, &found.moves, ply).unwrap_or(numbering.sign(number));
    let cell = game.sheets.of(side).cell(index).text().unwrap_or("–");
    let args = [
        ("sheet", scoresheet::sheet(scene.words, side).into()),
        ("move", played.into()),
        ("written", cell.into()),
    ];
    let words: Vec<String> = slips.iter().map(|slip| scene.words.tell(slip)).collect();
    let doubt = slips.iter().any(|slip| slip.is_of_substance());
    Difference {
        cursor: Cursor { sheet: Column::Of(side), index },
        title: scene.say_with("sheets-difference", &args),
        detail: words.join(", "),
        tone: if doubt { Tone::Warn } else { Tone::Info },
    }
}
