//! The blind match at the board at work: both boards side by side, what is still missing of the
//! move, the field for what was said, and one key for each act at the board. What belongs to a part
//! lies in its file; here is how the parts stand together, and the keys.

pub mod arrange;
mod at_work;
mod boards;
mod compare;
mod earlier;
pub mod lock;
pub mod rehearse;
mod notices;
mod record;
mod people;
mod say;
mod settle;
pub mod start;
mod which;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use egui::{Key, KeyboardShortcut, Layout, Modifiers, ScrollArea, Ui, vec2};

use crate::actions::{Action, Actions};
use crate::icons::{self, Pen};
use crate::phrases::{self, HalfText};
use crate::scene::Scene;
use crate::screens::blind::at_work::Match;
use crate::screens::blind::say::{Kind, Say};
use crate::screens::blind::settle::Settle;
use crate::screens::board;
use crate::screens::preview::PrintPreview;
use crate::screens::view::View;
use crate::shell::{action_button, only_read_ui};
use crate::tokens::{Text, scale, space};
use crate::widgets::announcer::Audience;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::board::BoardState;
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::card::{card, plain, soft};
use crate::widgets::clock_face::clock_ui;
use crate::widgets::columns::{column, columns};
use crate::widgets::focus;
use jadoube_chess::ply::Ply;
use jadoube_chess::scoresheet::sheet::Cell;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::blind::command::Command;
use jadoube_core::blind::event::Actor;
use jadoube_core::blind::execution::{Execution, ExecutionReport};
use jadoube_core::blind::missing::{Missing, caution, missing};
use jadoube_core::blind::missing_duty::Lack;
use jadoube_core::blind::present_move::PresentMove;
use jadoube_core::blind::state::{Blind, asks_for_lost_time};
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_desk::own_boards::is_going;
use jadoube_desk::printing::Printable;
use jadoube_desk::protocols::Sheet;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::{blind as told, chess};
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Timing;
use jadoube_laws::game::state::Game;
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::{BoardNo, GameNo};

/// What the screen remembers.
#[derive(Debug, Default)]
pub struct BlindScreen {
    /// The game that is shown: the next one at its board has nothing of it.
    of: Option<GameNo>,
    /// What is being said.
    pub(crate) say: Say,
    widgets: BySide<BoardState>,
    /// The boards that are shown, and to which of them the keyboard was brought last.
    boards: (Vec<Side>, Option<Side>),
    people: people::People,
    compare: compare::Compare,
    record: record::Record,
    /// The steps of games that are not shown now, which go on where they were.
    kept: BTreeMap<GameNo, Settle>,
}

impl BlindScreen {
    /// Brings the keyboard to the squares of a board, the next time to those of the other; whether there are
    /// any.
    pub(crate) fn go_to_squares(&mut self) -> bool {
        let (shown, went) = &self.boards;
        let other = shown.iter().find(|side| went.is_some_and(|went| went != **side));
        let Some(side) = other.or(shown.first()).copied() else { return false };
        self.boards.1 = Some(side);
        self.widgets.of_mut(side).take_focus();
        true
    }

    /// Turns to a game, where another was shown: its steps stay where they are until somebody comes back to them.
    fn turn_to_game(&mut self, no: GameNo) {
        if self.of == Some(no) {
            return;
        }
        let mut kept = std::mem::take(&mut self.kept);
        kept.extend(self.of.map(|of| (of, std::mem::take(&mut self.compare.settle))));
        let compare = compare::Compare::with(kept.remove(&no).unwrap_or_default());
        *self = Self { of: Some(no), compare, kept, ..Self::default() };
        self.take_focus();
    }

    /// Brings the keyboard to where the match goes on, as the clock was pressed; what is being typed stays.
    pub(crate) fn go_on(&mut self) {
        if self.say.is_empty() {
            self.take_focus();
        }
    }

