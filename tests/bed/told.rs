//! What is told of a run: a line, or a row of the table in `tests/reports/bed.md`.

use std::collections::BTreeMap;

use crate::plan::Plan;

/// What was counted, by its name.
pub(crate) type Counted = BTreeMap<&'static str, usize>;

/// The columns of the table behind the sizes and what was acknowledged, each with what it adds up.
const COLUMNS: [(&str, &[&str]); 19] = [
    ("moves", &["moves"]),
    ("incidents", &["incidents"]),
    ("results", &["results"]),
    ("envelopes", &["adjournments"]),
    ("settled", &["two records settled"]),
    ("given", &["boards given"]),
    ("taken over", &["takeovers"]),
    ("chief's place", &["takeovers of the chief's place"]),
    ("kills", &["kills"]),
    ("chief", &["kills of the chief"]),
    ("servers", &["kills of a server"]),
    ("pauses", &["pauses"]),
    ("cuts", &["cuts"]),
    ("bad lines", &["bad lines (netem)", "lossy and narrow lines", "lossy lines", "narrow lines"]),
    ("disks", &["full disks"]),
    ("no room", &["not recorded for lack of room"]),
    ("stores", &["stores deleted"]),
    ("streams", &["streams deleted"]),
    ("set back", &["stores set back"]),
];

/// The head of the table.
pub(crate) fn head() -> String {
    let titles = COLUMNS.iter().map(|(title, _)| *title);
    let all: Vec<&str> =
        ["seed", "st.", "bd.", "s", "srv.", "done"].into_iter().chain(titles).collect();
    format!("| {} | end |\n|{}:--|", all.join(" | "), "--:|".repeat(all.len()))
}

/// A run that came to its end.
pub(crate) fn told(plan: Plan, counted: &Counted, done: usize, is_sound: bool) -> String {
    let verdict = if is_sound { "sound" } else { "WRONG" };
    if plan.row {
        return row(plan, counted, done, verdict);
    }
    let counted: Vec<String> =
        counted.iter().map(|(what, count)| format!("{what} {count}")).collect();
    let Plan { seed, stations, boards, seconds, servers, .. } = plan;
    format!(
        "seed {seed}: {verdict}; {} stations, {boards} boards, {seconds} s, {servers} server(s): acknowledged {done}; {}",
        // The chief's and the results desk.
        stations + 2,
        counted.join(", ")
    )
}

/// A run that came to none.
pub(crate) fn broken_off(plan: Plan) -> String {
    if plan.row {
        return row(plan, &Counted::new(), 0, "BROKEN OFF");
    }
    format!("seed {}: BROKEN OFF", plan.seed)
}

fn row(plan: Plan, counted: &Counted, done: usize, verdict: &str) -> String {
    let Plan { seed, stations, boards, seconds, servers, .. } = plan;
    let sum = |names: &[&str]| names.iter().filter_map(|name| counted.get(*name)).sum::<usize>();
    let cells: Vec<String> = COLUMNS.iter().map(|(_, names)| sum(names).to_string()).collect();
    let cells = cells.join(" | ");
    format!(
        "| {seed} | {stations} | {boards} | {seconds} | {servers} | {done} | {cells} | {verdict} |"
    )
}
