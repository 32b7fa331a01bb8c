//! Scoresheets: what both players wrote, side by side with the record and the position at the
//! cursor. Here is how the parts stand together and what the screen remembers; what the cells
//! mean is in `analysis`, what is done with them in `entry`, the pages are `keeping` and their like.

mod analysis;
mod claims;
mod compare;
pub mod end;
mod entry;
mod keeping;
pub mod paste;
mod procedure;
mod rebuild;

use std::sync::Arc;

use egui::{ScrollArea, Ui, vec2};

use crate::actions::Actions;
use crate::icons::{self, Pen};
use crate::scene::Scene;
use crate::screens::board;
use crate::screens::board::position::remark;
use crate::screens::sheets::analysis::{Column, GameAnalysis};
use crate::screens::sheets::entry::SheetEntry;
use crate::screens::view::View;
use crate::shell::board_name;
use crate::tokens::{scale, space};
use crate::widgets::board::{BoardLabels, BoardState, board_ui};
use crate::widgets::board_view::BoardView;
use crate::widgets::choice::{Choice, ChoiceKind, choice_ui};
use crate::widgets::columns::{column, columns, scrolling_column};
use crate::widgets::promotion::PromotionLabels;
use crate::widgets::sheet_table::{Head, SheetTable, Writing, sheet_table_ui};
use jadoube_chess::scoresheet::end::EndPosition;
use jadoube_chess::side::Side;
use jadoube_i18n::{chess, scoresheet};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, GameNo};

/// What the screen remembers.
#[derive(Debug, Default)]
pub struct SheetsScreen {
    of: Option<GameNo>,
    entry: SheetEntry,
    widget: BoardState,
    pages: Page,
    rebuilding: rebuild::Rebuilding,
    procedure: procedure::Procedure,
}

/// The pages beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Page {
    /// How the sheets are kept and what they owe.
    #[default]
    Keeping,
    /// Where they differ.
    Compare,
    /// The game that they tell.
    Rebuild,
    /// What could be claimed in it.
    Claims,
    /// What the edition orders.
    Procedure,
}

impl Page {
    const ALL: [Self; 5] =
        [Self::Keeping, Self::Compare, Self::Rebuild, Self::Claims, Self::Procedure];

    const fn id(self) -> &'static str {
        match self {
            Self::Keeping => "sheets-page-keeping",
            Self::Compare => "sheets-page-compare",
            Self::Rebuild => "sheets-page-rebuild",
            Self::Claims => "sheets-page-claims",
            Self::Procedure => "sheets-page-procedure",
        }
    }
}

impl SheetsScreen {
    /// Takes a position that was set up for the final one.
    pub fn take_end(&mut self, end: EndPosition) {
        self.rebuilding.take_end(end);
    }

    /// Notices another game, or that it has changed.
    fn follow(&mut self, scene: &Scene<'_>, no: GameNo, game: &Arc<Game>) {
        if self.of != Some(no) {
            let entry = SheetEntry::at(first_open(game, Side::White));
            *self = Self { of: Some(no), pages: self.pages, entry, ..Self::default() };
            self.entry.table.take_focus();
        }
        let same = |known: &GameAnalysis| known.is_of(scene, game, &self.rebuilding);
        if !self.entry.known.as_ref().is_some_and(same) {
            self.entry.known = Some(GameAnalysis::new(scene, game, &self.rebuilding));
        }
    }
}

/// The first cell of a sheet in which nothing is written.
fn first_open(game: &Game, side: Side) -> u16 {
    let written = game.sheets.of(side).cells.len();
    u16::try_from(written).unwrap_or_default().max(game.cell_of(0))
}

impl View for SheetsScreen {
    fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        show(ui, scene, self, actions);
    }

    fn take_focus(&mut self) {
        self.entry.table.take_focus();
    }

    fn icon(&self, pen: &Pen<'_>) {
        icons::sheets(pen);
    }

    fn is_of_a_board(&self) -> bool {
        true
    }

    fn start_over(&mut self) {
        *self = Self::default();
    }
}

fn show(ui: &mut Ui, scene: &Scene<'_>, state: &mut SheetsScreen, actions: &mut Actions) {
    let Some((no, one)) = scene.looked_at() else {
        board::nothing(ui, scene, actions);
        return;
    };
    let (board, game) = (one.board, &one.game);
    state.follow(scene, no, game);
    state.rebuilding.follow(scene, actions);
    let room = ui.available_size();
    let text = scale(ui.ctx());
    if room.x < 900.0 * text.spread(1.4) {
        ScrollArea::vertical().id_salt("sheets").auto_shrink([false, false]).show(ui, |ui| {
            table(ui, scene, state, (board, game, room.y * 0.7), actions);
            beside(ui, scene, state, (board, game, room.y), actions);
        });
        return;
    }
    let left = (room.x * 0.52).floor();
    columns(ui, |ui| {
        column(ui, vec2(left, room.y), |ui| {
            table(ui, scene, state, (board, game, room.y), actions);
        });
        ui.add_space(space::S);
        let rest = vec2(ui.available_width(), room.y);
        scrolling_column(ui, rest, "beside", |ui| {
            beside(ui, scene, state, (board, game, room.y), actions);
        });
    });
}

