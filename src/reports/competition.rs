//! The papers of an event: pairings, results, the cross-table, the players, cards for the boards and
//! scoresheets, protocols and check lists, and the chief arbiter's report.

pub mod cards;
pub mod checks;
pub mod cross_table;
pub mod known_clocks;
pub mod norms;
mod groups;
pub mod players;
pub mod prizes;
pub mod report;
pub mod rounds;
mod team_cross;
mod teams;

use crate::document::{Block, Column, ColumnKind, Document, Page, Table};
use crate::protocol::{About, bound, common};
use jadoube_competition::points::Points;
use jadoube_competition::tournament::{Bye, Number, RoundResult};
use jadoube_core::competition::context::Boards;
use jadoube_core::competition::entrant::{Entrant, EntrantNo};
use jadoube_core::competition::result::BoardResult;
use jadoube_core::competition::round::{Bout, Round};
use jadoube_core::competition::start::StartPosition;
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::tournament::Readings;
use jadoube_core::hall::state::Hall;
use jadoube_i18n::adjournment::{date_time, sessions_of_round};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::contest::without_play;
use jadoube_i18n::regulations;
use jadoube_laws::ids::BoardNo;

/// What the papers of an event are made of, reckoned once for all that stands on one.
#[derive(Debug)]
pub struct EventPaper<'a> {
    words: &'a Catalogue,
    about: &'a About<'a>,
    hall: &'a Hall,
    boards: Boards,
    readings: Readings,
}

impl<'a> EventPaper<'a> {
    /// Of the event of a file; none, where it has none.
    #[must_use]
    pub fn new(words: &'a Catalogue, about: &'a About<'a>, hall: &'a Hall) -> Option<Self> {
        hall.contest.regulations.as_ref()?;
        let boards = hall.pairing_boards();
        let readings = hall.contest.tournament(&boards);
        Some(Self { words, about, hall, boards, readings })
    }

