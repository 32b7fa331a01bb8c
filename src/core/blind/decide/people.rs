//! The assistants, questions and answers, comparisons and locked screens.

use crate::blind::decide::pending::PendingMatch;
use crate::blind::event::{Actor, Event, Inquiry};
use crate::blind::notice::{AssistantBreach, Notice};
use crate::blind::present_move::is_rightly_different;
use crate::blind::refusal::Refusal;
use crate::blind::state::NoticeRecord;
use jadoube_chess::board::square::Square;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_laws::laws::adjournment::AssistantDuty;
use jadoube_laws::rulings::sealed::facts::AssistantAct;

impl PendingMatch<'_> {
    pub(super) fn leave(&mut self, of: Side) -> Result<(), Refusal> {
        self.present(Actor::Assistant(of))?;
        self.push(Event::AssistantLeft { of });
        Ok(())
    }

    pub(super) fn come_back(&mut self, of: Side) -> Result<(), Refusal> {
        if self.blind.arrangement.assistant(of).is_none() {
            return Err(Refusal::NoAssistant(of));
        }
        if !*self.blind.away.of(of) {
            return Err(Refusal::AssistantThere(of));
        }
        self.push(Event::AssistantReturned { of });
        Ok(())
    }

    pub(super) fn do_duty(&mut self, of: Side, duty: AssistantDuty) -> Result<(), Refusal> {
        self.present(Actor::Assistant(of))?;
        self.duty(of, self.game.ply(), duty);
        Ok(())
    }

    pub(super) fn confirm(&mut self, side: Side, agrees: bool) -> Result<(), Refusal> {
        let open = self.blind.comparison.ok_or(Refusal::NoComparison)?;
        if *open.found.of(side) == Some(agrees) {
            // It was said already: a key pressed twice says nothing new.
            return Ok(());
        }
        let ply = open.ply;
        self.push(Event::Compared { ply, side, agrees });
        if !agrees {
            // A board on which the move is executed already differs from what was read without it.
            let rightly =
                ply == self.game.ply() && is_rightly_different(&self.blind, self.game, side);
            if !rightly {
                self.notice(ply, Notice::ComparedDifferent { side });
            }
            return Ok(());
        }
        // What is known of the boards stands beside what was said of them, once.
        if let Some(what) = self.boards_apart() {
            let known = |one: &NoticeRecord| one.ply == ply && one.what == what;
            if !self.blind.noticed.iter().any(known) && !self.is_noticed_earlier(ply, &what) {
                self.notice(ply, what);
            }
        }
        if ply == self.game.ply() {
            self.confirm_board(side);
        }
        Ok(())
    }

    /// Whether a board shows nothing wrong but what was noticed of it at an earlier move and stands so still.
    fn is_noticed_earlier(&self, ply: Ply, what: &Notice) -> bool {
        let Notice::BoardsDiffer { board, squares } = what else { return false };
        let known = self.blind.known(self.game, self.blind.arrangement.board(*board));
        let wrong = known.stands.differences(&known.should).map(|(square, ..)| square);
        let wrong: Vec<Square> = wrong.collect();
        let is_earlier =
            |one: &NoticeRecord| one.ply < ply && one.what.wrong_board() == Some(*board);
        self.blind.noticed.iter().any(is_earlier) && squares.iter().all(|at| wrong.contains(at))
    }

    /// How the two boards differ as far as they are known, if they do: on the board that does not show
    /// the move that is recorded or announced.
    fn boards_apart(&self) -> Option<Notice> {
        let [white, black] = Side::BOTH.map(|side| self.blind.placement(self.game, side));
        let squares: Vec<Square> = white.differences(&black).map(|(square, ..)| square).collect();
        if squares.is_empty() {
            return None;
        }
        let position = self.game.position();
        let made = self.wanted(self.game.ply()).and_then(|uci| position.read_uci(&uci).ok());
        let right = made.map_or_else(|| position.placement(), |m| position.after(m).placement());
        let board = if white == right { Side::Black } else { Side::White };
        Some(Notice::BoardsDiffer { board, squares })
    }

    pub(super) fn lock(&mut self, side: Side, passphrase: &str) {
        if self.blind.locked.of(side).is_none() {
            self.push(Event::Locked { side, passphrase: passphrase.to_owned() });
        }
    }

    pub(super) fn unlock(&mut self, side: Side) {
        if self.blind.locked.of(side).is_some() {
            self.push(Event::Unlocked { side });
        }
    }

    /// Who is told without having asked is told against the Laws (2023, D.2.10.4): the program does
    /// not do it, and what a person did is noticed.
    pub(super) fn tell(
        &mut self,
        by: Actor,
        to: Side,
        what: Inquiry,
        text: &str,
    ) -> Result<(), Refusal> {
        self.present(by)?;
        let asked = self.blind.open.of(to).contains(&what);
        if !asked && by == Actor::Program {
            return Err(Refusal::NotAsked(to));
        }
        if text.trim().is_empty() {
            return Err(Refusal::Silence);
        }
        let ply = self.game.ply();
        self.push(Event::Told { by, to, what, text: text.trim().to_owned(), asked });
        if let Actor::Assistant(of) = by {
            if asked {
                self.duty(of, ply, AssistantDuty::TellsOnRequest);
            } else {
                let what = AssistantBreach::Act(AssistantAct::TellsUnasked);
                self.notice(ply, Notice::OutsideDuties { of, what });
            }
        }
        Ok(())
    }

    /// What an assistant is reported to have done: a duty is seen to, anything else is noticed.
    pub(super) fn report(&mut self, of: Side, act: AssistantAct) -> Result<(), Refusal> {
        if self.blind.arrangement.assistant(of).is_none() {
            return Err(Refusal::NoAssistant(of));
        }
        let duty = match act {
            AssistantAct::OwnMoves => AssistantDuty::MakesBlindMoves,
            AssistantAct::OtherMoves => AssistantDuty::MakesOpponentMoves,
            AssistantAct::AnnouncesOther => AssistantDuty::AnnouncesOpponent,
            AssistantAct::AnnouncesOwn => AssistantDuty::AnnouncesBlind,
            AssistantAct::ClaimsFlag => AssistantDuty::ClaimsFlag,
            AssistantAct::ReportsTouch => AssistantDuty::ReportsTouch,
            AssistantAct::TellsUnasked => {
                let what = AssistantBreach::Act(act);
                self.notice(self.game.ply(), Notice::OutsideDuties { of, what });
                return Ok(());
            }
        };
        self.duty(of, self.game.ply(), duty);
        Ok(())
    }
}
