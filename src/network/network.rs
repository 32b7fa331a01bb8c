//! The connection of a station, on a thread of its own. What is asked of it comes in by its methods, which
//! never wait; what happens goes out as [`Event`]s.

mod dispatch;
mod hearing;
mod jetstream;
mod lease;
mod outlet;
mod presence;
mod publisher;
mod reader;
mod session;
mod talk;

use std::collections::BTreeMap;
use std::fmt;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, watch};
use uuid::Uuid;

use crate::certificate::Pin;
use crate::event::{Event, Reply};
use crate::fault::Fault;
use crate::network::outlet::Outlet;
use crate::network::presence::{Clocks, Present};
use crate::nkey::Nkey;
use crate::permission::may_publish;
use crate::subject::Subjects;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_core::stations::post::Post;
use jadoube_laws::ids::BoardNo;

/// The most bytes of a delivery, an answer's part, a proposal.
pub const LARGEST: usize = 512 * 1024;
/// How many deliveries, and of how many bytes, wait at most to be sent.
const WAITING: usize = 4096;
const WAITING_BYTES: usize = 64 * 1024 * 1024;
/// How many events wait at most to be looked at; then the stream is not read on.
const EVENTS: usize = 1024;

/// Who connects, and where to.
#[derive(Clone)]
pub struct Settings {
    /// Of which competition.
    pub competition: Uuid,
    /// Where servers of it listen, the most likely first.
    pub addresses: Vec<SocketAddr>,
    /// How they are recognised.
    pub pin: Pin,
    /// The key of the strand of this station.
    pub station: PublicKey,
    /// The key of its connection.
    pub nkey: Nkey,
    /// What it is there for.
    pub role: Role,
    /// How far it has read the stream, if ever.
    pub position: Option<Position>,
    /// On how many servers a stream is kept that this station makes: 1 or 3.
    pub replicas: u8,
    /// Called after each event, from another thread.
    pub wake: Option<Arc<dyn Fn() + Send + Sync>>,
}

impl fmt::Debug for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { competition, addresses, pin, station, nkey, role, .. } = self;
        write!(f, "Settings({competition} {addresses:?} {pin:?} {station} {nkey:?} {role:?})")
    }
}

/// How far a stream was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// Which stream.
    pub made: String,
    /// What is read next.
    pub next: u64,
}

/// Rows of one strand, as bytes, to be published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delivery {
    /// Of which strand.
    pub strand: PublicKey,
    /// The first row.
    pub first: u64,
    /// The last row.
    pub last: u64,
    /// The bytes.
    pub bytes: Vec<u8>,
}

/// The connection of a station. It ends when this is dropped.
#[derive(Debug)]
pub struct Network {
    commands: mpsc::UnboundedSender<Command>,
    heads: watch::Sender<Vec<u8>>,
    shared: Arc<Shared>,
    numbers: AtomicU64,
    thread: Option<JoinHandle<()>>,
}

/// What is asked of the thread.
#[derive(Debug)]
enum Command {
    Publish(Delivery),
    Ask { ask: u64, to: PublicKey, bytes: Vec<u8> },
    Answer { reply: Reply, bytes: Vec<u8>, last: bool },
    Propose { proposal: u64, to: PublicKey, board: Option<BoardNo>, bytes: Vec<u8> },
    Reply { reply: Reply, bytes: Vec<u8> },
    Claim { claim: u64, post: Post, epoch: u32, bytes: Vec<u8> },
    Close,
}

/// What all tasks of the thread know.
#[derive(Debug)]
struct Shared {
    settings: Settings,
    subjects: Subjects,
    outlet: Outlet,
    held: AtomicUsize,
    held_bytes: AtomicUsize,
    position: Mutex<Option<Position>>,
    present: Mutex<BTreeMap<PublicKey, Present>>,
    clocks: Mutex<Clocks>,
    /// The whole fingerprint of the authority of the server that was reached last.
    seen: Mutex<Option<[u8; 32]>>,
}

