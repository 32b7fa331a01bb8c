//! The letters of the pieces, language by language, and the figurines. Spoken names are the
//! business of `voice`.

use serde::{Deserialize, Serialize};

use crate::core::board::piece::Kind;

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
    /// ♔ ♕ ♖ ♗ ♘, for every language
    Figurine,
}

impl PieceLetters {
    /// The letters of a language by its tag (`de`, `de-AT`, `mk`); English where it has none here.
    #[must_use]
    pub fn for_language(tag: &str) -> Self {
        match tag.split(['-', '_']).next().unwrap_or_default() {
            "de" => Self::German,
            "ru" => Self::Russian,
            "mk" => Self::Macedonian,
            "fr" => Self::French,
            "es" => Self::Spanish,
            "nl" => Self::Dutch,
            _ => Self::English,
        }
    }

    /// The letter of a kind of piece; moves of a pawn are written without one.
    #[must_use]
    pub const fn of(self, kind: Kind) -> &'static str {
        let [king, queen, rook, bishop, knight] = self.row();
        match kind {
            Kind::King => king,
            Kind::Queen => queen,
            Kind::Rook => rook,
            Kind::Bishop => bishop,
            Kind::Knight => knight,
            Kind::Pawn => "",
        }
    }

    const fn row(self) -> [&'static str; 5] {
        match self {
            Self::English => ["K", "Q", "R", "B", "N"],
            Self::German => ["K", "D", "T", "L", "S"],
            Self::Russian => ["Кр", "Ф", "Л", "С", "К"],
            Self::Macedonian => ["К", "Д", "Т", "Л", "С"],
            Self::French => ["R", "D", "T", "F", "C"],
            Self::Spanish => ["R", "D", "T", "A", "C"],
            Self::Dutch => ["K", "D", "T", "L", "P"],
            Self::Figurine => ["♔", "♕", "♖", "♗", "♘"],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_language_writes_two_kinds_of_piece_alike() {
        use PieceLetters::{
            Dutch, English, Figurine, French, German, Macedonian, Russian, Spanish,
        };
        for letters in [English, German, Russian, Macedonian, French, Spanish, Dutch, Figurine] {
            let all: std::collections::BTreeSet<_> =
                Kind::ALL.map(|kind| letters.of(kind)).into_iter().collect();
            assert_eq!(all.len(), 6, "{letters:?}");
        }
    }

    #[test]
    fn a_language_is_found_by_its_tag_with_or_without_a_region() {
        for (tag, letters) in [
            ("mk", PieceLetters::Macedonian),
            ("de-AT", PieceLetters::German),
            ("en_GB", PieceLetters::English),
            ("eo", PieceLetters::English),
        ] {
            assert_eq!(PieceLetters::for_language(tag), letters, "{tag}");
        }
    }
}
