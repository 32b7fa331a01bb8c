//! “Can mate still be given?” for a position: the answer for both sides with what it rests on. The
//! squares of a reason are marked on the board, and a line to mate can be played through there; the
//! game is not touched. The work is done on other threads, see [`MateSearch`].

use egui::{Context, Key, Modifiers, ScrollArea, Ui, vec2};

use crate::actions::{Action, Actions, UiMessage};
use crate::form::{DialogForm, Fields, Head};
use crate::scene::{Scene, Way};
use crate::screens::board::position::remark;
use crate::tokens::{self, Text, space};
use crate::widgets::announcer::Manner;
use crate::widgets::areas::legend_ui;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::board::{BoardLabels, BoardState, board_ui};
use crate::widgets::board_view::BoardView;
use crate::widgets::button::{Weight, button, button_about, button_hindered};
use crate::widgets::card::{card, soft};
use crate::widgets::dialog::Column;
use crate::widgets::move_list::{PlyView, Score, move_list_ui};
use crate::widgets::promotion::PromotionLabels;
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::san;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_chess::unwinnability::proof::{Area, Reason, Structure};
use jadoube_chess::unwinnability::{Answer, Verdict};
use jadoube_desk::mating::MateSearch;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::mate;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::mating::mate_question;
use jadoube_laws::rulings::ruling::Ruling;

/// The question about one position, and how far its answer has been looked at.
#[derive(Debug)]
pub struct MateForm {
    board: Option<BoardNo>,
    position: Position,
    asked: MateSearch,
    /// Whose evidence stands on the board.
    shown: Side,
    line: MateLine,
    widget: BoardState,
    bottom: Side,
}

/// A line to mate that is played through; without moves, the position alone.
#[derive(Debug)]
struct MateLine {
    moves: Vec<Move>,
    /// The position before the first move and after each.
    positions: Vec<Position>,
    /// How many moves have been made.
    at: usize,
}

impl MateLine {
    fn new(start: &Position, moves: Vec<Move>) -> Self {
        let mut positions = vec![start.clone()];
        for m in &moves {
            let next = positions.last().map(|position| position.after(*m));
            positions.extend(next);
        }
        Self { moves, positions, at: 0 }
    }

    fn last_move(&self) -> Option<Move> {
        self.moves.get(self.at.checked_sub(1)?).copied()
    }
}

/// A step through the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    First,
    Back,
    On,
    Last,
}

impl Step {
    const ALL: [Self; 4] = [Self::First, Self::Back, Self::On, Self::Last];

    const fn words(self) -> (&'static str, Key, &'static str) {
        match self {
            Self::First => ("mate-first", Key::Home, "Alt+Home"),
            Self::Back => ("mate-back", Key::ArrowLeft, "Alt+←"),
            Self::On => ("mate-on", Key::ArrowRight, "Alt+→"),
            Self::Last => ("mate-last", Key::End, "Alt+End"),
        }
    }

    fn from(self, at: usize, last: usize) -> usize {
        match self {
            Self::First => 0,
            Self::Back => at.saturating_sub(1),
            Self::On => (at + 1).min(last),
            Self::Last => last,
        }
    }
}

impl MateForm {
    /// Asks about a position; the answers for `side` are on the board first.
    #[must_use]
    pub fn new(ctx: &Context, board: Option<BoardNo>, position: Position, side: Side) -> Self {
        let wake = ctx.clone();
        Self {
            board,
            asked: MateSearch::new(&position, move || wake.request_repaint()),
            shown: side,
            line: MateLine::new(&position, Vec::new()),
            widget: BoardState::default(),
            bottom: Side::White,
            position,
        }
    }

    /// The same, seen as the players sit.
    #[must_use]
    pub fn turned(self, bottom: Side) -> Self {
        Self { bottom, ..self }
    }

    /// Puts the evidence of a side on the board.
    fn show(&mut self, side: Side) {
        self.shown = side;
        let moves = match self.asked.answer(side).map(|answer| &answer.verdict) {
            Some(Verdict::Winnable { line }) => line.clone(),
            _ => Vec::new(),
        };
        self.line = MateLine::new(&self.position, moves);
    }

    fn follow(&mut self, scene: &Scene<'_>, actions: &mut Actions) {
        let new = self.asked.poll();
        for side in &new {
            let Some(answer) = self.asked.answer(*side) else { continue };
            let text = mate::verdict(scene.words, *side, &answer.verdict);
            actions.push(UiMessage::Say(Manner::Polite, text));
        }
        // Where the one has nothing to be seen on the board, the other may.
        let other = self.shown.other();
        let sees = |side| self.asked.answer(side).is_some_and(shows);
        if self.asked.answer(self.shown).is_some() && !sees(self.shown) && sees(other) {
            self.show(other);
        } else if new.contains(&self.shown) {
            self.show(self.shown);
        }
    }

