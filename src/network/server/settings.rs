//! What a server is to be, and who may connect to it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use uuid::Uuid;

use crate::certificate::Identity;
use crate::fault::Fault;
use crate::permission::Member;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_laws::ids::BoardNo;

/// How long somebody who was accepted may take to hear it.
const HEARING: Duration = Duration::from_secs(30);
/// What a server is to be.
#[derive(Debug, Clone)]
pub struct Settings {
    /// What it is called among servers: letters, digits, `-`.
    pub name: String,
    /// Where its configuration, its store and its log lie.
    pub folder: PathBuf,
    /// Where it listens; port 0 is any that is free.
    pub listen: SocketAddr,
    /// For which competition.
    pub competition: Uuid,
    /// What it shows.
    pub identity: Identity,
    /// Who takes part.
    pub members: Vec<Member>,
    /// Whom another server here has invited before.
    pub invitations: Invitations,
    /// How many bytes its store may take.
    pub room: u64,
    /// Whether what is acknowledged is to be on the disk first, where the version can do that.
    pub synced: bool,
    /// Alone, or with others.
    pub place: Place,
    /// Where it listens for the servers of halls, if there are any.
    pub halls: Option<SocketAddr>,
    /// The program, if it is not to be looked for.
    pub program: Option<PathBuf>,
}

/// A server among servers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// The only one.
    Alone,
    /// One of three that keep everything threefold. All have the same members: each change is made at
    /// each.
    OneOf {
        /// The same name at all.
        cluster: String,
        /// Where it listens for the others.
        listen: SocketAddr,
        /// Where the others listen.
        others: Vec<SocketAddr>,
    },
    /// That of a hall, which works on by itself when the line to the middle is cut.
    Hall {
        /// Where the middle listens for halls.
        middle: Vec<SocketAddr>,
    },
}

/// The invitations of a server that are open, for the one that takes its place.
#[derive(Debug, Clone, Default)]
pub struct Invitations(pub(crate) Vec<Invited>);

/// Who may connect.
#[derive(Debug, Clone, Default)]
pub(crate) struct Users {
    pub(crate) members: Vec<Member>,
    pub(crate) invited: Vec<Invited>,
}

/// Somebody who was invited, and has perhaps come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Invited {
    pub(crate) nkey: String,
    pub(crate) role: Role,
    pub(crate) boards: Vec<BoardNo>,
    pub(crate) until: Instant,
    /// By whom, and when.
    pub(crate) used: Option<(PublicKey, Instant)>,
}

impl Invited {
    /// Whether the server lets its holder in: also for a moment after it was used, to hear the answer.
    pub(crate) fn is_open(&self) -> bool {
        let used = self.used.is_some_and(|(_, at)| at.elapsed() > HEARING);
        !used && Instant::now() < self.until
    }
}

impl Invited {
    /// Whether this station may join with it; one that has, once more, for it may not have heard so.
    pub(crate) fn is_for(&self, station: PublicKey) -> Result<(), Fault> {
        match self.used {
            Some((by, _)) if by != station => Err(Fault::Used),
            Some(_) => Ok(()),
            None if Instant::now() >= self.until => Err(Fault::Expired),
            None => Ok(()),
        }
    }
}
