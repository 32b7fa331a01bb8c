//! The dialog in which the clock of a board is corrected: more time or less, the sides exchanged,
//! the count of moves; with what the clock shows then, and the reason.

use egui::Ui;

use crate::actions::Action;
use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::reason::reason_at;
use crate::screens::seen_game::{GameInQuestion, SameGame, with_players};
use crate::tokens::{self, Text};
use crate::widgets::button::{Weight, button};
use crate::widgets::dialog::Column;
use crate::widgets::running_line::running_line;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::{chess, time};
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// What is done to a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Add,
    Subtract,
    Set,
    Swap,
    Counter,
}

/// The form of a correction of the clock.
#[derive(Debug)]
pub struct CorrectionForm {
    board: BoardNo,
    kind: Kind,
    side: Side,
    value: String,
    /// The value that was proposed, which makes room for that of the other player.
    proposed: String,
    reason: String,
    /// The game whose clock it is.
    seen: Option<GameInQuestion>,
}

/// What is added or deducted most often.
const SPAN: &str = "2:00";

impl CorrectionForm {
    /// A form that gives a player two minutes; the reason is still to be written.
    #[must_use]
    pub fn new(scene: &Scene<'_>, board: BoardNo, side: Side) -> Self {
        let seen = GameInQuestion::of(scene, board);
        let (kind, value) = (Kind::Add, SPAN.to_owned());
        Self { board, kind, side, proposed: value.clone(), value, reason: String::new(), seen }
    }

    /// Proposes a value for what is done: a usual span, or what the clock shows now.
    fn propose(&mut self, scene: &Scene<'_>) {
        let game = scene.snap.game(self.board);
        let shown = game.map(|game| match self.kind {
            Kind::Counter => game.clock.moves_made(self.side).to_string(),
            Kind::Set => {
                let times = game.times(scene.now_at(self.board));
                time::shown((*times.of(self.side)).max(Millis::ZERO))
            }
            Kind::Add | Kind::Subtract | Kind::Swap => SPAN.to_owned(),
        });
        self.proposed = shown.unwrap_or_default();
        self.value.clone_from(&self.proposed);
    }

    /// Whether it takes the place of what the clock shows: what was added or taken is so whatever came in.
    const fn replaces(&self) -> bool {
        matches!(self.kind, Kind::Set | Kind::Swap | Kind::Counter)
    }

    /// The label of the field for the value, an example, and the word for what cannot be read.
    fn value(&self) -> (&'static str, &'static str, &'static str) {
        match self.kind {
            Kind::Counter => ("board-clock-moves", "23", "board-not-a-count"),
            _ => ("board-clock-time", SPAN, "board-not-a-time"),
        }
    }

    /// What is wrong with the value: it cannot be read, or the clock cannot be corrected so.
    fn fault(&self, scene: &Scene<'_>) -> Option<String> {
        let Some(correction) = self.correction() else { return Some(scene.say(self.value().2)) };
        let game = scene.snap.game(self.board)?;
        let refused = game.clock.check(correction, scene.now_at(self.board)).err()?;
        Some(scene.words.tell(&refused))
    }

    /// The reason. A time is none: it was typed for the clock, in haste or where the keyboard was thought to be in
    /// the field above.
    fn reason(&self, check: &mut Check<'_, '_>) -> Option<String> {
        let reason = self.reason.trim();
        if time::read(reason).is_some() {
            let args = [("text", reason.into())];
            let why = check.scene.say_with("board-clock-reason-is-time", &args);
            check.fault("app-reason", why);
            return None;
        }
        reason_at(check, self.board, reason)
    }

    fn correction(&self) -> Option<Correction> {
        let side = self.side;
        match self.kind {
            Kind::Swap => Some(Correction::SwapSides),
            Kind::Counter => {
                Some(Correction::SetCounter { side, moves: self.value.trim().parse().ok()? })
            }
            Kind::Add => Some(Correction::Add { side, time: time::read(&self.value)? }),
            Kind::Subtract => Some(Correction::Subtract { side, time: time::read(&self.value)? }),
            Kind::Set => Some(Correction::Set { side, time: time::read(&self.value)? }),
        }
    }
}

