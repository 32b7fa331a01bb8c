//! What who works with a screen reader hears: what the window has its own voice say, and what Orca
//! says. Both speak through a speech service of the test's own, which writes down what it is asked.

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::audit::a_round;
use crate::audit_event::event;
use crate::speechd::{self, Speechd};
use crate::stand::{Stand, comes, wait_for};

/// The window on its stand, and what is heard there.
struct Room {
    stand: Stand,
    speechd: Speechd,
}

impl Room {
    /// A room with a competition of five boards, see [`a_round`]; nothing, with a word, where the tools
    /// are missing.
    fn new() -> Option<Self> {
        if let Some(what) = speechd::missing() {
            eprintln!("skipped: {what} is missing");
            return None;
        }
        let speechd = Speechd::start();
        let stand = Stand::of_a_new_user(&[("SPEECHD_ADDRESS", speechd.address())])?;
        Some(Self { stand, speechd })
    }

    /// All that a client has said so far.
    fn said(&self, client: &str) -> Vec<String> {
        let all = spoken(&self.speechd.lines());
        all.into_iter().filter(|(name, _)| name.contains(client)).map(|(_, text)| text).collect()
    }

    /// Does something, and waits until the clients have said what is wanted and say no more. All that
    /// was said then, by whom; and what was waited for in vain.
    fn step(&self, doing: impl FnOnce(&Stand), wanted: &[(&str, &str)]) -> (Spoken, Vec<String>) {
        let before = spoken(&self.speechd.lines()).len();
        let new = || spoken(&self.speechd.lines()).split_off(before);
        doing(&self.stand);
        let is_missing = |(client, part): &&(&str, &str)| {
            let so = |(who, text): &(String, String)| who.contains(client) && text.contains(part);
            !comes(|| new().iter().any(so))
        };
        let missing = wanted.iter().filter(is_missing);
        let missing = missing.map(|(client, part)| format!("{client}: “{part}”")).collect();
        let (mut last, mut same) = (0, 0);
        wait_for("silence", || {
            let now = self.speechd.lines().len();
            same = if now == last { same + 1 } else { 0 };
            last = now;
            (same > 60).then_some(())
        });
        (new(), missing)
    }

    /// Waits until a client has said something with this in it, more often than before.
    fn hear(&self, client: &str, part: &str, doing: impl FnOnce(&Stand)) {
        let count = |said: Vec<String>| said.iter().filter(|text| text.contains(part)).count();
        let before = count(self.said(client));
        doing(&self.stand);
        let all = || format!("{client} to say “{part}” after {:#?}", self.said(client));
        wait_for(&all(), || (count(self.said(client)) > before).then_some(()));
    }
}

/// Who said what, one after the other.
type Spoken = Vec<(String, String)>;

/// What clients of the service said, one text after the other: who, and the words without the marks by
/// which a screen reader asks how far the voice is.
fn spoken(lines: &[(usize, String)]) -> Spoken {
    let (mut names, mut open) = (BTreeMap::new(), BTreeMap::<usize, Vec<String>>::new());
    let mut spoken = Vec::new();
    for (client, line) in lines {
        let name = |names: &BTreeMap<usize, String>| names.get(client).cloned().unwrap_or_default();
        match (open.remove(client), line.as_str()) {
            (Some(text), ".") => spoken.push((name(&names), without_marks(&text.join(" ")))),
            (Some(mut text), more) => {
                text.push(more.to_owned());
                open.insert(*client, text);
            }
            (None, "SPEAK") => _ = open.insert(*client, Vec::new()),
            (None, line) => {
                // One library writes `SELF`, another `self`.
                let line = line.to_lowercase();
                if let Some(name) = line.strip_prefix("set self client_name ") {
                    names.insert(*client, name.to_owned());
                }
            }
        }
    }
    spoken
}

fn without_marks(text: &str) -> String {
    let mut parts = text.split('<');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    plain.extend(parts.filter_map(|part| part.split_once('>')).map(|(_, after)| after));
    for (sign, letter) in
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
    {
        plain = plain.replace(sign, letter);
    }
    plain.trim().to_owned()
}

const OFFER: &str = "own voice can say alarms";
const OWN: &str = "jadoube";
const ORCA: &str = "orca";
/// What Orca calls a window.
const FRAME: &str = "frame";

/// Board 5, where White has two seconds left, is begun from the hall; the flag is heard.
fn let_a_flag_fall(room: &Room) {
    room.stand.keys(&["F2"]);
    room.stand.focused("Board 1, .*");
    room.stand.keys(&["ctrl+Prior"]);
    room.stand.focused("Board 5, .*");
    room.hear(OWN, "flag", |stand| stand.keys(&["F9"]));
}

