//! A decision other than proposed: every remedy can be left out, times and counters can be
//! changed, others can be added, and the effect on the clocks is seen before it is accepted. It
//! needs a reason.

use egui::{Context, Id, Ui};

use crate::actions::{Actions, Wish};
use crate::dialogs::{Close, Foot, focus_deed, foot, pick_side, reason_field};
use crate::scene::Scene;
use crate::screens::board::entry::fault_words;
use crate::screens::ruling as ruling_view;
use crate::tokens::{self, space};
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Enabled, Weight, button_enabled};
use crate::widgets::card::soft;
use crate::widgets::dialog::{Dialog as Frame, Urgency, scrolled};
use crate::widgets::field::{FieldWords, area, field};
use crate::widgets::focus;
use crate::widgets::pick::pick;
use jadoube_chess::board::position::Uci;
use jadoube_chess::notation::san;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::disputes::state::Incident;
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::{dispute, refusal, ruling, time};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::refusal::Refusal;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::rulings::contradiction::contradiction;
use jadoube_laws::rulings::ruling::Remedy;

/// One remedy of the decision.
#[derive(Debug)]
struct Step {
    remedy: Remedy,
    kept: Kept,
    /// The time or the count as it was typed, where the remedy has one.
    typed: Option<String>,
}

/// Whether a remedy is part of the decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kept {
    Yes,
    No,
}

impl Step {
    fn new(remedy: &Remedy) -> Self {
        let typed = match remedy {
            Remedy::AddTime { time, .. }
            | Remedy::SubtractTime { time, .. }
            | Remedy::SetTime { time, .. } => Some(time::shown(*time)),
            Remedy::SetCounter { moves, .. } => Some(moves.to_string()),
            _ => None,
        };
        Self { remedy: remedy.clone(), kept: Kept::Yes, typed }
    }

    /// The remedy with what was typed; nothing, where that cannot be read. What was not touched
    /// stays to the millisecond.
    fn remedy(&self) -> Option<Remedy> {
        let Some(typed) = &self.typed else { return Some(self.remedy.clone()) };
        if Self::new(&self.remedy).typed.as_ref() == Some(typed) {
            return Some(self.remedy.clone());
        }
        Some(match self.remedy {
            Remedy::AddTime { side, .. } => Remedy::AddTime { side, time: time::read(typed)? },
            Remedy::SubtractTime { side, .. } => {
                Remedy::SubtractTime { side, time: time::read(typed)? }
            }
            Remedy::SetTime { side, .. } => Remedy::SetTime { side, time: time::read(typed)? },
            Remedy::SetCounter { side, .. } => {
                Remedy::SetCounter { side, moves: typed.trim().parse().ok()? }
            }
            ref other => other.clone(),
        })
    }
}

/// What can be added.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum More {
    Nothing,
    Warn,
    AddTime,
    SubtractTime,
    SetTime,
    SetCounter,
    CountIllegalMove,
    TakeBack,
    Play,
    StartClock,
    StopClock,
    Lose,
    LoseBoth,
    Draw,
}

impl More {
    const ALL: [(Self, &'static str); 14] = [
        (Self::Nothing, "disputes-more-nothing"),
        (Self::Warn, "disputes-more-warn"),
        (Self::AddTime, "disputes-more-add"),
        (Self::SubtractTime, "disputes-more-subtract"),
        (Self::SetTime, "disputes-more-set"),
        (Self::SetCounter, "disputes-more-counter"),
        (Self::CountIllegalMove, "disputes-more-illegal"),
        (Self::TakeBack, "disputes-more-take-back"),
        (Self::Play, "disputes-more-play"),
        (Self::StartClock, "disputes-more-start"),
        (Self::StopClock, "disputes-more-stop"),
        (Self::Lose, "disputes-more-lose"),
        (Self::LoseBoth, "disputes-more-lose-both"),
        (Self::Draw, "disputes-more-draw"),
    ];

    const fn has_side(self) -> bool {
        matches!(
            self,
            Self::Warn
                | Self::AddTime
                | Self::SubtractTime
                | Self::SetTime
                | Self::SetCounter
                | Self::CountIllegalMove
                | Self::StartClock
                | Self::Lose
        )
    }

    /// The label and an example of what is written to it, if anything is.
    const fn written(self) -> Option<(&'static str, &'static str)> {
        match self {
            Self::AddTime | Self::SubtractTime | Self::SetTime => {
                Some(("board-clock-time", "2:00"))
            }
            Self::SetCounter => Some(("board-clock-moves", "23")),
            Self::TakeBack => Some(("disputes-more-plies", "24")),
            Self::Play => Some(("disputes-more-move", "Nf3")),
            _ => None,
        }
    }
}

/// The form of a decision other than proposed.
#[derive(Debug)]
pub struct OtherwiseForm {
    no: IncidentNo,
    steps: Vec<Step>,
    more: More,
    side: Side,
    written: String,
    text: String,
    reason: String,
    tried: bool,
    /// What was left out of itself when something else was added.
    left_out: Vec<String>,
    /// Whether the keyboard shall go on to what is to be done next.
    go_on: bool,
}

impl OtherwiseForm {
    /// A form that begins with what was proposed.
    #[must_use]
    pub fn new(incident: &Incident) -> Self {
        Self {
            no: incident.no,
            steps: incident.proposal.remedies.iter().map(Step::new).collect(),
            more: More::Nothing,
            side: incident.case.side().unwrap_or(Side::White),
            written: String::new(),
            text: String::new(),
            reason: String::new(),
            tried: false,
            left_out: Vec::new(),
            go_on: false,
        }
    }

