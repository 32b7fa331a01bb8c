//! Where rows of a damaged file were left out: between which entries that are kept. What the rows said nobody
//! knows any more; who reads what came before and behind them knows where to look on paper.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use crate::library::Reader;
use jadoube_core::competition::event::Event as ContestEvent;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_journal::salvage::Salvage;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::ids::Role;

/// So many places are told; there are more where a file is damaged all over.
const MOST: usize = 10;

/// Rows that were left out, and what is kept before and behind them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LostPlace {
    /// Their numbers, from–to.
    pub rows: (u64, u64),
    /// The last entry before them.
    pub before: Option<Arc<Neighbour>>,
    /// The first entry behind them.
    pub behind: Option<Arc<Neighbour>>,
}

/// An entry that is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Neighbour {
    /// The state before it.
    pub hall: Hall,
    /// The entry.
    pub entry: Entry,
}

/// The first places of a damaged file at which rows were left out of what was saved of it; none where it cannot
/// be read again.
#[must_use]
pub fn of(damaged: &Path, saved: &Salvage) -> Vec<LostPlace> {
    let out = saved.unknown();
    let out = out.get(..MOST).unwrap_or(&out);
    let reader = if out.is_empty() { None } else { Reader::of(damaged).ok() };
    let Some(reader) = reader else { return Vec::new() };
    let numbers: Vec<u64> = reader.entries().filter(is_told).map(|one| one.number()).collect();
    let around = |(from, to): (u64, u64)| {
        let before = numbers.partition_point(|number| *number < from).checked_sub(1);
        let behind = numbers.partition_point(|number| *number <= to);
        (before, (behind < numbers.len()).then_some(behind))
    };
    let places: Vec<_> = out.iter().map(|rows| (*rows, around(*rows))).collect();
    let known = neighbours(&reader, |nth| {
        places.iter().any(|(_, (before, behind))| [*before, *behind].contains(&Some(nth)))
    });
    let get = |nth: Option<usize>| known.get(&nth?).cloned();
    let place = |(rows, (before, behind))| {
        let (before, behind) = (get(before), get(behind));
        LostPlace { rows, before, behind }
    };
    places.into_iter().map(place).collect()
}

/// Those entries, by their places among all that are told, with the states before them.
fn neighbours(
    reader: &Reader,
    is_wanted: impl Fn(usize) -> bool,
) -> BTreeMap<usize, Arc<Neighbour>> {
    let (mut hall, mut nth, mut found) = (reader.beginning(), 0, BTreeMap::new());
    for entry in reader.entries() {
        let before = (is_told(&entry) && is_wanted(nth)).then(|| hall.clone());
        hall.apply(&entry.event, entry.origin());
        let at = nth;
        nth += usize::from(is_told(&entry));
        if let Some(before) = before {
            found.insert(at, Arc::new(Neighbour { hall: before, entry }));
        }
    }
    found
}

/// Whether an entry says something of the event: signatures and the clock of the computer show nobody the place,
/// nor does what the program recorded anew because it is lost: a player, the press behind a move.
const fn is_told(entry: &Entry) -> bool {
    let is_such = matches!(
        entry.event,
        Event::Contest { what: ContestEvent::Entered { .. } }
            | Event::Game { what: GameEvent::ClockPressed { .. }, .. }
    );
    let is_anew = is_such && matches!(entry.who.role, Role::Program);
    !is_anew && !matches!(entry.event, Event::Evidence { .. } | Event::Time { .. })
}
