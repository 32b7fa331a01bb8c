//! The Laws by the command line: what is printed for an edition, an article, words, a topic through
//! all editions, a term. What the index finds is tested in `i18n::law`.

use std::process::{Command as Process, Output};

use serde_json::Value;

use jadoube_laws::citation::TextStatus;
use jadoube_laws::laws::index::{Index, Library};
use jadoube_laws::library::interpretations;
use jadoube_laws::library::laws;
use jadoube_laws::library::topics;

fn run(args: &[&str]) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    let mut process = Process::new(env!("CARGO_BIN_EXE_jadoube"));
    process.env("JADOUBE_CONFIG", folder.path());
    process.env("LANG", "en_GB.UTF-8").env("LC_ALL", "en_GB.UTF-8");
    process.args(args).output().expect("the program starts")
}

fn printed(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&printed(args)).expect("one JSON value")
}

#[test]
fn the_editions_are_listed_with_their_dates_kinds_and_how_much_is_held() {
    let text = printed(&["law"]);
    for part in ["1972", "2018-01-01 – 2022-12-31", "blitz_supervised", "without text"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let editions = json(&["law", "--json"]);
    let editions = editions.as_array().expect("a list");
    assert_eq!(editions.len(), laws::editions().len());
    assert_eq!(editions[8]["id"], "2018");
    assert!(editions[6]["topics_inferred"].as_u64() > Some(0), "much of 2014 is inferred");
}

#[test]
fn an_edition_alone_lists_its_articles_in_order() {
    let contents = json(&["law", "2018", "--json"]);
    let articles = contents["articles"].as_array().expect("a list");
    let at = |number: &str| articles.iter().position(|one| one["article"] == number);
    assert!(at("4.3.1") < at("9.6.1") && at("9.6.1") < at("12.9.1") && at("12.9.1") < at("A.4.2"));
    assert!(at("4.3.1").is_some() && at("A.4.2") < at("III.3.1"));
    for article in articles {
        let subjects = article["subjects"].as_array().expect("a list");
        assert!(!subjects.is_empty(), "{article}");
    }
}

#[test]
fn an_article_comes_with_statement_topics_cases_and_where_to_read_on() {
    for (args, parts) in [
        (&["law", "2018", "6.9"][..], &["6.9 (2018)", "[F02]", "See also:"][..]),
        (&["law", "2018", "4.4"], &["4.4.1 (2018)", "4.4.4 (2018)"]),
        (&["law", "1972", "Int.", "15"], &["Int. 15 (1972)", "[I05]"]),
        (&["law", "1980", "8.2"], &["Int. 8.2 (1974)"]),
        (&["law", "2023", "t01"], &["[T01]"]),
        (&["law", "2017", "T03"], &["[T03]  4.3.1"]),
        (
            &["law", "2014", "F02"],
            &["6.9", "(Text not available; inferred from the editions before and"],
        ),
        (&["law", "2014", "R08"], &["(Known from secondary sources, not from the original text)"]),
        (&["law", "2017", "Int.", "3"], &["Int. 3 (2017)", "one offence"]),
    ] {
        let text = printed(args);
        for part in parts {
            assert!(text.contains(part), "{args:?} {part}: {text}");
        }
    }
}

#[test]
fn words_find_in_the_edition_named_or_in_the_newest_and_in_the_language_asked_for() {
    assert!(printed(&["law", "both", "flags"]).starts_with("In the edition 2023"));
    let found = json(&["law", "1997", "both flags", "--json"]);
    assert_eq!((&found["edition"], &found["topics"][0]["topic"]), (&"1997".into(), &"F03".into()));
    assert!(printed(&["--lang", "de", "law", "BLÄTTCHEN"]).starts_with("In der Fassung 2023"));
    let output = run(&["law", "2023", "zebra crossing"]);
    assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(1), true));
}

#[test]
fn what_is_asked_for_is_not_mistaken_for_something_else() {
    // The id of a topic, not article I.4.
    let topic = json(&["law", "2023", "I04", "--json"]);
    assert_eq!(topic["topics"][0]["topic"], "I04");
    assert_eq!(topic["articles"], Value::Null);
    // A number that is both: the article that rulings of the edition cite, and the topic.
    let both = json(&["law", "2001", "A10", "--json"]);
    assert_eq!(both["topics"][0]["topic"], "A10");
    assert_eq!(both["articles"].as_array().map(Vec::len), Some(1), "{both}");
    assert!(printed(&["law", "2001", "A10"]).starts_with("A10"));
    assert!(printed(&["law", "2023", "i.4"]).starts_with("I.4"));
    // An article that the index does not have: the nearest, and it is said.
    let told = printed(&["law", "2023", "4.3.9"]);
    assert!(told.starts_with("4.3.9 is not in the index of 2023; the nearest is 4.3"), "{told}");
    // An edition that is not there is not looked for among the words.
    let output = run(&["law", "1993", "6.9"]);
    assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(2), true));
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(told.contains("1993") && told.contains("1972, 1980, 1997"), "{told}");
    // Every topic that fits.
    let across = json(&["law", "illegal", "move", "--across", "--json"]);
    assert!(across.as_array().is_some_and(|topics| topics.len() > 3), "{across}");
}

