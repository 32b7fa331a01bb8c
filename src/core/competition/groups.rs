//! Who meets whom in the groups of a phase: all groups of a round are paired at once.

use std::collections::BTreeSet;

use crate::competition::phase::{Group, GroupName, Phase, PhaseKind};
use crate::competition::refusal::Refusal;
use crate::competition::regulations::System;
use crate::competition::state::Contest;
use crate::competition::team::{Match, TeamNo};
use jadoube_competition::olympiad1972::division::System as GroupSystem;
use jadoube_competition::olympiad1972::entry::{EntryFault, TeamList};
use jadoube_competition::olympiad1972::regulations::Event as Championship;

/// Who meets whom, and who is free.
pub(in crate::competition) type GroupPairings = (Vec<[TeamNo; 2]>, Vec<TeamNo>);

impl Contest {
    /// Which championship of 1972 it is, if it is one.
    #[must_use]
    pub fn championship(&self) -> Option<Championship> {
        match self.regulations.as_ref()?.system {
            System::Olympiad1972 { event } => Some(event),
            _ => None,
        }
    }

    /// What is wrong with the list of a team by the entry rules of a championship of 1972: nothing, where
    /// it is none.
    #[must_use]
    pub fn entry_faults(&self, team: TeamNo) -> Vec<EntryFault> {
        let (Some(event), Some(entry)) = (self.championship(), self.teams.get(&team)) else {
            return Vec::new();
        };
        let players = entry.team.players.iter().map(|no| self.name(*no).to_owned()).collect();
        TeamList { players, captain: entry.team.captain.clone() }.faults(event)
    }

    /// The phase of a round, with its place among the phases.
    #[must_use]
    pub fn phase_of(&self, round: u8) -> Option<(usize, &Phase)> {
        self.phases.iter().enumerate().find(|(_, phase)| phase.has(round))
    }

    /// In which group a team plays in a round.
    #[must_use]
    pub fn group_of(&self, round: u8, team: TeamNo) -> Option<GroupName> {
        let (_, phase) = self.phase_of(round)?;
        phase.group_of(team).map(|at| phase.name(at))
    }

    /// The teams that play out of competition.
    pub(in crate::competition) fn extras(&self) -> impl Iterator<Item = TeamNo> {
        self.phases.iter().flat_map(|phase| &phase.groups).filter_map(|group| group.extra)
    }

    /// The teams in competition.
    pub(in crate::competition) fn competitors(&self) -> impl Iterator<Item = TeamNo> {
        let extras: BTreeSet<TeamNo> = self.extras().collect();
        self.teams.keys().copied().filter(move |team| !extras.contains(team))
    }

    /// Whether every team stands in a group.
    #[must_use]
    pub fn is_divided(&self) -> bool {
        self.phases.first().is_some_and(|phase| {
            let divided = phase.groups.iter().flat_map(|group| group.teams.iter().copied());
            let extras: BTreeSet<TeamNo> = self.extras().collect();
            let divided: BTreeSet<TeamNo> = divided.filter(|team| !extras.contains(team)).collect();
            self.competitors().eq(divided)
        })
    }

    /// How many rounds its phases have, where there are groups. Before the finals begin, as many as
    /// the regulations foresee for so many teams.
    pub(in crate::competition) fn rounds_of_phases(&self) -> Option<u8> {
        let phase = self.phases.last()?;
        match phase.kind {
            PhaseKind::Preliminaries => {
                let teams = self.competitors().count();
                Some(self.regulations.as_ref()?.rounds(teams))
            }
            PhaseKind::Finals | PhaseKind::PlayOff => Some(phase.last_round()),
        }
    }
}

/// Pairs a round in all groups: by their tables, and as the arbiter says where a group has none.
pub(in crate::competition) fn met(
    contest: &Contest,
    no: u8,
    by_hand: &[Match],
) -> Result<GroupPairings, Refusal> {
    let phase = contest.phases.last().ok_or(Refusal::NotDivided)?;
    if !contest.is_divided() {
        return Err(Refusal::NotDivided);
    }
    if !phase.has(no) {
        return Err(match phase.kind {
            PhaseKind::Preliminaries => Refusal::NotQualified,
            PhaseKind::Finals | PhaseKind::PlayOff => Refusal::AllRoundsPublished {
                rounds: contest.published(),
                article: contest.handling().basics,
            },
        });
    }
    let nth = phase.nth(no);
    if let Some(told) = by_hand.iter().find(|one| !is_by_hand(phase, nth, **one)) {
        return Err(Refusal::PairedByTable(contest.team_name(told.first).to_owned()));
    }
    let plays = |team: &TeamNo| contest.team_plays(*team, no);
    let (mut pairs, mut free) = (Vec::new(), Vec::new());
    for (at, group) in phase.groups.iter().enumerate() {
        if nth > group.rounds(phase.kind) {
            continue;
        }
        if group.drawn.is_none() {
            return Err(Refusal::NotDrawn { group: phase.name(at) });
        }
        let (found, mut left) = match group.round(phase.kind, nth) {
            Some(round) => (round.pairs, round.free.into_iter().collect()),
            None => told(phase, (at, group), by_hand)?,
        };
        left.retain(plays);
        for pair in found {
            match pair.iter().all(plays) {
                true => pairs.push(pair),
                false => left.extend(pair.into_iter().filter(plays)),
            }
        }
        free.extend(left);
    }
    Ok((pairs, free))
}

/// Whether a match is one that the arbiter pairs.
pub(in crate::competition) fn is_by_hand(phase: &Phase, nth: u8, one: Match) -> bool {
    let [first, second] = one.both().map(|team| phase.group_of(team));
    let group = first.filter(|at| Some(*at) == second).and_then(|at| phase.groups.get(at));
    group.is_some_and(|group| {
        matches!(group.system, GroupSystem::Swiss { .. }) && nth <= group.rounds(phase.kind)
    })
}

/// The pairs of a group as the arbiter says, and who is left.
fn told(
    phase: &Phase,
    (at, group): (usize, &Group),
    by_hand: &[Match],
) -> Result<GroupPairings, Refusal> {
    let is_here = |one: &&Match| one.both().iter().all(|team| group.teams.contains(team));
    let pairs: Vec<[TeamNo; 2]> = by_hand.iter().filter(is_here).map(|one| one.both()).collect();
    if pairs.is_empty() {
        let rounds = group.rounds(phase.kind);
        return Err(Refusal::SwissByHand { group: phase.name(at), rounds });
    }
    let paired: BTreeSet<TeamNo> = pairs.iter().flatten().copied().collect();
    let left = group.teams.iter().copied().filter(|team| !paired.contains(team));
    Ok((pairs, left.collect()))
}
