//! Adjourned games through the real program: sealed, killed, carried to another folder, opened,
//! played on; and a sealed move that is nowhere to be found before its envelope is opened.

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command as Process, Output, Stdio};

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
    for entry in std::fs::read_dir(folder.0.path()).unwrap() {
        let path = entry.unwrap().path();
        if let Ok(bytes) = std::fs::read(&path) {
            for part in parts {
                assert!(!holds(&bytes, part), "{part} in {}", path.display());
            }
        }
    }
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
    let other = Folder(TempDir::new().unwrap());
    std::fs::copy(folder.file(), other.file()).unwrap();
    for (case, passphrase, code, says) in [
        ("a wrong passphrase is recorded", "Kurze Rochade", 1, "not the right one"),
        ("the right one opens", PASSPHRASE, 0, ""),
        ("an envelope is opened once", PASSPHRASE, 1, ""),
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
        (&["envelope", "print", "open.jadoube", "1", "-o", "open.jadoube"], 2, ""),
        (&["envelope", "seal", "open.jadoube", "--board", "9", "--paper"], 1, "board"),
    ] {
        let done = folder.run(args, "");
        assert_eq!(done.status.code(), Some(code), "{args:?}: {}", text(&done));
        assert!(text(&done).contains(says), "{args:?}: {}", text(&done));
    }
    let bytes = |name: &str| std::fs::read(Path::new(folder.0.path()).join(name)).unwrap();
    for name in ["plan.pdf", "envelope.pdf", "labels.pdf"] {
        assert!(bytes(name).starts_with(b"%PDF"), "{name}");
    }
    let ics = String::from_utf8(bytes("plan.ics")).unwrap();
    assert!(ics.contains("DTSTART:21261123T140000Z") && ics.contains("LOCATION:Hall 2"), "{ics}");
}
