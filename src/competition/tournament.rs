//! The players of a tournament, or its teams, and what each did in every round: what standings are
//! made of, and what a tournament file carries. Nothing that follows from it is stored: no points, no
//! ranks.

use std::collections::BTreeMap;
use std::fmt;

use jadoube_chess::side::Side;
use jadoube_message::{Argument, Value, plain};
use serde::{Deserialize, Serialize};

use crate::points::{Points, Scoring};

/// A player's number for pairing (TPN), from 1; a team's likewise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Number(pub u16);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// As it is: a number of a player has no plural.
impl Argument for Number {
    const NAME: &'static str = "player";

    fn value(&self) -> Value<'_> {
        plain(self)
    }
}

/// How a game over the board ended for one of its players. Both may have lost, and one may have half
/// a point where the other has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Score {
    /// The points of a win.
    Win,
    /// The points of a draw.
    Draw,
    /// The points of a loss.
    Loss,
}

/// A round in which a player had no opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bye {
    /// Given by the pairing, the number of players being odd (PAB; `U` in TRF).
    PairingAllocated,
    /// With the points of a win (`F`).
    Full,
    /// With the points of a draw, asked for (`H`).
    Half,
    /// Without points: absent, or withdrawn (`Z`).
    Zero,
}

/// What a player did in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RoundResult {
    /// A game that was played, or is being played.
    Game {
        /// Against whom.
        opponent: Number,
        /// With which pieces he played, whatever was scheduled.
        colour: Side,
        /// How it ended for him; nothing while it is not known, as in an adjourned game.
        score: Option<Score>,
        /// Whether it counts for rating: not where a player made no move (`W D L` in TRF).
        is_rated: bool,
    },
    /// A pairing that was not played because one was absent, or both were.
    Forfeit {
        /// Against whom he was paired; nobody where a file does not tell.
        opponent: Option<Number>,
        /// The pieces he was to have.
        colour: Option<Side>,
        /// Whether he was there.
        won: bool,
    },
    /// No opponent.
    Bye(Bye),
}

impl RoundResult {
    /// Whom he met or was to meet.
    #[must_use]
    pub const fn opponent(&self) -> Option<Number> {
        match self {
            Self::Game { opponent, .. } => Some(*opponent),
            Self::Forfeit { opponent, .. } => *opponent,
            Self::Bye(_) => None,
        }
    }

    /// As tables print it; nothing while it is not known.
    #[must_use]
    pub const fn sign(&self) -> Option<&'static str> {
        Some(match self {
            Self::Game { score: None, .. } => return None,
            Self::Game { score: Some(Score::Win), .. } => "1",
            Self::Game { score: Some(Score::Draw), .. } | Self::Bye(Bye::Half) => "½",
            Self::Game { score: Some(Score::Loss), .. } => "0",
            Self::Forfeit { won: true, .. } | Self::Bye(Bye::Full | Bye::PairingAllocated) => "+",
            Self::Forfeit { won: false, .. } | Self::Bye(Bye::Zero) => "–",
        })
    }

    /// Whether a game was begun over the board.
    #[must_use]
    pub const fn is_played(&self) -> bool {
        matches!(self, Self::Game { .. })
    }
}

/// As tournament files know it: who may win a women's title, and who not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sex {
    /// `m`
    Man,
    /// `w`
    Woman,
}

/// A date of which month and day may be unknown, as dates of birth are in FIDE's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Date {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: Option<u8>,
    /// The day of the month, from 1.
    pub day: Option<u8>,
}

impl Date {
    /// A whole date.
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Self {
        Self { year, month: Some(month), day: Some(day) }
    }

    /// Of a year nothing but the year.
    #[must_use]
    pub const fn year(year: u16) -> Self {
        Self { year, month: None, day: None }
    }

