//! The field for typed moves, in any notation, announced ones too, and for questions about the
//! board. What is wrong with a text is said in words, several meanings are offered as buttons, and
//! where the person wants it so a move is said and confirmed before it counts.

use egui::text_edit::TextEditState;
use egui::{Context, Event, Id, Key, Modifiers, ScrollArea, Ui};

use crate::actions::{Action, Actions, UiMessage, key_name};
use crate::phrases::{fault_words, hindrance_words, speaker};
use crate::scene::Scene;
use crate::screens::board::explore::{self, Explore};
use crate::screens::board::haste::{RefusedText, put_caret_at_end};
use crate::screens::board::held::{HeldMove, HeldMoves, ReturnedMoves, joined};
use crate::screens::board::list::ListPlace;
use crate::screens::board::look::ShownGame;
use crate::screens::board::reading::{list_in, moves_in, read};
use crate::screens::board::typed_at_squares::TypedAtSquares;
use crate::shell::action_button;
use crate::tokens::{Text, scale, space};
use crate::widgets::announcer::Audience;
use crate::widgets::badge::Tone;
use crate::widgets::board::BoardState;
use crate::widgets::button::{Weight, button};
use crate::widgets::card::tinted;
use crate::widgets::field::{FieldLabels, fault_ui, field_alone, note_entered};
use crate::widgets::focus;
use jadoube_chess::board::explore::PlayedMove;
use jadoube_chess::board::position::{Move, Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::hindrance::Hindrance;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::notation::reading::NotationFault;
use jadoube_chess::notation::san;
use jadoube_chess::side::Side;
use jadoube_i18n::explore::request;
use jadoube_laws::game::command::{AfterMove, Command};
use jadoube_laws::game::event::Source;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// By what a move comes about on the screen, and questions about it: the picture and the field.
#[derive(Debug)]
pub struct MoveInput {
    /// The cursor and the piece in hand.
    pub widget: BoardState,
    /// Who sits at the lower edge.
    pub bottom: Side,
    /// The field for moves and questions.
    pub entry: Entry,
    /// What was typed there while a move was under way.
    pub held: HeldMoves,
    /// What was asked of the board and answered.
    pub explore: Explore,
    /// What was typed at the squares.
    pub typed_at_squares: TypedAtSquares,
    /// A move that is not legal and was tried.
    pub attempt: Option<(Square, Square)>,
    /// Whether the keyboard was at the squares in the last pass.
    pub at_squares: bool,
    /// To whom the square is told at which the keyboard stands, with the next pass.
    pub tell_square: Option<Audience>,
}

impl Default for MoveInput {
    fn default() -> Self {
        Self {
            widget: BoardState::default(),
            bottom: Side::White,
            entry: Entry::default(),
            held: HeldMoves::default(),
            explore: Explore::default(),
            typed_at_squares: TypedAtSquares::default(),
            attempt: None,
            at_squares: false,
            tell_square: None,
        }
    }
}

impl MoveInput {
    /// What was typed and is not recorded comes back into the field, before what is being typed there: all of it,
    /// where anything waited or was refused. The first of it does not fit, unless it is known which.
    pub fn give_back(&mut self, board: BoardNo, place: Option<ListPlace>) -> Option<ReturnedMoves> {
        let back = ReturnedMoves::new(&self.held.take_back(board), place)?;
        let (typed, again) = (self.entry.text.trim(), back.text.clone());
        let text = if typed.is_empty() { again.clone() } else { format!("{again} {typed}") };
        let unnoticed = Some(RefusedText::given_back(again, back.end(), !typed.is_empty()));
        let focus = self.entry.focus;
        // Whoever types on does so behind it.
        self.entry =
            Entry { text, focus, goes_on: true, is_list: true, unnoticed, ..Entry::default() };
        Some(back)
    }
}

/// What was typed so far.
#[derive(Debug, Default)]
pub struct Entry {
    /// The text.
    pub text: String,
    fault: Option<Fault>,
    /// Which move of a list that is, where it is one.
    place: Option<ListPlace>,
    /// The text that was no move when it was entered, and in which position.
    refused: Option<(String, Position)>,
    /// The text of which a move was made, until that is recorded.
    sent: Option<(String, Uci)>,
    /// Whether the keyboard shall come here.
    pub focus: bool,
    /// Whether what is wrong has just been told, and must come into view.
    pub reveals: bool,
    /// The move that was said and waits to be confirmed.
    pub pending: Option<Pending>,
    /// Whether what is typed now comes behind what stands there.
    goes_on: bool,
    /// What was refused, as long as what is typed is no move by itself.
    unnoticed: Option<RefusedText>,
    /// Whether moves stand there one behind the other that were not entered, until the field is empty.
    is_list: bool,
}

impl Entry {
    /// Takes the text out, so that it waits for the move that is under way; with it that of this move, where it
    /// was typed.
    fn take(&mut self) -> (Option<String>, String) {
        let text = std::mem::take(&mut self.text).trim().to_owned();
        let sent = self.sent.take().map(|(text, _)| text.trim().to_owned());
        (self.fault, self.refused) = (None, None);
        (sent.filter(|sent| !sent.is_empty()), text)
    }

    /// What is typed and was not entered; of what was, it is known what is wrong.
    #[must_use]
    pub fn unentered(&self) -> Option<&str> {
        let known = self.refused.as_ref().map(|(text, _)| text.as_str());
        let is_new = |text: &&str| !text.is_empty() && self.fault.is_none() && known != Some(*text);
        Some(self.text.trim()).filter(is_new)
    }

    /// What was wrong with a move in another position is not told of this one.
    fn forget_fault_of_another(&mut self, now: &Position) {
        let is_other = self.refused.as_ref().is_some_and(|(_, position)| position != now);
        if is_other && matches!(self.fault, Some(Fault::Move(..))) {
            self.fault = None;
        }
    }

    /// Tells from now on what is wrong with a text; that in words, and who does not know it yet.
    fn note_fault(
        &mut self,
        scene: &Scene<'_>,
        (text, position): (String, &Position),
        (wrong, place): (Fault, Option<ListPlace>),
    ) -> (Audience, String) {
        if matches!(wrong, Fault::Move(..)) {
            self.refused = Some((text, position.clone()));
        }
        let words = told(scene, &wrong, place.as_ref());
        // Where the same is wrong once more, nothing changes at the field that would be read.
        let is_new = self.fault.is_none();
        (self.fault, self.place) = (Some(wrong), place);
        self.reveals = true;
        (if is_new { Audience::Fault } else { Audience::All }, words)
    }

    /// What is wrong with what was typed, in words.
    fn fault_words(&self, scene: &Scene<'_>) -> Option<String> {
        self.fault.as_ref().map(|fault| told(scene, fault, self.place.as_ref()))
    }

    /// Whether it is told what is wrong with what was typed.
    #[must_use]
    pub const fn is_wrong(&self) -> bool {
        self.fault.is_some()
    }

    /// The text is entered from elsewhere as this move: once that is recorded, it has done its work.
    pub fn send(&mut self, uci: &Uci) {
        self.sent = Some((self.text.clone(), uci.clone()));
    }

    /// Whether a move was made of the text, and it is not known yet whether that is recorded.
    #[must_use]
    pub fn is_sent(&self) -> bool {
        self.sent.as_ref().is_some_and(|(text, _)| *text == self.text)
    }

    /// Whether the move that was made of the text is the last one of the record: the text has done its work.
    #[must_use]
    pub fn is_recorded(&self, last: Option<&Uci>) -> bool {
        let sent = self.sent.as_ref().map(|(_, uci)| uci);
        self.is_sent() && sent == last
    }

    /// The record was changed, and these are its new moves: the text of which one was made has done its work. That
    /// need not be the last: behind missing moves comes what was played on.
    pub fn follow<'a>(&mut self, mut new: impl Iterator<Item = &'a Uci>) {
        self.pending = None;
        let sent = self.sent.take().filter(|(text, _)| *text == self.text);
        if sent.is_some_and(|(_, uci)| new.any(|one| *one == uci)) {
            self.text.clear();
        }
    }
}

