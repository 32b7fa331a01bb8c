//! What should not stay as it is: shown on the screen and in the hall, told once.

use std::collections::BTreeSet;

use egui::{Sense, Ui, Vec2};

use crate::actions::{Actions, UiMessage};
use crate::form::{DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::tokens::{self, Text};
use crate::widgets::badge::{Tone, marked_text};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{item, list};
use crate::widgets::dialog::Column;
use crate::widgets::sign;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::register::{Alarm, alarms};
use jadoube_desk::sealing::now;
use jadoube_i18n::chess;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_laws::wall::Wall;

fn all(scene: &Scene<'_>, at: Wall) -> Vec<Alarm> {
    let hall = &scene.snap.hall;
    if hall.adjournments.is_empty() && hall.adjournments.sessions.is_empty() {
        return Vec::new();
    }
    let (all, sessions) = (&hall.adjournments, &hall.adjournments.sessions);
    let mut found = alarms(all, sessions, scene.snap.edition, (scene.now, at));
    // Those of boards of other stations reach these, and the chief.
    let of = |alarm: &Alarm| all.get(&envelope(alarm)?).map(|one| one.board);
    found.retain(|alarm| of(alarm).is_none_or(|board| scene.is_concerned(board)));
    found
}

/// How many alarms there are.
#[must_use]
pub fn waiting(scene: &Scene<'_>) -> usize {
    all(scene, now()).len()
}

/// What an alarm is about, and what kind it is: told once, however long it lasts.
const fn key(alarm: &Alarm) -> (u8, u32) {
    match alarm {
        // What is due now is overdue a minute later, and is not told once more.
        Alarm::Overdue { no, .. } | Alarm::DueNow { no } => (0, no.0),
        Alarm::DueSoon { no, .. } => (1, no.0),
        Alarm::SealingLong { no, .. } => (2, no.0),
        Alarm::NotKept { no } => (3, no.0),
        Alarm::Flawed { no, .. } => (4, no.0),
        Alarm::Missing { no, .. } => (5, no.0),
        Alarm::SessionEnds { no, .. } => (6, no.0 as u32),
        Alarm::NotAnnounced { no } => (7, no.0 as u32),
        Alarm::AwaitedTooLong { no, side: Side::White, .. } => (8, no.0),
        Alarm::AwaitedTooLong { no, side: Side::Black, .. } => (9, no.0),
    }
}

const fn envelope(alarm: &Alarm) -> Option<EnvelopeNo> {
    match alarm {
        Alarm::Overdue { no, .. }
        | Alarm::AwaitedTooLong { no, .. }
        | Alarm::DueNow { no }
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
        Alarm::Overdue { .. } | Alarm::AwaitedTooLong { .. } | Alarm::Missing { .. } => Tone::Bad,
        _ => Tone::Warn,
    }
}

/// Which alarms were told.
#[derive(Debug, Default)]
pub struct ShownAlarms {
    told: BTreeSet<(u8, u32)>,
    looked: Option<Wall>,
}

/// How often it is looked, besides at every pass that something else calls for.
const OFTEN: Millis = Millis::from_secs(10);

impl ShownAlarms {
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
        let said = new.map(|alarm| told(scene, alarm)).collect();
        // What was corrected and comes again is news.
        self.told = now;
        said
    }
}

/// What cannot wait; the rest, as an envelope just sealed, is seen on the screen of the envelopes.
const fn is_urgent(alarm: &Alarm) -> bool {
    !matches!(alarm, Alarm::NotKept { .. } | Alarm::Flawed { .. })
}

/// An envelope that cannot wait.
#[derive(Debug)]
pub struct UrgentEnvelope {
    /// Its number.
    pub no: EnvelopeNo,
    /// The board of its game.
    pub board: BoardNo,
    /// In which tone its most urgent alarm is told.
    pub tone: Tone,
    alarm: Alarm,
}

/// The envelopes that cannot wait, each once, the most urgent first.
#[must_use]
pub fn urgent(scene: &Scene<'_>) -> Vec<UrgentEnvelope> {
    let mut all = all(scene, now());
    all.retain(is_urgent);
    all.sort_by_key(rank);
    let mut found: Vec<UrgentEnvelope> = Vec::new();
    for alarm in all {
        let one = envelope(&alarm).and_then(|no| scene.snap.hall.adjournments.get(&no));
        if let Some(one) = one
            && !found.iter().any(|before| before.no == one.no)
        {
            let tone = tone(&alarm);
            found.push(UrgentEnvelope { no: one.no, board: one.board, tone, alarm });
        }
    }
    found
}

/// The most urgent alarm of an envelope, in words; none where it can wait.
#[must_use]
pub fn called(scene: &Scene<'_>, no: EnvelopeNo) -> Option<String> {
    let one = urgent(scene).into_iter().find(|one| one.no == no)?;
    Some(told(scene, &one.alarm))
}

/// An alarm with the board and the players of its envelope, whose number alone says little away from the list.
fn told(scene: &Scene<'_>, alarm: &Alarm) -> String {
    let text = scene.words.tell(alarm);
    let one = envelope(alarm).and_then(|no| scene.snap.hall.adjournments.get(&no));
    let Some(one) = one else { return text };
    let players = chess::pairing(scene.words, &one.players);
    let args = [("alarm", text.into()), ("board", one.board.0.into()), ("players", players.into())];
    scene.say_with("envelopes-alarm-of", &args)
}

