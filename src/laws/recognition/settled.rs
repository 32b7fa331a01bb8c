//! What a recognizer makes of an arrangement that stands: settled after a quiet moment, or standing
//! for long. Results, start positions and new games are found here, and what is wrong where no
//! press says so; presses and single changes are judged in `judgement`.

use crate::recognition::explanation::{Disorder, Outlook, is_king_to_centre};
use crate::recognition::finding::{Finding, MoveEvidence};
use crate::recognition::orientation;
use crate::recognition::recognizer::{Recognizer, ResultPiece, WatchLevel};
use crate::recognition::recovery::only_line;
use crate::sensing::ResultSignal;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Variant};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;

/// In a game of more plies than this, the start position on the board is no take-back.
const PLIES_OF_A_RESTART: usize = 3;
/// So many squares must have differed before a start position is a new one.
const SQUARES_OF_A_RESTART: usize = 4;

impl Recognizer {
    /// The board has been quiet for a moment.
    pub(super) fn settle(&mut self, at: Moment, out: &mut Vec<Finding>) {
        let Some(seen) = self.seen else { return };
        if self.watch == WatchLevel::Ended {
            self.look_for_a_new_game(&seen, out);
        } else {
            self.look_for_the_start(&seen, out);
        }
        self.look_at_the_kings(at, out);
        if self.watch != WatchLevel::Ended {
            self.commit_settled(&seen, at, out);
        }
    }

    /// A result that the kings show. It has stood for a quiet moment, and the board was read whole
    /// since: a report that was garbled on the line ends no game.
    pub(super) fn look_at_the_kings(&mut self, at: Moment, out: &mut Vec<Finding>) {
        let Some(seen) = self.seen.filter(|_| !self.senses_presence()) else { return };
        match orientation::kings_show(&seen) {
            Some(signal) if self.result_told != Some(signal) && self.is_dumped() => {
                self.result_told = Some(signal);
                self.show_result(signal, at, out);
            }
            Some(_) => {}
            None => self.result_told = None,
        }
    }

    /// A piece that stands for a result was reported: by a single change, or after the whole board.
    /// It counts once the whole board has shown it after it was reported before.
    pub(super) fn see_result_piece(&mut self, signal: ResultSignal, at: Moment) {
        let confirmed = self.result_before.is_some_and(|before| before.signal == signal);
        self.result_piece = Some(ResultPiece { signal, confirmed, at });
        self.dump_wanted |= !confirmed;
    }

    /// When the result that a piece shows will have stood for a quiet moment.
    pub(super) fn result_due(&self, piece: ResultPiece) -> Option<Moment> {
        let since = self.changed_at.map_or(piece.at, |changed| changed.max(piece.at));
        (piece.confirmed && self.is_dumped()).then(|| since + self.settings.quiet)
    }

    pub(super) fn look_for_result_pieces(&mut self, at: Moment, out: &mut Vec<Finding>) {
        let Some(piece) = self.result_piece.filter(|_| self.watch != WatchLevel::Ended) else {
            return;
        };
        if self.result_due(piece).is_some_and(|due| at >= due) {
            self.result_piece = None;
            if self.result_told.replace(piece.signal) != Some(piece.signal) {
                self.show_result(piece.signal, at, out);
            }
        }
    }

    /// Two plies that stand settled: the first one seen before but doubtful until now, or both made
    /// between two looks where no clock says more, or while the line was away.
    fn commit_settled(&mut self, seen: &Placement, at: Moment, out: &mut Vec<Finding>) {
        let is_explained = *seen == self.outlook.placement || self.outlook.one(seen).is_some();
        if is_explained || !self.presses.is_empty() || self.lever.is_stopped() {
            return;
        }
        let unwatched = !self.lever.is_running() || self.returned;
        let known = self.candidate.and_then(|c| Some((c.m, self.outlook.two_from(c.m, seen)?)));
        let turn = self.outlook.turn();
        let known =
            known.filter(|(_, reply)| !self.may_be_gone_back(seen, turn.other(), &[*reply]));
        let pair = known.or_else(|| {
            let pair = self.outlook.two(seen).filter(|_| unwatched);
            pair.filter(|(m, reply)| !self.may_be_gone_back(seen, turn, &[*m, *reply]))
        });
        let Some((first, second)) = pair else {
            if !self.find_again(seen, None, at, out) && self.returned {
                self.ask_memory(at);
            }
            return;
        };
        let was_away = self.returned;
        let commit = |this: &mut Self, m, out: &mut Vec<Finding>| {
            if was_away {
                this.commit_known(m, (MoveEvidence::Found, None), out);
            } else {
                this.commit(m, out);
            }
        };
        commit(self, first, out);
        let replier = self.outlook.turn();
        let pressed = self.clock().is_some_and(|shown| shown.running && shown.turn != replier);
        if was_away && pressed {
            commit(self, second, out);
            self.not_yet_pressed = None;
        }
        self.explain(at, out);
    }

