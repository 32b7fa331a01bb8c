//! Lists of players as spreadsheets save them: which column is what is recognised by its heading, or
//! by what stands in it, and told, so that it can be corrected.

mod heading;
mod text;

use std::collections::BTreeMap;

use jadoube_message::Message;
use serde::Serialize;

use crate::csv::heading::{by_cells, by_heading};
use crate::tournament::{Date, Number, Player, Sex};
use crate::trf::player::title;

/// What a column is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Message)]
#[message(prefix = "competition-column", name = "column")]
#[serde(rename_all = "kebab-case")]
pub enum Column {
    /// The number for pairing.
    Number,
    /// Surname and given name in one.
    Name,
    /// The surname.
    Surname,
    /// The given name.
    GivenName,
    /// The title.
    Title,
    /// The rating.
    Rating,
    /// The federation.
    Federation,
    /// The number in FIDE's list.
    FideId,
    /// `m` or `w`.
    Sex,
    /// The date of birth or its year.
    Birth,
}

/// A cell that could not be taken.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(id = "competition-csv-at", error)]
pub struct CellFault {
    /// The line of the file, from 1.
    pub line: usize,
    /// The cell of the line, from 1.
    pub cell: usize,
    /// What is wrong.
    pub what: CellWhat,
}

/// What can be wrong in a cell.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "competition-csv", error)]
pub enum CellWhat {
    /// A number should stand here.
    NotANumber(String),
    /// A date of birth or a year should.
    NotADate(String),
    /// Neither man nor woman.
    NoSuchSex(String),
    /// The number stands twice.
    NumberTwice {
        /// The number.
        number: u16,
    },
    /// A line without a name; it was passed over.
    NoName,
}

/// A list as it stands, and what its columns are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// What stands between cells.
    pub separator: char,
    /// The headings; none where the first line is a player already.
    pub headings: Vec<String>,
    /// What each column is; nothing for one that is not understood. It may be corrected.
    pub columns: Vec<Option<Column>>,
    /// The other lines, each with its number in the file.
    pub rows: Vec<(usize, Vec<String>)>,
}

impl Table {
    /// Reads a list, and recognises its columns.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let separator = text::separator(text);
        let mut rows = text::rows(text, separator);
        rows.retain(|(_, cells)| cells.iter().any(|cell| !cell.is_empty()));
        let first = rows.first().map(|(_, cells)| cells.clone()).unwrap_or_default();
        let mut columns: Vec<Option<Column>> = first.iter().map(|cell| by_heading(cell)).collect();
        let has_headings = columns.iter().flatten().count() > 0;
        if has_headings {
            rows.remove(0);
        } else {
            columns = by_cells(&rows);
        }
        let mut seen = Vec::new();
        for column in &mut columns {
            if column.is_some() && seen.contains(column) {
                *column = None;
            }
            seen.push(*column);
        }
        Self { separator, headings: if has_headings { first } else { Vec::new() }, columns, rows }
    }

    /// The players, numbered as the list does or in its order; and the cells that could not be taken.
    #[must_use]
    pub fn players(&self) -> (BTreeMap<Number, Player>, Vec<CellFault>) {
        let mut players = BTreeMap::new();
        let mut faults = Vec::new();
        for (line, cells) in &self.rows {
            let mut row = Row { table: self, line: *line, cells, faults: &mut faults };
            let player = row.player();
            if player.name.is_empty() {
                row.fault(0, CellWhat::NoName);
                continue;
            }
            let next = players.keys().max().map_or(1, |Number(number)| number.saturating_add(1));
            let (cell, told) = row.number(Column::Number);
            let number = told.filter(|number| *number > 0).unwrap_or(next);
            if players.contains_key(&Number(number)) {
                row.fault(cell, CellWhat::NumberTwice { number });
                players.insert(Number(next), player);
            } else {
                players.insert(Number(number), player);
            }
        }
        (players, faults)
    }
}

