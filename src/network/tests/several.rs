//! Three servers that keep everything threefold, and a hall at a middle.

use std::collections::BTreeSet;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::sync::mpsc::channel;

use tempfile::TempDir;
use uuid::Uuid;

use crate::beside::{Carrier, Where};
use crate::certificate::Authority;
use crate::event::Event;
use crate::server::Server;
use crate::server::settings::Topology;
use crate::station::Settings;
use crate::tests::bed::{
    Person, Station, all_that_came, server_settings, station_settings, with_server,
};
use jadoube_core::stations::member::Role::{ChiefArbiter, SectorArbiter, Viewer};

/// Addresses that were free a moment ago.
fn free(count: usize) -> Vec<SocketAddr> {
    let all: Vec<_> = (0..count).map(|_| TcpListener::bind("127.0.0.1:0").unwrap()).collect();
    all.iter().map(|one| one.local_addr().unwrap()).collect()
}

/// Several servers of one authority.
struct Hall {
    folders: Vec<TempDir>,
    authority: Authority,
    people: Vec<Person>,
}

impl Hall {
    fn new(servers: usize) -> Self {
        let folders: Vec<_> = (0..=servers).map(|_| TempDir::new().unwrap()).collect();
        let authority = Authority::at(folders[servers].path()).unwrap();
        let roles = [ChiefArbiter, SectorArbiter, Viewer];
        let people = (1..).zip(roles).map(|(number, role)| Person::new(number, role)).collect();
        Self { folders, authority, people }
    }

    fn server(&self, program: &Path, number: usize, place: Topology) -> Server {
        let folder = &self.folders[number];
        let mut settings = server_settings(program, folder, &self.authority, &self.people);
        settings.name = format!("server-{number}");
        settings.place = place;
        Server::start(settings, channel().0).unwrap()
    }

    fn middle(&self, program: &Path, halls: SocketAddr) -> Server {
        let mut settings =
            server_settings(program, &self.folders[0], &self.authority, &self.people);
        settings.halls = Some(halls);
        Server::start(settings, channel().0).unwrap()
    }

    fn station(&self, number: usize, addresses: Vec<SocketAddr>, replicas: u8) -> Station {
        let competition = Uuid::from_u128(7);
        let person = &self.people[number];
        let settings = station_settings(person, &self.authority, competition, addresses);
        Station::of(Settings { replicas, ..settings })
    }
}

/// What a station has read of a stream. Where another server had less of it, the stream is told to be new and
/// read from its beginning: all of it goes on to the desk, which takes each row once (`desk::cycle::sharing`).
#[derive(Default)]
struct Readings {
    read: BTreeSet<Vec<u8>>,
    /// What may come once more.
    again: BTreeSet<Vec<u8>>,
}

impl Readings {
    /// The next that was not read before; twice comes only what lies in a stream that is new.
    fn next(&mut self, station: &Station) -> Vec<u8> {
        station.wait(|event| match event {
            Event::StreamIsNew { .. } => {
                self.again.clone_from(&self.read);
                None
            }
            Event::Rows { bytes, .. } if self.read.insert(bytes.clone()) => Some(bytes),
            Event::Rows { bytes, .. } => {
                assert!(self.again.remove(&bytes), "twice in one stream: {bytes:?}");
                None
            }
            _ => None,
        })
    }
}

