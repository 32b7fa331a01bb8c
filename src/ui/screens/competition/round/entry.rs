//! The field in which results are typed: `1`, `=` or `0` for the board that is proposed, `17 1` for
//! another one; `17` alone goes there. A result that contradicts what is known asks for its reason
//! in the same place. What is refused stays in the field, with the reason why.

use egui::{ComboBox, Context, Event, Id, Key, Modifiers, Ui};

use crate::actions::{Actions, UiMessage};
use crate::scene::Scene;
use crate::screens::competition::folding::is_low;
use crate::screens::competition::round::next::{Next, comes};
use crate::screens::competition::round::table::{BoardRow, RowSubject, State, Table};
use crate::screens::competition::round::told::next_words;
use crate::tokens::{self, Text, scale};
use crate::widgets::announcer::{Audience, Manner};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{soft, tinted};
use crate::widgets::field::{FieldLabels, entered, field_known};
use crate::widgets::focus;
use crate::widgets::pick::{name_list, open_by_arrow};
use jadoube_competition::knockout::duel::ARTICLE as PLAY_OFFS;
use jadoube_core::competition::command::Command as ContestCommand;
use jadoube_core::competition::refusal::Refusal as ContestRefusal;
use jadoube_core::competition::result::PairingResult;
use jadoube_core::competition::round::{EnteredResult, Stage};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::refusal::Refusal;
use jadoube_i18n::bracket::BracketText;
use jadoube_laws::ids::BoardNo;

/// What was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ResultInput {
    /// A board to go to.
    Board(BoardNo),
    /// A result, of the board that is proposed or of another.
    Result(Option<BoardNo>, PairingResult),
}

/// What stands in the field.
fn read(text: &str) -> Option<ResultInput> {
    let text = text.trim();
    if let Some(result) = PairingResult::read(text) {
        return Some(ResultInput::Result(None, result));
    }
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let (board, rest) = text.split_at_checked(end)?;
    let board = BoardNo(board.parse().ok()?);
    let rest = rest.trim_start_matches([' ', ':', ',', ';', '.']);
    match rest {
        "" => Some(ResultInput::Board(board)),
        _ => Some(ResultInput::Result(Some(board), PairingResult::read(rest)?)),
    }
}

/// A result that needs a reason.
#[derive(Debug)]
struct Question {
    board: BoardNo,
    result: PairingResult,
    reason: String,
    fault: Option<String>,
    /// Who goes on by it where another is paired already, in a knock-out.
    odd: Vec<String>,
}

/// Who types goes on for so many seconds before it is seen that the field has gone back to another board.
const LOOK_SECS: f64 = 1.0;

/// A result that was asked of the desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ResultRequest {
    round: u8,
    board: BoardNo,
    result: PairingResult,
    reason: String,
}

impl ResultRequest {
    /// The result that a command enters; none, where it is about something else.
    pub(super) fn of(what: &ContestCommand) -> Option<Self> {
        let ContestCommand::EnterResult { round: Some(round), board, result, reason } = what else {
            return None;
        };
        Some(Self { round: *round, board: *board, result: *result, reason: reason.clone() })
    }
}

/// What the field remembers.
#[derive(Debug, Default)]
pub(super) struct Entry {
    text: String,
    fault: Option<String>,
    /// The text that was refused last.
    refused: String,
    question: Option<Question>,
    /// The board at which the arbiter is.
    pub(super) at: Option<BoardNo>,
    /// Whether the keyboard shall come to the field.
    pub(super) focus: bool,
    /// The results that were asked for and are not known to be recorded, at most one of a board.
    asked: Vec<ResultRequest>,
    /// The first one that the desk has refused, until the field is back at its board.
    back: Option<ResultRequest>,
    /// Since when the field is back there, and with which result.
    went_back: Option<(f64, PairingResult)>,
    /// The board whose result was the last that was missing.
    finished: Option<BoardNo>,
    /// The time of the window in this pass, in seconds.
    now: f64,
    /// Whether Ctrl+Enter was pressed while something was asked here: it answers that.
    record: bool,
    /// Whether it was pressed while something was typed: it neither records that nor goes on over it.
    unentered: bool,
}

