//! The plan of a round with twelve adjourned games, made, fixed, moved and printed through the real
//! program; and the calendar that goes with it.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command as Process;

use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::SealedMove;
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::hall::command::Command;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};

use crate::program::{Program, game};

const GAMES: u16 = 12;

/// Twelve games of round 9, the third move of each sealed on paper.
fn adjourned(edition: &str) -> Program {
    let program = Program::new(edition);
    let commands: Vec<Command> = (1..=GAMES).flat_map(sealed).collect();
    program.must(&commands);
    program
}

fn sealed(nth: u16) -> Vec<Command> {
    let (board, no) = (BoardNo(nth), EnvelopeNo(nth.into()));
    let sealing = [
        Ask::Begin { board, why: AdjournmentReason::SessionEnd, assistants: BySide::default() },
        Ask::Seal { no, what: SealedMove::Paper },
        Ask::Enclose { no, whose: Side::White },
        Ask::Enclose { no, whose: Side::Black },
        Ask::Close { no },
        Ask::StopClock { no },
    ];
    let sealing = sealing.map(|what| Command::Adjournment { what });
    game(nth, (9, "40/150,16/60"), "e2e4 e7e5").into_iter().chain(sealing).collect()
}

/// What stands behind a name in each event of a calendar, by the event's UID.
fn values(ics: &str, name: &str) -> BTreeMap<String, String> {
    let unfolded = ics.replace("\r\n ", "");
    let of = |event: &str, name: &str| {
        let mut lines = event.lines();
        lines.find_map(|line| line.strip_prefix(&format!("{name}:")).map(str::to_owned))
    };
    let events = unfolded.split("BEGIN:VEVENT").skip(1);
    events.filter_map(|event| Some((of(event, "UID")?, of(event, name)?))).collect()
}

/// What `jadoube envelope plan` says.
fn plan(program: &Program, args: &[&str]) -> String {
    program.envelope(&[&["plan"], args].concat(), "", 0)
}

/// The text of a PDF; none where no program is here to read it.
fn page(path: &Path) -> Option<String> {
    let read = Process::new("pdftotext").args(["-layout"]).arg(path).arg("-").output();
    if read.is_err() {
        eprintln!("skipped: pdftotext is not here to read {}", path.display());
    }
    Some(String::from_utf8_lossy(&read.ok()?.stdout).into_owned())
}

#[test]
fn a_time_of_resumption_that_is_past_is_recorded_and_told() {
    let round = adjourned("1972");
    let past = round.envelope(&["keep", "5", "--due", "2016-11-24 09:30"], "", 0);
    assert!(past.contains("due 2016-11-24 09:30, which is past: it is "), "{past}");
    let later = round.envelope(&["keep", "5", "--due", "2126-11-24 09:30"], "", 0);
    assert!(!later.contains("which is past"), "{later}");
}

#[test]
fn a_round_of_twelve_adjourned_games_is_planned_moved_and_printed() {
    let round = adjourned("1972");
    // One was fixed by hand, before there was a plan.
    round.envelope(&["keep", "5", "--due", "2126-11-24 09:30"], "", 0);
    let session = ["--session", "2126-11-23 15:00", "2126-11-23 19:00", "--place", "Hall 2"];
    let proposed = plan(&round, &session);
    let before = |text: &str, other: &str| text.find(other) > text.find("Fixed\n");
    assert!(before(&proposed, "Proposed\n"), "what is fixed comes first: {proposed}");
    let by_hand = "2126-11-24 09:30: Novak 5 – Petrova 5, board 5, round 9, envelope 5";
    assert!(proposed.contains(by_hand), "{proposed}");
    for nth in (1..=GAMES).filter(|nth| *nth != 5) {
        let line = format!(
            "2126-11-23 15:00: Novak {nth} – Petrova {nth}, board {nth}, round 9, envelope {nth}. Hall 2"
        );
        assert!(proposed.contains(&line), "{line} is not in {proposed}");
    }
    assert!(proposed.contains("not announced"), "{proposed}");
    let fixed = plan(&round, &["--fix", "--pdf", "one.pdf", "--ics", "one.ics"]);
    assert!(fixed.contains(by_hand), "set by hand, and not overwritten: {fixed}");
    assert!(!fixed.contains("Proposed\n"), "nothing is left to propose: {fixed}");
    // The session is announced, and moved after that: its games go with it.
    let announced = plan(&round, &["--announced", "1"]);
    assert!(!announced.contains("changed since"), "{announced}");
    let moved = ["--change", "1", "--session", "2126-11-23 16:30", "2126-11-23 20:30"];
    let moved = [&moved[..], &["--reason", "the bus was late"]].concat();
    let files = ["--pdf", "two.pdf", "--ics", "two.ics"];
    let told = plan(&round, &[&moved[..], &files].concat());
    assert!(told.contains("2126-11-23 16:30: Novak 12 – Petrova 12"), "{told}");
    assert!(told.contains("changed since it was announced"), "{told}");
    let read = |name: &str| std::fs::read_to_string(round.path(name)).unwrap();
    let (one, two) = (read("one.ics"), read("two.ics"));
    let (before, after) = (values(&one, "SEQUENCE"), values(&two, "SEQUENCE"));
    assert_eq!(before.len(), usize::from(GAMES));
    assert!(before.values().all(|sequence| sequence == "0"), "{one}");
    assert_eq!(before.keys().collect::<Vec<_>>(), after.keys().collect::<Vec<_>>(), "same UIDs");
    let revised = after.values().filter(|sequence| *sequence == "1").count();
    assert_eq!(revised, usize::from(GAMES) - 1, "all but the one outside of the session: {two}");
    assert!(before.keys().all(|uid| uid.len() > 40 && uid.ends_with("@jadoube")), "{one}");
    // A game that needs no resumption any more is cancelled in the calendars that have it.
    round.envelope(&["conclude", "3", "--agreed"], "", 0);
    plan(&round, &["--ics", "three.ics"]);
    let three = read("three.ics");
    let cancelled = values(&three, "STATUS");
    let cancelled: Vec<_> = cancelled.iter().filter(|row| row.1 == "CANCELLED").collect();
    let [(uid, _)] = cancelled[..] else { panic!("{three}") };
    assert_eq!(values(&three, "SEQUENCE").get(uid).map(String::as_str), Some("2"));
    for (name, at) in [("one.pdf", "2126-11-23 15:00"), ("two.pdf", "2126-11-23 16:30")] {
        let Some(text) = page(&round.path(name)) else { continue };
        let times = text.matches(at).count();
        assert!(times >= usize::from(GAMES) - 1, "{name}: {text}");
        for part in ["Skopje Open", "Issued 20", "Novak 12 – Petrova 12", "board 12", "Hall 2"] {
            assert!(text.contains(part), "{part} is not in {name}: {text}");
        }
        assert_eq!(text.contains("changed since it was announced"), name == "two.pdf", "{text}");
    }
}

#[test]
fn what_cannot_be_is_told_without_the_window() {
    let round = adjourned("1980");
    plan(&round, &["--session", "2126-11-23 09:00", "2126-11-23 13:00"]);
    let told =
        plan(&round, &["--session", "2126-11-23 12:00", "2126-11-23 17:00", "--for-round", "10"]);
    let over = "Session 1 for adjourned games takes place while a round is played in session 2";
    assert!(told.contains(over), "{told}");
    assert!(told.contains("No session is left\n"), "nothing is proposed into a round: {told}");
}
