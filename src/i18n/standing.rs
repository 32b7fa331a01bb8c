//! Tie-breaks in words: a value as it is shown, and its working, one sentence a line.

use crate::catalogue::{Arg, Words};
use jadoube_competition::article::Article;
use jadoube_competition::standing::Decision;
use jadoube_competition::tiebreak::code::TieBreak;
use jadoube_competition::tiebreak::working::{Evaluation, Term, Value};
use jadoube_competition::tournament::Number;

/// A value as a table shows it; empty where the tie-break made nothing of him.
#[must_use]
pub fn value(code: &TieBreak, value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_decimals(code.decimals()),
        Value::Place(place) => place.to_string(),
        Value::InTurn(numbers) => {
            let each: Vec<String> =
                numbers.iter().map(|number| number.to_decimals(code.decimals())).collect();
            each.join(" ")
        }
        Value::Nothing(_) => String::new(),
    }
}

/// How a value came about: its tie-break and value, each contribution, another reading.
#[must_use]
pub fn working(
    words: &Words,
    code: &TieBreak,
    evaluation: &Evaluation,
    name: &dyn Fn(Number) -> String,
) -> Vec<String> {
    let mut lines = vec![head(words, code, evaluation)];
    lines.extend(evaluation.terms.iter().map(|term| self::term(words, term, name)));
    lines.extend(evaluation.reading.as_ref().map(|reading| {
        let args = [
            ("value", value_in_words(words, code, &reading.value).into()),
            ("why", words.tell(&reading.why).into()),
            ("article", article(reading.article)),
        ];
        words.say_with("competition-working-reading", &args)
    }));
    lines
}

fn head(words: &Words, code: &TieBreak, evaluation: &Evaluation) -> String {
    let id = match &evaluation.value {
        Value::Nothing(_) => "competition-working-nothing",
        Value::Number(_) | Value::Place(_) | Value::InTurn(_) => "competition-working-head",
    };
    let args = [
        ("code", code.to_string().into()),
        ("name", words.tell(&code.criterion).into()),
        ("value", value_in_words(words, code, &evaluation.value).into()),
        ("method", words.tell(&evaluation.method).into()),
        ("article", article(evaluation.article)),
    ];
    words.say_with(id, &args)
}

/// A value, or why there is none.
fn value_in_words(words: &Words, code: &TieBreak, of: &Value) -> String {
    match of {
        Value::Nothing(lack) => words.tell(lack),
        Value::Number(_) | Value::Place(_) | Value::InTurn(_) => value(code, of),
    }
}

fn term(words: &Words, term: &Term, name: &dyn Fn(Number) -> String) -> String {
    let mut place = Vec::new();
    if let Some(round) = term.round {
        place.push(words.say_with("competition-working-round", &[("round", number(round))]));
    }
    if let Some(board) = term.board {
        place.push(words.say_with("competition-working-board", &[("board", number(board))]));
    }
    if let Some(opponent) = term.opponent {
        let opponent = [("opponent", name(opponent).into())];
        place.push(words.say_with("competition-working-against", &opponent));
    }
    let amount = match term.factor {
        Some(factor) if term.amount == term.score * factor => {
            format!("{} × {factor} = {}", term.score, term.amount)
        }
        Some(factor) if term.score == term.amount * factor => {
            format!("{} / {factor} = {}", term.score, term.amount)
        }
        _ => term.amount.to_string(),
    };
    let args = [
        ("amount", amount.into()),
        ("why", words.tell(&term.basis).into()),
        ("article", article(term.article)),
    ];
    place.push(words.say_with("competition-working-amount", &args));
    if let Some(cut) = term.cut {
        let args = [("why", words.tell(&cut).into()), ("article", article(cut.article()))];
        place.push(words.say_with("competition-working-cut", &args));
    }
    place.join(" · ")
}

/// What put somebody below the one above him.
#[must_use]
pub fn decision(words: &Words, list: &[TieBreak], decision: Decision) -> String {
    match decision {
        Decision::TieBreak(index) => {
            let code = list.get(index).map(ToString::to_string).unwrap_or_default();
            words.say_with("competition-standings-by-tie-break", &[("code", code.into())])
        }
        Decision::Lots => words.say("competition-standings-by-lots"),
    }
}

fn number(value: u8) -> Arg<'static> {
    i64::from(value).into()
}

fn article(article: Article) -> Arg<'static> {
    article.to_string().into()
}