#[test]
fn the_own_voice_says_what_a_screen_reader_is_deaf_to_once_it_was_offered() {
    let Some(room) = Room::new() else { return };
    let file = a_round(&room.stand);
    room.hear(OWN, OFFER, |stand| stand.open(&file));
    // Until it is answered nothing is missed.
    let_a_flag_fall(&room);
    room.hear(OWN, "Speak alarms: Yes", |stand| stand.keys(&["ctrl+shift+a"]));
    room.stand.gone("Yes, with the program.*");
    room.stand.keys(&["F2"]);
    room.stand.focused("Board 5, .*");
    room.stand.keys(&["ctrl+Next"]);
    room.stand.focused("Board 1, .*");
    room.stand.keys(&["F3"]);
    room.stand.focused("[a-h][1-8], .*");
    for (keys, part) in [
        (&["F9"][..], "Clock of Black started"),
        (&["F10"], "Both clocks stopped"),
        (&["ctrl+d"], "draw"),
        (&["w"], "Black"),
        (&["t"], "White"),
    ] {
        room.hear(OWN, part, |stand| stand.keys(keys));
    }
    room.stand.keys(&["F7"]);
    room.stand.focused("Type a move.*");
    // What is wrong with the field that has the keyboard is said by the own voice: neither does the
    // description change, which a screen reader would read as well, nor is it announced.
    let before = room.said(OWN).len();
    let told = room.stand.told("Ke5", |stand| {
        stand.write("Ke5");
        stand.keys(&["Return"]);
    });
    let described = told["described"].as_array().into_iter().flatten();
    let wrong = described.filter(|text| text.as_str().is_some_and(|text| text.contains("Ke5")));
    assert_eq!(wrong.count(), 0, "{told}");
    assert_eq!(told["said"].as_array().map(Vec::len), Some(0), "{told}");
    let count = || {
        let own = room.said(OWN).split_off(before);
        own.iter().filter(|text| text.contains("Ke5")).count()
    };
    wait_for("the own voice to say what is wrong", || (count() == 1).then_some(()));
    room.hear(OWN, "Ke5", |stand| stand.keys(&["Return"]));
    assert_eq!(count(), 2, "{:#?}", room.said(OWN));
    assert!(room.stand.close().success());
    // The answer is remembered.
    room.stand.open(&file);
    room.stand.focused("Board 1, .*");
    room.stand.keys(&["F3"]);
    room.stand.focused("[a-h][1-8], .*");
    room.hear(OWN, "Black", |stand| stand.keys(&["w"]));
    let offers = room.said(OWN).iter().filter(|text| text.contains(OFFER)).count();
    assert_eq!(offers, 1, "{:#?}", room.said(OWN));
}

/// A step of the story with Orca: keys, a text after them, and who must say what.
struct Step {
    keys: &'static [&'static str],
    write: &'static str,
    /// Which keys were meant, for the transcript.
    what: &'static str,
    heard: &'static [(&'static str, &'static str)],
    /// What nobody may say.
    never: &'static str,
}

impl Step {
    const fn new(
        keys: &'static [&'static str],
        what: &'static str,
        heard: &'static [(&'static str, &'static str)],
    ) -> Self {
        Self { keys, write: "", what, heard, never: "" }
    }

    /// Whether a text was not to be heard with it.
    fn forbids(&self, text: &str) -> bool {
        !self.never.is_empty() && text.contains(self.never)
    }

    /// The same where something must not be heard.
    const fn never(self, never: &'static str) -> Self {
        Self { never, ..self }
    }
}

/// The window comes.
const START: Step = Step::new(&[], "(start)", &[]);

/// What somebody does who works by ear. All that is done, and each alarm, is heard from the one or the
/// other.
const STORY: &[Step] = &[
    Step::new(&["ctrl+shift+a"], "Ctrl+Shift+A", &[(OWN, "Speak alarms: Yes")]),
    Step::new(&["Right"], "Right", &[(ORCA, "Board 2, White against Black")]),
    Step::new(&["Right"], "Right", &[(ORCA, "Board 3, White against Black")]),
    Step::new(&["End"], "End", &[(ORCA, "Board 5, White against Black")]),
    Step::new(&["F9"], "F9: two seconds later the flag falls", &[(OWN, "flag fallen")])
        .never("Flag fallen"),
    Step::new(&["t"], "T", &[(OWN, "White")]),
    Step::new(&["Home"], "Home", &[(ORCA, "Board 1, White against Black")]),
    Step::new(&["F3"], "F3", &[(ORCA, "e2")]),
    Step::new(&["Up"], "Up", &[(ORCA, "e3")]),
    Step::new(&["w"], "W", &[(OWN, "Black")]),
    Step::new(&["F9"], "F9", &[(OWN, "Clock of Black started")]),
    Step::new(&["F10"], "F10", &[(OWN, "Both clocks stopped")]),
    Step::new(&["ctrl+d"], "Ctrl+D", &[(OWN, "offered a draw")]),
    Step::new(&["F7"], "F7", &[(ORCA, "Type a move")]),
    Step { write: "Ke5", ..Step::new(&[], "Ke5, Enter", &[(OWN, "Ke5” is not")]) },
    Step { write: "a6", ..Step::new(&["ctrl+a"], "a6, Enter", &[(OWN, "a6")]) },
    Step::new(&["F8"], "F8", &[(ORCA, "New incident")]),
    Step::new(&["Escape"], "Esc", &[(ORCA, "Type a move")]),
    Step::new(&["F4"], "F4", &[(ORCA, "Incident 2")]),
    Step::new(&["Tab"], "Tab", &[(ORCA, "")]),
    Step::new(&["ctrl+k"], "Ctrl+K", &[(ORCA, "Search actions")]),
    Step::new(&["c", "l", "o", "c", "k"], "clock", &[(OWN, "found")]),
    Step::new(&["Escape"], "Esc", &[]),
    Step::new(&["F6"], "F6", &[(ORCA, "As the desktop")]),
    Step::new(&["F2"], "F2", &[(ORCA, "Board 1, White against Black")]),
];

