//! What is asked of teams: they enter, get their numbers, are paired.
//!
//! Teams are numbered and paired as players are elsewhere; the boards of a match are pairings of
//! players like all others, so that results, games and rulings need not know of teams. Who sits where
//! is told by line-ups, and is settled with the publication of the round.

use std::collections::{BTreeMap, BTreeSet};

use crate::competition::context::Boards;
use crate::competition::entrant::{Entrant, EntrantNo};
use crate::competition::entries;
use crate::competition::event::{Event, Numbering};
use crate::competition::refusal::Refusal;
use crate::competition::round::{Bout, Pairing, Round, Stage};
use crate::competition::state::{Contest, TeamEntry};
use crate::competition::step::{CommandResult, Step};
use crate::competition::team::{
    LineUp, LineUpSource, ListOrder, Match, NewTeam, Team, TeamNo, TeamRules,
};
use jadoube_competition::lot::Lot;
use jadoube_competition::points::Points;
use jadoube_competition::tournament::RoundResult;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::wall::Wall;

/// A minute in seconds.
const MINUTE: i64 = 60;

impl Contest {
    /// What holds for teams, where teams play.
    #[must_use]
    pub fn team_rules(&self) -> Option<&TeamRules> {
        self.regulations.as_ref()?.teams.as_ref()
    }

    /// The teams in the order of their numbers; of their entry, before there are numbers.
    #[must_use]
    pub fn team_order(&self) -> Vec<TeamNo> {
        match self.team_numbers.last() {
            // Behind those in competition, who were numbered before it came.
            Some(numbers) => numbers.order.iter().copied().chain(self.extras()).collect(),
            None => self.teams.keys().copied().collect(),
        }
    }

    /// The number for pairing of a team.
    #[must_use]
    pub fn team_number(&self, of: TeamNo) -> Option<u16> {
        let at = self.team_order().iter().position(|no| *no == of)?;
        u16::try_from(at + 1).ok()
    }

    /// The name of a team.
    #[must_use]
    pub fn team_name(&self, of: TeamNo) -> &str {
        self.teams.get(&of).map_or("", |entry| &entry.team.name)
    }

    /// The team of a player.
    #[must_use]
    pub fn team_of(&self, player: EntrantNo) -> Option<TeamNo> {
        let mut teams = self.teams.iter();
        teams.find(|(_, entry)| entry.team.players.contains(&player)).map(|(no, _)| *no)
    }

    /// How many are numbered and paired: players, or teams.
    #[must_use]
    pub fn field(&self) -> usize {
        if self.team_rules().is_some() { self.teams.len() } else { self.entrants.len() }
    }

    /// Whether a team has not left before a round.
    #[must_use]
    pub fn team_plays(&self, no: TeamNo, round: u8) -> bool {
        self.teams.get(&no).is_some_and(|entry| !entry.stay.has_left(round))
    }

    /// The average rating of a team's strongest, as many as a match has boards; nothing, where one of
    /// them has none.
    #[must_use]
    pub fn team_average(&self, no: TeamNo) -> Option<u32> {
        let boards = usize::from(self.team_rules()?.boards);
        let ratings = ratings(self, no);
        let best = ratings.get(..boards)?;
        let count = u32::try_from(boards).ok().filter(|count| *count > 0)?;
        Some((best.iter().sum::<u32>() + count / 2) / count)
    }

    /// Until when line-ups of a round are handed in, where that is fixed.
    #[must_use]
    pub fn line_ups_due(&self, round: u8) -> Option<Wall> {
        let before = self.team_rules()?.line_ups_before?;
        let starts = self.rounds.get(&round).and_then(|round| round.starts);
        let starts = starts.or_else(|| self.schedule.get(&round).copied())?;
        Some(Wall::new(starts.utc() - i64::from(before) * MINUTE, starts.offset()))
    }

    /// Changes a team, if it is there.
    pub(in crate::competition) fn with_team(
        &mut self,
        no: TeamNo,
        change: impl FnOnce(&mut TeamEntry),
    ) {
        if let Some(entry) = self.teams.get_mut(&no) {
            change(entry);
        }
    }

