//! Rounds without an opponent: whether a bye may be given, and what a round is to somebody who is not
//! paired in it.

use crate::competition::entrant::EntrantNo;
use crate::competition::refusal::Refusal;
use crate::competition::regulations::{Regulations, System};
use crate::competition::state::{Contest, Entry};
use jadoube_competition::tournament::Bye;

/// Whether somebody may have a bye in a round that he asks for now.
pub(in crate::competition) fn grant(
    contest: &Contest,
    no: EntrantNo,
    round: u8,
    bye: Bye,
) -> Result<(), Refusal> {
    let regulations = contest.started()?;
    let entry = contest.entrants.get(&no).ok_or(Refusal::NoSuchEntrant(no))?;
    if regulations.is_table() {
        return Err(Refusal::NoByesInTable(contest.handling().tables));
    }
    if round <= contest.published() {
        return Err(Refusal::ByeTooLate { round, article: contest.handling().half_byes.article });
    }
    let planned = contest.planned();
    if round == 0 || round > planned {
        return Err(Refusal::NotPlanned { round, planned, article: contest.handling().basics });
    }
    let rules = regulations.byes;
    let has_points = bye != Bye::Zero;
    if has_points && round > planned.saturating_sub(rules.not_in_last) {
        return Err(Refusal::NoByeInLastRounds { rounds: rules.not_in_last });
    }
    match bye {
        Bye::PairingAllocated => Err(Refusal::ByeOfPairing(contest.handling().basics)),
        Bye::Full if !rules.full => Err(Refusal::NoFullPointByes),
        Bye::Half if halves_but(entry, round) >= usize::from(rules.half) => {
            Err(Refusal::HalfPointByesUsed {
                no,
                most: rules.half,
                article: contest.handling().half_byes.article,
            })
        }
        Bye::Full | Bye::Half | Bye::Zero => Ok(()),
    }
}

/// The half-point byes of somebody in other rounds.
fn halves_but(entry: &Entry, round: u8) -> usize {
    let granted = entry.byes.iter().filter(|(of, bye)| **of != round && **bye == Bye::Half);
    granted.count()
}

impl Contest {
    /// What a round is to somebody who is not paired in it, and could not be: a bye that he asked
    /// for, a round before he came, or one without points. Nothing where he could have been paired.
    #[must_use]
    pub fn bye_of(&self, no: EntrantNo, round: u8) -> Option<Bye> {
        let entry = self.entrants.get(&no)?;
        let rules = self.regulations.as_ref().map(|one| one.byes).unwrap_or_default();
        if let Some(bye) = entry.byes.get(&round) {
            return Some(*bye);
        }
        if entry.entrant.from_round.is_some_and(|from| round < from) {
            let is_free = !self.regulations.as_ref().is_some_and(Regulations::is_table);
            return Some(if is_free && round <= rules.late_half { Bye::Half } else { Bye::Zero });
        }
        entry.is_absent(round).then_some(Bye::Zero)
    }

    /// How many rounds somebody has missed because he came late.
    #[must_use]
    pub fn missed(&self, no: EntrantNo) -> u8 {
        let from = self.entrants.get(&no).and_then(|entry| entry.entrant.from_round);
        from.map_or(0, |from| from.saturating_sub(1))
    }

    /// Whether the system leaves byes to be given.
    #[must_use]
    pub fn has_byes(&self) -> bool {
        let system = self.regulations.as_ref().map(|one| one.system);
        matches!(system, Some(System::Manual { .. }))
    }
}