impl Network {
    /// Connects, and keeps connected.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn join(settings: Settings) -> Result<(Self, Receiver<Event>), Fault> {
        let (events, receiver) = sync_channel(EVENTS);
        let (commands, wanted) = mpsc::unbounded_channel();
        let (heads, announced) = watch::channel(Vec::new());
        let shared = Arc::new(Shared {
            subjects: Subjects::of(settings.competition),
            outlet: Outlet::new(events, settings.wake.clone()),
            held: AtomicUsize::new(0),
            held_bytes: AtomicUsize::new(0),
            position: Mutex::new(settings.position.clone()),
            present: Mutex::default(),
            clocks: Mutex::default(),
            seen: Mutex::default(),
            settings,
        });
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| Fault::Refused(error.to_string()))?;
        let inner = Arc::clone(&shared);
        let thread = std::thread::Builder::new()
            .name("network".into())
            .spawn(move || {
                runtime.block_on(session::run(inner, wanted, announced));
                // A name that is being looked up must not hold the program.
                runtime.shutdown_timeout(Duration::from_millis(100));
            })
            .map_err(|error| Fault::Refused(error.to_string()))?;
        let numbers = AtomicU64::new(1);
        Ok((Self { commands, heads, shared, numbers, thread: Some(thread) }, receiver))
    }

    /// Publishes rows: at the latest when the server is reached again, in the order of each strand.
    ///
    /// # Errors
    /// [`Fault::NotAllowed`], [`Fault::TooLarge`], and [`Fault::Busy`]: then it is to be given again.
    pub fn publish(&self, delivery: Delivery) -> Result<(), Fault> {
        if !may_publish(self.shared.settings.role) {
            return Err(Fault::NotAllowed);
        }
        let bytes = fits(&delivery.bytes)?;
        let waiting = self.shared.held.load(Ordering::Relaxed);
        let waiting_bytes = self.shared.held_bytes.load(Ordering::Relaxed);
        if waiting >= WAITING || waiting_bytes + bytes > WAITING_BYTES {
            return Err(Fault::Busy { waiting });
        }
        self.shared.hold(bytes);
        self.send(Command::Publish(delivery))
    }

    /// How many deliveries wait for their acknowledgement.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.shared.held.load(Ordering::Relaxed)
    }

    /// Says to all how far this station knows the strands, now and every few seconds. Only the newest
    /// counts.
    ///
    /// # Errors
    /// [`Fault::TooLarge`].
    pub fn announce(&self, heads: Vec<u8>) -> Result<(), Fault> {
        fits(&heads)?;
        self.heads.send_replace(heads);
        Ok(())
    }

    /// Asks a station for what is lacking here; the answers bear the number that is returned.
    ///
    /// # Errors
    /// [`Fault::TooLarge`], [`Fault::Closed`].
    pub fn ask(&self, to: PublicKey, bytes: Vec<u8>) -> Result<u64, Fault> {
        fits(&bytes)?;
        let ask = self.number();
        self.send(Command::Ask { ask, to, bytes }).map(|()| ask)
    }

    /// A part of the answer to a question, and whether it is the last. A part is sent when the one before
    /// it has arrived.
    ///
    /// # Errors
    /// [`Fault::TooLarge`], [`Fault::Closed`].
    pub fn answer(&self, reply: &Reply, bytes: Vec<u8>, last: bool) -> Result<(), Fault> {
        fits(&bytes)?;
        self.send(Command::Answer { reply: reply.clone(), bytes, last })
    }

    /// Proposes something to a station; the answer bears the number that is returned.
    ///
    /// # Errors
    /// [`Fault::NotAllowed`], [`Fault::TooLarge`], [`Fault::Closed`].
    pub fn propose(
        &self,
        to: PublicKey,
        board: Option<BoardNo>,
        bytes: Vec<u8>,
    ) -> Result<u64, Fault> {
        match self.shared.settings.role {
            Role::Viewer => return Err(Fault::NotAllowed),
            Role::Assistant(own) if board != Some(own) => return Err(Fault::NotAllowed),
            _ => fits(&bytes)?,
        };
        let proposal = self.number();
        self.send(Command::Propose { proposal, to, board, bytes }).map(|()| proposal)
    }

    /// Answers a proposal, or lets a candidate know.
    ///
    /// # Errors
    /// [`Fault::TooLarge`], [`Fault::Closed`].
    pub fn reply(&self, reply: &Reply, bytes: Vec<u8>) -> Result<(), Fault> {
        fits(&bytes)?;
        self.send(Command::Reply { reply: reply.clone(), bytes })
    }

    /// Claims a post for an epoch: of all who claim it for this one, one does. What became of it bears the
    /// number that is returned.
    ///
    /// # Errors
    /// [`Fault::NotAllowed`], [`Fault::TooLarge`], [`Fault::Closed`].
    pub fn claim(&self, post: Post, epoch: u32, bytes: Vec<u8>) -> Result<u64, Fault> {
        if !may_publish(self.shared.settings.role) {
            return Err(Fault::NotAllowed);
        }
        fits(&bytes)?;
        let claim = self.number();
        self.send(Command::Claim { claim, post, epoch, bytes }).map(|()| claim)
    }

    /// Ends the connection when everything is acknowledged, at the latest after this time; how many
    /// deliveries are not.
    #[must_use]
    pub fn close(self, limit: Duration) -> usize {
        let until = Instant::now() + limit;
        while self.waiting() > 0 && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(5));
        }
        self.waiting()
    }

    fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    fn send(&self, command: Command) -> Result<(), Fault> {
        self.commands.send(command).map_err(|_| Fault::Closed)
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        let _ = self.commands.send(Command::Close);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Shared {
    fn hold(&self, bytes: usize) {
        self.held.fetch_add(1, Ordering::Relaxed);
        self.held_bytes.fetch_add(bytes, Ordering::Relaxed);
    }

    fn release(&self, bytes: usize) {
        self.held.fetch_sub(1, Ordering::Relaxed);
        self.held_bytes.fetch_sub(bytes, Ordering::Relaxed);
    }
}

fn fits(bytes: &[u8]) -> Result<usize, Fault> {
    let bytes = bytes.len();
    if bytes > LARGEST { Err(Fault::TooLarge { bytes, most: LARGEST }) } else { Ok(bytes) }
}
