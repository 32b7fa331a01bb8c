//! A whole championship with draws and results by lot, from the division to the last place: to see
//! what a plan leads to, and how long it takes.
//!
//! The regulations do not give the rules of a final by the Swiss system; here it is played by as many
//! rounds of the Berger table.

use serde::Serialize;

use crate::berger::{Cycles, Joint, RoundRobin};
use crate::lot::Lot;
use crate::olympiad1972::division::{
    Division, DivisionFault, Final, Plan, System, finalists, numbers_by_lot, plan,
};
use crate::olympiad1972::matches::{BoardResult, Match};
use crate::olympiad1972::ranking::{Group, Ranking, rank};
use crate::olympiad1972::regulations::{Event, minutes};
use crate::tournament::Number;

/// A group that was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayedGroup {
    /// Its teams in the order of the numbers that they drew.
    pub teams: Vec<Number>,
    /// How many rounds were played.
    pub rounds: u16,
    /// All matches, round by round.
    pub matches: Vec<Match>,
    /// The matches for the title, where several were tied.
    pub play_off: Vec<Match>,
    /// The places.
    pub ranking: Ranking,
}

/// A championship that was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Rehearsal {
    /// The plan that it followed.
    pub plan: Plan,
    /// The preliminary groups; none where all played in one group.
    pub preliminaries: Vec<PlayedGroup>,
    /// The finals, the first for the title; the one group where there was one.
    pub finals: Vec<PlayedGroup>,
}

/// Plays a championship of these teams, in order of strength.
///
/// # Errors
/// When there is no row for so many.
pub fn rehearse(
    event: Event,
    strongest_first: &[Number],
    seed: u64,
) -> Result<Rehearsal, DivisionFault> {
    let plan = plan(event, u16::try_from(strongest_first.len()).unwrap_or(u16::MAX))?;
    let mut course = Course { event, lot: Lot::new(seed) };
    if plan.groups.is_empty() {
        let group = course.group(strongest_first, System::RoundRobin, true);
        return Ok(Rehearsal { plan, preliminaries: Vec::new(), finals: vec![group] });
    }
    let division = Division::snake(strongest_first, &plan.groups);
    let of_group = |teams: &Vec<Number>| course.group(teams, System::RoundRobin, false);
    let preliminaries: Vec<PlayedGroup> = division.groups.iter().map(of_group).collect();
    let rankings: Vec<Vec<Number>> =
        preliminaries.iter().map(|group| group.ranking.teams()).collect();
    let qualified = finalists(&plan, &rankings)?;
    let of_final = |(at, (teams, one)): (usize, (&Vec<Number>, &Final))| {
        course.group(teams, one.system, at == 0)
    };
    let finals = qualified.iter().zip(&plan.finals).enumerate().map(of_final).collect();
    Ok(Rehearsal { plan, preliminaries, finals })
}

/// A championship that is being played.
struct Course {
    event: Event,
    lot: Lot,
}

impl Course {
    /// Plays a group.
    fn group(&mut self, teams: &[Number], system: System, is_title: bool) -> PlayedGroup {
        let teams = numbers_by_lot(teams, &mut self.lot);
        let (rounds, matches) = self.rounds(&teams, Cycles::Single, system);
        let mut play_off = Vec::new();
        let mut ranking = self.ranked(&teams, &matches, is_title.then_some(&play_off));
        if let [_, _, ..] = ranking.play_off[..] {
            let rivals = numbers_by_lot(&ranking.play_off, &mut self.lot);
            // Two play two games on each board, more a match tournament of two cycles.
            play_off = match rivals[..] {
                [one, other] => vec![self.played([one, other]), self.played([other, one])],
                _ => self.rounds(&rivals, Cycles::Double(Joint::Exchanged), System::RoundRobin).1,
            };
            ranking = self.ranked(&teams, &matches, Some(&play_off));
        }
        PlayedGroup { teams, rounds, matches, play_off, ranking }
    }

    fn ranked(&self, teams: &[Number], matches: &[Match], title: Option<&Vec<Match>>) -> Ranking {
        let boards = self.event.regulations().boards;
        let title = title.map(Vec::as_slice);
        rank(&Group { teams, matches, boards, title, extra: None })
    }

    /// Plays by the Berger table.
    fn rounds(&mut self, teams: &[Number], cycles: Cycles, system: System) -> (u16, Vec<Match>) {
        let size = u16::try_from(teams.len()).unwrap_or(u16::MAX);
        let Ok(robin) = RoundRobin::new(size, cycles) else { return (0, Vec::new()) };
        let rounds = match system {
            System::RoundRobin | System::DoubleRoundRobin => robin.rounds(),
            System::Swiss { rounds } => rounds.min(robin.rounds()),
        };
        let team = |number: Number| teams.get(usize::from(number.0).saturating_sub(1)).copied();
        let pairings =
            (1..=rounds).filter_map(|round| robin.round(round)).flat_map(|round| round.pairings);
        let mut matches = Vec::new();
        for pairing in pairings {
            if let [Some(one), Some(other)] = pairing.both().map(team) {
                matches.push(self.played([one, other]));
            }
        }
        (rounds, matches)
    }

