//! Teams into preliminary groups and from there into finals (article 10), and the draw of numbers in
//! each. Into which group a team comes is decided by people (article 19); the snake is a proposal, and
//! they may move teams.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::berger::{Cycles, Joint, RoundRobin};
use crate::lot::Lot;
use crate::olympiad1972::regulations::{Duty, Event, Misprint, Row};
use crate::tournament::Number;

/// How a group is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// Everybody meets everybody.
    RoundRobin,
    /// Everybody meets everybody twice: more than two who play for the title.
    DoubleRoundRobin,
    /// By the Swiss system, in so many rounds. Its rules are not given.
    Swiss {
        /// The rounds.
        rounds: u16,
    },
}

impl System {
    /// How many rounds a group of so many teams plays; none of fewer than three.
    #[must_use]
    pub fn rounds(self, teams: u16) -> u16 {
        let cycles = match self {
            Self::Swiss { rounds } => return rounds,
            Self::RoundRobin => Cycles::Single,
            Self::DoubleRoundRobin => Cycles::Double(Joint::Exchanged),
        };
        RoundRobin::new(teams, cycles).map_or(0, RoundRobin::rounds)
    }
}

/// A final: how many come from each preliminary group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Final {
    /// Its letter; A is for the title.
    pub letter: char,
    /// How many qualify, group by group.
    pub qualify: Vec<u16>,
    /// How it is played.
    pub system: System,
}

impl Final {
    /// How many teams it has.
    #[must_use]
    pub fn size(&self) -> u16 {
        self.qualify.iter().sum()
    }
}

/// How so many teams play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Plan {
    /// For how many teams.
    pub teams: u16,
    /// The sizes of the preliminary groups; none where all play in one group.
    pub groups: Vec<u16>,
    /// The finals; none where all play in one group.
    pub finals: Vec<Final>,
    /// What the document prints instead.
    pub misprints: Vec<Misprint>,
}

impl Plan {
    /// How many rounds the event has: those of the largest preliminary group, and of the final that
    /// has most.
    #[must_use]
    pub fn rounds(&self) -> u16 {
        let robin = |teams: u16| System::RoundRobin.rounds(teams);
        if self.groups.is_empty() {
            return robin(self.teams);
        }
        let before = self.groups.iter().map(|size| robin(*size)).max().unwrap_or(0);
        let finals = self.finals.iter().map(|one| one.system.rounds(one.size())).max();
        before + finals.unwrap_or(0)
    }
}

/// Why there is no plan, or a division is none of it.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "competition-division", error)]
pub enum DivisionFault {
    /// There is no row for so many teams.
    NoRow {
        /// How many.
        teams: u16,
        /// The most for which there is one.
        most: u16,
    },
    /// Fewer than meet in a round robin.
    TooFew {
        /// How many.
        teams: u16,
    },
    /// A team that stands in no group.
    Nobody {
        /// Its number.
        #[message(name = "team")]
        team: Number,
    },
    /// The ranking of a preliminary group has not as many teams as the group.
    Incomplete {
        /// The group, from 1.
        group: u16,
    },
    /// More than a third of the group votes against the organiser's second team.
    Objected {
        /// The votes against.
        votes: u16,
        /// The teams of the group.
        teams: u16,
    },
    /// The group is even: nobody needs another team.
    Even {
        /// The teams of the group.
        teams: u16,
    },
    /// The final for the title takes no team out of competition.
    NotInTitle,
}

/// How so many teams play: in one group, or by the row of the table.
///
/// # Errors
/// When there is no row for so many.
pub fn plan(event: Event, teams: u16) -> Result<Plan, DivisionFault> {
    let regulations = event.regulations();
    if teams < 3 {
        return Err(DivisionFault::TooFew { teams });
    }
    if teams <= regulations.one_group {
        return Ok(Plan { teams, groups: Vec::new(), finals: Vec::new(), misprints: Vec::new() });
    }
    let most = regulations.rows.iter().map(|row| row.teams).max().unwrap_or_default();
    let row = regulations.rows.iter().find(|row| row.teams == teams);
    let row = row.ok_or(DivisionFault::NoRow { teams, most })?;
    let finals = row.finals.iter().enumerate().map(|(at, qualify)| {
        let letter = Row::letter(at);
        let swiss = row.swiss.filter(|swiss| swiss.letter == letter);
        let system =
            swiss.map_or(System::RoundRobin, |swiss| System::Swiss { rounds: swiss.rounds });
        Final { letter, qualify: qualify.clone(), system }
    });
    let (groups, misprints) = (row.groups.clone(), row.misprints.clone());
    Ok(Plan { teams, groups, finals: finals.collect(), misprints })
}

