//! What is asked of the phases of a championship: teams go to their groups, draw numbers, qualify, play
//! for the title; the organiser's second team fills up a consolation group.
#![deny(clippy::wildcard_enum_match_arm)]

use std::collections::BTreeSet;

use crate::competition::context::Boards;
use crate::competition::entering;
use crate::competition::entrant::{Entrant, EntrantNo};
use crate::competition::entries::{new_numbers, said, usable};
use crate::competition::event::Event;
use crate::competition::phase::{Divider, DrawnGroup, Group, GroupDraw, Phase, PhaseKind};
use crate::competition::refusal::Refusal;
use crate::competition::state::Contest;
use crate::competition::step::{CommandResult, Step};
use crate::competition::team::{NewTeam, Team, TeamNo};
use crate::competition::teams::sized;
use jadoube_competition::lot::Lot;
use jadoube_competition::olympiad1972::division::{
    Division, Plan, System as GroupSystem, extra_team, finalists, plan,
};
use jadoube_competition::olympiad1972::regulations::{Event as Championship, Row};
use jadoube_competition::tournament::Number;

fn championship(contest: &Contest) -> Result<Championship, Refusal> {
    contest.started()?;
    contest.championship().ok_or(Refusal::NoGroups)
}

fn count(teams: usize) -> u16 {
    u16::try_from(teams).unwrap_or(u16::MAX)
}

/// The plan for the teams in competition.
fn planned(contest: &Contest) -> Result<Plan, Refusal> {
    Ok(plan(championship(contest)?, count(contest.competitors().count()))?)
}

/// The phase whose groups can still change: nothing of it is published.
fn open(contest: &Contest) -> Result<&Phase, Refusal> {
    championship(contest)?;
    let phase = contest.phases.last().ok_or(Refusal::NotDivided)?;
    if contest.published() >= phase.first_round { Err(Refusal::GroupsFixed) } else { Ok(phase) }
}

fn begun(phase: Phase, by: Divider, reason: &str) -> CommandResult {
    let (phase, reason) = (Box::new(phase), reason.trim().to_owned());
    Ok(vec![Step::Here(Event::PhaseBegun { phase, by, reason })])
}

impl Contest {
    /// The teams by their groups as it is proposed: to and fro by strength, which is the order of
    /// their numbers.
    ///
    /// # Errors
    /// When they have no numbers, or there is no table for so many.
    pub fn proposed_groups(&self) -> Result<Vec<Vec<TeamNo>>, Refusal> {
        let plan = planned(self)?;
        if !self.are_numbered() {
            return Err(if self.team_numbers.is_empty() {
                Refusal::NoNumbers(self.handling().titles.article)
            } else {
                Refusal::NumbersIncomplete(self.handling().titles.article)
            });
        }
        let order: Vec<Number> = self.team_order().into_iter().map(|team| Number(team.0)).collect();
        if plan.groups.is_empty() {
            return Ok(vec![order.into_iter().map(|team| TeamNo(team.0)).collect()]);
        }
        let groups = Division::snake(&order, &plan.groups).groups.into_iter();
        Ok(groups.map(|group| group.into_iter().map(|team| TeamNo(team.0)).collect()).collect())
    }
}

