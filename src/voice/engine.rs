//! What can speak: the speech service of a desktop by its own protocol (`ssip`), the system's own
//! speech through the `tts` crate (`system`), the synthesiser `espeak-ng` into a sound device of our
//! choice (`espeak`). All are alike to the thread that uses them (`speech_thread`).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::listener::{Listener, Priority};
use jadoube_i18n::lang::Lang;

/// The engines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EngineKind {
    /// speech-dispatcher, by its socket: language, priority and order are ours.
    Ssip,
    /// The system's own speech: SAPI/WinRT, AVSpeechSynthesizer, libspeechd.
    System,
    /// The program espeak-ng, whose sound goes to a device of the listener's own.
    Espeak,
}

impl EngineKind {
    /// All of them, in the order in which they are tried.
    pub const ALL: [Self; 3] = [Self::Ssip, Self::System, Self::Espeak];

    /// Its name, which is the same in every language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ssip => "speech-dispatcher",
            Self::System => "tts",
            Self::Espeak => "espeak-ng",
        }
    }
}

/// Why nothing is spoken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dead {
    /// No engine was found.
    NoEngine,
    /// The engine does not answer.
    Hung(EngineKind),
    /// The engine answered that it cannot.
    Failed(EngineKind),
}

/// What a listener has chosen.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Tuning {
    /// What is to speak; none for the best that is there.
    pub engine: Option<EngineKind>,
    /// The voice of a language, by the engine's name; the first of the language if there is none.
    pub voices: BTreeMap<Lang, String>,
    /// The sound device; none for the system's.
    pub device: Option<String>,
    /// How fast: −100 to 100, 0 is usual.
    pub rate: i8,
    /// How high: −100 to 100, 0 is usual.
    pub pitch: i8,
    /// How loud, per cent.
    pub volume: u8,
}

impl Default for Tuning {
    fn default() -> Self {
        let voices = BTreeMap::new();
        Self { engine: None, voices, device: None, rate: 0, pitch: 0, volume: 100 }
    }
}

impl Tuning {
    /// The voice that was chosen for a language.
    #[must_use]
    pub fn voice(&self, lang: Lang) -> Option<&str> {
        self.voices.get(&lang).map(String::as_str)
    }

    /// The engines to try, in their order. Only one of them can be sent to a device.
    #[must_use]
    pub fn engines(&self) -> Vec<EngineKind> {
        match (self.engine, &self.device) {
            (Some(engine), _) => vec![engine],
            (None, Some(_)) => vec![EngineKind::Espeak, EngineKind::Ssip, EngineKind::System],
            (None, None) => EngineKind::ALL.into(),
        }
    }
}

/// In which language and how an engine is to speak.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct EngineRequest {
    pub(crate) lang: Lang,
    pub(crate) tuning: Tuning,
    /// Under whose name it asks.
    pub(crate) listener: Listener,
}

/// What the engine has taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct EngineSettings {
    /// The language in which it will speak.
    pub(crate) lang: Lang,
    /// The voice, if it has a name.
    pub(crate) voice: Option<String>,
    /// The device, if it is the listener's own.
    pub(crate) device: Option<String>,
}

/// How to begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner {
    /// After what is being said.
    Then,
    /// Instead of what is being said.
    Instead,
}

/// One text to say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Order {
    pub(crate) text: String,
    pub(crate) priority: Priority,
    pub(crate) manner: Manner,
    /// Added to the rate of the tuning.
    pub(crate) rate: i8,
}

/// How far an engine is with a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Progress {
    /// The text has not begun: something else is being said before it.
    Waiting,
    /// It still speaks.
    Speaking,
    /// The text was said to its end.
    Over,
    /// The text was cut off before its end: by somebody else who speaks through the same service, or because
    /// the service has gone.
    Cut,
    /// It is not known whether the text has begun, nor whether it has ended.
    Unknown,
}

impl From<bool> for Progress {
    /// What an engine knows that makes the sound itself: whether it speaks.
    fn from(speaks: bool) -> Self {
        if speaks { Self::Speaking } else { Self::Over }
    }
}

/// Something that speaks. It is made and used on one thread only, and may take its time: who waits
/// for it has a watch.
pub(crate) trait Engine {
    fn kind(&self) -> EngineKind;
    /// Takes a voice of the language; without one, whatever speaks English.
    fn choose(&mut self, wanted: &EngineRequest) -> Option<EngineSettings>;
    /// Begins to say a text; false when it cannot.
    fn say(&mut self, order: &Order) -> bool;
    /// How far it is with the last text, as far as it knows.
    fn progress(&mut self) -> Progress;
}

/// Opens one kind of engine; nothing if there is none.
pub(crate) type Open =
    std::sync::Arc<dyn Fn(EngineKind, &Tuning) -> Option<Box<dyn Engine>> + Send + Sync>;

/// A rate, a pitch: two of them together.
pub(crate) const fn together(one: i8, other: i8) -> i8 {
    let sum = one.saturating_add(other);
    if sum > 100 {
        100
    } else if sum < -100 {
        -100
    } else {
        sum
    }
}
