//! The table of a round robin, and which round is paired next.

use crate::competition::refusal::Refusal;
use crate::competition::regulations::System;
use crate::competition::state::Contest;
use jadoube_competition::berger::{BergerFault, RoundRobin};

/// The table of a round robin; none where there is none.
pub(in crate::competition) fn table(contest: &Contest) -> Result<Option<RoundRobin>, Refusal> {
    let players = u16::try_from(contest.field()).unwrap_or(u16::MAX);
    match contest.started()?.system {
        System::RoundRobin { cycles, .. } => Ok(Some(RoundRobin::new(players, cycles)?)),
        // Every group of a championship has a table of its own.
        System::Olympiad1972 { .. }
        | System::KnockOut { .. }
        | System::Match
        | System::Manual { .. } => Ok(None),
    }
}

/// Whether a round is the one to be paired.
pub(in crate::competition) fn next(contest: &Contest, round: u8) -> Result<(), Refusal> {
    let (published, planned) = (contest.published(), contest.planned());
    let next = published.saturating_add(1);
    // How many rounds a knock-out has is known at its end.
    if contest.started()?.is_knockout() {
        return if round == next { Ok(()) } else { Err(Refusal::NotNext { round, next }) };
    }
    match planned {
        0 if contest.started()?.is_table() => match table(contest) {
            Err(many @ Refusal::Berger(BergerFault::TooMany { .. })) => Err(many),
            Ok(_) | Err(_) => Err(Refusal::TooFew(contest.handling().tables)),
        },
        0 => Err(Refusal::NotPlanned { round, planned, article: contest.handling().basics }),
        _ if published >= planned => Err(Refusal::AllRoundsPublished {
            rounds: published,
            article: contest.handling().basics,
        }),
        _ if round == next => Ok(()),
        _ => Err(Refusal::NotNext { round, next }),
    }
}
