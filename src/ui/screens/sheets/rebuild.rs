//! The game that two sheets tell: asked for here, looked for by the desk on a thread of its own,
//! and shown with how sure it is, where the games part, what was filled in and what is not proved.

use std::sync::Arc;

use egui::Ui;

use crate::actions::{Actions, UiMessage};
use crate::scene::Scene;
use crate::screens::reason::{Reason, ReasonFor};
use crate::screens::sheets::end;
use crate::tokens::{Text, space};
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::card::soft;
use crate::widgets::pick::pick;
use crate::widgets::rows::{Row, RowAction, rows_ui};
use crate::widgets::tick::tick;
use jadoube_chess::board::position::{Move, Position, Uci};
use jadoube_chess::notation::san;
use jadoube_chess::ply::Ply;
use jadoube_chess::scoresheet::end::EndPosition;
use jadoube_chess::scoresheet::fit::{Entry, Fit};
use jadoube_chess::scoresheet::length::Counter;
use jadoube_chess::scoresheet::reconstruct::{Reconstruction, Verdict};
use jadoube_chess::side::{BySide, Side};
use jadoube_desk::reconstructing::{PendingReconstruction, Question, ReconstructionResult};
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::scoresheet;
use jadoube_laws::game::course;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// How many of the games that fit are listed.
const LISTED: usize = 8;

/// Whether the last position is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum End {
    /// It is not.
    #[default]
    Unknown,
    /// It is that of the record.
    Record,
    /// It was set up by hand.
    SetUp,
}

/// What was asked and is looked at.
#[derive(Debug, Default)]
pub(super) struct Rebuilding {
    asked: Option<PendingReconstruction>,
    end: End,
    /// The position that was set up.
    set_up: Option<EndPosition>,
    /// Which of the games is looked at.
    chosen: usize,
    /// Counts the answers, so that what follows from one is worked out again.
    answers: u32,
    /// Whether the table goes along the record all the same.
    by_record: bool,
    /// Which of the differences is looked at.
    pub(super) difference: usize,
}

/// Which answer, and which of its games; no game is the record.
pub(super) type ChosenGame = (u32, Option<usize>);

/// Moves with what each sheet has for them, whatever rows it has them in.
pub(super) struct AlignedSheets<'a> {
    pub(super) along: ChosenGame,
    /// Nothing where they are those of the record.
    pub(super) moves: Option<&'a [Move]>,
    pub(super) entries: &'a [BySide<Entry>],
}

impl Rebuilding {
    /// Takes in an answer that has come; says it.
    pub(super) fn follow(&mut self, scene: &Scene<'_>, actions: &mut Actions) {
        let Some(asked) = &mut self.asked else { return };
        if asked.poll() {
            (self.chosen, self.difference) = (0, 0);
            self.answers += 1;
            let text = self.found().map(|found| scoresheet::verdict(scene.words, &found.games));
            actions.push(UiMessage::Say(Manner::Polite, text.unwrap_or_default()));
        }
    }

    /// What was found.
    pub(super) fn found(&self) -> Option<&ReconstructionResult> {
        self.asked.as_ref()?.found()
    }

    /// The game that is looked at.
    pub(super) fn game(&self) -> Option<&Fit> {
        self.found()?.games.games.get(self.chosen)
    }

    /// The moves along which the sheets are looked at since they were compared: those of the game
    /// that is chosen, else those of the record.
    pub(super) fn laid(&self) -> Option<AlignedSheets<'_>> {
        if let Some(fit) = self.game().filter(|_| !self.by_record) {
            let along = (self.answers, Some(self.chosen));
            return Some(AlignedSheets { along, moves: Some(&fit.moves), entries: &fit.entries });
        }
        let found = self.found()?;
        let recorded = self.asked.as_ref()?.question().record.len();
        let entries = found.beside.as_ref()?.entries.get(..recorded)?;
        let laid = AlignedSheets { along: (self.answers, None), moves: None, entries };
        Some(laid).filter(|_| recorded > 0)
    }

    /// Takes a position that was set up for the final one.
    pub(super) fn take_end(&mut self, end: EndPosition) {
        self.end = End::SetUp;
        self.set_up = Some(end);
    }

    /// The final position, as far as it is known.
    fn end(&self, game: &Game) -> Option<EndPosition> {
        match self.end {
            End::Unknown => None,
            End::Record => Some(EndPosition::Whole(game.position().clone())),
            End::SetUp => self.set_up.clone(),
        }
    }

    fn ask(&mut self, ui: &Ui, game: &Game) {
        let sheets =
            BySide::new(course::sheet(game, Side::White), course::sheet(game, Side::Black));
        let end = self.end(game);
        let plies = game.positions().zip(&game.plies);
        let record = plies.filter_map(|(position, ply)| position.read_uci(&ply.uci).ok()).collect();
        let wake = ui.ctx().clone();
        let clocks = counters(game);
        let question = Question { start: game.start.clone(), sheets, end, clocks, record };
        self.asked = Some(PendingReconstruction::new(question, move || wake.request_repaint()));
    }

    /// Whether the sheets or what is known of the end have been changed since they were put
    /// together.
    fn is_stale(&self, game: &Game) -> bool {
        self.asked.as_ref().is_some_and(|asked| {
            let Question { sheets, end, .. } = asked.question();
            let fen = |end: &Option<EndPosition>| end.as_ref().map(EndPosition::to_string);
            fen(end) != fen(&self.end(game))
                || Side::BOTH.into_iter().any(|side| course::sheet(game, side) != *sheets.of(side))
        })
    }
}