    /// Goes to a place in the line, and says what stands there now.
    fn go(&mut self, scene: &Scene<'_>, at: usize, actions: &mut Actions) {
        if at == self.line.at || at > self.line.moves.len() {
            return;
        }
        self.line.at = at;
        actions.push(UiMessage::Say(Manner::Polite, self.place(scene)));
    }

    /// What is on the board: the last move of the line, or the position that was asked about.
    fn place(&self, scene: &Scene<'_>) -> String {
        match self.line.at.checked_sub(1) {
            Some(ply) => aloud(scene, &self.line, ply),
            None => scene.say("mate-place-start"),
        }
    }
}

fn structure_of(answer: &Answer) -> Option<&Structure> {
    match &answer.verdict {
        Verdict::Unwinnable { reason: Reason::Structure(structure) } => Some(structure),
        _ => None,
    }
}

/// Whether there is something to be seen on the board.
fn shows(answer: &Answer) -> bool {
    match &answer.verdict {
        Verdict::Winnable { line } => !line.is_empty(),
        _ => structure_of(answer).is_some(),
    }
}

/// A ply of the line as one sentence.
fn aloud(scene: &Scene<'_>, line: &MateLine, ply: usize) -> String {
    let (Some(before), Some(m)) = (line.positions.get(ply), line.moves.get(ply)) else {
        return String::new();
    };
    let number = u16::try_from(ply + 1).map_or(Ply(u16::MAX), Ply);
    let sign = line.positions.first().map(|start| Numbering::from_start(start).sign(number));
    let side = chess::side(scene.words, before.turn());
    let told = chess::move_aloud(scene.words, *m, before);
    format!("{} {side}, {told}", sign.unwrap_or_default())
}

impl DialogForm for MateForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let head = Head::telling("mate", scene.say(Action::MateChances.label())).width(940.0);
        Some(head.about(about(scene, self)).wide())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let (scene, actions) = (fields.scene, &mut *fields.actions);
        self.follow(scene, actions);
        step_by_key(ui, scene, self, actions);
        let room = vec2(ui.available_width(), fields.room);
        let text = tokens::scale(ui.ctx());
        if room.x < 640.0 * text.spread(1.4) {
            board_column(ui, scene, self, room.x.min(room.y), actions);
            sides_column(ui, scene, self, actions);
            return;
        }
        let side = (room.x * 0.46).min(room.y - text.of(150.0)).max(240.0);
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width(side);
                board_column(ui, scene, self, side, actions);
            });
            ui.add_space(space::S);
            ui.vertical(|ui| sides_column(ui, scene, self, actions));
        });
    }
}

/// Which position it is.
fn about(scene: &Scene<'_>, form: &MateForm) -> String {
    let turn = chess::side(scene.words, form.position.turn());
    let move_ = [("number", form.position.move_number().into()), ("side", turn.into())];
    let to_move = scene.say_with("mate-to-move", &move_);
    match form.board {
        Some(board) => {
            let board = scene.say_with("disputes-at-board", &[("board", board.0.into())]);
            format!("{board} · {to_move}")
        }
        None => to_move,
    }
}

/// The keys of the line, which hold wherever the focus is.
fn step_by_key(ui: &Ui, scene: &Scene<'_>, form: &mut MateForm, actions: &mut Actions) {
    for step in Step::ALL {
        let (_, key, _) = step.words();
        if ui.input_mut(|input| input.consume_key(Modifiers::ALT, key)) {
            form.go(scene, step.from(form.line.at, form.line.moves.len()), actions);
        }
    }
}

fn board_column(
    ui: &mut Ui,
    scene: &Scene<'_>,
    form: &mut MateForm,
    side: f32,
    actions: &mut Actions,
) {
    board(ui, scene, form, side);
    if form.line.moves.is_empty() {
        return;
    }
    soft(ui, form.place(scene));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        for step in Step::ALL {
            let (id, _, key) = step.words();
            let to = step.from(form.line.at, form.line.moves.len());
            let way = if form.line.at == 0 { Way::Back } else { Way::On };
            let why = scene.no_way(way, to != form.line.at);
            let why = why.as_deref();
            let response = button_hindered(ui, Weight::Plain, &scene.say(id), Some(key), why);
            if response.clicked() {
                form.go(scene, to, actions);
            }
        }
    });
}

