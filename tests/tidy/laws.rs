//! The rulings against the Laws: a rule that code reads must be cited by a case in each edition that
//! has an article for it, and a case may cite only articles that its edition has. All is read as
//! text: the editions in `assets/laws`, the code in `src/laws`, the cases in `tests/rulings`.

use std::collections::{BTreeMap, BTreeSet};

use super::{is_word, read, shipped_lines, tracked};

/// Rules by their key, `touch.own`, and each edition's articles where its text is held.
type Articles = BTreeMap<String, BTreeMap<String, Vec<String>>>;

/// Rules that are read for their value alone or only define words: no case cites them.
const NOT_CITED: &[&str] = &[];

#[test]
fn a_rule_that_code_reads_is_cited_by_a_case_in_every_edition() {
    let rules = rules();
    assert!(rules.len() > 100, "the scan of assets/laws is broken: {} rules", rules.len());
    let cited = cited();
    let used = used(rules.keys().map(String::as_str));
    assert!(used.len() > 60, "the scan of src/laws is broken: {} rules", used.len());
    let mut missing: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for key in used.iter().filter(|key| !NOT_CITED.contains(&key.as_str())) {
        for (edition, articles) in &rules[key] {
            let has_case =
                articles.iter().any(|one| cited.contains(&(edition.clone(), one.clone())));
            if !has_case {
                missing.entry(key).or_default().push(format!("{edition}: {}", articles.join(", ")));
            }
        }
    }
    let lines: Vec<String> =
        missing.iter().map(|(key, where_)| format!("{key} — {}", where_.join("; "))).collect();
    assert!(lines.is_empty(), "no case in tests/rulings cites\n{}", lines.join("\n"));
    let stale: Vec<&&str> = NOT_CITED.iter().filter(|key| !used.contains(**key)).collect();
    assert!(stale.is_empty(), "NOT_CITED: code does not read {stale:?}, take them out");
}

#[test]
fn a_case_cites_only_articles_that_its_edition_has() {
    let mut known: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for editions in rules().into_values() {
        for (edition, articles) in editions {
            known.entry(edition).or_default().extend(articles);
        }
    }
    for (edition, article) in of_regulations() {
        known.entry(edition).or_default().insert(article);
    }
    let strange: Vec<String> = cited()
        .into_iter()
        .filter(|(edition, article)| !known.get(edition).is_some_and(|all| all.contains(article)))
        .map(|(edition, article)| format!("{article} of {edition}"))
        .collect();
    assert!(strange.is_empty(), "tests/rulings cites what no rule stands in: {strange:?}");
}

/// The articles of the regulations for appeals, under the editions with which they are proposed.
fn of_regulations() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for path in tracked().iter().filter(|path| path.starts_with("assets/appeals/")) {
        let text = read(path);
        let words = |line: &str| -> Vec<String> {
            line.split('"').skip(1).step_by(2).map(str::to_owned).collect()
        };
        let with = text.lines().find(|line| line.trim().starts_with("with: ")).map(words);
        let articles =
            text.lines().filter_map(|line| line.split_once("articles: ")).map(|(_, told)| told);
        for article in articles.flat_map(words) {
            // A number alone is one of the Tournament Rules.
            let bare = article.starts_with(|first: char| first.is_ascii_digit());
            let article = if bare { format!("TR {article}") } else { article };
            let editions = with.iter().flatten();
            all.extend(editions.map(|edition| (edition.clone(), article.clone())));
        }
    }
    all
}

/// All rules of all editions. A value by kind of play is one rule with the articles of all kinds.
fn rules() -> Articles {
    let mut rules = Articles::new();
    for path in tracked() {
        let Some(edition) = path.strip_prefix("assets/laws/").and_then(|p| p.strip_suffix(".ron"))
        else {
            continue;
        };
        if !edition.chars().all(|c| c.is_ascii_digit()) {
            continue;
        }
        let (mut chapter, mut field) = (String::new(), String::new());
        for line in read(&path).lines() {
            let indent = line.len() - line.trim_start().len();
            let Some((name, rest)) = line.trim().split_once(": ") else { continue };
            match indent {
                8 => chapter = name.to_owned(),
                12 => field = name.to_owned(),
                16 => {}
                _ => continue,
            }
            if indent > 8 && rest.contains("value:") && !rest.contains("held:") {
                let articles = articles_in(rest);
                if !articles.is_empty() {
                    let key = format!("{chapter}.{field}");
                    let of_edition = rules.entry(key).or_default().entry(edition.to_owned());
                    of_edition.or_default().extend(articles);
                }
            }
        }
    }
    rules
}

