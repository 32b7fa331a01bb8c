//! What is read at the right: an article, a topic through all editions, an interpretation, a term;
//! each with the ways to go on from there.

use egui::Ui;
use egui::accesskit::Role;

use crate::scene::Scene;
use crate::screens::laws::book::{Book, LawPlace, Of};
use crate::tokens::{Text, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_about};
use crate::widgets::card::{card, fact, soft};
use jadoube_desk::choices;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_i18n::law;
use jadoube_laws::laws::index::{Article, TopicInEdition};
use jadoube_laws::laws::interpretation::Interpretation;
use jadoube_laws::laws::topic::{Group, Strand, Topic};

/// Where a click leads.
type ClickTarget = (LawPlace, Of);

/// Draws what is shown, and says where a click leads.
pub(in crate::screens::laws) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    book: &Book,
    shown: Option<&LawPlace>,
) -> Option<ClickTarget> {
    match shown {
        Some(LawPlace::Article(number)) => article(ui, scene, book, book.index.article(number)?),
        Some(LawPlace::Topic(id)) => topic(ui, scene, book, book.library.topic(id)?),
        Some(LawPlace::Case(what)) => {
            heading(ui, &law::case_title(what));
            case(ui, scene, book, what)
        }
        Some(LawPlace::Own) => {
            own_rules(ui, scene);
            None
        }
        Some(LawPlace::Term(id)) => {
            term(ui, scene, id);
            None
        }
        None => {
            soft(ui, scene.say("laws-nothing-shown"));
            None
        }
    }
}

fn heading(ui: &mut Ui, text: &str) {
    let response = ui.label(Text::Title.rich(text));
    let name = text.to_owned();
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Heading);
        node.set_label(name);
    });
}

/// A row of ways to go on; the word of each says where it leads.
fn ways(ui: &mut Ui, label: &str, all: Vec<(String, ClickTarget)>) -> Option<ClickTarget> {
    if all.is_empty() {
        return None;
    }
    soft(ui, label);
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(space::S, space::XS);
        for (word, way) in all {
            if button(ui, Weight::Quiet, &word, None).clicked() {
                chosen = Some(way);
            }
        }
    });
    chosen
}

fn article(
    ui: &mut Ui,
    scene: &Scene<'_>,
    book: &Book,
    article: &Article<'static>,
) -> Option<ClickTarget> {
    let number = law::number(scene.words, &article.number);
    let args = [("article", number.into()), ("edition", (&book.edition.id).into())];
    heading(ui, &scene.say_with("laws-article-of", &args));
    let mut way = None;
    for by in &article.changed_by {
        badge(ui, Tone::Info, &scene.say_with("law-changed-by", &[("name", by.into())]));
    }
    for reading in &article.readings {
        way = way.or(reading_ui(ui, scene, reading));
    }
    for what in &article.cases {
        way = way.or(case(ui, scene, book, what));
    }
    let see = article.see().into_iter();
    let see = see.filter_map(|id| topic_way(scene, book, id)).collect();
    way = way.or(ways(ui, &scene.say("laws-see"), see));
    let numbers = article.neighbours().into_iter();
    let numbers = numbers
        .map(|one| (law::number(scene.words, one), (LawPlace::Article(one.to_owned()), Of::Shown)));
    way.or(ways(ui, &scene.say("laws-neighbours"), numbers.collect()))
}

fn topic_way(scene: &Scene<'_>, book: &Book, id: &str) -> Option<(String, ClickTarget)> {
    let (group, topic) = book.library.topic(id)?;
    let subject = law::subject(scene.words, group, topic);
    Some((subject, (LawPlace::Topic(topic.id.clone()), Of::Shown)))
}

fn reading_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    reading: &TopicInEdition<'static>,
) -> Option<ClickTarget> {
    let subject = law::subject(scene.words, reading.group, reading.topic);
    card(ui, &subject, |ui| {
        if reading.cell.sentence_of().is_some() {
            let said = law::statement(scene.words, reading.group, reading.topic, reading.cell);
            ui.label(Text::Body.rich(said));
        }
        if let Some(mark) = law::reservation(scene.words, reading.cell) {
            badge(ui, Tone::Warn, &mark);
        }
        let word = scene.say("laws-through-editions");
        let response = button_about(ui, Weight::Quiet, &word, &subject);
        response.clicked().then(|| (LawPlace::Topic(reading.topic.id.clone()), Of::Shown))
    })
}

