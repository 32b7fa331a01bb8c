//! Where what comes from other stations is put in. So much waits for the desk at most: what comes beyond
//! that is dropped, and found missing by the heads, which every station sends again and again. A station
//! that floods another costs it no memory without end, and no row. Rows that are read of a stream are not
//! dropped: they have room of their own, and reading waits until there is some.

use std::sync::Arc;
use std::sync::mpsc::Sender;

use crate::exchange::{Exchange, Incoming};
use crate::inbox::Message;
use crate::waiting_room::{Reservation, Waiting};

/// Where what comes from the others is put in.
#[derive(Debug, Clone)]
pub struct Inlet {
    inbox: Sender<Message>,
    waiting: Arc<Waiting>,
    read: Arc<Waiting>,
}

impl Inlet {
    pub(crate) fn new(inbox: Sender<Message>) -> Self {
        Self { inbox, waiting: Arc::default(), read: Arc::default() }
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

    /// Room for rows that are read of a stream, with so many bytes: whoever reads waits until the desk has it.
    #[must_use]
    pub fn room_for_read(&self, bytes: usize) -> Reservation {
        self.read.room_in_turn(bytes)
    }

    /// Puts in what has its room; whether the desk is still there.
    #[must_use]
    pub fn put_in(&self, incoming: Incoming, room: Reservation) -> bool {
        self.inbox.send(Message::Incoming(incoming, room)).is_ok()
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
        Incoming::Heard { .. } | Incoming::Trouble(_) | Incoming::Refused { .. } => (0, true),
        Incoming::Wanted { .. }
        | Incoming::Line(_)
        | Incoming::Claimed { .. }
        | Incoming::Door(_)
        | Incoming::Renewed { .. }
        | Incoming::Led { .. }
        | Incoming::Joined { .. }
        | Incoming::Founder { .. } => (0, false),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use jadoube_core::evidence::key::PublicKey;

    use super::*;
    use crate::exchange::LineState;
    use crate::waiting_room::{BYTES, Count, MOST};

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
        assert_eq!(inlet.waiting.count(), Count::default());
        drop(desk);
        assert!(!inlet.put(Incoming::Delivery(Vec::new())), "the desk has ended");
    }

    #[test]
    fn reading_a_stream_waits_for_the_desk_and_a_flood_does_not_take_its_room() {
        let (inbox, desk) = channel();
        let inlet = Inlet::new(inbox);
        for _ in 0..2 * MOST {
            assert!(inlet.put(Incoming::Heard { station: PublicKey([7; 32]), ahead: None }));
        }
        let rows = 3 * MOST;
        let reading = inlet.clone();
        let reader = std::thread::spawn(move || {
            for _ in 0..rows {
                let room = reading.room_for_read(1);
                assert!(reading.put_in(Incoming::Delivery(vec![7]), room));
            }
        });
        let (mut read, mut most) = (0, 0);
        while read < rows {
            let Message::Incoming(incoming, _room) = desk.recv().unwrap() else { continue };
            most = inlet.read.count().messages.max(most);
            read += usize::from(matches!(incoming, Incoming::Delivery(_)));
        }
        reader.join().unwrap();
        assert!(most <= MOST, "{most}");
        // Something that is larger than all room has room where nothing waits.
        drop(desk);
        assert!(!inlet.put_in(Incoming::Delivery(Vec::new()), inlet.room_for_read(2 * BYTES)));
        assert_eq!(inlet.read.count(), Count::default());
    }
}
