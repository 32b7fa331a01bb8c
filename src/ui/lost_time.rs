//! The question how time counts that nobody saw, above every screen: board by board, and for all at
//! once. It does not stop the work: moves are entered meanwhile, and it can be put aside.

use std::collections::BTreeMap;
use std::time::Duration;

use egui::{Key, KeyboardShortcut, Label, Modifiers, ScrollArea, Sense, Ui};

use crate::actions::{Actions, key_text};
use crate::scene::Scene;
use crate::tokens::{Text, scale, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::strip;
use crate::widgets::field::{FieldLabels, field};
use crate::widgets::focus;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_i18n::{time, timing};
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::LostTime;
use jadoube_laws::game::gap::LostTimeQuestion;
use jadoube_laws::game::refusal::Refusal;
use jadoube_laws::ids::BoardNo;

/// What is kept of the question from pass to pass.
#[derive(Debug, Default)]
pub struct LostTimeState {
    /// How many gaps there were in all when the question was put aside; one more brings it back.
    later: Option<usize>,
    /// What was typed as the loss of each player.
    typed: BTreeMap<BoardNo, BySide<String>>,
    /// Whether the keyboard shall come to the question.
    focus: bool,
}

impl LostTimeState {
    /// Brings back the question that was put aside, and the keyboard to it.
    pub fn ask_again(&mut self) {
        (self.later, self.focus) = (None, true);
    }
}

/// How often the time that is lost so far is named again.
const RENEWED: Duration = Duration::from_millis(200);

type OpenQuestion<'a> = (BoardNo, &'a LostTimeQuestion);

/// Asks, if there is something to ask.
pub fn show(ui: &mut Ui, scene: &Scene<'_>, state: &mut LostTimeState, actions: &mut Actions) {
    let games = scene.snap.hall.on_boards();
    let asked: Vec<OpenQuestion<'_>> =
        games.filter_map(|(board, game)| Some((board, game.lost_time.as_ref()?))).collect();
    state.typed.retain(|board, _| asked.iter().any(|(asked, _)| asked == board));
    let gaps = asked.iter().map(|(_, question)| question.gaps.len()).sum();
    if asked.is_empty() || state.later == Some(gaps) || !scene.can_change() {
        return;
    }
    state.later = None;
    // What stands below needs room as well, however large the text is.
    let height = ui.ctx().content_rect().height() * 0.3;
    let height = if scale(ui.ctx()).percent() < 150 { f32::INFINITY } else { height };
    strip(ui, "recovery", Tone::Warn, |ui| {
        let area = ScrollArea::vertical().id_salt("question").max_height(height);
        let later = area.auto_shrink([false, true]).show(ui, |ui| {
            questions(ui, scene, &asked, state, actions);
            let label = scene.say("app-recovered-later");
            button(ui, Weight::Quiet, &label, None).clicked()
        });
        if later.inner {
            state.later = Some(gaps);
        }
    });
}

fn questions(
    ui: &mut Ui,
    scene: &Scene<'_>,
    asked: &[OpenQuestion<'_>],
    state: &mut LostTimeState,
    actions: &mut Actions,
) {
    ui.spacing_mut().item_spacing.y = space::XS;
    ui.horizontal_wrapped(|ui| {
        badge(ui, Tone::Warn, &scene.say("app-recovered"));
        let count = ("count", asked.len().into());
        ui.label(Text::Strong.rich(scene.say_with("app-recovered-what", &[count])));
    });
    ask_ui(ui, scene, state);
    if let [one] = asked {
        board_ui(ui, scene, *one, (state, Keys::These), actions);
        return;
    }
    let label = scene.say("app-recovered-all");
    answers(ui, scene, asked, (&label, Keys::These), actions);
    ui.label(Text::Body.rich(scene.say("app-recovered-each-counts")));
    let each = egui::CollapsingHeader::new(scene.say("app-recovered-each")).id_salt("each");
    each.show(ui, |ui| {
        let height = ui.ctx().content_rect().height() * 0.3;
        let area = ScrollArea::vertical().max_height(height).auto_shrink([false, true]);
        area.show(ui, |ui| {
            for one in asked {
                let keys = Keys::None;
                ui.push_id(one.0.0, |ui| board_ui(ui, scene, *one, (state, keys), actions));
            }
        });
    });
}

/// The question itself. The keyboard comes here and to no answer: whoever presses the clock once more
/// must not give one. The answers follow.
fn ask_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut LostTimeState) {
    let text = scene.say("app-recovered-ask");
    let label = Label::new(Text::Body.rich(text)).sense(Sense::focusable_noninteractive());
    let response = ui.add(label);
    focus::follow(&response);
    if state.focus && focus::can_come(ui) {
        state.focus = false;
        response.request_focus();
    }
}

/// Whether the answers have the keys of the question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Keys {
    These,
    None,
}

