//! Three laptops that carry the event together. The one that leads has its authority: it certifies the
//! servers of others that offer theirs, and once two are there besides its own it decides that the three carry
//! the event from now on; it says so to all again and again, with the keys of all connections, so that each
//! server lets in whom this one does.
//!
//! Every agreement has a number and begins with empty stores: what was in the stream is in the files, and
//! is published again. So nothing has to be moved from one server to another, and nothing is lost by what
//! comes of two agreements at once when the network is torn apart.
//!
//! The server of a *hall* is connected to that of the laptop that leads, and keeps a stream of its own: what is
//! recorded in the hall is heard there also when the line to the middle is cut. Between the streams the
//! stations give each other by hand what the others lack.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::faults::told as told_as;
use crate::hosting::name_of;
use crate::listen::{Among, Listen, own_address, reachable};
use crate::serving::{CarrierOffer, Serving, Stands};
use crate::state::Engine;
use jadoube_core::evidence::key::PublicKey;
use jadoube_desk::stations_line::LineFault;
use jadoube_network::beside::{
    Carrier, HALLS, Offer, ServerCertificate, ServerKey, TOGETHER, Where, Word,
};
use jadoube_network::permission::may_lead;
use jadoube_network::server::settings::Topology;

/// A laptop that has said nothing for so long is replaced, or not relied on, by the one that leads.
const SILENT: Duration = Duration::from_secs(60);

/// A laptop that has just said something is chosen.
const FRESH: Duration = Duration::from_secs(10);

impl Engine {
    /// Offers to carry a server beside that of the laptop that leads, or for a hall, from now on.
    pub(crate) fn serve_beside(&mut self, hall: bool) -> Result<(), LineFault> {
        if self.serving.is_some() {
            return Ok(());
        }
        self.passing = None;
        let (Some(place), Some(known)) = (&self.place, &mut self.known) else {
            return Err(LineFault::NotJoined);
        };
        let Some(own) = place.own else { return Err(LineFault::NotJoined) };
        let Some(pin) = known.pin().filter(|_| !known.addresses.is_empty()) else {
            return Err(LineFault::NotJoined);
        };
        if !may_lead(place.role.unwrap_or(known.role)) {
            return Err(LineFault::NotAllowed);
        }
        let folder = place.servers();
        let listen = Listen::of(self.options.listen, known.served, [known.routes, known.halls]);
        let listen = listen.map_err(told_as)?;
        let key = ServerKey::at(&folder).map_err(told_as)?;
        // What another laptop has signed that led before is good for nothing.
        let certified = ServerCertificate::at(&folder).filter(|made| made.is_of(&pin));
        known.beside = true;
        known.hall = hall.then_some(own);
        self.serving = Some(Serving::new(own, listen, Stands::Beside { key, certified }));
        self.keep();
        self.start_again();
        self.offer(false);
        Ok(())
    }

    /// Says to the laptop that leads that this one would carry a server, or does.
    pub(crate) fn offer(&mut self, ends: bool) {
        let hall = self.is_of_hall();
        let Some(lead) = self.known.as_ref().and_then(|known| known.lead) else { return };
        let (Some(network), Some(serving)) = (&self.network, &mut self.serving) else { return };
        let Stands::Beside { key, certified } = &serving.stands else { return };
        serving.reached = reachable(serving.listen.stations);
        let ips: Vec<_> = serving.reached.iter().map(SocketAddr::ip).collect();
        let offer = Offer {
            public: key.public(),
            lacks: certified.as_ref().is_none_or(|made| made.ips != ips),
            addresses: serving.reached.clone(),
            routes: reachable(serving.listen.servers),
            runs: serving.agreed_and_running(),
            ends,
            hall,
            halls: reachable(serving.listen.halls),
        };
        // It is said again and again.
        let _ = network.tell_beside(lead, &Word::Offer(offer));
    }

