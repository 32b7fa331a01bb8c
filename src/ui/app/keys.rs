//! The keys of the actions: what each does now, or why it does nothing.

use egui::{Context, Event, Id, Key, KeyboardShortcut, Modifiers};

use super::App;
use crate::actions::{Action, Screen};
use crate::app::about::About;
use crate::app::perform::Effect;
use crate::phrases;
use crate::scene::{Scene, ViewedMoment};
use crate::screens::board::entry;
use crate::screens::palette::groups;
use crate::widgets::announcer::{self, Audience};
use crate::widgets::badge::Tone;
use crate::widgets::turns;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::Entry;
use jadoube_desk::desk::fresh_key;
use jadoube_desk::inbox::Request;
use jadoube_desk::log_lines;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::BoardNo;

impl App {
    /// A key of an action does nothing while a dialog is open, and says so to eye and ear: who sets the clock going
    /// with one must not believe that it runs. What the dialog wants it has taken before, as have the few keys that
    /// work there. What was told of a dialog goes with it.
    pub(super) fn refuse_in_dialog(&mut self, ctx: &Context, scene: &Scene<'_>) {
        if self.dialog.is_none() {
            return self.announcer.dismiss_refused(announcer::dialog_first());
        }
        if self.lock.is_some() {
            return;
        }
        let writing = ctx.text_edit_focused();
        let of_actions = Action::ALL.iter().flat_map(|action| action.keys());
        let mut keys: Vec<&KeyboardShortcut> =
            of_actions.filter(|key| is_for_action(key, writing)).collect();
        // In the hall and on the squares this letter has the clocks said.
        keys.extend((!writing).then_some(&CLOCKS));
        let is_act = |key: &Key, modifiers: &Modifiers| {
            let of_match = self.screen == Screen::Blind && is_digit(*key);
            of_match && modifiers.matches_exact(Modifiers::ALT)
        };
        let is_one = |event: &Event| match event {
            Event::Key { key, pressed: true, repeat: false, modifiers, .. } => {
                let is_it = |one: &&KeyboardShortcut| {
                    one.logical_key == *key && modifiers.matches_exact(one.modifiers)
                };
                is_act(key, modifiers) || keys.iter().any(is_it)
            }
            _ => false,
        };
        if ctx.input(|input| input.events.iter().any(is_one)) {
            let why = scene.say("app-dialog-first");
            self.announcer.show_refusal(announcer::dialog_first(), &why);
            self.answer(Audience::All, &why);
        }
    }

    /// The keys of all actions; what a field or a dialog wants is left to it.
    pub(super) fn keys(&mut self, ctx: &Context, scene: &Scene<'_>) {
        if self.lock.is_some() {
            return;
        }
        if self.dialog.is_some() {
            return self.keys_in_dialog(ctx, scene);
        }
        self.wait_for_moves(ctx, scene);
        self.screens.view_mut(self.screen).keys(ctx, scene, &mut self.actions);
        // A field undoes what was typed in it; that for moves, empty, has nothing to undo.
        let writing = ctx.text_edit_focused() && !self.is_at_bare_moves(ctx, scene);
        let mut all: Vec<(Action, KeyboardShortcut)> =
            Action::ALL.iter().flat_map(|a| a.keys().iter().map(|key| (*a, *key))).collect();
        // Those with more modifiers first: Ctrl+Z would take Ctrl+Shift+Z as well.
        all.sort_by_key(|(_, shortcut)| std::cmp::Reverse(shortcut.modifiers.shift));
        for (action, shortcut) in all {
            if writing && shortcut.logical_key == Key::Z {
                continue;
            }
            if !ctx.input_mut(|input| input.consume_shortcut(&shortcut)) {
                continue;
            }
            let present = Scene { viewed: ViewedMoment::Present, ..*scene };
            if action.is_available(scene) {
                if matches!(action.effect(), Effect::Show(_)) || action.shows_page() {
                    leave(ctx);
                }
                self.actions.run(action);
            } else if action.is_available(&present) {
                self.refuse_key(&scene.say("board-looking-back"));
            } else if let Some(why) = &scene.snap.only_read {
                self.refuse_key(&log_lines::fault(&self.words, why));
            } else {
                let mut told = action.not_now(scene);
                // Where several boards are in sight, which one the key is for is not.
                if action.records_at_board()
                    && !self.screens.view(self.screen).is_of_a_board()
                    && let Some((board, _)) = action.at_its_board(scene).current()
                {
                    let board = scene.say_with("disputes-at-board", &[("board", board.0.into())]);
                    told = format!("{board}: {told}");
                }
                if scene.is_open() {
                    told = format!("{told}: {}", groups::why_not(action, scene));
                }
                self.refuse_key(&told);
                self.go_to_what_is_first(action, scene);
            }
        }
    }

    /// It is said what must be answered first: the keyboard is where that is done.
    fn go_to_what_is_first(&mut self, action: Action, scene: &Scene<'_>) {
        if action == Action::ResumeClocks {
            self.lost_time.ask_again();
        }
        let accepts = matches!(action, Action::AcceptProposal | Action::AcceptWithReason);
        let lacking = scene.to_decide().filter(|_| accepts && !scene.unsaved);
        if let Some(one) = lacking.filter(|one| phrases::facts_missing(scene, one).is_some()) {
            self.answer_missing(one.no);
        }
    }

