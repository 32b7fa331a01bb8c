//! What waits for its turn while other stations, or the server, are asked.

use std::collections::{BTreeSet, VecDeque};
use std::sync::mpsc::Sender;
use std::time::Instant;

use crate::inbox::{Answer, Message};
use crate::recovery::Recovery;
use jadoube_core::hall::command::Command;
use jadoube_core::stations::post::Post;
use jadoube_laws::ids::CommandKey;

/// The others are being asked.
#[derive(Debug)]
pub(in crate::worker) struct Asking {
    pub(in crate::worker) since: Instant,
    pub(in crate::worker) until: Instant,
    /// What waits, in the order in which it came.
    pub(in crate::worker) held: VecDeque<Message>,
    /// What was found when the file was opened: whose boards those are now, the others may know.
    pub(in crate::worker) recovery: Option<Recovery>,
}

/// What was claimed, and what is asked for with it.
#[derive(Debug)]
pub(in crate::worker) struct Claiming {
    pub(in crate::worker) number: u64,
    pub(in crate::worker) posts: Vec<(Post, u32)>,
    pub(in crate::worker) command: Command,
    pub(in crate::worker) key: CommandKey,
    pub(in crate::worker) to: Option<Sender<Answer>>,
    pub(in crate::worker) until: Instant,
}

/// What the desk knows of claims.
#[derive(Debug, Default)]
pub(in crate::worker) struct Claims {
    /// The number of the last.
    pub(in crate::worker) last: u64,
    pub(in crate::worker) waiting: Vec<Claiming>,
    /// Those for which another station was quicker, and that is told.
    pub(in crate::worker) told: BTreeSet<(Post, u32)>,
}
