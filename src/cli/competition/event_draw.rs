//! `jadoube competition draw FILE`: the restricted draw of an event, one envelope or number at a time,
//! or all by lot.

use serde_json::{Value, json};

use crate::competition::act_args::{EventDrawArgs, TablesArg};
use crate::competition::answer::{Answer, told};
use crate::competition::bracket;
use crate::competition::event_file::read;
use crate::competition::groups;
use crate::exit::Exit;
use crate::work::Work;
use jadoube_competition::varma::draw::{Draw, Next};
use jadoube_competition::varma::rows::Edition;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::draw::{Drawing, VarmaDraw};
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::competition::state::Contest;
use jadoube_i18n::catalogue::Catalogue;

/// Which tables are meant.
pub(super) const fn edition(tables: TablesArg) -> Edition {
    match tables {
        TablesArg::Handbook => Edition::Handbook,
        TablesArg::Rules2006 => Edition::Rules2006,
    }
}

/// Draws what is told, and begins the draw where none has begun; told nothing, shows it.
pub(super) fn run(args: &EventDrawArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let Some(file) = &args.file else { return Ok(Exit::Unusable) };
    if read(file, words)?.hall.contest.championship().is_some() {
        return groups::draw(args, &Work::on(file, words)?);
    }
    let what = match (args.envelope, args.number, args.lot) {
        (Some(envelope), _, _) => Some(Drawing::Envelope { envelope }),
        (_, Some(number), _) => Some(Drawing::Number { number }),
        (_, _, Some(seed)) if args.one => Some(Drawing::Lot { seed }),
        (_, _, Some(seed)) => Some(Drawing::Rest { seed }),
        (None, None, None) => None,
    };
    let Some(what) = what else {
        if let Some(shown) = bracket::shown((file, None), args.json, words)? {
            return Ok(shown);
        }
        let looked = read(file, words)?;
        let shown = answer(&looked.hall.contest, words)?;
        return Ok(looked.print(&shown, args.json));
    };
    let work = Work::on(file, words)?;
    if work.hall().contest.draw.is_none() {
        let (edition, reason) = (edition(args.tables), args.reason.clone());
        work.contest(Ask::BeginDraw { edition, reason })?;
    }
    work.contest(Ask::Draw { what })?;
    Ok(answer(&work.hall().contest, words)?.print(args.json))
}

/// The draw that goes on, or from which the numbers follow.
fn answer(contest: &Contest, words: &Catalogue) -> Result<Answer, Exit> {
    let done = contest.numbers.last().and_then(|numbers| numbers.draw.as_ref());
    let none = || Exit::refused(words.tell(&Refusal::NoDraw(Edition::default().article())));
    let begun: &VarmaDraw = contest.draw.as_ref().or(done).ok_or_else(none)?;
    let draw = begun.so_far().ok_or_else(none)?;
    let mut answer = show(&draw, begun.edition, None, words);
    answer.json["steps"] = json!(begun.steps);
    Ok(answer)
}

/// Who has drawn what, and what comes next.
pub(super) fn show(draw: &Draw, edition: Edition, seed: Option<u64>, words: &Catalogue) -> Answer {
    let entrants: Vec<Value> = draw
        .order()
        .map(|one| {
            json!({
                "entry": one.entry,
                "name": one.name,
                "federation": one.federation,
                "envelope": draw.envelope_of(one.entry),
                "number": draw.number_of(one.entry),
            })
        })
        .collect();
    let mut answer = Answer::of(json!({
        "article": edition.article().to_string(),
        "seed": seed,
        "drawn": entrants,
        "steps": draw.steps(),
    }));
    let article = edition.article().to_string();
    answer.line(format!(
        "# {}",
        words.say_with("competition-varma-title", &[("article", article.into())])
    ));
    if let Some(seed) = seed {
        let about = [("seed", seed.to_string().into())];
        answer.line(format!("# {}", words.say_with("competition-varma-seed", &about)));
    }
    for one in draw.order() {
        let number = draw.number_of(one.entry).map_or_else(|| "–".into(), |one| one.to_string());
        let envelope = draw.envelope_of(one.entry).map_or('–', |letter| letter.0);
        answer.line(format!("{number}\t{envelope}\t{}\t{}", one.federation, one.name));
    }
    next(draw, &mut answer, words);
    answer
}

/// Who draws next, and from what.
fn next(draw: &Draw, answer: &mut Answer, words: &Catalogue) {
    match draw.next() {
        Next::Envelope { entrant, offered, withheld, .. } => {
            let letters: Vec<String> = offered.iter().map(|one| one.0.to_string()).collect();
            let about =
                [("name", (&entrant.name).into()), ("envelopes", letters.join(", ").into())];
            answer.line(format!("# {}", words.say_with("competition-varma-next-envelope", &about)));
            for one in &withheld {
                answer.line(format!("#    {}", words.tell(one)));
            }
            let withheld: Vec<Value> = withheld.iter().map(|one| told(one, words)).collect();
            answer.json["next"] =
                json!({ "entry": entrant.entry, "offered": offered, "withheld": withheld });
        }
        Next::Number { entrant, envelope, numbers } => {
            let list: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            let about = [
                ("name", (&entrant.name).into()),
                ("envelope", envelope.0.to_string().into()),
                ("numbers", list.join(", ").into()),
            ];
            answer.line(format!("# {}", words.say_with("competition-varma-next-number", &about)));
            answer.json["next"] =
                json!({ "entry": entrant.entry, "envelope": envelope, "numbers": numbers });
        }
        Next::Done => {}
    }
}
