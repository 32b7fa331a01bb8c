//! A knock-out as it is played: of every match how it stands, who goes on and by what, and what is
//! played next; of every player the places that he can still have. Nothing of it is kept: it follows
//! from the games.

use std::collections::BTreeMap;

use jadoube_chess::result::Score;
use serde::{Deserialize, Serialize};

use crate::knockout::bracket::{Bracket, Row, Slot, Tie};
use crate::knockout::duel::{Game, NextGame, Seat, Stage, Standing, standing_of};
use crate::tournament::Number;

/// A game of a match, as it was scheduled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Leg {
    /// Of which match.
    pub tie: Tie,
    /// Of which stage, from 1.
    pub stage: u16,
    /// Which game of the stage, from 1.
    pub game: u16,
}

/// A game of a match with what has become of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct MatchGame {
    /// Which game of which match it is.
    pub leg: Leg,
    /// Who had White.
    pub white: Number,
    /// Who had Black.
    pub black: Number,
    /// How it ended; nothing, while it is not known.
    pub score: Option<Score>,
}

/// By what somebody has won a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// By the games.
    Games,
    /// Nobody stood against him.
    Bye,
    /// The opponent plays no more.
    Walkover,
    /// By lot, after it stood even.
    Lot,
}

/// How far a match has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "end")]
pub enum End {
    /// It goes on, or has not begun.
    Open,
    /// Somebody has won it.
    Won {
        /// The one who goes on.
        winner: Number,
        /// By what.
        by: By,
    },
    /// It is over, and stands even.
    Even,
    /// Nobody is left to win it.
    Nobody,
}

/// The lot that decided a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchLot<N> {
    /// Who won it.
    pub winner: N,
    /// From which seed; none, where it was drawn in the hall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Why so, as the arbiter said it.
    pub reason: String,
}

/// A match, as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Match {
    /// Its place in the bracket.
    pub row: Row,
    /// The two, the upper one first, as far as they are known.
    pub players: [Option<Number>; 2],
    /// Who has come into it by the results as they are now.
    pub due: [Option<Number>; 2],
    /// Its games, in their order.
    pub games: Vec<MatchGame>,
    /// How it stands in its stages.
    pub standing: Standing,
    /// How far it has come.
    pub end: End,
    /// The lot that decided it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lot: Option<MatchLot<Number>>,
}

impl Match {
    /// Who has won it.
    #[must_use]
    pub const fn winner(&self) -> Option<Number> {
        match self.end {
            End::Won { winner, .. } => Some(winner),
            End::Open | End::Even | End::Nobody => None,
        }
    }

    /// Who has lost it.
    #[must_use]
    pub fn loser(&self) -> Option<Number> {
        let winner = self.winner()?;
        self.players.iter().flatten().find(|one| **one != winner).copied()
    }

    /// Whether the result of a game of it is not known.
    #[must_use]
    pub fn waits(&self) -> bool {
        self.games.iter().any(|game| game.score.is_none())
    }

    /// Who plays in it without having come there by the results, and who should in his place; nobody,
    /// while that is not decided. It is so where a result was corrected after it was paired.
    pub fn odds(&self) -> impl Iterator<Item = (Number, Option<Number>)> {
        let missing = self.due.into_iter().flatten();
        let missing = missing.filter(|due| !self.players.contains(&Some(*due)));
        let mut missing = missing.collect::<Vec<_>>().into_iter();
        let wrong = self.players.into_iter().flatten();
        let wrong = wrong.filter(|player| !self.due.contains(&Some(*player)));
        let wrong: Vec<Number> = wrong.collect();
        wrong.into_iter().map(move |player| (player, missing.next()))
    }

    /// Whether two play in it.
    #[must_use]
    pub fn is_played(&self) -> bool {
        !self.row.slots.contains(&Slot::Bye)
    }
}

/// A game that is to be paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Due {
    /// Which game.
    pub leg: Leg,
    /// Who has White.
    pub white: Number,
    /// Who has Black.
    pub black: Number,
}

