//! The plan of resumptions: the sessions, when each game is resumed, and what speaks against it.

use std::collections::BTreeMap;
use std::path::Path;

use egui::{Align, Layout, Ui};

use crate::actions::{Actions, UiMessage};
use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::preview::PrintPreview;
use crate::tokens::Text;
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_about};
use crate::widgets::card::soft;
use crate::widgets::dialog::Column;
use crate::widgets::pick::pick;
use jadoube_chess::moment::Millis;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::plan::conflicts::conflicts;
use jadoube_core::adjournment::plan::{Plan, PlanInput, ResumptionOrder, propose};
use jadoube_core::adjournment::session::{Purpose, Session};
use jadoube_desk::envelopes;
use jadoube_desk::log_lines::in_full;
use jadoube_desk::printing::{self, Printable};
use jadoube_desk::sealing::now;
use jadoube_desk::times;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::{EnvelopeNo, SessionNo};

/// What a session is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SessionPurpose {
    Adjourned,
    Round,
}

/// What was typed so far.
#[derive(Debug)]
pub struct SessionForm {
    /// The session that is changed; none, where a new one is planned.
    changed: Option<SessionNo>,
    /// The session that is removed.
    removed: Option<SessionNo>,
    what: SessionPurpose,
    round: String,
    starts: String,
    ends: String,
    place: String,
    reason: String,
    last_round: String,
    order: ResumptionOrder,
    /// What became of a file.
    unwritten: Option<String>,
}

impl SessionForm {
    /// A session on the next day.
    #[must_use]
    pub fn new(scene: &Scene<'_>) -> Self {
        let starts = times::tomorrow(now());
        let rounds =
            scene.snap.hall.adjournments.sessions.values().filter_map(|one| match one.purpose {
                Purpose::Round { round } => Some(round),
                Purpose::Adjourned => None,
            });
        Self {
            changed: None,
            removed: None,
            what: SessionPurpose::Adjourned,
            round: String::new(),
            starts: times::written_in(scene.words, starts),
            ends: times::written_in(scene.words, starts.plus(Millis::from_mins(4 * 60))),
            place: scene.venue(),
            reason: String::new(),
            last_round: rounds.max().map(|round| round.to_string()).unwrap_or_default(),
            order: ResumptionOrder::Rounds,
            unwritten: None,
        }
    }

    /// Takes up a session in order to change it.
    fn take(&mut self, words: &Catalogue, (no, session): (SessionNo, &Session)) {
        (self.changed, self.removed) = (Some(no), None);
        (self.what, self.round) = match session.purpose {
            Purpose::Round { round } => (SessionPurpose::Round, round.to_string()),
            Purpose::Adjourned => (SessionPurpose::Adjourned, String::new()),
        };
        self.starts = times::written_in(words, session.starts);
        self.ends = times::written_in(words, session.ends);
        self.place.clone_from(&session.place);
    }

    /// The session that is meant.
    fn session(&self, check: &mut Check<'_, '_>) -> Option<Session> {
        let purpose = match self.what {
            SessionPurpose::Adjourned => Some(Purpose::Adjourned),
            SessionPurpose::Round => {
                let round = self.round.trim().parse().ok();
                let round = check.read("envelopes-round", round, "envelopes-round-fault");
                round.map(|round| Purpose::Round { round })
            }
        };
        let words = check.scene.words;
        let mut time = |at, text: &str| {
            check.result(at, times::within_reach(text, now()).map_err(|why| words.tell(&why)))
        };
        let starts = time("envelopes-starts", &self.starts);
        let ends = time("envelopes-ends", &self.ends);
        let (purpose, starts, ends) = (purpose?, starts?, ends?);
        let forward = (ends > starts).then_some(());
        check.read("envelopes-ends", forward, "adjournment-refusal-session-backwards")?;
        Some(Session::new((starts, ends), purpose, self.place.trim().to_owned()))
    }

