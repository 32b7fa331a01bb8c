//! Rows and heads on their way between the desk and the engine.

use std::time::{Duration, Instant};

use crate::faults::told;
use crate::state::Engine;
use jadoube_chess::moment::Millis;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_core::stations::post::Post;
use jadoube_desk::exchange::{Incoming, Outgoing, Parcel};
use jadoube_desk::stations_line::LineFault;
use jadoube_desk::waiting_room::Reservation;
use jadoube_network::event::{Event, Outcome, Why};
use jadoube_network::fault::Fault;
use jadoube_network::station::Delivery;

/// The same rows are given to the same station by hand no more often than this.
const AGAIN: Duration = Duration::from_secs(2);

impl Engine {
    /// The desk has something for the others.
    pub(crate) fn send(&mut self, outgoing: Outgoing) {
        let done = match outgoing {
            Outgoing::Recorded(Parcel { station, first, last, bytes }) => {
                self.network.as_ref().map_or(Ok(()), |network| {
                    network.publish(Delivery { strand: station, first, last, bytes })
                })
            }
            Outgoing::Heads(bytes) => {
                for one in &self.formers {
                    // It is said again and again.
                    let _ = one.network.announce(bytes.clone());
                }
                self.network.as_ref().map_or(Ok(()), |network| network.announce(bytes))
            }
            Outgoing::Answer { to, parcel } => self.give(to, parcel),
            Outgoing::Claim { number, posts } => {
                self.claim(number, &posts);
                Ok(())
            }
        };
        match done {
            // A viewer has nothing that others lack. What is not taken now is given by hand to whoever
            // lacks it.
            Ok(()) | Err(Fault::NotAllowed | Fault::Busy { .. } | Fault::Closed) => {}
            Err(fault) => self.trouble(told(fault)),
        }
    }

    /// Gives rows to one station, by hand.
    fn give(&mut self, to: PublicKey, parcel: Parcel) -> Result<(), Fault> {
        let key = (to, parcel.station);
        let is_new = self
            .answered
            .get(&key)
            .is_none_or(|(last, at)| parcel.last > *last || at.elapsed() >= AGAIN);
        let is_here = self.heard.there.contains_key(&to);
        let former = self.formers.iter().find(|one| !is_here && one.there.contains_key(&to));
        let here = self.network.as_ref().filter(|_| self.heard.is_up);
        let network = former.map(|one| &one.network).or(here);
        let Some(network) = network.filter(|_| is_new) else { return Ok(()) };
        self.answered.insert(key, (parcel.last, Instant::now()));
        let role = self.place.as_ref().and_then(|place| place.role);
        let board = match role {
            Some(Role::Assistant(board)) => Some(board),
            _ => None,
        };
        network.propose(to, board, parcel.bytes).map(drop)
    }

    /// Claims posts that the desk takes over. What the server cannot be asked is as good as granted.
    fn claim(&mut self, number: u64, posts: &[(Post, u32)]) {
        for (post, epoch) in posts {
            let network = self.network.as_ref().filter(|_| self.heard.is_up);
            let made = network.and_then(|it| it.claim(*post, *epoch, Vec::new()).ok());
            if let Some(claim) = made {
                self.claims.insert(claim, number);
            }
        }
        self.told_claimed(number);
    }

    /// What became of a claim.
    fn claimed(&mut self, claim: u64, outcome: Result<Outcome, Fault>) {
        let Some(number) = self.claims.remove(&claim) else { return };
        let own = self.place.as_ref().and_then(|place| place.own);
        match outcome {
            Ok(Outcome::Other(stands)) if Some(stands.station) != own => {
                self.claims.retain(|_, other| *other != number);
                let by = Some((stands.post, stands.station));
                self.put(Incoming::Claimed { number, by });
            }
            _ => self.told_claimed(number),
        }
    }

    /// Tells the desk that its posts are its own, once no answer is missing.
    fn told_claimed(&self, number: u64) {
        if !self.claims.values().any(|other| *other == number) {
            self.put(Incoming::Claimed { number, by: None });
        }
    }

