//! Cases and the sentences of rulings in words, by their keys: the kinds of case, what is asked,
//! what can be answered, and what a ruling says.

use serde_json::Value;

use crate::catalogue::Words;
use crate::chess::{self, Numbering};
use crate::message::Context;
use crate::time;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::facts::{Fact, FactType, Question, Schema};
use jadoube_laws::rulings::sentence::Said;

/// A chapter of the Laws, as the heading of its kinds of case: “Touched pieces”.
#[must_use]
pub fn chapter(words: &Words, chapter: &str) -> String {
    words.say(&format!("case-{chapter}-chapter"))
}

/// The name of a kind of case.
#[must_use]
pub fn kind(words: &Words, schema: &Schema) -> String {
    words.say(&format!("case-{}-kind-{}", schema.chapter, schema.kind))
}

/// The answers that a fact can have, with their words; empty where it is written freely.
#[must_use]
pub fn answers(words: &Words, schema: &Schema, fact: &Fact) -> Vec<(&'static str, String)> {
    let of_side = |side| chess::side(words, side);
    match fact.form {
        FactType::Side => vec![("white", of_side(Side::White)), ("black", of_side(Side::Black))],
        FactType::YesNo => ["true", "false"].map(|key| (key, answer(words, schema, key))).to_vec(),
        FactType::OneOf(keys) => {
            keys.iter().map(|key| (*key, answer(words, schema, key))).collect()
        }
        _ => Vec::new(),
    }
}

/// What was told of a case, each question with its answer.
#[must_use]
pub fn told(words: &Words, case: &Case) -> Vec<(String, String)> {
    let Some(schema) = case.schema() else { return Vec::new() };
    let told = case.facts();
    let row = |fact: &Fact| {
        let answer = answered(words, (schema, fact), told.get(fact.name)?)?;
        Some((words.tell(&Question { schema, fact }), answer))
    };
    schema.facts.iter().filter_map(row).collect()
}

/// An answer in words; nothing, where none was given.
fn answered(words: &Words, (schema, fact): (&Schema, &Fact), value: &Value) -> Option<String> {
    let key = match value {
        Value::Bool(yes) => yes.to_string(),
        Value::String(text) => text.clone(),
        Value::Number(number) if fact.form == FactType::Time => {
            return Some(time::full(Millis(number.as_i64()?)));
        }
        Value::Number(number) => number.to_string(),
        Value::Array(all) => all.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" "),
        Value::Null | Value::Object(_) => return None,
    };
    let known = answers(words, schema, fact).into_iter().find(|(one, _)| *one == key);
    Some(known.map_or(key, |(_, answer)| answer)).filter(|answer| !answer.trim().is_empty())
}

/// Some answers are the same in all chapters.
const COMMON: [&str; 5] = ["true", "false", "certain", "witness", "denied"];

fn answer(words: &Words, schema: &Schema, key: &str) -> String {
    let chapter = if COMMON.contains(&key) { "common" } else { schema.chapter };
    words.say(&format!("case-{chapter}-answer-{key}"))
}

/// A sentence of a ruling.
#[must_use]
pub fn said(words: &Words, said: &Said, numbering: Numbering) -> String {
    words.tell_in(said, Context::of(numbering))
}

/// The same on paper: moves stand there with the letters of the language.
#[must_use]
pub fn printed(words: &Words, sentence: &Said, numbering: Numbering) -> String {
    chess::with_letters(words, &said(words, sentence, numbering))
}
