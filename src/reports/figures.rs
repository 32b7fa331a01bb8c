//! Pictures on paper, as shapes in a unit square: pieces from the window's own drawings, and QR
//! codes.

use std::sync::LazyLock;

use fast_qr::{ECL, QRBuilder};
use usvg::tiny_skia_path::PathSegment;
use usvg::{Node, Options, Paint, Tree};

use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::side::Side;

/// One path of a picture, in a square whose side is 1.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Shape {
    /// Its outline.
    pub outline: Vec<Segment>,
    /// What it is filled with: red, green, blue.
    pub fill: Option<[u8; 3]>,
    /// What it is drawn with, and how broad.
    pub stroke: Option<([u8; 3], f32)>,
}

/// A part of an outline.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Segment {
    Move([f32; 2]),
    Line([f32; 2]),
    Curve([f32; 2], [f32; 2], [f32; 2]),
    Close,
}

/// The drawings of a side: king, queen, rook, bishop, knight, pawn.
macro_rules! drawings {
    ($side:literal) => {
        [
            include_str!(concat!("../../assets/pieces/", $side, "-king.svg")),
            include_str!(concat!("../../assets/pieces/", $side, "-queen.svg")),
            include_str!(concat!("../../assets/pieces/", $side, "-rook.svg")),
            include_str!(concat!("../../assets/pieces/", $side, "-bishop.svg")),
            include_str!(concat!("../../assets/pieces/", $side, "-knight.svg")),
            include_str!(concat!("../../assets/pieces/", $side, "-pawn.svg")),
        ]
    };
}

static WHITE: LazyLock<[Vec<Shape>; 6]> = LazyLock::new(|| drawings!("white").map(shapes));
static BLACK: LazyLock<[Vec<Shape>; 6]> = LazyLock::new(|| drawings!("black").map(shapes));

/// A piece.
pub(crate) fn piece(piece: Piece) -> &'static [Shape] {
    let [king, queen, rook, bishop, knight, pawn] = match piece.side {
        Side::White => &*WHITE,
        Side::Black => &*BLACK,
    };
    match piece.kind {
        Kind::King => king,
        Kind::Queen => queen,
        Kind::Rook => rook,
        Kind::Bishop => bishop,
        Kind::Knight => knight,
        Kind::Pawn => pawn,
    }
}

fn shapes(svg: &str) -> Vec<Shape> {
    let tree = Tree::from_str(svg, &Options::default()).expect("our own drawings can be read");
    let mut found = Vec::new();
    gather(tree.root(), 1.0 / tree.size().width(), &mut found);
    found
}

fn gather(group: &usvg::Group, scale: f32, found: &mut Vec<Shape>) {
    for node in group.children() {
        match node {
            Node::Group(group) => gather(group, scale, found),
            Node::Path(path) => {
                let Some(data) = path.data().clone().transform(path.abs_transform()) else {
                    continue;
                };
                let at = |p: usvg::tiny_skia_path::Point| [p.x * scale, p.y * scale];
                let outline = data
                    .segments()
                    .flat_map(|segment| match segment {
                        PathSegment::MoveTo(p) => vec![Segment::Move(at(p))],
                        PathSegment::LineTo(p) => vec![Segment::Line(at(p))],
                        // No drawing has one; its control point twice comes close enough.
                        PathSegment::QuadTo(c, p) => vec![Segment::Curve(at(c), at(c), at(p))],
                        PathSegment::CubicTo(a, b, p) => {
                            vec![Segment::Curve(at(a), at(b), at(p))]
                        }
                        PathSegment::Close => vec![Segment::Close],
                    })
                    .collect();
                let fill = path.fill().and_then(|fill| colour(fill.paint()));
                let stroke = path.stroke().and_then(|stroke| {
                    Some((colour(stroke.paint())?, stroke.width().get() * scale))
                });
                found.push(Shape { outline, fill, stroke });
            }
            Node::Image(_) | Node::Text(_) => {}
        }
    }
}

const fn colour(paint: &Paint) -> Option<[u8; 3]> {
    match paint {
        Paint::Color(colour) => Some([colour.red, colour.green, colour.blue]),
        _ => None,
    }
}

/// The dark modules of a QR code, as column and row, and how many modules a side has; nothing when
/// the text is too long for one (2,331 bytes).
#[must_use]
pub fn code(text: &str) -> Option<(Vec<(usize, usize)>, usize)> {
    let code = QRBuilder::new(text).ecl(ECL::M).build().ok()?;
    let size = code.size;
    let dark = (0..size)
        .flat_map(|row| (0..size).map(move |column| (column, row)))
        .filter(|(column, row)| code[*row][*column].value())
        .collect();
    Some((dark, size))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_has_a_drawing_within_its_square() {
        for side in Side::BOTH {
            for kind in Kind::ALL {
                let shapes = piece(Piece { side, kind });
                assert!(!shapes.is_empty(), "{side:?} {kind:?}");
                let points = shapes.iter().flat_map(|shape| &shape.outline);
                for segment in points {
                    if let Segment::Move([x, y]) | Segment::Line([x, y]) = segment {
                        assert!((0.0..=1.0).contains(x) && (0.0..=1.0).contains(y), "{kind:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_code_has_its_three_corners_and_a_text_that_is_too_long_has_none() {
        let (dark, size) = code("jadoube:7/17/3:sha256").unwrap();
        for (column, row) in [(0, 0), (size - 1, 0), (0, size - 1)] {
            assert!(dark.contains(&(column, row)), "{column} {row}");
        }
        assert_eq!(code(&"x".repeat(4000)), None);
    }
}
