//! Servers that die, stores that are gone: it is told, and everything is published again.

use std::collections::BTreeSet;
use std::fs;
use std::net::TcpListener;

use serde_json::{Value, json};

use crate::dial::{Caller, ServerConnection, dial};
use crate::event::{Event, Why};
use crate::fault::Fault;
use crate::nkey::Nkey;
use crate::server::{Server, ServerEvent};
use crate::subject::Subjects;
use crate::tests::bed::{Bed, Person, server_settings, wait, with_server};
use jadoube_core::stations::member::Role::{ChiefArbiter, SectorArbiter, Viewer};

#[test]
fn what_was_recorded_without_a_server_flows_when_it_is_back() {
    with_server(|program| {
        let bed = Bed::new(program, &[ChiefArbiter, Viewer]);
        let (chief, viewer) = (bed.station(0), bed.station(1));
        chief.publish(1, 1, b"before");
        assert_eq!(viewer.rows().2, b"before");

        bed.server.kill();
        wait(&bed.told, |event| match event {
            ServerEvent::Ended { how } => how.contains('9').then_some(()),
            ServerEvent::Refused(_) => None,
        });
        chief.wait(|event| matches!(event, Event::Away { why: Why::Cut, .. }).then_some(()));
        assert!(!bed.server.is_running());
        for number in 2..=30 {
            chief.publish(number, number, &[number as u8]);
        }
        bed.server.restart().unwrap();
        for number in 2..=30 {
            assert_eq!(viewer.rows().2, [number]);
            assert_eq!(chief.published().0, u64::from(number));
        }
        assert_eq!(chief.network.close(crate::tests::bed::LIMIT), 0);
    });
}

#[test]
fn a_store_that_is_gone_is_told_and_filled_again() {
    with_server(|program| {
        let bed = Bed::new(program, &[ChiefArbiter, SectorArbiter, Viewer]);
        let (chief, arbiter, viewer) = (bed.station(0), bed.station(1), bed.station(2));
        let made = viewer.stream();
        arbiter.publish(1, 2, b"rows");
        assert_eq!(arbiter.published(), (1, 2));
        assert_eq!(viewer.rows().2, b"rows");

        bed.server.kill();
        wait(&bed.told, |_| Some(()));
        fs::remove_dir_all(bed.folder.path().join("server ünd so").join("store")).unwrap();
        bed.server.restart().unwrap();
        for station in [&chief, &arbiter, &viewer] {
            station.wait(|event| match event {
                Event::StreamIsNew { made: other } if other != made => Some(()),
                _ => None,
            });
        }
        arbiter.wait_for(&Event::Reaches { upto: 0 });
        arbiter.publish(1, 2, b"rows");
        assert_eq!(arbiter.published(), (1, 2));
        assert_eq!(viewer.rows(), (1, arbiter.own, b"rows".to_vec()));
        assert_eq!(chief.rows().2, b"rows");
    });
}

/// Somebody at the server who may do everything: nobody who takes part may delete a stream.
fn keeper(bed: &Bed) -> Nkey {
    let keeper = Nkey::make().unwrap();
    let path = bed.folder.path().join("server ünd so").join("server.conf");
    let mut text: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    let users = text["accounts"]["EVENT"]["users"].as_array_mut().unwrap();
    users.push(json!({ "nkey": keeper.public() }));
    fs::write(&path, text.to_string()).unwrap();
    bed.server.restart().unwrap();
    keeper
}

fn delete_stream(bed: &Bed, keeper: &Nkey) {
    let pin = bed.authority.pin();
    let caller = Caller { nkey: keeper, pin: &pin, inbox: "_INBOX.keeper".to_owned() };
    let subject = format!("$JS.API.STREAM.DELETE.{}", Subjects::of(bed.competition).stream);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let answer = runtime.block_on(async {
        let ServerConnection { client, .. } = dial(bed.server.address(), &caller).await.unwrap();
        client.request(subject, "".into()).await.unwrap().payload
    });
    let answer: Value = serde_json::from_slice(&answer).unwrap();
    assert_eq!(answer["success"], json!(true), "{answer}");
}

