//! The Board: one game with its position, dual clock, score and table. What belongs to a part lies
//! in its file; here is how the parts stand together, and what the screen remembers.

pub mod look;
pub mod reading;
pub mod explore;
pub mod typed_at_squares;
pub mod list;
pub mod held;
pub mod haste;
pub mod entry;
pub mod position;
pub mod press;
pub mod clocks;
pub mod clock_graph;
pub mod correction;
pub mod score;
pub mod damage;
pub mod missing;
pub mod table;
pub mod table_clock;
pub mod large;
mod sight;

use egui::{ComboBox, Context, Key, Modifiers, Rect, ScrollArea, Ui, vec2};

use crate::actions::{Action, Actions, UiMessage};
use crate::icons::{self, Pen};
use crate::phrases;
use crate::scene::Scene;
use crate::screens::board::entry::MoveInput;
use crate::screens::board::held::joined;
use crate::screens::board::look::ShownGame;
use crate::screens::board::sight::{
    KeepInSight, KeyboardPart, ScrollGoal, Sight, around_the_focused, lower_part,
};
use crate::screens::view::View;
use crate::shell::action_button;
use crate::tokens::{self, Text, scale, space};
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge, badge_with};
use crate::widgets::button::Weight;
use crate::widgets::columns::{column, columns};
use crate::widgets::focus;
use crate::widgets::pick::name_list;
use crate::widgets::said;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;
use jadoube_core::hall::games::HallGame;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess;
use jadoube_laws::claims::claimable::{Claimable, claimable};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, GameNo};

/// Which screen is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InSight {
    /// That of a board.
    Board,
    /// That of a board, and its field for moves is not in sight: a dialog is before it, or the past is shown.
    Covered,
    /// Another one.
    Other,
}

/// What the screen remembers.
#[derive(Debug, Default)]
pub struct BoardScreen {
    /// The board, and the game that has left it and is looked at.
    of: Option<(BoardNo, Option<GameNo>)>,
    /// A game that shall be looked at on its board although another is there now.
    pub chosen: Option<GameNo>,
    /// The picture of the board, and the field for moves and questions.
    pub input: MoveInput,
    /// Which earlier moment is shown.
    pub look: look::Look,
    score: score::RenderedMoves,
    graph: clock_graph::ClockGraphState,
    /// The half-move under the pointer, in the score or in the graph.
    pointed: Option<usize>,
    /// The claims, and the record (its length, its last moment) for which they were found.
    claims: (Option<(usize, Option<Moment>)>, Vec<Claimable>),
    plies: usize,
    /// What comes into sight by itself.
    sight: KeepInSight,
}

impl BoardScreen {
    /// Turns the picture round.
    pub const fn turn(&mut self) {
        self.input.bottom = self.input.bottom.other();
    }

    /// What stands in the field for moves of the game at a board, and was not entered.
    #[must_use]
    pub fn typed(&self, board: BoardNo) -> Option<&str> {
        let text = self.input.entry.unentered()?;
        (self.of == Some((board, None))).then_some(text)
    }

    /// Enters what was typed while a move was under way, once that is recorded: one text with each pass. Where the
    /// board is not in sight nothing is asked about it.
    pub fn enter_held(&mut self, scene: &Scene<'_>, sight: InSight, actions: &mut Actions) {
        let of = self.of_present();
        let Some((board, typed)) = self.input.held.next(self.confirming()) else { return };
        let found = scene.snap.hall.at_board.get(&board);
        let found = found.and_then(|no| Some((*no, scene.snap.hall.games.get(no)?)));
        // With its game the record has gone in which it would stand.
        let Some((no, one)) = found else { return };
        let (present, at) = (one.game.as_ref(), scene.now_at(board));
        let shown = ShownGame { no, board, present, game: present, at, past: false };
        if sight != InSight::Other && of == Some(board) {
            // Who sees it at the field does not need it once more among the messages.
            let refuse: fn(String) -> UiMessage = match sight {
                InSight::Board => |text| UiMessage::Say(Manner::Assertive, text),
                InSight::Covered | InSight::Other => UiMessage::Refuse,
            };
            entry::enter_held(scene, &mut self.input, shown, (typed, refuse), actions);
        } else {
            entry::enter_unseen(scene, &mut self.input.held, shown, typed, actions);
        }
    }

