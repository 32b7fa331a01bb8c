//! The fingerprint of a sealed move: it stands in the journal from the sealing on, and shows at the
//! opening that nobody has changed the move. The salt, which is secret until then, keeps it from
//! being found by trying all moves; from the opening on it stands in the journal beside the text, so
//! that anybody can check.
//!
//! Format: SHA-256 over three fields, each after its length in bytes (32 bits, big-endian):
//! `jadoube sealed move 1`, the salt, the text in UTF-8. In 64 hexadecimal digits.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

const FORMAT: &[u8] = b"jadoube sealed move 1";

/// The fingerprint of a text with its salt, in 64 hexadecimal digits.
#[must_use]
pub fn of(salt: &[u8], text: &str) -> String {
    let mut hash = Sha256::new();
    for field in [FORMAT, salt, text.as_bytes()] {
        let length = u32::try_from(field.len()).unwrap_or(u32::MAX);
        hash.update(length.to_be_bytes());
        hash.update(field);
    }
    hex(&hash.finalize())
}

/// Whether a text looks like a fingerprint.
#[must_use]
pub fn is_one(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Bytes in hexadecimal digits, as a salt stands in the journal.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    let mut digits = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        // Writing to a string cannot fail.
        let _ = write!(digits, "{byte:02x}");
    }
    digits
}

/// The bytes of hexadecimal digits; none if it is anything else.
#[must_use]
pub fn bytes(hex: &str) -> Option<Vec<u8>> {
    let digits: Vec<u32> = hex.chars().map(|digit| digit.to_digit(16)).collect::<Option<_>>()?;
    let byte = |pair: &[u32]| match pair {
        [high, low] => u8::try_from(high * 16 + low).ok(),
        _ => None,
    };
    digits.chunks(2).map(byte).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_depends_on_salt_and_text_and_on_where_they_part() {
        let print = of(b"salt", "Nf3");
        assert!(is_one(&print));
        assert_eq!(print, of(b"salt", "Nf3"));
        for (salt, text) in [("salt", "Nf4"), ("salu", "Nf3"), ("saltN", "f3"), ("", "saltNf3")] {
            assert_ne!(print, of(salt.as_bytes(), text), "{salt} {text}");
        }
        assert!(!is_one("Nf3"));
    }

    /// Anybody can check it: `printf '\0\0\0\025jadoube sealed move 1\0\0\0\004salt\0\0\0\003Nf3' |
    /// sha256sum`.
    #[test]
    fn it_is_what_every_other_program_finds() {
        assert_eq!(
            of(b"salt", "Nf3"),
            "c2fdf0ec0256165474df9e709ef97bd9dd52bfbcdfcaafb36d0bd980cda7de00"
        );
    }

    #[test]
    fn a_salt_is_written_and_read_in_digits() {
        assert_eq!(hex(&[0, 10, 255]), "000aff");
        for (text, read) in [
            ("000aff", Some(vec![0, 10, 255])),
            ("000AFF", Some(vec![0, 10, 255])),
            ("", Some(Vec::new())),
            ("000af", None),
            ("0x", None),
            ("ж0", None),
        ] {
            assert_eq!(bytes(text), read, "{text}");
        }
    }
}
