//! The cells: what they show and say, what is proposed for them, and what is done when one is
//! written; what stands at the cursor in words.

use std::sync::Arc;

use egui::{Ui, vec2};

use crate::core::board::position::{Move, Position};
use crate::core::game::command::Command;
use crate::core::game::course::{self, Course, Standing};
use crate::core::game::sheets::{CELLS_MAX, Mark, OFFER, Origin, cell_of, text_of};
use crate::core::game::state::Game;
use crate::core::ids::BoardNo;
use crate::core::notation::san;
use crate::core::scoresheet::sheet::Cell;
use crate::core::side::{BySide, Side};
use crate::i18n::chess::{self, Numbering};
use crate::i18n::sheets as words;
use crate::ui::actions::{Actions, Errand, Wish};
use crate::ui::dialogs::{Dialog, read_time};
use crate::ui::scene::Scene;
use crate::ui::screens::file;
use crate::ui::screens::sheets::paste;
use crate::ui::screens::sheets::{Column, Cursor, Known, SheetsScreen};
use crate::ui::tokens::{Text, space};
use crate::ui::widgets::announcer::Manner;
use crate::ui::widgets::badge::{Tone, badge};
use crate::ui::widgets::button::{Enabled, Weight, button, button_enabled};
use crate::ui::widgets::card::{card, fact, soft};
use crate::ui::widgets::field::{FieldWords, field};
use crate::ui::widgets::sheet_table::{CellView, TableAction};

/// The fewest rows that the table has.
const ROWS: usize = 20;

/// “White’s sheet”
pub(super) fn sheet_name(scene: &Scene<'_>, side: Side) -> String {
    scene.say(match side {
        Side::White => "sheets-of-white",
        Side::Black => "sheets-of-black",
    })
}

fn column_name(scene: &Scene<'_>, column: Column) -> String {
    match column {
        Column::Of(side) => sheet_name(scene, side),
        Column::Record => scene.say("sheets-record"),
    }
}

/// “White’s sheet, 12…”
pub(super) fn place(scene: &Scene<'_>, game: &Game, cursor: Cursor) -> String {
    let sign = words::place(Numbering::from_start(&game.start), cursor.index);
    format!("{}, {sign}", column_name(scene, cursor.sheet))
}

/// Works out what is to be known about a game.
pub(super) fn learn(scene: &Scene<'_>, game: &Arc<Game>) -> Known {
    let courses = BySide::new(Course::of(game, Side::White), Course::of(game, Side::Black));
    let standings = course::standings(game, &courses);
    let cells = Side::BOTH.map(|side| game.sheets.of(side).cells.len());
    let first = usize::from(cell_of(game, 0));
    let longest = cells.into_iter().max().unwrap_or_default().max(game.plies.len() + first);
    // One more row to write in.
    let rows = (longest / 2 + 1).clamp(ROWS, usize::from(CELLS_MAX / 2));
    let mut known =
        Known { game: game.clone(), lang: scene.words.lang(), courses, cells: Vec::new() };
    for row in 0..rows {
        for column in Column::ALL {
            for half in 0..2 {
                let index = u16::try_from(row * 2 + half).unwrap_or(u16::MAX);
                let ply = usize::from(index).checked_sub(first);
                let standing = ply.and_then(|ply| standings.get(ply)).copied();
                let view = cell(scene, &known, Cursor { sheet: column, index }, standing);
                known.cells.push(view);
            }
        }
    }
    known
}

