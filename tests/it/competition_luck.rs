//! As bad luck would have it: an event whose file is named by a slip of the hand, damaged, or read by
//! others; players who leave, lists that are not what they seem, texts that forge the log.

use std::process::Output;

use jadoube_core::hall::all_clocks::AllClocks;
use jadoube_core::hall::command::Command;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::BoardNo;
use serde_json::{Value, json};

use crate::cli::{Shell, code, move_line, text};

const FILE: &str = "hall.jadoube";

fn run(shell: &Shell, line: &[&str]) -> Output {
    shell.run(&[&["competition"], line].concat())
}

fn done(shell: &Shell, line: &[&str]) -> String {
    let output = run(shell, line);
    assert_eq!(code(&output), 0, "{line:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// What is complained of by a command that must end so.
fn failed(shell: &Shell, line: &[&str], with: i32) -> String {
    let output = run(shell, line);
    assert_eq!(code(&output), with, "{line:?}: {}{}", text(&output.stdout), text(&output.stderr));
    text(&output.stderr)
}

fn data(shell: &Shell, line: &[&str]) -> Value {
    serde_json::from_str(&done(shell, line)).expect("one JSON value")
}

fn founded(options: &[&str]) -> Shell {
    let shell = Shell::new();
    done(&shell, &[&["new", FILE, "--name", "Cup"], options].concat());
    shell
}

fn list(shell: &Shell, list: &str) {
    std::fs::write(shell.path("players.csv"), list).expect("written");
}

/// A round robin of so many, numbered in the order of their ratings.
fn event(players: usize) -> Shell {
    let shell = founded(&["--tie-breaks", "SB"]);
    let rows = (1..=players).map(|no| format!("P{no},{},MKD\n", 2500 - no));
    list(&shell, &format!("Name,Rating,Fed\n{}", rows.collect::<String>()));
    done(&shell, &["enter", FILE, "players.csv"]);
    done(&shell, &["number", FILE]);
    shell
}

/// The next round, with these results.
fn round(shell: &Shell, results: &[&str]) {
    done(shell, &["pair", FILE]);
    done(shell, &["publish", FILE]);
    for (board, result) in (1..).zip(results) {
        done(shell, &["result", FILE, &board.to_string(), result]);
    }
}

fn played(shell: &Shell, commands: &[Command]) -> Vec<Value> {
    let lines: Vec<String> =
        commands.iter().map(|command| json!({ "command": command }).to_string()).collect();
    shell.play(&lines).1
}

fn start(board: u16) -> Command {
    Command::Game { board: BoardNo(board), what: GameCommand::Start }
}

#[test]
fn an_output_replaces_nothing_unless_it_is_agreed_to_and_a_competition_never() {
    let shell = event(4);
    round(&shell, &["1", "0"]);
    std::fs::write(shell.path("notes.txt"), "my notes\n").expect("written");
    done(&shell, &["new", "other.jadoube"]);
    for name in [FILE, "other.jadoube", "notes.txt"] {
        let before = std::fs::read(shell.path(name)).expect("read");
        let why = failed(&shell, &["export", FILE, "--trf", name], 1);
        assert!(why.contains("stays as it is"), "{name}: {why}");
        assert_eq!(std::fs::read(shell.path(name)).expect("read"), before, "{name}");
    }
    done(&shell, &["export", FILE, "--trf", "cup.trf"]);
    let first = std::fs::read(shell.path("cup.trf")).expect("read");
    round(&shell, &["=", "="]);
    failed(&shell, &["export", FILE, "--trf", "cup.trf"], 1);
    done(&shell, &["export", FILE, "--trf", "cup.trf", "--overwrite"]);
    assert_ne!(std::fs::read(shell.path("cup.trf")).expect("read"), first);
    for line in [
        &["print", FILE, "--round", "1", "-o", "notes.txt"][..],
        &["export", FILE, "--pgn", "-o", "notes.txt"],
    ] {
        assert_eq!(code(&shell.run(line)), 1, "{line:?}");
        assert_eq!(std::fs::read(shell.path("notes.txt")).expect("read"), b"my notes\n");
    }
    let agreed = shell.run(&["export", FILE, "-o", "other.jadoube", "--overwrite"]);
    assert_ne!(code(&agreed), 0, "a competition is no output");
}

#[test]
fn what_is_no_list_enters_nobody() {
    let shell = founded(&[]);
    for (name, text, part) in [
        (
            "letter.txt",
            "Dear arbiter,\nPlease start my clock.\nRegards\n",
            "is not a list of players",
        ),
        ("game.txt", "[Event \"x\"]\n[White \"y\"]\n\n1. e4 e5 *\n", "is not a list of players"),
        ("empty.csv", " \n", "is empty"),
    ] {
        std::fs::write(shell.path(name), text).expect("written");
        let why = failed(&shell, &["enter", FILE, name], 2);
        assert!(why.contains(part), "{name}: {why}");
    }
    std::fs::write(shell.path("photo.jpg"), b"\xff\xd8\xff\xe0\0\x10JFIF").expect("written");
    let why = failed(&shell, &["enter", FILE, "photo.jpg"], 2);
    assert!(why.contains("is not text"), "{why}");
    std::fs::write(shell.path("empty.jadoube"), "").expect("written");
    let why = text(&shell.run(&["log", "empty.jadoube"]).stderr);
    assert!(why.contains("is empty"), "{why}");
    // “Петров, Петар” as Windows wrote it, below a heading that may be either.
    let old: &[u8] = b"\xc8\xec\xe5;Elo\n\xcf\xe5\xf2\xf0\xee\xe2, \xcf\xe5\xf2\xe0\xf0;2100\n";
    std::fs::write(shell.path("p1251.csv"), old).expect("written");
    let line = ["enter", FILE, "p1251.csv", "--encoding", "windows-1251"];
    assert!(done(&shell, &line).contains("Петров, Петар"));
}

#[test]
fn of_a_tournament_file_its_event_and_what_is_left_out_are_told() {
    let shell = event(4);
    round(&shell, &["1", "0"]);
    done(&shell, &["export", FILE, "--trf", "cup.trf"]);
    done(&shell, &["new", "next.jadoube"]);
    let output = run(&shell, &["enter", "next.jadoube", "cup.trf"]);
    let told = text(&output.stderr);
    assert!(told.contains("“Cup”: the players alone are taken; 4 results are left out"), "{told}");
}

#[test]
fn nothing_is_recorded_in_an_older_copy_unless_it_is_agreed_to() {
    let shell = event(4);
    std::fs::copy(shell.path(FILE), shell.path("old.jadoube")).expect("copied");
    round(&shell, &["1", "0"]);
    let before = std::fs::read(shell.path("old.jadoube")).expect("read");
    let why = failed(&shell, &["absent", "old.jadoube", "2", "--round", "3"], 1);
    assert!(why.contains(FILE) && why.contains("--go-on-in-this"), "{why}");
    assert_eq!(std::fs::read(shell.path("old.jadoube")).expect("read"), before);
    done(&shell, &["absent", FILE, "2", "--round", "3"]);
    done(&shell, &["absent", "old.jadoube", "2", "--round", "3", "--go-on-in-this"]);
    failed(&shell, &["absent", FILE, "3", "--round", "3"], 1);
}

#[test]
fn who_left_by_mistake_comes_back_and_the_rounds_meanwhile_stay() {
    let shell = event(6);
    round(&shell, &["1", "1", "1"]);
    done(&shell, &["withdraw", FILE, "4", "--reason", "mistake"]);
    let draft = done(&shell, &["pair", FILE]);
    assert!(draft.contains("+ without play, 4 P4 has withdrawn"), "as it will be: {draft}");
    round(&shell, &["1", "1"]);
    done(&shell, &["close", FILE, "--round", "2"]);
    let why = failed(&shell, &["absent", FILE, "4", "--comes"], 1);
    assert!(why.contains("Let the player come back"), "{why}");
    let told = done(&shell, &["withdraw", FILE, "4", "--return", "--reason", "his namesake left"]);
    assert!(told.contains("P4: plays again from round 3 on: his namesake left"), "{told}");
    round(&shell, &["1", "1", "1"]);
    let rounds = done(&shell, &["rounds", FILE]);
    assert!(rounds.contains("4 P4: withdrawn"), "{rounds}");
    assert!(rounds.contains("+ without play, 4 P4 has withdrawn"), "{rounds}");
    assert_eq!(rounds.matches("withdrawn").count(), 2, "{rounds}");
}

#[test]
fn a_result_that_was_undone_is_told_in_words() {
    let shell = event(4);
    done(&shell, &["pair", FILE]);
    done(&shell, &["publish", FILE]);
    done(&shell, &["result", FILE, "1", "1"]);
    let told = done(&shell, &["undo", FILE]);
    assert!(told.contains("Game reopened: its result was undone"), "{told}");
    assert!(!told.contains('↶'), "{told}");
}

#[test]
fn a_match_that_stands_even_is_drawn_by_lot_with_its_seed_and_reason() {
    let shell = founded(&["--system", "match", "--stages", "2"]);
    for name in ["P1", "P2"] {
        done(&shell, &["enter", FILE, "--name", name]);
    }
    done(&shell, &["number", FILE]);
    round(&shell, &["="]);
    let lot = ["lot", FILE, "1", "--seed", "7", "--reason", "regulations 7"];
    let why = failed(&shell, &lot, 1);
    assert!(why.contains("No match of P1 is tied after its last stage"), "{why}");
    round(&shell, &["="]);
    let told = done(&shell, &lot);
    assert!(told.contains("wins the tied match by lot (seed 7): regulations 7"), "{told}");
    let bracket = done(&shell, &["standings", FILE]);
    assert!(bracket.contains("goes on by lot"), "{bracket}");
    let told = done(&shell, &["undo", FILE]);
    assert!(told.contains("Undone: the lot for a match"), "{told}");
    done(&shell, &["lot", FILE, "1", "--winner", "2", "--reason", "drawn in the hall"]);
}

#[test]
fn decimals_have_the_sign_of_the_language() {
    let shell = event(4);
    round(&shell, &["=", "1"]);
    let table = |lang: &str| {
        let output = shell.run(&["--lang", lang, "competition", "standings", FILE]);
        text(&output.stdout)
    };
    assert!(table("en").contains("0.5") && !table("en").contains("0,5"));
    for lang in ["de", "mk"] {
        let told = table(lang);
        assert!(told.contains("0,5") && !told.contains("0.5"), "{told}");
    }
}

#[test]
fn an_entry_that_was_undone_is_told_by_its_name() {
    let shell = founded(&[]);
    done(&shell, &["enter", FILE, "--name", "Novak, Ana"]);
    let told = done(&shell, &["undo", FILE]);
    assert!(told.contains("Novak, Ana: Undone: an entry"), "{told}");
}

#[test]
fn what_is_made_of_a_damaged_file_says_so() {
    let shell = event(4);
    round(&shell, &["1", "0"]);
    done(&shell, &["result", FILE, "1", "=", "--reason", "both say so"]);
    done(&shell, &["export", FILE, "--trf", "before.trf"]);
    let whole = std::fs::read(shell.path(FILE)).expect("read");
    for deed in [
        "UPDATE event SET payload = replace(payload, '\"draw\"', '\"black-wins\"') \
         WHERE payload LIKE '%result-entered%'",
        "DELETE FROM event WHERE seq = (SELECT max(seq) - 2 FROM event)",
    ] {
        std::fs::write(shell.path(FILE), &whole).expect("written");
        crate::luck::meddle(&shell.path(FILE), deed);
        for line in [
            &["standings", FILE][..],
            &["standings", FILE, "--json"],
            &["rounds", FILE],
            &["regulations", FILE],
            &["export", FILE, "--trf", "after.trf", "--overwrite"],
        ] {
            let output = run(&shell, line);
            assert_eq!(code(&output), 1, "{deed} {line:?}: {}", text(&output.stdout));
            let why = text(&output.stderr);
            assert!(why.contains("Row") || why.contains("row"), "{deed} {line:?}: {why}");
            assert!(!output.stdout.is_empty(), "what could be read is shown: {line:?}");
        }
    }
    std::fs::write(shell.path(FILE), &whole[..whole.len() / 3]).expect("written");
    let output = run(&shell, &["standings", FILE]);
    assert_ne!(code(&output), 0);
    let why = text(&output.stderr);
    assert!(!why.contains("no event"), "{why}");
}

#[test]
fn what_is_made_of_a_saved_file_says_to_programs_too_that_it_may_be_incomplete() {
    let shell = event(4);
    round(&shell, &["1", "0"]);
    assert!(data(&shell, &["standings", FILE, "--json"])["incomplete"].is_null());
    let last = "UPDATE event SET at = at + 1 WHERE seq = (SELECT max(seq) FROM event)";
    crate::luck::meddle(&shell.path(FILE), last);
    let saved = shell.run(&["salvage", FILE, "once.jadoube"]);
    let before = "had been saved from a damaged one before";
    assert!(code(&saved) == 1 && !text(&saved.stdout).contains(before), "{saved:?}");
    for (line, has_fields) in [
        (&["standings", "once.jadoube", "--json"][..], true),
        (&["rating", "once.jadoube", "--json"], true),
        (&["rounds", "once.jadoube", "--json"], false),
        (&["export", "once.jadoube", "--trf", "cup.trf", "--json"], true),
        (&["export", "once.jadoube", "--csv", "cup.csv"], false),
    ] {
        let output = run(&shell, line);
        assert_eq!(code(&output), 0, "{line:?}: {output:?}");
        let told = text(&output.stderr);
        assert_eq!(told.matches("Possibly incomplete").count(), 1, "{line:?}: {told}");
        let is_marked = text(&output.stdout).contains(r#""incomplete":true"#);
        assert_eq!(is_marked, has_fields, "{line:?}: {output:?}");
    }

    // The row that tells what is lost is damaged itself: that there was one is still told.
    let note = r#"UPDATE event SET at = at + 1 WHERE payload LIKE '%"event":"salvaged"%'"#;
    crate::luck::meddle(&shell.path("once.jadoube"), note);
    let saved = shell.run(&["salvage", "once.jadoube", "twice.jadoube"]);
    assert!(code(&saved) == 1 && text(&saved.stdout).contains(before), "{saved:?}");
    let table = done(&shell, &["standings", "twice.jadoube"]);
    assert!(table.starts_with("# Possibly incomplete") && table.contains(before), "{table}");
    let verified = shell.run(&["verify", "twice.jadoube"]);
    let told = text(&verified.stdout);
    assert!(code(&verified) == 1 && told.contains("rows that are not known any more"), "{told}");
}

#[test]
fn an_event_whose_regulations_are_lost_says_so_and_not_that_there_is_none() {
    let shell = event(4);
    round(&shell, &["1", "0"]);
    let gone = r#"DELETE FROM event WHERE payload LIKE '%"event":"started","regulations"%'"#;
    crate::luck::meddle(&shell.path(FILE), gone);
    let saved = shell.run(&["salvage", FILE, "once.jadoube"]);
    let lost = "The regulations of this event are lost";
    assert!(code(&saved) == 1 && text(&saved.stdout).contains(lost), "{saved:?}");
    for line in ["rounds", "standings", "regulations"] {
        let why = failed(&shell, &[line, "once.jadoube"], 1);
        assert!(why.contains(lost) && !why.contains("no event yet"), "{line}: {why}");
    }
}

#[test]
fn the_edition_outlives_the_row_of_who_signs_and_is_missed_where_its_own_is_lost() {
    let missed = "the edition of the Laws. Until both are recorded again";
    for (which, is_kept) in [("seq = 1", true), (r#"payload LIKE '%"in":"founded"%'"#, false)] {
        let shell = event(4);
        round(&shell, &["1", "0"]);
        crate::luck::meddle(&shell.path(FILE), &format!("DELETE FROM event WHERE {which}"));
        let saved = shell.run(&["salvage", FILE, "once.jadoube"]);
        let told = text(&saved.stdout);
        assert_eq!((code(&saved), told.contains(missed)), (1, !is_kept), "{which}: {told}");
        let log = text(&shell.run(&["log", "once.jadoube"]).stdout);
        assert_eq!(log.contains("created, Laws of"), is_kept, "{which}: {log}");
    }
}

/// The order of the standing, with the values.
fn lines(shell: &Shell, file: &str) -> Vec<Value> {
    let standing = data(shell, &["standings", file, "--json"]);
    let lines = standing["lines"].as_array().expect("lines").iter();
    lines.map(|line| json!([line["place"], line["number"], line["values"]])).collect()
}

/// 2 beats 5, 3 beats 4, then 2 leaves: one game of four is less than half.
#[test]
fn after_a_withdrawal_the_event_and_its_file_have_one_standing() {
    let shell = event(5);
    round(&shell, &["1", "1"]);
    assert_eq!(lines(&shell, FILE)[0][1], 2, "as it stands: 2 and 3 have won");
    done(&shell, &["withdraw", FILE, "2", "--reason", "ill"]);
    done(&shell, &["export", FILE, "--trf", "left.trf", "--overwrite"]);
    let trf = std::fs::read_to_string(shell.path("left.trf")).expect("read");
    assert!(!trf.contains(" +") && !trf.contains(" - -"), "nothing of rounds not paired: {trf}");
    assert_eq!(lines(&shell, "left.trf"), lines(&shell, FILE));
    assert_eq!(lines(&shell, FILE)[0][1], 3, "the game of 2 does not count");
    for (number, opponent, sign) in [("2", "5 P5", "1"), ("5", "2 P2", "0")] {
        let told = done(&shell, &["standings", FILE, "--working", number]);
        let line = format!("against {opponent}: {sign} on record");
        assert!(told.contains(&line) && told.contains("C.05 6.6"), "{told}");
    }
    let table = done(&shell, &["standings", FILE]);
    assert!(table.contains("2 completed 1 of 4 (C.05 6.6)"), "{table}");
    round(&shell, &["1"]);
    done(&shell, &["export", FILE, "--trf", "left.trf", "--overwrite"]);
    assert_eq!(lines(&shell, "left.trf"), lines(&shell, FILE));
    let told = text(&run(&shell, &["check", "left.trf"]).stdout);
    assert!(told.contains("Wrong: 0") || told.contains("wrong: 0"), "{told}");
    let rounds = done(&shell, &["rounds", FILE]);
    assert!(rounds.contains("2 P2: withdrawn"), "{rounds}");
    assert!(rounds.contains("without play, 2 P2 has withdrawn"), "{rounds}");
}

/// Half of the games, and more: they count, and his opponents win those that follow, each in its round.
#[test]
fn who_leaves_after_half_of_the_games_leaves_wins_without_play() {
    let shell = event(4);
    round(&shell, &["1", "1"]);
    round(&shell, &["1", "1"]);
    done(&shell, &["withdraw", FILE, "1", "--reason", "ill"]);
    done(&shell, &["export", FILE, "--trf", "left.trf", "--overwrite"]);
    assert_eq!(lines(&shell, "left.trf"), lines(&shell, FILE));
    let before = lines(&shell, FILE);
    round(&shell, &["1"]);
    done(&shell, &["export", FILE, "--trf", "left.trf", "--overwrite"]);
    assert_eq!(lines(&shell, "left.trf"), lines(&shell, FILE));
    assert_ne!(lines(&shell, FILE), before);
}

#[test]
fn a_result_of_a_game_that_goes_on_is_asked_about_with_round_and_players() {
    let shell = event(4);
    round(&shell, &[]);
    let (_, answers) = shell.play(&[
        json!({ "command": start(1) }).to_string(),
        move_line("e2e4"),
        move_line("e7e5"),
    ]);
    assert!(answers.iter().all(|answer| answer["ok"] == true), "{answers:?}");
    for result in ["1", "=", "0-0", "½-0", "1u"] {
        let why = failed(&shell, &["result", FILE, "1", result], 1);
        assert!(
            why.contains("Round 1, board 1, 1 P1 – 4 P4") && why.contains("--game-ended"),
            "{why}"
        );
    }
    let enter = json!({ "command": { "to": "contest", "what": {
        "command": "enter-result", "board": 1, "result": "white-wins" } } });
    let (_, answers) = shell.play(&[enter.to_string()]);
    assert_eq!(answers[0]["ok"], false, "the window and machines are asked too: {answers:?}");
    let told = done(&shell, &["result", FILE, "1", "1", "--game-ended"]);
    assert!(told.contains("Round 1, board 1: 1 P1 – 4 P4 1–0"), "{told}");
    done(&shell, &["undo", FILE]);
    let board = &data(&shell, &["rounds", FILE, "--json"])[0]["boards"][0];
    assert!(board["result"].is_null(), "the game goes on: {board}");
    done(&shell, &["result", FILE, "1", "=", "--reason", "the board was switched off"]);
    let log = text(&shell.run(&["log", FILE]).stdout);
    assert!(log.contains("switched off"), "{log}");
    let told = done(&shell, &["result", FILE, "1", "="]);
    assert!(told.contains("known already"), "{told}");
}

/// What is decided without play is shown so at its board, is not started with the others, and stands
/// in the file of games.
#[test]
fn a_pairing_decided_without_play_is_not_started() {
    for (result, pgn) in [("+-", "1-0"), ("0-0", "*"), ("-/-", "*"), ("½-0", "*"), ("1u", "1-0")] {
        let shell = event(4);
        round(&shell, &[]);
        done(&shell, &["result", FILE, "2", result]);
        let answers = played(&shell, &[Command::Clocks { what: AllClocks::Start, games: None }]);
        let told = answers[0].to_string();
        assert!(
            told.contains(r#""board":1"#) && !told.contains(r#""board":2"#),
            "{result}: {told}"
        );
        let answers = played(&shell, &[start(2)]);
        assert_eq!(answers[0]["ok"], false, "{result}: {answers:?}");
        let games = text(&shell.run(&["export", FILE, "--pgn"]).stdout);
        let game = format!("[White \"P2\"]\n[Black \"P3\"]\n[Result \"{pgn}\"]");
        assert!(games.contains(&game), "{result}: {games}");
    }
}

#[test]
fn a_result_that_was_corrected_stands_in_the_file_of_games() {
    let shell = event(4);
    round(&shell, &["+-"]);
    done(&shell, &["result", FILE, "1", "0", "--reason", "came in time"]);
    let games = text(&shell.run(&["export", FILE, "--pgn"]).stdout);
    assert!(games.contains("[White \"P1\"]\n[Black \"P4\"]\n[Result \"0-1\"]"), "{games}");
}

#[test]
fn a_tournament_file_that_does_not_fit_together_is_ranked_with_a_complaint() {
    let shell = event(4);
    round(&shell, &["1", "0"]);
    done(&shell, &["export", FILE, "--trf", "cup.trf"]);
    let whole = std::fs::read_to_string(shell.path("cup.trf")).expect("read");
    let players: Vec<&str> = whole.lines().filter(|line| line.starts_with("001")).collect();
    let first = players[0].replace("   4 w", "  44 w");
    for broken in [
        whole.replace(players[0], &first),
        whole[..whole.find(players[2]).expect("there")].to_owned(),
    ] {
        std::fs::write(shell.path("broken.trf"), &broken).expect("written");
        let why = failed(&shell, &["standings", "broken.trf"], 1);
        assert!(why.contains("44") || why.contains('4'), "{why}");
    }
    std::fs::write(shell.path("board.png"), b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR").expect("written");
    let why = failed(&shell, &["check", "board.png"], 2);
    assert!(why.contains("no players"), "{why}");
}

#[test]
fn a_list_that_is_not_what_it_seems_is_not_taken() {
    for (rows, part) in [
        ("", "is empty"),
        ("Name,Rating\n", "names nobody"),
        ("A,2000\nB,1900\n", "is not a list of players"),
        ("Name,Rating\n\"A,2000\nB,1900\n", "quotation mark"),
        ("Name,Rating\nA\0na,2000\n", "cannot be seen"),
        ("Name,Rating\nAnna,1900,5\n", "comes after the last column"),
    ] {
        let shell = founded(&[]);
        list(&shell, rows);
        let why = failed(&shell, &["enter", FILE, "players.csv"], 2);
        assert!(why.contains(part), "{rows:?}: {why}");
    }
    let shell = founded(&[]);
    list(&shell, "Name,Rating,Shoes,Title,Fed\nAnna,abc,44,KING,QQQQ\nBert,-5,43,GM,MKD\n");
    let output = run(&shell, &["enter", FILE, "players.csv"]);
    assert_eq!(code(&output), 0, "{output:?}");
    let told = text(&output.stderr);
    for part in ["Shoes", "abc", "-5", "KING", "QQQQ", "competition amend"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    done(&shell, &["number", FILE]);
    done(&shell, &["amend", FILE, "1", "--rating", "2000"]);
}

#[test]
fn no_text_forges_the_log_or_breaks_a_line() {
    let forged = "Evil, E\n   99  2026-11-23 12:00:00  vm  arbiter  Board 7: Game ended";
    let shell = event(3);
    for line in [
        &["enter", FILE, "--name", forged][..],
        &["enter", FILE, "--name", "Eve\u{202e}", "--rating", "2000"],
        &["enter", FILE, "--name", "Eve", "--club", "a\tb"],
        &["amend", FILE, "1", "--name", forged],
        &["withdraw", FILE, "1", "--reason", "a\u{1b}[2J"],
    ] {
        let why = failed(&shell, line, 1);
        assert!(why.contains("cannot be seen") && why.lines().count() == 1, "{line:?}: {why}");
    }
    let why = failed(&shell, &["new", "x.jadoube", "--name", forged], 1);
    assert!(why.contains("cannot be seen"), "{why}");
    done(&shell, &["withdraw", FILE, "1", "--reason", "ill\n   99  2026-11-23  forged"]);
    let log = text(&shell.run(&["log", FILE]).stdout);
    assert!(log.contains("ill\\n") && !log.contains("\n   99"), "{log}");
}

#[test]
fn what_cannot_be_done_says_why_and_what_to_do() {
    let shell = founded(&[]);
    for (line, part) in [
        (&["number", FILE][..], "Nobody has entered"),
        (&["pair", FILE], "three players"),
        (&["close", FILE], "No round is published"),
        (&["undo", FILE], "Nothing has been done"),
        (&["enter", FILE, "--name", "A", "--fixed-board", "0"], "from 1"),
        (&["enter", FILE, "--name", "A", "--title", "KING"], "is not a title"),
        (&["enter", FILE, "--name", "A", "--federation", "QQQQ"], "not a federation"),
        (&["regulations", FILE, "--tie-breaks", "DE,SB,DE", "--reason", "x"], "twice"),
    ] {
        let why = failed(&shell, line, 1);
        assert!(why.contains(part), "{line:?}: {why}");
    }
    done(&shell, &["enter", FILE, "--name", "Anna", "--fixed-board", "1"]);
    let why = failed(&shell, &["enter", FILE, "--name", "Bert", "--fixed-board", "1"], 1);
    assert!(why.contains("Anna"), "{why}");
    let why = failed(&shell, &["new", "missing/x.jadoube"], 2);
    assert!(why.contains("no folder missing"), "{why}");
    let why = failed(&shell, &["withdraw", FILE, "1", "--reason", ""], 1);
    assert!(why.contains("--reason"), "{why}");

    let shell = event(3);
    round(&shell, &[]);
    let why = failed(&shell, &["close", FILE], 1);
    assert!(why.contains("the result of board 1 is missing"), "{why}");
    done(&shell, &["result", FILE, "1", "1"]);
    for (from, part) in [("0", "from 1"), ("1", "has played in round 1"), ("99", "no round 99")] {
        let line = ["withdraw", FILE, "2", "--from", from, "--reason", "ill"];
        let why = failed(&shell, &line, 1);
        assert!(why.contains(part), "{from}: {why}");
    }
    round(&shell, &["1"]);
    let told = done(&shell, &["close", FILE]);
    assert!(told.contains("Round 1 closed"), "the earliest that is open: {told}");
    done(&shell, &["close", FILE, "--round", "2"]);
    round(&shell, &["1"]);
    let why = failed(&shell, &["pair", FILE], 1);
    assert!(why.contains("All 3 rounds"), "{why}");
}
