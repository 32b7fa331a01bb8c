//! Sealed moves that the program keeps: encrypted the moment they are sealed, and readable only with
//! the passphrases of whoever keeps the lock.
//!
//! A competition has one *lock*: an age X25519 key whose secret half is itself encrypted with the
//! passphrase of the chief arbiter, or shared between two persons (or more). To seal takes only the
//! public half, so nobody has to type a passphrase beside a board. What is sealed is padded to one
//! length, for the length of a text tells a castling from a pawn's move; and it holds a random salt,
//! so that the fingerprint that goes into the chain of the journal cannot be found by trying the few
//! hundred texts that a move can have.
//!
//! What holds: without the passphrase, or with one of two, nobody learns anything of a move from any
//! copy of the file. What does not: who knows the one passphrase of a lock can copy the file and
//! read the move unseen; so can two persons together. And whoever writes the file can put another
//! lock and another move in; that is shown by the signatures of the journal, and by the receipts
//! that the players hold.
//!
//! Formats: `age-encryption.org/v1`, armoured; the fingerprint is
//! [`jadoube_core::adjournment::fingerprint`]'s. The secret half is the text `AGE-SECRET-KEY-1…`:
//!
//! - under one passphrase: encrypted with it (scrypt).
//! - shared by n persons: a first line `jadoube shares 1`, and n armoured texts, each encrypted with
//!   the passphrase of its person (scrypt). What they hold, all of one length, gives the secret half
//!   when it is combined by exclusive or; each of them alone is evenly random. The passphrases may
//!   be given in any order.
//! - of older programs: encrypted with the first passphrase and the result with the second. This is
//!   still opened, and no longer made: who knew the second passphrase saw that there was a layer
//!   below, and one of the two sufficed to attack the other.

use jadoube_message::Message;

use std::fmt;
use std::io::{Read, Write};
use std::iter;

use age::armor::{ArmoredReader, ArmoredWriter, Format};
use age::secrecy::zeroize::Zeroizing;
use age::secrecy::{ExposeSecret, SecretString};
use age::{Decryptor, Encryptor, Identity, Recipient, scrypt, x25519};

use jadoube_core::adjournment::fingerprint;

/// What may be read by nobody: a passphrase, or a sealed move. Wiped when it is dropped; its debug
/// form says nothing.
#[derive(Clone)]
pub struct Secret(Zeroizing<String>);

impl Secret {
    /// Takes a text in.
    #[must_use]
    pub fn new(text: String) -> Self {
        Self(Zeroizing::new(text))
    }

    /// The text.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Nothing yet, with room for a move: what is typed letter by letter leaves no copies behind.
    #[must_use]
    pub fn empty() -> Self {
        Self(Zeroizing::new(String::with_capacity(ROOM)))
    }

    /// Adds what was typed; control characters, and what is more than any move or passphrase has,
    /// is left out.
    pub fn push(&mut self, typed: &str) {
        for sign in typed.chars().filter(|sign| !sign.is_control()) {
            if self.0.len() + sign.len_utf8() <= ROOM {
                self.0.push(sign);
            }
        }
    }

    /// Takes the last letter away.
    pub fn pop(&mut self) {
        self.0.pop();
    }

    /// How many letters it has.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.chars().count()
    }

    /// Whether nothing but blanks is in it.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.0.trim().is_empty()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// What an opened envelope shows.
#[derive(Debug, Clone)]
pub struct OpenedMove {
    /// The text that was sealed.
    pub text: Secret,
    /// The salt of its fingerprint, in hexadecimal digits: whoever has both can check it.
    pub salt: Secret,
}

/// The lock of a competition, as the journal has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lock {
    /// The public half: `age1…`.
    pub public: String,
    /// The secret half, encrypted with one passphrase, or in shares.
    pub secret: String,
}

/// What is kept of a sealed move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SealedMoveRecord {
    /// The salted text, encrypted to the lock.
    pub ciphertext: String,
    /// The fingerprint of the salted text, 64 hexadecimal digits.
    pub fingerprint: String,
}

/// Why something could not be sealed or opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(prefix = "envelopes-fault", error)]
pub enum SealFault {
    /// There is no passphrase, or one is too short.
    Short,
    /// Two persons have the same passphrase: then either of them opens the lock alone.
    SamePassphrase,
    /// The move is longer than any move.
    Long,
    /// The passphrases do not open the lock.
    Wrong,
    /// What is kept is not what was sealed.
    Changed,
    /// The lock or what is kept cannot be read at all.
    Damaged,
    /// The system gave no random numbers.
    NoRandom,
}

