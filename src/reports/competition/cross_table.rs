//! The cross-table: who played how against whom, in the order of the numbers and in that of the
//! places. Where the rounds are paired one by one, or there are too many for a square, a chart of the
//! rounds takes its place. The standings, which stand beside it in the report.

use super::{EventPaper, filled, filled_before};
use crate::document::{Block, Column, ColumnKind, Document, Page, Table};
use crate::flow::pages_posted;
use jadoube_competition::knockout::course::Course;
use jadoube_competition::standing::{Standing, StandingLine};
use jadoube_competition::tournament::{Date, Number, Schedule};
use jadoube_core::competition::category::Category;
use jadoube_core::competition::tournament::{Games, StandingView};
use jadoube_i18n::bracket::BracketText;
use jadoube_i18n::cross_table::CrossText;
use jadoube_i18n::standing::{StandingText, results_missing};
use jadoube_i18n::withdrawal;

/// The most players whose square finds room on a sheet.
const SQUARE_MOST: usize = 30;

/// The columns of a bracket.
const BRACKET: [ColumnKind; 6] = [
    ColumnKind::Short,
    ColumnKind::Words,
    ColumnKind::Words,
    ColumnKind::Sign,
    ColumnKind::Sign,
    ColumnKind::Words,
];

impl EventPaper<'_> {
    /// The cross-table as it is now.
    #[must_use]
    pub fn cross_table(&self) -> Document {
        let is_knockout = self.contest().regulations.as_ref().is_some_and(|it| it.is_knockout());
        let title =
            self.say(if is_knockout { "tournament-bracket" } else { "tournament-cross-table" });
        let pages = self.cross_pages(&title);
        self.document(title, pages)
    }

    /// The bracket of a knock-out, a row a match.
    fn bracket_blocks(&self, course: &Course) -> Vec<Block> {
        let text = BracketText { course, record: &self.readings.record, words: self.words };
        let columns = text.heads().into_iter().zip(BRACKET);
        let columns = columns.map(|(head, kind)| Column::new(head, kind)).collect();
        let rows = course.matches.iter().map(|one| text.row(one).to_vec()).collect();
        let table = Block::Table(filled(Table { columns, rows, boxes: None }));
        let odd = self.odd_blocks(&text);
        [table]
            .into_iter()
            .chain(odd)
            .chain([Block::Text(self.say("tournament-bracket-legend"))])
            .collect()
    }

    /// The matches in which somebody plays who has not come there by the results.
    fn odd_blocks(&self, text: &BracketText<'_>) -> Vec<Block> {
        let odd = self.contest().odd_matches(&self.boards, None);
        odd.iter().map(|odd| Block::Text(text.odd_told(odd))).collect()
    }

    /// The places to which it leads.
    fn place_blocks(&self, course: &Course, view: &StandingView) -> Vec<Block> {
        let text = BracketText { course, record: &self.readings.record, words: self.words };
        let kinds = [ColumnKind::Number, ColumnKind::Number, ColumnKind::Words, ColumnKind::Words];
        let columns = text.place_heads().into_iter().zip(kinds);
        let columns = columns.map(|(head, kind)| Column::new(head, kind)).collect();
        let places = course.places();
        let shown = places.iter().filter(|one| self.belongs(one.number, &view.only));
        let rows = shown.map(|place| text.place_row(place).to_vec()).collect();
        let table = Block::Table(filled(Table { columns, rows, boxes: None }));
        [table].into_iter().chain(self.odd_blocks(&text)).collect()
    }

    /// Its sheets: first by number, then by place.
    pub(super) fn cross_pages(&self, title: &str) -> Vec<Page> {
        if self.is_of_teams() {
            return self.team_cross_pages(title);
        }
        if let Some(course) = self.contest().bracket(&self.boards) {
            let mut blocks = self.top(title, Vec::new());
            blocks.extend(self.bracket_blocks(&course));
            return pages_posted(&blocks);
        }
        let orders = self.cross_orders().into_iter();
        orders
            .flat_map(|(name, table)| {
                let mut blocks = self.top(title, Vec::new());
                blocks.extend([Block::Heading(2, name), Block::Table(table)]);
                blocks.extend(self.cross_notes());
                pages_posted(&blocks)
            })
            .collect()
    }

    /// The cross-table of players in both orders, as a part of something longer; nothing for teams and
    /// brackets.
    pub(super) fn cross_blocks(&self) -> Option<Vec<Block>> {
        if self.is_of_teams() || self.contest().bracket(&self.boards).is_some() {
            return None;
        }
        let title = self.say("tournament-cross-table");
        let mut blocks = Vec::new();
        for (name, table) in self.cross_orders() {
            blocks.extend([Block::Heading(2, format!("{title}: {name}")), Block::Table(table)]);
        }
        blocks.extend(self.cross_notes());
        Some(blocks)
    }

    /// The table in the order of numbers, and in that of places.
    fn cross_orders(&self) -> [(String, Table); 2] {
        let standing = self.standing_after(self.contest().published());
        let (readings, words) = (&self.readings, self.words);
        let text = CrossText { readings, adjourned: &readings.adjourned, words };
        let by_number: Vec<Number> = readings.record.players.keys().copied().collect();
        let by_place: Vec<Number> = standing.lines.iter().map(|line| line.number).collect();
        [("tournament-cross-numbers", by_number), ("tournament-cross-places", by_place)]
            .map(|(id, order)| (self.say(id), self.cross(&order, &standing, &text)))
    }

    /// What the signs in it mean, and who has left.
    fn cross_notes(&self) -> impl Iterator<Item = Block> {
        let legend = Block::Text(self.say("tournament-cross-legend"));
        [legend].into_iter().chain(self.left().map(Block::Text))
    }

    /// The standing after so many rounds.
    pub(super) fn standing_after(&self, rounds: u8) -> Standing {
        let ranking = self.contest().regulations.as_ref().map(|one| one.ranking());
        self.readings.ranked(&ranking.unwrap_or_default(), Games::Counted, rounds)
    }

    /// Whether somebody belongs to a category.
    fn belongs(&self, who: Number, only: &Category) -> bool {
        let order = self.contest().order();
        let no = usize::from(who.0).checked_sub(1).and_then(|at| order.get(at).copied());
        let kind = self.contest().regulations.as_ref().map(|one| one.rating).unwrap_or_default();
        let entrant = no.and_then(|no| self.entrant(no));
        entrant.is_some_and(|entrant| only.holds(entrant, (self.year(), kind)))
    }

    /// The year of the event, by which ages are reckoned.
    pub(super) fn year(&self) -> u16 {
        let date = self.about.competition.and_then(|one| Date::read(&one.date));
        date.map_or(0, |date| date.year)
    }

    /// Those who left, with what is decided of their games.
    pub(super) fn left(&self) -> impl Iterator<Item = String> {
        let tournament = &self.readings.record;
        self.readings.withdrawn.iter().map(|one| {
            let team = tournament.teams.get(&one.who).map(|team| &team.name);
            let player = tournament.players.get(&one.who).map(|player| &player.name);
            let name = team.or(player).map_or("", |name| name);
            let player = format!("{} {name}", one.who);
            withdrawal::decision(self.words, player.trim(), &one.decision)
        })
    }

    /// The table itself, of all against all or round by round.
    fn cross(&self, order: &[Number], standing: &Standing, text: &CrossText<'_>) -> Table {
        let record = &self.readings.record;
        let is_square = record.schedule == Schedule::Fixed && record.players.len() <= SQUARE_MOST;
        let rounds = self.contest().published();
        let row = |number: &Number| {
            let player = record.players.get(number)?;
            let place = standing.of(*number).map(StandingLine::shown_place);
            let rating = player.rating.map(|rating| rating.to_string());
            let left = self.readings.left.contains(number);
            let left = left.then(|| format!(" ({})", self.say("tournament-has-left")));
            let name = format!("{} {}", player.title, player.name).trim().to_owned();
            let name = name + &left.unwrap_or_default();
            let who = [number.to_string(), name, rating.unwrap_or_default()];
            let cells: Vec<String> = match is_square {
                true => order.iter().map(|other| text.against(*number, *other)).collect(),
                false => (1..=rounds).map(|round| text.in_round(*number, round)).collect(),
            };
            let points = self.words.decimal(self.readings.standing.points(*number, u8::MAX));
            let last = [points, place.unwrap_or_default()];
            Some(who.into_iter().chain(cells).chain(last).collect())
        };
        let heads: Vec<String> = match is_square {
            true => order.iter().map(ToString::to_string).collect(),
            false => (1..=rounds).map(|round| round.to_string()).collect(),
        };
        let mut columns = vec![
            self.column("competition-standings-number", ColumnKind::Number),
            self.column("competition-standings-name", ColumnKind::Words),
            self.column("competition-standings-rating", ColumnKind::Number),
        ];
        columns.extend(heads.into_iter().map(|head| Column::new(head, ColumnKind::Sign)));
        columns.push(self.column("protocol-column-points", ColumnKind::Number));
        columns.push(self.column("competition-standings-place", ColumnKind::Number));
        let rows = order.iter().filter_map(row).collect();
        filled(Table { columns, rows, boxes: None })
    }

    /// A standing, to be posted. Nothing, where its round is not known.
    #[must_use]
    pub fn standings(&self, view: &StandingView) -> Option<Document> {
        let published = self.contest().published();
        let after = view.after.unwrap_or(published);
        if after > published {
            return None;
        }
        let title = self.say_round("protocol-standings", after);
        let games = (view.games == Games::All).then(|| {
            (self.say("tournament-standings-games"), self.say("tournament-standings-all-games"))
        });
        let only = (view.only != Category::All)
            .then(|| (self.say("tournament-standings-category"), self.words.tell(&view.only)));
        let mut blocks = self.top(&title, games.into_iter().chain(only).collect());
        blocks.extend(self.standing_blocks(view));
        blocks.extend(self.board_prizes(after));
        Some(self.document(title, pages_posted(&blocks)))
    }

    /// The table of a standing, and what is to be said to it: the edition, ties that are left, other
    /// readings, results that are missing, who left.
    pub(super) fn standing_blocks(&self, view: &StandingView) -> Vec<Block> {
        let after = view.after.unwrap_or_else(|| self.contest().published());
        if let Some(course) = self.contest().bracket(&self.boards) {
            return self.place_blocks(&course, view);
        }
        let groups = self.group_standings(after);
        if !groups.is_empty() {
            return groups;
        }
        let standing = self.contest().standing(&self.readings, view, self.year());
        let Some(standing) = standing else { return Vec::new() };
        let (readings, words) = (&self.readings, self.words);
        let tournament = readings.of(view.games);
        let text = StandingText { standing: &standing, tournament, readings, words };
        let kinds = [
            ColumnKind::Number,
            ColumnKind::Number,
            ColumnKind::Short,
            ColumnKind::Words,
            ColumnKind::Short,
        ];
        // The rating is the last one of what is told of a player.
        let kinds_of_players = kinds.len() + 1;
        let kinds = kinds.into_iter().chain(std::iter::repeat(ColumnKind::Number));
        let columns = text.heads().into_iter().zip(kinds);
        let columns = columns.map(|(head, kind)| Column::new(head, kind)).collect();
        let rows = standing.lines.iter().map(|line| text.marked_row(line)).collect();
        // A tie-break that breaks nothing is one of the regulations all the same.
        let table = filled_before(kinds_of_players, Table { columns, rows, boxes: None });
        let mut blocks = vec![Block::Table(table)];
        blocks.push(Block::Text(text.title()));
        let missing = (1..=after)
            .filter_map(|no| results_missing(words, no, &self.contest().missing(no, &self.boards)));
        let notes = text.notes().into_iter().chain(missing).chain(self.left());
        blocks.extend(notes.map(Block::Text));
        blocks
    }
}
