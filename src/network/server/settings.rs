//! What a server is to be, and who may connect to it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
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
    pub place: Topology,
    /// Where it listens for the servers of halls, if there are any.
    pub halls: Option<SocketAddr>,
    /// The program, if it is not to be looked for.
    pub program: Option<PathBuf>,
}

/// A server among servers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Topology {
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
pub struct Invitations(pub(crate) Vec<InvitedUser>);

/// An open invitation as it may be written down: of its secret only the public key that follows from it, from
/// which nobody finds the code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptInvitation {
    /// The public key with which its holder connects.
    pub nkey: String,
    /// What the holder is to be there for.
    pub role: Role,
    /// The boards that it is to keep.
    #[serde(default)]
    pub boards: Vec<BoardNo>,
    /// Until when it is good, in seconds since 1970.
    pub ends: u64,
    /// Who has used it.
    #[serde(default)]
    pub used: Option<PublicKey>,
}

impl Invitations {
    /// Those that are open yet, to be written down.
    #[must_use]
    pub fn written(&self) -> Vec<KeptInvitation> {
        let open = self.0.iter().filter(|one| one.is_open());
        let written = |one: &InvitedUser| KeptInvitation {
            nkey: one.nkey.clone(),
            role: one.role,
            boards: one.boards.clone(),
            ends: one.ends,
            used: one.used.map(|(by, _)| by),
        };
        open.map(written).collect()
    }

    /// Those that nobody has used: the public key of each, what its holder is to be there for with which boards,
    /// and until when it is good.
    #[must_use]
    pub fn unused(&self) -> Vec<(String, Role, Vec<BoardNo>, Instant)> {
        let unused = self.0.iter().filter(|one| one.used.is_none() && one.is_open());
        unused.map(|one| (one.nkey.clone(), one.role, one.boards.clone(), one.until)).collect()
    }

    /// Those of what was written down that are open yet; none for longer than any lasts, whatever the wall says
    /// by now.
    #[must_use]
    pub fn of_kept<'a>(
        kept: impl IntoIterator<Item = &'a KeptInvitation>,
        longest: Duration,
    ) -> Self {
        let (now, wall) = (Instant::now(), seconds());
        let open = kept.into_iter().filter(|one| one.ends > wall);
        let invited = |one: &KeptInvitation| InvitedUser {
            nkey: one.nkey.clone(),
            role: one.role,
            boards: one.boards.clone(),
            until: now + Duration::from_secs(one.ends - wall).min(longest),
            ends: one.ends.min(wall + longest.as_secs()),
            used: one.used.map(|by| (by, now)),
        };
        Self(open.map(invited).collect())
    }
}

/// Who may connect.
#[derive(Debug, Clone, Default)]
pub(crate) struct Users {
    pub(crate) members: Vec<Member>,
    pub(crate) invited: Vec<InvitedUser>,
}

/// Somebody who was invited, and has perhaps come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct InvitedUser {
    pub(crate) nkey: String,
    pub(crate) role: Role,
    pub(crate) boards: Vec<BoardNo>,
    pub(crate) until: Instant,
    /// The same by the wall, in seconds since 1970.
    pub(crate) ends: u64,
    /// By whom, and when.
    pub(crate) used: Option<(PublicKey, Instant)>,
}

impl InvitedUser {
    /// Whether the server lets its holder in: also for a moment after it was used, to hear the answer.
    pub(crate) fn is_open(&self) -> bool {
        let used = self.used.is_some_and(|(_, at)| at.elapsed() > HEARING);
        !used && Instant::now() < self.until
    }
}

impl InvitedUser {
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

/// Seconds since 1970 by the clock on the wall.
pub(crate) fn seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_of_an_invitation_opens_the_door_as_long_as_it_was_good_and_no_longer() {
        let wall = seconds();
        let kept = |nkey: &str, ends| KeptInvitation {
            nkey: nkey.into(),
            role: Role::SectorArbiter,
            boards: vec![BoardNo(2)],
            ends,
            used: None,
        };
        let good = kept("good", wall + 300);
        // The clock on the wall was set back by a day.
        let all = [kept("over", wall - 1), good.clone(), kept("set back", wall + 86_400)];
        let longest = Duration::from_secs(600);
        let found = Invitations::of_kept(&all, longest);
        let names: Vec<&str> = found.0.iter().map(|one| one.nkey.as_str()).collect();
        assert_eq!(names, ["good", "set back"]);
        assert!(found.0.iter().all(|one| one.until <= Instant::now() + longest));
        assert_eq!(found.written().first(), Some(&good), "written again as it was");
        assert_eq!(found.unused().len(), 2);
        let used = KeptInvitation { used: Some(PublicKey([3; 32])), ..good };
        assert!(Invitations::of_kept([&used], longest).unused().is_empty());
    }
}
