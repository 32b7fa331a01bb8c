//! The thread of a line: which event is open, and what it does about it.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use uuid::Uuid;

use crate::carrying::{Answered, Carrier, Heard};
use crate::door::AtTheDoor;
use crate::faults::told;
use crate::line::{CONNECTION, Options};
use crate::memory::{self, Known};
use crate::place::Place;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_desk::exchange::{Incoming, LineState, Outgoing};
use jadoube_desk::inlet::Inlet;
use jadoube_desk::stations_line::{Door, LineFault, LineWish};
use jadoube_message::system::SystemReason;
use jadoube_network::certificate::Authority;
use jadoube_network::door::Knock;
use jadoube_network::event::Event;
use jadoube_network::fault::Fault;
use jadoube_network::invitation::Invitation;
use jadoube_network::joining::GuestEvent;
use jadoube_network::network::Network;
use jadoube_network::nkey::Nkey;
use jadoube_network::permission::Member;
use jadoube_network::server::settings::{Place as ServerPlace, Settings as ServerSettings};
use jadoube_network::server::{Server, ServerEvent, own_addresses};
use jadoube_network::station::Settings;

/// How often is looked whether something is to be done by itself.
const TICK: Duration = Duration::from_secs(3);

/// How long is waited at the end until everything that was recorded is in the stream.
const FAREWELL: Duration = Duration::from_secs(2);

/// Where servers of this kind usually listen.
const PORT: u16 = 4222;

/// So many bytes may the store of a server take.
const ROOM: u64 = 8 << 30;

/// What the thread is to do.
#[derive(Debug)]
pub(crate) enum Order {
    /// This event is open now, or none.
    Look(Option<Place>),
    /// The desk wishes something.
    Wish(LineWish, Option<Place>),
    /// This laptop joins an event.
    Knock { invitation: Invitation, knock: Knock, file: PathBuf, folder: PathBuf },
    /// The desk has something for the others.
    Send(Outgoing),
    /// The connection with this number tells something.
    Network(u64, Event),
    /// The server tells something.
    Server(ServerEvent),
    /// What happens to this laptop at the door of another.
    Guest(u64, GuestEvent),
    /// The desk has ended.
    Quit,
}

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
}

/// The thread's state.
#[derive(Debug)]
pub(crate) struct Engine {
    pub(crate) orders: Sender<Order>,
    wanted: Option<Receiver<Order>>,
    pub(crate) inlet: Inlet,
    options: Options,
    pub(crate) place: Option<Place>,
    pub(crate) known: Option<Known>,
    pub(crate) network: Option<Network>,
    /// As what it is connected.
    role: Option<Role>,
    /// The number of the connection.
    number: u64,
    /// The number of the time that this laptop has stood at a door.
    pub(crate) guests: u64,
    pub(crate) serving: Option<Serving>,
    pub(crate) at_the_door: AtTheDoor,
    pub(crate) heard: Heard,
    pub(crate) answered: Answered,
    pub(crate) door: Arc<Mutex<Door>>,
    /// What was told last of what is tried again and again.
    told: Option<LineFault>,
    kept: Instant,
}

impl Engine {
    pub(crate) fn new(
        (orders, wanted): (Sender<Order>, Receiver<Order>),
        inlet: Inlet,
        options: Options,
        door: Arc<Mutex<Door>>,
    ) -> Self {
        Self {
            orders,
            wanted: Some(wanted),
            inlet,
            options,
            place: None,
            known: None,
            network: None,
            role: None,
            number: 0,
            guests: 0,
            serving: None,
            at_the_door: AtTheDoor::default(),
            heard: Heard::default(),
            answered: Answered::default(),
            door,
            told: None,
            kept: Instant::now(),
        }
    }

