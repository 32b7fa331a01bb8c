//! The chessboard as a widget: mouse, keyboard and screen reader, one tab stop. It is handed a
//! position and its legal moves and hands back what the person did; it never plays a move itself.
//! What it shows is in `board_view`, how it is painted in `board_paint`, the choice at a promotion
//! in `promotion`.

use egui::accesskit::Role;
use egui::{Id, Key, Modifiers, Response, Sense, Ui, UiBuilder, Vec2};

use crate::widgets::board_paint;
use crate::widgets::board_view::{BoardView, Geometry, SquareMarks};
use crate::widgets::focus::{self, Escape};
use crate::widgets::promotion::{self, PromotionLabels};
use crate::widgets::rows::sentence;
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::position::Move;
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;

/// The words of the board, in the language of the window.
#[derive(Clone, Copy)]
pub struct BoardLabels<'a> {
    /// The name of the board: “Board 3, White at the bottom”.
    pub name: &'a str,
    /// Whose board it is, where there are several: told of the square to which the keyboard comes from
    /// elsewhere.
    pub whose: &'a str,
    /// The name of a square with what stands on it: “e4, white knight”.
    pub square: &'a dyn Fn(Square, Option<Piece>) -> String,
    /// What else is to be said of a square: “selected, may move here, differs from the board: …”.
    pub remark: &'a dyn Fn(&SquareMarks) -> String,
    /// The choice at a promotion.
    pub promotion: PromotionLabels<'a>,
}

/// What the person did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardAction {
    /// Plays a legal move.
    Play(Move),
    /// Tried a move that is not legal.
    Attempt {
        /// The square from which the piece is moved.
        from: Square,
        /// The square to which the piece is moved.
        to: Square,
    },
    /// Picked up a piece that has legal moves.
    Select(Square),
    /// Put it back.
    Deselect,
    /// Moved the cursor; a voice may say the square.
    Look(Square),
    /// Clicked a square, or pressed Enter or Space on it, from which no move can be made.
    Touch(Square),
    /// Tried to leave the board with the cursor.
    Edge,
}

/// What the board remembers between two passes.
#[derive(Debug, Clone)]
pub struct BoardState {
    /// The square under the keyboard cursor.
    pub cursor: Square,
    /// The piece picked up.
    pub selected: Option<Square>,
    dragged: bool,
    promoting: Option<(Square, Square)>,
    /// Where the keyboard came to the board, while it is there; nothing, once it has gone on from there.
    came: Came,
    /// Passes to wait before the focus comes back from the promotion dialog: given back in the
    /// same pass, a screen reader announces the window and not the square.
    focus_in: Option<u8>,
}

impl Default for BoardState {
    fn default() -> Self {
        Self {
            cursor: Square::new(4, 1).unwrap_or_else(first_square),
            selected: None,
            dragged: false,
            promoting: None,
            came: Came::NotYet,
            focus_in: None,
        }
    }
}

/// How the keyboard came to a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Came {
    /// It is elsewhere.
    NotYet,
    /// It stands at the square to which it came.
    At(Square),
    /// It has gone from square to square since.
    Walks,
}

/// Whether the keyboard is on the board that this `Ui` draws.
#[must_use]
pub fn has_focus(ui: &Ui, state: &BoardState) -> bool {
    let cursor = Ids::in_this(ui).of(state.cursor);
    ui.memory(|memory| memory.has_focus(cursor))
}

/// Moves the cursor of the board that this `Ui` draws, and the keyboard with it.
pub fn go(ui: &Ui, state: &mut BoardState, square: Square) {
    move_cursor(ui, Ids::in_this(ui), state, square);
}

fn first_square() -> Square {
    Square::all().next().expect("a board has squares")
}

impl BoardState {
    /// Brings the keyboard to the board with the next pass.
    pub const fn take_focus(&mut self) {
        self.focus_in = Some(1);
    }

    /// The square of the piece in the hand.
    const fn held(&self) -> Option<Square> {
        if self.dragged { self.selected } else { None }
    }

    /// Forgets what was picked up; to be called when the position has changed under it.
    pub const fn release(&mut self) {
        self.selected = None;
        self.dragged = false;
        self.promoting = None;
    }
}

