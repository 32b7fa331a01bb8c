//! The entries of the open competition, kept for looking back: any earlier moment of a game is the
//! fold of its entries up to there.

use std::sync::{Arc, RwLock};

use jadoube_core::hall::event::{Entry, Event};
use jadoube_laws::game::apply::apply;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// The entries, shared between the desk, which adds, and the faces, which read.
#[derive(Debug, Clone, Default)]
pub struct History(Arc<RwLock<Vec<Arc<Entry>>>>);

impl History {
    /// Adds an entry.
    pub fn push(&self, entry: Entry) {
        // A poisoned lock means that a reader panicked; the entries are whole all the same.
        self.0.write().unwrap_or_else(std::sync::PoisonError::into_inner).push(Arc::new(entry));
    }

    /// All entries, oldest first.
    #[must_use]
    pub fn all(&self) -> Vec<Arc<Entry>> {
        self.0.read().unwrap_or_else(std::sync::PoisonError::into_inner).clone()
    }

    /// The entries after the first so many, oldest first.
    #[must_use]
    pub fn since(&self, count: usize) -> Vec<Arc<Entry>> {
        let entries = self.0.read().unwrap_or_else(std::sync::PoisonError::into_inner);
        entries.iter().skip(count).cloned().collect()
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.read().unwrap_or_else(std::sync::PoisonError::into_inner).len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The entries of the game that is now on a board: from its last set-up on.
    #[must_use]
    pub fn of_board(&self, board: BoardNo) -> Vec<Arc<Entry>> {
        self.of_board_until(board, u64::MAX)
    }

    /// The entries, up to that one, of the game that was on a board then.
    #[must_use]
    pub fn of_board_until(&self, board: BoardNo, seq: u64) -> Vec<Arc<Entry>> {
        let mut all = self.all();
        all.truncate(all.partition_point(|entry| entry.seq <= seq));
        let of_board = |entry: &&Arc<Entry>| entry.event.board() == Some(board);
        let from = all
            .iter()
            .rposition(|entry| {
                matches!(&entry.event,
                    Event::Game { board: at, what: GameEvent::SetUp(_) } if *at == board)
            })
            .unwrap_or(0);
        all.iter().skip(from).filter(of_board).cloned().collect()
    }

    /// The game on a board as it was after an entry; an earlier game, if it was there then.
    #[must_use]
    pub fn game_at(&self, board: BoardNo, seq: u64) -> Option<Game> {
        fold_game(self.of_board_until(board, seq).iter().map(AsRef::as_ref))
    }
}

/// The game that entries of one board make.
fn fold_game<'a>(entries: impl Iterator<Item = &'a Entry>) -> Option<Game> {
    let mut game: Option<Game> = None;
    for entry in entries {
        let Event::Game { what, .. } = &entry.event else { continue };
        match (&mut game, what) {
            (_, GameEvent::SetUp(setup)) => game = Some(Game::new(setup.clone())),
            (Some(game), what) => apply(game, what, entry.at),
            (None, _) => {}
        }
    }
    game
}