    /// Whether something that was typed is still to be entered before a key acts: it is under way, or comes with
    /// this pass. A move that waits to be confirmed waits for its key.
    #[must_use]
    pub fn enters_first(&self, board: BoardNo, is_waiting: bool) -> bool {
        let held = &self.input.held;
        held.is_under_way(board) && (is_waiting || held.is_due(self.confirming()))
    }

    /// The board whose game is typed into, as it stands now.
    fn of_present(&self) -> Option<BoardNo> {
        self.of.and_then(|(board, earlier)| earlier.is_none().then_some(board))
    }

    /// The board at which a move waits to be confirmed.
    fn confirming(&self) -> Option<BoardNo> {
        self.of_present().filter(|_| self.input.entry.pending.is_some())
    }

    /// Why a move was refused at a board, with what was typed there and is not recorded; that stands in the field
    /// again, where that is the one of this board.
    pub fn give_back(&mut self, words: &Catalogue, board: BoardNo, why: String) -> String {
        if self.of == Some((board, None)) {
            return match self.input.give_back(board, None) {
                Some(back) => back.told(words, why),
                None => why,
            };
        }
        let back = self.input.held.take_back(board);
        if back.is_empty() {
            return why;
        }
        let args = [("why", why.into()), ("moves", joined(&back).into())];
        words.say_with("board-held-not-entered", &args)
    }

    /// What comes into sight in this pass, where the board stands at the top of its column; with `stirred`
    /// something around it has moved.
    fn goal(
        &mut self,
        ui: &Ui,
        shown: ShownGame<'_>,
        column: Rect,
        below: &Below,
        stirred: bool,
    ) -> Option<ScrollGoal> {
        let now = Sight {
            game: shown.no,
            position: (shown.game.plies.len(), shown.past),
            keyboard: self.keyboard(ui, column, below),
            cursor: self.input.widget.cursor,
            fault: self.input.entry.is_wrong(),
            height: ui.clip_rect().height().round() as i32,
            pass: ui.ctx().cumulative_pass_nr(),
        };
        self.sight.goal(ui, now, stirred || below.reveals)
    }

    /// Where the keyboard is.
    fn keyboard(&self, ui: &Ui, column: Rect, below: &Below) -> KeyboardPart {
        if self.input.at_squares {
            return KeyboardPart::Squares;
        }
        let focused = ui.memory(|memory| memory.focused());
        if focused == Some(entry::field_id()) {
            return KeyboardPart::Field;
        }
        match focused.and_then(|id| ui.ctx().read_response(id)) {
            Some(at)
                if at.layer_id != ui.layer_id()
                    || !column.x_range().contains(at.rect.center().x) =>
            {
                KeyboardPart::Elsewhere
            }
            Some(at) if at.rect.top() > below.field => KeyboardPart::Below,
            Some(at) if at.rect.bottom() < column.top() => KeyboardPart::Above,
            Some(_) | None => KeyboardPart::Elsewhere,
        }
    }

    /// Notices that another game, or another position, is on the board.
    fn follow(&mut self, scene: &Scene<'_>, no: GameNo, one: &HallGame) {
        let (game, of) = (&one.game, Some((one.board, scene.earlier)));
        if self.of != of {
            let typing = self.input.entry.focus;
            let explore = std::mem::take(&mut self.input.explore);
            // What was typed at the board before is entered there.
            let held = std::mem::take(&mut self.input.held);
            let bottom = self.input.bottom;
            let input = MoveInput { bottom, explore, held, ..MoveInput::default() };
            *self = Self { of, chosen: scene.earlier, input, ..Self::default() };
            self.input.explore.forget_answer();
            self.input.entry.focus = typing;
            if !typing {
                self.input.widget.take_focus();
            }
        }
        if self.plies != game.plies.len() {
            let new = self.plies.min(game.plies.len().saturating_sub(1));
            self.plies = game.plies.len();
            self.input.widget.release();
            self.input.attempt = None;
            self.input.entry.follow(game.plies.iter().skip(new).map(|ply| &ply.uci));
            self.input.explore.forget_answer();
        }
        self.look.follow(scene, no);
        let now = (game.plies.len(), game.plies.last().map(|ply| ply.at));
        if self.claims.0 != Some(now) || game.outcome().is_some() {
            self.claims = (Some(now), claimable(game, scene.snap.edition));
        }
    }
}