fn cell(
    scene: &Scene<'_>,
    known: &Known,
    cursor: Cursor,
    standing: Option<BySide<Standing>>,
) -> CellView {
    let game = &known.game;
    let at = place(scene, game, cursor);
    let Column::Of(side) = cursor.sheet else {
        let text = recorded(game, cursor.index).unwrap_or_default();
        let spoken = if text.is_empty() { scene.say("sheets-cell-blank") } else { text.clone() };
        return CellView { text, spoken: format!("{at} {spoken}"), ..CellView::default() };
    };
    let record = game.sheets.of(side);
    let content = record.cell(cursor.index);
    let standing = standing.map_or(Standing::Open, |both| *both.of(side));
    let said = match content {
        Cell::Written(text) => text.clone(),
        Cell::Blank => scene.say("sheets-cell-blank"),
        Cell::Tick => scene.say("sheets-cell-tick"),
        Cell::Illegible => scene.say("sheets-cell-illegible"),
    };
    let beside = words::beside(record.mark(cursor.index));
    let tone = tone(content, standing);
    let parts = [Some(format!("{at} {said}")), Some(beside.clone()), remark(scene, standing)];
    let parts = parts.into_iter().flatten().filter(|part| !part.is_empty());
    CellView {
        text: text_of(content),
        beside,
        proposal: course::expected(game, known.courses.of(side), side, cursor.index)
            .unwrap_or_default(),
        tone,
        spoken: parts.collect::<Vec<_>>().join(", "),
    }
}

const fn tone(content: &Cell, standing: Standing) -> Option<Tone> {
    match (content, standing) {
        (Cell::Illegible, _) | (_, Standing::Among) => Some(Tone::Info),
        (_, Standing::Other) => Some(Tone::Warn),
        (_, Standing::NoMove) => Some(Tone::Bad),
        (_, Standing::Open | Standing::Same) => None,
    }
}

/// How an entry stands to the others, in words, where that is worth one.
fn remark(scene: &Scene<'_>, standing: Standing) -> Option<String> {
    let id = match standing {
        Standing::Open | Standing::Same => return None,
        Standing::Among => "sheets-cell-several",
        Standing::Other => "sheets-cell-other",
        Standing::NoMove => "sheets-cell-no-move",
    };
    Some(scene.say(id))
}

/// The move of the record that belongs into a cell, in figurines.
fn recorded(game: &Game, index: u16) -> Option<String> {
    let ply = usize::from(index.checked_sub(cell_of(game, 0))?);
    let record = game.plies.get(ply)?;
    let before = game.positions().nth(ply)?;
    let m = before.read_uci(&record.uci).ok()?;
    let offer = if record.draw_offered { format!(" {OFFER}") } else { String::new() };
    Some(format!("{}{offer}", san::figurine(before, m)))
}

/// The buttons above the table: where a whole sheet comes from.
pub(super) fn sources_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut SheetsScreen,
    (board, game): (BoardNo, &Arc<Game>),
    actions: &mut Actions,
) {
    let Column::Of(side) = state.cursor.sheet else {
        soft(ui, scene.say("sheets-record-what"));
        return;
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        ui.label(Text::Strong.rich(sheet_name(scene, side)));
        let board_known = if game.plies.is_empty() { Enabled::No } else { Enabled::Yes };
        let fill = scene.say("sheets-fill");
        if button_enabled(ui, Weight::Plain, &fill, None, board_known).clicked() {
            let cells = course::filled(game, side);
            actions.game(board, Command::TakeSheet { whose: side, cells, from: Origin::Board });
            state.take_focus();
        }
        if button(ui, Weight::Plain, &scene.say("sheets-paste"), Some("Ctrl+V")).clicked() {
            actions.open(Dialog::Sheet(Box::new(paste::Form::new(board, side, game))));
        }
        if button(ui, Weight::Plain, &scene.say("sheets-file"), None).clicked() {
            let form = file::Form::new(scene, Errand::Sheet(side));
            actions.open(Dialog::File(Box::new(form)));
        }
    });
}

