//! The handle by which the desk sounds and speaks. Cheap to call and never waiting; what takes time
//! happens on the threads of `player` and `speech_thread`, which are started only when they are
//! first wanted.
//!
//! - [`Voice::say`] hands an utterance over; [`Voice::earcon`] sounds a sign; [`Voice::alarm`] does
//!   both.
//! - [`Voice::repeat`] says the last one again, slower, or letter by letter.
//! - [`Voice::state`] tells what speaks, why nothing does, and the last fifty utterances with what
//!   became of each.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::alarm::Call;
use crate::earcon::Earcon;
use crate::engine::{Engine, EngineKind, Open, Tuning};
use crate::history::{History, OnChange, UtteranceStatus, VoiceState};
use crate::listener::{Listener, Priority};
use crate::player::{self, OpenDevice, Player};
use crate::queue::{Delivery, QueuedUtterance};
use crate::speech_thread::{SpeechThread, Task};
use crate::utterance::{self, Utterance};
use crate::validity::Validity;
use crate::{device, espeak, system, tones};
use jadoube_i18n::lang::Lang;

/// Between a tone and the words.
const PAUSE: Duration = Duration::from_millis(150);

/// On or off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Switch {
    /// Switched on.
    On,
    /// Switched off.
    #[default]
    Off,
}

impl From<bool> for Switch {
    fn from(on: bool) -> Self {
        if on { Self::On } else { Self::Off }
    }
}

/// Through what the words reach the listener.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Channel {
    /// The program's own voice.
    #[default]
    OwnVoice,
    /// The screen reader, which reads what the window announces.
    ScreenReader,
    /// Through the loudspeaker and the screen reader.
    Both,
}

impl Channel {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::OwnVoice, Self::ScreenReader, Self::Both];

    /// Whether the program itself speaks.
    #[must_use]
    pub const fn speaks(self) -> bool {
        matches!(self, Self::OwnVoice | Self::Both)
    }

    /// Whether the window announces.
    #[must_use]
    pub const fn announces(self) -> bool {
        matches!(self, Self::ScreenReader | Self::Both)
    }
}

/// What the arbiter has chosen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Settings {
    /// Whether alarms sound.
    pub sounds: Switch,
    /// Whether anything is spoken.
    pub speech: Switch,
    /// The language of what is in no language of its own.
    pub lang: Lang,
    /// Through what the words reach the listener.
    pub channel: Channel,
    /// The voice of each listener; who has none here is spoken to as the arbiter is.
    pub tunings: BTreeMap<Listener, Tuning>,
    /// The file in which what could not be said is kept as text.
    pub unsaid: Option<PathBuf>,
}

impl Settings {
    /// Whether anything is to be heard at all.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        matches!(self.sounds, Switch::On) || matches!(self.speech, Switch::On)
    }

    /// How a listener is spoken to.
    #[must_use]
    pub fn tuning(&self, listener: Listener) -> Tuning {
        let own = self.tunings.get(&listener);
        own.or_else(|| self.tunings.get(&Listener::Arbiter)).cloned().unwrap_or_default()
    }

    const fn speaks(&self) -> bool {
        matches!(self.speech, Switch::On) && self.channel.speaks()
    }
}

/// Where something is spoken: listeners with the same have one speech thread, or two voices would
/// be heard at once.
type Outlet = (Option<EngineKind>, Option<String>);

fn outlet(tuning: &Tuning) -> Outlet {
    (tuning.engine, tuning.device.clone())
}

/// How the threads get at the machine.
#[derive(Clone)]
struct Machine {
    device: fn(Option<String>) -> OpenDevice,
    engine: Open,
}

/// Opens a kind of engine.
fn engine(kind: EngineKind, tuning: &Tuning) -> Option<Box<dyn Engine>> {
    match kind {
        #[cfg(unix)]
        EngineKind::Ssip => crate::ssip::open(),
        #[cfg(not(unix))]
        EngineKind::Ssip => None,
        EngineKind::System => system::open(),
        EngineKind::Espeak => espeak::open(tuning),
    }
}

/// The voice of the desk.
pub struct Voice {
    settings: Settings,
    machine: Machine,
    players: BTreeMap<Option<String>, Player>,
    speech_threads: BTreeMap<Outlet, SpeechThread>,
    history: History,
}

