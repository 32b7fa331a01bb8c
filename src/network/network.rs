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
mod shared;
mod talk;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, watch};

use crate::beside::{Where, Word};
use crate::door::Answer;
use crate::event::{Candidate, Event, Reply};
use crate::fault::Fault;
use crate::network::outlet::Outlet;
use crate::network::shared::{Command, Servers, SharedState};
use crate::permission::{may_lead, may_publish};
use crate::station::{Delivery, LARGEST, Settings};
use crate::subject::Subjects;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_core::stations::post::Post;
use jadoube_laws::ids::BoardNo;

/// How many deliveries, and of how many bytes, wait at most to be sent.
const WAITING: usize = 4096;
const WAITING_BYTES: usize = 64 * 1024 * 1024;
/// How many events wait at most to be looked at; then the stream is not read on.
const EVENTS: usize = 1024;

/// The connection of a station. It ends when this is dropped.
#[derive(Debug)]
pub struct Network {
    commands: mpsc::UnboundedSender<Command>,
    heads: watch::Sender<Vec<u8>>,
    shared: Arc<SharedState>,
    numbers: AtomicU64,
    thread: Option<JoinHandle<()>>,
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
        let shared = Arc::new(SharedState {
            subjects: Subjects::of(settings.competition),
            outlet: Outlet::new(events, settings.wake.clone()),
            held: AtomicUsize::new(0),
            held_bytes: AtomicUsize::new(0),
            ready: watch::channel(false).0,
            position: Mutex::new(settings.position.clone()),
            present: Mutex::default(),
            servers: Mutex::new(Servers {
                addresses: settings.addresses.clone(),
                replicas: settings.replicas,
            }),
            clocks: Mutex::default(),
            seen: Mutex::default(),
            settings,
        });
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| Fault::system(&error))?;
        let inner = Arc::clone(&shared);
        let thread = std::thread::Builder::new()
            .name("network".into())
            .spawn(move || {
                runtime.block_on(session::run(inner, wanted, announced));
                // A name that is being looked up must not hold the program.
                runtime.shutdown_timeout(Duration::from_millis(100));
            })
            .map_err(|error| Fault::system(&error))?;
        let numbers = AtomicU64::new(1);
        Ok((Self { commands, heads, shared, numbers, thread: Some(thread) }, receiver))
    }

    /// Publishes rows: at the latest when the server is reached again, in the order of each strand.
    ///
    /// # Errors
    /// [`Fault::NotAllowed`], [`Fault::TooLarge`], and [`Fault::Busy`]: then it is to be given again.
    pub fn publish(&self, delivery: Delivery) -> Result<(), Fault> {
        let Settings { role, station, .. } = self.shared.settings;
        if !may_publish(role) || delivery.strand != station && !may_lead(role) {
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

    /// Tells a candidate that it was heard here: it shows its number from now on. For the laptop that lets in, and
    /// no other: whoever is a chief arbiter hears of candidates, and each answer is another number.
    ///
    /// # Errors
    /// [`Fault::Closed`].
    pub fn hear(&self, candidate: &Candidate) -> Result<(), Fault> {
        let chief = self.shared.settings.station;
        self.reply(&candidate.reply, Answer::Heard { chief }.bytes())
    }

    /// Claims a post for an epoch: of all who claim it for this one, one does. What became of it bears the
    /// number that is returned.
    ///
    /// # Errors
    /// [`Fault::NotAllowed`], [`Fault::TooLarge`], [`Fault::Closed`].
    pub fn claim(&self, post: Post, epoch: u32, bytes: Vec<u8>) -> Result<u64, Fault> {
        if !may_lead(self.shared.settings.role) {
            return Err(Fault::NotAllowed);
        }
        fits(&bytes)?;
        let claim = self.number();
        self.send(Command::Claim { claim, post, epoch, bytes }).map(|()| claim)
    }

    /// Says something about servers to one station, if the line stands.
    ///
    /// # Errors
    /// [`Fault::NotAllowed`], [`Fault::TooLarge`], [`Fault::Closed`].
    pub fn tell_beside(&self, to: PublicKey, word: &Word) -> Result<(), Fault> {
        let Settings { role, station, .. } = self.shared.settings;
        if !may_lead(role) {
            return Err(Fault::NotAllowed);
        }
        let bytes = word.bytes();
        fits(&bytes)?;
        self.send(Command::Say { subject: self.shared.subjects.beside(to, station), bytes })
    }

    /// Says to all where servers are, if the line stands.
    ///
    /// # Errors
    /// [`Fault::NotAllowed`], [`Fault::TooLarge`], [`Fault::Closed`].
    pub fn tell_where(&self, told: &Where) -> Result<(), Fault> {
        let Settings { role, station, .. } = self.shared.settings;
        if role != Role::ChiefArbiter {
            return Err(Fault::NotAllowed);
        }
        let bytes = told.bytes();
        fits(&bytes)?;
        self.send(Command::Say { subject: self.shared.subjects.whereabouts(station), bytes })
    }

    /// From the next try to connect on, servers are looked for there, and a stream that is made from now on
    /// is kept on so many.
    pub fn look_at(&self, addresses: Vec<SocketAddr>, replicas: u8) {
        let mut servers = self.shared.servers.lock().unwrap_or_else(PoisonError::into_inner);
        *servers = Servers { addresses, replicas };
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

fn fits(bytes: &[u8]) -> Result<usize, Fault> {
    let bytes = bytes.len();
    if bytes > LARGEST { Err(Fault::TooLarge { bytes, most: LARGEST }) } else { Ok(bytes) }
}
