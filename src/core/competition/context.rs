//! What is known beside the event when a command is judged, and of what happens in it.

use std::collections::BTreeMap;

use crate::competition::result::BoardResult;
use jadoube_laws::ids::{GameNo, Who};

/// What the games of the pairings show, as far as there is one.
pub type Boards = BTreeMap<GameNo, BoardView>;

/// What one of them shows, and whether it is on its board now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardView {
    /// What it shows.
    pub result: BoardResult,
    /// Whether it is on its board: another game may have come there.
    pub on_board: bool,
    /// Whether a move was made in it.
    pub is_moved: bool,
}

/// What a command is judged on.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// The games.
    pub boards: &'a Boards,
}

/// What is known of an event besides itself.
#[derive(Debug, Clone, Copy)]
pub struct Origin<'a> {
    /// Who caused it.
    pub who: &'a Who,
    /// The wall time with its zone.
    pub wall: &'a str,
}
