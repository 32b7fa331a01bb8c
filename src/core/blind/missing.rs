//! What a move still lacks, in the order in which it is usually done: announced, repeated, executed
//! on the mover's board, executed on the other, the clock.
//!
//! What must be done before the opponent's clock is started is the edition's: the move must have
//! been made (Laws 2023, D.2.3 and D.2.4; 1980, Supp. 3.3), which is announced and executed on the
//! mover's own board. Since 2001 the usual rules decide when a sighted player's move is made: it
//! must be announced all the same, but the clock does not wait for it. Whether it waits for the
//! opponent is agreed before the match.

use crate::blind::arrangement::{Arrangement, ClockAfter};
use crate::blind::execution::MissingPart;
use crate::blind::missing_duty::Lack;
use crate::blind::state::{Blind, MoveCycle};
use crate::blind::utterance::AnnouncedMove;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_laws::game::state::Game;
use jadoube_laws::laws::edition::Edition;

/// What is missing of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Missing {
    /// The plies before the move.
    pub ply: Ply,
    /// The duty or act that is missing.
    pub lack: Lack,
    /// Whether the opponent's clock may not be started before.
    pub bars_clock: bool,
}

/// All that is missing now: of the move before as far as it was announced here, of the present
/// one, and of boards that stood wrong before these two and do so still.
#[must_use]
pub fn missing(blind: &Blind, game: &Game, edition: &Edition) -> Vec<Missing> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let now = game.ply();
    let people = people(blind, edition).into_iter();
    let people = people.map(|lack| Missing { ply: now, lack, bars_clock: false });
    let before = Ply(now.0.saturating_sub(1));
    let earlier = if before == now { Vec::new() } else { of_move(blind, game, before, edition) };
    let present = of_move(blind, game, now, edition);
    let is_said = |board: Side| {
        earlier.iter().any(|one| one.lack.amiss_on() == Some(board))
            || present.iter().any(|one| one.lack == Lack::SameExecution { board })
    };
    let older = boards(&blind.arrangement).iter();
    let older = older.filter(|board| !is_said(**board) && blind.known(game, **board).is_wrong());
    // The clock waits for the move alone.
    let older = older.map(|board| Lack::SameExecution { board: *board });
    let older = older.map(|lack| Missing { ply: now, lack, bars_clock: false });
    let older: Vec<Missing> = older.collect();
    people.chain(earlier).chain(present).chain(older).collect()
}

/// The boards that there are, by their names.
const fn boards(arrangement: &Arrangement) -> &'static [Side] {
    if arrangement.has_two_boards() { &Side::BOTH } else { &[Side::White] }
}

/// Whether the boards differ and this is to be settled: one is known to stand wrong, or a player has found
/// a difference.
#[must_use]
pub fn is_different(blind: &Blind, game: &Game, edition: &Edition) -> bool {
    let missing = missing(blind, game, edition);
    let is_wrong = missing.iter().any(|one| matches!(one.lack, Lack::SameExecution { .. }));
    is_wrong || blind.is_found_different(game)
}

/// What is to be done next.
#[must_use]
pub fn next(blind: &Blind, game: &Game, edition: &Edition) -> Option<Missing> {
    missing(blind, game, edition).into_iter().next()
}

/// What was announced can be taken for another move, and was not repeated yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoundAlike {
    /// Whose move.
    pub by: Side,
    /// The legal moves that sound like it.
    pub near: Vec<Uci>,
}

/// Whether the present announcement should be repeated before the clock is started, because it
/// sounds like another legal move.
#[must_use]
pub fn caution(blind: &Blind, game: &Game) -> Option<SoundAlike> {
    let cycle = blind.cycle(game.ply()).filter(|cycle| cycle.pressed.is_none())?;
    let said = cycle.announcement().filter(|said| !said.near.is_empty())?;
    let repeated = cycle.repetition();
    let sure = repeated.is_some_and(|repeated| agree(&said.reading, &repeated.reading));
    (!sure).then(|| SoundAlike { by: game.turn(), near: said.near.clone() })
}

fn people(blind: &Blind, edition: &Edition) -> Vec<Lack> {
    let needed = blind.arrangement.needs_assistant(edition).map(|_| Lack::Assistant);
    let away = Side::BOTH.into_iter().filter(|of| *blind.away.of(*of));
    needed.into_iter().chain(away.map(|of| Lack::AssistantAway { of })).collect()
}

/// What is missing of one move: nothing, if it was recorded and never announced here.
#[must_use]
pub fn of_move(blind: &Blind, game: &Game, ply: Ply, edition: &Edition) -> Vec<Missing> {
    let Some(position) = game.position_at(ply) else { return Vec::new() };
    let record = game.plies.get(usize::from(ply.0));
    let is_corrected = record.is_some_and(|record| record.corrected_from.is_some());
    let record = record.map(|record| &record.uci);
    let none = MoveCycle::default();
    let cycle = match (blind.cycle(ply), record) {
        (Some(cycle), _) => cycle,
        (None, None) => &none,
        (None, Some(_)) => return Vec::new(),
    };
    let owes_press = record.is_none() || blind.owed_press(game) == Some(ply);
    let view = MoveInput { blind, cycle, position, record, is_corrected, owes_press, edition };
    view.lacks().into_iter().map(|(lack, bars_clock)| Missing { ply, lack, bars_clock }).collect()
}

