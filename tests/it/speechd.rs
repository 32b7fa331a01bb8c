//! A speech-dispatcher of our own, with no sound card and no sound server: what it speaks goes into
//! a file through ALSA's `file` device. Before its socket stands a tap that passes everything on and
//! writes down what was asked of it. What is tried with it lives in `aloud` and in `benches/voice.rs`.

use std::io::{Read as _, Write as _};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::ended::Ended;

/// How long the service may take to listen.
const PATIENCE: Duration = Duration::from_secs(20);
const MODULE_FILE: &str = "/etc/speech-dispatcher/modules/espeak-ng.conf";

/// What is missing on this machine, if anything.
pub(crate) fn missing() -> Option<&'static str> {
    let runs = |program: &str| Command::new(program).arg("--version").output().is_ok();
    ["speech-dispatcher", "espeak-ng"]
        .into_iter()
        .find(|program| !runs(program))
        .or_else(|| (!Path::new(MODULE_FILE).exists()).then_some("the module for espeak-ng"))
}

/// The service; it ends with this.
pub(crate) struct Speechd {
    _service: Ended,
    folder: TempDir,
    asked: Arc<Mutex<Vec<(usize, String)>>>,
}

impl Speechd {
    /// Starts it; its own language is English, so that German must have been asked for.
    pub(crate) fn start() -> Self {
        let folder = TempDir::new().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        let write = |name: &str, text: String| std::fs::write(at(name), text).expect("written");
        for name in ["run", "conf/modules", "conf/clients", "log"] {
            std::fs::create_dir_all(at(name)).expect("a folder");
        }
        std::fs::copy(MODULE_FILE, at("conf/modules/espeak-ng.conf")).expect("copied");
        let sound = at("sound.raw").display().to_string();
        write(
            ".asoundrc",
            format!("pcm.!default {{ type file slave.pcm null file \"{sound}\" format raw }}\n"),
        );
        let conf = format!(
            "LogLevel 1\nLogDir \"{}\"\nCommunicationMethod \"unix_socket\"\n\
             DefaultLanguage \"en\"\nDefaultModule espeak-ng\nAudioOutputMethod \"alsa\"\n\
             AudioALSADevice \"default\"\nAddModule \"espeak-ng\" \"sd_espeak-ng\" \
             \"espeak-ng.conf\"\nTimeout 0\n",
            at("log").display()
        );
        write("conf/speechd.conf", conf);
        let (real, tapped) = (at("run/real.sock"), at("run/tap.sock"));
        let mut command = Command::new("speech-dispatcher");
        command.args(["-s", "-t", "0", "-C"]).arg(at("conf")).arg("-S").arg(&real);
        command.arg("-P").arg(at("run/pid")).arg("-L").arg(at("log"));
        command.env("HOME", folder.path()).env("XDG_RUNTIME_DIR", at("run"));
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let service = Ended::start(&mut command).expect("speech-dispatcher starts");
        let started = Self { _service: service, folder, asked: Arc::default() };
        let begun = Instant::now();
        while UnixStream::connect(&real).is_err() {
            assert!(begun.elapsed() < PATIENCE, "speech-dispatcher does not listen");
            std::thread::park_timeout(Duration::from_millis(20));
        }
        tap(&tapped, real, started.asked.clone());
        started
    }

    /// What `SPEECHD_ADDRESS` must be.
    pub(crate) fn address(&self) -> String {
        format!("unix_socket:{}", self.folder.path().join("run/tap.sock").display())
    }

    /// The lines that were sent to it so far.
    pub(crate) fn asked(&self) -> Vec<String> {
        self.lines().into_iter().map(|(_, line)| line).collect()
    }

    /// The same with the number of the client that sent each.
    pub(crate) fn lines(&self) -> Vec<(usize, String)> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The sound that it made so far: 22 050 samples a second.
    pub(crate) fn heard(&self) -> Vec<i16> {
        let bytes = std::fs::read(self.folder.path().join("sound.raw")).unwrap_or_default();
        bytes.chunks_exact(2).map(|two| i16::from_le_bytes([two[0], two[1]])).collect()
    }
}

/// Passes on what comes, and writes down the lines.
fn tap(at: &Path, real: PathBuf, asked: Arc<Mutex<Vec<(usize, String)>>>) {
    let listener = UnixListener::bind(at).expect("a socket");
    std::thread::spawn(move || {
        for (number, client) in (0..).zip(listener.incoming().map_while(Result::ok)) {
            let Ok(server) = UnixStream::connect(&real) else { return };
            let (Ok(from_server), Ok(to_client)) = (server.try_clone(), client.try_clone()) else {
                return;
            };
            pass_on(from_server, to_client, |_| {});
            let asked = asked.clone();
            let mut partial = Vec::new();
            pass_on(client, server, move |bytes| {
                partial.extend_from_slice(bytes);
                while let Some(end) = partial.iter().position(|byte| *byte == b'\n') {
                    let line: Vec<u8> = partial.drain(..=end).collect();
                    let line = String::from_utf8_lossy(&line).trim_end().to_owned();
                    asked.lock().unwrap_or_else(PoisonError::into_inner).push((number, line));
                }
            });
        }
    });
}

fn pass_on(mut from: UnixStream, mut to: UnixStream, mut see: impl FnMut(&[u8]) + Send + 'static) {
    std::thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(read @ 1..) = from.read(&mut bytes) {
            see(&bytes[..read]);
            if to.write_all(&bytes[..read]).is_err() {
                break;
            }
        }
        let _ = to.shutdown(std::net::Shutdown::Both);
    });
}
