//! `jadoube law`: the Laws, edition by edition, by article, topic or words; `jadoube glossary`: the
//! terms in six languages.

use serde::Serialize;
use serde_json::{Value, json};

use crate::args::{GlossaryArgs, LawArgs};
use crate::exit::Exit;
use jadoube_desk::{choices, timekeeper};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::law::{self, Concordance, Find};
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::laws::glossary::Term;
use jadoube_laws::laws::index::{Article, Coverage, Index, Library, TopicInEdition};
use jadoube_laws::laws::interpretation::Interpretation;
use jadoube_laws::laws::number::Number;
use jadoube_laws::laws::topic::{self, Group, Topic};

/// How many finds are printed.
const SHOWN: usize = 40;

/// An answer, for people and for machines.
struct LawAnswer {
    text: String,
    json: Value,
}

/// Looks up what is asked for.
#[must_use]
pub fn run(args: &LawArgs, words: &Catalogue) -> Exit {
    let (edition, asked) = match args.asked.split_first() {
        Some((first, rest)) => match choices::edition(first) {
            Some(edition) => (Some(edition), rest),
            None if is_year(first) => return no_edition(words, first),
            None => (None, args.asked.as_slice()),
        },
        None => (None, args.asked.as_slice()),
    };
    let asked = asked.join(" ");
    warn_of_successor(words, edition.unwrap_or_else(choices::newest));
    let desk = Reader { words, library: choices::law_library() };
    let told = match edition {
        None if asked.is_empty() && !args.across => Some(desk.editions()),
        _ if args.across => desk.across(edition.unwrap_or_else(choices::newest), &asked),
        Some(edition) if asked.is_empty() => Some(desk.contents(edition)),
        _ => desk.look_up(edition.unwrap_or_else(choices::newest), &asked),
    };
    match told {
        Some(told) if args.json => Exit::print(&format!("{}\n", told.json)),
        Some(told) => Exit::print(&told.text),
        None => Exit::refused(words.say_with("cli-law-nothing", &[("words", asked.into())])),
    }
}

/// Editions are known by their year, and no article has such a number.
fn is_year(text: &str) -> bool {
    text.len() == 4 && text.chars().all(|sign| sign.is_ascii_digit())
}

fn no_edition(words: &Catalogue, asked: &str) -> Exit {
    let known: Vec<&str> = choices::editions().iter().map(|one| one.id.as_str()).collect();
    let about = [("edition", asked.into()), ("known", known.join(", ").into())];
    Exit::unusable(words.say_with("law-no-edition", &about))
}

/// Says beside the answer that an edition may have been replaced since.
pub(crate) fn warn_of_successor(words: &Catalogue, edition: &Edition) {
    if let Some(note) = law::may_be_replaced(words, edition, &timekeeper::today()) {
        eprintln!("{note}");
    }
}

/// Prints the terms in which the words occur.
#[must_use]
pub fn glossary(args: &GlossaryArgs, words: &Catalogue) -> Exit {
    let asked = args.words.join(" ");
    let found = law::terms(words, choices::glossary(), &asked);
    if found.is_empty() {
        return Exit::refused(words.say_with("cli-law-nothing", &[("words", asked.into())]));
    }
    if args.json {
        return Exit::print(&format!("{}\n", json!(found)));
    }
    let text: Vec<String> = found.iter().map(|term| term_text(term)).collect();
    Exit::print(&text.join("\n"))
}

fn term_text(term: &Term) -> String {
    let mut text: String =
        term.words().iter().map(|(lang, word)| format!("{lang}  {word}\n")).collect();
    for (edition, lang, word) in &term.old {
        text.push_str(&format!("{lang}  {word} ({edition})\n"));
    }
    text
}

#[derive(Serialize)]
struct EditionLine<'a> {
    id: &'a str,
    in_force_from: &'a str,
    in_force_until: Option<&'a str>,
    kinds: Vec<&'static str>,
    topics_held: usize,
    topics_secondary: usize,
    topics_inferred: usize,
    topics_not_held: usize,
}

struct Reader<'a> {
    words: &'a Catalogue,
    library: Library<'static>,
}

