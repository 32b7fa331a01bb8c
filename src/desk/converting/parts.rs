//! What the parts of a score tell together: its beginning, its main line, where variations end.

use jadoube_chess::board::position::{Position, PositionFault, Variant};
use jadoube_chess::score::{Part, PlacedPart};

/// Where the variation that a part stands in is closed.
pub(super) fn end_of_variation(parts: &[PlacedPart<'_>], from: usize) -> usize {
    let mut depth = 0_usize;
    for (at, placed) in parts.iter().enumerate().skip(from) {
        match placed.part {
            Part::Open => depth += 1,
            Part::Close if depth == 0 => return at,
            Part::Close => depth -= 1,
            _ => {}
        }
    }
    parts.len()
}

/// The entries outside of variations, with their places among the parts.
pub(super) fn main_line<'a>(parts: &[PlacedPart<'a>]) -> (Vec<usize>, Vec<&'a str>) {
    let mut depth = 0_usize;
    let mut found = (Vec::new(), Vec::new());
    for (at, placed) in parts.iter().enumerate() {
        match placed.part {
            Part::Open => depth += 1,
            Part::Close => depth = depth.saturating_sub(1),
            Part::Entry(text) if depth == 0 => {
                found.0.push(at);
                found.1.push(text);
            }
            _ => {}
        }
    }
    found
}

/// The start position that the tags tell.
pub(super) fn start(parts: &[PlacedPart<'_>]) -> Result<Position, PositionFault> {
    let tag = |name: &str| {
        parts.iter().find_map(|placed| match placed.part {
            Part::Tag(text) => {
                let rest = text.strip_prefix('[')?.trim_start().strip_prefix(name)?;
                rest.trim().strip_prefix('"')?.rsplit_once('"').map(|(value, _)| value)
            }
            _ => None,
        })
    };
    let Some(fen) = tag("FEN") else { return Ok(Position::start()) };
    let variant = tag("Variant").unwrap_or_default().to_lowercase();
    let form = if variant.contains("960") || variant.contains("fischer") {
        Variant::Chess960
    } else {
        Variant::Standard
    };
    Position::from_loose_fen(fen, form)
}
