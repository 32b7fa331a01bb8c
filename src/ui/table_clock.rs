//! A clock on the table that shows something else than it should, or adds less than is due: what differs,
//! and what is told of it once. What can be done about it stands beside the board.

use std::collections::BTreeMap;

use crate::scene::Scene;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::BySide;
use jadoube_i18n::{clock, ruling, time};
use jadoube_laws::game::state::Game;
use jadoube_laws::game::table_clock::Agreement;
use jadoube_laws::ids::{BoardNo, GameNo};
use jadoube_laws::laws::clock::WrongSetting;

/// What was told of the clock at a board.
#[derive(Debug)]
struct ClockNotice {
    game: GameNo,
    /// Whether that it lacks increment.
    lacks: bool,
}

/// The boards of which it was told, with their games.
#[derive(Debug, Default)]
pub struct TableClocks {
    told: BTreeMap<BoardNo, ClockNotice>,
    revision: u64,
}

impl TableClocks {
    /// What is to be told now: once, until the clocks have gone together again.
    pub fn news(&mut self, scene: &Scene<'_>) -> Vec<String> {
        let hall = &scene.snap.hall;
        if std::mem::replace(&mut self.revision, scene.snap.revision) == scene.snap.revision {
            return Vec::new();
        }
        self.told.retain(|board, told| hall.at_board.get(board) == Some(&told.game));
        let mut news = Vec::new();
        for (board, no) in &hall.at_board {
            let Some(game) = hall.game(*board).filter(|_| hall.is_under_way(*board)) else {
                continue;
            };
            let clock = scene.snap.table_clock(*board);
            let agreement = clock.map(|clock| game.agreement(clock, scene.now));
            let is_apart = matches!(agreement, Some(Agreement::Apart(_)));
            // At the station at whose tables the board stands.
            let is_here = scene.snap.line(*board).is_some();
            let lacks = is_here && game.lacking_increment().is_some();
            let told = self.told.get(board);
            if told.map_or(is_apart || lacks, |told| lacks && !told.lacks) {
                let text = what_differs(scene, *board, game);
                let args = [("board", board.0.into()), ("text", text.into())];
                let text = scene.say_with("app-at-board", &args);
                news.push(format!("{text}. {}", what_to_do(scene, game)));
                self.told.insert(*board, ClockNotice { game: *no, lacks });
            } else if agreement == Some(Agreement::Together) && !lacks {
                self.told.remove(board);
            } else if let Some(told) = self.told.get_mut(board) {
                told.lacks = lacks;
            }
        }
        news
    }
}

fn what_differs(scene: &Scene<'_>, board: BoardNo, game: &Game) -> String {
    let times = apart(scene, board, game).map(|expected| words(scene, board, expected));
    let all: Vec<String> = lacking_increment(scene, game).into_iter().chain(times).collect();
    all.join(". ")
}

fn what_to_do(scene: &Scene<'_>, game: &Game) -> String {
    if game.lacking_increment().is_some() {
        return set_the_increment(scene, game);
    }
    let on_table = game.clock_on_table();
    scene.say(if on_table { "app-table-clock-to-control" } else { "app-table-clock-to-program" })
}

/// The times that the clock on the table of a board should show, where it shows others.
#[must_use]
pub fn apart(scene: &Scene<'_>, board: BoardNo, game: &Game) -> Option<BySide<Millis>> {
    match game.agreement(scene.snap.table_clock(board)?, scene.now) {
        Agreement::Apart(expected) => Some(expected),
        Agreement::Nearly | Agreement::Together => None,
    }
}

/// That the clock on the table adds no increment, or less than is due, where its readings show it.
#[must_use]
pub fn lacking_increment(scene: &Scene<'_>, game: &Game) -> Option<String> {
    let (added, due) = game.lacking_increment()?;
    let due = ("due", time::brief(scene.words, due).into());
    Some(if added == Millis::ZERO {
        scene.say_with("app-table-clock-no-increment", &[due])
    } else {
        let added = ("added", time::brief(scene.words, added).into());
        scene.say_with("app-table-clock-less-increment", &[added, due])
    })
}

/// What the arbiter does about that, with the article on a wrong setting where the edition has one.
#[must_use]
pub fn set_the_increment(scene: &Scene<'_>, game: &Game) -> String {
    let on_table = game.clock_on_table();
    let said = scene.say(if on_table {
        "app-table-clock-set-increment"
    } else {
        "app-table-clock-set-as-program"
    });
    let edition = scene.snap.edition;
    let rule = &edition.rules.clocks.wrong_setting;
    let cited = ruling::citations(scene.words, &edition.cite(rule));
    if rule.value == WrongSetting::Correct && !cited.is_empty() {
        format!("{said}. {cited}")
    } else {
        said
    }
}

/// Both clocks in words.
#[must_use]
pub fn words(scene: &Scene<'_>, board: BoardNo, expected: BySide<Millis>) -> String {
    let there = scene.snap.table_clock(board);
    let there = there.map(|clock| clock.times(scene.now)).unwrap_or_default();
    let keeps_time = scene.snap.game(board).is_some_and(|game| game.clock_on_table());
    clock::on_table(scene.words, keeps_time, [there, expected])
}
