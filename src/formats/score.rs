//! The plain text of a game in any notation, cut into entries: move numbers, commas and the gaps
//! between columns part them, comments and results are told from them. What an entry means is not
//! known here; how many words one takes (`P-K4 ch`, `Springer Gustav eins – Felix drei`) the caller
//! says, who knows the notation. Every character that is not a blank, a number, a comma or a bracket
//! comes out in some item.

use crate::core::side::Side;
use crate::formats::pgn::PgnResult;

/// How many words one entry takes in a notation.
pub trait Extent {
    /// Of words that follow each other, how many belong to the first entry. Less than one counts
    /// as one, more than there are as all.
    fn words(&self, words: &[&str]) -> usize;
}

/// Every word is an entry: `Nf3`, `5254`, `GEGO`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OneWord;

impl Extent for OneWord {
    fn words(&self, _: &[&str]) -> usize {
        1
    }
}

/// Something in a score, with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// The line, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// What stands there.
    pub what: What,
}

/// What may stand in a score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// An entry.
    Entry {
        /// Its words, a blank between two.
        text: String,
        /// The number of the move, where one stands before it or before its row.
        number: Option<u32>,
        /// Whose it is, where a number tells.
        side: Option<Side>,
    },
    /// A draw offer, `(=)`, beside the entry before.
    DrawOffer,
    /// A comment, without its brackets.
    Comment(String),
    /// The result.
    Result(PgnResult),
}

/// Cuts a score.
#[must_use]
pub fn cut(text: &str, extent: &dyn Extent) -> Vec<Item> {
    let mut cutting = Cutting::new(extent);
    let pieces = Pieces { rest: text, line: 1, column: 1, line_start: true };
    for (line, column, piece) in pieces {
        cutting.take(line, column, piece);
    }
    cutting.end_run();
    cutting.items
}

/// A piece of a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Piece<'a> {
    Word(&'a str),
    /// The digits and how many dots follow.
    Number(&'a str, usize),
    Comment(&'a str),
    DrawOffer,
    /// A comma, a bar, or the gap between two columns.
    Gap,
}

struct Pieces<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
    line_start: bool,
}

impl<'a> Pieces<'a> {
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes.min(self.rest.len()));
        for c in taken.chars() {
            self.column += 1;
            self.line_start &= c.is_whitespace();
            if c == '\n' {
                (self.line, self.column, self.line_start) = (self.line + 1, 1, true);
            }
        }
        self.rest = rest;
        taken
    }

    /// Passes blanks; says whether they part columns.
    fn blanks(&mut self) -> bool {
        let width = self.rest.find(|c: char| !c.is_whitespace()).unwrap_or(self.rest.len());
        let blanks = self.take(width);
        let wide = blanks.chars().count() > 1 && !blanks.contains(['\n', '\r']);
        wide || blanks.contains('\t')
    }

    /// The length of brackets with what is inside them, to the end of the text if need be.
    fn bracketed(&self, open: char, close: char) -> usize {
        let mut depth = 0_usize;
        for (at, c) in self.rest.char_indices() {
            if c == open {
                depth += 1;
            } else if c == close {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at + c.len_utf8();
                }
            }
        }
        self.rest.len()
    }

    fn bracket(&mut self, open: char, close: char) -> Piece<'a> {
        let length = self.bracketed(open, close);
        let taken = self.take(length);
        let inner = taken.strip_prefix(open).unwrap_or(taken);
        Piece::Comment(inner.strip_suffix(close).unwrap_or(inner).trim())
    }

    fn word(&mut self) -> Piece<'a> {
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = self.rest.split_at(digits);
        let after = rest.trim_start_matches(['.', '…']);
        let dots = rest.len() - after.len();
        let written = rest.get(..dots).unwrap_or_default();
        let count = written.chars().map(|c| if c == '…' { 3 } else { 1 }).sum();
        // A row may begin with its number alone; four digits are a move of correspondence chess.
        let bare = self.line_start && digits < 4 && after.starts_with(char::is_whitespace);
        let end = word_end(self.rest);
        let is_result = self.rest.get(..end).and_then(PgnResult::from_text).is_some();
        if !is_result && (dots > 0 || (digits > 0 && bare)) {
            self.take(digits + dots);
            return Piece::Number(number, count);
        }
        Piece::Word(self.take(end))
    }
}

