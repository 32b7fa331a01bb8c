//! What stands in lines: the two weights of the text, how wide words are, where lines end; and what is
//! placed of it. Lengths are points.

use skrifa::instance::{LocationRef, Size as FontSize};
use skrifa::{FontRef, MetadataProvider};

/// Points in a millimetre.
pub(super) const MM: f32 = 72.0 / 25.4;
/// The height of a line, in text sizes.
pub(super) const LEADING: f32 = 1.3;
/// The plain weight, as a font file.
pub const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/Inter-Regular.otf");
/// The heavy one.
pub const BOLD: &[u8] = include_bytes!("../../../assets/fonts/Inter-SemiBold.otf");

/// A line of text.
#[derive(Debug, Clone, PartialEq)]
pub struct TextRun {
    /// What stands in it.
    pub text: String,
    /// How heavy it is.
    pub weight: Weight,
    /// Its left end, on the base line.
    pub at: (f32, f32),
    /// The size of its letters.
    pub size: f32,
}

/// How heavy a text is. Both are weights of Inter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// Plain text.
    Regular,
    /// Headings and names.
    Bold,
}

/// From where to where a thin line goes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rule(pub (f32, f32), pub (f32, f32));

/// A table where it stands.
#[derive(Debug, Clone, PartialEq)]
pub struct PlacedTable {
    /// The cells of its head.
    pub head: Vec<Vec<TextRun>>,
    /// The cells of each row.
    pub rows: Vec<Vec<Vec<TextRun>>>,
    /// The line below its head, or the boxes round its cells.
    pub rules: Vec<Rule>,
    /// Thinner lines between its rows.
    pub hairlines: Vec<Rule>,
}

/// The two weights of the text.
pub(super) struct Fonts {
    pub(super) text: Face,
    pub(super) bold: Face,
}

/// One of them.
pub(super) struct Face {
    pub(super) metrics: FontRef<'static>,
    pub(super) weight: Weight,
}

impl Face {
    pub(super) fn load(bytes: &'static [u8], weight: Weight) -> Self {
        Self { metrics: FontRef::new(bytes).expect("our own font can be read"), weight }
    }

    pub(super) fn width(&self, text: &str, size: f32) -> f32 {
        let metrics = self.metrics.glyph_metrics(FontSize::new(size), LocationRef::default());
        let map = self.metrics.charmap();
        let of = |c: char| metrics.advance_width(map.map(c).unwrap_or_default()).unwrap_or(size);
        text.chars().map(of).sum()
    }

    /// A text as lines that are no wider. Besides at blanks a line may end behind a slash, as FEN
    /// has them.
    pub(super) fn lines(&self, text: &str, size: f32, width: f32) -> Vec<String> {
        let mut lines = Vec::new();
        for paragraph in text.lines() {
            let (mut line, mut broad) = (String::new(), 0.0);
            for piece in paragraph.split_inclusive([' ', '/']) {
                let seen = self.width(piece.trim_end(), size);
                let with_blank = self.width(piece, size);
                if line.is_empty() || broad + seen <= width {
                    line.push_str(piece);
                    broad += with_blank;
                } else {
                    lines.push(std::mem::replace(&mut line, piece.to_owned()));
                    broad = with_blank;
                }
            }
            lines.push(line);
        }
        lines
    }
}

impl Fonts {
    pub(super) fn load() -> Self {
        Self { text: Face::load(REGULAR, Weight::Regular), bold: Face::load(BOLD, Weight::Bold) }
    }
}

/// Lines one below the other. Each has the blank at its end: who reads it aloud needs it before the
/// next word.
pub(super) fn set(
    face: &Face,
    lines: Vec<String>,
    (left, top): (f32, f32),
    size: f32,
) -> Vec<TextRun> {
    let base = |nth: usize| top + size + nth as f32 * size * LEADING;
    let line = |(nth, text)| TextRun { text, weight: face.weight, at: (left, base(nth)), size };
    lines.into_iter().enumerate().map(line).collect()
}
