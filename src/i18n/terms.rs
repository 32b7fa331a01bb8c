//! One term for one thing, in all texts, in the glossary, in the README and in what the desktop shows of the
//! program: no word of `terms.tsv` stands in them. What people may say or type to the program is taken as they say it.

use std::collections::BTreeSet;

use crate::files::FILES;
use crate::lang::Lang;

/// The words that are understood when somebody says, types or searches them.
const HEARD: &[&str] = &[
    "explore-ask-",
    "explore-black",
    "explore-knights",
    "explore-white",
    "law-synonyms",
    "palette-also-",
    "spoken-",
];

/// Commands in the singular, as a button has them in Macedonian; who is spoken to is *Вие*.
const ORDERS: &[&str] = &[
    "внеси",
    "врати",
    "дополни",
    "запиши",
    "запри",
    "затвори",
    "изврши",
    "исправи",
    "напиши",
    "одиграј",
    "одлучи",
    "одреди",
    "отвори",
    "повикај",
    "постави",
    "потпиши",
    "почекај",
    "почни",
    "прашај",
    "предај",
    "провери",
    "прочитај",
    "пушти",
    "стави",
    "чекај",
];

/// The files whose texts speak of tables: a *колона* is a column there. A file of the chessboard is a
/// *линија* everywhere.
const OF_TABLES: &[&str] = &[
    "cli-",
    "competition-",
    "convert-",
    "pgn-",
    "scoresheet-",
    "sheets-",
    "system-",
    "tournament-",
];

struct Term {
    lang: Lang,
    avoid: &'static str,
    ours: &'static str,
    within: Vec<&'static str>,
}

fn terms() -> Vec<Term> {
    let rows = include_str!("terms.tsv").lines().filter(|row| !row.starts_with('#'));
    rows.map(|row| {
        let mut cells = row.split('\t');
        let lang = cells.next().and_then(Lang::from_code).expect("a language");
        let (avoid, ours) = (cells.next().expect("a word"), cells.next().expect("our word"));
        let within = cells.next().map(|all| all.split(" / ").collect()).unwrap_or_default();
        Term { lang, avoid, ours, within }
    })
    .collect()
}

impl Term {
    fn stands_in(&self, text: &str) -> bool {
        let (avoid, mut text) = match self.avoid.strip_prefix('=') {
            Some(exact) => (exact.to_owned(), text.to_owned()),
            None => (self.avoid.to_lowercase(), text.to_lowercase()),
        };
        for may in &self.within {
            text = text.replace(&may.to_lowercase(), " ");
        }
        let avoid: Vec<&str> = avoid.split(' ').collect();
        let found: Vec<&str> = words(&text).collect();
        found
            .windows(avoid.len())
            .any(|run| run.iter().zip(&avoid).all(|(word, avoid)| like(word, avoid)))
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| !sign.is_alphanumeric() && sign != '-').filter(|word| !word.is_empty())
}

fn like(word: &str, avoid: &str) -> bool {
    avoid.strip_suffix('*').map_or(word == avoid, |stem| word.starts_with(stem))
}

/// The messages of a language, each with its id, without comments and names of values.
fn messages(lang: Lang) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    for line in FILES.iter().flat_map(|file| file.text(lang).lines()) {
        let value = |word| if str::starts_with(word, "$") { "0" } else { word };
        let text = line.split(' ').map(value).collect::<Vec<_>>().join(" ");
        match (line.starts_with(char::is_alphabetic), line.split_once(" =")) {
            (true, Some((id, _))) => {
                let value = text.split_once(" =").map_or("", |(_, value)| value);
                all.push((id.to_owned(), value.to_owned()));
            }
            _ if line.starts_with('#') => {}
            _ => {
                if let Some((_, value)) = all.last_mut() {
                    value.push('\n');
                    value.push_str(&text);
                }
            }
        }
    }
    all.retain(|(id, _)| !HEARD.iter().any(|heard| id.starts_with(heard)));
    all
}

/// The terms of the glossary in a language of the program; what older editions said is left out.
fn glossary(lang: Lang) -> Vec<(String, String)> {
    let rows = include_str!("../../assets/glossary.ron").lines();
    rows.filter_map(|row| {
        let (id, rest) = row.trim().strip_prefix("(id: \"")?.split_once('"')?;
        let (_, word) = rest.split_once(&format!(", {}: \"", lang.code()))?;
        Some((format!("the glossary, {id}"), word.split_once('"')?.0.to_owned()))
    })
    .collect()
}

/// What the desktop shows of the program in a language: its entry in the menu, its type of file, its page in a
/// software centre. The key words of the entry are what people type.
fn of_desktop(lang: Lang) -> Vec<(String, String)> {
    let entry = include_str!("../../packaging/linux/org.jadoube.Jadoube.desktop").lines();
    let entry = entry.filter_map(|line| {
        let (key, text) = line.split_once('=')?;
        let (name, of) = key.trim_end_matches(']').split_once('[').unwrap_or((key, "en"));
        let is_shown = ["Name", "GenericName", "Comment"].contains(&name) && of == lang.code();
        is_shown.then(|| (format!("the desktop entry, {name}"), text.to_owned()))
    });
    let files = [
        include_str!("../../packaging/linux/org.jadoube.Jadoube.mime.xml"),
        include_str!("../../packaging/linux/org.jadoube.Jadoube.metainfo.xml"),
    ];
    let elements = files.into_iter().flat_map(|file| file.split('<')).filter_map(|element| {
        let (tag, text) = element.split_once('>')?;
        let (name, values) = tag.split_once(" xml:lang=").unwrap_or((tag, "\"en\""));
        let is_shown = ["comment", "summary", "p"].contains(&name);
        let is_shown = is_shown && values.trim_matches('"') == lang.code();
        is_shown.then(|| (format!("packaging/linux, <{name}>"), text.to_owned()))
    });
    entry.chain(elements).collect()
}

