//! The recognizer's judgement of changes and presses: when a legal explanation becomes a move, when
//! a press proves a fault, when the players have gone back. What is known of the board, and how it
//! came in, is in `recognizer`; what an arrangement means because it stands is in `standing`.

use crate::recognition::evidence::{Handling, Touch};
use crate::recognition::explanation::{Disorder, Outlook};
use crate::recognition::finding::{Finding, MoveEvidence};
use crate::recognition::orientation;
use crate::recognition::recognizer::{Candidate, Memory, Press, Recognizer, WatchLevel};
use crate::sensing::{ClockMapping, PlayerClocks};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;

/// So many plies may be taken back by putting the pieces back. What lies further back is no slip of
/// the players: pieces are set up for another game, or moves are gone through after the end.
const PLIES_TAKEN_BACK: usize = 4;

impl Recognizer {
    /// The arbiter confirms the provisional move, or both plies where two stand there.
    pub fn confirm(&mut self, at: Moment) -> Vec<Finding> {
        let mut out = Vec::new();
        let Some(seen) = self.seen.filter(|_| self.watch != WatchLevel::Ended) else { return out };
        let live = self.candidate.filter(|candidate| !candidate.withdrawn);
        if let Some(m) = self.outlook.one(&seen) {
            self.commit(m, &mut out);
        } else if let Some((first, second)) = self.both(&seen) {
            self.commit(first, &mut out);
            self.commit(second, &mut out);
        } else if let Some(candidate) = live {
            self.commit(candidate.m, &mut out);
        }
        self.not_yet_pressed = None;
        self.explain(at, &mut out);
        out
    }

    /// The game's record was changed from outside: these are all its positions now, from the
    /// start. What stands on the board is kept and compared; as long as it does not change it is
    /// no new move. A game with a record that changes goes on, even if it had ended.
    pub fn accept(&mut self, positions: &[Position], at: Moment) -> Vec<Finding> {
        let mut out = Vec::new();
        let Some(last) = positions.last() else { return out };
        self.resume();
        let is_the_same = last == self.position();
        self.history = positions.to_vec();
        let were_missing = self.record.take().is_some();
        if is_the_same {
            return out;
        }
        // The game does not go on from what was found on the board after all.
        self.unmatched |= were_missing;
        self.outlook = Outlook::new(last.clone());
        self.withdraw(&mut out);
        self.forget_the_move();
        self.assume_again();
        self.presses.clear();
        self.log.clear();
        if self.history.len() == 1 {
            // A game begins: what else stands on the board is being set up.
            self.met = false;
            self.unmatched = false;
            self.begun_unseen = false;
            self.at_press = None;
            self.disagreeing = false;
            self.start_told = false;
            self.fault_told = None;
        }
        self.stale = self.seen.filter(|seen| *seen != self.outlook.placement);
        if self.seen.is_some() && self.watch != WatchLevel::Ended {
            self.changed_at = Some(at);
            self.settled = false;
            self.stood = false;
            self.explain(at, &mut out);
        }
        out
    }