/// Does what was done to the table.
pub(super) fn act(
    scene: &Scene<'_>,
    state: &mut SheetsScreen,
    (board, game): (BoardNo, &Arc<Game>),
    done: TableAction,
    actions: &mut Actions,
) {
    let Column::Of(whose) = state.cursor.sheet else {
        if let TableAction::Go(at) = done {
            go(state, at);
        }
        return;
    };
    let index = state.cursor.index;
    match done {
        TableAction::Go(at) => go(state, at),
        TableAction::Write(text) => {
            actions.game(board, Command::WriteCell { whose, index, cell: Cell::read(&text) });
            say_meaning(scene, state, game, &text, actions);
            on(state);
        }
        TableAction::Take => {
            let known = state.known.as_ref();
            let course = known.map(|known| known.courses.of(whose));
            let expected = course.and_then(|course| course::expected(game, course, whose, index));
            match expected {
                Some(text) if *game.sheets.of(whose).cell(index) == Cell::Blank => {
                    let cell = Cell::Written(text.clone());
                    actions.game(board, Command::WriteCell { whose, index, cell });
                    actions.push(Wish::Say(Manner::Polite, text));
                    on(state);
                }
                Some(_) => on(state),
                None if *game.sheets.of(whose).cell(index) != Cell::Blank => on(state),
                None => {
                    let text = scene.say("sheets-nothing-expected");
                    actions.push(Wish::Say(Manner::Polite, text));
                }
            }
        }
        TableAction::Clear => {
            actions.game(board, Command::WriteCell { whose, index, cell: Cell::Blank });
        }
        TableAction::Paste(text) => {
            let form = paste::Form::new(board, whose, game).with(text);
            actions.open(Dialog::Sheet(Box::new(form)));
        }
    }
}

fn go(state: &mut SheetsScreen, at: usize) {
    if let Some(cursor) = SheetsScreen::cursor_of(at) {
        state.cursor = cursor;
    }
}

/// On to the next cell of the sheet.
fn on(state: &mut SheetsScreen) {
    state.cursor.index = (state.cursor.index + 1).min(CELLS_MAX - 1);
    state.table.take_focus();
}

/// What was written is said as it is understood, so that a slip of the fingers is heard at once.
fn say_meaning(
    scene: &Scene<'_>,
    state: &SheetsScreen,
    game: &Game,
    text: &str,
    actions: &mut Actions,
) {
    let Column::Of(whose) = state.cursor.sheet else { return };
    let ply = usize::from(state.cursor.index.saturating_sub(cell_of(game, 0)));
    let Some(known) = &state.known else { return };
    let Some(position) = known.courses.of(whose).before(ply) else { return };
    let cell = Cell::read(text);
    if let Ok(m) = course::meant(game.sheets.of(whose), position, &cell) {
        let said = chess::move_aloud(scene.words, m, position);
        actions.push(Wish::Say(Manner::Polite, said));
    }
}

/// What the board beside the table shows.
pub(super) struct Shown {
    /// The position: after the move of the entry, where it means one.
    pub(super) position: Position,
    /// That move.
    pub(super) last: Option<Move>,
    /// The move that is expected, where nothing is written.
    pub(super) next: Option<Move>,
    /// Who sits at the lower edge.
    pub(super) bottom: Side,
}

/// The position at the cursor.
pub(super) fn shown(state: &SheetsScreen) -> Option<Shown> {
    let known = state.known.as_ref()?;
    let game = &known.game;
    let bottom = Side::White;
    let ply = usize::from(state.cursor.index.saturating_sub(cell_of(game, 0)));
    let side = match state.cursor.sheet {
        Column::Of(side) => side,
        Column::Record => Side::White,
    };
    let course = known.courses.of(side);
    let Some(before) = course.before(ply) else {
        let position = course.positions.last()?.clone();
        return Some(Shown { position, last: course.moves.last().copied(), next: None, bottom });
    };
    let record = game.sheets.of(side);
    let entry = match state.cursor.sheet {
        Column::Of(_) => course::meant(record, before, record.cell(state.cursor.index)).ok(),
        Column::Record => course.moves.get(ply).copied().filter(|_| ply < course.recorded),
    };
    let last = ply.checked_sub(1).and_then(|last| course.moves.get(last)).copied();
    Some(match entry {
        Some(m) => Shown { position: before.after(m), last: Some(m), next: None, bottom },
        None => {
            let expected = course.moves.get(ply).copied();
            Shown { position: before.clone(), last, next: expected, bottom }
        }
    })
}

