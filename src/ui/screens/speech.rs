//! The card of the settings about the voice: through what the words come, the voice of each
//! listener, a sentence to try it, what speaks or why nothing does, and what was said last.

use egui::{Slider, Ui};

use crate::actions::{Action, Actions, Change, UiMessage};
use crate::scene::Scene;
use crate::shell::action_button;
use crate::tokens::{Text, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{card, soft};
use crate::widgets::pick::pick;
use jadoube_desk::inbox::Request;
use jadoube_desk::voicing::{self, Channel, EngineKind, Listener, Tuning, VoiceState};
use jadoube_i18n::lang::Lang;

/// How many of the last utterances are shown.
const SHOWN: usize = 8;

/// What the card remembers.
#[derive(Debug, Default)]
pub struct SpeechState {
    /// Whose voice is being set.
    listener: Listener,
}

/// Draws the card.
pub fn card_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut SpeechState, actions: &mut Actions) {
    let spoken = &scene.snap.spoken;
    card(ui, &scene.say("settings-voice"), |ui| {
        let mut channel = scene.prefs.channel;
        let channels = Channel::ALL.map(|one| (one, scene.say(channel_id(one))));
        if pick(ui, &scene.say("settings-voice-channel"), &channels, &mut channel) {
            actions.push(UiMessage::Change(Change::Channel(channel)));
        }
        let listeners = Listener::ALL.map(|one| (one, voicing::listener(scene.words, one)));
        pick(ui, &scene.say("settings-voice-of"), &listeners, &mut state.listener);
        let speech_thread = spoken.of(state.listener);
        let text = voicing::speech_thread(scene.words, &speech_thread);
        if speech_thread.dead_because.is_some() {
            badge(ui, Tone::Bad, &text);
        } else {
            soft(ui, text);
        }
        let before = scene.prefs.voice().tuning(state.listener);
        let mut tuning = before.clone();
        tune(ui, scene, spoken, &mut tuning);
        if tuning != before {
            actions.push(UiMessage::Change(Change::Tuning(state.listener, tuning)));
        }
        ui.horizontal_wrapped(|ui| {
            if button(ui, Weight::Plain, &scene.say("settings-voice-try"), None).clicked() {
                actions.ask(Request::Sample(state.listener));
            }
            if button(ui, Weight::Plain, &scene.say("settings-voice-look"), None).clicked() {
                actions.ask(Request::LookForVoices);
            }
        });
        last_said(ui, scene, spoken, actions);
    });
}

const fn channel_id(channel: Channel) -> &'static str {
    match channel {
        Channel::OwnVoice => "settings-voice-own",
        Channel::ScreenReader => "settings-voice-reader",
        Channel::Both => "settings-voice-both",
    }
}

fn tune(ui: &mut Ui, scene: &Scene<'_>, spoken: &VoiceState, tuning: &mut Tuning) {
    let mut engines = vec![(None, scene.say("settings-voice-best"))];
    engines.extend(EngineKind::ALL.map(|kind| (Some(kind), kind.name().to_owned())));
    pick(ui, &scene.say("settings-voice-engine"), &engines, &mut tuning.engine);
    for lang in Lang::ALL {
        let of_it = spoken.voices.iter().filter(|(held, _)| *held == lang);
        let label = [("lang", lang.native_name().into())];
        let label = scene.say_with("settings-voice-voice", &label);
        let mut chosen = tuning.voice(lang).map(str::to_owned);
        one_of(ui, scene, &label, of_it.map(|(_, voice)| voice), &mut chosen);
        match chosen {
            Some(voice) => tuning.voices.insert(lang, voice),
            None => tuning.voices.remove(&lang),
        };
    }
    let label = scene.say("settings-voice-device");
    one_of(ui, scene, &label, spoken.devices.iter(), &mut tuning.device);
    slide(ui, &scene.say("settings-voice-rate"), &mut tuning.rate);
    slide(ui, &scene.say("settings-voice-pitch"), &mut tuning.pitch);
    let label = ui.label(Text::Caption.rich(scene.say("settings-voice-volume")));
    let slider = Slider::new(&mut tuning.volume, 0..=100).step_by(5.0).suffix(" %");
    ui.add(slider.update_while_editing(false)).labelled_by(label.id);
}

fn slide(ui: &mut Ui, label: &str, value: &mut i8) {
    let label = ui.label(Text::Caption.rich(label));
    let slider = Slider::new(value, -100..=100).step_by(10.0);
    ui.add(slider.update_while_editing(false)).labelled_by(label.id);
}

/// A name among those that were found, or none; one that was chosen and is not found stays.
fn one_of<'a>(
    ui: &mut Ui,
    scene: &Scene<'_>,
    label: &str,
    found: impl Iterator<Item = &'a String>,
    chosen: &mut Option<String>,
) {
    let mut options = vec![(None, scene.say("settings-voice-usual"))];
    options.extend(found.map(|name| (Some(name.clone()), name.clone())));
    if let Some(name) = chosen.as_ref()
        && !options.iter().any(|(option, _)| option.as_ref() == Some(name))
    {
        options.push((Some(name.clone()), name.clone()));
    }
    if options.len() < 2 {
        return;
    }
    let places: Vec<(usize, String)> =
        options.iter().enumerate().map(|(place, (_, word))| (place, word.clone())).collect();
    let mut at = options.iter().position(|(option, _)| option == chosen).unwrap_or(0);
    if pick(ui, label, &places, &mut at)
        && let Some((option, _)) = options.get(at)
    {
        chosen.clone_from(option);
    }
}

fn last_said(ui: &mut Ui, scene: &Scene<'_>, spoken: &VoiceState, actions: &mut Actions) {
    ui.add_space(space::XS);
    ui.label(Text::Strong.rich(scene.say("settings-voice-said")));
    if spoken.heard.is_empty() {
        soft(ui, scene.say("settings-voice-silence"));
        return;
    }
    for heard in spoken.heard.iter().rev().take(SHOWN) {
        ui.label(Text::Body.rich(voicing::heard(scene.words, heard)));
    }
    ui.horizontal_wrapped(|ui| {
        for action in [Action::SayAgain, Action::SaySlower, Action::Spell] {
            action_button(ui, scene, action, Weight::Plain, actions);
        }
    });
}
