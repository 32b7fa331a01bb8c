//! Entering the sheets: where a whole one comes from, what is done when a cell is written, and what
//! stands at the cursor in words.

use std::sync::Arc;

use egui::{Ui, vec2};

use crate::actions::{Actions, FilePurpose, UiMessage};
use crate::scene::Scene;
use crate::screens::file;
use crate::screens::sheets::analysis::{Column, Cursor, GameAnalysis, remark, tone};
use crate::screens::sheets::paste;
use crate::shell::only_read_ui;
use crate::tokens::{Text, scale, space};
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::card::{card, fact, soft};
use crate::widgets::field::{FieldLabels, field};
use crate::widgets::sheet_table::{TableAction, TableState};
use crate::widgets::tick::tick;
use jadoube_chess::scoresheet::sheet::Cell;
use jadoube_chess::side::Side;
use jadoube_i18n::{chess, scoresheet, time};
use jadoube_laws::game::command::Command;
use jadoube_laws::game::course;
use jadoube_laws::game::sheets::{CELLS_MAX, Mark, Origin};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// What is remembered of the cells.
#[derive(Debug)]
pub(super) struct SheetEntry {
    /// The cell at which the keyboard stands.
    pub(super) cursor: Cursor,
    pub(super) table: TableState,
    pub(super) known: Option<GameAnalysis>,
    /// The time that is being noted beside a cell: whose sheet, which cell, the text so far.
    noting: Option<((Side, u16), String)>,
}

impl Default for SheetEntry {
    fn default() -> Self {
        Self::at(0)
    }
}

impl SheetEntry {
    /// Begins at a cell of White's sheet.
    pub(super) fn at(index: u16) -> Self {
        Self {
            cursor: Cursor { sheet: Column::Of(Side::White), index },
            table: TableState::default(),
            known: None,
            noting: None,
        }
    }
}

/// The buttons above the table: where a whole sheet comes from.
pub(super) fn sources_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut SheetEntry,
    (board, game): (BoardNo, &Arc<Game>),
    actions: &mut Actions,
) {
    if scene.is_only_read() {
        only_read_ui(ui, scene, actions);
        return;
    }
    let Column::Of(side) = state.cursor.sheet else {
        ui.horizontal(|ui| {
            // As high as the buttons, so that the table keeps its place.
            ui.set_min_height(scale(ui.ctx()).of(space::TARGET));
            soft(ui, scene.say("sheets-record-what"));
        });
        return;
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        ui.label(Text::Strong.rich(scoresheet::sheet(scene.words, side)));
        let why = game.plies.is_empty().then(|| scene.say("app-why-no-moves"));
        let fill = scene.say("sheets-fill");
        if button_hindered(ui, Weight::Plain, &fill, None, why.as_deref()).clicked() {
            let cells = course::filled(game, side);
            actions.game(board, Command::TakeSheet { whose: side, cells, from: Origin::Board });
            state.table.take_focus();
        }
        let key = format!("{}+V", scene.say("app-key-control"));
        if button(ui, Weight::Plain, &scene.say("sheets-paste"), Some(&key)).clicked()
            && let Some(form) = paste::PasteForm::new(scene, board, side)
        {
            actions.open(form);
        }
        if button(ui, Weight::Plain, &scene.say("sheets-file"), None).clicked()
            && let Some((no, _)) = scene.looked_at()
        {
            actions.open(file::FileForm::new(scene, FilePurpose::Sheet(no, side)));
        }
        if button(ui, Weight::Plain, &scene.say("sheets-braille"), None).clicked()
            && let Some((no, _)) = scene.looked_at()
        {
            actions.open(file::FileForm::new(scene, FilePurpose::Braille(no, side)));
        }
    });
}

/// Does what was done to the table.
pub(super) fn act(
    scene: &Scene<'_>,
    state: &mut SheetEntry,
    (board, game): (BoardNo, &Arc<Game>),
    done: TableAction,
    actions: &mut Actions,
) {
    let sheet = match state.cursor.sheet {
        Column::Of(whose) if !scene.is_only_read() => Some(whose),
        Column::Of(_) | Column::Record => None,
    };
    let Some(whose) = sheet else {
        match done {
            TableAction::Go(at) => go(state, at),
            _ => {
                let record = state.cursor.sheet == Column::Record && !scene.is_only_read();
                let why = if record { "sheets-record-barred" } else { scene.why_only_read() };
                actions.push(UiMessage::Say(Manner::Polite, scene.say(why)));
            }
        }
        return;
    };
    let index = state.cursor.index;
    match done {
        TableAction::Barred => {}
        TableAction::Go(at) => go(state, at),
        TableAction::Write(text) => {
            actions.game(board, Command::WriteCell { whose, index, cell: Cell::read(&text) });
            say_meaning(scene, state, game, &text, actions);
            on(state);
        }
        TableAction::Take => {
            let known = state.known.as_ref();
            let expected = known.and_then(|known| known.expected(scene.words.lang(), whose, index));
            match expected {
                Some(text) if *game.sheets.of(whose).cell(index) == Cell::Blank => {
                    let cell = Cell::Written(text.clone());
                    actions.game(board, Command::WriteCell { whose, index, cell });
                    say_meaning(scene, state, game, &text, actions);
                    on(state);
                }
                Some(_) => on(state),
                None if *game.sheets.of(whose).cell(index) != Cell::Blank => on(state),
                None => {
                    let text = scene.say("sheets-nothing-expected");
                    actions.push(UiMessage::Say(Manner::Polite, text));
                }
            }
        }
        TableAction::Clear => {
            actions.game(board, Command::WriteCell { whose, index, cell: Cell::Blank });
        }
        TableAction::Paste(text) => {
            if let Some(form) = paste::PasteForm::new(scene, board, whose) {
                actions.open(form.with(text));
            }
        }
    }
}

