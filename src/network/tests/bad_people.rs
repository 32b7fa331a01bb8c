//! Wrong keys, strangers, messages of any bytes, messages too large.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use crate::certificate::Authority;
use crate::dial::{Caller, ServerConnection, dial};
use crate::event::{Event, Why};
use crate::invitation::Offer;
use crate::nkey::Nkey;
use crate::server::ServerEvent;
use crate::server::refused::What;
use crate::station::Settings;
use crate::subject::{Subjects, board, guest_inbox, inbox, join, post};
use crate::tests::bed::{Bed, LIMIT, Person, Station, all_that_came, wait, with_server};
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role::{
    Assistant, ChiefArbiter, ResultsDesk, SectorArbiter, Viewer,
};
use jadoube_core::stations::post::Post;
use jadoube_laws::ids::BoardNo;

/// The server has told that it refused somebody.
fn refused(bed: &Bed, what: What, nkey: Option<&str>) {
    wait(&bed.told, |event| match event {
        ServerEvent::Refused(one) => {
            let is_it = one.what == what && one.nkey.as_deref() == nkey;
            (is_it && one.from == "127.0.0.1").then_some(())
        }
        ServerEvent::Ended { .. } => None,
    });
}

#[test]
fn wrong_keys_and_strange_servers_are_told() {
    with_server(|program| {
        let bed = Bed::new(program, &[ChiefArbiter, Viewer]);
        let why = |settings: Settings| {
            Station::of(settings).wait(|event| match event {
                Event::Away { why, .. } => Some(why),
                event => panic!("{event:?}"),
            })
        };
        let wrong_key = Settings { nkey: Nkey::make().unwrap(), ..bed.settings(1) };
        let nkey = wrong_key.nkey.public().to_owned();
        assert_eq!(why(wrong_key), Why::NotLetIn);
        refused(&bed, What::Key, Some(&nkey));
        let folder = tempfile::TempDir::new().unwrap();
        let pin = Authority::at(folder.path()).unwrap().pin();
        assert_eq!(why(Settings { pin, ..bed.settings(1) }), Why::Stranger);
        // One that was free a moment ago may be given to another test.
        let nothing: std::net::SocketAddr = "127.0.0.1:1".parse().unwrap();
        let addresses = vec![nothing];
        assert!(matches!(why(Settings { addresses, ..bed.settings(1) }), Why::NotReached(_)));
    });
}

#[test]
fn a_stranger_without_tls_or_key_hears_nothing() {
    with_server(|program| {
        let bed = Bed::new(program, &[ChiefArbiter]);
        let mut stranger = TcpStream::connect(bed.server.address()).unwrap();
        stranger.set_read_timeout(Some(LIMIT)).unwrap();
        let asks = b"CONNECT {\"verbose\":false}\r\nSUB > 1\r\nPUB told.x 2\r\nhi\r\n";
        stranger.write_all(asks).unwrap();
        let mut heard = Vec::new();
        let _ = stranger.read_to_end(&mut heard);
        let heard = String::from_utf8_lossy(&heard);
        assert!(heard.starts_with("INFO ") && !heard.contains("MSG "), "{heard}");
        refused(&bed, What::Connection, None);
        assert!(!heard.contains(&bed.competition.simple().to_string()), "{heard}");
    });
}

/// A program that speaks NATS with somebody's keys, and not this crate's manners.
async fn raw(bed: &Bed, number: usize) -> ServerConnection {
    let person = &bed.people[number];
    let pin = bed.authority.pin();
    let caller = Caller { nkey: &person.nkey, pin: &pin, inbox: inbox(person.station) };
    dial(bed.server.address(), &caller).await.unwrap()
}

fn block_on<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(work)
}

