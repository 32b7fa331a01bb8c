//! How a subcommand ends, as scripts see it.

use std::fmt::Display;
use std::process::ExitCode;

/// The three ways to end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
    pub fn refused(why: impl Display) -> Self {
        eprintln!("jadoube: {why}");
        Self::Refused
    }

    /// Says what is wrong with the input on standard error.
    #[must_use]
    pub fn unusable(why: impl Display) -> Self {
        eprintln!("jadoube: {why}");
        Self::Unusable
    }
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
