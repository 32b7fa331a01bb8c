//! Completions and the manual page, made from the words of the command line.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::exit::Exit;

/// Prints completions for a shell.
#[must_use]
pub fn completions<A: CommandFactory>(shell: Shell) -> Exit {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut A::command(), "jadoube", &mut text);
    Exit::print(&String::from_utf8_lossy(&text))
}

/// Prints the manual page.
#[must_use]
pub fn man<A: CommandFactory>() -> Exit {
    let mut text = Vec::new();
    match clap_mangen::Man::new(A::command()).render(&mut text) {
        Ok(()) => Exit::print(&String::from_utf8_lossy(&text)),
        Err(error) => Exit::unusable(error),
    }
}
