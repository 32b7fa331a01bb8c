//! Where everything of a document stands on its pages: lines with their breaks, boards, codes, rules.
//! The PDF and the preview in the window are drawn from this one layout, so that they cannot differ.
//! Lengths are points from the upper left corner of a page. Nothing is cut off: what does not fit
//! even in the smallest text is refused.

pub mod face;
mod table;

use jadoube_message::Message;
use skrifa::MetadataProvider;

use crate::document::{Area, Block, Diagram, Document, Page, SMALLEST, Size, Table};
use crate::figures;
use crate::layout::face::{Face, Fonts, LEADING, MM, PlacedTable, Rule, TextRun, Weight, set};
use jadoube_chess::board::piece::Piece;
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;

/// A document as it is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct Layout {
    /// What it is called.
    pub title: String,
    /// The language of its words, `de`.
    pub lang: String,
    /// Its pages.
    pub pages: Vec<PageLayout>,
}

/// A page as it is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct PageLayout {
    /// Its width and height.
    pub size: (f32, f32),
    /// What it is called in a list of pages: its first heading.
    pub name: String,
    /// What stands on it, in the order in which it is read.
    pub blocks: Vec<PlacedBlock>,
    /// What stands at its lower edge, and is not read.
    pub foot: Option<TextRun>,
}

/// A block where it stands.
#[derive(Debug, Clone, PartialEq)]
pub enum PlacedBlock {
    /// A heading; 1 is the highest.
    Heading(u8, Vec<TextRun>),
    /// A paragraph; one to sign on has a rule above it, as ornament.
    Text(Option<Rule>, Vec<TextRun>),
    /// Names and what stands for each of them.
    Facts(Vec<(Vec<TextRun>, Vec<TextRun>)>),
    /// A table.
    Table(PlacedTable),
    /// A picture, and what it is in words.
    Figure(String, Vec<Mark>),
}

/// A part of a picture.
#[derive(Debug, Clone, PartialEq)]
pub enum Mark {
    /// A square: its corner, its side, and its red, green, blue.
    Square((f32, f32), f32, [u8; 3]),
    /// A piece in a square.
    Piece(Piece, (f32, f32), f32),
    /// A thin line.
    Rule(Rule),
    /// Letters side by side.
    Line(TextRun),
}

/// How broad a rule is, points.
pub const RULE: f32 = 0.6;
/// How broad the line between two rows of a table is, points.
pub const HAIRLINE: f32 = 0.25;
/// What is written and drawn.
pub const INK: [u8; 3] = [0, 0, 0];
/// The paper itself.
pub const PAPER: [u8; 3] = [255, 255, 255];
const DARK_SQUARE: [u8; 3] = [178, 178, 178];

/// Why a document could not be made.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "preview", error)]
pub enum PrintFault {
    /// An area is too small for what shall stand in it.
    NoRoom {
        /// The document.
        #[message(skip)]
        title: String,
        /// The first words that found no room.
        text: String,
    },
    /// The print has no shape for a letter.
    Letter {
        /// The document.
        #[message(skip)]
        title: String,
        /// The letter.
        letter: char,
        /// Where it stands.
        text: String,
    },
    /// A code would be too large.
    Code {
        /// The document.
        #[message(skip)]
        title: String,
    },
    /// The file could not be put together.
    Unmade {
        /// The document.
        #[message(skip)]
        title: String,
        /// What the library says.
        why: String,
    },
}

/// By how much a text is made smaller until it fits, points.
const SMALLER: f32 = 0.25;
/// The share of the width that the names of facts have at most.
const NAMES_MOST: f32 = 0.42;
/// How large the words below a line to sign on are, in text sizes.
const SIGNED: f32 = 0.85;
/// The size of what stands at the lower edge, points, and how far from it, millimetres.
const FOOT: f32 = 8.5;
const FOOT_EDGE: f32 = 9.0;

