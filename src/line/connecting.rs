//! The connection of the open event.

use crate::faults::told;
use crate::open_event::CONNECTION;
use crate::order::{Carrier, Order};
use crate::peer_state::PeerState;
use crate::state::Engine;
use jadoube_core::stations::member::Role;
use jadoube_desk::exchange::{Incoming, LineState};
use jadoube_network::event::Event;
use jadoube_network::fault::Fault;
use jadoube_network::network::Network;
use jadoube_network::nkey::Nkey;
use jadoube_network::station::Settings;

impl Engine {
    /// Connects, if an event is open whose server is known.
    pub(crate) fn connect(&mut self) {
        let Some((place, own)) = self.place.as_ref().and_then(|one| Some((one, one.own?))) else {
            return;
        };
        let Some((known, pin)) = self.known.as_ref().and_then(|one| Some((one, one.pin()?))) else {
            return;
        };
        let role = place.role.unwrap_or(known.role);
        let makes = self.leads()
            || self.is_of_hall() && self.serving.as_ref().is_some_and(|one| one.server.is_some());
        let role = if makes { Role::ChiefArbiter } else { role };
        let addresses = self.addresses();
        if addresses.is_empty() || self.network.is_some() && self.role == Some(role) {
            return;
        }
        let nkey = match Nkey::at(&place.folder.join(CONNECTION)) {
            Ok(nkey) => nkey,
            Err(fault) => return self.trouble(told(fault)),
        };
        let competition = place.competition;
        let (position, wake) = (known.position(), None);
        let settings = Settings {
            competition,
            addresses,
            pin,
            station: own,
            nkey,
            role,
            position,
            replicas: self.replicas(),
            wake,
        };
        (self.network, self.number) = (None, 0);
        match self.begin(settings) {
            Ok((number, network)) => {
                (self.network, self.number) = (Some(network), number);
                self.role = Some(role);
                self.heard = PeerState::default();
                self.inlet.exchange(Some(Box::new(Carrier(self.orders.clone()))));
                self.put(Incoming::Line(LineState::Connecting));
            }
            Err(fault) => self.trouble(told(fault)),
        }
    }

    /// Begins a connection, and hands on what it tells under its number.
    pub(crate) fn begin(&mut self, settings: Settings) -> Result<(u64, Network), Fault> {
        self.connections += 1;
        let (number, orders, inlet) = (self.connections, self.orders.clone(), self.inlet.clone());
        let (network, events) = Network::join(settings)?;
        let forward = move || {
            for event in events {
                // While the desk has none, the stream is not read on.
                let room = match &event {
                    Event::Rows { bytes, .. } => Some(inlet.room_for_read(bytes.len())),
                    _ => None,
                };
                if orders.send(Order::Network(number, event, room)).is_err() {
                    break;
                }
            }
        };
        let thread = std::thread::Builder::new().name("line events".into()).spawn(forward);
        thread.map(|_| (number, network)).map_err(|error| Fault::system(&error))
    }

    /// Connects anew: the server is another one, or elsewhere.
    pub(crate) fn connect_anew(&mut self) {
        self.network = None;
        self.role = None;
        self.connect();
    }
}