/// What stands in quotes behind `article:` and `also:`.
fn articles_in(rule: &str) -> Vec<String> {
    let Some((_, behind)) = rule.split_once("article:") else { return Vec::new() };
    behind.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The rules that the code of rulings, claims and games reads: `rules.touch.own`, also where a chapter
/// has a short name of its own (`let rules = &scene.edition.rules.touch;`).
fn used<'a>(keys: impl Iterator<Item = &'a str>) -> BTreeSet<String> {
    let judges = |path: &&String| {
        ["src/laws/rulings/", "src/laws/claims/"].iter().any(|at| path.starts_with(at))
    };
    let source = |path: &String| {
        let source = read(path);
        let code = shipped_lines(&source).filter(|(_, line)| !line.trim_start().starts_with("//"));
        code.flat_map(|(_, line)| line.split_whitespace()).collect::<String>()
    };
    let sources: Vec<String> = tracked().iter().filter(judges).map(source).collect();
    let reads = |key: &str| {
        let Some((chapter, field)) = key.split_once('.') else { return false };
        sources.iter().any(|source| {
            follows(source, &format!("rules.{chapter}.{field}"))
                || (source.contains(&format!("rules.{chapter};"))
                    && (follows(source, &format!("rules.{field}"))
                        || follows(source, &format!("{chapter}.{field}"))))
        })
    };
    keys.filter(|key| reads(key)).map(str::to_owned).collect()
}

/// Whether a path occurs and is not the beginning of a longer name.
fn follows(source: &str, path: &str) -> bool {
    source.match_indices(path).any(|(at, _)| {
        !source.get(at + path.len()..).and_then(|rest| rest.chars().next()).is_some_and(is_word)
    })
}

/// The articles that cases cite, by edition.
fn cited() -> BTreeSet<(String, String)> {
    let mut cited = BTreeSet::new();
    for path in tracked().iter().filter(|path| path.starts_with("tests/rulings/")) {
        for line in read(path).lines() {
            let parts: Vec<&str> = line.split('"').collect();
            let (Some(editions), Some(ruling)) = (parts.get(1), parts.get(3)) else { continue };
            let Some((_, articles)) = ruling.rsplit_once(" | ") else { continue };
            let articles = articles.trim_end_matches(" ?");
            for edition in editions.split_whitespace() {
                for article in split_articles(articles) {
                    cited.insert((edition.to_owned(), article));
                }
            }
        }
    }
    cited
}

/// The articles of a line: blanks part them, except behind the name of a series; those with a tilde are of another edition.
fn split_articles(text: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match all.last_mut() {
            Some(last) if is_series(last.trim_start_matches('~')) => *last += &format!(" {word}"),
            _ => all.push(word.to_owned()),
        }
    }
    all.retain(|article| !article.starts_with('~'));
    all
}

/// What stands before a number: `Int.`, `Ol.`, and the names of competition rules.
fn is_series(word: &str) -> bool {
    ["TR", "C05", "C11"].contains(&word) || (word.ends_with('.') && !word.contains(' '))
}

#[test]
fn articles_are_read_from_rules_and_from_rulings() {
    let rule = "(value: 3, article: \"9.2\", also: [\"Int. 5\"]),";
    assert_eq!(articles_in(rule), ["9.2", "Int. 5"]);
    assert_eq!(split_articles("11.2 Int. 20 ~5.1b ~Int. 3 9.1(3)"), ["11.2", "Int. 20", "9.1(3)"]);
    assert!(follows("cite(&rules.touch.own)", "rules.touch.own"));
    assert!(!follows("rules.touch.owner", "rules.touch.own"));
}
