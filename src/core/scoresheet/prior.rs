//! How likely a move is before anyone looks at what was written: people castle, recapture, and
//! save what is attacked more often than they give pieces away. A small table of weights
//! (`weights`), fitted to games played over the board, is all there is to it; it breaks ties and
//! never overrules what is legible.

use shakmaty::{Bitboard, Board, Chess, Color, Position as _, Role, attacks};

use crate::core::board::position::{Move, Position};
use crate::core::scoresheet::cost::{Cost, normalize};
use crate::core::scoresheet::weights::WEIGHTS;

/// The traits of a move, as rows of the table of weights.
pub(super) type Traits = [u16; TRAITS];

const TRAITS: usize = 10;

// Where each group of traits begins in the table.
const TO_RANK: usize = 0;
const TO_FILE: usize = TO_RANK + 3 * 6 * 8;
const FROM_RANK: usize = TO_FILE + 3 * 6 * 4;
const FROM_FILE: usize = FROM_RANK + 3 * 6 * 8;
const CAPTURE: usize = FROM_FILE + 3 * 6 * 4;
const ARRIVAL: usize = CAPTURE + 6 * 6 * 2;
const DEPARTURE: usize = ARRIVAL + 6 * 4;
const CHECK: usize = DEPARTURE + 6 * 4;
const SPECIAL: usize = CHECK + 6 * 2;
const THREAT: usize = SPECIAL + 5;
/// The number of traits there are.
pub(super) const ROWS: usize = THREAT + 6 * 2;

/// What a position tells about all its moves.
struct Scene<'a> {
    chess: &'a Chess,
    us: Color,
    phase: usize,
    /// Squares attacked by the opponent's pawns, minor pieces, rooks, and by anything.
    by_pawns: Bitboard,
    by_minors: Bitboard,
    by_rooks: Bitboard,
    by_any: Bitboard,
    /// Squares that our pieces attack, and those that two of them do.
    ours: Bitboard,
    ours_twice: Bitboard,
}

impl<'a> Scene<'a> {
    fn of(chess: &'a Chess) -> Self {
        let (board, us) = (chess.board(), chess.turn());
        let pieces = (board.occupied() & !board.pawns()).count();
        let mut scene = Self {
            chess,
            us,
            phase: if pieces >= 13 { 0 } else { usize::from(pieces < 8) + 1 },
            by_pawns: Bitboard::EMPTY,
            by_minors: Bitboard::EMPTY,
            by_rooks: Bitboard::EMPTY,
            by_any: Bitboard::EMPTY,
            ours: Bitboard::EMPTY,
            ours_twice: Bitboard::EMPTY,
        };
        for square in board.by_color(!us) {
            let attacked = board.attacks_from(square);
            scene.by_any |= attacked;
            match board.role_at(square) {
                Some(Role::Pawn) => scene.by_pawns |= attacked,
                Some(Role::Knight | Role::Bishop) => scene.by_minors |= attacked,
                Some(Role::Rook) => scene.by_rooks |= attacked,
                _ => {}
            }
        }
        for square in board.by_color(us) {
            let attacked = board.attacks_from(square);
            scene.ours_twice |= scene.ours & attacked;
            scene.ours |= attacked;
        }
        scene
    }

    /// Squares on which the opponent can win a piece of the kind by one that is worth less.
    fn by_lesser(&self, role: Role) -> Bitboard {
        match role {
            Role::Pawn | Role::King => Bitboard::EMPTY,
            Role::Knight | Role::Bishop => self.by_pawns,
            Role::Rook => self.by_pawns | self.by_minors,
            Role::Queen => self.by_pawns | self.by_minors | self.by_rooks,
        }
    }

