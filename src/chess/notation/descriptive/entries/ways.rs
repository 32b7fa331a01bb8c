//! The moves that some words of a printed score together can be.

use crate::notation::descriptive::Manner;
use crate::notation::descriptive::lexer::{Gap, Word};
use crate::notation::descriptive::pattern::{self, Pattern};
use crate::notation::descriptive::text::{self, Body, Marks, ParsedText, Sign};

/// No move is printed with more blanks: `Q. Kt. P. takes K. R. P. e. p. dis. ch.`
const WORDS: usize = 16;

/// A move that begins with a word.
#[derive(Debug, Clone)]
pub(super) struct Way {
    /// The word behind it.
    pub(super) to: usize,
    pub(super) patterns: Vec<Pattern>,
    pub(super) marks: Marks,
    /// What the layout has against it.
    pub(super) against: u32,
    /// How unusual it is.
    pub(super) unusual: u32,
}

/// The moves that begin with a word, by their look.
pub(super) fn ways(words: &[Word<'_>], from: usize, manner: Manner) -> Vec<Way> {
    let mut found = Vec::new();
    let Some(first) = words.get(from) else { return found };
    let mut inside: Option<Gap> = None;
    for to in from + 1..=words.len().min(from + WORDS) {
        let Some(last) = words.get(to - 1).filter(|word| word.token == first.token) else { break };
        if to > from + 1 {
            inside = inside.max(last.gap);
        }
        let text = first.run.get(first.range.start..last.range.end).unwrap_or_default();
        let Some(written) = text::read_bare(text, manner) else { continue };
        let patterns = pattern::patterns(&written, manner);
        if patterns.is_empty() {
            continue;
        }
        let behind = words.get(to).filter(|word| word.token == first.token).and_then(|w| w.gap);
        let against = against(inside, first.gap, behind);
        let unusual = unusual(text, &written, &patterns, manner);
        found.push(Way { to, patterns, marks: written.marks, against, unusual });
    }
    found
}

/// Whether a word alone is a move by its look.
pub(super) fn is_move(word: &str, manner: Manner) -> bool {
    text::read(word, manner).is_some_and(|read| !pattern::patterns(&read, manner).is_empty())
}

/// Nobody puts more room inside a move than beside it.
fn against(inside: Option<Gap>, before: Option<Gap>, behind: Option<Gap>) -> u32 {
    const ODD: u32 = 5;
    let narrower = |outside: Option<Gap>| outside.is_some_and(|outside| Some(outside) < inside);
    if narrower(before) || narrower(behind) { ODD } else { 0 }
}

/// Forms that are rarer than others, so that of two cuts the usual one comes first.
fn unusual(text: &str, written: &ParsedText, patterns: &[Pattern], manner: Manner) -> u32 {
    let (signs, length) = match &written.body {
        // A book that prints the side prints it whole, and `Castles K` may be `Castles` and a king.
        Body::Castling(None) => return 1,
        Body::Castling(Some(_)) => {
            let short = text.trim_end_matches(|c: char| !c.is_alphanumeric());
            return u32::from(short.ends_with(['K', 'Q', 'k', 'q']));
        }
        Body::Signs { signs, length } => (signs, *length),
    };
    let signs = signs.get(..length).unwrap_or_default();
    let act = signs.iter().position(|sign| matches!(sign, Sign::Dash | Sign::Times));
    let of_1972 = manner == Manner::English1972;
    let mut odd = u32::from(patterns.iter().all(|pattern| !pattern.literal));
    match act {
        // `Q4KN`
        None if manner == Manner::English => odd += 3,
        None => {}
        Some(at) => {
            let (before, behind) = signs.split_at(at);
            let bare = before.iter().any(|sign| matches!(sign, Sign::Rank(_)));
            if bare && !before.contains(&Sign::Slash) && !of_1972 {
                odd += 3;
            }
            // `R to K`
            let quiet = behind.first() == Some(&Sign::Dash);
            if quiet && !behind.iter().any(|sign| matches!(sign, Sign::Rank(_))) {
                odd += 3;
            }
        }
    }
    odd
}
