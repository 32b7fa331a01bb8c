//! Pairings as people type them: a round a line, `1. 1:4 2:3` or `Round 2: 4-3, 1-2`.
//!
//! What stands before the first pair of a line is its label and says nothing; a line that begins with
//! `#` and an empty one are passed over. A pair with 0 is a bye.

use jadoube_message::Message;

use crate::pairing::Pairing;

/// Why a line is no round, with its place, from 1.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "competition-typed", error)]
pub enum TypedFault {
    /// Something that belongs to no pair.
    NoPair {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
        /// What stands there.
        text: String,
    },
    /// A number too large to be a player's.
    TooLarge {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// Nothing was typed.
    Nothing,
}

/// The pairings of a round, in the order of the boards.
pub type TypedRound = Vec<Pairing>;

/// Reads the rounds of a table.
///
/// # Errors
/// The first thing that is no pairing, with line and column.
///
/// # Example
/// ```
/// use jadoube_competition::typed::read;
///
/// let rounds = read("Round 1: 1-4, 2-3\n2. 4:3 1:2\n").unwrap();
/// assert_eq!((rounds.len(), rounds[1][0].to_string().as_str()), (2, "4-3"));
/// assert!(read("1. 1:4 2 3").is_err());
/// ```
pub fn read(text: &str) -> Result<Vec<TypedRound>, TypedFault> {
    let written = |line: &&str| !line.trim().is_empty() && !line.trim_start().starts_with('#');
    let lines = text.lines().zip(1..).filter(|(line, _)| written(line));
    let rounds = lines
        .map(|(text, line)| TypedLine { text, line }.round())
        .collect::<Result<Vec<_>, _>>()?;
    if rounds.is_empty() { Err(TypedFault::Nothing) } else { Ok(rounds) }
}

/// A line that is being read.
struct TypedLine<'a> {
    text: &'a str,
    line: usize,
}

/// Between the two numbers of a pair.
const SEPARATORS: [char; 6] = [':', '-', '–', '—', '−', '‑'];

impl TypedLine<'_> {
    fn round(&self) -> Result<TypedRound, TypedFault> {
        let mut rest = self.text.get(self.label()..).unwrap_or_default();
        let mut round = Vec::new();
        loop {
            rest =
                rest.trim_start_matches(|sign: char| sign.is_whitespace() || ",;|".contains(sign));
            if rest.is_empty() {
                return Ok(round);
            }
            let Some((white, black, after)) = pair(rest) else { return Err(self.no_pair(rest)) };
            let number = |digits: &str| {
                digits.parse().map_err(|_| TypedFault::TooLarge {
                    line: self.line,
                    column: self.column(rest),
                })
            };
            let (white, black) = (number(white)?, number(black)?);
            if white != 0 && black != 0 {
                round.push(Pairing::new(white, black));
            }
            rest = after;
        }
    }

    /// How many bytes of the line are its label. `1:` is one if no digit follows at once.
    fn label(&self) -> usize {
        let first = self.text.find(|sign: char| sign.is_ascii_digit()).unwrap_or_default();
        let is_word = |text: &str| text.contains(char::is_alphabetic);
        let words = self.text.get(..first).filter(|text| is_word(text)).map_or(0, str::len);
        let rest = self.text.get(words..).unwrap_or_default();
        let number = rest.trim_start();
        let digits = digits(number);
        let tail = number.get(digits.len()..).unwrap_or_default();
        let is_column = |tail: &str| {
            let next = tail.trim_start_matches(|sign: char| sign.is_whitespace() || sign == '|');
            tail.starts_with(char::is_whitespace) && pair(next).is_some() && pair(number).is_none()
        };
        let sign = match tail.strip_prefix(['.', ')', ':']) {
            Some(after) if !tail.starts_with(':') || after.starts_with(char::is_whitespace) => 1,
            _ if is_column(tail) => 0,
            _ => return words,
        };
        if digits.is_empty() { words } else { self.text.len() - tail.len() + sign }
    }

    /// The column at which the rest of the line begins.
    fn column(&self, rest: &str) -> usize {
        let before = self.text.len() - rest.len();
        self.text.get(..before).map_or(1, |text| text.chars().count() + 1)
    }

    fn no_pair(&self, rest: &str) -> TypedFault {
        let text = rest.split_whitespace().next().unwrap_or_default().to_owned();
        TypedFault::NoPair { line: self.line, column: self.column(rest), text }
    }
}

/// The digits with which a text begins.
fn digits(text: &str) -> &str {
    let end = text.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(text.len());
    text.get(..end).unwrap_or_default()
}

/// The pair with which a text begins, and what comes after it.
fn pair(text: &str) -> Option<(&str, &str, &str)> {
    let white = digits(text);
    let rest = text.get(white.len()..)?.trim_start().strip_prefix(SEPARATORS)?.trim_start();
    let black = digits(rest);
    let after = rest.get(black.len()..)?;
    let ends = after.chars().next().is_none_or(|sign| !sign.is_alphanumeric());
    (!white.is_empty() && !black.is_empty() && ends).then_some((white, black, after))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn rounds_are_read_however_they_are_typed() {
        for (line, pairs) in [
            ("1:4 2:3", "1-4 2-3"),
            ("1. 1:4 2:3", "1-4 2-3"),
            ("1: 1:4, 2:3", "1-4 2-3"),
            ("1) 1 - 4; 2 – 3", "1-4 2-3"),
            ("Round 1: 1-4 2-3", "1-4 2-3"),
            ("Коло 1. 1:4 2:3", "1-4 2-3"),
            ("12 | 1:4 | 2:3", "1-4 2-3"),
            ("12 1:4 2:3", "1-4 2-3"),
            ("1:4 0:3", "1-4"),
        ] {
            let rounds = read(line).unwrap_or_else(|fault| panic!("{line}: {fault}"));
            let text: Vec<String> = rounds[0].iter().map(ToString::to_string).collect();
            assert_eq!(text.join(" "), pairs, "{line}");
        }
    }

    #[test]
    fn what_is_no_pair_is_told_with_its_place() {
        let no_pair =
            |line, column, text: &str| TypedFault::NoPair { line, column, text: text.into() };
        for (text, fault) in [
            ("", TypedFault::Nothing),
            ("# only a note\n\n", TypedFault::Nothing),
            ("1. 1:4 2:3\n2. 4:3 12", no_pair(2, 8, "12")),
            ("1. 1:4 2:3:5", no_pair(1, 11, ":5")),
            ("1. 1:4 2:99999", TypedFault::TooLarge { line: 1, column: 8 }),
            ("1. 1:4 ?", no_pair(1, 8, "?")),
        ] {
            assert_eq!(read(text), Err(fault), "{text}");
        }
    }

    proptest! {
        #[test]
        fn no_text_is_too_much(text in "[0-9a-zК:;. \\-–\n#|]{0,60}") {
            let _ = read(&text);
        }
    }
}
