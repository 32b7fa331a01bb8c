//! A cross-table in words: its cells, those of a wall chart, and what somebody did as sentences.

use std::collections::BTreeSet;

use crate::catalogue::Catalogue;
use crate::chess;
use jadoube_chess::side::Side;
use jadoube_competition::tournament::{Bye, Number, Player, RoundResult, Score};
use jadoube_core::competition::tournament::Readings;

/// A cross-table as it is told.
#[derive(Debug, Clone, Copy)]
pub struct CrossText<'a> {
    /// What everybody did, and what of it counts.
    pub readings: &'a Readings,
    /// Whose game of which round is adjourned.
    pub adjourned: &'a BTreeSet<(u8, Number)>,
    /// The words.
    pub words: &'a Catalogue,
}

impl CrossText<'_> {
    fn player(&self, number: Number) -> Option<&Player> {
        self.readings.record.players.get(&number)
    }

    fn name(&self, number: Number) -> &str {
        self.player(number).map_or("", |player| player.name.as_str())
    }

    /// Whether what somebody did in a round counts for the standings.
    fn counts(&self, number: Number, round: u8) -> bool {
        let standing = self.readings.standing.players.get(&number);
        let at = usize::from(round).saturating_sub(1);
        standing.is_some_and(|player| player.rounds.get(at).is_some_and(Option::is_some))
    }

    /// A cell of the cross-table: each game between two, in brackets where it does not count.
    #[must_use]
    pub fn against(&self, number: Number, other: Number) -> String {
        if number == other {
            return "×".to_owned();
        }
        let met = self.readings.record.meetings(number, other);
        let signs: Vec<String> =
            met.map(|(round, result)| self.cell((round, number), result, "")).collect();
        signs.join(" ")
    }

    /// A cell of the wall chart: opponent, colour, result, in brackets where it does not count.
    #[must_use]
    pub fn in_round(&self, number: Number, round: u8) -> String {
        let at = usize::from(round).saturating_sub(1);
        let rounds = self.player(number).map(|player| &player.rounds);
        let Some(result) = rounds.and_then(|rounds| rounds.get(at)?.as_ref()) else {
            return String::new();
        };
        let colour = colour(result).map(|colour| match colour {
            Side::White => self.words.say("competition-white-short"),
            Side::Black => self.words.say("competition-black-short"),
        });
        let opponent = result.opponent().map(|one| one.to_string()).unwrap_or_default();
        let before = opponent + &colour.unwrap_or_default();
        self.cell((round, number), result, &before)
    }

    fn cell(&self, which: (u8, Number), result: &RoundResult, before: &str) -> String {
        let open = || match self.adjourned.contains(&which) {
            true => self.words.say("tournament-cross-adjourned-short"),
            false => "…".to_owned(),
        };
        let sign = result.sign().map_or_else(open, str::to_owned);
        let cell = format!("{before}{sign}");
        if self.counts(which.1, which.0) { cell } else { format!("({cell})") }
    }

    /// Whom somebody met and how it ended, opponent by opponent in this order.
    pub fn told_against(&self, number: Number, others: &[Number]) -> impl Iterator<Item = String> {
        others.iter().filter_map(move |other| {
            let met = self.readings.record.meetings(number, *other);
            let told: Vec<String> =
                met.map(|(round, result)| self.result((round, number), result)).collect();
            (!told.is_empty()).then(|| format!("{} {}", self.name(*other), told.join(", ")))
        })
    }

    /// What somebody did, round by round.
    pub fn told_rounds(&self, number: Number) -> impl Iterator<Item = String> {
        let played = self.player(number).map_or(&[][..], |player| &player.rounds);
        (1..=u8::MAX).zip(played).filter_map(move |(round, result)| {
            let result = result.as_ref()?;
            let opponent = result.opponent().map(|one| format!("{one} {}", self.name(one)));
            let colour = colour(result).map(|colour| chess::side(self.words, colour));
            let ended = self.result((round, number), result);
            let parts = [opponent, colour, Some(ended)].into_iter().flatten();
            let parts: Vec<String> = parts.collect();
            let round = [("round", round.into())];
            let round = self.words.say_with("competition-working-round", &round);
            Some(format!("{round}: {}", parts.join(", ")))
        })
    }

    /// A result in words, and that it does not count.
    fn result(&self, which: (u8, Number), result: &RoundResult) -> String {
        let id = match result {
            RoundResult::Game { score: Some(Score::Win), .. } => "tournament-cross-win",
            RoundResult::Game { score: Some(Score::Draw), .. } => "tournament-cross-draw",
            RoundResult::Game { score: Some(Score::Loss), .. } => "tournament-cross-loss",
            RoundResult::Game { score: None, .. } if self.adjourned.contains(&which) => {
                "tournament-cross-adjourned"
            }
            RoundResult::Game { score: None, .. } => "tournament-cross-playing",
            RoundResult::Forfeit { won: true, .. } => "tournament-cross-forfeit-won",
            RoundResult::Forfeit { won: false, .. } => "tournament-cross-forfeit-lost",
            RoundResult::Bye(Bye::PairingAllocated) => "tournament-cross-bye",
            RoundResult::Bye(Bye::Full) => "tournament-cross-bye-full",
            RoundResult::Bye(Bye::Half) => "tournament-cross-bye-half",
            RoundResult::Bye(Bye::Zero) => "tournament-cross-bye-zero",
        };
        let told = self.words.say(id);
        match self.counts(which.1, which.0) {
            true => told,
            false => {
                self.words.say_with("tournament-cross-not-counted", &[("result", told.into())])
            }
        }
    }
}

/// With which pieces he played, or was to.
const fn colour(result: &RoundResult) -> Option<Side> {
    match result {
        RoundResult::Game { colour, .. } => Some(*colour),
        RoundResult::Forfeit { colour, .. } => *colour,
        RoundResult::Bye(_) => None,
    }
}