/// The field, wherever it stands.
pub(super) fn field_id() -> Id {
    Id::unique("the result of a board")
}

fn reason_id() -> Id {
    Id::unique("the reason of a result")
}

impl Entry {
    /// Nothing is typed, nothing is asked.
    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty() && self.question.is_none()
    }

    /// Whether the reason of a result is asked for.
    pub(super) const fn is_asking(&self) -> bool {
        self.question.is_some()
    }

    /// Whether it is told at the field what is wrong with what was typed.
    pub(super) const fn is_refused(&self) -> bool {
        self.fault.is_some()
    }

    /// Takes Ctrl+Enter while something is asked or typed here; whether that is so. An open question is
    /// answered by it. What was typed is recorded by Enter alone: it may have been given up.
    pub(super) fn confirm(&mut self) -> bool {
        let is_asked = self.question.is_some();
        self.record |= is_asked;
        self.unentered |= !is_asked && !self.is_empty();
        !self.is_empty()
    }

    /// What was typed is gone.
    pub(super) fn forget(&mut self) {
        self.text.clear();
        self.refused.clear();
        self.fault = None;
    }

    /// What was refused gives way to what is typed, also for who comes back to it.
    pub(super) fn write_over(&self, ctx: &Context) {
        if !self.text.is_empty() && self.text == self.refused {
            focus::select_all(ctx, field_id(), &self.text);
        }
    }

    /// The arbiter goes to a board.
    pub(super) fn go(&mut self, board: BoardNo) {
        self.at = Some(board);
        (self.fault, self.question) = (None, None);
        (self.back, self.went_back, self.finished) = (None, None, None);
    }

    /// The desk has refused a result. Those that were asked for behind it are for their own boards.
    pub(super) fn not_recorded(&mut self, refused: ResultRequest) {
        self.asked.retain(|one| *one != refused);
        self.back.get_or_insert(refused);
    }

    /// Goes back to the board whose result was refused, with what was entered for it; not before what has been
    /// typed or asked meanwhile is entered, for that is meant for the board in sight.
    fn go_back(
        &mut self,
        ui: &Ui,
        scene: &Scene<'_>,
        (round, table): (u8, &Table),
        actions: &mut Actions,
    ) {
        if self.back.is_none() || !self.is_empty() {
            return;
        }
        let is_typed = |event: &Event| {
            matches!(event, Event::Text(_) | Event::Paste(_) | Event::Key { pressed: true, .. })
        };
        if ui.input(|input| input.events.iter().any(is_typed)) {
            ui.ctx().request_repaint();
            return;
        }
        let Some(back) = self.back.take().filter(|back| back.round == round) else { return };
        let Some(line) = table.line(back.board).filter(|it| it.state != State::Known(back.result))
        else {
            return;
        };
        self.go(back.board);
        self.went_back = Some((self.now, back.result));
        let told = format!("{}, {}", line.called(scene.words), line.status(scene.words));
        actions.push(UiMessage::Say(Manner::Polite, told));
        let is_free = ui.memory(|memory| memory.focused().is_none_or(|id| id == field_id()));
        if back.reason.is_empty() {
            let mut signs = PairingResult::SIGNS.into_iter();
            let sign = signs.find(|(_, result)| *result == back.result);
            self.text = sign.map(|(sign, _)| sign.to_owned()).unwrap_or_default();
            self.refused.clone_from(&self.text);
            self.focus |= is_free;
            return;
        }
        let odd = odd(scene, (round, back.board, back.result));
        let ResultRequest { board, result, reason, .. } = back;
        self.question = Some(Question { board, result, reason, fault: None, odd });
        if is_free && focus::can_come(ui) {
            ui.memory_mut(|memory| memory.request_focus(reason_id()));
        }
    }

    /// The board after one: the next of which no result is known, and none was asked for.
    fn next(&self, table: &Table, after: BoardNo) -> Option<BoardNo> {
        let first = table.next_open(Some(after))?;
        let mut next = first;
        while self.asked.iter().any(|one| one.board == next) {
            next = table.next_open(Some(next)).filter(|next| *next != first)?;
        }
        Some(next)
    }

    /// Why a result that was typed without the number of a board is not taken for the one at which the field is:
    /// the field has only just gone back there; or it stands at the last board, which has another result.
    fn unmeant(
        &mut self,
        scene: &Scene<'_>,
        table: &Table,
        (at, result): (BoardNo, PairingResult),
    ) -> Option<String> {
        let (board, text) = (("board", at.0.into()), ("text", self.text.trim().to_owned().into()));
        if let Some((since, given)) = &mut self.went_back
            && *given != result
            && self.now - *since < LOOK_SECS
        {
            *since = self.now;
            return Some(scene.say_with("tournament-round-back", &[board, text]));
        }
        if self.finished != Some(at) {
            return None;
        }
        let asked = self.asked.iter().find(|one| one.board == at).map(|one| one.result);
        let known = match table.line(at).map(|line| line.state) {
            Some(State::Known(known)) => Some(known),
            _ => None,
        };
        let known = asked.or(known).filter(|known| *known != result)?;
        let known = ("known", scene.words.tell(&known).into());
        Some(scene.say_with("tournament-round-finished", &[board, text, known]))
    }

    /// The board at which the arbiter is; the first without a result, where that has gone.
    pub(super) fn line<'t>(&self, table: &'t Table) -> Option<&'t BoardRow> {
        let at = self.at.and_then(|at| table.line(at));
        let open = || table.next_open(None).and_then(|board| table.line(board));
        at.or_else(open).or(table.lines.first())
    }

    /// Draws it.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        (round, table): (u8, &Table),
        actions: &mut Actions,
    ) {
        self.now = ui.input(|input| input.time);
        self.go_back(ui, scene, (round, table), actions);
        let Some(line) = self.line(table) else { return };
        // It stays the same under who types, whatever result comes in meanwhile.
        self.at = Some(line.board);
        self.keys(ui, scene, table, actions);
        let line = self.line(table).unwrap_or(line);
        // Where there is room for little else the players are seen in the table.
        let tight = tokens::is_tight(ui.ctx());
        let difference = line.difference(scene.words);
        let head = |ui: &mut Ui| {
            if !tight {
                ui.label(Text::Strong.rich(line.called_in(scene.words, round)));
            }
            if !tight && line.state != State::Waiting {
                badge(ui, Tone::Neutral, &line.status(scene.words));
            }
            if let Some(difference) = &difference {
                badge(ui, Tone::Warn, difference);
            }
        };
        if !tight || difference.is_some() {
            ui.horizontal_wrapped(head);
        }
        ui.horizontal_wrapped(|ui| self.field_ui(ui, scene, (round, table, line), actions));
        self.question_ui(ui, scene, (round, table), actions);
        history_ui(ui, scene, round, line.board);
    }

    /// The arrows of the field go from board to board.
    fn keys(&mut self, ui: &Ui, scene: &Scene<'_>, table: &Table, actions: &mut Actions) {
        if !ui.memory(|memory| memory.has_focus(field_id())) {
            return;
        }
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let (up, down) = (pressed(Key::ArrowUp), pressed(Key::ArrowDown));
        if !up && !down {
            return;
        }
        let at = self.line(table).map(|line| line.board);
        // As the rows stand, and not by number: boards without a result may be shown first.
        let board_of = |row: &RowSubject| match row {
            RowSubject::Board(board, _) => Some(*board),
            RowSubject::Match(_) | RowSubject::Empty(_) => None,
        };
        let boards: Vec<BoardNo> = table.order.iter().filter_map(board_of).collect();
        let here = boards.iter().position(|board| Some(*board) == at).unwrap_or(0);
        let to = if up { here.saturating_sub(1) } else { here + 1 };
        let board = boards.get(to).filter(|_| to != here);
        if let Some(line) = board.and_then(|board| table.line(*board)) {
            self.go(line.board);
            let told = format!("{}, {}", line.called(scene.words), line.status(scene.words));
            actions.push(UiMessage::Say(Manner::Polite, told));
        }
    }

    fn field_ui(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        (round, table, line): (u8, &Table, &BoardRow),
        actions: &mut Actions,
    ) {
        let tight = tokens::is_tight(ui.ctx());
        let at = [("round", i64::from(round).into()), ("board", line.board.0.into())];
        let label = match tight {
            true => scene.say_with("tournament-round-result-at", &at),
            false => scene.say("tournament-round-result"),
        };
        let labels = FieldLabels { label: &label, example: "1 = 0", fault: self.fault.as_deref() };
        let width = scale(ui.ctx()).of(if tight { 140.0 } else { 180.0 }).min(ui.available_width());
        let response = ui
            .scope(|ui| {
                ui.spacing_mut().text_edit_width = width * if tight { 0.3 } else { 0.5 };
                ui.set_max_width(width);
                field_known(ui, labels, &mut self.text, field_id())
            })
            .inner;
        if self.fault.is_none() {
            // How a result is typed stands beside the field, where there is room for it.
            let keys = scene.say("tournament-round-keys");
            let about = format!("{}. {keys}", line.called(scene.words));
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(about));
        }
        if response.changed() {
            self.fault = None;
        }
        if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
            self.forget();
        }
        if std::mem::take(&mut self.unentered) {
            actions.push(UiMessage::Refuse(scene.say("tournament-round-typed")));
            self.focus = true;
        }
        if response.gained_focus() {
            self.write_over(ui.ctx());
        }
        // Before the keyboard is brought back: who types fast enters the next result with the very pass in
        // which it comes after the one before.
        let entered = entered(ui, &response);
        if std::mem::take(&mut self.focus) {
            if focus::can_come(ui) && response.enabled() {
                response.request_focus();
                self.write_over(ui.ctx());
            } else {
                self.focus = response.enabled();
            }
        }
        let word = scene.say("tournament-round-enter");
        ui.vertical(|ui| {
            // In line with the fields, below their labels.
            ui.add_space(1.3 * Text::Caption.font(ui).size + ui.spacing().item_spacing.y);
            ui.horizontal_wrapped(|ui| {
                if button(ui, Weight::Plain, &word, Some("⏎")).clicked() || entered {
                    self.submit(scene, (round, table, line.board), actions);
                }
                if !tight {
                    self.others_ui(ui, scene, (round, table), actions);
                    // It is told of the field, too.
                    if !is_low(ui) {
                        soft(ui, scene.say("tournament-round-keys"));
                    }
                }
            });
        });
        if entered && self.question.is_none() {
            response.request_focus();
            self.write_over(ui.ctx());
        }
    }

    /// All results that there are, for the board at work.
    pub(super) fn others_ui(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        (round, table): (u8, &Table),
        actions: &mut Actions,
    ) {
        let Some(board) = self.line(table).map(|line| line.board) else { return };
        if let Some(result) = all_ui(ui, scene) {
            self.enter(scene, (round, table), (board, result, ""), actions);
        }
    }

    /// What was typed is read, and asked of the desk.
    fn submit(
        &mut self,
        scene: &Scene<'_>,
        (round, table, at): (u8, &Table, BoardNo),
        actions: &mut Actions,
    ) {
        let no_board = |board: BoardNo| {
            let args = [("board", board.0.into()), ("round", i64::from(round).into())];
            scene.say_with("contest-refusal-no-pairing", &args)
        };
        match read(&self.text) {
            None => {
                let text = Some(self.text.trim()).filter(|text| !text.is_empty());
                let args = [("text", text.unwrap_or("none").to_owned().into())];
                self.refuse(scene.say_with("tournament-round-not-read", &args), actions);
            }
            Some(ResultInput::Board(board)) => match table.line(board) {
                None => self.refuse(no_board(board), actions),
                Some(line) => {
                    self.go(board);
                    self.forget();
                    let told =
                        format!("{}, {}", line.called(scene.words), line.status(scene.words));
                    actions.push(UiMessage::Say(Manner::Polite, told));
                }
            },
            Some(ResultInput::Result(board, result)) => {
                let unmeant = match board {
                    None => self.unmeant(scene, table, (at, result)),
                    Some(_) => None,
                };
                if let Some(why) = unmeant {
                    return self.refuse(why, actions);
                }
                let board = board.unwrap_or(at);
                self.enter(scene, (round, table), (board, result, ""), actions);
            }
        }
    }

    /// What cannot be done is told at the field, which keeps what was typed.
    fn refuse(&mut self, why: String, actions: &mut Actions) {
        // It describes the field: a screen reader reads that, unless it stood there already.
        actions.push(match self.fault.as_ref() == Some(&why) {
            true => UiMessage::Say(Manner::Assertive, why.clone()),
            false => UiMessage::Hear(Audience::Fault, why.clone()),
        });
        self.focus = true;
        self.refused.clone_from(&self.text);
        self.fault = Some(why);
    }

    /// Asks the desk for a result, or first for its reason.
    fn enter(
        &mut self,
        scene: &Scene<'_>,
        (round, table): (u8, &Table),
        (board, result, reason): (BoardNo, PairingResult, &str),
        actions: &mut Actions,
    ) {
        let reason = reason.trim().to_owned();
        let what = ContestCommand::EnterResult { round: Some(round), board, result, reason };
        let events = match comes(scene, what.clone()) {
            Err(Refusal::Contest(ContestRefusal::ReasonMissing(_))) => {
                self.at = Some(board);
                self.fault = None;
                let (reason, fault) = (String::new(), None);
                let odd = odd(scene, (round, board, result));
                let question = Question { board, result, reason, fault, odd };
                let asked = [asked_why(scene, &question, table)].into_iter();
                let told = asked.chain(question.odd.iter().cloned()).collect::<Vec<_>>().join(" ");
                actions.push(UiMessage::Say(Manner::Assertive, told));
                self.question = Some(question);
                return;
            }
            Err(why) => return self.refuse(scene.words.tell(&why), actions),
            Ok(events) => events,
        };
        if events.is_empty() {
            let told = scene.say_with("tournament-round-as-known", &[("board", board.0.into())]);
            let told = [told].into_iter().chain(next_words(scene, table, board));
            let told = told.collect::<Vec<_>>().join(". ");
            actions.push(UiMessage::Say(Manner::Polite, told));
        } else {
            self.asked.retain(|one| one.board != board);
            self.asked.extend(ResultRequest::of(&what));
            actions.command(Command::Contest { what });
        }
        self.forget();
        self.question = None;
        self.focus = true;
        let next = self.next(table, board);
        let was_open = table.line(board).is_some_and(BoardRow::is_open);
        let is_last = next.is_none() && (was_open || self.finished == Some(board));
        self.finished = is_last.then_some(board);
        self.went_back = None;
        self.at = next.or(Some(board));
    }

    /// A result that was asked for is told once it is recorded, with the board that comes next.
    pub(super) fn tell_recorded(
        &mut self,
        scene: &Scene<'_>,
        table: &Table,
        actions: &mut Actions,
    ) {
        let hall = &scene.snap.hall;
        let Some(last) = self.asked.last().cloned() else { return };
        let boards = hall.pairing_boards();
        let is_recorded = |one: &ResultRequest| {
            let bout = hall.contest.bout(one.round, one.board);
            bout.and_then(|bout| bout.result(&boards)) == Some(one.result)
        };
        self.asked.retain(|one| !is_recorded(one));
        if !is_recorded(&last) {
            return;
        }
        match next_words(scene, table, last.board) {
            // The result itself is told by the window. The board that comes next describes the field, too, but
            // the keyboard stays there, and no screen reader looks at it again.
            Some(next) => actions.hear(Audience::All, next),
            // Who corrects a round that is over is told nothing of closing it.
            None if Next::of(hall) != Next::Close(last.round) => {}
            None => actions.push(UiMessage::TellNext(scene.say("tournament-round-all-in-next"))),
        }
    }

    /// Why another result is entered than is known, or one of a round that is over.
    fn question_ui(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        (round, table): (u8, &Table),
        actions: &mut Actions,
    ) {
        let by_key = std::mem::take(&mut self.record);
        let Some(question) = &mut self.question else { return };
        let (board, result) = (question.board, question.result);
        let asked = asked_why(scene, question, table);
        let over =
            table.stage == Some(Stage::Closed) || round < scene.snap.hall.contest.published();
        let (mut done, mut cancelled) = (false, false);
        tinted(ui, Tone::Warn, |ui| {
            ui.label(Text::Body.rich(&asked));
            for odd in &question.odd {
                ui.label(Text::Strong.rich(odd));
            }
            if over && question.odd.is_empty() {
                let article = scene.snap.hall.contest.handling().corrections.to_string();
                let article = [("article", article.into())];
                soft(ui, scene.say_with("tournament-round-later-stay", &article));
            }
            let (label, example) = (scene.say("app-reason"), scene.say("app-reason-example"));
            let fault = question.fault.as_deref();
            let labels = FieldLabels { label: &label, example: &example, fault };
            let response = field_known(ui, labels, &mut question.reason, reason_id());
            let lost = response.lost_focus();
            let key = |key| ui.input(|input| input.key_pressed(key));
            done = by_key || lost && key(Key::Enter);
            cancelled = lost && key(Key::Escape);
            ui.horizontal_wrapped(|ui| {
                let record = button(ui, Weight::Primary, &scene.say("app-record"), Some("⏎"));
                let cancel = button(ui, Weight::Plain, &scene.say("app-cancel"), Some("Esc"));
                done |= record.clicked();
                cancelled |= cancel.clicked();
            });
            if response.changed() {
                question.fault = None;
            }
        });
        if cancelled {
            self.question = None;
            self.focus = true;
        } else if done && !question.reason.chars().any(char::is_alphabetic) {
            // A result that is typed in haste comes here, and says nothing of why.
            let why = scene.say(match question.reason.trim().is_empty() {
                true => "app-reason-missing",
                false => "tournament-round-reason-in-words",
            });
            actions.push(UiMessage::Say(Manner::Assertive, why.clone()));
            question.fault = Some(why);
            ui.memory_mut(|memory| memory.request_focus(reason_id()));
            focus::select_all(ui.ctx(), reason_id(), &question.reason);
        } else if done {
            let reason = question.reason.clone();
            self.enter(scene, (round, table), (board, result, &reason), actions);
        } else if !ui.memory(|memory| memory.has_focus(reason_id())) && question.reason.is_empty() {
            let free = ui.memory(|memory| memory.focused().is_none_or(|id| id == field_id()));
            if free && focus::can_come(ui) {
                ui.memory_mut(|memory| memory.request_focus(reason_id()));
            }
        }
    }
}