    /// The server of this laptop has ended, and the one that leads has not heard so: what was said last may
    /// have gone by that very server.
    pub(crate) fn say_that_it_ended(&self) {
        let (Some(network), Some(known)) = (&self.network, &self.known) else { return };
        let own = self.place.as_ref().and_then(|place| place.own);
        let (Some(own), Some(lead), None) = (own, known.lead, &self.serving) else { return };
        let mut carriers = known.servers.carriers.iter().skip(1).chain(&known.servers.halls);
        if carriers.any(|one| one.station == own) {
            let offer = Offer { ends: true, ..Offer::default() };
            // It is said again and again.
            let _ = network.tell_beside(lead, &Word::Offer(offer));
        }
    }

    /// A station has said something about servers.
    pub(crate) fn heard_beside(&mut self, by: PublicKey, word: Word) {
        match word {
            Word::Offer(offer) => self.offered(by, offer),
            Word::Certified(made) => self.certified(by, made),
            Word::Leads(next) => self.succeeded(by, &next),
        }
    }

    fn offered(&mut self, by: PublicKey, offer: Offer) {
        let is_arbiter = self.place.as_ref().is_some_and(|place| {
            place.members.iter().any(|(one, role)| *one == by && may_lead(*role))
        });
        let (Some(network), Some(serving)) = (&self.network, &mut self.serving) else { return };
        let Stands::Lead(authority) = &serving.stands else { return };
        if !is_arbiter {
            return;
        }
        if offer.lacks {
            let ips: Vec<_> = offer.addresses.iter().map(SocketAddr::ip).collect();
            match authority.certify(&ips, &offer.public) {
                Ok(made) => {
                    let _ = network.tell_beside(by, &Word::Certified(made));
                }
                Err(fault) => return self.trouble(told_as(fault)),
            }
        }
        let Offer { addresses, routes, halls, runs, ends, hall, .. } = offer;
        if ends {
            serving.offers.remove(&by);
        } else {
            let carrier = Carrier { station: by, addresses, routes, halls };
            serving.offers.insert(by, CarrierOffer { carrier, runs, hall, at: Instant::now() });
        }
        self.choose(ends.then_some(by));
    }

    fn certified(&mut self, by: PublicKey, made: ServerCertificate) {
        let (Some(known), Some(serving)) = (&self.known, &mut self.serving) else { return };
        let Stands::Beside { certified, .. } = &mut serving.stands else { return };
        let is_ours = known.lead == Some(by) && known.pin().is_some_and(|pin| made.is_of(&pin));
        if !is_ours || certified.as_ref() == Some(&made) {
            return;
        }
        let Some(place) = &self.place else { return };
        if let Err(fault) = made.keep(&place.servers()) {
            return self.trouble(told_as(fault));
        }
        *certified = Some(made);
        // A server that shows the old one is started anew.
        serving.runs = None;
        self.start_again();
    }

    /// Decides who carries the event, and tells it where that has changed.
    pub(crate) fn choose(&mut self, gone: Option<PublicKey>) {
        let (Some(place), Some(known), Some(serving)) =
            (&self.place, &mut self.known, &self.serving)
        else {
            return;
        };
        let (Stands::Lead(_), Some(own)) = (&serving.stands, place.own) else { return };
        let before = &known.servers;
        let others: Vec<PublicKey> =
            before.carriers.iter().skip(1).map(|one| one.station).collect();
        let heard = serving.offers.iter().filter(|(_, one)| !one.hall);
        let heard = heard.map(|(station, one)| (*station, one.at.elapsed()));
        let chosen = chosen(&others, &heard.collect(), serving.since.elapsed(), gone);
        let carrier = |station: &PublicKey| {
            let told = serving.offers.get(station).map(|one| one.carrier.clone());
            told.or_else(|| before.carriers.iter().find(|one| one.station == *station).cloned())
        };
        let own = Carrier {
            station: own,
            addresses: serving.reached.clone(),
            routes: reachable(serving.listen.servers),
            halls: reachable(serving.listen.halls),
        };
        let halls = halls(&before.halls, &serving.offers, gone);
        let carriers: Vec<Carrier> =
            std::iter::once(own).chain(chosen.iter().filter_map(carrier)).collect();
        // A hall goes on with the others when one of three is gone.
        let middle = carriers.iter().filter(|_| !halls.is_empty());
        let middle = middle.flat_map(|one| one.halls.iter().copied()).collect();
        let next = Where {
            agreed: before.agreed + u64::from(chosen != others),
            carriers,
            members: Vec::new(),
            middle,
            halls,
            next: None,
        };
        if next != *before {
            known.servers = next;
            self.tell_where();
            self.keep();
            self.start_again();
            self.look_at_servers();
        }
    }