    /// Takes note of what was recorded, also where nobody is told of it now. With its game, and with its second
    /// board, the steps end.
    pub(crate) fn note_recorded(&mut self, hall: &Hall, new: &[Arc<Entry>]) {
        for entry in new {
            let Event::Blind { what, .. } = &entry.event else { continue };
            let is_part = entry.place.is_none_or(|place| hall.is_part(&entry.event, place));
            let no = hall.game_in(&entry.event).filter(|_| is_part);
            let steps = self.each_steps().filter(|(of, _)| no == Some(*of));
            steps.for_each(|(_, one)| one.note(what));
        }
        let goes_on = |no: GameNo| {
            let one = hall.games.get(&no).filter(|one| one.game.outcome().is_none());
            let blind = one.and_then(|one| one.blind.arranged());
            blind.is_some_and(|blind| blind.arrangement.has_two_boards())
        };
        self.each_steps().filter(|(of, _)| !goes_on(*of)).for_each(|(_, one)| one.end());
        self.kept.retain(|no, _| goes_on(*no));
    }

    /// Takes note of the games of whose steps something is asked that is not answered yet.
    pub(crate) fn note_under_way(&mut self, games: &BTreeSet<GameNo>) {
        let answered = self.each_steps().filter(|(of, _)| !games.contains(of));
        answered.for_each(|(_, one)| one.note_answer());
    }

    /// The steps of each game, with its number.
    fn each_steps(&mut self) -> impl Iterator<Item = (GameNo, &mut Settle)> {
        let shown = self.of.map(|no| (no, &mut self.compare.settle));
        shown.into_iter().chain(self.kept.iter_mut().map(|(no, one)| (*no, one)))
    }

    /// The steps of the game at a board; none, where this screen has not shown it yet.
    fn steps(&self, hall: &Hall, board: BoardNo) -> Option<&Settle> {
        let no = hall.at_board.get(&board)?;
        if self.of == Some(*no) { Some(&self.compare.settle) } else { self.kept.get(no) }
    }

    /// Why nothing is executed and no clock started but by the steps, while the boards are being corrected or a
    /// player has reported a difference.
    fn guide_first(&self, scene: &Scene<'_>, at: &Match<'_>) -> Option<String> {
        let steps = self.steps(&scene.snap.hall, at.board);
        if steps.is_some_and(Settle::is_guiding) {
            return Some(scene.say("match-guide-first"));
        }
        // Of a game that was not shown here yet there is only what is recorded.
        let owes = steps.is_none_or(|steps| steps.owed(at).is_some());
        reported(scene.words, at.blind, at.game).filter(|_| owes)
    }

    /// The same of the press of the clock of a board from anywhere in the window.
    pub(crate) fn hinders_press(&self, scene: &Scene<'_>, board: BoardNo) -> Option<String> {
        let (game, blind) = (scene.snap.game(board)?, scene.snap.hall.blind(board)?);
        self.guide_first(scene, &Match { board, game, blind })
    }
}

/// An act at the board, each with a key of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MatchAction {
    Say(Kind),
    Execute(Side),
    Press,
    Compare,
    Ask(Side),
    Arrange,
}

/// The keys, in the order of a move.
const KEYS: [(Key, MatchAction); 10] = [
    (Key::Num1, MatchAction::Say(Kind::Announce)),
    (Key::Num2, MatchAction::Say(Kind::Repeat)),
    (Key::Num3, MatchAction::Execute(Side::White)),
    (Key::Num4, MatchAction::Execute(Side::Black)),
    (Key::Num5, MatchAction::Press),
    (Key::Num6, MatchAction::Say(Kind::Correct)),
    (Key::Num7, MatchAction::Compare),
    (Key::Num8, MatchAction::Ask(Side::White)),
    (Key::Num9, MatchAction::Ask(Side::Black)),
    (Key::Num0, MatchAction::Arrange),
];