    /// A date as files write it: `2026/11/01`, `2026-11-01`, `1969.12.06`, `24/09/2010`,
    /// `28. 07. 2005`, `1981`, `1981/00/00`; the day stands before the month where the year is last.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let parts = text.split(['/', '.', '-']).map(|part| part.trim().parse::<u16>());
        let parts = parts.collect::<Result<Vec<u16>, _>>().ok()?;
        let (year, month, day) = match parts[..] {
            [year] => (year, 0, 0),
            [year, month] if year > 31 => (year, month, 0),
            [year, month, day] if year > 31 => (year, month, day),
            [day, month, year] if year > 31 => (year, month, day),
            _ => return None,
        };
        if !(1000..=9999).contains(&year) || month > 12 || day > 31 || (month == 0 && day > 0) {
            return None;
        }
        let known = |part: u16| u8::try_from(part).ok().filter(|part| *part > 0);
        Some(Self { year, month: known(month), day: known(day) })
    }
}

/// As tournament files write it: `1987/03/00`.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (month, day) = (self.month.unwrap_or_default(), self.day.unwrap_or_default());
        write!(f, "{:04}/{month:02}/{day:02}", self.year)
    }
}

/// What the results of this file are worth.
impl Scoring {
    /// What a player gets for what he did in a round.
    #[must_use]
    pub const fn of(&self, result: &RoundResult) -> Points {
        match result {
            RoundResult::Game { score: Some(score), .. } => self.score(*score),
            RoundResult::Game { score: None, .. } => self.unknown,
            RoundResult::Forfeit { won: true, .. } | RoundResult::Bye(Bye::Full) => self.win,
            RoundResult::Forfeit { won: false, .. } | RoundResult::Bye(Bye::Zero) => self.absence,
            RoundResult::Bye(Bye::PairingAllocated) => self.pairing_bye,
            RoundResult::Bye(Bye::Half) => self.draw,
        }
    }

    /// What a game is worth to the one for whom it ended so.
    #[must_use]
    pub const fn score(&self, score: Score) -> Points {
        match score {
            Score::Win => self.win,
            Score::Draw => self.draw,
            Score::Loss => self.loss,
        }
    }
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Player {
    /// As the list writes it: “Surname, Given name”.
    pub name: String,
    /// The federation's three letters; empty where none is known.
    pub federation: String,
    /// `GM`, `IM`, `WGM` …; empty without a title.
    pub title: String,
    /// The rating that counts in this tournament; none for an unrated player.
    pub rating: Option<u16>,
    /// The number in FIDE's list.
    pub fide_id: Option<u32>,
    /// As the list has it.
    pub sex: Option<Sex>,
    /// The date of birth, or the year of it.
    pub birth: Option<Date>,
    /// The club, where a list tells it; tournament files do not.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub club: String,
    /// What he did in round 1, 2, …; `None` where nothing is known of the round, or nothing yet.
    pub rounds: Vec<Option<RoundResult>>,
}

/// A team: its players in the order of their boards.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Team {
    /// Its name.
    pub name: String,
    /// Its players, strongest first.
    pub players: Vec<Number>,
    /// Rounds for which it got a bye, where the results of its players do not tell it.
    #[serde(default)]
    pub byes: BTreeMap<u8, Bye>,
    /// Matches that were not played, by round.
    #[serde(default)]
    pub forfeits: BTreeMap<u8, MatchForfeit>,
    /// Who sat at board 1, 2, … in a round, where it was not the order of the list or a board stayed
    /// empty.
    #[serde(default)]
    pub line_ups: BTreeMap<u8, Vec<Option<Number>>>,
}

/// A match that was not played because one team was absent, or both were.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchForfeit {
    /// The team against which it was paired.
    pub opponent: Number,
    /// Whether this team was there.
    pub won: bool,
}

/// How a tournament pairs, as far as standings depend on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Schedule {
    /// Round by round, by the results (a Swiss system).
    #[default]
    ByResults,
    /// Known beforehand (a round robin).
    Fixed,
}

