//! The cross-table of teams: the points on all boards of each match; of a championship, group by group.

use super::{EventPaper, filled};
use crate::document::{Block, Column, ColumnKind, Page, Table};
use crate::flow::pages_posted;
use jadoube_competition::standing::StandingLine;
use jadoube_competition::tournament::Number as Nr;
use jadoube_i18n::group_table::GroupTable;
use jadoube_i18n::team_table::TeamTable;

use ColumnKind::{Number, Sign, Words};

/// In which order the rows of a square stand.
#[derive(Debug, Clone, Copy)]
enum Order {
    Numbers,
    Places,
}

impl Order {
    /// Both, the first first.
    const BOTH: [Self; 2] = [Self::Numbers, Self::Places];

    const fn title(self) -> &'static str {
        match self {
            Self::Numbers => "tournament-cross-numbers",
            Self::Places => "tournament-cross-places",
        }
    }
}

impl EventPaper<'_> {
    /// The square of all teams; of a championship, those of its groups that have begun.
    pub(super) fn team_cross_pages(&self, title: &str) -> Vec<Page> {
        let groups = self.contest().standing_groups(self.contest().published());
        if groups.is_empty() {
            return self.all_teams(title);
        }
        groups.into_iter().flat_map(|of| self.group_pages(title, of)).collect()
    }

    fn all_teams(&self, title: &str) -> Vec<Page> {
        let rounds = self.contest().published();
        let told = TeamTable::new(&self.readings, rounds, self.words);
        let standing = self.standing_after(rounds);
        let got = |number: Nr| {
            let place = standing.of(number).map(StandingLine::shown_place);
            (
                told.points(number).map(|points| self.words.decimal(points)),
                place.unwrap_or_default(),
            )
        };
        let page = |order: Order| {
            let rows: Vec<Nr> = match order {
                Order::Numbers => told.numbers().collect(),
                Order::Places => standing.lines.iter().map(|line| line.number).collect(),
            };
            let mut blocks = self.top(title, Vec::new());
            blocks.push(Block::Heading(2, self.say(order.title())));
            blocks.push(Block::Table(self.square(&told, &rows, got)));
            blocks.push(Block::Text(self.say("tournament-cross-team-legend")));
            blocks.extend(self.left().map(Block::Text));
            pages_posted(&blocks)
        };
        Order::BOTH.into_iter().flat_map(page).collect()
    }

    /// The square of a group, phase and group from 0: only what its teams played in it.
    fn group_pages(&self, title: &str, (phase, at): (usize, usize)) -> Vec<Page> {
        let published = self.contest().published();
        let standing = self.contest().group_standing_after((phase, at), published, &self.boards);
        let Some((standing, phase)) = standing.zip(self.contest().phases.get(phase)) else {
            return Vec::new();
        };
        let group = GroupTable { contest: self.contest(), standing: &standing, words: self.words };
        let told = TeamTable::new(&self.readings, published, self.words)
            .within(phase.first_round..=phase.last_round());
        let got = |number: Nr| group.got(number);
        let page = |order: Order| {
            let mut rows: Vec<Nr> = group.numbers();
            if let Order::Numbers = order {
                rows.sort_unstable();
            }
            let mut blocks = self.top(title, Vec::new());
            blocks.push(Block::Heading(2, group.title()));
            blocks.push(Block::Heading(3, self.say(order.title())));
            blocks.push(Block::Table(self.square(&told, &rows, got)));
            blocks.push(Block::Text(self.say("tournament-cross-team-legend")));
            blocks.extend(group.notes().into_iter().map(Block::Text));
            pages_posted(&blocks)
        };
        Order::BOTH.into_iter().flat_map(page).collect()
    }

    /// The square itself, with what each team has got: match points and game points, and its place.
    fn square(
        &self,
        told: &TeamTable<'_>,
        order: &[Nr],
        got: impl Fn(Nr) -> ([String; 2], String),
    ) -> Table {
        let row = |number: &Nr| {
            let left = self.readings.left.contains(number);
            let left = left.then(|| format!(" ({})", self.say("tournament-has-left")));
            let name = format!("{}{}", told.name(*number), left.unwrap_or_default());
            let cells = order.iter().map(|other| told.against(*number, *other));
            let (points, place) = got(*number);
            let who = [number.to_string(), name];
            who.into_iter().chain(cells).chain(points).chain([place]).collect()
        };
        let mut columns = vec![
            self.column("competition-standings-number", Number),
            self.column("tournament-teams-head-name", Words),
        ];
        columns.extend(order.iter().map(|number| Column::new(number.to_string(), Sign)));
        columns.push(self.column("tournament-column-match-points", Number));
        columns.push(self.column("tournament-column-game-points", Number));
        columns.push(self.column("competition-standings-place", Number));
        let rows = order.iter().map(row).collect();
        filled(Table { columns, rows, boxes: None })
    }
}