impl MatchAction {
    fn label(self, scene: &Scene<'_>) -> String {
        let of =
            |id, side: Side| scene.say_with(id, &[("side", chess::side(scene.words, side).into())]);
        match self {
            Self::Say(Kind::Announce) => scene.say("match-announce"),
            Self::Say(Kind::Repeat) => scene.say("match-repeat"),
            Self::Say(Kind::Correct) => scene.say("match-correct"),
            Self::Execute(side) => of("match-executed", side),
            Self::Press => scene.say("match-press"),
            Self::Compare => scene.say("match-compare"),
            Self::Ask(side) => of("match-asks", side),
            Self::Arrange => scene.say("match-arrange"),
        }
    }

    /// Whether it can be asked for now. What the Laws say to it is the desk's affair.
    fn is_available(self, at: &Match<'_>) -> bool {
        let going = at.game.outcome().is_none();
        match self {
            Self::Execute(side) => going && at.boards().any(|board| board == side),
            Self::Say(_) | Self::Press | Self::Compare | Self::Ask(_) => going,
            Self::Arrange => true,
        }
    }

    /// Why it cannot be asked for now; nothing, if it can.
    fn hindrance(self, scene: &Scene<'_>, at: &Match<'_>, state: &BlindScreen) -> Option<String> {
        if !self.is_available(at) {
            return Some(scene.say("palette-why-not-now"));
        }
        // The key for the clock brings back what is asked about lost time.
        let presses = self == Self::Press && !at.asks_for_lost_time();
        let acts = presses || matches!(self, Self::Execute(_));
        state.guide_first(scene, at).filter(|_| acts)
    }

    fn run(
        self,
        at: &Match<'_>,
        state: &mut BlindScreen,
        scene: &Scene<'_>,
        actions: &mut Actions,
    ) {
        match self {
            Self::Say(kind) => state.say.begin(scene, at, kind, actions),
            Self::Execute(board) => {
                let by = state.say.assistant_acts(at, board);
                if let Some(form) = which::WhichMove::of(scene, at, (board, by)) {
                    return actions.open(form);
                }
                if let Some(already) = executed_already(scene, at, board).filter(|_| by.is_none()) {
                    return actions.hear(Audience::All, already);
                }
                at.ask(Command::Execute { board, done: ExecutionReport::AsAnnounced, by }, actions);
            }
            // What is asked about lost time comes first, and is brought back as by the key of any screen.
            Self::Press if at.asks_for_lost_time() => actions.run(Action::PressClock),
            Self::Press => {
                press(at, state.say.who_presses(at), actions);
                state.go_on();
            }
            Self::Compare if compare::is_open(at) => {
                state.compare.read_again(scene, at, actions);
            }
            Self::Compare => {
                state.compare.call();
                at.ask(Command::Compare, actions);
            }
            Self::Ask(side) => state.people.ask(side),
            Self::Arrange => arrange::open(scene, at.board, actions),
        }
    }
}

/// That what is to be executed stands on a board already, where it does: the present move, or the one before
/// while nothing is announced.
fn executed_already(scene: &Scene<'_>, at: &Match<'_>, board: Side) -> Option<String> {
    let now = at.game.ply();
    if missing(at.blind, at.game, scene.snap.edition).iter().any(|one| one.ply < now) {
        return None;
    }
    let (ply, uci) = match (PresentMove::of(at.blind, at.game), at.blind.cycle(now)) {
        (Some(present), _) => {
            let board = at.blind.arrangement.board(board);
            let done = at.blind.executed(now, board).and_then(Execution::whole);
            (now, (done == Some(&present.uci)).then_some(present.uci)?)
        }
        (None, Some(_)) => return None,
        (None, None) => {
            let before = Ply(now.0.checked_sub(1)?);
            at.blind.cycle(before)?;
            (before, at.game.plies.get(usize::from(before.0))?.uci.clone())
        }
    };
    let side = chess::side(scene.words, board);
    let uci = chess::aloud(scene.words, &uci, at.game.position_at(ply));
    Some(scene.say_with("match-executed-already", &[("side", side.into()), ("move", uci.into())]))
}

