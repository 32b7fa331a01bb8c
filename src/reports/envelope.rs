//! The envelope of an adjourned game as it is printed: on an envelope C5 or DL itself, or on labels
//! for one. What must stand there is in the edition (Laws 1972, Art. 15.2 with the Olympiad's Art.
//! 22; 1980, Art. 15.2; Guidelines I.2 of 2023); all of it is printed under every edition, and
//! beside it what finds one envelope among sixty: number, round, board, and a code for a camera.

use crate::cover::{Cover, facts_told, position};
use crate::document::{Area, Block, Diagram, Document, Page, Size};
use crate::layout::fitting;
use crate::receipt;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::envelope::Signer;
use jadoube_core::blind::reconcile::reading::read_out;
use jadoube_i18n::catalogue::Catalogue;

/// What is printed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Paper {
    /// An envelope C5.
    C5,
    /// An envelope DL.
    Dl,
    /// Sheets A4 of four labels, 99.1 × 139 mm.
    Labels,
    /// Sheets A4 with a receipt for each player, of moves that the program keeps.
    Receipts,
}

/// The envelopes on paper, in their order: one a page, or four labels.
#[must_use]
pub fn envelopes(words: &Catalogue, covers: &[Cover<'_>], paper: Paper) -> Document {
    let title = match covers {
        [one] => words.say_with("paper-envelope", &[("no", one.no.into())]),
        many => words.say_with("paper-envelopes", &[("count", many.len().into())]),
    };
    let pages = match paper {
        Paper::C5 => covers.iter().map(|cover| page(words, cover, &C5)).collect(),
        Paper::Dl => covers.iter().map(|cover| page(words, cover, &DL)).collect(),
        Paper::Receipts => covers.iter().filter_map(|cover| receipt::sheet(words, cover)).collect(),
        Paper::Labels => covers.chunks(LABELS.len()).map(|four| labels(words, four)).collect(),
    };
    Document { title, lang: words.lang().code().to_owned(), pages }
}

/// How an envelope is laid out, millimetres.
struct Layout {
    size: Size,
    /// The space at the edges.
    margin: f32,
    /// How wide the facts are.
    facts: f32,
    /// The side of the diagram.
    diagram: f32,
    /// The side of the code.
    code: f32,
    /// How high the signatures are.
    signatures: f32,
    /// The size of the text, points.
    text: f32,
}

const C5: Layout = Layout {
    size: Size::C5,
    margin: 9.0,
    facts: 118.0,
    diagram: 78.0,
    code: 26.0,
    signatures: 18.0,
    text: 11.0,
};

const DL: Layout = Layout {
    size: Size::DL,
    margin: 7.0,
    facts: 112.0,
    diagram: 58.0,
    code: 20.0,
    // Two lines of words below each line to sign on.
    signatures: 16.0,
    text: 9.5,
};

/// The upper left corners of the labels of a sheet.
const LABELS: [(f32, f32); 4] = [(4.65, 9.5), (106.25, 9.5), (4.65, 148.5), (106.25, 148.5)];
const LABEL: Size = Size { width: 99.1, height: 139.0 };
const LABEL_MARGIN: f32 = 4.5;
const LABEL_DIAGRAM: f32 = 36.0;
const LABEL_CODE: f32 = 20.0;
const LABEL_TEXT: f32 = 8.5;
const GAP: f32 = 4.0;

fn page(words: &Catalogue, cover: &Cover<'_>, layout: &Layout) -> Page {
    let Layout { size, margin, facts, diagram, code, signatures, text } = *layout;
    let height = size.height - 2.0 * margin;
    let right = margin + facts + GAP;
    let left_size = Size { width: facts, height: height - signatures - GAP };
    let beside = size.width - right - margin;
    let mut areas = vec![
        Area { left: margin, top: margin, size: left_size, text, blocks: contents(words, cover) },
        Area {
            left: right,
            top: margin,
            size: Size { width: beside, height: diagram },
            text,
            blocks: board(words, cover, diagram),
        },
        Area {
            left: right,
            top: margin + diagram + GAP / 2.0,
            size: Size { width: beside - code - GAP, height: height - diagram - GAP / 2.0 },
            text: text * 0.85,
            blocks: position_told(words, cover),
        },
        Area {
            left: size.width - margin - code,
            top: margin + diagram + GAP / 2.0,
            size: Size { width: code, height: code + GAP },
            text,
            blocks: vec![code_of(words, cover, code)],
        },
    ];
    let top = size.height - margin - signatures;
    areas.extend(signature_areas(words, cover, (margin, top), (facts, signatures), text));
    Page { size, areas, foot: None }
}

fn labels(words: &Catalogue, covers: &[Cover<'_>]) -> Page {
    let areas = covers.iter().zip(LABELS).flat_map(|(cover, (x, y))| {
        let (left, top) = (x + LABEL_MARGIN, y + LABEL_MARGIN);
        let width = LABEL.width - 2.0 * LABEL_MARGIN;
        let below = LABEL.height - 2.0 * LABEL_MARGIN - LABEL_DIAGRAM - GAP;
        let text = LABEL_TEXT;
        [
            Area {
                left,
                top,
                size: Size { width, height: below },
                text,
                // Beside the diagram of a label there is no room for the position in words.
                blocks: [contents(words, cover), position_told(words, cover)].concat(),
            },
            Area {
                left,
                top: top + below + GAP,
                size: Size { width: LABEL_DIAGRAM, height: LABEL_DIAGRAM },
                text,
                blocks: board(words, cover, LABEL_DIAGRAM),
            },
            Area {
                left: left + width - LABEL_CODE,
                top: top + below + GAP + LABEL_DIAGRAM - LABEL_CODE,
                size: Size { width: LABEL_CODE, height: LABEL_CODE },
                text,
                blocks: vec![code_of(words, cover, LABEL_CODE)],
            },
        ]
    });
    Page { size: Size::A4, areas: areas.collect(), foot: None }
}

fn contents(words: &Catalogue, cover: &Cover<'_>) -> Vec<Block> {
    let title = words.say_with("paper-envelope", &[("no", cover.no.into())]);
    vec![Block::Heading(1, title), Block::Facts(facts_told(words, cover))]
}

/// A position in words, for who does not see it.
pub(crate) fn read_aloud(words: &Catalogue, placement: &Placement) -> String {
    let lines = read_out(placement);
    lines.iter().map(|line| words.tell(line)).collect::<Vec<_>>().join("; ")
}

fn board(words: &Catalogue, cover: &Cover<'_>, side: f32) -> Vec<Block> {
    let Some((placement, ..)) = position(cover.front) else {
        return vec![Block::Text(words.say("paper-no-position"))];
    };
    let alt = read_aloud(words, &placement);
    vec![Block::Diagram(Diagram { placement, bottom: Side::White, alt, side })]
}

fn position_told(words: &Catalogue, cover: &Cover<'_>) -> Vec<Block> {
    let Some((placement, fen, _)) = position(cover.front) else { return Vec::new() };
    vec![Block::Text(read_aloud(words, &placement)), Block::Text(fen)]
}

fn code_of(words: &Catalogue, cover: &Cover<'_>, side: f32) -> Block {
    let alt = words.say_with("paper-code", &[("no", cover.no.into())]);
    Block::Code { text: cover.code(), alt, side }
}

/// The lines to sign on, side by side.
fn signature_areas(
    words: &Catalogue,
    cover: &Cover<'_>,
    (left, top): (f32, f32),
    (width, height): (f32, f32),
    text: f32,
) -> Vec<Area> {
    let count = cover.signers.len().max(1) as f32;
    let each = (width - GAP * (count - 1.0)) / count;
    let signed = |(nth, signer): (usize, &Signer)| Area {
        left: left + nth as f32 * (each + GAP),
        top,
        size: Size { width: each, height },
        text,
        blocks: vec![Block::Signature(words.say(match signer {
            Signer::White => "paper-signed-white",
            Signer::Black => "paper-signed-black",
            Signer::Arbiter => "paper-signed-arbiter",
            Signer::AcrossFlap => "paper-signed-flap",
        }))],
    };
    let mut areas: Vec<Area> = cover.signers.iter().enumerate().map(signed).collect();
    // Level, whichever of the words is the longest; what finds no room at all is told when it is set.
    let fits = areas.iter().filter_map(|area| fitting(area, "").ok());
    let text = fits.fold(text, f32::min);
    areas.iter_mut().for_each(|area| area.text = text);
    areas
}

#[cfg(test)]
mod tests;
