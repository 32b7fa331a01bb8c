//! The positions of a game, in which what is told of it is read.

use crate::game::state::Game;
use jadoube_chess::board::position::Position;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

/// The positions of a game, from its start to now.
#[derive(Debug, Clone)]
pub struct GamePositions<'a> {
    start: &'a Position,
    after: Vec<&'a Position>,
}

impl<'a> GamePositions<'a> {
    /// From the start position, and what stood after each half-move.
    #[must_use]
    pub fn new(start: &'a Position, after: impl IntoIterator<Item = &'a Position>) -> Self {
        Self { start, after: after.into_iter().collect() }
    }

    /// Those of a game.
    #[must_use]
    pub fn of_game(game: &'a Game) -> Self {
        Self::new(&game.start, game.plies.iter().map(|record| &record.position))
    }

    /// The half-moves played.
    #[must_use]
    pub fn plies(&self) -> Ply {
        Ply(u16::try_from(self.after.len()).unwrap_or(u16::MAX))
    }

    /// The position now.
    #[must_use]
    pub fn now(&self) -> &'a Position {
        self.after.last().copied().unwrap_or(self.start)
    }

    /// The position after so many half-moves.
    #[must_use]
    pub fn at(&self, ply: Ply) -> Option<&'a Position> {
        match usize::from(ply.0).checked_sub(1) {
            None => Some(self.start),
            Some(nth) => self.after.get(nth).copied(),
        }
    }

    /// The half-moves played when that player was last on move.
    #[must_use]
    pub fn turn_of(&self, side: Side) -> Ply {
        let now = self.plies();
        if self.now().turn() == side { now } else { Ply(now.0.saturating_sub(1)) }
    }

    /// The position in which that player was last on move.
    #[must_use]
    pub fn before(&self, side: Side) -> &'a Position {
        self.at(self.turn_of(side)).unwrap_or(self.start)
    }
}