#[test]
fn of_three_servers_one_may_die() {
    with_server(|program| {
        let event = Hall::new(3);
        let routes = free(3);
        let servers: Vec<Server> = (0..3)
            .map(|number| {
                let others = routes.iter().filter(|one| **one != routes[number]).copied();
                let place = Topology::OneOf {
                    cluster: "event".into(),
                    listen: routes[number],
                    others: others.collect(),
                };
                event.server(program, number, place)
            })
            .collect();
        let at = |number: usize| servers[number].address();
        let chief = event.station(0, vec![at(0), at(1), at(2)], 3);
        let arbiter = event.station(1, vec![at(1), at(2), at(0)], 3);
        let viewer = event.station(2, vec![at(2), at(0), at(1)], 3);
        chief.publish(1, 1, b"one");
        arbiter.publish(1, 1, b"two");
        let mut read = Readings::default();
        let first = BTreeSet::from([read.next(&viewer), read.next(&viewer)]);
        assert_eq!(first, BTreeSet::from([b"one".to_vec(), b"two".to_vec()]));
        assert_eq!((chief.published(), arbiter.published()), ((1, 1), (1, 1)));

        servers[0].kill();
        chief.wait(|event| matches!(event, Event::Away { .. }).then_some(()));
        for number in 2..=20 {
            chief.publish(number, number, &[number as u8]);
            assert_eq!(read.next(&viewer), [number as u8]);
        }
        chief.wait(|event| matches!(event, Event::Published { first: 20, .. }).then_some(()));

        // Of two dead ones the third is reached, and people hear each other; it takes nothing into the stream,
        // though for some seconds after the kill it may still say that it leads it.
        all_that_came(&arbiter.events);
        servers[1].kill();
        arbiter.wait(|event| matches!(event, Event::Away { .. }).then_some(()));
        arbiter.wait_for(&Event::Here);
        arbiter.network.announce(b"so far".to_vec()).unwrap();
        viewer.wait_for(&Event::Heads { station: arbiter.own, bytes: b"so far".to_vec() });
        chief.publish(21, 21, b"again");
        // 2.9 says that nothing is taken once it is asked to ([`Event::Stuck`]); 2.15 is not asked, because it names
        // nobody who leads.
        arbiter.network.announce(b"further".to_vec()).unwrap();
        viewer.wait_for(&Event::Heads { station: arbiter.own, bytes: b"further".to_vec() });
        assert_eq!(chief.network.waiting(), 1, "nobody has said that it is kept");
        servers[1].restart().unwrap();
        assert_eq!(read.next(&viewer), b"again");
        chief.wait(|event| matches!(event, Event::Published { first: 21, .. }).then_some(()));
        assert_eq!(chief.network.waiting(), 0);
    });
}

#[test]
fn a_hall_works_on_without_the_middle_and_is_seen_from_there() {
    with_server(|program| {
        let event = Hall::new(2);
        let leaves = free(1)[0];
        let middle = event.middle(program, leaves);
        let hall = event.server(program, 1, Topology::Hall { middle: vec![leaves] });
        // Each has a stream of its own, which a chief's station has made: here the same keys serve.
        let chief = event.station(0, vec![middle.address()], 1);
        let maker = event.station(0, vec![hall.address()], 1);
        let arbiter = event.station(1, vec![hall.address()], 1);
        arbiter.stream();
        arbiter.publish(1, 1, b"in the hall");
        assert_eq!(maker.rows().2, b"in the hall");
        chief.wait_for(&Event::Present { station: arbiter.own });
        let ask = chief.network.ask(arbiter.own, b"what have you?".to_vec()).unwrap();
        let reply = arbiter.wait(|event| match event {
            Event::Asked { reply, .. } => Some(reply),
            _ => None,
        });
        arbiter.network.answer(&reply, b"in the hall".to_vec(), true).unwrap();
        chief.wait_for(&Event::Answer { ask, bytes: b"in the hall".to_vec() });
        chief.wait_for(&Event::Answered { ask, fault: None });
        // The streams of the two servers are apart. How far each station knows the strands, and the rows that
        // somebody lacks, go by hand and cross in both directions: so the desks of both have all of them.
        for (one, other) in [(&arbiter, &chief), (&chief, &arbiter)] {
            one.network.announce(b"so far".to_vec()).unwrap();
            other.wait_for(&Event::Heads { station: one.own, bytes: b"so far".to_vec() });
            let _ = other.network.propose(one.own, None, b"rows".to_vec()).unwrap();
            one.wait(|event| match event {
                Event::Proposed { by, bytes, .. } if by == other.own && bytes == b"rows" => {
                    Some(())
                }
                _ => None,
            });
        }

        // Nobody in a hall says where servers are, whatever its own server lets him do.
        let told = |agreed| {
            let carrier =
                Carrier { station: maker.own, addresses: vec![], routes: vec![], halls: vec![] };
            Where { agreed, carriers: vec![carrier], ..Where::default() }
        };
        let heard = |event| match event {
            Event::Where { told, .. } => Some(told.agreed),
            _ => None,
        };
        let viewer = event.station(2, vec![middle.address()], 1);
        viewer.wait_for(&Event::Present { station: arbiter.own });
        let _ = maker.network.tell_where(&told(1));
        arbiter.wait(heard);
        // At the middle, the first thing that is heard is what the chief says.
        let _ = chief.network.tell_where(&told(2));
        assert_eq!((viewer.wait(heard), arbiter.wait(heard)), (2, 2));

        middle.kill();
        arbiter.publish(2, 2, b"alone");
        assert_eq!(maker.rows().2, b"alone");
        middle.restart().unwrap();
        chief.wait_for(&Event::Present { station: arbiter.own });
    });
}
