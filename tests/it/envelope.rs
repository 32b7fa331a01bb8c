//! Adjourned games through the real program: sealed, killed, carried to another folder, opened,
//! played on; and a sealed move that is nowhere to be found before its envelope is opened.

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command as Process, Output, Stdio};

use jadoube_chess::moment::Millis;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::Event as HallEvent;
use jadoube_laws::game::event::{Event as GameEvent, LostTime, Setup, Timing};
use jadoube_laws::ids::BoardNo;
use serde_json::{Value, json};
use tempfile::TempDir;

/// Legal after 1.e4 e5, and like nothing else that a program has in its memory.
const SECRET: &str = "g1-h3 (=) zwölfelf";
/// One that can be read, for the game to go on with.
const MOVE: &str = "Nh3 (=)";
const PASSPHRASE: &str = "Lange Rochade";

pub(crate) struct Folder(TempDir);

/// A command for `jadoube play`: the move is made, and the clock pressed.
fn play(uci: &str) -> String {
    format!(
        r#"{{"command":{{"to":"game","board":1,"what":{{"command":"play","uci":"{uci}","source":"arbiter","times":null,"spent":null,"after":"press"}}}}}}"#
    )
}

impl Folder {
    /// A competition by an edition, on whose board two moves were made.
    pub(crate) fn of(edition: &str, timing: Timing) -> Self {
        let folder = Self(TempDir::new().unwrap());
        let new = ["new", "open.jadoube", "--name", "Cup", "--edition", edition];
        assert!(folder.run(&new, "").status.success());
        let setup = Setup { timing, ..Setup::new("90+30".parse().unwrap()) };
        let command = Command::SetUpGame { board: BoardNo(1), setup };
        let set_up = serde_json::json!({ "command": command }).to_string();
        let started = r#"{"command":{"to":"game","board":1,"what":{"command":"start"}}}"#;
        folder.plays(&[&set_up, started, &play("e2e4"), &play("e7e5")]);
        folder
    }

    /// The same by the Laws of 2023, with a lock; the program keeps the time.
    fn new() -> Self {
        let folder = Self::of("2023", Timing::Desk);
        let lock = ["envelope", "lock", "open.jadoube", "--person", "Ilić", "--stdin"];
        let locked = folder.run(&lock, &format!("{PASSPHRASE}\n"));
        assert!(locked.status.success(), "{locked:?}");
        folder
    }

    /// Carries out commands.
    fn plays(&self, lines: &[&str]) {
        let played = self.run(&["play", "open.jadoube"], &(lines.join("\n") + "\n"));
        assert!(played.status.success(), "{played:?}");
    }

    /// Asks things of `jadoube envelope`: the words after the file, the exit code, what is said.
    pub(crate) fn asks(&self, rows: &[(&str, i32, &str)]) {
        for (line, code, says) in rows {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            // A word in quotes is one argument.
            let parts = rest.split('"').enumerate().flat_map(|(nth, part)| match nth % 2 {
                0 => part.split_whitespace().collect::<Vec<_>>(),
                _ => vec![part],
            });
            let args: Vec<&str> =
                ["envelope", word, "open.jadoube"].into_iter().chain(parts).collect();
            let done = self.run(&args, "");
            assert_eq!(done.status.code(), Some(*code), "{line}: {}", text(&done));
            assert!(text(&done).contains(says), "{line}: {}", text(&done));
        }
    }

    /// What `jadoube envelope show` says of an envelope.
    pub(crate) fn shown(&self, no: &str) -> String {
        text(&self.run(&["envelope", "show", "open.jadoube", no], ""))
    }

    fn process(&self, args: &[&str]) -> Process {
        let mut process = Process::new(env!("CARGO_BIN_EXE_jadoube"));
        process.args(args).current_dir(self.0.path());
        process.env("JADOUBE_CONFIG", self.0.path().join("config"));
        // Whatever the program writes, and all that it is built on, lies in the folder.
        for name in ["HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"] {
            let folder = self.0.path().join(name.to_lowercase());
            std::fs::create_dir_all(&folder).unwrap();
            process.env(name, folder);
        }
        process.env("RUST_LOG", "trace").env("RUST_BACKTRACE", "full");
        process.env("LANG", "en_GB.UTF-8").env("LC_ALL", "en_GB.UTF-8");
        process.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        process
    }

    pub(crate) fn run(&self, args: &[&str], input: &str) -> Output {
        let mut child = self.process(args).spawn().unwrap();
        child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        child.wait_with_output().unwrap()
    }

    /// The program after the player has typed the move: it waits for another, or for the end.
    fn sealing(&self) -> Child {
        let seal = [
            "envelope",
            "seal",
            "open.jadoube",
            "--board",
            "1",
            "--lost-time",
            "went-on",
            "--stdin",
        ];
        // What was played before stands again after the file was opened again.
        let mut child = self.process(&seal).spawn().unwrap();
        writeln!(child.stdin.as_mut().unwrap(), "{SECRET}").unwrap();
        // A line is printed once it is taken.
        let mut taken = [0];
        child.stdout.as_mut().unwrap().read_exact(&mut taken).unwrap_or_else(|_| {
            let mut why = String::new();
            child.stderr.as_mut().unwrap().read_to_string(&mut why).unwrap();
            panic!("not sealed: {why}");
        });
        child
    }