    /// The players of a round have their boards: absences that become known later change nothing in
    /// who sits where.
    pub(in crate::competition) fn settle_line_ups(&mut self, no: u8, pairings: &[Pairing]) {
        let Some(round) = self.rounds.get(&no) else { return };
        let teams: Vec<TeamNo> = round.matches.iter().flat_map(|one| one.both()).collect();
        let all = teams.into_iter().map(|team| (team, self.line_up(no, team)));
        let all: BTreeMap<TeamNo, LineUp> = all.collect();
        if let Some(round) = self.rounds.get_mut(&no) {
            round.line_ups = all;
            round.bouts = pairings.iter().map(|pairing| Bout::of(*pairing)).collect();
        }
    }

    /// Who would meet whom at the boards of a draft, as its line-ups are now.
    pub(in crate::competition) fn seat_draft(&mut self, no: u8) {
        let draft = self.rounds.get(&no).filter(|round| round.stage == Stage::Draft);
        let Some(round) = draft else { return };
        let pairings = pairings(self, no, round);
        if let Some(round) = self.rounds.get_mut(&no) {
            round.bouts = pairings.into_iter().map(Bout::of).collect();
        }
    }

    /// Who sits where for a team: the line-up that was handed in, or else the first of the list that
    /// are there, in their order.
    #[must_use]
    pub fn line_up(&self, round: u8, of: TeamNo) -> LineUp {
        let told = self.rounds.get(&round).and_then(|round| round.line_ups.get(&of));
        told.cloned().unwrap_or_else(|| self.basic_order(round, of))
    }

    fn basic_order(&self, round: u8, of: TeamNo) -> LineUp {
        let boards = usize::from(self.team_rules().map_or(0, |rules| rules.boards));
        let list = self.teams.get(&of).map(|entry| entry.team.players.as_slice());
        let there = |no: &&EntrantNo| {
            let entry = self.entrants.get(*no);
            entry.is_some_and(|entry| !entry.stay.has_left(round) && !entry.is_absent(round))
        };
        let there = list.unwrap_or_default().iter().filter(there).take(boards);
        let mut players: Vec<Option<EntrantNo>> = there.copied().map(Some).collect();
        players.resize(boards, None);
        let (source, who) = (LineUpSource::BasicOrder, None);
        LineUp { players, source, who, wall: String::new(), reason: String::new() }
    }

    /// The boards of a match as its line-ups have it: who meets whom, where both boards are taken.
    #[must_use]
    pub fn boards_of(&self, round: u8, of: Match) -> Vec<(BoardNo, [Option<EntrantNo>; 2])> {
        let [first, second] = of.both().map(|team| self.line_up(round, team).players);
        let boards = (of.board.0..).map(BoardNo);
        let pairs = first.into_iter().zip(second).map(|(first, second)| [first, second]);
        boards.zip(pairs).collect()
    }

    /// The points of both teams at the boards of a match, as far as results are known.
    #[must_use]
    pub fn match_points(&self, (round, of): (u8, Match), boards: &Boards) -> [Points; 2] {
        let scoring = self.regulations.as_ref().map(|one| one.scoring).unwrap_or_default();
        let sides = of.both().map(|team| self.line_up(round, team).players);
        sides.map(|players| {
            let results =
                players.into_iter().flatten().filter_map(|no| self.in_round(no, round, boards));
            results.map(|result| scoring.of(&result)).sum()
        })
    }

    /// Whether somebody of a line-up has no opponent, the board of the other team being empty, and
    /// which pieces he was to have.
    #[must_use]
    pub(in crate::competition) fn waits_alone(&self, round: u8, player: EntrantNo) -> bool {
        let matches = self.rounds.get(&round).map(|round| round.matches.as_slice());
        let mut boards =
            matches.unwrap_or_default().iter().flat_map(|one| self.boards_of(round, *one));
        boards.any(|(_, pair)| pair.contains(&Some(player)) && pair.contains(&None))
    }
}

