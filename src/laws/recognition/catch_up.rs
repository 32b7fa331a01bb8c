//! The game that was played on while the line was away, further than can be found again by legal
//! moves alone. The board is asked for its own memory; where that tells nothing, recognition goes
//! on from what stands there, and the arbiter is asked what is missing.

use crate::recognition::explanation::Outlook;
use crate::recognition::finding::{Finding, MoveEvidence};
use crate::recognition::memory;
use crate::recognition::recognizer::{BeforeGap, Memory, Recognizer, WatchLevel};
use crate::recognition::recovery;
use crate::sensing::{MemoryRecord, Orientation};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;

impl Recognizer {
    /// Whether this is a position of the record, the last one or an earlier.
    pub(super) fn was_there(&self, seen: &Placement) -> bool {
        self.history.iter().any(|position| position.placement() == *seen)
    }

    /// Whether these moves, the first by `first`, explain what stands there no better than pieces put
    /// back do: the line was away, or another game was set up, and an earlier position stands there or
    /// a piece has come to where it had come from. Nobody saw the moves, so they are not guessed.
    pub(super) fn may_be_gone_back(&self, seen: &Placement, first: Side, unseen: &[Move]) -> bool {
        let is_doubtful = self.returned || self.watch == WatchLevel::Muted;
        (is_doubtful && self.was_there(seen))
            || (self.returned && recovery::puts_back(unseen, first, &self.history))
    }

    /// What stands on the board does not follow from the record, and reports were lost since it
    /// did. Where the board may be that of another game, it must be able to follow by moves at all.
    pub(super) fn is_astray(&self, seen: &Placement) -> bool {
        (self.returned || self.lost)
            && self.met
            && (!self.unmatched || recovery::may_follow(&self.outlook.placement, seen))
            && !self.away
            && self.watch == WatchLevel::Playing
            && !self.senses_presence()
            && !self.was_there(seen)
            && self.outlook.one(seen).is_none()
    }

    /// Asks the board for what it has kept, once.
    pub(super) fn ask_memory(&mut self, at: Moment) {
        let astray = self.seen.is_some_and(|seen| self.is_astray(&seen));
        if astray && self.memory == Memory::Unasked {
            self.memory = Memory::Asked(at);
            self.memory_wanted = true;
        }
    }

    /// The arrangement that does not follow has stood for long.
    pub(super) fn go_on_astray(&mut self, at: Moment, out: &mut Vec<Finding>) {
        match self.memory {
            Memory::Unasked => self.ask_memory(at),
            Memory::Asked(_) => {}
            Memory::Useless => {
                let Some(seen) = self.seen else { return };
                let turn = self.clock().map(|shown| shown.turn);
                self.go_on_from(seen, turn.unwrap_or(self.outlook.turn()), out);
            }
        }
    }

    /// The board has told what it has kept.
    pub(super) fn recall(&mut self, memory: &[MemoryRecord], at: Moment, out: &mut Vec<Finding>) {
        let (Memory::Asked(_), Some(now)) = (self.memory, self.raw()) else { return };
        let way = self.orientation();
        let cut = self.cut.clone().unwrap_or_else(|| BeforeGap {
            raw: way.placement(&self.outlook.placement),
            recent: Vec::new(),
            reading: None,
        });
        let settings = self.fixed_settings();
        let told = memory::moves_since(self.position(), settings, &cut, memory, &now);
        let Some(told) = told.filter(|told| !told.is_empty()) else {
            self.memory_fails(at, out);
            return;
        };
        let mut since = None;
        for one in told {
            // Each was legal in the position that the one before has led to.
            let Ok(m) = self.position().read_uci(&one.uci) else { break };
            self.tell(m, (one.touches, one.shown, MoveEvidence::Kept { since }), out);
            since = one.shown;
        }
        self.presses.clear();
        self.log.clear();
        // The lever tells whether the move that stands there was completed as well.
        let turn = self.clock().filter(|shown| shown.running).map(|shown| shown.turn);
        let stands = self.seen.and_then(|seen| self.outlook.one(&seen));
        if let Some(m) = stands.filter(|_| turn.is_some_and(|turn| turn != self.outlook.turn())) {
            self.tell(m, (Vec::new(), None, MoveEvidence::Found), out);
        }
        self.explain(at, out);
    }

