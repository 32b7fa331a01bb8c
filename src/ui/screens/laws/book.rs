//! One edition with its words, ready to be listed and searched. What a page shows is in `page`.

use crate::scene::Scene;
use crate::widgets::badge::Tone;
use crate::widgets::rows::Row;
use jadoube_desk::choices;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_i18n::law::{self, Concordance, Find};
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::laws::index::{Article, Index, Library, TopicInEdition};
use jadoube_laws::laws::interpretation::Interpretation;
use jadoube_laws::laws::topic::{self, TopicText};

/// The parts of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::screens::laws) enum Tab {
    #[default]
    Articles,
    Topics,
    Cases,
    Terms,
}

impl Tab {
    pub(in crate::screens::laws) const ALL: [Self; 4] =
        [Self::Articles, Self::Topics, Self::Cases, Self::Terms];

    pub(in crate::screens::laws) const fn label(self) -> &'static str {
        match self {
            Self::Articles => "laws-articles",
            Self::Topics => "laws-topics",
            Self::Cases => "laws-cases",
            Self::Terms => "laws-glossary",
        }
    }
}

/// What can be shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::screens::laws) enum LawPlace {
    /// An article, by its number.
    Article(String),
    /// A topic through all editions, by its id.
    Topic(String),
    /// An interpretation.
    Case(&'static Interpretation),
    /// A term, by its id.
    Term(String),
    /// The competition's own rules.
    Own,
}

impl LawPlace {
    pub(in crate::screens::laws) const fn tab(&self) -> Tab {
        match self {
            Self::Article(_) | Self::Own => Tab::Articles,
            Self::Topic(_) => Tab::Topics,
            Self::Case(_) => Tab::Cases,
            Self::Term(_) => Tab::Terms,
        }
    }
}

/// Whose a place is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::screens::laws) enum Of {
    /// The edition's that is shown.
    Shown,
    /// The competition's.
    Own,
    /// That of the edition with this id.
    Edition(String),
}

/// One line of the list.
#[derive(Debug)]
pub(in crate::screens::laws) struct ListLine {
    pub(in crate::screens::laws) place: LawPlace,
    title: String,
    detail: String,
    aside: String,
    tone: Tone,
    spoken: String,
}

impl ListLine {
    pub(in crate::screens::laws) fn row(&self) -> Row<'_> {
        Row {
            title: &self.title,
            detail: &self.detail,
            aside: &self.aside,
            tone: self.tone,
            spoken: &self.spoken,
        }
    }
}

/// The edition that is read: the one picked, else the competition's own, else the newest.
pub(in crate::screens::laws) fn edition(
    scene: &Scene<'_>,
    picked: Option<&str>,
) -> &'static Edition {
    picked.and_then(choices::edition).unwrap_or(scene.snap.edition)
}

/// An edition with its index and its words.
#[derive(Debug)]
pub(in crate::screens::laws) struct Book {
    pub(in crate::screens::laws) edition: &'static Edition,
    pub(in crate::screens::laws) index: Index<'static>,
    pub(in crate::screens::laws) library: Library<'static>,
    lang: Lang,
    concordance: Concordance<'static>,
}

impl Book {
    pub(in crate::screens::laws) fn new(edition: &'static Edition, words: &Catalogue) -> Self {
        let library = choices::law_library();
        let index = Index::new(edition, library);
        let concordance = Concordance::new(words, &index, library);
        Self { edition, index, library, lang: words.lang(), concordance }
    }

    pub(in crate::screens::laws) fn is_of(&self, edition: &Edition, words: &Catalogue) -> bool {
        std::ptr::eq(self.edition, edition) && self.lang == words.lang()
    }

    /// The articles that words or a number find; all for nothing.
    fn articles(&self, words: &Catalogue, typed: &str) -> Vec<&Article<'static>> {
        if typed.trim().is_empty() {
            return self.index.articles().collect();
        }
        let reading = topic::is_id(typed.trim()).then(|| self.index.topic(typed.trim())).flatten();
        if let Some(reading) = reading {
            let numbers = reading.cell.articles.iter();
            return numbers.filter_map(|number| self.index.article(number)).collect();
        }
        let under: Vec<&Article<'static>> = self.index.under(typed).collect();
        if !under.is_empty() {
            return under;
        }
        let mut found: Vec<&Article<'static>> = Vec::new();
        for find in self.concordance.find(words, typed) {
            let numbers: Vec<&str> = match find {
                Find::Topic(id) => {
                    let reading = self.index.topic(id);
                    let all = reading.map_or(&[][..], |reading| &reading.cell.articles);
                    all.iter().map(String::as_str).collect()
                }
                Find::Case(what) => what.numbers().collect(),
            };
            for article in numbers.into_iter().filter_map(|number| self.index.article(number)) {
                if !found.iter().any(|known| known.number == article.number) {
                    found.push(article);
                }
            }
        }
        found
    }

    fn topics(&self, words: &Catalogue, typed: &str) -> Vec<&TopicInEdition<'static>> {
        if typed.trim().is_empty() {
            return self.index.topics().iter().collect();
        }
        if let Some(reading) = self.index.topic(typed.trim()) {
            return vec![reading];
        }
        let found = self.concordance.find(words, typed).into_iter();
        found
            .filter_map(|find| match find {
                Find::Topic(id) => self.index.topic(id),
                Find::Case(_) => None,
            })
            .collect()
    }
}

