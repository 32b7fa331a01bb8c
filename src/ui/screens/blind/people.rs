//! What players ask and are told, and the assistants: who is there, which duties each has and which
//! of them were seen to at this move. Nothing is told that was not asked (Laws 2023, D.2.10.4), and the
//! assistant of a player tells that player alone: nobody else's assistant has this duty.

use egui::{Id, Response, Ui};

use crate::actions::{Actions, UiMessage};
use crate::scene::Scene;
use crate::screens::blind::arrange::without_duty;
use crate::screens::blind::at_work::Match;
use crate::screens::blind::earlier::earlier_ui;
use crate::tokens::Text;
use crate::widgets::announcer::Audience;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_about};
use crate::widgets::card::{card, item, known, list, soft};
use crate::widgets::focus;
use jadoube_chess::side::Side;
use jadoube_core::blind::command::Command;
use jadoube_core::blind::event::{Actor, Inquiry};
use jadoube_core::blind::state::{Blind, InquiryRecord};
use jadoube_desk::inbox::Request;
use jadoube_desk::voicing::{Listener, Priority, Utterance};
use jadoube_i18n::announcement::answer;
use jadoube_i18n::lang::Lang;
use jadoube_i18n::{blind as told, chess};
use jadoube_laws::laws::adjournment::AssistantDuty;

/// How many lines of the log are in sight; the earlier ones are behind a fold.
const SHOWN: usize = 8;

/// What this part remembers.
#[derive(Debug, Default)]
pub(super) struct People {
    /// The player who asks, once that was said, and whether the keyboard shall come to the questions.
    asking: Option<(Side, bool)>,
    /// What was asked, until the keyboard has come to its answer.
    asked: Option<(Side, Inquiry)>,
    /// Whether a question was answered, and the keyboard has to go on from there.
    answered: bool,
}

impl People {
    /// A player asks something.
    pub(super) const fn ask(&mut self, side: Side) {
        self.asking = Some((side, true));
        self.asked = None;
    }

    /// Whether a question was answered and the keyboard has to go on; true once.
    pub(super) const fn take_answered(&mut self) -> bool {
        std::mem::replace(&mut self.answered, false)
    }
}

/// Draws it.
pub(super) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    state: &mut People,
    actions: &mut Actions,
) {
    card(ui, &scene.say("match-questions"), |ui| {
        asking_ui(ui, scene, at, state, actions);
        for side in Side::BOTH {
            let open = at.blind.open.of(side);
            for (nth, what) in open.iter().enumerate() {
                // One answer is the answer to all that ask for the same.
                if open.iter().take(nth).any(|before| before == what) {
                    continue;
                }
                // Each is known by what is asked: the next one does not come under a key that was meant
                // for it.
                let id = Id::unique("the open questions").with((side, *what));
                let with = (&mut *state, &mut *actions);
                known(ui, id, |ui| open_ui(ui, scene, at, (side, *what), with));
            }
        }
        log_ui(ui, scene, at);
    });
    for side in Side::BOTH {
        assistant_ui(ui, scene, at, side, actions);
    }
}

/// What the player asks about: one button each.
fn asking_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    state: &mut People,
    actions: &mut Actions,
) {
    let Some((by, focus)) = &mut state.asking else {
        soft(ui, scene.say("match-questions-how"));
        return;
    };
    let by = *by;
    let args = [("side", chess::side(scene.words, by).into())];
    ui.label(Text::Strong.rich(scene.say_with("match-asks-for", &args)));
    let who = scene.say_with("match-asks", &args);
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        for what in Inquiry::ALL {
            let word = scene.words.tell(&what);
            let response = button(ui, Weight::Plain, &word, None);
            let name = format!("{who}: {word}");
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
            if *focus && focus::can_come(ui) {
                *focus = false;
                response.request_focus();
                response.scroll_to_me(None);
            }
            if response.clicked() {
                asked = Some(what);
            }
        }
    });
    if let Some(what) = asked {
        at.ask(Command::Ask { by, what }, actions);
        (state.asking, state.asked) = (None, Some((by, what)));
    }
}

/// A question that waits: what the answer is, and who gives it.
fn open_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    (to, what): (Side, Inquiry),
    (state, actions): (&mut People, &mut Actions),
) {
    let arrangement = &at.blind.arrangement;
    let (lang, text) =
        answer(scene.words, at.game, (scene.now, arrangement.announcing), (to, what));
    let side = chess::side(scene.words, to);
    let args = [("side", side.into()), ("what", scene.words.tell(&what).into())];
    let question = scene.say_with("blind-event-asked", &args);
    badge(ui, Tone::Warn, &question);
    ui.label(Text::Body.rich(&text));
    ui.horizontal_wrapped(|ui| {
        let helper = Some(to)
            .filter(|of| arrangement.has_duty(*of, AssistantDuty::TellsOnRequest))
            .filter(|of| !*at.blind.away.of(*of));
        let by = helper.map_or(Actor::Arbiter, Actor::Assistant);
        let told_by = scene.say_with("match-tell", &[("who", scene.words.tell(&by).into())]);
        let tell = button_about(ui, Weight::Primary, &told_by, &question);
        let comes = state.asked == Some((to, what)) && focus::can_come(ui);
        if comes {
            state.asked = None;
            tell.request_focus();
            tell.scroll_to_me(None);
        }
        read_ui(ui, scene, (&tell, comes), (lang, &question, &text), actions);
        if tell.clicked() {
            at.ask(Command::Tell { by, to, what, text: text.clone() }, actions);
            state.answered = true;
        }
        if button_about(ui, Weight::Plain, &scene.say("match-tell-by-voice"), &question).clicked() {
            state.answered = true;
            let said = Utterance::text(Listener::player(to), Priority::Answer, lang, text.clone());
            actions.ask(Request::Say(Box::new(said.at(at.board))));
            at.ask(Command::Tell { by: Actor::Program, to, what, text: text.clone() }, actions);
        }
    });
}

