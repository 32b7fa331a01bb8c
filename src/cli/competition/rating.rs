//! `jadoube competition rating`: what a tournament does to the ratings of its players, and the
//! working of one of them.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::competition::answer::Answer;
use crate::competition::args::{RateArg, RatingArgs};
use crate::competition::file::{self, decimal, signed};
use crate::exit::Exit;
use jadoube_competition::rating::change::{Change, Term, Unrated};
use jadoube_competition::rating::edition::{Rate, Regulations};
use jadoube_competition::rating::factor::Holder;
use jadoube_competition::rating::first::First;
use jadoube_competition::rating::{Effect, effects};
use jadoube_competition::tournament::{Date, Number, Tournament};
use jadoube_competition::trf::contents::{Contents, Text};
use jadoube_i18n::catalogue::Words;

impl From<RateArg> for Rate {
    fn from(told: RateArg) -> Self {
        match told {
            RateArg::Standard => Self::Standard,
            RateArg::Rapid => Self::Rapid,
            RateArg::Blitz => Self::Blitz,
        }
    }
}

pub(super) fn run(args: &RatingArgs, words: &Words) -> Result<Exit, Exit> {
    let (reading, tournament) = file::tournament(&args.source, words)?;
    let begun = begun(args, &reading.contents, words)?;
    let regulations = begun.map_or(Regulations::NEWEST, Regulations::on);
    let told = args.rate.map(Rate::from);
    let code = Rate::of_code(reading.contents.text(Text::RateCode));
    let rate = told.or(code).unwrap_or_default();
    let listed = factors(&args.k, words)?;
    let holder = |number: Number| Holder {
        listed: listed.get(&number).copied(),
        born: tournament.players.get(&number).and_then(|player| player.birth).map(|born| born.year),
        year: begun.map(|begun| begun.year),
        ..Holder::default()
    };
    let effects = effects(&tournament, &regulations, rate, holder);
    let page = Page { tournament: &tournament, words };
    let mut answer = match args.working {
        Some(number) => {
            file::player(&tournament, number, words)?;
            let effect = effects.get(&Number(number));
            page.working(Number(number), effect)
        }
        None => page.table(&effects),
    };
    answer.json["edition"] = json!(regulations.edition);
    answer.json["rate"] = json!(rate);
    let about =
        [("edition", words.tell(&regulations.edition).into()), ("rate", words.tell(&rate).into())];
    let head = words.say_with("competition-rating-head", &about);
    Ok(answer.print_below(&head, args.json))
}

/// The day on which the tournament began: as told, or as the file has it.
fn begun(args: &RatingArgs, contents: &Contents, words: &Words) -> Result<Option<Date>, Exit> {
    let Some(told) = &args.begun else { return Ok(Date::read(contents.text(Text::Start))) };
    let date = Date::read(told).filter(|date| date.day.is_some());
    date.map(Some).ok_or_else(|| {
        let about = [("text", told.into())];
        Exit::unusable(words.say_with("competition-rating-no-day", &about))
    })
}

/// K of players, as told: `12=40`.
fn factors(told: &[String], words: &Words) -> Result<BTreeMap<Number, u16>, Exit> {
    let pair = |word: &String| {
        let (number, k) = word.split_once('=')?;
        Some((Number(number.trim().parse().ok()?), k.trim().parse().ok()?))
    };
    let pairs = told.iter().map(|word| {
        pair(word).ok_or_else(|| {
            let about = [("text", word.into())];
            Exit::unusable(words.say_with("competition-rating-no-k", &about))
        })
    });
    pairs.collect()
}

struct Page<'a> {
    tournament: &'a Tournament,
    words: &'a Words,
}

