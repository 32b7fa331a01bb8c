//! Where a regulation says what is done here: a document and the number of its article.

use std::borrow::Cow;
use std::fmt;

use jadoube_message::{Argument, Value};
use serde::Serialize;

/// An article of a regulation, as people cite it: `C.05 6.6`, `TR 2006 11(d)`, `Ol. 1972 20`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Article {
    /// The document by its short name: a chapter of the FIDE Handbook, the Tournament Rules of 2006
    /// (`TR 2006`), the regulations of the team world championship of 1972 (`Ol. 1972`), an
    /// interpretation with its year.
    pub document: &'static str,
    /// The number within it; empty where the whole document says it.
    pub number: &'static str,
}

impl Article {
    /// An article of a document.
    #[must_use]
    pub const fn new(document: &'static str, number: &'static str) -> Self {
        Self { document, number }
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.document)?;
        if self.number.is_empty() { Ok(()) } else { write!(f, " {}", self.number) }
    }
}

impl Argument for Article {
    const NAME: &'static str = "article";

    fn value(&self) -> Value<'_> {
        Value::Text(Cow::Owned(self.to_string()))
    }
}
