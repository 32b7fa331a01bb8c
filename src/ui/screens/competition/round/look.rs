//! A draft is looked at before it is made known: who presses a key twice in haste pairs a round, and does
//! not publish it unseen.

use crate::actions::{Actions, UiMessage};
use crate::scene::Scene;
use crate::screens::competition::round::next::Next;

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
