//! The topics of the Laws: one question through all editions, with the articles that answer it in
//! each. They are the index by which an article is looked up and editions are laid side by side.
//! The sentences are in the locales under `law-GROUP-TOPIC-EDITION`.

use serde::{Deserialize, Serialize};

/// How far the text of an edition is known on a topic.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum TopicText {
    /// It was read.
    #[default]
    Held,
    /// It is known from reports about it.
    Secondary,
    /// It is not held, but the editions before and after agree.
    Inferred,
    /// It is not held.
    NotHeld,
}

/// What editions that agree say on a topic.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// The editions.
    pub editions: Vec<String>,
    /// Their articles, as they number them; none, where an edition has no rule or the number is not
    /// known.
    #[serde(default)]
    pub articles: Vec<String>,
    /// The edition whose sentence holds here too, though the articles are others.
    #[serde(default)]
    pub as_in: Option<String>,
    /// How far the text is known.
    #[serde(default)]
    pub text: TopicText,
}

/// A topic.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Topic {
    /// Its letter and number, `T05`.
    pub id: String,
    /// Topics to read with it.
    #[serde(default)]
    pub see: Vec<String>,
    /// What the editions say; each edition occurs once.
    pub cells: Vec<Cell>,
}

/// Whether a text is written as the id of a topic: a letter and two digits, `I04`. An article of an
/// appendix is not written with a nought, so that the two are told apart.
#[must_use]
pub fn is_id(text: &str) -> bool {
    let mut signs = text.chars();
    signs.next().is_some_and(|sign| sign.is_ascii_alphabetic())
        && signs.clone().count() == 2
        && signs.all(|sign| sign.is_ascii_digit())
}

/// The topics of one part of the Laws.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// Its name, `touch`.
    pub group: String,
    /// Its topics.
    pub topics: Vec<Topic>,
}

/// Editions that follow one another and say the same on a topic.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Strand<'a> {
    /// The cell with the sentence.
    pub cell: &'a Cell,
    /// The editions, oldest first, with the articles of each.
    pub editions: Vec<(&'a str, &'a [String])>,
}

impl Topic {
    /// The topic through the editions, which are given oldest first: those that agree in one.
    #[must_use]
    pub fn strands<'a>(&'a self, editions: &[&'a str]) -> Vec<Strand<'a>> {
        let mut strands: Vec<Strand<'a>> = Vec::new();
        for edition in editions {
            let Some(cell) = self.cell(edition) else { continue };
            let same = |last: &&mut Strand<'a>| {
                last.cell.sentence_of() == cell.sentence_of() && last.cell.text == cell.text
            };
            match strands.last_mut().filter(same) {
                Some(last) => last.editions.push((edition, &cell.articles)),
                None => strands.push(Strand { cell, editions: vec![(edition, &cell.articles)] }),
            }
        }
        strands
    }

    /// The cell of an edition.
    #[must_use]
    pub fn cell(&self, edition: &str) -> Option<&Cell> {
        self.cells.iter().find(|cell| cell.editions.iter().any(|one| one == edition))
    }
}

impl<'a> Strand<'a> {
    /// The first and the last of its editions.
    #[must_use]
    pub fn span(&self) -> Option<(&'a str, &'a str)> {
        Some((self.editions.first()?.0, self.editions.last()?.0))
    }

    /// The articles, each list with the editions that have it.
    #[must_use]
    pub fn articles(&self) -> Vec<(&'a [String], Vec<&'a str>)> {
        let mut lists: Vec<(&'a [String], Vec<&'a str>)> = Vec::new();
        for (edition, articles) in self.editions.iter().filter(|(_, list)| !list.is_empty()) {
            match lists.iter_mut().find(|(known, _)| known == articles) {
                Some((_, editions)) => editions.push(edition),
                None => lists.push((articles, vec![edition])),
            }
        }
        lists
    }
}

impl Cell {
    /// The edition under which the sentence of the cell is kept; none, where there is no sentence.
    #[must_use]
    pub fn sentence_of(&self) -> Option<&str> {
        if self.text == TopicText::NotHeld {
            return None;
        }
        self.as_in.as_deref().or_else(|| self.editions.first().map(String::as_str))
    }
}
