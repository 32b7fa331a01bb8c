//! Who has a competition file open: the program, its process, and the machine that it runs on, for
//! a file on a shared disk.

use std::fmt;
use std::fs::File;

use jadoube_message::{Argument, Message, Value, plain};

/// Who has a file open, as far as the file says.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(fields)]
pub struct Holder {
    /// The program and its version.
    pub program: String,
    /// The number of its process.
    #[message(with = plain)]
    pub process: u32,
    /// The machine; older versions did not say.
    #[message(with = machine_or_unknown)]
    pub machine: Option<String>,
}

fn machine_or_unknown(machine: &Option<String>) -> Value<'_> {
    let unknown = Value::Said("desk-machine-unknown".into(), Vec::new());
    machine.as_ref().map_or(unknown, String::value)
}

impl Holder {
    /// From the columns of the table `keeper`.
    pub(crate) fn of(program: &str, process: u32) -> Self {
        let (program, machine) = match program.split_once('@') {
            Some((program, machine)) => (program, Some(machine.to_owned())),
            None => (program, None),
        };
        Self { program: program.to_owned(), process, machine }
    }

    /// Whether it may have the file open still: not, where its process has ended. Of a process on another
    /// machine nothing is known here.
    pub(crate) fn may_run(&self) -> bool {
        self.machine.is_none() || self.machine != machine() || runs(self.process)
    }

    /// Who keeps others from opening a file for writing: `keeper` is who the file names. A program that only
    /// reads leaves no word in it, but a lock, and the system knows of which process on this machine. Where it
    /// knows of none, the lock may be one of another machine; ours it is not.
    pub(crate) fn of_lock(held: &File, keeper: Option<Self>) -> Option<Self> {
        let is_here = |one: &Self, process: u32| one.process == process && one.machine == machine();
        let Some(process) = locking(held) else {
            return keeper.filter(|keeper| !is_here(keeper, std::process::id()));
        };
        let named = || Some(Self { program: called(process)?, process, machine: machine() });
        keeper.filter(|keeper| is_here(keeper, process)).or_else(named)
    }
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (process {}", self.program, self.process)?;
        match &self.machine {
            Some(machine) => write!(f, " on {machine})"),
            None => write!(f, ")"),
        }
    }
}

/// This program on this machine, for the column `program`.
pub(crate) fn ourselves() -> String {
    let program = concat!("jadoube ", env!("CARGO_PKG_VERSION"));
    match machine() {
        Some(machine) => format!("{program}@{machine}"),
        None => program.to_owned(),
    }
}

#[cfg(unix)]
fn machine() -> Option<String> {
    let name = rustix::system::uname().nodename().to_string_lossy().into_owned();
    Some(name).filter(|name| !name.is_empty())
}

#[cfg(not(unix))]
fn machine() -> Option<String> {
    std::env::var("COMPUTERNAME").ok().filter(|name| !name.is_empty())
}

/// The process that has a lock of SQLite on a file, if it is another than this one.
#[cfg(unix)]
fn locking(held: &File) -> Option<u32> {
    use rustix::process::{Flock, FlockType, Pid, fcntl_getlk};
    // The bytes on which SQLite takes its locks, from its "pending byte" to the last of those for readers.
    let all = Flock { start: 0x4000_0000, length: 512, ..Flock::from(FlockType::WriteLock) };
    let found = fcntl_getlk(held, &all).ok().flatten()?;
    // Of a process elsewhere, on another machine or behind a wall on this one, there is no such number.
    u32::try_from(Pid::as_raw(found.pid)).ok().filter(|process| *process > 0)
}

#[cfg(not(unix))]
const fn locking(_held: &File) -> Option<u32> {
    None
}

/// How the system calls a process.
#[cfg(target_os = "linux")]
fn called(process: u32) -> Option<String> {
    let name = std::fs::read_to_string(format!("/proc/{process}/comm")).ok()?;
    Some(name.trim().to_owned()).filter(|name| !name.is_empty())
}

#[cfg(not(target_os = "linux"))]
const fn called(_process: u32) -> Option<String> {
    None
}

/// Whether there is such a process on this machine, of whichever user.
#[cfg(unix)]
fn runs(process: u32) -> bool {
    use rustix::io::Errno;
    use rustix::process::{Pid, test_kill_process};
    let process = i32::try_from(process).ok().and_then(Pid::from_raw);
    process.is_some_and(|process| test_kill_process(process) != Err(Errno::SRCH))
}

#[cfg(not(unix))]
const fn runs(_process: u32) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No process has so high a number.
    #[cfg(unix)]
    const ENDED: u32 = 0x7fff_ffff;

    #[test]
    fn who_has_a_file_open_is_told_with_the_machine_where_it_is_known() {
        for (column, shown) in [
            ("jadoube 0.1.0", "jadoube 0.1.0 (process 7)"),
            ("jadoube 0.2.0@saal-2.local", "jadoube 0.2.0 (process 7 on saal-2.local)"),
        ] {
            assert_eq!(Holder::of(column, 7).to_string(), shown);
        }
        let us = Holder::of(&ourselves(), 1);
        assert_eq!(us.program, concat!("jadoube ", env!("CARGO_PKG_VERSION")));
        assert_eq!(us.machine, machine());
    }

    #[test]
    fn this_process_is_not_named_as_the_other_one_that_has_the_file_open() {
        let file = tempfile::tempfile().unwrap();
        let us = std::process::id();
        assert_eq!(Holder::of_lock(&file, Some(Holder::of(&ourselves(), us))), None);
        let elsewhere = Holder::of("jadoube 0.2.0@saal-2.local", us);
        assert_eq!(Holder::of_lock(&file, Some(elsewhere.clone())), Some(elsewhere));
    }

    #[cfg(unix)]
    #[test]
    fn who_has_ended_on_this_machine_has_no_file_open_and_of_another_machine_nobody_knows() {
        let here = |process| Holder::of(&ourselves(), process);
        assert!(here(std::process::id()).may_run());
        assert!(!here(ENDED).may_run());
        assert!(!here(u32::MAX).may_run());
        assert!(Holder::of("jadoube 0.2.0@saal-2.local", ENDED).may_run());
        assert!(Holder::of("jadoube 0.1.0", ENDED).may_run(), "older versions named no machine");
    }
}
