//! The receipt of a sealed move: its fingerprint on a paper that each player takes home. Whoever has
//! the file could put another lock and another move into it; the paper in the player's pocket shows
//! it at the opening.
//!
//! Texts: the code of [`code`] with the number of the envelope, to be typed; and for a camera
//! `JADOUBE RECEIPT 3 FINGERPRINT`, or the same with `ENVELOPE`, as it stands on the envelope.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::evidence::code::{self, CodeFault, unhex};
use jadoube_laws::ids::EnvelopeNo;

/// What came of asking a player for the receipt.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(tag = "receipt", rename_all = "kebab-case")]
#[message(prefix = "adjournment-event-receipt")]
pub enum ReceiptCheck {
    /// It bears the fingerprint of what is kept.
    Matches,
    /// It bears another: what is kept is not what was sealed.
    Differs {
        /// What stands on it.
        #[message(skip)]
        shown: String,
    },
    /// The player has none, or does not show it.
    #[message(id = "adjournment-event-receipt-none")]
    NotShown,
}

/// The code on a receipt; none, if what is kept has no fingerprint that is one.
#[must_use]
pub fn typed(no: EnvelopeNo, fingerprint: &str) -> Option<String> {
    Some(code::of(u64::from(no.0), &unhex(fingerprint)?))
}

/// The text for a camera.
#[must_use]
pub fn scanned(no: EnvelopeNo, fingerprint: &str) -> String {
    format!("JADOUBE RECEIPT {no} {fingerprint}")
}

/// Why what was shown cannot be compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReceiptFault {
    /// It is the receipt of another envelope.
    OfOther(EnvelopeNo),
    /// It is no code, or was mistyped.
    Code(CodeFault),
}

/// Whether what stands on a receipt is the fingerprint of what is kept.
///
/// # Errors
/// [`ReceiptFault`] when it is that of another envelope, is no code, or was mistyped.
pub fn check(no: EnvelopeNo, fingerprint: &str, shown: &str) -> Result<ReceiptCheck, ReceiptFault> {
    let words: Vec<&str> = shown.split_whitespace().collect();
    let marked = words.windows(4).find_map(|four| match four {
        ["JADOUBE", "RECEIPT" | "ENVELOPE", other, print] => Some((*other, *print)),
        _ => None,
    });
    let differs = || ReceiptCheck::Differs { shown: shown.trim().to_owned() };
    let other = marked.filter(|(other, _)| *other != no.to_string());
    if let Some(other) = other.and_then(|(other, _)| other.parse().ok()) {
        return Err(ReceiptFault::OfOther(EnvelopeNo(other)));
    }
    let text = marked.map_or(shown, |(_, print)| print);
    let prefix = code::read(u64::from(no.0), text).map_err(ReceiptFault::Code)?;
    let kept = unhex(fingerprint);
    Ok(if kept.is_some_and(|kept| prefix.begins(&kept)) {
        ReceiptCheck::Matches
    } else {
        differs()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adjournment::fingerprint;

    #[test]
    fn a_receipt_is_compared_as_typed_and_as_scanned() {
        let no = EnvelopeNo(3);
        let (kept, other) = (fingerprint::of(b"salt", "Nf3"), fingerprint::of(b"salt", "Nf4"));
        let of = |print: &str| typed(no, print).unwrap();
        for shown in [
            of(&kept),
            of(&kept).to_lowercase().replace('-', ""),
            scanned(no, &kept),
            format!("JADOUBE ENVELOPE 3 {kept}\nJADOUBE HEAD 7 1 00"),
            kept.clone(),
        ] {
            assert_eq!(check(no, &kept, &shown), Ok(ReceiptCheck::Matches), "{shown}");
        }
        let fourth = Err(ReceiptFault::OfOther(EnvelopeNo(4)));
        assert_eq!(check(no, &kept, &scanned(EnvelopeNo(4), &kept)), fourth);
        for shown in [of(&other), scanned(no, &other), other.clone()] {
            let found = check(no, &kept, &shown).unwrap();
            assert!(matches!(found, ReceiptCheck::Differs { .. }), "{shown}");
        }
        let slip = of(&kept).replacen(|sign| sign != '-', "Z", 1);
        for shown in ["", "yes", &slip, &typed(EnvelopeNo(4), &kept).unwrap()] {
            assert!(shown == of(&kept) || check(no, &kept, shown).is_err(), "{shown}");
        }
    }
}
