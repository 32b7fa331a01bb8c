//! A passphrase that is asked for later, perhaps after a restart: what is kept of it tells whether
//! one that is typed is the same, and nothing else. One guess is meant to be work, as with a lock
//! for sealed moves.

use age::scrypt;

use crate::sealed::{MOST_WORK, SealFault, Secret, WORK, decrypt, encrypt, phrase};

/// What is encrypted; only that it can be decrypted matters.
const PROOF: &[u8] = b"jadoube passphrase 1";

/// What is kept of a passphrase.
///
/// # Errors
/// [`SealFault::NoRandom`] or [`SealFault::Damaged`] when the system gives no random numbers.
pub fn keep(passphrase: &Secret) -> Result<String, SealFault> {
    let mut recipient = scrypt::Recipient::new(phrase(passphrase));
    recipient.set_work_factor(WORK);
    encrypt(&recipient, PROOF)
}

/// Whether a passphrase is the one of which this was kept.
#[must_use]
pub fn is_same(kept: &str, passphrase: &Secret) -> bool {
    let mut identity = scrypt::Identity::new(phrase(passphrase));
    identity.set_max_work_factor(MOST_WORK);
    decrypt(&identity, kept).is_ok_and(|proof| proof.as_slice() == PROOF)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_same_passphrase_is_the_same() {
        let secret = |text: &str| Secret::new(text.to_owned());
        let kept = keep(&secret("Сезам 64")).unwrap();
        assert!(is_same(&kept, &secret("Сезам 64")));
        for other in ["Сезам 6", "Сезам 64 ", "", "сезам 64"] {
            assert!(!is_same(&kept, &secret(other)), "{other}");
        }
        assert!(!kept.contains("64\n") && !is_same("", &secret("Сезам 64")));
        assert!(!is_same("-----BEGIN AGE ENCRYPTED FILE-----", &secret("")));
        assert_ne!(kept, keep(&secret("Сезам 64")).unwrap(), "salted");
    }
}