    /// Nothing is available from the memory.
    pub(super) fn memory_fails(&mut self, at: Moment, out: &mut Vec<Finding>) {
        self.memory = Memory::Useless;
        if self.stood && self.seen.is_some_and(|seen| self.is_astray(&seen)) {
            self.go_on_astray(at, out);
        }
    }

    /// Goes on from what stands on the board: once the memory is known to be of no use.
    pub(super) fn go_on_from(&mut self, standing: Placement, turn: Side, out: &mut Vec<Finding>) {
        if self.memory != Memory::Useless {
            return;
        }
        let found =
            [turn, turn.other()].into_iter().find_map(|turn| self.position_of(&standing, turn));
        // No position at all: pieces are being set up.
        let Some(position) = found else { return };
        if self.record.is_none() {
            self.record = Some(self.history.clone());
        }
        self.history = vec![position.clone()];
        self.outlook = Outlook::new(position.clone());
        self.candidate = None;
        self.forget_the_move();
        self.presses.clear();
        self.log.clear();
        self.agreed_here = true;
        self.unmatched = false;
        self.unproved = 0;
        self.disagreeing = false;
        out.push(Finding::Missing { position: Box::new(position) });
    }

    /// Looks whether a game is played before the board has agreed with the record, which has no moves: what
    /// stood there when one player pressed has become, by one legal move, what stands there when the other
    /// does. Pieces that are set up do not do so. That alone is told, for another game may be played there
    /// before this one begins.
    pub(super) fn look_for_play(&mut self, by: Side, standing: Placement) {
        let before = self.at_press.replace((by, standing));
        let waits = !self.met && self.history.len() == 1 && self.watch == WatchLevel::Playing;
        if !waits || self.senses_presence() || self.fault_told.is_some() {
            return;
        }
        let Some((_, earlier)) = before.filter(|(first, _)| *first != by) else { return };
        // How the board lies and whose the ends of the clock are may not be known yet.
        let is_played = [Orientation::Normal, Orientation::Rotated].into_iter().any(|way| {
            let (from, to) = (way.placement(&earlier), way.placement(&standing));
            let mut positions =
                Side::BOTH.into_iter().filter_map(|turn| self.position_of(&from, turn));
            positions.any(|position| Outlook::new(position).one(&to).is_some())
        });
        self.begun_unseen |= is_played;
    }

    /// The arrangement as a position, with the rights to castle that were left before and may be
    /// left still.
    fn position_of(&self, standing: &Placement, turn: Side) -> Option<Position> {
        let before = self.position();
        let fen = before.fen();
        let rights = fen.split(' ').nth(2).unwrap_or("-");
        let letter = if turn == Side::White { 'w' } else { 'b' };
        let text = format!("{standing} {letter} {rights} - 0 {}", before.move_number());
        Position::from_loose_fen(&text, before.form()).ok()
    }

    /// While moves are missing and none was played on: the board shows the record again.
    pub(super) fn is_back_at_the_record(
        &mut self,
        seen: &Placement,
        at: Moment,
        out: &mut Vec<Finding>,
    ) -> bool {
        let last = self.record.as_ref().and_then(|record| record.last()).cloned();
        let Some(last) = last.filter(|last| self.history.len() == 1 && last.placement() == *seen)
        else {
            return false;
        };
        self.history = self.record.take().unwrap_or_default();
        self.outlook = Outlook::new(last);
        self.candidate = None;
        self.forget_the_move();
        out.push(Finding::Restored);
        self.explain(at, out);
        true
    }

    /// Moves are missing from this record, and the positions that were accepted last follow from
    /// what was found.
    pub fn behind_missing_moves(&mut self, record: Vec<Position>) {
        self.record = Some(record);
    }
}
