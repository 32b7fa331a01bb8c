//! The cross-table, and the wall chart, made from the event.

use std::collections::BTreeMap;

use egui::Align;

use crate::screens::competition::cross_table::asked::{
    CrossTableContent, CrossTableQuery, Order, against, diagonal, in_round, place_told,
};
use crate::screens::competition::cross_table::teams;
use crate::screens::competition::headings::column;
use crate::widgets::badge::Tone;
use crate::widgets::grid::table::{Column, GridRow, GridTable, Keep};
use crate::widgets::lines::LineText;
use crate::widgets::rows::sentence;
use jadoube_competition::knockout::course::End;
use jadoube_competition::standing::{Standing, StandingLine};
use jadoube_competition::tournament::Number;
use jadoube_core::competition::tournament::Games;
use jadoube_desk::event_picture::EventPicture;
use jadoube_i18n::bracket::BracketText;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::standing;
use jadoube_i18n::team_table::TeamTable;

impl CrossTableContent {
    pub(super) fn new(event: &EventPicture, asked: CrossTableQuery, words: &Catalogue) -> Self {
        if let Some(text) = event.bracket_text(words) {
            let table = bracket(&text);
            let title = words.say("tournament-bracket");
            let legend = [words.say("tournament-bracket-legend")].into_iter();
            let notes = event.odd_matches(words).into_iter().chain(legend).collect();
            return Self { asked, title, table, notes, rows: Vec::new() };
        }
        let regulations = event.contest.regulations.as_ref();
        let ranking = regulations.map(|one| one.ranking()).unwrap_or_default();
        let published = event.contest.published();
        let standing = event.readings.ranked(&ranking, Games::Counted, published);
        if event.is_of_teams() {
            return teams::made(event, asked, &standing, words);
        }
        let rows: Vec<Number> = match asked.0 {
            Order::Numbers | Order::Rounds => {
                event.readings.record.players.keys().copied().collect()
            }
            Order::Places => standing.lines.iter().map(|line| line.number).collect(),
        };
        let maker = Maker { event, standing: &standing, rows: &rows, words };
        let title = words.say("tournament-cross-table");
        let table = maker.table(asked.0);
        let mut notes = vec![words.say("tournament-cross-legend")];
        let left = event.readings.withdrawn.iter();
        notes.extend(left.map(|one| standing::withdrawal(words, one)));
        Self { asked, title, table, notes, rows }
    }

    /// Who stands in a row.
    pub(super) fn who(&self, row: usize) -> Option<Number> {
        self.rows.get(row).copied()
    }

    /// In which row somebody stands.
    pub(super) fn row_of(&self, who: Number) -> Option<usize> {
        self.rows.iter().position(|number| *number == who)
    }
}

/// So many columns stand before those of the opponents.
const BEFORE_CROSS: usize = 5;

struct Maker<'a> {
    event: &'a EventPicture,
    standing: &'a Standing,
    /// In which order they stand.
    rows: &'a [Number],
    words: &'a Catalogue,
}

