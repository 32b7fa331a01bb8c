//! Laptops of an event as processes of the program, for tests of several stations.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, Command as Process, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use jadoube_core::hall::command::Command;
use serde_json::{Value, json};

use crate::ended::Ended;

/// How long anything may take.
const LIMIT: Duration = Duration::from_secs(60);

/// The program that is tested.
pub(crate) fn program() -> String {
    let named = std::env::var("JADOUBE_PROGRAM");
    named.unwrap_or_else(|_| env!("CARGO_BIN_EXE_jadoube").to_owned())
}

/// A station without a window, and what it has printed.
pub(crate) struct Station {
    pub(crate) process: Ended,
    input: ChildStdin,
    printed: Receiver<(Instant, Value)>,
    /// What it has printed, and when that came.
    pub(crate) seen: Vec<(Instant, Value)>,
    /// What was printed before is not looked at any more.
    pub(crate) from: usize,
    /// The key of its strand.
    pub(crate) key: String,
}

impl Station {
    /// Starts it with a folder of its own, by a program which is it or becomes it.
    pub(crate) fn start_by(mut program: Process, home: &Path, args: &[&str]) -> Self {
        program
            .env("JADOUBE_CONFIG", home)
            .env("HOSTNAME", home.file_name().expect("a name"))
            .args(["--lang", "en"])
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit());
        let mut process = Ended::start(&mut program).expect("the program starts");
        let input = process.0.stdin.take().expect("piped");
        let output = BufReader::new(process.0.stdout.take().expect("piped"));
        let (lines, printed) = channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                let value = serde_json::from_str(&line).expect("JSON");
                if lines.send((Instant::now(), value)).is_err() {
                    break;
                }
            }
        });
        let key = String::new();
        Self { process, input, printed, seen: Vec::new(), from: 0, key }
    }

    /// From here on only what is printed from now on counts.
    pub(crate) fn mark(&mut self) {
        self.seen.extend(self.printed.try_iter());
        self.from = self.seen.len();
    }

    /// What `wanted` says of the first line that it says something of.
    pub(crate) fn until<T>(&mut self, what: &str, wanted: impl Fn(&Value) -> Option<T>) -> T {
        let (end, mut next) = (Instant::now() + LIMIT, self.from);
        loop {
            if let Some(found) = self.seen[next..].iter().find_map(|(_, line)| wanted(line)) {
                return found;
            }
            next = self.seen.len();
            match self.printed.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) => self.seen.push(line),
                Err(_) => panic!(
                    "never: {what}: {:#?}",
                    self.seen[self.from..].iter().map(|(_, line)| line).collect::<Vec<_>>()
                ),
            }
        }
    }

    pub(crate) fn event(&mut self, name: &str) -> Value {
        self.until(name, |line| (line["event"] == name).then(|| line.clone()))
    }

    pub(crate) fn opened(&mut self) {
        let open = self.event("open");
        self.key = open["station"].as_str().expect("a shared file").to_owned();
    }

    pub(crate) fn line(&mut self, up: bool) {
        self.until("the line", |line| (line["event"] == "line" && line["up"] == up).then_some(()));
    }

    pub(crate) fn ask(&mut self, line: &Value) -> Value {
        self.mark();
        writeln!(self.input, "{line}").expect("it reads");
        self.until("an answer", |line| line.get("ok").is_some().then(|| line.clone()))
    }

    pub(crate) fn must(&mut self, command: &Command) {
        let answer = self.ask(&json!({ "command": command }));
        assert_eq!(answer["ok"], true, "{command:?}: {answer}");
    }

    /// Kills it; its server dies with it.
    pub(crate) fn kill(mut self) {
        let server = self.server();
        self.process.0.kill().expect("SIGKILL");
        self.process.0.wait().expect("it has died");
        let runs = |server| fs::read_to_string(format!("/proc/{server}/stat"));
        let runs = |server| runs(server).is_ok_and(|stat| !stat.contains(") Z "));
        let end = Instant::now() + LIMIT;
        while server.is_some_and(runs) {
            assert!(Instant::now() < end, "its server outlives it");
            std::thread::park_timeout(Duration::from_millis(10));
        }
    }

    pub(crate) fn stop(mut self) {
        writeln!(self.input, "{}", json!({ "stop": true })).expect("it reads");
        let end = Instant::now() + LIMIT;
        while self.process.0.try_wait().expect("a process").is_none() {
            assert!(Instant::now() < end, "it does not stop");
            // It prints until it ends.
            let _ = self.printed.recv_timeout(Duration::from_millis(50));
        }
    }

    /// A chief whose event becomes one of several stations when it is served.
    pub(crate) fn opened_by_serving(&mut self) {
        self.until("served", |line| {
            let is_there = line["event"] == "served" && line["addresses"] != json!([]);
            is_there.then_some(())
        });
        self.key = self.until("the chief", |line| {
            let own = line["stations"].as_array()?.iter().find(|one| one["own"] == true)?;
            Some(own["station"].to_string())
        });
    }

    /// The server that it has started.
    pub(crate) fn server(&self) -> Option<u32> {
        let own = self.process.0.id().to_string();
        fs::read_dir("/proc").expect("Linux").flatten().find_map(|entry| {
            let stat = fs::read_to_string(entry.path().join("stat")).ok()?;
            let (name, rest) = stat.rsplit_once(')')?;
            let parent = rest.split_whitespace().nth(1)?;
            (name.ends_with("(nats-server") && parent == own)
                .then(|| entry.file_name().to_string_lossy().parse().ok())?
        })
    }
}

/// The server to test with, where there is one.
pub(crate) fn server() -> Option<PathBuf> {
    let named = std::env::var_os("JADOUBE_NATS_SERVER").map(PathBuf::from);
    let on_path = std::env::var_os("PATH").into_iter().flat_map(|path| {
        std::env::split_paths(&path).map(|one| one.join("nats-server")).collect::<Vec<_>>()
    });
    let usual = Path::new("/usr/sbin/nats-server").to_owned();
    named.into_iter().chain(on_path).chain([usual]).find(|path| path.exists())
}

/// Whether there is a server to test with; where there is none it says so, but never in CI.
pub(crate) fn is_server_installed() -> bool {
    let is_there = server().is_some();
    if !is_there {
        let required = std::env::var("CI").is_ok_and(|ci| ci == "true");
        assert!(!required, "the network cannot be tried: nats-server is missing");
        eprintln!("no nats-server is installed: not tested");
    }
    is_there
}
