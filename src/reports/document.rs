//! What stands on paper, without how it is drawn: pages of a size, on each of them areas, in each
//! of these blocks from top to bottom. Lengths are millimetres.

use jadoube_chess::board::placement::Placement;
use jadoube_chess::side::Side;

/// Something to print.
#[derive(Debug, Clone, PartialEq)]
pub struct Document {
    /// What it is called; a reader of PDF shows and says this.
    pub title: String,
    /// The language of its words, `de`.
    pub lang: String,
    /// Its pages.
    pub pages: Vec<Page>,
}

/// How far from the upper edge what stands above all else begins, and from the side edges, millimetres.
const WARNING_TOP: f32 = 4.0;
const WARNING_SIDE: f32 = 18.0;
/// How large it is, points: where the page leaves room for it, and where its areas begin near the edge.
const WARNING_TEXT: (f32, f32) = (10.5, 7.5);
/// How much room above the areas is enough for the larger, millimetres.
const WARNING_ROOM: f32 = 10.0;

impl Document {
    /// Says something on every page above all else, in the margin: nothing moves for it.
    pub fn warn(&mut self, warning: &str) {
        for page in &mut self.pages {
            let tops = page.areas.iter().map(|area| area.top);
            let height = tops.fold(page.size.height, f32::min) - WARNING_TOP;
            let width = page.size.width - 2.0 * WARNING_SIDE;
            let (large, small) = WARNING_TEXT;
            let text = if height < WARNING_ROOM { small } else { large };
            let (size, blocks) = (Size { width, height }, vec![Block::Text(warning.to_owned())]);
            let area = Area { left: WARNING_SIDE, top: WARNING_TOP, size, text, blocks };
            page.areas.insert(0, area);
        }
    }
}

/// One side of a paper.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// How large it is.
    pub size: Size,
    /// What stands where, in the order in which it is read.
    pub areas: Vec<Area>,
    /// What stands at its lower edge, for who lays sheets together; nobody reads it aloud.
    pub foot: Option<String>,
}

/// A width and a height, millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Size {
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
}

impl Size {
    /// Paper A4, upright (ISO 216).
    pub const A4: Self = Self { width: 210.0, height: 297.0 };
    /// Paper A4, the long side below.
    pub const A4_ACROSS: Self = Self { width: 297.0, height: 210.0 };
    /// An envelope C5 (ISO 269), the long side below.
    pub const C5: Self = Self { width: 229.0, height: 162.0 };
    /// An envelope DL (ISO 269), the long side below.
    pub const DL: Self = Self { width: 220.0, height: 110.0 };
}

/// A rectangle of a page that holds blocks.
#[derive(Debug, Clone, PartialEq)]
pub struct Area {
    /// From the left edge of the page to that of the area.
    pub left: f32,
    /// From the upper edge of the page to that of the area.
    pub top: f32,
    /// How large it is.
    pub size: Size,
    /// The size of plain text in points; smaller is taken, down to [`SMALLEST`], when it does not
    /// fit otherwise.
    pub text: f32,
    /// Its blocks, from top to bottom.
    pub blocks: Vec<Block>,
}

/// The smallest text that is printed, points.
pub const SMALLEST: f32 = 6.0;

/// One thing in an area.
#[derive(Debug, Clone, PartialEq)]
pub enum Block {
    /// A heading; 1 is the highest.
    Heading(u8, String),
    /// A paragraph.
    Text(String),
    /// Names and what stands for each of them.
    Facts(Vec<(String, String)>),
    /// A table.
    Table(Table),
    /// A board.
    Diagram(Diagram),
    /// A text for a camera, as a QR code.
    Code {
        /// The text.
        text: String,
        /// What it is, in words, for who does not see it.
        alt: String,
        /// The side of the square.
        side: f32,
    },
    /// A line to sign on, and who signs there.
    Signature(String),
}

/// A board on paper.
#[derive(Debug, Clone, PartialEq)]
pub struct Diagram {
    /// What stands where.
    pub placement: Placement,
    /// Who sits at the lower edge.
    pub bottom: Side,
    /// The position in words, for who does not see it.
    pub alt: String,
    /// The side of the square, with its letters and numbers.
    pub side: f32,
}

/// A head, and rows below it; the first cell of a row names it.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    /// Its columns.
    pub columns: Vec<Column>,
    /// The cells of each row.
    pub rows: Vec<Vec<String>>,
    /// Where somebody writes into it: how high a row is at least, with a box round every cell.
    pub boxes: Option<f32>,
}

/// A column of a table.
#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    /// What stands above it.
    pub head: String,
    /// What stands in it.
    pub kind: ColumnKind,
    /// How wide it is; as wide as it must be where nothing is said.
    pub width: Option<f32>,
}

/// What stands in a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColumnKind {
    /// Names and sentences: broken where they are long, and what room is left is theirs.
    Words,
    /// Short texts from the left, not broken.
    Short,
    /// Numbers, to the right.
    Number,
    /// Signs in the middle.
    Sign,
}

impl Column {
    /// One that is as wide as it must be.
    #[must_use]
    pub fn new(head: impl Into<String>, kind: ColumnKind) -> Self {
        Self { head: head.into(), kind, width: None }
    }

    /// One of a width.
    #[must_use]
    pub fn wide(head: impl Into<String>, kind: ColumnKind, width: f32) -> Self {
        Self { head: head.into(), kind, width: Some(width) }
    }
}
