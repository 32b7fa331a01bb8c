//! What happens at the doors: of this laptop, where it serves an event, and of another, which it joins.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::memory::EventLine;
use crate::serving::{Serving, Stands};
use jadoube_core::evidence::key::PublicKey;
use jadoube_desk::stations_line::{
    Candidate, Door, EventServer, Invitation, Invitee, Joining, ServerState,
};
use jadoube_network::event::Candidate as Knocking;
use jadoube_network::invitation::Invitation as Code;
use jadoube_network::joining::Guest;
use jadoube_network::renewal::Renewal;

/// What happens at the doors.
#[derive(Debug, Default)]
pub(crate) struct AtTheDoor {
    pub(crate) open: Option<(Code, Invitation)>,
    /// What those are to be called who were invited, by the key of the invitation.
    pub(crate) names: Vec<(String, String)>,
    /// Who was invited before the program was closed, by the key of the invitation, and until when.
    pub(crate) before: Vec<(String, Invitee, Instant)>,
    pub(crate) waiting: Vec<(Knocking, Candidate)>,
    pub(crate) guest: Option<(u64, Guest)>,
    pub(crate) joining: Option<(Joining, PathBuf)>,
}

impl AtTheDoor {
    /// As user interfaces see it.
    pub(crate) fn door(&self, serving: Option<&Serving>, known: Option<&EventLine>) -> Door {
        let leads = serving.filter(|one| one.server.is_some() && one.stands.leads());
        let served = leads.map(|one| &one.reached);
        let renewal = served.zip(known).map(|(reached, known)| {
            let others = known.servers.carriers.iter().skip(1);
            let others = others.flat_map(|one| one.addresses.first().copied());
            let addresses = reached.iter().take(1).copied().chain(others).collect();
            let pin = known.pin()?;
            Some(Renewal { competition: known.competition, addresses, pin }.code())
        });
        Door {
            renewal: renewal.flatten(),
            beside: serving.is_some_and(|one| !one.stands.leads()),
            servers: known.map(|known| servers(serving, known)).unwrap_or_default(),
            served: served.into_iter().flatten().map(ToString::to_string).collect(),
            invitation: self.open.as_ref().map(|(_, shown)| shown.clone()),
            invited_before: self.before.iter().map(|(_, who, at)| (who.clone(), *at)).collect(),
            waiting: self.waiting.iter().map(|(_, shown)| shown.clone()).collect(),
            joining: self.joining.as_ref().map(|(joining, _)| joining.clone()),
        }
    }

    /// The event that was served is closed.
    pub(crate) fn leave(&mut self) {
        self.open = None;
        self.names.clear();
        self.before.clear();
        self.waiting.clear();
    }

    pub(crate) fn stop_joining(&mut self) {
        self.guest = None;
        self.joining = None;
    }
}

/// A station that has said nothing for so long is shown as silent.
const SILENT: Duration = Duration::from_secs(10);

/// Who carries the event, or would, as far as this laptop knows.
fn servers(serving: Option<&Serving>, known: &EventLine) -> Vec<EventServer> {
    let shown = |station: PublicKey, addresses: &[SocketAddr], state| EventServer {
        station,
        addresses: addresses.iter().map(ToString::to_string).collect(),
        state,
    };
    let heard = |station: PublicKey| match serving {
        Some(Serving { stands: Stands::Lead(_), offers, .. }) => offers.get(&station),
        _ => None,
    };
    let carriers = &known.servers.carriers;
    let mut all: Vec<EventServer> = carriers
        .iter()
        .enumerate()
        .map(|(at, one)| {
            let leads = at > 0 && serving.is_some_and(|serving| serving.stands.leads());
            let runs = heard(one.station).filter(|offered| offered.at.elapsed() < SILENT);
            let state = match runs.map(|offered| offered.runs == Some(known.servers.agreed)) {
                _ if !leads => ServerState::Carries,
                Some(true) => ServerState::Carries,
                Some(false) => ServerState::Starts,
                None => ServerState::Silent,
            };
            shown(one.station, &one.addresses, state)
        })
        .collect();
    all.extend(known.servers.halls.iter().map(|one| {
        let is_used = Some(one.station) == known.hall;
        let state = if is_used { ServerState::OwnHall } else { ServerState::Hall };
        shown(one.station, &one.addresses, state)
    }));
    let Some(serving) = serving else { return all };
    match &serving.stands {
        Stands::Lead(_) => {
            let others = serving.offers.iter().filter(|(station, offered)| {
                offered.at.elapsed() < SILENT
                    && !offered.hall
                    && !carriers.iter().any(|one| one.station == **station)
            });
            all.extend(others.map(|(station, offered)| {
                shown(*station, &offered.carrier.addresses, ServerState::Ready)
            }));
        }
        Stands::Beside { certified, .. } => {
            let is_one = all.iter().any(|one| one.station == serving.own);
            if !is_one {
                let state =
                    if certified.is_some() { ServerState::Ready } else { ServerState::Asked };
                all.push(shown(serving.own, &serving.reached, state));
            }
        }
    }
    all
}
