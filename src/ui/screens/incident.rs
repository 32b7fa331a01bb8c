//! A new incident in seconds: what happened, who, and the ruling beside it as it follows. One key
//! for the case, one for the player, Enter; or Ctrl and Enter, and the ruling is carried out. What
//! the game and the board know is filled in; everything else can be added later.

pub mod facts;
pub mod proposal;
pub mod kinds;
pub mod fields;
pub mod otherwise;
pub mod consent;
pub mod undo;

use std::sync::Arc;

use egui::{Context, Id, Key, Layout, Modifiers, Ui, vec2};

use crate::actions::{Actions, UiMessage};
use crate::dialogs::{Close, entered};
use crate::scene::Scene;
use crate::screens::incident::facts::{Facts, Fault};
use crate::screens::incident::fields::{Asking, fields_ui};
use crate::screens::incident::kinds::{Search, kinds_ui};
use crate::screens::incident::proposal::{Scales, Weighed};
use crate::screens::ruling;
use crate::tokens::{self, space};
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::card::{card, fact, soft};
use crate::widgets::dialog::{Dialog as Frame, Urgency};
use crate::widgets::field::{FieldLabels, field};
use crate::widgets::focus;
use crate::widgets::pick::pick;
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::dispute;
use jadoube_i18n::message;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::facts::Fact;

/// Whether the labels name the keys that fill in the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keys {
    /// They do.
    Named,
    /// There are none.
    None,
}

/// The keys of the most frequent kinds.
const DIGITS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// The narrowest dialog in which the ruling stands beside the questions, in points at 100 per cent.
const SIDE_BY_SIDE: f32 = 900.0;

/// The questions about a case with what was answered so far.
#[derive(Debug)]
pub struct Questions {
    /// The answers.
    pub facts: Facts,
    scales: Scales,
    letters: String,
    /// Whether the keyboard shall come to the search.
    find: bool,
    /// Whether it has just found a kind.
    found: bool,
    /// Whether the keyboard shall come to the first question without which nothing can be done.
    ask: bool,
}

impl Questions {
    /// Questions with these answers.
    #[must_use]
    pub fn new(facts: Facts) -> Self {
        let (scales, letters) = (Scales::default(), String::new());
        Self { facts, scales, letters, find: false, found: false, ask: false }
    }

    /// The ruling on the answers, in the game as it is now; `then` is the game when the incident was
    /// opened, where it was.
    ///
    /// # Errors
    /// A [`Fault`] for every answer that cannot be used.
    pub fn weigh(
        &mut self,
        ctx: &Context,
        scene: &Scene<'_>,
        (game, then): (Option<&Arc<Game>>, Option<&Arc<Game>>),
    ) -> Result<Arc<Weighed>, Vec<Fault>> {
        self.scales.weigh(ctx, scene, &self.facts, (game, then))
    }

    /// Why the ruling cannot be carried out as things stand; nothing, if it can.
    fn hindrance(
        &self,
        scene: &Scene<'_>,
        game: Option<&Arc<Game>>,
        weighed: &Result<Arc<Weighed>, Vec<Fault>>,
    ) -> Option<String> {
        let kind = self.facts.kind();
        let asked = |facts: &[&Fact]| {
            let questions = dispute::questions(scene.words, kind, facts);
            Some(scene.say_with("disputes-missing", &[("questions", questions.into())]))
        };
        let weighed = match weighed {
            Ok(weighed) => weighed,
            Err(faults) => {
                let schema = self.facts.schema().map(|schema| schema.facts).unwrap_or_default();
                let faulty = |fact: &&Fact| {
                    faults.iter().any(|fault| fault.missing && fault.fact == fact.name)
                };
                let missing: Vec<&Fact> = schema.iter().filter(faulty).collect();
                if missing.is_empty() {
                    return faults.first().map(|fault| fault.text.clone());
                }
                return asked(&missing);
            }
        };
        let Some(game) = game else { return Some(scene.say("disputes-no-ruling-yet")) };
        let missing = self.scales.missing();
        if !missing.is_empty() {
            return asked(&missing);
        }
        if self.scales.is_pending() {
            return Some(scene.say("disputes-mate-pending"));
        }
        let refused = ruling::carried_out(scene, game, &weighed.ruling.remedies).err()?;
        Some(
            scene.words.tell_in(&refused, message::Context::of(Numbering::from_start(&game.start))),
        )
    }

