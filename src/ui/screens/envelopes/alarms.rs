//! What should not stay as it is: shown on the screen and in the hall, told once.

use std::collections::BTreeSet;

use egui::Ui;

use crate::core::adjournment::register::{Alarm, alarms};
use crate::core::adjournment::wall::Wall;
use crate::core::ids::EnvelopeNo;
use crate::core::moment::Millis;
use crate::desk::sealing::now;
use crate::i18n::adjournment::guide as told;
use crate::ui::actions::{Actions, Wish};
use crate::ui::scene::Scene;
use crate::ui::widgets::badge::{Tone, badge};
use crate::ui::widgets::button::{Weight, button};

fn all(scene: &Scene<'_>, at: Wall) -> Vec<Alarm> {
    let hall = &scene.snap.hall;
    if hall.adjournments.is_empty() && hall.sessions.is_empty() {
        return Vec::new();
    }
    alarms(&hall.adjournments, &hall.sessions, scene.snap.edition, (scene.now, at))
}

/// How many alarms there are.
#[must_use]
pub fn waiting(scene: &Scene<'_>) -> usize {
    all(scene, now()).len()
}

/// What an alarm is about, and what kind it is: told once, however long it lasts.
const fn key(alarm: &Alarm) -> (u8, u32) {
    match alarm {
        Alarm::Overdue { no, .. } => (0, no.0),
        Alarm::DueSoon { no, .. } => (1, no.0),
        Alarm::SealingLong { no, .. } => (2, no.0),
        Alarm::NotKept { no } => (3, no.0),
        Alarm::Flawed { no, .. } => (4, no.0),
        Alarm::Missing { no, .. } => (5, no.0),
        Alarm::SessionEnds { no, .. } => (6, no.0 as u32),
        Alarm::NotAnnounced { no } => (7, no.0 as u32),
    }
}

const fn envelope(alarm: &Alarm) -> Option<EnvelopeNo> {
    match alarm {
        Alarm::Overdue { no, .. }
        | Alarm::DueSoon { no, .. }
        | Alarm::SealingLong { no, .. }
        | Alarm::NotKept { no }
        | Alarm::Flawed { no, .. }
        | Alarm::Missing { no, .. } => Some(*no),
        Alarm::SessionEnds { .. } | Alarm::NotAnnounced { .. } => None,
    }
}

const fn tone(alarm: &Alarm) -> Tone {
    match alarm {
        Alarm::Overdue { .. } | Alarm::Missing { .. } => Tone::Bad,
        _ => Tone::Warn,
    }
}

/// Which alarms were told.
#[derive(Debug, Default)]
pub struct Told {
    told: BTreeSet<(u8, u32)>,
    looked: Option<Wall>,
}

/// How often it is looked, besides at every pass that something else calls for.
const OFTEN: Millis = Millis::from_secs(10);

impl Told {
    /// What has become urgent: an alarm that waits for its turn, as an envelope just sealed, is seen
    /// on the screen and not told.
    pub(super) fn news(&mut self, scene: &Scene<'_>) -> Vec<String> {
        let at = now();
        if self.looked.is_some_and(|before| at.since(before) < OFTEN && at >= before) {
            return Vec::new();
        }
        self.looked = Some(at);
        let all = all(scene, at);
        let now: BTreeSet<_> = all.iter().map(key).collect();
        let new = all
            .iter()
            .filter(|alarm| is_urgent(alarm))
            .filter(|alarm| !self.told.contains(&key(alarm)));
        let said = new.map(|alarm| told::alarm(scene.words, alarm)).collect();
        // What was put right and comes again is news.
        self.told = now;
        said
    }
}

/// What cannot wait; the rest, as an envelope just sealed, is seen on the screen of the envelopes.
const fn is_urgent(alarm: &Alarm) -> bool {
    !matches!(alarm, Alarm::NotKept { .. } | Alarm::Flawed { .. })
}

/// The most alarms that the hall shows: more would hide the boards.
const MOST: usize = 3;

/// What cannot wait, in the hall.
pub fn urgent_ui(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let urgent = all(scene, now()).into_iter().filter(is_urgent);
    urgent.take(MOST).for_each(|alarm| alarm_ui(ui, scene, &alarm, actions));
}

/// All alarms, each leading to its envelope.
pub fn alarms_ui(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    all(scene, now()).iter().for_each(|alarm| alarm_ui(ui, scene, alarm, actions));
}

fn alarm_ui(ui: &mut Ui, scene: &Scene<'_>, alarm: &Alarm, actions: &mut Actions) {
    let text = told::alarm(scene.words, alarm);
    ui.horizontal_wrapped(|ui| {
        badge(ui, tone(alarm), &text);
        if let Some(no) = envelope(alarm) {
            let word = scene.say_with("envelopes-go", &[("no", no.0.into())]);
            if button(ui, Weight::Quiet, &word, None).clicked() {
                actions.push(Wish::ShowEnvelope(no));
            }
        }
    });
}