    fn contest(&self) -> &'a Contest {
        &self.hall.contest
    }

    fn say(&self, id: &str) -> String {
        self.words.say(id)
    }

    fn say_round(&self, id: &str, round: u8) -> String {
        self.words.say_with(id, &[("round", i64::from(round).into())])
    }

    /// A round, paired at least.
    fn round(&self, no: u8) -> Option<&'a Round> {
        self.contest().rounds.get(&no)
    }

    fn entrant(&self, no: EntrantNo) -> Option<&'a Entrant> {
        self.contest().entrants.get(&no).map(|entry| &entry.entrant)
    }

    fn number(&self, no: EntrantNo) -> String {
        self.contest().number(no).map_or_else(String::new, |number| number.to_string())
    }

    /// `GM Surname, Given name (MKD)`
    fn player(&self, no: EntrantNo) -> String {
        self.entrant(no).map_or_else(String::new, |one| {
            let title =
                if one.title.is_empty() { String::new() } else { format!("{} ", one.title) };
            let federation = match one.federation.as_str() {
                "" => String::new(),
                federation => format!(" ({federation})"),
            };
            format!("{title}{}{federation}", one.name)
        })
    }

    fn rating(&self, no: EntrantNo) -> String {
        let kind = self.contest().regulations.as_ref().map(|one| one.rating);
        let rating = self.entrant(no).and_then(|one| one.rating(kind.unwrap_or_default()));
        rating.map_or_else(String::new, |rating| rating.to_string())
    }

    /// The points after so many rounds, as they count for the standing.
    fn points(&self, no: EntrantNo, rounds: u8) -> String {
        let number = self.contest().number(no);
        number.map_or_else(String::new, |number| {
            self.words.decimal(self.readings.standing.points(Number(number), rounds))
        })
    }

    /// What is known of a pairing: its result, or that it is adjourned or being played.
    fn result(&self, bout: &Bout) -> String {
        let shown = bout.view(&self.boards).map(|view| view.result);
        match (bout.result(&self.boards), shown) {
            (Some(result), _) => self.words.tell(&result),
            (None, Some(BoardResult::Adjourned)) => self.say("competition-event-adjourned"),
            (None, Some(BoardResult::Playing)) => self.say("protocol-going-on"),
            (None, _) => String::new(),
        }
    }

    /// Those who have no opponent in a round though they take part, each with the points for it.
    fn byes(&self, round: &Round, no: u8) -> Vec<String> {
        let plays = |(one, _): &(&EntrantNo, &Bye)| {
            self.contest().entrants.get(one).is_some_and(|entry| !entry.stay.has_left(no))
        };
        let of_draft = self.contest().tournament_of_draft(no, &self.boards);
        let told = |(one, bye): (&EntrantNo, &Bye)| {
            let event = (self.contest(), of_draft.as_ref().unwrap_or(&self.readings));
            if let Some(told) = without_play(self.words, event, (no, *one)) {
                return told;
            }
            let points = self.readings.record.scoring.of(&RoundResult::Bye(*bye));
            let points = Some(points).filter(|points| *points != Points::ZERO);
            let points = points
                .map_or_else(String::new, |points| format!(" ({})", self.words.decimal(points)));
            let player = format!("{} {}{points}", self.number(*one), self.player(*one));
            let player = [("player", player.trim().into())];
            self.words.say_with("competition-table-bye", &player)
        };
        round.byes.iter().filter(plays).map(told).collect()
    }

    /// What stands at the head of a paper: its title, and what it belongs to.
    fn top(&self, title: &str, more: Vec<(String, String)>) -> Vec<Block> {
        let rows = common(self.words, self.about).into_iter().chain(more).collect();
        vec![Block::Heading(1, title.to_owned()), Block::Facts(rows)]
    }

    /// When a round begins, and its sessions.
    fn of_round(&self, no: u8) -> Vec<(String, String)> {
        let starts = self.contest().begins(no);
        let starts =
            starts.map(|starts| (self.say("protocol-begins"), date_time(self.words, starts)));
        let sessions = sessions_of_round(self.words, &self.hall.adjournments.sessions, no);
        let sessions = sessions.map(|told| (self.say("protocol-sessions"), told));
        starts.into_iter().chain(sessions).collect()
    }

    /// The start position of Chess960 at a board, with its pieces; nothing, where the usual one is set
    /// up or none is drawn yet.
    fn start_at(&self, round: u8, board: BoardNo) -> Option<String> {
        let number = self.contest().start_at(round, board)?;
        Some(regulations::start_position(self.words, number))
    }

    /// That of all boards of a round, where it is one.
    fn start_of(&self, round: u8) -> Option<(String, String)> {
        let regulations = self.contest().regulations.as_ref()?;
        if regulations.start != StartPosition::Chess960 {
            return None;
        }
        let first = self.round(round)?.bouts.first()?.pairing.board;
        Some((self.say("protocol-start"), self.start_at(round, first)?))
    }

    /// `Round 2, board 4`
    fn place(&self, round: u16, board: u16) -> String {
        let place = [("round", round.into()), ("board", board.into())];
        self.words.say_with("paper-round-board", &place)
    }

    fn column(&self, id: &str, kind: ColumnKind) -> Column {
        Column::new(self.say(id), kind)
    }

    fn document(&self, title: String, pages: Vec<Page>) -> Document {
        bound(self.words, title, pages)
    }
}

/// A table without the columns in which nothing stands, except those to write in.
fn filled(table: Table) -> Table {
    filled_before(usize::MAX, table)
}

/// The same, where the columns from one on stay in any case.
fn filled_before(kept_from: usize, table: Table) -> Table {
    let is_filled = |nth: usize, column: &Column| {
        let mut cells = table.rows.iter().filter_map(|row| row.get(nth));
        nth >= kept_from || column.width.is_some() || cells.any(|cell| !cell.is_empty())
    };
    let kept: Vec<bool> =
        table.columns.iter().enumerate().map(|(nth, column)| is_filled(nth, column)).collect();
    let of_row = |row: Vec<String>| {
        let cells = row.into_iter().zip(&kept).filter(|(_, kept)| **kept);
        cells.map(|(cell, _)| cell).collect()
    };
    let columns = table.columns.into_iter().zip(&kept).filter(|(_, kept)| **kept);
    Table {
        columns: columns.map(|(column, _)| column).collect(),
        rows: table.rows.into_iter().map(of_row).collect(),
        boxes: table.boxes,
    }
}

#[cfg(test)]
mod tests;