/// By what the field is known.
#[must_use]
pub fn field_id() -> Id {
    Id::unique("typed-move")
}

/// Ctrl and Enter enter what stands in the field as Enter alone does.
pub fn enter_with_ctrl(ctx: &Context) {
    ctx.input_mut(|input| {
        for event in &mut input.events {
            if let Event::Key { key: Key::Enter, pressed: true, modifiers, .. } = event
                && modifiers.matches_exact(Modifiers::COMMAND)
            {
                *modifiers = Modifiers::NONE;
            }
        }
    });
}

/// What is wrong with what was typed.
#[derive(Debug)]
enum Fault {
    Move(NotationFault, Option<Hindrance>),
    /// It is marked as a question and is none.
    Question(String),
}

impl Fault {
    fn words(&self, scene: &Scene<'_>) -> String {
        match self {
            Self::Move(fault, None) => fault_words(scene, fault),
            Self::Move(fault, Some(why)) => {
                format!("{}: {}", fault_words(scene, fault), hindrance_words(scene, *why))
            }
            Self::Question(text) => explore::known(scene, "explore-unknown", text),
        }
    }
}

/// What is wrong, in words; in a list with the number of the move.
fn told(scene: &Scene<'_>, fault: &Fault, place: Option<&ListPlace>) -> String {
    let why = fault.words(scene);
    match place {
        Some(place) => place.told(scene.words, why),
        None => why,
    }
}

