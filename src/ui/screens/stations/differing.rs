//! The moves in which two records of one board differ, in one sentence: what a person compares first.

use crate::scene::Scene;
use jadoube_chess::ply::Ply;
use jadoube_core::stations::difference::Difference;
use jadoube_desk::two_records::TwoRecords;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_laws::game::state::Game;

/// So many half-moves are told of each record that the other one has not.
const TOLD: usize = 8;

/// Which moves the records do not have in common, of each station; nothing where neither has any.
pub(super) fn differing(
    scene: &Scene<'_>,
    one: &Difference<'_>,
    records: &TwoRecords,
) -> Option<String> {
    let now = scene.snap.hall.game(one.post.board()?)?;
    let aside = &records.put_aside.as_deref()?.game;
    let moves = |game: &Game| {
        let numbering = Numbering::from_start(&game.start);
        let at = usize::from(records.common);
        let mut told = String::new();
        for (nth, ply) in game.plies.iter().enumerate().skip(at).take(TOLD) {
            // Black's move is told with its number only where it comes first.
            let no = Ply(u16::try_from(nth + 1).unwrap_or(u16::MAX));
            let sign = numbering.sign(no);
            let is_white = !sign.ends_with('…');
            let sign = if is_white || nth == at { sign.as_str() } else { "" };
            let gap = if told.is_empty() { "" } else { " " };
            told = format!("{told}{gap}{sign}{}", chess::localized_san(scene.words, &ply.san));
        }
        let more = if game.plies.len() > at + TOLD { " …" } else { "" };
        match told.is_empty() {
            true => scene.say("stations-settle-no-move"),
            false => told + more,
        }
    };
    let none = usize::from(records.common);
    if now.plies.len() == none && aside.plies.len() == none {
        return None;
    }
    let stations = &scene.snap.hall.stations;
    let args = [
        ("one", stations.name(one.instead).into()),
        ("other", stations.name(one.epoch.of).into()),
        ("moves", moves(now).into()),
        ("others", moves(aside).into()),
    ];
    Some(scene.say_with("stations-settle-differ", &args))
}
