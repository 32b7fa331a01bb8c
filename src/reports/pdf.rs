//! A document as PDF/UA-1: every text, table and picture is tagged, in the order of the model, and
//! what is only ornament is marked as such.

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
    Artifact, ArtifactType, ContentTag, Node, SpanTag, TableHeaderScope, Tag, TagGroup, TagKind,
    TagTree,
};
use krilla::text::{Font, TextDirection};

use crate::document::Document;
use crate::figures::{self, Segment, Shape};
use crate::layout::face::{BOLD, PlacedTable, REGULAR, Rule, TextRun, Weight};
use crate::layout::{HAIRLINE, INK, Layout, Mark, PlacedBlock, PrintFault, RULE, layout};

/// The file of a document.
///
/// # Errors
/// [`PrintFault`] when something finds no room.
pub fn render(document: &Document) -> Result<Vec<u8>, PrintFault> {
    drawn(&layout(document)?)
}

/// The file of a document that is laid out.
fn drawn(layout: &Layout) -> Result<Vec<u8>, PrintFault> {
    let unmade = |why: String| PrintFault::Unmade { title: layout.title.clone(), why };
    let configuration = ConfigurationBuilder::new()
        .with_accessibility_validator(Accessibility::UA1)
        .finish()
        .map_err(|why| unmade(format!("{why:?}")))?;
    let settings = SerializeSettings { configuration, ..SerializeSettings::default() };
    let mut pdf = krilla::Document::new_with(settings);
    pdf.set_metadata(
        Metadata::new()
            .title(layout.title.clone())
            .language(layout.lang.clone())
            .creator("J'adoube".to_owned()),
    );
    let mut tree = TagTree::new().with_lang(Some(layout.lang.clone()));
    let mut outline = Outline::new();
    let fonts = Fonts::load();
    for (nth, page) in layout.pages.iter().enumerate() {
        let size = PageSettings::from_wh(page.size.0, page.size.1)
            .ok_or_else(|| unmade("a page without a size".to_owned()))?;
        let mut sheet = pdf.start_page_with(size);
        let mut surface = sheet.surface();
        for block in &page.blocks {
            tree.push(Node::Group(fonts.block(&mut surface, block)));
        }
        if let Some(foot) = &page.foot {
            ornament(&mut surface, |surface| fonts.write(surface, foot));
        }
        surface.finish();
        sheet.finish();
        let top = XyzDestination::new(nth, Point::from_xy(0.0, 0.0));
        outline.push_child(OutlineNode::new(page.name.clone(), top));
    }
    pdf.set_outline(outline);
    pdf.set_tag_tree(tree);
    pdf.finish().map_err(|why| unmade(format!("{why:?}")))
}

/// The two weights of the text.
struct Fonts {
    regular: Font,
    bold: Font,
}

impl Fonts {
    fn load() -> Self {
        let load =
            |bytes: &'static [u8]| Font::new(bytes.into(), 0).expect("our own font can be read");
        Self { regular: load(REGULAR), bold: load(BOLD) }
    }

    fn block(&self, surface: &mut Surface<'_>, block: &PlacedBlock) -> TagGroup {
        match block {
            PlacedBlock::Heading(level, lines) => {
                let rank = NonZeroU16::new(u16::from(*level)).unwrap_or(NonZeroU16::MIN);
                let words: String = lines.iter().map(|line| line.text.as_str()).collect();
                self.lines(surface, lines, Tag::Hn(rank, Some(words)).into())
            }
            PlacedBlock::Text(above, lines) => {
                if let Some(above) = above {
                    ornament(surface, |surface| rule(surface, *above));
                }
                self.lines(surface, lines, Tag::P.into())
            }
            PlacedBlock::Facts(facts) => {
                let mut table = TagGroup::new(Tag::Table);
                for (name, value) in facts {
                    let mut row = TagGroup::new(Tag::TR);
                    let head = Tag::TH(TableHeaderScope::Row).into();
                    row.push(Node::Group(self.lines(surface, name, head)));
                    row.push(Node::Group(self.lines(surface, value, Tag::TD.into())));
                    table.push(Node::Group(row));
                }
                table
            }
            PlacedBlock::Table(placed) => self.table(surface, placed),
            PlacedBlock::Figure(alt, marks) => {
                let id = surface.start_tagged(ContentTag::Other);
                for mark in marks {
                    self.mark(surface, mark);
                }
                surface.end_tagged();
                TagGroup::with_children(Tag::Figure(Some(alt.clone())), vec![Node::Leaf(id)])
            }
        }
    }

