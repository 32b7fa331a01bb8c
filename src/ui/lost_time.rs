//! The question how time counts that nobody saw, above every screen: board by board, and for all at
//! once. It does not stop the work: moves are entered meanwhile, and it can be put aside.

use std::collections::BTreeMap;
use std::time::Duration;

use egui::{Key, KeyboardShortcut, Label, Modifiers, ScrollArea, Sense, Ui};

use crate::actions::{Action, Actions, UiMessage, key_text};
use crate::phrases;
use crate::scene::Scene;
use crate::tokens::{Text, is_tight, scale, space, target};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{strip, strip_room, strip_room_of};
use crate::widgets::field::{FieldLabels, field};
use crate::widgets::{focus, sight};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_desk::snapshot::Snapshot;
use jadoube_i18n::catalogue::{Arg, Catalogue};
use jadoube_i18n::{time, timing};
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::LostTime;
use jadoube_laws::game::gap::LostTimeQuestion;
use jadoube_laws::game::refusal::Refusal;
use jadoube_laws::ids::BoardNo;

/// What is kept of the question from pass to pass.
#[derive(Debug, Default)]
pub struct LostTimeState {
    /// At which boards it was asked about how many gaps when the question was put aside: one more brings it back,
    /// and another board does; a board that is settled otherwise does not.
    later: BTreeMap<BoardNo, usize>,
    /// What was typed as the loss of each player.
    typed: BTreeMap<BoardNo, BySide<String>>,
    /// In so many passes more the keyboard shall come to the question.
    coming: u8,
    /// There it comes to what is told of this board, where several are asked about.
    coming_to: Option<BoardNo>,
    /// At which board's answers the keyboard was in the pass before, where several are asked about.
    at: Option<BoardNo>,
    /// Whether it was asked in the pass before.
    shown: bool,
    /// Whether the question or an answer had the keyboard in the pass before.
    has_keyboard: bool,
    /// In how many passes none of it has had the keyboard since it was here.
    without: u8,
    /// What was answered at own boards and is not told yet.
    counted: Vec<CountedTime>,
}

/// How lost time was counted at an own board.
#[derive(Debug)]
pub(crate) struct CountedTime {
    /// The board.
    pub(crate) board: BoardNo,
    /// How it was counted.
    pub(crate) how: LostTime,
    /// What is told of this board alone.
    pub(crate) text: String,
}

/// The answers that need no figure: what they are called, and their keys.
const ANSWERS: [(LostTime, &str, Key); 3] = [
    (LostTime::NotCounted, "app-lost-not-counted", Key::Num1),
    (LostTime::ToPlayerOnMove, "app-lost-to-player", Key::Num2),
    (LostTime::Halved, "app-lost-halved", Key::Num3),
];

/// What an answer is called that needs no figure.
pub(crate) fn name_of(how: LostTime) -> Option<&'static str> {
    ANSWERS.into_iter().find(|(one, ..)| *one == how).map(|(_, id, _)| id)
}

/// In so many passes the keyboard is brought to the question: a screen that is shown at the same time brings it to
/// itself first.
const PASSES_TO_COME: u8 = 8;

/// After so many passes without it the keyboard has gone elsewhere: on its way from one answer to another it may be
/// at none for one.
const GONE: u8 = 2;

/// How much of the height of a low window the question takes at most while it has the keyboard.
const AT_WORK: f32 = 0.55;

