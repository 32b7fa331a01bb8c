//! Blocks that take as many sheets A4 as they need, one below the other. A sheet is full when the next
//! unit, measured as it will be drawn, finds no room on it.

use crate::document::{Area, Block, Page, Size, Table};
use crate::layout::Ruler;

const MARGIN: f32 = 18.0;
const TEXT: f32 = 10.5;
/// The sizes in which something is posted, the largest first: as one sheet, or as several.
const ONE_SHEET: [(Size, f32); 7] = [
    (Size::A4, 17.0),
    (Size::A4, 15.0),
    (Size::A4_ACROSS, 15.0),
    (Size::A4, 13.0),
    (Size::A4_ACROSS, 13.0),
    (Size::A4, 11.5),
    (Size::A4_ACROSS, 11.5),
];
const SHEETS: [(Size, f32); 5] = [
    (Size::A4, TEXT),
    (Size::A4, 9.5),
    (Size::A4_ACROSS, TEXT),
    (Size::A4, 8.5),
    (Size::A4_ACROSS, 8.5),
];
/// The share of a sheet that a block has at most, so that its heading finds room above it.
const BLOCK_MOST: f32 = 0.85;
/// How many lines each part of a larger block has.
const PART: usize = 7;
/// How many letters find room on a line of text, and on one beside the name of a fact.
const LETTERS: usize = 84;
const BESIDE: usize = 46;
/// A word with more letters than the first is cut after as many as the second says.
const LONGEST_WORD: usize = 80;
const WORD: usize = 40;
/// How many rows of a table stand together at least, at its beginning and at its end.
const ROWS: usize = 2;

/// The sheets. A heading stands on the sheet of what follows it, all that is signed on that of the
/// record, and a block is torn only if it is larger than a sheet; a table is torn wherever a sheet
/// ends, and its head stands above every part.
#[must_use]
pub(crate) fn pages(blocks: Vec<Block>) -> Vec<Page> {
    pages_of(Size::A4, TEXT, blocks)
}

/// The sheets of something that is posted: in large letters where one sheet takes it so, and with the
/// long side below where its tables need the width. What is too wide for either has its names broken.
#[must_use]
pub(crate) fn pages_posted(blocks: &[Block]) -> Vec<Page> {
    let unbroken =
        |(size, text): &&(Size, f32)| Ruler::new(sheet_of(*size), *text).leaves_whole(blocks);
    let whole = ONE_SHEET.iter().filter(unbroken).find_map(|(size, text)| {
        Some(pages_of(*size, *text, blocks.to_vec())).filter(|pages| pages.len() <= 1)
    });
    whole.unwrap_or_else(|| {
        let (size, text) = SHEETS.iter().find(unbroken).copied().unwrap_or((Size::A4_ACROSS, TEXT));
        pages_of(size, text, blocks.to_vec())
    })
}

/// A table that wants to be so many times wider than a sheet is still well read with its names in two
/// lines.
const NAMES_BROKEN: f32 = 1.25;

/// Whether these stand well on an upright sheet among other things.
#[must_use]
pub(crate) fn fits_upright(blocks: &[Block]) -> bool {
    Ruler::new(sheet_of(Size::A4), TEXT).takes(blocks, NAMES_BROKEN)
}

/// How large what is written on a sheet is.
fn sheet_of(size: Size) -> Size {
    Size { width: size.width - 2.0 * MARGIN, height: size.height - 2.0 * MARGIN }
}

