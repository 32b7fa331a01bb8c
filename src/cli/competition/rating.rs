//! `jadoube competition rating`: what a tournament does to the ratings of its players, and the
//! working of one of them.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::competition::answer::Answer;
use crate::competition::args::{RateArg, RatingArgs};
use crate::competition::event_file::{self, EventRecord};
use crate::competition::file;
use crate::exit::Exit;
use jadoube_competition::rating::edition::{Rate, Regulations};
use jadoube_competition::rating::factor::Holder;
use jadoube_competition::rating::{Effect, effects};
use jadoube_competition::tournament::{Date, Number, Tournament};
use jadoube_competition::trf::contents::Text;
use jadoube_core::competition::entrant::RatingKind;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::rating::{self as told, RatingText};

impl From<RateArg> for Rate {
    fn from(told: RateArg) -> Self {
        match told {
            RateArg::Standard => Self::Standard,
            RateArg::Rapid => Self::Rapid,
            RateArg::Blitz => Self::Blitz,
        }
    }
}

pub(super) fn run(args: &RatingArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let Source { tournament, begun: known, rate, looked } = source(args, words)?;
    let begun = begun(args, words)?.or(known);
    let regulations = begun.map_or(Regulations::NEWEST, Regulations::on);
    let rate = args.rate.map(Rate::from).or(rate).unwrap_or_default();
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
    let caveat = looked.as_ref().and_then(EventRecord::caveat);
    let title = told::title(words, &regulations, rate);
    let head = caveat.into_iter().chain([title]).collect::<Vec<String>>().join("\n");
    if let Some(looked) = looked.as_ref().filter(|_| args.json) {
        looked.mark(&mut answer.json);
    }
    let shown = answer.print_below(&head, args.json);
    Ok(looked.map_or(shown, |looked| looked.ended(shown)))
}

/// What ratings are reckoned from: a tournament file, or the event of a competition file.
struct Source {
    tournament: Tournament,
    /// The day on which it began.
    begun: Option<Date>,
    rate: Option<Rate>,
    /// What is wrong with a competition file.
    looked: Option<EventRecord>,
}

fn source(args: &RatingArgs, words: &Catalogue) -> Result<Source, Exit> {
    let path = &args.source.file;
    if path.extension().is_none_or(|end| end != "jadoube") {
        let (reading, tournament) = file::tournament(&args.source, words)?;
        let begun = Date::read(reading.contents.text(Text::Start));
        let rate = Rate::of_code(reading.contents.text(Text::RateCode));
        return Ok(Source { tournament, begun, rate, looked: None });
    }
    let looked = event_file::read(path, words)?;
    let hall = &looked.hall;
    let begun = hall.competition.as_ref().and_then(|one| Date::read(&one.date));
    let rate = hall.contest.regulations.as_ref().map(|one| match one.rating {
        RatingKind::Standard => Rate::Standard,
        RatingKind::Rapid => Rate::Rapid,
        RatingKind::Blitz => Rate::Blitz,
    });
    // For ratings every game counts that was played.
    let tournament = hall.tournament().record;
    Ok(Source { tournament, begun, rate, looked: Some(looked) })
}

/// The day on which the tournament began, where it is told.
fn begun(args: &RatingArgs, words: &Catalogue) -> Result<Option<Date>, Exit> {
    let Some(told) = &args.begun else { return Ok(None) };
    let date = Date::read(told).filter(|date| date.day.is_some());
    date.map(Some).ok_or_else(|| {
        let about = [("text", told.into())];
        Exit::unusable(words.say_with("competition-rating-no-day", &about))
    })
}

/// K of players, as told: `12=40`.
fn factors(told: &[String], words: &Catalogue) -> Result<BTreeMap<Number, u16>, Exit> {
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
    words: &'a Catalogue,
}

impl Page<'_> {
    const fn text(&self) -> RatingText<'_> {
        RatingText { tournament: self.tournament, words: self.words }
    }

    fn name(&self, number: Number) -> &str {
        self.tournament.players.get(&number).map_or("", |player| player.name.as_str())
    }

    /// A line a player, with tabs between the columns.
    fn table(&self, effects: &BTreeMap<Number, Effect>) -> Answer {
        let data = |(number, effect): (&Number, &Effect)| self.data(*number, effect);
        let mut answer =
            Answer::of(json!({ "players": effects.iter().map(data).collect::<Vec<_>>() }));
        answer.line(self.text().heads().join("\t"));
        for (number, effect) in effects {
            answer.line(self.text().cells(*number, effect).join("\t"));
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
        self.text().working(effect).iter().for_each(|line| answer.line(line));
        answer
    }
}