impl<'a> Iterator for Pieces<'a> {
    type Item = (usize, usize, Piece<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        let (line, column) = (self.line, self.column);
        if self.blanks() && !self.line_start && !self.rest.is_empty() {
            return Some((line, column, Piece::Gap));
        }
        let (line, column) = (self.line, self.column);
        let first = self.rest.chars().next()?;
        let piece = match first {
            '{' => self.bracket('{', '}'),
            '(' if self.rest.starts_with("(=)") => {
                self.take(3);
                Piece::DrawOffer
            }
            '(' => self.bracket('(', ')'),
            ';' => {
                let length = self.rest.find(['\n', '\r']).unwrap_or(self.rest.len());
                Piece::Comment(self.take(length).trim_start_matches(';').trim())
            }
            ',' | '|' => {
                self.take(1);
                Piece::Gap
            }
            _ => self.word(),
        };
        Some((line, column, piece))
    }
}

/// Where the word ends with which a text begins: a promotion in brackets belongs to it.
fn word_end(text: &str) -> usize {
    for (at, c) in text.char_indices().skip(1) {
        match c {
            c if c.is_whitespace() => return at,
            '{' | ';' | ',' | '|' => return at,
            '(' => {
                let inner = text.get(at + 1..).unwrap_or_default();
                let letter = inner.trim_start_matches('=').chars().next();
                let length = letter.filter(|c| c.is_alphabetic()).map_or(0, char::len_utf8);
                let signs = inner.len() - inner.trim_start_matches('=').len();
                let close = signs + length;
                let whole = length > 0 && inner.get(close..).is_some_and(|r| r.starts_with(')'));
                return if whole { at + close + 2 } else { at };
            }
            _ => {}
        }
    }
    text.len()
}

struct Cutting<'t, 'e> {
    extent: &'e dyn Extent,
    items: Vec<Item>,
    /// Words that follow each other without a gap, with their places.
    run: Vec<(usize, usize, &'t str)>,
    number: Option<u32>,
    side: Option<Side>,
}

impl<'t, 'e> Cutting<'t, 'e> {
    const fn new(extent: &'e dyn Extent) -> Self {
        Self { extent, items: Vec::new(), run: Vec::new(), number: None, side: None }
    }

    fn take(&mut self, line: usize, column: usize, piece: Piece<'t>) {
        let what = match piece {
            Piece::Word(word) if self.is_due(word) => return,
            Piece::Word(word) => match PgnResult::from_text(word) {
                None => return self.run.push((line, column, word)),
                Some(result) => What::Result(result),
            },
            Piece::Gap => return self.end_run(),
            Piece::Number(digits, dots) => {
                self.end_run();
                // Dots alone stand for White's move.
                self.side = Some(if dots > 1 { Side::Black } else { Side::White });
                self.number = digits.parse().ok().or(self.number);
                return;
            }
            Piece::Comment(text) => What::Comment(text.to_owned()),
            Piece::DrawOffer => What::DrawOffer,
        };
        self.end_run();
        self.items.push(Item { line, column, what });
    }

    /// Whether a word is the number of White's move that is due: `1 e4 e5 2 Nf3`.
    fn is_due(&mut self, word: &str) -> bool {
        let Some(number) = word.parse().ok().filter(|_| word.len() < 4) else { return false };
        self.end_run();
        let due = self.number.unwrap_or(1) == number && self.side != Some(Side::Black);
        if due {
            (self.number, self.side) = (Some(number), Some(Side::White));
        }
        due
    }