/// Teams by their preliminary groups.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Division {
    /// The teams of each group.
    pub groups: Vec<Vec<Number>>,
}

impl Division {
    /// A proposal: teams in order of strength go to the groups to and fro, so that the groups are as
    /// equal as can be; a full group is passed over.
    #[must_use]
    pub fn snake(strongest_first: &[Number], sizes: &[u16]) -> Self {
        let mut groups: Vec<Vec<Number>> = vec![Vec::new(); sizes.len()];
        let there = 0..sizes.len();
        let mut teams = strongest_first.iter().copied().peekable();
        for turn in 0..sizes.iter().copied().max().unwrap_or_default() {
            let back = turn % 2 == 1;
            let order: Vec<usize> =
                if back { there.clone().rev().collect() } else { there.clone().collect() };
            for at in order {
                let (Some(group), Some(size)) = (groups.get_mut(at), sizes.get(at)) else {
                    continue;
                };
                if group.len() < usize::from(*size) {
                    group.extend(teams.next());
                }
            }
        }
        Self { groups }
    }

    /// The same with two teams in each other's places: what the committee decides.
    ///
    /// # Errors
    /// When one of them stands in no group.
    pub fn exchanged(&self, one: Number, other: Number) -> Result<Self, DivisionFault> {
        for team in [one, other] {
            if !self.groups.iter().any(|group| group.contains(&team)) {
                return Err(DivisionFault::Nobody { team });
            }
        }
        let turned = |team: &Number| match *team {
            team if team == one => other,
            team if team == other => one,
            team => team,
        };
        let groups = self.groups.iter().map(|group| group.iter().map(turned).collect());
        Ok(Self { groups: groups.collect() })
    }
}

/// The numbers that the teams of a group draw: the team that drew 1 first. A draw before the
/// preliminaries, and another before the finals.
#[must_use]
pub fn numbers_by_lot(group: &[Number], lot: &mut Lot) -> Vec<Number> {
    let mut drawn = group.to_vec();
    lot.shuffle(&mut drawn);
    drawn
}

/// The teams of each final, by the rankings of the preliminary groups: of each group the first go to
/// final A, the next to B, and so on.
///
/// # Errors
/// When a ranking has not as many teams as its group.
pub fn finalists(plan: &Plan, rankings: &[Vec<Number>]) -> Result<Vec<Vec<Number>>, DivisionFault> {
    for ((size, at), group) in plan.groups.iter().zip(0..).zip(1_u16..) {
        let ranking: Option<&Vec<Number>> = rankings.get::<usize>(at);
        if ranking.is_none_or(|ranking| ranking.len() != usize::from(*size)) {
            return Err(DivisionFault::Incomplete { group });
        }
    }
    let mut waiting: Vec<std::slice::Iter<'_, Number>> =
        rankings.iter().map(|ranking| ranking.iter()).collect();
    let finals = plan.finals.iter().map(|one| {
        let from = one.qualify.iter().zip(&mut waiting);
        from.flat_map(|(count, waiting)| waiting.by_ref().take(usize::from(*count)).copied())
            .collect()
    });
    Ok(finals.collect())
}

/// Whether the organiser's second team plays in a consolation group out of competition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExtraTeam {
    /// It may.
    May,
    /// It shall.
    Shall,
}

