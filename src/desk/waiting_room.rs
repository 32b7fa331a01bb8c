//! How much of other stations waits for the desk.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// So many messages of other stations wait at most.
pub(crate) const MOST: usize = 2_000;

/// So many bytes are in them at most.
pub(crate) const BYTES: usize = 32 << 20;

/// What was put in and waits for the desk.
#[derive(Debug, Default)]
pub(crate) struct Waiting {
    count: Mutex<Count>,
    freed: Condvar,
}

/// How much that is.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Count {
    pub(crate) messages: usize,
    pub(crate) bytes: usize,
}

/// The room that something takes while it waits.
#[derive(Debug)]
pub struct Reservation {
    of: Arc<Waiting>,
    bytes: usize,
}

impl Drop for Reservation {
    fn drop(&mut self) {
        let mut count = self.of.lock();
        count.messages -= 1;
        count.bytes -= self.bytes;
        drop(count);
        self.of.freed.notify_all();
    }
}

impl Count {
    const fn has_room(self, bytes: usize) -> bool {
        self.messages < MOST && self.bytes.saturating_add(bytes) <= BYTES
    }
}

impl Waiting {
    fn lock(&self) -> MutexGuard<'_, Count> {
        // Numbers are whole also after a panic.
        self.count.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How much waits.
    #[cfg(test)]
    pub(crate) fn count(&self) -> Count {
        *self.lock()
    }

    /// Room for something with so many bytes; none where it is full and what comes may be dropped.
    pub(crate) fn room(self: &Arc<Self>, bytes: usize, may_drop: bool) -> Option<Reservation> {
        let count = self.lock();
        (!may_drop || count.has_room(bytes)).then(|| self.enter(count, bytes))
    }

    /// The same for what is not to be dropped and can wait where it is: whoever calls waits until there is room.
    /// Anything has room where nothing waits.
    pub(crate) fn room_in_turn(self: &Arc<Self>, bytes: usize) -> Reservation {
        let is_full = |count: &mut Count| count.messages > 0 && !count.has_room(bytes);
        let count = self.freed.wait_while(self.lock(), is_full);
        self.enter(count.unwrap_or_else(PoisonError::into_inner), bytes)
    }

    fn enter(self: &Arc<Self>, mut count: MutexGuard<'_, Count>, bytes: usize) -> Reservation {
        count.messages += 1;
        count.bytes += bytes;
        // Given back when it is dropped.
        Reservation { of: Arc::clone(self), bytes }
    }
}