impl View for BoardScreen {
    fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        show(ui, scene, self, actions);
    }

    fn take_focus(&mut self) {
        self.input.widget.take_focus();
    }

    fn icon(&self, pen: &Pen<'_>) {
        icons::board(pen);
    }

    fn is_of_a_board(&self) -> bool {
        true
    }

    fn start_over(&mut self) {
        *self = Self::default();
    }

    /// Space presses the clock and Escape ends the look back, unless something has the focus that
    /// wants them. What confirms a move of the electronic board enters the one that stands typed where that shows none.
    fn keys(&mut self, ctx: &Context, scene: &Scene<'_>, actions: &mut Actions) {
        let free = ctx.memory(|memory| memory.focused().is_none());
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if free && pressed(Key::Space) && Action::PressClock.is_available(scene) {
            actions.run(Action::PressClock);
        }
        let away = self.look.is_past() || scene.earlier.is_some();
        if away && !ctx.text_edit_focused() && pressed(Key::Escape) {
            actions.run(Action::LookAtPresent);
        }
        let typed = !self.input.entry.text.trim().is_empty()
            && ctx.memory(|memory| memory.has_focus(entry::field_id()));
        if typed && !Action::ConfirmMove.is_available(scene) {
            entry::enter_with_ctrl(ctx);
        }
    }
}

fn show(ui: &mut Ui, scene: &Scene<'_>, state: &mut BoardScreen, actions: &mut Actions) {
    let Some((no, one)) = scene.looked_at() else {
        nothing(ui, scene, actions);
        return;
    };
    state.follow(scene, no, one);
    let past = state.look.game(scene, no);
    let (board, present) = (one.board, one.game.as_ref());
    let shown = match &past {
        Some((game, at)) => ShownGame { no, board, present, game, at: *at, past: true },
        None => {
            let past = scene.is_only_read();
            ShownGame { no, board, present, game: present, at: scene.now_at(board), past }
        }
    };
    let area = ScrollArea::vertical().id_salt("game").auto_shrink([false, false]).animated(false);
    if scene.prefs.large_board {
        area.show(ui, |ui| {
            large::show(ui, scene, &mut state.input, &mut state.look, shown, actions);
        });
        return;
    }
    if state.input.tell_square.is_some() {
        state.sight.want_squares();
    }
    let wide = 860.0 * scale(ui.ctx()).spread(1.15);
    if tokens::is_tight(ui.ctx()) && ui.available_width() < wide {
        times_ui(ui, scene, shown);
    }
    area.show(ui, |ui| {
        focus::following_out(ui, |ui| {
            let room = vec2(ui.available_width(), ui.clip_rect().height());
            if room.x >= wide {
                beside(ui, scene, state, shown, room, actions);
            } else {
                stacked(ui, scene, state, shown, room, actions);
            }
        });
    });
}

/// What stands where there is no game yet.
pub(super) fn nothing(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    ui.add_space(space::XL * 3.0);
    ui.vertical_centered(|ui| {
        let none = scene.say("board-none");
        said::page(ui.ctx(), &none, &none);
        ui.label(Text::Heading.rich(none));
        ui.label(Text::Body.rich(scene.say("board-none-what")));
        ui.add_space(space::M);
        focus::begin_at(&action_button(ui, scene, Action::SetUp, Weight::Primary, actions));
        action_button(ui, scene, Action::ShowHall, Weight::Plain, actions);
    });
}

