//! The facts behind claims and irregularities, computed from the game: how often a position has
//! appeared, how many moves were made without a capture or pawn move, whether a flag is down, what
//! a touched piece obliges to. The consequences (remedies, penalties) are in `rulings`.

pub mod flag;
pub mod touch;
pub mod repetition;
pub mod fifty;
pub mod missed;
pub mod claimable;