/// The same at the places that were worked over after a trial by ears alone.
const WORKED_OVER: &[Step] = &[
    Step::new(&["ctrl+shift+a"], "Ctrl+Shift+A", &[(OWN, "Speak alarms: Yes")]),
    Step::new(&["F3"], "F3", &[(ORCA, "e2")]),
    Step::new(&["ctrl+Next"], "Ctrl+PageDown", &[(OWN, "Board 2: ")]),
    Step::new(&["ctrl+Prior"], "Ctrl+PageUp", &[(OWN, "Board 1: ")]),
    Step::new(&["ctrl+shift+u"], "Ctrl+Shift+U", &[(OWN, "Next: Black writes the move")]),
    Step::new(&["alt+Return"], "Alt+Enter", &[(ORCA, "Seal the move dialog")]),
    Step::new(&["Escape"], "Esc", &[(ORCA, "Envelope 1")]),
    Step::new(&["F12"], "F12", &[(OWN, "Board ")]),
    Step::new(&["F11"], "F11", &[(ORCA, "Messages")]),
    Step::new(&["Escape"], "Esc", &[(ORCA, "e2")]),
    Step::new(&["ctrl+s"], "Ctrl+S", &[(ORCA, "White’s sheet, 1. blank")]),
    Step::new(&["F2"], "F2", &[(ORCA, "Board")]),
    Step::new(&["ctrl+shift+k"], "Ctrl+Shift+K", &[(ORCA, "Fix the regulations")]),
    Step::new(&["F2"], "F2", &[(ORCA, "Board")]),
    Step::new(&["alt+Return"], "Alt+Enter", &[(OWN, "does nothing here")]),
    Step::new(&["End"], "End", &[(ORCA, "Board 5, White against Black")]),
    // Whoever has gone on hears it too, and does not hear the board where the keyboard is now in its place.
    Step::new(
        &["F9", "Home"],
        "F9, Home: two seconds later the flag falls on another board",
        &[(ORCA, "Board 1, White against Black"), (OWN, "Board 5: White, flag fallen")],
    )
    .never("Flag fallen"),
];

/// The standings of an event: a table is told cell by cell, and a button that is out of use says why,
/// when the keyboard comes to it and when it is pressed all the same.
const EVENT: &[Step] = &[
    Step::new(&["ctrl+shift+a"], "Ctrl+Shift+A", &[(OWN, "Speak alarms: Yes")]),
    Step::new(&["ctrl+shift+s"], "Ctrl+Shift+S", &[(ORCA, "Player")]),
    Step::new(&["Down"], "Down", &[(ORCA, "Player")]),
    Step::new(&["Right"], "Right", &[(OWN, "Place: 1")]),
    Step::new(&["shift+Tab"], "Shift+Tab", &[(ORCA, "button")]),
    Step::new(&["shift+Tab"], "Shift+Tab", &[(ORCA, "button")]),
    Step::new(&["shift+Tab"], "Shift+Tab", &[(ORCA, "Nothing comes after")]),
    Step::new(&["Return"], "Enter", &[(OWN, "Round after: Nothing comes after")]),
];

