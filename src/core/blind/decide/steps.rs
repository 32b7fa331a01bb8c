//! The steps of the procedure that makes one game of two boards again: what is done, skipped and left.

use crate::blind::decide::pending::PendingMatch;
use crate::blind::event::Event;
use crate::blind::execution::ExecutionReport;
use crate::blind::present_move::read_to_both;
use crate::blind::reconcile::acts::present_by;
use crate::blind::reconcile::procedure::Step;
use crate::blind::refusal::Refusal;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::side::Side;

impl PendingMatch<'_> {
    /// A step is done, with what it stands for in the match. What it stands for in the game is asked of
    /// that in the same batch.
    pub(super) fn do_step(
        &mut self,
        step: &Step,
        reason: &str,
        right: Option<Side>,
    ) -> Result<(), Refusal> {
        self.push(Event::StepDone { ply: self.game.ply(), step: step.clone(), right });
        match step {
            Step::Reverse { board, how } => {
                let there = self.blind.placement(self.game, *board);
                let (reversed, should) =
                    (how.reverse(&there), read_to_both(&self.blind, self.game));
                let wrong = |stands: &Placement| should.differences(stands).count();
                // What is done twice would be undone.
                if wrong(&reversed) >= wrong(&there) {
                    return Ok(());
                }
                self.moving()?.execute(*board, &ExecutionReport::Stands(reversed), None)
            }
            Step::Handle { board, hand } => {
                let mut there = self.blind.placement(self.game, *board);
                if hand.apply(&mut there) {
                    return self.moving()?.execute(*board, &ExecutionReport::Stands(there), None);
                }
                if hand.is_done(&there) { Ok(()) } else { Err(Refusal::BoardUnexpected) }
            }
            Step::Execute { board, uci } => {
                self.moving()?.execute(*board, &ExecutionReport::Move(uci.clone()), None)
            }
            Step::Hear { .. } => self.decide_for(right, reason),
            // The move is executed on the other board, or taken back on the one.
            Step::Announce { .. } if self.differ() => Err(Refusal::BoardUnexpected),
            Step::StopClocks
            | Step::CompleteScores { .. }
            | Step::GoBack { .. }
            | Step::Announce { .. }
            | Step::NameDisadvantages { .. }
            | Step::SetClocks { .. }
            | Step::JudgeClocks
            | Step::SetCounters { .. }
            | Step::Compare
            | Step::StartClock { .. } => Ok(()),
        }
    }

    pub(super) fn skip_step(&mut self, step: &Step) {
        self.push(Event::StepSkipped { ply: self.game.ply(), step: step.clone() });
    }

    /// Who leaves the procedure once nothing is to be done leaves nothing undone.
    pub(super) fn leave_steps(&mut self, steps: &[Step]) {
        if !steps.is_empty() {
            self.push(Event::StepsLeft { ply: self.game.ply(), steps: steps.to_vec() });
        }
    }

    /// The arbiter has heard everybody and decides for a board: the move that it shows stands.
    fn decide_for(&mut self, right: Option<Side>, reason: &str) -> Result<(), Refusal> {
        let right = right.map(|right| self.blind.placement(self.game, right));
        match right.and_then(|right| present_by(self.game, &right)) {
            Some(uci) => self.moving()?.settle(&uci, reason),
            None => Ok(()),
        }
    }

    /// Whether the boards show different positions.
    fn differ(&self) -> bool {
        let [white, black] = Side::BOTH.map(|side| self.blind.placement(self.game, side));
        white != black
    }
}
