//! A game score as text, in any notation, split into its parts: tags, move numbers, entries,
//! comments, variations and results, each with its place. The meaning of an entry is not known
//! here; [`Wording`] says how many words make one.

use crate::notation::spoken::vocabulary::Vocabulary;

/// How the entries of a notation are made of words.
#[derive(Debug, Clone, Copy)]
pub enum Wording {
    /// One word, with the signs that may stand beside it: `exd6 e.p.`, `Ng1 - f3 +`.
    Word,
    /// Words that the function cuts into entries: blanks inside of moves, or several moves in one
    /// word. It gives parts of the text; what it leaves out are move numbers.
    Cut(fn(&str) -> Vec<&str>),
    /// Words that belong together until something else stands between them, as books print moves:
    /// one entry for all of them, to be cut by who knows the position. Figures may be ranks.
    Print(PrintRules),
    /// Everything up to a comma, a number or the end of the line: `Springer Gustav eins - Felix
    /// drei, Bauer Eva sieben - Eva fuenf`. A check, a mate and en passant in these words belong to
    /// the move before the comma.
    Phrase(&'static Vocabulary),
}

/// What belongs to a move in print.
#[derive(Debug, Clone, Copy)]
pub struct PrintRules {
    /// Whether a bracket, given what it holds and the text before and behind it, is part of a move:
    /// `R (K 4) - K 2`.
    pub is_bracket_of_move: fn(&str, &str, &str) -> bool,
    /// Whether a word behind a comma belongs to the move before it: `Q x P, mate`.
    pub is_mark: fn(&str) -> bool,
}

/// A part of a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part<'a> {
    /// A line in brackets, as it stands.
    Tag(&'a str),
    /// `12.`, `12...` or `…`, as it stands.
    Number(&'a str),
    /// What should be a move.
    Entry(&'a str),
    /// `(=)`
    Offer,
    /// `!?`, `$6` or another sign behind a move.
    Glyph(&'a str),
    /// A comment with its braces or its semicolon.
    Comment(&'a str),
    /// Words of the author's that are no comment by their signs.
    Prose(&'a str),
    /// The beginning of a variation.
    Open,
    /// Its end.
    Close,
    /// `1-0`, `*`, or words that say how the game ended.
    Result(&'a str),
}

impl<'a> Part<'a> {
    /// What is written.
    #[must_use]
    pub const fn text(self) -> &'a str {
        match self {
            Self::Tag(text) | Self::Number(text) | Self::Entry(text) | Self::Glyph(text) => text,
            Self::Comment(text) | Self::Prose(text) | Self::Result(text) => text,
            Self::Offer => "(=)",
            Self::Open => "(",
            Self::Close => ")",
        }
    }
}

/// A part and where it begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlacedPart<'a> {
    /// What it is.
    pub part: Part<'a>,
    /// Its first byte in the text.
    pub at: usize,
}

impl PlacedPart<'_> {
    /// The line, and the character in it from 1, in a text that begins with a line.
    #[must_use]
    pub fn place(&self, text: &str, first_line: usize) -> (usize, usize) {
        let before = text.get(..self.at).unwrap_or_default();
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        let lines = before.matches('\n').count();
        let column = before.get(line_start..).unwrap_or_default().chars().count() + 1;
        (first_line + lines, column)
    }
}

const RESULTS: [&str; 11] =
    ["1-0", "0-1", "1/2-1/2", "½-½", "*", "1/2", "½", "1:0", "0:1", "½:½", "1–0"];

/// Words with which scores end in print.
const ENDINGS: [&str; 15] = [
    "resigns",
    "resigned",
    "drawn",
    "draw",
    "wins",
    "white",
    "black",
    "adjourned",
    "abandoned",
    "remis",
    "aufgegeben",
    "abandona",
    "tablas",
    "and",
    "won",
];

/// Words that belong to the entry before them in every notation.
const BEHIND: [&str; 12] =
    ["e.p.", "e.p", "ep", "e.", "p.", "a.p.", "+", "++", "#", "†", "‡", "mate"];

/// Words between two parts of one entry.
const BETWEEN: [&str; 7] = ["-", "–", "—", "x", "×", ":", "="];

/// Cuts a text into its parts.
#[must_use]
pub fn parts(text: &str, wording: Wording) -> Vec<PlacedPart<'_>> {
    let mut cutter = Cutter {
        text,
        at: 0,
        line_start: 0,
        wording,
        // A word of six letters on average: it does not grow move by move.
        parts: Vec::with_capacity(text.len() / 6),
        open: None,
    };
    cutter.cut();
    cutter.parts
}

/// An entry to which words may still be added.
#[derive(Clone, Copy)]
struct Growing {
    start: usize,
    end: usize,
    /// The last word asks for another one.
    wants_more: bool,
}

struct Cutter<'a> {
    text: &'a str,
    at: usize,
    line_start: usize,
    wording: Wording,
    parts: Vec<PlacedPart<'a>>,
    open: Option<Growing>,
}

impl<'a> Cutter<'a> {
    fn cut(&mut self) {
        while let Some(first) = self.rest().chars().next() {
            match first {
                '\n' => {
                    if matches!(self.wording, Wording::Phrase(_)) {
                        self.close();
                    }
                    self.at += 1;
                    self.line_start = self.at;
                }
                _ if first.is_whitespace() => self.at += first.len_utf8(),
                ',' => {
                    self.at += 1;
                    if !self.goes_on() {
                        self.close();
                    }
                }
                '(' | '[' if self.bracket_of_move().is_some() => {
                    let len = self.bracket_of_move().unwrap_or_default();
                    let bracket = self.rest().get(..len).unwrap_or_default();
                    self.grow(bracket);
                }
                '[' if self.begins_line() => self.whole_line(Part::Tag),
                '%' if self.begins_line() => self.whole_line(Part::Comment),
                // In print a semicolon behind a word is a stop, as between two moves.
                ';' if self.in_print().is_some() && self.follows_a_word() => {
                    self.at += 1;
                    self.close();
                }
                ';' => self.whole_line(Part::Comment),
                '{' => self.comment(),
                '(' if self.rest().starts_with("(=)") => self.take(3, |_| Part::Offer),
                '(' => self.take(1, |_| Part::Open),
                ')' => self.take(1, |_| Part::Close),
                _ => self.word(),
            }
        }
        self.close();
    }

    /// Whether words belong together until something else stands between them.
    const fn takes_phrases(&self) -> bool {
        matches!(self.wording, Wording::Phrase(_) | Wording::Cut(_) | Wording::Print(_))
    }

    const fn in_print(&self) -> Option<PrintRules> {
        match self.wording {
            Wording::Print(print) => Some(print),
            _ => None,
        }
    }

    fn follows_a_word(&self) -> bool {
        let before = self.text.get(..self.at).unwrap_or_default();
        before.ends_with(|c: char| !c.is_whitespace())
    }

    /// The length of a bracket that belongs to the move at hand.
    fn bracket_of_move(&self) -> Option<usize> {
        let print = self.in_print()?;
        let open = self.open?;
        let rest = self.rest();
        let end = rest.find([')', ']'])?;
        let (inner, behind) = (rest.get(1..end)?, rest.get(end + 1..)?);
        let before = self.text.get(open.start..open.end)?;
        (print.is_bracket_of_move)(inner, before, behind).then_some(end + 1)
    }

    /// Whether behind a comma more is said of the same move.
    fn goes_on(&self) -> bool {
        let rest = self.rest().trim_start_matches(' ');
        match self.wording {
            Wording::Phrase(words) => words.begin_an_addition(rest),
            Wording::Print(print) => {
                rest.split_whitespace().next().is_some_and(|word| (print.is_mark)(word))
            }
            Wording::Word | Wording::Cut(_) => false,
        }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn begins_line(&self) -> bool {
        self.text.get(self.line_start..self.at).is_some_and(|before| before.trim().is_empty())
    }

    /// Puts a part of so many bytes behind the others.
    fn take(&mut self, len: usize, part: impl FnOnce(&'a str) -> Part<'a>) {
        self.close();
        let text = self.rest().get(..len).unwrap_or_default();
        self.parts.push(PlacedPart { part: part(text), at: self.at });
        self.at += len;
    }

    fn whole_line(&mut self, part: fn(&'a str) -> Part<'a>) {
        let len = self.rest().find('\n').unwrap_or(self.rest().len());
        let kept = self.rest().get(..len).unwrap_or_default().trim_end().len();
        self.take(kept, part);
    }

    fn comment(&mut self) {
        let rest = self.rest();
        let len = rest.find('}').map_or(rest.len(), |end| end + 1);
        self.take(len, Part::Comment);
        let inside = rest.get(..len).unwrap_or_default();
        if let Some(last) = inside.rfind('\n') {
            self.line_start = self.at - len + last + 1;
        }
    }

    /// The length of the word at hand. A bracket inside a word belongs to it: `d8(Q)`.
    fn word_len(&self) -> usize {
        let rest = self.rest();
        if let Some(words) = self.plain_words() {
            return words;
        }
        let is_plain =
            |b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'+' | b'#' | b'=' | b'.');
        let plain = rest.bytes().take_while(is_plain).count();
        if rest.as_bytes().get(plain).is_none_or(u8::is_ascii_whitespace) {
            return plain;
        }
        let mut inside = 0_u32;
        for (at, c) in rest.char_indices() {
            match c {
                // `R(K 4)-K2`
                _ if c.is_whitespace() && self.in_print().is_some() && inside > 0 => {
                    let closes = rest.get(at..).and_then(|rest| rest.find([')', '\n', '(']));
                    if closes
                        .is_none_or(|len| !rest.get(at + len..).unwrap_or("\n").starts_with(')'))
                    {
                        return at;
                    }
                }
                _ if c.is_whitespace() => return at,
                '{' | '}' | ';' | ',' => return at,
                '(' if rest.get(at..).is_some_and(|rest| rest.starts_with("(=)")) => return at,
                '(' => inside += 1,
                ')' if inside == 0 => return at,
                ')' => inside -= 1,
                _ => {}
            }
        }
        rest.len()
    }

    /// The length of all the words at hand, where they are a phrase of plain letters.
    fn plain_words(&self) -> Option<usize> {
        if !matches!(self.wording, Wording::Phrase(_)) {
            return None;
        }
        let rest = self.rest();
        let plain = |b: &u8| b.is_ascii_alphabetic() || matches!(b, b' ' | b'-');
        let run = rest.bytes().take_while(plain).count();
        let words = rest.get(..run)?;
        let whole = match rest.as_bytes().get(run) {
            None | Some(b',' | b'\n' | b'\r') => words,
            // The last word goes on.
            Some(_) => words.rsplit_once(' ')?.0,
        };
        let len = whole.trim_end().len();
        (len > 0 && whole.starts_with(|c: char| c.is_ascii_alphabetic())).then_some(len)
    }

    fn word(&mut self) {
        let len = self.word_len().max(self.rest().chars().next().map_or(1, char::len_utf8));
        let word = self.rest().get(..len).unwrap_or_default();
        if !word.starts_with(char::is_alphabetic) && self.sign(word) {
            return;
        }
        if !matches!(self.wording, Wording::Phrase(_)) && self.is_ending(word) {
            return self.ending();
        }
        let bare = word.trim_end_matches(['!', '?']).len();
        self.grow(word.get(..bare).unwrap_or(word));
        if bare < len {
            self.take(len - bare, Part::Glyph);
        }
    }

    /// Whether a word is a number, a result or a glyph, which it then was taken for. None of them
    /// begins with a letter.
    fn sign(&mut self, word: &'a str) -> bool {
        let len = word.len();
        let number = number_len(word);
        // In the middle of a phrase a digit is the rank of a square.
        let bare = match self.wording {
            // `K. Kt. to B. 3.`, and `0 - 0`
            Wording::Print(_) => matches!(
                word.trim_end_matches(['.', ')']).as_bytes(),
                [b'0'..=b'8'] if !word.ends_with("..")
            ),
            _ => word.bytes().all(|byte| byte.is_ascii_digit()),
        };
        let signs = word.trim_start_matches('$').trim_start_matches(|c: char| c.is_ascii_digit());
        let grows = bare && self.takes_phrases() && self.open.is_some();
        let castles = self.in_print().is_some() && word == "0";
        if castles || grows {
            self.grow(word);
        } else if number > 0 {
            self.take(number, Part::Number);
        } else if RESULTS.contains(&word) {
            self.take(len, Part::Result);
        } else if signs.is_empty() && !word.starts_with('$') {
            self.grow(word);
        } else if signs.is_empty() || word.chars().all(|c| "!?□±∓⩲⩱∞".contains(c)) {
            self.take(len, Part::Glyph);
        } else {
            return false;
        }
        true
    }

    /// Whether a word tells how the game ended; in print a heading can name the sides too.
    fn is_ending(&self, word: &str) -> bool {
        let end = self.rest().find('\n').unwrap_or(self.rest().len());
        let line = self.rest().get(..end).unwrap_or_default().to_ascii_lowercase();
        let tells = ["resign", "wins", "won", "mate", "draw", "lost", "loses", "time"];
        is_ending(word)
            && (self.in_print().is_none() || tells.iter().any(|word| line.contains(word)))
    }

    /// Everything to the end of the line says how the game ended.
    fn ending(&mut self) {
        let rest = self.rest();
        let line =
            rest.get(..rest.find(['\n', '{', ';']).unwrap_or(rest.len())).unwrap_or_default();
        self.take(line.trim_end().len(), Part::Result);
    }

    /// A word of an entry: of the one before or of a new one.
    fn grow(&mut self, word: &'a str) {
        let (start, end) = (self.at, self.at + word.len());
        // Most words end with a rank.
        let is_sign = !word.ends_with(|c: char| c.is_ascii_digit());
        let is_one_of = |word: &str, signs: &[&str]| {
            is_sign && signs.iter().any(|sign| sign.eq_ignore_ascii_case(word))
        };
        let between = is_one_of(word, &BETWEEN);
        // `e.p.†`
        let bare = word.trim_end_matches(['+', '#', '†', '‡']);
        let joins =
            self.takes_phrases() || between || is_one_of(word, &BEHIND) || is_one_of(bare, &BEHIND);
        self.at = end;
        match &mut self.open {
            Some(open) if joins || open.wants_more => {
                open.end = end;
                open.wants_more = between;
            }
            _ => {
                self.close();
                self.open = Some(Growing { start, end, wants_more: between });
            }
        }
    }

    fn close(&mut self) {
        let Some(Growing { start, end, .. }) = self.open.take() else { return };
        let text = self.text.get(start..end).unwrap_or_default();
        let Wording::Cut(cut) = self.wording else {
            self.parts.push(PlacedPart { part: Part::Entry(text), at: start });
            return;
        };
        let (mut rest, mut passed) = (text, start);
        for entry in cut(text) {
            let blanks = rest.len() - rest.trim_start().len();
            let at = if rest.get(blanks..).is_some_and(|rest| rest.starts_with(entry)) {
                Some(blanks)
            } else {
                rest.find(entry)
            };
            let Some(at) = at else { continue };
            self.parts.push(PlacedPart { part: Part::Entry(entry), at: passed + at });
            passed += at + entry.len();
            rest = rest.get(at + entry.len()..).unwrap_or_default();
        }
    }
}

/// Whether a word tells how the game ended.
fn is_ending(word: &str) -> bool {
    let plain = word.trim_end_matches('.');
    plain.bytes().all(|byte| byte.is_ascii_alphabetic())
        && ENDINGS.iter().any(|ending| ending.eq_ignore_ascii_case(plain))
}

/// How many bytes at the beginning of a word are a move number: `12.`, `12...`, `12…`, a few digits
/// alone, or dots that stand for a move of White.
fn number_len(word: &str) -> usize {
    let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let rest = word.get(digits..).unwrap_or_default();
    let dots = rest.len() - rest.trim_start_matches(['.', '…']).len();
    match (digits, dots) {
        (0, 0) => 0,
        (0, _) if rest.len() > dots => 0,
        (1..=3, 0) if rest.is_empty() => digits,
        (_, 0) => 0,
        (0..=3, _) => digits + dots,
        _ => 0,
    }
}

#[cfg(test)]
mod tests;
