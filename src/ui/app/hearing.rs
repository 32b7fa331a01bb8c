//! How what the window says comes to who works by ear: as announcements to a screen reader, or by the
//! program's own voice where that speaks for one. Nothing is said by both unless that was chosen.

use std::sync::mpsc::Receiver;

use egui::Context;

use crate::app::App;
use crate::voice_offer;
use crate::widgets::announcer::{Manner, Spoken};
use jadoube_desk::inbox::Request;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::snapshot::Snapshot;
use jadoube_desk::voicing::{Channel, Listener, Priority, Settings, Switch};

/// What is known of a screen reader.
#[derive(Debug, Default)]
pub(crate) struct Reader {
    /// Whether one runs.
    pub(crate) runs: bool,
    news: Option<Receiver<bool>>,
    /// Whether the offer of the own voice was said.
    told: bool,
}

impl Reader {
    /// Whether the own voice is offered: until that is answered it speaks, so that no alarm is missed.
    pub(crate) const fn is_offered(&self, prefs: &Preferences) -> bool {
        self.runs && !prefs.voice_offered && !prefs.speak_alerts
    }
}

impl App {
    /// Where the window learns that a screen reader runs, or runs no longer.
    pub fn follow_reader(&mut self, news: Receiver<bool>) {
        self.reader.news = Some(news);
    }

    /// Takes note of a screen reader, and offers the own voice for it.
    pub(super) fn look_for_reader(&mut self) {
        let Some(runs) = self.reader.news.as_ref().and_then(|news| news.try_iter().last()) else {
            return;
        };
        self.reader.runs = runs;
        self.ask(Request::Voice(self.voice()));
        if self.reader.is_offered(&self.prefs) && !self.reader.told {
            self.reader.told = true;
            self.speak(Priority::Announcement, &voice_offer::text(&self.words));
        }
    }

    /// What the voice is to do.
    pub(super) fn voice(&self) -> Settings {
        let chosen = self.prefs.voice();
        if self.reader.is_offered(&self.prefs) {
            return Settings { speech: Switch::On, channel: Channel::OwnVoice, ..chosen };
        }
        chosen
    }

    /// Takes the answer to the offer, or switches the own voice on or off later.
    pub(super) fn take_own_voice(&mut self, ctx: &Context, on: bool) {
        self.prefs.voice_offered = true;
        self.prefs.speak_alerts = on;
        if on && !self.prefs.channel.speaks() {
            self.prefs.channel = Channel::OwnVoice;
        }
        // What had the keyboard may go with the offer.
        self.give_back = ctx.memory(|memory| memory.focused()).map(|id| (id, 1));
    }

    /// Through what the window's words come to a screen reader's user: through announcements, unless
    /// the own voice speaks. One that is dead says nothing.
    pub(super) fn channel(&self, snap: &Snapshot) -> Channel {
        let voice = self.voice();
        let lives = snap.spoken.of(Listener::Arbiter).dead_because.is_none();
        let speaks = voice.speech == Switch::On && voice.channel.speaks();
        if self.reader.runs && speaks && lives { voice.channel } else { Channel::ScreenReader }
    }

    /// Hands to the own voice what the window has said in this pass. What is said while a player has
    /// the screen is not for the room.
    pub(super) fn speak_what_was_said(&mut self) {
        let said = self.announcer.take_spoken();
        if self.lock.is_some() {
            return;
        }
        let (passing, kept): (Vec<Spoken>, Vec<Spoken>) =
            said.into_iter().partition(|one| one.manner == Manner::Polite && !one.kept);
        for one in kept {
            let urgent = one.manner == Manner::Assertive;
            let priority = if urgent { Priority::Alert } else { Priority::Announcement };
            self.speak(priority, &one.text);
        }
        if !passing.is_empty() {
            let texts: Vec<&str> = passing.iter().map(|one| one.text.as_str()).collect();
            self.speak(Priority::Hint, &texts.join(". "));
        }
    }
}
