//! Values as RON text and back: preferences, exports of a journal.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// The text is not what it should be, or the value cannot be written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct DocumentFault(pub String);

/// Reads a value.
///
/// # Errors
/// [`DocumentFault`] says where the text is wrong.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, DocumentFault> {
    ron::from_str(text).map_err(|error| DocumentFault(error.to_string()))
}

/// Writes a value, readable for people.
///
/// # Errors
/// [`DocumentFault`] when the value has no such form.
pub fn write<T: Serialize>(value: &T) -> Result<String, DocumentFault> {
    ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::default())
        .map(|text| text + "\n")
        .map_err(|error| DocumentFault(error.to_string()))
}
