//! How a subcommand ends, as scripts see it.

use std::io::{self, Write as _, stderr, stdout};
use std::path::Path;
use std::process::ExitCode;
use std::sync::OnceLock;

use jadoube_desk::log_lines::trouble;
use jadoube_desk::request_error::Trouble;
use jadoube_desk::system_fault::SystemFault;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_message::system::SystemReason;

/// The three ways to end, the mildest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Done: 0.
    Done,
    /// The answer is a refusal: 1.
    Refused,
    /// The input is unusable: 2.
    Unusable,
}

impl Exit {
    /// Says why on standard error, and refuses.
    #[must_use]
    pub fn refused(why: impl Into<String>) -> Self {
        complain(&why.into());
        Self::Refused
    }

    /// Says what is wrong with the input on standard error.
    #[must_use]
    pub fn unusable(why: impl Into<String>) -> Self {
        complain(&why.into());
        Self::Unusable
    }

    /// Says what the system has against a file, or against standard input where that is `-`.
    #[must_use]
    pub fn of_system(words: &Catalogue, path: &Path, error: &io::Error) -> Self {
        Self::unusable(words.tell(&SystemFault::of(path, error)))
    }

    /// Says what the system has against something that is no file.
    #[must_use]
    pub fn failed(words: &Catalogue, error: impl Into<io::Error>) -> Self {
        Self::unusable(words.tell(&SystemReason::from(error.into())))
    }

    /// Says why a competition could not be opened for work: a file of a later program is a good file,
    /// so that is a refusal.
    #[must_use]
    pub fn unopened(words: &Catalogue, why: &Trouble) -> Self {
        let told = trouble(words, why);
        if why.is_of_newer_program() { Self::refused(told) } else { Self::unusable(told) }
    }

    /// Prints to standard output.
    #[must_use]
    pub fn print(text: &str) -> Self {
        Self::print_with(|out| out.write_all(text.as_bytes()))
    }

    /// Prints what somebody writes to standard output.
    #[must_use]
    pub fn print_with(write: impl FnOnce(&mut dyn io::Write) -> io::Result<()>) -> Self {
        let mut out = stdout().lock();
        match write(&mut out).and_then(|()| out.flush()) {
            Ok(()) => Self::Done,
            Err(error) => Self::unwritten(&error),
        }
    }

    /// How it ends when standard output takes no more: a reader that has gone (`| head`) has had
    /// enough, and that is no fault.
    #[must_use]
    pub fn unwritten(error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self::Done;
        }
        let words = Catalogue::new(SPOKEN.get().copied().unwrap_or_else(Lang::detect));
        Self::of_system(&words, Path::new("stdout"), error)
    }
}

/// The language of this run: what is printed everywhere can fail everywhere.
static SPOKEN: OnceLock<Lang> = OnceLock::new();

/// Says what fails while printing in this language from now on.
pub(crate) fn speak(lang: Lang) {
    let _ = SPOKEN.set(lang);
}

/// Says what is wrong, if anybody is there to read it; nobody there is no reason to fail otherwise.
fn complain(why: &str) {
    let _ = writeln!(stderr(), "jadoube: {why}");
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(match exit {
            Exit::Done => 0,
            Exit::Refused => 1,
            Exit::Unusable => 2,
        })
    }
}