/// The places that somebody can have, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct PlaceRange {
    /// The player who can have them.
    pub number: Number,
    /// The best.
    pub from: u16,
    /// The last.
    pub to: u16,
    /// In which round of the bracket he was beaten.
    pub beaten_in: Option<u16>,
    /// Whether his place is known.
    pub is_known: bool,
}

/// The rules of a knock-out, or of a match, which is a bracket of two.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Knockout {
    /// The bracket.
    pub bracket: Bracket,
    /// The stages of every match.
    pub stages: Vec<Stage>,
    /// Those of the final, where they are others; else empty.
    pub final_stages: Vec<Stage>,
    /// Whether a match may end even; otherwise its last stage is played again until somebody wins.
    pub may_be_even: bool,
    /// Who has won a match by lot that stood even.
    pub lots: BTreeMap<Tie, MatchLot<Number>>,
}

/// A knock-out as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Course {
    /// How many rounds the bracket has.
    pub rounds: u16,
    /// All matches in the order of the bracket.
    pub matches: Vec<Match>,
}

/// Who comes into a match, as far as the bracket says.
#[derive(Clone, Copy)]
enum Comes {
    Unknown,
    Nobody,
    One(Number),
}

impl Comes {
    const fn number(self) -> Option<Number> {
        match self {
            Self::One(number) => Some(number),
            Self::Unknown | Self::Nobody => None,
        }
    }
}

impl Knockout {
    /// The stages of a match; the one for the third place has those of the others.
    #[must_use]
    pub fn stages_of(&self, tie: Tie) -> &[Stage] {
        let is_final = tie == Tie { round: self.bracket.rounds(), place: 1 };
        if is_final && !self.final_stages.is_empty() { &self.final_stages } else { &self.stages }
    }

    /// How it stands after these games, where those of whom `left` is true play no more. Who was
    /// paired has played, whoever should have come into the match.
    #[must_use]
    pub fn course(&self, games: &[MatchGame], left: impl Fn(Number) -> bool) -> Course {
        let mut done: BTreeMap<Tie, (Comes, Comes)> = BTreeMap::new();
        let mut matches = Vec::new();
        for row in self.bracket.rows() {
            let comes = row.slots.map(|slot| match slot {
                Slot::Seed(number) => Comes::One(number),
                Slot::Bye => Comes::Nobody,
                Slot::Winner(tie) => done.get(&tie).map_or(Comes::Unknown, |one| one.0),
                Slot::Loser(tie) => done.get(&tie).map_or(Comes::Unknown, |one| one.1),
            });
            let one = self.play(row, comes, games, &left);
            let winner = match one.end {
                End::Won { winner, .. } => Comes::One(winner),
                End::Nobody => Comes::Nobody,
                End::Open | End::Even => Comes::Unknown,
            };
            let loser = match one.end {
                End::Won { .. } => one.loser().map_or(Comes::Nobody, Comes::One),
                End::Nobody => Comes::Nobody,
                End::Open | End::Even => Comes::Unknown,
            };
            done.insert(one.row.tie, (winner, loser));
            matches.push(one);
        }
        Course { rounds: self.bracket.rounds(), matches }
    }

    fn play(
        &self,
        row: Row,
        comes: [Comes; 2],
        games: &[MatchGame],
        left: &impl Fn(Number) -> bool,
    ) -> Match {
        let mut games: Vec<MatchGame> =
            games.iter().filter(|game| game.leg.tie == row.tie).copied().collect();
        let by_bracket = comes.map(Comes::number);
        let players = match games.last() {
            Some(last) => seated(by_bracket, [last.white, last.black]),
            None => by_bracket,
        };
        // Others who sat there before the pairing was changed have no part in it.
        games.retain(|game| {
            [game.white, game.black].map(Some).iter().all(|one| players.contains(one))
        });
        let standing = self.standing(&row, players, &games);
        let here = |number: &Option<Number>| number.filter(|one| !left(*one));
        let waits = games.iter().any(|game| game.score.is_none());
        let lot = self.lots.get(&row.tie).filter(|lot| {
            !waits && self.is_even(row.tie, &standing) && players.contains(&Some(lot.winner))
        });
        let by_games = match (standing.winner, players.each_ref().map(here)) {
            (Some(seat), _) => {
                let [first, second] = players;
                let winner = if seat == Seat::First { first } else { second };
                winner.map_or(End::Open, |winner| End::Won { winner, by: By::Games })
            }
            (None, _) if standing.next.is_none() => End::Even,
            (None, present) => walkover(comes, players, present),
        };
        let end = lot.map_or(by_games, |lot| End::Won { winner: lot.winner, by: By::Lot });
        Match { row, players, due: by_bracket, games, standing, end, lot: lot.cloned() }
    }

