//! What the competition refuses, remarks upon or finds wrong: each text says which article it is about
//! and what to do, in every language; and nobody is asked twice about one act.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use jadoube_competition::berger::BergerFault;
use jadoube_competition::knockout::bracket::BracketFault;
use jadoube_competition::olympiad1972::division::DivisionFault;
use jadoube_competition::points::ScoringFault;
use jadoube_competition::tiebreak::code::BadCode;
use jadoube_competition::varma::draw::DrawFault;
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::competition::remark::Remark;
use jadoube_i18n::files::FILES;
use jadoube_i18n::lang::Lang;
use jadoube_message::MessageCatalogue;

/// What the window itself finds wrong, or warns of, on the pages of an event.
const WINDOW: [&str; 41] = [
    "tournament-change-ground-missing",
    "tournament-draw-nobody",
    "tournament-draw-seed-wrong",
    "tournament-draw-start-missing",
    "tournament-draw-start-wrong",
    "tournament-draw-typed-wrong",
    "tournament-event-breaks-nothing",
    "tournament-event-no-day",
    "tournament-event-no-days",
    "tournament-event-no-points",
    "tournament-event-no-times",
    "tournament-event-out-of-order",
    "tournament-event-prizes-wrong",
    "tournament-groups-order-wrong",
    "tournament-groups-same",
    "tournament-groups-typed-wrong",
    "tournament-import-hindered-empty",
    "tournament-import-hindered-none",
    "tournament-line-up-ask",
    "tournament-line-up-known",
    "tournament-line-up-late",
    "tournament-line-up-missing",
    "tournament-line-up-wrong",
    "tournament-match-pairs-wrong",
    "tournament-no-file",
    "tournament-pair-himself",
    "tournament-pair-nobody",
    "tournament-pair-not-read",
    "tournament-pair-twice",
    "tournament-players-birth-wrong",
    "tournament-players-no-date",
    "tournament-players-nobody",
    "tournament-players-published-stay",
    "tournament-round-as-known",
    "tournament-round-not-read",
    "tournament-round-odd",
    "tournament-round-undecided",
    "tournament-standings-past-wrong",
    "tournament-teams-no-team",
    "tournament-teams-too-few",
    "tournament-undo-changed",
];

/// How the ids of the window's warnings end: one more of them belongs into the list.
const ENDINGS: [&str; 5] = ["-wrong", "-missing", "-not-read", "-too-few", "-no-date"];

/// Those that name no article, because none is about them.
const WITHOUT_ARTICLE: [(&str, &[&str]); 3] = [
    (
        "what was typed or chosen names nothing, not enough, or something twice",
        &[
            "competition-scoring-below-nothing",
            "competition-scoring-two-draws",
            "contest-refusal-board-of-another",
            "contest-refusal-board-twice",
            "contest-refusal-entered-before",
            "contest-refusal-long-federation",
            "contest-refusal-nameless",
            "contest-refusal-no-board-zero",
            "contest-refusal-no-match",
            "contest-refusal-too-many-entrants",
            "contest-refusal-no-pairing",
            "contest-refusal-no-round-zero",
            "contest-refusal-no-such-entrant",
            "contest-refusal-no-such-group",
            "contest-refusal-no-such-team",
            "contest-refusal-nothing-paired",
            "contest-refusal-paired-twice",
            "contest-refusal-plays-for-two",
            "contest-refusal-team-twice",
            "contest-refusal-which-group",
            "tournament-draw-seed-wrong",
            "tournament-draw-start-wrong",
            "tournament-event-no-day",
            "tournament-event-no-days",
            "tournament-event-no-points",
            "tournament-event-no-times",
            "tournament-event-prizes-wrong",
            "tournament-groups-order-wrong",
            "tournament-groups-same",
            "tournament-import-hindered-empty",
            "tournament-import-hindered-none",
            "tournament-line-up-wrong",
            "tournament-match-pairs-wrong",
            "tournament-pair-himself",
            "tournament-pair-nobody",
            "tournament-pair-not-read",
            "tournament-pair-twice",
            "tournament-players-birth-wrong",
            "tournament-players-no-date",
            "tournament-players-nobody",
            "tournament-round-as-known",
            "tournament-round-not-read",
            "tournament-standings-past-wrong",
            "tournament-teams-no-team",
            "tournament-teams-too-few",
        ],
    ),
    (
        "one step of the program comes before the other, or was taken meanwhile",
        &[
            "contest-refusal-game-goes-on",
            "contest-refusal-nobody-entered",
            "contest-refusal-not-next",
            "contest-refusal-not-published",
            "contest-refusal-no-such-round",
            "contest-refusal-nothing-done",
            "contest-refusal-nothing-published",
            "contest-refusal-nothing-to-undo",
            "contest-refusal-shared-publication",
            "contest-refusal-results-missing",
            "contest-refusal-system-fixed",
            "contest-refusal-teams-fixed",
            "tournament-event-out-of-order",
            "tournament-no-file",
            "tournament-round-undecided",
            "tournament-undo-changed",
        ],
    ),
    (
        "the arbiter said so, or the program can do no more",
        &["contest-refusal-knock-out-of-teams", "contest-remark-not-together"],
    ),
];

