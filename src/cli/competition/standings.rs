//! `jadoube competition standings`: who stands where by a tournament file, and the working of one
//! participant's values.

use std::collections::BTreeSet;

use serde_json::{Value as Json, json};

use crate::competition::args::StandingsArgs;
use crate::competition::bracket;
use crate::competition::event_file::{self, EventRecord};
use crate::competition::file::reading;
use crate::competition::groups;
use crate::exit::Exit;
use jadoube_competition::standing::file::FileRanking;
use jadoube_competition::standing::{Ranking, Standing, StandingLine};
use jadoube_competition::tiebreak::code::{self, BadCode};
use jadoube_competition::tiebreak::edition::Edition;
use jadoube_competition::tiebreak::working::Value;
use jadoube_competition::tournament::{Date, Number, Tournament};
use jadoube_competition::trf::contents::Contents;
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::competition::regulations::Regulations;
use jadoube_core::competition::tournament::{Games, Readings};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::standing::{self as told, StandingText, results_missing};
use jadoube_laws::ids::BoardNo;

/// Answers: 0 with the standing, 2 when the file or what is asked is unusable.
pub(super) fn run(args: &StandingsArgs, words: &Catalogue) -> Result<Exit, Exit> {
    can_be_asked(args, words)?;
    if let Some(shown) = groups::standings(args, words)? {
        return Ok(shown);
    }
    let edition = args.edition.map(|year| edition(year, words)).transpose()?;
    if let Some(shown) = bracket::shown((&args.file, args.as_of), args.json, words)? {
        return Ok(shown);
    }
    let is_event = is_event(args);
    let Source { readings, mut ranking, begun, unknown, doubt } = match is_event {
        true => of_event(args, edition, words)?,
        false => of_file(args, edition, words)?,
    };
    match &args.tie_breaks {
        Some(list) => {
            let list = code::list(list).map_err(|bad| Exit::unusable(words.tell(&bad)))?;
            if let Some(twice) = code::twice(&list) {
                let twice = Refusal::TieBreakTwice(twice.to_string());
                return Err(Exit::unusable(words.tell(&twice)));
            }
            ranking.list = list;
        }
        None => unknown.iter().for_each(|bad| eprintln!("{}", words.tell(bad))),
    }
    ranking.unrated = args.unrated;
    ranking.lots = args.lots.iter().copied().map(Number).collect();
    let after = after(args.after, begun, words)?;
    let standing = doubt.among(readings.ranked(&ranking, Games::Counted, after), args);
    let (missing, about) = (doubt.missing(after), doubt.about(args, words));
    let page = Page { standing, readings, missing, about, words };
    let working = args.working.map(|number| page.line(number)).transpose()?;
    let text = match (working, args.json) {
        (Some(line), true) => format!("{}\n", doubt.marked(page.working_as_data(line))),
        (Some(line), false) => doubt.caveat() + &page.working(line),
        (None, true) => format!("{}\n", doubt.marked(page.as_data())),
        (None, false) => doubt.caveat() + &page.table(),
    };
    let shown = Exit::print(&text);
    Ok(match doubt {
        Doubt::Event(looked) => looked.ended(shown),
        Doubt::File(wrong) if wrong.is_empty() => shown,
        Doubt::File(wrong) => shown.max(Exit::refused(wrong.join("\n"))),
    })
}

fn is_event(args: &StandingsArgs) -> bool {
    args.file.extension().is_some_and(|end| end == "jadoube")
}

/// Whether there can be a standing of a time, or of a category: a competition has them, the latter one
/// of players who do not play a knock-out.
fn can_be_asked(args: &StandingsArgs, words: &Catalogue) -> Result<(), Exit> {
    if args.as_of.is_some() && !is_event(args) {
        return Err(Exit::unusable(words.say("competition-standings-no-time")));
    }
    if args.category.is_none() {
        return Ok(());
    }
    let is_of_players = is_event(args) && {
        let contest = event_file::read(&args.file, words)?.hall.contest;
        let is_knockout = contest.regulations.as_ref().is_some_and(Regulations::is_knockout);
        contest.team_rules().is_none() && !is_knockout
    };
    match is_of_players {
        true => Ok(()),
        false => Err(Exit::unusable(words.say("competition-standings-no-category"))),
    }
}

/// What speaks against the file that is ranked from.
enum Doubt {
    /// Of a competition.
    Event(Box<EventRecord>),
    /// Of a tournament file: what is wrong in it.
    File(Vec<String>),
}

impl Doubt {
    /// The standing of those alone who are asked for, with places of their own.
    fn among(&self, standing: Standing, args: &StandingsArgs) -> Standing {
        match (self, &args.category) {
            (Self::Event(looked), Some(only)) => {
                let day = looked.hall.competition.as_ref().and_then(|one| Date::read(&one.date));
                let year = day.map_or(0, |day| day.year);
                looked.hall.contest.in_category(&standing, only, year)
            }
            _ => standing,
        }
    }

