//! `jadoube rule`: the ruling on a case that is written in a file, by one edition or by all.

use std::fmt::Write as _;
use std::io::Read as _;
use std::path::Path;

use serde::Serialize;

use crate::args::RuleArgs;
use crate::exit::Exit;
use crate::law::warn_of_successor;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::BySide;
use jadoube_desk::choices;
use jadoube_i18n::case_file::in_file;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::{cases, law, ruling as said_of, time};
use jadoube_laws::citation::{Citation, TextStatus};
use jadoube_laws::game::state::Game;
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::case_file::{CaseFile, CaseRuling};
use jadoube_laws::rulings::discretion::DiscretionReason;
use jadoube_laws::rulings::facts::Question;
use jadoube_laws::rulings::facts::{Fact, FactType, Need, Schema};
use jadoube_laws::rulings::fault::Fault;
use jadoube_laws::rulings::one_line::{self, brief};
use jadoube_laws::rulings::ruling::{Certainty, Remedy, Ruling};

/// Rules on it.
#[must_use]
pub fn run(args: &RuleArgs, words: &Catalogue) -> Exit {
    if args.topics {
        return topics(args, words);
    }
    let Some(path) = &args.case else { return Exit::Unusable };
    let text = match text_of(path) {
        Ok(text) => text,
        Err(error) => return Exit::of_system(words, path, &error),
    };
    let unusable =
        |fault: &Fault| Exit::unusable(format!("{}: {}", path.display(), in_file(words, fault)));
    let case_file = match choices::case_file(&text).and_then(|case_file| with_kind(case_file, args))
    {
        Ok(case_file) => case_file,
        Err(fault) => return unusable(&fault),
    };
    let editions = match editions(args, words) {
        Ok(editions) => editions,
        Err(why) => return Exit::unusable(why),
    };
    let mut out = String::new();
    if let [edition] = editions[..] {
        warn_of_successor(words, edition);
    }
    for edition in editions {
        let judged = match case_file.judge(edition) {
            Ok(judged) => judged,
            Err(fault) => return unusable(&fault),
        };
        if args.json {
            match serde_json::to_string(&RulingAnswer::new(words, &case_file, edition, &judged)) {
                Ok(line) => out += &(line + "\n"),
                Err(error) => return Exit::failed(words, error),
            }
        } else if args.brief {
            out += &format!("{}  {}\n", edition.id, brief(&judged.ruling));
        } else {
            let told = (&judged.ruling, None, judged.times);
            tell_with(&mut out, words, (&case_file.case, edition), told);
        }
    }
    Exit::print(&out)
}

/// The text of a file, or of standard input for `-`.
pub(super) fn text_of(path: &Path) -> std::io::Result<String> {
    if path == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text)?;
        return Ok(text);
    }
    std::fs::read_to_string(path)
}

fn with_kind(case_file: CaseFile, args: &RuleArgs) -> Result<CaseFile, Fault> {
    match &args.kind {
        Some(kind) => {
            let kind =
                CaseFile::kind(kind).map_err(|fault| Fault { part: "--kind".into(), ..fault });
            Ok(CaseFile { kind: Some(kind?), ..case_file })
        }
        None => Ok(case_file),
    }
}

fn editions(args: &RuleArgs, words: &Catalogue) -> Result<Vec<&'static Edition>, String> {
    if let Some(path) = &args.rules {
        let changed = choices::rules_in(path).and_then(|(text, meant)| {
            choices::laid_over(args.edition.as_deref().unwrap_or(&meant), &text)
        });
        return match changed {
            Ok(edition) => Ok(vec![edition]),
            Err(faults) => Err(law::overlay_faults(words, &faults)),
        };
    }
    named(args.edition.as_deref(), words)
}

/// The edition of a name, all of them, or the newest.
pub(super) fn named(
    edition: Option<&str>,
    words: &Catalogue,
) -> Result<Vec<&'static Edition>, String> {
    match edition {
        None => Ok(vec![choices::newest()]),
        Some("all") => Ok(choices::editions().iter().collect()),
        Some(id) => {
            let found = choices::edition(id).or_else(|| choices::event(id));
            found.map(|edition| vec![edition]).ok_or_else(|| {
                let editions = choices::editions().iter().map(|edition| edition.id.as_str());
                let known: Vec<&str> = editions.chain(choices::events()).collect();
                let args = [("edition", id.into()), ("known", known.join(", ").into())];
                words.say_with("cli-rule-no-edition", &args)
            })
        }
    }
}

/// A remedy as data and as words.
#[derive(Serialize)]
struct RemedyLine<'a> {
    #[serde(flatten)]
    remedy: &'a Remedy,
    brief: String,
    text: String,
}

