//! A score as a table for people: a row for each move, White's and Black's beside each other, what
//! is said of them on lines of its own.

use jadoube_chess::score::{Part, Wording, parts};
use jadoube_chess::side::{BySide, Side};

enum Row {
    /// A tag, a comment, a variation or the result.
    Line(String),
    /// A move of each, or of one.
    Moves { number: String, cells: BySide<String> },
}

/// Columns before what is no move.
const INDENT: usize = 6;

/// Lays out a score in running text.
pub(super) fn laid_out(text: &str, wording: Wording) -> String {
    let mut table = Table { rows: Vec::new(), number: String::new(), due: Side::White };
    // The variation at hand, with the brackets that are open.
    let mut aside: Option<(String, usize)> = None;
    for placed in parts(text, wording) {
        if let Some((words, open)) = &mut aside {
            match placed.part {
                Part::Open => *open += 1,
                Part::Close => *open -= 1,
                _ => {}
            }
            match placed.part {
                Part::Close => words.push(')'),
                part => words.extend([if words.ends_with('(') { "" } else { " " }, plain(part)]),
            }
            if *open == 0 {
                table.rows.extend(aside.take().map(|(words, _)| Row::Line(words)));
            }
            continue;
        }
        match placed.part {
            Part::Open => aside = Some(("(".to_owned(), 1)),
            Part::Tag(tag) => table.rows.push(Row::Line(told(tag))),
            Part::Number(number) => table.number(number),
            Part::Entry(entry) => table.entry(entry),
            Part::Glyph(_) | Part::Offer => table.beside(plain(placed.part)),
            Part::Comment(_) | Part::Prose(_) | Part::Result(_) | Part::Close => {
                table.rows.push(Row::Line(plain(placed.part).to_owned()));
            }
        }
    }
    table.rows.extend(aside.map(|(words, _)| Row::Line(words)));
    table.text()
}

struct Table {
    rows: Vec<Row>,
    number: String,
    /// Whose move comes next.
    due: Side,
}

impl Table {
    fn number(&mut self, number: &str) {
        let bare = number.trim_end_matches(['.', '…']);
        bare.clone_into(&mut self.number);
        self.due = if number.len() > bare.len() + 1 { Side::Black } else { Side::White };
    }

    fn entry(&mut self, entry: &str) {
        let side = self.due;
        self.due = side.other();
        if let (Side::Black, Some(Row::Moves { cells, .. })) = (side, self.rows.last_mut()) {
            entry.clone_into(&mut cells.black);
            return;
        }
        let mut cells = BySide::new(String::new(), String::new());
        if side == Side::Black {
            cells.white.push('…');
        }
        entry.clone_into(cells.of_mut(side));
        self.rows.push(Row::Moves { number: self.number.clone(), cells });
    }

    /// Puts a sign beside the last move.
    fn beside(&mut self, sign: &str) {
        let Some(Row::Moves { cells, .. }) = self.rows.last_mut() else { return };
        let cell = cells.of_mut(self.due.other());
        if !sign.starts_with(['!', '?']) {
            cell.push(' ');
        }
        cell.push_str(sign);
    }

    fn text(&self) -> String {
        let len = |row: &Row| match row {
            Row::Moves { cells, .. } => cells.white.chars().count(),
            Row::Line(_) => 0,
        };
        let width = self.rows.iter().map(len).max().unwrap_or_default();
        let mut text = String::new();
        let mut tags = true;
        for row in &self.rows {
            let line = match row {
                Row::Moves { number, cells } => {
                    format!("{number:>4}  {:<width$}  {}", cells.white, cells.black)
                }
                Row::Line(line) if tags && line.contains(": ") => line.clone(),
                Row::Line(line) => format!("{:INDENT$}{line}", ""),
            };
            tags &= matches!(row, Row::Line(_));
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }
}

/// `White: Ada`
fn told(tag: &str) -> String {
    let bare = tag.trim_start_matches('[').trim_end_matches(']');
    match bare.split_once(' ') {
        Some((name, value)) => format!("{name}: {}", value.trim().trim_matches('"')),
        None => bare.to_owned(),
    }
}

fn plain(part: Part<'_>) -> &str {
    match part {
        Part::Comment(text) => text.trim_matches(['{', '}', ';']).trim(),
        other => other.text(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_a_table_with_its_remarks_on_lines_of_their_own() {
        let text = "[White \"Ada\"]\n\n1. e4 {best} 1... e5 $1 2. Nf3!? (2. f4 exf4 (2... d5)) 2... \
                    Nc6 (=) 3. Bb5 a6 1-0\n";
        let table = "White: Ada\n   1  e4\n      best\n   1  …      e5 $1\n   2  Nf3!?\n      (2. f4 \
                     exf4 (2... d5))\n   2  …      Nc6 (=)\n   3  Bb5    a6\n      1-0\n";
        assert_eq!(laid_out(text, Wording::Word), table);
    }
}