#[test]
fn the_server_refuses_what_a_role_may_not() {
    with_server(|program| {
        let roles = [ChiefArbiter, Viewer, Assistant(BoardNo(3)), SectorArbiter];
        let bed = Bed::new(program, &roles);
        let chief = bed.station(0);
        chief.stream();
        let subjects = Subjects::of(bed.competition);
        let own = |number: usize| bed.people[number].station;
        let stream = &subjects.stream;
        let tries = [
            (1, subjects.rows(own(1), own(1))),
            (1, subjects.rows(own(0), own(0))),
            (1, subjects.lease(post(Post::Chief))),
            (1, subjects.heads(own(0))),
            (1, subjects.propose(own(0), own(1), board(None))),
            (2, subjects.propose(own(0), own(2), board(Some(BoardNo(4))))),
            (2, subjects.propose(own(0), own(1), board(Some(BoardNo(3))))),
            (2, subjects.rows(own(2), own(0))),
            // An arbiter in the name of another one, and in that of the server.
            (3, subjects.rows(own(0), own(0))),
            (3, subjects.ask(own(0), own(1))),
            (3, subjects.told().replace('>', "rows.x.y")),
            (3, join("U")),
            (3, format!("$JS.API.STREAM.CREATE.{stream}")),
            (3, format!("$JS.API.STREAM.DELETE.{stream}")),
            (3, format!("$JS.API.CONSUMER.CREATE.{stream}")),
            (0, format!("$JS.API.STREAM.DELETE.{stream}")),
            (0, format!("$JS.API.STREAM.PURGE.{stream}")),
            (0, format!("$JS.API.STREAM.UPDATE.{stream}")),
            (0, format!("$JS.API.STREAM.MSG.DELETE.{stream}")),
            (0, "$JS.API.STREAM.NAMES".to_owned()),
            (0, "$SYS.REQ.SERVER.PING".to_owned()),
        ];
        block_on(async {
            for (number, subject) in tries {
                let ServerConnection { client, .. } = raw(&bed, number).await;
                let request = client.request(subject.clone(), "{}".into());
                // A refusal is said aside; an answer would come at once.
                let soon = tokio::time::timeout(std::time::Duration::from_millis(300), request);
                if let Ok(Ok(answer)) = soon.await {
                    panic!("{number} {subject}: {:?}", answer.payload);
                }
            }
            refused(&bed, What::Role, Some(bed.people[1].nkey.public()));
            let ServerConnection { client, .. } = raw(&bed, 1).await;
            let mut hears = client.subscribe(format!("{}.>", inbox(own(0)))).await.unwrap();
            chief.network.announce(b"now".to_vec()).unwrap();
            let soon = std::time::Duration::from_millis(300);
            let heard = tokio::time::timeout(soon, futures_util::StreamExt::next(&mut hears)).await;
            assert!(heard.is_err(), "the inbox of another one");
        });
        for event in all_that_came(&chief.events) {
            let harmless = matches!(
                event,
                Event::Answers
                    | Event::Present { .. }
                    | Event::Heads { .. }
                    | Event::Reaches { .. }
                    | Event::Clock { .. }
            );
            assert!(harmless, "{event:?}");
        }
    });
}

#[test]
fn of_stations_that_do_what_their_role_does_nobody_is_refused() {
    with_server(|program| {
        let roles = [ChiefArbiter, SectorArbiter, ResultsDesk, Viewer, Assistant(BoardNo(3))];
        let bed = Bed::new(program, &roles);
        let all: Vec<Station> = (0..roles.len()).map(|number| bed.station(number)).collect();
        all[0].stream();
        for one in &all {
            one.network.announce(b"now".to_vec()).unwrap();
        }
        all[0].publish(1, 1, b"one");
        for one in &all[1..] {
            let (mut read, mut compared) = (false, false);
            one.wait(|event| {
                read |= matches!(event, Event::Rows { .. });
                compared |= matches!(event, Event::Clock { .. });
                (read && compared).then_some(())
            });
        }
        let told = all_that_came(&bed.told);
        assert!(told.is_empty(), "{told:?}");
    });
}

/// Up to 300 bytes, the same in each run (xorshift).
fn any_bytes(seed: &mut u64) -> Vec<u8> {
    let mut next = || {
        *seed ^= *seed << 13;
        *seed ^= *seed >> 7;
        *seed ^= *seed << 17;
        (*seed >> 24) as u8
    };
    let length = usize::from(next()) + usize::from(next() % 45);
    (0..length).map(|_| next()).collect()
}

