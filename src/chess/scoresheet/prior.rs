//! How likely a move is before anyone looks at what was written: people castle, recapture, and
//! save what is attacked more often than they give pieces away. A small table of weights
//! (`weights`), fitted to games played over the board, is all there is to it; it breaks ties and
//! never overrules what is legible.

use shakmaty::{Bitboard, Board, Chess, Color, Position as _, Role, Square, attacks};

use crate::board::position::{Move, Position};
use crate::scoresheet::cost::{Cost, normalize};
use crate::scoresheet::weights::WEIGHTS;

/// The traits of a move, as rows of the table of weights.
pub(super) type Traits = [u16; TRAITS];

const TRAITS: usize = 13;

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
const RECAPTURE: usize = THREAT + 6 * 2;
const ANSWER: usize = RECAPTURE + 6 * 3;
const AGAIN: usize = ANSWER + 6 * 2;
const ROWS: usize = AGAIN + 3 * 3;

// The table has a weight for every row.
const _: () = assert!(WEIGHTS.len() == ROWS);

/// The moves that led to a position.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct RecentMoves {
    /// The opponent's last move.
    pub(super) theirs: Option<Move>,
    /// The player's own before it.
    pub(super) own: Option<Move>,
}

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
    recent: RecentMoves,
    /// Squares that the piece which moved last attacks.
    by_last: Bitboard,
}

impl<'a> Scene<'a> {
    fn of(chess: &'a Chess, recent: RecentMoves) -> Self {
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
            recent,
            by_last: recent.theirs.map_or(Bitboard::EMPTY, |m| board.attacks_from(m.0.to())),
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
        let rank = |square: Square| {
            let rank = square.rank() as usize;
            self.us.fold_wb(rank, 7 - rank)
        };
        let file = |square: Square| {
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
            RECAPTURE + kind * 3 + self.recaptures(m),
            ANSWER + kind * 2 + usize::from(self.by_last.contains(from)),
            AGAIN + self.phase * 3 + self.again(to, from),
        ];
        rows.map(|row| u16::try_from(row).unwrap_or_default())
    }

    /// Whether it takes what moved last, and whether that had taken something itself.
    fn recaptures(&self, m: shakmaty::Move) -> usize {
        match self.recent.theirs {
            Some(last) if m.is_capture() && last.0.to() == m.to() => {
                if last.0.is_capture() {
                    2
                } else {
                    1
                }
            }
            _ => 0,
        }
    }

    /// Whether the piece has just been moved, and whether it goes back.
    fn again(&self, to: Square, from: Square) -> usize {
        match self.recent.own {
            Some(own) if own.0.to() == from => {
                if own.0.from() == Some(to) {
                    2
                } else {
                    1
                }
            }
            _ => 0,
        }
    }

    /// What the piece attacks from where it arrives.
    fn reach(&self, m: shakmaty::Move, to: Square, from: Square) -> Bitboard {
        let piece = m.promotion().unwrap_or(m.role()).of(self.us);
        let occupied = self.chess.board().occupied().without(from).with(to);
        attacks::attacks(to, piece, occupied)
    }

    fn check(&self, m: shakmaty::Move, to: Square, from: Square, hangs: bool) -> usize {
        let king = self.chess.board().king_of(!self.us).map_or(Bitboard::EMPTY, Bitboard::from);
        let gives = !m.is_castle() && !(self.reach(m, to, from) & king).is_empty();
        // The king never gives check itself: its rows mean “none”.
        if gives { CHECK + (m.role() as usize - 1) * 2 + usize::from(hangs) } else { CHECK + 10 }
    }

    /// Whether it attacks a piece that is worth more, or that nobody protects.
    fn threat(&self, board: &Board, m: shakmaty::Move, to: Square, from: Square) -> usize {
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

/// The weights count half where the text is plain: games differ, and many small likelihoods that add
/// up over a game must not outweigh what two players wrote.
const TEMPER: i32 = 2;

/// The traits of every move of a position.
pub(super) fn traits(position: &Position, recent: RecentMoves, moves: &[Move]) -> Vec<Traits> {
    let scene = Scene::of(position.shakmaty(), recent);
    moves.iter().map(|m| scene.traits(*m)).collect()
}

/// What a move costs before anything is read.
#[derive(Debug, Clone, Copy)]
pub(super) struct Prior {
    /// Where it is legible, and no sheet says otherwise.
    pub(super) told: Cost,
    /// The cost where nothing legible is written, or a sheet says otherwise.
    pub(super) untold: Cost,
}

/// What each of the legal moves of a position costs before anything is read.
pub(super) fn costs(position: &Position, recent: RecentMoves, moves: &[Move]) -> Vec<Prior> {
    let mut untold: Vec<i32> = traits(position, recent, moves)
        .iter()
        .map(|rows| {
            let weight = |row: &u16| WEIGHTS.get(usize::from(*row)).copied().unwrap_or_default();
            rows.iter().map(|row| i32::from(weight(row))).sum()
        })
        .collect();
    let mut told: Vec<i32> = untold.iter().map(|weight| weight / TEMPER).collect();
    normalize(&mut untold);
    normalize(&mut told);
    let cost = |weight: i32| Cost(u32::try_from(weight).unwrap_or_default());
    told.into_iter()
        .zip(untold)
        .map(|(told, untold)| Prior { told: cost(told), untold: cost(untold) })
        .collect()
}
