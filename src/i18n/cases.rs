//! Cases and the sentences of rulings in words, by their keys: the kinds of case, what is asked,
//! what can be answered, and what a ruling says.

use crate::catalogue::Words;
use crate::chess::{self, Numbering};
use crate::message::Context;
use jadoube_chess::side::Side;
use jadoube_laws::rulings::facts::{Fact, FactType, Schema};
use jadoube_laws::rulings::sentence::Said;

/// A room of the Laws, as the heading of its kinds of case: “Touched pieces”.
#[must_use]
pub fn chapter(words: &Words, room: &str) -> String {
    words.say(&format!("case-{room}-room"))
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

/// Some answers are the same in all rooms.
const COMMON: [&str; 5] = ["true", "false", "certain", "witness", "denied"];

fn answer(words: &Words, schema: &Schema, key: &str) -> String {
    let room = if COMMON.contains(&key) { "common" } else { schema.chapter };
    words.say(&format!("case-{room}-answer-{key}"))
}

/// A sentence of a ruling.
#[must_use]
pub fn said(words: &Words, said: &Said, numbering: Numbering) -> String {
    words.tell_in(said, Context::of(numbering))
}