/// A move with all that is needed to judge it.
struct MoveInput<'a> {
    blind: &'a Blind,
    cycle: &'a MoveCycle,
    position: &'a Position,
    record: Option<&'a Uci>,
    /// Whether the record was corrected here: what was announced and repeated before is settled by that.
    is_corrected: bool,
    /// Whether the move is completed by a press that may be still to come.
    owes_press: bool,
    edition: &'a Edition,
}

impl MoveInput<'_> {
    fn lacks(&self) -> Vec<(Lack, bool)> {
        let arrangement = &self.blind.arrangement;
        let (mover, after) = (self.position.turn(), arrangement.clock_after);
        let mut lacks: Vec<(Lack, bool)> = Vec::new();
        if let Some(lack) = self.announcement(mover) {
            lacks.push((lack, !as_usual(self.blind, mover, self.edition)));
        }
        if let Some(lack) = self.repetition(mover.other()) {
            lacks.push((lack, after != ClockAfter::Made));
        }
        if let Some(lack) = self.execution(arrangement.board(mover)) {
            lacks.push((lack, true));
        }
        if arrangement.has_two_boards()
            && let Some(lack) = self.execution(mover.other())
        {
            lacks.push((lack, after == ClockAfter::BothBoards));
        }
        if self.cycle.pressed.is_none() && self.owes_press {
            lacks.push((Lack::Clock { by: mover }, false));
        }
        lacks
    }

    fn announcement(&self, by: Side) -> Option<Lack> {
        if self.is_corrected || self.cycle.settled.is_some() {
            return None;
        }
        match self.cycle.announcement().map(|said| &said.reading) {
            None => Some(Lack::Announcement { by }),
            Some(AnnouncedMove::Clear(_)) => None,
            Some(open) if open.lacks_promotion() => {
                let told = self.edition.rules.blind.promotion_announced.value;
                told.then_some(Lack::PromotionPiece { by })
            }
            Some(open) => {
                // What is open is settled by the execution once that is recorded.
                let known = self.record.is_some_and(|uci| open.fits(uci));
                (!known).then_some(Lack::ClearAnnouncement { by })
            }
        }
    }

    fn repetition(&self, by: Side) -> Option<Lack> {
        if self.is_corrected {
            return None;
        }
        let Some(repeated) = self.cycle.repetition() else { return Some(Lack::Repetition { by }) };
        let said = self.cycle.announcement()?;
        (!agree(&said.reading, &repeated.reading)).then_some(Lack::SameRepetition { by })
    }

    fn execution(&self, board: Side) -> Option<Lack> {
        let Some(done) = self.cycle.executed.of(board) else {
            return Some(Lack::Execution { board });
        };
        match done.rest {
            Some(MissingPart::Captured(square)) => return Some(Lack::Captured { board, square }),
            Some(MissingPart::Rook(square)) => return Some(Lack::Rook { board, square }),
            None => {}
        }
        let right = match (&done.uci, self.record.or(self.cycle.settled.as_ref())) {
            (None, _) => false,
            (Some(uci), Some(stands)) => uci == stands,
            (Some(uci), None) => self.agrees(board, uci),
        };
        (!right).then_some(Lack::SameExecution { board })
    }

    /// Whether a move executed on a board agrees with the announcement, or, where that cannot be
    /// said, with what was executed on the mover's own board.
    fn agrees(&self, board: Side, uci: &Uci) -> bool {
        if let Some(said) = self.cycle.announcement()
            && !said.reading.moves().is_empty()
        {
            return said.reading.fits(uci);
        }
        let own = self.blind.arrangement.board(self.position.turn());
        let first = self.cycle.executed.of(own).as_ref().and_then(|done| done.uci.as_ref());
        board == own || first.is_none_or(|first| first == uci)
    }
}

/// Whether, under an edition, a player's moves are made by the usual rules.
#[must_use]
pub fn as_usual(blind: &Blind, mover: Side, edition: &Edition) -> bool {
    edition.rules.blind.sighted_as_usual.value && !blind.arrangement.is_blind(mover)
}

/// Whether a repetition can be of an announcement.
#[must_use]
pub fn agree(said: &AnnouncedMove, repeated: &AnnouncedMove) -> bool {
    match (said, repeated) {
        (AnnouncedMove::Clear(one), AnnouncedMove::Clear(other)) => one == other,
        (one, other) => !one.moves().is_empty() && other.moves().iter().any(|uci| one.fits(uci)),
    }
}

/// The move that stands, as far as the announcement and the execution on the mover's board agree
/// or the arbiter has said.
#[must_use]
pub fn move_made(
    blind: &Blind,
    cycle: &MoveCycle,
    position: &Position,
    edition: &Edition,
) -> Option<Uci> {
    if let Some(settled) = &cycle.settled {
        return Some(settled.clone());
    }
    let mover = position.turn();
    let own = blind.arrangement.board(mover);
    let executed = cycle.executed.of(own).as_ref()?.whole()?;
    let stands = match cycle.announcement() {
        Some(said) => said.reading.fits(executed),
        None => as_usual(blind, mover, edition),
    };
    stands.then(|| executed.clone())
}