    /// What is decided, unless something cannot be read.
    fn remedies(&self) -> Option<Vec<Remedy>> {
        self.steps.iter().filter(|step| step.kept == Kept::Yes).map(Step::remedy).collect()
    }

    /// The remedy to be added, if one is chosen, or what is wrong with what was written.
    fn addition(&self, scene: &Scene<'_>, game: Option<&Game>) -> Result<Option<Remedy>, String> {
        let (side, written) = (self.side, self.written.trim());
        let time = || time::read(written).ok_or_else(|| scene.say("board-not-a-time"));
        let count = || written.parse().map_err(|_| scene.say("board-not-a-count"));
        let end = |score| Remedy::End(Outcome { score, reason: EndReason::ArbiterDecision });
        Ok(Some(match self.more {
            More::Nothing => return Ok(None),
            More::Warn => Remedy::Warn { side },
            More::AddTime => Remedy::AddTime { side, time: time()? },
            More::SubtractTime => Remedy::SubtractTime { side, time: time()? },
            More::SetTime => Remedy::SetTime { side, time: time()? },
            More::SetCounter => Remedy::SetCounter { side, moves: count()? },
            More::CountIllegalMove => Remedy::CountIllegalMove { by: side },
            More::TakeBack => Remedy::Restore { ply: earlier(scene, game, count()?)? },
            More::Play => Remedy::Play { uci: played(scene, game, written)? },
            More::StartClock => Remedy::StartClock { side },
            More::StopClock => Remedy::StopClock,
            More::Lose => end(Score::won_by(side.other())),
            More::LoseBoth => end(Score::BothLose),
            More::Draw => end(Score::Draw),
        }))
    }

    /// Adds a remedy; what contradicts it is left out, and named.
    fn add(&mut self, scene: &Scene<'_>, numbering: Numbering, remedy: &Remedy) {
        self.left_out.clear();
        let kept = self.steps.iter_mut().filter(|step| step.kept == Kept::Yes);
        for step in kept.filter(|step| step.remedy.contradicts(remedy)) {
            step.kept = Kept::No;
            self.left_out.push(ruling::remedy(scene.words, &step.remedy, numbering));
        }
        self.steps.push(Step::new(remedy));
        self.written.clear();
        self.more = More::Nothing;
        self.go_on = true;
    }

