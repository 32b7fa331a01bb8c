//! The places in the groups of a phase by articles 11.1 to 11.4, and those of the whole championship.
//! Only the matches of a group count in it: those of the preliminaries do not count in the finals.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::competition::context::Boards;
use crate::competition::phase::{Group, GroupName, Phase, PhaseKind};
use crate::competition::state::{Contest, Departure};
use crate::competition::team::{Match, TeamNo};
use jadoube_competition::olympiad1972::division::System;
use jadoube_competition::olympiad1972::matches::Match as PlayedMatch;
use jadoube_competition::olympiad1972::ranking::{self, Ranking, rank};
use jadoube_competition::points::Points;
use jadoube_competition::tournament::Number;
use jadoube_competition::withdrawal::{Decision, Fate, Mark, decide};

/// The places in a group. Teams are named by the order of their entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GroupStanding {
    /// Its name.
    pub name: GroupName,
    /// The places, and who must still play for the title.
    pub ranking: Ranking,
    /// The teams that left, with what is decided of their matches: those that count have a place.
    pub left: Vec<(TeamNo, Decision)>,
}

impl GroupStanding {
    /// The teams from the first to the last with their places; those that play no more come last, and
    /// the team out of competition is not among them.
    #[must_use]
    pub fn places(&self) -> Vec<(Option<u16>, TeamNo)> {
        let has_left = |team: TeamNo| self.left.iter().any(|(left, _)| *left == team);
        let ranked = self.ranking.places.iter().filter(|one| one.place.is_some());
        let ranked = ranked.map(|one| (one.place, TeamNo(one.team.0)));
        let (gone, there): (Vec<_>, Vec<_>) = ranked.partition(|(_, team)| has_left(*team));
        let placed: BTreeSet<TeamNo> = there.iter().chain(&gone).map(|(_, team)| *team).collect();
        let struck = self.left.iter().map(|(team, _)| *team);
        let struck = struck.filter(|team| !placed.contains(team)).map(|team| (None, team));
        there.into_iter().chain(gone).chain(struck).collect()
    }
}

/// A place in the whole championship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct EventPlace {
    /// The place; none for a team whose matches do not count.
    pub place: Option<u16>,
    /// The team.
    pub team: TeamNo,
    /// In which final, from 0.
    pub group: usize,
    /// The place there.
    pub in_group: Option<u16>,
}

impl Contest {
    /// The places in a group of a phase, both from 0.
    #[must_use]
    pub fn group_standing(&self, of: (usize, usize), boards: &Boards) -> Option<GroupStanding> {
        self.group_standing_after(of, self.published(), boards)
    }

    /// The places in a group of a phase, both from 0, after so many rounds of the event.
    #[must_use]
    pub fn group_standing_after(
        &self,
        (phase, at): (usize, usize),
        after: u8,
        boards: &Boards,
    ) -> Option<GroupStanding> {
        let after = after.min(self.published());
        let of = self.phases.get(phase)?;
        let group = of.groups.get(at)?;
        // Who shares the first place before the end may still be alone there.
        let is_over = after >= of.last_round();
        let is_title = of.kind == PhaseKind::Finals && at == 0 && is_over;
        let title = is_title.then(|| self.play_off(boards));
        let left: Vec<(TeamNo, Decision)> = group
            .teams
            .iter()
            .filter_map(|team| self.left_group((of, group), *team, (after, boards)))
            .collect();
        let struck = |team: TeamNo| {
            left.iter().any(|(left, decision)| *left == team && decision.fate != Fate::Counted)
        };
        let mut matches: Vec<PlayedMatch> = self.played_in(of, group, (after, boards));
        matches.retain(|one| !one.teams.iter().any(|team| struck(TeamNo(team.0))));
        matches.extend(self.unplayed_in((of, group), after, (&left, &matches)));
        let teams = group.teams.iter().filter(|team| !struck(**team));
        let teams: Vec<Number> = teams.map(|team| Number(team.0)).collect();
        let ranking = rank(&ranking::Group {
            teams: &teams,
            matches: &matches,
            boards: u16::from(self.team_rules().map_or(0, |rules| rules.boards)),
            title: title.as_deref(),
            extra: group.extra.map(|team| Number(team.0)),
        });
        Some(GroupStanding { name: of.name(at), ranking, left })
    }

    /// The phase of which standings are made, from 0: the latest that has begun, and the play-off as a
    /// part of the finals; the first, as long as none has.
    #[must_use]
    pub fn standing_phase(&self) -> Option<usize> {
        self.standing_phase_after(self.published())
    }

    /// That of which they are made after so many rounds.
    #[must_use]
    pub fn standing_phase_after(&self, after: u8) -> Option<usize> {
        let has_begun = |phase: &Phase| phase.first_round <= after;
        let begun = self
            .phases
            .iter()
            .rposition(|phase| phase.kind != PhaseKind::PlayOff && has_begun(phase));
        begun.or(if self.phases.is_empty() { None } else { Some(0) })
    }

    /// The groups that have a standing after so many rounds, phase and group from 0: those of all phases
    /// that have begun then; nothing, where teams do not play in groups.
    #[must_use]
    pub fn standing_groups(&self, after: u8) -> Vec<(usize, usize)> {
        let Some(latest) = self.standing_phase_after(after) else { return Vec::new() };
        let phases = self.phases.iter().enumerate().take(latest + 1);
        phases.flat_map(|(nth, phase)| (0..phase.groups.len()).map(move |at| (nth, at))).collect()
    }

