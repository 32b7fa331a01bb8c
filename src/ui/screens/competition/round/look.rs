//! A draft is looked at before it is made known: who presses a key twice in haste pairs a round, and does
//! not publish it unseen.

use crate::actions::{Actions, UiMessage};
use crate::scene::Scene;
use crate::screens::competition::round::next::Next;
use crate::screens::competition::round::pairs::pairings_of;
use jadoube_core::competition::remark::Remark;

/// For how many seconds a draft is in sight before its key publishes it, and before its button does, to
/// which a hand has to come.
const KEY_SECS: f64 = 0.7;
const BUTTON_SECS: f64 = 0.45;

/// Since when the draft of a round is in sight.
#[derive(Debug, Default)]
pub(super) struct DraftInSight {
    since: Option<(u8, f64)>,
    now: f64,
    /// Whether it is the key that asks.
    is_by_key: bool,
    /// Of which round it was told who is left out of the draft, and who that was.
    left_out: Option<(u8, Vec<String>)>,
}

impl DraftInSight {
    /// What comes next in the event, at a time of the window.
    pub(super) fn follow(&mut self, next: Next, now: f64) {
        self.now = now;
        self.since = match next {
            Next::Publish(round) => {
                self.since.filter(|(known, _)| *known == round).or(Some((round, now)))
            }
            Next::Elsewhere(_)
            | Next::DrawStart(_)
            | Next::Pair(_)
            | Next::Results(_)
            | Next::Close(_)
            | Next::Over(_) => None,
        };
        let round = self.since.map(|(round, _)| round);
        self.left_out = self.left_out.take().filter(|(known, _)| Some(*known) == round);
    }

    /// Whether it was told who is left out of the draft of a round.
    pub(super) fn is_told_of(&self, round: u8) -> bool {
        self.left_out.as_ref().is_some_and(|(known, _)| *known == round)
    }

    /// Tells once who could play and has neither an opponent nor a bye in a draft of the arbiter's, and again
    /// where that are others; whether it has told that.
    pub(super) fn leaves_out(
        &mut self,
        scene: &Scene<'_>,
        round: u8,
        actions: &mut Actions,
    ) -> bool {
        let left = left_out(scene, round);
        let players = left.join(", ");
        let now = Some((round, left)).filter(|_| !players.is_empty());
        let before = std::mem::replace(&mut self.left_out, now);
        if players.is_empty() || before == self.left_out {
            return false;
        }
        let args = [("round", i64::from(round).into()), ("players", players.into())];
        actions.push(UiMessage::Refuse(scene.say_with("tournament-round-left-out", &args)));
        true
    }

    /// Whether what comes next is asked for by its key, and not by its button.
    pub(super) const fn by_key(&mut self, is_by_key: bool) {
        self.is_by_key = is_by_key;
    }

    /// Whether the draft has only just come, which is told. Who goes on pressing the key in haste is told
    /// again.
    pub(super) fn is_new(&mut self, scene: &Scene<'_>, round: u8, actions: &mut Actions) -> bool {
        let Some((_, since)) = &mut self.since else { return false };
        let look = if self.is_by_key { KEY_SECS } else { BUTTON_SECS };
        if self.now - *since >= look {
            return false;
        }
        *since = self.now;
        let args = [("round", i64::from(round).into())];
        actions.push(UiMessage::Refuse(scene.say_with("tournament-round-look-first", &args)));
        true
    }
}

/// Who could play in a round and is not paired in its draft, though there is more than one of them.
fn left_out(scene: &Scene<'_>, round: u8) -> Vec<String> {
    let hall = &scene.snap.hall;
    // Of teams a whole team is free.
    let drafted = hall.contest.rounds.get(&round).filter(|one| one.matches.is_empty());
    let Some(pairings) = drafted.map(pairings_of) else { return Vec::new() };
    let remarks = hall.contest.remarks(round, &pairings, &hall.pairing_boards());
    let name = |one: Remark| match one {
        Remark::LeftOut { name, .. } => Some(name),
        _ => None,
    };
    remarks.into_iter().filter_map(name).collect()
}
