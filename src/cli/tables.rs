//! What is the matter at the tables while a station works without a window: told whenever it is something else.

use std::collections::BTreeMap;

use serde::Serialize;

use jadoube_desk::snapshot::Snapshot;
use jadoube_desk::table_concerns::{TableConcern, at_table};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::clock;
use jadoube_laws::game::table_clock::Agreement;
use jadoube_laws::ids::BoardNo;

/// What is the matter at one table; nothing any more, where the list is empty.
#[derive(Debug, Serialize)]
pub(crate) struct TableLine {
    board: u16,
    concerns: Vec<ConcernLine>,
}

#[derive(Debug, Serialize)]
struct ConcernLine {
    what: TableConcern,
    text: String,
}

impl TableLine {
    fn of(
        board: BoardNo,
        concerns: &[TableConcern],
        (snap, words): (&Snapshot, &Catalogue),
    ) -> Self {
        let line = |what: &TableConcern| {
            let clocks =
                both_clocks(snap, board, words).filter(|_| *what == TableConcern::TableClock);
            ConcernLine { what: *what, text: clocks.unwrap_or_else(|| words.tell(what)) }
        };
        Self { board: board.0, concerns: concerns.iter().map(line).collect() }
    }

    /// As a line for people.
    pub(crate) fn plain(&self, words: &Catalogue) -> String {
        let board = ("board", self.board.into());
        if self.concerns.is_empty() {
            return words.say_with("cli-table-settled", &[board]);
        }
        let texts: Vec<&str> = self.concerns.iter().map(|one| one.text.as_str()).collect();
        words.say_with("app-at-board", &[board, ("text", texts.join(", ").into())])
    }
}

/// The times of a clock on the table that shows other times, and those that it should show: which of them
/// count is asked by that.
fn both_clocks(snap: &Snapshot, board: BoardNo, words: &Catalogue) -> Option<String> {
    let (there, game) = (snap.table_clock(board)?, snap.game(board)?);
    let Agreement::Apart(expected) = game.agreement(there, snap.now()) else { return None };
    let times = [there.times(snap.now()), expected];
    Some(clock::on_table(words, game.clock_on_table(), times))
}

/// What was the matter at each table, as far as it was told.
#[derive(Debug, Default)]
pub(crate) struct TableWatch(BTreeMap<BoardNo, Vec<TableConcern>>);

impl TableWatch {
    /// The tables at which something else is the matter than was told.
    pub(crate) fn news(&mut self, snap: &Snapshot, words: &Catalogue) -> Vec<TableLine> {
        let mut now = BTreeMap::new();
        for (board, game) in snap.hall.on_own_boards() {
            let before = self.0.get(&board).map(Vec::as_slice).unwrap_or_default();
            let found = at_table(snap, board, game, before);
            if !found.is_empty() {
                now.insert(board, found);
            }
        }
        let before = std::mem::replace(&mut self.0, now);
        let settled = before.keys().filter(|board| !self.0.contains_key(*board));
        let settled = settled.map(|board| TableLine::of(*board, &[], (snap, words)));
        let new = self.0.iter().filter(|(board, found)| before.get(*board) != Some(*found));
        let new = new.map(|(board, found)| TableLine::of(*board, found, (snap, words)));
        settled.chain(new).collect()
    }
}
