//! Swiss tournaments so international that nobody in them needs foreign opponents: in every round there
//! are enough rated players of enough federations other than the host's, enough of them with titles.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::article::Article;
use crate::norm::edition::{NO_FEDERATION, Regulations};
use crate::tournament::{Player, RoundResult, Schedule, Tournament};

/// What such a tournament has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct International {
    /// Foreign players with a rating, who missed at most one round.
    pub foreigners: usize,
    /// Their federations.
    pub federations: usize,
    /// How many of them hold one of the titles that count here.
    pub titled: usize,
    /// Whether that is enough, and the pairings depend on results.
    pub is_exempt: bool,
    /// Where that stands.
    pub article: Article,
}

/// Whether a tournament is so international, by the federation of its host.
#[must_use]
pub fn international(
    tournament: &Tournament,
    host: &str,
    regulations: &Regulations,
) -> International {
    let least = regulations.international.value;
    let begun = tournament.players.values().map(|player| player.rounds.len()).max();
    let begun = begun.unwrap_or_default();
    let is_foreign = |player: &&Player| {
        let federation = player.federation.as_str();
        let is_of_another = !["", NO_FEDERATION, host].contains(&federation);
        player.rating.is_some() && is_of_another && missed(player, begun) <= least.missed
    };
    let foreigners: Vec<&Player> = tournament.players.values().filter(is_foreign).collect();
    let federations: BTreeSet<&str> =
        foreigners.iter().map(|player| player.federation.as_str()).collect();
    let titled = foreigners.iter().filter(|player| least.titles.contains(&player.title.as_str()));
    let (count, federations, titled) = (foreigners.len(), federations.len(), titled.count());
    International {
        foreigners: count,
        federations,
        titled,
        is_exempt: tournament.schedule == Schedule::ByResults
            && !host.is_empty()
            && count >= least.foreigners
            && federations >= least.federations
            && titled >= least.titled,
        article: regulations.international.article,
    }
}

/// In how many rounds he was not there; a bye of the pairing and an opponent who did not come are
/// not his doing.
fn missed(player: &Player, begun: usize) -> usize {
    let there = player.rounds.iter().filter(|result| match result {
        Some(RoundResult::Game { .. } | RoundResult::Forfeit { won: true, .. }) => true,
        Some(RoundResult::Bye(bye)) => *bye == crate::tournament::Bye::PairingAllocated,
        _ => false,
    });
    begun.saturating_sub(there.count())
}
