//! How a board stands as far as it was told. What is known to be wrong goes on with the moves that are made
//! after it, until a move rights it by the way, or somebody puts the board right or confirms it. It goes on
//! from what was executed on the board last: where nothing was for [`CYCLES_AT_HAND`] moves, that is no longer
//! at hand, and the board is taken to be right.
//!
//! [`CYCLES_AT_HAND`]: crate::blind::state::CYCLES_AT_HAND

use crate::blind::execution::{Execution, placement_after};
use crate::blind::state::Blind;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Position;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_laws::game::state::Game;

/// A board as it is known, beside what it should show with the same moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KnownBoard {
    /// The plies before the move that is made on it now: the present one, or the one before, as long as
    /// that was told of here and nothing was executed on this board for either.
    pub ply: Ply,
    /// What stands on it; with that move once a legal one is made on it as a whole.
    pub stands: Placement,
    /// What should stand there.
    pub should: Placement,
}

impl KnownBoard {
    /// Whether it stood wrong before its last move already, and does so still.
    #[must_use]
    pub fn is_wrong(&self) -> bool {
        self.stands != self.should
    }
}

impl Blind {
    /// What was executed for a move on a board, by the board's own name.
    #[must_use]
    pub fn executed(&self, ply: Ply, board: Side) -> Option<&Execution> {
        self.cycle(ply)?.executed.of(board).as_ref()
    }

    /// What was executed last on a board before the move of a ply, with its own ply.
    fn last_executed(&self, board: Side, ply: Ply) -> Option<(Ply, &Execution)> {
        let mut cycles = self.cycles.range(..ply).rev();
        cycles.find_map(|(at, cycle)| Some((*at, cycle.executed.of(board).as_ref()?)))
    }

    /// What stands on a board before the move of a ply is made on it: what was executed there last, and
    /// the recorded moves since, which were made on the board as it stood.
    #[must_use]
    pub fn before(&self, game: &Game, board: Side, ply: Ply) -> Placement {
        let Some((last, done)) = self.last_executed(board, ply) else {
            return position(game, ply).placement();
        };
        let is_made = !is_found_before(game, last, done);
        let first = usize::from(last.0) + usize::from(is_made);
        let records = game.plies.get(first..usize::from(ply.0)).unwrap_or_default();
        let positions = game.positions().skip(first);
        records.iter().zip(positions).fold(done.placement, |stands, (record, position)| {
            let made = position.read_uci(&record.uci);
            made.map_or(stands, |m| placement_after(&stands, position, m))
        })
    }

    /// What is known of a board.
    #[must_use]
    pub fn known(&self, game: &Game, board: Side) -> KnownBoard {
        let ply = self.next_on(game, board);
        let position = position(game, ply);
        let made = self.executed(ply, board).and_then(|done| {
            let m = position.read_uci(done.whole()?).ok()?;
            Some((done.placement, position.after(m).placement()))
        });
        let (stands, should) =
            made.unwrap_or_else(|| (self.before(game, board, ply), position.placement()));
        KnownBoard { ply, stands, should }
    }

    /// Which move is made on a board now: the present one, or the one before, as long as nothing was
    /// executed for either.
    fn next_on(&self, game: &Game, board: Side) -> Ply {
        let now = game.ply();
        let before = now.0.checked_sub(1).map(Ply);
        let is_open =
            |ply: &Ply| self.cycle(*ply).is_some_and(|cycle| cycle.executed.of(board).is_none());
        let owed = before.filter(is_open).filter(|_| self.executed(now, board).is_none());
        owed.unwrap_or(now)
    }

    /// What stands on a player's board, as far as it was told: the present position, the one before
    /// a move that was not executed there yet, or what was executed instead.
    #[must_use]
    pub fn placement(&self, game: &Game, board: Side) -> Placement {
        let board = self.arrangement.board(board);
        let ply = self.next_on(game, board);
        let done = self.executed(ply, board).or_else(|| self.found_just_before(game, board));
        done.map_or_else(|| self.before(game, board, ply), |done| done.placement)
    }

    /// How a board was found before the move that is recorded last, which nobody has told of it since.
    fn found_just_before(&self, game: &Game, board: Side) -> Option<&Execution> {
        let before = Ply(game.ply().0.checked_sub(1)?);
        self.executed(before, board).filter(|done| is_found_before(game, before, done))
    }

    /// Whether a player has found a difference on a board of two that nobody has seen to since: the player
    /// has yet to find that the board agrees.
    #[must_use]
    pub fn is_found_different(&self, game: &Game) -> bool {
        let going = game.outcome().is_none() && self.arrangement.has_two_boards();
        going && !self.differing.is_empty()
    }
}

/// Whether what was told of a board is how it was found before the recorded move was made on it: it is no
/// move, and all squares of that one are as they were.
pub(in crate::blind) fn is_found_before(game: &Game, ply: Ply, told: &Execution) -> bool {
    let position = position(game, ply);
    let record = game.plies.get(usize::from(ply.0)).filter(|_| told.uci.is_none());
    let Some(m) = record.and_then(|record| position.read_uci(&record.uci).ok()) else {
        return false;
    };
    let (before, after) = (position.placement(), position.after(m).placement());
    before.differences(&after).all(|(square, there, _)| told.placement.get(square) == there)
}

/// The position before the move of a ply.
fn position(game: &Game, ply: Ply) -> &Position {
    game.position_at(ply).unwrap_or_else(|| game.position())
}
