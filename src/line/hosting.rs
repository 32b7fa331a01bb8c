//! Serving the open event: the server is started, kept running, and lets in those who take part.

use std::net::{IpAddr, SocketAddr};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use crate::door::LASTS;
use crate::faults::told;
use crate::listen::{Listen, reachable, role_at};
use crate::memory::EventLine;
use crate::open_event::{CONNECTION, OpenEvent};
use crate::order::Order;
use crate::serving::{Serving, Stands};
use crate::state::Engine;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_desk::stations_line::{Invitee, LineFault};
use jadoube_network::certificate::{Authority, Identity};
use jadoube_network::fault::Fault;
use jadoube_network::nkey::Nkey;
use jadoube_network::permission::Member;
use jadoube_network::server::settings::{Invitations, Settings as ServerSettings};
use jadoube_network::server::{Server, ServerEvent};

/// So many bytes may the store of a server take.
const ROOM: u64 = 8 << 30;

/// So long a station that was dismissed is still let in, to hear so.
const LEAVING: Duration = Duration::from_secs(2);

impl Engine {
    /// Serves the open event; at once, or as soon as that is possible.
    pub(crate) fn serve(&mut self) -> Result<(), LineFault> {
        if self.leads() {
            return Ok(());
        }
        let Some((place, own)) = self.place.as_ref().and_then(|one| Some((one, one.own?))) else {
            return Err(LineFault::NoLine);
        };
        let (place, before) = (place.clone(), self.give_up_beside());
        match self.lead(&place, own) {
            Ok(()) => {
                self.choose(None);
                self.look_for_formers();
                Ok(())
            }
            // It was served when it was closed: that is tried again and again.
            Err(fault) if self.serving.is_some() => {
                self.told = Some(fault.clone());
                Err(fault)
            }
            Err(fault) => {
                self.return_to(before);
                Err(fault)
            }
        }
    }

    /// Leads the event from now on. Where that fails it is tried again and again if this laptop led before.
    fn lead(&mut self, place: &OpenEvent, own: PublicKey) -> Result<(), LineFault> {
        let nkey = Nkey::at(&place.folder.join(CONNECTION)).map_err(told)?;
        let authorities = place.folder.join("authorities").join(place.competition.to_string());
        let authority = Authority::at(&authorities).map_err(told)?;
        let pin = authority.pin().bytes().to_vec();
        // What was agreed on before counts if this laptop led already.
        let led = self.known.as_ref().filter(|known| known.served.is_some() && !known.beside);
        let before = led.and_then(|known| known.served);
        let others = [led.and_then(|one| one.routes), led.and_then(|one| one.halls)];
        let servers = led.map(|known| known.servers.clone()).unwrap_or_default();
        // A code that was given out is good for its minutes although the program was closed meanwhile.
        let invitations = led.map(|known| known.invitations.clone()).unwrap_or_default();
        let known = self.known.take().map(|known| (known.leaders(), known.nkeys));
        let (mut leaders, mut nkeys) = known.unwrap_or_default();
        leaders.retain(|one| one.station != own);
        nkeys.insert(own.to_string(), nkey.public().to_owned());
        let listen = Listen::of(self.options.listen, before, others).map_err(told)?;
        self.known = Some(EventLine {
            served: Some(listen.stations),
            routes: Some(listen.servers),
            halls: Some(listen.halls),
            servers,
            nkeys,
            invitations: invitations.clone(),
            before: leaders,
            ..EventLine::of(place.competition, Vec::new(), pin, Role::ChiefArbiter)
        });
        let mut serving = Serving::new(own, listen, Stands::Lead(authority));
        serving.expects = before.map(|_| Instant::now());
        serving.invitations = Invitations::of_kept(invitations.iter().map(|(one, _)| one), LASTS);
        for (key, role, boards, until) in serving.invitations.unused() {
            let named = invitations.iter().find(|(one, _)| one.nkey == key);
            let name = named.map(|(_, name)| name.clone()).unwrap_or_default();
            self.at_the_door.before.push((key, Invitee { name, role, boards }, until));
        }
        let names = invitations.into_iter().map(|(one, name)| (one.nkey, name));
        self.at_the_door.names.extend(names);
        self.serving = Some(serving);
        let mut started = self.start();
        // Between the choice of a port and the start of the server another program may have taken it.
        if let (Err(Fault::PortTaken(_)), None, Some(serving)) =
            (&started, before, &mut self.serving)
        {
            serving.listen = Listen::of(self.options.listen, None, [None; 2]).map_err(told)?;
            started = self.start();
        }
        if started.is_err() && before.is_none() {
            self.serving = None;
        }
        started.map_err(told)
    }

