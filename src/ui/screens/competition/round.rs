//! One round: its pairings, its results, what comes next.

mod entry;
pub(super) mod in_sight;
mod line_up;
mod line_ups;
mod look;
pub(super) mod matches;
mod match_form;
pub(super) mod points;
pub(super) mod next;
mod pairing_form;
mod pairs;
mod selected;
mod told;
mod why;
pub(super) mod table;

use egui::{Context, Key, KeyboardShortcut, Modifiers, Ui};

use crate::actions::{Action, Actions, UiMessage};
use crate::scene::{Scene, Way};
use crate::screens::competition::draw::form::StartForm;
use crate::screens::competition::event::form::RegulationsForm;
use crate::screens::competition::folding::{folded_ui, is_low, page_area, shows_a_row};
use crate::screens::competition::headings::grid_labels;
use crate::screens::competition::round::entry::{Entry, ResultRequest, field_id};
use crate::screens::competition::round::line_up::LineUpForm;
use crate::screens::competition::round::match_form::MatchesForm;
use crate::screens::competition::round::next::{Next, undecided};
use crate::screens::competition::round::pairing_form::{ChangeForm, PairingForm};
use crate::screens::competition::round::table::{Back, Order, RowSubject, Table};
use crate::screens::competition::round::told::{
    called, hindered, published_words, stage_words, undecided_words,
};
use crate::screens::competition::round::why::WhyLine;
use crate::screens::competition::tab::Tab;
use crate::screens::competition::undo::take_back;
use crate::shell::action_button;
use crate::tokens::{self, Text, scale, space};
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::card::{plain, soft, soft_whole};
use crate::widgets::focus;
use crate::widgets::grid::{Grid, GridState, grid_ui};
use crate::widgets::rows::{RowAction, sentence};
use crate::widgets::said;
use crate::widgets::tick::tick;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::event::Act;
use jadoube_core::competition::round::Stage;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::state::Hall;
use jadoube_i18n::adjournment::date_time;
use jadoube_i18n::regulations;
use jadoube_laws::ids::{BoardNo, GameNo};

/// What the page remembers.
#[derive(Debug, Default)]
pub(super) struct RoundPage {
    /// Whether the keyboard shall come.
    focus: bool,
    /// Whether what comes next, and what undoes the last act, was asked for by its key.
    deed: bool,
    undo: bool,
    /// The round that was chosen; none, where it is the one at work.
    chosen: Option<u8>,
    /// The round that was shown last, until something is done here that leads to another one.
    at: Option<u8>,
    order: Order,
    table: Table,
    grid: GridState,
    /// Whether the keyboard is at the boards, and whether it shall come there.
    at_boards: bool,
    to_boards: bool,
    entry: Entry,
    /// Whether the keyboard was in the field for results.
    is_typing: bool,
    /// Whether the page was scrolled by hand since something was typed there.
    is_left: bool,
    /// For how many passes the pairing at work was out of sight then.
    cut_for: u8,
    /// How high the card with that field is.
    card: f32,
    /// The row at which the keyboard stands, where that is no board with a game.
    marked: Option<RowSubject>,
    /// Whether the keyboard comes back to the boards from a dialog that was opened there.
    back: Back,
    /// The draft of which it was told that line-ups are missing, and how many; asked again it is
    /// published all the same.
    warned_of: Option<(u8, usize)>,
    /// What was asked of the desk, until it is done.
    sent: Option<RoundRequest>,
    /// Since when a draft is in sight.
    draft: look::DraftInSight,
    /// The round of which it was told that incidents are open; asked again it is closed all the same.
    warned: Option<u8>,
    why: WhyLine,
    /// The pass in which it was drawn last.
    drawn: u64,
    /// The word of the main button while what it does is awaited.
    word: Option<String>,
}

/// What was asked of the desk.
#[derive(Debug, Clone, PartialEq, Eq)]
enum RoundRequest {
    Draft(u8),
    Publication(u8),
    Closing(u8),
}

impl RoundPage {
    /// Brings the keyboard to where work begins, with the next pass.
    pub(super) const fn take_focus(&mut self) {
        self.focus = true;
    }

