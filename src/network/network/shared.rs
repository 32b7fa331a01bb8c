//! What all tasks of the thread of a connection know.

use std::collections::{BTreeMap, VecDeque};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Instant, SystemTime};

use async_nats::Client;
use tokio::sync::watch;

use crate::event::Reply;
use crate::network::outlet::Outlet;
use crate::station::{Delivery, Position, Settings};
use crate::subject::Subjects;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::post::Post;
use jadoube_laws::ids::BoardNo;

/// The server, while it is reached.
pub(super) type ClientWatch = watch::Receiver<Option<Client>>;

/// What is asked of the thread.
#[derive(Debug)]
pub(super) enum Command {
    Publish(Delivery),
    Ask {
        ask: u64,
        to: PublicKey,
        bytes: Vec<u8>,
    },
    Answer {
        reply: Reply,
        bytes: Vec<u8>,
        last: bool,
    },
    Propose {
        proposal: u64,
        to: PublicKey,
        board: Option<BoardNo>,
        bytes: Vec<u8>,
    },
    Reply {
        reply: Reply,
        bytes: Vec<u8>,
    },
    Claim {
        claim: u64,
        post: Post,
        epoch: u32,
        bytes: Vec<u8>,
    },
    /// Said to whoever hears it now.
    Say {
        subject: String,
        bytes: Vec<u8>,
    },
    Close,
}

/// What all tasks of the thread know.
#[derive(Debug)]
pub(super) struct SharedState {
    pub(super) settings: Settings,
    pub(super) servers: Mutex<Servers>,
    pub(super) subjects: Subjects,
    pub(super) outlet: Outlet,
    pub(super) held: AtomicUsize,
    pub(super) held_bytes: AtomicUsize,
    /// Whether the stream has been seen since the server was reached: an old server is silent about one
    /// that is not there.
    pub(super) ready: watch::Sender<bool>,
    pub(super) position: Mutex<Option<Position>>,
    pub(super) present: Mutex<BTreeMap<PublicKey, StationPresence>>,
    pub(super) clocks: Mutex<Clocks>,
    /// The whole fingerprint of the authority of the server that was reached last.
    pub(super) seen: Mutex<Option<[u8; 32]>>,
}

impl SharedState {
    /// Waits until the stream has been seen.
    pub(super) async fn is_ready(&self) {
        // The sender is here: it does not go.
        let _ = self.ready.subscribe().wait_for(|ready| *ready).await;
    }

    pub(super) fn servers(&self) -> Servers {
        self.servers.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn hold(&self, bytes: usize) {
        self.held.fetch_add(1, Ordering::Relaxed);
        self.held_bytes.fetch_add(bytes, Ordering::Relaxed);
    }

    pub(super) fn release(&self, bytes: usize) {
        self.held.fetch_sub(1, Ordering::Relaxed);
        self.held_bytes.fetch_sub(bytes, Ordering::Relaxed);
    }
}

/// Where servers are, and on how many a stream is kept.
#[derive(Debug, Clone)]
pub(super) struct Servers {
    pub(super) addresses: Vec<SocketAddr>,
    pub(super) replicas: u8,
}

/// A station that is there, or was.
#[derive(Debug)]
pub(super) struct StationPresence {
    pub(super) heads: Vec<u8>,
    pub(super) heard: Instant,
    pub(super) wall: SystemTime,
    pub(super) silent: bool,
}

/// Comparisons of clocks: how long it took, and how far the other is ahead.
pub(super) type Clocks = BTreeMap<PublicKey, VecDeque<(i64, i64)>>;
