//! The chessboard as a widget: mouse, keyboard and screen reader, one tab stop. It is handed a
//! position and its legal moves and hands back what the person did; it never plays a move itself.
//! How it is painted lives in `board_paint`, the choice at a promotion in `promotion`.

use egui::accesskit::Role;
use egui::{Id, Key, Modifiers, Pos2, Rect, Response, Sense, Ui, UiBuilder, Vec2, vec2};

use crate::widgets::areas::Areas;
use crate::widgets::board_paint;
use crate::widgets::focus::{self, Escape};
use crate::widgets::promotion::{self, PromotionLabels};
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Move;
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;
use jadoube_chess::unwinnability::proof::Structure;

/// What the board shows.
#[derive(Clone, Copy)]
pub struct BoardView<'a> {
    /// What stands where.
    pub placement: &'a Placement,
    /// The player who sits at the lower edge.
    pub bottom: Side,
    /// The moves that may be played here; none makes a board to look at.
    pub legal: &'a [Move],
    /// The last move: from, to.
    pub last_move: Option<(Square, Square)>,
    /// A move seen on the physical board but not yet final.
    pub provisional: Option<(Square, Square)>,
    /// The king in check.
    pub check: Option<Square>,
    /// What the physical board holds, where it is known: differences are marked.
    pub physical: Option<&'a Placement>,
    /// Why a side cannot mate here: its squares are marked.
    pub structure: Option<&'a Structure>,
}

impl<'a> BoardView<'a> {
    /// A board only to look at: no move can be made on it, and nothing is marked.
    #[must_use]
    pub const fn to_look_at(placement: &'a Placement, bottom: Side) -> Self {
        Self {
            placement,
            bottom,
            legal: &[],
            last_move: None,
            provisional: None,
            check: None,
            physical: None,
            structure: None,
        }
    }
}

/// The words of the board, in the language of the window.
#[derive(Clone, Copy)]
pub struct BoardLabels<'a> {
    /// The name of the board: “Board 3, White at the bottom”.
    pub name: &'a str,
    /// The name of a square with what stands on it: “e4, white knight”.
    pub square: &'a dyn Fn(Square, Option<Piece>) -> String,
    /// What else is to be said of a square: “selected, may move here, differs from the board: …”.
    pub remark: &'a dyn Fn(&SquareMarks) -> String,
    /// The choice at a promotion.
    pub promotion: PromotionLabels<'a>,
}

/// What is marked on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SquareMarks {
    /// The square.
    pub square: Square,
    /// It is the piece that was picked up.
    pub selected: bool,
    /// The piece picked up may go there.
    pub target: bool,
    /// It belongs to the last move.
    pub last_move: bool,
    /// It belongs to the move that is not yet final.
    pub provisional: bool,
    /// The king here is in check.
    pub check: bool,
    /// What stands there on the physical board, if that differs.
    pub physically: Option<Option<Piece>>,
    /// To which parts of the structure it belongs.
    pub areas: Areas,
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
            focus_in: None,
        }
    }
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

    /// Whether a piece is in the hand.
    #[must_use]
    pub(crate) const fn is_dragging(&self) -> bool {
        self.dragged
    }

    /// Forgets what was picked up; to be called when the position has changed under it.
    pub const fn release(&mut self) {
        self.selected = None;
        self.dragged = false;
        self.promoting = None;
    }
}

/// Where the squares lie on the screen.
#[derive(Debug, Clone, Copy)]
pub struct Geometry {
    /// The 64 squares.
    pub squares: Rect,
    /// One square's side, in points.
    pub cell: f32,
    bottom: Side,
}

impl Geometry {
    /// The board within an area; the squares are whole pixels wide. `margin` is kept free at the
    /// left and below for the coordinates.
    #[must_use]
    pub fn within(ui: &Ui, area: Rect, margin: f32, bottom: Side) -> Self {
        let ppp = ui.ctx().pixels_per_point();
        let side = area.width().min(area.height()) - margin;
        let cell = (side / 8.0 * ppp).floor().max(1.0) / ppp;
        let at = |v: f32| (v * ppp).round() / ppp;
        let min = egui::pos2(at(area.min.x + margin), at(area.min.y));
        Self { squares: Rect::from_min_size(min, Vec2::splat(cell * 8.0)), cell, bottom }
    }

    /// The rectangle of a square.
    #[must_use]
    pub fn rect(&self, square: Square) -> Rect {
        let seen = if self.bottom == Side::White { square } else { square.rotated() };
        let column = f32::from(seen.file());
        let row = f32::from(7 - seen.rank());
        let min = self.squares.min + vec2(column * self.cell, row * self.cell);
        Rect::from_min_size(min, Vec2::splat(self.cell))
    }

    /// The square under a point.
    #[must_use]
    pub fn square_at(&self, point: Pos2) -> Option<Square> {
        self.squares.contains(point).then_some(())?;
        Square::all().find(|square| self.rect(*square).contains(point))
    }

    const fn steps(&self, step: focus::Step) -> (i8, i8) {
        match self.bottom {
            Side::White => (step.right, -step.down),
            Side::Black => (-step.right, step.down),
        }
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
    board_paint::Board { view, geometry: &geometry, state }.paint(&grid);
    let mut action = squares(&grid, ids, &geometry, view, labels, state).or(by_key);
    if state.dragged {
        board_paint::Board { view, geometry: &geometry, state }.paint_dragged(&grid);
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
    if !can_move(view, square) {
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
    let remark = (labels.remark)(&marks(view, state, square));
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

/// What is marked on a square.
#[must_use]
pub fn marks(view: &BoardView<'_>, state: &BoardState, square: Square) -> SquareMarks {
    let on = |pair: Option<(Square, Square)>| pair.is_some_and(|(a, b)| a == square || b == square);
    let there = view.physical.map(|physical| physical.get(square));
    SquareMarks {
        square,
        selected: state.selected == Some(square),
        target: state.selected.is_some_and(|from| !targets(view, from, square).is_empty()),
        last_move: on(view.last_move),
        provisional: on(view.provisional),
        check: view.check == Some(square),
        physically: there.filter(|there| *there != view.placement.get(square)),
        areas: Areas::of(view.structure, square),
    }
}

fn can_move(view: &BoardView<'_>, square: Square) -> bool {
    view.legal.iter().any(|m| m.from() == square)
}

/// The legal moves from a square to another. Castling is also meant by the rook's square; where a
/// plain king's move goes to the castled king's square too, the square means the plain move.
fn targets(view: &BoardView<'_>, from: Square, to: Square) -> Vec<Move> {
    let from_here = || view.legal.iter().copied().filter(move |m| m.from() == from);
    let plain: Vec<Move> = from_here().filter(|m| m.to() == to && !m.is_castling()).collect();
    if !plain.is_empty() {
        return plain;
    }
    let rook = |m: &Move| m.castling_rook().map(|(before, _)| before);
    from_here().filter(|m| m.is_castling() && (m.to() == to || rook(m) == Some(to))).collect()
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
    match targets(view, from, to).as_slice() {
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
    can_move(view, square).then(|| {
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
        |kind: Kind| targets(view, from, to).into_iter().find(move |m| m.promotion() == Some(kind));
    match choice {
        promotion::Choice::Piece(kind) => chosen(kind).map(BoardAction::Play),
        promotion::Choice::None => Some(BoardAction::Deselect),
    }
}
