//! A decision other than proposed: every remedy can be left out, times and counters can be
//! changed, others can be added, and the effect on the clocks is seen before it is accepted. It
//! needs a reason.

use egui::Ui;

use crate::actions::UiMessage;
use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::phrases::{facts_missing, fault_words, proposal_aloud};
use crate::scene::Scene;
use crate::screens::board::reading;
use crate::screens::incident::named::of_incident;
use crate::screens::ruling as ruling_view;
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::dialog::Column;
use crate::widgets::focus;
use crate::widgets::tick::tick;
use jadoube_chess::board::position::Uci;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::disputes::state::Incident;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::message;
use jadoube_i18n::{dispute, ruling, time};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::refusal::Refusal;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::rulings::contradiction::contradiction;
use jadoube_laws::rulings::ruling::Remedy;

/// The label of the choice whether all of the proposal is decided or nothing of it.
const KEEP: &str = "disputes-keep";
/// The label of the choice of what is added.
const MORE: &str = "disputes-more";
/// The label of the button that leads to the facts that are missing.
const ANSWER: &str = "disputes-answer-missing";

/// How much of the proposal is part of the decision, where it is not one part and not another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ProposalShare {
    All,
    Nothing,
}

/// Why something cannot be decided, and the label of that by which it is mended.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Obstacle {
    at: &'static str,
    why: String,
}

/// One remedy of the decision.
#[derive(Debug)]
struct Step {
    remedy: Remedy,
    kept: InDecision,
    /// The time or the count as it was typed, where the remedy has one.
    typed: Option<String>,
}

/// Which proposal a decision begins with, where the game has gone on since the incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Basis {
    /// That of now.
    Now,
    /// That for the position of then.
    Then,
}

/// Whether a remedy is part of the decision.
#[derive(Debug, Clone, PartialEq)]
enum InDecision {
    Yes,
    No,
    /// It is not, for it contradicts this one, which was added.
    Contradicted(Remedy),
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
        Self { remedy: remedy.clone(), kept: InDecision::Yes, typed }
    }

    /// The id of what is wrong with what was typed, where that cannot be read.
    fn unreadable(&self) -> Option<&'static str> {
        let wrong = match self.remedy {
            Remedy::SetCounter { .. } => "board-not-a-count",
            _ => "board-not-a-time",
        };
        self.remedy().is_none().then_some(wrong)
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
    LoseToHalf,
    LoseBoth,
    Draw,
}