impl LostTimeState {
    /// Whether it is asked now, and was not put aside.
    pub(crate) fn asks(&self, snap: &Snapshot) -> bool {
        let is_new = |(board, question): &OpenQuestion<'_>| {
            self.later.get(board).is_none_or(|seen| question.gaps.len() > *seen)
        };
        // In a file in which nothing is recorded nothing can be answered.
        snap.records() && open(snap).iter().any(is_new)
    }

    /// Takes note of an answer that is to be told.
    pub(crate) fn note_counted(&mut self, counted: CountedTime) {
        self.counted.push(counted);
    }

    /// Takes out the answers that are to be told.
    pub(crate) fn take_counted(&mut self) -> Vec<CountedTime> {
        std::mem::take(&mut self.counted)
    }

    /// Brings back the question that was put aside, and the keyboard to it.
    pub fn ask_again(&mut self) {
        self.later.clear();
        self.come_to(None);
    }

    /// Brings the keyboard to the question, or to what is told of a board.
    fn come_to(&mut self, board: Option<BoardNo>) {
        (self.coming, self.coming_to) = (PASSES_TO_COME, board);
    }

    /// Brings the keyboard on to the next board where that is answered at whose answers it was.
    fn go_on(&mut self, asked: &[OpenQuestion<'_>]) {
        let is_asked = |one: BoardNo| asked.iter().any(|(board, _)| *board == one);
        if let Some(answered) = self.at.take_if(|at| !is_asked(*at)) {
            let mut boards = asked.iter().map(|(board, _)| *board);
            let first = boards.clone().next();
            self.come_to(boards.find(|board| *board > answered).or(first));
        }
        // That it is about one board alone the question itself says.
        self.coming_to = self.coming_to.filter(|to| asked.len() > 1 && is_asked(*to));
    }

    /// Whether the question stands at its beginning in this pass: it is new, the keyboard comes to it or has just
    /// gone from it. Then it stays as it is scrolled, by hand or by the key of an answer.
    fn begins(&self, is_new: bool) -> bool {
        is_new || self.without == GONE || (self.coming > 0 && self.coming_to.is_none())
    }

    /// Takes note of whether something of the question has the keyboard, and at which board that was before.
    fn follow_keyboard(&mut self, ui: &Ui, has_keyboard: bool, before: Option<BoardNo>) {
        self.without = if has_keyboard { 0 } else { self.without.saturating_add(1) };
        let had_it = std::mem::replace(&mut self.has_keyboard, has_keyboard);
        let goes = !has_keyboard && self.without <= GONE;
        if goes || (had_it, before) != (has_keyboard, self.at) {
            ui.ctx().request_repaint();
        }
    }
}

/// What is asked, with the keys that answer it, for who does not see the question: behind it the boards that
/// it is about, each with whose clock was running and what both clocks show, unless there are many.
pub(crate) fn question(words: &Catalogue, snap: &Snapshot) -> String {
    let asked = open(snap);
    let control = ("control", words.say("app-key-control").into());
    let args = [control, ("count", asked.len().into()), grows(snap, &asked)];
    let mut said = vec![words.say_with("app-recovered-aloud", &args)];
    if asked.len() <= READ {
        said.extend(asked.iter().filter_map(|one| board_aloud(words, snap, *one)));
    } else {
        let boards: Vec<String> = asked.iter().map(|(board, _)| board.to_string()).collect();
        let args = [("boards", boards.join(", ").into())];
        said.push(words.say_with("app-recovered-boards", &args));
    }
    said.join(". ")
}

/// A board about which is asked: what nobody saw there, whose clock was running, and what both clocks show.
fn board_aloud(
    words: &Catalogue,
    snap: &Snapshot,
    (board, question): OpenQuestion<'_>,
) -> Option<String> {
    let (game, now) = (snap.hall.game(board)?, snap.now());
    let gaps = timing::question_aloud(words, question, (&game.clock, now));
    let text = format!("{gaps}. {}", phrases::times_now(words, game, now));
    let args = [("board", board.0.into()), ("text", text.into())];
    Some(words.say_with("app-recovered-board", &args))
}

/// Whether more is lost until it is answered, for the texts that say so: of a game that had ended in between no more
/// is.
fn grows(snap: &Snapshot, asked: &[OpenQuestion<'_>]) -> (&'static str, Arg<'static>) {
    let grows = |(board, question): &OpenQuestion<'_>| {
        snap.hall.game(*board).is_some_and(|game| question.grows(&game.clock))
    };
    ("grows", if asked.iter().any(grows) { "yes".into() } else { "no".into() })
}

/// How often the time that is lost so far is named again.
const RENEWED: Duration = Duration::from_millis(200);

/// An answer for so many boards is read with what each of them has lost.
const READ: usize = 4;

