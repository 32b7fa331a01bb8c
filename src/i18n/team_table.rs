//! The cross-table of teams in words, and the prizes for boards.

use std::ops::RangeInclusive;

use crate::catalogue::Catalogue;
use jadoube_competition::board_prizes::BoardScore;
use jadoube_competition::points::Points;
use jadoube_competition::record::{Records, Reference, Round};
use jadoube_competition::tournament::{Number, Tournament};
use jadoube_core::competition::tournament::Readings;

/// A cross-table of teams as it is told.
#[derive(Debug)]
pub struct TeamTable<'a> {
    /// What all did.
    record: Records,
    /// What of it counts.
    standing: Records,
    readings: &'a Readings,
    /// The rounds that are told.
    within: RangeInclusive<u8>,
    words: &'a Catalogue,
}

impl<'a> TeamTable<'a> {
    /// After so many rounds.
    #[must_use]
    pub fn new(readings: &'a Readings, rounds: u8, words: &'a Catalogue) -> Self {
        let of = |tournament| Records::new(tournament, rounds, Reference::Match);
        Self {
            record: of(&readings.record),
            standing: of(&readings.standing),
            readings,
            within: 1..=rounds,
            words,
        }
    }

    /// Only of these rounds: the matches of a group that met in it.
    #[must_use]
    pub fn within(self, within: RangeInclusive<u8>) -> Self {
        Self { within, ..self }
    }

    /// The teams by number.
    pub fn numbers(&self) -> impl Iterator<Item = Number> {
        self.record.all.keys().copied()
    }

    /// The name of one.
    #[must_use]
    pub fn name(&self, number: Number) -> &'a str {
        self.readings.record.teams.get(&number).map_or("", |team| &team.name)
    }

    /// The points of one that count: for matches, and for games.
    #[must_use]
    pub fn points(&self, number: Number) -> [Points; 2] {
        [Reference::Match, Reference::Game].map(|of| self.standing.points(number, of))
    }

    fn rounds(&self, number: Number) -> impl Iterator<Item = (u8, &Round)> {
        let all = self.record.all.get(&number).into_iter();
        let all = all.flat_map(|record| record.numbered());
        all.filter(|(round, _)| self.within.contains(round))
    }

    /// The points of a round, in brackets where they do not count.
    fn cell(&self, number: Number, (round, of): (u8, &Round)) -> String {
        let points = self.words.decimal(of.points(Reference::Game));
        let counted = self.standing.all.get(&number);
        let counted = counted.and_then(|all| all.rounds.get(usize::from(round).saturating_sub(1)));
        let counts = counted.is_some_and(|it| it.whole.opponent == of.whole.opponent);
        if counts { points } else { format!("({points})") }
    }

    /// A cell of the square: the points on all boards of each match between two.
    #[must_use]
    pub fn against(&self, number: Number, other: Number) -> String {
        if number == other {
            return "×".to_owned();
        }
        let met = self.rounds(number).filter(|(_, round)| round.whole.opponent == Some(other));
        met.map(|of| self.cell(number, of)).collect::<Vec<_>>().join(" ")
    }

    /// A cell of the wall chart: the opponent, and the points.
    #[must_use]
    pub fn in_round(&self, number: Number, round: u8) -> String {
        let mut rounds = self.rounds(number);
        let Some(found) = rounds.find(|(no, _)| *no == round) else { return String::new() };
        match found.1.whole.opponent {
            Some(opponent) => format!("{opponent}: {}", self.cell(number, found)),
            None => "–".to_owned(),
        }
    }

    /// What a team did, round by round.
    pub fn told(&self, number: Number) -> impl Iterator<Item = String> {
        self.rounds(number).map(move |(round, of)| {
            let told = [("round", round.into())];
            let told = self.words.say_with("competition-working-round", &told);
            match of.whole.opponent {
                None => format!("{told}: {}", self.words.say("tournament-cross-bye-zero")),
                Some(opponent) => {
                    let theirs = self.record.all.get(&opponent);
                    let theirs = theirs.and_then(|it| it.rounds.get(usize::from(round) - 1));
                    let theirs = theirs.map(|it| self.words.decimal(it.points(Reference::Game)));
                    let cell = self.cell(number, (round, of));
                    let name = self.name(opponent);
                    format!("{told}: {opponent} {name}, {cell} : {}", theirs.unwrap_or_default())
                }
            }
        })
    }
}

/// The heads of the table of the prizes for boards.
#[must_use]
pub fn board_heads(words: &Catalogue) -> [String; 8] {
    [
        "tournament-boards-board",
        "competition-standings-place",
        "competition-standings-name",
        "tournament-teams-head-name",
        "tournament-boards-games",
        "tournament-column-points",
        "tournament-boards-percent",
        "tournament-boards-performance",
    ]
    .map(|id| words.say(id))
}

/// A line of it.
#[must_use]
pub fn board_row(
    words: &Catalogue,
    tournament: &Tournament,
    board: u16,
    place: usize,
    of: &BoardScore,
) -> [String; 8] {
    let name = tournament.players.get(&of.player).map_or("", |player| &player.name);
    let team = tournament.teams.get(&of.team).map_or("", |team| &team.name);
    let place = if of.is_enough { place.to_string() } else { "–".to_owned() };
    [
        board.to_string(),
        place,
        name.to_owned(),
        team.to_owned(),
        of.games.to_string(),
        words.decimal(of.points),
        words.decimal(of.percent.to_decimals(1)),
        of.performance.map(|one| one.to_string()).unwrap_or_default(),
    ]
}
