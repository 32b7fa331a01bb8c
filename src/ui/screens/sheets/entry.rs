//! The cells: what they show and say, what is proposed for them, and what is done when one is
//! written; what stands at the cursor in words.

use std::sync::Arc;

use egui::{Ui, vec2};

use crate::actions::{Actions, FilePurpose, UiMessage};
use crate::scene::Scene;
use crate::screens::file;
use crate::screens::sheets::paste;
use crate::screens::sheets::rebuild::{AlignedSheets, Rebuilding, record_of};
use crate::screens::sheets::{Column, Cursor, GameAnalysis, Rebuilt, SheetsScreen};
use crate::shell::only_read_ui;
use crate::tokens::{Text, scale, space};
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Enabled, Weight, button, button_enabled};
use crate::widgets::card::{card, fact, soft};
use crate::widgets::field::{FieldLabels, field};
use crate::widgets::sheet_table::{CellView, TableAction};
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::san;
use jadoube_chess::scoresheet::sheet::Cell;
use jadoube_chess::side::{BySide, Side};
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::{scoresheet, sheets as words, time};
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::claims::missed::chances;
use jadoube_laws::game::command::Command;
use jadoube_laws::game::course::{self, EntryAgreement, KnownMoves};
use jadoube_laws::game::event::Event;
use jadoube_laws::game::sheets::{CELLS_MAX, Mark, OFFER, Origin};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// The fewest rows that the table has.
const ROWS: usize = 20;

/// “White’s sheet”, “Record”
pub(super) fn column_name(scene: &Scene<'_>, known: &GameAnalysis, column: Column) -> String {
    match (column, &known.rebuilt) {
        (Column::Of(side), _) => scoresheet::sheet(scene.words, side),
        (Column::Record, Some(_)) if !known.is_recorded() => scene.say("sheets-rebuilt"),
        (Column::Record, _) => scene.say("sheets-record"),
    }
}

/// “White’s sheet, 12…”
pub(super) fn place(scene: &Scene<'_>, known: &GameAnalysis, cursor: Cursor) -> String {
    let sign = words::place(Numbering::from_start(&known.game.start), cursor.index);
    format!("{}, {sign}", column_name(scene, known, cursor.sheet))
}

/// Works out what is to be known about a game, along one that was put together if there is one.
pub(super) fn learn(scene: &Scene<'_>, game: &Arc<Game>, rebuilding: &Rebuilding) -> GameAnalysis {
    let courses = BySide::new(KnownMoves::of(game, Side::White), KnownMoves::of(game, Side::Black));
    let laid = rebuilding.laid();
    let along = laid.as_ref().map(|laid| laid.along);
    let rebuilt = laid.map(|laid| rebuilt(game, &laid, scene));
    let standings = standings(game, &courses, rebuilt.as_ref());
    let then = rebuilt.as_ref().map_or(game, |(rebuilt, _)| rebuilt);
    let chances = chances(then, scene.snap.edition);
    let lang = scene.words.lang();
    let game = game.clone();
    let cells = Vec::new();
    let mut known = GameAnalysis { game, lang, along, courses, rebuilt, chances, standings, cells };
    for row in 0..rows(&known) {
        for column in Column::ALL {
            for half in 0..2 {
                let index = u16::try_from(row * 2 + half).unwrap_or(u16::MAX);
                let view = cell(scene, &known, Cursor { sheet: column, index });
                known.cells.push(view);
            }
        }
    }
    known
}

/// How many rows the table has: one more than is filled, to write in.
fn rows(known: &GameAnalysis) -> usize {
    let game = &known.game;
    let cells = Side::BOTH.map(|side| game.sheets.of(side).cells.len());
    let plies = known.rebuilt.as_ref().map_or(0, |(rebuilt, _)| rebuilt.plies.len());
    let plies = plies.max(game.plies.len()) + usize::from(game.cell_of(0));
    let longest = cells.into_iter().max().unwrap_or_default().max(plies);
    (longest / 2 + 1).clamp(ROWS, usize::from(CELLS_MAX / 2))
}

fn rebuilt(game: &Game, laid: &AlignedSheets<'_>, scene: &Scene<'_>) -> Rebuilt {
    let mut rebuilt = game.clone();
    if let Some(moves) = laid.moves {
        let moves = record_of(&game.start, moves);
        let event = Event::Reconstructed { moves, reason: String::new() };
        rebuilt.apply(&event, scene.now);
    }
    let read = |side: Side| {
        let plies = laid.entries.iter().enumerate();
        let cells = plies.filter_map(|(ply, entry)| Some((entry.of(side).cell?, ply)));
        cells.filter_map(|(cell, ply)| Some((u16::try_from(cell).ok()?, ply))).collect()
    };
    (Arc::new(rebuilt), BySide::new(read(Side::White), read(Side::Black)))
}

