//! The short dialogs about an envelope: each asks for a few words, and is a row of a table.

use std::path::Path;

use egui::{Context, Id};

use crate::core::adjournment::command::Command as Ask;
use crate::core::adjournment::envelope::{Due, Handing, Signature, Signer};
use crate::core::adjournment::plan::{Order, conflicts, propose};
use crate::core::adjournment::session::{Purpose, Session};
use crate::core::adjournment::state::Adjournment;
use crate::core::board::position::Uci;
use crate::core::ids::EnvelopeNo;
use crate::core::moment::Millis;
use crate::core::notation::san;
use crate::core::rulings::sealed::facts::SaidBefore;
use crate::core::side::Side;
use crate::desk::envelopes::{self, Paper};
use crate::desk::sealing::now;
use crate::desk::timekeeper;
use crate::i18n::adjournment::guide as told;
use crate::i18n::adjournment::when;
use crate::ui::actions::{Actions, Wish};
use crate::ui::dialogs::{Close, Dialog, Foot, foot, pick_side};
use crate::ui::scene::Scene;
use crate::ui::screens::envelopes::ask;
use crate::ui::tokens::Text;
use crate::ui::widgets::announcer::Manner;
use crate::ui::widgets::button::{Enabled, Weight, button};
use crate::ui::widgets::dialog::{Dialog as Frame, Urgency};
use crate::ui::widgets::field::{FieldWords, field};
use crate::ui::widgets::pick::pick;

/// What a dialog is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Errand {
    /// The envelope is handed over.
    Keep,
    /// It is fixed when and where the game is resumed.
    Schedule,
    /// It is signed across its flap.
    SignFlap,
    /// What stands on it is completed.
    Front,
    /// The sealer states the move of a lost envelope.
    State,
    /// The game is decided before the opening.
    Conclude,
    /// It is printed.
    Print,
    /// The sessions and the plan of resumptions.
    Plan,
}

impl Errand {
    /// The title, the deed, and the labels of the fields.
    const fn words(self) -> (&'static str, &'static str, &'static [&'static str]) {
        match self {
            Self::Keep => (
                "envelopes-hand",
                "envelopes-hand-deed",
                &["envelopes-from", "envelopes-to", "envelopes-where"],
            ),
            Self::Schedule => (
                "envelopes-schedule",
                "envelopes-schedule-deed",
                &["envelopes-time", "envelopes-venue"],
            ),
            Self::SignFlap => ("envelopes-sign", "envelopes-sign-deed", &["envelopes-name"]),
            Self::Front => (
                "envelopes-front",
                "envelopes-front-deed",
                &["envelopes-country-white", "envelopes-country-black"],
            ),
            Self::State => ("envelopes-state", "envelopes-state-deed", &["envelopes-move"]),
            Self::Conclude => ("envelopes-conclude", "envelopes-conclude-deed", &[]),
            Self::Print => ("envelopes-print", "envelopes-print-deed", &["envelopes-file"]),
            Self::Plan => (
                "envelopes-plan",
                "envelopes-plan-deed",
                &["envelopes-starts", "envelopes-ends", "envelopes-venue"],
            ),
        }
    }
}

/// What was typed so far.
#[derive(Debug)]
pub struct Form {
    no: EnvelopeNo,
    errand: Errand,
    fields: Vec<String>,
    fault: Option<String>,
    paper: Paper,
    side: Side,
    said: SaidBefore,
    order: Order,
}

/// The dialog, filled in as far as it is known.
#[must_use]
pub fn dialog(scene: &Scene<'_>, no: EnvelopeNo, errand: Errand) -> Dialog {
    let one = scene.snap.hall.adjournments.get(&no).map(AsRef::as_ref);
    let mut fields = vec![String::new(); errand.words().2.len()];
    let known = known(scene, one, errand);
    for (field, known) in fields.iter_mut().zip(known) {
        *field = known;
    }
    Dialog::Envelope(Box::new(Form {
        no,
        errand,
        fields,
        fault: None,
        paper: Paper::C5,
        side: one.map_or(Side::White, |one| one.sealer),
        said: SaidBefore::Agreed,
        order: Order::Rounds,
    }))
}

