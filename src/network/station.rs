//! What a station tells about itself to connect, and what it gives to be published.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;

use uuid::Uuid;

use crate::certificate::Pin;
use crate::nkey::Nkey;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;

/// The most bytes of a delivery, an answer's part, a proposal.
pub const LARGEST: usize = 512 * 1024;
/// Who connects, and where to.
#[derive(Clone)]
pub struct Settings {
    /// Of which competition.
    pub competition: Uuid,
    /// Where servers of it listen, the most likely first.
    pub addresses: Vec<SocketAddr>,
    /// How they are recognised.
    pub pin: Pin,
    /// The key of the strand of this station.
    pub station: PublicKey,
    /// The key of its connection.
    pub nkey: Nkey,
    /// What it is there for.
    pub role: Role,
    /// How far it has read the stream, if ever.
    pub position: Option<Position>,
    /// On how many servers a stream is kept that this station makes: 1 or 3; 0 while it is not known, and
    /// then it makes none.
    pub replicas: u8,
    /// Called after each event, from another thread.
    pub wake: Option<Arc<dyn Fn() + Send + Sync>>,
}

impl fmt::Debug for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { competition, addresses, pin, station, nkey, role, .. } = self;
        write!(f, "Settings({competition} {addresses:?} {pin:?} {station} {nkey:?} {role:?})")
    }
}

/// How far a stream was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// Which stream.
    pub made: String,
    /// What is read next.
    pub next: u64,
}

/// Rows of one strand, as bytes, to be published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delivery {
    /// Of which strand.
    pub strand: PublicKey,
    /// The first row.
    pub first: u64,
    /// The last row.
    pub last: u64,
    /// The bytes.
    pub bytes: Vec<u8>,
}
