//! The field for what was said: an announcement, its repetition or its correction, typed in the
//! agreed words or in any notation. What it is read as is shown while it is typed; what can be
//! several moves or none is asked about before it is recorded.

use egui::{Context, Event, Id, Ui};

use crate::actions::Actions;
use crate::scene::Scene;
use crate::screens::blind::at_work::Match;
use crate::tokens::Text;
use crate::widgets::announcer::Audience;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{soft, tinted};
use crate::widgets::field::{FieldLabels, entered, field, note_entered};
use crate::widgets::focus;
use crate::widgets::pick::pick;
use crate::widgets::turns;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_core::blind::command::Command;
use jadoube_core::blind::event::Actor;
use jadoube_core::blind::missing::missing;
use jadoube_core::blind::missing_duty::Lack;
use jadoube_core::blind::utterance::{AnnouncedMove, Utterance};
use jadoube_i18n::announcement::heard;
use jadoube_i18n::{blind as told, chess};

/// What was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A move is announced.
    Announce,
    /// The opponent repeats it.
    Repeat,
    /// A slip of the tongue is corrected.
    Correct,
}

/// Who speaks and acts for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Speaker {
    #[default]
    Player,
    Assistant,
}

/// What is being said.
#[derive(Debug, Default)]
pub(crate) struct Say {
    /// What was chosen; otherwise it is what the move needs next.
    chosen: Option<KindChoice>,
    speaker: Speaker,
    text: String,
    /// Whether the keyboard shall come here.
    pub(crate) focus: bool,
    /// Whether what was typed where no field is comes there, behind what stands in it.
    adds: bool,
    /// The button of this screen that has the keyboard, where one has: what is typed there is meant for the field.
    beside: Option<Id>,
    /// Whether what is typed is taken as with Enter: the key of its kind was pressed.
    take: bool,
    /// What is not one clear move, and whether the keyboard has come to the answers.
    open: Option<(Utterance, bool)>,
    /// What else was chosen to be said while something was typed, and whether the keyboard has come to
    /// the question what becomes of it.
    instead: Option<(Kind, bool)>,
}

/// What was chosen to be said.
#[derive(Debug, Clone, Copy)]
struct KindChoice {
    kind: Kind,
    /// What the move needed then.
    wanted: Aim,
    /// Whether it was said that this is a repetition, though nobody has announced the move.
    is_meant: bool,
}

/// What the text in the field is: of which move, and whose word it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Aim {
    kind: Kind,
    ply: Ply,
    by: Side,
}

impl Say {
    /// Takes what is typed for a certain kind of word, or brings the keyboard to the field for it. What is
    /// typed there for another kind is asked about first.
    pub(super) fn begin(
        &mut self,
        scene: &Scene<'_>,
        at: &Match<'_>,
        kind: Kind,
        actions: &mut Actions,
    ) {
        let aim = self.aim(scene, at);
        if self.is_empty() {
            self.turn_to(scene, at, kind);
            self.follow(scene, at);
            return actions.hear(Audience::All, self.nothing_typed(scene, at));
        }
        if aim.kind == kind {
            // As with Enter: if the keyboard came to the field first, what is typed would be read once more.
            self.choose(scene, at, kind);
            self.take = true;
            return;
        }
        self.ask_instead(scene, at, (aim, kind), actions);
    }

    /// Asks whether what is typed stays what it is, or becomes a word of another kind.
    fn ask_instead(
        &mut self,
        scene: &Scene<'_>,
        at: &Match<'_>,
        (aim, other): (Aim, Kind),
        actions: &mut Actions,
    ) {
        self.instead = Some((other, false));
        actions.hear(Audience::All, typed_as(scene, at, aim, &self.text));
    }

    fn choose(&mut self, scene: &Scene<'_>, at: &Match<'_>, kind: Kind) {
        let (wanted, before) = (aim_of(None, scene, at), self.chosen);
        let is_meant = before.is_some_and(|before| before.kind == kind && before.is_meant);
        self.chosen = Some(KindChoice { kind, wanted, is_meant });
        (self.open, self.instead) = (None, None);
    }

    fn turn_to(&mut self, scene: &Scene<'_>, at: &Match<'_>, kind: Kind) {
        self.choose(scene, at, kind);
        self.focus = true;
    }

    /// Lets what was chosen give way to what the move needs, once that is something else, and a repetition where
    /// nobody has announced the move. What something is typed for stays.
    fn follow(&mut self, scene: &Scene<'_>, at: &Match<'_>) {
        if self.is_empty() {
            let wanted = aim_of(None, scene, at);
            let is_early = is_early(at, self.aim(scene, at));
            self.chosen = self.chosen.filter(|chosen| chosen.wanted == wanted && !is_early);
        }
    }