impl More {
    const ALL: [(Self, &'static str); 15] = [
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
        (Self::LoseToHalf, "disputes-more-lose-to-half"),
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
                | Self::LoseToHalf
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
    basis: Basis,
    steps: Vec<Step>,
    /// So many of the steps are those of the proposal; what was added stands behind them.
    proposed: usize,
    more: More,
    side: Side,
    written: String,
    text: String,
    reason: String,
    /// Why it was not sent last, until that is mended.
    refused: Option<Obstacle>,
}

impl OtherwiseForm {
    /// A form that begins with what was proposed.
    #[must_use]
    pub fn new(incident: &Incident) -> Self {
        Self {
            no: incident.no,
            basis: Basis::Now,
            steps: incident.proposal.remedies.iter().map(Step::new).collect(),
            proposed: incident.proposal.remedies.len(),
            more: More::Nothing,
            side: incident.case.side().unwrap_or(Side::White),
            written: String::new(),
            text: String::new(),
            reason: String::new(),
            refused: None,
        }
    }

    /// What is decided, unless something cannot be read.
    fn remedies(&self) -> Option<Vec<Remedy>> {
        self.steps.iter().filter(|step| step.kept == InDecision::Yes).map(Step::remedy).collect()
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
            More::LoseToHalf => end(Score::half_for(side.other())),
            More::LoseBoth => end(Score::BothLose),
            More::Draw => end(Score::Draw),
        }))
    }

    /// Adds a remedy; what contradicts it is left out.
    fn add(&mut self, remedy: &Remedy) {
        let kept = self.steps.iter_mut().filter(|step| step.kept == InDecision::Yes);
        for step in kept.filter(|step| step.remedy.contradicts(remedy)) {
            step.kept = InDecision::Contradicted(remedy.clone());
        }
        self.steps.push(Step::new(remedy));
        self.written.clear();
        self.more = More::Nothing;
    }

    /// What is left out because it contradicts what was added, while that is part of the decision.
    fn left_out(&self, scene: &Scene<'_>, numbering: Numbering) -> Option<String> {
        let decided = |remedy: &Remedy| {
            self.steps.iter().any(|step| step.kept == InDecision::Yes && step.remedy == *remedy)
        };
        let out = self
            .steps
            .iter()
            .filter(|step| matches!(&step.kept, InDecision::Contradicted(by) if decided(by)));
        let list: Vec<String> =
            out.map(|step| ruling::remedy(scene.words, &step.remedy, numbering)).collect();
        let args = [("list", list.join("; ").into())];
        (!list.is_empty()).then(|| scene.say_with("disputes-left-out", &args))
    }

    /// Why what stands in the form cannot be decided, besides a missing reason and what cannot be read.
    fn obstacle(&self, scene: &Scene<'_>, numbering: Numbering) -> Option<Obstacle> {
        if self.more != More::Nothing {
            let id =
                More::ALL.iter().find(|(more, _)| *more == self.more).map_or("", |more| more.1);
            let (what, nothing) = (scene.say(id), scene.say("disputes-more-nothing"));
            let args = [("what", what.into()), ("nothing", nothing.into())];
            let why = scene.say_with("disputes-more-not-added", &args);
            return Some(Obstacle { at: MORE, why });
        }
        let remedies = self.remedies()?;
        // Where nothing is proposed there is nothing to leave out.
        let at = if self.proposed == 0 { MORE } else { KEEP };
        if let Some((one, other)) = contradiction(&remedies) {
            let [one, other] =
                [one, other].map(|remedy| ruling::remedy(scene.words, remedy, numbering));
            return Some(Obstacle { at, why: dispute::contradiction(scene.words, &one, &other) });
        }
        let incident = scene.incident(self.no)?;
        if let Some(why) = unless_nothing_is_done(scene, incident) {
            return (!remedies.is_empty()).then_some(Obstacle { at: ANSWER, why });
        }
        let same = remedies == incident.proposal.remedies && self.text.trim().is_empty();
        same.then(|| Obstacle { at, why: scene.say("disputes-otherwise-same") })
    }
}

/// Which facts are missing of an incident, without which it can only be decided that nothing is done.
fn unless_nothing_is_done(scene: &Scene<'_>, incident: &Incident) -> Option<String> {
    let missing = facts_missing(scene, incident)?;
    Some(scene.say_with("disputes-missing-or-nothing", &[("missing", missing.into())]))
}

/// A position of the game that is no longer the present one.
fn earlier(scene: &Scene<'_>, game: Option<&Game>, count: u16) -> Result<Ply, String> {
    let Some(game) = game else { return Ok(Ply(count)) };
    let (asked, played) = (Ply(count), game.ply());
    if asked < played {
        return Ok(asked);
    }
    let numbering = Numbering::from_start(&game.start);
    Err(scene.words.tell_in(&Refusal::NoSuchPly { asked, played }, message::Context::of(numbering)))
}

fn played(scene: &Scene<'_>, game: Option<&Game>, text: &str) -> Result<Uci, String> {
    let game = game.ok_or_else(|| scene.say("app-field-empty"))?;
    let position = game.position();
    let (read, _) = reading::read(position, text, scene.words.lang())
        .map_err(|fault| fault_words(scene, &fault))?;
    Ok(position.uci(read))
}

impl OtherwiseForm {
    /// The game that is decided on, and how its moves are numbered.
    fn game<'a>(&self, scene: &Scene<'a>) -> (Option<&'a Game>, Numbering) {
        let incident = scene.incident(self.no);
        let game = incident.and_then(|incident| scene.game_of(incident)).map(AsRef::as_ref);
        (game, game.map_or(Numbering::USUAL, |game| Numbering::from_start(&game.start)))
    }
}