    fn table(&self, surface: &mut Surface<'_>, placed: &PlacedTable) -> TagGroup {
        ornament(surface, |surface| {
            placed.rules.iter().for_each(|one| rule(surface, *one));
            placed.hairlines.iter().for_each(|one| line(surface, *one, HAIRLINE));
        });
        let mut table = TagGroup::new(Tag::Table);
        let mut head = TagGroup::new(Tag::TR);
        for cell in &placed.head {
            let tag = Tag::TH(TableHeaderScope::Column).into();
            head.push(Node::Group(self.lines(surface, cell, tag)));
        }
        table.push(Node::Group(head));
        for cells in &placed.rows {
            let mut row = TagGroup::new(Tag::TR);
            for (nth, cell) in cells.iter().enumerate() {
                let tag = match nth {
                    0 => Tag::TH(TableHeaderScope::Row).into(),
                    _ => Tag::TD.into(),
                };
                row.push(Node::Group(self.lines(surface, cell, tag)));
            }
            table.push(Node::Group(row));
        }
        table
    }

    /// Lines of a text, as one group.
    fn lines(&self, surface: &mut Surface<'_>, lines: &[TextRun], tag: TagKind) -> TagGroup {
        let mut group = TagGroup::new(tag);
        for line in lines {
            let id = surface.start_tagged(ContentTag::Span(SpanTag::empty()));
            self.write(surface, line);
            surface.end_tagged();
            group.push(Node::Leaf(id));
        }
        group
    }

    fn write(&self, surface: &mut Surface<'_>, line: &TextRun) {
        surface.set_stroke(None);
        surface.set_fill(Some(fill(INK)));
        let at = Point::from_xy(line.at.0, line.at.1);
        let font = match line.weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        };
        let direction = TextDirection::LeftToRight;
        surface.draw_text(at, font.clone(), line.size, &line.text, false, direction);
    }

    fn mark(&self, surface: &mut Surface<'_>, mark: &Mark) {
        match mark {
            Mark::Square(at, side, colour) => square(surface, *at, *side, *colour),
            Mark::Piece(piece, at, side) => {
                for shape in figures::piece(*piece) {
                    draw(surface, shape, *at, *side);
                }
            }
            Mark::Rule(line) => rule(surface, *line),
            Mark::Line(line) => self.write(surface, line),
        }
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

fn square(surface: &mut Surface<'_>, (x, y): (f32, f32), side: f32, colour: [u8; 3]) {
    let mut path = PathBuilder::new();
    if let Some(rect) = Rect::from_xywh(x, y, side, side) {
        path.push_rect(rect);
    }
    paint(surface, path, Some(fill(colour)), None);
}

fn rule(surface: &mut Surface<'_>, rule: Rule) {
    line(surface, rule, RULE);
}

fn line(surface: &mut Surface<'_>, Rule(from, to): Rule, broad: f32) {
    let mut path = PathBuilder::new();
    path.move_to(from.0, from.1);
    path.line_to(to.0, to.1);
    paint(surface, path, None, Some(stroke(INK, broad)));
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
    use crate::document::{Area, Block, Diagram, Page, Size};
    use jadoube_chess::board::placement::Placement;
    use jadoube_chess::side::Side;

    fn area(blocks: Vec<Block>) -> Area {
        let size = Size { width: 100.0, height: 140.0 };
        Area { left: 10.0, top: 10.0, size, text: 11.0, blocks }
    }

    fn document(blocks: Vec<Block>) -> Document {
        let pages = vec![Page { size: Size::C5, areas: vec![area(blocks)], foot: None }];
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
}
