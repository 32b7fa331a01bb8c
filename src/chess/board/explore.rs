//! What a position and the moves that led to it answer to somebody who does not see the board:
//! this square, this rank, where the knights are, what attacks e4, what was captured last. Data in,
//! data out; the words are `i18n`'s, the clocks are not asked here.

use crate::board::piece::{self, Kind, Piece};
use crate::board::placement::Placement;
use crate::board::position::{Move, Position, Uci};
use crate::board::square::Square;
use crate::side::{BySide, Side};

/// A rank or a file, 0 for the first and for file a.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RankOrFile {
    /// From file a to file h.
    Rank(u8),
    /// From the first rank to the eighth.
    File(u8),
}

impl RankOrFile {
    /// Its squares in the order in which they are read.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..8).filter_map(move |step| match self {
            Self::Rank(rank) => Square::new(step, rank),
            Self::File(file) => Square::new(file, step),
        })
    }
}

/// Which of the eight directions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Directions {
    /// The bishop's, from the top right clockwise, White below.
    Diagonals,
    /// The rook's, from the top clockwise.
    Straights,
}

impl Directions {
    /// Each as steps to the right and up.
    #[must_use]
    pub const fn steps(self) -> [(i8, i8); 4] {
        match self {
            Self::Diagonals => [(1, 1), (1, -1), (-1, -1), (-1, 1)],
            Self::Straights => [(0, 1), (1, 0), (0, -1), (-1, 0)],
        }
    }
}

/// Which men are meant; what is left open means all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PieceFilter {
    /// Only the pieces of this side; none means both.
    pub side: Option<Side>,
    /// Of which kind.
    pub kind: Option<Kind>,
}

impl PieceFilter {
    /// All of one kind.
    #[must_use]
    pub const fn of(kind: Kind) -> Self {
        Self { side: None, kind: Some(kind) }
    }

    fn include(self, piece: Piece) -> bool {
        self.side.is_none_or(|side| side == piece.side)
            && self.kind.is_none_or(|kind| kind == piece.kind)
    }
}

/// Something that can be asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// What stands on a square.
    Square(Square),
    /// What stands on a rank or a file.
    Line(RankOrFile),
    /// What stands along the lines from a square.
    Rays(Directions, Square),
    /// Where men stand.
    Where(PieceFilter),
    /// What attacks and defends a square.
    Attackers(Square),
    /// Where the piece on a square may go. For the arbiter only: no player is told.
    Moves(Square),
    /// What the piece on a square may capture. For the arbiter only.
    Captures(Square),
    /// The last move.
    LastMove,
    /// The last capture.
    LastCapture,
    /// All that was captured.
    Captured,
    /// What each player has.
    Material,
    /// Whose move it is.
    Turn,
    /// What has happened since it was last asked.
    Since,
}

/// A move with the position in which it was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayedMove<'a> {
    /// The position before.
    pub before: &'a Position,
    /// The move.
    pub m: Move,
}

/// What stands along one line from a square, nearest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ray {
    /// The last square of the line: it names the direction.
    pub end: Square,
    /// What stands there.
    pub men: Vec<(Square, Piece)>,
}

/// What a side has, in the order of [`Kind::ALL`].
pub type Census = [u8; 6];