/// What was said twice, or read though the keyboard was elsewhere.
const ONCE: &[Step] = &[
    Step::new(&["ctrl+shift+a"], "Ctrl+Shift+A", &[(OWN, "Speak alarms: Yes")]),
    Step::new(&["F6"], "F6", &[(OWN, "Settings"), (ORCA, "Language")]),
    Step::new(&["F1"], "F1", &[(ORCA, "F2, Hall")]).never("Keys on the board List"),
    Step::new(&["Escape"], "Esc", &[]),
    Step::new(&["ctrl+k"], "Ctrl+K", &[(ORCA, "Search actions")]).never("Found List"),
    Step::new(&["c", "l", "o", "c", "k"], "clock", &[(OWN, "found")]).never("for example"),
    Step::new(&["Down"], "Down", &[(ORCA, "lock")]).never(", 2 of"),
    Step::new(&["Escape"], "Esc", &[]),
    Step::new(&["F3"], "F3", &[(ORCA, "e2")]),
    Step::new(&["ctrl+b"], "Ctrl+B", &[(OWN, "e2")]),
    Step::new(&["F8"], "F8", &[(ORCA, "New incident")]),
    Step::new(&["4"], "4", &[(OWN, "Proposed ruling")]),
];

#[test]
fn with_orca_nothing_is_said_twice_and_no_list_is_read_from_elsewhere() {
    tell(a_round, ONCE);
}

#[test]
fn with_orca_what_was_worked_over_is_heard() {
    tell(a_round, WORKED_OVER);
}

#[test]
fn with_orca_the_tables_of_an_event_and_why_a_button_is_out_of_use_are_heard() {
    tell(event, EVENT);
}

/// A story with a competition of its own; what is wanted is heard, and nothing of the window's frame.
fn tell(competition: fn(&Stand) -> PathBuf, story: &[Step]) {
    let Some(room) = Room::new() else { return };
    let file = competition(&room.stand);
    let Some(_orca) = room.stand.orca() else { return };
    if !comes(|| !room.said(ORCA).is_empty()) {
        eprintln!("skipped: Orca is installed, but does not speak through the speech service here");
        return;
    }
    // On a busy machine the frame is told late: the story begins when it was.
    let begins = [(OWN, OFFER), (ORCA, FRAME)];
    let (_, mut faults) = room.step(|stand| stand.open(&file), &begins);
    for step in story {
        let (said, missing) = room.step(|stand| stand.keys(step.keys), step.heard);
        println!("| {} | {} |", step.what, said.iter().map(shown).collect::<Vec<_>>().join("<br>"));
        faults.extend(missing.iter().map(|one| format!("{}: not heard: {one}", step.what)));
        for (who, text) in &said {
            let is_twice = said.iter().any(|(other, same)| other != who && same == text);
            if is_twice || step.forbids(text) {
                faults.push(format!("{}: said: “{text}”", step.what));
            }
        }
        for (_, text) in said {
            // Neither the frame of the window nor a page comes between two controls.
            if text.contains(FRAME) || text.contains("page tab") {
                faults.push(format!("{}: “{text}”", step.what));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn with_orca_everything_is_heard_and_a_running_clock_does_not_flood_it() {
    let Some(room) = Room::new() else { return };
    let file = a_round(&room.stand);
    let Some(_orca) = room.stand.orca() else { return };
    if !comes(|| !room.said(ORCA).is_empty()) {
        eprintln!("skipped: Orca is installed, but does not speak through the speech service here");
        return;
    }
    let begins = [(ORCA, "Board 1, White against Black"), (OWN, OFFER)];
    let mut transcript = vec![(&START, room.step(|stand| stand.open(&file), &begins))];
    for step in STORY {
        let doing = |stand: &Stand| {
            stand.keys(step.keys);
            if !step.write.is_empty() {
                stand.write(step.write);
                stand.keys(&["Return"]);
            }
        };
        transcript.push((step, room.step(doing, step.heard)));
    }
    let (mut faults, mut told, mut described) = (Vec::new(), 0, 0);
    for (step, (said, missing)) in &transcript {
        let keys = step.what;
        println!("| {keys} | {} |", said.iter().map(shown).collect::<Vec<_>>().join("<br>"));
        faults.extend(missing.iter().map(|one| format!("{keys}: not heard: {one}")));
        for (who, text) in said {
            told += usize::from(who.contains(ORCA) && text.contains("Board 5,"));
            described += usize::from(who.contains(ORCA) && text.contains("No move yet. White:"));
            if step.forbids(text) {
                faults.push(format!("{keys}: said: “{text}”"));
            }
            if text.contains(['♔', '♗', '♘', '·', '→']) {
                faults.push(format!("{keys}: signs in “{text}”"));
            }
            if said.iter().any(|(other, same)| other != who && same == text) {
                faults.push(format!("{keys}: both say “{text}”"));
            }
        }
    }
    // Each time that the keyboard comes: that its game begins and the flag falls is said by the own voice.
    if !(1..=4).contains(&told) {
        faults.push(format!("the tile of a running clock is told {told} times"));
    }
    if !(1..=2).contains(&described) {
        faults.push(format!("what goes on at a running clock is told {described} times"));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// A text in the transcript, with who said it.
fn shown((who, text): &(String, String)) -> String {
    let name = if who.contains(ORCA) { "Orca" } else { "Own voice" };
    format!("{name}: “{text}”")
}
