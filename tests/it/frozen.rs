//! What is journalled is a promise: values that were written once are read for ever, and come out
//! as they went in. The values are in `tests/frozen`.

use std::collections::BTreeSet;

use jadoube_chess::result::Score;
use jadoube_core::disputes::event::Event;
use jadoube_core::hall::event::Entry;
use jadoube_core::hall::state::{Hall, apply};
use jadoube_core::hall::timing::TimeNote;
use jadoube_laws::appeals::provisions::Provisions;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::ruling::{Certainty, Discretion, Finding, Remedy};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

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
            "game" => again::<GameEvent>(json),
            "appeals" => again::<Provisions>(json),
            "time" => again::<TimeNote>(json),
            other => panic!("line {number}: `{other}` is no kind of value"),
        };
        assert_eq!(written.unwrap_or_else(|error| error.to_string()), json, "line {number}");
        lines += 1;
    }
    assert!(lines > 70, "only {lines} values");
}

/// The entries of a journal as `jadoube log --json` gave them when its version was the newest.
/// Once here, a line is never changed: what stands in an arbiter's file cannot be changed either.
fn journal(text: &str) -> (Vec<Entry>, Hall) {
    let mut hall = Hall::default();
    let mut entries = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let entry: Entry =
            serde_json::from_str(line).unwrap_or_else(|error| panic!("line {number}: {error}"));
        let frozen: Value = serde_json::from_str(line).unwrap();
        assert_eq!(serde_json::to_value(&entry).unwrap(), frozen, "line {number} is written anew");
        apply(&mut hall, &entry);
        entries.push(entry);
    }
    (entries, hall)
}

#[test]
fn a_journal_of_version_1_makes_the_same_competition_for_ever() {
    let (entries, hall) = journal(include_str!("../frozen/journal-1-desk.jsonl"));
    assert_eq!(entries.len(), 35);
    let competition = hall.competition.as_ref().unwrap();
    assert_eq!((competition.name.as_str(), competition.edition.as_str()), ("Frozen open", "2018"));
    let game = hall.game(BoardNo(1)).unwrap();
    assert_eq!(game.plies.len(), 1);
    let lost = Outcome { score: Score::BothLose, reason: EndReason::ArbiterDecision };
    assert_eq!(game.outcome(), Some(lost));
    let forfeit = Outcome { score: Score::WhiteWins, reason: EndReason::Forfeit };
    assert_eq!(hall.game(BoardNo(2)).unwrap().outcome(), Some(forfeit));
    assert!(hall.devices.is_empty(), "given to board 1, and taken away");
    let kinds: BTreeSet<String> = include_str!("../frozen/journal-1-desk.jsonl")
        .lines()
        .filter_map(|line| {
            let line: Value = serde_json::from_str(line).unwrap();
            Some(line["event"]["what"]["event"].as_str()?.to_owned())
        })
        .collect();
    assert!(kinds.len() >= 17, "of many kinds: {kinds:?}");
}

#[test]
fn the_demonstration_as_it_once_was_still_ends_as_it_did() {
    let (_, hall) = journal(include_str!("../frozen/journal-1-demo.jsonl"));
    let ended = |board| hall.game(BoardNo(board)).unwrap().outcome().unwrap();
    assert_eq!(ended(3), Outcome { score: Score::WhiteWins, reason: EndReason::Checkmate });
    assert_eq!(ended(4), Outcome { score: Score::BlackWins, reason: EndReason::Flag });
    assert_eq!(hall.game(BoardNo(3)).unwrap().illegal_moves.white, 1);
    assert!(hall.incidents.values().all(|incident| incident.decision.is_some()));
    assert_eq!(hall.incidents.len(), 2);
}

#[test]
fn a_blind_match_as_it_once_was_is_read_with_all_that_happened_in_it() {
    let text = include_str!("../frozen/journal-1-blind.jsonl");
    let (entries, hall) = journal(text);
    let game = hall.game(BoardNo(1)).unwrap();
    let blind = hall.blind(BoardNo(1)).unwrap();
    let played: Vec<&str> = game.plies.iter().map(|ply| ply.san.as_str()).collect();
    assert_eq!(played, ["e4", "e5"]);
    assert_eq!((blind.noticed.len(), blind.told.len()), (8, 3));
    assert!(blind.arrangement.announcing.zwo);
    assert_eq!(hall.incidents.len(), 3);
    assert!(hall.own_devices.is_empty(), "given to Black, and taken away");
    let kinds: BTreeSet<String> = text
        .lines()
        .filter_map(|line| {
            let line: Value = serde_json::from_str(line).unwrap();
            let event = &line["event"];
            (event["in"] == "blind").then(|| event["what"]["event"].to_string())
        })
        .collect();
    assert_eq!(kinds.len(), 20, "every kind of event: {kinds:?}");
    assert_eq!(entries.len(), 51);
}