    /// Looks at what stands on the board now: is it the accepted position, a legal move away, the
    /// provisional move with a reply on its way?
    pub(super) fn explain(&mut self, at: Moment, out: &mut Vec<Finding>) {
        let Some(seen) = self.seen else { return };
        if orientation::both_kings_are_off(&seen) {
            self.watch = WatchLevel::Muted;
        }
        if seen == self.outlook.placement {
            self.agreed_here = true;
            self.stale = None;
            self.returned = false;
            self.lost = false;
            self.memory = Memory::Unasked;
            self.withdraw(out);
            self.agree(out);
            return;
        }
        if self.is_back_at_the_record(&seen, at, out) {
            return;
        }
        if let Some(m) = self.outlook.one(&seen) {
            self.agree(out);
            if self.stale != Some(seen) {
                self.stale = None;
                self.propose(m, at, out);
            }
            return;
        }
        self.stale = None;
        // With a piece in the hand it is the board of this game all the same.
        self.unmatched &= !self.outlook.is_under_way(&seen);
        let Some(mut candidate) = self.candidate else { return };
        candidate.until = candidate.until.or(Some(at));
        self.candidate = Some(candidate);
        let m = candidate.m;
        if self.lever.is_stopped() {
            // A dispute, or the game is being looked at after its end: nothing done then is a move
            // unless the clock goes on or the arbiter says so.
            return;
        }
        let by = self.outlook.turn().other();
        let reply = self.outlook.two_from(m, &seen);
        match reply.filter(|reply| !self.may_be_gone_back(&seen, by, &[*reply])) {
            // A doubtful reply may still be the mover's own capture; it counts once it has settled.
            Some(reply) if !self.may_be_a_victim(candidate, reply) => {
                self.commit(m, out);
                self.explain(at, out);
            }
            Some(reply) => {
                if let Some(candidate) = &mut self.candidate {
                    candidate.doubtful_reply = Some(reply);
                }
            }
            None if self.is_third(m, candidate.doubtful_reply, &seen) => {
                self.commit(m, out);
                if let Some(reply) = candidate.doubtful_reply {
                    self.commit(reply, out);
                }
                self.explain(at, out);
            }
            None if candidate.withdrawn || self.is_being_answered(m, &seen) => {}
            None => {
                out.push(Finding::Withdrawn);
                if let Some(candidate) = &mut self.candidate {
                    candidate.withdrawn = true;
                }
            }
        }
    }

    fn propose(&mut self, m: Move, at: Moment, out: &mut Vec<Finding>) {
        let touches = self.log.len();
        let known = self.candidate.filter(|candidate| candidate.m == m && !candidate.withdrawn);
        if known.is_none() {
            out.push(Finding::Provisional { uci: self.position().uci(m) });
        }
        let since = known.map_or(at, |candidate| candidate.since);
        self.candidate = Some(Candidate {
            m,
            since,
            until: None,
            withdrawn: false,
            touches,
            doubtful_reply: None,
        });
    }

    fn withdraw(&mut self, out: &mut Vec<Finding>) {
        if self.candidate.take().is_some_and(|candidate| !candidate.withdrawn) {
            out.push(Finding::Withdrawn);
        }
    }

    pub(super) fn agree(&mut self, out: &mut Vec<Finding>) {
        self.met = true;
        self.unmatched = false;
        self.begun_unseen = false;
        self.alarmed = None;
        if self.watch == WatchLevel::Muted {
            self.watch = WatchLevel::Playing;
        }
        if std::mem::take(&mut self.disagreeing) {
            out.push(Finding::Agreed);
        }
    }

    /// Whether what leaves `square` after `m` may be the victim of the piece that made `m`, on its
    /// way to a later square.
    pub(super) fn is_doubtful(&self, m: Move, square: Square) -> bool {
        self.outlook.could_still_capture(m, square)
    }

    /// Whether the board shows a third ply after `m` and a reply that had stood there in doubt.
    fn is_third(&self, m: Move, reply: Option<Move>, seen: &Placement) -> bool {
        let second = reply.map(|reply| self.position().after(m).after(reply));
        second.is_some_and(|second| Outlook::new(second).one(seen).is_some())
    }

    /// Whether the board shows the position after `m` with a reply on its way.
    fn is_being_answered(&self, m: Move, seen: &Placement) -> bool {
        let after = Outlook::new(self.position().after(m));
        let stays = seen.get(m.to()).is_some_and(|piece| {
            Some(piece) == after.placement.get(m.to()) || piece.side == after.turn()
        });
        // The rook put down first and now the king lifted: that is castling, not a reply.
        stays && !self.outlook.is_under_way(seen) && after.is_under_way(seen)
    }

    /// Whether what looks like a reply may be the victim of the piece that is still on its way:
    /// lifted before it arrives, or put down for a moment where it had stopped.
    fn may_be_a_victim(&self, candidate: Candidate, reply: Move) -> bool {
        let m = candidate.m;
        let on_the_stop = candidate.withdrawn && reply.to() == m.to();
        self.is_doubtful(m, reply.from())
            || (on_the_stop && self.outlook.could_capture(m, reply.from()))
    }

