//! Games that were being played where rows are not there: moves of them may be among those, and what follows
//! may fit all the same: also behind a single row, which may have taken a move back or corrected one. What is
//! recorded behind may show that none are, and even then what was done with the clock may be among them; a game
//! of which nothing does is told to lack some. Which correction of a clock was undone behind such rows nobody
//! knows.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_chess::ply::Ply;
use jadoube_core::disputes::event::Event as DisputeEvent;
use jadoube_core::hall::event::Event;
use jadoube_core::hall::state::Hall;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::{Game, MOVES_WHOLE};
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::{BoardNo, GameNo};

/// A place in a game where moves may be missing.
#[derive(Debug, Clone, Copy)]
struct Gap {
    /// Behind so many plies, or [`MOVES_WHOLE`].
    sound: Ply,
    /// Whether the program kept its clock there, so that its times are not certain either.
    is_timed: bool,
    /// What it is told by.
    ground: Ground,
    /// Whether something behind it does not fit: then a move may be missing, but also that one was taken back
    /// or corrected, and to go back in the record shows nothing.
    is_contradicted: bool,
    /// Whether its pairing may have been changed there, so that what follows may be of other players: that play
    /// begins then shows nothing.
    may_be_other: bool,
}

/// What tells of a gap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ground {
    /// Only another file, from which this one was saved.
    Inherited,
    /// Only rows of which nothing is known, not even that they are of this game.
    Unknown,
    /// Something of the game is lost, or several of these.
    Shown,
}

impl Gap {
    /// One where the record of a game ends.
    fn behind(game: &Game) -> Self {
        // That of a game which waits may have been started.
        let is_timed = game.outcome().is_none() && !game.clock_on_table();
        let (ground, is_contradicted, may_be_other) = (Ground::Shown, false, false);
        Self { sound: game.ply(), is_timed, ground, is_contradicted, may_be_other }
    }

    /// One that another file had, behind so many plies.
    const fn inherited(sound: Ply) -> Self {
        let (ground, is_contradicted, may_be_other) = (Ground::Inherited, false, false);
        Self { sound, is_timed: false, ground, is_contradicted, may_be_other }
    }

    /// Whether who went on behind it knew of it, and nothing shows another one.
    const fn was_known(self) -> bool {
        matches!(self.ground, Ground::Inherited) && !self.is_contradicted
    }
}

/// What is not certain behind rows that are not there, by the numbers of the games that are saved.
#[derive(Debug, Clone, Default)]
pub(super) struct Gaps {
    /// The first place of each game where moves may be missing.
    places: BTreeMap<GameNo, Gap>,
    /// How many corrections of its clock that could be undone stand before such a place.
    corrections: BTreeMap<GameNo, usize>,
}

impl Gaps {
    /// So many rows are not there, and of what they were nothing is known.
    pub(super) fn open(&mut self, saved: &Hall, rows: u64) {
        // A single one cannot resume a game whose move is sealed, and make a move in it.
        let rests = |no: GameNo| {
            let one = saved.adjournment_of(no).filter(|_| rows == 1);
            one.is_some_and(|one| one.is_adjourned() && one.resumption.is_none())
        };
        let paired: BTreeSet<GameNo> = saved.contest.games().collect();
        for (no, one) in &saved.games {
            self.doubt_corrections(*no, &one.game);
            if one.game.outcome().is_none() && !rests(*no) {
                let ground = Ground::Unknown;
                // A pairing is changed before play, and its board set up in the same act.
                let may_be_other = rows > 1 && paired.contains(no) && !has_begun(&one.game);
                self.open_at(*no, Gap { ground, may_be_other, ..Gap::behind(&one.game) });
            }
        }
    }

    /// What is lost was about this game, or about none: nothing of the others is.
    pub(super) fn settle(&mut self, of: Option<GameNo>) {
        self.places.retain(|no, gap| gap.ground != Ground::Unknown || Some(*no) == of);
        self.corrections.retain(|no, _| Some(*no) == of);
    }

    /// What is lost of a game is that its clock was started, and no move.
    pub(super) fn spare_moves(&mut self, no: GameNo) {
        if let Some(gap) = self.places.get_mut(&no) {
            gap.sound = MOVES_WHOLE;
        }
    }