/// Every warning of the competition.
fn warnings() -> BTreeSet<String> {
    let lists = [
        Refusal::messages(),
        Remark::messages(),
        BergerFault::messages(),
        BracketFault::messages(),
        DivisionFault::messages(),
        ScoringFault::messages(),
        BadCode::messages(),
        DrawFault::messages(),
    ];
    let of_code = lists.into_iter().flatten().map(|entry| entry.id.to_owned());
    of_code.chain(WINDOW.map(str::to_owned)).collect()
}

/// The texts of a language: each id with all that it can say.
fn texts(lang: Lang) -> BTreeMap<String, Vec<String>> {
    let mut all = BTreeMap::new();
    for file in FILES {
        let resource = parser::parse(file.text(lang)).expect("readable");
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let said = message.value.as_ref().map(said).unwrap_or_default();
            all.insert(message.id.name.to_owned(), said);
        }
    }
    all
}

/// All that a pattern can say, a sentence for each way through its choices.
fn said(pattern: &Pattern<&str>) -> Vec<String> {
    let mut all = vec![String::new()];
    for element in &pattern.elements {
        let next = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression } => match expression {
                Expression::Select { variants, .. } => {
                    variants.iter().flat_map(|variant| said(&variant.value)).collect()
                }
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    vec![format!("${}", id.name)]
                }
                Expression::Inline(_) => vec![String::new()],
            },
        };
        let ways = all.iter().flat_map(|one| next.iter().map(move |more| format!("{one}{more}")));
        all = ways.collect();
    }
    all
}

/// The articles that a text names; the event's own regulations are one. Of a value that is an article
/// only its place is known.
fn articles(text: &str, lang: Lang) -> BTreeSet<String> {
    let (guidelines, own): (&str, &[&str]) = match lang {
        Lang::En => ("Guidelines II", &["regulations"]),
        Lang::De => ("Richtlinien II", &["urnierordnung"]),
        Lang::Mk => ("Насоки II", &["правилник"]),
    };
    let mut found = BTreeSet::new();
    for document in ["C.0", "B.0", "Ol. 1972 ", "1972: ", "$article"] {
        for (at, _) in text.match_indices(document) {
            let behind = &text[at + document.len()..];
            let number = |sign: &char| sign.is_ascii_digit() || matches!(sign, '.' | ' ' | '–');
            let number: String = behind.chars().take_while(number).collect();
            found.insert(format!("{document}{}", number.trim_end_matches([' ', '.'])));
        }
    }
    let lower = text.to_lowercase();
    found.extend(text.contains(guidelines).then(|| "Guidelines II".to_owned()));
    let is_own = own.iter().any(|word| lower.contains(&word.to_lowercase()));
    found.extend(is_own.then(|| "own".to_owned()));
    found
}