    /// The session that is planned or changed.
    fn session_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        if self.removed.is_some() {
            fields.text(ui, "app-reason", &mut self.reason);
            let keep = fields.say("envelopes-session-keep");
            if button(ui, Weight::Plain, &keep, None).clicked() {
                self.removed = None;
            }
            return;
        }
        let what = [
            (SessionPurpose::Adjourned, "envelopes-for-adjourned"),
            (SessionPurpose::Round, "envelopes-for-round"),
        ];
        fields.choose(ui, "envelopes-for", &what, &mut self.what);
        if self.what == SessionPurpose::Round {
            fields.text(ui, "envelopes-round", &mut self.round);
        }
        fields.text(ui, "envelopes-starts", &mut self.starts);
        fields.text(ui, "envelopes-ends", &mut self.ends);
        if self.changed.is_some() {
            fields.text(ui, "app-reason", &mut self.reason);
        }
        fields.text(ui, "envelopes-venue", &mut self.place);
    }
}

impl DialogForm for SessionForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let of = |deed: &str, no: SessionNo| scene.say_with(deed, &[("no", no.0.into())]);
        let button = match (self.removed, self.changed) {
            (Some(no), _) => of("envelopes-session-remove-deed", no),
            (None, Some(no)) => of("envelopes-session-change-deed", no),
            (None, None) => scene.say("envelopes-plan-deed"),
        };
        let head = Head::new("plan", scene.say("envelopes-plan"), button).width(940.0).columns();
        Some(head.begin_at("envelopes-starts").enter_nowhere().stays())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, column: Column) {
        let scene = fields.scene;
        // Lines of text as they are, not stretched to the width of the column.
        ui.with_layout(Layout::top_down(Align::Min), |ui| match column {
            Column::First => {
                self.session_ui(ui, fields);
                sessions_ui(ui, scene, self, fields.actions);
            }
            Column::Last => {
                plan_ui(ui, scene, self, fields.actions);
                self.against_ui(ui, fields);
            }
        });
    }

    fn below(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        paper_ui(ui, fields.scene, self, fields.actions);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        if let Some(no) = self.removed {
            let missing = "adjournment-refusal-reason-missing";
            let reason = check.given("app-reason", &self.reason, missing)?;
            check.actions.adjournment(Ask::RemoveSession { no, reason, joined: false });
            (self.removed, self.changed) = (None, None);
            self.reason.clear();
            return Some(());
        }
        let session = self.session(check)?;
        let what = match self.changed {
            Some(no) => {
                let missing = "adjournment-refusal-reason-missing";
                let reason = check.given("app-reason", &self.reason, missing)?;
                Ask::ChangeSession { no, session, reason, joined: false }
            }
            None => Ask::PlanSession { session, joined: false },
        };
        check.actions.adjournment(what);
        self.changed = None;
        self.reason.clear();
        Some(())
    }
}

/// The sessions that are planned: announced, changed, extended, removed; and those that were removed.
fn sessions_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut SessionForm, actions: &mut Actions) {
    for (no, session) in &scene.snap.hall.adjournments.sessions {
        let line = envelopes::session(scene.words, *no, session);
        ui.label(Text::Body.rich(&line));
        ui.horizontal_wrapped(|ui| {
            let announced = scene.say_with("envelopes-announced", &[("no", no.0.into())]);
            if session.announced.is_none() && button(ui, Weight::Plain, &announced, None).clicked()
            {
                actions.adjournment(Ask::AnnounceSession { no: *no, at: now() });
            }
            let change = scene.say("envelopes-session-change");
            if button_about(ui, Weight::Plain, &change, &line).clicked() {
                form.take(scene.words, (*no, session));
            }
            let remove = scene.say("envelopes-session-remove");
            if button_about(ui, Weight::Plain, &remove, &line).clicked() {
                form.removed = Some(*no);
            }
        });
    }
    for (no, session) in &scene.snap.hall.adjournments.removed {
        let line = envelopes::session(scene.words, *no, session);
        let line = scene.say_with("envelopes-session-removed", &[("session", line.into())]);
        ui.label(Text::Body.rich(&line));
        let restore = scene.say_with("envelopes-session-restore", &[("no", no.0.into())]);
        if button(ui, Weight::Plain, &restore, None).clicked() {
            actions.adjournment(Ask::RestoreSession { no: *no });
        }
    }
}

