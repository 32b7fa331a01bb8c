//! Rating changes in words: what a table shows of each player, and the working of one.

use crate::catalogue::Catalogue;
use jadoube_competition::rating::Effect;
use jadoube_competition::rating::change::{Change, Term, UnratedReason};
use jadoube_competition::rating::edition::{Rate, Regulations};
use jadoube_competition::rating::first::First;
use jadoube_competition::tournament::{Number, Tournament};

/// Hundredths as a decimal number, with its sign if it is negative.
#[must_use]
pub fn decimal(words: &Catalogue, hundredths: i32) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let all = hundredths.unsigned_abs();
    words.decimal(format!("{sign}{}.{:02}", all / 100, all % 100))
}

/// The same with a plus before what is gained.
#[must_use]
pub fn signed(words: &Catalogue, hundredths: i32) -> String {
    let plus = if hundredths > 0 { "+" } else { "" };
    format!("{plus}{}", decimal(words, hundredths))
}

/// By what and for which games ratings are reckoned.
#[must_use]
pub fn title(words: &Catalogue, regulations: &Regulations, rate: Rate) -> String {
    let about =
        [("edition", words.tell(&regulations.edition).into()), ("rate", words.tell(&rate).into())];
    words.say_with("competition-rating-head", &about)
}

/// What a tournament does to ratings, as it is told.
#[derive(Debug, Clone, Copy)]
pub struct RatingText<'a> {
    /// The tournament.
    pub tournament: &'a Tournament,
    /// The words.
    pub words: &'a Catalogue,
}

impl RatingText<'_> {
    fn name(&self, number: Number) -> &str {
        self.tournament.players.get(&number).map_or("", |player| player.name.as_str())
    }

    /// The heads of the columns of [`RatingText::cells`].
    #[must_use]
    pub fn heads(&self) -> Vec<String> {
        let heads = self.words.say("competition-rating-columns");
        heads.split('\t').map(str::to_owned).collect()
    }

    /// What they mean in full, for who hears them.
    #[must_use]
    pub fn heads_in_full(&self) -> Vec<String> {
        let heads = self.words.say("competition-rating-columns-in-full");
        heads.split('\t').map(str::to_owned).collect()
    }

    /// Number, name, rating, K, games, change, new rating.
    #[must_use]
    pub fn cells(&self, number: Number, effect: &Effect) -> [String; 7] {
        let none = || "–".to_owned();
        let (id, name) = (number.to_string(), self.name(number).to_owned());
        match effect {
            Effect::Change(change) => {
                let Change { rating, factor, terms, exact, .. } = change;
                let (k, games) = (factor.k.to_string(), terms.len().to_string());
                let after = change.after().to_string();
                [id, name, rating.to_string(), k, games, signed(self.words, *exact), after]
            }
            Effect::First(first) => {
                let games = first.games.len().to_string();
                let rating = first.rating.map_or_else(none, |one| one.to_string());
                let outcome = self.words.tell(&first.outcome);
                [id, name, none(), none(), games, none(), format!("{rating} ({outcome})")]
            }
        }
    }

    /// How it came about, one sentence a line.
    #[must_use]
    pub fn working(&self, effect: &Effect) -> Vec<String> {
        match effect {
            Effect::Change(change) => self.change(change),
            Effect::First(first) => self.first(first),
        }
    }

    fn change(&self, change: &Change) -> Vec<String> {
        let mut lines: Vec<String> = change.terms.iter().map(|term| self.term(term)).collect();
        lines.extend(self.others(&change.others));
        let k = &change.factor;
        let about = [
            ("k", k.k.to_string().into()),
            ("reason", self.words.tell(&k.reason).into()),
            ("limited", if k.limited_by.is_some() { "yes" } else { "no" }.into()),
            ("full", k.full.to_string().into()),
            ("games", k.limited_by.unwrap_or_default().into()),
            ("article", k.article.to_string().into()),
        ];
        lines.push(self.words.say_with("competition-rating-k", &about));
        let about = [
            ("surplus", signed(self.words, change.surplus).into()),
            ("k", k.k.to_string().into()),
            ("change", signed(self.words, change.exact).into()),
            ("rating", change.rating.to_string().into()),
            ("after", change.after().to_string().into()),
        ];
        lines.push(self.words.say_with("competition-rating-sum", &about));
        lines
    }

    fn term(&self, term: &Term) -> String {
        let about = [
            ("round", term.game.round.into()),
            ("opponent", self.name(term.game.opponent).into()),
            ("rating", term.game.rating.to_string().into()),
            ("difference", term.difference.to_string().into()),
            ("counted", term.counted.to_string().into()),
            ("cut", if term.counted == term.difference { "no" } else { "yes" }.into()),
            ("score", decimal(self.words, term.game.score).into()),
            ("expected", decimal(self.words, term.expected).into()),
            ("surplus", signed(self.words, term.surplus).into()),
        ];
        self.words.say_with("competition-rating-term", &about)
    }

    fn others(&self, others: &[(u8, UnratedReason)]) -> impl Iterator<Item = String> {
        others.iter().map(|(round, why)| {
            let about = [("round", (*round).into()), ("why", self.words.tell(why).into())];
            self.words.say_with("competition-rating-other", &about)
        })
    }

    fn first(&self, first: &First) -> Vec<String> {
        let games = first.games.iter().map(|game| {
            let about = [
                ("round", game.round.into()),
                ("opponent", self.name(game.opponent).into()),
                ("rating", game.rating.to_string().into()),
                ("score", decimal(self.words, game.score).into()),
            ];
            self.words.say_with("competition-rating-first-game", &about)
        });
        let mut lines: Vec<String> = games.collect();
        lines.extend(self.others(&first.others));
        let about = [
            ("sum", first.sum.to_string().into()),
            ("count", first.count.into()),
            ("points", decimal(self.words, first.points).into()),
            ("percent", i64::from(first.percent).into()),
            ("difference", first.difference.to_string().into()),
            ("rating", first.rating.map_or_else(|| "–".to_owned(), |one| one.to_string()).into()),
            ("outcome", self.words.tell(&first.outcome).into()),
            ("article", first.article.to_string().into()),
        ];
        lines.push(self.words.say_with("competition-rating-first-sum", &about));
        lines
    }
}
