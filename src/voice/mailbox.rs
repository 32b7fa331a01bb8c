//! What waits for a thread of the voice: few things, the most urgent first, each once. Putting
//! something in never waits for the thread behind it.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::earcon::Earcon;

/// How much may wait. What is beyond it is the least urgent, and then the latest: when a whole hall
/// is in trouble the arbiter looks at the screen.
const MOST: usize = 8;

/// Something that can wait.
pub(crate) trait Waiting {
    /// How urgent it is.
    fn urgency(&self) -> Earcon;
    /// Whether it tells nothing that the other does not tell.
    fn is_same(&self, other: &Self) -> bool;
}

/// What came of waiting.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum TakeOutcome<T> {
    /// Something to do.
    Item(T),
    /// The time is up.
    Nothing,
    /// Nobody will send any more.
    Closed,
}

#[derive(Debug)]
struct Contents<T> {
    items: Vec<T>,
    closed: bool,
}

/// The mailbox of one thread; the clones are the same one.
#[derive(Debug)]
pub(crate) struct Mailbox<T>(Arc<(Mutex<Contents<T>>, Condvar)>);

impl<T> Clone for Mailbox<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T: Waiting> Mailbox<T> {
    pub(crate) fn new() -> Self {
        let contents = Contents { items: Vec::new(), closed: false };
        Self(Arc::new((Mutex::new(contents), Condvar::new())))
    }

    /// Puts something in, unless the same waits already.
    pub(crate) fn put(&self, item: T) {
        let mut contents = self.lock();
        if !contents.items.iter().any(|held| held.is_same(&item)) {
            let place = contents.items.partition_point(|held| held.urgency() >= item.urgency());
            contents.items.insert(place, item);
            contents.items.truncate(MOST);
        }
        self.0.1.notify_all();
    }

    /// Throws away what waits.
    pub(crate) fn clear(&self) {
        self.lock().items.clear();
    }

    /// Lets the thread end.
    pub(crate) fn close(&self) {
        self.lock().closed = true;
        self.0.1.notify_all();
    }

    /// Waits for the most urgent thing that is more urgent than `above`, no longer than
    /// `until`. Without either it waits for whatever comes.
    pub(crate) fn take(&self, above: Option<Earcon>, until: Option<Instant>) -> TakeOutcome<T> {
        let mut contents = self.lock();
        loop {
            if contents.closed {
                return TakeOutcome::Closed;
            }
            let now = Instant::now();
            let wanted = |item: &T| above.is_none_or(|above| item.urgency() > above);
            let first = contents.items.iter().position(wanted);
            if let Some(place) = first {
                return TakeOutcome::Item(contents.items.remove(place));
            }
            if until.is_some_and(|until| until <= now) {
                return TakeOutcome::Nothing;
            }
            contents = match until {
                Some(until) => {
                    let span = until.saturating_duration_since(now);
                    let woken = self.0.1.wait_timeout(contents, span);
                    woken.unwrap_or_else(PoisonError::into_inner).0
                }
                None => self.0.1.wait(contents).unwrap_or_else(PoisonError::into_inner),
            };
        }
    }

    #[cfg(test)]
    pub(crate) fn is_empty(&self) -> bool {
        self.lock().items.is_empty()
    }

    fn lock(&self) -> MutexGuard<'_, Contents<T>> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alarm::Alarm;
    use std::time::Duration;

    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    struct Item(Alarm, u8);

    impl Waiting for Item {
        fn urgency(&self) -> Earcon {
            Earcon::Alarm(self.0)
        }
        fn is_same(&self, other: &Self) -> bool {
            self == other
        }
    }

    fn emptied(mailbox: &Mailbox<Item>) -> Vec<Item> {
        let mut items = Vec::new();
        while let TakeOutcome::Item(item) = mailbox.take(None, Some(Instant::now())) {
            items.push(item);
        }
        items
    }

    #[test]
    fn the_most_urgent_comes_first_and_equals_in_their_order() {
        let mailbox = Mailbox::new();
        for item in [
            Item(Alarm::DrawOffer, 1),
            Item(Alarm::Flag, 2),
            Item(Alarm::LowTime, 3),
            Item(Alarm::Flag, 4),
            Item(Alarm::Flag, 2),
        ] {
            mailbox.put(item);
        }
        let order: Vec<u8> = emptied(&mailbox).iter().map(|item| item.1).collect();
        assert_eq!(order, [2, 4, 3, 1], "the same flag twice is told once");
    }

    #[test]
    fn a_hall_in_trouble_fills_no_endless_queue_and_loses_no_flag() {
        let mailbox = Mailbox::new();
        for n in 0..100 {
            mailbox.put(Item(Alarm::LowTime, n));
        }
        mailbox.put(Item(Alarm::Flag, 200));
        let items = emptied(&mailbox);
        assert_eq!(items.len(), MOST);
        assert_eq!(items[0], Item(Alarm::Flag, 200));
    }

    #[test]
    fn what_is_not_more_urgent_waits_and_the_end_is_told() {
        let mailbox = Mailbox::new();
        mailbox.put(Item(Alarm::LowTime, 1));
        assert_eq!(
            mailbox.take(Some(Earcon::Alarm(Alarm::LowTime)), Some(Instant::now())),
            TakeOutcome::Nothing
        );
        mailbox.put(Item(Alarm::Illegal, 2));
        let soon = Instant::now() + Duration::from_secs(5);
        assert_eq!(
            mailbox.take(Some(Earcon::Alarm(Alarm::LowTime)), Some(soon)),
            TakeOutcome::Item(Item(Alarm::Illegal, 2))
        );
        mailbox.close();
        assert_eq!(mailbox.take(None, None), TakeOutcome::Closed);
    }
}
