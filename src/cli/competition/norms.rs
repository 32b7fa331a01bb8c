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
use jadoube_competition::tournament::{Number, Tournament};
use jadoube_competition::trf::contents::Text;
use jadoube_i18n::catalogue::Words;
use jadoube_i18n::norm::{self as told, NormText};

const RULES: Regulations = Regulations::Y2024;

pub(super) fn run(args: &NormsArgs, words: &Words) -> Result<Exit, Exit> {
    let path = &args.source.file;
    let (tournament, host, looked) = if path.extension().is_some_and(|end| end == "jadoube") {
        let looked = event_file::read(path, words)?;
        let regulations = looked.hall.contest.regulations.as_ref();
        let host = regulations.map(|of| of.host.clone()).unwrap_or_default();
        (looked.hall.tournament().record, host, Some(looked))
    } else {
        let (reading, tournament) = file::tournament(&args.source, words)?;
        (tournament, reading.contents.text(Text::Federation).to_owned(), None)
    };
    let international = international(&tournament, &host);
    let is_exempt = args.exempt || international.is_exempt;
    let page = Page { tournament: &tournament, is_exempt, words };
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
    let shown = answer.print(args.json);
    Ok(looked.map_or(shown, |looked| looked.ended(shown)))
}

struct Page<'a> {
    tournament: &'a Tournament,
    is_exempt: bool,
    words: &'a Words,
}

impl Page<'_> {
    const fn text(&self) -> NormText<'_> {
        NormText { tournament: self.tournament, regulations: &RULES, words: self.words }
    }

    fn name(&self, number: Number) -> &str {
        self.tournament.players.get(&number).map_or("", |player| player.name.as_str())
    }

    /// Everybody who has a norm.
    fn list(&self) -> Answer {
        let found = norms(self.tournament, &RULES, self.is_exempt);
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
        let cases = title_cases(self.tournament, number, &RULES, self.is_exempt);
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
