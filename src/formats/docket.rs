//! A case on paper as a file: RON or JSON with the same names. What is in it is told by
//! `core::rulings::docket` and `core::blind::reconcile::paper`; every word stands in quotes.

use crate::core::blind::reconcile::paper::Paper;
use crate::core::rulings::docket::{Docket, DocketFault};

/// Reads a docket.
///
/// # Errors
/// [`DocketFault`] with the line where the text is neither RON nor JSON, or with the part that is
/// wrong.
pub fn read(text: &str) -> Result<Docket, DocketFault> {
    docket(value(text)?)
}

/// The boards and scores of a game with a blind player that are to be reconciled.
///
/// # Errors
/// [`DocketFault`] with the line where the text is neither RON nor JSON, or with the part that is
/// wrong.
pub fn boards(text: &str) -> Result<Paper, DocketFault> {
    serde_json::from_value(value(text)?).map_err(|error| DocketFault::Form(error.to_string()))
}

/// The value of a text in RON or in JSON.
fn value(text: &str) -> Result<serde_json::Value, DocketFault> {
    let fault = |error: &dyn std::fmt::Display| DocketFault::Form(error.to_string());
    if text.trim_start().starts_with('{') {
        return serde_json::from_str(text).map_err(|error| fault(&error));
    }
    let ron: ron::Value = ron::from_str(text).map_err(|error| fault(&error))?;
    serde_json::to_value(plain(ron)).map_err(|error| fault(&error))
}

/// A docket that is part of a file.
///
/// # Errors
/// [`DocketFault`] with the part that is wrong.
pub fn of(value: ron::Value) -> Result<Docket, DocketFault> {
    let value = serde_json::to_value(plain(value));
    docket(value.map_err(|error| DocketFault::Form(error.to_string()))?)
}

fn docket(value: serde_json::Value) -> Result<Docket, DocketFault> {
    match value {
        serde_json::Value::Object(parts) => Docket::read(parts),
        _ => Err(DocketFault::Form("a case is written as ( case: \"…\", … )".into())),
    }
}

/// The value with each option taken out of its `Some`.
fn plain(value: ron::Value) -> ron::Value {
    match value {
        ron::Value::Option(Some(inner)) => plain(*inner),
        ron::Value::Option(None) => ron::Value::Unit,
        ron::Value::Seq(all) => ron::Value::Seq(all.into_iter().map(plain).collect()),
        ron::Value::Map(map) => ron::Value::Map(
            map.into_iter().map(|(key, value)| (key, plain(value))).collect::<ron::Map>(),
        ),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::rulings::brief::brief;
    use crate::formats::laws;

    #[test]
    fn a_case_is_read_from_ron_and_from_json() {
        let ron = r#"(
            game: (moves: "1. e4 e5 2. Nf3", clocks: (white: 600000, black: 590000)),
            kind: "standard",
            case: "illegal-move", by: "black", completed: true, made: ("b8", "b6"), ply: 3,
        )"#;
        let json = r#"{"game": {"moves": "e2e4 e7e5 g1f3", "clocks": {"white": 600000, "black": 590000}},
            "kind": "standard", "case": "illegal-move", "by": "black", "completed": true,
            "made": ["b8", "b6"], "ply": 3}"#;
        let docket = read(ron).unwrap();
        assert_eq!(docket.case, read(json).unwrap().case);
        let ruling = docket.rule(laws::edition("2018").unwrap()).unwrap();
        let told = brief(&ruling);
        assert!(told.starts_with("restore 3, count black, white+2:00"), "{told}");
        assert!(told.contains("7.5.5"), "{told}");
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (text, named) in [
            ("(", "1:2"),
            ("[1]", "case"),
            ("(case: \"no-such-case\")", "no-such-case"),
            ("(case: \"flag-fall\")", "side"),
            ("(case: \"flag-fall\", side: \"green\", both: false)", "green"),
            ("(case: \"flag-fall\", side: \"white\", both: false, x: 1)", "x"),
            ("(case: \"flag-fall\", side: \"white\", both: false, kind: \"bullet\")", "bullet"),
            ("(case: \"flag-fall\", side: \"white\", both: false, game: (fem: \"\"))", "fem"),
        ] {
            let fault = read(text).unwrap_err().to_string();
            assert!(fault.contains(named), "{text}: {fault}");
        }
        let docket =
            read("(case: \"flag-fall\", side: \"white\", both: false, game: (moves: \"e4 Ke5\"))");
        let fault = docket.unwrap().rule(laws::newest()).unwrap_err().to_string();
        assert!(fault.contains("move 2") && fault.contains("Ke5"), "{fault}");
    }
}