    /// How it stands in the stages of a match; the last one again, where it must not end even.
    fn standing(&self, row: &Row, players: [Option<Number>; 2], games: &[MatchGame]) -> Standing {
        let mut stages = self.stages_of(row.tie).to_vec();
        let mut played: Vec<Vec<Game>> = Vec::new();
        for game in games {
            let Some(score) = game.score else { continue };
            let stage = usize::from(game.leg.stage.max(1));
            if played.len() < stage {
                played.resize(stage, Vec::new());
            }
            let seat = if players[0] == Some(game.white) { Seat::First } else { Seat::Second };
            if let Some(stage) = played.get_mut(stage - 1) {
                stage.push(Game { score, white: Some(seat) });
            }
        }
        loop {
            let standing = standing_of(&stages, &played);
            let again = stages.last().map(|last| Stage { white: None, ..last.clone() });
            let is_over = standing.winner.is_some() || standing.next.is_some() || self.may_be_even;
            match again {
                Some(again) if !is_over => stages.push(again),
                _ => return standing,
            }
        }
    }

    /// Whether all stages of a match have been played, and it stands even.
    #[must_use]
    pub fn is_even(&self, tie: Tie, standing: &Standing) -> bool {
        let stages = u16::try_from(self.stages_of(tie).len()).unwrap_or(u16::MAX);
        standing.winner.is_none()
            && standing.next.is_none_or(|next| next.stage > stages && next.game == 1)
    }

    /// The stage of a game; the last one, where it is played again.
    #[must_use]
    pub fn stage(&self, leg: Leg) -> Option<&Stage> {
        let stages = self.stages_of(leg.tie);
        stages.get(usize::from(leg.stage).checked_sub(1)?).or(stages.last())
    }
}

/// Those who are paired, in the order of the bracket where it knows one of them; else as they sat.
fn seated(by_bracket: [Option<Number>; 2], paired: [Number; 2]) -> [Option<Number>; 2] {
    let [one, other] = paired;
    let turned = by_bracket[0] == Some(other) || by_bracket[1] == Some(one);
    let is_known = by_bracket[0] == Some(one) || by_bracket[1] == Some(other);
    let turned = if turned || is_known { turned } else { other < one };
    if turned { [Some(other), Some(one)] } else { [Some(one), Some(other)] }
}

/// How a match that no game has decided ends because somebody is not there.
fn walkover(comes: [Comes; 2], players: [Option<Number>; 2], here: [Option<Number>; 2]) -> End {
    // One can be missing because nobody comes from the match before, or because he has left.
    let is_settled = players.iter().zip(comes).all(|one| match one {
        (Some(_), _) | (None, Comes::Nobody) => true,
        (None, Comes::Unknown | Comes::One(_)) => false,
    });
    if !is_settled {
        return End::Open;
    }
    let by = if players.contains(&None) { By::Bye } else { By::Walkover };
    match here {
        [Some(_), Some(_)] => End::Open,
        [Some(winner), None] | [None, Some(winner)] => End::Won { winner, by },
        [None, None] => End::Nobody,
    }
}

impl Course {
    /// A match.
    #[must_use]
    pub fn of(&self, tie: Tie) -> Option<&Match> {
        self.matches.iter().find(|one| one.row.tie == tie)
    }