    /// Its keys: Ctrl+Enter answers what is asked, or does what comes next; Ctrl+Z undoes the last act.
    pub(super) fn keys(&mut self, ctx: &Context) {
        // Who holds them down does nothing more than once.
        let held = is_held(ctx);
        let pressed = |key| {
            let plain = !ctx.input(|input| input.modifiers.shift);
            let shortcut = KeyboardShortcut::new(Modifiers::COMMAND, key);
            plain && ctx.input_mut(|input| input.consume_shortcut(&shortcut)) && !held
        };
        // A round that was closed over an open question, or what is typed, would have the old result.
        self.deed |= pressed(Key::Enter) && !self.entry.confirm();
        // A field undoes what was typed in it.
        let in_field = ctx.memory(|memory| memory.has_focus(field_id()));
        if !ctx.text_edit_focused() || in_field && self.entry.is_empty() {
            self.undo |= pressed(Key::Z);
        }
    }

    /// The round that is shown.
    pub(super) fn shown(&self, hall: &Hall) -> u8 {
        let next = Next::of(hall);
        self.chosen.unwrap_or_else(|| next.begins_with()).clamp(1, most(hall, next))
    }

    /// Draws it.
    pub(super) fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        let is_back = self.come_back(ui.ctx());
        self.follow(scene, actions);
        let hall = &scene.snap.hall;
        let next = Next::of(hall);
        let most = most(hall, next);
        self.turn(ui, scene, most, actions);
        self.stay(ui, hall);
        let no = self.shown(hall);
        self.at = Some(no);
        self.table.learn(scene, next, (no, self.order));
        if is_back {
            self.begin_anew();
        }
        self.draft.follow(next, ui.input(|input| input.time));
        self.begin_typing(ui);
        // What has no room scrolls; the boards scroll for themselves.
        let height = ui.available_height();
        page_area("round").show(ui, |ui| {
            let top = ui.cursor().top();
            self.head_ui(ui, scene, (next, no, most), actions);
            let left = height - (ui.cursor().top() - top);
            self.boards_ui(ui, scene, (no, left), actions);
        });
    }

    /// Nothing that happens elsewhere brings another round under the hands of who types.
    fn stay(&mut self, ui: &Ui, hall: &Hall) {
        let in_field = ui.memory(|memory| memory.has_focus(field_id()));
        let is_typing = in_field || !self.entry.is_empty();
        if is_typing && self.chosen.is_none() && self.at.is_some_and(|at| at != self.shown(hall)) {
            self.chosen = self.at;
        }
    }

    /// All that stands above the boards.
    fn head_ui(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        (next, no, most): (Next, u8, u8),
        actions: &mut Actions,
    ) {
        self.undo_by_key(scene, actions);
        let main = self.buttons_ui(ui, scene, (next, no, most), actions);
        let open = self.table.open();
        match (next, &self.table.hindered) {
            (Next::Elsewhere(_), _) => {
                badge(ui, Tone::Info, &scene.words.tell(&scene.snap.hall.next_step()));
            }
            // Which results are missing is seen among the boards.
            (Next::Results(_), _) if open > 0 => {}
            (Next::Over(_), _) | (_, None) => {}
            (_, Some(why)) => {
                badge(ui, Tone::Warn, why);
            }
        }
        self.start_ui(ui, scene, no);
        for odd in &self.table.odd {
            badge(ui, Tone::Warn, odd);
        }
        self.warning_ui(ui, scene, next);
        self.line_ups_ui(ui, scene, no);
        let before = std::mem::replace(&mut self.card, 0.0);
        if self.is_entered(scene) {
            let Self { table, entry, .. } = self;
            let top = ui.cursor().top();
            plain(ui, |ui| entry.show(ui, scene, (no, table), actions));
            self.card = ui.cursor().top() - top;
            self.in_sight(ui, top, before);
            self.entry.tell_recorded(scene, &self.table, actions);
        }
        // Where another round is asked for, the keyboard waits until that is known.
        let is_other = self.shown(&scene.snap.hall) != no;
        if !self.focus || is_other || !focus::can_come(ui) {
            return;
        }
        self.focus = false;
        let has_boards = !self.table.lines.is_empty();
        if self.is_entered(scene) && self.table.open() > 0 {
            self.entry.focus = true;
        } else if has_boards && (tokens::is_tight(ui.ctx()) || !shows_a_row(ui)) {
            // Where there is room for little else the boards come first; what comes next has its key.
            self.to_boards = true;
        } else if main.enabled() {
            main.request_focus();
        } else {
            self.to_boards = true;
        }
    }

    /// Whether results are entered here.
    fn is_entered(&self, scene: &Scene<'_>) -> bool {
        let open = matches!(self.table.stage, Some(Stage::Published | Stage::Closed));
        open && !self.table.lines.is_empty() && scene.can_change()
    }

    /// Which round it is, and what is done with it; in a window that is low for its text what comes next
    /// stands first.
    fn buttons_ui(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        (next, no, most): (Next, u8, u8),
        actions: &mut Actions,
    ) -> egui::Response {
        let args = [("round", i64::from(no).into()), ("count", i64::from(most).into())];
        let title = scene.say_with("tournament-round-of", &args);
        let told = sentence(&[&title, &stage_words(scene, self.table.stage)]);
        said::page(ui.ctx(), &title, &told);
        if is_low(ui) {
            let main = self.main_ui(ui, scene, (next, no), actions);
            folded_ui(ui, &title.clone(), |ui| {
                self.rounds_ui(ui, scene, (next, no, most), title);
                ui.horizontal_wrapped(|ui| {
                    self.others_ui(ui, scene, no, actions);
                    if tokens::is_tight(ui.ctx()) && self.is_entered(scene) {
                        let Self { table, entry, .. } = self;
                        entry.others_ui(ui, scene, (no, table), actions);
                    }
                });
            });
            return main;
        }
        self.rounds_ui(ui, scene, (next, no, most), title);
        let deeds = ui.horizontal_wrapped(|ui| {
            let main = self.main_ui(ui, scene, (next, no), actions);
            self.others_ui(ui, scene, no, actions);
            main
        });
        deeds.inner
    }

    /// From which position of Chess960 the games of the round begin, or that of the board at work.
    fn start_ui(&self, ui: &mut Ui, scene: &Scene<'_>, no: u8) {
        let contest = &scene.snap.hall.contest;
        let is_usual = contest.regulations.as_ref().is_none_or(|of| of.start.is_usual());
        if is_usual {
            return;
        }
        let boards = self.table.lines.iter().map(|line| line.board);
        let starts: Vec<Option<u16>> = boards.map(|board| contest.start_at(no, board)).collect();
        let first = starts.first().copied().flatten();
        let same = starts.iter().all(|start| *start == first);
        let at = self.entry.line(&self.table).map(|line| line.board);
        let (board, number) = match (same, at) {
            (true, _) => (None, first),
            (false, at) => (at, at.and_then(|board| contest.start_at(no, board))),
        };
        let Some(number) = number else { return };
        let position = regulations::start_position(scene.words, number);
        soft(
            ui,
            match board {
                None => position,
                Some(board) => {
                    let args = [("board", board.0.into()), ("position", position.into())];
                    scene.say_with("tournament-draw-start-at", &args)
                }
            },
        );
    }

    /// Page Up and Page Down go from round to round.
    fn turn(&mut self, ui: &Ui, scene: &Scene<'_>, most: u8, actions: &mut Actions) {
        let pressed =
            |key| focus::pressed_behind_nothing(ui, KeyboardShortcut::new(Modifiers::NONE, key));
        let now = self.shown(&scene.snap.hall);
        let to = match (pressed(Key::PageUp), pressed(Key::PageDown)) {
            (true, false) => now.saturating_sub(1).max(1),
            (false, true) => now.saturating_add(1).min(most),
            _ => return,
        };
        self.go(to);
        // Who is at the boards stays there.
        self.to_boards |= self.at_boards;
        let stage = scene.snap.hall.contest.rounds.get(&to).map(|round| round.stage);
        let args = [("round", i64::from(to).into()), ("stage", stage_words(scene, stage).into())];
        actions.push(UiMessage::Say(Manner::Polite, scene.say_with("tournament-round-no", &args)));
    }

    fn go(&mut self, round: u8) {
        self.chosen = Some(round);
        self.marked = None;
        self.entry = Entry::default();
    }

    /// Goes to a round from another page, where something may have been asked of it: what comes of that is
    /// told here.
    pub(super) fn come_to(&mut self, round: u8, asked: Option<&Ask>) {
        self.go(round);
        self.at = None;
        self.sent = asked.and_then(|asked| match asked {
            Ask::Draft { round, .. } => Some(RoundRequest::Draft(*round)),
            Ask::Publish { round } => Some(RoundRequest::Publication(*round)),
            Ask::Close { round } => Some(RoundRequest::Closing(*round)),
            _ => None,
        });
        self.focus = true;
    }

    /// What is typed while no field has the keyboard is a result.
    fn begin_typing(&self, ui: &Ui) {
        let is_typed = |event: &egui::Event| match event {
            egui::Event::Text(text) => text.chars().all(|one| "0123456789=+-/½".contains(one)),
            _ => false,
        };
        let open = matches!(self.table.stage, Some(Stage::Published | Stage::Closed));
        if !open || ui.ctx().text_edit_focused() || !focus::can_come(ui) {
            return;
        }
        if ui.input(|input| input.events.iter().any(is_typed)) {
            ui.memory_mut(|memory| memory.request_focus(field_id()));
            self.entry.write_over(ui.ctx());
        }
    }

    /// Which round it is, with the ways to others; how far it has come, and when it begins.
    fn rounds_ui(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        (next, no, most): (Next, u8, u8),
        title: String,
    ) {
        let contest = &scene.snap.hall.contest;
        ui.horizontal_wrapped(|ui| {
            let turns = [
                (Way::Back, "tournament-round-before", "tournament-round-page-up"),
                (Way::On, "tournament-round-after", "tournament-round-page-down"),
            ];
            let turns = turns.map(|(way, id, key)| {
                let to = match way {
                    Way::Back => no.checked_sub(1),
                    Way::On => no.checked_add(1),
                };
                let to = to.filter(|to| (1..=most).contains(to));
                let (word, key) = (scene.say(id), scene.say(key));
                let why = scene.no_way(way, to.is_some());
                let why = why.as_deref();
                let turn = button_hindered(ui, Weight::Plain, &word, Some(&key), why);
                to.filter(|_| turn.clicked())
            });
            if let Some(to) = turns.into_iter().flatten().next() {
                self.go(to);
                if to == next.begins_with() {
                    self.chosen = None;
                }
            }
            let stage = self.table.stage;
            ui.label(Text::Title.rich(title));
            let tone = match stage {
                Some(Stage::Closed) => Tone::Good,
                Some(Stage::Published) => Tone::Info,
                Some(Stage::Draft) => Tone::Warn,
                None => Tone::Neutral,
            };
            badge(ui, tone, &stage_words(scene, stage));
            let round = contest.rounds.get(&no);
            let starts = round.and_then(|round| round.starts);
            if let Some(starts) = starts.or(contest.schedule.get(&no).copied()) {
                soft_whole(ui, &date_time(scene.words, starts));
            }
            if stage == Some(Stage::Published) {
                let args = [("open", self.table.open().into())];
                soft_whole(ui, &scene.say_with("tournament-round-open", &args));
                let mut in_order = self.order == Order::Board;
                let word = Text::Body.rich(scene.say("tournament-round-in-order"));
                tick(ui, &mut in_order, word);
                self.order = if in_order { Order::Board } else { Order::OpenFirst };
            }
        });
    }

    /// The button for what comes next, and why it cannot be pressed.
    fn main_ui(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        (next, no): (Next, u8),
        actions: &mut Actions,
    ) -> egui::Response {
        let asked = std::mem::take(&mut self.deed);
        self.draft.by_key(asked);
        let key = format!("{}+⏎", scene.say("app-key-control"));
        // Nothing is to be seen first of a round that is not paired.
        let is_here = next.round().is_none_or(|round| no == round)
            || no == next.begins_with()
            || matches!(next, Next::Pair(_));
        let round = [("round", i64::from(next.round().unwrap_or(1)).into())];
        if !is_here {
            let word = scene.say_with("tournament-round-go", &round);
            let go = button(ui, Weight::Primary, &word, Some(&key));
            if go.clicked() || asked {
                (self.chosen, self.at) = (None, None);
                self.entry = Entry::default();
                self.focus = true;
                ui.ctx().request_repaint();
            }
            return go;
        }
        let word = match next {
            Next::Pair(_) => scene.say_with("tournament-round-pair", &round),
            Next::Publish(no)
                if self.draft.is_told_of(no)
                    || self.warned_of == Some((no, self.table.line_ups_missing().len())) =>
            {
                scene.say_with("tournament-round-publish-all-the-same", &round)
            }
            Next::Publish(_) => {
                let count = self.table.lines.len();
                let args = [round[0].clone(), ("count", count.into())];
                scene.say_with("tournament-round-publish", &args)
            }
            Next::Close(no) if self.warned == Some(no) => {
                scene.say_with("tournament-round-close-all-the-same", &round)
            }
            Next::Results(_) | Next::Close(_) => scene.say_with("tournament-round-close", &round),
            Next::Elsewhere(Action::ShowCompetition) => scene.say("tournament-next-fix"),
            Next::DrawStart(_) => scene.say("tournament-next-draw-start"),
            Next::Elsewhere(page) => scene.say(page.label()),
            Next::Over(_) => scene.say(Action::ShowStandings.label()),
        };
        let only_read = (!scene.can_change()).then(|| scene.say("app-file-only-read"));
        let hindered = only_read.as_ref().or(self.table.hindered.as_ref());
        let leads = matches!(next, Next::Over(_) | Next::Elsewhere(_));
        let hindered = hindered.filter(|_| !leads).cloned();
        let main = button_hindered(ui, Weight::Primary, &word, Some(&key), hindered.as_deref());
        // Before it stand results that are still to come in: the keyboard goes there.
        let is_later = matches!(next, Next::Results(_));
        match hindered {
            Some(why) if asked => actions.push(UiMessage::Say(Manner::Assertive, why)),
            Some(_) => {}
            None if asked || main.clicked() && !is_held(ui.ctx()) => {
                self.do_next(scene, next, actions);
            }
            None => {}
        }
        self.renamed(&main, (word, is_later), actions);
        main
    }

    /// A screen reader does not notice that the button that has the keyboard has become another one.
    fn renamed(
        &mut self,
        main: &egui::Response,
        (word, is_later): (String, bool),
        actions: &mut Actions,
    ) {
        if self.sent.is_some() {
            self.word = Some(word);
            return;
        }
        let is_other = self.word.take().is_some_and(|before| before != word);
        if is_other && main.has_focus() && !is_later {
            actions.push(UiMessage::Say(Manner::Polite, word));
        }
    }

    /// Tells once which incidents of a round are open that is to be closed; whether it has told that.
    fn warns(&mut self, scene: &Scene<'_>, round: u8, actions: &mut Actions) -> bool {
        let open = undecided(scene, round);
        if open.is_empty() || self.warned.replace(round) == Some(round) {
            return false;
        }
        // What says so above the boards may have been scrolled away.
        actions.push(UiMessage::Refuse(undecided_words(scene, round, &open)));
        true
    }

    /// Tells once of which teams no line-up is there before a round is published, in an event that has
    /// line-ups; whether it has told that.
    fn warns_of_line_ups(&mut self, scene: &Scene<'_>, no: u8, actions: &mut Actions) -> bool {
        if !scene.snap.hall.contest.uses_line_ups(no) {
            return false;
        }
        let missing = self.table.line_ups_missing();
        let now = Some((no, missing.len()));
        if missing.is_empty() || std::mem::replace(&mut self.warned_of, now) == now {
            return false;
        }
        let teams = [("teams", missing.join(", ").into())];
        let told = scene.say_with("tournament-line-up-ask", &teams);
        // It is seen above the boards from now on, unless that is scrolled away.
        actions.push(UiMessage::Refuse(told));
        true
    }

    fn do_next(&mut self, scene: &Scene<'_>, next: Next, actions: &mut Actions) {
        let by_hand = scene.snap.hall.contest.regulations.as_ref().is_some_and(|it| !it.is_table());
        if let Next::Close(round) = next
            && self.warns(scene, round, actions)
        {
            return;
        }
        if let Next::Publish(round) = next
            && (self.draft.is_new(scene, round, actions)
                || self.warns_of_line_ups(scene, round, actions)
                || self.draft.leaves_out(scene, round, actions))
        {
            return;
        }
        self.sent = Some(match next {
            Next::Elsewhere(Action::ShowCompetition) if scene.can_change() => {
                return actions.open(RegulationsForm::new(scene));
            }
            Next::Over(_) => return actions.run(Action::ShowStandings),
            Next::DrawStart(round) => return actions.open(StartForm::new(round)),
            Next::Elsewhere(page) => return actions.run(page),
            Next::Results(_) => return,
            Next::Pair(round) => RoundRequest::Draft(round),
            Next::Publish(round) => RoundRequest::Publication(round),
            Next::Close(round) => RoundRequest::Closing(round),
        });
        match (next, next.command()) {
            (Next::Pair(round), _) if by_hand => pair_by_hand(scene, round, actions),
            (_, Some(what)) => actions.command(Command::Contest { what }),
            (_, None) => {}
        }
    }

    /// What else can be done with the round.
    fn others_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, no: u8, actions: &mut Actions) {
        let by_hand = scene.snap.hall.contest.regulations.as_ref().is_some_and(|it| !it.is_table());
        let last = scene.snap.hall.contest.acts.last().filter(|_| scene.can_change());
        if let Some(act) = last.copied() {
            let key = format!("{}+Z", scene.say("app-key-control"));
            let word =
                scene.say_with("tournament-round-undo", &[("what", called(scene, no, act).into())]);
            let why = hindered(scene, act);
            let undo = button_hindered(ui, Weight::Plain, &word, Some(&key), why.as_deref());
            if undo.clicked() {
                self.take_back(scene, act, actions);
            }
        }
        if self.table.stage == Some(Stage::Published) {
            action_button(ui, scene, Action::StartRoundClocks, Weight::Plain, actions);
        }
        let why = scene.hindrance();
        let why = why.as_deref();
        let button = |ui: &mut Ui, id| {
            button_hindered(ui, Weight::Plain, &scene.say(id), None, why).clicked()
        };
        match self.table.stage {
            Some(Stage::Draft) if by_hand && button(ui, "tournament-round-redraft") => {
                pair_by_hand(scene, no, actions);
            }
            // Who sits where in a match is told by line-ups.
            Some(Stage::Published)
                if self.table.matches.is_empty() && button(ui, "tournament-round-change") =>
            {
                actions.open(ChangeForm::new(scene, no));
            }
            _ => {}
        }
        let open = matches!(self.table.stage, Some(Stage::Draft | Stage::Published));
        if open && let Some(of) = self.match_at() {
            let word = scene.say("tournament-line-up");
            if button_hindered(ui, Weight::Plain, &word, None, why).clicked() {
                actions.open(LineUpForm::new(&scene.snap.hall.contest, no, of));
            }
        }
        if self.table.stage.is_some() {
            action_button(ui, scene, Action::Print, Weight::Plain, actions);
            action_button(ui, scene, Action::ShowProjector, Weight::Plain, actions);
        }
    }

    /// The last act is undone by its key, also where its button is folded.
    fn undo_by_key(&mut self, scene: &Scene<'_>, actions: &mut Actions) {
        if !std::mem::take(&mut self.undo) {
            return;
        }
        let last = scene.snap.hall.contest.acts.last().filter(|_| scene.can_change());
        match last.copied() {
            Some(act) => self.take_back(scene, act, actions),
            None => actions.push(UiMessage::Refuse(scene.say("contest-refusal-nothing-to-undo"))),
        }
    }

    fn take_back(&mut self, scene: &Scene<'_>, act: Act, actions: &mut Actions) {
        let shown = self.shown(&scene.snap.hall);
        if !take_back(scene, (Tab::Round, Some(shown)), actions) {
            return;
        }
        if let Act::Result { board, .. } | Act::BoardResult { board, .. } = act {
            self.entry.go(board);
            self.entry.focus = true;
        } else {
            self.focus = true;
        }
    }

    /// The desk has refused a result.
    pub(super) fn result_refused(&mut self, what: &Ask) {
        if let Some(refused) = ResultRequest::of(what) {
            self.entry.not_recorded(refused);
        }
    }

    /// Tells what was asked for once it is done.
    fn follow(&mut self, scene: &Scene<'_>, actions: &mut Actions) {
        let hall = &scene.snap.hall;
        let Some(sent) = &self.sent else { return };
        let is =
            |no: &u8, stage| hall.contest.rounds.get(no).is_some_and(|round| round.stage == stage);
        // That it has happened is told by the window; here, what it does not tell.
        let told = match sent {
            RoundRequest::Draft(no) if is(no, Stage::Draft) => {
                actions.push(UiMessage::Say(Manner::Polite, self.pairings(scene, *no)));
                None
            }
            RoundRequest::Closing(no) if is(no, Stage::Closed) => None,
            RoundRequest::Publication(no) if is(no, Stage::Published) => {
                Some(published_words(scene, *no))
            }
            _ => return,
        };
        self.sent = None;
        (self.chosen, self.at) = (None, None);
        self.entry = Entry::default();
        self.focus = true;
        if let Some(told) = told {
            actions.push(UiMessage::Tell(told));
        }
    }

    /// The boards, one row each.
    fn boards_ui(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        (no, room): (u8, f32),
        actions: &mut Actions,
    ) {
        if self.table.stage.is_none() {
            (self.at_boards, self.to_boards) = (false, false);
            soft(ui, scene.say("tournament-round-not-paired"));
            return;
        }
        let at = self.entry.line(&self.table).map(|line| line.board);
        // Before the round is known line-ups are what comes next.
        let draft = self.table.stage == Some(Stage::Draft) && self.entry.at.is_none();
        let first = self.table.order.first().copied().filter(|_| draft);
        let row_of = |place: &RowSubject| match self.marked.or(first) {
            Some(marked) => *place == marked,
            None => matches!(place, RowSubject::Board(board, _) if Some(*board) == at),
        };
        let row = self.table.order.iter().position(row_of);
        let row = row.unwrap_or(0);
        // The keyboard stays at its board, wherever that stands now.
        self.to_boards |= self.at_boards && row != self.grid.row;
        self.grid.row = row;
        if std::mem::take(&mut self.to_boards) {
            self.grid.take_focus();
        }
        let name = scene.say_with("tournament-round-boards", &[("round", i64::from(no).into())]);
        let text = scale(ui.ctx());
        let byes = text.of(if self.table.byes.is_empty() { 0.0 } else { 28.0 });
        // In a low window the boards stand below the field.
        let window = ui.clip_rect().height() - self.card - space::L;
        let least = if tokens::is_tight(ui.ctx()) { window } else { text.of(BOARDS) };
        let why = text.of(28.0);
        let height = (room - byes - why - space::XS).max(least);
        let grid =
            Grid { name: &name, table: &self.table.grid, height, labels: &grid_labels(scene) };
        let done = grid_ui(ui, &grid, &mut self.grid);
        let row = ui.scope_id().with(name.as_str()).with(self.grid.row);
        self.at_boards = ui.memory(|memory| memory.has_focus(row));
        let is_free = ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
        self.comes_back(is_free);
        if !self.at_boards && is_free && ui.ctx().text_edit_focused() {
            self.marked = None;
        }
        let of = |row: usize| self.table.order.get(row).copied();
        self.why.show(ui, scene, (&self.table, no, of(self.grid.row)));
        match done {
            Some(RowAction::Select(row)) => match of(row) {
                Some(RowSubject::Board(board, _)) => {
                    self.marked = None;
                    self.entry.go(board);
                }
                other => self.marked = other,
            },
            Some(RowAction::Open(row)) => {
                if let Some(place) = of(row) {
                    self.open(scene, (no, place), actions);
                }
            }
            None => {}
        }
        if !self.table.byes.is_empty() {
            let args = [("players", self.table.byes.join(", ").into())];
            ui.add_space(space::XS);
            ui.label(Text::Body.rich(scene.say_with("tournament-round-byes", &args)));
        }
    }
}

