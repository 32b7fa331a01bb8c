//! Bad luck at the command line: files that are not what they seem, signals at the wrong moment,
//! names that are typed twice. The real program, its exit codes, what it says.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use jadoube_desk::library;
use tempfile::TempDir;

struct Place(TempDir);

impl Place {
    fn with_hall() -> Self {
        let place = Self(TempDir::new().expect("a folder"));
        let made = place.run(&["new", "hall.jadoube", "--boards", "1"]);
        assert!(made.status.success(), "{made:?}");
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        std::fs::write(self.path(name), bytes).expect("written");
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
        command.current_dir(self.0.path()).env("JADOUBE_CONFIG", self.path("config"));
        command.env("LANG", "en_GB.UTF-8").env("LC_ALL", "en_GB.UTF-8").args(args);
        command
    }

    fn run(&self, args: &[&str]) -> Output {
        self.command(args).stdin(Stdio::null()).output().expect("the program starts")
    }

    /// The exit code, and what is said on standard error.
    fn told(&self, args: &[&str]) -> (i32, String) {
        let output = self.run(args);
        (output.status.code().expect("no signal"), told(&output))
    }

    fn start(&self, args: &[&str]) -> Child {
        let mut command = self.command(args);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().expect("the program starts")
    }

    /// With these lines on standard input.
    fn feed(&self, args: &[&str], lines: &str) -> Output {
        let mut child = self.start(args);
        let mut input = child.stdin.take().expect("piped");
        input.write_all(lines.as_bytes()).expect("the program reads");
        drop(input);
        child.wait_with_output().expect("it ends")
    }