/// A move that somebody wants to enter.
#[derive(Debug, Clone, Copy)]
pub struct Proposal {
    m: Move,
    draw_offered: bool,
    from: Origin,
}

impl Proposal {
    /// A move picked on the board.
    #[must_use]
    pub const fn at_the_board(m: Move) -> Self {
        Self { m, draw_offered: false, from: Origin::Board }
    }
}

/// Where a move was entered: the keyboard goes back there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Origin {
    Board,
    Field,
}

/// A move that was said and does not count yet.
#[derive(Debug)]
pub struct Pending {
    proposal: Proposal,
    /// The move in words.
    said: String,
    /// Whether the keyboard has come to its buttons.
    reached: bool,
}

/// What the program's clock does after a move entered by hand.
#[must_use]
pub const fn after_move(scene: &Scene<'_>) -> AfterMove {
    if scene.prefs.press_with_move { AfterMove::Press } else { AfterMove::Leave }
}

/// Plays a move, or says it and waits until it is confirmed, as the person has chosen.
pub fn propose(
    scene: &Scene<'_>,
    state: &mut MoveInput,
    shown: ShownGame<'_>,
    proposal: Proposal,
    actions: &mut Actions,
) {
    if proposal.from == Origin::Board && state.held.is_under_way(shown.board) {
        // It was picked in a position that is no more.
        let uci = shown.present.position().uci(proposal.m);
        return state.held.hold(shown.board, uci.0);
    }
    if !scene.prefs.confirm_moves {
        return play(scene, shown, proposal, actions);
    }
    let played = PlayedMove { before: shown.present.position(), m: proposal.m };
    let said = speaker(scene).played(&played);
    state.explore.hear(actions, scene.say_with("explore-pending", &[("move", (&said).into())]));
    state.entry.pending = Some(Pending { proposal, said, reached: false });
}

fn play(scene: &Scene<'_>, shown: ShownGame<'_>, proposal: Proposal, actions: &mut Actions) {
    let game = shown.present;
    if proposal.draw_offered && game.offer.is_none() {
        actions.game(shown.board, Command::OfferDraw { by: game.turn() });
    }
    let (source, after) = (Source::Arbiter, after_move(scene));
    let uci = game.position().uci(proposal.m);
    actions.game(shown.board, Command::Play { uci, source, times: None, spent: None, after });
}