    /// Says to all where servers are.
    pub(crate) fn tell_where(&self) {
        let (Some(known), Some(network), Some(serving)) =
            (&self.known, &self.network, &self.serving)
        else {
            return;
        };
        if !serving.stands.leads() || known.servers.carriers.is_empty() {
            return;
        }
        let key =
            |(station, nkey): (&String, &String)| Some((PublicKey::read(station)?, nkey.clone()));
        let members = known.nkeys.iter().filter_map(key).collect();
        let told = Where { members, ..known.servers.clone() };
        // It is said again and again.
        let _ = network.tell_where(&told);
    }

    /// The laptop that leads has said where servers are.
    pub(crate) fn heard_where(&mut self, by: PublicKey, told: Where) {
        let leads = self.leads();
        let Some(known) = self.known.as_mut().filter(|_| !leads) else { return };
        // Which laptop leads goes with the certificate by which its servers are recognised.
        if known.lead.is_some_and(|lead| lead != by) {
            return;
        }
        if let Some(next) = &told.next {
            // Only whoever led names another one.
            if known.lead == Some(by) {
                self.follow(next);
            }
            return;
        }
        let before = known.clone();
        known.lead = Some(by);
        known.nkeys.extend(told.members.iter().map(|(one, nkey)| (one.to_string(), nkey.clone())));
        let addresses = told.addresses();
        if !addresses.is_empty() {
            known.addresses = addresses;
        }
        known.servers = Where { members: Vec::new(), ..told };
        let is_first = before.lead.is_none();
        if *known != before {
            self.keep();
            self.look_at_servers();
            if let Err(fault) = self.agree() {
                self.trouble(told_as(fault));
            }
        }
        self.start_again();
        if is_first {
            self.offer(false);
        }
    }

    /// The connection looks for the servers there from now on.
    pub(crate) fn look_at_servers(&self) {
        if let Some(network) = &self.network {
            network.look_at(self.addresses(), self.replicas());
        }
    }

    /// Whether this laptop leads.
    pub(crate) fn leads(&self) -> bool {
        self.serving.as_ref().is_some_and(|one| one.stands.leads())
    }

    /// Whether this laptop carries the server of a hall.
    pub(crate) fn is_of_hall(&self) -> bool {
        let own = self.place.as_ref().and_then(|place| place.own);
        let hall = self.known.as_ref().and_then(|known| known.hall);
        self.serving.is_some() && !self.leads() && own.is_some() && own == hall
    }

    /// This station uses the server of a hall first from now on, or none of a hall.
    pub(crate) fn use_hall(&mut self, hall: Option<PublicKey>) -> Result<(), LineFault> {
        let carries = self.serving.is_some();
        let Some(known) = self.known.as_mut().filter(|_| !carries) else {
            return Err(LineFault::NotAllowed);
        };
        if hall.is_some_and(|hall| !known.servers.halls.iter().any(|one| one.station == hall)) {
            return Err(LineFault::NoHall);
        }
        known.hall = hall;
        self.keep();
        self.connect_anew();
        Ok(())
    }