/// What the one key for the clock means now: the game begins, goes on, or the opponent's clock is
/// started after a move.
fn press(at: &Match<'_>, by: Actor, actions: &mut Actions) {
    let own = at.game.setup.timing == Timing::Desk;
    match (at.game.status, at.game.clock.running()) {
        (Status::Waiting, _) if own => actions.game(at.board, GameCommand::Start),
        (_, None) if own => {
            let side = at.blind.presses_next(at.game);
            actions.game(at.board, GameCommand::StartClock { side });
        }
        _ => at.ask(Command::PressClock { by }, actions),
    }
}

/// The press of the clock from anywhere in the window: in a blind match it is one of its acts.
pub fn press_from_anywhere(blind: &Blind, (board, game): (BoardNo, &Game), actions: &mut Actions) {
    let at = Match { board, game, blind };
    press(&at, Actor::Player(blind.presses_next(game)), actions);
}

/// The keys of this screen.
fn keys(ctx: &egui::Context, scene: &Scene<'_>, state: &mut BlindScreen, actions: &mut Actions) {
    if scene.is_only_read() {
        return;
    }
    let Some((at, (no, _))) = current(scene).zip(scene.looked_at()) else {
        let arrange = KeyboardShortcut::new(Modifiers::ALT, Key::Num0);
        if ctx.input_mut(|input| input.consume_shortcut(&arrange)) {
            actions.run(Action::ArrangeBlind);
        }
        return;
    };
    // A key that comes with the one that chose the board means the game there, before that is drawn.
    state.turn_to_game(no);
    for (key, deed) in KEYS {
        let shortcut = KeyboardShortcut::new(Modifiers::ALT, key);
        let pressed = ctx.input_mut(|input| input.consume_shortcut(&shortcut));
        if !pressed {
            continue;
        }
        match deed.hindrance(scene, &at, state) {
            Some(why) => actions.hear(Audience::All, why),
            None => deed.run(&at, state, scene, actions),
        }
    }
    state.say.catch_typed(ctx);
}

fn current<'a>(scene: &Scene<'a>) -> Option<Match<'a>> {
    let (_, one) = scene.looked_at()?;
    Some(Match { board: one.board, game: &one.game, blind: one.blind.arranged()? })
}

/// Where the move stands, in one sentence: what is to be done next.
fn sentence(scene: &Scene<'_>, board: BoardNo) -> Option<String> {
    let game = scene.snap.game(board)?;
    let blind = scene.snap.hall.blind(board)?;
    if game.outcome().is_some() {
        return Some(phrases::status(scene.words, game));
    }
    if asks_for_lost_time(game) {
        let first = scene.say_with("app-recovered-first", &[("board", board.0.into())]);
        return Some(match reported(scene.words, blind, game) {
            Some(report) => format!("{first}. {report}"),
            None => first,
        });
    }
    if !is_going(game) && game.status == Status::Waiting {
        return Some(scene.say("match-not-begun"));
    }
    let next = missing(blind, game, scene.snap.edition).into_iter().next();
    Some(next.map_or_else(|| scene.say("match-complete"), |one| scene.words.tell(&one.lack)))
}

/// That a player has reported a difference, with the screen on which the steps correct the boards; nothing
/// where nobody has.
pub(crate) fn reported(words: &Catalogue, blind: &Blind, game: &Game) -> Option<String> {
    let side = chess::side(words, blind.reported(game)?);
    let screen = words.say(Action::ShowBlind.label());
    let key = Action::ShowBlind.key_text(words).unwrap_or_default();
    let args = [("side", side.into()), ("screen", screen.into()), ("key", key.into())];
    Some(words.say_with("match-reported", &args))
}

