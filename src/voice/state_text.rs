//! The state of the voice in words, for the eye and for a screen reader: whose voice it is, what
//! speaks or why nothing does and what would help, what was said and what became of it.

use crate::engine::Dead;
use crate::history::{SpeechThreadState, SpokenItem, UtteranceStatus};
use crate::listener::Listener;
use jadoube_i18n::catalogue::{Arg, Catalogue};

/// Whose voice it is.
#[must_use]
pub fn listener(words: &Catalogue, listener: Listener) -> String {
    words.say(match listener {
        Listener::Arbiter => "voice-listener-arbiter",
        Listener::White => "voice-listener-white",
        Listener::Black => "voice-listener-black",
    })
}

/// What speaks, or why nothing does and what would help on this system.
#[must_use]
pub fn speech_thread(words: &Catalogue, speech_thread: &SpeechThreadState) -> String {
    if let Some(dead) = speech_thread.dead_because {
        let why = match dead {
            Dead::NoEngine => words.say("voice-dead-none"),
            Dead::Hung(kind) => {
                words.say_with("voice-dead-hung", &[("engine", kind.name().into())])
            }
            Dead::Failed(kind) => {
                words.say_with("voice-dead-failed", &[("engine", kind.name().into())])
            }
        };
        return format!("{why} {}", words.say(remedy()));
    }
    let Some(kind) = speech_thread.engine else { return words.say("voice-not-started") };
    let lang = speech_thread.lang.map(|lang| lang.native_name()).unwrap_or_default();
    let mut said = vec![
        words.say_with("voice-speaks", &[("engine", kind.name().into()), ("lang", lang.into())]),
    ];
    if let Some(voice) = &speech_thread.voice {
        said.push(words.say_with("voice-speaks-voice", &[("voice", voice.into())]));
    }
    if let Some(device) = &speech_thread.device {
        said.push(words.say_with("voice-speaks-device", &[("device", device.into())]));
    }
    said.join(" ")
}

/// What to install where nothing speaks.
const fn remedy() -> &'static str {
    if cfg!(windows) {
        "voice-install-windows"
    } else if cfg!(target_os = "macos") {
        "voice-install-macos"
    } else {
        "voice-install-linux"
    }
}

/// One of the last utterances with what became of it, as a line.
#[must_use]
pub fn heard(words: &Catalogue, heard: &SpokenItem) -> String {
    let fate = words.say(match heard.fate {
        UtteranceStatus::Waiting => "voice-fate-waiting",
        UtteranceStatus::Begun(_) => "voice-fate-begun",
        UtteranceStatus::Said(_) => "voice-fate-said",
        UtteranceStatus::BrokenOff => "voice-fate-broken-off",
        UtteranceStatus::Replaced => "voice-fate-replaced",
        UtteranceStatus::TooLate => "voice-fate-too-late",
        UtteranceStatus::Unsaid => "voice-fate-unsaid",
        UtteranceStatus::Silent => "voice-fate-silent",
    });
    let to = listener(words, heard.listener);
    let args = [("to", Arg::from(to)), ("text", Arg::from(&heard.text)), ("fate", fate.into())];
    words.say_with("voice-heard", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::EngineKind;
    use crate::listener::Priority;
    use jadoube_i18n::lang::Lang;

    #[test]
    fn what_speaks_and_what_does_not_is_told_in_every_language() {
        let able = SpeechThreadState {
            engine: Some(EngineKind::Ssip),
            voice: Some("German".into()),
            lang: Some(Lang::De),
            device: Some("headphones".into()),
            dead_because: None,
        };
        let dead =
            |dead| SpeechThreadState { dead_because: Some(dead), ..SpeechThreadState::default() };
        let kind = EngineKind::System;
        let speech_threads =
            [able, dead(Dead::NoEngine), dead(Dead::Hung(kind)), dead(Dead::Failed(kind))];
        for lang in Lang::ALL {
            let words = Catalogue::new(lang);
            let mut told: Vec<String> =
                speech_threads.iter().map(|one| speech_thread(&words, one)).collect();
            told.push(speech_thread(&words, &SpeechThreadState::default()));
            assert!(told.iter().all(|text| !text.contains(['⟦', '{'])), "{lang:?}: {told:?}");
            assert!(told[0].contains("headphones") && told[0].contains("speech-dispatcher"));
        }
    }

    #[test]
    fn every_fate_has_a_word() {
        let span = std::time::Duration::ZERO;
        for fate in [
            UtteranceStatus::Waiting,
            UtteranceStatus::Begun(span),
            UtteranceStatus::Said(span),
            UtteranceStatus::BrokenOff,
            UtteranceStatus::Replaced,
            UtteranceStatus::TooLate,
            UtteranceStatus::Unsaid,
            UtteranceStatus::Silent,
        ] {
            let one = SpokenItem {
                number: 1,
                listener: Listener::White,
                priority: Priority::Announcement,
                text: "Dame".into(),
                lang: Lang::De,
                is_shown: false,
                fate,
            };
            for lang in Lang::ALL {
                let line = heard(&Catalogue::new(lang), &one);
                assert!(line.contains("Dame") && !line.contains('⟦'), "{line}");
            }
        }
    }
}