#[test]
fn a_stream_that_is_deleted_on_a_running_server_is_made_anew_and_filled_again() {
    with_server(|program| {
        let bed = Bed::new(program, &[ChiefArbiter, SectorArbiter, Viewer]);
        let keeper = keeper(&bed);
        let (chief, arbiter, viewer) = (bed.station(0), bed.station(1), bed.station(2));
        let made = viewer.stream();
        arbiter.publish(1, 2, b"rows");
        chief.publish(1, 1, b"of the chief");
        assert_eq!((arbiter.published(), chief.published()), ((1, 2), (1, 1)));
        let before: BTreeSet<_> = [viewer.rows().2, viewer.rows().2].into();

        delete_stream(&bed, &keeper);
        for station in [&chief, &arbiter, &viewer] {
            station.wait(|event| match event {
                Event::StreamIsNew { made: other } if other != made => Some(()),
                _ => None,
            });
        }
        // What was acknowledged is in the files of its authors: they are told how little the stream has.
        for (station, last, bytes) in [(&arbiter, 2, &b"rows"[..]), (&chief, 1, b"of the chief")] {
            station.wait_for(&Event::Reaches { upto: 0 });
            station.publish(1, last, bytes);
            assert_eq!(station.published(), (1, last));
        }
        assert_eq!(BTreeSet::from([viewer.rows().2, viewer.rows().2]), before);
        // And what comes next finds its place behind it.
        arbiter.publish(3, 3, b"more");
        assert_eq!((arbiter.published(), viewer.rows().2), ((3, 3), b"more".to_vec()));
    });
}

#[test]
fn a_server_without_room_says_so_and_takes_nothing_away() {
    with_server(|program| {
        let bed = Bed::with_room(program, &[ChiefArbiter, Viewer], 1 << 20);
        let (chief, viewer) = (bed.station(0), bed.station(1));
        for number in 1..=8 {
            chief.publish(number, number, &vec![number as u8; 300_000]);
        }
        chief.wait(|event| match event {
            Event::Stuck { why: Fault::StoreFull, .. } => Some(()),
            _ => None,
        });
        assert!(chief.network.waiting() >= 4);
        assert_eq!(viewer.rows().2[0], 1);
        assert_eq!(viewer.rows().2[0], 2);
    });
}

#[test]
fn what_hinders_a_server_is_told() {
    with_server(|program| {
        let folder = tempfile::TempDir::new().unwrap();
        let authority = crate::certificate::Authority::at(folder.path()).unwrap();
        let people = [Person::new(1, ChiefArbiter)];
        let start = |change: &dyn Fn(&mut crate::server::settings::Settings)| {
            let mut settings = server_settings(program, &folder, &authority, &people);
            change(&mut settings);
            Server::start(settings, std::sync::mpsc::channel().0).map(|_| ())
        };
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = taken.local_addr().unwrap();
        assert_eq!(start(&|settings| settings.listen = address), Err(Fault::PortTaken(address)));
        let elsewhere = "192.0.2.1:4222".parse().unwrap();
        assert!(matches!(
            start(&|settings| settings.listen = elsewhere),
            Err(Fault::Address { address, .. }) if address == elsewhere
        ));
        let program = Some("/no/such/program".into());
        assert_eq!(start(&|settings| settings.program.clone_from(&program)), Err(Fault::NoServer));
        let file = folder.path().join("authority.pem");
        assert!(matches!(
            start(&|settings| settings.folder = file.join("under a file")),
            Err(Fault::File { .. })
        ));
    });
}

#[test]
fn a_server_ends_with_its_handle_and_keeps_its_secrets() {
    with_server(|program| {
        let bed = Bed::new(program, &[ChiefArbiter]);
        let folder = bed.folder.path().join("server ünd so");
        let text = fs::read_to_string(folder.join("server.conf")).unwrap();
        assert!(!text.contains(bed.people[0].nkey.seed()), "no secret is in it");
        assert_eq!(text.contains("sync_interval"), bed.server.is_synced());
        #[cfg(unix)]
        for name in ["server.conf", "server.key"] {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = fs::metadata(folder.join(name)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{name}");
        }
        let Bed { server, told, folder: _folder, .. } = bed;
        let address = server.address();
        drop(server);
        // Nobody asks when it was asked to end.
        assert!(told.recv().is_err());
        TcpListener::bind(address).unwrap();
    });
}
