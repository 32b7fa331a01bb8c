//! The state as it was at a time of the wall clock: of a file that is open, and of one that is read.

use jadoube_core::hall::event::Entry;
use jadoube_core::hall::state::Hall;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::wall::Wall;

/// The state at a time, with the time of the last entry in it; nothing where nothing was recorded yet.
/// `each` gives the entries, oldest first, until it is told that no more are wanted. They are gone through
/// again where one of them changes what is in force before it.
pub(crate) fn hall_at(
    begin: Hall,
    time: Wall,
    each: impl Fn(&mut dyn FnMut(&Entry) -> bool),
) -> Option<(Hall, Wall)> {
    let fold = |hall: Hall| {
        let mut past = Past { time, hall, last: None, turns: false };
        each(&mut |entry: &Entry| past.take(entry));
        past.last.map(|last| (past.hall, last, past.turns))
    };
    let (hall, last, turns) = fold(begin)?;
    if !turns {
        return Some((hall, last));
    }
    let (hall, last, _) = fold(hall.anew())?;
    Some((hall, last))
}

/// What was recorded up to a time, as far as it was gone through.
struct Past {
    time: Wall,
    hall: Hall,
    last: Option<Wall>,
    /// Whether some of it changes what is in force before it.
    turns: bool,
}

impl Past {
    /// Takes an entry that is not later; whether there may be more. Clocks of other stations may show
    /// another time than the one here: of them each entry that is later is left.
    fn take(&mut self, entry: &Entry) -> bool {
        let wall = entry.wall.parse::<Wall>().ok().or(self.last);
        let is_later = wall.is_some_and(|wall| wall.utc() > self.time.utc());
        match entry.place {
            None if is_later => return false,
            Some(_) if is_later => return true,
            None => {}
            Some(place) => self.turns |= self.hall.turns(&entry.event, place),
        }
        self.hall.apply(&entry.event, entry.origin());
        self.last = wall;
        true
    }
}
