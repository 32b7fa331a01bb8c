//! What the form of an incident says of a game that has ended: what is ruled then is not what is ruled while
//! it is played.

use crate::phrases;
use crate::scene::Scene;
use jadoube_desk::history::what_of_game;
use jadoube_laws::game::event::Event;

/// How and when the game that is looked at has ended, if it has.
pub(super) fn of_game(scene: &Scene<'_>) -> Option<String> {
    let (no, one) = scene.looked_at()?;
    let result = phrases::result_of(scene, Some(no), &one.game.outcome()?);
    let entries = scene.snap.history.of_game(no, 0);
    let mut latest_first = entries.iter().rev();
    let ended =
        latest_first.find(|entry| matches!(what_of_game(&entry.event), Some(Event::Ended(_))));
    let when = ended.and_then(|entry| moment(&entry.wall, &scene.wall().to_string()));
    Some(match when {
        Some(when) => {
            let args = [("when", when.into()), ("result", result.into())];
            scene.say_with("disputes-game-ended", &args)
        }
        None => scene.say_with("dispute-change-ended", &[("result", result.into())]),
    })
}

/// The minute of a moment as the journal has it, with the day unless that is today's.
fn moment(wall: &str, now: &str) -> Option<String> {
    let is_today = wall.get(..10)? == now.get(..10)?;
    let text = wall.get(if is_today { 11 } else { 0 }..16)?;
    Some(text.replace('T', " "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_day_is_told_unless_it_is_today() {
        let now = "2026-11-22T18:00:00+01:00";
        for (wall, told) in [
            ("2026-11-22T14:03:07+01:00", Some("14:03")),
            ("2026-11-21T14:03:07+01:00", Some("2026-11-21 14:03")),
            ("", None),
        ] {
            assert_eq!(moment(wall, now).as_deref(), told, "{wall}");
        }
    }
}
