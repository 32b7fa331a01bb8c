//! Where a server listens, and as what stations come to it.

use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};

use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_network::fault::Fault;
use jadoube_network::server::settings::Place;
use jadoube_network::server::{own_addresses, reserve};

/// Where servers of this kind usually listen.
const PORT: u16 = 4222;

/// Where they listen for each other.
const ROUTES: u16 = 6222;

/// Where a server listens. What was chosen here is kept from the other programs of this laptop until
/// the server takes it: between the offer of a server and its start lies the answer of the one that leads.
#[derive(Debug)]
pub(crate) struct Listen {
    /// For stations.
    pub(crate) stations: SocketAddr,
    /// For the other servers of the event.
    pub(crate) servers: SocketAddr,
    for_stations: Option<TcpListener>,
    for_servers: Option<TcpListener>,
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
        let (stations, for_stations) = match asked.or(before) {
            Some(found) if found.port() != 0 => (found, None),
            Some(found) => reserved(found)?,
            None => reserved(usual(PORT))?,
        };
        let (servers, for_servers) = match routes.filter(|one| one.ip() == stations.ip()) {
            Some(found) => (found, None),
            None => reserved(SocketAddr::new(stations.ip(), ROUTES))?,
        };
        Ok(Self { stations, servers, for_stations, for_servers })
    }

    /// The server takes now what it needs at its place.
    pub(crate) fn release(&mut self, place: &Place) {
        self.for_stations = None;
        if matches!(place, Place::OneOf { .. }) {
            self.for_servers = None;
        }
    }
}

/// The address, or one with another port where that is taken; nobody else gets it any more.
fn reserved(address: SocketAddr) -> Result<(SocketAddr, Option<TcpListener>), Fault> {
    let (address, listener) = match reserve(address) {
        Err(Fault::PortTaken(_)) => reserve(SocketAddr::new(address.ip(), 0))?,
        found => found?,
    };
    Ok((address, Some(listener)))
}

/// Where others reach what listens there, the likeliest address first.
pub(crate) fn reachable(listen: SocketAddr) -> Vec<SocketAddr> {
    if !listen.ip().is_unspecified() {
        return vec![listen];
    }
    let all: Vec<SocketAddr> =
        own_addresses().into_iter().map(|ip| SocketAddr::new(ip, listen.port())).collect();
    if all.is_empty() { vec![own_address(listen)] } else { all }
}

/// Where this machine itself reaches it.
pub(crate) fn own_address(listen: SocketAddr) -> SocketAddr {
    match listen {
        SocketAddr::V4(_) if listen.ip().is_unspecified() => {
            (Ipv4Addr::LOCALHOST, listen.port()).into()
        }
        SocketAddr::V6(_) if listen.ip().is_unspecified() => {
            (Ipv6Addr::LOCALHOST, listen.port()).into()
        }
        other => other,
    }
}

/// As what a station that takes part connects where this laptop serves.
pub(crate) fn role_at(station: PublicKey, role: Role, lead: Option<PublicKey>) -> Role {
    // Whoever leads lets others in, whatever it is there for.
    if Some(station) == lead { Role::ChiefArbiter } else { role }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_programs_of_one_laptop_never_choose_the_same_ports() {
        let any = Some("127.0.0.1:0".parse().unwrap());
        let mut first = Listen::of(any, None, None).unwrap();
        let place = Place::OneOf { cluster: String::new(), listen: first.servers, others: vec![] };
        let second = Listen::of(None, Some(first.stations), None).unwrap();
        assert_ne!(first.servers, second.servers, "the first one has not started its server yet");
        first.release(&Place::Alone);
        assert!(reserve(first.stations).is_ok());
        assert_eq!(reserve(first.servers).map(|_| ()), Err(Fault::PortTaken(first.servers)));
        first.release(&place);
        assert!(reserve(first.servers).is_ok());
    }
}