    /// Where servers are looked for: where this laptop carries one that others rely on, its own first; else
    /// that of its hall.
    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        let Some(known) = &self.known else { return Vec::new() };
        match &self.serving {
            Some(Serving { stands: Stands::Lead(_), listen, .. }) => {
                let others = known.servers.carriers.iter().skip(1);
                let others = others.flat_map(|one| one.addresses.iter().copied());
                std::iter::once(own_address(listen.stations)).chain(others).collect()
            }
            Some(Serving { server: Some(_), listen, .. }) if self.is_of_hall() => {
                let middle = known.addresses.iter().copied();
                std::iter::once(own_address(listen.stations)).chain(middle).collect()
            }
            _ => {
                let hall = known.servers.halls.iter().find(|one| Some(one.station) == known.hall);
                let hall = hall.into_iter().flat_map(|one| &one.addresses);
                hall.chain(&known.addresses).copied().collect()
            }
        }
    }

    /// On how many servers a stream is kept that is made here.
    pub(crate) fn replicas(&self) -> u8 {
        let Some(known) = &self.known else { return 0 };
        let leads = self.leads();
        if self.is_of_hall() {
            return 1;
        }
        match known.servers.carriers.len() {
            TOGETHER => TOGETHER as u8,
            0 if !leads => 0,
            _ => 1,
        }
    }

    /// Among which servers the one of this laptop is to run; none where it is not to run.
    pub(crate) fn wanted_server(&self) -> Option<Among> {
        let (known, serving) = (self.known.as_ref()?, self.serving.as_ref()?);
        let own = self.place.as_ref()?.own?;
        let Where { agreed, carriers, middle, .. } = &known.servers;
        if self.is_of_hall() {
            let place = Topology::Hall { middle: middle.clone() };
            return (!middle.is_empty()).then_some(Among { agreed: 0, place, halls: None });
        }
        let leads = serving.stands.leads();
        let halls = (!middle.is_empty()).then_some(serving.listen.halls);
        if carriers.len() < TOGETHER {
            let place = Topology::Alone;
            return leads.then_some(Among { agreed: *agreed, place, halls });
        }
        let is_one = carriers.iter().any(|one| one.station == own);
        let others = carriers.iter().filter(|one| one.station != own);
        let lead = carriers.first()?.station;
        is_one.then(|| {
            // The engine refuses to start with a route that stands there twice.
            let routes: BTreeSet<_> = others.flat_map(|one| one.routes.iter().copied()).collect();
            let place = Topology::OneOf {
                cluster: format!("{}-{agreed}", name_of(lead)),
                listen: serving.listen.servers,
                others: routes.into_iter().collect(),
            };
            Among { agreed: *agreed, place, halls }
        })
    }
}

/// Who carries the server of a hall, after what was offered. A hall that is silent may have lost the line,
/// and goes on by itself: only one that says so is none any more.
fn halls(
    before: &[Carrier],
    offers: &BTreeMap<PublicKey, CarrierOffer>,
    gone: Option<PublicKey>,
) -> Vec<Carrier> {
    let stays = |one: &&Carrier| Some(one.station) != gone;
    let is_hall = |one: &&CarrierOffer| one.hall;
    let mut all: BTreeMap<PublicKey, Carrier> =
        before.iter().filter(stays).map(|one| (one.station, one.clone())).collect();
    for one in offers.values().filter(is_hall) {
        if all.len() < HALLS || all.contains_key(&one.carrier.station) {
            all.insert(one.carrier.station, one.carrier.clone());
        }
    }
    // Who carries one of three now carries none of a hall.
    all.retain(|station, _| offers.get(station).is_none_or(|one| one.hall));
    all.into_values().collect()
}

/// Who carries the event beside the laptop that leads: two, or nobody. `now` are those who do; how long ago
/// each was last heard that offers to; how long ago the one that leads began; and who does not any more.
/// One of two that is silent stays as long as the other one is there, for two of three go on; after a
/// while it is replaced where another one offers.
fn chosen(
    now: &[PublicKey],
    heard: &BTreeMap<PublicKey, Duration>,
    begun: Duration,
    gone: Option<PublicKey>,
) -> Vec<PublicKey> {
    let lasts =
        |one: &&PublicKey| Some(**one) != gone && *heard.get(*one).unwrap_or(&begun) < SILENT;
    let mut found: Vec<PublicKey> = now.iter().filter(lasts).copied().collect();
    let is_one_there = gone.is_none() && !found.is_empty();
    let fresh = heard.iter().filter(|(_, ago)| **ago < FRESH).map(|(one, _)| *one);
    let fresh: Vec<PublicKey> =
        fresh.filter(|one| !found.contains(one) && Some(*one) != gone).collect();
    found.extend(fresh);
    found.truncate(TOGETHER - 1);
    match found.len() + 1 {
        TOGETHER => found,
        _ if is_one_there => now.to_vec(),
        _ => Vec::new(),
    }
}