    /// After reports were lost: the game goes on where the only line of a few plies leads to what
    /// stands there. `pressed` is who has pressed now; without a press the lever tells whether the
    /// last ply is completed.
    pub(super) fn find_again(
        &mut self,
        seen: &Placement,
        pressed: Option<Side>,
        at: Moment,
        out: &mut Vec<Finding>,
    ) -> bool {
        let may = (self.lost || self.returned)
            && self.met
            && self.watch == WatchLevel::Playing
            && !self.senses_presence();
        if !may || self.was_there(seen) || self.alarmed == Some(*seen) {
            return false;
        }
        let past = if self.returned { self.history.as_slice() } else { &[] };
        let Some(mut line) = only_line(self.position(), seen, &self.log, past) else {
            return false;
        };
        let mover =
            if line.len() % 2 == 1 { self.outlook.turn() } else { self.outlook.turn().other() };
        let running = self.clock().filter(|shown| shown.running);
        let completed = match pressed {
            Some(by) if by != mover => return false,
            Some(_) => true,
            None => running.is_some_and(|shown| shown.turn != mover),
        };
        if !completed {
            line.pop();
        }
        // When the moves were made no clock tells, but for the last if its press was seen.
        let seen_pressed = pressed.and_then(|_| line.pop());
        for m in line {
            self.commit_known(m, (MoveEvidence::Found, None), out);
        }
        if let Some(m) = seen_pressed {
            let shown = self.shown_by_the_press();
            self.commit_known(m, (MoveEvidence::Found, shown), out);
        }
        self.not_yet_pressed = None;
        self.explain(at, out);
        true
    }

    /// The same arrangement has stood for long.
    pub(super) fn stand(&mut self, at: Moment, out: &mut Vec<Finding>) {
        let Some(seen) = self.seen.filter(|_| self.watch == WatchLevel::Playing) else { return };
        if seen == self.outlook.placement {
            return;
        }
        if self.outlook.one(&seen).is_some() {
            self.commit_the_last_move(at, out);
            return;
        }
        // Kings in the centre only wait for the board to be read whole.
        let shows_result = orientation::kings_show(&seen).is_some();
        if self.lever.is_stopped() || self.away || shows_result || self.go_back(&seen, None, out) {
            return;
        }
        // Without a clock the provisional move is not committed when the reply goes wrong.
        let live = self.candidate.filter(|candidate| !candidate.withdrawn);
        let after = self.candidate.map(|c| Outlook::new(self.position().after(c.m)));
        let in_hand = self.outlook.is_under_way(&seen)
            || (live.is_some() && after.as_ref().is_some_and(|next| next.is_under_way(&seen)));
        if in_hand {
            return;
        }
        if self.is_astray(&seen) {
            self.go_on_astray(at, out);
            return;
        }
        let mover = self.outlook.turn();
        let reply = after.map(|next| next.disorder(&seen, next.turn()));
        let by_mover = |made: (Square, Square)| {
            self.outlook.placement.get(made.0).is_some_and(|piece| piece.side == mover)
        };
        let (disorder, by) = match (self.outlook.disorder(&seen, mover), reply) {
            (Disorder::Attempt(Some(own)), _) if by_mover(own) => {
                (Disorder::Attempt(Some(own)), mover)
            }
            (_, Some(reply @ Disorder::Attempt(Some(_)))) => (reply, mover.other()),
            // Without a press, only a plain move is taken for an attempt to move.
            (Disorder::Attempt(None), _) => {
                (Disorder::Displaced(self.outlook.differing(&seen)), mover)
            }
            (own, _) => (own, mover),
        };
        let waits_for_a_press = self.lever.is_running() && !self.returned && !self.unmatched;
        if !(waits_for_a_press && matches!(disorder, Disorder::Attempt(_))) {
            self.alarm(disorder, seen, by, false, out);
        }
    }