/// The answer to a [`Question`], in the same order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer<'a> {
    /// What stands on a square.
    Square(Square, Option<Piece>),
    /// The men on a rank or file.
    Line(RankOrFile, Vec<(Square, Piece)>),
    /// The lines from a square on which a man stands.
    Rays(Square, Vec<Ray>),
    /// The men asked for, White's first, each side's from the king to the pawns.
    Where(PieceFilter, Vec<(Square, Piece)>),
    /// Who attacks a square.
    Attackers {
        /// The square.
        square: Square,
        /// What stands there: its own side defends it.
        piece: Option<Piece>,
        /// The men of each side that reach it.
        by: BySide<Vec<(Square, Kind)>>,
    },
    /// The moves of a piece.
    Moves {
        /// The square.
        square: Square,
        /// The piece.
        piece: Option<Piece>,
        /// Whether only captures were asked for.
        captures: bool,
        /// Its legal moves, or those that it would have if it were its side's turn.
        moves: Vec<Move>,
    },
    /// The last move; none at the beginning.
    LastMove(Option<PlayedMove<'a>>),
    /// The last capture and how many half-moves ago it was made, 1 for the last move.
    LastCapture(Option<(PlayedMove<'a>, usize)>),
    /// What each side has captured, in the order of the game.
    Captured(BySide<Vec<Kind>>),
    /// What each side has.
    Material(BySide<Census>),
    /// Whose move it is.
    Turn {
        /// The side.
        side: Side,
        /// The number of the move.
        number: u32,
        /// Whether its king is in check.
        check: bool,
    },
    /// What is new.
    Since {
        /// How many half-moves that were told are no longer in the record.
        gone: usize,
        /// The half-moves that are new.
        moves: Vec<PlayedMove<'a>>,
    },
}

/// A position, how it came about, and what of that has already been told.
#[derive(Debug, Clone)]
pub struct Exploration<'a> {
    position: &'a Position,
    course: Vec<PlayedMove<'a>>,
    told: &'a [Uci],
}

impl<'a> Exploration<'a> {
    /// A record: where it begins, each move with the position after it, and the moves that had been
    /// played when [`Question::Since`] was last asked.
    #[must_use]
    pub fn new(
        start: &'a Position,
        plies: impl IntoIterator<Item = (&'a Uci, &'a Position)>,
        told: &'a [Uci],
    ) -> Self {
        let mut position = start;
        let mut course = Vec::new();
        for (uci, after) in plies {
            // A record holds legal moves only.
            course.extend(position.read_uci(uci).ok().map(|m| PlayedMove { before: position, m }));
            position = after;
        }
        Self { position, course, told }
    }

    /// The answer.
    #[must_use]
    pub fn answer(&self, question: Question) -> Answer<'a> {
        let placement = self.position.placement();
        match question {
            Question::Square(square) => Answer::Square(square, placement.get(square)),
            Question::Line(line) => Answer::Line(line, men(&placement, line.squares())),
            Question::Rays(directions, from) => {
                let rays = directions.steps().into_iter();
                Answer::Rays(from, rays.filter_map(|step| ray(&placement, from, step)).collect())
            }
            Question::Where(asked) => Answer::Where(asked, whereabouts(&placement, asked)),
            Question::Attackers(square) => self.attackers(square),
            Question::Moves(square) => self.moves(square, false),
            Question::Captures(square) => self.moves(square, true),
            Question::LastMove => Answer::LastMove(self.course.last().copied()),
            Question::LastCapture => {
                let back = self.course.iter().rev().zip(1..);
                let mut captures = back.filter(|(played, _)| played.m.capture().is_some());
                Answer::LastCapture(captures.next().map(|(played, ago)| (*played, ago)))
            }
            Question::Captured => Answer::Captured(self.captured()),
            Question::Material => Answer::Material(census(&placement)),
            Question::Turn => Answer::Turn {
                side: self.position.turn(),
                number: self.position.move_number(),
                check: self.position.is_check(),
            },
            Question::Since => self.since(),
        }
    }

    /// The record as it will have been told once [`Question::Since`] is answered.
    #[must_use]
    pub fn told(&self) -> Vec<Uci> {
        self.course.iter().map(|played| played.before.uci(played.m)).collect()
    }

    /// A piece attacks a square even when it may not move because of its own king (FIDE Laws 2023,
    /// 3.1.3).
    fn attackers(&self, square: Square) -> Answer<'a> {
        let board = shakmaty::Position::board(self.position.shakmaty());
        let of = |side| {
            let side = piece::side_to_shakmaty(side);
            let found = board.attacks_to(square.to_shakmaty(), side, board.occupied());
            let from = found.into_iter().map(Square::from_shakmaty);
            from.filter_map(|from| Some((from, self.position.piece_at(from)?.kind))).collect()
        };
        let by = BySide::new(of(Side::White), of(Side::Black));
        Answer::Attackers { square, piece: self.position.piece_at(square), by }
    }

    fn moves(&self, square: Square, captures: bool) -> Answer<'a> {
        let piece = self.position.piece_at(square);
        let passed;
        let mut moves = match piece {
            Some(piece) if piece.side != self.position.turn() => {
                passed = self.position.passed();
                passed.as_ref().map(Position::legal_moves).unwrap_or_default()
            }
            _ => self.position.legal_moves(),
        };
        moves.retain(|m| m.from() == square && (!captures || m.capture().is_some()));
        moves.sort_by_key(|m| (m.is_castling(), m.to(), m.promotion()));
        Answer::Moves { square, piece, captures, moves }
    }

    fn captured(&self) -> BySide<Vec<Kind>> {
        let mut by: BySide<Vec<Kind>> = BySide::default();
        for PlayedMove { before, m } in &self.course {
            by.of_mut(before.turn()).extend(m.capture().map(|(kind, _)| kind));
        }
        by
    }

    fn since(&self) -> Answer<'a> {
        let known = self.course.iter().zip(self.told);
        let same = known.take_while(|(played, told)| played.before.uci(played.m) == **told).count();
        let moves = self.course.iter().skip(same).copied().collect();
        Answer::Since { gone: self.told.len() - same, moves }
    }
}