/// The fewest characters of a passphrase.
pub const SHORTEST: usize = 8;
const ROOM: usize = 512;
/// The most bytes of a sealed text.
pub const LONGEST: usize = 200;

const SALT: usize = 32;
const LENGTH: usize = 2;
/// What is encrypted always has this length.
const PADDED: usize = 256;

/// The most work of one guess at a passphrase that is done to open, as a power of two: some tenths
/// of a second on a laptop, 64 MiB.
pub(super) const MOST_WORK: u8 = 16;
/// The work of one guess at what is sealed now. The builds for tests seal hundreds of envelopes and
/// are handed to nobody; what they write is opened as well.
pub(super) const WORK: u8 = if cfg!(debug_assertions) { 2 } else { MOST_WORK };

/// Whether passphrases make a lock, told before the slow work begins.
///
/// # Errors
/// [`SealFault::Short`] when one is too short or there is none, [`SealFault::SamePassphrase`].
pub fn may_lock(passphrases: &[Secret]) -> Result<(), SealFault> {
    let short = |one: &Secret| one.count() < SHORTEST;
    if passphrases.is_empty() || passphrases.iter().any(short) {
        return Err(SealFault::Short);
    }
    let same = |nth: usize, one: &Secret| {
        passphrases.iter().skip(nth + 1).any(|other| other.reveal().trim() == one.reveal().trim())
    };
    if passphrases.iter().enumerate().any(|(nth, one)| same(nth, one)) {
        return Err(SealFault::SamePassphrase);
    }
    Ok(())
}

impl Lock {
    /// Makes the lock of a competition; it opens with all of these passphrases together.
    ///
    /// # Errors
    /// As [`may_lock`].
    pub fn make(passphrases: &[Secret]) -> Result<Self, SealFault> {
        may_lock(passphrases)?;
        let identity = x25519::Identity::generate();
        let public = identity.to_public().to_string();
        let secret = Zeroizing::new(identity.to_string().expose_secret().as_bytes().to_vec());
        let secret = match passphrases {
            [one] => under(one, &secret)?,
            many => {
                let shares = shares(&secret, many.len())?;
                let texts = many.iter().zip(&shares).map(|(one, share)| under(one, share));
                format!("{SHARES}\n{}", texts.collect::<Result<String, _>>()?)
            }
        };
        Ok(Self { public, secret })
    }

    /// Seals a text.
    ///
    /// # Errors
    /// [`SealFault`]
    pub fn seal(&self, text: &Secret) -> Result<SealedMoveRecord, SealFault> {
        let bytes = text.reveal().as_bytes();
        let length = u16::try_from(bytes.len()).map_err(|_| SealFault::Long)?;
        if bytes.len() > LONGEST {
            return Err(SealFault::Long);
        }
        let mut salted = Zeroizing::new(vec![0_u8; PADDED]);
        getrandom::fill(&mut salted[..SALT]).map_err(|_| SealFault::NoRandom)?;
        salted[SALT..SALT + LENGTH].copy_from_slice(&length.to_be_bytes());
        salted[SALT + LENGTH..][..bytes.len()].copy_from_slice(bytes);
        let recipient: x25519::Recipient = self.public.parse().map_err(|_| SealFault::Damaged)?;
        let fingerprint = fingerprint::of(&salted[..SALT], text.reveal());
        Ok(SealedMoveRecord { ciphertext: encrypt(&recipient, &salted)?, fingerprint })
    }

    /// Opens the lock with its passphrases, in any order. This is the slow part of an opening, and nothing that was sealed is read by it.
    ///
    /// # Errors
    /// [`SealFault::Wrong`] when they are not the right ones.
    pub fn unlock(&self, passphrases: &[Secret]) -> Result<Key, SealFault> {
        self.identity(passphrases).map(Key)
    }

    /// Opens what was sealed, with the passphrases in any order.
    ///
    /// # Errors
    /// [`SealFault::Wrong`] when they are not the right ones, [`SealFault::Changed`] when what is
    /// kept does not bear its fingerprint.
    pub fn open(
        &self,
        passphrases: &[Secret],
        kept: &SealedMoveRecord,
    ) -> Result<OpenedMove, SealFault> {
        self.unlock(passphrases)?.open(kept)
    }

