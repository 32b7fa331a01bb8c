//! The state of a line's thread.

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::doors::AtTheDoor;
use crate::memory::{self, EventLine};
use crate::open_event::OpenEvent;
use crate::options::Options;
use crate::order::Order;
use crate::peer_state::{AnswerLog, PeerState};
use crate::serving::{Former, Passing, Serving};
use jadoube_core::stations::member::Role;
use jadoube_desk::exchange::Incoming;
use jadoube_desk::inlet::Inlet;
use jadoube_desk::stations_line::{Door, LineFault};
use jadoube_network::network::Network;
use jadoube_network::server::settings::KeptInvitation;

/// The thread's state.
#[derive(Debug)]
pub(crate) struct Engine {
    pub(crate) orders: Sender<Order>,
    pub(crate) wanted: Option<Receiver<Order>>,
    pub(crate) inlet: Inlet,
    pub(crate) options: Options,
    pub(crate) place: Option<OpenEvent>,
    pub(crate) known: Option<EventLine>,
    pub(crate) network: Option<Network>,
    /// As what it is connected.
    pub(crate) role: Option<Role>,
    /// The number of the connection; 0 while there is none.
    pub(crate) number: u64,
    /// So many connections were begun.
    pub(crate) connections: u64,
    /// The number of the time that this laptop has stood at a door.
    pub(crate) guests: u64,
    pub(crate) serving: Option<Serving>,
    /// What is said to those who have not heard yet that another laptop leads.
    pub(crate) passing: Option<Passing>,
    /// The lines to those who led before, where this laptop leads.
    pub(crate) formers: Vec<Former>,
    pub(crate) at_the_door: AtTheDoor,
    pub(crate) heard: PeerState,
    pub(crate) answered: AnswerLog,
    /// For which claim of the desk each claim of the engine is.
    pub(crate) claims: BTreeMap<u64, u64>,
    pub(crate) door: Arc<Mutex<Door>>,
    /// What was told last of what is tried again and again.
    pub(crate) told: Option<LineFault>,
    pub(crate) kept: Instant,
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
            connections: 0,
            guests: 0,
            serving: None,
            passing: None,
            formers: Vec::new(),
            at_the_door: AtTheDoor::default(),
            heard: PeerState::default(),
            answered: AnswerLog::default(),
            claims: BTreeMap::new(),
            door,
            told: None,
            kept: Instant::now(),
        }
    }

    /// Tells that something is not done.
    pub(crate) fn trouble(&mut self, fault: LineFault) {
        self.put(Incoming::Trouble(fault));
    }

    pub(crate) fn put(&self, incoming: Incoming) {
        // A desk that has ended ends the line.
        let _ = self.inlet.put(incoming);
    }

    /// Writes down what is remembered.
    pub(crate) fn keep(&mut self) {
        self.kept = Instant::now();
        let (Some(place), Some(known)) = (&self.place, &mut self.known) else { return };
        if let Some(stream) = &self.heard.stream {
            known.stream = Some(stream.clone());
        }
        if let Some(serving) = self.serving.as_ref().filter(|one| one.stands.leads()) {
            let open = match &serving.server {
                Some(server) => server.invitations(),
                None => serving.invitations.clone(),
            };
            let names = &self.at_the_door.names;
            let named = |one: KeptInvitation| {
                let name = names.iter().find(|(guest, _)| *guest == one.nkey);
                let name = name.map(|(_, name)| name.clone()).unwrap_or_default();
                (one, name)
            };
            known.invitations = open.written().into_iter().map(named).collect();
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
    pub(crate) fn show_door(&self) {
        let now = self.at_the_door.door(self.serving.as_ref(), self.known.as_ref());
        let mut shown = self.door.lock().unwrap_or_else(PoisonError::into_inner);
        if *shown != now {
            shown.clone_from(&now);
            drop(shown);
            self.put(Incoming::Door(Box::new(now)));
        }
    }
}