impl Maker<'_> {
    fn table(&self, order: Order) -> GridTable {
        let head = |id: &str, align, keep| column(self.words, id, align, keep);
        let mut columns = vec![
            head("competition-standings-number", Align::Max, Keep::Drops(1)),
            head("competition-standings-title-held", Align::Min, Keep::Drops(4)),
            head("competition-standings-name", Align::Min, Keep::Elastic),
            head("competition-standings-federation", Align::Min, Keep::Drops(5)),
            head("competition-standings-rating", Align::Max, Keep::Drops(6)),
        ];
        match order {
            Order::Numbers | Order::Places => {
                columns.extend(self.rows.iter().zip(1..).map(|(number, place)| {
                    let name = self.event.name(*number);
                    let head: i32 = if order == Order::Places { place } else { number.0.into() };
                    Column::new(head.to_string(), Align::Center, Keep::Scrolls)
                        .meaning(against(self.words, name))
                }));
            }
            Order::Rounds => {
                columns.extend((1..=self.event.contest.planned()).map(|round| {
                    Column::new(round.to_string(), Align::Center, Keep::Scrolls)
                        .meaning(in_round(self.words, round))
                }));
            }
        }
        columns.extend([
            head("tournament-column-points", Align::Max, Keep::Whole),
            head("competition-standings-place", Align::Max, Keep::Drops(2)),
        ]);
        let rows = self.rows.iter().map(|number| self.row(*number, order)).collect();
        let told = match order {
            Order::Numbers | Order::Places => {
                let told = self.words.say("tournament-cross-same-player");
                diagonal(self.rows.len(), BEFORE_CROSS, &told)
            }
            Order::Rounds => BTreeMap::new(),
        };
        GridTable::new(columns, rows).telling(told)
    }

    fn row(&self, number: Number, order: Order) -> GridRow {
        let words = self.words;
        let told = self.event.cross_text(words);
        let player = self.event.player(number).cloned().unwrap_or_default();
        let has_left = self.event.readings.left.contains(&number);
        let left = if has_left { words.say("tournament-has-left") } else { String::new() };
        let name = &player.name;
        let shown = if has_left { format!("{name} ({left})") } else { name.clone() };
        let rounds = self.event.contest.published();
        let points = words.decimal(self.event.readings.standing.points(number, rounds));
        let line = self.standing.of(number);
        let place = line.map_or(0, |line| line.place);
        let rating = player.rating.map(|one| one.to_string()).unwrap_or_default();
        let mut cells = vec![
            number.to_string(),
            player.title.clone(),
            shown,
            player.federation.clone(),
            rating,
        ];
        match order {
            Order::Numbers | Order::Places => {
                cells.extend(self.rows.iter().map(|other| told.against(number, *other)));
            }
            Order::Rounds => {
                let planned = self.event.contest.planned();
                cells.extend((1..=planned).map(|round| told.in_round(number, round)));
            }
        }
        let shown = line.map(StandingLine::shown_place).unwrap_or_default();
        cells.extend([points.clone(), shown]);
        let met: Vec<String> = match order {
            Order::Numbers | Order::Places => told.told_against(number, self.rows).collect(),
            Order::Rounds => told.told_rounds(number).collect(),
        };
        let who = [
            words.say_with("tournament-number", &[("number", number.to_string().into())]),
            name.clone(),
            left,
            words.say_with("tournament-cross-points", &[("points", points.into())]),
            place_told(words, place),
        ];
        let spoken: Vec<&str> = who.iter().chain(&met).map(String::as_str).collect();
        let tone = if has_left { Tone::Warn } else { Tone::Neutral };
        GridRow { cells, spoken: sentence(&spoken), tone }
    }
}

/// The bracket, a row a match.
fn bracket(text: &BracketText<'_>) -> GridTable {
    let keep =
        [Keep::Whole, Keep::Elastic, Keep::Elastic, Keep::Whole, Keep::Scrolls, Keep::Scrolls];
    let heads = text.heads().into_iter().zip(keep);
    let columns = heads.map(|(head, keep)| Column::new(head, Align::Min, keep)).collect();
    let rows = text.course.matches.iter().map(|one| {
        let tone = match one.end {
            _ if one.odds().next().is_some() => Tone::Warn,
            End::Won { .. } => Tone::Good,
            End::Even | End::Nobody => Tone::Warn,
            End::Open => Tone::Neutral,
        };
        GridRow { cells: text.row(one).to_vec(), spoken: text.told(one), tone }
    });
    GridTable::new(columns, rows.collect())
}

/// What somebody did in each round, a line a round.
pub(super) fn rounds(
    event: &EventPicture,
    (who, group): (Number, Option<(usize, usize)>),
    words: &Catalogue,
) -> Vec<LineText> {
    let line = |text| LineText { text, is_head: false };
    if event.is_of_teams() {
        let mut told = TeamTable::new(&event.readings, event.contest.published(), words);
        if let Some(phase) = group.and_then(|(phase, _)| event.contest.phases.get(phase)) {
            told = told.within(phase.first_round..=phase.last_round());
        }
        return told.told(who).map(line).collect();
    }
    event.cross_text(words).told_rounds(who).map(line).collect()
}
