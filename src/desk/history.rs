//! The entries of the open competition, for looking back: any earlier moment of a game is the fold of
//! its entries up to there. Of what was recorded before the file was opened only the boards are kept
//! at hand; the entries are read when a view asks for them.

use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

use crate::entries::entry_at;
use crate::past;
use crate::replay::Mark;
use jadoube_chess::moment::Millis;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::merge::Folding;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::event::Event::{Taken, TakenOver};
use jadoube_core::stations::post::Post;
use jadoube_core::stations::station::StationId;
use jadoube_journal::base::Base;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, GameNo};
use jadoube_laws::wall::Wall;

/// The entries up to one, shared between the desk, which adds, and the user interfaces, which read.
#[derive(Debug, Clone)]
pub struct History {
    shared: Arc<RwLock<SharedHistory>>,
    /// What was recorded behind this entry is not shown.
    upto: u64,
}

#[derive(Debug, Default)]
struct SharedHistory {
    /// Holds the entries up to `begun`.
    base: Option<Arc<Base>>,
    begun: u64,
    /// One for each entry.
    marks: Vec<Mark>,
    /// Those behind `begun`.
    entries: Vec<Arc<Entry>>,
    /// The station to which the file belongs, where it is one of several strands.
    own: Option<StationId>,
}

/// So many rows are read in one go.
const SHARE: usize = 4096;

impl Default for History {
    fn default() -> Self {
        Self { shared: Arc::default(), upto: u64::MAX }
    }
}

impl History {
    /// That of a file that was opened: so many entries are in `base`.
    pub(crate) fn of(base: Arc<Base>, marks: Vec<Mark>) -> Self {
        let begun = marks.len() as u64;
        let shared = SharedHistory { base: Some(base), begun, marks, ..SharedHistory::default() };
        Self { shared: Arc::new(RwLock::new(shared)), upto: u64::MAX }
    }

    /// The same, as it is at an entry: what is recorded later is not in it.
    #[must_use]
    pub fn as_of(&self, entry: u64) -> Self {
        Self { shared: Arc::clone(&self.shared), upto: self.upto.min(entry) }
    }

    /// The file is one of several strands, and belongs to this station.
    pub(crate) fn set_own(&self, own: StationId) {
        self.shared.write().unwrap_or_else(PoisonError::into_inner).own = Some(own);
    }

    fn read(&self) -> RwLockReadGuard<'_, SharedHistory> {
        // A poisoned lock means that a reader panicked; the entries are whole all the same.
        self.shared.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes an entry part of the state, and keeps it. Where what was in force before it is so no more, all
    /// are folded again.
    pub fn add(&self, hall: &mut Hall, entry: Entry) -> Folding {
        let turns = entry.place.is_some_and(|place| hall.turns(&entry.event, place));
        let mark = Mark::taken(hall, &entry);
        let mut shared = self.shared.write().unwrap_or_else(PoisonError::into_inner);
        shared.marks.push(mark);
        shared.entries.push(Arc::new(entry));
        drop(shared);
        if turns {
            self.fold_anew(hall);
            return Folding::Anew;
        }
        Folding::Behind
    }

    /// Folds all entries again into a state, with the terms that it knows.
    pub(crate) fn fold_into(&self, hall: &mut Hall) {
        *hall = hall.anew();
        for from in (0..self.len()).step_by(SHARE) {
            let upto = self.upto.min((from + SHARE) as u64);
            for entry in self.as_of(upto).since(from) {
                hall.apply(&entry.event, entry.origin());
            }
        }
    }

    /// Folds all entries again, with the terms that are known now.
    pub(crate) fn fold_anew(&self, hall: &mut Hall) {
        *hall = hall.anew();
        let mut marks = Vec::with_capacity(self.len());
        for from in (0..self.len()).step_by(SHARE) {
            let entries = self.as_of((from + SHARE) as u64).since(from);
            marks.extend(entries.iter().map(|entry| Mark::taken(hall, entry)));
        }
        let mut shared = self.shared.write().unwrap_or_else(PoisonError::into_inner);
        shared.marks = marks;
    }

    /// The marks of the entries up to one.
    pub(crate) fn marks(&self, seq: u64) -> Vec<Mark> {
        let count = usize::try_from(seq).unwrap_or(usize::MAX);
        self.read().marks.iter().take(count).copied().collect()
    }

    /// All entries, oldest first.
    #[must_use]
    pub fn all(&self) -> Vec<Arc<Entry>> {
        self.since(0)
    }

