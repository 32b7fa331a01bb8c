//! A reference to an article of one edition of the Laws.

use std::fmt;

use jadoube_message::{Argument, Arguments, Message, Value, plain};
use serde::{Deserialize, Serialize};

/// How far the text of a rule is known.
#[derive(
    Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, Message,
)]
#[message(prefix = "law")]
pub enum TextStatus {
    /// It was read in the edition.
    #[message(skip)]
    #[default]
    Text,
    /// The text of the article is not held; the rule is taken over from this edition, for nothing
    /// is known to have changed.
    Assumed(#[message(name = "edition")] String),
    /// What the edition says is not known; the rule of this edition is offered in its place.
    Unknown(#[message(name = "edition")] String),
}

impl TextStatus {
    /// Whether it was read.
    #[must_use]
    pub const fn is_text(&self) -> bool {
        matches!(self, Self::Text)
    }
}

/// An article of an edition, such as 7.5.5 of the Laws of 2023.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Citation {
    /// The edition's id: the year by which it is known, `2018`, `2023`. Of an article in a
    /// competition's own rules, their name.
    pub edition: String,
    /// The article's number as the edition prints it, `7.5.5`, `III.3.1`, `A.4.3`, also where the
    /// text is assumed; empty, where the edition has no article or its number is not known.
    pub article: String,
    /// How far the text is known.
    #[serde(default, skip_serializing_if = "TextStatus::is_text")]
    pub held: TextStatus,
    /// The competition rules that changed what the article says, if any did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub changed_by: Option<String>,
}

impl Citation {
    /// An article that was read in the edition.
    pub fn new(edition: impl Into<String>, article: impl Into<String>) -> Self {
        Self {
            edition: edition.into(),
            article: article.into(),
            held: TextStatus::Text,
            changed_by: None,
        }
    }

    /// The same of an article that may be missing.
    #[must_use]
    pub fn in_full_if_any(one: &Option<Box<Self>>) -> Value<'_> {
        one.as_ref().map_or(Value::NONE, |one| one.in_full())
    }

    /// As a value of a message: the article with what must be known of it, `7.5.5 (2018)`,
    /// `7.4 (2014) · text not held; …`, the competition rules that changed it.
    #[must_use]
    pub fn in_full(&self) -> Value<'_> {
        let held = (!self.held.is_text()).then(|| self.held.value());
        let changed = self.changed_by.as_ref();
        let changed =
            changed.map(|by| Value::Said("law-changed-by".into(), vec![("name", by.value())]));
        let cited = named_part(&self.article).map(|part| {
            let part = Value::Said(part.into(), Vec::new());
            Value::Said(
                "law-part-of".into(),
                vec![("part", part), ("edition", self.edition.value())],
            )
        });
        let cited = cited.unwrap_or_else(|| plain(self));
        Value::List([Some(cited), held, changed].into_iter().flatten().collect(), " · ")
    }
}

/// The id of the words for a part of an edition that has a name and no number.
#[must_use]
pub fn named_part(article: &str) -> Option<&'static str> {
    match article {
        "Preface" => Some("law-preface"),
        "Introduction" => Some("law-introduction"),
        _ => None,
    }
}

/// Two values, `article` and `edition`.
impl Argument for Citation {
    const NAME: &'static str = "article";

    fn value(&self) -> Value<'_> {
        self.in_full()
    }

    fn put_into<'a>(&'a self, _: &'static str, into: &mut Arguments<'a>) {
        match named_part(&self.article) {
            Some(part) => into.push(("article", Value::Said(part.into(), Vec::new()))),
            None => self.article.put_into("article", into),
        }
        self.edition.put_into("edition", into);
    }

    fn names(_: &'static str) -> Vec<&'static str> {
        vec!["article", "edition"]
    }
}

/// `7.5.5 (2023)`; the name alone of a competition's rules that number no articles.
impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.article.is_empty() {
            return f.write_str(&self.edition);
        }
        write!(f, "{} ({})", self.article, self.edition)
    }
}