/// Draws the board into a square of `side` points and says what the person did. One board a `Ui`:
/// a second one needs `ui.push_id`.
pub fn board_ui(
    ui: &mut Ui,
    side: f32,
    view: &BoardView<'_>,
    labels: &BoardLabels<'_>,
    state: &mut BoardState,
) -> Option<BoardAction> {
    let (area, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let geometry = Geometry::within(ui, area, board_paint::margin(ui, side), view.bottom);
    let ids = Ids::in_this(ui);
    let builder = UiBuilder::new()
        .scope_id(ids.0)
        .max_rect(area)
        .accessibility_role(Role::Grid)
        .accessibility_label(labels.name);
    // A child of its own, because the room is already taken.
    let grid = ui.new_child(builder);
    let by_key = keys(&grid, ids, &geometry, state);
    state.came = came(&grid, ids, state);
    let board = board_paint::Board { view, geometry: &geometry };
    board.paint(&grid, state.selected, state.held());
    let mut action = squares(&grid, ids, &geometry, view, labels, state).or(by_key);
    if let Some(from) = state.held() {
        board.paint_dragged(&grid, from);
    }
    if let Some((from, to)) = state.promoting {
        action = promote(ui, view, labels, state, from, to).or(action);
    }
    action
}

#[derive(Clone, Copy)]
struct Ids(Id);

impl Ids {
    /// Those of the one board of a `Ui`.
    fn in_this(ui: &Ui) -> Self {
        Self(ui.scope_id().with("board"))
    }

    fn of(self, square: Square) -> Id {
        self.0.with(square.index())
    }
}

/// The arrow keys and Escape; Enter and Space arrive as clicks on the square under the cursor.
fn keys(ui: &Ui, ids: Ids, geometry: &Geometry, state: &mut BoardState) -> Option<BoardAction> {
    give_focus_back(ui, ids, state);
    if !ui.memory(|memory| memory.has_focus(ids.of(state.cursor))) {
        return None;
    }
    let mut action = None;
    for step in focus::take_arrows(ui) {
        let (files, ranks) = geometry.steps(step);
        action = Some(match state.cursor.offset(files, ranks) {
            Some(square) => {
                state.cursor = square;
                BoardAction::Look(square)
            }
            None => BoardAction::Edge,
        });
    }
    let cursor = ids.of(state.cursor);
    if action.is_some() {
        ui.memory_mut(|memory| memory.request_focus(cursor));
    }
    let escape = if state.selected.is_some() { Escape::Hold } else { Escape::Pass };
    focus::hold_arrows(ui, cursor, escape);
    let cancelled = escape == Escape::Hold
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    if cancelled {
        state.selected = None;
        return Some(BoardAction::Deselect);
    }
    action
}

/// How the keyboard has come where it is now.
fn came(ui: &Ui, ids: Ids, state: &BoardState) -> Came {
    let is_here = ui.memory(|memory| memory.has_focus(ids.of(state.cursor)));
    match state.came {
        _ if !is_here => Came::NotYet,
        Came::NotYet => Came::At(state.cursor),
        Came::At(square) if square == state.cursor => Came::At(square),
        Came::At(_) | Came::Walks => Came::Walks,
    }
}

fn give_focus_back(ui: &Ui, ids: Ids, state: &mut BoardState) {
    match state.focus_in {
        Some(0) if !focus::can_come(ui) => {}
        Some(0) => {
            state.focus_in = None;
            ui.memory_mut(|memory| memory.request_focus(ids.of(state.cursor)));
        }
        Some(passes) => {
            state.focus_in = Some(passes - 1);
            ui.ctx().request_repaint();
        }
        None => {}
    }
}

/// Builds the 64 squares and gathers what was done on them.
fn squares(
    ui: &Ui,
    ids: Ids,
    geometry: &Geometry,
    view: &BoardView<'_>,
    labels: &BoardLabels<'_>,
    state: &mut BoardState,
) -> Option<BoardAction> {
    let mut done: Option<(Square, Response)> = None;
    // From a8 to h1, as one reads: the order in which a screen reader walks through them.
    for rank in (0..8).rev() {
        for file in 0..8 {
            let Some(square) = Square::new(file, rank) else { continue };
            let mut sense = Sense::CLICK | Sense::DRAG;
            if square == state.cursor {
                sense |= Sense::FOCUSABLE;
            }
            let response = ui.interact(geometry.rect(square), ids.of(square), sense);
            announce(ui, &response, view, labels, state, square);
            if response.clicked() || response.drag_started() || response.drag_stopped() {
                done = Some((square, response));
            }
        }
    }
    let (square, response) = done?;
    if response.drag_started() {
        return drag_started(ui, ids, view, state, square);
    }
    if response.drag_stopped() {
        let held = std::mem::take(&mut state.dragged);
        let target = response.interact_pointer_pos().and_then(|at| geometry.square_at(at))?;
        if !held || target == square {
            return None;
        }
        move_cursor(ui, ids, state, target);
        return drop_on(view, state, target);
    }
    move_cursor(ui, ids, state, square);
    drop_on(view, state, square)
}

fn move_cursor(ui: &Ui, ids: Ids, state: &mut BoardState, square: Square) {
    state.cursor = square;
    ui.memory_mut(|memory| memory.request_focus(ids.of(square)));
}

fn drag_started(
    ui: &Ui,
    ids: Ids,
    view: &BoardView<'_>,
    state: &mut BoardState,
    square: Square,
) -> Option<BoardAction> {
    if !view.can_move(square) {
        return None;
    }
    move_cursor(ui, ids, state, square);
    state.selected = Some(square);
    state.dragged = true;
    Some(BoardAction::Select(square))
}

/// The node of one square. Nothing of `ctx` may be asked inside the closure: it holds its lock.
fn announce(
    ui: &Ui,
    response: &Response,
    view: &BoardView<'_>,
    labels: &BoardLabels<'_>,
    state: &BoardState,
    square: Square,
) {
    let whose = if state.came == Came::Walks { "" } else { labels.whose };
    let remark = sentence(&[whose, &(labels.remark)(&view.marks(state.selected, square))]);
    let name = (labels.square)(square, view.placement.get(square));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::GridCell);
        focus::name_clickable(node, response.rect, name);
        if !remark.is_empty() {
            node.set_description(remark);
        }
        node.set_row_index(usize::from(7 - square.rank()));
        node.set_column_index(usize::from(square.file()));
    });
}

