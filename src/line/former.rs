//! Laptops that led before, and may not know yet that this one does: each is looked for at its own servers, as long
//! as this laptop leads, until it is heard here. One that was off while its place was taken over goes on as it was
//! when it is on again. There it is given what it lacks, so that its own record says whose the place is now; what
//! it has recorded alone comes here, as a record of an older epoch; and it is told who leads.
//!
//! One that is reached nowhere, because it has come into another network, hears nothing of that: it says so
//! when nobody has come to it for a while.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use crate::carrying::said;
use crate::memory::Leader;
use crate::open_event::CONNECTION;
use crate::serving::{Former, Stands};
use crate::state::Engine;
use jadoube_chess::moment::Millis;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_desk::exchange::Incoming;
use jadoube_desk::stations_line::LineFault;
use jadoube_network::beside::{Successor, Word};
use jadoube_network::certificate::Pin;
use jadoube_network::event::Event;
use jadoube_network::nkey::Nkey;
use jadoube_network::station::Settings;

/// So long a laptop that led when it was closed waits for the others before it says that nobody has come.
const ALONE: Duration = Duration::from_secs(60);

impl Engine {
    /// Looks for those who led before, where this laptop leads, and tells those who are reached that it does.
    pub(crate) fn look_for_formers(&mut self) {
        let wanted = self.not_heard_since();
        self.formers.retain(|one| wanted.iter().any(|other| other.station == one.station));
        for one in wanted {
            if !self.formers.iter().any(|other| other.station == one.station) {
                let line = self.line_to(&one);
                self.formers.extend(line);
            }
        }
        self.say_that_this_leads();
    }

    /// Who led before, takes part, and was not heard since this laptop leads.
    fn not_heard_since(&self) -> Vec<Leader> {
        let (Some(place), Some(known)) = (&self.place, &self.known) else { return Vec::new() };
        let takes_part =
            |one: &&Leader| place.members.iter().any(|(member, _)| *member == one.station);
        let before = known.before.iter().filter(|_| self.leads());
        before.filter(takes_part).cloned().collect()
    }

    /// A line to its own servers; what stands in the way of that is told where this laptop connects to its own.
    fn line_to(&mut self, one: &Leader) -> Option<Former> {
        let (place, serving) = (self.place.as_ref()?, self.serving.as_ref()?);
        let is_other = |at: &SocketAddr| !serving.reached.contains(at);
        let addresses: Vec<SocketAddr> = one.addresses.iter().copied().filter(is_other).collect();
        let nkey = Nkey::at(&place.folder.join(CONNECTION)).ok()?;
        let settings = Settings {
            competition: place.competition,
            addresses,
            pin: Pin::read(&one.pin)?,
            station: place.own?,
            nkey,
            // What every station may that leads: nothing is made and nobody is let in there.
            role: Role::SectorArbiter,
            position: None,
            replicas: 0,
            wake: None,
        };
        let (number, network) = self.begin(settings).ok()?;
        Some(Former { station: one.station, number, network, there: BTreeMap::new() })
    }

    fn say_that_this_leads(&self) {
        let Some(serving) = &self.serving else { return };
        let Stands::Lead(authority) = &serving.stands else { return };
        let pin = authority.pin().bytes().to_vec();
        let (station, addresses) = (serving.own, serving.reached.clone());
        let next = Successor { station, addresses, pin };
        for one in &self.formers {
            // It is said again and again.
            let _ = one.network.tell_beside(one.station, &Word::Leads(next.clone()));
        }
    }

    /// Something is heard at the servers of a laptop that led before.
    pub(crate) fn heard_at_former(&mut self, number: u64, event: Event) {
        let Some(former) = self.formers.iter_mut().find(|one| one.number == number) else {
            return;
        };
        let incoming = match event {
            Event::Present { station } => {
                former.there.entry(station).or_default();
                Incoming::Heard { station, ahead: None }
            }
            Event::Heads { station, bytes } => {
                former.there.insert(station, bytes.clone());
                said(station, bytes)
            }
            Event::Silent { station, .. } => {
                former.there.remove(&station);
                return;
            }
            Event::Away { .. } => return former.there.clear(),
            Event::Clock { station, ahead, .. } => {
                Incoming::Heard { station, ahead: Some(Millis(ahead / 1000)) }
            }
            Event::Proposed { bytes, reply, .. } => {
                // Whoever hears nothing asks again.
                let _ = former.network.reply(&reply, Vec::new());
                Incoming::Delivery(bytes)
            }
            Event::Asked { by, bytes, reply } => {
                let _ = former.network.answer(&reply, Vec::new(), true);
                said(by, bytes)
            }
            Event::Answer { bytes, .. } => Incoming::Delivery(bytes),
            // Its stream is not read: what is lacking here is given by hand. Who leads is not asked there.
            Event::Here
            | Event::Answers
            | Event::StreamIsNew { .. }
            | Event::Reaches { .. }
            | Event::Rows { .. }
            | Event::Lost { .. }
            | Event::Published { .. }
            | Event::Stuck { .. }
            | Event::OtherWriter { .. }
            | Event::Answered { .. }
            | Event::Replied { .. }
            | Event::Lease { .. }
            | Event::Claimed { .. }
            | Event::Beside { .. }
            | Event::Where { .. }
            | Event::WantsToJoin(_) => return,
        };
        self.put(incoming);
    }

    /// A station has come: one that led before knows now who does.
    pub(crate) fn met(&mut self, station: PublicKey) {
        let leads = self.leads();
        let (Some(serving), Some(known)) = (&mut self.serving, &mut self.known) else { return };
        serving.expects = None;
        if leads && known.before.iter().any(|one| one.station == station) {
            known.before.retain(|one| one.station != station);
            self.formers.retain(|one| one.station != station);
            self.keep();
        }
    }

    /// Says once that nobody has come to a laptop that led when it was closed: its place may have been taken over.
    pub(crate) fn tell_alone(&mut self) {
        let others = self.place.as_ref().is_some_and(|place| place.members.len() > 1);
        let Some(serving) = self.serving.as_mut().filter(|one| others && one.stands.leads()) else {
            return;
        };
        if serving.expects.take_if(|since| since.elapsed() >= ALONE).is_some() {
            self.trouble(LineFault::NobodyCame);
        }
    }
}
