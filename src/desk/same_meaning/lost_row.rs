//! What the only row was that is not there: what is recorded behind it may rest on it, and then nothing is lost
//! of the games that it was not about.

use std::collections::BTreeSet;

use jadoube_chess::side::Side;
use jadoube_core::adjournment::event::Event as AdjournmentEvent;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_core::disputes::event::Event as DisputeEvent;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::{BoardNo, GameNo};

/// A row of which it is shown what it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LostRow {
    /// It brought a game to a board.
    SetUp,
    /// It is of an incident or an envelope, and did nothing in a game.
    OfNoGame,
    /// It is of this game.
    OfGame(GameNo),
    /// Play began with it in this game.
    StartOf(GameNo),
}

/// What is known of the row that is not there, as long as it is the only one.
#[derive(Debug, Clone, Default)]
pub(super) struct OnlyRow {
    /// Whether one is not there, nothing else is lost, and nothing has shown what it was.
    is_alone: bool,
    /// Boards where it has set up a game, behind one that is over.
    began: BTreeSet<BoardNo>,
}

impl OnlyRow {
    /// It is the first that is lost.
    pub(super) const fn begin(&mut self) {
        self.is_alone = true;
    }

    /// Something else is lost: what does not fit may follow from that.
    pub(super) const fn end(&mut self) {
        self.is_alone = false;
    }

    /// A game comes to a board, which is known.
    pub(super) fn set_up(&mut self, board: BoardNo) {
        self.began.remove(&board);
    }

    /// Whether what is recorded at a board is about the game that it has set up there.
    pub(super) fn began_at(&self, board: BoardNo) -> bool {
        self.began.contains(&board)
    }

    /// What an act shows of it that is recorded next.
    pub(super) fn look(&mut self, hall: &Hall, entries: &[Entry]) -> Option<LostRow> {
        let is_set_up =
            |it: &Entry| matches!(it.event, Event::Game { what: GameEvent::SetUp(_), .. });
        if !self.is_alone || entries.iter().any(is_set_up) {
            return None;
        }
        let board = entries.iter().find_map(|entry| begins_another(hall, &entry.event));
        self.began.extend(board);
        let shown = board.map(|_| LostRow::SetUp).or_else(|| shown_by(hall, entries));
        self.is_alone = shown.is_none();
        shown
    }

    /// The same where something does not fit a game. As long as that goes on at its board no other takes its
    /// place, so that the row was its own.
    pub(super) fn misfits(&mut self, hall: &Hall, no: GameNo) -> Option<LostRow> {
        let one = hall.games.get(&no)?;
        let goes_on = one.counts() && one.game.outcome().is_none() && hall.is_on_board(no);
        let is_shown = self.is_alone && goes_on && hall.adjournment_of(no).is_none();
        self.is_alone &= !is_shown;
        is_shown.then_some(LostRow::OfGame(no))
    }
}

/// What these rows of an act show, where all but one row before them made this state.
fn shown_by(hall: &Hall, entries: &[Entry]) -> Option<LostRow> {
    let mut events = entries.iter().map(|entry| &entry.event);
    let is_at_none = |event: &Event| match event {
        Event::Game { board, .. } => !hall.at_board.contains_key(board),
        _ => false,
    };
    if events.clone().any(is_at_none) {
        return Some(LostRow::SetUp);
    }
    if let Some(no) = entries.first().and_then(|first| moves_unstarted(hall, &first.event)) {
        return Some(LostRow::StartOf(no));
    }
    // What an act does first cannot rest on what it does then.
    let shown = events.find_map(|event| match event {
        Event::Dispute { what } => Some(rests_in_log(hall, what).then_some(LostRow::OfNoGame)),
        Event::Adjournment { what } => Some(rests_on_envelope(hall, what)),
        _ => None,
    });
    shown.flatten()
}

/// The game that waits and in which an act begins with a move: where nothing is lost, play begins before that, or
/// with it in the same act.
fn moves_unstarted(hall: &Hall, event: &Event) -> Option<GameNo> {
    let Event::Game { board, what: GameEvent::MovePlayed { .. } } = event else { return None };
    let waits = hall.game(*board).is_some_and(|game| game.status == Status::Waiting);
    hall.at_board.get(board).copied().filter(|_| waits)
}

/// The board of a game that is over, where a move is made that begins another and does not go on with that one:
/// then what is lost is not that it goes on.
pub(super) fn begins_another(hall: &Hall, event: &Event) -> Option<BoardNo> {
    let Event::Game { board, what: GameEvent::MovePlayed { uci, .. } } = event else { return None };
    let game = hall.game(*board).filter(|game| game.outcome().is_some())?;
    let is_other = game.position().read_uci(uci).is_err() && game.start.read_uci(uci).is_ok();
    is_other.then_some(*board)
}

/// Whether something happened to an incident that could not have without a row which did nothing but in the log:
/// what a decision does in a game, and its undoing, is recorded with it in one act.
fn rests_in_log(hall: &Hall, what: &DisputeEvent) -> bool {
    if matches!(what, DisputeEvent::Opened { .. }) {
        return false;
    }
    let Some(one) = hall.incidents.get(&what.incident()) else { return true };
    match what {
        DisputeEvent::Decided { .. } => !one.is_open(),
        DisputeEvent::Reopened { .. } => one.is_open(),
        DisputeEvent::Withdrawn { .. } | DisputeEvent::Appealed { .. } => one.decision.is_none(),
        DisputeEvent::Reinstated { .. } => one.withdrawn.is_none(),
        _ => false,
    }
}

/// The same of an envelope. By which row a game was resumed is not known where that is lost.
fn rests_on_envelope(hall: &Hall, what: &AdjournmentEvent) -> Option<LostRow> {
    if matches!(what, AdjournmentEvent::Begun { .. }) {
        return None;
    }
    let Some(one) = hall.adjournments.get(&what.envelope()?) else {
        return Some(LostRow::OfNoGame);
    };
    if is_in_resumption(what) && one.is_live() && one.resumption.is_none() {
        return Some(LostRow::SetUp);
    }
    is_too_early(one, what).then_some(LostRow::OfNoGame)
}

const fn is_in_resumption(what: &AdjournmentEvent) -> bool {
    matches!(
        what,
        AdjournmentEvent::SetUp { .. }
            | AdjournmentEvent::Arrived { .. }
            | AdjournmentEvent::NotedAbsent { .. }
            | AdjournmentEvent::ClockStarted { .. }
            | AdjournmentEvent::TimesKept { .. }
            | AdjournmentEvent::Opened { .. }
    )
}

/// Whether a step of an adjournment lacks the one before it.
fn is_too_early(one: &Adjournment, what: &AdjournmentEvent) -> bool {
    let is_enclosed = Side::BOTH.into_iter().all(|side| *one.enclosed.of(side));
    let is_filled = one.cover.is_some() && is_enclosed;
    match what {
        AdjournmentEvent::Closed { .. } => !is_filled,
        AdjournmentEvent::Sealed { .. } => !is_filled || !one.closed,
        AdjournmentEvent::Resumed { .. } => one.stopped.is_none(),
        AdjournmentEvent::Opened { .. } => one.is_live() && !one.is_set_up(),
        AdjournmentEvent::Read { which, .. } => {
            one.cover(*which).is_none_or(|cover| cover.opened.is_none())
        }
        _ => false,
    }
}
