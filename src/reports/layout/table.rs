//! Tables: how wide their columns are, how high their rows, and where every cell stands.

use crate::document::{Column, ColumnKind, Table};
use crate::layout::face::{Face, Fonts, LEADING, MM, PlacedTable, Rule, TextRun, set};

/// The space between the edge of a cell and what stands in it, in text sizes: beside it and above it.
const BESIDE: f32 = 0.4;
const ABOVE: f32 = 0.14;

/// All that is written in a table.
pub(super) fn texts(table: &Table) -> Vec<&String> {
    let heads = table.columns.iter().map(|column| &column.head);
    heads.chain(table.rows.iter().flatten()).collect()
}

/// The width of each column, points: what is said, or else what its cells need. What room is left goes
/// to the columns of words, and what is missing is taken from them, down to their longest word.
pub(super) fn widths(fonts: &Fonts, table: &Table, text: f32, width: f32) -> Vec<f32> {
    let needs: Vec<(f32, f32)> = (0..table.columns.len())
        .map(|nth| (least(fonts, table, nth, text), wanted(fonts, table, nth, text)))
        .collect();
    let is_elastic = |column: &Column| column.width.is_none() && column.kind == ColumnKind::Words;
    let elastic = table.columns.iter().filter(|column| is_elastic(column)).count();
    let sum: f32 = needs.iter().map(|(_, wanted)| wanted).sum();
    let beyond = (sum - width).max(0.0);
    let to_give: f32 = needs.iter().map(|(least, wanted)| wanted - least).sum();
    let share = if to_give > 0.0 { (beyond / to_give).min(1.0) } else { 0.0 };
    let left = (width - sum).max(0.0) / elastic.max(1) as f32;
    let of = |(column, (least, wanted)): (&Column, &(f32, f32))| {
        let more = if is_elastic(column) { left } else { 0.0 };
        wanted - (wanted - least) * share + more
    };
    table.columns.iter().zip(&needs).map(of).collect()
}

/// The cells of a column.
fn cells(table: &Table, nth: usize) -> impl Iterator<Item = &str> {
    table.rows.iter().filter_map(move |row| row.get(nth)).map(String::as_str)
}

fn word(face: &Face, words: &str, text: f32) -> f32 {
    words.split([' ', '/', '\n']).map(|word| face.width(word, text)).fold(0.0, f32::max)
}

/// How wide a column is at least.
fn least(fonts: &Fonts, table: &Table, nth: usize, text: f32) -> f32 {
    let Some(column) = table.columns.get(nth) else { return 0.0 };
    if let Some(width) = column.width {
        return width * MM;
    }
    let of_cell = |cell: &str| match column.kind {
        ColumnKind::Words => word(&fonts.text, cell, text),
        ColumnKind::Short | ColumnKind::Number | ColumnKind::Sign => fonts.text.width(cell, text),
    };
    let widest =
        cells(table, nth).map(of_cell).fold(word(&fonts.bold, &column.head, text), f32::max);
    widest + 2.0 * BESIDE * text
}

/// How wide it is where there is room.
fn wanted(fonts: &Fonts, table: &Table, nth: usize, text: f32) -> f32 {
    let least = least(fonts, table, nth, text);
    match table.columns.get(nth) {
        Some(Column { kind: ColumnKind::Words, width: None, head }) => {
            let of_cell = |cell: &str| fonts.text.width(cell, text);
            let head = fonts.bold.width(head, text);
            let widest = cells(table, nth).map(of_cell).fold(head, f32::max);
            least.max(widest + 2.0 * BESIDE * text)
        }
        _ => least,
    }
}

/// How wide it is with no cell in several lines.
pub(super) fn wanted_width(fonts: &Fonts, table: &Table, text: f32) -> f32 {
    (0..table.columns.len()).map(|nth| wanted(fonts, table, nth, text)).sum()
}

/// Whether it finds no room even with its words broken.
pub(super) fn is_too_wide(fonts: &Fonts, table: &Table, text: f32, width: f32) -> bool {
    let sum: f32 = widths(fonts, table, text, width).into_iter().sum();
    let told = |nth: usize, column: &Column| {
        let (Some(width), room) = (column.width, 2.0 * BESIDE * text) else { return false };
        let words = cells(table, nth).map(|cell| word(&fonts.text, cell, text));
        words.fold(word(&fonts.bold, &column.head, text), f32::max) + room > width * MM + 0.1
    };
    sum > width + 0.1 || table.columns.iter().enumerate().any(|(nth, column)| told(nth, column))
}