/// Both times and the last move, before them the result or that both clocks are stopped, in a text that does not scroll: with the largest text the clock has no place in
/// sight with the names of the players, nor with the field for moves, and the score has none with the board. Screen
/// readers are told of the clock and of the score themselves.
fn times_ui(ui: &mut Ui, scene: &Scene<'_>, shown: ShownGame<'_>) {
    let view = phrases::clock_in(scene, shown.game, shown.at);
    let of = |side| {
        let running = view.running == Some(side) && !shown.past;
        let mark = if running { " ▶" } else { "" };
        format!("{} {}{mark}", chess::side(scene.words, side), view.figures(side))
    };
    let result = shown.game.outcome().map(|outcome| outcome.score.sign().to_owned());
    let told = result.into_iter().chain(Side::BOTH.map(of)).chain(phrases::last_move(shown.game));
    let told = told.collect::<Vec<_>>().join(" · ");
    let stands = view.known && view.running.is_none() && shown.game.is_playing() && !shown.past;
    let mark = if stands { "▮▮ " } else { "" };
    let label = ui.label(Text::Caption.rich(format!("{mark}{told}")));
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_hidden());
}

/// How much room the parts of the left column took in the pass before, beside the board.
#[derive(Debug, Clone, Copy)]
struct Around {
    /// All of them.
    all: f32,
    /// What stands above the board.
    above: f32,
    /// The field below it, with the room for what is answered.
    field: f32,
    /// The field alone.
    field_alone: f32,
}

impl Around {
    /// Before anything was drawn.
    const USUAL: Self = Self { all: 110.0, above: 0.0, field: 0.0, field_alone: 0.0 };

    /// How much of it is in sight with the board while a move is typed: when the game has ended, its result
    /// and no room for answers.
    fn while_typing(self, has_ended: bool) -> f32 {
        if has_ended { self.above + self.field_alone } else { self.field }
    }

    fn differs(self, other: Self) -> bool {
        let pairs = [(self.all, other.all), (self.above, other.above), (self.field, other.field)];
        pairs.iter().any(|(one, other)| (one - other).abs() > 1.0)
    }
}

/// What stands below the board.
struct Below {
    /// How much more room than is kept for it it took.
    more: f32,
    /// Where the field ends.
    field: f32,
    /// The same with the room that is kept for what is answered, and given to what is wrong with a move.
    bottom: f32,
    /// Where what is answered ends.
    answered: f32,
    /// Whether what is wrong with a typed move has just been told.
    reveals: bool,
}

impl Below {
    /// Where that ends which is in sight while a move is typed; beyond `least` only what is wrong with one.
    fn of_typing(&self, state: &BoardScreen, least: f32) -> f32 {
        if state.input.entry.is_wrong() { self.answered.max(least) } else { least }
    }
}

/// A column that is lower than this, in points of the usual text, begins with what is urgent.
const LOW: f32 = 340.0;

/// The board is never smaller than this part of the width of the screen.
const LEAST: f32 = 0.2;

/// Where nothing stands beside it, it is never smaller than this, in points of the usual text.
const LEAST_ALONE: f32 = 130.0;

/// One part below the other, where there is no room beside the board.
fn stacked(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut BoardScreen,
    shown: ShownGame<'_>,
    room: egui::Vec2,
    actions: &mut Actions,
) {
    let key = ui.scope_id().with("field below the board");
    let field = ui.data(|data| data.get_temp::<f32>(key)).unwrap_or_default();
    head(ui, scene, shown, state.claims.1.len(), |ui| {
        games_ui(ui, scene, shown, actions);
    });
    // It stays whole in sight above the field in which a move is typed.
    let whole = (room.y - field - space::S).min(room.y * 0.95);
    let side = whole.max(scale(ui.ctx()).of(LEAST_ALONE)).min(room.x - space::S);
    clocks_ui(ui, scene, state, shown, actions);
    let top = ui.cursor().top();
    // Where the board is not whole in sight with the field, what is wrong with a move is read whole instead.
    let height = (side <= whole).then_some(room.y);
    let below = left(ui, scene, state, shown, (side, height), actions);
    let now = below.field - top - side;
    let moved = (now - field).abs() > 1.0;
    let all = ui.min_rect();
    let column = all.with_min_y(top);
    let board = column.with_max_y(top + side);
    // The clocks stand above the board and scroll with it: they give way only to the keyboard.
    let sought = match state.goal(ui, shown, column, &below, moved) {
        Some(ScrollGoal::Top | ScrollGoal::Head) => Some(all.with_max_y(all.top() + 1.0)),
        Some(ScrollGoal::Squares) if side + space::S <= room.y => Some(board),
        Some(ScrollGoal::Squares | ScrollGoal::Square) => around_the_focused(ui),
        Some(ScrollGoal::Field) => {
            let bottom = below.of_typing(state, below.field);
            Some(lower_part(column.with_max_y(bottom), room.y - 2.0 * space::S))
        }
        Some(ScrollGoal::Position) | None => None,
    };
    if let Some(sought) = sought {
        ui.scroll_to_rect(sought, None);
    }
    if moved {
        ui.data_mut(|data| data.insert_temp(key, now));
        ui.ctx().request_discard("the board makes room for the field");
    }
    below_clocks(ui, scene, state, shown, room.y, actions);
}

