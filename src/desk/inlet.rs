//! Where what comes from other stations is put in. So much waits for the desk at most: what comes beyond
//! that is dropped, and found missing by the heads, which every station sends again and again. A station
//! that floods another costs it no memory without end, and no row.

use std::sync::Arc;
use std::sync::mpsc::Sender;

use crate::exchange::{Exchange, Incoming};
use crate::inbox::Message;
use crate::waiting_room::Waiting;

/// Where what comes from the others is put in.
#[derive(Debug, Clone)]
pub struct Inlet {
    inbox: Sender<Message>,
    waiting: Arc<Waiting>,
}

impl Inlet {
    pub(crate) fn new(inbox: Sender<Message>) -> Self {
        Self { inbox, waiting: Arc::default() }
    }

    /// Puts something in; whether the desk is still there. Where too much waits already, rows and what is
    /// said of them are dropped.
    #[must_use]
    pub fn put(&self, incoming: Incoming) -> bool {
        let (bytes, may_drop) = weight(&incoming);
        match self.waiting.room(bytes, may_drop) {
            Some(room) => self.inbox.send(Message::Incoming(incoming, room)).is_ok(),
            None => true,
        }
    }

    /// From now on this carries things to the other stations; or nothing does.
    pub fn exchange(&self, exchange: Option<Box<dyn Exchange>>) {
        // A desk that has ended has nothing to send.
        let _ = self.inbox.send(Message::Exchange(exchange));
    }
}

/// How many bytes something has, and whether it comes again when it is dropped. What the own line tells of
/// itself does not.
const fn weight(incoming: &Incoming) -> (usize, bool) {
    match incoming {
        Incoming::Delivery(bytes) | Incoming::Heads { bytes, .. } => (bytes.len(), true),
        Incoming::Heard { .. } | Incoming::Trouble(_) => (0, true),
        Incoming::Wanted { .. }
        | Incoming::Line(_)
        | Incoming::Claimed { .. }
        | Incoming::Door(_)
        | Incoming::Renewed { .. }
        | Incoming::Joined { .. } => (0, false),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use crate::exchange::LineState;
    use std::sync::atomic::Ordering;

    use crate::waiting_room::{BYTES, MOST};

    #[test]
    fn a_flood_is_dropped_where_too_much_waits_and_what_the_line_tells_is_not() {
        let (inbox, desk) = channel();
        let inlet = Inlet::new(inbox);
        for _ in 0..100_000 {
            assert!(inlet.clone().put(Incoming::Delivery(vec![7; 10])));
        }
        assert!(inlet.put(Incoming::Line(LineState::Up)));
        let waiting: Vec<Message> = desk.try_iter().collect();
        assert_eq!(waiting.len(), MOST + 1);
        assert!(matches!(waiting.last(), Some(Message::Incoming(Incoming::Line(_), _))));
        drop(waiting);
        // Once the desk has read them there is room again, for so many bytes.
        for _ in 0..100 {
            assert!(inlet.put(Incoming::Delivery(vec![7; BYTES / 10])));
        }
        assert_eq!(desk.try_iter().count(), 10);
        assert!(inlet.put(Incoming::Delivery(Vec::new())));
        assert_eq!(desk.try_iter().count(), 1);
        assert_eq!(inlet.waiting.messages.load(Ordering::Relaxed), 0);
        assert_eq!(inlet.waiting.bytes.load(Ordering::Relaxed), 0);
        drop(desk);
        assert!(!inlet.put(Incoming::Delivery(Vec::new())), "the desk has ended");
    }
}
