//! What the Laws say, topic by topic, in our own words: the subject of a topic, one statement for
//! the editions that agree, the interpretations, the glossary; and finding them by words. Which
//! article says it is in `core::laws`.

use crate::catalogue::{Arg, Catalogue};
use crate::search::{SearchTerms, best_first, fold};
use jadoube_laws::citation::{Citation, named_part};
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::laws::evidence::Evidence;
use jadoube_laws::laws::glossary::Term;
use jadoube_laws::laws::index::{Index, Library};
use jadoube_laws::laws::interpretation::Interpretation;
use jadoube_laws::laws::overlay::Fault;
use jadoube_laws::laws::topic::{Cell, Group, Strand, Topic, TopicText};

/// What a topic is about.
#[must_use]
pub fn subject(words: &Catalogue, group: &Group, topic: &Topic) -> String {
    words.say(&id(group, topic))
}

/// What a cell says; that its text is not held, where it is not.
#[must_use]
pub fn statement(words: &Catalogue, group: &Group, topic: &Topic, cell: &Cell) -> String {
    match cell.sentence_of() {
        Some(edition) => words.say(&format!("{}-{edition}", id(group, topic))),
        None => words.say("law-not-held"),
    }
}

/// How far the text of a cell is known, where it was not read in the edition.
#[must_use]
pub fn reservation(words: &Catalogue, cell: &Cell) -> Option<String> {
    match cell.text {
        TopicText::Held => None,
        TopicText::Secondary => Some(words.say("law-secondary")),
        TopicText::Inferred => Some(words.say("law-inferred")),
        TopicText::NotHeld => Some(words.say("law-not-held")),
    }
}

/// The statements on an article: one for each topic that it belongs to.
#[must_use]
pub fn statements(words: &Catalogue, groups: &[Group], citation: &Citation) -> Vec<String> {
    let mut said = Vec::new();
    for group in groups {
        for topic in &group.topics {
            if let Some(cell) = topic.cell(&citation.edition)
                && cell.articles.contains(&citation.article)
                && cell.sentence_of().is_some()
            {
                said.push(statement(words, group, topic, cell));
            }
        }
    }
    said
}

/// The number of an article; a part of an edition that has none by its name.
#[must_use]
pub fn number(words: &Catalogue, article: &str) -> String {
    named_part(article).map_or_else(|| article.to_owned(), |part| words.say(part))
}

/// The numbers of articles, one after the other.
#[must_use]
pub fn numbers<S: AsRef<str>>(words: &Catalogue, articles: &[S]) -> String {
    let all = articles.iter().map(|article| number(words, article.as_ref()));
    all.collect::<Vec<_>>().join(", ")
}

/// An article with what must be known of it: `7.5.5 (2018)`, `7.4 (2014) · text not held; …`, the
/// competition rules that changed it.
#[must_use]
pub fn citation(words: &Catalogue, what: &Citation) -> String {
    words.value(&what.in_full())
}

/// What a score in a notation is worth, with the articles that say so.
#[must_use]
pub fn evidence(words: &Catalogue, what: &Evidence) -> String {
    let (said, citations) = match what {
        Evidence::Accepted(citations) => (words.say("law-evidence-accepted"), citations),
        Evidence::UntilEndOf { year, citations } => {
            let year = ("year", year.to_string().into());
            (words.say_with("law-evidence-until", &[year]), citations)
        }
        Evidence::OfBlindPlayers(citations) => (words.say("law-evidence-blind"), citations),
        Evidence::NotEvidence { warned: true, citations } => {
            (words.say("law-evidence-none-warned"), citations)
        }
        Evidence::NotEvidence { warned: false, citations } => {
            (words.say("law-evidence-none"), citations)
        }
    };
    let articles: Vec<String> = citations.iter().map(|one| citation(words, one)).collect();
    format!("{said} · {}", articles.join("; "))
}