/// The players of a match at its boards, with colours.
pub(in crate::competition) fn pairings(contest: &Contest, no: u8, round: &Round) -> Vec<Pairing> {
    let boards = round.matches.iter().flat_map(|one| {
        let boards = contest.boards_of(no, *one).into_iter().enumerate();
        boards.filter_map(|(nth, (board, pair))| {
            let [Some(first), Some(second)] = pair else { return None };
            let (white, black) = if nth % 2 == 0 { (first, second) } else { (second, first) };
            Some(Pairing { board, white, black })
        })
    });
    boards.collect()
}

/// A team plays no more.
pub(in crate::competition) fn leave(
    contest: &Contest,
    (no, from): (TeamNo, u8),
    (expelled, reason): (bool, &str),
    boards: &Boards,
) -> CommandResult {
    let known = entry(contest, no)?;
    let reason = entries::said(contest, reason)?;
    if from == 0 {
        return Err(Refusal::NoRoundZero);
    }
    let article = contest.handling().departed;
    let plays = |player: &EntrantNo, round: u8| {
        matches!(contest.in_round(*player, round, boards), Some(RoundResult::Game { .. }))
    };
    let has_played = |round: &u8| known.team.players.iter().any(|one| plays(one, *round));
    if let Some(round) = (from..=contest.published()).find(has_played) {
        let name = contest.team_name(no).to_owned();
        return Err(Refusal::PlayedThen { name, round, article });
    }
    // A championship goes on with a phase that has not begun yet.
    let planned = contest.planned().max(contest.published().saturating_add(1));
    if contest.planned() > 0 && from > planned {
        let article = contest.handling().basics;
        return Err(Refusal::NotPlanned { round: from, planned, article });
    }
    if known.stay.left.as_ref().is_some_and(|left| left.from == from && left.expelled == expelled) {
        return Ok(Vec::new());
    }
    Ok(vec![Step::Here(Event::TeamLeft { no, from, expelled, reason })])
}

/// A team that had left plays again, from a round whose pairings nobody knows yet.
pub(in crate::competition) fn come_back(
    contest: &Contest,
    (no, from): (TeamNo, u8),
    reason: &str,
) -> CommandResult {
    let reason = entries::said(contest, reason)?;
    let Some(left) = &entry(contest, no)?.stay.left else { return Ok(Vec::new()) };
    if from <= contest.published() {
        return Err(Refusal::PublishedBefore(from, contest.handling().grounds.article));
    }
    let planned = contest.planned().max(left.from);
    if planned > 0 && from > planned {
        return Err(Refusal::NotPlanned {
            round: from,
            planned,
            article: contest.handling().basics,
        });
    }
    Ok(vec![Step::Here(Event::TeamReturned { no, from, reason })])
}

pub(in crate::competition) fn rules(contest: &Contest) -> Result<&TeamRules, Refusal> {
    contest.started()?;
    contest.team_rules().ok_or(Refusal::NoTeams)
}

/// A team that has entered.
pub(in crate::competition) fn entry(contest: &Contest, no: TeamNo) -> Result<&TeamEntry, Refusal> {
    contest.teams.get(&no).ok_or(Refusal::NoSuchTeam(no))
}

/// Whether teams play, and at how many boards, stays once somebody has entered; their boards stay once
/// a round is known.
pub(in crate::competition) fn stay(
    contest: &Contest,
    old: Option<&TeamRules>,
    new: Option<&TeamRules>,
) -> Result<(), Refusal> {
    let boards = |rules: Option<&TeamRules>| rules.map(|rules| rules.boards);
    let is_other = old.is_some() != new.is_some() && !contest.entrants.is_empty()
        || boards(old) != boards(new) && !contest.rounds.is_empty();
    if is_other { Err(Refusal::TeamsFixed) } else { Ok(()) }
}

/// So many players as the regulations of a championship ask for (1972: 4 to 6 men, 2 or 3 women).
pub(in crate::competition) fn sized(
    contest: &Contest,
    name: &str,
    players: usize,
) -> Result<(), Refusal> {
    let Some(event) = contest.championship() else { return Ok(()) };
    let (least, most) = event.regulations().players;
    let players = u16::try_from(players).unwrap_or(u16::MAX);
    match (least..=most).contains(&players) {
        true => Ok(()),
        false => Err(Refusal::TeamSize { name: name.to_owned(), players, least, most }),
    }
}