/// What the clocks tell that the record does not: nothing where they have not counted along.
fn counters(game: &Game) -> BySide<Option<Counter>> {
    let shown = BySide::new(Side::White, Side::Black).map(|side| game.clock.moves_made(side));
    let counted = usize::from(shown.white) + usize::from(shown.black) > game.plies.len();
    // A game that began in the midst of another may have counters that went on from there.
    let from_start = game.start.move_number() == 1;
    shown.map(|moves| (counted && from_start).then(|| Counter::Exactly(moves.into())))
}

/// The moves with the position before each.
fn played<'a>(start: &Position, moves: &'a [Move]) -> impl Iterator<Item = (Position, &'a Move)> {
    let mut position = start.clone();
    moves.iter().map(move |m| {
        let before = position.clone();
        position = position.after(*m);
        (before, m)
    })
}

/// The moves as the record has them.
pub(super) fn record_of(start: &Position, moves: &[Move]) -> Vec<Uci> {
    played(start, moves).map(|(before, m)| before.uci(*m)).collect()
}

/// `12…♞f6`
pub(super) fn written(start: &Position, moves: &[Move], ply: usize) -> Option<String> {
    let (before, m) = played(start, moves).nth(ply)?;
    let number = Ply(u16::try_from(ply + 1).ok()?);
    let sign = Numbering::from_start(start).sign(number);
    Some(format!("{sign}{}", san::figurine(&before, *m)))
}

/// What is known of the end.
fn end_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut Rebuilding,
    game: &Game,
    actions: &mut Actions,
) {
    let options = [
        (End::Unknown, scene.say("sheets-end-unknown")),
        (End::Record, scene.say("sheets-end-record")),
        (End::SetUp, scene.say("sheets-end-set-up")),
    ];
    let mut wanted = state.end;
    let mut open = pick(ui, &scene.say("sheets-end"), &options, &mut wanted)
        && wanted == End::SetUp
        && state.set_up.is_none();
    if !open {
        state.end = wanted;
    }
    if let Some(end) = state.set_up.as_ref().filter(|_| state.end == End::SetUp) {
        soft(ui, end.to_string());
        open |= button(ui, Weight::Plain, &scene.say("sheets-end-change"), None).clicked();
    }
    if open && let Some((no, one)) = scene.looked_at() {
        let of = (no, one.board);
        actions.open(end::EndPositionForm::new(of, game, state.set_up.as_ref()));
    }
}

/// The button that has the sheets put together, and how that stands.
pub(super) fn ask_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut Rebuilding,
    game: &Arc<Game>,
    button: &str,
    actions: &mut Actions,
) {
    end_ui(ui, scene, state, game, actions);
    let empty = Side::BOTH.into_iter().all(|side| game.sheets.of(side).is_empty());
    let why = empty.then(|| scene.say("sheets-rebuild-empty"));
    if button_hindered(ui, Weight::Primary, &scene.say(button), None, why.as_deref()).clicked() {
        state.ask(ui, game);
    }
    if empty {
        soft(ui, scene.say("sheets-rebuild-empty"));
    }
    if state.is_stale(game) {
        badge(ui, Tone::Warn, &scene.say("sheets-rebuild-stale"));
    }
    if state.asked.is_some() && state.found().is_none() {
        soft(ui, scene.say("sheets-rebuilding"));
    }
}

