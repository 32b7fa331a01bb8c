//! The program `nats-server`: where it is, which version, started and ended, and what it says.

use std::collections::VecDeque;
use std::fs::{self, File};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::fault::Fault;

/// Names the program where it is not on the path.
pub const VARIABLE: &str = "JADOUBE_NATS_SERVER";
/// The oldest version that will do: direct reads of a stream are of that one.
const LEAST: (u32, u32) = (2, 9);
const LEAST_TEXT: &str = "2.9";
/// A log is begun anew at this size; the one before is kept.
const LOG_MAX: u64 = 1024 * 1024;
/// A line of the server is cut here.
const LINE_MAX: u64 = 4096;
/// How many lines are remembered: more than are said at once when many connections end.
const LINES: usize = 2_000;
/// How long a server may take to read its configuration again: it waits for each connection that has come and not
/// begun to speak TLS, as long as that may take (`timeout` in the configuration).
const RELOAD: Duration = Duration::from_secs(15);
/// How long a server may take to end by itself.
const GRACE: Duration = Duration::from_secs(3);

/// The program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    /// Where it is.
    pub path: PathBuf,
    /// Its version, as `2.9.10`.
    pub version: String,
}

impl Program {
    /// The one named, else the one of the variable, else the one on the path.
    ///
    /// # Errors
    /// [`Fault::NoServer`], [`Fault::TooOld`].
    pub fn find(named: Option<&Path>) -> Result<Self, Fault> {
        let named =
            named.map(Path::to_owned).or_else(|| std::env::var_os(VARIABLE).map(Into::into));
        let path = named.or_else(on_path).ok_or(Fault::NoServer)?;
        let said = Command::new(&path)
            .arg("--version")
            .stdin(Stdio::null())
            .output()
            .map_err(|_| Fault::NoServer)?;
        let said = String::from_utf8_lossy(&said.stdout).into_owned();
        if !said.contains("nats-server") {
            // Another program of that name or at that place.
            return Err(Fault::NoServer);
        }
        let version = said.split('v').next_back().map(str::trim).unwrap_or_default().to_owned();
        if numbers(&version).is_none_or(|found| found < LEAST) {
            return Err(Fault::TooOld { found: version, least: LEAST_TEXT });
        }
        Ok(Self { path, version })
    }

    /// Whether it takes this configuration; what it says against it.
    pub(crate) fn test(&self, configuration: &Path) -> Result<(), String> {
        let said = Command::new(&self.path)
            .arg("-t")
            .arg("-c")
            .arg(configuration)
            .stdin(Stdio::null())
            .output()
            .map_err(|error| error.to_string())?;
        if said.status.success() {
            return Ok(());
        }
        Err(String::from_utf8_lossy(&said.stderr).trim().to_owned())
    }
}