fn beside(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut BoardScreen,
    shown: ShownGame<'_>,
    room: egui::Vec2,
    actions: &mut Actions,
) {
    let key = ui.scope_id().with("around the board");
    let around = ui.data(|data| data.get_temp::<Around>(key)).unwrap_or(Around::USUAL);
    let width = (room.y - around.all - space::S).min(room.x * 0.47).max(room.x * 0.36);
    // It stays whole in sight: below what stands above it, and above the field in which a move is typed.
    let has_ended = shown.present.outcome().is_some();
    let whole = room.y - around.above.max(around.while_typing(has_ended)) - space::S;
    let side = width.min(whole.max(room.x * LEAST));
    let low = room.y < scale(ui.ctx()).of(LOW);
    columns(ui, |ui| {
        column(ui, vec2(width, room.y), |ui| {
            // What finds no room below the board scrolls with it; all else stands still.
            let area = ScrollArea::vertical().id_salt("left").max_height(room.y).animated(false);
            let measured = area.show(ui, |ui| {
                head(ui, scene, shown, state.claims.1.len(), |ui| {
                    if !low {
                        games_ui(ui, scene, shown, actions);
                    }
                });
                let top = ui.cursor().top();
                let height = Some(room.y);
                let below = left(ui, scene, state, shown, (side, height), actions);
                if low {
                    ui.horizontal_wrapped(|ui| games_ui(ui, scene, shown, actions));
                }
                let all = ui.min_rect();
                let now = Around {
                    all: all.height() - side - below.more,
                    above: top - all.top(),
                    field: below.bottom - top - side,
                    field_alone: below.field - top - side,
                };
                let column = all.with_min_y(top);
                let goal = state.goal(ui, shown, column, &below, now.differs(around));
                let (board, typing) =
                    (all.with_max_y(top + side), if has_ended { all } else { column });
                let sought = goal.and_then(|goal| {
                    sought_beside(ui, state, goal, &below, (board, typing), room.y)
                });
                if let Some(sought) = sought {
                    ui.scroll_to_rect(sought, None);
                }
                (now, goal)
            });
            let (now, goal) = measured.inner;
            if goal.is_some_and(ScrollGoal::is_with_the_keyboard) {
                // An area takes what is to come into sight for itself; what stands beside it may have
                // scrolled it away.
                let area = measured.inner_rect;
                ui.scroll_to_rect(area.with_max_y(area.top() + 1.0), None);
            }
            if now.differs(around) {
                ui.data_mut(|data| data.insert_temp(key, now));
                ui.ctx().request_discard("the board makes room");
            }
        });
        ui.add_space(space::S);
        let width = ui.available_width();
        column(ui, vec2(width, room.y), |ui| right(ui, scene, state, shown, room.y, actions));
    });
}

/// Where that lies which comes into sight in the column beside the clocks, of this height: `board` ends with the
/// board, and `typing` begins with what is in sight while a move is typed.
fn sought_beside(
    ui: &Ui,
    state: &BoardScreen,
    goal: ScrollGoal,
    below: &Below,
    (board, typing): (Rect, Rect),
    height: f32,
) -> Option<Rect> {
    let sought = match goal {
        ScrollGoal::Field => {
            // Where there is no room for what is answered the field is in sight without it.
            let fits = below.bottom - typing.top() + space::S <= height;
            let least = if fits { below.bottom } else { below.field };
            typing.with_max_y(below.of_typing(state, least))
        }
        ScrollGoal::Square => around_the_focused(ui)?,
        ScrollGoal::Top | ScrollGoal::Head | ScrollGoal::Squares | ScrollGoal::Position => board,
    };
    Some(lower_part(sought, height - 2.0 * space::S))
}

