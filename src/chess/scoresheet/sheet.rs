//! One player's record of a game as it lies before the arbiter: cell by cell, with its gaps, ticks
//! and what cannot be read; and the two ways it is typed. What a cell can mean belongs to
//! `cell_text`, how likely it was written for a move that of `error_model`.

use jadoube_message::Message;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What stands in one cell of a scoresheet.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(keys)]
pub enum Cell {
    /// A text, as written.
    Written(String),
    /// Nothing is written.
    Blank,
    /// A tick or stroke for a move that was not written out.
    Tick,
    /// Something that nobody can read.
    Illegible,
}

impl Cell {
    /// The text by which a cell is entered, shown and recorded: nothing for a blank one, `|` for a
    /// tick, `?` for what nobody can read. [`Cell::read`] makes the cell of it again.
    #[must_use]
    pub fn as_entered(&self) -> &str {
        match self {
            Self::Written(text) => text,
            Self::Blank => "",
            Self::Tick => "|",
            Self::Illegible => "?",
        }
    }

    /// A cell from its text: empty is blank, `|` (or a tick, a dash, a slash) a tick, `?` illegible.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let text = text.trim();
        match text {
            "" | "..." | "…" | ".." => Self::Blank,
            "|" | "/" | "✓" | "✔" | "-" | "–" | "—" => Self::Tick,
            _ if text.chars().all(|c| c == '?') => Self::Illegible,
            _ => Self::Written(text.to_owned()),
        }
    }

    /// The text, where there is one.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Written(text) => Some(text),
            Self::Blank | Self::Tick | Self::Illegible => None,
        }
    }

    /// Whether it holds the place of a move without saying anything about it, because it was left
    /// out on purpose.
    #[must_use]
    pub const fn is_unwritten(&self) -> bool {
        matches!(self, Self::Blank | Self::Tick)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_entered())
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|text| Self::read(&text))
    }
}

/// The record of one player: the cells in their order, White's and Black's move by turns.
///
/// The cell at an even index stands in White's column. Whose move it really tells is another
/// question: when a half-move was left out, everything behind it stands in the wrong column.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sheet {
    cells: Vec<Cell>,
}

impl Sheet {
    /// A sheet from its cells; empty ones at the end are dropped.
    #[must_use]
    pub fn new(mut cells: Vec<Cell>) -> Self {
        while cells.last() == Some(&Cell::Blank) {
            cells.pop();
        }
        Self { cells }
    }

    /// Reads the compact form: rows divided by `;`, the two cells of a row by `,`.
    #[must_use]
    pub fn from_compact(text: &str) -> Self {
        let mut cells = Vec::new();
        for row in text.trim().split(';') {
            let (white, black) = row.split_once(',').unwrap_or((row, ""));
            cells.push(Cell::read(white));
            cells.push(Cell::read(black));
        }
        Self::new(cells)
    }

    /// Reads a sheet as people type it: one row a line (`12. Nf3 d6`, with commas, semicolons or
    /// tabs if they like, `...` for a missing move), or running text with move numbers as in PGN
    /// without comments. A text without line breaks but with semicolons is the compact form.
    ///
    /// Tags (`[…]`), comments (`{…}`) and a result at the end are passed over.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        let plain = without_remarks(text);
        let lines: Vec<&str> = plain.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
        if let [line] = lines.as_slice()
            && line.contains(';')
        {
            return Self::from_compact(line);
        }
        let mut cells = Vec::new();
        for line in lines {
            read_line(line, &mut cells);
        }
        Self::new(cells)
    }

    /// The cells.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cell of a half-move, counted from 0 as the sheet stands.
    #[must_use]
    pub fn cell(&self, index: usize) -> Option<&Cell> {
        self.cells.get(index)
    }
}

