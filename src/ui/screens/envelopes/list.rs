//! The list of the envelopes: what is looked for in it, and how many are shown.

use egui::{CollapsingHeader, Ui};

use crate::actions::{Action, Actions};
use crate::scene::Scene;
use crate::screens::envelopes::alarms::alarms_ui;
use crate::screens::envelopes::forms::content::adjourning;
use crate::screens::envelopes::secret;
use crate::shell::action_button;
use crate::tokens::{Text, scale};
use crate::widgets::announcer::Audience;
use crate::widgets::badge::Tone;
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::card::soft;
use crate::widgets::field::{FieldLabels, field};
use crate::widgets::focus;
use crate::widgets::pick::pick;
use crate::widgets::rows::{RowTexts, list_ui};
use jadoube_core::adjournment::envelope::EnvelopeKind;
use jadoube_core::adjournment::register::{EnvelopeFilter, find};
use jadoube_core::adjournment::state::{Adjournment, Status};
use jadoube_desk::sealing::now;
use jadoube_desk::times;
use jadoube_i18n::{adjournment as said, chess};
use jadoube_laws::ids::EnvelopeNo;
use jadoube_laws::wall::Wall;

/// Which envelopes are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Filter {
    #[default]
    All,
    Sealed,
    InCustody,
    Today,
    Opened,
    Settled,
}

/// The filters with their words and what they let through.
const FILTERS: [(Filter, &str, &[Status]); 6] = [
    (Filter::All, "envelopes-filter-all", &[]),
    (Filter::Sealed, "envelopes-filter-sealed", &[Status::Sealing, Status::Sealed]),
    (Filter::InCustody, "envelopes-filter-in-custody", &[Status::InCustody]),
    (Filter::Today, "envelopes-filter-today", &[]),
    (
        Filter::Opened,
        "envelopes-filter-opened",
        &[Status::Resuming, Status::Opened, Status::Missing],
    ),
    (Filter::Settled, "envelopes-filter-settled", &[Status::Settled, Status::BrokenOff]),
];

/// What is looked for, as long as the file is open.
#[derive(Debug, Default)]
struct LookedFor {
    filter: Filter,
    search: String,
    due: String,
}

impl LookedFor {
    /// A number is a round, one with the letter of a station an envelope, anything else a name; due is a day or a point of time.
    fn wanted(&self, now: Wall) -> EnvelopeFilter {
        let search = self.search.trim();
        let round = search.parse().ok();
        let no = search.parse().ok().filter(|no: &EnvelopeNo| no.letter().is_some());
        let is_name = round.is_none() && no.is_none();
        let statuses = FILTERS.iter().find(|row| row.0 == self.filter).map(|row| row.2.to_vec());
        let (due_from, due_before) = times::span(&self.due, now).unzip();
        EnvelopeFilter {
            statuses: statuses.unwrap_or_default(),
            no,
            round,
            player: if is_name { search.to_owned() } else { String::new() },
            due_on: (self.filter == Filter::Today).then(|| now.date()),
            due_from,
            due_before,
        }
    }
}

/// What the list remembers.
#[derive(Debug, Default)]
pub(super) struct EnvelopeList {
    /// Whether the keyboard shall come to it.
    pub(super) focus: bool,
    /// The envelope that is shown.
    pub(super) shown: Option<EnvelopeNo>,
    /// One that was gone to: it is shown once it is there, whatever is looked for.
    sought: Option<EnvelopeNo>,
    /// Whether it has just come to be shown: its next step comes into sight.
    pub(super) came: bool,
    looked_for: LookedFor,
}

impl EnvelopeList {
    /// Goes to an envelope, which may come to be only now.
    pub(super) const fn go(&mut self, no: EnvelopeNo) {
        self.sought = Some(no);
    }

    /// Shows an envelope that is there; what hides it is looked for no more.
    pub(super) fn come_to(&mut self, one: &Adjournment) {
        (self.sought, self.shown, self.came) = (None, Some(one.no), true);
        if !self.looked_for.wanted(now()).fits(one) {
            self.looked_for = LookedFor::default();
        }
    }
}

/// Draws the list with all that is above it.
pub(super) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut EnvelopeList,
    actions: &mut Actions,
) {
    let changed = tools_ui(ui, scene, &mut state.looked_for, actions);
    come(scene, state);
    let envelopes = &scene.snap.hall.adjournments;
    let all = find(envelopes, &state.looked_for.wanted(now()));
    if !envelopes.is_empty() {
        let args = [("shown", all.len().into()), ("all", envelopes.len().into())];
        let count = scene.say_with("envelopes-count", &args);
        if changed {
            actions.hear(Audience::All, count.clone());
        }
        soft(ui, count);
    }
    if all.is_empty() {
        let none = scene.say("envelopes-none");
        let what = scene.say("envelopes-none-what");
        let told = if envelopes.is_empty() { &what } else { &none };
        crate::widgets::said::page(ui.ctx(), &none, told);
        ui.label(Text::Strong.rich(none));
        soft(ui, what);
        return;
    }
    if !all.iter().any(|one| Some(one.no) == state.shown) {
        state.shown = all.first().map(|one| one.no);
    }
    envelopes_ui(ui, scene, state, &all);
}

/// A window that is lower than this, in points of the text, has no room for all that chooses among envelopes
/// above one of them with its next step.
const LOW: f32 = 480.0;

