//! Moves made on a board as it is known to stand, and a board that stood wrong and is put right. What is
//! known to be wrong stays so through the moves that follow.
//!
//! A piece is moved on a board (`move_piece`): by a move of the game, or by none (`move_against_rules`).
//! Of a board that is known to be wrong is told how it stands (`stand_on_wrong_board`): then pieces are put
//! right, or the next move is made beside what is wrong, which stays as it is (`move_on_wrong_board`). A move
//! is made so when the board shows what is wrong on all squares but its own (`move_between`). What is put
//! right is so in what was executed earlier, too (`correct_earlier`), and what is told of the move before is
//! carried into what was executed since (`carry_to_present`).

use crate::blind::decide::pending::PendingMatch;
use crate::blind::event::{Actor, Event};
use crate::blind::execution::{Execution, placement_after, shifted};
use crate::blind::present_move::read_to_both;
use crate::blind::refusal::Refusal;
use crate::blind::standing::is_found_before;
use jadoube_chess::board::piece::Piece;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Move, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

impl PendingMatch<'_> {
    /// Somebody moves a piece on a board, legally or not.
    pub(super) fn move_piece(
        &mut self,
        board: Side,
        (ply, uci): (Ply, &Uci),
        by: Option<Actor>,
    ) -> Result<(), Refusal> {
        let stands = self.stands_before(board, ply);
        let position = self.position(ply);
        let Ok(m) = position.read_uci(uci) else {
            return self.move_against_rules(board, (ply, uci), by);
        };
        let what = Execution::made_on(&stands, position, m);
        let now = self.game.ply();
        let before = self.blind.before(self.game, board, now);
        self.executed(ply, board, what, by);
        if ply < now {
            self.carry_to_present(board, &before);
        }
        Ok(())
    }

    /// A piece is moved that could not move so in the game: it is taken from where it is known to stand.
    fn move_against_rules(
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
        if ply == now && self.stand_on_wrong_board(board, &told, false) {
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
        let uci = self.move_between((ply, &before), &told).map(|m| self.position(ply).uci(m));
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
        let is_before =
            |done: &&Execution| ply == self.game.ply() || is_found_before(self.game, ply, done);
        let found = told.filter(is_before).map(|done| done.placement);
        found.filter(|found| !is_slip(&before, found, turn)).unwrap_or(before)
    }

    /// The move before is another on a board than was known: what stands wrong or right by it does so with
    /// the present move as well.
    fn carry_to_present(&mut self, board: Side, before: &Placement) {
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
    pub(super) fn stand_on_wrong_board(
        &mut self,
        board: Side,
        told: &Placement,
        sensed: bool,
    ) -> bool {
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
            return self.move_on_wrong_board(board, (known.ply, &before), (told, sensed));
        }
        self.correct_earlier(board, known.ply, (&stands, told), *told == known.should);
        let Some(done) = done else { return true };
        let before = self.blind.before(self.game, board, known.ply);
        if *told == before {
            self.put_back(known.ply, board);
        } else {
            let made = self.move_between((known.ply, &before), told);
            let uci = made.map(|m| self.position(known.ply).uci(m)).or_else(|| done.uci.clone());
            let what = Execution { uci, placement: *told, ..done };
            self.push(Event::Executed { ply: known.ply, board, what, by: None });
        }
        true
    }

    /// A legal move is made, or pieces are lifted, on a board that stands wrong.
    fn move_on_wrong_board(
        &mut self,
        board: Side,
        (ply, stands): (Ply, &Placement),
        (told, sensed): (&Placement, bool),
    ) -> bool {
        if let Some(m) = self.move_between((ply, stands), told) {
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
    fn move_between(&self, (ply, stands): (Ply, &Placement), told: &Placement) -> Option<Move> {
        let position = self.position(ply);
        let mut legal = position.legal_moves().into_iter();
        legal.find(|m| placement_after(stands, position, *m) == *told)
    }

    /// What was executed before a move takes over what is put right on the board since, as far back as it
    /// stood wrong: no move that is taken back brings that back. Where all is right, the moves of the record
    /// were executed.
    fn correct_earlier(
        &mut self,
        board: Side,
        ply: Ply,
        corrected: (&Placement, &Placement),
        is_right: bool,
    ) {
        let earlier = self.blind.cycles.range(..ply).rev();
        let earlier =
            earlier.filter_map(|(at, cycle)| Some((*at, cycle.executed.of(board).as_ref()?)));
        let rewritten = earlier.map(|(at, done)| {
            let recorded = self.game.plies.get(usize::from(at.0)).filter(|_| is_right);
            let right = recorded.and_then(|made| Execution::by_hand(self.position(at), &made.uci));
            let what = right.unwrap_or_else(|| self.corrected((board, at), done, corrected));
            let is_changed = what.placement != done.placement || what.uci != done.uci;
            (at, what, is_changed)
        });
        let rewritten: Vec<(Ply, Execution, bool)> =
            rewritten.take_while(|(.., is_changed)| *is_changed).collect();
        // The latest is told last.
        for (ply, what, _) in rewritten.into_iter().rev() {
            self.push(Event::Executed { ply, board, what, by: None });
        }
    }

    /// What was executed for a move, with what is put right since.
    fn corrected(
        &self,
        (board, ply): (Side, Ply),
        done: &Execution,
        (stood, told): (&Placement, &Placement),
    ) -> Execution {
        let should = self.position(Ply(ply.0.saturating_add(1))).placement();
        let mut placement = done.placement;
        for (square, wrong, now) in stood.differences(told) {
            // What stood there rightly is of before the error.
            if placement.get(square) == wrong && should.get(square) != wrong {
                placement.set(square, now);
            }
        }
        if placement == done.placement {
            return done.clone();
        }
        let before = self.blind.before(self.game, board, ply);
        let made = self.move_between((ply, &before), &placement);
        let uci = made.map(|m| self.position(ply).uci(m)).or_else(|| done.uci.clone());
        Execution { uci, placement, ..done.clone() }
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
        self.correct_earlier(board, now, (&known.stands, &known.should), true);
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
