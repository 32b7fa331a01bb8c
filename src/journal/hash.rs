//! SHA-256, and how what is hashed or signed is written as fields. The encoding is written down in
//! [`crate`] and is a promise.

use std::fmt;

use sha2::{Digest, Sha256};

/// A SHA-256 hash; shown as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hash(pub [u8; 32]);

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Fields, each after its length, so that no two lists of fields look alike.
pub(crate) struct Fields(Sha256);

impl Fields {
    pub(crate) fn new(tag: &str) -> Self {
        Self(Sha256::new()).with(tag.as_bytes())
    }

    pub(crate) fn with(mut self, field: &[u8]) -> Self {
        // SQLite holds no value of 2 GiB, so the length always fits.
        let length = u32::try_from(field.len()).unwrap_or(u32::MAX);
        self.0.update(length.to_be_bytes());
        self.0.update(field);
        self
    }

    pub(crate) fn hash(self) -> Hash {
        Hash(self.0.finalize().into())
    }
}
