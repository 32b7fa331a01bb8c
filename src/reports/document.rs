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

/// One side of a paper.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// How large it is.
    pub size: Size,
    /// What stands where, in the order in which it is read.
    pub areas: Vec<Area>,
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
