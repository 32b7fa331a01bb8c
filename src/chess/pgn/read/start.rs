//! What the tags tell: the start position, and which of them are odd.

use crate::board::position::{Position, Variant};
use crate::pgn::fault::{PgnFault, TagShape};
use crate::pgn::{PgnResult, tag_of, termination};

/// The start position that the tags tell, and what is doubtful about it. Some programs write FEN
/// without SetUp, some Chess960 castling without Variant.
pub(in crate::pgn) fn start(
    tags: &[(String, String)],
) -> Result<(Position, Option<PgnFault>), PgnFault> {
    let variant = tag_of(tags, "Variant").unwrap_or_default();
    let plain: String =
        variant.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase();
    let form = match plain.as_str() {
        "" | "standard" | "normal" | "chess" | "fromposition" => Variant::Standard,
        "chess960" | "960" | "fischerandom" | "fischerrandom" | "fischerrandomchess" | "frc"
        | "freestyle" | "freestylechess" => Variant::Chess960,
        _ => return Err(PgnFault::Variant(variant.to_owned())),
    };
    let Some(fen) = tag_of(tags, "FEN") else {
        return match form {
            Variant::Standard => Ok((Position::start(), None)),
            Variant::Chess960 => {
                Position::chess960(518).map(|p| (p, None)).map_err(PgnFault::Start)
            }
        };
    };
    let doubt = tag_of(tags, "SetUp").is_none().then_some(PgnFault::NoSetUp);
    Position::from_fen(fen, form)
        .or_else(|fault| Position::from_fen(fen, Variant::Chess960).map_err(|_| fault))
        .map(|position| (position, doubt))
        .or_else(|fault| match Position::from_loose_fen(fen, form) {
            Ok(position) => Ok((position, Some(PgnFault::LooseStart(fen.to_owned())))),
            Err(_) => Err(PgnFault::Start(fault)),
        })
}

const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

const TERMINATIONS: [&str; 8] = [
    termination::ABANDONED,
    termination::ADJUDICATION,
    termination::DEATH,
    termination::EMERGENCY,
    termination::NORMAL,
    termination::RULES_INFRACTION,
    termination::TIME_FORFEIT,
    termination::UNTERMINATED,
];

/// The tags that are not as the standard has them.
pub(super) fn odd_tags(tags: &[(String, String)]) -> Vec<PgnFault> {
    let mut odd = Vec::new();
    let missing: Vec<&str> =
        ROSTER.into_iter().filter(|name| tag_of(tags, name).is_none()).collect();
    if !missing.is_empty() {
        odd.push(PgnFault::TagsMissing(missing.join(", ")));
    }
    for (name, expected, right) in VALUES {
        if let Some(value) = tag_of(tags, name)
            && !right(value)
        {
            odd.push(PgnFault::TagValue { name, value: value.to_owned(), expected });
        }
    }
    let termination = tag_of(tags, "Termination").unwrap_or_default();
    let lower = termination.to_lowercase();
    let unended = lower == termination::UNTERMINATED || lower.contains("adjourn");
    let result = tag_of(tags, "Result").and_then(PgnResult::from_text);
    if unended && result.is_some_and(|result| result != PgnResult::Open) {
        odd.push(PgnFault::NotEnded(termination.to_owned()));
    }
    // Some servers write the times at the start into these tags.
    let clocks = ["WhiteClock", "BlackClock", "Clock"].into_iter();
    for name in clocks.filter(|_| unended || result == Some(PgnResult::Open)) {
        if let Some(value) = tag_of(tags, name) {
            odd.push(PgnFault::Adjourned(name.to_owned(), value.to_owned()));
        }
    }
    odd
}

type Rule = (&'static str, TagShape, fn(&str) -> bool);

const VALUES: [Rule; 4] = [
    ("Date", TagShape::Date, is_date),
    ("Result", TagShape::Result, |value| {
        PgnResult::from_text(value).is_some_and(|result| result.text() == value)
    }),
    ("SetUp", TagShape::SetUp, |value| matches!(value, "0" | "1")),
    ("Termination", TagShape::Termination, |value| TERMINATIONS.contains(&value)),
];

fn is_date(value: &str) -> bool {
    let shape: Vec<usize> = value.split('.').map(str::len).collect();
    shape == [4, 2, 2] && value.bytes().all(|c| matches!(c, b'0'..=b'9' | b'?' | b'.'))
}
