//! A document as PDF/UA-1: every text, table and picture is tagged, in the order of the model, and
//! what is only ornament is marked as such. Nothing is cut off: what does not fit even in the
//! smallest text is refused.

use std::num::NonZeroU16;

use krilla::SerializeSettings;
use krilla::color::rgb;
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Point, Rect};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke};
use krilla::surface::Surface;
use krilla::tagging::{
    Artifact, ArtifactType, ContentTag, Node, SpanTag, TableHeaderScope, Tag, TagGroup, TagTree,
};
use krilla::text::{Font as PdfFont, TextDirection};
use skrifa::instance::{LocationRef, Size as FontSize};
use skrifa::{FontRef, MetadataProvider};

use crate::document::{Area, Block, Diagram, Document, Page, SMALLEST};
use crate::figures::{self, Segment, Shape};
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;

/// Why a document could not be made.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PrintFault {
    /// An area is too small for what shall stand in it.
    #[error("“{title}”: there is no room for “{text}”; take larger paper or shorter words")]
    NoRoom {
        /// The document.
        title: String,
        /// The first words that found no room.
        text: String,
    },
    /// The print has no shape for a letter.
    #[error("“{title}”: “{letter}” in “{text}” cannot be printed; write it in Latin or Cyrillic")]
    Letter {
        /// The document.
        title: String,
        /// The letter.
        letter: char,
        /// Where it stands.
        text: String,
    },
    /// A code would be too large.
    #[error("“{title}”: the text of the code is too long")]
    Code {
        /// The document.
        title: String,
    },
    /// The file could not be put together.
    #[error("“{title}” could not be put together: {why}")]
    Unmade {
        /// The document.
        title: String,
        /// What the library says.
        why: String,
    },
}

/// Points in a millimetre.
const MM: f32 = 72.0 / 25.4;
/// The height of a line, in text sizes.
const LEADING: f32 = 1.3;
/// By how much a text is made smaller until it fits, points.
const SMALLER: f32 = 0.25;
/// The share of the width that the names of facts have at most.
const NAMES_MOST: f32 = 0.42;
/// How large the words below a line to sign on are, in text sizes.
const SIGNED: f32 = 0.85;

const TEXT: &[u8] = include_bytes!("../../assets/fonts/Inter-Regular.otf");
const BOLD: &[u8] = include_bytes!("../../assets/fonts/Inter-SemiBold.otf");

const INK: [u8; 3] = [0, 0, 0];
const DARK_SQUARE: [u8; 3] = [178, 178, 178];
const PAPER: [u8; 3] = [255, 255, 255];

/// The file.
///
/// # Errors
/// [`PrintFault`] when something finds no room.
pub fn render(document: &Document) -> Result<Vec<u8>, PrintFault> {
    let unmade = |why: String| PrintFault::Unmade { title: document.title.clone(), why };
    let configuration = ConfigurationBuilder::new()
        .with_accessibility_validator(Accessibility::UA1)
        .finish()
        .map_err(|why| unmade(format!("{why:?}")))?;
    let settings = SerializeSettings { configuration, ..SerializeSettings::default() };
    let mut pdf = krilla::Document::new_with(settings);
    pdf.set_metadata(
        Metadata::new()
            .title(document.title.clone())
            .language(document.lang.clone())
            .creator("J'adoube".to_owned()),
    );
    let mut tree = TagTree::new().with_lang(Some(document.lang.clone()));
    let mut outline = Outline::new();
    for (nth, page) in document.pages.iter().enumerate() {
        let size = PageSettings::from_wh(page.size.width * MM, page.size.height * MM)
            .ok_or_else(|| unmade("a page without a size".to_owned()))?;
        let mut sheet = pdf.start_page_with(size);
        let mut surface = sheet.surface();
        for area in &page.areas {
            all_letters(area, &document.title)?;
            let text = fitting(area, &document.title)?;
            let pen =
                Pen { fonts: Fonts::load(), left: area.left * MM, width: area.size.width * MM };
            let mut y = area.top * MM;
            for block in &area.blocks {
                let (group, height) = pen.block(&mut surface, block, text, y, &document.title)?;
                tree.push(Node::Group(group));
                y += height + gap(text);
            }
        }
        surface.finish();
        sheet.finish();
        let top = XyzDestination::new(nth, Point::from_xy(0.0, 0.0));
        outline.push_child(OutlineNode::new(name_of(page, document), top));
    }
    pdf.set_outline(outline);
    pdf.set_tag_tree(tree);
    pdf.finish().map_err(|why| unmade(format!("{why:?}")))
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
    let face = Fonts::load().text;
    let map = face.metrics.charmap();
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
        Block::Diagram(diagram) => diagram.alt.clone(),
        Block::Code { alt, .. } => alt.clone(),
    }
}