/// What a result changes about who goes on, where a later match is paired by the one before.
fn odd(scene: &Scene<'_>, instead: (u8, BoardNo, PairingResult)) -> Vec<String> {
    let hall = &scene.snap.hall;
    let boards = hall.pairing_boards();
    let known = hall.contest.odd_matches(&boards, None);
    let mut new = hall.contest.odd_matches(&boards, Some(instead));
    new.retain(|one| !known.contains(one));
    let Some(course) = hall.contest.bracket(&boards).filter(|_| !new.is_empty()) else {
        return Vec::new();
    };
    let record = hall.tournament().record;
    let text = BracketText { course: &course, record: &record, words: scene.words };
    let told = new.iter().map(|odd| {
        let what = ("what", text.odd_told(odd).into());
        let args = [what, ("article", PLAY_OFFS.to_string().into())];
        scene.say_with("tournament-round-odd", &args)
    });
    told.collect()
}

/// “Board 3 has 1–0. Why is it 0–1?”
fn asked_why(scene: &Scene<'_>, question: &Question, table: &Table) -> String {
    let known = match table.line(question.board).map(|line| line.state) {
        Some(State::Known(result)) => scene.words.tell(&result),
        _ => "none".to_owned(),
    };
    let args = [
        ("board", question.board.0.into()),
        ("known", known.into()),
        ("result", scene.words.tell(&question.result).into()),
    ];
    scene.say_with("tournament-round-why", &args)
}