    /// Parts the words at hand into entries.
    fn end_run(&mut self) {
        let run = std::mem::take(&mut self.run);
        let words: Vec<&str> = run.iter().map(|(.., word)| *word).collect();
        let mut at = 0;
        while let (Some((line, column, _)), Some(rest)) = (run.get(at), words.get(at..)) {
            let taken = self.extent.words(rest).clamp(1, rest.len());
            let text = rest.get(..taken).unwrap_or_default().join(" ");
            let (number, side) = (self.number, self.side);
            let what = What::Entry { text, number, side };
            self.items.push(Item { line: *line, column: *column, what });
            at += taken;
            if side == Some(Side::Black) {
                self.number = self.number.and_then(|number| number.checked_add(1));
            }
            self.side = side.map(Side::other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Marks that stand apart belong to the move; a German spoken move has five words.
    struct Marks;

    impl Extent for Marks {
        fn words(&self, words: &[&str]) -> usize {
            let mark =
                |word: &&&str| matches!(**word, "ch" | "e.p." | "mate" | "dis" | "KR" | "QR");
            match words {
                ["Springer" | "Bauer", ..] => 6,
                ["O", "-", "O", ..] => 3,
                _ => 1 + words.iter().skip(1).take_while(mark).count(),
            }
        }
    }

    /// Entries as `12W text`, comments in braces, results as they are.
    fn shown(text: &str) -> String {
        let shown = |item: Item| match item.what {
            What::Entry { text, number, side } => {
                let number = number.map(|number| number.to_string()).unwrap_or_default();
                let side = side.map(|side| if side == Side::White { "W" } else { "B" });
                format!("{number}{} {text}", side.unwrap_or_default())
            }
            What::DrawOffer => "(=)".to_owned(),
            What::Comment(text) => format!("{{{text}}}"),
            What::Result(result) => result.text().to_owned(),
        };
        cut(text, &Marks).into_iter().map(shown).collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn scores_of_every_kind_are_cut_into_entries() {
        for (text, items) in [
            ("1. e4 e5 2. Nf3 Nc6 1-0", "1W e4, 1B e5, 2W Nf3, 2B Nc6, 1-0"),
            ("1.e4 e5 2.Nf3", "1W e4, 1B e5, 2W Nf3"),
            ("1... e5 2.Nf3", "1B e5, 2W Nf3"),
            ("12… e5 13 Nf3", "12B e5, 13W Nf3"),
            ("1. ... e5", "1B e5"),
            ("5254 5755 7163", " 5254,  5755,  7163"),
            ("1. 5254 5755 2. 7163", "1W 5254, 1B 5755, 2W 7163"),
            ("GEGO, SESO", " GEGO,  SESO"),
            ("5. exd6 e.p. Nxd6 6. O-O (=)", "5W exd6 e.p., 5B Nxd6, 6W O-O, (=)"),
            ("1 P-K4  P-K4\n2 N-KB3  N-QB3", "1W P-K4, 1B P-K4, 2W N-KB3, 2B N-QB3"),
            ("7 Q-R5 ch  K-K2\n8 Castles KR P-Q3", "7W Q-R5 ch, 7B K-K2, 8W Castles KR, 8B P-Q3"),
            ("1\tP-K4\tP-K4\n", "1W P-K4, 1B P-K4"),
            ("4. O - O O - O", "4W O - O, 4B O - O"),
            (
                "1. Springer Gustav eins – Felix drei Bauer David sieben – David fünf",
                "1W Springer Gustav eins – Felix drei, 1B Bauer David sieben – David fünf",
            ),
            (
                "1. e4 {good (very)} e5 (1... c5 (or e6)) 2. f4 ; a gambit\nexf4 ½-½",
                "1W e4, {good (very)}, 1B e5, {1... c5 (or e6)}, 2W f4, {a gambit}, 2B exf4, 1/2-1/2",
            ),
            ("9. bxa8(N) d1(=Q) 0-1", "9W bxa8(N), 9B d1(=Q), 0-1"),
            ("1. e4 {never closed", "1W e4, {never closed"),
            ("0-0 0-0-0", " 0-0,  0-0-0"),
            ("1 | e4 | e5 |\n2 | Nf3 |", "1W e4, 1B e5, 2W Nf3"),
        ] {
            let items = if items.ends_with("closed") { format!("{items}}}") } else { items.into() };
            assert_eq!(shown(text), items, "{text}");
        }
    }

    #[test]
    fn every_item_has_its_place() {
        let places: Vec<_> = cut("1. é4  e5\r\n  2. Кf3 {да} (=)\n*", &OneWord)
            .into_iter()
            .map(|item| (item.line, item.column))
            .collect();
        assert_eq!(places, [(1, 4), (1, 8), (2, 6), (2, 10), (2, 15), (3, 1)]);
    }
}
