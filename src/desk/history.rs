//! The entries of the open competition, kept for looking back: any earlier moment of a game is the
//! fold of its entries up to there.

use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::{Hall, apply as apply_to_hall};
use jadoube_laws::game::apply::apply;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::GameNo;

/// The entries, each with the game in which it happened; shared between the desk, which adds, and the
/// faces, which read.
#[derive(Debug, Clone, Default)]
pub struct History(Arc<RwLock<Vec<Kept>>>);

type Kept = (Option<GameNo>, Arc<Entry>);

impl History {
    /// Makes an entry part of the state, and keeps it.
    pub fn add(&self, hall: &mut Hall, entry: Entry) {
        apply_to_hall(hall, &entry);
        let kept = (hall.game_in(&entry.event), Arc::new(entry));
        self.0.write().unwrap_or_else(PoisonError::into_inner).push(kept);
    }

    fn read(&self) -> RwLockReadGuard<'_, Vec<Kept>> {
        // A poisoned lock means that a reader panicked; the entries are whole all the same.
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// All entries, oldest first.
    #[must_use]
    pub fn all(&self) -> Vec<Arc<Entry>> {
        self.since(0)
    }

    /// The entries after the first so many, oldest first.
    #[must_use]
    pub fn since(&self, count: usize) -> Vec<Arc<Entry>> {
        self.read().iter().skip(count).map(|(_, entry)| entry.clone()).collect()
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.read().len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What has happened in a game, on whatever board, among the entries after the first so many.
    #[must_use]
    pub fn of_game(&self, no: GameNo, count: usize) -> Vec<Arc<Entry>> {
        let entries = self.read();
        let of_it = entries
            .iter()
            .skip(count)
            .filter(|(game, entry)| *game == Some(no) && what_of_game(&entry.event).is_some());
        of_it.map(|(_, entry)| entry.clone()).collect()
    }

    /// A game as it was after an entry.
    #[must_use]
    pub fn game_at(&self, no: GameNo, seq: u64) -> Option<Game> {
        let mut game: Option<Game> = None;
        for entry in self.of_game(no, 0).iter().take_while(|entry| entry.seq <= seq) {
            match (&mut game, what_of_game(&entry.event)?) {
                (_, GameEvent::SetUp(setup)) => game = Some(Game::new(setup.clone())),
                (Some(game), what) => apply(game, what, entry.at),
                (None, _) => {}
            }
        }
        game
    }
}

/// What happened to a game with an entry.
#[must_use]
pub const fn what_of_game(event: &Event) -> Option<&GameEvent> {
    match event {
        Event::Game { what, .. } | Event::OffBoard { what, .. } => Some(what),
        _ => None,
    }
}