    /// What the engine tells.
    pub(crate) fn happened(&mut self, event: Event) {
        match event {
            Event::Here => self.heard.is_up = true,
            Event::Answers => {
                let line = self.heard.answers();
                self.put(Incoming::Line(line));
            }
            Event::Away { why, .. } => self.away(&why),
            Event::StreamIsNew { made } => self.heard.stream = Some((made, 1)),
            Event::Reaches { upto } => self.put(Incoming::Wanted { behind: upto }),
            Event::Rows { at, .. } | Event::Lost { at } => self.read(at),
            // That the line is gone was told; what waits is sent once it is back.
            Event::Stuck { .. } if !self.heard.is_up => {}
            Event::Stuck { why, .. } => self.trouble(told(why)),
            Event::OtherWriter { .. } => self.trouble(LineFault::OtherWriter),
            Event::Present { station } => {
                if !self.heard.there.contains_key(&station) {
                    // Whoever comes knows at once who leads, and all others whom to let in if they lead next.
                    self.tell_where();
                }
                self.heard.there.entry(station).or_default();
                self.met(station);
                self.put(Incoming::Heard { station, ahead: None });
            }
            Event::Silent { station, .. } => {
                self.heard.there.remove(&station);
            }
            Event::Heads { station, bytes } => {
                self.heard.there.insert(station, bytes.clone());
                self.heads(station, bytes);
            }
            Event::Clock { station, ahead, .. } => {
                let ahead = Some(Millis(ahead / 1000));
                self.put(Incoming::Heard { station, ahead });
            }
            Event::Proposed { bytes, reply, .. } => {
                self.put(Incoming::Delivery(bytes));
                self.reply(|network| network.reply(&reply, Vec::new()));
            }
            Event::Asked { by, bytes, reply } => {
                self.heads(by, bytes);
                self.reply(|network| network.answer(&reply, Vec::new(), true));
            }
            Event::Answer { bytes, .. } => self.put(Incoming::Delivery(bytes)),
            Event::WantsToJoin(candidate) => self.knocked(candidate),
            Event::Beside { by, word } => self.heard_beside(by, word),
            Event::Where { by, told } => self.heard_where(by, told),
            // What was not taken is found missing by the heads.
            Event::Published { .. }
            | Event::Answered { .. }
            | Event::Replied { .. }
            | Event::Lease { .. } => {}
            Event::Claimed { claim, outcome } => self.claimed(claim, outcome),
        }
    }

    /// Rows were read of the stream.
    pub(crate) fn rows(&mut self, at: u64, bytes: Vec<u8>, room: Reservation) {
        self.read(at);
        // A desk that has ended ends the line.
        let _ = self.inlet.put_in(Incoming::Delivery(bytes), room);
    }

    fn reply(&self, how: impl FnOnce(&jadoube_network::network::Network) -> Result<(), Fault>) {
        if let Some(network) = &self.network {
            // Whoever hears nothing asks again.
            let _ = how(network);
        }
    }

    fn away(&mut self, why: &Why) {
        let told = self.heard.away(why);
        self.answered.clear();
        // Nobody is left who could answer.
        for number in std::mem::take(&mut self.claims).into_values() {
            self.put(Incoming::Claimed { number, by: None });
        }
        if *why == Why::Stranger {
            self.trouble(LineFault::Stranger);
        }
        told.into_iter().for_each(|line| self.put(Incoming::Line(line)));
    }

    fn read(&mut self, at: u64) {
        if let Some((_, next)) = &mut self.heard.stream {
            *next = at.saturating_add(1);
        } else if let Some((made, _)) = self.known.as_ref().and_then(|known| known.stream.as_ref())
        {
            // It is the stream that was known.
            self.heard.stream = Some((made.clone(), at.saturating_add(1)));
        }
    }

    fn heads(&self, from: PublicKey, bytes: Vec<u8>) {
        self.put(said(from, bytes));
    }

    /// Whoever is there is heard again and again, also when he says nothing new.
    pub(crate) fn say_who_is_there(&self) {
        let formers = self.formers.iter().flat_map(|one| &one.there);
        for (station, bytes) in self.heard.there.iter().chain(formers) {
            self.heads(*station, bytes.clone());
        }
    }
}

/// What a station says of how far it is; nothing, where it only says that it is there.
pub(crate) fn said(from: PublicKey, bytes: Vec<u8>) -> Incoming {
    if bytes.is_empty() {
        Incoming::Heard { station: from, ahead: None }
    } else {
        Incoming::Heads { from, bytes }
    }
}
