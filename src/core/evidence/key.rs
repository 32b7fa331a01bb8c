//! The public key of a station, and the number by which people compare it: 30 digits in six groups,
//! the same on every screen, short enough to be read over the phone.
//!
//! Format: SHA-256 over two fields, each after its length in bytes (32 bits, big-endian): `jadoube
//! key 1` and the 32 bytes of the key. Each group is the next 5 bytes as a number, big-endian,
//! modulo 100000, in 5 digits.

use std::fmt;

use sha2::{Digest, Sha256};

use serde::{Deserialize, Serialize};

use crate::evidence::code::{hex, unhex};

/// So many digits has a fingerprint.
const DIGITS: usize = 30;

/// An Ed25519 public key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PublicKey(pub [u8; 32]);

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl PublicKey {
    /// Reads 64 hexadecimal digits.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        unhex(text.trim()).map(Self)
    }

    /// `04817 22960 71845 33307 90142 56011`.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        let mut hash = Sha256::new();
        for field in [&b"jadoube key 1"[..], &self.0] {
            hash.update(u32::try_from(field.len()).unwrap_or(u32::MAX).to_be_bytes());
            hash.update(field);
        }
        let bytes: [u8; 32] = hash.finalize().into();
        let number = |five: &[u8]| five.iter().fold(0, |sum, byte| sum * 256 + u64::from(*byte));
        let groups = bytes.chunks_exact(5).map(|five| format!("{:05}", number(five) % 100_000));
        groups.collect::<Vec<_>>().join(" ")
    }

    /// Whether a text has the form of a fingerprint, or is a key.
    #[must_use]
    pub fn is_form(typed: &str) -> bool {
        let digits = typed.chars().filter(char::is_ascii_digit).count();
        Self::read(typed).is_some()
            || digits == DIGITS && typed.chars().all(|sign| !sign.is_alphabetic())
    }

    /// Whether somebody who typed a fingerprint, or the key itself, means this key.
    #[must_use]
    pub fn is_meant(&self, typed: &str) -> bool {
        let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
        let only_digits = typed.chars().all(|sign| !sign.is_alphabetic());
        Self::read(typed) == Some(*self)
            || only_digits && digits(typed) == digits(&self.fingerprint())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fingerprint_is_thirty_digits_that_another_program_finds_too() {
        // Python: hashlib.sha256(b"\0\0\0\rjadoube key 1\0\0\0\x20" + bytes(32))
        let key = PublicKey([0; 32]);
        let print = key.fingerprint();
        assert_eq!(print, "40258 72878 89595 11421 10592 62344");
        assert!(key.is_meant(&print) && key.is_meant(&print.replace(' ', "")));
        assert!(key.is_meant(&key.to_string()));
        assert!(!PublicKey([1; 32]).is_meant(&print));
        assert!(!key.is_meant("") && !key.is_meant(&print[..29]));
    }
}
