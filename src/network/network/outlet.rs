//! The way out for events: none is lost, and none makes the thread wait that must go on.

use std::collections::VecDeque;
use std::fmt;
use std::sync::mpsc::{SyncSender, TrySendError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::event::Event;

/// How long somebody is waited for who does not look at events.
const PAUSE: Duration = Duration::from_millis(5);
/// How many events of other stations wait at most while nobody looks.
const LATER_MAX: usize = 8192;

pub(super) struct Outlet {
    events: SyncSender<Event>,
    later: Mutex<VecDeque<Event>>,
    wake: Option<Arc<dyn Fn() + Send + Sync>>,
}

impl fmt::Debug for Outlet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Outlet")
    }
}

impl Outlet {
    pub(super) fn new(
        events: SyncSender<Event>,
        wake: Option<Arc<dyn Fn() + Send + Sync>>,
    ) -> Self {
        Self { events, later: Mutex::default(), wake }
    }

    /// Tells it now or, where many wait already, later. Of heads that wait only the newest of a station is
    /// kept; what others ask for is left away when too much waits (they ask again).
    pub(super) fn tell(&self, event: Event) {
        let mut later = self.later.lock().unwrap_or_else(PoisonError::into_inner);
        if let Event::Heads { station, .. } = &event {
            let of = |one: &Event| matches!(one, Event::Heads { station: other, .. } if other == station);
            later.retain(|one| !of(one));
        }
        let asks =
            matches!(event, Event::Asked { .. } | Event::Proposed { .. } | Event::WantsToJoin(_));
        if asks && later.len() >= LATER_MAX {
            return;
        }
        later.push_back(event);
        drop(later);
        self.push();
    }

    /// Tells it when there is room; whoever calls waits as long.
    pub(super) async fn tell_in_turn(&self, event: Event) {
        while !self.push() {
            tokio::time::sleep(PAUSE).await;
        }
        self.tell(event);
    }

    /// Whether nothing waits any more.
    pub(super) fn push(&self) -> bool {
        let mut later = self.later.lock().unwrap_or_else(PoisonError::into_inner);
        let mut told = false;
        while let Some(event) = later.pop_front() {
            match self.events.try_send(event) {
                Ok(()) => told = true,
                Err(TrySendError::Full(event)) => {
                    later.push_front(event);
                    break;
                }
                // Nobody will ever look.
                Err(TrySendError::Disconnected(_)) => later.clear(),
            }
        }
        let empty = later.is_empty();
        drop(later);
        if told && let Some(wake) = &self.wake {
            wake();
        }
        empty
    }

    /// Tells what waits, for ever.
    pub(super) async fn run(&self) {
        loop {
            tokio::time::sleep(PAUSE * 4).await;
            self.push();
        }
    }
}