    /// The two plies that lead to what stands on the board: the first one known, or no other pair.
    fn both(&self, seen: &Placement) -> Option<(Move, Move)> {
        let turn = self.outlook.turn();
        let known = self.candidate.and_then(|c| Some((c.m, self.outlook.two_from(c.m, seen)?)));
        known.filter(|(_, reply)| !self.may_be_gone_back(seen, turn.other(), &[*reply])).or_else(
            || {
                let pair = self.outlook.two(seen);
                pair.filter(|(m, reply)| !self.may_be_gone_back(seen, turn, &[*m, *reply]))
            },
        )
    }

    /// Makes a legal move a fact, as far as recognition goes.
    pub(super) fn commit(&mut self, m: Move, out: &mut Vec<Finding>) {
        let shown = self.shown_by_the_press();
        self.commit_known(m, (MoveEvidence::Seen, shown), out);
    }

    /// What the clock showed when the player to move has pressed; without a press what it shows now.
    pub(super) fn shown_by_the_press(&self) -> Option<PlayerClocks> {
        let pressed = self.presses.first().filter(|press| press.by == self.outlook.turn());
        pressed.and_then(|press| press.shown).or_else(|| self.clock())
    }

    /// Commits a move that is known so, with what the clock showed then.
    pub(super) fn commit_known(
        &mut self,
        m: Move,
        (how, shown): (MoveEvidence, Option<PlayerClocks>),
        out: &mut Vec<Finding>,
    ) {
        let mover = self.outlook.turn();
        let after = self.position().after(m);
        let known = self.candidate.filter(|candidate| candidate.m == m);
        let count = match known {
            Some(candidate) if candidate.until.is_some() => candidate.touches,
            Some(_) => self.log.len(),
            None if self.seen == Some(after.placement()) => self.log.len(),
            None => first_share(&self.log, mover),
        };
        let rest = self.log.split_off(count.min(self.log.len()));
        let touches = std::mem::replace(&mut self.log, rest);
        self.tell(m, (touches, shown, how), out);
        self.not_yet_pressed = Some(mover);
    }

    /// Tells a move, and goes on from the position after it.
    pub(super) fn tell(
        &mut self,
        m: Move,
        (touches, shown, known): (Vec<Touch>, Option<PlayerClocks>, MoveEvidence),
        out: &mut Vec<Finding>,
    ) {
        let after = self.position().after(m);
        out.push(Finding::Move { uci: self.position().uci(m), touches, shown, known });
        self.history.push(after.clone());
        self.outlook = Outlook::new(after);
        self.forget_the_move();
        self.met = true;
        self.unmatched = false;
        self.unproved = self.unproved.saturating_add(1);
    }

    /// Forgets what belongs to the move that was being made.
    pub(super) fn forget_the_move(&mut self) {
        self.candidate = None;
        self.not_yet_pressed = None;
        self.agreed_here = false;
        self.stale = None;
        self.alarmed = None;
        self.returned = false;
        self.lost = false;
        self.memory = Memory::Unasked;
    }

    /// The lever was pressed.
    pub(super) fn press(&mut self, by: Side, was_seen: bool, at: Moment, out: &mut Vec<Finding>) {
        let Some(standing) = self.seen else { return };
        let mut by = by;
        let last = self.last_press.filter(|last| at < last.at + self.settings.quiet);
        let back = last.is_some_and(|last| last.by != by && !last.back);
        if was_seen && !back && self.is_turned_round(by) {
            self.turn_clock(out);
            by = by.other();
        }
        let (frozen, made, shown) = (false, None, self.clock());
        let press = Press { by, at, seen: was_seen, standing, frozen, back, made, shown };
        self.last_press = Some(press);
        self.presses.push(press);
        if was_seen && !back {
            self.look_for_play(by, standing);
        }
        self.resolve(at, out);
        if !self.presses.is_empty() {
            self.dump_wanted = true;
        }
    }