/// Teams go to their groups: as it is proposed, or as the committee decides (article 19).
pub(in crate::competition) fn divide(
    contest: &Contest,
    told: &[Vec<TeamNo>],
    reason: &str,
) -> CommandResult {
    let plan = planned(contest)?;
    if contest.published() > 0 {
        return Err(Refusal::GroupsFixed);
    }
    let proposed = contest.proposed_groups()?;
    if !contest.phases.is_empty() && reason.trim().is_empty() {
        return Err(Refusal::ReasonMissing(contest.handling().corrections));
    }
    let (groups, by) = match told {
        [] => (proposed, Divider::Proposal),
        told if told == proposed => (proposed, Divider::Proposal),
        told => (told.to_vec(), Divider::Committee),
    };
    let sizes: Vec<u16> = groups.iter().map(|group| count(group.len())).collect();
    let wanted = if plan.groups.is_empty() { vec![plan.teams] } else { plan.groups.clone() };
    let all: BTreeSet<TeamNo> = groups.iter().flatten().copied().collect();
    if sizes != wanted || !contest.competitors().eq(all) {
        return Err(Refusal::DivisionIncomplete(wanted));
    }
    let kind = if plan.groups.is_empty() { PhaseKind::Finals } else { PhaseKind::Preliminaries };
    let groups = groups.into_iter().map(|teams| Group::new(GroupSystem::RoundRobin, teams));
    begun(Phase { kind, first_round: 1, groups: groups.collect() }, by, reason)
}

/// The teams of a group draw their numbers, or those of all groups that have none.
pub(in crate::competition) fn draw(
    contest: &Contest,
    group: Option<u8>,
    how: &GroupDraw,
    reason: &str,
) -> CommandResult {
    let phase = open(contest)?;
    if !contest.is_divided() {
        return Err(Refusal::NotDivided);
    }
    let chosen: Vec<(u8, &Group)> = match group {
        Some(no) => {
            let at = usize::from(no).checked_sub(1).and_then(|at| phase.groups.get(at));
            vec![(no, at.ok_or(Refusal::NoSuchGroup(no))?)]
        }
        None => {
            let all = (1..).zip(&phase.groups);
            let left: Vec<(u8, &Group)> =
                all.clone().filter(|(_, it)| it.drawn.is_none()).collect();
            if left.is_empty() { all.collect() } else { left }
        }
    };
    let reason = reason.trim().to_owned();
    if reason.is_empty() && chosen.iter().any(|(_, group)| group.drawn.is_some()) {
        return Err(Refusal::ReasonMissing(contest.handling().corrections));
    }
    let (drawn, seed) = match how {
        GroupDraw::Lot { seed } => {
            let drawn = chosen.into_iter().map(|(no, group)| {
                let mut order = group.teams.clone();
                order.sort_unstable();
                Lot::of_step(*seed, usize::from(no)).shuffle(&mut order);
                DrawnGroup { group: no, order }
            });
            (drawn.collect(), Some(*seed))
        }
        GroupDraw::Hand { order } => {
            let [(no, group)] = chosen[..] else { return Err(Refusal::WhichGroup) };
            let mut sorted = [order.clone(), group.teams.clone()];
            sorted.iter_mut().for_each(|teams| teams.sort_unstable());
            let [told, all] = sorted;
            if told != all {
                let at = usize::from(no).saturating_sub(1);
                return Err(Refusal::GroupDrawIncomplete { group: phase.name(at) });
            }
            (vec![DrawnGroup { group: no, order: order.clone() }], None)
        }
    };
    Ok(vec![Step::Here(Event::GroupsDrawn { drawn, seed, reason })])
}

/// All results of a phase are known, and nothing is adjourned.
fn over(contest: &Contest, phase: &Phase, boards: &Boards) -> Result<(), Refusal> {
    let last = phase.last_round();
    if contest.published() < last {
        return Err(Refusal::PhaseGoesOn { round: last });
    }
    for (no, round) in contest.rounds.range(phase.first_round..=last) {
        entering::complete(contest, (*no, round), boards)?;
    }
    none_adjourned(contest, phase, boards)
}

/// No game of a phase is adjourned: what is asked for before its last round too (article 20).
fn none_adjourned(contest: &Contest, phase: &Phase, boards: &Boards) -> Result<(), Refusal> {
    for (no, round) in contest.rounds.range(phase.first_round..=phase.last_round()) {
        let adjourned = round.bouts.iter().filter(|bout| bout.is_adjourned(boards));
        let adjourned: Vec<_> = adjourned.map(|bout| bout.pairing.board).collect();
        if !adjourned.is_empty() {
            return Err(Refusal::StillAdjourned { round: *no, boards: adjourned });
        }
    }
    Ok(())
}