type OpenQuestion<'a> = (BoardNo, &'a LostTimeQuestion);

/// The boards about which is asked.
fn open(snap: &Snapshot) -> Vec<OpenQuestion<'_>> {
    let games = snap.hall.on_own_boards();
    games.filter_map(|(board, game)| Some((board, game.lost_time.as_ref()?))).collect()
}

/// Asks, if there is something to ask.
pub fn show(ui: &mut Ui, scene: &Scene<'_>, state: &mut LostTimeState, actions: &mut Actions) {
    let asked = open(scene.snap);
    let is_asked = |board: &BoardNo| asked.iter().any(|(asked, _)| asked == board);
    state.typed.retain(|board, _| is_asked(board));
    state.later.retain(|board, _| is_asked(board));
    if !state.asks(scene.snap) {
        (state.shown, state.has_keyboard, state.coming, state.at) = (false, false, 0, None);
        return;
    }
    state.later.clear();
    let is_new = !std::mem::replace(&mut state.shown, true);
    if is_new && scale(ui.ctx()).is_large() && !ui.ctx().text_edit_focused() {
        state.come_to(None);
    }
    state.go_on(&asked);
    let (begins, at) = (state.begins(is_new), state.at.take());
    // The keys answer for all boards: who presses one at the answers of one board comes to what it is about.
    let is_of_all = at.is_some() && pressed_of_all(ui);
    strip(ui, "recovery", Tone::Warn, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        // An answer is no higher than the row that is left of them while somebody works elsewhere.
        ui.spacing_mut().interact_size.y = target(ui.ctx());
        // What is asked stays in sight above the answers, however far these are scrolled.
        let mut has_keyboard = ask_ui(ui, scene, (&asked, at), state);
        // The panel is as high as it was in the pass before: what is in it must not ask how much room
        // there is, or it would never grow.
        let height = room(ui, state);
        let area = ScrollArea::vertical().id_salt("question").max_height(height);
        let area = area.min_scrolled_height(height).auto_shrink([false, true]);
        let area = if begins { area.vertical_scroll_offset(0.0) } else { area };
        let later = area.show(ui, |ui| {
            has_keyboard |= questions(ui, scene, &asked, state, actions);
            let label = scene.say("app-recovered-later");
            let later = button(ui, Weight::Quiet, &label, None);
            has_keyboard |= later.has_focus();
            if has_keyboard {
                focus::scroll_by_page(ui);
            }
            later.clicked()
        });
        state.follow_keyboard(ui, has_keyboard, at);
        if is_of_all {
            state.come_to(None);
        }
        if later.inner {
            let gaps = asked.iter().map(|(board, question)| (*board, question.gaps.len()));
            state.later = gaps.collect();
            actions.push(UiMessage::Tell(put_aside(scene)));
        }
    });
}

/// Whether a key of the question is pressed.
fn pressed_of_all(ui: &Ui) -> bool {
    let is_pressed = |(_, _, key): &(LostTime, &str, Key)| {
        ui.input(|input| input.modifiers.command_only() && input.key_pressed(*key))
    };
    ANSWERS.iter().any(is_pressed)
}

/// What is told when the question is put aside: nothing else in sight may say that clocks are stopped.
fn put_aside(scene: &Scene<'_>) -> String {
    let stopped = scene.say("app-recovered-aside");
    // Where others wait to be started, the key starts those first.
    let key = Action::ResumeClocks.key_text(scene.words);
    match key.filter(|_| !Action::ResumeClocks.is_available(scene)) {
        Some(key) => {
            let back = scene.say_with("app-recovered-aside-key", &[("key", key.into())]);
            format!("{stopped}. {back}")
        }
        None => stopped,
    }
}

/// How high the answers may be. In a window that is low for its text they have the room while they have the
/// keyboard; who works elsewhere sees no more than a row of them: the board and its field have it then.
fn room(ui: &Ui, state: &LostTimeState) -> f32 {
    if !is_tight(ui.ctx()) {
        return strip_room(ui);
    }
    strip_room_of(ui, if state.has_keyboard { AT_WORK } else { 0.0 })
}

