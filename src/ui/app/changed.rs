//! What the eye sees change from one pass to the next: it is told to who works by ear, and what was told of the place
//! that was left goes.

use crate::app::App;
use crate::changes::LastPass;
use crate::scene::Scene;
use crate::widgets::announcer::{self, Manner};

impl App {
    /// Says what the eye sees change. That a key is pressed again is told of what was in sight then: elsewhere the key
    /// means another thing, and so does the key of the incident that waits at the board to which F12 has led.
    pub(super) fn tell_what_changed(&mut self, scene: &Scene<'_>) {
        let place = (self.screen, self.screens.envelopes.shown());
        let now = LastPass::of(scene, place, &self.screens.game);
        let Some(before) = self.seen.replace(now.clone()) else { return };
        for text in now.since(&before, scene, &self.screens.game) {
            self.announcer.say(Manner::Polite, &text);
        }
        if now.is_elsewhere(&before) {
            self.announcer.dismiss_refused(announcer::pressed_again());
            self.announcer.dismiss_refused(announcer::idle_alt_enter());
        }
        if now.is_of_another_game(&before) {
            self.announcer.dismiss_refused(announcer::incident_there());
        }
    }
}
