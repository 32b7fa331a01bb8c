//! The regulations for appeals that come with the program, read from their RON files in
//! `assets/appeals`. What they can say is in `core::appeals`.

use std::sync::LazyLock;

use crate::laws::edition::{Edition, Rulebook};
use crate::laws::regulations::Regulations;
use crate::library::bundled::{BundledFile, shipped};

/// The files, oldest first.
const FILES: [BundledFile; 4] = [
    shipped!("appeals/1972-olympiad.ron"),
    shipped!("appeals/1980.ron"),
    shipped!("appeals/2006.ron"),
    shipped!("appeals/2023.ron"),
];

static REGULATIONS: LazyLock<Vec<Regulations>> =
    LazyLock::new(|| FILES.iter().map(BundledFile::value).collect());

/// All regulations, oldest first.
#[must_use]
pub fn all() -> &'static [Regulations] {
    &REGULATIONS
}

/// The regulations with an id, `2006`.
#[must_use]
pub fn regulations(id: &str) -> Option<&'static Regulations> {
    all().iter().find(|regulations| regulations.id == id)
}

/// Those proposed with an edition of the Laws; the newest with an edition not named anywhere.
#[must_use]
pub fn proposed(edition: &str) -> &'static Regulations {
    let named = |regulations: &&Regulations| regulations.with.iter().any(|with| with == edition);
    let found = all().iter().find(named).or_else(|| all().last());
    found.expect("the program comes with regulations; a test reads them")
}

/// What appeals are judged by under an edition: the regulations of that id, or those proposed.
#[must_use]
pub fn rulebook<'a>(id: Option<&str>, edition: &'a Edition) -> Rulebook<'a> {
    let regulations = id.and_then(regulations).unwrap_or_else(|| proposed(&edition.id));
    Rulebook { edition, regulations }
}