    /// A row of the game on a board is left out, which is not as it was recorded.
    pub(super) fn open_on(&mut self, saved: &Hall, board: BoardNo) {
        let game = saved.at_board.get(&board).zip(saved.game(board));
        if let Some((no, game)) = game.filter(|(_, game)| game.outcome().is_none()) {
            self.open_at(*no, Gap::behind(game));
        }
    }

    /// Of a game that has left its board something is lost.
    pub(super) fn open_away(&mut self, saved: &Hall, no: GameNo) {
        let game = saved.games.get(&no).filter(|one| one.game.outcome().is_none());
        if let Some(one) = game {
            self.open_at(no, Gap::behind(&one.game));
        }
    }

    /// Something that was recorded in a game does not fit it, whether it is over or not.
    pub(super) fn open_in(&mut self, saved: &Hall, no: GameNo) {
        if let Some(one) = saved.games.get(&no) {
            self.open_at(no, Gap { is_contradicted: true, ..Gap::behind(&one.game) });
        }
    }

    /// Another file, from which this one was saved, had such a place.
    pub(super) fn inherit(&mut self, no: GameNo, sound: Ply) {
        self.open_at(no, Gap::inherited(sound));
    }

    /// The same, and nobody knows any more in which games: in any of those that had begun, and anywhere.
    pub(super) fn inherit_unknown(&mut self, saved: &Hall) {
        for (no, _) in saved.games.iter().filter(|(_, one)| has_begun(&one.game)) {
            self.inherit(*no, Ply::default());
        }
    }

    fn open_at(&mut self, no: GameNo, gap: Gap) {
        let again = |known: &mut Gap| {
            known.sound = known.sound.min(gap.sound);
            known.is_timed |= gap.is_timed;
            if known.ground != gap.ground {
                known.ground = Ground::Shown;
            }
            known.is_contradicted |= gap.is_contradicted;
            known.may_be_other |= gap.may_be_other;
        };
        self.places.entry(no).and_modify(again).or_insert(gap);
    }

    /// Something of a game is left out: it may have corrected the clock, or undone that. Its moves are not those
    /// that were made, or at least its times not those that were shown.
    pub(super) fn leave_out(&mut self, saved: &Hall, event: &Event) {
        let Some((no, game)) = game_of(saved, event) else { return };
        self.doubt_corrections(no, game);
        let gap = Gap::behind(game);
        if is_of_record(event) {
            self.open_at(no, gap);
        } else if game.outcome().is_none() && !game.clock_on_table() && is_of_clock(event) {
            self.open_at(no, Gap { sound: MOVES_WHOLE, ..gap });
        }
    }

    fn doubt_corrections(&mut self, no: GameNo, game: &Game) {
        if !game.corrections.is_empty() {
            self.corrections.insert(no, game.corrections.len());
        }
    }

    /// Whether something undoes no correction of the clock, or the one that it was recorded for. Where none is
    /// left, the one that was undone is lost with it.
    pub(super) fn undoes_the_same(&self, saved: &Hall, event: &Event) -> bool {
        let (Event::Game { what, .. } | Event::OffBoard { what, .. }) = event else { return true };
        if !matches!(what, GameEvent::CorrectionUndone { .. }) {
            return true;
        }
        game_of(saved, event).is_none_or(|(no, game)| {
            let last = game.corrections.len();
            last == 0 || self.corrections.get(&no).is_none_or(|before| last > *before)
        })
    }

    /// Something was taken, and has made this state: of the corrections before a place fewer may be left.
    pub(super) fn follow(&mut self, saved: &Hall, event: &Event) {
        if let Some((no, game)) = game_of(saved, event)
            && let Some(before) = self.corrections.get_mut(&no)
        {
            *before = game.corrections.len().min(*before);
        }
    }