    /// Takes note of a button of this screen: what is typed at it is meant for the field.
    pub(super) fn note_beside(&mut self, button: &egui::Response) {
        if button.has_focus() {
            self.beside = Some(button.id);
        }
    }

    /// Lets what is typed at no field, as at the button that was pressed last, be written in this one, and lets
    /// what comes while the keyboard is on its way there wait for that.
    pub(super) fn catch_typed(&mut self, ctx: &Context) {
        let open = ctx.memory(|memory| memory.top_modal_layer().is_some());
        if open || egui::Popup::is_any_open(ctx) {
            return;
        }
        let is_text = |event: &Event| matches!(event, Event::Text(text) if !text.trim().is_empty());
        let typed = ctx.input(|input| input.events.iter().any(is_text));
        let focused = ctx.memory(|memory| memory.focused());
        if typed && (focused.is_none() || focused == self.beside) {
            // While it is asked which move was meant, it is the move once more.
            (self.focus, self.adds) = (true, self.open.is_none());
        }
        if self.focus {
            turns::put_off_typed(ctx);
        }
    }

    /// Whether nothing is typed.
    pub(super) fn is_empty(&self) -> bool {
        self.text.trim().is_empty()
    }

    /// What is missing where a word is to be taken and none is typed.
    fn nothing_typed(&self, scene: &Scene<'_>, at: &Match<'_>) -> String {
        let field = field_name(scene, self.aim(scene, at));
        scene.say_with("match-nothing-typed", &[("field", field.into())])
    }

    /// The assistant who executes on a board, where the assistant is said to act.
    pub(super) fn assistant_acts(&self, at: &Match<'_>, board: Side) -> Option<Actor> {
        (self.speaker == Speaker::Assistant).then(|| assistant(at, board)).flatten()
    }

    /// Who presses the clock.
    pub(super) fn who_presses(&self, at: &Match<'_>) -> Actor {
        self.actor(at, at.blind.presses_next(at.game))
    }

    fn actor(&self, at: &Match<'_>, by: Side) -> Actor {
        let helper = (self.speaker == Speaker::Assistant).then(|| assistant(at, by)).flatten();
        helper.unwrap_or(Actor::Player(by))
    }

    fn aim(&self, scene: &Scene<'_>, at: &Match<'_>) -> Aim {
        aim_of(self.chosen.map(|chosen| chosen.kind), scene, at)
    }

    /// Takes it down as it is.
    fn send(&mut self, at: &Match<'_>, aim: Aim, said: Utterance, actions: &mut Actions) {
        let by = self.actor(at, aim.by);
        let what = match aim.kind {
            Kind::Announce => Command::Announce { by, said },
            Kind::Repeat => Command::Repeat { by, said },
            Kind::Correct => Command::CorrectAnnouncement { by, said },
        };
        at.ask(what, actions);
        *self = Self { speaker: self.speaker, focus: true, ..Self::default() };
    }
}

/// Whether anything was announced for a move.
fn is_announced(at: &Match<'_>, ply: Ply) -> bool {
    at.blind.cycle(ply).is_some_and(|cycle| !cycle.announced.is_empty())
}

/// Whether a move is repeated that nobody has announced; of one of which the arbiter has said that it stands, that
/// is settled.
fn is_early(at: &Match<'_>, aim: Aim) -> bool {
    let is_settled = || at.blind.cycle(aim.ply).is_some_and(|cycle| cycle.settled.is_some());
    aim.kind == Kind::Repeat && !is_announced(at, aim.ply) && !is_settled()
}

/// What a word is of the kind that was chosen; otherwise, what the move needs next.
fn aim_of(chosen: Option<Kind>, scene: &Scene<'_>, at: &Match<'_>) -> Aim {
    let now = at.game.ply();
    let turn = at.game.turn();
    let announced = |ply| is_announced(at, ply);
    if chosen == Some(Kind::Correct) {
        let before = now.0.checked_sub(1).map(Ply).filter(|ply| announced(*ply));
        return match before {
            Some(ply) if !announced(now) => Aim { kind: Kind::Correct, ply, by: turn.other() },
            _ => Aim { kind: Kind::Correct, ply: now, by: turn },
        };
    }
    let wanted = missing(at.blind, at.game, scene.snap.edition).into_iter().find_map(|one| {
        let (kind, by) = match one.lack {
            Lack::Announcement { by }
            | Lack::ClearAnnouncement { by }
            | Lack::PromotionPiece { by } => (Kind::Announce, by),
            Lack::Repetition { by } | Lack::SameRepetition { by } => (Kind::Repeat, by),
            _ => return None,
        };
        let fits = chosen.is_none_or(|chosen| chosen == kind);
        fits.then_some(Aim { kind, ply: one.ply, by })
    });
    wanted.unwrap_or(match chosen {
        Some(Kind::Repeat) => Aim { kind: Kind::Repeat, ply: now, by: turn.other() },
        // All words of the move have been said: what is said until the clock is pressed corrects them.
        None if announced(now) => Aim { kind: Kind::Correct, ply: now, by: turn },
        _ => Aim { kind: Kind::Announce, ply: now, by: turn },
    })
}