/// The two weights of the text.
struct Fonts {
    text: Face,
    bold: Face,
}

struct Face {
    pdf: PdfFont,
    metrics: FontRef<'static>,
}

impl Face {
    fn load(bytes: &'static [u8]) -> Self {
        let pdf = PdfFont::new(bytes.into(), 0).expect("our own font can be read");
        Self { pdf, metrics: FontRef::new(bytes).expect("our own font can be read") }
    }

    fn width(&self, text: &str, size: f32) -> f32 {
        let metrics = self.metrics.glyph_metrics(FontSize::new(size), LocationRef::default());
        let map = self.metrics.charmap();
        let of = |c: char| metrics.advance_width(map.map(c).unwrap_or_default()).unwrap_or(size);
        text.chars().map(of).sum()
    }

    /// A text as lines that are no wider. Besides at blanks a line may end behind a slash, as FEN
    /// has them.
    fn lines(&self, text: &str, size: f32, width: f32) -> Vec<String> {
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
    fn load() -> Self {
        Self { text: Face::load(TEXT), bold: Face::load(BOLD) }
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
        Block::Diagram(Diagram { side, .. }) | Block::Code { side, .. } => side * MM > width + 0.01,
    }
}

/// What draws the blocks of one area.
struct Pen {
    fonts: Fonts,
    left: f32,
    width: f32,
}

impl Pen {
    fn block(
        &self,
        surface: &mut Surface<'_>,
        block: &Block,
        text: f32,
        y: f32,
        title: &str,
    ) -> Result<(TagGroup, f32), PrintFault> {
        let height = measure(&self.fonts, block, text, self.width);
        let group = match block {
            Block::Heading(level, words) => {
                let rank = NonZeroU16::new(u16::from(*level)).unwrap_or(NonZeroU16::MIN);
                let size = heading_size(*level, text);
                let lines = self.fonts.bold.lines(words, size, self.width);
                let tag = Tag::Hn(rank, Some(words.clone()));
                self.lines(surface, &self.fonts.bold, &lines, (self.left, y), size, tag.into())
            }
            Block::Text(words) => {
                let lines = self.fonts.text.lines(words, text, self.width);
                let at = (self.left, y);
                self.lines(surface, &self.fonts.text, &lines, at, text, Tag::P.into())
            }
            Block::Facts(facts) => self.facts(surface, facts, text, y),
            Block::Diagram(diagram) => self.diagram(surface, diagram, y),
            Block::Code { text: words, alt, side } => {
                let Some((dark, modules)) = figures::code(words) else {
                    return Err(PrintFault::Code { title: title.to_owned() });
                };
                let module = side * MM / modules as f32;
                let id = surface.start_tagged(ContentTag::Other);
                for (column, row) in dark {
                    let at = (self.left + column as f32 * module, y + row as f32 * module);
                    square(surface, at, module, INK);
                }
                surface.end_tagged();
                TagGroup::with_children(Tag::Figure(Some(alt.clone())), vec![Node::Leaf(id)])
            }
            Block::Signature(words) => {
                ornament(surface, |surface| {
                    let line = y + text * 1.8;
                    rule(surface, (self.left, line), (self.left + self.width, line));
                });
                let small = text * SIGNED;
                let lines = self.fonts.text.lines(words, small, self.width);
                let at = (self.left, y + text * 2.0);
                self.lines(surface, &self.fonts.text, &lines, at, small, Tag::P.into())
            }
        };
        Ok((group, height))
    }

    /// Lines of a text, as one group.
    fn lines(
        &self,
        surface: &mut Surface<'_>,
        face: &Face,
        lines: &[String],
        (left, top): (f32, f32),
        size: f32,
        tag: krilla::tagging::TagKind,
    ) -> TagGroup {
        let mut group = TagGroup::new(tag);
        for (nth, line) in lines.iter().enumerate() {
            let base = top + size + nth as f32 * size * LEADING;
            let id = surface.start_tagged(ContentTag::Span(SpanTag::empty()));
            // With the blank at its end: who reads it aloud needs it before the next word.
            write(surface, face, line, (left, base), size);
            surface.end_tagged();
            group.push(Node::Leaf(id));
        }
        group
    }

