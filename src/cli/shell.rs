//! Completions and the manual page, made from the words of the command line.

use std::io::stdout;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::cli::exit::Exit;

/// Prints completions for a shell.
#[must_use]
pub fn completions<A: CommandFactory>(shell: Shell) -> Exit {
    clap_complete::generate(shell, &mut A::command(), "jadoube", &mut stdout());
    Exit::Done
}

/// Prints the manual page.
#[must_use]
pub fn man<A: CommandFactory>() -> Exit {
    match clap_mangen::Man::new(A::command()).render(&mut stdout()) {
        Ok(()) => Exit::Done,
        Err(error) => Exit::unusable(error),
    }
}
