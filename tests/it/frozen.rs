//! What is journalled is a promise: values that were written once are read for ever, and come out
//! as they went in. The values are in `tests/frozen`.

use std::collections::BTreeSet;

use jadoube_chess::result::Score;
use jadoube_competition::tournament::Bye;
use jadoube_core::competition::entrant::EntrantNo;
use jadoube_core::disputes::event::Event;
use jadoube_core::hall::event::Entry;
use jadoube_core::hall::state::Hall;
use jadoube_core::hall::timing::TimeNote;
use jadoube_core::stations::post::Post;
use jadoube_desk::export::to_pgn_text;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::appeals::provisions::Provisions;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, GameNo};
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
        hall.apply(&entry.event, entry.origin());
        entries.push(entry);
    }
    (entries, hall)
}

/// What each frozen journal was exported as when it was frozen.
#[test]
fn every_frozen_journal_is_exported_as_it_was() {
    for (name, text, pgn, games) in [
        (
            "desk",
            include_str!("../frozen/journal-1-desk.jsonl"),
            include_str!("../frozen/journal-1-desk.pgn"),
            2,
        ),
        (
            "demo",
            include_str!("../frozen/journal-1-demo.jsonl"),
            include_str!("../frozen/journal-1-demo.pgn"),
            2,
        ),
        (
            "blind",
            include_str!("../frozen/journal-1-blind.jsonl"),
            include_str!("../frozen/journal-1-blind.pgn"),
            1,
        ),
        (
            "boards",
            include_str!("../frozen/journal-1-boards.jsonl"),
            include_str!("../frozen/journal-1-boards.pgn"),
            8,
        ),
        (
            "event by table",
            include_str!("../frozen/journal-1-event-table.jsonl"),
            include_str!("../frozen/journal-1-event-table.pgn"),
            5,
        ),
        (
            "event by hand",
            include_str!("../frozen/journal-1-event-byhand.jsonl"),
            include_str!("../frozen/journal-1-event-byhand.pgn"),
            2,
        ),
        (
            "event with groups",
            include_str!("../frozen/journal-1-event-groups.jsonl"),
            include_str!("../frozen/journal-1-event-groups.pgn"),
            98,
        ),
        (
            "two stations",
            include_str!("../frozen/journal-1-stations.jsonl"),
            include_str!("../frozen/journal-1-stations.pgn"),
            2,
        ),
    ] {
        let (_, hall) = journal(text);
        // They stood in the order in which they had left their boards; now as they were set up.
        let sorted = |text: &str| {
            let mut games: Vec<_> = text.split("[Event ").skip(1).map(str::to_owned).collect();
            games.sort();
            games
        };
        let now = sorted(&to_pgn_text(&hall, &Catalogue::new(Lang::En)));
        assert_eq!(now.len(), games, "{name}");
        assert_eq!(now, sorted(pgn), "{name}");
    }
}