/// An assistant who acts for a player: the own one, or the only one there is.
fn assistant(at: &Match<'_>, side: Side) -> Option<Actor> {
    let held =
        [side, side.other()].into_iter().find(|of| at.blind.arrangement.assistant(*of).is_some());
    held.map(Actor::Assistant)
}

fn position<'a>(at: &Match<'a>, ply: Ply) -> &'a Position {
    at.game.position_at(ply).unwrap_or_else(|| at.game.position())
}

/// What the field is for.
fn field_name(scene: &Scene<'_>, aim: Aim) -> String {
    let id = match aim.kind {
        Kind::Announce => "match-field-announce",
        Kind::Repeat => "match-field-repeat",
        Kind::Correct => "match-field-correct",
    };
    scene.say_with(id, &[("side", chess::side(scene.words, aim.by).into())])
}

/// What is asked about what is typed: for which kind of word it is, and whether that is too early.
fn typed_as(scene: &Scene<'_>, at: &Match<'_>, aim: Aim, text: &str) -> String {
    let args = [("text", text.trim().into()), ("field", field_name(scene, aim).into())];
    let typed = scene.say_with("match-typed", &args);
    if is_early(at, aim) { format!("{typed}. {}", scene.say("match-not-announced")) } else { typed }
}

/// A move in the agreed words, as an example of what is typed.
fn example(scene: &Scene<'_>, at: &Match<'_>) -> String {
    let start = Position::start();
    let knight = start.read_uci(&Uci("g1f3".into())).ok();
    let said = knight.map(|knight| {
        told::aloud(at.blind.arrangement.announcing, scene.words.lang(), &start, knight).1
    });
    said.unwrap_or_default()
}

/// Draws the field and what goes with it.
pub(crate) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    state: &mut Say,
    actions: &mut Actions,
) {
    state.beside = None;
    state.follow(scene, at);
    let aim = state.aim(scene, at);
    if Side::BOTH.into_iter().any(|of| at.blind.arrangement.assistant(of).is_some()) {
        let speakers = [
            (Speaker::Player, scene.say("match-by-player")),
            (Speaker::Assistant, scene.say("match-by-assistant")),
        ];
        pick(ui, &scene.say("match-by"), &speakers, &mut state.speaker);
    }
    let label = field_name(scene, aim);
    let labels = FieldLabels { label: &label, example: &example(scene, at), fault: None };
    let response = field(ui, labels, &mut state.text);
    if state.focus && focus::can_come(ui) {
        state.focus = false;
        response.request_focus();
        if std::mem::take(&mut state.adds) {
            let end = state.text.chars().count();
            focus::select(ui.ctx(), response.id, end..end);
        } else {
            // What was not understood, or is typed again, gives way to the next words.
            focus::select_all(ui.ctx(), response.id, &state.text);
        }
        note_entered(ui.ctx(), &label, &state.text);
    }
    if response.changed() {
        (state.open, state.instead) = (None, None);
        state.chosen.iter_mut().for_each(|chosen| chosen.is_meant = false);
    }
    let before = position(at, aim.ply);
    let read = (!state.text.trim().is_empty())
        .then(|| heard(before, &state.text, at.blind.arrangement.announcing, scene.words.lang()));
    match &read {
        Some(said) => reading_ui(ui, scene, said, before),
        // The line stays, so that nothing below moves while somebody types.
        None => soft(ui, scene.say("match-field-hint")),
    }
    let taken = std::mem::take(&mut state.take) || entered(ui, &response);
    if taken && read.is_none() {
        state.focus = true;
        actions.hear(Audience::All, state.nothing_typed(scene, at));
    }
    if let (true, Some(said)) = (taken, read) {
        let is_meant = state.chosen.is_some_and(|chosen| chosen.is_meant);
        if is_early(at, aim) && !is_meant {
            state.ask_instead(scene, at, (aim, Kind::Announce), actions);
        } else if said.reading.clear().is_some() {
            state.send(at, aim, said, actions);
        } else {
            actions.hear(Audience::All, unclear(scene, &said, before));
            // Without moves to choose from, the next words are what is wanted.
            state.focus = said.reading.moves().is_empty();
            state.open = Some((said, state.focus));
        }
    }
    open_ui(ui, scene, at, state, aim, actions);
    instead_ui(ui, scene, at, state, aim);
}