/// Any bytes where only the chief station says where servers are, and where only guests knock.
async fn of_those_who_lead_and_of_guests(
    bed: &Bed,
    (subjects, to): (&Subjects, PublicKey),
    seed: &mut u64,
) {
    let invitation = bed.server.make_invitation(Offer {
        addresses: vec![bed.server.address()],
        pin: bed.authority.pin(),
        role: Viewer,
        boards: Vec::new(),
        lasts: LIMIT,
    });
    let ServerConnection { client: leads, .. } = raw(bed, 0).await;
    let nkey = invitation.unwrap().guest().unwrap();
    let (pin, inbox) = (bed.authority.pin(), guest_inbox(nkey.public()));
    let caller = Caller { nkey: &nkey, pin: &pin, inbox };
    let ServerConnection { client: guest, .. } = dial(bed.server.address(), &caller).await.unwrap();
    for _ in 0..40 {
        for (by, subject) in [(&leads, subjects.whereabouts(to)), (&guest, join(nkey.public()))] {
            let (inbox, bytes) = (by.new_inbox(), any_bytes(seed).into());
            let _ = by.publish_with_reply(subject, inbox, bytes).await;
        }
    }
    leads.flush().await.unwrap();
    guest.flush().await.unwrap();
}

#[test]
fn honest_stations_are_not_told_as_refused_when_the_configuration_is_read_again() {
    with_server(|program| {
        let bed = Bed::new(program, &[ChiefArbiter, Viewer, SectorArbiter]);
        // It has come, and has not shown its key yet: the server ends its connection.
        let mut early = TcpStream::connect(bed.server.address()).unwrap();
        early.set_read_timeout(Some(LIMIT)).unwrap();
        early.read_exact(&mut [0; 5]).unwrap();
        bed.server.admit(Person::new(9, Viewer).member()).unwrap();
        let _ = early.read_to_end(&mut Vec::new());
        let chief = bed.people[0].station;
        block_on(async {
            // An answer, after the server has forgotten that it was asked for.
            let ServerConnection { client: viewer, .. } = raw(&bed, 1).await;
            let asked = format!("{}.asked", inbox(chief));
            viewer.publish(asked, "an answer".into()).await.unwrap();
            viewer.flush().await.unwrap();
            // This one is none.
            let ServerConnection { client: sector, .. } = raw(&bed, 2).await;
            let heads = Subjects::of(bed.competition).heads(chief);
            sector.publish(heads, "in the name of another".into()).await.unwrap();
            sector.flush().await.unwrap();
        });
        let first = wait(&bed.told, |event| match event {
            ServerEvent::Refused(one) => Some(one),
            ServerEvent::Ended { .. } => None,
        });
        let sector = bed.people[2].nkey.public();
        assert_eq!((first.what, first.nkey.as_deref()), (What::Role, Some(sector)));
    });
}

