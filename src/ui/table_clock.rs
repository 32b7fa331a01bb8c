//! A clock on the table that shows something else than it should: what differs, and what is told of it
//! once. What can be done about it stands beside the board.

use std::collections::BTreeMap;

use crate::scene::Scene;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::BySide;
use jadoube_i18n::time;
use jadoube_laws::game::state::Game;
use jadoube_laws::game::table_clock::Agreement;
use jadoube_laws::ids::{BoardNo, GameNo};

/// The boards of which it was told, with their games.
#[derive(Debug, Default)]
pub struct TableClocks {
    told: BTreeMap<BoardNo, GameNo>,
    revision: u64,
}

impl TableClocks {
    /// What is to be told now: once, until the clocks have gone together again.
    pub fn news(&mut self, scene: &Scene<'_>) -> Vec<String> {
        let hall = &scene.snap.hall;
        if std::mem::replace(&mut self.revision, scene.snap.revision) == scene.snap.revision {
            return Vec::new();
        }
        self.told.retain(|board, no| hall.at_board.get(board) == Some(no));
        let mut news = Vec::new();
        for (board, no) in &hall.at_board {
            let Some(game) = hall.game(*board).filter(|_| hall.is_under_way(*board)) else {
                continue;
            };
            match scene.snap.table_clock(*board).map(|clock| game.agreement(clock, scene.now)) {
                Some(Agreement::Apart(expected)) if !self.told.contains_key(board) => {
                    self.told.insert(*board, *no);
                    let args = [
                        ("board", board.0.into()),
                        ("text", words(scene, *board, expected).into()),
                    ];
                    let text = scene.say_with("app-at-board", &args);
                    let todo = if game.clock_on_table() {
                        "app-table-clock-to-control"
                    } else {
                        "app-table-clock-to-program"
                    };
                    news.push(format!("{text}. {}", scene.say(todo)));
                }
                Some(Agreement::Together) => _ = self.told.remove(board),
                _ => {}
            }
        }
        news
    }
}

/// The times that the clock on the table of a board should show, where it shows others.
#[must_use]
pub fn apart(scene: &Scene<'_>, board: BoardNo, game: &Game) -> Option<BySide<Millis>> {
    match game.agreement(scene.snap.table_clock(board)?, scene.now) {
        Agreement::Apart(expected) => Some(expected),
        Agreement::Nearly | Agreement::Together => None,
    }
}

/// Both clocks in words.
#[must_use]
pub fn words(scene: &Scene<'_>, board: BoardNo, expected: BySide<Millis>) -> String {
    let there = scene.snap.table_clock(board);
    let there = there.map(|clock| clock.times(scene.now)).unwrap_or_default();
    let [white, black, own_white, own_black] =
        [there.white, there.black, expected.white, expected.black].map(time::shown);
    let on_table = scene.snap.game(board).is_some_and(|game| game.clock_on_table());
    let id = if on_table { "app-table-clock-not-control" } else { "app-table-clock-not-program" };
    let args = [
        ("white", white.into()),
        ("black", black.into()),
        ("ownwhite", own_white.into()),
        ("ownblack", own_black.into()),
    ];
    scene.say_with(id, &args)
}