/// What stands at the cursor and beside it.
pub(super) fn cell_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut SheetsScreen,
    (board, game): (BoardNo, &Arc<Game>),
    actions: &mut Actions,
) {
    let at = place(scene, game, state.cursor);
    let view = state.known.as_ref().and_then(|known| known.cells.get(state.at())).cloned();
    let view = view.unwrap_or_default();
    card(ui, &at, |ui| {
        ui.set_width(ui.available_width());
        if view.text.is_empty() {
            soft(ui, scene.say("sheets-cell-blank"));
        } else {
            ui.label(Text::Heading.rich(&view.text));
        }
        let Column::Of(whose) = state.cursor.sheet else { return };
        meaning_ui(ui, scene, state, game, whose);
        if view.text.is_empty() && !view.proposal.is_empty() {
            fact(ui, "⏎", &view.proposal);
        }
        beside_ui(ui, scene, state, (board, game, whose), actions);
    });
}

/// What an entry means in its place, or what is wrong with it.
fn meaning_ui(ui: &mut Ui, scene: &Scene<'_>, state: &SheetsScreen, game: &Game, whose: Side) {
    let index = state.cursor.index;
    let record = game.sheets.of(whose);
    let cell = record.cell(index);
    let ply = usize::from(index.saturating_sub(cell_of(game, 0)));
    let course = state.known.as_ref().map(|known| known.courses.of(whose));
    let Some(position) = course.and_then(|course| course.before(ply)) else {
        if cell.text().is_some() {
            soft(ui, scene.say("sheets-cell-beyond"));
        }
        return;
    };
    if cell.text().is_none() {
        return;
    }
    match course::meant(record, position, cell) {
        Ok(m) => soft(ui, chess::move_aloud(scene.words, m, position)),
        Err(fault) => {
            let text = crate::ui::screens::board::entry::fault_words(scene, &fault);
            ui.label(Text::Body.rich(text));
        }
    }
    let standings = state.known.as_ref().map(|known| course::standings(game, &known.courses));
    let standing = standings.and_then(|all| all.get(ply).map(|both| *both.of(whose)));
    if let Some(text) = standing.and_then(|standing| remark(scene, standing)) {
        let tone = standing.and_then(|standing| tone(cell, standing)).unwrap_or(Tone::Info);
        badge(ui, tone, &text);
    }
}

/// The draw offer and the time beside a cell.
fn beside_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut SheetsScreen,
    (board, game, whose): (BoardNo, &Arc<Game>, Side),
    actions: &mut Actions,
) {
    let index = state.cursor.index;
    let mark = game.sheets.of(whose).mark(index);
    let mut offered = mark.draw_offered;
    if ui.checkbox(&mut offered, scene.say("sheets-offer")).changed() {
        let mark = Mark { draw_offered: offered, ..mark };
        actions.game(board, Command::MarkCell { whose, index, mark });
    }
    let of = (whose, index);
    let known = mark.clock.map(crate::i18n::time::shown).unwrap_or_default();
    if state.keeping.noting.as_ref().is_none_or(|(at, _)| *at != of) {
        state.keeping.noting = Some((of, known.clone()));
    }
    let Some((_, text)) = &mut state.keeping.noting else { return };
    let fault = (!text.trim().is_empty() && read_time(text).is_none())
        .then(|| scene.say("board-not-a-time"));
    let label = scene.say("sheets-clock");
    let words = FieldWords { label: &label, example: "1:23:00", fault: fault.as_deref() };
    let response = field(ui, words, text);
    if response.lost_focus() && *text != known && fault.is_none() {
        let mark = Mark { clock: read_time(text).filter(|_| !text.trim().is_empty()), ..mark };
        actions.game(board, Command::MarkCell { whose, index, mark });
        state.keeping.noting = None;
    }
}