/// Those who answer see first how much is lost, then the answers, then what else there is to know; with large
/// text the answers stand before all of it. Returns whether one of them has the keyboard.
fn questions(
    ui: &mut Ui,
    scene: &Scene<'_>,
    asked: &[OpenQuestion<'_>],
    state: &mut LostTimeState,
    actions: &mut Actions,
) -> bool {
    let has_keyboard = if let [one] = asked {
        board_ui(ui, scene, *one, (state, Keys::These), actions)
    } else {
        all_ui(ui, scene, asked, state, actions)
    };
    let count = ("count", asked.len().into());
    let kept = scene.say_with("app-recovered-kept", &[grows(scene.snap, asked)]);
    let kept = [kept, scene.say_with("app-recovered-what", &[count])];
    ui.label(Text::Body.rich(kept.join(". ")));
    has_keyboard
}

/// The answers for all boards at once, with what each of them has lost; and those for each. Returns whether one
/// of them has the keyboard.
fn all_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    asked: &[OpenQuestion<'_>],
    state: &mut LostTimeState,
    actions: &mut Actions,
) -> bool {
    let boards: Vec<String> = asked.iter().map(|(board, _)| board.to_string()).collect();
    let args = [("count", asked.len().into()), ("boards", boards.join(", ").into())];
    let label = scene.say_with("app-recovered-all", &args);
    let mut has_keyboard = answers(ui, scene, asked, (&label, Keys::These), actions);
    let each = egui::CollapsingHeader::new(scene.say("app-recovered-each")).id_salt("each");
    let each = each.show(ui, |ui| {
        for one in asked {
            let of_one =
                ui.push_id(one.0.0, |ui| board_ui(ui, scene, *one, (state, Keys::None), actions));
            if of_one.inner {
                (state.at, has_keyboard) = (Some(one.0), true);
            }
        }
    });
    focus::follow(&each.header_response);
    has_keyboard |= each.header_response.has_focus();
    if each.body_returned.is_none() {
        for one in asked {
            if let Some(lost) = lost_at(ui, scene, *one) {
                ui.label(Text::Body.rich(lost));
            }
        }
    }
    has_keyboard
}

/// What is told of a board, with its number.
fn at_board(scene: &Scene<'_>, board: BoardNo, text: String) -> String {
    scene.say_with("app-recovered-board", &[("board", board.0.into()), ("text", text.into())])
}

/// At which boards a flag has fallen if play went on.
fn flags(scene: &Scene<'_>, asked: &[OpenQuestion<'_>]) -> Vec<String> {
    let fallen = |(board, question): &OpenQuestion<'_>| {
        let text = timing::flag(scene.words, question, scene.now)?;
        Some(at_board(scene, *board, text))
    };
    asked.iter().filter_map(fallen).collect()
}

/// What a board has lost until now, with its number.
fn lost_at(ui: &Ui, scene: &Scene<'_>, one: OpenQuestion<'_>) -> Option<String> {
    Some(at_board(scene, one.0, lost(ui, scene, one)?))
}

/// What a board has lost until now. What is named is what an answer counts now: it must not be older
/// than a part of a second.
fn lost(ui: &Ui, scene: &Scene<'_>, (board, question): OpenQuestion<'_>) -> Option<String> {
    let clock = &scene.snap.hall.game(board)?.clock;
    if question.grows(clock) {
        ui.ctx().request_repaint_after(RENEWED);
    }
    timing::so_far(scene.words, question, (clock, scene.now))
}

