//! The letters of the pieces, language by language, the figurines, and letters that a federation
//! brings along as data. Spoken names belong to `voice` and `spoken`.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::board::piece::Kind;

/// The letters of one language. Appendix C.2 lets every player use those of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PieceLetters {
    /// K Q R B N
    English,
    /// K D T L S
    German,
    /// Кр Ф Л С К
    Russian,
    /// К Д Т Л С
    Macedonian,
    /// R D T F C
    French,
    /// R D T A C
    Spanish,
    /// K D T L P
    Dutch,
    /// R D T A C
    Italian,
    /// K H W G S
    Polish,
    /// ♔ ♕ ♖ ♗ ♘, for every language
    Figurine,
    /// Letters that are none of these, brought along as data.
    Own(OwnLetters),
}

/// King, queen, rook, bishop, knight.
type Row = [&'static str; 5];

/// Tag, letters, their row, and the letter of the pawn.
type Language = (&'static str, PieceLetters, Row, &'static str);

/// The languages: tag, letters, and the letter of the pawn where one is in use (`NxP`; it never
/// begins a move here: a Dutch `Pf3` is a knight's).
static LANGUAGES: [Language; 9] = [
    ("en", PieceLetters::English, ["K", "Q", "R", "B", "N"], "P"),
    ("de", PieceLetters::German, ["K", "D", "T", "L", "S"], "B"),
    ("fr", PieceLetters::French, ["R", "D", "T", "F", "C"], "P"),
    ("nl", PieceLetters::Dutch, ["K", "D", "T", "L", "P"], ""),
    ("es", PieceLetters::Spanish, ["R", "D", "T", "A", "C"], "P"),
    ("it", PieceLetters::Italian, ["R", "D", "T", "A", "C"], "P"),
    ("pl", PieceLetters::Polish, ["K", "H", "W", "G", "S"], ""),
    ("ru", PieceLetters::Russian, ["Кр", "Ф", "Л", "С", "К"], "П"),
    ("mk", PieceLetters::Macedonian, ["К", "Д", "Т", "Л", "С"], "П"),
];

static FIGURINES: Row = ["♔", "♕", "♖", "♗", "♘"];

impl PieceLetters {
    /// The letters of all languages here, English first.
    pub const LANGUAGES: [Self; 9] = [
        Self::English,
        Self::German,
        Self::French,
        Self::Dutch,
        Self::Spanish,
        Self::Italian,
        Self::Polish,
        Self::Russian,
        Self::Macedonian,
    ];

    /// The letters of a language by its tag (`de`, `de-AT`, `mk`); English where it has none here.
    #[must_use]
    pub fn for_language(tag: &str) -> Self {
        Self::of_language(tag).unwrap_or(Self::English)
    }

    /// The letters of a language by its tag, if they are known here.
    #[must_use]
    pub fn of_language(tag: &str) -> Option<Self> {
        let language = tag.split(['-', '_']).next().unwrap_or_default();
        LANGUAGES.iter().find(|row| row.0 == language).map(|row| row.1)
    }

    /// The tag of the language (`de`); `figurine` and `own` for what is none.
    #[must_use]
    pub const fn tag(&self) -> &'static str {
        match self {
            Self::Figurine => "figurine",
            Self::Own(_) => "own",
            language => language.language().0,
        }
    }

    /// The letter of a kind of piece; moves of a pawn are written without one.
    #[must_use]
    pub const fn of(&self, kind: Kind) -> &str {
        let [king, queen, rook, bishop, knight] = match self {
            Self::Own(own) => return own.of(kind),
            Self::Figurine => &FIGURINES,
            language => &language.language().2,
        };
        match kind {
            Kind::King => king,
            Kind::Queen => queen,
            Kind::Rook => rook,
            Kind::Bishop => bishop,
            Kind::Knight => knight,
            Kind::Pawn => "",
        }
    }

    /// The letter of a pawn that is taken (`NxP`); empty where none is in use.
    #[must_use]
    pub const fn pawn(&self) -> &'static str {
        match self {
            Self::Figurine => "♙",
            Self::Own(_) => "",
            language => language.language().3,
        }
    }

    /// The row of a language; English for what has none.
    const fn language(&self) -> &'static Language {
        let [en, de, fr, nl, es, it, pl, ru, mk] = &LANGUAGES;
        match self {
            Self::English | Self::Figurine | Self::Own(_) => en,
            Self::German => de,
            Self::French => fr,
            Self::Dutch => nl,
            Self::Spanish => es,
            Self::Italian => it,
            Self::Polish => pl,
            Self::Russian => ru,
            Self::Macedonian => mk,
        }
    }
}

/// The letters of a language that is not known here, checked: each is short, no two are the same,
/// and none contains a sign of which squares and moves are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "[String; 5]", into = "[String; 5]")]
pub struct OwnLetters([Letter; 5]);

/// A letter of at most 8 bytes of UTF-8, padded with zeros.
type Letter = [u8; 8];