/// At which board which game, and the room there is.
type SheetContext<'a> = (BoardNo, &'a Arc<Game>, f32);

fn table(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut SheetsScreen,
    (board, game, height): SheetContext<'_>,
    actions: &mut Actions,
) {
    let top = ui.cursor().top();
    entry::sources_ui(ui, scene, &mut state.entry, (board, game), actions);
    let rest = height - (ui.cursor().top() - top) - space::S;
    let SheetEntry { cursor, known: Some(known), table, .. } = &mut state.entry else { return };
    let names = [
        scoresheet::sheet(scene.words, Side::White),
        scoresheet::sheet(scene.words, Side::Black),
        known.column_name(scene, Column::Record),
    ];
    let sheets = if scene.is_only_read() { Writing::Closed } else { Writing::Open };
    let writing = [sheets, sheets, Writing::Closed];
    let heads: Vec<Head<'_>> =
        names.iter().zip(writing).map(|(name, writing)| Head { name, writing }).collect();
    let columns = [chess::side(scene.words, Side::White), chess::side(scene.words, Side::Black)];
    let at_cursor = known.place(scene, *cursor);
    let what = SheetTable {
        name: &scene.say("sheets-table"),
        heads: &heads,
        columns: [&columns[0], &columns[1]],
        first_number: game.start.move_number(),
        cells: &known.cells,
        cursor: cursor.at(),
        field: &scene.say_with("sheets-field", &[("place", at_cursor.into())]),
        height: rest,
    };
    if let Some(done) = sheet_table_ui(ui, &what, table) {
        entry::act(scene, &mut state.entry, (board, game), done, actions);
    }
}

/// The board with the position at the cursor, what stands there, and the pages.
fn beside(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut SheetsScreen,
    (board, game, height): SheetContext<'_>,
    actions: &mut Actions,
) {
    let width = ui.available_width();
    let side = (width * 0.5).min(height * 0.45).max(220.0);
    columns(ui, |ui| {
        column(ui, vec2(side, side), |ui| position(ui, scene, state, (board, side)));
        let rest = ui.available_width();
        column(ui, vec2(rest, side), |ui| {
            entry::cell_ui(ui, scene, &mut state.entry, (board, game), actions);
        });
    });
    let words = Page::ALL.map(|page| scene.say(page.id()));
    let choices: Vec<Choice<'_>> =
        words.iter().map(|word| Choice { word, told: "", key: "" }).collect();
    let at = Page::ALL.iter().position(|page| *page == state.pages);
    if let Some(page) = choice_ui(ui, ChoiceKind::Tabs, &scene.say("sheets-pages"), &choices, at)
        .and_then(|wanted| Page::ALL.get(wanted))
    {
        state.pages = *page;
    }
    match state.pages {
        Page::Keeping => keeping::show(ui, scene, (board, game), actions),
        Page::Compare => {
            let wanted = compare::show(ui, scene, &mut state.rebuilding, game, actions);
            if let Some(cursor) = wanted {
                state.entry.cursor = cursor;
            }
        }
        Page::Rebuild => {
            rebuild::show(ui, scene, &mut state.rebuilding, (board, game), actions);
        }
        Page::Claims => {
            if let Some(known) = &state.entry.known {
                let rebuilt = known.rebuilt.as_ref().map(|(rebuilt, _)| rebuilt);
                claims::show(ui, scene, rebuilt.unwrap_or(game), &known.chances);
            }
        }
        Page::Procedure => {
            let found = state.rebuilding.found().map(|found| &found.games);
            procedure::show(ui, scene, &mut state.procedure, (board, game, found), actions);
        }
    }
}

/// The position before the move at the cursor, with the move itself marked where it is known.
fn position(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut SheetsScreen,
    (board, side): (BoardNo, f32),
) {
    let entry = &state.entry;
    let shown = entry.known.as_ref().and_then(|known| known.shown(entry.cursor));
    let Some(shown) = shown else { return };
    let placement = shown.position.placement();
    let position = shown.position;
    let view = BoardView {
        last_move: shown.last.map(|m| (m.from(), m.to())),
        provisional: shown.next.map(|m| (m.from(), m.to())),
        check: position.is_check().then(|| position.king(position.turn())).flatten(),
        ..BoardView::to_look_at(&placement, shown.bottom)
    };
    let name = board_name(scene, board, shown.bottom);
    let labels = BoardLabels {
        name: &name,
        whose: "",
        square: &|square, piece| chess::square(scene.words, square, piece),
        remark: &|marks| remark(scene, marks),
        promotion: PromotionLabels::NONE,
    };
    board_ui(ui, side, &view, &labels, &mut state.widget);
}