/// A click on a square, Enter on it, or a piece dropped there.
fn drop_on(view: &BoardView<'_>, state: &mut BoardState, to: Square) -> Option<BoardAction> {
    let Some(from) = state.selected else {
        return pick_up(view, state, to).or(Some(BoardAction::Touch(to)));
    };
    if from == to {
        state.selected = None;
        return Some(BoardAction::Deselect);
    }
    match view.targets(from, to).as_slice() {
        [] => pick_up(view, state, to).or_else(|| {
            state.selected = None;
            Some(BoardAction::Attempt { from, to })
        }),
        [only] => {
            state.selected = None;
            Some(BoardAction::Play(*only))
        }
        _ => {
            state.selected = None;
            state.promoting = Some((from, to));
            None
        }
    }
}

fn pick_up(view: &BoardView<'_>, state: &mut BoardState, square: Square) -> Option<BoardAction> {
    view.can_move(square).then(|| {
        state.selected = Some(square);
        BoardAction::Select(square)
    })
}

fn promote(
    ui: &Ui,
    view: &BoardView<'_>,
    labels: &BoardLabels<'_>,
    state: &mut BoardState,
    from: Square,
    to: Square,
) -> Option<BoardAction> {
    let side = view.placement.get(from).map_or(Side::White, |piece| piece.side);
    let choice = promotion::promotion_ui(ui.ctx(), side, &labels.promotion)?;
    state.promoting = None;
    state.focus_in = Some(1);
    let chosen =
        |kind: Kind| view.targets(from, to).into_iter().find(move |m| m.promotion() == Some(kind));
    match choice {
        promotion::Choice::Piece(kind) => chosen(kind).map(BoardAction::Play),
        promotion::Choice::None => Some(BoardAction::Deselect),
    }
}
