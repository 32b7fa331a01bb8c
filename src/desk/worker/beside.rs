//! What the desk keeps of the work that is done beside it, on threads of their own.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use crate::broadcast::Broadcast;
use crate::copies::CopyState;
use crate::inbox::{Answer, Message};

/// The state of the copies.
pub(super) struct Copying {
    pub(super) state: CopyState,
    pub(super) inbox: Sender<Message>,
    /// When the last one was begun, or the file was opened.
    pub(super) begun: Instant,
    /// The last row that is in a copy, or was there when the file was opened.
    pub(super) upto: u64,
    pub(super) under_way: bool,
    /// When the file was last looked at.
    pub(super) looked: Instant,
}

impl Copying {
    pub(super) fn new(inbox: Sender<Message>) -> Self {
        Self {
            state: CopyState::default(),
            inbox,
            begun: Instant::now(),
            upto: 0,
            under_way: false,
            looked: Instant::now(),
        }
    }

    /// Where what is done beside the desk is told to it.
    pub(super) fn inbox(&self) -> Sender<Message> {
        self.inbox.clone()
    }
}

/// When the competition is closed, so long is waited for what is still being written: a healthy disk
/// needs a fraction of it, and what hangs is left alone.
const PATIENCE: Duration = Duration::from_secs(2);

/// The writers at work.
#[derive(Debug)]
pub(super) struct Writing {
    /// The folders of live files that are being written: each by one writer at a time, so that no
    /// older state comes after a newer one.
    pub(super) folders: BTreeSet<PathBuf>,
    /// A live PGN that was asked for, until its files are there for the first time.
    pub(super) begun: Option<(Broadcast, Option<Sender<Answer>>)>,
    /// Held by every writer as long as it works.
    pub(super) at_work: Sender<Infallible>,
    pub(super) left: Receiver<Infallible>,
}

impl Default for Writing {
    fn default() -> Self {
        let (at_work, left) = channel();
        Self { folders: BTreeSet::new(), begun: None, at_work, left }
    }
}

impl Writing {
    /// Lets the writers end what they have begun, within reason.
    pub(super) fn finish(self) {
        let Self { at_work, left, .. } = self;
        drop(at_work);
        let _ = left.recv_timeout(PATIENCE);
    }
}

/// How far the look at the open file has come.
#[derive(Debug, Default)]
pub(super) struct Examining {
    pub(super) under_way: bool,
    /// Who wants to know when it is over.
    pub(super) waiting: Vec<Sender<Answer>>,
}
