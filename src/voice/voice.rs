//! The handle by which the desk sounds and speaks its alarms. Cheap to call and never waiting; what
//! takes time happens on the threads of `player` and `speaker`, which are started only when they
//! are first wanted.

use std::sync::Arc;
use std::time::Duration;

use crate::i18n::lang::Lang;
use crate::voice::alarm::Call;
use crate::voice::player::{self, OpenDevice, Player};
use crate::voice::speaker::{self, OpenSpeech, Speech};
use crate::voice::tones;

/// Between a tone and the words.
const PAUSE: Duration = Duration::from_millis(150);

/// On or off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Switch {
    /// On.
    On,
    /// Off.
    #[default]
    Off,
}

impl From<bool> for Switch {
    fn from(on: bool) -> Self {
        if on { Self::On } else { Self::Off }
    }
}

/// What the arbiter has chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Settings {
    /// Whether alarms sound.
    pub sounds: Switch,
    /// Whether alarms are spoken.
    pub speech: Switch,
    /// The language to speak.
    pub lang: Lang,
}

impl Settings {
    /// Whether anything is to be heard at all.
    #[must_use]
    pub const fn is_on(self) -> bool {
        matches!(self.sounds, Switch::On) || matches!(self.speech, Switch::On)
    }
}

/// The voice of the desk.
pub struct Voice {
    settings: Settings,
    open_device: fn() -> OpenDevice,
    open_speech: OpenSpeech,
    player: Option<Player>,
    speech: Option<Speech>,
}

impl std::fmt::Debug for Voice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Voice").field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl Voice {
    /// Starts what the settings want. Without a sound device or a speech service it stays silent;
    /// that is no error.
    #[must_use]
    pub fn start(settings: Settings) -> Self {
        Self::over(settings, || Box::new(player::system), Arc::new(speaker::system))
    }

    fn over(settings: Settings, open_device: fn() -> OpenDevice, open_speech: OpenSpeech) -> Self {
        let off = Settings::default();
        let mut voice =
            Self { settings: off, open_device, open_speech, player: None, speech: None };
        voice.set(settings);
        voice
    }

    /// What holds now.
    #[must_use]
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// Changes the settings. A thread once started stays, asleep, when it is switched off: the
    /// speech service does not bear being left and found again.
    pub fn set(&mut self, settings: Settings) {
        self.settings = settings;
        match (settings.sounds, &self.player) {
            (Switch::On, None) => self.player = Some(Player::start((self.open_device)())),
            (Switch::Off, Some(player)) => player.quiet(),
            (Switch::On, Some(_)) | (Switch::Off, None) => {}
        }
        match (settings.speech, &self.speech) {
            (Switch::On, None) => {
                self.speech = Some(Speech::start(settings.lang, self.open_speech.clone()));
            }
            (Switch::On, Some(speech)) => speech.choose(settings.lang),
            (Switch::Off, Some(speech)) => speech.quiet(),
            (Switch::Off, None) => {}
        }
    }

    /// Sounds and speaks an alarm, as the settings are: first the tone, then the words.
    pub fn alarm(&mut self, call: Call) {
        let mut after = Duration::ZERO;
        if let (Switch::On, Some(player)) = (self.settings.sounds, &self.player) {
            player.sound(call.alarm);
            after = tones::length(call.alarm) + PAUSE;
        }
        if let (Switch::On, Some(speech)) = (self.settings.speech, &mut self.speech) {
            speech.say(call, after);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::ids::BoardNo;
    use crate::voice::alarm::{Alarm, Detail};
    use std::sync::atomic::{AtomicUsize, Ordering};

    use Switch::{Off, On};

    const fn settings(sounds: Switch, speech: Switch) -> Settings {
        Settings { sounds, speech, lang: Lang::En }
    }

    #[test]
    fn what_is_off_is_never_started() {
        for (sounds, speech) in [(Off, Off), (On, Off), (Off, On), (On, On)] {
            let voice =
                Voice::over(settings(sounds, speech), || Box::new(|| None), Arc::new(|| None));
            assert_eq!(voice.player.is_some(), sounds == On);
            assert_eq!(voice.speech.is_some(), speech == On);
            assert_eq!(voice.settings().is_on(), (sounds, speech) != (Off, Off));
        }
    }

    #[test]
    fn switched_off_it_opens_nothing_for_an_alarm() {
        static OPENED: AtomicUsize = AtomicUsize::new(0);
        let open_device: fn() -> OpenDevice = || {
            Box::new(|| {
                OPENED.fetch_add(1, Ordering::SeqCst);
                None
            })
        };
        let mut voice = Voice::over(settings(On, Off), open_device, Arc::new(|| None));
        voice.set(settings(Off, Off));
        let call = Call { alarm: Alarm::Flag, board: BoardNo(1), side: None, detail: Detail::None };
        voice.alarm(call);
        drop(voice);
        assert_eq!(OPENED.load(Ordering::SeqCst), 0);
    }
}
