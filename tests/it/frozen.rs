//! What is journalled is a promise: values that were written once are read for ever, and come out
//! as they went in. The values are in `tests/frozen`.

use jadoube::core::disputes::event::Event;
use jadoube::core::rulings::case::Case;
use jadoube::core::rulings::ruling::{Certainty, Discretion, Finding, Remedy};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Reads a value and writes it again.
fn again<T: DeserializeOwned + Serialize>(json: &str) -> Result<String, serde_json::Error> {
    serde_json::from_str::<T>(json).and_then(|value| serde_json::to_string(&value))
}

#[test]
fn the_dispute_log_of_every_version_is_read_and_written_as_it_was() {
    let mut lines = 0;
    for (number, line) in (1..).zip(include_str!("../frozen/disputes.txt").lines()) {
        if line.starts_with('#') {
            continue;
        }
        let (kind, json) = line.split_once(' ').unwrap();
        let written = match kind {
            "case" => again::<Case>(json),
            "finding" => again::<Finding>(json),
            "remedy" => again::<Remedy>(json),
            "certainty" => again::<Certainty>(json),
            "discretion" => again::<Discretion>(json),
            "event" => again::<Event>(json),
            other => panic!("line {number}: `{other}` is no kind of value"),
        };
        assert_eq!(written.unwrap_or_else(|error| error.to_string()), json, "line {number}");
        lines += 1;
    }
    assert!(lines > 70, "only {lines} values");
}
