//! The event as a file for others: a tournament file, its standings as a list, or a page for the web
//! with standings and cross-table.

use std::path::Path;
use std::sync::Arc;

use crate::event_picture::EventPicture;
use jadoube_competition::csv;
use jadoube_competition::standing::Standing;
use jadoube_competition::tournament::Number;
use jadoube_competition::trf::contents::{Contents, Text};
use jadoube_competition::trf::dialect::Dialect;
use jadoube_competition::trf::document::{TrfLine, Unwritable};
use jadoube_core::competition::round::{Round, Stage};
use jadoube_core::competition::tournament::StandingView;
use jadoube_core::hall::state::Hall;
use jadoube_i18n::adjournment::date_time_exact;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_i18n::standing::{StandingText, results_missing, view_told, withdrawal};
use jadoube_i18n::team_table::TeamTable;
use jadoube_journal::fault::Fault;
use jadoube_laws::game::state::DamageKind;
use jadoube_laws::wall::Wall;

/// What of the event is written.
#[derive(Debug, Clone)]
pub struct EventExport {
    /// In the words of which language.
    pub lang: Lang,
    /// With which standing, where the file has one.
    pub view: StandingView,
    /// As it was recorded by a time; as it is now, where there is none.
    pub past: Option<(Arc<Hall>, Wall)>,
}

/// Why a file or a paper has not all that was recorded in the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Incomplete {
    /// The competition's file is damaged.
    Damaged {
        /// The first row that does not stand, or does not fit its game; none where no row is named.
        from: Option<u64>,
    },
    /// A newer program recorded in it what this one does not understand.
    Newer,
    /// It was saved from a damaged file, and nobody has signed for it since.
    Salvaged {
        /// The first round that was not published, as far as is known, although a later one was.
        missing: Option<u8>,
        /// Whether what was lost is not known any more, because the row that told it is lost itself.
        is_loss_unknown: bool,
    },
}

impl Incomplete {
    /// What is missing in a state that was read, by what is wrong with its file and with the games in it;
    /// nothing where it is whole.
    #[must_use]
    pub fn of(hall: &Hall, trouble: Option<&Fault>) -> Option<Self> {
        let of_games = || {
            hall.damaged().find_map(|(_, damage)| match damage.kind {
                DamageKind::Misfit => Some(Self::Damaged { from: Some(damage.seq) }),
                DamageKind::NotUnderstood => Some(Self::Newer),
                // The game says so itself, and nothing else is missing for it.
                DamageKind::RowsLost | DamageKind::TimesLost => None,
            })
        };
        match trouble {
            Some(fault) if fault.is_of_newer_program() => Some(Self::Newer),
            Some(Fault::Damaged { broken, .. }) => {
                Some(Self::Damaged { from: broken.map(|row| row.seq).filter(|row| *row > 0) })
            }
            Some(Fault::Truncated { .. } | Fault::Strand { .. }) => {
                Some(Self::Damaged { from: None })
            }
            _ => of_games().or_else(|| hall.signers.is_unchecked().then(|| Self::salvaged(hall))),
        }
    }

    /// The same of a file that was saved from a damaged one.
    #[must_use]
    pub fn salvaged(hall: &Hall) -> Self {
        let is_public = |round: &Round| round.stage != Stage::Draft;
        let public = || hall.contest.rounds.iter().filter(|(_, round)| is_public(round));
        let missing = (1..).zip(public()).find(|(no, (round, _))| no != *round);
        let is_loss_unknown = hall.signers.is_loss_unknown;
        Self::Salvaged { missing: missing.map(|(no, _)| no), is_loss_unknown }
    }

    /// The sentence that says so, in a file, on a paper, or above what is printed.
    #[must_use]
    pub fn told(self, words: &Catalogue) -> String {
        let (why, at) = match self {
            Self::Damaged { from } => ("damaged", from),
            Self::Newer => ("newer", None),
            Self::Salvaged { missing, .. } => ("salvaged", missing.map(u64::from)),
        };
        let at = at.map_or_else(|| "none".to_owned(), |at| at.to_string());
        let args = [("why", why.into()), ("row", at.into())];
        let told = words.say_with("competition-export-incomplete", &args);
        if matches!(self, Self::Salvaged { is_loss_unknown: true, .. }) {
            return format!("{told}. {}", words.say("desk-salvaged-before"));
        }
        told
    }
}

/// What kind of file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventFile {
    /// A tournament file.
    Trf,
    /// The standings as a list.
    Csv,
    /// Standings and cross-table.
    Html,
}