    /// Something is taken: it may show that no move of its game is missing so far, or change moves before the
    /// place, which may be others than those that it changed.
    pub(super) fn close(&mut self, saved: &Hall, event: &Event) {
        if self.places.is_empty() {
            return;
        }
        let Some((no, game)) = game_of(saved, event) else { return };
        let Some(gap) = self.places.get_mut(&no) else { return };
        if gap.sound == MOVES_WHOLE {
            if gap.was_known() && says_it_stands(game, event) {
                self.places.remove(&no);
            }
        } else if gap.may_be_other || !is_whole(*gap, game, event) {
            let changed = first_changed(event).filter(|_| !gap.was_known());
            gap.sound = changed.map_or(gap.sound, |changed| gap.sound.min(changed));
        } else if gap.is_timed && !begins(game, event) {
            // That all its moves are there does not show what was done with its clock.
            (gap.sound, gap.is_contradicted) = (MOVES_WHOLE, false);
        } else {
            self.places.remove(&no);
        }
    }

    /// Those of these games of which nothing has shown it.
    pub(super) fn lacking(&self, begun: &BTreeSet<GameNo>) -> Vec<(GameNo, Ply)> {
        let open = self.places.iter().filter(|(no, _)| begun.contains(*no));
        open.map(|(no, gap)| (*no, gap.sound)).collect()
    }
}

/// Whether a game is more than set up: one that is not has no moves that could be lost.
pub(super) fn has_begun(game: &Game) -> bool {
    game.status != Status::Waiting || !game.plies.is_empty() || game.damage.is_some()
}

/// Whether play begins with an event: before it nothing can have been done with the clock.
fn begins(game: &Game, event: &Event) -> bool {
    game.status == Status::Waiting && matches!(event, Event::Game { what: GameEvent::Started, .. })
}

/// The game in which something happens, or of which it may show that no move is missing.
fn game_of<'a>(saved: &'a Hall, event: &Event) -> Option<(GameNo, &'a Game)> {
    let no = match event {
        // One that names the game may be about another one.
        Event::Dispute { what: DisputeEvent::Opened { opening, .. } } => {
            let board = opening.board.filter(|_| opening.game.is_none())?;
            *saved.at_board.get(&board)?
        }
        Event::Game { .. } | Event::OffBoard { .. } => saved.game_in(event)?,
        _ => return None,
    };
    Some((no, saved.games.get(&no)?.game.as_ref()))
}

/// Whether something changes moves or result.
fn is_of_record(event: &Event) -> bool {
    let (Event::Game { what, .. } | Event::OffBoard { what, .. }) = event else { return false };
    matches!(
        what,
        GameEvent::MovePlayed { .. }
            | GameEvent::Reopened { .. }
            | GameEvent::TakenBack { .. }
            | GameEvent::PutBack { .. }
            | GameEvent::MoveCorrected { .. }
    )
}

/// Whether something changes what a clock shows.
fn is_of_clock(event: &Event) -> bool {
    let (Event::Game { what, .. } | Event::OffBoard { what, .. }) = event else { return false };
    matches!(
        what,
        GameEvent::Started
            | GameEvent::ClockStarted { .. }
            | GameEvent::ClockStopped
            | GameEvent::ClockPressed { .. }
            | GameEvent::ClockCorrected { .. }
            | GameEvent::CorrectionUndone { .. }
            | GameEvent::Interrupted { .. }
            | GameEvent::LostTimeCounted { .. }
    )
}

/// The plies before the first that something changes, of those that are there.
fn first_changed(event: &Event) -> Option<Ply> {
    let (Event::Game { what, .. } | Event::OffBoard { what, .. }) = event else { return None };
    match what {
        GameEvent::TakenBack { to, .. } => Some(*to),
        GameEvent::PutBack { standing, .. } => Some(standing.kept),
        GameEvent::MoveCorrected { ply, .. } | GameEvent::NotCompleted { ply } => {
            Some(Ply(ply.0.saturating_sub(1)))
        }
        _ => None,
    }
}

/// Whether somebody has said that the record stands, or which moves are the whole record.
fn says_it_stands(game: &Game, event: &Event) -> bool {
    let Event::Game { what, .. } = event else { return false };
    match what {
        GameEvent::Reconstructed { .. } => true,
        GameEvent::TakenBack { to, .. } => *to == game.ply(),
        _ => false,
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
                gap.was_known() && (*to <= gap.sound || *to == game.ply())
            }
            _ => false,
        },
        _ => false,
    }
}