    /// Draws them; returns whether Enter was pressed in a field.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        game: Option<&Game>,
        (faults, keys): (&[Fault], Keys),
    ) -> bool {
        let found = kinds_ui(ui, scene, &mut self.facts, &mut self.letters, (keys, &mut self.find));
        let missing = self.scales.missing();
        let first = faults.iter().find(|fault| fault.missing).map(|fault| fault.fact);
        let first = first.or_else(|| missing.first().map(|fact| fact.name));
        let ask = first.filter(|_| std::mem::take(&mut self.ask));
        let with = Asking { game, scales: &self.scales, faults, keys, missing: &missing, ask };
        let entered = fields_ui(ui, scene, &mut self.facts, with);
        for fault in faults.iter().filter(|fault| fault.fact.is_empty()) {
            badge(ui, Tone::Bad, &fault.text);
        }
        self.found |= found == Search::Done;
        entered
    }
}

/// The form of a new incident.
#[derive(Debug)]
pub struct IncidentForm {
    board: Option<BoardNo>,
    questions: Questions,
    caller: Caller,
    claim: String,
    clocks: Clocks,
    tried: bool,
}

/// How the form is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum FormOutcome {
    /// The incident is opened.
    Open,
    /// It is opened and its ruling carried out.
    Rule,
    /// Nothing is done.
    Cancel,
    /// It stays.
    Nothing,
}

impl IncidentForm {
    /// A form for a board, filled in as far as possible.
    #[must_use]
    pub fn new(scene: &Scene<'_>) -> Self {
        let found = scene.current();
        let facts = Facts::of_game(found.map(|(_, game)| game.as_ref()), scene.now);
        Self {
            board: found.map(|(board, _)| board),
            questions: Questions::new(facts),
            caller: Caller::Arbiter,
            claim: String::new(),
            clocks: Clocks::Stop,
            tried: false,
        }
    }

    /// A form with the facts of a case.
    #[must_use]
    pub fn of_case(scene: &Scene<'_>, case: &Case) -> Self {
        let game = scene.current().map(|(_, game)| game.as_ref());
        let facts = Facts::of_case(case, game, scene.now);
        Self { questions: Questions::new(facts), clocks: Clocks::Leave, ..Self::new(scene) }
    }

    /// The form of a ruling that was not carried out after all: nothing that was told is lost.
    #[must_use]
    pub fn again(scene: &Scene<'_>, command: &DisputeCommand) -> Option<Self> {
        let DisputeCommand::Rule { board, case, caller, claim, clocks, .. } = command else {
            return None;
        };
        let game = board.and_then(|board| scene.snap.game(board)).map(AsRef::as_ref);
        Some(Self {
            board: *board,
            questions: Questions::new(Facts::of_case(case, game, scene.now)),
            caller: *caller,
            claim: claim.clone(),
            clocks: *clocks,
            tried: false,
        })
    }

    fn send(&self, deed: FormOutcome, case: Case, actions: &mut Actions) {
        let (board, caller, clocks) = (self.board, self.caller, self.clocks);
        let claim = self.claim.clone();
        actions.dispute(if deed == FormOutcome::Rule {
            DisputeCommand::Rule { board, case, caller, claim, clocks, lose: None }
        } else {
            DisputeCommand::Open { board, case, caller, claim, clocks }
        });
    }
}