    fn identity(&self, passphrases: &[Secret]) -> Result<x25519::Identity, SealFault> {
        let secret = match self.secret.strip_prefix(SHARES) {
            Some(texts) => combined(texts, passphrases)?,
            None => match open_layers(&self.secret, passphrases.iter().rev()) {
                Err(SealFault::Wrong) if passphrases.len() > 1 => {
                    open_layers(&self.secret, passphrases.iter())?
                }
                other => other?,
            },
        };
        let text = std::str::from_utf8(&secret).map_err(|_| SealFault::Wrong)?;
        // Too few passphrases of an older lock leave another layer, which is no key.
        text.parse().map_err(|_| SealFault::Wrong)
    }
}

/// How the secret half begins where it is shared.
const SHARES: &str = "jadoube shares 1";

/// Shares of a secret that give it by exclusive or; all but the last are random, and so is the last
/// without them.
fn shares(secret: &[u8], count: usize) -> Result<Vec<Zeroizing<Vec<u8>>>, SealFault> {
    let mut last = Zeroizing::new(secret.to_vec());
    let mut all = Vec::with_capacity(count);
    for _ in 1..count {
        let mut share = Zeroizing::new(vec![0_u8; secret.len()]);
        getrandom::fill(&mut share).map_err(|_| SealFault::NoRandom)?;
        mix(&mut last, &share);
        all.push(share);
    }
    all.push(last);
    Ok(all)
}

fn mix(into: &mut [u8], share: &[u8]) {
    into.iter_mut().zip(share).for_each(|(byte, other)| *byte ^= other);
}

/// The secret of shares, each of which one of the passphrases opens.
fn combined(texts: &str, passphrases: &[Secret]) -> Result<Zeroizing<Vec<u8>>, SealFault> {
    const BEGIN: &str = "-----BEGIN";
    let texts: Vec<String> =
        texts.split(BEGIN).skip(1).map(|text| format!("{BEGIN}{text}")).collect();
    if texts.len() != passphrases.len() {
        return Err(SealFault::Wrong);
    }
    let mut left: Vec<&Secret> = passphrases.iter().collect();
    let mut secret: Option<Zeroizing<Vec<u8>>> = None;
    for text in &texts {
        let (place, share) = opened(text, &left)?;
        left.remove(place);
        match &mut secret {
            None => secret = Some(share),
            Some(secret) if secret.len() == share.len() => mix(secret, &share),
            Some(_) => return Err(SealFault::Damaged),
        }
    }
    secret.ok_or(SealFault::Damaged)
}

/// Which of the passphrases opens a text, and what is in it.
fn opened(text: &str, passphrases: &[&Secret]) -> Result<(usize, Zeroizing<Vec<u8>>), SealFault> {
    for (place, passphrase) in passphrases.iter().enumerate() {
        match with(passphrase, text) {
            Err(SealFault::Wrong) => {}
            other => return Ok((place, other?)),
        }
    }
    Err(SealFault::Wrong)
}

/// The secret of an older lock: layer under layer.
fn open_layers<'a>(
    secret: &str,
    passphrases: impl Iterator<Item = &'a Secret>,
) -> Result<Zeroizing<Vec<u8>>, SealFault> {
    let mut secret = Zeroizing::new(secret.as_bytes().to_vec());
    for passphrase in passphrases {
        let text = std::str::from_utf8(&secret).map_err(|_| SealFault::Wrong)?;
        secret = with(passphrase, text)?;
    }
    Ok(secret)
}

fn under(passphrase: &Secret, plain: &[u8]) -> Result<String, SealFault> {
    let mut recipient = scrypt::Recipient::new(phrase(passphrase));
    recipient.set_work_factor(WORK);
    encrypt(&recipient, plain)
}

fn with(passphrase: &Secret, text: &str) -> Result<Zeroizing<Vec<u8>>, SealFault> {
    let mut identity = scrypt::Identity::new(phrase(passphrase));
    identity.set_max_work_factor(MOST_WORK);
    decrypt(&identity, text)
}

