//! A position in 32 bytes, exactly: two positions taken for one would make a proof false.

use shakmaty::{Bitboard, Board, ByColor, ByRole, CastlingMode, Chess, Color};
use shakmaty::{FromSetup as _, Position as _, PositionError, Rank, Setup, Square};

/// Four planes of bits: a square's three lower bits are the role of the man on it, the fourth its
/// colour. A rook with the right to castle and a pawn that can be taken in passing have the seventh
/// role; the fourth bit of the empty squares is set when Black is to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(in crate::unwinnability) struct State(pub(in crate::unwinnability) [u64; 4]);

impl State {
    /// The state of a position; without the counters of moves, which do not matter here.
    pub(in crate::unwinnability) fn of(chess: &Chess) -> Self {
        let board = chess.board();
        let passing = chess.legal_ep_square().map_or(Bitboard::EMPTY, |target| {
            let pawn =
                Square::from_coords(target.file(), (!chess.turn()).relative_rank(Rank::Fourth));
            Bitboard::from_square(pawn)
        });
        let special = chess.castles().castling_rights() | passing;
        Self::pack(board, special, chess.turn())
    }

    /// The men of a board with some squares marked: by the role that no man has.
    pub(in crate::unwinnability) fn pack(board: &Board, marked: Bitboard, turn: Color) -> Self {
        let low = board.pawns() | board.bishops() | board.queens() | marked;
        let middle = board.knights() | board.bishops() | board.kings() | marked;
        let high = board.rooks() | board.queens() | board.kings() | marked;
        let turn = if turn.is_white() { Bitboard::EMPTY } else { !board.occupied() };
        Self([low.0, middle.0, high.0, (board.black() | turn).0])
    }

    /// What was packed. The marked squares have no role; they are White's or Black's as they were.
    pub(in crate::unwinnability) fn unpack(self) -> Planes {
        let [low, middle, high, colour] = self.0.map(Bitboard);
        let marked = low & middle & high;
        let roles = ByRole {
            pawn: low & !middle & !high,
            knight: middle & !low & !high,
            bishop: low & middle & !high,
            rook: high & !low & !middle,
            queen: low & high & !middle,
            king: middle & high & !low,
        };
        let occupied = low | middle | high;
        let turn = if (colour & !occupied).is_empty() { Color::White } else { Color::Black };
        let colours = ByColor { black: colour & occupied, white: occupied & !colour };
        Planes { roles, colours, marked, turn }
    }

    /// The position of a state; `None` if the rules do not know it, which a state of a position
    /// that was played to does not meet.
    pub(in crate::unwinnability) fn chess(self, mode: CastlingMode) -> Option<Chess> {
        let Planes { mut roles, colours, marked, turn } = self.unpack();
        let ends = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
        roles.rook |= marked & ends;
        roles.pawn |= marked & !ends;
        let behind = if turn == Color::White { Rank::Sixth } else { Rank::Third };
        let setup = Setup {
            board: Board::try_from_bitboards(roles, colours).ok()?,
            turn,
            castling_rights: marked & ends,
            ep_square: (marked & !ends)
                .first()
                .map(|pawn| Square::from_coords(pawn.file(), behind)),
            ..Setup::empty()
        };
        Chess::from_setup(setup, mode)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .ok()
    }
}

/// The parts of a state.
pub(in crate::unwinnability) struct Planes {
    pub(in crate::unwinnability) roles: ByRole<Bitboard>,
    pub(in crate::unwinnability) colours: ByColor<Bitboard>,
    pub(in crate::unwinnability) marked: Bitboard,
    pub(in crate::unwinnability) turn: Color,
}

/// A set of states, by the states themselves: a table with open addressing, because millions of
/// them are asked for and a tree's comparisons would take most of the time.
pub(in crate::unwinnability) struct States {
    /// A power of two in length; the empty board, which is no state, marks a free place.
    table: Vec<State>,
    count: usize,
}

const FREE: State = State([0; 4]);

impl States {
    pub(in crate::unwinnability) fn new() -> Self {
        Self { table: vec![FREE; 16], count: 0 }
    }

    pub(in crate::unwinnability) const fn len(&self) -> usize {
        self.count
    }

    /// Puts a state in; false if it was there.
    pub(in crate::unwinnability) fn insert(&mut self, state: State) -> bool {
        if self.count * 3 >= self.table.len() * 2 {
            self.grow();
        }
        let fresh = place(&mut self.table, state);
        self.count += usize::from(fresh);
        fresh
    }

    fn grow(&mut self) {
        let mut larger = vec![FREE; self.table.len() * 2];
        for &state in self.table.iter().filter(|state| **state != FREE) {
            place(&mut larger, state);
        }
        self.table = larger;
    }
}

fn place(table: &mut [State], state: State) -> bool {
    let mask = table.len() - 1;
    let mut index = hash(state) & mask;
    while let Some(found) = table.get_mut(index) {
        if *found == state {
            return false;
        }
        if *found == FREE {
            *found = state;
            return true;
        }
        index = (index + 1) & mask;
    }
    // The mask keeps the index inside, and the table is never full.
    false
}

/// Only where to begin to look: equal hashes are no harm.
fn hash(State([a, b, c, d]): State) -> usize {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut mixed = 0_u64;
    for word in [a, b, c, d] {
        mixed = (mixed ^ word).wrapping_mul(ODD);
        mixed ^= mixed >> 29;
    }
    usize::try_from(mixed >> 16).unwrap_or(0)
}
