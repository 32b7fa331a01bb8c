//! Serving the open event: the server is started, kept running, and lets in those who take part.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};

use uuid::Uuid;

use crate::faults::told;
use crate::memory::Known;
use crate::order::Order;
use crate::place::CONNECTION;
use crate::serving::Serving;
use crate::state::Engine;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_desk::stations_line::LineFault;
use jadoube_network::certificate::Authority;
use jadoube_network::fault::Fault;
use jadoube_network::nkey::Nkey;
use jadoube_network::permission::Member;
use jadoube_network::server::settings::{Place as ServerPlace, Settings as ServerSettings};
use jadoube_network::server::{Server, own_addresses};

/// Where servers of this kind usually listen.
const PORT: u16 = 4222;

/// So many bytes may the store of a server take.
const ROOM: u64 = 8 << 30;

impl Engine {
    /// Serves the open event; at once, or as soon as that is possible.
    pub(crate) fn serve(&mut self) -> Result<(), LineFault> {
        if self.serving.is_some() {
            return Ok(());
        }
        let Some((place, own)) = self.place.as_ref().and_then(|one| Some((one, one.own?))) else {
            return Err(LineFault::NoLine);
        };
        let nkey = Nkey::at(&place.folder.join(CONNECTION)).map_err(told)?;
        let authorities = place.folder.join("authorities").join(place.competition.to_string());
        let authority = Authority::at(&authorities).map_err(told)?;
        let pin = authority.pin().bytes().to_vec();
        let before = self.known.as_ref().and_then(|known| known.served);
        let mut nkeys = self.known.take().map(|known| known.nkeys).unwrap_or_default();
        nkeys.insert(own.to_string(), nkey.public().to_owned());
        let any = SocketAddr::from((Ipv4Addr::UNSPECIFIED, PORT));
        let listen = self.options.listen.or(before).unwrap_or(any);
        self.known = Some(Known {
            competition: place.competition,
            served: Some(listen),
            addresses: Vec::new(),
            pin,
            role: Role::ChiefArbiter,
            nkeys,
            stream: None,
        });
        // A connection to another server is given up.
        self.network = None;
        self.serving = Some(Serving {
            server: None,
            listen,
            reached: Vec::new(),
            authority,
            admitted: BTreeMap::new(),
        });
        let first = self.start();
        let started = match first {
            Err(Fault::PortTaken(_)) if self.options.listen.is_none() && before.is_none() => {
                if let Some(serving) = &mut self.serving {
                    serving.listen.set_port(0);
                }
                self.start()
            }
            other => other,
        };
        match started {
            Ok(()) => Ok(()),
            // It was served when it was closed: that is tried again and again.
            Err(fault) if before.is_some() => {
                self.told = Some(told(fault.clone()));
                Err(told(fault))
            }
            Err(fault) => {
                self.serving = None;
                self.known = None;
                Err(told(fault))
            }
        }
    }

    /// Starts the server that is to run.
    fn start(&mut self) -> Result<(), Fault> {
        let members = self.members();
        let (Some(place), Some(serving), Some(known)) =
            (&self.place, &mut self.serving, &mut self.known)
        else {
            return Ok(());
        };
        let (events, ended) = std::sync::mpsc::channel();
        let orders = self.orders.clone();
        let forward = move || {
            for event in ended {
                let _ = orders.send(Order::Server(event));
            }
        };
        std::thread::Builder::new()
            .name("line server".into())
            .spawn(forward)
            .map_err(|error| Fault::Refused(error.to_string()))?;
        let addresses = reachable(serving.listen);
        let ips: Vec<_> = addresses.iter().map(SocketAddr::ip).collect();
        let settings = ServerSettings {
            name: name_of(place.competition),
            folder: place.folder.join("servers").join(place.competition.to_string()),
            listen: serving.listen,
            competition: place.competition,
            identity: serving.authority.server(&ips)?,
            members: members.clone(),
            room: ROOM,
            synced: true,
            place: ServerPlace::Alone,
            program: None,
        };
        let server = Server::start(settings, events)?;
        serving.listen = server.address();
        serving.reached = reachable(serving.listen);
        serving.server = Some(server);
        serving.admitted = members.into_iter().map(|one| (one.station, one.role)).collect();
        known.served = Some(serving.listen);
        known.addresses = vec![own_address(serving.listen)];
        self.told = None;
        self.keep();
        self.connect();
        Ok(())
    }

    /// Starts a server that has ended, or could not be started.
    pub(crate) fn start_again(&mut self) {
        let Some(serving) = &self.serving else { return };
        let done = match &serving.server {
            Some(server) if server.is_running() => return,
            Some(server) => server.restart(),
            None => self.start(),
        };
        // Who was let in while it was down is let in now.
        let fault = done.and_then(|()| self.agree()).err().map(told);
        if fault.is_some() && fault != self.told {
            self.trouble(fault.clone().unwrap_or(LineFault::Ended));
        }
        self.told = fault;
    }

    pub(crate) fn stop_serving(&mut self) {
        let Some(place) = self.place.clone() else { return };
        if let Some(known) = &mut self.known {
            known.served = None;
        }
        self.leave();
        self.place = Some(place);
    }

    /// Who may connect to the server here.
    fn members(&self) -> Vec<Member> {
        let (Some(place), Some(known)) = (&self.place, &self.known) else { return Vec::new() };
        let member = |(station, role): (PublicKey, Role)| {
            let nkey = known.nkey(station)?.clone();
            Some(Member { station, nkey, role })
        };
        // Whoever serves lets others in, whatever it is there for.
        let own = place.own.map(|own| (own, Role::ChiefArbiter));
        let others = place.members.iter().copied().filter(|(one, _)| Some(*one) != place.own);
        own.into_iter().chain(others).filter_map(member).collect()
    }

    /// The server lets in those who take part, and nobody else.
    pub(crate) fn agree(&mut self) -> Result<(), Fault> {
        let wanted = self.members();
        let Some(Serving { server: Some(server), admitted, .. }) = &mut self.serving else {
            return Ok(());
        };
        for member in &wanted {
            if admitted.get(&member.station) != Some(&member.role) {
                server.admit(member.clone())?;
                admitted.insert(member.station, member.role);
            }
        }
        let gone = |station: &&PublicKey| !wanted.iter().any(|one| one.station == **station);
        let gone: Vec<PublicKey> = admitted.keys().filter(gone).copied().collect();
        for station in gone {
            server.dismiss(station)?;
            admitted.remove(&station);
        }
        Ok(())
    }
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
fn own_address(listen: SocketAddr) -> SocketAddr {
    match listen {
        SocketAddr::V4(_) if listen.ip().is_unspecified() => {
            (Ipv4Addr::LOCALHOST, listen.port()).into()
        }
        SocketAddr::V6(_) if listen.ip().is_unspecified() => {
            (std::net::Ipv6Addr::LOCALHOST, listen.port()).into()
        }
        other => other,
    }
}

/// What a server is called among servers.
fn name_of(competition: Uuid) -> String {
    format!("jadoube-{}", competition.simple())
}