    /// Starts the server that is to run, if one is; one that runs for another agreement is ended.
    fn start(&mut self) -> Result<(), Fault> {
        let wanted = self.wanted_server();
        let (members, leads) = (self.members(), self.leads());
        let (Some(place), Some(serving), Some(known)) =
            (&self.place, &mut self.serving, &mut self.known)
        else {
            return Ok(());
        };
        if serving.runs != wanted {
            serving.end_server();
        }
        let (Some(own), Some(among)) = (place.own, wanted) else { return Ok(()) };
        serving.reached = reachable(serving.listen.stations);
        let ips: Vec<_> = serving.reached.iter().map(SocketAddr::ip).collect();
        let Some(identity) = serving.identity(&ips)? else { return Ok(()) };
        // Its port is free once the one before it has ended.
        serving.end_server();
        serving.listen.release(&among);
        let settings = ServerSettings {
            invitations: serving.invitations.clone(),
            name: name_of(own),
            folder: place.servers(),
            listen: serving.listen.stations,
            competition: place.competition,
            identity,
            members: members.clone(),
            room: ROOM,
            synced: true,
            place: among.place.clone(),
            halls: among.halls,
            program: None,
        };
        let server = match Server::start(settings, told_to(&self.orders)?) {
            // It has never listened there: it is offered elsewhere.
            Err(Fault::PortTaken(_)) if !leads && known.served.is_none() => {
                serving.listen = Listen::of(self.options.listen, None, [None; 2])?;
                return Ok(());
            }
            started => started?,
        };
        serving.listen.stations = server.address();
        serving.reached = reachable(serving.listen.stations);
        serving.server = Some(server);
        serving.runs = Some(among);
        serving.admitted = members.into_iter().map(|one| (one.station, one.role)).collect();
        known.served = Some(serving.listen.stations);
        (known.routes, known.halls) = (Some(serving.listen.servers), Some(serving.listen.halls));
        self.told = None;
        if leads {
            let addresses = self.addresses();
            self.known.iter_mut().for_each(|known| known.addresses.clone_from(&addresses));
        }
        self.keep();
        self.look_at_servers();
        self.connect();
        Ok(())
    }

    /// Starts a server that has ended, could not be started, or is to run among others from now on.
    pub(crate) fn start_again(&mut self) {
        let wanted = self.wanted_server();
        let Some(serving) = &self.serving else { return };
        let is_wanted = serving.runs == wanted;
        let done = match &serving.server {
            Some(server) if is_wanted && server.is_running() => return,
            Some(server) if is_wanted => server.restart(),
            _ => self.start(),
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
        let leads = self.leads();
        if !leads {
            self.offer(true);
        }
        if let Some(known) = &mut self.known {
            (known.served, known.routes, known.beside) = (None, None, false);
            (known.hall, known.halls) = (None, None);
        }
        if !leads {
            // It is a station as before.
            self.serving = None;
            self.keep();
            return self.connect();
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
        // At the server of a hall its own laptop makes the stream.
        let lead = if self.leads() || self.is_of_hall() { place.own } else { known.lead };
        let own = place.own.map(|own| (own, place.role.unwrap_or(known.role)));
        let others = place.members.iter().copied().filter(|(one, _)| Some(*one) != place.own);
        let all = own.into_iter().chain(others);
        all.map(|(one, role)| (one, role_at(one, role, lead))).filter_map(member).collect()
    }

    /// The server lets in those who take part, and nobody else.
    pub(crate) fn agree(&mut self) -> Result<(), Fault> {
        let wanted = self.members();
        let Some(Serving { server: Some(server), admitted, leaving, .. }) = &mut self.serving
        else {
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
        leaving.retain(|station, _| gone.contains(station));
        for station in gone {
            // It is to hear that it was dismissed, and why.
            if leaving.entry(station).or_insert_with(Instant::now).elapsed() < LEAVING {
                continue;
            }
            server.dismiss(station)?;
            admitted.remove(&station);
            leaving.remove(&station);
        }
        Ok(())
    }
}

impl Serving {
    /// What its server shows; none as long as that is asked for.
    fn identity(&self, ips: &[IpAddr]) -> Result<Option<Identity>, Fault> {
        Ok(match &self.stands {
            Stands::Lead(authority) => Some(authority.server(ips)?),
            Stands::Beside { key, certified } => certified.as_ref().map(|made| key.identity(made)),
        })
    }
}

/// What a server is called among servers.
pub(crate) fn name_of(station: PublicKey) -> String {
    let key = station.to_string();
    format!("jadoube-{}", key.get(..16).unwrap_or_default())
}

/// What happens to a server becomes an order.
fn told_to(orders: &Sender<Order>) -> Result<Sender<ServerEvent>, Fault> {
    let (events, ended) = channel();
    let orders = orders.clone();
    let forward = move || {
        for event in ended {
            let _ = orders.send(Order::Server(event));
        }
    };
    let thread = std::thread::Builder::new().name("line server".into()).spawn(forward);
    thread.map(|_| events).map_err(|error| Fault::system(&error))
}
