//! Facts about claims and irregularities, found by looking at the game: how often a position has
//! appeared, how many quiet moves were made, whether a flag is down, what a touched piece must do.
//! What follows from the facts (remedies, penalties) is in `rulings`.

pub mod flag;
pub mod touch;
pub mod repetition;
pub mod fifty;
pub mod rebuilt;
pub mod claimable;