fn board_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (board, question): OpenQuestion<'_>,
    (state, keys): (&mut LostTimeState, Keys),
    actions: &mut Actions,
) {
    let Some(game) = scene.snap.hall.game(board) else { return };
    let clock = (&game.clock, scene.now);
    let text = timing::question(scene.words, question, clock);
    let args = [("board", board.0.into()), ("text", text.into())];
    let label = scene.say_with("app-recovered-board", &args);
    if let Some(so_far) = timing::so_far(scene.words, question, clock) {
        ui.label(Text::Body.rich(so_far));
        // What is named is what an answer counts now: it must not be older than a part of a second.
        if question.grows(&game.clock) {
            ui.ctx().request_repaint_after(RENEWED);
        }
    }
    answers(ui, scene, &[(board, question)], (&label, keys), actions);
    let typed = state.typed.entry(board).or_default();
    part(ui, scene, (board, question), (typed, &label), actions);
}

/// The answers that need no figure. Where the time could not be measured, only that it does not
/// count.
fn answers(
    ui: &mut Ui,
    scene: &Scene<'_>,
    asked: &[OpenQuestion<'_>],
    (label, keys): (&str, Keys),
    actions: &mut Actions,
) {
    ui.label(Text::Strong.rich(label));
    ui.horizontal_wrapped(|ui| {
        for (how, id, key) in [
            (LostTime::NotCounted, "app-lost-not-counted", Key::Num1),
            (LostTime::ToPlayerOnMove, "app-lost-to-player", Key::Num2),
            (LostTime::Halved, "app-lost-halved", Key::Num3),
        ] {
            let key = KeyboardShortcut::new(Modifiers::COMMAND, key);
            let answerable = |(_, question): &&OpenQuestion<'_>| {
                how == LostTime::NotCounted || question.away().is_some()
            };
            let answered: Vec<&OpenQuestion<'_>> = asked.iter().filter(answerable).collect();
            if answered.is_empty() {
                continue;
            }
            let mine = keys == Keys::These;
            let shown = mine.then(|| key_text(key, scene.words));
            let response = button(ui, Weight::Plain, &scene.say(id), shown.as_deref());
            let name = format!("{label}: {}", scene.say(id));
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
            let pressed = mine && focus::pressed_behind_nothing(ui, key);
            if response.clicked() || pressed {
                for (board, question) in answered {
                    answer(actions, *board, question, how);
                }
            }
        }
    });
}

/// The answer in figures: what each player loses.
fn part(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (board, question): OpenQuestion<'_>,
    (typed, label): (&mut BySide<String>, &str),
    actions: &mut Actions,
) {
    // An empty field counts nothing, and says so.
    let nothing = time::shown(Millis::ZERO);
    let not_a_time = scene.say("board-not-a-time");
    let read = |text: &str| match text.trim() {
        "" => Some(Millis::ZERO),
        text => time::read(text),
    };
    ui.horizontal_wrapped(|ui| {
        for (side, id) in [(Side::White, "app-lost-white"), (Side::Black, "app-lost-black")] {
            let text = typed.of_mut(side);
            let labels = FieldLabels {
                label: &scene.say(id),
                example: &nothing,
                fault: read(text).is_none().then_some(not_a_time.as_str()),
            };
            let width = scale(ui.ctx()).of(120.0);
            let response = ui.scope(|ui| {
                ui.set_max_width(width);
                field(ui, labels, text)
            });
            if labels.fault.is_none() {
                let of = label.to_owned();
                let id = response.inner.id;
                ui.ctx().accesskit_node_builder(id, |node| node.set_description(of));
            }
        }
        let times = read(&typed.white).zip(read(&typed.black));
        let given = !(typed.white.trim().is_empty() && typed.black.trim().is_empty());
        let response = button(ui, Weight::Plain, &scene.say("app-lost-part"), None);
        let name = format!("{label}: {}", scene.say("app-lost-part"));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
        let times = times.map(|(white, black)| BySide::new(white, black));
        let clock = scene.snap.hall.game(board).map(|game| &game.clock);
        let exceeded = times.zip(clock).and_then(|(times, clock)| {
            let asked = times.white + times.black;
            let lost = question.exceeded(times, (clock, scene.now))?;
            Some(Refusal::LostTimeTooMuch { asked, lost })
        });
        if let Some(why) = exceeded {
            // What was typed stays, to be corrected.
            ui.label(Text::Body.rich(scene.words.tell(&why)));
        } else if let (true, true, Some(times)) = (response.clicked(), given, times) {
            answer(actions, board, question, LostTime::Counted { times });
            *typed = BySide::default();
        }
    });
}

fn answer(actions: &mut Actions, board: BoardNo, question: &LostTimeQuestion, how: LostTime) {
    let gaps = Some(question.gaps.len());
    actions.game(board, GameCommand::CountLostTime { how, gaps });
}
