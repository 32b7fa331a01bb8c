//! The blind match at the board at work, as all parts of its screen take it.

use crate::actions::Actions;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::blind::arrangement::Arrangement;
use jadoube_core::blind::command::Command;
use jadoube_core::blind::state::{Blind, asks_for_lost_time};
use jadoube_core::hall::command::Command as HallCommand;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// A blind match with all that is drawn from it.
#[derive(Clone, Copy)]
pub(super) struct Match<'a> {
    pub(super) board: BoardNo,
    pub(super) game: &'a Game,
    pub(super) blind: &'a Blind,
}

impl Match<'_> {
    pub(super) fn ask(&self, what: Command, actions: &mut Actions) {
        actions.command(HallCommand::Blind { board: self.board, what });
    }

    /// Whether its clocks are stopped until it is said how the lost time counts.
    pub(super) fn asks_for_lost_time(&self) -> bool {
        asks_for_lost_time(self.game)
    }

    /// The two boards as far as they are known.
    pub(super) fn placements(&self) -> BySide<Placement> {
        let of = |side| self.blind.placement(self.game, side);
        BySide::new(of(Side::White), of(Side::Black))
    }

    /// The players who have a board of their own, or the one whose name the only board bears.
    pub(super) fn boards(&self) -> impl Iterator<Item = Side> {
        let arrangement: &Arrangement = &self.blind.arrangement;
        let own = Side::BOTH.map(|side| (arrangement.board(side) == side).then_some(side));
        own.into_iter().flatten()
    }
}
