//! Where a server listens, and as what stations come to it.

use std::net::{Ipv4Addr, SocketAddr};

use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_network::fault::Fault;
use jadoube_network::server::free;
/// Where servers of this kind usually listen.
const PORT: u16 = 4222;

/// Where they listen for each other.
const ROUTES: u16 = 6222;

/// Where a server listens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Listen {
    /// For stations.
    pub(crate) stations: SocketAddr,
    /// For the other servers of the event.
    pub(crate) servers: SocketAddr,
}

impl Listen {
    /// Where it is asked for, else where it listened before, else at all addresses and the usual ports or,
    /// where those are taken, others.
    pub(crate) fn of(
        asked: Option<SocketAddr>,
        before: Option<SocketAddr>,
        routes: Option<SocketAddr>,
    ) -> Result<Self, Fault> {
        let usual = |port| SocketAddr::from((Ipv4Addr::UNSPECIFIED, port));
        let stations = match asked.or(before) {
            Some(found) => found,
            None => or_other(usual(PORT))?,
        };
        let servers = match routes.filter(|one| one.ip() == stations.ip()) {
            Some(found) => found,
            None => or_other(SocketAddr::new(stations.ip(), ROUTES))?,
        };
        Ok(Self { stations, servers })
    }
}

/// The address, or one with another port where that is taken.
fn or_other(address: SocketAddr) -> Result<SocketAddr, Fault> {
    match free(address) {
        Err(Fault::PortTaken(_)) => free(SocketAddr::new(address.ip(), 0)),
        found => found,
    }
}

/// As what a station that takes part connects where this laptop serves.
pub(crate) fn role_at(station: PublicKey, role: Role, lead: Option<PublicKey>) -> Role {
    // Whoever leads lets others in, whatever it is there for.
    if Some(station) == lead { Role::ChiefArbiter } else { role }
}