impl DialogForm for OtherwiseForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = scene.say("disputes-otherwise-title");
        let head = Head::new("otherwise", title, scene.say("disputes-decide"));
        let head = head.about(scene.say("disputes-otherwise-what"));
        let head = of_incident(scene, self.no, head).width(760.0).wide();
        let told = scene.incident(self.no).and_then(|one| proposal_aloud(scene, one));
        let head = head.told(told.unwrap_or_default());
        Some(head.begin_at("app-reason").enter_nowhere().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let (game, numbering) = self.game(scene);
        self.facts_ui(ui, fields);
        self.basis_ui(ui, fields);
        self.keep_ui(ui, fields);
        steps_ui(ui, fields, self, numbering);
        self.more_ui(ui, fields);
        if let (Some(game), Some(remedies)) = (game, self.remedies()) {
            ruling_view::effect_ui(ui, scene, game, &remedies);
        }
        let text = Field::new("disputes-decision-text");
        fields.area(ui, text.example(scene.say("disputes-decision-example")), &mut self.text, 2);
    }

    /// Why it is decided so: always in view, for nothing can be decided without.
    fn below(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        fields.reason(ui, &mut self.reason);
        let (_, numbering) = self.game(fields.scene);
        if self.refused.is_some() && self.refused != self.obstacle(fields.scene, numbering) {
            self.refused = None;
            for at in [KEEP, MORE, ANSWER] {
                fields.settle(at);
            }
            ui.ctx().request_repaint();
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let scene = check.scene;
        let (_, numbering) = self.game(scene);
        self.refused = self.obstacle(scene, numbering);
        if let Some(obstacle) = &self.refused {
            check.fault(obstacle.at, obstacle.why.clone());
        }
        let kept = self.steps.iter().filter(|step| step.kept == InDecision::Yes);
        for wrong in kept.filter_map(Step::unreadable) {
            // It stands at its field already.
            check.shown(scene.say(wrong));
        }
        let reason = check.reason(&self.reason)?;
        let (no, text, remedies) = (self.no, self.text.trim().to_owned(), self.remedies()?);
        let decision = DisputeCommand::DecideOtherwise { no, remedies, text, reason, lose: None };
        check.actions.dispute(decision);
        Some(())
    }
}

/// The remedies, each with whether it is kept and with what can be changed in it.
fn steps_ui(
    ui: &mut Ui,
    fields: &mut Fields<'_, '_>,
    form: &mut OtherwiseForm,
    numbering: Numbering,
) {
    let scene = fields.scene;
    for step in &mut form.steps {
        let said = ruling::remedy(scene.words, &step.remedy, numbering);
        let mut kept = step.kept == InDecision::Yes;
        tick(ui, &mut kept, &said);
        if kept != (step.kept == InDecision::Yes) {
            step.kept = if kept { InDecision::Yes } else { InDecision::No };
        }
        let fault = step.unreadable().map(|wrong| scene.say(wrong));
        let Some(typed) = step.typed.as_mut().filter(|_| kept) else { continue };
        let label = scene.say_with("disputes-instead-of", &[("remedy", said.into())]);
        fields.text(ui, Field::new("disputes-instead-of").named(&label).fault(fault), typed);
    }
    if let Some(text) = form.left_out(scene, numbering) {
        badge(ui, Tone::Warn, &text);
    }
}

impl OtherwiseForm {
    /// Which facts are missing, and the way to them. What is refused without them is told there.
    fn facts_ui(&self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        let Some(incident) = scene.incident(self.no) else { return };
        let Some(why) = unless_nothing_is_done(scene, incident) else { return };
        ui.vertical(|ui| {
            if self.refused.as_ref().is_none_or(|refused| refused.at != ANSWER) {
                badge(ui, Tone::Warn, &why);
            }
            let answer = button(ui, Weight::Plain, &scene.say(ANSWER), None);
            fields.told_at(ui, ANSWER, &answer);
            focus::follow_whole(ui);
            if answer.clicked() {
                fields.actions.push(UiMessage::AnswerMissing(self.no));
            }
        });
    }

