//! The head of a record: the number of its last row and that row's hash. As every row holds the hash
//! of the one before, it stands for everything up to there. Written on paper, it shows later whether
//! that state is part of a file.
//!
//! Texts: `1284:7K3QF-9WX2M-D04TB-ZZ8AH-5C` to be typed (see [`code`]), and for a camera
//! `JADOUBE HEAD COMPETITION 1284 HASH` with the UUID of the competition and 64 hexadecimal digits.

use std::fmt;

use uuid::Uuid;

use crate::evidence::code::{self, CodeFault, Prefix, hex};
use crate::evidence::key::PublicKey;

const MARK: [&str; 2] = ["JADOUBE", "HEAD"];

/// Where a record has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Head {
    /// The number of the last row; 0 before the first.
    pub seq: u64,
    /// The hash of that row; of the file's header before the first.
    pub hash: [u8; 32],
}

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.seq, code::of(self.seq, &self.hash))
    }
}

impl Head {
    /// The text for a camera, which holds the whole hash.
    #[must_use]
    pub fn scanned(&self, competition: Uuid) -> String {
        let [one, two] = MARK;
        format!("{one} {two} {competition} {} {}", self.seq, hex(&self.hash))
    }
}

/// Where a record stands, and who signs it: what is shown, and printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordState {
    /// The competition.
    pub competition: Uuid,
    /// The last row.
    pub head: Head,
    /// The key with which this station signs it, and that of whoever signed the last row of a file that
    /// is only read; none if nobody does.
    pub key: Option<PublicKey>,
}

impl RecordState {
    /// The text for a camera.
    #[must_use]
    pub fn scanned(&self) -> String {
        self.head.scanned(self.competition)
    }
}

/// A head as somebody typed, pasted or scanned it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// The number of the row.
    pub seq: u64,
    /// How its hash begins.
    pub hash: Prefix,
    /// The competition, where the text tells it.
    pub competition: Option<Uuid>,
}

impl Claim {
    /// Reads `N:CODE`, `N:HEXADECIMAL`, or what a camera read; a blank does for the colon.
    ///
    /// # Errors
    /// [`CodeFault`] when it is none of them, or was mistyped.
    pub fn read(text: &str) -> Result<Self, CodeFault> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let marked = words.windows(5).find(|five| five.starts_with(&MARK));
        if let Some([_, _, competition, seq, hash]) = marked {
            let seq = seq.parse().map_err(|_| CodeFault::Number)?;
            let competition = Some(competition.parse().map_err(|_| CodeFault::Number)?);
            return Ok(Self { seq, hash: code::read(seq, hash)?, competition });
        }
        let (number, rest) = text
            .trim()
            .split_once(|sign: char| sign == ':' || sign.is_whitespace())
            .ok_or(CodeFault::Number)?;
        let seq = number.trim().parse().map_err(|_| CodeFault::Number)?;
        Ok(Self { seq, hash: code::read(seq, rest)?, competition: None })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_read_as_typed_and_as_scanned() {
        let head = Head { seq: 1284, hash: [0xA5; 32] };
        let competition = Uuid::from_u128(7);
        let hexed = format!("1284:{}", hex(&head.hash));
        for (text, told) in [
            (head.to_string(), None),
            (head.to_string().replacen(':', " ", 1).to_lowercase(), None),
            (format!("  {hexed}\n"), None),
            (hexed[..5 + 32].to_owned(), None),
            (head.scanned(competition), Some(competition)),
        ] {
            let claim = Claim::read(&text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
            assert_eq!((claim.seq, claim.competition), (1284, told), "{text}");
            assert!(claim.hash.begins(&head.hash) && !claim.hash.begins(&[0xA4; 32]), "{text}");
        }
    }

    #[test]
    fn what_is_no_head_is_refused() {
        let good = Head { seq: 1284, hash: [0xA5; 32] }.to_string();
        for text in ["", "1284", "x:7K3QF", "1284:7K3QF", ":", &good.replacen("1284", "1285", 1)] {
            assert!(Claim::read(text).is_err(), "{text}");
        }
        assert_eq!(Claim::read("1284:7K3QF"), Err(CodeFault::Length(5)));
    }
}
