//! What is known of the end of the game, and which positions can still come to it: the final
//! position, the number of half-moves, how many of the last were quiet. Every answer “no” is a
//! proof; “yes” promises nothing.

use shakmaty::{Bitboard, Board, Chess, Color, Piece, Position as _, Rank, Role, Square, attacks};

use crate::board::piece::side_to_shakmaty;
use crate::board::placement::Placement;
use crate::board::position::Position;
use crate::scoresheet::end::EndPosition;
use crate::side::Side;

/// What is known of the end.
#[derive(Debug, Clone)]
pub(super) struct Goal {
    board: Board,
    turn: Option<Color>,
    /// The rooks that may still castle, where that is known.
    castling: Option<Bitboard>,
    /// Whether that tells more than the pieces do: a king and a rook stand where they began.
    castling_tells: bool,
    /// The number of half-moves, where the counters of the position tell it.
    pub(super) plies: Option<u32>,
    /// How many of the last were neither captures nor pawn moves.
    quiet: Option<u32>,
}

impl Goal {
    /// The goal of a final position.
    pub(super) fn of(start: &Position, end: &EndPosition) -> Self {
        match end {
            EndPosition::Whole(end) => Self::whole(start, end),
            EndPosition::Placed(placement, turn) => Self {
                board: board(placement),
                turn: turn.map(side_to_shakmaty),
                castling: None,
                castling_tells: false,
                plies: None,
                quiet: None,
            },
        }
    }

    /// The counters of a position count only when they can be true: one that was set up says “0 1”
    /// whatever was played.
    fn whole(start: &Position, end: &Position) -> Self {
        let chess = end.shakmaty();
        let plies = count(end).saturating_sub(count(start));
        let believable = plies > 1 && end.quiet_plies() <= plies + start.quiet_plies();
        Self {
            plies: believable.then_some(plies),
            quiet: believable.then_some(end.quiet_plies()),
            board: chess.board().clone(),
            turn: Some(chess.turn()),
            castling: Some(chess.castles().castling_rights()),
            castling_tells: Color::ALL.into_iter().any(|color| {
                let (began, board) = (start.shakmaty(), chess.board());
                let rooks = began.castles().castling_rights() & board.rooks();
                board.king_of(color) == began.board().king_of(color)
                    && (rooks & board.by_color(color)).any()
            }),
        }
    }

    /// The same position, reached after whatever number of half-moves.
    pub(super) fn without_counters(self) -> Self {
        Self { plies: None, quiet: None, ..self }
    }

    /// The same, whoever may castle; `None` where that makes no difference.
    pub(super) fn without_castling(&self) -> Option<Self> {
        self.castling_tells.then(|| Self { castling: None, ..self.clone() })
    }

    /// Whether the same players may castle as in the final position, where that is known.
    pub(super) fn has_castling_of(&self, position: &Position) -> bool {
        let rooks = position.shakmaty().castles().castling_rights();
        self.castling.is_none_or(|castling| castling == rooks)
    }

    /// Whether the position is the final one: pieces, and player to move and castling rights where
    /// they are known.
    pub(super) fn is(&self, chess: &Chess) -> bool {
        *chess.board() == self.board
            && self.turn.is_none_or(|turn| turn == chess.turn())
            && self.castling.is_none_or(|castling| castling == chess.castles().castling_rights())
    }

    /// Whether the final position may still be reached with so many half-moves left.
    pub(super) fn can_be_reached(&self, chess: &Chess, left: u32) -> bool {
        let (now, end) = (chess.board(), &self.board);
        if !self.enough_pieces(now) || !pawns_can_walk(now, end) || !self.quiet_from(chess, left) {
            return false;
        }
        let kept = chess.castles().castling_rights();
        if self.castling.is_some_and(|rooks| (rooks & !kept).any()) {
            return false;
        }
        self.enough_moves(chess, left)
    }

    /// Pieces only grow fewer, but for promotions, which cost pawns.
    fn enough_pieces(&self, now: &Board) -> bool {
        Color::ALL.into_iter().all(|color| {
            let count = |board: &Board, role| (board.by_color(color) & board.by_role(role)).count();
            let end = &self.board;
            let Some(pawns) = count(now, Role::Pawn).checked_sub(count(end, Role::Pawn)) else {
                return false;
            };
            let promoted: usize = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
                .into_iter()
                .map(|role| count(end, role).saturating_sub(count(now, role)))
                .sum();
            promoted <= pawns
        })
    }