/// The lines of a part of the screen.
pub(in crate::screens::laws) fn lines(
    book: &Book,
    words: &Catalogue,
    tab: Tab,
    typed: &str,
) -> Vec<ListLine> {
    match tab {
        Tab::Articles => {
            book.articles(words, typed).into_iter().map(|one| article_line(words, one)).collect()
        }
        Tab::Topics => {
            book.topics(words, typed).into_iter().map(|one| topic_line(words, one)).collect()
        }
        Tab::Cases => {
            let all = book.library.interpretations;
            let own = all.iter().any(|one| one.edition == book.edition.id);
            let found = law::cases(words, all, typed).into_iter();
            let shown = found.filter(|one| !own || one.edition == book.edition.id);
            shown.map(|one| case_line(words, one)).collect()
        }
        Tab::Terms => {
            let found = law::terms(words, choices::glossary(), typed).into_iter();
            found.map(|term| term_line(words, term)).collect()
        }
    }
}

/// What is not from the text of the edition has a sign and a word.
fn certainty(words: &Catalogue, readings: &[TopicInEdition<'_>]) -> (Tone, String) {
    let worst = readings
        .iter()
        .map(|reading| match reading.cell.text {
            TopicText::Held => 0,
            TopicText::Secondary => 1,
            TopicText::Inferred => 2,
            TopicText::NotHeld => 3,
        })
        .max();
    match worst {
        None | Some(0) => (Tone::Neutral, String::new()),
        Some(1) => (Tone::Info, words.say("laws-aside-secondary")),
        Some(2) => (Tone::Warn, words.say("laws-aside-assumed")),
        Some(_) => (Tone::Warn, words.say("laws-aside-not-held")),
    }
}

fn article_line(words: &Catalogue, article: &Article<'static>) -> ListLine {
    let subjects: Vec<String> = article
        .readings
        .iter()
        .map(|reading| law::subject(words, reading.group, reading.topic))
        .collect();
    let subject = match (subjects.is_empty(), article.cases.first()) {
        (true, Some(what)) => law::case(words, what),
        _ => subjects.join("; "),
    };
    let detail = match (article.readings.first(), article.cases.first()) {
        (Some(reading), _) => law::statement(words, reading.group, reading.topic, reading.cell),
        (None, Some(what)) => law::answer(words, what),
        (None, None) => String::new(),
    };
    let (mut tone, mut aside) = certainty(words, &article.readings);
    if !article.changed_by.is_empty() {
        (tone, aside) = (Tone::Info, words.say("laws-aside-changed"));
    }
    let title = format!("{}  {subject}", law::number(words, &article.number));
    let place = LawPlace::Article(article.number.clone());
    line(place, title, detail, (tone, aside))
}

fn topic_line(words: &Catalogue, reading: &TopicInEdition<'static>) -> ListLine {
    let subject = law::subject(words, reading.group, reading.topic);
    let detail = law::statement(words, reading.group, reading.topic, reading.cell);
    let place = LawPlace::Topic(reading.topic.id.clone());
    line(place, subject, detail, certainty(words, std::slice::from_ref(reading)))
}

fn case_line(words: &Catalogue, what: &'static Interpretation) -> ListLine {
    let title = format!("{}  {}", what.article, law::case(words, what));
    let aside = (Tone::Neutral, what.edition.clone());
    line(LawPlace::Case(what), title, law::answer(words, what), aside)
}

fn term_line(words: &Catalogue, term: &jadoube_laws::laws::glossary::Term) -> ListLine {
    let own = words.lang().code();
    let all = term.words();
    let title = all.iter().find(|(lang, _)| *lang == own).map(|(_, word)| (*word).to_owned());
    let others = all.iter().filter(|(lang, _)| *lang != own).map(|(_, word)| *word);
    let detail = others.collect::<Vec<_>>().join(" · ");
    let aside = (Tone::Neutral, String::new());
    line(LawPlace::Term(term.id.clone()), title.unwrap_or_default(), detail, aside)
}

fn line(place: LawPlace, title: String, detail: String, (tone, aside): (Tone, String)) -> ListLine {
    let parts = [title.as_str(), aside.as_str(), detail.as_str()];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let spoken = parts.join(". ");
    ListLine { place, title, detail, aside, tone, spoken }
}
