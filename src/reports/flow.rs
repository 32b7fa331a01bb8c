//! Blocks that take as many sheets A4 as they need, one below the other.

use crate::document::{Area, Block, Page, Size};

const MARGIN: f32 = 18.0;
const TEXT: f32 = 10.5;
/// How many lines a sheet takes. What is counted below is an estimate: where it is too low, the text
/// of a sheet becomes a little smaller.
const LINES: usize = 44;
/// How many letters find room on a line of text, and on one beside the name of a fact.
const LETTERS: usize = 84;
const BESIDE: usize = 46;
/// A word with more letters than the first is cut after as many as the second says.
const LONGEST_WORD: usize = 80;
const WORD: usize = 40;
/// The height of a line, millimetres.
const LINE: f32 = 5.0;

/// The sheets. A heading stands on the sheet of what follows it.
#[must_use]
pub(crate) fn pages(blocks: Vec<Block>) -> Vec<Page> {
    let blocks: Vec<Block> = blocks.into_iter().flat_map(parts).collect();
    let heights: Vec<usize> = blocks.iter().map(lines).collect();
    let together = |from: usize| -> usize {
        let headings = blocks.iter().skip(from).take_while(|block| is_heading(block)).count();
        heights.iter().skip(from).take(headings + 1).sum()
    };
    let needed: Vec<usize> = (0..blocks.len()).map(together).collect();
    let mut pages = Vec::new();
    let mut sheet = Vec::new();
    let mut left = LINES;
    for ((block, height), needed) in blocks.into_iter().zip(heights).zip(needed) {
        let apart = !sheet.last().is_some_and(is_heading);
        if needed > left && apart && !sheet.is_empty() {
            pages.push(page(std::mem::take(&mut sheet)));
            left = LINES;
        }
        left = left.saturating_sub(height);
        sheet.push(block);
    }
    pages.extend(Some(sheet).filter(|sheet| !sheet.is_empty()).map(page));
    pages
}

const fn is_heading(block: &Block) -> bool {
    matches!(block, Block::Heading(..))
}

fn page(blocks: Vec<Block>) -> Page {
    let size =
        Size { width: Size::A4.width - 2.0 * MARGIN, height: Size::A4.height - 2.0 * MARGIN };
    Page {
        size: Size::A4,
        areas: vec![Area { left: MARGIN, top: MARGIN, size, text: TEXT, blocks }],
    }
}

/// A block that is longer than a third of a sheet, in parts.
fn parts(block: Block) -> Vec<Block> {
    const MOST: usize = LINES / 3;
    match block {
        Block::Facts(rows) => {
            let mut parts: Vec<Vec<(String, String)>> = vec![Vec::new()];
            let mut count = 0;
            for (name, value) in rows {
                for (nth, value) in pieces(&value, BESIDE * MOST).into_iter().enumerate() {
                    let name = if nth == 0 { name.clone() } else { "…".to_owned() };
                    let height = value.chars().count().div_ceil(BESIDE).max(1);
                    if count > 0 && count + height > MOST {
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
        Block::Text(text) => pieces(&text, LETTERS * MOST).into_iter().map(Block::Text).collect(),
        other => vec![other],
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
    for word in broken(text).split_inclusive(' ') {
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

fn lines(block: &Block) -> usize {
    let of = |text: &str, letters: usize| text.chars().count().div_ceil(letters).max(1);
    match block {
        Block::Heading(1, text) => of(text, LETTERS / 2) * 2 + 1,
        Block::Heading(_, text) => of(text, LETTERS * 2 / 3) + 1,
        Block::Text(text) => of(text, LETTERS) + 1,
        Block::Facts(rows) => rows.iter().map(|(_, value)| of(value, BESIDE)).sum::<usize>() + 1,
        Block::Diagram(diagram) => (diagram.side / LINE) as usize + 2,
        Block::Code { side, .. } => (side / LINE) as usize + 2,
        Block::Signature(_) => 4,
    }
}