    /// Each side needs moves for every piece that is not yet there, and the opponent a capture for
    /// every one that is too many; captures and pawn moves before the quiet half-moves of the end.
    fn enough_moves(&self, chess: &Chess, left: u32) -> bool {
        let (now, end) = (chess.board(), &self.board);
        let lively = left.saturating_sub(self.quiet.unwrap_or_default());
        Color::ALL.into_iter().all(|color| {
            let of = |plies: u32| if chess.turn() == color { plies.div_ceil(2) } else { plies / 2 };
            let losses = now.by_color(!color).count().checked_sub(end.by_color(!color).count());
            if losses.is_none_or(|losses| losses > of(lively) as usize) {
                return false;
            }
            // Castling does in one move what takes king and rook three.
            let castling = if chess.castles().has_color(color) { 2 } else { 0 };
            let (all, lively) = (of(left), of(lively));
            (lively >= LONG || way(now, end, color, &[Role::Pawn]) <= lively)
                && (all >= LONG || way(now, end, color, &Role::ALL) <= all + castling)
        })
    }

    /// In the last quiet half-moves neither pieces nor pawns change; just before, something did.
    fn quiet_from(&self, chess: &Chess, left: u32) -> bool {
        let Some(quiet) = self.quiet else { return true };
        if left > quiet {
            return true;
        }
        let (now, end) = (chess.board(), &self.board);
        let began = left < quiet || chess.halfmoves() == 0;
        began && now.pawns() == end.pawns() && now.material() == end.material()
    }
}

fn board(placement: &Placement) -> Board {
    let mut board = Board::empty();
    for (square, piece) in placement.pieces() {
        let (color, role) = (side_to_shakmaty(piece.side), piece.kind.to_shakmaty());
        board.set_piece_at(square.to_shakmaty(), Piece { color, role });
    }
    board
}

/// How many half-moves lie before a position, by its counter.
fn count(position: &Position) -> u32 {
    position.move_number().saturating_sub(1) * 2 + u32::from(position.turn() == Side::Black)
}

/// With so many moves left, the pieces can stand anywhere.
const LONG: u32 = 24;

/// The least number of moves that bring a side's pieces where they stand at the end.
fn way(now: &Board, end: &Board, color: Color, roles: &[Role]) -> u32 {
    let pawns = |board: &Board| board.by_color(color) & board.pawns();
    let mut moves = 0;
    for role in roles.iter().copied() {
        let of = |board: &Board| board.by_color(color) & board.by_role(role);
        let (had, wanted) = (of(now), of(end));
        // What stands there may have been a pawn, even where the piece that moved is taken later.
        let promotes = role != Role::Pawn && pawns(now).count() > pawns(end).count();
        for square in wanted & !had {
            let walked = had.into_iter().map(|from| distance(role, color, from, square)).min();
            moves += if promotes { 1 } else { walked.unwrap_or(1) };
        }
    }
    moves
}

/// The least number of moves from one square to another on an empty board; few where it cannot be.
fn distance(role: Role, color: Color, from: Square, to: Square) -> u32 {
    let (files, ranks) = (from.file().distance(to.file()), from.rank().distance(to.rank()));
    match role {
        Role::Pawn => {
            let first = from.rank() == color.fold_wb(Rank::Second, Rank::Seventh);
            ranks.saturating_sub(u32::from(first)).max(1)
        }
        Role::Knight => {
            let (one, aim) = (attacks::knight_attacks(from), attacks::knight_attacks(to));
            if one.contains(to) {
                1
            } else if (one & aim).is_empty() {
                3
            } else {
                2
            }
        }
        Role::Bishop => {
            if files == ranks {
                1
            } else {
                2
            }
        }
        Role::Rook => {
            if files == 0 || ranks == 0 {
                1
            } else {
                2
            }
        }
        Role::Queen => {
            if files == ranks || files == 0 || ranks == 0 {
                1
            } else {
                2
            }
        }
        Role::King => files.max(ranks),
    }
}

/// Whether every pawn of the end has one now that can have walked there, rank by rank too.
fn pawns_can_walk(now: &Board, end: &Board) -> bool {
    Color::ALL.into_iter().all(|color| {
        let of = |board: &Board| board.pawns() & board.by_color(color);
        let (now, end) = (of(now), of(end));
        if (end & !now).is_empty() {
            return true;
        }
        let mut needed = 0;
        let mut had = 0;
        let by_rank = (0..8).all(|rank| {
            let row = Bitboard(0xff << (8 * color.fold_wb(rank, 7 - rank)));
            needed += (end & row).count();
            had += (now & row).count();
            had >= needed
        });
        by_rank && end.into_iter().all(|square| !(cone(square, color) & now).is_empty())
    })
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// The squares from which a pawn can come to a square.
fn cone(square: Square, color: Color) -> Bitboard {
    let mut row = Bitboard::from(square);
    let mut all = row;
    for _ in 0..6 {
        row = color.fold_wb(Bitboard(row.0 >> 8), Bitboard(row.0 << 8));
        row |= Bitboard((row.0 & !FILE_A) >> 1) | Bitboard((row.0 & !FILE_H) << 1);
        all |= row;
    }
    all
}
