//! The plan of resumptions: the sessions, when each game is resumed, and what speaks against it.

use std::collections::BTreeMap;
use std::path::Path;

use egui::{Align, Context, Id, Layout, Ui};

use crate::actions::{Actions, Wish};
use crate::dialogs::{Close, Foot, foot};
use crate::scene::Scene;
use crate::screens::envelopes::{ask, place, tell_written};
use crate::tokens::{Text, scale};
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Enabled, Weight, button, button_about};
use crate::widgets::card::soft;
use crate::widgets::dialog::{Column, Dialog as Frame, Urgency, two_columns};
use crate::widgets::field::{FieldWords, field};
use crate::widgets::pick::pick;
use jadoube_chess::moment::Millis;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::plan::conflicts::conflicts;
use jadoube_core::adjournment::plan::{Book, Order, Plan, propose};
use jadoube_core::adjournment::session::{Purpose, Session};
use jadoube_desk::envelopes;
use jadoube_desk::sealing::now;
use jadoube_desk::times;
use jadoube_i18n::adjournment::guide as told;
use jadoube_laws::ids::{EnvelopeNo, SessionNo};

/// What a session is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum What {
    Adjourned,
    Round,
}

/// A field of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum At {
    Round,
    Starts,
    Ends,
    Reason,
}

/// What was typed so far.
#[derive(Debug)]
pub struct Form {
    /// The session that is changed; none, where a new one is planned.
    changed: Option<SessionNo>,
    what: What,
    round: String,
    starts: String,
    ends: String,
    place: String,
    reason: String,
    last_round: String,
    order: Order,
    fault: Option<(At, String)>,
    /// What became of a file.
    unwritten: Option<String>,
}

impl Form {
    /// A session on the next day.
    #[must_use]
    pub fn new(scene: &Scene<'_>) -> Self {
        let starts = times::tomorrow(now());
        let rounds = scene.snap.hall.sessions.values().filter_map(|one| match one.purpose {
            Purpose::Round { round } => Some(round),
            Purpose::Adjourned => None,
        });
        Self {
            changed: None,
            what: What::Adjourned,
            round: String::new(),
            starts: times::written(starts),
            ends: times::written(starts.plus(Millis::from_mins(4 * 60))),
            place: place(scene),
            reason: String::new(),
            last_round: rounds.max().map(|round| round.to_string()).unwrap_or_default(),
            order: Order::Rounds,
            fault: None,
            unwritten: None,
        }
    }

    /// Takes up a session in order to change it.
    fn take(&mut self, no: SessionNo, session: &Session) {
        self.changed = Some(no);
        (self.what, self.round) = match session.purpose {
            Purpose::Round { round } => (What::Round, round.to_string()),
            Purpose::Adjourned => (What::Adjourned, String::new()),
        };
        self.starts = times::written(session.starts);
        self.ends = times::written(session.ends);
        self.place.clone_from(&session.place);
        self.fault = None;
    }

    /// The session that is meant, or which field is wrong.
    fn session(&self, scene: &Scene<'_>) -> Result<Session, (At, String)> {
        let time = |at, text: &str| {
            times::typed(text, now()).ok_or_else(|| (at, scene.say("envelopes-time-fault")))
        };
        let purpose = match self.what {
            What::Adjourned => Purpose::Adjourned,
            What::Round => {
                let round = self.round.trim().parse();
                let fault = |_| (At::Round, scene.say("envelopes-round-fault"));
                Purpose::Round { round: round.map_err(fault)? }
            }
        };
        let (starts, ends) = (time(At::Starts, &self.starts)?, time(At::Ends, &self.ends)?);
        if ends <= starts {
            return Err((At::Ends, scene.say("adjournment-refusal-session-backwards")));
        }
        let place = self.place.trim().to_owned();
        Ok(Session::new((starts, ends), purpose, place))
    }

    /// What is asked of the desk.
    fn command(&self, scene: &Scene<'_>) -> Result<Ask, (At, String)> {
        let session = self.session(scene)?;
        let Some(no) = self.changed else { return Ok(Ask::PlanSession { session }) };
        let reason = self.reason.trim().to_owned();
        if reason.is_empty() {
            return Err((At::Reason, scene.say("adjournment-refusal-reason-missing")));
        }
        Ok(Ask::ChangeSession { no, session, reason })
    }
}

/// Draws the dialog.
pub fn show(ctx: &Context, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) -> Close {
    let title = scene.say("envelopes-plan");
    let width = scale(ctx).of(940.0);
    let frame = Frame::new(Id::unique("plan"), &title, Urgency::Question).width(width);
    let outcome = frame.show(ctx, |ui, opened| {
        // Lines of text as they are, not stretched to the width of the column.
        let lines = Layout::top_down(Align::Min);
        two_columns(ui, 0.66, |ui, column| {
            ui.with_layout(lines, |ui| match column {
                Column::First => {
                    session_ui(ui, scene, form, opened);
                    sessions_ui(ui, scene, form, actions);
                }
                Column::Last => {
                    plan_ui(ui, scene, form, actions);
                    against_ui(ui, scene, form);
                }
            });
        });
        paper_ui(ui, scene, form, actions);
        let deed = match form.changed {
            Some(no) => scene.say_with("envelopes-session-change-deed", &[("no", no.0.into())]),
            None => scene.say("envelopes-plan-deed"),
        };
        foot(ui, scene, &deed, Enabled::Yes)
    });
    match outcome.inner {
        _ if outcome.cancelled => return Close::Yes,
        Foot::Cancel => return Close::Yes,
        Foot::Nothing => return Close::No,
        Foot::Done => {}
    }
    match form.command(scene) {
        Ok(what) => {
            ask(actions, what);
            form.changed = None;
            form.reason.clear();
            form.fault = None;
        }
        Err((at, fault)) => {
            actions.push(Wish::Say(Manner::Assertive, fault.clone()));
            form.fault = Some((at, fault));
        }
    }
    Close::No
}