#[test]
fn a_topic_is_laid_side_by_side_with_the_editions_that_agree_as_one() {
    for args in [&["law", "F02", "--across"][..], &["law", "2023", "6.9", "--across"]] {
        let text = printed(args);
        for part in ["1972 to 1980", "2001 to 2005  6.10", "  2023  6.9"] {
            assert!(text.contains(part), "{args:?} {part}: {text}");
        }
    }
    let across = json(&["law", "illegal", "move", "--across", "--json"]);
    let rows = across[0]["across"].as_array().expect("a list");
    let editions: usize =
        rows.iter().map(|row| row["editions"].as_array().map_or(0, Vec::len)).sum();
    assert_eq!(editions, 10);
    assert_eq!(run(&["law", "zebra", "--across"]).status.code(), Some(1));
}

#[test]
fn a_term_is_printed_in_six_languages() {
    let text = printed(&["glossary", "Läufer"]);
    for line in ["en  bishop", "de  Läufer", "mk  ловец", "ru  слон", "es  alfil", "fr  fou"]
    {
        assert!(text.contains(line), "{line}: {text}");
    }
    assert!(json(&["glossary", "--json"]).as_array().is_some_and(|all| all.len() > 150));
    assert_eq!(run(&["glossary", "zebra"]).status.code(), Some(1));
}

#[test]
fn a_competition_is_made_with_rules_of_its_own_or_told_what_is_wrong_with_them() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let liga = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/laws/overlays/liga.ron");
    let cup = path("cup.jadoube");
    printed(&["new", &cup, "--rules", liga]);
    assert!(printed(&["log", &cup]).contains("2023, Liga X 2026"));
    let log = printed(&["log", &cup, "--json"]);
    assert!(log.contains("offers.not_before"), "the text is kept in the file");
    let blitz = path("blitz.jadoube");
    printed(&["new", &blitz, "--control", "3+2", "--supervision", "adequate"]);
    assert!(printed(&["log", &blitz]).contains("2023, rapid and blitz closely supervised"));
    let wrong = path("wrong.ron");
    let rules = "{ \"clocks.defalt_time\": 5, \"offers.not_before\": \"soon\" }";
    std::fs::write(&wrong, format!("(name: \"X\", edition: \"2023\", rules: {rules})"))
        .expect("written");
    for args in [
        &["new", &path("a.jadoube"), "--rules", &wrong][..],
        &["new", &path("b.jadoube"), "--rules", &path("none.ron")],
        &["new", &path("c.jadoube"), "--rules", liga, "--edition", "2018"],
    ] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {output:?}");
        assert!(!std::path::Path::new(args[1]).exists(), "nothing is made");
    }
    let told = String::from_utf8(run(&["new", &path("a.jadoube"), "--rules", &wrong]).stderr);
    let told = told.expect("UTF-8");
    assert!(told.contains("similar: clocks.default_time"), "{told}");
    assert!(
        told.contains("offers.not_before: a whole number is expected"),
        "every fault at once: {told}"
    );
}

/// An article that a rule of an edition cites can be looked up in that edition: by itself, or where
/// the parts of it stand. So no number of a neighbouring edition is under another one's name.
#[test]
fn every_article_that_a_rule_cites_is_in_the_index_of_its_edition() {
    let library = Library { groups: topics::groups(), interpretations: interpretations::all() };
    let (mut cited, mut missing) = (0, Vec::new());
    for edition in laws::editions() {
        let index = Index::new(edition, library);
        for rule in edition.rules.index() {
            for number in rule.articles {
                cited += 1;
                if index.article(number).is_none() && index.under(number).next().is_none() {
                    missing.push(format!("{}: {number} ({})", edition.id, rule.key));
                }
            }
        }
    }
    assert!(cited > 2000, "{cited}");
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// What was settled in November 2026 against the texts, one rule a line: edition, rule, its value,
/// its articles, and how far the text is known.
#[test]
fn the_rules_are_as_the_texts_were_found_to_say() {
    let mut wrong = Vec::new();
    let table = include_str!("../laws/settled.tsv");
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [id, key, value, articles, held] = columns[..] else { panic!("{line}") };
        let edition = laws::edition(id).expect(id);
        let index = edition.rules.index();
        let rule = index.iter().find(|rule| rule.key == key).expect(key);
        let all = serde_json::to_value(&edition.rules).expect("JSON");
        let found = key.split('.').fold(&all, |at, step| &at[step]);
        let wanted: Value = serde_json::from_str(value).expect(line);
        let known = match rule.held {
            TextStatus::Text => "text".to_owned(),
            TextStatus::Assumed(from) => format!("assumed {from}"),
            TextStatus::Unknown(from) => format!("unknown {from}"),
        };
        let cited = rule.articles.join(", ");
        if found["value"] != wanted || cited != articles || known != held {
            wrong.push(format!("{line}\n  found: {} {cited} {known}", found["value"]));
        }
    }
    assert!(table.lines().count() > 250, "{}", table.lines().count());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