/// Enters teams with their players.
pub(in crate::competition) fn enter(contest: &Contest, teams: &[NewTeam]) -> CommandResult {
    for team in teams {
        sized(contest, &team.name, team.players.len())?;
    }
    rules(contest)?;
    let mut names: BTreeSet<&str> =
        contest.teams.values().map(|entry| entry.team.name.as_str()).collect();
    let mut next_team = contest.teams.keys().map(|no| no.0).max().unwrap_or(0);
    // Who has entered and is in no team yet joins the one that names him.
    let known = |one: &Entrant| {
        let mut all = contest.entrants.iter();
        let found = all.find(|(_, entry)| entry.entrant.name == one.name).map(|(no, _)| *no);
        found.filter(|no| contest.team_of(*no).is_none())
    };
    let players = teams.iter().flat_map(|one| &one.players);
    let new: Vec<Entrant> = players.filter(|one| known(one).is_none()).cloned().collect();
    // Whoever plays for another team, or for two, is refused there.
    let mut entered = match new.as_slice() {
        [] => Vec::new().into_iter(),
        new => entries::enter(contest, new)?.into_iter(),
    };
    let mut seen = BTreeSet::new();
    let mut steps = Vec::new();
    for one in teams {
        if one.name.trim().is_empty() {
            return Err(Refusal::Nameless);
        }
        if !names.insert(&one.name) {
            return Err(Refusal::EnteredBefore(one.name.clone()));
        }
        next_team = next_team.saturating_add(1);
        // A team stands behind its players, so that they are undone together.
        let mut players = Vec::new();
        for player in &one.players {
            let no = known(player).or_else(|| {
                let step = alone(entered.next()?);
                let no = entrant(&step);
                steps.push(step);
                no
            });
            let Some(no) = no else { continue };
            if !seen.insert(no) {
                return Err(Refusal::PlaysForTwo(player.name.clone()));
            }
            players.push(no);
        }
        let team = Team {
            name: one.name.clone(),
            federation: one.federation.clone(),
            captain: one.captain.clone(),
            players,
        };
        let (no, team) = (TeamNo(next_team), Box::new(team));
        steps.push(Step::Here(Event::TeamEntered { no, team }));
    }
    Ok(steps)
}

/// The same without the one before: a player is undone with his team.
fn alone(step: Step) -> Step {
    match step {
        Step::Here(Event::Entered { no, entrant, .. }) => {
            Step::Here(Event::Entered { no, entrant, joined: false })
        }
        other => other,
    }
}

/// Who enters by a step.
const fn entrant(step: &Step) -> Option<EntrantNo> {
    match step {
        Step::Here(Event::Entered { no, .. }) => Some(*no),
        _ => None,
    }
}

/// Corrects what is known of a team, and enters players who are new in it. Once a round is known its
/// list only grows at the end, for its order is kept.
pub(in crate::competition) fn amend(
    contest: &Contest,
    (no, team): (TeamNo, &Team),
    newcomers: &[Entrant],
) -> CommandResult {
    sized(contest, &team.name, team.players.len())?;
    let rules = rules(contest)?;
    let old = &entry(contest, no)?.team;
    if team.name.trim().is_empty() {
        return Err(Refusal::Nameless);
    }
    let mut others = contest.teams.iter().filter(|(other, _)| **other != no);
    if others.any(|(_, other)| other.team.name == team.name) {
        return Err(Refusal::EnteredBefore(team.name.clone()));
    }
    let mut steps = match newcomers {
        [] => Vec::new(),
        _ => entries::enter(contest, newcomers)?,
    };
    let new: BTreeSet<EntrantNo> = steps.iter().filter_map(entrant).collect();
    let mut seen = BTreeSet::new();
    for player in &team.players {
        if !contest.entrants.contains_key(player) && !new.contains(player) {
            return Err(Refusal::NoSuchEntrant(*player));
        }
        let elsewhere = contest.team_of(*player).is_some_and(|of| of != no);
        if elsewhere || !seen.insert(*player) {
            return Err(Refusal::PlaysForTwo(contest.name(*player).to_owned()));
        }
    }
    // Somebody else has entered meanwhile, under the number that was meant.
    if let Some(left_out) = new.difference(&seen).next() {
        return Err(Refusal::NoSuchEntrant(*left_out));
    }
    let is_kept = rules.order == ListOrder::Kept && contest.published() > 0;
    if is_kept && !team.players.starts_with(&old.players) {
        return Err(Refusal::ListOrder);
    }
    steps.push(Step::Here(Event::TeamAmended { no, team: Box::new(team.clone()) }));
    Ok(steps)
}

