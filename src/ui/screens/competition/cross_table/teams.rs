//! The cross-table of teams: the points on all boards of each match; of a championship, group by group.

use std::collections::BTreeMap;

use egui::Align;

use crate::screens::competition::cross_table::asked::{
    CrossTableContent, CrossTableQuery, Order, against, diagonal, in_round, place_told,
};
use crate::screens::competition::headings::column;
use crate::widgets::badge::Tone;
use crate::widgets::grid::table::{Column, GridRow, GridTable, Keep};
use crate::widgets::rows::sentence;
use jadoube_competition::standing::{Standing, StandingLine};
use jadoube_competition::tournament::Number;
use jadoube_desk::event_picture::EventPicture;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::group_table::GroupTable;
use jadoube_i18n::standing;
use jadoube_i18n::team_table::TeamTable;

/// The table of all teams, or of a group.
pub(super) fn made(
    event: &EventPicture,
    asked: CrossTableQuery,
    standing: &Standing,
    words: &Catalogue,
) -> CrossTableContent {
    let published = event.contest.published();
    let found = asked.1.and_then(|of| event.group_standing(of, published));
    let group =
        found.as_ref().map(|(standing, _)| GroupTable { contest: &event.contest, standing, words });
    let rounds = found
        .as_ref()
        .map_or(1..=event.contest.planned(), |(_, phase)| phase.first_round..=phase.last_round());
    let told = TeamTable::new(&event.readings, published, words).within(rounds.clone());
    let maker = Maker { event, told, standing, group, rounds: rounds.collect(), words };
    let rows = maker.order(asked.0);
    let table = maker.table(asked.0, &rows);
    let mut notes = vec![words.say("tournament-cross-team-legend")];
    let title = match maker.group {
        Some(group) => {
            notes.extend(group.notes());
            group.title()
        }
        None => {
            let left = event.readings.withdrawn.iter();
            notes.extend(left.map(|one| standing::withdrawal(words, one)));
            words.say("tournament-cross-table")
        }
    };
    CrossTableContent { asked, title, table, notes, rows }
}

/// So many columns stand before those of the opponents.
const BEFORE_CROSS: usize = 2;

struct Maker<'a> {
    event: &'a EventPicture,
    told: TeamTable<'a>,
    standing: &'a Standing,
    group: Option<GroupTable<'a>>,
    rounds: Vec<u8>,
    words: &'a Catalogue,
}

impl Maker<'_> {
    /// Who stands in which row.
    fn order(&self, order: Order) -> Vec<Number> {
        let mut rows: Vec<Number> = match &self.group {
            Some(group) => group.numbers(),
            None => self.standing.lines.iter().map(|line| line.number).collect(),
        };
        match (order, &self.group) {
            (Order::Places, _) => {}
            (Order::Numbers | Order::Rounds, Some(_)) => rows.sort_unstable(),
            (Order::Numbers | Order::Rounds, None) => rows = self.told.numbers().collect(),
        }
        rows
    }

    fn table(&self, order: Order, rows: &[Number]) -> GridTable {
        let head = |id: &str, align, keep| column(self.words, id, align, keep);
        let mut columns = vec![
            head("competition-standings-number", Align::Max, Keep::Drops(1)),
            head("tournament-teams-head-name", Align::Min, Keep::Elastic),
        ];
        match order {
            Order::Numbers | Order::Places => {
                columns.extend(rows.iter().zip(1..).map(|(one, place)| {
                    let head: i32 = if order == Order::Places { place } else { one.0.into() };
                    let column = Column::new(head.to_string(), Align::Center, Keep::Scrolls);
                    column.meaning(against(self.words, self.told.name(*one)))
                }));
            }
            Order::Rounds => columns.extend(self.rounds.iter().map(|round| {
                Column::new(round.to_string(), Align::Center, Keep::Scrolls)
                    .meaning(in_round(self.words, *round))
            })),
        }
        columns.extend([
            head("tournament-column-match-points", Align::Max, Keep::Whole),
            head("tournament-column-game-points", Align::Max, Keep::Whole),
            head("competition-standings-place", Align::Max, Keep::Drops(2)),
        ]);
        let told = match order {
            Order::Numbers | Order::Places => {
                diagonal(rows.len(), BEFORE_CROSS, &self.words.say("tournament-cross-same-team"))
            }
            Order::Rounds => BTreeMap::new(),
        };
        let rows = rows.iter().map(|one| self.row(*one, (order, rows))).collect();
        GridTable::new(columns, rows).telling(told)
    }

    fn row(&self, number: Number, (order, rows): (Order, &[Number])) -> GridRow {
        let words = self.words;
        let has_left = self.event.readings.left.contains(&number);
        let left = if has_left { words.say("tournament-has-left") } else { String::new() };
        let name = self.told.name(number);
        let shown = if has_left { format!("{name} ({left})") } else { name.to_owned() };
        let mut cells = vec![number.to_string(), shown];
        match order {
            Order::Numbers | Order::Places => {
                cells.extend(rows.iter().map(|other| self.told.against(number, *other)));
            }
            Order::Rounds => {
                let rounds = self.rounds.iter();
                cells.extend(rounds.map(|round| self.told.in_round(number, *round)));
            }
        }
        let (place, shown, [matches, games]) = self.got(number);
        let points = [("matches", matches.as_str().into()), ("games", games.as_str().into())];
        let who = [
            words.say_with("tournament-number", &[("number", number.to_string().into())]),
            name.to_owned(),
            left,
            words.say_with("tournament-cross-team-points", &points),
            place_told(words, place),
        ];
        let met: Vec<String> = self.told.told(number).collect();
        let spoken: Vec<&str> = who.iter().chain(&met).map(String::as_str).collect();
        let spoken = sentence(&spoken);
        cells.extend([matches, games, shown]);
        let tone = if has_left { Tone::Warn } else { Tone::Neutral };
        GridRow { cells, spoken, tone }
    }

    /// The place of a team, as it is counted and as it is shown, and its match points and game points.
    fn got(&self, number: Number) -> (u16, String, [String; 2]) {
        let Some(group) = &self.group else {
            let points = self.told.points(number).map(|points| self.words.decimal(points));
            let line = self.standing.of(number);
            let place = line.map_or(0, |line| line.place);
            return (place, line.map(StandingLine::shown_place).unwrap_or_default(), points);
        };
        let (points, shown) = group.got(number);
        let place = group.place_of(number).and_then(|place| place.place);
        (place.unwrap_or_default(), shown, points)
    }
}
