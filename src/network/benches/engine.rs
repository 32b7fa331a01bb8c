//! How fast rows travel through one server: `cargo bench -p jadoube-network`. First how many deliveries a
//! second the server keeps, with every one on the disk and with the server's own habit; then 50 stations
//! with 3,000 boards, each of which has a move every ten seconds: how long from one station to all others,
//! and what the server needs for that. `JADOUBE_NATS_SERVER` names another server.

use std::fs;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_network::certificate::Authority;
use jadoube_network::event::Event;
use jadoube_network::network::Network;
use jadoube_network::nkey::Nkey;
use jadoube_network::permission::Member;
use jadoube_network::server::Server;
use jadoube_network::server::program::Program;
use jadoube_network::server::settings::{Settings as ServerSettings, Topology};
use jadoube_network::station::{Delivery, Settings};
use uuid::Uuid;

const STATIONS: u8 = 50;
const BOARDS: u64 = 3000;
/// Seconds between two moves of a board.
const PACE: u64 = 10;
/// About as long as a move with its times, signed.
const BYTES: usize = 400;

fn main() {
    let Ok(program) = Program::find(None) else {
        eprintln!("no nats-server is installed: nothing measured");
        return;
    };
    println!("nats-server {}", program.version);
    for synced in [true, false] {
        throughput(&program.path, synced);
    }
    for synced in [true, false] {
        hall(&program.path, synced);
    }
}

struct Bed {
    server: Server,
    stations: Vec<(PublicKey, Network, Receiver<Event>)>,
    /// Of the last station, to come once more.
    late: Settings,
    _folder: tempfile::TempDir,
}

fn bed(program: &Path, synced: bool, count: u8) -> Bed {
    let folder = tempfile::TempDir::new().unwrap();
    let authority = Authority::at(&folder.path().join("authority")).unwrap();
    let keys: Vec<(PublicKey, Nkey)> =
        (1..=count).map(|number| (PublicKey([number; 32]), Nkey::make().unwrap())).collect();
    let role = |number: usize| if number == 0 { Role::ChiefArbiter } else { Role::SectorArbiter };
    let members = keys.iter().enumerate().map(|(number, (station, nkey))| Member {
        station: *station,
        nkey: nkey.public().to_owned(),
        role: role(number),
    });
    let competition = Uuid::from_u128(7);
    let settings = ServerSettings {
        name: "bench".into(),
        folder: folder.path().join("server"),
        listen: "127.0.0.1:0".parse().unwrap(),
        competition,
        identity: authority.server(&[]).unwrap(),
        members: members.collect(),
        room: 4 << 30,
        invitations: jadoube_network::server::settings::Invitations::default(),
        synced,
        place: Topology::Alone,
        halls: None,
        program: Some(program.to_owned()),
    };
    let server = Server::start(settings, channel().0).unwrap();
    let mut late = None;
    let stations = keys.into_iter().enumerate().map(|(number, (station, nkey))| {
        let settings = Settings {
            competition,
            addresses: vec![server.address()],
            pin: authority.pin(),
            station,
            nkey,
            role: role(number),
            position: None,
            replicas: 1,
            wake: None,
        };
        let (network, events) = Network::join(late.insert(settings).clone()).unwrap();
        (station, network, events)
    });
    let stations: Vec<_> = stations.collect();
    for (_, _, events) in &stations {
        while !matches!(events.recv().unwrap(), Event::Reaches { .. }) {}
    }
    println!("-- each on the disk: {}", server.is_synced());
    Bed { server, stations, late: late.unwrap(), _folder: folder }
}

