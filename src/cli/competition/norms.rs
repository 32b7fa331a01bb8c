//! `jadoube competition norms`: who has a title norm by a tournament file, and the requirements of
//! one player, each met or missed, with what is still needed.

use serde_json::{Value, json};

use crate::competition::answer::Answer;
use crate::competition::args::NormsArgs;
use crate::competition::event_file;
use crate::competition::file;
use crate::exit::Exit;
use jadoube_competition::norm::edition::Regulations;
use jadoube_competition::norm::exemption::international;
use jadoube_competition::norm::titles::{norms, title_cases};
use jadoube_competition::tournament::{Date, Number, Tournament};
use jadoube_competition::trf::contents::Text;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::norm::{self as told, NormText};

pub(super) fn run(args: &NormsArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let path = &args.source.file;
    let (tournament, host, day, looked) = if path.extension().is_some_and(|end| end == "jadoube") {
        let looked = event_file::read(path, words)?;
        let regulations = looked.hall.contest.regulations.as_ref();
        let host = regulations.map(|of| of.host.clone()).unwrap_or_default();
        let day = looked.hall.competition.as_ref().and_then(|one| Date::read(&one.date));
        (looked.hall.tournament().record, host, day, Some(looked))
    } else {
        let (reading, tournament) = file::tournament(&args.source, words)?;
        let day = Date::read(reading.contents.text(Text::Start));
        (tournament, reading.contents.text(Text::Federation).to_owned(), day, None)
    };
    let in_force = Regulations::on(day);
    let rules = in_force.regulations;
    let international = international(&tournament, &host, rules);
    let is_exempt = args.exempt || international.is_exempt;
    let page = Page { tournament: &tournament, rules, is_exempt, words };
    let mut answer = match args.working {
        Some(number) => {
            let player = file::player(&tournament, number, words)?;
            page.working(Number(number), &player.name)
        }
        None => page.list(),
    };
    answer.json["exempt"] = json!(is_exempt);
    answer.json["international"] = json!(international);
    if international.is_exempt {
        answer.line(told::international(words, &international));
    }
    answer.json["regulations"] = json!({ "year": rules.year, "earlier": in_force.is_earlier });
    told::earlier(words, in_force).into_iter().for_each(|line| answer.line(line));
    Ok(match looked {
        Some(looked) => looked.print(&answer, args.json),
        None => answer.print(args.json),
    })
}

struct Page<'a> {
    tournament: &'a Tournament,
    rules: &'a Regulations,
    is_exempt: bool,
    words: &'a Catalogue,
}

impl Page<'_> {
    const fn text(&self) -> NormText<'_> {
        NormText { tournament: self.tournament, regulations: self.rules, words: self.words }
    }

    fn name(&self, number: Number) -> &str {
        self.tournament.players.get(&number).map_or("", |player| player.name.as_str())
    }

    /// Everybody who has a norm.
    fn list(&self) -> Answer {
        let found = norms(self.tournament, self.rules, self.is_exempt);
        let data = found.iter().map(|(number, audit)| {
            json!({ "number": number.0, "name": self.name(*number), "audit": audit })
        });
        let mut answer = Answer::of(json!({ "norms": data.collect::<Vec<Value>>() }));
        for (number, audit) in &found {
            answer.line(self.text().norm(*number, audit));
        }
        if found.is_empty() {
            answer.line(self.words.say("competition-norms-none"));
        }
        answer
    }

    fn working(&self, number: Number, name: &str) -> Answer {
        let cases = title_cases(self.tournament, number, self.rules, self.is_exempt);
        let data = cases.iter().map(|case| {
            let is_norm = case.audit.is_norm();
            json!({ "audit": case.audit, "is_norm": is_norm, "forecast": case.forecast })
        });
        let data = data.collect::<Vec<Value>>();
        let mut answer = Answer::of(json!({ "number": number.0, "name": name, "titles": data }));
        answer.line(format!("{number} {name}"));
        for case in &cases {
            answer.line(self.text().working(case).join("\n  "));
        }
        answer
    }
}