/// All results with the signs by which they are typed; returns the one that is chosen.
fn all_ui(ui: &mut Ui, scene: &Scene<'_>) -> Option<PairingResult> {
    let label = scene.say("tournament-round-all");
    let list = ComboBox::from_id_salt("results").selected_text(Text::Body.rich(&label));
    let width = scale(ui.ctx()).of(190.0).min(ui.available_width());
    let mut chosen = None;
    let shown = list.width(width).height(420.0).show_ui(ui, |ui| {
        for (sign, result) in PairingResult::SIGNS {
            let args = [("sign", sign.into()), ("result", scene.words.tell(&result).into())];
            let told = scene.say_with("tournament-round-sign", &args);
            let told = format!("{told}{}", meaning(scene, result));
            if ui.selectable_label(false, Text::Body.rich(told)).clicked() {
                chosen = Some(result);
            }
        }
    });
    open_by_arrow(ui, &shown.response);
    name_list(ui, &shown.response, &label, &label);
    chosen
}

/// What a sign means that does not say so itself.
fn meaning(scene: &Scene<'_>, result: PairingResult) -> String {
    let id = match result {
        PairingResult::ForfeitForWhite => "tournament-round-black-absent",
        PairingResult::ForfeitForBlack => "tournament-round-white-absent",
        PairingResult::ForfeitOfBoth => "tournament-round-both-absent",
        _ => return String::new(),
    };
    format!(": {}", scene.say(id))
}