impl EventFile {
    /// As its name says it; a tournament file where it says nothing.
    #[must_use]
    pub fn of(path: &Path) -> Self {
        let ending = path.extension().map(|ending| ending.to_ascii_lowercase());
        match ending.as_ref().and_then(|ending| ending.to_str()) {
            Some("csv") => Self::Csv,
            Some("html" | "htm") => Self::Html,
            _ => Self::Trf,
        }
    }

    /// The event as such a file, made of its state now where no earlier one is wanted. Where it is
    /// incomplete, a tournament file says so in a comment and a page in a paragraph; a list has no room
    /// for it.
    ///
    /// # Errors
    /// A letter that the file has no form for.
    pub fn write(
        self,
        now: &Hall,
        what: &EventExport,
        incomplete: Option<Incomplete>,
    ) -> Result<Vec<u8>, Unwritable> {
        let (view, words) = (&what.view, &Catalogue::new(what.lang));
        let hall = what.past.as_ref().map_or(now, |(hall, _)| hall);
        let as_of = what.past.as_ref().map(|(_, wall)| *wall);
        let warning = incomplete.map(|why| why.told(words));
        let warning = warning.as_deref();
        match self {
            Self::Trf => trf(hall, warning),
            Self::Csv => Ok(list(hall, view, words).into_bytes()),
            Self::Html => Ok(page(hall, (view, as_of), warning, words).into_bytes()),
        }
    }
}

fn standing(event: &EventPicture, view: &StandingView) -> Option<Standing> {
    event.contest.standing(&event.readings, view, event.year_and_rating().0)
}

/// A tournament file. A game that is not over is worth nothing in it, which record 162 says: a reader
/// would take it for a draw.
///
/// # Errors
/// A letter that the file has no form for.
fn trf(hall: &Hall, warning: Option<&str>) -> Result<Vec<u8>, Unwritable> {
    let event = EventPicture::new(hall, 0);
    let mut contents = Contents::default();
    if let Some(competition) = &hall.competition {
        contents.set(Text::Name, competition.name.clone());
        contents.set(Text::City, competition.place.clone());
        contents.set(Text::Start, competition.date.replace('-', "/"));
        contents.set(Text::ChiefArbiter, competition.arbiter.clone());
    }
    if let Some(regulations) = &hall.contest.regulations {
        contents.set(Text::Rate, regulations.control.to_string());
    }
    let standing = standing(&event, &StandingView::default());
    let place = |number: Number| Some(standing.as_ref()?.of(number)?.place).filter(|no| *no > 0);
    let mut record = event.readings.record.clone();
    let is_open = |number: &Number| !event.readings.unfinished(*number, record.rounds).is_empty();
    if !record.players.keys().any(is_open) {
        record.scoring.unknown = record.scoring.draw;
    }
    contents.set_tournament(&record, place);
    hall.contest.report_into(&mut contents, &event.readings);
    let mut document = contents.document(Dialect::Trf26);
    if let Some(warning) = warning {
        document.lines.insert(0, TrfLine::new(format!("### {warning}")));
    }
    document.write()
}

/// The standings as a list. What is to be known of somebody has a column of its own.
fn list(hall: &Hall, view: &StandingView, words: &Catalogue) -> String {
    let event = EventPicture::new(hall, 0);
    let Some(standing) = standing(&event, view) else { return String::new() };
    let told = text(&event, &standing, view, words);
    let mut heads = told.heads();
    heads.push(words.say("competition-standings-remarks"));
    let rows = standing.lines.iter().map(|line| {
        let remarks = told.remarks(line.number).join(", ");
        told.row(line).into_iter().chain([remarks]).collect()
    });
    std::iter::once(heads).chain(rows).map(|row: Vec<String>| csv::line(&row)).collect()
}

fn text<'a>(
    event: &'a EventPicture,
    standing: &'a Standing,
    view: &StandingView,
    words: &'a Catalogue,
) -> StandingText<'a> {
    let readings = &event.readings;
    StandingText { standing, tournament: readings.of(view.games), readings, words }
}

