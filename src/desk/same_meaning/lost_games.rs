//! What was left out of games and can be read in the damaged file: an arbiter looks for boards and results, and not
//! for rows.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_core::competition::event::Event as ContestEvent;
use jadoube_core::hall::event::Event;
use jadoube_core::hall::state::Hall;
use jadoube_journal::salvage::LostGame;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::ids::BoardNo;

/// What was left out of one game: so many half-moves, and whether its result.
#[derive(Debug, Clone, Copy, Default)]
struct LeftOut {
    moves: u32,
    has_result: bool,
}

/// By round, where that is known, and board.
#[derive(Debug, Clone, Default)]
pub(super) struct LostGames(BTreeMap<(Option<u16>, BoardNo), LeftOut>);

impl LostGames {
    /// An event was left out that came behind what has made this state. At some boards nobody knows which game
    /// is there.
    pub(super) fn note(&mut self, recorded: &Hall, doubtful: &BTreeSet<BoardNo>, event: &Event) {
        match event {
            Event::Game { board, what } => {
                let (moves, has_result) = match what {
                    GameEvent::MovePlayed { .. } => (1, false),
                    GameEvent::Ended(_) => (0, true),
                    _ => return,
                };
                let is_event = recorded.contest.regulations.is_some();
                let is_known = is_event && !doubtful.contains(board);
                let game = recorded.game(*board).filter(|_| is_known);
                self.add(
                    (game.map(|game| game.setup.round), *board),
                    LeftOut { moves, has_result },
                );
            }
            Event::Contest { what: ContestEvent::ResultEntered { round, board, .. } } => {
                let place = (Some(u16::from(*round)), *board);
                self.add(place, LeftOut { moves: 0, has_result: true });
            }
            _ => {}
        }
    }

    fn add(&mut self, place: (Option<u16>, BoardNo), more: LeftOut) {
        let known = self.0.entry(place).or_default();
        known.moves = known.moves.saturating_add(more.moves);
        known.has_result |= more.has_result;
    }

    /// All of it. The end of a game of which the round is not known is told with the result that was entered.
    pub(super) fn told(&self) -> Vec<LostGame> {
        let is_told_elsewhere = |board: BoardNo, lost: &LeftOut| {
            let results = self.0.iter().filter(|(_, other)| other.has_result);
            lost.moves == 0 && results.filter(|((_, at), _)| *at == board).count() > 1
        };
        let all = self
            .0
            .iter()
            .filter(|((round, board), lost)| round.is_some() || !is_told_elsewhere(*board, lost));
        let told = |((round, board), lost): (&(Option<u16>, BoardNo), &LeftOut)| LostGame {
            round: *round,
            board: *board,
            moves: lost.moves,
            has_result: lost.has_result,
        };
        all.map(told).collect()
    }
}
