//! Rows that come from other stations. Those that wait one behind the other are taken together: of each strand
//! in one transaction, and with one picture at the end. A station that was away for an hour has thousands of
//! commands to read, each in a delivery of its own.

use crate::cycle::strands::{Change, ExchangeFault};
use crate::worker::Worker;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::stations::post::Post;
use jadoube_core::stations::station::StationId;
use jadoube_journal::strand::{Delivery, StrandFault, TakeFault};
use jadoube_journal::wire::read_delivery;

/// Rows of one strand, one behind the other.
struct Run {
    whole: Delivery,
    /// The deliveries of which it is made, by their numbers.
    parts: Vec<usize>,
}

impl Worker {
    /// Deliveries came, in this order; whether more wait already.
    pub(super) fn receive_rows(&mut self, all: &[Vec<u8>], more: bool) {
        self.exchanging.more = more;
        self.take_deliveries(all);
        self.tell();
    }

    fn take_deliveries(&mut self, all: &[Vec<u8>]) {
        let Some(cycle) = &self.cycle else { return };
        let Some(own) = cycle.own() else {
            // This file is shared with nobody.
            let broken = all.iter().any(|bytes| read_delivery(bytes).is_none());
            return if broken {
                self.unreadable();
            };
        };
        let (runs, broken) = runs(all, own);
        for Run { whole, parts } in runs {
            match self.take_delivery(&whole) {
                // Which of them it is, is found out; what stands before it is taken.
                Err(ExchangeFault::Take(TakeFault::Strand(fault)))
                    if parts.len() > 1 && !matches!(fault, StrandFault::Gap { .. }) =>
                {
                    for one in parts.iter().filter_map(|nth| read_delivery(all.get(*nth)?)) {
                        let done = self.take_delivery(&one);
                        self.tell_not_taken(done);
                    }
                }
                done => self.tell_not_taken(done),
            }
        }
        if broken {
            self.unreadable();
        }
    }

    fn unreadable(&mut self) {
        self.not_taken(ExchangeFault::Unreadable);
    }

    fn take_delivery(&mut self, delivery: &Delivery) -> Result<(), ExchangeFault> {
        let Some(cycle) = &mut self.cycle else { return Ok(()) };
        let change = cycle.take(delivery)?;
        if !change.is_empty() {
            self.changed(&change);
        }
        Ok(())
    }

    fn tell_not_taken(&mut self, done: Result<(), ExchangeFault>) {
        let knows_itself = self.cycle.as_ref().is_some_and(|cycle| cycle.knows_itself());
        match done {
            // What is missing before it is asked for with the next heads.
            Ok(()) | Err(ExchangeFault::Take(TakeFault::Strand(StrandFault::Gap { .. }))) => {}
            Err(ExchangeFault::Take(TakeFault::File(fault))) => self.not_written(&fault),
            // Who has just joined does not know yet who takes part: these rows are sent again.
            Err(ExchangeFault::Stranger { .. }) if !knows_itself => {}
            Err(ExchangeFault::Stranger { station }) => self.strange(station),
            Err(other) => self.not_taken(other),
        }
    }

    /// What entries of other stations mean for the world outside: for boards that came here or went, and
    /// for the chief's ears. What this station has recorded because of them is done as ever.
    fn changed(&mut self, change: &Change) {
        let of_stations = |entry: &Entry| matches!(entry.event, Event::Stations { .. });
        let moved = change.anew || change.taken.iter().any(of_stations);
        if let Some(cycle) = &self.cycle {
            let hall = cycle.hall();
            if moved {
                self.tables.arrange(hall);
            }
            if cycle.own().is_some_and(|own| hall.stations.keeps(own, Post::Chief)) {
                self.alarms.recorded(hall, &change.taken, cycle.keeper().now());
            }
        }
        if moved {
            self.tell_dismissed();
            self.look_at_line();
        }
        self.effects(&change.recorded);
    }
}

/// Deliveries as runs of rows, in the order in which their strands begin; and whether some are none. What is said
/// to be of the own strand is looked at one by one.
fn runs(all: &[Vec<u8>], own: StationId) -> (Vec<Run>, bool) {
    let (mut runs, mut broken) = (Vec::<Run>::new(), false);
    for (nth, bytes) in all.iter().enumerate() {
        let Some(delivery) = read_delivery(bytes) else {
            broken = true;
            continue;
        };
        let key = delivery.strand.key;
        let before = runs.iter_mut().rfind(|run| run.whole.strand.key == key);
        let left = match before.filter(|_| StationId(key) != own) {
            Some(run) => {
                let left = run.whole.join(delivery);
                run.parts.extend(left.is_none().then_some(nth));
                left
            }
            None => Some(delivery),
        };
        runs.extend(left.map(|whole| Run { whole, parts: vec![nth] }));
    }
    (runs, broken)
}