fn known(scene: &Scene<'_>, one: Option<&Adjournment>, errand: Errand) -> Vec<String> {
    let competition = scene.snap.hall.competition.as_ref();
    let place = competition.map(|it| it.place.clone()).unwrap_or_default();
    let minutes = timekeeper::to_type;
    let tomorrow = now().plus(Millis::from_mins(24 * 60));
    match errand {
        Errand::Keep => {
            let arbiter = competition.map(|it| it.arbiter.clone()).unwrap_or_default();
            let last = one.and_then(|one| one.custody.last());
            vec![last.map_or(arbiter, |last| last.to.clone())]
        }
        Errand::Schedule => {
            let due = one.and_then(Adjournment::due);
            let session = scene.snap.hall.sessions.values();
            let session = session.filter(|session| session.purpose == Purpose::Adjourned);
            let session = session.filter(|session| session.ends > now()).min_by_key(|s| s.starts);
            match (due, session) {
                (Some(due), _) => vec![minutes(due.at), due.place.clone()],
                (None, Some(session)) => vec![minutes(session.starts), session.place.clone()],
                (None, None) => vec![minutes(tomorrow), place],
            }
        }
        Errand::Front => {
            let country = |side| {
                let player = one.map(|one| one.front.players.of(side));
                player.and_then(|player| player.federation.clone()).unwrap_or_default()
            };
            Side::BOTH.map(country).to_vec()
        }
        Errand::Print => {
            let path = scene.snap.path.as_deref().unwrap_or_else(|| Path::new("envelope"));
            let no = one.map(|one| one.no.to_string()).unwrap_or_default();
            let path = path.with_extension(format!("envelope-{no}.pdf"));
            vec![path.display().to_string()]
        }
        Errand::Plan => {
            let ends = tomorrow.plus(Millis::from_mins(4 * 60));
            vec![minutes(tomorrow), minutes(ends), place]
        }
        Errand::SignFlap | Errand::State | Errand::Conclude => Vec::new(),
    }
}

/// Draws the dialog.
pub fn show(ctx: &Context, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) -> Close {
    let (title, deed, labels) = form.errand.words();
    let title = scene.say(title);
    let frame = Frame::new(Id::unique("envelope form"), &title, Urgency::Question);
    let outcome = frame.show(ctx, |ui, opened| {
        let fault = form.fault.clone();
        let last = labels.len().saturating_sub(1);
        for (nth, (label, text)) in labels.iter().zip(&mut form.fields).enumerate() {
            let label = scene.say(label);
            let fault = fault.as_deref().filter(|_| nth == last);
            let words = FieldWords { label: &label, fault, ..FieldWords::default() };
            let response = field(ui, words, text);
            if opened && nth == 0 {
                response.request_focus();
            }
        }
        match form.errand {
            Errand::Print => {
                let papers = [
                    (Paper::C5, "C5".to_owned()),
                    (Paper::Dl, "DL".to_owned()),
                    (Paper::Labels, scene.say("envelopes-labels")),
                ];
                pick(ui, &scene.say("envelopes-paper"), &papers, &mut form.paper);
            }
            Errand::Conclude => {
                let said = [
                    (SaidBefore::Agreed, scene.say("envelopes-agreed")),
                    (SaidBefore::Resigned, scene.say("envelopes-resigned")),
                ];
                pick(ui, &scene.say("envelopes-what"), &said, &mut form.said);
                pick_side(ui, scene, "envelopes-who", &mut form.side);
            }
            Errand::Plan => plan_ui(ui, scene, form, actions),
            _ => {}
        }
        foot(ui, scene, &scene.say(deed), Enabled::Yes)
    });
    match outcome.inner {
        _ if outcome.cancelled => Close::Yes,
        Foot::Cancel => Close::Yes,
        Foot::Nothing => Close::No,
        Foot::Done => match done(scene, form, actions) {
            Ok(close) => close,
            Err(fault) => {
                actions.push(Wish::Say(Manner::Assertive, fault.clone()));
                form.fault = Some(fault);
                Close::No
            }
        },
    }
}