/// What English orders one to do, in the first word of a clause.
const ORDERS: &str = " add begin change check choose close conclude correct decide divide draw end enter \
    exchange finish fix give go leave let look name note number open pair print publish put record remove \
    reopen resume say seat see type undo withdraw write ";

/// Whether a text says what to do.
fn orders(text: &str, lang: Lang) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let bare = |word: &str| word.trim_matches(|sign: char| !sign.is_alphanumeric()).to_owned();
    match lang {
        Lang::En => words.iter().enumerate().any(|(at, word)| {
            let begins = at.checked_sub(1).is_none_or(|before| {
                words[before].ends_with(['.', ':', ';', ',', ')']) || words[before] == "or"
            });
            begins && ORDERS.contains(&format!(" {} ", bare(word).to_lowercase()))
        }),
        Lang::De => words.windows(2).any(|two| two[0].ends_with("n") && bare(two[1]) == "Sie"),
        Lang::Mk => words.iter().any(|word| {
            let word = bare(word);
            (word.ends_with("ете") || word.ends_with("јте")) && word != "двете"
        }),
    }
}

#[test]
fn every_warning_names_its_article_and_what_to_do() {
    let without: BTreeMap<&str, &str> = WITHOUT_ARTICLE
        .iter()
        .flat_map(|(reason, ids)| ids.iter().map(move |id| (*id, *reason)))
        .collect();
    let all = warnings();
    let mut faults = Vec::new();
    let english = texts(Lang::En);
    for lang in Lang::ALL {
        let texts = texts(lang);
        for id in &all {
            let said = texts.get(id).cloned().unwrap_or_default();
            for (way, text) in said.iter().enumerate() {
                let named = articles(text, lang);
                match without.get(id.as_str()) {
                    None if named.is_empty() => {
                        faults.push(format!("{lang:?} {id} names no article: {text}"));
                    }
                    Some(_) if !named.is_empty() => {
                        faults.push(format!("{lang:?} {id} names {named:?} after all: {text}"));
                    }
                    _ => {}
                }
                let in_english = english[id].get(way).map(|text| articles(text, Lang::En));
                if said.len() == english[id].len() && in_english.as_ref() != Some(&named) {
                    faults.push(format!("{lang:?} {id}: {named:?}, in English {in_english:?}"));
                }
                if !orders(text, lang) {
                    faults.push(format!("{lang:?} {id} does not say what to do: {text}"));
                }
            }
            if said.is_empty() {
                faults.push(format!("{lang:?} {id} has no text"));
            }
        }
        let ends = |id: &&String| {
            id.starts_with("tournament-") && ENDINGS.iter().any(|ending| id.ends_with(ending))
        };
        let unlisted = texts.keys().filter(ends).filter(|id| !all.contains(*id));
        faults.extend(unlisted.map(|id| format!("{id} is not in the list of warnings")));
    }
    let gone = without.keys().filter(|id| !all.contains(**id));
    faults.extend(gone.map(|id| format!("{id} is no warning any more")));
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn an_order_and_an_article_are_told_from_a_mere_statement() {
    for (lang, order, fact) in [
        (Lang::En, "Pair it first (C.04.2 4.4)", "Round 1 is to be paired"),
        (Lang::De, "Paaren Sie sie zuerst (C.04.2 4.4)", "Sie paaren sich"),
        (Lang::Mk, "Прво спарете го (C.04.2 4.4)", "Таблите и двете кола"),
    ] {
        assert!(orders(order, lang) && !orders(fact, lang), "{lang:?}");
        assert_eq!(articles(order, lang), BTreeSet::from(["C.04.2 4.4".to_owned()]));
        assert!(articles(fact, lang).is_empty());
    }
}
