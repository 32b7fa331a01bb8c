//! What who works with a screen reader hears: what the window has its own voice say, and what Orca
//! says. Both speak through a speech service of the test's own, which writes down what it is asked.

use std::collections::BTreeMap;

use crate::audit::a_round;
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

    /// Waits until a client has said something with this in it, more often than before.
    fn hear(&self, client: &str, part: &str, doing: impl FnOnce(&Stand)) {
        let count = |said: Vec<String>| said.iter().filter(|text| text.contains(part)).count();
        let before = count(self.said(client));
        doing(&self.stand);
        let all = || format!("{client} to say “{part}” after {:#?}", self.said(client));
        wait_for(&all(), || (count(self.said(client)) > before).then_some(()));
    }
}

/// What clients of the service said, one text after the other: who, and the words without the marks by
/// which a screen reader asks how far the voice is.
fn spoken(lines: &[(usize, String)]) -> Vec<(String, String)> {
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
                if let Some(name) = line.strip_prefix("SET SELF CLIENT_NAME ") {
                    names.insert(*client, name.to_lowercase());
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
    room.stand.forget();
    room.hear(OWN, "Ke5", |stand| {
        stand.write("Ke5");
        stand.keys(&["Return"]);
    });
    // What the voice says is not announced as well.
    let told = room.stand.told("Ke5", |_| {});
    assert_eq!(told["said"].as_array().map(Vec::len), Some(0), "{told}");
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

#[test]
fn with_orca_everything_is_heard_and_a_running_clock_does_not_flood_it() {
    let Some(room) = Room::new() else { return };
    let file = a_round(&room.stand);
    let Some(_orca) = room.stand.orca() else { return };
    if !comes(|| !room.said(ORCA).is_empty()) {
        eprintln!("skipped: Orca is installed, but does not speak through the speech service here");
        return;
    }
    room.hear(ORCA, "Board 1, White against Black", |stand| stand.open(&file));
    wait_for("the offer", || room.said(OWN).iter().any(|text| text.contains(OFFER)).then_some(()));
    room.stand.keys(&["ctrl+shift+a"]);
    let begun = room.said(ORCA).len();
    let_a_flag_fall(&room);
    let tiles = room.said(ORCA);
    let of_board_5 = tiles[begun..].iter().filter(|text| text.contains("Board 5,")).count();
    // When the keyboard comes, when the game begins, and when the flag has fallen.
    assert!((1..=3).contains(&of_board_5), "{tiles:#?}");
    assert!(!tiles.iter().any(|text| text.contains("0:00:01")), "{tiles:#?}");
    for (key, name) in [("F3", "[a-h][1-8], .*"), ("F4", "#.*"), ("F6", ".+"), ("F2", "Board 5,.*")]
    {
        room.stand.keys(&[key]);
        room.stand.focused(name);
    }
    let all = spoken(&room.speechd.lines());
    for (who, text) in &all {
        println!("{} {text}", if who.contains(ORCA) { "Orca:" } else { "own voice:" });
        assert!(!text.contains(['♔', '♗', '♘', '·', '→']), "{text}");
    }
}
