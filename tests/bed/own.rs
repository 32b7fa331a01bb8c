//! Who is not root runs the bed in namespaces of their own, where the kernel gives them to everybody.

use std::os::unix::fs::MetadataExt as _;
use std::process::{Command as Process, ExitCode};

/// In a user namespace of its own the bed is root, with a network in which nothing is yet and a `/run` in
/// which it may write down the namespaces that it makes.
const BEGIN: &str = "mount -t tmpfs bed /run && ip link set lo up && exec \"$0\" \"$@\"";

/// Whether this process may make namespaces by right.
pub(crate) fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// Runs the same program once more within namespaces of its own; says so where none are to be had.
pub(crate) fn again() -> ExitCode {
    let begin = |script: &str| {
        let mut within = Process::new("unshare");
        // Where `ip` and the like lie, which are not on everybody's path.
        let path = std::env::var("PATH").unwrap_or_default() + ":/usr/sbin:/sbin";
        within.args(["--user", "--map-root-user", "--net", "--mount", "sh", "-c", script]);
        within.env("PATH", path);
        within
    };
    if !begin("true").output().is_ok_and(|done| done.status.success()) {
        eprintln!(
            "neither root nor user namespaces: several stations are not tested with bad lines"
        );
        return ExitCode::SUCCESS;
    }
    let own = std::env::current_exe().expect("a program knows its file");
    let done = begin(BEGIN).arg(own).args(std::env::args().skip(1)).status();
    if done.is_ok_and(|status| status.success()) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