/// Draws the form.
pub fn show(
    ctx: &Context,
    scene: &Scene<'_>,
    form: &mut IncidentForm,
    actions: &mut Actions,
) -> Close {
    let title = match form.board {
        Some(board) => scene.say_with("disputes-new-at", &[("board", board.0.into())]),
        None => scene.say("disputes-new"),
    };
    let scale = tokens::scale(ctx);
    let frame =
        Frame::new(Id::unique("incident"), &title, Urgency::Question).width(scale.of(1180.0));
    let outcome = frame.show(ctx, |ui, opened| {
        by_key(ui, form);
        let game = form.board.and_then(|board| scene.snap.game(board));
        let weighed = form.questions.weigh(ctx, scene, (game, None));
        let hindered = form.questions.hindrance(scene, game, &weighed);
        let faults: Vec<Fault> = match &weighed {
            Ok(_) => Vec::new(),
            Err(all) => all.iter().filter(|one| form.tried || !one.missing).cloned().collect(),
        };
        let room = vec2(ui.available_width(), ctx.content_rect().height() * 0.66);
        let weighed = weighed.ok();
        let entered = if room.x < scale.of(SIDE_BY_SIDE) {
            let area = egui::ScrollArea::vertical().max_height(room.y).auto_shrink([false, true]);
            area.show(ui, |ui| {
                let entered = questions_ui(ui, scene, form, &faults);
                let pending = form.questions.scales.is_pending();
                ruling_ui(ui, scene, game, (weighed.as_deref(), pending));
                entered
            })
            .inner
        } else {
            columns(ui, scene, form, (room, &faults, game, weighed.as_deref()))
        };
        let focus = opened || std::mem::take(&mut form.questions.found);
        let deed = foot_ui(ui, scene, focus, (hindered.as_deref(), actions));
        let weighed = match deed {
            FormOutcome::Nothing if !entered => None,
            // The last letters may have come with Enter in one go: what counts is what stands there.
            _ => form.questions.weigh(ctx, scene, (game, None)).ok(),
        };
        done(form, (deed, entered), weighed, actions)
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}

fn done(
    form: &mut IncidentForm,
    (deed, entered): (FormOutcome, bool),
    weighed: Option<Arc<Weighed>>,
    actions: &mut Actions,
) -> Close {
    let deed = if entered && deed == FormOutcome::Nothing { FormOutcome::Open } else { deed };
    match (deed, weighed) {
        (FormOutcome::Cancel, _) => Close::Yes,
        (FormOutcome::Nothing, _) => Close::No,
        (FormOutcome::Open | FormOutcome::Rule, Some(weighed)) => {
            form.send(deed, weighed.case.clone(), actions);
            Close::Yes
        }
        (FormOutcome::Open | FormOutcome::Rule, None) => {
            form.tried = true;
            Close::No
        }
    }
}

/// The questions on the left, the ruling on the right.
fn columns(
    ui: &mut Ui,
    scene: &Scene<'_>,
    form: &mut IncidentForm,
    (room, faults, game, weighed): (egui::Vec2, &[Fault], Option<&Arc<Game>>, Option<&Weighed>),
) -> bool {
    let left = ((room.x - space::L) * 0.56).floor();
    let right = room.x - space::L - left;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::L;
        let top_down = Layout::top_down(egui::Align::Min);
        let entered = ui
            .allocate_ui_with_layout(vec2(left, room.y), top_down, |ui| {
                let area = egui::ScrollArea::vertical().id_salt("questions").max_height(room.y);
                let area = area.auto_shrink([false, true]);
                area.show(ui, |ui| questions_ui(ui, scene, form, faults)).inner
            })
            .inner;
        ui.allocate_ui_with_layout(vec2(right, room.y), top_down, |ui| {
            let area = egui::ScrollArea::vertical().id_salt("ruling").max_height(room.y);
            let area = area.auto_shrink([false, true]);
            let pending = form.questions.scales.is_pending();
            area.show(ui, |ui| ruling_ui(ui, scene, game, (weighed, pending)));
        });
        entered
    })
    .inner
}

fn questions_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut IncidentForm, faults: &[Fault]) -> bool {
    let game = form.board.and_then(|board| scene.snap.game(board)).map(AsRef::as_ref);
    let entered = form.questions.show(ui, scene, game, (faults, Keys::Named));
    circumstances_ui(ui, scene, form) || entered
}

/// The ruling that follows, before anything is written down.
fn ruling_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    game: Option<&Arc<Game>>,
    (weighed, pending): (Option<&Weighed>, bool),
) {
    card(ui, &scene.say("disputes-proposal"), |ui| {
        ui.set_width(ui.available_width());
        let Some(weighed) = weighed.filter(|weighed| weighed.can_be_ruled_on()) else {
            soft(ui, scene.say("disputes-no-ruling-yet"));
            return;
        };
        if pending {
            // What a quick look has left open is no answer yet.
            badge(ui, Tone::Info, &scene.say("disputes-mate-pending"));
            return;
        }
        let numbering = game.map_or(Numbering::USUAL, |game| Numbering::from_start(&game.start));
        ruling::show(ui, scene, &weighed.ruling, numbering, None);
        if let Some(game) = game {
            ruling::effect_ui(ui, scene, game, &weighed.ruling.remedies);
            others_ui(ui, scene, weighed, numbering);
        }
    });
}