/// The pages of a document as they are drawn.
///
/// # Errors
/// [`PrintFault`] when something finds no room or cannot be drawn.
pub fn layout(document: &Document) -> Result<Layout, PrintFault> {
    let fonts = Fonts::load();
    let mut pages = Vec::new();
    for page in &document.pages {
        let mut blocks = Vec::new();
        for area in &page.areas {
            all_letters(area, &document.title)?;
            let text = fitting(area, &document.title)?;
            let (left, width) = (area.left * MM, area.size.width * MM);
            let column = Column { fonts: &fonts, left, width, text };
            let mut y = area.top * MM;
            for block in &area.blocks {
                blocks.push(column.place(block, y, &document.title)?);
                y += measure(&fonts, block, text, width) + gap(text);
            }
        }
        let size = (page.size.width * MM, page.size.height * MM);
        let foot = page.foot.as_ref().map(|foot| fonts.foot(page, foot));
        pages.push(PageLayout { size, name: name_of(page, document), blocks, foot });
    }
    Ok(Layout { title: document.title.clone(), lang: document.lang.clone(), pages })
}

/// What a page is called in the list of pages: its first heading.
fn name_of(page: &Page, document: &Document) -> String {
    let blocks = page.areas.iter().flat_map(|area| &area.blocks);
    let heading = |block: &Block| match block {
        Block::Heading(_, text) => Some(text.clone()),
        _ => None,
    };
    blocks.into_iter().find_map(heading).unwrap_or_else(|| document.title.clone())
}

/// The space between two blocks, points.
fn gap(text: f32) -> f32 {
    text * 0.5
}

/// Whether the fonts have all letters of an area.
fn all_letters(area: &Area, title: &str) -> Result<(), PrintFault> {
    let map = Fonts::load().text.metrics.charmap();
    for text in area.blocks.iter().flat_map(texts_of) {
        if let Some(letter) = text.chars().find(|c| !c.is_control() && map.map(*c).is_none()) {
            return Err(PrintFault::Letter { title: title.to_owned(), letter, text: text.clone() });
        }
    }
    Ok(())
}

/// All that is written in a block.
fn texts_of(block: &Block) -> Vec<&String> {
    match block {
        Block::Heading(_, text) | Block::Text(text) | Block::Signature(text) => vec![text],
        Block::Facts(facts) => facts.iter().flat_map(|(name, value)| [name, value]).collect(),
        Block::Table(table) => table::texts(table),
        Block::Diagram(_) | Block::Code { .. } => Vec::new(),
    }
}

/// The size of text with which an area holds its blocks.
///
/// # Errors
/// [`PrintFault::NoRoom`] when it does not hold them in the smallest.
pub(crate) fn fitting(area: &Area, title: &str) -> Result<f32, PrintFault> {
    let fonts = Fonts::load();
    let width = area.size.width * MM;
    let mut text = area.text;
    loop {
        let mut height = 0.0;
        let mut over = None;
        for block in &area.blocks {
            height += measure(&fonts, block, text, width);
            // What is only broken because one word is too long does not fit either.
            if over.is_none()
                && (height > area.size.height * MM || too_long(&fonts, block, text, width))
            {
                over = Some(block);
            }
            height += gap(text);
        }
        match over {
            None => return Ok(text),
            Some(block) if text - SMALLER < SMALLEST => {
                return Err(PrintFault::NoRoom { title: title.to_owned(), text: words_of(block) });
            }
            Some(_) => text -= SMALLER,
        }
    }
}

fn words_of(block: &Block) -> String {
    match block {
        Block::Heading(_, text) | Block::Text(text) | Block::Signature(text) => text.clone(),
        Block::Facts(facts) => facts.first().map(|fact| fact.1.clone()).unwrap_or_default(),
        Block::Table(table) => table::texts(table).into_iter().next().cloned().unwrap_or_default(),
        Block::Diagram(diagram) => diagram.alt.clone(),
        Block::Code { alt, .. } => alt.clone(),
    }
}

/// How much of a sheet blocks need, by the measures with which they are drawn.
pub(crate) struct Ruler {
    fonts: Fonts,
    size: Size,
    text: f32,
}

impl Ruler {
    /// That of a sheet and its text.
    pub(crate) fn new(size: Size, text: f32) -> Self {
        Self { fonts: Fonts::load(), size, text }
    }

