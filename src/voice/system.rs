//! The system's own speech, through the `tts` crate: WinRT, AVSpeechSynthesizer, libspeechd.

use std::mem::ManuallyDrop;

use tts::{Tts, Voice};

use crate::engine::{
    Engine, EngineKind, EngineRequest, EngineSettings, Manner, Order, Progress, together,
};
use jadoube_i18n::lang::Lang;

struct System {
    // Never dropped: the service's library calls back on a thread of its own, and aborts the
    // program if the table of callers is gone by then. A run has one, or a few when it fails.
    tts: ManuallyDrop<Tts>,
    voices: Vec<(Lang, Voice)>,
    /// The voice that is set: setting one takes seconds where there are many.
    set: Option<String>,
    rate: i8,
    rate_set: Option<i8>,
    /// Whether it was seen to speak since it was given the last text.
    has_begun: bool,
}

/// Opens the system's speech service and looks which of our languages it speaks.
pub(crate) fn open() -> Option<Box<dyn Engine>> {
    let tts = ManuallyDrop::new(Tts::default().ok()?);
    let offered = tts.voices().unwrap_or_default();
    let ours = |voice: Voice| {
        Lang::from_code(voice.language().primary_language()).map(|lang| (lang, voice))
    };
    let voices = offered.into_iter().filter_map(ours).collect();
    Some(Box::new(System { tts, voices, set: None, rate: 0, rate_set: None, has_begun: false }))
}

/// From −100 … 100 to what the service has, whose usual value need not be in the middle.
fn scaled(value: i8, (least, usual, most): (f32, f32, f32)) -> f32 {
    let share = f32::from(value.clamp(-100, 100)) / 100.0;
    let far = if share < 0.0 { usual - least } else { most - usual };
    (usual + share * far).clamp(least.min(most), most.max(least))
}

impl System {
    /// The first voice of a language is the plain one, its variants follow.
    fn voice(&self, lang: Lang, name: Option<&str>) -> Option<Voice> {
        let of_it = || self.voices.iter().filter(|(held, _)| *held == lang).map(|(_, voice)| voice);
        let named = of_it().find(|voice| Some(voice.name().as_str()) == name);
        named.or_else(|| of_it().next()).cloned()
    }

    fn set_voice(&mut self, voice: &Voice) -> bool {
        let id = voice.id();
        if self.set.as_ref() == Some(&id) {
            return true;
        }
        let done = self.tts.set_voice(voice).is_ok();
        self.set = done.then_some(id);
        done
    }

    fn set_rate(&mut self, rate: i8) {
        if self.rate_set == Some(rate) {
            return;
        }
        let range = (self.tts.min_rate(), self.tts.normal_rate(), self.tts.max_rate());
        // A service without rates speaks at its own.
        let _ = self.tts.set_rate(scaled(rate, range));
        self.rate_set = Some(rate);
    }
}

impl Engine for System {
    fn kind(&self) -> EngineKind {
        EngineKind::System
    }

    fn choose(&mut self, wanted: &EngineRequest) -> Option<EngineSettings> {
        let tuning = &wanted.tuning;
        let pitches = (self.tts.min_pitch(), self.tts.normal_pitch(), self.tts.max_pitch());
        let volumes = (self.tts.min_volume(), self.tts.max_volume());
        let share = f32::from(tuning.volume.min(100)) / 100.0;
        // A service without these speaks as its owner has set it.
        let _ = self.tts.set_pitch(scaled(tuning.pitch, pitches));
        let _ = self.tts.set_volume(volumes.0 + share * (volumes.1 - volumes.0));
        self.rate = tuning.rate;
        for lang in [wanted.lang, Lang::En] {
            if let Some(voice) = self.voice(lang, tuning.voice(lang))
                && self.set_voice(&voice)
            {
                return Some(EngineSettings { lang, voice: Some(voice.name()), device: None });
            }
        }
        // A service that lists no voices has one set by its owner, in their language most likely.
        let lang = if self.voices.is_empty() { wanted.lang } else { Lang::En };
        Some(EngineSettings { lang, voice: None, device: None })
    }

    fn say(&mut self, order: &Order) -> bool {
        self.set_rate(together(self.rate, order.rate));
        self.has_begun = false;
        self.tts.speak(order.text.as_str(), order.manner == Manner::Instead).is_ok()
    }

    fn progress(&mut self) -> Progress {
        match self.tts.is_speaking() {
            Ok(true) => {
                self.has_begun = true;
                Progress::Speaking
            }
            Ok(false) if self.has_begun => Progress::Over,
            // What waits behind what others say has not begun: that is no end.
            Ok(false) | Err(_) => Progress::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_reach_from_the_least_over_the_usual_to_the_most() {
        for (value, range, scale) in [
            (0, (0.1, 0.5, 2.0), 0.5),
            (-100, (0.1, 0.5, 2.0), 0.1),
            (100, (0.1, 0.5, 2.0), 2.0),
            (50, (-100.0, 0.0, 100.0), 50.0),
        ] {
            assert!((scaled(value, range) - scale).abs() < 0.001, "{value}");
        }
    }
}
