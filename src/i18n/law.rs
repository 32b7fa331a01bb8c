//! What the Laws say, topic by topic, in our own words: the subject of a topic, and one statement
//! for the editions that agree. Which article says it is in `core::laws::topic`.

use crate::core::citation::{Citation, Held};
use crate::core::laws::topic::{Cell, Group, Topic, TopicText};
use crate::i18n::words::Words;

/// What a topic is about.
#[must_use]
pub fn subject(words: &Words, group: &Group, topic: &Topic) -> String {
    words.say(&id(group, topic))
}

/// What a cell says; that its text is not held, where it is not.
#[must_use]
pub fn statement(words: &Words, group: &Group, topic: &Topic, cell: &Cell) -> String {
    match cell.sentence_of() {
        Some(edition) => words.say(&format!("{}-{edition}", id(group, topic))),
        None => words.say("law-not-held"),
    }
}

/// How far the text of a cell is known, where it was not read in the edition.
#[must_use]
pub fn reservation(words: &Words, cell: &Cell) -> Option<String> {
    match cell.text {
        TopicText::Held => None,
        TopicText::Secondary => Some(words.say("law-secondary")),
        TopicText::NotHeld => Some(words.say("law-not-held")),
    }
}

/// The statements on an article: one for each topic that it belongs to. Of an article that is
/// assumed from another edition, what that edition says.
#[must_use]
pub fn statements(words: &Words, groups: &[Group], citation: &Citation) -> Vec<String> {
    let edition = match &citation.held {
        Held::Text => &citation.edition,
        Held::Assumed(from) | Held::Unknown(from) => from,
    };
    let mut said = Vec::new();
    for group in groups {
        for topic in &group.topics {
            if let Some(cell) = topic.cell(edition)
                && cell.articles.contains(&citation.article)
                && cell.sentence_of().is_some()
            {
                said.push(statement(words, group, topic, cell));
            }
        }
    }
    said
}

fn id(group: &Group, topic: &Topic) -> String {
    format!("law-{}-{}", group.group, topic.id.to_lowercase())
}
