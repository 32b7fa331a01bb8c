//! The words of a printed score, before anybody asks which of them are a move.

use std::ops::Range;

use crate::notation::descriptive::text;

/// What a score is made of, in its order.
#[derive(Debug, Clone, Copy)]
pub enum Token<'a> {
    /// A move number, or the dots that stand for White's move.
    Number(&'a str),
    /// Words that nothing but blanks divides.
    Run(&'a str),
}

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
pub(super) enum Gap {
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
    pub(super) run: &'a str,
    /// None at the beginning of its token.
    pub(super) gap: Option<Gap>,
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