    /// The share of the sheet that a block needs.
    pub(crate) fn share(&self, block: &Block) -> f32 {
        self.high(block) / (self.size.height * MM)
    }

    /// Whether the sheet holds the blocks.
    pub(crate) fn holds<'a>(&self, blocks: impl Iterator<Item = &'a Block>) -> bool {
        let high: f32 = blocks.map(|block| self.high(block) + gap(self.text)).sum();
        high - gap(self.text) <= self.size.height * MM
    }

    fn high(&self, block: &Block) -> f32 {
        measure(&self.fonts, block, self.text, self.size.width * MM)
    }

    /// That of the largest text, not larger than is wished, with which no word of a table is wider
    /// than its column.
    pub(crate) fn of_tables(size: Size, wished: f32, blocks: &[Block]) -> Self {
        let mut ruler = Self::new(size, wished);
        let tables = || blocks.iter().filter(|block| matches!(block, Block::Table(_)));
        let width = size.width * MM;
        while ruler.text - SMALLER >= SMALLEST
            && tables().any(|block| too_long(&ruler.fonts, block, ruler.text, width))
        {
            ruler.text -= SMALLER;
        }
        ruler
    }

    /// Whether no table has a cell of words in several lines.
    pub(crate) fn leaves_whole(&self, blocks: &[Block]) -> bool {
        self.takes(blocks, 1.0)
    }

    /// Whether no table wants to be wider than so many times the sheet.
    pub(crate) fn takes(&self, blocks: &[Block], times: f32) -> bool {
        let width = self.size.width * MM * times;
        blocks.iter().all(|block| match block {
            Block::Table(table) => table::wanted_width(&self.fonts, table, self.text) <= width,
            _ => true,
        })
    }

    /// The size of the text.
    pub(crate) fn text(&self) -> f32 {
        self.text
    }

    /// The table with the width of every column, so that they are the same on every sheet.
    pub(crate) fn settled(&self, mut table: Table) -> Table {
        let widths = table::widths(&self.fonts, &table, self.text, self.size.width * MM);
        for (column, width) in table.columns.iter_mut().zip(widths) {
            column.width = Some(width / MM);
        }
        table
    }

    /// How many rows of a table find room on the sheet below other blocks.
    pub(crate) fn rows_below<'a>(
        &self,
        above: impl Iterator<Item = &'a Block>,
        table: &Table,
    ) -> usize {
        let taken: f32 = above.map(|block| self.high(block) + gap(self.text)).sum();
        let left = self.size.height * MM - taken;
        table::rows_within(&self.fonts, table, (self.text, self.size.width * MM), left)
    }
}

impl Fonts {
    /// The line at the lower edge of a page, in the middle.
    fn foot(&self, page: &Page, text: &str) -> TextRun {
        let left = (page.size.width * MM - self.text.width(text, FOOT)) / 2.0;
        let at = (left.max(0.0), (page.size.height - FOOT_EDGE) * MM);
        TextRun { text: text.to_owned(), weight: Weight::Regular, at, size: FOOT }
    }
}

/// How large a heading of a level is.
fn heading_size(level: u8, text: f32) -> f32 {
    match level {
        1 => text * 1.5,
        2 => text * 1.2,
        _ => text,
    }
}

/// How wide the names of facts are.
fn names_width(fonts: &Fonts, facts: &[(String, String)], text: f32, width: f32) -> f32 {
    let widest = facts.iter().map(|(name, _)| fonts.bold.width(name, text)).fold(0.0, f32::max);
    (widest + text).min(width * NAMES_MOST)
}

/// The lines of one fact: of its name and of what stands for it.
fn fact_lines(
    fonts: &Fonts,
    (name, value): &(String, String),
    text: f32,
    widths: (f32, f32),
) -> (Vec<String>, Vec<String>) {
    (fonts.bold.lines(name, text, widths.0 - text * 0.5), fonts.text.lines(value, text, widths.1))
}

