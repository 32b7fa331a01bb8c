//! A reference to an article of one edition of the Laws.

use std::fmt;

use serde::{Deserialize, Serialize};

/// An article of an edition, such as 7.5.5 of the Laws of 2023.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Citation {
    /// The edition's id: the year in which it came into force, `2018`, `2023`.
    pub edition: String,
    /// The article's number as the edition prints it, `7.5.5`, `III.3.1`, `A.4.3`.
    pub article: String,
}

impl Citation {
    /// The article of an edition.
    pub fn new(edition: impl Into<String>, article: impl Into<String>) -> Self {
        Self { edition: edition.into(), article: article.into() }
    }
}

/// `7.5.5 (2023)`
impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.article, self.edition)
    }
}
