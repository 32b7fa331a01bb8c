//! Where rows of a damaged file were left out: between which entries that are kept. What the rows said nobody
//! knows any more; who reads what came before and behind them knows where to look on paper. Those of incidents and
//! envelopes that can be read are told: nobody shall have to find out that there was one.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use crate::entries::entry_at;
use crate::library::Reader;
use jadoube_core::competition::event::Event as ContestEvent;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_journal::arrival::ArrivedRow;
use jadoube_journal::chain::row_hash;
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
    /// Those of them that are about incidents and envelopes and can be read.
    pub cases: Vec<Arc<Neighbour>>,
}

/// An entry, kept or left out.
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
    let cases = cases(&reader, out);
    let place = |(rows, (before, behind)): ((u64, u64), (Option<usize>, Option<usize>))| {
        let is_here = |one: &&Arc<Neighbour>| (rows.0..=rows.1).contains(&one.entry.number());
        let cases = cases.iter().filter(is_here).cloned().collect();
        let (before, behind) = (get(before), get(behind));
        LostPlace { rows, before, behind, cases }
    };
    places.into_iter().map(place).collect()
}

/// What of incidents and envelopes stands as it was recorded and was left out, with the states before it that all
/// rows make which can be read.
fn cases(reader: &Reader, out: &[(u64, u64)]) -> Vec<Arc<Neighbour>> {
    let (mut hall, mut found) = (reader.beginning(), Vec::new());
    let stands = |one: &ArrivedRow| row_hash(&one.row) == one.row.hash;
    for entry in reader.rows().filter(stands).filter_map(|one| entry_at(&one)) {
        let is_out = out.iter().any(|(from, to)| (*from..=*to).contains(&entry.number()));
        let is_case = matches!(entry.event, Event::Dispute { .. } | Event::Adjournment { .. });
        let before = (is_out && is_case).then(|| hall.clone());
        hall.apply(&entry.event, entry.origin());
        if let Some(before) = before {
            found.push(Arc::new(Neighbour { hall: before, entry }));
        }
    }
    found
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
/// nor does what the program recorded anew because it is lost: a player, the press behind a move, its own absence.
const fn is_told(entry: &Entry) -> bool {
    let is_such = matches!(
        entry.event,
        Event::Contest { what: ContestEvent::Entered { .. } }
            | Event::Game {
                what: GameEvent::ClockPressed { .. }
                    | GameEvent::ClockStopped
                    | GameEvent::Interrupted { .. },
                ..
            }
    );
    let is_anew = is_such && matches!(entry.who.role, Role::Program);
    !is_anew && !matches!(entry.event, Event::Evidence { .. } | Event::Time { .. })
}
