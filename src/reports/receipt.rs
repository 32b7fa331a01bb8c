//! The receipts of a sealed move that the program keeps: one for each player, two on a sheet A4 to
//! be cut in the middle. The fingerprint on it tells nothing of the move, and shows at the opening
//! that it is the one that was sealed.

use crate::cover::{Cover, facts_told};
use crate::document::{Area, Block, Page, Size};
use jadoube_chess::side::Side;
use jadoube_core::adjournment::receipt;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess;

const MARGIN: f32 = 15.0;
const TEXT: f32 = 11.0;
const CODE: f32 = 34.0;
const GAP: f32 = 6.0;

/// The receipts of an envelope; none, if its move is on paper.
#[must_use]
pub fn sheet(words: &Catalogue, cover: &Cover<'_>) -> Option<Page> {
    let print = cover.fingerprint()?;
    let halves = Side::BOTH.into_iter().zip([0.0, Size::A4.height / 2.0]);
    let areas = halves.flat_map(|(side, top)| half(words, cover, print, (side, top + MARGIN)));
    Some(Page { size: Size::A4, areas: areas.collect(), foot: None })
}

fn half(words: &Catalogue, cover: &Cover<'_>, print: &str, (side, top): (Side, f32)) -> [Area; 2] {
    let height = Size::A4.height / 2.0 - 2.0 * MARGIN;
    let width = Size::A4.width - 2.0 * MARGIN - CODE - GAP;
    let no = || ("no", cover.no.into());
    let player = ("side", chess::side(words, side).into());
    let code = receipt::typed(cover.no, print).unwrap_or_default();
    let blocks = vec![
        Block::Heading(1, words.say_with("paper-receipt", &[no(), player])),
        Block::Facts(facts_told(words, cover)),
        Block::Heading(2, words.say("paper-receipt-code")),
        Block::Text(code),
        Block::Text(words.say("paper-receipt-what")),
    ];
    let alt = words.say_with("paper-receipt-camera", &[no()]);
    let text = receipt::scanned(cover.no, print);
    [
        Area { left: MARGIN, top, size: Size { width, height }, text: TEXT, blocks },
        Area {
            left: MARGIN + width + GAP,
            top,
            size: Size { width: CODE, height: CODE + GAP },
            text: TEXT,
            blocks: vec![Block::Code { text, alt, side: CODE }],
        },
    ]
}