/// The secret half of a lock, while an envelope is being opened.
pub struct Key(x25519::Identity);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Key {
    /// Opens what was sealed to the lock.
    ///
    /// # Errors
    /// [`SealFault::Changed`] when what is kept cannot be opened with it, or does not bear its
    /// fingerprint.
    pub fn open(&self, kept: &SealedMoveRecord) -> Result<OpenedMove, SealFault> {
        let salted = decrypt(&self.0, &kept.ciphertext).map_err(|_| SealFault::Changed)?;
        let (salt, rest) = salted.split_at_checked(SALT).ok_or(SealFault::Changed)?;
        let (length, rest) = rest.split_at_checked(LENGTH).ok_or(SealFault::Changed)?;
        let length = length.iter().fold(0, |sum, byte| sum * 256 + usize::from(*byte));
        let text = rest.get(..length).and_then(|text| std::str::from_utf8(text).ok());
        let text = Secret::new(text.ok_or(SealFault::Changed)?.to_owned());
        if fingerprint::of(salt, text.reveal()) != kept.fingerprint {
            return Err(SealFault::Changed);
        }
        Ok(OpenedMove { text, salt: Secret::new(fingerprint::hex(salt)) })
    }
}

pub(super) fn phrase(secret: &Secret) -> SecretString {
    SecretString::from(secret.reveal().to_owned())
}

pub(super) fn encrypt(recipient: &impl Recipient, plain: &[u8]) -> Result<String, SealFault> {
    let encryptor = Encryptor::with_recipients(iter::once(recipient as _));
    let armoured = || -> std::io::Result<Vec<u8>> {
        let mut out = Vec::new();
        let encryptor = encryptor.map_err(std::io::Error::other)?;
        let armour = ArmoredWriter::wrap_output(&mut out, Format::AsciiArmor)?;
        let mut writer = encryptor.wrap_output(armour)?;
        writer.write_all(plain)?;
        writer.finish()?.finish()?;
        Ok(out)
    };
    // Nothing is read or written but memory.
    let bytes = armoured().map_err(|_| SealFault::Damaged)?;
    String::from_utf8(bytes).map_err(|_| SealFault::Damaged)
}