    /// Whether this press, with those before it, shows that the clock stands the other way round: the
    /// lever turned to the player whose move stands on the board. Once is enough as long as no press
    /// has fitted; but it may be the press that the other had still owed, and then both players must
    /// have done so, one after the other. What the arbiter has set is not doubted.
    fn is_turned_round(&mut self, by: Side) -> bool {
        let contradicts = self.settings.mapping == ClockMapping::Automatic
            && by != self.outlook.turn()
            && self.candidate.is_some_and(|candidate| candidate.until.is_none());
        if !contradicts {
            return false;
        }
        let before = self.contradicted.replace(by);
        let first = !self.ends_proved && self.not_yet_pressed != Some(by);
        first || before == Some(by.other())
    }

    /// The ends of the clock belong to the other players.
    fn turn_clock(&mut self, out: &mut Vec<Finding>) {
        self.inverted = !self.inverted;
        self.contradicted = None;
        self.show_clock(out);
        let plies = std::mem::take(&mut self.unproved);
        out.push(Finding::ClockTurned { plies, mapping: self.mapping() });
    }

    /// Deals with the presses in order: explains them, waits, or raises an alarm.
    pub(super) fn resolve(&mut self, at: Moment, out: &mut Vec<Finding>) {
        if self.away || self.gap.is_some() {
            return;
        }
        while let Some(press) = self.presses.first().copied() {
            if self.accounts_for(press, at, out) {
                self.presses.drain(..1);
            } else if at >= press.at + self.settings.quiet {
                if self.is_turned_back() {
                    self.presses.drain(..2);
                } else {
                    self.presses.drain(..1);
                    // The second half of a flicker completes nothing either.
                    if !press.back {
                        self.blame(press, at, out);
                    }
                }
            } else {
                return;
            }
        }
    }

    /// Whether the lever was back before the first press had stayed: a flicker, unless two plies
    /// account for it.
    fn is_turned_back(&self) -> bool {
        let [press, next, ..] = self.presses.as_slice() else { return false };
        press.by != next.by && next.at < press.at + self.settings.quiet
    }

    /// The board changes: a lever that had turned and turned back before has only flickered.
    pub(super) fn drop_flicker(&mut self) {
        while self.gap.is_none() && !self.away && self.is_turned_back() {
            self.presses.drain(..2);
        }
    }

    /// A piece is lifted soon after a press: if it is one of the opponent, the press was meant, and
    /// completes the move at once.
    pub(super) fn reply_begins(&mut self, lifted: Side, out: &mut Vec<Finding>) -> bool {
        lifted != self.outlook.turn() && self.complete_what_stands(out)
    }

    /// A press that has not been turned back completes what stands, without waiting longer: nothing
    /// more can come to tell otherwise.
    pub(super) fn complete_what_stands(&mut self, out: &mut Vec<Finding>) -> bool {
        let (Some(press), Some(seen)) = (self.presses.first().copied(), self.seen) else {
            return false;
        };
        let known = self.gap.is_none() && !self.away && self.watch != WatchLevel::Ended;
        if !known || press.by != self.outlook.turn() || self.is_turned_back() {
            return false;
        }
        let Some(m) = self.outlook.one(&seen).or(press.made) else { return false };
        self.complete(press, m, out);
        self.presses.drain(..1);
        true
    }

    /// The press completes the move.
    fn complete(&mut self, press: Press, m: Move, out: &mut Vec<Finding>) {
        self.commit(m, out);
        self.not_yet_pressed = None;
        self.ends_proved |= press.seen;
        if press.seen {
            self.contradicted = None;
            self.unproved = 0;
        }
        // It stood there while the lever stayed, whatever has been moved since.
        self.agreed_here |= press.made == Some(m);
    }