    /// Checkmate and stalemate end the game without a press (Art. 5.1.1, 5.2.1).
    fn commit_the_last_move(&mut self, at: Moment, out: &mut Vec<Finding>) {
        let Some(candidate) = self.candidate.filter(|candidate| candidate.until.is_none()) else {
            return;
        };
        let after = self.position().after(candidate.m);
        if after.is_checkmate() || after.is_stalemate() {
            self.commit(candidate.m, out);
            self.explain(at, out);
        }
    }

    /// A result is shown. A move that had stood on the board before was made.
    pub(super) fn show_result(&mut self, signal: ResultSignal, at: Moment, out: &mut Vec<Finding>) {
        if self.watch != WatchLevel::Ended {
            self.complete_what_stands(out);
            let stood = self.candidate.filter(|candidate| {
                let until = candidate.until.unwrap_or(at);
                until.since(candidate.since) >= self.settings.quiet
                    && !is_king_to_centre(candidate.m)
            });
            if let Some(candidate) = stood {
                self.commit(candidate.m, out);
            }
            self.presses.clear();
            self.watch = WatchLevel::Muted;
        }
        out.push(Finding::Result(signal));
    }

    fn look_for_the_start(&mut self, seen: &Placement, out: &mut Vec<Finding>) {
        let Some(start) = self.history.first().map(Position::placement) else { return };
        if self.history.len() > 1 {
            let stands = *seen == start && *seen != self.outlook.placement;
            if stands && self.history.len() > PLIES_OF_A_RESTART && !self.start_told {
                self.start_told = true;
                self.watch = WatchLevel::Muted;
                // It agrees again when the game is gone on with.
                self.disagreeing = true;
                out.push(Finding::StartPosition);
            } else if !stands {
                self.start_told = false;
            }
            return;
        }
        if *seen == start {
            self.fault_told = None;
            if !std::mem::replace(&mut self.start_told, true) {
                out.push(Finding::StartPosition);
            }
            return;
        }
        // In Chess960 castling can be the first move, and then all stands on the back ranks.
        let fault = orientation::start_fault(seen, &start);
        let told = self.outlook.one(seen).is_none() && !self.senses_presence();
        if let Some(fault) = fault.filter(|_| told) {
            self.start_told = false;
            if self.fault_told.replace(fault) != Some(fault) {
                out.push(Finding::WrongStart(fault));
            }
        } else if seen.differences(&start).count() > SQUARES_OF_A_RESTART {
            self.start_told = false;
        }
    }

    fn look_for_a_new_game(&mut self, seen: &Placement, out: &mut Vec<Finding>) {
        let Some(start) = self.history.first().cloned() else { return };
        // The next game need not start from the set-up position of the last.
        let same = self.lies(&start.placement()).is_some();
        let usual = start.form() == Variant::Standard && !same;
        let next = if usual { Position::start() } else { start };
        let Some(way) = self.lies(&next.placement()) else {
            if seen.differences(&next.placement()).count() > SQUARES_OF_A_RESTART {
                self.start_told = false;
            }
            return;
        };
        if self.start_told {
            return;
        }
        self.lie(way, out);
        self.history = vec![next.clone()];
        self.outlook = Outlook::new(next);
        self.forget_the_move();
        self.log.clear();
        self.agreed_here = true;
        self.met = true;
        self.unmatched = false;
        self.begun_unseen = false;
        self.disagreeing = false;
        self.fault_told = None;
        self.start_told = true;
        self.watch = WatchLevel::Playing;
        out.push(Finding::NewGame);
    }
}
