//! Who was refused at the door here, or by the server: told to the desk, which records it.

use crate::state::Engine;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::attempt::Attempt;
use jadoube_desk::exchange::Incoming;
use jadoube_network::event::Candidate as Knocking;
use jadoube_network::fault::Fault;
use jadoube_network::server::refused::{RefusedConnection, What};

impl Engine {
    /// Who came with a code is not let in.
    pub(crate) fn refused_at_door(&self, knocking: &Knocking, why: &Fault) {
        let what = match why {
            Fault::Expired => Attempt::ExpiredCode,
            Fault::Used => Attempt::UsedCode,
            Fault::NotAllowed => Attempt::Knock,
            _ => Attempt::UnknownCode,
        };
        let (station, name) = (Some(knocking.station), knocking.name.clone());
        self.put(Incoming::Refused { what, station, name });
    }

    /// The server has refused somebody.
    pub(crate) fn refused_by_server(&self, refused: &RefusedConnection) {
        // A server that only says where the event went guards nothing: who comes with an old code is lost, and
        // no stranger.
        if self.serving.is_none() {
            return;
        }
        let nkeys = self.known.iter().flat_map(|known| &known.nkeys);
        let found = refused.nkey.as_ref().and_then(|nkey| {
            nkeys.into_iter().find(|(_, one)| *one == nkey).map(|(station, _)| station)
        });
        let station = found.and_then(|station| PublicKey::read(station));
        let is_member = |station: PublicKey| {
            self.place.as_ref().is_some_and(|place| {
                place.own == Some(station) || place.members.iter().any(|(one, _)| *one == station)
            })
        };
        let was_invited = |nkey: &String| self.at_the_door.names.iter().any(|(one, _)| one == nkey);
        let what = match (refused.what, &refused.nkey) {
            // It takes part: this server will let it in when it has heard so.
            (What::Key, _) if station.is_some_and(is_member) => return,
            (What::Key, Some(nkey)) if was_invited(nkey) => Attempt::UnknownCode,
            (What::Key, Some(_)) => Attempt::WrongKey,
            (What::Key, None) | (What::Connection, _) => Attempt::NoStation,
            (What::Role, _) => Attempt::NotInRole,
        };
        let name = refused.from.clone();
        self.put(Incoming::Refused { what, station, name });
    }
}