/// How every entry of a sheet stands to the others, or to the game put together.
fn standings(
    game: &Game,
    courses: &BySide<KnownMoves>,
    rebuilt: Option<&Rebuilt>,
) -> BySide<Vec<EntryAgreement>> {
    let Some((rebuilt, read)) = rebuilt else {
        let first = vec![EntryAgreement::Open; usize::from(game.cell_of(0))];
        let all = course::entry_agreements(game, courses);
        let of = |side: Side| {
            first.iter().copied().chain(all.iter().map(|both| *both.of(side))).collect()
        };
        return BySide::new(of(Side::White), of(Side::Black));
    };
    let of = |side: Side| {
        let record = game.sheets.of(side);
        (0..)
            .zip(&record.cells)
            .map(|(index, cell)| match (cell, read.of(side).get(&index)) {
                (Cell::Written(_), Some(ply)) => course::in_game(rebuilt, *ply, record, cell),
                (Cell::Written(_), None) => EntryAgreement::Other,
                _ => EntryAgreement::Open,
            })
            .collect()
    };
    BySide::new(of(Side::White), of(Side::Black))
}

impl GameAnalysis {
    /// The half-move to which a cell of a sheet belongs, counted from 0.
    fn ply_of(&self, sheet: Column, index: u16) -> Option<usize> {
        let plain = index.checked_sub(self.game.cell_of(0)).map(usize::from);
        match (sheet, &self.rebuilt) {
            (Column::Of(side), Some((_, read))) => {
                let reads = read.of(side);
                let Some((last, ply)) = reads.last_key_value() else { return plain };
                // Behind what was read for something, a sheet goes on in the rows that it has.
                let on = index.checked_sub(*last).map(|on| ply + usize::from(on));
                reads.get(&index).copied().or(on)
            }
            _ => plain,
        }
    }

    /// Whether the game beside the sheets is the record: its own, or what was decided on.
    fn is_recorded(&self) -> bool {
        let moves = |game: &Game| game.plies.iter().map(|ply| ply.uci.clone()).collect::<Vec<_>>();
        moves(self.beside()) == moves(&self.game)
    }

    /// The game that is looked at beside the sheets.
    fn beside(&self) -> &Game {
        self.rebuilt.as_ref().map_or(&self.game, |(rebuilt, _)| rebuilt)
    }

    /// The position in which the half-move of a cell was made.
    fn before(&self, sheet: Column, index: u16) -> Option<NotationContext> {
        let ply = self.ply_of(sheet, index)?;
        match (sheet, &self.rebuilt) {
            (Column::Of(side), None) => self.courses.of(side).before(ply).cloned(),
            _ => course::place_in(self.beside(), ply),
        }
    }

    /// The move that was made there.
    fn played(&self, sheet: Column, index: u16) -> Option<Move> {
        let ply = self.ply_of(sheet, index)?;
        match (sheet, &self.rebuilt) {
            (Column::Of(side), None) => self.courses.of(side).moves.get(ply).copied(),
            _ => {
                let uci = &self.beside().plies.get(ply)?.uci;
                self.before(sheet, index)?.position().read_uci(uci).ok()
            }
        }
    }

    /// What is expected in a cell, in the rows that the sheet has.
    fn expected(&self, side: Side, index: u16) -> Option<String> {
        let plain = || course::expected(&self.game, self.courses.of(side), side, index);
        let (sheet, first) = (Column::Of(side), self.game.cell_of(0));
        let Some(m) = self.rebuilt.as_ref().and_then(|_| self.played(sheet, index)) else {
            let ply = index.checked_sub(first).map(usize::from);
            return plain().filter(|_| self.ply_of(sheet, index) == ply);
        };
        Some(course::written(self.game.sheets.of(side), &self.before(sheet, index)?, m))
    }

    /// How an entry stands to the others.
    pub(super) fn standing(&self, side: Side, index: u16) -> EntryAgreement {
        let all = self.standings.of(side);
        all.get(usize::from(index)).copied().unwrap_or(EntryAgreement::Open)
    }
}

fn cell(scene: &Scene<'_>, known: &GameAnalysis, cursor: Cursor) -> CellView {
    let game = &known.game;
    let at = place(scene, known, cursor);
    let Column::Of(side) = cursor.sheet else {
        let text = recorded(known.beside(), cursor.index).unwrap_or_default();
        let spoken = if text.is_empty() { scene.say("sheets-cell-blank") } else { text.clone() };
        return CellView { text, spoken: format!("{at} {spoken}"), ..CellView::default() };
    };
    let record = game.sheets.of(side);
    let content = record.cell(cursor.index);
    let standing = known.standing(side, cursor.index);
    let said = match content {
        Cell::Written(text) => text.clone(),
        Cell::Blank => scene.say("sheets-cell-blank"),
        Cell::Tick => scene.say("sheets-cell-tick"),
        Cell::Illegible => scene.say("sheets-cell-illegible"),
    };
    let beside = words::mark_text(scene.words, record.mark(cursor.index));
    let tone = tone(content, standing);
    let parts = [Some(format!("{at} {said}")), Some(beside.clone()), remark(scene, standing)];
    let parts = parts.into_iter().flatten().filter(|part| !part.is_empty());
    CellView {
        text: content.as_entered().to_owned(),
        beside,
        proposal: Some(content)
            .filter(|content| **content == Cell::Blank)
            .and_then(|_| known.expected(side, cursor.index))
            .unwrap_or_default(),
        tone,
        spoken: parts.collect::<Vec<_>>().join(", "),
    }
}