fn pages_of(size: Size, text: f32, blocks: Vec<Block>) -> Vec<Page> {
    let sheet = sheet_of(size);
    let ruler = Ruler::of_tables(sheet, text, &blocks);
    let whole = |block: &Block| ruler.share(block) <= BLOCK_MOST;
    let cut = |block: Block| match block {
        Block::Table(table) => vec![Block::Table(ruler.settled(table))],
        block if whole(&block) => vec![block],
        block => parts(block),
    };
    let blocks = blocks.into_iter().map(with_short_words).flat_map(cut);
    let page = |blocks: Vec<Block>| {
        let area = Area { left: MARGIN, top: MARGIN, size: sheet, text: ruler.text(), blocks };
        Page { size, areas: vec![area], foot: None }
    };
    let mut pages = Vec::new();
    let mut filled: Vec<Block> = Vec::new();
    for mut unit in units(blocks.collect()) {
        while !ruler.holds(filled.iter().chain(&unit)) {
            let rest = torn(&ruler, &filled, &mut unit);
            match rest {
                Some(rest) => filled.extend(std::mem::replace(&mut unit, vec![rest])),
                // It finds no room even on a sheet of its own.
                None if filled.is_empty() => break,
                None => {}
            }
            pages.push(page(std::mem::take(&mut filled)));
        }
        filled.extend(unit);
    }
    pages.extend(Some(filled).filter(|filled| !filled.is_empty()).map(page));
    pages
}

/// Takes from a unit that ends with a table the rows that find no room below what stands on the sheet
/// already; nothing, where too few would be left on either side.
fn torn(ruler: &Ruler, filled: &[Block], unit: &mut [Block]) -> Option<Block> {
    let (last, above) = unit.split_last_mut()?;
    let Block::Table(table) = last else { return None };
    let room = ruler.rows_below(filled.iter().chain(above.iter()), table);
    let least = if filled.is_empty() { 1 } else { ROWS };
    let kept = room.min(table.rows.len().saturating_sub(ROWS).max(1));
    if kept < least || kept >= table.rows.len() {
        return None;
    }
    let rows = table.rows.split_off(kept);
    Some(Block::Table(Table { columns: table.columns.clone(), rows, boxes: table.boxes }))
}

/// So many facts below a heading stand with the table that follows them.
const FACTS: usize = 4;

/// What stands on one sheet: a heading with what follows it, a table after a few facts too, and lines to
/// sign on with all behind them.
fn units(blocks: Vec<Block>) -> Vec<Vec<Block>> {
    let mut units: Vec<Vec<Block>> = Vec::new();
    for block in blocks {
        let goes_on = |unit: &&mut Vec<Block>| {
            let is_table = matches!(block, Block::Table(_));
            unit.last().is_some_and(is_heading)
                || is_table
                    && matches!(unit.as_slice(), [.., Block::Heading(..), Block::Facts(rows)] if rows.len() <= FACTS)
                || unit.iter().any(|block| matches!(block, Block::Signature(_)))
        };
        match units.last_mut().filter(goes_on) {
            Some(unit) => unit.push(block),
            None => units.push(vec![block]),
        }
    }
    units
}

const fn is_heading(block: &Block) -> bool {
    matches!(block, Block::Heading(..))
}

/// A block that is larger than a sheet, in parts.
fn parts(block: Block) -> Vec<Block> {
    match block {
        Block::Facts(rows) => {
            let mut parts: Vec<Vec<(String, String)>> = vec![Vec::new()];
            let mut count = 0;
            for (name, value) in rows {
                for (nth, value) in pieces(&value, BESIDE * PART).into_iter().enumerate() {
                    let name = if nth == 0 { name.clone() } else { "…".to_owned() };
                    let height = value.chars().count().div_ceil(BESIDE).max(1);
                    if count > 0 && count + height > PART {
                        parts.push(Vec::new());
                        count = 0;
                    }
                    count += height;
                    if let Some(part) = parts.last_mut() {
                        part.push((name, value));
                    }
                }
            }
            parts.into_iter().map(Block::Facts).collect()
        }
        Block::Text(text) => pieces(&text, LETTERS * PART).into_iter().map(Block::Text).collect(),
        other => vec![other],
    }
}

/// A block without words that no line could hold.
fn with_short_words(block: Block) -> Block {
    let row = |(name, value): (String, String)| (name, broken(&value));
    match block {
        Block::Text(text) => Block::Text(broken(&text)),
        Block::Facts(rows) => Block::Facts(rows.into_iter().map(row).collect()),
        Block::Table(table) => {
            let cells = |row: Vec<String>| row.iter().map(|cell| broken(cell)).collect();
            let rows = table.rows.into_iter().map(cells).collect();
            Block::Table(Table { rows, ..table })
        }
        other => other,
    }
}