/// Draws the move that waits: Enter plays it, Backspace or Escape takes it back.
fn pending_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut MoveInput,
    shown: ShownGame<'_>,
    actions: &mut Actions,
) {
    let Some(pending) = &mut state.entry.pending else { return };
    let (confirmed, dropped) = tinted(ui, Tone::Info, |ui| {
        ui.label(Text::Strong.rich(scene.say("explore-pending-title")));
        ui.horizontal_wrapped(|ui| {
            let label = scene.say_with("explore-play", &[("move", (&pending.said).into())]);
            let confirm = button(ui, Weight::Primary, &label, Some("⏎"));
            if !pending.reached && focus::can_come(ui) {
                pending.reached = true;
                confirm.request_focus();
            }
            let key = key_name(Key::Backspace.name(), scene.words);
            let drop = button(ui, Weight::Plain, &scene.say("explore-drop"), Some(&key));
            let here = confirm.has_focus() || drop.has_focus();
            let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            let key = here && (pressed(Key::Backspace) || pressed(Key::Escape));
            (confirm.clicked(), drop.clicked() || key)
        })
        .inner
    });
    if !confirmed && !dropped {
        return;
    }
    let Some(Pending { proposal, said, .. }) = state.entry.pending.take() else { return };
    if confirmed {
        play(scene, shown, proposal, actions);
    } else {
        state.entry.text.clear();
        let text = scene.say_with("explore-pending-none", &[("move", said.into())]);
        let text = match state.give_back(shown.board, None) {
            Some(back) => back.told(scene.words, text),
            None => text,
        };
        // Who has dropped it knows that.
        state.entry.unnoticed = None;
        state.explore.hear(actions, text);
    }
    match proposal.from {
        Origin::Field => state.entry.focus = true,
        Origin::Board => state.widget.take_focus(),
    }
}

/// Whether there is room for the buttons beside the field; else they stand below what is answered,
/// which belongs to the field.
#[must_use]
pub fn is_wide(ui: &Ui) -> bool {
    ui.available_width() >= scale(ui.ctx()).of(400.0)
}

/// Draws the field, with the buttons beside it where there is room.
pub fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut MoveInput,
    shown: ShownGame<'_>,
    actions: &mut Actions,
) {
    if is_wide(ui) {
        ui.horizontal_top(|ui| {
            let width = (ui.available_width() * 0.5).max(150.0);
            ui.allocate_ui(egui::vec2(width, 20.0), |ui| {
                ui.set_max_width(width);
                field_ui(ui, scene, state, shown, actions);
            });
            ui.vertical(|ui| {
                ui.add_space(ui.text_style_height(&egui::TextStyle::Small) + space::XS);
                buttons(ui, scene, shown, actions);
            });
        });
    } else {
        field_ui(ui, scene, state, shown, actions);
    }
}

/// Draws what came of the text, below the field: above it, it would take the keyboard out of it. What is wrong
/// with it takes no more than `room`, in points of height, where there is such an end.
pub fn answer_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut MoveInput,
    shown: ShownGame<'_>,
    room: Option<f32>,
    actions: &mut Actions,
) {
    if let Some(text) = state.entry.fault_words(scene) {
        match room {
            Some(room) => fault_within(ui, &text, room, state.entry.reveals),
            None => fault_ui(ui, &text),
        }
    }
    if let Some(Fault::Move(NotationFault::Ambiguous { text, moves }, _)) = &state.entry.fault {
        let (written, moves) = (text.clone(), moves.clone());
        meanings(ui, scene, state, shown, (&written, &moves), actions);
    }
    pending_ui(ui, scene, state, shown, actions);
}

/// Draws what is wrong in as many whole lines as find room: the board and the field stay where they are. What is
/// left over scrolls, also by Page Up and Page Down while the keyboard is in the field; what is told anew
/// begins at its beginning.
fn fault_within(ui: &mut Ui, text: &str, room: f32, is_new: bool) {
    let line = ui.text_style_height(&Text::Caption.style());
    let height = (room / line).floor().max(1.0) * line;
    // Of so few lines each is read.
    ui.spacing_mut().scroll.fade.strength = 0.0;
    let area = ScrollArea::vertical().id_salt("fault").animated(false);
    let area = area.max_height(height).min_scrolled_height(height);
    let area = if is_new { area.vertical_scroll_offset(0.0) } else { area };
    area.show(ui, |ui| {
        if ui.memory(|memory| memory.has_focus(field_id())) {
            let pressed = |key| {
                ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) as f32
            };
            let pages = pressed(Key::PageUp) - pressed(Key::PageDown);
            if pages != 0.0 {
                ui.scroll_with_delta(egui::vec2(0.0, pages * height));
            }
        }
        fault_ui(ui, text);
    });
}