    /// Whether a press is accounted for, and what follows of it.
    fn accounts_for(&mut self, press: Press, at: Moment, out: &mut Vec<Finding>) -> bool {
        let Some(seen) = self.seen else { return true };
        if press.by == self.outlook.turn() {
            self.completes(press, &seen, at, out)
        } else {
            self.comes_late(press, &seen, at, out)
        }
    }

    /// A press by the player to move.
    fn completes(
        &mut self,
        press: Press,
        seen: &Placement,
        at: Moment,
        out: &mut Vec<Finding>,
    ) -> bool {
        let due = at >= press.at + self.settings.quiet;
        let turned_back = self.is_turned_back();
        let stands = self.outlook.one(seen);
        if let Some(first) = self.presses.first_mut() {
            first.made = stands.or(first.made);
        }
        let explained = if turned_back {
            self.both(seen).map(|(first, _)| first)
        } else if due {
            stands
                .or_else(|| self.being_answered(seen))
                .or_else(|| self.both(seen).map(|(first, _)| first))
                .or(press.made)
        } else {
            None
        };
        if let Some(m) = explained {
            self.complete(press, m, out);
            self.explain(at, out);
            return true;
        }
        stands.is_none()
            && (self.go_back(seen, Some(press.by.other()), out)
                || (!turned_back && self.find_again(seen, Some(press.by), at, out)))
    }

    fn being_answered(&self, seen: &Placement) -> Option<Move> {
        let m = self.candidate.filter(|candidate| !candidate.withdrawn)?.m;
        self.is_being_answered(m, seen).then_some(m)
    }

    /// A press by the player who is not to move: of a move already committed, or to put the lever
    /// right.
    fn comes_late(
        &mut self,
        press: Press,
        seen: &Placement,
        at: Moment,
        out: &mut Vec<Finding>,
    ) -> bool {
        if self.not_yet_pressed == Some(press.by) {
            self.not_yet_pressed = None;
            return !self.revise(seen, at, out);
        }
        if *seen == self.outlook.placement || !self.met || self.outlook.one(seen).is_some() {
            return true;
        }
        if let Some((first, second)) = self.both(seen) {
            self.commit(first, out);
            self.commit(second, out);
            self.not_yet_pressed = None;
            self.explain(at, out);
            return true;
        }
        self.go_back(seen, Some(press.by.other()), out)
            || self.find_again(seen, Some(press.by), at, out)
            || self.outlook.is_under_way(seen)
    }

    /// A move that was committed when the opponent lifted a piece turns out to be another one now
    /// that its player presses: it is taken back. The press then completes the right one, but only
    /// at the next report, so that the game can follow first.
    fn revise(&mut self, seen: &Placement, at: Moment, out: &mut Vec<Finding>) -> bool {
        if *seen == self.outlook.placement || self.outlook.one(seen).is_some() {
            return false;
        }
        let before = self.history.len().checked_sub(2).and_then(|i| self.history.get(i));
        let before = before.cloned().map(Outlook::new);
        let Some(before) = before.filter(|before| before.one(seen).is_some()) else { return false };
        self.history.pop();
        self.outlook = before;
        self.withdraw(out);
        self.forget_the_move();
        out.push(Finding::TakenBack { to_back: 1 });
        self.explain(at, out);
        if let Some(press) = self.presses.first_mut() {
            press.at = at;
        }
        true
    }

    /// Goes back to the newest earlier position that stands on the board, if its player to move is
    /// the one given. One far back, or found when the line had been away or the board has just come to
    /// the game, is only told: whoever was at the board meanwhile need not have been the players.
    pub(super) fn go_back(
        &mut self,
        seen: &Placement,
        turn: Option<Side>,
        out: &mut Vec<Finding>,
    ) -> bool {
        let is_known = self.agreed_here || self.unmatched;
        if !is_known || self.watch != WatchLevel::Playing {
            return false;
        }
        let Some((plies, position)) = self.earlier(seen) else { return false };
        if turn.is_some_and(|turn| position.turn() != turn) {
            return false;
        }
        if self.returned || self.unmatched || usize::from(plies) > PLIES_TAKEN_BACK {
            if self.may_alarm() && self.alarmed.replace(*seen) != Some(*seen) {
                self.disagreeing = true;
                out.push(Finding::Earlier { back: plies });
            }
            return true;
        }
        self.outlook = Outlook::new(position.clone());
        let remain = self.history.len().saturating_sub(usize::from(plies));
        self.history.truncate(remain);
        self.candidate = None;
        self.forget_the_move();
        self.log.clear();
        self.agreed_here = true;
        out.push(Finding::TakenBack { to_back: plies });
        self.agree(out);
        true
    }

