//! Where a server listens, and as what stations come to it.

use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};

use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_network::fault::Fault;
use jadoube_network::server::settings::Topology;
use jadoube_network::server::{own_addresses, reserve};

/// Where servers of this kind usually listen.
const PORT: u16 = 4222;

/// Where they listen for each other.
const ROUTES: u16 = 6222;

/// Where they listen for those of halls.
const HALLS: u16 = 7422;

/// Among which servers one runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Among {
    /// For which agreement.
    pub(crate) agreed: u64,
    pub(crate) place: Topology,
    /// Where it listens for those of halls, if there are any.
    pub(crate) halls: Option<SocketAddr>,
}

/// Where a server listens. What was chosen here is kept from the other programs of this laptop until
/// the server takes it: between the offer of a server and its start lies the answer of the one that leads.
#[derive(Debug)]
pub(crate) struct Listen {
    /// For stations.
    pub(crate) stations: SocketAddr,
    /// For the other servers of the event.
    pub(crate) servers: SocketAddr,
    /// For the servers of halls.
    pub(crate) halls: SocketAddr,
    for_stations: Option<TcpListener>,
    for_servers: Option<TcpListener>,
    for_halls: Option<TcpListener>,
}

impl Listen {
    /// Where it is asked for, else where it listened before, else at all addresses and the usual ports or,
    /// where those are taken, others.
    pub(crate) fn of(
        asked: Option<SocketAddr>,
        before: Option<SocketAddr>,
        [routes, halls]: [Option<SocketAddr>; 2],
    ) -> Result<Self, Fault> {
        let usual = |port| SocketAddr::from((Ipv4Addr::UNSPECIFIED, port));
        let (stations, for_stations) = match asked.or(before) {
            Some(found) if found.port() != 0 => (found, None),
            Some(found) => reserved(found)?,
            None => reserved(usual(PORT))?,
        };
        let other = |before: Option<SocketAddr>, usual| match before {
            Some(found) if found.ip() == stations.ip() => Ok((found, None)),
            _ => reserved(SocketAddr::new(stations.ip(), usual)),
        };
        let (servers, for_servers) = other(routes, ROUTES)?;
        let (halls, for_halls) = other(halls, HALLS)?;
        Ok(Self { stations, servers, halls, for_stations, for_servers, for_halls })
    }

    /// The server takes now what it needs at its place.
    pub(crate) fn release(&mut self, among: &Among) {
        self.for_stations = None;
        if matches!(among.place, Topology::OneOf { .. }) {
            self.for_servers = None;
        }
        if among.halls.is_some() {
            self.for_halls = None;
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
        let mut first = Listen::of(any, None, [None; 2]).unwrap();
        let second = Listen::of(None, Some(first.stations), [None; 2]).unwrap();
        assert_ne!(first.servers, second.servers, "the first one has not started its server yet");
        assert_ne!(first.halls, second.halls);
        let alone = Among { agreed: 0, place: Topology::Alone, halls: None };
        first.release(&alone);
        assert!(reserve(first.stations).is_ok());
        assert_eq!(reserve(first.servers).map(|_| ()), Err(Fault::PortTaken(first.servers)));
        let place =
            Topology::OneOf { cluster: String::new(), listen: first.servers, others: vec![] };
        first.release(&Among { place, halls: Some(first.halls), ..alone });
        assert!(reserve(first.servers).is_ok() && reserve(first.halls).is_ok());
    }
}
