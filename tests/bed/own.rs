//! The bed runs in namespaces of its own, with a network in which nothing is yet and a `/run` in which it writes
//! down the namespaces that it makes. So no two beds meet, and nothing of one is left once its last process has
//! ended, however that came. Who is not root gets them where the kernel gives them to everybody.

use std::os::unix::fs::MetadataExt as _;
use std::path::PathBuf;
use std::process::{Command as Process, ExitCode, Stdio};

use tempfile::{Builder, TempDir};

/// Set where the bed is in its namespaces.
const WITHIN: &str = "JADOUBE_BED_WITHIN";

/// What the folders of a bed are called; the number of its process follows.
const FOLDER: &str = "jadoube-bed-";

/// How a program is begun that ends with the one that has begun it.
const BOUND: [&str; 2] = ["--pdeathsig", "KILL"];

/// What is done in the namespaces before the bed itself is begun there.
const BEGIN: &str = "mount -t tmpfs bed /run && ip link set lo up || exit 1
    command -v setpriv >/dev/null && exec setpriv --pdeathsig KILL \"$0\" \"$@\"
    exec \"$0\" \"$@\"";

/// Whether this process is in namespaces of its own.
pub(crate) fn is_within() -> bool {
    std::env::var_os(WITHIN).is_some()
}

/// Whether this process may make namespaces by right.
fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// Runs the same program once more within namespaces of its own; says so where none are to be had.
pub(crate) fn again() -> ExitCode {
    let begin = |script: &str| {
        let mut within = Process::new("unshare");
        // Where `ip` and the like lie, which are not on everybody's path.
        let path = std::env::var("PATH").unwrap_or_default() + ":/usr/sbin:/sbin";
        if !is_root() {
            within.args(["--user", "--map-root-user"]);
        }
        within.args(["--net", "--mount", "sh", "-c", script]);
        within.env("PATH", path).env(WITHIN, "1");
        within
    };
    if !begin("true").output().is_ok_and(|done| done.status.success()) {
        eprintln!("no namespaces can be made here: several stations are not tested with bad lines");
        return ExitCode::SUCCESS;
    }
    let own = std::env::current_exe().expect("a program knows its file");
    let done = begin(BEGIN).arg(own).args(std::env::args().skip(1)).status();
    if done.is_ok_and(|status| status.success()) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Begins a program that ends with the bed, also where that is killed, if there is `setpriv` to see to that.
pub(crate) fn bound() -> Process {
    let mut probe = Process::new("setpriv");
    probe.args(BOUND).arg("true").stdout(Stdio::null()).stderr(Stdio::null());
    if !probe.status().is_ok_and(|status| status.success()) {
        return Process::new("env");
    }
    let mut bound = Process::new("setpriv");
    bound.args(BOUND);
    bound
}

/// A folder for a bed. Those of beds that were killed are removed.
pub(crate) fn folder() -> TempDir {
    let there = std::fs::read_dir(std::env::temp_dir()).into_iter().flatten().flatten();
    for one in there {
        let name = one.file_name().to_string_lossy().into_owned();
        let process = name.strip_prefix(FOLDER).and_then(|rest| rest.split('-').next());
        let process = process.and_then(|number| number.parse::<u32>().ok());
        let is_left = |number: u32| !PathBuf::from(format!("/proc/{number}")).exists();
        if process.is_some_and(is_left) {
            let _ = std::fs::remove_dir_all(one.path());
        }
    }
    let prefix = format!("{FOLDER}{}-", std::process::id());
    Builder::new().prefix(&prefix).tempdir().expect("a folder")
}

/// A folder that stays.
pub(crate) fn kept() -> PathBuf {
    let made = Builder::new().prefix(&format!("{FOLDER}kept-")).tempdir();
    made.expect("a folder").keep()
}
