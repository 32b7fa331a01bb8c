//! A server that is to run on this laptop.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Instant;

use crate::listen::{Among, Listen, reachable};
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_network::beside::{Carrier, ServerCertificate, ServerKey, Where};
use jadoube_network::certificate::Authority;
use jadoube_network::network::Network;
use jadoube_network::server::Server;
use jadoube_network::server::settings::Invitations;

/// A server that is to run.
#[derive(Debug)]
pub(crate) struct Serving {
    pub(crate) server: Option<Server>,
    pub(crate) listen: Listen,
    /// Where others reach it, the likeliest address first.
    pub(crate) reached: Vec<SocketAddr>,
    pub(crate) stands: Stands,
    /// Whom the server lets in, and as what.
    pub(crate) admitted: BTreeMap<PublicKey, Role>,
    /// Since when those were dismissed who are still let in.
    pub(crate) leaving: BTreeMap<PublicKey, Instant>,
    /// Who would carry the event as well.
    pub(crate) offers: BTreeMap<PublicKey, CarrierOffer>,
    /// Among which servers the server was started.
    pub(crate) runs: Option<Among>,
    /// Who was invited at the server before.
    pub(crate) invitations: Invitations,
    pub(crate) since: Instant,
    /// Since when those are waited for who were there before this laptop was closed; none once anybody has come,
    /// or that is told.
    pub(crate) expects: Option<Instant>,
    /// The station of this laptop.
    pub(crate) own: PublicKey,
}

impl Serving {
    /// None runs yet.
    pub(crate) fn new(own: PublicKey, listen: Listen, stands: Stands) -> Self {
        Self {
            server: None,
            reached: reachable(listen.stations),
            listen,
            stands,
            admitted: BTreeMap::new(),
            leaving: BTreeMap::new(),
            offers: BTreeMap::new(),
            runs: None,
            invitations: Invitations::default(),
            since: Instant::now(),
            expects: None,
            own,
        }
    }
}

/// How a server stands to the others.
#[derive(Debug)]
pub(crate) enum Stands {
    /// It leads: who takes part and who carries the event is decided here.
    Lead(Authority),
    /// It is carried beside that of the laptop that leads, or for a hall, once that has certified it.
    Beside {
        /// The key that it shows.
        key: ServerKey,
        /// What the authority of the event has signed for it.
        certified: Option<ServerCertificate>,
    },
}

impl Stands {
    pub(crate) const fn leads(&self) -> bool {
        matches!(self, Self::Lead(_))
    }
}

/// A laptop that would carry the event as well.
#[derive(Debug)]
pub(crate) struct CarrierOffer {
    pub(crate) carrier: Carrier,
    /// For which agreement its server runs.
    pub(crate) runs: Option<u64>,
    /// Whether it is that of a hall.
    pub(crate) hall: bool,
    /// When it said so last.
    pub(crate) at: Instant,
}

/// What is said on the server of before, by the laptop that led, to all who are there: another one leads.
#[derive(Debug)]
pub(crate) struct Passing {
    pub(crate) network: Network,
    pub(crate) told: Where,
    /// The server of this laptop: whoever is away for a moment hears it on return.
    pub(crate) _server: Option<Server>,
    pub(crate) until: Instant,
}

/// The line to a laptop that led before, at its own servers.
#[derive(Debug)]
pub(crate) struct Former {
    pub(crate) station: PublicKey,
    /// The number of the connection.
    pub(crate) number: u64,
    pub(crate) network: Network,
    /// Who is there, with what they said last of how far they are.
    pub(crate) there: BTreeMap<PublicKey, Vec<u8>>,
}