/// Whether a round can be published: the last one of a phase waits for the adjourned games.
pub(in crate::competition) fn may_publish(
    contest: &Contest,
    no: u8,
    boards: &Boards,
) -> Result<(), Refusal> {
    match contest.phase_of(no) {
        Some((_, phase)) if no == phase.last_round() => none_adjourned(contest, phase, boards),
        _ => Ok(()),
    }
}

/// The preliminaries are over: by their places the teams go to the finals. Those who share a place at
/// the border of two finals go as the committee orders them.
pub(in crate::competition) fn qualify(
    contest: &Contest,
    order: &[TeamNo],
    reason: &str,
    boards: &Boards,
) -> CommandResult {
    championship(contest)?;
    let at = contest.phases.iter().position(|phase| phase.kind == PhaseKind::Preliminaries);
    let at = at.ok_or(Refusal::NoPreliminaries)?;
    let phase = contest.phases.get(at).ok_or(Refusal::NoPreliminaries)?;
    let last = phase.last_round();
    if contest.published() > last {
        return Err(Refusal::GroupsFixed);
    }
    over(contest, phase, boards)?;
    let plan = planned(contest)?;
    let told = |team: TeamNo| order.iter().position(|one| *one == team);
    let reason = if order.is_empty() { reason.trim().to_owned() } else { said(contest, reason)? };
    let mut rankings: Vec<Vec<Number>> = Vec::new();
    for group in 0..phase.groups.len() {
        let standing = contest.group_standing((at, group), boards);
        let mut places = standing.map(|standing| standing.places()).unwrap_or_default();
        places.sort_by_key(|(place, team)| (place.is_none(), *place, told(*team)));
        let has_left =
            |team: TeamNo| contest.teams.get(&team).is_some_and(|it| it.stay.left.is_some());
        places.sort_by_key(|(_, team)| has_left(*team));
        let mut border = 0;
        for one in &plan.finals {
            border += usize::from(one.qualify.get(group).copied().unwrap_or_default());
            let before = border.checked_sub(1).and_then(|before| places.get(before));
            let (Some((place, one)), Some((next, other))) = (before, places.get(border)) else {
                continue;
            };
            let is_tied = place.is_some() && place == next && !has_left(*one) && !has_left(*other);
            if is_tied && (told(*one).is_none() || told(*other).is_none()) {
                let tied = places.iter().filter(|(of, _)| of == place);
                let names = tied.map(|(_, team)| contest.team_name(*team).to_owned());
                return Err(Refusal::TiedForFinal {
                    group: phase.name(group),
                    teams: names.collect(),
                });
            }
        }
        rankings.push(places.into_iter().map(|(_, team)| Number(team.0)).collect());
    }
    let finals = finalists(&plan, &rankings)?.into_iter().zip(&plan.finals);
    let groups = finals.map(|(teams, one)| {
        Group::new(one.system, teams.into_iter().map(|team| TeamNo(team.0)).collect())
    });
    let (kind, first_round) = (PhaseKind::Finals, last.saturating_add(1));
    let by = if order.is_empty() { Divider::Proposal } else { Divider::Committee };
    begun(Phase { kind, first_round, groups: groups.collect() }, by, &reason)
}

/// Whether another team may play in a group, from 1, out of competition.
fn may_be_filled(contest: &Contest, phase: &Phase, no: u8, against: u16) -> Result<(), Refusal> {
    let at = usize::from(no).checked_sub(1).ok_or(Refusal::NoSuchGroup(no))?;
    let group = phase.groups.get(at).ok_or(Refusal::NoSuchGroup(no))?;
    if phase.kind != PhaseKind::Finals {
        return Err(Refusal::NoConsolation);
    }
    extra_team(championship(contest)?, Row::letter(at), count(group.teams.len()), against)?;
    Ok(())
}

