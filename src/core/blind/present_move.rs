//! The move that is being made: said, perhaps executed, and not recorded yet; and what the boards should
//! show with it or without it. What it still lacks is told by `missing`.

use crate::blind::execution::Execution;
use crate::blind::missing::agree;
use crate::blind::state::{Blind, MoveCycle};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Move, Uci};
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::game::state::Game;

/// The move that is being made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PresentMove {
    /// The one that the arbiter said stands, else the one announced, else the one made on the mover's
    /// board.
    pub uci: Uci,
    /// What stands on a board on which it is executed.
    pub placement: Placement,
    /// On which players' boards something was executed for it, right or wrong.
    pub executed: BySide<bool>,
}

impl PresentMove {
    /// The move that is being made, where it is clear which one it is.
    #[must_use]
    pub fn of(blind: &Blind, game: &Game) -> Option<Self> {
        let cycle = blind.cycle(game.ply())?;
        let position = game.position();
        let m = announced(cycle, game).or_else(|| made(blind, cycle, game))?;
        let done = |side: Side| cycle.executed.of(blind.arrangement.board(side)).is_some();
        Some(Self {
            uci: position.uci(m),
            placement: position.after(m).placement(),
            executed: BySide::new(done(Side::White), done(Side::Black)),
        })
    }

    /// Whether something was executed for it on both boards.
    #[must_use]
    pub const fn is_on_both(&self) -> bool {
        self.executed.white && self.executed.black
    }

    /// Whether something was executed for it on a board.
    #[must_use]
    pub const fn is_on_any(&self) -> bool {
        self.executed.white || self.executed.black
    }
}

/// The move that the arbiter said stands, or that was announced clearly.
#[must_use]
pub fn announced(cycle: &MoveCycle, game: &Game) -> Option<Move> {
    let uci = cycle.settled.as_ref().or_else(|| cycle.announcement()?.reading.clear())?;
    game.position().read_uci(uci).ok()
}

/// Whether the arbiter said which move stands, or the opponent repeated the announcement as it was made.
#[must_use]
pub fn is_repeated(cycle: &MoveCycle) -> bool {
    let said = cycle.announcement().zip(cycle.repetition());
    cycle.settled.is_some() || said.is_some_and(|(one, other)| agree(&one.reading, &other.reading))
}

/// The move on the mover's board, as far as no announcement goes against it.
fn made(blind: &Blind, cycle: &MoveCycle, game: &Game) -> Option<Move> {
    let own = blind.arrangement.board(game.turn());
    let uci = cycle.executed.of(own).as_ref().and_then(Execution::whole)?;
    let fits = cycle.announcement().is_none_or(|said| said.reading.fits(uci));
    game.position().read_uci(uci).ok().filter(|_| fits)
}

/// What is read to both sides when they compare their boards: with the move that is being made once it is
/// executed on both.
#[must_use]
pub fn read_to_both(blind: &Blind, game: &Game) -> Placement {
    let present = PresentMove::of(blind, game).filter(PresentMove::is_on_both);
    present.map_or_else(|| game.position().placement(), |present| present.placement)
}

/// What a player's board should show: with the move that is being made once that is executed on it.
#[must_use]
pub fn expected(blind: &Blind, game: &Game, board: Side) -> Placement {
    let present = PresentMove::of(blind, game).filter(|present| *present.executed.of(board));
    present.map_or_else(|| game.position().placement(), |present| present.placement)
}

/// Whether a player's board rightly shows something else than what is read to both sides: the move that
/// is being made is executed on it, and not on the other.
#[must_use]
pub fn is_rightly_different(blind: &Blind, game: &Game, board: Side) -> bool {
    let should = expected(blind, game, board);
    should != read_to_both(blind, game) && blind.placement(game, board) == should
}
