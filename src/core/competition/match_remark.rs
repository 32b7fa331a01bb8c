//! What speaks against matches that the arbiter makes by hand: told, and left to him.

use std::collections::BTreeSet;

use crate::competition::remark::Remark;
use crate::competition::round::Stage;
use crate::competition::state::Contest;
use crate::competition::team::{Match, TeamNo};
use jadoube_chess::side::Side;

impl Contest {
    /// A team with its number, as lists have it.
    #[must_use]
    pub fn team_called(&self, no: TeamNo) -> String {
        let number = self.team_number(no).map_or_else(String::new, |number| number.to_string());
        format!("{number} {}", self.team_name(no)).trim().to_owned()
    }

    /// What speaks against matches of a round: of two who have met in this phase, of a team that has
    /// the same colour at its first board for the third time in a row, of teams that are left out.
    #[must_use]
    pub fn match_remarks(&self, round: u8, matches: &[Match]) -> Vec<Remark> {
        let mut found = Vec::new();
        for one in matches {
            if let Some(round) = self.met_in(round, *one) {
                let [white, black] = one.both().map(|team| self.team_called(team));
                found.push(Remark::MetBefore {
                    white,
                    black,
                    round,
                    article: self.handling().basics,
                });
            }
            for (team, colour) in [(one.first, Side::White), (one.second, Side::Black)] {
                let before = self.colours_before(round, team);
                if before.len() > 1 && before.iter().rev().take(2).all(|it| *it == colour) {
                    found.push(Remark::ColourThrice {
                        name: self.team_called(team),
                        colour,
                        article: self.handling().basics,
                    });
                }
            }
        }
        let paired: BTreeSet<TeamNo> = matches.iter().flat_map(|one| one.both()).collect();
        let concerned = self.paired_by_hand(round);
        let left = concerned.into_iter().filter(|team| !paired.contains(team));
        let left: Vec<TeamNo> = left.filter(|team| self.team_plays(*team, round)).collect();
        if left.len() > 1 && !matches.is_empty() {
            found.extend(left.iter().map(|team| Remark::LeftOut {
                name: self.team_called(*team),
                article: self.handling().basics,
            }));
        }
        found
    }

    /// The rounds of the phase before one that are known, with the matches of each.
    fn known_before(&self, round: u8) -> impl Iterator<Item = (u8, &[Match])> {
        let first = self.phase_of(round).map_or(1, |(_, phase)| phase.first_round);
        let rounds = self.rounds.range(first.min(round)..round);
        let known = rounds.filter(|(_, of)| of.stage != Stage::Draft);
        known.map(|(no, of)| (*no, of.matches.as_slice()))
    }

    fn met_in(&self, round: u8, of: Match) -> Option<u8> {
        let are_they = |one: &Match| of.both().iter().all(|team| one.both().contains(team));
        let mut met = self.known_before(round).filter(|(_, all)| all.iter().any(are_they));
        met.next().map(|(no, _)| no)
    }

    /// The colours of a team at its first board, round by round.
    fn colours_before(&self, round: u8, team: TeamNo) -> Vec<Side> {
        let before = self.known_before(round).flat_map(|(_, all)| all);
        let own = before.filter(|one| one.both().contains(&team));
        own.map(|one| if one.first == team { Side::White } else { Side::Black }).collect()
    }

    /// The teams that no table pairs in a round.
    fn paired_by_hand(&self, round: u8) -> Vec<TeamNo> {
        let Some((_, phase)) = self.phase_of(round) else {
            let has_table = self.regulations.as_ref().is_some_and(|one| one.is_table());
            return if has_table { Vec::new() } else { self.teams.keys().copied().collect() };
        };
        let nth = phase.nth(round);
        let without = phase.groups.iter().filter(|group| {
            group.round(phase.kind, nth).is_none() && nth <= group.rounds(phase.kind)
        });
        without.flat_map(|group| group.teams.iter().copied()).collect()
    }
}