/// A word that no line could hold, with blanks in it.
fn broken(text: &str) -> String {
    let part = |word: &str| {
        let letters: Vec<char> = word.chars().collect();
        if letters.len() <= LONGEST_WORD {
            return word.to_owned();
        }
        let parts = letters.chunks(WORD).map(|part| part.iter().collect::<String>());
        parts.collect::<Vec<_>>().join(" ")
    };
    text.split_inclusive(' ').map(part).collect()
}

/// A text in pieces of at most so many letters, cut between words where there are any.
fn pieces(text: &str, most: usize) -> Vec<String> {
    let mut all = vec![String::new()];
    for word in text.split_inclusive(' ') {
        let letters: Vec<char> = word.chars().collect();
        for piece in letters.chunks(most) {
            if let Some(last) = all
                .last_mut()
                .filter(|last| last.is_empty() || last.chars().count() + piece.len() <= most)
            {
                last.extend(piece);
            } else {
                all.push(piece.iter().collect());
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Column, ColumnKind};

    fn kinds(page: &Page) -> String {
        let kind = |block: &Block| match block {
            Block::Heading(..) => 'H',
            Block::Facts(_) => 'F',
            Block::Table(_) => 'R',
            Block::Signature(_) => 'S',
            Block::Code { .. } => 'C',
            Block::Text(_) | Block::Diagram(_) => 'T',
        };
        page.areas.iter().flat_map(|area| &area.blocks).map(kind).collect()
    }

    /// A heading with so many facts of one line each.
    fn board(rows: usize) -> Vec<Block> {
        let row = |nth: usize| (format!("Name {nth}"), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6".into());
        vec![Block::Heading(2, "Board".into()), Block::Facts((0..rows).map(row).collect())]
    }

    /// A table of so many rows.
    fn table(rows: usize) -> Vec<Block> {
        let columns = vec![Column::new("Board", ColumnKind::Number)];
        let rows = (0..rows).map(|nth| vec![nth.to_string()]).collect();
        vec![Block::Table(Table { columns, rows, boxes: None })]
    }

    /// The lines to sign on, and the record.
    fn end() -> Vec<Block> {
        let line = |who: &str| Block::Signature(who.into());
        let mut blocks = vec![line("Arbiter"), line("White"), line("Black")];
        blocks.extend(board(2));
        blocks.push(Block::Code { text: "x".into(), alt: "Code".into(), side: 32.0 });
        blocks.push(Block::Text("What it is".into()));
        blocks
    }

    #[test]
    fn a_sheet_is_filled_a_heading_stays_with_what_follows_and_the_signatures_with_the_record() {
        for (blocks, expected) in [
            // Of eight boards with a quarter of a sheet each no two sheets are needed more.
            ((0..8).flat_map(|_| board(11)).collect::<Vec<_>>(), vec!["HFHFHFHF", "HFHFHFHF"]),
            // What is as high as three quarters of a sheet is not torn.
            ([board(38), board(38)].concat(), vec!["HF", "HF"]),
            ([board(34), end()].concat(), vec!["HF", "SSSHFCT"]),
            ([board(20), end()].concat(), vec!["HFSSSHFCT"]),
        ] {
            let pages = pages(blocks);
            assert_eq!(pages.iter().map(kinds).collect::<Vec<_>>(), expected);
        }
        // A table begins on the sheet of the few facts above it.
        for rows in 24..=44 {
            let pages: Vec<String> =
                pages([board(rows), board(3), table(8)].concat()).iter().map(kinds).collect();
            assert!(
                !pages.windows(2).any(|two| two[0].ends_with("HF") && two[1] == "R"),
                "{pages:?}"
            );
        }
        let torn = pages(board(200));
        assert!(torn.len() > 3 && torn.iter().all(|page| !kinds(page).ends_with('H')));
    }
}
