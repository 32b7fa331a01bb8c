//! What stands on an envelope and what is written in it, through the real program: the times, who
//! writes the front, a text that is a move only as others write, another move than was made.

use jadoube_laws::game::event::Timing;
use serde_json::Value;

use crate::envelope::{Folder, text};

/// Both players are there, and the envelope is opened with this written in it.
fn opened(text: &str, more: &str) -> String {
    format!("open 1 --by Ilić --present white --present black --text \"{text}\" {more}")
}

#[test]
fn a_sealed_text_that_is_a_move_only_as_others_write_is_asked() {
    for (written, asked, system, played) in [
        ("Re2", "algebraic notation, French", "fr", "That is Ke2"),
        ("Kf3", "algebraic notation, Russian: Nf3", "ru", "That is Nf3"),
        ("Sf3", "algebraic notation, German", "de", "That is Nf3"),
    ] {
        let folder = Folder::of("2023", Timing::Desk);
        folder.asks(&[
            ("seal --board 1 --lost-time went-on --paper", 0, ""),
            (&opened(written, "--play"), 1, asked),
            ("show 1", 0, "[ ] Record what is written in the envelope"),
            (&opened(written, &format!("--system {system} --play")), 0, played),
            ("show 1", 0, "Settled"),
        ]);
        let log = text(&folder.run(&["log", "open.jadoube"], ""));
        assert!(log.contains(&format!("it reads “{written}” (algebraic notation")), "{log}");
    }
    // As the player is known to write it is illegal: that is the arbiter's word, not a guess.
    let folder = Folder::of("2023", Timing::Desk);
    folder.asks(&[
        ("seal --board 1 --lost-time went-on --paper", 0, ""),
        (&opened("Re2", "--system san --play"), 0, "=> Decide"),
    ]);
}

#[test]
fn the_descriptive_notation_is_read_where_the_edition_has_it() {
    for (edition, code, says) in [("1972", 0, "That is Nf3"), ("2018", 1, "descriptive notation")] {
        let folder = Folder::of(edition, Timing::Desk);
        folder.asks(&[
            ("seal --board 1 --lost-time went-on --paper", 0, ""),
            (&opened("N-KB3", "--play"), code, says),
        ]);
    }
}

#[test]
fn who_adjourns_early_has_used_the_rest_of_the_session_on_paper_too() {
    // A second or two pass while the program is called.
    for (edition, used, says) in [
        ("2001", ["0:39:5", "0:40:0"], "A1b"),
        ("2018", ["0:39:5", "0:40:0"], "I.1.2"),
        ("2023", ["0:39:5", "0:40:0"], "I.1.2"),
        ("1972", ["0:00:0", "0:00:0"], "does not speak of adjourning before"),
    ] {
        let folder = Folder::of(edition, Timing::Desk);
        folder.asks(&[(
            "seal --board 1 --lost-time went-on --early 40m --paper",
            0,
            "Time left: White ",
        )]);
        let log = text(&folder.run(&["log", "open.jadoube"], ""));
        let shown = folder.shown("1");
        let said = |used: &&str| shown.contains(&format!("Time used: White {used}"));
        assert!(used.iter().any(said), "{edition}: {shown}");
        assert!((log + &shown).contains(says), "{edition}: {shown}");
        assert!(!shown.contains("Off the control"), "{edition}: {shown}");
    }
}

#[test]
fn the_times_of_a_clock_on_the_table_are_missing_until_they_are_told() {
    let folder = Folder::of("1980", Timing::Device);
    folder.asks(&[
        ("seal --board 1 --lost-time went-on --paper", 0, "the players’ names, the times"),
        ("show 1", 0, "Time used: not stated"),
        // Ninety minutes, and half a minute for the move that was made and for the one sealed.
        ("inscribe 1 --left 0:50:00 1:30:30", 0, "details written on the envelope"),
        ("show 1", 0, "Time used: White 0:41:00 · Black 0:00:30"),
        ("inscribe 1 --used 0:40:00 0:00:30", 0, "do not come to the time control"),
        ("show 1", 0, "Off the control: White −0:01:00 · Black 0:00:00"),
        // The clocks are held against what stands there, and its fault stays in sight.
        (
            "resume 1 --clock-white 0:50:00 --clock-black 1:30:30 --present black",
            0,
            "incorrect on the envelope",
        ),
        ("show 1", 0, "do not come to the time control"),
    ]);
}

#[test]
fn in_1972_the_opponent_writes_the_front() {
    let folder = Folder::of("1972", Timing::Desk);
    folder.asks(&[
        ("seal --board 1 --lost-time went-on --ask", 0, "White writes the move in full notation"),
        ("seal --board 1 --lost-time went-on --paper", 0, "Having the move: White"),
        ("keep 1 --due 2126-11-23T14:00Z --venue Skopje", 0, "Hand the envelope to the opponent"),
        // Another hour is no word about another place.
        ("keep 1 --due 2126-11-23T15:00Z", 0, "Skopje"),
        ("show 1", 0, "[ ] Hand the envelope to the opponent, Black, who writes its front"),
        ("inscribe 1 --white Petrov --black Ilić --white-country YUG --black-country URS", 0, ""),
        ("show 1", 0, "[x] Hand the envelope to the opponent"),
        ("show 1", 0, "Sealed: Petrov (White), move 2"),
        ("sign 1 --name Controller", 0, "Ol. 22.3"),
    ]);
}

#[test]
fn another_legal_move_than_was_made_is_the_arbiters_to_decide() {
    for edition in ["2001", "2018", "2023"] {
        let folder = Folder::of(edition, Timing::Desk);
        folder.asks(&[
            ("seal --board 1 --lost-time went-on --made Nf3 --ask", 0, ""),
            ("seal --board 1 --lost-time went-on --paper", 0, ""),
            (&opened("Nc3", "--play"), 0, "another one was made on the board"),
        ]);
        let shown = folder.shown("1");
        assert!(shown.contains("the arbiter decides"), "{edition}: {shown}");
        assert!(!shown.contains("End the game"), "{edition}: {shown}");
        assert!(!shown.contains("This follows from the record"), "{edition}: {shown}");
    }
}

#[test]
fn a_ruling_tells_the_facts_and_the_room_of_the_arbiter_apart() {
    let folder = Folder::of("1972", Timing::Desk);
    for (edition, docket, certain, follows, room) in [
        ("1972", r#"case: "session", matter: "before-last-round""#, true, false, "[\"arbiter\"]"),
        ("2023", r#"case: "sealed-move", sealer: "white", found: "illegal""#, true, true, "[]"),
        // A lost reply is a rule of 1980.
        ("1980", r#"case: "sealed-move", sealer: "white", found: "illegal""#, false, false, ""),
        ("2005", r#"case: "sealed-move", sealer: "white", found: "illegal""#, true, false, "other"),
    ] {
        let docket = format!(r#"(game: (moves: "e4 e5"), kind: "standard", {docket})"#);
        let answer = folder.run(&["rule", "-", "--edition", edition, "--json"], &docket);
        let json: Value = serde_json::from_slice(&answer.stdout)
            .unwrap_or_else(|error| panic!("{error}: {}", text(&answer)));
        let one = if json.is_array() { &json[0] } else { &json };
        assert_eq!(one["certain"], certain, "{edition}: {one}");
        assert_eq!(one["follows"], follows, "{edition}: {one}");
        assert!(one["room"].to_string().contains(room), "{edition}: {one}");
    }
}
