//! Sessions over a network: a simulated board that listens, or something that is none. Nothing here
//! sleeps; everything waits for reports, with a deadline.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::simulator::player::{Options, Pace, SessionOutcome};
use crate::simulator::sessions::{
    DEADLINE, GAME, Listener, after, game, recognised_at, start, with,
};
use crate::supervisor::Config;
use crate::transport::Patience;
use jadoube_laws::ids::PortName;
use jadoube_laws::sensing::{LinkState, SensorReport};

/// Any port that is free.
const ANYWHERE: &str = "tcp://127.0.0.1:0";

fn somewhere() -> (TcpListener, PortName) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let name = PortName::new(format!("tcp://{}", listener.local_addr().unwrap()));
    (listener, name)
}

/// Who connects next; nobody is waited for in vain.
fn next_host(listener: &TcpListener) -> TcpStream {
    listener.set_nonblocking(true).unwrap();
    let until = Instant::now() + DEADLINE;
    loop {
        match listener.accept() {
            Ok((host, _)) => return host,
            Err(error) => assert!(Instant::now() < until, "nobody connects: {error}"),
        }
        thread::yield_now();
    }
}

fn at(line: &PortName, options: Options) -> Options {
    Options { port_link: Some(line.as_str().into()), ..options }
}

#[test]
fn a_game_is_recognised_over_a_network_whatever_happens_to_the_board() {
    for faults in ["", "split,noise", "glue,null-clock", "unplug@7"] {
        let (moves, illegal) = recognised_at(Path::new(ANYWHERE), &game(GAME), faults);
        assert_eq!((moves.join(" ").as_str(), illegal), (GAME, 0), "{faults}");
    }
}

#[test]
fn a_game_is_recognised_over_a_line_within_the_program_on_every_system() {
    for (nth, faults) in ["", "split,noise", "glue,null-clock", "unplug@7"].into_iter().enumerate()
    {
        let line = format!("memory://a game {nth}");
        let (moves, illegal) = recognised_at(Path::new(&line), &game(GAME), faults);
        assert_eq!((moves.join(" ").as_str(), illegal), (GAME, 0), "{faults}");
    }
}

#[test]
fn a_board_that_was_cut_off_is_found_again_where_it_was() {
    let simulator = start(&game(GAME), at(&ANYWHERE.into(), with("unplug@7")));
    let mut listener = Listener::at(&simulator);
    assert_eq!(simulator.wait(DEADLINE), SessionOutcome::ToTheEnd);
    listener.until("the end of the game", |l| l.board == after(GAME));
    assert!(listener.lost_because("hung-up"), "{:?}", listener.heard);
}

#[test]
fn a_slow_board_is_heard_byte_by_byte() {
    let moves = "e2e4 e7e5 g1f3";
    let options = Options { pace: Pace::Times(40), ..with("split") };
    let simulator = start(&game(moves), at(&ANYWHERE.into(), options));
    let mut listener = Listener::new(simulator.port_name(), Config::board());
    listener.until("the last move", |l| l.board == after(moves));
    assert!(!listener.lost_because(""), "{:?}", listener.heard);
}

#[test]
fn a_connection_that_only_our_end_holds_open_is_made_anew() {
    let (listening, name) = somewhere();
    let patience = Patience { half_open: Duration::from_millis(50), ..Patience::BRISK };
    let mut listener = Listener::new(name.clone(), Config { patience, ..Config::brisk() });
    // A box that loses its power does not hang up.
    let dead = next_host(&listening);
    listener.until("given up", |l| l.lost_because("no-answer"));
    drop((next_host(&listening), listening));
    let simulator = start(&game("e2e4"), at(&name, Options::instant()));
    listener.until("the board", |l| l.board == after("e2e4"));
    drop((dead, simulator));
}

#[test]
fn a_board_is_waited_for_where_nothing_listens_yet() {
    let (listening, name) = somewhere();
    drop(listening);
    let mut listener = Listener::new(name.clone(), Config::brisk());
    listener.until("nobody", |l| l.lost_because("nobody-listens"));
    let simulator = start(&game("e2e4"), at(&name, Options::instant()));
    listener.until("the board", |l| l.board == after("e2e4"));
    drop(simulator);
}

#[test]
fn what_is_no_board_is_called_so_and_never_connected() {
    /// What talks instead of a board, for as long as it is listened to.
    type Peer = fn(TcpStream);
    let hangs_up: Peer = |mut host| {
        let mut asked = [0; 1];
        drop(host.read(&mut asked));
        drop(host.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n"));
    };
    let floods: Peer = |mut host| while host.write_all(&[b'x'; 4096]).is_ok() {};
    for (peer, expected) in [(hangs_up, "hung-up"), (floods, "no-board")] {
        let (listening, name) = somewhere();
        let mut listener = Listener::new(name, Config::brisk());
        let host = next_host(&listening);
        host.set_nonblocking(false).unwrap();
        let peer = thread::spawn(move || peer(host));
        listener.until(expected, |l| l.lost_because(expected));
        assert!(!listener.has(&SensorReport::Link(LinkState::Connected)), "{expected}");
        drop(listener);
        peer.join().unwrap();
    }
}

#[test]
fn a_host_that_hangs_up_whenever_it_is_called_is_given_up_in_the_end() {
    let (listening, name) = somewhere();
    let address = listening.local_addr().unwrap();
    let over = Arc::new(AtomicBool::new(false));
    let is_over = Arc::clone(&over);
    let peer = thread::spawn(move || {
        while !is_over.load(Ordering::Relaxed) {
            drop(listening.accept());
        }
    });
    let give_up_after = Some(Duration::from_millis(50));
    let mut listener = Listener::new(name, Config { give_up_after, ..Config::brisk() });
    listener.until("given up", |l| l.has(&SensorReport::Link(LinkState::Closed)));
    over.store(true, Ordering::Relaxed);
    drop(TcpStream::connect(address));
    peer.join().unwrap();
}

#[test]
fn an_odd_address_is_refused_in_words_and_not_connected() {
    for (name, expected) in [
        ("http://board:80", "desk-port-scheme"),
        ("tcp://board", "desk-port-number"),
        ("tcp://no host:1", "desk-port-host"),
    ] {
        let mut listener = Listener::new(name.into(), Config::brisk());
        listener.until(expected, |l| l.lost_because(expected));
    }
}

#[test]
fn a_host_that_does_not_answer_keeps_nobody_waiting() {
    // An address for documents: either nothing comes back at all, or that there is no way to it.
    let name: PortName = "tcp://192.0.2.1:4001".into();
    let connect = |connect| Patience { connect, ..Patience::BRISK };
    let patience = connect(Duration::from_millis(50));
    let mut listener = Listener::new(name.clone(), Config { patience, ..Config::brisk() });
    listener.until("no answer", |l| l.lost_because(""));
    let patience = connect(Duration::from_secs(600));
    let listener = Listener::new(name, Config { patience, ..Config::brisk() });
    assert!(listener.supervisor.close(), "let go while it is dialled");
}