/// The boards have at least so much room.
const BOARDS: f32 = 200.0;

/// Of so many boards it is said who meets whom.
const TOLD: usize = 12;

/// The form in which the arbiter pairs.
fn pair_by_hand(scene: &Scene<'_>, round: u8, actions: &mut Actions) {
    match scene.snap.hall.contest.team_rules() {
        None => actions.open(PairingForm::new(scene, round)),
        Some(_) => actions.open(MatchesForm::new(&scene.snap.hall.contest, round)),
    }
}

/// Whether a key is held down that was pressed before.
fn is_held(ctx: &Context) -> bool {
    let again = |event: &egui::Event| matches!(event, egui::Event::Key { repeat: true, .. });
    ctx.input(|input| input.events.iter().any(again))
}

/// The last round there can be.
fn most(hall: &Hall, next: Next) -> u8 {
    hall.contest.planned().max(next.round().unwrap_or(1)).max(1)
}

/// Shows the game of a pairing, where it has one.
fn show_board(scene: &Scene<'_>, board: BoardNo, game: Option<GameNo>, actions: &mut Actions) {
    match game.filter(|no| scene.snap.hall.games.contains_key(no)) {
        Some(no) => actions.push(UiMessage::ShowGame(no)),
        None => {
            let why = scene.say_with("tournament-round-no-game", &[("board", board.0.into())]);
            actions.push(UiMessage::Say(Manner::Assertive, why));
        }
    }
}
