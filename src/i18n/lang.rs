//! The languages of the program.

use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;
use unic_langid::subtags::Language;

/// A language that all words exist in.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English, which stands in where another language lacks a word.
    #[default]
    En,
    /// German, code `de`.
    De,
    /// Macedonian, code `mk`.
    Mk,
}

/// What is written otherwise from language to language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Conventions {
    /// Whether a comma stands before decimals, and so a semicolon between several numbers.
    pub has_decimal_comma: bool,
    /// Whether a day is written `23.11.2026` and not `2026-11-23`.
    pub puts_day_first: bool,
    /// The algebraic notation with the language's letters, as the journal names it.
    pub notation: &'static str,
}

impl Lang {
    /// All languages, English first.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Mk];

    /// The two letters of the language, which also name its folder: `mk`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Mk => "mk",
        }
    }

    /// The language's own name for itself, for the list to choose from.
    #[must_use]
    pub const fn native_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Mk => "Македонски",
        }
    }

    /// How numbers and days are written in it, and moves.
    #[must_use]
    pub const fn conventions(self) -> Conventions {
        match self {
            Self::En => {
                Conventions { has_decimal_comma: false, puts_day_first: false, notation: "san" }
            }
            Self::De => {
                Conventions { has_decimal_comma: true, puts_day_first: true, notation: "de" }
            }
            Self::Mk => {
                Conventions { has_decimal_comma: true, puts_day_first: true, notation: "mk" }
            }
        }
    }

    /// The language of a code or of a system's tag: `de`, `de-AT`, `mk_MK.UTF-8`.
    #[must_use]
    pub fn from_code(tag: &str) -> Option<Self> {
        let code = tag.split(['-', '_', '.']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// The first of the languages which the desktop is set to that we have; English if none is.
    #[must_use]
    pub fn detect() -> Self {
        sys_locale::get_locales().find_map(|tag| Self::from_code(&tag)).unwrap_or_default()
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        // The codes are well formed; the empty tag would only cost the plural rules.
        let language = Language::from_bytes(self.code().as_bytes()).unwrap_or_default();
        LanguageIdentifier::from_parts(language, None, None, &[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_whatever_tag_a_system_gives_it() {
        for (tag, lang) in [
            ("en", Some(Lang::En)),
            ("de-AT", Some(Lang::De)),
            ("MK_mk.UTF-8", Some(Lang::Mk)),
            ("fr", None),
            ("", None),
            ("C.UTF-8", None),
        ] {
            assert_eq!(Lang::from_code(tag), lang, "{tag}");
        }
        for lang in Lang::ALL {
            assert_eq!(Lang::from_code(lang.code()), Some(lang));
            assert_eq!(lang.id().to_string(), lang.code());
        }
    }
}
