//! What was heard of the others, and given to them.

use std::collections::BTreeMap;
use std::time::Instant;

use jadoube_core::evidence::key::PublicKey;

/// What was heard of the others.
#[derive(Debug, Default)]
pub(crate) struct Heard {
    /// Whether the server is reached.
    pub(crate) is_up: bool,
    /// Who is there, with what they said last of how far they are.
    pub(crate) there: BTreeMap<PublicKey, Vec<u8>>,
    /// The stream, and what is read next of it.
    pub(crate) stream: Option<(String, u64)>,
}

/// Which rows were given to whom by hand: up to which number of which strand, and when.
pub(crate) type Answered = BTreeMap<(PublicKey, PublicKey), (u64, Instant)>;
