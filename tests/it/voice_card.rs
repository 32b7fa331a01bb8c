//! The voice in the settings, by the accessible tree: through what the words come, a voice for each
//! listener, a sentence to try it, and what was said, which can be had again.

use egui::Key;
use jadoube_desk::voicing::{Channel, EngineKind, Listener, UtteranceStatus};
use jadoube_i18n::lang::Lang;

use crate::stage::{Stage, preferences, settle};

#[test]
fn a_sentence_is_tried_and_can_be_had_again_slower_and_spelled() {
    let mut stage = Stage::new(1);
    stage.key(Key::F6);
    stage.must_say("Nothing yet");
    stage.click("the screen reader");
    assert_eq!(stage.desk.snapshot().voice.channel, Channel::ScreenReader);
    stage.click("Say a sentence");
    for (times, key) in [(2, Key::Period), (3, Key::Comma)] {
        stage.ctrl(key);
        settle(&mut stage.window);
        assert_eq!(stage.said_aloud().len(), times);
    }
    let last = stage.said_aloud().pop().unwrap();
    assert_eq!(
        (last.listener, last.fate),
        (Listener::Arbiter, UtteranceStatus::Silent),
        "speech is off"
    );
    assert!(last.text.contains("knight G one"), "{last:?}");
    stage.must_say("Arbiter: This is how you will hear it");
    stage.must_say("(speech is off)");
}

#[test]
fn each_listener_has_a_voice_of_their_own() {
    for (lang, white, arbiter) in [
        (Lang::En, "White’s player", "Arbiter"),
        (Lang::De, "Spieler mit Weiß", "Schiedsrichter"),
        (Lang::Mk, "Играчот со белите", "Судија"),
    ] {
        let mut stage = Stage::with(1, preferences(lang));
        stage.key(Key::F6);
        stage.lacks_no_words("settings");
        stage.click(white);
        stage.click("espeak-ng");
        stage.click(arbiter);
        let voice = stage.desk.snapshot().voice.clone();
        assert_eq!(voice.tuning(Listener::White).engine, Some(EngineKind::Espeak));
        assert_eq!(voice.tuning(Listener::Arbiter).engine, None);
    }
}
