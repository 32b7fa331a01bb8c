//! A server that is to run on this laptop.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Instant;

use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_network::certificate::Authority;
use jadoube_network::server::Server;

/// A server that is to run.
#[derive(Debug)]
pub(crate) struct Serving {
    pub(crate) server: Option<Server>,
    pub(crate) listen: SocketAddr,
    /// Where others reach it, the likeliest address first.
    pub(crate) reached: Vec<SocketAddr>,
    pub(crate) authority: Authority,
    /// Whom the server lets in, and as what.
    pub(crate) admitted: BTreeMap<PublicKey, Role>,
    /// Since when those were dismissed who are still let in.
    pub(crate) leaving: BTreeMap<PublicKey, Instant>,
}