    /// Whether the keyboard is in the field for moves, and that has nothing to undo: it is empty, or what stands
    /// there was recorded just now. Until that is known the key that takes back waits: in one go with Enter it
    /// means the move that was typed, and not its letters.
    fn is_at_bare_moves(&self, ctx: &Context, scene: &Scene<'_>) -> bool {
        if !ctx.memory(|memory| memory.has_focus(entry::field_id())) {
            return false;
        }
        let entry = &self.screens.game.input.entry;
        let last = scene.at_work().and_then(|(_, game)| game.plies.last());
        if entry.text.is_empty() || entry.is_recorded(last.map(|ply| &ply.uci)) {
            return true;
        }
        if entry.is_sent() && self.is_waiting() {
            turns::put_off(ctx, |event| match event {
                Event::Key { key, pressed: true, modifiers, .. } => Action::TakeBack
                    .keys()
                    .iter()
                    .any(|one| one.logical_key == *key && modifiers.matches_exact(one.modifiers)),
                _ => false,
            });
        }
        false
    }

    /// The keys that work in a dialog too: how large text is changes no record, and who cannot read a dialog
    /// cannot finish it; and in an alarm the clocks must not run on because something is half filled in.
    fn keys_in_dialog(&mut self, ctx: &Context, scene: &Scene<'_>) {
        for shortcut in Action::StopClocks.keys() {
            if ctx.input_mut(|input| input.consume_shortcut(shortcut)) {
                self.stop_clocks_in_dialog(scene);
            }
        }
        for action in [Action::LargerText, Action::SmallerText] {
            for shortcut in action.keys() {
                if ctx.input_mut(|input| input.consume_shortcut(shortcut)) {
                    self.actions.run(action);
                }
            }
        }
    }

    /// Stops the clocks of the board at work, and leaves the dialog as it is.
    fn stop_clocks_in_dialog(&mut self, scene: &Scene<'_>) {
        let action = Action::StopClocks;
        // Whatever moment of the record is looked at: the clocks are those of the game as it is.
        let present = Scene { viewed: ViewedMoment::Present, ..*scene };
        match action.at_its_board(&present).current() {
            Some((board, _)) if action.is_available(&present) => {
                let what = Command::Game { board, what: GameCommand::StopClock };
                let request = Request::Do(what, fresh_key());
                self.ask_about(request, About::StopInDialog(board), false);
            }
            _ => self.refuse_key(&action.not_now(scene)),
        }
    }

    /// Shows that the clocks were stopped and at which board: the dialog stands before them. Who works by ear hears
    /// it of the board at work by itself.
    pub(super) fn show_stopped(&mut self, board: BoardNo, entries: &[Entry]) {
        if entries.is_empty() {
            return;
        }
        let text = self.words.say("event-clock-stopped");
        let args = [("board", board.0.into()), ("text", text.into())];
        let text = self.words.say_with("app-at-board", &args);
        if Some(board) == self.board {
            self.announcer.show(Tone::Good, &text);
        } else {
            self.announcer.tell(Tone::Good, &text);
        }
    }

    /// Says why a key does nothing now, and shows it: who sees would take it for a key that failed.
    fn refuse_key(&mut self, why: &str) {
        self.announcer.show_refusal(Id::unique("a key that does nothing now"), why);
        self.answer(Audience::All, why);
    }
}

/// The letter that has the clocks said, on the squares and in the hall.
const CLOCKS: KeyboardShortcut = KeyboardShortcut::new(Modifiers::NONE, Key::T);

/// What a field does with these letters and Ctrl, without Shift: it marks, copies, puts in and takes back.
const EDITING: [Key; 6] = [Key::A, Key::C, Key::X, Key::V, Key::Z, Key::Y];

/// Whether it is a digit: with Alt these are the acts of a blind match.
fn is_digit(key: Key) -> bool {
    key.name().len() == 1 && key.name().starts_with(|sign: char| sign.is_ascii_digit())
}

/// Whether a key is meant for an action, and not for what is written in a field.
fn is_for_action(shortcut: &KeyboardShortcut, writing: bool) -> bool {
    let (modifiers, key) = (shortcut.modifiers, shortcut.logical_key);
    let is_edited = match modifiers.shift {
        true => matches!(key, Key::Z | Key::C),
        false => EDITING.contains(&key),
    };
    let is_function = key.name().strip_prefix('F').is_some_and(|no| no.parse::<u8>().is_ok());
    // With Enter a dialog is sent.
    is_function || modifiers.command && key != Key::Enter && !(writing && is_edited)
}

/// The list of screens keeps the keyboard no longer: the screen that was asked for takes it.
fn leave(ctx: &Context) {
    ctx.memory_mut(|memory| {
        if let Some(id) = memory.focused() {
            memory.surrender_focus(id);
        }
    });
}
