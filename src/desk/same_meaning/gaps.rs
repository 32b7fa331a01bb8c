//! Games that were being played where rows are not there: moves of them may be among those, and what follows
//! may fit all the same: also behind a single row, which may have taken a move back or corrected one. What is
//! recorded behind may show that none are; a game of which nothing does is told to lack some.

use std::collections::BTreeMap;

use jadoube_chess::ply::Ply;
use jadoube_core::disputes::event::Event as DisputeEvent;
use jadoube_core::hall::event::Event;
use jadoube_core::hall::state::Hall;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, GameNo};

/// A place in a game where moves may be missing.
#[derive(Debug, Clone, Copy)]
struct Gap {
    /// Behind so many plies.
    sound: Ply,
    /// Whether only another file had it, from which this one was saved.
    is_inherited: bool,
    /// Whether something behind it does not fit: then a move may be missing, but also that one was taken back
    /// or corrected, and to go back in the record shows nothing.
    is_contradicted: bool,
}

impl Gap {
    /// One behind so many plies.
    const fn at(sound: Ply) -> Self {
        Self { sound, is_inherited: false, is_contradicted: false }
    }
}

/// The first such place of each game, by the numbers of the games that are saved.
#[derive(Debug, Clone, Default)]
pub(super) struct Gaps(BTreeMap<GameNo, Gap>);

impl Gaps {
    /// Rows are not there, and of what they were nothing is known.
    pub(super) fn open(&mut self, saved: &Hall) {
        for (no, one) in saved.games.iter().filter(|(_, one)| one.game.outcome().is_none()) {
            self.open_at(*no, Gap::at(one.game.ply()));
        }
    }

    /// A row of the game on a board is left out, which is not as it was recorded.
    pub(super) fn open_on(&mut self, saved: &Hall, board: BoardNo) {
        let game = saved.at_board.get(&board).zip(saved.game(board));
        if let Some((no, game)) = game.filter(|(_, game)| game.outcome().is_none()) {
            self.open_at(*no, Gap::at(game.ply()));
        }
    }

    /// Something that was recorded in a game does not fit it, whether it is over or not.
    pub(super) fn open_in(&mut self, saved: &Hall, no: GameNo) {
        if let Some(one) = saved.games.get(&no) {
            self.open_at(no, Gap { is_contradicted: true, ..Gap::at(one.game.ply()) });
        }
    }

    /// Another file, from which this one was saved, had such a place.
    pub(super) fn inherit(&mut self, no: GameNo, sound: Ply) {
        self.open_at(no, Gap { is_inherited: true, ..Gap::at(sound) });
    }

    fn open_at(&mut self, no: GameNo, gap: Gap) {
        let again = |known: &mut Gap| {
            known.sound = known.sound.min(gap.sound);
            known.is_inherited &= gap.is_inherited;
            known.is_contradicted |= gap.is_contradicted;
        };
        self.0.entry(no).and_modify(again).or_insert(gap);
    }

    /// Something is taken: it may show that no move of its game is missing so far.
    pub(super) fn close(&mut self, saved: &Hall, event: &Event) {
        if self.0.is_empty() {
            return;
        }
        let Some((no, game)) = board_of(event)
            .and_then(|board| saved.at_board.get(&board).copied().zip(saved.game(board)))
        else {
            return;
        };
        if self.0.get(&no).is_some_and(|gap| is_whole(*gap, game, event)) {
            self.0.remove(&no);
        } else if let Event::Game { what: GameEvent::TakenBack { to, .. }, .. } = event
            && let Some(gap) = self.0.get_mut(&no)
        {
            // What is played from there on comes behind it.
            gap.sound = gap.sound.min(*to);
        }
    }

    /// The games that have moves and of which nothing has shown it.
    pub(super) fn lacking(&self, saved: &Hall) -> Vec<(GameNo, Ply)> {
        let has_moves =
            |no: &GameNo| saved.games.get(no).is_some_and(|one| one.game.ply() > Ply::default());
        let open = self.0.iter().filter(|(no, _)| has_moves(no));
        open.map(|(no, gap)| (*no, gap.sound)).collect()
    }
}

/// The board of what may show it.
fn board_of(event: &Event) -> Option<BoardNo> {
    match event {
        Event::Game { board, .. } => Some(*board),
        // One that names the game may be about another one.
        Event::Dispute { what: DisputeEvent::Opened { opening, .. } } => {
            opening.board.filter(|_| opening.game.is_none())
        }
        _ => None,
    }
}

/// Whether an event shows that no move is missing from its game, which is as it was before it.
fn is_whole(gap: Gap, game: &Game, event: &Event) -> bool {
    match event {
        Event::Dispute { what: DisputeEvent::Opened { opening, .. } } => {
            let told = opening.circumstances.as_ref();
            told.is_some_and(|told| told.ply == game.ply() && told.fen == game.position().fen())
        }
        Event::Game { what, .. } => match what {
            // Play begins with it.
            GameEvent::Started => game.ply() == Ply::default(),
            // All moves, whatever was lost.
            GameEvent::Reconstructed { .. } => true,
            GameEvent::TakenBack { to, .. } if *to == Ply::default() => true,
            // Somebody who knew of the place in the other file went back before it, or said that the record
            // stands as it was there. Who did not know of it may have gone back to a move that is corrected in a
            // row which is lost, and a number of half-moves that is right shows none of them.
            GameEvent::TakenBack { to, .. } => {
                gap.is_inherited && !gap.is_contradicted && (*to <= gap.sound || *to == game.ply())
            }
            _ => false,
        },
        _ => false,
    }
}
