//! A stand on which the real window is tried without a screen: a virtual display, a session and an
//! accessibility bus of its own, the program, and a stand-in for a screen reader. What is tried on
//! it lives in `window`.

use std::cell::RefCell;
use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, Command, ExitStatus, Stdio};
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::ended::Ended;

/// How long anything on the stand may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(45);
/// The accessibility bus; it is no command that people start, and lies elsewhere on each system.
const BUSES: [&str; 3] = [
    "/usr/libexec/at-spi-bus-launcher",
    "/usr/lib/at-spi2-core/at-spi-bus-launcher",
    "/usr/lib/at-spi-bus-launcher",
];
/// The system's own Python: another one has no bindings of the accessibility library.
const PYTHON: &str = "/usr/bin/python3";

/// A screen reader that runs.
pub(crate) struct Orca(#[expect(dead_code, reason = "it ends with this")] Ended);

/// Looks again and again until something is there, for as long as patience lasts.
pub(crate) fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "waited in vain for {what}");
        std::thread::park_timeout(Duration::from_millis(20));
    }
}

/// Whether something comes about, in as long as the system may take.
pub(crate) fn comes(mut look: impl FnMut() -> bool) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        if look() {
            return true;
        }
        std::thread::park_timeout(Duration::from_millis(20));
    }
    false
}

/// The first line of what a process writes.
fn first_line(what: &str, from: impl Read + Send + 'static) -> String {
    let lines = lines_of(from);
    lines.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no line from {what}"))
}

/// The lines of a stream, read on a thread of its own so that waiting for one has an end.
fn lines_of(from: impl Read + Send + 'static) -> Receiver<String> {
    let (send, lines) = channel();
    std::thread::spawn(move || {
        for line in BufReader::new(from).lines().map_while(Result::ok) {
            if send.send(line).is_err() {
                break;
            }
        }
    });
    lines
}

/// What is missing on this machine, if anything; looked for once.
fn missing() -> Option<&'static str> {
    static MISSING: OnceLock<Option<String>> = OnceLock::new();
    MISSING.get_or_init(look_for_tools).as_deref()
}

fn look_for_tools() -> Option<String> {
    let runs = |program: &str, arg: &str| Command::new(program).arg(arg).output().is_ok();
    for (program, arg) in [("Xvfb", "-help"), ("dbus-daemon", "--version"), ("xdotool", "version")]
    {
        if !runs(program, arg) {
            return Some(program.to_owned());
        }
    }
    if !BUSES.iter().any(|path| Path::new(path).exists()) {
        return Some("at-spi-bus-launcher".into());
    }
    let bindings = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi";
    let python = Command::new(PYTHON).args(["-c", bindings]).output();
    if !python.is_ok_and(|output| output.status.success()) {
        return Some(format!("{PYTHON} with gi and gir1.2-atspi-2.0"));
    }
    None
}

/// The stand. Its processes end in the order of the fields.
pub(crate) struct Stand {
    app: RefCell<Option<Ended>>,
    reader: RefCell<(Ended, ChildStdin, Receiver<String>)>,
    _accessibility: Ended,
    _session: Ended,
    display: Ended,
    environment: Vec<(&'static str, String)>,
    folder: tempfile::TempDir,
}

impl Stand {
    /// The stand; nothing, with a word, where this machine lacks the tools – but never in CI.
    pub(crate) fn new() -> Option<Self> {
        let stand = Self::of_a_new_user(&[])?;
        // Who has answered the offer is not asked again, and nothing is spoken.
        let answered = "(voice_offered: true)";
        std::fs::write(stand.path("config").join("preferences.ron"), answered).expect("written");
        Some(stand)
    }