    fn facts(
        &self,
        surface: &mut Surface<'_>,
        facts: &[(String, String)],
        text: f32,
        y: f32,
    ) -> TagGroup {
        let names = names_width(&self.fonts, facts, text, self.width);
        let mut table = TagGroup::new(Tag::Table);
        let mut y = y;
        for fact in facts {
            let (name, value) = fact_lines(&self.fonts, fact, text, (names, self.width - names));
            let rows = name.len().max(value.len()).max(1);
            let head = Tag::TH(TableHeaderScope::Row).into();
            let mut row = TagGroup::new(Tag::TR);
            let at = (self.left, y);
            row.push(Node::Group(self.lines(surface, &self.fonts.bold, &name, at, text, head)));
            let at = (self.left + names, y);
            let cell = Tag::TD.into();
            row.push(Node::Group(self.lines(surface, &self.fonts.text, &value, at, text, cell)));
            table.push(Node::Group(row));
            y += rows as f32 * text * LEADING;
        }
        table
    }

    fn diagram(&self, surface: &mut Surface<'_>, diagram: &Diagram, y: f32) -> TagGroup {
        let side = diagram.side * MM;
        // The letters and numbers stand outside the board.
        let margin = side / 16.0;
        let cell = (side - margin) / 8.0;
        let corner = (self.left + margin, y);
        let id = surface.start_tagged(ContentTag::Other);
        for at in Square::all() {
            let (column, row) = match diagram.bottom {
                Side::White => (at.file(), 7 - at.rank()),
                Side::Black => (7 - at.file(), at.rank()),
            };
            let place = (corner.0 + f32::from(column) * cell, corner.1 + f32::from(row) * cell);
            square(surface, place, cell, if at.is_light() { PAPER } else { DARK_SQUARE });
            if let Some(piece) = diagram.placement.get(at) {
                for shape in figures::piece(piece) {
                    draw(surface, shape, place, cell);
                }
            }
        }
        let edge = 8.0 * cell;
        for (from, to) in [
            ((0.0, 0.0), (edge, 0.0)),
            ((edge, 0.0), (edge, edge)),
            ((edge, edge), (0.0, edge)),
            ((0.0, edge), (0.0, 0.0)),
        ] {
            let at = |(x, y): (f32, f32)| (corner.0 + x, corner.1 + y);
            rule(surface, at(from), at(to));
        }
        let size = margin * 0.8;
        for n in 0..8_u8 {
            let (file, rank) = match diagram.bottom {
                Side::White => (n, 7 - n),
                Side::Black => (7 - n, n),
            };
            let step = f32::from(n) * cell + cell / 2.0;
            let letter = char::from(b'a' + file).to_string();
            let half = self.fonts.text.width(&letter, size) / 2.0;
            let below = (corner.0 + step - half, corner.1 + edge + size);
            write(surface, &self.fonts.text, &letter, below, size);
            let beside = (self.left, corner.1 + step + size * 0.35);
            write(surface, &self.fonts.text, &(rank + 1).to_string(), beside, size);
        }
        surface.end_tagged();
        TagGroup::with_children(Tag::Figure(Some(diagram.alt.clone())), vec![Node::Leaf(id)])
    }
}

fn fill(colour: [u8; 3]) -> Fill {
    let [red, green, blue] = colour;
    Fill {
        paint: rgb::Color::new(red, green, blue).into(),
        opacity: NormalizedF32::ONE,
        rule: krilla::paint::FillRule::default(),
    }
}

fn stroke(colour: [u8; 3], width: f32) -> Stroke {
    let [red, green, blue] = colour;
    Stroke {
        paint: rgb::Color::new(red, green, blue).into(),
        width,
        line_cap: krilla::paint::LineCap::Round,
        line_join: krilla::paint::LineJoin::Round,
        ..Stroke::default()
    }
}

fn write(surface: &mut Surface<'_>, face: &Face, text: &str, (x, y): (f32, f32), size: f32) {
    surface.set_stroke(None);
    surface.set_fill(Some(fill(INK)));
    let at = Point::from_xy(x, y);
    surface.draw_text(at, face.pdf.clone(), size, text, false, TextDirection::LeftToRight);
}

fn square(surface: &mut Surface<'_>, (x, y): (f32, f32), side: f32, colour: [u8; 3]) {
    let mut path = PathBuilder::new();
    if let Some(rect) = Rect::from_xywh(x, y, side, side) {
        path.push_rect(rect);
    }
    paint(surface, path, Some(fill(colour)), None);
}

fn rule(surface: &mut Surface<'_>, from: (f32, f32), to: (f32, f32)) {
    let mut path = PathBuilder::new();
    path.move_to(from.0, from.1);
    path.line_to(to.0, to.1);
    paint(surface, path, None, Some(stroke(INK, 0.6)));
}

fn draw(surface: &mut Surface<'_>, shape: &Shape, (x, y): (f32, f32), side: f32) {
    let at = |[u, v]: [f32; 2]| (x + u * side, y + v * side);
    let mut path = PathBuilder::new();
    for segment in &shape.outline {
        match *segment {
            Segment::Move(p) => path.move_to(at(p).0, at(p).1),
            Segment::Line(p) => path.line_to(at(p).0, at(p).1),
            Segment::Curve(a, b, p) => {
                let (a, b, p) = (at(a), at(b), at(p));
                path.cubic_to(a.0, a.1, b.0, b.1, p.0, p.1);
            }
            Segment::Close => path.close(),
        }
    }
    let line = shape.stroke.map(|(colour, width)| stroke(colour, width * side));
    paint(surface, path, shape.fill.map(fill), line);
}

fn paint(surface: &mut Surface<'_>, path: PathBuilder, inside: Option<Fill>, line: Option<Stroke>) {
    surface.set_fill(inside);
    surface.set_stroke(line);
    if let Some(path) = path.finish() {
        surface.draw_path(&path);
    }
}

/// What says nothing to who does not see it.
fn ornament(surface: &mut Surface<'_>, draw: impl FnOnce(&mut Surface<'_>)) {
    let _ = surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Other)));
    draw(surface);
    surface.end_tagged();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Size;
    use jadoube_chess::board::placement::Placement;

    fn area(blocks: Vec<Block>) -> Area {
        let size = Size { width: 100.0, height: 140.0 };
        Area { left: 10.0, top: 10.0, size, text: 11.0, blocks }
    }

    fn document(blocks: Vec<Block>) -> Document {
        let pages = vec![Page { size: Size::C5, areas: vec![area(blocks)] }];
        Document { title: "Umschlag 3".to_owned(), lang: "de".to_owned(), pages }
    }

    fn everything() -> Vec<Block> {
        vec![
            Block::Heading(1, "Umschlag 3".to_owned()),
            Block::Text("Die Partie wird morgen fortgesetzt. Продолжува утре.".to_owned()),
            Block::Facts(vec![
                ("Weiß".to_owned(), "Бојков, Димитар (МКД)".to_owned()),
                ("Schwarz".to_owned(), "Łukasz Šarić".to_owned()),
            ]),
            Block::Diagram(Diagram {
                placement: Placement::start(),
                bottom: Side::White,
                alt: "Weiß: König e1".to_owned(),
                side: 50.0,
            }),
            Block::Code { text: "JADOUBE 3".to_owned(), alt: "Nummer".to_owned(), side: 20.0 },
            Block::Signature("Schiedsrichter".to_owned()),
        ]
    }

    #[test]
    fn everything_that_can_be_printed_makes_a_file_that_passes_the_check_for_accessibility() {
        let bytes = render(&document(everything())).unwrap();
        assert!(bytes.starts_with(b"%PDF-1."), "a PDF");
        let text = String::from_utf8_lossy(&bytes);
        for part in ["/StructTreeRoot", "/Lang", "pdfuaid:part"] {
            assert!(text.contains(part), "{part}");
        }
        if let Ok(path) = std::env::var("JADOUBE_PDF") {
            std::fs::write(path, &bytes).unwrap();
        }
    }

    #[test]
    fn the_same_document_makes_the_same_bytes() {
        let once = document(everything());
        assert_eq!(render(&once), render(&once));
    }

    #[test]
    fn long_text_is_made_smaller_and_what_finds_no_room_is_refused() {
        let words = |n: usize| document(vec![Block::Text("zwanzig Zeilen ".repeat(n))]);
        assert!(render(&words(150)).is_ok());
        let refused = render(&words(4000)).unwrap_err();
        assert!(matches!(refused, PrintFault::NoRoom { .. }), "{refused}");
        let long = document(vec![Block::Facts(vec![("x".repeat(200), "y".to_owned())])]);
        assert!(matches!(render(&long), Err(PrintFault::NoRoom { .. })));
    }

    #[test]
    fn a_letter_without_a_shape_is_named() {
        let block = Block::Facts(vec![("White".to_owned(), "Гогиа, ქეთევან".to_owned())]);
        let refused = render(&document(vec![block])).unwrap_err();
        assert!(matches!(refused, PrintFault::Letter { letter: 'ქ', .. }), "{refused}");
    }

    #[test]
    fn a_code_that_is_too_long_is_refused() {
        let text = "x".repeat(5000);
        let code = Block::Code { text, alt: "Nummer".to_owned(), side: 20.0 };
        assert!(matches!(render(&document(vec![code])), Err(PrintFault::Code { .. })));
    }

    #[test]
    fn lines_are_no_wider_than_their_place_and_lose_no_word() {
        let fonts = Fonts::load();
        let text = "Hängepartie zwischen zwei Spielern, die morgen fortgesetzt wird";
        let lines = fonts.text.lines(text, 10.0, 90.0);
        assert!(lines.len() > 1);
        assert!(lines.iter().all(|line| fonts.text.width(line.trim_end(), 10.0) <= 90.0));
        assert_eq!(lines.concat(), text);
    }
}