/// The most alarms that are shown at once: more would hide what stands below them.
const MOST: usize = 3;

/// What cannot wait, in the hall.
pub fn urgent_ui(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let urgent: Vec<Alarm> = all(scene, now()).into_iter().filter(is_urgent).collect();
    let (shown, more) = most_urgent(&urgent);
    for (nth, alarm) in shown.iter().enumerate() {
        leading_ui(ui, scene, alarm, actions, |ui, actions| {
            if nth + 1 == shown.len() {
                more_ui(ui, scene, (shown.len(), more), actions);
            }
        });
    }
}

/// What cannot wait, above the list, where there is little room: each line is the button that leads
/// to its envelope.
pub(super) fn alarms_ui(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let all = all(scene, now());
    let (shown, more) = most_urgent(&all);
    for alarm in &shown {
        short_ui(ui, scene, alarm, actions);
    }
    more_ui(ui, scene, (shown.len(), more), actions);
}

/// An alarm in a narrow column: its sign, and its text as the button.
fn short_ui(ui: &mut Ui, scene: &Scene<'_>, alarm: &Alarm, actions: &mut Actions) {
    let t = tokens::of(ui.ctx());
    let text = scene.words.tell(alarm);
    ui.horizontal(|ui| {
        // A row does not wrap a text by itself.
        ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Wrap);
        let side = Vec2::splat(Text::Body.font(ui).size);
        let (rect, _) = ui.allocate_exact_size(side, Sense::hover());
        let tone = tone(alarm);
        sign::paint(ui.painter(), rect, tone.sign(), tone.colours(t).ink, t.canvas);
        let Some(no) = envelope(alarm) else {
            ui.label(Text::Body.rich(text));
            return;
        };
        if button(ui, Weight::Quiet, &text, None).clicked() {
            actions.push(UiMessage::ShowEnvelope(no));
        }
    });
}

/// The alarms of one envelope.
pub(super) fn own_ui(ui: &mut Ui, scene: &Scene<'_>, no: EnvelopeNo) {
    let mut all = all(scene, now());
    all.retain(|alarm| envelope(alarm) == Some(no));
    all.sort_by_key(rank);
    for alarm in &all {
        ui.scope(|ui| {
            // Nothing here is to be clicked: the lines stand close.
            ui.spacing_mut().interact_size.y = 0.0;
            line_ui(ui, scene, (alarm, &scene.words.tell(alarm)), |_| {});
        });
    }
}

/// What comes first: what is lost, what is overdue for longest, what else cannot wait, the rest.
const fn rank(alarm: &Alarm) -> (u8, i64) {
    match alarm {
        Alarm::Missing { .. } => (0, 0),
        Alarm::Overdue { by, .. } => (1, -by.0),
        alarm if is_urgent(alarm) => (2, 0),
        _ => (3, 0),
    }
}

/// The most urgent, and how many more there are.
fn most_urgent(all: &[Alarm]) -> (Vec<&Alarm>, usize) {
    let mut urgent: Vec<&Alarm> = all.iter().filter(|alarm| is_urgent(alarm)).collect();
    urgent.sort_by_key(|alarm| rank(alarm));
    urgent.truncate(MOST);
    let more = all.len().saturating_sub(urgent.len());
    (urgent, more)
}

/// The button that shows all of them, where not all are shown.
fn more_ui(ui: &mut Ui, scene: &Scene<'_>, (shown, more): (usize, usize), actions: &mut Actions) {
    let id = if shown == 0 { "envelopes-alarms-some" } else { "envelopes-alarms-more" };
    let word = scene.say_with(id, &[("count", more.into())]);
    if more > 0 && button(ui, Weight::Quiet, &word, None).clicked() {
        actions.open(Alarms);
    }
}

/// All alarms, the urgent ones first.
#[derive(Debug)]
pub struct Alarms;

impl DialogForm for Alarms {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        Some(Head::telling("alarms", scene.say("envelopes-alarms")).width(680.0).wide())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let mut all = all(fields.scene, now());
        all.sort_by_key(rank);
        list(ui, &fields.say("envelopes-alarms"), |ui| {
            for alarm in &all {
                let text = told(fields.scene, alarm);
                item(ui, &text, |ui| {
                    leading_ui(ui, fields.scene, alarm, fields.actions, |_, _| {});
                });
            }
        });
    }
}

/// An alarm that leads to its envelope.
fn leading_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    alarm: &Alarm,
    actions: &mut Actions,
    more: impl FnOnce(&mut Ui, &mut Actions),
) {
    line_ui(ui, scene, (alarm, &told(scene, alarm)), |ui| {
        if let Some(no) = envelope(alarm) {
            let word = scene.say_with("envelopes-go", &[("no", no.into())]);
            if button(ui, Weight::Quiet, &word, None).clicked() {
                actions.push(UiMessage::ShowEnvelope(no));
            }
        }
        more(ui, actions);
    });
}

const fn word(alarm: &Alarm) -> &'static str {
    if is_urgent(alarm) { "envelopes-urgent" } else { "envelopes-to-do" }
}

fn line_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (alarm, text): (&Alarm, &str),
    more: impl FnOnce(&mut Ui),
) {
    ui.horizontal_wrapped(|ui| {
        marked_text(ui, tone(alarm), &scene.say(word(alarm)), text);
        more(ui);
    });
}