impl View for BlindScreen {
    fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        show(ui, scene, self, actions);
    }

    fn take_focus(&mut self) {
        self.say.focus = !self.compare.take_focus();
    }

    fn icon(&self, pen: &Pen<'_>) {
        icons::two_boards(pen);
    }

    fn is_of_a_board(&self) -> bool {
        true
    }

    fn start_over(&mut self) {
        *self = Self::default();
    }

    fn keys(&mut self, ctx: &egui::Context, scene: &Scene<'_>, actions: &mut Actions) {
        keys(ctx, scene, self, actions);
    }

    fn next_step(&self, scene: &Scene<'_>) -> Option<String> {
        let board = scene.board?;
        if let Some(steps) = self.steps(&scene.snap.hall, board) {
            // A screen reader reads the step with the button to which the keyboard comes.
            if steps.is_guiding() && !scene.prefs.speaks() {
                return None;
            }
            if let Some(overruling) = steps.headline(scene) {
                return Some(overruling);
            }
        }
        sentence(scene, board)
    }

    fn preview(&self, scene: &Scene<'_>) -> Option<PrintPreview> {
        let (no, _) = scene.looked_at().filter(|(_, one)| one.blind.arranged().is_some())?;
        Some(PrintPreview::new(scene, Printable::Sheet(Sheet::BlindMatch(no))))
    }
}

fn show(ui: &mut Ui, scene: &Scene<'_>, state: &mut BlindScreen, actions: &mut Actions) {
    if scene.looked_at().is_none() {
        board::nothing(ui, scene, actions);
        return;
    }
    if scene.is_only_read() {
        record_ui(ui, scene, state, actions);
        return;
    }
    let Some((at, (no, _))) = current(scene).zip(scene.looked_at()) else {
        ScrollArea::vertical().id_salt("blind").show(ui, |ui| not_arranged(ui, scene, actions));
        return;
    };
    state.turn_to_game(no);
    state.boards.0 = at.boards().collect();
    let area = ScrollArea::vertical().id_salt("blind").auto_shrink([false, false]);
    area.show(ui, |ui| {
        let room = ui.available_width();
        let is_wide = room >= 900.0 * scale(ui.ctx()).spread(1.5);
        plain(ui, |ui| {
            state_ui(ui, scene, &at, state, actions);
            if is_wide {
                missing_ui(ui, scene, &at, state);
            }
        });
        if is_wide {
            beside(ui, scene, &at, state, actions);
        } else {
            say_ui(ui, scene, &at, state, actions);
            // Below the field, so that what is to be done next is in sight with it.
            missing_ui(ui, scene, &at, state);
            let hindered = state.guide_first(scene, &at);
            let with = (&mut state.widgets, hindered.as_deref());
            boards::show(ui, scene, &at, with, actions);
        }
        compare::show(ui, scene, &at, &mut state.compare, actions);
        lower(ui, scene, &at, state, actions);
    });
    // What had the keyboard is gone: it goes where Enter alone records nothing, or to the next step.
    let left = state.compare.settle.take_left();
    if state.people.take_answered() || left {
        state.take_focus();
        ui.ctx().request_repaint();
    }
}

/// The blind match of a game that has left its board: what was announced, asked and noticed.
fn record_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut BlindScreen, actions: &mut Actions) {
    ScrollArea::vertical().id_salt("blind").auto_shrink([false, false]).show(ui, |ui| {
        let present = only_read_ui(ui, scene, actions);
        if state.say.focus && focus::can_come(ui) {
            state.say.focus = false;
            present.request_focus();
        }
        let Some((at, (no, _))) = current(scene).zip(scene.looked_at()) else {
            soft(ui, scene.say("match-none"));
            return;
        };
        state.record.show(ui, scene, no, at.game);
        scores_ui(ui, scene, &at);
    });
}

/// What stands where no blind match is arranged.
fn not_arranged(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    ui.add_space(space::XL * 2.0);
    ui.vertical_centered(|ui| {
        ui.label(Text::Heading.rich(scene.say("match-none")));
        ui.label(Text::Body.rich(scene.say("match-none-what")));
        ui.add_space(space::M);
        focus::begin_at(&action_button(ui, scene, Action::ArrangeBlind, Weight::Primary, actions));
    });
}