/// What is done and looked for, with what is urgent; folded where large text leaves too little room for it. Says
/// whether something else is looked for now.
fn tools_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut LookedFor, actions: &mut Actions) -> bool {
    let (text, height) = (scale(ui.ctx()), ui.ctx().content_rect().height());
    let is_low = text.percent() >= 150 && height < text.of(LOW);
    if !is_low || scene.snap.hall.adjournments.is_empty() {
        head_ui(ui, scene, actions);
        alarms_ui(ui, scene, actions);
        return looked_for_ui(ui, scene, state);
    }
    let mut changed = false;
    let fold = CollapsingHeader::new(scene.say("hall-controls")).id_salt("tools");
    let shown = fold.show_unindented(ui, |ui| {
        head_ui(ui, scene, actions);
        changed = looked_for_ui(ui, scene, state);
    });
    focus::follow(&shown.header_response);
    alarms_ui(ui, scene, actions);
    changed
}

fn head_ui(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    ui.horizontal_wrapped(|ui| {
        action_button(ui, scene, Action::Adjourn, Weight::Plain, actions);
        let early = scene.say("envelopes-begin");
        if Action::Adjourn.is_available(scene)
            && button(ui, Weight::Plain, &early, None).clicked()
            && let Some(form) = scene.current().and_then(|(board, _)| adjourning(scene, board))
        {
            actions.open(form);
        }
        let plan = action_button(ui, scene, Action::PlanResumptions, Weight::Plain, actions);
        if scene.snap.hall.adjournments.is_empty() {
            focus::begin_at(&plan);
        }
        let lock = scene.say("envelopes-lock");
        let why = scene.hindrance();
        if button_hindered(ui, Weight::Plain, &lock, None, why.as_deref()).clicked() {
            actions.open(secret::SecretForm::lock(scene));
        }
    });
}

/// The fields and filters; says whether something else is looked for now.
fn looked_for_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut LookedFor) -> bool {
    let two = ui.available_width() > scale(ui.ctx()).of(300.0);
    let mut changed = false;
    ui.columns(if two { 2 } else { 1 }, |columns| {
        if let [first, ..] = columns {
            let label = scene.say("envelopes-search");
            let labels = FieldLabels { label: &label, ..FieldLabels::default() };
            changed |= field(first, labels, &mut state.search).changed();
        }
        if let [.., last] = columns {
            let (label, fault) = (scene.say("envelopes-due"), scene.say("envelopes-due-fault"));
            let wrong = !state.due.trim().is_empty() && times::span(&state.due, now()).is_none();
            let fault = wrong.then_some(fault.as_str());
            let labels = FieldLabels { label: &label, example: "", fault };
            changed |= field(last, labels, &mut state.due).changed();
        }
    });
    let filters: Vec<_> = FILTERS.iter().map(|row| (row.0, scene.say(row.1))).collect();
    changed | pick(ui, &scene.say("envelopes-show"), &filters, &mut state.filter)
}

/// Shows an envelope that was gone to, once it is there.
fn come(scene: &Scene<'_>, state: &mut EnvelopeList) {
    let sought = state.sought.and_then(|no| scene.snap.hall.adjournments.get(&no));
    if let Some(one) = sought {
        state.come_to(one);
    }
}

fn envelopes_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut EnvelopeList, all: &[&Adjournment]) {
    let rows: Vec<RowTexts> =
        all.iter().map(|one| (tone_of(one.status()), row_texts(scene, one))).collect();
    let selected = all.iter().position(|one| Some(one.no) == state.shown).unwrap_or(0);
    let name = scene.say("envelopes-list");
    if let Some(row) = list_ui(ui, &name, &rows, selected, &mut state.focus) {
        state.shown = all.get(row).map(|one| one.no);
        state.sought = None;
    }
}

/// The colour of what stands in a row, and beside the title of the envelope.
pub(super) const fn tone_of(status: Status) -> Tone {
    match status {
        Status::Sealing | Status::Sealed => Tone::Warn,
        Status::InCustody | Status::Resuming | Status::Opened => Tone::Info,
        Status::Missing => Tone::Bad,
        Status::BrokenOff => Tone::Neutral,
        Status::Settled => Tone::Good,
    }
}

/// Title, detail and what stands at the right; what is said of them.
fn row_texts(scene: &Scene<'_>, one: &Adjournment) -> [String; 4] {
    let pairing = chess::pairing(scene.words, &one.players);
    // By the names one looks for it.
    let envelope = said::envelope(scene.words, one.no, EnvelopeKind::Sealed);
    let title = format!("{envelope} · {pairing}");
    let args = [("round", one.round.into()), ("board", one.board.0.into())];
    let place = scene.words.say_with("paper-round-board", &args);
    let detail = format!("{} · {place}", scene.words.tell(&one.status()));
    let due = one.due().map(|due| said::date_time(scene.words, due.at)).unwrap_or_default();
    let told = [title.as_str(), &detail, &due].into_iter().filter(|part| !part.is_empty());
    let spoken = told.collect::<Vec<_>>().join(", ");
    // Of what is due today the time says it all.
    let today = scene.words.value_of(&now().date());
    let aside = due.strip_prefix(&today).map_or(due.as_str(), str::trim).to_owned();
    [pairing, format!("{envelope} · {detail}"), aside, spoken]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_a_round_and_one_with_a_letter_an_envelope() {
        let now: Wall = "2026-01-01T12:00:00+00:00[UTC]".parse().unwrap();
        let wanted = |search: &str| {
            let looked_for = LookedFor { search: search.to_owned(), ..LookedFor::default() };
            let EnvelopeFilter { no, round, player, .. } = looked_for.wanted(now);
            (no.map(|no| no.to_string()), round, player)
        };
        let of = |no: &str| (Some(no.to_owned()), None, String::new());
        assert_eq!(wanted("B-3"), of("B-3"));
        assert_eq!(wanted(" b-12 "), of("B-12"));
        assert_eq!(wanted("3"), (None, Some(3), String::new()));
        for name in ["Ilić-Petrov", "B-", "B-x"] {
            assert_eq!(wanted(name), (None, None, name.to_owned()));
        }
    }
}