/// Whether an odd consolation group may, or shall, be filled up with the organiser's second team, and
/// so many vote against.
///
/// # Errors
/// Why not.
pub fn extra_team(
    event: Event,
    letter: char,
    teams: u16,
    votes: u16,
) -> Result<ExtraTeam, DivisionFault> {
    let regulations = event.regulations();
    if letter == Row::letter(0) {
        return Err(DivisionFault::NotInTitle);
    }
    if teams.is_multiple_of(2) {
        return Err(DivisionFault::Even { teams });
    }
    let objected = |(part, of): (u16, u16)| {
        u32::from(votes) * u32::from(of) > u32::from(teams) * u32::from(part)
    };
    if regulations.objectors.is_some_and(objected) {
        return Err(DivisionFault::Objected { votes, teams });
    }
    Ok(match regulations.extra_team {
        Duty::May => ExtraTeam::May,
        Duty::Shall => ExtraTeam::Shall,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn teams(count: u16) -> Vec<Number> {
        (1..=count).map(Number).collect()
    }

    #[test]
    fn up_to_20_teams_of_men_and_14_of_women_play_in_one_group() {
        for (event, one, first, last) in [(Event::Men, 20, 21, 72), (Event::Women, 14, 15, 40)] {
            for count in 3..=one {
                assert_eq!(plan(event, count).map(|plan| plan.groups.len()), Ok(0));
            }
            for count in first..=last {
                assert_eq!(plan(event, count).map(|plan| plan.teams), Ok(count));
            }
            let none = DivisionFault::NoRow { teams: last + 1, most: last };
            assert_eq!(plan(event, last + 1), Err(none));
            assert_eq!(plan(event, 2), Err(DivisionFault::TooFew { teams: 2 }));
        }
        let swiss = plan(Event::Men, 43).unwrap();
        assert_eq!(swiss.finals[2].system, System::Swiss { rounds: 12 });
        assert_eq!(plan(Event::Women, 31).unwrap().finals[2].system, System::Swiss { rounds: 9 });
    }

    #[test]
    fn the_snake_goes_to_and_fro_and_the_committee_may_move_teams() {
        let division = Division::snake(&teams(22), &[7, 7, 8]);
        let numbers = |group: usize| -> Vec<u16> {
            division.groups[group].iter().map(|team| team.0).collect()
        };
        assert_eq!(numbers(0), [1, 6, 7, 12, 13, 18, 19]);
        assert_eq!(numbers(1), [2, 5, 8, 11, 14, 17, 20]);
        assert_eq!(numbers(2), [3, 4, 9, 10, 15, 16, 21, 22]);
        let moved = division.exchanged(Number(6), Number(5)).unwrap();
        assert_eq!(moved.groups[0][1], Number(5));
        assert_eq!(moved.groups[1][1], Number(6));
        assert_eq!(
            division.exchanged(Number(1), Number(23)),
            Err(DivisionFault::Nobody { team: Number(23) })
        );
    }

    #[test]
    fn groups_are_as_equal_in_strength_as_the_snake_makes_them() {
        for event in [Event::Men, Event::Women] {
            for row in &event.regulations().rows {
                let division = Division::snake(&teams(row.teams), &row.groups);
                let sizes: Vec<u16> = division
                    .groups
                    .iter()
                    .map(|group| u16::try_from(group.len()).unwrap())
                    .collect();
                assert_eq!(sizes, row.groups);
                let mut all: Vec<Number> = division.groups.concat();
                all.sort_unstable();
                assert_eq!(all, teams(row.teams));
            }
        }
    }

    #[test]
    fn who_is_first_goes_to_final_a() {
        let plan = plan(Event::Men, 22).unwrap();
        let rankings: Vec<Vec<Number>> = Division::snake(&teams(22), &plan.groups).groups;
        let finals = finalists(&plan, &rankings).unwrap();
        assert_eq!(
            finals[0].iter().map(|team| team.0).collect::<Vec<_>>(),
            [1, 6, 7, 12, 2, 5, 8, 11, 3, 4, 9, 10]
        );
        assert_eq!(finals[1].len(), 10);
        let short = finalists(&plan, &rankings[..2]);
        assert_eq!(short, Err(DivisionFault::Incomplete { group: 3 }));
    }

    #[test]
    fn an_odd_consolation_group_may_be_filled_up() {
        use DivisionFault::{Even, NotInTitle, Objected};
        for (event, letter, size, votes, wanted) in [
            (Event::Men, 'B', 9, 3, Ok(ExtraTeam::May)),
            (Event::Men, 'B', 9, 4, Err(Objected { votes: 4, teams: 9 })),
            (Event::Men, 'C', 7, 2, Ok(ExtraTeam::May)),
            (Event::Men, 'C', 7, 3, Err(Objected { votes: 3, teams: 7 })),
            (Event::Women, 'C', 5, 5, Ok(ExtraTeam::Shall)),
            (Event::Men, 'B', 10, 0, Err(Even { teams: 10 })),
            (Event::Men, 'A', 15, 0, Err(NotInTitle)),
        ] {
            assert_eq!(extra_team(event, letter, size, votes), wanted, "{letter} {size} {votes}");
        }
    }
}