/// Standings and cross-table as a page.
fn page(
    hall: &Hall,
    (view, as_of): (&StandingView, Option<Wall>),
    warning: Option<&str>,
    words: &Catalogue,
) -> String {
    let event = EventPicture::new(hall, 0);
    let name = hall.competition.as_ref().map(|one| one.name.clone()).unwrap_or_default();
    let mut tables = String::new();
    if let Some(of_view) = standing(&event, view) {
        let told = text(&event, &of_view, view, words);
        let rows = of_view.lines.iter().map(|line| told.marked_row(line));
        let as_of = as_of.map(|wall| {
            let time = [("time", date_time_exact(words, wall).into())];
            words.say_with("tournament-standings-past-shown", &time)
        });
        let title: Vec<String> =
            std::iter::once(told.title()).chain(view_told(view, words)).chain(as_of).collect();
        tables += &table(&title.join(" · "), &told.heads(), rows);
        tables += "<ul>\n";
        let missing = missing(hall, of_view.rounds, words);
        let left = event.readings.withdrawn.iter().map(|one| withdrawal(words, one));
        for note in told.notes().into_iter().chain(missing).chain(left) {
            tables += &format!("<li>{}</li>\n", escaped(&note));
        }
        tables += "</ul>\n";
        let all = standing(&event, &StandingView::default()).unwrap_or(of_view);
        let (heads, rows) = cross(&event, &all, words);
        tables += &table(&words.say("tournament-cross-table"), &heads, rows.into_iter());
        let legend = match event.is_of_teams() {
            true => "tournament-cross-team-legend",
            false => "tournament-cross-legend",
        };
        tables += &format!("<p>{}</p>\n", escaped(&words.say(legend)));
    }
    let (lang, name) = (words.lang().code(), escaped(&name));
    let warning = warning.map(|text| format!("<p><strong>{}</strong></p>\n", escaped(text)));
    let warning = warning.unwrap_or_default();
    format!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<meta charset=\"utf-8\">\n<title>{name}</title>\n\
         <style>{STYLE}</style>\n<h1>{name}</h1>\n{warning}{tables}</html>\n"
    )
}

/// The cross-table in the order of the places: its heads, and its rows. Of teams the points on all
/// boards of each match.
fn cross(
    event: &EventPicture,
    standing: &Standing,
    words: &Catalogue,
) -> (Vec<String>, Vec<Vec<String>>) {
    let told = event.cross_text(words);
    let rounds = event.contest.published();
    let teams = event.is_of_teams().then(|| TeamTable::new(&event.readings, rounds, words));
    let numbers: Vec<Number> = standing.lines.iter().map(|line| line.number).collect();
    let is_table = event.contest.regulations.as_ref().is_some_and(|one| one.is_table());
    let who = ["competition-standings-number", "competition-standings-name"];
    let heads: Vec<String> = match is_table {
        true => numbers.iter().map(ToString::to_string).collect(),
        false => (1..=rounds).map(|round| round.to_string()).collect(),
    };
    let row = |one: &Number| {
        let cells: Vec<String> = match (is_table, &teams) {
            (true, Some(teams)) => numbers.iter().map(|it| teams.against(*one, *it)).collect(),
            (true, None) => numbers.iter().map(|it| told.against(*one, *it)).collect(),
            (false, Some(teams)) => (1..=rounds).map(|it| teams.in_round(*one, it)).collect(),
            (false, None) => (1..=rounds).map(|it| told.in_round(*one, it)).collect(),
        };
        let who = [one.to_string(), event.participant(*one).to_owned()];
        who.into_iter().chain(cells).collect()
    };
    let rows = numbers.iter().map(row).collect();
    (who.map(|id| words.say(id)).into_iter().chain(heads).collect(), rows)
}

/// The results that are missing in the rounds up to one, a sentence a round.
#[must_use]
pub fn missing(hall: &Hall, until: u8, words: &Catalogue) -> Vec<String> {
    let boards = hall.pairing_boards();
    let rounds = (1..=until).filter_map(|round| {
        let missing = hall.contest.missing(round, &boards);
        results_missing(words, round, &missing)
    });
    rounds.collect()
}

const STYLE: &str = "body{font-family:sans-serif}table{border-collapse:collapse}\
    td,th{border:1px solid;padding:.2em .5em;text-align:left}";

fn table(caption: &str, heads: &[String], rows: impl Iterator<Item = Vec<String>>) -> String {
    let mut text = format!("<table>\n<caption>{}</caption>\n<tr>", escaped(caption));
    for head in heads {
        text += &format!("<th scope=\"col\">{}</th>", escaped(head));
    }
    text += "</tr>\n";
    for row in rows {
        text += "<tr>";
        for cell in row {
            text += &format!("<td>{}</td>", escaped(&cell));
        }
        text += "</tr>\n";
    }
    text + "</table>\n"
}

/// What is a sign of the page's own is written so that it is read as text.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