/// Numbers the teams: by the strength of those who would play, by lot, or as the arbiter says.
pub(in crate::competition) fn number(
    contest: &Contest,
    how: &Numbering<TeamNo>,
    reason: &str,
) -> CommandResult {
    let boards = usize::from(rules(contest)?.boards);
    if !contest.can_be_numbered(contest.started()?) {
        return Err(Refusal::NumbersFixed {
            round: contest.handling().numbers_until.value,
            article: contest.handling().numbers_until.article,
        });
    }
    let reason = reason.trim().to_owned();
    if !contest.team_numbers.is_empty() && reason.is_empty() {
        return Err(Refusal::NumbersGiven(contest.handling().corrections));
    }
    let mut order: Vec<TeamNo> = contest.teams.keys().copied().collect();
    match how {
        Numbering::Rating => order.sort_by_cached_key(|no| {
            let entry = contest.teams.get(no);
            let name = entry.map_or(String::new(), |entry| entry.team.name.clone());
            (std::cmp::Reverse(strength(contest, *no, boards)), name, *no)
        }),
        Numbering::Lot { seed } => Lot::new(*seed).shuffle(&mut order),
        Numbering::Arbiter { order: told } => {
            let all: BTreeSet<TeamNo> = told.iter().copied().collect();
            if all.len() != told.len() || !all.iter().eq(contest.teams.keys()) {
                return Err(Refusal::NumbersIncomplete(contest.handling().titles.article));
            }
            order.clone_from(told);
        }
        Numbering::Varma { edition } => return Err(Refusal::NoDraw(edition.article())),
    }
    if order.is_empty() {
        return Err(Refusal::NumbersIncomplete(contest.handling().titles.article));
    }
    Ok(vec![Step::Here(Event::TeamsNumbered { order, how: how.clone(), reason })])
}

/// The ratings of a team's strongest, as many as a match has boards, added up.
fn strength(contest: &Contest, no: TeamNo, boards: usize) -> u32 {
    ratings(contest, no).iter().take(boards).sum()
}

/// The ratings of a team, the highest first.
fn ratings(contest: &Contest, no: TeamNo) -> Vec<u32> {
    let kind = contest.regulations.as_ref().map(|one| one.rating).unwrap_or_default();
    let players = contest.teams.get(&no).map(|entry| entry.team.players.as_slice());
    let ratings = players
        .unwrap_or_default()
        .iter()
        .filter_map(|player| contest.entrants.get(player)?.entrant.rating(kind).map(u32::from));
    let mut ratings: Vec<u32> = ratings.collect();
    ratings.sort_unstable_by_key(|rating| std::cmp::Reverse(*rating));
    ratings
}

/// What each team did in the rounds that are known, for a tournament.
pub(in crate::competition) fn line_ups(
    contest: &Contest,
    of: TeamNo,
) -> BTreeMap<u8, Vec<Option<EntrantNo>>> {
    let known = contest.rounds.iter().filter(|(_, round)| round.stage != Stage::Draft);
    let plays = |round: &Round| round.matches.iter().any(|one| one.both().contains(&of));
    let known = known.filter(|(_, round)| plays(round));
    known.map(|(no, _)| (*no, contest.line_up(*no, of).players)).collect()
}