/// What was entered for a board: who, when, why; what the record of the game had.
fn history_ui(ui: &mut Ui, scene: &Scene<'_>, round: u8, board: BoardNo) {
    let Some(bout) = scene.snap.hall.contest.bout(round, board) else { return };
    for entered in &bout.entered {
        soft(ui, told(scene, entered));
    }
}

/// “0–1 entered by arbiter (desk 1), 2026-11-23 15:02: the sheet was read wrongly. The game’s record had 1–0”
fn told(scene: &Scene<'_>, entered: &EnteredResult) -> String {
    let other = entered.against.filter(|shown| !entered.result.is_only_unrated(*shown));
    let against = other.map(|shown| scene.words.tell(&shown));
    let none = || "none".to_owned();
    let args = [
        ("result", scene.words.tell(&entered.result).into()),
        ("who", entered.who.station.clone().into()),
        ("when", moment(&entered.wall).into()),
        (
            "reason",
            Some(entered.reason.clone()).filter(|it| !it.is_empty()).unwrap_or_else(none).into(),
        ),
        ("against", against.unwrap_or_else(none).into()),
        ("undone", if entered.undone { "yes" } else { "no" }.into()),
    ];
    scene.say_with("tournament-round-entered", &args)
}

/// Day and minute of a moment as the journal has it.
fn moment(wall: &str) -> String {
    let text: String = wall.chars().take(16).collect();
    text.replace('T', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_a_result_and_both_are_told_from_one_another() {
        let of = |text| PairingResult::read(text).unwrap();
        let here = |text| Some(ResultInput::Result(None, of(text)));
        let at = |board, text| Some(ResultInput::Result(Some(BoardNo(board)), of(text)));
        for (text, typed) in [
            ("1", here("1")),
            (" = ", here("=")),
            ("0", here("0")),
            ("1-0", here("1")),
            ("+", here("+-")),
            ("-", here("-+")),
            ("+-", here("+-")),
            ("/", here("=")),
            ("=-0", here("½-0")),
            ("1u", here("1u")),
            ("17", Some(ResultInput::Board(BoardNo(17)))),
            ("10", Some(ResultInput::Board(BoardNo(10)))),
            ("17 1", at(17, "1")),
            ("17:1-0", at(17, "1")),
            ("17=", at(17, "=")),
            ("17+", at(17, "+-")),
            ("17 0-0u", at(17, "0-0u")),
            ("17½-0", at(17, "½-0")),
            ("", None),
            ("x", None),
            ("17x", None),
            ("99999 1", None),
        ] {
            assert_eq!(read(text), typed, "{text}");
        }
    }
}
