//! A blind match as it is now: the fold of its events. Only `apply` changes it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::blind::arrangement::Arrangement;
use crate::blind::event::{Actor, EarlyPress, Inquiry};
use crate::blind::execution::Execution;
use crate::blind::notice::Notice;
use crate::blind::utterance::Utterance;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::game::state::Game;
use jadoube_laws::laws::adjournment::AssistantDuty;

/// Something said, with its moment and its speaker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Announcement {
    /// The moment on the competition's time line.
    pub at: Moment,
    /// By whom.
    pub by: Actor,
    /// The announcement, as text and as a move.
    pub said: Utterance,
}

/// What is known of one move.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct MoveCycle {
    /// Its announcements; the last one counts.
    pub announced: Vec<Announcement>,
    /// Corrections that came too late.
    pub late: Vec<Announcement>,
    /// Its repetitions; the last one counts.
    pub repeated: Vec<Announcement>,
    /// Pieces lifted on each board, with the moment, in order.
    pub lifted: BySide<Vec<(Moment, Square)>>,
    /// What was executed on each board.
    pub executed: BySide<Option<Execution>>,
    /// When the opponent's clock was started, and by whom.
    pub pressed: Option<(Moment, Actor)>,
    /// How the clock stood before that, where it was too early.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub early: Option<EarlyPress>,
    /// What the mover had used for the move when a clock that was started too early was set back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<Millis>,
    /// The move that the arbiter said stands.
    pub settled: Option<Uci>,
    /// The duties that were seen to, with whose assistant.
    pub duties: BTreeSet<(Side, AssistantDuty)>,
}

impl MoveCycle {
    /// The announcement that counts.
    #[must_use]
    pub fn announcement(&self) -> Option<&Utterance> {
        self.announced.last().map(|heard| &heard.said)
    }

    /// The repetition that counts.
    #[must_use]
    pub fn repetition(&self) -> Option<&Utterance> {
        self.repeated.last().map(|heard| &heard.said)
    }
}

/// Something noticed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoticeRecord {
    /// The moment on the competition's time line.
    pub at: Moment,
    /// At which move: the plies before it.
    pub ply: Ply,
    /// The irregularity that was noticed.
    pub what: Notice,
}

/// A question of a player, or an answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct InquiryRecord {
    /// The moment on the competition's time line.
    pub at: Moment,
    /// By whom; the player for a question.
    pub by: Actor,
    /// The player who asked or was told.
    pub player: Side,
    /// What about.
    pub what: Inquiry,
    /// The answer; none for a question.
    pub text: Option<String>,
    /// Whether the player had asked.
    pub asked: bool,
}

/// A comparison of the boards with the position that is read aloud.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comparison {
    /// After how many plies.
    pub ply: Ply,
    /// What each side found.
    pub found: BySide<Option<bool>>,
}

/// The blind match of a game: none until it is arranged, which is the first that can be asked of it.
/// Cheap to clone.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BlindMatch(pub(in crate::blind) Option<Arc<Blind>>);

impl BlindMatch {
    /// The match, once it is arranged.
    #[must_use]
    pub const fn arranged(&self) -> Option<&Arc<Blind>> {
        self.0.as_ref()
    }
}

/// A blind match that is arranged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blind {
    /// How it is played.
    pub arrangement: Arrangement,
    /// What is known of the latest moves, by the plies before each.
    pub cycles: BTreeMap<Ply, MoveCycle>,
    /// What was noticed, latest last; the older is in the journal.
    pub noticed: Vec<NoticeRecord>,
    /// What was asked and told, latest last; the older is in the journal.
    pub told: Vec<InquiryRecord>,
    /// What each player has asked and was not told yet.
    pub open: BySide<Vec<Inquiry>>,
    /// Whether the assistant of each player has left the board.
    pub away: BySide<bool>,
    /// The comparison that was called last.
    pub comparison: Option<Comparison>,
    /// The players who have found their boards different, until they find that they agree.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub differing: BTreeSet<Side>,
    /// By what the passphrase is known again that unlocks each player's screen, while it is locked.
    pub locked: BySide<Option<String>>,
}

/// Whether the clocks of a game are stopped until the arbiter says how the time counts that nobody saw.
#[must_use]
pub fn asks_for_lost_time(game: &Game) -> bool {
    game.lost_time.is_some() && game.clock.running().is_none()
}

/// How many moves are kept at hand. What was executed on a board before these is forgotten, and with it what
/// is known to stand wrong on one of which nothing was told since.
pub const CYCLES_AT_HAND: usize = 8;