/// Three rounds on the same boards, before games had numbers: adjourned games came back, one to
/// another board, and incidents were decided while others were played there.
#[test]
fn games_of_old_are_told_apart_by_what_happened() {
    let (entries, hall) = journal(include_str!("../frozen/journal-1-boards.jsonl"));
    assert_eq!(entries.len(), 82);
    let of_round = |no: GameNo| {
        let one = &hall.games[&no];
        (one.game.setup.round, one.board.0, one.game.plies.len(), hall.is_on_board(no))
    };
    let games: Vec<_> = hall.games.keys().copied().map(of_round).collect();
    let (on, off) = (true, false);
    assert_eq!(
        games,
        [
            (1, 1, 4, off),
            (1, 2, 1, off),
            (1, 3, 0, off),
            (2, 4, 2, on),
            (2, 1, 1, off),
            (3, 2, 1, on),
            (3, 3, 0, on),
            (3, 1, 0, on),
        ]
    );
    let incidents: Vec<_> =
        hall.incidents.values().map(|incident| of_round(incident.game.unwrap())).collect();
    assert_eq!(incidents, [(1, 1, 4, off), (1, 2, 1, off), (2, 1, 1, off), (3, 2, 1, on)]);
    let envelopes: Vec<_> = hall.adjournments.values().map(|one| of_round(one.game)).collect();
    assert_eq!(envelopes, [(1, 1, 4, off), (2, 4, 2, on)]);
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

/// Everything that can happen in an event, each kind of undoing too.
#[test]
fn events_as_they_once_were_are_read_with_all_that_happened_in_them() {
    let table = include_str!("../frozen/journal-1-event-table.jsonl");
    let by_hand = include_str!("../frozen/journal-1-event-byhand.jsonl");
    let kinds: BTreeSet<String> = [table, by_hand]
        .iter()
        .flat_map(|text| text.lines())
        .filter_map(|line| {
            let line: Value = serde_json::from_str(line).unwrap();
            let what = &line["event"]["what"];
            (line["event"]["in"] == "contest").then(|| {
                let act = what["act"]["act"].as_str().map(|act| format!(": {act}"));
                format!("{}{}", what["event"].as_str().unwrap(), act.unwrap_or_default())
            })
        })
        .collect();
    for kind in [
        "absence-noted",
        "amended",
        "bye-granted",
        "closed",
        "draw-begun",
        "drafted",
        "drawn",
        "entered",
        "left",
        "numbered",
        "pairings-changed",
        "presence-noted",
        "published",
        "regulations-changed",
        "result-entered",
        "scheduled",
        "start-drawn",
        "started",
        "undone: board-result",
        "undone: changing",
        "undone: departure",
        "undone: drawn",
        "undone: numbers",
        "undone: presence",
        "undone: publication",
        "undone: start",
    ] {
        assert!(kinds.contains(kind), "{kind} is not among {kinds:?}");
    }
    let (_, hall) = journal(table);
    let contest = &hall.contest;
    let drawn = contest.numbers.last().unwrap();
    assert_eq!(drawn.draw.as_ref().unwrap().steps.len(), 17);
    assert_eq!(contest.number(EntrantNo(1)), Some(3), "as it was drawn from envelope A");
    assert_eq!(contest.start_at(1, BoardNo(5)), Some(357));
    let boards = hall.pairing_boards();
    let round = &contest.rounds[&1];
    let results: Vec<&str> =
        round.bouts.iter().filter_map(|bout| bout.result(&boards)).map(|it| it.sign()).collect();
    assert_eq!(results, ["0", "=", "½-0", "1u", "0"]);
    assert!(round.bouts.iter().all(|bout| bout.difference(&boards).is_none()));
    let (_, hall) = journal(by_hand);
    let byes: Vec<(u16, Bye)> =
        hall.contest.rounds[&1].byes.iter().map(|(no, bye)| (no.0, *bye)).collect();
    assert_eq!(byes, [(1, Bye::Half), (2, Bye::Zero), (3, Bye::Full), (10, Bye::Zero)]);
    assert_eq!(hall.contest.missed(EntrantNo(11)), 1);
    assert!(hall.contest.undoable(&hall.pairing_boards()).is_some());
}

/// The Olympiad of 1972 of fifteen teams, up to the first pairing of its finals.
#[test]
fn groups_as_they_once_were_are_read_with_their_draws_and_who_qualified() {
    let (_, hall) = journal(include_str!("../frozen/journal-1-event-groups.jsonl"));
    let contest = &hall.contest;
    let groups = |nth: usize| -> Vec<Vec<u16>> {
        let groups = contest.phases[nth].groups.iter();
        groups.map(|group| group.teams.iter().map(|team| team.0).collect()).collect()
    };
    let preliminaries = vec![vec![13, 12, 9, 8, 5, 4, 2], vec![6, 14, 3, 11, 15, 10, 7, 1]];
    assert_eq!(groups(0), preliminaries, "as the committee had it, and as they drew");
    assert_eq!(groups(1)[0], [8, 15, 14, 3, 6, 2, 9, 13]);
    assert_eq!(contest.phases[1].groups[1].extra.map(|team| team.0), Some(16));
    let boards = hall.pairing_boards();
    let standing = contest.group_standing((0, 1), &boards).unwrap();
    let order: Vec<u16> = standing.places().iter().map(|(_, team)| team.0).collect();
    assert_eq!(order, [14, 15, 3, 6, 7, 10, 1, 11]);
    assert_eq!(contest.rounds[&8].matches.len(), 8);
    assert!(contest.undoable(&boards).is_some());
}

/// Of two stations, in the order in which the file of the chief had them: board 1 was handed to Hall B, taken
/// over from it while it recorded on without a line, and the two records were settled.
#[test]
fn strands_of_two_stations_are_folded_with_what_was_put_aside_and_settled() {
    let (entries, hall) = journal(include_str!("../frozen/journal-1-stations.jsonl"));
    let strands: BTreeSet<_> = entries.iter().filter_map(|entry| entry.place).collect();
    let strands: BTreeSet<_> = strands.iter().map(|place| place.station).collect();
    assert_eq!(strands.len(), 2);
    let stations = &hall.stations;
    let name = |post| stations.keeper(post).map(|keeper| stations.members[&keeper].name.as_str());
    for post in [Post::Chief, Post::Board(BoardNo(1)), Post::Board(BoardNo(2))] {
        assert_eq!(name(post), Some("Chief"), "{post:?}");
    }
    assert_eq!((stations.differences().count(), stations.open_differences().count()), (1, 0));
    let moves = hall.game(BoardNo(1)).unwrap().plies.iter().map(|ply| ply.uci.0.as_str());
    assert!(moves.eq(["e2e4", "e7e5", "f1c4", "b8c6"]), "what Hall B recorded alone is put aside");
}
