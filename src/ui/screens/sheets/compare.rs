//! Where the two sheets differ, from each other or from the record, entry by entry.

use egui::Ui;

use crate::core::game::course::Standing;
use crate::core::game::sheets::text_of;
use crate::core::scoresheet::sheet::Cell;
use crate::core::side::Side;
use crate::i18n::chess::{self, Numbering};
use crate::i18n::sheets as words;
use crate::ui::scene::Scene;
use crate::ui::screens::sheets::entry::{remark, tone};
use crate::ui::screens::sheets::{Column, Cursor, Known};
use crate::ui::tokens::Text;
use crate::ui::widgets::badge::{Tone, badge};
use crate::ui::widgets::rows::{Row, RowAction, rows_ui};

/// One entry that differs.
struct Difference {
    cursor: Cursor,
    title: String,
    detail: String,
    tone: Tone,
}

/// Draws the page; the cell that somebody wants to see.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, known: &Known) -> Option<Cursor> {
    let agreed = agreed(known);
    let found = differences(scene, known);
    let count = [("count", agreed.into())];
    ui.label(Text::Body.rich(scene.say_with("sheets-agreed", &count)));
    let Some(first) = found.first() else {
        badge(ui, Tone::Good, &scene.say("sheets-no-difference"));
        return None;
    };
    let numbering = Numbering::from_start(&known.game.start);
    let place = words::place(numbering, first.cursor.index);
    ui.label(Text::Strong.rich(scene.say_with("sheets-first", &[("place", place.into())])));
    let spoken: Vec<String> =
        found.iter().map(|one| format!("{}. {}", one.title, one.detail)).collect();
    let rows: Vec<Row<'_>> = found
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
    let key = ui.scope_id().with("difference");
    let selected = ui.data(|data| data.get_temp::<usize>(key)).unwrap_or(0);
    let (RowAction::Select(nth) | RowAction::Open(nth)) =
        rows_ui(ui, &scene.say("sheets-differences"), &rows, selected)?;
    ui.data_mut(|data| data.insert_temp(key, nth));
    found.get(nth).map(|one| one.cursor)
}

/// How many entries of both sheets are the same move.
fn agreed(known: &Known) -> usize {
    let both = known.standings.white.iter().zip(&known.standings.black);
    both.filter(|(white, black)| **white == Standing::Same && **black == Standing::Same).count()
}

fn differences(scene: &Scene<'_>, known: &Known) -> Vec<Difference> {
    let numbering = Numbering::from_start(&known.game.start);
    let longest = known.standings.white.len().max(known.standings.black.len());
    let mut found = Vec::new();
    for index in (0..longest).filter_map(|index| u16::try_from(index).ok()) {
        for side in Side::BOTH {
            let standing = known.standing(side, index);
            let Some(said) = remark(scene, standing) else { continue };
            let cell = known.game.sheets.of(side).cell(index);
            let other = known.game.sheets.of(side.other()).cell(index);
            let text = |cell: &Cell| match cell {
                Cell::Blank => "–".to_owned(),
                written => text_of(written),
            };
            let args = [
                ("place", words::place(numbering, index).into()),
                ("side", chess::side(scene.words, side).into()),
                ("written", text(cell).into()),
                ("other", chess::side(scene.words, side.other()).into()),
                ("there", text(other).into()),
            ];
            found.push(Difference {
                cursor: Cursor { sheet: Column::Of(side), index },
                title: scene.say_with("sheets-difference", &args),
                detail: said,
                tone: tone(cell, standing).unwrap_or(Tone::Info),
            });
        }
    }
    found
}