    /// Works until the desk has ended.
    pub(crate) fn run(mut self) {
        let Some(wanted) = self.wanted.take() else { return };
        let mut next = Instant::now() + TICK;
        loop {
            match wanted.recv_timeout(next.saturating_duration_since(Instant::now())) {
                Ok(Order::Quit) | Err(RecvTimeoutError::Disconnected) => break,
                Ok(order) => self.obey(order),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if Instant::now() >= next {
                self.tick();
                next = Instant::now() + TICK;
            }
        }
        self.leave();
    }

    fn obey(&mut self, order: Order) {
        match order {
            Order::Look(place) => self.look(place),
            Order::Wish(wish, place) => {
                self.look(place);
                if let Err(fault) = self.wish(wish) {
                    self.trouble(fault);
                }
            }
            Order::Knock { invitation, knock, file, folder } => {
                self.knock(invitation, knock, (file, folder));
            }
            Order::Send(outgoing) => self.send(outgoing),
            Order::Network(number, event) if number == self.number => self.happened(event),
            Order::Guest(number, event) => self.at_door_of_other(number, event),
            Order::Server(ServerEvent::Ended { .. }) => {
                self.trouble(LineFault::Ended);
                self.start_again();
            }
            Order::Network(..) | Order::Quit => {}
        }
        self.show_door();
    }

    fn wish(&mut self, wish: LineWish) -> Result<(), LineFault> {
        match wish {
            LineWish::Serve { .. } => self.serve(),
            LineWish::StopServing => {
                self.stop_serving();
                Ok(())
            }
            LineWish::Invite(who) => self.invite(who),
            LineWish::Withdraw => self.withdraw(),
            LineWish::LetIn(station, who) => self.let_in(station, &who),
            LineWish::TurnAway(station) => self.turn_away(station),
            LineWish::StopJoining => {
                self.at_the_door.stop_joining();
                Ok(())
            }
            // The line has read the code before.
            LineWish::Join { .. } => Ok(()),
        }
    }

    /// What is to be done now and then.
    fn tick(&mut self) {
        self.start_again();
        // A laptop may have come into another network.
        if let Some(serving) = &mut self.serving {
            serving.reached = reachable(serving.listen);
        }
        self.tidy();
        self.say_who_is_there();
        if self.kept.elapsed() >= 2 * TICK {
            self.keep();
        }
        self.show_door();
    }

    /// Tells that something is not done.
    pub(crate) fn trouble(&mut self, fault: LineFault) {
        self.put(Incoming::Trouble(fault));
    }

    pub(crate) fn put(&self, incoming: Incoming) {
        // A desk that has ended ends the line.
        let _ = self.inlet.put(incoming);
    }

    /// The desk has another event open, or who takes part has changed.
    fn look(&mut self, place: Option<Place>) {
        let is_same = match (&self.place, &place) {
            (Some(one), Some(other)) => one.is_same(other),
            (None, None) => true,
            _ => false,
        };
        if !is_same {
            self.leave();
        }
        self.place = place;
        if !is_same {
            self.known =
                self.place.as_ref().and_then(|one| memory::of(&one.folder, one.competition));
            if self.known.as_ref().is_some_and(|known| known.served.is_some())
                && let Err(fault) = self.serve()
            {
                self.trouble(fault);
            }
        }
        if let Err(fault) = self.agree() {
            self.trouble(told(fault));
        }
        self.connect();
    }

    /// Lets go of the event.
    fn leave(&mut self) {
        self.keep();
        if let Some(network) = self.network.take() {
            let wait = if self.heard.is_up { FAREWELL } else { Duration::ZERO };
            // What is not acknowledged is in the file, and published when it is opened again.
            let _ = network.close(wait);
            self.inlet.exchange(None);
        }
        self.serving = None;
        self.role = None;
        self.heard = Heard::default();
        self.answered = Answered::default();
        self.at_the_door.leave();
        self.told = None;
    }

    /// Connects, if an event is open whose server is known.
    pub(crate) fn connect(&mut self) {
        let Some((place, own)) = self.place.as_ref().and_then(|one| Some((one, one.own?))) else {
            return;
        };
        let Some((known, pin)) = self.known.as_ref().and_then(|one| Some((one, one.pin()?))) else {
            return;
        };
        let role = match &self.serving {
            Some(_) => Role::ChiefArbiter,
            None => place.role.unwrap_or(known.role),
        };
        if known.addresses.is_empty() || self.network.is_some() && self.role == Some(role) {
            return;
        }
        let nkey = match Nkey::at(&place.folder.join(CONNECTION)) {
            Ok(nkey) => nkey,
            Err(fault) => return self.trouble(told(fault)),
        };
        let (competition, addresses) = (place.competition, known.addresses.clone());
        let (position, wake) = (known.position(), None);
        let settings = Settings {
            competition,
            addresses,
            pin,
            station: own,
            nkey,
            role,
            position,
            replicas: 1,
            wake,
        };
        self.network = None;
        self.number += 1;
        let (number, orders) = (self.number, self.orders.clone());
        let joined = Network::join(settings).and_then(|(network, events)| {
            let forward = move || {
                for event in events {
                    if orders.send(Order::Network(number, event)).is_err() {
                        break;
                    }
                }
            };
            let thread = std::thread::Builder::new().name("line events".into()).spawn(forward);
            thread.map(|_| network).map_err(|error| Fault::Refused(error.to_string()))
        });
        match joined {
            Ok(network) => {
                self.network = Some(network);
                self.role = Some(role);
                self.heard = Heard::default();
                self.inlet.exchange(Some(Box::new(Carrier(self.orders.clone()))));
                self.put(Incoming::Line(LineState::Down(SystemReason::TimedOut)));
            }
            Err(fault) => self.trouble(told(fault)),
        }
    }

    /// Connects anew: the server is another one, or elsewhere.
    pub(crate) fn connect_anew(&mut self) {
        self.network = None;
        self.role = None;
        self.connect();
    }

    /// Serves the open event; at once, or as soon as that is possible.
    fn serve(&mut self) -> Result<(), LineFault> {
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
    fn start_again(&mut self) {
        let Some(serving) = &self.serving else { return };
        let done = match &serving.server {
            Some(server) if server.is_running() => return,
            Some(server) => server.restart(),
            None => self.start(),
        };
        let fault = done.err().map(told);
        if fault.is_some() && fault != self.told {
            self.trouble(fault.clone().unwrap_or(LineFault::Ended));
        }
        self.told = fault;
    }

    fn stop_serving(&mut self) {
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
    fn agree(&mut self) -> Result<(), Fault> {
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

    /// Writes down what is remembered.
    pub(crate) fn keep(&mut self) {
        self.kept = Instant::now();
        let (Some(place), Some(known)) = (&self.place, &mut self.known) else { return };
        if let Some(stream) = &self.heard.stream {
            known.stream = Some(stream.clone());
        }
        if let Err(error) = memory::keep(&place.folder, known.clone()) {
            let fault = LineFault::File { path: place.folder.clone(), why: error.into() };
            if self.told.as_ref() != Some(&fault) {
                self.told = Some(fault.clone());
                self.trouble(fault);
            }
        }
    }

    /// Shows the door, if it has changed.
    fn show_door(&self) {
        let now = self.at_the_door.door(self.serving.as_ref());
        let mut shown = self.door.lock().unwrap_or_else(PoisonError::into_inner);
        if *shown != now {
            shown.clone_from(&now);
            drop(shown);
            self.put(Incoming::Door(now));
        }
    }
}

/// Where others reach what listens there, the likeliest address first.
fn reachable(listen: SocketAddr) -> Vec<SocketAddr> {
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