/// Takes tags and comments out.
fn without_remarks(text: &str) -> String {
    let mut plain = String::new();
    let mut within = false;
    for line in text.lines().filter(|line| !line.trim_start().starts_with('[')) {
        for c in line.chars() {
            match c {
                '{' => within = true,
                '}' => within = false,
                _ if !within => plain.push(c),
                _ => {}
            }
        }
        plain.push('\n');
    }
    plain
}

/// The cells of one typed line. Dividers tell empty cells; without them words do.
fn read_line(line: &str, cells: &mut Vec<Cell>) {
    let divider = ['\t', ',', ';'].into_iter().find(|divider| line.contains(*divider));
    let words: Vec<&str> = match divider {
        Some(divider) => line.split(divider).map(str::trim).collect(),
        None => line.split_whitespace().collect(),
    };
    let mut row_begun = false;
    for (nth, word) in words.iter().enumerate() {
        let rest = without_number(word);
        let numbered = rest.len() < word.len();
        if numbered {
            // A number begins a row: whatever is missing from the one before is blank.
            if cells.len() % 2 == 1 && !word.contains("..") {
                cells.push(Cell::Blank);
            }
            row_begun = true;
        }
        if (numbered && rest.is_empty()) || is_result(rest) {
            continue;
        }
        let glued = glued_words(rest);
        let last = nth + 1 == words.len();
        if glued.is_empty()
            && divider.is_some()
            && !(last && row_begun && cells.len().is_multiple_of(2))
        {
            cells.push(Cell::Blank);
        }
        for word in glued {
            cells.push(Cell::read(word));
        }
    }
}

/// `12.Nf3` → `Nf3`; a bare number is a number, `0-0` is not.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() == word.len() || word.len() - rest.len() > 3 {
        return word;
    }
    let after = rest.trim_start_matches(['.', ')', ':', '…']);
    if rest.is_empty() || after.len() < rest.len() { after.trim_start() } else { word }
}

/// Words within a cell, with `e.p.` kept to the move before it.
fn glued_words(cell: &str) -> Vec<&str> {
    if cell.contains("e.p") || cell.contains("ep") {
        vec![cell]
    } else {
        cell.split_whitespace().collect()
    }
}

fn is_result(word: &str) -> bool {
    matches!(word, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "1/2" | "½" | "*" | "1–0" | "0–1")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(sheet: &Sheet) -> Vec<&str> {
        sheet
            .cells()
            .iter()
            .map(|cell| match cell {
                Cell::Written(text) => text.as_str(),
                Cell::Blank => "_",
                Cell::Tick => "|",
                Cell::Illegible => "?",
            })
            .collect()
    }

    #[test]
    fn sheets_are_read_however_they_are_typed() {
        let cases: &[(&str, &[&str])] = &[
            ("e4,e5;Nf3,;?,|;,", &["e4", "e5", "Nf3", "_", "?", "|"]),
            ("1. e4 e5\n2. Nf3 Nc6\n3. Bb5 1-0", &["e4", "e5", "Nf3", "Nc6", "Bb5"]),
            ("1.e4 e5 2.Nf3 Nc6 3.0-0", &["e4", "e5", "Nf3", "Nc6", "0-0"]),
            ("1. e4 e5\n2. Nf3\n3. Bb5 a6", &["e4", "e5", "Nf3", "_", "Bb5", "a6"]),
            ("1. e4 e5\n2. ... Nc6\n3. ? |", &["e4", "e5", "_", "Nc6", "?", "|"]),
            ("1\te4\te5\n2\t\tNc6\n", &["e4", "e5", "_", "Nc6"]),
            ("e4 e5\nNf3 Nc6", &["e4", "e5", "Nf3", "Nc6"]),
            ("[White \"A\"]\n\n1. e4 {best} e5 *", &["e4", "e5"]),
            ("1. e4, e5\n2. exd6 e.p., Kxd6", &["e4", "e5", "exd6 e.p.", "Kxd6"]),
        ];
        for (text, cells) in cases {
            assert_eq!(&words(&Sheet::from_text(text)), cells, "{text}");
        }
    }
}
