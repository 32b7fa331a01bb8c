//! Moves made on a board as it is known to stand, and a board that stood wrong and is put right. What is
//! known to be wrong stays so through the moves that follow.

use crate::blind::decide::pending::PendingMatch;
use crate::blind::event::{Actor, Event};
use crate::blind::execution::{Execution, made_on, shifted};
use crate::blind::present_move::read_to_both;
use crate::blind::refusal::Refusal;
use jadoube_chess::board::piece::Piece;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Move, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

impl PendingMatch<'_> {
    /// Somebody moves a piece on a board, legally or not.
    pub(super) fn make(
        &mut self,
        board: Side,
        (ply, uci): (Ply, &Uci),
        by: Option<Actor>,
    ) -> Result<(), Refusal> {
        let stands = self.stands_before(board, ply);
        let position = self.position(ply);
        let Ok(m) = position.read_uci(uci) else { return self.shift(board, (ply, uci), by) };
        let what = Execution::made_on(&stands, position, m);
        let now = self.game.ply();
        let before = self.blind.before(self.game, board, now);
        self.executed(ply, board, what, by);
        if ply < now {
            self.carry_over(board, &before);
        }
        Ok(())
    }

    /// A piece is moved that could not move so in the game: it is taken from where it is known to stand.
    fn shift(
        &mut self,
        board: Side,
        (ply, uci): (Ply, &Uci),
        by: Option<Actor>,
    ) -> Result<(), Refusal> {
        let before = self.blind.before(self.game, board, ply);
        let done = self.blind.executed(ply, board).map(|done| done.placement);
        let told = shifted(&done.unwrap_or(before), uci).or_else(|| shifted(&before, uci));
        let told = told.ok_or_else(|| Refusal::NotAMove(uci.clone()))?;
        let now = self.game.ply();
        if ply == now && self.set_right(board, &told, false) {
            return Ok(());
        }
        if ply == now && self.is_open_before(board) {
            let known = self.blind.known(self.game, board);
            if is_righting(&known.stands, &known.should, &told) {
                self.stand(board, &told, false);
                return Ok(());
            }
        }
        if told == before {
            self.put_back(ply, board);
            return Ok(());
        }
        let uci = self.made_beside((ply, &before), &told).map(|m| self.position(ply).uci(m));
        let what = Execution { uci, placement: told, rest: None, sensed: false };
        self.executed(ply, board, what, by);
        Ok(())
    }

    /// What a move is made on: what stood on the board before it. What was told of the board since and is
    /// not what a slip of the hand makes of it was found so, and is made right by no move.
    fn stands_before(&self, board: Side, ply: Ply) -> Placement {
        let before = self.blind.before(self.game, board, ply);
        let turn = self.position(ply).turn();
        let told = self.blind.executed(ply, board).filter(|done| done.uci.is_none());
        let found = told.map(|done| done.placement).filter(|_| ply == self.game.ply());
        found.filter(|found| !is_slip(&before, found, turn)).unwrap_or(before)
    }

    /// The move before is another on a board than was known: what stands wrong or right by it does so with
    /// the present move as well.
    fn carry_over(&mut self, board: Side, before: &Placement) {
        let now = self.game.ply();
        let Some(done) = self.blind.executed(now, board).cloned() else { return };
        let by_now = self.blind.before(self.game, board, now);
        let placement = with_changes(&done.placement, before, &by_now);
        if placement != done.placement {
            let what = Execution { placement, ..done };
            self.push(Event::Executed { ply: now, board, what, by: None });
        }
    }

    /// Whether the move before was executed last on a board, and not as it should be: what is told of the
    /// board can be its correction.
    fn is_open_before(&self, board: Side) -> bool {
        let is_new = self.blind.executed(self.game.ply(), board).is_some();
        let earlier = self.unexecuted(board).filter(|_| !is_new);
        earlier.is_some_and(|ply| self.blind.executed(ply, board).is_some())
    }

    /// Takes down what stands on a board that is known to have stood wrong; returns whether it was that:
    /// wrong pieces are put right, or the move is made or taken back beside them.
    pub(super) fn set_right(&mut self, board: Side, told: &Placement, sensed: bool) -> bool {
        let known = self.blind.known(self.game, board);
        if !known.is_wrong() || self.is_open_before(board) {
            return false;
        }
        let before = self.blind.before(self.game, board, known.ply);
        let done = self.blind.executed(known.ply, board).cloned();
        let stands = done.as_ref().map_or(before, |done| done.placement);
        if *told == stands {
            return true;
        }
        if *told == before {
            self.put_back(known.ply, board);
            return true;
        }
        if !is_righting(&stands, &known.should, told) {
            return self.moved_beside(board, (known.ply, &before), (told, sensed));
        }
        self.change_before(board, known.ply, (&stands, told), *told == known.should);
        let Some(done) = done else { return true };
        let before = self.blind.before(self.game, board, known.ply);
        if *told == before {
            self.put_back(known.ply, board);
        } else {
            let made = self.made_beside((known.ply, &before), told);
            let uci = made.map(|m| self.position(known.ply).uci(m)).or_else(|| done.uci.clone());
            let what = Execution { uci, placement: *told, ..done };
            self.push(Event::Executed { ply: known.ply, board, what, by: None });
        }
        true
    }

    /// A legal move is made, or pieces are lifted, on a board that stands wrong.
    fn moved_beside(
        &mut self,
        board: Side,
        (ply, stands): (Ply, &Placement),
        (told, sensed): (&Placement, bool),
    ) -> bool {
        if let Some(m) = self.made_beside((ply, stands), told) {
            let what = Execution::made_on(stands, self.position(ply), m);
            let what = if sensed { what.by_sensor() } else { what };
            self.executed(ply, board, what, None);
            return true;
        }
        let is_lifted = stands.differences(told).all(|(_, _, now)| now.is_none());
        if is_lifted && ply == self.game.ply() {
            let lifted: Vec<Square> = stands.differences(told).map(|(square, ..)| square).collect();
            self.lifted(board, &lifted);
        }
        is_lifted
    }

    /// The legal move that makes one arrangement of a board the other.
    fn made_beside(&self, (ply, stands): (Ply, &Placement), told: &Placement) -> Option<Move> {
        let position = self.position(ply);
        let mut legal = position.legal_moves().into_iter();
        legal.find(|m| made_on(stands, position, *m) == *told)
    }

    /// What was executed last before a move takes over what is changed on the board since; where all is
    /// right by it, it is the move of the record.
    fn change_before(
        &mut self,
        board: Side,
        ply: Ply,
        (stood, told): (&Placement, &Placement),
        is_right: bool,
    ) {
        let Some((last, done)) = self.blind.last_executed(board, ply) else { return };
        let recorded = self.game.plies.get(usize::from(last.0)).filter(|_| is_right);
        let right = recorded.and_then(|made| Execution::by_hand(self.position(last), &made.uci));
        let placement = with_changes(&done.placement, stood, told);
        let what = right.unwrap_or_else(|| Execution { placement, ..done.clone() });
        if what != *done {
            self.push(Event::Executed { ply: last, board, what, by: None });
        }
    }

    /// A player finds that the board agrees with what was read: what was known to be wrong on it is right by
    /// now, as far as what was read has the same moves.
    pub(super) fn confirm_board(&mut self, side: Side) {
        let board = self.blind.arrangement.board(side);
        let (known, now) = (self.blind.known(self.game, board), self.game.ply());
        let done = self.blind.executed(now, board).cloned();
        let is_open = done.as_ref().is_some_and(|done| done.whole().is_none());
        let is_read = read_to_both(&self.blind, self.game) == known.should;
        if !known.is_wrong() || known.ply != now || is_open || !is_read {
            return;
        }
        self.change_before(board, now, (&known.stands, &known.should), true);
        if let Some(done) = done {
            let what = Execution { placement: known.should, ..done };
            self.push(Event::Executed { ply: now, board, what, by: None });
        }
    }
}

/// Whether what stands is changed only where it is wrong.
fn is_righting(stands: &Placement, should: &Placement, told: &Placement) -> bool {
    stands.differences(told).all(|(square, stood, _)| stood != should.get(square))
}

/// An arrangement with what has changed between two others, but for the squares on which it is neither.
fn with_changes(kept: &Placement, before: &Placement, by_now: &Placement) -> Placement {
    let mut placement = *kept;
    for (square, stood, stands) in before.differences(by_now) {
        if kept.get(square) == stood {
            placement.set(square, stands);
        }
    }
    placement
}

/// Whether a player has moved one of the own pieces and nothing else is changed.
fn is_slip(before: &Placement, told: &Placement, by: Side) -> bool {
    let changed: Vec<(Square, Option<Piece>, Option<Piece>)> = before.differences(told).collect();
    let [(_, one, one_now), (_, other, other_now)] = changed.as_slice() else { return false };
    let own = |piece: &Option<Piece>| piece.is_some_and(|piece| piece.side == by);
    let is_from_one = own(one) && !own(one_now) && own(other_now);
    let is_from_other = own(other) && !own(other_now) && own(one_now);
    is_from_one || is_from_other
}