    /// The matches of the play-off for the title.
    fn play_off(&self, boards: &Boards) -> Vec<PlayedMatch> {
        let of = self.phases.iter().filter(|phase| phase.kind == PhaseKind::PlayOff);
        of.flat_map(|phase| {
            let all = (self.published(), boards);
            phase.groups.iter().flat_map(move |group| {
                let mut played = self.played_in(phase, group, all);
                let teams = group.teams.len();
                // Nothing is decided between the two cycles.
                if group.system == System::DoubleRoundRobin
                    && played.len() < teams * teams.saturating_sub(1)
                {
                    played.clear();
                }
                played
            })
        })
        .collect()
    }

    /// The matches of a group that have results, with their points so far.
    fn played_in(
        &self,
        phase: &Phase,
        group: &Group,
        (after, boards): (u8, &Boards),
    ) -> Vec<PlayedMatch> {
        let rounds = phase.first_round..=phase.last_round().min(after);
        let is_here = |one: &&Match| one.both().iter().all(|team| group.teams.contains(team));
        rounds
            .filter_map(|round| Some((round, self.rounds.get(&round)?)))
            .flat_map(|(round, of)| of.matches.iter().filter(is_here).map(move |one| (round, *one)))
            .filter(|of| self.has_results(*of, boards))
            .map(|of| PlayedMatch {
                teams: of.1.both().map(|team| Number(team.0)),
                points: self.match_points(of, boards),
            })
            .collect()
    }

    /// Whether a board of a match has a result.
    #[must_use]
    pub fn has_results(&self, (round, of): (u8, Match), boards: &Boards) -> bool {
        self.boards_of(round, of).into_iter().any(|(board, pair)| match pair {
            [Some(_), Some(_)] => {
                self.bout(round, board).is_some_and(|bout| bout.result(boards).is_some())
            }
            [None, None] => false,
            _ => true,
        })
    }

    /// What is decided of the matches of a team that left before the last round of its group.
    fn left_group(
        &self,
        (phase, group): (&Phase, &Group),
        team: TeamNo,
        (after, boards): (u8, &Boards),
    ) -> Option<(TeamNo, Decision)> {
        let left: &Departure = self.teams.get(&team)?.stay.left.as_ref()?;
        if left.from > phase.last_round() {
            return None;
        }
        let edition = self.regulations.as_ref()?.withdrawal;
        let own = self.played_in(phase, group, (after, boards));
        let own = own.iter().filter(|one| one.teams.contains(&Number(team.0))).count();
        let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        let to_play = group.teams.len().saturating_sub(1);
        Some((team, decide(edition, count(own), count(to_play))))
    }

    /// The matches that teams did not play whose results count: won by their opponents at all boards,
    /// where the edition gives them points, and where a team was away and has come back.
    fn unplayed_in(
        &self,
        (phase, group): (&Phase, &Group),
        after: u8,
        (left, played): (&[(TeamNo, Decision)], &[PlayedMatch]),
    ) -> Vec<PlayedMatch> {
        let boards = i32::from(self.team_rules().map_or(0, |rules| rules.boards));
        let all = Points(boards * Points::ONE.0);
        let known = (1..=phase.nth(after)).filter_map(|nth| {
            let round = phase.first_round.saturating_add(nth).saturating_sub(1);
            Some((round, group.round(phase.kind, nth)?))
        });
        let pairs = known.flat_map(|(no, round)| round.pairs.into_iter().map(move |one| (no, one)));
        let struck = |team: TeamNo| {
            left.iter().any(|(one, decision)| *one == team && decision.fate != Fate::Counted)
        };
        let was_away =
            |team: TeamNo, no| self.teams.get(&team).is_some_and(|entry| entry.stay.was_away(no));
        let wins = |team: TeamNo| -> bool {
            left.iter().any(|(one, decision)| {
                let mark = decision.marks.opponent;
                *one == team
                    && decision.fate == Fate::Counted
                    && matches!(mark, Mark::One | Mark::Plus)
            })
        };
        let gone = |team: TeamNo| left.iter().any(|(one, _)| *one == team);
        pairs
            .filter_map(|(no, pair)| {
                let teams = pair.map(|team| Number(team.0));
                if played.iter().any(|one| teams.iter().all(|team| one.teams.contains(team))) {
                    return None;
                }
                let points = match pair {
                    [one, other] if wins(one) && !gone(other) => [Points::ZERO, all],
                    [other, one] if wins(one) && !gone(other) => [all, Points::ZERO],
                    [one, other] if struck(one) || struck(other) => return None,
                    [one, other] => match [one, other].map(|team| was_away(team, no)) {
                        [true, false] => [Points::ZERO, all],
                        [false, true] => [all, Points::ZERO],
                        _ => return None,
                    },
                };
                Some(PlayedMatch { teams, points })
            })
            .collect()
    }

    /// The places of the whole championship, once its finals have begun: those of final A first, then
    /// those of B, and so on.
    #[must_use]
    pub fn event_places(&self, boards: &Boards) -> Vec<EventPlace> {
        let finals = self.phases.iter().position(|phase| {
            phase.kind == PhaseKind::Finals && phase.first_round <= self.published()
        });
        let Some((phase, of)) = finals.and_then(|at| Some((at, self.phases.get(at)?))) else {
            return Vec::new();
        };
        let (mut all, mut before) = (Vec::new(), 0_u16);
        for group in 0..of.groups.len() {
            let Some(standing) = self.group_standing((phase, group), boards) else { continue };
            let places = standing.places();
            all.extend(places.iter().map(|(in_group, team)| EventPlace {
                place: in_group.map(|place| before + place),
                team: *team,
                group,
                in_group: *in_group,
            }));
            before = before.saturating_add(u16::try_from(places.len()).unwrap_or(u16::MAX));
        }
        all
    }
}
