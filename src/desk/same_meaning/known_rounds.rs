//! How many rows have to be lost so that the games of a round may have given way to those of the next: that is
//! published when all results are in, and never where a row that stands does it later.

use std::collections::BTreeSet;

use crate::entries::entry_of;
use jadoube_core::competition::event::Event as ContestEvent;
use jadoube_core::competition::round::{Bout, Stage};
use jadoube_core::hall::event::Event;
use jadoube_core::hall::state::Hall;
use jadoube_journal::chain::row_hash;
use jadoube_journal::row::Row;

/// The rounds that become known in rows which are as they were recorded.
#[derive(Debug, Clone, Default)]
pub(super) struct KnownRounds(BTreeSet<u8>);

impl KnownRounds {
    /// Those of all rows of a file.
    pub(super) fn of(rows: &[Row]) -> Self {
        // Most rows tell something else, and are not read for it.
        let may_tell = |row: &&Row| row.payload.contains("\"published\"");
        let sound = rows.iter().filter(may_tell).filter(|row| row_hash(row) == row.hash);
        let round = |row: &Row| match entry_of(row)?.event {
            Event::Contest { what: ContestEvent::Published { round } } => Some(round),
            _ => None,
        };
        Self(sound.filter_map(round).collect())
    }

    /// The fewest rows behind which the next round may have begun: the results that are open, but for those of
    /// adjourned games, the pairing, its publication, and the set-up of a board.
    pub(super) fn rows_to_next(&self, hall: &Hall) -> u64 {
        let contest = &hall.contest;
        let next = contest.published().saturating_add(1);
        if self.0.contains(&next) {
            return u64::MAX;
        }
        let boards = hall.pairing_boards();
        let known = contest.rounds.values().filter(|round| round.stage == Stage::Published);
        let bouts = known.flat_map(|round| &round.bouts);
        let is_open = |bout: &&Bout| bout.result(&boards).is_none() && !bout.is_adjourned(&boards);
        let open = bouts.filter(is_open).count() as u64;
        let pairing = u64::from(!contest.rounds.contains_key(&next));
        open.saturating_add(pairing + 2)
    }
}