#[test]
fn no_text_has_a_word_that_is_not_ours() {
    let (terms, mut complaints) = (terms(), Vec::new());
    for lang in Lang::ALL {
        let mut texts = messages(lang);
        assert!(texts.len() > 4_000, "{}", texts.len());
        let glossary = glossary(lang);
        assert!(glossary.len() > 120, "{}", glossary.len());
        texts.extend(glossary);
        let shown = of_desktop(lang);
        assert!(shown.len() > 5, "the desktop shows all of it in each language: {shown:?}");
        texts.extend(shown);
        if lang == Lang::En {
            let readme = include_str!("../../README.md").lines().enumerate();
            texts.extend(readme.map(|(at, line)| (format!("README:{}", at + 1), line.to_owned())));
        }
        for (id, text) in &texts {
            let wrong = terms.iter().filter(|term| term.lang == lang && term.stands_in(text));
            complaints.extend(wrong.map(|term| {
                format!("{} {id}: {}, not {}: {text}", lang.code(), term.ours, term.avoid)
            }));
        }
    }
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

/// What may stand nowhere at all is not said by us elsewhere in the table.
#[test]
fn no_term_of_ours_is_one_to_avoid_and_each_row_is_met_by_its_own_word() {
    let terms = terms();
    let mut seen = BTreeSet::new();
    for term in &terms {
        assert!(seen.insert((term.lang.code(), term.avoid)), "twice: {}", term.avoid);
        let word = term.avoid.trim_start_matches('=').replace('*', "");
        assert!(term.stands_in(&format!("({word}).")), "{word}");
        let other =
            terms.iter().find(|other| other.lang == term.lang && other.stands_in(term.ours));
        assert!(other.is_none(), "{} is ours and to be avoided", term.ours);
    }
}

/// Article 1.4.1 has the word. The summaries of the editions and the command line say *mate* for
/// short; a row of the table would be for them too.
#[test]
fn a_ruling_says_checkmate() {
    let of_rulings =
        |id: &str| ["case-", "mate-", "ruling-"].iter().any(|file| id.starts_with(file));
    let (mut checkmate, mut short) = (0_usize, Vec::new());
    for (id, text) in messages(Lang::En).into_iter().filter(|(id, _)| of_rulings(id)) {
        let text = text.to_lowercase();
        checkmate += usize::from(text.contains("checkmate"));
        if words(&text).any(|word| ["mate", "mates", "mated"].contains(&word)) {
            short.push((id, text));
        }
    }
    assert!(checkmate > 20, "{checkmate}");
    assert_eq!(short, []);
}

#[test]
fn a_file_of_the_chessboard_is_never_called_a_column_in_macedonian() {
    let column = |text: &str| words(&text.to_lowercase()).any(|word| word.starts_with("колон"));
    let (tables, others): (Vec<_>, Vec<_>) = messages(Lang::Mk)
        .into_iter()
        .filter(|(_, text)| column(text))
        .partition(|(id, _)| OF_TABLES.iter().any(|file| id.starts_with(file)));
    assert!(tables.len() > 10, "{}", tables.len());
    assert_eq!(others, []);
}

/// Cyrillic has an `ѐ` of its own (U+0450): with the Latin one a search does not find the word.
#[test]
fn macedonian_is_written_in_cyrillic_and_speaks_to_one_person_in_one_way() {
    let (mut complaints, mut polite) = (Vec::new(), 0_usize);
    for (id, text) in messages(Lang::Mk) {
        let mixed = words(&text).find(|word| {
            let cyrillic = word.chars().any(|sign| ('Ѐ'..='џ').contains(&sign));
            cyrillic
                && !word.contains(|sign: char| sign == '-' || sign.is_ascii_digit())
                && word.chars().any(|sign| sign.is_ascii_alphabetic())
        });
        if mixed.is_some() || text.contains(['è', 'È']) {
            complaints.push(format!("{id}: Latin letters: {text}"));
        }
        let text = text.to_lowercase();
        let begin = text.split(['.', ':', ';', '\n']).filter_map(|part| words(part).next());
        let order = begin.into_iter().find(|word| ORDERS.contains(word));
        let many = words(&text).any(|word| word.ends_with("ете") || word.ends_with("јте"));
        polite += usize::from(many);
        let spoken =
            ["-step-", "-note-", "-refusal-", "-fault-"].iter().any(|part| id.contains(part));
        if let Some(order) = order
            && (many || spoken)
        {
            complaints.push(format!("{id}: „{order}“: {text}"));
        }
    }
    assert!(polite > 300, "{polite}");
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}
