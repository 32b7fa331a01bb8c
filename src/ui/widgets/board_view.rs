//! What a chessboard shows, what is marked on its squares, and where they lie on the screen.

use egui::{Pos2, Rect, Ui, Vec2, vec2};

use crate::widgets::areas::Areas;
use crate::widgets::focus;
use jadoube_chess::board::piece::Piece;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Move, Uci};
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

    /// What is marked on a square while the piece on `selected` is picked up.
    #[must_use]
    pub fn marks(&self, selected: Option<Square>, square: Square) -> SquareMarks {
        let on =
            |pair: Option<(Square, Square)>| pair.is_some_and(|(a, b)| a == square || b == square);
        let there = self.physical.map(|physical| physical.get(square));
        SquareMarks {
            square,
            selected: selected == Some(square),
            target: selected.is_some_and(|from| !self.targets(from, square).is_empty()),
            last_move: on(self.last_move),
            provisional: on(self.provisional),
            check: self.check == Some(square),
            physically: there.filter(|there| *there != self.placement.get(square)),
            areas: Areas::of(self.structure, square),
        }
    }

    /// Whether a move can be made from a square.
    pub(crate) fn can_move(&self, square: Square) -> bool {
        self.legal.iter().any(|m| m.from() == square)
    }

    /// The legal moves from a square to another. Castling is also meant by the rook's square; where
    /// a plain king's move goes to the castled king's square too, the square means the plain move.
    pub(crate) fn targets(&self, from: Square, to: Square) -> Vec<Move> {
        let from_here = || self.legal.iter().copied().filter(move |m| m.from() == from);
        let plain: Vec<Move> = from_here().filter(|m| m.to() == to && !m.is_castling()).collect();
        if !plain.is_empty() {
            return plain;
        }
        let rook = |m: &Move| m.castling_rook().map(|(before, _)| before);
        from_here().filter(|m| m.is_castling() && (m.to() == to || rook(m) == Some(to))).collect()
    }
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

/// The squares that a move of the record connects.
#[must_use]
pub fn from_to(uci: &Uci) -> Option<(Square, Square)> {
    Some((uci.0.get(0..2)?.parse().ok()?, uci.0.get(2..4)?.parse().ok()?))
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

    /// By how many files and ranks a step of the arrow keys goes.
    pub(crate) const fn steps(&self, step: focus::Step) -> (i8, i8) {
        match self.bottom {
            Side::White => (step.right, -step.down),
            Side::Black => (-step.right, step.down),
        }
    }
}
