//! The editions against the words: every rule is stated in every language, and nothing is stated
//! that is no rule. What the rules lead to is tested in `core::rulings`.

use jadoube::core::citation::Citation;
use jadoube::formats::laws;
use jadoube::i18n::files::FILES;
use jadoube::i18n::lang::Lang;
use jadoube::i18n::rule::statements;
use jadoube::i18n::words::Words;

#[test]
fn every_rule_of_every_edition_is_stated_and_no_sentence_is_without_a_rule() {
    let mut keys: Vec<&str> = vec!["fewer-minutes"];
    for edition in laws::editions() {
        keys.extend(edition.rules.index().into_iter().map(|entry| entry.key));
    }
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for key in &keys {
            let said = words.say(&format!("rule-{key}"));
            assert!(!said.contains('⟦'), "{lang:?}: {said}");
        }
    }
    let file = FILES.iter().find(|file| file.name == "rule").unwrap();
    let ids = file.text(Lang::En).lines().filter_map(|line| line.split_once(" = "));
    for (id, _) in ids {
        let key = id.strip_prefix("rule-").unwrap();
        assert!(keys.contains(&key), "{id} states a rule that no edition has");
    }
}

#[test]
fn an_article_is_stated_by_its_rules() {
    let words = Words::new(Lang::En);
    for (id, article, said) in [
        ("2023", "9.5.2", "A correct claim draws the game at once"),
        ("2018", "5.1.2", "Resigning ends the game at once"),
        ("2018", "B.2", "In short games the time given for illegal moves"),
    ] {
        let edition = laws::edition(id).unwrap();
        let stated = statements(&words, &Citation::new(id, article), edition);
        assert!(stated.len() == 1 && stated[0].starts_with(said), "{article}: {stated:?}");
    }
    let edition = laws::newest();
    assert!(statements(&words, &Citation::new("2023", "99"), edition).is_empty());
}