/// What is wrong with a competition's own rules, a line each.
#[must_use]
pub fn overlay_faults(words: &Catalogue, faults: &[Fault]) -> String {
    let lines: Vec<String> = faults.iter().map(|fault| words.tell(fault)).collect();
    lines.join("\n")
}

/// The question that an interpretation decided.
#[must_use]
pub fn case(words: &Catalogue, what: &Interpretation) -> String {
    words.say(&format!("law-interpretations-{}-{}-case", what.edition, what.id))
}

/// The answer.
#[must_use]
pub fn answer(words: &Catalogue, what: &Interpretation) -> String {
    words.say(&format!("law-interpretations-{}-{}-answer", what.edition, what.id))
}

/// `Int. 15 (1971, 1974)`.
#[must_use]
pub fn case_title(what: &Interpretation) -> String {
    if what.years.is_empty() {
        return what.article.clone();
    }
    let years: Vec<String> = what.years.iter().map(u16::to_string).collect();
    format!("{} ({})", what.article, years.join(", "))
}

/// `1972 to 2023`, or the one edition.
#[must_use]
pub fn span(words: &Catalogue, strand: &Strand<'_>) -> String {
    match strand.span() {
        Some((first, last)) if first != last => {
            words.say_with("law-span", &[("first", first.into()), ("last", last.into())])
        }
        Some((only, _)) => only.to_owned(),
        None => String::new(),
    }
}

/// The articles of editions that agree: `7.4`, or with the editions where the numbers differ:
/// `7.4b (2001, 2005); 7.5.5 (2018)`.
#[must_use]
pub fn strand_articles(words: &Catalogue, strand: &Strand<'_>) -> String {
    let lists = strand.articles();
    let one = |articles: &[String], editions: &[&str]| {
        let articles = numbers(words, articles);
        if editions.len() == strand.editions.len() {
            articles
        } else {
            format!("{articles} ({})", editions.join(", "))
        }
    };
    let lists: Vec<String> = lists.iter().map(|(list, editions)| one(list, editions)).collect();
    lists.join("; ")
}

/// That an edition may have been replaced since, and what to do then; nothing before that day.
#[must_use]
pub fn may_be_replaced(words: &Catalogue, edition: &Edition, today: &str) -> Option<String> {
    let from = edition.may_be_replaced(today)?;
    let about = [("edition", Arg::from(edition.id.as_str())), ("from", from.into())];
    Some(words.say_with("law-may-be-replaced", &about))
}

/// What words can find in an edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Find<'a> {
    /// A topic, by its id.
    Topic(&'a str),
    /// An interpretation.
    Case(&'a Interpretation),
}

/// The words of an edition, ready to be searched.
#[derive(Debug, Clone)]
pub struct Concordance<'a> {
    texts: Vec<(Find<'a>, String, String)>,
}

impl<'a> Concordance<'a> {
    /// All words of an edition in a language.
    #[must_use]
    pub fn new(words: &Catalogue, index: &Index<'a>, library: Library<'a>) -> Self {
        let mut texts = Vec::new();
        for reading in index.topics() {
            let title = fold(&subject(words, reading.group, reading.topic));
            let said = statement(words, reading.group, reading.topic, reading.cell);
            let body = fold(&format!("{said} {}", reading.cell.articles.join(" ")));
            texts.push((Find::Topic(&reading.topic.id), title, body));
        }
        for what in library.interpretations.iter().filter(|one| one.edition == index.edition) {
            let body = fold(&format!("{} {}", answer(words, what), what.article));
            texts.push((Find::Case(what), fold(&case(words, what)), body));
        }
        Self { texts }
    }

    /// What fits, the best first; nothing for no words.
    #[must_use]
    pub fn find(&self, words: &Catalogue, typed: &str) -> Vec<Find<'a>> {
        let sought = SearchTerms::new(words, typed);
        if sought.is_empty() {
            return Vec::new();
        }
        let fitting = best_first(&self.texts, |(_, title, body)| sought.fit(title, body));
        fitting.into_iter().map(|(find, ..)| *find).collect()
    }
}

