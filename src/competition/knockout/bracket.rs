//! The bracket of a knock-out: the first seed meets the last, and the best two can only meet in the
//! final. Where the number of players is no power of two, the first seeds have byes.

use std::collections::BTreeMap;

use jadoube_message::{Message, Value};
use serde::{Deserialize, Serialize};

use crate::knockout::duel::ARTICLE;
use crate::tournament::Number;

/// A match in a bracket, by round and place within it, both from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Tie {
    /// The round.
    pub round: u16,
    /// Its place in the round, from the top.
    pub place: u16,
}

/// Who comes into a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Slot {
    /// A seed.
    Seed(Number),
    /// Nobody: the other goes on without play.
    Bye,
    /// Who wins a match.
    Winner(Tie),
    /// Who loses a match.
    Loser(Tie),
}

/// A match of a bracket, and who comes into it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The match of the bracket.
    pub tie: Tie,
    /// The two.
    pub slots: [Slot; 2],
    /// Whether it is for the third place.
    pub is_for_third: bool,
}

/// A match of a bracket with the two who play it, as far as they are known.
pub type FilledRow = (Row, [Option<Number>; 2]);

/// Why there is no bracket, or a result is none of it.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "competition-bracket", error)]
pub enum BracketFault {
    /// Fewer than two.
    #[message(with(article = article()))]
    TooFew {
        /// How many there are.
        players: u16,
    },
    /// More than can be seeded.
    #[message(with(article = article()))]
    TooMany {
        /// How many there are.
        players: u16,
    },
    /// The one who is said to have won does not play in the match.
    #[message(with(article = article()))]
    NotInTie {
        /// The one who is said to have won.
        player: Number,
        /// The round.
        round: u16,
        /// The place of the match in it.
        place: u16,
    },
}

fn article() -> Value<'static> {
    Value::Text(ARTICLE.to_string().into())
}

/// A bracket for so many seeds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bracket {
    players: u16,
    third_place: bool,
}

/// The most that are seeded: sixteen rounds of matches are more than anybody plays.
const MOST: u16 = 0x4000;

impl Bracket {
    /// A bracket, with a match for the third place or without.
    ///
    /// # Errors
    /// When there are fewer than two, or more than can be seeded.
    pub const fn new(players: u16, third_place: bool) -> Result<Self, BracketFault> {
        match players {
            ..2 => Err(BracketFault::TooFew { players }),
            2..=MOST => Ok(Self { players, third_place }),
            _ => Err(BracketFault::TooMany { players }),
        }
    }

    /// How many rounds it has.
    #[must_use]
    pub const fn rounds(self) -> u16 {
        // At most 14.
        self.players.next_power_of_two().trailing_zeros() as u16
    }

    /// How many have a bye in the first round.
    #[must_use]
    pub const fn byes(self) -> u16 {
        self.players.next_power_of_two() - self.players
    }

    /// All matches, round by round; the one for the third place stands before the final.
    #[must_use]
    pub fn rows(self) -> Vec<Row> {
        let seed = |number: u16| {
            if number <= self.players { Slot::Seed(Number(number)) } else { Slot::Bye }
        };
        let mut slots: Vec<Slot> =
            seeds(self.players.next_power_of_two()).into_iter().map(seed).collect();
        let mut rows = Vec::new();
        for round in 1..=self.rounds() {
            let pairs = slots.chunks_exact(2).zip(1..).filter_map(|(pair, place)| {
                let [one, other] = pair else { return None };
                let tie = Tie { round, place };
                Some(Row { tie, slots: [*one, *other], is_for_third: false })
            });
            let pairs: Vec<Row> = pairs.collect();
            if let ([one, other], true) = (&pairs[..], self.third_place) {
                let tie = Tie { round: round + 1, place: 2 };
                let slots = [Slot::Loser(one.tie), Slot::Loser(other.tie)];
                rows.extend(pairs.iter().cloned());
                rows.push(Row { tie, slots, is_for_third: true });
            } else {
                rows.extend(pairs.iter().cloned());
            }
            slots = pairs.iter().map(|row| Slot::Winner(row.tie)).collect();
        }
        rows
    }

