//! `jadoube competition standings`: who stands where by a tournament file, and the working of one
//! participant's values.

use serde_json::{Value as Json, json};

use crate::competition::args::StandingsArgs;
use crate::competition::event_file;
use crate::competition::file::reading;
use crate::exit::Exit;
use jadoube_competition::standing::file::FileRanking;
use jadoube_competition::standing::{Line, Ranking, Standing};
use jadoube_competition::tiebreak::code::{self, BadCode};
use jadoube_competition::tiebreak::edition::Edition;
use jadoube_competition::tiebreak::working::{Evaluation, Value};
use jadoube_competition::tournament::{Number, Tournament};
use jadoube_core::competition::regulations::Regulations;
use jadoube_i18n::catalogue::Words;
use jadoube_i18n::standing as told;

/// Answers: 0 with the standing, 2 when the file or what is asked is unusable.
pub(super) fn run(args: &StandingsArgs, words: &Words) -> Result<Exit, Exit> {
    let edition = args.edition.map(|year| edition(year, words)).transpose()?;
    let is_event = args.file.extension().is_some_and(|end| end == "jadoube");
    let Source { tournament, mut ranking, begun, unknown } = match is_event {
        true => of_event(args, edition, words)?,
        false => of_file(args, edition, words)?,
    };
    match &args.tie_breaks {
        Some(list) => {
            let list = code::list(list);
            ranking.list = list.map_err(|bad| Exit::unusable(words.tell(&bad)))?;
        }
        None => unknown.iter().for_each(|bad| eprintln!("{}", words.tell(bad))),
    }
    ranking.unrated = args.unrated;
    ranking.lots = args.lots.iter().copied().map(Number).collect();
    let after = after(args.after, begun, words)?;
    let page = Page { standing: ranking.standing(&tournament, after), tournament, words };
    let working = args.working.map(|number| page.line(number)).transpose()?;
    let text = match (working, args.json) {
        (Some(line), true) => format!("{}\n", page.working_as_data(line)),
        (Some(line), false) => page.working(line),
        (None, true) => format!("{}\n", page.as_data()),
        (None, false) => page.table(),
    };
    Ok(Exit::print(&text))
}

/// What is ranked, and how.
struct Source {
    tournament: Tournament,
    ranking: Ranking,
    begun: u8,
    unknown: Vec<BadCode>,
}

/// The event of a competition file.
fn of_event(args: &StandingsArgs, edition: Option<Edition>, words: &Words) -> Result<Source, Exit> {
    let hall = event_file::read(&args.file, words)?;
    let regulations = hall.contest.regulations.as_ref();
    let mut ranking = regulations.map(Regulations::ranking).unwrap_or_default();
    ranking.edition = edition.unwrap_or(ranking.edition);
    let begun = hall.contest.published();
    let tournament = hall.tournament().standing;
    Ok(Source { tournament, ranking, begun, unknown: Vec::new() })
}

/// A tournament file.
fn of_file(args: &StandingsArgs, edition: Option<Edition>, words: &Words) -> Result<Source, Exit> {
    let reading = reading(&args.file, words)?;
    let tournament = reading.tournament().tournament;
    if tournament.players.is_empty() {
        let file = args.file.display().to_string();
        let none = words.say_with("competition-standings-no-players", &[("path", file.into())]);
        return Err(Exit::unusable(none));
    }
    let FileRanking { ranking, unknown } = FileRanking::new(&reading.contents, edition);
    let begun = reading.contents.begun_rounds();
    Ok(Source { tournament, ranking, begun, unknown })
}

fn edition(year: u16, words: &Words) -> Result<Edition, Exit> {
    Edition::of_year(year).ok_or_else(|| {
        let known: Vec<String> = Edition::ALL.map(|edition| edition.year().to_string()).into();
        let args = [("year", year.to_string().into()), ("known", known.join(", ").into())];
        Exit::unusable(words.say_with("competition-standings-no-edition", &args))
    })
}

fn after(asked: Option<u8>, begun: u8, words: &Words) -> Result<u8, Exit> {
    match asked {
        Some(round) if round > begun => {
            let args = [("round", i64::from(round).into()), ("begun", i64::from(begun).into())];
            Err(Exit::unusable(words.say_with("competition-standings-no-round", &args)))
        }
        _ => Ok(asked.unwrap_or(begun)),
    }
}

/// A standing to be printed.
struct Page<'a> {
    standing: Standing,
    tournament: Tournament,
    words: &'a Words,
}