    /// All of the proposal, or nothing of it; its parts follow, each with whether it is kept.
    fn keep_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        if self.proposed == 0 {
            return;
        }
        let proposed = self.steps.iter().take(self.proposed);
        let mut share = match proposed.filter(|step| step.kept == InDecision::Yes).count() {
            0 => Some(ProposalShare::Nothing),
            kept if kept == self.proposed => Some(ProposalShare::All),
            _ => None,
        };
        let options = [
            (Some(ProposalShare::All), "disputes-keep-all"),
            (Some(ProposalShare::Nothing), "disputes-keep-nothing"),
        ];
        if fields.choose(ui, KEEP, &options, &mut share) {
            let is_kept = share == Some(ProposalShare::All);
            for step in self.steps.iter_mut().take(self.proposed) {
                step.kept = if is_kept { InDecision::Yes } else { InDecision::No };
            }
        }
    }

    /// Whether it is decided for the position of now, or for that of then, where the proposals differ.
    fn basis_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let Some(incident) = fields.scene.incident(self.no) else { return };
        let Some(then) = incident.proposed_for_then() else { return };
        let options = [(Basis::Now, "disputes-basis-now"), (Basis::Then, "disputes-basis-then")];
        if fields.choose(ui, "disputes-basis", &options, &mut self.basis) {
            let begun = match self.basis {
                Basis::Now => &incident.proposal,
                Basis::Then => then,
            };
            self.steps = begun.remedies.iter().map(Step::new).collect();
            self.proposed = self.steps.len();
        }
    }

    /// How many half-moves remain by a proposal, where one is to set up an earlier position.
    fn proposed_plies(&self, scene: &Scene<'_>) -> Option<Ply> {
        let incident = scene.incident(self.no)?;
        let proposed = [Some(&incident.proposal), incident.proposed_for_then()];
        let mut remedies = proposed.into_iter().flatten().flat_map(|ruling| &ruling.remedies);
        remedies.find_map(|remedy| match remedy {
            Remedy::Restore { ply } => Some(*ply),
            _ => None,
        })
    }

    /// An example of what is written to what is added: of half-moves, a number that there is in the game.
    fn example(&self, scene: &Scene<'_>, game: Option<&Game>, usual: &str) -> String {
        let last = || game.and_then(|game| game.ply().0.checked_sub(1));
        match self.more {
            More::Play => chess::localized_san(scene.words, usual),
            More::TakeBack => last().map_or_else(|| usual.to_owned(), |last| last.to_string()),
            _ => usual.to_owned(),
        }
    }

    /// What is added to them.
    fn more_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        let (game, numbering) = self.game(scene);
        if fields.choose(ui, MORE, &More::ALL, &mut self.more)
            && self.more == More::TakeBack
            && let Some(ply) = self.proposed_plies(scene)
        {
            self.written = ply.0.to_string();
        }
        if self.more.has_side() {
            fields.side(ui, "disputes-for-whom", &mut self.side);
        }
        let addition = self.addition(scene, game);
        if let Some((label, example)) = self.more.written() {
            let fault = addition.as_ref().err().filter(|_| !self.written.trim().is_empty());
            let example = self.example(scene, game, example);
            let written = Field::new(label).example(example).fault(fault.cloned());
            fields.text(ui, written, &mut self.written);
        }
        let label = scene.say("disputes-more-deed");
        let why = match &addition {
            Ok(Some(_)) => None,
            Ok(None) => Some(scene.say("app-why-incomplete")),
            Err(why) => Some(why.clone()),
        };
        if button_hindered(ui, Weight::Plain, &label, None, why.as_deref()).clicked()
            && let Ok(Some(remedy)) = addition
        {
            self.add(&remedy);
            if let Some(text) = self.left_out(scene, numbering) {
                fields.actions.push(UiMessage::Say(Manner::Polite, text));
            }
            // Another may be added; a second Enter must not decide.
            fields.go_to(MORE);
        }
    }
}