    /// Who plays in each match, as far as the winners are known. A bye wins nothing: who has one goes
    /// on.
    ///
    /// # Errors
    /// When somebody is said to have won a match that he does not play in.
    pub fn filled(self, winners: &BTreeMap<Tie, Number>) -> Result<Vec<FilledRow>, BracketFault> {
        let mut known: BTreeMap<Tie, [Option<Number>; 2]> = BTreeMap::new();
        let mut winner_of: BTreeMap<Tie, Number> = BTreeMap::new();
        let mut filled = Vec::new();
        for row in self.rows() {
            let who = row.slots.map(|slot| match slot {
                Slot::Seed(number) => Some(number),
                Slot::Bye => None,
                Slot::Winner(tie) => winner_of.get(&tie).copied(),
                Slot::Loser(tie) => {
                    let winner = winner_of.get(&tie)?;
                    known.get(&tie)?.iter().flatten().find(|one| *one != winner).copied()
                }
            });
            let Tie { round, place } = row.tie;
            match (winners.get(&row.tie), row.slots) {
                (Some(player), _) if !who.contains(&Some(*player)) => {
                    return Err(BracketFault::NotInTie { player: *player, round, place });
                }
                (Some(player), _) => drop(winner_of.insert(row.tie, *player)),
                (None, [Slot::Seed(player), Slot::Bye] | [Slot::Bye, Slot::Seed(player)]) => {
                    winner_of.insert(row.tie, player);
                }
                (None, _) => {}
            }
            known.insert(row.tie, who);
            filled.push((row, who));
        }
        Ok(filled)
    }
}

/// The seeds from the top to the bottom of a bracket of so many, the better of a match first: in each
/// round the first still meets the last, the second the last but one.
fn seeds(size: u16) -> Vec<u16> {
    let mut all = vec![1];
    let mut there = 1;
    while there < size {
        there *= 2;
        all = all.into_iter().flat_map(|seed| [seed, there + 1 - seed]).collect();
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_meet_as_late_as_they_can() {
        for rounds in 1..=8_u16 {
            let size = 1 << rounds;
            let mut standing = seeds(size);
            assert_eq!(standing.len(), usize::from(size));
            let mut left = size;
            while left > 1 {
                // Whoever is better wins: then the first meets the last of those who are left.
                for pair in standing.chunks_exact(2) {
                    assert_eq!(pair[0] + pair[1], left + 1, "{size}");
                }
                standing = standing.chunks_exact(2).map(|pair| pair[0].min(pair[1])).collect();
                left /= 2;
            }
        }
    }

    #[test]
    fn a_bracket_of_sixteen_is_the_usual_one() {
        assert_eq!(seeds(16), [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
    }

    #[test]
    fn the_first_seeds_have_the_byes() {
        for players in 2..=70_u16 {
            let bracket = Bracket::new(players, false).unwrap();
            let mut free: Vec<u16> = bracket
                .rows()
                .iter()
                .filter_map(|row| match row.slots {
                    [Slot::Seed(one), Slot::Bye] | [Slot::Bye, Slot::Seed(one)] => Some(one.0),
                    _ => None,
                })
                .collect();
            free.sort_unstable();
            assert_eq!(free, (1..=bracket.byes()).collect::<Vec<_>>(), "{players}");
            let matches = bracket.rows().len() - usize::from(bracket.byes());
            assert_eq!(matches, usize::from(players) - 1, "{players}");
        }
        assert_eq!(Bracket::new(1, false), Err(BracketFault::TooFew { players: 1 }));
        assert_eq!(Bracket::new(0x4001, false), Err(BracketFault::TooMany { players: 0x4001 }));
    }

    #[test]
    fn winners_go_on_and_losers_of_the_semifinals_play_for_the_third_place() {
        let bracket = Bracket::new(6, true).unwrap();
        let mut winners = BTreeMap::new();
        loop {
            let filled = bracket.filled(&winners).unwrap();
            let next = filled.into_iter().find_map(|(row, who)| match who {
                [Some(one), Some(other)] if !winners.contains_key(&row.tie) => {
                    Some((row.tie, one.min(other)))
                }
                _ => None,
            });
            let Some((tie, better)) = next else { break };
            winners.insert(tie, better);
        }
        let filled = bracket.filled(&winners).unwrap();
        let third = filled.iter().find(|(row, _)| row.is_for_third).unwrap();
        assert_eq!(third.1.map(|one| one.unwrap().0).into_iter().min(), Some(3));
        let last = filled.last().unwrap();
        assert!(last.0.is_for_third || last.0.tie.round == bracket.rounds());
        let finalists =
            filled.iter().find(|(row, _)| row.tie == Tie { round: 3, place: 1 }).unwrap().1;
        let mut finalists = finalists.map(|one| one.unwrap().0);
        finalists.sort_unstable();
        assert_eq!(finalists, [1, 2]);
        let nobody = BTreeMap::from([(Tie { round: 1, place: 1 }, Number(5))]);
        assert!(matches!(bracket.filled(&nobody), Err(BracketFault::NotInTie { .. })));
    }
}