    /// The entries after the first so many, oldest first.
    #[must_use]
    pub fn since(&self, count: usize) -> Vec<Arc<Entry>> {
        let (base, begun, len) = {
            let shared = self.read();
            (shared.base.clone(), shared.begun, self.len_of(&shared))
        };
        let mut found = Vec::new();
        let mut after = count as u64;
        while let Some(base) = base.as_ref().filter(|_| after < begun.min(len as u64)) {
            // What cannot be read cannot be shown.
            let Ok(rows) = base.arrived(after, SHARE) else { break };
            let Some(last) = rows.last() else { break };
            after = last.place;
            found.extend(rows.iter().filter_map(entry_at).map(Arc::new));
        }
        let shared = self.read();
        let new = |place: usize| place.saturating_sub(usize::try_from(begun).unwrap_or_default());
        found.extend(shared.entries.get(new(count)..new(len)).unwrap_or_default().iter().cloned());
        found.truncate(len.saturating_sub(count));
        found
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len_of(&self.read())
    }

    fn len_of(&self, shared: &SharedHistory) -> usize {
        shared.marks.len().min(usize::try_from(self.upto).unwrap_or(usize::MAX))
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What has happened in a game, on whatever board, among the entries after the first so many.
    #[must_use]
    pub fn of_game(&self, no: GameNo, count: usize) -> Vec<Arc<Entry>> {
        let mut entries = self.between(no, count, u64::MAX);
        entries.retain(|entry| what_of_game(&entry.event).is_some());
        entries
    }

    /// What has happened in the blind match of a game, among the entries after the first so many: all
    /// of it, while the state has only the last moves at hand.
    #[must_use]
    pub fn of_blind(&self, no: GameNo, count: usize) -> Vec<Arc<Entry>> {
        let mut entries = self.between(no, count, u64::MAX);
        entries.retain(|entry| matches!(entry.event, Event::Blind { .. }));
        entries
    }

    /// What has happened in a game and its blind match, after the first so many entries and up to one.
    pub(crate) fn between(&self, no: GameNo, count: usize, seq: u64) -> Vec<Arc<Entry>> {
        self.marked(|mark| mark.is_of(no), count, seq)
    }

    fn marked(&self, is_meant: impl Fn(&Mark) -> bool, count: usize, seq: u64) -> Vec<Arc<Entry>> {
        let shared = self.read();
        let len = self.len_of(&shared).min(usize::try_from(seq).unwrap_or(usize::MAX));
        let places = (count..len).filter(|place| shared.marks.get(*place).is_some_and(&is_meant));
        let places: Vec<u64> = places.map(|place| place as u64).collect();
        let (base, begun) = (shared.base.clone(), shared.begun);
        let (old, new) = places.split_at(places.partition_point(|place| *place < begun));
        let at = |place: &u64| usize::try_from(place - begun).ok();
        let new: Vec<Arc<Entry>> =
            new.iter().filter_map(|place| shared.entries.get(at(place)?).cloned()).collect();
        drop(shared);
        let old = old.iter().filter_map(|place| base.as_ref()?.arrived(*place, 1).ok()?.pop());
        old.filter_map(|row| entry_at(&row)).map(Arc::new).chain(new).collect()
    }

    /// A game as it was after an entry.
    #[must_use]
    pub fn game_at(&self, no: GameNo, seq: u64) -> Option<Game> {
        let (mut game, mut board): (Option<Game>, Option<BoardNo>) = (None, None);
        for entry in self.marked(|mark| mark.is_of(no) || mark.is_handed_over(), 0, seq) {
            if let (Some(game), Some(ahead)) = (&mut game, ahead(&entry.event, board)) {
                game.go_over(ahead);
                continue;
            }
            board = entry.event.board().or(board);
            match (&mut game, what_of_game(&entry.event)) {
                (_, Some(GameEvent::SetUp(setup))) => game = Some(Game::new(setup.clone())),
                (Some(game), Some(what)) => game.apply(what, entry.at),
                _ => continue,
            }
            if let Some(game) = &mut game {
                game.number_damage(entry.number());
            }
        }
        game
    }
}

impl History {
    /// The state as it was at a time of the wall clock, with the time of the last entry in it; nothing
    /// where nothing was recorded yet. All entries up to the first one that is later are read: it may
    /// take seconds.
    #[must_use]
    pub fn hall_at(&self, time: Wall) -> Option<(Hall, Wall)> {
        let begin = Hall { own: self.read().own, ..Hall::default() };
        past::hall_at(begin, time, |take| {
            for from in (0..self.len()).step_by(SHARE) {
                let entries = self.as_of((from + SHARE) as u64).since(from);
                if !entries.iter().all(|entry| take(entry)) {
                    return;
                }
            }
        })
    }
}

/// By how much the time line by which a board goes on is ahead, where it was handed over with an entry.
fn ahead(event: &Event, board: Option<BoardNo>) -> Option<Millis> {
    let Event::Stations { what: Taken { terms } | TakenOver { terms, .. } } = event else {
        return None;
    };
    let post = Post::Board(board?);
    terms.iter().find(|term| term.post == post).map(|term| term.ahead)
}

/// What happened to a game with an entry.
#[must_use]
pub const fn what_of_game(event: &Event) -> Option<&GameEvent> {
    match event {
        Event::Game { what, .. } | Event::OffBoard { what, .. } => Some(what),
        _ => None,
    }
}