/// An article whose text is not held.
#[derive(Serialize)]
struct AssumedArticle {
    article: String,
    from: String,
    known: bool,
    text: String,
}

#[derive(Serialize)]
struct RulingAnswer<'a> {
    edition: &'a str,
    case: &'static str,
    finding: String,
    explanation: Vec<String>,
    remedies: Vec<RemedyLine<'a>>,
    citations: Vec<&'a str>,
    discretion: Vec<String>,
    rights: Vec<String>,
    assumed: Vec<AssumedArticle>,
    changed_by: Vec<&'a str>,
    /// Whether the facts suffice.
    certain: bool,
    /// Why something is left to the arbiter all the same.
    room: Vec<DiscretionReason>,
    /// Whether neither is open: it follows from the record and the Laws.
    follows: bool,
    certainty: String,
    appealable: bool,
    /// What the clocks show when it is carried out, in milliseconds, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    clocks: Option<BySide<Millis>>,
    ruling: &'a Ruling,
}

impl<'a> RulingAnswer<'a> {
    fn new(
        words: &Catalogue,
        case_file: &CaseFile,
        edition: &'a Edition,
        judged: &'a CaseRuling,
    ) -> Self {
        let ruling = &judged.ruling;
        let one = |sentence| cases::said(words, sentence, Numbering::USUAL);
        let step = |remedy| RemedyLine {
            remedy,
            brief: one_line::remedy(remedy),
            text: said_of::remedy(words, remedy, Numbering::USUAL),
        };
        let mut changed_by: Vec<&str> =
            ruling.citations.iter().filter_map(|citation| citation.changed_by.as_deref()).collect();
        changed_by.dedup();
        Self {
            edition: &edition.id,
            case: case_file.case.kind(),
            finding: words.tell(&ruling.finding),
            explanation: ruling.explanation.iter().map(one).collect(),
            remedies: ruling.remedies.iter().map(step).collect(),
            citations: ruling.articles().collect(),
            discretion: ruling.discretion.iter().map(|d| words.tell(d)).collect(),
            rights: ruling.rights.iter().map(one).collect(),
            assumed: ruling.assumed().map(|citation| assumed(words, citation)).collect(),
            changed_by,
            certain: ruling.certainty == Certainty::Certain,
            room: ruling.discretion_reasons(),
            follows: ruling.follows(),
            certainty: said_of::certainty(words, ruling).join(". "),
            appealable: ruling.appealable,
            clocks: judged.times,
            ruling,
        }
    }
}

fn assumed(words: &Catalogue, citation: &Citation) -> AssumedArticle {
    let (from, known) = match &citation.held {
        TextStatus::Unknown(from) => (from.clone(), false),
        TextStatus::Assumed(from) => (from.clone(), true),
        TextStatus::Text => (citation.edition.clone(), true),
    };
    let text = said_of::assumed(words, citation);
    AssumedArticle { article: citation.article.clone(), from, known, text }
}

/// The ruling as an arbiter reads it.
pub(super) fn tell(
    out: &mut String,
    words: &Catalogue,
    (case, edition): (&Case, &Edition),
    (ruling, game): (&Ruling, Option<&Game>),
) {
    tell_with(out, words, (case, edition), (ruling, game, None));
}

/// The same, with what the clocks show by it.
fn tell_with(
    out: &mut String,
    words: &Catalogue,
    (case, edition): (&Case, &Edition),
    (ruling, game, times): (&Ruling, Option<&Game>, Option<BySide<Millis>>),
) {
    let kind = said_of::case(words, case);
    let args = [("kind", kind.into()), ("edition", edition.id.as_str().into())];
    let mut line = |text: String| *out += &(text + "\n");
    line(words.say_with("cli-rule-title", &args));
    line(format!("  {}", words.tell(&ruling.finding)));
    for sentence in &ruling.explanation {
        line(format!("  {}", cases::said(words, sentence, Numbering::USUAL)));
    }
    let remedies = said_of::remedies(words, &ruling.remedies, (game, Numbering::USUAL));
    for (number, remedy) in (1..).zip(remedies) {
        line(format!("  {number}. {remedy}"));
    }
    if let Some(clocks) = times {
        let shown = |left| time::shown(left).into();
        let args = [("white", shown(clocks.white)), ("black", shown(clocks.black))];
        line(format!("  {}", words.say_with("cli-rule-clocks", &args)));
    }
    line(format!("  {}", said_of::citations(words, &ruling.citations)));
    for citation in ruling.assumed() {
        line(format!("  ~ {}", assumed(words, citation).text));
    }
    for sentence in said_of::certainty(words, ruling) {
        line(format!("  {sentence}"));
    }
    for left in &ruling.discretion {
        line(format!("  {}: {}", words.say("ruling-left"), words.tell(left)));
    }
    for right in &ruling.rights {
        let right = cases::said(words, right, Numbering::USUAL);
        line(format!("  {}: {right}", words.say("ruling-rights")));
    }
    if !ruling.appealable {
        line(format!("  {}", words.say("ruling-final")));
    }
    line(String::new());
}