/// The pairing and what is to be known at once, with what follows it.
fn head(
    ui: &mut Ui,
    scene: &Scene<'_>,
    shown: ShownGame<'_>,
    claims: usize,
    follows: impl FnOnce(&mut Ui),
) {
    let t = tokens::of(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        let round = scene.say_with("board-round", &[("round", shown.game.setup.round.into())]);
        ui.label(Text::Caption.rich(round).color(t.ink_soft));
        let tone = if shown.game.outcome().is_some() { Tone::Good } else { Tone::Neutral };
        badge(ui, tone, &phrases::status_of(scene, shown.no, shown.game));
        if scene.earlier.is_none() {
            let concerns = phrases::concerns(scene, shown.board, shown.present, claims);
            for concern in concerns.iter().take(3) {
                badge_with(ui, concern.tone, concern.sign, &concern.text);
            }
        }
        follows(ui);
    });
}

/// The games that were played on the board, to choose which is shown: those that have left it are
/// only read.
fn games_ui(ui: &mut Ui, scene: &Scene<'_>, shown: ShownGame<'_>, actions: &mut Actions) {
    let here = |one: &&HallGame| one.board == shown.board;
    let games = &scene.snap.hall.games;
    if games.values().filter(here).count() < 2 {
        return;
    }
    let name = |no: GameNo, game: &Game| {
        let status = phrases::status_of(scene, no, game);
        format!("{} · {status}", phrases::of_round(scene, game))
    };
    let (label, now) = (scene.say("board-games"), name(shown.no, shown.present));
    let combo = ComboBox::from_id_salt("games").selected_text(Text::Body.rich(&now));
    let list = combo.height(420.0).show_ui(ui, |ui| {
        for (no, one) in games.iter().rev().filter(|(_, one)| here(one)) {
            let text = Text::Body.rich(name(*no, &one.game));
            if ui.selectable_label(*no == shown.no, text).clicked() {
                actions.push(UiMessage::ShowGame(*no));
            }
        }
    });
    focus::follow(&list.response);
    name_list(ui, &list.response, &label, &now);
}

/// The board of that side with what goes with it, in a column of that height, where it has an end.
fn left(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut BoardScreen,
    shown: ShownGame<'_>,
    (side, height): (f32, Option<f32>),
    actions: &mut Actions,
) -> Below {
    let top = ui.cursor().top();
    position::show(ui, scene, &mut state.input, shown, side, actions);
    let wide = entry::is_wide(ui);
    or_its_room(ui, "entry", !shown.past, |ui| {
        entry::show(ui, scene, &mut state.input, shown, actions);
    });
    let field = ui.cursor().top() - ui.spacing().item_spacing.y;
    // Two lines are kept for what is answered, so that nothing moves when an answer comes.
    let kept = 2.0 * ui.text_style_height(&Text::Body.style()) + space::XS;
    // What is wrong with a move takes no more than is left below board and field; with large text it has a few
    // lines all the same, where the board can be smaller by them.
    let few = height.map_or(0.0, |height| few_lines(ui, height - (field - top - side)));
    let used = ui.cursor().top() - top + space::S;
    let rest = height.map(|height| (height - used).max(kept).max(few));
    let answers = ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        ui.set_min_height(kept);
        if !shown.past {
            if let Some((from, to)) = state.input.attempt {
                position::attempt_ui(ui, scene, shown, (from, to), actions);
            }
            entry::answer_ui(ui, scene, &mut state.input, shown, rest, actions);
        }
        state.input.explore.show(ui);
    });
    let answered = answers.response.rect;
    let more = answered.height() - kept;
    let key = ui.scope_id().with("more than is kept");
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<f32>(key).unwrap_or_default();
        data.insert_temp(key, more);
        before
    });
    if more > before + 1.0 {
        ui.scroll_to_rect(answered, None);
    }
    let reveals = state.input.entry.reveals && focus::can_come(ui);
    if reveals {
        state.input.entry.reveals = false;
    }
    if !wide {
        or_its_room(ui, "buttons", !shown.past, |ui| entry::buttons(ui, scene, shown, actions));
    }
    let given = if state.input.entry.is_wrong() { more.min(few - kept).max(0.0) } else { 0.0 };
    let (bottom, answered) = (answered.top() + kept + given, answered.bottom());
    Below { more, field, bottom, answered, reveals }
}