    /// That the competition is incomplete: a line above the page.
    fn caveat(&self) -> String {
        let Self::Event(looked) = self else { return String::new() };
        looked.caveat().map_or_else(String::new, |line| line + "\n")
    }

    /// The same for a program.
    fn marked(&self, mut data: Json) -> Json {
        if let Self::Event(looked) = self {
            looked.mark(&mut data);
        }
        data
    }

    /// Of whom it is, and of which time.
    fn about(&self, args: &StandingsArgs, words: &Catalogue) -> Vec<String> {
        let Self::Event(looked) = self else { return Vec::new() };
        let only = args.category.as_ref().map(|only| words.tell(only));
        only.into_iter().chain(looked.past(words)).collect()
    }

    /// The boards without a result, of each round up to one in which there are any.
    fn missing(&self, until: u8) -> Vec<(u8, Vec<BoardNo>)> {
        let Self::Event(looked) = self else { return Vec::new() };
        let boards = looked.hall.pairing_boards();
        let of = |round| (round, looked.hall.contest.missing(round, &boards));
        (1..=until).map(of).filter(|(_, boards)| !boards.is_empty()).collect()
    }
}

/// What is ranked, and how.
struct Source {
    readings: Readings,
    ranking: Ranking,
    begun: u8,
    unknown: Vec<BadCode>,
    doubt: Doubt,
}

/// The event of a competition file.
fn of_event(
    args: &StandingsArgs,
    edition: Option<Edition>,
    words: &Catalogue,
) -> Result<Source, Exit> {
    let looked = event_file::read_at((&args.file, args.as_of), words)?;
    let hall = &looked.hall;
    let regulations = hall.contest.regulations.as_ref();
    let mut ranking = regulations.map(Regulations::ranking).unwrap_or_default();
    ranking.edition = edition.unwrap_or(ranking.edition);
    let begun = hall.contest.published();
    let readings = hall.tournament();
    Ok(Source {
        readings,
        ranking,
        begun,
        unknown: Vec::new(),
        doubt: Doubt::Event(Box::new(looked)),
    })
}

/// A tournament file.
fn of_file(
    args: &StandingsArgs,
    edition: Option<Edition>,
    words: &Catalogue,
) -> Result<Source, Exit> {
    let reading = reading(&args.file, words)?;
    let tournament = reading.tournament().tournament;
    let wrong = reading.check().into_iter().filter(|fault| fault.what.is_error());
    let doubt = Doubt::File(wrong.map(|fault| words.tell(&fault)).collect());
    if tournament.players.is_empty() {
        let file = args.file.display().to_string();
        let none = words.say_with("competition-standings-no-players", &[("path", file.into())]);
        return Err(Exit::unusable(none));
    }
    let FileRanking { ranking, unknown } = FileRanking::new(&reading.contents, edition);
    let begun = reading.contents.begun_rounds();
    let standing = reading.contents.standing(&tournament);
    let (left, adjourned) = (BTreeSet::new(), BTreeSet::new());
    let (withdrawn, record) = (Vec::new(), tournament);
    let unplaced = unplaced(&reading.contents, &record, &standing);
    let readings = Readings { record, standing, withdrawn, left, unplaced, adjourned };
    Ok(Source { readings, ranking, begun, unknown, doubt })
}

/// Who has no rank in a file that says of all his results that they are worth nothing: he has left.
fn unplaced(contents: &Contents, record: &Tournament, standing: &Tournament) -> BTreeSet<Number> {
    // Where teams play, no player has a rank.
    let unranked = contents.players.iter().filter(|line| line.rank.is_none());
    let unranked = unranked.filter(|_| record.teams.is_empty());
    let numbers = unranked.map(|line| line.number);
    let is_struck = |number: &Number| {
        let counts = standing.players.get(number).into_iter().flat_map(|player| &player.rounds);
        let mut counts = counts.flatten().filter(|result| result.opponent().is_some());
        counts.next().is_none() && !standing.struck_from(record, *number).is_empty()
    };
    numbers.filter(is_struck).collect()
}

pub(super) fn edition(year: u16, words: &Catalogue) -> Result<Edition, Exit> {
    Edition::of_year(year).ok_or_else(|| {
        let known: Vec<String> = Edition::ALL.map(|edition| edition.year().to_string()).into();
        let args = [("year", year.to_string().into()), ("known", known.join(", ").into())];
        Exit::unusable(words.say_with("competition-standings-no-edition", &args))
    })
}

fn after(asked: Option<u8>, begun: u8, words: &Catalogue) -> Result<u8, Exit> {
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
    readings: Readings,
    /// The boards without a result, by round.
    missing: Vec<(u8, Vec<BoardNo>)>,
    /// Of whom it is, and of which time.
    about: Vec<String>,
    words: &'a Catalogue,
}