/// The position, which can be read square by square and is not played on.
fn board(ui: &mut Ui, scene: &Scene<'_>, form: &mut MateForm, side: f32) {
    let Some(position) = form.line.positions.get(form.line.at) else { return };
    let placement = position.placement();
    let ends = |m: Move| -> (Square, Square) { (m.from(), m.to()) };
    let structure = form.asked.answer(form.shown).and_then(structure_of);
    let view = BoardView {
        last_move: form.line.last_move().map(ends),
        check: position.is_check().then(|| position.king(position.turn())).flatten(),
        structure,
        ..BoardView::to_look_at(&placement, form.bottom)
    };
    let bottom = chess::side(scene.words, form.bottom).into();
    let name = scene.say_with("mate-board-name", &[("side", bottom)]);
    let labels = BoardLabels {
        name: &name,
        whose: "",
        square: &|square, piece| chess::square(scene.words, square, piece),
        remark: &|marks| remark(scene, marks),
        promotion: PromotionLabels::NONE,
    };
    board_ui(ui, side, &view, &labels, &mut form.widget);
}

fn sides_column(ui: &mut Ui, scene: &Scene<'_>, form: &mut MateForm, actions: &mut Actions) {
    ui.set_width(ui.available_width());
    if form.asked.is_dead() {
        badge(ui, Tone::Bad, &scene.say("mate-dead"));
    }
    for side in Side::BOTH {
        card(ui, &chess::side(scene.words, side), |ui| {
            side_ui(ui, scene, form, side, actions);
        });
    }
}

fn side_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut MateForm, side: Side, actions: &mut Actions) {
    let Some(answer) = form.asked.answer(side) else {
        soft(ui, scene.say("mate-asking"));
        return;
    };
    let tone = match answer.verdict {
        Verdict::Winnable { .. } => Tone::Good,
        Verdict::Unwinnable { .. } => Tone::Info,
        Verdict::Undetermined { .. } => Tone::Warn,
    };
    badge(ui, tone, &mate::verdict(scene.words, side, &answer.verdict));
    let told = mate::explain(scene.words, &form.position, side, answer);
    let structure = structure_of(answer);
    let on_board = form.shown == side;
    // The squares of a structure stand in the legend of what is marked.
    let sentences = if structure.is_some() && on_board { 1 } else { told.len() };
    for sentence in told.iter().take(sentences) {
        ui.label(Text::Body.rich(sentence));
    }
    if let (Some(structure), true) = (structure, on_board) {
        for area in Area::ALL.into_iter().filter(|area| !structure.squares(*area).is_empty()) {
            legend_ui(ui, area, &mate::area(scene.words, side, structure, area));
        }
    }
    let id = match &answer.verdict {
        Verdict::Winnable { line } if !line.is_empty() => Some("mate-play-through"),
        Verdict::Unwinnable { reason: Reason::Structure(_) } => Some("mate-show-squares"),
        _ => None,
    };
    if on_board {
        line_ui(ui, scene, form, actions);
    } else if let Some(id) = id {
        let label = scene.say(id);
        if button_about(ui, Weight::Plain, &label, &chess::side(scene.words, side)).clicked() {
            form.show(side);
        }
    }
}

/// The moves of the line, to walk through.
fn line_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut MateForm, actions: &mut Actions) {
    let line = &form.line;
    let Some(start) = line.positions.first().filter(|_| !line.moves.is_empty()) else { return };
    let texts: Vec<(String, String)> = line
        .moves
        .iter()
        .zip(&line.positions)
        .enumerate()
        .map(|(ply, (m, before))| (san::figurine(before, *m), aloud(scene, line, ply)))
        .collect();
    let plies: Vec<PlyView<'_>> =
        texts.iter().map(|(written, spoken)| PlyView { written, clock: "", spoken }).collect();
    let score = Score {
        name: &scene.say("mate-line-name"),
        plies: &plies,
        first_number: start.move_number(),
        first_mover: start.turn(),
        shown: line.at.checked_sub(1),
        pointed: None,
        broken: None,
    };
    let wanted = ScrollArea::vertical()
        .id_salt("line")
        .max_height(170.0)
        .show(ui, |ui| move_list_ui(ui, &score))
        .inner
        .wanted;
    if let Some(ply) = wanted {
        form.go(scene, ply + 1, actions);
    }
}

/// Where a ruling rests on whether mate can be given: the button that shows it on the board.
pub fn evidence_button(
    ui: &mut Ui,
    scene: &Scene<'_>,
    board: Option<BoardNo>,
    ruling: &Ruling,
    actions: &mut Actions,
) {
    let Some((position, side)) = ruling.explanation.iter().find_map(mate_question) else { return };
    let label = scene.say(Action::MateChances.label());
    if button(ui, Weight::Plain, &label, None).clicked() {
        let form = MateForm::new(ui.ctx(), board, position, side);
        actions.open(form);
    }
}