/// A tournament: players by number, teams where there are teams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    /// How many rounds are planned.
    pub rounds: u8,
    /// How it pairs.
    pub schedule: Schedule,
    /// What results are worth.
    pub scoring: Scoring,
    /// What matches are worth to teams: match points (record 362 of TRF26).
    #[serde(default = "Scoring::matches")]
    pub match_scoring: Scoring,
    /// The players by their numbers.
    pub players: BTreeMap<Number, Player>,
    /// The teams by their numbers; empty where everybody plays for himself.
    pub teams: BTreeMap<Number, Team>,
}

impl Default for Tournament {
    fn default() -> Self {
        Self {
            rounds: 0,
            schedule: Schedule::default(),
            scoring: Scoring::USUAL,
            match_scoring: Scoring::MATCHES,
            players: BTreeMap::new(),
            teams: BTreeMap::new(),
        }
    }
}

impl Tournament {
    /// A player's points after so many rounds.
    #[must_use]
    pub fn points(&self, player: Number, rounds: u8) -> Points {
        let played = self.players.get(&player).map_or(&[][..], |player| &player.rounds);
        let counted = played.iter().take(usize::from(rounds)).flatten();
        counted.map(|result| self.scoring.of(result)).sum()
    }

    /// What another table of the same event has of a player, and this one has not: round by round.
    #[must_use]
    pub fn struck_from(&self, record: &Self, player: Number) -> Vec<(u8, RoundResult)> {
        let counts = |round: u8| {
            let here = self.players.get(&player);
            here.and_then(|here| here.rounds.get(usize::from(round - 1))?.as_ref()).is_some()
        };
        let there = record.players.get(&player).map_or(&[][..], |player| &player.rounds);
        let there =
            (1..=u8::MAX).zip(there).filter_map(|(round, result)| Some((round, (*result)?)));
        there.filter(|(round, _)| !counts(*round)).collect()
    }

    /// What a player did in the rounds in which he met another, or was to: a cell of a cross-table.
    pub fn meetings(
        &self,
        player: Number,
        other: Number,
    ) -> impl Iterator<Item = (u8, &RoundResult)> {
        let played = self.players.get(&player).map_or(&[][..], |player| &player.rounds);
        let rounds = (1..=u8::MAX).zip(played);
        rounds
            .filter_map(|(round, result)| Some((round, result.as_ref()?)))
            .filter(move |(_, result)| result.opponent() == Some(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_of_a_cross_table_has_what_two_did_against_each_other() {
        let game = |opponent, score| RoundResult::Game {
            opponent: Number(opponent),
            colour: Side::White,
            score,
            is_rated: true,
        };
        let forfeit = RoundResult::Forfeit { opponent: Some(Number(2)), colour: None, won: false };
        let rounds = vec![
            Some(game(2, Some(Score::Draw))),
            Some(RoundResult::Bye(Bye::PairingAllocated)),
            None,
            Some(game(3, None)),
            Some(forfeit),
        ];
        let player = Player { rounds, ..Player::default() };
        let tournament =
            Tournament { players: [(Number(1), player)].into(), ..Tournament::default() };
        let cell = |other| {
            let met = tournament.meetings(Number(1), Number(other));
            met.map(|(round, result)| (round, result.sign())).collect::<Vec<_>>()
        };
        assert_eq!(cell(2), [(1, Some("½")), (5, Some("–"))]);
        assert_eq!(cell(3), [(4, None)]);
        assert_eq!(cell(1), []);
    }

    #[test]
    fn dates_are_read_in_the_forms_of_many_programs() {
        for (text, date) in [
            ("2026/11/01", Some(Date::new(2026, 11, 1))),
            ("1969.12.06", Some(Date::new(1969, 12, 6))),
            ("24/09/2010", Some(Date::new(2010, 9, 24))),
            ("28. 07. 2005", Some(Date::new(2005, 7, 28))),
            ("1981", Some(Date::year(1981))),
            ("1981/00/00", Some(Date::year(1981))),
            ("2026-13-01", None),
            ("26/11/01", None),
            ("May 29, 2020", None),
            ("", None),
        ] {
            assert_eq!(Date::read(text), date, "{text}");
        }
        assert_eq!(Date::year(1981).to_string(), "1981/00/00");
    }
}
