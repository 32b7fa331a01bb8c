//! The regulations for appeals that come with the program, read from their RON files in
//! `assets/appeals`. What they can say is in `core::appeals`.

use std::sync::LazyLock;

use serde::de::DeserializeOwned;

use crate::core::appeals::regulations::{Regulations, Rulebook};
use crate::core::laws::edition::Edition;

/// The files, oldest first.
const FILES: [&str; 4] = [
    include_str!("../../assets/appeals/1972-olympiad.ron"),
    include_str!("../../assets/appeals/1980.ron"),
    include_str!("../../assets/appeals/2006.ron"),
    include_str!("../../assets/appeals/2023.ron"),
];

static REGULATIONS: LazyLock<Vec<Regulations>> =
    LazyLock::new(|| FILES.iter().map(|text| shipped(text)).collect());

fn shipped<T: DeserializeOwned>(text: &str) -> T {
    read(text).expect("the regulations are part of the program and tested")
}

/// A file of regulations could not be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the regulations for appeals cannot be read: {0}")]
pub struct RegulationsFault(pub String);

/// Reads a file of regulations.
///
/// # Errors
/// [`RegulationsFault`] with the line and column.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, RegulationsFault> {
    ron::from_str(text).map_err(|error| RegulationsFault(error.to_string()))
}

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
