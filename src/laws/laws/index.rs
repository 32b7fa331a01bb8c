//! The index of an edition: its articles in order, each with the topics that it belongs to, the
//! interpretations that speak of it, and the competition rules that changed it. What topics and
//! interpretations say is in `i18n::law`.

use std::collections::{BTreeMap, BTreeSet};

use crate::laws::edition::Edition;
use crate::laws::interpretation::Interpretation;
use crate::laws::number::Number;
use crate::laws::topic::{Cell, Group, Topic, TopicText};

/// All topics and interpretations: what an index is made from.
#[derive(Debug, Clone, Copy)]
pub struct Library<'a> {
    /// The topics, group by group.
    pub groups: &'a [Group],
    /// The interpretations, edition by edition.
    pub interpretations: &'a [Interpretation],
}

/// A topic in one edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TopicInEdition<'a> {
    /// The part of the Laws that the topic stands in.
    pub group: &'a Group,
    /// The topic.
    pub topic: &'a Topic,
    /// What the edition says.
    pub cell: &'a Cell,
}

/// An article of an edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Article<'a> {
    /// Its number as it is printed.
    pub number: String,
    /// The topics that it belongs to.
    pub readings: Vec<TopicInEdition<'a>>,
    /// The interpretations that speak of it, or that are it.
    pub cases: Vec<&'a Interpretation>,
    /// The competition rules that changed it, each with its article where it has one.
    pub changed_by: BTreeSet<String>,
}

/// The articles and topics of an edition.
#[derive(Debug, Clone)]
pub struct Index<'a> {
    /// The edition's id.
    pub edition: String,
    articles: BTreeMap<(Number, String), Article<'a>>,
    topics: Vec<TopicInEdition<'a>>,
}

impl<'a> Library<'a> {
    /// All topics with their groups.
    pub fn topics(self) -> impl Iterator<Item = (&'a Group, &'a Topic)> {
        self.groups.iter().flat_map(|group| group.topics.iter().map(move |topic| (group, topic)))
    }

    /// The topic with an id, `T05`, however it is capitalised.
    #[must_use]
    pub fn topic(self, id: &str) -> Option<(&'a Group, &'a Topic)> {
        self.topics().find(|(_, topic)| topic.id.eq_ignore_ascii_case(id))
    }
}

impl<'a> Index<'a> {
    /// The index of an edition.
    #[must_use]
    pub fn new(edition: &Edition, library: Library<'a>) -> Self {
        let rules = edition.rules.index();
        let topics: Vec<TopicInEdition<'a>> = library
            .topics()
            .filter_map(|(group, topic)| {
                Some(TopicInEdition { group, topic, cell: topic.cell(&edition.id)? })
            })
            .collect();
        let mut index = Self { edition: edition.id.clone(), articles: BTreeMap::new(), topics };
        for reading in index.topics.clone() {
            for number in &reading.cell.articles {
                index.at(number).readings.push(reading.clone());
            }
        }
        for case in library.interpretations.iter().filter(|case| case.edition == edition.id) {
            for number in case.numbers() {
                index.at(number).cases.push(case);
            }
            for number in &case.about {
                let cases = &mut index.at(number).cases;
                if !cases.iter().any(|known| known.id == case.id) {
                    cases.push(case);
                }
            }
        }
        for rule in &rules {
            for number in &rule.articles {
                if let Some(by) = rule.changed_by {
                    let place = if rule.changed_in.is_empty() { "" } else { ", " };
                    let by = format!("{by}{place}{}", rule.changed_in);
                    index.at(number).changed_by.insert(by);
                }
            }
        }
        index
    }

    fn at(&mut self, number: &str) -> &mut Article<'a> {
        let key = (Number::new(number), number.to_owned());
        self.articles.entry(key).or_insert_with(|| Article {
            number: number.to_owned(),
            readings: Vec::new(),
            cases: Vec::new(),
            changed_by: BTreeSet::new(),
        })
    }

    /// All articles, in the order in which the edition is read.
    pub fn articles(&self) -> impl Iterator<Item = &Article<'a>> {
        self.articles.values()
    }

    /// All topics, those too on which the edition has no article.
    #[must_use]
    pub fn topics(&self) -> &[TopicInEdition<'a>] {
        &self.topics
    }

    /// The topic with an id, in this edition.
    #[must_use]
    pub fn topic(&self, id: &str) -> Option<&TopicInEdition<'a>> {
        self.topics.iter().find(|reading| reading.topic.id.eq_ignore_ascii_case(id))
    }

    /// The article with a number, however it is written.
    #[must_use]
    pub fn article(&self, number: &str) -> Option<&Article<'a>> {
        let key = Number::new(number);
        let exact = self.articles.get(&(key.clone(), number.to_owned()));
        exact.or_else(|| self.articles().find(|article| Number::new(&article.number) == key))
    }

    /// The articles under a number: the article and its parts.
    pub fn under(&self, number: &str) -> impl Iterator<Item = &Article<'a>> {
        let whole = Number::new(number);
        let all = self.articles.iter();
        all.filter(move |((number, _), _)| number.belongs_to(&whole)).map(|(_, article)| article)
    }

    /// The article to show for a citation: the article itself, else its first part, else the
    /// article that it is a part of.
    #[must_use]
    pub fn nearest(&self, number: &str) -> Option<&Article<'a>> {
        let mut above = Some(Number::new(number));
        let exact = self.article(number).or_else(|| self.under(number).next());
        exact.or_else(|| {
            while let Some(number) = above.take() {
                above = number.parent();
                let mut all = self.articles.iter();
                if let Some((_, article)) = all.find(|((one, _), _)| *one == number) {
                    return Some(article);
                }
            }
            None
        })
    }

    /// How many of the topics are known from the text of the edition, from reports, from its
    /// neighbours, and not.
    #[must_use]
    pub fn coverage(&self) -> Coverage {
        let mut coverage = Coverage::default();
        for reading in &self.topics {
            let count = match reading.cell.text {
                TopicText::Held => &mut coverage.held,
                TopicText::Secondary => &mut coverage.secondary,
                TopicText::Inferred => &mut coverage.inferred,
                TopicText::NotHeld => &mut coverage.not_held,
            };
            *count = count.saturating_add(1);
        }
        coverage
    }
}

/// How much of an edition is known, in topics.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Coverage {
    /// Read in the edition.
    pub held: usize,
    /// Known from reports about it.
    pub secondary: usize,
    /// Not held, but inferred from the editions before and after.
    pub inferred: usize,
    /// Not held.
    pub not_held: usize,
}

impl<'a> Article<'a> {
    /// Where to read on: the topics that its topics send to.
    #[must_use]
    pub fn see(&self) -> Vec<&'a str> {
        let own: Vec<&str> =
            self.readings.iter().map(|reading| reading.topic.id.as_str()).collect();
        let mut seen: Vec<&'a str> = Vec::new();
        for reading in &self.readings {
            for id in &reading.topic.see {
                if !own.contains(&id.as_str()) && !seen.contains(&id.as_str()) {
                    seen.push(id);
                }
            }
        }
        seen
    }

    /// The other articles of its topics.
    #[must_use]
    pub fn neighbours(&self) -> Vec<&'a str> {
        let mut all: Vec<&'a str> = Vec::new();
        for number in self.readings.iter().flat_map(|reading| &reading.cell.articles) {
            if *number != self.number && !all.contains(&number.as_str()) {
                all.push(number);
            }
        }
        all
    }
}