/// The kinds in the order of a row.
const PIECES: [Kind; 5] = [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

/// Letters that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "cli-letters", error)]
pub enum LettersFault {
    /// A piece without a letter reads like a pawn.
    Missing(Kind),
    /// More than 8 bytes.
    TooLong {
        /// Whose letter.
        kind: Kind,
        /// As it was given.
        text: String,
    },
    /// A letter, digit or sign that squares, captures and castling are written with.
    Sign {
        /// Whose letter.
        kind: Kind,
        /// As it was given.
        text: String,
        /// What is in the way.
        sign: char,
    },
    /// Two pieces with one letter.
    Alike {
        /// The letter.
        text: String,
        /// The one.
        one: Kind,
        /// The other.
        other: Kind,
    },
}

impl OwnLetters {
    /// The letters of king, queen, rook, bishop and knight.
    ///
    /// # Errors
    /// [`LettersFault`] when a letter is missing, too long, the same as another, or contains a
    /// sign that moves are made of: `a`–`h`, `x`, a digit, punctuation or a blank.
    pub fn new(letters: [&str; 5]) -> Result<Self, LettersFault> {
        let mut own = [Letter::default(); 5];
        for (slot, (kind, text)) in own.iter_mut().zip(PIECES.into_iter().zip(letters)) {
            *slot = letter(kind, text)?;
        }
        for (nth, text) in letters.into_iter().enumerate() {
            let Some(first) = letters.iter().position(|other| *other == text) else { continue };
            if let (true, Some(one), Some(other)) =
                (first < nth, PIECES.get(first), PIECES.get(nth))
            {
                return Err(LettersFault::Alike {
                    text: text.to_owned(),
                    one: *one,
                    other: *other,
                });
            }
        }
        Ok(Self(own))
    }

    const fn of(&self, kind: Kind) -> &str {
        let [king, queen, rook, bishop, knight] = &self.0;
        let padded = match kind {
            Kind::King => king,
            Kind::Queen => queen,
            Kind::Rook => rook,
            Kind::Bishop => bishop,
            Kind::Knight => knight,
            Kind::Pawn => return "",
        };
        let mut bytes: &[u8] = padded;
        while let [rest @ .., 0] = bytes {
            bytes = rest;
        }
        match str::from_utf8(bytes) {
            Ok(text) => text,
            // They were made from text.
            Err(_) => "",
        }
    }
}

fn letter(kind: Kind, text: &str) -> Result<Letter, LettersFault> {
    let made_of_moves = |c: &char| {
        matches!(c, 'a'..='h' | 'x' | 'X')
            || c.is_ascii_digit()
            || c.is_ascii_punctuation()
            || c.is_whitespace()
            || c.is_control()
    };
    if text.is_empty() {
        return Err(LettersFault::Missing(kind));
    }
    if let Some(sign) = text.chars().find(made_of_moves) {
        return Err(LettersFault::Sign { kind, text: text.to_owned(), sign });
    }
    let mut letter = Letter::default();
    match letter.get_mut(..text.len()) {
        Some(bytes) => bytes.copy_from_slice(text.as_bytes()),
        None => return Err(LettersFault::TooLong { kind, text: text.to_owned() }),
    }
    Ok(letter)
}

impl TryFrom<[String; 5]> for OwnLetters {
    type Error = LettersFault;
    fn try_from(letters: [String; 5]) -> Result<Self, LettersFault> {
        Self::new(letters.each_ref().map(String::as_str))
    }
}

impl From<OwnLetters> for [String; 5] {
    fn from(own: OwnLetters) -> Self {
        PIECES.map(|kind| own.of(kind).to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_language_writes_two_kinds_of_piece_alike() {
        for letters in PieceLetters::LANGUAGES.into_iter().chain([PieceLetters::Figurine]) {
            let all: std::collections::BTreeSet<_> =
                Kind::ALL.iter().map(|kind| letters.of(*kind)).collect();
            assert_eq!(all.len(), 6, "{letters:?}");
        }
    }

    #[test]
    fn a_language_is_found_by_its_tag_with_or_without_a_region() {
        for (tag, letters) in [
            ("mk", PieceLetters::Macedonian),
            ("de-AT", PieceLetters::German),
            ("en_GB", PieceLetters::English),
            ("it", PieceLetters::Italian),
            ("eo", PieceLetters::English),
        ] {
            assert_eq!(PieceLetters::for_language(tag), letters, "{tag}");
        }
        for letters in PieceLetters::LANGUAGES {
            assert_eq!(PieceLetters::of_language(letters.tag()), Some(letters));
        }
        assert_eq!(PieceLetters::of_language("eo"), None);
    }

    #[test]
    fn letters_are_kept_under_the_names_that_journals_know() {
        let czech = PieceLetters::Own(OwnLetters::new(["K", "D", "V", "S", "J"]).unwrap());
        for (letters, text) in [
            (PieceLetters::English, "\"english\""),
            (PieceLetters::Macedonian, "\"macedonian\""),
            (PieceLetters::Figurine, "\"figurine\""),
            (czech, r#"{"own":["K","D","V","S","J"]}"#),
        ] {
            assert_eq!(serde_json::to_string(&letters).unwrap(), text);
            assert_eq!(serde_json::from_str::<PieceLetters>(text).unwrap(), letters);
        }
    }

    #[test]
    fn own_letters_that_could_be_mistaken_are_refused() {
        for (letters, fault) in [
            (["K", "D", "V", "S", "J"], None),
            (["Кр", "Ф", "Л", "С", "К"], None),
            (["K", "", "V", "S", "J"], Some(LettersFault::Missing(Kind::Queen))),
            (
                ["K", "D", "K", "S", "J"],
                Some(LettersFault::Alike { text: "K".into(), one: Kind::King, other: Kind::Rook }),
            ),
            (
                ["K", "D", "V", "b", "J"],
                Some(LettersFault::Sign { kind: Kind::Bishop, text: "b".into(), sign: 'b' }),
            ),
            (
                ["Königlich", "D", "V", "S", "J"],
                Some(LettersFault::Sign { kind: Kind::King, text: "Königlich".into(), sign: 'g' }),
            ),
            (
                ["K", "D", "V", "S", "ммммм"],
                Some(LettersFault::TooLong { kind: Kind::Knight, text: "ммммм".into() }),
            ),
        ] {
            assert_eq!(OwnLetters::new(letters).err(), fault, "{letters:?}");
        }
    }
}
