//! Squares, pieces, positions and legal moves: our types over `shakmaty`, which nothing outside
//! this module uses; and questions about a position, answered piece by piece. Written moves are in
//! [`crate::notation`]; repetitions and claims belong to `game` and `claims`.

pub mod square;
pub mod piece;
pub mod placement;
pub mod position;
pub mod draft;
pub mod explore;