    /// The newest earlier position that this arrangement is, and how many plies back.
    fn earlier(&self, seen: &Placement) -> Option<(u16, &Position)> {
        let earlier = self.history.iter().rev().skip(1);
        (1_u16..).zip(earlier).find(|(_, position)| position.placement() == *seen)
    }

    /// A press that nothing accounts for.
    fn blame(&mut self, press: Press, at: Moment, out: &mut Vec<Finding>) {
        if !press.seen && !self.returned {
            return;
        }
        if press.standing == self.outlook.placement {
            if press.seen && press.by == self.outlook.turn() && self.may_alarm() {
                out.push(Finding::PressedWithoutMove { by: press.by });
            }
            return;
        }
        let disorder = self.outlook.disorder(&press.standing, press.by);
        let is_attempt = !self.unmatched && matches!(disorder, Disorder::Attempt(Some(_)));
        if self.is_astray(&press.standing) && !is_attempt {
            // Not the fault of who presses: it is not known what was played before.
            self.ask_memory(at);
            self.go_on_from(press.standing, press.by.other(), out);
            return;
        }
        // An attempt to move by the one who pressed shows as well whose the ends of the clock are.
        self.ends_proved |= press.seen && press.by == self.outlook.turn() && is_attempt;
        self.alarm(disorder, press.standing, press.by, press.seen, out);
        let agrees =
            |seen: &Placement| *seen == self.outlook.placement || self.outlook.one(seen).is_some();
        if self.seen.as_ref().is_some_and(agrees) {
            self.agree(out);
        }
    }

    pub(super) fn may_alarm(&self) -> bool {
        let flag = self.clock().is_some_and(|shown| shown.flags.white || shown.flags.black);
        self.watch == WatchLevel::Playing && self.met && !flag
    }

    pub(super) fn alarm(
        &mut self,
        disorder: Disorder,
        placement: Placement,
        by: Side,
        completed: bool,
        out: &mut Vec<Finding>,
    ) {
        if !self.may_alarm() || self.alarmed == Some(placement) {
            return;
        }
        self.alarmed = Some(placement);
        let is_told = std::mem::replace(&mut self.disagreeing, true);
        if self.unmatched {
            out.extend(self.another(&placement, is_told));
            return;
        }
        let touches = self.log.clone();
        out.push(match disorder {
            // Which piece it is that stands wrong is not known.
            Disorder::Attempt(_) if self.senses_presence() => {
                Finding::Displaced { squares: self.outlook.differing(&placement) }
            }
            Disorder::Attempt(made) => Finding::Illegal { placement, made, by, completed, touches },
            Disorder::Displaced(squares) => Finding::Displaced { squares },
        });
    }

    /// What is told of a board that shows another position than the game to which it came: that an earlier
    /// one stands there, or once that it differs, however it was played there.
    fn another(&self, placement: &Placement, is_told: bool) -> Option<Finding> {
        let earlier = self.earlier(placement).map(|(back, _)| Finding::Earlier { back });
        earlier.or_else(|| {
            let squares = self.outlook.differing(placement);
            (!is_told).then_some(Finding::Displaced { squares })
        })
    }
}

/// How many touches belong to the first of two plies that were never seen apart: all up to the
/// last piece of the first player that was put down.
fn first_share(log: &[Touch], mover: Side) -> usize {
    log.iter()
        .rposition(|touch| touch.piece.side == mover && touch.handling == Handling::Placed)
        .map_or(0, |last| last + 1)
}
