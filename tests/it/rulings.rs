//! The rulings of every edition as tables: `tests/rulings/*.ron`, one row for a situation, one line
//! of remedies and articles for each edition in which it is ruled on. The line is that of
//! `core::rulings::brief`. That each article has a case is held by `tests/tidy.rs`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use jadoube_formats::case_file;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::lang::Lang;
use jadoube_i18n::{cases, ruling as ruling_words};
use jadoube_laws::library::laws;
use jadoube_laws::library::topics;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::case_file::CaseFile;
use jadoube_laws::rulings::contradiction::contradiction;
use jadoube_laws::rulings::facts::Question;
use jadoube_laws::rulings::one_line::{brief, sentence};
use jadoube_laws::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use jadoube_laws::rulings::sentence::Said;
use serde::Deserialize;

/// One situation.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    name: String,
    topics: Vec<String>,
    docket: ron::Value,
    rulings: BTreeMap<String, String>,
    #[serde(default)]
    says: BTreeMap<String, Vec<String>>,
}

fn rows() -> Vec<(String, Row)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulings");
    let mut paths: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let mut all = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).unwrap();
        let rows: Vec<Row> =
            ron::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let file = path.file_name().unwrap().to_string_lossy().into_owned();
        all.extend(rows.into_iter().map(|row| (file.clone(), row)));
    }
    all
}

fn docket_of(file: &str, row: &Row) -> CaseFile {
    case_file::of(row.docket.clone())
        .unwrap_or_else(|fault| panic!("{file}: {}: {fault}", row.name))
}

/// A row with its rulings by edition.
struct Ruled {
    file: String,
    row: Row,
    rulings: BTreeMap<String, Ruling>,
}

/// Every row is ruled on once for all tests: behind some rulings stands a long search for a mate.
static RULED: LazyLock<Vec<Ruled>> = LazyLock::new(|| {
    let ruled = |(file, row): (String, Row)| {
        let docket = docket_of(&file, &row);
        let editions = row.rulings.keys().chain(row.says.keys());
        let rulings = editions
            .flat_map(|editions| editions.split_whitespace())
            .map(|edition| (edition.to_owned(), ruled(&file, &row, &docket, edition)))
            .collect();
        Ruled { file, row, rulings }
    };
    rows().into_iter().map(ruled).collect()
});

fn ruled(file: &str, row: &Row, docket: &CaseFile, edition: &str) -> Ruling {
    let edition = laws::edition(edition)
        .unwrap_or_else(|| panic!("{file}: {}: no edition {edition}", row.name));
    docket.rule(edition).unwrap_or_else(|fault| panic!("{file}: {}: {fault}", row.name))
}

/// All sentences that a ruling says by key.
fn sentences(ruling: &Ruling) -> Vec<&Said> {
    let mut all: Vec<&Said> = ruling.explanation.iter().chain(&ruling.rights).collect();
    if let Finding::Told(said) = &ruling.finding {
        all.push(said);
    }
    for left in &ruling.discretion {
        if let Discretion::Told(said) = left {
            all.push(said);
        }
    }
    for remedy in &ruling.remedies {
        if let Remedy::Do(said) = remedy {
            all.push(said);
        }
    }
    all
}