fn topic(
    ui: &mut Ui,
    scene: &Scene<'_>,
    book: &Book,
    (group, topic): (&'static Group, &'static Topic),
) -> Option<ClickTarget> {
    let subject = law::subject(scene.words, group, topic);
    heading(ui, &subject);
    let editions: Vec<&str> = choices::editions().iter().map(|one| one.id.as_str()).collect();
    let mut way = None;
    for strand in topic.strands(&editions) {
        way = way.or(strand_ui(ui, scene, book, (group, topic), &strand));
    }
    let cases = book.library.interpretations.iter();
    for what in cases.filter(|what| what.topics.contains(&topic.id)) {
        way = way.or(case(ui, scene, book, what));
    }
    let see = topic.see.iter().filter_map(|id| topic_way(scene, book, id)).collect();
    way.or(ways(ui, &scene.say("laws-see"), see))
}

fn strand_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    book: &Book,
    (group, topic): (&Group, &Topic),
    strand: &Strand<'static>,
) -> Option<ClickTarget> {
    let span = law::span(scene.words, strand);
    card(ui, &span, |ui| {
        if strand.editions.iter().any(|(edition, _)| *edition == book.edition.id) {
            let text = scene.say_with("laws-here", &[("edition", (&book.edition.id).into())]);
            badge(ui, Tone::Good, &text);
        }
        let said = law::statement(scene.words, group, topic, strand.cell);
        ui.label(Text::Body.rich(&said));
        let mark = law::reservation(scene.words, strand.cell).filter(|mark| *mark != said);
        if let Some(mark) = mark {
            badge(ui, Tone::Warn, &mark);
        }
        let mut all = Vec::new();
        for (edition, articles) in &strand.editions {
            for article in *articles {
                let way = (LawPlace::Article(article.clone()), Of::Edition((*edition).to_owned()));
                all.push((format!("{article} ({edition})"), way));
            }
        }
        ways(ui, &scene.say("laws-articles"), all)
    })
}

fn case(ui: &mut Ui, scene: &Scene<'_>, book: &Book, what: &Interpretation) -> Option<ClickTarget> {
    card(ui, &law::case_title(what), |ui| {
        let edition = [("edition", (&what.edition).into())];
        soft(ui, scene.say_with("laws-case-of", &edition));
        ui.label(Text::Strong.rich(law::case(scene.words, what)));
        ui.label(Text::Body.rich(law::answer(scene.words, what)));
        let article = |one: &String| {
            let way = (LawPlace::Article(one.clone()), Of::Edition(what.edition.clone()));
            (format!("{one} ({})", what.edition), way)
        };
        let about = ways(ui, &scene.say("laws-about"), what.about.iter().map(article).collect());
        let topics = what.topics.iter().filter_map(|id| topic_way(scene, book, id)).collect();
        about.or(ways(ui, &scene.say("laws-topics"), topics))
    })
}

/// The competition's own rules as their file has them.
fn own_rules(ui: &mut Ui, scene: &Scene<'_>) {
    let competition = scene.snap.hall.competition.as_ref();
    let Some(text) = competition.and_then(|one| one.rules.as_ref()) else { return };
    heading(ui, scene.snap.edition.overlay.as_deref().unwrap_or_default());
    card(ui, "", |ui| {
        let size = Text::Body.font(ui).size;
        ui.label(egui::RichText::new(text).font(egui::FontId::monospace(size)));
    });
}

fn term(ui: &mut Ui, scene: &Scene<'_>, id: &str) {
    let Some(term) = choices::glossary().iter().find(|term| term.id == id) else { return };
    let own = scene.words.lang().code();
    let all = term.words();
    let title = all.iter().find(|(lang, _)| *lang == own).map_or(id, |(_, word)| *word);
    heading(ui, title);
    card(ui, "", |ui| {
        for (lang, word) in all {
            fact(ui, &language(scene.words, lang), word);
        }
        for (edition, lang, word) in &term.old {
            let args =
                [("edition", edition.into()), ("language", language(scene.words, lang).into())];
            fact(ui, &scene.say_with("laws-word-of", &args), word);
        }
    });
}

/// The name of a language of the glossary; its code, where it has none here.
fn language(words: &Catalogue, code: &str) -> String {
    let id = match (Lang::from_code(code), code) {
        (Some(Lang::En), _) => "laws-language-en",
        (Some(Lang::De), _) => "laws-language-de",
        (Some(Lang::Mk), _) => "laws-language-mk",
        (None, "ru") => "laws-language-ru",
        (None, "es") => "laws-language-es",
        (None, "fr") => "laws-language-fr",
        (None, other) => return other.to_owned(),
    };
    words.say(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_of_the_glossary_has_its_name_and_an_unknown_one_is_not_called_english() {
        let words = Catalogue::new(Lang::En);
        for term in choices::glossary() {
            let old = term.old.iter().map(|(_, lang, _)| lang.as_str());
            for code in term.words().map(|(lang, _)| lang).into_iter().chain(old) {
                assert_ne!(language(&words, code), code, "{}", term.id);
            }
        }
        assert_eq!(language(&words, "mk"), "Macedonian");
        assert_eq!(language(&words, "nl"), "nl");
    }
}
