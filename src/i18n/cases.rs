//! Cases and the sentences of rulings in words, by their keys: the kinds of case, what is asked,
//! what can be answered, and what a ruling says.

use serde_json::Value;

use crate::catalogue::Catalogue;
use crate::chess::{self, Numbering};
use crate::message::Context;
use crate::time;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_laws::game::state::Game;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::facts::{Fact, FactType, Question, Schema};
use jadoube_laws::rulings::sentence::Said;

/// A chapter of the Laws, as the heading of its kinds of case: “Touched pieces”.
#[must_use]
pub fn chapter(words: &Catalogue, chapter: &str) -> String {
    words.say(&format!("case-{chapter}-chapter"))
}

/// The name of a kind of case.
#[must_use]
pub fn kind(words: &Catalogue, schema: &Schema) -> String {
    words.say(&format!("case-{}-kind-{}", schema.chapter, schema.kind))
}

/// The answers that a fact can have, with their words; empty where it is written freely.
#[must_use]
pub fn answers(words: &Catalogue, schema: &Schema, fact: &Fact) -> Vec<(&'static str, String)> {
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

/// What was told of a case, each question with its answer; moves as in the positions of the game in which
/// it was told.
#[must_use]
pub fn told(words: &Catalogue, case: &Case, game: Option<&Game>) -> Vec<(String, String)> {
    let Some(schema) = case.schema() else { return Vec::new() };
    let told = case.facts();
    let position = game.and_then(|game| match case {
        Case::IllegalMove(facts) => game.position_at(facts.before_it(game)),
        _ => Some(game.position()),
    });
    let row = |fact: &Fact| {
        let value = told.get(fact.name)?;
        let moved = moved(words, fact.form, value, position);
        let answer = moved.or_else(|| answered(words, (schema, fact), value))?;
        Some((words.tell(&Question { schema, fact }), answer))
    };
    schema.facts.iter().filter_map(row).collect()
}

/// A move that was told: “0-0” where it is legal in the position, and “Kf8-f6” with what stands there where it is
/// not. Nothing for facts that are no move.
fn moved(
    words: &Catalogue,
    form: FactType,
    value: &Value,
    position: Option<&Position>,
) -> Option<String> {
    let uci = match (form, value) {
        (FactType::Move, Value::String(uci)) if !uci.is_empty() => uci.clone(),
        (FactType::FromTo, Value::Array(squares)) => {
            squares.iter().filter_map(Value::as_str).collect()
        }
        _ => return None,
    };
    Some(chess::attempted(words, &Uci(uci), position))
}

/// An answer in words; nothing, where none was given.
fn answered(words: &Catalogue, (schema, fact): (&Schema, &Fact), value: &Value) -> Option<String> {
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

fn answer(words: &Catalogue, schema: &Schema, key: &str) -> String {
    let chapter = if COMMON.contains(&key) { "common" } else { schema.chapter };
    words.say(&format!("case-{chapter}-answer-{key}"))
}

/// A sentence of a ruling.
#[must_use]
pub fn said(words: &Catalogue, said: &Said, numbering: Numbering) -> String {
    words.tell_in(said, Context::of(numbering))
}

/// The same on paper: moves stand there with the letters of the language.
#[must_use]
pub fn printed(words: &Catalogue, sentence: &Said, context: Context<'_>) -> String {
    chess::with_letters(words, &words.tell_in(sentence, context))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_laws::game::event::Setup;
    use jadoube_laws::rulings::illegal::facts::IllegalMove;
    use jadoube_laws::rulings::moves::facts::{FlagSeen, LastMove};

    #[test]
    fn moves_that_were_told_stand_in_the_notation_and_illegal_ones_with_their_piece() {
        let game = Game::new(Setup::new("90+30".parse().unwrap()));
        let made = Some(("g1".parse().unwrap(), "g3".parse().unwrap()));
        let illegal = IllegalMove { made, ..IllegalMove::new(Side::White, true) };
        let (uci, seen) = (Uci("g1f3".into()), FlagSeen::After);
        let last = LastMove { by: Side::White, uci, seen, pressed: false, claimed: false };
        for (case, en, de, unknown) in [
            (Case::IllegalMove(illegal), "Ng1-g3", "Sg1-g3", "g1-g3"),
            (Case::LastMove(last), "Nf3", "Sf3", "g1-f3"),
        ] {
            let told = |lang, game| {
                let rows = told(&Catalogue::new(lang), &case, game);
                rows.into_iter().map(|(_, answer)| answer).collect::<Vec<_>>()
            };
            for (lang, game, wanted) in [
                (Lang::En, Some(&game), en),
                (Lang::De, Some(&game), de),
                (Lang::En, None, unknown),
            ] {
                let rows = told(lang, game);
                assert!(rows.iter().any(|row| row == wanted), "{wanted}: {rows:?}");
            }
        }
    }
}
