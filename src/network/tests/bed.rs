//! A server of its own for a test, and stations at it.

use std::fmt::Debug;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use tempfile::TempDir;
use uuid::Uuid;

use crate::certificate::Authority;
use crate::event::Event;
use crate::network::Network;
use crate::nkey::Nkey;
use crate::permission::Member;
use crate::server::program::Program;
use crate::server::settings::{Settings as ServerSettings, Topology};
use crate::server::{Server, ServerEvent};
use crate::station::{Delivery, Position, Settings};
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;

/// How long anything may take.
pub(super) const LIMIT: Duration = Duration::from_secs(30);

/// Does it with the server of this machine, or the one of the variable; with none it says so, but never in CI.
pub(super) fn with_server(test: impl FnOnce(&Path)) {
    let Ok(program) = Program::find(None) else {
        let required = std::env::var("CI").is_ok_and(|ci| ci == "true");
        assert!(!required, "the network cannot be tried: nats-server is missing");
        eprintln!("no nats-server is installed: not tested");
        return;
    };
    eprintln!("with {}, {}", program.path.display(), program.version);
    test(&program.path);
}

/// Somebody with keys.
#[derive(Debug, Clone)]
pub(super) struct Person {
    pub(super) station: PublicKey,
    pub(super) nkey: Nkey,
    pub(super) role: Role,
}

impl Person {
    pub(super) fn new(number: u8, role: Role) -> Self {
        Self { station: PublicKey([number; 32]), nkey: Nkey::make().unwrap(), role }
    }

    pub(super) fn member(&self) -> Member {
        let Self { station, role, .. } = *self;
        Member { station, nkey: self.nkey.public().to_owned(), role }
    }
}

/// A server and who may connect to it.
pub(super) struct Bed {
    pub(super) folder: TempDir,
    pub(super) authority: Authority,
    pub(super) competition: Uuid,
    pub(super) server: Server,
    pub(super) told: Receiver<ServerEvent>,
    pub(super) people: Vec<Person>,
}

impl Bed {
    pub(super) fn new(program: &Path, roles: &[Role]) -> Self {
        Self::with_room(program, roles, 1 << 30)
    }

    pub(super) fn with_room(program: &Path, roles: &[Role], room: u64) -> Self {
        let folder = TempDir::new().unwrap();
        let authority = Authority::at(&folder.path().join("authority")).unwrap();
        let people: Vec<Person> =
            (1..).zip(roles).map(|(number, role)| Person::new(number, *role)).collect();
        let competition = Uuid::from_u128(7);
        let (events, told) = channel();
        let mut settings = server_settings(program, &folder, &authority, &people);
        settings.room = room;
        let server = Server::start(settings, events).unwrap();
        Self { folder, authority, competition, server, told, people }
    }

    pub(super) fn settings(&self, number: usize) -> Settings {
        let addresses = vec![self.server.address()];
        station_settings(&self.people[number], &self.authority, self.competition, addresses)
    }

    pub(super) fn station(&self, number: usize) -> Station {
        Station::of(self.settings(number))
    }

    pub(super) fn station_from(&self, number: usize, position: Position) -> Station {
        Station::of(Settings { position: Some(position), ..self.settings(number) })
    }
}

pub(super) fn server_settings(
    program: &Path,
    folder: &TempDir,
    authority: &Authority,
    people: &[Person],
) -> ServerSettings {
    ServerSettings {
        name: "one".into(),
        folder: folder.path().join("server ünd so"),
        listen: "127.0.0.1:0".parse().unwrap(),
        competition: Uuid::from_u128(7),
        identity: authority.server(&["127.0.0.1".parse().unwrap()]).unwrap(),
        members: people.iter().map(Person::member).collect(),
        room: 1 << 30,
        invitations: crate::server::settings::Invitations::default(),
        synced: true,
        place: Topology::Alone,
        halls: None,
        program: Some(program.to_owned()),
    }
}

pub(super) fn station_settings(
    person: &Person,
    authority: &Authority,
    competition: Uuid,
    addresses: Vec<SocketAddr>,
) -> Settings {
    Settings {
        competition,
        addresses,
        pin: authority.pin(),
        station: person.station,
        nkey: person.nkey.clone(),
        role: person.role,
        position: None,
        replicas: 1,
        wake: None,
    }
}

/// A station and what it hears.
pub(super) struct Station {
    pub(super) network: Network,
    pub(super) events: Receiver<Event>,
    pub(super) own: PublicKey,
}

impl Station {
    pub(super) fn of(settings: Settings) -> Self {
        let own = settings.station;
        let (network, events) = Network::join(settings).unwrap();
        Self { network, events, own }
    }

    /// What `wanted` says of the first event that it says something of; others go by.
    pub(super) fn wait<T>(&self, wanted: impl FnMut(Event) -> Option<T>) -> T {
        wait(&self.events, wanted)
    }

    pub(super) fn wait_for(&self, event: &Event) {
        self.wait(|one| (one == *event).then_some(()));
    }

    pub(super) fn stream(&self) -> String {
        self.wait(|event| match event {
            Event::StreamIsNew { made } => Some(made),
            _ => None,
        })
    }

    /// The next rows: their place, strand and bytes.
    pub(super) fn rows(&self) -> (u64, PublicKey, Vec<u8>) {
        self.wait(|event| match event {
            Event::Rows { at, strand, bytes, .. } => Some((at, strand, bytes)),
            _ => None,
        })
    }

    pub(super) fn publish(&self, first: u64, last: u64, bytes: &[u8]) {
        let (strand, bytes) = (self.own, bytes.to_vec());
        self.network.publish(Delivery { strand, first, last, bytes }).unwrap();
    }

    pub(super) fn published(&self) -> (u64, u64) {
        self.wait(|event| match event {
            Event::Published { first, last, .. } => Some((first, last)),
            _ => None,
        })
    }
}

pub(super) fn wait<E: Debug + Clone, T>(
    events: &Receiver<E>,
    mut wanted: impl FnMut(E) -> Option<T>,
) -> T {
    let until = Instant::now() + LIMIT;
    let mut gone_by = Vec::new();
    loop {
        let left = until.saturating_duration_since(Instant::now());
        match events.recv_timeout(left) {
            Ok(event) => {
                let mut text = format!("{event:?}");
                text.truncate(text.floor_char_boundary(200));
                gone_by.push(text);
                if let Some(found) = wanted(event) {
                    return found;
                }
            }
            Err(RecvTimeoutError::Timeout) => panic!("not within the time: {gone_by:#?}"),
            Err(RecvTimeoutError::Disconnected) => panic!("no more events: {gone_by:#?}"),
        }
    }
}

/// What came until nothing comes for a moment.
pub(super) fn all_that_came<E>(events: &Receiver<E>) -> Vec<E> {
    let mut all = Vec::new();
    while let Ok(event) = events.recv_timeout(Duration::from_millis(300)) {
        all.push(event);
    }
    all
}