/// The answer for the arbiter's ears before anybody is told: with what has the keyboard, or in the language
/// of its own words.
fn read_ui(
    ui: &Ui,
    scene: &Scene<'_>,
    (tell, comes): (&Response, bool),
    (lang, question, text): (Lang, &str, &str),
    actions: &mut Actions,
) {
    if lang != scene.words.lang() {
        if comes || tell.gained_focus() {
            actions.push(UiMessage::HearIn(lang, text.to_owned(), None));
        }
        return;
    }
    if comes {
        actions.hear(Audience::Described, format!("{question}. {text}"));
    }
    // A clock in it runs on: it is told as it was when the keyboard came.
    let told = focus::as_it_came(ui, tell.id, text.to_owned());
    ui.ctx().accesskit_node_builder(tell.id, |node| node.set_description(told));
}

/// Who asked and who was told what.
fn log_ui(ui: &mut Ui, scene: &Scene<'_>, at: &Match<'_>) {
    let line_ui = |ui: &mut Ui, line: &InquiryRecord| {
        let text = line_words(scene, line);
        item(ui, &text, |ui| soft(ui, &text));
    };
    list(ui, &scene.say("match-questions"), |ui| {
        for line in at.blind.told.iter().rev().take(SHOWN) {
            line_ui(ui, line);
        }
    });
    let earlier = || at.blind.told.iter().rev().skip(SHOWN);
    let told = || earlier().map(|line| line_words(scene, line)).collect::<Vec<_>>();
    let of = ("match-questions", at.blind.told.len(), SHOWN);
    earlier_ui(ui, scene, of, told, |ui| {
        for line in earlier() {
            line_ui(ui, line);
        }
    });
}

/// What was announced of the last moves, the newest first.
pub(super) fn announced_ui(ui: &mut Ui, scene: &Scene<'_>, blind: &Blind) {
    list(ui, &scene.say("match-announcements"), |ui| {
        for heard in blind.cycles.values().rev().flat_map(|cycle| cycle.announced.iter().rev()) {
            let who = scene.words.tell(&heard.by);
            let text = format!("{who}: {}", heard.said.text);
            item(ui, &text, |ui| ui.label(Text::Body.rich(&text)));
        }
    });
}

/// A question or an answer as a line.
pub(super) fn line_words(scene: &Scene<'_>, line: &InquiryRecord) -> String {
    use jadoube_core::blind::event::Event;
    let event = match &line.text {
        None => Event::Asked { by: line.player, what: line.what },
        Some(text) => Event::Told {
            by: line.by,
            to: line.player,
            what: line.what,
            text: text.clone(),
            asked: line.asked,
        },
    };
    told::line(scene.words, &event, None)
}

/// An assistant: presence, and the duties as a list to be ticked.
fn assistant_ui(ui: &mut Ui, scene: &Scene<'_>, at: &Match<'_>, of: Side, actions: &mut Actions) {
    let Some(assistant) = at.blind.arrangement.assistant(of) else { return };
    let side = chess::side(scene.words, of);
    let args = [("side", side.into()), ("name", (&assistant.name).into())];
    card(ui, &scene.say_with("match-assistant", &args), |ui| {
        let away = *at.blind.away.of(of);
        ui.horizontal_wrapped(|ui| {
            if away {
                badge(ui, Tone::Bad, &scene.say("match-assistant-away"));
            } else {
                badge(ui, Tone::Good, &scene.say("match-assistant-there"));
            }
            let (id, what) = if away {
                ("match-assistant-returns", Command::Return { of })
            } else {
                ("match-assistant-leaves", Command::Leave { of })
            };
            if button_about(ui, Weight::Quiet, &scene.say(id), &assistant.name).clicked() {
                at.ask(what, actions);
            }
        });
        if assistant.duties.is_empty() {
            badge(ui, Tone::Warn, &without_duty(scene, &assistant.name));
        }
        for (duty, done) in at.blind.checklist(of, at.game.ply()) {
            let name = scene.words.tell(&duty);
            let mut ticked = done;
            let tick = egui::Checkbox::new(&mut ticked, name);
            if ui.add_enabled(!done && !away, tick).changed() {
                at.ask(Command::DoDuty { of, duty }, actions);
            }
        }
    });
}