impl Page<'_> {
    fn line(&self, number: u16) -> Result<&StandingLine, Exit> {
        self.standing.of(Number(number)).ok_or_else(|| {
            let args = [("number", number.to_string().into())];
            Exit::unusable(self.words.say_with("competition-standings-no-number", &args))
        })
    }

    const fn text(&self) -> StandingText<'_> {
        let tournament = &self.readings.standing;
        let readings = &self.readings;
        StandingText { standing: &self.standing, tournament, readings, words: self.words }
    }

    /// Who has left, and what is decided of his games.
    fn withdrawn(&self) -> impl Iterator<Item = String> {
        self.readings.withdrawn.iter().map(|one| told::withdrawal(self.words, one))
    }

    /// What is on record of somebody, and does not count.
    fn struck(&self, number: Number) -> impl Iterator<Item = String> {
        let until = self.standing.rounds;
        let struck = self.readings.struck(number).into_iter();
        struck.filter(move |(round, _)| *round <= until).map(move |(round, result)| {
            let opponent = result.opponent();
            let name = opponent.map(|other| format!("{other} {}", self.name(other)));
            let about = [
                ("round", i64::from(round).into()),
                ("opponent", name.unwrap_or_default().into()),
                ("result", result.sign().unwrap_or("*").into()),
                ("article", self.article(number, opponent).into()),
            ];
            self.words.say_with("competition-working-struck", &about)
        })
    }

    /// By which article: that of him who left, or of the file.
    fn article(&self, number: Number, opponent: Option<Number>) -> String {
        let mut withdrawn = self.readings.withdrawn.iter();
        let of = withdrawn.find(|one| one.who == number || Some(one.who) == opponent);
        of.map_or_else(|| "TRF26 299".to_owned(), |one| one.decision.article.to_string())
    }

    fn name(&self, number: Number) -> &str {
        self.text().name(number)
    }

    fn table(&self) -> String {
        let told = self.text();
        let codes = self.standing.list.iter().map(ToString::to_string);
        let heads = [
            self.words.say("competition-standings-place"),
            self.words.say("competition-standings-number"),
            self.words.say("competition-standings-name"),
        ];
        let mut rows: Vec<Vec<String>> = vec![heads.into_iter().chain(codes).collect()];
        rows.extend(self.standing.lines.iter().map(|line| {
            let who = [line.shown_place(), line.number.to_string()];
            who.into_iter().chain([told.marked(line.number)]).chain(told.cells(line)).collect()
        }));
        let missing = self.missing.iter();
        let missing =
            missing.filter_map(|(round, boards)| results_missing(self.words, *round, boards));
        let notes = missing.chain(self.withdrawn()).chain(told.notes()).map(|note| note + "\n");
        let heads: Vec<String> = std::iter::once(told.title()).chain(self.about.clone()).collect();
        format!("{}\n{}{}", heads.join("\n"), in_columns(&rows), notes.collect::<String>())
    }

    fn working(&self, line: &StandingLine) -> String {
        let told = self.text();
        let mut text = format!("{}\n{}\n", told.title(), told.who(line).join("\n"));
        for note in self.struck(line.number).chain(self.withdrawn()) {
            text += &format!("{note}\n");
        }
        for lines in told.workings(line) {
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
                "place": place(line),
                "number": line.number,
                "name": self.name(line.number),
                "remarks": self.text().remarks(line.number),
                "decided_by": line.decided_by,
                "values": values.collect::<Vec<Json>>(),
            })
        });
        json!({
            "rounds": self.standing.rounds,
            "edition": self.standing.edition.year(),
            "about": self.about,
            "list": self.standing.list,
            "withdrawn": self.readings.withdrawn,
            "missing": self.missing.iter()
                .map(|(round, boards)| json!({ "round": round, "boards": boards }))
                .collect::<Vec<Json>>(),
            "lines": lines.collect::<Vec<Json>>(),
        })
    }

    fn working_as_data(&self, line: &StandingLine) -> Json {
        let values = self.standing.list.iter().zip(&line.values);
        let values =
            values.map(|(code, evaluation)| json!({ "code": code, "working": evaluation }));
        json!({
            "rounds": self.standing.rounds,
            "edition": self.standing.edition.year(),
            "place": place(line),
            "number": line.number,
            "name": self.name(line.number),
            "decided_by": line.decided_by,
            "struck": self.readings.struck(line.number),
            "withdrawn": self.readings.withdrawn,
            "values": values.collect::<Vec<Json>>(),
        })
    }
}

/// The place; nothing for who has none.
fn place(line: &StandingLine) -> Option<u16> {
    Some(line.place).filter(|place| *place > 0)
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