    /// A match by lot. One player of some fifty comes late, by up to two hours.
    fn played(&mut self, teams: [Number; 2]) -> Match {
        let mut boards = Vec::new();
        for _ in 0..self.event.regulations().boards {
            let late = [0; 2].map(|_: u16| match self.lot.below(50) {
                0 => u16::try_from(self.lot.below(120)).unwrap_or_default(),
                _ => 0,
            });
            let over_the_board = match self.lot.below(3) {
                0 => BoardResult::Won,
                1 => BoardResult::Drawn,
                _ => BoardResult::Lost,
            };
            boards.push(BoardResult::by_default(late, minutes().late).unwrap_or(over_the_board));
        }
        Match::of(teams, &boards)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::check::{PairingRequirements, check};
    use crate::pairing::Pairing;

    fn teams(count: u16) -> Vec<Number> {
        (1..=count).map(Number).collect()
    }

    /// The matches as pairings of the numbers drawn, round by round.
    fn pairings(group: &PlayedGroup) -> Vec<Vec<Pairing>> {
        let number = |team: &Number| {
            Number(
                u16::try_from(group.teams.iter().position(|one| one == team).unwrap()).unwrap() + 1,
            )
        };
        let boards = group.teams.len() / 2;
        let all: Vec<Pairing> = group
            .matches
            .iter()
            .map(|one| Pairing { white: number(&one.teams[0]), black: number(&one.teams[1]) })
            .collect();
        all.chunks(boards).map(<[Pairing]>::to_vec).collect()
    }

    #[test]
    fn every_row_of_the_tables_is_played_through_to_the_last_place() {
        let (mut rows, mut play_offs) = (0, 0);
        for (event, from, to) in [(Event::Men, 15, 72), (Event::Women, 13, 40)] {
            for count in from..=to {
                let played = rehearse(event, &teams(count), u64::from(count)).unwrap();
                rows += usize::from(!played.plan.groups.is_empty());
                let sizes = |groups: &[PlayedGroup]| -> Vec<u16> {
                    groups.iter().map(|group| u16::try_from(group.teams.len()).unwrap()).collect()
                };
                assert_eq!(sizes(&played.preliminaries), played.plan.groups, "{count}");
                let finals: Vec<u16> = played.plan.finals.iter().map(|one| one.size()).collect();
                if !finals.is_empty() {
                    assert_eq!(sizes(&played.finals), finals, "{count}");
                }
                let placed: BTreeSet<Number> =
                    played.finals.iter().flat_map(|group| group.ranking.teams()).collect();
                assert_eq!(placed, teams(count).into_iter().collect(), "{count}");
                for group in played.preliminaries.iter().chain(&played.finals) {
                    let size = u16::try_from(group.teams.len()).unwrap();
                    let robin = RoundRobin::new(size, Cycles::Single).unwrap();
                    let expected = if group.rounds == robin.rounds() {
                        PairingRequirements::of_round_robin(size, 1)
                    } else {
                        PairingRequirements::of(size)
                    };
                    assert_eq!(check(&pairings(group), &expected), [], "{count} teams");
                    assert!(group.ranking.play_off.is_empty(), "the play-off was played");
                    play_offs += usize::from(!group.play_off.is_empty());
                }
                // Nobody but those of the final for the title plays for it.
                let others = played.preliminaries.iter().chain(played.finals.iter().skip(1));
                assert!(others.into_iter().all(|group| group.play_off.is_empty()));
            }
        }
        assert_eq!(rows, 52 + 26);
        // Of so many championships some come to a play-off.
        let more: usize = (0..200)
            .filter(|seed| {
                let played = rehearse(Event::Women, &teams(16), *seed).unwrap();
                !played.finals[0].play_off.is_empty()
            })
            .count();
        assert!(play_offs + more > 0);
    }

    #[test]
    fn who_qualifies_is_among_the_first_of_his_group() {
        let played = rehearse(Event::Men, &teams(60), 1972).unwrap();
        for (group, at) in played.preliminaries.iter().zip(0..) {
            for (team, place) in group.ranking.teams().into_iter().zip(0..) {
                let at_final =
                    played.finals.iter().position(|one| one.teams.contains(&team)).unwrap();
                let before: u16 =
                    played.plan.finals.iter().take(at_final).map(|one| one.qualify[at]).sum();
                assert!(place >= before, "{team}");
                assert!(place < before + played.plan.finals[at_final].qualify[at], "{team}");
            }
        }
        assert_eq!(played, rehearse(Event::Men, &teams(60), 1972).unwrap(), "a seed repeats it");
        assert_ne!(played, rehearse(Event::Men, &teams(60), 1973).unwrap());
    }
}