/// The question itself, with the board that it is about, or how many: one key answers for all of them, and with
/// large text nothing else in sight says so. While the keyboard is at the answers for one of several, it is the
/// question about that one: what else says which it is may be scrolled away. Returns whether it has the keyboard.
fn ask_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (asked, at): (&[OpenQuestion<'_>], Option<BoardNo>),
    state: &mut LostTimeState,
) -> bool {
    let only = if let [(board, _)] = asked { Some(*board) } else { at };
    let text = match only {
        Some(board) => scene.say_with("app-recovered-ask-board", &[("board", board.0.into())]),
        None => scene.say_with("app-recovered-ask", &[("count", asked.len().into())]),
    };
    let coming = state.coming_to.is_none().then_some(&mut state.coming);
    let drawn = ui.horizontal_wrapped(|ui| {
        if !is_tight(ui.ctx()) {
            badge(ui, Tone::Warn, &scene.say("app-recovered"));
        }
        place_ui(ui, &text, coming)
    });
    drawn.inner
}

/// A text to which the keyboard comes, and so to no answer: whoever presses the clock once more must not give one.
/// The answers follow. Returns whether it has the keyboard.
fn place_ui(ui: &mut Ui, text: &str, coming: Option<&mut u8>) -> bool {
    let label = Label::new(Text::Strong.rich(text)).sense(Sense::focusable_noninteractive());
    let response = ui.add(label);
    focus::follow(&response);
    if let Some(coming) = coming {
        if response.has_focus() {
            *coming = 0;
        } else if *coming > 0 && focus::can_come(ui) {
            *coming -= 1;
            response.request_focus();
            ui.ctx().request_repaint();
        }
    }
    response.has_focus()
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
) -> bool {
    let Some(game) = scene.snap.hall.game(board) else { return false };
    let clock = (&game.clock, scene.now);
    let text = timing::question(scene.words, question, clock);
    let label = at_board(scene, board, text);
    let coming = (state.coming_to == Some(board)).then_some(&mut state.coming);
    let mut has_keyboard = keys == Keys::None && place_ui(ui, &label, coming);
    has_keyboard |= answers(ui, scene, &[(board, question)], (&label, keys), actions);
    let typed = state.typed.entry(board).or_default();
    has_keyboard |= part(ui, scene, (board, question), (typed, &label, keys), actions);
    has_keyboard
}

/// What is read before the answers: of which boards, how much is lost, whose flag fell. Returns what each answer
/// is read with beside its name, and what is still to follow: with large text no answer that has a key would be in
/// sight behind what explains the question. Board by board the label stands before all this, as a place of its own.
fn told_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    asked: &[OpenQuestion<'_>],
    (label, keys): (&str, Keys),
) -> (Option<String>, Vec<String>) {
    let follows = keys == Keys::These && scale(ui.ctx()).is_large();
    let lost = match asked {
        [one] if follows => lost_at(ui, scene, *one),
        [one] => lost(ui, scene, *one),
        _ => None,
    };
    // Of one board its name says it. One key records it at all of them: it stands before that.
    let flags = if asked.len() > 1 || follows { flags(scene, asked) } else { Vec::new() };
    let told = lost.into_iter().chain((!flags.is_empty()).then(|| flags.join(". ")));
    let mut after = Vec::new();
    if follows {
        after.extend(told);
        after.push(label.to_owned());
    } else {
        if keys == Keys::These {
            ui.label(Text::Strong.rich(label));
        }
        for text in told {
            ui.label(Text::Body.rich(text));
        }
    }
    // Each answer is read with what it counts; of many boards that would never end.
    let counts = asked.iter().map(|one| lost_at(ui, scene, *one)).collect::<Option<Vec<_>>>();
    let counts = counts.filter(|all| all.len() <= READ).unwrap_or_default();
    let flags = flags.into_iter().filter(|_| asked.len() > 1 || !follows);
    let counts: Vec<String> = counts.into_iter().chain(flags).collect();
    ((!counts.is_empty()).then(|| counts.join(". ")), after)
}

/// The answers that need no figure. Where the time could not be measured, only that it does not
/// count. Returns whether one of them has the keyboard.
fn answers(
    ui: &mut Ui,
    scene: &Scene<'_>,
    asked: &[OpenQuestion<'_>],
    (label, keys): (&str, Keys),
    actions: &mut Actions,
) -> bool {
    let mine = keys == Keys::These;
    let (counts, after) = told_ui(ui, scene, asked, (label, keys));
    let mut has_keyboard = false;
    ui.horizontal_wrapped(|ui| {
        for (how, id, key) in ANSWERS {
            let key = KeyboardShortcut::new(Modifiers::COMMAND, key);
            let answerable = |(_, question): &&OpenQuestion<'_>| {
                how == LostTime::NotCounted || question.away().is_some()
            };
            let answered: Vec<&OpenQuestion<'_>> = asked.iter().filter(answerable).collect();
            if answered.is_empty() {
                if mine && focus::pressed_behind_nothing(ui, key) {
                    actions.push(UiMessage::Refuse(scene.words.tell(&Refusal::LostTimeUnknown)));
                }
                continue;
            }
            let shown = mine.then(|| key_text(key, scene.words));
            // Which board it is stands on each answer of one of several, too.
            let is_named = !mine || answered.len() < asked.len();
            let some = is_named.then(|| at_some(scene, &answered, id));
            let word = some.clone().unwrap_or_else(|| scene.say(id));
            let response = button(ui, Weight::Plain, &word, shown.as_deref());
            has_keyboard |= response.has_focus();
            let name = some.unwrap_or_else(|| format!("{label}: {word}"));
            let counts = counts.clone().map(|counts| focus::as_it_came(ui, response.id, counts));
            let about = (!mine).then(|| label.to_owned());
            let told = shown.iter().cloned().chain(about).chain(counts.clone());
            let told = told.collect::<Vec<_>>().join(". ");
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_label(name);
                node.set_description(told);
            });
            let pressed = mine && focus::pressed_behind_nothing(ui, key);
            let is_seen = !pressed || sight::is_seen_or_comes(ui, response.rect);
            if response.clicked() || pressed && is_seen {
                for (board, question) in answered {
                    answer(actions, *board, question, how);
                }
            } else if let Some(key) = shown.filter(|_| !is_seen) {
                let told = std::iter::once(label.to_owned()).chain(counts);
                let told = told.collect::<Vec<_>>().join(". ");
                let about = match asked {
                    [(board, _)] => at_board(scene, *board, word),
                    _ => format!("{label}: {word}"),
                };
                let again = phrases::press_again(scene, &key, &about);
                actions.push(UiMessage::PressAgain { told, again });
            }
        }
    });
    for text in after {
        ui.label(Text::Body.rich(text));
    }
    has_keyboard
}