/// The session that is planned or changed.
fn session_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form, opened: bool) {
    let what = [
        (What::Adjourned, scene.say("envelopes-for-adjourned")),
        (What::Round, scene.say("envelopes-for-round")),
    ];
    pick(ui, &scene.say("envelopes-for"), &what, &mut form.what);
    let mut fields = vec![
        (At::Starts, "envelopes-starts", &mut form.starts),
        (At::Ends, "envelopes-ends", &mut form.ends),
    ];
    if form.what == What::Round {
        fields.insert(0, (At::Round, "envelopes-round", &mut form.round));
    }
    if form.changed.is_some() {
        fields.push((At::Reason, "app-reason", &mut form.reason));
    }
    for (at, label, text) in fields {
        let label = scene.say(label);
        let fault = form.fault.as_ref().filter(|fault| fault.0 == at);
        let fault = fault.map(|fault| fault.1.as_str());
        let response = field(ui, FieldWords { label: &label, fault, example: "" }, text);
        if opened && at == At::Starts {
            response.request_focus();
        }
    }
    let label = scene.say("envelopes-venue");
    field(ui, FieldWords { label: &label, ..FieldWords::default() }, &mut form.place);
}

/// The sessions that are planned: announced, changed, extended.
fn sessions_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) {
    for (no, session) in &scene.snap.hall.sessions {
        let line = envelopes::session(scene.words, *no, session);
        ui.label(Text::Body.rich(&line));
        ui.horizontal_wrapped(|ui| {
            let announced = scene.say_with("envelopes-announced", &[("no", no.0.into())]);
            if session.announced.is_none() && button(ui, Weight::Plain, &announced, None).clicked()
            {
                ask(actions, Ask::AnnounceSession { no: *no, at: now() });
            }
            let change = scene.say("envelopes-session-change");
            if button_about(ui, Weight::Plain, &change, &line).clicked() {
                form.take(*no, session);
            }
        });
    }
}

/// When each game is resumed, and when those without a time would be.
fn plan_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) {
    let hall = &scene.snap.hall;
    let fixed = envelopes::waiting(hall).filter(|one| one.due().is_some());
    let fixed: Vec<String> =
        fixed.map(|one| envelopes::planned(scene.words, one, one.due())).collect();
    lines_ui(ui, scene, "paper-plan-fixed", &fixed);
    let orders = [
        (Order::Rounds, scene.say("envelopes-order-rounds")),
        (Order::ShortestFirst, scene.say("envelopes-order-shortest")),
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
            ask(actions, Ask::Schedule { no: line.no, due: line.due });
        }
    }
}

fn book<'a>(scene: &'a Scene<'_>, play: &'a BTreeMap<EnvelopeNo, Millis>) -> Book<'a> {
    let hall = &scene.snap.hall;
    Book { envelopes: &hall.adjournments, sessions: &hall.sessions, play }
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

/// What speaks against the times that are fixed.
fn against_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form) {
    let last = form.last_round.trim();
    let round: Option<u16> = last.parse().ok();
    let fault = scene.say("envelopes-round-fault");
    let fault = (round.is_none() && !last.is_empty()).then_some(fault.as_str());
    let label = scene.say("envelopes-last-round");
    field(ui, FieldWords { label: &label, fault, example: "" }, &mut form.last_round);
    let play = scene.snap.hall.play_left();
    for conflict in conflicts(&book(scene, &play), scene.snap.edition, round) {
        ui.label(Text::Body.rich(told::conflict(scene.words, &conflict)));
    }
}

/// The plan on paper and as a calendar.
fn paper_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) {
    let hall = &scene.snap.hall;
    ui.horizontal_wrapped(|ui| {
        for (id, ending) in [("envelopes-plan-print", "pdf"), ("envelopes-plan-calendar", "ics")] {
            if button(ui, Weight::Plain, &scene.say(id), None).clicked() {
                let path = scene.snap.path.as_deref().unwrap_or_else(|| Path::new("plan"));
                let path = path.with_extension(format!("plan.{ending}"));
                let written = match ending {
                    "pdf" => envelopes::print_plan(scene.words, hall, &path),
                    _ => {
                        let record = scene.snap.record;
                        envelopes::write_calendar(scene.words, hall, record, &path)
                    }
                };
                form.unwritten = written.as_ref().err().map(ToString::to_string);
                match &form.unwritten {
                    Some(fault) => actions.push(Wish::Say(Manner::Assertive, fault.clone())),
                    None => tell_written(scene, &path, actions),
                }
            }
        }
    });
    if let Some(fault) = &form.unwritten {
        badge(ui, Tone::Bad, fault);
    }
}