/// Draws the page.
pub(super) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut Rebuilding,
    (board, game): (BoardNo, &Arc<Game>),
    actions: &mut Actions,
) {
    ask_ui(ui, scene, state, game, "sheets-rebuild", actions);
    let Some(found) = state.asked.as_ref().and_then(PendingReconstruction::found) else { return };
    let found = &found.games;
    let tone = match found.verdict {
        Verdict::Certain => Tone::Good,
        Verdict::Agreed | Verdict::Likely => Tone::Info,
        Verdict::Open => Tone::Warn,
    };
    badge(ui, tone, &scoresheet::verdict(scene.words, found));
    for sentence in scoresheet::disregarded(scene.words, found) {
        badge(ui, Tone::Warn, &sentence);
    }
    let Some(first) = found.games.first() else { return };
    ui.label(Text::Strong.rich(scoresheet::proved(scene.words, found)));
    let schedule = game.setup.control.schedules.of(game.start.turn());
    if let Some(control) = schedule.end_of(0).and_then(|moves| usize::try_from(moves).ok()) {
        soft(ui, scoresheet::claimed(scene.words, found, control));
    }
    open_ui(ui, scene, game, found, first);
    let chosen = found.games.get(state.chosen).unwrap_or(first);
    if !scene.is_only_read()
        && button(ui, Weight::Plain, &scene.say("sheets-decide"), None).clicked()
    {
        let what = ReasonFor::Reconstruct(board, record_of(&game.start, &chosen.moves));
        actions.open(Reason::at(scene, what));
    }
    let mut along = !state.by_record;
    let switched = tick(ui, &mut along, scene.say("sheets-along")).changed();
    let wanted = games_ui(ui, scene, game, found, state.chosen);
    if switched {
        state.by_record = !along;
    }
    if let Some(wanted) = wanted {
        state.chosen = wanted;
    }
}

/// Where the games part, what was filled in, and what stays open.
fn open_ui(ui: &mut Ui, scene: &Scene<'_>, game: &Game, found: &Reconstruction, first: &Fit) {
    let places = |plies: Vec<usize>| {
        let all = plies.into_iter().filter_map(|ply| written(&game.start, &first.moves, ply));
        all.collect::<Vec<_>>().join(" ")
    };
    let gaps = |filled: bool| {
        let some = found.gaps.iter().filter(|gap| gap.is_filled == filled);
        places(some.map(|gap| gap.ply).collect())
    };
    for (id, places) in [
        (scoresheet::parts(found.verdict), places(found.open.clone())),
        ("scoresheet-agreed-at", places(found.agreed.iter().map(|one| one.ply).collect())),
        ("scoresheet-gaps-filled", gaps(true)),
        ("scoresheet-gaps-open", gaps(false)),
    ] {
        if !places.is_empty() {
            ui.label(Text::Body.rich(scene.say_with(id, &[("places", places.into())])));
        }
    }
}

/// The games that fit, to choose from; a choice.
fn games_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    game: &Game,
    found: &Reconstruction,
    chosen: usize,
) -> Option<usize> {
    ui.add_space(space::XS);
    let first = found.games.first()?;
    let texts: Vec<(String, String)> = found
        .games
        .iter()
        .take(LISTED)
        .enumerate()
        .map(|(nth, fit)| {
            let args = [("number", (nth + 1).into()), ("moves", fit.moves.len().into())];
            (scene.say_with("sheets-game", &args), parts(scene, game, first, fit))
        })
        .collect();
    let spoken: Vec<String> =
        texts.iter().map(|(title, detail)| format!("{title}. {detail}")).collect();
    let rows: Vec<Row<'_>> = texts
        .iter()
        .zip(&spoken)
        .map(|((title, detail), spoken)| Row {
            title,
            detail,
            aside: "",
            tone: Tone::Neutral,
            spoken,
        })
        .collect();
    match rows_ui(ui, &scene.say("sheets-games"), &rows, chosen) {
        Some(RowAction::Select(nth) | RowAction::Open(nth)) => Some(nth),
        None => None,
    }
}

/// Where a game parts from the first, or how many slips the first takes.
fn parts(scene: &Scene<'_>, game: &Game, first: &Fit, fit: &Fit) -> String {
    let same = first.moves.iter().zip(&fit.moves).take_while(|(a, b)| a == b).count();
    let of = |fit: &Fit| written(&game.start, &fit.moves, same).unwrap_or_else(|| "–".to_owned());
    if same == first.moves.len() && same == fit.moves.len() {
        let slips = |side: Side| {
            let all = fit.entries.iter().flat_map(|entry| entry.of(side).slips.iter());
            all.filter(|slip| slip.is_of_substance()).count()
        };
        let args = [("white", slips(Side::White).into()), ("black", slips(Side::Black).into())];
        return scene.say_with("sheets-game-first", &args);
    }
    let args = [("there", of(fit).into()), ("first", of(first).into())];
    scene.say_with("sheets-game-parts", &args)
}