/// What becomes of what was typed for one kind of word when another was chosen.
fn instead_ui(ui: &mut Ui, scene: &Scene<'_>, at: &Match<'_>, state: &mut Say, aim: Aim) {
    let Some((kind, reached)) = state.instead else { return };
    let other = field_name(scene, aim_of(Some(kind), scene, at));
    let (stays, turns) = tinted(ui, Tone::Warn, |ui| {
        ui.label(Text::Strong.rich(typed_as(scene, at, aim, &state.text)));
        ui.horizontal_wrapped(|ui| {
            let stays = button(ui, Weight::Plain, &scene.say("match-typed-stays"), None);
            let turns = scene.say_with("match-typed-turns", &[("field", other.into())]);
            (stays, button(ui, Weight::Plain, &turns, None))
        })
        .inner
    });
    if !reached && focus::can_come(ui) {
        state.instead = Some((kind, true));
        stays.request_focus();
    }
    state.note_beside(&stays);
    state.note_beside(&turns);
    let mut is_meant = false;
    if turns.clicked() {
        state.turn_to(scene, at, kind);
        is_meant = is_early(at, aim_of(Some(kind), scene, at));
    } else if stays.clicked() {
        is_meant = is_early(at, aim);
        (state.instead, state.focus) = (None, true);
    }
    state.chosen.iter_mut().for_each(|chosen| chosen.is_meant |= is_meant);
}

/// What is understood so far.
fn reading_ui(ui: &mut Ui, scene: &Scene<'_>, said: &Utterance, before: &Position) {
    let tone = match said.reading {
        AnnouncedMove::Clear(_) if said.near.is_empty() => Tone::Good,
        AnnouncedMove::Clear(_) => Tone::Info,
        AnnouncedMove::Open(_) => Tone::Warn,
        AnnouncedMove::Illegal | AnnouncedMove::Unreadable => Tone::Bad,
    };
    ui.horizontal_wrapped(|ui| {
        badge(ui, tone, &told::meaning(scene.words, said, Some(before)));
        if !said.near.is_empty() {
            let near: Vec<String> = said
                .near
                .iter()
                .filter_map(|uci| before.read_uci(uci).ok())
                .map(|m| chess::move_aloud(scene.words, m, before))
                .collect();
            soft(ui, scene.say_with("match-near", &[("moves", near.join(", ").into())]));
        }
    });
}

/// What is asked about what is not one clear move.
fn unclear(scene: &Scene<'_>, said: &Utterance, before: &Position) -> String {
    let button = || [("button", scene.say("match-as-said").into())];
    match said.reading {
        AnnouncedMove::Illegal => scene.say_with("match-unclear-illegal", &button()),
        AnnouncedMove::Unreadable => scene.say_with("match-unclear-unreadable", &button()),
        AnnouncedMove::Clear(_) | AnnouncedMove::Open(_) => {
            let meaning = told::meaning(scene.words, said, Some(before));
            scene.say_with("match-unclear", &[("meaning", meaning.into())])
        }
    }
}

/// What is not one clear move: which was meant, or nothing of the kind.
fn open_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    state: &mut Say,
    aim: Aim,
    actions: &mut Actions,
) {
    let Some((said, reached)) = &mut state.open else { return };
    let before = position(at, aim.ply);
    let mut chosen = None;
    let mut beside = None;
    let mut note = |one: &egui::Response| beside = one.has_focus().then_some(one.id).or(beside);
    tinted(ui, Tone::Warn, |ui| {
        ui.label(Text::Strong.rich(unclear(scene, said, before)));
        ui.horizontal_wrapped(|ui| {
            for uci in said.reading.moves() {
                let Ok(m) = before.read_uci(uci) else { continue };
                let name = chess::move_aloud(scene.words, m, before);
                let response = button(ui, Weight::Plain, &name, None);
                if !*reached && focus::can_come(ui) {
                    *reached = true;
                    response.request_focus();
                }
                note(&response);
                if response.clicked() {
                    let reading = AnnouncedMove::Clear(uci.clone());
                    chosen = Some(Some(Utterance { reading, ..said.clone() }));
                }
            }
            let as_said = button(ui, Weight::Plain, &scene.say("match-as-said"), None);
            if !*reached && focus::can_come(ui) {
                *reached = true;
                as_said.request_focus();
            }
            note(&as_said);
            if as_said.clicked() {
                chosen = Some(Some(said.clone()));
            }
            let again = button(ui, Weight::Plain, &scene.say("match-type-again"), None);
            note(&again);
            if again.clicked() {
                chosen = Some(None);
            }
        });
    });
    state.beside = beside.or(state.beside);
    match chosen {
        Some(Some(said)) => state.send(at, aim, said, actions),
        Some(None) => {
            state.open = None;
            state.focus = true;
        }
        None => {}
    }
}