#[test]
fn every_case_is_ruled_as_its_row_says() {
    let mut complaints = Vec::new();
    for Ruled { file, row, rulings } in RULED.iter() {
        for (editions, expected) in &row.rulings {
            for edition in editions.split_whitespace() {
                let found = brief(&rulings[edition]);
                if found != *expected {
                    let name = &row.name;
                    complaints.push(format!(
                        "{file}: {name}\n  {edition} rules: {found}\n  expected:   {expected}"
                    ));
                }
            }
        }
        for (editions, keys) in &row.says {
            for edition in editions.split_whitespace() {
                let ruling = &rulings[edition];
                let said: Vec<String> = sentences(ruling).into_iter().map(sentence).collect();
                for key in keys.iter().filter(|key| !said.iter().any(|one| one.starts_with(*key))) {
                    let name = &row.name;
                    complaints
                        .push(format!("{file}: {name}\n  {edition} does not say {key}: {said:?}"));
                }
            }
        }
    }
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

/// A decision other than proposed begins with what was proposed, and one that contradicts itself is refused.
#[test]
fn no_ruling_contradicts_itself() {
    for Ruled { file, row, rulings } in RULED.iter() {
        for (edition, ruling) in rulings {
            let found = contradiction(&ruling.remedies);
            assert!(found.is_none(), "{file}: {}: {edition}: {found:?}", row.name);
        }
    }
}

#[test]
fn every_ruling_can_be_said_in_every_language() {
    let words = Lang::ALL.map(Catalogue::new);
    let mut complaints = BTreeSet::new();
    for Ruled { file, row, rulings } in RULED.iter() {
        for edition in row.rulings.keys().flat_map(|editions| editions.split_whitespace()) {
            let ruling = &rulings[edition];
            for words in &words {
                let mut lines = vec![words.tell(&ruling.finding)];
                let remedies = ruling.remedies.iter();
                lines.extend(remedies.map(|r| ruling_words::remedy(words, r, Numbering::USUAL)));
                lines.extend(ruling.discretion.iter().map(|d| words.tell(d)));
                let rest = sentences(ruling).into_iter();
                lines.extend(rest.map(|one| cases::said(words, one, Numbering::USUAL)));
                for line in lines.iter().filter(|line| line.contains('⟦') || line.contains("{$"))
                {
                    complaints.insert(format!("{file}: {:?}: {line}", words.lang()));
                }
            }
        }
    }
    let complaints: Vec<String> = complaints.into_iter().collect();
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

/// Words by which a sentence leaves something to the arbiter.
const LEFT_OPEN: [&str; 10] = [
    "rbiter may",
    "rbiter decides",
    "rbiter judges",
    "rbiter weighs",
    "rbiter has to decide",
    "is left to",
    "discretion",
    "best judgement",
    "as the arbiter",
    "decided by the arbiter",
];

#[test]
fn only_what_leaves_nothing_to_the_arbiter_follows_from_the_laws() {
    let words = Catalogue::new(Lang::En);
    let follows = words.say("ruling-certain");
    let mut complaints = BTreeSet::new();
    let (mut certain, mut open) = (0_u32, BTreeSet::new());
    for Ruled { file, row, rulings } in RULED.iter() {
        for edition in row.rulings.keys().flat_map(|editions| editions.split_whitespace()) {
            let ruling = &rulings[edition];
            let standing = ruling_words::certainty(&words, ruling);
            if !standing.contains(&follows) {
                assert!(!standing.is_empty(), "{file}: {}", row.name);
                open.insert(standing.join(". "));
                continue;
            }
            certain += 1;
            let mut lines = vec![words.tell(&ruling.finding)];
            let remedies = ruling.remedies.iter();
            lines.extend(remedies.map(|one| ruling_words::remedy(&words, one, Numbering::USUAL)));
            let rest = sentences(ruling).into_iter();
            lines.extend(rest.map(|one| cases::said(&words, one, Numbering::USUAL)));
            let penalty = ruling.remedies.iter().any(|one| matches!(one, Remedy::Penalise { .. }));
            let left = lines.iter().find(|line| LEFT_OPEN.iter().any(|word| line.contains(word)));
            for (wrong, why) in [
                (!ruling.discretion.is_empty(), "leaves something to the arbiter".to_owned()),
                (ruling.assumed().next().is_some(), "is another edition's".to_owned()),
                (ruling.citations.is_empty(), "cites nothing".to_owned()),
                (penalty, "chooses a penalty".to_owned()),
                (left.is_some(), left.cloned().unwrap_or_default()),
            ] {
                if wrong {
                    complaints.insert(format!("{file}: {} ({edition}): {why}", row.name));
                }
            }
        }
    }
    let complaints: Vec<String> = complaints.into_iter().collect();
    assert!(complaints.is_empty(), "{}:\n{}", complaints.len(), complaints.join("\n"));
    assert!(certain > 500, "{certain} rulings follow");
    let room = |id: &str| open.iter().any(|text| text.contains(&words.say(id)));
    for id in ["ruling-facts-suffice", "ruling-room-arbiter", "ruling-room-other-edition"] {
        assert!(room(id), "no ruling says {id}: {open:?}");
    }
}

#[test]
fn every_kind_of_case_has_its_words_and_a_row() {
    let mut complaints = BTreeSet::new();
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        for schema in Case::KINDS {
            let mut said =
                vec![cases::chapter(&words, schema.chapter), cases::kind(&words, schema)];
            for fact in schema.facts {
                said.push(words.tell(&Question { schema, fact }));
                said.extend(cases::answers(&words, schema, fact).into_iter().map(|(_, word)| word));
            }
            let missing = said.into_iter().filter(|line| line.contains('⟦'));
            complaints.extend(missing.map(|line| format!("{lang:?}: {line}")));
        }
    }
    let tried: BTreeSet<&str> =
        rows().iter().map(|(file, row)| docket_of(file, row).case.kind()).collect();
    for schema in Case::KINDS.iter().filter(|schema| !tried.contains(schema.kind)) {
        complaints.insert(format!("tests/rulings has no row for {}", schema.kind));
    }
    let complaints: Vec<String> = complaints.into_iter().collect();
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

/// Topics whose rules no case is ruled by: they define things, or speak to organisers.
const WITHOUT_A_CASE: &[&str] = &["X01", "X02"];

#[test]
fn every_topic_of_the_laws_has_a_case() {
    let tried: BTreeSet<String> = rows().into_iter().flat_map(|(_, row)| row.topics).collect();
    let known: BTreeSet<&str> = topics::groups()
        .iter()
        .filter(|group| group.group != "basics")
        .flat_map(|group| &group.topics)
        .map(|topic| topic.id.as_str())
        .collect();
    let unknown: Vec<&String> =
        tried.iter().filter(|topic| !known.contains(topic.as_str())).collect();
    assert!(unknown.is_empty(), "no topics of the Laws: {unknown:?}");
    let missing: Vec<&&str> = known
        .iter()
        .filter(|topic| !tried.contains(**topic) && !WITHOUT_A_CASE.contains(topic))
        .collect();
    assert!(missing.is_empty(), "topics without a case in tests/rulings: {missing:?}");
}