struct Row<'a> {
    table: &'a Table,
    line: usize,
    cells: &'a [String],
    faults: &'a mut Vec<CellFault>,
}

impl Row<'_> {
    fn fault(&mut self, cell: usize, what: CellWhat) {
        self.faults.push(CellFault { line: self.line, cell: cell + 1, what });
    }

    fn cell(&self, column: Column) -> (usize, &str) {
        let at = self.table.columns.iter().position(|one| *one == Some(column));
        let cell = at.and_then(|at| self.cells.get(at)).map_or("", String::as_str);
        (at.unwrap_or_default(), cell)
    }

    fn number<T: std::str::FromStr>(&mut self, column: Column) -> (usize, Option<T>) {
        let (at, cell) = self.cell(column);
        let cell = cell.to_owned();
        let number = cell.parse().ok();
        if number.is_none() && !cell.is_empty() && cell != "-" {
            self.fault(at, CellWhat::NotANumber(cell));
        }
        (at, number)
    }

    fn player(&mut self) -> Player {
        let text = |column: Column| self.cell(column).1.to_owned();
        let surname = text(Column::Surname);
        let name = match (surname.is_empty(), text(Column::GivenName)) {
            (true, _) => text(Column::Name),
            (false, given) if given.is_empty() => surname,
            (false, given) => format!("{surname}, {given}"),
        };
        let told = text(Column::Title);
        let federation = text(Column::Federation).to_uppercase();
        Player {
            name,
            federation,
            title: title(&told).map_or(told, str::to_owned),
            rating: self.number(Column::Rating).1.filter(|rating: &u16| *rating > 0),
            fide_id: self.number(Column::FideId).1.filter(|number: &u32| *number > 0),
            sex: self.sex(),
            birth: self.birth(),
            rounds: Vec::new(),
        }
    }

    fn sex(&mut self) -> Option<Sex> {
        let (at, cell) = self.cell(Column::Sex);
        let cell = cell.to_lowercase();
        match cell.as_str() {
            "" | "-" => None,
            "m" | "м" | "male" | "man" => Some(Sex::Man),
            "w" | "f" | "ж" | "female" | "woman" => Some(Sex::Woman),
            _ => {
                self.fault(at, CellWhat::NoSuchSex(cell));
                None
            }
        }
    }

    fn birth(&mut self) -> Option<Date> {
        let (at, cell) = self.cell(Column::Birth);
        let cell = cell.to_owned();
        let date = Date::read(&cell);
        if date.is_none() && !cell.is_empty() && cell != "0" {
            self.fault(at, CellWhat::NotADate(cell));
        }
        date
    }
}

/// The headings of a list that this program writes: those that programs of many countries know.
const WRITTEN: [&str; 8] = ["No", "Name", "Title", "Rating", "Fed", "FIDE-ID", "Sex", "Birth"];

/// A list of players, with commas and CR LF (RFC 4180).
#[must_use]
pub fn write(players: &BTreeMap<Number, Player>) -> String {
    let mut text = format!("{}\r\n", WRITTEN.join(","));
    for (number, player) in players {
        let optional = |value: Option<String>| value.unwrap_or_default();
        let cells = [
            number.0.to_string(),
            player.name.clone(),
            player.title.clone(),
            optional(player.rating.map(|rating| rating.to_string())),
            player.federation.clone(),
            optional(player.fide_id.map(|id| id.to_string())),
            match player.sex {
                Some(Sex::Man) => "m".to_owned(),
                Some(Sex::Woman) => "w".to_owned(),
                None => String::new(),
            },
            optional(player.birth.map(|birth| match birth.month {
                Some(_) => birth.to_string(),
                None => birth.year.to_string(),
            })),
        ];
        let cells = cells.map(|cell| text::quoted(&cell));
        text.push_str(&cells.join(","));
        text.push_str("\r\n");
    }
    text
}

#[cfg(test)]
mod tests;
