//! The fingerprint of a sealed move: it stands in the journal from the sealing on, and shows at the
//! opening that nobody has changed the move. The salt, which is secret until then, keeps it from
//! being found by trying all moves.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

/// The fingerprint of a text with its salt, in 64 hexadecimal digits.
#[must_use]
pub fn of(salt: &str, text: &str) -> String {
    let mut hash = Sha256::new();
    // The length parts salt and text, so that no other pair has the same beginning.
    hash.update(salt.len().to_string());
    hash.update(":");
    hash.update(salt);
    hash.update(text);
    let mut digits = String::with_capacity(64);
    for byte in hash.finalize() {
        // Writing to a string cannot fail.
        let _ = write!(digits, "{byte:02x}");
    }
    digits
}

/// Whether a text looks like a fingerprint.
#[must_use]
pub fn is_one(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_depends_on_salt_and_text_and_on_where_they_part() {
        let print = of("salt", "Nf3");
        assert!(is_one(&print));
        assert_eq!(print, of("salt", "Nf3"));
        for (salt, text) in [("salt", "Nf4"), ("salu", "Nf3"), ("saltN", "f3"), ("", "saltNf3")] {
            assert_ne!(print, of(salt, text), "{salt} {text}");
        }
        assert!(!is_one("Nf3"));
    }
}