fn go(state: &mut SheetEntry, at: usize) {
    if let Some(cursor) = Cursor::of(at) {
        state.cursor = cursor;
    }
}

/// On to the next cell of the sheet.
fn on(state: &mut SheetEntry) {
    state.cursor.index = (state.cursor.index + 1).min(CELLS_MAX - 1);
    state.table.take_focus();
}

/// What was written is said as it is understood, so that a slip of the fingers is heard at once.
fn say_meaning(
    scene: &Scene<'_>,
    state: &SheetEntry,
    game: &Game,
    text: &str,
    actions: &mut Actions,
) {
    let Cursor { sheet: Column::Of(whose), index } = state.cursor else { return };
    let Some(known) = &state.known else { return };
    let Some(place) = known.before(Column::Of(whose), index) else { return };
    let cell = Cell::read(text);
    if let Ok(m) = course::resolve_cell(game.sheets.of(whose), &place, &cell) {
        let said = chess::move_aloud(scene.words, m, place.position());
        actions.push(UiMessage::Say(Manner::Polite, said));
    } else if let Cell::Written(text) = cell {
        let why = scene.say("sheets-cell-no-move");
        actions.push(UiMessage::Say(Manner::Polite, format!("{text}: {why}")));
    }
}

/// What stands at the cursor and beside it.
pub(super) fn cell_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut SheetEntry,
    (board, game): (BoardNo, &Arc<Game>),
    actions: &mut Actions,
) {
    let known = state.known.as_ref();
    let at = known.map(|known| known.place(scene, state.cursor)).unwrap_or_default();
    let view = state.known.as_ref().and_then(|known| known.cells.get(state.cursor.at())).cloned();
    let view = view.unwrap_or_default();
    card(ui, &at, |ui| {
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
        if !scene.is_only_read() {
            beside_ui(ui, scene, state, (board, game, whose), actions);
        }
    });
}

/// What an entry means in its place, or what is wrong with it.
fn meaning_ui(ui: &mut Ui, scene: &Scene<'_>, state: &SheetEntry, game: &Game, whose: Side) {
    let index = state.cursor.index;
    let record = game.sheets.of(whose);
    let cell = record.cell(index);
    let Some(known) = state.known.as_ref().filter(|_| cell.text().is_some()) else { return };
    let Some(place) = known.before(Column::Of(whose), index) else {
        soft(ui, scene.say("sheets-cell-beyond"));
        return;
    };
    match course::resolve_cell(record, &place, cell) {
        Ok(m) => soft(ui, chess::move_aloud(scene.words, m, place.position())),
        Err(fault) => {
            let text = crate::phrases::fault_words(scene, &fault);
            ui.label(Text::Body.rich(text));
        }
    }
    let standing = known.standing(whose, index);
    if let Some(text) = remark(scene, standing) {
        badge(ui, tone(cell, standing).unwrap_or(Tone::Info), &text);
    }
}

/// The draw offer and the time beside a cell.
fn beside_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut SheetEntry,
    (board, game, whose): (BoardNo, &Arc<Game>, Side),
    actions: &mut Actions,
) {
    let index = state.cursor.index;
    let mark = game.sheets.of(whose).mark(index);
    let mut offered = mark.draw_offered;
    if tick(ui, &mut offered, scene.say("sheets-offer")).changed() {
        let mark = Mark { draw_offered: offered, ..mark };
        actions.game(board, Command::MarkCell { whose, index, mark });
    }
    let of = (whose, index);
    let known = mark.clock.map(time::shown).unwrap_or_default();
    if state.noting.as_ref().is_none_or(|(at, _)| *at != of) {
        state.noting = Some((of, known.clone()));
    }
    let Some((_, text)) = &mut state.noting else { return };
    let fault = (!text.trim().is_empty() && time::read(text).is_none())
        .then(|| scene.say("board-not-a-time"));
    let label = scene.say("sheets-clock");
    let labels = FieldLabels { label: &label, example: "1:23:00", fault: fault.as_deref() };
    let response = field(ui, labels, text);
    if response.lost_focus() && *text != known && fault.is_none() {
        let mark = Mark { clock: time::read(text).filter(|_| !text.trim().is_empty()), ..mark };
        actions.game(board, Command::MarkCell { whose, index, mark });
        state.noting = None;
    }
}