pub(super) const fn tone(content: &Cell, standing: EntryAgreement) -> Option<Tone> {
    match (content, standing) {
        (Cell::Illegible, _) | (_, EntryAgreement::Among) => Some(Tone::Info),
        (_, EntryAgreement::Other) => Some(Tone::Warn),
        (_, EntryAgreement::NoMove) => Some(Tone::Bad),
        (_, EntryAgreement::Open | EntryAgreement::Same) => None,
    }
}

/// How an entry stands to the others, in words, where that is worth one.
pub(super) fn remark(scene: &Scene<'_>, standing: EntryAgreement) -> Option<String> {
    let id = match standing {
        EntryAgreement::Open | EntryAgreement::Same => return None,
        EntryAgreement::Among => "sheets-cell-several",
        EntryAgreement::Other => "sheets-cell-other",
        EntryAgreement::NoMove => "sheets-cell-no-move",
    };
    Some(scene.say(id))
}

/// The move of the record that belongs into a cell, in figurines.
fn recorded(game: &Game, index: u16) -> Option<String> {
    let ply = usize::from(index.checked_sub(game.cell_of(0))?);
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
        let board_known = if game.plies.is_empty() { Enabled::No } else { Enabled::Yes };
        let fill = scene.say("sheets-fill");
        if button_enabled(ui, Weight::Plain, &fill, None, board_known).clicked() {
            let cells = course::filled(game, side);
            actions.game(board, Command::TakeSheet { whose: side, cells, from: Origin::Board });
            state.table.take_focus();
        }
        if button(ui, Weight::Plain, &scene.say("sheets-paste"), Some("Ctrl+V")).clicked() {
            actions.open(paste::PasteForm::new(board, side, game));
        }
        if button(ui, Weight::Plain, &scene.say("sheets-file"), None).clicked() {
            let form = file::FileForm::new(scene, FilePurpose::Sheet(side));
            actions.open(form);
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
    state: &mut SheetsScreen,
    (board, game): (BoardNo, &Arc<Game>),
    done: TableAction,
    actions: &mut Actions,
) {
    let sheet = match state.cursor.sheet {
        Column::Of(whose) if !scene.is_only_read() => Some(whose),
        Column::Of(_) | Column::Record => None,
    };
    let Some(whose) = sheet else {
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
            let expected = known.and_then(|known| known.expected(whose, index));
            match expected {
                Some(text) if *game.sheets.of(whose).cell(index) == Cell::Blank => {
                    let cell = Cell::Written(text.clone());
                    actions.game(board, Command::WriteCell { whose, index, cell });
                    actions.push(UiMessage::Say(Manner::Polite, text));
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
            let form = paste::PasteForm::new(board, whose, game).with(text);
            actions.open(form);
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
    let Cursor { sheet: Column::Of(whose), index } = state.cursor else { return };
    let Some(known) = &state.known else { return };
    let Some(place) = known.before(Column::Of(whose), index) else { return };
    let cell = Cell::read(text);
    if let Ok(m) = course::resolve_cell(game.sheets.of(whose), &place, &cell) {
        let said = chess::move_aloud(scene.words, m, place.position());
        actions.push(UiMessage::Say(Manner::Polite, said));
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
    let Cursor { sheet, index } = state.cursor;
    let bottom = Side::White;
    let Some(before) = known.before(sheet, index) else {
        let position = match (sheet, &known.rebuilt) {
            (Column::Of(side), None) => known.courses.of(side).end()?.position().clone(),
            _ => known.beside().position().clone(),
        };
        return Some(Shown { position, last: None, next: None, bottom });
    };
    let entry = match sheet {
        Column::Of(side) => {
            let record = known.game.sheets.of(side);
            course::resolve_cell(record, &before, record.cell(index)).ok()
        }
        Column::Record => known.played(sheet, index),
    };
    Some(match entry {
        Some(m) => {
            Shown { position: before.position().after(m), last: Some(m), next: None, bottom }
        }
        None => {
            let next = known.played(sheet, index);
            Shown { position: before.position().clone(), last: None, next, bottom }
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
    let known = state.known.as_ref();
    let at = known.map(|known| place(scene, known, state.cursor)).unwrap_or_default();
    let view = state.known.as_ref().and_then(|known| known.cells.get(state.at())).cloned();
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
fn meaning_ui(ui: &mut Ui, scene: &Scene<'_>, state: &SheetsScreen, game: &Game, whose: Side) {
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
