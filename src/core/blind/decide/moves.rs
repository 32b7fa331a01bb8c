//! Announcing, repeating, executing and the clock.

use crate::blind::decide::pending::PendingMatch;
use crate::blind::event::{Actor, Event};
use crate::blind::execution::{Execution, ExecutionReport, PlacementMeaning, find, squares};
use crate::blind::missing::of_move;
use crate::blind::missing_duty::Lack;
use crate::blind::notice::{AssistantBreach, Notice};
use crate::blind::refusal::Refusal;
use crate::blind::state::MoveCycle;
use crate::blind::utterance::Utterance;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_laws::game::refusal::Refusal as GameRefusal;
use jadoube_laws::laws::adjournment::AssistantDuty;

impl PendingMatch<'_> {
    /// The match, as long as its game has not ended.
    pub(super) fn unended(&mut self) -> Result<&mut Self, Refusal> {
        if self.game.outcome().is_some() {
            return Err(GameRefusal::GameEnded.into());
        }
        Ok(self)
    }

    /// The match, as long as moves are made in it.
    pub(super) fn moving(&mut self) -> Result<&mut Self, Refusal> {
        self.unended()?;
        match self.blind.arrangement.needs_assistant(self.edition) {
            Some(citation) => Err(Refusal::AssistantNeeded(Box::new(citation))),
            None => Ok(self),
        }
    }

    pub(super) fn lift(&mut self, board: Side, square: Square) {
        let board = self.blind.arrangement.board(board);
        self.push(Event::Lifted { ply: self.game.ply(), board, square });
    }

    pub(super) fn position(&self, ply: Ply) -> &Position {
        self.game.position_at(ply).unwrap_or_else(|| self.game.position())
    }

    /// Something about the move before the present one.
    fn of_earlier<T>(&self, ask: impl Fn(&MoveCycle) -> T) -> Option<(Ply, T)> {
        let ply = self.earlier()?;
        self.blind.cycle(ply).map(|cycle| (ply, ask(cycle)))
    }

    /// Whether the move of a ply lacks something.
    fn lacks(&self, ply: Ply, which: impl Fn(Lack) -> bool) -> bool {
        let missing = of_move(&self.blind, self.game, ply, self.edition);
        missing.into_iter().any(|one| which(one.lack))
    }

    pub(super) fn announce(&mut self, by: Actor, said: &Utterance) -> Result<(), Refusal> {
        spoken(said)?;
        let (now, turn) = (self.game.ply(), self.game.turn());
        let late = self.of_earlier(|cycle| cycle.announced.is_empty() && cycle.settled.is_none());
        let late = late.and_then(|(ply, silent)| silent.then_some(ply));
        let ply = match by {
            Actor::Player(side) if side == turn => now,
            Actor::Player(side) => late.ok_or(Refusal::NotOnMove(side))?,
            Actor::Assistant(_) => late.unwrap_or(now),
            Actor::Arbiter | Actor::Program => return Err(Refusal::NobodysMove),
        };
        self.check(said, ply)?;
        self.act(by, ply, AssistantDuty::AnnouncesBlind, AssistantDuty::AnnouncesOpponent)?;
        if ply == now {
            self.note_order();
        }
        let announced = self.blind.cycle(ply).is_some_and(|cycle| !cycle.announced.is_empty());
        let said = said.clone();
        match (announced, self.blind.cycle(ply).is_some_and(|cycle| cycle.pressed.is_some())) {
            (false, _) => self.push(Event::Announced { ply, by, said }),
            (true, false) => self.push(Event::AnnouncementCorrected { ply, by, said }),
            (true, true) => self.too_late(ply, by, said),
        }
        Ok(())
    }

    /// A slip of the tongue is corrected before the opponent's clock is started, or not at all.
    pub(super) fn correct(&mut self, by: Actor, said: &Utterance) -> Result<(), Refusal> {
        spoken(said)?;
        let (now, turn) = (self.game.ply(), self.game.turn());
        let announced = |cycle: &MoveCycle| !cycle.announced.is_empty();
        let present = self.blind.cycle(now).is_some_and(announced).then_some(now);
        let earlier = self.of_earlier(announced).and_then(|(ply, said)| said.then_some(ply));
        let ply = match by {
            Actor::Player(side) if side == turn => present,
            Actor::Player(_) => earlier,
            Actor::Assistant(_) => present.or(earlier),
            Actor::Arbiter | Actor::Program => return Err(Refusal::NobodysMove),
        };
        let ply = ply.ok_or(Refusal::NothingAnnounced)?;
        self.check(said, ply)?;
        self.act(by, ply, AssistantDuty::AnnouncesBlind, AssistantDuty::AnnouncesOpponent)?;
        let closed = ply != now || self.blind.cycle(ply).is_some_and(|c| c.pressed.is_some());
        if closed {
            self.too_late(ply, by, said.clone());
        } else {
            self.push(Event::AnnouncementCorrected { ply, by, said: said.clone() });
        }
        Ok(())
    }

    fn too_late(&mut self, ply: Ply, by: Actor, said: Utterance) {
        let mover = self.position(ply).turn();
        self.push(Event::CorrectedTooLate { ply, by, said });
        self.notice(ply, Notice::SlipTooLate { by: mover });
    }

    pub(super) fn repeat(&mut self, by: Actor, said: &Utterance) -> Result<(), Refusal> {
        spoken(said)?;
        let (now, turn) = (self.game.ply(), self.game.turn());
        let unrepeated = |table: &Self, ply: Ply| {
            table.blind.cycle(ply).is_some_and(|cycle| !cycle.announced.is_empty())
                && table.lacks(ply, |lack| {
                    matches!(lack, Lack::Repetition { .. } | Lack::SameRepetition { .. })
                })
        };
        let ply = match by {
            Actor::Player(side) if side != turn => now,
            Actor::Player(side) => self.earlier().ok_or(Refusal::NotOnMove(side))?,
            Actor::Assistant(_) => match self.earlier() {
                Some(earlier) if !unrepeated(self, now) && unrepeated(self, earlier) => earlier,
                _ => now,
            },
            Actor::Arbiter | Actor::Program => return Err(Refusal::NobodysMove),
        };
        self.check(said, ply)?;
        self.present(by)?;
        self.push(Event::Repeated { ply, by, said: said.clone() });
        Ok(())
    }

    pub(super) fn execute(
        &mut self,
        board: Side,
        done: &ExecutionReport,
        by: Option<Actor>,
    ) -> Result<(), Refusal> {
        let board = self.blind.arrangement.board(board);
        if let Some(by) = by {
            self.present(by)?;
        }
        let (ply, uci) = match done {
            ExecutionReport::Stands(placement) => {
                self.stand(board, placement, false);
                return Ok(());
            }
            ExecutionReport::AsAnnounced => {
                let ply = self.unexecuted(board).unwrap_or_else(|| self.game.ply());
                (ply, self.wanted(ply).ok_or(Refusal::NothingAnnounced)?)
            }
            ExecutionReport::Move(uci) => (self.moved(board, uci)?, uci.clone()),
        };
        self.move_piece(board, (ply, &uci), by)?;
        if let Some(Actor::Assistant(of)) = by {
            self.made_by_assistant(of, ply, board);
        }
        Ok(())
    }

    /// Of which move somebody moved a piece: of the one before, if it was not executed on this board
    /// and the piece is its mover's.
    fn moved(&self, board: Side, uci: &Uci) -> Result<Ply, Refusal> {
        let (from, _) = squares(uci).ok_or_else(|| Refusal::NotAMove(uci.clone()))?;
        let earlier = self.unexecuted(board).filter(|ply| {
            let position = self.position(*ply);
            position.piece_at(from).is_some_and(|piece| piece.side == position.turn())
        });
        Ok(earlier.unwrap_or_else(|| self.game.ply()))
    }

    /// An assistant makes a player's moves on the other board, where that was agreed.
    fn made_by_assistant(&mut self, of: Side, ply: Ply, board: Side) {
        let mover = self.position(ply).turn();
        if board == self.blind.arrangement.board(mover) {
            return;
        }
        let (blind, opponent) = (AssistantDuty::MakesBlindMoves, AssistantDuty::MakesOpponentMoves);
        let duty = self.blind.arrangement.duty_towards(of, mover, blind, opponent);
        self.duty(of, ply, duty);
    }

    /// What was executed is kept, unless it is known already.
    pub(super) fn executed(&mut self, ply: Ply, board: Side, what: Execution, by: Option<Actor>) {
        let known = self.blind.cycle(ply).and_then(|cycle| cycle.executed.of(board).as_ref());
        if known.is_some_and(|known| known.placement == what.placement) {
            return;
        }
        if ply == self.game.ply() {
            self.note_order();
        }
        self.push(Event::Executed { ply, board, what, by });
    }

    /// The move before, if it was not executed on this board as it should be.
    pub(super) fn unexecuted(&self, board: Side) -> Option<Ply> {
        let ply = self.earlier()?;
        let lacks = self
            .lacks(ply, |lack| lack == Lack::Execution { board } || lack.amiss_on() == Some(board));
        lacks.then_some(ply)
    }

    /// The move that should be executed: the one recorded, or else the one announced.
    pub(super) fn wanted(&self, ply: Ply) -> Option<Uci> {
        let recorded = self.game.plies.get(usize::from(ply.0)).map(|record| record.uci.clone());
        recorded.or_else(|| {
            let cycle = self.blind.cycle(ply)?;
            let said = cycle.announcement().and_then(|said| said.reading.clear());
            cycle.settled.as_ref().or(said).cloned()
        })
    }

    pub(super) fn sense(&mut self, board: Side, placement: &Placement) {
        let board = self.blind.arrangement.board(board);
        self.stand(board, placement, true);
    }

    /// What stands on a board: the move before is looked for first, where it was not executed yet.
    pub(super) fn stand(&mut self, board: Side, placement: &Placement, sensed: bool) {
        if self.stand_on_wrong_board(board, placement, sensed) {
            return;
        }
        let now = self.game.ply();
        let standing = |table: &Self, ply| {
            let what = Execution::standing(table.position(ply), *placement);
            if sensed { what.by_sensor() } else { what }
        };
        if let Some(earlier) = self.unexecuted(board) {
            let present = find(self.position(now), placement);
            match find(self.position(earlier), placement) {
                PlacementMeaning::Before => self.put_back(earlier, board),
                PlacementMeaning::Lifted(_) => {}
                found @ (PlacementMeaning::Move(..) | PlacementMeaning::Other) => {
                    let went_on =
                        matches!(present, PlacementMeaning::Move(..) | PlacementMeaning::Lifted(_));
                    if found == PlacementMeaning::Other && went_on {
                        // Both moves stand on the board: the one before was made with it.
                        if let Some(uci) = self.wanted(earlier)
                            && let Some(what) = Execution::by_hand(self.position(earlier), &uci)
                        {
                            self.executed(earlier, board, what, None);
                        }
                        self.stand_now(board, present, standing(self, now));
                    } else {
                        let what = standing(self, earlier);
                        self.executed(earlier, board, what, None);
                    }
                }
            }
            return;
        }
        let found = find(self.position(now), placement);
        self.stand_now(board, found, standing(self, now));
    }

    fn stand_now(&mut self, board: Side, found: PlacementMeaning, what: Execution) {
        let ply = self.game.ply();
        match found {
            PlacementMeaning::Before => self.put_back(ply, board),
            PlacementMeaning::Lifted(lifted) => self.lifted(board, &lifted),
            PlacementMeaning::Move(..) | PlacementMeaning::Other => {
                self.executed(ply, board, what, None);
            }
        }
    }

    pub(super) fn put_back(&mut self, ply: Ply, board: Side) {
        let known = self.blind.cycle(ply).is_some_and(|c| c.executed.of(board).is_some());
        if known {
            self.push(Event::PutBack { ply, board });
        }
    }

    pub(super) fn lifted(&mut self, board: Side, lifted: &[Square]) {
        let ply = self.game.ply();
        for square in lifted {
            let known = self.blind.cycle(ply).is_some_and(|cycle| {
                cycle.lifted.of(board).iter().any(|(_, known)| known == square)
            });
            if !known {
                self.push(Event::Lifted { ply, board, square: *square });
            }
        }
    }

    pub(super) fn press(&mut self, by: Actor) -> Result<(), Refusal> {
        let ply = self.blind.owed_press(self.game).unwrap_or_else(|| self.game.ply());
        let mover = self.mover(ply);
        match by {
            Actor::Player(side) if side != mover => return Err(Refusal::NotOnMove(side)),
            Actor::Program => return Err(Refusal::NobodysMove),
            Actor::Player(_) | Actor::Assistant(_) | Actor::Arbiter => {}
        }
        if self.blind.cycle(ply).is_some_and(|cycle| cycle.pressed.is_some()) {
            return Err(Refusal::AlreadyStarted);
        }
        self.clock_may_start()?;
        self.act(by, ply, AssistantDuty::StartsClock, AssistantDuty::StartsClock)?;
        let missing = of_move(&self.blind, self.game, ply, self.edition);
        let lacks: Vec<Lack> =
            missing.into_iter().filter(|one| one.bars_clock).map(|one| one.lack).collect();
        let early = (!lacks.is_empty()).then(|| self.before_press(ply));
        self.push(Event::ClockStarted { ply, by, early });
        if !lacks.is_empty() {
            self.notice(ply, Notice::ClockTooEarly { by: mover, lacks });
        }
        Ok(())
    }

    pub(super) fn settle(&mut self, uci: &Uci, reason: &str) -> Result<(), Refusal> {
        let ply = self.game.ply();
        let reason = reason.trim();
        if reason.is_empty() {
            return Err(Refusal::ReasonMissing);
        }
        let position = self.game.position();
        let m = position
            .read_uci(uci)
            .map_err(|illegal| Refusal::MoveIllegal { uci: illegal.0, ply })?;
        self.push(Event::Settled { ply, uci: position.uci(m), reason: reason.to_owned() });
        Ok(())
    }

    /// What was said to be meant must be legal in the position of its move: the text may have been
    /// read before the game went on.
    fn check(&self, said: &Utterance, ply: Ply) -> Result<(), Refusal> {
        let position = self.position(ply);
        let stranger = said.reading.moves().iter().find(|uci| position.read_uci(uci).is_err());
        stranger.map_or(Ok(()), |uci| Err(Refusal::MoveIllegal { uci: uci.clone(), ply }))
    }

    /// A new move begins while the one before is not executed on both boards: that is noted, once.
    fn note_order(&mut self) {
        let begun = self.blind.cycle(self.game.ply()).is_some_and(|cycle| {
            !cycle.announced.is_empty()
                || cycle.executed.white.is_some()
                || cycle.executed.black.is_some()
        });
        let Some(earlier) = self.earlier().filter(|_| !begun) else { return };
        let missing = of_move(&self.blind, self.game, earlier, self.edition);
        // Whose clock runs again has made the move all the same.
        let act = missing.into_iter().find(|one| !matches!(one.lack, Lack::Clock { .. }));
        if let Some(one) = act {
            self.notice(earlier, Notice::OutOfOrder { lacks: one.lack });
        }
    }

    /// Somebody acts at a move: an assistant must be there, and what is none of the duties is
    /// noticed; what is one of them is seen to.
    fn act(
        &mut self,
        by: Actor,
        ply: Ply,
        blind: AssistantDuty,
        opponent: AssistantDuty,
    ) -> Result<(), Refusal> {
        self.present(by)?;
        let Actor::Assistant(of) = by else { return Ok(()) };
        let mover = self.position(ply).turn();
        let duty = self.blind.arrangement.duty_towards(of, mover, blind, opponent);
        self.duty(of, ply, duty);
        Ok(())
    }

    /// An assistant sees to a duty; what was not agreed is noticed.
    pub(super) fn duty(&mut self, of: Side, ply: Ply, duty: AssistantDuty) {
        if self.blind.arrangement.has_duty(of, duty) {
            let done = self.blind.cycle(ply).is_some_and(|c| c.duties.contains(&(of, duty)));
            if !done {
                self.push(Event::DutyDone { ply, of, duty });
            }
        } else {
            self.notice(ply, Notice::OutsideDuties { of, what: AssistantBreach::Duty(duty) });
        }
    }

    /// An assistant who acts must exist and be there.
    pub(super) fn present(&self, by: Actor) -> Result<(), Refusal> {
        let Actor::Assistant(of) = by else { return Ok(()) };
        if self.blind.arrangement.assistant(of).is_none() {
            return Err(Refusal::NoAssistant(of));
        }
        if *self.blind.away.of(of) {
            return Err(Refusal::AssistantAway(of));
        }
        Ok(())
    }
}

fn spoken(said: &Utterance) -> Result<(), Refusal> {
    if said.text.trim().is_empty() { Err(Refusal::Silence) } else { Ok(()) }
}
