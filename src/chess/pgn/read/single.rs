//! Single parts of a game, for scores in other notations that have PGN's tags, comments and glyphs.

use std::borrow::Cow;

use crate::pgn::read::lexer;
use crate::pgn::tokens;
use crate::pgn::{PgnPly, times};

/// The name and the value of a tag that fills a line.
#[must_use]
pub fn tag(line: &str) -> Option<(&str, Cow<'_, str>)> {
    tokens::tag(line.trim()).map(|(name, value, _)| (name, value))
}

/// The words of a comment, which stands in braces or behind a semicolon.
#[must_use]
pub fn comment(text: &str) -> &str {
    match text.strip_prefix('{') {
        Some(inner) => inner.strip_suffix('}').unwrap_or(inner),
        None => text.strip_prefix(';').unwrap_or(text),
    }
}

/// What words say with single blanks; times and a draw offer among them are given to the move that
/// they stand behind.
#[must_use]
pub fn understood<'a>(words: &'a str, ply: Option<&mut PgnPly>) -> Cow<'a, str> {
    match ply {
        Some(ply) => times::understand(words, ply, &mut Vec::new()),
        None => times::plain(words),
    }
}

/// The number of a glyph, `!?` or `$5`.
#[must_use]
pub fn glyph(sign: &str) -> Option<u16> {
    match sign.strip_prefix('$') {
        Some(number) => number.parse().ok(),
        None => lexer::nag_of(sign),
    }
}