/// When each game is resumed, and when those without a time would be.
fn plan_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut SessionForm, actions: &mut Actions) {
    let hall = &scene.snap.hall;
    let fixed = envelopes::waiting(hall).filter(|one| one.due().is_some());
    let fixed: Vec<String> =
        fixed.map(|one| envelopes::planned(scene.words, one, one.due())).collect();
    lines_ui(ui, scene, "paper-plan-fixed", &fixed);
    let orders = [
        (ResumptionOrder::Rounds, scene.say("envelopes-order-rounds")),
        (ResumptionOrder::ShortestFirst, scene.say("envelopes-order-shortest")),
    ];
    pick(ui, &scene.say("envelopes-order"), &orders, &mut form.order);
    let play = hall.play_left();
    let Plan { lines, left_over } = propose(&book(scene, &play), form.order, now());
    let of = |no| hall.adjournments.get(no).map(AsRef::as_ref);
    let proposed = lines
        .iter()
        .filter_map(|line| Some(envelopes::planned(scene.words, of(&line.no)?, Some(&line.due))));
    lines_ui(ui, scene, "paper-plan-proposed", &proposed.collect::<Vec<_>>());
    if !left_over.is_empty() {
        let nos = left_over.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        badge(ui, Tone::Warn, &scene.say("envelopes-left-over"));
        ui.label(Text::Body.rich(nos));
    }
    let fix = scene.say("envelopes-plan-fix");
    if !lines.is_empty() && button(ui, Weight::Plain, &fix, None).clicked() {
        for line in lines {
            actions.adjournment(Ask::Schedule { no: line.no, due: line.due });
        }
    }
}

fn book<'a>(scene: &'a Scene<'_>, play: &'a BTreeMap<EnvelopeNo, Millis>) -> PlanInput<'a> {
    let hall = &scene.snap.hall;
    PlanInput { envelopes: &hall.adjournments, sessions: &hall.adjournments.sessions, play }
}

/// A head with its lines; nothing, where there are none.
fn lines_ui(ui: &mut Ui, scene: &Scene<'_>, head: &str, lines: &[String]) {
    if !lines.is_empty() {
        soft(ui, scene.say(head));
    }
    for line in lines {
        ui.label(Text::Body.rich(line));
    }
}

impl SessionForm {
    /// What speaks against the times that are fixed.
    fn against_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        let last = self.last_round.trim();
        let round: Option<u16> = last.parse().ok();
        let wrong = round.is_none() && !last.is_empty();
        let fault = wrong.then(|| scene.say("envelopes-round-fault"));
        fields.text(ui, Field::new("envelopes-last-round").fault(fault), &mut self.last_round);
        let play = scene.snap.hall.play_left();
        for conflict in conflicts(&book(scene, &play), scene.snap.edition, round) {
            ui.label(Text::Body.rich(scene.words.tell(&conflict)));
        }
    }
}

/// The plan on paper and as a calendar.
fn paper_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut SessionForm, actions: &mut Actions) {
    ui.horizontal_wrapped(|ui| {
        if button(ui, Weight::Plain, &scene.say("envelopes-plan-print"), None).clicked() {
            let preview = PrintPreview::new(scene, Printable::Plan);
            actions.push(UiMessage::OpenAbove(preview.into()));
        }
        if button(ui, Weight::Plain, &scene.say("envelopes-plan-calendar"), None).clicked() {
            let path = scene.snap.path.as_deref().unwrap_or_else(|| Path::new("plan"));
            let path = path.with_extension("plan.ics");
            let (hall, record) = (&scene.snap.hall, scene.snap.record);
            let written = envelopes::write_calendar(scene.words, hall, record, &path);
            form.unwritten = written.as_ref().err().map(|fault| printing::told(scene.words, fault));
            match &form.unwritten {
                Some(fault) => actions.push(UiMessage::Say(Manner::Assertive, fault.clone())),
                None => {
                    let path = in_full(&path).display().to_string();
                    let path = ("path", path.into());
                    actions.push(UiMessage::Tell(scene.say_with("envelopes-written", &[path])));
                }
            }
        }
    });
    if let Some(fault) = &form.unwritten {
        badge(ui, Tone::Bad, fault);
    }
}