/// Draws what can be done to the record.
pub fn buttons(ui: &mut Ui, scene: &Scene<'_>, shown: ShownGame<'_>, actions: &mut Actions) {
    ui.horizontal_wrapped(|ui| {
        if shown.present.outcome().is_some() {
            action_button(ui, scene, Action::Reopen, Weight::Plain, actions);
        }
        action_button(ui, scene, Action::TakeBack, Weight::Plain, actions);
    });
}

fn field_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut MoveInput,
    shown: ShownGame<'_>,
    actions: &mut Actions,
) {
    let entry = &mut state.entry;
    entry.forget_fault_of_another(shown.present.position());
    if let Some(one) = &mut entry.unnoticed
        && !one.follow(ui, field_id(), &mut entry.text)
    {
        entry.unnoticed = None;
    }
    let fault = entry.fault_words(scene);
    let labels = FieldLabels {
        label: &scene.say("board-type-move"),
        example: &scene.say("board-type-move-example"),
        fault: fault.as_deref(),
    };
    let response = field_alone(ui, labels, &mut entry.text, field_id());
    if entry.text.is_empty() {
        entry.is_list = false;
        forget_typed(ui.ctx(), response.id);
    }
    if entry.focus && focus::can_come(ui) {
        entry.focus = false;
        response.request_focus();
        match entry.unnoticed.as_mut().filter(|one| one.is_fresh()) {
            Some(one) => {
                put_caret_at_end(ui, response.id, &entry.text);
                // What has come back since the key of the field was not meant by it.
                if !entry.goes_on {
                    one.give_way();
                }
            }
            // What was left there gives way to what is typed now.
            None => focus::select_all(ui.ctx(), response.id, &entry.text),
        }
        note_entered(ui.ctx(), labels.label, &entry.text);
    }
    if entry.goes_on && !entry.focus {
        entry.goes_on = false;
        put_caret_at_end(ui, response.id, &entry.text);
    }
    if response.changed() {
        let is_behind = entry.unnoticed.as_mut().is_some_and(|one| one.note_typed(&entry.text));
        if !is_behind {
            (entry.fault, entry.unnoticed) = (None, None);
        }
    }
    if crate::widgets::field::entered(ui, &response) && !entry.text.trim().is_empty() {
        let now = ui.input(|input| input.time);
        if state.entry.unnoticed.is_some() {
            refuse_in_haste(scene, state, now, actions);
        } else {
            enter(scene, state, (shown, now), actions);
        }
        if state.entry.unnoticed.is_some() {
            put_caret_at_end(ui, response.id, &state.entry.text);
        } else {
            // What is not recorded stays: the next that is typed takes its place.
            focus::select_all(ui.ctx(), response.id, &state.entry.text);
        }
        if state.entry.pending.is_none() {
            response.request_focus();
        }
    }
}

/// Draws what a move can mean that was written so; in the field others may stand behind it.
fn meanings(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut MoveInput,
    shown: ShownGame<'_>,
    (written, moves): (&str, &[Uci]),
    actions: &mut Actions,
) {
    ui.horizontal_wrapped(|ui| {
        let position = shown.present.position();
        for uci in moves {
            let Ok(m) = position.read_uci(uci) else { continue };
            let response = button(ui, Weight::Plain, &san::figurine(position, m), None);
            // As every move is told: what is left out between “N” and “bd2” is not heard.
            let told = speaker(scene).played(&PlayedMove { before: position, m });
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(told));
            if response.clicked() {
                let text = std::mem::take(&mut state.entry.text);
                state.entry = Entry { focus: true, ..Entry::default() };
                match list_of(scene, position, &text).split_first() {
                    Some((first, others)) if text.trim() != written => {
                        state.held.hold_behind(shown.board, first.clone(), others);
                    }
                    _ => {
                        state.entry.sent = Some((text.clone(), uci.clone()));
                        state.entry.text = text;
                    }
                }
                let proposal = Proposal { m, draw_offered: false, from: Origin::Field };
                propose(scene, state, shown, proposal, actions);
            }
        }
    });
}

