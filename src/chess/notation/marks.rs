//! What is written round a move: its number before it; check, mate, en passant, a draw offer and
//! comments on its worth behind it.

use crate::notation::lookalikes::plain;

/// What is written round a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Marks {
    /// `(=)`
    pub(super) draw_offer: bool,
    /// `+`, `ch` or `†`
    pub(super) check: bool,
    /// `#`, `mate` or `‡`; `++` is no more than a check, for once it meant a double one.
    pub(super) mate: bool,
    /// `e.p.`
    pub(super) en_passant: bool,
}

#[derive(Clone, Copy)]
enum Mark {
    DrawOffer,
    EnPassant,
    Mate,
    Check,
    Worth,
}

/// The marks, in the order in which they are looked for: `mate` before what ends alike.
const MARKS: [(Mark, &[&str]); 5] = [
    (Mark::DrawOffer, &["(=)"]),
    (
        Mark::EnPassant,
        &[
            "e.p.",
            "e.p",
            "ep",
            "e. p.",
            "(e.p.)",
            "(ep)",
            "en passant",
            "en pass.",
            "en pas",
            "a.p.",
        ],
    ),
    (Mark::Mate, &["#", "‡", "mate", "matt", "mat", "мат"]),
    (Mark::Check, &["+", "†", "ch", "dis", "dbl", "double"]),
    (Mark::Worth, &["!", "?", ".", ",", ";", "_"]),
];

/// Takes the marks, the move number and the blanks off; capitals and small letters are the same
/// here.
pub(super) fn strip(text: &str) -> (String, Marks) {
    let mut marks = Marks::default();
    let mut rest = without_number(text.trim());
    while let Some(shorter) = without_mark(rest, &mut marks) {
        rest = shorter.trim_end();
    }
    (rest.chars().filter(|c| !c.is_whitespace()).collect(), marks)
}

/// `12.`, `12...`, `12. …`, and `12 ` as scanned books have it; not the zeros of castling.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_dot = |c: char| matches!(c, '.' | '…') || c.is_whitespace();
    let after = rest.trim_start_matches(is_dot);
    let numbered = rest.len() < text.len() && after.len() < rest.len() && !text.starts_with('0');
    if numbered { after } else { text }
}

fn without_mark<'a>(text: &'a str, marks: &mut Marks) -> Option<&'a str> {
    let find = |(mark, spellings): &(Mark, &[&str])| {
        let rest = spellings.iter().find_map(|spelling| before(text, spelling))?;
        Some((*mark, rest))
    };
    let (mark, rest) = MARKS.iter().find_map(find)?;
    marks.add(mark);
    Some(rest)
}

/// The text before a mark at its end, in capitals, small letters or such as look like them.
fn before<'a>(text: &'a str, end: &str) -> Option<&'a str> {
    let mut rest = text.chars();
    // An l is no 1 here: the end of `RDB1` is not `dbl`.
    let latin = |c: char| if c.is_ascii() { c } else { plain(c) };
    let alike = |one: char, other: char| latin(one).eq_ignore_ascii_case(&latin(other));
    let mut signs = end.chars().rev();
    signs.all(|sign| rest.next_back().is_some_and(|c| alike(c, sign))).then_some(rest.as_str())
}

impl Marks {
    const fn add(&mut self, mark: Mark) {
        match mark {
            Mark::DrawOffer => self.draw_offer = true,
            Mark::EnPassant => self.en_passant = true,
            Mark::Mate => self.mate = true,
            Mark::Check => self.check = true,
            Mark::Worth => {}
        }
    }

    /// The marks of a text that consists of nothing but the usual ones, in the usual order.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut marks = Self::default();
        let mut rest = text;
        for (mark, spelling) in [
            (Mark::EnPassant, " e.p."),
            (Mark::Mate, "#"),
            (Mark::Mate, " #"),
            (Mark::Mate, "‡"),
            (Mark::Check, "++"),
            (Mark::Check, "+"),
            (Mark::Check, " ++"),
            (Mark::Check, " +"),
            (Mark::Check, "†"),
            (Mark::DrawOffer, " (=)"),
        ] {
            if rest.is_empty() {
                break;
            }
            if let Some(after) = rest.strip_prefix(spelling) {
                marks.add(mark);
                rest = after;
            }
        }
        rest.is_empty().then_some(marks)
    }
}
