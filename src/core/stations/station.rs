//! A station: its key, and a place in its strand.

use std::fmt;
use std::str::FromStr;

use jadoube_message::{Argument, Value};
use serde::{Deserialize, Serialize};

use crate::evidence::key::PublicKey;

/// A station, by the key with which it signs its strand. Written as 64 hexadecimal digits, shown as the
/// first two groups of the key's fingerprint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct StationId(pub PublicKey);

impl StationId {
    pub(super) const LOWEST: Self = Self(PublicKey([0; 32]));
    pub(super) const HIGHEST: Self = Self(PublicKey([u8::MAX; 32]));
}

/// A text that is no key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoKey;

impl fmt::Display for NoKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the key of a station has 64 hexadecimal digits")
    }
}

impl std::error::Error for NoKey {}

impl fmt::Display for StationId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let print = self.0.fingerprint();
        f.pad(print.get(..11).unwrap_or(&print))
    }
}

impl FromStr for StationId {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<Self, NoKey> {
        PublicKey::read(text).map(Self).ok_or(NoKey)
    }
}

impl TryFrom<String> for StationId {
    type Error = NoKey;

    fn try_from(text: String) -> Result<Self, NoKey> {
        text.parse()
    }
}

impl From<StationId> for String {
    fn from(station: StationId) -> Self {
        station.0.to_string()
    }
}

impl Argument for StationId {
    const NAME: &'static str = "station";

    fn value(&self) -> Value<'_> {
        Value::Text(self.to_string().into())
    }
}

/// An entry of a strand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct EntryId {
    /// Whose strand.
    pub station: StationId,
    /// Its number there, from 1.
    pub number: u64,
}