    fn games(&self) -> usize {
        library::read(&self.path("hall.jadoube")).expect("readable").hall.at_board.len()
    }
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn what_holds_no_game_sets_nothing_up() {
    let place = Place::with_hall();
    let noise: Vec<u8> = (0_u64..90_000).map(|nth| (nth * nth * 31).to_le_bytes()[1]).collect();
    place.write("photo.pgn", &[&b"\x89PNG\r\n\x1a\n"[..], &noise].concat());
    place.write("noise.pgn", &noise);
    place.write("zeros.pgn", &[0; 5_000]);
    place.write("list.pgn", "milk\n3 eggs\nbread\n".as_bytes());
    place.write("page.pgn", b"# Title\n\n- [a link](https://x.org)\n- *more*\n");
    place.write("empty.pgn", b"");
    std::fs::copy(place.path("hall.jadoube"), place.path("hall.pgn")).expect("copied");
    std::fs::create_dir(place.path("folder.pgn")).expect("made");
    for (name, why) in [
        ("photo.pgn", "is not text"),
        ("noise.pgn", "is not text"),
        ("zeros.pgn", "is not text"),
        ("hall.pgn", "is not text"),
        ("list.pgn", "holds no game"),
        ("page.pgn", "holds no game"),
        ("empty.pgn", "holds no game"),
        ("folder.pgn", "is a folder"),
    ] {
        let (code, told) = place.told(&["import", "hall.jadoube", "--pgn", name]);
        assert!(code == 2 && told.contains(why) && told.contains(name), "{name}: {code} {told}");
        assert_eq!(place.games(), 1, "{name}");
    }
}

#[cfg(unix)]
#[test]
fn what_never_ends_is_refused_before_it_is_read() {
    let place = Place::with_hall();
    let made = Command::new("mkfifo").arg(place.path("pipe.pgn")).status().expect("mkfifo");
    assert!(made.success());
    let pipe = place.path("pipe.pgn");
    for name in ["/dev/zero", pipe.to_str().expect("UTF-8")] {
        let (code, told) = place.told(&["import", "hall.jadoube", "--pgn", name]);
        assert!(code == 2 && told.contains("is a pipe or a device"), "{name}: {code} {told}");
    }
}

/// Waits until something is the case.
fn until(what: &str, mut is: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is() {
        assert!(begun.elapsed() < Duration::from_secs(60), "{what}");
        std::thread::park_timeout(Duration::from_millis(20));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_import_that_is_ended_leaves_whole_games_and_one_file() {
    let place = Place::with_hall();
    let game =
        "[White \"Ada\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0\n\n";
    place.write("games.pgn", game.repeat(20_000).as_bytes());
    let child = place.start(&["import", "hall.jadoube", "--pgn", "games.pgn"]);
    let side = place.path("hall.jadoube-wal");
    let grown = || std::fs::metadata(&side).is_ok_and(|side| side.len() > 100_000);
    until("some games are read", grown);
    let ended = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert!(ended.expect("kill").success());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(143), "{output:?}");
    assert!(!side.exists(), "the file is closed");
    assert!(library::verify(&place.path("hall.jadoube")).expect("readable").is_sound());
    let games = place.games();
    assert!(games > 1 && games < 20_000, "{games}");
}

#[test]
fn an_older_copy_is_told_while_the_file_is_open_and_after_a_crash() {
    let place = Place::with_hall();
    std::fs::copy(place.path("hall.jadoube"), place.path("old.jadoube")).expect("copied");
    let heads =
        || std::fs::read_to_string(place.path("config").join("heads.ron")).unwrap_or_default();
    let before = heads();
    let mut child = place.start(&["play", "hall.jadoube"]);
    let mut input = child.stdin.take().expect("piped");
    let start = r#"{"command":{"to":"game","board":1,"what":{"command":"start"}}}"#;
    writeln!(input, "{start}").expect("the program reads");
    until("what was recorded is remembered", || heads() != before);
    let old = std::fs::read(place.path("old.jadoube")).expect("readable");
    let is_refused = |when: &str| {
        let (code, told) = place.told(&["play", "old.jadoube"]);
        assert!(code == 1 && told.contains("--go-on-in-this"), "{when}: {code} {told}");
        assert_eq!(std::fs::read(place.path("old.jadoube")).expect("readable"), old, "{when}");
    };
    is_refused("while the file is open");
    child.kill().expect("SIGKILL");
    child.wait().expect("it has died");
    is_refused("after a crash");
    let (code, told) = place.told(&["play", "hall.jadoube"]);
    assert!(code == 0 && !told.contains("--go-on-in-this"), "the right one: {code} {told}");
}

#[test]
fn a_recording_replaces_no_file() {
    let place = Place::with_hall();
    place.write("game.pgn", b"[White \"Ada\"]\n\n1. e4 e5 *\n");
    let before = std::fs::read(place.path("hall.jadoube")).expect("readable");
    let args = ["simulate", "--pgn", "game.pgn", "--record", "hall.jadoube"];
    let (code, told) = place.told(&args);
    assert!(code == 2 && told.contains("hall.jadoube is there already"), "{code} {told}");
    assert_eq!(std::fs::read(place.path("hall.jadoube")).expect("readable"), before);
}

#[test]
fn a_lock_for_two_persons_needs_two() {
    let place = Place::with_hall();
    let lock = |one: &str, two: &str, lines: &str| {
        let args =
            ["envelope", "lock", "--person", one, "--person", two, "--stdin", "hall.jadoube"];
        place.feed(&args, lines)
    };
    for (one, two, lines, code, why) in [
        ("Ann", "Ann", "correct horse one\ncorrect horse two\n", 1, "Ann is named twice"),
        ("Ann", "ANN", "correct horse one\ncorrect horse two\n", 1, "is named twice"),
        ("Ann", "Ben", "correct horse one\ncorrect horse one\n", 2, "the same passphrase"),
    ] {
        let output = lock(one, two, lines);
        let told = told(&output);
        assert_eq!(output.status.code(), Some(code), "{told}");
        assert!(told.contains(why), "{told}");
    }
    let locks = || {
        library::read(&place.path("hall.jadoube")).expect("readable").hall.adjournments.locks.len()
    };
    assert_eq!(locks(), 0);
    let made = lock("Ann", "Ben", "correct horse one\ncorrect horse two\n");
    assert!(made.status.success() && locks() == 1, "{made:?}");
}

/// Changes a file as whoever knows SQLite can, and puts the guards back.
pub(crate) fn meddle(path: &std::path::Path, sql: &str) {
    let other = rusqlite::Connection::open(path).expect("opens");
    let guards: Vec<(String, String)> = other
        .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
        .and_then(|mut query| query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect())
        .expect("read");
    for (name, _) in &guards {
        other.execute_batch(&format!("DROP TRIGGER {name}")).expect("dropped");
    }
    other.execute_batch(sql).expect("done");
    for (_, sql) in &guards {
        other.execute_batch(sql).expect("put back");
    }
}

#[test]
fn what_was_signed_and_changed_is_told_when_the_file_is_opened() {
    let start = r#"{"command":{"to":"game","board":1,"what":{"command":"start"}}}"#;
    let stop = r#"{"command":{"to":"game","board":1,"what":{"command":"stop-clock"}}}"#;
    for (name, sql, doubtful) in [
        ("nothing", "SELECT 1", false),
        (
            "a signature in the middle",
            "UPDATE signature SET signature = zeroblob(64) \
             WHERE seq = (SELECT min(seq) FROM signature)",
            true,
        ),
        (
            "that of the sign of life",
            "UPDATE heartbeat_signature SET signature = zeroblob(64)",
            true,
        ),
    ] {
        let place = Place::with_hall();
        // The clock runs when the file is closed: a heartbeat is left.
        let played = place.feed(&["play", "hall.jadoube"], &format!("{start}\n"));
        assert!(played.status.success(), "{played:?}");
        meddle(&place.path("hall.jadoube"), sql);
        let opened = place.feed(&["play", "hall.jadoube"], &format!("{stop}\n"));
        let told = told(&opened);
        assert_eq!(told.contains("Somebody else has changed"), doubtful, "{name}: {told}");
        assert!(told.contains("closed while clocks were running"), "{name}: {told}");
        assert!(!told.contains("cut off"), "{name}: {told}");
    }
}

/// Opening a pipe that nobody writes into takes for ever.
#[cfg(unix)]
#[test]
fn settings_that_hang_cost_the_signature_and_nothing_else_and_that_is_told() {
    let place = Place::with_hall();
    let (key, kept) = (place.path("config/station.key"), place.path("config/kept.key"));
    std::fs::rename(&key, &kept).expect("put away");
    for name in ["preferences.ron", "heads.ron", "time-controls.ron", "station.key"] {
        let pipe = place.path("config").join(name);
        let _ = std::fs::remove_file(&pipe);
        assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success(), "{name}");
    }
    let warning = "What is recorded now is not signed";
    let made = place.run(&["new", "other.jadoube"]);
    assert!(made.status.success() && told(&made).contains(warning), "{made:?}");
    let start = r#"{"command":{"to":"game","board":1,"what":{"command":"start"}}}"#;
    let stop = r#"{"command":{"to":"game","board":1,"what":{"command":"stop-clock"}}}"#;
    let played = place.feed(&["play", "hall.jadoube"], &format!("{start}\n{stop}\n"));
    assert!(played.status.success() && told(&played).contains(warning), "{played:?}");

    std::fs::rename(&kept, &key).expect("put back");
    let innocent = "or this program did when it could not use its settings folder";
    for args in [["play", "hall.jadoube"], ["verify", "hall.jadoube"]] {
        let output = place.run(&args);
        let said = String::from_utf8_lossy(&output.stdout).into_owned() + &told(&output);
        assert!(said.contains(innocent), "{args:?}: {said}");
    }
}

#[test]
fn what_was_wrong_with_a_file_that_is_saved_is_named() {
    for (name, sql, code, why) in [
        ("a table more", "CREATE TABLE more (one)", 1, "Something besides the rows"),
        (
            "a signature",
            "UPDATE signature SET signature = zeroblob(64) \
             WHERE seq = (SELECT min(seq) FROM signature)",
            1,
            "Signatures that are not genuine",
        ),
        ("all signatures", "DELETE FROM signature", 1, "Signatures that are not genuine"),
        ("the header", "DELETE FROM header", 1, "The head of the file is gone"),
        ("nothing", "SELECT 1", 0, "unchanged"),
    ] {
        let place = Place::with_hall();
        meddle(&place.path("hall.jadoube"), sql);
        let output = place.run(&["salvage", "hall.jadoube", "saved.jadoube"]);
        let said = String::from_utf8_lossy(&output.stdout).into_owned() + &told(&output);
        assert_eq!(output.status.code(), Some(code), "{name}: {said}");
        assert!(said.contains(why), "{name}: {said}");
        assert!(!said.contains("save the readable part"), "{name}, which was just done: {said}");
        let (verified, told) = place.told(&["verify", "saved.jadoube"]);
        assert_eq!(verified, 0, "{name}: the new file accuses nobody: {told}");
        let (opened, told) = place.told(&["play", "saved.jadoube", "--go-on-in-this"]);
        assert_eq!(opened, 0, "{name}: {told}");
        assert!(!told.contains("Somebody else has changed"), "{name}: {told}");
        let again = place.run(&["salvage", "saved.jadoube", "again.jadoube"]);
        assert_eq!(again.status.code(), Some(0), "{name}: {again:?}");
        let (verified, told) = place.told(&["verify", "again.jadoube"]);
        assert_eq!(verified, 0, "{name}: {told}");
    }
}

#[test]
fn a_file_that_is_shorter_than_this_computer_knows_is_saved_as_one_that_lacks_its_end() {
    let place = Place::with_hall();
    let play = |what: &str| {
        let line = format!(r#"{{"command":{{"to":"game","board":1,"what":{what}}}}}"#);
        let played = place.feed(&["play", "hall.jadoube"], &format!("{line}\n"));
        assert!(played.status.success(), "{what}: {played:?}");
    };
    play(r#"{"command":"start"}"#);
    play(r#"{"command":"stop-clock"}"#);
    let last = "seq = (SELECT max(seq) FROM event)";
    let sql = format!("DELETE FROM signature WHERE {last}; DELETE FROM event WHERE {last}");
    meddle(&place.path("hall.jadoube"), &sql);
    let (code, verified) = place.told(&["verify", "hall.jadoube"]);
    assert_eq!(code, 1, "{verified}");
    let output = place.run(&["salvage", "hall.jadoube", "saved.jadoube"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    // The new file says so itself, in its games, too.
    let output = place.run(&["export", "saved.jadoube", "--pgn"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("nobody has countersigned it since"), "{text}");
    assert!(told(&output).contains("nobody has countersigned it since"), "{output:?}");
    // Elsewhere an older copy is what it is.
    std::fs::create_dir(place.path("copies")).expect("made");
    std::fs::copy(place.path("hall.jadoube"), place.path("copies/old.jadoube")).expect("copied");
    let output = place.run(&["salvage", "copies/old.jadoube", "again.jadoube"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}

#[test]
fn a_saved_file_that_lacks_rows_says_so_also_when_it_has_come_further_than_the_damaged_one() {
    let place = Place::with_hall();
    let rename = |args: &[&str], name: &str| {
        let competition = format!(
            r#"{{"name":"{name}","place":"Skopje","date":"2026-11-21","edition":"2018","arbiter":"A"}}"#
        );
        let line = format!(
            r#"{{"command":{{"to":"change-competition","competition":{competition},"reason":"x"}}}}"#
        );
        let played = place.feed(&[&["play"], args].concat(), &format!("{line}\n"));
        assert!(played.status.success(), "{name}: {played:?}");
    };
    rename(&["hall.jadoube"], "Open 1");
    rename(&["hall.jadoube"], "Open 2");
    let last = "seq = (SELECT max(seq) FROM event)";
    meddle(&place.path("hall.jadoube"), &format!("UPDATE event SET at = at + 1 WHERE {last}"));
    let output = place.run(&["salvage", "hall.jadoube", "saved.jadoube"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    rename(&["saved.jadoube", "--go-on-in-this"], "Open 3");
    for name in ["Open 4", "Open 5", "Open 6"] {
        rename(&["saved.jadoube"], name);
    }
    let (code, told) = place.told(&["verify", "saved.jadoube"]);
    assert!(code == 1 && told.contains("saved from a damaged one and lacks rows of it"), "{told}");
    let output = place.run(&["verify", "saved.jadoube", "--json"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.contains(r#""sound":true"#) && text.contains("lacks rows of it"), "{text}");
}

#[test]
fn the_log_of_a_file_without_its_head_says_so_and_names_no_row_0() {
    let place = Place::with_hall();
    meddle(&place.path("hall.jadoube"), "DELETE FROM header");
    let log = place.run(&["log", "hall.jadoube"]);
    let text = String::from_utf8_lossy(&log.stdout).into_owned();
    assert!(text.contains("after the head of the file"), "{text}");
    assert!(!text.contains("row 0") && !told(&log).contains("row 0"), "{log:?}");
}

#[test]
fn a_file_of_which_nothing_could_be_saved_has_no_rows_that_are_intact() {
    let place = Place::with_hall();
    meddle(&place.path("hall.jadoube"), "UPDATE event SET payload = '{}'");
    let output = place.run(&["salvage", "hall.jadoube", "saved.jadoube"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let verified = place.run(&["verify", "saved.jadoube"]);
    let said = String::from_utf8_lossy(&verified.stdout).into_owned();
    assert!(said.contains("The file has no rows") && !said.contains("intact"), "{said}");
}

#[test]
fn times_that_are_mistyped_by_centuries_and_lists_that_say_nothing_are_told() {
    let place = Place::with_hall();
    for year in ["9999-12-31", "9999-06-01", "1900-01-01"] {
        let (from, to) = (format!("{year}T21:00"), format!("{year}T23:00"));
        let plan = ["envelope", "plan", "hall.jadoube", "--session", &from, &to];
        let (code, told) = place.told(&plan);
        assert_eq!(code, 2, "{year}: {told}");
        assert!(told.contains("too far away; within a hundred years"), "{year}: {told}");
    }
    let (code, told) = place.told(&["envelope", "plan", "hall.jadoube", "--session", "x", "y"]);
    assert!(code == 2 && told.contains("not a time"), "{told}");

    let new =
        |name: &str, list: &str| place.told(&["competition", "new", name, "--tie-breaks", list]);
    let (code, told) = new("none.jadoube", "");
    assert!(code == 0 && told.contains("No tie-breaks are named"), "{told}");
    let (code, told) = new("twice.jadoube", "DE,SB,DE");
    assert!(code == 1 && told.contains("DE is in the list of tie-breaks twice"), "{told}");
    let standings = ["competition", "standings", "none.jadoube", "--tie-breaks", "DE,DE"];
    let (code, told) = place.told(&standings);
    assert!(code == 2 && told.contains("DE is in the list of tie-breaks twice"), "{told}");
}