/// Two numbers of a version.
fn numbers(version: &str) -> Option<(u32, u32)> {
    let mut parts = version.split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

/// Debian puts it where only the administrator looks.
fn on_path() -> Option<PathBuf> {
    let name = if cfg!(windows) { "nats-server.exe" } else { "nats-server" };
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    folders.map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// A running server.
#[derive(Debug)]
pub(crate) struct Running {
    state: Arc<State>,
    thread: Option<thread::JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct State {
    told: Mutex<Output>,
    more: Condvar,
}

#[derive(Debug, Default)]
struct Output {
    child: Option<Child>,
    lines: VecDeque<String>,
    count: u64,
    ended: Option<Option<ExitStatus>>,
}

impl State {
    fn told(&self) -> MutexGuard<'_, Output> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Running {
    /// Starts it. `said` is called with each line that it says; `ended` is called when it ends, for whatever reason.
    pub(crate) fn start(
        program: &Program,
        configuration: &Path,
        log: &Path,
        mut said: impl FnMut(&str) + Send + 'static,
        ended: impl FnOnce(Option<ExitStatus>) + Send + 'static,
    ) -> Result<Self, Fault> {
        let state = Arc::new(State::default());
        let (mut command, log) = (command(program, configuration), Log::at(log)?);
        let inner = Arc::clone(&state);
        let (started, is_started) = std::sync::mpsc::channel();
        // The death of this thread, not only of the program, ends the server; so it is started here.
        let work = move || {
            let output = match command.spawn() {
                Ok(mut child) => {
                    let output = child.stderr.take();
                    inner.told().child = Some(child);
                    let _ = started.send(Ok(()));
                    output
                }
                Err(error) => {
                    let _ = started.send(Err(Fault::NotStarted(error.to_string())));
                    return;
                }
            };
            if let Some(output) = output {
                read(output, log, &inner, &mut said);
            }
            let status = inner.wait();
            inner.told().ended = Some(status);
            inner.more.notify_all();
            ended(status);
        };
        let thread = thread::Builder::new()
            .name("nats-server".into())
            .spawn(work)
            .map_err(|error| Fault::NotStarted(error.to_string()))?;
        is_started.recv().unwrap_or(Err(Fault::Ended))?;
        Ok(Self { state, thread: Some(thread) })
    }

    /// How many lines it has said.
    pub(crate) fn said(&self) -> u64 {
        self.state.told().count
    }

    /// Waits for a line behind the first `from` that `wanted` says something of.
    ///
    /// # Errors
    /// The last lines when it has ended, or when the time is over.
    pub(crate) fn wait_for<T>(
        &self,
        from: u64,
        limit: Duration,
        wanted: impl Fn(&str) -> Option<T>,
    ) -> Result<T, String> {
        let until = Instant::now() + limit;
        let mut told = self.state.told();
        loop {
            let new = usize::try_from(told.count.saturating_sub(from)).unwrap_or(LINES);
            let skipped = told.lines.len().saturating_sub(new);
            if let Some(found) = told.lines.iter().skip(skipped).find_map(|line| wanted(line)) {
                return Ok(found);
            }
            let left = until.saturating_duration_since(Instant::now());
            if told.ended.is_some() || left.is_zero() {
                let last = told.lines.iter().rev().take(3).rev().cloned();
                return Err(last.collect::<Vec<_>>().join("\n"));
            }
            let waited = self.state.more.wait_timeout(told, left);
            told = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    pub(crate) fn is_ended(&self) -> bool {
        self.state.told().ended.is_some()
    }

    /// Its number as a process, while it runs.
    pub(crate) fn process(&self) -> Option<u32> {
        let told = self.state.told();
        told.child.as_ref().filter(|_| told.ended.is_none()).map(Child::id)
    }

    /// Makes it read its configuration again.
    pub(crate) fn reload(&self, program: &Program) -> Result<(), Fault> {
        let process = self.process().ok_or(Fault::Ended)?;
        let from = self.said();
        signal(&program.path, process, Signal::Reload).map_err(Fault::NotReloaded)?;
        let answer = self.wait_for(from, RELOAD, |line| {
            let failed = line.contains("Failed to reload");
            (failed || line.contains("Reloaded server configuration"))
                .then(|| failed.then(|| line.to_owned()))
        });
        match answer {
            Ok(None) => Ok(()),
            Ok(Some(line)) | Err(line) => Err(Fault::NotReloaded(line)),
        }
    }

    /// Kills it, as a power cut would.
    pub(crate) fn kill(&self) {
        if let Some(child) = &mut self.state.told().child {
            let _ = child.kill();
        }
    }
}

impl State {
    fn wait(&self) -> Option<ExitStatus> {
        loop {
            match self.told().child.as_mut().map(Child::try_wait) {
                Some(Ok(None)) => {}
                Some(Ok(Some(status))) => return Some(status),
                Some(Err(_)) | None => return None,
            }
            thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if cfg!(unix)
            && let Some(process) = self.process()
        {
            let _ = signal(Path::new(""), process, Signal::End);
            let until = Instant::now() + GRACE;
            let mut told = self.state.told();
            while told.ended.is_none() && Instant::now() < until {
                let left = until.saturating_duration_since(Instant::now());
                told = self
                    .state
                    .more
                    .wait_timeout(told, left)
                    .unwrap_or_else(PoisonError::into_inner)
                    .0;
            }
        }
        self.kill();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Signal {
    Reload,
    End,
}

#[cfg(unix)]
fn signal(_: &Path, process: u32, signal: Signal) -> Result<(), String> {
    use rustix::process::{Pid, Signal as System, kill_process};
    let number = i32::try_from(process).ok().and_then(Pid::from_raw);
    let signal = match signal {
        Signal::Reload => System::HUP,
        Signal::End => System::TERM,
    };
    kill_process(number.ok_or("no process")?, signal).map_err(|error| error.to_string())
}

#[cfg(not(unix))]
fn signal(program: &Path, process: u32, signal: Signal) -> Result<(), String> {
    let word = match signal {
        Signal::Reload => "reload",
        // It is killed: its own way to end needs a service.
        Signal::End => return Ok(()),
    };
    let said = Command::new(program).arg("--signal").arg(format!("{word}={process}")).output();
    match said {
        Ok(said) if said.status.success() => Ok(()),
        Ok(said) => Err(String::from_utf8_lossy(&said.stderr).into_owned()),
        Err(error) => Err(error.to_string()),
    }
}

fn command(program: &Program, configuration: &Path) -> Command {
    // Where the system has it: the server does not outlive this program, however that ends.
    let guard = cfg!(target_os = "linux").then(|| Path::new("/usr/bin/setpriv"));
    let mut command = match guard.filter(|guard| guard.is_file()) {
        Some(guard) => {
            let mut command = Command::new(guard);
            command.args(["--pdeathsig", "KILL", "--"]).arg(&program.path);
            command
        }
        None => Command::new(&program.path),
    };
    command.arg("-c").arg(configuration);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    command
}

fn read(output: impl std::io::Read, mut log: Log, state: &State, said: &mut impl FnMut(&str)) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        match (&mut output).take(LINE_MAX).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        log.write(&line);
        let line = String::from_utf8_lossy(&line).trim_end().to_owned();
        said(&line);
        let mut told = state.told();
        told.lines.push_back(line);
        told.count += 1;
        if told.lines.len() > LINES {
            told.lines.pop_front();
        }
        drop(told);
        state.more.notify_all();
    }
}

/// What the server says, in a file that does not grow for ever.
#[derive(Debug)]
struct Log {
    path: PathBuf,
    file: Option<File>,
    size: u64,
}

impl Log {
    fn at(path: &Path) -> Result<Self, Fault> {
        let file = File::options().create(true).append(true).open(path);
        let file = file.map_err(|error| Fault::file(path, &error))?;
        let size = file.metadata().map_or(0, |meta| meta.len());
        Ok(Self { path: path.to_owned(), file: Some(file), size })
    }

    /// A log that cannot be written is no reason to end a server.
    fn write(&mut self, line: &[u8]) {
        self.size += line.len() as u64;
        if self.size > LOG_MAX {
            self.file = None;
            let _ = fs::rename(&self.path, self.path.with_extension("old.log"));
            self.file = File::options().create(true).append(true).open(&self.path).ok();
            self.size = line.len() as u64;
        }
        if let Some(file) = &mut self.file {
            let _ = file.write_all(line);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_does_not_grow_for_ever() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join("server.log");
        let mut log = Log::at(&path).unwrap();
        for _ in 0..1200 {
            log.write(&[b'x'; 4096]);
        }
        let sizes: Vec<u64> = fs::read_dir(folder.path())
            .unwrap()
            .map(|one| one.unwrap().metadata().unwrap().len())
            .collect();
        assert_eq!(sizes.len(), 2);
        assert!(sizes.iter().all(|size| *size <= LOG_MAX), "{sizes:?}");
    }

    #[test]
    fn versions_are_compared_as_numbers() {
        assert_eq!(numbers("2.15.1"), Some((2, 15)));
        assert!(numbers("2.15.1") > numbers("2.9.10"));
        assert_eq!(numbers("?"), None);
    }

    #[test]
    fn what_is_not_there_is_told() {
        let named = Path::new("/no/such/nats-server");
        assert_eq!(Program::find(Some(named)), Err(Fault::NoServer));
    }
}