/// How high a block is, points.
fn measure(fonts: &Fonts, block: &Block, text: f32, width: f32) -> f32 {
    let high = |lines: usize, size: f32| lines.max(1) as f32 * size * LEADING;
    match block {
        Block::Heading(level, words) => {
            let size = heading_size(*level, text);
            high(fonts.bold.lines(words, size, width).len(), size)
        }
        Block::Text(words) => high(fonts.text.lines(words, text, width).len(), text),
        Block::Facts(facts) => {
            let names = names_width(fonts, facts, text, width);
            let lines = |fact| {
                let (name, value) = fact_lines(fonts, fact, text, (names, width - names));
                name.len().max(value.len())
            };
            facts.iter().map(|fact| high(lines(fact), text)).sum()
        }
        Block::Table(table) => table::high(fonts, table, text, width),
        Block::Diagram(Diagram { side, .. }) | Block::Code { side, .. } => side * MM,
        Block::Signature(words) => {
            let size = text * SIGNED;
            high(fonts.text.lines(words, size, width).len(), size) + text * 2.0
        }
    }
}

/// Whether one word alone is wider than its place.
fn too_long(fonts: &Fonts, block: &Block, text: f32, width: f32) -> bool {
    let beyond = |face: &Face, words: &str, size: f32, width: f32| {
        words.split([' ', '/', '\n']).any(|word| face.width(word, size) > width)
    };
    match block {
        Block::Heading(level, words) => {
            beyond(&fonts.bold, words, heading_size(*level, text), width)
        }
        Block::Text(words) => beyond(&fonts.text, words, text, width),
        Block::Signature(words) => beyond(&fonts.text, words, text * SIGNED, width),
        Block::Facts(facts) => {
            let names = names_width(fonts, facts, text, width);
            facts.iter().any(|(name, value)| {
                beyond(&fonts.bold, name, text, names - text * 0.5)
                    || beyond(&fonts.text, value, text, width - names)
            })
        }
        Block::Table(table) => table::is_too_wide(fonts, table, text, width),
        Block::Diagram(Diagram { side, .. }) | Block::Code { side, .. } => side * MM > width + 0.01,
    }
}

/// The place of the blocks of one area, with the size of its text.
struct Column<'a> {
    fonts: &'a Fonts,
    left: f32,
    width: f32,
    text: f32,
}

