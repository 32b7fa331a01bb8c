//! What is done when the program itself fails: a panic, which is a fault of ours and never of who works
//! with it. Where it happened is written into a file for those who maintain the program. Where the
//! thread of the user interface has failed, the competition is closed as when the window is, and the
//! process ends; another thread ends alone, and what needs it says so.
//!
//! Nothing that was typed, sealed or recorded comes into that file: of the text of a panic it has only
//! what stands in the code.

use std::backtrace::Backtrace;
use std::env::consts::{ARCH, OS};
use std::io::{Write as _, stderr};
use std::panic::{self, PanicHookInfo};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use crate::preferences::folder;
use crate::shutdown;
use crate::timekeeper;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;

/// The exit code after a panic, which is Rust's own.
const FAILED: u8 = 101;

/// The most that one run writes: what fails again and again must not fill the disk.
const MOST: u32 = 5;

/// How many panics there were.
static COUNT: AtomicU32 = AtomicU32::new(0);

/// Reports panics from now on. To be called on the thread of the user interface.
pub fn report(lang: Lang) {
    let (words, interface) = (Catalogue::new(lang), thread::current().id());
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        usual(info);
        let is_interface = thread::current().id() == interface;
        let was_open = is_interface && shutdown::close_all();
        let nth = COUNT.fetch_add(1, Ordering::SeqCst);
        if nth < MOST {
            say(&match write(nth, &text(info)) {
                Some(path) => {
                    let path = [("path", path.display().to_string().into())];
                    words.say_with("desk-failed", &path)
                }
                None => words.say("desk-failed-unreported"),
            });
        }
        if was_open {
            say(&words.say("desk-failed-closed"));
        }
        if is_interface {
            shutdown::exit(FAILED);
        }
    }));
}

/// Says it, if anybody is there to read it: a panic while one is reported would end the process at once.
fn say(text: &str) {
    let _ = writeln!(stderr(), "jadoube: {text}");
}

/// Writes a report; nothing where the disk takes none.
fn write(nth: u32, text: &str) -> Option<PathBuf> {
    let folder = folder()?.join("failures");
    std::fs::create_dir_all(&folder).ok()?;
    let name = format!("{}-{}-{}.txt", timekeeper::today(), std::process::id(), nth + 1);
    let path = folder.join(name);
    std::fs::write(&path, text).ok().map(|()| path)
}

/// What those who maintain the program have to know.
fn text(info: &PanicHookInfo<'_>) -> String {
    let thread = thread::current();
    let at = info.location().map(ToString::to_string).unwrap_or_default();
    let why = info.payload().downcast_ref::<&'static str>();
    let why = why.copied().unwrap_or("not written: it may have values in it");
    format!(
        "program: jadoube {}\nsystem: {OS} {ARCH}\ntime: {}\nthread: {}\nat: {at}\nwhy: {why}\n\n{}\n",
        env!("CARGO_PKG_VERSION"),
        timekeeper::wall(),
        thread.name().unwrap_or_default(),
        Backtrace::force_capture(),
    )
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::process::Command as Process;

    use super::*;
    use crate::cycle::Cycle;
    use crate::desk::Desk;
    use crate::inbox::Request;
    use crate::testing::{cup, set_up};
    use jadoube_core::hall::command::Command;
    use tempfile::TempDir;

    /// Set in a child process only: the folder in which it fails.
    const CHILD: &str = "JADOUBE_DESK_TEST_FAILS_IN";

    /// What may not come into a report.
    const TYPED: &str = "the move that was sealed";

    /// A part of the program fails, then the user interface, while a competition is open.
    fn fail(folder: &Path) -> ! {
        report(Lang::En);
        let desk = Desk::start("desk 1", Box::new(|| {})).unwrap();
        let commands = vec![Command::Found { competition: cup() }, set_up(1)];
        desk.ask(Request::NewWith(folder.join("hall.jadoube"), commands)).wait().unwrap();
        let part = thread::Builder::new().name("a part".into()).spawn(part);
        assert!(part.unwrap().join().is_err());
        panic!("{}", folder.join(TYPED).display());
    }

    fn part() {
        panic!("a fixed text");
    }

    #[test]
    fn a_failure_closes_the_competition_and_tells_where_it_was_and_nothing_that_was_typed() {
        if let Some(folder) = std::env::var_os(CHILD) {
            fail(Path::new(&folder));
        }
        let folder = TempDir::new().unwrap();
        let this = "panics::tests::a_failure_closes_the_competition_and_tells_where_it_was_and_nothing_that_was_typed";
        let mut again = Process::new(std::env::current_exe().unwrap());
        again.args(["--exact", this, "--nocapture"]).env(CHILD, folder.path());
        again.env("JADOUBE_CONFIG", folder.path().join("config"));
        let output = again.output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(101), "{said}");
        assert_eq!(said.matches("The competition was closed").count(), 1, "{said}");
        let file = folder.path().join("hall.jadoube");
        assert!(!folder.path().join("hall.jadoube-wal").exists(), "closed as it should be: {said}");
        Cycle::open(&file, "desk 1").map(drop).unwrap();
        let reports = std::fs::read_dir(folder.path().join("config/failures")).unwrap();
        let mut reports: Vec<PathBuf> = reports.map(|one| one.unwrap().path()).collect();
        reports.sort();
        assert!(reports.iter().all(|path| said.contains(&path.display().to_string())), "{said}");
        let texts = reports.iter().map(|path| std::fs::read_to_string(path).unwrap());
        let texts: Vec<String> = texts.collect();
        assert_eq!(texts.len(), 2, "{texts:?}");
        let begin = format!("program: jadoube {}\n", env!("CARGO_PKG_VERSION"));
        assert!(texts.iter().all(|text| text.starts_with(&begin) && text.contains("panics.rs:")));
        assert!(texts[0].contains("thread: a part\n") && texts[0].contains("why: a fixed text\n"));
        assert!(texts[1].contains("why: not written") && !texts[1].contains(TYPED), "{texts:?}");
    }
}