    /// Every file below the folder.
    fn files(&self) -> Vec<PathBuf> {
        let mut files = Vec::new();
        let mut folders = vec![self.0.path().to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() { folders.push(path) } else { files.push(path) }
            }
        }
        files
    }

    /// No part of a secret stands in any file.
    fn keeps_silent(&self, parts: &[&str]) {
        for path in self.files() {
            let bytes = std::fs::read(&path).unwrap();
            for part in parts {
                assert!(!holds(&bytes, part), "{part} in {}", path.display());
            }
        }
    }

    /// Another folder with the same competition.
    fn copy(&self) -> Self {
        let other = Self(TempDir::new().unwrap());
        std::fs::copy(self.file(), other.file()).unwrap();
        other
    }

    /// Gives commands about envelope 1 to the desk.
    fn adjourn(&self, commands: &[Value]) {
        let line = |what: &Value| {
            let mut what = what.clone();
            // These are about no envelope that there is.
            if what["command"] != "begin" && what["command"] != "make-lock" {
                what["no"] = json!(1);
            }
            json!({ "command": { "to": "adjournment", "what": what } }).to_string() + "\n"
        };
        let done =
            self.run(&["play", "open.jadoube"], &commands.iter().map(line).collect::<String>());
        assert!(!text(&done).contains("\"ok\":false"), "{}", text(&done));
    }

    /// The ciphertext that was sealed, and its fingerprint.
    fn kept(&self) -> (String, String) {
        let log = text(&self.run(&["log", "open.jadoube", "--json"], ""));
        let kept = log
            .lines()
            .filter_map(|line| serde_json::from_str::<Value>(line).ok())
            .map(|entry| entry["event"]["what"]["what"].clone())
            .find(|what| what["kept"] == "in-program")
            .expect("the event of the sealing");
        let part = |name: &str| kept[name].as_str().unwrap().to_owned();
        (part("ciphertext"), part("fingerprint"))
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("open.jadoube")
    }

    fn open(&self, passphrase: &str) -> Output {
        let open = [
            "envelope",
            "open",
            "open.jadoube",
            "1",
            "--by",
            "Ilić",
            "--present",
            "white",
            "--present",
            "black",
            "--white-receipt",
            "none",
            "--black-receipt",
            "none",
            "--play",
            "--stdin",
        ];
        self.run(&open, &format!("{passphrase}\n"))
    }
}

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

pub(crate) fn text(output: &Output) -> String {
    format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    )
}

/// All of the memory of a process that can be read; none, where the kernel forbids it.
#[cfg(target_os = "linux")]
fn memory(pid: u32) -> Option<Vec<u8>> {
    use std::io::{Seek as _, SeekFrom};
    let maps = std::fs::read_to_string(format!("/proc/{pid}/maps")).ok()?;
    let mut memory = std::fs::File::open(format!("/proc/{pid}/mem")).ok()?;
    let mut all = Vec::new();
    for line in maps.lines() {
        let mut parts = line.split_whitespace();
        let (range, rights) = (parts.next()?, parts.next()?);
        // What can be written to: everything else is the program itself.
        if !rights.starts_with("rw") {
            continue;
        }
        let (from, to) = range.split_once('-')?;
        let (from, to) = (u64::from_str_radix(from, 16).ok()?, u64::from_str_radix(to, 16).ok()?);
        memory.seek(SeekFrom::Start(from)).ok()?;
        let mut piece = vec![0; usize::try_from(to - from).ok()?];
        if memory.read_exact(&mut piece).is_ok() {
            all.extend_from_slice(&piece);
        }
    }
    (!all.is_empty()).then_some(all)
}

