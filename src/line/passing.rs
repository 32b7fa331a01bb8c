//! The lead goes from one laptop to another: the chief's place was handed over or taken over, and the station that
//! keeps it now shares the event itself, with an authority of its own.
//!
//! Who led and is still reached hears so from the new one, and believes it if its own record says that this is
//! the chief station. It names the new one to all: they know it for the laptop that leads, and believe
//! nobody else. Then it is a station as any other; its server stays for a while, for whoever did not hear at once.
//! To those who were away, and where the laptop that led is not reached at all, the code for a station
//! without connection is given.

use std::time::{Duration, Instant};

use crate::memory::EventLine;
use crate::serving::{LeaderNotice, Passing, Stands};
use crate::state::Engine;
use jadoube_core::evidence::key::PublicKey;
use jadoube_desk::exchange::Incoming;
use jadoube_network::beside::{Successor, Where, Word};
use jadoube_network::certificate::Pin;
use jadoube_network::network::Network;
use jadoube_network::renewal::Renewal;

/// So long it is said again and again that another laptop leads.
const LASTS: Duration = Duration::from_secs(60);

/// How this laptop was connected before it led.
#[derive(Debug)]
pub(crate) struct Before {
    known: Option<EventLine>,
    network: Option<Network>,
}

impl Engine {
    /// Carries no server beside that of another laptop any more, and lets go of the connection to that, to
    /// lead.
    pub(crate) fn give_up_beside(&mut self) -> Before {
        let known = self.known.clone();
        if self.serving.is_some() {
            self.offer(true);
            self.serving = None;
        }
        self.passing = None;
        Before { known, network: self.network.take() }
    }

    /// This laptop does not lead: everything is as it was before.
    pub(crate) fn return_to(&mut self, Before { known, network }: Before) {
        (self.known, self.network) = (known, network);
        let carried = self.known.as_ref().filter(|known| known.beside);
        if let Some(hall) = carried.map(|known| known.hall.is_some())
            && let Err(fault) = self.serve_beside(hall)
        {
            self.trouble(fault);
        }
    }

    /// This laptop leads: whoever led before is told so.
    pub(crate) fn say_to(&mut self, before: Before) {
        let lead = before.known.and_then(|known| known.lead);
        let (Some(serving), Some(lead), Some(network)) = (&self.serving, lead, before.network)
        else {
            return;
        };
        let Stands::Lead(authority) = &serving.stands else { return };
        let pin = authority.pin().bytes().to_vec();
        let (station, addresses) = (serving.own, serving.reached.clone());
        let said = LeaderNotice::Leads(lead, Successor { station, addresses, pin });
        let until = Instant::now() + LASTS;
        self.passing = Some(Passing { network, said, _server: None, until });
        self.say_who_leads();
    }

    /// Says again who leads, as long as somebody may not have heard.
    pub(crate) fn say_who_leads(&mut self) {
        self.passing.take_if(|passing| passing.until <= Instant::now());
        let Some(Passing { network, said, .. }) = &self.passing else { return };
        // It is said again and again.
        let _ = match said {
            LeaderNotice::Leads(to, next) => network.tell_beside(*to, &Word::Leads(next.clone())),
            LeaderNotice::Next(told) => network.tell_where(told),
        };
    }

    /// Another station says that it leads now. Believed of the chief station, as the record here has it, where
    /// this laptop led.
    pub(crate) fn succeeded(&mut self, by: PublicKey, next: &Successor) {
        let chief =
            self.place.as_ref().and_then(|place| place.chief.filter(|_| place.own != Some(by)));
        let is_right = chief == Some(by) && next.station == by && Pin::read(&next.pin).is_some();
        if !is_right || next.addresses.is_empty() || !self.leads() {
            return;
        }
        // Codes that were given out here open nothing any more: whoever comes with one is told so.
        let _ = self.withdraw();
        let serving = self.serving.take();
        let told = self.known.as_ref().map(|known| known.servers.clone()).unwrap_or_default();
        let told = Where { next: Some(next.clone()), ..told };
        self.at_the_door.leave();
        let network = self.network.take();
        self.follow(next);
        if let (Some(network), Some(serving)) = (network, serving) {
            let (said, until) = (LeaderNotice::Next(told), Instant::now() + LASTS);
            self.passing = Some(Passing { network, said, _server: serving.server, until });
            self.say_who_leads();
        }
    }

    /// The servers are those of another laptop from now on. Who carried one for the laptop that led does so for
    /// this one.
    pub(crate) fn follow(&mut self, next: &Successor) {
        let (Some(place), Some(known)) = (&self.place, &mut self.known) else { return };
        let Some(pin) = Pin::read(&next.pin).filter(|_| place.own != Some(next.station)) else {
            return;
        };
        let (carried, hall) = (known.beside, known.hall);
        let (competition, addresses) = (known.competition, next.addresses.clone());
        known.renew(&Renewal { competition, addresses, pin });
        known.lead = Some(next.station);
        known.hall = hall.filter(|_| !carried);
        self.serving = None;
        self.heard.stream = None;
        self.keep();
        self.connect_anew();
        if carried && let Err(fault) = self.serve_beside(hall.is_some()) {
            self.trouble(fault);
        }
        self.put(Incoming::Led { by: next.station });
    }
}