    /// Why what stands in the form cannot be decided, besides a missing reason.
    fn hindrance(&self, scene: &Scene<'_>, numbering: Numbering) -> Option<String> {
        let said = |remedy: &Remedy| ruling::remedy(scene.words, remedy, numbering);
        if self.more != More::Nothing {
            let id =
                More::ALL.iter().find(|(more, _)| *more == self.more).map_or("", |more| more.1);
            let (what, nothing) = (scene.say(id), scene.say("disputes-more-nothing"));
            let args = [("what", what.into()), ("nothing", nothing.into())];
            return Some(scene.say_with("disputes-more-not-added", &args));
        }
        let remedies = self.remedies()?;
        let (one, other) = contradiction(&remedies)?;
        Some(dispute::contradiction(scene.words, &said(one), &said(other)))
    }
}

/// A position of the game that is no longer the present one.
fn earlier(scene: &Scene<'_>, game: Option<&Game>, count: u16) -> Result<Ply, String> {
    let Some(game) = game else { return Ok(Ply(count)) };
    let (asked, played) = (Ply(count), game.ply());
    if asked < played {
        return Ok(asked);
    }
    let numbering = Numbering::from_start(&game.start);
    Err(refusal::refusal(scene.words, &Refusal::NoSuchPly { asked, played }, numbering))
}

fn played(scene: &Scene<'_>, game: Option<&Game>, text: &str) -> Result<Uci, String> {
    let game = game.ok_or_else(|| scene.say("app-field-empty"))?;
    let position = game.position();
    let read = san::read(position, text).map_err(|fault| fault_words(scene, &fault))?;
    Ok(position.uci(read))
}

/// Draws the form.
pub fn show(
    ctx: &Context,
    scene: &Scene<'_>,
    form: &mut OtherwiseForm,
    actions: &mut Actions,
) -> Close {
    let title = scene.say_with("disputes-otherwise-title", &[("no", form.no.0.into())]);
    let text = scene.say("disputes-otherwise-what");
    let frame = Frame::new(Id::unique("otherwise"), &title, Urgency::Question)
        .text(&text)
        .width(tokens::scale(ctx).of(760.0));
    let incident = scene.incident(form.no);
    let game = incident.and_then(|incident| scene.game_of(incident)).map(AsRef::as_ref);
    let numbering = game.map_or(Numbering::USUAL, |game| Numbering::from_start(&game.start));
    let outcome = frame.show(ctx, |ui, opened| {
        scrolled(ui, 0.5, |ui| {
            steps_ui(ui, scene, form, numbering);
            more_ui(ui, scene, form, (game, numbering), actions);
            if let (Some(game), Some(remedies)) = (game, form.remedies()) {
                ruling_view::effect_ui(ui, scene, game, &remedies);
            }
            let words = FieldWords {
                label: &scene.say("disputes-decision-text"),
                example: &scene.say("disputes-decision-example"),
                fault: None,
            };
            area(ui, words, &mut form.text, 2);
        });
        reason_ui(ui, scene, form, opened);
        let hindrance = form.hindrance(scene, numbering);
        if let Some(why) = hindrance.as_ref().filter(|_| form.tried) {
            badge(ui, Tone::Bad, why);
        }
        let done = foot(ui, scene, &scene.say("disputes-decide"), Enabled::Yes);
        if form.go_on && !form.reason.trim().is_empty() {
            form.go_on = false;
            focus_deed(ui);
        }
        match done {
            Foot::Cancel => return Close::Yes,
            Foot::Nothing => return Close::No,
            Foot::Done => form.tried = true,
        }
        if let Some(why) = hindrance {
            actions.push(Wish::Say(Manner::Assertive, why));
            return Close::No;
        }
        let reason = form.reason.trim().to_owned();
        match form.remedies() {
            Some(remedies) if !reason.is_empty() => {
                let (no, text) = (form.no, form.text.trim().to_owned());
                let lose = None;
                actions.dispute(DisputeCommand::DecideOtherwise {
                    no,
                    remedies,
                    text,
                    reason,
                    lose,
                });
                Close::Yes
            }
            _ => Close::No,
        }
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}

/// The remedies, each with whether it is kept and with what can be changed in it.
fn steps_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut OtherwiseForm, numbering: Numbering) {
    soft(ui, scene.say("disputes-keep"));
    for step in &mut form.steps {
        let said = ruling::remedy(scene.words, &step.remedy, numbering);
        let mut kept = step.kept == Kept::Yes;
        focus::follow(&ui.checkbox(&mut kept, &said));
        step.kept = if kept { Kept::Yes } else { Kept::No };
        let unreadable = step.remedy().is_none();
        let Some(typed) = step.typed.as_mut().filter(|_| kept) else { continue };
        let counted = matches!(step.remedy, Remedy::SetCounter { .. });
        let wrong = if counted { "board-not-a-count" } else { "board-not-a-time" };
        let fault = unreadable.then(|| scene.say(wrong));
        let label = scene.say_with("disputes-instead-of", &[("remedy", said.into())]);
        field(ui, FieldWords { label: &label, example: "", fault: fault.as_deref() }, typed);
    }
    if !form.left_out.is_empty() {
        badge(ui, Tone::Warn, &left_out(scene, form));
    }
}

/// What was left out of itself.
fn left_out(scene: &Scene<'_>, form: &OtherwiseForm) -> String {
    scene.say_with("disputes-left-out", &[("list", form.left_out.join("; ").into())])
}

/// What is added to them.
fn more_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    form: &mut OtherwiseForm,
    (game, numbering): (Option<&Game>, Numbering),
    actions: &mut Actions,
) {
    let all = More::ALL.map(|(more, id)| (more, scene.say(id)));
    pick(ui, &scene.say("disputes-more"), &all, &mut form.more);
    if form.more.has_side() {
        pick_side(ui, scene, "disputes-for-whom", &mut form.side);
    }
    let addition = form.addition(scene, game);
    if let Some((label, example)) = form.more.written() {
        let fault = addition.as_ref().err().filter(|_| !form.written.trim().is_empty());
        let words =
            FieldWords { label: &scene.say(label), example, fault: fault.map(String::as_str) };
        field(ui, words, &mut form.written);
    }
    let enabled = if matches!(addition, Ok(Some(_))) { Enabled::Yes } else { Enabled::No };
    let label = scene.say("disputes-more-deed");
    if button_enabled(ui, Weight::Plain, &label, None, enabled).clicked()
        && let Ok(Some(remedy)) = addition
    {
        form.add(scene, numbering, &remedy);
        if !form.left_out.is_empty() {
            actions.push(Wish::Say(Manner::Polite, left_out(scene, form)));
        }
    }
}

/// Why it is decided so: always in view, for nothing can be decided without.
fn reason_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut OtherwiseForm, opened: bool) {
    let missing = form.tried.then_some("app-reason-missing");
    let response = reason_field(ui, scene, &mut form.reason, missing);
    let next = form.go_on && form.reason.trim().is_empty();
    if opened || next {
        form.go_on = false;
        response.request_focus();
    }
    ui.add_space(space::XS);
}