impl Page<'_> {
    fn name(&self, number: Number) -> &str {
        self.tournament.players.get(&number).map_or("", |player| player.name.as_str())
    }

    /// A line a player, with tabs between the columns.
    fn table(&self, effects: &BTreeMap<Number, Effect>) -> Answer {
        let data = |(number, effect): (&Number, &Effect)| self.data(*number, effect);
        let mut answer =
            Answer::of(json!({ "players": effects.iter().map(data).collect::<Vec<_>>() }));
        answer.line(self.words.say("competition-rating-columns"));
        for (number, effect) in effects {
            let (name, id) = (self.name(*number), number.0);
            answer.line(match effect {
                Effect::Change(Change { rating, factor, terms, exact, rounded, .. }) => {
                    let after = i32::from(*rating) + rounded;
                    let (games, change) = (terms.len(), signed(*exact));
                    format!("{id}\t{name}\t{rating}\t{}\t{games}\t{change}\t{after}", factor.k)
                }
                Effect::First(first) => {
                    let games = first.games.len();
                    let rating = first.rating.map_or_else(|| "–".to_owned(), |one| one.to_string());
                    let outcome = self.words.tell(&first.outcome);
                    format!("{id}\t{name}\t–\t–\t{games}\t–\t{rating} ({outcome})")
                }
            });
        }
        answer
    }

    fn data(&self, number: Number, effect: &Effect) -> Value {
        let mut value = json!(effect);
        if let Value::Object(all) = &mut value {
            all.insert("number".into(), number.0.into());
            all.insert("name".into(), self.name(number).into());
        }
        value
    }

    fn working(&self, number: Number, effect: Option<&Effect>) -> Answer {
        let Some(effect) = effect else { return Answer::default() };
        let mut answer = Answer::of(json!({ "player": self.data(number, effect) }));
        answer.line(format!("{} {}", number.0, self.name(number)));
        match effect {
            Effect::Change(change) => self.change(change, &mut answer),
            Effect::First(first) => self.first(first, &mut answer),
        }
        answer
    }

    fn change(&self, change: &Change, answer: &mut Answer) {
        for term in &change.terms {
            answer.line(self.term(term));
        }
        self.others(&change.others, answer);
        let k = &change.factor;
        let about = [
            ("k", k.k.to_string().into()),
            ("reason", self.words.tell(&k.reason).into()),
            ("limited", if k.limited_by.is_some() { "yes" } else { "no" }.into()),
            ("full", k.full.to_string().into()),
            ("games", k.limited_by.unwrap_or_default().into()),
            ("article", k.article.to_string().into()),
        ];
        answer.line(self.words.say_with("competition-rating-k", &about));
        let about = [
            ("surplus", signed(change.surplus).into()),
            ("k", k.k.to_string().into()),
            ("change", signed(change.exact).into()),
            ("rating", change.rating.to_string().into()),
            ("after", change.after().to_string().into()),
        ];
        answer.line(self.words.say_with("competition-rating-sum", &about));
    }

    fn term(&self, term: &Term) -> String {
        let about = [
            ("round", term.game.round.into()),
            ("opponent", self.name(term.game.opponent).into()),
            ("rating", term.game.rating.to_string().into()),
            ("difference", term.difference.to_string().into()),
            ("counted", term.counted.to_string().into()),
            ("cut", if term.counted == term.difference { "no" } else { "yes" }.into()),
            ("score", decimal(term.game.score).into()),
            ("expected", decimal(term.expected).into()),
            ("surplus", signed(term.surplus).into()),
        ];
        self.words.say_with("competition-rating-term", &about)
    }

    fn others(&self, others: &[(u8, Unrated)], answer: &mut Answer) {
        for (round, why) in others {
            let about = [("round", (*round).into()), ("why", self.words.tell(why).into())];
            answer.line(self.words.say_with("competition-rating-other", &about));
        }
    }

    fn first(&self, first: &First, answer: &mut Answer) {
        for game in &first.games {
            let about = [
                ("round", game.round.into()),
                ("opponent", self.name(game.opponent).into()),
                ("rating", game.rating.to_string().into()),
                ("score", decimal(game.score).into()),
            ];
            answer.line(self.words.say_with("competition-rating-first-game", &about));
        }
        self.others(&first.others, answer);
        let about = [
            ("sum", first.sum.to_string().into()),
            ("count", first.count.into()),
            ("points", decimal(first.points).into()),
            ("percent", i64::from(first.percent).into()),
            ("difference", first.difference.to_string().into()),
            ("rating", first.rating.map_or_else(|| "–".to_owned(), |one| one.to_string()).into()),
            ("outcome", self.words.tell(&first.outcome).into()),
            ("article", first.article.to_string().into()),
        ];
        answer.line(self.words.say_with("competition-rating-first-sum", &about));
    }
}