/// What was typed for a move that is made does not come back by undoing what is typed for the next one.
fn forget_typed(ctx: &Context, field: Id) {
    if let Some(mut state) = TextEditState::load(ctx, field) {
        state.clear_undoer();
        state.store(ctx, field);
    }
}

/// A question is answered, a move played or proposed; what is neither stays, with what is wrong. While a move is
/// under way it waits, and the field is free for the next.
fn enter(
    scene: &Scene<'_>,
    state: &mut MoveInput,
    (shown, now): (ShownGame<'_>, f64),
    actions: &mut Actions,
) {
    if state.held.is_under_way(shown.board) {
        let (sent, text) = state.entry.take();
        if let Some(sent) = sent {
            state.held.note_sent(shown.board, sent.into());
        }
        return state.held.hold(shown.board, text);
    }
    // What came back into the field is entered anew, or has given way.
    actions.push(UiMessage::TriedAnew);
    let text = state.entry.text.trim().to_owned();
    if let Some(asked) = request::read(scene.words.lang(), &text, state.widget.cursor) {
        state.entry = Entry::default();
        state.explore.answer(scene, shown, asked, actions);
        return;
    }
    let (meant, list, slip) = first_meaning(scene, shown.present, &text, state.entry.is_list);
    match (meant, list.split_first()) {
        (Ok(proposal), None) => {
            let uci = shown.present.position().uci(proposal.m);
            state.entry.sent = Some((state.entry.text.clone(), uci));
            propose(scene, state, shown, proposal, actions);
        }
        (Ok(proposal), Some((first, others))) => {
            state.entry = Entry::default();
            state.held.hold_behind(shown.board, first.clone(), others);
            propose(scene, state, shown, proposal, actions);
        }
        (Err(wrong), _) => {
            state.entry.is_list |= !list.is_empty();
            let (position, written) = (shown.present.position(), state.entry.text.clone());
            let place = ListPlace::of(&written, &list, slip);
            let end = place.as_ref().map(|place| place.end);
            let (ears, words) = state.entry.note_fault(scene, (text, position), (wrong, place));
            state.entry.unnoticed = Some(RefusedText::entered(written, end, now));
            state.explore.hear_fault(actions, ears, words);
        }
    }
}

/// What was typed before anybody could notice that the text before it was refused is not entered: it was meant for
/// another position. It stays behind that text; both are told.
fn refuse_in_haste(scene: &Scene<'_>, state: &mut MoveInput, now: f64, actions: &mut Actions) {
    let entry = &mut state.entry;
    let Some(refused) = &entry.unnoticed else { return };
    let (behind, whole) = (refused.behind(&entry.text), entry.text.trim());
    let moves = if behind.is_empty() { whole.to_owned() } else { behind.to_owned() };
    let words = match entry.fault_words(scene) {
        // Enter once more, and nothing behind it.
        Some(why) if behind.is_empty() => why,
        Some(why) => held_back(scene, "board-held-behind", (why, moves)),
        None => scene.say_with("board-held-still", &[("moves", moves.into())]),
    };
    entry.unnoticed = Some(refused.entered_again(entry.text.clone(), now));
    (entry.reveals, entry.is_list) = (true, true);
    state.explore.hear_fault(actions, Audience::All, words);
}

/// The same with what waited for the move before it, where its board is in sight. What is wrong stands at the field,
/// and is told by `refuse` as well.
pub fn enter_held(
    scene: &Scene<'_>,
    state: &mut MoveInput,
    shown: ShownGame<'_>,
    (one, refuse): (HeldMove, fn(String) -> UiMessage),
    actions: &mut Actions,
) {
    if let Some(asked) = request::read(scene.words.lang(), &one.text, state.widget.cursor) {
        return state.explore.answer(scene, shown, asked, actions);
    }
    let (meant, list, slip) = first_meaning(scene, shown.present, &one.text, false);
    match (meant, list.split_first()) {
        (Ok(proposal), None) => {
            state.held.note_sent(shown.board, one);
            propose(scene, state, shown, proposal, actions);
        }
        (Ok(proposal), Some((first, others))) => {
            state.held.hold_behind(shown.board, first.clone(), others);
            propose(scene, state, shown, proposal, actions);
        }
        (Err(wrong), _) => {
            let place = ListPlace::of(&one.text, &list, slip);
            state.held.note_sent(shown.board, one);
            let Some(back) = state.give_back(shown.board, place) else { return };
            let typed = (state.entry.text.clone(), shown.present.position());
            actions.push(refuse(back.told(scene.words, wrong.words(scene))));
            state.entry.note_fault(scene, typed, (wrong, back.place));
        }
    }
}

/// The same where the board is not in sight: nothing can be asked there.
pub fn enter_unseen(
    scene: &Scene<'_>,
    held: &mut HeldMoves,
    shown: ShownGame<'_>,
    one: HeldMove,
    actions: &mut Actions,
) {
    let why = match meaning(scene, shown.present, &one.text) {
        Ok(proposal) if !scene.prefs.confirm_moves => {
            held.note_sent(shown.board, one);
            return play(scene, shown, proposal, actions);
        }
        Ok(_) => scene.say("board-held-unconfirmed"),
        Err(wrong) => wrong.words(scene),
    };
    held.note_sent(shown.board, one);
    let back = joined(&held.take_back(shown.board));
    let what = held_back(scene, "board-held-not-entered", (why, back));
    let args = [("board", shown.board.0.into()), ("text", what.into())];
    actions.push(UiMessage::Refuse(scene.say_with("app-at-board", &args)));
}

/// Why moves that were typed are not entered, and which.
fn held_back(scene: &Scene<'_>, id: &str, (why, moves): (String, String)) -> String {
    scene.say_with(id, &[("why", why.into()), ("moves", moves.into())])
}

/// What a text means that may hold several moves: its first one, and where that is so all of them as they are
/// written. In a list of which a word is no move that one is what is wrong; it comes with its place. Two squares
/// behind each other are a move from one to the other that is not legal, as long as nothing was refused that stands
/// there as a list.
fn first_meaning(
    scene: &Scene<'_>,
    game: &Game,
    text: &str,
    is_list: bool,
) -> (Result<Proposal, Fault>, Vec<String>, usize) {
    let whole = meaning(scene, game, text);
    let found = match &whole {
        Err(Fault::Move(NotationFault::Unreadable { .. }, _)) => {
            list_in(game.position(), text, (scene.words.lang(), is_list))
        }
        Err(Fault::Move(NotationFault::Illegal { .. }, _)) if is_list => {
            Some((moves_in(game.position(), text, scene.words.lang()), None))
        }
        _ => None,
    };
    let (list, slip) = found.unwrap_or_default();
    let slip = slip.unwrap_or_default();
    match list.get(slip) {
        Some(&first) if list.len() > 1 => {
            let meant = meaning(scene, game, first);
            (meant, list.into_iter().map(str::to_owned).collect(), slip)
        }
        _ => (whole, Vec::new(), 0),
    }
}

/// The moves that stand in a text one behind the other.
fn list_of(scene: &Scene<'_>, position: &Position, text: &str) -> Vec<String> {
    moves_in(position, text, scene.words.lang()).into_iter().map(str::to_owned).collect()
}

/// The move that a text means in a game as it stands, or what is wrong with it.
fn meaning(scene: &Scene<'_>, game: &Game, text: &str) -> Result<Proposal, Fault> {
    if request::marked(text).is_some() {
        return Err(Fault::Question(text.to_owned()));
    }
    let (position, lang) = (game.position(), scene.words.lang());
    match read(position, text, lang) {
        Ok((m, draw_offered)) => Ok(Proposal { m, draw_offered, from: Origin::Field }),
        Err(fault) => {
            let is_illegal = matches!(fault, NotationFault::Illegal { .. });
            let letters = PieceLetters::for_language(lang.code());
            let why = Hindrance::of(position, text, letters).filter(|_| is_illegal);
            Err(Fault::Move(fault, why))
        }
    }
}