/// How many notices and answers are kept at hand.
pub const LINES_AT_HAND: usize = 64;

impl Blind {
    /// A match just arranged.
    #[must_use]
    pub const fn new(arrangement: Arrangement) -> Self {
        Self {
            arrangement,
            cycles: BTreeMap::new(),
            noticed: Vec::new(),
            told: Vec::new(),
            open: BySide::new(Vec::new(), Vec::new()),
            away: BySide::new(false, false),
            comparison: None,
            differing: BTreeSet::new(),
            locked: BySide::new(None, None),
        }
    }

    /// What is known of the move after so many plies.
    #[must_use]
    pub fn cycle(&self, ply: Ply) -> Option<&MoveCycle> {
        self.cycles.get(&ply)
    }

    /// The move after which the opponent's clock was started too early, with the plies before it: the present
    /// one, which is not made yet, or the one before, until the opponent has made his.
    #[must_use]
    pub fn pressed_early(&self, game: &Game) -> Option<(Ply, &MoveCycle)> {
        if game.outcome().is_some() {
            return None;
        }
        let now = game.ply();
        let present = self.cycle(now);
        if let Some(cycle) = present.filter(|cycle| cycle.pressed.is_some()) {
            return Some((now, cycle));
        }
        let own = self.arrangement.board(game.turn());
        let is_made = |cycle: &MoveCycle| {
            let done = cycle.executed.of(own).as_ref();
            cycle.settled.is_some() || done.is_some_and(|done| done.uci.is_some())
        };
        let before = Ply(now.0.checked_sub(1)?);
        let cycle = self.cycle(before).filter(|_| !present.is_some_and(is_made))?;
        (cycle.pressed.is_some() && cycle.early.is_some()).then_some((before, cycle))
    }

    /// The move before the present one, where its player has yet to press the program's clock: it runs still
    /// or again, or was stopped after it was set back.
    #[must_use]
    pub fn owed_press(&self, game: &Game) -> Option<Ply> {
        let now = game.ply();
        let before = Ply(now.0.checked_sub(1)?);
        let cycle = self.cycle(before).filter(|cycle| cycle.pressed.is_none())?;
        let mover = game.turn().other();
        let is_his = match game.clock.running() {
            Some(side) => side == mover,
            None => cycle.used.is_some(),
        };
        // A press that was made outside the match is counted, and an early one of the opponent is his own.
        let is_counted = game.clock.moves_made(mover) >= now.0.div_ceil(2);
        let is_answered = self.cycle(now).is_some_and(|cycle| cycle.pressed.is_some());
        let going = game.outcome().is_none() && !game.clock_on_table();
        (is_his && going && !is_counted && !is_answered).then_some(before)
    }

    /// Who presses the clock next: the player on move, or the one before, who has yet to.
    #[must_use]
    pub fn presses_next(&self, game: &Game) -> Side {
        let turn = game.turn();
        self.owed_press(game).map_or(turn, |_| turn.other())
    }

    /// Whether what was noticed is corrected since: the clock that was started too early was set back.
    #[must_use]
    pub fn is_corrected(&self, noticed: &NoticeRecord) -> bool {
        let early = matches!(noticed.what, Notice::ClockTooEarly { .. });
        // It may have been started again, too early or not.
        let set_back = |cycle: &MoveCycle| cycle.pressed.is_none_or(|(at, _)| at != noticed.at);
        early && self.cycle(noticed.ply).is_some_and(set_back)
    }

    /// A player who has found a difference on a board of two in the comparison of the present position: it is
    /// to be settled before the move goes on, whatever is known of the boards.
    #[must_use]
    pub fn reported(&self, game: &Game) -> Option<Side> {
        let going = game.outcome().is_none() && self.arrangement.has_two_boards();
        let open = self.comparison.filter(|one| going && one.ply == game.ply())?;
        Side::BOTH.into_iter().find(|side| *open.found.of(*side) == Some(false))
    }

    /// The duties of a player's assistant, each with whether it was seen to at this move.
    #[must_use]
    pub fn checklist(&self, of: Side, ply: Ply) -> Vec<(AssistantDuty, bool)> {
        let done = |duty| self.cycle(ply).is_some_and(|cycle| cycle.duties.contains(&(of, duty)));
        let duties = self.arrangement.assistant(of).map(|assistant| &assistant.duties);
        duties.into_iter().flatten().map(|duty| (*duty, done(*duty))).collect()
    }
}
