//! How far a position looks from a mate by the winner. Any guess is right; a good one leads to the
//! end sooner. The weights were chosen by trying them on positions.

use shakmaty::attacks::{attacks, king_attacks};
use shakmaty::{Bitboard, Board, Chess, Color, Position as _, Rank, Square};

/// What is thought to lead to mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Guide {
    /// Take all that can be taken, promote, and mate a king that is alone: leaves fewer ways to
    /// look at.
    Hunt,
    /// Mate with what is on the board, the king hemmed in by its own men, in a corner that the
    /// bishops can reach.
    Hem,
    /// Get a pawn through.
    Run,
    /// Go where no piece has been.
    Novelty,
}

/// A position in a search.
pub(super) struct SearchNode<'a> {
    pub(super) chess: &'a Chess,
    /// Plies from the root.
    pub(super) depth: u32,
    /// What a ply costs, in eighths of a point.
    pub(super) ply_cost: u32,
    /// Whether it shows something new.
    pub(super) is_new: bool,
}

impl Guide {
    pub(super) const ALL: [Self; 4] = [Self::Hunt, Self::Hem, Self::Run, Self::Novelty];

    /// The guess in points; the smaller the better.
    pub(super) fn guess(self, place: &SearchNode<'_>, winner: Color) -> u32 {
        /// Behind everything that is new.
        const OLD: u32 = 400;
        let view = View::of(place.chess.board(), winner);
        let points = match (self, &view) {
            (Self::Novelty, _) if place.is_new => return place.depth,
            (Self::Novelty, _) => return OLD + place.depth,
            (_, None) => OLD,
            (Self::Hunt, Some(view)) => view.hunt(),
            (Self::Hem, Some(view)) => view.hem(),
            (Self::Run, Some(view)) => view.run(),
        };
        points.saturating_add(place.depth.saturating_mul(place.ply_cost) / 8)
    }
}

/// The board as the winner sees it.
struct View<'a> {
    board: &'a Board,
    winner: Color,
    hunted: Square,
    hunter: Square,
    ours: Bitboard,
    theirs: Bitboard,
    /// The winner's, without king and pawns.
    pieces: Bitboard,
}

impl<'a> View<'a> {
    fn of(board: &'a Board, winner: Color) -> Option<Self> {
        let ours = board.by_color(winner);
        Some(Self {
            board,
            winner,
            hunted: board.king_of(!winner)?,
            hunter: board.king_of(winner)?,
            ours,
            theirs: board.by_color(!winner),
            pieces: ours & !board.pawns() & !board.kings(),
        })
    }

    fn hunt(&self) -> u32 {
        let defenders = count(self.theirs & !self.board.pawns() & !self.board.kings());
        let power = if self.has_heavy() { 0 } else { self.promotion(12, 4, 8).unwrap_or(10) + 10 };
        power
            + self.flights() * 5
            + self.check() * 4
            + edge_distance(self.hunted) * 2
            + self.hunter.distance(self.hunted) * 2
            + two_nearest(self.pieces, self.hunted)
            + (3 - count(self.pieces).min(3)) * 8
            + defenders * 10
            + count(self.theirs) * 3
    }

    fn hem(&self) -> u32 {
        let men = self.theirs & !self.board.kings();
        self.flights() * 6
            + self.check() * 4
            + self.corner() * 4
            + edge_distance(self.hunted) * 2
            + self.hunter.distance(self.hunted) * 2
            + two_nearest(self.pieces, self.hunted)
            + two_nearest(men, self.hunted) * 2
            + (5 - count(self.pieces).min(5)) * 4
    }

    fn run(&self) -> u32 {
        if self.has_heavy() {
            return self.hunt();
        }
        40 + self.promotion(10, 2, 4).unwrap_or(60) + count(self.board.pawns() & self.theirs) * 2
    }

    fn has_heavy(&self) -> bool {
        (self.ours & (self.board.queens() | self.board.rooks())).any()
    }

    /// The work until a pawn promotes: for each pawn and each other man before it, and each step.
    /// Nothing without a pawn.
    fn promotion(&self, pawn: u32, other: u32, step: u32) -> Option<u32> {
        let last = self.winner.relative_rank(Rank::Eighth);
        let way = |square: Square| {
            let ahead: u32 = square.rank().distance(last);
            let before = Bitboard::from_file(square.file()) & self.board.occupied();
            let blocked = before
                .into_iter()
                .filter(|man| man.rank().distance(last) < ahead)
                .map(|man| if self.board.pawns().contains(man) { pawn } else { other })
                .sum::<u32>();
            ahead * step + blocked
        };
        (self.ours & self.board.pawns()).into_iter().map(way).min()
    }

    /// Squares that the hunted king could go to.
    fn flights(&self) -> u32 {
        let without_king = self.board.occupied().without(self.hunted);
        let free = (king_attacks(self.hunted) & !self.theirs)
            .into_iter()
            .filter(|to| self.board.attacks_to(*to, self.winner, without_king).is_empty());
        u32::try_from(free.count()).unwrap_or(8)
    }

    /// 0 for a check, 1 if a piece could give one with its next move, 3 otherwise.
    fn check(&self) -> u32 {
        let occupied = self.board.occupied();
        let work = |square: Square| {
            let Some(piece) = self.board.piece_at(square) else { return 3 };
            let reach = attacks(square, piece, occupied);
            if reach.contains(self.hunted) {
                return 0;
            }
            let from_king = attacks(self.hunted, piece, occupied);
            if (reach & from_king & !self.ours).any() { 1 } else { 3 }
        };
        self.pieces.into_iter().map(work).min().unwrap_or(3)
    }

    /// How far the hunted king is from a corner in which bishops alone can check it.
    fn corner(&self) -> u32 {
        let bishops = self.pieces & self.board.bishops();
        if bishops != self.pieces || bishops.is_empty() {
            return 0;
        }
        let colours = [
            (Bitboard::LIGHT_SQUARES, [Square::A8, Square::H1]),
            (Bitboard::DARK_SQUARES, [Square::A1, Square::H8]),
        ];
        let distances = colours
            .into_iter()
            .filter(|(colour, _)| (bishops & *colour).any())
            .flat_map(|(_, corners)| corners)
            .map(|corner| corner.distance(self.hunted));
        distances.min().unwrap_or(0)
    }
}

fn count(squares: Bitboard) -> u32 {
    u32::try_from(squares.count()).unwrap_or(64)
}

/// The distances of the two nearest of the squares together; fewer squares, fewer distances.
fn two_nearest(squares: Bitboard, to: Square) -> u32 {
    let (mut first, mut second) = (None, None);
    for distance in squares.into_iter().map(|square| square.distance(to)) {
        if first.is_none_or(|nearest| distance < nearest) {
            second = first.replace(distance);
        } else if second.is_none_or(|nearest| distance < nearest) {
            second = Some(distance);
        }
    }
    first.unwrap_or(0) + second.unwrap_or(0)
}

/// 0 in a corner, 6 in the middle.
fn edge_distance(square: Square) -> u32 {
    let to_edge = |coordinate: u32| coordinate.min(7 - coordinate);
    to_edge(u32::from(square.file())) + to_edge(u32::from(square.rank()))
}