/// The sentence, large.
fn state_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    state: &mut BlindScreen,
    actions: &mut Actions,
) {
    let overruled = state.compare.settle.headline(scene);
    let next = overruled.or_else(|| sentence(scene, at.board)).unwrap_or_default();
    ui.label(Text::Heading.rich(next));
    if let Some(caution) = caution(at.blind, at.game) {
        let position = Some(at.game.position());
        badge(ui, Tone::Warn, &told::caution(scene.words, &caution, position));
    }
    if is_going(at.game) && at.blind.pressed_early(at.game).is_some() {
        badge(ui, Tone::Bad, &scene.say("match-pressed-early"));
        let key = Action::SetClockBack.key_text(scene.words);
        let label = scene.say(Action::SetClockBack.label());
        if button(ui, Weight::Plain, &label, key.as_deref()).clicked() {
            at.ask(Command::SetClockBack, actions);
            state.take_focus();
        }
    }
}

/// What else is missing: the first stands above, large.
fn missing_ui(ui: &mut Ui, scene: &Scene<'_>, at: &Match<'_>, state: &BlindScreen) {
    if !is_going(at.game) || state.compare.settle.headline(scene).is_some() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for one in missing(at.blind, at.game, scene.snap.edition).into_iter().skip(1) {
            badge(ui, tone(&one), &scene.words.tell(&one.lack));
        }
    });
}

const fn tone(one: &Missing) -> Tone {
    match (one.lack, one.bars_clock) {
        (
            Lack::SameRepetition { .. } | Lack::SameExecution { .. } | Lack::AssistantAway { .. },
            _,
        ) => Tone::Bad,
        (_, true) => Tone::Warn,
        (_, false) => Tone::Neutral,
    }
}

fn beside(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    state: &mut BlindScreen,
    actions: &mut Actions,
) {
    columns(ui, |ui| {
        let left = ui.available_width() * 0.56;
        column(ui, vec2(left, 10.0), |ui| {
            let hindered = state.guide_first(scene, at);
            let with = (&mut state.widgets, hindered.as_deref());
            boards::show(ui, scene, at, with, actions);
        });
        let right = ui.available_width();
        column(ui, vec2(right, 10.0), |ui| say_ui(ui, scene, at, state, actions));
    });
}

/// The clock, the field, and the big keys.
fn say_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    state: &mut BlindScreen,
    actions: &mut Actions,
) {
    let view = phrases::clock_in(scene, at.game, scene.now_at(at.board));
    let texts = BySide::new(
        HalfText::of(scene.words, at.game, &view, Side::White),
        HalfText::of(scene.words, at.game, &view, Side::Black),
    );
    let words = BySide::new(texts.white.words(), texts.black.words());
    let size = vec2(ui.available_width(), scale(ui.ctx()).of(84.0));
    clock_ui(ui, size, &view, Side::White, &words);
    say::show(ui, scene, at, &mut state.say, actions);
    let width = ((ui.available_width() - space::S) * 0.5).max(120.0);
    let columns = if width > scale(ui.ctx()).of(200.0) { 2 } else { 1 };
    let mut wanted = None;
    let overruled = state.compare.settle.headline(scene).is_some();
    for row in KEYS.chunks(columns) {
        ui.horizontal(|ui| {
            for (key, deed) in row {
                let width = if columns == 1 { ui.available_width() } else { width };
                let why = deed.hindrance(scene, at, state);
                let name = format!("Alt+{}", key.symbol_or_name());
                let height = scale(ui.ctx()).of(space::TARGET * 1.2);
                let layout = Layout::top_down_justified(egui::Align::Center);
                ui.allocate_ui_with_layout(vec2(width, height), layout, |ui| {
                    ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Wrap);
                    let label = deed.label(scene);
                    let next = !overruled && is_next(scene, at, *deed);
                    let weight = if next { Weight::Primary } else { Weight::Plain };
                    let why = why.as_deref();
                    let response = button_hindered(ui, weight, &label, Some(&name), why);
                    state.say.note_beside(&response);
                    if response.clicked() {
                        wanted = Some(*deed);
                    }
                });
            }
        });
    }
    if let Some(deed) = wanted {
        deed.run(at, state, scene, actions);
    }
}