/// The name of an answer that does not count at all boards: it is one of those of a board, or at some the time could
/// not be measured.
fn at_some(scene: &Scene<'_>, answered: &[&OpenQuestion<'_>], id: &str) -> String {
    let word = scene.say(id);
    if let [(board, _)] = answered {
        return at_board(scene, *board, word);
    }
    let boards: Vec<String> = answered.iter().map(|(board, _)| board.to_string()).collect();
    let args = [("boards", boards.join(", ").into())];
    format!("{}: {word}", scene.say_with("app-recovered-boards", &args))
}

/// The answer in figures: what each player loses. Returns whether it has the keyboard.
fn part(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (board, question): OpenQuestion<'_>,
    (typed, label, keys): (&mut BySide<String>, &str, Keys),
    actions: &mut Actions,
) -> bool {
    let mut has_keyboard = false;
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
            has_keyboard |= response.inner.has_focus();
            if labels.fault.is_none() {
                let of = label.to_owned();
                let id = response.inner.id;
                ui.ctx().accesskit_node_builder(id, |node| node.set_description(of));
            }
        }
        let times = read(&typed.white).zip(read(&typed.black));
        let given = !(typed.white.trim().is_empty() && typed.black.trim().is_empty());
        let word = scene.say("app-lost-part");
        let (word, name) = match keys {
            Keys::These => (word.clone(), format!("{label}: {word}")),
            Keys::None => {
                let word = at_board(scene, board, word);
                (word.clone(), word)
            }
        };
        let response = button(ui, Weight::Plain, &word, None);
        has_keyboard |= response.has_focus();
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
    has_keyboard
}

fn answer(actions: &mut Actions, board: BoardNo, question: &LostTimeQuestion, how: LostTime) {
    let gaps = Some(question.gaps.len());
    actions.game(board, GameCommand::CountLostTime { how, gaps });
}
