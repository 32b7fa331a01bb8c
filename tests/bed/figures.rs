//! Figures of a bed in which nothing goes wrong: how long something takes until every other station has told it,
//! and how soon a station has caught up that was away.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::check;
use crate::commands::correction;
use crate::laptop::Bed;
use crate::laptops::Station;

/// So often something happens at each board in a figure of delays.
const PACE: Duration = Duration::from_secs(10);

/// Later than this is too late.
const WANTED: Duration = Duration::from_millis(250);

/// When a station has told each of the entries of others.
fn told(station: &mut Station) -> BTreeMap<String, Instant> {
    station.mark();
    let entries = station.seen.iter().filter(|(_, line)| line["event"] == "entry");
    entries
        .filter_map(|(came, line)| Some((check::named(&line["entry"].to_string())?, *came)))
        .collect()
}

/// Something at a board, as a line of input.
fn line(board: u16, nth: usize) -> Value {
    json!({ "command": correction(board, nth) })
}

/// Each board has something every ten seconds; from the moment it is asked for until another station tells it.
pub(crate) fn delays(bed: &mut Bed, seconds: u64) -> String {
    let boards = bed.boards();
    let pause = PACE / u32::try_from(boards.len().max(1)).unwrap_or(1);
    let begun = Instant::now();
    let end = begun + Duration::from_secs(seconds);
    let mut asked = Vec::new();
    let mut nth = 0;
    let mut next = Instant::now();
    while Instant::now() < end {
        let (at, board) = boards[nth % boards.len()];
        nth += 1;
        asked.push((format!("number {nth} of the bed"), at, Instant::now()));
        let answer = bed.station(at).ask(&line(board, nth));
        assert_eq!(answer["ok"], true, "{answer}");
        next += pause;
        std::thread::sleep(next.saturating_duration_since(Instant::now()));
    }
    std::thread::sleep(Duration::from_secs(3));
    let (mut all, mut never) = (Vec::new(), 0);
    for to in 0..bed.len() {
        let told = told(bed.station(to));
        for (reason, _, since) in asked.iter().filter(|(_, at, _)| *at != to) {
            match told.get(reason) {
                Some(when) => all.push((when.saturating_duration_since(*since), *since)),
                None => never += 1,
            }
        }
    }
    all.sort_unstable();
    let part = |of: usize| all.get(all.len() * of / 1000).map_or(0, |(took, _)| took.as_millis());
    let slow = all.iter().filter(|(took, _)| *took > WANTED);
    let slow: BTreeSet<u64> = slow.map(|(_, since)| (*since - begun).as_secs()).collect();
    format!(
        "{} asked, {} told to others: p50 {} ms, p99 {} ms, longest {} ms; never told {never}; later than \
         {} ms what was asked in the seconds {slow:?}",
        asked.len(),
        all.len(),
        part(500),
        part(990),
        all.last().map_or(0, |(took, _)| took.as_millis()),
        WANTED.as_millis(),
    )
}

/// A station is away while so many entries are made at the chief's, and comes back.
pub(crate) fn catch_up(bed: &mut Bed, entries: usize) -> String {
    let away = bed.len() - 1;
    bed.close(away);
    let begun = Instant::now();
    let (_, board) = bed.boards().into_iter().find(|(at, _)| *at == 0).expect("a board");
    for nth in 1..=entries {
        assert_eq!(bed.station(0).ask(&line(board, nth))["ok"], true);
    }
    let made = begun.elapsed();
    let opened = Instant::now();
    bed.open(away);
    bed.station(away).line(true);
    let reached = Instant::now();
    let last = format!("number {entries} of the bed");
    bed.station(away)
        .until("the last entry", |line| line["entry"].to_string().contains(&last).then_some(()));
    format!(
        "{entries} entries, made in {} s: caught up {} ms after the line stood, {} ms after the file was opened",
        made.as_secs(),
        reached.elapsed().as_millis(),
        opened.elapsed().as_millis(),
    )
}
