//! Cases and the sentences of rulings in words, by their keys: the kinds of case, what is asked,
//! what can be answered, and what a ruling says.

use crate::chess::{self, Numbering};
use crate::words::{Arg, Words};
use crate::{outcome, time};
use jadoube_chess::side::Side;
use jadoube_laws::rulings::facts::{Fact, Form, Schema};
use jadoube_laws::rulings::said::{Said, Value};

/// A room of the Laws, as the heading of its kinds of case: “Touched pieces”.
#[must_use]
pub fn room(words: &Words, room: &str) -> String {
    words.say(&format!("case-{room}-room"))
}

/// The name of a kind of case.
#[must_use]
pub fn kind(words: &Words, schema: &Schema) -> String {
    words.say(&format!("case-{}-kind-{}", schema.room, schema.kind))
}

/// The question for a fact.
#[must_use]
pub fn question(words: &Words, schema: &Schema, fact: &Fact) -> String {
    let name = fact.name.replace('_', "-");
    words.say(&format!("case-{}-ask-{}-{name}", schema.room, schema.kind))
}

/// The answers that a fact can have, with their words; empty where it is written freely.
#[must_use]
pub fn answers(words: &Words, schema: &Schema, fact: &Fact) -> Vec<(&'static str, String)> {
    let of_side = |side| chess::side(words, side);
    match fact.form {
        Form::Side => vec![("white", of_side(Side::White)), ("black", of_side(Side::Black))],
        Form::YesNo => ["true", "false"].map(|key| (key, answer(words, schema, key))).to_vec(),
        Form::OneOf(keys) => keys.iter().map(|key| (*key, answer(words, schema, key))).collect(),
        _ => Vec::new(),
    }
}

/// Some answers are the same in all rooms.
const COMMON: [&str; 5] = ["true", "false", "certain", "witness", "denied"];

fn answer(words: &Words, schema: &Schema, key: &str) -> String {
    let room = if COMMON.contains(&key) { "common" } else { schema.room };
    words.say(&format!("case-{room}-answer-{key}"))
}

/// A sentence of a ruling.
#[must_use]
pub fn said(words: &Words, said: &Said, numbering: Numbering) -> String {
    let args: Vec<(&str, Arg<'_>)> = said
        .values
        .iter()
        .map(|(name, value)| (name.as_str(), worded(words, value, numbering)))
        .collect();
    words.say_with(&format!("case-{}", said.key), &args)
}

fn worded<'a>(words: &Words, value: &'a Value, numbering: Numbering) -> Arg<'a> {
    match value {
        Value::Side(side) => chess::side(words, *side).into(),
        Value::Number(number) => (*number).into(),
        Value::Time(time) => time::brief(words, *time).into(),
        Value::Squares(squares) if squares.is_empty() => words.say("mate-no-square").into(),
        Value::Squares(squares) => {
            let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
            names.join(", ").into()
        }
        Value::Moves(moves) => {
            let names: Vec<String> = moves.iter().map(ToString::to_string).collect();
            names.join(", ").into()
        }
        Value::After(ply) => numbering.after(words, *ply).into(),
        Value::Outcome(how) => outcome::outcome(words, *how).into(),
        Value::Text(text) => text.as_str().into(),
    }
}
