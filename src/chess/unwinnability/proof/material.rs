//! What can be said from the material alone.

use shakmaty::{Bitboard, Board, Color};

use crate::unwinnability::proof::Material;

/// The rule that excludes a mate by `winner` in this and every later position, for material only
/// ever goes. A rule must not lose its hold when a pawn promotes.
pub(super) fn cannot_mate(board: &Board, winner: Color) -> Option<Material> {
    let own = board.by_color(winner) & !board.kings();
    let theirs = board.by_color(!winner) & !board.kings();
    if own.is_empty() {
        return Some(Material::BareKing);
    }
    if own.count() == 1 && own.is_subset(board.knights()) && theirs.is_subset(board.queens()) {
        return Some(Material::LoneKnight);
    }
    let bishops = board.bishops();
    let one_colour = [Bitboard::LIGHT_SQUARES, Bitboard::DARK_SQUARES]
        .into_iter()
        .any(|colour| bishops.is_subset(colour));
    let others = theirs & !bishops & !board.rooks_and_queens();
    (one_colour && own.is_subset(bishops) && others.is_empty())
        .then_some(Material::BishopsOfOneColour)
}
