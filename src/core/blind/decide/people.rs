//! The arrangement, the assistants, questions and answers, comparisons and locked screens.

use crate::blind::arrangement::Arrangement;
use crate::blind::command::Command;
use crate::blind::decide::PendingMatch;
use crate::blind::event::{Actor, Event, Inquiry};
use crate::blind::notice::{AssistantBreach, Notice};
use crate::blind::refusal::Refusal;
use crate::blind::state::Blind;
use jadoube_chess::side::Side;
use jadoube_laws::laws::adjournment::AssistantDuty;
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::rulings::sealed::facts::AssistantAct;

pub(super) fn arrange(
    blind: Option<&Blind>,
    arrangement: &Arrangement,
    reason: &str,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    let reason = reason.trim();
    if let Some(blind) = blind {
        if blind.arrangement == *arrangement {
            return Ok(Vec::new());
        }
        if reason.is_empty() {
            return Err(Refusal::ReasonMissing);
        }
    }
    arrangement.check(edition)?;
    let (arrangement, reason) = (Box::new(arrangement.clone()), reason.to_owned());
    Ok(vec![Event::Arranged { arrangement, reason }])
}

pub(super) fn decide(table: &mut PendingMatch<'_>, command: &Command) -> Result<(), Refusal> {
    let ply = table.game.ply();
    match command {
        Command::Ask { by, what } => {
            table.push(Event::Asked { by: *by, what: *what });
            Ok(())
        }
        Command::Tell { by, to, what, text } => table.tell(*by, *to, *what, text),
        Command::Leave { of } => {
            table.present(Actor::Assistant(*of))?;
            table.push(Event::AssistantLeft { of: *of });
            Ok(())
        }
        Command::Return { of } => {
            if table.blind.arrangement.assistant(*of).is_none() {
                return Err(Refusal::NoAssistant(*of));
            }
            if !*table.blind.away.of(*of) {
                return Err(Refusal::AssistantThere(*of));
            }
            table.push(Event::AssistantReturned { of: *of });
            Ok(())
        }
        Command::DoDuty { of, duty } => {
            table.present(Actor::Assistant(*of))?;
            table.duty(*of, ply, *duty);
            Ok(())
        }
        Command::Report { of, act } => table.report(*of, *act),
        Command::Compare => {
            table.push(Event::CompareCalled { ply });
            Ok(())
        }
        Command::Confirm { side, agrees } => {
            let comparison = table.blind.comparison.ok_or(Refusal::NoComparison)?;
            let (ply, side, agrees) = (comparison.ply, *side, *agrees);
            table.push(Event::Compared { ply, side, agrees });
            if !agrees {
                table.notice(ply, Notice::ComparedDifferent { side });
            }
            Ok(())
        }
        Command::Lock { side, passphrase } => {
            if table.blind.locked.of(*side).is_none() {
                table.push(Event::Locked { side: *side, passphrase: passphrase.clone() });
            }
            Ok(())
        }
        Command::Unlock { side } => {
            if table.blind.locked.of(*side).is_some() {
                table.push(Event::Unlocked { side: *side });
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

impl PendingMatch<'_> {
    /// Who is told without having asked is told against the Laws (2023, D.2.10.4): the program does
    /// not do it, and what a person did is noticed.
    fn tell(&mut self, by: Actor, to: Side, what: Inquiry, text: &str) -> Result<(), Refusal> {
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
    fn report(&mut self, of: Side, act: AssistantAct) -> Result<(), Refusal> {
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