impl Page<'_> {
    fn line(&self, number: u16) -> Result<&Line, Exit> {
        self.standing.of(Number(number)).ok_or_else(|| {
            let args = [("number", number.to_string().into())];
            Exit::unusable(self.words.say_with("competition-standings-no-number", &args))
        })
    }

    fn name(&self, number: Number) -> &str {
        match self.tournament.teams.get(&number) {
            Some(team) => &team.name,
            None => self.tournament.players.get(&number).map_or("", |player| &player.name),
        }
    }

    fn title(&self) -> String {
        let args = [
            ("round", i64::from(self.standing.rounds).into()),
            ("edition", self.words.tell(&self.standing.edition).into()),
        ];
        format!("{}\n", self.words.say_with("competition-standings-title", &args))
    }

    fn table(&self) -> String {
        let codes = self.standing.list.iter().map(ToString::to_string);
        let heads = [
            self.words.say("competition-standings-place"),
            self.words.say("competition-standings-number"),
            self.words.say("competition-standings-name"),
        ];
        let mut rows: Vec<Vec<String>> = vec![heads.into_iter().chain(codes).collect()];
        rows.extend(self.standing.lines.iter().map(|line| {
            let who = [line.place.to_string(), line.number.0.to_string()];
            let name = self.name(line.number).to_owned();
            let values = line.values.iter().enumerate().map(|(at, value)| self.cell(at, value));
            who.into_iter().chain([name]).chain(values).collect()
        }));
        let mut text = self.title() + &in_columns(&rows);
        for note in self.notes() {
            text += &format!("{note}\n");
        }
        text
    }

    /// A value, with a mark where there is another reading.
    fn cell(&self, at: usize, evaluation: &Option<Evaluation>) -> String {
        let (Some(code), Some(evaluation)) = (self.standing.list.get(at), evaluation) else {
            return String::new();
        };
        let mark = if evaluation.reading.is_some() { "*" } else { "" };
        format!("{}{mark}", told::value(code, &evaluation.value))
    }

    /// Ties that are left, tie-breaks that break nothing, other readings.
    fn notes(&self) -> Vec<String> {
        let words = self.words;
        let mut notes = Vec::new();
        if self.standing.list.len() == 1 {
            notes.push(words.say("competition-standings-no-list"));
        }
        for (at, code) in self.standing.list.iter().enumerate() {
            let mut values =
                self.standing.lines.iter().filter_map(|line| line.values.get(at)?.as_ref());
            let lack = values.find_map(|evaluation| match evaluation.value {
                Value::Nothing(lack) if lack.is_general() => Some((lack, evaluation.article)),
                _ => None,
            });
            notes.extend(lack.map(|(lack, article)| {
                let args = [
                    ("code", code.to_string().into()),
                    ("why", words.tell(&lack).into()),
                    ("article", article.to_string().into()),
                ];
                words.say_with("competition-standings-breaks-nothing", &args)
            }));
        }
        let shared = self.standing.shared();
        for (place, numbers) in &shared {
            let numbers: Vec<String> = numbers.iter().map(|number| number.0.to_string()).collect();
            let args =
                [("place", i64::from(*place).into()), ("numbers", numbers.join(", ").into())];
            notes.push(words.say_with("competition-standings-shared", &args));
        }
        if !shared.is_empty() {
            let article = self.standing.rest.article.to_string();
            let rest = words.tell(&self.standing.rest.value);
            notes.push(format!("{rest} ({article})"));
        }
        notes.extend(self.readings());
        notes
    }

    fn readings(&self) -> Vec<String> {
        let each = self.standing.lines.iter().flat_map(|line| {
            let values = self.standing.list.iter().zip(&line.values);
            values.filter_map(|(code, evaluation)| {
                let reading = evaluation.as_ref()?.reading.as_ref()?;
                let args = [
                    ("number", line.number.0.to_string().into()),
                    ("code", code.to_string().into()),
                    ("value", told::value(code, &reading.value).into()),
                    ("why", self.words.tell(&reading.why).into()),
                    ("article", reading.article.to_string().into()),
                ];
                Some(self.words.say_with("competition-standings-reading", &args))
            })
        });
        each.collect()
    }

    fn working(&self, line: &Line) -> String {
        let args = [
            ("number", line.number.0.to_string().into()),
            ("name", self.name(line.number).into()),
            ("place", i64::from(line.place).into()),
        ];
        let mut text = self.title();
        text += &format!("{}\n", self.words.say_with("competition-working-who", &args));
        if let Some(decision) = line.decided_by {
            text += &format!("{}\n", told::decision(self.words, &self.standing.list, decision));
        }
        let name = |number: Number| format!("{} {}", number.0, self.name(number));
        for (code, evaluation) in self.standing.list.iter().zip(&line.values) {
            let Some(evaluation) = evaluation else { continue };
            let lines = told::working(self.words, code, evaluation, &name);
            text += &format!("\n{}\n", lines.join("\n  "));
        }
        text
    }

    fn as_data(&self) -> Json {
        let lines = self.standing.lines.iter().map(|line| {
            let values = self.standing.list.iter().zip(&line.values).map(|(code, evaluation)| {
                let shown = |value: &Value| json!(told::value(code, value));
                let evaluation = evaluation.as_ref();
                json!({
                    "code": code,
                    "value": evaluation.map(|evaluation| shown(&evaluation.value)),
                    "reading": evaluation
                        .and_then(|evaluation| evaluation.reading.as_ref())
                        .map(|reading| json!({
                            "value": shown(&reading.value),
                            "why": reading.why,
                            "article": reading.article.to_string(),
                        })),
                })
            });
            json!({
                "place": line.place,
                "number": line.number,
                "name": self.name(line.number),
                "decided_by": line.decided_by,
                "values": values.collect::<Vec<Json>>(),
            })
        });
        json!({
            "rounds": self.standing.rounds,
            "edition": self.standing.edition.year(),
            "list": self.standing.list,
            "lines": lines.collect::<Vec<Json>>(),
        })
    }

    fn working_as_data(&self, line: &Line) -> Json {
        let values = self.standing.list.iter().zip(&line.values);
        let values =
            values.map(|(code, evaluation)| json!({ "code": code, "working": evaluation }));
        json!({
            "rounds": self.standing.rounds,
            "edition": self.standing.edition.year(),
            "place": line.place,
            "number": line.number,
            "name": self.name(line.number),
            "decided_by": line.decided_by,
            "values": values.collect::<Vec<Json>>(),
        })
    }
}

/// Columns as wide as their widest cell; numbers to the right, names to the left.
fn in_columns(rows: &[Vec<String>]) -> String {
    const NAMES: usize = 2;
    let wide = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let columns = rows.first().map_or(0, Vec::len);
    let widths: Vec<usize> = (0..columns).map(wide).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            if column == NAMES { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        let line = cells.collect::<Vec<String>>().join("  ");
        text += line.trim_end();
        text.push('\n');
    }
    text
}
