//! A term of chess as arbiters of different languages say it. The Tournament Rules ask an arbiter to
//! have such a list at hand.

use serde::{Deserialize, Serialize};

/// A term in six languages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// Its name, `touch-move`.
    pub id: String,
    /// The term in English.
    pub en: String,
    /// The term in German.
    pub de: String,
    /// The term in Macedonian.
    pub mk: String,
    /// The term in Russian.
    pub ru: String,
    /// The term in Spanish.
    pub es: String,
    /// The term in French.
    pub fr: String,
    /// How older editions said it: the edition, the language, the word.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub old: Vec<(String, String, String)>,
}

impl Term {
    /// The codes of the languages with the words, the languages of the program first.
    #[must_use]
    pub fn words(&self) -> [(&'static str, &str); 6] {
        [
            ("en", &self.en),
            ("de", &self.de),
            ("mk", &self.mk),
            ("ru", &self.ru),
            ("es", &self.es),
            ("fr", &self.fr),
        ]
    }
}
