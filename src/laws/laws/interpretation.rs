//! The interpretations: questions that FIDE decided, from 1958 to 1979 as the editions of 1972 and
//! 1980 print them, and in June 2017 on the edition of that year. They can be cited like articles,
//! under their number, which since 2017 is that of the point. Question and answer are in the locales under
//! `law-interpretations-EDITION-ID-case` and `-answer`.

use serde::{Deserialize, Serialize};

/// A case and its answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Interpretation {
    /// The edition that prints it, or that it interprets.
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