/// What is proposed, what speaks against what is fixed, and the plan on paper.
fn plan_ui(ui: &mut egui::Ui, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) {
    let hall = &scene.snap.hall;
    let orders = [
        (Order::Rounds, scene.say("envelopes-order-rounds")),
        (Order::ShortestFirst, scene.say("envelopes-order-shortest")),
    ];
    pick(ui, &scene.say("envelopes-order"), &orders, &mut form.order);
    let plan = propose(&hall.adjournments, &hall.sessions, form.order, now());
    for line in &plan.lines {
        let args = [("no", line.no.0.into()), ("at", when(line.due.at).into())];
        ui.label(Text::Body.rich(scene.say_with("envelopes-plan-line", &args)));
    }
    for conflict in conflicts(&hall.adjournments, &hall.sessions, scene.snap.edition, None) {
        ui.label(Text::Body.rich(told::conflict(scene.words, &conflict)));
    }
    ui.horizontal_wrapped(|ui| {
        for (no, _) in hall.sessions.iter().filter(|(_, session)| session.announced.is_none()) {
            let word = scene.say_with("envelopes-announced", &[("no", no.0.into())]);
            if button(ui, Weight::Plain, &word, None).clicked() {
                ask(actions, Ask::AnnounceSession { no: *no, at: now() });
            }
        }
        if button(ui, Weight::Plain, &scene.say("envelopes-plan-fix"), None).clicked() {
            for line in plan.lines {
                ask(actions, Ask::Schedule { no: line.no, due: line.due });
            }
        }
        for (id, ending) in [("envelopes-plan-print", "pdf"), ("envelopes-plan-calendar", "ics")] {
            if button(ui, Weight::Plain, &scene.say(id), None).clicked() {
                let path = scene.snap.path.as_deref().unwrap_or_else(|| Path::new("plan"));
                let path = path.with_extension(format!("plan.{ending}"));
                let written = match ending {
                    "pdf" => envelopes::print_plan(scene.words, hall, &path),
                    _ => envelopes::write_calendar(scene.words, hall, &path),
                };
                form.fault = written.as_ref().err().map(ToString::to_string);
                if written.is_ok() {
                    tell_written(scene, &path, actions);
                }
            }
        }
    });
}

fn tell_written(scene: &Scene<'_>, path: &Path, actions: &mut Actions) {
    let path = ("path", path.display().to_string().into());
    actions.push(Wish::Tell(scene.say_with("envelopes-written", &[path])));
}

fn done(scene: &Scene<'_>, form: &Form, actions: &mut Actions) -> Result<Close, String> {
    let no = form.no;
    let text = |nth: usize| form.fields.get(nth).map(|text| text.trim().to_owned());
    let text = |nth: usize| text(nth).unwrap_or_default();
    let time =
        |nth: usize| timekeeper::typed(&text(nth)).map_err(|_| scene.say("envelopes-time-fault"));
    let hall = &scene.snap.hall;
    let one = hall.adjournments.get(&no);
    let what = match form.errand {
        Errand::Keep => {
            let handing = Handing { from: text(0), to: text(1), place: text(2), at: now() };
            Ask::Hand { no, handing }
        }
        Errand::Schedule => {
            let (at, place) = (time(0)?, text(1));
            let session = hall.sessions.iter().find(|(_, session)| session.holds(at));
            Ask::Schedule { no, due: Due { at, place, session: session.map(|(no, _)| *no) } }
        }
        Errand::SignFlap => {
            let signature = Signature { by: Signer::AcrossFlap, name: text(0) };
            Ask::Sign { no, signature }
        }
        Errand::Front => {
            let Some(one) = one else { return Ok(Close::Yes) };
            let mut front = one.right.clone();
            front.resumption.clone_from(&one.front.resumption);
            for (nth, side) in Side::BOTH.into_iter().enumerate() {
                let country = Some(text(nth)).filter(|country| !country.is_empty());
                front.players.of_mut(side).federation = country;
            }
            Ask::WriteFront { no, front: Box::new(front) }
        }
        Errand::State => {
            let game = hall.game_of(no).ok_or_else(|| scene.say("envelopes-move-fault"))?;
            let position = one.and_then(|one| game.position_at(one.ply)).unwrap_or(&game.start);
            let fault = |_| scene.say("envelopes-move-fault");
            let uci: Uci = position.uci(san::read(position, &text(0)).map_err(fault)?);
            Ask::StateMove { no, uci }
        }
        Errand::Conclude => Ask::Conclude { no, by: form.side, said: form.said },
        Errand::Plan => {
            let (starts, ends, place) = (time(0)?, time(1)?, text(2));
            let (purpose, extended) = (Purpose::Adjourned, Millis::ZERO);
            let session = Session { starts, ends, purpose, place, announced: None, extended };
            ask(actions, Ask::PlanSession { session });
            return Ok(Close::No);
        }
        Errand::Print => {
            let path = text(0);
            let path = Path::new(&path);
            let on = (form.paper, path);
            envelopes::print(scene.words, (hall, scene.snap.edition), &[no], on)
                .map_err(|fault| fault.to_string())?;
            tell_written(scene, path, actions);
            return Ok(Close::Yes);
        }
    };
    ask(actions, what);
    Ok(Close::Yes)
}
