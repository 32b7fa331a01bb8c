//! What whoever calls the program has agreed to, for all of its run: options that every command has.

use std::sync::OnceLock;

/// What is agreed to.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Consent {
    /// Files that are there may be written over.
    pub(crate) overwrite: bool,
    /// The work goes on in a file that is not what this computer remembers of its competition.
    pub(crate) go_on_in_this: bool,
}

/// That of this run, as it is for the language.
static GIVEN: OnceLock<Consent> = OnceLock::new();

/// It is agreed to this from now on.
pub(crate) fn give(consent: Consent) {
    let _ = GIVEN.set(consent);
}

/// What is agreed to.
pub(crate) fn given() -> Consent {
    GIVEN.get().copied().unwrap_or_default()
}