/// The interpretations in which the words or the number occur, the best first; all for no words.
#[must_use]
pub fn cases<'a>(
    words: &Catalogue,
    all: &'a [Interpretation],
    typed: &str,
) -> Vec<&'a Interpretation> {
    let sought = SearchTerms::new(words, typed);
    if sought.is_empty() {
        return all.iter().collect();
    }
    best_first(all, |what| {
        let title = format!("{} {}", what.article, case(words, what));
        sought.fit(&fold(&title), &fold(&answer(words, what)))
    })
}

/// The terms in which the words occur, in any of the six languages, the best first; all for no
/// words.
#[must_use]
pub fn terms<'a>(words: &Catalogue, glossary: &'a [Term], typed: &str) -> Vec<&'a Term> {
    let sought = SearchTerms::new(words, typed);
    if sought.is_empty() {
        return glossary.iter().collect();
    }
    best_first(glossary, |term| {
        let now = term.words().map(|(_, word)| sought.fit(&fold(word), ""));
        let old = term.old.iter().map(|(_, _, word)| sought.fit("", &fold(word)));
        now.into_iter().chain(old).flatten().max()
    })
}

fn id(group: &Group, topic: &Topic) -> String {
    format!("law-{}-{}", group.group, topic.id.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_laws::laws::index::Coverage;
    use jadoube_laws::library::glossary;
    use jadoube_laws::library::interpretations;
    use jadoube_laws::library::laws;
    use jadoube_laws::library::topics;

    fn library() -> Library<'static> {
        Library { groups: topics::groups(), interpretations: interpretations::all() }
    }

    fn index(edition: &str) -> Index<'static> {
        Index::new(laws::edition(edition).unwrap(), library())
    }

    #[test]
    fn the_articles_of_an_edition_stand_in_its_order() {
        for (edition, order) in [
            ("1972", ["1", "8", "12.3", "20.1", "Int. 1", "Int. 22"].as_slice()),
            ("1980", &["8.1", "Int. 8.1", "Int. 8.2", "Int. 14.4"]),
            ("1997", &["4.2", "6.9", "10.4", "B6", "C3"]),
            ("2018", &["4.3.1", "4.3.2", "6.8", "9.6.1", "12.9.1", "A.4.2", "III.3.1"]),
        ] {
            let index = index(edition);
            let all: Vec<&str> = index.articles().map(|one| one.number.as_str()).collect();
            let places: Vec<usize> = order
                .iter()
                .map(|number| all.iter().position(|one| one == number).expect(number))
                .collect();
            assert!(places.is_sorted(), "{edition}: {all:?}");
        }
    }

    #[test]
    fn an_article_is_found_by_its_number_however_it_is_written() {
        let index = index("2018");
        let numbers = |prefix: &str| -> Vec<&str> {
            index.under(prefix).map(|article| article.number.as_str()).collect()
        };
        assert_eq!(numbers("4.4"), ["4.4.1", "4.4.2", "4.4.3", "4.4.4"]);
        assert_eq!(numbers("iii 3"), ["III.3.1", "III.3.1.1", "III.3.1.2"]);
        assert!(numbers("77").is_empty());
        let near = |number: &str| index.nearest(number).map(|article| article.number.as_str());
        assert_eq!(near("a.4.2"), Some("A.4.2"));
        assert_eq!(near("III.3.1.3"), Some("III.3.1"), "a part of it");
        assert_eq!(near("4.4"), Some("4.4.1"), "its first part");
        assert_eq!(near("77.1"), None);
    }

    /// The words of arbiters, which are not always those of the Laws.
    #[test]
    fn words_are_found_in_other_forms_and_by_synonyms() {
        for (lang, typed, wanted) in [
            (Lang::En, "mobile phone", "C04"),
            (Lang::En, "cell phones", "C04"),
            (Lang::En, "triple repetition", "D01"),
            (Lang::En, "insufficient material", "D12"),
            (Lang::En, "J’adoube", "T01"),
            (Lang::En, "adjusted pieces", "T01"),
            (Lang::De, "Fahne", "F01"),
            (Lang::De, "Handy", "C04"),
            (Lang::De, "dreifache Wiederholung", "D01"),
            (Lang::De, "ungenügendes Material", "D12"),
            (Lang::De, "j'adoube", "T01"),
            (Lang::Mk, "мобилен телефон", "C04"),
            (Lang::Mk, "тројно повторување", "D01"),
            (Lang::Mk, "недоволен материјал", "D12"),
            (Lang::Mk, "знаменце", "F01"),
            (Lang::Mk, "j’adoube", "T01"),
        ] {
            let words = Catalogue::new(lang);
            let index = index("2023");
            let found = Concordance::new(&words, &index, library()).find(&words, typed);
            let at = found.iter().position(|find| *find == Find::Topic(wanted));
            assert!(at.is_some_and(|at| at < 8), "{typed}: {wanted} at {at:?} of {found:?}");
        }
    }

    #[test]
    fn from_the_day_of_the_next_edition_it_is_told_that_there_is_one() {
        let newest = laws::newest();
        for lang in Lang::ALL {
            let words = Catalogue::new(lang);
            assert_eq!(may_be_replaced(&words, newest, "2026-12-31"), None);
            for day in ["2027-01-01", "2031-05-06"] {
                let told = may_be_replaced(&words, newest, day).unwrap();
                assert!(told.contains("2027-01-01") && told.contains("--rules"), "{told}");
            }
            let older = laws::edition("2018").unwrap();
            assert_eq!(may_be_replaced(&words, older, "2027-01-01"), None);
        }
    }

    /// Articles 7.4 and 7.5 of the editions; facts on the Laws, topics I05 and T02.
    #[test]
    fn words_find_topics_and_cases_and_all_words_must_occur() {
        for (edition, lang, typed, first) in [
            ("2023", Lang::En, "adjusting pieces", "T01"),
            ("2023", Lang::De, "ZURECHTRÜCKEN", "T01"),
            ("2018", Lang::En, "both flags", "F03"),
        ] {
            let words = Catalogue::new(lang);
            let index = index(edition);
            let found = Concordance::new(&words, &index, library()).find(&words, typed);
            assert_eq!(found.first(), Some(&Find::Topic(first)), "{typed}");
        }
        let words = Catalogue::new(Lang::En);
        let old = index("1972");
        let concordance = Concordance::new(&words, &old, library());
        let found = concordance.find(&words, "property scoresheet");
        assert!(
            matches!(found.first(), Some(Find::Case(what)) if what.article == "Int. 7"),
            "{found:?}"
        );
        assert!(concordance.find(&words, "property zebra").is_empty());
        assert!(concordance.find(&words, " ").is_empty());
    }

    #[test]
    fn what_was_not_read_in_the_edition_is_marked() {
        let words = Catalogue::new(Lang::En);
        for (edition, topic, said) in [
            ("2014", "F02", "Text not available; inferred from the editions before and after"),
            ("2014", "R08", "Known from secondary sources, not from the original text"),
            ("1997", "D06", "The text of this edition is not available in the program"),
        ] {
            let index = index(edition);
            let cell = index.topic(topic).unwrap().cell;
            assert_eq!(reservation(&words, cell).unwrap(), said, "{edition} {topic}");
        }
        for edition in laws::editions() {
            let index = Index::new(edition, library());
            let Coverage { held, secondary, inferred, not_held } = index.coverage();
            let all = held + secondary + inferred + not_held;
            assert_eq!(all, library().topics().count(), "{}", edition.id);
            for reading in index.topics() {
                let read = reading.cell.text == TopicText::Held;
                let mark = reservation(&words, reading.cell);
                assert_eq!(mark.is_none(), read, "{}", reading.topic.id);
            }
        }
    }

    #[test]
    fn every_interpretation_is_an_article_of_its_edition_with_words_in_every_language() {
        for what in interpretations::all() {
            let index = index(&what.edition);
            for number in what.numbers().chain(what.about.iter().map(String::as_str)) {
                let article = index.article(number).expect(number);
                assert!(article.cases.iter().any(|case| case.id == what.id), "{number}");
            }
            for lang in Lang::ALL {
                let words = Catalogue::new(lang);
                for text in [case(&words, what), answer(&words, what)] {
                    assert!(!text.contains('⟦'), "{lang:?}: {text}");
                }
            }
        }
    }

    #[test]
    fn editions_that_agree_stand_side_by_side_as_one() {
        let words = Catalogue::new(Lang::En);
        let editions: Vec<&str> = laws::editions().iter().map(|one| one.id.as_str()).collect();
        for (_, topic) in library().topics() {
            let strands = topic.strands(&editions);
            let named: Vec<&str> =
                strands.iter().flat_map(|one| &one.editions).map(|(id, _)| *id).collect();
            assert_eq!(named, editions, "{}", topic.id);
        }
        let (_, topic) = library().topic("f02").unwrap();
        let strands = topic.strands(&editions);
        let spans: Vec<String> = strands.iter().map(|one| span(&words, one)).collect();
        assert_eq!(
            spans,
            ["1972 to 1980", "1997", "2001 to 2005", "2009", "2014", "2017 to 2018", "2023"]
        );
        assert_eq!(
            strand_articles(&words, &strands[0]),
            "17.1, Int. 22 (1972); 17.1, Int. 12.4 (1980)"
        );
        assert_eq!(strand_articles(&words, &strands[2]), "6.10");
    }

    #[test]
    fn a_part_that_has_no_number_is_named_in_the_readers_language() {
        for (lang, preface, introduction) in [
            (Lang::En, "Preface", "Introduction"),
            (Lang::De, "Vorwort", "Einleitung"),
            (Lang::Mk, "Предговор", "Вовед"),
        ] {
            let words = Catalogue::new(lang);
            assert_eq!(numbers(&words, &["Introduction", "3.1"]), format!("{introduction}, 3.1"));
            let cited = Citation::new("2023", "Preface");
            assert_eq!(citation(&words, &cited), format!("{preface} (2023)"));
        }
    }

    #[test]
    fn a_term_is_found_by_its_word_in_any_language() {
        let words = Catalogue::new(Lang::En);
        for (typed, id) in [
            ("stalemate", "stalemate"),
            ("Läufer", "bishop"),
            ("laufer", "bishop"),
            ("конь", "knight"),
            ("échiquier", "board"),
        ] {
            let found = terms(&words, glossary::terms(), typed);
            assert_eq!(found.first().map(|term| term.id.as_str()), Some(id), "{typed}");
        }
        assert_eq!(terms(&words, glossary::terms(), "").len(), glossary::terms().len());
        assert!(terms(&words, glossary::terms(), "zebra").is_empty());
    }

    #[test]
    fn what_a_score_is_worth_has_words_in_every_language() {
        use jadoube_chess::notation::descriptive::Manner;
        use jadoube_chess::notation::system::System;
        use jadoube_chess::notation::uedemann::Extension;
        for lang in Lang::ALL {
            let words = Catalogue::new(lang);
            for edition in laws::editions() {
                for system in
                    [System::Descriptive(Manner::English), System::Uedemann(Extension::Laws)]
                {
                    let said = evidence(&words, &edition.evidence(system));
                    assert!(!said.contains('⟦') && said.contains(&edition.id), "{lang:?}: {said}");
                }
            }
        }
    }
}
