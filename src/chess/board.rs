//! Squares, pieces, positions and legal moves: our words over `shakmaty`, which nothing outside
//! this room names; and what a position answers when it is asked piece by piece. Written moves are
//! in [`crate::notation`]; how long a position has stood and what may be claimed from it is
//! the business of `game` and `claims`.

pub mod square;
pub mod piece;
pub mod placement;
pub mod position;
pub mod draft;
pub mod explore;