impl Serving {
    /// Ends the server. Whoever is invited there still is at the next one.
    pub(crate) fn end_server(&mut self) {
        if let Some(server) = self.server.take() {
            self.invitations = server.invitations();
        }
        self.runs = None;
    }

    /// For which agreement its server runs.
    pub(crate) fn agreed_and_running(&self) -> Option<u64> {
        let is_running = self.server.as_ref().is_some_and(|server| server.is_running());
        self.runs.as_ref().filter(|_| is_running).map(|among| among.agreed)
    }
}

impl crate::open_event::OpenEvent {
    /// The folder of the server here.
    pub(crate) fn servers(&self) -> PathBuf {
        self.folder.join("servers").join(self.competition.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_carry_the_event_or_one_and_whoever_is_gone_is_replaced() {
        let [a, b, c] = [1, 2, 3].map(|number| PublicKey([number; 32]));
        let ago = |all: &[(PublicKey, u64)]| {
            all.iter().map(|(one, seconds)| (*one, Duration::from_secs(*seconds))).collect()
        };
        let (now, long) = (Duration::ZERO, Duration::from_secs(100));
        let of = |before: &[PublicKey], heard: &[(PublicKey, u64)], begun, gone| {
            chosen(before, &ago(heard), begun, gone)
        };
        assert!(of(&[], &[(a, 1)], now, None).is_empty(), "two are too few");
        assert_eq!(of(&[], &[(a, 1), (b, 1)], now, None), [a, b]);
        assert_eq!(of(&[a, b], &[(a, 1), (b, 30), (c, 1)], long, None), [a, b], "a pause");
        assert_eq!(of(&[a, b], &[(a, 1), (b, 90)], long, None), [a, b], "two of three go on");
        assert_eq!(of(&[a, b], &[(a, 1), (b, 90), (c, 1)], long, None), [a, c]);
        assert_eq!(of(&[a, b], &[(a, 1), (c, 1)], long, Some(b)), [a, c], "it has said so");
        assert!(of(&[a, b], &[(a, 1)], long, Some(b)).is_empty());
        assert_eq!(of(&[a, b], &[], now, None), [a, b], "the one that leads was started again");
        assert!(of(&[a, b], &[], long, None).is_empty(), "alone");
        assert!(of(&[a, b], &[(a, 90), (b, 90)], long, None).is_empty(), "alone");
    }

    #[test]
    fn a_hall_stays_one_while_it_is_silent_until_it_says_that_it_is_none() {
        let [a, b] = [1, 2].map(|number| PublicKey([number; 32]));
        let carrier =
            |station| Carrier { station, addresses: vec![], routes: vec![], halls: vec![] };
        let offered = |station, hall| {
            (
                station,
                CarrierOffer { carrier: carrier(station), runs: None, hall, at: Instant::now() },
            )
        };
        let of = |before: &[Carrier], offers: Vec<_>, gone| {
            let found = halls(before, &offers.into_iter().collect(), gone);
            found.into_iter().map(|one| one.station).collect::<Vec<_>>()
        };
        assert!(of(&[], vec![offered(a, false)], None).is_empty());
        assert_eq!(of(&[], vec![offered(a, true), offered(b, false)], None), [a]);
        assert_eq!(of(&[carrier(a)], vec![offered(b, true)], None), [a, b], "it may be cut off");
        assert_eq!(of(&[carrier(a), carrier(b)], vec![], Some(a)), [b]);
        assert!(of(&[carrier(a)], vec![offered(a, false)], None).is_empty(), "one of three now");
        let many = (0..=HALLS as u8).map(|nth| offered(PublicKey([nth; 32]), true)).collect();
        assert_eq!(of(&[], many, None).len(), HALLS);
    }
}