impl DialogForm for CorrectionForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        if self.seen.as_ref().is_some_and(|seen| !seen.is_there(scene)) {
            return None;
        }
        let title = scene.say_with("board-clock-title", &[("board", self.board.0.into())]);
        let head = Head::new("clock", title, scene.say("app-record"));
        // In large text what is chosen above the reason would be out of sight.
        let is_large = scene.prefs.scale_percent > 100;
        let first = if is_large { "board-clock-what" } else { "app-reason" };
        let head = with_players(scene, self.board, head);
        Some(head.width(560.0).wide().begin_at(first).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        // Where not all is in sight at once, it is seen first what there is to correct.
        now_ui(ui, fields.scene, self);
        let kinds = [
            (Kind::Add, "board-clock-add"),
            (Kind::Subtract, "board-clock-subtract"),
            (Kind::Set, "board-clock-set"),
            (Kind::Swap, "board-clock-swap"),
            (Kind::Counter, "board-clock-counter"),
        ];
        let is_span = |kind: Kind| matches!(kind, Kind::Add | Kind::Subtract);
        let before = self.kind;
        let is_another = fields.choose(ui, "board-clock-what", &kinds, &mut self.kind);
        // What is added may as well be deducted; all else is another value.
        if is_another && !(is_span(before) && is_span(self.kind)) {
            self.propose(fields.scene);
        }
        if self.kind != Kind::Swap {
            let is_other_side = fields.side(ui, "board-clock-whose", &mut self.side);
            if is_other_side && self.value == self.proposed {
                self.propose(fields.scene);
            }
            let (label, example, _) = self.value();
            let fault = self.fault(fields.scene);
            fields.text(ui, Field::new(label).example(example).fault(fault), &mut self.value);
        }
        if is_span(self.kind) {
            ui.horizontal_wrapped(|ui| {
                for text in ["0:10", "0:30", "1:00", "2:00", "5:00"] {
                    if button(ui, Weight::Plain, text, None).clicked() {
                        text.clone_into(&mut self.value);
                    }
                }
            });
        }
        fields.reason(ui, &mut self.reason);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let (label, _, wrong) = self.value();
        let correction = check.read(label, self.correction(), wrong);
        let (reason, correction) = (self.reason(check)?, correction?);
        let replaces = self.replaces();
        if let Some(seen) = self.seen.as_mut().filter(|_| replaces)
            && !seen.holds(check, SameGame::RecordAndClock, "app-reason")
        {
            return None;
        }
        check.actions.game(self.board, GameCommand::CorrectClock { correction, reason });
        Some(())
    }
}

/// That the clock of a board was corrected, with what it showed before and shows now, and how that is undone.
#[must_use]
pub fn told(
    words: &Catalogue,
    (board, game): (BoardNo, &Game),
    what: &GameEvent,
) -> Option<String> {
    let GameEvent::ClockCorrected { .. } = what else { return None };
    let done = game.corrections.last()?;
    let changed = Side::BOTH.into_iter().filter_map(|side| {
        let [before, after] = [&done.before, &done.after].map(|times| time::shown(*times.of(side)));
        let side = chess::side(words, side);
        (before != after).then(|| format!("{side}: {before} → {after}"))
    });
    let changed: Vec<String> = changed.collect();
    let changed = match changed.is_empty() {
        // The count of moves alone.
        true => words.tell(&done.correction),
        false => changed.join(", "),
    };
    let what = words.say(Action::UndoCorrection.label());
    let key = Action::UndoCorrection.key_text(words).unwrap_or_default();
    let args = [
        ("board", board.0.into()),
        ("times", changed.into()),
        ("what", what.trim_end_matches('…').into()),
        ("key", key.into()),
    ];
    Some(words.say_with("board-clock-done", &args))
}

/// What the clock shows now, and would show then.
fn now_ui(ui: &mut Ui, scene: &Scene<'_>, form: &CorrectionForm) {
    let Some(game) = scene.snap.game(form.board) else { return };
    let at = scene.now_at(form.board);
    let now = game.times(at);
    let possible = form.correction().filter(|one| game.clock.check(*one, at).is_ok());
    let then = possible.map(|correction| {
        let mut clock = game.clock.clone();
        clock.correct(correction, at);
        clock.reading(at)
    });
    let of = |side: Side| {
        let name = chess::side(scene.words, side);
        let before = time::shown(*now.of(side));
        match then.map(|then| time::shown(*then.of(side))) {
            Some(after) if after != before => format!("{name}: {before} → {after}"),
            _ => format!("{name}: {before}"),
        }
    };
    // One text: a screen reader passes over two words that stand alone.
    let ink = tokens::of(ui.ctx()).ink_soft;
    let text = Text::Mono.rich(Side::BOTH.map(of).join("\n")).color(ink);
    running_line(ui, scene.words, text, &format!("{:?} {:?}", form.correction(), game.clock));
}