    fn traits(&self, m: Move) -> Traits {
        let m = m.0;
        let board: &Board = self.chess.board();
        let role = m.role();
        let kind = role as usize - 1;
        let (to, from) = match m {
            shakmaty::Move::Castle { king, rook } => (rook, king),
            other => (other.to(), other.from().unwrap_or(other.to())),
        };
        let rank = |square: shakmaty::Square| {
            let rank = square.rank() as usize;
            self.us.fold_wb(rank, 7 - rank)
        };
        let file = |square: shakmaty::Square| {
            let file = square.file() as usize;
            file.min(7 - file)
        };
        let at = self.phase * 6 + kind;
        let arrives = Bitboard::from(to);
        let pushes = role == Role::Pawn && !m.is_capture();
        let defended = !(arrives & if pushes { self.ours } else { self.ours_twice }).is_empty();
        let state = |square: Bitboard, defended: bool| {
            if !(square & self.by_lesser(role)).is_empty() {
                1
            } else if (square & self.by_any).is_empty() {
                0
            } else if defended {
                3
            } else {
                2
            }
        };
        let attacked = !(arrives & self.by_any).is_empty();
        let rows = [
            TO_RANK + at * 8 + rank(to),
            TO_FILE + at * 4 + file(to),
            FROM_RANK + at * 8 + rank(from),
            FROM_FILE + at * 4 + file(from),
            CAPTURE
                + m.capture().map_or(5, |victim| victim as usize - 1) * 12
                + kind * 2
                + usize::from(attacked),
            ARRIVAL + kind * 4 + state(arrives, defended),
            DEPARTURE
                + kind * 4
                + state(Bitboard::from(from), !(Bitboard::from(from) & self.ours).is_empty()),
            self.check(m, to, from, attacked && !defended),
            SPECIAL + special(m),
            self.threat(board, m, to, from),
        ];
        rows.map(|row| u16::try_from(row).unwrap_or_default())
    }

    /// What the piece attacks from where it arrives.
    fn reach(&self, m: shakmaty::Move, to: shakmaty::Square, from: shakmaty::Square) -> Bitboard {
        let piece = m.promotion().unwrap_or(m.role()).of(self.us);
        let occupied = self.chess.board().occupied().without(from).with(to);
        attacks::attacks(to, piece, occupied)
    }

    fn check(
        &self,
        m: shakmaty::Move,
        to: shakmaty::Square,
        from: shakmaty::Square,
        hangs: bool,
    ) -> usize {
        let king = self.chess.board().king_of(!self.us).map_or(Bitboard::EMPTY, Bitboard::from);
        let gives = !m.is_castle() && !(self.reach(m, to, from) & king).is_empty();
        // The king never gives check itself: its rows mean “none”.
        if gives { CHECK + (m.role() as usize - 1) * 2 + usize::from(hangs) } else { CHECK + 10 }
    }

    /// Whether it attacks a piece that is worth more, or that nobody protects.
    fn threat(
        &self,
        board: &Board,
        m: shakmaty::Move,
        to: shakmaty::Square,
        from: shakmaty::Square,
    ) -> usize {
        let bigger = match m.role() {
            Role::Pawn => board.occupied() & !board.pawns(),
            Role::Knight | Role::Bishop => board.rooks_and_queens(),
            Role::Rook => board.queens(),
            Role::Queen | Role::King => Bitboard::EMPTY,
        };
        let worth = bigger | (board.occupied() & !self.by_any);
        let victims = board.by_color(!self.us) & !board.kings() & worth;
        let threatens = !m.is_castle() && !(self.reach(m, to, from) & victims).is_empty();
        THREAT + (m.role() as usize - 1) * 2 + usize::from(threatens)
    }
}

fn special(m: shakmaty::Move) -> usize {
    match (m.castling_side(), m.promotion()) {
        (Some(shakmaty::CastlingSide::KingSide), _) => 1,
        (Some(_), _) => 2,
        (None, Some(Role::Queen)) => 3,
        (None, Some(_)) => 4,
        (None, None) => 0,
    }
}

/// The traits of every move of a position.
pub(super) fn traits(position: &Position, moves: &[Move]) -> Vec<Traits> {
    let scene = Scene::of(position.shakmaty());
    moves.iter().map(|m| scene.traits(*m)).collect()
}

/// What each of the legal moves of a position costs before anything is read.
pub(super) fn costs(position: &Position, moves: &[Move]) -> Vec<Cost> {
    let mut weights: Vec<i32> = traits(position, moves)
        .iter()
        .map(|rows| {
            let weight = |row: &u16| WEIGHTS.get(usize::from(*row)).copied().unwrap_or_default();
            rows.iter().map(|row| i32::from(weight(row))).sum()
        })
        .collect();
    normalize(&mut weights);
    weights.into_iter().map(|weight| Cost(u32::try_from(weight).unwrap_or_default())).collect()
}