/// The board beside the clocks is never smaller than this part of the width of its column.
const LEAST_OF_COLUMN: f32 = LEAST / 0.36;

/// How high a few lines of what is wrong with a move are with large text, where the board finds room with them in
/// this height; else nothing. With usual text there is room enough for it.
fn few_lines(ui: &Ui, height: f32) -> f32 {
    let few = 4.0 * ui.text_style_height(&Text::Caption.style()) + 1.0;
    let left = height - few - 3.0 * space::S;
    let fits = left >= ui.available_width() * LEAST_OF_COLUMN;
    if scale(ui.ctx()).is_large() && fits { few } else { 0.0 }
}

/// What is shown in the present only; in the past the room that it took, so that the board stays as it is.
fn or_its_room(ui: &mut Ui, name: &str, is_shown: bool, show: impl FnOnce(&mut Ui)) {
    let key = ui.scope_id().with(("room of", name));
    let top = ui.cursor().top();
    if is_shown {
        show(ui);
        let height = ui.cursor().top() - top;
        ui.data_mut(|data| data.insert_temp(key, height));
    } else {
        ui.add_space(ui.data(|data| data.get_temp::<f32>(key)).unwrap_or_default());
    }
}

fn right(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut BoardScreen,
    shown: ShownGame<'_>,
    height: f32,
    actions: &mut Actions,
) {
    let top = ui.cursor().top();
    clocks_ui(ui, scene, state, shown, actions);
    let used = ui.cursor().top() - top;
    below_clocks(ui, scene, state, shown, height - used, actions);
}

/// The clocks; above them, in the past, what says so.
fn clocks_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut BoardScreen,
    shown: ShownGame<'_>,
    actions: &mut Actions,
) {
    if shown.past {
        look::banner(ui, scene, &mut state.look, shown, actions);
    }
    clocks::show(ui, scene, shown, state.input.bottom, actions);
    ui.add_space(space::XS);
}

/// The score and the table, beside each other where there is room for both.
fn below_clocks(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut BoardScreen,
    shown: ShownGame<'_>,
    height: f32,
    actions: &mut Actions,
) {
    let rest = (height - space::S).max(300.0);
    let width = ui.available_width();
    let text = scale(ui.ctx());
    if width < 520.0 * text.spread(1.6) {
        let pointed = score_ui(ui, scene, state, shown, 320.0, actions);
        let graph = graph_ui(ui, scene, state, shown);
        state.pointed = pointed.or(graph);
        table::show(ui, scene, &state.claims.1, shown, actions);
        return;
    }
    columns(ui, |ui| {
        let half = (width - space::S) * 0.5;
        let size = vec2(half, rest);
        let pointed = column(ui, size, |ui| score_ui(ui, scene, state, shown, rest, actions));
        column(ui, size, |ui| {
            let area = ScrollArea::vertical().id_salt("table").max_height(rest);
            area.animated(false).auto_shrink([false, false]).show(ui, |ui| {
                let graph = graph_ui(ui, scene, state, shown);
                state.pointed = pointed.or(graph);
                table::show(ui, scene, &state.claims.1, shown, actions);
            });
        });
    });
}

/// The score; returns the half-move under the pointer.
fn score_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut BoardScreen,
    shown: ShownGame<'_>,
    height: f32,
    actions: &mut Actions,
) -> Option<usize> {
    state.score.pointed = state.pointed;
    score::show(ui, scene, &mut state.score, &mut state.look, shown, height, actions)
}

/// The graph of the clocks; returns the half-move under the pointer.
fn graph_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut BoardScreen,
    shown: ShownGame<'_>,
) -> Option<usize> {
    clock_graph::show(ui, scene, &mut state.graph, &mut state.look, shown, state.pointed)
}
