//! Batches as scripts see them: a file or standard input, a row of output for every line.

use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal as _, Write as _, stderr, stdout};
use std::path::Path;
use std::thread::available_parallelism;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::exit::Exit;
use jadoube_desk::lines;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_message::Message;

/// A sign that work goes on, with how long it has taken, where somebody looks at it.
#[must_use]
pub fn busy(with: String) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{spinner} {msg}, {elapsed}");
    let spinner = ProgressBar::new_spinner().with_message(with);
    spinner.enable_steady_tick(Duration::from_millis(200));
    style.map_or_else(|_| spinner.clone(), |style| spinner.clone().with_style(style))
}

/// Answers every line of a file (`-` is standard input), by default with a thread for each core,
/// and prints a row for each, also for one that is unusable; why, it says on standard error.
///
/// Ends with 0 when every line could be answered, with 2 otherwise.
#[must_use]
pub fn run<T: Send, F: Message + Send>(
    words: &Catalogue,
    path: &Path,
    threads: Option<usize>,
    answer: impl Fn(io::Result<String>) -> Result<T, F> + Sync,
    row: impl Fn(&Result<T, F>) -> String,
) -> Exit {
    match open(path) {
        Ok(lines) => run_lines(words, lines, threads, answer, row),
        Err(error) => Exit::of_system(words, path, &error),
    }
}

/// Like [`run`], with what has been opened.
#[must_use]
pub fn run_lines<T: Send, F: Message + Send>(
    words: &Catalogue,
    lines: Box<dyn BufRead + Send>,
    threads: Option<usize>,
    answer: impl Fn(io::Result<String>) -> Result<T, F> + Sync,
    row: impl Fn(&Result<T, F>) -> String,
) -> Exit {
    tell_lines(words, lines, threads, answer, |found| Some(row(found)))
}

/// Like [`run_lines`], for answers that not all have a row of their own.
#[must_use]
pub fn tell_lines<T: Send, F: Message + Send>(
    words: &Catalogue,
    lines: Box<dyn BufRead + Send>,
    threads: Option<usize>,
    answer: impl Fn(io::Result<String>) -> Result<T, F> + Sync,
    row: impl Fn(&Result<T, F>) -> Option<String>,
) -> Exit {
    let cores = || available_parallelism().map_or(1, usize::from);
    let mut worst = Exit::Done;
    let ended = lines::answered(lines, threads.unwrap_or_else(cores), answer, |reply| {
        if let Err(fault) = &reply.found {
            let what = ("what", words.tell(fault).into());
            let line = ("line", i64::try_from(reply.line).unwrap_or(i64::MAX).into());
            worst = worst.max(Exit::unusable(words.say_with("case-file-line", &[line, what])));
        }
        let Some(row) = row(&reply.found) else { return Ok(()) };
        writeln!(stdout(), "{row}").map_err(|error| Exit::unwritten(&error))
    });
    match ended {
        Ok(()) => worst,
        Err(unwritten) => unwritten,
    }
}

/// A file, or standard input for `-`.
///
/// # Errors
/// The system's, when the file cannot be opened.
pub fn open(path: &Path) -> io::Result<Box<dyn BufRead + Send>> {
    if path == Path::new("-") {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    Ok(Box::new(BufReader::new(File::open(path)?)))
}