impl Column<'_> {
    fn place(&self, block: &Block, y: f32, title: &str) -> Result<PlacedBlock, PrintFault> {
        let (fonts, text) = (self.fonts, self.text);
        let at = (self.left, y);
        Ok(match block {
            Block::Heading(level, words) => {
                let size = heading_size(*level, text);
                PlacedBlock::Heading(*level, self.lines(&fonts.bold, words, at, size))
            }
            Block::Text(words) => PlacedBlock::Text(None, self.lines(&fonts.text, words, at, text)),
            Block::Facts(facts) => PlacedBlock::Facts(self.facts(facts, y)),
            Block::Table(table) => {
                PlacedBlock::Table(table::placed(fonts, table, at, text, self.width))
            }
            Block::Diagram(diagram) => {
                PlacedBlock::Figure(diagram.alt.clone(), self.board(diagram, y))
            }
            Block::Code { text: words, alt, side } => {
                let Some((dark, modules)) = figures::code(words) else {
                    return Err(PrintFault::Code { title: title.to_owned() });
                };
                let module = side * MM / modules as f32;
                let square = |(column, row): (usize, usize)| {
                    let at = (self.left + column as f32 * module, y + row as f32 * module);
                    Mark::Square(at, module, INK)
                };
                PlacedBlock::Figure(alt.clone(), dark.into_iter().map(square).collect())
            }
            Block::Signature(words) => {
                let line = y + text * 1.8;
                let rule = Rule((self.left, line), (self.left + self.width, line));
                let at = (self.left, y + text * 2.0);
                PlacedBlock::Text(Some(rule), self.lines(&fonts.text, words, at, text * SIGNED))
            }
        })
    }

    fn lines(&self, face: &Face, words: &str, at: (f32, f32), size: f32) -> Vec<TextRun> {
        set(face, face.lines(words, size, self.width), at, size)
    }

    fn facts(&self, facts: &[(String, String)], y: f32) -> Vec<(Vec<TextRun>, Vec<TextRun>)> {
        let (fonts, text) = (self.fonts, self.text);
        let names = names_width(fonts, facts, text, self.width);
        let mut y = y;
        let row = |fact| {
            let (name, value) = fact_lines(fonts, fact, text, (names, self.width - names));
            let rows = name.len().max(value.len()).max(1);
            let name = set(&fonts.bold, name, (self.left, y), text);
            let value = set(&fonts.text, value, (self.left + names, y), text);
            y += rows as f32 * text * LEADING;
            (name, value)
        };
        facts.iter().map(row).collect()
    }

    fn board(&self, diagram: &Diagram, y: f32) -> Vec<Mark> {
        let side = diagram.side * MM;
        // The letters and numbers stand outside the board.
        let margin = side / 16.0;
        let cell = (side - margin) / 8.0;
        let corner = (self.left + margin, y);
        let mut marks = Vec::new();
        for at in Square::all() {
            let (column, row) = match diagram.bottom {
                Side::White => (at.file(), 7 - at.rank()),
                Side::Black => (7 - at.file(), at.rank()),
            };
            let place = (corner.0 + f32::from(column) * cell, corner.1 + f32::from(row) * cell);
            let ground = if at.is_light() { PAPER } else { DARK_SQUARE };
            marks.push(Mark::Square(place, cell, ground));
            marks.extend(diagram.placement.get(at).map(|piece| Mark::Piece(piece, place, cell)));
        }
        let edge = 8.0 * cell;
        for (from, to) in [
            ((0.0, 0.0), (edge, 0.0)),
            ((edge, 0.0), (edge, edge)),
            ((edge, edge), (0.0, edge)),
            ((0.0, edge), (0.0, 0.0)),
        ] {
            let at = |(x, y): (f32, f32)| (corner.0 + x, corner.1 + y);
            marks.push(Mark::Rule(Rule(at(from), at(to))));
        }
        let size = margin * 0.8;
        let letters =
            |text: String, at| Mark::Line(TextRun { text, weight: Weight::Regular, at, size });
        for n in 0..8_u8 {
            let (file, rank) = match diagram.bottom {
                Side::White => (n, 7 - n),
                Side::Black => (7 - n, n),
            };
            let step = f32::from(n) * cell + cell / 2.0;
            let letter = char::from(b'a' + file).to_string();
            let half = self.fonts.text.width(&letter, size) / 2.0;
            marks.push(letters(letter, (corner.0 + step - half, corner.1 + edge + size)));
            let beside = (self.left, corner.1 + step + size * 0.35);
            marks.push(letters((rank + 1).to_string(), beside));
        }
        marks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_no_wider_than_their_place_and_lose_no_word() {
        let fonts = Fonts::load();
        let text = "Hängepartie zwischen zwei Spielern, die morgen fortgesetzt wird";
        let lines = fonts.text.lines(text, 10.0, 90.0);
        assert!(lines.len() > 1);
        assert!(lines.iter().all(|line| fonts.text.width(line.trim_end(), 10.0) <= 90.0));
        assert_eq!(lines.concat(), text);
    }

    #[test]
    fn a_warning_finds_room_above_sheets_that_begin_near_the_edge_and_those_that_do_not() {
        let text =
            "Unvollständig: Die Datei des Turniers ist beschädigt, und dies ist, was lesbar war";
        for top in [9.0, 18.0] {
            let size = Size { width: 174.0, height: 200.0 };
            let blocks = vec![Block::Heading(1, "Runde 1".to_owned())];
            let area = Area { left: 18.0, top, size, text: 10.5, blocks };
            let page = Page { size: Size::A4, areas: vec![area], foot: None };
            let (title, lang) = ("Runde 1".to_owned(), "de".to_owned());
            let mut document = Document { title, lang, pages: vec![page] };
            document.warn(text);
            let layout = layout(&document).unwrap();
            let page = &layout.pages[0];
            assert_eq!(page.name, "Runde 1", "{top}");
            let [PlacedBlock::Text(None, warning), PlacedBlock::Heading(..)] = &page.blocks[..]
            else {
                panic!("{top}: {:?}", page.blocks);
            };
            assert!(warning.iter().all(|line| line.at.1 < top * MM), "{top}: {warning:?}");
        }
    }
}
