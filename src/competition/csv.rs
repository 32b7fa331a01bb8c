//! Lists of players as spreadsheets save them: which column is what is recognised by its heading, or
//! by what stands in it, and told, so that it can be corrected.

pub mod heading;
mod text;

use std::collections::BTreeMap;

use jadoube_message::Message;
use jadoube_message::line::{is_control, on_one_line};

use crate::csv::heading::{Column, by_cells, by_heading};
use crate::tournament::{Date, Number, Player, Sex};
use crate::trf::player::title;

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
    /// Neither yes nor no.
    NotYesOrNo(String),
    /// The number stands twice.
    NumberTwice {
        /// The number.
        number: u16,
    },
    /// A line without a name; it was passed over.
    NoName,
    /// A line's end, or a sign that is not seen, stands in a cell: a quotation mark may be missing.
    NotALine(String),
    /// There are more cells in the line than columns.
    Surplus(String),
}

/// What a list tells of a player that tournament files do not hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Beside {
    /// The rapid rating.
    pub rapid: Option<u16>,
    /// The blitz rating.
    pub blitz: Option<u16>,
    /// Whether the rules for blind players hold.
    pub blind: bool,
    /// Whether a wheelchair must reach the board.
    pub wheelchair: bool,
    /// The board of every game.
    pub fixed_board: Option<u16>,
}

/// Players by their numbers.
type ByNumber<T> = BTreeMap<Number, T>;

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
        // Where nothing else is a name, the given name is all of it: “Име” heads either.
        if !columns.iter().any(|one| matches!(one, Some(Column::Name | Column::Surname)))
            && let Some(given) = columns.iter_mut().find(|one| **one == Some(Column::GivenName))
        {
            *given = Some(Column::Name);
        }
        Self { separator, headings: if has_headings { first } else { Vec::new() }, columns, rows }
    }

    /// Whether it has anything of a list: headings, or names beside something else that is understood. A
    /// letter, a log and a game have not.
    #[must_use]
    pub fn is_list(&self) -> bool {
        let known: Vec<Column> = self.columns.iter().flatten().copied().collect();
        let is_named = known.iter().any(|one| matches!(one, Column::Name | Column::Surname));
        !self.headings.is_empty() || is_named && known.len() > 1
    }

    /// Says what a column is; another one that was taken for the same is left out then.
    pub fn take(&mut self, at: usize, column: Option<Column>) {
        for (other, known) in self.columns.iter_mut().enumerate() {
            if other == at {
                *known = column;
            } else if column.is_some() && *known == column {
                *known = None;
            }
        }
    }

    /// What stands first in a column.
    pub fn samples(&self, at: usize, count: usize) -> impl Iterator<Item = &str> {
        let cells = self.rows.iter().filter_map(move |(_, cells)| cells.get(at));
        cells.map(String::as_str).filter(|cell| !cell.is_empty()).take(count)
    }

    /// What says that the lines of the list are not what they seem.
    #[must_use]
    pub fn misread(&self) -> Vec<CellFault> {
        let of_row = |(line, cells): &(usize, Vec<String>)| {
            let line = *line;
            let cells: Vec<CellFault> = (1..)
                .zip(cells)
                .filter_map(|(cell, text)| {
                    let shown = || on_one_line(text).into_owned();
                    let what = match text.contains(is_control) {
                        true => CellWhat::NotALine(shown()),
                        false if cell > self.columns.len() && !text.is_empty() => {
                            CellWhat::Surplus(shown())
                        }
                        false => return None,
                    };
                    Some(CellFault { line, cell, what })
                })
                .collect();
            cells
        };
        self.rows.iter().flat_map(of_row).collect()
    }

    /// The columns that are not understood, each with its number and its heading.
    pub fn unknown(&self) -> impl Iterator<Item = (usize, &str)> {
        let heading = |at: usize| self.headings.get(at).map_or("", String::as_str);
        let columns = self.columns.iter().enumerate().filter(|(_, column)| column.is_none());
        columns.map(move |(at, _)| (at + 1, heading(at)))
    }

    /// The players, numbered as the list does or in its order; and the cells that could not be taken.
    #[must_use]
    pub fn players(&self) -> (ByNumber<Player>, Vec<CellFault>) {
        let (players, faults) = self.players_with_all();
        (players.into_iter().map(|(number, (player, _))| (number, player)).collect(), faults)
    }

    /// The same with what tournament files do not hold.
    #[must_use]
    pub fn players_with_all(&self) -> (ByNumber<(Player, Beside)>, Vec<CellFault>) {
        let mut players = BTreeMap::new();
        let mut faults = Vec::new();
        for (line, cells) in &self.rows {
            let mut row = Row { table: self, line: *line, cells, faults: &mut faults };
            let player = row.player();
            let beside = row.beside();
            if player.name.is_empty() {
                row.fault(0, CellWhat::NoName);
                continue;
            }
            let next = players.keys().max().map_or(1, |Number(number)| number.saturating_add(1));
            let (cell, told) = row.number(Column::Number);
            let number = told.filter(|number| *number > 0).unwrap_or(next);
            if players.contains_key(&Number(number)) {
                row.fault(cell, CellWhat::NumberTwice { number });
                players.insert(Number(next), (player, beside));
            } else {
                players.insert(Number(number), (player, beside));
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
        let club = text(Column::Club);
        Player {
            name,
            federation,
            title: title(&told).map_or(told, str::to_owned),
            rating: self.number(Column::Rating).1.filter(|rating: &u16| *rating > 0),
            fide_id: self.number(Column::FideId).1.filter(|number: &u32| *number > 0),
            sex: self.sex(),
            birth: self.birth(),
            club,
            rounds: Vec::new(),
        }
    }

    fn beside(&mut self) -> Beside {
        let mut number = |column| self.number(column).1.filter(|number: &u16| *number > 0);
        let (rapid, blitz) = (number(Column::Rapid), number(Column::Blitz));
        let fixed_board = number(Column::FixedBoard);
        let (blind, wheelchair) = (self.is_so(Column::Blind), self.is_so(Column::Wheelchair));
        Beside { rapid, blitz, blind, wheelchair, fixed_board }
    }

    fn is_so(&mut self, column: Column) -> bool {
        let (at, cell) = self.cell(column);
        let cell = cell.to_lowercase();
        match cell.as_str() {
            "" | "-" | "0" | "n" | "no" | "false" | "nein" | "не" => false,
            "1" | "+" | "x" | "y" | "yes" | "true" | "j" | "ja" | "да" => true,
            _ => {
                self.fault(at, CellWhat::NotYesOrNo(cell));
                false
            }
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

/// A line of a list, with commas and CR LF (RFC 4180).
#[must_use]
pub fn line(cells: &[String]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| text::quoted(cell)).collect();
    cells.join(",") + "\r\n"
}

/// A list of players.
#[must_use]
pub fn write(players: &BTreeMap<Number, Player>) -> String {
    let mut text = line(&WRITTEN.map(str::to_owned));
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
        text += &line(&cells);
    }
    text
}

#[cfg(test)]
mod tests;