    /// The matches in which somebody plays who has not come there by the results: which, who, and who
    /// should.
    pub fn odds(&self) -> impl Iterator<Item = (Tie, Number, Option<Number>)> {
        self.matches.iter().flat_map(|one| {
            one.odds().map(|(plays, due)| (one.row.tie, plays, due)).collect::<Vec<_>>()
        })
    }

    /// The round that is played: the first in which a match is not over; the last, once all are.
    #[must_use]
    pub fn round(&self) -> u16 {
        let mut open = self.matches.iter().filter(|one| one.end == End::Open);
        open.next().map_or(self.rounds, |one| one.row.tie.round)
    }

    /// Whether every match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.matches.iter().all(|one| one.end != End::Open)
    }

    /// The games that are paired next: one of every match of the round that is not over, unless a game
    /// of it still waits for its result.
    #[must_use]
    pub fn due(&self) -> Vec<Due> {
        let round = self.round();
        let open = self.matches.iter();
        let open = open.filter(|one| one.end == End::Open && one.row.tie.round == round);
        let due = open.filter(|one| !one.waits()).filter_map(|one| {
            let [first, second] = one.players;
            let (first, second) = (first?, second?);
            let NextGame { stage, game, white } = one.standing.next?;
            let (white, black) = match white {
                Seat::First => (first, second),
                Seat::Second => (second, first),
            };
            Some(Due { leg: Leg { tie: one.row.tie, stage, game }, white, black })
        });
        due.collect()
    }

    /// Those who have no opponent in the round that is played.
    pub fn byes(&self) -> impl Iterator<Item = Number> {
        let round = self.round();
        let free = self.matches.iter().filter(move |one| one.row.tie.round == round);
        free.filter_map(|one| match one.end {
            End::Won { winner, by: By::Bye } => Some(winner),
            _ => None,
        })
    }

    /// The places of all, the best first: who is beaten shares those of his round with the others who
    /// are beaten in it, unless the third place is played for.
    #[must_use]
    pub fn places(&self) -> Vec<PlaceRange> {
        let third = self.matches.iter().find(|one| one.row.is_for_third);
        let mut places: BTreeMap<Number, PlaceRange> = BTreeMap::new();
        for one in &self.matches {
            let Tie { round, .. } = one.row.tie;
            let in_round = self.matches.iter();
            let beaten = in_round
                .filter(|other| other.row.tie.round == round && !other.row.is_for_third)
                .filter(|other| other.is_played())
                .count();
            let beaten = u16::try_from(beaten).unwrap_or(u16::MAX);
            let left = 1_u16.checked_shl(u32::from(self.rounds.saturating_sub(round)));
            let left = left.unwrap_or(u16::MAX);
            let goes_to_third = third.is_some() && round + 1 == self.rounds;
            let ([best, last], [worst, end]) = match one.row.is_for_third {
                true => ([3, 3], [4, 4]),
                false => ([1, left], [left + 1, left + beaten]),
            };
            for number in one.players.into_iter().flatten() {
                let is_beaten = match one.end {
                    End::Won { winner, .. } => Some(winner != number),
                    End::Nobody => Some(true),
                    End::Open | End::Even => None,
                };
                let (from, to) = match is_beaten {
                    Some(true) => (worst, end),
                    Some(false) => (best, last),
                    None => (best, end),
                };
                let is_even = one.end == End::Even;
                let is_known = is_even
                    || is_beaten == Some(true) && (!goes_to_third || one.row.is_for_third)
                    || is_beaten == Some(false) && best == last;
                let beaten_in = is_beaten.filter(|beaten| *beaten && !one.row.is_for_third);
                let before = places.get(&number).and_then(|place| place.beaten_in);
                let beaten_in = beaten_in.map(|_| round).or(before);
                places.insert(number, PlaceRange { number, from, to, beaten_in, is_known });
            }
        }
        let mut places: Vec<PlaceRange> = places.into_values().collect();
        places.sort_by_key(|place| (place.from, place.to, place.number));
        places
    }
}

#[cfg(test)]
mod tests;