pub(super) fn decrypt(
    identity: &impl Identity,
    armoured: &str,
) -> Result<Zeroizing<Vec<u8>>, SealFault> {
    let armour = ArmoredReader::new(armoured.as_bytes());
    let decryptor = Decryptor::new_buffered(armour).map_err(|_| SealFault::Damaged)?;
    let mut reader = decryptor.decrypt(iter::once(identity as _)).map_err(|_| SealFault::Wrong)?;
    let mut plain = Zeroizing::new(Vec::new());
    reader.read_to_end(&mut plain).map_err(|_| SealFault::Damaged)?;
    Ok(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret(text: &str) -> Secret {
        Secret::new(text.to_owned())
    }

    fn two() -> [Secret; 2] {
        [secret("Weißer Springer"), secret("Црна кула 64")]
    }

    #[test]
    fn what_is_sealed_is_opened_by_both_passphrases_and_by_nothing_else() {
        let [first, second] = two();
        let lock = Lock::make(&two()).unwrap();
        let kept = lock.seal(&secret("Sg1-f3")).unwrap();
        let opened = lock.open(&two(), &kept).unwrap();
        assert_eq!(opened.text.reveal(), "Sg1-f3");
        let salt = fingerprint::bytes(opened.salt.reveal()).unwrap();
        assert_eq!(fingerprint::of(&salt, "Sg1-f3"), kept.fingerprint, "anybody can check it");
        let swapped = [second.clone(), first.clone()];
        assert_eq!(lock.open(&swapped, &kept).unwrap().text.reveal(), "Sg1-f3", "in any order");
        for wrong in [
            vec![first.clone()],
            vec![second.clone()],
            vec![first.clone(), first.clone()],
            vec![second.clone(), second.clone()],
            vec![first.clone(), second.clone(), first.clone()],
            vec![first, secret("Црна кула 65")],
            vec![],
        ] {
            assert_eq!(lock.open(&wrong, &kept).unwrap_err(), SealFault::Wrong, "{wrong:?}");
        }
    }

    /// Whoever knows one of two passphrases, and has the file, sees evenly random bytes.
    #[test]
    fn one_of_two_alone_learns_nothing() {
        const KEY: &[u8] = b"AGE-SECRET-KEY-1";
        let lock = Lock::make(&two()).unwrap();
        let texts: Vec<&str> =
            lock.secret.split_inclusive("-----END AGE ENCRYPTED FILE-----").collect();
        let begin = |text: &str| text.find("-----BEGIN").unwrap();
        let share =
            |place: usize| with(&two()[place], &texts[place][begin(texts[place])..]).unwrap();
        let (one, other) = (share(0), share(1));
        let mut both = one.clone();
        mix(&mut both, &other);
        assert!(both.starts_with(KEY), "both together");
        for (place, share) in [&one, &other].into_iter().enumerate() {
            assert_eq!(share.len(), both.len());
            assert!(!share.starts_with(KEY), "share {place}");
            // Neither opens the text of the other.
            let text = texts[1 - place];
            assert_eq!(with(&two()[place], &text[begin(text)..]).unwrap_err(), SealFault::Wrong);
        }
        let again = shares(&both, 2).unwrap();
        assert!(*again[0] != *one && *again[1] != *other, "random each time");
        assert_eq!(shares(&both, 3).unwrap().len(), 3);
    }

    /// Locks of programs before this one: a layer under each passphrase.
    #[test]
    fn an_older_lock_is_still_opened() {
        let identity = x25519::Identity::generate();
        let mut layers = identity.to_string().expose_secret().to_owned();
        for passphrase in &two() {
            layers = under(passphrase, layers.as_bytes()).unwrap();
        }
        let lock = Lock { public: identity.to_public().to_string(), secret: layers };
        let kept = lock.seal(&secret("Sg1-f3")).unwrap();
        let [first, second] = two();
        for right in [[first.clone(), second.clone()], [second.clone(), first.clone()]] {
            assert_eq!(lock.open(&right, &kept).unwrap().text.reveal(), "Sg1-f3");
        }
        for wrong in [vec![first.clone()], vec![second], vec![first.clone(), first], vec![]] {
            assert_eq!(lock.open(&wrong, &kept).unwrap_err(), SealFault::Wrong, "{wrong:?}");
        }
    }

    #[test]
    fn nothing_that_is_kept_tells_the_move_or_its_length() {
        let lock = Lock::make(&[secret("Lange Rochade")]).unwrap();
        let castling = lock.seal(&secret("0-0-0")).unwrap();
        let pawn = lock.seal(&secret("e5xd6 e.p. und remis angeboten")).unwrap();
        // age itself adds a stanza of a random length, whatever is in it.
        let identity = lock.identity(&[secret("Lange Rochade")]).unwrap();
        for kept in [&castling, &pawn] {
            assert_eq!(decrypt(&identity, &kept.ciphertext).unwrap().len(), PADDED);
        }
        let again = lock.seal(&secret("0-0-0")).unwrap();
        assert_ne!(castling.fingerprint, again.fingerprint, "salted");
        let all = format!("{lock:?} {castling:?} {:?}", secret("0-0-0"));
        assert!(!all.contains("0-0-0"), "{all}");
    }

    #[test]
    fn another_text_or_another_fingerprint_is_noticed() {
        let lock = Lock::make(&[secret("Lange Rochade")]).unwrap();
        let key = [secret("Lange Rochade")];
        let kept = lock.seal(&secret("Qd8+")).unwrap();
        let other = lock.seal(&secret("Qd7+")).unwrap();
        let exchanged = SealedMoveRecord { ciphertext: other.ciphertext, ..kept.clone() };
        assert_eq!(lock.open(&key, &exchanged).unwrap_err(), SealFault::Changed);
        let damaged = SealedMoveRecord { ciphertext: kept.ciphertext.replace('A', "B"), ..kept };
        assert_eq!(lock.open(&key, &damaged).unwrap_err(), SealFault::Changed);
    }

    #[test]
    fn a_short_passphrase_and_a_text_that_is_no_move_are_refused() {
        assert_eq!(Lock::make(&[secret("kurz")]).unwrap_err(), SealFault::Short);
        assert_eq!(Lock::make(&[]).unwrap_err(), SealFault::Short);
        let lock = Lock::make(&[secret("Lange Rochade")]).unwrap();
        assert_eq!(lock.seal(&secret(&"x".repeat(201))).unwrap_err(), SealFault::Long);
        let most = secret(&"ä".repeat(100));
        let kept = lock.seal(&most).unwrap();
        assert_eq!(
            lock.open(&[secret("Lange Rochade")], &kept).unwrap().text.reveal(),
            most.reveal()
        );
    }
}
