//! What is started and what is not, who shares a speech thread, and what is kept when nothing is
//! spoken.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;

use super::*;
use crate::alarm::{Alarm, Detail};
use crate::engine::{EngineRequest, EngineSettings, Order, Progress};
use crate::listener::Priority;
use jadoube_laws::ids::BoardNo;

use Switch::{Off, On};

fn settings(sounds: Switch, speech: Switch) -> Settings {
    Settings { sounds, speech, lang: Lang::En, ..Settings::default() }
}

fn silent() -> Machine {
    Machine { device: |_| Box::new(|| None), engine: Arc::new(|_, _| None) }
}

fn over(settings: Settings) -> Voice {
    Voice::over(settings, silent(), Arc::new(|| {}))
}

#[test]
fn what_is_off_is_never_started() {
    for (sounds, speech) in [(Off, Off), (On, Off), (Off, On), (On, On)] {
        let voice = over(settings(sounds, speech));
        assert_eq!(voice.players.len(), usize::from(sounds == On));
        assert_eq!(voice.speech_threads.len(), usize::from(speech == On));
        assert_eq!(voice.settings().is_on(), (sounds, speech) != (Off, Off));
    }
    let read = Settings { channel: Channel::ScreenReader, ..settings(Off, On) };
    assert_eq!(over(read).speech_threads.len(), 0, "the screen reader speaks");
}

#[test]
fn switched_off_it_opens_nothing_for_an_alarm() {
    static OPENED: AtomicUsize = AtomicUsize::new(0);
    let device: fn(Option<String>) -> OpenDevice = |_| {
        Box::new(|| {
            OPENED.fetch_add(1, Ordering::SeqCst);
            None
        })
    };
    let machine = Machine { device, ..silent() };
    let mut voice = Voice::over(settings(On, Off), machine, Arc::new(|| {}));
    voice.set(settings(Off, Off));
    let call = Call { alarm: Alarm::Flag, board: BoardNo(1), side: None, detail: Detail::None };
    voice.alarm(call);
    let state = voice.state();
    drop(voice);
    assert_eq!(OPENED.load(Ordering::SeqCst), 0);
    assert_eq!(state.heard.len(), 1, "it is kept as text all the same");
    assert_eq!(state.heard[0].fate, UtteranceStatus::Silent);
}

#[test]
fn listeners_with_the_same_device_share_a_mouth_and_others_have_their_own() {
    let headphones = Tuning { device: Some("headphones".into()), ..Tuning::default() };
    let faster = Tuning { rate: 30, ..Tuning::default() };
    let tunings = [(Listener::White, headphones), (Listener::Black, faster)].into();
    let mut voice = over(Settings { tunings, ..settings(Off, On) });
    for listener in Listener::ALL {
        let text = "x".to_owned();
        voice.say(Utterance::text(listener, Priority::Announcement, Lang::En, text));
    }
    assert_eq!(voice.speech_threads.len(), 2);
    assert_eq!(voice.task(&(None, None)).listeners.len(), 2, "the arbiter and Black");
}

#[test]
fn the_last_thing_said_to_a_listener_can_be_had_again_and_again() {
    let mut voice = over(settings(Off, Off));
    voice.repeat(Listener::White, Delivery::Usual);
    assert!(voice.state().heard.is_empty(), "nothing was said to them");
    for (listener, text) in [(Listener::White, "Dame"), (Listener::Black, "Turm")] {
        let text = text.to_owned();
        voice.say(Utterance::text(listener, Priority::Announcement, Lang::De, text));
    }
    voice.repeat(Listener::White, Delivery::Slower);
    voice.repeat(Listener::White, Delivery::Spelled);
    let heard = voice.state().heard;
    let texts: Vec<&str> = heard.iter().map(|heard| heard.text.as_str()).collect();
    assert_eq!(texts, ["Dame", "Turm", "Dame", "Dame"]);
    assert_eq!(heard[3].priority, Priority::Answer);
}

#[test]
fn every_change_is_told() {
    let told = Arc::new(AtomicUsize::new(0));
    let theirs = told.clone();
    let on_change = Arc::new(move || {
        theirs.fetch_add(1, Ordering::SeqCst);
    });
    let mut voice = Voice::over(settings(Off, Off), silent(), on_change);
    let before = voice.revision();
    voice.sample(Listener::Arbiter);
    assert!(voice.revision() > before);
    assert!(told.load(Ordering::SeqCst) > 0);
}

/// Says everything at once.
struct Quick;

impl Engine for Quick {
    fn kind(&self) -> EngineKind {
        EngineKind::Espeak
    }
    fn choose(&mut self, wanted: &EngineRequest) -> Option<EngineSettings> {
        Some(EngineSettings { lang: wanted.lang, voice: None, device: None })
    }
    fn say(&mut self, _: &Order) -> bool {
        true
    }
    fn progress(&mut self) -> Progress {
        Progress::Over
    }
}

#[test]
fn a_last_thing_is_said_and_waited_for_where_a_voice_was_found_and_nowhere_else() {
    const LONG: Duration = Duration::from_secs(20);
    let (listener, priority) = (Listener::Arbiter, Priority::Announcement);
    let closed = || Utterance::message(listener, priority, "voice-closed", Vec::new());
    let engine: Open = Arc::new(|_, _| Some(Box::new(Quick) as Box<dyn Engine>));
    let (changed, changes) = channel();
    let on_change = Arc::new(move || {
        let _ = changed.send(());
    });
    let mut voice = Voice::over(settings(Off, On), Machine { engine, ..silent() }, on_change);
    while voice.state().of(listener).engine.is_none() {
        changes.recv_timeout(LONG).expect("a voice is found");
    }
    assert!(voice.say_last(closed()));
    voice.wait_for_last(Instant::now() + LONG);
    let heard = voice.state().heard;
    assert_eq!(heard[0].text, "Competition closed and saved");
    assert!(matches!(heard[0].fate, UtteranceStatus::Said(_)), "{heard:?}");

    let mut dumb = over(settings(Off, On));
    assert!(!dumb.say_last(closed()));
    assert!(dumb.state().heard.is_empty());
}