/// The lines of the cells of a row.
fn broken<'a>(
    face: &Face,
    row: impl Iterator<Item = &'a str>,
    widths: &[f32],
    text: f32,
) -> Vec<Vec<String>> {
    let of =
        |(cell, width): (&str, &f32)| face.lines(cell, text, width - 2.0 * BESIDE * text + 0.1);
    row.chain(std::iter::repeat("")).zip(widths).map(of).collect()
}

/// The head first, then the rows, as lines of cells.
fn all_broken<'a>(
    fonts: &'a Fonts,
    table: &'a Table,
    widths: &'a [f32],
    text: f32,
) -> impl Iterator<Item = Vec<Vec<String>>> + 'a {
    let head = table.columns.iter().map(|column| column.head.as_str());
    let head = std::iter::once(broken(&fonts.bold, head, widths, text));
    let of_row =
        move |row: &Vec<String>| broken(&fonts.text, row.iter().map(String::as_str), widths, text);
    head.chain(table.rows.iter().map(of_row))
}

/// How high a row is, and how high what stands in it is.
fn row_high(table: &Table, nth: usize, cells: &[Vec<String>], text: f32) -> (f32, f32) {
    let lines = cells.iter().map(Vec::len).max().unwrap_or(0).max(1);
    let written = lines as f32 * text * LEADING;
    let boxed = table.boxes.filter(|_| nth > 0).map_or(0.0, |high| high * MM);
    ((written + 2.0 * ABOVE * text).max(boxed), written)
}

/// How high it is, points.
pub(super) fn high(fonts: &Fonts, table: &Table, text: f32, width: f32) -> f32 {
    let widths = widths(fonts, table, text, width);
    let rows = all_broken(fonts, table, &widths, text).enumerate();
    rows.map(|(nth, cells)| row_high(table, nth, &cells, text).0).sum()
}

/// How many rows there is room for, below the head.
pub(super) fn rows_within(
    fonts: &Fonts,
    table: &Table,
    (text, width): (f32, f32),
    room: f32,
) -> usize {
    let widths = widths(fonts, table, text, width);
    let rows = all_broken(fonts, table, &widths, text).enumerate();
    let ends = rows.scan(0.0, |sum, (nth, cells)| {
        *sum += row_high(table, nth, &cells, text).0;
        Some(*sum)
    });
    ends.take_while(|end| *end <= room).count().saturating_sub(1)
}

/// The table where it stands.
pub(super) fn placed(
    fonts: &Fonts,
    table: &Table,
    (left, top): (f32, f32),
    text: f32,
    width: f32,
) -> PlacedTable {
    let widths = widths(fonts, table, text, width);
    let right = left + widths.iter().sum::<f32>();
    let mut y = top;
    let (mut rows, mut edges) = (Vec::new(), vec![top]);
    for (nth, cells) in all_broken(fonts, table, &widths, text).enumerate() {
        let (high, written) = row_high(table, nth, &cells, text);
        let face = if nth == 0 { &fonts.bold } else { &fonts.text };
        let mut x = left;
        let mut row = Vec::new();
        for ((lines, width), column) in cells.into_iter().zip(&widths).zip(&table.columns) {
            let at = (x + BESIDE * text, y + (high - written) / 2.0);
            let room = width - 2.0 * BESIDE * text;
            let mut lines = set(face, lines, at, text);
            lines.retain(|line| !line.text.is_empty());
            for line in &mut lines {
                line.at.0 += aside(face, line, column.kind, room);
            }
            row.push(lines);
            x += width;
        }
        rows.push(row);
        y += high;
        edges.push(y);
    }
    let across = |y: &f32| Rule((left, *y), (right, *y));
    let (rules, hairlines) = match table.boxes {
        Some(_) => {
            let ends = widths.iter().scan(left, |x, width| {
                *x += width;
                Some(*x)
            });
            let down = std::iter::once(left).chain(ends).map(|x| Rule((x, top), (x, y)));
            (edges.iter().map(across).chain(down).collect(), Vec::new())
        }
        None => {
            let below = edges.get(1).map(across).into_iter().collect();
            (below, edges.iter().skip(2).map(across).collect())
        }
    };
    let mut rows = rows.into_iter();
    PlacedTable { head: rows.next().unwrap_or_default(), rows: rows.collect(), rules, hairlines }
}

/// How far from the left of its cell a line begins.
fn aside(face: &Face, line: &TextRun, kind: ColumnKind, room: f32) -> f32 {
    let left = (room - face.width(line.text.trim_end(), line.size)).max(0.0);
    match kind {
        ColumnKind::Words | ColumnKind::Short => 0.0,
        ColumnKind::Number => left,
        ColumnKind::Sign => left / 2.0,
    }
}
