//! The words of a printed score, and the moves that some of them together can be.

use std::ops::Range;

use crate::notation::descriptive::Manner;
use crate::notation::descriptive::entries::Token;
use crate::notation::descriptive::pattern::{self, Pattern};
use crate::notation::descriptive::text::{self, Body, Marks, Sign, Written};

/// No move is printed with more blanks: `Q. Kt. P. takes K. R. P. e. p. dis. ch.`
const WORDS: usize = 16;

/// A move number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Number {
    /// `12` or `12.`
    Of(u32),
    /// `12...`
    OfBlack(u32),
    /// `...`, for a move of White that is not repeated.
    Dots,
}

impl Number {
    fn read(word: &str) -> Option<Self> {
        let figures = word.trim_end_matches(['.', '…', ',', ')', ':']);
        let behind = word.get(figures.len()..).unwrap_or_default();
        let black = behind.contains('…') || behind.matches('.').count() > 1;
        match figures {
            "" => behind.contains(['.', '…']).then_some(Self::Dots),
            "0" => None,
            _ if figures.len() > 3 || !figures.bytes().all(|c| c.is_ascii_digit()) => None,
            _ if black => Some(Self::OfBlack(figures.parse().ok()?)),
            _ => Some(Self::Of(figures.parse().ok()?)),
        }
    }
}

/// How much room stands before a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Gap {
    /// A blank, or the end of a line.
    Narrow,
    /// Several blanks, or a tabulator: as between columns.
    Wide,
}

/// A word of a score.
#[derive(Debug, Clone)]
pub(super) struct Word<'a> {
    pub(super) text: &'a str,
    /// The token that it belongs to, and its bytes there.
    pub(super) token: usize,
    pub(super) range: Range<usize>,
    pub(super) number: Option<Number>,
    run: &'a str,
    /// None at the beginning of its token.
    gap: Option<Gap>,
    whole: bool,
}

impl Word<'_> {
    /// Whether it is a token for itself and no part of a run.
    pub(super) const fn is_whole_token(&self) -> bool {
        self.whole
    }

    /// A dash in the place of White's move.
    pub(super) fn stands_for_white(&self) -> bool {
        self.text.chars().all(|c| matches!(c, '-' | '–' | '—' | '―' | '−' | '‒'))
    }

    /// Whether it is a word of a language and no part of a move.
    pub(super) fn is_prose(&self) -> bool {
        let bare = self.text.trim_matches(|c: char| !c.is_alphanumeric());
        let small = bare.chars().skip(1).all(|c| c.is_lowercase() || matches!(c, '\'' | '’' | '-'));
        bare.is_empty() && self.text.chars().all(|c| "*_~·•—".contains(c))
            || bare.chars().all(char::is_alphabetic)
                && small
                && bare.chars().count() > 1
                && !text::is_word_of_moves(bare)
            || bare.chars().count() == 1 && bare.chars().all(char::is_lowercase)
    }
}

/// The words of the tokens.
pub(super) fn words<'a>(tokens: &[Token<'a>]) -> Vec<Word<'a>> {
    let mut words = Vec::new();
    for (token, what) in tokens.iter().enumerate() {
        match *what {
            Token::Number(run) => words.push(Word {
                text: run,
                token,
                range: 0..run.len(),
                number: Number::read(run),
                run,
                gap: None,
                whole: true,
            }),
            Token::Run(run) => of_run(token, run, &mut words),
        }
    }
    words
}

fn of_run<'a>(token: usize, run: &'a str, words: &mut Vec<Word<'a>>) {
    let mut gap = None;
    let mut at = 0;
    while let Some(rest) = run.get(at..).filter(|rest| !rest.is_empty()) {
        let blank = rest.len() - rest.trim_start().len();
        if at > 0 {
            let blanks = rest.get(..blank).unwrap_or_default();
            let in_line = blanks.chars().filter(|c| !matches!(c, '\n' | '\r')).count();
            let wide = blanks.contains('\t') || (in_line > 1 && !blanks.contains('\n'));
            gap = Some(if wide { Gap::Wide } else { Gap::Narrow });
        }
        let word = rest.trim_start();
        let length = word.find(char::is_whitespace).unwrap_or(word.len());
        if length == 0 {
            break;
        }
        let begin = at + blank;
        at = begin + length;
        let text = word.get(..length).unwrap_or_default();
        let number = Number::read(text);
        words.push(Word { text, token, range: begin..at, number, run, gap, whole: false });
    }
}

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
fn unusual(text: &str, written: &Written, patterns: &[Pattern], manner: Manner) -> u32 {
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
