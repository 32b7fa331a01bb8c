//! Where men could go, whoever moves and however often.

use shakmaty::attacks::attacks;
use shakmaty::{Bitboard, Color, Piece, Square};

/// All squares that steps lead to, with those begun from.
pub(super) fn flood(from: Bitboard, step: impl Fn(Bitboard) -> Bitboard) -> Bitboard {
    let (mut region, mut fresh) = (from, from);
    while fresh.any() {
        fresh = step(fresh) & !region;
        region |= fresh;
    }
    region
}

/// What a man attacks from any of these squares over others that nothing passes.
pub(super) fn reach(from: Bitboard, man: Piece, blocks: Bitboard) -> Bitboard {
    from.into_iter().fold(Bitboard::EMPTY, |all, at| all | attacks(at, man, blocks))
}

/// The square in front of a pawn.
pub(super) fn ahead(color: Color, at: Square) -> Option<Square> {
    at.offset(if color.is_white() { 8 } else { -8 })
}
