//! The lock of a competition: what is sealed in the program is encrypted to it, and it opens with the
//! passphrases of the persons named. A new one is for new envelopes; one that has been sealed keeps
//! the lock that it was sealed with.

use jadoube_message::Message;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use jadoube_laws::ids::LockNo;

/// A lock. Neither half tells a sealed move: the secret one is itself encrypted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(fields, skip(public, secret))]
pub struct Lock {
    /// The public half, to which a move is encrypted.
    pub public: String,
    /// The secret half, encrypted with the passphrase, or in shares with those of several persons.
    pub secret: String,
    /// Whose passphrases open it, all together.
    pub persons: Vec<String>,
}

/// All locks by their number.
pub type Locks = BTreeMap<LockNo, Lock>;

/// The lock to which new envelopes are sealed, if one was made.
#[must_use]
pub fn newest(locks: &Locks) -> Option<(LockNo, &Lock)> {
    locks.last_key_value().map(|(no, lock)| (*no, lock))
}

/// A person who is named twice, whatever the case of the letters: what two open together, one would
/// open alone.
#[must_use]
pub fn named_twice(persons: &[String]) -> Option<&str> {
    let plain =
        |name: &String| name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let before = |nth: usize| persons.iter().take(nth).map(plain);
    let mut named = persons.iter().enumerate();
    named
        .find(|(nth, name)| before(*nth).any(|other| other == plain(name)))
        .map(|(_, name)| name.trim())
}