/// The organiser's second team fills up a consolation group, out of competition.
pub(in crate::competition) fn fill(
    contest: &Contest,
    no: u8,
    team: &NewTeam,
    against: u16,
) -> CommandResult {
    may_be_filled(contest, open(contest)?, no, against)?;
    sized(contest, &team.name, team.players.len())?;
    let last = contest.teams.keys().map(|no| no.0).max().unwrap_or(0);
    let number = TeamNo(last.saturating_add(1));
    let (mut steps, entered) = entry(contest, team)?;
    steps.push(Step::Here(Event::TeamEntered { no: number, team: Box::new(entered) }));
    steps.push(Step::Here(Event::GroupFilled { group: no, team: number, against }));
    Ok(steps)
}

/// The entry of a team that nobody knew: nobody else enters any more.
fn entry(contest: &Contest, team: &NewTeam) -> Result<(Vec<Step>, Team), Refusal> {
    if team.name.trim().is_empty() {
        return Err(Refusal::Nameless);
    }
    if contest.teams.values().any(|entry| entry.team.name == team.name) {
        return Err(Refusal::EnteredBefore(team.name.clone()));
    }
    if let Some(known) = contest.newcomers(&team.players).1.first() {
        return Err(Refusal::EnteredBefore(known.name.clone()));
    }
    let numbers = new_numbers(contest, team.players.len())?;
    let from = Some(contest.published().saturating_add(1));
    let (mut steps, mut players) = (Vec::new(), Vec::new());
    for (no, entrant) in numbers.map(EntrantNo).zip(&team.players) {
        usable(contest, None, entrant)?;
        let entrant = Box::new(Entrant { from_round: from, ..entrant.clone() });
        steps.push(Step::Here(Event::Entered { no, entrant, joined: false }));
        players.push(no);
    }
    let (name, federation) = (team.name.clone(), team.federation.clone());
    Ok((steps, Team { name, federation, captain: team.captain.clone(), players }))
}

/// Those who share the first place of the final for the title play for it.
pub(in crate::competition) fn play_off(
    contest: &Contest,
    system: GroupSystem,
    boards: &Boards,
) -> CommandResult {
    championship(contest)?;
    let at = contest.phases.iter().position(|phase| phase.kind == PhaseKind::Finals);
    let at = at.ok_or(Refusal::NobodyTied)?;
    let phase = contest.phases.get(at).ok_or(Refusal::NobodyTied)?;
    over(contest, phase, boards)?;
    if contest.published() > phase.last_round() {
        return Err(Refusal::GroupsFixed);
    }
    let rivals = contest.rivals(boards);
    if rivals.is_empty() {
        return Err(Refusal::NobodyTied);
    }
    // Two meet twice in any case.
    let system = if rivals.len() > 2 { system } else { GroupSystem::RoundRobin };
    let groups = vec![Group::new(system, rivals)];
    let first_round = phase.last_round().saturating_add(1);
    begun(Phase { kind: PhaseKind::PlayOff, first_round, groups }, Divider::Proposal, "")
}

impl Contest {
    /// The groups, from 1, that the organiser's second team can still fill up where nobody votes against it.
    #[must_use]
    pub fn fillable_groups(&self) -> Vec<u8> {
        let Ok(phase) = open(self) else { return Vec::new() };
        let numbers = (1..).zip(&phase.groups).map(|(no, _)| no);
        numbers.filter(|no| may_be_filled(self, phase, *no, 0).is_ok()).collect()
    }

    /// Those who share the first place of the final for the title, and have not played for it yet.
    #[must_use]
    pub fn rivals(&self, boards: &Boards) -> Vec<TeamNo> {
        let at = self.phases.iter().position(|phase| phase.kind == PhaseKind::Finals);
        let standing = at.and_then(|at| self.group_standing((at, 0), boards));
        let rivals = standing.map(|standing| standing.ranking.play_off).unwrap_or_default();
        rivals.into_iter().map(|team| TeamNo(team.0)).collect()
    }
}
