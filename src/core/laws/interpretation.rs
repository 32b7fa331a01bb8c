//! The interpretations of 1958 to 1979: questions that FIDE decided, which the editions of 1972 and
//! 1980 print and which can be cited like articles. Question and answer are in the locales under
//! `law-interpretations-EDITION-ID-case` and `-answer`.

use serde::{Deserialize, Serialize};

/// A case and its answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Interpretation {
    /// The edition that prints it.
    pub edition: String,
    /// Its name in the edition, `16-rook`.
    pub id: String,
    /// As it is cited, `Int. 15`; several, where several say it together: `Int. 7, Int. 25`.
    pub article: String,
    /// When it was decided and confirmed, where that is known.
    pub years: Vec<u16>,
    /// The articles that it interprets; none, where it stands by itself.
    pub about: Vec<String>,
    /// The topics to which it belongs.
    pub topics: Vec<String>,
}

impl Interpretation {
    /// Each number under which it is cited.
    pub fn numbers(&self) -> impl Iterator<Item = &str> {
        self.article.split(", ")
    }
}