fn men(placement: &Placement, squares: impl Iterator<Item = Square>) -> Vec<(Square, Piece)> {
    squares.filter_map(|square| Some((square, placement.get(square)?))).collect()
}

/// The squares from one square in a direction, it itself left out.
fn beyond(from: Square, (files, ranks): (i8, i8)) -> impl Iterator<Item = Square> {
    std::iter::successors(from.offset(files, ranks), move |square| square.offset(files, ranks))
}

fn ray(placement: &Placement, from: Square, step: (i8, i8)) -> Option<Ray> {
    let men = men(placement, beyond(from, step));
    let end = beyond(from, step).last().filter(|_| !men.is_empty())?;
    Some(Ray { end, men })
}

fn whereabouts(placement: &Placement, asked: PieceFilter) -> Vec<(Square, Piece)> {
    let mut found: Vec<_> = placement.pieces().filter(|(_, piece)| asked.include(*piece)).collect();
    // Stable: among equals the order of the squares stays.
    found.sort_by_key(|(_, piece)| (piece.side, std::cmp::Reverse(piece.kind)));
    found
}

fn census(placement: &Placement) -> BySide<Census> {
    let of = |side| {
        Kind::ALL.map(|kind| {
            let wanted = Piece::new(side, kind);
            // A board has 64 squares.
            placement.pieces().filter(|(_, piece)| *piece == wanted).fold(0, |sum, _| sum + 1)
        })
    };
    BySide::new(of(Side::White), of(Side::Black))
}

/// Where a search goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SearchDirection {
    /// As one reads, from a8 to h1.
    Onward,
    /// The other way.
    Back,
}

/// The next man of a kind from a square, of either side, and whether the search went round the
/// board's end to find it; the square itself comes last. `None` where there is no such man.
#[must_use]
pub fn next(
    placement: &Placement,
    from: Square,
    kind: Kind,
    search: SearchDirection,
) -> Option<(Square, bool)> {
    let mut order: Vec<Square> =
        (0..8).rev().flat_map(|rank| RankOrFile::Rank(rank).squares()).collect();
    if search == SearchDirection::Back {
        order.reverse();
    }
    let here = order.iter().position(|square| *square == from)?;
    let round = (1..=order.len()).map(|ahead| here + ahead);
    let squares = round.filter_map(|at| Some((*order.get(at % 64)?, at >= 64)));
    let is_one = |square| placement.get(square).is_some_and(|piece| piece.kind == kind);
    squares.into_iter().find(|(square, _)| is_one(*square))
}

#[cfg(test)]
mod tests;