#[test]
fn messages_of_any_bytes_end_nothing() {
    with_server(|program| {
        let bed = Bed::new(program, &[ChiefArbiter, SectorArbiter, Viewer]);
        let (chief, viewer) = (bed.station(0), bed.station(2));
        chief.stream();
        let subjects = Subjects::of(bed.competition);
        let (to, by) = (bed.people[0].station, bed.people[1].station);
        let all = [
            subjects.rows(by, by),
            subjects.rows(by, "nobody"),
            subjects.rows(by, "*"),
            subjects.lease("b70000"),
            subjects.lease(post(Post::Chief)),
            subjects.heads(by),
            subjects.ask(to, by),
            subjects.propose(to, by, "b99999"),
            subjects.propose(to, by, board(None)),
            subjects.time(to, by),
            subjects.beside(to, by),
            format!("$JS.API.DIRECT.GET.{}", subjects.stream),
        ];
        let mut seed = 0x2545_F491_4F6C_DD1D_u64;
        block_on(async {
            let ServerConnection { client, .. } = raw(&bed, 1).await;
            for _ in 0..40 {
                let bytes = any_bytes(&mut seed);
                for subject in &all {
                    let (inbox, bytes) = (client.new_inbox(), bytes.clone().into());
                    let _ = client.publish_with_reply(subject.clone(), inbox, bytes).await;
                }
            }
            of_those_who_lead_and_of_guests(&bed, (&subjects, to), &mut seed).await;
            // Headers that are the server's to write.
            for (name, value) in [
                ("Nats-Sequence", "18446744073709551615"),
                ("Nats-Sequence", "1"),
                ("Nats-Subject", "jd.other"),
                ("Status", "503"),
            ] {
                let mut headers = async_nats::HeaderMap::new();
                headers.insert(name, value);
                let (subject, bytes) = (subjects.rows(by, by), "forged".into());
                client.publish_with_headers(subject, headers, bytes).await.unwrap();
            }
            client.flush().await.unwrap();
        });
        let arbiter = bed.station(1);
        arbiter.publish(7, 7, b"sound");
        for station in [&chief, &viewer] {
            station.wait(|event| {
                matches!(event, Event::Rows { bytes, .. } if bytes == b"sound").then_some(())
            });
        }
        let claim = chief.network.claim(Post::Chief, u32::MAX, Vec::new()).unwrap();
        chief.wait(|event| {
            matches!(event, Event::Claimed { claim: of, .. } if of == claim).then_some(())
        });
    });
}

#[test]
fn the_same_message_again_is_kept_once_and_a_second_program_is_told() {
    with_server(|program| {
        let bed = Bed::new(program, &[ChiefArbiter, SectorArbiter]);
        let (chief, arbiter) = (bed.station(0), bed.station(1));
        chief.stream();
        arbiter.publish(1, 1, b"one");
        arbiter.publish(2, 2, b"two");
        assert_eq!((arbiter.published(), arbiter.published()), ((1, 1), (2, 2)));
        // Given once more after the program was started again.
        let again = bed.station(1);
        again.publish(2, 2, b"two");
        assert_eq!(again.published(), (2, 2));
        again.publish(3, 3, b"three");
        assert_eq!(again.published(), (3, 3));
        let heard: Vec<_> = (0..3).map(|_| chief.rows().2).collect();
        assert_eq!(heard, [&b"one"[..], b"two", b"three"]);

        // What was given long ago, and is given once more, is nobody else's.
        let mut told = Vec::new();
        for (number, bytes) in [(1, &b"one"[..]), (4, b"four")] {
            again.publish(number, number, bytes);
            again.wait(|event| {
                let is_kept = matches!(event, Event::Published { first, .. } if first == number);
                told.push(event);
                is_kept.then_some(())
            });
        }
        assert_eq!(chief.rows().2, b"four");
        assert!(!told.iter().any(|one| matches!(one, Event::OtherWriter { .. })), "{told:?}");

        arbiter.publish(3, 3, b"another three");
        arbiter.wait_for(&Event::OtherWriter { strand: arbiter.own });
        assert_eq!(arbiter.published(), (3, 3), "it is kept; the chains will show which is which");
        assert_eq!(chief.rows().2, b"another three");
    });
}

#[test]
fn a_message_of_a_hundred_megabytes_is_refused() {
    with_server(|program| {
        let bed = Bed::new(program, &[ChiefArbiter, SectorArbiter]);
        let chief = bed.station(0);
        chief.stream();
        block_on(async {
            let ServerConnection { client, mut cut, .. } = raw(&bed, 1).await;
            let subject = Subjects::of(bed.competition).heads(bed.people[1].station);
            // The library knows the limit and does not send it; whoever does is cut off.
            let sent = client.publish(subject, vec![0; 100 << 20].into()).await;
            assert!(sent.is_err() || cut.recv().await.is_some());
        });
        chief.publish(1, 1, b"goes on");
        assert_eq!(chief.rows().2, b"goes on");
        assert!(bed.server.is_running());
    });
}