impl std::fmt::Debug for Voice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Voice").field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl Voice {
    /// Starts what the settings want. Without a sound device or a speech service it stays silent;
    /// that is no error, and stands in [`Self::state`]. `on_change` is called on some thread
    /// whenever that state changes.
    #[must_use]
    pub fn start(settings: Settings, on_change: OnChange) -> Self {
        let machine = Machine { device: player::system, engine: Arc::new(engine) };
        Self::over(settings, machine, on_change)
    }

    fn over(settings: Settings, machine: Machine, on_change: OnChange) -> Self {
        let history = History::new(on_change);
        let (players, speech_threads) = (BTreeMap::new(), BTreeMap::new());
        let mut voice =
            Self { settings: Settings::default(), machine, players, speech_threads, history };
        voice.set(settings);
        voice
    }

    /// What holds now.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes the settings. A thread once started stays, asleep, when it is switched off: a speech
    /// service does not bear being left and found again.
    pub fn set(&mut self, settings: Settings) {
        self.settings = settings;
        self.history.keep_unsaid_in(self.settings.unsaid.clone());
        if self.settings.sounds == Switch::Off {
            self.players.values().for_each(Player::quiet);
        } else {
            self.player(Listener::Arbiter);
        }
        if !self.settings.speaks() {
            self.speech_threads.values().for_each(SpeechThread::quiet);
            return;
        }
        self.speech_thread(Listener::Arbiter);
        let outlets: Vec<Outlet> = self.speech_threads.keys().cloned().collect();
        for outlet in outlets {
            let task = self.task(&outlet);
            if let (Some(speech_thread), false) =
                (self.speech_threads.get(&outlet), task.listeners.is_empty())
            {
                speech_thread.change(task);
            }
        }
    }

    /// Who is spoken to at an outlet, and how.
    fn task(&self, at: &Outlet) -> Task {
        let tuned = Listener::ALL.map(|listener| (listener, self.settings.tuning(listener)));
        let listeners = tuned.into_iter().filter(|(_, tuning)| outlet(tuning) == *at).collect();
        Task { lang: self.settings.lang, listeners }
    }

    /// The speech thread of a listener, started when it is first wanted.
    fn speech_thread(&mut self, listener: Listener) -> &SpeechThread {
        let at = outlet(&self.settings.tuning(listener));
        let task = self.task(&at);
        let (engine, history) = (self.machine.engine.clone(), self.history.clone());
        self.speech_threads.entry(at).or_insert_with(|| SpeechThread::start(task, engine, history))
    }

    fn player(&mut self, listener: Listener) -> &Player {
        let device = self.settings.tuning(listener).device;
        let open = self.machine.device;
        self.players.entry(device.clone()).or_insert_with(|| Player::start(open(device)))
    }

    /// Says something to its listener, as soon as it is its turn. With speech switched off it is
    /// kept as text.
    pub fn say(&mut self, utterance: Utterance) {
        self.say_after(utterance, Delivery::Usual, Duration::ZERO);
    }

    fn say_after(&mut self, utterance: Utterance, delivery: Delivery, after: Duration) {
        let since = Instant::now();
        let speaks = self.settings.speaks();
        let fate = if speaks { UtteranceStatus::Waiting } else { UtteranceStatus::Silent };
        let number = self.history.note(&utterance, self.settings.lang, fate);
        if speaks {
            let due = since + after;
            let listener = utterance.listener;
            self.speech_thread(listener).say(QueuedUtterance {
                number,
                utterance,
                delivery,
                since,
                due,
                cuts: 0,
                is_again: false,
                part: 0,
            });
        }
    }

    /// Forgets what the dialog said of itself to the arbiter that has just been closed.
    pub fn dialog_closed(&self) {
        let at = outlet(&self.settings.tuning(Listener::Arbiter));
        if let Some(speech_thread) = self.speech_threads.get(&at) {
            speech_thread.dialog_closed();
        }
    }

    /// Says a last thing before the program ends, where a voice speaks to its listener; whether it does. None is
    /// looked for any more.
    pub fn say_last(&mut self, utterance: Utterance) -> bool {
        let found = self.history.state().of(utterance.listener);
        let speaks =
            self.settings.speaks() && found.engine.is_some() && found.dead_because.is_none();
        if speaks {
            self.say(utterance);
        }
        speaks
    }

    /// Waits until the last thing has been said, or will not be; no longer than until then: a service that
    /// hangs must not keep the program.
    pub fn wait_for_last(&self, until: Instant) {
        self.history.wait_for_last(until);
    }

    /// Says what was last said to a listener once more.
    pub fn repeat(&mut self, listener: Listener, delivery: Delivery) {
        if let Some(last) = self.history.last(listener) {
            // It was asked for: whatever else is to be said goes before it.
            let answer = Utterance {
                priority: Priority::Answer,
                is_shown: false,
                is_awaited: false,
                is_of_dialog: false,
                is_next_step: false,
                validity: None,
                newest: None,
                clock: None,
                ..last
            };
            self.say_after(answer, delivery, Duration::ZERO);
        }
    }

    /// Says a sentence by which a listener's voice can be tried.
    pub fn sample(&mut self, listener: Listener) {
        self.say(utterance::sample(listener));
    }

    /// Sounds a sign for a listener; what it means stands in `locales` under [`Earcon::meaning`].
    pub fn earcon(&mut self, listener: Listener, earcon: Earcon) {
        if self.settings.sounds == Switch::On {
            self.player(listener).sound(earcon);
        }
    }

    /// Sounds and speaks an alarm to the arbiter, as the settings are: first the tone, then the
    /// words.
    pub fn alarm(&mut self, call: Call) {
        self.call_out(call, Utterance::alarm(call));
    }

    /// The same of a clock that has little time left: as long as that is so, and with the time that is left then
    /// as long as the clock runs.
    pub fn low_time(&mut self, call: Call, validity: Validity, clock: Validity) {
        self.call_out(call, Utterance::alarm(call).while_so(validity).of_clock(clock));
    }

    fn call_out(&mut self, call: Call, said: Utterance) {
        let earcon = Earcon::Alarm(call.alarm);
        self.earcon(Listener::Arbiter, earcon);
        let sounds = self.settings.sounds == Switch::On;
        let after = if sounds { tones::length(earcon) + PAUSE } else { Duration::ZERO };
        self.say_after(said, Delivery::Usual, after);
    }

    /// What speaks, why nothing does, and what was said.
    #[must_use]
    pub fn state(&self) -> VoiceState {
        self.history.state()
    }

    /// Grows with every change of the state.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.history.revision()
    }

    /// Looks for the sound devices and voices of this machine, which takes its time; they are in
    /// the state once they are found.
    pub fn look_around(&self) {
        let history = self.history.clone();
        let look = move || {
            #[cfg(unix)]
            let voices = crate::ssip::voices();
            #[cfg(not(unix))]
            let voices = Vec::new();
            history.tell_devices(device::names(), voices);
        };
        // Without a thread nothing is found.
        let _ = std::thread::Builder::new().name("looking".into()).spawn(look);
    }
}

#[cfg(test)]
mod tests;
