//! A draft is looked at before it is made known: who presses a key twice in haste pairs a round, and does
//! not publish it unseen.

use crate::actions::{Actions, UiMessage};
use crate::scene::Scene;
use crate::screens::competition::round::next::Next;

/// For how many seconds a draft is in sight before it can be published.
const LOOK_SECS: f64 = 0.45;

/// Since when the draft of a round is in sight.
#[derive(Debug, Default)]
pub(super) struct DraftInSight {
    since: Option<(u8, f64)>,
    now: f64,
}

impl DraftInSight {
    /// What comes next in the event, at a time of the window.
    pub(super) fn follow(&mut self, next: Next, now: f64) {
        self.now = now;
        self.since = match next {
            Next::Publish(round) => match self.since.filter(|(known, _)| *known == round) {
                Some(since) => Some(since),
                None => Some((round, now)),
            },
            Next::Elsewhere(_)
            | Next::DrawStart(_)
            | Next::Pair(_)
            | Next::Results(_)
            | Next::Close(_)
            | Next::Over(_) => None,
        };
    }

    /// Whether the draft has only just come, which is told. Who goes on pressing the key in haste is told
    /// again.
    pub(super) fn is_new(&mut self, scene: &Scene<'_>, round: u8, actions: &mut Actions) -> bool {
        let Some((_, since)) = &mut self.since else { return false };
        if self.now - *since >= LOOK_SECS {
            return false;
        }
        *since = self.now;
        let args = [("round", i64::from(round).into())];
        actions.push(UiMessage::Refuse(scene.say_with("tournament-round-look-first", &args)));
        true
    }
}