/// What the other editions would do about it, where that is something else.
fn others_ui(ui: &mut Ui, scene: &Scene<'_>, weighed: &Weighed, numbering: Numbering) {
    let head = scene.say("disputes-other-editions");
    egui::CollapsingHeader::new(head).id_salt("editions").show(ui, |ui| {
        for (edition, there) in weighed.others(scene.now) {
            let said = if there.remedies == weighed.ruling.remedies {
                scene.say("disputes-other-same")
            } else {
                let words = |step| jadoube_i18n::ruling::remedy(scene.words, step, numbering);
                there.remedies.iter().map(words).collect::<Vec<_>>().join("; ")
            };
            fact(ui, &edition.id, &said);
        }
    });
}

/// The buttons; where the ruling cannot be carried out at once, the reason beside it.
fn foot_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    come: bool,
    (hindered, actions): (Option<&str>, &mut Actions),
) -> FormOutcome {
    ui.add_space(space::S);
    let asked = focus::deed_asked(ui.ctx()).is_some();
    if let (true, Some(why)) = (asked, hindered) {
        actions.push(UiMessage::Say(Manner::Assertive, why.to_owned()));
    }
    let at_once = asked && hindered.is_none();
    ui.horizontal_wrapped(|ui| {
        let label = scene.say("disputes-open");
        let open = button(ui, Weight::Primary, &label, Some("⏎"));
        let label = scene.say("disputes-rule-at-once");
        let rule = button_hindered(ui, Weight::Plain, &label, Some("Ctrl+⏎"), hindered);
        let cancel = button(ui, Weight::Plain, &scene.say("app-cancel"), Some("Esc"));
        if let Some(why) = hindered {
            badge(ui, Tone::Warn, why);
        }
        if come {
            open.request_focus();
        }
        match (rule.clicked() || at_once, open.clicked(), cancel.clicked()) {
            (true, _, _) => FormOutcome::Rule,
            (_, true, _) => FormOutcome::Open,
            (_, _, true) => FormOutcome::Cancel,
            _ => FormOutcome::Nothing,
        }
    })
    .inner
}

/// The digits choose the case, / finds one, W and B say the player, S what happens to the clocks —
/// while no field is being written in.
fn by_key(ui: &Ui, form: &mut IncidentForm) {
    if ui.ctx().text_edit_focused() {
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    for (kind, key) in Case::FREQUENT.into_iter().zip(DIGITS) {
        if pressed(key) {
            form.questions.facts.choose(kind);
        }
    }
    for (side, key) in [(Side::White, Key::W), (Side::Black, Key::B)] {
        if pressed(key) {
            form.questions.facts.accuse(side);
            // What is typed next answers what is still to be told, and chooses no other case.
            form.questions.ask = true;
            without_its_sign(ui);
        }
    }
    if pressed(Key::Slash) {
        without_its_sign(ui);
        form.questions.find = true;
    }
    if pressed(Key::S) {
        form.clocks = match form.clocks {
            Clocks::Stop => Clocks::Leave,
            Clocks::Leave => Clocks::Stop,
        };
    }
}

/// The sign of a key that brings the keyboard to a field is not written there.
fn without_its_sign(ui: &Ui) {
    ui.input_mut(|input| input.events.retain(|event| !matches!(event, egui::Event::Text(_))));
}

/// Who called, what is claimed, what the clocks do; returns whether Enter was pressed.
fn circumstances_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut IncidentForm) -> bool {
    let callers = [Caller::Arbiter, Caller::White, Caller::Black, Caller::Other]
        .map(|caller| (caller, dispute::caller(scene.words, caller)));
    pick(ui, &scene.say("disputes-called-by"), &callers, &mut form.caller);
    let clocks =
        [Clocks::Stop, Clocks::Leave].map(|clocks| (clocks, dispute::clocks(scene.words, clocks)));
    pick(ui, &scene.say("disputes-clocks"), &clocks, &mut form.clocks);
    let labels = FieldLabels {
        label: &scene.say("disputes-claim"),
        example: &scene.say("disputes-claim-example"),
        fault: None,
    };
    let response = field(ui, labels, &mut form.claim);
    entered(ui, &response)
}
