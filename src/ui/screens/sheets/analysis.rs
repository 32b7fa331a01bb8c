//! What is worked out about a game and its sheets: which move each entry means, how the entries
//! stand to each other, and what every cell of the table shows and says.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::scene::Scene;
use crate::screens::sheets::rebuild::{AlignedSheets, ChosenGame, Rebuilding, record_of};
use crate::widgets::badge::Tone;
use crate::widgets::sheet_table::CellView;
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::notation::san::{self, MateSign, Style};
use jadoube_chess::notation::system::{self, System};
use jadoube_chess::scoresheet::sheet::Cell;
use jadoube_chess::side::{BySide, Side};
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::lang::Lang;
use jadoube_i18n::{scoresheet, sheets as words};
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::claims::missed::{Chance, chances};
use jadoube_laws::game::course::{self, EntryAgreement, KnownMoves};
use jadoube_laws::game::event::Event;
use jadoube_laws::game::sheets::{CELLS_MAX, OFFER};
use jadoube_laws::game::state::Game;

/// The fewest rows that the table has.
const ROWS: usize = 20;

/// What stands in a pair of columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Column {
    /// A player's sheet.
    Of(Side),
    /// The record of the game, or the game that was put together from the sheets.
    Record,
}

impl Column {
    pub(super) const ALL: [Self; 3] = [Self::Of(Side::White), Self::Of(Side::Black), Self::Record];
}

/// A cell of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cursor {
    pub(super) sheet: Column,
    pub(super) index: u16,
}

impl Cursor {
    /// The place among the cells of the table.
    pub(super) fn at(self) -> usize {
        let column = Column::ALL.iter().position(|one| *one == self.sheet).unwrap_or(0);
        let index = usize::from(self.index);
        (index / 2) * Column::ALL.len() * 2 + column * 2 + index % 2
    }

    /// The cell of a place in the table.
    pub(super) fn of(place: usize) -> Option<Self> {
        let width = Column::ALL.len() * 2;
        let (row, column) = (place / width, place % width);
        let index = u16::try_from(row * 2 + column % 2).ok()?;
        Some(Self { sheet: *Column::ALL.get(column / 2)?, index })
    }
}

/// What the board beside the table shows.
pub(super) struct ShownPosition {
    /// The position: after the move of the entry, where it means one.
    pub(super) position: Position,
    /// That move.
    pub(super) last: Option<Move>,
    /// The move that is expected, where nothing is written.
    pub(super) next: Option<Move>,
    /// Who sits at the lower edge.
    pub(super) bottom: Side,
}

/// A game put together from the sheets, and the half-move for which each cell is read.
type Rebuilt = (Arc<Game>, BySide<BTreeMap<u16, usize>>);