#[test]
fn a_sealed_move_is_nowhere_before_its_envelope_is_opened() {
    let folder = Folder::new();
    let mut child = folder.sealing();
    let parts = [SECRET, "g1-h3", "zwölfelf", PASSPHRASE];
    folder.keeps_silent(&parts);
    #[cfg(target_os = "linux")]
    match memory(child.id()) {
        Some(memory) => {
            assert!(holds(&memory, "AGE ENCRYPTED FILE"), "the right memory is read");
            for part in [SECRET, "zwölfelf"] {
                assert!(!holds(&memory, part), "{part} in the memory of the program");
            }
        }
        None => eprintln!("skipped: the kernel does not let the memory be read"),
    }
    drop(child.stdin.take());
    let done = child.wait_with_output().unwrap();
    assert!(done.status.success(), "{}", text(&done));
    let said = [
        text(&done),
        text(&folder.run(&["log", "open.jadoube"], "")),
        text(&folder.run(&["export", "open.jadoube", "--ron"], "")),
        text(&folder.run(&["envelope", "show", "open.jadoube", "1"], "")),
    ];
    for part in parts {
        for said in &said {
            assert!(!said.contains(part), "{part} in {said}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_ends_badly_leaves_nothing_of_a_sealed_move() {
    use std::os::unix::process::ExitStatusExt as _;

    use rustix::process::{Pid, Signal, kill_process};
    let parts = [SECRET, "g1-h3", "zwölfelf", PASSPHRASE];
    let folder = Folder::new();
    // It is aborted while the player may still change the move.
    let mut child = folder.sealing();
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", child.id())).unwrap();
    let of_cores = limits.lines().find(|line| line.starts_with("Max core file size")).unwrap();
    assert_eq!(of_cores.split_whitespace().skip(4).collect::<Vec<_>>(), ["0", "0", "bytes"]);
    kill_process(Pid::from_child(&child), Signal::ABORT).unwrap();
    assert!(child.wait().unwrap().signal().is_some());
    folder.keeps_silent(&parts);
    // Nobody reads any more what it prints, and it has something to complain about.
    let mut child = folder.sealing();
    drop((child.stdout.take(), child.stderr.take()));
    writeln!(child.stdin.as_mut().unwrap(), "{}", SECRET.repeat(40)).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(1), "it is refused and does not fail otherwise");
    folder.keeps_silent(&parts);
}

#[test]
fn what_goes_wrong_with_a_sealed_move_is_told_and_recorded() {
    let folder = Folder::new();
    let begin = json!({
        "command": "begin",
        "board": 1,
        "why": { "why": "session-end" },
        "assistants": { "white": false, "black": false },
    });
    // A lock whose secret half cannot be read any more.
    let broken = json!({ "public": "age1x", "secret": "-----BEGIN AGE", "persons": ["Ilić"] });
    let broken = json!({ "command": "make-lock", "lock": broken });
    let seal = |lock: u32, ciphertext: &str, fingerprint: &str| {
        let what = json!({
            "kept": "in-program",
            "lock": lock,
            "ciphertext": ciphertext,
            "fingerprint": fingerprint,
        });
        json!({ "command": "seal", "what": what })
    };
    let rest = [
        json!({ "command": "enclose", "whose": "white" }),
        json!({ "command": "enclose", "whose": "black" }),
        json!({ "command": "close" }),
        json!({ "command": "stop-clock" }),
    ];
    let sealed = folder.copy();
    let done = sealed.run(
        &["envelope", "seal", "open.jadoube", "--board", "1", "--lost-time", "went-on", "--stdin"],
        &format!("{MOVE}\n"),
    );
    assert!(done.status.success(), "{}", text(&done));
    let (ciphertext, print) = sealed.kept();
    let cut = &ciphertext[..ciphertext.len() / 2];
    let other_print = "0".repeat(print.len());
    let changed = (
        "not the move that was sealed",
        "The stored move does not match its fingerprint: it is not the move that was sealed",
    );
    let damaged = ("The stored move cannot be read", "The stored sealed move is damaged");
    for (case, sealed, (says, recorded)) in [
        ("cut off", seal(1, cut, &print), changed),
        ("of another move", seal(1, &ciphertext, &other_print), changed),
        ("under a lock that is damaged", seal(2, &ciphertext, &print), damaged),
    ] {
        let other = folder.copy();
        let count = r#"{"command":{"to":"game","board":1,"what":{"command":"count-lost-time","how":"not-counted"}}}"#;
        other.plays(&[count]);
        other.adjourn(&[&[broken.clone(), begin.clone(), sealed], &rest[..]].concat());
        let opened = other.open(PASSPHRASE);
        assert_eq!(opened.status.code(), Some(1), "{case}: {}", text(&opened));
        assert!(text(&opened).contains(says), "{case}: {}", text(&opened));
        let opened = text(&opened);
        assert!(opened.contains("treat the envelope as lost"), "{case}: {opened}");
        let log = text(&other.run(&["log", "open.jadoube"], ""));
        assert!(log.contains(recorded), "{case}: {log}");
        assert!(!log.contains(MOVE), "{case}: {log}");
    }
    // After a dozen wrong passphrases even the right one has to wait.
    let at = jadoube_desk::sealing::now();
    let wrong = json!({
        "command": "fail-to-open", "which": "sealed", "by": "Ilić", "at": at,
        "why": "wrong-passphrase",
    });
    sealed.adjourn(&vec![wrong; 12]);
    let opened = sealed.open(PASSPHRASE);
    assert_eq!(opened.status.code(), Some(1), "{}", text(&opened));
    assert!(text(&opened).contains("before the next attempt"), "{}", text(&opened));
}

#[test]
fn what_was_sealed_is_opened_in_another_folder_after_the_program_was_killed_and_played_on() {
    let folder = Folder::new();
    let mut child = folder.sealing();
    // A power cut while the player may still change the move: the sealing goes on afterwards.
    child.kill().unwrap();
    child.wait().unwrap();
    let seal =
        ["envelope", "seal", "open.jadoube", "--board", "1", "--lost-time", "went-on", "--stdin"];
    let sealed = folder.run(&seal, &format!("{MOVE}\n"));
    assert!(sealed.status.success(), "{}", text(&sealed));
    let other = folder.copy();
    // Nothing typed is nothing tried.
    let opened = other.open("");
    assert_eq!(opened.status.code(), Some(2), "{}", text(&opened));
    assert!(text(&opened).contains("The passphrase of Ilić is missing"), "{}", text(&opened));
    let log = text(&other.run(&["log", "open.jadoube"], ""));
    assert!(!log.contains("The passphrase was wrong"), "{log}");
    for (case, passphrase, code, says) in [
        ("a wrong passphrase is recorded", "Kurze Rochade", 1, "The passphrase was wrong"),
        ("the right one opens", PASSPHRASE, 0, ""),
        ("an envelope is opened once", PASSPHRASE, 1, "The adjournment is settled"),
    ] {
        let opened = other.open(passphrase);
        assert_eq!(opened.status.code(), Some(code), "{case}: {}", text(&opened));
        assert!(text(&opened).contains(says), "{case}: {}", text(&opened));
    }
    let log = text(&other.run(&["log", "open.jadoube"], ""));
    assert!(log.contains("The passphrase was wrong"), "{log}");
    assert!(log.contains(MOVE), "from the opening on everybody may know it: {log}");
    let pgn = text(&other.run(&["export", "open.jadoube"], ""));
    assert!(pgn.contains("Nh3"), "{pgn}");
    assert!(other.run(&["verify", "open.jadoube"], "").status.success());
}

#[test]
fn envelopes_are_listed_kept_planned_and_printed_without_the_window() {
    let folder = Folder::new();
    let seal =
        ["envelope", "seal", "open.jadoube", "--board", "1", "--lost-time", "went-on", "--paper"];
    let sealed = folder.run(&seal, "");
    assert!(sealed.status.success(), "{}", text(&sealed));
    let plan = [
        "envelope",
        "plan",
        "open.jadoube",
        "--session",
        "2126-11-23T15:00+01:00",
        "2126-11-23T19:00+01:00",
        "--place",
        "Hall 2",
        "--fix",
        "--pdf",
        "plan.pdf",
        "--ics",
        "plan.ics",
    ];
    let keep = ["envelope", "keep", "open.jadoube", "1", "--to", "Ilić", "--place", "the safe"];
    let print = ["envelope", "print", "open.jadoube", "-o", "envelope.pdf"];
    for (args, code, says) in [
        (&plan[..], 0, "2126-11-23 15:00"),
        (&keep, 0, "the safe"),
        (&["envelope", "list", "open.jadoube", "--status", "in-custody"], 0, "In custody"),
        (&["envelope", "list", "open.jadoube", "--json"], 0, "\"keeper\":\"Ilić\""),
        (&["envelope", "list", "open.jadoube", "--player", "nobody"], 0, ""),
        (&["envelope", "show", "open.jadoube", "1"], 0, "=> Complete the details on the envelope"),
        (&["envelope", "show", "open.jadoube", "7"], 2, "There is no envelope 7"),
        (&print, 0, "envelope.pdf"),
        (
            &["envelope", "print", "open.jadoube", "1", "--paper", "labels", "-o", "labels.pdf"],
            0,
            "",
        ),
        (&["envelope", "print", "open.jadoube", "--paper", "dl", "-o", "dl.pdf"], 0, "dl.pdf"),
        (&["envelope", "print", "open.jadoube", "1", "-o", "open.jadoube"], 1, "is there already"),
        (
            &["envelope", "print", "open.jadoube", "1", "-o", "open.jadoube", "--overwrite"],
            2,
            "open.jadoube",
        ),
        (&["envelope", "seal", "open.jadoube", "--board", "9", "--paper"], 1, "board"),
    ] {
        let done = folder.run(args, "");
        assert_eq!(done.status.code(), Some(code), "{args:?}: {}", text(&done));
        assert!(text(&done).contains(says), "{args:?}: {}", text(&done));
    }
    let bytes = |name: &str| std::fs::read(Path::new(folder.0.path()).join(name)).unwrap();
    for name in ["plan.pdf", "envelope.pdf", "labels.pdf", "dl.pdf"] {
        assert!(bytes(name).starts_with(b"%PDF"), "{name}");
        let page = Process::new("pdftotext").arg(folder.0.path().join(name)).arg("-").output();
        match page {
            Ok(page) => {
                let page = String::from_utf8_lossy(&page.stdout).into_owned();
                for part in ["Cup", "2126-11-23 15:00", "Hall 2"] {
                    assert!(page.contains(part), "{part} is not in {name}: {page}");
                }
            }
            Err(_) => eprintln!("skipped: pdftotext is not here to read {name}"),
        }
    }
    let ics = String::from_utf8(bytes("plan.ics")).unwrap();
    assert!(ics.contains("DTSTART:21261123T140000Z") && ics.contains("LOCATION:Hall 2"), "{ics}");
}

#[test]
fn what_is_told_of_an_envelope_is_done_shown_and_refused_without_the_window() {
    let folder = Folder::of("1972", Timing::Desk);
    folder.asks(&[
        ("seal --board 1 --lost-time went-on --ask", 0, "=> White writes the move"),
        ("conclude 1 --agreed", 1, "not sealed yet"),
        ("break-off 1 --reason \"\"", 1, "A reason is needed"),
        ("break-off 1 --reason \"the session goes on\"", 0, "Int. 28"),
        ("show 1", 0, "sealing cancelled (the session goes on)"),
        ("break-off 1 --reason again", 1, "is settled"),
        ("seal --board 1 --lost-time went-on --made Kd8", 1, "Kd8: That is not legal"),
        ("seal --board 1 --lost-time went-on --made Nf3 --ask", 0, "Nf3 was made on the board"),
        (
            "seal --board 1 --lost-time went-on --paper --by-arbiter",
            0,
            "the front as the opponent writes it, the signature",
        ),
        ("show 3", 2, "There is no envelope 3"),
        // What stands on it.
        ("inscribe 2 --white \"Ana Ilić\" --white-country MKD --black-country SRB", 0, "Ol. 22.2"),
        ("show 2", 0, "White: Ana Ilić"),
        (
            "inscribe 2 --black Berg --left 0:10:00 0:10:00",
            0,
            "incorrect on the envelope: the times",
        ),
        (
            "inscribe 2 --as-played --white Ilić --black Berg",
            0,
            "not indicated on the envelope: the signature",
        ),
        ("inscribe 2 --left 0:10:00", 2, "--left"),
        ("inscribe 2 --left ten eleven", 2, "not a time"),
        ("inscribe 2 --position e4", 2, "--position"),
        ("inscribe 9 --round 2", 2, "There is no envelope 9"),
        ("keep 2 --due 2120-01-01T10:00Z --venue Hall --to Ilić", 0, "=> Sign across the flap"),
        ("sign 2 --name Petrović", 0, "signed by Petrović (across the flap)"),
        ("sign 2 --name Berg --as black", 0, "=> Wait for the resumption"),
        ("sign 2 --name \" \"", 1, "A name is needed"),
        ("sign 2", 2, "--name"),
        ("show 2", 0, "signed by Berg (Black)"),
        // Offers.
        ("offer 2 --by black", 0, "Black offers a draw"),
        ("show 2", 0, "by Black, still valid"),
        ("offer 2 --by white", 1, "is open already"),
        ("offer 2 --rejected", 0, "the draw offer is rejected"),
        ("offer 2 --rejected", 1, "There is no open draw offer"),
        ("offer 2", 2, "--by"),
        // Lost and found.
        ("report 2 found", 1, "is not missing"),
        ("report 2 missing --reply", 1, "No reply"),
        ("report 2 missing", 0, "16.5"),
        ("list --status missing", 0, "Missing"),
        ("report 2 found", 0, "found again"),
        ("show 2", 0, "Envelope 2: In custody"),
        ("report 2 stolen", 2, "stolen"),
        // The end.
        ("conclude 2", 2, "--agreed"),
        ("conclude 2 --agreed --resigned white", 2, "--resigned"),
        ("settle 2 --reason \"by the appeals committee\"", 0, "settled (by the appeals committee)"),
        ("show 2", 0, "settled (by the appeals committee)"),
        ("settle 2 --reason again", 1, "is settled"),
        ("conclude 2 --agreed", 1, "is settled"),
    ]);
}

#[test]
fn a_game_adjourned_early_is_sealed_at_the_end_of_the_session() {
    let folder = Folder::of("2023", Timing::Desk);
    folder.asks(&[
        ("seal --board 1 --lost-time went-on --early soon --ask", 2, "not a time"),
        ("seal --board 1 --lost-time went-on --early 3:00:00 --ask", 1, "count as used"),
        ("seal --board 1 --lost-time went-on --early 40m --ask", 0, "will count as used by White"),
        ("seal --board 1 --lost-time went-on --paper", 0, "Time left: White 0:5"),
    ]);
}

#[test]
fn sessions_are_planned_changed_and_extended_as_far_as_the_edition_lets_them() {
    let folder = Folder::of("1980", Timing::Desk);
    let session = "2126-11-23T15:00Z 2126-11-23T19:00Z";
    folder.asks(&[
        (&format!("plan --session {session} --for-round 2 --place Hall"), 0, "Session 1 planned"),
        ("plan --announced 1", 0, "Session 1 announced"),
        ("plan --change 1 --until 2126-11-23T20:00Z", 2, "--reason"),
        ("plan --change 7 --until 2126-11-23T20:00Z --reason late", 2, "no session 7"),
        ("plan --change 1 --until 2126-11-23T22:00Z --reason late", 1, "Int. 16.1"),
        ("plan --change 1 --until 2126-11-23T20:00Z --reason \"a long game\"", 0, "(a long game)"),
    ]);
    let log = text(&folder.run(&["log", "open.jadoube"], ""));
    assert!(log.contains("2126-11-23 20:00 (a long game)"), "{log}");
}

#[test]
fn the_list_is_read_in_columns_under_their_heads() {
    let folder = Folder::of("2023", Timing::Desk);
    folder.asks(&[
        ("list", 0, "No such envelope"),
        ("seal --board 1 --lost-time went-on --ask", 0, ""),
        ("break-off 1 --reason later", 0, ""),
        ("seal --board 1 --lost-time went-on --paper", 0, ""),
        ("keep 2 --due 2126-11-23T12:00Z --to Ilić", 0, ""),
        ("list --due 2126-11-23", 0, "Ilić"),
        ("list --due 2126-11-25", 0, "No such envelope"),
        ("list --due someday", 2, "neither a day nor a time"),
        ("list --player Novak", 0, "No such envelope"),
    ]);
    let listed = text(&folder.run(&["envelope", "list", "open.jadoube"], ""));
    let lines: Vec<Vec<char>> = listed.lines().map(|line| line.chars().collect()).collect();
    let head: String = lines[0].iter().collect();
    for (name, cells) in [
        ("Status", ["In custody", "Cancelled"]),
        ("Resumption", ["2126-11-23 12:00", "–"]),
        ("Game", ["White – Black", "White – Black"]),
        ("Kept by", ["Ilić", "–"]),
    ] {
        let at = head.find(name).unwrap();
        for (line, cell) in lines[1..].iter().zip(cells) {
            let there: String = line[at..].iter().collect();
            assert!(there.starts_with(cell), "{name}: {listed}");
        }
    }
}

#[test]
fn wrong_times_on_the_clock_are_told_before_the_first_move_and_later_as_the_edition_says() {
    const WRONG: &str = "The clocks do not show the times of the envelope";
    for (edition, article, late) in
        [("1972", "16.6", "2. "), ("2023", "I.13", "Left to the arbiter")]
    {
        let folder = Folder::of(edition, Timing::Device);
        let (white, black) = ("1:30:00", "1:29:00");
        let inscribe = format!("inscribe 1 --left {white} {black}");
        folder.asks(&[
            ("seal --board 1 --lost-time went-on --paper", 0, "the times"),
            (&inscribe, 0, ""),
        ]);
        let shows = |white: &str| {
            format!("1 --clock-white {white} --clock-black {black} --present white --present black")
        };
        let (wrong, right) = (shows("0:55:00"), shows(white));
        folder.asks(&[
            ("resume 1 --clock-white 0:55:00", 2, "--clock-black"),
            (&format!("resume {wrong}"), 1, WRONG),
            ("show 1", 0, WRONG),
            // What is told to be wrong is corrected before the envelope is opened.
            (&format!("open {wrong} --by Ilić --text Nf3 --play"), 1, article),
            ("show 1", 0, "Being resumed"),
            ("show 1", 0, "[ ] Open the envelope"),
            (&format!("resume {right}"), 0, "=> Open the envelope"),
        ]);
        assert!(!folder.shown("1").contains(WRONG), "{edition}");
        folder.asks(&[
            (&format!("resume {wrong}"), 1, WRONG),
            // Called again without a word, it is not played over.
            ("open 1 --by Ilić --text Nf3 --play", 1, WRONG),
            ("show 1", 0, "[ ] Open the envelope"),
            (
                "open 1 --by Ilić --text Nf3 --play --keep-times \"both agree\"",
                0,
                "it reads “Nf3”. That is Nf3",
            ),
            ("resume 1 --keep-times again", 1, "is settled"),
            (&format!("resume {right}"), 1, "is settled"),
            ("question-times 1 --by black", 0, "before moving: they are corrected"),
            ("question-times 1 --by black", 0, article),
        ]);
        folder.plays(&[&play("b8c6"), &play("f1b5")]);
        folder.asks(&[("question-times 1 --by black", 0, article)]);
        let asked =
            ["envelope", "question-times", "open.jadoube", "1", "--by", "black", "--severe"];
        let severe = text(&folder.run(&asked, ""));
        assert!(severe.contains("after a move"), "{severe}");
        assert_eq!(severe.contains(late), edition == "2023", "{edition}: {severe}");
        assert!(folder.shown("1").contains("after a move"), "{edition}");
    }
}

#[test]
fn what_stands_on_the_board_is_held_against_the_adjourned_position() {
    let folder = Folder::of("2023", Timing::Desk);
    let men = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
    let slip = "rnbqkbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBQKBNR";
    folder.asks(&[
        ("seal --board 1 --lost-time went-on --paper", 0, ""),
        ("resume 1 --board-shows e4", 2, "eight ranks"),
        ("resume 1 --clock-white 1:30:00 --clock-black 1:30:00", 2, "The program keeps the clock"),
        ("keep 1 --due 2126-11-23T15:00Z", 0, ""),
        ("open 1 --by Ilić --present black", 1, "is due 2126-11-23"),
        ("show 1", 0, "Sealed, not handed over"),
        (
            &format!("resume 1 --early --absent white --absent black --board-shows {slip}"),
            1,
            "was set up incorrectly on",
        ),
        ("show 1", 0, "The position on the board is not the adjourned position"),
        (&format!("open 1 --by Ilić --board-shows {slip}"), 1, "=> Set up"),
        (
            "open 1 --by Ilić --present black --text Nf3 --play",
            1,
            "The position on the board is not the adjourned position",
        ),
        ("resume 1 --absent black --put-right", 0, "=> Wait for Black: before 2126-11-23"),
        (&format!("resume 1 --board-shows {slip}"), 1, "was set up incorrectly on"),
        (&format!("resume 1 --board-shows \"{men} w KQkq - 0 2\""), 0, "=> Wait for Black"),
        // Begun early, it starts nobody's clock who is not there.
        ("resume 1 --start-clock", 1, "nobody is absent and no clock is started for it (Art. I."),
        ("show 1", 0, "=> Wait for Black"),
        ("resume 1 --present black", 0, "=> Wait for White: before 2126-11-23"),
        ("resume 1 --present white", 0, "=> Open the envelope"),
    ]);
}

#[test]
fn what_was_taken_down_wrongly_is_read_again_and_the_move_made_on_the_board_counts() {
    let folder = Folder::of("2023", Timing::Desk);
    folder.asks(&[
        ("seal --board 1 --lost-time went-on --made Nf3 --ask", 0, ""),
        ("seal --board 1 --lost-time went-on --paper", 0, ""),
        ("open 1 --by Ilić --present white --present black --text Nc3 --play", 0, "=> Decide"),
        ("show 1", 0, "That is Nc3, but Nf3 was made on the board"),
        ("show 1", 0, "Opening the envelope by the Laws of 2023"),
        ("open 1 --by Ilić --text Nf3 --play", 2, "--correct"),
        ("open 1 --by Ilić --text Nf3 --correct --play", 0, "Settled"),
    ]);
}

#[test]
fn a_lost_envelope_is_played_on_from_the_move_that_is_stated() {
    let folder = Folder::of("2023", Timing::Desk);
    folder.asks(&[
        ("seal --board 1 --lost-time went-on --paper", 0, ""),
        ("state 1 Nf3", 1, "has not begun"),
        ("report 1 missing", 0, "I.12.1"),
        ("resume 1 --present black", 0, "=> Ask who is there"),
        ("resume 1 --absent white", 0, "=> The envelope is lost: ask whether"),
        ("report 1 established", 0, "=> Wait for White"),
        ("state 1 Nf3", 1, "White is not there"),
        ("resume 1 --present white", 0, "=> White states the sealed move"),
        ("open 1 --by Ilić --text Nf3", 1, "missing"),
        ("state 1 ???", 2, "That is not a move"),
        ("state 1 Ke3", 1, "That is not legal"),
        ("state 1 Sf3 --system runes", 2, "no such notation"),
        ("state 1 Sf3 --system de", 0, "the player states Nf3"),
        ("show 1", 0, "=> Make the sealed move on the board"),
        ("state 1 Sf3 --play", 0, "Nf3 made on the board"),
    ]);
    folder.plays(&[&play("b8c6")]);
    let pgn = text(&folder.run(&["export", "open.jadoube"], ""));
    assert!(pgn.contains("2. Nf3") && pgn.contains("2... Nc6"), "{pgn}");
    assert!(folder.run(&["verify", "open.jadoube"], "").status.success());
    // In 1972 the game goes on without it: that is to be decided.
    let folder = Folder::of("1972", Timing::Desk);
    folder.asks(&[
        ("seal --board 1 --lost-time went-on --paper", 0, ""),
        ("report 1 missing", 0, "16.5"),
        ("resume 1 --present white --present black", 0, "=> The envelope is lost: ask whether"),
        ("settle 1 --new-game --reason lost", 1, "Record that first"),
        ("report 1 not-established", 0, "The game is annulled; a new one is played"),
        ("report 1 established", 0, "Lost envelope by the Laws of 1972"),
        ("state 1 Nf3", 1, "16.5 of 1972"),
        ("settle 1 --reason \"goes on from the position\"", 0, "Nothing is left to do"),
    ]);
    folder.plays(&[&play("d2d4")]);
}

#[test]
fn a_new_game_is_played_where_nothing_can_be_established() {
    let folder = Folder::of("2001", Timing::Desk);
    folder.asks(&[
        ("seal --board 1 --lost-time went-on --paper", 0, ""),
        ("report 1 not-established", 1, "is not missing"),
        ("report 1 missing", 0, "A11a"),
        ("resume 1 --present white --present black", 0, "=> The envelope is lost"),
        ("report 1 not-established", 0, "Lost envelope by the Laws of 2001"),
        ("settle 1 --new-game --reason A11b", 0, "the game is annulled, a new one is played"),
        ("show 1", 0, "the game is annulled, a new one is played (A11b)"),
    ]);
    assert!(folder.run(&["verify", "open.jadoube"], "").status.success());
}

#[test]
fn who_is_there_since_when_is_told_and_decided_on_without_the_window() {
    for (edition, over) in [("1972", 61), ("2001", 61), ("2023", 1)] {
        let folder = Folder::of(edition, Timing::Desk);
        let due = jadoube_desk::sealing::now().plus(-Millis::from_mins(90));
        let late = due.plus(Millis::from_mins(over));
        let arrives = |at| format!("resume 1 --present black={at}");
        let (in_time, too_late) = (arrives(due), arrives(late));
        folder.asks(&[
            ("seal --board 1 --lost-time went-on --paper", 0, ""),
            (&format!("keep 1 --due {due} --to Ilić"), 0, ""),
            ("resume 1", 0, "=> Ask who is there, and since when"),
            // Nobody has said that anybody is there, and the time is over.
            ("open 1 --by Ilić --text Nf3 --play", 1, "is absent"),
            ("resume 1 --present black=2999-01-01", 2, "not a time"),
            (&format!("resume 1 --present white={due} --absent black={due}"), 0, "=> Ask who is"),
            ("resume 1 --absent black", 0, "=> Decide the case"),
            ("open 1 --by Ilić --text Nf3 --play", 1, "=> Decide the case"),
            (&too_late, 0, "Black came too late"),
            ("open 1 --by Ilić --text Nf3 --play", 1, "=> Decide the case"),
            ("show 1", 0, "[ ] Open the envelope"),
            (&in_time, 0, "=> Open the envelope"),
            ("resume 1 --excuse snow", 1, "Nobody came too late"),
            (&too_late, 0, "=> Decide the case"),
            ("resume 1 --excuse snow", 0, "came too late and plays all the same (snow)"),
            ("open 1 --by Berg --text Nf3 --play", 0, "Settled"),
            ("show 1", 0, "That is Nf3"),
            ("show 1", 0, "Berg opened the envelope, through whose hands it had not gone"),
        ]);
    }
}

#[test]
fn the_clock_of_an_absent_player_runs_between_two_commands() {
    let folder = Folder::of("2001", Timing::Desk);
    folder.asks(&[
        ("seal --board 1 --lost-time went-on --paper", 0, ""),
        ("resume 1 --present white --absent black --start-clock", 0, "=> Wait for Black"),
        ("resume 1 --absent black", 0, "=> Wait for Black"),
        ("resume 1 --absent black", 0, "; at board 1 the clock of the absent player runs on"),
        ("resume 1 --present black", 0, "=> Open the envelope"),
    ]);
    let read = jadoube_desk::library::read(&folder.file()).unwrap();
    let counted = read.entries.iter().filter(|entry| {
        matches!(
            &entry.event,
            HallEvent::Game { what: GameEvent::LostTimeCounted { how, .. }, .. }
                if *how == LostTime::ToPlayerOnMove
        )
    });
    assert_eq!(counted.count(), 4, "before the sealing, and each time the program was away");
    let game = &read.hall.game(BoardNo(1)).unwrap();
    assert!(game.lost_time.is_none(), "nobody needs to be asked");
    assert_eq!(game.clock.running(), None, "on arrival it stands");
}

#[test]
fn a_game_concluded_before_the_opening_stays_so_whatever_is_in_the_envelope() {
    for (how, says, result) in [
        ("--resigned white", "White resigned before the opening", "0-1"),
        ("--agreed", "a draw was agreed before the opening", "1/2-1/2"),
    ] {
        let folder = Folder::new();
        let mut child = folder.sealing();
        // No move at all lies in the envelope.
        drop(child.stdin.take());
        assert!(child.wait().unwrap().success());
        let conclude = format!("conclude 1 {how}");
        folder.asks(&[
            ("offer 1 --by white", 0, "I.4"),
            (&conclude, 0, says),
            ("show 1", 0, "=> Nothing is left to do"),
            (&conclude, 1, "is settled"),
            ("offer 1 --by white", 1, "is settled"),
            ("resume 1 --start-clock", 1, "is settled"),
            ("list --status settled", 0, "Settled"),
        ]);
        // It may be opened, and changes nothing; a second time it is refused as always.
        let opened = folder.open(PASSPHRASE);
        assert!(opened.status.success(), "{}", text(&opened));
        assert!(text(&opened).contains("zwölfelf"), "{}", text(&opened));
        assert_eq!(folder.open(PASSPHRASE).status.code(), Some(1));
        let pgn = text(&folder.run(&["export", "open.jadoube"], ""));
        assert!(pgn.contains(&format!("[Result \"{result}\"]")), "{pgn}");
        assert!(folder.run(&["verify", "open.jadoube"], "").status.success());
    }
}
