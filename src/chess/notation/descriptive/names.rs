//! The names of files, squares and men: everything is called after the wing and the piece that
//! stood there when the game began.

use shakmaty::{Bitboard, Position as _};

use crate::board::piece::Kind;
use crate::board::position::Position;
use crate::board::square::Square;
use crate::notation::context::NotationContext;
use crate::side::Side;

/// One half of the board, and the men that began there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wing {
    King,
    Queen,
}

impl Wing {
    pub(super) const fn of_file(file: u8) -> Self {
        if file < 4 { Self::Queen } else { Self::King }
    }
}

/// The piece after which a file (0 = a) is called.
pub(super) const fn file_name(file: u8) -> Kind {
    match file {
        0 | 7 => Kind::Rook,
        1 | 6 => Kind::Knight,
        2 | 5 => Kind::Bishop,
        3 => Kind::Queen,
        _ => Kind::King,
    }
}

/// Squares by file and by rank, a bit for each; ranks are counted from the mover's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Region {
    pub(super) files: u8,
    pub(super) ranks: u8,
}

impl Region {
    pub(super) const EVERYWHERE: Self = Self { files: 0xff, ranks: 0xff };

    pub(super) const fn rank(rank: u8) -> Self {
        Self { files: 0xff, ranks: 1 << rank }
    }

    pub(super) const fn and(self, other: Self) -> Self {
        Self { files: self.files & other.files, ranks: self.ranks & other.ranks }
    }

    /// How many squares lie in it.
    pub(super) const fn size(self) -> u32 {
        self.files.count_ones() * self.ranks.count_ones()
    }

    /// Its squares.
    pub(super) fn squares(self, mover: Side) -> Bitboard {
        let ranks = if mover == Side::White { self.ranks } else { self.ranks.reverse_bits() };
        // The files on the first rank, copied to each of the ranks.
        let copies = (0..8).filter(|rank| ranks & (1 << rank) != 0);
        Bitboard(copies.map(|rank| u64::from(self.files) << (8 * rank)).sum())
    }

    pub(super) const fn holds(self, square: Square, mover: Side) -> bool {
        self.files & (1 << square.file()) != 0 && self.ranks & (1 << rank_for(square, mover)) != 0
    }
}

/// The rank of a square (0 = the nearest) as a side counts.
pub(super) const fn rank_for(square: Square, side: Side) -> u8 {
    match side {
        Side::White => square.rank(),
        Side::Black => 7 - square.rank(),
    }
}

/// The files that a name covers: the king's and the queen's alone, or those of a piece on one wing
/// or on both. None for what is no file.
pub(super) const fn files(wing: Option<Wing>, kind: Kind) -> Option<u8> {
    let both = match kind {
        Kind::Rook => 0b1000_0001,
        Kind::Knight => 0b0100_0010,
        Kind::Bishop => 0b0010_0100,
        Kind::Queen => 0b0000_1000,
        Kind::King => 0b0001_0000,
        Kind::Pawn => return None,
    };
    match (wing, kind) {
        (Some(_), Kind::King | Kind::Queen) => None,
        (Some(Wing::Queen), _) => Some(both & 0x0f),
        (Some(Wing::King), _) => Some(both & 0xf0),
        (None, _) => Some(both),
    }
}

/// What a man is called after.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Naming {
    /// Where it began, which the Laws mean.
    Origin,
    /// Where it stands beside its fellow, which books mean at times.
    Position,
}

/// The wing after which the man on a square is called, if it is called after one.
pub(super) fn wing(context: &NotationContext, square: Square, naming: Naming) -> Option<Wing> {
    match naming {
        Naming::Origin => {
            let piece = context.position().piece_at(square)?;
            let origin = context.origins().of(square)?;
            is_home(origin, piece.kind, piece.side).then(|| Wing::of_file(origin.file()))
        }
        Naming::Position => wing_by_position(context.position(), square),
    }
}

/// Whether a man of the kind stands there in the start position.
const fn is_home(square: Square, kind: Kind, side: Side) -> bool {
    let files = match kind {
        Kind::Rook | Kind::Knight | Kind::Bishop => files(None, kind),
        Kind::Pawn | Kind::Queen | Kind::King => None,
    };
    match files {
        Some(files) => rank_for(square, side) == 0 && files & (1 << square.file()) != 0,
        None => false,
    }
}

fn wing_by_position(position: &Position, square: Square) -> Option<Wing> {
    let piece = position.piece_at(square)?;
    if !matches!(piece.kind, Kind::Rook | Kind::Knight | Kind::Bishop) {
        return None;
    }
    let board = position.shakmaty().board();
    let same = board.by_piece(board.piece_at(square.to_shakmaty())?);
    let mut wing = None;
    for other in same {
        let other = Square::from_shakmaty(other).file();
        let found = match other.cmp(&square.file()) {
            std::cmp::Ordering::Less => Wing::King,
            std::cmp::Ordering::Greater => Wing::Queen,
            std::cmp::Ordering::Equal => continue,
        };
        if wing.is_some_and(|wing| wing != found) {
            return None;
        }
        wing = Some(found);
    }
    wing
}