/// Whether an act is what the move needs next.
fn is_next(scene: &Scene<'_>, at: &Match<'_>, deed: MatchAction) -> bool {
    if !is_going(at.game) && at.game.status == Status::Waiting {
        return deed == MatchAction::Press;
    }
    let next = missing(at.blind, at.game, scene.snap.edition).into_iter().next();
    match next.map(|one| one.lack) {
        Some(
            Lack::Announcement { .. }
            | Lack::ClearAnnouncement { .. }
            | Lack::PromotionPiece { .. },
        ) => deed == MatchAction::Say(Kind::Announce),
        Some(Lack::Repetition { .. } | Lack::SameRepetition { .. }) => {
            deed == MatchAction::Say(Kind::Repeat)
        }
        Some(
            Lack::Execution { board }
            | Lack::SameExecution { board }
            | Lack::Captured { board, .. }
            | Lack::Rook { board, .. },
        ) => deed == MatchAction::Execute(board),
        Some(Lack::Clock { .. }) => deed == MatchAction::Press,
        Some(Lack::Assistant) => deed == MatchAction::Arrange,
        Some(Lack::AssistantAway { .. }) | None => false,
    }
}

/// What was noticed, who asked what, the assistants, the scores.
fn lower(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    state: &mut BlindScreen,
    actions: &mut Actions,
) {
    if ui.available_width() < 760.0 * scale(ui.ctx()).spread(1.5) {
        notices::show(ui, scene, at, actions);
        people::show(ui, scene, at, &mut state.people, actions);
        scores_ui(ui, scene, at);
        return;
    }
    ui.columns(3, |columns| {
        if let [first, second, third] = columns {
            notices::show(first, scene, at, actions);
            people::show(second, scene, at, &mut state.people, actions);
            scores_ui(third, scene, at);
        }
    });
}

/// The two scores as they were entered, and the record beside them.
fn scores_ui(ui: &mut Ui, scene: &Scene<'_>, at: &Match<'_>) {
    card(ui, &scene.say("match-scores"), |ui| {
        for side in Side::BOTH {
            let side_word = chess::side(scene.words, side);
            let title = scene.say_with("match-score-of", &[("side", side_word.into())]);
            let sheet = at.game.sheets.of(side);
            let text = if sheet.is_empty() {
                scene.say("match-score-none")
            } else {
                written(sheet.sheet().cells())
            };
            soft(ui, title);
            ui.label(Text::Body.rich(text));
        }
        soft(ui, scene.say("match-record"));
        ui.label(Text::Body.rich(record(scene.words, at.game)));
    });
}

/// The cells of a sheet as running text; what is missing stays a gap.
fn written(cells: &[Cell]) -> String {
    let mut text = String::new();
    for (number, row) in (1..).zip(cells.chunks(2)) {
        let row: Vec<&str> = row.iter().map(|cell| cell.text().unwrap_or("…")).collect();
        text.push_str(&format!("{number}. {} ", row.join(" ")));
    }
    text
}

/// The record as running text.
fn record(words: &Catalogue, game: &Game) -> String {
    let mut text = String::new();
    for (nth, ply) in (1_u16..).zip(&game.plies) {
        let (number, side) = game.move_label(Ply(nth));
        if side == Side::White || nth == 1 {
            text.push_str(&format!("{number}. "));
        }
        text.push_str(&chess::localized_san(words, &ply.san));
        text.push(' ');
    }
    text
}