impl Reader<'_> {
    fn editions(&self) -> LawAnswer {
        let mut told = LawAnswer { text: String::new(), json: json!([]) };
        let mut lines = Vec::new();
        for edition in choices::editions() {
            let Coverage { held, secondary, inferred, not_held } =
                Index::new(edition, self.library).coverage();
            let until = edition.in_force_until.as_deref();
            let args = [
                ("held", held.into()),
                ("secondary", secondary.into()),
                ("inferred", inferred.into()),
                ("missing", not_held.into()),
            ];
            let known = self.words.say_with("cli-law-held", &args);
            let kinds: Vec<&'static str> = edition.kinds.iter().map(|kind| kind.key()).collect();
            told.text.push_str(&format!(
                "{}  {} – {:<10}  {known}\n      {}\n",
                edition.id,
                edition.in_force_from,
                until.unwrap_or(""),
                kinds.join(", ")
            ));
            lines.push(EditionLine {
                id: &edition.id,
                in_force_from: &edition.in_force_from,
                in_force_until: until,
                kinds,
                topics_held: held,
                topics_secondary: secondary,
                topics_inferred: inferred,
                topics_not_held: not_held,
            });
        }
        told.json = json!(lines);
        told
    }

    fn contents(&self, edition: &Edition) -> LawAnswer {
        let index = Index::new(edition, self.library);
        let mut told = LawAnswer { text: String::new(), json: json!([]) };
        let mut all = Vec::new();
        for article in index.articles() {
            let subjects = self.subjects(article);
            let number = law::number(self.words, &article.number);
            told.text.push_str(&format!("{number:<10}  {}\n", subjects.join("; ")));
            all.push(json!({ "article": article.number, "subjects": subjects }));
        }
        told.json = json!({ "edition": edition.id, "articles": all });
        told
    }

    fn subjects(&self, article: &Article<'_>) -> Vec<String> {
        let mut subjects: Vec<String> = article
            .readings
            .iter()
            .map(|reading| law::subject(self.words, reading.group, reading.topic))
            .collect();
        if subjects.is_empty() {
            subjects.extend(article.cases.iter().map(|what| law::case(self.words, what)));
        }
        subjects
    }

    /// An article, the parts of an article, a topic, or what the words find.
    fn look_up(&self, edition: &Edition, asked: &str) -> Option<LawAnswer> {
        let index = Index::new(edition, self.library);
        if topic::is_id(asked)
            && let Some(reading) = index.topic(asked)
        {
            let (text, json) = self.reading(reading);
            let topics = json!([json]);
            // A10 may be a topic of ours and an article of the edition: then both are told.
            let article = index.article(asked).filter(|article| article.number == asked);
            return Some(match article.map(|article| self.article(&index, article)) {
                None => {
                    LawAnswer { text, json: json!({ "edition": edition.id, "topics": topics }) }
                }
                Some(told) => LawAnswer {
                    text: format!("{}\n{text}", told.text),
                    json: json!({
                        "edition": edition.id, "articles": [told.json], "topics": topics,
                    }),
                },
            });
        }
        let under: Vec<&Article<'_>> = match index.article(asked) {
            Some(article) => vec![article],
            None => index.under(asked).collect(),
        };
        if !under.is_empty() {
            let told: Vec<LawAnswer> = under.iter().map(|one| self.article(&index, one)).collect();
            let text: Vec<&str> = told.iter().map(|one| one.text.as_str()).collect();
            let json: Vec<&Value> = told.iter().map(|one| &one.json).collect();
            let json = json!({ "edition": edition.id, "articles": json });
            return Some(LawAnswer { text: text.join("\n"), json });
        }
        let nearest = Number::is_written_in(asked).then(|| index.nearest(asked)).flatten();
        if let Some(article) = nearest {
            return Some(self.nearest(&index, asked, article));
        }
        self.finds(&index, asked)
    }

    /// An article that the index of the edition does not have: the nearest in its place, which is
    /// told.
    fn nearest(&self, index: &Index<'_>, asked: &str, article: &Article<'_>) -> LawAnswer {
        let LawAnswer { text, json } = self.article(index, article);
        let about = [
            ("asked", asked.into()),
            ("edition", (&index.edition).into()),
            ("nearest", (&article.number).into()),
        ];
        let header = self.words.say_with("cli-law-nearest", &about);
        let number = &article.number;
        let json = json!({
            "edition": index.edition, "asked": asked, "nearest": number, "articles": [json],
        });
        LawAnswer { text: format!("{header}\n\n{text}"), json }
    }

    fn finds(&self, index: &Index<'static>, asked: &str) -> Option<LawAnswer> {
        let found = Concordance::new(self.words, index, self.library).find(self.words, asked);
        let (mut text, mut topics, mut cases) = (String::new(), Vec::new(), Vec::new());
        for find in found.iter().take(SHOWN) {
            match find {
                Find::Topic(id) => {
                    let Some(reading) = index.topic(id) else { continue };
                    let (said, json) = self.reading(reading);
                    text.push_str(&said);
                    topics.push(json);
                }
                Find::Case(what) => {
                    let (said, json) = self.case(what);
                    text.push_str(&said);
                    cases.push(json);
                }
            }
        }
        let json = json!({ "edition": index.edition, "topics": topics, "cases": cases });
        let header = self.words.say_with("cli-law-in", &[("edition", (&index.edition).into())]);
        (!found.is_empty()).then(|| LawAnswer { text: format!("{header}\n\n{text}"), json })
    }

    fn article(&self, index: &Index<'_>, article: &Article<'_>) -> LawAnswer {
        let number = law::number(self.words, &article.number);
        let mut text = format!("{number} ({})\n", index.edition);
        let mut topics = Vec::new();
        for reading in &article.readings {
            let (said, json) = self.reading(reading);
            text.push_str(&said);
            topics.push(json);
        }
        let mut cases = Vec::new();
        for what in &article.cases {
            let (said, json) = self.case(what);
            text.push_str(&said);
            cases.push(json);
        }
        let see = self.see(article);
        if !see.is_empty() {
            let list: Vec<String> = see.iter().map(|(id, what)| format!("{what} ({id})")).collect();
            text.push_str(&self.line("cli-law-see", &list.join("; ")));
        }
        let neighbours = article.neighbours();
        if !neighbours.is_empty() {
            text.push_str(&self.line("cli-law-neighbours", &law::numbers(self.words, &neighbours)));
        }
        let see: Vec<&str> = see.iter().map(|(id, _)| *id).collect();
        let json = json!({
            "article": article.number, "topics": topics, "cases": cases,
            "see": see, "neighbours": neighbours,
        });
        LawAnswer { text, json }
    }

    fn see<'b>(&self, article: &Article<'b>) -> Vec<(&'b str, String)> {
        let ids = article.see().into_iter();
        ids.filter_map(|id| {
            let (group, topic) = self.library.topic(id)?;
            Some((id, law::subject(self.words, group, topic)))
        })
        .collect()
    }

    fn line(&self, id: &str, list: &str) -> String {
        format!("  {}\n", self.words.say_with(id, &[("list", list.into())]))
    }

    fn reading(&self, reading: &TopicInEdition<'_>) -> (String, Value) {
        let subject = law::subject(self.words, reading.group, reading.topic);
        let said = law::statement(self.words, reading.group, reading.topic, reading.cell);
        let mark = law::reservation(self.words, reading.cell);
        let articles = law::numbers(self.words, &reading.cell.articles);
        let mut text = format!("  {subject} [{}]  {articles}\n", reading.topic.id);
        if reading.cell.sentence_of().is_some() {
            text.push_str(&format!("    {said}\n"));
        }
        if let Some(mark) = &mark {
            text.push_str(&format!("    ({mark})\n"));
        }
        let json = json!({
            "topic": reading.topic.id, "subject": subject, "articles": reading.cell.articles,
            "statement": reading.cell.sentence_of().map(|_| &said), "mark": mark,
        });
        (text, json)
    }

    fn case(&self, what: &Interpretation) -> (String, Value) {
        let (title, question) = (law::case_title(what), law::case(self.words, what));
        let answer = law::answer(self.words, what);
        let text = format!("  {title}  {question}\n    {answer}\n");
        let json = json!({
            "article": what.article, "years": what.years, "about": what.about,
            "topics": what.topics, "question": question, "answer": answer,
        });
        (text, json)
    }

    /// The topics of an article, a topic, or all that words find, through all editions.
    fn across(&self, edition: &Edition, asked: &str) -> Option<LawAnswer> {
        let index = Index::new(edition, self.library);
        let by_id = topic::is_id(asked).then(|| self.library.topic(asked)).flatten();
        let topics: Vec<(&Group, &Topic)> = if let Some(topic) = by_id {
            vec![topic]
        } else if let Some(article) = index.article(asked) {
            article.readings.iter().map(|reading| (reading.group, reading.topic)).collect()
        } else {
            let found = Concordance::new(self.words, &index, self.library).find(self.words, asked);
            let topics = found.iter().filter_map(|find| match find {
                Find::Topic(id) => self.library.topic(id),
                Find::Case(_) => None,
            });
            topics.take(SHOWN).collect()
        };
        let told: Vec<(String, Value)> =
            topics.into_iter().map(|topic| self.side_by_side(topic)).collect();
        let text: Vec<&str> = told.iter().map(|(text, _)| text.as_str()).collect();
        let json: Vec<&Value> = told.iter().map(|(_, json)| json).collect();
        (!told.is_empty()).then(|| LawAnswer { text: text.join("\n"), json: json!(json) })
    }

    fn side_by_side(&self, (group, topic): (&Group, &Topic)) -> (String, Value) {
        let editions: Vec<&str> = choices::editions().iter().map(|one| one.id.as_str()).collect();
        let subject = law::subject(self.words, group, topic);
        let mut text = format!("{subject} [{}]\n", topic.id);
        let mut rows = Vec::new();
        for strand in topic.strands(&editions) {
            let span = law::span(self.words, &strand);
            let said = law::statement(self.words, group, topic, strand.cell);
            let mark = law::reservation(self.words, strand.cell);
            text.push_str(&format!(
                "  {span}  {}\n    {said}\n",
                law::strand_articles(self.words, &strand)
            ));
            if let Some(mark) = mark.as_ref().filter(|mark| **mark != said) {
                text.push_str(&format!("    ({mark})\n"));
            }
            let editions: Vec<Value> = strand
                .editions
                .iter()
                .map(|(edition, articles)| json!({ "edition": edition, "articles": articles }))
                .collect();
            rows.push(json!({ "editions": editions, "statement": said, "mark": mark }));
        }
        (text, json!({ "topic": topic.id, "subject": subject, "across": rows }))
    }
}
