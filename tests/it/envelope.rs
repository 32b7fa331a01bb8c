//! Adjourned games through the real program: sealed, killed, carried to another folder, opened,
//! played on; and a sealed move that is nowhere to be found before its envelope is opened.

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command as Process, Output, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

/// Legal after 1.e4 e5, and like nothing else that a program has in its memory.
const SECRET: &str = "g1-h3 (=) zwölfelf";
/// One that can be read, for the game to go on with.
const MOVE: &str = "Nh3 (=)";
const PASSPHRASE: &str = "Lange Rochade";

struct Folder(TempDir);

impl Folder {
    /// A competition with a lock, on whose board two moves were made.
    fn new() -> Self {
        let folder = Self(TempDir::new().unwrap());
        assert!(folder.run(&["new", "open.jadoube", "--name", "Cup"], "").status.success());
        let started = r#"{"command":{"to":"game","board":1,"what":{"command":"start"}}}"#;
        let play = |uci: &str| {
            format!(
                r#"{{"command":{{"to":"game","board":1,"what":{{"command":"play","uci":"{uci}","source":"arbiter","times":null,"spent":null,"after":"press"}}}}}}"#
            )
        };
        let lines = [started.to_owned(), play("e2e4"), play("e7e5")].join("\n") + "\n";
        let played = folder.run(&["play", "open.jadoube"], &lines);
        assert!(played.status.success(), "{played:?}");
        let lock = ["envelope", "lock", "open.jadoube", "--person", "Ilić", "--stdin"];
        let locked = folder.run(&lock, &format!("{PASSPHRASE}\n"));
        assert!(locked.status.success(), "{locked:?}");
        folder
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

    fn run(&self, args: &[&str], input: &str) -> Output {
        let mut child = self.process(args).spawn().unwrap();
        child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        child.wait_with_output().unwrap()
    }

    /// The program after the player has typed the move: it waits for another, or for the end.
    fn sealing(&self) -> Child {
        let seal = ["envelope", "seal", "open.jadoube", "--board", "1", "--stdin"];
        // What was played before stands again after the file was opened anew.
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
            what["no"] = json!(1);
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
            "--play",
            "--stdin",
        ];
        self.run(&open, &format!("{passphrase}\n"))
    }
}

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

fn text(output: &Output) -> String {
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
        &["envelope", "seal", "open.jadoube", "--board", "1", "--stdin"],
        &format!("{MOVE}\n"),
    );
    assert!(done.status.success(), "{}", text(&done));
    let (ciphertext, print) = sealed.kept();
    let cut = &ciphertext[..ciphertext.len() / 2];
    let other_print = "0".repeat(print.len());
    let changed = ("not what was sealed", "What was read is not what was sealed");
    let damaged = ("the file is damaged", "What is kept is damaged");
    for (case, sealed, (says, recorded)) in [
        ("cut off", seal(1, cut, &print), changed),
        ("of another move", seal(1, &ciphertext, &other_print), changed),
        ("under a lock that is damaged", seal(2, &ciphertext, &print), damaged),
    ] {
        let other = folder.copy();
        other.adjourn(&[&[broken.clone(), begin.clone(), sealed], &rest[..]].concat());
        let opened = other.open(PASSPHRASE);
        assert_eq!(opened.status.code(), Some(1), "{case}: {}", text(&opened));
        assert!(text(&opened).contains(says), "{case}: {}", text(&opened));
        assert!(text(&opened).contains("treat the envelope as lost"), "{case}: {}", text(&opened));
        let log = text(&other.run(&["log", "open.jadoube"], ""));
        assert!(log.contains(recorded), "{case}: {log}");
        assert!(!log.contains(MOVE), "{case}: {log}");
    }
    // After a dozen wrong passphrases even the right one has to wait.
    let at = jadoube::desk::sealing::now();
    let wrong = json!({
        "command": "fail-to-open", "which": "sealed", "by": "Ilić", "at": at,
        "why": "wrong-passphrase",
    });
    sealed.adjourn(&vec![wrong; 12]);
    let opened = sealed.open(PASSPHRASE);
    assert_eq!(opened.status.code(), Some(1), "{}", text(&opened));
    assert!(text(&opened).contains("the next attempt must wait"), "{}", text(&opened));
}

#[test]
fn what_was_sealed_is_opened_in_another_folder_after_the_program_was_killed_and_played_on() {
    let folder = Folder::new();
    let mut child = folder.sealing();
    // A power cut while the player may still change the move: the sealing goes on afterwards.
    child.kill().unwrap();
    child.wait().unwrap();
    let seal = ["envelope", "seal", "open.jadoube", "--board", "1", "--stdin"];
    let sealed = folder.run(&seal, &format!("{MOVE}\n"));
    assert!(sealed.status.success(), "{}", text(&sealed));
    let other = folder.copy();
    for (case, passphrase, code, says) in [
        ("a wrong passphrase is recorded", "Kurze Rochade", 1, "not the right one"),
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
    let seal = ["envelope", "seal", "open.jadoube", "--board", "1", "--paper"];
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
        (&["envelope", "list", "open.jadoube", "--status", "in-custody"], 0, "Kept"),
        (&["envelope", "list", "open.jadoube", "--json"], 0, "\"keeper\":\"Ilić\""),
        (&["envelope", "list", "open.jadoube", "--player", "nobody"], 0, ""),
        (&["envelope", "show", "open.jadoube", "1"], 0, "=> Complete what stands on the envelope"),
        (&["envelope", "show", "open.jadoube", "7"], 2, "there is no envelope 7"),
        (&print, 0, "envelope.pdf"),
        (
            &["envelope", "print", "open.jadoube", "1", "--paper", "labels", "-o", "labels.pdf"],
            0,
            "",
        ),
        (&["envelope", "print", "open.jadoube", "--paper", "dl", "-o", "dl.pdf"], 0, "dl.pdf"),
        (&["envelope", "print", "open.jadoube", "1", "-o", "open.jadoube"], 2, ""),
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
