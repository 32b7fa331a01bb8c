//! Blocks that take as many sheets A4 as they need, one below the other. A sheet is full when the next
//! unit, measured as it will be drawn, finds no room on it.

use crate::document::{Area, Block, Page, Size};
use crate::layout::Ruler;

const MARGIN: f32 = 18.0;
const TEXT: f32 = 10.5;
/// How large what is written on a sheet is.
const SHEET: Size =
    Size { width: Size::A4.width - 2.0 * MARGIN, height: Size::A4.height - 2.0 * MARGIN };
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

/// The sheets. A heading stands on the sheet of what follows it, all that is signed on that of the
/// record, and a block is torn only if it is larger than a sheet.
#[must_use]
pub(crate) fn pages(blocks: Vec<Block>) -> Vec<Page> {
    let ruler = Ruler::new(SHEET, TEXT);
    let whole = |block: &Block| ruler.share(block) <= BLOCK_MOST;
    let cut = |block: Block| if whole(&block) { vec![block] } else { parts(block) };
    let blocks = blocks.into_iter().map(with_short_words).flat_map(cut);
    let mut pages = Vec::new();
    let mut sheet: Vec<Block> = Vec::new();
    for unit in units(blocks.collect()) {
        let full = !sheet.is_empty() && !ruler.holds(sheet.iter().chain(&unit));
        if full {
            pages.push(page(std::mem::take(&mut sheet)));
        }
        sheet.extend(unit);
    }
    pages.extend(Some(sheet).filter(|sheet| !sheet.is_empty()).map(page));
    pages
}

/// What stands on one sheet: a heading with what follows it, and lines to sign on with all behind
/// them.
fn units(blocks: Vec<Block>) -> Vec<Vec<Block>> {
    let mut units: Vec<Vec<Block>> = Vec::new();
    for block in blocks {
        let goes_on = |unit: &&mut Vec<Block>| {
            unit.last().is_some_and(is_heading)
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

fn page(blocks: Vec<Block>) -> Page {
    Page {
        size: Size::A4,
        areas: vec![Area { left: MARGIN, top: MARGIN, size: SHEET, text: TEXT, blocks }],
    }
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

    fn kinds(page: &Page) -> String {
        let kind = |block: &Block| match block {
            Block::Heading(..) => 'H',
            Block::Facts(_) => 'F',
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
        let torn = pages(board(200));
        assert!(torn.len() > 3 && torn.iter().all(|page| !kinds(page).ends_with('H')));
    }
}