/// What was worked out about a game, kept while it is the same one.
#[derive(Debug)]
pub(super) struct GameAnalysis {
    game: Arc<Game>,
    lang: Lang,
    /// The answer and the game of it along which the sheets are looked at, if any.
    along: Option<ChosenGame>,
    courses: BySide<KnownMoves>,
    /// The game as it was put together from the sheets, with the half-move that each cell is read
    /// for, where it is looked at.
    pub(super) rebuilt: Option<Rebuilt>,
    /// What could be claimed in it, or in the record.
    pub(super) chances: Vec<Chance>,
    /// How the entries stand to each other.
    standings: BySide<Vec<EntryAgreement>>,
    /// The cells of the table, row by row.
    pub(super) cells: Vec<CellView>,
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
    /// Works out what is to be known about a game, along one that was put together if there is one.
    pub(super) fn new(scene: &Scene<'_>, game: &Arc<Game>, rebuilding: &Rebuilding) -> Self {
        let [white, black] = Side::BOTH.map(|side| KnownMoves::of(game, side));
        let courses = BySide::new(white, black);
        let laid = rebuilding.laid();
        let along = laid.as_ref().map(|laid| laid.along);
        let rebuilt = laid.map(|laid| rebuilt(game, &laid, scene));
        let standings = standings(game, &courses, rebuilt.as_ref());
        let then = rebuilt.as_ref().map_or(game, |(rebuilt, _)| rebuilt);
        let chances = chances(then, scene.snap.edition);
        let lang = scene.words.lang();
        let game = game.clone();
        let cells = Vec::new();
        let mut known = Self { game, lang, along, courses, rebuilt, chances, standings, cells };
        for row in 0..known.rows() {
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

    /// Whether nothing has changed since.
    pub(super) fn is_of(
        &self,
        scene: &Scene<'_>,
        game: &Arc<Game>,
        rebuilding: &Rebuilding,
    ) -> bool {
        let along = rebuilding.laid().map(|laid| laid.along);
        Arc::ptr_eq(&self.game, game) && self.lang == scene.words.lang() && self.along == along
    }

    /// “White’s sheet”, “Record”
    pub(super) fn column_name(&self, scene: &Scene<'_>, column: Column) -> String {
        match (column, &self.rebuilt) {
            (Column::Of(side), _) => scoresheet::sheet(scene.words, side),
            (Column::Record, Some(_)) if !self.is_recorded() => scene.say("sheets-rebuilt"),
            (Column::Record, _) => scene.say("sheets-record"),
        }
    }

    /// “White’s sheet, 12…”
    pub(super) fn place(&self, scene: &Scene<'_>, cursor: Cursor) -> String {
        let sign = words::place(Numbering::from_start(&self.game.start), cursor.index);
        format!("{}, {sign}", self.column_name(scene, cursor.sheet))
    }

    /// How many rows the table has: one more than is filled, to write in.
    fn rows(&self) -> usize {
        let game = &self.game;
        let cells = Side::BOTH.map(|side| game.sheets.of(side).cells.len());
        let plies = self.rebuilt.as_ref().map_or(0, |(rebuilt, _)| rebuilt.plies.len());
        let plies = plies.max(game.plies.len()) + usize::from(game.cell_of(0));
        let longest = cells.into_iter().max().unwrap_or_default().max(plies);
        (longest / 2 + 1).clamp(ROWS, usize::from(CELLS_MAX / 2))
    }

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
    pub(super) fn before(&self, sheet: Column, index: u16) -> Option<NotationContext> {
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
    pub(super) fn expected(&self, lang: Lang, side: Side, index: u16) -> Option<String> {
        let record = self.game.sheets.of(side);
        let known = self.expected_as_read(side, index)?;
        if !record.shows_no_language() {
            return Some(known);
        }
        // Nobody knows its language yet: it is proposed in that of the window.
        let place = self.before(Column::Of(side), index)?;
        let m = course::resolve_cell(record, &place, &Cell::Written(known)).ok()?;
        let letters = PieceLetters::for_language(lang.code());
        let style = match record.system() {
            System::Algebraic(Style::Long(_), _) => Style::Long(letters),
            _ => Style::Fide(letters),
        };
        let mut text = String::new();
        system::write(System::Algebraic(style, MateSign::Hash), &place, m, &mut text);
        Some(text)
    }

    /// The same in the letters in which the sheet is read.
    fn expected_as_read(&self, side: Side, index: u16) -> Option<String> {
        let plain = || course::expected(&self.game, self.courses.of(side), side, index);
        let (sheet, first) = (Column::Of(side), self.game.cell_of(0));
        let Some(m) = self.rebuilt.as_ref().and_then(|_| self.played(sheet, index)) else {
            let ply = index.checked_sub(first).map(usize::from);
            return plain().filter(|_| self.ply_of(sheet, index) == ply);
        };
        Some(course::written(self.game.sheets.of(side), &self.before(sheet, index)?, m))
    }

    /// The position at a cell.
    pub(super) fn shown(&self, Cursor { sheet, index }: Cursor) -> Option<ShownPosition> {
        let bottom = Side::White;
        let Some(before) = self.before(sheet, index) else {
            let position = match (sheet, &self.rebuilt) {
                (Column::Of(side), None) => self.courses.of(side).end()?.position().clone(),
                _ => self.beside().position().clone(),
            };
            return Some(ShownPosition { position, last: None, next: None, bottom });
        };
        let entry = match sheet {
            Column::Of(side) => {
                let record = self.game.sheets.of(side);
                course::resolve_cell(record, &before, record.cell(index)).ok()
            }
            Column::Record => self.played(sheet, index),
        };
        Some(match entry {
            Some(m) => ShownPosition {
                position: before.position().after(m),
                last: Some(m),
                next: None,
                bottom,
            },
            None => {
                let next = self.played(sheet, index);
                ShownPosition { position: before.position().clone(), last: None, next, bottom }
            }
        })
    }

    /// How an entry stands to the others.
    pub(super) fn standing(&self, side: Side, index: u16) -> EntryAgreement {
        let all = self.standings.of(side);
        all.get(usize::from(index)).copied().unwrap_or(EntryAgreement::Open)
    }
}

fn cell(scene: &Scene<'_>, known: &GameAnalysis, cursor: Cursor) -> CellView {
    let game = &known.game;
    let at = known.place(scene, cursor);
    let Column::Of(side) = cursor.sheet else {
        let text = recorded(known.beside(), cursor.index).unwrap_or_default();
        let spoken = if text.is_empty() { scene.say("sheets-cell-blank") } else { text.clone() };
        let mover = mover(scene, cursor.index);
        return CellView { text, spoken: format!("{at} {spoken}"), mover, ..CellView::default() };
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
            .and_then(|_| known.expected(scene.words.lang(), side, cursor.index))
            .unwrap_or_default(),
        tone,
        spoken: parts.collect::<Vec<_>>().join(", "),
        mover: mover(scene, cursor.index),
    }
}

/// “White’s move”
fn mover(scene: &Scene<'_>, index: u16) -> String {
    scene.say(if index.is_multiple_of(2) { "sheets-move-of-white" } else { "sheets-move-of-black" })
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
