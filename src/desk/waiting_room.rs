//! How much of other stations waits for the desk.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// So many messages of other stations wait at most.
pub(crate) const MOST: usize = 2_000;

/// So many bytes are in them at most.
pub(crate) const BYTES: usize = 32 << 20;

/// What was put in and waits for the desk.
#[derive(Debug, Default)]
pub(crate) struct Waiting {
    pub(crate) messages: AtomicUsize,
    pub(crate) bytes: AtomicUsize,
}

/// The room that something takes while it waits.
#[derive(Debug)]
pub struct Room {
    of: Arc<Waiting>,
    bytes: usize,
}

impl Drop for Room {
    fn drop(&mut self) {
        self.of.messages.fetch_sub(1, Ordering::Relaxed);
        self.of.bytes.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

impl Waiting {
    /// Room for something with so many bytes; none where it is full and what comes may be dropped.
    pub(crate) fn room(self: &Arc<Self>, bytes: usize, may_drop: bool) -> Option<Room> {
        let messages = self.messages.fetch_add(1, Ordering::Relaxed);
        let before = self.bytes.fetch_add(bytes, Ordering::Relaxed);
        // Given back when it is dropped, also where there is none.
        let room = Room { of: Arc::clone(self), bytes };
        let is_full = messages >= MOST || before.saturating_add(bytes) > BYTES;
        (!(may_drop && is_full)).then_some(room)
    }
}