/// What the kinds of case ask for.
#[derive(Serialize)]
struct KindOfCase {
    kind: &'static str,
    chapter: &'static str,
    name: String,
    facts: Vec<FactQuestion>,
    example: String,
}

#[derive(Serialize)]
struct FactQuestion {
    fact: &'static str,
    form: String,
    needed: bool,
    question: String,
    answers: Vec<(&'static str, String)>,
}

fn topics(args: &RuleArgs, words: &Catalogue) -> Exit {
    let all: Vec<KindOfCase> = Case::KINDS.iter().map(|schema| topic(words, schema)).collect();
    if args.json {
        return match serde_json::to_string_pretty(&all) {
            Ok(text) => Exit::print(&(text + "\n")),
            Err(error) => Exit::failed(words, error),
        };
    }
    let mut out = words.say("cli-rule-parts") + "\n";
    let mut chapter = "";
    for (topic, schema) in all.iter().zip(Case::KINDS) {
        if topic.chapter != chapter {
            chapter = topic.chapter;
            let _ = writeln!(out, "\n== {}", cases::chapter(words, chapter));
        }
        let _ = writeln!(out, "\n{} — {}", topic.kind, topic.name);
        for (asked, fact) in topic.facts.iter().zip(schema.facts) {
            let need = need(words, fact);
            let _ = writeln!(out, "  {}: {} ({need}) — {}", asked.fact, asked.form, asked.question);
            for (key, answer) in &asked.answers {
                if matches!(fact.form, FactType::OneOf(_)) {
                    let _ = writeln!(out, "      {key}: {answer}");
                }
            }
        }
        let _ = writeln!(out, "  {}", topic.example);
    }
    Exit::print(&out)
}

/// Whether it must be told, or what holds when it is not.
fn need(words: &Catalogue, fact: &Fact) -> String {
    let otherwise = match (fact.need, fact.form) {
        (Need::Asked, _) => return words.say("cli-rule-asked"),
        (Need::Optional, FactType::YesNo) => "false",
        (Need::Optional, FactType::OneOf(known)) => known.first().copied().unwrap_or_default(),
        (Need::Optional, _) => return words.say("cli-rule-optional"),
    };
    words.say_with("cli-rule-otherwise", &[("value", otherwise.into())])
}

fn topic(words: &Catalogue, schema: &Schema) -> KindOfCase {
    let facts = schema.facts.iter().map(|fact| FactQuestion {
        fact: fact.name,
        form: words.tell(&fact.form),
        needed: fact.need == Need::Asked,
        question: words.tell(&Question { schema, fact }),
        answers: cases::answers(words, schema, fact),
    });
    KindOfCase {
        kind: schema.kind,
        chapter: schema.chapter,
        name: cases::kind(words, schema),
        facts: facts.collect(),
        example: example(schema),
    }
}

/// Examples of kinds that need a game of their own, or squares with something on them.
const EXAMPLES: [(&str, &str); 4] = [
    (
        "castling-by-hand",
        r#"(case: "castling-by-hand", by: "white", rook: "h1", first: "king-first", stage: "both-touched")"#,
    ),
    (
        "promotion-choice",
        r#"(game: (fen: "8/P6k/8/8/8/8/8/K7 w - - 0 1"), case: "promotion-choice", by: "white", stage: "pawn-released")"#,
    ),
    (
        "inverted-rook",
        r#"(game: (fen: "8/P6k/8/8/8/8/8/K7 w - - 0 1"), case: "inverted-rook", by: "white")"#,
    ),
    (
        "unfinished-move",
        r#"(case: "unfinished-move", by: "white", from: "e2", to: "e4", stage: "in-hand")"#,
    ),
];

/// A case of a kind with all that must be told.
fn example(schema: &Schema) -> String {
    if let Some((_, own)) = EXAMPLES.iter().find(|(kind, _)| *kind == schema.kind) {
        return (*own).to_owned();
    }
    let asked = schema.facts.iter().filter(|fact| fact.need == Need::Asked);
    let told = asked.map(|fact| format!(", {}: {}", fact.name, fact.form.example()));
    format!("(case: \"{}\"{})", schema.kind, told.collect::<String>())
}