    /// The same for who has chosen nothing yet, with more in the environment: where the speech service
    /// is.
    pub(crate) fn of_a_new_user(more: &[(&'static str, String)]) -> Option<Self> {
        if let Some(what) = missing() {
            let required = std::env::var("CI").is_ok_and(|ci| ci == "true");
            assert!(!required, "the window cannot be tried: {what} is missing");
            eprintln!("skipped: {what} is missing (packaging/test.sh installs it)");
            return None;
        }
        let folder = tempfile::tempdir().expect("a folder");
        let mut environment = vec![
            ("LIBGL_ALWAYS_SOFTWARE", "1".to_owned()),
            ("LANG", "en_GB.UTF-8".to_owned()),
            // Nothing of this test shall start the machine's own services.
            ("GSETTINGS_BACKEND", "memory".to_owned()),
        ];
        environment.extend_from_slice(more);
        for (name, place) in
            [("HOME", "home"), ("XDG_RUNTIME_DIR", "run"), ("JADOUBE_CONFIG", "config")]
        {
            let place = folder.path().join(place);
            std::fs::create_dir(&place).expect("a folder");
            environment.push((name, place.display().to_string()));
        }
        let mut display = command("Xvfb", &environment);
        display.args(["-displayfd", "1", "-screen", "0", "1366x900x24", "-nolisten", "tcp"]);
        let mut display = spawn(display.stdout(Stdio::piped()));
        let number = first_line("Xvfb", display.0.stdout.take().expect("piped"));
        environment.push(("DISPLAY", format!(":{number}")));
        let mut session = command("dbus-daemon", &environment);
        session.args(["--session", "--nofork", "--print-address=1"]).stdout(Stdio::piped());
        let mut session = spawn(&mut session);
        let address = first_line("dbus-daemon", session.0.stdout.take().expect("piped"));
        environment.push(("DBUS_SESSION_BUS_ADDRESS", address));
        let bus = BUSES.iter().find(|path| Path::new(path).exists()).expect("looked for above");
        let mut accessibility = command(bus, &environment);
        // As if a screen reader were there: without one the program builds no tree.
        accessibility.args(["--launch-immediately", "--a11y=1", "--screen-reader=1"]);
        accessibility.stdout(Stdio::null());
        let accessibility = spawn(&mut accessibility);
        let reader = RefCell::new(start_reader(&environment));
        Some(Self {
            app: RefCell::new(None),
            reader,
            _accessibility: accessibility,
            _session: session,
            display,
            environment,
            folder,
        })
    }

    /// Starts Orca; nothing, with a word, where it is not installed. It finds no other Orca: one that
    /// somebody works with is left alone, and this one begins beside it.
    pub(crate) fn orca(&self) -> Option<Orca> {
        use std::os::unix::fs::PermissionsExt as _;
        let tools = self.path("tools");
        let pgrep = tools.join("pgrep");
        std::fs::create_dir_all(&tools).expect("a folder");
        std::fs::write(&pgrep, "#!/bin/sh\nexit 1\n").expect("written");
        let may_run = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(&pgrep, may_run).expect("it is ours");
        // On a busy machine it would take itself for hung, and end.
        let settings = self.path("home/.local/share/orca");
        std::fs::create_dir_all(&settings).expect("a folder");
        let patient = "import orca.settings\norca.settings.timeoutTime = 0\n";
        std::fs::write(settings.join("orca-customizations.py"), patient).expect("written");
        let log = std::fs::File::create(self.path("orca.log")).expect("a file");
        let found = std::env::var("PATH").unwrap_or_default();
        let mut orca = command("orca", &self.environment);
        orca.env("PATH", format!("{}:{found}", tools.display())).stderr(log);
        match Ended::start(orca.stdout(Stdio::null())) {
            Ok(process) => Some(Orca(process)),
            Err(_) => {
                eprintln!("skipped: orca is missing");
                None
            }
        }
    }

    /// A place on the stand.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Runs the program without a window; what it wrote.
    pub(crate) fn run<S: AsRef<OsStr>>(&self, args: &[S]) -> String {
        let mut jadoube = command(env!("CARGO_BIN_EXE_jadoube"), &self.environment);
        let output = jadoube.args(args).output().expect("the program starts");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("text")
    }

    /// Sends commands to `jadoube play`, one JSON object a line; all must be carried out.
    pub(crate) fn play(&self, file: &Path, commands: &[Value]) {
        let mut jadoube = command(env!("CARGO_BIN_EXE_jadoube"), &self.environment);
        jadoube.arg("play").arg(file).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut jadoube = jadoube.spawn().expect("the program starts");
        let mut input = jadoube.stdin.take().expect("piped");
        for command in commands {
            writeln!(input, "{}", json!({ "command": command })).expect("the program reads");
        }
        drop(input);
        let output = jadoube.wait_with_output().expect("it ends");
        let answers = String::from_utf8_lossy(&output.stdout);
        let refused: Vec<&str> =
            answers.lines().filter(|line| !line.contains("\"ok\":true")).collect();
        assert!(output.status.success(), "{refused:#?}");
    }

    /// Opens the window on a file, and gives it the keyboard.
    pub(crate) fn open(&self, file: &Path) {
        self.launch(&mut command(env!("CARGO_BIN_EXE_jadoube"), &self.environment), file);
    }

    /// The same for a program that may be kept from writing, see [`Stand::let_files_grow_to`].
    #[cfg(target_os = "linux")]
    pub(crate) fn open_on_a_disk_that_fills(&self, file: &Path) {
        // A shell that is told to ignore the signal hands that on.
        let ignoring = "trap '' XFSZ; exec \"$0\" \"$@\"";
        let mut shell = command("sh", &self.environment);
        self.launch(shell.args(["-c", ignoring, env!("CARGO_BIN_EXE_jadoube")]), file);
    }

    /// How long a file may become that the program writes; as long as it likes, or so many bytes.
    #[cfg(target_os = "linux")]
    pub(crate) fn let_files_grow_to(&self, current: Option<u64>) {
        use rustix::process::{Pid, Resource, Rlimit, prlimit};
        let app = self.app.borrow();
        let pid = app.as_ref().and_then(|app| Pid::from_raw(app.0.id().try_into().ok()?));
        let limit = Rlimit { current, maximum: None };
        prlimit(Some(pid.expect("a window is open")), Resource::Fsize, limit).expect("it is ours");
    }

    fn launch(&self, jadoube: &mut Command, file: &Path) {
        let log = std::fs::File::create(self.path("window.log")).expect("a file");
        let app = spawn(jadoube.arg(file).stderr(log));
        let pid = app.0.id();
        *self.app.borrow_mut() = Some(app);
        self.ask(json!({ "ask": "attach", "pid": pid }));
        // Without a window manager nobody else does.
        let window = self.window();
        wait_for("the keyboard", || {
            let focused = self.xdotool(&["windowfocus", &window]);
            focused.is_some().then_some(())
        });
    }

    /// The number of the window, as the display counts.
    fn window(&self) -> String {
        wait_for("a window", || {
            let found = self.xdotool(&["search", "--onlyvisible", "--name", "J'adoube"])?;
            found.lines().next().map(str::to_owned)
        })
    }

    fn xdotool(&self, args: &[&str]) -> Option<String> {
        let output = command("xdotool", &self.environment).args(args).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Presses keys one after the other: `F8`, `ctrl+Return`.
    pub(crate) fn keys(&self, keys: &[&str]) {
        if keys.is_empty() {
            return;
        }
        let mut args = vec!["key", "--delay", "60"];
        args.extend(keys);
        assert!(self.xdotool(&args).is_some(), "xdotool presses {keys:?}");
    }

    /// Writes on the keyboard.
    pub(crate) fn write(&self, text: &str) {
        assert!(self.xdotool(&["type", "--delay", "40", text]).is_some(), "xdotool writes {text}");
    }

    /// Asks the reader; panics with what is there instead when it waited in vain.
    fn ask(&self, mut what: Value) -> Value {
        what["seconds"] = json!(PATIENCE.as_secs());
        let mut reader = self.reader.borrow_mut();
        writeln!(reader.1, "{what}").expect("the reader reads");
        let line = reader.2.recv_timeout(PATIENCE * 2).expect("the reader answers");
        let answer: Value = serde_json::from_str(&line).expect("JSON");
        let Some(found) = answer.get("found") else {
            let log = std::fs::read_to_string(self.path("window.log")).unwrap_or_default();
            panic!("waited in vain: {answer:#}\nthe program wrote: {log}")
        };
        found.clone()
    }

    /// Waits for a node with a role and a name (a regular expression for the whole of it).
    pub(crate) fn find(&self, role: &str, name: &str) -> Value {
        self.ask(json!({ "ask": "find", "role": role, "name": name }))
    }

    /// Waits until no node has that name.
    pub(crate) fn gone(&self, name: &str) {
        self.ask(json!({ "ask": "gone", "name": name }));
    }

    /// Waits until no dialog is open.
    pub(crate) fn no_dialog(&self) {
        self.ask(json!({ "ask": "gone", "role": "dialog", "name": ".*" }));
    }

    /// Does the action of a node.
    pub(crate) fn press(&self, role: &str, name: &str) {
        self.ask(json!({ "ask": "press", "role": role, "name": name }));
    }

    /// Chooses one of the answers to a question, and waits until it is chosen.
    pub(crate) fn answer(&self, question: &str, answer: &str) {
        let of = |what: &str| {
            let (role, name) = ("radio-button", answer);
            self.ask(json!({ "ask": what, "role": role, "name": name, "around": question }))
        };
        of("press");
        wait_for("the answer", || {
            let states = of("find")["states"].clone();
            states.as_array()?.iter().any(|state| state == "checked").then_some(())
        });
    }

    /// Brings the keyboard to a node.
    pub(crate) fn grab(&self, role: &str, name: &str) {
        self.ask(json!({ "ask": "grab", "role": role, "name": name }));
        self.focused(name);
    }

    /// Forgets what was announced and where the keyboard went.
    pub(crate) fn forget(&self) {
        self.ask(json!({ "ask": "forget" }));
    }

    /// Waits until a node with that name has the keyboard.
    pub(crate) fn focused(&self, name: &str) {
        self.ask(json!({ "ask": "focus", "name": name }));
    }

    /// Waits for an announcement that holds a text (a regular expression); all before it is
    /// forgotten. Returns its manner.
    pub(crate) fn heard(&self, text: &str) -> String {
        let said = self.ask(json!({ "ask": "hear", "name": text }));
        said["manner"].as_str().unwrap_or_default().to_owned()
    }

    /// All nodes that are there.
    pub(crate) fn all(&self) -> Vec<Value> {
        let found = self.ask(json!({ "ask": "all" }));
        found["nodes"].as_array().cloned().unwrap_or_default()
    }

    /// All nodes with everything that a screen reader can find out about them.
    pub(crate) fn survey(&self) -> Vec<Value> {
        let found = self.ask(json!({ "ask": "survey" }));
        found["nodes"].as_array().cloned().unwrap_or_default()
    }

    /// Where the keyboard comes to rest after a key, alone or with shift: `id`, `role`, `name`; nothing if
    /// it stays.
    pub(crate) fn landing(&self, key: &str) -> Option<Value> {
        let found = self.ask(json!({ "ask": "landing", "key": key, "within": 4.0 }));
        found.get("at").filter(|at| !at.is_null()).cloned()
    }

    /// What a deed lets a screen reader say: announcements (`said`), places to which the keyboard
    /// came (`went`). Waits for one that holds a text (a regular expression), within reason.
    pub(crate) fn told(&self, wanted: &str, deed: impl FnOnce(&Self)) -> Value {
        self.forget();
        deed(self);
        self.ask(json!({ "ask": "told", "name": wanted, "within": 10.0 }))
    }

    /// Closes the window as a window manager does; how the program ended.
    pub(crate) fn close(&self) -> ExitStatus {
        self.ask_to_close();
        self.wait_for_the_end()
    }

    /// The same where the window asks before, and is answered with a button.
    pub(crate) fn close_answering(&self, button: &str) -> ExitStatus {
        self.ask_to_close();
        self.press("button", button);
        self.wait_for_the_end()
    }

    /// The same where it is answered by the keyboard, which begins at one button and goes on by Tab to
    /// another.
    pub(crate) fn close_by_keys(&self, first: &str, button: &str) -> ExitStatus {
        self.ask_to_close();
        self.focused(first);
        self.forget();
        // The question has fewer stops than this.
        let reached = (0..9).any(|_| self.landing("Tab").is_some_and(|at| at["name"] == button));
        assert!(reached, "{button} is reached by Tab");
        self.keys(&["Return"]);
        self.wait_for_the_end()
    }

    fn ask_to_close(&self) {
        let window: u64 = self.window().parse().expect("a number");
        self.ask(json!({ "ask": "close", "window": window }));
    }

    fn wait_for_the_end(&self) -> ExitStatus {
        let mut app = self.app.borrow_mut().take().expect("a window is open");
        wait_for("the program's end", || app.0.try_wait().expect("it is ours"))
    }

    /// Sends a signal to the program; how it ended.
    pub(crate) fn end_by(&self, signal: &str) -> ExitStatus {
        let mut app = self.app.borrow_mut().take().expect("a window is open");
        send(app.0.id(), signal);
        wait_for("the program's end", || app.0.try_wait().expect("it is ours"))
    }

    /// Kills the display under the window; how the program ended, and what it wrote.
    pub(crate) fn lose_display(&self) -> (ExitStatus, String) {
        let mut app = self.app.borrow_mut().take().expect("a window is open");
        send(self.display.0.id(), "KILL");
        let ended = wait_for("the program's end", || app.0.try_wait().expect("it is ours"));
        (ended, std::fs::read_to_string(self.path("window.log")).unwrap_or_default())
    }

    /// Kills the program without a word.
    pub(crate) fn kill(&self) {
        let mut app = self.app.borrow_mut().take().expect("a window is open");
        app.0.kill().expect("SIGKILL");
        app.0.wait().expect("it has died");
    }
}

fn send(process: u32, signal: &str) {
    let sent = Command::new("kill").args(["-s", signal, &process.to_string()]).status();
    assert!(sent.expect("kill is there").success());
}

fn command(program: &str, environment: &[(&'static str, String)]) -> Command {
    let mut command = Command::new(program);
    // Nobody looks: Mesa takes what is drawn and leaves it. It is two thirds of the work otherwise.
    command.env("GALLIUM_NOOP", "1");
    for name in ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "LC_ALL", "LC_MESSAGES", "LANGUAGE"] {
        command.env_remove(name);
    }
    command.envs(environment.iter().map(|(name, value)| (*name, value.as_str())));
    command.stdin(Stdio::null()).stderr(Stdio::null());
    command
}

fn spawn(command: &mut Command) -> Ended {
    let process = Ended::start(command);
    process.unwrap_or_else(|why| panic!("{} does not start: {why}", shown(command)))
}

fn shown(command: &Command) -> String {
    command.get_program().to_string_lossy().into_owned()
}

fn start_reader(environment: &[(&'static str, String)]) -> (Ended, ChildStdin, Receiver<String>) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/window/reader.py");
    let mut python = command(PYTHON, environment);
    python.args(["-B", "-W", "ignore"]).arg(script).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut reader = spawn(python.stderr(Stdio::inherit()));
    let asked = reader.0.stdin.take().expect("piped");
    let answers = lines_of(reader.0.stdout.take().expect("piped"));
    answers.recv_timeout(PATIENCE).expect("the reader is ready");
    (reader, asked, answers)
}