fn throughput(program: &Path, synced: bool) {
    const EACH: u64 = 1250;
    const WRITERS: u8 = 8;
    let Bed { server, mut stations, late, _folder } = bed(program, synced, WRITERS);
    let (begun, used) = (Instant::now(), cpu(&server));
    for number in 1..=EACH {
        for (strand, network, _) in &stations {
            let bytes = vec![0; BYTES];
            network
                .publish(Delivery { strand: *strand, first: number, last: number, bytes })
                .unwrap_or_else(|fault| panic!("{fault}"));
        }
        // A queue of a station takes 4,096.
        while stations.iter().any(|(_, network, _)| network.waiting() > 3000) {
            thread::sleep(Duration::from_millis(1));
        }
    }
    thread::scope(|scope| {
        for (_, _, events) in &mut stations {
            scope.spawn(move || {
                let (mut rows, mut kept) = (0, 0);
                while rows < EACH * u64::from(WRITERS) || kept < EACH {
                    match events.recv().unwrap() {
                        Event::Rows { .. } => rows += 1,
                        Event::Published { .. } => kept += 1,
                        _ => {}
                    }
                }
            });
        }
    });
    let took = begun.elapsed().as_secs_f64();
    let count = EACH as f64 * f64::from(WRITERS);
    println!("{WRITERS} writers, {count} deliveries, told to {WRITERS}: {:.0}/s", count / took);
    println!("server: {}", cost(&server, used, took));
    let begun = Instant::now();
    let (_network, events) = Network::join(late).unwrap();
    let rows = events.iter().filter(|event| matches!(event, Event::Rows { .. }));
    let read = rows.take(usize::from(WRITERS) * EACH as usize).count();
    println!("somebody who was away reads {read} in {:.2} s", begun.elapsed().as_secs_f64());
}

fn hall(program: &Path, synced: bool) {
    let Bed { server, mut stations, _folder, .. } = bed(program, synced, STATIONS);
    let seconds = 30_u64;
    let each = BOARDS * seconds / PACE / u64::from(STATIONS);
    let all = each * u64::from(STATIONS);
    let pause = Duration::from_secs(seconds) / u32::try_from(each).unwrap();
    let (begun, used) = (Instant::now(), cpu(&server));
    let mut delays: Vec<u64> = thread::scope(|scope| {
        let heard: Vec<_> = stations
            .iter_mut()
            .zip(0_u32..)
            .map(|((strand, network, events), place)| {
                let network = &*network;
                scope.spawn(move || {
                    thread::sleep(pause * place / u32::from(STATIONS));
                    for number in 1..=each {
                        let mut bytes = vec![0; BYTES];
                        let now = u64::try_from(begun.elapsed().as_micros()).unwrap();
                        bytes[..8].copy_from_slice(&now.to_be_bytes());
                        let (first, last) = (number, number);
                        network.publish(Delivery { strand: *strand, first, last, bytes }).unwrap();
                        let next = begun + pause * u32::try_from(number).unwrap();
                        thread::sleep(next.saturating_duration_since(Instant::now()));
                    }
                });
                scope.spawn(move || {
                    let mut delays = Vec::new();
                    while (delays.len() as u64) < all {
                        if let Event::Rows { bytes, .. } = events.recv().unwrap() {
                            let now = u64::try_from(begun.elapsed().as_micros()).unwrap();
                            let sent = u64::from_be_bytes(bytes[..8].try_into().unwrap());
                            delays.push(now.saturating_sub(sent));
                        }
                    }
                    delays
                })
            })
            .collect();
        heard.into_iter().flat_map(|one| one.join().unwrap()).collect()
    });
    let took = begun.elapsed().as_secs_f64();
    delays.sort_unstable();
    let at = |share: usize| delays[(delays.len() - 1) * share / 1000] as f64 / 1000.0;
    println!(
        "{STATIONS} stations, {BOARDS} boards: {:.0} events/s, {:.0} told/s, p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms",
        all as f64 / took,
        delays.len() as f64 / took,
        at(500),
        at(990),
        at(1000),
    );
    println!("server: {}", cost(&server, used, took));
    println!("this: {}", status("/proc/self/status"));
}

/// Seconds of processor that the server has used.
fn cpu(server: &Server) -> f64 {
    let Some(process) = server.process() else { return 0.0 };
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split(' ').collect();
    let ticks = |place: usize| fields.get(place).and_then(|one| one.parse().ok()).unwrap_or(0.0);
    (ticks(12) + ticks(13)) / 100.0
}

fn cost(server: &Server, before: f64, took: f64) -> String {
    let process = server.process().unwrap_or_default();
    let share = (cpu(server) - before) / took * 100.0;
    format!("{share:.0} % of a processor, {}", status(&format!("/proc/{process}/status")))
}

fn status(path: &str) -> String {
    let status = fs::read_to_string(path).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM")).unwrap_or_default();
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}
